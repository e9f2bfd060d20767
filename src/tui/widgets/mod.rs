//! What lies on the table, a widget for each thing: data in, cells out, nothing else. What can be
//! clicked tells where it is, by the same layout that draws it.

pub(in crate::tui) mod bar;
pub(in crate::tui) mod cards;
pub(in crate::tui) mod court;
pub(in crate::tui) mod curtain;
pub(in crate::tui) mod markers;
pub(in crate::tui) mod piles;
pub(in crate::tui) mod players;
pub(in crate::tui) mod question;
pub(in crate::tui) mod scoring;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::pen::note_cut;
use crate::engine::Board;

/// How much room there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::tui) enum Size {
    /// 80 by 24: names, signs and dots.
    Small,
    /// 100 by 30: conditions in words.
    Medium,
    /// 120 by 40: who would be paid, and more beside the court.
    Large,
}

impl Size {
    /// The biggest that fits.
    pub(in crate::tui) const fn of(area: Rect) -> Self {
        if area.width >= 120 && area.height >= 40 {
            Size::Large
        } else if area.width >= 100 && area.height >= 30 {
            Size::Medium
        } else {
            Size::Small
        }
    }
}

/// A place on the screen where a click does what a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) struct Spot {
    pub(in crate::tui) area: Rect,
    pub(in crate::tui) key: KeyCode,
}

/// The one key of each board, the same whatever is asked.
pub(in crate::tui) const fn board_key(board: Board) -> char {
    match board.number() {
        10 => '0',
        11 => 'o',
        12 => 'y',
        number => (b'0' + number) as char,
    }
}

/// Writes a line in a row; what there is no room for is noted, for the tests.
#[track_caller]
pub(in crate::tui) fn write(line: &Line<'_>, row: Rect, buffer: &mut Buffer) {
    if line.width() > usize::from(row.width) {
        note_cut(&line.to_string());
    }
    line.render(Rect { height: 1, ..row }, buffer);
}

/// Writes a line so that it ends where the row ends.
#[track_caller]
pub(in crate::tui) fn write_right(line: &Line<'_>, row: Rect, buffer: &mut Buffer) {
    let width = (line.width() as u16).min(row.width);
    write(line, Rect { x: row.right() - width, width, ..row }, buffer);
}
