//! The form of components files: every value optional, so that a file may name only what
//! differs from the shipped values. Scenarios, saves and requests hold the same form.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::Source;
use crate::engine::{Board, Chip, Condition, Mission, Reward, Tier};
use crate::schema::{LouisBoard, by_name};

/// A components file as it stands in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, expecting = "a components file")]
pub(crate) struct Form {
    /// Always `louis-xiv-components`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) format: Option<String>,
    /// The version of the format, 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("const" = 1))]
    pub(super) version: Option<u32>,
    /// What it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) comment: Option<String>,
    /// How many rounds are played, 1 to 8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 8), extend("x-rule" = "R3.3"))]
    pub(super) rounds: Option<u8>,
    /// Each player's money at the start, 0 to 20.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0, max = 20), extend("x-rule" = "R3.1"))]
    pub(super) starting_money: Option<u8>,
    /// Boards, by number.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "Boards", extend("x-rule" = "R1.2"))]
    pub(super) boards: BTreeMap<Board, BoardForm>,
    /// The amounts on the money cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<MoneySchema>", extend("x-rule" = "R1.5"))]
    pub(super) money: Option<MoneyForm>,
    /// Missions, by name; or `all`, `light`, `medium` or `dark` of them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "MissionMap", extend("x-rule" = "R1.6"))]
    pub(super) missions: BTreeMap<String, MissionForm>,
}

/// A board, as far as given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct BoardForm {
    /// The side that lies up at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) front: Option<SideForm>,
    /// The other side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) back: Option<SideForm>,
    /// What it pays, one to three things in the order in which they are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = 3), extend("x-rule" = "R6.10"))]
    pub(super) pays: Option<Vec<Reward>>,
    /// Where that comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<Source>,
}

/// What a side asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected {\"money\": n}, {\"markers\": n} or \"first-place\"")]
#[schemars(extend("examples" = [{"money": 3}, {"markers": 3}, "first-place"]))]
pub(super) enum SideForm {
    /// The first place, in short.
    Short(FirstPlace),
    /// The first place, with its source.
    First(FirstForm),
    /// Money.
    Money(PriceForm),
    /// Markers.
    Markers(MarkersForm),
}

/// `first-place`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FirstPlace {
    /// Only whoever has most is paid.
    FirstPlace,
}

/// A side that asks for the first place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct FirstForm {
    /// Always `true`.
    #[schemars(extend("const" = true, "x-rule" = "R6.5"))]
    pub(super) first_place: bool,
    /// Where the condition comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<Source>,
}

/// A side that asks for money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct PriceForm {
    /// The price of a bribe, 1 to 9.
    #[schemars(range(min = 1, max = 9), extend("x-rule" = "R6.4"))]
    pub(super) money: u8,
    /// Where the condition comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<Source>,
    /// Where the price comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) value_source: Option<Source>,
}

/// A side that asks for markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct MarkersForm {
    /// How many markers, 1 to 9.
    #[schemars(range(min = 1, max = 9), extend("x-rule" = "R6.6"))]
    pub(super) markers: u8,
    /// Where the condition comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<Source>,
    /// Where the number comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) value_source: Option<Source>,
}

/// The money cards: the two amounts of a board, or all eight cards in an order of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(super) enum MoneyForm {
    /// By board.
    Boards(BTreeMap<Board, AmountsForm>),
    /// All of them, in order.
    Cards(Vec<CardForm>),
}

// By hand, since keys that are numbers get lost in serde's own choice between two forms.
impl<'de> Deserialize<'de> for MoneyForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let read = match value {
            Value::Array(_) => serde_json::from_value(value).map(Self::Cards),
            _ => serde_json::from_value(value).map(Self::Boards),
        };
        read.map_err(D::Error::custom)
    }
}

/// The amounts on the two cards of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected two amounts")]
pub(super) enum AmountsForm {
    /// In short.
    Short(Amounts),
    /// With their source.
    Long(SourcedAmounts),
}

/// Two amounts, 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Amounts(pub(super) [u8; 2]);

/// The amounts on the two cards of a board, with their source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct SourcedAmounts {
    /// Both amounts.
    pub(super) coins: Amounts,
    /// Where it comes from that the board is on two cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<Source>,
    /// Where the amounts come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) value_source: Option<Source>,
}

/// One money card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct CardForm {
    /// Where Louis goes, 1 to 4.
    #[schemars(with = "LouisBoard")]
    pub(super) board: Board,
    /// What everybody gets, 1 to 9.
    #[schemars(range(min = 1, max = 9))]
    pub(super) coins: u8,
    /// Where the board comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<Source>,
    /// Where the amount comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) value_source: Option<Source>,
}

/// A mission, as far as given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct MissionForm {
    /// The two chips shown; not for several missions at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-rule" = "R7.1"))]
    pub(super) chips: Option<[ChipName; 2]>,
    /// What it is worth when it is laid out, 0 to 20.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0, max = 20), extend("x-rule" = "R7.3"))]
    pub(super) points: Option<u8>,
    /// Where the chips come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) source: Option<Source>,
    /// Where the points come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) points_source: Option<Source>,
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

impl ChipName {
    pub(super) fn of(chip: Option<Chip>) -> Self {
        match chip {
            Some(Chip::Sceptre) => Self::Sceptre,
            Some(Chip::Letter) => Self::Letter,
            Some(Chip::Ring) => Self::Ring,
            Some(Chip::Helmet) => Self::Helmet,
            // Limits keep crowns off missions.
            Some(Chip::Crown) | None => Self::Any,
        }
    }

    pub(super) const fn chip(self) -> Option<Chip> {
        match self {
            Self::Sceptre => Some(Chip::Sceptre),
            Self::Letter => Some(Chip::Letter),
            Self::Ring => Some(Chip::Ring),
            Self::Helmet => Some(Chip::Helmet),
            Self::Any => None,
        }
    }
}

impl SideForm {
    /// What it asks for, and where the condition and the value come from.
    pub(super) fn parts(self) -> (Condition, Option<Source>, Option<Source>) {
        match self {
            Self::Short(_) => (Condition::FirstPlace, None, None),
            Self::First(form) => (Condition::FirstPlace, form.source, None),
            Self::Money(form) => (Condition::Money(form.money), form.source, form.value_source),
            Self::Markers(form) => {
                (Condition::Markers(form.markers), form.source, form.value_source)
            }
        }
    }

    /// The form of a side; the first place without a source in short.
    pub(super) fn of(
        condition: Condition,
        source: Option<Source>,
        value_source: Option<Source>,
    ) -> Self {
        match condition {
            Condition::FirstPlace if source.is_none() => Self::Short(FirstPlace::FirstPlace),
            Condition::FirstPlace => Self::First(FirstForm { first_place: true, source }),
            Condition::Money(money) => Self::Money(PriceForm { money, source, value_source }),
            Condition::Markers(markers) => {
                Self::Markers(MarkersForm { markers, source, value_source })
            }
        }
    }
}

/// The missions that a name in a file means: one, a tier, or all.
pub(super) fn missions_named(name: &str) -> Vec<Mission> {
    let tier = match name {
        "all" => return Mission::all().collect(),
        "light" => Tier::Light,
        "medium" => Tier::Medium,
        "dark" => Tier::Dark,
        _ => return Mission::all().filter(|mission| mission.name() == name).collect(),
    };
    Mission::of(tier).collect()
}

/// Names that mean several missions, the widest first: later ones say more exactly what is meant.
pub(super) const GROUPS: [&str; 4] = ["all", "light", "medium", "dark"];

// Schemas of what serde has no names for.

struct Boards;
struct MoneySchema;
struct MissionMap;

macro_rules! inline {
    ($($name:ident = |$make:ident| $schema:expr;)*) => {$(
        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema($make: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    )*};
}

inline! {
    Boards = |make| by_name::<BoardForm>(make, Board::ALL.map(|board| board.to_string()));
    MissionMap = |make| {
        let names = Mission::all().map(Mission::name).chain(GROUPS).map(str::to_owned);
        by_name::<MissionForm>(make, names)
    };
    Amounts = |_make| schemars::json_schema!({
        "description": "Two amounts, 1 to 9.",
        "type": "array",
        "items": {"type": "integer", "minimum": 1, "maximum": 9},
        "minItems": 2,
        "maxItems": 2,
    });
    MoneySchema = |make| {
        let louis = Board::ALL.into_iter().filter(|board| board.may_host_louis());
        let boards = by_name::<AmountsForm>(make, louis.map(|board| board.to_string()));
        schemars::json_schema!({
            "anyOf": [boards, {
                "type": "array",
                "items": make.subschema_for::<CardForm>(),
                "minItems": 8,
                "maxItems": 8,
            }],
        })
    };
}
