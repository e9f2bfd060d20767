//! Title, setup, saves, settings, about: by keys alone.

use std::fs;
use std::io::Write;
use std::time::{Duration, SystemTime};

use crate::harness::{Home, Terminal, WHOLE};

const SIZE: (u16, u16) = (80, 24);
const ENTER: &str = "\r";
const ESC: &str = "\u{1b}";
const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";

/// Goes down the title to an entry and opens it.
fn open(terminal: &mut Terminal, entry: &str) {
    terminal.wait_for(entry);
    let chosen = |screen: &str| {
        let marked = |line: &&str| line.contains('\u{bb}') || line.trim_start().starts_with('@');
        screen.lines().find(marked).unwrap_or_default().contains(entry)
    };
    for _ in 0..8 {
        if chosen(&terminal.screen()) {
            break;
        }
        terminal.keys([DOWN]);
    }
    assert!(chosen(&terminal.screen()), "{}", terminal.screen());
    terminal.keys([ENTER]);
}

#[test]
fn names_are_typed_and_pasted_and_bad_ones_are_refused() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, SIZE, &[]);
    open(&mut terminal, "New game");
    // Every letter is a letter in a field, also those that are keys elsewhere.
    terminal.keys([DOWN, DOWN, "q", "j", "?", "u"]);
    terminal.wait_for("qj?u");
    terminal.keys([DOWN, "\u{1b}[200~Zo\u{eb} of\nParis\u{1b}[201~"]);
    terminal.wait_for("Zo\u{eb} of Paris");
    // The same name twice, in other letters.
    terminal.keys([DOWN, "Q", "J", "?", "U", DOWN, DOWN, DOWN, DOWN, ENTER]);
    terminal.wait_for("Seats A and C have the same name");
    assert!(home.saves().is_empty(), "nothing is dealt before everything is in order");
    // An empty one, and one that is too long.
    terminal.keys(["\u{7f}", DOWN, DOWN, DOWN, DOWN, ENTER]);
    terminal.wait_for("Seat C needs a name");
    terminal.keys(["\u{1b}[200~abcdefghijklmnopqrstuvwxyz\u{1b}[201~"]);
    terminal.wait_for("No more than 24 letters");
    // A seed that is no number is not even taken.
    terminal.keys([DOWN, DOWN, "4", "x", "2"]);
    terminal.wait_for("42");
    terminal.keys([DOWN, DOWN, ENTER]);
    terminal.wait_for("Round 1");
    let save = home.save();
    assert_eq!(save["seed"], 42);
    let names: Vec<_> = (0..3).map(|seat| save["players"][seat]["name"].clone()).collect();
    assert_eq!(names, ["qj?u", "Zo\u{eb} of Paris", "abcdefghijklmnopqrstuvwx"]);
    // The names are offered again the next time.
    assert_eq!(terminal.leave("\u{3}"), 0);
    let mut terminal = Terminal::start(&home, SIZE, &[]);
    open(&mut terminal, "New game");
    terminal.wait_for("abcdefghijklmnopqrstuvwx");
}

#[test]
fn a_file_of_printed_values_that_cannot_be_used_is_refused() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, SIZE, &[]);
    open(&mut terminal, "New game");
    terminal.keys([UP, UP, "/", "n", "o", DOWN, ENTER]);
    terminal.wait_for("cannot be used");
    assert!(home.saves().is_empty());
}

#[test]
fn settings_are_kept() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, SIZE, &[]);
    open(&mut terminal, "Settings");
    terminal.keys([DOWN, RIGHT, RIGHT, RIGHT]);
    terminal.wait_for("high contrast");
    terminal.keys([DOWN, RIGHT]);
    terminal.wait_for("covered hand");
    terminal.keys([DOWN, ENTER]);
    terminal.wait_for("ASCII only");
    terminal.keys([ESC]);
    assert_eq!(terminal.leave("q"), 0);
    let kept = fs::read_to_string(home.path().join("settings.json")).expect("settings are kept");
    let kept: serde_json::Value = serde_json::from_str(&kept).expect("settings are JSON");
    assert_eq!(kept["theme"], "high-contrast");
    assert_eq!(kept["privacy"], "strip");
    assert_eq!(kept["ascii"], true);
    let mut terminal = Terminal::start(&home, SIZE, &["--theme", "mono"]);
    terminal.wait_for("New game");
    open(&mut terminal, "Settings");
    terminal.wait_for("no colours");
    assert!(terminal.screen().is_ascii(), "{}", terminal.screen());
}

/// Flags are for this run; only what is changed on the screen is remembered.
#[test]
fn flags_are_not_remembered() {
    let home = Home::new();
    let flags = ["--privacy", "open", "--theme", "mono", "--ascii"];
    let mut terminal = Terminal::start(&home, SIZE, &flags);
    open(&mut terminal, "New game");
    terminal.keys([DOWN, DOWN, "Z", UP, UP, UP, ENTER]);
    terminal.wait_for("Round 1");
    assert_eq!(terminal.leave("\u{3}"), 0);
    let kept = || -> serde_json::Value {
        let kept = fs::read_to_string(home.path().join("settings.json")).expect("they are kept");
        serde_json::from_str(&kept).expect("settings are JSON")
    };
    assert_eq!(kept()["names"][0], "Z");
    assert_eq!(kept()["privacy"], "curtain");
    assert_eq!(kept()["theme"], "auto");
    assert_eq!(kept()["ascii"], false);
    let mut terminal = Terminal::start(&home, SIZE, &flags);
    open(&mut terminal, "Settings");
    terminal.wait_for("no colours");
    terminal.keys([DOWN, DOWN, RIGHT, RIGHT]);
    terminal.wait_for("covered hand");
    assert_eq!(kept()["privacy"], "strip", "what is changed on the screen is remembered");
    assert_eq!(kept()["theme"], "auto");
    assert_eq!(kept()["ascii"], false);
}

/// Begins a game of Anna and Bruno and leaves it.
fn keep_a_game(home: &Home) {
    let args = ["play", "--players", "Anna,Bruno", "--seed", "3"];
    let mut terminal = Terminal::start(home, SIZE, &args);
    terminal.wait_for("Round 1");
    assert_eq!(terminal.leave("\u{3}"), 0);
}

#[test]
fn kept_games_are_listed_and_opened_and_broken_ones_say_why() {
    let home = Home::new();
    keep_a_game(&home);
    let mut broken = fs::File::create(home.path().join("saves/broken.json")).expect("a file");
    broken.write_all(b"{\"for").expect("a file can be written");
    let later = SystemTime::now() + Duration::from_secs(60);
    broken.set_modified(later).expect("a file can have any time");
    let mut terminal = Terminal::start(&home, SIZE, &[]);
    terminal.wait_for("Anna and Bruno: round 1");
    open(&mut terminal, "Saved games");
    terminal.wait_for("Anna and Bruno");
    terminal.wait_for("broken.json");
    // The broken one was written last and stands first.
    terminal.wait_for("the file is cut off");
    terminal.keys([ENTER]);
    terminal.wait_for("the file is cut off");
    terminal.keys([DOWN, ENTER]);
    terminal.wait_for("Round 1");
}

#[test]
fn a_game_that_does_not_replay_opens_at_its_last_good_action() {
    let home = Home::new();
    keep_a_game(&home);
    let path = home.saves().remove(0);
    let text = fs::read_to_string(&path).expect("the save can be read");
    let bad = text.replace("\"digest\": \"", "\"digest\": \"x");
    fs::write(&path, &bad).expect("the save can be written");
    let mut terminal = Terminal::start(&home, SIZE, &["resume"]);
    terminal.wait_for("opens only in part");
    terminal.keys([ENTER]);
    terminal.wait_for("Round 1");
    assert_eq!(fs::read_to_string(&path).expect("it is still there"), bad);
}

#[test]
fn about_says_what_is_reconstructed() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, SIZE, &[]);
    open(&mut terminal, "About");
    terminal.wait_for("unofficial");
    terminal.wait_for("1 Anne: money 3 (reconstructed)");
    for _ in 0..30 {
        terminal.keys(["j"]);
    }
    terminal.wait_for("missions are reconstructed");
    terminal.keys([ESC]);
    terminal.wait_for("New game");
    assert_eq!(terminal.leave("q"), 0);
    assert_eq!(terminal.shape(), WHOLE);
}
