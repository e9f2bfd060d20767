//! How a mission is paid for: the ways in the order of what they cost the hand, and what is
//! missing.

use std::cmp::Reverse;

use super::pick::Pick;
use crate::engine::{Chip, Chips, Cost, Mission, Payment, Seat, Table};
use crate::session::Session;
use crate::text::Text;

/// Whether a mission can be paid for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tui) enum Payable {
    /// In these ways, the best first.
    Now(Vec<Payment>),
    /// Not: these are missing; `None` is any chip.
    Missing(Vec<Option<Chip>>),
    /// Not: one of these is missing, for a crown stands for the other.
    MissingOne(Vec<Option<Chip>>),
}

impl Payable {
    /// What the table says of a mission in this hand and a player's chips (R7.1).
    pub(in crate::tui) fn of(
        table: &Table,
        seat: Seat,
        mission: Mission,
        hand: &[Mission],
    ) -> Self {
        let ways = ways(table, seat, mission, hand);
        if !ways.is_empty() {
            return Payable::Now(ways);
        }
        let cost = table.components().cost(mission);
        let mut held = table.holding(seat).chips;
        let mut missing = Vec::new();
        let mut spare = false;
        if !held.take(cost.first) {
            missing.push(Some(cost.first));
        }
        match cost.second {
            Some(chip) if held.take(chip) => {}
            Some(chip) => missing.push(Some(chip)),
            None if !held.is_empty() => spare = true,
            None => missing.push(None),
        }
        // Crowns that are not spent on "?" stand for what is missing.
        let last = spare && held.len() == 1;
        let crowns = held.count(Chip::Crown).saturating_sub(u8::from(last));
        // A lone crown stands for the chip that is named, and any chip is missing.
        if last && held.count(Chip::Crown) == 1 && !missing.is_empty() {
            return Payable::Missing(vec![None]);
        }
        if crowns > 0 && missing.len() > 1 && missing[0] == missing[1] {
            missing.truncate(1);
        }
        if crowns > 0 && missing.len() > 1 {
            Payable::MissingOne(missing)
        } else {
            Payable::Missing(missing)
        }
    }
}

impl Payable {
    /// What is missing, in words.
    pub(in crate::tui) fn missing(&self, text: &Text) -> String {
        let (missing, between) = match self {
            Payable::Now(_) => return String::new(),
            Payable::Missing(chips) => (chips, ", ".to_owned()),
            Payable::MissingOne(chips) => (chips, format!(" {} ", text.ui("missing-or"))),
        };
        let chips = missing.iter().map(|chip| match chip {
            Some(chip) => text.chip(*chip),
            None => text.ui("any-chip"),
        });
        chips.collect::<Vec<_>>().join(&between)
    }
}

/// The ways to pay, the best first: the one after which most other missions in hand can be paid, then
/// most crowns are left, then the fewest crowns now, then what no other mission waits for, then one of
/// which there are more.
pub(super) fn ways(table: &Table, seat: Seat, mission: Mission, hand: &[Mission]) -> Vec<Payment> {
    let chips = table.holding(seat).chips;
    let hurt = |pay: &Payment| {
        let mut left = chips;
        for chip in pay.chips() {
            left.take(chip);
        }
        let others = hand.iter().filter(|&&other| other != mission);
        let others: Vec<Cost> = others.map(|&other| table.components().cost(other)).collect();
        let (paid, crowns) = most_paid(left, &others);
        let lacking: u8 = others.iter().map(|&cost| lacking(left, cost)).sum();
        let spent = pay.chips().into_iter().filter(|&chip| chip == Chip::Crown).count();
        (Reverse((paid, crowns)), spent, lacking, Reverse(left.kinds().count()))
    };
    let mut ways: Vec<Payment> = table.payments(seat, mission).collect();
    ways.sort_by_key(hurt);
    ways
}

/// Whether one of these missions can be paid for in several ways.
pub(super) fn has_ways(table: &Table, seat: Seat, hand: &[Mission]) -> bool {
    hand.iter().any(|&mission| table.payments(seat, mission).nth(1).is_some())
}

/// The ways to pay for the mission that is chosen, where there are several, and which.
pub(super) fn chosen(
    table: &Table,
    seat: Seat,
    pick: Option<&Pick>,
) -> Option<(Vec<Payment>, usize)> {
    let Some(Pick::Missions { hand, at: Some(at), pay }) = pick else { return None };
    let ways = ways(table, seat, *hand.get(*at)?, hand);
    (ways.len() > 1).then_some((ways, *pay))
}

/// How many of these can be paid one after the other, and how many crowns that leaves at most.
fn most_paid(chips: Chips, costs: &[Cost]) -> (usize, u8) {
    let Some((&cost, rest)) = costs.split_first() else { return (0, chips.count(Chip::Crown)) };
    let mut best = most_paid(chips, rest);
    let mut left = chips;
    if !(left.take(cost.first) || left.take(Chip::Crown)) {
        return best;
    }
    let seconds: Vec<Chip> = match cost.second {
        Some(chip) if left.count(chip) > 0 => vec![chip],
        Some(_) => vec![Chip::Crown],
        None => left.kinds().collect(),
    };
    for second in seconds {
        let mut left = left;
        if left.take(second) {
            let (paid, crowns) = most_paid(left, rest);
            best = best.max((paid + 1, crowns));
        }
    }
    best
}

/// How many chips are missing for a cost; a crown stands for any.
fn lacking(mut chips: Chips, cost: Cost) -> u8 {
    let mut missing = 0;
    for wanted in [Some(cost.first), cost.second] {
        let found = match wanted {
            Some(chip) => chips.take(chip) || chips.take(Chip::Crown),
            None => {
                let any = chips.kinds().find(|&chip| chip != Chip::Crown).unwrap_or(Chip::Crown);
                chips.take(any)
            }
        };
        missing += u8::from(!found);
    }
    missing
}

/// A hand of missions in its places: a mission keeps its place for the whole phase, and one that is
/// drawn takes the first that has become free.
pub(super) fn hand(session: &Session, seat: Seat) -> Vec<Mission> {
    let now = session.game();
    let stretch = (now.round(), now.phase());
    let positions = (0..=session.len()).rev().filter_map(|count| session.position_at(count));
    let mut positions: Vec<_> =
        positions.take_while(|game| (game.round(), game.phase()) == stretch).collect();
    positions.reverse();
    let mut slots: Vec<Option<Mission>> = Vec::new();
    for game in positions {
        let held = game.secret(seat).missions;
        for slot in &mut slots {
            *slot = slot.filter(|&mission| held.contains(mission));
        }
        for mission in held.iter() {
            if slots.contains(&Some(mission)) {
                continue;
            }
            match slots.iter_mut().find(|slot| slot.is_none()) {
                Some(slot) => *slot = Some(mission),
                None => slots.push(Some(mission)),
            }
        }
    }
    slots.into_iter().flatten().collect()
}
