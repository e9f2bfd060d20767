//! The positions of the drills, made at random; what nothing can be asked about is made again.

use serde_json::{Value, json};

use super::{Ask, Drill, Kind, best, leftover};
use crate::engine::chance::Chance;
use crate::engine::{Board, Chip, Game, Influence, Mission, Missions, Reach, Seat, Tier, Walk};
use crate::scenario::Scenario;

/// What a position on a board should have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Twist {
    Plain,
    Tie,
    Louis,
}

impl Twist {
    pub(super) const fn of(number: usize) -> Self {
        match number % 3 {
            0 => Twist::Plain,
            1 => Twist::Tie,
            _ => Twist::Louis,
        }
    }
}

/// A position of a kind; none when chance made one that says nothing.
pub(super) fn drill(kind: Kind, number: usize, chance: &mut Chance) -> Option<Drill> {
    // Every third position has a tie, every third is on Louis's board.
    let twist = Twist::of(number);
    match kind {
        Kind::Paid => {
            let (game, board, there) = on_board(twist, chance)?;
            let seat = pick(&there, chance)?;
            Some(Drill { game, ask: Ask::Paid { board, seat } })
        }
        Kind::After => {
            let (game, board, there) = on_board(twist, chance)?;
            let seat = pick(&there, chance)?;
            // The two halves in turn.
            let ask = match number % 2 {
                0 => Ask::Flip { board },
                _ => Ask::Home { board, seat },
            };
            Some(Drill { game, ask })
        }
        Kind::Next => next(chance),
        Kind::Payable => payable(chance),
        Kind::Intrigue => {
            let (game, board, _) = on_board(twist, chance)?;
            Some(Drill { game, ask: Ask::Intrigue { board } })
        }
        Kind::Count => leftover::drill(number, chance),
        Kind::When => when(chance),
        Kind::Best => best::drill(chance),
    }
}

pub(super) fn position(mut scenario: Value) -> Option<Game> {
    let head = json!({"format": crate::scenario::FORMAT, "version": 1, "players": 3, "seed": 1});
    let fields = scenario.as_object_mut()?;
    fields.extend(head.as_object()?.clone());
    Scenario::read(&scenario.to_string()).ok()?.begin(&mut ()).ok()
}

fn pick<T: Copy>(list: &[T], chance: &mut Chance) -> Option<T> {
    match list.len() {
        0 => None,
        count => list.get(chance.below(count as u32) as usize).copied(),
    }
}

/// A board that is about to be scored, and who is there.
fn on_board(twist: Twist, chance: &mut Chance) -> Option<(Game, Board, Vec<Seat>)> {
    let hosts: Vec<Board> = Board::ALL.into_iter().filter(|b| b.may_host_louis()).collect();
    let (board, louis) = match twist {
        Twist::Louis => pick(&hosts, chance).map(|board| (board, Some(board)))?,
        _ => {
            let board = pick(&Board::ALL, chance)?;
            // Boards are scored in order: where Louis has been he is no more.
            (board, hosts.into_iter().find(|&host| host > board))
        }
    };
    let mut counts: Vec<u32> = (0..3).map(|_| chance.below(4)).collect();
    if twist == Twist::Tie {
        counts[1] = 1 + chance.below(3);
        counts[0] = counts[1];
        counts[2] = chance.below(counts[0] + 1);
        chance.shuffle(&mut counts);
    }
    let back = if chance.below(2) == 0 { vec![board] } else { Vec::new() };
    let there = Seat::ALL.into_iter().zip(&counts).filter(|(_, count)| **count > 0);
    let there: Vec<Seat> = there.map(|(seat, _)| seat).collect();
    let game = position(json!({
        // One turn before the scoring.
        "at": {"turn": "A"}, "louis": louis, "back": back,
        "seats": {
            "A": {"coins": 6, "influence": [5, 7], "intrigue": [board]},
            "B": {"coins": 6, "influence": []},
            "C": {"coins": 6, "influence": []},
        },
        "markers": {board.to_string(): {"A": counts[0], "B": counts[1], "C": counts[2]}},
    }))?;
    (there.len() > 1).then_some((game, board, there))
}

fn next(chance: &mut Chance) -> Option<Drill> {
    let card = match chance.below(5) {
        0 => Influence::Joker,
        _ => Influence::Character(pick(&Board::ALL, chance)?),
    };
    let mut walk = Walk::new(Reach::of(card), 11);
    let most = if card == Influence::Joker { 1 } else { 1 + chance.below(2) };
    for _ in 0..most {
        let open: Vec<Board> =
            Board::ALL.into_iter().filter(|&board| walk.step(board).is_ok()).collect();
        walk = walk.step(pick(&open, chance)?).ok()?;
    }
    let game =
        position(json!({"at": {"turn": "A"}, "seats": {"A": {"personal": 11, "general": 5}}}))?;
    let goes_on = Board::ALL.into_iter().any(|board| walk.step(board).is_ok());
    goes_on.then_some(Drill { game, ask: Ask::Next { card, walk } })
}

fn payable(chance: &mut Chance) -> Option<Drill> {
    let chips: Vec<Chip> =
        (0..2 + chance.below(3)).map(|_| Chip::ALL[chance.below(5) as usize]).collect();
    // One of each deck: each has a rule of its own for what it costs.
    let mut missions: Vec<Mission> = Vec::new();
    for tier in Tier::ALL {
        let all: Vec<Mission> = Missions::tier(tier).iter().collect();
        missions.push(pick(&all, chance)?);
    }
    let game = position(json!({
        "at": {"phase": "missions"}, "seats": {"A": {"chips": chips, "missions": missions}},
    }))?;
    Some(Drill { game, ask: Ask::Payable { missions } })
}

fn when(chance: &mut Chance) -> Option<Drill> {
    let missions: Vec<Mission> = Mission::all().collect();
    let mission = pick(&missions, chance)?;
    let game = position(json!({"at": {"phase": "missions"}, "round": 2}))?;
    Some(Drill { game, ask: Ask::When { mission } })
}
