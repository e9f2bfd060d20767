//! A player who knows nothing but the last line of the screen: answers every question by a key
//! that stands there, one after the other until something happens.

use std::collections::HashMap;

use crate::harness::Terminal;

const ENTER: &str = "\r";

/// What to press when the footer shows a phrase. Several keys in one string are pressed one
/// after the other; when nothing comes of it, the next string is tried.
const ANSWERS: &[(&str, &[&str])] = &[
    (CURTAIN, &["\t"]),
    ("g run on", &["g"]),
    (" play intrigue", &[ENTER]),
    // Enter once more when markers are left.
    ("Enter play", &["n \r\r", "t\r", "1\r\r", "5\r\r", "\u{1b}"]),
    ("y yes", &["y", "n"]),
    ("y pay", &["y", "n"]),
    (" answer", &["1", "2", "0"]),
    (" deck", &["1", "2", "3"]),
    ("z done", &["a\r", "z"]),
    (" put back", &["z", "a\r"]),
    (" board", &["n \r\r", "1\r\r", "n\r", "5\r\r", "z", "t\r"]),
    (" chip", &["a\r", "a", "b\r"]),
    (CARD, &["a", "b", "c", "d", "e", "f", "g"]),
];

/// What stands at the bottom when the curtain is down.
pub(crate) const CURTAIN: &str = "Tab show me my cards";

/// What stands at the bottom when a card is to be chosen.
pub(crate) const CARD: &str = " card  ";

/// What stands at the bottom when the game is over.
pub(crate) const OVER: &str = "Enter turn up the shields";

/// Waits until a card is to be chosen.
pub(crate) fn wait_for_hand(terminal: &Terminal) {
    let chooses = |screen: &str| screen.lines().last().is_some_and(|line| line.contains(CARD));
    terminal.wait_until("a hand", chooses);
}

/// Answers one question, or does one step; `stuck` counts how often this screen
/// has been seen before.
fn answer(terminal: &mut Terminal, stuck: usize) {
    let Some(keys) = keys_at(&terminal.footer(), stuck) else {
        // Half a frame, or a key was thrown away before a curtain: look again.
        terminal.glance();
        return;
    };
    for key in keys.chars() {
        terminal.press(&key.to_string());
        // The last answer of a game may have needed fewer keys.
        if terminal.footer().contains(OVER) {
            return;
        }
    }
}

/// The keys for what stands at the bottom.
pub(crate) fn keys_at(footer: &str, stuck: usize) -> Option<&'static str> {
    let (_, keys) = ANSWERS.iter().find(|(phrase, _)| footer.contains(phrase))?;
    Some(keys[stuck % keys.len()])
}

/// Plays on until the screen is as wished.
pub(crate) fn play_until(terminal: &mut Terminal, wish: &str, holds: impl Fn(&Terminal) -> bool) {
    let mut seen: HashMap<String, usize> = HashMap::new();
    for _ in 0..5000 {
        if holds(terminal) {
            return;
        }
        let now = terminal.frame();
        if !now.contains(char::is_alphabetic) {
            // The curtain is being drawn aside.
            terminal.glance();
            continue;
        }
        let visits = seen.entry(now).or_default();
        *visits += 1;
        assert!(*visits < 40, "no way on to {wish}:\n{}", terminal.screen());
        let stuck = *visits - 1;
        answer(terminal, stuck);
    }
    panic!("a game does not take that long:\n{}", terminal.screen());
}

/// Plays the whole game.
pub(crate) fn play_to_the_end(terminal: &mut Terminal) {
    play_until(terminal, "the end", |terminal| terminal.footer().contains(OVER));
}
