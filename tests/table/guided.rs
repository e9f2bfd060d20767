//! The guide of a first game says only what is so: whole games over seeds, each answered at random, and
//! everything that it says held against the hand, the table and the page beside it.

use std::collections::BTreeMap;

use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Claim, Game, Influence, Phase, Question, Seat, Side};
use louis_xiv::files::Privacy;
use louis_xiv::lessons::Beside;
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::text::Lang;
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::{GameTable, Scene, cut_off};

use crate::desk::{Desk, squeezed};

/// A first game with the guide, up to its first page.
pub(crate) fn first_game(seed: u64) -> Desk {
    guided_game(Lang::En, seed)
}

fn guided_game(lang: Lang, seed: u64) -> Desk {
    let mut opening = Opening::of_people(["Ada", "Ben", "Cleo"], Seat::A, seed);
    for chair in &mut opening.chairs[1..] {
        *chair = Chair::bot(chair.name.clone(), "easy");
    }
    let session = Session::new(opening).expect("a good opening");
    let mut desk = Desk::speaking(lang, session, Privacy::Open);
    desk.table =
        GameTable::new(desk.table.session().clone(), None, &desk.shared).guided(&desk.shared);
    desk.wait();
    desk
}

/// Whether A's chips pay for a mission in hand.
fn pays(game: &Game) -> bool {
    let hand = game.secret(Seat::A).missions;
    hand.iter().any(|mission| game.payments(Seat::A, mission).next().is_some())
}

/// Whether what a tip says is so.
fn holds(desk: &Desk, tip: &str, screen: &str) -> bool {
    let session = desk.table.session();
    let (game, asked) = (session.game(), session.decision().map(|decision| decision.question));
    let (holding, secret) = (game.holding(Seat::A), game.secret(Seat::A));
    let cards: Vec<Influence> = secret.influence.cards().collect();
    let jokers = cards.iter().filter(|card| **card == Influence::Joker).count();
    let turns = session.actions().enumerate().filter(|(at, (seat, _))| {
        let before = session.position_at(*at).and_then(|game| game.decision());
        *seat == Seat::A && before.is_some_and(|decision| decision.question == Question::Turn)
    });
    let on_page = matches!(desk.table.page_of(), Some(Some(Beside::Board(_))));
    let is = |question: fn(&Question) -> bool| asked.as_ref().is_some_and(question);
    let turn = asked == Some(Question::Turn);
    match tip {
        "turn" => turn && turns.count() == 0 && holding.personal >= 3,
        "short" => {
            turn && holding.personal < 3 && holding.general > 2 && cards.len() > jokers.max(2)
        }
        "short-joker" => {
            turn && holding.personal < 3 && holding.general > 1 && cards.len() == jokers
        }
        "more-cards" => turn && cards.len() > 5,
        "last-round" => game.round() == 4,
        "last-card" => turn && cards.len() == 2,
        "joker" => turn && jokers > 0,
        "louis" => game.louis().is_some_and(|board| board.number() < 5),
        "missions-want" => turn,
        "row" => {
            let others = [Seat::B, Seat::C].map(|seat| game.view(None).counts(seat).influence);
            turn && others.iter().all(|count| *count < 2)
        }
        "scoring" => on_page && desk.table.position().round() == 1,
        "tie" => on_page && screen.contains("The board stays as it is"),
        "turned" => on_page && screen.contains("turns over"),
        "second" | "second-other" => on_page && screen.contains("second alone"),
        "eight" => on_page && screen.contains("8 Maintenon pays"),
        "eleven" => on_page && !secret.influence.is_empty() && screen.contains("11 Mazarin pays"),
        "twelve" => on_page && !secret.intrigue.is_empty() && screen.contains("12 Louvois pays"),
        "intrigue-other" => {
            on_page && squeezed(screen).contains("plays this board's intrigue card")
        }
        "supply" => screen.contains("Round 1: ") && screen.contains("five cards"),
        "bribe" | "bribe-tie" => match asked {
            Some(Question::Bribe { board, .. }) => {
                let claims = game.standing(board).claims;
                let won = |side: Side| matches!(claims[side], Some(Claim::First { .. }));
                Side::ALL.into_iter().any(won) == (tip == "bribe")
            }
            _ => false,
        },
        "intrigue" => !secret.intrigue.is_empty(),
        "unasked" => on_page && squeezed(screen).contains("laced without asking"),
        "five" => is(|q| matches!(q, Question::PlaceMarkers { .. })),
        "anywhere" => is(|q| matches!(q, Question::PlaceAnywhere)),
        "slip-back" | "slip-bribe" | "slip-done" => true,
        "lay-out" => is(|q| matches!(q, Question::LayOut)) && pays(game),
        "lay-out-last" => is(|q| matches!(q, Question::LayOut)) && game.round() == 4,
        "draw" => is(|q| matches!(q, Question::DrawMission { .. })),
        "keep" => is(|q| matches!(q, Question::KeepChip)),
        "works" => !holding.laid.is_empty(),
        "trade" => is(|q| matches!(q, Question::TradeMarker { .. })),
        "round-two" => {
            let shown = desk.table.position();
            louis_xiv::engine::Board::ALL.into_iter().any(|board| shown.is_flipped(board))
                && shown.round() == 2
        }
        "over" => game.phase() == Phase::Over,
        other => panic!("{other} is not looked at"),
    }
}

#[test]
fn what_the_guide_says_is_so_and_said_once() {
    let mut told: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..24 {
        let mut desk = first_game(seed);
        let mut chance = Chance::new(seed, Stream::Choice);
        let (mut own, mut last): (Vec<&str>, Option<&str>) = (Vec::new(), None);
        let mut page = None;
        for _ in 0..1500 {
            let here = (desk.table.session().len(), desk.table.page_of());
            let tip = desk.table.tip();
            if let Some(tip) = tip {
                let screen = desk.screen(80, 24);
                assert!(holds(&desk, tip, &screen), "{seed} {tip}:\n{screen}");
                if last != Some(tip) {
                    assert!(!own.contains(&tip), "{tip} twice");
                    own.push(tip);
                    *told.entry(tip).or_default() += 1;
                } else if desk.table.mode() == Mode::Step {
                    assert!(page == Some(here), "{seed} {tip} on one page and the next:\n{screen}");
                }
            }
            (last, page) = (tip, Some(here));
            if desk.table.mode() == Mode::Over {
                break;
            }
            match desk.table.mode() {
                Mode::Step => desk.keys("\n"),
                _ => desk.advance(&mut chance),
            }
            desk.wait();
        }
    }
    println!("{told:?}");
    assert!(told.len() > 20 && told.contains_key("scoring"), "{told:?}");
}

/// Plays on at random until a question like this, and gives whether it came.
fn until(desk: &mut Desk, seed: u64, wanted: impl Fn(&Desk) -> bool) -> bool {
    let mut chance = Chance::new(seed, Stream::Choice);
    for _ in 0..600 {
        match desk.table.mode() {
            Mode::Over => return false,
            Mode::Step => desk.keys("\n"),
            _ if wanted(desk) => return true,
            _ => desk.advance(&mut chance),
        }
        desk.wait();
    }
    false
}

/// Nothing that the guide says is cut off on the smallest screen, on any page and in any language.
#[test]
fn no_tip_is_cut_off() {
    let (mut cut, mut seen) = (std::collections::BTreeSet::new(), 0);
    for (&lang, seed) in Lang::ALL.iter().flat_map(|lang| (0..5).map(move |seed| (lang, seed))) {
        let mut desk = guided_game(lang, seed);
        let mut chance = Chance::new(seed, Stream::Choice);
        let mut last = None;
        for _ in 0..1200 {
            let tip = desk.table.tip();
            if let Some(tip) = tip.filter(|_| tip != last) {
                seen += 1;
                let lost = cut_off(|| drop(desk.screen(80, 24)));
                let lost = lost.into_iter().filter(|line| line.contains("guide.rs"));
                cut.extend(lost.map(|line| format!("{lang:?} {tip}: {line}")));
            }
            last = tip;
            match desk.table.mode() {
                Mode::Over => break,
                Mode::Step => desk.keys("\n"),
                _ => desk.advance(&mut chance),
            }
            desk.wait();
        }
    }
    assert!(seen > 150, "{seen}");
    let cut: Vec<String> = cut.into_iter().collect();
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

/// What an answer throws away is told at once, with the key that takes it back: a turn for markers while
/// enough are ready, a mission not laid out that the chips pay for.
#[test]
fn the_guide_hears_what_is_thrown_away() {
    let mut desk = first_game(3);
    let asked = |desk: &Desk| desk.table.session().decision().map(|decision| decision.question);
    assert!(until(&mut desk, 3, |desk| asked(desk) == Some(Question::Turn)));
    desk.keys("at\n");
    desk.wait();
    while desk.table.mode() == Mode::Step {
        desk.keys("\n");
        desk.wait();
    }
    let screen = desk.screen(80, 24);
    assert_eq!(desk.table.tip(), Some("slip-back"), "{screen}");
    let words = screen.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("were ready"), "{screen}");
    let done = (0..30).find_map(|seed| {
        let mut desk = first_game(seed);
        let pays = |desk: &Desk| {
            asked(desk) == Some(Question::LayOut) && pays(desk.table.session().game())
        };
        until(&mut desk, seed, pays).then_some(desk)
    });
    let mut desk = done.expect("a mission that can be paid");
    desk.keys("z");
    desk.wait();
    assert_eq!(desk.table.tip(), Some("slip-done"), "{}", desk.screen(80, 24));
}

/// Whatever the guide says on a page, nothing is drawn over it or over the page: on how a round ended each
/// player has a line that begins with the name.
#[test]
fn the_end_of_a_round_is_whole_beside_the_guide() {
    let mut ends = 0;
    for seed in 0..8 {
        let mut desk = first_game(seed);
        let mut chance = Chance::new(seed, Stream::Choice);
        for _ in 0..900 {
            if desk.table.mode() == Mode::Over {
                break;
            }
            let screen = desk.screen(80, 24);
            let over = |line: &str| line.contains("Round ") && line.contains(" is over");
            if let Some(over) =
                screen.lines().position(over).filter(|_| desk.table.mode() == Mode::Step)
            {
                ends += 1;
                for name in ["Ada", "Ben", "Cleo"] {
                    let mut own = screen.lines().skip(over + 1);
                    let own = own.any(|line| line.trim_start().starts_with(name));
                    assert!(own, "{seed} {name}:\n{screen}");
                }
                assert!(!screen.contains("Adinfluence"), "{screen}");
            }
            match desk.table.mode() {
                Mode::Step => desk.keys("\n"),
                _ => desk.advance(&mut chance),
            }
            desk.wait();
        }
    }
    assert!(ends > 8, "{ends}");
}
