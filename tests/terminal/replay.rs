//! Looking back at a game, and the game as lines, on a real terminal.

use std::path::Path;

use crate::harness::{Home, Terminal, WHOLE};

const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";
const END: &str = "\u{1b}[F";

fn fixture() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    folder.join("whole-game-of-3.json").display().to_string()
}

#[test]
fn a_save_is_stepped_through_and_left() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, (80, 24), &["replay", &fixture()]);
    terminal.wait_for("Round 1 begins; Anna is the start player. (R3.4)");
    terminal.keys([RIGHT]);
    terminal.wait_for("event 2 of ");
    terminal.keys([LEFT]);
    terminal.wait_for("event 1 of ");
    terminal.keys(["\t"]);
    terminal.wait_for("Round 2 begins");
    terminal.keys(["b"]);
    terminal.wait_for("Board 1 Anne");
    terminal.keys(["r"]);
    terminal.wait_for("Esc back");
    terminal.keys(["\u{1b}"]);
    terminal.wait_for("Esc back");
    terminal.keys([END]);
    terminal.wait_until("the winner", |screen| screen.contains(" wins"));
    assert_eq!(terminal.leave("q"), 0);
    assert_eq!(terminal.shape(), WHOLE);
    assert!(home.saves().is_empty(), "looking changes nothing");
}

#[test]
fn a_save_is_printed_when_asked_for() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, (80, 24), &["replay", "--text", &fixture()]);
    assert_eq!(terminal.wait_for_end(), 0);
    terminal.wait_for_line("markers in the personal reserve");
}

#[test]
fn lines_are_cleared_when_the_keyboard_passes_on() {
    let home = Home::new();
    let players = ["play", "--plain", "--players", "Anna,Bruno", "--start", "Anna", "--seed", "6"];
    let mut terminal = Terminal::start(&home, (100, 40), &players);
    terminal.wait_for_line("Anna types A, the name or tab");
    // Enter alone shows nobody's cards, nor does a number.
    terminal.send(b"\r");
    terminal.send(b"2\r");
    terminal.wait_for_line("The cards stay covered until Anna has the keyboard");
    assert!(!terminal.screen().contains("your own cards"), "{}", terminal.screen());
    terminal.send(b"A\r");
    terminal.wait_for_line("Anna: play an influence card");
    terminal.send(b"2\r");
    terminal.wait_for_line("Bruno types B, the name or tab");
    terminal.wait_for_clears(1);
    let screen = terminal.screen();
    assert!(!screen.contains("your own cards") && !screen.contains(". play "), "{screen}");
    assert!(screen.contains("The cards of Anna are covered."), "{screen}");
    terminal.send(b"B\r");
    terminal.wait_for_line("Bruno: play an influence card");
    assert_eq!(terminal.leave("q\r"), 0);
    terminal.wait_for_clears(2);
    assert!(!terminal.screen().contains("your own cards"), "{}", terminal.screen());
    assert_eq!(home.actions(), 1);
    assert_eq!(terminal.shape(), WHOLE);
}

#[test]
fn a_game_of_lines_that_is_broken_off_leaves_no_hand_on_the_screen() {
    for stop in ["INT", "TERM"] {
        let home = Home::new();
        let players = ["play", "--plain", "--players", "Anna,Bruno", "--start", "Anna"];
        let mut terminal = Terminal::start(&home, (100, 40), &players);
        terminal.wait_for_line("Anna types A, the name or tab");
        terminal.send(b"A\r");
        terminal.wait_for_line("Anna: play an influence card");
        terminal.signal(stop);
        assert_ne!(terminal.wait_for_end(), 0);
        terminal.wait_for_clears(1);
        assert!(!terminal.screen().contains("your own cards"), "{}", terminal.screen());
        assert_eq!(home.actions(), 0);
    }
}

#[test]
fn a_simulation_says_how_far_it_is_where_somebody_looks() {
    let home = Home::new();
    let games = ["simulate", "--games", "200", "--players", "random,random"];
    let mut terminal = Terminal::start(&home, (160, 200), &games);
    assert_eq!(terminal.wait_for_end(), 0);
    terminal.wait_for_line("(win-tie)");
    assert!(terminal.screen().contains("200 of 200 games"), "{}", terminal.screen());
}
