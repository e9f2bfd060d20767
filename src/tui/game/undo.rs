//! Taking back and playing again, and what is said of it.

use super::because::own_doing;
use super::overlay::Overlay;
use super::{GameTable, Notice};
use crate::engine::{Action, Board, Event, Seat, SeatSet, Side};
use crate::session::Undo;
use crate::text::Text;

/// What was taken back: whose answer, what everybody saw of it, and who had played after it.
#[derive(Clone, Debug)]
pub(super) struct Taken {
    by: Seat,
    /// Nobody's answer but the table's: that nobody plays intrigue before this board.
    line: Option<Board>,
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
        let (number, (by, action)) = gone.next()?;
        let came = |number: usize| self.session().events_of(number).map_or(0, <[_]>::len);
        let events = own_doing(self.session().events_of(number)?).to_vec();
        // What others did on pages that have not been turned yet is no news to be told here.
        let before = |number: usize| (0..number).map(came).sum::<usize>();
        let seen = |number: usize| came(number) > 0 && before(number) < told;
        // What went without asking is nobody's doing.
        let did = |number: usize, seat: Seat, action: Action| {
            !self.is_person(seat) || self.host.was_asked(number - 1, action)
        };
        let after = gone.filter(|&(number, (seat, action))| {
            seat != by && seen(number) && did(number, seat, action)
        });
        let asked = self.session().position_at(target).and_then(|game| game.decision());
        let line = asked?.question.intrigue().filter(|_| action == Action::Pass);
        Some(Taken { by, line, events, after: after.map(|(_, (seat, _))| seat).collect() })
    }

    /// What an undo would take back, in words that everybody may read.
    pub(super) fn to_be_taken(&self, text: &Text) -> Option<String> {
        let mut taken = self.taken(self.host.undo_target()?)?;
        for event in &mut taken.events {
            *event = event.seen_by(None);
        }
        Some(self.taken_words(text, &taken))
    }

    /// What was taken back, in words.
    pub(super) fn taken_back(&self, text: &Text, taken: &Taken) -> String {
        text.ui_with("taken-back", [("what", self.taken_words(text, taken).into())])
    }

    fn taken_words(&self, text: &Text, taken: &Taken) -> String {
        if let Some(board) = taken.line {
            return text.ui_with("taken-line", [("board", text.board_label(board).into())]);
        }
        let briefs = text.briefs(&taken.events, &self.names);
        let own = briefs.into_iter().find(|brief| brief.side == Some(Side::Seat(taken.by)));
        let what = own.map_or_else(|| text.ui("taken-answer"), |brief| brief.words);
        let name = self.names[taken.by].into();
        let what = text.ui_with("taken-what", [("name", name), ("what", what.into())]);
        if taken.after.is_empty() {
            return what;
        }
        let others = text.seats(taken.after, &self.names);
        text.ui_with("taken-and", [("what", what.into()), ("others", others.into())])
    }

    /// Plays again what was taken back, and shows what comes of it as it was shown before.
    pub(super) fn redo(&mut self) {
        let answers = self.session().len();
        if self.host.redo() {
            self.after_rewind();
            self.followed(answers);
        }
    }

    pub(super) fn after_rewind(&mut self) {
        self.unshown = None;
        self.passed.clear();
        self.recall();
        self.settle();
    }
}
