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
