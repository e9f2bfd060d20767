//! Search over guessed worlds by sequential halving: every answer is played out in the same
//! worlds, the worse half is dropped, and the rest gets more of them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::medium;
use super::thumb::Thumb;
use super::tree::Tree;
use super::weights::Mind;
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Game, Phase, Seat, View};

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

/// An answer that is looked at.
struct Candidate {
    found: Found,
    /// Shares of a win at the end of the round, all playouts together.
    sum: f32,
    tree: Tree,
}

/// What is thought about.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    pub(super) mind: &'a Mind,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    /// Set by another thread to end the search early.
    pub(super) hurry: &'a AtomicBool,
}

/// What all playouts of a round of the search share.
struct Round<'a> {
    question: &'a Question<'a>,
    /// Where the worlds of this round come from.
    seed: u64,
    /// In how many worlds every answer is tried.
    worlds: u32,
    deadline: Option<Instant>,
}

/// Ranks the answers, the best first. The ranking for a number of playouts is the same for any
/// number of cores.
pub(super) fn search(
    question: &Question<'_>,
    list: &[Action],
    seed: u64,
    budget: Budget,
    cores: usize,
) -> Vec<Found> {
    let Question { mind, view, seat, .. } = *question;
    let mut chance = Chance::new(seed, Stream::Guess);
    let mut all: Vec<Candidate> = list
        .iter()
        .map(|&action| {
            let found = Found { action, value: 0.0, tries: 0 };
            Candidate { found, sum: 0.0, tree: Tree::default() }
        })
        .collect();
    let began = Instant::now();
    // Whoever has time for few playouts does not look at more answers than that.
    let widest = match budget {
        Budget::Tries(tries) => mind.manner.widest.min((tries as usize).max(2)),
        Budget::Time(_) => mind.manner.widest,
    };
    if all.len() > widest {
        let worlds: Vec<Game> = (0..2).map(|_| view.guess(chance.seed())).collect();
        for one in &mut all {
            one.found.value = medium::mean(mind, &worlds, seat, &one.found.action);
        }
        all.sort_by(|one, other| other.found.value.total_cmp(&one.found.value));
        // Answers left out are ranked by their worth, below all others.
        for (place, one) in all.iter_mut().enumerate() {
            one.found.value = if place < widest { 0.0 } else { -(place as f32) };
        }
    }
    let wide = all.len().min(widest);
    let mut left = wide;
    let rounds = usize::BITS - (wide.max(2) - 1).leading_zeros();
    let fewer = |left: usize| (left as f32 * mind.manner.kept).ceil() as usize;
    for number in 0..rounds {
        let (worlds, deadline) = match budget {
            Budget::Tries(tries) => ((tries / rounds / left as u32).max(1), None),
            Budget::Time(time) => (u32::MAX, Some(began + time * (number + 1) / rounds)),
        };
        let seed = chance.seed();
        let round = Round { question, seed, worlds, deadline };
        let share = left.div_ceil(cores.clamp(1, left));
        std::thread::scope(|scope| {
            let (own, others) = all[..left].split_at_mut(share);
            for part in others.chunks_mut(share) {
                let round = &round;
                scope.spawn(move || round.play(part));
            }
            round.play(own);
        });
        for one in &mut all[..left] {
            one.found.value = one.sum / one.found.tries.max(1) as f32;
        }
        all[..left].sort_by(|one, other| other.found.value.total_cmp(&one.found.value));
        left = fewer(left).max(1);
    }
    let (players, round) = (view.players(), super::weights::round_of_four(view.table()));
    for one in all.iter_mut().filter(|one| one.found.tries > 0) {
        one.found.value = mind.values.chance(one.found.value, players, round);
    }
    all.into_iter().map(|one| one.found).collect()
}

impl Round<'_> {
    /// Plays these answers out in the worlds of the round.
    fn play(&self, part: &mut [Candidate]) {
        let Question { mind, view, seat, hurry } = *self.question;
        let mut chance = Chance::new(self.seed, Stream::Guess);
        for _ in 0..self.worlds {
            let late = self.deadline.is_some_and(|end| Instant::now() >= end);
            if late || hurry.load(Ordering::Relaxed) {
                break;
            }
            let world = view.guess(chance.seed());
            let mut thumb = Thumb::new(mind, chance.seed());
            if world.phase() == Phase::Influence {
                thumb.prepare(&world);
            }
            for one in &mut *part {
                let mut game = world.clone();
                if game.apply(&one.found.action, &mut ()).is_err() {
                    continue;
                }
                let (mut thumb, round) = (thumb.clone(), world.round());
                one.sum += one.tree.play(&mut thumb, &mut game, round)[seat];
                one.found.tries += 1;
            }
        }
    }
}
