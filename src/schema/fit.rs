//! Holding a value against a schema, and saying where and how it does not fit: with the names
//! that are known there, and the closest of them.

use serde_json::{Map, Value};

use super::forms::{self, shown};
use super::misfit::{Misfit, Unfit};
use crate::engine::Seat;
use crate::json::{self, Key};

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
        self.check(value).map_err(|misfit| misfit.within(text))
    }

    /// Held against a schema; the innermost rule that a schema names is that of the misfit.
    fn at(&self, value: &Value, schema: &'s Value, steps: &mut Vec<Key>) -> Found {
        self.whole(value, schema, steps).map_err(|misfit| {
            let own = || schema[RULE].as_str().and_then(|name| name.parse().ok());
            Misfit { rule: misfit.rule.or_else(own), ..misfit }
        })
    }

    fn whole(&self, value: &Value, schema: &'s Value, steps: &mut Vec<Key>) -> Found {
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
        for part in schema["allOf"].as_array().into_iter().flatten() {
            self.at(value, part, steps)?;
        }
        check_kind(value, schema, steps)?;
        check_names(value, schema, steps)?;
        check_range(value, schema, steps)?;
        match value {
            Value::Array(list) => self.list(list, schema, steps),
            Value::Object(fields) if fields.is_empty() && schema["minProperties"] == 1 => {
                Err(misfit(steps, Unfit::Empty))
            }
            Value::Object(fields) => self.object(fields, schema, steps),
            _ => Ok(()),
        }
    }

    fn definition(&self, name: &str) -> &'s Value {
        let pointer = name.trim_start_matches('#');
        self.root.pointer(pointer).unwrap_or(&Value::Null)
    }

    fn check_seat(&self, value: &Value, steps: &[Key]) -> Found {
        match value.as_str().and_then(|name| self.idle(name)) {
            Some(seat) => Err(misfit(steps, Unfit::Idle(seat))),
            None => Ok(()),
        }
    }

    /// The seat of this name, if nobody plays there.
    fn idle(&self, name: &str) -> Option<Seat> {
        let seat = Seat::ALL.into_iter().find(|seat| name == seat.to_string())?;
        (seat.index() >= usize::from(self.players?)).then_some(seat)
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
        let word = value.as_object().and_then(|fields| forms::word_for(fields, &resolved));
        if let Some(form) = word {
            return Err(misfit(steps, Unfit::Form { found: shown(value), form }));
        }
        if let (Some(found), Value::String(word)) = (&mut best, value)
            && found.steps.len() == depth
        {
            self.other_forms(word, &resolved, found);
        }
        best.map_or(Ok(()), Err)
    }

    /// Where a name is wrong a number might have done, or an object of that name.
    fn other_forms(&self, word: &str, branches: &[&'s Value], found: &mut Misfit) {
        let value = Value::from(word);
        let form = forms::object_for(word, branches, |inner| {
            let inner = self.resolve(inner);
            (inner, self.at(&value, inner, &mut Vec::new()).is_ok())
        });
        if let Some(form) = form {
            found.wrong = Unfit::Form { found: shown(&value), form };
        }
        if let Unfit::Name { known, .. } = &mut found.wrong {
            known.extend(forms::numbers(branches).chain(forms::names(branches)));
        }
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
        if let (wanted, Some(most)) = (&schema["contains"]["const"], schema["maxContains"].as_u64())
        {
            let count = list.iter().filter(|item| *item == wanted).count();
            if count as u64 > most {
                let found = shown(wanted);
                return Err(misfit(steps, Unfit::TooMany { found, count, most }));
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
                let known = properties.keys().filter(|name| self.idle(name).is_none());
                let (name, known) = (json::shorten(name), known.cloned().collect());
                return Err(by_name(misfit(steps, Unfit::Field { name, known })));
            };
            // A field for each seat.
            self.check_seat(&Value::from(name.as_str()), steps).map_err(by_name)?;
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
                self.at(&Value::from(name.as_str()), names, steps).map_err(by_name)?;
            }
            if schema["additionalProperties"].is_object() {
                self.at(value, &schema["additionalProperties"], steps)?;
            }
            steps.pop();
        }
        Ok(())
    }
}

/// The rule that a part of a schema belongs to. Other readers of schemas pass over it.
const RULE: &str = "x-rule";

fn misfit(steps: &[Key], wrong: Unfit) -> Misfit {
    Misfit::new(steps, wrong)
}

/// It is the name of the field that does not fit.
fn by_name(misfit: Misfit) -> Misfit {
    Misfit { by_name: true, ..misfit }
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
        Value::String(kind) => is_such(kind, own),
        Value::Array(kinds) => {
            kinds.iter().filter_map(Value::as_str).any(|kind| is_such(kind, own))
        }
        _ => true,
    }
}

/// Whether something of this kind is of that one, too.
fn is_such(kind: &str, own: &str) -> bool {
    kind == own || (kind, own) == ("number", "integer")
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
        (Unfit::Missing { name }, Unfit::Missing { name: more }) if *name != more => {
            one.wrong = Unfit::MissingAll { known: vec![std::mem::take(name), more] };
        }
        (Unfit::MissingAll { known }, Unfit::Missing { name }) if !known.contains(&name) => {
            known.push(name);
        }
        (
            Unfit::Length { least, most, .. },
            Unfit::Length { least: other_least, most: other_most, .. },
        ) => {
            *least = other_least.min(*least);
            *most = most.zip(other_most).map(|(one, other)| one.max(other));
        }
        _ => {}
    }
    one
}
