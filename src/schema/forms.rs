//! A thing of several forms: words, numbers, objects with a field that says what they are. Whoever
//! takes one for the other is told how it is written.

use serde_json::{Map, Value};

use crate::json;

/// A value as it stands in a file, shortened.
pub(super) fn shown(value: &Value) -> String {
    json::shorten(&value.to_string())
}

/// Numbers that might stand in place of a name.
pub(super) fn numbers(branches: &[&Value]) -> impl Iterator<Item = String> {
    branches.iter().filter_map(|branch| {
        let (least, most) = (branch["minimum"].as_i64()?, branch["maximum"].as_u64()?);
        Some(format!("{least}-{most}"))
    })
}

/// The names of objects that might stand in place of a word.
pub(super) fn names(branches: &[&Value]) -> impl Iterator<Item = String> {
    branches.iter().filter_map(|branch| single(branch)).map(|(name, _)| name.to_owned())
}

/// The only field that an object of this form has.
fn single(branch: &Value) -> Option<(&str, &Value)> {
    let properties = branch["properties"].as_object()?;
    let mut fields = properties.iter();
    match (fields.next(), fields.next()) {
        (Some((name, inner)), None) => Some((name, inner)),
        _ => None,
    }
}

/// The object that a word stands for: one of that name, or else one that holds it. What an inner
/// schema is, and whether the word fits it, is for whoever knows the definitions.
pub(super) fn object_for<'s>(
    word: &str,
    branches: &[&'s Value],
    inside: impl Fn(&'s Value) -> (&'s Value, bool),
) -> Option<String> {
    let all: Vec<_> = branches.iter().filter_map(|branch| single(branch)).collect();
    if let Some((name, inner)) = all.iter().find(|(name, _)| *name == word) {
        return Some(format!("{{\"{name}\": {}}}", sketch(inside(inner).0)));
    }
    let holds = |(_, inner): &&(&str, &'s Value)| {
        let (inner, fits) = inside(inner);
        // Any text would do where none is named.
        fits && ["const", "enum", "oneOf", "anyOf"].iter().any(|names| !inner[names].is_null())
    };
    let (name, _) = all.iter().find(holds)?;
    Some(format!("{{\"{name}\": {}}}", shown(&word.into())))
}

/// The word that an object stands for which has it as its only field.
pub(super) fn word_for(fields: &Map<String, Value>, branches: &[&Value]) -> Option<String> {
    let mut names = fields.keys();
    let (Some(name), None) = (names.next(), names.next()) else { return None };
    let is_word = |branch: &&Value| {
        branch["const"] == **name
            || branch["enum"].as_array().is_some_and(|words| words.iter().any(|word| word == name))
    };
    branches.iter().any(is_word).then(|| format!("\"{name}\""))
}

/// What such a value looks like, its own values left out.
fn sketch(schema: &Value) -> String {
    if let Some(fields) = schema["properties"].as_object() {
        let fields: Vec<_> = fields.keys().map(|name| format!("\"{name}\": …")).collect();
        return format!("{{{}}}", fields.join(", "));
    }
    match (schema["minimum"].as_i64(), schema["maximum"].as_u64()) {
        (Some(least), Some(most)) => format!("{least}-{most}"),
        _ if schema["type"] == "array" => "[…]".to_owned(),
        _ => "…".to_owned(),
    }
}
