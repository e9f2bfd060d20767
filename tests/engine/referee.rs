//! The naive referee: R6.2 to R6.8, R8.20 and R9.3 stated by counting heads.
#![allow(dead_code, unreachable_pub)] // Shared by tests that each use a part.

use louis_xiv_engine::Condition;

/// What one side on a board gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pay {
    /// What the board pays.
    Free,
    /// What the board pays, and a crown.
    FreeAndCrown,
    /// What the board pays, for this many Louis d'or.
    For(u8),
    Nothing,
}

/// What happens to one side on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    pub pay: Pay,
    /// Whether the markers go to the general reserve, and not back to the personal one.
    pub general: bool,
}

pub const NOTHING: Fate = Fate { pay: Pay::Nothing, general: false };

/// The naive referee: the facts of one board, and each question of R6 asked by counting heads.
pub struct Referee {
    pub condition: Condition,
    pub louis: bool,
    pub counts: [u8; 5],
    /// Who uses the tie breaker here.
    pub winner: Option<usize>,
    pub discount: Option<usize>,
}

pub const NEUTRAL: usize = 4;

impl Referee {
    pub fn there(&self) -> Vec<usize> {
        (0..5).filter(|&side| self.counts[side] > 0).collect()
    }

    /// More markers, or as many and the tie won (R6.2).
    pub fn beats(&self, one: usize, other: usize) -> bool {
        let (mine, theirs) = (self.counts[one], self.counts[other]);
        mine > theirs || (one != other && mine == theirs && self.winner == Some(one))
    }

    pub fn above(&self, side: usize) -> Vec<usize> {
        let mut above = self.there();
        above.retain(|&other| self.beats(other, side));
        above
    }

    pub fn level(&self, side: usize) -> usize {
        let mut level = self.there();
        level
            .retain(|&other| other != side && !self.beats(other, side) && !self.beats(side, other));
        level.len()
    }

    pub fn has_most(&self, side: usize) -> bool {
        self.above(side).is_empty()
    }

    pub fn has_most_alone(&self, side: usize) -> bool {
        self.has_most(side) && self.level(side) == 0
    }

    /// Second alone: one side above, which is alone up there, and nobody beside.
    pub fn second_alone(&self, side: usize) -> bool {
        self.above(side).len() == 1 && self.level(side) == 0
    }

    /// R6.2: who could use the tie breaker here.
    pub fn may_win_tie(&self, side: usize) -> bool {
        let counts: Vec<u8> = self.there().iter().map(|&other| self.counts[other]).collect();
        let most = counts.iter().copied().max();
        let as_many = counts.iter().filter(|&&count| Some(count) == most);
        !matches!(self.condition, Condition::Markers(_))
            && side != NEUTRAL
            && self.counts[side] > 0
            && Some(self.counts[side]) == most
            && as_many.count() > 1
    }

    /// R8.20.
    pub fn bribe(&self, side: usize) -> Fate {
        let Condition::Money(price) = self.condition else {
            return NOTHING;
        };
        let less = u8::from(self.discount == Some(side));
        Fate { pay: Pay::For(price.saturating_sub(less)), general: false }
    }

    pub fn fate(&self, side: usize) -> Option<Fate> {
        if self.counts[side] == 0 {
            return None;
        }
        let fate = if let Condition::Markers(threshold) = self.condition {
            // R6.6
            if self.counts[side] >= threshold {
                Fate { pay: Pay::Free, general: false }
            } else {
                NOTHING
            }
        } else if self.louis {
            // R6.8
            if self.has_most_alone(side) {
                Fate { pay: Pay::FreeAndCrown, general: true }
            } else if self.has_most(side) {
                Fate { pay: Pay::Free, general: true }
            } else if self.second_alone(side) {
                Fate { pay: Pay::Free, general: false }
            } else {
                self.bribe(side)
            }
        } else if self.has_most_alone(side) {
            // R6.4, R6.5
            Fate { pay: Pay::Free, general: true }
        } else {
            self.bribe(side)
        };
        // R9.3: the neutral side counts, but is never paid; where its markers go is R9.4.
        Some(if side == NEUTRAL { NOTHING } else { fate })
    }

    /// R6.3, R6.7, R6.8.
    pub fn flips(&self) -> bool {
        match self.condition {
            _ if self.louis => true,
            Condition::Markers(threshold) => {
                (0..NEUTRAL).any(|seat| self.counts[seat] >= threshold)
            }
            _ => self.there().iter().any(|&side| self.has_most_alone(side)),
        }
    }
}
