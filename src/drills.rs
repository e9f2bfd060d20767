//! Drills: small positions made from a seed, each with a question whose answer the engine knows.

use serde_json::json;

use crate::engine::chance::{Chance, Stream};
use crate::engine::{
    Board, BoardSet, Chip, Claim, Game, Influence, Mission, Missions, Reach, Rule, Seat, Side,
    Tier, Walk,
};
use crate::scenario::Scenario;

/// How many positions a sitting has.
pub const SITTING: usize = 10;

/// A position with a question.
#[derive(Clone, Debug)]
pub struct Drill {
    /// The table.
    pub game: Game,
    /// The question.
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Ask {
    /// What does this player get when the board is scored?
    Paid {
        /// The board.
        board: Board,
        /// The player.
        seat: Seat,
    },
    /// Where may the next marker go?
    Next {
        /// The card.
        card: Influence,
        /// The markers that lie already.
        walk: Walk,
    },
    /// How many of these missions could be paid, each on its own?
    Payable {
        /// The missions.
        missions: Vec<Mission>,
    },
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Paid free (1), may bribe (2), nothing (3); or how many.
    Number(u8),
    /// These boards.
    Boards(BoardSet),
}

impl Drill {
    /// The right answer.
    pub fn right(&self) -> Reply {
        match &self.ask {
            Ask::Paid { board, seat } => match self.game.standing(*board).claims[Side::Seat(*seat)]
            {
                Some(Claim::MayBribe { .. }) => Reply::Number(2),
                Some(Claim::Nothing { .. }) | None => Reply::Number(3),
                Some(_) => Reply::Number(1),
            },
            Ask::Next { walk, .. } => {
                let open = |board: &Board| walk.step(*board).is_ok();
                Reply::Boards(Board::ALL.into_iter().filter(open).collect())
            }
            Ask::Payable { missions } => {
                let paid = |m: &&Mission| self.game.payments(Seat::A, **m).next().is_some();
                Reply::Number(missions.iter().filter(paid).count() as u8)
            }
        }
    }

    /// The rule by which it is right.
    pub fn rule(&self) -> Rule {
        match &self.ask {
            Ask::Paid { board, .. } => self.game.standing(*board).rule(),
            Ask::Next { card: Influence::Joker, .. } => Rule::new(5, 8),
            Ask::Next { .. } => Rule::new(5, 5),
            Ask::Payable { .. } => Rule::new(7, 1),
        }
    }
}

/// The positions of a sitting: each kind comes up, in no fixed order.
pub fn sitting(seed: u64) -> Vec<Drill> {
    let mut chance = Chance::new(seed, Stream::Choice);
    let mut kinds: Vec<usize> = (0..SITTING).map(|number| number % 3).collect();
    chance.shuffle(&mut kinds);
    let mut drills = Vec::new();
    while let Some(&kind) = kinds.get(drills.len()) {
        drills.extend(match kind {
            0 => paid(&mut chance),
            1 => next(&mut chance),
            _ => payable(&mut chance),
        });
    }
    drills
}

fn position(scenario: serde_json::Value) -> Option<Game> {
    Scenario::read(&scenario.to_string()).ok()?.begin(&mut ()).ok()
}

fn some_board(chance: &mut Chance) -> Board {
    Board::ALL[chance.below(12) as usize]
}

fn paid(chance: &mut Chance) -> Option<Drill> {
    let board = some_board(chance);
    let counts: Vec<u32> = (0..3).map(|_| chance.below(4)).collect();
    let louis = 1 + chance.below(4);
    let back = if chance.below(2) == 0 { vec![board] } else { Vec::new() };
    let there: Vec<usize> = (0..3).filter(|&seat| counts[seat] > 0).collect();
    let seat = *there.get(chance.below(there.len() as u32) as usize)?;
    let game = position(json!({
        "format": crate::scenario::FORMAT, "version": 1, "players": 3, "seed": 1,
        "at": {"turn": "A"}, "louis": louis, "back": back,
        "markers": {board.to_string(): {"A": counts[0], "B": counts[1], "C": counts[2]}},
    }))?;
    Some(Drill { game, ask: Ask::Paid { board, seat: Seat::ALL[seat] } })
}

fn next(chance: &mut Chance) -> Option<Drill> {
    let card = match chance.below(5) {
        0 => Influence::Joker,
        _ => Influence::Character(some_board(chance)),
    };
    let mut walk = Walk::new(Reach::of(card), 11);
    let most = if card == Influence::Joker { 1 } else { 1 + chance.below(2) };
    for _ in 0..most {
        let open: Vec<Board> =
            Board::ALL.into_iter().filter(|&board| walk.step(board).is_ok()).collect();
        let board = *open.get(chance.below(open.len() as u32) as usize)?;
        walk = walk.step(board).ok()?;
    }
    let game = position(json!({
        "format": crate::scenario::FORMAT, "version": 1, "players": 3, "seed": 1,
        "at": {"turn": "A"}, "seats": {"A": {"personal": 11, "general": 5}},
    }))?;
    Some(Drill { game, ask: Ask::Next { card, walk } })
}

fn payable(chance: &mut Chance) -> Option<Drill> {
    let chips: Vec<Chip> =
        (0..2 + chance.below(3)).map(|_| Chip::ALL[chance.below(5) as usize]).collect();
    let mut missions: Vec<Mission> =
        Tier::ALL.into_iter().flat_map(|tier| Missions::tier(tier).iter()).collect();
    chance.shuffle(&mut missions);
    missions.truncate(3);
    let game = position(json!({
        "format": crate::scenario::FORMAT, "version": 1, "players": 3, "seed": 1,
        "at": {"phase": "missions"}, "seats": {"A": {"chips": chips, "missions": missions}},
    }))?;
    Some(Drill { game, ask: Ask::Payable { missions } })
}
