//! What happened: typed movements and milestones, each with its rule.

use serde::Serialize;

use super::action::{Payment, Reserve};
use super::board::Board;
use super::card::{Chip, Influence, Shield, Shields};
use super::decision::Phase;
use super::game::Game;
use super::mission::{Mission, Tier};
use super::phases::ending::Tally;
use super::placement::Placement;
use super::printed::{Condition, MoneyCard};
use super::rule::Rule;
use super::seat::{Seat, SeatSet, Side};
use super::standing::{Claim, Flip, Standing};

/// Something that happened, and the rule by which it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// The rule.
    pub rule: Rule,
    /// What happened.
    pub what: What,
}

/// Where a marker can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MarkerPlace"))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In a player's reserve.
    Reserve(Reserve),
    /// On a board.
    Board(Board),
    /// With the neutral markers that are not on a board (R9.1).
    Neutral,
}

/// What was turned into shields at the end (R7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Leftover {
    /// Influence cards in hand.
    InfluenceCards,
    /// Intrigue cards in hand.
    IntrigueCards,
    /// Chips.
    Chips,
    /// Markers on boards.
    Markers,
    /// Every full three Louis d'or.
    Coins,
}

/// What happened. Cards and shield kinds that only some may see are `Option`s:
/// [`Event::seen_by`] takes them out for everybody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs)] // The fields say what they are: who, how many, from where, to where.
pub enum What {
    /// R3: a round begins.
    Round { round: u8, start: Seat },
    /// A phase begins.
    Phase { phase: Phase },
    /// R4.1: the money card.
    MoneyCard { card: MoneyCard },
    /// R4.1: Louis goes to a board.
    LouisArrives { board: Board },
    /// R6.8: Louis goes back beside the money cards.
    LouisLeaves { board: Board },
    /// A mission laid out is used.
    MissionUsed { seat: Seat, mission: Mission },
    /// Something optional was refused.
    Declined { seat: Seat },
    /// Markers move.
    Markers { side: Side, count: u8, from: Place, to: Place },
    /// There was no marker to move.
    NoMarkers { seat: Seat },
    /// Louis d'or from the bank.
    CoinsGained { seat: Seat, count: u8 },
    /// Louis d'or to the bank.
    CoinsPaid { seat: Seat, count: u8 },
    /// A chip from the table.
    ChipGained { seat: Seat, chip: Chip },
    /// A chip given back.
    ChipReturned { seat: Seat, chip: Chip },
    /// A shield drawn; `kind` is secret, and `None` if unknown or plain.
    ShieldDrawn { seat: Seat, kind: Option<Shield>, plain: bool },
    /// Influence cards dealt (R4.4).
    Dealt { seat: Seat, count: u8 },
    /// The top influence card goes to a hand.
    InfluenceDrawn { seat: Seat, card: Option<Influence> },
    /// The influence deck is empty.
    NoInfluenceCard { seat: Seat },
    /// The top intrigue card goes to a hand.
    IntrigueDrawn { seat: Seat, card: Option<Board> },
    /// R6.13: the intrigue deck is empty.
    NoIntrigueCard { seat: Seat },
    /// R9.2: a card turned up for the neutral side.
    NeutralCard { card: Influence },
    /// R5.3: a card is played to place markers.
    CardPlaced { seat: Seat, card: Influence, placement: Placement },
    /// R5.3: a card is played to take markers back.
    CardTakesBack { seat: Seat, card: Influence },
    /// R8.12: a card discarded to the centre with no effect.
    CardDiscarded { seat: Seat, card: Influence },
    /// R5.10: the last card goes unseen on top of the deck.
    LastCard { seat: Seat, card: Option<Influence> },
    /// R5.12: a new influence deck.
    Reshuffled,
    /// R6.1: an intrigue card is played and goes under the deck.
    IntriguePlayed { seat: Seat, board: Board },
    /// A board is scored: everything that decides it.
    Scored { standing: Standing },
    /// R6.2: a tie is won.
    TieWon { seat: Seat, board: Board },
    /// A player is paid, and why.
    Paid { seat: Seat, board: Board, claim: Claim },
    /// A side gets nothing, and why.
    Unpaid { side: Side, board: Board, claim: Claim },
    /// R6.4: a bribe is paid.
    Bribed { seat: Seat, board: Board, price: u8 },
    /// R6.4: no bribe.
    NoBribe { seat: Seat, board: Board, price: u8 },
    /// R6.4: not enough money for the bribe.
    TooPoor { seat: Seat, board: Board, price: u8 },
    /// R6.7: the board turns over, or stays, and why.
    Turned { board: Board, flip: Flip, condition: Condition },
    /// R7.1: a mission is laid out.
    LaidOut { seat: Seat, mission: Mission, pay: Payment },
    /// R7.1: a mission drawn; which one is secret.
    MissionDrawn { seat: Seat, tier: Tier, mission: Option<Mission> },
    /// R7.1: all mission decks are empty.
    NoMissionLeft { seat: Seat },
    /// R8.6: a chip becomes a crown.
    ChipChanged { seat: Seat, chip: Chip },
    /// R7.1: the player is done.
    MissionsDone { seat: Seat },
    /// R7.2: one chip stays.
    ChipKept { seat: Seat, chip: Chip },
    /// R8.7: a mission goes under its deck; which one is secret.
    MissionPutBack { seat: Seat, tier: Tier, mission: Option<Mission> },
    /// R7.3: the start player's card passes on.
    StartPasses { to: Seat },
    /// R7.3: something left over becomes shields.
    Converted { seat: Seat, what: Leftover, count: u8 },
    /// R7.3: a player turns up their shields.
    ShieldsShown { seat: Seat, shields: Shields },
    /// R7.3: who has most of a kind gets one more shield.
    Majority { kind: Shield, seats: SeatSet, count: u8 },
    /// R7.3: a shield for a majority, not looked at.
    ExtraShield { seat: Seat },
    /// R7.3: a player's result.
    Result { seat: Seat, tally: Tally },
    /// R7.5: several have the highest score; the personal reserve decides.
    TieOnScore { seats: SeatSet },
    /// R7.4: the winner, or those who share the win.
    Won { seats: SeatSet },
}

impl Event {
    /// What this viewer may know of it (R3.5); `None` is the table as a whole.
    pub fn seen_by(mut self, viewer: Option<Seat>) -> Event {
        let own = |seat: Seat| viewer == Some(seat);
        match &mut self.what {
            What::ShieldDrawn { seat, kind, .. } if !own(*seat) => *kind = None,
            What::InfluenceDrawn { seat, card } if !own(*seat) => *card = None,
            What::IntrigueDrawn { seat, card } if !own(*seat) => *card = None,
            What::LastCard { seat, card } if !own(*seat) => *card = None,
            What::MissionDrawn { seat, mission, .. } if !own(*seat) => *mission = None,
            What::MissionPutBack { seat, mission, .. } if !own(*seat) => *mission = None,
            _ => {}
        }
        self
    }
}

/// Somebody who watches a game being played.
pub trait Observer {
    /// Called at each event, with the table as it is at that moment.
    fn event(&mut self, table: &Game, event: Event);
}

/// Nobody watches: costs nothing.
impl Observer for () {
    fn event(&mut self, _: &Game, _: Event) {}
}

/// Collects the events.
impl Observer for Vec<Event> {
    fn event(&mut self, _: &Game, event: Event) {
        self.push(event);
    }
}

/// Shows each event and the table to a function.
#[derive(Debug)]
pub struct Watch<F>(pub F);

impl<F: FnMut(&Game, Event)> Observer for Watch<F> {
    fn event(&mut self, table: &Game, event: Event) {
        (self.0)(table, event);
    }
}
