//! What can be wrong with a scenario, and which law of the rules it breaks where.

use crate::components::BadFile;
use crate::engine::{Action, Board, Broken, Game, Illegal, Rule, Seat};
use crate::schema::Unread;

/// A scenario that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadScenario {
    /// The field; `.` for the scenario as a whole.
    pub field: String,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// What is wrong with a field of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It cannot be read.
    Unread(Unread),
    /// R1.1.
    Players(u8),
    /// R7.3.
    Round {
        /// Which is given.
        round: u8,
        /// How many there are.
        rounds: u8,
    },
    /// The seat does not play.
    Idle(Seat),
    /// For another number of players than sit at the table.
    Seats {
        /// How many it is for.
        wanted: u8,
        /// How many sit there.
        found: usize,
    },
    /// Neutral markers with more than two players (R9.1).
    Neutral,
    /// More markers than a player has (R1.1).
    Markers {
        /// How many are given.
        count: u16,
        /// How many there are.
        all: u16,
    },
    /// A card is placed more often than it exists.
    TooOften {
        /// The card.
        card: String,
        /// The rule that says how many there are.
        rule: Rule,
    },
    /// More than eight money cards (R1.5).
    MoneyCards,
    /// Not each of the eight money cards once (R1.5).
    MoneyOrder,
    /// No such money card is left (R1.5).
    NoMoneyCard,
    /// No money card is left that puts Louis there (R1.5).
    NoLouisCard(Board),
    /// The money card of the round puts Louis elsewhere (R4.1).
    LouisElsewhere,
    /// More known cards than the deck has.
    Deck,
    /// The printed values cannot be used.
    Components(Box<BadFile>),
    /// A law of the rules is broken.
    Law(Broken),
}

/// A step that did not go as the scenario says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStep {
    /// Somebody else is asked.
    WrongSeat {
        /// Which step, from 0.
        index: usize,
        /// Who is asked.
        asked: Seat,
        /// Who answers.
        given: Seat,
    },
    /// The game is over.
    Over {
        /// Which step, from 0.
        index: usize,
    },
    /// The action is refused.
    Illegal {
        /// Which step, from 0.
        index: usize,
        /// Why.
        illegal: Illegal,
        /// The answers that are most like it among those that are allowed.
        near: Vec<Action>,
        /// How many are allowed.
        allowed: usize,
    },
    /// The action is refused, but by another rule than the scenario says.
    OtherRule {
        /// Which step, from 0.
        index: usize,
        /// The rule that should refuse it.
        rule: Rule,
        /// What does.
        illegal: Illegal,
    },
    /// The action is allowed, and should not be.
    Allowed {
        /// Which step, from 0.
        index: usize,
        /// The rule that should refuse it.
        rule: Rule,
    },
}

impl From<Unread> for Wrong {
    fn from(unread: Unread) -> Self {
        Self::Unread(unread)
    }
}

impl BadStep {
    /// A refused step, with the answers that would have been taken.
    pub(super) fn illegal(index: usize, illegal: Illegal, given: &Action, game: &Game) -> Self {
        const MOST: usize = 6;
        let text = |action: &Action| serde_json::to_string(action).unwrap_or_default();
        let mut near = Vec::new();
        game.legal_actions(&mut near);
        let (allowed, given) = (near.len(), text(given));
        near.sort_by_cached_key(|action| strsim::damerau_levenshtein(&given, &text(action)));
        near.truncate(MOST);
        BadStep::Illegal { index, illegal, near, allowed }
    }
}

pub(super) fn bad(field: impl Into<String>, wrong: impl Into<Wrong>) -> BadScenario {
    BadScenario { field: field.into(), wrong: wrong.into() }
}

/// Names the field behind a broken law.
pub(super) fn explain(broken: Broken) -> BadScenario {
    let field = match broken {
        Broken::Markers { seat, .. } | Broken::EmptySeat { seat } | Broken::TooMuch { seat } => {
            return bad(format!("seats.{seat}"), Wrong::Law(broken));
        }
        Broken::Neutral { .. } => "markers",
        Broken::Influence { .. } => "influence",
        Broken::Intrigue { .. } => "intrigue",
        Broken::Mission { .. } => "missions",
        Broken::Shields { .. } | Broken::PlainTooEarly => "shields",
        Broken::MoneyCards => "decks.money",
        Broken::Louis => "louis",
        Broken::Knowledge { .. } => "known",
        Broken::Used => "used",
        Broken::Rest { .. } | Broken::Table => "at",
    };
    bad(field, Wrong::Law(broken))
}
