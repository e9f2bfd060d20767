//! What a viewer may know (R3.5), built by addition: the open table, the viewer's own secrets,
//! and the hidden cards whose place the viewer knows.

use std::ops::Deref;

use serde::Serialize;

use super::board::{Board, BoardSet};
use super::card::{Hand, Influence, Shields};
use super::deck::{Deck, Filler};
use super::game::{Game, Secret};
use super::mission::{Mission, Missions, Tier};
use super::phases::ending::Outcome;
use super::seat::{Seat, Seats};
use super::table::{Counts, Piles, Table};

/// A game as one seat sees it, or as the table as a whole does.
///
/// Whatever can be asked of the [`Table`] can be asked of a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub(super) viewer: Option<Seat>,
    pub(super) table: Table,
    pub(super) counts: Seats<Counts>,
    pub(super) piles: Piles,
    /// The viewer's own secrets.
    pub(super) own: Option<Secret>,
    /// Cards that the viewer knows others to hold.
    pub(super) others: Seats<Glimpse>,
    pub(super) decks: KnownDecks,
    /// Intrigue cards whose place the whole table knows, wherever they are: those that were played.
    pub(super) public: BoardSet,
    /// Everybody's shields, once they are turned up (R7.3).
    pub(super) shown: Option<Seats<Shields>>,
    pub(super) outcome: Option<Outcome>,
}

/// Cards that a viewer knows somebody else to hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Glimpse {
    /// Influence cards: at least these.
    pub influence: Hand,
    /// Intrigue cards.
    pub intrigue: BoardSet,
    /// Missions.
    pub missions: Missions,
}

/// The decks, the lowest card first, with the cards that the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct KnownDecks {
    pub(super) influence: Deck<Option<Influence>, 30>,
    pub(super) intrigue: Deck<Option<Board>, 12>,
    pub(super) light: Deck<Option<Mission>, 20>,
    pub(super) medium: Deck<Option<Mission>, 12>,
    pub(super) dark: Deck<Option<Mission>, 8>,
}

impl<T> Filler for Option<T> {
    const FILLER: Self = None;
}

impl Game {
    /// What this viewer may know; `None` is the table as a whole.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| seat.index() < usize::from(self.players()));
        let over = self.is_over();
        View {
            viewer,
            table: self.table.clone(),
            counts: Seats::from_fn(|seat| self.counts(seat)),
            piles: self.piles(),
            own: viewer.map(|seat| {
                let secret = self.secrets[seat];
                Secret { shields: secret.shields.turned_up(), ..secret }
            }),
            others: Seats::from_fn(|holder| match viewer {
                Some(viewer) if viewer == holder => Glimpse::default(),
                _ => self.glimpse(viewer, holder),
            }),
            decks: self.known_decks(viewer),
            public: self.known_intrigue(None),
            shown: over.then(|| Seats::from_fn(|seat| self.secrets[seat].shields.turned_up())),
            outcome: self.outcome(),
        }
    }

    fn glimpse(&self, viewer: Option<Seat>, holder: Seat) -> Glimpse {
        let secret = &self.secrets[holder];
        Glimpse {
            influence: viewer.map_or(Hand::EMPTY, |seat| self.known.influence[holder][seat]),
            intrigue: secret.intrigue.and(self.known_intrigue(viewer)),
            missions: secret.missions.and(self.known_missions(viewer)),
        }
    }

    /// The intrigue cards whose place the viewer knows. The table as a whole knows what
    /// everybody does: cards that were played (R6.1).
    fn known_intrigue(&self, viewer: Option<Seat>) -> BoardSet {
        match viewer {
            Some(seat) => self.known.intrigue[seat],
            None => self
                .seats()
                .map(|seat| self.known.intrigue[seat])
                .fold(BoardSet::ALL, BoardSet::and),
        }
    }

    fn known_missions(&self, viewer: Option<Seat>) -> Missions {
        viewer.map_or(Missions::EMPTY, |seat| self.known.missions[seat])
    }

    fn known_decks(&self, viewer: Option<Seat>) -> KnownDecks {
        let missions = self.known_missions(viewer);
        let intrigue = self.known_intrigue(viewer);
        let knows = |mission: Mission| missions.contains(mission).then_some(mission);
        KnownDecks {
            influence: self.decks.influence.map(|lying| {
                viewer.filter(|&seat| lying.knowers.contains(seat)).map(|_| lying.card)
            }),
            intrigue: self.decks.intrigue.map(|card| intrigue.contains(card).then_some(card)),
            light: self.decks.light.map(knows),
            medium: self.decks.medium.map(knows),
            dark: self.decks.dark.map(knows),
        }
    }
}

impl View {
    /// Whose view it is; `None` is the table as a whole.
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What lies open.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// How many hidden cards and shields a player has.
    pub fn counts(&self, seat: Seat) -> Counts {
        self.counts[seat]
    }

    /// How many cards and shields are left to draw.
    pub const fn piles(&self) -> Piles {
        self.piles
    }

    /// The viewer's own secrets; none for the table as a whole.
    pub const fn own(&self) -> Option<&Secret> {
        self.own.as_ref()
    }

    /// The cards that the viewer knows somebody else to hold.
    pub fn glimpse(&self, seat: Seat) -> &Glimpse {
        &self.others[seat]
    }

    /// Everybody's shields, once they are turned up.
    pub const fn shown(&self) -> Option<&Seats<Shields>> {
        self.shown.as_ref()
    }

    /// The result, once the game is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The card of a mission deck that the viewer knows, from the lowest.
    pub fn known_missions(&self, tier: Tier) -> &[Option<Mission>] {
        match tier {
            Tier::Light => self.decks.light.cards(),
            Tier::Medium => self.decks.medium.cards(),
            Tier::Dark => self.decks.dark.cards(),
        }
    }

    /// The influence deck from the lowest card, with those that the viewer knows.
    pub fn known_influence(&self) -> &[Option<Influence>] {
        self.decks.influence.cards()
    }

    /// The intrigue cards whose place the whole table knows: those that were played (R6.1).
    pub const fn public_intrigue(&self) -> BoardSet {
        self.public
    }

    /// The intrigue deck from the lowest card, with those that the viewer knows.
    pub fn known_intrigue(&self) -> &[Option<Board>] {
        self.decks.intrigue.cards()
    }
}

impl Deref for View {
    type Target = Table;
    fn deref(&self) -> &Table {
        &self.table
    }
}
