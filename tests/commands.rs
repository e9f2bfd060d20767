//! The program from outside: what goes to stdout and stderr, and the exit code.

use std::process::{Command, Output, Stdio};

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
    // English, whatever the machine speaks and the tester has set.
    command.args(args).env("LC_ALL", "C").env("LOUIS_XIV_DATA", env!("CARGO_TARGET_TMPDIR"));
    command
}

fn run(args: &[&str]) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = program(args).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn one_rule_by_either_spelling() {
    let (code, out, err) = run(&["rules", "R6.8"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(out.starts_with("R6.8 Louis's board\n"), "{out}");
    assert_eq!(run(&["rules", "6.8"]).1, out);
}

#[test]
fn a_chapter_and_everything() {
    let (_, chapter, _) = run(&["rules", "R9"]);
    assert!(chapter.starts_with("# R9 The game for two\n\nR9.1 "), "{chapter}");
    let (code, all, _) = run(&["rules"]);
    assert_eq!(code, Some(0));
    assert!(all.starts_with("# Words\n\nboard: "), "{all}");
    assert!(all.contains("\nin turn order: one player after the other"), "{all}");
    let (words, rules) = all.split_once("\n\n# R1 Components\n").expect("the rules follow");
    assert_eq!((words.lines().count(), rules.contains("# Words")), (11, false));
    assert!(all.ends_with(&chapter));
}

#[test]
fn an_unknown_rule_is_a_mistake_of_use() {
    for name in ["R6.15", "R10", "0", "six"] {
        let (code, out, err) = run(&["rules", name]);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{name}");
        assert!(err.contains(&format!("there is no rule \"{name}\"")), "{err}");
    }
}

#[test]
fn a_start_player_without_a_seat_is_a_mistake_of_use() {
    let (code, out, err) = run(&["transcript", "--players", "2", "--start", "C"]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert_eq!(err, "error: The start player C has no seat at this table.\n");
}

#[test]
fn version_and_help() {
    let (code, version, _) = run(&["--version"]);
    assert_eq!(code, Some(0));
    assert!(version.contains("Unofficial implementation"), "{version}");
    let (code, help, err) = run(&["--help"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(help.contains("Usage: louis-xiv"), "{help}");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let mut child = program(&["transcript"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn the_flag_wins_over_the_settings_and_these_over_the_environment() {
    let home = tempfile::tempdir().expect("a temporary directory");
    let help = |settings: &str, environment: &str, args: &[&str]| {
        std::fs::write(home.path().join("settings.json"), settings).expect("a file");
        let mut program = program(&[args, &["--help"]].concat());
        program.env("LOUIS_XIV_DATA", home.path()).env("LC_ALL", environment);
        let Output { status, stdout, .. } = program.output().expect("the program runs");
        assert_eq!(status.code(), Some(0));
        String::from_utf8(stdout).expect("output is text")
    };
    let [english, french, german] =
        ["en", "fr", "de"].map(|code| help("{}", "C", &["--lang", code]));
    assert!(english.contains("\nUsage: louis-xiv"), "{english}");
    assert_eq!(help("{}", "C", &[]), english);
    assert_eq!(help("{}", "fr_FR.UTF-8", &[]), french);
    assert_eq!(help("{\"language\":\"de\"}", "fr_FR.UTF-8", &[]), german);
    assert_eq!(help("{\"language\":\"de\"}", "fr_FR.UTF-8", &["--lang=fr"]), french);
}
