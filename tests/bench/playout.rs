//! Random games for the benchmarks.

use louis_xiv::components;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Action, Game, Observer, Seat, Setup};

/// A game at its first question.
pub(crate) fn begin(players: u8, seed: u64) -> Game {
    let setup = Setup { players, start: Seat::A, seed, components: *components::shipped() };
    Game::new(&setup, &mut ()).expect("two to four players")
}

/// Plays a game to its end with uniformly random answers; how many there were.
pub(crate) fn play<O: Observer>(
    game: &mut Game,
    seed: u64,
    list: &mut Vec<Action>,
    o: &mut O,
) -> u64 {
    let mut chance = Chance::new(seed, Stream::Guess);
    let mut decisions = 0;
    loop {
        game.legal_actions(list);
        if list.is_empty() {
            return decisions;
        }
        let action = list[chance.below(list.len() as u32) as usize];
        game.apply(&action, o).expect("a listed action is legal");
        decisions += 1;
    }
}
