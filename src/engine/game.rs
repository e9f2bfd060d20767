//! The position: everything on the table and in hands, and the doors to it.

use serde::{Deserialize, Serialize};

use super::action::{Action, Illegal, Reserve};
use super::board::{Board, BoardSet, ByBoard};
use super::card::{Chips, Hand, Influence, Shield, Shields};
use super::components::{Components, Condition, MoneyCard};
use super::decision::{Decision, Phase, Question, Rest};
use super::deck::{Deck, Filler};
use super::event::{Event, Observer, Place, What};
use super::mission::{Effect, Mission, Missions, Tier};
use super::rule::Rule;
use super::seat::{Seat, SeatSet, Seats, Side, Sides};
use super::standing::{Facts, Standing};

/// A game of Louis XIV at rest: a plain value, cheap to copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Game {
    pub(super) components: Components,
    pub(super) seed: u64,
    pub(super) players: u8,
    pub(super) start: Seat,
    pub(super) round: u8,
    pub(super) rest: Rest,
    /// Boards that show their back.
    pub(super) flipped: BoardSet,
    pub(super) louis: Option<Board>,
    pub(super) markers: ByBoard<Sides<u8>>,
    /// Neutral markers that are not on a board (R9.1).
    pub(super) neutral: u8,
    pub(super) holdings: Seats<Holding>,
    /// Influence cards played or turned up in this phase: they lie open.
    pub(super) centre: Hand,
    /// Missions laid out whose chance in this phase has gone.
    pub(super) used: Missions,
    pub(super) decks: Decks,
    pub(super) known: Known,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holding {
    /// Louis d'or.
    pub coins: u8,
    /// Markers in the personal reserve.
    pub personal: u8,
    /// Markers in the general reserve.
    pub general: u8,
    /// Mission chips.
    pub chips: Chips,
    /// Missions laid out.
    pub laid: Missions,
    /// Missions in hand.
    pub missions: Missions,
    /// Influence cards in hand.
    pub influence: Hand,
    /// Intrigue cards in hand.
    pub intrigue: BoardSet,
    /// Shields.
    pub shields: Shields,
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
    /// How many money cards have been turned up.
    pub(super) turned: u8,
}

/// An influence card in the deck, and who knows it: whoever put it there (R5.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Lying {
    pub(super) card: Influence,
    pub(super) knowers: SeatSet,
}

impl Filler for Lying {
    const FILLER: Self = Lying {
        card: Influence::Joker,
        knowers: SeatSet::EMPTY,
    };
}

impl Filler for Board {
    const FILLER: Self = Board::Anne;
}

impl Filler for Shield {
    const FILLER: Self = Shield::Lily;
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

impl Game {
    /// Who is asked what; `None` exactly when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        let seat = self.rest.seat()?;
        let question = match self.rest {
            Rest::TradeMarker { late, .. } => Question::TradeMarker { late },
            Rest::TwoGains { .. } => Question::TwoGains,
            Rest::StartMarker { mission, .. } => Question::StartMarker {
                mission,
                board: self.start_board(mission)?,
            },
            Rest::Turn { .. } => Question::Turn,
            Rest::LastMarker { .. } => Question::LastMarker,
            Rest::Intrigue { board, .. } => Question::Intrigue { board },
            Rest::WinTie { board, .. } => Question::WinTie { board },
            Rest::Bribe { scoring, .. } => Question::Bribe {
                board: scoring.board,
                price: self.price(seat, scoring.board),
            },
            Rest::Maintenon { .. } => Question::PlaceOnFive {
                most: self.holdings[seat].markers().min(2),
            },
            Rest::Conde { .. } => Question::PlaceAnywhere,
            Rest::LayOut { .. } => Question::LayOut,
            Rest::DrawMission { left, changing, .. } => Question::DrawMission { left, changing },
            Rest::KeepChip { .. } => Question::KeepChip,
            Rest::ChangeMissions { .. } => Question::ChangeMissions,
            Rest::LateChange { .. } => Question::ChangeChip,
            Rest::Over => return None,
        };
        Some(Decision { seat, question })
    }

    /// Carries an answer out, up to the next question. The observer is called at each event
    /// with the table as it is then.
    ///
    /// # Errors
    /// Refuses what [`check`](Self::check) refuses, and leaves the game as it was.
    pub fn apply<O: Observer>(&mut self, action: &Action, observer: &mut O) -> Result<(), Illegal> {
        self.check(action)?;
        match self.rest.phase() {
            Phase::Supply => self.perform_supply(*action, observer),
            Phase::Influence => self.perform_influence(*action, observer),
            Phase::Scoring => self.perform_scoring(*action, observer),
            Phase::Missions => self.perform_missions(*action, observer),
            Phase::Over => {}
        }
        Ok(())
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The seats that play, from A.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(usize::from(self.players))
    }

    /// The seats in turn order: clockwise from the start player.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (start, players) = (self.start.index(), usize::from(self.players));
        (0..players).map(move |step| Seat::ALL[(start + step) % players])
    }

    /// The start player of this round.
    pub const fn start(&self) -> Seat {
        self.start
    }

    /// The round, 1 to 4.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The phase.
    pub const fn phase(&self) -> Phase {
        self.rest.phase()
    }

    /// Where the game rests, in full.
    pub const fn rest(&self) -> &Rest {
        &self.rest
    }

    /// The printed values.
    pub const fn components(&self) -> &Components {
        &self.components
    }

    /// Where Louis stands, if he is on a board.
    pub const fn louis(&self) -> Option<Board> {
        self.louis
    }

    /// Whether the board shows its back.
    pub const fn is_flipped(&self, board: Board) -> bool {
        self.flipped.contains(board)
    }

    /// What the upper side of the board asks for.
    pub fn condition(&self, board: Board) -> Condition {
        self.components.condition(board, self.is_flipped(board))
    }

    /// Everybody's markers on a board.
    pub fn markers(&self, board: Board) -> Sides<u8> {
        self.markers[board]
    }

    /// The neutral markers that are on no board.
    pub const fn neutral(&self) -> u8 {
        self.neutral
    }

    /// What a player has, secrets included.
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.holdings[seat]
    }

    /// The influence cards in the centre.
    pub const fn centre(&self) -> Hand {
        self.centre
    }

    /// The missions whose chance in this phase has gone.
    pub const fn used(&self) -> Missions {
        self.used
    }

    /// The money cards turned up so far, the latest last.
    pub fn money_cards(&self) -> impl Iterator<Item = MoneyCard> + '_ {
        let turned = usize::from(self.decks.turned);
        self.decks.money[..turned]
            .iter()
            .map(|&number| self.components.money()[usize::from(number)])
    }

    /// How many cards a mission deck has.
    pub fn missions_left(&self, tier: Tier) -> usize {
        match tier {
            Tier::Light => self.decks.light.len(),
            Tier::Medium => self.decks.medium.len(),
            Tier::Dark => self.decks.dark.len(),
        }
    }

    /// How many cards the influence deck has.
    pub const fn influence_left(&self) -> usize {
        self.decks.influence.len()
    }

    /// How many cards the intrigue deck has.
    pub const fn intrigue_left(&self) -> usize {
        self.decks.intrigue.len()
    }

    /// How many shields are left to draw.
    pub const fn shields_left(&self) -> usize {
        self.decks.shields.len()
    }

    /// Who would be paid what on a board if it were scored now, and why.
    pub fn standing(&self, board: Board) -> Standing {
        let (favoured, fresh) = match self.rest {
            Rest::Bribe { scoring, .. } | Rest::Maintenon { scoring, .. }
                if scoring.board == board =>
            {
                (scoring.favoured, SeatSet::EMPTY)
            }
            Rest::Conde { scoring, fresh, .. } if scoring.board == board => {
                (scoring.favoured, fresh)
            }
            _ => (None, SeatSet::EMPTY),
        };
        self.standing_with(board, favoured, fresh)
    }

    /// The same, with a tie won by somebody, and without the markers that somebody has just
    /// put there.
    pub(super) fn standing_with(
        &self,
        board: Board,
        favoured: Option<Seat>,
        fresh: SeatSet,
    ) -> Standing {
        let mut counts = self.markers[board];
        for seat in fresh.iter() {
            counts[seat] -= 1;
        }
        Standing::of(&Facts {
            board,
            condition: self.condition(board),
            louis: self.louis == Some(board),
            favoured,
            counts,
            discount: self.owner(Effect::OneOff),
        })
    }

    /// The price of a bribe on this board for this player (R8.20).
    pub(super) fn price(&self, seat: Seat, board: Board) -> u8 {
        match self.condition(board) {
            Condition::Money(price) => {
                price.saturating_sub(u8::from(self.holdings[seat].laid.has(Effect::OneOff)))
            }
            _ => 0,
        }
    }

    /// Who has laid out a mission of which there is one.
    pub(super) fn owner(&self, effect: Effect) -> Option<Seat> {
        self.seats()
            .find(|&seat| self.holdings[seat].laid.has(effect))
    }

    /// The missions of this effect that a player can still use in this phase.
    pub(super) fn ready(&self, seat: Seat, effect: Effect) -> Missions {
        self.holdings[seat]
            .laid
            .and(Missions::with(effect))
            .without(self.used)
    }

    /// The next seat in turn order; `None` after the last.
    pub(super) fn after(&self, seat: Seat) -> Option<Seat> {
        let next = self.clockwise(seat);
        (next != self.start).then_some(next)
    }

    /// The next seat clockwise.
    pub(super) fn clockwise(&self, seat: Seat) -> Seat {
        Seat::ALL[(seat.index() + 1) % usize::from(self.players)]
    }

    /// Opens a phase: every mission may be used again.
    pub(super) fn open<O: Observer>(&mut self, phase: Phase, observer: &mut O) {
        self.used = Missions::EMPTY;
        let chapter = match phase {
            Phase::Supply => Rule::new(4, 1),
            Phase::Influence => Rule::new(5, 3),
            Phase::Scoring => Rule::new(6, 9),
            Phase::Missions => Rule::new(7, 1),
            Phase::Over => Rule::new(7, 3),
        };
        self.tell(observer, chapter, What::Phase { phase });
    }

    /// Shows an event.
    pub(super) fn tell<O: Observer>(&self, observer: &mut O, rule: Rule, what: What) {
        observer.event(self, Event { rule, what });
    }

    /// Takes the first ready mission of this effect as used.
    pub(super) fn spend<O: Observer>(&mut self, seat: Seat, effect: Effect, observer: &mut O) {
        if let Some(mission) = self.ready(seat, effect).first() {
            self.spend_card(seat, mission, observer);
        }
    }

    /// Takes this mission as used.
    pub(super) fn spend_card<O: Observer>(
        &mut self,
        seat: Seat,
        mission: Mission,
        observer: &mut O,
    ) {
        self.used.insert(mission);
        self.tell(
            observer,
            mission.rule(),
            What::MissionUsed { seat, mission },
        );
    }

    /// Money from the bank (unlimited, R1.9).
    pub(super) fn gain_coins<O: Observer>(&mut self, seat: Seat, count: u8, rule: Rule, o: &mut O) {
        let coins = &mut self.holdings[seat].coins;
        *coins = coins.saturating_add(count);
        self.tell(o, rule, What::CoinsGained { seat, count });
    }

    /// Money to the bank.
    pub(super) fn pay_coins<O: Observer>(&mut self, seat: Seat, count: u8, rule: Rule, o: &mut O) {
        self.holdings[seat].coins -= count;
        self.tell(o, rule, What::CoinsPaid { seat, count });
    }

    /// Markers from the general to the personal reserve, as many as there are.
    pub(super) fn take_back<O: Observer>(&mut self, seat: Seat, most: u8, rule: Rule, o: &mut O) {
        let count = most.min(self.holdings[seat].general);
        if count == 0 {
            return self.tell(o, rule, What::NoMarkers { seat });
        }
        self.holdings[seat].general -= count;
        self.holdings[seat].personal += count;
        let (from, to) = (
            Place::Reserve(Reserve::General),
            Place::Reserve(Reserve::Personal),
        );
        self.tell(
            o,
            rule,
            What::Markers {
                side: seat.into(),
                count,
                from,
                to,
            },
        );
    }

    /// Markers from a reserve to a board. The reserve must have them.
    pub(super) fn put<O: Observer>(
        &mut self,
        seat: Seat,
        count: u8,
        (from, board): (Reserve, Board),
        rule: Rule,
        o: &mut O,
    ) {
        match from {
            Reserve::General => self.holdings[seat].general -= count,
            Reserve::Personal => self.holdings[seat].personal -= count,
        }
        self.markers[board][seat] += count;
        let (from, to) = (Place::Reserve(from), Place::Board(board));
        self.tell(
            o,
            rule,
            What::Markers {
                side: Side::Seat(seat),
                count,
                from,
                to,
            },
        );
    }

    /// One marker on a board, from the general reserve or, if that is empty, from the
    /// personal one (R6.11).
    pub(super) fn put_from_general<O: Observer>(
        &mut self,
        seat: Seat,
        board: Board,
        rule: Rule,
        o: &mut O,
    ) {
        let from = if self.holdings[seat].general > 0 {
            Reserve::General
        } else {
            Reserve::Personal
        };
        self.put(seat, 1, (from, board), rule, o);
    }

    /// A shield from the pile, or a plain one when it is empty (R1.9).
    pub(super) fn draw_shield<O: Observer>(&mut self, seat: Seat, rule: Rule, o: &mut O) {
        let kind = self.decks.shields.draw();
        self.holdings[seat].shields.add(kind);
        self.tell(
            o,
            rule,
            What::ShieldDrawn {
                seat,
                kind,
                plain: kind.is_none(),
            },
        );
    }

    /// The top influence card to a hand; whoever knew it there knows it still.
    pub(super) fn draw_influence<O: Observer>(&mut self, seat: Seat, rule: Rule, o: &mut O) {
        let Some(Lying { card, knowers }) = self.decks.influence.draw() else {
            return self.tell(o, rule, What::NoInfluenceCard { seat });
        };
        self.holdings[seat].influence.add(card);
        for viewer in knowers.iter().filter(|&viewer| viewer != seat) {
            self.known.influence[seat][viewer].add(card);
        }
        self.tell(
            o,
            rule,
            What::InfluenceDrawn {
                seat,
                card: Some(card),
            },
        );
    }

    /// The top intrigue card to a hand (R6.13).
    pub(super) fn draw_intrigue<O: Observer>(&mut self, seat: Seat, rule: Rule, o: &mut O) {
        match self.decks.intrigue.draw() {
            Some(card) => {
                self.holdings[seat].intrigue.insert(card);
                self.tell(
                    o,
                    rule,
                    What::IntrigueDrawn {
                        seat,
                        card: Some(card),
                    },
                );
            }
            None => self.tell(o, Rule::new(6, 13), What::NoIntrigueCard { seat }),
        }
    }

    /// An influence card leaves a hand. Somebody who knew of one of that face cannot tell
    /// whether it was this one, and knows of one less.
    pub(super) fn give_up(&mut self, seat: Seat, card: Influence) {
        self.holdings[seat].influence.take(card);
        for viewer in Seat::ALL {
            self.known.influence[seat][viewer].take(card);
        }
    }
}

impl Holding {
    /// Markers in both reserves.
    pub const fn markers(&self) -> u8 {
        self.personal + self.general
    }

    /// How many missions of each tier are in hand: light, medium, dark. Public (R3.5).
    pub fn missions_by_tier(&self) -> [usize; 3] {
        Tier::ALL.map(|tier| self.missions.and(Missions::tier(tier)).len())
    }
}

impl Filler for Mission {
    const FILLER: Self = Mission::FIRST;
}
