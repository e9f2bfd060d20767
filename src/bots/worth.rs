//! What a position is worth to each player, in points: the evaluation that medium looks at and
//! that hard falls back on.
//!
//! A player has what is safe (missions, shields, chips, money, markers), and on every board that
//! is still to be scored the chance of being paid. The worths of things are in `weights`.

use super::chips::Purse;
use super::weights::{Weights, rounds_left};
use crate::engine::{
    Board, ByBoard, Chip, Claim, Condition, Game, Phase, Rest, Reward, Seat, Seats, Secret, Sides,
    Table,
};

/// More markers or money than this are hardly ever used in a round.
const PLENTY_OF_MARKERS: f32 = 11.0;
const PLENTY_OF_COINS: f32 = 8.0;

/// What payments are worth to one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pays {
    /// By board.
    pub(super) boards: ByBoard<f32>,
    /// The crown that Louis adds.
    pub(super) crown: f32,
}

/// How the boards stand to be scored: what all evaluations of one position share.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) weights: &'a Weights,
    pub(super) table: &'a Table,
    /// How many rounds come after this one.
    pub(super) rounds: usize,
    /// The turns that everybody still has in this influence phase.
    pub(super) turns: Seats<u8>,
    /// What n markers weigh in the struggle for most; all weigh nothing once it is decided.
    pull: [f32; 17],
    /// Whether nobody can place any more.
    decided: bool,
}

impl<'a> Outlook<'a> {
    /// The outlook at a table where everybody holds so many influence cards.
    pub(super) fn new(weights: &'a Weights, table: &'a Table, cards: Seats<u8>) -> Self {
        let playing = matches!(table.phase(), Phase::Supply | Phase::Influence);
        let turns = Seats::from_fn(|seat| if playing { cards[seat].saturating_sub(1) } else { 0 });
        let all: u8 = turns.0.iter().sum();
        let each = f32::from(all) / f32::from(table.players());
        let step = (weights.sharp / (1.0 + weights.blur * each)).exp();
        let mut pull = [1.0; 17];
        for count in 1..pull.len() {
            pull[count] = pull[count - 1] * step;
        }
        let rounds = rounds_left(table);
        Self { weights, table, rounds, turns, pull, decided: all == 0 }
    }

    /// Whether a board will still be scored in this round.
    pub(super) fn is_open(&self, board: Board) -> bool {
        match self.table.rest() {
            Rest::Intrigue { board: next, .. } | Rest::WinTie { board: next, .. } => board >= *next,
            Rest::Bribe { scoring, .. }
            | Rest::Maintenon { scoring, .. }
            | Rest::Conde { scoring, .. } => board > scoring.board,
            rest => matches!(rest.phase(), Phase::Supply | Phase::Influence),
        }
    }

    /// Whether a player can still lay out missions in this round.
    fn can_lay_out(&self, seat: Seat) -> bool {
        let place = |seat: Seat| {
            let players = usize::from(self.table.players());
            (seat.index() + players - self.table.start().index()) % players
        };
        match *self.table.rest() {
            Rest::LayOut { seat: now } | Rest::DrawMission { seat: now, changing: false, .. } => {
                place(seat) >= place(now)
            }
            Rest::KeepChip { seat: now } => place(seat) > place(now),
            rest => !matches!(rest.phase(), Phase::Missions | Phase::Over),
        }
    }

    /// What chips and missions can become.
    pub(super) fn purse(&self) -> Purse<'a> {
        Purse { weights: self.weights, components: self.table.components(), rounds: self.rounds }
    }

    /// What each board's payment is worth to somebody with these secrets (R6.10).
    pub(super) fn pays(&self, seat: Seat, own: &Secret) -> Pays {
        let wants = self.purse().wants(self.table.holding(seat).chips, own.missions);
        let boards = ByBoard::from_fn(|board| self.parts(board, |chip| wants[chip as usize]));
        Pays { boards, crown: wants[Chip::Crown as usize] }
    }

    /// The same for one board.
    pub(super) fn pay(&self, seat: Seat, own: &Secret, board: Board) -> f32 {
        self.parts(board, |chip| self.want(seat, own, chip))
    }

    /// What a chip is worth to somebody with these secrets.
    pub(super) fn want(&self, seat: Seat, own: &Secret, chip: Chip) -> f32 {
        self.purse().want(self.table.holding(seat).chips, own.missions, chip)
    }

    /// What all that a board pays is worth to somebody to whom chips are worth so much.
    fn parts(&self, board: Board, chip: impl Fn(Chip) -> f32) -> f32 {
        let (w, rounds) = (self.weights, self.rounds);
        let last = rounds == 0;
        // In the last round a marker left on a board is a point (R7.3), and so is a card.
        let early = if last { 1.0 } else { w.early };
        let worth = |part: Reward| match part {
            Reward::Chip(paid) => chip(paid),
            Reward::Coins(count) => f32::from(count) * w.coin[rounds],
            Reward::Shields(count) => f32::from(count) * w.shield,
            Reward::Influence if last => 1.0,
            Reward::Influence => w.card,
            Reward::Intrigue if last => 1.0,
            Reward::Intrigue => w.intrigue[rounds],
            Reward::MarkersOn { most, .. } => f32::from(most) * early,
            Reward::MarkersBack(count) => f32::from(count) * self.loss(),
            Reward::MarkerAnywhere => early,
        };
        self.table.pays(board).parts().map(worth).sum()
    }

    /// What it costs to have a marker end in the general reserve and not in the personal one.
    pub(super) fn loss(&self) -> f32 {
        self.weights.marker[self.rounds] - self.weights.general[self.rounds]
    }

    /// What a player can expect of a board with these markers on it: payment, bribe, and the
    /// markers that a leader loses.
    pub(super) fn board(
        &self,
        seat: Seat,
        board: Board,
        counts: &Sides<u8>,
        pay: f32,
        crown: f32,
    ) -> f32 {
        let own = f32::from(counts[seat]);
        let w = self.weights;
        let louis = self.table.louis() == Some(board);
        if self.decided {
            return self.settled(seat, board, counts, pay, crown);
        }
        let bribe = |price: u8| {
            let holding = self.table.holding(seat);
            if counts[seat] == 0 || holding.coins < price {
                return 0.0;
            }
            w.bribe * (pay - f32::from(price) * w.coin[self.rounds]).max(0.0)
        };
        match self.table.condition(board) {
            Condition::Markers(wanted) => {
                let missing = i32::from(wanted) - i32::from(counts[seat]);
                if missing <= 0 {
                    pay
                } else if counts[seat] == 0 || self.turns[seat] == 0 {
                    0.0
                } else {
                    pay * w.reach.powi(missing)
                }
            }
            condition => {
                let (first, second) = self.chances(seat, counts);
                let fallback = match condition {
                    Condition::Money(_) => bribe(self.table.price(seat, board)),
                    _ => 0.0,
                };
                let lost = own * self.loss();
                if louis {
                    let after = second * w.second * pay
                        + (1.0 - first - second * w.second).max(0.0) * fallback;
                    first * (pay + crown - lost) + after
                } else {
                    first * (pay - lost) + (1.0 - first) * fallback
                }
            }
        }
    }

    /// The same when nobody can place any more: the rules say it exactly.
    fn settled(&self, seat: Seat, board: Board, counts: &Sides<u8>, pay: f32, crown: f32) -> f32 {
        let lost = f32::from(counts[seat]) * self.loss();
        match self.table.standing_of(board, None, *counts).claims[seat] {
            None | Some(Claim::Nothing { .. }) => 0.0,
            Some(Claim::First { crown: true }) => pay + crown - lost,
            Some(Claim::First { crown: false } | Claim::SharedFirst) => pay - lost,
            Some(Claim::Second | Claim::Enough) => pay,
            Some(Claim::MayBribe { price, .. }) => {
                let holding = self.table.holding(seat);
                if holding.coins < price {
                    return 0.0;
                }
                self.weights.bribe
                    * (pay - f32::from(price) * self.weights.coin[self.rounds]).max(0.0)
            }
        }
    }

    /// The chances of ending first and second on a board.
    fn chances(&self, seat: Seat, counts: &Sides<u8>) -> (f32, f32) {
        if counts[seat] == 0 {
            return (0.0, 0.0);
        }
        let mut pulls = [0.0f32; 5];
        let mut sum = 0.0;
        for (place, &count) in counts.0.iter().enumerate() {
            let coming = place < usize::from(self.table.players()) && self.turns.0[place] > 0;
            pulls[place] = match count {
                0 if coming => self.weights.absent,
                0 => 0.0,
                _ => self.pull[usize::from(count.min(16))],
            };
            sum += pulls[place];
        }
        let own = pulls[seat.index()];
        let mut second = 0.0;
        for (place, &other) in pulls.iter().enumerate() {
            if place != seat.index() && other > 0.0 {
                second += other / sum * own / (sum - other).max(own);
            }
        }
        (own / sum, second)
    }

    /// What is safe: everything that no board decides any more. `back` are the markers that can
    /// be expected to come back from the boards.
    fn safe(&self, seat: Seat, own: &Secret, back: f32) -> f32 {
        let (w, r) = (self.weights, self.rounds);
        let (holding, turns) = (self.table.holding(seat), self.turns[seat]);
        let coins = f32::from(holding.coins);
        let spare = (coins - PLENTY_OF_COINS).max(0.0);
        let personal = f32::from(holding.personal) + back;
        let unused = (personal - PLENTY_OF_MARKERS).max(0.0);
        let placeable = f32::from(holding.personal.min(3 * turns));
        let laid: f32 =
            holding.laid.iter().map(|mission| w.mission(self.table.components(), mission, r)).sum();
        let mut value = laid + w.shield * f32::from(own.shields.len()) + w.coin[r] * coins
            - w.spare_coin * w.coin[r] * spare
            + w.marker[r] * (personal - 0.7 * unused)
            + w.general[r] * f32::from(holding.general)
            + w.ready * placeable
            + w.intrigue[r] * own.intrigue.len() as f32
            + if self.can_lay_out(seat) {
                self.purse().value(holding.chips, own.missions)
            } else {
                self.purse().kept(holding.chips, own.missions)
            };
        let cards = f32::from(own.influence.len());
        value += match self.table.phase() {
            Phase::Supply | Phase::Influence => 0.8 * f32::from(turns),
            _ => {
                if r == 0 {
                    cards
                } else {
                    w.card * cards
                }
            }
        };
        if r > 0 {
            for mission in own.missions.iter() {
                value += w.hand[mission.tier() as usize]
                    * w.mission(self.table.components(), mission, r - 1)
                    / 5.0;
            }
        }
        value
    }
}

/// What a position is worth to each player, in points.
pub fn evaluate(weights: &Weights, game: &Game) -> Seats<f32> {
    let outlook =
        Outlook::new(weights, game, Seats::from_fn(|seat| game.secret(seat).influence.len()));
    let mut values = Seats::default();
    for seat in game.seats() {
        let own = game.secret(seat);
        // Most boards are empty most of the time: what they pay is worked out when needed.
        let pay = |board| outlook.pay(seat, own, board);
        let (mut expected, mut back) = (0.0, 0.0);
        for board in Board::ALL {
            let counts = game.markers(board);
            let there = f32::from(counts[seat]);
            if counts[seat] == 0 {
                continue;
            }
            if outlook.is_open(board) {
                // A leader's loss is part of what the board is worth.
                back += there;
                let louis = game.louis() == Some(board);
                let crown = if louis { outlook.want(seat, own, Chip::Crown) } else { 0.0 };
                expected += outlook.board(seat, board, &counts, pay(board), crown);
            } else if outlook.rounds == 0 {
                expected += there;
            } else {
                expected += weights.early * there;
            }
        }
        values[seat] = outlook.safe(seat, own, back) + expected;
    }
    values
}

/// How good a position is for one player: the own worth, less a part of what the rivals have.
pub fn relative(weights: &Weights, game: &Game, seat: Seat) -> f32 {
    let values = match game.outcome() {
        Some(outcome) => Seats::from_fn(|seat| f32::from(outcome.tallies[seat].total)),
        None => evaluate(weights, game),
    };
    let rivals = game.seats().filter(|&other| other != seat);
    let best = rivals.clone().map(|other| values[other]).fold(f32::MIN, f32::max);
    let mean = rivals.map(|other| values[other]).sum::<f32>() / f32::from(game.players() - 1);
    values[seat] - weights.deny * (0.5 * best + 0.5 * mean)
}
