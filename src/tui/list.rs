//! Lists that Up and Down go through, round and round, and the menu in a box.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::keys::Verb;
use super::pen::{Pen, middle};
use crate::text::Text;

/// A place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cursor {
    at: usize,
    count: usize,
}

impl Cursor {
    /// A place in a list of so many lines.
    pub(super) const fn new(at: usize, count: usize) -> Self {
        Self { at, count }
    }

    /// The line, from 0.
    pub(super) const fn at(self) -> usize {
        self.at
    }

    /// Goes one on or back.
    pub(super) fn go(&mut self, verb: Verb) {
        let count = self.count.max(1);
        match verb {
            Verb::Down => self.at = (self.at + 1) % count,
            Verb::Up => self.at = (self.at + count - 1) % count,
            _ => {}
        }
    }
}

/// A menu: messages of the screens, one of which is chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Menu {
    lines: &'static [&'static str],
    cursor: Cursor,
}

impl Menu {
    /// At its first line.
    pub(super) const fn new(lines: &'static [&'static str]) -> Self {
        Self { lines, cursor: Cursor::new(0, lines.len()) }
    }

    /// Goes one on or back.
    pub(super) fn go(&mut self, verb: Verb) {
        self.cursor.go(verb);
    }

    /// The message under the cursor.
    pub(super) fn chosen(&self) -> &'static str {
        self.lines[self.cursor.at()]
    }

    /// In a box in the middle of the screen.
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect, text: &Text) {
        let look = pen.look;
        let place = middle(area, 44, self.lines.len() as u16 + 4);
        pen.boxed(place, &text.ui("menu"));
        for (row, id) in (0..).zip(self.lines) {
            let here = usize::from(row) == self.cursor.at();
            let (mark, style) =
                if here { (look.glyphs().cursor, look.chosen()) } else { (" ", Style::new()) };
            let y = place.y + 2 + row;
            pen.put(place.x + 2, y, 1, mark, look.accent());
            pen.put(place.x + 4, y, place.width - 6, &text.ui(id), style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_goes_round_and_an_empty_one_stays() {
        let mut cursor = Cursor::new(1, 3);
        let mut go = |verb| {
            cursor.go(verb);
            cursor.at()
        };
        assert_eq!([Verb::Down, Verb::Down, Verb::Up, Verb::Up].map(&mut go), [2, 0, 2, 1]);
        let mut empty = Cursor::new(0, 0);
        empty.go(Verb::Up);
        empty.go(Verb::Down);
        assert_eq!(empty.at(), 0);
    }
}
