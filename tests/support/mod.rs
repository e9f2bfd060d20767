//! What several test files share: dice, how far undo goes, and players written in Python.
#![allow(dead_code, unreachable_pub, unused_imports)] // Each test file uses only part of it.

#[path = "../engine/dice.rs"]
mod dice;

pub use dice::{Dice, new_game};

use louis_xiv::session::{Session, Undo};

/// How far back whoever plays can go without asking the table.
pub fn undo_barrier(session: &Session) -> usize {
    let agreed = |&count: &usize| session.can_undo_to(count) == Undo::NeedsAgreement;
    (0..session.len()).take_while(agreed).count()
}

/// What a player written in Python prints after so many rounds of games with this program; `None`
/// where there is no Python.
pub fn python_player(script: &str, program: &str, rounds: u8) -> Option<String> {
    let script = format!("{}/tests/python/{script}", env!("CARGO_MANIFEST_DIR"));
    python(&script, &[program, &rounds.to_string()])
}

/// What a script prints; `None` where there is no Python.
pub fn python(script: &str, args: &[&str]) -> Option<String> {
    let mut python = std::process::Command::new("python3");
    python.arg("-B").arg(script).args(args);
    let output = match python.output() {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("python3 is missing: nothing was played");
            return None;
        }
        other => other.expect("python3 runs"),
    };
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{out}{}", String::from_utf8_lossy(&output.stderr));
    Some(out)
}
