//! Players that are not people. A bot gets a [`View`], never a game: it knows what a person in
//! its seat would know. For the same view and seed it gives the same answer, unless it is given
//! a time and not a number of tries.

mod advice;
mod ahead;
mod easy;
mod hard;
pub mod manner;
mod medium;
mod outlook;
mod place;
mod purse;
pub mod random;
mod reasons;
mod review;
mod sight;
mod silly;
mod thinking;
pub mod thumb;
mod tree;
pub mod value;
pub mod weights;
mod why;
pub mod worth;

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, View};

pub use advice::{Advice, Balance, Thing, alike, all_alike, balance};
pub use hard::{Budget, Found};
pub use reasons::{reasons, secret_reasons};
pub use review::{Change, chances, change, compare, gain};
pub use thinking::Thinking;
pub use why::{When, Why};

use hard::Question;
use sight::Sight;
use weights::Mind;

/// The bots that can be named, the weakest first.
pub const LEVELS: &[&str] = &["random", "easy", "medium", "keen", "hard", "master"];

/// Everything that a bot can be called, for somebody who has named another.
pub fn every_name() -> String {
    let (tries, time) = Bot::MOST;
    let levels = LEVELS.join(", ");
    format!("{levels}, hard:1..{tries}, hard:1ms..{time}ms, master:1..{tries}")
}

/// A bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bot {
    /// Leaves everything to chance.
    Random,
    /// A few rules of thumb.
    Easy,
    /// Looks one move ahead.
    Medium,
    /// Plays answers out in guessed worlds: keen, hard and master, by how long they think.
    Hard(Budget),
}

impl Bot {
    /// How long hard thinks unless it is told.
    pub const USUAL: Budget = Budget::Tries(2000);
    /// How long keen thinks: hard with hardly any time.
    pub const BRIEF: Budget = Budget::Tries(8);
    /// How long master thinks: up to two seconds.
    pub const LONG: Budget = Budget::Ahead(1000);
    /// The most playouts and milliseconds: whoever waits for an answer gets one.
    const MOST: (u32, u32) = (1_000_000, 600_000);

    /// The answer to the question that the view asks its viewer; `None` when it asks nobody or
    /// somebody else.
    pub fn choose(self, view: &View, seed: u64) -> Option<Action> {
        self.choose_unless(view, seed, &AtomicBool::new(false))
    }

    /// The same, with a way for another thread to end the thinking early.
    pub fn choose_unless(self, view: &View, seed: u64, hurry: &AtomicBool) -> Option<Action> {
        self.choose_on(1, view, seed, hurry)
    }

    /// The same on so many cores.
    pub fn choose_on(
        self,
        cores: usize,
        view: &View,
        seed: u64,
        hurry: &AtomicBool,
    ) -> Option<Action> {
        self.chosen(Mind::shipped(), view, seed, cores, hurry)
    }

    /// What this bot would answer with another mind than the shipped one.
    pub fn choose_with(self, mind: &Mind, view: &View, seed: u64) -> Option<Action> {
        self.chosen(mind, view, seed, 1, &AtomicBool::new(false))
    }

    /// Where there is no choice nobody thinks.
    fn chosen(
        self,
        mind: &Mind,
        view: &View,
        seed: u64,
        cores: usize,
        hurry: &AtomicBool,
    ) -> Option<Action> {
        let list = answers(view);
        let mut open = list.iter().filter(|action| !silly::is_silly(view, action, &list));
        match (open.next(), open.next()) {
            (Some(only), None) if self != Bot::Random => Some(*only),
            _ => {
                self.ranked(mind, view, list, seed, cores, hurry).first().map(|found| found.action)
            }
        }
    }

    /// Every answer with its value, the best first. Another thread may end the thinking early.
    pub fn rank(self, view: &View, seed: u64, hurry: &AtomicBool) -> Vec<Found> {
        self.ranked(Mind::shipped(), view, answers(view), seed, 1, hurry)
    }

    /// The same, thought about on so many cores: sooner, but no different, unless it is for a
    /// time.
    pub fn rank_on(self, cores: usize, view: &View, seed: u64, hurry: &AtomicBool) -> Vec<Found> {
        self.ranked(Mind::shipped(), view, answers(view), seed, cores, hurry)
    }

    fn ranked(
        self,
        mind: &Mind,
        view: &View,
        list: Vec<Action>,
        seed: u64,
        cores: usize,
        hurry: &AtomicBool,
    ) -> Vec<Found> {
        let silly = |action: &Action| self != Bot::Random && silly::is_silly(view, action, &list);
        let (worse, better): (Vec<Action>, Vec<Action>) = list.iter().copied().partition(silly);
        let mut found = self.thought(mind, view, better, seed, cores, hurry);
        let last = found.last().map_or(0.0, |found| found.value.min(0.0));
        found.extend(worse.into_iter().map(|action| Found { action, value: last - 1.0, tries: 0 }));
        found
    }

    /// Answers that are worth thinking about, the best first.
    fn thought(
        self,
        mind: &Mind,
        view: &View,
        mut list: Vec<Action>,
        seed: u64,
        cores: usize,
        hurry: &AtomicBool,
    ) -> Vec<Found> {
        let (Some(decision), Some(sight)) = (view.decision(), Sight::of(view)) else {
            return Vec::new();
        };
        if list.is_empty() {
            return Vec::new();
        }
        let values: Vec<f32> = match self {
            Bot::Hard(budget) => {
                let question = Question { mind, view, seat: sight.seat, hurry };
                return hard::search(&question, &list, seed, budget, cores);
            }
            Bot::Medium => medium::values(mind, view, sight.seat, &list, seed),
            Bot::Random | Bot::Easy => {
                // Among answers that look equally good, chance decides.
                Chance::new(seed, Stream::Choice).shuffle(&mut list);
                let score = |action| easy::score(&sight, &decision.question, action) as f32;
                list.iter().map(|a| if self == Bot::Easy { score(a) } else { 0.0 }).collect()
            }
        };
        let found = list.into_iter().zip(values);
        let mut found: Vec<Found> =
            found.map(|(action, value)| Found { action, value, tries: 0 }).collect();
        found.sort_by(|one, other| other.value.total_cmp(&one.value));
        found
    }
}

/// The answers to the question that a view asks its viewer.
fn answers(view: &View) -> Vec<Action> {
    let mut list = Vec::new();
    view.legal_actions(&mut list);
    list
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Easy => f.write_str("easy"),
            Bot::Medium => f.write_str("medium"),
            Bot::Hard(Bot::BRIEF) => f.write_str("keen"),
            Bot::Hard(Bot::USUAL) => f.write_str("hard"),
            Bot::Hard(Bot::LONG) => f.write_str("master"),
            Bot::Hard(Budget::Ahead(tries)) => write!(f, "master:{tries}"),
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
            "keen" => Ok(Bot::Hard(Bot::BRIEF)),
            "hard" => Ok(Bot::Hard(Bot::USUAL)),
            "master" => Ok(Bot::Hard(Bot::LONG)),
            _ => {
                let (budget, ahead) = match name.strip_prefix("master:") {
                    Some(budget) => (budget, true),
                    None => (name.strip_prefix("hard:").ok_or(NoSuchBot)?, false),
                };
                let (number, time) = match budget.strip_suffix("ms").filter(|_| !ahead) {
                    Some(number) => (number, true),
                    None => (budget, false),
                };
                let number: u32 = number.parse().map_err(|_| NoSuchBot)?;
                match (number, time) {
                    (0, _) => Err(NoSuchBot),
                    (more, false) if more > Bot::MOST.0 => Err(NoSuchBot),
                    (more, true) if more > Bot::MOST.1 => Err(NoSuchBot),
                    (_, true) => Ok(Bot::Hard(Budget::Time(Duration::from_millis(number.into())))),
                    (_, false) if ahead => Ok(Bot::Hard(Budget::Ahead(number))),
                    (_, false) => Ok(Bot::Hard(Budget::Tries(number))),
                }
            }
        }
    }
}
