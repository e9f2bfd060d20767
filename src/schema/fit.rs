//! Holding a value against a schema, and saying where and how it does not fit: with the names
//! that are known there, and the closest of them.

use serde_json::{Map, Value};

use crate::engine::Seat;
use crate::json::{self, Key};

/// Why a file cannot be read, whatever it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Not JSON, in the words of the reader.
    Json(String),
    /// Not of this shape.
    Unfit(Box<Misfit>),
    /// Far more than any such file holds.
    TooMuch,
    /// Something else than what is asked for, or of another version.
    Format {
        /// The format in it.
        format: String,
        /// The version in it.
        version: u32,
    },
}

impl Unread {
    pub(crate) fn json(error: &serde_json::Error) -> Self {
        Self::Json(json::words(error))
    }
}

/// A place in a value that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The way there.
    pub steps: Vec<Key>,
    /// What is wrong.
    pub wrong: Unfit,
    /// Line and column in the text, where there is one.
    pub at: Option<(usize, usize)>,
}

/// How a value does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A field that there is not.
    Field {
        /// Its name.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// A name that there is not.
    Name {
        /// What stands there.
        found: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// A field that is needed.
    Missing {
        /// Its name.
        name: String,
    },
    /// Another kind of value.
    Kind {
        /// The kinds that it may be of: `object`, `array`, `string`, `integer`, `boolean`, `null`.
        expected: Vec<String>,
        /// What stands there, shortened.
        found: String,
        /// What might stand there, as it is written.
        such: Vec<String>,
    },
    /// A number out of range.
    Range {
        /// The least.
        least: i64,
        /// The most, if there is one.
        most: Option<u64>,
        /// What stands there.
        found: String,
    },
    /// A list that is too short or too long.
    Length {
        /// The least.
        least: u64,
        /// The most, if there is one.
        most: Option<u64>,
        /// How many there are.
        found: usize,
    },
    /// The same thing again in a list where each stands once.
    Twice {
        /// What.
        found: String,
    },
    /// A seat that does not play.
    Idle(Seat),
    /// Fields that exclude each other.
    Several {
        /// Those that stand there.
        found: Vec<String>,
        /// Of these one may.
        known: Vec<String>,
    },
}

impl Misfit {
    /// The way there in words: `seats.A.laid[0]`; `.` for the value as a whole.
    pub fn field(&self) -> String {
        json::way(&self.steps)
    }

    /// The known name that may have been meant.
    pub fn meant(&self) -> Option<&str> {
        let (given, known) = match &self.wrong {
            Unfit::Field { name, known } => (name, known),
            Unfit::Name { found, known } => (found, known),
            _ => return None,
        };
        nearest(given, known.iter().map(String::as_str))
    }
}

/// The known name that may have been meant: most of its letters are there. Numbers are no slips of the pen.
pub(crate) fn nearest<'k>(given: &str, known: impl Iterator<Item = &'k str>) -> Option<&'k str> {
    // Nobody means a known name by a very long one, and comparing it would take its square.
    if given.len() > 64 {
        return None;
    }
    let far = |name: &&str| strsim::damerau_levenshtein(given, name);
    let most = (given.chars().count() / 3).clamp(1, 3);
    let letters = |name: &str| name.replace(|c: char| c.is_ascii_digit(), "");
    let near = known.min_by_key(far).filter(|name| far(name) <= most)?;
    (letters(near) != letters(given)).then_some(near)
}

/// How strictly a value is held against a schema.
#[derive(Clone, Copy, Debug)]
pub struct Fit<'s> {
    /// The whole schema, where names are looked up.
    root: &'s Value,
    /// How many play, where that is known.
    players: Option<u8>,
}

type Found = Result<(), Misfit>;

impl<'s> Fit<'s> {
    /// Against this schema.
    pub const fn new(root: &'s Value) -> Self {
        Self { root, players: None }
    }

    /// At a table of so many: other seats do not fit.
    pub const fn at_table_of(self, players: u8) -> Self {
        Self { players: Some(players), ..self }
    }

    /// Whether the value fits.
    ///
    /// # Errors
    /// Names the place that does not.
    pub fn check(&self, value: &Value) -> Found {
        self.at(value, self.root, &mut Vec::new())
    }

    /// The same, with the place in the text.
    ///
    /// # Errors
    /// Names the place that does not fit.
    pub fn check_text(&self, value: &Value, text: &str) -> Found {
        self.check(value).map_err(|misfit| {
            let at = json::locate(text, &misfit.steps);
            Misfit { at, ..misfit }
        })
    }

    fn at(&self, value: &Value, schema: &'s Value, steps: &mut Vec<Key>) -> Found {
        if let Some(name) = schema["$ref"].as_str() {
            let definition = self.definition(name);
            if name.ends_with("Seat") {
                self.check_seat(value, steps)?;
            }
            self.at(value, definition, steps)?;
        }
        for list in ["oneOf", "anyOf"] {
            if let Some(branches) = schema[list].as_array() {
                self.branches(value, branches, steps)
                    .map_err(|misfit| with_examples(misfit, schema, steps.len()))?;
            }
        }
        check_kind(value, schema, steps)?;
        check_names(value, schema, steps)?;
        check_range(value, schema, steps)?;
        match value {
            Value::Array(list) => self.list(list, schema, steps),
            Value::Object(fields) => self.object(fields, schema, steps),
            _ => Ok(()),
        }
    }

    fn definition(&self, name: &str) -> &'s Value {
        let pointer = name.trim_start_matches('#');
        self.root.pointer(pointer).unwrap_or(&Value::Null)
    }

    fn check_seat(&self, value: &Value, steps: &[Key]) -> Found {
        let seat = Seat::ALL.into_iter().find(|seat| value == seat.to_string().as_str());
        match (seat, self.players) {
            (Some(seat), Some(players)) if seat.index() >= usize::from(players) => {
                Err(misfit(steps, Unfit::Idle(seat)))
            }
            _ => Ok(()),
        }
    }

    /// One of several: the branch that is meant is told by its tag, its field or its kind.
    fn branches(&self, value: &Value, branches: &'s [Value], steps: &mut Vec<Key>) -> Found {
        // A name or a number among those that are known: by far the most common case.
        let is_named = |branch: &&Value| {
            branch["const"] == *value
                || branch["enum"].as_array().is_some_and(|names| names.contains(value))
        };
        if !value.is_null() && branches.iter().any(|branch| is_named(&branch)) {
            return Ok(());
        }
        let resolved: Vec<&'s Value> = branches.iter().map(|branch| self.resolve(branch)).collect();
        let pick = |test: &dyn Fn(&Value) -> bool| -> Vec<&'s Value> {
            let both = branches.iter().zip(&resolved);
            both.filter(|(_, whole)| test(whole)).map(|(branch, _)| branch).collect()
        };
        let meant = [
            pick(&|branch| has_tag(branch, value)),
            pick(&|branch| has_field(branch, value)),
            pick(&|branch| is_of_kind(value, branch)),
            branches.iter().collect(),
        ];
        let meant = meant.into_iter().find(|list| !list.is_empty()).unwrap_or_default();
        if let Some(several) = self.several(value, branches, &meant) {
            return Err(misfit(steps, several));
        }
        let (mut best, depth): (Option<Misfit>, usize) = (None, steps.len());
        for branch in meant {
            let Err(found) = self.at(value, branch, steps) else { return Ok(()) };
            steps.truncate(depth);
            best = Some(match best {
                None => found,
                Some(other) => together(other, found),
            });
        }
        // Where a name is wrong a number might have done.
        if let Some(Misfit { steps: at, wrong: Unfit::Name { known, .. }, .. }) = &mut best
            && at.len() == depth
        {
            let numbers = resolved.iter().filter_map(|branch| {
                let (least, most) = (branch["minimum"].as_i64()?, branch["maximum"].as_u64()?);
                Some(format!("{least}-{most}"))
            });
            known.extend(numbers);
        }
        best.map_or(Ok(()), Err)
    }

    /// Fields of which each alone says which branch is meant, and of which several stand there.
    fn several(&self, value: &Value, branches: &'s [Value], meant: &[&'s Value]) -> Option<Unfit> {
        let needed = |branch: &&'s Value| {
            let names = self.resolve(branch)["required"].as_array().map_or(&[][..], Vec::as_slice);
            let [name] = names else { return None };
            name.as_str().map(str::to_owned)
        };
        let own: Option<Vec<String>> = meant.iter().map(needed).collect();
        let mut found = own?;
        found.dedup();
        if found.len() < 2 || found.iter().any(|name| value.get(name).is_none()) {
            return None;
        }
        let known = branches.iter().filter_map(|branch| needed(&branch)).collect();
        Some(Unfit::Several { found, known })
    }

    fn resolve(&self, schema: &'s Value) -> &'s Value {
        match schema["$ref"].as_str() {
            Some(name) => self.resolve(self.definition(name)),
            None => schema,
        }
    }

    fn list(&self, list: &[Value], schema: &'s Value, steps: &mut Vec<Key>) -> Found {
        let first = schema["prefixItems"].as_array().map_or(&[][..], Vec::as_slice);
        for (index, item) in list.iter().enumerate() {
            let inner = first.get(index).or_else(|| schema.get("items"));
            if let Some(inner) = inner.filter(|inner| inner.is_object()) {
                steps.push(Key::Item(index));
                self.at(item, inner, steps)?;
                steps.pop();
            }
        }
        let least = schema["minItems"].as_u64().unwrap_or(0);
        let most = schema["maxItems"].as_u64();
        let count = list.len() as u64;
        if count < least || most.is_some_and(|most| count > most) {
            return Err(misfit(steps, Unfit::Length { least, most, found: list.len() }));
        }
        if schema["uniqueItems"] == true {
            let again = (1..list.len()).find(|&index| list[..index].contains(&list[index]));
            if let Some(index) = again {
                steps.push(Key::Item(index));
                return Err(misfit(steps, Unfit::Twice { found: shown(&list[index]) }));
            }
        }
        Ok(())
    }

    fn object(
        &self,
        fields: &Map<String, Value>,
        schema: &'s Value,
        steps: &mut Vec<Key>,
    ) -> Found {
        let Some(properties) = schema["properties"].as_object() else {
            return self.map(fields, schema, steps);
        };
        let is_tag =
            |name: &str| properties.get(name).is_some_and(|inner| !inner["const"].is_null());
        // A wrong tag says more than what follows from it.
        let (tags, rest): (Vec<_>, Vec<_>) = fields.iter().partition(|(name, _)| is_tag(name));
        for (name, value) in tags.into_iter().chain(rest) {
            steps.push(Key::Field(name.clone()));
            let Some(inner) = properties.get(name) else {
                if schema["additionalProperties"] != false {
                    steps.pop();
                    continue;
                }
                let known = properties.keys().cloned().collect();
                return Err(misfit(steps, Unfit::Field { name: json::shorten(name), known }));
            };
            self.at(value, inner, steps)?;
            steps.pop();
        }
        let needed = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        match needed.into_iter().find(|name| !fields.contains_key(*name)) {
            Some(name) => Err(misfit(steps, Unfit::Missing { name: name.to_owned() })),
            None => Ok(()),
        }
    }

    /// An object with a field for each of some names.
    fn map(&self, fields: &Map<String, Value>, schema: &'s Value, steps: &mut Vec<Key>) -> Found {
        let names = &schema["propertyNames"];
        for (name, value) in fields {
            steps.push(Key::Field(name.clone()));
            if names.is_object() {
                self.at(&Value::from(name.as_str()), names, steps)?;
            }
            if schema["additionalProperties"].is_object() {
                self.at(value, &schema["additionalProperties"], steps)?;
            }
            steps.pop();
        }
        Ok(())
    }
}

fn misfit(steps: &[Key], wrong: Unfit) -> Misfit {
    Misfit { steps: steps.to_vec(), wrong, at: None }
}

/// Whether every tag of the branch stands in the value.
fn has_tag(branch: &Value, value: &Value) -> bool {
    let properties = branch["properties"].as_object().into_iter().flatten();
    let mut tags = properties.filter(|(_, inner)| !inner["const"].is_null()).peekable();
    tags.peek().is_some() && tags.all(|(name, inner)| value.get(name) == Some(&inner["const"]))
}

/// Whether a field that the branch needs stands in the value.
fn has_field(branch: &Value, value: &Value) -> bool {
    let needed = branch["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    value.is_object() && needed.into_iter().any(|name| value.get(name).is_some())
}

/// Whether the schema takes values of this kind.
fn is_of_kind(value: &Value, schema: &Value) -> bool {
    let own = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    match &schema["type"] {
        Value::String(kind) => kind == own,
        Value::Array(kinds) => kinds.iter().any(|kind| kind == own),
        _ => true,
    }
}

fn check_kind(value: &Value, schema: &Value, steps: &[Key]) -> Found {
    if is_of_kind(value, schema) {
        return Ok(());
    }
    let expected = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        kind => vec![kind.as_str().unwrap_or_default().to_owned()],
    };
    Err(misfit(steps, Unfit::Kind { expected, found: shown(value), such: Vec::new() }))
}

/// What might stand in place of something of another kind, where the schema has examples.
fn with_examples(mut misfit: Misfit, schema: &Value, depth: usize) -> Misfit {
    if let (Unfit::Kind { such, .. }, true) = (&mut misfit.wrong, misfit.steps.len() == depth) {
        such.extend(schema["examples"].as_array().into_iter().flatten().map(Value::to_string));
    }
    misfit
}

fn check_names(value: &Value, schema: &Value, steps: &[Key]) -> Found {
    let known: &[Value] = match (&schema["const"], &schema["enum"]) {
        (Value::Null, Value::Array(names)) => names,
        (Value::Null, _) => return Ok(()),
        (name, _) => std::slice::from_ref(name),
    };
    if known.contains(value) {
        return Ok(());
    }
    let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let known = known.iter().filter(|name| !name.is_null()).map(plain).collect();
    let found = json::shorten(&plain(value));
    Err(misfit(steps, Unfit::Name { found, known }))
}

fn check_range(value: &Value, schema: &Value, steps: &[Key]) -> Found {
    let Value::Number(number) = value else { return Ok(()) };
    let (least, most) = (schema["minimum"].as_i64(), schema["maximum"].as_u64());
    let low = least.is_some_and(|least| number.as_i64().is_some_and(|number| number < least));
    let high = most.is_some_and(|most| number.as_u64().is_some_and(|number| number > most));
    if low || high {
        let (least, found) = (least.unwrap_or(0), number.to_string());
        return Err(misfit(steps, Unfit::Range { least, most, found }));
    }
    Ok(())
}

/// Of two, the one that came further; names that would do in either are told together.
fn together(one: Misfit, other: Misfit) -> Misfit {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match one.steps.len().cmp(&other.steps.len()) {
        Less => return other,
        Greater => return one,
        Equal => {}
    }
    let mut one = one;
    match (&mut one.wrong, other.wrong) {
        (Unfit::Field { known, .. }, Unfit::Field { known: more, .. })
        | (Unfit::Name { known, .. }, Unfit::Name { known: more, .. })
        | (Unfit::Kind { expected: known, .. }, Unfit::Kind { expected: more, .. }) => {
            let new: Vec<String> = more.into_iter().filter(|name| !known.contains(name)).collect();
            known.extend(new);
        }
        (Unfit::Kind { .. }, wrong @ (Unfit::Field { .. } | Unfit::Name { .. })) => {
            one.wrong = wrong;
        }
        _ => {}
    }
    one
}

/// A value as it stands in a file, shortened.
fn shown(value: &Value) -> String {
    json::shorten(&value.to_string())
}
