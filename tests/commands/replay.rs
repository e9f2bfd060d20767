//! `replay` from outside: checks, transcripts, positions, bad files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Seat, Seats};
use louis_xiv::scenario::Scenario;
use louis_xiv::session::{Opening, Session, save};
use louis_xiv::text::{Lang, Names, Text};

fn run(args: &[&str]) -> (Option<i32>, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
    program.env("LC_ALL", "C").env("LOUIS_XIV_DATA", env!("CARGO_TARGET_TMPDIR"));
    let Output { status, stdout, stderr } = program.args(args).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (status.code(), text(stdout), text(stderr))
}

fn fixture(players: usize) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    folder.join(format!("whole-game-of-{players}.json")).display().to_string()
}

/// A game of three that is not over.
fn unfinished(actions: usize) -> Session {
    let opening = Opening::of_people(["Anna", "Bruno", "Clara"], Seat::B, 5);
    let mut session = Session::new(opening).expect("a good opening");
    let (mut chance, mut list) = (Chance::new(5, Stream::Guess), Vec::new());
    for _ in 0..actions {
        session.legal_actions(&mut list);
        let action = list[chance.below(list.len() as u32) as usize];
        session.play(action).expect("a listed action");
    }
    session
}

fn write(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
    let path: PathBuf = folder.path().join(name);
    fs::write(&path, text).expect("a writable directory");
    path.display().to_string()
}

#[test]
fn whole_games_still_lead_to_the_same_table() {
    for (players, actions) in [(2, 64), (3, 128)] {
        let file = fixture(players);
        let (code, out, err) = run(&["replay", "--check", &file]);
        assert_eq!((code, err.as_str()), (Some(0), ""));
        assert_eq!(out, format!("ok       {file}: {actions} actions\n"));
    }
    assert_eq!(run(&["replay", "--check", &fixture(4)]).0, Some(0));
}

#[test]
fn another_digest_and_another_action_are_mismatches_that_say_where() {
    let folder = tempfile::tempdir().expect("a directory");
    let good = fs::read_to_string(fixture(2)).expect("the fixture is there");
    let at = good.find("fnv1a64:").expect("a digest") + "fnv1a64:".len();
    let digit = if &good[at..=at] == "0" { "1" } else { "0" };
    let other = format!("{}{digit}{}", &good[..at], &good[at + 1..]);
    let file = write(&folder, "digest.json", &other);
    let (code, out, err) = run(&["replay", "--check", &file]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.contains("the actions lead to a position with digest fnv1a64:"), "{err}");

    let first = r#"["A",{"play":{"card":"joker","use":{"place":[5,6]}}}]"#;
    assert!(good.contains(first), "the first action of the fixture");
    let file = write(&folder, "action.json", &good.replacen(first, r#"["A","pass"]"#, 1));
    let (code, _, err) = run(&["replay", "--check", &file]);
    assert_eq!(code, Some(1));
    assert!(err.contains("action 1 is not allowed") && err.contains("R5.3"), "{err}");
}

#[test]
fn files_that_cannot_be_used_are_bad_files() {
    let folder = tempfile::tempdir().expect("a directory");
    let good = fs::read_to_string(fixture(2)).expect("the fixture is there");
    let cut = write(&folder, "cut.json", &good[..good.len() / 2]);
    let foreign = write(&folder, "foreign.json", "{}");
    let missing = folder.path().join("missing.json").display().to_string();
    for (file, why) in [(cut, "cut off"), (foreign, "not a save"), (missing, "no such file")] {
        for how in [&["replay", "--check"][..], &["replay"][..]] {
            let (code, out, err) = run(&[how, &[&file]].concat());
            assert_eq!((code, out.as_str()), (Some(3), ""), "{file}");
            assert!(err.contains(why) && err.contains(&file), "{err}");
        }
    }
}

#[test]
fn an_unfinished_game_is_told_as_the_table_saw_it_unless_opened() {
    let folder = tempfile::tempdir().expect("a directory");
    let session = unfinished(60);
    let file = write(&folder, "game.json", &save::write(&session));
    let (code, public, err) = run(&["replay", &file]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(public.starts_with("Louis XIV: 3 players, Bruno starts.\n\n# Round 1"));
    assert!(!public.contains("\n  > "), "answers can tell what is hidden");
    let (code, open, _) = run(&["replay", "--open", &file]);
    assert_eq!(code, Some(0));
    assert!(open.starts_with("Louis XIV: 3 players, seed 5, Bruno starts.\n\n# Round 1"));
    assert_eq!(open.matches("\n  > ").count(), 60);
    let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
    let text = Text::new(Lang::En);
    let mut secrets = 0;
    for step in (0..=60).filter_map(|number| session.steps_of(number)).flatten() {
        let whole = text.event_cited(&step.event, &names);
        let seen = text.event_cited(&step.event.seen_by(None), &names);
        assert!(public.contains(&seen) && open.contains(&whole), "{whole}");
        assert!(seen == whole || !public.contains(&whole), "{whole}");
        secrets += usize::from(seen != whole);
    }
    assert!(secrets > 10, "{secrets}");
    let (_, early, _) = run(&["replay", "--at", "3", "--open", &file]);
    assert_eq!(early.matches("\n  > ").count(), 3);
    assert!(open.starts_with(&early));
}

#[test]
fn a_finished_game_is_told_whole_with_the_score() {
    let (code, out, _) = run(&["replay", &fixture(2)]);
    assert_eq!(code, Some(0));
    assert_eq!(out.matches("\n  > ").count(), 64);
    assert!(out.contains("## The score by category\n"), "{out}");
    assert!(out.contains("Anna") && out.contains("Bruno"));
}

#[test]
fn every_position_can_be_exported_and_reads_back_equal() {
    let folder = tempfile::tempdir().expect("a directory");
    let session = unfinished(45);
    let file = write(&folder, "game.json", &save::write(&session));
    for count in [0, 1, 17, 45] {
        let at = count.to_string();
        let (code, out, err) = run(&["replay", "--at", &at, "--export", &file]);
        assert_eq!((code, err.as_str()), (Some(0), ""));
        let game = Scenario::read(&out).expect("a scenario").begin(&mut ()).expect("a position");
        assert_eq!(Some(&game), session.position_at(count), "after {count}");
    }
    let (code, out, err) = run(&["replay", "--at", "46", "--export", &file]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("has only 45 actions"), "{err}");
    assert_eq!(run(&["replay", "--check", "--open", &file]).0, Some(2));
}
