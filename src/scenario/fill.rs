//! Completing a scenario: what is not given comes from the seed.

use serde::Serialize;

use super::bad::{bad, explain};
use super::{AnyShield, BadScenario, KnownCards, Scenario, Sheet, Stack, Wrong};
use crate::components::{self, ComponentsFile};
use crate::engine::chance::{Stream, shuffle};
use crate::engine::{
    At, Board, ByBoard, Components, Game, Holding, Influence, Mission, MoneyCard, Observer, Phase,
    Position, Rule, Seat, SeatSet, Seats, Secret, Setup, Shield, Side, Sides, Tier,
};

/// Cards that have no place yet, in the order that the seed gives them.
struct Pool<T> {
    left: Vec<T>,
    /// How often a card was there at first.
    copies: fn(T) -> usize,
}

impl<T: PartialEq + Copy + Serialize> Pool<T> {
    /// All cards of the kinds, so many of each as there are copies.
    fn shuffled(
        kinds: impl Iterator<Item = T>,
        copies: fn(T) -> usize,
        seed: u64,
        stream: Stream,
    ) -> Self {
        let mut left: Vec<T> =
            kinds.flat_map(|card| std::iter::repeat_n(card, copies(card))).collect();
        shuffle(seed, stream, &mut left);
        Self { left, copies }
    }

    /// Takes a card that the scenario places.
    fn take(&mut self, card: T, field: &str, rule: Rule) -> Result<(), BadScenario> {
        let Some(place) = self.left.iter().position(|&other| other == card) else {
            let copies = (self.copies)(card);
            // By the name that it has in files.
            let card = serde_json::to_string(&card).unwrap_or_default();
            let card = card.trim_matches('"').to_owned();
            return Err(bad(field, Wrong::TooOften { card, copies, rule }));
        };
        self.left.remove(place);
        Ok(())
    }

    /// Takes any card.
    fn draw(&mut self) -> Option<T> {
        self.left.pop()
    }

    /// The deck: what is left, with the given cards on top.
    fn under(self, tops: &[T]) -> Vec<T> {
        self.left.into_iter().chain(tops.iter().rev().copied()).collect()
    }
}

impl Scenario {
    /// The game at its first question, showing every event on the way there.
    ///
    /// # Errors
    /// Names the field that is out of range, or the law that the position breaks.
    pub fn begin<O: Observer>(&self, observer: &mut O) -> Result<Game, BadScenario> {
        self.position()?.begin(observer).map_err(explain)
    }

    /// The whole position.
    ///
    /// # Errors
    /// Names the field that is out of range, or the law that the position breaks.
    pub fn position(&self) -> Result<Position, BadScenario> {
        let components = self.printed()?;
        self.check_table(components.rounds())?;
        let markers = self.stacks();
        let mut position = Position {
            components,
            seed: self.seed,
            players: self.players,
            start: self.start,
            round: self.round,
            at: self.at,
            back: self.back,
            louis: None,
            markers,
            holdings: Seats::default(),
            secrets: Seats::default(),
            centre: self.centre,
            used: self.used,
            influence: Vec::new(),
            intrigue: Vec::new(),
            missions: [const { Vec::new() }; 3],
            shields: Vec::new(),
            money: self.money(&components)?,
            known_influence: Seats::default(),
            known_intrigue: Seats::default(),
            known_missions: Seats::default(),
        };
        let card = components.money()[usize::from(position.money[usize::from(self.round) - 1])];
        position.louis = self.louis_now(card);
        for (turn, seat) in self.turn_order().enumerate() {
            position.holdings[seat] = self.holding(seat, turn, &position)?;
        }
        self.place_influence(&mut position)?;
        self.place_intrigue(&mut position)?;
        self.place_missions(&mut position)?;
        self.place_shields(&mut position)?;
        self.place_knowledge(&mut position)?;
        Ok(position)
    }

    fn check_table(&self, rounds: u8) -> Result<(), BadScenario> {
        if !(2..=4).contains(&self.players) {
            return Err(bad("players", Wrong::Players(self.players)));
        }
        if !(1..=rounds).contains(&self.round) {
            return Err(bad("round", Wrong::Round { round: self.round, rounds }));
        }
        let plays = |seat: Seat| seat.index() < usize::from(self.players);
        if !plays(self.start) {
            return Err(bad("start", Wrong::Idle(self.start)));
        }
        let asked = match self.at {
            At::Turn(seat) => Some(seat),
            At::Rest(rest) => rest.seat(),
            At::Phase(_) | At::Board(_) => None,
        };
        if let Some(seat) = asked.filter(|&seat| !plays(seat)) {
            return Err(bad("at", Wrong::Idle(seat)));
        }
        if let Some(&seat) = self.seats.keys().find(|&&seat| !plays(seat)) {
            return Err(bad(format!("seats.{seat}"), Wrong::Idle(seat)));
        }
        for (board, stack) in &self.markers {
            let idle = Seat::ALL.into_iter().find(|&seat| !plays(seat) && stack.of(seat) > 0);
            if let Some(seat) = idle {
                return Err(bad(format!("markers.{board}.{seat}"), Wrong::Idle(seat)));
            }
            if stack.neutral > 0 && self.players != 2 {
                let field = format!("markers.{board}.neutral");
                return Err(bad(field, Wrong::Neutral));
            }
        }
        Ok(())
    }

    /// The printed values: the shipped ones, with what the scenario says over them.
    pub(super) fn printed(&self) -> Result<Components, BadScenario> {
        let Some(form) = &self.components else { return Ok(*components::shipped()) };
        let values = ComponentsFile::of_value(form.clone()).and_then(|file| file.components());
        values.map_err(|wrong| bad("components", Wrong::Components(Box::new(wrong))))
    }

    fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (start, players) = (self.start.index(), usize::from(self.players));
        (0..players).map(move |step| Seat::ALL[(start + step) % players])
    }

    fn stacks(&self) -> ByBoard<Sides<u8>> {
        ByBoard::from_fn(|board| {
            let stack = self.markers.get(&board).copied().unwrap_or_default();
            Sides([stack.a, stack.b, stack.c, stack.d, stack.neutral])
        })
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        self.seats.get(&seat).cloned().unwrap_or_default()
    }

    /// Markers, money and what lies open (R3.1, R3.2 for what is not given).
    fn holding(
        &self,
        seat: Seat,
        turn: usize,
        Position { markers, components, .. }: &Position,
    ) -> Result<Holding, BadScenario> {
        let sheet = self.sheet(seat);
        let placed: u16 = markers.0.iter().map(|board| u16::from(board[Side::Seat(seat)])).sum();
        let all = u16::from(Setup::MARKERS);
        let at_start = u16::from(Setup::out_of_play(self.players, turn));
        let free = all.saturating_sub(placed);
        let (general, personal) =
            match (sheet.general.map(u16::from), sheet.personal.map(u16::from)) {
                (Some(general), Some(personal)) => (general, personal),
                (Some(general), None) => (general, free.saturating_sub(general)),
                (None, Some(personal)) => (free.saturating_sub(personal), personal),
                (None, None) => (at_start.min(free), free - at_start.min(free)),
            };
        let count = placed + general + personal;
        if count != all {
            return Err(bad(format!("seats.{seat}"), Wrong::Markers { count, all }));
        }
        Ok(Holding {
            coins: sheet.coins.unwrap_or(components.coins()),
            personal: personal as u8,
            general: general as u8,
            chips: sheet.chips.unwrap_or_default(),
            laid: sheet.laid.unwrap_or_default(),
        })
    }

    /// The money cards in order: those given, then one for Louis, then any.
    fn money(&self, components: &Components) -> Result<[u8; 8], BadScenario> {
        if let Some(order) = self.decks.money {
            let missing = (0..8).find(|number| !order.contains(number));
            return missing.map_or(Ok(order), |missing| {
                Err(bad("decks.money", Wrong::MoneyOrder { missing }))
            });
        }
        let mut pool = Pool::shuffled(0..8, |_| 1, self.seed, Stream::Money);
        let mut order = Vec::new();
        let card = |number: u8| components.money()[usize::from(number)];
        let mut find = |fits: &dyn Fn(MoneyCard) -> bool| {
            let place = pool.left.iter().position(|&number| fits(card(number)))?;
            Some(pool.left.remove(place))
        };
        if self.money_cards.len() > 8 {
            return Err(bad("money-cards", Wrong::MoneyCards));
        }
        let mut given = Vec::new();
        for (index, wanted) in self.money_cards.iter().enumerate() {
            let found = find(&|card| card == *wanted)
                .ok_or_else(|| bad(format!("money-cards[{index}]"), Wrong::NoMoneyCard))?;
            given.push(found);
        }
        let this_round = usize::from(self.round) - 1;
        let louis = match (self.louis, given.get(this_round)) {
            (Some(board), None) => Some(
                find(&|card| card.board == board)
                    .ok_or_else(|| bad("louis", Wrong::NoLouisCard(board)))?,
            ),
            (Some(board), Some(&number)) if card(number).board != board => {
                return Err(bad("louis", Wrong::LouisElsewhere));
            }
            _ => None,
        };
        order.extend(given);
        while order.len() < 8 {
            let next = if order.len() == this_round { louis } else { None };
            let any = next.or_else(|| find(&|_| true));
            order.extend(any.or(louis));
        }
        order.try_into().map_err(|_| bad("money-cards", Wrong::MoneyCards))
    }

    /// Louis stands where the money card puts him until his board is scored.
    fn louis_now(&self, card: MoneyCard) -> Option<Board> {
        let (phase, board) = match self.at {
            At::Phase(phase) => (phase, None),
            At::Turn(_) => (Phase::Influence, None),
            At::Board(board) => (Phase::Scoring, Some(board)),
            At::Rest(rest) => (rest.phase(), rest.board()),
        };
        match phase {
            Phase::Supply | Phase::Influence => Some(card.board),
            Phase::Scoring => Some(card.board).filter(|&louis| Some(louis) >= board),
            Phase::Missions | Phase::Over => None,
        }
    }

    fn place_influence(&self, position: &mut Position) -> Result<(), BadScenario> {
        let rule = Rule::new(1, 3);
        let stream = Stream::Influence(self.round);
        let copies = |card: Influence| usize::from(card.copies());
        let mut pool = Pool::shuffled(Influence::all(), copies, self.seed, stream);
        for card in self.centre.cards() {
            pool.take(card, "centre", rule)?;
        }
        for (index, card) in self.decks.influence.iter().enumerate() {
            pool.take(*card, &format!("decks.influence[{index}]"), rule)?;
        }
        for seat in self.turn_order() {
            if let Some(hand) = self.sheet(seat).influence {
                for card in hand.cards() {
                    pool.take(card, &format!("seats.{seat}.influence"), rule)?;
                }
                position.secrets[seat].influence = hand;
            }
        }
        let dealt = match self.at {
            At::Phase(Phase::Influence) | At::Turn(_) => 5,
            _ => 0,
        };
        for seat in self.turn_order().filter(|&seat| self.sheet(seat).influence.is_none()) {
            for _ in 0..dealt {
                if let Some(card) = pool.draw() {
                    position.secrets[seat].influence.add(card);
                }
            }
        }
        let deck = pool.under(&self.decks.influence);
        position.influence = deck.into_iter().map(|card| (card, SeatSet::EMPTY)).collect();
        Ok(())
    }

    fn place_intrigue(&self, position: &mut Position) -> Result<(), BadScenario> {
        let rule = Rule::new(1, 4);
        let mut pool = Pool::shuffled(Board::ALL.into_iter(), |_| 1, self.seed, Stream::Intrigue);
        for (index, card) in self.decks.intrigue.iter().enumerate() {
            pool.take(*card, &format!("decks.intrigue[{index}]"), rule)?;
        }
        for seat in self.turn_order() {
            let cards = self.sheet(seat).intrigue.unwrap_or_default();
            for card in cards.iter() {
                pool.take(card, &format!("seats.{seat}.intrigue"), rule)?;
            }
            position.secrets[seat].intrigue = cards;
        }
        position.intrigue = pool.under(&self.decks.intrigue);
        Ok(())
    }

    fn place_missions(&self, position: &mut Position) -> Result<(), BadScenario> {
        let rule = Rule::new(1, 6);
        let mut pools = Tier::ALL.map(|tier| {
            Pool::shuffled(Mission::of(tier), |_| 1, self.seed, Stream::Missions(tier))
        });
        let tops = [&self.decks.light, &self.decks.medium, &self.decks.dark];
        for ((pool, cards), name) in pools.iter_mut().zip(tops).zip(["light", "medium", "dark"]) {
            for (index, mission) in cards.iter().enumerate() {
                pool.take(*mission, &format!("decks.{name}[{index}]"), rule)?;
            }
        }
        for seat in self.turn_order() {
            let sheet = self.sheet(seat);
            let lists = [("laid", sheet.laid), ("missions", sheet.missions)];
            for (name, missions) in lists {
                for mission in missions.unwrap_or_default().iter() {
                    let field = format!("seats.{seat}.{name}");
                    pools[mission.tier() as usize].take(mission, &field, rule)?;
                }
            }
            position.secrets[seat].missions = sheet.missions.unwrap_or_default();
        }
        for seat in self.turn_order().filter(|&seat| self.sheet(seat).missions.is_none()) {
            for tier in [Tier::Light, Tier::Medium] {
                if let Some(mission) = pools[tier as usize].draw() {
                    position.secrets[seat].missions.insert(mission);
                }
            }
        }
        for (tier, (pool, cards)) in pools.into_iter().zip(tops).enumerate() {
            position.missions[tier] = pool.under(cards);
        }
        Ok(())
    }

    fn place_shields(&self, position: &mut Position) -> Result<(), BadScenario> {
        let rule = Rule::new(1, 8);
        let copies = |_| usize::from(Shield::COPIES);
        let mut pool = Pool::shuffled(Shield::ALL.into_iter(), copies, self.seed, Stream::Shields);
        for (index, kind) in self.decks.shields.iter().enumerate() {
            pool.take(*kind, &format!("decks.shields[{index}]"), rule)?;
        }
        for seat in self.turn_order() {
            let sheet = self.sheet(seat);
            let secret: &mut Secret = &mut position.secrets[seat];
            for (index, AnyShield(kind)) in sheet.shields.iter().flatten().enumerate() {
                if let Some(kind) = kind {
                    pool.take(*kind, &format!("seats.{seat}.shields[{index}]"), rule)?;
                }
                secret.shields.add(*kind);
            }
            for (index, kind) in sheet.unseen.into_iter().enumerate() {
                pool.take(kind, &format!("seats.{seat}.unseen[{index}]"), rule)?;
                secret.shields.add_unseen(Some(kind));
            }
        }
        position.shields = pool.under(&self.decks.shields);
        Ok(())
    }

    fn place_knowledge(&self, position: &mut Position) -> Result<(), BadScenario> {
        let Some(KnownCards { deck, influence, intrigue, missions }) = &self.known else {
            return Ok(());
        };
        if deck.len() > position.influence.len() {
            return Err(bad("known.deck", Wrong::Deck));
        }
        for (card, knowers) in position.influence.iter_mut().rev().zip(deck) {
            card.1 = *knowers;
        }
        position.known_influence = *influence;
        position.known_intrigue = *intrigue;
        position.known_missions = *missions;
        Ok(())
    }
}

impl Stack {
    fn of(&self, seat: Seat) -> u8 {
        [self.a, self.b, self.c, self.d][seat.index()]
    }
}
