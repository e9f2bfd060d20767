//! What boards pay (R6.10), as data: scoring runs it, bots weigh it, texts and screens say it.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::card::Chip;

/// One part of what a board pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    /// This chip.
    Chip(Chip),
    /// So many Louis d'or.
    Coins(u8),
    /// So many shields.
    Shields(u8),
    /// The top influence card, kept for the next influence phase.
    Influence,
    /// The top intrigue card.
    Intrigue,
    /// Markers from the general reserve on a board, if one likes (R6.11).
    MarkersOn {
        /// Where they go.
        board: Board,
        /// How many at most.
        most: u8,
    },
    /// So many markers from the general reserve back to the personal one.
    MarkersBack(u8),
    /// A marker from the general reserve on any board, if one likes: placed when everybody who is
    /// paid has all the rest (R6.11).
    MarkerAnywhere,
}

/// All that a board pays, in the order in which it is given.
///
/// ```
/// use louis_xiv_engine::{Board, Chip, Reward};
///
/// let dauphin: Vec<Reward> = Board::Dauphin.pays().parts().collect();
/// assert_eq!(dauphin, [Reward::Chip(Chip::Helmet)]);
/// let conde: Vec<Reward> = Board::Conde.pays().parts().collect();
/// assert_eq!(conde, [Reward::Shields(1), Reward::MarkerAnywhere]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rewards([Option<Reward>; Rewards::MOST]);

impl Rewards {
    /// The most parts that a board can pay.
    pub const MOST: usize = 3;

    const fn one(part: Reward) -> Self {
        Self([Some(part), None, None])
    }

    const fn two(part: Reward, next: Reward) -> Self {
        Self([Some(part), Some(next), None])
    }

    /// The parts, in order.
    pub fn parts(&self) -> impl Iterator<Item = Reward> + use<> {
        self.0.into_iter().flatten()
    }

    /// The chip among them.
    pub fn chip(&self) -> Option<Chip> {
        self.parts().find_map(|part| match part {
            Reward::Chip(chip) => Some(chip),
            _ => None,
        })
    }

    /// Where markers go among them, and how many at most.
    pub fn markers_on(&self) -> Option<(Board, u8)> {
        self.parts().find_map(|part| match part {
            Reward::MarkersOn { board, most } => Some((board, most)),
            _ => None,
        })
    }

    /// Whether a marker anywhere is among them.
    pub fn marker_anywhere(&self) -> bool {
        self.parts().any(|part| part == Reward::MarkerAnywhere)
    }
}

impl Board {
    /// What the board pays, whichever side is up (R1.2, R6.10).
    pub const fn pays(self) -> Rewards {
        use Reward::{Coins, Influence, Intrigue, MarkerAnywhere, MarkersBack, MarkersOn, Shields};
        match self {
            Board::Anne => Rewards::one(Reward::Chip(Chip::Sceptre)),
            Board::Philippe => Rewards::one(Reward::Chip(Chip::Letter)),
            Board::MarieTherese => Rewards::one(Reward::Chip(Chip::Ring)),
            Board::Dauphin => Rewards::one(Reward::Chip(Chip::Helmet)),
            Board::Montespan | Board::Valliere => Rewards::one(Reward::Chip(Chip::Crown)),
            Board::Conde => Rewards::two(Shields(1), MarkerAnywhere),
            Board::Colbert => Rewards::one(Coins(5)),
            Board::Maintenon => {
                Rewards::two(MarkersOn { board: Board::Montespan, most: 2 }, MarkersBack(1))
            }
            Board::Turenne => Rewards::one(Shields(2)),
            Board::Mazarin => Rewards::one(Influence),
            Board::Louvois => Rewards::two(Shields(1), Intrigue),
        }
    }
}
