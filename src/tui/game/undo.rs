//! Taking back and playing again.

use super::GameTable;
use super::overlay::Overlay;
use crate::session::Undo;

impl GameTable {
    /// Takes the last answer back, at once or when the table agrees.
    pub(super) fn undo(&mut self) {
        match self.host.undo(false) {
            Undo::Nothing => {}
            Undo::Free => self.after_rewind(),
            // Bots have nothing to say to it.
            Undo::NeedsAgreement if self.lone().is_some() => self.undo_agreed(),
            Undo::NeedsAgreement => self.overlays.push(Overlay::Agree),
        }
    }

    /// The table has agreed.
    pub(super) fn undo_agreed(&mut self) {
        self.host.undo(true);
        self.after_rewind();
    }

    pub(super) fn redo(&mut self) {
        if self.host.redo() {
            self.after_rewind();
        }
    }

    pub(super) fn after_rewind(&mut self) {
        self.recent = None;
        self.unshown = None;
        self.whys.clear();
        self.settle();
    }
}
