//! What an answer was and where it began, so that one undo takes back one answer with all that
//! followed from it.

use super::{Host, IntrigueLine, Now};
use crate::engine::{Action, Board, BoardSet, Decision, Game, Phase, Seat, SeatSet};
use crate::session::Undo;

impl Host {
    /// Whether the last answer can be taken back.
    pub fn can_undo(&self) -> Undo {
        self.undo_target().map_or(Undo::Nothing, |target| self.session.can_undo_to(target))
    }

    /// Where the last answer began: what followed it without asking goes with it, and a "no" of
    /// the table before a board is one answer.
    pub fn undo_target(&self) -> Option<usize> {
        let numbered: Vec<Action> = self.session.actions().map(|(_, action)| action).collect();
        let begins = |&at: &usize| self.begins_answer(at, numbered[at]);
        (0..numbered.len()).rev().find(begins).or_else(|| {
            // Among bots alone, one action.
            numbered.len().checked_sub(1).filter(|_| !self.has_people())
        })
    }

    /// Takes the last answer back: at once if that is free, else only if the table agrees.
    pub fn undo(&mut self, agreed: bool) -> Undo {
        let can = self.can_undo();
        if let Some(target) = self.undo_target()
            && (can == Undo::Free || (agreed && can == Undo::NeedsAgreement))
        {
            let stretch = self.stretch();
            self.session.undo_to_agreed(target);
            self.after_rewind(stretch);
        }
        can
    }

    /// Back to so many actions, without asking anybody: for lessons.
    pub(crate) fn back_to(&mut self, count: usize) {
        let stretch = self.stretch();
        self.session.return_to(count);
        self.after_rewind(stretch);
    }

    /// Plays again what the last undo took back; tells whether there was something.
    pub fn redo(&mut self) -> bool {
        if !self.session.can_redo() {
            return false;
        }
        let stretch = self.stretch();
        self.session.redo_action();
        while let Some((_, action)) = self.session.next_undone()
            && !self.begins_answer(self.session.len(), action)
        {
            self.session.redo_action();
        }
        self.after_rewind(stretch);
        if !self.session.can_redo() {
            self.catch_up();
        }
        true
    }

    /// Somebody has answered. Whoever said no before one of several boards may hold the card of a
    /// later one; all of it is one answer.
    pub(super) fn answered(&mut self, at: usize, seat: Seat, action: Action) {
        let board_at = |at: usize| self.asked_at(at)?.1.question.intrigue();
        let in_line = |at: usize| board_at(at).is_some_and(|board| self.passed.contains(board));
        let held = self.session.game().secret(seat).intrigue;
        let no = in_line(at) && self.is_no(at, action);
        let more = |on: Board| board_at(at).is_some_and(|board| on > board) && held.contains(on);
        let goes_on = no && self.passed.iter().any(more);
        let by = |before: usize| self.asked_at(before).is_some_and(|(_, asked)| asked.seat == seat);
        let again = no && (0..at).rev().take_while(|&before| in_line(before)).any(by);
        if !goes_on {
            self.wanting.remove(seat);
        }
        self.remember(at, self.is_person(seat) && !again);
    }

    /// Keeps in mind whether somebody was asked for the action after so many. What was taken back
    /// before it is played no more.
    pub(super) fn remember(&mut self, at: usize, asked: bool) {
        drop(self.answers.split_off(&at));
        self.answers.insert(at, asked);
    }

    fn has_people(&self) -> bool {
        self.session.game().seats().any(|seat| self.is_person(seat))
    }

    /// Whether going back may end before this action, after so many: a person was asked for it,
    /// and would be again.
    fn begins_answer(&self, at: usize, action: Action) -> bool {
        let Some((game, Decision { seat, question })) = self.asked_at(at) else { return false };
        let no = question.intrigue().filter(|_| action == Action::Pass);
        let silent = no.is_some_and(|board| {
            self.is_lone_without(game, seat, board)
                || !self.asked_from(game, seat, board).contains(seat)
        });
        self.is_person(seat) && !silent && self.was_asked(at, action)
    }

    /// Whether somebody was asked for this action, and it did not follow from what was said before.
    pub fn was_asked(&self, at: usize, action: Action) -> bool {
        if let Some(&asked) = self.answers.get(&at) {
            return asked;
        }
        let Some((game, Decision { seat, question })) = self.asked_at(at) else { return false };
        if let (Some(board), Action::Pass) = (question.intrigue(), action) {
            return !self.said_before(at, board);
        }
        self.taken(game, seat, question) != Some(action)
    }

    /// Whether somebody at the table has said no already to a question that goes for this board:
    /// the first "no" before some boards stands for all of them. Bots that say no do not make it
    /// another.
    fn said_before(&self, at: usize, board: Board) -> bool {
        let actions: Vec<Action> = self.session.actions().map(|(_, action)| action).collect();
        let asked = |before: usize| {
            let (game, Decision { seat, question }) = self.asked_at(before)?;
            let no = actions.get(before) == Some(&Action::Pass);
            Some((game, seat, question.intrigue().filter(|_| no)?))
        };
        // From where the table was asked, board by board up to this one.
        let mut said: Option<BoardSet> = None;
        let first = (0..at).rev().take_while(|&before| asked(before).is_some()).last();
        for (game, seat, on) in first.into_iter().flat_map(|first| first..at).filter_map(asked) {
            if said.is_none_or(|boards| !boards.contains(on)) {
                said = self.is_person(seat).then(|| self.asked_together(game, on));
            }
        }
        said.is_some_and(|boards| boards.contains(board))
    }

    /// Whether this action is a "no" to intrigue.
    pub(super) fn is_no(&self, at: usize, action: Action) -> bool {
        let asked = self.asked_at(at).and_then(|(_, decision)| decision.question.intrigue());
        action == Action::Pass && asked.is_some()
    }

    /// The table after so many actions, and who was asked what.
    fn asked_at(&self, at: usize) -> Option<(&Game, Decision)> {
        let game = self.session.position_at(at)?;
        Some((game, game.decision()?))
    }

    /// Whoever had the keyboard keeps it only within the phase in which they were given it.
    fn after_rewind(&mut self, stretch: (u8, Phase)) {
        (self.passed, self.done) = (BoardSet::EMPTY, None);
        self.wanting = SeatSet::EMPTY;
        self.reading = false;
        self.peeking = None;
        self.told = self.told.min(self.session.len());
        if let Now::Intrigue(IntrigueLine { asked: SeatSet::EMPTY, .. }) = self.now()
            && let Some(decision) = self.session.decision()
        {
            // An answer that is taken back is asked for, whatever order its player left since.
            self.orders[decision.seat] = None;
        }
        if self.stretch() != stretch || !self.asks_eyes_again() {
            self.eyes = None;
        }
        self.save();
    }
}
