//! Markers as letter and dots, most first; letter and number where dots do not fit.

use ratatui::text::{Line, Span};

use crate::engine::{Side, Sides};
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// A side's letter.
pub(in crate::tui) const fn letter(side: Side) -> char {
    match side {
        Side::Seat(seat) => seat.letter(),
        Side::Neutral => 'N',
    }
}

/// The ink of a side.
pub(in crate::tui) fn ink(side: impl Into<Side>) -> Ink {
    Ink::Side(side.into().index() as u8)
}

/// The ground of a side.
pub(in crate::tui) fn ground(side: impl Into<Side>) -> Ground {
    Ground::Side(side.into().index() as u8)
}

/// The dots of so many markers.
pub(in crate::tui) fn dots(look: Look, side: Side, count: u8) -> String {
    let glyphs = look.glyphs();
    let dot = if side == Side::Neutral { glyphs.neutral } else { glyphs.marker };
    dot.repeat(count.into())
}

/// Everybody's markers, most first, in at most so many columns.
pub(in crate::tui) fn markers(
    look: Look,
    lying: Ground,
    counts: Sides<u8>,
    width: u16,
) -> Line<'static> {
    let mut there: Vec<(Side, u8)> = Side::ALL
        .into_iter()
        .map(|side| (side, counts[side]))
        .filter(|&(_, count)| count > 0)
        .collect();
    there.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let dotted: usize = there.iter().map(|&(_, count)| usize::from(count) + 2).sum();
    let room = usize::from(width) + 1;
    let counted: usize = there.iter().map(|&(_, count)| 2 + if count > 9 { 2 } else { 1 }).sum();
    let gap = if dotted <= room || counted <= room { " " } else { "" };
    let mut spans: Vec<Span<'static>> = Vec::with_capacity(2 * there.len());
    for (side, count) in there {
        if !spans.is_empty() {
            spans.push(look.span(gap, lying, Ink::Plain));
        }
        let pips = if dotted <= room { dots(look, side, count) } else { count.to_string() };
        let style = look.on(lying, ink(side));
        spans.push(Span::styled(format!("{}{pips}", letter(side)), style));
    }
    Line::from(spans)
}
