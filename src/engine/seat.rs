//! Seats at the table, the neutral side of the 2-player game, and small containers over them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// A place at the table; seats sit clockwise from A to D.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[repr(u8)]
pub enum Seat {
    /// The first seat.
    A,
    /// The second seat.
    B,
    /// The third seat.
    C,
    /// The fourth seat.
    D,
}

impl Seat {
    /// All four seats, clockwise.
    pub const ALL: [Seat; 4] = [Seat::A, Seat::B, Seat::C, Seat::D];

    /// The seat with this number from 0, if there is one.
    pub fn from_index(index: usize) -> Option<Seat> {
        Self::ALL.get(index).copied()
    }

    /// Its number from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter, A to D: the mark beside every count on the screen.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let found = Seat::ALL.into_iter().find(|seat| text.chars().eq([seat.letter()]));
        found.ok_or_else(|| D::Error::custom(format!("there is no seat `{text}`: A, B, C or D")))
    }
}

/// Whoever can have markers on a board: a player, or the neutral side of R9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The player in this seat.
    Seat(Seat),
    /// The third, imaginary player of the 2-player game.
    Neutral,
}

impl Side {
    /// The four seats and the neutral side.
    pub const ALL: [Side; 5] = [
        Side::Seat(Seat::A),
        Side::Seat(Seat::B),
        Side::Seat(Seat::C),
        Side::Seat(Seat::D),
        Side::Neutral,
    ];

    /// Its place in a [`Sides`].
    pub const fn index(self) -> usize {
        match self {
            Side::Seat(seat) => seat.index(),
            Side::Neutral => 4,
        }
    }

    /// The player, unless it is the neutral side.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Side::Seat(seat) => Some(seat),
            Side::Neutral => None,
        }
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        Side::Seat(seat)
    }
}

/// One value for each of the four seats, used or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(transparent)]
pub struct Seats<T>(pub [T; 4]);

impl<T> Seats<T> {
    /// A value for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut make))
    }
}

impl<T> Index<Seat> for Seats<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for Seats<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(transparent)]
pub struct Sides<T>(pub [T; 5]);

impl<T> Index<Side> for Sides<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for Sides<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

impl<T> Index<Seat> for Sides<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for Sides<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideSet(u8);

impl SideSet {
    /// Nobody.
    pub const EMPTY: SideSet = SideSet(0);

    /// Only this side.
    pub const fn one(side: Side) -> Self {
        Self(1 << side.index())
    }

    /// Adds a side.
    pub fn insert(&mut self, side: Side) {
        self.0 |= Self::one(side).0;
    }

    /// Whether the side is in it.
    pub fn contains(self, side: impl Into<Side>) -> bool {
        self.0 & Self::one(side.into()).0 != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides in it, seats from A and the neutral side last.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }
}

impl Serialize for SideSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Only this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    /// The seats of a table of this size.
    pub const fn first(players: u8) -> Self {
        Self((1 << players) - 1)
    }

    /// Whether the seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat as u8);
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in it, from A.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}
