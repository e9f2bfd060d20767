//! What is answered.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::request::Name;
use crate::engine::{Action, Decision, Event, Outcome, Reason, Rule, View};
use crate::json;
use crate::scenario::Scenario;
use crate::session::Refused;

/// A reply: the `id` and the `game` of the request, if it had any, and what was asked for or what
/// is wrong.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) game: Option<Name>,
    #[serde(flatten)]
    pub(super) body: Body,
}

impl Reply {
    pub(super) const fn error(complaint: Complaint) -> Self {
        Self { id: None, game: None, body: Body::Error(complaint) }
    }
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Body {
    Hello(Hello),
    Standing {
        /// How many answers have been given.
        count: usize,
        /// What happened.
        events: Vec<Event>,
        /// Who is asked what; nobody at the end.
        decision: Option<Decision>,
        /// The result, at the end.
        #[serde(skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
    },
    View {
        view: Box<View>,
    },
    /// A view that leaves out what never changes.
    Compact {
        #[serde(serialize_with = "compactly")]
        #[schemars(with = "serde_json::Map<String, Value>")]
        view: Box<View>,
    },
    Observed {
        /// The numbers, always as many.
        row: Vec<i16>,
        /// What each of them is.
        #[serde(skip_serializing_if = "Option::is_none")]
        names: Option<&'static [String]>,
    },
    Decision {
        decision: Option<Decision>,
        #[serde(skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
    },
    Legal {
        legal: Vec<Action>,
    },
    Numbers {
        numbers: Vec<usize>,
    },
    Actions {
        actions: &'static [Action],
    },
    Advice {
        bot: String,
        advice: Vec<Advised>,
        /// Only when it is streamed: whether this is the last of it.
        #[serde(skip_serializing_if = "Option::is_none")]
        done: Option<bool>,
    },
    Stopped {
        stopped: bool,
    },
    Events {
        count: usize,
        events: Vec<Event>,
    },
    Save {
        #[schemars(with = "serde_json::Map<String, Value>")]
        save: Value,
    },
    Export {
        scenario: Box<Scenario>,
    },
    Games {
        games: Vec<Option<Name>>,
    },
    Closed {
        closed: bool,
    },
    Quit {
        quit: bool,
    },
    Error(Complaint),
}

fn compactly<S: Serializer>(view: &View, serializer: S) -> Result<S::Ok, S::Error> {
    view.compact().serialize(serializer)
}

/// Who answers here, and what is understood.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Hello {
    /// The program.
    pub(super) hello: &'static str,
    /// Its version.
    pub(super) version: &'static str,
    /// The version of this conversation: it goes up when a program that follows the document
    /// might have to be changed.
    pub(super) protocol: u32,
    /// The version of the rules, as in saves.
    pub(super) rules: u64,
    /// The words that `do` takes.
    pub(super) requests: &'static [&'static str],
    /// The bots that can be named.
    pub(super) bots: &'static [&'static str],
    /// How many answers have a number.
    pub(super) actions: usize,
    /// How many numbers a row of `observe` has.
    pub(super) row: usize,
    /// The longest line that is read, in bytes.
    pub(super) longest: usize,
    /// How many games there may be at a time.
    pub(super) games: usize,
}

/// An answer, and what a bot thinks of it.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Advised {
    pub(super) action: Action,
    /// The higher the better: for `hard` the share of a win, for `medium` points.
    pub(super) value: f32,
    /// In how many guessed worlds it was played out.
    pub(super) worlds: u32,
}

/// What kind of mistake it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Problem {
    TooLong,
    NotJson,
    BadRequest,
    BadStart,
    NoGame,
    TooManyGames,
    NotAsked,
    Illegal,
    NothingToUndo,
    NothingToRedo,
    Internal,
}

/// What is wrong with a request.
#[derive(Debug, Serialize, JsonSchema)]
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

    pub(super) fn no_game(name: Option<&Name>) -> Self {
        let words = match name {
            None => "no game has been started".to_owned(),
            Some(Name::Number(number)) => format!("there is no game {number}"),
            Some(Name::Text(name)) => format!("there is no game \"{}\"", json::shorten(name)),
        };
        Self::new(Problem::NoGame, &words)
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
