//! How the bots learn: makes the numbers in `assets/bots/` from play, the same for the same seed.
//!
//! ```text
//! cargo bench --bench train -- tune 60000 21     # what things are worth: weights.json
//! cargo bench --bench train -- fit 8000 31 hard:50   # what positions between rounds are worth: values.json
//! cargo bench --bench train -- chances 100 41 hard:400   # what the search's shares of a win mean: values.json
//! cargo bench --bench train -- check 200 9041 hard:400   # whether they do, in other games: to standard output
//! cargo bench --bench train -- balance 200 51    # the page on balance: to standard output
//! ```

#![allow(clippy::print_stdout, reason = "a program")]

mod balance;
mod chances;
mod duel;
mod fit;
mod games;
mod parts;
mod tidy;
mod tune;

/// The files that the bots read.
const WEIGHTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/bots/weights.json");
const VALUES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/bots/values.json");

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let text = |place: usize| words.get(place).map_or("", String::as_str);
    let bot = |place: usize| text(place).parse().expect("a bot");
    match (words.first().map(String::as_str), number(1), number(2)) {
        (Some("tune"), Some(steps), Some(seed)) => tune::tune(steps, seed),
        (Some("fit"), Some(games), Some(seed)) => fit::fit(bot(3), games, seed, number(4)),
        (Some("chances"), Some(games), Some(seed)) => chances::chances(bot(3), games, seed),
        (Some("check"), Some(games), Some(seed)) => chances::check(bot(3), games, seed),
        (Some("balance"), Some(games), Some(seed)) => balance::balance(games, seed),
        (Some("parts"), Some(games), Some(seed)) => parts::parts(bot(3), games, seed),
        (Some("try"), Some(games), Some(seed)) => {
            parts::attempt(text(6), [bot(4), bot(5)], number(3).unwrap_or(4) as u8, games, seed);
        }
        (Some("against"), Some(games), Some(seed)) => {
            duel::against(text(6), [bot(4), bot(5)], number(3).unwrap_or(4) as u8, games, seed);
        }
        _ => println!(
            "tune STEPS SEED, fit GAMES SEED BOT [PLAYERS], chances GAMES SEED BOT, check GAMES SEED BOT, or balance GAMES SEED"
        ),
    }
}
