//! Chance: the order of decks, and nothing else. The one file of the engine that uses `rand`.
//!
//! Each deck is shuffled from its own stream of a named, portable generator with this file's
//! own Fisher–Yates, so that a seed means the same game on every machine and after every update.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::mission::Tier;

/// Which deck is shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// A mission deck.
    Missions(Tier),
    /// The intrigue deck.
    Intrigue,
    /// The money cards.
    Money,
    /// The shields.
    Shields,
    /// The influence deck that is used in this round, from 1.
    Influence(u8),
    /// Who starts, when nobody says (R3.4).
    Start,
    /// The cards that a seat does not know, when it imagines them.
    Guess,
    /// What a player answers who leaves it to chance.
    Choice,
}

impl Stream {
    const fn number(self) -> u64 {
        match self {
            Stream::Missions(tier) => 1 + tier as u64,
            Stream::Intrigue => 4,
            Stream::Money => 5,
            Stream::Shields => 6,
            Stream::Start => 7,
            Stream::Guess => 8,
            Stream::Choice => 9,
            Stream::Influence(round) => 16 + round as u64,
        }
    }
}

/// A source of chance for one stream of a seed.
#[derive(Clone, Debug)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The start of a stream.
    pub fn new(seed: u64, stream: Stream) -> Self {
        // Streams are far apart in the generator's own seeding sequence.
        let mixed = seed ^ stream.number().wrapping_mul(0xd1b5_4a32_d192_ed03);
        Self(Xoshiro256PlusPlus::seed_from_u64(mixed))
    }

    /// A number below `bound`, every one equally likely; 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: the high half of a product, with the few uneven draws thrown away.
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items into an order, every one equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// A seed for something that needs its own.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// Puts the items into the order that this seed gives this stream.
pub fn shuffle<T>(seed: u64, stream: Stream, items: &mut [T]) {
    Chance::new(seed, stream).shuffle(items);
}
