//! How often an answer wins that hard gives a chance: predicted and seen, by round. Many games
//! make a table worth reading:
//! `GAMES=100 cargo test --release --test bots chances -- --nocapture`.

use std::sync::atomic::AtomicBool;

use louis_xiv::bots::{Bot, Budget};
use louis_xiv::components;
use louis_xiv::engine::{Game, Seat, Setup};

const HARD: Bot = Bot::Hard(Budget::Tries(200));

/// Chances from 0 to 1 in so many steps.
const STEPS: usize = 10;

/// How many answers, the chances they had, and how many of them won.
type Cell = (u32, f64, f64);

/// Plays a game of equals: for each answer that was a choice, the round, who gave it, its chance.
fn chances(players: u8, seed: u64) -> (Vec<(u8, Seat, f64)>, Game) {
    let start = Setup::random_start(seed, players);
    let setup = Setup { players, start, seed, components: *components::shipped() };
    let mut game = Game::new(&setup, &mut ()).expect("a good setup");
    let (mut given, mut list) = (Vec::new(), Vec::new());
    while let Some(decision) = game.decision() {
        game.legal_actions(&mut list);
        let mut action = list[0];
        if list.len() > 1 {
            let view = game.view(Some(decision.seat));
            let own = (seed << 16) + given.len() as u64;
            let best = HARD.rank(&view, own, &AtomicBool::new(false))[0];
            given.push((game.round(), decision.seat, f64::from(best.value)));
            action = best.action;
        }
        game.apply(&action, &mut ()).expect("a listed answer");
    }
    (given, game)
}

#[test]
fn chances_are_those_of_winning_among_equals() {
    let games: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    let mut cells = [[(0, 0.0, 0.0); STEPS]; 4];
    for players in 2..=4 {
        let mut all = 0.0;
        for seed in 1..=games {
            let (given, game) = chances(players, seed);
            let outcome = game.outcome().expect("it is over");
            for seat in game.seats() {
                let own = || given.iter().filter(|one| one.1 == seat).map(|one| one.2);
                all += own().sum::<f64>() / own().count() as f64;
            }
            for (round, seat, chance) in given {
                let step = ((chance * STEPS as f64) as usize).min(STEPS - 1);
                let cell: &mut Cell = &mut cells[usize::from(round) - 1][step];
                let won = if outcome.winners.contains(seat) {
                    1.0 / outcome.winners.len() as f64
                } else {
                    0.0
                };
                *cell = (cell.0 + 1, cell.1 + chance, cell.2 + won);
            }
        }
        // Somebody wins: the chances of all together are one, as far as they are asked alike.
        let mean = all / games as f64;
        assert!((mean - 1.0).abs() < 0.3, "{players} players: {mean:.3}");
    }
    println!("round  answers  chance    won");
    for (round, row) in (1..).zip(cells) {
        for (count, chance, won) in row.into_iter().filter(|cell| cell.0 > 0) {
            let [chance, won] = [chance, won].map(|sum| 100.0 * sum / f64::from(count));
            println!("{round:>5}  {count:>7}  {chance:>4.0} %  {won:>3.0} %");
        }
    }
}
