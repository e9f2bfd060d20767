//! A game that cannot be saved: it says so as long as it is so, and is not lost in silence.

use std::fs;
use std::path::{Path, PathBuf};

use crate::driver::{CARD, play_until};
use crate::harness::{Home, Terminal, WHOLE};

const SIZE: (u16, u16) = (80, 24);
const TABLE: [&str; 7] =
    ["play", "--players", "Anna,Bruno,Carla", "--start", "Anna", "--seed", "7"];
const BAR: &str = "NOT SAVED";

fn saves(home: &Home) -> PathBuf {
    home.path().join("saves")
}

fn hidden(home: &Home) -> PathBuf {
    home.path().join("hidden")
}

/// A file stands where the saves were: nothing can be written there.
fn take_away(home: &Home) {
    fs::rename(saves(home), hidden(home)).expect("the directory can be moved");
    fs::write(saves(home), "").expect("a file can be written");
}

fn bring_back(home: &Home) {
    fs::remove_file(saves(home)).expect("the file can be removed");
    fs::rename(hidden(home), saves(home)).expect("the directory can be moved");
}

/// At a hand, with a move that could not be saved; gives how many could.
fn in_trouble(home: &Home, trouble: fn(&Home)) -> (Terminal, usize) {
    let mut terminal = Terminal::start(home, SIZE, &TABLE);
    terminal.wait_for("Round 1");
    play_until(&mut terminal, "a hand", |terminal| {
        home.actions() >= 2 && terminal.footer().contains(CARD)
    });
    let actions = home.actions();
    trouble(home);
    play_until(&mut terminal, "the curtain", |terminal| {
        terminal.screen().contains(BAR) && terminal.footer().contains("show me my cards")
    });
    play_until(&mut terminal, "a hand", |terminal| terminal.footer().contains(CARD));
    assert!(terminal.screen().contains(BAR), "{}", terminal.screen());
    (terminal, actions)
}

fn actions(path: &Path) -> usize {
    let text = fs::read_to_string(path).expect("the save can be read");
    let save: serde_json::Value = serde_json::from_str(&text).expect("the save is JSON");
    save["actions"].as_array().expect("a save has actions").len()
}

/// The copy beside the directory of the saves.
fn copy(home: &Home) -> PathBuf {
    home.path().join("anna-bruno-carla-1.json")
}

fn is_told(home: &Home, terminal: &mut Terminal, before: usize) {
    assert_eq!(terminal.wait_for_end(), 3);
    assert_eq!(terminal.shape(), WHOLE);
    let left = terminal.left_behind().replace('\n', "");
    assert!(left.contains("could not be saved"), "{left}");
    assert!(left.contains("anna-bruno-carla-1.json"), "{left}");
    assert!(actions(&copy(home)) > before, "the copy has the moves that the save has not");
}

#[test]
fn leaving_by_ctrl_c_or_a_signal_tells_where_the_copy_is() {
    let ways: [fn(&mut Terminal); 2] =
        [|terminal| terminal.send(b"\x03"), |terminal| terminal.signal("TERM")];
    for leave in ways {
        let home = Home::still();
        let (mut terminal, before) = in_trouble(&home, take_away);
        leave(&mut terminal);
        is_told(&home, &mut terminal, before);
    }
}

#[test]
fn a_terminal_that_is_gone_leaves_a_copy() {
    let home = Home::still();
    let (mut terminal, before) = in_trouble(&home, take_away);
    terminal.hang_up();
    assert_eq!(terminal.wait_for_end(), 3);
    assert!(actions(&copy(&home)) > before, "the copy has the moves that the save has not");
}

#[test]
fn leaving_by_the_menu_asks_first() {
    let home = Home::still();
    let (mut terminal, before) = in_trouble(&home, take_away);
    terminal.keys(["q", "j", "\r"]);
    terminal.wait_for("y leave all the same");
    terminal.keys(["n"]);
    assert!(terminal.screen().contains(BAR), "{}", terminal.screen());
    // To the title is no way out, either.
    terminal.keys(["j", "\r"]);
    terminal.wait_for("y leave all the same");
    terminal.keys(["n", "k", "\r"]);
    terminal.wait_for("y leave all the same");
    terminal.send(b"y");
    is_told(&home, &mut terminal, before);
}

#[test]
fn leaving_tries_again() {
    let home = Home::still();
    let (mut terminal, before) = in_trouble(&home, take_away);
    bring_back(&home);
    terminal.keys(["q", "j"]);
    assert_eq!(terminal.leave("\r"), 0);
    assert!(home.actions() > before);
    assert!(!copy(&home).exists(), "there is no need for a copy");
}

#[test]
fn the_next_move_that_is_saved_ends_the_trouble() {
    let home = Home::still();
    let (mut terminal, before) = in_trouble(&home, take_away);
    bring_back(&home);
    play_until(&mut terminal, "a save", |terminal| {
        home.actions() > before && !terminal.screen().contains(BAR)
    });
    // A directory that is only gone is made again.
    fs::remove_dir_all(saves(&home)).expect("the directory can be removed");
    play_until(&mut terminal, "a save", |_| !home.saves().is_empty());
    assert!(!terminal.screen().contains(BAR), "{}", terminal.screen());
}

#[test]
fn a_save_that_somebody_else_has_written_stays_and_the_game_goes_beside_it() {
    let home = Home::still();
    let (mut terminal, before) = in_trouble(&home, |home| {
        let text = fs::read_to_string(&home.saves()[0]).expect("the save can be read");
        fs::write(&home.saves()[0], text + "\n").expect("the save can be written");
    });
    terminal.send(b"\x03");
    assert_eq!(terminal.wait_for_end(), 3);
    let saves = home.saves();
    assert_eq!(saves.len(), 2, "{saves:?}");
    assert_eq!(actions(&saves[0]), before);
    assert!(actions(&saves[1]) > before);
}
