//! The boards as a table, with who would be paid now.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::court::Marks;
use super::signs;
use crate::engine::{Board, Side, View};
use crate::text::Text;
use crate::tui::pen::Pen;

/// The boards as a table; beside the court only what it does not say.
pub(super) struct Boards<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) marks: &'a Marks,
    pub(super) beside: bool,
}

impl Boards<'_> {
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let id = if self.beside { "boards-beside" } else { "boards-heading" };
        pen.put(area.x, area.y, area.width, &self.text.ui(id), pen.look.quiet());
        for (y, board) in (area.y + 1..area.bottom()).zip(Board::ALL) {
            self.draw_board(pen, Rect { y, height: 1, ..area }, board);
        }
    }

    fn draw_board(&self, pen: &mut Pen<'_>, row: Rect, board: Board) {
        let (look, y) = (pen.look, row.y);
        if self.marks.focus.or(self.marks.cursor) == Some(board) {
            pen.put(row.x, y, 1, look.glyphs().cursor, look.accent());
        }
        let number = format!("{:>2}", board.number());
        let mut x = pen.put(row.x + 1, y, 2, &number, look.strong()) + 1;
        pen.put(x, y, 10, &signs::short_name(self.text, board, 10), Style::new());
        x += 11;
        if !self.beside {
            let asks = signs::condition(self.text, self.view.condition(board));
            pen.put(x, y, 2, &asks, look.strong());
            pen.put(x + 3, y, 8, &signs::pays(self.text, board, 8), Style::new());
            x += 12;
        }
        if self.view.louis() == Some(board) {
            pen.put(x, y, 1, look.glyphs().crown, look.louis());
        }
        x += 2;
        let planned = self.marks.planned[board];
        let planner = self.marks.planner.map(Side::Seat);
        for side in Side::ALL {
            let count = self.view.markers(board)[side];
            let more = if planner == Some(side) { planned } else { 0 };
            if count + more == 0 {
                continue;
            }
            let there = if count > 0 { count.to_string() } else { String::new() };
            let block = format!("{}{there}", signs::letter(side));
            x = pen.put(x, y, row.right().saturating_sub(x), &block, look.side(side));
            if more > 0 {
                let plus = format!("+{more}");
                x = pen.put(x, y, row.right().saturating_sub(x), &plus, look.fresh());
            }
            x += 1;
        }
        let room = row.right().saturating_sub(x + 1);
        let outlook = match self.marks.planner {
            Some(seat) if planned > 0 => {
                signs::claims_with(self.text, self.view.table(), seat, board, planned)
            }
            _ => signs::outlook(self.text, self.view.table(), board),
        };
        if outlook.width() <= usize::from(room) {
            pen.right(row, y, &outlook, Style::new());
        }
    }
}
