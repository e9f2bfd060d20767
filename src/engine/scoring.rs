//! The scoring phase, board by board (R6). What each side gets is worked out in `standing`.

use super::action::{Action, Reserve};
use super::board::Board;
use super::card::Chip;
use super::components::Condition;
use super::decision::{Phase, Rest, Scoring};
use super::event::{Observer, Place, What};
use super::game::Game;
use super::mission::{Effect, Missions};
use super::rule::Rule;
use super::seat::{Seat, SeatSet, Side};
use super::standing::{Claim, Flip, Shortfall, Standing};

const PAYMENT: Rule = Rule::new(6, 10);
const BRIBE: Rule = Rule::new(6, 4);

impl Game {
    pub(super) fn begin_scoring<O: Observer>(&mut self, o: &mut O) {
        self.open(Phase::Scoring, o);
        self.offer_intrigue(Board::Anne, self.table.start, o);
    }

    /// Asks everybody with an intrigue card, from this player on (R6.1, R3.7).
    pub(super) fn offer_intrigue<O: Observer>(&mut self, board: Board, from: Seat, o: &mut O) {
        let mut next = Some(from);
        while let Some(seat) = next {
            if !self.secrets[seat].intrigue.is_empty() {
                self.table.rest = Rest::Intrigue { seat, board };
                return;
            }
            next = self.after(seat);
        }
        self.offer_tie(board, o);
    }

    /// Asks the owner of R8.19 who is tied for most (R6.2).
    fn offer_tie<O: Observer>(&mut self, board: Board, o: &mut O) {
        if let Some(seat) = self.owner(Effect::WinTie)
            && !self.ready(seat, Effect::WinTie).is_empty()
            && self.standing_with(board, None, SeatSet::EMPTY).could_win_tie(seat)
        {
            self.table.rest = Rest::WinTie { seat, board };
            return;
        }
        self.score(board, None, o);
    }

    fn score<O: Observer>(&mut self, board: Board, favoured: Option<Seat>, o: &mut O) {
        let standing = self.standing_with(board, favoured, SeatSet::EMPTY);
        self.tell(o, standing.rule(), What::Scored { standing });
        let scoring = Scoring { board, favoured, paid: SeatSet::EMPTY };
        self.pay_on(scoring, None, o);
    }

    /// The order of payment: on markers boards turn order, elsewhere whoever has most first,
    /// then the others in turn order (R6.9).
    fn payees(&self, standing: &Standing) -> impl Iterator<Item = Seat> + use<> {
        let leads = |seat: Seat| standing.claims[seat].is_some_and(Claim::loses_markers);
        let leaders: SeatSet = self.seats().filter(|&seat| leads(seat)).collect();
        let there: SeatSet = self.seats().filter(|&s| standing.claims[s].is_some()).collect();
        let order = self.turn_order();
        order
            .clone()
            .filter(move |&seat| leaders.contains(seat))
            .chain(order.filter(move |&seat| there.contains(seat) && !leaders.contains(seat)))
    }

    /// Pays the players after this one, up to the next question.
    fn pay_on<O: Observer>(&mut self, mut scoring: Scoring, after: Option<Seat>, o: &mut O) {
        let board = scoring.board;
        let standing = self.standing_with(board, scoring.favoured, SeatSet::EMPTY);
        let rule = standing.rule();
        let mut waiting = after;
        for seat in self.payees(&standing) {
            if let Some(last) = waiting {
                if last == seat {
                    waiting = None;
                }
                continue;
            }
            let Some(claim) = standing.claims[seat] else {
                continue;
            };
            match claim {
                Claim::MayBribe { price, .. } => {
                    if price <= self.table.holdings[seat].coins {
                        self.table.rest = Rest::Bribe { seat, scoring };
                        return;
                    }
                    self.tell(o, BRIBE, What::TooPoor { seat, board, price });
                }
                Claim::Nothing { .. } => {
                    self.tell(o, rule, What::Unpaid { side: seat.into(), board, claim });
                }
                _ => {
                    scoring.paid.insert(seat);
                    self.tell(o, rule, What::Paid { seat, board, claim });
                    if self.pay(seat, scoring, claim == Claim::First { crown: true }, o) {
                        return;
                    }
                }
            }
        }
        if standing.counts[Side::Neutral] > 0 {
            let claim = Claim::Nothing { why: Shortfall::Neutral };
            self.tell(o, Rule::new(9, 3), What::Unpaid { side: Side::Neutral, board, claim });
        }
        if board == Board::Conde {
            self.place_conde(scoring, None, SeatSet::EMPTY, o);
        } else {
            self.clear(scoring, SeatSet::EMPTY, o);
        }
    }

    /// Gives a player what the board pays (R6.10). Whether that asks a question.
    fn pay<O: Observer>(&mut self, seat: Seat, scoring: Scoring, crown: bool, o: &mut O) -> bool {
        match scoring.board {
            Board::Anne => self.gain_chip(seat, Chip::Sceptre, PAYMENT, o),
            Board::Philippe => self.gain_chip(seat, Chip::Letter, PAYMENT, o),
            Board::MarieTherese => self.gain_chip(seat, Chip::Ring, PAYMENT, o),
            Board::Dauphin => self.gain_chip(seat, Chip::Helmet, PAYMENT, o),
            Board::Montespan | Board::Valliere => self.gain_chip(seat, Chip::Crown, PAYMENT, o),
            Board::Conde => self.draw_shield(seat, PAYMENT, o),
            Board::Colbert => self.gain_coins(seat, 5, PAYMENT, o),
            Board::Maintenon => {
                if self.table.holdings[seat].markers() > 0 {
                    self.table.rest = Rest::Maintenon { seat, scoring };
                    return true;
                }
                self.tell(o, PAYMENT, What::NoMarkers { seat });
            }
            Board::Turenne => {
                self.draw_shield(seat, PAYMENT, o);
                self.draw_shield(seat, PAYMENT, o);
            }
            Board::Mazarin => self.draw_influence(seat, PAYMENT, o),
            Board::Louvois => {
                self.draw_shield(seat, PAYMENT, o);
                self.draw_intrigue(seat, PAYMENT, o);
            }
        }
        if crown {
            self.gain_chip(seat, Chip::Crown, Rule::new(6, 8), o);
        }
        false
    }

    fn gain_chip<O: Observer>(&mut self, seat: Seat, chip: Chip, rule: Rule, o: &mut O) {
        self.table.holdings[seat].chips.add(chip);
        self.tell(o, rule, What::ChipGained { seat, chip });
    }

    /// Board 6: when all have their shield, each paid player places a marker (R6.11).
    fn place_conde<O: Observer>(
        &mut self,
        scoring: Scoring,
        after: Option<Seat>,
        fresh: SeatSet,
        o: &mut O,
    ) {
        let standing = self.standing_with(scoring.board, scoring.favoured, fresh);
        let mut waiting = after;
        for seat in self.payees(&standing).filter(|&seat| scoring.paid.contains(seat)) {
            if let Some(last) = waiting {
                if last == seat {
                    waiting = None;
                }
                continue;
            }
            if self.table.holdings[seat].markers() > 0 {
                self.table.rest = Rest::Conde { seat, scoring, fresh };
                return;
            }
            self.tell(o, PAYMENT, What::NoMarkers { seat });
        }
        self.clear(scoring, fresh, o);
    }

    /// Takes the markers off the board, turns it or not, and goes on to the next (R6.7).
    fn clear<O: Observer>(&mut self, scoring: Scoring, fresh: SeatSet, o: &mut O) {
        let board = scoring.board;
        let standing = self.standing_with(board, scoring.favoured, fresh);
        let from = Place::Board(board);
        for seat in self.payees(&standing) {
            let count = standing.counts[seat];
            let Some(claim) = standing.claims[seat] else {
                continue;
            };
            self.table.markers[board][seat] -= count;
            let home = if claim.loses_markers() { Reserve::General } else { Reserve::Personal };
            match home {
                Reserve::General => self.table.holdings[seat].general += count,
                Reserve::Personal => self.table.holdings[seat].personal += count,
            }
            let to = Place::Reserve(home);
            self.tell(o, standing.rule(), What::Markers { side: seat.into(), count, from, to });
        }
        let count = standing.counts[Side::Neutral];
        if count > 0 {
            self.table.markers[board][Side::Neutral] = 0;
            self.table.neutral += count;
            let to = Place::Neutral;
            self.tell(o, Rule::new(9, 4), What::Markers { side: Side::Neutral, count, from, to });
        }
        self.turn_board(board, standing.flip, o);
        match board.next() {
            Some(next) => self.offer_intrigue(next, self.table.start, o),
            None => self.begin_missions(o),
        }
    }

    fn turn_board<O: Observer>(&mut self, board: Board, flip: Flip, o: &mut O) {
        if flip.turns() {
            self.table.flipped.toggle(board);
        }
        let rule = match flip {
            Flip::Louis => Rule::new(6, 8),
            Flip::Nobody => Rule::new(6, 3),
            _ => Rule::new(6, 7),
        };
        let condition = self.condition(board);
        self.tell(o, rule, What::Turned { board, flip, condition });
        if self.table.louis == Some(board) {
            self.table.louis = None;
            self.tell(o, Rule::new(6, 8), What::LouisLeaves { board });
        }
    }

    pub(super) fn perform_scoring<O: Observer>(&mut self, action: Action, o: &mut O) {
        match (self.table.rest, action) {
            (Rest::Intrigue { seat, board }, Action::Intrigue { from, count }) => {
                self.play_intrigue(seat, board, o);
                self.put(seat, count, (from, board), Rule::new(6, 1), o);
                self.offer_tie(board, o);
            }
            (Rest::Intrigue { seat, board }, _) => match self.after(seat) {
                Some(next) => self.offer_intrigue(board, next, o),
                None => self.offer_tie(board, o),
            },
            (Rest::WinTie { seat, board }, Action::Accept) => {
                self.spend(seat, Effect::WinTie, o);
                self.tell(o, Rule::new(6, 2), What::TieWon { seat, board });
                self.score(board, Some(seat), o);
            }
            (Rest::WinTie { seat, board }, _) => {
                self.tell(o, Rule::new(6, 2), What::Declined { seat });
                self.score(board, None, o);
            }
            (Rest::Bribe { seat, scoring }, answer) => self.answer_bribe(seat, scoring, answer, o),
            (Rest::Maintenon { seat, scoring }, Action::PlaceOnFive { count }) => {
                for _ in 0..count {
                    self.put_from_general(seat, Board::Montespan, PAYMENT, o);
                }
                if count == 0 {
                    self.tell(o, PAYMENT, What::Declined { seat });
                }
                self.take_back(seat, 1, PAYMENT, o);
                self.pay_on(scoring, Some(seat), o);
            }
            (Rest::Conde { seat, scoring, mut fresh }, answer) => {
                if let Action::PlaceOn { board } = answer {
                    self.put_from_general(seat, board, PAYMENT, o);
                    if board == scoring.board {
                        fresh.insert(seat);
                    }
                } else {
                    self.tell(o, PAYMENT, What::Declined { seat });
                }
                self.place_conde(scoring, Some(seat), fresh, o);
            }
            _ => {}
        }
    }

    /// The card goes unseen under the deck; everybody knows which one it was (R6.1).
    fn play_intrigue<O: Observer>(&mut self, seat: Seat, board: Board, o: &mut O) {
        self.secrets[seat].intrigue.remove(board);
        self.decks.intrigue.push_under(board);
        for viewer in self.seats() {
            self.known.intrigue[viewer].insert(board);
        }
        self.tell(o, Rule::new(6, 1), What::IntriguePlayed { seat, board });
    }

    fn answer_bribe<O: Observer>(
        &mut self,
        seat: Seat,
        mut scoring: Scoring,
        answer: Action,
        o: &mut O,
    ) {
        let board = scoring.board;
        let price = self.price(seat, board);
        if answer == Action::Accept {
            scoring.paid.insert(seat);
            let discount = self.holding(seat).laid.and(Missions::with(Effect::OneOff));
            if let Some(mission) = discount.first() {
                self.tell(o, mission.rule(), What::MissionUsed { seat, mission });
            }
            self.tell(o, BRIBE, What::Bribed { seat, board, price });
            self.pay_coins(seat, price, BRIBE, o);
            if self.pay(seat, scoring, false, o) {
                return;
            }
        } else {
            self.tell(o, BRIBE, What::NoBribe { seat, board, price });
        }
        self.pay_on(scoring, Some(seat), o);
    }
}

impl Standing {
    /// The rule that decides the board.
    pub const fn rule(&self) -> Rule {
        match (self.louis, self.flip, self.condition) {
            (true, _, _) => Rule::new(6, 8),
            (_, Flip::Nobody, _) => Rule::new(6, 3),
            (_, _, Condition::Money(_)) => Rule::new(6, 4),
            (_, _, Condition::FirstPlace) => Rule::new(6, 5),
            (_, _, Condition::Markers(_)) => Rule::new(6, 6),
        }
    }
}
