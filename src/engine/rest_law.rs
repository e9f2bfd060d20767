//! The law of rest: a game rests only where the rules would ask that question.

use super::card::Shield;
use super::decision::{Rest, Scoring};
use super::game::Game;
use super::laws::Broken;
use super::mission::{Effect, Missions, Tier};
use super::seat::{Seat, SeatSet};
use super::standing::Claim;

impl Game {
    /// Whether the rules would ask the question that this game rests at.
    pub(super) fn rest_law(&self) -> Result<(), Broken> {
        let early = !self.is_last_round();
        let has = |seat, effect| !self.ready(seat, effect).is_empty();
        let markers = |seat: Seat| self.holding(seat).markers() > 0;
        let good = match *self.rest() {
            Rest::TradeMarker { seat, late } => {
                if late {
                    self.can_trade(seat)
                } else {
                    self.trade_matters(seat)
                }
            }
            Rest::TwoGains { seat } => has(seat, Effect::TwoGains),
            Rest::StartMarker { seat, mission } => {
                let ready = self.holding(seat).laid.and(Missions::START).without(self.used());
                ready.first() == Some(mission) && markers(seat)
            }
            Rest::Turn { seat } => self.secrets[seat].influence.len() >= 2,
            Rest::LastMarker { seat } => has(seat, Effect::LastMarker) && markers(seat),
            Rest::Intrigue { seat, .. } => !self.secrets[seat].intrigue.is_empty(),
            Rest::WinTie { seat, board } => {
                let standing = self.table.standing_with(board, None, SeatSet::EMPTY);
                has(seat, Effect::WinTie) && standing.could_win_tie(seat)
            }
            Rest::Bribe { seat, scoring } => {
                let claim = self.standing(scoring.board).claims[seat];
                let price = self.price(seat, scoring.board);
                matches!(claim, Some(Claim::MayBribe { .. }))
                    && price <= self.holding(seat).coins
                    && !scoring.paid.contains(seat)
                    && self.scoring_law(&scoring)
            }
            Rest::Maintenon { seat, scoring } => {
                self.pays(scoring.board).markers_on().is_some()
                    && scoring.paid.contains(seat)
                    && markers(seat)
                    && self.scoring_law(&scoring)
            }
            Rest::Conde { seat, scoring, fresh } => {
                let there = self.markers(scoring.board);
                self.pays(scoring.board).marker_anywhere()
                    && scoring.paid.contains(seat)
                    && !fresh.contains(seat)
                    && fresh.iter().all(|s| scoring.paid.contains(s) && there[s] > 0)
                    && markers(seat)
                    && self.scoring_law(&scoring)
            }
            Rest::LayOut { seat } => !self.holding(seat).chips.is_empty(),
            Rest::DrawMission { left, changing, .. } => {
                (1..=2).contains(&left)
                    && (early || !changing)
                    && Tier::ALL.iter().any(|&tier| self.missions_left(tier) > 0)
            }
            Rest::KeepChip { seat } => early && self.holding(seat).chips.kinds().count() > 1,
            Rest::ChangeMissions { seat } => {
                early
                    && has(seat, Effect::ChangeMissions)
                    && !self.secrets[seat].missions.is_empty()
            }
            Rest::LateChange { seat } => early && self.can_change_chip(seat),
            Rest::Over => !early && self.seats().all(|seat| self.counted_out(seat)),
        };
        if good && self.phase() == self.rest().phase() { Ok(()) } else { Err(Broken::Rest) }
    }

    /// Whether what has happened on a board so far could have.
    fn scoring_law(&self, scoring: &Scoring) -> bool {
        let standing = self.standing(scoring.board);
        let payable = |seat: Seat| {
            standing.claims[seat]
                .is_some_and(|claim| claim.is_paid() || matches!(claim, Claim::MayBribe { .. }))
        };
        let favoured = scoring.favoured.is_none_or(|seat| {
            let owns = self.holding(seat).laid.and(Missions::with(Effect::WinTie));
            !owns.is_empty() && owns.without(self.used()).is_empty()
        });
        favoured && scoring.paid.iter().all(payable)
    }

    /// Whether a finished game has the shields that its leftovers and majorities gave.
    fn counted_out(&self, seat: Seat) -> bool {
        let majorities = Shield::ALL.iter().filter(|&&k| self.majority(k).0.contains(seat)).count();
        let counted = usize::from(self.leftovers(seat).converted()) + majorities;
        usize::from(self.secrets[seat].shields.len()) >= counted
    }
}
