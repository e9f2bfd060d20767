//! How long players thought: a histogram of times, fine enough for a median.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::bots::Bot;

/// Bins a factor of two in time.
const FINE: f64 = 8.0;

/// How long each kind of player thought about answers that were a choice.
#[derive(Clone, Debug, Default)]
pub struct Pace(BTreeMap<Bot, Times>);

/// The times of one kind of player.
#[derive(Clone, Debug, Default)]
pub struct Times {
    /// How many answers.
    pub count: u64,
    /// All of them together.
    pub total: Duration,
    /// The longest.
    pub longest: Duration,
    bins: BTreeMap<i32, u64>,
}

impl Pace {
    pub(super) fn took(&mut self, bot: Bot, time: Duration) {
        let times = self.0.entry(bot).or_default();
        times.count += 1;
        times.total += time;
        times.longest = times.longest.max(time);
        let micros = time.as_secs_f64().max(1e-9) * 1e6;
        *times.bins.entry((micros.log2() * FINE).floor() as i32).or_default() += 1;
    }

    pub(super) fn merge(&mut self, other: &Pace) {
        for (bot, more) in &other.0 {
            let times = self.0.entry(*bot).or_default();
            times.count += more.count;
            times.total += more.total;
            times.longest = times.longest.max(more.longest);
            for (bin, count) in &more.bins {
                *times.bins.entry(*bin).or_default() += count;
            }
        }
    }

    /// The times, by kind of player.
    pub fn times(&self) -> impl Iterator<Item = (Bot, &Times)> {
        self.0.iter().map(|(&bot, times)| (bot, times))
    }
}

impl Times {
    /// The mean, in milliseconds.
    pub fn mean(&self) -> f64 {
        self.total.as_secs_f64() * 1e3 / self.count.max(1) as f64
    }

    /// The median, in milliseconds, within a tenth.
    pub fn median(&self) -> f64 {
        let mut seen = 0;
        for (&bin, count) in &self.bins {
            seen += count;
            if 2 * seen >= self.count {
                return ((f64::from(bin) + 0.5) / FINE).exp2() / 1e3;
            }
        }
        0.0
    }
}
