//! A pile of cards of fixed capacity: drawn from the top, added on top or underneath.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A pile of at most `N` cards. Only the cards in it count for equality.
#[derive(Clone, Copy, Debug)]
pub struct Deck<T, const N: usize> {
    /// The lowest card first.
    cards: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Deck<T, N> {
    /// A pile without cards; `filler` only fills the unused room.
    pub const fn empty(filler: T) -> Self {
        Self { cards: [filler; N], len: 0 }
    }

    /// How many cards it has.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the lowest first and the top last.
    pub fn cards(&self) -> &[T] {
        &self.cards[..self.len()]
    }

    /// The cards, to be put in order.
    pub(super) fn cards_mut(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.cards[..len]
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len()])
    }

    /// Puts a card on top. A full deck stays as it is: conservation makes that impossible.
    pub fn push(&mut self, card: T) {
        debug_assert!(self.len() < N, "a deck never holds more cards than there are");
        if let Some(slot) = self.cards.get_mut(usize::from(self.len)) {
            *slot = card;
            self.len += 1;
        }
    }

    /// Puts a card underneath.
    pub fn push_under(&mut self, card: T) {
        self.push(card);
        self.cards_mut().rotate_right(1);
    }

    /// Takes the card at this place, from the lowest.
    pub(super) fn remove(&mut self, place: usize) -> T {
        let card = self.cards[place];
        self.cards_mut()[place..].rotate_left(1);
        self.len -= 1;
        card
    }

    /// A pile of the same height, card by card from the lowest.
    pub(super) fn map<U: Copy + Filler>(&self, mut make: impl FnMut(T) -> U) -> Deck<U, N> {
        self.cards().iter().map(|&card| make(card)).collect()
    }
}

/// The lowest card first. Quicker than one [`push`](Deck::push) after the other, which waits each time
/// for the length that the one before has written.
impl<T: Copy + Filler, const N: usize> FromIterator<T> for Deck<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut deck = Self::empty(T::FILLER);
        let mut cards = cards.into_iter();
        let mut len = 0;
        for (slot, card) in deck.cards.iter_mut().zip(&mut cards) {
            *slot = card;
            len += 1;
        }
        debug_assert!(cards.next().is_none(), "a deck never holds more cards than there are");
        Self { len, ..deck }
    }
}

impl<T: PartialEq + Copy, const N: usize> PartialEq for Deck<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<T: Eq + Copy, const N: usize> Eq for Deck<T, N> {}

impl<T: Serialize + Copy, const N: usize> Serialize for Deck<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Filler, const N: usize> Deserialize<'de> for Deck<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<T>::deserialize(deserializer)?;
        if cards.len() > N {
            return Err(D::Error::invalid_length(cards.len(), &"no more cards than the deck has"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// A value for the unused room of a deck.
pub trait Filler {
    /// Any value will do: it is never seen.
    const FILLER: Self;
}
