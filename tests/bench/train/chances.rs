//! What the search's share of a win means: how often answers won that were given a chance, by
//! players, in games of equals. A slope and a shift of the log odds set it right; the
//! table is of games that were not used for that.

use std::sync::atomic::AtomicBool;

use louis_xiv::bots::weights::Mind;
use louis_xiv::bots::{Bot, Budget};
use louis_xiv::engine::Components;

use crate::games::{begin, won};
use crate::{VALUES, tidy};

const PLAYER: Bot = Bot::Hard(Budget::Tries(100));

/// The chance that an answer was given, and the share of a win that its player had in the end.
type Answer = (f64, f64);

/// Plays games of equals: the answers that were a choice, by rounds left.
fn gather(players: u8, games: u64, seed: u64) -> [Vec<Answer>; 4] {
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
                let best = PLAYER.rank(&view, own, &AtomicBool::new(false))[0];
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

pub(crate) fn chances(games: u64, seed: u64) {
    let mut values = Mind::shipped().values.clone();
    println!("players  chance     answers  mean chance    won   (games not used for the fit)");
    for players in 2..=4u8 {
        let row = usize::from(players) - 2;
        let (learned, new) = (gather(players, games, seed), gather(players, games, seed + 1));
        let mut cells = [(0u32, 0.0, 0.0); 10];
        let common = slope(&learned.concat(), (1.0, 0.0));
        for left in 0..4 {
            // A result is another thing than a value: each round has its own slope.
            let (slope, shift) = slope(&learned[left], common);
            for &(chance, won) in &new[left] {
                let chance = 1.0 / (1.0 + (-(slope * log_odds(chance) + shift)).exp());
                let cell = &mut cells[((chance * 10.0) as usize).min(9)];
                *cell = (cell.0 + 1, cell.1 + chance, cell.2 + won);
            }
            // The answers above already have what was known before.
            let (sure, rosy) = (&mut values.sure[row][left], &mut values.rosy[row][left]);
            *rosy = (slope * f64::from(*rosy) - shift) as f32;
            *sure = (slope * f64::from(*sure)) as f32;
        }
        for (step, (count, chance, won)) in
            cells.into_iter().enumerate().filter(|cell| cell.1.0 > 0)
        {
            let [chance, won] = [chance, won].map(|sum| 100.0 * sum / f64::from(count));
            let from = 10 * step;
            println!(
                "{players:>7}  {from:>2} to {:>3}  {count:>7}  {chance:>9.1} %  {won:>5.1} %",
                from + 10
            );
        }
    }
    tidy::write(VALUES, &values);
}
