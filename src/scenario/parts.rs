//! The shape of what a scenario expects: any part of a position, the question, the result, who
//! knows what, and events. Made from the types of these, so that a name that is none is noticed.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::LazyLock;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use super::{KnownCards, Place, Sheet, Stack, Tops};
use crate::components::ComponentsFile;
use crate::engine::{
    Board, BoardSet, Decision, Glimpse, Hand, Influence, Missions, Rule, Seat, SeatSet, What,
};
use crate::schema::by_name;

/// What `expect` may hold.
pub(super) struct Expect;

/// Something for each of some boards, by number.
pub(super) struct PerBoard<T>(PhantomData<T>);

/// Something for each of some seats.
pub(super) struct PerSeat<T>(PhantomData<T>);

/// The schema that expectations are held against.
pub(super) static EXPECT: LazyLock<Value> = LazyLock::new(|| {
    let make = SchemaSettings::draft2020_12().into_generator();
    json!(make.into_root_schema_for::<Expect>())
});

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
                "players": make.subschema_for::<u8>(),
                "start": make.subschema_for::<Seat>(),
                "round": make.subschema_for::<u8>(),
                "seed": make.subschema_for::<u64>(),
                "at": make.subschema_for::<Place>(),
                "louis": make.subschema_for::<Option<Board>>(),
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
                    "propertyNames": make.subschema_for::<Seat>(),
                    "additionalProperties": knowledge(make),
                },
                "events": events,
                "no-events": events,
            },
            "additionalProperties": false,
    })
}

fn knowledge(make: &mut SchemaGenerator) -> Value {
    let glimpse = make.subschema_for::<Glimpse>();
    let mut parts: BTreeMap<String, Schema> =
        Seat::ALL.iter().map(|seat| (seat.to_string(), glimpse.clone())).collect();
    parts.insert("top".into(), make.subschema_for::<Option<Influence>>());
    parts.insert("intrigue".into(), make.subschema_for::<BoardSet>());
    parts.insert("missions".into(), make.subschema_for::<Missions>());
    json!({"type": "object", "properties": parts, "additionalProperties": false})
}

/// An event is written flat here: its rule beside what happened.
fn pattern(make: &mut SchemaGenerator) -> Value {
    let rule = json!(make.subschema_for::<Rule>());
    let mut kinds = json!(What::json_schema(make));
    for kind in kinds["oneOf"].as_array_mut().into_iter().flatten() {
        kind["properties"]["rule"] = rule.clone();
    }
    kinds
}
