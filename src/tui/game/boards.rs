//! The boards as a table, with who would be paid now.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::signs;
use crate::engine::{Board, Side, View};
use crate::text::Text;
use crate::tui::pen::Pen;

/// The boards as a table, with who would be paid now; beside the court only what it does not say.
pub(super) fn draw_boards(
    pen: &mut Pen<'_>,
    area: Rect,
    view: &View,
    text: &Text,
    marked: Option<Board>,
    beside: bool,
) {
    let look = pen.look;
    let heading = text.ui(if beside { "boards-beside" } else { "boards-heading" });
    pen.put(area.x, area.y, area.width, &heading, look.quiet());
    for (y, board) in (area.y + 1..area.bottom()).zip(Board::ALL) {
        let mark = if marked == Some(board) { look.glyphs().cursor } else { " " };
        pen.put(area.x, y, 1, mark, look.accent());
        let number = format!("{:>2}", board.number());
        let mut x = pen.put(area.x + 1, y, 2, &number, look.strong()) + 1;
        pen.put(x, y, 10, &signs::short_name(text, board, 10), Style::new());
        x += 11;
        if !beside {
            pen.put(x, y, 2, &signs::condition(text, view.condition(board)), look.strong());
            pen.put(x + 3, y, 8, &signs::pays(text, board, 8), Style::new());
            x += 12;
        }
        if view.louis() == Some(board) {
            pen.put(x, y, 1, look.glyphs().crown, look.louis());
        }
        x += 2;
        for side in Side::ALL {
            let count = view.markers(board)[side];
            if count > 0 {
                let block = format!("{}{count}", signs::letter(side));
                let room = area.right().saturating_sub(x);
                x = pen.put(x, y, room, &block, look.side(side)) + 1;
            }
        }
        let room = area.right().saturating_sub(x + 1);
        let outlook = signs::outlook(text, view.table(), board);
        if outlook.width() <= usize::from(room) {
            pen.right(area, y, &outlook, look.quiet());
        }
    }
}
