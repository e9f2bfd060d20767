//! What a player can answer, and why an answer is refused.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::Board;
use super::card::{Chip, Influence};
use super::mission::{Mission, Tier};
use super::placement::Placement;
use super::rule::Rule;
use super::word::Word;

/// An answer to the question that the game asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", remote = "Self")]
pub enum Action {
    /// No to what is offered; in the missions phase, done.
    Pass,
    /// Yes to what is offered: use the mission, pay the bribe.
    Accept,
    /// R8.8: this many Louis d'or, the rest of the two in markers.
    Gain {
        /// 0, 1 or 2.
        coins: u8,
    },
    /// R5.3: play this card.
    Play {
        /// The card that goes to the centre.
        card: Influence,
        /// What it does.
        #[serde(rename = "use")]
        usage: Usage,
    },
    /// R8.5: pay 2 instead of playing a card.
    PayTwo,
    /// R8.12: discard this card and draw another instead of playing one.
    Exchange {
        /// The card that goes to the centre.
        card: Influence,
    },
    /// R6.10, R8.18: one marker on this board.
    PlaceOn {
        /// Where it goes.
        board: Board,
    },
    /// R6.10: this many markers on the board that a board names in what it pays, as 8 names 5.
    #[serde(rename = "place-on-five")]
    PlaceMarkers {
        /// 0, 1 or 2.
        count: u8,
    },
    /// R6.1: play the intrigue card of the board.
    Intrigue {
        /// Where the markers come from.
        from: Reserve,
        /// 1, or 2 from the personal reserve.
        count: u8,
    },
    /// R7.1: lay out a mission and give back two chips.
    LayOut {
        /// The mission.
        mission: Mission,
        /// The chips.
        pay: Payment,
    },
    /// R8.6: pay 2 to change this chip into a crown.
    ChangeChip {
        /// The chip that goes back.
        chip: Chip,
    },
    /// R7.1, R8.7: draw a mission from this deck.
    Draw {
        /// The deck.
        tier: Tier,
    },
    /// R7.2: keep this chip, trade the others.
    Keep {
        /// The chip that stays.
        chip: Chip,
    },
    /// R8.7: put these missions under their decks, one after the other.
    PutBack {
        /// One mission.
        first: Mission,
        /// Another one; of one deck, it comes to lie under the first.
        second: Option<Mission>,
    },
}

/// How a card is used (R5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", remote = "Self")]
pub enum Usage {
    /// R5.5, R5.8: place markers.
    Place(Placement),
    /// R5.7, R5.8: take markers back.
    TakeBack,
    /// R8.17: place up to four markers from any board.
    PlaceFour(Placement),
    /// R8.17: take four markers back.
    TakeBackFour,
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Action::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Word::read(deserializer)
    }
}

impl Word for Action {
    const EXPECTED: &'static str = "an action";

    fn lenient<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Action::deserialize(deserializer)
    }

    fn alone(&self) -> Option<&'static str> {
        match self {
            Action::Pass => Some("pass"),
            Action::Accept => Some("accept"),
            Action::PayTwo => Some("pay-two"),
            _ => None,
        }
    }
}

impl Serialize for Usage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Usage::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Usage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Word::read(deserializer)
    }
}

impl Word for Usage {
    const EXPECTED: &'static str = "what a card is used for";

    fn lenient<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Usage::deserialize(deserializer)
    }

    fn alone(&self) -> Option<&'static str> {
        match self {
            Usage::TakeBack => Some("take-back"),
            Usage::TakeBackFour => Some("take-back-four"),
            Usage::Place(_) | Usage::PlaceFour(_) => None,
        }
    }
}

/// One of a player's two reserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reserve {
    /// In the middle of the table.
    General,
    /// In front of the player.
    Personal,
}

impl Reserve {
    /// The most markers that an intrigue card takes from it (R6.1).
    pub const fn by_intrigue(self) -> u8 {
        match self {
            Reserve::General => 1,
            Reserve::Personal => 2,
        }
    }
}

/// The two chips given back for a mission, in the order of [`Chip::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(Chip, Chip)", into = "(Chip, Chip)")]
pub struct Payment {
    first: Chip,
    second: Chip,
}

impl Payment {
    /// These two chips.
    pub fn new(one: Chip, other: Chip) -> Self {
        Self { first: one.min(other), second: one.max(other) }
    }

    /// The two chips, in order.
    pub const fn chips(self) -> [Chip; 2] {
        [self.first, self.second]
    }
}

impl From<(Chip, Chip)> for Payment {
    fn from((one, other): (Chip, Chip)) -> Self {
        Self::new(one, other)
    }
}

impl From<Payment> for (Chip, Chip) {
    fn from(payment: Payment) -> Self {
        (payment.first, payment.second)
    }
}

/// An action that the rules do not allow now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Illegal {
    /// The rule that says no.
    pub rule: Rule,
    /// Why.
    pub reason: Reason,
}

impl Illegal {
    /// A refusal by this rule.
    pub const fn new(rule: Rule, reason: Reason) -> Self {
        Self { rule, reason }
    }
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Illegal {}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "reason")]
pub enum Reason {
    /// The game is over.
    Over,
    /// This is no answer to the question asked.
    NotNow,
    /// What is offered must be answered, it cannot be passed.
    MustChoose,
    /// The player has no such influence card.
    CardNotHeld {
        /// The card.
        card: Influence,
    },
    /// More markers than the card places.
    TooManyMarkers {
        /// The most it places.
        most: u8,
    },
    /// The reserve has no marker for it.
    NoMarkerLeft,
    /// The first marker goes on the card's own board.
    StartsElsewhere {
        /// That board.
        start: Board,
    },
    /// The board touches none of the boards of the placement.
    NotNeighbour {
        /// The board.
        board: Board,
    },
    /// Jumping in two directions from one board.
    TwoDirections {
        /// That board.
        from: Board,
    },
    /// A mission that is not laid out, or was used in this phase.
    MissionNotReady,
    /// Not enough money.
    TooPoor {
        /// What it costs.
        price: u8,
    },
    /// The player does not hold this board's intrigue card.
    NoIntrigue {
        /// The board.
        board: Board,
    },
    /// A number out of range.
    WrongCount {
        /// The most.
        most: u8,
    },
    /// The mission is not in the player's hand.
    MissionNotHeld {
        /// The mission.
        mission: Mission,
    },
    /// The player does not have these chips.
    ChipNotHeld {
        /// The missing chip.
        chip: Chip,
    },
    /// These chips do not pay for this mission.
    WrongChips {
        /// The mission.
        mission: Mission,
    },
    /// A crown cannot be changed into a crown.
    AlreadyCrown,
    /// The deck has no card left.
    DeckEmpty {
        /// The deck.
        tier: Tier,
    },
    /// The same mission twice.
    SameMission,
}
