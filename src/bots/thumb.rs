//! The rule of thumb that playouts follow: the evaluation's own idea of the best answer, worked
//! out board by board instead of by trying every answer. It reads the open table and the cards of
//! whoever is asked, and takes nothing from the heap.

use super::manner::{Ahead, Turns};
use super::outlook::{DEEP, Gains, Outlook, Pays};
use super::place;
use super::weights::Mind;
use crate::engine::{
    Action, Board, Chip, Chips, Effect, Game, Influence, Missions, Reach, Reserve, Rest, Seat,
    Seats, Tier, Usage,
};

/// What boards pay somebody with these chips and missions in a round.
type Known = (Chips, Missions, u8, Pays);

/// What a turn is weighed by.
struct Plan {
    /// What each further marker on each board adds.
    gains: Gains,
    /// What it costs to have so many markers less.
    cost: [f32; DEEP + 1],
    /// What it is worth to take back so many.
    back: [f32; DEEP + 1],
    /// Whether four markers may be placed (R8.17).
    four: bool,
    /// What a joker is worth more than another card.
    joker: f32,
}

impl Plan {
    /// What a card is worth that is not played.
    fn held(&self, card: Influence) -> f32 {
        if card == Influence::Joker { self.joker } else { 0.0 }
    }
}

/// Plays by the rule of thumb. Remembers what boards pay for as long as chips do not change.
#[derive(Clone, Debug)]
pub struct Thumb<'a> {
    mind: &'a Mind,
    pays: Seats<Option<Known>>,
    state: u64,
}

impl<'a> Thumb<'a> {
    /// A player whose small moods follow from the seed.
    pub fn new(mind: &'a Mind, seed: u64) -> Self {
        Self { mind, pays: Seats([None; 4]), state: seed | 1 }
    }

    /// How the next turns are searched.
    pub(super) fn manner(&self) -> Turns {
        self.mind.manner.tree
    }

    /// How players in playouts look ahead.
    pub(super) fn ahead(&self) -> Ahead {
        self.mind.manner.ahead
    }

    /// Works out for everybody what boards pay, once for all playouts of a world.
    pub(super) fn prepare(&mut self, game: &Game) {
        let outlook = self.outlook(game);
        for seat in game.seats() {
            self.pays(&outlook, game, seat);
        }
    }

    /// Plays on until the game is over or this round is.
    pub fn play_out(&mut self, game: &mut Game, last: u8) {
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

    /// The share of a win that a position promises everybody: at the start of a round what was
    /// learned, at the end of the game the result, and how near it was.
    pub(super) fn shares(&self, game: &Game) -> Seats<f32> {
        let Some(outcome) = game.outcome() else {
            return self.mind.values.chances(&self.mind.weights.effects, game);
        };
        let manner = &self.mind.manner;
        let total = |seat: Seat| f32::from(outcome.tallies[seat].total);
        let most = game.seats().map(total).fold(0.0, f32::max);
        let near = |seat: Seat| ((total(seat) - most) / manner.near).exp();
        let all: f32 = game.seats().map(near).sum();
        let win = 1.0 / outcome.winners.len() as f32;
        let mut shares = Seats::default();
        for seat in game.seats() {
            let won = if outcome.winners.contains(seat) { win } else { 0.0 };
            shares[seat] = manner.won * won + (1.0 - manner.won) * near(seat) / all;
        }
        shares
    }

    /// A number from 0 to 1: moods, so that playouts of one world differ.
    fn mood(&mut self) -> f32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A seed for a guess; after it the moods are others than before.
    pub(super) fn seed(&mut self) -> u64 {
        self.mood();
        self.state.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// What a player does who is asked here.
    pub fn answer(&mut self, game: &Game, seat: Seat) -> Action {
        let w = &self.mind.weights;
        let holding = game.holding(seat);
        match *game.rest() {
            Rest::Turn { .. } => self.turn(game, seat),
            Rest::StartMarker { .. } | Rest::WinTie { .. } => Action::Accept,
            Rest::TradeMarker { .. } if holding.personal >= 5 => Action::Accept,
            Rest::TradeMarker { .. } => Action::Pass,
            Rest::TwoGains { .. } => {
                let outlook = self.outlook(game);
                let rounds = outlook.rounds;
                let marker =
                    outlook.loss() + if holding.personal < 6 { w.ready[rounds] } else { 0.0 };
                let coins = if w.coin[rounds] > marker { 2 } else { 2 - holding.general.min(2) };
                Action::Gain { coins }
            }
            Rest::LastMarker { .. } | Rest::PlaceAnywhere { .. } => self.anywhere(game, seat),
            Rest::Intrigue { board, .. } => self.intrigue(game, seat, board),
            Rest::Bribe { scoring, .. } => {
                let outlook = self.outlook(game);
                let pay = self.pays(&outlook, game, seat).boards[scoring.board];
                let price = f32::from(game.price(seat, scoring.board));
                if pay > price * w.coin[outlook.rounds] { Action::Accept } else { Action::Pass }
            }
            Rest::PlaceMarkers { .. } => {
                let most = holding.markers().min(2);
                let own = if game.is_last_round() { most } else { most.min(holding.general) };
                Action::PlaceMarkers { count: own }
            }
            Rest::LayOut { .. } => self.lay_out(game, seat),
            Rest::DrawMission { .. } => self.draw(game, holding.chips.len() > 1),
            Rest::KeepChip { .. } => {
                let purse = self.outlook(game).purse(game.secret(seat));
                let kinds = holding.chips.kinds();
                let best =
                    kinds.max_by(|&one, &other| purse.keep(one).total_cmp(&purse.keep(other)));
                Action::Keep { chip: best.unwrap_or(Chip::Crown) }
            }
            Rest::ChangeMissions { .. } if game.round() + 2 < game.components().rounds() => {
                Action::Pass
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
        Outlook::new(self.mind, game, cards)
    }

    fn pays(&mut self, outlook: &Outlook<'_>, game: &Game, seat: Seat) -> Pays {
        let (chips, own) = (game.holding(seat).chips, game.secret(seat));
        let key = (chips, own.missions, game.round());
        match self.pays[seat] {
            Some((chips, missions, round, pays)) if (chips, missions, round) == key => pays,
            _ => {
                let pays = outlook.pays(seat, own);
                self.pays[seat] = Some((chips, own.missions, game.round(), pays));
                pays
            }
        }
    }

    /// All that a turn is weighed by.
    fn plan(&mut self, game: &Game, seat: Seat) -> Plan {
        let outlook = self.outlook(game);
        let pays = self.pays(&outlook, game, seat);
        let holding = game.holding(seat);
        let four = !game.ready(seat, Effect::FourMarkers).is_empty();
        let deep = usize::from(holding.personal.min(if four { 4 } else { 3 }));
        let gains = outlook.gains(seat, &pays, deep);
        let turns = outlook.turns[seat];
        let ready = self.mind.weights.ready[outlook.rounds];
        let placeable = |personal: u8, turns: u8| f32::from(personal.min(3 * turns));
        let before = placeable(holding.personal, turns);
        let cost = std::array::from_fn(|count| {
            let left = holding.personal.saturating_sub(count as u8);
            ready * (before - placeable(left, turns.saturating_sub(1)))
        });
        let back = std::array::from_fn(|strength| {
            let count = holding.general.min(strength as u8);
            let after = placeable(holding.personal + count, turns.saturating_sub(1));
            outlook.loss() * f32::from(count) + ready * (after - before)
        });
        Plan { gains, cost, back, four, joker: self.mind.weights.joker }
    }

    fn turn(&mut self, game: &Game, seat: Seat) -> Action {
        let plan = self.plan(game, seat);
        let reserve = game.holding(seat).personal;
        let fours =
            if plan.four { place::best_four(&plan.gains, reserve, &plan.cost) } else { None };
        let mut best = (f32::MIN, Action::Pass);
        for card in game.secret(seat).influence.faces() {
            let mood = self.mind.manner.mood * self.mood() - plan.held(card);
            let mut look = |value: f32, usage: Usage| {
                if value + mood > best.0 {
                    best = (value + mood, Action::Play { card, usage });
                }
            };
            if let Some((value, at)) = place::best(&plan.gains, card, reserve, &plan.cost) {
                look(value, Usage::Place(at));
            }
            look(plan.back[usize::from(card.strength())], Usage::TakeBack);
            if plan.four {
                if let Some((value, at)) = fours {
                    look(value, Usage::PlaceFour(at));
                }
                look(plan.back[4], Usage::TakeBackFour);
            }
        }
        best.1
    }

    /// The turns that look best, at most two placements with each card, the best first.
    pub(super) fn turns(&mut self, game: &Game, seat: Seat, list: &mut Vec<(f32, Action)>) {
        let plan = self.plan(game, seat);
        let reserve = game.holding(seat).personal;
        list.clear();
        for card in game.secret(seat).influence.faces() {
            let held = plan.held(card);
            let play = |usage| Action::Play { card, usage };
            let mut two: [Option<(f32, Action)>; 2] = [None; 2];
            let mut look = |value: f32, usage: Usage| {
                let less = |one: &Option<(f32, Action)>| one.is_none_or(|(least, _)| value > least);
                if less(&two[0]) {
                    two = [Some((value, play(usage))), two[0]];
                } else if less(&two[1]) {
                    two[1] = Some((value, play(usage)));
                }
            };
            for &at in Reach::of(card).placements(reserve) {
                look(place::total(&plan.gains, at, &plan.cost) - held, Usage::Place(at));
            }
            if plan.four
                && let Some((value, at)) = place::best_four(&plan.gains, reserve, &plan.cost)
            {
                look(value - held, Usage::PlaceFour(at));
            }
            list.extend(two.into_iter().flatten());
            let strength = usize::from(card.strength());
            list.push((plan.back[strength] - held, play(Usage::TakeBack)));
        }
        list.sort_by(|one, other| other.0.total_cmp(&one.0));
    }

    /// One marker anywhere: where it adds most, on boards to be scored or for the next round.
    fn anywhere(&mut self, game: &Game, seat: Seat) -> Action {
        let outlook = self.outlook(game);
        let pays = self.pays(&outlook, game, seat);
        let later = if outlook.rounds == 0 { 1.0 } else { self.mind.weights.early };
        let mut best = (self.mind.weights.general[outlook.rounds], Action::Pass);
        for board in Board::ALL {
            let open = outlook.is_open(board);
            let value = if open { outlook.gains_on(seat, board, &pays, 1)[0] } else { later };
            if value > best.0 {
                best = (value, Action::PlaceOn { board });
            }
        }
        best.1
    }

    fn intrigue(&mut self, game: &Game, seat: Seat, board: Board) -> Action {
        if !game.secret(seat).intrigue.contains(board) {
            return Action::Pass;
        }
        let outlook = self.outlook(game);
        let pays = self.pays(&outlook, game, seat);
        let holding = game.holding(seat);
        let gains = outlook.gains_on(seat, board, &pays, 2);
        let w = &self.mind.weights;
        let keep =
            if outlook.rounds == 0 { 1.0 } else { w.intrigue_kept * w.intrigue[outlook.rounds] };
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

    /// From the deck that has served best with so many rounds left, in most moods.
    fn draw(&mut self, game: &Game, pays: bool) -> Action {
        let w = &self.mind.weights;
        let row = w.draw[super::weights::rounds_left(game.round())];
        let piles = game.piles();
        let mut best = (f32::MIN, Tier::Light);
        for tier in Tier::ALL.into_iter().filter(|&tier| piles.of(tier) > 0) {
            let now = if pays { w.draw_now[tier as usize] } else { 0.0 };
            let value = row[tier as usize] + now + self.mood();
            if value > best.0 {
                best = (value, tier);
            }
        }
        Action::Draw { tier: best.1 }
    }

    /// The mission that the best way to spend the chips begins with, or a chip worth changing.
    fn lay_out(&mut self, game: &Game, seat: Seat) -> Action {
        let holding = game.holding(seat);
        let outlook = self.outlook(game);
        let purse = outlook.purse(game.secret(seat));
        let (value, first) = purse.first(holding.chips);
        let mut best = match first {
            Some((mission, pay)) => (value, Action::LayOut { mission, pay }),
            None => (value, Action::Pass),
        };
        if holding.coins >= 2 && !game.ready(seat, Effect::ChangeChip).is_empty() {
            let price = 2.0 * self.mind.weights.coin[outlook.rounds];
            for chip in holding.chips.kinds().filter(|&chip| chip != Chip::Crown) {
                let mut chips = holding.chips;
                chips.take(chip);
                chips.add(Chip::Crown);
                let value = purse.value(chips) - price;
                if value > best.0 {
                    best = (value, Action::ChangeChip { chip });
                }
            }
        }
        best.1
    }
}
