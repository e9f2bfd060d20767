//! A view without what never changes in a game, for programs that ask for many.

use serde::{Serialize, Serializer};

use super::board::{Board, BoardSet, ByBoard};
use super::card::{Hand, Influence, Shields};
use super::decision::Rest;
use super::deck::Deck;
use super::game::Secret;
use super::mission::{Mission, Missions};
use super::phases::ending::Outcome;
use super::printed::MoneyCard;
use super::seat::{Seat, Seats, Sides};
use super::table::{Counts, Holding, Piles, Table};
use super::view::{Glimpse, KnownDecks, View};

impl View {
    /// The view to be written without components, the number of players, and decks of which the
    /// viewer knows no card.
    pub fn compact(&self) -> impl Serialize {
        Compact(self)
    }
}

struct Compact<'v>(&'v View);

impl Serialize for Compact<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View { viewer, table, counts, piles, own, others, decks, public, shown, outcome } =
            self.0;
        let (table, decks) = (table.into(), decks.into());
        let parts =
            Parts { viewer, table, counts, piles, own, others, decks, public, shown, outcome };
        parts.serialize(serializer)
    }
}

#[derive(Serialize)]
struct Parts<'v> {
    viewer: &'v Option<Seat>,
    table: Moving<'v>,
    counts: &'v Seats<Counts>,
    piles: &'v Piles,
    own: &'v Option<Secret>,
    others: &'v Seats<Glimpse>,
    decks: Known<'v>,
    public: &'v BoardSet,
    shown: &'v Option<Seats<Shields>>,
    outcome: &'v Option<Outcome>,
}

/// What may change on the table.
#[derive(Serialize)]
struct Moving<'v> {
    start: &'v Seat,
    round: &'v u8,
    rest: &'v Rest,
    flipped: &'v BoardSet,
    louis: &'v Option<Board>,
    markers: &'v ByBoard<Sides<u8>>,
    neutral: &'v u8,
    holdings: &'v Seats<Holding>,
    centre: &'v Hand,
    used: &'v Missions,
    money: &'v Deck<MoneyCard, 8>,
}

impl<'v> From<&'v Table> for Moving<'v> {
    fn from(table: &'v Table) -> Self {
        let Table { components: _, players: _, phase: _, start, round, rest, .. } = table;
        let Table { flipped, louis, markers, neutral, holdings, centre, used, money, .. } = table;
        Self { start, round, rest, flipped, louis, markers, neutral, holdings, centre, used, money }
    }
}

/// The decks of which a card is known.
#[derive(Serialize)]
struct Known<'v> {
    #[serde(skip_serializing_if = "is_unknown")]
    influence: &'v Deck<Option<Influence>, 30>,
    #[serde(skip_serializing_if = "is_unknown")]
    intrigue: &'v Deck<Option<Board>, 12>,
    #[serde(skip_serializing_if = "is_unknown")]
    light: &'v Deck<Option<Mission>, 20>,
    #[serde(skip_serializing_if = "is_unknown")]
    medium: &'v Deck<Option<Mission>, 12>,
    #[serde(skip_serializing_if = "is_unknown")]
    dark: &'v Deck<Option<Mission>, 8>,
}

impl<'v> From<&'v KnownDecks> for Known<'v> {
    fn from(decks: &'v KnownDecks) -> Self {
        let KnownDecks { influence, intrigue, light, medium, dark } = decks;
        Self { influence, intrigue, light, medium, dark }
    }
}

fn is_unknown<T: Copy, const N: usize>(deck: &Deck<Option<T>, N>) -> bool {
    deck.cards().iter().all(Option::is_none)
}
