//! The position: the table and what is hidden, and the doors to it.

use std::ops::Deref;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::action::{Action, Illegal};
use super::board::{Board, BoardSet};
use super::card::{Hand, Influence, Shield, Shields};
use super::decision::{Phase, Rest};
use super::deck::{Deck, Filler};
use super::event::Observer;
use super::mission::{Mission, Missions, Tier};
use super::seat::{Seat, SeatSet, Seats};
use super::table::{Counts, Piles, Table};

/// A game of Louis XIV at rest: a plain value, cheap to copy.
///
/// It is its [`Table`] and what lies face down, so whatever can be asked of the table can be
/// asked of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Game {
    pub(super) table: Table,
    pub(super) seed: u64,
    pub(super) secrets: Seats<Secret>,
    pub(super) decks: Decks,
    pub(super) known: Known,
}

/// What one player hides from the others (R3.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// Missions in hand.
    pub missions: Missions,
    /// Influence cards in hand.
    pub influence: Hand,
    /// Intrigue cards in hand.
    pub intrigue: BoardSet,
    /// Shields.
    pub shields: Shields,
}

impl Secret {
    /// How much there is of each: that is public.
    pub fn counts(&self) -> Counts {
        Counts {
            influence: self.influence.len(),
            intrigue: self.intrigue.len() as u8,
            missions: Tier::ALL.map(|tier| self.missions.and(Missions::tier(tier)).len() as u8),
            shields: self.shields.len(),
            plain: self.shields.plain(),
        }
    }
}

/// The face-down decks, tops last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Decks {
    pub(super) influence: Deck<Lying, 30>,
    pub(super) intrigue: Deck<Board, 12>,
    pub(super) light: Deck<Mission, 20>,
    pub(super) medium: Deck<Mission, 12>,
    pub(super) dark: Deck<Mission, 8>,
    pub(super) shields: Deck<Shield, 60>,
    /// All eight money cards by number: one for each round, then the four put back.
    pub(super) money: [u8; 8],
}

/// An influence card in the deck, and who knows it: whoever put it there (R5.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lying {
    pub(super) card: Influence,
    pub(super) knowers: SeatSet,
}

impl Filler for Lying {
    const FILLER: Self = Lying { card: Influence::Joker, knowers: SeatSet::EMPTY };
}

impl Filler for Influence {
    const FILLER: Self = Influence::Joker;
}

impl Filler for Board {
    const FILLER: Self = Board::Anne;
}

impl Filler for Shield {
    const FILLER: Self = Shield::Lily;
}

impl Filler for Mission {
    const FILLER: Self = Mission::FIRST;
}

/// Who knows which hidden card of somebody else, or in a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Known {
    /// By holder and viewer: influence cards that the viewer knows the holder to have.
    pub(super) influence: Seats<Seats<Hand>>,
    /// By viewer: intrigue cards whose place the viewer knows.
    pub(super) intrigue: Seats<BoardSet>,
    /// By viewer: missions whose place the viewer knows.
    pub(super) missions: Seats<Missions>,
}

/// Stops at an answer that [`Game::check`] must never let through.
#[cold]
pub(super) fn unforeseen(rest: Rest, action: Action) -> ! {
    unreachable!("{action:?} was taken for an answer at {rest:?}")
}

impl Game {
    /// Carries an answer out, up to the next question. The observer is called at each event
    /// with the table as it is then.
    ///
    /// # Errors
    /// Refuses what [`check`](Self::check) refuses, and leaves the game as it was.
    pub fn apply<O: Observer>(&mut self, action: &Action, observer: &mut O) -> Result<(), Illegal> {
        self.check(action)?;
        match self.table.rest.phase() {
            Phase::Supply => self.perform_supply(*action, observer),
            Phase::Influence => self.perform_influence(*action, observer),
            Phase::Scoring => self.perform_scoring(*action, observer),
            Phase::Missions => self.perform_missions(*action, observer),
            Phase::Over => unforeseen(self.table.rest, *action),
        }
        Ok(())
    }

    /// What lies open.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The seed that orders the decks.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// What a player hides from the others.
    pub fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[seat]
    }

    /// How many hidden cards and shields a player has.
    pub fn counts(&self, seat: Seat) -> Counts {
        self.secrets[seat].counts()
    }

    /// How many cards and shields are left to draw.
    pub fn piles(&self) -> Piles {
        Piles {
            influence: self.decks.influence.len() as u8,
            intrigue: self.decks.intrigue.len() as u8,
            missions: Tier::ALL.map(|tier| self.missions_left(tier) as u8),
            shields: self.decks.shields.len() as u8,
        }
    }

    /// How many cards a mission deck has.
    pub(super) const fn missions_left(&self, tier: Tier) -> usize {
        match tier {
            Tier::Light => self.decks.light.len(),
            Tier::Medium => self.decks.medium.len(),
            Tier::Dark => self.decks.dark.len(),
        }
    }
}

impl Deref for Game {
    type Target = Table;
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Game::serialize(self, serializer)
    }
}

/// Reads a game and holds it against every law, so that no nonsense gets in.
impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut game = Game::deserialize(deserializer)?;
        game.table.phase = game.table.rest.phase();
        game.laws()
            .map_err(|broken| D::Error::custom(format!("{broken:?} ({})", broken.rule())))?;
        Ok(game)
    }
}
