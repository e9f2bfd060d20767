//! Players that are not people. A bot gets a [`View`], never a game: it knows what a person in
//! its seat would know. For the same view and seed it gives the same answer, unless it is given
//! a time and not a number of tries.

mod chips;
mod easy;
mod medium;
pub mod random;
mod sight;
pub mod weights;
pub mod worth;

use std::fmt;
use std::str::FromStr;

use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, View};

use sight::Sight;

/// The bots that can be named, the weakest first.
pub const LEVELS: &[&str] = &["random", "easy", "medium"];

/// A bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bot {
    /// Leaves everything to chance.
    Random,
    /// A few rules of thumb.
    Easy,
    /// Looks one move ahead.
    Medium,
}

impl Bot {
    /// The answer to the question that the view asks its viewer; `None` when it asks nobody or
    /// somebody else.
    pub fn choose(self, view: &View, seed: u64) -> Option<Action> {
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
                let values = medium::values(view, seat, &list, seed);
                let best = values.iter().copied().fold(f32::MIN, f32::max);
                list.iter().zip(&values).find(|&(_, &value)| value == best).map(|(&a, _)| a)
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
            _ => Err(NoSuchBot),
        }
    }
}
