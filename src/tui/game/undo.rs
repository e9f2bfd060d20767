//! Taking back and playing again.

use super::overlay::Overlay;
use super::{GameTable, Stage};
use crate::engine::{Seat, SeatSet};
use crate::session::Undo;

impl GameTable {
    /// Takes the last answer back, at once or when the table agrees.
    pub(super) fn undo(&mut self) {
        if let Stage::Curtain { .. } = self.stage {
            // Nobody knows who has the keyboard by now.
            self.eyes = None;
        }
        let Some(target) = self.undo_target() else { return };
        match self.session.can_undo_to(target) {
            Undo::Nothing => {}
            Undo::Free => self.undo_to(target),
            Undo::NeedsAgreement => self.overlays.push(Overlay::Agree { target }),
        }
    }

    /// Where the last answer began.
    pub(super) fn undo_target(&self) -> Option<usize> {
        let now = self.session.len();
        let mark = self.marks.iter().rev().copied().find(|&mark| mark < now);
        mark.or_else(|| self.session.undo_target())
    }

    pub(super) fn undo_to(&mut self, target: usize) {
        self.undone.push(self.session.len());
        self.session.undo_to_agreed(target);
        self.marks.retain(|&mark| mark < target);
        self.after_rewind();
    }

    pub(super) fn redo(&mut self) {
        if !self.session.can_redo() {
            return;
        }
        // An answer with all that was passed by itself after it, as it was taken back.
        let from = self.session.len();
        let target = self.undone.pop().filter(|&target| target > from).unwrap_or(from + 1);
        self.marks.push(from);
        while self.session.len() < target && self.session.can_redo() {
            self.session.redo();
        }
        self.after_rewind();
    }

    fn after_rewind(&mut self) {
        self.passed = None;
        self.wanting = SeatSet::EMPTY;
        self.recent = None;
        for seat in Seat::ALL {
            self.since[seat] = self.since[seat].min(self.session.len());
        }
        self.kept.save(&self.session);
        self.settle();
    }
}
