//! Scenarios: a position as JSON, partly given and completed from a seed, with optional steps
//! to play and things to expect after them.

mod bad;
mod expect;
mod export;
mod fill;
mod parts;
mod shield;
mod shipped;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::components::{ComponentsFile, renew};
use crate::engine::{
    Action, At, Board, BoardSet, Chips, Hand, Influence, Mission, Missions, MoneyCard, Observer,
    Phase, Rule, Seat, SeatSet, Seats, Shield,
};
use crate::json;
use crate::schema::{self, Fit, LouisBoard, Misfit, Unread};

pub use crate::engine::Game;
use bad::bad;
pub use bad::{BadScenario, BadStep, Wrong};
pub use expect::{Difference, Found, Report, differences, flat};
use parts::{Expect, MoneyOrder, PerBoard, PerSeat, PlayerCount, RoundNumber};
pub use shield::AnyShield;
pub use shipped::{SHIPPED, shipped};

/// A scenario file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, expecting = "a scenario")]
pub struct Scenario {
    /// Always `louis-xiv-scenario`.
    pub format: String,
    /// The version of the format, 1.
    #[schemars(extend("const" = 1))]
    pub version: u32,
    /// What it shows.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// How many play, 2 to 4.
    #[schemars(with = "PlayerCount")]
    pub players: u8,
    /// The start player of this round; A unless given.
    #[serde(default = "first_seat")]
    pub start: Seat,
    /// The round; 1 unless given.
    #[serde(default = "first_round")]
    #[schemars(with = "RoundNumber")]
    pub round: u8,
    /// Orders whatever is not given, and every later shuffle.
    #[serde(default)]
    pub seed: u64,
    /// From where to play; the start of the supply phase unless given.
    #[serde(default = "supply")]
    pub at: At,
    /// Where the money card of this round puts Louis.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<LouisBoard>")]
    pub louis: Option<Board>,
    /// The money cards by round, as far as given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub money_cards: Vec<MoneyCard>,
    /// Boards that show their back.
    #[serde(default, skip_serializing_if = "no_boards")]
    pub back: BoardSet,
    /// Markers on boards.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "PerBoard<Stack>")]
    pub markers: BTreeMap<Board, Stack>,
    /// What each player has, as far as given.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "PerSeat<Sheet>")]
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
    #[schemars(with = "Option<ComponentsFile>")]
    pub components: Option<Value>,
    /// Answers to play from there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// What must hold after the steps: any part of the position, and events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Expect>")]
    pub expect: Option<Value>,
}

/// Markers on one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    #[schemars(with = "Option<MoneyOrder>")]
    pub money: Option<[u8; 8]>,
}

impl Tops {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Who knows which hidden card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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

/// A step of a scenario: an answer `["A", action]`, or `["A", action, "R5.5"]` for one that this
/// rule must refuse; or what must hold at that point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected [seat, action], [seat, action, rule] or {expect}")]
pub enum Step {
    /// Must be refused by this rule.
    Refused(Seat, Action, Rule),
    /// Must be allowed.
    Play(Seat, Action),
    /// Must hold here; its events are those of the answer before it.
    Expect(Here),
}

/// What must hold between two steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Here {
    /// As in the scenario itself.
    #[schemars(with = "Expect")]
    pub expect: Value,
}

/// The format's name.
pub const FORMAT: &str = "louis-xiv-scenario";

fn first_seat() -> Seat {
    Seat::A
}

fn first_round() -> u8 {
    1
}

fn supply() -> At {
    At::Phase(Phase::Supply)
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
    /// Names the field that does not fit, with the names that would.
    pub fn read(json: &str) -> Result<Self, BadScenario> {
        json::admit(json.as_bytes()).map_err(|_| bad(".", Unread::TooMuch))?;
        let mut value =
            json::strict(json).map_err(|error| bad(".", Unread::json_in(json, &error)))?;
        let version = value["version"].as_u64().and_then(|found| u32::try_from(found).ok());
        let wrong = |format: &str| {
            let (format, version) = (json::shorten(format), version.unwrap_or(1));
            bad("format", Unread::Format { format, version })
        };
        // Something else would not fit in a hundred ways: what it is says more.
        if let Some(Value::String(format)) = value.get("format")
            && format != FORMAT
        {
            return Err(wrong(format));
        }
        if let Some(components) = value.get_mut("components") {
            renew(components);
        }
        if version.is_some_and(|version| version != 1) {
            return Err(wrong(FORMAT));
        }
        let misfit = |misfit: Misfit| bad(misfit.field(), Unread::Unfit(Box::new(misfit)));
        let players = value["players"].as_u64().filter(|count| (2..=4).contains(count));
        let fit = Fit::new(&schema::SCENARIO);
        let fit = players.map_or(fit, |players| fit.at_table_of(players as u8));
        fit.check_text(&value, json).map_err(misfit)?;
        if let Value::Object(fields) = &mut value {
            fields.remove("$schema");
        }
        let scenario: Self = serde_path_to_error::deserialize(value)
            .map_err(|error| bad(json::path(error.path()), Unread::json(error.inner())))?;
        scenario.check_expectations(json)?;
        Ok(scenario)
    }

    /// What is expected must be able to hold under these values: whatever could never be there
    /// would be met by nothing at all.
    fn check_expectations(&self, json: &str) -> Result<(), BadScenario> {
        let Ok(rounds) = self.printed().map(|values| values.rounds()) else { return Ok(()) };
        let between = self.steps.iter().enumerate().filter_map(|(index, step)| match step {
            Step::Expect(Here { expect }) => Some((format!("steps[{index}].expect"), expect)),
            _ => None,
        });
        let last = self.expect.iter().map(|expect| ("expect".to_owned(), expect));
        for (way, expect) in between.chain(last) {
            let wrong = |part: &str, wrong| bad(format!("{way}.{part}"), wrong).within(json);
            let round = expect["round"].as_u64().and_then(|round| u8::try_from(round).ok());
            if let Some(round) = round.filter(|&round| round > rounds) {
                return Err(wrong("round", Wrong::Round { round, rounds }));
            }
            if expect["components"].is_object() {
                let file = ComponentsFile::of_value(expect["components"].clone());
                let components = |bad| wrong("components", Wrong::Components(Box::new(bad)));
                file.map_err(components)?;
            }
        }
        Ok(())
    }

    /// The scenario as JSON, ready to be read again, by people too.
    pub fn write(&self) -> String {
        let compact = serde_json::to_string(self).expect("a scenario is plain data");
        json::spread(&compact) + "\n"
    }

    /// Plays the steps from a begun game.
    ///
    /// # Errors
    /// Names the first step that does not go as the scenario says.
    pub fn play<O: Observer>(&self, game: &mut Game, observer: &mut O) -> Result<(), BadStep> {
        (0..self.steps.len()).try_for_each(|index| self.play_step(index, game, observer))
    }

    /// Plays one step.
    ///
    /// # Errors
    /// When it does not go as the scenario says.
    fn play_step<O: Observer>(
        &self,
        index: usize,
        game: &mut Game,
        observer: &mut O,
    ) -> Result<(), BadStep> {
        let (given, action, rule) = match &self.steps[index] {
            Step::Play(seat, action) => (*seat, *action, None),
            Step::Refused(seat, action, rule) => (*seat, *action, Some(*rule)),
            Step::Expect(_) => return Ok(()),
        };
        let asked = game.decision().ok_or(BadStep::Over { index })?.seat;
        if asked != given {
            return Err(BadStep::wrong_seat(index, (given, &action), asked, game));
        }
        match (rule, game.check(&action)) {
            (None, Ok(())) => game
                .apply(&action, observer)
                .map_err(|illegal| BadStep::illegal(index, illegal, &action, game)),
            (None, Err(illegal)) => Err(BadStep::illegal(index, illegal, &action, game)),
            (Some(rule), Ok(())) => Err(BadStep::Allowed { index, rule }),
            (Some(rule), Err(illegal)) if illegal.rule != rule => {
                Err(BadStep::OtherRule { index, rule, illegal })
            }
            (Some(_), Err(_)) => Ok(()),
        }
    }
}
