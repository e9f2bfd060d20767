//! Scenarios: a position as JSON, partly given and completed from a seed, with optional steps
//! to play and things to expect after them.

mod expect;
mod export;
mod fill;
mod shield;
mod trouble;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{
    Action, At, Board, BoardSet, Chips, Hand, Influence, Mission, Missions, MoneyCard, Observer,
    Phase, Printed, Rest, Rule, Seat, SeatSet, Seats, Shield,
};
use crate::json;

pub use crate::engine::Game;
pub use expect::{Difference, Report};
pub use shield::AnyShield;
pub use trouble::{BadScenario, BadStep, Wrong};

/// A scenario file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, expecting = "a scenario")]
pub struct Scenario {
    /// Always `louis-xiv-scenario`.
    pub format: String,
    /// The version of the format, 1.
    pub version: u32,
    /// What it shows.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// How many play, 2 to 4.
    pub players: u8,
    /// The start player of this round; A unless given.
    #[serde(default = "first_seat")]
    pub start: Seat,
    /// The round; 1 unless given.
    #[serde(default = "first_round")]
    pub round: u8,
    /// Orders whatever is not given, and every later shuffle.
    #[serde(default)]
    pub seed: u64,
    /// From where to play; the start of the supply phase unless given.
    #[serde(default)]
    pub at: Place,
    /// Where the money card of this round puts Louis.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub louis: Option<Board>,
    /// The money cards by round, as far as given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub money_cards: Vec<MoneyCard>,
    /// Boards that show their back.
    #[serde(default, skip_serializing_if = "no_boards")]
    pub back: BoardSet,
    /// Markers on boards.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub markers: BTreeMap<Board, Stack>,
    /// What each player has, as far as given.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub seats: BTreeMap<Seat, Sheet>,
    /// Influence cards in the centre.
    #[serde(default, skip_serializing_if = "no_cards")]
    pub centre: Hand,
    /// Missions whose chance in this phase has gone.
    #[serde(default, skip_serializing_if = "no_missions")]
    pub used: Missions,
    /// The tops of the decks, as far as given.
    #[serde(default, skip_serializing_if = "Tops::is_empty")]
    pub decks: Tops,
    /// Who knows which hidden card; nobody unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<KnownCards>,
    /// The printed values, when they are not the shipped ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Printed>,
    /// Answers to play from there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// What must hold after the steps: any part of the position, and events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expect: Option<Value>,
}

/// From where a scenario is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// From the start of a phase; `over` is the final count of round 4.
    Phase(Phase),
    /// From this player's turn in the influence phase.
    Turn(Seat),
    /// From before this board is scored.
    Board(Board),
    /// From this very question.
    Rest(Rest),
}

impl Default for Place {
    fn default() -> Self {
        Place::Phase(Phase::Supply)
    }
}

impl From<Place> for At {
    fn from(place: Place) -> At {
        match place {
            Place::Phase(phase) => At::Phase(phase),
            Place::Turn(seat) => At::Turn(seat),
            Place::Board(board) => At::Board(board),
            Place::Rest(rest) => At::Rest(rest),
        }
    }
}

/// Markers on one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // A seat each, and the neutral side.
pub struct Stack {
    #[serde(rename = "A", default, skip_serializing_if = "is_zero")]
    pub a: u8,
    #[serde(rename = "B", default, skip_serializing_if = "is_zero")]
    pub b: u8,
    #[serde(rename = "C", default, skip_serializing_if = "is_zero")]
    pub c: u8,
    #[serde(rename = "D", default, skip_serializing_if = "is_zero")]
    pub d: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub neutral: u8,
}

/// What one player has; what is left out is filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sheet {
    /// Louis d'or; 5 unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coins: Option<u8>,
    /// Markers in the personal reserve; the rest of the sixteen unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personal: Option<u8>,
    /// Markers in the general reserve; as at the start of the game unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub general: Option<u8>,
    /// Chips; none unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<Chips>,
    /// Missions laid out; none unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<Missions>,
    /// Missions in hand; a light and a medium one unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missions: Option<Missions>,
    /// Influence cards; five in the influence phase unless given, none elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub influence: Option<Hand>,
    /// Intrigue cards; none unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intrigue: Option<BoardSet>,
    /// Shields by kind, or `plain`; none unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shields: Option<Vec<AnyShield>>,
    /// Shields won for majorities at the end of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unseen: Vec<Shield>,
}

/// The tops of the decks, top card first; the rest lies shuffled below.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tops {
    /// The influence deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub influence: Vec<Influence>,
    /// The intrigue deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intrigue: Vec<Board>,
    /// The light missions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub light: Vec<Mission>,
    /// The medium missions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub medium: Vec<Mission>,
    /// The dark missions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dark: Vec<Mission>,
    /// The shields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shields: Vec<Shield>,
    /// All eight money cards by number from 0, in place of `money-cards`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub money: Option<[u8; 8]>,
}

impl Tops {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Who knows which hidden card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct KnownCards {
    /// Who knows each card of the influence deck, top card first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<SeatSet>,
    /// By holder and viewer: influence cards that the viewer knows the holder to have.
    #[serde(default)]
    pub influence: Seats<Seats<Hand>>,
    /// By viewer: intrigue cards whose place the viewer knows.
    #[serde(default)]
    pub intrigue: Seats<BoardSet>,
    /// By viewer: missions whose place the viewer knows.
    #[serde(default)]
    pub missions: Seats<Missions>,
}

/// An answer in a scenario: `["A", action]`, or `["A", action, "R5.5"]` for one that this rule
/// must refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "expected [seat, action] or [seat, action, rule]")]
pub enum Step {
    /// Must be refused by this rule.
    Refused(Seat, Action, Rule),
    /// Must be allowed.
    Play(Seat, Action),
}

/// The format's name.
pub const FORMAT: &str = "louis-xiv-scenario";

fn first_seat() -> Seat {
    Seat::A
}

fn first_round() -> u8 {
    1
}

// serde hands these over by reference.

fn is_zero(count: &u8) -> bool {
    *count == 0
}

fn no_boards(boards: &BoardSet) -> bool {
    boards.is_empty()
}

fn no_cards(hand: &Hand) -> bool {
    hand.is_empty()
}

fn no_missions(missions: &Missions) -> bool {
    missions.is_empty()
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// # Errors
    /// Names the field that does not fit, with a suggestion for one that does not exist.
    pub fn read(json: &str) -> Result<Self, BadScenario> {
        let mut source = serde_json::Deserializer::from_str(json);
        let scenario: Self = serde_path_to_error::deserialize(&mut source)
            .map_err(|error| trouble::bad(json::path(error.path()), unreadable(error.inner())))?;
        source.end().map_err(|error| trouble::bad(".", unreadable(&error)))?;
        check_objects(json)?;
        if scenario.format != FORMAT || scenario.version != 1 {
            let (format, version) = (json::shorten(&scenario.format), scenario.version);
            return Err(trouble::bad("format", Wrong::Format { format, version }));
        }
        Ok(scenario)
    }

    /// The scenario as JSON, ready to be read again.
    pub fn write(&self) -> String {
        let mut json = serde_json::to_string_pretty(self).expect("a scenario is plain data");
        json.push('\n');
        json
    }

    /// Plays the steps from a begun game.
    ///
    /// # Errors
    /// Names the first step that does not go as the scenario says.
    pub fn play<O: Observer>(&self, game: &mut Game, observer: &mut O) -> Result<(), BadStep> {
        for (index, step) in self.steps.iter().enumerate() {
            let (given, action) = match *step {
                Step::Play(seat, action) | Step::Refused(seat, action, _) => (seat, action),
            };
            let asked = game.decision().ok_or(BadStep::Over { index })?.seat;
            if asked != given {
                return Err(BadStep::WrongSeat { index, asked, given });
            }
            match (step, game.check(&action)) {
                (Step::Play(..), Ok(())) => {
                    game.apply(&action, observer)
                        .map_err(|illegal| BadStep::Illegal { index, illegal })?;
                }
                (Step::Play(..), Err(illegal)) => return Err(BadStep::Illegal { index, illegal }),
                (&Step::Refused(_, _, rule), Ok(())) => {
                    return Err(BadStep::Allowed { index, rule });
                }
                (&Step::Refused(_, _, rule), Err(illegal)) if illegal.rule != rule => {
                    return Err(BadStep::Illegal { index, illegal });
                }
                (Step::Refused(..), Err(_)) => {}
            }
        }
        Ok(())
    }
}

/// A list would pass for an object with its fields in order.
fn check_objects(json: &str) -> Result<(), BadScenario> {
    let value: Value =
        serde_json::from_str(json).map_err(|error| trouble::bad(".", unreadable(&error)))?;
    let mut objects = vec![(".".to_owned(), &value)];
    for name in ["decks", "known", "components"] {
        objects.extend(value.get(name).map(|field| (name.to_owned(), field)));
    }
    for name in ["markers", "seats"] {
        let fields = value.get(name).and_then(Value::as_object).into_iter().flatten();
        objects.extend(fields.map(|(key, field)| (json::shorten(&format!("{name}.{key}")), field)));
    }
    match objects.into_iter().find(|(_, value)| value.is_array()) {
        Some((path, _)) => Err(trouble::bad(path, Wrong::List)),
        None => Ok(()),
    }
}

/// What the reader says; about a name that does not exist, with the closest that does.
fn unreadable(error: &serde_json::Error) -> Wrong {
    let message = error.to_string();
    let mut names = message.split('`').skip(1).step_by(2);
    let unknown = names.next().filter(|_| message.starts_with("unknown"));
    let closest = unknown.and_then(|given| {
        names
            .map(|name| (strsim::damerau_levenshtein(given, name), name))
            .min()
            .filter(|&(distance, _)| distance <= 3)
    });
    let meant = closest.map(|(_, name)| name.to_owned());
    Wrong::Json { words: json::shorten(&message), meant }
}
