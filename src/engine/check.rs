//! Saying no, with the rule and the reason.

use super::action::{Action, Illegal, Payment, Reason, Reserve, Usage};
use super::asked::Asked;
use super::board::Board;
use super::card::{Chip, Influence};
use super::decision::Rest;
use super::mission::{Effect, Mission};
use super::phases::influence::PAY_TWO;
use super::phases::missions::CHANGE_PRICE;
use super::placement::{Placement, Reach, why_not};
use super::rule::Rule;
use super::seat::Seat;

impl Asked<'_> {
    /// Says why an action does not answer the question, if so, and by which rule.
    pub(super) fn check(&self, action: &Action) -> Result<(), Illegal> {
        use Action as A;
        match (self.table.rest, *action) {
            (Rest::Over, _) => no(Rule::COUNT, Reason::Over),
            (
                Rest::TradeMarker { .. }
                | Rest::StartMarker { .. }
                | Rest::WinTie { .. }
                | Rest::Bribe { .. },
                A::Pass | A::Accept,
            ) => Ok(()),
            (
                Rest::LastMarker { .. }
                | Rest::Intrigue { .. }
                | Rest::PlaceAnywhere { .. }
                | Rest::LayOut { .. }
                | Rest::ChangeMissions { .. }
                | Rest::LateChange { .. },
                A::Pass,
            ) => Ok(()),
            (Rest::LastMarker { .. } | Rest::PlaceAnywhere { .. }, A::PlaceOn { .. }) => Ok(()),
            (Rest::TwoGains { .. }, A::Gain { coins }) => {
                at_most(coins, 2, Effect::TwoGains.rule())
            }
            (Rest::Turn { seat }, A::Play { card, usage }) => self.check_play(seat, card, usage),
            (Rest::Turn { seat }, A::PayTwo) => {
                self.check_ready(seat, Effect::PayTwo)?;
                self.check_coins(seat, PAY_TWO, Effect::PayTwo.rule())
            }
            (Rest::Turn { seat }, A::Exchange { card }) => {
                self.check_ready(seat, Effect::ChangeCard)?;
                self.check_card(card, Effect::ChangeCard.rule())
            }
            (Rest::Intrigue { seat, board }, A::Intrigue { from, count }) => {
                self.check_intrigue(seat, board, from, count)
            }
            (Rest::PlaceMarkers { seat, scoring }, A::PlaceMarkers { count }) => {
                at_most(count, self.most_on(seat, scoring.board), Rule::PAYMENT)
            }
            (Rest::LayOut { seat }, A::LayOut { mission, pay }) => {
                self.check_lay_out(seat, mission, pay)
            }
            (Rest::LayOut { seat } | Rest::LateChange { seat }, A::ChangeChip { chip }) => {
                self.check_change(seat, chip)
            }
            (Rest::DrawMission { changing, .. }, A::Draw { tier }) => {
                if self.missions[tier as usize] == 0 {
                    let rule =
                        if changing { Effect::ChangeMissions.rule() } else { Rule::MISSIONS };
                    return no(rule, Reason::DeckEmpty { tier });
                }
                Ok(())
            }
            (Rest::KeepChip { seat }, A::Keep { chip }) => self.check_chip(seat, chip, Rule::CHIPS),
            (Rest::ChangeMissions { .. }, A::PutBack { first, second }) => {
                self.check_put_back(first, second)
            }
            (_, other) => {
                let rule = self.table.decision().map_or(Rule::COUNT, |d| d.question.rule());
                let passed = other == A::Pass;
                no(rule, if passed { Reason::MustChoose } else { Reason::NotNow })
            }
        }
    }

    /// How many markers a board that pays them can place for somebody (R6.10, R6.11).
    pub(super) fn most_on(&self, seat: Seat, board: Board) -> u8 {
        let most = self.table.pays(board).markers_on().map_or(0, |(_, most)| most);
        self.table.holding(seat).markers().min(most)
    }

    fn check_play(&self, seat: Seat, card: Influence, usage: Usage) -> Result<(), Illegal> {
        self.check_card(card, Rule::TURN)?;
        if matches!(usage, Usage::PlaceFour(_) | Usage::TakeBackFour) {
            self.check_ready(seat, Effect::FourMarkers)?;
        }
        match usage {
            Usage::Place(placement) => self.check_placement(seat, Reach::of(card), placement),
            Usage::PlaceFour(placement) => self.check_placement(seat, Reach::FOUR, placement),
            Usage::TakeBack | Usage::TakeBackFour => Ok(()),
        }
    }

    fn check_placement(&self, seat: Seat, reach: Reach, p: Placement) -> Result<(), Illegal> {
        let reserve = self.table.holdings[seat].personal;
        if reach.allows(p, reserve) { Ok(()) } else { Err(why_not(reach, reserve, p)) }
    }

    fn check_card(&self, card: Influence, rule: Rule) -> Result<(), Illegal> {
        if self.own.influence.holds(card) { Ok(()) } else { no(rule, Reason::CardNotHeld { card }) }
    }

    fn check_ready(&self, seat: Seat, effect: Effect) -> Result<(), Illegal> {
        if self.table.ready(seat, effect).is_empty() {
            no(effect.rule(), Reason::MissionNotReady)
        } else {
            Ok(())
        }
    }

    fn check_coins(&self, seat: Seat, price: u8, rule: Rule) -> Result<(), Illegal> {
        if self.table.holdings[seat].coins < price {
            no(rule, Reason::TooPoor { price })
        } else {
            Ok(())
        }
    }

    fn check_chip(&self, seat: Seat, chip: Chip, rule: Rule) -> Result<(), Illegal> {
        if self.table.holdings[seat].chips.count(chip) == 0 {
            no(rule, Reason::ChipNotHeld { chip })
        } else {
            Ok(())
        }
    }

    fn check_intrigue(
        &self,
        seat: Seat,
        board: Board,
        from: Reserve,
        count: u8,
    ) -> Result<(), Illegal> {
        let rule = Rule::INTRIGUE;
        let holding = self.table.holding(seat);
        if !self.own.intrigue.contains(board) {
            return no(rule, Reason::NoIntrigue { board });
        }
        let most = from.by_intrigue();
        let there = match from {
            Reserve::General => holding.general,
            Reserve::Personal => holding.personal,
        };
        if !(1..=most).contains(&count) {
            return no(rule, Reason::WrongCount { most });
        }
        if count > there {
            return no(rule, Reason::NoMarkerLeft);
        }
        Ok(())
    }

    fn check_lay_out(&self, seat: Seat, mission: Mission, pay: Payment) -> Result<(), Illegal> {
        let rule = Rule::MISSIONS;
        let holding = self.table.holding(seat);
        if !self.own.missions.contains(mission) {
            return no(rule, Reason::MissionNotHeld { mission });
        }
        if !pay.covers(self.table.components.cost(mission)) {
            return no(rule, Reason::WrongChips { mission });
        }
        if !pay.within(holding.chips) {
            let [one, other] = pay.chips();
            let chip = if holding.chips.count(one) == 0 { one } else { other };
            return no(rule, Reason::ChipNotHeld { chip });
        }
        Ok(())
    }

    fn check_change(&self, seat: Seat, chip: Chip) -> Result<(), Illegal> {
        let rule = Effect::ChangeChip.rule();
        self.check_ready(seat, Effect::ChangeChip)?;
        self.check_coins(seat, CHANGE_PRICE, rule)?;
        if chip == Chip::Crown {
            return no(rule, Reason::AlreadyCrown);
        }
        self.check_chip(seat, chip, rule)
    }

    fn check_put_back(&self, first: Mission, second: Option<Mission>) -> Result<(), Illegal> {
        let rule = Effect::ChangeMissions.rule();
        let hand = self.own.missions;
        for mission in [Some(first), second].into_iter().flatten() {
            if !hand.contains(mission) {
                return no(rule, Reason::MissionNotHeld { mission });
            }
        }
        if second == Some(first) {
            return no(rule, Reason::SameMission);
        }
        Ok(())
    }
}

fn no(rule: Rule, reason: Reason) -> Result<(), Illegal> {
    Err(Illegal::new(rule, reason))
}

fn at_most(count: u8, most: u8, rule: Rule) -> Result<(), Illegal> {
    if count > most {
        return no(rule, Reason::WrongCount { most });
    }
    Ok(())
}
