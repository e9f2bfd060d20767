//! How the boards stand to be scored: for a player, the chance of being paid on each, and what
//! that is worth. All evaluations of one position share an [`Outlook`].

use super::purse::Purse;
use super::weights::{Mind, round_of_four, rounds_left};
use crate::engine::{
    Board, ByBoard, Chip, Claim, Condition, Phase, Rest, Reward, Seat, Seats, Secret, Sides, Table,
};

/// The most markers a turn puts on one board.
pub(super) const DEEP: usize = crate::engine::Placement::MOST;

/// What payments are worth to one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pays {
    /// By board.
    pub(super) boards: ByBoard<f32>,
    /// The crown that Louis adds.
    pub(super) crown: f32,
    /// What a board asks for.
    terms: ByBoard<Terms>,
}

/// What a board asks for: stays until it is scored.
#[derive(Clone, Copy, Debug)]
enum Terms {
    /// So many markers.
    Markers(u8),
    /// Most; or else a bribe at this price, which has this worth.
    Most { price: u8, bribe: f32 },
}

/// What each further marker on each board adds.
pub(super) type Gains = ByBoard<[f32; DEEP]>;

/// How the boards stand to be scored.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) mind: &'a Mind,
    pub(super) table: &'a Table,
    /// How many rounds come after this one.
    pub(super) rounds: usize,
    /// The turns that everybody still has in this influence phase.
    pub(super) turns: Seats<u8>,
    /// What n markers weigh in the struggle for most; all weigh nothing once it is decided.
    pull: &'a [f32; 17],
    /// The same by side, with what an empty place weighs.
    pulls: [&'a [f32; 17]; 5],
    /// Whether nobody can place any more.
    decided: bool,
    /// The first board that is still to be scored, by index.
    open: usize,
}

impl<'a> Outlook<'a> {
    /// The outlook at a table where everybody holds so many influence cards.
    pub(super) fn new(mind: &'a Mind, table: &'a Table, cards: Seats<u8>) -> Self {
        let playing = matches!(table.phase(), Phase::Supply | Phase::Influence);
        let turns = Seats::from_fn(|seat| if playing { cards[seat].saturating_sub(1) } else { 0 });
        let all: u8 = turns.0.iter().sum();
        let open = match table.rest() {
            Rest::Intrigue { board, .. } | Rest::WinTie { board, .. } => board.index(),
            Rest::Bribe { scoring, .. }
            | Rest::PlaceMarkers { scoring, .. }
            | Rest::PlaceAnywhere { scoring, .. } => scoring.board.index() + 1,
            rest if matches!(rest.phase(), Phase::Supply | Phase::Influence) => 0,
            _ => Board::ALL.len(),
        };
        let rows = mind.pulls(table.players(), all);
        let row = |place: usize| turns.0.get(place).map_or(0, |&turns| usize::from(turns.min(3)));
        let pulls = std::array::from_fn(|place| &rows[row(place)]);
        let rounds = rounds_left(round_of_four(table));
        Self { mind, table, rounds, turns, pull: &rows[0], pulls, decided: all == 0, open }
    }

    /// Whether a board will still be scored in this round.
    pub(super) const fn is_open(&self, board: Board) -> bool {
        board.index() >= self.open
    }

    /// Whether a player can still lay out missions in this round.
    pub(super) fn can_lay_out(&self, seat: Seat) -> bool {
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

    /// What chips can become for somebody with these secrets.
    pub(super) fn purse(&self, own: &Secret) -> Purse<'a> {
        Purse::new(self.mind, self.table.components(), self.rounds, own.missions)
    }

    /// What each board's payment is worth to somebody with these secrets (R6.10).
    pub(super) fn pays(&self, seat: Seat, own: &Secret) -> Pays {
        let wants = self.purse(own).wants(self.table.holding(seat).chips);
        let boards = ByBoard::from_fn(|board| self.parts(board, &wants));
        let w = &self.mind.weights;
        let terms = ByBoard::from_fn(|board| match self.table.condition(board) {
            Condition::Markers(count) => Terms::Markers(count),
            Condition::Money(_) => {
                let price = self.table.price(seat, board);
                let net = boards[board] - f32::from(price) * w.coin[self.rounds];
                Terms::Most { price, bribe: net.max(0.0) }
            }
            _ => Terms::Most { price: 0, bribe: 0.0 },
        });
        Pays { boards, crown: wants[Chip::Crown as usize], terms }
    }

    /// What all that a board pays is worth to somebody to whom chips are worth so much.
    fn parts(&self, board: Board, wants: &[f32; 5]) -> f32 {
        let (w, rounds) = (&self.mind.weights, self.rounds);
        let last = rounds == 0;
        // In the last round a marker left on a board is a point (R7.3), and so is a card.
        let early = if last { 1.0 } else { w.early };
        let worth = |part: Reward| match part {
            Reward::Chip(chip) => wants[chip as usize],
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

    /// What a board pays somebody more than its bribe costs, if it takes one.
    pub(super) fn bribe(&self, board: Board, pays: &Pays) -> f32 {
        match pays.terms[board] {
            Terms::Most { bribe, .. } => bribe,
            Terms::Markers(_) => 0.0,
        }
    }

    /// What it costs to have a marker end in the general reserve and not in the personal one.
    pub(super) fn loss(&self) -> f32 {
        let w = &self.mind.weights;
        w.marker[self.rounds] - w.general[self.rounds]
    }

    /// What a player can expect of a board as it is: payment, bribe, and the markers that a
    /// leader loses.
    pub(super) fn board(&self, seat: Seat, board: Board, pays: &Pays) -> f32 {
        let own = self.table.markers(board)[seat];
        if own == 0 { 0.0 } else { self.line(seat, board, pays)(own) }
    }

    /// What each of so many further markers on a board adds for a player.
    pub(super) fn gains_on(
        &self,
        seat: Seat,
        board: Board,
        pays: &Pays,
        deep: usize,
    ) -> [f32; DEEP] {
        let mut gains = [0.0; DEEP];
        if self.is_open(board) {
            let own = self.table.markers(board)[seat];
            let line = self.line(seat, board, pays);
            let mut before = if own == 0 { 0.0 } else { line(own) };
            for (gain, more) in gains.iter_mut().zip(1..).take(deep) {
                let after = line(own + more);
                *gain = after - before;
                before = after;
            }
        }
        gains
    }

    /// The same for every board.
    pub(super) fn gains(&self, seat: Seat, pays: &Pays, deep: usize) -> Gains {
        ByBoard::from_fn(|board| self.gains_on(seat, board, pays, deep))
    }

    /// What a player can expect of a board, by the number of their own markers, at least one.
    #[inline]
    fn line(&self, seat: Seat, board: Board, pays: &Pays) -> impl Fn(u8) -> f32 {
        let w = &self.mind.weights;
        let counts = self.table.markers(board);
        let louis = self.table.louis() == Some(board);
        let (pay, crown, loss) = (pays.boards[board], pays.crown, self.loss());
        let (wanted, fallback) = match pays.terms[board] {
            Terms::Markers(wanted) => (wanted, 0.0),
            Terms::Most { price, bribe } => {
                let coins = self.table.holding(seat).coins;
                let chance = match price {
                    _ if coins < price => 0.0,
                    _ if coins < 2 * price => w.bribe[0],
                    _ if coins < 3 * price => w.bribe[1],
                    _ => w.bribe[2],
                };
                (0, chance * bribe)
            }
        };
        let mut pulls = [0.0f32; 5];
        for (place, pull) in pulls.iter_mut().enumerate() {
            *pull = self.pulls[place][usize::from(counts.0[place].min(16))];
        }
        pulls[seat.index()] = 0.0;
        let rivals: f32 = pulls.iter().sum();
        let follow = match self.turns[seat] {
            0 => 1.0,
            turns => w.follow[usize::from(turns.min(3)) - 1],
        };
        let players = usize::from(self.table.players());
        let there = |place: &usize| counts.0[*place] > 0;
        let present: f32 = (0..players).filter(there).map(|place| pulls[place]).sum();
        let contest = w.contest[players.clamp(2, 4) - 2] * pay * present / rivals.max(1e-6);
        move |own: u8| {
            if self.decided {
                return self.settled(seat, board, counts, own, pays, fallback);
            }
            if wanted > 0 {
                return match wanted.saturating_sub(own) {
                    0 => pay,
                    _ if self.turns[seat] == 0 => 0.0,
                    1 => pay * w.reach,
                    2 => pay * w.reach * w.reach,
                    missing => pay * w.reach.powi(i32::from(missing)),
                };
            }
            let pull = follow * self.pull[usize::from(own.min(16))];
            let first = pull / (pull + rivals);
            let lost = f32::from(own) * loss;
            if !louis {
                return first * (pay + contest - lost) + (1.0 - first) * fallback;
            }
            let mut second = 0.0;
            for &other in pulls.iter().filter(|&&other| other > 0.0) {
                second += other / (pull + rivals) * pull / (pull + rivals - other).max(pull);
            }
            second *= w.second;
            let rest = (1.0 - first - second).max(0.0);
            first * (pay + contest + crown - lost) + second * pay + rest * fallback
        }
    }

    /// The same when nobody can place any more: the rules say it exactly.
    #[inline(never)]
    fn settled(
        &self,
        seat: Seat,
        board: Board,
        mut counts: Sides<u8>,
        own: u8,
        pays: &Pays,
        fallback: f32,
    ) -> f32 {
        counts[seat] = own;
        let (pay, crown) = (pays.boards[board], pays.crown);
        let lost = f32::from(own) * self.loss();
        match self.table.standing_of(board, None, counts).claims[seat] {
            None | Some(Claim::Nothing { .. }) => 0.0,
            Some(Claim::First { crown: true }) => pay + crown - lost,
            Some(Claim::First { crown: false } | Claim::SharedFirst) => pay - lost,
            Some(Claim::Second | Claim::Enough) => pay,
            Some(Claim::MayBribe { .. }) => fallback,
        }
    }
}
