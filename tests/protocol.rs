//! The engine by JSON lines, the documented formats, and completions, from outside.

mod support;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use louis_xiv::engine::Action;
use louis_xiv::lessons::Lesson;
use louis_xiv::scenario::Scenario;
use louis_xiv::session::save;
use louis_xiv::text::{Lang, Text};
use serde_json::{Value, json};

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
    command.args(args).env("LC_ALL", "C").env("LOUIS_XIV_DATA", env!("CARGO_TARGET_TMPDIR"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(args: &[&str], input: &[u8]) -> (Option<i32>, String, String) {
    let mut child = program(args).spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that has left before does not listen.
        let _ = stdin.write_all(&input);
    });
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (status.code(), text(stdout), text(stderr))
}

/// The replies to lines, one for each.
fn replies(input: &[u8]) -> Vec<Value> {
    let (code, out, err) = run(&["engine"], input);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    out.lines().map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect()
}

/// Whether everything in the example is in the value; lists may go on.
fn shortened(example: &Value, value: &Value) -> bool {
    match (example, value) {
        (Value::Object(fields), Value::Object(all)) => fields
            .iter()
            .all(|(key, field)| all.get(key).is_some_and(|value| shortened(field, value))),
        (Value::Array(items), Value::Array(all)) => {
            items.len() <= all.len() && items.iter().zip(all).all(|(a, b)| shortened(a, b))
        }
        _ => example == value,
    }
}

/// The document in English; the other languages have the same examples.
fn document() -> String {
    Text::new(Lang::En).formats().into_owned()
}

/// The documented examples of a kind.
fn examples(kind: &str) -> Vec<String> {
    let fence = format!("```{kind}\n");
    let document = document();
    let blocks = document.split(fence.as_str()).skip(1);
    blocks.map(|rest| rest.split("```").next().expect("a block ends").to_owned()).collect()
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn every_example_is_of_a_kind_that_is_run() {
    let known =
        ["json scenario", "json action", "json event", "json view", "json save", "json lesson"];
    let document = document();
    let fences = document.lines().filter_map(|line| line.strip_prefix("```"));
    for kind in fences.filter(|kind| !kind.is_empty()) {
        assert!(known.contains(&kind) || kind == "text engine", "{kind}");
    }
    for kind in known {
        assert!(!examples(kind).is_empty(), "{kind}");
    }
}

#[test]
fn documented_scenarios_hold_and_saves_replay() {
    for text in examples("json scenario") {
        let report = Scenario::read(&text).expect("a scenario").run().expect("a position");
        assert!(report.is_good(), "{:?} {:?}", report.bad_step, report.differences);
    }
    for text in examples("json save") {
        let restored = save::read(text.as_bytes()).expect("a save");
        assert_eq!(restored.trouble, None);
        assert_eq!(restored.session.len(), 2);
    }
}

#[test]
fn documented_lessons_are_read() {
    for text in examples("json lesson") {
        let lesson = Lesson::read(&text).expect("a lesson");
        assert_eq!(lesson.pages(), 4);
    }
}

#[test]
fn documented_actions_are_read_and_written_alike() {
    let all = examples("json action");
    for text in &all {
        let action: Action = serde_json::from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(serde_json::to_value(action).expect("JSON"), parsed(text));
    }
    let name = |text: &str| match parsed(text) {
        Value::Object(fields) => fields.keys().next().cloned().expect("a kind"),
        other => other.as_str().expect("a word").to_owned(),
    };
    let kinds: std::collections::BTreeSet<_> = all.iter().map(|text| name(text)).collect();
    assert_eq!(kinds.len(), 14, "one of each kind of action: {kinds:?}");
}

#[test]
fn documented_events_and_views_are_those_of_the_game() {
    let game = "{\"do\":\"start\",\"players\":2,\"seed\":7}\n{\"do\":\"view\",\"seat\":\"A\"}\n";
    let replies = replies(game.as_bytes());
    let events = replies[0]["events"].as_array().expect("events");
    for text in examples("json event") {
        assert!(events.contains(&parsed(&text)), "{text}");
    }
    for text in examples("json view") {
        assert!(shortened(&parsed(&text), &replies[1]["view"]), "{text}\n{}", replies[1]);
    }
}

#[test]
fn the_documented_conversation_takes_place() {
    for text in examples("text engine") {
        let lines = |mark: &str| -> Vec<String> {
            text.lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect()
        };
        let (requests, wanted) = (lines("> "), lines("< "));
        let found = replies((requests.join("\n") + "\n").as_bytes());
        assert_eq!(found.len(), wanted.len());
        for ((request, wanted), found) in requests.iter().zip(&wanted).zip(&found) {
            assert!(shortened(&parsed(wanted), found), "{request}\n{wanted}\n{found}");
        }
    }
}

#[test]
fn a_seat_is_told_its_own_cards_and_no_others() {
    let mut input = String::from("{\"do\":\"start\",\"players\":3,\"seed\":3}\n");
    for seat in ["\"A\"", "\"B\"", "null"] {
        input += &format!("{{\"do\":\"view\",\"seat\":{seat}}}\n");
    }
    input += "{\"do\":\"export\"}\n";
    let replies = replies(input.as_bytes());
    let seats = &replies[4]["scenario"]["seats"];
    assert_eq!(replies[1]["view"]["own"]["missions"], seats["A"]["missions"]);
    assert_eq!(replies[2]["view"]["own"]["influence"], seats["B"]["influence"]);
    assert_eq!(replies[3]["view"]["own"], Value::Null);
    for mission in seats["B"]["missions"].as_array().expect("missions") {
        let told =
            replies[1]["view"]["own"].to_string() + &replies[1]["view"]["others"].to_string();
        assert!(!told.contains(mission.as_str().expect("a name")), "{told}");
    }
}

#[test]
fn a_scenario_is_played_and_undone() {
    let scenario = parsed(&examples("json scenario")[0]);
    let start = json!({"do": "start", "scenario": scenario, "players": ["X", "Y", "Z"]});
    let alone = json!({"do": "start", "scenario": scenario});
    let input = format!("{start}\n{{\"do\":\"legal\"}}\n{alone}\n");
    let replies = replies(input.as_bytes());
    assert_eq!(replies[0]["decision"], json!({"seat": "A", "question": "lay-out"}));
    assert!(replies[1]["legal"].as_array().expect("answers").contains(&json!("pass")));
    assert_eq!(replies[2]["decision"], replies[0]["decision"]);
}

#[test]
fn the_end_of_the_input_is_the_end_and_half_a_line_is_a_line() {
    assert_eq!(run(&["engine"], b""), (Some(0), String::new(), String::new()));
    let (code, out, err) = run(&["engine"], b"\n  \n{\"do\":\"decision\"}");
    assert_eq!((code, err.as_str(), out.lines().count()), (Some(0), "", 1));
    let after = replies(b"{\"do\":\"quit\"}\n{\"do\":\"decision\"}\n");
    assert_eq!(after, [json!({"quit": true})], "nothing after quit is read");
}

#[test]
fn a_program_in_another_language_plays_whole_games() {
    let program = env!("CARGO_BIN_EXE_louis-xiv");
    let Some(out) = support::python_player("engine_player.py", program, 2) else { return };
    assert_eq!(out.lines().count(), 6, "{out}");
}

#[test]
fn formats_are_printed_whole_or_by_topic() {
    for &lang in Lang::ALL {
        let speak = |args: &[&str]| run(&[&["--lang", lang.code()], args].concat(), b"");
        let document = Text::new(lang).formats();
        let (code, out, err) = speak(&["formats"]);
        assert_eq!((code, err.as_str(), out.as_str()), (Some(0), "", &*document));
        let mut told = 0;
        for topic in ["scenarios", "actions", "events", "views", "saves", "lessons", "engine"] {
            let (code, out, _) = speak(&["formats", topic]);
            assert_eq!(code, Some(0), "{lang:?}: {topic}");
            assert!(out.to_lowercase().starts_with(&format!("# {topic}\n")), "{lang:?}: {out}");
            assert!(document.contains(out.trim_end()), "{lang:?}: {topic}");
            told += out.len();
        }
        assert!(told > document.len() * 3 / 4, "{lang:?}");
    }
    let (code, out, err) = run(&["formats", "cheese"], b"");
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("scenarios, actions, events, views, saves, lessons, engine"), "{err}");
}

#[test]
fn shells_complete_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let (code, out, err) = run(&["completions", shell], b"");
        assert_eq!((code, err.as_str()), (Some(0), ""));
        assert!(out.contains("simulate") && out.contains("louis-xiv"), "{shell}");
    }
    assert_eq!(run(&["completions", "cmd"], b"").0, Some(2));
}

#[test]
fn complaints_speak_of_the_request_and_not_of_the_program() {
    let lines = concat!(
        "{\"do\": \"start\", \"players\": true}\n",
        "{\"do\": \"start\", \"players\": 2, \"components\": 7}\n",
    );
    let replies = replies(lines.as_bytes());
    let message = |index: usize| replies[index]["message"].as_str().expect("a message");
    assert!(message(0).contains("players: expected how many play"), "{}", message(0));
    assert!(message(1).contains("a components file"), "{}", message(1));
}
