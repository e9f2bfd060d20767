//! The twelve boards and the court they lie in (R2).

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the twelve character boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Board {
    /// 1, Anne d'Autriche: a sceptre.
    Anne = 1,
    /// 2, Philippe d'Orléans: a letter.
    Philippe,
    /// 3, Marie-Thérèse d'Espagne: a ring.
    MarieTherese,
    /// 4, le Grand Dauphin: a helmet.
    Dauphin,
    /// 5, Madame de Montespan: a crown.
    Montespan,
    /// 6, le Grand Condé: a shield, then a marker anywhere.
    Conde,
    /// 7, Colbert: five Louis d'or.
    Colbert,
    /// 8, Madame de Maintenon: two markers on board 5, one back.
    Maintenon,
    /// 9, Louise de La Vallière: a crown.
    Valliere,
    /// 10, Turenne: two shields.
    Turenne,
    /// 11, Mazarin: an influence card.
    Mazarin,
    /// 12, Louvois: a shield and an intrigue card.
    Louvois,
}

use Board::*;

impl Board {
    /// All boards, in the order in which they are scored.
    pub const ALL: [Board; 12] = [
        Anne,
        Philippe,
        MarieTherese,
        Dauphin,
        Montespan,
        Conde,
        Colbert,
        Maintenon,
        Valliere,
        Turenne,
        Mazarin,
        Louvois,
    ];

    /// The board with this number, 1 to 12.
    pub fn from_number(number: u8) -> Option<Board> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Its number, 1 to 12.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its place in a [`ByBoard`], from 0.
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The board scored after it.
    pub fn next(self) -> Option<Board> {
        Self::from_number(self.number() + 1)
    }

    /// Whether Louis can stand on it: boards 1 to 4 (R1.5).
    pub const fn may_host_louis(self) -> bool {
        self.number() <= 4
    }

    /// The boards that touch it at a corner, by number (R2.2).
    pub const fn neighbours(self) -> &'static [Board] {
        match self {
            Anne => &[Philippe, Dauphin, Conde, Colbert],
            Philippe => &[Anne, MarieTherese, Maintenon, Valliere],
            MarieTherese => &[Philippe, Dauphin, Turenne, Mazarin],
            Dauphin => &[Anne, MarieTherese, Montespan, Louvois],
            Montespan => &[Dauphin, Conde],
            Conde => &[Anne, Montespan],
            Colbert => &[Anne, Maintenon],
            Maintenon => &[Philippe, Colbert],
            Valliere => &[Philippe, Turenne],
            Turenne => &[MarieTherese, Valliere],
            Mazarin => &[MarieTherese, Louvois],
            Louvois => &[Dauphin, Mazarin],
        }
    }

    /// Whether the two boards are neighbours (R2.2).
    pub fn touches(self, other: Board) -> bool {
        self.neighbours().contains(&other)
    }

    /// Where it lies on the 5 × 5 checkerboard: column and row from the top left (R2.1).
    pub const fn square(self) -> (u8, u8) {
        match self {
            Anne => (2, 1),
            Philippe => (3, 2),
            MarieTherese => (2, 3),
            Dauphin => (1, 2),
            Montespan => (0, 1),
            Conde => (1, 0),
            Colbert => (3, 0),
            Maintenon => (4, 1),
            Valliere => (4, 3),
            Turenne => (3, 4),
            Mazarin => (1, 4),
            Louvois => (0, 3),
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Board::from_number(number).ok_or_else(|| {
            serde::de::Error::custom(format!("there is no board {number}: boards go from 1 to 12"))
        })
    }
}

/// One value for each board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(transparent)]
pub struct ByBoard<T>(pub [T; 12]);

impl<T> ByBoard<T> {
    /// A value for each board.
    pub fn from_fn(make: impl FnMut(Board) -> T) -> Self {
        Self(Board::ALL.map(make))
    }
}

impl<T> Index<Board> for ByBoard<T> {
    type Output = T;
    fn index(&self, board: Board) -> &T {
        &self.0[board.index()]
    }
}

impl<T> IndexMut<Board> for ByBoard<T> {
    fn index_mut(&mut self, board: Board) -> &mut T {
        &mut self.0[board.index()]
    }
}

/// A set of boards: sides turned, intrigue cards held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BoardSet(u16);

impl BoardSet {
    /// No board.
    pub const EMPTY: BoardSet = BoardSet(0);
    /// Every board.
    pub const ALL: BoardSet = BoardSet(0x1ffe);

    /// Whether the board is in it.
    pub const fn contains(self, board: Board) -> bool {
        self.0 & (1 << board.number()) != 0
    }

    /// Adds a board.
    pub fn insert(&mut self, board: Board) {
        self.0 |= 1 << board.number();
    }

    /// Takes a board out.
    pub fn remove(&mut self, board: Board) {
        self.0 &= !(1 << board.number());
    }

    /// Puts the board in if it is out, and out if it is in.
    pub fn toggle(&mut self, board: Board) {
        self.0 ^= 1 << board.number();
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The boards in both.
    pub const fn and(self, other: BoardSet) -> BoardSet {
        BoardSet(self.0 & other.0)
    }

    /// The boards in either.
    pub const fn or(self, other: BoardSet) -> BoardSet {
        BoardSet(self.0 | other.0)
    }

    /// The boards in it, by number.
    pub fn iter(self) -> impl Iterator<Item = Board> {
        Board::ALL.into_iter().filter(move |&board| self.contains(board))
    }
}

impl FromIterator<Board> for BoardSet {
    fn from_iter<I: IntoIterator<Item = Board>>(boards: I) -> Self {
        let mut set = BoardSet::EMPTY;
        boards.into_iter().for_each(|board| set.insert(board));
        set
    }
}

impl Serialize for BoardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for BoardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Board>::deserialize(deserializer)?.into_iter().collect())
    }
}
