//! Damaged scenarios, saves, components files and requests: none ends the program, and each that
//! is refused is refused by name. `LOUIS_XIV_MUTATIONS=100000` tries so many of each kind.

#![allow(clippy::print_stdout)] // The figures are printed.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::support::Dice;
use louis_xiv::components::ComponentsFile;
use louis_xiv::engine::Game;
use louis_xiv::protocol::Engine;
use louis_xiv::scenario::Scenario;
use louis_xiv::session::save;
use serde_json::{Map, Value, json};

/// One of each kind.
const REQUESTS: &[&str] = &[
    r#"{"do":"start","players":2,"seed":7}"#,
    r#"{"do":"start","players":["Anna","Bruno=bot:hard:5","Clara"],"seed":3,"start":"random"}"#,
    r#"{"do":"view","seat":"A"}"#,
    r#"{"do":"view"}"#,
    r#"{"do":"decision"}"#,
    r#"{"do":"legal","seat":"A"}"#,
    r#"{"do":"apply","seat":"A","action":{"play":{"card":8,"use":{"place":[1,2,8]}}}}"#,
    r#"{"do":"apply","action":"pass"}"#,
    r#"{"do":"move","bot":"easy"}"#,
    r#"{"do":"move","bot":"hard:3"}"#,
    r#"{"do":"advise","bot":"hard:10","seat":"B"}"#,
    r#"{"do":"events","seat":"B","from":1}"#,
    r#"{"do":"undo","to":0}"#,
    r#"{"do":"save"}"#,
    r#"{"do":"export"}"#,
    r#"{"do":"hello"}"#,
    r#"{"do":"view","seat":"A","compact":true}"#,
    r#"{"do":"observe","seat":"A","names":true}"#,
    r#"{"do":"legal","numbers":true,"game":"x"}"#,
    r#"{"do":"start","game":"x","players":["Anna","bot:easy"],"seed":7}"#,
    r#"{"do":"apply","game":"x","number":17}"#,
    r#"{"do":"guess","game":"x","seat":"A","seed":3,"as":5}"#,
    r#"{"do":"play-out","game":5,"bot":"easy","round":2}"#,
    r#"{"do":"advise","game":"x","bot":"hard:8","stream":true,"best":2}"#,
    r#"{"do":"redo"}"#,
    r#"{"do":"close","game":5}"#,
    r#"{"do":"games"}"#,
];

/// How many of each kind are tried.
fn rounds() -> usize {
    std::env::var("LOUIS_XIV_MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(1500)
}

fn files(folder: &str) -> Vec<Value> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).expect("a folder of files");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let read = |path| std::fs::read_to_string(path).expect("readable");
    paths.into_iter().map(|path| serde_json::from_str(&read(path)).expect("JSON")).collect()
}

/// Whole positions, where every index of the format stands.
fn exported(count: u64) -> Vec<Value> {
    let mut all = Vec::new();
    for seed in 0..count {
        let mut dice = Dice(seed);
        let mut game = super::support::new_game(2 + (seed % 3) as u8, seed, &mut ());
        let mut list = Vec::new();
        for _ in 0..dice.below(120) {
            if game.decision().is_some() {
                game.legal_actions(&mut list);
                game.apply(&dice.choose(&list), &mut ()).expect("a listed action");
            }
        }
        all.push(json!(Scenario::of(&game)));
    }
    all
}

/// The places in a value, the value itself among them.
fn places(value: &Value, pointer: &str, found: &mut Vec<String>) {
    found.push(pointer.to_owned());
    match value {
        Value::Array(list) => {
            for (index, item) in list.iter().enumerate() {
                places(item, &format!("{pointer}/{index}"), found);
            }
        }
        Value::Object(map) => {
            for (key, item) in map {
                places(item, &format!("{pointer}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// Something else in the place of a value.
fn instead(old: &Value, pool: &[Value], dice: &mut Dice) -> Value {
    let numbers = [0_i64, 1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 15, 16, 17, 60, 127, 128, 200, 254, 255];
    match (dice.below(12), old) {
        (0, _) => Value::Null,
        (1, _) => json!([]),
        (2, _) => json!({}),
        (3, _) => json!(-1),
        (4, _) => json!([256_u64, 65536, u64::MAX, 1 << 53][dice.below(4)]),
        (5, _) => json!(["A", "D", "joker", "plain", "", "win-tie", "\u{1b}[2J"][dice.below(7)]),
        (6, _) => json!(dice.below(2) == 0),
        (7 | 8, _) => pool[dice.below(pool.len())].clone(),
        (9, Value::Array(list)) if !list.is_empty() => {
            let mut list = list.clone();
            list.push(list[dice.below(list.len())].clone());
            Value::Array(list)
        }
        (10, Value::Array(list)) if !list.is_empty() => {
            let mut list = list.clone();
            list.swap_remove(dice.below(list.len()));
            Value::Array(list)
        }
        (9 | 10, Value::Object(map)) if !map.is_empty() => {
            let mut map: Map<String, Value> = map.clone();
            let key = map.keys().nth(dice.below(map.len())).expect("one of them").clone();
            let value = map.remove(&key).expect("it is there");
            if dice.below(2) == 0 {
                map.insert(format!("{key}x"), value);
            }
            Value::Object(map)
        }
        _ => json!(numbers[dice.below(numbers.len())]),
    }
}

/// The value with one to three places changed.
fn mutated(value: &Value, dice: &mut Dice) -> Value {
    let mut value = value.clone();
    for _ in 0..1 + dice.below(3) {
        let mut found = Vec::new();
        places(&value, "", &mut found);
        let pool: Vec<Value> = (0..4)
            .filter_map(|_| value.pointer(&found[dice.below(found.len())]))
            .cloned()
            .collect();
        let place = value.pointer_mut(&found[dice.below(found.len())]).expect("found before");
        *place = instead(place, &pool, dice);
    }
    value
}

/// Bytes changed, cut or doubled, so that it may be no JSON at all.
fn torn(text: &str, dice: &mut Dice) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + dice.below(3) {
        let at = dice.below(bytes.len().max(1));
        match dice.below(4) {
            0 => bytes.truncate(at),
            1 if !bytes.is_empty() => bytes[at] = dice.roll() as u8,
            2 => bytes.insert(at.min(bytes.len()), b"{}[],:\"0-e\\\n\x00\xff"[dice.below(14)]),
            _ if !bytes.is_empty() => {
                let end = (at + dice.below(30)).min(bytes.len());
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            _ => {}
        }
    }
    bytes
}

/// Tries so many damaged ones, and says how many were refused.
fn try_all(sources: &[Value], seed: u64, mut test: impl FnMut(&[u8]) -> Result<(), String>) {
    let mut dice = Dice(seed);
    let (mut refused, all) = (0, rounds());
    for round in 0..all {
        let source = &sources[dice.below(sources.len())];
        let text = match dice.below(8) {
            0 => torn(&source.to_string(), &mut dice),
            _ => mutated(source, &mut dice).to_string().into_bytes(),
        };
        let shown = || String::from_utf8_lossy(&text).into_owned();
        match catch_unwind(AssertUnwindSafe(|| test(&text))) {
            Err(_) => panic!("round {round} panicked: {}", shown()),
            Ok(Ok(())) => {}
            Ok(Err(words)) => {
                refused += 1;
                let clean =
                    !words.is_empty() && !words.chars().any(|c| c.is_control() && c != '\n');
                assert!(clean && !words.contains("{$"), "{words:?}: {}", shown());
            }
        }
    }
    println!("{refused} of {all} refused by name");
    assert!(refused > all / 4, "{refused} of {all}");
}

/// Plays on for a while: a nonsense position would break here.
fn play_on(mut game: Game, dice: &mut Dice) {
    let mut list = Vec::new();
    for _ in 0..40 {
        if game.decision().is_none() {
            return;
        }
        game.legal_actions(&mut list);
        assert!(!list.is_empty(), "there is always an answer");
        game.apply(&dice.choose(&list), &mut ()).expect("a listed action");
        game.laws().expect("a position that keeps the laws");
    }
}

#[test]
fn damaged_scenarios_are_refused_by_name() {
    let mut sources = files("assets/scenarios");
    sources.extend(exported(40));
    let mut dice = Dice(1);
    try_all(&sources, 11, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let report = Scenario::read(&text).and_then(|scenario| scenario.run());
        let report = report.map_err(|bad| bad.to_string())?;
        play_on(report.game, &mut dice);
        match report.bad_step {
            Some(step) => Err(step.to_string()),
            None => Ok(()),
        }
    });
}

#[test]
fn damaged_saves_are_refused_by_name() {
    let sources = files("tests/fixtures");
    let mut dice = Dice(2);
    try_all(&sources, 12, |bytes| {
        let restored = save::read(bytes).map_err(|bad| bad.to_string())?;
        play_on(restored.session.game().clone(), &mut dice);
        match restored.trouble {
            Some(trouble) => Err(trouble.to_string()),
            None => Ok(()),
        }
    });
}

#[test]
fn damaged_components_are_refused_by_name() {
    let shipped: Value =
        serde_json::from_str(include_str!("../../assets/components.json")).expect("JSON");
    try_all(&[shipped], 13, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        ComponentsFile::read(&text).map(|_| ()).map_err(|bad| bad.to_string())
    });
}

#[test]
fn damaged_requests_are_refused_by_name() {
    let mut sources: Vec<Value> =
        REQUESTS.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    sources.extend(exported(4).into_iter().map(|at| json!({"do": "start", "scenario": at})));
    let save = files("tests/fixtures").swap_remove(0);
    sources.push(json!({"do": "start", "save": save}));
    let mut engine = Engine::default();
    try_all(&sources, 14, |bytes| {
        let reply = json!(engine.answer(bytes));
        match reply.get("error") {
            None => Ok(()),
            Some(kind) => {
                assert_ne!(kind, "internal", "{reply}");
                Err(reply["message"].as_str().expect("a message").to_owned())
            }
        }
    });
}
