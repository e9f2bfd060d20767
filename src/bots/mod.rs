//! Players that are not people. A bot gets a [`View`], never a game: it knows what a person in
//! its seat would know. For the same view and seed it gives the same answer, unless it is given
//! a time and not a number of tries.

mod chips;
mod easy;
mod hard;
mod medium;
pub mod random;
mod sight;
mod thumb;
pub mod weights;
pub mod worth;

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, View};

pub use hard::{Budget, Found};

use sight::Sight;
use weights::Weights;

/// The bots that can be named, the weakest first.
pub const LEVELS: &[&str] = &["random", "easy", "medium", "hard"];

/// A bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bot {
    /// Leaves everything to chance.
    Random,
    /// A few rules of thumb.
    Easy,
    /// Looks one move ahead.
    Medium,
    /// Plays answers out in guessed worlds.
    Hard(Budget),
}

impl Bot {
    /// How long hard thinks unless it is told.
    pub const USUAL: Budget = Budget::Tries(2000);

    /// The answer to the question that the view asks its viewer; `None` when it asks nobody or
    /// somebody else.
    pub fn choose(self, view: &View, seed: u64) -> Option<Action> {
        self.choose_unless(view, seed, &AtomicBool::new(false))
    }

    /// The same, with a way for another thread to end the thinking early.
    pub fn choose_unless(self, view: &View, seed: u64, hurry: &AtomicBool) -> Option<Action> {
        let seat = view.viewer()?;
        if view.decision()?.seat != seat {
            return None;
        }
        let question = view.decision()?.question;
        let mut list = Vec::new();
        // The answers depend on the open table and the viewer's own cards alone, so any world
        // that looks the same from the seat has the same list.
        view.guess(seed).legal_actions(&mut list);
        if list.len() < 2 {
            return list.first().copied();
        }
        match self {
            Bot::Random => random::choose(&list, &mut Chance::new(seed, Stream::Choice)),
            Bot::Easy => {
                let sight = Sight::of(view)?;
                let scores: Vec<i32> =
                    list.iter().map(|action| easy::score(&sight, &question, action)).collect();
                let best = *scores.iter().max()?;
                let alike: Vec<Action> = (list.iter().zip(&scores))
                    .filter(|&(_, &score)| score == best)
                    .map(|(&action, _)| action)
                    .collect();
                random::choose(&alike, &mut Chance::new(seed, Stream::Choice))
            }
            Bot::Medium => {
                let values = medium::values(&Weights::TUNED, view, seat, &list, seed);
                let best = values.iter().copied().fold(f32::MIN, f32::max);
                list.iter().zip(&values).find(|&(_, &value)| value == best).map(|(&a, _)| a)
            }
            Bot::Hard(budget) => {
                hard::search(&Weights::TUNED, view, seat, &list, seed, budget, hurry)
                    .first()
                    .map(|one| one.action)
            }
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Easy => f.write_str("easy"),
            Bot::Medium => f.write_str("medium"),
            Bot::Hard(Bot::USUAL) => f.write_str("hard"),
            Bot::Hard(Budget::Tries(tries)) => write!(f, "hard:{tries}"),
            Bot::Hard(Budget::Time(time)) => write!(f, "hard:{}ms", time.as_millis()),
        }
    }
}

/// There is no such bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such bot")]
pub struct NoSuchBot;

impl FromStr for Bot {
    type Err = NoSuchBot;
    fn from_str(name: &str) -> Result<Self, NoSuchBot> {
        match name {
            "random" => Ok(Bot::Random),
            "easy" => Ok(Bot::Easy),
            "medium" => Ok(Bot::Medium),
            "hard" => Ok(Bot::Hard(Bot::USUAL)),
            _ => {
                let budget = name.strip_prefix("hard:").ok_or(NoSuchBot)?;
                let (number, time) = match budget.strip_suffix("ms") {
                    Some(number) => (number, true),
                    None => (budget, false),
                };
                let number: u32 = number.parse().map_err(|_| NoSuchBot)?;
                match (number, time) {
                    (0, _) => Err(NoSuchBot),
                    (_, true) => Ok(Bot::Hard(Budget::Time(Duration::from_millis(number.into())))),
                    (_, false) => Ok(Bot::Hard(Budget::Tries(number))),
                }
            }
        }
    }
}
