//! Positions from outside: a whole table given part by part, held against the laws.

use serde::{Deserialize, Serialize};

use super::board::{Board, BoardSet, ByBoard};
use super::card::{Hand, Influence, Shield};
use super::decision::{Phase, Rest};
use super::deck::{Deck, Filler};
use super::event::Observer;
use super::game::{Decks, Game, Known, Lying, Secret};
use super::laws::Broken;
use super::mission::{Mission, Missions};
use super::printed::Components;
use super::seat::{Seat, SeatSet, Seats, Sides};
use super::setup::Setup;
use super::table::{Holding, Table};

/// Everything that makes a position. Decks go from the lowest card to the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The printed values.
    pub components: Components,
    /// The seed of later shuffles.
    pub seed: u64,
    /// How many play.
    pub players: u8,
    /// The start player of this round.
    pub start: Seat,
    /// The round, from 1 to the last.
    pub round: u8,
    /// From where to play on.
    pub at: At,
    /// Boards that show their back.
    pub back: BoardSet,
    /// Where Louis stands.
    pub louis: Option<Board>,
    /// Markers on boards.
    pub markers: ByBoard<Sides<u8>>,
    /// What lies open before each player.
    pub holdings: Seats<Holding>,
    /// What each player hides.
    pub secrets: Seats<Secret>,
    /// Influence cards in the centre.
    pub centre: Hand,
    /// Missions whose chance in this phase has gone.
    pub used: Missions,
    /// The influence deck, and who knows each card.
    pub influence: Vec<(Influence, SeatSet)>,
    /// The intrigue deck.
    pub intrigue: Vec<Board>,
    /// The mission decks: light, medium, dark.
    pub missions: [Vec<Mission>; 3],
    /// The shields left to draw.
    pub shields: Vec<Shield>,
    /// The numbers of all eight money cards: one for each round, then those put back.
    pub money: [u8; 8],
    /// By holder and viewer: influence cards that the viewer knows the holder to have.
    pub known_influence: Seats<Seats<Hand>>,
    /// By viewer: intrigue cards whose place the viewer knows.
    pub known_intrigue: Seats<BoardSet>,
    /// By viewer: missions whose place the viewer knows.
    pub known_missions: Seats<Missions>,
}

/// From where a position is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Start"))]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// From the start of a phase; `over` is the final count of the last round.
    Phase(Phase),
    /// From this player's turn in the influence phase.
    Turn(Seat),
    /// From before this board is scored.
    Board(Board),
    /// From this very question.
    Rest(Rest),
}

impl Position {
    /// Plays on to the first question, showing every event on the way.
    ///
    /// # Errors
    /// Names the law that the position breaks.
    pub fn begin<O: Observer>(&self, observer: &mut O) -> Result<Game, Broken> {
        if !(2..=4).contains(&self.players) || !(1..=self.components.rounds()).contains(&self.round)
        {
            return Err(Broken::Table);
        }
        let mut game = self.lay()?;
        game.conservation()?;
        match self.at {
            At::Phase(Phase::Supply) => {
                game.table.round -= 1;
                game.table.money.draw();
                game.table.louis = None;
                game.begin_round(observer);
            }
            At::Phase(Phase::Influence) => game.begin_influence(observer),
            At::Phase(Phase::Scoring) => game.begin_scoring(observer),
            At::Phase(Phase::Missions) => game.begin_missions(observer),
            At::Phase(Phase::Over) => game.end_game(observer),
            At::Board(board) => game.offer_intrigue(board, Some(self.start), observer),
            At::Turn(_) | At::Rest(_) => {}
        }
        game.laws()?;
        Ok(game)
    }

    /// Lays everything out.
    fn lay(&self) -> Result<Game, Broken> {
        let mut table = Table::blank(&self.components, self.players, self.start);
        table.round = self.round;
        table.rest = match self.at {
            At::Turn(seat) => Rest::Turn { seat },
            At::Rest(rest) => rest,
            At::Phase(_) | At::Board(_) => Rest::Over,
        };
        table.phase = match self.at {
            At::Phase(phase) => phase,
            At::Turn(_) => Phase::Influence,
            At::Board(_) => Phase::Scoring,
            At::Rest(rest) => rest.phase(),
        };
        table.flipped = self.back;
        table.louis = self.louis;
        table.markers = self.markers;
        let placed = self.markers.0.iter().map(|board| u16::from(board.0[4])).sum::<u16>();
        let neutral = if self.players == 2 { u16::from(Setup::NEUTRAL) } else { 0 };
        let left = neutral.checked_sub(placed).ok_or(Broken::Neutral { count: placed })?;
        table.neutral = left as u8;
        table.holdings = self.holdings;
        table.centre = self.centre;
        table.used = self.used;
        for &number in &self.money[..usize::from(self.round)] {
            let card = self.components.money().get(usize::from(number));
            table.money.push(*card.ok_or(Broken::MoneyCards)?);
        }
        let lying = self.influence.iter().map(|&(card, knowers)| Lying { card, knowers });
        let [light, medium, dark] = &self.missions;
        Ok(Game {
            table,
            seed: self.seed,
            secrets: self.secrets,
            decks: Decks {
                influence: pile(lying),
                intrigue: pile(self.intrigue.iter().copied()),
                light: pile(light.iter().copied()),
                medium: pile(medium.iter().copied()),
                dark: pile(dark.iter().copied()),
                shields: pile(self.shields.iter().copied()),
                money: self.money,
            },
            known: Known {
                influence: self.known_influence,
                intrigue: self.known_intrigue,
                missions: self.known_missions,
            },
        })
    }
}

/// A deck of these cards; too many leave one out, and the laws then miss it.
fn pile<T: Copy + Filler, const N: usize>(cards: impl Iterator<Item = T>) -> Deck<T, N> {
    cards.take(N).collect()
}

impl Game {
    /// Everything that makes this position; beginning it gives an equal game.
    pub fn position(&self) -> Position {
        let Table { components, players, start, round, .. } = self.table;
        Position {
            components,
            seed: self.seed,
            players,
            start,
            round,
            at: At::Rest(self.table.rest),
            back: self.table.flipped,
            louis: self.table.louis,
            markers: self.table.markers,
            holdings: self.table.holdings,
            secrets: self.secrets,
            centre: self.table.centre,
            used: self.table.used,
            influence: self.decks.influence.cards().iter().map(|l| (l.card, l.knowers)).collect(),
            intrigue: self.decks.intrigue.cards().to_vec(),
            missions: [
                self.decks.light.cards().to_vec(),
                self.decks.medium.cards().to_vec(),
                self.decks.dark.cards().to_vec(),
            ],
            shields: self.decks.shields.cards().to_vec(),
            money: self.decks.money,
            known_influence: self.known.influence,
            known_intrigue: self.known.intrigue,
            known_missions: self.known.missions,
        }
    }
}
