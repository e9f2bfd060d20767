//! Whole games, byte for byte. `UPDATE_GOLDEN=1 cargo test --test commands transcripts` writes them anew;
//! read the difference before keeping it.

use louis_xiv::cli::transcript::{self, Options, Start};
use louis_xiv::engine::Seat;
use louis_xiv::text::{Lang, Text};

fn transcript(players: u8, seed: u64, start: Start) -> String {
    let mut out = Vec::new();
    transcript::print(
        &Options { players, bots: Vec::new(), seed, start, components: None },
        &Text::new(Lang::En),
        &mut out,
    )
    .expect("a game that can be played");
    String::from_utf8(out).expect("a transcript is text")
}

fn compare(players: u8, seed: u64, start: Start) {
    let path = format!("{}/tests/golden/{players}-players.txt", env!("CARGO_MANIFEST_DIR"));
    let played = transcript(players, seed, start);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &played).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden file is there");
    let difference = golden.lines().zip(played.lines()).enumerate().find(|(_, (a, b))| a != b);
    if let Some((line, (expected, found))) = difference {
        panic!("{path}:{}\nexpected: {expected}\nplayed:   {found}", line + 1);
    }
    assert!(golden == played, "{path}: the one goes on where the other ends");
}

#[test]
fn two_players() {
    compare(2, 7, Start::Random);
}

#[test]
fn three_players() {
    compare(3, 7, Start::Seat(Seat::A));
}

#[test]
fn four_players() {
    compare(4, 7, Start::Seat(Seat::C));
}

/// With other values the scores say what missions are worth there, and the first lines what differs.
#[test]
fn a_variant_is_named_and_counted_as_such() {
    let folder = tempfile::tempdir().expect("a directory");
    let path = folder.path().join("dear.json");
    std::fs::write(&path, r#"{"missions": {"all": {"points": 7}}}"#).expect("writable");
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_louis-xiv"));
    program.env("LC_ALL", "C").args(["transcript", "--players", "3", "--seed", "7"]);
    let output = program.arg("--components").arg(&path).output().expect("the program runs");
    let out = String::from_utf8(output.stdout).expect("text");
    let variant = "Played with other printed values: every mission, points: 5, now 7.";
    assert!(out.lines().nth(1) == Some(variant), "{out}");
    assert!(out.contains("missions laid out, 7 each"), "{out}");
    assert!(!out.contains("5 each"), "{out}");
}
