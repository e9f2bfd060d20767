//! What a review asks: everybody's chance to win in a position, and two answers played out in the
//! same worlds.

use std::sync::atomic::AtomicBool;

use super::hard::{Budget, Found, Question, search};
use super::thumb::Thumb;
use super::weights::Mind;
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Game, Phase, Seats, View};

/// The chance of each seat to win, together one. From each seat's own view if all lies `open`, else
/// from what the whole table sees.
pub fn chances(game: &Game, open: bool, worlds: u32, seed: u64) -> Seats<f32> {
    let mind = Mind::shipped();
    let mut shares = Seats([0.0; 4]);
    if let Some(outcome) = game.outcome() {
        let part = 1.0 / outcome.winners.len() as f32;
        game.seats().filter(|seat| outcome.winners.contains(*seat)).for_each(|s| shares[s] = part);
        return shares;
    }
    let worlds = worlds.max(1);
    for seat in game.seats() {
        let view = game.view(open.then_some(seat));
        let mut chance = Chance::new(seed, Stream::Guess);
        let mut sum = 0.0;
        for _ in 0..worlds {
            let mut world = view.guess(chance.seed());
            let mut thumb = Thumb::new(mind, chance.seed());
            if world.phase() == Phase::Influence {
                thumb.prepare(&world);
            }
            let round = world.round();
            thumb.play_out(&mut world, round);
            sum += thumb.shares(&world)[seat];
        }
        shares[seat] = mind.values.chance(sum / worlds as f32, game.players(), game.round());
    }
    let all: f32 = game.seats().map(|seat| shares[seat]).sum();
    Seats::from_fn(|seat| if all > 0.0 { shares[seat] / all } else { 0.0 })
}

/// These answers, played out in the same worlds, as often each; the best first.
pub fn compare(view: &View, answers: &[Action], seed: u64, tries: u32) -> Vec<Found> {
    let Some(seat) = view.viewer() else { return Vec::new() };
    let question = Question { mind: Mind::shipped(), view, seat, hurry: &AtomicBool::new(false) };
    search(&question, answers, seed, Budget::Tries(tries), 1)
}
