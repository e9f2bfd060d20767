//! The influence phase (R5).

use crate::action::{Action, Reserve, Usage};
use crate::card::{Hand, Influence};
use crate::decision::{Phase, Rest};
use crate::event::{Observer, What};
use crate::game::{Game, Known, Lying, unforeseen};
use crate::mission::{Effect, Missions};
use crate::placement::{Placement, Reach};
use crate::rule::Rule;
use crate::seat::{Seat, SeatSet};
use crate::setup::influence_deck;

/// What R8.5 costs.
pub(crate) const PAY_TWO: u8 = 2;

impl Game {
    pub(crate) fn begin_influence<O: Observer>(&mut self, o: &mut O) {
        self.open(Phase::Influence, o);
        self.place_neutral(o);
        self.start_markers(Some(self.table.start), o);
    }

    /// Offers the start-of-influence missions from this player on (R5.2), then the turns.
    fn start_markers<O: Observer>(&mut self, from: Option<Seat>, o: &mut O) {
        for seat in self.turns_from(from) {
            let ready =
                self.table.holdings[seat].laid.and(Missions::START).without(self.table.used);
            match ready.first() {
                Some(mission) if self.table.holdings[seat].markers() > 0 => {
                    self.table.rest = Rest::StartMarker { seat, mission };
                    return;
                }
                Some(mission) => self.tell(o, mission.rule(), What::NoMarkers { seat }),
                None => {}
            }
        }
        self.next_turn(self.table.start, o);
    }

    /// Gives the turn to this player, or the next one clockwise with two cards (R5.3).
    fn next_turn<O: Observer>(&mut self, from: Seat, o: &mut O) {
        let mut seat = from;
        loop {
            if self.secrets[seat].influence.len() >= 2 {
                self.table.rest = Rest::Turn { seat };
                return;
            }
            seat = self.clockwise(seat);
            if seat == from {
                break;
            }
        }
        self.last_markers(Some(self.table.start), o);
    }

    /// Offers R8.18 from this player on (R5.11), then makes the new deck.
    fn last_markers<O: Observer>(&mut self, from: Option<Seat>, o: &mut O) {
        for seat in self.turns_from(from) {
            if !self.ready(seat, Effect::LastMarker).is_empty() {
                if self.table.holdings[seat].markers() > 0 {
                    self.table.rest = Rest::LastMarker { seat };
                    return;
                }
                self.tell(o, Effect::LastMarker.rule(), What::NoMarkers { seat });
            }
        }
        self.reshuffle(o);
        self.begin_scoring(o);
    }

    /// All 30 influence cards make a new deck (R5.12).
    fn reshuffle<O: Observer>(&mut self, o: &mut O) {
        for seat in Seat::ALL {
            self.secrets[seat].influence = Hand::EMPTY;
        }
        self.known.influence = Known::default().influence;
        self.table.centre = Hand::EMPTY;
        self.decks.influence = influence_deck(self.seed, self.table.round + 1);
        self.tell(o, Rule::new(5, 12), What::Reshuffled);
    }

    pub(crate) fn perform_influence<O: Observer>(&mut self, action: Action, o: &mut O) {
        match (self.table.rest, action) {
            (Rest::StartMarker { seat, mission }, Action::Accept) => {
                self.spend_card(seat, mission, o);
                let board = self.start_board(mission).expect("asked only where there is a board");
                self.put_from_general(seat, board, mission.rule(), o);
                self.start_markers(Some(seat), o);
            }
            (Rest::StartMarker { seat, mission }, Action::Pass) => {
                self.table.used.insert(mission);
                self.tell(o, mission.rule(), What::Declined { seat });
                self.start_markers(Some(seat), o);
            }
            (Rest::Turn { seat }, action) => {
                self.take_turn(seat, action, o);
                self.end_turn(seat, o);
            }
            (Rest::LastMarker { seat }, Action::PlaceOn { board }) => {
                self.spend(seat, Effect::LastMarker, o);
                self.put_from_general(seat, board, Effect::LastMarker.rule(), o);
                self.last_markers(self.after(seat), o);
            }
            (Rest::LastMarker { seat }, Action::Pass) => {
                self.tell(o, Effect::LastMarker.rule(), What::Declined { seat });
                self.last_markers(self.after(seat), o);
            }
            (rest, action) => unforeseen(rest, action),
        }
    }

    fn take_turn<O: Observer>(&mut self, seat: Seat, action: Action, o: &mut O) {
        match action {
            Action::Play { card, usage } => {
                let four = matches!(usage, Usage::PlaceFour(_) | Usage::TakeBackFour);
                if four {
                    self.spend(seat, Effect::FourMarkers, o);
                }
                self.give_up(seat, card);
                self.table.centre.add(card);
                match usage {
                    Usage::Place(placement) | Usage::PlaceFour(placement) => {
                        let reach = if four { Reach::FOUR } else { Reach::of(card) };
                        self.place(seat, card, placement, reach.rule(), o);
                    }
                    Usage::TakeBack | Usage::TakeBackFour => {
                        let (rule, most) = match card {
                            _ if four => (Effect::FourMarkers.rule(), Reach::FOUR.most),
                            Influence::Character(_) => (Rule::new(5, 7), card.strength()),
                            Influence::Joker => (Rule::JOKER, card.strength()),
                        };
                        self.tell(o, rule, What::CardTakesBack { seat, card });
                        self.take_back(seat, most, rule, o);
                    }
                }
            }
            Action::PayTwo => {
                self.spend(seat, Effect::PayTwo, o);
                self.pay_coins(seat, PAY_TWO, Effect::PayTwo.rule(), o);
            }
            Action::Exchange { card } => {
                let rule = Effect::ChangeCard.rule();
                self.spend(seat, Effect::ChangeCard, o);
                self.give_up(seat, card);
                self.table.centre.add(card);
                self.tell(o, rule, What::CardDiscarded { seat, card });
                self.draw_influence(seat, rule, o);
            }
            other => unforeseen(self.table.rest, other),
        }
    }

    /// Puts the markers of a placement down, board by board.
    fn place<O: Observer>(
        &mut self,
        seat: Seat,
        card: Influence,
        placement: Placement,
        rule: Rule,
        o: &mut O,
    ) {
        self.tell(o, rule, What::CardPlaced { seat, card, placement });
        let mut boards = placement.boards().peekable();
        while let Some(board) = boards.next() {
            let mut count = 1;
            while boards.next_if_eq(&board).is_some() {
                count += 1;
            }
            self.put(seat, count, (Reserve::Personal, board), rule, o);
        }
    }

    /// A single card left goes unseen on top of the deck (R5.10); then the next turn.
    fn end_turn<O: Observer>(&mut self, seat: Seat, o: &mut O) {
        let hand = self.secrets[seat].influence;
        if hand.len() == 1
            && let Some(card) = hand.faces().next()
        {
            let knowers: SeatSet = Seat::ALL
                .into_iter()
                .filter(|&v| v == seat || self.known.influence[seat][v].holds(card))
                .collect();
            self.give_up(seat, card);
            self.decks.influence.push(Lying { card, knowers });
            self.tell(o, Rule::new(5, 10), What::LastCard { seat, card: Some(card) });
        }
        self.next_turn(self.clockwise(seat), o);
    }
}
