//! Holding a played scenario against what it expects.
//!
//! `expect` is any part of the position as [`Scenario::of`] writes it, and besides: `decision`
//! (or null when the game is over), `scores`, `winners`, `knows` (by viewer and holder: cards that
//! the viewer knows the holder to have; `top`, `intrigue` and `missions`: the top influence card
//! and other cards in decks that the viewer knows), `events` (these happen in this order, others
//! may lie between) and `no-events` (none of these happens). Objects may leave fields out, but
//! `{}` means nothing there; lists of cards are compared whatever their order, decks in order and
//! from the top as far as given. `components` are values that are in force.

use serde_json::{Map, Value, json};

use super::{BadScenario, BadStep, Here, Scenario, Step};
use crate::components::ComponentsFile;
use crate::engine::{Event, Game, Phase, Seat, Tier};
use crate::json;

/// What came of a scenario.
#[derive(Debug)]
pub struct Report {
    /// The game after the steps.
    pub game: Game,
    /// Every event, from the beginning.
    pub events: Vec<Event>,
    /// The step that did not go as the scenario says.
    pub bad_step: Option<BadStep>,
    /// Where the result is not what is expected.
    pub differences: Vec<Difference>,
}

impl Report {
    /// Whether everything is as the scenario says.
    pub fn is_good(&self) -> bool {
        self.bad_step.is_none() && self.differences.is_empty()
    }
}

/// One thing that is not as expected.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Where.
    pub path: String,
    /// What the scenario expects.
    pub expected: Value,
    /// How it is otherwise.
    pub found: Found,
}

/// How something is not as expected.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// Something else is there.
    Other(Value),
    /// The game is not over: nothing has been decided.
    NotOver,
    /// It does not happen; what happens of that kind, the most like it first.
    NotHappened(Vec<Value>),
    /// It happens only before what should come before it.
    TooEarly,
    /// It happens and should not.
    Happened(Value),
}

impl Scenario {
    /// Begins the scenario, plays its steps, and compares the result with what it expects.
    ///
    /// # Errors
    /// When the position itself is bad.
    pub fn run(&self) -> Result<Report, BadScenario> {
        let mut events = Vec::new();
        let mut game = self.begin(&mut events)?;
        let (mut bad_step, mut differences) = (None, Vec::new());
        // Where the events of the last answer begin.
        let mut last = 0;
        for (index, step) in self.steps.iter().enumerate() {
            if let Step::Expect(Here { expect }) = step {
                let mut found = Vec::new();
                compare_all(expect, &game, &events[last..], &mut found);
                let named =
                    |d: Difference| Difference { path: format!("steps[{index}].{}", d.path), ..d };
                differences.extend(found.into_iter().map(named));
                continue;
            }
            last = events.len();
            bad_step = self.play_step(index, &mut game, &mut events).err();
            if bad_step.is_some() {
                break;
            }
        }
        if let (Some(expect), None) = (&self.expect, &bad_step) {
            compare_all(expect, &game, &events, &mut differences);
        }
        Ok(Report { game, events, bad_step, differences })
    }
}

/// Where a position, and what has happened, are not as expected; for pages that speak of them.
pub fn differences(expect: &Value, game: &Game, events: &[Event]) -> Vec<Difference> {
    let mut found = Vec::new();
    compare_all(expect, game, events, &mut found);
    found
}

/// The position as a scenario writes it, with the question and the result.
fn facts(game: &Game) -> Map<String, Value> {
    let mut facts = match json!(Scenario::of(game)) {
        Value::Object(map) => map,
        _ => Map::new(),
    };
    facts.insert("louis".into(), json!(game.louis()));
    if let Some(Value::Object(at)) = facts.get_mut("at") {
        at.insert("phase".into(), json!(game.phase()));
        at.insert("board".into(), json!(game.rest().board()));
        let turn = game.rest().seat().filter(|_| game.phase() == Phase::Influence);
        at.insert("turn".into(), json!(turn));
    }
    facts.insert("decision".into(), json!(game.decision()));
    let knows = game.seats().map(|viewer| (viewer.to_string(), knowledge(game, viewer)));
    facts.insert("knows".into(), Value::Object(knows.collect()));
    if let Some(outcome) = game.outcome() {
        let scores: Map<String, Value> = game
            .seats()
            .map(|seat| (seat.to_string(), json!(outcome.tallies[seat].total)))
            .collect();
        facts.insert("scores".into(), Value::Object(scores));
        facts.insert("winners".into(), json!(outcome.winners));
    }
    facts
}

/// What a viewer knows of the others' hands and of the decks.
fn knowledge(game: &Game, viewer: Seat) -> Value {
    let view = game.view(Some(viewer));
    let others = game.seats().filter(|&holder| holder != viewer);
    let mut known: Map<String, Value> =
        others.map(|holder| (holder.to_string(), json!(view.glimpse(holder)))).collect();
    known.insert("top".into(), json!(view.known_influence().last().copied().flatten()));
    let intrigue: Vec<_> = view.known_intrigue().iter().flatten().collect();
    known.insert("intrigue".into(), json!(intrigue));
    let missions = Tier::ALL.into_iter().flat_map(|tier| view.known_missions(tier)).flatten();
    known.insert("missions".into(), json!(missions.collect::<Vec<_>>()));
    Value::Object(known)
}

/// So many differences are told; more help nobody.
const MOST: usize = 100;

fn compare_all(expect: &Value, game: &Game, events: &[Event], found: &mut Vec<Difference>) {
    let facts = facts(game);
    let events: Vec<Value> = events.iter().map(flat).collect();
    // Its shape was checked when it was read: whatever is named here can be there.
    for (key, expected) in expect.as_object().into_iter().flatten() {
        match key.as_str() {
            "scores" | "winners" if !facts.contains_key(key) => {
                let (path, expected) = (key.clone(), expected.clone());
                found.push(Difference { path, expected, found: Found::NotOver });
            }
            "components" if expected.is_object() => compare_values(expected, game, found),
            "events" | "no-events" if expected.as_array().is_some_and(|list| list.len() > 1000) => {
                found.push(difference(key, &json!("at most 1000 events"), &json!("more")));
            }
            "events" => compare_events(expected, &events, found),
            "no-events" => {
                for pattern in expected.as_array().into_iter().flatten() {
                    if let Some(event) = events.iter().find(|event| matches(pattern, event)) {
                        let happened = Found::Happened(event.clone());
                        found.push(Difference {
                            path: key.clone(),
                            expected: pattern.clone(),
                            found: happened,
                        });
                    }
                }
            }
            _ => compare(key, expected, facts.get(key).unwrap_or(&Value::Null), found),
        }
    }
}

/// Values that are in force change nothing when they are put over those of the game.
fn compare_values(expected: &Value, game: &Game, found: &mut Vec<Difference>) {
    let own = ComponentsFile::of(game.components());
    if let Ok(wanted) = own.clone().overlaid(expected.clone()) {
        compare("components", &wanted.values_form(), &own.values_form(), found);
    }
}

/// The wanted events must happen in this order; others may lie between.
fn compare_events(wanted: &Value, events: &[Value], found: &mut Vec<Difference>) {
    let mut rest = events.iter();
    for (index, pattern) in wanted.as_array().into_iter().flatten().enumerate() {
        if !rest.any(|event| matches(pattern, event)) {
            let otherwise = match events.iter().any(|event| matches(pattern, event)) {
                true => Found::TooEarly,
                false => Found::NotHappened(alike(pattern, events)),
            };
            let path = format!("events[{index}]");
            found.push(Difference { path, expected: pattern.clone(), found: otherwise });
            return;
        }
    }
}

/// The events of the kind that a pattern names, those first that differ least from it.
fn alike(pattern: &Value, events: &[Value]) -> Vec<Value> {
    const MOST: usize = 3;
    let off = |event: &&Value| {
        let mut differences = Vec::new();
        compare("", pattern, event, &mut differences);
        differences.len()
    };
    let kind = pattern.get("event");
    let mut list: Vec<&Value> =
        events.iter().filter(|event| kind.is_none_or(|kind| event["event"] == *kind)).collect();
    list.sort_by_key(off);
    list.into_iter().take(MOST).cloned().collect()
}

fn matches(pattern: &Value, event: &Value) -> bool {
    let mut differences = Vec::new();
    compare("", pattern, event, &mut differences);
    differences.is_empty()
}

/// An event as expectations write it, flat: its rule beside what happened.
pub fn flat(event: &Event) -> Value {
    let mut fields = match json!(event.what) {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    fields.insert("rule".into(), json!(event.rule));
    Value::Object(fields)
}

/// The way to a part of what is expected; its name may be of any length.
fn below(path: &str, key: &str) -> String {
    let key = json::shorten(key);
    if path.is_empty() { key } else { format!("{path}.{key}") }
}

fn compare(path: &str, expected: &Value, actual: &Value, found: &mut Vec<Difference>) {
    if found.len() >= MOST {
        return;
    }
    match (expected, actual) {
        (Value::Object(wanted), Value::Object(there)) if wanted.is_empty() => {
            if !there.is_empty() {
                found.push(difference(path, expected, actual));
            }
        }
        (Value::Object(wanted), Value::Object(there)) => {
            for (key, value) in wanted {
                let inner = below(path, key);
                compare(&inner, value, there.get(key).unwrap_or(&Value::Null), found);
            }
        }
        (Value::Object(wanted), Value::Null) => {
            for (key, value) in wanted {
                compare(&below(path, key), value, &Value::Null, found);
            }
        }
        // Decks are told from the top; none means that none is left.
        (Value::Array(wanted), Value::Array(there)) if path.starts_with("decks.") => {
            let top = &there[..wanted.len().min(there.len())];
            if wanted != top || wanted.is_empty() != there.is_empty() {
                found.push(difference(path, expected, &json!(top)));
            }
        }
        // By place in the deck, or by seat.
        (Value::Array(wanted), Value::Array(there)) if is_row(path) => {
            for (index, value) in wanted.iter().enumerate() {
                let actual = there.get(index).unwrap_or(&Value::Null);
                compare(&format!("{path}[{index}]"), value, actual, found);
            }
        }
        (Value::Array(wanted), Value::Array(there)) => {
            let sorted = |list: &[Value]| {
                let mut texts: Vec<String> = list.iter().map(Value::to_string).collect();
                texts.sort();
                texts
            };
            if sorted(wanted) != sorted(there) {
                found.push(difference(path, expected, actual));
            }
        }
        (_, Value::Null) if is_nothing(expected) => {}
        _ if expected == actual => {}
        _ => found.push(difference(path, expected, actual)),
    }
}

/// Whether the places in this list have a meaning: who knows the cards of the deck from the top,
/// and what is known by holder and viewer.
fn is_row(path: &str) -> bool {
    let seats = |most: usize| path.matches('[').count() < most;
    match path.strip_prefix("known.").map(|rest| rest.split('[').next().unwrap_or_default()) {
        Some("influence") => seats(2),
        Some("deck" | "intrigue" | "missions") => seats(1),
        _ => false,
    }
}

/// Zero, nobody, an empty list: the same as a part that is not there.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Number(number) => number.as_u64() == Some(0),
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        _ => false,
    }
}

fn difference(path: &str, expected: &Value, actual: &Value) -> Difference {
    let found = Found::Other(actual.clone());
    Difference { path: path.into(), expected: expected.clone(), found }
}
