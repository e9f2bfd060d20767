//! More to hold a table against: what a player has, what a scored board promised, and how to
//! play on to a question of interest.

use louis_xiv_engine::{Action, Chip, Claim, Decision, Seat, Usage, What};
use serde_json::{Map, Value, json};

use super::table::{Table, b};

/// The player has exactly this, as far as given: money, reserves, chips, missions, cards by
/// name or by number, shields by number.
#[track_caller]
pub(crate) fn has(table: &Table, seat: Seat, wanted: Value) {
    let (holding, secret) = (table.holding(seat), table.secret(seat));
    let mut there = Map::new();
    there.insert("coins".into(), json!(holding.coins));
    there.insert("personal".into(), json!(holding.personal));
    there.insert("general".into(), json!(holding.general));
    there.insert("chips".into(), json!(holding.chips));
    there.insert("laid".into(), json!(holding.laid));
    there.insert("missions".into(), json!(secret.missions));
    there.insert("influence".into(), json!(secret.influence));
    there.insert("intrigue".into(), json!(secret.intrigue));
    there.insert("shields".into(), json!(secret.shields.len()));
    for (key, value) in wanted.as_object().expect("an object") {
        let found = there.get(key).unwrap_or_else(|| panic!("no such thing: {key}"));
        let same = found == value || found.as_array().is_some_and(|l| json!(l.len()) == *value);
        assert!(same, "{key} of {seat}: expected {value}, found {found}");
    }
}

/// What a player could expect when this board was scored last.
#[track_caller]
pub(crate) fn claim(table: &Table, number: u8, seat: Seat) -> Option<Claim> {
    let scored = table.events().iter().rev().find_map(|event| match event.what {
        What::Scored { standing } if standing.board == b(number) => Some(standing),
        _ => None,
    });
    scored.expect("the board was scored").claims[seat]
}

/// Everybody's markers on a board: A, B, C, D, neutral.
pub(crate) fn stack(table: &Table, number: u8) -> [u8; 5] {
    table.markers(b(number)).0
}

/// A chip that a board pays.
pub(crate) fn gained(seat: Seat, chip: Chip) -> What {
    What::ChipGained { seat, chip }
}

/// Plays on with the dullest answers, taking markers back and passing, up to a question that fits.
#[track_caller]
pub(crate) fn until(table: &mut Table, fits: impl Fn(&Decision) -> bool) {
    for _ in 0..500 {
        let decision = table.decision().expect("the game is not over");
        if fits(&decision) {
            return;
        }
        let list = table.legal();
        let dull = |action: &&Action| {
            matches!(action, Action::Pass | Action::Play { usage: Usage::TakeBack, .. })
        };
        let action = *list.iter().find(dull).unwrap_or(&list[0]);
        table.play(decision.seat, action);
    }
    panic!("never asked");
}
