//! The shipped components, typed again by hand, and every way in which a components file can
//! be bad.

use louis_xiv::components::{ComponentsFile, Source, shipped, shipped_file};
use louis_xiv::engine::{Board, Chip, Condition, Cost, Effect, Mission, Tier};
use serde_json::{Value, json};

use Condition::{FirstPlace, Markers, Money};

/// Front and back, boards 1 to 12.
const BOARDS: [[Condition; 2]; 12] = [
    [Money(3), FirstPlace],
    [Money(3), FirstPlace],
    [Money(3), FirstPlace],
    [Money(3), FirstPlace],
    [FirstPlace, Money(4)],
    [Markers(3), Money(3)],
    [FirstPlace, Markers(3)],
    [Money(3), Markers(2)],
    [FirstPlace, Money(4)],
    [Markers(3), FirstPlace],
    [FirstPlace, Markers(3)],
    [Money(3), FirstPlace],
];

/// Board and amount of each money card.
const MONEY: [(u8, u8); 8] = [(1, 3), (1, 6), (2, 4), (2, 5), (3, 4), (3, 5), (4, 3), (4, 6)];

/// Name, rule and chips of each mission.
const MISSIONS: [(&str, &str, &str); 40] = [
    ("more-missions-1", "R8.1", "S?"),
    ("more-missions-2", "R8.1", "R?"),
    ("one-marker-1", "R8.2", "S?"),
    ("one-marker-2", "R8.2", "L?"),
    ("one-marker-3", "R8.2", "R?"),
    ("one-marker-4", "R8.2", "H?"),
    ("one-coin-1", "R8.3", "S?"),
    ("one-coin-2", "R8.3", "L?"),
    ("one-coin-3", "R8.3", "R?"),
    ("one-coin-4", "R8.3", "H?"),
    ("marker-on-1", "R8.4", "S?"),
    ("marker-on-2", "R8.4", "L?"),
    ("marker-on-3", "R8.4", "R?"),
    ("marker-on-4", "R8.4", "H?"),
    ("pay-two-1", "R8.5", "L?"),
    ("pay-two-2", "R8.5", "H?"),
    ("change-chip-1", "R8.6", "S?"),
    ("change-chip-2", "R8.6", "R?"),
    ("change-missions-1", "R8.7", "L?"),
    ("change-missions-2", "R8.7", "H?"),
    ("two-gains-1", "R8.8", "SL"),
    ("two-gains-2", "R8.8", "RH"),
    ("two-gains-3", "R8.8", "SR"),
    ("two-gains-4", "R8.8", "LH"),
    ("one-shield-1", "R8.9", "SH"),
    ("one-shield-2", "R8.9", "LR"),
    ("marker-at-louis-1", "R8.10", "SL"),
    ("marker-at-louis-2", "R8.10", "RH"),
    ("marker-on-5", "R8.11", "SH"),
    ("marker-on-9", "R8.11", "LR"),
    ("change-card-1", "R8.12", "SR"),
    ("change-card-2", "R8.12", "LH"),
    ("three-markers", "R8.13", "SS"),
    ("three-coins", "R8.14", "RR"),
    ("intrigue-card", "R8.15", "LL"),
    ("marker-for-card", "R8.16", "RR"),
    ("four-markers", "R8.17", "HH"),
    ("last-marker", "R8.18", "HH"),
    ("win-tie", "R8.19", "SS"),
    ("one-off", "R8.20", "LL"),
];

fn letters(cost: Cost) -> String {
    let letter = |chip: Chip| match chip {
        Chip::Sceptre => 'S',
        Chip::Letter => 'L',
        Chip::Ring => 'R',
        Chip::Helmet => 'H',
        Chip::Crown => 'C',
    };
    [letter(cost.first), cost.second.map_or('?', letter)].iter().collect()
}

#[test]
fn the_boards_are_as_printed() {
    for (board, sides) in Board::ALL.into_iter().zip(BOARDS) {
        let shipped = [false, true].map(|back| shipped().condition(board, back));
        assert_eq!(shipped, sides, "board {board}");
    }
}

#[test]
fn the_money_cards_are_as_printed() {
    let cards = shipped().money().map(|card| (card.board.number(), card.coins));
    assert_eq!(cards, MONEY);
}

#[test]
fn the_missions_are_as_printed() {
    assert_eq!(Mission::all().count(), 40);
    for (mission, (name, rule, chips)) in Mission::all().zip(MISSIONS) {
        assert_eq!(mission.name(), name);
        assert_eq!(mission.rule().to_string(), rule, "{name}");
        assert_eq!(letters(shipped().cost(mission)), chips, "{name}");
    }
    let tiers = Tier::ALL.map(|tier| Mission::of(tier).count());
    assert_eq!(tiers, [20, 12, 8]);
    let copies = |effect| Mission::all().filter(|m| m.effect() == effect).count();
    assert_eq!(copies(Effect::MoreMissions), 2);
    assert_eq!(copies(Effect::OneMarker), 4);
    assert_eq!(copies(Effect::TwoGains), 4);
    assert_eq!(copies(Effect::MarkerOn(Board::Valliere)), 1);
    assert_eq!(copies(Effect::OneOff), 1);
}

#[test]
fn the_shipped_file_says_what_the_engine_says() {
    assert_eq!(shipped_file().components().as_ref(), Ok(shipped()));
}

#[test]
fn the_chips_are_spread_evenly() {
    let showing = |tier: Tier, chips: &str| {
        Mission::of(tier).filter(|&m| letters(shipped().cost(m)) == chips).count()
    };
    for chip in ["S", "L", "R", "H"] {
        assert_eq!(showing(Tier::Light, &format!("{chip}?")), 5, "light {chip}");
        assert_eq!(showing(Tier::Dark, &format!("{chip}{chip}")), 2, "dark {chip}");
    }
    for pair in ["SL", "SR", "SH", "LR", "LH", "RH"] {
        assert_eq!(showing(Tier::Medium, pair), 2, "medium {pair}");
    }
}

#[test]
fn every_value_says_where_it_comes_from() {
    use Source::{Reconstructed, Reported, Rulebook};
    let file = shipped_file();
    let reconstructed_backs = [5, 6, 7, 8, 9, 10, 11, 12];
    for entry in &file.boards {
        let number = entry.board.number();
        assert_eq!(entry.front.source, Rulebook, "board {number}");
        let back = if reconstructed_backs.contains(&number) { Reconstructed } else { Rulebook };
        assert_eq!(entry.back.source, back, "board {number}");
        for side in [&entry.front, &entry.back] {
            assert_eq!(side.value.is_some(), side.value_source.is_some(), "board {number}");
        }
        if entry.front.value.is_some() {
            let value = if number == 4 { Rulebook } else { Reconstructed };
            assert_eq!(entry.front.value_source, Some(value), "board {number}");
        }
    }
    for card in &file.money {
        assert_eq!((card.source, card.value_source), (Reported, Reconstructed));
    }
    assert!(file.missions.iter().all(|mission| mission.source == Reconstructed));
}

/// The shipped file as JSON, with one thing changed, read again.
fn read(change: impl FnOnce(&mut Value)) -> Result<ComponentsFile, String> {
    let mut file = serde_json::to_value(shipped_file()).expect("the file can be written");
    change(&mut file);
    ComponentsFile::read(&file.to_string()).map_err(|bad| bad.to_string())
}

#[test]
fn the_shipped_file_survives_being_written() {
    assert_eq!(read(|_| {}).as_ref(), Ok(shipped_file()));
}

#[test]
fn values_can_be_corrected_within_limits() {
    let file = read(|file| {
        file["boards"][4]["back"]["value"] = json!(9);
        file["boards"][4]["back"]["value-source"] = json!("printed");
        file["money"][0]["coins"] = json!(1);
        file["missions"][0]["chips"] = json!(["helmet", "any"]);
    })
    .expect("within the limits");
    let values = file.components().expect("within the limits");
    assert_eq!(values.condition(Board::Montespan, true), Money(9));
    assert_eq!(values.money()[0].coins, 1);
    let first = Mission::all().next().expect("forty missions");
    assert_eq!(letters(values.cost(first)), "H?");
}

/// What is put where, and what the error must name.
type Bad = (&'static str, Value, &'static str);

#[test]
fn a_bad_file_is_refused_by_the_name_of_the_field() {
    let cases: Vec<Bad> = vec![
        ("/format", json!("chess"), "format"),
        ("/version", json!(2), "version 2"),
        ("/boards/0/board", json!(2), "boards[0].board"),
        ("/boards/0/front/value", json!(0), "boards[0]"),
        ("/boards/0/front/value", json!(10), "boards[0]"),
        ("/boards/0/front/value", Value::Null, "boards[0].front.value"),
        ("/boards/5/front/value", json!(0), "boards[5]"),
        ("/boards/5/front/value", json!(10), "boards[5]"),
        ("/boards/4/front/value", json!(3), "boards[4].front.value"),
        ("/boards/4/back", json!({"condition": "first-place", "source": "printed"}), "boards[4]"),
        (
            "/boards/1/back",
            json!({"condition": "markers", "value": 3, "source": "printed"}),
            "boards[1]",
        ),
        ("/boards/11/back/value", json!(3), "boards[11].back.value"),
        ("/money/2/coins", json!(0), "money[2].coins"),
        ("/money/7/coins", json!(10), "money[7].coins"),
        ("/money/0/board", json!(2), "money"),
        ("/money/0/board", json!(5), "money"),
        ("/missions/0/mission", json!("one-off"), "missions[0].mission"),
        ("/missions/0/chips", json!(["sceptre", "ring"]), "missions[0].chips"),
        ("/missions/0/chips", json!(["any", "ring"]), "missions[0].chips"),
        ("/missions/20/chips", json!(["ring", "ring"]), "missions[20].chips"),
        ("/missions/20/chips", json!(["ring", "any"]), "missions[20].chips"),
        ("/missions/39/chips", json!(["ring", "helmet"]), "missions[39].chips"),
        ("/missions/39/chips", json!(["ring", "any"]), "missions[39].chips"),
        // Refused by shape.
        ("/missions/0/chips", json!(["crown", "any"]), "missions[0].chips[0]"),
        ("/missions/0/mission", json!("win-everything"), "missions[0].mission"),
        ("/boards/0/board", json!(13), "boards[0].board"),
        ("/boards/0/front/condition", json!("luck"), "boards[0].front.condition"),
        ("/boards/0/front/source", json!("dream"), "boards[0].front.source"),
        ("/money/0/coins", json!(-1), "money[0].coins"),
        ("/money/0/coins", json!("six"), "money[0].coins"),
    ];
    for (pointer, value, name) in cases {
        let set = |file: &mut Value| {
            *file.pointer_mut(pointer).unwrap_or_else(|| missing(pointer)) = value.clone();
        };
        let add = |file: &mut Value| {
            let (parent, key) = pointer.rsplit_once('/').expect("a path of keys");
            let parent = file.pointer_mut(parent).expect("the parent is there");
            parent[key] = value.clone();
        };
        let there = serde_json::to_value(shipped_file())
            .expect("the file can be written")
            .pointer(pointer)
            .is_some();
        let error = if there { read(set) } else { read(add) };
        let error = error.expect_err(pointer);
        assert!(error.contains(name), "{pointer} = {value}: {error}");
    }
}

fn missing(pointer: &str) -> ! {
    panic!("the shipped file has no {pointer}")
}

#[test]
fn cards_too_many_or_too_few_are_refused() {
    for (list, name) in [("boards", "boards"), ("money", "money"), ("missions", "missions")] {
        let shorter = read(|file| {
            file[list].as_array_mut().expect("a list").pop();
        });
        let error = shorter.expect_err("one is missing");
        assert!(error.starts_with(name), "{error}");
        let longer = read(|file| {
            let list = file[list].as_array_mut().expect("a list");
            list.push(list[0].clone());
        });
        let error = longer.expect_err("one too many");
        assert!(error.starts_with(name), "{error}");
    }
}

#[test]
fn unknown_and_missing_fields_are_named() {
    let error = read(|file| file["colour"] = json!("red")).expect_err("no such field");
    assert!(error.contains("colour"), "{error}");
    let error = read(|file| file["boards"][0]["front"]["bonus"] = json!(1)).expect_err("none");
    assert!(error.contains("bonus"), "{error}");
    for key in ["format", "version", "boards", "money", "missions"] {
        let error = read(|file| {
            file.as_object_mut().expect("an object").remove(key);
        });
        assert!(error.expect_err(key).contains(key));
    }
}

#[test]
fn what_is_not_json_is_refused() {
    for text in ["", "{", "[]", "null", "\u{0}", "{\"format\": \"louis-xiv-components\"}"] {
        assert!(ComponentsFile::read(text).is_err(), "{text:?}");
    }
    let cut = serde_json::to_string(shipped_file()).expect("the file can be written");
    let error = ComponentsFile::read(&cut[..cut.len() / 2]).expect_err("half a file");
    assert!(error.to_string().contains("line"), "{error}");
}
