//! The law of rest: a game rests only where the rules would ask that question.

use super::card::Shield;
use super::decision::{Rest, Scoring};
use super::game::Game;
use super::laws::Broken;
use super::mission::{Effect, Missions, Tier};
use super::seat::{Seat, SeatSet};
use super::standing::Claim;

/// Why the rules would not ask a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unasked {
    /// R5.3: fewer than two influence cards in hand: there is no turn left.
    NoCards,
    /// R8: no such mission is laid out, or it has been used, or it would do nothing here.
    NoMission,
    /// No marker is left to place.
    NoMarkers,
    /// R6.1: no intrigue card in hand.
    NoIntrigue,
    /// R8.19: no tie on this board that the player could win.
    NoTie,
    /// R6.4: the player may not bribe on this board.
    NoBribe,
    /// R6.4: the bribe costs more than the player has.
    TooPoor,
    /// The player has been paid on this board already.
    Paid,
    /// The player is not among those who have been paid on this board.
    NotPaid,
    /// R6.10: the board does not pay this.
    NotPrinted,
    /// Somebody is said to have been paid, or to have won a tie, who cannot have.
    Impossible,
    /// R7.1: no chips.
    NoChips,
    /// R7.1: there is nothing to draw, or not so many.
    NoDraw,
    /// R7.2: fewer than two kinds of chips: there is nothing to choose.
    OneChip,
    /// R7.3: not in the last round.
    LastRound,
    /// R7.3: the game is over only after the last round.
    TooEarly,
    /// R7.3: the shields for what is left over have not been drawn.
    NotCounted,
}

/// The first of these that does not hold is why not; what comes after it may not even make sense then.
macro_rules! unless {
    ($($holds:expr => $why:ident),* $(,)?) => {{
        $(if !$holds {
            return Some(Unasked::$why);
        })*
        None
    }};
}

impl Game {
    /// Whether the rules would ask the question that this game rests at.
    pub(super) fn rest_law(&self) -> Result<(), Broken> {
        let why = self.unasked().or_else(|| {
            // The rests of a phase are those that its questions have.
            (self.phase() != self.rest().phase()).then_some(Unasked::Impossible)
        });
        why.map_or(Ok(()), |why| Err(Broken::Rest { seat: self.rest().seat(), why }))
    }

    /// The first reason not to ask, if there is one.
    fn unasked(&self) -> Option<Unasked> {
        let early = !self.is_last_round();
        let has = |seat, effect| !self.ready(seat, effect).is_empty();
        let markers = |seat: Seat| self.holding(seat).markers() > 0;
        match *self.rest() {
            Rest::TradeMarker { seat, late } => {
                let asked = if late { self.can_trade(seat) } else { self.trade_matters(seat) };
                unless!(asked => NoMission)
            }
            Rest::TwoGains { seat } => unless!(has(seat, Effect::TwoGains) => NoMission),
            Rest::StartMarker { seat, mission } => {
                let ready = self.holding(seat).laid.and(Missions::START).without(self.used());
                unless!(ready.first() == Some(mission) => NoMission, markers(seat) => NoMarkers)
            }
            Rest::Turn { seat } => unless!(self.secrets[seat].influence.len() >= 2 => NoCards),
            Rest::LastMarker { seat } => {
                unless!(has(seat, Effect::LastMarker) => NoMission, markers(seat) => NoMarkers)
            }
            Rest::Intrigue { seat, .. } => {
                unless!(!self.secrets[seat].intrigue.is_empty() => NoIntrigue)
            }
            Rest::WinTie { seat, board } => {
                let standing = self.table.standing_with(board, None, SeatSet::EMPTY);
                unless!(
                    has(seat, Effect::WinTie) => NoMission,
                    standing.could_win_tie(seat) => NoTie,
                )
            }
            Rest::Bribe { seat, scoring } => {
                let claim = self.standing(scoring.board).claims[seat];
                let price = self.price(seat, scoring.board);
                unless!(
                    matches!(claim, Some(Claim::MayBribe { .. })) => NoBribe,
                    price <= self.holding(seat).coins => TooPoor,
                    !scoring.paid.contains(seat) => Paid,
                    self.scoring_law(&scoring) => Impossible,
                )
            }
            Rest::PlaceMarkers { seat, scoring } => unless!(
                self.pays(scoring.board).markers_on().is_some() => NotPrinted,
                scoring.paid.contains(seat) => NotPaid,
                markers(seat) => NoMarkers,
                self.scoring_law(&scoring) => Impossible,
            ),
            Rest::PlaceAnywhere { seat, scoring, fresh } => {
                let there = self.markers(scoring.board);
                unless!(
                    self.pays(scoring.board).marker_anywhere() => NotPrinted,
                    scoring.paid.contains(seat) => NotPaid,
                    !fresh.contains(seat) => Impossible,
                    fresh.iter().all(|s| scoring.paid.contains(s) && there[s] > 0) => Impossible,
                    markers(seat) => NoMarkers,
                    self.scoring_law(&scoring) => Impossible,
                )
            }
            Rest::LayOut { seat } => unless!(!self.holding(seat).chips.is_empty() => NoChips),
            Rest::DrawMission { left, changing, .. } => unless!(
                (1..=2).contains(&left) => NoDraw,
                early || !changing => LastRound,
                Tier::ALL.iter().any(|&tier| self.missions_left(tier) > 0) => NoDraw,
            ),
            Rest::KeepChip { seat } => unless!(
                early => LastRound,
                self.holding(seat).chips.kinds().count() > 1 => OneChip,
            ),
            Rest::ChangeMissions { seat } => unless!(
                early => LastRound,
                has(seat, Effect::ChangeMissions) => NoMission,
                !self.secrets[seat].missions.is_empty() => NoDraw,
            ),
            Rest::LateChange { seat } => unless!(
                early => LastRound,
                self.can_change_chip(seat) => NoMission,
            ),
            Rest::Over => unless!(
                !early => TooEarly,
                self.seats().all(|seat| self.counted_out(seat)) => NotCounted,
            ),
        }
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
