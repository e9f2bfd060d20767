//! `louis-xiv scenario` from outside: exit codes, what goes to stdout and what to stderr; and that
//! what the shipped scenarios expect can fail.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use louis_xiv::scenario::Scenario;
use serde_json::{Value, json};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/scenarios");

/// The exit code, stdout and stderr of `scenario` with these arguments and this stdin.
fn run_with(args: &[&str], stdin: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_louis-xiv"))
        .env("LC_ALL", "C")
        .env("LOUIS_XIV_DATA", env!("CARGO_TARGET_TMPDIR"))
        .arg("scenario")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A program that does not read closes its end first.
    let _ = child.stdin.take().expect("piped").write_all(stdin.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn run(args: &[&str]) -> (Option<i32>, String, String) {
    run_with(args, "")
}

fn shipped() -> Vec<PathBuf> {
    let entries = fs::read_dir(FOLDER).expect("the folder is shipped");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
}

fn shipped_path(name: &str) -> String {
    format!("{FOLDER}/{name}.json")
}

fn value(path: impl AsRef<Path>) -> Value {
    let json = fs::read_to_string(path).expect("readable");
    serde_json::from_str(&json).expect("JSON")
}

/// A bribe is asked for: B may pay 3 for a helmet on board 4.
fn bribe() -> Value {
    json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "at": {"board": 4}, "louis": 1,
        "comment": "A leads.",
        "markers": {"4": {"A": 2, "B": 1}},
        "seats": {"A": {"general": 0}, "B": {"coins": 4, "influence": [6]}},
        "expect": {"seats": {"B": {"coins": 4}}}
    })
}

#[test]
fn every_shipped_scenario_is_ok() {
    let paths = shipped();
    let names: Vec<&str> = paths.iter().map(|path| path.to_str().expect("text")).collect();
    let (code, out, err) = run(&[&["check"], &names[..]].concat());
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    let expected: String = names.iter().map(|name| format!("ok       {name}\n")).collect();
    assert_eq!(out, format!("{expected}all {} scenarios hold\n", names.len()));
    assert!(names.len() >= 28, "{}", names.len());
}

#[test]
fn a_changed_expectation_is_named() {
    let mut changed = value(shipped_path("bribe-with-the-discount"));
    changed["expect"]["seats"]["B"]["coins"] = json!(7);
    changed["expect"]["events"][1]["price"] = json!(3);
    let good = shipped_path("shared-win");
    let (code, out, err) = run_with(&["check", "-", &good], &changed.to_string());
    assert_eq!(code, Some(1));
    assert_eq!(err, "error: 1 of 2 scenarios does not hold\n");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "differs  -");
    assert!(lines[1].starts_with("  events[1]: expected {"), "{out}");
    assert_eq!(lines[2], "  seats.B.coins: expected 7, found 0");
    assert!(lines[3].starts_with("  the position now (round "), "{out}");
    assert_eq!(lines[4], format!("ok       {good}"));
    let (_, out, _) = run_with(&["--lang", "de", "check", "-"], &changed.to_string());
    assert!(out.contains("seats.B.coins: erwartet 7, gefunden 0"), "{out}");
}

#[test]
fn a_step_that_goes_otherwise_is_named() {
    let mut refused = bribe();
    refused["steps"] = json!([["B", {"keep": {"chip": "ring"}}]]);
    let (code, out, _) = run_with(&["check", "-"], &refused.to_string());
    assert_eq!(code, Some(1));
    assert!(out.starts_with("differs  -\n  steps[0]: ") && out.contains("(R6.4)"), "{out}");
    let mut stranger = bribe();
    stranger["steps"] = json!([["C", "pass"]]);
    for task in ["show", "legal"] {
        let (code, out, err) = run_with(&[task, "-"], &stranger.to_string());
        assert_eq!((code, out.as_str()), (Some(1), ""));
        assert_eq!(
            err,
            "error: -: steps[0]: B is asked, not C; allowed here are 2 answers: \"pass\" \"accept\"\n"
        );
    }
}

#[test]
fn a_bad_file_names_the_field() {
    let with = |field: &str, given: Value| {
        let mut scenario = bribe();
        scenario[field] = given;
        scenario.to_string()
    };
    let cases = [
        ("{\"format\": ".to_owned(), "it ends in the middle (line 1, column 11)"),
        (with("plyers", json!(3)), "did you mean `players`?"),
        (
            with("players", json!(5)),
            "players: a whole number from 2 to 4 is needed, and here stands 5 (R1.1)",
        ),
        (with("seats", json!({"B": {"coin": 1}})), "seats.B"),
        (with("markers", json!({"4": {"A": 17}})), "seats.A: 17 markers in all"),
        (with("format", json!("chess")), "format: expected \"louis-xiv-scenario\""),
    ];
    for (json, expected) in cases {
        for task in
            [&["check", "-"][..], &["show", "-"], &["legal", "-"], &["apply", "-", "\"pass\""]]
        {
            let (code, out, err) = run_with(task, &json);
            assert_eq!((code, out.as_str()), (Some(3), ""), "{task:?} {json}");
            assert!(err.starts_with("error: -: ") && err.contains(expected), "{err}");
        }
    }
    let (code, out, err) = run(&["check", "no-such-file.json", &shipped_path("shared-win")]);
    assert_eq!(code, Some(3));
    assert!(out.starts_with("ok "), "the good one is checked all the same: {out}");
    assert!(err.starts_with("error: no-such-file.json: "), "{err}");
}

/// Several bad files are told one by one, where they stand, and counted.
#[test]
fn every_bad_file_is_an_error() {
    let good = shipped_path("shared-win");
    let (code, out, err) = run(&["check", "one.json", &good, "two.json"]);
    assert_eq!((code, out.as_str()), (Some(3), format!("ok       {good}\n").as_str()));
    let lines: Vec<&str> = err.lines().collect();
    assert!(lines[0].starts_with("error: one.json: "), "{err}");
    assert!(lines[1].starts_with("error: two.json: "), "{err}");
    assert_eq!(lines[2], "error: 2 of 3 files cannot be used");
}

/// A law that only the whole position breaks has its place in the file, too.
#[test]
fn a_broken_law_has_its_place() {
    let json = "{\"format\": \"louis-xiv-scenario\", \"version\": 1, \"players\": 3,\n\
                \"decks\": {\"influence\": [1, 1,\n 1]}}";
    let (code, _, err) = run_with(&["show", "-"], json);
    assert_eq!(code, Some(3));
    assert!(err.ends_with("there are 2 (R1.3) (line 3, column 2)\n"), "{err}");
}

#[test]
fn mistakes_of_use() {
    for args in [&[][..], &["check"], &["show"], &["apply", "-"], &["guess", "-"]] {
        let (code, out, err) = run(args);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{args:?}");
        assert!(err.contains("Usage: louis-xiv scenario") || err.contains("--help"), "{err}");
    }
    let (code, _, err) = run_with(&["apply", "-", "pass"], &bribe().to_string());
    assert_eq!(code, Some(2));
    assert!(err.contains("needs quotes") && err.contains("'\"pass\"'"), "{err}");
    for action in ["passs", "\"passs\"", "[\"E\", \"pass\"]", "5"] {
        let (code, out, err) = run_with(&["apply", "-", action], &bribe().to_string());
        assert_eq!((code, out.as_str()), (Some(2), ""), "{action}");
        assert!(err.starts_with(&format!("error: {action} is not an action: ")), "{err}");
    }
}

#[test]
fn help_has_examples() {
    for task in ["check", "show", "legal", "apply"] {
        let (code, out, err) = run(&[task, "--help"]);
        assert_eq!((code, err.as_str()), (Some(0), ""));
        let example = format!("  louis-xiv scenario {task} ");
        assert!(out.contains("Example") && out.contains(&example), "{out}");
        assert!(!out.contains(['{', '}']), "{out}");
    }
}

#[test]
fn a_position_is_shown_in_words() {
    let (code, out, err) = run_with(&["show", "-"], &bribe().to_string());
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let expected = [
        "A leads.",
        "Round 1, scoring. A starts. Louis is on no board.",
        " 4 Dauphin        money 3      A 2, B 1",
        " 5 Montespan      first place",
        "A: 5 Louis d'or, 14 in the personal reserve, 0 in the general reserve",
        "  influence cards: 6 Condé",
        "B: bribe board 4 Dauphin for 3 Louis d'or and get a helmet? (R6.4)",
    ];
    for line in expected {
        assert!(out.lines().any(|shown| shown == line), "{line}\n{out}");
    }
    let (_, over, _) = run(&["show", &shipped_path("win-by-the-reserve")]);
    assert!(over.contains("A: 8 points\nB: 8 points\nC: 0 points\nB wins"), "{over}");
}

#[test]
fn legal_actions_are_a_json_value_a_line() {
    let (code, out, err) = run_with(&["legal", "-"], &bribe().to_string());
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert_eq!(out, "\"pass\"\n\"accept\"\n");
    let (code, over, _) = run(&["legal", &shipped_path("shared-win")]);
    assert_eq!((code, over.as_str()), (Some(0), ""));
}

#[test]
fn apply_gives_the_next_position_and_tells_what_happened() {
    let (code, out, err) = run_with(&["apply", "-", "[\"B\", \"accept\"]"], &bribe().to_string());
    assert_eq!(code, Some(0));
    let next: Value = serde_json::from_str(&out).expect("a scenario");
    assert_eq!(next["seats"]["B"]["coins"], json!(1));
    assert_eq!(next["seats"]["B"]["chips"], json!(["helmet"]));
    assert!(err.lines().any(|line| line.contains("bribes") && line.ends_with("(R6.4)")), "{err}");
    let (code, shown, _) = run_with(&["show", "-"], &out);
    assert_eq!(code, Some(0));
    assert!(shown.contains("Round 1, missions."), "{shown}");
    // Two answers at once are the same as one after the other.
    let (_, both, _) = run_with(&["apply", "-", "\"accept\"", "\"pass\""], &bribe().to_string());
    assert_eq!(run_with(&["apply", "-", "\"pass\""], &out).1, both);
}

#[test]
fn apply_refuses_what_the_rules_refuse() {
    let json = bribe().to_string();
    let (code, out, err) = run_with(&["apply", "-", "{\"keep\": {\"chip\": \"ring\"}}"], &json);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.starts_with("error: ") && err.ends_with("(R6.4)\n"), "{err}");
    let (code, out, err) = run_with(&["apply", "-", "[\"A\", \"pass\"]"], &json);
    assert_eq!((code, out.as_str(), err.as_str()), (Some(1), "", "error: B is asked, not A\n"));
}

/// Every number in `expect` outside the events, raised by one, must be noticed.
#[test]
fn every_number_expected_can_fail() {
    let mut count = 0;
    for path in shipped() {
        let scenario = value(&path);
        let mut numbers = Vec::new();
        for (part, expected) in scenario["expect"].as_object().expect("an object") {
            if part != "events" && part != "no-events" {
                find_numbers(expected, &format!("/{part}"), &mut numbers);
            }
        }
        for pointer in numbers {
            let mut changed = scenario.clone();
            let number = changed["expect"].pointer_mut(&pointer).expect("found before");
            *number = json!(number.as_u64().expect("a count") + 1);
            let report = Scenario::read(&changed.to_string()).and_then(|changed| changed.run());
            // A board after the last is noticed as soon as it is read.
            let noticed = report.map_or(true, |report| !report.differences.is_empty());
            assert!(noticed, "{}: {pointer}", path.display());
            count += 1;
        }
    }
    assert!(count >= 200, "{count} numbers");
}

fn find_numbers(value: &Value, pointer: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(pointer.to_owned()),
        Value::Array(list) => {
            for (index, item) in list.iter().enumerate() {
                find_numbers(item, &format!("{pointer}/{index}"), found);
            }
        }
        Value::Object(map) => {
            for (key, item) in map {
                find_numbers(item, &format!("{pointer}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// An event that must not happen is one that does happen somewhere: a misspelt one never would.
#[test]
fn what_must_not_happen_could_happen() {
    let (mut happen, mut forbidden) = (BTreeSet::new(), BTreeSet::new());
    for path in shipped() {
        let scenario = value(&path);
        let report = Scenario::read(&scenario.to_string()).and_then(|scenario| scenario.run());
        for event in report.expect("a good scenario").events {
            let Value::Object(fields) = json!(event)["what"].take() else {
                panic!("an event has fields");
            };
            let name = fields["event"].as_str().expect("a name").to_owned();
            happen.extend(fields.keys().map(|key| (name.clone(), key.clone())));
            happen.insert((name, "rule".to_owned()));
        }
        for event in scenario["expect"]["no-events"].as_array().into_iter().flatten() {
            let name = event["event"].as_str().expect("a name");
            let keys = event.as_object().expect("an object").keys();
            forbidden.extend(keys.map(|key| (name.to_owned(), key.clone())));
        }
    }
    let strange: Vec<_> = forbidden.difference(&happen).collect();
    assert!(strange.is_empty(), "{strange:?}");
    assert!(forbidden.len() >= 10);
}

#[test]
fn advise_ranks_every_answer_with_reasons() {
    let path =
        concat!(env!("CARGO_MANIFEST_DIR"), "/assets/scenarios/bribe-with-the-discount.json");
    let position = std::fs::read_to_string(path).expect("a scenario");
    let mut value: Value = serde_json::from_str(&position).expect("JSON");
    let fields = value.as_object_mut().expect("an object");
    fields.remove("steps");
    fields.remove("expect");
    let position = value.to_string();
    let args = ["advise", "-", "--budget", "40", "--format", "json"];
    let (code, out, err) = run_with(&args, &position);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let told: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(told["bot"], "hard:40");
    let advice = told["advice"].as_array().expect("a list");
    let (_, legal, _) = run_with(&["legal", "-"], &position);
    assert_eq!(advice.len(), legal.lines().count());
    let bribe = advice.iter().find(|one| one["action"] == "accept").expect("a bribe");
    assert!(bribe["worlds"].as_u64() > Some(0));
    assert!(bribe["why"][0].as_str().is_some_and(|why| why.starts_with("gets ")), "{bribe}");
    assert_eq!(run_with(&args, &position).1, out, "the same every time");

    let (code, out, _) = run_with(&["advise", "-", "--bot", "medium", "--best", "1"], &position);
    assert_eq!(code, Some(0));
    let lines: Vec<_> = out.lines().collect();
    assert!(lines[1].contains("value") && lines[2].trim_start().starts_with("1 "), "{out}");
    assert!(!out.contains("   2 "), "{out}");
    let (code, _, err) = run_with(&["advise", "-", "--bot", "wise"], &position);
    assert_eq!(code, Some(2));
    assert!(err.contains("wise"), "{err}");
}

#[test]
fn events_are_printed_as_expectations_write_them() {
    let mut scenario = bribe();
    scenario["steps"] = json!([["B", "accept"]]);
    let (code, out, err) = run_with(&["events", "-"], &scenario.to_string());
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let events: Vec<Value> =
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(events.iter().any(|event| event["event"] == "bribed" && event["rule"] == "R6.4"));
    scenario["expect"] = json!({"events": events});
    assert_eq!(run_with(&["check", "-"], &scenario.to_string()).0, Some(0));
}

#[test]
fn shipped_scenarios_are_listed_and_printed() {
    let (code, list, err) = run(&["list"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    for line in list.lines() {
        let name = line.split(' ').next().expect("a name");
        let (code, out, _) = run(&["print", name]);
        assert_eq!(code, Some(0), "{name}");
        if name != "components" {
            assert_eq!(run_with(&["check", "-"], &out).0, Some(0), "{name}");
        }
    }
    assert_eq!(list.lines().count(), shipped().len() + 1);
    assert_eq!(run(&["print", "chess"]).0, Some(2));
}

#[test]
fn a_wrong_step_says_which_answers_were_allowed() {
    let mut scenario = bribe();
    scenario["steps"] = json!([["B", {"keep": {"chip": "ring"}}]]);
    let (_, out, _) = run_with(&["check", "-"], &scenario.to_string());
    assert!(out.contains("Allowed here are 2 answers: \"accept\" \"pass\""), "{out}");
    scenario["steps"] = json!([["B", "accept", "R6.5"]]);
    let (_, out, _) = run_with(&["check", "-"], &scenario.to_string());
    assert!(out.contains("should be refused by R6.5, but is allowed"), "{out}");
}

#[test]
fn another_file_of_the_game_is_named() {
    let save = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/whole-game-of-2.json"
    ));
    let (code, _, err) = run_with(&["check", "-"], &save.expect("a save"));
    assert_eq!(
        (code, err.as_str()),
        (Some(3), "error: -: format: this is a save, not a scenario\n")
    );
    let parts = include_str!("../../assets/components.json");
    let (_, _, err) = run_with(&["show", "-"], parts);
    assert_eq!(err, "error: -: format: this is a components file, not a scenario\n");
}
