//! What the search's share of a win means: how often answers won that were given a chance, by
//! players, in games of equals. A slope and a shift of the log odds set it right; the
//! table is of games that were not used for that.

use std::sync::atomic::AtomicBool;

use louis_xiv::bots::Bot;
use louis_xiv::bots::weights::Mind;
use louis_xiv::engine::Components;

use crate::games::{begin, won};
use crate::{VALUES, tidy};

/// The chance that an answer was given, and the share of a win that its player had in the end.
type Answer = (f64, f64);

/// Plays games of equals: the answers that were a choice, by rounds left.
fn gather(bot: Bot, players: u8, games: u64, seed: u64) -> [Vec<Answer>; 4] {
    let mut answers: [Vec<Answer>; 4] = Default::default();
    for number in 0..games {
        let deal = seed.wrapping_mul(1_000_003).wrapping_add(number);
        let mut game = begin(players, deal);
        let (mut given, mut list) = (Vec::new(), Vec::new());
        while let Some(decision) = game.decision() {
            game.legal_actions(&mut list);
            let mut action = list[0];
            if list.len() > 1 {
                let view = game.view(Some(decision.seat));
                let own = (deal << 16) + given.len() as u64;
                let best = bot.rank(&view, own, &AtomicBool::new(false))[0];
                given.push((game.round(), decision.seat, f64::from(best.value)));
                action = best.action;
            }
            game.apply(&action, &mut ()).expect("a listed answer");
        }
        for (round, seat, chance) in given {
            answers[usize::from(Components::SHIPPED.rounds() - round)]
                .push((chance, won(&game, seat)));
        }
    }
    answers
}

fn log_odds(chance: f64) -> f64 {
    let chance = chance.clamp(0.001, 0.999);
    (chance / (1.0 - chance)).ln()
}

/// The slope and the shift that make what was seen likeliest; without evidence as they were.
fn slope(answers: &[Answer], before: (f64, f64)) -> (f64, f64) {
    // The answers of a game say the same thing many times over: so much weight for what was before.
    const HELD: f64 = 20.0;
    let (mut slope, mut shift) = before;
    for _ in 0..20 {
        let (mut ds, mut dt) = (HELD * (before.0 - slope), HELD * (before.1 - shift));
        let (mut ss, mut st, mut tt) = (HELD, 0.0, HELD);
        for &(chance, won) in answers {
            let odds = log_odds(chance);
            let now = 1.0 / (1.0 + (-(slope * odds + shift)).exp());
            let (off, bend) = (won - now, now * (1.0 - now));
            ds += off * odds;
            dt += off;
            ss += bend * odds * odds;
            st += bend * odds;
            tt += bend;
        }
        let whole = ss * tt - st * st;
        slope += (tt * ds - st * dt) / whole;
        shift += (ss * dt - st * ds) / whole;
    }
    (slope, shift)
}

/// Fits slopes and shifts to games of this bot, and writes them down.
pub(crate) fn chances(bot: Bot, games: u64, seed: u64) {
    let mut values = Mind::shipped().values.clone();
    for players in 2..=4u8 {
        let row = usize::from(players) - 2;
        let learned = gather(bot, players, games, seed);
        let common = slope(&learned.concat(), (1.0, 0.0));
        for (left, answers) in learned.iter().enumerate() {
            // A result is another thing than a value: each round has its own slope.
            let (slope, shift) = slope(answers, common);
            println!("{players} players, {left} rounds left: slope {slope:.2}, shift {shift:+.2}");
            // The answers above already have what was known before.
            let (sure, rosy) = (&mut values.sure[row][left], &mut values.rosy[row][left]);
            *rosy = (slope * f64::from(*rosy) - shift) as f32;
            *sure = (slope * f64::from(*sure)) as f32;
        }
    }
    tidy::write(VALUES, &values);
}

/// How often answers won that were given a chance, by tenths: in how many games, what was given
/// and what was won on average, and how far the won share may be off by the games' differences.
pub(crate) fn check(bot: Bot, games: u64, seed: u64) {
    println!("players  chance     answers  games  mean chance    won (95 %)");
    for players in 2..=4u8 {
        // By tenths: for every game the answers, the sum of chances and of wins.
        let mut cells: [Vec<[f64; 3]>; 10] = Default::default();
        for number in 0..games {
            let one = gather(bot, players, 1, seed.wrapping_add(number));
            let mut sums = [[0.0; 3]; 10];
            for (chance, won) in one.into_iter().flatten() {
                let sum = &mut sums[((chance * 10.0) as usize).min(9)];
                *sum = [sum[0] + 1.0, sum[1] + chance, sum[2] + won];
            }
            for (cell, sum) in cells.iter_mut().zip(sums).filter(|(_, sum)| sum[0] > 0.0) {
                cell.push(sum);
            }
        }
        for (step, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
            let total = |at: usize| cell.iter().map(|sum| sum[at]).sum::<f64>();
            let count = total(0);
            let share = total(2) / count;
            // The answers of a game rise and fall together: the doubt is between games.
            let off = cell.iter().map(|sum| (sum[2] - share * sum[0]).powi(2)).sum::<f64>();
            let half = 196.0 * off.sqrt() / count;
            println!(
                "{players:>7}  {:>2} to {:>3}  {count:>7}  {:>5}  {:>9.1} %  {:>5.1} % ± {half:.1}",
                10 * step,
                10 * step + 10,
                cell.len(),
                100.0 * total(1) / count,
                100.0 * share
            );
        }
    }
}
