//! Positions for the tests, partly given and completed from a seed, without the game's reader of
//! scenario files: these tests know the rules package alone. A bad one panics.

use louis_xiv_engine::chance::{Stream, shuffle};
use louis_xiv_engine::{
    At, Board, ByBoard, Components, Hand, Holding, Influence, Mission, MoneyCard, Phase, Position,
    Rest, Seat, SeatSet, Seats, Setup, Shield, Sides, Tier,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What stands there, if anything does.
fn given<T: DeserializeOwned>(value: &Value) -> Option<T> {
    let read = |value: &Value| serde_json::from_value(value.clone());
    (!value.is_null()).then(|| read(value).unwrap_or_else(|bad| panic!("{bad}: {value}")))
}

fn or<T: DeserializeOwned>(value: &Value, otherwise: T) -> T {
    given(value).unwrap_or(otherwise)
}

/// Cards without a place yet, in the order that the seed gives them.
struct Pool<T>(Vec<T>);

impl<T: PartialEq + Copy + std::fmt::Debug> Pool<T> {
    fn new(cards: impl Iterator<Item = T>, seed: u64, stream: Stream) -> Self {
        let mut cards: Vec<T> = cards.collect();
        shuffle(seed, stream, &mut cards);
        Self(cards)
    }

    fn take(&mut self, card: T) {
        let place = self.0.iter().position(|&other| other == card);
        self.0.remove(place.unwrap_or_else(|| panic!("too many of {card:?}")));
    }

    fn find(&mut self, fits: impl Fn(T) -> bool) -> Option<T> {
        let place = self.0.iter().position(|&card| fits(card))?;
        Some(self.0.remove(place))
    }

    /// What is left, with these on top, the first of them highest.
    fn under(self, tops: &[T]) -> Vec<T> {
        self.0.into_iter().chain(tops.iter().rev().copied()).collect()
    }
}

/// The position that is described there, in the words of scenario files.
pub(super) fn position(value: &Value) -> Position {
    let (seed, players) = (or(&value["seed"], 0), or(&value["players"], 0));
    let (start, round) = (or(&value["start"], Seat::A), or(&value["round"], 1));
    let order =
        || (0..usize::from(players)).map(|n| Seat::ALL[(start.index() + n) % players as usize]);
    let at = at(&value["at"]);
    let components = or(&value["components"], Components::SHIPPED);
    let money = money(value, seed, usize::from(round) - 1);
    let named = components.money()[usize::from(money[usize::from(round) - 1])].board;
    let mut position = Position {
        components,
        seed,
        players,
        start,
        round,
        at,
        back: or(&value["back"], Default::default()),
        louis: louis(at, named),
        markers: ByBoard::from_fn(|board| stack(&value["markers"][board.to_string()])),
        holdings: Seats::default(),
        secrets: Seats::default(),
        centre: or(&value["centre"], Hand::EMPTY),
        used: or(&value["used"], Default::default()),
        influence: Vec::new(),
        intrigue: Vec::new(),
        missions: [const { Vec::new() }; 3],
        shields: Vec::new(),
        money,
        known_influence: or(&value["known"]["influence"], Default::default()),
        known_intrigue: or(&value["known"]["intrigue"], Default::default()),
        known_missions: or(&value["known"]["missions"], Default::default()),
    };
    let sheet = |seat: Seat| &value["seats"][seat.to_string()];
    for (turn, seat) in order().enumerate() {
        let placed: u8 = position.markers.0.iter().map(|board| board[seat]).sum();
        let general = Setup::out_of_play(players, turn);
        position.holdings[seat] = holding(sheet(seat), Setup::MARKERS - placed, general);
    }
    let decks = &value["decks"];

    let all = Influence::all().flat_map(|card| std::iter::repeat_n(card, card.copies().into()));
    let mut pool = Pool::new(all, seed, Stream::Influence(round));
    let tops: Vec<Influence> = or(&decks["influence"], Vec::new());
    position.centre.cards().chain(tops.iter().copied()).for_each(|card| pool.take(card));
    let hands = order().filter_map(|seat| Some((seat, given::<Hand>(&sheet(seat)["influence"])?)));
    for (seat, hand) in hands {
        hand.cards().for_each(|card| pool.take(card));
        position.secrets[seat].influence = hand;
    }
    if matches!(at, At::Phase(Phase::Influence) | At::Turn(_)) {
        for seat in order().filter(|&seat| sheet(seat)["influence"].is_null()) {
            let drawn = (0..5).filter_map(|_| pool.0.pop());
            position.secrets[seat].influence = drawn.collect();
        }
    }
    position.influence = pool.under(&tops).into_iter().map(|card| (card, SeatSet::EMPTY)).collect();

    let mut pool = Pool::new(Board::ALL.into_iter(), seed, Stream::Intrigue);
    let tops: Vec<Board> = or(&decks["intrigue"], Vec::new());
    tops.iter().for_each(|&card| pool.take(card));
    for seat in order() {
        position.secrets[seat].intrigue = or(&sheet(seat)["intrigue"], Default::default());
        position.secrets[seat].intrigue.iter().for_each(|card| pool.take(card));
    }
    position.intrigue = pool.under(&tops);

    let mut pools =
        Tier::ALL.map(|tier| Pool::new(Mission::of(tier), seed, Stream::Missions(tier)));
    let tops: [Vec<Mission>; 3] =
        ["light", "medium", "dark"].map(|tier| or(&decks[tier], Vec::new()));
    tops.iter().flatten().for_each(|&mission| pools[mission.tier() as usize].take(mission));
    for seat in order() {
        position.secrets[seat].missions = or(&sheet(seat)["missions"], Default::default());
        let held = position.secrets[seat].missions.iter();
        let all = held.chain(position.holdings[seat].laid.iter());
        all.for_each(|mission| pools[mission.tier() as usize].take(mission));
    }
    for seat in order().filter(|&seat| sheet(seat)["missions"].is_null()) {
        let dealt = [Tier::Light, Tier::Medium].map(|tier| pools[tier as usize].0.pop());
        position.secrets[seat].missions = dealt.into_iter().flatten().collect();
    }
    for (deck, (pool, tops)) in position.missions.iter_mut().zip(pools.into_iter().zip(tops)) {
        *deck = pool.under(&tops);
    }

    let all = Shield::ALL.into_iter().flat_map(|kind| [kind; Shield::COPIES as usize]);
    let mut pool = Pool::new(all, seed, Stream::Shields);
    let tops: Vec<Shield> = or(&decks["shields"], Vec::new());
    tops.iter().for_each(|&kind| pool.take(kind));
    for seat in order() {
        for name in or(&sheet(seat)["shields"], Vec::<String>::new()) {
            let kind = (name != "plain").then(|| or(&Value::String(name), Shield::Lily));
            kind.iter().for_each(|&kind| pool.take(kind));
            position.secrets[seat].shields.add(kind);
        }
        for kind in or(&sheet(seat)["unseen"], Vec::new()) {
            pool.take(kind);
            position.secrets[seat].shields.add_unseen(Some(kind));
        }
    }
    position.shields = pool.under(&tops);
    position
}

fn at(value: &Value) -> At {
    let phase = given(&value["phase"]).map(At::Phase);
    let turn = given(&value["turn"]).map(At::Turn);
    let board = given(&value["board"]).map(At::Board);
    let rest = given::<Rest>(&value["rest"]).map(At::Rest);
    phase.or(turn).or(board).or(rest).unwrap_or(At::Phase(Phase::Supply))
}

/// Where Louis stands until his board is scored.
fn louis(at: At, named: Board) -> Option<Board> {
    let (phase, board) = match at {
        At::Phase(phase) => (phase, None),
        At::Turn(_) => (Phase::Influence, None),
        At::Board(board) => (Phase::Scoring, Some(board)),
        At::Rest(rest) => (rest.phase(), rest.board()),
    };
    let gone = matches!(phase, Phase::Missions | Phase::Over) || Some(named) < board;
    (!gone).then_some(named)
}

fn stack(value: &Value) -> Sides<u8> {
    Sides(["A", "B", "C", "D", "neutral"].map(|side| or(&value[side], 0)))
}

/// The money cards: those given, then one for Louis, then any.
fn money(value: &Value, seed: u64, this_round: usize) -> [u8; 8] {
    if let Some(order) = given(&value["decks"]["money"]) {
        return order;
    }
    let card = |number: u8| Components::SHIPPED.money()[usize::from(number)];
    let mut pool = Pool::new(0..8, seed, Stream::Money);
    let wanted: Vec<MoneyCard> = or(&value["money-cards"], Vec::new());
    let mut order: Vec<u8> = wanted
        .iter()
        .map(|&wanted| pool.find(|number| card(number) == wanted).expect("a money card"))
        .collect();
    let board: Option<Board> = given(&value["louis"]);
    let louis = board
        .filter(|_| order.len() <= this_round)
        .and_then(|board| pool.find(|number| card(number).board == board));
    while order.len() < 8 {
        let next = louis.filter(|_| order.len() == this_round);
        order.push(next.or_else(|| pool.find(|_| true)).or(louis).expect("eight cards"));
    }
    order.try_into().expect("eight cards")
}

/// Markers, money and what lies open; reserves as at the start unless given.
fn holding(sheet: &Value, free: u8, at_start: u8) -> Holding {
    let (general, personal) =
        match (given::<u8>(&sheet["general"]), given::<u8>(&sheet["personal"])) {
            (Some(general), Some(personal)) => (general, personal),
            (Some(general), None) => (general, free.saturating_sub(general)),
            (None, Some(personal)) => (free.saturating_sub(personal), personal),
            (None, None) => (at_start.min(free), free - at_start.min(free)),
        };
    Holding {
        coins: or(&sheet["coins"], Components::SHIPPED.coins()),
        personal,
        general,
        chips: or(&sheet["chips"], Default::default()),
        laid: or(&sheet["laid"], Default::default()),
    }
}
