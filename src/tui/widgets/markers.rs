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

/// Filled with a side's colour: what cannot be missed.
pub(in crate::tui) fn block(side: impl Into<Side>) -> Ground {
    Ground::Block(side.into().index() as u8)
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
    markers_but(look, lying, counts, width, |_| false)
}

/// The same with those quiet that lie there no more.
pub(in crate::tui) fn markers_but(
    look: Look,
    lying: Ground,
    counts: Sides<u8>,
    width: u16,
    gone: impl Fn(Side) -> bool,
) -> Line<'static> {
    let there = by_count(counts);
    let dotted = takes_dotted(&there);
    let room = usize::from(width) + 1;
    let counted: usize = there.iter().map(|&(_, count)| 2 + if count > 9 { 2 } else { 1 }).sum();
    let gap = if dotted <= room || counted <= room { " " } else { "" };
    let mut spans: Vec<Span<'static>> = Vec::with_capacity(2 * there.len());
    for (side, count) in there {
        if !spans.is_empty() {
            spans.push(look.span(gap, lying, Ink::Plain));
        }
        let pips = if dotted <= room { dots(look, side, count) } else { count.to_string() };
        let lies = |ink| look.on(lying, ink);
        spans.push(Span::styled(letter(side).to_string(), lies(ink(side))));
        spans.push(Span::styled(pips, lies(if gone(side) { Ink::Faint } else { ink(side) })));
    }
    Line::from(spans)
}

/// The same with those filled that have come, or would: nobody has to add them up. `None` where
/// dots have no room, or nothing can be filled.
pub(in crate::tui) fn markers_with_new(
    look: Look,
    lying: Ground,
    (counts, new): (Sides<u8>, Sides<u8>),
    width: u16,
) -> Option<Line<'static>> {
    let there = by_count(counts);
    if look.plain || takes_dotted(&there) > usize::from(width) + 1 {
        return None;
    }
    let mut line = Line::default();
    for (side, count) in there {
        let gap = if line.spans.is_empty() { "" } else { " " };
        let new = new[side].min(count);
        let old = format!("{gap}{}{}", letter(side), dots(look, side, count - new));
        line.push_span(Span::styled(old, look.on(lying, ink(side))));
        if new > 0 {
            let new = dots(look, side, new);
            line.push_span(Span::styled(new, look.on(block(side), Ink::Strong)));
        }
    }
    Some(line)
}

fn by_count(counts: Sides<u8>) -> Vec<(Side, u8)> {
    let there = Side::ALL.into_iter().map(|side| (side, counts[side]));
    let mut there: Vec<(Side, u8)> = there.filter(|&(_, count)| count > 0).collect();
    there.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    there
}

/// How many columns they take as dots, and one.
fn takes_dotted(there: &[(Side, u8)]) -> usize {
    there.iter().map(|&(_, count)| usize::from(count) + 2).sum()
}
