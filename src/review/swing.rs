//! A large swing of the chances: when it came, what did it, and whether it could have been averted.

use super::Moment;
use crate::bots::Why;
use crate::engine::{Board, Event, Influence, Rewards, Seat, What};

/// A swing of the chances.
#[derive(Clone, Debug)]
pub struct Swing {
    /// How many answers had been given before it.
    pub from: usize,
    /// How many when it was over.
    pub to: usize,
    /// The round.
    pub round: u8,
    /// What it came over.
    pub span: Span,
    /// Whose chance moved most.
    pub seat: Seat,
    /// That chance before it and after it.
    pub chance: (f32, f32),
    /// Whose chance moved most the other way, before it and after it.
    pub other: Option<(Seat, (f32, f32))>,
    /// What happened, as far as whoever looks may know.
    pub events: Vec<Event>,
    /// What speaks for a turn that it follows from, in public words.
    pub whys: Vec<Why>,
    /// What this seat would have been paid as the markers lay before it, and was not.
    pub lost: Vec<Paid>,
    /// What it was paid, and would not have been.
    pub won: Vec<Paid>,
    /// The influence cards that the two held after a deal; none while they are secret.
    pub hands: Vec<(Seat, Vec<Influence>)>,
    /// Whether most of it came when a mission was drawn.
    pub drawn: bool,
    /// Whether it could have been averted; unknown while cards are hidden.
    pub verdict: Option<Verdict>,
}

/// What a board pays, and whether Louis adds a crown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// The board.
    pub board: Board,
    /// What it pays.
    pub pays: Rewards,
    /// Whether Louis adds a crown (R6.8).
    pub crown: bool,
}

/// What a swing came over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// An answer in the influence phase.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// The scoring from one board to another.
    Boards {
        /// The first.
        first: Board,
        /// The last.
        last: Board,
    },
    /// A player's missions.
    Missions {
        /// Whose.
        seat: Seat,
    },
    /// Money, missions and cards at the beginning of a round.
    Deal,
    /// The count at the end.
    End,
}

/// Whether somebody could have averted a swing.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// There was a better answer.
    Better(Box<Moment>),
    /// Somebody else could have done them more harm.
    Spared(Seat),
    /// They were asked, and no other answer was better by much.
    NoneBetter,
    /// They were asked nothing.
    NotAsked,
}

impl Swing {
    /// By how much that chance moved.
    pub const fn size(&self) -> f32 {
        (self.chance.1 - self.chance.0).abs()
    }

    /// Who played an intrigue card that nobody else could know of.
    pub fn surprise(&self) -> Option<Seat> {
        self.events.iter().find_map(|event| match event.what {
            What::IntriguePlayed { seat, .. } if seat != self.seat => Some(seat),
            _ => None,
        })
    }
}
