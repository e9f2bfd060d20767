//! Rough treatment: resize storms, garbage, pasted text, and commands without a terminal.

use std::process::Command;
use std::time::Duration;

use crate::driver::{CARD, CURTAIN, play_until, wait_for_hand};
use crate::harness::{Home, Terminal, WHOLE};

const SIZE: (u16, u16) = (80, 24);

fn table(home: &Home) -> Terminal {
    let args = ["play", "--players", "Anna,Bruno", "--start", "Anna", "--seed", "11"];
    let terminal = Terminal::start(home, SIZE, &args);
    terminal.wait_for("Round 1");
    terminal
}

#[test]
fn the_table_survives_a_storm_of_sizes() {
    let home = Home::still();
    let mut terminal = table(&home);
    for round in 0..6_u16 {
        for (cols, rows) in [(1, 1), (300, 90), (79, 24), (80, 23), (20, 5), (100, 30), (2, 60)] {
            terminal.resize(cols + round % 2, rows);
        }
    }
    terminal.resize(40, 10);
    terminal.wait_for("too small");
    terminal.resize(120, 40);
    terminal.wait_for("Round 1");
    terminal.resize(80, 24);
    play_until(&mut terminal, "some answers", |_| home.actions() >= 2);
}

#[test]
fn garbage_and_pasted_text_do_no_harm() {
    let home = Home::still();
    let mut terminal = table(&home);
    play_until(&mut terminal, "a hand", |terminal| terminal.footer().contains(CARD));
    let actions = home.actions();
    // Pasted text is no keys: at the table nothing comes of it.
    terminal.send(b"\x1b[200~a1\ra2\rzzyyq\r\x1b[201~");
    // Sequences that mean nothing, broken letters, a mouse, a focus, a report, a cut-off escape.
    terminal
        .send(b"\x1b[99;99;99~\xff\xfe\xc3\x28\x1b[<0;3;4M\x1b[I\x1b[6;9R\x1bOZ\x1b[1;5P\x00\x1e");
    terminal.keys(["?"]);
    assert_eq!(home.actions(), actions, "nothing was played");
    terminal.send(&[0xf0, 0x9f, 0x8e]);
    terminal.send(b"\x1b[");
    // A run of every byte but Ctrl-C, which leaves.
    let noise: Vec<u8> = (0..=255).filter(|&byte| byte != 3).rev().cycle().take(2000).collect();
    terminal.send(&noise);
    // Whatever came of it was legal: the game is kept, and can be gone on with.
    terminal.send(b"\x03");
    assert_eq!(terminal.wait_for_end(), 0);
    assert_eq!(terminal.shape(), WHOLE);
    let actions = home.actions();
    let mut terminal = Terminal::start(&home, SIZE, &["resume"]);
    terminal.wait_for("Round 1");
    play_until(&mut terminal, "another answer", |_| home.actions() > actions);
}

#[test]
fn a_sequence_that_does_not_end_leaves_the_keyboard_alive() {
    let home = Home::still();
    let mut terminal = table(&home);
    play_until(&mut terminal, "a hand", |terminal| terminal.footer().contains(CARD));
    for begun in ["\u{1b}[?", "\u{1b}[<", "\u{1b}[", "\u{1b}O", "\u{1b}[1;5"] {
        terminal.tap(begun);
        terminal.keys(["?", "\u{1b}"]);
    }
    terminal.send(b"\x1b[200~abc");
    assert_eq!(terminal.leave("\u{3}"), 0);
    assert_eq!(terminal.shape(), WHOLE);
}

#[test]
fn without_a_terminal_the_table_says_so() {
    let home = Home::still();
    for args in [&[][..], &["play"], &["play", "--players", "Anna,Bruno"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_louis-xiv"))
            .args(args)
            .env("LOUIS_XIV_DATA", home.path())
            .env("LC_ALL", "C")
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert_eq!(output.stdout, b"", "{args:?}");
        assert!(said.contains("needs a terminal"), "{args:?}: {said}");
    }
    assert!(home.saves().is_empty(), "nothing is kept of a game that never began");
}

#[test]
fn files_that_cannot_be_used_are_named() {
    let home = Home::still();
    let broken = home.path().join("broken.json");
    std::fs::write(&broken, "{}").expect("a file can be written");
    let broken = broken.to_str().expect("the path is text");
    let bad = home.path().join("bad.json");
    std::fs::write(&bad, r#"{"boards": {"1": {"front": 3}}}"#).expect("a file can be written");
    let bad = bad.to_str().expect("the path is text");
    for (args, expected) in [
        (vec!["resume"], "There is no unfinished game"),
        (vec!["resume", "/no/such/file"], "no such file"),
        (vec!["resume", "/"], "is a directory"),
        (vec!["resume", broken], "not a save of this game"),
        (vec!["play", "--players", "A,B", "--components", bad], "boards.1.front"),
        (vec!["play", "--scenario", broken], "the field \"format\" is missing"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_louis-xiv"))
            .args(&args)
            .env("LOUIS_XIV_DATA", home.path())
            .env("LC_ALL", "C")
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{args:?}: {said}");
        assert!(said.contains(expected), "{args:?}: {said}");
    }
}

#[test]
fn a_key_pressed_twice_does_not_open_the_next_hand() {
    let home = Home::still();
    let mut terminal = table(&home);
    play_until(&mut terminal, "a hand", |terminal| terminal.footer().contains(CARD));
    terminal.keys(["a", "n", " "]);
    // Played, and the key pressed again and again: the curtain stays down.
    for _ in 0..12 {
        terminal.send(b"\r");
        std::thread::sleep(Duration::from_millis(40));
    }
    terminal.wait_for("Pass the keyboard to Bruno");
    terminal.wait_for(CURTAIN);
    assert_eq!(home.actions(), 1);
    terminal.send(b"\r");
    terminal.wait_for("Tab opens the curtain.");
    assert_eq!(home.actions(), 1);
    // Only its own key opens it.
    terminal.keys(["\t"]);
    wait_for_hand(&terminal);
    assert_eq!(home.actions(), 1);
    assert_eq!(terminal.leave("\u{3}"), 0);
}

#[test]
fn keys_do_nothing_on_a_screen_too_small_to_see_it() {
    let home = Home::still();
    let mut terminal = table(&home);
    terminal.resize(60, 20);
    terminal.wait_for("too small");
    for key in ["\r", "\r", "a", "\r", "q"] {
        terminal.send(key.as_bytes());
    }
    terminal.glance();
    terminal.resize(80, 24);
    terminal.wait_for("Round 1");
    assert_eq!(home.actions(), 0);
    assert!(!terminal.screen().contains("Leave"), "{}", terminal.screen());
    assert_eq!(terminal.leave("\u{3}"), 0);
}
