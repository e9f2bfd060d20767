//! What happened since a player was last asked is told before the next question, whole and in one
//! place: also what bots did just before it, with their reasons, and nothing of it too early.

use crate::desk::{Desk, LEFT, NAMES, squeezed};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Phase, Question, Seat, What};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Chair, Entry, Opening, Session};
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::palette::Ground;
use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];

/// Anna against two bots.
fn against_bots(scenario: Option<Value>, seed: u64) -> Desk {
    let chairs =
        vec![Chair::person(NAMES[0]), Chair::bot(NAMES[1], "easy"), Chair::bot(NAMES[2], "medium")];
    let opening = Opening { chairs, scenario, ..Opening::of_people([], Seat::A, seed) };
    let mut desk = Desk::with(Session::new(opening).expect("a good opening"), Privacy::Curtain);
    desk.wait();
    desk
}

/// The scoring begins; these markers lie on the boards.
fn scoring(seats: Value, markers: Value) -> Desk {
    against_bots(
        Some(json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 3,
            "at": {"phase": "scoring"}, "louis": 4, "seats": seats, "markers": markers,
        })),
        1,
    )
}

/// What stands under the court, and beside a large one, in one line of words.
fn below(desk: &Desk, (width, height): (u16, u16)) -> String {
    let court = if width == 80 { 16 } else { 20 };
    squeezed(&desk.columns(width, height)[court..].join(" "))
}

/// Plays the first card that is held.
fn play_a_card(desk: &mut Desk) {
    let (letter, _) = desk.held().next().expect("a card");
    desk.keys(&letter.to_string());
    match desk.table.lit().iter().next() {
        Some(board) if desk.table.mode() == Mode::Place => {
            desk.keys(&crate::desk::key_of(board).to_string());
        }
        _ => {}
    }
    desk.confirm();
}

/// On to the next question.
fn run_to_question(desk: &mut Desk) {
    desk.wait();
    while desk.table.mode() == Mode::Step {
        desk.keys("\n");
        desk.wait();
    }
}

fn intrigue_by_a_bot(desk: &Desk) -> bool {
    desk.table.session().log(0).any(|entry| {
        matches!(entry, Entry::Event { event, .. }
            if matches!(event.what, What::IntriguePlayed { seat, .. } if seat != Seat::A))
    })
}

#[test]
fn a_bots_intrigue_card_is_announced_where_it_leads_to_a_question() {
    let seats = json!({"A": {"coins": 9}, "B": {"intrigue": [1], "coins": 0}, "C": {}});
    let mut desk = scoring(seats, json!({"1": {"A": 2, "B": 1}}));
    run_to_question(&mut desk);
    let question = desk.table.session().decision().expect("a question").question;
    assert!(matches!(question, Question::Bribe { .. }), "{}", desk.screen(80, 24));
    assert!(intrigue_by_a_bot(&desk), "Bruno takes the board from Anna");
    for size in SIZES {
        let told = below(&desk, size);
        assert!(told.contains("Bruno plays this board's intrigue card: 2 markers more!"), "{told}");
        // Those that it has brought are filled.
        let filled = desk.rows_on(Ground::Block(1), size.0, size.1);
        let row = filled.iter().skip(12).find(|row| row.contains('●'));
        assert!(row.is_some_and(|row| row.trim() == "●●"), "{told}");
    }
    // Also in a game that is resumed at the question.
    let again = Desk::with(desk.table.session().clone(), Privacy::Curtain);
    assert!(
        again.screen(80, 24).contains("Bruno plays this board's intrigue card: 2 markers more!")
    );
}

#[test]
fn boards_of_bots_alone_are_told_above_the_next_question() {
    let markers = json!({
        "7": {"B": 3}, "9": {"B": 1}, "10": {"C": 3}, "12": {"A": 1, "B": 2},
    });
    let mut desk = scoring(json!({"A": {"coins": 9}, "B": {}, "C": {}}), markers);
    run_to_question(&mut desk);
    let question = desk.table.session().decision().expect("a question").question;
    assert!(matches!(question, Question::Bribe { .. }), "{}", desk.screen(80, 24));
    for size in SIZES {
        let told = below(&desk, size);
        for words in [
            "7 Colbert Bruno gets 5 Louis d'or",
            "9 Vallière Bruno gets a crown",
            "10 Turenne Clara gets 2 shields",
        ] {
            assert!(told.contains(words), "{words}\n{told}");
        }
    }
    // What they got stands in the table, as on a page.
    let row = |label: &str| {
        let rows = desk.rows(120, 40, 120);
        let rows = rows.iter().map(|row| row.chars().skip(LEFT.into()).collect::<String>());
        rows.into_iter().find(|row| row.trim_start().starts_with(label)).unwrap_or_default()
    };
    assert!(row("money").contains("+5"), "{}", desk.screen(120, 40));
    assert!(row("shields").contains("+2"), "{}", desk.screen(120, 40));
}

/// Plays on in some way until the game is over, and looks before every key.
fn play(mut desk: Desk, seed: u64, mut look: impl FnMut(&Desk)) {
    let mut chance = Chance::new(seed, Stream::Guess);
    for _ in 0..4000 {
        look(&desk);
        desk.wait();
        if desk.table.mode() == Mode::Over {
            return;
        }
        look(&desk);
        desk.advance(&mut chance);
    }
    panic!("the game does not end");
}

#[test]
fn on_ones_turn_every_bots_move_is_on_the_screen() {
    let mut looked = 0;
    for seed in [3, 4] {
        let mut last = usize::MAX;
        play(against_bots(None, seed), seed, |desk| {
            let session = desk.table.session();
            let turn = session.decision().is_some_and(|asked| asked.question == Question::Turn);
            if !turn || desk.table.mode() != Mode::Card || session.len() == last {
                return;
            }
            last = session.len();
            let moves = session.log(*desk.table.host().news(Seat::A).start());
            let moves = moves.filter_map(|entry| match entry {
                Entry::Event { event, .. } => match event.what {
                    What::CardPlaced { seat, .. } | What::CardTakesBack { seat, .. } => Some(seat),
                    _ => None,
                },
                Entry::Note(_) => None,
            });
            let moves: Vec<Seat> = moves.filter(|&seat| seat != Seat::A).collect();
            let mut placing = desk.clone();
            let (letter, _) = desk.held().next().expect("a card");
            placing.keys(&letter.to_string());
            for (desk, (width, height)) in
                [desk, &placing].into_iter().flat_map(|desk| SIZES.map(|size| (desk, size)))
            {
                let rows = desk.rows(width, height, width);
                let told = rows[16..].join("\n");
                for &seat in &moves {
                    let name = NAMES[seat.index()];
                    assert!(told.contains(name), "{name}\n{}", desk.screen(width, height));
                    looked += 1;
                }
                assert!(!told.contains("... "), "{}", desk.screen(width, height));
            }
        });
    }
    assert!(looked > 40, "{looked}");
}

#[test]
fn reasons_can_be_read_later() {
    let mut desk = against_bots(None, 5);
    run_to_question(&mut desk);
    play_a_card(&mut desk);
    run_to_question(&mut desk);
    let log = |desk: &Desk| {
        let mut desk = desk.clone();
        desk.keys("L");
        desk.screen(120, 200).matches("Why: ").count()
    };
    let told = log(&desk);
    assert!(told >= 2, "both bots have moved: {told}");
    // In a game that is resumed, and after taking back what came after them.
    assert_eq!(log(&Desk::with(desk.table.session().clone(), Privacy::Curtain)), told);
    play_a_card(&mut desk);
    run_to_question(&mut desk);
    assert!(log(&desk) > told);
    desk.keys("u");
    assert_eq!(log(&desk), told);
}

#[test]
fn taking_back_says_what_and_how_to_play_it_again() {
    let mut desk = against_bots(None, 5);
    run_to_question(&mut desk);
    play_a_card(&mut desk);
    run_to_question(&mut desk);
    desk.keys("u");
    for size in SIZES {
        let told = below(&desk, size);
        assert!(told.contains("Taken back: Anna "), "{told}");
        assert!(told.contains("U plays it again."), "{told}");
    }
    assert!(desk.screen(80, 24).contains("U redo"), "{}", desk.screen(80, 24));
}

#[test]
fn nothing_of_a_later_phase_is_shown_while_a_bot_thinks() {
    let mut held = 0;
    play(against_bots(None, 6), 6, |desk| {
        if desk.table.mode() != Mode::Wait {
            return;
        }
        let game = desk.table.session().game();
        // The bar names all phases; the court stands there until the missions have their turn.
        let screen = desk.screen(120, 40);
        if game.phase() == Phase::Missions && screen.contains("1 Anne") {
            held += 1;
        }
    });
    assert!(held > 0);
}

#[test]
fn escape_skips_no_page() {
    let mut desk = against_bots(None, 7);
    assert_eq!(desk.table.mode(), Mode::Step);
    let before = desk.screen(80, 24);
    desk.press(KeyCode::Esc);
    assert_eq!(desk.screen(80, 24), before);
}

#[test]
fn the_end_of_influence_is_said() {
    let mut told = 0;
    play(against_bots(None, 8), 8, |desk| {
        let screen = squeezed(&desk.screen(80, 24));
        told += usize::from(screen.contains("Influence is over"));
    });
    assert!(told >= 4, "{told}");
}

#[test]
fn in_the_last_round_no_deck_is_asked_for_without_a_chip() {
    let mut opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 1);
    opening.scenario = Some(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 4,
        "at": {"phase": "missions"}, "louis": 1,
        "seats": {"A": {"chips": ["letter", "letter", "helmet"], "missions": ["change-missions-1"]}},
    }));
    let mut desk = Desk::with(Session::new(opening).expect("a good opening"), Privacy::Open);
    desk.reach_question();
    desk.keys("a\n");
    assert_ne!(desk.table.mode(), Mode::Deck, "{}", desk.screen(80, 24));
}

/// The question stood on the page of the board, and its answer was the last: what came of it is a
/// line on the next page, before what follows. While others may still decide it has its page.
#[test]
fn a_board_whose_last_bribe_was_just_answered_needs_no_page() {
    let markers = json!({"1": {"A": 1, "B": 2}, "2": {"A": 2, "B": 2}, "3": {"A": 2, "C": 1}});
    for (answer, got) in [("y", "Anna pays 3 for a sceptre"), ("n", "")] {
        let seats = json!({"A": {"coins": 3}, "B": {"coins": 0}, "C": {"coins": 0}});
        let mut desk = scoring(seats, markers.clone());
        while desk.table.mode() != Mode::YesNo {
            desk.keys("\n");
            desk.wait();
        }
        desk.keys(answer);
        desk.wait();
        for size in SIZES {
            let told = below(&desk, size);
            let first = told.find("1 Anne Bruno gets a sceptre");
            assert!(first.is_some() && first < told.find("2 Philippe pays"), "{size:?} {told}");
            assert!(answer == "n" || told.contains(got), "{size:?} {told}");
        }
    }
}

/// What is run past is told in short at the next question, whatever it is about.
#[test]
fn what_is_run_past_is_told_at_the_next_question() {
    let markers = json!({"1": {"A": 2}, "3": {"B": 1}, "5": {"C": 2}, "12": {"A": 1, "B": 2}});
    let mut desk = scoring(json!({"A": {"coins": 9}}), markers);
    // The page of Louis's board tells what came before it.
    let mut seen = Vec::new();
    while desk.table.mode() != Mode::YesNo {
        seen.push(desk.clone());
        desk.keys("g");
        desk.wait();
    }
    for (width, height) in [(80, 24), (100, 30), (120, 40)] {
        let screens = seen.iter().chain([&desk]);
        let screens: Vec<String> =
            screens.map(|desk| squeezed(&desk.screen(width, height))).collect();
        let screen = screens.join(" ");
        for told in ["3 Thérèse Bruno gets a ring", "5 Montespan Clara gets a crown"] {
            assert!(screen.contains(told), "{told}\n{}", desk.screen(width, height));
        }
    }
}

/// What is played again is shown again: the page of a board comes back with it.
#[test]
fn what_is_played_again_is_shown_again() {
    let position = json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3,
        "at": {"phase": "scoring"}, "louis": 4,
        "seats": {"A": {"coins": 9}, "B": {"coins": 9}, "C": {"coins": 9}},
        "markers": {"1": {"A": 2, "B": 1}, "9": {"A": 2, "C": 2}},
    });
    let chairs = ["Anna", "Bruno", "Clara"].map(louis_xiv::session::Chair::person).to_vec();
    let opening =
        Opening { chairs, scenario: Some(position), ..Opening::of_people([], Seat::A, 1) };
    let mut desk = Desk::with(Session::new(opening).expect("a good opening"), Privacy::Curtain);
    desk.keys("n");
    let page = |desk: &Desk| {
        assert_eq!(desk.table.mode(), Mode::Step, "{}", desk.screen(80, 24));
        squeezed(&desk.screen(80, 24))
    };
    let told = page(&desk);
    assert!(told.contains("1 Anne Anna gets a sceptre"), "{told}");
    desk.keys("uyU");
    assert_eq!(page(&desk), told);
}
