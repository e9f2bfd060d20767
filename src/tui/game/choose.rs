//! Missions and chips chosen, key by key.

use super::pay;
use super::pick::{ChipFor, Pick, changing_chip};
use super::{GameTable, Notice};
use crate::engine::{Action, Chip, Mission, Payment, Seat};
use crate::tui::keys::Verb;

impl GameTable {
    pub(super) fn pick_mission(
        &mut self,
        seat: Seat,
        hand: Vec<Mission>,
        mut at: Option<usize>,
        mut pay: usize,
        verb: Verb,
        n: u8,
    ) {
        let ways = |mission: Mission| pay::ways(self.session().game(), seat, mission, &hand);
        match verb {
            Verb::Letter | Verb::Up | Verb::Down => {
                let last = hand.len().saturating_sub(1);
                let next = match (verb, at) {
                    (Verb::Letter, _) => usize::from(n),
                    (Verb::Up, Some(now)) => now.checked_sub(1).unwrap_or(last),
                    (Verb::Up, None) => last,
                    (_, Some(now)) => (now + 1) % hand.len().max(1),
                    (_, None) => 0,
                };
                if let Some(&mission) = hand.get(next) {
                    // The same letter once more: the next way to pay.
                    let again = verb == Verb::Letter && at == Some(next);
                    pay = if again { (pay + 1) % ways(mission).len().max(1) } else { 0 };
                    at = Some(next);
                    if ways(mission).is_empty() && verb == Verb::Letter {
                        let table = self.session().game();
                        let payable = pay::Payable::of(table, seat, mission, &hand);
                        self.notice = Some(Notice::NotPayable(payable));
                    }
                } else {
                    self.notice = Some(Notice::NothingThere);
                }
            }
            Verb::Digit => {
                if let Some(&mission) = at.and_then(|at| hand.get(at))
                    && (1..=ways(mission).len()).contains(&n.into())
                {
                    pay = usize::from(n) - 1;
                } else {
                    self.notice = Some(Notice::NothingThere);
                }
            }
            Verb::Confirm => {
                if let Some(&mission) = at.and_then(|at| hand.get(at)) {
                    let way = ways(mission).get(pay).copied();
                    let cost = self.session().game().components().cost(mission);
                    let asked = Payment::new(cost.first, cost.second.unwrap_or(cost.first));
                    return self.play(Action::LayOut { mission, pay: way.unwrap_or(asked) });
                }
                // Where there is no choice, Enter is enough.
                let mut answers = Vec::new();
                self.session().legal_actions(&mut answers);
                match answers[..] {
                    [only] => return self.play(only),
                    _ => self.notice = Some(Notice::ChooseFirst),
                }
            }
            Verb::ChangeChip => {
                let chips = self.session().game().holding(seat).chips;
                let probe = chips.kinds().find(|&chip| chip != Chip::Crown);
                self.refuse(&Action::ChangeChip { chip: probe.unwrap_or(Chip::Crown) });
                if self.notice.is_none() {
                    return self.set(changing_chip(chips, ChipFor::Change));
                }
            }
            Verb::Done => {
                let payable = hand.iter().any(|&mission| !ways(mission).is_empty());
                // A guide speaks of it by itself.
                if !payable || self.guide.is_some() || self.coach.is_some() {
                    return self.play(Action::Pass);
                }
                self.notice = Some(Notice::StillPayable);
                return self.set(Pick::Missions { hand, at, pay, warned: true });
            }
            Verb::Back => at = None,
            _ => {}
        }
        self.set(Pick::Missions { hand, at, pay, warned: false });
    }

    pub(super) fn pick_chip(
        &mut self,
        chips: Vec<Chip>,
        at: Option<usize>,
        purpose: ChipFor,
        verb: Verb,
        n: u8,
    ) {
        let last = chips.len().saturating_sub(1);
        let at = match verb {
            Verb::Letter if usize::from(n) < chips.len() => Some(n.into()),
            Verb::Letter => {
                self.notice = Some(Notice::NothingThere);
                return;
            }
            Verb::Up => Some(at.and_then(|at| at.checked_sub(1)).unwrap_or(last)),
            Verb::Down => Some(at.map_or(0, |at| (at + 1) % chips.len().max(1))),
            Verb::Confirm => {
                let Some(&chip) = at.and_then(|at| chips.get(at)) else {
                    self.notice = Some(Notice::ChooseFirst);
                    return;
                };
                return self.play(match purpose {
                    ChipFor::Keep => Action::Keep { chip },
                    ChipFor::Change | ChipFor::LateChange => Action::ChangeChip { chip },
                });
            }
            Verb::Done if purpose == ChipFor::LateChange => return self.play(Action::Pass),
            Verb::Done | Verb::Back if purpose == ChipFor::Change => return self.begin_again(),
            Verb::Back => None,
            _ => at,
        };
        self.set(Pick::Chip { chips, at, purpose });
    }

    pub(super) fn pick_put_back(
        &mut self,
        hand: Vec<Mission>,
        mut at: Option<usize>,
        mut chosen: Vec<Mission>,
        verb: Verb,
        n: u8,
    ) {
        let last = hand.len().saturating_sub(1);
        match verb {
            Verb::Up => at = Some(at.and_then(|at| at.checked_sub(1)).unwrap_or(last)),
            Verb::Down => at = Some(at.map_or(0, |at| (at + 1) % hand.len().max(1))),
            Verb::Letter | Verb::Put => {
                let place = if verb == Verb::Letter { Some(n.into()) } else { at };
                match place.and_then(|place| hand.get(place)) {
                    Some(&mission) => {
                        at = place;
                        put_or_take(&mut chosen, mission);
                    }
                    None => self.notice = Some(Notice::NothingThere),
                }
            }
            Verb::Confirm => match chosen.first() {
                Some(&first) => {
                    return self.play(Action::PutBack { first, second: chosen.get(1).copied() });
                }
                None => self.notice = Some(Notice::ChooseFirst),
            },
            Verb::Done => return self.play(Action::Pass),
            Verb::Back => (at, chosen) = (None, Vec::new()),
            _ => {}
        }
        self.set(Pick::PutBack { hand, at, chosen });
    }
}

/// Chooses a mission, or no longer; of two that are chosen the older one makes room.
fn put_or_take(chosen: &mut Vec<Mission>, mission: Mission) {
    if let Some(place) = chosen.iter().position(|&other| other == mission) {
        chosen.remove(place);
        return;
    }
    if chosen.len() == 2 {
        chosen.remove(0);
    }
    chosen.push(mission);
}
