//! The seams between a question, a page and the next question: nothing is seen before its page,
//! nothing is told twice or not at all, and no key means more than it says.

use crate::desk::{Desk, NAMES, squeezed};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Phase, Question, Seat};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::palette::Ground;
use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};

fn desk(bots: [Option<&str>; 3], scenario: Option<Value>, seed: u64) -> Desk {
    let chair = |(name, bot): (&str, Option<&str>)| match bot {
        Some(level) => Chair::bot(name, level),
        None => Chair::person(name),
    };
    let chairs = NAMES.into_iter().zip(bots).map(chair).collect();
    let opening = Opening { chairs, scenario, ..Opening::of_people([], Seat::A, seed) };
    Desk::with(Session::new(opening).expect("a good opening"), Privacy::Curtain)
}

fn scoring(bots: [Option<&str>; 3], seats: Value, markers: Value) -> Desk {
    let position = json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3,
        "at": {"phase": "scoring"}, "louis": 4, "seats": seats, "markers": markers,
    });
    let mut desk = desk(bots, Some(position), 1);
    desk.wait();
    desk
}

const BOTS: [Option<&str>; 3] = [None, Some("medium"), Some("medium")];
const PEOPLE: [Option<&str>; 3] = [None, None, None];

/// While others answer, the table on the screen stays on the board that was asked about, with the
/// hand as it was then.
#[test]
fn no_board_is_seen_before_its_page_while_others_think() {
    let mut waits = 0;
    for seed in 1..=12 {
        let mut desk = desk(BOTS, None, seed);
        let mut chance = Chance::new(seed, Stream::Choice);
        desk.wait();
        for _ in 0..120 {
            let asked = desk.table.session().game().clone();
            if asked.phase() == Phase::Over || asked.round() > 2 {
                break;
            }
            let scored = asked.rest().board().filter(|_| asked.phase() == Phase::Scoring);
            match desk.table.mode() {
                Mode::Step => desk.keys("\n"),
                _ => desk.advance(&mut chance),
            }
            while desk.table.is_busy() {
                if let (Mode::Wait, Some(board)) = (desk.table.mode(), scored) {
                    let seen = desk.table.position();
                    if seen.phase() == Phase::Scoring {
                        assert_eq!(seen.rest().board(), Some(board), "seed {seed}");
                        waits += 1;
                    }
                    let (held, shown) = (asked.secret(Seat::A), seen.secret(Seat::A));
                    assert_eq!(shown.influence, held.influence, "seed {seed}");
                }
                desk.table.work(&mut desk.shared);
            }
        }
    }
    assert!(waits > 0, "nobody thought about a board");
}

/// What bots did before the first turn of a round stands above the hand, with its marks.
#[test]
fn the_first_turns_of_bots_are_told_above_the_hand() {
    let mut told = 0;
    for seed in 1..=6 {
        let chairs =
            vec![Chair::person("Anna"), Chair::bot("Bruno", "easy"), Chair::bot("Clara", "easy")];
        let opening = Opening { chairs, ..Opening::of_people([], Seat::B, seed) };
        for run_on in [false, true] {
            let session = Session::new(opening.clone()).expect("a good opening");
            let mut desk = Desk::with(session, Privacy::Curtain);
            desk.wait();
            while desk.table.mode() == Mode::Step {
                desk.keys(if run_on { "g" } else { "\n" });
                desk.wait();
            }
            assert_eq!(desk.table.mode(), Mode::Card, "{}", desk.screen(80, 24));
            for (width, height) in [(80, 24), (100, 30), (120, 40)] {
                let screen = desk.screen(width, height);
                for name in ["Bruno", "Clara"] {
                    let line = screen.lines().find(|line| line.trim_start().starts_with(name));
                    let joined = squeezed(&screen).contains(&format!("{name} ●"));
                    assert!(line.is_some() || joined, "{name} {width}\n{screen}");
                }
                for side in [1, 2] {
                    let filled = desk.rows_on(Ground::Block(side), width, height);
                    assert!(filled.iter().any(|row| row.contains('●')), "{side} {width}\n{screen}");
                }
            }
            told += 1;
        }
    }
    assert_eq!(told, 12);
}

/// Running on stops where somebody plays an intrigue card.
#[test]
fn nobody_runs_past_an_intrigue_card() {
    let seats = json!({"A": {"coins": 0}, "B": {"intrigue": [5], "coins": 0}, "C": {"coins": 0}});
    let markers = json!({"2": {"A": 2, "C": 1}, "5": {"A": 2, "B": 1}, "9": {"A": 1, "C": 2}});
    let mut desk = scoring(BOTS, seats, markers);
    let mut seen = false;
    for _ in 0..20 {
        let screen = squeezed(&desk.screen(80, 24));
        seen |= screen.contains("Bruno plays this board's intrigue card");
        if desk.table.mode() != Mode::Step {
            break;
        }
        desk.keys("g");
        desk.wait();
    }
    assert!(seen, "{}", desk.screen(80, 24));
}

/// Boards with one side alone share the page of the next one that is contested.
#[test]
fn one_side_alone_on_a_board_needs_no_page() {
    let markers = json!({
        "1": {"A": 1}, "2": {"B": 2}, "3": {"C": 1}, "7": {"A": 2, "B": 1}, "9": {"C": 1},
    });
    let mut desk = scoring(PEOPLE, json!({"A": {}, "B": {}, "C": {}}), markers);
    let mut pages = Vec::new();
    while desk.table.mode() == Mode::Step {
        pages.push(squeezed(&desk.screen(80, 24)));
        desk.keys("\n");
    }
    for row in [
        "1 Anne Anna gets a sceptre",
        "2 Philippe Bruno gets a letter",
        "3 Thérèse Clara gets a ring",
        "7 Colbert pays",
        "9 Vallière Clara gets a crown",
    ] {
        let told = pages.iter().filter(|page| page.contains(row)).count();
        assert_eq!(told, 1, "{row}\n{pages:#?}");
    }
    for page in ["1 Anne pays", "2 Philippe pays", "3 Thérèse pays", "9 Vallière pays"] {
        assert!(!pages.iter().any(|told| told.contains(page)), "{page}\n{pages:#?}");
    }
}

/// A warning that nobody can see any more does not arm the next key.
#[test]
fn a_covered_hand_forgets_that_it_was_warned() {
    let mut desk = desk(PEOPLE, None, 5);
    desk.reach_question();
    let letter = desk.held().find(|(_, card)| card.strength() == 3).expect("a card").0;
    desk.keys(&letter.to_string());
    let answers = desk.table.session().len();
    desk.keys("\n");
    assert!(desk.screen(80, 24).contains("Enter again plays without"), "{}", desk.screen(80, 24));
    desk.strike(KeyCode::Tab);
    assert_eq!(desk.table.mode(), Mode::Curtain);
    desk.strike(KeyCode::Tab);
    desk.keys("\n");
    assert_eq!(desk.table.session().len(), answers, "{}", desk.screen(80, 24));
    assert!(desk.screen(80, 24).contains("Enter again plays without"), "{}", desk.screen(80, 24));
    desk.keys("\n");
    assert_eq!(desk.table.session().len(), answers + 1);
}

/// Whoever is alone in the line is asked as soon as they say so, whatever orders others have left.
#[test]
fn whoever_is_alone_in_the_line_is_asked_at_once() {
    let seats = json!({"A": {"intrigue": [9]}, "B": {}, "C": {"intrigue": [7]}});
    let mut desk = scoring(PEOPLE, seats, json!({"5": {"A": 1, "B": 1}, "7": {"A": 2, "B": 1}}));
    desk.keys("pa");
    desk.strike(KeyCode::Tab);
    desk.keys("o");
    desk.strike(KeyCode::Esc);
    while desk.table.mode() == Mode::Step {
        desk.keys("\n");
    }
    assert_eq!(desk.table.mode(), Mode::Intrigue, "{}", desk.screen(80, 24));
    desk.keys("c");
    assert_eq!(desk.table.mode(), Mode::Curtain, "{}", desk.screen(80, 24));
    let asked = desk.table.session().decision().expect("a question");
    assert_eq!((asked.seat, matches!(asked.question, Question::Intrigue { .. })), (Seat::C, true));
}

/// An order about intrigue counts when the sheet closes: no board is scored behind it, and who thinks
/// again before that has given none.
#[test]
fn nothing_goes_on_behind_a_sheet() {
    let seats = json!({"A": {"intrigue": [9]}, "B": {}, "C": {}});
    let mut desk = scoring(PEOPLE, seats, json!({"5": {"A": 1, "B": 1}, "7": {"A": 2, "B": 1}}));
    while desk.table.mode() == Mode::Step {
        desk.keys("\n");
    }
    assert_eq!(desk.table.mode(), Mode::Intrigue, "{}", desk.screen(80, 24));
    let answers = desk.table.session().len();
    for (keys, goes_on) in [("oo", false), ("o", true)] {
        desk.keys("pa");
        desk.strike(KeyCode::Tab);
        for key in keys.chars() {
            desk.keys(&key.to_string());
            assert_eq!(desk.table.mode(), Mode::Sheet, "{}", desk.screen(80, 24));
            assert_eq!(desk.table.session().len(), answers, "{}", desk.screen(80, 24));
        }
        desk.strike(KeyCode::Esc);
        assert_eq!(desk.table.session().len() > answers, goes_on, "{}", desk.screen(80, 24));
    }
}

/// "Nobody this round" is said by those who are named, not for those who left an order.
#[test]
fn nobody_this_round_keeps_the_orders_of_others() {
    let seats = json!({"A": {"intrigue": [9]}, "B": {}, "C": {"intrigue": [7]}});
    let markers = json!({"7": {"A": 2, "B": 1}, "9": {"B": 1, "C": 2}});
    let mut desk = scoring(PEOPLE, seats, markers);
    desk.keys("pa");
    desk.strike(KeyCode::Tab);
    desk.keys("o");
    desk.strike(KeyCode::Esc);
    while desk.table.mode() == Mode::Step {
        desk.keys("\n");
    }
    desk.keys("ZZ");
    let mut named = Vec::new();
    for _ in 0..20 {
        match desk.table.mode() {
            Mode::Intrigue => {
                let board = desk.table.session().game().rest().board().map(|board| board.number());
                let screen = squeezed(&desk.screen(80, 24));
                assert!(screen.contains("a Anna") && !screen.contains("c Clara"), "{screen}");
                named.push(board);
                // Anna has asked for this board: Enter is not habit there.
                desk.keys("\n");
                assert_eq!(desk.table.mode(), Mode::Intrigue);
                assert!(squeezed(&desk.screen(80, 24)).contains("Anna wanted to be asked"));
                desk.keys("\n");
            }
            Mode::Step => desk.keys("\n"),
            Mode::YesNo => desk.keys("n"),
            _ => break,
        }
    }
    assert_eq!(named, [Some(9)]);
}

/// Marks on bricks count what came, even where others left in the meantime.
#[test]
fn marks_count_what_came() {
    let seats = json!({"A": {"general": 6}, "B": {"coins": 0}, "C": {"coins": 0}});
    let markers = json!({"1": {"A": 1, "B": 2}, "5": {"A": 1, "B": 2}, "8": {"A": 2, "B": 1}});
    let mut desk = scoring([None, Some("easy"), Some("easy")], seats, markers);
    assert_eq!(desk.table.mode(), Mode::YesNo, "{}", desk.screen(80, 24));
    desk.keys("n");
    desk.wait();
    let mut pages = Vec::new();
    while desk.table.mode() == Mode::Step {
        pages.push((desk.screen(120, 40), desk.rows_on(Ground::Block(0), 120, 40)));
        desk.keys("\n");
        desk.wait();
    }
    let page = pages.iter().find(|(page, _)| squeezed(page).contains("8 Maintenon pays"));
    let (page, filled) = page.unwrap_or_else(|| panic!("{pages:#?}"));
    let row = page.lines().position(|row| row.contains("▏ A●●"));
    let row = &filled[row.unwrap_or_else(|| panic!("{page}"))];
    assert_eq!(row.matches('●').count(), 2, "{page}");
}

/// What is seen to happen happens once and forward: no card comes back to a hand, and no marker
/// that lay on a board is gone in the next moment.
#[test]
fn nothing_that_was_seen_is_taken_back() {
    let mut moments = 0;
    for seed in 1..=6 {
        let mut desk = desk(BOTS, None, seed);
        desk.shared.settings.movement = louis_xiv::files::Switch::On;
        desk.table =
            louis_xiv::tui::GameTable::new(desk.table.session().clone(), None, &desk.shared);
        let mut chance = Chance::new(seed, Stream::Choice);
        desk.wait();
        while desk.table.session().game().phase() != Phase::Scoring {
            match desk.table.mode() {
                Mode::Step => desk.keys("\n"),
                _ => desk.advance(&mut chance),
            }
            let mut last = desk.table.position().clone();
            while desk.table.is_busy() {
                desk.table.work(&mut desk.shared);
                let now = desk.table.position();
                if (now.round(), now.phase()) == (1, Phase::Influence)
                    && last.phase() == Phase::Influence
                {
                    for seat in now.seats() {
                        let count = |game: &louis_xiv::engine::Game| game.counts(seat).influence;
                        assert!(count(now) <= count(&last), "seed {seed}: a card comes back");
                    }
                    moments += 1;
                }
                last = now.clone();
            }
        }
    }
    assert!(moments > 50, "{moments}");
}

/// Everybody has bent over the question whether something may be taken back: whatever they say, the
/// hand under it needs its curtain again.
#[test]
fn a_refused_agreement_lays_no_hand_open() {
    let mut agreed = 0;
    for seed in 1..=6 {
        let mut desk = desk(PEOPLE, None, seed);
        let mut chance = Chance::new(seed, Stream::Choice);
        for _ in 0..400 {
            let mut asked = desk.clone();
            asked.press(KeyCode::Char('u'));
            if asked.table.mode() == Mode::Agree {
                asked.keys("n");
                assert_eq!(asked.table.viewer(), None, "{}", asked.screen(80, 24));
                agreed += 1;
            }
            desk.advance(&mut chance);
        }
    }
    assert!(agreed > 5, "{agreed}");
}

/// The turns of bots go by one after the other, each with the name of whoever moves, and a key ends
/// it.
#[test]
fn the_turns_of_bots_go_by_one_after_the_other() {
    let mut desk = desk(BOTS, None, 3);
    desk.shared.settings.movement = louis_xiv::files::Switch::On;
    desk.table = louis_xiv::tui::GameTable::new(desk.table.session().clone(), None, &desk.shared);
    let mut chance = Chance::new(3, Stream::Choice);
    desk.reach_question();
    let passing = |desk: &Desk| {
        let screen = desk.screen(120, 40);
        let names = NAMES.iter().skip(1).filter(|name| {
            let moves = format!("  {name}: ");
            screen.lines().any(|row| row.contains(&moves))
        });
        names.copied().collect::<Vec<_>>()
    };
    let lying = |desk: &Desk, seat: Seat| {
        let game = desk.table.position();
        game.holding(seat).personal + game.holding(seat).general
    };
    let turns = desk.table.session().len();
    while desk.table.session().len() == turns {
        assert_eq!(passing(&desk), [""; 0], "nobody else moves yet");
        let key = desk.some_keys(&mut chance);
        desk.keys(key);
        desk.try_press(KeyCode::Enter);
        desk.try_press(KeyCode::Enter);
    }
    let (mut seen, mut left) = (Vec::new(), Vec::new());
    while desk.table.is_busy() {
        for name in passing(&desk) {
            if seen.last() != Some(&name) {
                seen.push(name);
                left.push([Seat::B, Seat::C].map(|seat| lying(&desk, seat)));
            }
        }
        desk.table.work(&mut desk.shared);
        if seen.len() == 2 {
            desk.strike(KeyCode::Char('%'));
        }
    }
    assert_eq!(seen, [NAMES[1], NAMES[2]]);
    assert!(left[0][0] > left[1][0], "the first has placed when the second begins: {left:?}");
    assert_eq!(left[0][1], 16, "the second has not begun while the first moves: {left:?}");
    assert_eq!(passing(&desk), [""; 0], "{}", desk.screen(120, 40));
}

/// R5.3: whoever has turn after turn, because nobody else has two cards, is told so.
#[test]
fn a_turn_after_ones_own_says_why() {
    let position = json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3,
        "at": {"turn": "A"}, "louis": 4,
        "seats": {
            "A": {"influence": [1, 2, 3, 4]}, "B": {"influence": []}, "C": {"influence": []},
        },
    });
    let mut desk = desk(PEOPLE, Some(position), 1);
    desk.reach_question();
    let again = "Anna again: nobody else has two cards";
    assert!(!squeezed(&desk.screen(80, 24)).contains(again), "{}", desk.screen(80, 24));
    desk.keys("a\n\n");
    desk.reach_question();
    assert!(squeezed(&desk.screen(80, 24)).contains(again), "{}", desk.screen(80, 24));
}
