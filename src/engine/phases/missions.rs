//! The missions phase (R7.1 to R7.3, R8.1, R8.6, R8.7).

use crate::action::{Action, Payment};
use crate::card::Chip;
use crate::decision::{Phase, Rest};
use crate::event::{Observer, What};
use crate::game::{Game, unforeseen};
use crate::mission::{Cost, Effect, Mission, Missions, Tier};
use crate::rule::Rule;
use crate::seat::Seat;

/// What R8.6 costs.
pub(crate) const CHANGE_PRICE: u8 = 2;

impl Game {
    pub(crate) fn begin_missions<O: Observer>(&mut self, o: &mut O) {
        self.open(Phase::Missions, o);
        self.missions_turns(Some(self.table.start), o);
    }

    /// Gives everybody with chips a turn, from this player on (R7.1, R3.7).
    fn missions_turns<O: Observer>(&mut self, from: Option<Seat>, o: &mut O) {
        let mut turns = self.turns_from(from);
        if let Some(seat) = turns.find(|&seat| !self.holding(seat).chips.is_empty()) {
            self.table.rest = Rest::LayOut { seat };
            return;
        }
        self.late_missions(Some(self.table.start), o);
    }

    /// Goes on with a turn while the player could do anything more, as the table can see:
    /// a mission takes two chips.
    fn go_on<O: Observer>(&mut self, seat: Seat, o: &mut O) {
        if self.table.holdings[seat].chips.len() >= 2 || self.can_change_chip(seat) {
            self.table.rest = Rest::LayOut { seat };
        } else {
            self.finish_turn(seat, o);
        }
    }

    /// All chips but one go back for shields (R7.2), except in the last round.
    fn finish_turn<O: Observer>(&mut self, seat: Seat, o: &mut O) {
        self.tell(o, Rule::MISSIONS, What::MissionsDone { seat });
        let chips = self.table.holdings[seat].chips;
        let mut kinds = chips.kinds();
        match (kinds.next(), kinds.next()) {
            (Some(_), Some(_)) if !self.is_last_round() => {
                self.table.rest = Rest::KeepChip { seat };
            }
            (Some(chip), None) if chips.len() > 1 && !self.is_last_round() => {
                self.keep(seat, chip, o);
            }
            _ => self.missions_turns(self.after(seat), o),
        }
    }

    fn keep<O: Observer>(&mut self, seat: Seat, chip: Chip, o: &mut O) {
        let rule = Rule::CHIPS;
        self.tell(o, rule, What::ChipKept { seat, chip });
        let mut rest = self.table.holdings[seat].chips;
        rest.take(chip);
        for other in rest.iter() {
            self.return_chip(seat, other, rule, o);
            self.draw_shield(seat, rule, o);
        }
        self.missions_turns(self.after(seat), o);
    }

    fn return_chip<O: Observer>(&mut self, seat: Seat, chip: Chip, rule: Rule, o: &mut O) {
        self.table.holdings[seat].chips.take(chip);
        self.tell(o, rule, What::ChipReturned { seat, chip });
    }

    /// Offers the end-of-missions missions from this player on (R7.3, R8.6, R8.7).
    fn late_missions<O: Observer>(&mut self, from: Option<Seat>, o: &mut O) {
        // In the last round neither changes anything that counts.
        for seat in self.turns_from(from.filter(|_| !self.is_last_round())) {
            let changes = self.ready(seat, Effect::ChangeMissions);
            if !changes.is_empty() && !self.secrets[seat].missions.is_empty() {
                self.table.rest = Rest::ChangeMissions { seat };
                return;
            }
            if self.can_change_chip(seat) {
                self.table.rest = Rest::LateChange { seat };
                return;
            }
        }
        self.end_round(o);
    }

    fn end_round<O: Observer>(&mut self, o: &mut O) {
        if self.is_last_round() {
            return self.end_game(o);
        }
        self.table.start = self.clockwise(self.table.start);
        self.tell(o, Rule::COUNT, What::StartPasses { to: self.table.start });
        self.begin_round(o);
    }

    pub(crate) fn perform_missions<O: Observer>(&mut self, action: Action, o: &mut O) {
        match (self.table.rest, action) {
            (Rest::LayOut { seat }, Action::LayOut { mission, pay }) => {
                self.lay_out(seat, mission, pay, o);
            }
            (Rest::LayOut { seat }, Action::ChangeChip { chip }) => {
                self.change_chip(seat, chip, o);
                self.go_on(seat, o);
            }
            (Rest::LayOut { seat }, Action::Pass) => self.finish_turn(seat, o),
            (Rest::DrawMission { seat, left, changing }, Action::Draw { tier }) => {
                self.draw_mission(seat, tier, changing, o);
                self.draw_more(seat, left - 1, changing, o);
            }
            (Rest::KeepChip { seat }, Action::Keep { chip }) => self.keep(seat, chip, o),
            (Rest::ChangeMissions { seat }, Action::PutBack { first, second }) => {
                self.spend(seat, Effect::ChangeMissions, o);
                self.forget_changed(seat, [Some(first), second]);
                self.put_back(seat, first, o);
                if let Some(second) = second {
                    self.put_back(seat, second, o);
                }
                self.draw_more(seat, 1 + u8::from(second.is_some()), true, o);
            }
            (Rest::ChangeMissions { seat }, Action::Pass) => {
                self.tell(o, Effect::ChangeMissions.rule(), What::Declined { seat });
                self.table.used = self.table.used.or(self.ready(seat, Effect::ChangeMissions));
                self.late_missions(Some(seat), o);
            }
            (Rest::LateChange { seat }, Action::ChangeChip { chip }) => {
                self.change_chip(seat, chip, o);
                self.late_missions(Some(seat), o);
            }
            (Rest::LateChange { seat }, Action::Pass) => {
                self.tell(o, Effect::ChangeChip.rule(), What::Declined { seat });
                self.late_missions(self.after(seat), o);
            }
            (rest, action) => unforeseen(rest, action),
        }
    }

    fn lay_out<O: Observer>(&mut self, seat: Seat, mission: Mission, pay: Payment, o: &mut O) {
        let rule = Rule::MISSIONS;
        self.secrets[seat].missions.remove(mission);
        self.table.holdings[seat].laid.insert(mission);
        for viewer in Seat::ALL {
            self.known.missions[viewer].remove(mission);
        }
        self.tell(o, rule, What::LaidOut { seat, mission, pay });
        for chip in pay.chips() {
            self.return_chip(seat, chip, rule, o);
        }
        let more = mission.effect() == Effect::MoreMissions;
        if more {
            self.tell(o, Effect::MoreMissions.rule(), What::MissionUsed { seat, mission });
        }
        self.draw_more(seat, 1 + u8::from(more), false, o);
    }

    /// Asks for the next card to be drawn, or goes on when there is none.
    fn draw_more<O: Observer>(&mut self, seat: Seat, left: u8, changing: bool, o: &mut O) {
        if left > 0 {
            if Tier::ALL.into_iter().any(|tier| self.missions_left(tier) > 0) {
                self.table.rest = Rest::DrawMission { seat, left, changing };
                return;
            }
            self.tell(o, Rule::MISSIONS, What::NoMissionLeft { seat });
        }
        if changing {
            self.late_missions(Some(seat), o);
        } else {
            self.go_on(seat, o);
        }
    }

    fn draw_mission<O: Observer>(&mut self, seat: Seat, tier: Tier, changing: bool, o: &mut O) {
        let drawn = match tier {
            Tier::Light => self.decks.light.draw(),
            Tier::Medium => self.decks.medium.draw(),
            Tier::Dark => self.decks.dark.draw(),
        };
        if let Some(mission) = drawn {
            self.secrets[seat].missions.insert(mission);
            let rule = if changing { Effect::ChangeMissions.rule() } else { Rule::MISSIONS };
            self.tell(o, rule, What::MissionDrawn { seat, tier, mission: drawn });
        }
    }

    /// Missions go back unseen: whoever knew of one in this hand cannot tell whether it went
    /// too, unless the whole of that tier went.
    fn forget_changed(&mut self, seat: Seat, changed: [Option<Mission>; 2]) {
        let changed: Missions = changed.into_iter().flatten().collect();
        let hand = self.secrets[seat].missions;
        for tier in Tier::ALL.map(Missions::tier) {
            let (held, gone) = (hand.and(tier), changed.and(tier));
            if gone.is_empty() {
                continue;
            }
            for viewer in self.seats().filter(|&viewer| viewer != seat) {
                let known = &mut self.known.missions[viewer];
                if held != gone || held.and(*known) != held {
                    *known = known.without(held);
                }
            }
        }
    }

    /// R8.7: a mission goes unseen under its deck, and its owner knows where it is.
    fn put_back<O: Observer>(&mut self, seat: Seat, mission: Mission, o: &mut O) {
        let tier = mission.tier();
        self.secrets[seat].missions.remove(mission);
        match tier {
            Tier::Light => self.decks.light.push_under(mission),
            Tier::Medium => self.decks.medium.push_under(mission),
            Tier::Dark => self.decks.dark.push_under(mission),
        }
        self.known.missions[seat].insert(mission);
        self.tell(
            o,
            Effect::ChangeMissions.rule(),
            What::MissionPutBack { seat, tier, mission: Some(mission) },
        );
    }

    fn change_chip<O: Observer>(&mut self, seat: Seat, chip: Chip, o: &mut O) {
        let rule = Effect::ChangeChip.rule();
        self.spend(seat, Effect::ChangeChip, o);
        self.pay_coins(seat, CHANGE_PRICE, rule, o);
        self.table.holdings[seat].chips.take(chip);
        self.table.holdings[seat].chips.add(Chip::Crown);
        self.tell(o, rule, What::ChipChanged { seat, chip });
    }
}

impl Payment {
    /// Whether these chips pay this cost: a crown stands for any chip (R7.1).
    pub fn covers(self, cost: Cost) -> bool {
        let fits = |chip: Chip, shown: Option<Chip>| {
            shown.is_none_or(|shown| chip == shown || chip == Chip::Crown)
        };
        let [one, other] = self.chips();
        (fits(one, Some(cost.first)) && fits(other, cost.second))
            || (fits(other, Some(cost.first)) && fits(one, cost.second))
    }

    /// Whether these chips are among those.
    pub(crate) fn within(self, chips: crate::card::Chips) -> bool {
        let [one, other] = self.chips();
        let needed = 1 + u8::from(one == other);
        chips.count(one) >= needed && chips.count(other) >= needed
    }
}
