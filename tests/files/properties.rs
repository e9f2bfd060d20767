//! Any course of play survives being saved, and any of its positions being written as a scenario;
//! what does not is shrunk to the shortest course that still does not.

use louis_xiv::engine::Game;
use louis_xiv::scenario::Scenario;
use louis_xiv::session::{Session, save};
use proptest::prelude::*;

use super::table;

/// A table of so many after answers chosen by these numbers.
fn after(players: usize, seed: u64, choices: &[u16]) -> Session {
    let mut session = table(players, seed);
    let mut list = Vec::new();
    for &choice in choices {
        session.legal_actions(&mut list);
        let Some(&action) = list.get(usize::from(choice) % list.len().max(1)) else { break };
        session.play(action).expect("a listed action");
    }
    session
}

fn course() -> impl Strategy<Value = (usize, u64, Vec<u16>)> {
    (2..=4usize, 0..1000u64, proptest::collection::vec(any::<u16>(), 0..160))
}

fn reads_back(game: &Game) -> Game {
    let written = Scenario::of(game).write();
    let scenario = Scenario::read(&written).unwrap_or_else(|bad| panic!("{bad}\n{written}"));
    scenario.begin(&mut ()).unwrap_or_else(|bad| panic!("{bad}\n{written}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_course_of_play_survives_its_save((players, seed, choices) in course()) {
        let session = after(players, seed, &choices);
        let written = save::write(&session);
        let restored = save::read(written.as_bytes()).expect("its own format");
        prop_assert_eq!(restored.trouble, None);
        prop_assert_eq!(restored.session.game(), session.game());
        prop_assert!(restored.session.actions().eq(session.actions()));
        prop_assert_eq!(save::write(&restored.session), written);
    }

    #[test]
    fn a_position_survives_as_a_scenario((players, seed, choices) in course()) {
        let session = after(players, seed, &choices);
        prop_assert_eq!(&reads_back(session.game()), session.game());
    }

    #[test]
    fn a_save_cut_off_or_changed_in_a_byte_never_panics(
        (players, seed, choices) in course(),
        at in any::<prop::sample::Index>(),
        byte in proptest::option::of(any::<u8>()),
    ) {
        let mut bytes = save::write(&after(players, seed, &choices)).into_bytes();
        let at = at.index(bytes.len());
        match byte {
            Some(byte) => bytes[at] = byte,
            None => bytes.truncate(at),
        }
        let _ = save::read(&bytes);
        let _ = save::headline(&bytes);
    }
}
