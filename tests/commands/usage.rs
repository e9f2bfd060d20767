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
fn words_are_searched_for_without_quotes() {
    let (code, out, err) = run(&["rules", "--search", "last", "card"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(out.starts_with("R5.10 The last card\n"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with('R')).count(), 4, "no more: {out}");
    let (_, out, _) = run(&["rules", "--search", "card last"]);
    assert!(out.starts_with("R5.10 The last card\n"), "{out}");
}

#[test]
fn a_chapter_and_everything() {
    let (_, chapter, _) = run(&["rules", "R9"]);
    assert!(chapter.starts_with("# R9 The game for two\n\nR9.1 "), "{chapter}");
    let (code, all, _) = run(&["rules"]);
    assert_eq!(code, Some(0));
    assert!(all.starts_with("# The game in short\n\nAim: "), "{all}");
    assert!(all.contains("\n\n# The boards, with both sides\n\n1 Anne"), "{all}");
    let (_, all) = all.split_once("\n\n# Words\n").expect("the words follow");
    let all = format!("# Words\n{all}");
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
fn rules_are_searched() {
    let (code, out, err) = run(&["rules", "--search", "CORNER"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(out.starts_with("R2.2 Neighbours\n"), "{out}");
    let (code, out, err) = run(&["rules", "--search", "xyzzy"]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("\"xyzzy\": not in the rules"), "{err}");
}

#[test]
fn lessons_are_listed_and_an_unknown_one_is_a_mistake_of_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let (code, out, err) = run(&["learn", "--list", "--data-dir", data]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert_eq!(out.lines().count(), 12);
    assert!(out.starts_with("1 court       The court and placing markers\n"), "{out}");
    let done =
        r#"{"format": "louis-xiv-progress", "version": 1, "lessons": {"two": {"done": true}}}"#;
    std::fs::write(folder.path().join("lessons.json"), done).expect("a file");
    let (_, out, _) = run(&["learn", "--list", "--data-dir", data]);
    assert!(out.lines().nth(11).is_some_and(|line| line.ends_with(" done")), "{out}");
    let (code, out, err) = run(&["learn", "chess", "--data-dir", data]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("There is no lesson \"chess\". The lessons are: court, "), "{err}");
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

/// Every command prints data on stdout and nothing on stderr.
#[test]
fn data_goes_to_stdout() {
    for args in DATA {
        let (code, out, err) = run(args);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
        assert!(!out.is_empty() && !out.contains('\u{1b}'), "{args:?}");
    }
}

const SCENARIO: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/assets/scenarios/bribe-with-the-discount.json");
const SAVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/whole-game-of-2.json");

/// Each command that prints, in a way that goes well.
const DATA: &[&[&str]] = &[
    &["rules"],
    &["transcript", "--players", "2"],
    &["transcript", "--bots", "medium,easy"],
    &["replay", SAVE],
    &["replay", "--text", SAVE],
    &["replay", "--check", SAVE],
    &["replay", "--at", "3", "--export", SAVE],
    &["simulate", "--games", "2", "--players", "random,random"],
    &["simulate", "--games", "2", "--players", "random,random", "--format", "json"],
    &["simulate", "--games", "2", "--players", "random,random", "--format", "csv"],
    &["scenario", "check", SCENARIO],
    &["scenario", "show", SCENARIO],
    &["scenario", "legal", SCENARIO],
    &["formats"],
    &["formats", "--schema", "scenarios"],
    &["completions", "bash"],
    &["help", "play"],
    &["man", "scenario", "check"],
    &["scenario", "list"],
    &["scenario", "print", "shared-win"],
    &["scenario", "events", SCENARIO],
    &["learn", "--list"],
    &["--help"],
    &["--version"],
];

/// A reader who closes the pipe is no failure, whatever is printed.
#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    for args in DATA {
        let mut child = program(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}

/// Mistakes of use end with 2, bad files with 3, and neither prints data.
#[test]
fn messages_go_to_stderr_with_the_exit_code() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let missing = folder.path().join("missing.json").display().to_string();
    let broken = folder.path().join("broken.json").display().to_string();
    std::fs::write(&broken, "{\"format\": 7").expect("a writable directory");
    let (missing, broken) = (missing.as_str(), broken.as_str());
    let cases: &[(i32, &[&str])] = &[
        (2, &["dance"]),
        (2, &["rules", "R99"]),
        (2, &["transcript", "--players", "5"]),
        (2, &["transcript", "--bots", "medium,nobody"]),
        (2, &["transcript", "--bots", "medium"]),
        (2, &["replay"]),
        (2, &["replay", "--at", "9999", SAVE]),
        (2, &["simulate", "--games", "many"]),
        (2, &["simulate", "--players", "random,nobody"]),
        (2, &["scenario"]),
        (2, &["scenario", "show"]),
        (2, &["formats", "cheese"]),
        (2, &["completions", "cmd"]),
        (2, &["engine", "now"]),
        (2, &["play", "--players", "Anna"]),
        (2, &["play", "--plain", "--players", "Anna"]),
        (2, &["play", "--plain", "--players", "Anna,Bruno", "--start", "Zoe"]),
        (2, &["learn", "cheese"]),
        (3, &["replay", missing]),
        (3, &["replay", "--check", broken]),
        (3, &["resume", missing]),
        (3, &["resume", "--plain", broken]),
        (3, &["resume", "--plain"]),
        (3, &["play", "--plain", "--scenario", missing]),
        (3, &["play", "--plain", "--players", "Anna,Bruno", "--components", broken]),
        (3, &["scenario", "check", missing]),
        (3, &["scenario", "show", broken]),
        (3, &["scenario", "legal", broken]),
        (3, &["scenario", "apply", broken, "\"pass\""]),
        (1, &["scenario", "apply", SCENARIO, "\"pay-two\""]),
    ];
    for (wanted, args) in cases {
        let mut command = program(args);
        command.env("LOUIS_XIV_DATA", folder.path().join("data")).stdin(Stdio::null());
        let Output { status, stdout, stderr } = command.output().expect("the program runs");
        assert_eq!(status.code(), Some(*wanted), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&stdout), "", "{args:?}");
        assert!(!stderr.is_empty(), "{args:?}");
    }
}

/// A mistake is told so that it can be mended.
#[test]
fn mistakes_say_what_would_be_right() {
    let cases: &[(&[&str], &str)] = &[
        (
            &["scenario", "advise", SCENARIO, "--bot", "medium", "--budget", "500"],
            "'medium' has no budget",
        ),
        (
            &["scenario", "advise", SCENARIO, "--budget", "5x"],
            "hard:1..1000000, hard:1ms..600000ms, master:1..1000000",
        ),
        (&["simulate", "--each", ".", "--games", "1"], "it is a directory"),
        (&["formats", "statistics", "--schema", "components"], "cannot be given together"),
        (&["transcript", "--players", "3", "--bots", "easy,easy"], "cannot be given together"),
        (&["play", "--players", "Anna,Bruno"], "louis-xiv play --plain"),
        (
            &["simulate", "--scenario", SCENARIO, "--players", "easy,easy"],
            "the scenario is for 3, and 2 sit at the table",
        ),
    ];
    for (args, wanted) in cases {
        let (code, out, err) = run(args);
        assert_ne!(code, Some(0), "{args:?}");
        assert_eq!(out, "", "{args:?}");
        assert!(err.contains(wanted) && !err.contains("os error"), "{args:?}: {err}");
    }
    let (_, _, err) = run(&["scenario", "print", "shared-wi"]);
    let place = |words: &str| err.find(words).unwrap_or_else(|| panic!("{words}: {err}"));
    assert!(place("Did you mean 'shared-win'?") < place("bribe-for-nothing"), "{err}");
}

/// A full-screen command whose output is no terminal says so and stops.
#[test]
fn the_screen_needs_a_terminal() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    for args in [&[][..], &["play", "--players", "Anna,Bruno"], &["resume", SAVE]] {
        let mut command = program(args);
        command.env("LOUIS_XIV_DATA", folder.path()).stdin(Stdio::null());
        let Output { status, stdout, stderr } = command.output().expect("the program runs");
        assert_eq!((status.code(), stdout.as_slice()), (Some(2), &b""[..]), "{args:?}");
        assert!(String::from_utf8_lossy(&stderr).contains("needs a terminal"), "{args:?}");
    }
}

#[test]
fn every_command_has_help_with_examples() {
    let (_, help, _) = run(&["--help"]);
    let commands: Vec<&str> = help
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(commands.len() >= 11, "{commands:?}");
    for command in commands {
        let (code, help, err) = run(&[command, "--help"]);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{command}");
        assert!(
            help.contains("Example") && help.contains(&format!("louis-xiv {command}")),
            "{help}"
        );
    }
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

#[test]
fn json_does_not_depend_on_the_language() {
    let scenario = "assets/scenarios/bribe-with-the-discount.json";
    let commands: [&[&str]; 5] = [
        &["simulate", "--games", "4", "--players", "easy,random", "--format", "json"],
        &["simulate", "--games", "4", "--players", "easy,random", "--format", "csv"],
        &["scenario", "advise", scenario, "--bot", "medium", "--format", "json"],
        &["scenario", "legal", scenario],
        &["scenario", "apply", scenario, r#""pass""#],
    ];
    for command in commands {
        let [english, french, german] = ["en", "fr", "de"].map(|code| {
            let (status, out, err) = run(&[&["--lang", code], command].concat());
            assert_eq!(status, Some(0), "{err}");
            out
        });
        assert!(!english.is_empty());
        assert_eq!(english, french, "{command:?}");
        assert_eq!(english, german, "{command:?}");
    }
}

#[test]
fn a_scenario_that_cannot_be_played_is_a_bad_file_or_a_mismatch() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let start = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 3"#;
    for (rest, code, expected) in [
        (r#", "markers": {"4": {"A": 17}}}"#, 3, "wrong.json: seats.A: 17 markers"),
        (
            r#", "seats": {"A": {"laid": ["win-tie"]}, "B": {"laid": ["win-tie"]}}}"#,
            3,
            "win-tie is",
        ),
        (r#", "steps": [["B", "accept"]]}"#, 1, "wrong.json: steps[0]:"),
    ] {
        let path = folder.path().join("wrong.json");
        std::fs::write(&path, format!("{start}{rest}")).expect("a file");
        let path = path.display().to_string();
        for args in [&["scenario", "show", &path][..], &["play", "--plain", "--scenario", &path]] {
            let (found, said) = complaint(args, folder.path());
            assert_eq!(found, Some(code), "{said}");
            assert!(said.contains(expected), "{said}");
        }
    }
    // As many as the scenario is for must be named.
    let good = "assets/scenarios/shared-win.json";
    let args = ["play", "--plain", "--scenario", good, "--players", "Anna,Bruno,Clara,David"];
    let (code, said) = complaint(&args, folder.path());
    assert_eq!(code, Some(2), "{said}");
}

#[test]
fn bots_without_names_get_names_that_nobody_has() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let players = "Anna,bot:easy,Bruno,bot:medium";
    let (code, said) = complaint(&["play", "--plain", "--players", players], folder.path());
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn errors_are_said_in_the_language_that_is_spoken() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let file = |name: &str, content: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).expect("a file");
        path.display().to_string()
    };
    let cut = file("cut.json", "{\"format\": \"louis-xiv-save\", ");
    let wrong = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 5}"#;
    let wrong = file("wrong.json", wrong);
    let cases: [(&[&str], &str, &str); 7] = [
        (&["resume", "none.json"], "fichier introuvable", "Datei nicht gefunden"),
        (&["replay", &cut], "s'arrête à la ligne 1", "bricht in Zeile 1 ab"),
        (&["scenario", "show", &wrong], "un nombre entier de 2 à 4", "eine ganze Zahl von 2 bis 4"),
        (&["play", "--plain", "--players", "Anna"], "On joue de 2 à 4", "Es spielen 2 bis 4"),
        (&["play", "--plain", "--players", "Anna,anna"], "le même nom", "denselben Namen"),
        (&["play", "--seed", "x"], "un nombre entier", "eine ganze Zahl"),
        (&["simulate", "--jobs", "0"], "trop petit", "zu klein"),
    ];
    for (args, french, german) in cases {
        for (code, expected) in [("fr", french), ("de", german)] {
            let (_, said) = complaint(&[&["--lang", code], args].concat(), folder.path());
            assert!(said.contains(expected), "{args:?} {code}: {said}");
        }
    }
}

/// What a command says on stderr, with its exit code.
fn complaint(args: &[&str], home: &std::path::Path) -> (Option<i32>, String) {
    let mut command = program(args);
    command.env("LOUIS_XIV_DATA", home).stdin(Stdio::null());
    let Output { status, stderr, .. } = command.output().expect("the program runs");
    (status.code(), String::from_utf8_lossy(&stderr).into_owned())
}

#[test]
#[cfg(unix)]
fn files_without_an_end_are_refused() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let large = folder.path().join("large.json");
    let file = std::fs::File::create(&large).expect("a writable directory");
    file.set_len(17 << 20).expect("a file has a length");
    let large = large.to_str().expect("the path is text");
    for (file, why) in [("/dev/zero", "is not a regular file"), (large, "is larger than any file")]
    {
        for args in [
            &["play", "--plain", "--players", "A,B", "--components", file][..],
            &["play", "--plain", "--scenario", file],
            &["scenario", "check", file],
            &["scenario", "show", file],
            &["replay", "--check", file],
        ] {
            let (code, said) = complaint(args, folder.path());
            assert_eq!(code, Some(3), "{args:?}: {said}");
            assert!(said.contains(why), "{args:?}: {said}");
        }
    }
}

#[test]
fn complaints_are_in_words_of_the_game() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let write = |name: &str, content: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).expect("a writable directory");
        path.display().to_string()
    };
    let empty = write("empty.json", "");
    let list = write("list.json", "7");
    let head = "{\"format\": \"louis-xiv-scenario\", \"version\": 1, \"players\": 2";
    let decks = write("decks.json", &format!("{head}, \"decks\": []}}"));
    let pass = write("pass.json", &format!("{head}, \"steps\": [[\"A\", \"pass\"]]}}"));
    let cases: &[(&[&str], &str, &str)] = &[
        (&["scenario", "check", &empty], "it ends in the middle", ".: "),
        (
            &["play", "--plain", "--players", "A,B", "--components", &list],
            "an object is needed, and here stands 7",
            "struct",
        ),
        (&["scenario", "check", &list], "an object is needed", "struct"),
        (&["scenario", "check", &decks], "decks: an object is needed", "struct"),
        (&["play", "--plain", "--scenario", &pass], "steps[0]: ", "MustChoose"),
        (&["play", "--plain", "--players", "A,\u{3164}"], "cannot be shown", "empty"),
    ];
    for (args, wanted, unwanted) in cases {
        let (code, said) = complaint(args, &folder.path().join("data"));
        assert!(matches!(code, Some(1..=3)), "{args:?}: {said}");
        assert!(said.contains(wanted) && !said.contains(unwanted), "{args:?}: {said}");
    }
}

#[test]
fn settings_that_cannot_be_used_are_named() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let settings = folder.path().join("settings.json");
    std::fs::write(&settings, "{\"language\": \"zz\"}").expect("a writable directory");
    let (_, said) = complaint(&["resume", "--plain"], folder.path());
    assert!(said.contains("language is not usable"), "{said}");
    std::fs::remove_file(&settings).expect("the file can be removed");
    std::fs::create_dir(&settings).expect("a writable directory");
    let (_, said) = complaint(&["resume", "--plain"], folder.path());
    assert!(said.contains("is a directory, not a file"), "{said}");
    // The data directory is a file.
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("a writable directory");
    let (code, said) = complaint(&["resume", "--plain"], &file);
    assert_eq!(code, Some(3), "{said}");
    assert!(said.contains("check the path") && !said.contains("who may read"), "{said}");
}

/// Before another one is written, every file that cannot be used is kept; where, is told.
#[test]
fn a_file_that_will_be_kept_aside_says_where() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let large = " ".repeat(2 << 20);
    for name in ["settings.json", "lessons.json"] {
        let path = folder.path().join(name);
        let aside = folder.path().join(format!("{name}.bad"));
        let is_told = |said: &str| said.contains(&format!("is kept as {}", aside.display()));
        for unusable in ["{,}", "[]", &large] {
            std::fs::write(&path, unusable).expect("a writable directory");
            let (_, said) = complaint(&["resume", "--plain"], folder.path());
            assert!(is_told(&said), "{unusable:.9}: {said}");
        }
        std::fs::remove_file(&path).expect("the file can be removed");
        // What is no file stays where it is.
        std::fs::create_dir(&path).expect("a writable directory");
        let (_, said) = complaint(&["resume", "--plain"], folder.path());
        assert!(!is_told(&said), "{said}");
        std::fs::remove_dir(&path).expect("the directory can be removed");
    }
    std::fs::write(folder.path().join("settings.json"), r#"{"theme": "pink"}"#).expect("a file");
    let (_, said) = complaint(&["resume", "--plain"], folder.path());
    assert!(said.contains("settings.json.bad"), "one field is enough: {said}");
}

/// Whoever names a bot that there is not is told all of them, and their limits.
#[test]
fn an_unknown_bot_is_told_the_limits_of_the_known_ones() {
    let scenario = "assets/scenarios/bribe-with-the-discount.json";
    for args in [
        &["simulate", "--players", "hard:4294967295,random"][..],
        &["play", "--plain", "--players", "Anna,bot:hard:4294967295"],
        &["transcript", "--bots", "hard:4294967295,random"],
        &["scenario", "advise", scenario, "--bot", "hard:4294967295"],
        &["scenario", "advise", scenario, "--budget", "4294967295"],
        &["scenario", "advise", scenario, "--bot", "wise", "--budget", "5"],
    ] {
        let (code, _, said) = run(args);
        assert_eq!(code, Some(2), "{args:?}: {said}");
        let known = "random, easy, medium, keen, hard, master, hard:1..1000000, hard:1ms..600000ms, master:1..1000000";
        assert!(said.contains(known), "{args:?}: {said}");
    }
}

#[test]
fn a_bot_is_a_bot_however_it_is_spelled() {
    let (code, ..) = run(&["simulate", "--games", "1", "--players", "bot:random,Bot:Random"]);
    assert_eq!(code, Some(0));
    let folder = tempfile::tempdir().expect("a temporary directory");
    let (code, said) = complaint(
        &["play", "--plain", "--players", "Bot:Random,Zoe=BOT:random", "--seed", "3"],
        folder.path(),
    );
    assert_eq!((code, said.as_str()), (Some(0), ""));
    let saves = std::fs::read_dir(folder.path().join("saves")).expect("there are saves");
    let path = saves.map(|entry| entry.expect("an entry").path()).next().expect("a save");
    let save = std::fs::read_to_string(path).expect("the save can be read");
    assert_eq!(save.matches("{\"bot\":\"random\"}").count(), 2, "{save}");
}

#[test]
#[cfg(target_os = "linux")]
fn help_that_cannot_be_written_is_a_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("there is one");
    let status = program(&["--help"]).stdout(full).stderr(Stdio::null()).status();
    assert_eq!(status.expect("the program runs").code(), Some(3));
}

#[test]
fn help_and_manual_pages_by_command() {
    let (code, help, err) = run(&["help", "scenario", "check"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert_eq!(help, run(&["scenario", "check", "--help"]).1);
    assert_eq!(run(&["help"]).1, run(&["--help"]).1);
    let (code, _, err) = run(&["help", "dance"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("there is no command 'dance'"), "{err}");
    let (code, page, _) = run(&["man", "play"]);
    assert_eq!(code, Some(0));
    assert!(page.contains(".TH LOUIS-XIV-PLAY 1") && page.contains("\\-\\-players"), "{page}");
    let (_, page, _) = run(&["man", "scenario", "check"]);
    assert!(
        page.contains(".SH SYNOPSIS\nlouis\\-xiv scenario check [OPTIONS] <FILE>...\n"),
        "{page}"
    );
}

#[test]
fn a_save_is_read_from_stdin() {
    let save = std::fs::read_to_string(SAVE).expect("a save");
    let mut child = program(&["replay", "--check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    std::io::Write::write_all(&mut child.stdin.take().expect("a pipe"), save.as_bytes())
        .expect("a reader");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("ok       -: "));
}

/// What bash would offer after these words; none where there is no bash.
fn completed(words: &str, begun: &str) -> Option<Vec<String>> {
    let (_, script, _) = run(&["completions", "bash"]);
    let test = format!(
        "{script}\nCOMP_WORDS=({words} '{begun}')\nCOMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\n\
         _louis__xiv louis-xiv '{begun}' \"${{COMP_WORDS[COMP_CWORD - 1]}}\"\necho \"${{COMPREPLY[@]}}\""
    );
    let output = Command::new("bash").arg("-c").arg(test).output().ok()?;
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    Some(out.split_whitespace().map(str::to_owned).collect())
}

#[test]
fn bash_completes_after_the_first_word() {
    let cases = [
        ("louis-xiv", "scenario"),
        ("louis-xiv simulate --players", "hard"),
        ("louis-xiv formats", "events"),
        ("louis-xiv formats --schema", "views"),
        ("louis-xiv learn", "intrigue"),
        ("louis-xiv scenario", "advise"),
        ("louis-xiv scenario print", "shared-win"),
        ("louis-xiv scenario advise --bot", "medium"),
        ("louis-xiv completions", "fish"),
        ("louis-xiv transcript --bots", "medium"),
        ("louis-xiv play --players", "bot:hard"),
        ("louis-xiv man", "simulate"),
        ("louis-xiv help", "scenario"),
        ("louis-xiv rules", "R6"),
        ("louis-xiv rules", "R6.8"),
        ("louis-xiv simulate --until", "narrow:"),
    ];
    for (words, wanted) in cases {
        let Some(offered) = completed(words, "") else { return };
        assert!(offered.iter().any(|word| word == wanted), "{words}: {offered:?}");
    }
    // Players stand in one word.
    let offered = completed("louis-xiv simulate --players", "hard,easy,me").expect("bash is there");
    assert_eq!(offered, ["hard,easy,medium"]);
    let offered = completed("louis-xiv play --players", "Anna,bot:me").expect("bash is there");
    assert_eq!(offered, ["Anna,bot:medium"]);
    // A colon ends a word of the shell.
    let offered = completed("louis-xiv play --players Anna,bot :", "ha").expect("bash is there");
    assert_eq!(offered, ["hard"]);
}

/// Printed values: as shipped, one file checked, two compared, everything filled in.
#[test]
fn components_are_printed_checked_and_compared() {
    let folder = tempfile::tempdir().expect("a directory");
    let file = |name: &str, json: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, json).expect("a writable directory");
        path.to_str().expect("a path of letters").to_owned()
    };
    let cheap = file("cheap.json", r#"{"boards": {"12": {"front": {"money": 1}}}}"#);
    let long = file("long.json", r#"{"rounds": 5, "boards": {"12": {"front": {"money": 2}}}}"#);
    let bad = file("bad.json", r#"{"boards": {"12": {"front": {"money": 11}}}}"#);
    let (code, out, _) = run(&["components"]);
    assert_eq!((code, out.as_str()), (Some(0), include_str!("../../assets/components.json")));
    let (_, out, _) = run(&["components", &cheap]);
    assert_eq!(out, "One value differs:\n  12 Louvois, front: money 3, now money 1\n");
    let (_, out, _) = run(&["components", &cheap, &long]);
    let wanted =
        "2 values differ:\n  rounds: 4, now 5\n  12 Louvois, front: money 1, now money 2\n";
    assert_eq!(out, wanted);
    let (_, whole, _) = run(&["components", &cheap, "--whole"]);
    let whole = file("whole.json", &whole);
    assert_eq!(run(&["components", &whole, &cheap]).1, "No value differs.\n");
    let (code, out, err) = run(&["components", &bad]);
    assert_eq!((code, out.as_str()), (Some(3), ""));
    assert!(err.contains("boards.12.front.money") && err.contains("11"), "{err}");
    assert!(err.contains("(R6.4)"), "{err}");
}

/// Other values reach a transcript and a scenario, and so do a seed and a start player.
#[test]
fn other_values_are_played_everywhere() {
    let folder = tempfile::tempdir().expect("a directory");
    let path = folder.path().join("rich.json");
    std::fs::write(&path, r#"{"starting-money": 17, "rounds": 1}"#).expect("a writable directory");
    let rich = path.to_str().expect("a path of letters");
    let (code, out, _) = run(&["transcript", "--components", rich]);
    assert_eq!(code, Some(0));
    assert_eq!(out.lines().filter(|line| line.starts_with("# ")).count(), 1, "one round: {out}");
    let scenario = folder.path().join("start.json");
    let json = r#"{"format": "louis-xiv-scenario", "version": 1, "players": 2}"#;
    std::fs::write(&scenario, json).expect("a writable directory");
    let scenario = scenario.to_str().expect("a path of letters");
    let export = |args: &[&str]| -> serde_json::Value {
        let (_, out, err) = run(args);
        serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out} {err}"))
    };
    let (_, shown, _) = run(&["scenario", "show", scenario, "--components", rich]);
    let (_, usual, _) = run(&["scenario", "show", scenario]);
    assert_ne!(shown, usual);
    let (_, legal, _) = run(&["scenario", "legal", scenario]);
    let first = legal.lines().next().expect("an answer");
    let after = export(&["scenario", "apply", scenario, first, "--components", rich]);
    assert_eq!(after["components"], serde_json::json!({"rounds": 1, "starting-money": 17}));
}
