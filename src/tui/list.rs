//! Lists that Up and Down go through, round and round, and the menu in a box.

use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{HighlightSpacing, List, ListState, StatefulWidget, Widget};

use super::keys::Verb;
use super::palette::{Ground, Ink};
use super::pen::Pen;
use super::theme::Look;
use super::widgets::dialog::Dialog;
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

    /// The box that it stands in.
    fn dialog<'a>(&self, look: Look, title: &'a str) -> Dialog<'a> {
        Dialog { look, title, size: (40, self.lines.len() as u16) }
    }

    /// The line that stands here.
    pub(super) fn spot(&self, area: Rect, at: Position) -> Option<usize> {
        let inner = self.dialog(Look::USUAL, "").inner(area);
        inner.contains(at).then(|| usize::from(at.y - inner.y))
    }

    /// The cursor goes to a line.
    pub(super) const fn point(&mut self, line: usize) {
        self.cursor = Cursor::new(line, self.lines.len());
    }

    /// In a box in the middle of the screen.
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect, text: &Text) {
        let look = pen.look;
        let title = text.ui("menu");
        let dialog = self.dialog(look, &title);
        let inner = dialog.inner(area);
        dialog.render(area, pen.buffer);
        let lines = self.lines.iter().enumerate().map(|(row, id)| {
            let ink = if row == self.cursor.at() { Ink::Gold } else { Ink::Strong };
            Line::styled(look.show(&text.ui(id)), look.ink(ink))
        });
        let mark = Line::styled(format!("{} ", look.glyphs().cursor), look.ink(Ink::Gold));
        let style = match look.has_colours() {
            true => Style::new().bg(look.palette().of(Ground::Head)),
            false => look.chosen(),
        };
        let list = List::new(lines)
            .highlight_symbol(mark)
            .highlight_spacing(HighlightSpacing::Always)
            .highlight_style(style);
        let mut state = ListState::default().with_selected(Some(self.cursor.at()));
        StatefulWidget::render(list, inner, pen.buffer, &mut state);
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
