//! The boards as a table, with who would be paid now.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::court::Marks;
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
    marks: &Marks,
    beside: bool,
) {
    let look = pen.look;
    let marked = marks.focus.or(marks.cursor);
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
        let mut counts = view.markers(board);
        if let Some(seat) = marks.planner {
            counts[seat] += marks.planned[board];
        }
        for side in Side::ALL {
            let (count, there) = (counts[side], view.markers(board)[side]);
            if count > 0 {
                // What is only planned is set off: A1+2.
                let planned = match (count - there, there) {
                    (0, _) => count.to_string(),
                    (more, 0) => format!("+{more}"),
                    (more, _) => format!("{there}+{more}"),
                };
                let block = format!("{}{planned}", signs::letter(side));
                let room = area.right().saturating_sub(x);
                x = pen.put(x, y, room, &block, look.side(side)) + 1;
            }
        }
        let room = area.right().saturating_sub(x + 1);
        let standing = view.standing_of(board, None, counts);
        let outlook = signs::claims(text, view.table(), &standing);
        if outlook.width() <= usize::from(room) {
            pen.right(area, y, &outlook, look.quiet());
        }
    }
}
