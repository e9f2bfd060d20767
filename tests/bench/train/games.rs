//! Games between players who follow the rule of thumb, each with a mind of their own.

use louis_xiv::bots::thumb::Thumb;
use louis_xiv::bots::weights::Mind;
use louis_xiv::components;
use louis_xiv::engine::{Game, Seat, Setup};

/// A new game.
pub(crate) fn begin(players: u8, seed: u64) -> Game {
    let start = Setup::random_start(seed, players);
    let setup = Setup { players, start, seed, components: *components::shipped() };
    Game::new(&setup, &mut ()).expect("a good setup")
}

/// Plays a game. Each player reads the open table and their own cards, as at a real table.
/// `look` sees the position at the start of every round.
pub(crate) fn play(players: u8, seed: u64, minds: [&Mind; 4], mut look: impl FnMut(&Game)) -> Game {
    let mut game = begin(players, seed);
    let own =
        |seat: Seat| seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (seat.index() as u64 * 77_777 + 1);
    let mut thumbs = Seat::ALL.map(|seat| Thumb::new(minds[seat.index()], own(seat)));
    let mut round = 0;
    while let Some(seat) = game.rest().seat() {
        if game.round() != round {
            round = game.round();
            look(&game);
        }
        let action = thumbs[seat.index()].answer(&game, seat);
        game.apply(&action, &mut ()).expect("the rule of thumb plays by the rules");
    }
    game
}

/// The share of a win that a player has at the end.
pub(crate) fn won(game: &Game, seat: Seat) -> f64 {
    let outcome = game.outcome().expect("it is over");
    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
}

/// The points that a player has at the end.
pub(crate) fn score(game: &Game, seat: Seat) -> f64 {
    f64::from(game.outcome().expect("it is over").tallies[seat].total)
}
