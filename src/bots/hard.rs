//! Search over guessed worlds by sequential halving: every answer is played out in the same
//! worlds, the worse half is dropped, and the rest gets more of them. Master plays the best of them
//! out again with players who look ahead.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::thumb::Thumb;
use super::tree::Tree;
use super::weights::Mind;
use super::{ahead, medium};
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Game, Phase, Seat, View};

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Budget {
    /// So many playouts: the same answer every time.
    Tries(u32),
    /// So many in which everybody looks ahead: the same answer every time too.
    Ahead(u32),
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
    /// Shares of a win at the end of the round, all playouts of its kind together, and how many those are.
    sum: f32,
    count: u32,
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
    /// Whether everybody in the playouts looks ahead.
    ahead: bool,
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
            Candidate { found, sum: 0.0, count: 0, tree: Tree::default() }
        })
        .collect();
    // Whoever has time for few playouts does not look at more answers than that.
    let widest = match budget {
        Budget::Tries(tries) | Budget::Ahead(tries) => {
            mind.manner.widest.min((tries as usize).max(2))
        }
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
    if let Budget::Ahead(tries) = budget {
        let best = wide.min(mind.manner.ahead.answers);
        let plain = Budget::Tries(tries.saturating_mul(mind.manner.ahead.plain));
        halve(question, &mut all[..wide], best, &mut chance, plain, cores);
        // Looking ahead begins anew: its shares are not those of plain playouts.
        for one in &mut all[..best] {
            (one.sum, one.count) = (0.0, 0);
        }
        halve(question, &mut all[..best], 1, &mut chance, budget, cores);
        let least = all[..best].iter().map(|one| one.found.value).fold(1.0, f32::min);
        for one in &mut all[best..wide] {
            one.found.value = one.found.value.min(least);
        }
    } else {
        halve(question, &mut all[..wide], 1, &mut chance, budget, cores);
    }
    let (players, round) = (view.players(), super::weights::round_of_four(view.table()));
    for one in all.iter_mut().filter(|one| one.found.tries > 0) {
        one.found.value = mind.values.chance(one.found.value, players, round);
    }
    all.into_iter().map(|one| one.found).collect()
}

/// Drops the worse half of these answers again and again until no more than so many are left. The best
/// come first.
fn halve(
    question: &Question<'_>,
    all: &mut [Candidate],
    least: usize,
    chance: &mut Chance,
    budget: Budget,
    cores: usize,
) {
    let began = Instant::now();
    let kept = question.mind.manner.kept;
    let rounds = usize::BITS - (all.len().max(2).div_ceil(least.max(1)) - 1).leading_zeros();
    let mut left = all.len();
    for number in 0..rounds {
        let (worlds, deadline) = match budget {
            Budget::Tries(tries) | Budget::Ahead(tries) => {
                ((tries / rounds / left as u32).max(1), None)
            }
            Budget::Time(time) => (u32::MAX, Some(began + time * (number + 1) / rounds)),
        };
        let ahead = matches!(budget, Budget::Ahead(_));
        let round = Round { question, seed: chance.seed(), worlds, deadline, ahead };
        let share = left.div_ceil(cores.clamp(1, left));
        std::thread::scope(|scope| {
            let (own, others) = all[..left].split_at_mut(share);
            for part in others.chunks_mut(share) {
                let round = &round;
                scope.spawn(move || round.play(part));
            }
            round.play(own);
        });
        for one in all[..left].iter_mut().filter(|one| one.count > 0) {
            one.found.value = one.sum / one.count as f32;
        }
        all[..left].sort_by(|one, other| other.found.value.total_cmp(&one.found.value));
        left = ((left as f32 * kept).ceil() as usize).max(least);
    }
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
                let shares = if self.ahead {
                    ahead::play_out(&mut thumb, &mut game, round);
                    thumb.shares(&game)
                } else {
                    one.tree.play(&mut thumb, &mut game, round)
                };
                one.sum += shares[seat];
                one.count += 1;
                one.found.tries += 1;
            }
        }
    }
}
