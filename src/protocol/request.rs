//! What can be asked for.

use serde::Deserialize;
use serde_json::Value;

use super::reply::{Complaint, Problem};
use crate::components::ComponentsFile;
use crate::engine::{Action, Seat};
use crate::json;

/// A request, by the word after `do`.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(super) enum Request {
    /// Begin a game, in place of any other.
    Start(Box<Start>),
    /// What a seat sees.
    View(ViewOf),
    /// Who is asked what.
    Decision(Table),
    /// Every answer.
    Legal(ViewOf),
    /// Answer.
    Apply(Apply),
    /// Let a bot answer.
    Move(By),
    /// What a bot thinks of every answer.
    Advise(By),
    /// What happened, as a seat saw it.
    Events(EventsOf),
    /// Take answers back.
    Undo(UndoTo),
    /// The game as a save.
    Save(Table),
    /// The position as a scenario.
    Export(Table),
    /// Leave.
    Quit(Table),
}

/// Nothing more to say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct Table {}

/// How a game begins.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct Start {
    #[serde(default)]
    pub(super) players: Players,
    #[serde(default)]
    pub(super) seed: Option<u64>,
    /// A seat, or `random`; A unless given.
    #[serde(default)]
    pub(super) start: Option<String>,
    #[serde(default)]
    pub(super) scenario: Option<Value>,
    #[serde(default)]
    pub(super) components: Option<ComponentsFile>,
    /// A save to go on from, in place of all others.
    #[serde(default)]
    pub(super) save: Option<Value>,
}

/// Who plays.
#[derive(Debug, Default, Deserialize)]
#[serde(untagged, expecting = "players: expected how many play, or a list of their names")]
pub(super) enum Players {
    /// So many, named by their seats.
    Count(u8),
    /// These, clockwise from seat A.
    Names(Vec<String>),
    /// As many as a scenario says.
    #[default]
    Nobody,
}

/// Whose view; nobody's is the table as a whole.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ViewOf {
    #[serde(default)]
    pub(super) seat: Option<Seat>,
}

/// An answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct Apply {
    /// Who answers; whoever is asked unless given.
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    pub(super) action: Action,
}

/// Which bot; the one that sits there, or else medium, unless given.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct By {
    #[serde(default)]
    pub(super) bot: Option<String>,
    #[serde(default)]
    pub(super) seat: Option<Seat>,
}

/// Events from this action on; 0 is the setting of the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct EventsOf {
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    #[serde(default)]
    pub(super) from: usize,
}

/// How many answers stay; all but the last unless given.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct UndoTo {
    #[serde(default)]
    pub(super) to: Option<usize>,
}

/// Reads a request, and what it wants to be called.
pub(super) fn read(line: &[u8]) -> Result<(Option<Value>, Request), (Option<Value>, Complaint)> {
    json::admit(line).map_err(|_| {
        (None, Complaint::new(Problem::TooLong, "the request holds far more than any game"))
    })?;
    let value: Value = serde_json::from_slice(line)
        .map_err(|error| (None, Complaint::new(Problem::NotJson, &json::words(&error))))?;
    let Value::Object(mut fields) = value else {
        return Err((None, Complaint::new(Problem::BadRequest, "expected an object")));
    };
    let id = fields.remove("id");
    match serde_json::from_value(Value::Object(fields)) {
        Ok(request) => Ok((id, request)),
        Err(error) => Err((id, Complaint::new(Problem::BadRequest, &json::words(&error)))),
    }
}
