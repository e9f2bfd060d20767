//! Where the parts of the table go, by the size of the terminal.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::tui::widgets::Size;
use crate::tui::widgets::court::wall;
use crate::tui::widgets::players;

/// Where the parts of the table go.
pub(super) struct Places {
    pub(super) size: Size,
    pub(super) bar: Rect,
    /// The court, and what lies at the ends of its rows.
    pub(super) court: Rect,
    pub(super) players: Rect,
    /// Beside the court, under the players.
    pub(super) side: Rect,
    /// Under the court, down to the keys.
    pub(super) below: Rect,
    /// How many rows a hand takes there.
    pub(super) answers: u16,
}

impl Places {
    pub(super) fn of(area: Rect) -> Self {
        let size = Size::of(area);
        let [bar, _, rest, _] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(u16::from(size == Size::Large)),
            Constraint::Fill(1),
            Constraint::Length(1),
        ])
        .areas(area);
        let (width, height) = wall(size);
        let beside = match size {
            Size::Small => 21,
            Size::Medium => 22,
            Size::Large => 36.max(area.width - width - 1),
        };
        let [left, side] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(beside)]).areas(rest);
        let [court, below] =
            Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(left);
        let [players, under] =
            Layout::vertical([Constraint::Length(players::HEIGHT), Constraint::Fill(1)])
                .areas(side);
        // Where the side does not reach down, what is asked has the whole width.
        let (below, under) = match size {
            Size::Large => (below, under),
            _ => (
                Rect { width: area.width, ..below },
                Rect { height: court.bottom().saturating_sub(under.y), ..under },
            ),
        };
        let answers = if size == Size::Large { 6 } else { 3 };
        Self { size, bar, court, players, side: under, below, answers }
    }

    /// Where a hand lies when a card is asked for: at the bottom, over one's own things.
    pub(super) fn hand(&self, area: Rect) -> Rect {
        let y = (area.bottom() - 2).saturating_sub(self.answers);
        Rect { y, height: self.answers, ..self.below }
    }
}
