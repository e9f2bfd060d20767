//! Events that give the same to several players, said in one sentence.

use super::{Names, Text, say};
use crate::engine::{Event, Rule, Seat, SeatSet, What};

impl Text {
    /// Events one after the other with their rules behind them.
    pub fn events_cited(&self, events: &[Event], names: &Names) -> Vec<String> {
        let ruled = self.events_ruled(events, names).into_iter();
        ruled.map(|(sentence, rule)| self.cited(&sentence, rule)).collect()
    }

    /// Events one after the other, each with its rule; what several get alike is said once.
    pub fn events_ruled(&self, events: &[Event], names: &Names) -> Vec<(String, Rule)> {
        let mut rest = events;
        let mut sentences = Vec::new();
        while let Some(first) = rest.first() {
            // What is laid out tells what was given for it.
            if is_price(&events[..events.len() - rest.len()], first) {
                rest = &rest[1..];
                continue;
            }
            let (run, after) = rest.split_at(alike(rest).max(1));
            let sentence = match run {
                [only] => self.event(only, names),
                all => self.together(all, names),
            };
            sentences.push((sentence, first.rule));
            rest = after;
        }
        sentences
    }

    fn together(&self, events: &[Event], names: &Names) -> String {
        let seats = events.iter().filter_map(|event| received(&event.what));
        let names = self.seats(seats.map(|(seat, _)| seat).collect(), names);
        match events.first().map(|event| event.what) {
            Some(What::Dealt { count, .. }) => {
                say!(self, "dealt-each", names = names, count = count)
            }
            Some(What::CoinsGained { count, .. }) => {
                say!(self, "coins-gained-each", names = names, count = count)
            }
            _ => String::new(),
        }
    }
}

/// Whether a chip is given back for a mission that was laid out before it.
fn is_price(before: &[Event], event: &Event) -> bool {
    let What::ChipReturned { seat, .. } = event.what else { return false };
    let by_them = |e: &Event| matches!(e.what, What::LaidOut { seat: whose, .. } if whose == seat);
    event.rule != Rule::CHIPS && before.iter().any(by_them)
}

/// Who got how many cards or coins.
const fn received(what: &What) -> Option<(Seat, u8)> {
    match *what {
        What::Dealt { seat, count } | What::CoinsGained { seat, count } => Some((seat, count)),
        _ => None,
    }
}

/// How many events at the beginning give as much of the same, each to somebody else.
fn alike(events: &[Event]) -> usize {
    let mut seen = SeatSet::EMPTY;
    let mut count = 0;
    for event in events {
        let (Some(first), Some((seat, much))) = (events.first(), received(&event.what)) else {
            break;
        };
        let kind = std::mem::discriminant(&event.what) == std::mem::discriminant(&first.what);
        let as_much = received(&first.what).is_some_and(|(_, count)| count == much);
        if !kind || !as_much || first.rule != event.rule || seen.contains(seat) {
            break;
        }
        seen.insert(seat);
        count += 1;
    }
    count
}
