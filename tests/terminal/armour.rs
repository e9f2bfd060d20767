//! Signals in any order, two tables on one save, and files that cannot be used.

use std::fs;
use std::process::Command;

use crate::harness::{Home, Terminal, WHOLE};

const SIZE: (u16, u16) = (80, 24);
const TABLE: [&str; 7] = ["play", "--players", "Anna,Bruno", "--start", "Anna", "--seed", "11"];

/// Sends these signals one after the other, again and again, as fast as a shell can.
fn storm(terminal: &Terminal, times: usize, signals: &[&str]) {
    let kills: String = signals.iter().map(|name| format!("kill -{name} $1; ")).collect();
    let script = format!("i=0; while [ $i -lt {times} ]; do {kills} i=$((i+1)); done");
    let id = terminal.process().to_string();
    let done = Command::new("sh").args(["-c", &script, "sh", &id]).status();
    assert!(done.expect("a shell can be run").success());
}

#[cfg(target_os = "linux")]
#[test]
fn going_on_again_and_again_takes_no_memory() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, (200, 60), &[]);
    terminal.wait_for("Settings");
    storm(&terminal, 20, &["CONT", "WINCH"]);
    terminal.keys(["j", "k"]);
    let before = terminal.memory().expect("it runs");
    for _ in 0..30 {
        storm(&terminal, 10, &["CONT"]);
        terminal.keys(["j", "k"]);
    }
    let after = terminal.memory().expect("it runs");
    assert!(after < before + 8192, "{before} kB before, {after} kB after");
    terminal.wait_for("Settings");
    assert_eq!(terminal.leave("\u{3}"), 0);
    assert_eq!(terminal.shape(), WHOLE);
}

/// Of a stop and a word to go on the last one counts, however close they come.
#[cfg(target_os = "linux")]
#[test]
fn a_stop_that_is_taken_back_at_once_does_not_stop() {
    let home = Home::new();
    let mut terminal = Terminal::start_as_job(&home, SIZE, &[]);
    terminal.wait_for("Settings");
    for round in 0..20 {
        storm(&terminal, 10 + round, &["TSTP", "CONT"]);
        terminal.keys(["j", "k"]);
        storm(&terminal, 10 + round, &["CONT", "TSTP"]);
        terminal.wait_for_stop();
        terminal.signal("CONT");
        terminal.keys(["j", "k"]);
    }
    terminal.wait_for("Settings");
    assert_eq!(terminal.leave("\u{3}"), 0);
    assert_eq!(terminal.shape(), WHOLE);
}

/// The key that stops any program stops this one, and the hand is covered when it comes back.
#[cfg(target_os = "linux")]
#[test]
fn the_key_of_a_shell_stops_it() {
    let home = Home::new();
    let args = ["play", "--players", "Anna,Bert", "--seed", "7", "--start", "Anna"];
    let mut terminal = Terminal::start_as_job(&home, SIZE, &args);
    terminal.wait_for("Round 1");
    terminal.keys(["g"]);
    terminal.wait_for("Tab show");
    terminal.keys(["\t"]);
    terminal.wait_for("choose a card");
    terminal.send(b"\x1a");
    terminal.wait_for_stop();
    terminal.signal("CONT");
    terminal.wait_for("Pass the keyboard");
    assert_eq!(terminal.leave("\u{3}"), 0);
    assert_eq!(terminal.shape(), WHOLE);
}

/// Where no shell could make it go on, nothing stops it: the window would be dead.
#[cfg(target_os = "linux")]
#[test]
fn with_nobody_behind_it_a_stop_is_no_stop() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, SIZE, &[]);
    terminal.wait_for("Settings");
    for _ in 0..5 {
        terminal.signal("TSTP");
        terminal.keys(["j", "k"]);
    }
    assert!(!terminal.is_stopped());
    terminal.wait_for("Settings");
    assert_eq!(terminal.leave("\u{3}"), 0);
    assert_eq!(terminal.shape(), WHOLE);
}

/// Numbered play stops and goes on like the table, and a bot that thinks is hurried by Enter.
#[test]
fn numbered_play_goes_on_and_hurries() {
    let home = Home::new();
    let players = "Anna,Bert=bot:hard:600000ms";
    let args = ["play", "--plain", "--players", players, "--start", "Bert", "--seed", "7"];
    let mut terminal = Terminal::start_as_job(&home, SIZE, &args);
    terminal.wait_for_line("Bert is thinking");
    storm(&terminal, 20, &["TSTP", "CONT"]);
    #[cfg(target_os = "linux")]
    for _ in 0..5 {
        storm(&terminal, 20, &["CONT", "TSTP"]);
        terminal.wait_for_stop();
        storm(&terminal, 20, &["TSTP", "CONT"]);
        assert!(!terminal.is_stopped());
    }
    terminal.send(b"\n");
    terminal.wait_for_line("Anna: play an influence card");
    terminal.signal("KILL");
    terminal.wait_for_end();
}

#[test]
fn a_second_table_on_the_same_save_is_told_whose_it_is() {
    let home = Home::new();
    let mut first = Terminal::start(&home, SIZE, &TABLE);
    first.wait_for("Round 1");
    let save = home.saves()[0].to_str().expect("text").to_owned();
    for args in [vec!["resume"], vec!["resume", &save]] {
        let mut second = Terminal::start(&home, SIZE, &args);
        assert_eq!(second.wait_for_end(), 3);
        let told = second.left_behind().replace('\n', "");
        assert!(told.contains("is open in another program"), "{told}");
        assert!(told.contains(&format!("(process {})", first.process())), "{told}");
    }
    // From the list, too; reading it only is fine.
    let mut second = Terminal::start(&home, SIZE, &[]);
    second.wait_for("Settings");
    second.keys(["\r"]);
    second.wait_for("another program");
    assert_eq!(second.leave("\u{3}"), 0);
    let check =
        Command::new(env!("CARGO_BIN_EXE_louis-xiv")).args(["replay", "--check", &save]).status();
    assert!(check.expect("the program runs").success());
    // However the first one ends, the game can be opened again.
    first.signal("KILL");
    first.wait_for_end();
    let mut second = Terminal::start(&home, SIZE, &["resume"]);
    second.wait_for("Round 1");
    assert_eq!(second.leave("\u{3}"), 0);
    let names: Vec<_> = fs::read_dir(home.path().join("saves")).expect("a directory").collect();
    assert_eq!(names.len(), 1, "no lock is left: {names:?}");
}

#[test]
fn what_is_wrong_with_the_settings_is_read_before_the_screen_covers_it() {
    let home = Home::new();
    let bad = "{\"theme\": \"mono\",}";
    fs::write(home.path().join("settings.json"), bad).expect("a writable directory");
    let mut terminal = Terminal::start(&home, SIZE, &TABLE);
    terminal.wait_for_line("Press Enter");
    let told = terminal.screen().replace('\n', "");
    assert!(told.contains("not settings") && told.contains("settings.json.bad"), "{told}");
    terminal.send(b"\r");
    terminal.wait_for("Round 1");
    assert_eq!(terminal.leave("\u{3}"), 0);
    let path = home.path().join("settings.json.bad");
    let kept = [path, home.path().join("settings.json")].map(|path| fs::read_to_string(path).ok());
    assert!(kept.contains(&Some(bad.to_owned())), "{kept:?}");
}

#[test]
fn a_lesson_that_cannot_be_kept_says_so() {
    let home = Home::new();
    fs::create_dir(home.path().join("lessons.json")).expect("a writable directory");
    let mut terminal = Terminal::start(&home, SIZE, &["learn", "1"]);
    terminal.wait_for_line("Press Enter");
    terminal.send(b"\r");
    terminal.wait_for("Welcome,");
    terminal.keys(["\r", "a", "6", "6", "\r"]);
    terminal.wait_for("Right.");
    terminal.keys(["\r"]);
    terminal.wait_for("NOT SAVED");
    terminal.send(b"\x03");
    terminal.wait_for_end();
    assert_eq!(terminal.shape(), WHOLE);
}
