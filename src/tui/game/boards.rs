//! The boards as a table: what each asks and pays, who is there, and who would be paid now.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Cell, Row, Table, Widget};

use super::signs;
use crate::engine::{Board, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;
use crate::tui::widgets::court::Marks;
use crate::tui::widgets::markers::{ground, markers};

/// The boards as a table.
pub(super) struct Boards<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) look: Look,
    pub(super) marks: &'a Marks,
}

/// Columns for the number and the mark before it, the name, what it asks, what it pays.
const COLUMNS: [u16; 4] = [3, 11, 3, 16];

impl Boards<'_> {
    fn row(&self, board: Board, rest: [u16; 2]) -> Row<'static> {
        let (look, marks) = (self.look, self.marks);
        let done = marks.is_done(self.view, board);
        let here = marks.focus.or(marks.cursor) == Some(board) || marks.is_chosen(board);
        let lies = match () {
            () if here => marks.planner.map_or(Ground::Lit, ground),
            () if marks.open.contains(board) => Ground::Lit,
            () if done => Ground::Done,
            () => Ground::Page,
        };
        let plain = if done && !here { Ink::Quiet } else { Ink::Plain };
        let span = |words: &str, ink| Line::from(look.span(words, lies, ink));
        let mark = if here { look.glyphs().cursor } else { " " };
        let number = if marks.open.contains(board) { Ink::Gold } else { Ink::Quiet };
        let louis = self.view.louis() == Some(board);
        let name = signs::short_name(self.text, board, if louis { 9 } else { 11 });
        let name = match louis {
            true => span(&format!("{name} {}", look.glyphs().crown), Ink::Gold),
            false => span(&name, if done { plain } else { Ink::Strong }),
        };
        let condition = self.view.condition(board);
        let asks = span(&signs::condition(self.text, condition), Ink::Gold);
        let pays = span(&signs::pays(self.text, self.view, board, COLUMNS[3]), plain);
        let counts = marks.counts(self.view, board);
        let there = markers(look, lies, counts, rest[0]);
        let standing = signs::foretold(self.view, board, counts);
        let outlook = match done {
            true => Line::default(),
            false => signs::outlook(
                self.text,
                look,
                lies,
                &standing,
                rest[1],
                signs::may_win(self.view, &standing),
            ),
        };
        let number = span(&format!("{mark}{:>2}", board.number()), number);
        Row::new([number, name, asks, pays, there, outlook].map(Cell::from))
            .style(look.on(lies, Ink::Plain))
    }
}

impl Widget for &Boards<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        let taken: u16 = COLUMNS.iter().sum::<u16>() + 5;
        let left = area.width.saturating_sub(taken + 1);
        let rest = [left / 2, left - left / 2];
        let heads = ["boards-board", "boards-asks", "boards-pays", "boards-there", "boards-now"];
        let heads = heads.map(|id| {
            Cell::from(Line::from(look.span(self.text.ui(id), Ground::Page, Ink::Quiet)))
        });
        let header = Row::new(std::iter::once(Cell::default()).chain(heads));
        let rows = Board::ALL.map(|board| self.row(board, rest));
        let widths = COLUMNS.into_iter().chain(rest).map(Constraint::Length);
        let table = Table::new(rows, widths).header(header).column_spacing(1);
        table.render(Rect { height: area.height.min(13), ..area }, buffer);
    }
}
