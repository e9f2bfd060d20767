//! Placements (R5.5, R5.6, R5.8, R8.17): every legal one listed once, and the walk that builds one.
//!
//! A placement is described by its result, the boards that get a marker. What the rule allows is
//! a path of neighbouring boards with at least one marker on each.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::action::{Illegal, Reason};
use super::board::Board;
use super::card::Influence;
use super::mission::Effect;
use super::rule::Rule;

/// One to four markers on boards, sorted by board number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement([Option<Board>; 4]);

impl Placement {
    /// The most markers a turn can place (R8.17).
    pub const MOST: usize = 4;

    /// The placement with a marker on each of these boards, in any order.
    /// `None` without a board, or with more than four.
    pub fn new(boards: &[Board]) -> Option<Self> {
        if boards.is_empty() || boards.len() > Self::MOST {
            return None;
        }
        let mut slots = [None; Self::MOST];
        for (slot, &board) in slots.iter_mut().zip(boards) {
            *slot = Some(board);
        }
        slots[..boards.len()].sort_unstable();
        Some(Self(slots))
    }

    /// The board of each marker, sorted.
    pub fn boards(&self) -> impl Iterator<Item = Board> + use<> {
        self.0.into_iter().flatten()
    }

    /// How many markers it places.
    pub fn len(&self) -> u8 {
        self.boards().count() as u8
    }

    /// Its boards, each once, in the order in which one places there: from the card's own, or an end of
    /// the path, from neighbour to neighbour (R5.5).
    pub fn path(self, card: Influence) -> Vec<Board> {
        fn on(path: &mut Vec<Board>, boards: &[Board]) -> bool {
            if path.len() == boards.len() {
                return true;
            }
            for &next in boards {
                let follows = path.last().is_none_or(|last| last.touches(next));
                if follows && !path.contains(&next) {
                    path.push(next);
                    if on(path, boards) {
                        return true;
                    }
                    path.pop();
                }
            }
            false
        }
        let mut boards: Vec<Board> = self.boards().collect();
        boards.dedup();
        let own = boards.iter().copied().filter(|&board| Influence::Character(board) == card);
        let starts: Vec<Option<Board>> = own.map(Some).chain([None]).collect();
        let found = starts.into_iter().find_map(|start| {
            let mut path: Vec<Board> = start.into_iter().collect();
            on(&mut path, &boards).then_some(path)
        });
        found.unwrap_or(boards)
    }

    /// Never: a placement has at least one marker (R5.9).
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// How many markers go on this board.
    pub fn on(&self, board: Board) -> u8 {
        self.boards().filter(|&on| on == board).count() as u8
    }

    fn with(self, board: Board) -> Option<Self> {
        let mut boards: Vec<Board> = self.boards().collect();
        boards.push(board);
        Self::new(&boards)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, board) in self.boards().enumerate() {
            write!(f, "{}{board}", if place == 0 { "" } else { "·" })?;
        }
        Ok(())
    }
}

impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.boards())
    }
}

impl<'de> Deserialize<'de> for Placement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let boards = Vec::<Board>::deserialize(deserializer)?;
        Placement::new(&boards)
            .ok_or_else(|| serde::de::Error::invalid_length(boards.len(), &"one to four boards"))
    }
}

/// From where a placement starts, and how many markers it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The board of a character card; `None` for any board.
    pub start: Option<Board>,
    /// The most markers.
    pub most: u8,
}

impl Reach {
    /// What a card allows by itself (R5.5, R5.8).
    pub const fn of(card: Influence) -> Self {
        Self {
            start: match card {
                Influence::Character(board) => Some(board),
                Influence::Joker => None,
            },
            most: card.strength(),
        }
    }

    /// What any card allows with the four-marker mission (R8.17).
    pub const FOUR: Reach = Reach { start: None, most: 4 };

    /// The rule that sets it.
    pub const fn rule(self) -> Rule {
        match (self.start, self.most) {
            (None, 4) => Effect::FourMarkers.rule(),
            (None, _) => Rule::JOKER,
            (Some(_), _) => Rule::PLACING,
        }
    }

    /// Every placement within reach of somebody with this many markers, sorted.
    pub fn placements(self, reserve: u8) -> &'static [Placement] {
        let most = usize::from(self.most.min(reserve));
        let row = self.start.map_or(0, |board| usize::from(board.number()));
        &TABLE[row][most]
    }

    /// Whether this placement is within reach of somebody with this many markers.
    pub fn allows(self, placement: Placement, reserve: u8) -> bool {
        self.placements(reserve).binary_search(&placement).is_ok()
    }
}

/// Row 0: from any board; row n: from board n. Column m: with at most m markers.
static TABLE: LazyLock<[[Vec<Placement>; 5]; 13]> = LazyLock::new(|| {
    std::array::from_fn(|row| {
        std::array::from_fn(|most| {
            let starts: Vec<Board> = match Board::from_number(row as u8) {
                Some(board) => vec![board],
                None => Board::ALL.to_vec(),
            };
            let mut found = Vec::new();
            for start in starts {
                if most > 0 {
                    grow(&mut vec![start], most, &mut found);
                }
            }
            found.sort_unstable();
            found.dedup();
            found
        })
    })
});

/// Lists what a path of markers amounts to, and everything it can grow into: each further marker
/// stays on the last board or jumps to a neighbour that the path has not visited.
fn grow(path: &mut Vec<Board>, most: usize, found: &mut Vec<Placement>) {
    found.extend(Placement::new(path));
    let Some(&last) = path.last() else { return };
    if path.len() == most {
        return;
    }
    let onward = last.neighbours().iter().copied().filter(|board| !path.contains(board));
    let steps: Vec<Board> = onward.chain([last]).collect();
    for step in steps {
        path.push(step);
        grow(path, most, found);
        path.pop();
    }
}

/// A placement in the making: one marker after the other, each answered at once.
///
/// ```
/// use louis_xiv_engine::{Board, Influence, Reach, Reason, Walk};
///
/// // Card 6, with eleven markers at hand: the first goes on board 6, the next jumps to board 5.
/// let walk = Walk::new(Reach::of(Influence::Character(Board::Conde)), 11);
/// let walk = walk.step(Board::Conde).and_then(|walk| walk.step(Board::Montespan))?;
/// assert_eq!(walk.left(), 1);
/// // From 6 the other way would be a second direction.
/// let no = walk.step(Board::Anne).expect_err("R5.5");
/// assert_eq!(no.reason, Reason::TwoDirections { from: Board::Conde });
/// # Ok::<(), louis_xiv_engine::Illegal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    reach: Reach,
    reserve: u8,
    /// The markers so far, in the order in which they were put down.
    steps: [Option<Board>; 4],
}

impl Walk {
    /// A walk with no marker down yet, for somebody with this many markers in reserve.
    pub const fn new(reach: Reach, reserve: u8) -> Self {
        Self { reach, reserve, steps: [None; 4] }
    }

    /// The board of each marker so far, in the order in which they were put down.
    pub fn steps(&self) -> impl Iterator<Item = Board> + use<> {
        self.steps.into_iter().flatten()
    }

    /// What the walk amounts to so far.
    pub fn placement(&self) -> Option<Placement> {
        Placement::new(&self.steps().collect::<Vec<_>>())
    }

    /// How many more markers could go down.
    pub fn left(&self) -> u8 {
        self.reach.most.min(self.reserve) - self.steps().count() as u8
    }

    /// The walk with one more marker, on this board.
    ///
    /// # Errors
    /// Says why the next marker cannot go there.
    pub fn step(&self, board: Board) -> Result<Walk, Illegal> {
        let next = match self.placement() {
            Some(placement) => placement.with(board),
            None => Placement::new(&[board]),
        };
        if let Some(next) = next
            && self.reach.allows(next, self.reserve)
        {
            let mut walk = *self;
            if let Some(slot) = walk.steps.iter_mut().find(|slot| slot.is_none()) {
                *slot = Some(board);
            }
            return Ok(walk);
        }
        Err(self.refusal(board))
    }

    /// The walk without its last marker; `None` when there is none to take back.
    pub fn back(&self) -> Option<Walk> {
        let mut walk = *self;
        let last = walk.steps.iter_mut().rev().find(|slot| slot.is_some())?;
        *last = None;
        Some(walk)
    }

    fn refusal(&self, board: Board) -> Illegal {
        let rule = self.reach.rule();
        let down = self.steps().count() as u8;
        if down >= self.reach.most {
            return Illegal::new(rule, Reason::TooManyMarkers { most: self.reach.most });
        }
        if down >= self.reserve {
            return no_marker(self.reach, self.reserve);
        }
        match (self.steps().next(), self.reach.start) {
            (None, Some(start)) => Illegal::new(rule, Reason::StartsElsewhere { start }),
            (None, None) => Illegal::new(rule, Reason::NotNow),
            (Some(_), _) => match self.steps().find(|from| from.touches(board)) {
                Some(from) => Illegal::new(Rule::PLACING, Reason::TwoDirections { from }),
                None => Illegal::new(Rule::new(2, 2), Reason::NotNeighbour { board }),
            },
        }
    }
}

/// Says why a placement is not within reach; only for one that is not.
pub(super) fn why_not(reach: Reach, reserve: u8, placement: Placement) -> Illegal {
    let count = placement.len();
    if count > reach.most {
        return Illegal::new(reach.rule(), Reason::TooManyMarkers { most: reach.most });
    }
    if count > reserve {
        return no_marker(reach, reserve);
    }
    if let Some(start) = reach.start
        && placement.on(start) == 0
    {
        return Illegal::new(reach.rule(), Reason::StartsElsewhere { start });
    }
    if let Some(board) = apart(reach, placement) {
        return Illegal::new(Rule::new(2, 2), Reason::NotNeighbour { board });
    }
    let touching = |board: Board| {
        let mut others: Vec<Board> = placement.boards().filter(|b| b.touches(board)).collect();
        others.dedup();
        others.len()
    };
    // The start may be left in one direction only, every other board of a path in one more.
    let fork = placement
        .boards()
        .max_by_key(|&board| touching(board) + usize::from(reach.start == Some(board)));
    let from = fork.or(reach.start).unwrap_or(Board::Anne);
    Illegal::new(Rule::PLACING, Reason::TwoDirections { from })
}

/// With an empty reserve nothing can be placed at all (R5.9).
fn no_marker(reach: Reach, reserve: u8) -> Illegal {
    let rule = if reserve == 0 { Rule::new(5, 9) } else { reach.rule() };
    Illegal::new(rule, Reason::NoMarkerLeft)
}

/// The first board of a placement that no chain of neighbours joins to its start.
fn apart(reach: Reach, placement: Placement) -> Option<Board> {
    let mut joined: Vec<Board> =
        reach.start.or_else(|| placement.boards().next()).into_iter().collect();
    for _ in 0..Placement::MOST {
        let next = placement
            .boards()
            .find(|b| !joined.contains(b) && joined.iter().any(|from| from.touches(*b)));
        joined.extend(next);
    }
    placement.boards().find(|board| !joined.contains(board))
}
