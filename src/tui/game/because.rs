//! Why bots did what they did, in public words. It follows from the positions, so it can be told
//! whenever somebody looks: on a page, in the log, looking back, after taking back and in a game that
//! is resumed.

use super::GameTable;
use crate::bots::{Why, reasons};
use crate::engine::{Action, Event, Seat, What};
use crate::session::{Player, Session};

/// Why somebody gave an answer.
#[derive(Clone, Debug)]
pub(super) struct Because {
    /// The answer, from 1.
    pub(super) number: usize,
    /// How many events the game had had.
    after: usize,
    seat: Seat,
    /// The weightiest first; never none.
    pub(super) whys: Vec<Why>,
}

/// What is known of the answers so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Becauses {
    all: Vec<Because>,
    /// How many answers have been looked at, and their events.
    answers: usize,
    events: usize,
}

impl Becauses {
    /// The reasons of all bots in a game.
    pub(super) fn of(session: &Session) -> Self {
        let mut known = Self::default();
        known.follow(session);
        known
    }

    /// Looks at the answers that have come since, or forgets those that were taken back.
    pub(super) fn follow(&mut self, session: &Session) {
        let events = |number: usize| session.events_of(number).map_or(0, <[_]>::len);
        if self.answers == 0 || session.len() < self.answers {
            self.answers = self.answers.min(session.len());
            self.all.retain(|because| because.number <= self.answers);
            self.events = (0..=self.answers).map(events).sum();
        }
        for (seat, action) in session.actions().skip(self.answers) {
            if !session.decided(seat, self.answers).is_none_or(Player::is_person) {
                self.add(session, seat, &action);
            }
            self.answers += 1;
            self.events += events(self.answers);
        }
    }

    /// The reasons for the answer that comes next, whoever gives it.
    pub(super) fn add(&mut self, session: &Session, seat: Seat, action: &Action) {
        let game = session.position_at(self.answers);
        let asked = game.and_then(|game| Some((game, game.decision()?)));
        let whys = asked
            .map(|(game, decision)| reasons(&game.view(None), seat, &decision.question, action))
            .unwrap_or_default();
        if !whys.is_empty() {
            let (number, after) = (self.answers + 1, self.events);
            self.all.push(Because { number, after, seat, whys });
        }
    }

    /// Why this seat did what this event of the game came of.
    pub(super) fn at(&self, session: &Session, seat: Seat, event: usize) -> &[Why] {
        let found = self.all.iter().rfind(|one| one.seat == seat && one.after <= event);
        let came =
            |because: &Because| session.events_of(because.number).map_or(0, |e| own_doing(e).len());
        let found = found.filter(|because| event < because.after + came(because));
        found.map_or(&[], |because| because.whys.as_slice())
    }

    /// Why an answer was given, from 1.
    pub(super) fn to(&self, number: usize) -> &[Why] {
        let found = self.all.iter().find(|because| because.number == number);
        found.map_or(&[], |because| because.whys.as_slice())
    }
}

/// What an answer itself did: what the next board or phase brings after it has no reason in it.
pub(super) fn own_doing(events: &[Event]) -> &[Event] {
    let goes_on = |event: &Event| {
        matches!(event.what, What::Round { .. } | What::Phase { .. } | What::Scored { .. })
    };
    let end = events.iter().position(goes_on).unwrap_or(events.len());
    &events[..end]
}

impl GameTable {
    /// Answers for whoever is asked, and says why; what only they may see stays hidden.
    pub(in crate::tui) fn answer_for(&mut self, action: Action) {
        self.whys.follow(self.host.session());
        if let Some(decision) = self.session().decision() {
            self.whys.add(self.host.session(), decision.seat, &action);
        }
        self.play_for(action);
    }
}
