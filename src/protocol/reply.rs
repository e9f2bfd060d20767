//! What is answered.

use serde::Serialize;
use serde_json::Value;

use crate::engine::{Action, Decision, Event, Outcome, Reason, Rule, View};
use crate::scenario::Scenario;
use crate::session::Refused;

/// A reply: the `id` of the request, if it had one, and what was asked for or what is wrong.
#[derive(Debug, Serialize)]
pub struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<Value>,
    #[serde(flatten)]
    pub(super) body: Body,
}

impl Reply {
    pub(super) const fn error(complaint: Complaint) -> Self {
        Self { id: None, body: Body::Error(complaint) }
    }
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Body {
    Standing {
        count: usize,
        events: Vec<Event>,
        decision: Option<Decision>,
        #[serde(skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
    },
    View {
        view: Box<View>,
    },
    Decision {
        decision: Option<Decision>,
        #[serde(skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
    },
    Legal {
        legal: Vec<Action>,
    },
    Advice {
        bot: String,
        advice: Vec<Advised>,
    },
    Events {
        count: usize,
        events: Vec<Event>,
    },
    Save {
        save: Value,
    },
    Export {
        scenario: Box<Scenario>,
    },
    Quit {
        quit: bool,
    },
    Error(Complaint),
}

/// An answer, and what a bot thinks of it.
#[derive(Debug, Serialize)]
pub(super) struct Advised {
    pub(super) action: Action,
    /// The higher the better: for `hard` the share of a win, for `medium` points.
    pub(super) value: f32,
    /// In how many guessed worlds it was played out.
    pub(super) worlds: u32,
}

/// What kind of mistake it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Problem {
    TooLong,
    NotJson,
    BadRequest,
    BadStart,
    NoGame,
    NotAsked,
    Illegal,
    NothingToUndo,
    Internal,
}

/// What is wrong with a request.
#[derive(Debug, Serialize)]
pub(super) struct Complaint {
    error: Problem,
    message: String,
    /// The rule that says no.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<Rule>,
    /// Why, and what it is about.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
}

impl Complaint {
    pub(super) fn new(error: Problem, message: &str) -> Self {
        Self { error, message: message.to_owned(), rule: None, reason: None }
    }

    pub(super) fn over() -> Self {
        Self::new(Problem::NotAsked, "nobody is asked: the game is over")
    }

    pub(super) fn no_game() -> Self {
        Self::new(Problem::NoGame, "no game has been started")
    }

    pub(super) fn refused(refused: &Refused) -> Self {
        let message = refused.to_string();
        match refused {
            Refused::Illegal(illegal) => Self {
                error: Problem::Illegal,
                message,
                rule: Some(illegal.rule),
                reason: Some(illegal.reason),
            },
            Refused::NotAsked { .. } => Self::new(Problem::NotAsked, &message),
        }
    }
}
