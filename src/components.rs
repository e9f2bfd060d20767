//! Components files: the printed values with the source of each, read from JSON.
//!
//! The shipped file is `assets/components.json`; a player with a corrected one can use it
//! instead, within the limits that [`Components`] checks.

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{
    BadComponents, Board, Chip, Components, Condition, Cost, Mission, MoneyCard, Printed,
};
use crate::json;
use crate::schema::{self, Fit, Misfit};

/// Where a printed value comes from.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Stated in the rulebooks.
    Rulebook,
    /// Stated by published reviews.
    Reported,
    /// Chosen to fit everything that is stated.
    Reconstructed,
    /// Read off a printed copy, by whoever wrote the file.
    Printed,
}

/// A components file, as it stands in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, expecting = "a components file")]
pub struct ComponentsFile {
    /// Always `louis-xiv-components`.
    pub format: String,
    /// The version of the format, 1.
    pub version: u32,
    /// The twelve boards, by number.
    pub boards: Vec<BoardEntry>,
    /// The eight money cards.
    pub money: Vec<MoneyEntry>,
    /// The forty missions.
    pub missions: Vec<MissionEntry>,
}

/// A board in a components file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BoardEntry {
    /// Its number.
    pub board: Board,
    /// The side that lies up at the start.
    pub front: SideEntry,
    /// The other side.
    pub back: SideEntry,
}

/// A side of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SideEntry {
    /// What it asks for.
    pub condition: ConditionName,
    /// The price or the number of markers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// Where the condition comes from.
    pub source: Source,
    /// Where the value comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value_source: Option<Source>,
}

/// The name of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // As in the engine's `Condition`.
pub enum ConditionName {
    Money,
    FirstPlace,
    Markers,
}

/// A money card in a components file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoneyEntry {
    /// Where Louis goes.
    pub board: Board,
    /// What everybody gets.
    pub coins: u8,
    /// Where the board comes from.
    pub source: Source,
    /// Where the amount comes from.
    pub value_source: Source,
}

/// A mission in a components file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MissionEntry {
    /// Its stable name.
    pub mission: Mission,
    /// The two chips shown.
    pub chips: [ChipName; 2],
    /// Where they come from.
    pub source: Source,
}

/// A chip shown on a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // As in the engine's `Chip`; `any` is "?".
pub enum ChipName {
    Sceptre,
    Letter,
    Ring,
    Helmet,
    Any,
}

/// A components file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadFile {
    /// The field; `.` for the file as a whole.
    pub field: String,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// What is wrong with a field of a components file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Not JSON, in the words of the reader.
    Json(String),
    /// Not of this shape.
    Unfit(Box<Misfit>),
    /// Far more than any such file holds.
    TooMuch,
    /// Something else than a components file of version 1.
    Format {
        /// The format in it.
        format: String,
        /// The version in it.
        version: u32,
    },
    /// Another board than the one whose turn it is.
    Board {
        /// Whose turn it is.
        expected: Board,
        /// What stands there.
        found: Board,
    },
    /// Another mission than the one whose turn it is.
    Mission {
        /// Whose turn it is; none after the last.
        expected: Option<Mission>,
        /// What stands there.
        found: Mission,
    },
    /// A side that asks for the first place has a price or a number of markers.
    IdleValue,
    /// A side has neither a price nor a number of markers.
    NoValue,
    /// The first chip of a mission is "?".
    FirstChipAny,
    /// A value is out of its limits.
    Values(BadComponents),
}

/// The format's name.
pub(crate) const FORMAT: &str = "louis-xiv-components";

/// The shipped file as it stands.
pub const SHIPPED_TEXT: &str = include_str!("../assets/components.json");

static SHIPPED: LazyLock<ComponentsFile> = LazyLock::new(|| {
    serde_json::from_str(SHIPPED_TEXT)
        .expect("the shipped components file is valid: a test reads it")
});

/// The shipped values.
pub fn shipped() -> &'static Components {
    &Components::SHIPPED
}

/// The shipped file, with the source of each value.
pub fn shipped_file() -> &'static ComponentsFile {
    &SHIPPED
}

impl ComponentsFile {
    /// Reads a components file.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn read(json: &str) -> Result<Self, BadFile> {
        json::admit(json.as_bytes()).map_err(|_| field(".", Wrong::TooMuch))?;
        let mut value =
            json::strict(json).map_err(|error| field(".", Wrong::Json(json::words(&error))))?;
        // Something else would not fit in a hundred ways: what it is says more.
        if let Some(Value::String(format)) = value.get("format")
            && format != FORMAT
        {
            let format = json::shorten(format);
            return Err(field("format", Wrong::Format { format, version: 1 }));
        }
        let misfit = |misfit: Misfit| field(misfit.field(), Wrong::Unfit(Box::new(misfit)));
        Fit::new(&schema::COMPONENTS).check_text(&value, json).map_err(misfit)?;
        if let Value::Object(fields) = &mut value {
            fields.remove("$schema");
        }
        let file: Self = serde_path_to_error::deserialize(value).map_err(|error| {
            field(json::path(error.path()), Wrong::Json(json::words(error.inner())))
        })?;
        file.components()?;
        Ok(file)
    }

    /// The values in it.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn components(&self) -> Result<Components, BadFile> {
        if self.format != FORMAT || self.version != 1 {
            let format = json::shorten(&self.format);
            return Err(field("format", Wrong::Format { format, version: self.version }));
        }
        for (index, (entry, expected)) in self.boards.iter().zip(Board::ALL).enumerate() {
            if entry.board != expected {
                let wrong = Wrong::Board { expected, found: entry.board };
                return Err(field(format!("boards[{index}].board"), wrong));
            }
        }
        for (index, entry) in self.missions.iter().enumerate() {
            if entry.mission.index() != index {
                let expected = Mission::all().nth(index);
                let wrong = Wrong::Mission { expected, found: entry.mission };
                return Err(field(format!("missions[{index}].mission"), wrong));
            }
        }
        let boards = self.boards.iter().map(BoardEntry::conditions).collect::<Result<_, _>>()?;
        let money =
            self.money.iter().map(|card| MoneyCard { board: card.board, coins: card.coins });
        let costs = self.missions.iter().map(MissionEntry::cost).collect::<Result<_, _>>()?;
        let printed = Printed { boards, money: money.collect(), costs };
        Components::new(&printed).map_err(explain)
    }
}

fn field(field: impl Into<String>, wrong: Wrong) -> BadFile {
    BadFile { field: field.into(), wrong }
}

impl BoardEntry {
    fn conditions(&self) -> Result<[Condition; 2], BadFile> {
        Ok([self.front.condition(self.board, "front")?, self.back.condition(self.board, "back")?])
    }
}

impl SideEntry {
    fn condition(&self, board: Board, side: &str) -> Result<Condition, BadFile> {
        let name = format!("boards[{}].{side}.value", board.index());
        match (self.condition, self.value) {
            (ConditionName::Money, Some(price)) => Ok(Condition::Money(price)),
            (ConditionName::Markers, Some(count)) => Ok(Condition::Markers(count)),
            (ConditionName::FirstPlace, None) => Ok(Condition::FirstPlace),
            (ConditionName::FirstPlace, Some(_)) => Err(field(name, Wrong::IdleValue)),
            (_, None) => Err(field(name, Wrong::NoValue)),
        }
    }
}

impl MissionEntry {
    fn cost(&self) -> Result<Cost, BadFile> {
        let chip = |name: ChipName| match name {
            ChipName::Sceptre => Some(Chip::Sceptre),
            ChipName::Letter => Some(Chip::Letter),
            ChipName::Ring => Some(Chip::Ring),
            ChipName::Helmet => Some(Chip::Helmet),
            ChipName::Any => None,
        };
        let [first, second] = self.chips.map(chip);
        let name = format!("missions[{}].chips", self.mission.index());
        let first = first.ok_or_else(|| field(name, Wrong::FirstChipAny))?;
        Ok(Cost { first, second })
    }
}

/// Names the field of a value that is out of its limits.
fn explain(bad: BadComponents) -> BadFile {
    field(field_of(&bad), Wrong::Values(bad))
}

/// The field of a value that is out of its limits.
pub(crate) fn field_of(bad: &BadComponents) -> String {
    match bad {
        BadComponents::BoardCount(_) => "boards".into(),
        BadComponents::MoneyCount(_) | BadComponents::MoneyBoard(_) => "money".into(),
        BadComponents::MissionCount(_) => "missions".into(),
        BadComponents::SameConditions(board)
        | BadComponents::LouisBoard(board)
        | BadComponents::Price(board, _)
        | BadComponents::Threshold(board, _) => format!("boards[{}]", board.index()),
        BadComponents::Amount(index, _) => format!("money[{index}].coins"),
        BadComponents::Chips(mission) => format!("missions[{}].chips", mission.index()),
    }
}
