//! What is asked: a bar in the colour of the player who is asked, with their letter before it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::markers::{ground, ink};
use super::{write, write_right};
use crate::engine::Seat;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// A question, or what is said in its place.
pub(in crate::tui) struct Asked<'a> {
    pub(in crate::tui) look: Look,
    /// Who is asked; nobody when it is the whole table.
    pub(in crate::tui) seat: Option<Seat>,
    pub(in crate::tui) words: &'a str,
    /// How the question begins, such as with the player's name: it stands out.
    pub(in crate::tui) lead: &'a str,
    /// At the right end: a count, a rule.
    pub(in crate::tui) aside: &'a str,
}

impl Asked<'_> {
    /// Columns before the words: the letter's block.
    const fn indent(&self) -> u16 {
        if self.seat.is_some() { 5 } else { 1 }
    }

    fn lines(&self, width: u16) -> Vec<String> {
        let aside = if self.aside.is_empty() { 1 } else { self.aside.chars().count() as u16 + 3 };
        let room = width.saturating_sub(self.indent());
        let words = self.look.show(self.words);
        let lines = wrap(&words, room.saturating_sub(1).into());
        // What stands aside shares the last line, or goes: a bar of one line does not jump.
        match lines.last() {
            Some(last) if lines.len() > 1 && last.chars().count() as u16 + aside > room => {
                wrap(&words, room.saturating_sub(aside).into())
            }
            _ => lines,
        }
    }

    /// Whether what stands aside has room beside this line.
    fn has_room_aside(&self, line: &str, width: u16) -> bool {
        let taken = line.chars().count() + self.aside.chars().count() + 3;
        taken <= usize::from(width.saturating_sub(self.indent()))
    }

    /// How many rows it takes.
    pub(in crate::tui) fn height(&self, width: u16) -> u16 {
        self.lines(width).len() as u16
    }
}

impl Widget for &Asked<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        let lies = self.seat.map_or(Ground::Head, ground);
        let lines = self.lines(area.width);
        let rows = area.rows().take(lines.len());
        for (place, (row, words)) in rows.zip(&lines).enumerate() {
            buffer.set_style(row, look.on(lies, Ink::Plain));
            if let (0, Some(seat)) = (place, self.seat) {
                let block = Ground::Block(seat.index() as u8);
                let letter = seat.letter();
                let sign = if look.plain { format!("[{letter}]") } else { format!(" {letter} ") };
                let line = Line::from(look.span(sign, block, Ink::Strong));
                write(&line, Rect { x: row.x + 1, width: 3, ..row }, buffer);
            }
            let inner = Rect {
                x: row.x + self.indent(),
                width: row.width.saturating_sub(self.indent()),
                ..row
            };
            let lead = look.show(self.lead);
            let strong = self.seat.map_or(Ink::Strong, ink);
            let line = match words.strip_prefix(&lead).filter(|_| place == 0) {
                Some(rest) if !lead.is_empty() => Line::from_iter([
                    look.span(lead, lies, strong),
                    look.span(rest, lies, Ink::Plain),
                ]),
                _ => Line::from(look.span(words, lies, Ink::Plain)),
            };
            write(&line, inner, buffer);
            let last = place + 1 == lines.len() && !self.aside.is_empty();
            if last && self.has_room_aside(words, row.width) {
                let aside = Line::from(look.span(format!("{}  ", self.aside), lies, strong));
                write_right(&aside, row, buffer);
            }
        }
    }
}
