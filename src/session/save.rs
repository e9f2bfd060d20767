//! The save format: a game as its opening and its actions, in JSON. Reading it plays it again.
//!
//! One object with these fields, in this order when written, each action on a line of its own:
//!
//! | field        | value |
//! |--------------|-------|
//! | `format`     | `"louis-xiv-save"` |
//! | `version`    | the version of this format, 1 |
//! | `rules`      | the version of the rules, 2: it goes up when the same actions may lead elsewhere |
//! | `program`    | the program that wrote it, for people; not read |
//! | `summary`    | `{"round", "phase", "actions"}` at the time of writing, for lists of saves; never used for play |
//! | `players`    | 2 to 4 of `{"name", "player"}`, clockwise from seat A, as the game began; `player` is `"person"` or `{"bot": "description"}` |
//! | `start`      | the seat that starts round 1, `"A"` to `"D"` |
//! | `seed`       | the order of all decks, 0 to 2^64 - 1 |
//! | `components` | a whole components file, or `null` for the shipped one |
//! | `scenario`   | the scenario it began from, or `null` |
//! | `notes`      | what happened outside the rules, in order: `{"at", "what"}`, where `at` counts the actions then, and `what` is `{"handed-over": {"seat", "to"}}`, `{"agreed-undo": {"actions"}}`, or in a bug report `{"said": {"words"}}` |
//! | `settled`    | the undo barrier: going back to fewer actions needs the table's agreement |
//! | `actions`    | the actions played, in order: `[seat, action]` |
//! | `undone`     | actions taken back that can be played again, the next one last: `[seat, action]` |
//! | `digest`     | the [`digest`](super::digest()) of the position after the last action |
//!
//! All fields are needed except `program`, `summary`, `components`, `scenario`, `notes`,
//! `settled` and `undone`; others are refused. The file ends with its closing brace, so that a
//! file cut anywhere is noticed.

use std::fmt::Write as _;
use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::{Value, json};

use super::history::{Note, Noted};
use super::opening::{BadOpening, Chair, Opening};
use super::{Refused, Session};
use crate::components::{BadFile, ComponentsFile};
use crate::engine::{Action, Phase, Seat};
use crate::json::{self, shorten};
use crate::scenario::Scenario;
use crate::schema::{self, Fit, Unread};

/// The name of the format.
pub const FORMAT: &str = "louis-xiv-save";
/// The version of the format.
pub const VERSION: u64 = 1;
/// The version of the rules: goes up when the same actions may lead to another position.
pub const RULES: u64 = 2;

/// What a list of saves shows, without playing the game again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// The chairs as the game began.
    pub chairs: Vec<Chair>,
    /// The round, 1 to 4.
    pub round: u8,
    /// The phase; [`Phase::Over`] for a finished game.
    pub phase: Phase,
    /// How many actions have been played.
    pub actions: usize,
}

/// A session read from a save.
#[derive(Clone, Debug)]
pub struct Restored {
    /// The game, as far as it could be played again.
    pub session: Session,
    /// Why it does not stand where the file says, if it does not.
    pub trouble: Option<Trouble>,
}

/// A save that cannot be opened at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSave {
    /// Nothing in it.
    Empty,
    /// It ends too early.
    Truncated {
        /// Where it ends.
        line: usize,
    },
    /// Not JSON.
    NotJson {
        /// What the reader says, with line and column.
        problem: String,
    },
    /// JSON of more than 127 levels.
    TooDeep,
    /// JSON of far more than any game.
    TooMuch,
    /// JSON of something else.
    Foreign,
    /// Another file of this game.
    Other {
        /// Its format.
        format: String,
    },
    /// Written by a newer program.
    NewerFormat {
        /// The version in the file.
        found: u64,
    },
    /// Played by other rules.
    OtherRules {
        /// The version in the file.
        found: u64,
    },
    /// A field is missing, doubled, unknown or of the wrong kind.
    Field {
        /// What is wrong with it, and where.
        wrong: Unread,
    },
    /// The version of the format or of the rules is none.
    NoVersion {
        /// The field.
        field: &'static str,
        /// What stands there, shortened.
        found: String,
    },
    /// The components in it cannot be used.
    Components(BadFile),
    /// No game can begin like this.
    Opening(BadOpening),
}

/// A save that opens, but not where it says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// Not a `[seat, action]` that this program knows.
    UnknownAction {
        /// Which action, from 1.
        number: usize,
        /// What stands there, shortened.
        text: String,
    },
    /// An action that the rules do not allow there.
    IllegalAction {
        /// Which action, from 1.
        number: usize,
        /// Why not.
        refused: Refused,
    },
    /// The actions lead to another position than the file says.
    WrongDigest {
        /// In the file.
        expected: String,
        /// Of the position.
        found: String,
    },
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
struct Summary {
    round: u8,
    phase: Phase,
    actions: usize,
}

/// The fields that say whether the rest can be read.
#[derive(Deserialize)]
struct Mark {
    format: Option<Value>,
    version: Option<Value>,
    rules: Option<Value>,
}

#[derive(Deserialize)]
struct Head {
    players: Vec<Chair>,
    #[serde(default)]
    summary: Option<Summary>,
}

/// A save as it stands in a file.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "SaveFile")]
pub(crate) struct SaveForm {
    #[serde(default, rename = "$schema")]
    #[schemars(with = "Option<String>")]
    _schema: Value,
    #[serde(rename = "format")]
    #[schemars(with = "String")]
    _format: Value,
    #[serde(rename = "version")]
    #[schemars(with = "u64", extend("const" = VERSION))]
    _version: Value,
    #[serde(rename = "rules")]
    #[schemars(with = "u64", extend("const" = RULES))]
    _rules: Value,
    #[serde(default, rename = "program")]
    #[schemars(with = "String")]
    _program: Value,
    #[serde(default, rename = "summary")]
    #[schemars(with = "Summary")]
    _summary: Value,
    #[schemars(length(min = 2, max = 4), extend("x-rule" = "R1.1"))]
    players: Vec<Chair>,
    start: Seat,
    seed: u64,
    #[serde(default)]
    #[schemars(with = "Option<ComponentsFile>")]
    components: Option<Value>,
    #[serde(default)]
    #[schemars(with = "Option<Scenario>")]
    scenario: Option<Value>,
    #[serde(default)]
    notes: Vec<Note>,
    #[serde(default)]
    settled: usize,
    /// One by one later: an unknown action must not hide those before it.
    #[schemars(with = "Vec<(Seat, Action)>")]
    actions: Vec<Value>,
    #[serde(default)]
    #[schemars(with = "Vec<(Seat, Action)>")]
    undone: Vec<Value>,
    digest: String,
}

/// A session as a save.
pub fn write(session: &Session) -> String {
    let opening = &session.opening;
    let summary = Summary {
        round: session.game.round(),
        phase: session.game.phase(),
        actions: session.turns.len(),
    };
    let mut text = String::with_capacity(1024 + 64 * session.turns.len());
    text.push_str("{\n");
    field(&mut text, "format", &FORMAT);
    field(&mut text, "version", &VERSION);
    field(&mut text, "rules", &RULES);
    field(&mut text, "program", &env!("CARGO_PKG_VERSION"));
    field(&mut text, "summary", &summary);
    field(&mut text, "players", &opening.chairs);
    field(&mut text, "start", &opening.start);
    field(&mut text, "seed", &opening.seed);
    field(&mut text, "components", &opening.components);
    field(&mut text, "scenario", &opening.scenario);
    field(&mut text, "notes", &session.notes);
    field(&mut text, "settled", &session.settled);
    list(&mut text, "actions", session.actions());
    list(&mut text, "undone", session.undone.iter().copied());
    let _ = write!(text, "\"digest\": {}\n}}", json(&session.digest()));
    text
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a save has only JSON values")
}

fn field(text: &mut String, name: &str, value: &impl Serialize) {
    let _ = writeln!(text, "\"{name}\": {},", json(value));
}

fn list(text: &mut String, name: &str, actions: impl Iterator<Item = (Seat, Action)>) {
    let lines: Vec<_> = actions.map(|entry| json(&entry)).collect();
    let _ = match lines.as_slice() {
        [] => writeln!(text, "\"{name}\": [],"),
        lines => writeln!(text, "\"{name}\": [\n{}\n],", lines.join(",\n")),
    };
}

/// What a list of saves shows.
///
/// # Errors
/// When [`read`] would not even begin to play it again.
pub fn headline(bytes: &[u8]) -> Result<Headline, BadSave> {
    let value = fitting(bytes)?;
    let head: Head = form(&value)?;
    let Some(Summary { round, phase, actions }) = head.summary else {
        // It may be left out: then the game itself tells.
        let session = read(bytes)?.session;
        return Ok(Headline {
            round: session.game.round(),
            phase: session.game.phase(),
            actions: session.turns.len(),
            chairs: session.opening.chairs,
        });
    };
    Ok(Headline { chairs: head.players, round, phase, actions })
}

/// Plays a save again, as far as it goes.
///
/// # Errors
/// When it is no save, or not even its opening can be used.
pub fn read(bytes: &[u8]) -> Result<Restored, BadSave> {
    let body: SaveForm = form(&fitting(bytes)?)?;
    let components = body.components.map(read_components).transpose()?;
    let opening = Opening {
        chairs: body.players,
        start: body.start,
        seed: body.seed,
        components,
        scenario: body.scenario,
    };
    let mut session = Session::new(opening).map_err(BadSave::Opening)?;
    let mut trouble = None;
    for (index, value) in body.actions.into_iter().enumerate() {
        if let Err(problem) = replay(&mut session, index + 1, value) {
            trouble = Some(problem);
            break;
        }
    }
    take_notes(&mut session, body.notes)?;
    session.settled = session.settled.max(body.settled).min(session.turns.len());
    if trouble.is_none() {
        // Taken back, so nothing of the game hangs on it: what no longer fits is left out.
        let known = body.undone.into_iter().map(serde_json::from_value);
        session.undone = known.collect::<Result<_, _>>().unwrap_or_default();
        let found = session.digest();
        if found != body.digest {
            let expected = shorten(&body.digest);
            trouble = Some(Trouble::WrongDigest { expected, found });
        }
    }
    Ok(Restored { session, trouble })
}

fn replay(session: &mut Session, number: usize, value: Value) -> Result<(), Trouble> {
    let text = shorten(&value.to_string());
    let (seat, action) = serde_json::from_value::<(Seat, Action)>(value)
        .map_err(|_| Trouble::UnknownAction { number, text })?;
    let replayed = session.replay(seat, action).map(drop);
    replayed.map_err(|refused| Trouble::IllegalAction { number, refused })
}

fn take_notes(session: &mut Session, notes: Vec<Note>) -> Result<(), BadSave> {
    for Note { what, .. } in &notes {
        if let Noted::HandedOver { seat, to } = what {
            (session.hand_over(*seat, to.clone())).map_err(BadSave::Opening)?;
        }
    }
    session.notes = notes;
    Ok(())
}

fn read_components(value: Value) -> Result<ComponentsFile, BadSave> {
    ComponentsFile::of_value(value).map_err(BadSave::Components)
}

fn check_mark(bytes: &[u8]) -> Result<(), BadSave> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(BadSave::Empty);
    }
    json::admit(bytes).map_err(|_| BadSave::TooMuch)?;
    let mark: Mark = serde_json::from_slice(bytes).map_err(|error| match error.classify() {
        Category::Data => BadSave::Foreign,
        _ => unread(bytes, &error),
    })?;
    // A list would pass for an object with its fields in order.
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    match mark.format.as_ref().and_then(Value::as_str) {
        _ if first != Some(&b'{') => return Err(BadSave::Foreign),
        Some(FORMAT) => {}
        Some(other) if other.starts_with("louis-xiv-") => {
            return Err(BadSave::Other { format: shorten(other) });
        }
        _ => return Err(BadSave::Foreign),
    }
    let no_version =
        |field, found: &Value| BadSave::NoVersion { field, found: shorten(&found.to_string()) };
    let number = |field, value: Option<Value>| {
        let value = value.unwrap_or_default();
        value.as_u64().ok_or_else(|| no_version(field, &value))
    };
    match number("version", mark.version)? {
        0 => return Err(no_version("version", &0.into())),
        found if found > VERSION => return Err(BadSave::NewerFormat { found }),
        _ => {}
    }
    match number("rules", mark.rules)? {
        RULES => Ok(()),
        found => Err(BadSave::OtherRules { found }),
    }
}

/// The whole file as a value of the right shape, but for what is looked at one by one later.
fn fitting(bytes: &[u8]) -> Result<Value, BadSave> {
    check_mark(bytes)?;
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    let value = json::strict(text).map_err(|error| unread(bytes, &error))?;
    let misfit = Fit::new(&SHAPE).check_text(&value, text);
    misfit.map_err(|misfit| BadSave::Field { wrong: Unread::Unfit(Box::new(misfit)) })?;
    Ok(value)
}

/// The shape of a save without what has names of its own for whatever is wrong with it: players,
/// components, the scenario and actions. The summary is not read but for lists.
static SHAPE: LazyLock<Value> = LazyLock::new(|| {
    let mut shape = schema::SAVE.clone();
    for name in ["components", "scenario", "program"] {
        shape["properties"][name] = true.into();
    }
    for name in ["actions", "undone"] {
        shape["properties"][name] = json!({"type": "array"});
    }
    for limit in ["minItems", "maxItems"] {
        shape["properties"]["players"][limit] = Value::Null;
    }
    shape
});

fn form<T: DeserializeOwned>(value: &Value) -> Result<T, BadSave> {
    T::deserialize(value).map_err(|error| BadSave::Field { wrong: Unread::json(&error) })
}

/// What cannot be read at all.
fn unread(bytes: &[u8], error: &serde_json::Error) -> BadSave {
    let problem = match std::str::from_utf8(bytes) {
        Ok(text) => json::words_in(text, error),
        Err(_) => json::words(error),
    };
    match error.classify() {
        Category::Eof => BadSave::Truncated { line: error.line() },
        Category::Data => BadSave::Field { wrong: Unread::Json(problem) },
        // The reader has no other sign for this one.
        _ if problem.contains("recursion limit") => BadSave::TooDeep,
        _ => BadSave::NotJson { problem },
    }
}
