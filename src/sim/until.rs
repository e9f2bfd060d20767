//! When enough games have been played: an interval is narrow enough, or a difference is sure or
//! surely smaller than what is asked for, by a sequential test as chess engines are tested.

use std::str::FromStr;

use super::measure::{Estimate, Totals, Version};

/// How often a version is called different that is not, and how often a difference is overlooked.
const ALPHA: f64 = 0.05;
const BETA: f64 = 0.05;
/// With fewer deals nobody knows how much they differ.
const LEAST: u64 = 100;

/// When to stop: `narrow:MEASURE:WIDTH` or `sure:MEASURE:DIFFERENCE`.
#[derive(Clone, Debug, PartialEq)]
pub struct Until {
    /// The measure.
    pub measure: String,
    /// How wide its interval may be, or which difference matters.
    pub value: f64,
    /// Whether a difference is tested.
    pub sure: bool,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// There is more of it.
    More,
    /// There is less of it.
    Less,
    /// There is no difference as large as asked for.
    None,
    /// The interval is narrow enough.
    Narrow,
}

/// Why words are no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadUntil {
    /// They are of no known form.
    Form,
    /// The width or the difference is no number above 0.
    Value(String),
    /// There is no such measure among these players.
    Measure {
        /// Its name.
        name: String,
        /// The one that may have been meant.
        near: Option<String>,
    },
}

impl FromStr for Until {
    type Err = BadUntil;
    fn from_str(words: &str) -> Result<Self, BadUntil> {
        let (kind, rest) = words.split_once(':').ok_or(BadUntil::Form)?;
        let sure = match kind {
            "narrow" => false,
            "sure" => true,
            _ => return Err(BadUntil::Form),
        };
        // Kinds of players have colons, too: `kind.hard:200.wins`.
        let (measure, number) = rest.rsplit_once(':').ok_or(BadUntil::Form)?;
        let value = number.parse().ok().filter(|value: &f64| value.is_finite() && *value > 0.0);
        let value = value.ok_or_else(|| BadUntil::Value(number.to_owned()))?;
        Ok(Self { measure: measure.to_owned(), value, sure })
    }
}

impl Until {
    /// How many deals lie between two looks: the same whatever the number of threads.
    pub const STEP: u64 = 50;

    /// Whether it is enough, and what was found.
    pub fn found(&self, totals: &Totals, both: bool) -> Option<Finding> {
        let index = totals.find(&self.measure)?;
        let version = if both { Version::Difference } else { Version::First };
        let estimate = totals.estimate(index, version);
        if totals.deals < LEAST {
            return None;
        }
        if !self.sure {
            return (estimate.width() <= self.value).then_some(Finding::Narrow);
        }
        sequential(estimate, self.value)
    }
}

/// Wald's test of no difference against one of so much, either way, with the variance that the
/// deals show. The two ways share the first kind of error.
pub fn sequential(difference: Estimate, matters: f64) -> Option<Finding> {
    // Deals that never differ, and so have no variance, still say at most what one more could.
    let variance = difference.error.powi(2).max(1e-12);
    let ratio = |wanted: f64| wanted * (2.0 * difference.mean - wanted) / (2.0 * variance);
    let (up, down) = (ratio(matters), ratio(-matters));
    let accept = ((1.0 - BETA) / (ALPHA / 2.0)).ln();
    let reject = (BETA / (1.0 - ALPHA / 2.0)).ln();
    if up >= accept {
        Some(Finding::More)
    } else if down >= accept {
        Some(Finding::Less)
    } else if up <= reject && down <= reject {
        Some(Finding::None)
    } else {
        None
    }
}
