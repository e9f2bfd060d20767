//! Saves, settings, scenarios and components: round trips, every kind of bad file by its name,
//! nothing overwritten that should not be.

#[path = "../support/mod.rs"]
mod support;

mod components;
mod content;
mod disk;
mod fixtures;
mod fuzz;
#[cfg(unix)]
mod gate;
#[cfg(unix)]
mod kill;
mod mutations;
mod properties;
mod scenarios;

use louis_xiv::engine::Seat;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::session::{Opening, Session};

fn table(players: usize, seed: u64) -> Session {
    let names = ["Anna", "Bruno", "Chloé", "Dora"];
    let opening = Opening::of_people(names[..players].iter().copied(), Seat::A, seed);
    Session::new(opening).expect("a good opening")
}

/// Plays up to this many random actions.
fn play(session: &mut Session, dice: &mut Chance, most: usize) {
    let mut list = Vec::new();
    for _ in 0..most {
        session.legal_actions(&mut list);
        if list.is_empty() {
            return;
        }
        let index = dice.below(u32::try_from(list.len()).expect("a short list"));
        session.play(list[index as usize]).expect("a listed action");
    }
}

fn played(players: usize, seed: u64, actions: usize) -> Session {
    let mut session = table(players, seed);
    play(&mut session, &mut Chance::new(seed, Stream::Guess), actions);
    session
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary directory")
}
