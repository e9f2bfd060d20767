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
        (
            json!({"players": 5}),
            "players: a whole number from 2 to 4 is needed, and here stands 5 (R1.1) (line 1, column ",
        ),
        (json!({"players": 3, "round": 5}), "round: there are 4 rounds, not 5 (R7.3)"),
        (
            json!({"players": 3, "round": 9}),
            "round: a whole number from 1 to 8 is needed, and here stands 9 (R7.3)",
        ),
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
            "seats.B.laid: win-tie is placed more often than it exists: there is one (R1.6)",
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
            "decks.money[0]: a whole number from 0 to 7 is needed, and here stands 8 (R1.5)",
        ),
        (
            json!({"players": 3, "decks": {"money": [7, 1, 2, 3, 4, 5, 6, 7]}}),
            "decks.money[7]: 7 stands here twice (R1.5)",
        ),
        (
            json!({"players": 3, "louis": 9}),
            "louis: a whole number from 1 to 4 is needed, and here stands 9 (R1.5)",
        ),
        (
            json!({"players": 3, "seats": {"A": {"influence": [6, 6, 6, 6]}}}),
            "seats.A.influence: 6 stands here 4 times, and there are only 2 (R1.3)",
        ),
        (
            json!({"players": 3, "centre": ["joker", 1, "joker", "joker", "joker", "joker", "joker", "joker"]}),
            "centre: \"joker\" stands here 7 times, and there are only 6 (R1.3)",
        ),
        (
            json!({"players": 3, "decks": {"influence": [1, 1, 1]}}),
            "decks.influence[2]: 1 is placed more often than it exists: there are 2 (R1.3)",
        ),
        (
            json!({"players": 3, "known": {"deck": [["D"]]}}),
            "known.deck[0][0]: D does not play (line 1, column ",
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
        (json!({"no-events": [{}]}), "expect.no-events[0]: at least one field is needed here", ""),
        (json!({"events": [{}]}), "expect.events[0]: at least one field is needed here", ""),
        (json!({"at": {}}), "expect.at: at least one field is needed here", ""),
        (json!({"knows": {"A": {"D": {}}}}), "expect.knows.A.D: D does not play", ""),
        (json!({"knows": {"D": {"A": {}}}}), "expect.knows.D: D does not play", ""),
        (
            json!({"knows": {"A": {"A": {}}}}),
            "expect.knows.A.A: there is no field \"A\" here, only B, C, intrigue, missions, top",
            "",
        ),
        (json!({"markers": {"4": {"D": 0}}}), "expect.markers.4.D: D does not play", ""),
        (json!({"known": {"deck": [["D"]]}}), "expect.known.deck[0][0]: D does not play", ""),
        (json!({"round": 9}), "expect.round: a whole number from 1 to 8 is needed", "(R7.3)"),
        (json!({"round": 5}), "expect.round: there are 4 rounds, not 5 (R7.3)", "(line 1, column"),
        (json!({"players": 5}), "expect.players: a whole number from 2 to 4 is needed", "(R1.1)"),
        (json!({"louis": 9}), "expect.louis: a whole number from 1 to 4 is needed", ""),
        (json!({"components": {"rounds": 9}}), "expect.components.rounds: a whole number", "9"),
        (
            json!({"components": {"boards": {"5": {"front": {"money": 3}}}}}),
            "expect.components: boards.5: front and back must ask for things of different kinds",
            "",
        ),
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
    assert_eq!(bad.to_string(), "the field \"4\" stands here twice (line 2, column 36)");
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
        (json!({"at": {"turn": "D"}}), "at.turn: D does not play (line 1, column "),
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

/// A name that is written in another form is told how, and is among the names that there are.
#[test]
fn a_name_in_the_wrong_form_is_told_the_right_one() {
    let told = |expect: Value| refusal(json!({"players": 3, "expect": expect}));
    let question = |question: Value| told(json!({"decision": {"question": question}}));
    let bribe = question(json!("bribe"));
    assert!(bribe.contains("here stands \"bribe\"; write {\"bribe\": {\"board\": …"), "{bribe}");
    let typo = question(json!("brbe"));
    assert!(typo.contains("there is no \"brbe\" here; did you mean `bribe`?"), "{typo}");
    assert!(typo.contains("turn") && typo.contains("last-marker"), "both forms: {typo}");
    let word = question(json!({"turn": {}}));
    assert!(word.contains("write \"turn\""), "{word}");
    let event = |event: Value| told(json!({"events": [event]}));
    let cases = [
        (event(json!({"event": "paid", "claim": "first"})), "write {\"first\": "),
        (event(json!({"event": "unpaid", "side": "A"})), "write {\"seat\": \"A\"}"),
        (
            event(json!({"event": "scored", "standing": {"leaders": ["A"]}})),
            "leaders[0]: here stands \"A\"; write {\"seat\": \"A\"}",
        ),
        (event(json!({"event": "markers", "to": "board"})), "write {\"board\": 1-12}"),
        (
            refusal(json!({"players": 3, "at": {"rest": "bribe"}})),
            "at.rest: here stands \"bribe\"; write {\"bribe\": {",
        ),
        (
            refusal(json!({"players": 3, "at": {}})),
            "at: one of these fields is needed: phase, turn, board or rest",
        ),
        (
            refusal(json!({"players": 3, "steps": [["B"]]})),
            "steps[0]: so many must stand here: from 2 to 3; there are 1",
        ),
        (
            refusal(json!({"players": 3, "start": "E"})),
            "start: there is no \"E\" here, only A, B, C, D (line",
        ),
    ];
    for (message, wanted) in cases {
        assert!(message.contains(wanted), "{wanted}: {message}");
    }
}

/// Line and column are those of an editor: of the name where that is wrong, of the value otherwise.
#[test]
fn places_are_counted_as_an_editor_does() {
    let head = "{\"format\": \"louis-xiv-scenario\", \"version\": 1,\n\"players\": 3,\n";
    let told = |rest: &str| {
        let scenario = Scenario::read(&format!("{head}{rest}"));
        scenario.expect_err("a bad scenario").to_string()
    };
    assert!(told("\"comment\": \"é\", \"bord\": 4}").ends_with("(line 3, column 17)"));
    assert!(told("\"comment\": \"é\", \"round\": 9}").ends_with("(line 3, column 26)"));
    assert!(told("\"round\": 1,\n  \"round\": 1}").ends_with("(line 4, column 3)"));
    assert!(told("\"round\": 1,\n}").ends_with("(line 4, column 1)"));
    assert!(told("\"markers\": {\"44\": {}}}").ends_with("(line 3, column 13)"));
    assert!(told("").ends_with("(line 3, column 1)"));
    // Also what only the whole position shows.
    let json = format!("{head}\"decks\": {{\"influence\": [1, 1,\n  1]}}}}");
    let bad = Scenario::read(&json).and_then(|scenario| scenario.begin(&mut ()));
    let message = bad.expect_err("three of two").within(&json).to_string();
    assert!(message.ends_with("(R1.3) (line 4, column 3)"), "{message}");
}

/// The phase, the board and the turn can be expected by themselves, values that are in force, and
/// the tops of decks.
#[test]
fn what_is_expected_is_what_is_there() {
    let told = |expect: Value| -> Vec<String> {
        let bribe = json!({
            "players": 3, "at": {"board": 4}, "louis": 1, "markers": {"4": {"A": 2, "B": 1}},
            "decks": {"influence": [3, 4, 5]}, "components": {"rounds": 5}, "expect": expect,
        });
        let report = scenario(bribe).unwrap().run().unwrap();
        report.differences.iter().map(ToString::to_string).collect()
    };
    let holds = [
        json!({"at": {"phase": "scoring", "board": 4}}),
        json!({"components": {"rounds": 5, "boards": {"4": {"front": {"money": 3}}}}}),
        json!({"components": {"missions": {"all": {"points": 5}}, "money": {"1": [3, 6]}}}),
        json!({"decks": {"influence": [3]}}),
        json!({"decks": {"influence": [3, 4, 5]}}),
    ];
    for expect in holds {
        assert_eq!(told(expect.clone()), [""; 0], "{expect}");
    }
    let differs = [
        (
            json!({"at": {"phase": "influence"}}),
            "at.phase: expected \"influence\", found \"scoring\"",
        ),
        (json!({"at": {"board": 5}}), "at.board: expected 5, found 4"),
        (json!({"at": {"turn": "A"}}), "at.turn: expected \"A\", found null"),
        (json!({"components": {"rounds": 4}}), "components.rounds: expected 4, found 5"),
        (
            json!({"components": {"money": {"1": [3, 5]}}}),
            "components.money.1.coins: expected [3,5], found [3,6]",
        ),
        (json!({"decks": {"influence": [4, 3]}}), "decks.influence: expected [4,3], found [3,4]"),
        (json!({"decks": {"influence": []}}), "decks.influence: expected [], found ["),
        (json!({"winners": []}), "winners: expected [], but the game is not over"),
        (json!({"scores": {}}), "scores: expected {}, but the game is not over"),
        (json!({"scores": {"A": 0}}), "scores: expected {\"A\":0}, but the game is not over"),
    ];
    for (expect, wanted) in differs {
        let told = told(expect.clone());
        assert!(told.len() == 1 && told[0].starts_with(wanted), "{expect}: {told:?}");
    }
}

/// Who knows a card hangs on its place in the deck, and on the seats.
#[test]
fn what_is_known_is_compared_place_by_place() {
    let holds = |known: Value| {
        let position = json!({
            "players": 3, "at": {"turn": "A"}, "decks": {"influence": [3, 4]},
            "known": {"deck": [["A"], ["B"]]}, "expect": {"known": known},
        });
        scenario(position).unwrap().run().unwrap().is_good()
    };
    assert!(holds(json!({"deck": [["A"], ["B"]]})));
    assert!(!holds(json!({"deck": [["B"], ["A"]]})));
    assert!(holds(json!({"intrigue": [[], [], [], []]})));
}
