//! One move ahead: every answer is tried in a few guessed worlds, and the positions it leads to
//! are compared by their worth. While boards are scored, the rest of the round follows by the rule
//! of thumb: what a bribe is good for shows only when the missions are laid out.

use super::thumb::Thumb;
use super::weights::Mind;
use super::worth::relative;
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Game, Phase, Seat, View};

/// In how many guessed worlds an answer is tried.
const WORLDS: usize = 4;

/// The mean value of each answer, in the order of the list.
pub(super) fn values(mind: &Mind, view: &View, seat: Seat, list: &[Action], seed: u64) -> Vec<f32> {
    let mut chance = Chance::new(seed, Stream::Guess);
    let worlds: Vec<Game> = (0..WORLDS).map(|_| view.guess(chance.seed())).collect();
    list.iter().map(|action| mean(mind, &worlds, seat, action)).collect()
}

/// What an answer is worth on the average of these worlds.
pub(super) fn mean(mind: &Mind, worlds: &[Game], seat: Seat, action: &Action) -> f32 {
    let mut sum = 0.0;
    for world in worlds {
        let mut game = world.clone();
        if game.apply(action, &mut ()).is_err() {
            continue;
        }
        if world.phase() == Phase::Scoring {
            Thumb::new(mind, 1).play_out(&mut game, world.round());
        }
        sum += relative(mind, &game, seat);
    }
    sum / worlds.len().max(1) as f32
}
