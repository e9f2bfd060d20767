//! Movements that several phases share: markers, money, cards and shields, each with its event.

use super::action::Reserve;
use super::board::Board;
use super::card::Influence;
use super::decision::Phase;
use super::event::{Event, Observer, Place, What};
use super::game::{Game, Lying};
use super::mission::{Effect, Mission, Missions};
use super::rule::Rule;
use super::seat::{Seat, Side};

impl Game {
    /// Opens a phase: every mission may be used again.
    pub(super) fn open<O: Observer>(&mut self, phase: Phase, observer: &mut O) {
        self.table.used = Missions::EMPTY;
        self.table.phase = phase;
        let chapter = match phase {
            Phase::Supply => Rule::MONEY_CARD,
            Phase::Influence => Rule::TURN,
            Phase::Scoring => Rule::new(6, 9),
            Phase::Missions => Rule::MISSIONS,
            Phase::Over => Rule::COUNT,
        };
        self.tell(observer, chapter, What::Phase { phase });
    }

    /// Shows an event.
    pub(super) fn tell<O: Observer>(&self, observer: &mut O, rule: Rule, what: What) {
        observer.event(self, Event { rule, what });
    }

    /// Takes the first ready mission of this effect as used.
    pub(super) fn spend<O: Observer>(&mut self, seat: Seat, effect: Effect, observer: &mut O) {
        if let Some(mission) = self.ready(seat, effect).first() {
            self.spend_card(seat, mission, observer);
        }
    }

    /// Takes this mission as used.
    pub(super) fn spend_card<O: Observer>(
        &mut self,
        seat: Seat,
        mission: Mission,
        observer: &mut O,
    ) {
        self.table.used.insert(mission);
        self.tell(observer, mission.rule(), What::MissionUsed { seat, mission });
    }

    /// Money from the bank (unlimited, R1.9).
    pub(super) fn gain_coins<O: Observer>(&mut self, seat: Seat, count: u8, rule: Rule, o: &mut O) {
        let coins = &mut self.table.holdings[seat].coins;
        *coins = coins.saturating_add(count);
        self.tell(o, rule, What::CoinsGained { seat, count });
    }

    /// Money to the bank.
    pub(super) fn pay_coins<O: Observer>(&mut self, seat: Seat, count: u8, rule: Rule, o: &mut O) {
        self.table.holdings[seat].coins -= count;
        self.tell(o, rule, What::CoinsPaid { seat, count });
    }

    /// Markers from the general to the personal reserve, as many as there are.
    pub(super) fn take_back<O: Observer>(&mut self, seat: Seat, most: u8, rule: Rule, o: &mut O) {
        let count = most.min(self.table.holdings[seat].general);
        if count == 0 {
            return self.tell(o, rule, What::NoMarkers { seat });
        }
        self.table.holdings[seat].general -= count;
        self.table.holdings[seat].personal += count;
        let (from, to) = (Place::Reserve(Reserve::General), Place::Reserve(Reserve::Personal));
        self.tell(o, rule, What::Markers { side: seat.into(), count, from, to });
    }

    /// Markers from a reserve to a board. The reserve must have them.
    pub(super) fn put<O: Observer>(
        &mut self,
        seat: Seat,
        count: u8,
        (from, board): (Reserve, Board),
        rule: Rule,
        o: &mut O,
    ) {
        match from {
            Reserve::General => self.table.holdings[seat].general -= count,
            Reserve::Personal => self.table.holdings[seat].personal -= count,
        }
        self.table.markers[board][seat] += count;
        let (from, to) = (Place::Reserve(from), Place::Board(board));
        self.tell(o, rule, What::Markers { side: Side::Seat(seat), count, from, to });
    }

    /// One marker on a board, from the general reserve or, if that is empty, from the
    /// personal one (R6.11).
    pub(super) fn put_from_general<O: Observer>(
        &mut self,
        seat: Seat,
        board: Board,
        rule: Rule,
        o: &mut O,
    ) {
        let from = if self.table.holdings[seat].general > 0 {
            Reserve::General
        } else {
            Reserve::Personal
        };
        self.put(seat, 1, (from, board), rule, o);
    }

    /// A shield from the pile, or a plain one when it is empty (R1.9).
    pub(super) fn draw_shield<O: Observer>(&mut self, seat: Seat, rule: Rule, o: &mut O) {
        let kind = self.decks.shields.draw();
        self.secrets[seat].shields.add(kind);
        self.tell(o, rule, What::ShieldDrawn { seat, kind, plain: kind.is_none() });
    }

    /// The top influence card to a hand; whoever knew it there knows it still.
    pub(super) fn draw_influence<O: Observer>(&mut self, seat: Seat, rule: Rule, o: &mut O) {
        let Some(Lying { card, knowers }) = self.decks.influence.draw() else {
            return self.tell(o, rule, What::NoInfluenceCard { seat });
        };
        self.secrets[seat].influence.add(card);
        for viewer in knowers.iter().filter(|&viewer| viewer != seat) {
            self.known.influence[seat][viewer].add(card);
        }
        self.tell(o, rule, What::InfluenceDrawn { seat, card: Some(card) });
    }

    /// The top intrigue card to a hand (R6.13).
    pub(super) fn draw_intrigue<O: Observer>(&mut self, seat: Seat, rule: Rule, o: &mut O) {
        match self.decks.intrigue.draw() {
            Some(card) => {
                self.secrets[seat].intrigue.insert(card);
                self.tell(o, rule, What::IntrigueDrawn { seat, card: Some(card) });
            }
            None => self.tell(o, Rule::new(6, 13), What::NoIntrigueCard { seat }),
        }
    }

    /// An influence card leaves a hand. Somebody who knew of one of that face cannot tell
    /// whether it was this one, and knows of one less.
    pub(super) fn give_up(&mut self, seat: Seat, card: Influence) {
        self.secrets[seat].influence.take(card);
        for viewer in Seat::ALL {
            self.known.influence[seat][viewer].take(card);
        }
    }
}
