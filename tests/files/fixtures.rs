//! Whole games kept as files: they must replay to the same table after every change of the
//! program. When the rules change on purpose, raise `save::RULES` and write them again with
//! `cargo test --test files -- --ignored write_the_fixtures`.

use std::fs;
use std::path::{Path, PathBuf};

use louis_xiv::files::{Loaded, load};
use louis_xiv::session::save;

use super::played;

fn path(players: usize) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    folder.join(format!("whole-game-of-{players}.json"))
}

#[test]
fn whole_games_replay_to_the_same_table() {
    for players in 2..=4 {
        let loaded = load(&path(players)).and_then(Loaded::whole);
        let (session, _) = loaded.expect("an old game replays");
        assert_eq!(usize::from(session.game().players()), players);
        assert!(session.game().outcome().is_some(), "played to the end");
    }
}

#[test]
#[ignore = "writes the fixtures"]
fn write_the_fixtures() {
    for players in 2..=4 {
        let session = played(players, 1700 + players as u64, usize::MAX);
        fs::write(path(players), save::write(&session)).expect("a writable directory");
    }
}
