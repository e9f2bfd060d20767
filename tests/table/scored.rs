//! The page of a board that is scored: its columns stand still, its rows come in the order of being
//! paid, ties are named, and the court keeps its rows. And what the curtain, the log and the end of a
//! game tell.

use std::collections::BTreeSet;

use crate::desk::{Desk, NAMES, squeezed, walk, walk_from, walk_in};
use louis_xiv::engine::{Phase, Seat, What};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Entry, Opening, Session};
use louis_xiv::text::Lang;
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];

/// The first row under the court, where the table is so high.
const fn under_court(height: u16) -> usize {
    match height {
        24 => 16,
        30 => 21,
        _ => 27,
    }
}

/// So many play; the scoring begins with these markers, and Louis on this board.
fn scoring(players: usize, louis: u8, start: &str, markers: Value) -> Desk {
    let mut opening = Opening::of_people(NAMES.into_iter().take(players), Seat::A, 1);
    opening.scenario = Some(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": players, "start": start,
        "at": {"phase": "scoring"}, "louis": louis,
        "seats": {"A": {"coins": 9}, "B": {"coins": 9}}, "markers": markers,
    }));
    let mut desk =
        Desk::with(Session::new(opening).expect("the position is fine"), Privacy::Curtain);
    while desk.table.mode() == Mode::Intrigue {
        desk.keys("\n");
    }
    desk
}

/// The page of this board, or the question on it.
fn is_on(desk: &Desk, board: &str) -> bool {
    let rows = desk.rows(80, 24, 80);
    rows[15..].iter().any(|row| row.trim_start().starts_with(board) && row.contains(':'))
}

/// Goes on, with no to every question, until the page of a board stands there.
fn on_to(desk: &mut Desk, board: &str) {
    for _ in 0..60 {
        if is_on(desk, board) {
            return;
        }
        match desk.table.mode() {
            Mode::YesNo => desk.keys("n"),
            Mode::Curtain => desk.press(KeyCode::Tab),
            _ => desk.keys("\n"),
        }
    }
    panic!("{board} never comes\n{}", desk.screen(80, 24));
}

/// The rows of players on a page, from their letter on.
fn players(desk: &Desk, (width, height): (u16, u16)) -> Vec<String> {
    let rows = desk.rows(width, height, width);
    let letter = |row: &&String| {
        ["A Anna", "B Bruno", "C Clara", "D David"]
            .iter()
            .any(|name| row.trim_start().starts_with(name))
    };
    rows[under_court(height)..].iter().filter(letter).cloned().collect()
}

#[test]
fn columns_of_a_scored_board_stand_still() {
    for size in SIZES {
        let mut starts = BTreeSet::new();
        let mut seen = 0;
        walk(4, 42, Privacy::Open, |_, desk| {
            let scored = desk.table.session().game().phase() == Phase::Scoring;
            if !scored || !matches!(desk.table.mode(), Mode::Step | Mode::YesNo) {
                return;
            }
            for row in players(desk, size) {
                let letters: Vec<char> = row.chars().collect();
                let Some(goes) = letters.iter().position(|&letter| letter == '→') else {
                    continue;
                };
                let dots = letters.iter().position(|&letter| letter == '●');
                starts.insert((dots, goes));
                seen += 1;
            }
        });
        assert!(seen > 20 && starts.len() == 1, "{size:?}: {seen} rows, {starts:?}");
    }
}

#[test]
fn rows_of_a_scored_board_stand_in_the_order_of_being_paid() {
    // Clara starts; Anna has most alone, and is paid first.
    let markers = json!({"5": {"A": 3, "B": 2, "C": 1}, "6": {"A": 3, "B": 4, "C": 3}});
    let mut desk = scoring(3, 1, "C", markers);
    on_to(&mut desk, "5 Montespan");
    let names = |desk: &Desk| -> Vec<char> {
        let rows = players(desk, (80, 24));
        rows.iter().filter_map(|row| row.trim_start().chars().next()).collect()
    };
    assert_eq!(names(&desk), ['A', 'C', 'B'], "{}", desk.screen(80, 24));
    // On a board that pays all with enough having most means nothing.
    on_to(&mut desk, "6 Condé");
    assert_eq!(names(&desk), ['C', 'A', 'B'], "{}", desk.screen(80, 24));
}

#[test]
fn a_tie_is_named_where_it_has_a_price() {
    let mut desk = scoring(3, 1, "A", json!({"2": {"A": 2, "B": 2, "C": 1}}));
    on_to(&mut desk, "2 Philippe");
    for size in SIZES {
        let rows = players(&desk, size).join("\n");
        assert_eq!(rows.matches("tied for most").count(), 2, "{rows}");
        assert!(rows.contains("may pay 3, has 9"), "{rows}");
    }
    desk.keys("y");
    let rows = players(&desk, (80, 24)).join("\n");
    assert!(rows.contains("tied, pays 3"), "{rows}");
    // Two are second beside Louis.
    let mut desk = scoring(3, 1, "A", json!({"1": {"A": 3, "B": 1, "C": 1}}));
    on_to(&mut desk, "1 Anne");
    let rows = players(&desk, (80, 24)).join("\n");
    assert_eq!(rows.matches("tied for second").count(), 2, "{rows}");
}

/// In every language the page of a board leaves a small court whole, and has no row free above it
/// where it does not.
#[test]
fn pages_of_boards_leave_the_court_its_rows() {
    for &lang in Lang::ALL {
        let (mut pages, mut over) = (0, 0);
        walk_in(lang, 4, 42, Privacy::Open, |_, desk| {
            let scored = desk.table.session().game().phase() == Phase::Scoring;
            if !scored || !matches!(desk.table.mode(), Mode::Step | Mode::YesNo) {
                return;
            }
            pages += 1;
            let rows = desk.rows(80, 24, 80);
            if !rows[13].contains("11 ") {
                over += 1;
                return;
            }
            let whole = rows[15].contains('▏') || rows[15].contains('▌');
            over += usize::from(!whole);
        });
        assert!(pages > 10 && over * 10 <= pages, "{lang:?}: {over} of {pages}");
    }
}

/// Where a question stands, only a row of air is between it and what it is about.
#[test]
fn a_bribe_is_asked_right_under_its_board() {
    let mut desk = scoring(3, 1, "A", json!({"2": {"A": 2, "B": 2, "C": 1}}));
    on_to(&mut desk, "2 Philippe");
    for (width, height) in SIZES {
        let rows = desk.rows(width, height, if width == 120 { 82 } else { width });
        let rows = &rows[under_court(height)..];
        let last = rows.iter().rposition(|row| row.contains('→')).expect("a row of a player");
        let bar = rows.iter().position(|row| row.contains("R6.4")).expect("the question");
        assert!(bar > last && bar - last <= 4, "{width}: {rows:#?}");
        let free = rows[last..bar].iter().filter(|row| row.trim().is_empty()).count();
        assert!(free <= 2, "{width}: {rows:#?}");
    }
}

/// The board that is scored has an edge on both sides, whoever is paid.
#[test]
fn the_scored_board_has_an_edge_on_both_sides() {
    let mut desk = scoring(3, 1, "A", json!({"2": {"A": 2, "B": 2}}));
    on_to(&mut desk, "2 Philippe");
    for (width, height) in SIZES {
        let rows = desk.rows(width, height, width);
        let head = rows.iter().position(|row| row.contains("2 Philippe")).expect("the board");
        // Its head is filled.
        let row = &rows[head + 1];
        assert_eq!(row.matches('▌').count(), 2, "{row}");
    }
}

/// What is told on the curtain about boards is an outlook, and what was taken back stands whole.
#[test]
fn the_curtain_says_what_would_come() {
    let (mut outlooks, mut taken) = (0, 0);
    walk(4, 42, Privacy::Curtain, |number, desk| {
        if desk.table.mode() != Mode::Curtain {
            return;
        }
        let screen = desk.screen(80, 24);
        if screen.contains("Your boards") && desk.table.session().game().phase() != Phase::Missions
        {
            outlooks += usize::from(screen.contains("would be paid on"));
            assert!(!screen.contains("✓ paid on"), "{screen}");
        }
        if number % 3 > 0 {
            return;
        }
        let mut desk = desk.clone();
        desk.press(KeyCode::Char('u'));
        if desk.table.mode() == Mode::Curtain {
            let screen = squeezed(&desk.screen(80, 24));
            if screen.contains("Taken back:") {
                assert!(screen.contains("U plays it again."), "{screen}");
                taken += 1;
            }
        }
    });
    assert!(outlooks > 5 && taken > 3, "{outlooks} outlooks, {taken} taken back");
}

/// What was given for a mission stands in the sentence that lays it out, and nowhere else.
#[test]
fn the_log_tells_the_price_of_a_mission_once() {
    let mut laid = 0;
    walk(3, 42, Privacy::Open, |_, desk| {
        let events = desk.table.session().log(0);
        let laid_out = |entry: &Entry<'_>| matches!(entry, Entry::Event { event, .. } if matches!(event.what, What::LaidOut { .. }));
        let count = events.filter(laid_out).count();
        if count == laid || desk.table.mode() == Mode::Over {
            return;
        }
        laid = count;
        let mut desk = desk.clone();
        if desk.try_press(KeyCode::Char('L')).is_some() && desk.table.mode() == Mode::Page {
            let screen = squeezed(&desk.screen(120, 40));
            // What is traded for shields goes by another rule.
            for chip in ["crown", "sceptre", "letter", "ring", "helmet"] {
                assert!(!screen.contains(&format!("gives a {chip} back. R7.1")), "{screen}");
            }
        }
    });
    assert!(laid > 2, "{laid}");
}

/// After the last answer was taken back and given again nothing of the count is shown.
#[test]
fn the_table_waits_for_the_shields_when_the_end_comes_again() {
    let mut last = None;
    let desk = Desk::new(3, 42, Privacy::Open);
    walk_from(desk, 42, |_, desk| last = Some(desk.clone()));
    let mut desk = last.expect("a game");
    assert_eq!(desk.table.mode(), Mode::Over);
    let points = |desk: &Desk| -> Vec<String> {
        let rows = desk.rows(80, 24, 80);
        let told = |row: &&String| ["points", "shields"].iter().any(|word| row[..].contains(word));
        // The table of players, without what stands beside it.
        let table = |row: &String| squeezed(&row.chars().skip(58).collect::<String>());
        rows[..16].iter().filter(told).map(table).collect()
    };
    let before = points(&desk);
    desk.press(KeyCode::Char('u'));
    if desk.table.mode() == Mode::Agree {
        desk.press(KeyCode::Char('y'));
    }
    assert_ne!(desk.table.mode(), Mode::Over);
    desk.press(KeyCode::Char('U'));
    assert_eq!(desk.table.mode(), Mode::Over);
    let screen = desk.screen(80, 24);
    assert_eq!(points(&desk), before, "{screen}");
    assert!(!screen.contains(" wins") && !screen.contains(" scores "), "{screen}");
}
