//! The walls that the compiler does not hold, read off the sources: the engine is pure, and the
//! front ends know neither each other nor how to carry out an action.

use std::fs;
use std::path::{Path, PathBuf};

/// Every source file below a folder of `src`, with its code; none when there is no such folder.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder)];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder of sources can be read");
            open.extend(entries.map(|entry| entry.expect("an entry can be read").path()));
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            let text = fs::read_to_string(&path).expect("a source can be read");
            found.push((path, code(&text)));
        }
    }
    found.sort();
    found
}

/// The text without comments and without what stands in string literals.
fn code(text: &str) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let (mut kept, mut quoted, mut last) = (String::new(), false, ' ');
        for letter in line.chars() {
            if letter == '"' && last != '\\' && last != '\'' {
                quoted = !quoted;
            }
            if letter == '/' && last == '/' && !quoted {
                kept.pop();
                break;
            }
            if !quoted || letter == '"' {
                kept.push(letter);
            }
            last = letter;
        }
        lines.push(kept);
    }
    lines.join("\n")
}

/// Whether a word stands in the code, and not as part of a longer one.
fn has_word(code: &str, word: &str) -> bool {
    let part = |letter: Option<char>| letter.is_some_and(|l| l.is_alphanumeric() || l == '_');
    code.match_indices(word).any(|(at, _)| {
        !part(code[..at].chars().next_back()) && !part(code[at + word.len()..].chars().next())
    })
}

#[test]
fn the_reader_sees_code_and_not_prose() {
    let text = "use a::b; // use c::d\n/// e::f\nlet s = \"g::h // i\"; j::k();";
    assert_eq!(code(text), "use a::b; \n\nlet s = \"\"; j::k();");
    assert!(has_word("game.apply(&a)", "apply") && !has_word("misapply(", "apply"));
    assert!(!has_word("HashMapper", "HashMap"));
}

/// The engine is a package of its own, so that the compiler keeps it from knowing the rest of the
/// house. What the compiler cannot say is which doors of `std` it may use.
#[test]
fn the_engine_has_no_clock_files_terminal_or_hash_order() {
    let outside = ["fs", "time", "env", "io", "net", "thread", "process", "sync::mpsc"];
    let words = [
        "HashMap",
        "HashSet",
        "hash_map",
        "println",
        "print",
        "eprintln",
        "eprint",
        "dbg",
        "serde_json",
        "Instant",
        "SystemTime",
        "unsafe",
        "stdin",
        "stdout",
        "File",
        "thread_rng",
    ];
    let engine = sources("engine");
    assert!(engine.len() >= 20, "{} files", engine.len());
    for (path, code) in engine {
        for module in outside {
            let used = code.contains(&format!("std::{module}::"))
                || has_word(&code, &format!("std::{module}"));
            assert!(!used, "{}: std::{module}", path.display());
        }
        let grouped = code.lines().filter(|line| line.trim_start().starts_with("use std::{"));
        for line in grouped {
            let bad = outside.iter().find(|module| has_word(line, module));
            assert_eq!(bad, None, "{}: {line}", path.display());
        }
        for word in words {
            assert!(!has_word(&code, word), "{}: {word}", path.display());
        }
    }
}

/// The front ends, where they exist; none of them may know another.
const FRONT_ENDS: [&str; 5] = ["tui", "plain", "protocol", "cli/protocol", "cli/engine"];

#[test]
fn front_ends_know_nothing_of_each_other() {
    for own in FRONT_ENDS {
        let files = [sources(own), single(own)].concat();
        for (path, code) in files {
            for other in FRONT_ENDS.into_iter().filter(|&other| other != own) {
                let other = other.replace('/', "::");
                let used = ["crate", "louis_xiv", "super"]
                    .iter()
                    .any(|root| has_word(&code, &format!("{root}::{other}")));
                assert!(!used, "{}: {other}", path.display());
            }
        }
    }
}

#[test]
fn front_ends_go_through_the_session() {
    for own in FRONT_ENDS {
        for (path, code) in [sources(own), single(own)].concat() {
            assert!(!code.contains(".apply("), "{}: apply", path.display());
            assert!(!code.contains("Game::apply"), "{}: apply", path.display());
        }
    }
}

/// A front end in a single file.
fn single(name: &str) -> Vec<(PathBuf, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(format!("{name}.rs"));
    let text = fs::read_to_string(&path).ok();
    text.map(|text| (path, code(&text))).into_iter().collect()
}

#[test]
fn nobody_walks_round_the_gate() {
    // Each of them either clears or draws a screen, looks whether there is one, or makes a gate.
    let doors = [
        "gate.rs",
        "tui/terminal.rs",
        "plain/mod.rs",
        "cli/mod.rs",
        "cli/play.rs",
        "simulate/follow.rs",
    ];
    for (path, code) in sources("") {
        let raw = code.contains("io::stdout()") || code.contains("io::stderr()");
        assert!(!raw || doors.iter().any(|door| path.ends_with(door)), "{}", path.display());
        for word in ["println", "print!", "eprintln", "eprint!"] {
            assert!(!code.contains(word), "{}: {word}", path.display());
        }
    }
}

#[test]
fn every_file_says_what_it_is_for() {
    let files = sources("");
    assert!(files.iter().any(|(path, _)| path.ends_with("lib.rs")));
    for (path, _) in files {
        let text = fs::read_to_string(&path).expect("a source can be read");
        assert!(text.starts_with("//! "), "{} has no head", path.display());
    }
}
