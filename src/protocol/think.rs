//! Advice that is told while it is being found, and can be stopped by whoever has asked for it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::reply::{Advised, Body};
use crate::bots::{Bot, Budget, Found, Task};
use crate::session::Session;

/// Whoever reads the input sees `stop` before its turn comes: it ends the thinking for every
/// request before it.
#[derive(Debug, Default)]
pub(super) struct Stop {
    /// The number of the last line that said so.
    said: AtomicU64,
    hurry: AtomicBool,
}

impl Stop {
    /// The line with this number says stop.
    pub(super) fn say(&self, line: u64) {
        self.said.store(line, Ordering::SeqCst);
        self.hurry.store(true, Ordering::SeqCst);
    }

    /// The sign for the request on this line: set as soon as a later line says stop.
    pub(super) fn sign(&self, line: u64) -> &AtomicBool {
        // In this order a stop that comes in between is not lost.
        self.hurry.store(false, Ordering::SeqCst);
        if self.said.load(Ordering::SeqCst) > line {
            self.hurry.store(true, Ordering::SeqCst);
        }
        &self.hurry
    }
}

/// How many times less each piece of advice before the last thinks, the first first.
const SHARES: [u32; 3] = [8, 4, 2];

/// Finds advice; tells what has been found on the way if that is wanted.
pub(super) fn advise(
    bot: Bot,
    session: &Session,
    (stream, best): (bool, Option<usize>),
    hurry: &AtomicBool,
    tell: &mut dyn FnMut(Body),
) -> Body {
    let body = |found: Vec<Found>, done: Option<bool>| {
        let most = best.unwrap_or(usize::MAX);
        let advice = found.into_iter().take(most).map(|one| Advised {
            action: one.action,
            value: one.value,
            worlds: one.tries,
        });
        Body::Advice { bot: bot.to_string(), advice: advice.collect(), done }
    };
    let rank = |bot: Bot| Task::with(bot, session).map(|task| task.rank(hurry)).unwrap_or_default();
    if let (true, Bot::Hard(budget)) = (stream, bot) {
        let mut last = Vec::new();
        for share in SHARES {
            let less = match budget {
                Budget::Tries(tries) => Budget::Tries((tries / share).max(1)),
                Budget::Time(time) => Budget::Time(time / share),
            };
            let found = rank(Bot::Hard(less));
            // Stopped in the middle: what was found before was thought about longer.
            if hurry.load(Ordering::SeqCst) {
                return body(if last.is_empty() { found } else { last }, Some(true));
            }
            tell(body(found.clone(), Some(false)));
            last = found;
        }
        // A time is used up by now, but for a moment.
        if matches!(budget, Budget::Time(_)) {
            return body(last, Some(true));
        }
        let found = rank(bot);
        let stopped = hurry.load(Ordering::SeqCst);
        return body(if stopped { last } else { found }, Some(true));
    }
    body(rank(bot), stream.then_some(true))
}
