//! The supply phase (R4).

use crate::action::{Action, Reserve};
use crate::decision::{Phase, Rest};
use crate::event::{Observer, Place, What};
use crate::game::{Game, unforeseen};
use crate::mission::{Effect, Mission, Missions};
use crate::printed::MoneyCard;
use crate::rule::Rule;
use crate::seat::Seat;

/// What is gained without asking, since refusing it never helps (R4.3).
const GAINS: Missions = Missions::with(Effect::OneMarker)
    .or(Missions::with(Effect::OneCoin))
    .or(Missions::with(Effect::OneShield))
    .or(Missions::with(Effect::ThreeMarkers))
    .or(Missions::with(Effect::ThreeCoins))
    .or(Missions::with(Effect::IntrigueCard));

/// What can take markers back, so that the order of R8.16 and the gains can matter (R4.3).
const MARKERS_BACK: Missions = Missions::with(Effect::OneMarker)
    .or(Missions::with(Effect::TwoGains))
    .or(Missions::with(Effect::ThreeMarkers));

impl Game {
    /// Starts the next round: the money card and Louis (R4.1), the intrigue card of the
    /// 3-player game (R4.2), then the missions.
    pub(crate) fn begin_round<O: Observer>(&mut self, o: &mut O) {
        self.table.round += 1;
        let (round, start) = (self.table.round, self.table.start);
        let rule = if round == 1 { Rule::new(3, 4) } else { Rule::COUNT };
        self.tell(o, rule, What::Round { round, start });
        self.open(Phase::Supply, o);
        if let Some(card) = self.next_money_card() {
            self.table.money.push(card);
            self.tell(o, Rule::MONEY_CARD, What::MoneyCard { card });
            for seat in self.turn_order() {
                self.gain_coins(seat, card.coins, Rule::MONEY_CARD, o);
            }
            self.table.louis = Some(card.board);
            self.tell(o, Rule::MONEY_CARD, What::LouisArrives { board: card.board });
        }
        // The rules name round 4, which is the last (R4.2).
        if self.table.players == 3 && self.is_last_round() {
            self.draw_intrigue(start, Rule::new(4, 2), o);
        }
        self.supply(Some(start), o);
    }

    /// The money card of this round.
    fn next_money_card(&self) -> Option<MoneyCard> {
        let number = *self.decks.money.get(self.money_cards().len())?;
        self.components().money().get(usize::from(number)).copied()
    }

    /// Goes through the supply missions from this player on, then deals (R4.3).
    fn supply<O: Observer>(&mut self, from: Option<Seat>, o: &mut O) {
        match from {
            Some(seat) if self.trade_matters(seat) => {
                self.table.rest = Rest::TradeMarker { seat, late: false };
            }
            Some(seat) => self.gains(seat, o),
            None => self.deal(o),
        }
    }

    /// Takes a player's gains one by one, unless one brings the marker that R8.16 was waiting for.
    fn gains<O: Observer>(&mut self, seat: Seat, o: &mut O) {
        while let Some(mission) = self.gains_ready(seat).first() {
            let waiting = self.holding(seat).personal == 0;
            self.gain(seat, mission, o);
            if waiting && self.trade_matters(seat) {
                self.table.rest = Rest::TradeMarker { seat, late: false };
                return;
            }
        }
        self.choices(seat, o);
    }

    /// Asks for R8.8, then for R8.16 if it has not been used.
    fn choices<O: Observer>(&mut self, seat: Seat, o: &mut O) {
        if !self.ready(seat, Effect::TwoGains).is_empty() {
            self.table.rest = Rest::TwoGains { seat };
        } else if self.can_trade(seat) {
            self.table.rest = Rest::TradeMarker { seat, late: true };
        } else {
            self.supply(self.after(seat), o);
        }
    }

    /// The gains that a player is still to get.
    fn gains_ready(&self, seat: Seat) -> Missions {
        self.holding(seat).laid.and(GAINS).without(self.used())
    }

    /// Whether R8.16 could be used now.
    pub(crate) fn can_trade(&self, seat: Seat) -> bool {
        self.table.holdings[seat].personal > 0
            && !self.ready(seat, Effect::MarkerForCard).is_empty()
    }

    /// Whether R8.16 could be used now, before gains that are still to come, by somebody for whom
    /// the order can matter (R4.3).
    pub(crate) fn trade_matters(&self, seat: Seat) -> bool {
        let laid = self.holding(seat).laid;
        let to_come = laid.and(GAINS.or(Missions::with(Effect::TwoGains))).without(self.used());
        self.can_trade(seat) && !laid.and(MARKERS_BACK).is_empty() && !to_come.is_empty()
    }

    /// Takes what nobody would refuse (R4.3).
    fn gain<O: Observer>(&mut self, seat: Seat, mission: Mission, o: &mut O) {
        self.spend_card(seat, mission, o);
        let rule = mission.rule();
        match mission.effect() {
            Effect::OneMarker => self.take_back(seat, 1, rule, o),
            Effect::ThreeMarkers => self.take_back(seat, 3, rule, o),
            Effect::OneCoin => self.gain_coins(seat, 1, rule, o),
            Effect::ThreeCoins => self.gain_coins(seat, 3, rule, o),
            Effect::OneShield => self.draw_shield(seat, rule, o),
            Effect::IntrigueCard => self.draw_intrigue(seat, rule, o),
            other => unreachable!("{other:?} is no gain"),
        }
    }

    /// Five influence cards each (R4.4), then on to the influence phase.
    fn deal<O: Observer>(&mut self, o: &mut O) {
        for seat in self.turn_order() {
            let before = self.secrets[seat].influence.len();
            for _ in 0..5 {
                if let Some(lying) = self.decks.influence.draw() {
                    self.secrets[seat].influence.add(lying.card);
                }
            }
            let count = self.secrets[seat].influence.len() - before;
            self.tell(o, Rule::new(4, 4), What::Dealt { seat, count });
        }
        self.begin_influence(o);
    }

    pub(crate) fn perform_supply<O: Observer>(&mut self, action: Action, o: &mut O) {
        match (self.table.rest, action) {
            (Rest::TradeMarker { seat, late }, Action::Accept) => {
                self.trade_marker(seat, o);
                self.traded(seat, late, o);
            }
            (Rest::TradeMarker { seat, late }, Action::Pass) => {
                self.tell(o, Effect::MarkerForCard.rule(), What::Declined { seat });
                self.traded(seat, late, o);
            }
            (Rest::TwoGains { seat }, Action::Gain { coins }) => {
                // With a marker at hand, R8.16 has been offered before.
                let waiting = self.holding(seat).personal == 0;
                self.spend(seat, Effect::TwoGains, o);
                if coins > 0 {
                    self.gain_coins(seat, coins, Effect::TwoGains.rule(), o);
                }
                if coins < 2 {
                    self.take_back(seat, 2 - coins, Effect::TwoGains.rule(), o);
                }
                if waiting && self.trade_matters(seat) {
                    self.table.rest = Rest::TradeMarker { seat, late: false };
                } else {
                    self.choices(seat, o);
                }
            }
            (rest, action) => unforeseen(rest, action),
        }
    }

    /// Goes on after R8.16, used or not.
    fn traded<O: Observer>(&mut self, seat: Seat, late: bool, o: &mut O) {
        if late {
            self.supply(self.after(seat), o);
        } else {
            self.gains(seat, o);
        }
    }

    /// R8.16: a marker to the general reserve, the top influence card to the hand.
    fn trade_marker<O: Observer>(&mut self, seat: Seat, o: &mut O) {
        let rule = Effect::MarkerForCard.rule();
        self.spend(seat, Effect::MarkerForCard, o);
        self.table.holdings[seat].personal -= 1;
        self.table.holdings[seat].general += 1;
        let (from, to) = (Place::Reserve(Reserve::Personal), Place::Reserve(Reserve::General));
        self.tell(o, rule, What::Markers { side: seat.into(), count: 1, from, to });
        self.draw_influence(seat, rule, o);
    }
}
