//! Advice that is told while it is being found, and ends early at a sign.

use std::sync::atomic::{AtomicBool, Ordering};

use super::reply::{Advised, Body};
use crate::bots::{Bot, Budget, Found, Thinking};
use crate::session::Session;

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
    let rank =
        |bot: Bot| Thinking::with(bot, session).map(|task| task.rank(hurry)).unwrap_or_default();
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
