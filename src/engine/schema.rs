//! JSON Schemas of the types that write themselves by hand: cards and boards by number or name,
//! sets and piles as lists.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use super::action::Payment;
use super::board::{Board, BoardSet};
use super::card::{Chip, Chips, Hand, Influence};
use super::deck::Deck;
use super::mission::{Mission, Missions};
use super::placement::Placement;
use super::printed::{Components, Printed};
use super::reward::Reward;
use super::rule::Rule;
use super::seat::{Seat, SeatSet, Side, SideSet};

macro_rules! by_hand {
    ($($name:ident = |$make:ident| $schema:expr;)*) => {$(
        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema($make: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    )*};
}

/// A list of these, in any order, none of them twice.
fn set<T: JsonSchema>(make: &mut SchemaGenerator, description: &str) -> Schema {
    json_schema!({
        "description": description,
        "type": "array",
        "items": make.subschema_for::<T>(),
        "uniqueItems": true,
    })
}

by_hand! {
    Board = |_make| json_schema!({
        "description": "The number of a board.",
        "type": "integer",
        "minimum": 1,
        "maximum": 12,
    });
    Influence = |make| json_schema!({
        "description": "An influence card: the number of its board, or the joker.",
        "oneOf": [make.subschema_for::<Board>(), {"type": "string", "enum": ["joker"]}],
    });
    Mission = |_make| json_schema!({
        "description": "A mission by its stable name.",
        "type": "string",
        "enum": Mission::all().map(Mission::name).collect::<Vec<_>>(),
    });
    Rule = |_make| json_schema!({
        "description": "A rule by its number.",
        "type": "string",
        "enum": Rule::all().collect::<Vec<_>>(),
    });
    BoardSet = |make| set::<Board>(make, "Boards, each at most once.");
    SeatSet = |make| set::<Seat>(make, "Seats, each at most once.");
    SideSet = |make| set::<Side>(make, "Sides, each at most once.");
    Missions = |make| set::<Mission>(make, "Missions, each at most once.");
    Hand = |make| json_schema!({
        "description": "Influence cards, none more often than it exists.",
        "type": "array",
        "items": make.subschema_for::<Influence>(),
        "allOf": Influence::all().map(at_most).collect::<Vec<_>>(),
        "x-rule": "R1.3",
    });
    Chips = |make| json_schema!({
        "description": "Chips.",
        "type": "array",
        "items": make.subschema_for::<Chip>(),
    });
    Placement = |make| json_schema!({
        "description": "The board of each marker.",
        "type": "array",
        "items": make.subschema_for::<Board>(),
        "minItems": 1,
        "maxItems": Placement::MOST,
    });
    Payment = |make| json_schema!({
        "description": "The two chips given back.",
        "type": "array",
        "items": make.subschema_for::<Chip>(),
        "minItems": 2,
        "maxItems": 2,
    });
}

/// A list with no more of a card than there are.
fn at_most(card: Influence) -> Schema {
    let most = card.copies();
    json_schema!({"contains": {"const": card}, "minContains": 0, "maxContains": most})
}

/// Puts the limits of what a board may pay into the schema of a part of it.
pub(super) fn within_limits(schema: &mut Schema) {
    let markers_on = Reward::MarkersOn { board: Board::ALL[0], most: 1 };
    let limits = [
        ("coins", Reward::Coins(1)),
        ("shields", Reward::Shields(1)),
        ("markers-back", Reward::MarkersBack(1)),
        ("markers-on/properties/most", markers_on),
    ];
    let branches = schema.get_mut("oneOf").and_then(|branches| branches.as_array_mut());
    for branch in branches.into_iter().flatten() {
        for (place, part) in limits {
            if let Some(count) = branch.pointer_mut(&format!("/properties/{place}")) {
                count["minimum"] = 1.into();
                count["maximum"] = part.limit().1.into();
            }
        }
    }
}

/// Printed values are read and written as plain lists.
impl JsonSchema for Components {
    fn schema_name() -> Cow<'static, str> {
        Printed::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Printed::schema_id()
    }
    fn json_schema(make: &mut SchemaGenerator) -> Schema {
        Printed::json_schema(make)
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Deck<T, N> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("Deck{N}").into()
    }
    fn json_schema(make: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A pile, the lowest card first.",
            "type": "array",
            "items": make.subschema_for::<T>(),
            "maxItems": N,
        })
    }
}
