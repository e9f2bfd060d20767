//! Where a game can rest: one question to one seat, or the end.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::mission::{Effect, Mission};
use super::rule::Rule;
use super::seat::{Seat, SeatSet};

/// The phases of a round.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// R4.
    #[default]
    Supply,
    /// R5.
    Influence,
    /// R6.
    Scoring,
    /// R7.
    Missions,
    /// R7.3: after the last round.
    Over,
}

impl Phase {
    /// The chapter of the rules that tells of it.
    pub const fn chapter(self) -> u8 {
        match self {
            Phase::Supply => 4,
            Phase::Influence => 5,
            Phase::Scoring => 6,
            Phase::Missions | Phase::Over => 7,
        }
    }
}

/// A game at rest. Each variant holds exactly what is left to do there; everything else about
/// the way on follows from it, because seats are asked in turn order and boards by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// R8.16: a marker for an influence card, before or after the other gains.
    TradeMarker {
        /// Who is asked.
        seat: Seat,
        /// Whether the other gains have been taken.
        late: bool,
    },
    /// R8.8: two gains, for the first such mission not used yet.
    TwoGains {
        /// Who is asked.
        seat: Seat,
    },
    /// R8.4, R8.10, R8.11: a marker on the mission's board.
    StartMarker {
        /// Who is asked.
        seat: Seat,
        /// For which mission.
        mission: Mission,
    },
    /// R5.3: a turn.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// R8.18: a marker anywhere.
    LastMarker {
        /// Who is asked.
        seat: Seat,
    },
    /// R6.1: play intrigue before this board is scored.
    Intrigue {
        /// Who is asked.
        seat: Seat,
        /// The board.
        board: Board,
    },
    /// R6.2: win the tie on this board.
    WinTie {
        /// Who is asked.
        seat: Seat,
        /// The board.
        board: Board,
    },
    /// R6.4: bribe on the board being scored.
    Bribe {
        /// Who is asked.
        seat: Seat,
        /// The board and what has happened on it.
        scoring: Scoring,
    },
    /// R6.10: markers on the board that a board names in what it pays, as 8 names 5.
    #[serde(rename = "maintenon")]
    PlaceMarkers {
        /// Who is asked.
        seat: Seat,
        /// The board and what has happened on it.
        scoring: Scoring,
    },
    /// R6.10: a marker anywhere, as board 6 pays it.
    #[serde(rename = "conde")]
    PlaceAnywhere {
        /// Who is asked.
        seat: Seat,
        /// The board and what has happened on it.
        scoring: Scoring,
        /// Who has put that marker on the board itself, where it stays (R6.9).
        fresh: SeatSet,
    },
    /// R7.1: lay out missions.
    LayOut {
        /// Whose turn.
        seat: Seat,
    },
    /// R7.1, R8.1, R8.7: draw missions.
    DrawMission {
        /// Who draws.
        seat: Seat,
        /// How many cards are still to be drawn.
        left: u8,
        /// Whether they replace missions put back (R8.7).
        changing: bool,
    },
    /// R7.2: keep one chip.
    KeepChip {
        /// Who is asked.
        seat: Seat,
    },
    /// R8.7: change missions.
    ChangeMissions {
        /// Who is asked.
        seat: Seat,
    },
    /// R8.6, once more at the end of the phase.
    LateChange {
        /// Who is asked.
        seat: Seat,
    },
    /// R7.3: the game is over.
    Over,
}

/// A board in the middle of being scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scoring {
    /// The board.
    pub board: Board,
    /// Who has won a tie here by R8.19.
    pub favoured: Option<Seat>,
    /// Who has been paid.
    pub paid: SeatSet,
}

/// Who is asked what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub question: Question,
}

/// What a player is asked. Everything in it is public (R3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// R8.16.
    TradeMarker {
        /// Whether the other gains have been taken.
        late: bool,
    },
    /// R8.8.
    TwoGains,
    /// R8.4, R8.10, R8.11.
    StartMarker {
        /// The mission.
        mission: Mission,
        /// Where the marker would go.
        board: Board,
    },
    /// R5.3.
    Turn,
    /// R8.18.
    LastMarker,
    /// R6.1.
    Intrigue {
        /// The board about to be scored.
        board: Board,
    },
    /// R6.2.
    WinTie {
        /// The board being scored.
        board: Board,
    },
    /// R6.4.
    Bribe {
        /// The board being scored.
        board: Board,
        /// The price after any discount.
        price: u8,
    },
    /// R6.10, board 8.
    #[serde(rename = "place-on-five")]
    PlaceMarkers {
        /// Where they would go.
        board: Board,
        /// The most markers that can go there.
        most: u8,
    },
    /// R6.10, board 6.
    PlaceAnywhere,
    /// R7.1.
    LayOut,
    /// R7.1, R8.1, R8.7.
    DrawMission {
        /// How many cards are still to be drawn.
        left: u8,
        /// Whether they replace missions put back (R8.7).
        changing: bool,
    },
    /// R7.2.
    KeepChip,
    /// R8.7.
    ChangeMissions,
    /// R8.6.
    ChangeChip,
}

impl Question {
    /// The name of every kind of question, as files and statistics write it.
    pub const NAMES: [&'static str; 15] = [
        "trade-marker",
        "two-gains",
        "start-marker",
        "turn",
        "last-marker",
        "intrigue",
        "win-tie",
        "bribe",
        "place-on-five",
        "place-anywhere",
        "lay-out",
        "draw-mission",
        "keep-chip",
        "change-missions",
        "change-chip",
    ];

    /// The board before which intrigue is asked about (R6.1).
    pub const fn intrigue(&self) -> Option<Board> {
        match self {
            Question::Intrigue { board } => Some(*board),
            _ => None,
        }
    }

    /// Which kind of question it is: its place among the [names](Self::NAMES).
    pub const fn kind(&self) -> usize {
        match self {
            Question::TradeMarker { .. } => 0,
            Question::TwoGains => 1,
            Question::StartMarker { .. } => 2,
            Question::Turn => 3,
            Question::LastMarker => 4,
            Question::Intrigue { .. } => 5,
            Question::WinTie { .. } => 6,
            Question::Bribe { .. } => 7,
            Question::PlaceMarkers { .. } => 8,
            Question::PlaceAnywhere => 9,
            Question::LayOut => 10,
            Question::DrawMission { .. } => 11,
            Question::KeepChip => 12,
            Question::ChangeMissions => 13,
            Question::ChangeChip => 14,
        }
    }

    /// Its name.
    pub const fn name(&self) -> &'static str {
        Self::NAMES[self.kind()]
    }

    /// The board that it is about: the one that is scored, or where the markers would go.
    pub const fn board(&self) -> Option<Board> {
        match *self {
            Question::StartMarker { board, .. }
            | Question::Intrigue { board }
            | Question::WinTie { board }
            | Question::Bribe { board, .. }
            | Question::PlaceMarkers { board, .. } => Some(board),
            Question::TradeMarker { .. }
            | Question::TwoGains
            | Question::Turn
            | Question::LastMarker
            | Question::PlaceAnywhere
            | Question::LayOut
            | Question::DrawMission { .. }
            | Question::KeepChip
            | Question::ChangeMissions
            | Question::ChangeChip => None,
        }
    }

    /// The rule that asks.
    pub const fn rule(&self) -> Rule {
        match self {
            Question::TradeMarker { .. } => Effect::MarkerForCard.rule(),
            Question::TwoGains => Effect::TwoGains.rule(),
            Question::StartMarker { mission, .. } => mission.rule(),
            Question::Turn => Rule::TURN,
            Question::LastMarker => Effect::LastMarker.rule(),
            Question::Intrigue { .. } => Rule::INTRIGUE,
            Question::WinTie { .. } => Rule::TIE,
            Question::Bribe { .. } => Rule::BRIBE,
            Question::PlaceMarkers { .. } | Question::PlaceAnywhere => Rule::PAYMENT,
            Question::LayOut => Rule::MISSIONS,
            Question::DrawMission { changing: false, .. } => Rule::MISSIONS,
            Question::DrawMission { changing: true, .. } | Question::ChangeMissions => {
                Effect::ChangeMissions.rule()
            }
            Question::KeepChip => Rule::CHIPS,
            Question::ChangeChip => Effect::ChangeChip.rule(),
        }
    }

    /// Whether the answer needs the player's secrets on the screen: their cards or missions.
    pub const fn is_secret(&self) -> bool {
        matches!(
            self,
            Question::Turn
                | Question::Intrigue { .. }
                | Question::LayOut
                | Question::DrawMission { .. }
                | Question::ChangeMissions
                | Question::KeepChip
        )
    }
}

impl Rest {
    /// Who is asked, unless the game is over.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Rest::TradeMarker { seat, .. }
            | Rest::TwoGains { seat }
            | Rest::StartMarker { seat, .. }
            | Rest::Turn { seat }
            | Rest::LastMarker { seat }
            | Rest::Intrigue { seat, .. }
            | Rest::WinTie { seat, .. }
            | Rest::Bribe { seat, .. }
            | Rest::PlaceMarkers { seat, .. }
            | Rest::PlaceAnywhere { seat, .. }
            | Rest::LayOut { seat }
            | Rest::DrawMission { seat, .. }
            | Rest::KeepChip { seat }
            | Rest::ChangeMissions { seat }
            | Rest::LateChange { seat } => Some(seat),
            Rest::Over => None,
        }
    }

    /// The board that is being scored, or is about to be.
    pub const fn board(&self) -> Option<Board> {
        match *self {
            Rest::Intrigue { board, .. } | Rest::WinTie { board, .. } => Some(board),
            Rest::Bribe { scoring, .. }
            | Rest::PlaceMarkers { scoring, .. }
            | Rest::PlaceAnywhere { scoring, .. } => Some(scoring.board),
            _ => None,
        }
    }

    /// The phase it belongs to.
    pub const fn phase(&self) -> Phase {
        match self {
            Rest::TradeMarker { .. } | Rest::TwoGains { .. } => Phase::Supply,
            Rest::StartMarker { .. } | Rest::Turn { .. } | Rest::LastMarker { .. } => {
                Phase::Influence
            }
            Rest::Intrigue { .. }
            | Rest::WinTie { .. }
            | Rest::Bribe { .. }
            | Rest::PlaceMarkers { .. }
            | Rest::PlaceAnywhere { .. } => Phase::Scoring,
            Rest::LayOut { .. }
            | Rest::DrawMission { .. }
            | Rest::KeepChip { .. }
            | Rest::ChangeMissions { .. }
            | Rest::LateChange { .. } => Phase::Missions,
            Rest::Over => Phase::Over,
        }
    }
}
