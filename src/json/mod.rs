//! JSON as people write it: how much of it is let in, what the reader says made fit for a message,
//! no field twice, and the line where something stands.

mod place;

use std::fmt;

use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::gate;

pub(crate) use place::{Part, locate, words_in};

/// Words from a file or about it: no control characters, and not too many.
pub(crate) fn shorten(words: &str) -> String {
    const MOST: usize = 160;
    let mut short: String = words.chars().take(MOST).collect();
    short = gate::line(&short).into_owned();
    if words.chars().nth(MOST).is_some() {
        short.push_str("...");
    }
    short
}

/// The reader's own words about what it could not read; the place is never cut off.
pub(crate) fn words(error: &serde_json::Error) -> String {
    let words = error.to_string();
    match words.rfind(" at line ") {
        Some(place) => shorten(&words[..place]) + &words[place..],
        None => shorten(&words),
    }
}

/// Reads any value, but no object with a field twice: the second would silently win.
pub(crate) fn strict(text: &str) -> serde_json::Result<Value> {
    let mut source = serde_json::Deserializer::from_str(text);
    let value = Once.deserialize(&mut source)?;
    source.end()?;
    Ok(value)
}

struct Once;

impl<'de> DeserializeSeed<'de> for Once {
    type Value = Value;
    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<Value, D::Error> {
        source.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Once {
    type Value = Value;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }
    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Once)? {
            list.push(item);
        }
        Ok(list.into())
    }
    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            if map.contains_key(&name) {
                let name = shorten(&name);
                return Err(de::Error::custom(format!("duplicate field `{name}`")));
            }
            let value = fields.next_value_seed(Once)?;
            map.insert(name, value);
        }
        Ok(map.into())
    }
}

/// Compact JSON spread over lines: whatever fits on one stays on one.
pub(crate) fn spread(compact: &str) -> String {
    let mut out = String::with_capacity(compact.len() * 2);
    spread_into(compact, 0, 0, &mut out);
    out
}

/// The column is where the value begins; the depth is how far its lines are indented.
fn spread_into(value: &str, depth: usize, column: usize, out: &mut String) {
    const WIDTH: usize = 100;
    let parts = parts(value);
    // Spaces go in after commas and colons, and a comma may follow.
    let fits = column + value.chars().count() + 2 * parts.len() < WIDTH;
    let (open, close) = (&value[..1], &value[value.len() - 1..]);
    if parts.is_empty() {
        out.push_str(value);
        return;
    }
    out.push_str(open);
    for (index, (name, part)) in parts.iter().enumerate() {
        match (fits, index) {
            (true, 0) => {}
            (true, _) => out.push_str(", "),
            (false, _) => {
                out.push_str(if index == 0 { "\n" } else { ",\n" });
                out.push_str(&"  ".repeat(depth + 1));
            }
        }
        let mut column = if fits { 0 } else { 2 * (depth + 1) };
        if let Some(name) = name {
            out.push_str(name);
            out.push_str(": ");
            column += name.chars().count() + 2;
        }
        spread_into(part, depth + 1, column, out);
    }
    if !fits {
        out.push('\n');
        out.push_str(&"  ".repeat(depth));
    }
    out.push_str(close);
}

/// The parts of a compact object or list, with their names in quotes; none for anything else.
fn parts(value: &str) -> Vec<(Option<&str>, &str)> {
    let is_object = value.starts_with('{');
    if !(is_object || value.starts_with('[')) || value.len() <= 2 {
        return Vec::new();
    }
    let inner = &value[1..value.len() - 1];
    let (mut parts, mut name) = (Vec::new(), None);
    let (mut begin, mut depth, mut quoted, mut escaped) = (0, 0, false, false);
    for (at, letter) in inner.bytes().enumerate() {
        match letter {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b':' if is_object && depth == 0 => {
                name = Some(&inner[begin..at]);
                begin = at + 1;
            }
            b',' if depth == 0 => {
                parts.push((name.take(), &inner[begin..at]));
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts.push((name, &inner[begin..]));
    parts
}

/// One key on the way into a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A field of an object.
    Field(String),
    /// An item of a list, from 0.
    Item(usize),
}

/// The way to a field; its names may be from the file.
pub(crate) fn path(path: &serde_path_to_error::Path) -> String {
    shorten(&path.to_string())
}

/// A path in words: `seats.A.laid[0]`; `.` for the value as a whole.
pub(crate) fn way(steps: &[Key]) -> String {
    let mut words = String::new();
    for step in steps {
        match step {
            Key::Field(name) if words.is_empty() => words.push_str(&shorten(name)),
            Key::Field(name) => words = format!("{words}.{}", shorten(name)),
            Key::Item(index) => words = format!("{words}[{index}]"),
        }
    }
    if words.is_empty() { ".".to_owned() } else { words }
}

/// The steps of a path in words, as [`way`] tells them.
pub(crate) fn steps(way: &str) -> Vec<Key> {
    let names = way.split(['.', '[']).filter(|name| !name.is_empty());
    let step = |name: &str| match name.strip_suffix(']').map(str::parse) {
        Some(Ok(index)) => Key::Item(index),
        _ => Key::Field(name.to_owned()),
    };
    names.map(step).collect()
}

/// More lists and objects than any file of this game has. A tree of them takes up to a hundred
/// times the room of its text, so they are counted first.
const MOST_INNER: usize = 20_000;
/// More things in them.
const MOST_THINGS: usize = 60_000;

/// JSON that holds far more than any file of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMuch;

/// Lets JSON in that is worth a tree. Whether it is JSON at all is for the reader to say.
pub(crate) fn admit(text: &[u8]) -> Result<(), TooMuch> {
    if text.len() <= MOST_INNER {
        return Ok(());
    }
    let (mut inner, mut things) = (0, 0);
    let (mut quoted, mut escaped) = (false, false);
    for byte in text {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' => inner += 1,
            b',' => things += 1,
            _ => {}
        }
    }
    if inner > MOST_INNER || things > MOST_THINGS { Err(TooMuch) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_twice_is_named_with_its_place() {
        let error = strict("{\"a\": {\n\"b\": 1,\n\"b\": 2}}").expect_err("twice");
        assert_eq!(error.to_string(), "duplicate field `b` at line 3 column 3");
        assert!(strict("{\"a\": [1, {\"a\": null}]}").is_ok());
        assert!(strict("{} x").is_err());
    }

    #[test]
    fn a_path_is_told_in_words() {
        let field = |name: &str| Key::Field(name.to_owned());
        assert_eq!(way(&[field("a"), Key::Item(1), field("b")]), "a[1].b");
        assert_eq!(steps("a[1].b"), [field("a"), Key::Item(1), field("b")]);
        assert_eq!(steps("."), []);
    }

    #[test]
    fn json_is_spread_over_as_few_lines_as_will_do() {
        let value = serde_json::json!({
            "a": [1, 2, {"x": "a,b:c\"]}"}], "b": {}, "c": [], "d": "x".repeat(90), "é": null,
        });
        let spread = spread(&value.to_string());
        assert_eq!(serde_json::from_str::<Value>(&spread).expect("JSON"), value);
        let lines: Vec<&str> = spread.lines().collect();
        assert_eq!(lines[1], "  \"a\": [1, 2, {\"x\": \"a,b:c\\\"]}\"}],");
        assert_eq!(lines.len(), 7, "{spread}");
        assert_eq!(super::spread("[1,[2]]"), "[1, [2]]");
    }

    #[test]
    fn the_place_is_not_cut_off() {
        let long = format!("{{\"{}\": \n1 2}}", "x".repeat(400));
        let error = strict(&long).expect_err("not JSON");
        assert!(words(&error).ends_with("at line 2 column 3"), "{}", words(&error));
    }

    #[test]
    fn what_stands_in_quotes_is_not_counted() {
        let list = |part: &str| format!("[{}0]", part.repeat(MOST_INNER / 2));
        assert_eq!(admit(list("[],").as_bytes()), Ok(()));
        assert_eq!(admit(list("[{}],").as_bytes()), Err(TooMuch));
        assert_eq!(admit(list("\"[{,,,,,,,\",").as_bytes()), Ok(()));
        assert_eq!(admit(list("\"\\\"[{,,,,,,,\",").as_bytes()), Ok(()));
        assert_eq!(admit(list("0,0,0,0,0,0,0,").as_bytes()), Err(TooMuch));
        for game in ["[", "{\"", "\"\\", ""] {
            assert_eq!(admit(game.as_bytes()), Ok(()));
        }
    }
}
