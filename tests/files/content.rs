//! What stands in a save: good, damaged, foreign, newer, no longer playable.

use std::fs;

use louis_xiv::components::{BadFile, shipped_file};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Action, Condition, Seat};
use louis_xiv::files::{Fault, Loaded, load};
use louis_xiv::session::save::{self, BadSave, Trouble};
use louis_xiv::session::{BadOpening, Host, Manners, Opening, Player, Refused, Session, Undo};
use louis_xiv::text::{InWords, Lang, Text};
use serde_json::{Value, json};

use super::support::undo_barrier;
use super::{folder, play, played, table};

/// A save with one field changed.
fn changed(session: &Session, change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut value: Value = serde_json::from_str(&save::write(session)).expect("a save is JSON");
    change(&mut value);
    serde_json::to_vec(&value).expect("still JSON")
}

fn bad(bytes: &[u8]) -> BadSave {
    save::read(bytes).expect_err("a bad save")
}

/// The fault of loading a file, and that nothing in its directory has changed by it.
fn fault(bytes: &[u8]) -> Fault {
    let folder = folder();
    let path = folder.path().join("game.json");
    fs::write(&path, bytes).expect("a writable directory");
    let error = load(&path).and_then(Loaded::whole).expect_err("a bad file");
    assert_eq!(error.path, path);
    let message = error.to_string();
    let start = format!("{}: {}; ", path.display(), error.fault);
    let advice = message.strip_prefix(&start).expect("the path and the fault");
    assert!(!advice.is_empty(), "{message}");
    assert!(!message.contains(char::is_control), "{message:?}");
    assert_eq!(fs::read(&path).expect("still there"), bytes, "left as it is");
    assert_eq!(fs::read_dir(folder.path()).expect("a directory").count(), 1);
    error.fault
}

#[test]
fn a_save_is_the_game() {
    for (players, seed, count) in [(2, 1, 0), (2, 2, 40), (3, 3, 77), (4, 4, usize::MAX)] {
        let mut session = played(players, seed, count);
        if count > 0 {
            session.undo_to_agreed(session.len() - 3);
            session.hand_over(Seat::B, Player::Bot("hard:300ms".into())).expect("a seat");
        }
        let text = save::write(&session);
        let restored = save::read(text.as_bytes()).expect("a good save");
        assert_eq!(restored.trouble, None);
        let again = restored.session;
        assert_eq!(again.game(), session.game());
        assert!(again.actions().eq(session.actions()));
        assert_eq!(again.opening(), session.opening());
        assert_eq!(again.chairs(), session.chairs());
        assert_eq!(again.notes(), session.notes());
        assert_eq!(undo_barrier(&again), undo_barrier(&session));
        assert_eq!(again.log(0).collect::<Vec<_>>(), session.log(0).collect::<Vec<_>>());
        assert_eq!(save::write(&again), text, "and writes the same save");
        let [again, session] = [again, session].map(|session| {
            let mut host = Host::new(session, None, Manners::default());
            while host.redo() {}
            host.session().game().clone()
        });
        assert_eq!(again, session, "what was taken back can be played again");
    }
}

#[test]
fn the_barrier_outlives_the_program() {
    let mut session = played(3, 5, 0);
    let mut dice = Chance::new(5, Stream::Guess);
    let can_undo = |session: &Session| session.can_undo_to(session.len().saturating_sub(1));
    while can_undo(&session) != Undo::Free {
        play(&mut session, &mut dice, 1);
    }
    let reload = |session: &Session| {
        save::read(save::write(session).as_bytes()).expect("a good save").session
    };
    assert_eq!(can_undo(&reload(&session)), Undo::Free);
    session.secret_shown();
    assert_eq!(can_undo(&reload(&session)), Undo::NeedsAgreement);
    let huge = changed(&session, |value| value["settled"] = json!(u64::from(u32::MAX)));
    let mut restored = save::read(&huge).expect("a good save").session;
    assert_eq!(undo_barrier(&restored), session.len());
    let free = (0..20).any(|_| {
        play(&mut restored, &mut dice, 1);
        can_undo(&restored) == Undo::Free
    });
    assert!(free, "it lies no further than the save goes");
}

#[test]
fn other_components_are_saved_whole() {
    let mut file = shipped_file().clone();
    file.boards[0].front.condition = Condition::Money(9);
    let mut opening = Opening::of_people(["Anna", "Bruno"], Seat::A, 1);
    opening.components = Some(file.clone());
    let session = Session::new(opening).expect("a good opening");
    let text = save::write(&session);
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["components"], serde_json::to_value(&file).expect("JSON"));
    let restored = save::read(text.as_bytes()).expect("a good save");
    assert_eq!(restored.trouble, None);
    assert_eq!(restored.session.opening().components, Some(file));
    let plain: Value = serde_json::from_str(&save::write(&table(2, 1))).expect("JSON");
    assert_eq!(plain["components"], Value::Null);

    let wrong =
        changed(&session, |value| value["components"]["boards"]["1"]["front"]["money"] = json!(10));
    assert!(
        matches!(bad(&wrong), BadSave::Components(BadFile { field, .. }) if field == "boards.1.front.money")
    );
    let shape = changed(&session, |value| value["components"] = json!({"boards": 3}));
    assert!(matches!(fault(&shape), Fault::Save(BadSave::Components(_))));
    let without = changed(&session, |value| value["components"] = Value::Null);
    assert!(matches!(fault(&without), Fault::Trouble(Trouble::WrongDigest { .. })));
}

#[test]
fn a_file_cut_at_any_byte_is_noticed() {
    let mut session = played(2, 7, 25);
    session.hand_over(Seat::A, Player::Bot("easy".into())).expect("a seat");
    let text = save::write(&session);
    let bytes = text.as_bytes();
    assert!(bytes.len() > 1500);
    for cut in 0..bytes.len() {
        let part = &bytes[..cut];
        let (read, head) = (bad(part), save::headline(part).expect_err("a bad save"));
        for error in [read, head] {
            match error {
                BadSave::Empty => assert_eq!(cut, 0),
                BadSave::Truncated { line } => assert!(line >= 1 && cut > 0),
                other => panic!("cut at {cut}: {other:?}"),
            }
        }
    }
    for cut in [0, 1, 100, bytes.len() / 2, bytes.len() - 1] {
        let fault = fault(&bytes[..cut]);
        assert!(matches!(fault, Fault::Save(BadSave::Empty | BadSave::Truncated { .. })));
    }
}

#[test]
fn a_file_with_any_byte_damaged_does_not_panic() {
    let session = played(2, 8, 12);
    let bytes = save::write(&session).into_bytes();
    let mut refused = 0;
    for index in 0..bytes.len() {
        for damage in [0, b'"', b'9', 0xff] {
            let mut copy = bytes.clone();
            copy[index] = damage;
            let troubled = |restored: save::Restored| restored.trouble.is_some();
            refused += usize::from(save::read(&copy).map_or(true, troubled));
        }
    }
    assert!(refused > bytes.len() * 2, "{refused} of {}", bytes.len() * 4);
}

#[test]
fn every_bad_content_has_its_name() {
    let session = played(3, 9, 30);
    let with = |name: &'static str, new: Value| changed(&session, |value| value[name] = new);
    let without = |name: &'static str| {
        changed(&session, |value| {
            value.as_object_mut().expect("an object").remove(name);
        })
    };
    macro_rules! gives {
        ($bytes:expr, $pattern:pat) => {{
            let bytes: Vec<u8> = $bytes.into();
            match fault(&bytes) {
                Fault::Save($pattern) => {}
                other => panic!("{} gives {other:?}", stringify!($bytes)),
            }
            let head = save::headline(&bytes);
            assert!(head.is_ok() || matches!(head, Err($pattern)), "{head:?}");
        }};
    }
    gives!("", BadSave::Empty);
    gives!(" \n\t\n", BadSave::Empty);
    gives!("Louis XIV", BadSave::NotJson { .. });
    gives!(vec![0xff, 0xfe, 0], BadSave::NotJson { .. });
    gives!(vec![0; 4096], BadSave::NotJson { .. });
    gives!("{\"format\": \"\u{1b}[2J", BadSave::NotJson { .. });
    gives!("{} {}", BadSave::NotJson { .. });
    gives!("null", BadSave::Foreign);
    gives!("17", BadSave::Foreign);
    gives!("{}", BadSave::Foreign);
    gives!("[\"louis-xiv-save\", 1, 1]", BadSave::Foreign);
    gives!("{\"format\": \"louis-xiv-components\", \"version\": 1}", BadSave::Other { .. });
    gives!(include_bytes!("../../assets/components.json"), BadSave::Other { .. });
    gives!("[".repeat(10_000), BadSave::TooDeep);
    gives!("{\"format\":".repeat(10_000), BadSave::TooDeep);
    gives!("[".repeat(100_000), BadSave::TooMuch);
    gives!(
        format!("{{\"format\": \"louis-xiv-save\", \"x\": [{}0]}}", "{\"\":0},".repeat(99_999)),
        BadSave::TooMuch
    );
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    let start = save::write(&session);
    gives!(start.replace("\"scenario\": null", &format!("\"scenario\": {deep}")), BadSave::TooDeep);
    gives!(start.replace("\"actions\": [", &format!("\"actions\": [{deep},")), BadSave::TooDeep);
    gives!(with("version", json!(2)), BadSave::NewerFormat { found: 2 });
    gives!(with("version", json!(u64::MAX)), BadSave::NewerFormat { found: u64::MAX });
    gives!(with("version", json!(0)), BadSave::NoVersion { .. });
    gives!(with("version", json!("1")), BadSave::NoVersion { .. });
    gives!(without("version"), BadSave::NoVersion { .. });
    gives!(with("rules", json!(3)), BadSave::OtherRules { found: 3 });
    gives!(with("rules", json!(0)), BadSave::OtherRules { found: 0 });
    gives!(start.replace("\"seed\": 9", "\"seed\": 1e999"), BadSave::NotJson { .. });
    gives!(
        start.replace("\"seed\": 9", "\"seed\": 99999999999999999999999"),
        BadSave::Field { .. }
    );
    gives!(with("seed", json!(-1)), BadSave::Field { .. });
    gives!(with("seed", json!(1.5)), BadSave::Field { .. });
    gives!(with("start", json!("E")), BadSave::Field { .. });
    gives!(with("start", json!("D")), BadSave::Opening(BadOpening::Start(Seat::D)));
    gives!(with("players", json!([])), BadSave::Opening(BadOpening::Players(0)));
    gives!(with("settled", json!(-3)), BadSave::Field { .. });
    gives!(with("surprise\u{1b}", json!(1)), BadSave::Field { .. });
    gives!(start.replace("\"seed\": 9", "\"seed\": 9, \"seed\": 9"), BadSave::Field { .. });
    gives!(with("scenario", json!({"round": 2})), BadSave::Opening(BadOpening::Scenario(_)));
    let person = |name: &str| json!({"name": name, "player": "person"});
    let names = json!([person("Anna"), person("B\u{1b}[31m"), person("C")]);
    gives!(with("players", names), BadSave::Opening(BadOpening::UnprintableName(Seat::B)));
    let note = json!([{"at": 1, "what": {"handed-over": {"seat": "D", "to": "person"}}}]);
    gives!(with("notes", note), BadSave::Opening(BadOpening::NoSeat(Seat::D)));
    for name in ["players", "start", "seed", "actions", "digest"] {
        gives!(without(name), BadSave::Field { .. });
    }
    for name in ["program", "summary", "components", "scenario", "notes", "settled", "undone"] {
        let restored = save::read(&without(name)).expect("a good save");
        assert_eq!(restored.session.game(), session.game(), "without {name}");
    }
}

/// What is wrong with a field is told by its path, with the nearest name and the place, whole in
/// every language.
#[test]
fn a_wrong_field_is_told_by_its_path_in_every_language() {
    let session = played(3, 9, 5);
    let start = save::write(&session);
    let told = |from: &str, to: &str| {
        assert!(start.contains(from), "{from}");
        let error = bad(start.replacen(from, to, 1).as_bytes());
        let [english, others @ ..] = [Lang::En, Lang::Fr, Lang::De].map(|lang| {
            let words = error.in_words(&Text::new(lang));
            for raw in ["expected one of", "invalid ", "unknown ", "struct ", "u64", "..."] {
                assert!(!words.contains(raw), "{words}");
            }
            words
        });
        others.iter().for_each(|words| assert_ne!(*words, english));
        english
    };
    let person = "{\"name\":\"Bruno\",\"player\":\"person\"}";
    let cases = [
        ("\"seed\": 9", "\"foo\": 1,\n  \"seed\": 9", "foo: there is no field \"foo\" here, only "),
        ("\"seed\": 9", "\"sed\": 9", "did you mean `seed`?"),
        ("\"seed\": 9", "\"seed\": \"B\"", "seed: a whole number is needed, and here stands \"B\""),
        (person, "-1", "players[1]: an object is needed, and here stands -1"),
        (person, "{}", "players[1]: the field \"name\" is missing"),
        (
            person,
            "{\"name\":\"Bruno\",\"player\":\"prson\"}",
            "players[1].player: there is no \"prson\" here; did you mean `person`?",
        ),
        (
            person,
            "{\"name\":\"Bruno\",\"player\":\"bot\"}",
            "players[1].player: here stands \"bot\"; write {\"bot\": …}",
        ),
        ("\"start\": \"A\"", "\"start\": \"E\"", "start: there is no \"E\" here, only A, B, C, D"),
    ];
    for (from, to, wanted) in cases {
        let words = told(from, to);
        assert!(words.contains(wanted) && words.contains("(line "), "{to}: {words}");
    }
    let twice = told("\"seed\": 9,", "\"seed\": 9,\n\"seed\": 9,");
    assert!(twice.starts_with("the field \"seed\" stands here twice (line "), "{twice}");
    assert!(twice.ends_with(", column 1)"), "{twice}");
}

#[test]
fn what_no_longer_replays_opens_at_the_last_good_action() {
    let session = played(3, 10, 30);
    let unknown = changed(&session, |value| value["actions"][20] = json!(["A", "bow\u{1b}"]));
    let seat = changed(&session, |value| {
        let other = if value["actions"][20][0] == "A" { "B" } else { "A" };
        value["actions"][20][0] = json!(other);
    });
    let action =
        changed(&session, |value| value["actions"][20][1] = json!({"gain": {"coins": 200}}));
    let number =
        changed(&session, |value| value["actions"][20][1] = json!({"gain": {"coins": 900}}));
    let digest = changed(&session, |value| value["digest"] = json!("fnv1a64:0000000000000000"));
    let seed = changed(&session, |value| value["seed"] = json!(11));
    for (bytes, good) in [
        (unknown, Some(20)),
        (seat, Some(20)),
        (action, Some(20)),
        (number, Some(20)),
        (digest, Some(30)),
        (seed, None),
    ] {
        let folder = folder();
        let path = folder.path().join("anna-bruno-chlo-1.json");
        fs::write(&path, &bytes).expect("a writable directory");
        let mut loaded = load(&path).expect("it opens");
        let trouble = loaded.trouble.expect("and says what is wrong");
        match (&trouble, good) {
            (Trouble::UnknownAction { number, text }, Some(20)) => {
                assert_eq!(*number, 21);
                assert!(!text.contains(char::is_control));
            }
            (Trouble::IllegalAction { number, refused }, Some(20)) => {
                assert_eq!(*number, 21);
                assert!(matches!(refused, Refused::Illegal(_) | Refused::NotAsked { .. }));
            }
            (Trouble::WrongDigest { expected, found }, Some(30)) => {
                assert_eq!(expected, "fnv1a64:0000000000000000");
                assert_eq!(*found, session.digest());
            }
            (_, None) => {}
            (trouble, good) => panic!("{trouble:?} at {good:?}"),
        }
        if let Some(good) = good {
            assert_eq!(loaded.session.len(), good);
            assert_eq!(Some(loaded.session.game()), session.position_at(good));
        }
        // It goes on in a new file, and the broken one stays as it is.
        assert_ne!(loaded.file.path(), path);
        play(&mut loaded.session, &mut Chance::new(1, Stream::Guess), 2);
        loaded.file.save(&loaded.session).expect("a writable directory");
        loaded.file.save(&loaded.session).expect("a writable directory");
        assert_eq!(fs::read(&path).expect("still there"), bytes);
        let new = load(loaded.file.path()).expect("the new one is good");
        assert_eq!((new.trouble, new.session.game()), (None, loaded.session.game()));
    }
}

#[test]
fn actions_after_the_end_are_not_allowed() {
    let session = played(2, 12, usize::MAX);
    let count = session.len();
    let bytes = changed(&session, |value| {
        let actions = value["actions"].as_array_mut().expect("a list");
        actions.push(serde_json::to_value((Seat::A, Action::Pass)).expect("JSON"));
    });
    let restored = save::read(&bytes).expect("it opens");
    let over = Refused::NotAsked { given: Seat::A, asked: None };
    let trouble = Trouble::IllegalAction { number: count + 1, refused: over };
    assert_eq!(restored.trouble, Some(trouble));
}

#[test]
fn the_summary_is_not_trusted() {
    let session = played(2, 18, 20);
    let summary = json!({"round": 4, "phase": "over", "actions": 999});
    let bytes = changed(&session, |value| value["summary"] = summary);
    let restored = save::read(&bytes).expect("a good save");
    assert_eq!((restored.trouble, restored.session.game()), (None, session.game()));
}

#[test]
fn a_save_without_a_summary_is_listed_from_the_game() {
    let session = played(3, 3, 77);
    let bytes = changed(&session, |value| {
        value.as_object_mut().expect("a save is an object").remove("summary");
    });
    let plain = save::headline(save::write(&session).as_bytes()).expect("a good save");
    assert_eq!(save::headline(&bytes), Ok(plain));
}
