//! A table to test at: a position, answers to its questions, and everything that happened.

use std::ops::Deref;

use louis_xiv_engine::{
    Action, Board, Components, Event, Game, Illegal, Influence, Mission, Place, Placement,
    Position, Question, Reason, Reserve, Rule, Seat, Setup, Shield, Side, Usage, What,
};
use serde_json::Value;

use super::lay;

/// A game and its events so far. Whatever can be asked of the game can be asked of it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    game: Game,
    events: Vec<Event>,
    /// How many events there were before the last answer.
    before: usize,
}

impl Deref for Table {
    type Target = Game;
    fn deref(&self) -> &Game {
        &self.game
    }
}

impl Table {
    /// This position, in the words of scenario files, played to its first question.
    #[track_caller]
    pub(crate) fn at(value: Value) -> Self {
        let position = lay::position(&value);
        Self::begun(|events| {
            position.begin(events).unwrap_or_else(|bad| panic!("{bad:?}: {value}"))
        })
    }

    /// This position, not begun.
    pub(crate) fn position(value: Value) -> Position {
        lay::position(&value)
    }

    /// A new game with the shipped components.
    pub(crate) fn new(players: u8, start: Seat, seed: u64) -> Self {
        let setup = Setup { players, start, seed, components: Components::SHIPPED };
        Self::begun(|events| Game::new(&setup, events).expect("a good setup"))
    }

    fn begun(begin: impl FnOnce(&mut Vec<Event>) -> Game) -> Self {
        let mut events = Vec::new();
        let game = begin(&mut events);
        Self { game, events, before: 0 }
    }

    /// Answers for the player who is asked.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) -> &mut Self {
        assert_eq!(self.decision().map(|d| d.seat), Some(seat), "asked: {:?}", self.decision());
        self.before = self.events.len();
        if let Err(illegal) = self.game.apply(&action, &mut self.events) {
            panic!("{seat} {action:?}: {illegal}");
        }
        self.game.laws().unwrap_or_else(|broken| panic!("after {action:?}: {broken:?}"));
        self
    }

    /// Offers an answer that this rule must refuse, for this reason.
    #[track_caller]
    pub(crate) fn refused(&mut self, seat: Seat, action: Action, rule: &str, reason: Reason) {
        assert_eq!(self.decision().map(|d| d.seat), Some(seat), "asked: {:?}", self.decision());
        let before = self.game.clone();
        let mut events: Vec<Event> = Vec::new();
        let answer = self.game.apply(&action, &mut events);
        assert_eq!(answer, Err(Illegal::new(r(rule), reason)), "{action:?}");
        assert_eq!(self.game, before, "a refusal changes nothing");
        assert!(events.is_empty());
        assert!(!self.legal().contains(&action), "{action:?} is listed");
    }

    /// Every listed answer.
    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.legal_actions(&mut list);
        list
    }

    /// Everything that happened.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    /// What happened since the last answer was given.
    pub(crate) fn last(&self) -> &[Event] {
        &self.events[self.before..]
    }

    /// Forgets what happened so far.
    pub(crate) fn forget(&mut self) -> &mut Self {
        self.events.clear();
        self.before = 0;
        self
    }

    /// This happened, by this rule.
    #[track_caller]
    pub(crate) fn saw(&self, rule: &str, what: What) {
        let wanted = Event { rule: r(rule), what };
        assert!(self.events.contains(&wanted), "no {wanted:?} among {:#?}", self.events);
    }

    /// These happened in this order, by these rules, with anything in between.
    #[track_caller]
    pub(crate) fn saw_in_order(&self, wanted: &[(&str, What)]) {
        let mut events = self.events.iter();
        for &(rule, what) in wanted {
            let event = Event { rule: r(rule), what };
            assert!(
                events.any(|&seen| seen == event),
                "no {event:?} in its place among {:#?}",
                self.events
            );
        }
    }

    /// How often something of this kind happened.
    pub(crate) fn count(&self, kind: impl Fn(&What) -> bool) -> usize {
        self.events.iter().filter(|event| kind(&event.what)).count()
    }

    /// Nothing of this kind happened.
    #[track_caller]
    pub(crate) fn never(&self, kind: impl Fn(&What) -> bool) {
        let seen = self.events.iter().find(|event| kind(&event.what));
        assert_eq!(seen, None);
    }

    /// Who is asked what.
    #[track_caller]
    pub(crate) fn asks(&self, seat: Seat, question: Question) {
        let asked = self.decision().map(|d| (d.seat, d.question));
        assert_eq!(asked, Some((seat, question)));
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    /// A player's markers: personal and general reserve.
    pub(crate) fn reserves(&self, seat: Seat) -> (u8, u8) {
        let holding = self.holding(seat);
        (holding.personal, holding.general)
    }

    /// A player's Louis d'or.
    pub(crate) fn coins(&self, seat: Seat) -> u8 {
        self.holding(seat).coins
    }

    /// The markers of a side on the board with this number.
    pub(crate) fn on(&self, board: u8, side: impl Into<Side>) -> u8 {
        self.markers(b(board))[side.into()]
    }

    /// A player's influence cards, in order.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<Influence> {
        self.secret(seat).influence.cards().collect()
    }

    /// A player's shields of a kind.
    pub(crate) fn shields(&self, seat: Seat, kind: Shield) -> u8 {
        self.secret(seat).shields.count(kind)
    }
}

/// The rule with this number.
#[track_caller]
pub(crate) fn r(rule: &str) -> Rule {
    rule.parse().unwrap_or_else(|_| panic!("{rule} is no rule"))
}

/// The board with this number.
#[track_caller]
pub(crate) fn b(number: u8) -> Board {
    Board::from_number(number).expect("boards go from 1 to 12")
}

/// The influence card of a character.
pub(crate) fn card(number: u8) -> Influence {
    Influence::Character(b(number))
}

/// A joker.
pub(crate) const JOKER: Influence = Influence::Joker;

/// The mission with this name.
#[track_caller]
pub(crate) fn mission(name: &str) -> Mission {
    Mission::from_name(name).unwrap_or_else(|| panic!("there is no mission {name}"))
}

/// Markers on these boards.
pub(crate) fn placement(boards: &[u8]) -> Placement {
    let boards: Vec<Board> = boards.iter().map(|&number| b(number)).collect();
    Placement::new(&boards).expect("one to four markers")
}

/// Play a card to put a marker on each of these boards.
pub(crate) fn place(card: Influence, boards: &[u8]) -> Action {
    Action::Play { card, usage: Usage::Place(placement(boards)) }
}

/// Play a card to take markers back.
pub(crate) fn take_back(card: Influence) -> Action {
    Action::Play { card, usage: Usage::TakeBack }
}

/// A player's markers on the way.
pub(crate) fn moved(side: impl Into<Side>, count: u8, from: Place, to: Place) -> What {
    What::Markers { side: side.into(), count, from, to }
}

/// The general reserve.
pub(crate) const GENERAL: Place = Place::Reserve(Reserve::General);
/// The personal reserve.
pub(crate) const PERSONAL: Place = Place::Reserve(Reserve::Personal);

/// The board with this number, as a place.
pub(crate) fn board(number: u8) -> Place {
    Place::Board(b(number))
}
