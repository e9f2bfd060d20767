//! Scenarios: round trips, refusals, and every shipped one.

use louis_xiv::components;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::*;
use louis_xiv::scenario::{BadScenario, Scenario};
use serde_json::{Value, json};

fn scenario(mut value: Value) -> Result<Scenario, BadScenario> {
    value["format"] = json!("louis-xiv-scenario");
    value["version"] = json!(1);
    Scenario::read(&value.to_string())
}

fn refusal(value: Value) -> String {
    match scenario(value).and_then(|scenario| scenario.begin(&mut ())) {
        Ok(_) => panic!("should be refused"),
        Err(bad) => bad.to_string(),
    }
}

#[test]
fn any_position_of_a_played_game_reads_back_equal() {
    let mut list = Vec::new();
    for seed in 0..90 {
        let players = 2 + (seed % 3) as u8;
        let start = Setup::random_start(seed, players);
        let setup = Setup { players, start, seed, components: *components::shipped() };
        let mut game = Game::new(&setup, &mut ()).expect("a good setup");
        let mut chance = Chance::new(seed, Stream::Guess);
        loop {
            let json = Scenario::of(&game).write();
            let back = Scenario::read(&json).expect("its own format");
            let again =
                back.begin(&mut ()).unwrap_or_else(|bad| panic!("seed {seed}: {bad}\n{json}"));
            assert_eq!(again, game, "seed {seed}");
            if game.decision().is_none() {
                break;
            }
            game.legal_actions(&mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&action, &mut ()).expect("a listed action");
        }
    }
}

#[test]
fn a_scenario_with_nothing_but_players_is_a_whole_game() {
    for players in 2..=4 {
        let begun =
            scenario(json!({"players": players, "seed": 5})).unwrap().begin(&mut ()).unwrap();
        assert_eq!(begun.players(), players);
        assert_eq!(begun.round(), 1);
        assert_eq!(begun.phase(), Phase::Influence);
        assert_eq!(begun.counts(Seat::A).influence, 5);
    }
}

#[test]
fn what_breaks_a_range_or_a_law_is_refused_by_field_value_and_law() {
    let cases = [
        (json!({"players": 5}), "players: There are 2 to 4 players, not 5 (R1.1)"),
        (json!({"players": 3, "round": 9}), "round: there are 4 rounds, not 9 (R7.3)"),
        (json!({"players": 2, "start": "D"}), "start: D does not play"),
        (json!({"players": 2, "seats": {"C": {}}}), "seats.C: C does not play"),
        (
            json!({"players": 3, "markers": {"4": {"neutral": 2}}}),
            "markers.4.neutral: there are neutral markers with 2 players only (R9.1)",
        ),
        (
            json!({"players": 3, "markers": {"4": {"A": 17}}}),
            "seats.A: 17 markers in all, there are 16 (R1.1)",
        ),
        (
            json!({"players": 3, "seats": {"A": {"personal": 9, "general": 5}}}),
            "seats.A: 14 markers in all, there are 16 (R1.1)",
        ),
        (
            json!({"players": 3, "seats": {"A": {"laid": ["win-tie"]}, "B": {"laid": ["win-tie"]}}}),
            "placed more often than it exists (R1.6)",
        ),
        (
            json!({"players": 3, "at": {"turn": "A"}, "seats": {"A": {"influence": [6]}}}),
            "at: The rules would not ask this question here: A has fewer than two influence cards in hand, and so no turn left. (R3.7)",
        ),
        (
            json!({"players": 3, "seats": {"A": {"shields": ["plain"]}}}),
            "shields: There are plain shields although the sixty shields are not used up. (R1.9)",
        ),
        (
            json!({"players": 3, "decks": {"money": [8, 1, 2, 3, 4, 5, 6, 7]}}),
            "decks.money: the numbers 0 to 7 stand here, each once (R1.5)",
        ),
        (
            json!({"players": 2, "markers": {"1": {"neutral": 5}, "2": {"neutral": 4}}}),
            "neutral markers: with two players there must be 8, with more players none. (R1.1)",
        ),
    ];
    for (value, expected) in cases {
        let message = refusal(value.clone());
        assert!(message.contains(expected), "{value}: {message}");
    }
}

#[test]
fn unknown_names_are_refused_with_a_suggestion() {
    let message = refusal(json!({"players": 3, "seats": {"A": {"personel": 3}}}));
    assert!(message.starts_with("seats.A"), "{message}");
    assert!(message.contains("did you mean `personal`?"), "{message}");
    let message = refusal(json!({"players": 3, "seats": {"A": {"laid": ["win-ties"]}}}));
    assert!(message.starts_with("seats.A.laid[0]: there is no \"win-ties\""), "{message}");
    assert!(message.contains("did you mean `win-tie`? There are "), "{message}");
    assert!(message.contains(", … (line 1, column "), "a few of forty: {message}");
}

#[test]
fn what_is_expected_is_compared_and_differences_are_named() {
    let bribe = json!({
        "players": 3, "at": {"board": 4}, "louis": 1,
        "markers": {"4": {"A": 2, "B": 1}},
        "seats": {"A": {"general": 0}, "B": {"coins": 4}},
        "steps": [["B", {"gain": {"coins": 1}}, "R6.4"], ["B", "accept"]],
        "expect": {
            "seats": {"A": {"chips": ["helmet"], "general": 2}, "B": {"coins": 1, "chips": ["helmet"]}},
            "markers": {"4": {}},
            "back": [4],
            "events": [{"event": "bribed", "seat": "B", "price": 3}, {"event": "turned", "rule": "R6.7"}],
            "no-events": [{"event": "too-poor"}]
        }
    });
    let report = scenario(bribe.clone()).unwrap().run().unwrap();
    assert!(report.is_good(), "{:?} {:?}", report.bad_step, report.differences);
    let mut wrong = bribe;
    wrong["expect"]["seats"]["B"]["coins"] = json!(4);
    let report = scenario(wrong).unwrap().run().unwrap();
    let told: Vec<String> = report.differences.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["seats.B.coins: expected 4, found 1"]);
}

#[test]
fn every_shipped_scenario_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/scenarios");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is shipped") {
        let path = entry.expect("readable").path();
        let json = std::fs::read_to_string(&path).expect("readable");
        let name = path.display();
        let scenario = Scenario::read(&json).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert!(!scenario.comment.is_empty(), "{name}: says what it shows");
        assert!(scenario.expect.is_some(), "{name}: expects something");
        let report = scenario.run().unwrap_or_else(|bad| panic!("{name}: {bad}"));
        if let Some(bad) = report.bad_step {
            panic!("{name}: {bad}");
        }
        let told: Vec<String> = report.differences.iter().map(ToString::to_string).collect();
        assert!(told.is_empty(), "{name}:\n{}", told.join("\n"));
        count += 1;
    }
    assert!(count >= 25, "{count} scenarios are shipped");
}

/// An expectation that nothing could ever meet, or miss, is a mistake in the file.
#[test]
fn what_cannot_be_expected_is_refused_by_name() {
    let expecting = |expect: Value| json!({"players": 3, "seed": 1, "expect": expect});
    let cases = [
        (
            json!({"no-events": [{"event": "scord"}]}),
            "expect.no-events[0].event: there is no \"scord\"",
            "did you mean `scored`?",
        ),
        (
            json!({"no-events": [{"event": "paid", "bord": 4}]}),
            "expect.no-events[0].bord: there is no field \"bord\" here; did you mean",
            "did you mean `board`? There are board, claim, event, rule, seat",
        ),
        (
            json!({"events": [{"event": "paid", "board": 44}]}),
            "expect.events[0].board: a whole number from 1 to 12",
            "44",
        ),
        (
            json!({"events": [{"event": "paid", "seat": "D"}]}),
            "expect.events[0].seat: D does not play",
            "",
        ),
        (json!({"markers": {"44": {}}}), "expect.markers.44: there is no \"44\"", "only 1, 2"),
        (json!({"markers": {"4": {"E": 1}}}), "expect.markers.4.E: there is no field \"E\"", ""),
        (json!({"seats": {"D": {"coins": 0}}}), "expect.seats.D: D does not play", ""),
        (
            json!({"seats": {"A": {"coin": 0}}}),
            "expect.seats.A.coin: there is no field",
            "did you mean `coins`?",
        ),
        (
            json!({"seats": {"A": {"coins": "5"}}}),
            "expect.seats.A.coins: a whole number or null is needed, and here stands \"5\"",
            "",
        ),
        (json!({"winners": ["D"]}), "expect.winners[0]: D does not play", ""),
        (
            json!({"knows": {"A": {"B": {"cards": []}}}}),
            "expect.knows.A.B.cards: there is no field",
            "",
        ),
        (
            json!({"decision": {"seat": "A", "question": "trun"}}),
            "expect.decision.question: there is no \"trun\"",
            "did you mean `turn`?",
        ),
        (json!({"back": [1, 1]}), "expect.back[1]: 1 stands here twice", ""),
        (json!({"cheese": 1}), "expect.cheese: there is no field", "winners"),
        (json!([]), "expect: an object or null is needed", ""),
    ];
    for (expect, wanted, more) in cases {
        let message = refusal(expecting(expect.clone()));
        assert!(message.contains(wanted) && message.contains(more), "{expect}: {message}");
        // The same stands in a step, under its own name.
        if expect.is_object() {
            let message = refusal(json!({"players": 3, "steps": [{"expect": expect}]}));
            assert!(message.contains(&format!("steps[0].{wanted}")), "{expect}: {message}");
        }
    }
    assert!(
        refusal(json!({"players": 3, "back": [1, 1]})).contains("back[1]: 1 stands here twice")
    );
    let twice = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 3,
        "markers": {"4": {"A": 1}, "4": {"A": 2}}}"#;
    let bad = Scenario::read(twice).expect_err("a field twice");
    assert_eq!(bad.to_string(), "the field \"4\" stands here twice (line 2, column 38)");
}

#[test]
fn expectations_stand_between_steps() {
    let bribe = json!({
        "players": 3, "at": {"board": 4}, "louis": 1, "markers": {"4": {"A": 2, "B": 1}},
        "steps": [
            {"expect": {"decision": {"seat": "B"}, "events": [{"event": "paid", "seat": "A"}]}},
            ["B", "accept"],
            {"expect": {"seats": {"B": {"coins": 2}}, "no-events": [{"event": "paid", "seat": "A"}]}},
            ["A", "pass"],
        ],
        "expect": {"events": [{"event": "paid", "seat": "A"}]},
    });
    let report = scenario(bribe.clone()).unwrap().run().unwrap();
    assert!(report.is_good(), "{:?} {:?}", report.bad_step, report.differences);
    let mut wrong = bribe;
    wrong["steps"][2]["expect"]["seats"]["B"]["coins"] = json!(5);
    let report = scenario(wrong).unwrap().run().unwrap();
    let told: Vec<String> = report.differences.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["steps[2].seats.B.coins: expected 5, found 2"]);
}

#[test]
fn the_shipped_list_is_the_folder() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/scenarios");
    let entries = std::fs::read_dir(folder).expect("the folder is shipped");
    let name = |path: std::path::PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    let mut names: Vec<String> = entries.map(|entry| name(entry.unwrap().path())).collect();
    names.sort();
    let listed: Vec<&str> = louis_xiv::scenario::SHIPPED.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, listed);
}

/// A question that the rules would not ask is refused with the reason.
#[test]
fn a_question_that_is_not_asked_says_why() {
    let bribe =
        json!({"bribe": {"seat": "B", "scoring": {"board": 4, "favoured": null, "paid": []}}});
    let cases = [
        (
            json!({"at": {"turn": "A"}, "seats": {"A": {"influence": []}}}),
            "A has fewer than two influence cards",
        ),
        (json!({"at": {"rest": bribe}, "markers": {"4": {"A": 1}}}), "B may not bribe there"),
        (
            json!({"at": {"rest": bribe}, "markers": {"4": {"A": 2, "B": 1}}, "seats": {"B": {"coins": 0}}}),
            "B cannot pay the bribe",
        ),
        (
            json!({"at": {"phase": "over"}, "round": 2}),
            "the game is over only after the last round",
        ),
        (json!({"at": {"turn": "D"}}), "at: D does not play"),
        (json!({"at": {"rest": {"lay-out": {"seat": "D"}}}}), "D does not play"),
    ];
    for (part, wanted) in cases {
        let mut whole = json!({"players": 3, "seed": 1});
        for (name, value) in part.as_object().expect("fields") {
            whole[name] = value.clone();
        }
        let message = refusal(whole);
        assert!(message.starts_with("at") && message.contains(wanted), "{message}");
    }
}

/// What did happen is told where something else was expected to.
#[test]
fn an_event_that_does_not_happen_is_told_with_those_that_do() {
    let told = |expect: Value| -> Vec<String> {
        let bribe = json!({
            "players": 3, "at": {"board": 4}, "louis": 1, "markers": {"4": {"A": 2, "B": 1}},
            "seats": {"B": {"coins": 4}}, "steps": [["B", "accept"]], "expect": expect,
        });
        let report = scenario(bribe).unwrap().run().unwrap();
        report.differences.iter().map(ToString::to_string).collect()
    };
    let other = told(json!({"events": [{"event": "bribed", "seat": "A"}]}));
    assert_eq!(other.len(), 1);
    let wanted = "events[0]: expected {\"event\":\"bribed\",\"seat\":\"A\"}, which does not happen; of that kind there is {";
    assert!(other[0].starts_with(wanted) && other[0].contains("\"seat\":\"B\""), "{other:?}");
    let none = told(json!({"events": [{"event": "too-poor"}]}));
    assert!(none[0].ends_with("and nothing of that kind happens"), "{none:?}");
    let early = told(json!({"events": [{"event": "turned"}, {"event": "bribed"}]}));
    assert!(early[0].contains("only before what is expected before it"), "{early:?}");
    let happened = told(json!({"no-events": [{"event": "bribed"}]}));
    assert!(happened[0].contains("must not happen, and there is {"), "{happened:?}");
}
