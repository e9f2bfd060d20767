//! Setting the table (R3).

use super::board::{Board, BoardSet, ByBoard};
use super::card::{Hand, Influence, Shield};
use super::chance::{Chance, Stream, shuffle};
use super::decision::{Phase, Rest};
use super::deck::{Deck, Filler};
use super::event::Observer;
use super::game::{Decks, Game, Known, Lying};
use super::mission::{Mission, Missions, Tier};
use super::printed::{Components, MoneyCard};
use super::seat::{Seat, SeatSet, Seats, Sides};
use super::table::{Holding, Table};

/// What must be known before cards are dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many play, 2 to 4.
    pub players: u8,
    /// The start player of round 1 (R3.4).
    pub start: Seat,
    /// The order of every deck.
    pub seed: u64,
    /// The printed values.
    pub components: Components,
}

/// A setup that no game can begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// R1.1: 2 to 4 players.
    Players(u8),
    /// The start player has no seat at this table.
    Start(Seat),
}

/// Markers in the general reserve at the start, in turn order (R3.2).
const OUT_OF_PLAY: [u8; 4] = [5, 5, 6, 7];
/// The same with two players (R9.1).
const OUT_OF_PLAY_OF_TWO: [u8; 2] = [5, 6];

impl Setup {
    /// Each player's markers (R1.1).
    pub const MARKERS: u8 = 16;
    /// The neutral markers of the 2-player game (R1.1).
    pub const NEUTRAL: u8 = 8;

    /// How many markers go to the general reserve, by place in turn order (R3.2, R9.1).
    pub const fn out_of_play(players: u8, turn: usize) -> u8 {
        if players == 2 { OUT_OF_PLAY_OF_TWO[turn] } else { OUT_OF_PLAY[turn] }
    }

    /// The start player that a seed draws for a table that does not care (R3.4).
    pub fn random_start(seed: u64, players: u8) -> Seat {
        let drawn = Chance::new(seed, Stream::Start).below(u32::from(players));
        Seat::from_index(drawn as usize).unwrap_or(Seat::A)
    }
}

impl Game {
    /// Sets the table and plays on to the first question.
    ///
    /// # Errors
    /// When there are not 2 to 4 players, or the start player is not one of them.
    pub fn new<O: Observer>(setup: &Setup, observer: &mut O) -> Result<Game, BadSetup> {
        let Setup { players, start, seed, ref components } = *setup;
        if !(2..=4).contains(&players) {
            return Err(BadSetup::Players(players));
        }
        if start.index() >= usize::from(players) {
            return Err(BadSetup::Start(start));
        }
        let mut game = Game {
            table: Table::blank(components, players, start),
            seed,
            secrets: Seats::default(),
            decks: Decks::shuffled(seed),
            known: Known::default(),
        };
        game.hand_out();
        game.begin_round(observer);
        Ok(game)
    }

    /// Markers, money and the first two missions (R3.1, R3.2).
    fn hand_out(&mut self) {
        for (turn, seat) in self.turn_order().enumerate() {
            let general = Setup::out_of_play(self.players(), turn);
            let missions = [self.decks.light.draw(), self.decks.medium.draw()];
            self.secrets[seat].missions = missions.into_iter().flatten().collect();
            self.table.holdings[seat] = Holding {
                coins: self.components().coins(),
                general,
                personal: Setup::MARKERS - general,
                ..Holding::default()
            };
        }
    }
}

impl Table {
    /// A table with nothing on it but the neutral markers.
    pub(super) fn blank(components: &Components, players: u8, start: Seat) -> Self {
        Self {
            components: *components,
            players,
            start,
            round: 0,
            rest: Rest::Over,
            phase: Phase::Supply,
            flipped: BoardSet::EMPTY,
            louis: None,
            markers: ByBoard([Sides::default(); 12]),
            neutral: if players == 2 { Setup::NEUTRAL } else { 0 },
            holdings: Seats::default(),
            centre: Hand::EMPTY,
            used: Missions::EMPTY,
            money: Deck::empty(MoneyCard::FILLER),
        }
    }
}

impl Decks {
    /// Every deck in the order that the seed gives it (R3.3).
    pub(super) fn shuffled(seed: u64) -> Self {
        let mut money = [0, 1, 2, 3, 4, 5, 6, 7];
        shuffle(seed, Stream::Money, &mut money);
        Self {
            influence: influence_deck(seed, 1),
            intrigue: deck(seed, Stream::Intrigue, Board::ALL),
            light: deck(seed, Stream::Missions(Tier::Light), Mission::of(Tier::Light)),
            medium: deck(seed, Stream::Missions(Tier::Medium), Mission::of(Tier::Medium)),
            dark: deck(seed, Stream::Missions(Tier::Dark), Mission::of(Tier::Dark)),
            shields: deck(seed, Stream::Shields, all_shields()),
            money,
        }
    }
}

/// All 60 shields (R1.8).
pub(super) fn all_shields() -> impl Iterator<Item = Shield> {
    Shield::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, usize::from(Shield::COPIES)))
}

/// The 30 influence cards as they are shuffled for a round (R3.3, R5.12).
pub(super) fn influence_deck(seed: u64, round: u8) -> Deck<Lying, 30> {
    let cards = Influence::all()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies())))
        .map(|card| Lying { card, knowers: SeatSet::EMPTY });
    deck(seed, Stream::Influence(round), cards)
}

fn deck<T: Copy + Filler, const N: usize>(
    seed: u64,
    stream: Stream,
    cards: impl IntoIterator<Item = T>,
) -> Deck<T, N> {
    let mut deck: Deck<T, N> = cards.into_iter().collect();
    shuffle(seed, stream, deck.cards_mut());
    deck
}
