//! The list of legal answers, made by construction and in order.

use super::action::{Action, Reserve, Usage};
use super::asked::Asked;
use super::board::Board;
use super::card::Chip;
use super::decision::Rest;
use super::mission::{Effect, Tier};
use super::phases::influence::PAY_TWO;
use super::placement::Reach;
use super::seat::Seat;

impl Asked<'_> {
    /// Every answer to the question, sorted, each once.
    pub(super) fn list(&self, list: &mut Vec<Action>) {
        match self.table.rest {
            Rest::TradeMarker { .. }
            | Rest::StartMarker { .. }
            | Rest::WinTie { .. }
            | Rest::Bribe { .. } => list.extend([Action::Pass, Action::Accept]),
            Rest::TwoGains { .. } => list.extend((0..=2).map(|coins| Action::Gain { coins })),
            Rest::Turn { seat } => self.turn_actions(seat, list),
            Rest::LastMarker { .. } | Rest::PlaceAnywhere { .. } => {
                list.push(Action::Pass);
                list.extend(Board::ALL.map(|board| Action::PlaceOn { board }));
            }
            Rest::Intrigue { seat, board } => self.intrigue_actions(seat, board, list),
            Rest::PlaceMarkers { seat, scoring } => {
                let most = self.most_on(seat, scoring.board);
                list.extend((0..=most).map(|count| Action::PlaceMarkers { count }));
            }
            Rest::LayOut { seat } => self.mission_actions(seat, list),
            Rest::DrawMission { .. } => {
                let full = Tier::ALL.into_iter().filter(|&tier| self.missions[tier as usize] > 0);
                list.extend(full.map(|tier| Action::Draw { tier }));
            }
            Rest::KeepChip { seat } => {
                list.extend(
                    self.table.holdings[seat].chips.kinds().map(|chip| Action::Keep { chip }),
                );
            }
            Rest::ChangeMissions { .. } => self.put_back_actions(list),
            Rest::LateChange { seat } => {
                list.push(Action::Pass);
                self.change_actions(seat, list);
            }
            Rest::Over => {}
        }
    }

    /// R5.3: each card, placing, taking back, and both with four markers; or no card.
    fn turn_actions(&self, seat: Seat, list: &mut Vec<Action>) {
        let (holding, secret) = (self.table.holding(seat), self.own);
        let reserve = holding.personal;
        let four = !self.table.ready(seat, Effect::FourMarkers).is_empty();
        for card in secret.influence.faces() {
            let play = |usage| Action::Play { card, usage };
            let placements = Reach::of(card).placements(reserve);
            list.extend(placements.iter().map(|&placement| play(Usage::Place(placement))));
            list.push(play(Usage::TakeBack));
            if four {
                let placements = Reach::FOUR.placements(reserve);
                list.extend(placements.iter().map(|&place| play(Usage::PlaceFour(place))));
                list.push(play(Usage::TakeBackFour));
            }
        }
        if holding.coins >= PAY_TWO && !self.table.ready(seat, Effect::PayTwo).is_empty() {
            list.push(Action::PayTwo);
        }
        if !self.table.ready(seat, Effect::ChangeCard).is_empty() {
            list.extend(secret.influence.faces().map(|card| Action::Exchange { card }));
        }
    }

    fn intrigue_actions(&self, seat: Seat, board: Board, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        let (holding, secret) = (self.table.holding(seat), self.own);
        if secret.intrigue.contains(board) {
            let there =
                [(Reserve::General, holding.general), (Reserve::Personal, holding.personal)];
            for (from, there) in there {
                let counts = 1..=there.min(from.by_intrigue());
                list.extend(counts.map(|count| Action::Intrigue { from, count }));
            }
        }
    }

    fn mission_actions(&self, seat: Seat, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        for mission in self.own.missions.iter() {
            let pays = self.table.payments(seat, mission);
            list.extend(pays.map(|pay| Action::LayOut { mission, pay }));
        }
        self.change_actions(seat, list);
    }

    fn change_actions(&self, seat: Seat, list: &mut Vec<Action>) {
        if self.table.can_change_chip(seat) {
            let kinds = self.table.holdings[seat].chips.kinds();
            let plain = kinds.filter(|&chip| chip != Chip::Crown);
            list.extend(plain.map(|chip| Action::ChangeChip { chip }));
        }
    }

    fn put_back_actions(&self, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        let missions = self.own.missions;
        for first in missions.iter() {
            list.push(Action::PutBack { first, second: None });
            let others = missions.iter().filter(|&second| second != first);
            list.extend(others.map(|second| Action::PutBack { first, second: Some(second) }));
        }
    }
}
