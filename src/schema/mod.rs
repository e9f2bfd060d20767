//! JSON Schemas of the formats, made from the types that read and write them, and what does not
//! fit them.

mod fit;
mod forms;
mod misfit;
mod statistics;

use std::borrow::Cow;
use std::sync::LazyLock;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use crate::components::ComponentsFile;
use crate::engine::{Action, Event, View};
use crate::protocol::{Reply, Request};
use crate::scenario::Scenario;
use crate::session::save;

pub use crate::json::Key;
pub use fit::Fit;
pub(crate) use misfit::nearest;
pub use misfit::{Misfit, Unfit, Unread};

/// A format that has a schema.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its name: the chapter of the document, in small letters.
    pub name: &'static str,
    schema: &'static LazyLock<Value>,
}

/// Every format that has one, as the document orders them.
pub const ALL: &[Format] = &[
    Format { name: "scenarios", schema: &SCENARIO },
    Format { name: "actions", schema: &ACTION },
    Format { name: "events", schema: &EVENT },
    Format { name: "views", schema: &VIEW },
    Format { name: "components", schema: &COMPONENTS },
    Format { name: "saves", schema: &SAVE },
    Format { name: "statistics", schema: &STATISTICS },
    Format { name: "games", schema: &GAME },
    Format { name: "requests", schema: &REQUEST },
    Format { name: "replies", schema: &REPLY },
];

impl Format {
    /// The schema.
    pub fn schema(&self) -> &'static Value {
        self.schema
    }
}

/// The format of this name.
pub fn find(name: &str) -> Option<&'static Format> {
    ALL.iter().find(|format| format.name.eq_ignore_ascii_case(name))
}

/// Scenario files.
pub(crate) static SCENARIO: LazyLock<Value> =
    LazyLock::new(|| file::<Scenario>(crate::scenario::FORMAT));
/// Components files.
pub(crate) static COMPONENTS: LazyLock<Value> =
    LazyLock::new(|| file::<ComponentsFile>(crate::components::FORMAT));
/// Answers.
pub(crate) static ACTION: LazyLock<Value> = LazyLock::new(read::<Action>);
/// Requests of the engine.
pub(crate) static REQUEST: LazyLock<Value> = LazyLock::new(|| {
    let mut schema = read::<Request>();
    for kind in schema["oneOf"].as_array_mut().into_iter().flatten() {
        kind["properties"]["id"] = json!({"description": "Comes back in the reply."});
        kind["properties"]["game"] = json!({
            "description": "The name of the game that is meant.",
            "type": ["string", "integer"],
        });
    }
    schema
});
static STATISTICS: LazyLock<Value> = LazyLock::new(statistics::summary);
static GAME: LazyLock<Value> = LazyLock::new(statistics::game);
static REPLY: LazyLock<Value> = LazyLock::new(written::<Reply>);
/// Saves.
pub(crate) static SAVE: LazyLock<Value> = LazyLock::new(|| file::<save::SaveForm>(save::FORMAT));
static EVENT: LazyLock<Value> = LazyLock::new(written::<Event>);
static VIEW: LazyLock<Value> = LazyLock::new(written::<View>);

/// What is read.
fn read<T: JsonSchema>() -> Value {
    let make = SchemaSettings::draft2020_12().into_generator();
    json!(make.into_root_schema_for::<T>())
}

/// What is written.
fn written<T: JsonSchema>() -> Value {
    let make = SchemaSettings::draft2020_12().for_serialize().into_generator();
    json!(make.into_root_schema_for::<T>())
}

/// A file that is read: with its mark, and a place to say by which schema an editor can help.
fn file<T: JsonSchema>(format: &str) -> Value {
    let mut schema = read::<T>();
    schema["properties"]["format"]["const"] = json!(format);
    schema["properties"]["$schema"] = json!({
        "description": "Where an editor finds this schema; not read.",
        "type": "string",
    });
    schema
}

/// A board where Louis may go.
pub(crate) struct LouisBoard;

impl JsonSchema for LouisBoard {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "LouisBoard".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A board where Louis may go.",
            "type": "integer",
            "minimum": 1,
            "maximum": 4,
            "x-rule": "R1.5",
        })
    }
}

/// An object with something for each of some names.
pub(crate) fn by_name<T: JsonSchema>(
    make: &mut SchemaGenerator,
    names: impl IntoIterator<Item = String>,
) -> Schema {
    json_schema!({
        "type": "object",
        "propertyNames": {"type": "string", "enum": names.into_iter().collect::<Vec<_>>()},
        "additionalProperties": make.subschema_for::<T>(),
    })
}
