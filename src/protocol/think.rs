//! Advice that is told while it is being found, and ends early at a sign.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::reply::{Advised, Body};
use crate::bots::{Bot, Budget, Found, Thinking};
use crate::session::Session;

/// How many times less each piece of advice before the last thinks, the first first; together no
/// longer than the last.
const SHARES: [u32; 6] = [64, 32, 16, 8, 4, 2];
/// Less than so many playouts, or so long, is no advice worth telling.
const LEAST: (u32, Duration) = (20, Duration::from_millis(20));

/// A part of a budget, if that is enough to say anything.
fn part(budget: Budget, share: u32) -> Option<Budget> {
    let enough = |tries: u32| Some(tries / share).filter(|&tries| tries >= LEAST.0);
    match budget {
        Budget::Tries(tries) => enough(tries).map(Budget::Tries),
        Budget::Ahead(tries) => enough(tries).map(Budget::Ahead),
        Budget::Time(time) => Some(time / share).filter(|&time| time >= LEAST.1).map(Budget::Time),
    }
}

/// Of two findings, the one that was thought about longer.
fn longer(before: Vec<Found>, now: Vec<Found>) -> Vec<Found> {
    let tries = |found: &[Found]| found.iter().map(|one| u64::from(one.tries)).sum::<u64>();
    if tries(&now) > tries(&before) { now } else { before }
}

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
        for less in SHARES.into_iter().filter_map(|share| part(budget, share)) {
            let found = rank(Bot::Hard(less));
            if hurry.load(Ordering::SeqCst) {
                return body(longer(last, found), Some(true));
            }
            tell(body(found.clone(), Some(false)));
            last = found;
        }
        // A time is used up by now, but for a moment.
        if matches!(budget, Budget::Time(_)) && !last.is_empty() {
            return body(last, Some(true));
        }
        let found = rank(bot);
        let stopped = hurry.load(Ordering::SeqCst);
        return body(if stopped { longer(last, found) } else { found }, Some(true));
    }
    body(rank(bot), stream.then_some(true))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Action;

    #[test]
    fn a_stop_keeps_what_was_thought_about_longest() {
        let found = |action, tries| vec![Found { action, value: 0.0, tries }];
        let (before, now) = (found(Action::Pass, 100), found(Action::Accept, 101));
        assert_eq!(longer(before.clone(), now.clone()), now);
        assert_eq!(longer(now.clone(), before), now);
        assert_eq!(longer(Vec::new(), now.clone()), now);
    }

    #[test]
    fn pieces_are_as_many_as_a_budget_has_room_for() {
        let pieces = |budget| SHARES.into_iter().filter_map(|share| part(budget, share)).count();
        assert_eq!(pieces(Budget::Tries(160)), 3);
        assert_eq!(pieces(Budget::Tries(40_000)), 6);
        assert_eq!(pieces(Budget::Time(Duration::from_secs(8))), 6);
        assert_eq!(pieces(Budget::Time(Duration::from_millis(10))), 0);
    }
}
