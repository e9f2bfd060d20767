//! Components files: the printed values with the source of each, read from JSON.
//!
//! The shipped file is `assets/components.json`. A file of one's own may name only what differs
//! from it, within the limits that [`Components`] checks.

mod file;
mod form;
mod old;
mod overlay;

use std::borrow::Cow;
use std::sync::LazyLock;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use crate::engine::{
    BadComponents, Board, Components, Condition, Mission, MoneyCard, Reward, Rule,
};
use crate::schema::Unread;

pub use form::ChipName;
pub(crate) use form::Form;
pub(crate) use old::renew;
pub use overlay::overlay;

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
    /// Chosen by whoever wrote the file, to see what follows.
    Variant,
}

/// A components file with everything filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentsFile {
    /// What it is for.
    pub comment: Option<String>,
    /// How many rounds are played.
    pub rounds: u8,
    /// Each player's money at the start.
    pub coins: u8,
    /// The twelve boards, by number.
    pub boards: Vec<BoardEntry>,
    /// The eight money cards.
    pub money: Vec<MoneyEntry>,
    /// The forty missions.
    pub missions: Vec<MissionEntry>,
}

/// A board in a components file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEntry {
    /// Its number.
    pub board: Board,
    /// The side that lies up at the start.
    pub front: SideEntry,
    /// The other side.
    pub back: SideEntry,
    /// What it pays.
    pub pays: Vec<Reward>,
    /// Where that comes from.
    pub source: Source,
}

/// A side of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideEntry {
    /// What it asks for.
    pub condition: Condition,
    /// Where the condition comes from.
    pub source: Source,
    /// Where the price or the number of markers comes from.
    pub value_source: Option<Source>,
}

/// A money card in a components file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyEntry {
    /// Where Louis goes, and what everybody gets.
    pub card: MoneyCard,
    /// Where the board comes from.
    pub source: Source,
    /// Where the amount comes from.
    pub value_source: Source,
}

/// A mission in a components file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissionEntry {
    /// Its stable name.
    pub mission: Mission,
    /// The two chips shown.
    pub chips: [ChipName; 2],
    /// What it is worth.
    pub points: u8,
    /// Where the chips come from.
    pub source: Source,
    /// Where the points come from.
    pub points_source: Source,
}

/// A components file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadFile {
    /// The field; `.` for the file as a whole.
    pub field: String,
    /// What is wrong with it.
    pub wrong: Wrong,
    /// Line and column of the field in the text, where that is known and not told otherwise.
    pub at: Option<(u32, u32)>,
}

/// What is wrong with a field of a components file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It cannot be read.
    Unread(Unread),
    /// The first chip of a mission is "?".
    FirstChipAny,
    /// Chips for several missions at once.
    GroupChips,
    /// A value is out of its limits.
    Values {
        /// Which limit.
        bad: BadComponents,
        /// What stands there, shortened.
        found: String,
    },
}

impl From<Unread> for Wrong {
    fn from(unread: Unread) -> Self {
        Self::Unread(unread)
    }
}

impl BadFile {
    /// The rule that the field belongs to.
    pub fn rule(&self) -> Option<Rule> {
        match &self.wrong {
            Wrong::Values { bad, .. } => Some(bad.rule()),
            Wrong::FirstChipAny | Wrong::GroupChips => Some(Rule::MISSIONS),
            // The schema names the rule, and the words about a misfit have it.
            Wrong::Unread(_) => None,
        }
    }
}

/// The format's name.
pub(crate) const FORMAT: &str = "louis-xiv-components";

/// The shipped file as it stands.
pub const SHIPPED_TEXT: &str = include_str!("../../assets/components.json");

static SHIPPED: LazyLock<ComponentsFile> = LazyLock::new(|| {
    let form: Form = serde_json::from_str(SHIPPED_TEXT)
        .expect("the shipped components file is valid: a test reads it");
    let mut file = ComponentsFile::of(shipped());
    file.take(form).expect("the shipped components file is within its limits: a test reads it");
    file
});

/// The shipped values.
pub fn shipped() -> &'static Components {
    &Components::SHIPPED
}

/// The shipped file, with the source of each value.
pub fn shipped_file() -> &'static ComponentsFile {
    &SHIPPED
}

impl JsonSchema for ComponentsFile {
    fn schema_name() -> Cow<'static, str> {
        "Components".into()
    }
    fn json_schema(make: &mut SchemaGenerator) -> Schema {
        Form::json_schema(make)
    }
}
