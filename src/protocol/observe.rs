//! What a seat sees as a row of numbers: always as many, each with a name, the viewer first and
//! the others clockwise, for programs that learn.

use std::sync::LazyLock;

use crate::components;
use crate::engine::{
    Board, Chip, Condition, Game, Hand, Influence, Mission, Missions, Phase, Question, Seat, Setup,
    Shield, Side, Tier, View,
};

/// The names of the numbers, the same for every game.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let setup = Setup { players: 2, start: Seat::A, seed: 0, components: *components::shipped() };
    let game = Game::new(&setup, &mut ()).expect("two players can always begin");
    let mut row = Row { numbers: Vec::new(), names: Some(Vec::new()) };
    row.observe(&game.view(Some(Seat::A)), Seat::A);
    row.names.unwrap_or_default()
});

/// What each number is.
pub(super) fn names() -> &'static [String] {
    &NAMES
}

/// The row of a view, from this seat.
pub(super) fn row(view: &View, seat: Seat) -> Vec<i16> {
    let mut row = Row { numbers: Vec::with_capacity(NAMES.len()), names: None };
    row.observe(view, seat);
    row.numbers
}

struct Row {
    numbers: Vec<i16>,
    /// Only wanted once.
    names: Option<Vec<String>>,
}

impl Row {
    fn put(&mut self, number: impl Into<i16>, name: impl FnOnce() -> String) {
        self.numbers.push(number.into());
        if let Some(names) = &mut self.names {
            names.push(name());
        }
    }

    fn observe(&mut self, view: &View, own: Seat) {
        let table = view.table();
        let players = usize::from(table.players());
        let place = |seat: Seat| ((seat.index() + players - own.index()) % players) as i16;
        self.put(table.players(), || "players".into());
        self.put(table.round(), || "round".into());
        for phase in [Phase::Supply, Phase::Influence, Phase::Scoring, Phase::Missions, Phase::Over]
        {
            let name = || format!("phase.{}", format!("{phase:?}").to_lowercase());
            self.put(i16::from(table.phase() == phase), name);
        }
        let decision = table.decision();
        self.put(decision.map_or(-1, |asked| place(asked.seat)), || "asked".into());
        self.put(place(table.start()), || "start".into());
        let question = decision.map(|asked| asked.question);
        for (index, name) in Question::NAMES.iter().enumerate() {
            let asked = question.is_some_and(|question| question.kind() == index);
            self.put(i16::from(asked), || format!("question.{name}"));
        }
        let board = question.and_then(|question| question.board()).map_or(0, Board::number);
        self.put(board, || "question.board".into());
        self.put(question.as_ref().map_or(0, number), || "question.number".into());
        self.court(view, own);
        for step in 0..4 {
            let seat = (step < players).then(|| Seat::ALL[(own.index() + step) % players]);
            self.player(view, seat, step);
        }
        let secret = view.own().copied().unwrap_or_default();
        self.hand(secret.influence, "own.influence");
        for board in Board::ALL {
            let held = i16::from(secret.intrigue.contains(board));
            self.put(held, || format!("own.intrigue.{board}"));
        }
        self.missions(secret.missions, "own.mission");
        for kind in Shield::ALL {
            let name = || format!("own.shield.{}", format!("{kind:?}").to_lowercase());
            self.put(secret.shields.count(kind), name);
        }
        self.put(secret.shields.plain(), || "own.shield.plain".into());
        self.hand(table.centre(), "centre");
        self.missions(table.used(), "used");
        let piles = view.piles();
        self.put(piles.influence, || "pile.influence".into());
        self.put(piles.intrigue, || "pile.intrigue".into());
        for (tier, name) in Tier::ALL.into_iter().zip(["light", "medium", "dark"]) {
            self.put(piles.of(tier), || format!("pile.{name}"));
        }
        self.put(piles.shields, || "pile.shields".into());
    }

    fn court(&mut self, view: &View, own: Seat) {
        let table = view.table();
        let players = usize::from(table.players());
        for board in Board::ALL {
            let louis = i16::from(table.louis() == Some(board));
            self.put(louis, || format!("board.{board}.louis"));
            self.put(i16::from(table.is_flipped(board)), || format!("board.{board}.back"));
            let condition = table.condition(board);
            let (money, first, markers) = match condition {
                Condition::Money(price) => (price, 0_u8, 0),
                Condition::FirstPlace => (0, 1, 0),
                Condition::Markers(count) => (0, 0, count),
            };
            self.put(money, || format!("board.{board}.price"));
            self.put(first, || format!("board.{board}.first-place"));
            self.put(markers, || format!("board.{board}.threshold"));
            let counts = table.markers(board);
            for step in 0..4 {
                let seat = (step < players).then(|| Seat::ALL[(own.index() + step) % players]);
                let count = seat.map_or(0, |seat| counts[seat]);
                self.put(count, || format!("board.{board}.markers.{step}"));
            }
            self.put(counts[Side::Neutral], || format!("board.{board}.markers.neutral"));
        }
    }

    /// What lies open before a player, and how much they hide; zeros where nobody sits.
    fn player(&mut self, view: &View, seat: Option<Seat>, step: usize) {
        let holding = seat.map(|seat| *view.table().holding(seat)).unwrap_or_default();
        let counts = seat.map(|seat| view.counts(seat)).unwrap_or_default();
        let plain = [
            ("plays", u8::from(seat.is_some())),
            ("coins", holding.coins),
            ("personal", holding.personal),
            ("general", holding.general),
            ("influence", counts.influence),
            ("intrigue", counts.intrigue),
            ("light", counts.missions[0]),
            ("medium", counts.missions[1]),
            ("dark", counts.missions[2]),
            ("shields", counts.shields),
        ];
        for (name, number) in plain {
            self.put(number, || format!("player.{step}.{name}"));
        }
        for chip in Chip::ALL {
            let name = || format!("player.{step}.chip.{}", format!("{chip:?}").to_lowercase());
            self.put(holding.chips.count(chip), name);
        }
        self.missions(holding.laid, &format!("player.{step}.laid"));
    }

    fn hand(&mut self, hand: Hand, name: &str) {
        for card in Influence::all() {
            self.put(hand.count(card), || match card {
                Influence::Character(board) => format!("{name}.{board}"),
                Influence::Joker => format!("{name}.joker"),
            });
        }
    }

    fn missions(&mut self, set: Missions, name: &str) {
        for mission in Mission::all() {
            self.put(i16::from(set.contains(mission)), || format!("{name}.{mission}"));
        }
    }
}

/// The number in a question: a price, or how many.
const fn number(question: &Question) -> u8 {
    match *question {
        Question::Bribe { price, .. } => price,
        Question::PlaceMarkers { most, .. } => most,
        Question::DrawMission { left, .. } => left,
        _ => 0,
    }
}
