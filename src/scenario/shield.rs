//! A shield by its kind, or a plain one (R1.9), as files name them.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::Shield;

/// A shield of a kind; `None` is a plain one, in files `plain`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnyShield(pub Option<Shield>);

const PLAIN: &str = "plain";

impl Serialize for AnyShield {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(kind) => kind.serialize(serializer),
            None => serializer.serialize_str(PLAIN),
        }
    }
}

impl<'de> Deserialize<'de> for AnyShield {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        match &*name {
            PLAIN => Ok(Self(None)),
            kind => Shield::deserialize(kind.into_deserializer()).map(|kind| Self(Some(kind))),
        }
    }
}

impl JsonSchema for AnyShield {
    fn schema_name() -> Cow<'static, str> {
        "AnyShield".into()
    }
    fn json_schema(make: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A shield of a kind, or a plain one (R1.9).",
            "oneOf": [make.subschema_for::<Shield>(), {"type": "string", "enum": [PLAIN]}],
        })
    }
}
