//! Influence cards, chips and shields, held as counts.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::Board;

/// The face of an influence card (R1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Influence {
    /// One of the two cards of this character.
    Character(Board),
    /// One of the six jokers.
    Joker,
}

impl Influence {
    /// Every face, characters by number and the joker last.
    pub fn all() -> impl Iterator<Item = Influence> {
        (0..=12).map(Self::from_index)
    }

    const fn index(self) -> u32 {
        match self {
            Influence::Character(board) => board.index() as u32,
            Influence::Joker => 12,
        }
    }

    fn from_index(index: u32) -> Self {
        Board::ALL
            .get(index as usize)
            .map_or(Influence::Joker, |&board| Influence::Character(board))
    }

    /// How many cards have this face (R1.3).
    pub const fn copies(self) -> u8 {
        match self {
            Influence::Character(_) => 2,
            Influence::Joker => 6,
        }
    }

    /// The most markers the card places or takes back by itself (R5.5, R5.7, R5.8).
    pub const fn strength(self) -> u8 {
        match self {
            Influence::Character(_) => 3,
            Influence::Joker => 2,
        }
    }
}

impl Serialize for Influence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Influence::Character(board) => board.serialize(serializer),
            Influence::Joker => serializer.serialize_str("joker"),
        }
    }
}

impl<'de> Deserialize<'de> for Influence {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Face;
        impl serde::de::Visitor<'_> for Face {
            type Value = Influence;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an influence card: a board number from 1 to 12, or \"joker\"")
            }
            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Influence, E> {
                u8::try_from(number)
                    .ok()
                    .and_then(Board::from_number)
                    .map(Influence::Character)
                    .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Unsigned(number), &self))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Influence, E> {
                if text == "joker" {
                    Ok(Influence::Joker)
                } else {
                    Err(E::invalid_value(serde::de::Unexpected::Str(text), &self))
                }
            }
        }
        deserializer.deserialize_any(Face)
    }
}

/// A hand or pile of influence cards: how many of each face, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64);

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);

    /// How many cards of this face.
    pub const fn count(self, card: Influence) -> u8 {
        (self.0 >> (4 * card.index()) & 0xf) as u8
    }

    /// Whether there is a card of this face.
    pub const fn holds(self, card: Influence) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    pub fn add(&mut self, card: Influence) {
        self.0 += 1 << (4 * card.index());
    }

    /// The cards of both; nothing can be more often in them than it exists.
    pub(super) const fn plus(self, other: Hand) -> Hand {
        Hand(self.0 + other.0)
    }

    /// Takes a card out, and says whether there was one.
    pub fn take(&mut self, card: Influence) -> bool {
        let held = self.holds(card);
        if held {
            self.0 -= 1 << (4 * card.index());
        }
        held
    }

    /// How many cards in all.
    pub const fn len(self) -> u8 {
        // The sum of the nibbles: add neighbours, then gather the bytes in the top one.
        let pairs = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The faces in it, each once, characters by number and the joker last.
    pub fn faces(self) -> impl Iterator<Item = Influence> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() / 4;
            left &= !(0xf << (4 * index));
            Some(Influence::from_index(index))
        })
    }

    /// Every card in it, faces in order.
    pub fn cards(self) -> impl Iterator<Item = Influence> {
        self.faces().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

impl FromIterator<Influence> for Hand {
    fn from_iter<I: IntoIterator<Item = Influence>>(cards: I) -> Self {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut hand = Hand::EMPTY;
        for card in Vec::<Influence>::deserialize(deserializer)? {
            if hand.count(card) == card.copies() {
                return Err(serde::de::Error::custom("more cards of one face than there are"));
            }
            hand.add(card);
        }
        Ok(hand)
    }
}

/// A mission chip (R1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Chip {
    /// Paid by board 1.
    Sceptre,
    /// Paid by board 2.
    Letter,
    /// Paid by board 3.
    Ring,
    /// Paid by board 4.
    Helmet,
    /// Paid by boards 5 and 9 and by Louis; stands for any chip.
    Crown,
}

impl Chip {
    /// All five kinds, the crown last.
    pub const ALL: [Chip; 5] = [Chip::Sceptre, Chip::Letter, Chip::Ring, Chip::Helmet, Chip::Crown];
}

/// How many chips of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chips([u8; 5]);

impl Chips {
    /// No chip.
    pub const EMPTY: Chips = Chips([0; 5]);

    /// How many of this kind.
    pub const fn count(self, chip: Chip) -> u8 {
        self.0[chip as usize]
    }

    /// How many in all.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Adds a chip.
    pub fn add(&mut self, chip: Chip) {
        self.0[chip as usize] = self.0[chip as usize].saturating_add(1);
    }

    /// Takes a chip out, and says whether there was one.
    pub fn take(&mut self, chip: Chip) -> bool {
        let held = self.count(chip) > 0;
        self.0[chip as usize] -= u8::from(held);
        held
    }

    /// The kinds in it, each once.
    pub fn kinds(self) -> impl Iterator<Item = Chip> {
        Chip::ALL.into_iter().filter(move |&chip| self.count(chip) > 0)
    }

    /// Every chip in it, kinds in order.
    pub fn iter(self) -> impl Iterator<Item = Chip> {
        Chip::ALL
            .into_iter()
            .flat_map(move |chip| std::iter::repeat_n(chip, usize::from(self.count(chip))))
    }
}

impl FromIterator<Chip> for Chips {
    fn from_iter<I: IntoIterator<Item = Chip>>(chips: I) -> Self {
        let mut all = Chips::EMPTY;
        chips.into_iter().for_each(|chip| all.add(chip));
        all
    }
}

impl Serialize for Chips {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Chips {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Chip>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A kind of shield (R1.8); the names are this project's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shield {
    /// A lily.
    Lily,
    /// A sun.
    Sun,
    /// A lion.
    Lion,
    /// An eagle.
    Eagle,
    /// A tower.
    Tower,
    /// A ship.
    Ship,
}

impl Shield {
    /// The six kinds.
    pub const ALL: [Shield; 6] =
        [Shield::Lily, Shield::Sun, Shield::Lion, Shield::Eagle, Shield::Tower, Shield::Ship];
    /// How many shields there are of each kind (R1.8).
    pub const COPIES: u8 = 10;
}

/// One player's shields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Shields {
    kinds: [u8; 6],
    plain: u8,
    unseen: [u8; 6],
}

impl Shields {
    /// The most plain shields that a player can have: with the sixty they still fit in a byte.
    pub(super) const MOST_PLAIN: u8 = 195;

    /// How many of this kind lie among the shields that count for majorities.
    pub const fn count(&self, kind: Shield) -> u8 {
        self.kinds[kind as usize]
    }

    /// Shields that stood in when the sixty were gone: a point, but no kind (R1.9).
    pub const fn plain(&self) -> u8 {
        self.plain
    }

    /// Shields won for majorities: nobody looks at their kind (R7.3).
    pub fn unseen(&self) -> u8 {
        self.unseen.iter().sum()
    }

    /// How many in all: each is a point.
    pub fn len(&self) -> u8 {
        self.kinds.iter().sum::<u8>() + self.plain + self.unseen()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a shield of a kind, or a plain one.
    pub fn add(&mut self, shield: Option<Shield>) {
        match shield {
            Some(kind) => self.kinds[kind as usize] += 1,
            None => self.plain = self.plain.saturating_add(1).min(Self::MOST_PLAIN),
        }
    }

    /// Adds a shield that is not turned up, or a plain one.
    pub fn add_unseen(&mut self, shield: Option<Shield>) {
        match shield {
            Some(kind) => self.unseen[kind as usize] += 1,
            None => self.plain = self.plain.saturating_add(1).min(Self::MOST_PLAIN),
        }
    }

    /// The shields that are turned up at the end, without those won for majorities (R7.3).
    pub(super) const fn turned_up(&self) -> Self {
        Self { unseen: [0; 6], ..*self }
    }

    /// Only the plain ones among this many.
    pub(super) fn only_plain(plain: u8) -> Self {
        Self { plain, ..Self::default() }
    }

    /// How many of the sixty shields of this kind lie here, turned up or not.
    pub(super) const fn physical(&self, kind: Shield) -> u8 {
        self.kinds[kind as usize].saturating_add(self.unseen[kind as usize])
    }

    /// The kinds that count for majorities, one entry a shield.
    pub fn kinds(&self) -> impl Iterator<Item = Shield> + use<> {
        each_kind(self.kinds)
    }

    /// The kinds that nobody looks at, one entry a shield (R7.3).
    pub fn unseen_kinds(&self) -> impl Iterator<Item = Shield> + use<> {
        each_kind(self.unseen)
    }
}

fn each_kind(counts: [u8; 6]) -> impl Iterator<Item = Shield> {
    let count = move |kind| usize::from(counts[kind as usize]);
    Shield::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, count(kind)))
}
