//! The shipped components, typed again by hand, and every way in which a components file can
//! be bad.

use louis_xiv::bots::random;
use louis_xiv::components::{ComponentsFile, Source, overlay, shipped, shipped_file};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{
    Board, Chip, Components, Condition, Cost, Effect, Game, Mission, Printed, Reward, Seat, Setup,
    Tier,
};
use louis_xiv::scenario::Scenario;
use louis_xiv::text::{Lang, Names, Text, points_so_far};
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
        assert_eq!((entry.source, entry.front.source), (Rulebook, Rulebook), "board {number}");
        let back = if reconstructed_backs.contains(&number) { Reconstructed } else { Rulebook };
        assert_eq!(entry.back.source, back, "board {number}");
        for side in [&entry.front, &entry.back] {
            let valued = side.condition != FirstPlace;
            assert_eq!(valued, side.value_source.is_some(), "board {number}");
        }
        if entry.front.condition != FirstPlace {
            let value = if number == 4 { Rulebook } else { Reconstructed };
            assert_eq!(entry.front.value_source, Some(value), "board {number}");
        }
    }
    for card in &file.money {
        assert_eq!((card.source, card.value_source), (Reported, Reconstructed));
    }
    for mission in &file.missions {
        assert_eq!((mission.source, mission.points_source), (Reconstructed, Rulebook));
    }
}

fn values(json: &Value) -> Components {
    let file = ComponentsFile::read(&json.to_string()).expect("within the limits");
    file.components().expect("within the limits")
}

#[test]
fn a_file_may_name_only_what_differs() {
    assert_eq!(values(&json!({})), *shipped());
    let cheap = values(&json!({"boards": {"12": {"front": {"money": 1}}}}));
    assert_eq!(cheap.condition(Board::Louvois, false), Money(1));
    assert_eq!(cheap.condition(Board::Louvois, true), FirstPlace);
    assert_ne!(cheap, *shipped());

    let other = values(&json!({
        "rounds": 8, "starting-money": 0,
        "boards": {"7": {"pays": [{"coins": 9}, {"chip": "ring"}], "back": {"markers": 1}}},
        "money": {"1": [1, 9]},
        "missions": {"all": {"points": 3}, "dark": {"points": 8}, "win-tie": {"points": 0}},
    }));
    assert_eq!((other.rounds(), other.coins()), (8, 0));
    let pays: Vec<Reward> = other.pays(Board::Colbert).parts().collect();
    assert_eq!(pays, [Reward::Coins(9), Reward::Chip(Chip::Ring)]);
    assert_eq!(other.money().map(|card| card.coins), [1, 9, 4, 5, 4, 5, 3, 6]);
    let points = |name| other.points(Mission::from_name(name).expect("a mission"));
    assert_eq!(["one-coin-1", "one-shield-1", "one-off", "win-tie"].map(points), [3, 3, 8, 0]);
}

#[test]
fn scores_so_far_count_missions_by_what_they_are_worth_in_these_values() {
    let position = json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 2, "at": {"turn": "A"},
        "components": {"missions": {"one-coin-1": {"points": 8}, "win-tie": {"points": 1}}},
        "seats": {"A": {"laid": ["one-coin-1", "win-tie"], "shields": ["lily"], "coins": 7}},
    });
    let scenario = Scenario::read(&position.to_string()).expect("a scenario");
    let view = scenario.begin(&mut ()).expect("a position").view(None);
    assert_eq!(points_so_far(&view, Seat::A), 10);
    let left = view.leftovers(Seat::A);
    assert_eq!((left.coins, left.influence), (2, 5));
    let said = Text::new(Lang::En).scores_so_far(&view, &Names::letters());
    assert_eq!(said[0].total, format!("A: {}", 10 + left.converted()));
    assert!(said[0].parts[0].contains("9 from missions laid out (2)"), "{said:?}");
}

#[test]
fn whatever_is_given_says_that_it_is_a_variant_unless_it_says_otherwise() {
    let json = json!({"boards": {"5": {"back": {"money": 5, "value-source": "printed"}},
                                 "6": {"back": "first-place"}}});
    let file = ComponentsFile::read(&json.to_string()).expect("within the limits");
    assert_eq!(file.boards[4].back.value_source, Some(Source::Printed));
    assert_eq!(file.boards[5].back.source, Source::Variant);
    assert_eq!(file.boards[5].front, shipped_file().boards[5].front);
}

#[test]
fn whole_files_and_differences_read_back_equal() {
    let mut dice = Dice::new(7);
    for _ in 0..200 {
        let values = variant(&mut dice);
        let whole = ComponentsFile::of(&values);
        let text = serde_json::to_string(&whole).expect("plain data");
        assert_eq!(ComponentsFile::read(&text).as_ref(), Ok(&whole), "{text}");
        let overlay = overlay(&values).unwrap_or_else(|| json!({}));
        let read = ComponentsFile::of_value(overlay.clone()).expect("within the limits");
        assert_eq!(read.components(), Ok(values), "{overlay}");
        assert!(overlay.to_string().len() < text.len());
    }
    assert_eq!(overlay(shipped()), None);
}

/// As earlier editions wrote files, and scenarios their plain lists.
#[test]
fn lists_of_earlier_editions_are_still_read() {
    let old = include_str!("components-as-lists.json");
    assert_eq!(ComponentsFile::read(old).expect("as before").components().as_ref(), Ok(shipped()));
    let mut lists: Value = serde_json::from_str(old).expect("JSON");
    lists["boards"][4]["back"]["value"] = json!(9);
    lists["missions"][0]["chips"] = json!(["helmet", "any"]);
    let read = values(&lists);
    assert_eq!(read.condition(Board::Montespan, true), Money(9));
    assert_eq!(letters(read.cost(Mission::all().next().expect("forty"))), "H?");
    let mut dice = Dice::new(3);
    for _ in 0..50 {
        let printed = variant(&mut dice);
        let plain = serde_json::to_value(Printed::from(printed)).expect("plain data");
        assert_eq!(values(&plain), printed, "{plain}");
    }
}

/// Lists have all their cards, each in its place, and what stands in them is held to the same limits.
#[test]
fn bad_lists_are_refused_by_the_name_of_the_field() {
    let old = include_str!("components-as-lists.json");
    let refused = |change: &dyn Fn(&mut Value), field: &str| {
        let mut lists: Value = serde_json::from_str(old).expect("JSON");
        change(&mut lists);
        let error = ComponentsFile::of_value(lists).expect_err(field).to_string();
        assert!(error.starts_with(field), "{field}: {error}");
    };
    for name in ["boards", "money", "missions"] {
        let list = |lists: &mut Value| lists[name].as_array_mut().expect("a list").clone();
        refused(&|lists| lists[name] = list(lists)[1..].into(), name);
        refused(
            &|lists| lists[name] = [list(lists), vec![list(lists)[0].clone()]].concat().into(),
            name,
        );
    }
    let cases = [
        ("/boards/0/board", json!(2), "boards"),
        ("/boards/0/board", json!(13), "boards"),
        ("/boards/0/front/value", json!(0), "boards.1.front.money"),
        ("/boards/5/front/value", json!(10), "boards.6.front.markers"),
        ("/boards/0/front/condition", json!("luck"), "boards.1.front"),
        ("/boards/0/front/source", json!("dream"), "boards.1.front.source"),
        ("/money/2/coins", json!(0), "money[2].coins"),
        ("/money/7/coins", json!(10), "money[7].coins"),
        ("/money/0/coins", json!(-1), "money[0].coins"),
        ("/money/0/coins", json!("six"), "money[0].coins"),
        ("/money/0/board", json!(2), "money"),
        ("/money/0/board", json!(5), "money"),
        ("/missions/0/mission", json!("one-off"), "missions"),
        ("/missions/0/mission", json!("win-everything"), "missions"),
        ("/missions/0/chips", json!(["sceptre", "ring"]), "missions.more-missions-1.chips"),
        ("/missions/39/chips", json!(["ring", "any"]), "missions.one-off.chips"),
    ];
    for (place, value, field) in cases {
        refused(&|lists| *lists.pointer_mut(place).expect(place) = value.clone(), field);
    }
}

/// What is put where, the field that the error must name, and the rule.
type Bad = (Value, &'static str, &'static str);

#[test]
fn whatever_breaks_a_limit_is_refused_by_field_value_and_rule() {
    let board = |number: &str, change: Value| json!({"boards": {number: change}});
    let cases: Vec<Bad> = vec![
        (board("1", json!({"front": {"money": 0}})), "boards.1.front.money: ", "0 (R6.4)"),
        (board("12", json!({"front": {"money": 10}})), "boards.12.front.money: ", "10 (R6.4)"),
        (board("6", json!({"front": {"markers": 10}})), "boards.6.front.markers: ", "10 (R6.6)"),
        (board("6", json!({"front": {"markers": -1}})), "boards.6.front.markers: ", "-1 (R6.6)"),
        (board("5", json!({"back": "first-place"})), "boards.5: ", "\"first-place\""),
        (board("2", json!({"back": {"markers": 3}})), "boards.2: ", "(R6.8)"),
        (board("1", json!({"front": "first-place"})), "boards.1: ", "(R6.8)"),
        (
            board("12", json!({"front": "first-place"})),
            "boards.12: front and back must ask for things of different kinds: money, markers or the first place (R1.2); found ",
            "{\"front\":\"first-place\",\"back\":\"first-place\"}",
        ),
        (
            board("12", json!({"front": {"money": 1, "markers": 2}})),
            "boards.12.front: only one of first-place, money, markers can stand here, and here stand money, markers",
            "",
        ),
        (
            board("12", json!({"front": 1})),
            "boards.12.front: {\"money\":3}, {\"markers\":3} or \"first-place\" is needed, and here stands 1",
            "",
        ),
        (
            board("12", json!({"cost": 1})),
            "boards.12.cost: there is no field \"cost\" here, only ",
            "",
        ),
        (board("2", json!({"back": {"first-place": false}})), "boards.2.back", "(R6.5)"),
        (board("13", json!({})), "boards.13: ", "(R1.2)"),
        (board("3", json!({"pays": [{"coins": 2}]})), "boards.3.pays: ", "[{\"coins\":2}] (R6.8)"),
        (board("7", json!({"pays": []})), "boards.7.pays: ", "(R6.10)"),
        (board("7", json!({"pays": [{"coins": 10}]})), "boards.7.pays[0].coins: ", "10 (R6.10)"),
        (board("7", json!({"pays": [{"shields": 6}]})), "boards.7.pays[0].shields: ", "6 (R6.10)"),
        (board("7", json!({"pays": [{"gold": 1}]})), "boards.7.pays[0]", "(R6.10)"),
        (
            board("7", json!({"pays": ["influence", "influence", "influence", "influence"]})),
            "boards.7.pays: ",
            "4",
        ),
        (
            board("8", json!({"pays": [{"markers-on": {"board": 8, "most": 1}}]})),
            "boards.8.pays: ",
            "(R6.11)",
        ),
        (
            board("8", json!({"pays": [{"markers-on": {"board": 5, "most": 3}}]})),
            "boards.8.pays[0].markers-on.most: ",
            "3 (R6.10)",
        ),
        (
            board("6", json!({"pays": ["marker-anywhere", "marker-anywhere"]})),
            "boards.6.pays: ",
            "(R6.11)",
        ),
        (json!({"money": {"1": [0, 6]}}), "money.1[0]: ", "0 (R1.5)"),
        (json!({"money": {"1": [3]}}), "money.1: 2 must stand here, and there is 1", "(R1.5)"),
        (json!({"money": {"5": [3, 6]}}), "money.5: ", "(R1.5)"),
        (json!({"missions": {"one-coin-1": {"chips": ["ring", "ring"]}}}), ".chips: ", "(R"),
        (json!({"missions": {"one-coin-1": {"chips": ["any", "ring"]}}}), ".chips: ", "(R7.1)"),
        (json!({"missions": {"win-tie": {"chips": ["ring", "any"]}}}), "win-tie.chips: ", "(R"),
        (json!({"missions": {"win-tie": {"chips": ["crown", "crown"]}}}), "chips[0]: ", "crown"),
        (json!({"missions": {"win-tie": {"points": 21}}}), "win-tie.points: ", "21 (R7.3)"),
        (json!({"missions": {"light": {"chips": ["ring", "any"]}}}), "light.chips: ", "(R7.1)"),
        (json!({"missions": {"win-everything": {}}}), "missions.win-everything", "(R1.6)"),
        (json!({"rounds": 0}), "rounds: ", "0 (R3.3)"),
        (json!({"rounds": 9}), "rounds: ", "9 (R3.3)"),
        (json!({"rounds": "four"}), "rounds: ", "four"),
        (json!({"starting-money": 21}), "starting-money: ", "21 (R3.1)"),
        (json!({"format": "chess"}), "format: ", "chess"),
        (json!({"version": 2}), "format: ", "version 2"),
        (json!({"colour": "red"}), "colour", "colour"),
        (json!({"boards": {"1": {"front": {"bonus": 1}}}}), "boards.1.front", "bonus"),
    ];
    for (json, field, rest) in cases {
        let error = ComponentsFile::read(&json.to_string()).expect_err(&json.to_string());
        let error = error.to_string();
        let all = rest.split(' ').all(|part| error.contains(part));
        assert!(error.contains(field) && all, "{json}: {error}");
    }
}

/// Also a limit that only all values together break has its place.
#[test]
fn a_broken_limit_has_its_place() {
    let text = "{\"boards\": {\n  \"5\": {\"front\": {\"money\": 3}, \"back\": {\"money\": 4}}}}";
    let error = ComponentsFile::read(text).expect_err("both ask for money").to_string();
    assert!(error.ends_with("(line 2, column 8)"), "{error}");
}

/// A field that is null is one that is left out, and editors may mark a file as UTF-8.
#[test]
fn nothing_is_nothing_everywhere() {
    let nothing = r#"{"rounds": null, "boards": null, "missions": null, "money": null}"#;
    assert_eq!(ComponentsFile::read(nothing).map(|file| file.components()), Ok(Ok(*shipped())));
    let nothing = r#"{"boards": {"12": {"front": null, "pays": null}}}"#;
    assert_eq!(ComponentsFile::read(nothing).map(|file| file.components()), Ok(Ok(*shipped())));
    let folder = tempfile::tempdir().expect("a directory");
    let path = folder.path().join("marked.json");
    std::fs::write(&path, b"\xef\xbb\xbf{\"rounds\": 5}").expect("a writable directory");
    let text = louis_xiv::files::read_text(&path).expect("text");
    assert_eq!(ComponentsFile::read(&text).map(|file| file.rounds), Ok(5));
}

#[test]
fn what_is_not_json_is_refused() {
    for text in ["", "{", "[]", "null", "\u{0}", "{\"boards\": []}"] {
        assert!(ComponentsFile::read(text).is_err(), "{text:?}");
    }
    let cut = serde_json::to_string(shipped_file()).expect("the file can be written");
    let error = ComponentsFile::read(&cut[..cut.len() / 2]).expect_err("half a file");
    assert!(error.to_string().contains("line"), "{error}");
}

struct Dice(Chance);

impl Dice {
    fn new(seed: u64) -> Self {
        Self(Chance::new(seed, Stream::Choice))
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }
}

/// Any values within the limits.
fn variant(dice: &mut Dice) -> Components {
    loop {
        let mut printed = Printed::from(*shipped());
        for _ in 0..=dice.below(6) {
            vary(&mut printed, dice);
        }
        if let Ok(values) = Components::new(&printed) {
            return values;
        }
    }
}

fn vary(printed: &mut Printed, dice: &mut Dice) {
    let board = dice.below(12);
    let some = |dice: &mut Dice, most: usize| 1 + dice.below(most) as u8;
    match dice.below(8) {
        0 => printed.rounds = some(dice, 8),
        1 => printed.coins = some(dice, 20),
        2 => printed.points[dice.below(40)] = some(dice, 20),
        3 => printed.money[dice.below(8)].coins = some(dice, 9),
        4 => printed.boards[board][0] = Money(some(dice, 9)),
        5 => printed.boards[board][1] = Markers(some(dice, 9)),
        6 => printed.money.swap(dice.below(8), dice.below(8)),
        _ => {
            let target = Board::ALL[dice.below(12)];
            let parts = [
                Reward::Chip(Chip::ALL[dice.below(5)]),
                Reward::Coins(some(dice, 9)),
                Reward::Shields(some(dice, 5)),
                Reward::Influence,
                Reward::Intrigue,
                Reward::MarkersOn { board: target, most: some(dice, 2) },
                Reward::MarkersBack(some(dice, 5)),
                Reward::MarkerAnywhere,
            ];
            printed.pays[board] = (0..=dice.below(3)).map(|_| parts[dice.below(8)]).collect();
        }
    }
}

/// Any variant can be played to its end by random players, with every law held at every state.
#[test]
fn every_variant_can_be_played_to_its_end() {
    let mut dice = Dice::new(11);
    let mut list = Vec::new();
    for seed in 0..300 {
        let components = variant(&mut dice);
        let players = 2 + (seed % 3) as u8;
        let setup = Setup { players, start: Seat::A, seed, components };
        let mut game = Game::new(&setup, &mut ()).expect("A plays");
        let mut chance = Chance::new(seed, Stream::Choice);
        while game.decision().is_some() {
            game.laws().unwrap_or_else(|broken| panic!("{seed}: {broken:?} {components:?}"));
            game.legal_actions(&mut list);
            let action = random::choose(&list, &mut chance).expect("never empty");
            game.apply(&action, &mut ()).expect("listed");
        }
        assert_eq!(game.laws(), Ok(()), "{seed} {components:?}");
        assert_eq!(game.round(), components.rounds());
        assert_eq!(game.money_cards().len(), usize::from(components.rounds()));
    }
}
