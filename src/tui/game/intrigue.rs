//! The intrigue line: before a board is scored the whole table is asked at once whether anybody
//! plays an intrigue card (R6.1). It stands under the last leaf, or alone.

use super::{GameTable, Notice, Stage};
use crate::engine::{Board, Seat, SeatSet};
use crate::session::{IntrigueLine, Now, Pass};
use crate::text::{NO_BREAK, Text};
use crate::tui::keys::{Press, Verb};

impl GameTable {
    /// The line on the screen.
    pub(super) fn line(&self) -> Option<IntrigueLine> {
        let Now::Intrigue(line) = self.host.now() else { return None };
        match &self.stage {
            Stage::Intrigue => Some(line),
            // A lesson shows what happened before it asks.
            Stage::Leaves { leaves, at, viewer: None } if self.guide.is_none() => {
                (*at + 1 == leaves.len()).then_some(line)
            }
            _ => None,
        }
    }

    /// Takes a key at the line; tells whether it is one of its keys.
    pub(super) fn at_line(&mut self, press: Press, last: Option<&Notice>) -> bool {
        let Some(line) = self.line() else { return false };
        match press.verb {
            Verb::Letter => {
                let seat = Seat::from_index(press.number.into());
                if !seat.is_some_and(|seat| self.host.want(seat)) {
                    self.notice = Some(Notice::NothingThere);
                } else if !matches!(self.host.now(), Now::Intrigue(_)) {
                    // Whoever is first in line is asked at once.
                    self.host.told();
                    self.settle();
                }
            }
            Verb::Confirm => {
                let asked = line.asked.iter().filter(|&seat| self.host.order(seat).is_some());
                let asked: SeatSet = asked.collect();
                // Who said before which boards they want to be asked is not passed over by habit.
                if asked.is_empty()
                    || !line.wanting.is_empty()
                    || matches!(last, Some(Notice::AskedFor(..)))
                {
                    self.pass(Pass::Board);
                } else {
                    self.notice = Some(Notice::AskedFor(asked));
                }
            }
            // A lesson asks board by board.
            Verb::Done if self.guide.is_none() && !matches!(last, Some(Notice::SureNobody(_))) => {
                // For everybody, and for long: not by one key.
                self.notice = Some(Notice::SureNobody(line.asked));
            }
            Verb::Done if self.guide.is_none() => {
                self.pass(Pass::Round);
                // It is said, and that it can be taken back.
                self.notice = Some(Notice::NobodyAtAll);
            }
            _ => return false,
        }
        true
    }

    fn pass(&mut self, how: Pass) {
        self.passed.clear();
        self.host.told();
        let before = self.host.session().game().clone();
        let steps = self.host.pass(how);
        self.happened(before, steps, None);
    }

    /// Who might play a card, each with the key that asks for it.
    pub(super) fn line_keys(&self, line: IntrigueLine) -> String {
        // A key stays with its name.
        let key =
            |seat: Seat| format!("{}{NO_BREAK}{}", seat.letter().to_lowercase(), &self.names[seat]);
        line.asked.iter().map(key).collect::<Vec<_>>().join(", ")
    }

    /// What the line says, whole or in few words.
    pub(super) fn line_words(&self, text: &Text, line: IntrigueLine, brief: bool) -> String {
        let letters = || ("letters", self.line_keys(line).into());
        if !line.wanting.is_empty() {
            let names = text.seats(line.wanting, &self.names);
            return text.ui_with("line-wanting", [letters(), ("names", names.into())]);
        }
        let label = |board: Board| match brief {
            true => board.number().to_string(),
            false => text.board_label(board),
        };
        let board = ("board", label(line.board).into());
        let count = ("count", line.boards.len().saturating_sub(1).into());
        let end = line.boards.iter().last().unwrap_or(line.board);
        let last = ("last", label(end).into());
        let id = match (end != line.board, brief) {
            (false, false) => "line",
            (false, true) => "line-brief",
            (true, false) => "line-several",
            (true, true) => "line-several-brief",
        };
        text.ui_with(id, [board, last, count, letters()])
    }
}
