//! Whatever stands in a file, in its name or on the command line, a terminal gets letters.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Write;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use louis_xiv::session::save::RULES;

/// A title, a cleared screen, the same by one sign, a text turned round, a line that ends, a bell.
const HOSTILE: &str = "x\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{9d}0;y\u{9c}\u{202e}\u{2028}\u{2066}\u{200f}\u{8}\r\u{7f}z";

fn run(args: &[&OsStr], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_louis-xiv"))
        .args(args)
        .env("LC_ALL", "C")
        .env("LOUIS_XIV_DATA", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // It may have had enough before the end.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// Runs the program, and looks at every letter that it says; gives all of it.
fn only_letters(args: &[&OsStr], input: &str) -> String {
    let Output { stdout, stderr, .. } = run(args, input);
    let said = String::from_utf8([stdout, stderr].concat()).expect("text");
    let bad = said.chars().find(|&c| {
        c.is_control() && !matches!(c, '\n' | '\t')
            || matches!(c, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    });
    assert_eq!(bad, None, "{args:?}: {said:?}");
    said
}

fn file(folder: &Path, name: impl AsRef<OsStr>, text: &str) -> PathBuf {
    let path = folder.join(name.as_ref());
    fs::write(&path, text).expect("a writable directory");
    path
}

fn scenario(fields: serde_json::Value) -> String {
    let mut all = serde_json::json!({"format": "louis-xiv-scenario", "version": 1, "players": 3});
    for (key, value) in fields.as_object().expect("fields") {
        all[key] = value.clone();
    }
    all.to_string()
}

#[test]
fn what_a_file_says_is_shown_as_letters() {
    use serde_json::json;
    let folder = tempfile::tempdir().expect("a folder");
    let texts = [
        scenario(json!({"comment": HOSTILE})),
        scenario(json!({HOSTILE: 1})),
        scenario(json!({"seats": {"A": {HOSTILE: 1}}})),
        scenario(json!({"seats": {HOSTILE: []}})),
        scenario(json!({"markers": {HOSTILE: []}})),
        scenario(json!({"expect": {HOSTILE: 1}})),
        scenario(json!({"expect": {"seats": {HOSTILE: {HOSTILE: HOSTILE}}}})),
        scenario(json!({"expect": {"events": [{"what": HOSTILE}], "decision": HOSTILE}})),
        scenario(json!({"format": HOSTILE})),
        scenario(json!({"steps": [["A", {HOSTILE: 1}]]})),
        json!({"format": "louis-xiv-components", HOSTILE: 1}).to_string(),
        json!({"format": "louis-xiv-components", "version": 1, "boards": [{HOSTILE: 2}]}).to_string(),
        json!({"format": "louis-xiv-save", "version": HOSTILE, "rules": RULES}).to_string(),
        json!({"format": "louis-xiv-save", "version": 1, "rules": RULES, HOSTILE: 1}).to_string(),
        json!({"format": "louis-xiv-save", "version": 1, "rules": RULES, "players": [{"name": HOSTILE, "player": "person"},
            {"name": "b", "player": {"bot": HOSTILE}}], "start": "A", "seed": 1, "actions": [], "digest": HOSTILE}).to_string(),
        json!({"format": "louis-xiv-save", "version": 1, "rules": RULES, "players": [{"name": "a", "player": "person"},
            {"name": "b", "player": "person"}], "start": "A", "seed": 1, "actions": [["A", {HOSTILE: HOSTILE}]], "digest": HOSTILE}).to_string(),
        format!("{{\"{HOSTILE}"),
        format!("{HOSTILE}{{}}"),
    ];
    let mut said = String::new();
    for text in &texts {
        let path = file(folder.path(), "file.json", text);
        let path = path.as_os_str();
        for args in [
            &["scenario", "check"][..],
            &["scenario", "show"],
            &["scenario", "legal"],
            &["replay"],
            &["replay", "--check"],
            &["resume", "--plain"],
            &["play", "--plain", "--scenario"],
            &["play", "--plain", "--players", "Anna,Bruno", "--components"],
        ] {
            let mut args: Vec<&OsStr> = args.iter().map(OsStr::new).collect();
            args.push(path);
            said += &only_letters(&args, "");
        }
    }
    // It is shown, and not dropped.
    assert!(said.contains("x?]0;owned??[2J?31m?0;y??????"), "{said}");
}

#[test]
fn names_of_files_and_arguments_are_shown_as_letters() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = [
        OsString::from(HOSTILE),
        OsString::from("new\nline"),
        OsString::from_vec(b"\xff\x9b2J\x1b[m".to_vec()),
    ];
    for name in &names {
        let path = file(folder.path(), name, "{}");
        let missing = folder.path().join("none").join(name);
        for path in [path.as_os_str(), missing.as_os_str(), name] {
            for args in [
                &["scenario", "check"][..],
                &["replay"],
                &["resume"],
                &["resume", "--plain"],
                &["play", "--scenario"],
                &["play", "--components"],
                &["play", "--start"],
                &["play", "--plain", "--players"],
                &["rules"],
                &["rules", "--search"],
                &["learn"],
                &["learn", "--list", "--data-dir"],
                &["resume", "--data-dir"],
                &["simulate", "--players"],
                &["simulate", "--games"],
                &["simulate", "--failures"],
                &["--lang"],
                &["play", "--theme"],
                &["completions"],
                &["scenario", "apply", "-"],
                &["scenario", "advise", "-", "--bot"],
                &[],
            ] {
                let of_file =
                    matches!(args[..], [.., "check" | "replay" | "--plain" | "--components"]);
                let mut args: Vec<&OsStr> = args.iter().map(OsStr::new).collect();
                args.push(path);
                let said = only_letters(&args, "");
                assert!(!of_file || !said.contains("new\nline"), "{said}");
            }
        }
    }
}

#[test]
fn help_is_the_same_whatever_the_program_is_called() {
    use std::os::unix::process::CommandExt;
    let out = Command::new(env!("CARGO_BIN_EXE_louis-xiv")).arg0(HOSTILE).arg("--help").output();
    let said = String::from_utf8(out.expect("it runs").stdout).expect("text");
    assert!(said.contains("louis-xiv") && !said.contains("owned"), "{said:?}");
}

#[test]
fn replies_to_programs_are_the_same_json_in_letters() {
    let requests = [
        serde_json::json!({"do": "decision", "id": HOSTILE}),
        serde_json::json!({"do": HOSTILE}),
        serde_json::json!({"do": "start", HOSTILE: 1}),
        serde_json::json!({"do": "start", "players": [HOSTILE, "b"]}),
        serde_json::json!({"do": "start", "players": 2, "scenario": {HOSTILE: 1}}),
    ];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let said = only_letters(&[OsStr::new("engine")], &input);
    assert_eq!(said.lines().count(), requests.len());
    let first: serde_json::Value =
        serde_json::from_str(said.lines().next().expect("a reply")).expect("JSON");
    assert_eq!(first["id"], HOSTILE);
}

#[test]
fn numbered_play_shows_letters() {
    let input = format!("{HOSTILE},b\n{HOSTILE}\n1\n");
    let args = ["play", "--plain"].map(OsStr::new);
    only_letters(&args, &input);
}
