//! What can be wrong with a scenario, and which law of the rules it breaks where.

use crate::components::BadFile;
use crate::engine::{Action, Board, Broken, Game, Illegal, Rule, Seat};
use crate::json::{self, Part};
use crate::schema::Unread;

/// A scenario that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadScenario {
    /// The field; `.` for the scenario as a whole.
    pub field: String,
    /// What is wrong with it.
    pub wrong: Wrong,
    /// Line and column of the field in the text, where that is known.
    pub at: Option<(u32, u32)>,
}

impl BadScenario {
    /// With the place of the field in the text that it was read from.
    #[must_use]
    pub fn within(self, text: &str) -> Self {
        let mut steps = json::steps(&self.field);
        if let Wrong::Components(bad) = &self.wrong {
            steps.extend(json::steps(&bad.field));
        }
        let place = |steps: &[json::Key]| json::locate(text, steps, Part::Value);
        // What no field stands for has no place but the whole file.
        Self { at: place(&steps).filter(|at| Some(*at) != place(&[])), ..self }
    }
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
        /// How many there are.
        copies: usize,
        /// The rule that says how many there are.
        rule: Rule,
    },
    /// More than eight money cards (R1.5).
    MoneyCards,
    /// Not each of the eight money cards once (R1.5).
    MoneyOrder {
        /// The first that is not there.
        missing: u8,
    },
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
        /// The answers that are most like the one given, among those that are allowed.
        near: Vec<Action>,
        /// How many are allowed.
        allowed: usize,
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
        let (near, allowed) = allowed(given, game);
        BadStep::Illegal { index, illegal, near, allowed }
    }

    /// A step of somebody who is not asked, with the answers of whoever is.
    pub(super) fn wrong_seat(
        index: usize,
        (given, action): (Seat, &Action),
        asked: Seat,
        game: &Game,
    ) -> Self {
        let (near, allowed) = allowed(action, game);
        BadStep::WrongSeat { index, asked, given, near, allowed }
    }
}

/// The answers that are most like this one, and how many there are in all.
fn allowed(given: &Action, game: &Game) -> (Vec<Action>, usize) {
    const MOST: usize = 6;
    let text = |action: &Action| serde_json::to_string(action).unwrap_or_default();
    let mut near = Vec::new();
    game.legal_actions(&mut near);
    let (allowed, given) = (near.len(), text(given));
    near.sort_by_cached_key(|action| strsim::damerau_levenshtein(&given, &text(action)));
    near.truncate(MOST);
    (near, allowed)
}

pub(super) fn bad(field: impl Into<String>, wrong: impl Into<Wrong>) -> BadScenario {
    BadScenario { field: field.into(), wrong: wrong.into(), at: None }
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
