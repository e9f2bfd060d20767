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

/// Columns for what a board pays.
const PAYS: u16 = 15;

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
            pen.put(x + 3, y, PAYS, &signs::pays(self.text, board, PAYS), Style::new());
            x += PAYS + 4;
        }
        if self.view.louis() == Some(board) {
            pen.put(x, y, 1, look.glyphs().crown, look.louis());
        }
        x += 2;
        let outlook = self.marks.outlook(self.text, self.view.table(), board);
        let blocks = self.blocks(board);
        let needed: usize = blocks.iter().map(|(_, a, b)| a.width() + b.width()).sum();
        let room = usize::from(row.right().saturating_sub(x));
        // Blocks of colour can do without gaps between them.
        let gap = u16::from(needed + blocks.len() + outlook.width() <= room);
        for (side, block, more) in blocks {
            x = pen.put(x, y, row.right().saturating_sub(x), &block, look.side(side));
            x = pen.put(x, y, row.right().saturating_sub(x), &more, look.fresh()) + gap;
        }
        if needed + outlook.width() < room {
            pen.right(row, y, &outlook, Style::new());
        }
    }

    /// The markers on a board by side, and how many more would lie there.
    fn blocks(&self, board: Board) -> Vec<(Side, String, String)> {
        let planner = self.marks.planner.map(Side::Seat);
        let block = |side: Side| {
            let count = self.view.markers(board)[side];
            let more = if planner == Some(side) { self.marks.planned[board] } else { 0 };
            let there = if count > 0 { count.to_string() } else { String::new() };
            let plus = if more > 0 { format!("+{more}") } else { String::new() };
            let block = format!("{}{there}", signs::letter(side));
            (count + more > 0).then_some((side, block, plus))
        };
        Side::ALL.into_iter().filter_map(block).collect()
    }
}
