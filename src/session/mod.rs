//! One game being played: who sits where, the action list, undo and redo, the log, and the
//! save format. Front ends come through here and never carry an action out themselves.
//!
//! Actions are numbered from 1. [`Session::position_at`]`(n)` is the table after n actions, and
//! [`Session::steps_of`]`(n)` is the way there; number 0 is the setting of the table.

mod digest;
mod history;
mod host;
mod opening;
pub mod save;

pub use digest::digest;
pub use history::{Entry, Happened, Note, Noted};
pub(crate) use host::write_position;
pub use host::{Host, IntrigueLine, Manners, Now, Pass};
pub use opening::{BadOpening, Chair, Opening, Player};

use history::{Steps, Turn, reveals};
use opening::check_player;

use crate::engine::{Action, Decision, Event, Game, Illegal, Seat};

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session {
    opening: Opening,
    /// As they are now; the opening has them as they were.
    chairs: Vec<Chair>,
    game: Game,
    /// What the whole table saw before the first action.
    prelude: Vec<Event>,
    turns: Vec<Turn>,
    /// Actions taken back, the next to be played again last.
    undone: Vec<(Seat, Action)>,
    /// Undo to fewer actions than this needs agreement.
    settled: usize,
    notes: Vec<Note>,
}

/// An action that was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules say no.
    Illegal(#[from] Illegal),
    /// Somebody else is asked, or nobody.
    NotAsked {
        /// Who answered.
        given: Seat,
        /// Who is asked.
        asked: Option<Seat>,
    },
}

/// Whether the last action can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Yes.
    Free,
    /// A secret has been shown since: only if the table agrees.
    NeedsAgreement,
    /// There is nothing to take back.
    Nothing,
}

impl Session {
    /// Sets the table and plays on to the first question; [`steps_of`](Self::steps_of)`(0)`
    /// shows how.
    ///
    /// # Errors
    /// Says what is wrong with the opening.
    pub fn new(mut opening: Opening) -> Result<Self, BadOpening> {
        opening.simplify();
        let mut events = Vec::new();
        let game = opening.set_table(&mut events)?;
        Ok(Self {
            chairs: opening.chairs.clone(),
            opening,
            game,
            prelude: events.into_iter().map(|event| event.seen_by(None)).collect(),
            turns: Vec::new(),
            undone: Vec::new(),
            settled: 0,
            notes: Vec::new(),
        })
    }

    /// How it began.
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The chairs as they are now, from seat A.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The name of a seat; its letter if nobody sits there.
    pub fn name(&self, seat: Seat) -> &str {
        match self.chairs.get(seat.index()) {
            Some(chair) => &chair.name,
            None => ["A", "B", "C", "D"][seat.index()],
        }
    }

    /// Who decides for a seat now; `None` if nobody sits there.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.chairs.get(seat.index()).map(|chair| &chair.player)
    }

    /// The table now, secrets included.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The same session as far as a viewer can tell: the hidden cards on the table are guessed.
    pub fn imagined(&self, viewer: Option<Seat>, seed: u64) -> Self {
        Self { game: self.game.view(viewer).guess(seed), ..self.clone() }
    }

    /// Who is asked what; `None` when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        self.game.decision()
    }

    /// Every answer to the question, into the caller's list.
    pub fn legal_actions(&self, list: &mut Vec<Action>) {
        self.game.legal_actions(list);
    }

    /// Whether an action is allowed now.
    ///
    /// # Errors
    /// Gives the rule and the reason.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.game.check(action)
    }

    /// Plays an action for whoever is asked, up to the next question. Actions taken back
    /// before can no longer be played again. An action such as a silent pass has no steps.
    ///
    /// # Errors
    /// When the rules refuse it; nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<Vec<Happened>, Refused> {
        let steps = self.perform(action)?;
        self.undone.clear();
        Ok(steps)
    }

    /// The same for callers that say who answers, without a picture of the table at each step: what
    /// happened, secrets included.
    ///
    /// # Errors
    /// Also when that seat is not the one that is asked.
    pub(crate) fn play_blind(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refused> {
        let events = self.replay(seat, action)?;
        self.undone.clear();
        Ok(events)
    }

    fn check_seat(&self, given: Seat) -> Result<(), Refused> {
        let asked = self.decision().map(|decision| decision.seat);
        if asked == Some(given) { Ok(()) } else { Err(Refused::NotAsked { given, asked }) }
    }

    fn perform(&mut self, action: Action) -> Result<Vec<Happened>, Refused> {
        let before = self.game.clone();
        let mut steps = Steps::default();
        self.game.apply(&action, &mut steps)?;
        self.keep(before, action, steps.0.iter().map(|step| step.event));
        Ok(steps.0)
    }

    /// Like `perform`, without pictures of the table: for long replays.
    fn replay(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refused> {
        self.check_seat(seat)?;
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.apply(&action, &mut events)?;
        self.keep(before, action, events.iter().copied());
        Ok(events)
    }

    fn keep(&mut self, before: Game, action: Action, events: impl IntoIterator<Item = Event>) {
        let seat = (before.rest().seat()).expect("an action was carried out, so a seat was asked");
        let events: Vec<_> = events.into_iter().map(|e| e.seen_by(None)).collect();
        let shown = events.iter().any(reveals);
        self.turns.push(Turn { seat, action, before, events });
        if shown {
            self.settled = self.turns.len();
        }
    }

    /// How many actions have been played.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether no action has been played.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// The actions played, in order, with the seat that was asked.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = (Seat, Action)> + '_ {
        self.turns.iter().map(|turn| (turn.seat, turn.action))
    }

    /// The only person at a table of bots; `None` with more, or without any.
    pub fn lone_person(&self) -> Option<Seat> {
        let is_person = |&seat: &Seat| self.player(seat).is_some_and(Player::is_person);
        let mut people = self.game.seats().filter(is_person);
        match (people.next(), people.next()) {
            (Some(seat), None) => Some(seat),
            _ => None,
        }
    }

    /// Whether more than one person has sat at this table.
    pub fn was_shared(&self) -> bool {
        let left = |note: &Note| matches!(note.what, Noted::HandedOver { .. });
        self.lone_person().is_none() || self.notes.iter().any(left)
    }

    /// The table after this many actions, secrets included.
    pub fn position_at(&self, count: usize) -> Option<&Game> {
        match self.turns.get(count) {
            Some(turn) => Some(&turn.before),
            None => (count == self.turns.len()).then_some(&self.game),
        }
    }

    /// What happened in this action, from 1, step by step; 0 is the setting of the table.
    pub fn steps_of(&self, number: usize) -> Option<Vec<Happened>> {
        let mut steps = Steps::default();
        match number.checked_sub(1) {
            None => {
                self.opening.set_table(&mut steps).ok()?;
            }
            Some(index) => {
                let turn = self.turns.get(index)?;
                turn.before.clone().apply(&turn.action, &mut steps).ok()?;
            }
        }
        Some(steps.0)
    }

    /// What the whole table saw of this action, from 1; 0 is the setting of the table.
    pub fn events_of(&self, number: usize) -> Option<&[Event]> {
        match number.checked_sub(1) {
            None => Some(&self.prelude),
            Some(index) => self.turns.get(index).map(|turn| turn.events.as_slice()),
        }
    }

    /// The log from this action on, as the whole table saw it; from 0 for all of it. A note
    /// stands after the action it followed.
    pub fn log(&self, from: usize) -> impl Iterator<Item = Entry<'_>> {
        let last = self.turns.len();
        (from..=last).flat_map(move |number| {
            let events = self.events_of(number).unwrap_or_default();
            let notes = self.notes.iter().filter(move |n| n.at.min(last) == number);
            events
                .iter()
                .map(move |event| Entry::Event { number, event })
                .chain(notes.map(Entry::Note))
        })
    }

    /// What happened outside the rules, in order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The same game with a note of what is wrong with it now; this one is as it was.
    #[must_use]
    pub fn with_words(&self, words: &str) -> Self {
        let mut reported = self.clone();
        if !words.is_empty() {
            let what = Noted::Said { words: words.to_owned() };
            reported.notes.push(Note { at: self.turns.len(), what });
        }
        reported
    }

    /// Another game that begins like this one and goes on after so many actions; `None` when there
    /// are fewer, or it was over by then.
    pub fn branch(&self, count: usize) -> Option<Self> {
        self.position_at(count)?.decision()?;
        let mut branch = self.clone();
        branch.rewind(count);
        branch.undone.clear();
        branch.settled = branch.settled.min(count);
        // Whoever decides for a seat now did so from the beginning, as far as it is concerned.
        branch.opening.chairs.clone_from(&branch.chairs);
        branch.notes.clear();
        Some(branch)
    }

    /// Lets somebody else decide for a seat from now on, and notes it.
    ///
    /// # Errors
    /// When nobody sits there, or a bot's description cannot be used.
    pub fn hand_over(&mut self, seat: Seat, to: Player) -> Result<(), BadOpening> {
        check_player(seat, &to)?;
        let chair = self.chairs.get_mut(seat.index());
        let chair = chair.ok_or(BadOpening::NoSeat(seat))?;
        if chair.player != to {
            chair.player = to.clone();
            let at = self.turns.len();
            let what = Noted::HandedOver { seat, to };
            self.notes.push(Note { at, what });
        }
        Ok(())
    }

    /// Somebody has seen a secret, such as behind a curtain: what was played until now can
    /// only be taken back if the table agrees.
    pub fn secret_shown(&mut self) {
        self.settled = self.turns.len();
    }

    /// Whether going back to this many actions would do something, and whether it needs agreement.
    pub fn can_undo_to(&self, count: usize) -> Undo {
        if count >= self.turns.len() {
            Undo::Nothing
        } else if count < self.settled {
            Undo::NeedsAgreement
        } else {
            Undo::Free
        }
    }

    /// Back to so many answers as if the others had never been given: in a lesson there is no table to agree.
    pub(crate) fn return_to(&mut self, count: usize) {
        if self.can_undo_to(count) != Undo::Nothing {
            self.rewind(count);
        }
    }

    /// Goes back to this many actions with the agreement of the table; that is noted if it
    /// was needed. Says whether it was.
    pub fn undo_to_agreed(&mut self, count: usize) -> Undo {
        let can = self.can_undo_to(count);
        if can != Undo::Nothing {
            let actions = self.turns.len() - count;
            self.rewind(count);
            if can == Undo::NeedsAgreement {
                let what = Noted::AgreedUndo { actions };
                self.notes.push(Note { at: count, what });
                // What was seen stays seen: going back further needs agreement again.
                self.settled = count;
            }
        }
        can
    }

    fn rewind(&mut self, count: usize) {
        while self.turns.len() > count
            && let Some(turn) = self.turns.pop()
        {
            self.game = turn.before;
            self.undone.push((turn.seat, turn.action));
        }
        // What was noted later stands where the game goes on from.
        for note in &mut self.notes {
            note.at = note.at.min(count);
        }
    }

    /// Whether something taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays again what the last undo took back: one action, and the bots' actions after it.
    /// `None` when there is nothing; an action such as a silent pass has no steps.
    pub fn redo(&mut self) -> Option<Vec<Happened>> {
        let mut steps = self.can_redo().then(Vec::new)?;
        let is_person = |session: &Self, seat| session.player(seat).is_some_and(Player::is_person);
        let by_person = (self.undone.last()).is_some_and(|&(seat, _)| is_person(self, seat));
        while let Some((_, action)) = self.undone.pop() {
            match self.perform(action) {
                Ok(more) => steps.extend(more),
                Err(_) => self.undone.clear(),
            }
            let next = self.undone.last().map(|&(seat, _)| is_person(self, seat));
            if !by_person || next != Some(false) {
                break;
            }
        }
        Some(steps)
    }

    /// The action that [`redo_action`](Self::redo_action) would play.
    pub(crate) fn next_undone(&self) -> Option<(Seat, Action)> {
        self.undone.last().copied()
    }

    /// Plays again the last action taken back; `false` when there is none.
    pub(crate) fn redo_action(&mut self) -> bool {
        let Some((seat, action)) = self.undone.pop() else { return false };
        if self.replay(seat, action).is_err() {
            self.undone.clear();
            return false;
        }
        true
    }

    /// The digest of the table now.
    pub fn digest(&self) -> String {
        digest(&self.game)
    }
}
