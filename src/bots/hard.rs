//! Search over guessed worlds by sequential halving: every answer is played out in the same
//! worlds, the worse half is dropped, and the rest gets more of them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::medium;
use super::thumb::Thumb;
use super::weights::{Weights, rounds_left};
use super::worth::evaluate;
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Game, Phase, Seat, Seats, View};

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Budget {
    /// So many playouts: the same answer every time.
    Tries(u32),
    /// So long.
    Time(Duration),
}

/// An answer with what the search found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// The answer.
    pub action: Action,
    /// The chance to win among equals, 0 to 1; of medium and easy, points.
    pub value: f32,
    /// In how many worlds it was played out.
    pub tries: u32,
}

/// Answers looked at in earnest; of wider questions only those with the highest worth.
const WIDEST: usize = 24;

/// Ranks the answers, the best first. Another thread may end the search early.
pub(super) fn search(
    weights: &Weights,
    view: &View,
    seat: Seat,
    list: &[Action],
    seed: u64,
    budget: Budget,
    hurry: &AtomicBool,
) -> Vec<Found> {
    let mut chance = Chance::new(seed, Stream::Guess);
    let mut found: Vec<(f32, Found)> =
        list.iter().map(|&action| (0.0, Found { action, value: 0.0, tries: 0 })).collect();
    let began = Instant::now();
    if found.len() > WIDEST {
        let worlds: Vec<Game> = (0..2).map(|_| view.guess(chance.seed())).collect();
        for (_, one) in &mut found {
            one.value = medium::mean(weights, &worlds, seat, &one.action);
        }
        found.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        // Answers left out are ranked by their worth, below all others.
        for (place, (_, one)) in found.iter_mut().enumerate() {
            one.value = if place < WIDEST { 0.0 } else { -(place as f32) };
        }
    }
    let wide = found.len().min(WIDEST);
    let mut left = wide;
    let rounds = usize::BITS - (wide.max(2) - 1).leading_zeros();
    for round in 0..rounds {
        let deadline = match budget {
            Budget::Time(time) => Some(began + time * (round + 1) / rounds),
            Budget::Tries(_) => None,
        };
        let worlds = match budget {
            Budget::Tries(tries) => (tries / rounds / left as u32).max(1),
            Budget::Time(_) => u32::MAX,
        };
        for _ in 0..worlds {
            if hurry.load(Ordering::Relaxed) || deadline.is_some_and(|end| Instant::now() >= end) {
                break;
            }
            let world = view.guess(chance.seed());
            let mut thumb = Thumb::new(weights, chance.seed() | 1);
            if world.phase() == Phase::Influence {
                thumb.prepare(&world);
            }
            for (sum, one) in &mut found[..left] {
                let mut game = world.clone();
                if game.apply(&one.action, &mut ()).is_err() {
                    continue;
                }
                thumb.clone().play_out(&mut game, world.round());
                *sum += share(weights, &game, seat);
                one.tries += 1;
            }
        }
        for (sum, one) in &mut found[..left] {
            one.value = *sum / one.tries.max(1) as f32;
        }
        found[..left].sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        left = left.div_ceil(2);
    }
    let rounds = rounds_left(view.table());
    for (_, one) in found.iter_mut().filter(|(_, one)| one.tries > 0) {
        one.value = weights.chance(one.value, rounds);
    }
    found.into_iter().map(|(_, one)| one).collect()
}

/// The share of a win that a position promises: the higher a player's worth among the others',
/// the more, and the surer the nearer the end.
fn share(weights: &Weights, game: &Game, seat: Seat) -> f32 {
    if let Some(outcome) = game.outcome() {
        let totals = Seats::from_fn(|seat| f32::from(outcome.tallies[seat].total));
        let won = outcome.winners.contains(seat);
        let win = if won { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        return 0.5 * win + 0.5 * soft(game, &totals, seat, 3.0);
    }
    let values = evaluate(weights, game);
    soft(game, &values, seat, 3.0 + rounds_left(game) as f32)
}

fn soft(game: &Game, values: &Seats<f32>, seat: Seat, heat: f32) -> f32 {
    let others = game.seats().map(|other| ((values[other] - values[seat]) / heat).exp());
    1.0 / others.sum::<f32>()
}
