//! The engine by JSON lines, the documented formats, and completions, from outside.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use louis_xiv::engine::Action;
use louis_xiv::lessons::Lesson;
use louis_xiv::protocol::Engine;
use louis_xiv::scenario::Scenario;
use louis_xiv::schema::{self, Fit};
use louis_xiv::session::save;
use louis_xiv::text::{Lang, Text};
use serde_json::{Value, json};

use super::support;

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
    Text::new(Lang::En).formats()
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
    let known = [
        "json scenario",
        "json action",
        "json event",
        "json view",
        "json save",
        "json lesson",
        "json part",
        "json components",
    ];
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

/// Parts of the shipped components, as they stand there.
#[test]
fn documented_components_are_the_shipped_ones() {
    let shipped = parsed(include_str!("../../assets/components.json"));
    for text in examples("json components") {
        let file = louis_xiv::components::ComponentsFile::read(&text).expect("within the limits");
        assert_ne!(file.components().as_ref(), Ok(louis_xiv::components::shipped()));
    }
    for text in examples("json part") {
        let part = parsed(&text);
        for (list, parts) in part.as_object().expect("an object") {
            for (name, part) in parts.as_object().expect("parts by name") {
                assert_eq!(shipped[list][name], *part, "{list}.{name}");
            }
        }
    }
}

/// Names of missions, kinds and fields of events, questions, requests and errors: none is missing,
/// in no language.
#[test]
fn every_name_is_documented() {
    for &lang in Lang::ALL {
        let document = Text::new(lang).formats();
        let has = |name: &str| assert!(document.contains(&format!("`{name}`")), "{lang:?}: {name}");
        assert!(!document.contains("{{"), "{lang:?}");
        louis_xiv::engine::Mission::all().for_each(|mission| has(mission.name()));
        louis_xiv::engine::Question::NAMES.iter().for_each(|name| has(name));
        let events = schema::find("events").expect("a schema").schema();
        for kind in events["$defs"]["What"]["oneOf"].as_array().expect("kinds") {
            has(kind["properties"]["event"]["const"].as_str().expect("a name"));
            kind["properties"].as_object().expect("fields").keys().for_each(|name| has(name));
        }
        let hello = json!(Engine::default().answer(b"{\"do\":\"hello\"}"));
        for word in hello["requests"].as_array().expect("words") {
            has(word.as_str().expect("a word"));
        }
        let problems = schema::find("replies").expect("a schema").schema();
        for problem in problems["$defs"]["Problem"]["enum"].as_array().expect("errors") {
            has(problem.as_str().expect("a word"));
        }
        for name in ["Flip", "Shortfall"] {
            let words = |branch: &Value| {
                let words = branch["enum"].as_array().into_iter().flatten();
                words
                    .chain([&branch["const"]])
                    .filter_map(Value::as_str)
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            };
            let branches = events["$defs"][name]["oneOf"].as_array().expect("words");
            for word in branches.iter().flat_map(words) {
                assert!(document.contains(&format!("`\"{word}\"`")), "{lang:?}: {word}");
            }
        }
        let standing = &events["$defs"]["Standing"]["properties"];
        standing.as_object().expect("fields").keys().for_each(|name| has(name));
        let table = &schema::find("views").expect("a schema").schema()["$defs"]["Table"];
        table["properties"].as_object().expect("fields").keys().for_each(|name| has(name));
        for (format, name) in
            [("scenarios", "Scenario"), ("components", "ComponentsFile"), ("saves", "SaveFile")]
        {
            let schema = schema::find(format).expect(name).schema();
            schema["properties"].as_object().expect("fields").keys().for_each(|name| has(name));
        }
    }
}

/// What statistics are documented is what they are.
#[test]
fn documented_statistics_are_printed() {
    let args = ["simulate", "--games", "2", "--players", "random,random", "--format", "json"];
    let (_, out, _) = run(&args, b"");
    let chapter = run(&["formats", "statistics"], b"").1;
    for name in parsed(&out).as_object().expect("an object").keys() {
        assert!(chapter.contains(&format!("`{name}`")), "{name}");
    }
    for name in parsed(&out)["seats"][0].as_object().expect("an object").keys() {
        assert!(chapter.contains(&format!("`{name}`")), "{name}");
    }
}

/// What statistics write fits their schemas, which allow nothing else.
#[test]
fn statistics_fit_their_schemas() {
    let folder = tempfile::tempdir().expect("a directory");
    let cheap = folder.path().join("cheap.json");
    std::fs::write(&cheap, r#"{"rounds": 3}"#).expect("a writable directory");
    let (cheap, each) = (cheap.to_str().expect("letters"), folder.path().join("each.jsonl"));
    let each_path = each.to_str().expect("letters");
    let fits = |format: &str, value: &Value| {
        let schema = schema::find(format).expect(format).schema();
        Fit::new(schema).check(value).unwrap_or_else(|misfit| {
            panic!("{format}: {}: {:?}", misfit.field(), misfit.wrong);
        });
    };
    for more in [&[][..], &["--against", cheap], &["--players", "easy,random", "--rotate"]] {
        let args = ["simulate", "--games", "6", "--format", "json", "--each", each_path];
        let (code, out, err) = run(&[&args[..], more].concat(), b"");
        assert_eq!(code, Some(0), "{err}");
        fits("statistics", &parsed(&out));
        let lines = std::fs::read_to_string(&each).expect("a file");
        lines.lines().for_each(|line| fits("games", &parsed(line)));
        let mut more = parsed(&out);
        more["cheese"] = json!(1);
        let schema = schema::find("statistics").expect("a schema").schema();
        assert!(Fit::new(schema).check(&more).is_err());
    }
}

/// What the program refuses by its limits, the schemas refuse, too.
#[test]
fn schemas_are_as_strict_as_the_program() {
    let refused = |format: &str, mut value: Value| {
        if format == "scenarios" {
            value["format"] = json!("louis-xiv-scenario");
            value["version"] = value.get("version").cloned().unwrap_or(json!(1));
            value["players"] = value.get("players").cloned().unwrap_or(json!(3));
        }
        let schema = schema::find(format).expect(format).schema();
        assert!(Fit::new(schema).check(&value).is_err(), "{format}: {value}");
    };
    refused("scenarios", json!({"players": 7}));
    refused("scenarios", json!({"version": 7}));
    refused("scenarios", json!({"louis": 12}));
    refused("scenarios", json!({"round": 200}));
    refused("scenarios", json!({"round": 0}));
    refused("scenarios", json!({"decks": {"money": [8, 1, 2, 3, 4, 5, 6, 7]}}));
    refused("scenarios", json!({"decks": {"money": [1, 1, 2, 3, 4, 5, 6, 7]}}));
    refused("scenarios", json!({"centre": [1, 1, 1]}));
    refused("scenarios", json!({"expect": {"no-events": [{}]}}));
    refused("scenarios", json!({"expect": {"knows": {"A": {"A": {}}}}}));
    refused("components", json!({"version": 7}));
    refused("components", json!({"boards": {"7": {"pays": []}}}));
    refused("components", json!({"boards": {"7": {"pays": [{"coins": 10}]}}}));
    refused("components", json!({"boards": {"7": {"pays": [{"shields": 6}]}}}));
    refused("components", json!({"boards": {"7": {"back": {"first-place": false}}}}));
    refused("components", json!({"money": [{"board": 5, "coins": 3}]}));
}

#[test]
fn documented_lessons_are_read() {
    for text in examples("json lesson") {
        let lesson = Lesson::read(&text).expect("a lesson");
        assert_eq!(lesson.pages(lesson.steps.len()), (4, 4));
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

/// The client reads while it writes: pipes that are full stop nobody.
#[test]
fn thousands_of_requests_may_be_sent_at_once() {
    let program = env!("CARGO_BIN_EXE_louis-xiv");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python/engine_ahead.py");
    let Some(out) = support::python(script, &[program, "2000"]) else { return };
    assert_eq!(out.lines().collect::<Vec<_>>(), ["2000 1999", "bad-request", "last"], "{out}");
}

#[test]
fn hello_tells_what_is_understood() {
    let hello = &replies(b"{\"do\":\"hello\"}\n")[0];
    assert_eq!(hello["hello"], "louis-xiv");
    assert_eq!(hello["version"], env!("CARGO_PKG_VERSION"));
    let words = hello["requests"].as_array().expect("words");
    for word in words {
        // Known words are never told to be unknown ones.
        let line = format!("{{\"do\":{word}}}\n");
        let message = replies(line.as_bytes())[0]["message"].to_string();
        assert!(!message.contains("did you mean") && !message.contains("there is no"), "{message}");
    }
    let unknown = &replies(b"{\"do\":\"vieww\"}\n")[0]["message"];
    let unknown = unknown.as_str().expect("a message");
    assert!(unknown.starts_with("do: there is no \"vieww\""), "{unknown}");
    assert!(unknown.contains("did you mean `view`?"), "{unknown}");
    for word in words {
        assert!(unknown.contains(word.as_str().expect("a word")), "{word}: {unknown}");
    }
}

#[test]
fn several_games_are_played_side_by_side() {
    let lines = concat!(
        "{\"do\":\"start\",\"players\":2,\"seed\":7,\"game\":\"one\"}\n",
        "{\"do\":\"start\",\"players\":3,\"seed\":8,\"game\":2}\n",
        "{\"do\":\"move\",\"game\":\"one\"}\n",
        "{\"do\":\"decision\",\"game\":2}\n",
        "{\"do\":\"games\"}\n",
        "{\"do\":\"decision\"}\n",
        "{\"do\":\"close\",\"game\":\"one\"}\n",
        "{\"do\":\"decision\",\"game\":\"one\",\"id\":9}\n",
    );
    let replies = replies(lines.as_bytes());
    assert_eq!((&replies[2]["count"], &replies[2]["game"]), (&json!(1), &json!("one")));
    assert_eq!(replies[3]["decision"]["seat"], "A");
    assert_eq!(replies[4]["games"], json!([2, "one"]));
    assert_eq!(replies[5]["error"], "no-game");
    assert_eq!(replies[6], json!({"game": "one", "closed": true}));
    assert_eq!(replies[7]["message"], "there is no game \"one\"");
    assert_eq!(replies[7]["id"], 9);
}

/// A guess agrees with everything that the seat sees, and is another game with other hidden cards.
#[test]
fn a_guess_looks_the_same_from_the_seat() {
    let mut input = String::from("{\"do\":\"start\",\"players\":3,\"seed\":3}\n");
    for _ in 0..25 {
        input += "{\"do\":\"move\",\"bot\":\"easy\"}\n";
    }
    input += "{\"do\":\"view\",\"seat\":\"B\"}\n{\"do\":\"export\"}\n";
    for seed in 0..6 {
        input += &format!("{{\"do\":\"guess\",\"seat\":\"B\",\"seed\":{seed},\"as\":{seed}}}\n");
        input += &format!("{{\"do\":\"view\",\"seat\":\"B\",\"game\":{seed}}}\n");
        input += &format!("{{\"do\":\"export\",\"game\":{seed}}}\n");
        input += &format!("{{\"do\":\"undo\",\"game\":{seed}}}\n");
        input += &format!("{{\"do\":\"play-out\",\"game\":{seed}}}\n");
    }
    let replies = replies(input.as_bytes());
    let (view, real) = (&replies[26], &replies[27]["scenario"]);
    let mut others = std::collections::BTreeSet::new();
    for five in replies[28..].chunks(5) {
        assert_eq!(five[0]["decision"], replies[25]["decision"]);
        assert_eq!(five[1]["view"], view["view"]);
        let guessed = &five[2]["scenario"];
        assert_eq!(guessed["seats"]["B"], real["seats"]["B"]);
        assert_ne!(guessed["seed"], real["seed"]);
        others.insert(guessed["seats"]["A"].to_string());
        assert_eq!(five[3]["error"], "nothing-to-undo", "what came before is not in it");
        assert_eq!(five[4]["decision"], Value::Null);
        assert!(five[4]["outcome"]["winners"].is_array());
    }
    assert!(others.len() > 2, "{others:?}");
}

#[test]
fn what_was_taken_back_is_played_again() {
    let lines = concat!(
        "{\"do\":\"start\",\"players\":2,\"seed\":7}\n",
        "{\"do\":\"redo\"}\n",
        "{\"do\":\"move\",\"bot\":\"easy\"}\n",
        "{\"do\":\"undo\"}\n",
        "{\"do\":\"redo\"}\n",
    );
    let replies = replies(lines.as_bytes());
    assert_eq!(replies[1]["error"], "nothing-to-redo");
    assert_eq!(replies[3]["count"], 0);
    assert_eq!(
        (&replies[4]["count"], &replies[4]["decision"]),
        (&json!(1), &replies[2]["decision"])
    );
}

/// Advice is told on the way, and a stop that is sent while it is found ends it.
#[test]
fn advice_is_streamed_and_stopped() {
    let start = "{\"do\":\"start\",\"players\":3,\"seed\":7}\n";
    let whole = concat!(
        "{\"do\":\"advise\",\"bot\":\"hard:160\",\"stream\":true,\"best\":3,\"id\":1}\n",
        "{\"do\":\"advise\",\"bot\":\"hard:160\",\"best\":3}\n",
    );
    let endless = concat!(
        "{\"do\":\"advise\",\"bot\":\"hard:1000000\",\"stream\":true,\"id\":2}\n",
        "{\"do\":\"stop\"}\n",
        "{\"do\":\"decision\"}\n",
    );
    let told = replies((start.to_owned() + whole).as_bytes());
    let streamed: Vec<&Value> = told.iter().filter(|reply| reply["id"] == 1).collect();
    assert_eq!(streamed.len(), 4);
    let done: Vec<&Value> = streamed.iter().map(|reply| &reply["done"]).collect();
    assert_eq!(done, [false, false, false, true]);
    let whole = &told[5];
    assert_eq!(whole["done"], Value::Null);
    assert_eq!(streamed[3]["advice"], whole["advice"], "the last is the same as without");
    assert_eq!(whole["advice"].as_array().expect("a list").len(), 3);
    // Without the stop this would take long.
    let replies = replies((start.to_owned() + endless).as_bytes());
    let stopped: Vec<&Value> = replies.iter().filter(|reply| reply["id"] == 2).collect();
    assert_eq!(stopped.last().expect("a reply")["done"], true);
    assert_eq!(replies[replies.len() - 2], json!({"stopped": true}));
}

/// Also a move and a game that is played out; what was sent before the stop keeps its order.
#[test]
fn a_move_is_stopped() {
    let lines = concat!(
        "{\"do\":\"start\",\"players\":3,\"seed\":7}\n",
        "{\"do\":\"move\",\"bot\":\"hard:1000000\",\"id\":1}\n",
        "{\"do\":\"decision\",\"id\":2}\n",
        "{\"do\":\"move\",\"bot\":\"hard:600000ms\",\"id\":3}\n",
        "{\"do\":\"play-out\",\"bot\":\"hard:600000ms\",\"id\":4}\n",
        "{\"do\":\"stop\",\"id\":5}\n",
        "{\"do\":\"games\",\"id\":6}\n",
    );
    let replies = replies(lines.as_bytes());
    let ids: Vec<&Value> = replies[1..].iter().map(|reply| &reply["id"]).collect();
    assert_eq!(ids, [1, 2, 3, 4, 5, 6]);
    assert_eq!((&replies[1]["count"], &replies[3]["count"]), (&json!(1), &json!(2)));
    // It ends where it stands: nobody plays on without thinking.
    assert!(replies[4]["count"].as_u64() <= Some(3), "{}", replies[4]);
    assert!(replies[4]["decision"]["seat"].is_string(), "{}", replies[4]);
}

#[test]
fn bots_name_themselves() {
    let lines = concat!(
        "{\"do\":\"start\",\"players\":[\"Anna\",\"bot:hard:5\",\"bot:hard\"],\"seed\":7}\n",
        "{\"do\":\"save\"}\n",
        "{\"do\":\"start\",\"players\":[\"Anna\",\"bot:wise\"]}\n",
    );
    let replies = replies(lines.as_bytes());
    let names: Vec<&Value> = replies[1]["save"]["players"]
        .as_array()
        .expect("players")
        .iter()
        .map(|p| &p["name"])
        .collect();
    assert_eq!(names, ["Anna", "hard", "hard 2"]);
    assert_eq!(
        replies[2]["message"],
        "there is no bot `wise`: random, easy, medium, keen, hard, master, hard:1..1000000, hard:1ms..600000ms, master:1..1000000"
    );
}

/// Every answer of whole games has a number, the same everywhere; rows are always as long.
#[test]
fn answers_have_numbers_and_views_are_rows() {
    let mut engine = Engine::default();
    let mut ask = |request: Value| json!(engine.answer(request.to_string().as_bytes()));
    let actions = ask(json!({"do": "actions"}))["actions"].take();
    let actions = actions.as_array().expect("a list");
    let hello = ask(json!({"do": "hello"}));
    assert_eq!(hello["actions"], actions.len());
    for players in 2..=4 {
        ask(json!({"do": "start", "players": players, "seed": players}));
        let names = ask(json!({"do": "observe", "names": true}))["names"].take();
        let names: Vec<String> = serde_json::from_value(names).expect("names");
        let different: std::collections::BTreeSet<&String> = names.iter().collect();
        assert_eq!((different.len(), json!(names.len())), (names.len(), hello["row"].clone()));
        let place = |name: &str| names.iter().position(|own| own == name).expect(name);
        for turn in 0.. {
            let decision = ask(json!({"do": "decision"}))["decision"].take();
            let Some(seat) = decision["seat"].as_str() else { break };
            let legal = ask(json!({"do": "legal"}))["legal"].take();
            let numbers = ask(json!({"do": "legal", "numbers": true}))["numbers"].take();
            let numbers: Vec<usize> = serde_json::from_value(numbers).expect("numbers");
            let meant: Vec<&Value> = numbers.iter().map(|&number| &actions[number]).collect();
            assert_eq!(meant, legal.as_array().expect("a list").iter().collect::<Vec<_>>());
            let row = ask(json!({"do": "observe", "seat": seat}))["row"].take();
            let row = row.as_array().expect("a row");
            let view = ask(json!({"do": "view", "seat": seat, "compact": true}))["view"].take();
            assert_eq!(row.len(), names.len());
            let own = "ABCD".find(seat).expect("a seat");
            assert_eq!(row[place("player.0.coins")], view["table"]["holdings"][own]["coins"]);
            assert_eq!(row[place("round")], view["table"]["round"]);
            assert_eq!(row[place("asked")], 0);
            assert_eq!(view, shortened_view(ask(json!({"do": "view", "seat": seat}))));
            let number = numbers[(turn * 7) % numbers.len()];
            let reply = ask(json!({"do": "apply", "number": number}));
            assert_eq!(reply["error"], Value::Null, "{reply}");
        }
    }
}

/// What a compact view must be: the whole without what never changes and without unknown decks.
fn shortened_view(mut reply: Value) -> Value {
    let mut view = reply["view"].take();
    let table = view["table"].as_object_mut().expect("a table");
    assert!(table.remove("components").is_some() && table.remove("players").is_some());
    let decks = view["decks"].as_object_mut().expect("decks");
    decks.retain(|_, deck| deck.as_array().expect("cards").iter().any(|card| !card.is_null()));
    view
}

/// What is printed and what the schemas say is the same.
#[test]
fn schemas_hold_for_what_is_read_and_written() {
    let fits = |name: &str, value: &Value| {
        let schema = schema::find(name).expect(name).schema();
        let fit = Fit::new(schema).check(value);
        assert!(fit.is_ok(), "{name}: {fit:?}\n{value}");
    };
    for (name, text) in louis_xiv::scenario::SHIPPED {
        let mut value = parsed(text);
        value["$schema"] = json!("scenarios.schema.json");
        fits("scenarios", &value);
        assert!(Scenario::read(&value.to_string()).is_ok(), "{name}");
    }
    let mut parts = parsed(include_str!("../../assets/components.json"));
    parts["$schema"] = json!("components.schema.json");
    fits("components", &parts);
    assert!(louis_xiv::components::ComponentsFile::read(&parts.to_string()).is_ok());
    let mut engine = Engine::default();
    for seed in 0..6 {
        let mut ask = |request: Value| {
            fits("requests", &request);
            let reply = json!(engine.answer(request.to_string().as_bytes()));
            fits("replies", &reply);
            assert_eq!(reply["error"], Value::Null, "{reply}");
            reply
        };
        ask(json!({"do": "hello"}));
        ask(json!({"do": "start", "players": 2 + seed % 3, "seed": seed}));
        loop {
            for action in ask(json!({"do": "legal"}))["legal"].as_array().expect("a list") {
                fits("actions", action);
            }
            let reply = ask(json!({"do": "move", "bot": "random"}));
            for event in reply["events"].as_array().expect("a list") {
                fits("events", event);
            }
            if reply["count"].as_u64().expect("a count") % 16 == 0 {
                fits("views", &ask(json!({"do": "view", "seat": "B"}))["view"]);
                fits("scenarios", &ask(json!({"do": "export"}))["scenario"]);
                ask(json!({"do": "view", "compact": true}));
                ask(json!({"do": "observe", "seat": "A", "names": true}));
            }
            if reply["decision"].is_null() {
                break;
            }
        }
        let mut save = ask(json!({"do": "save"}))["save"].take();
        save["$schema"] = json!("saves.schema.json");
        fits("saves", &save);
        ask(json!({"do": "start", "save": save}));
    }
}

#[test]
fn a_player_that_searches_wins_more_than_its_share() {
    let program = env!("CARGO_BIN_EXE_louis-xiv");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/python");
    let Some(out) = support::python(&format!("{folder}/searcher.py"), &[program, "2", "6"]) else {
        return;
    };
    let last = out.lines().last().expect("a result");
    assert!(last.starts_with("searcher won ") && last.ends_with(" of 2 games"), "{out}");
}

#[test]
fn schemas_are_printed() {
    for format in schema::ALL {
        let (code, out, err) = run(&["formats", "--schema", format.name], b"");
        assert_eq!((code, err.as_str()), (Some(0), ""));
        assert_eq!(&parsed(&out), format.schema());
    }
    let (code, out, err) = run(&["formats", "--schema", "cheese"], b"");
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(
        err.contains("scenarios, actions, events, views, components, saves, statistics, games"),
        "{err}"
    );
}

#[test]
fn formats_are_printed_whole_or_by_topic() {
    for &lang in Lang::ALL {
        let speak = |args: &[&str]| run(&[&["--lang", lang.code()], args].concat(), b"");
        let document = Text::new(lang).formats();
        let (code, out, err) = speak(&["formats"]);
        assert_eq!((code, err.as_str(), out.as_str()), (Some(0), "", &*document));
        let mut told = 0;
        let topics = ["missions", "scenarios", "actions", "events", "views", "components", "saves"];
        for topic in topics.into_iter().chain(["lessons", "statistics", "engine"]) {
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
    assert!(err.contains("components, saves, lessons, statistics, engine"), "{err}");
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
    assert!(message(0).contains("players: a whole number"), "{}", message(0));
    assert!(message(1).contains("components: an object or null is needed"), "{}", message(1));
}

/// Values, seed and start player beside a scenario are those that are played.
#[test]
fn what_stands_beside_a_scenario_counts() {
    let scenario = json!({"format": "louis-xiv-scenario", "version": 1, "players": 2, "seed": 3});
    let start = json!({
        "do": "start", "scenario": scenario, "seed": 9, "start": "B",
        "components": {"starting-money": 11, "rounds": 2},
    });
    let lines = format!("{start}\n{{\"do\":\"export\"}}\n{{\"do\":\"save\"}}\n");
    let replies = replies(lines.as_bytes());
    let at = &replies[1]["scenario"];
    assert_eq!(at["components"], json!({"rounds": 2, "starting-money": 11}));
    assert_eq!((&at["seed"], &at["start"]), (&json!(9), &json!("B")));
    let save = replies[2]["save"].to_string();
    let restored = save::read(save.as_bytes()).expect("its own save");
    assert_eq!(restored.trouble, None);
    assert_eq!(restored.session.game().components().rounds(), 2);
}
