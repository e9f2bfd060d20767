//! Components as earlier editions wrote them: lists of all boards, cards and missions. They are
//! turned into today's form before they are read; whatever is not as it was stays, to be refused.

use serde_json::{Map, Value, json};

use crate::engine::{Board, Mission};

/// Turns lists into today's form.
pub(crate) fn renew(value: &mut Value) {
    let Value::Object(fields) = value else { return };
    let lists = ["boards", "missions", "costs", "pays", "points"];
    if !lists.iter().any(|name| fields.get(*name).is_some_and(Value::is_array)) {
        return;
    }
    if let Some(boards) = fields.get("boards").and_then(boards) {
        fields.insert("boards".into(), boards);
    }
    if let Some(missions) = fields.get("missions").and_then(missions) {
        fields.insert("missions".into(), missions);
    }
    // The plain lists of scenarios.
    let names: Vec<String> = Board::ALL.iter().map(Board::to_string).collect();
    merge(fields, "pays", "boards", &names, |pays| json!({"pays": pays}));
    let names: Vec<String> = Mission::all().map(|mission| mission.name().to_owned()).collect();
    merge(fields, "costs", "missions", &names, |cost| {
        let second = Some(&cost["second"]).filter(|chip| !chip.is_null()).cloned();
        json!({"chips": [cost["first"], second.unwrap_or_else(|| "any".into())]})
    });
    merge(fields, "points", "missions", &names, |points| json!({"points": points}));
    if let Some(coins) = fields.remove("coins") {
        fields.insert("starting-money".into(), coins);
    }
}

/// Boards as `{"board": 1, "front": …}`, or as pairs of conditions.
fn boards(list: &Value) -> Option<Value> {
    let list = list.as_array().filter(|list| list.len() == Board::ALL.len())?;
    let entry = |(index, entry): (usize, &Value)| match entry {
        Value::Array(sides) if sides.len() == 2 => {
            Some(((index + 1).to_string(), json!({"front": sides[0], "back": sides[1]})))
        }
        Value::Object(fields) => {
            let board = fields.get("board").filter(|board| **board == json!(index + 1))?;
            let mut fields = fields.clone();
            for side in ["front", "back"] {
                if let Some(old) = fields.get_mut(side) {
                    renew_side(old);
                }
            }
            let number = board.to_string();
            fields.remove("board");
            Some((number, Value::Object(fields)))
        }
        _ => None,
    };
    let fields: Option<Map<String, Value>> = list.iter().enumerate().map(entry).collect();
    fields.map(Value::Object)
}

/// `{"condition": "money", "value": 3}` is `{"money": 3}`.
fn renew_side(side: &mut Value) {
    let Some(fields) = side.as_object_mut() else { return };
    let condition = match fields.get("condition").and_then(Value::as_str) {
        Some(name @ ("money" | "markers" | "first-place")) => name.to_owned(),
        _ => return,
    };
    if condition == "first-place" {
        fields.insert(condition, true.into());
    } else {
        let value = fields.remove("value").unwrap_or(Value::Null);
        fields.insert(condition, value);
    }
    fields.remove("condition");
}

/// Missions as `{"mission": name, "chips": …}`.
fn missions(list: &Value) -> Option<Value> {
    let list = list.as_array().filter(|list| list.len() == Mission::COUNT)?;
    let entry = |(entry, mission): (&Value, Mission)| {
        let mut fields = entry.as_object()?.clone();
        let name = fields.remove("mission").filter(|name| name == mission.name())?;
        Some((name.as_str()?.to_owned(), Value::Object(fields)))
    };
    let fields: Option<Map<String, Value>> = list.iter().zip(Mission::all()).map(entry).collect();
    fields.map(Value::Object)
}

/// Moves a list of values, one for each name, into the objects of these names.
fn merge(
    fields: &mut Map<String, Value>,
    list: &str,
    into: &str,
    names: &[String],
    part: impl Fn(&Value) -> Value,
) {
    let whole = fields.get(list).and_then(Value::as_array);
    let Some(items) = whole.filter(|items| items.len() == names.len()).cloned() else { return };
    fields.remove(list);
    let target = fields.entry(into).or_insert_with(|| json!({}));
    for (name, item) in names.iter().zip(&items) {
        if let (Some(target), Value::Object(parts)) = (target.as_object_mut(), part(item)) {
            let entry = target.entry(name.as_str()).or_insert_with(|| json!({}));
            if let Some(entry) = entry.as_object_mut() {
                entry.extend(parts);
            }
        }
    }
}
