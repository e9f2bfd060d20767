//! What positions at the start of a round are worth, from games of a bot that searches with the values
//! found before. The chance to win comes by a conditional logit (whoever wins is chosen among the
//! seats), the points by least squares. Earlier rounds learn from what later ones were found to be
//! worth: what followed within a round is surer to be seen than who wins in the end.

use std::thread::{available_parallelism, scope};

use louis_xiv::bots::Bot;
use louis_xiv::bots::thumb::Thumb;
use louis_xiv::bots::value::{COUNT, Features, Values, features, sum};
use louis_xiv::bots::weights::Mind;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Components, Game};

use crate::games::{begin, score, won};
use crate::{VALUES, tidy};

/// How much a weight is held to what was found before: games add to those before them.
const HELD: f64 = 600.0;
/// How much a weight of the points is held back, as if seen so often that it is nothing.
const PRIOR: f64 = 3.0;
/// In how many of a hundred rounds before those that are learned from somebody plays by the rule of
/// thumb: among equals hardly anybody falls behind, and what that costs would not be seen.
const CARELESS: u32 = 30;
/// How much of what is learned is who won; the rest is what the next round is worth, in the
/// last round how near everybody was.
const RESULT: f64 = 0.25;
const LAST_RESULT: f64 = 0.5;
/// A result counts as near within so many points.
const NEAR: f64 = 3.0;

/// Everybody's counts at the start of a round, and what came of it.
struct Sample {
    counts: Vec<Features>,
    won: Vec<f64>,
    score: Vec<f64>,
    /// The start of the next round.
    next: Option<Vec<Features>>,
}

/// By rounds left.
type Samples = [Vec<Sample>; 4];

/// Plays a game; the starts of its rounds, from one drawn by lot.
fn watch(bot: Bot, mind: &Mind, players: u8, deal: u64) -> Vec<(usize, Sample)> {
    let rounds = Components::SHIPPED.rounds();
    let mut chance = Chance::new(deal, Stream::Choice);
    let first = 1 + chance.below(u32::from(rounds)) as u8;
    let mut game = begin(players, deal);
    let mut thumb = Thumb::new(mind, chance.seed());
    let (mut starts, mut careless, mut round, mut number) = (Vec::new(), [false; 4], 0, deal << 16);
    while let Some(seat) = game.rest().seat() {
        if game.round() != round {
            round = game.round();
            careless = [(); 4].map(|()| round < first && chance.below(100) < CARELESS);
            let of = |seat| features(&mind.weights.effects, &game, seat);
            starts.push(game.seats().map(of).collect::<Vec<_>>());
        }
        number += 1;
        let action = if careless[seat.index()] {
            thumb.answer(&game, seat)
        } else {
            let answer = bot.choose_with(mind, &game.view(Some(seat)), number);
            answer.expect("whoever is asked has an answer")
        };
        game.apply(&action, &mut ()).expect("bots play by the rules");
    }
    let all = |of: fn(&Game, _) -> f64| game.seats().map(|seat| of(&game, seat)).collect();
    let sample = |at: usize| Sample {
        counts: starts[at].clone(),
        won: all(won),
        score: all(score),
        next: starts.get(at + 1).cloned(),
    };
    (usize::from(first) - 1..starts.len())
        .map(|at| (usize::from(rounds) - 1 - at, sample(at)))
        .collect()
}

/// Plays so many games, on all cores: the same for the same seed.
fn gather(bot: Bot, mind: &Mind, players: u8, games: u64, seed: u64) -> Samples {
    let cores = available_parallelism().map_or(1, usize::from);
    let first = seed.wrapping_mul(1_000_003);
    let mut played: Vec<(u64, Vec<(usize, Sample)>)> = scope(|scope| {
        let part = |core: usize| {
            let numbers = (0..games).skip(core).step_by(cores);
            let play = |number| (number, watch(bot, mind, players, first.wrapping_add(number)));
            scope.spawn(move || numbers.map(play).collect::<Vec<_>>())
        };
        let parts: Vec<_> = (0..cores).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().expect("games are played")).collect()
    });
    played.sort_by_key(|(number, _)| *number);
    let mut samples = Samples::default();
    for (left, sample) in played.into_iter().flat_map(|(_, starts)| starts) {
        samples[left].push(sample);
    }
    samples
}

/// Solves a symmetric system by elimination.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        let largest =
            |&one: &usize, &other: &usize| rows[one][at].abs().total_cmp(&rows[other][at].abs());
        let pivot = (at..size).max_by(largest).unwrap_or(at);
        rows.swap(at, pivot);
        right.swap(at, pivot);
        let top = rows[at].clone();
        for row in at + 1..size {
            let part = rows[row][at] / top[at];
            rows[row].iter_mut().zip(&top).for_each(|(one, other)| *one -= part * other);
            right[row] -= part * right[at];
        }
    }
    let mut found = vec![0.0; size];
    for at in (0..size).rev() {
        let rest: f64 = (at + 1..size).map(|other| rows[at][other] * found[other]).sum();
        found[at] = (right[at] - rest) / rows[at][at];
    }
    found
}

/// Shares that these odds give.
fn shares(odds: Vec<f64>) -> Vec<f64> {
    let most = odds.iter().copied().fold(f64::MIN, f64::max);
    let parts: Vec<f64> = odds.iter().map(|one| (one - most).exp()).collect();
    let all: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / all).collect()
}

/// The chance that each seat wins.
fn chances(weights: &[f64], counts: &[Features]) -> Vec<f64> {
    let odds =
        |own: &Features| own.iter().zip(weights).map(|(&count, w)| f64::from(count) * w).sum();
    shares(counts.iter().map(odds).collect())
}

/// What a sample teaches about each seat's chance, given what the next round is worth.
fn lesson(sample: &Sample, next: &[f64]) -> Vec<f64> {
    let (rest, part) = match &sample.next {
        Some(counts) => (chances(next, counts), RESULT),
        None => (shares(sample.score.iter().map(|one| one / NEAR).collect()), LAST_RESULT),
    };
    sample.won.iter().zip(rest).map(|(won, rest)| part * won + (1.0 - part) * rest).collect()
}

/// The weights that make what was learned likeliest, by Newton's method, from those found before.
fn logit(samples: &[Sample], next: &[f64], before: &[f64]) -> Vec<f64> {
    let lessons: Vec<Vec<f64>> = samples.iter().map(|sample| lesson(sample, next)).collect();
    let mut weights = before.to_vec();
    for _ in 0..12 {
        let held = weights.iter().zip(before).map(|(weight, before)| HELD * (before - weight));
        let mut slope: Vec<f64> = held.collect();
        let mut bend = vec![vec![0.0; COUNT]; COUNT];
        (0..COUNT).for_each(|at| bend[at][at] = HELD);
        for (sample, lesson) in samples.iter().zip(&lessons) {
            let chances = chances(&weights, &sample.counts);
            let mean: Vec<f64> = (0..COUNT)
                .map(|at| {
                    let seats = sample.counts.iter().zip(&chances);
                    seats.map(|(own, chance)| f64::from(own[at]) * chance).sum()
                })
                .collect();
            for ((own, chance), won) in sample.counts.iter().zip(&chances).zip(lesson) {
                let off: Vec<f64> =
                    own.iter().zip(&mean).map(|(&own, mean)| f64::from(own) - mean).collect();
                for at in (0..COUNT).filter(|&at| off[at] != 0.0) {
                    slope[at] += won * off[at];
                    bend[at]
                        .iter_mut()
                        .zip(&off)
                        .for_each(|(sum, other)| *sum += chance * off[at] * other);
                }
            }
        }
        let step = solve(bend, slope);
        weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight += step);
        if step.iter().all(|step| step.abs() < 1e-4) {
            break;
        }
    }
    weights
}

/// The same weights, as much surer or less as the winners were: the order of positions is learned from
/// more than who won, how sure a win is from that alone.
fn sure(samples: &[Sample], weights: &[f64]) -> Vec<f64> {
    let scaled = |scale: f64| weights.iter().map(|weight| scale * weight).collect::<Vec<_>>();
    let scales = (10..60).map(|step| scaled(0.05 * f64::from(step)));
    let found = scales.map(|weights| (surprise(samples, &weights), weights));
    found.min_by(|one, other| one.0.total_cmp(&other.0)).map_or_else(Vec::new, |one| one.1)
}

/// How surprising the winners are on average.
fn surprise(samples: &[Sample], weights: &[f64]) -> f64 {
    let of = |sample: &Sample| -> f64 {
        let chances = chances(weights, &sample.counts);
        -chances.iter().zip(&sample.won).map(|(chance, won)| won * chance.ln()).sum::<f64>()
    };
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

/// The weights that come nearest to the points at the end, and the points of those with nothing.
fn line(samples: &[Sample]) -> (f32, Features) {
    let size = COUNT + 1;
    let (mut rows, mut right) = (vec![vec![0.0; size]; size], vec![0.0; size]);
    (0..COUNT).for_each(|at| rows[at][at] = PRIOR);
    for sample in samples {
        for (counts, score) in sample.counts.iter().zip(&sample.score) {
            let own: Vec<f64> = counts.iter().map(|&count| f64::from(count)).chain([1.0]).collect();
            for at in (0..size).filter(|&at| own[at] != 0.0) {
                right[at] += own[at] * score;
                rows[at].iter_mut().zip(&own).for_each(|(sum, other)| *sum += own[at] * other);
            }
        }
    }
    let found = solve(rows, right);
    (found[COUNT] as f32, std::array::from_fn(|at| found[at] as f32))
}

/// How far off the points are.
fn off(samples: &[Sample], start: f32, points: &Features) -> f64 {
    let seats = samples.iter().flat_map(|sample| sample.counts.iter().zip(&sample.score));
    let (mut squares, mut count) = (0.0, 0.0);
    for (own, score) in seats {
        squares += (f64::from(start + sum(points, own)) - score).powi(2);
        count += 1.0;
    }
    (squares / f64::max(count, 1.0)).sqrt()
}

/// Fits the values to games of this bot with the values found before, for so many players or for any;
/// a quarter as many others say how good the fit is.
pub(crate) fn fit(bot: Bot, games: u64, seed: u64, only: Option<u64>) {
    let mind = Mind::shipped();
    let mut values = Values { ..mind.values.clone() };
    println!(
        "players  rounds left  games  surprise  on others  before  knowing nothing  points off"
    );
    for players in (2..=4u8).filter(|&players| only.is_none_or(|only| only == u64::from(players))) {
        let learned = gather(bot, mind, players, games, seed);
        let others = gather(bot, mind, players, games / 4, seed + 1);
        let (row, mut next) = (usize::from(players) - 2, Vec::new());
        for left in 0..4 {
            let (samples, others) = (&learned[left], &others[left]);
            let old: Vec<f64> = mind.values.odds[row][left].iter().map(|&w| f64::from(w)).collect();
            let odds = sure(samples, &logit(samples, &next, &sure(samples, &old)));
            let (start, points) = line(samples);
            println!(
                "{players:>7}  {left:>11}  {:>5}  {:>8.3}  {:>9.3}  {:>6.3}  {:>15.3}  {:>10.1}",
                samples.len(),
                surprise(samples, &odds),
                surprise(others, &odds),
                surprise(others, &old),
                f64::from(players).ln(),
                off(others, start, &points)
            );
            values.odds[row][left] = std::array::from_fn(|at| odds[at] as f32);
            values.points[row][left] = points;
            values.start[row][left] = start;
            next = odds;
        }
        tidy::write(VALUES, &values);
    }
}
