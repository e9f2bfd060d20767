//! What can be wrong with a scenario, and which law of the rules it breaks where.

use crate::engine::{Broken, Illegal, Rule, Seat};

/// A scenario that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadScenario {
    /// Not JSON, or not of this shape.
    #[error("{}{problem}", place(path))]
    Shape {
        /// The field.
        path: String,
        /// What is wrong with it.
        problem: String,
    },
    /// A value is out of range or breaks a law.
    #[error("{field}: {problem}")]
    Field {
        /// The field.
        field: String,
        /// What is wrong with it, with the rule.
        problem: String,
    },
}

/// A field before what is wrong with it; the whole file needs no name.
fn place(path: &str) -> String {
    if path == "." { String::new() } else { format!("{path}: ") }
}

/// A step that did not go as the scenario says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStep {
    /// Somebody else is asked.
    #[error("steps[{index}]: {asked} is asked, not {given}")]
    WrongSeat {
        /// Which step, from 0.
        index: usize,
        /// Who is asked.
        asked: Seat,
        /// Who answers.
        given: Seat,
    },
    /// The game is over.
    #[error("steps[{index}]: the game is over (R7.3)")]
    Over {
        /// Which step, from 0.
        index: usize,
    },
    /// The action is refused.
    #[error("steps[{index}]: refused: {illegal}")]
    Illegal {
        /// Which step, from 0.
        index: usize,
        /// Why.
        illegal: Illegal,
    },
    /// The action is allowed, and should not be.
    #[error("steps[{index}]: should be refused by {rule}, but is allowed")]
    Allowed {
        /// Which step, from 0.
        index: usize,
        /// The rule that should refuse it.
        rule: Rule,
    },
}

pub(super) fn bad(field: impl Into<String>, problem: impl Into<String>) -> BadScenario {
    BadScenario::Field { field: field.into(), problem: problem.into() }
}

/// Names the field behind a broken law.
pub(super) fn explain(broken: Broken) -> BadScenario {
    let rule = broken.rule();
    let (field, problem) = match broken {
        Broken::Markers { seat, count } => {
            (format!("seats.{seat}"), format!("{count} markers in all, there are 16"))
        }
        Broken::Neutral { count } => {
            ("markers".into(), format!("{count} neutral markers, there are 8 with 2 players"))
        }
        Broken::Influence { card, count } => {
            ("influence".into(), format!("{count} cards of {card:?} in all"))
        }
        Broken::Intrigue { card, count } => {
            ("intrigue".into(), format!("{count} cards of board {card} in all"))
        }
        Broken::Mission { mission, count } => {
            ("missions".into(), format!("{count} cards {mission} in all"))
        }
        Broken::Shields { kind, count } => {
            ("shields".into(), format!("{count} shields {kind:?} in all, there are 10"))
        }
        Broken::PlainTooEarly => {
            ("shields".into(), "plain shields stand in only when the sixty are gone".into())
        }
        Broken::MoneyCards => ("decks.money".into(), "not all eight money cards once".into()),
        Broken::Louis => ("louis".into(), "not where the money card and the phase put him".into()),
        Broken::EmptySeat { seat } => (format!("seats.{seat}"), "does not play".into()),
        Broken::TooMuch { seat } => {
            (format!("seats.{seat}"), "more money, chips or plain shields than any game has".into())
        }
        Broken::Knowledge { seat } => {
            ("known".into(), format!("{seat} knows of a card that is not there"))
        }
        Broken::Used => ("used".into(), "a mission that nobody has laid out".into()),
        Broken::Rest => ("at".into(), "the rules ask no such question here".into()),
        Broken::Table => ("at".into(), "players, round or the seat asked are out of range".into()),
    };
    bad(field, format!("{problem} ({rule})"))
}
