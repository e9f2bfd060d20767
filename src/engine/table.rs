//! The table: everything that lies open (R3.5). A game and every view of it have one.

use serde::{Deserialize, Serialize};

use super::action::Payment;
use super::board::{Board, BoardSet, ByBoard};
use super::card::{Chip, Chips, Hand};
use super::decision::{Decision, Phase, Question, Rest};
use super::deck::{Deck, Filler};
use super::mission::{Effect, Mission, Missions, Tier};
use super::phases::missions::CHANGE_PRICE;
use super::printed::{Components, Condition, MoneyCard};
use super::reward::Rewards;
use super::seat::{Seat, SeatSet, Seats, Sides};
use super::standing::{Facts, Standing};

/// Everything that lies open, and where the game rests: that is public, too (R3.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub(super) components: Components,
    pub(super) players: u8,
    pub(super) start: Seat,
    pub(super) round: u8,
    pub(super) rest: Rest,
    /// The phase; between two questions it can be ahead of where the game last rested.
    #[serde(skip)]
    pub(super) phase: Phase,
    /// Boards that show their back.
    pub(super) flipped: BoardSet,
    pub(super) louis: Option<Board>,
    pub(super) markers: ByBoard<Sides<u8>>,
    /// Neutral markers that are not on a board (R9.1).
    pub(super) neutral: u8,
    pub(super) holdings: Seats<Holding>,
    /// Influence cards played or turned up in this phase.
    pub(super) centre: Hand,
    /// Missions laid out whose chance in this phase has gone.
    pub(super) used: Missions,
    /// Money cards turned up, the latest on top.
    pub(super) money: Deck<MoneyCard, 8>,
}

/// What lies open before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
}

impl Holding {
    /// Markers in both reserves.
    pub const fn markers(&self) -> u8 {
        self.personal + self.general
    }
}

/// How many hidden cards and shields a player has: public (R3.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Influence cards.
    pub influence: u8,
    /// Intrigue cards.
    pub intrigue: u8,
    /// Missions in hand: light, medium, dark.
    pub missions: [u8; 3],
    /// Shields.
    pub shields: u8,
    /// How many of them are plain (R1.9).
    pub plain: u8,
}

impl Counts {
    /// How many missions in hand, of any tier.
    pub fn missions_in_hand(&self) -> u8 {
        self.missions.iter().sum()
    }
}

/// How many cards and shields are left to draw: public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Piles {
    /// The influence deck.
    pub influence: u8,
    /// The intrigue deck.
    pub intrigue: u8,
    /// The mission decks: light, medium, dark.
    pub missions: [u8; 3],
    /// The shields.
    pub shields: u8,
}

impl Piles {
    /// How many cards this mission deck has.
    pub const fn of(&self, tier: Tier) -> u8 {
        self.missions[tier as usize]
    }
}

impl Filler for MoneyCard {
    const FILLER: Self = MoneyCard { board: Board::Anne, coins: 0 };
}

impl Table {
    /// Who is asked what; `None` exactly when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        let seat = self.rest.seat()?;
        let question = match self.rest {
            Rest::TradeMarker { late, .. } => Question::TradeMarker { late },
            Rest::TwoGains { .. } => Question::TwoGains,
            Rest::StartMarker { mission, .. } => {
                Question::StartMarker { mission, board: self.start_board(mission)? }
            }
            Rest::Turn { .. } => Question::Turn,
            Rest::LastMarker { .. } => Question::LastMarker,
            Rest::Intrigue { board, .. } => Question::Intrigue { board },
            Rest::WinTie { board, .. } => Question::WinTie { board },
            Rest::Bribe { scoring, .. } => {
                Question::Bribe { board: scoring.board, price: self.price(seat, scoring.board) }
            }
            Rest::PlaceMarkers { scoring, .. } => {
                let (board, most) = self.pays(scoring.board).markers_on()?;
                Question::PlaceMarkers { board, most: self.holdings[seat].markers().min(most) }
            }
            Rest::PlaceAnywhere { .. } => Question::PlaceAnywhere,
            Rest::LayOut { .. } => Question::LayOut,
            Rest::DrawMission { left, changing, .. } => Question::DrawMission { left, changing },
            Rest::KeepChip { .. } => Question::KeepChip,
            Rest::ChangeMissions { .. } => Question::ChangeMissions,
            Rest::LateChange { .. } => Question::ChangeChip,
            Rest::Over => return None,
        };
        Some(Decision { seat, question })
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The seats that play, from A.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
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

    /// The round, from 1 to [`Components::rounds`].
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whether the game ends with this round (R7.3).
    pub const fn is_last_round(&self) -> bool {
        self.round >= self.components.rounds()
    }

    /// The phase.
    pub const fn phase(&self) -> Phase {
        self.phase
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

    /// What the board pays (R6.10).
    pub fn pays(&self, board: Board) -> Rewards {
        self.components.pays(board)
    }

    /// Everybody's markers on a board.
    pub fn markers(&self, board: Board) -> Sides<u8> {
        self.markers[board]
    }

    /// The neutral markers that are on no board.
    pub const fn neutral(&self) -> u8 {
        self.neutral
    }

    /// What lies open before a player.
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
    pub fn money_cards(&self) -> &[MoneyCard] {
        self.money.cards()
    }

    /// Who would be paid what on a board if it were scored now, and why.
    pub fn standing(&self, board: Board) -> Standing {
        let (favoured, fresh) = match self.rest {
            Rest::Bribe { scoring, .. } | Rest::PlaceMarkers { scoring, .. }
                if scoring.board == board =>
            {
                (scoring.favoured, SeatSet::EMPTY)
            }
            Rest::PlaceAnywhere { scoring, fresh, .. } if scoring.board == board => {
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
        self.standing_of(board, favoured, counts)
    }

    /// Who would be paid what on a board with these markers, and why: for a placement in the
    /// making.
    pub fn standing_of(&self, board: Board, favoured: Option<Seat>, counts: Sides<u8>) -> Standing {
        let condition = self.condition(board);
        let asks_money = matches!(condition, Condition::Money(_));
        Standing::of(&Facts {
            board,
            condition,
            louis: self.louis == Some(board),
            favoured,
            counts,
            discount: if asks_money { self.owner(Effect::OneOff) } else { None },
        })
    }

    /// The price of a bribe on this board for this player (R8.20); 0 where none is asked for.
    pub fn price(&self, seat: Seat, board: Board) -> u8 {
        match self.condition(board) {
            Condition::Money(price) => {
                price.saturating_sub(u8::from(self.holdings[seat].laid.has(Effect::OneOff)))
            }
            _ => 0,
        }
    }

    /// Who has laid out a mission of which there is one.
    pub fn owner(&self, effect: Effect) -> Option<Seat> {
        self.seats().find(|&seat| self.holdings[seat].laid.has(effect))
    }

    /// The missions of this effect that a player can still use in this phase.
    pub fn ready(&self, seat: Seat, effect: Effect) -> Missions {
        let laid = self.holdings[seat].laid;
        laid.and(Missions::with(effect)).without(self.used)
    }

    /// Every way in which a player can pay for a mission now, sorted (R7.1).
    pub fn payments(&self, seat: Seat, mission: Mission) -> impl Iterator<Item = Payment> + use<> {
        let chips = self.holdings[seat].chips;
        let cost = self.components.cost(mission);
        Chip::ALL.into_iter().flat_map(move |first| {
            Chip::ALL
                .into_iter()
                .filter(move |&second| first <= second)
                .map(move |second| Payment::new(first, second))
                .filter(move |&pay| pay.covers(cost) && pay.within(chips))
        })
    }

    /// What a player's missions laid out are worth (R7.3).
    pub fn points_laid(&self, seat: Seat) -> u16 {
        let laid = self.holdings[seat].laid.iter();
        laid.map(|mission| u16::from(self.components.points(mission))).sum()
    }

    /// Where a start-of-influence mission puts its marker.
    pub(super) fn start_board(&self, mission: Mission) -> Option<Board> {
        match mission.effect() {
            Effect::MarkerOn(board) => Some(board),
            Effect::MarkerAtLouis => self.louis,
            _ => None,
        }
    }

    /// The seats in turn order from this one on; nobody is after the last.
    pub(super) fn turns_from(&self, from: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
        let players = usize::from(self.players);
        let start = self.start.index();
        let first = from.map_or(players, |seat| (seat.index() + players - start) % players);
        (first..players).map(move |step| Seat::ALL[(start + step) % players])
    }

    /// Whether R8.6 could be used now.
    pub(super) fn can_change_chip(&self, seat: Seat) -> bool {
        let holding = &self.holdings[seat];
        holding.coins >= CHANGE_PRICE
            && holding.chips.kinds().any(|chip| chip != Chip::Crown)
            && !self.ready(seat, Effect::ChangeChip).is_empty()
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
}
