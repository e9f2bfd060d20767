//! What positions at the start of a round are worth, from games of the rule of thumb: the chance to
//! win by a conditional logit (whoever wins is chosen among the seats), the points by least squares.

use louis_xiv::bots::value::{COUNT, Features, Values, features, sum};
use louis_xiv::bots::weights::Mind;
use louis_xiv::engine::{Game, Seat};

use crate::games::{play, score, won};
use crate::{VALUES, tidy};

/// How much a weight is held back, as if seen so often that it is nothing.
const PRIOR: f64 = 3.0;

/// Everybody's counts at the start of a round, and how the game ended for them.
struct Sample {
    counts: Vec<Features>,
    won: Vec<f64>,
    score: Vec<f64>,
}

/// By players from two and rounds left.
type Samples = [[Vec<Sample>; 4]; 3];

fn gather(mind: &Mind, games: u64, seed: u64) -> Samples {
    let mut samples: Samples = Default::default();
    for players in 2..=4u8 {
        for number in 0..games {
            let mut rounds = Vec::new();
            let look = |game: &Game| {
                rounds.push(game.seats().map(|seat| features(game, seat)).collect::<Vec<_>>());
            };
            let game =
                play(players, seed.wrapping_mul(1_000_003).wrapping_add(number), [mind; 4], look);
            let all =
                |of: fn(&Game, Seat) -> f64| game.seats().map(|seat| of(&game, seat)).collect();
            for (round, counts) in rounds.into_iter().enumerate() {
                let left = usize::from(louis_xiv::engine::Components::SHIPPED.rounds()) - 1 - round;
                let sample = Sample { counts, won: all(won), score: all(score) };
                samples[usize::from(players) - 2][left].push(sample);
            }
        }
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

/// The chance that each seat wins.
fn chances(weights: &[f64], counts: &[Features]) -> Vec<f64> {
    let odds =
        |own: &Features| own.iter().zip(weights).map(|(&count, w)| f64::from(count) * w).sum();
    let odds: Vec<f64> = counts.iter().map(odds).collect();
    let most = odds.iter().copied().fold(f64::MIN, f64::max);
    let parts: Vec<f64> = odds.iter().map(|one| (one - most).exp()).collect();
    let all: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / all).collect()
}

/// The weights that make the winners likeliest, by Newton's method.
fn logit(samples: &[Sample]) -> Features {
    let mut weights = vec![0.0; COUNT];
    for _ in 0..12 {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -PRIOR * weight).collect();
        let mut bend = vec![vec![0.0; COUNT]; COUNT];
        (0..COUNT).for_each(|at| bend[at][at] = PRIOR);
        for sample in samples {
            let chances = chances(&weights, &sample.counts);
            let mean: Vec<f64> = (0..COUNT)
                .map(|at| {
                    let seats = sample.counts.iter().zip(&chances);
                    seats.map(|(own, chance)| f64::from(own[at]) * chance).sum()
                })
                .collect();
            for ((own, chance), won) in sample.counts.iter().zip(&chances).zip(&sample.won) {
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
    std::array::from_fn(|at| weights[at] as f32)
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

/// How surprising the winners are on average, and how far off the points.
fn miss(samples: &[Sample], odds: &Features, start: f32, points: &Features) -> (f64, f64) {
    let weights: Vec<f64> = odds.iter().map(|&weight| f64::from(weight)).collect();
    let (mut surprise, mut off, mut seats) = (0.0, 0.0, 0.0);
    for sample in samples {
        let chances = chances(&weights, &sample.counts);
        surprise -=
            chances.iter().zip(&sample.won).map(|(chance, won)| won * chance.ln()).sum::<f64>();
        for (own, score) in sample.counts.iter().zip(&sample.score) {
            off += (f64::from(start + sum(points, own)) - score).powi(2);
            seats += 1.0;
        }
    }
    (surprise / samples.len() as f64, (off / seats).sqrt())
}

pub(crate) fn fit(games: u64, seed: u64) {
    let mind = Mind::shipped();
    let (learned, held_out) = (gather(mind, games, seed), gather(mind, games / 4, seed + 1));
    let mut values = Values { ..mind.values.clone() };
    println!("players  rounds left  games  surprise  on new games  knowing nothing  points off");
    for players in 0..3 {
        for left in 0..4 {
            let samples = &learned[players][left];
            let odds = logit(samples);
            let (start, points) = line(samples);
            let (seen, _) = miss(samples, &odds, start, &points);
            let (new, off) = miss(&held_out[players][left], &odds, start, &points);
            let nothing = ((players + 2) as f64).ln();
            let count = samples.len();
            println!(
                "{:>7}  {left:>11}  {count:>5}  {seen:>8.3}  {new:>12.3}  {nothing:>15.3}  {off:>10.1}",
                players + 2
            );
            values.odds[players][left] = odds;
            values.points[players][left] = points;
            values.start[players][left] = start;
        }
    }
    tidy::write(VALUES, &values);
}
