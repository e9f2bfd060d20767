//! What each part of the search is worth: one player without it against equals that have it. Other
//! manners, weights and values are tried in the same way.

use louis_xiv::bots::Bot;
use louis_xiv::bots::value::FEATURES;
use louis_xiv::bots::weights::Mind;
use serde_json::{Map, Value, json};

use crate::duel::{Own, play};

/// The weights that were set by hand, before any were learned.
const BY_HAND: &str = include_str!("by_hand.json");

/// The shipped mind with some numbers changed: a patch with `manner`, `weights` and `values`.
fn patched(patch: &Value) -> Mind {
    let shipped = Mind::shipped();
    let mut whole = json!({
        "manner": shipped.manner, "weights": shipped.weights, "values": shipped.values,
    });
    merge(&mut whole, patch);
    let mut part = |name: &str| whole[name].take();
    Mind::new(
        serde_json::from_value(part("weights")).expect("weights"),
        serde_json::from_value(part("values")).expect("values"),
        serde_json::from_value(part("manner")).expect("a manner"),
    )
}

fn merge(whole: &mut Value, patch: &Value) {
    match (whole, patch) {
        (Value::Object(whole), Value::Object(patch)) => {
            for (name, part) in patch {
                merge(whole.entry(name).or_insert(Value::Null), part);
            }
        }
        (whole, patch) => *whole = patch.clone(),
    }
}

/// Values that know nothing but the points already made.
fn points_made() -> Value {
    let odds = [0, 1, 2].map(|players| {
        let shipped = &Mind::shipped().values.odds[players];
        let row = |at: usize| -> Value {
            let known = at < 3;
            (0..4).map(|left| if known { shipped[left][at] } else { 0.0 }).collect()
        };
        let rows = FEATURES.iter().enumerate().map(|(at, name)| ((*name).to_owned(), row(at)));
        Value::Object(rows.collect::<Map<_, _>>())
    });
    json!({ "odds": odds })
}

/// One with a patch against equals without it.
pub(crate) fn attempt(patch: &str, bots: [Bot; 2], players: u8, games: u64, seed: u64) {
    let patch: Value = serde_json::from_str(patch).expect("JSON");
    let mind = patched(&patch);
    let mut one = Own { bot: bots[0], mind: &mind };
    let mut others = Own { bot: bots[1], mind: Mind::shipped() };
    let score = play(players, games, seed, [&mut one, &mut others]);
    println!("| {} {patch} over {} `{}` | {score} |", bots[0], players - 1, bots[1]);
}

/// Every part left out in turn.
pub(crate) fn parts(bot: Bot, games: u64, seed: u64) {
    let by_hand: Value = serde_json::from_str(BY_HAND).expect("JSON");
    let without = [
        ("learned weights (set by hand)", json!({ "weights": by_hand })),
        ("learned values (points made alone)", json!({ "values": points_made() })),
        ("halving (all answers to the end)", json!({ "manner": { "kept": 1.0 } })),
        ("looking at few (all answers)", json!({ "manner": { "widest": 1000 } })),
        ("tree over the next turns", json!({ "manner": { "tree": { "deep": 0 } } })),
        ("moods in playouts", json!({ "manner": { "mood": 0.0 } })),
        ("nearness at the end (wins alone)", json!({ "manner": { "won": 1.0 } })),
    ];
    println!("| without | games | won | ms a move |\n|---|---|---|---|");
    for (name, patch) in without {
        let mind = patched(&patch);
        let mut one = Own { bot, mind: &mind };
        let mut others = Own { bot, mind: Mind::shipped() };
        println!("| {name} | {} |", play(4, games, seed, [&mut one, &mut others]));
    }
}
