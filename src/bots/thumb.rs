//! The rule of thumb that playouts follow: the evaluation's own idea of the best answer, worked
//! out board by board instead of by trying every answer. It reads the open table and the cards of
//! whoever is asked, and takes nothing from the heap.

use super::chips::Purse;
use super::weights::Weights;
use super::worth::{Outlook, Pays};
use crate::engine::{
    Action, Board, ByBoard, Chip, Effect, Game, Influence, Missions, Placement, Reach, Reserve,
    Rest, Seat, Seats, Tier, Usage,
};

/// The most markers a turn puts on one board.
const DEEP: usize = Placement::MOST;

/// What each further marker on each board adds.
type Gains = ByBoard<[f32; DEEP]>;

/// Plays by the rule of thumb. Remembers what boards pay for as long as chips do not change.
#[derive(Clone, Debug)]
pub(super) struct Thumb<'a> {
    weights: &'a Weights,
    pays: Seats<Option<Pays>>,
    state: u64,
}

impl<'a> Thumb<'a> {
    /// A player whose small moods follow from the seed.
    pub(super) fn new(weights: &'a Weights, seed: u64) -> Self {
        Self { weights, pays: Seats([None; 4]), state: seed }
    }

    /// Works out for everybody what boards pay, once for all playouts of a world.
    pub(super) fn prepare(&mut self, game: &Game) {
        let outlook = self.outlook(game);
        for seat in game.seats() {
            self.pays[seat] = Some(outlook.pays(seat, game.secret(seat)));
        }
    }

    /// Plays on until the game is over or this round is.
    pub(super) fn play_out(&mut self, game: &mut Game, last: u8) {
        while let Some(seat) = game.rest().seat() {
            if game.round() > last {
                return;
            }
            let action = self.answer(game, seat);
            if game.apply(&action, &mut ()).is_err() {
                debug_assert!(false, "{action:?} is no answer to {:?}", game.rest());
                return;
            }
        }
    }

    /// A number from 0 to 1: moods, so that playouts of one world differ.
    fn mood(&mut self) -> f32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 40) as f32 / (1u64 << 24) as f32
    }

    fn answer(&mut self, game: &Game, seat: Seat) -> Action {
        let w = self.weights;
        let holding = game.holding(seat);
        match *game.rest() {
            Rest::Turn { .. } => self.turn(game, seat),
            Rest::StartMarker { .. } | Rest::WinTie { .. } => Action::Accept,
            Rest::TradeMarker { .. } if holding.personal >= 5 => Action::Accept,
            Rest::TradeMarker { .. } => Action::Pass,
            Rest::TwoGains { .. } => {
                let outlook = self.outlook(game);
                let marker = outlook.loss() + if holding.personal < 6 { w.ready } else { 0.0 };
                let coins =
                    if w.coin[outlook.rounds] > marker { 2 } else { 2 - holding.general.min(2) };
                Action::Gain { coins }
            }
            Rest::LastMarker { .. } | Rest::Conde { .. } => self.anywhere(game, seat),
            Rest::Intrigue { board, .. } => self.intrigue(game, seat, board),
            Rest::Bribe { scoring, .. } => {
                let outlook = self.outlook(game);
                let pay = outlook.pay(seat, game.secret(seat), scoring.board);
                let price = f32::from(game.price(seat, scoring.board));
                if pay > price * w.coin[outlook.rounds] { Action::Accept } else { Action::Pass }
            }
            Rest::Maintenon { .. } => {
                let most = holding.markers().min(2);
                let own = if game.is_last_round() { most } else { most.min(holding.general) };
                Action::PlaceOnFive { count: own }
            }
            Rest::LayOut { .. } => {
                self.pays = Seats([None; 4]);
                let outlook = self.outlook(game);
                lay_out(&outlook.purse(), game, seat)
            }
            Rest::DrawMission { .. } => {
                let piles = game.piles();
                let full = Tier::ALL.into_iter().find(|&tier| piles.of(tier) > 0);
                Action::Draw { tier: full.unwrap_or(Tier::Light) }
            }
            Rest::KeepChip { .. } => {
                let purse = self.outlook(game).purse();
                let missions = game.secret(seat).missions;
                let value = |chip: Chip| purse.kept([chip].into_iter().collect(), missions);
                let kinds = holding.chips.kinds();
                let best = kinds.max_by(|&one, &other| value(one).total_cmp(&value(other)));
                Action::Keep { chip: best.unwrap_or(Chip::Crown) }
            }
            Rest::ChangeMissions { .. } => {
                let hard = game.secret(seat).missions.and(Missions::tier(Tier::Dark));
                match (hard.iter().next(), hard.iter().nth(1)) {
                    (Some(first), second) => Action::PutBack { first, second },
                    (None, _) => Action::Pass,
                }
            }
            Rest::LateChange { .. } | Rest::Over => Action::Pass,
        }
    }

    fn outlook<'g>(&self, game: &'g Game) -> Outlook<'g>
    where
        'a: 'g,
    {
        let cards = Seats::from_fn(|seat| game.secret(seat).influence.len());
        Outlook::new(self.weights, game, cards)
    }

    fn pays(&mut self, outlook: &Outlook<'_>, game: &Game, seat: Seat) -> Pays {
        *self.pays[seat].get_or_insert_with(|| outlook.pays(seat, game.secret(seat)))
    }

    fn turn(&mut self, game: &Game, seat: Seat) -> Action {
        let outlook = self.outlook(game);
        let pays = self.pays(&outlook, game, seat);
        let (holding, own) = (game.holding(seat), game.secret(seat));
        let four = !game.ready(seat, Effect::FourMarkers).is_empty();
        let deep = usize::from(holding.personal.min(if four { 4 } else { 3 }));
        let gains = gains(&outlook, seat, &pays, deep);
        let turns = outlook.turns[seat];
        let placeable = |personal: u8, turns: u8| f32::from(personal.min(3 * turns));
        let before = placeable(holding.personal, turns);
        let cost: [f32; DEEP + 1] = std::array::from_fn(|count| {
            let left = holding.personal.saturating_sub(count as u8);
            self.weights.ready * (before - placeable(left, turns.saturating_sub(1)))
        });
        let mut best = (f32::MIN, Action::Pass);
        for card in own.influence.faces() {
            let joker = if card == Influence::Joker { self.weights.joker } else { 0.0 };
            let mood = 0.15 * self.mood() - joker;
            let mut look = |value: f32, usage: Usage| {
                if value > best.0 {
                    best = (value, Action::Play { card, usage });
                }
            };
            for &placement in Reach::of(card).placements(holding.personal) {
                let (value, count) = total(&gains, placement);
                look(value + mood - cost[count], Usage::Place(placement));
            }
            let back = |strength: u8| {
                let count = strength.min(holding.general);
                let after = placeable(holding.personal + count, turns.saturating_sub(1));
                outlook.loss() * f32::from(count) + self.weights.ready * (after - before)
            };
            look(back(card.strength()) + mood, Usage::TakeBack);
            if four {
                for &placement in Reach::FOUR.placements(holding.personal) {
                    let (value, count) = total(&gains, placement);
                    look(value + mood - cost[count], Usage::PlaceFour(placement));
                }
                look(back(4) + mood, Usage::TakeBackFour);
            }
        }
        best.1
    }

    /// One marker anywhere: where it adds most, on boards to be scored or for the next round.
    fn anywhere(&mut self, game: &Game, seat: Seat) -> Action {
        let outlook = self.outlook(game);
        let pays = outlook.pays(seat, game.secret(seat));
        let gains = gains(&outlook, seat, &pays, 1);
        let later = if outlook.rounds == 0 { 1.0 } else { self.weights.early };
        let value = |board: Board| if outlook.is_open(board) { gains[board][0] } else { later };
        let best =
            Board::ALL.into_iter().max_by(|&one, &other| value(one).total_cmp(&value(other)));
        match best {
            Some(board) if value(board) > self.weights.general[outlook.rounds] => {
                Action::PlaceOn { board }
            }
            _ => Action::Pass,
        }
    }

    fn intrigue(&mut self, game: &Game, seat: Seat, board: Board) -> Action {
        let own = game.secret(seat);
        if !own.intrigue.contains(board) {
            return Action::Pass;
        }
        let outlook = self.outlook(game);
        let pays = outlook.pays(seat, own);
        let holding = game.holding(seat);
        let gains = gains_on(&outlook, seat, board, &pays, 2);
        let keep =
            if outlook.rounds == 0 { 1.0 } else { 0.8 * self.weights.intrigue[outlook.rounds] };
        let (one, two) = (gains[0], gains[0] + gains[1]);
        let play = |from, count| Action::Intrigue { from, count };
        if one > keep && holding.general > 0 {
            play(Reserve::General, 1)
        } else if one > keep && holding.personal > 0 {
            play(Reserve::Personal, 1)
        } else if two > keep && holding.personal > 1 {
            play(Reserve::Personal, 2)
        } else {
            Action::Pass
        }
    }
}

/// What each further marker on each board adds for a player.
fn gains(outlook: &Outlook<'_>, seat: Seat, pays: &Pays, deep: usize) -> Gains {
    ByBoard::from_fn(|board| gains_on(outlook, seat, board, pays, deep))
}

fn gains_on(
    outlook: &Outlook<'_>,
    seat: Seat,
    board: Board,
    pays: &Pays,
    deep: usize,
) -> [f32; DEEP] {
    let (pay, crown) = (pays.boards[board], pays.crown);
    let mut counts = outlook.table.markers(board);
    let mut gains = [0.0; DEEP];
    if !outlook.is_open(board) {
        return gains;
    }
    let mut before = outlook.board(seat, board, &counts, pay, crown);
    for gain in &mut gains[..deep.min(DEEP)] {
        counts[seat] += 1;
        let after = outlook.board(seat, board, &counts, pay, crown);
        *gain = after - before;
        before = after;
    }
    gains
}

/// What a placement adds, and how many markers it has.
fn total(gains: &Gains, placement: Placement) -> (f32, usize) {
    let (mut sum, mut count) = (0.0, 0);
    let (mut last, mut depth) = (None, 0);
    for board in placement.boards() {
        depth = if last == Some(board) { depth + 1 } else { 0 };
        last = Some(board);
        sum += gains[board][depth];
        count += 1;
    }
    (sum, count)
}

/// The mission that the best way to spend the chips begins with, or a chip worth changing.
fn lay_out(purse: &Purse<'_>, game: &Game, seat: Seat) -> Action {
    let holding = game.holding(seat);
    let missions = game.secret(seat).missions;
    let mut best = (purse.kept(holding.chips, missions), Action::Pass);
    for mission in missions.iter() {
        let mut rest = missions;
        rest.remove(mission);
        for pay in game.payments(seat, mission) {
            let mut chips = holding.chips;
            pay.chips().into_iter().for_each(|chip| {
                chips.take(chip);
            });
            let worth = purse.weights.mission(purse.components, mission, purse.rounds);
            let value = worth + purse.value(chips, rest);
            if value > best.0 {
                best = (value, Action::LayOut { mission, pay });
            }
        }
    }
    if holding.coins >= 2 && !game.ready(seat, Effect::ChangeChip).is_empty() {
        for chip in holding.chips.kinds().filter(|&chip| chip != Chip::Crown) {
            let mut chips = holding.chips;
            chips.take(chip);
            chips.add(Chip::Crown);
            let value = purse.value(chips, missions) - 2.0 * purse.weights.coin[purse.rounds];
            if value > best.0 {
                best = (value, Action::ChangeChip { chip });
            }
        }
    }
    best.1
}
