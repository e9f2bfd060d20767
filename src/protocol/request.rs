//! What can be asked for.

use std::fmt;

use schemars::JsonSchema;
use serde::de::value::{MapAccessDeserializer, MapDeserializer};
use serde::de::{Error, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::reply::{Complaint, Problem};
use crate::components::ComponentsFile;
use crate::engine::{Action, Seat};
use crate::json;
use crate::scenario::Scenario;
use crate::schema::{self, Fit};
use crate::session::save;
use crate::text::{InWords, Lang, Text};

/// A request, by the word after `do`. Beside it may stand `id`, which comes back in the reply, and
/// `game`, the name of the game that is meant.
#[derive(Debug, Deserialize, JsonSchema)]
// The reader takes the word out itself: serde would copy everything beside it first.
#[serde(rename_all = "kebab-case")]
#[schemars(tag = "do")]
pub(crate) enum Request {
    /// Versions, and what is understood.
    Hello(Nothing),
    /// Begin a game, in place of any other of that name.
    Start(Box<Start>),
    /// What a seat sees.
    View(ViewOf),
    /// What a seat sees, as a row of numbers.
    Observe(Observe),
    /// Who is asked what.
    Decision(Nothing),
    /// Every answer.
    Legal(Legal),
    /// Every answer that there is anywhere, by its number.
    Actions(Nothing),
    /// Answer.
    Apply(Apply),
    /// Let a bot answer.
    Move(By),
    /// Let a bot answer for everybody until the game is over, or until the end of a round.
    PlayOut(PlayOut),
    /// What a bot thinks of every answer.
    Advise(Advise),
    /// End whatever a bot is thinking about.
    Stop(Nothing),
    /// Deal what a seat does not know, as another game.
    Guess(Guess),
    /// What happened, as a seat saw it.
    Events(EventsOf),
    /// Take answers back.
    Undo(UndoTo),
    /// Give an answer again that was taken back.
    Redo(Nothing),
    /// The game as a save.
    Save(Nothing),
    /// The position as a scenario.
    Export(Nothing),
    /// The names of the games that are being played.
    Games(Nothing),
    /// Put a game away.
    Close(Nothing),
    /// Leave.
    Quit(Nothing),
}

/// The words that `do` takes, in the order of the document.
pub(super) const WORDS: &[&str] = &[
    "hello", "start", "view", "observe", "decision", "legal", "actions", "apply", "move",
    "play-out", "advise", "stop", "guess", "events", "undo", "redo", "save", "export", "games",
    "close", "quit",
];

/// Nothing more to say.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct Nothing {}

/// How a game begins.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct Start {
    #[serde(default)]
    pub(super) players: Players,
    /// The order of all decks; 1 unless given.
    #[serde(default)]
    pub(super) seed: Option<u64>,
    /// A seat, or `random`; A unless given.
    #[serde(default)]
    pub(super) start: Option<String>,
    /// A position to begin from.
    #[serde(default)]
    #[schemars(with = "Option<Scenario>")]
    pub(super) scenario: Option<Value>,
    /// Other printed values.
    #[serde(default)]
    pub(super) components: Option<ComponentsFile>,
    /// A save to go on from, in place of all others.
    #[serde(default)]
    #[schemars(with = "Option<save::SaveForm>")]
    pub(super) save: Option<Value>,
}

/// Who plays.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "players: expected how many play, or a list of their names")]
pub(super) enum Players {
    /// So many, named by their seats.
    Count(u8),
    /// These, clockwise from seat A: `Anna`, `Anna=bot:hard`, or `bot:hard`, which names itself.
    Names(Vec<String>),
    /// As many as a scenario says.
    #[default]
    Nobody,
}

/// Whose view; nobody's is the table as a whole.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewOf {
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    /// Leave out what never changes in a game, and decks of which the viewer knows no card.
    #[serde(default)]
    pub(super) compact: bool,
}

/// Whose row of numbers.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Observe {
    /// The viewer, who comes first in it; whoever is asked unless given.
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    /// Also what each number is.
    #[serde(default)]
    pub(super) names: bool,
}

/// Whose answers.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Legal {
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    /// By their numbers and not in full.
    #[serde(default)]
    pub(super) numbers: bool,
}

/// An answer, in full or by its number.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct Apply {
    /// Who answers; whoever is asked unless given.
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    #[serde(default)]
    pub(super) action: Option<Action>,
    #[serde(default)]
    pub(super) number: Option<usize>,
}

/// Which bot; the one that sits there, or else medium, unless given.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct By {
    #[serde(default)]
    pub(super) bot: Option<String>,
    #[serde(default)]
    pub(super) seat: Option<Seat>,
}

/// Which bot, and how far.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct PlayOut {
    /// Easy unless given: who sits there does not matter.
    #[serde(default)]
    pub(super) bot: Option<String>,
    /// To the end of this round; to the end of the game unless given.
    #[serde(default)]
    pub(super) round: Option<u8>,
}

/// Which bot advises, and whether it tells what it has found so far.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct Advise {
    #[serde(default)]
    pub(super) bot: Option<String>,
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    /// Several replies, each with what has been found by then; the last one has `done`.
    #[serde(default)]
    pub(super) stream: bool,
    /// How many answers are told; all unless given.
    #[serde(default)]
    pub(super) best: Option<usize>,
}

/// Whose knowledge, and which of the deals that agree with it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct Guess {
    /// Who guesses; whoever is asked unless given.
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    /// Each seed another deal, each deal equally likely.
    pub(super) seed: u64,
    /// The name of the game that is dealt.
    #[serde(rename = "as")]
    pub(super) name: Name,
}

/// The name of a game.
#[derive(
    Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, serde::Serialize, JsonSchema,
)]
#[serde(untagged, expecting = "the name of a game: a text or a whole number from 0 on")]
pub(crate) enum Name {
    /// A number.
    Number(u64),
    /// A text.
    Text(String),
}

/// Events from this action on; 0 is the setting of the table.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct EventsOf {
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    #[serde(default)]
    pub(super) from: usize,
}

/// How many answers stay; all but the last unless given.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct UndoTo {
    #[serde(default)]
    pub(super) to: Option<usize>,
}

/// A request as it came: what it wants to be called, which game it means, and what it wants.
#[derive(Debug)]
pub(super) struct Asked {
    pub(super) id: Option<Value>,
    pub(super) game: Option<Name>,
    pub(super) request: Result<Request, Complaint>,
}

/// Reads a request.
pub(super) fn read(line: &[u8]) -> Asked {
    let bad = |problem, words: &str| Asked {
        id: None,
        game: None,
        request: Err(Complaint::new(problem, words)),
    };
    if json::admit(line).is_err() {
        return bad(Problem::TooLong, "the request holds far more than any game");
    }
    let Sorted { word, id, game, fields } = match serde_json::from_slice(line) {
        Ok(sorted) => sorted,
        // Whatever else it is, if it is JSON at all.
        Err(_) => match serde_json::from_slice::<Value>(line) {
            Ok(_) => return bad(Problem::BadRequest, "expected an object"),
            Err(error) => return bad(Problem::NotJson, &in_words(&error)),
        },
    };
    let game = match game.map(Name::deserialize).transpose() {
        Ok(game) => game,
        Err(error) => {
            let complaint = Complaint::new(Problem::BadRequest, &in_words(&error));
            return Asked { id, game: None, request: Err(complaint) };
        }
    };
    let request = match word {
        Some(Value::String(word)) => {
            let fields = MapDeserializer::new(fields.into_iter());
            let one = MapDeserializer::new([(word, Fields(fields))].into_iter());
            Request::deserialize(MapAccessDeserializer::new(one))
        }
        _ => Err(serde_json::Error::missing_field("do")),
    };
    let request = request.map_err(|error| {
        let words = explained(line).unwrap_or_else(|| in_words(&error));
        Complaint::new(Problem::BadRequest, &words)
    });
    Asked { id, game, request }
}

/// The fields of a request in one pass: those that every request may have, and all others.
#[derive(Default)]
struct Sorted {
    word: Option<Value>,
    id: Option<Value>,
    game: Option<Value>,
    fields: Vec<(String, Value)>,
}

impl<'de> Deserialize<'de> for Sorted {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        source.deserialize_map(Sorting)
    }
}

struct Sorting;

impl<'de> Visitor<'de> for Sorting {
    type Value = Sorted;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Sorted, A::Error> {
        let mut sorted = Sorted::default();
        while let Some(name) = fields.next_key::<String>()? {
            let value = fields.next_value()?;
            match name.as_str() {
                "do" => sorted.word = Some(value),
                "id" => sorted.id = Some(value),
                "game" => sorted.game = Some(value),
                _ => sorted.fields.push((name, value)),
            }
        }
        Ok(sorted)
    }
}

/// What stands beside the word, read as what the word says.
struct Fields(MapDeserializer<'static, std::vec::IntoIter<(String, Value)>, serde_json::Error>);

impl<'de> IntoDeserializer<'de, serde_json::Error> for Fields {
    type Deserializer =
        MapDeserializer<'de, std::vec::IntoIter<(String, Value)>, serde_json::Error>;

    fn into_deserializer(self) -> Self::Deserializer {
        self.0
    }
}

/// What the reader says, in the words that every other command has for it.
fn in_words(error: &serde_json::Error) -> String {
    error.in_words(&Text::new(Lang::En))
}

/// What does not fit, by its name; the reader knows only that something does not.
fn explained(line: &[u8]) -> Option<String> {
    let mut request: Value = serde_json::from_slice(line).ok()?;
    let fields = request.as_object_mut()?;
    fields.remove("id");
    fields.remove("game");
    let misfit = Fit::new(&schema::REQUEST).check(&request).err()?;
    let text = Text::new(Lang::En);
    Some(text.in_field(&misfit.field(), &misfit.in_words(&text)))
}
