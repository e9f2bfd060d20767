//! What boards pay (R6.10), as data: scoring runs it, bots weigh it, texts and screens say it.
//! Which board pays what is a printed value (`Components::pays`).

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::card::Chip;

/// One part of what a board pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = super::schema::within_limits))]
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
/// use louis_xiv_engine::{Board, Chip, Components, Reward};
///
/// let pays = |board| Components::SHIPPED.pays(board).parts().collect::<Vec<Reward>>();
/// assert_eq!(pays(Board::Dauphin), [Reward::Chip(Chip::Helmet)]);
/// assert_eq!(pays(Board::Conde), [Reward::Shields(1), Reward::MarkerAnywhere]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rewards([Option<Reward>; Rewards::MOST]);

impl Rewards {
    /// The most parts that a board can pay.
    pub const MOST: usize = 3;

    pub(super) const fn one(part: Reward) -> Self {
        Self([Some(part), None, None])
    }

    pub(super) const fn two(part: Reward, next: Reward) -> Self {
        Self([Some(part), Some(next), None])
    }

    /// These parts, in order; none for more than [`Self::MOST`].
    pub fn new(parts: &[Reward]) -> Option<Self> {
        let mut rewards = Self([None; Self::MOST]);
        for (index, part) in parts.iter().enumerate() {
            *rewards.0.get_mut(index)? = Some(*part);
        }
        Some(rewards)
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
