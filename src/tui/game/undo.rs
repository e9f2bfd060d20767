//! Taking back and playing again, and what is said of it.

use super::because::own_doing;
use super::overlay::Overlay;
use super::{GameTable, Notice};
use crate::engine::{Event, Seat, SeatSet, Side};
use crate::session::Undo;
use crate::text::Text;

/// What was taken back: whose answer, what everybody saw of it, and who had played after it.
#[derive(Clone, Debug)]
pub(super) struct Taken {
    by: Seat,
    events: Vec<Event>,
    after: SeatSet,
}

impl GameTable {
    /// Takes the last answer back, at once or when the table agrees.
    pub(super) fn undo(&mut self) {
        match self.host.can_undo() {
            Undo::Nothing => self.notice = Some(Notice::NothingToUndo),
            Undo::Free => self.undo_now(),
            Undo::NeedsAgreement if self.would_take_from_others() => {
                self.notice = Some(Notice::OthersMove);
            }
            Undo::NeedsAgreement => self.overlays.push(Overlay::Agree),
        }
    }

    /// Whether a hand lies open, and somebody else's answer would go.
    pub(super) fn would_take_from_others(&self) -> bool {
        let Some(own) = self.viewer().filter(|_| self.host.hides()) else { return false };
        let target = self.host.undo_target();
        let by = target.and_then(|target| self.session().actions().nth(target));
        by.is_some_and(|(seat, _)| seat != own)
    }

    /// The table has agreed, or need not.
    pub(super) fn undo_now(&mut self) {
        let taken = self.host.undo_target().and_then(|target| self.taken(target));
        self.host.undo(true);
        self.after_rewind();
        self.notice = taken.map(Notice::TakenBack);
    }

    /// What goes when the answers after so many go.
    fn taken(&self, target: usize) -> Option<Taken> {
        let told = self.told();
        let mut gone = (target + 1..).zip(self.session().actions().skip(target));
        let (number, (by, _)) = gone.next()?;
        let came = |number: usize| self.session().events_of(number).map_or(0, <[_]>::len);
        let events = own_doing(self.session().events_of(number)?).to_vec();
        // What others did on pages that have not been turned yet is no news to be told here.
        let before = |number: usize| (0..number).map(came).sum::<usize>();
        let seen = |number: usize| came(number) > 0 && before(number) < told;
        let after = gone.filter(|&(number, (seat, _))| seat != by && seen(number));
        Some(Taken { by, events, after: after.map(|(_, (seat, _))| seat).collect() })
    }

    /// What was taken back, in words.
    pub(super) fn taken_back(&self, text: &Text, taken: &Taken) -> String {
        let briefs = text.briefs(&taken.events, &self.names);
        let own = briefs.into_iter().find(|brief| brief.side == Some(Side::Seat(taken.by)));
        let what = own.map_or_else(|| text.ui("taken-answer"), |brief| brief.words);
        let others = text.seats(taken.after, &self.names);
        let name = self.names[taken.by].into();
        let gaps = [("name", name), ("what", what.into()), ("others", others.into())];
        let id = if taken.after.is_empty() { "taken-back" } else { "taken-back-all" };
        text.ui_with(id, gaps)
    }

    pub(super) fn redo(&mut self) {
        if self.host.redo() {
            self.after_rewind();
            self.recall_end();
        }
    }

    pub(super) fn after_rewind(&mut self) {
        self.unshown = None;
        self.passed.clear();
        self.recall();
        self.settle();
    }
}
