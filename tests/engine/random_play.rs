//! Whole games played at random for 2, 3 and 4 players, with every promise of the engine checked
//! at every state. `GAMES=10000 cargo test --test engine random_play` plays that many for each table.

use std::collections::BTreeMap;

use super::dice::{Dice, new_game};
use super::ledger::Ledger;
use louis_xiv_engine::{
    Action, Board, Chip, Game, Influence, Mission, Payment, Phase, Placement, Reserve, Rest, Rule,
    Tier, Usage,
};

/// Games at each table when `GAMES` does not say.
const GAMES: u64 = 250;
/// States of each kind at which the whole universe of actions is tried.
const WHOLE: u32 = 3;
/// Unlisted actions tried at every other state.
const SAMPLE: usize = 60;

/// Every action that can be written down, sense or nonsense, sorted.
fn universe() -> Vec<Action> {
    let counts = || [0, 1, 2, 3, 4, 5, 255].into_iter();
    let mut all = vec![Action::Pass, Action::Accept, Action::PayTwo];
    all.extend(counts().map(|coins| Action::Gain { coins }));
    all.extend(counts().map(|count| Action::PlaceMarkers { count }));
    for from in [Reserve::General, Reserve::Personal] {
        all.extend(counts().map(|count| Action::Intrigue { from, count }));
    }
    let placements = every_placement();
    for card in Influence::all() {
        all.push(Action::Exchange { card });
        let place = placements.iter().map(|&p| Usage::Place(p));
        let four = placements.iter().map(|&p| Usage::PlaceFour(p));
        let back = [Usage::TakeBack, Usage::TakeBackFour];
        let usages = place.chain(four).chain(back);
        all.extend(usages.map(|usage| Action::Play { card, usage }));
    }
    all.extend(Board::ALL.map(|board| Action::PlaceOn { board }));
    for one in Chip::ALL {
        all.extend([Action::ChangeChip { chip: one }, Action::Keep { chip: one }]);
        for other in Chip::ALL {
            let pay = Payment::new(one, other);
            all.extend(Mission::all().map(|mission| Action::LayOut { mission, pay }));
        }
    }
    all.extend(Tier::ALL.map(|tier| Action::Draw { tier }));
    for first in Mission::all() {
        all.push(Action::PutBack { first, second: None });
        let pairs = Mission::all().map(|second| Action::PutBack { first, second: Some(second) });
        all.extend(pairs);
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// One to four markers on any boards.
fn every_placement() -> Vec<Placement> {
    let mut all = Vec::new();
    let mut open: Vec<Vec<Board>> = Board::ALL.map(|board| vec![board]).to_vec();
    while let Some(boards) = open.pop() {
        all.extend(Placement::new(&boards));
        if boards.len() < Placement::MOST {
            let later = Board::ALL.into_iter().filter(|board| boards.last() <= Some(board));
            open.extend(later.map(|board| [boards.as_slice(), &[board]].concat()));
        }
    }
    all
}

/// The name of the place where a game rests.
fn kind(rest: &Rest) -> &'static str {
    match rest {
        Rest::TradeMarker { late: false, .. } => "early trade",
        Rest::TradeMarker { late: true, .. } => "late trade",
        Rest::TwoGains { .. } => "two gains",
        Rest::StartMarker { .. } => "start marker",
        Rest::Turn { .. } => "turn",
        Rest::LastMarker { .. } => "last marker",
        Rest::Intrigue { .. } => "intrigue",
        Rest::WinTie { .. } => "win tie",
        Rest::Bribe { .. } => "bribe",
        Rest::PlaceMarkers { .. } => "board 8",
        Rest::PlaceAnywhere { .. } => "board 6",
        Rest::LayOut { .. } => "lay out",
        Rest::DrawMission { changing: false, .. } => "draw mission",
        Rest::DrawMission { changing: true, .. } => "draw changed mission",
        Rest::KeepChip { .. } => "keep chip",
        Rest::ChangeMissions { .. } => "change missions",
        Rest::LateChange { .. } => "late change",
        Rest::Over => "over",
    }
}
const KINDS: usize = 18;

/// What is needed to play a game again; printed when a test fails in the middle of it.
struct Record {
    players: u8,
    seed: u64,
    actions: Vec<Action>,
}

impl Drop for Record {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let actions = serde_json::to_string(&self.actions).unwrap_or_default();
            eprintln!("players {}, seed {}, actions {actions}", self.players, self.seed);
        }
    }
}

struct Table<'a> {
    universe: &'a [Action],
    met: BTreeMap<&'static str, u32>,
    states: u64,
}

impl Table<'_> {
    /// Plays one game and checks everything on the way.
    fn play(&mut self, players: u8, seed: u64) {
        let mut record = Record { players, seed, actions: Vec::new() };
        let mut dice = Dice(seed.wrapping_mul(31).wrapping_add(u64::from(players)));
        let mut ledger = Ledger::default();
        let mut game = new_game(players, seed, &mut ledger);
        let mut list = Vec::new();
        loop {
            game.legal_actions(&mut list);
            self.check_state(&game, &list, &mut dice);
            if list.is_empty() {
                break;
            }
            let action = dice.choose(&list);
            record.actions.push(action);
            game.apply(&action, &mut ledger).expect("a listed action is legal");
            assert!(record.actions.len() < 5000, "a game comes to an end");
        }
        assert_eq!((game.phase(), game.round()), (Phase::Over, 4), "R7.3");
        let round = [Phase::Supply, Phase::Influence, Phase::Scoring, Phase::Missions];
        let phases = [round.repeat(4), vec![Phase::Over]].concat();
        assert_eq!(ledger.phases, phases);
        ledger.check_outcome(&game);

        let mut again = new_game(players, seed, &mut ());
        for action in &record.actions {
            again.apply(action, &mut ()).expect("what was legal is legal again");
        }
        assert_eq!(again, game, "the same seed and actions give the same game");
    }

    fn check_state(&mut self, game: &Game, list: &[Action], dice: &mut Dice) {
        self.states += 1;
        let met = self.met.entry(kind(game.rest())).or_insert(0);
        *met += 1;
        let whole = *met <= WHOLE;
        assert_eq!(game.laws(), Ok(()));
        assert!(list.is_sorted_by(|a, b| a < b), "sorted, each once: {list:?}");
        assert_eq!(list.is_empty(), game.decision().is_none());
        assert_eq!(game.outcome().is_some(), list.is_empty());
        assert_eq!(game.decision().map(|d| d.seat), game.rest().seat());
        check_views(game, list);
        let json = serde_json::to_string(game).expect("a game can be written");
        let read: Game = serde_json::from_str(&json).expect("and read");
        assert_eq!(read, *game);
        for action in list {
            assert_eq!(game.check(action), Ok(()), "{action:?}");
        }
        let mut scratch = game.clone();
        if whole {
            let mut listed = 0;
            for action in self.universe {
                listed += usize::from(!refused(&mut scratch, action, list));
            }
            assert_eq!(listed, list.len(), "everything listed is in the universe");
        } else {
            for _ in 0..SAMPLE {
                refused(&mut scratch, &self.universe[dice.below(self.universe.len())], list);
            }
        }
        assert_eq!(scratch, *game, "what is refused changes nothing");
    }
}

/// The seat that is asked sees the same answers in its own view, and nobody else any.
fn check_views(game: &Game, list: &[Action]) {
    let mut seen = Vec::new();
    for seat in game.seats() {
        let view = game.view(Some(seat));
        view.legal_actions(&mut seen);
        let asked = game.decision().is_some_and(|decision| decision.seat == seat);
        assert_eq!(seen, if asked { list } else { &[] }, "{seat}");
        if let Some(action) = list.first() {
            assert_eq!(view.check(action).is_ok(), asked, "{seat}");
        }
    }
    game.view(None).legal_actions(&mut seen);
    assert!(seen.is_empty(), "the table as a whole answers nothing");
    if let Some(decision) = game.decision() {
        let json = serde_json::to_value(decision.question).expect("a question can be written");
        let key = || json.as_object().and_then(|fields| fields.keys().next().map(String::as_str));
        assert_eq!(json.as_str().or_else(key), Some(decision.question.name()));
    }
}

/// Tries an action that is not listed. Whether it was refused, as it must be.
fn refused(game: &mut Game, action: &Action, list: &[Action]) -> bool {
    if list.binary_search(action).is_ok() {
        return false;
    }
    let no = game.check(action).expect_err("what is not listed is refused");
    assert!(Rule::chapter_rules(no.rule.chapter()).any(|rule| rule == no.rule));
    let mut told = Vec::new();
    assert_eq!(game.apply(action, &mut told), Err(no), "{action:?}");
    assert!(told.is_empty(), "{action:?} is refused in silence");
    true
}

fn play_many(players: u8) {
    let games = std::env::var("GAMES").ok().and_then(|text| text.parse().ok());
    let universe = universe();
    let mut table = Table { universe: &universe, met: BTreeMap::new(), states: 0 };
    for seed in 0..games.unwrap_or(GAMES) {
        table.play(players, seed);
    }
    assert_eq!(table.met.len(), KINDS, "every kind of rest is met: {:?}", table.met);
    eprintln!("{players} players: {} states, {:?}", table.states, table.met);
}

#[test]
fn two_players() {
    play_many(2);
}

#[test]
fn three_players() {
    play_many(3);
}

#[test]
fn four_players() {
    play_many(4);
}

#[test]
fn what_stands_alone_is_written_alone() {
    // Through a buffer of the reader, which takes an empty object for nothing.
    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Buffered {
        Action(Action),
    }
    let read = |json: &str| serde_json::from_str(json).ok().map(|Buffered::Action(action)| action);
    assert_eq!(read(r#""pass""#), Some(Action::Pass));
    for json in [
        r#"{"pass": {}}"#,
        r#"{"pass": null}"#,
        r#"{"accept": []}"#,
        r#"{"pay-two": {}}"#,
        r#"{"play": {"card": 6, "use": {"take-back": {}}}}"#,
        r#"{"play": {"card": 6, "use": {"take-back-four": null}}}"#,
        r#""draw""#,
        "{}",
        "[]",
        "0",
    ] {
        assert_eq!(read(json), None, "{json}");
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
}

#[test]
fn every_action_survives_json() {
    let universe = universe();
    assert!(universe.len() > 49_000, "{}", universe.len());
    let json = serde_json::to_string(&universe).expect("actions can be written");
    let read: Vec<Action> = serde_json::from_str(&json).expect("and read");
    assert_eq!(read, universe);
}
