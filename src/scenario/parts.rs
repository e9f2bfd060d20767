//! The shape of what a scenario expects: any part of a position, the question, the result, who
//! knows what, and events. Made from the types of these, so that a name that is none is noticed.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use super::{KnownCards, Sheet, Stack, Tops};
use crate::components::ComponentsFile;
use crate::engine::{
    Board, BoardSet, Components, Decision, Glimpse, Hand, Influence, Missions, Phase, Rest, Rule,
    Seat, SeatSet, What,
};
use crate::schema::{LouisBoard, by_name};

/// What `expect` may hold.
pub(super) struct Expect;

/// How many play.
pub(super) struct PlayerCount;

/// A round, as far as any values allow.
pub(super) struct RoundNumber;

/// The money cards by number, in order.
pub(super) struct MoneyOrder;

macro_rules! inline {
    ($($name:ident = $schema:tt)*) => {$(
        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        }
    )*};
}

inline! {
    PlayerCount = {"type": "integer", "minimum": 2, "maximum": 4, "x-rule": "R1.1"}
    RoundNumber = {
        "type": "integer",
        "minimum": 1,
        "maximum": Components::MOST_ROUNDS,
        "x-rule": "R7.3",
    }
    MoneyOrder = {
        "type": "array",
        "items": {"type": "integer", "minimum": 0, "maximum": 7},
        "uniqueItems": true,
        "minItems": 8,
        "maxItems": 8,
        "x-rule": "R1.5",
    }
}

/// Something for each of some boards, by number.
pub(super) struct PerBoard<T>(PhantomData<T>);

/// Something for each of some seats.
pub(super) struct PerSeat<T>(PhantomData<T>);

impl<T: JsonSchema> JsonSchema for PerBoard<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "PerBoard".into()
    }
    fn json_schema(make: &mut SchemaGenerator) -> Schema {
        by_name::<T>(make, Board::ALL.map(|board| board.to_string()))
    }
}

impl<T: JsonSchema> JsonSchema for PerSeat<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "PerSeat".into()
    }
    fn json_schema(make: &mut SchemaGenerator) -> Schema {
        let names = make.subschema_for::<Seat>();
        let mut schema = by_name::<T>(make, []);
        schema.insert("propertyNames".into(), names.into());
        schema
    }
}

/// Everything in it may be left out, other than where the same types stand for wholes: so it has
/// definitions of its own.
impl JsonSchema for Expect {
    fn schema_name() -> Cow<'static, str> {
        "Expect".into()
    }
    fn json_schema(make: &mut SchemaGenerator) -> Schema {
        let mut own = SchemaSettings::draft2020_12().into_generator();
        let mut parts = json!(all_parts(&mut own));
        loosen(&mut parts);
        for (name, mut definition) in own.take_definitions(true) {
            loosen(&mut definition);
            make.definitions_mut().insert(format!("{OWN}{name}"), definition);
        }
        let object = parts.as_object().cloned().unwrap_or_default();
        Schema::from(object)
    }
}

/// Before the name of a definition in which everything may be left out.
const OWN: &str = "Expected";

/// Lets everything be left out.
fn loosen(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.remove("required");
            // What is written may grow, what is expected must exist.
            if fields.get("properties").is_some_and(Value::is_object) {
                fields.insert("additionalProperties".into(), false.into());
            }
            if let Some(branches) = fields.remove("oneOf") {
                fields.insert("anyOf".into(), branches);
            }
            if let Some(Value::String(name)) = fields.get_mut("$ref") {
                *name = name.replace("$defs/", &format!("$defs/{OWN}"));
            }
            fields.values_mut().for_each(loosen);
        }
        Value::Array(items) => items.iter_mut().for_each(loosen),
        _ => {}
    }
}

fn all_parts(make: &mut SchemaGenerator) -> Schema {
    let events = json!({"type": "array", "items": pattern(make)});
    json_schema!({
            "description": "What must hold: any part of the position; objects may leave fields out.",
            "type": "object",
            "properties": {
                "players": make.subschema_for::<PlayerCount>(),
                "start": make.subschema_for::<Seat>(),
                "round": make.subschema_for::<RoundNumber>(),
                "seed": make.subschema_for::<u64>(),
                "at": {
                    "description": "The phase, whose turn it is, the board that is scored, the question.",
                    "type": "object",
                    "properties": {
                        "phase": make.subschema_for::<Phase>(),
                        "turn": make.subschema_for::<Seat>(),
                        "board": make.subschema_for::<Board>(),
                        "rest": make.subschema_for::<Rest>(),
                    },
                    "minProperties": 1,
                },
                "louis": make.subschema_for::<Option<LouisBoard>>(),
                "back": make.subschema_for::<BoardSet>(),
                "markers": make.subschema_for::<PerBoard<Stack>>(),
                "seats": make.subschema_for::<PerSeat<Sheet>>(),
                "centre": make.subschema_for::<Hand>(),
                "used": make.subschema_for::<Missions>(),
                "decks": make.subschema_for::<Tops>(),
                "known": make.subschema_for::<Option<KnownCards>>(),
                "components": make.subschema_for::<Option<ComponentsFile>>(),
                "decision": make.subschema_for::<Option<Decision>>(),
                "scores": make.subschema_for::<PerSeat<u8>>(),
                "winners": make.subschema_for::<SeatSet>(),
                "knows": {
                    "description": "By viewer: what they know of the others' cards and of the decks.",
                    "type": "object",
                    "properties": knowledge(make),
                },
                "events": events,
                "no-events": events,
            },
            "additionalProperties": false,
    })
}

/// By viewer: nobody knows things about themselves.
fn knowledge(make: &mut SchemaGenerator) -> BTreeMap<String, Value> {
    let glimpse = make.subschema_for::<Glimpse>();
    let of = |viewer: &Seat, make: &mut SchemaGenerator| {
        let others = Seat::ALL.iter().filter(|holder| *holder != viewer);
        let mut parts: BTreeMap<String, Schema> =
            others.map(|holder| (holder.to_string(), glimpse.clone())).collect();
        parts.insert("top".into(), make.subschema_for::<Option<Influence>>());
        parts.insert("intrigue".into(), make.subschema_for::<BoardSet>());
        parts.insert("missions".into(), make.subschema_for::<Missions>());
        json!({"type": "object", "properties": parts})
    };
    Seat::ALL.iter().map(|viewer| (viewer.to_string(), of(viewer, make))).collect()
}

/// An event is written flat here: its rule beside what happened.
fn pattern(make: &mut SchemaGenerator) -> Value {
    let rule = json!(make.subschema_for::<Rule>());
    let mut kinds = json!(What::json_schema(make));
    // Nothing would be met by everything.
    kinds["minProperties"] = 1.into();
    for kind in kinds["oneOf"].as_array_mut().into_iter().flatten() {
        kind["properties"]["rule"] = rule.clone();
    }
    kinds
}
