//! The scoring phase, board by board (R6). What each side gets is worked out in `standing`.

use crate::action::{Action, Reserve};
use crate::board::Board;
use crate::card::Chip;
use crate::decision::{Phase, Rest, Scoring};
use crate::event::{Observer, Place, What};
use crate::game::{Game, unforeseen};
use crate::mission::{Effect, Missions};
use crate::reward::Reward;
use crate::rule::Rule;
use crate::seat::{Seat, SeatSet, Side};
use crate::standing::{Claim, Flip, Shortfall, Standing};

impl Game {
    pub(crate) fn begin_scoring<O: Observer>(&mut self, o: &mut O) {
        self.open(Phase::Scoring, o);
        self.offer_intrigue(Board::Anne, Some(self.table.start), o);
    }

    /// Asks everybody with an intrigue card, from this player on (R6.1, R3.7).
    pub(crate) fn offer_intrigue<O: Observer>(
        &mut self,
        board: Board,
        from: Option<Seat>,
        o: &mut O,
    ) {
        let mut turns = self.turns_from(from);
        match turns.find(|&seat| !self.secrets[seat].intrigue.is_empty()) {
            Some(seat) => self.table.rest = Rest::Intrigue { seat, board },
            None => self.offer_tie(board, o),
        }
    }

    /// Asks the owner of R8.19 who is tied for most (R6.2).
    fn offer_tie<O: Observer>(&mut self, board: Board, o: &mut O) {
        let standing = self.standing_with(board, None, SeatSet::EMPTY);
        match self.owner(Effect::WinTie) {
            Some(seat)
                if standing.could_win_tie(seat) && !self.ready(seat, Effect::WinTie).is_empty() =>
            {
                self.table.rest = Rest::WinTie { seat, board };
            }
            _ => self.score(&standing, o),
        }
    }

    fn score<O: Observer>(&mut self, standing: &Standing, o: &mut O) {
        self.tell(o, standing.rule(), What::Scored { standing: *standing });
        let Standing { board, favoured, .. } = *standing;
        self.pay_on(standing, Scoring { board, favoured, paid: SeatSet::EMPTY }, None, o);
    }

    /// Who is to be paid after this player. On markers boards in turn order, elsewhere whoever has
    /// most first, then the others in turn order (R6.9).
    fn payees(
        &self,
        standing: &Standing,
        after: Option<Seat>,
    ) -> impl Iterator<Item = Seat> + use<> {
        let mut order = [Seat::A; 4];
        let mut count = 0;
        for leading in [true, false] {
            for seat in self.turn_order() {
                if standing.claims[seat].is_some_and(|claim| claim.loses_markers() == leading) {
                    order[count] = seat;
                    count += 1;
                }
            }
        }
        let place = |last| order[..count].iter().position(|&seat| seat == last);
        let done = after.and_then(place).map_or(0, |place| place + 1);
        order.into_iter().take(count).skip(done)
    }

    /// Pays the players after this one, up to the next question.
    fn pay_on<O: Observer>(
        &mut self,
        standing: &Standing,
        mut scoring: Scoring,
        after: Option<Seat>,
        o: &mut O,
    ) {
        let (board, rule) = (scoring.board, standing.rule());
        for seat in self.payees(standing, after) {
            let Some(claim) = standing.claims[seat] else {
                continue;
            };
            match claim {
                Claim::MayBribe { price, .. } => {
                    if price <= self.table.holdings[seat].coins {
                        self.table.rest = Rest::Bribe { seat, scoring };
                        return;
                    }
                    self.tell(o, Rule::BRIBE, What::TooPoor { seat, board, price });
                }
                Claim::Nothing { .. } => {
                    self.tell(o, rule, What::Unpaid { side: seat.into(), board, claim });
                }
                Claim::First { .. } | Claim::SharedFirst | Claim::Second | Claim::Enough => {
                    scoring.paid.insert(seat);
                    self.tell(o, rule, What::Paid { seat, board, claim });
                    if self.pay(seat, scoring, o) {
                        return;
                    }
                    self.crown(seat, claim, o);
                }
            }
        }
        if standing.counts[Side::Neutral] > 0 {
            let claim = Claim::Nothing { why: Shortfall::Neutral };
            self.tell(o, Rule::new(9, 3), What::Unpaid { side: Side::Neutral, board, claim });
        }
        self.place_anywhere(standing, scoring, (None, SeatSet::EMPTY), o);
    }

    /// What a board pays, without the marker that is placed when everybody has the rest (R6.11).
    fn at_once(&self, board: Board) -> impl Iterator<Item = Reward> + use<> {
        self.pays(board).parts().filter(|&part| part != Reward::MarkerAnywhere)
    }

    /// Gives a player what the board pays (R6.10). Whether that asks a question.
    fn pay<O: Observer>(&mut self, seat: Seat, scoring: Scoring, o: &mut O) -> bool {
        let mut none = false;
        for part in self.at_once(scoring.board) {
            match part {
                Reward::MarkersOn { .. } if self.holding(seat).markers() > 0 => {
                    self.table.rest = Rest::PlaceMarkers { seat, scoring };
                    return true;
                }
                Reward::MarkersOn { .. } => {
                    self.tell(o, Rule::PAYMENT, What::NoMarkers { seat });
                    none = true;
                }
                // Nor is there one to take back.
                Reward::MarkersBack(_) if none => {}
                _ => self.give(seat, part, o),
            }
        }
        false
    }

    /// Goes on with what the board pays after the markers on a board.
    fn pay_after_markers<O: Observer>(&mut self, seat: Seat, board: Board, o: &mut O) {
        let parts = self.at_once(board);
        let before = |part: &Reward| !matches!(part, Reward::MarkersOn { .. });
        parts.skip_while(before).skip(1).for_each(|part| self.give(seat, part, o));
    }

    /// Gives one part of a payment that asks nothing.
    fn give<O: Observer>(&mut self, seat: Seat, part: Reward, o: &mut O) {
        match part {
            Reward::Chip(chip) => self.gain_chip(seat, chip, Rule::PAYMENT, o),
            Reward::Coins(count) => self.gain_coins(seat, count, Rule::PAYMENT, o),
            Reward::Shields(count) => {
                (0..count).for_each(|_| self.draw_shield(seat, Rule::PAYMENT, o));
            }
            Reward::Influence => self.draw_influence(seat, Rule::PAYMENT, o),
            Reward::Intrigue => self.draw_intrigue(seat, Rule::PAYMENT, o),
            Reward::MarkersBack(count) => self.take_back(seat, count, Rule::PAYMENT, o),
            Reward::MarkersOn { .. } | Reward::MarkerAnywhere => unreachable!("{part:?} is asked"),
        }
    }

    /// Louis adds a crown for whoever has most alone (R6.8).
    fn crown<O: Observer>(&mut self, seat: Seat, claim: Claim, o: &mut O) {
        if claim == (Claim::First { crown: true }) {
            self.gain_chip(seat, Chip::Crown, Rule::LOUIS, o);
        }
    }

    fn gain_chip<O: Observer>(&mut self, seat: Seat, chip: Chip, rule: Rule, o: &mut O) {
        self.table.holdings[seat].chips.add(chip);
        self.tell(o, rule, What::ChipGained { seat, chip });
    }

    /// Board 6: when all have their shield, each paid player after this one places a marker
    /// (R6.11). Those who put it on the board itself are `fresh`.
    fn place_anywhere<O: Observer>(
        &mut self,
        standing: &Standing,
        scoring: Scoring,
        (after, fresh): (Option<Seat>, SeatSet),
        o: &mut O,
    ) {
        if self.pays(scoring.board).marker_anywhere() {
            let payees = self.payees(standing, after);
            for seat in payees.filter(|&seat| scoring.paid.contains(seat)) {
                if self.table.holdings[seat].markers() > 0 {
                    self.table.rest = Rest::PlaceAnywhere { seat, scoring, fresh };
                    return;
                }
                self.tell(o, Rule::PAYMENT, What::NoMarkers { seat });
            }
        }
        self.clear(standing, o);
    }

    /// Takes the markers off the board, turns it or not, and goes on to the next (R6.7).
    fn clear<O: Observer>(&mut self, standing: &Standing, o: &mut O) {
        let board = standing.board;
        let from = Place::Board(board);
        for seat in self.payees(standing, None) {
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
            Some(next) => self.offer_intrigue(next, Some(self.table.start), o),
            None => self.begin_missions(o),
        }
    }

    fn turn_board<O: Observer>(&mut self, board: Board, flip: Flip, o: &mut O) {
        if flip.turns() {
            self.table.flipped.toggle(board);
        }
        let condition = self.condition(board);
        self.tell(o, flip.rule(), What::Turned { board, flip, condition });
        if self.table.louis == Some(board) {
            self.table.louis = None;
            self.tell(o, Rule::LOUIS, What::LouisLeaves { board });
        }
    }

    pub(crate) fn perform_scoring<O: Observer>(&mut self, action: Action, o: &mut O) {
        match (self.table.rest, action) {
            (Rest::Intrigue { seat, board }, Action::Intrigue { from, count }) => {
                self.play_intrigue(seat, board, o);
                self.put(seat, count, (from, board), Rule::INTRIGUE, o);
                self.offer_tie(board, o);
            }
            (Rest::Intrigue { seat, board }, Action::Pass) => {
                self.offer_intrigue(board, self.after(seat), o);
            }
            (Rest::WinTie { seat, board }, Action::Accept) => {
                self.spend(seat, Effect::WinTie, o);
                self.tell(o, Rule::TIE, What::TieWon { seat, board });
                self.score(&self.standing_with(board, Some(seat), SeatSet::EMPTY), o);
            }
            (Rest::WinTie { seat, board }, Action::Pass) => {
                self.tell(o, Rule::TIE, What::Declined { seat });
                self.score(&self.standing_with(board, None, SeatSet::EMPTY), o);
            }
            (Rest::Bribe { seat, scoring }, Action::Accept) => self.bribe(seat, scoring, o),
            (Rest::Bribe { seat, scoring }, Action::Pass) => {
                let board = scoring.board;
                let price = self.price(seat, board);
                self.tell(o, Rule::BRIBE, What::NoBribe { seat, board, price });
                self.pay_on(&self.standing(board), scoring, Some(seat), o);
            }
            (Rest::PlaceMarkers { seat, scoring }, Action::PlaceMarkers { count }) => {
                let target = self.pays(scoring.board).markers_on();
                let (target, _) = target.expect("asked only where a board pays markers");
                let standing = self.standing(scoring.board);
                for _ in 0..count {
                    self.put_from_general(seat, target, Rule::PAYMENT, o);
                }
                if count == 0 {
                    self.tell(o, Rule::PAYMENT, What::Declined { seat });
                }
                self.pay_after_markers(seat, scoring.board, o);
                if let Some(claim) = standing.claims[seat] {
                    self.crown(seat, claim, o);
                }
                self.pay_on(&standing, scoring, Some(seat), o);
            }
            (Rest::PlaceAnywhere { seat, scoring, mut fresh }, Action::PlaceOn { board }) => {
                let standing = self.standing(scoring.board);
                self.put_from_general(seat, board, Rule::PAYMENT, o);
                if board == scoring.board {
                    fresh.insert(seat);
                }
                self.place_anywhere(&standing, scoring, (Some(seat), fresh), o);
            }
            (Rest::PlaceAnywhere { seat, scoring, fresh }, Action::Pass) => {
                self.tell(o, Rule::PAYMENT, What::Declined { seat });
                let standing = self.standing(scoring.board);
                self.place_anywhere(&standing, scoring, (Some(seat), fresh), o);
            }
            (rest, action) => unforeseen(rest, action),
        }
    }

    /// The card goes unseen under the deck; everybody knows which one it was (R6.1).
    fn play_intrigue<O: Observer>(&mut self, seat: Seat, board: Board, o: &mut O) {
        self.secrets[seat].intrigue.remove(board);
        self.decks.intrigue.push_under(board);
        for viewer in self.seats() {
            self.known.intrigue[viewer].insert(board);
        }
        self.tell(o, Rule::INTRIGUE, What::IntriguePlayed { seat, board });
    }

    /// R6.4: a bribe is paid, and then the board pays.
    fn bribe<O: Observer>(&mut self, seat: Seat, mut scoring: Scoring, o: &mut O) {
        let board = scoring.board;
        let (price, standing) = (self.price(seat, board), self.standing(board));
        scoring.paid.insert(seat);
        let discount = self.holding(seat).laid.and(Missions::with(Effect::OneOff));
        if let Some(mission) = discount.first() {
            self.tell(o, mission.rule(), What::MissionUsed { seat, mission });
        }
        self.tell(o, Rule::BRIBE, What::Bribed { seat, board, price });
        self.pay_coins(seat, price, Rule::BRIBE, o);
        if !self.pay(seat, scoring, o) {
            self.pay_on(&standing, scoring, Some(seat), o);
        }
    }
}

impl Standing {
    /// The rule that decides the board.
    pub const fn rule(&self) -> Rule {
        match (self.louis, self.flip, self.condition) {
            (true, _, _) => Rule::LOUIS,
            (_, Flip::Nobody, _) => Rule::new(6, 3),
            (_, _, condition) => condition.rule(),
        }
    }
}
