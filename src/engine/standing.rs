//! Who is paid on a board, and why: the one place that knows R6.
//!
//! Scoring, previews, explanations, hints and bots all ask [`Standing`].

use serde::Serialize;

use super::board::Board;
use super::printed::Condition;
use super::rule::Rule;
use super::seat::{Seat, Side, SideSet, Sides};

/// What decides the scoring of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The board.
    pub board: Board,
    /// What its upper side asks for.
    pub condition: Condition,
    /// Whether Louis stands there.
    pub louis: bool,
    /// Who wins a tie there (R6.2).
    pub favoured: Option<Seat>,
    /// Everybody's markers.
    pub counts: Sides<u8>,
    /// Who bribes for one less (R8.20).
    pub discount: Option<Seat>,
}

/// The result: who stands how, what each gets and why, and whether the board turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The board.
    pub board: Board,
    /// What its upper side asks for.
    pub condition: Condition,
    /// Whether Louis stands there.
    pub louis: bool,
    /// Who has won a tie there (R6.2).
    pub favoured: Option<Seat>,
    /// Everybody's markers.
    pub counts: Sides<u8>,
    /// Who has most; whoever has won a tie (R6.2) has most alone.
    pub leaders: SideSet,
    /// Who has most of all the others.
    pub seconds: SideSet,
    /// What each side there can expect; `None` for sides that are not there.
    pub claims: Sides<Option<Claim>>,
    /// Whether the board turns, and why.
    pub flip: Flip,
}

/// What a side on a board can expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// Most alone: paid free; with Louis a crown too (R6.4, R6.5, R6.8).
    First {
        /// Whether Louis adds a crown.
        crown: bool,
    },
    /// Louis's board: tied for most, the chip but no crown (R6.8).
    SharedFirst,
    /// Louis's board: second alone (R6.8).
    Second,
    /// Enough markers (R6.6).
    Enough,
    /// May pay this price (R6.4).
    MayBribe {
        /// After any discount (R8.20).
        price: u8,
        /// Why it is not free.
        why: Shortfall,
    },
    /// Nothing.
    Nothing {
        /// Why.
        why: Shortfall,
    },
}

/// Why a side is not paid free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shortfall {
    /// Others have as many, and nobody has more.
    TiedForMost,
    /// Others are second with as many (R6.8).
    TiedForSecond,
    /// Another has as many and won the tie (R6.2).
    LostTie,
    /// Another has more.
    Fewer,
    /// Fewer markers than the condition asks for.
    BelowThreshold,
    /// The neutral side is never paid (R9.3).
    Neutral,
}

/// Whether a board turns over after scoring, and why (R6.7, R6.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Flip {
    /// Turns: one side alone had most.
    SoleMost,
    /// Turns: somebody had enough markers.
    SomebodyPaid,
    /// Turns: Louis was there.
    Louis,
    /// Stays: nobody was there.
    Nobody,
    /// Stays: several had most.
    Tied,
    /// Stays: nobody had enough markers.
    NobodyPaid,
}

impl Flip {
    /// Whether the board turns.
    pub const fn turns(self) -> bool {
        matches!(self, Flip::SoleMost | Flip::SomebodyPaid | Flip::Louis)
    }

    /// The rule by which it turns or stays.
    pub const fn rule(self) -> Rule {
        match self {
            Flip::Louis => Rule::LOUIS,
            Flip::Nobody => Rule::new(6, 3),
            Flip::SoleMost | Flip::SomebodyPaid | Flip::Tied | Flip::NobodyPaid => Rule::TURNING,
        }
    }
}

impl Claim {
    /// Whether it is paid without a bribe.
    pub const fn is_paid(self) -> bool {
        matches!(self, Claim::First { .. } | Claim::SharedFirst | Claim::Second | Claim::Enough)
    }

    /// Whether the markers go to the general reserve; otherwise they go back to their owner.
    pub const fn loses_markers(self) -> bool {
        matches!(self, Claim::First { .. } | Claim::SharedFirst)
    }
}

impl Standing {
    /// Works out a board (R6.2 to R6.8, R9.3).
    pub fn of(facts: &Facts) -> Standing {
        // Winning a tie is having half a marker more.
        let rank = |side: Side| {
            2 * facts.counts[side] + u8::from(facts.favoured.map(Side::Seat) == Some(side))
        };
        let present = || Side::ALL.into_iter().filter(|&side| facts.counts[side] > 0);
        // The two highest ranks, and who stands at each.
        let (mut most, mut next) = (0, 0);
        let (mut leaders, mut seconds) = (SideSet::EMPTY, SideSet::EMPTY);
        for side in present() {
            let rank = rank(side);
            if rank > most {
                (next, seconds) = (most, leaders);
                (most, leaders) = (rank, SideSet::one(side));
            } else if rank == most {
                leaders.insert(side);
            } else if rank > next {
                (next, seconds) = (rank, SideSet::one(side));
            } else if rank == next {
                seconds.insert(side);
            }
        }

        let mut claims = Sides([None; 5]);
        for side in present() {
            claims[side] = Some(claim(facts, side, leaders, seconds));
        }
        let somebody_paid = claims.0.iter().flatten().any(|claim| *claim == Claim::Enough);
        let flip = match facts.condition {
            _ if facts.louis => Flip::Louis,
            _ if leaders.is_empty() => Flip::Nobody,
            Condition::Markers(_) if somebody_paid => Flip::SomebodyPaid,
            Condition::Markers(_) => Flip::NobodyPaid,
            _ if leaders.len() == 1 => Flip::SoleMost,
            _ => Flip::Tied,
        };
        Standing {
            board: facts.board,
            condition: facts.condition,
            louis: facts.louis,
            favoured: facts.favoured,
            counts: facts.counts,
            leaders,
            seconds,
            claims,
            flip,
        }
    }

    /// Whether this seat is tied for most, so that R8.19 could win the tie (R6.2).
    pub fn could_win_tie(&self, seat: Seat) -> bool {
        !matches!(self.condition, Condition::Markers(_))
            && self.leaders.len() > 1
            && self.leaders.contains(seat)
    }
}

fn claim(facts: &Facts, side: Side, leaders: SideSet, seconds: SideSet) -> Claim {
    let Side::Seat(seat) = side else {
        return Claim::Nothing { why: Shortfall::Neutral };
    };
    let leads = leaders.contains(side);
    let second = leaders.len() == 1 && seconds.contains(side);
    match facts.condition {
        Condition::Markers(threshold) if facts.counts[side] >= threshold => Claim::Enough,
        Condition::Markers(_) => Claim::Nothing { why: Shortfall::BelowThreshold },
        _ if leads && leaders.len() == 1 => Claim::First { crown: facts.louis },
        _ if facts.louis && leads => Claim::SharedFirst,
        _ if facts.louis && second && seconds.len() == 1 => Claim::Second,
        condition => {
            let why = if leads {
                Shortfall::TiedForMost
            } else if facts.louis && second {
                Shortfall::TiedForSecond
            } else if facts.favoured.is_some_and(|seat| facts.counts[seat] == facts.counts[side]) {
                Shortfall::LostTie
            } else {
                Shortfall::Fewer
            };
            match condition {
                Condition::Money(price) => {
                    let off = u8::from(facts.discount == Some(seat));
                    Claim::MayBribe { price: price.saturating_sub(off), why }
                }
                _ => Claim::Nothing { why },
            }
        }
    }
}
