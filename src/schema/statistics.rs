//! The schemas of what `simulate` writes. Its numbers are added up, not read from types: tests hold
//! what is written against these.

use serde_json::{Map, Value, json};

use crate::engine::{Board, Mission, Question, Seat};
use crate::sim::PARTS;

/// An object with all of these fields and no others.
fn whole(description: &str, fields: Value) -> Value {
    let required: Vec<String> =
        fields.as_object().into_iter().flatten().map(|(k, _)| k.clone()).collect();
    json!({
        "description": description,
        "type": "object",
        "properties": fields,
        "required": required,
        "additionalProperties": false,
    })
}

fn each(names: impl IntoIterator<Item = impl ToString>, value: &Value) -> Value {
    let fields: Map<String, Value> =
        names.into_iter().map(|name| (name.to_string(), value.clone())).collect();
    Value::Object(fields)
}

fn list(items: Value) -> Value {
    json!({"type": "array", "items": items})
}

fn count() -> Value {
    json!({"type": "integer", "minimum": 0})
}

fn share() -> Value {
    json!({"type": "number", "minimum": 0, "maximum": 1})
}

fn number() -> Value {
    json!({"type": "number"})
}

/// The two ends of an interval.
fn interval(end: Value) -> Value {
    json!({"description": "95 %.", "type": "array", "items": end, "minItems": 2, "maxItems": 2})
}

fn or_null(mut schema: Value) -> Value {
    schema["type"] = json!([schema["type"], "null"]);
    schema
}

fn seat() -> Value {
    json!({"type": "string", "enum": Seat::ALL})
}

fn board() -> Value {
    json!({"type": "integer", "minimum": 1, "maximum": Board::ALL.len()})
}

fn mission() -> Value {
    json!({"type": "string", "enum": Mission::all().map(Mission::name).collect::<Vec<_>>()})
}

/// With the schema of schemas, as the others have it.
fn root(title: &str, mut schema: Value) -> Value {
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!(title);
    schema
}

/// What `simulate --format json` prints.
pub(super) fn summary() -> Value {
    let mut common = json!({
        "program": {"type": "string"},
        "scenario": {"type": ["string", "null"]},
        "games": count(), "deals": count(), "seed": count(),
        "players": list(json!({"type": "string"})),
        "rotate": {"type": "boolean"},
        "stopped": {"type": "boolean"},
        "finding": {"enum": ["more", "less", "none", "narrow", null]},
    });
    let version = version();
    let mut one = common.clone();
    merge(&mut one, &version);
    let two = whole("A version, and what came of it.", version);
    merge(
        &mut common,
        &json!({
            "versions": {"type": "array", "items": two, "minItems": 2, "maxItems": 2},
            "differences": list(difference()),
        }),
    );
    let branches = [
        whole("Under one version of the printed values.", one),
        whole("Under two, on the same deals.", common),
    ];
    root("Statistics", json!({"oneOf": branches}))
}

fn merge(fields: &mut Value, more: &Value) {
    if let (Some(fields), Some(more)) = (fields.as_object_mut(), more.as_object()) {
        fields.extend(more.clone());
    }
}

fn version() -> Value {
    json!({
        "file": {"type": ["string", "null"]},
        "components": {
            "description": "What differs from the shipped values, as a components file.",
            "type": ["object", "null"],
        },
        "shared-wins": count(),
        "seats": list(record()), "from-start": list(record()), "kinds": list(record()),
        "decisions": whole("How often each question was asked.", each(Question::NAMES, &count())),
        "boards": list(board_counts(json!({}))),
        "missions": list(whole("A mission.", json!({
            "mission": mission(), "laid-out": count(),
            "share": or_null(share()), "interval": or_null(interval(share())),
            "without": or_null(share()),
            "rounds": list(whole("A round.", json!({
                "round": count(), "laid-out": count(), "share": share(),
            }))),
        }))),
    })
}

fn board_counts(more: Value) -> Value {
    let names = ["scored", "won", "tied", "short", "empty", "flipped", "payments", "bribes"];
    let mut fields = each(names, &count());
    merge(&mut fields, &json!({"board": board()}));
    merge(&mut fields, &more);
    whole("A board.", fields)
}

fn record() -> Value {
    whole(
        "Somebody, and what they got.",
        json!({
            "who": {"type": "string"}, "games": count(), "wins": number(), "share": share(),
            "interval": interval(share()),
            "score": whole("Scores.", json!({
                "mean": number(), "spread": number(), "least": count(), "most": count(),
                "histogram": {"type": "object", "additionalProperties": count()},
            })),
            "parts": whole("The mean score by category.", each(PARTS, &number())),
            "missions": whole("Laid out in a game.", each(["light", "medium", "dark"], &number())),
            "shields": number(), "money": number(),
        }),
    )
}

fn difference() -> Value {
    whole(
        "A measure under both.",
        json!({
            "measure": {"type": "string"},
            "a": number(), "b": number(), "difference": number(),
            "interval": or_null(interval(number())),
            "verdict": {"enum": ["more", "less", "surely-more", "surely-less", "nothing"]},
        }),
    )
}

/// A line of `simulate --each`.
pub(super) fn game() -> Value {
    let mut seat_fields = each(PARTS, &count());
    merge(
        &mut seat_fields,
        &json!({
            "seat": seat(), "kind": {"type": "string"}, "place": count(), "won": share(),
            "score": count(), "missions": count(), "reserve": count(), "money": count(),
        }),
    );
    let mut schema = whole(
        "A game.",
        json!({
            "game": count(), "deal": count(), "seed": count(), "start": seat(), "rounds": count(),
            "decisions": count(), "winners": list(seat()), "margin": count(),
            "seats": list(whole("A seat.", seat_fields)),
            "boards": list(board_counts(json!({"paid": list(count())}))),
            "missions": list(whole("A mission laid out.", json!({
                "mission": mission(), "seat": seat(), "round": count(),
            }))),
        }),
    );
    // Only where there are two.
    schema["properties"]["version"] = json!({"type": "string", "enum": ["a", "b"]});
    root("Game", schema)
}
