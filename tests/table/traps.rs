//! No traps at the table: Enter plays only what was chosen, a board has one key, a card keeps its
//! letter, what is lit can be chosen and nothing else, and every key is answered.

use std::collections::BTreeMap;

use crate::desk::{Desk, NAMES, key_of, squeezed, walk, walk_from};
use louis_xiv::engine::{Action, Board, BoardSet, Influence, Phase, Question, Seat, Usage};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::{Mode, find};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde_json::{Value, json};

#[test]
fn enter_alone_opens_no_curtain_and_plays_no_card() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        for privacy in [Privacy::Curtain, Privacy::Strip] {
            let mut desk = Desk::new(players, seed, privacy);
            for _ in 0..30 {
                if desk.try_press(KeyCode::Enter).is_none() {
                    desk.table.typed(KeyEvent::from(KeyCode::Enter), &mut desk.shared);
                }
                assert_eq!((desk.table.viewer(), desk.table.session().len()), (None, 0));
            }
            assert_eq!(desk.table.mode(), Mode::Curtain);
            let opens = squeezed(&desk.shared.text.ui("tab-opens"));
            assert!(squeezed(&desk.screen(80, 24)).contains(&opens), "{}", desk.screen(80, 24));
            // Nor at the open hand.
            desk.keys("\t");
            for _ in 0..30 {
                desk.keys("\n");
                assert_eq!((desk.table.mode(), desk.table.session().len()), (Mode::Card, 0));
            }
        }
        // A table without curtains, and one with a single person.
        let mut desk = Desk::new(players, seed, Privacy::Open);
        (0..30).for_each(|_| drop(desk.try_press(KeyCode::Enter)));
        assert_eq!((desk.table.mode(), desk.table.session().len()), (Mode::Card, 0));
    }
    let chairs = vec![Chair::person("Anna"), Chair::bot("Bruno", "easy")];
    let opening = Opening { chairs, ..Opening::of_people([], Seat::A, 4) };
    let mut desk = Desk::with(Session::new(opening).expect("a good opening"), Privacy::Curtain);
    (0..30).for_each(|_| drop(desk.try_press(KeyCode::Enter)));
    assert_eq!((desk.table.mode(), desk.table.session().len()), (Mode::Card, 0));
}

#[test]
fn markers_that_could_be_placed_want_enter_again() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    let (letter, _) = desk.card(|card| card != Influence::Joker).expect("a character card");
    desk.keys(&format!("{letter}\n"));
    assert_eq!((desk.table.mode(), desk.table.session().len()), (Mode::Place, 0));
    // Another key in between, and it is asked again.
    desk.keys("tt\n");
    assert_eq!(desk.table.session().len(), 0);
    desk.keys("\n");
    assert_eq!(desk.table.session().len(), 1);
}

/// Presses every board's key; those which choose their board.
fn chosen(desk: &Desk) -> BoardSet {
    let chooses = |&board: &Board| {
        let mut desk = desk.clone();
        let question = desk.table.session().decision().expect("a question").question;
        desk.keys(&key_of(board).to_string());
        // A refusal stands under the question.
        let refused = desk.table.words(&desk.shared).len() > 1;
        let played = desk.table.session().len();
        if matches!(question, Question::Turn) {
            if refused {
                return false;
            }
            desk.confirm();
        } else {
            desk.keys("\n");
        }
        let action = desk.table.session().actions().nth(played).map(|(_, action)| action);
        let there = match action {
            Some(Action::Play { usage: Usage::Place(on) | Usage::PlaceFour(on), .. }) => {
                on.on(board) > 0
            }
            Some(Action::PlaceOn { board: on }) => on == board,
            None => false,
            other => panic!("{other:?} for {board:?}"),
        };
        assert_eq!(there, !refused, "{board:?} {action:?}\n{}", desk.screen(80, 24));
        there
    };
    Board::ALL.into_iter().filter(chooses).collect()
}

#[test]
fn lit_is_what_a_key_chooses_and_every_board_has_one_key() {
    let mut asked = BTreeMap::<Mode, usize>::new();
    let mut look = |desk: &Desk| {
        let mode = desk.table.mode();
        match mode {
            Mode::Place => {
                let mut back = desk.clone();
                if back.table.lit().is_empty() {
                    // Markers are being taken back, or there are none left.
                    let played = back.table.session().len();
                    back.keys("1");
                    assert_eq!(back.table.words(&back.shared).len(), 2);
                    assert_eq!(back.table.session().len(), played);
                } else {
                    assert_eq!(chosen(desk), desk.table.lit(), "{}", desk.screen(80, 24));
                    back.keys("t");
                    assert!(back.table.lit().is_empty(), "{}", back.screen(80, 24));
                }
            }
            // The key of a board chooses its card.
            Mode::Card => {
                let board = |card| match card {
                    Influence::Character(board) => Some(board),
                    Influence::Joker => None,
                };
                let held: BoardSet = desk.held().filter_map(|(_, card)| board(card)).collect();
                assert_eq!(held, desk.table.lit(), "{}", desk.screen(80, 24));
                for board in Board::ALL {
                    let mut other = desk.clone();
                    other.keys(&key_of(board).to_string());
                    let chosen = other.table.mode() == Mode::Place;
                    assert_eq!(chosen, held.contains(board), "{}", other.screen(80, 24));
                }
            }
            Mode::Board => {
                assert_eq!(chosen(desk), desk.table.lit(), "{}", desk.screen(80, 24));
            }
            _ => return assert!(desk.table.lit().is_empty(), "{mode:?}"),
        }
        *asked.entry(mode).or_default() += 1;
    };
    for (players, seed) in (2..=4).zip(21..) {
        walk(players, seed, Privacy::Curtain, |_, desk| look(desk));
    }
    // A board that asks for any board.
    let file = include_str!("../../assets/scenarios/board-6-places-on-a-later-board.json");
    let mut scenario: Value = serde_json::from_str(file).expect("a scenario");
    for answered in ["steps", "expect"] {
        scenario.as_object_mut().expect("an object").remove(answered);
    }
    let players = scenario["players"].as_u64().expect("a number") as usize;
    let mut opening = Opening::of_people(NAMES.into_iter().take(players), Seat::A, 3);
    opening.scenario = Some(scenario);
    let session = Session::new(opening).expect("a good scenario");
    walk_from(Desk::with(session, Privacy::Curtain), 3, |_, desk| look(desk));
    assert!(asked.get(&Mode::Place) > Some(&100) && asked.contains_key(&Mode::Board), "{asked:?}");
}

#[test]
fn a_card_keeps_its_letter_for_the_whole_phase() {
    for (players, seed) in [(2, 31), (3, 32), (4, 33)] {
        let mut letters = BTreeMap::<(u8, usize, char), Influence>::new();
        let mut again = 0;
        walk(players, seed, Privacy::Curtain, |_, desk| {
            if desk.table.mode() != Mode::Card {
                return;
            }
            let game = desk.table.session().game();
            assert_eq!(game.phase(), Phase::Influence);
            let seat = desk.table.session().decision().expect("a question").seat;
            let hand = game.secret(seat).influence.cards().count();
            assert_eq!(desk.held().count(), hand, "every card has a letter");
            for (letter, card) in desk.held() {
                let place = (game.round(), seat.index(), letter);
                match letters.insert(place, card) {
                    Some(before) => {
                        assert_eq!(before, card, "{letter}\n{}", desk.screen(80, 24));
                        again += 1;
                    }
                    None => continue,
                }
            }
        });
        assert!(again > 20, "{again}");
    }
}

/// Two jokers are alike to the rules, not to the fingers.
#[test]
fn of_two_equal_cards_the_chosen_one_leaves_the_hand() {
    for place in 0..2 {
        let mut opening = Opening::of_people(NAMES.into_iter().take(2), Seat::A, 3);
        opening.scenario = Some(json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 2, "seed": 7, "at": { "turn": "A" },
            "seats": { "A": { "influence": ["joker", "joker", 1, 2] }, "B": { "influence": [3, 4, 5] } },
        }));
        let session = Session::new(opening).expect("a good scenario");
        let mut desk = Desk::with(session, Privacy::Open);
        desk.reach_question();
        let jokers: Vec<char> =
            desk.held().filter(|held| held.1 == Influence::Joker).map(|held| held.0).collect();
        let before: Vec<char> = desk.held().map(|held| held.0).collect();
        desk.keys(&jokers[place].to_string());
        let marked = desk.screen(80, 24);
        desk.keys("t\n");
        desk.reach_question();
        assert_eq!(desk.table.session().decision().map(|asked| asked.seat), Some(Seat::B));
        let other = desk.held().next().expect("a card").0;
        desk.keys(&format!("{other}t\n"));
        desk.reach_question();
        let left: Vec<char> = desk.held().map(|held| held.0).collect();
        let kept: Vec<char> = before.into_iter().filter(|&key| key != jokers[place]).collect();
        assert_eq!(left, kept, "{marked}");
    }
}

#[test]
fn every_unknown_key_is_answered() {
    let mut answered = BTreeMap::<Mode, usize>::new();
    walk(3, 41, Privacy::Curtain, |_, desk| {
        let mode = desk.table.mode();
        for key in [KeyCode::Char('#'), KeyCode::Char('~'), KeyCode::F(5), KeyCode::Insert] {
            let event = KeyEvent::new(key, KeyModifiers::NONE);
            assert!(find(mode, &event).is_none(), "{key:?} {mode:?}");
            let mut other = desk.clone();
            other.table.typed(event, &mut other.shared);
            let id = if mode == Mode::Curtain { "tab-opens" } else { "unknown-key" };
            let said = squeezed(&other.shared.look.show(&other.shared.text.ui(id)));
            for (width, height) in [(80, 24), (100, 30), (120, 40)] {
                let screen = squeezed(&other.screen(width, height));
                assert!(screen.contains(&said), "{mode:?}\n{}", other.screen(width, height));
            }
            *answered.entry(mode).or_default() += 1;
        }
    });
    assert!(answered.len() > 8, "{answered:?}");
}

/// Whoever covers the hand in the middle of a turn finds the turn as it was.
#[test]
fn a_covered_turn_is_as_it_was_left() {
    let mut desk = Desk::new(3, 42, Privacy::Curtain);
    desk.reach_question();
    while desk.table.mode() == Mode::Curtain {
        desk.strike(KeyCode::Tab);
    }
    let letter = |at: u8| KeyCode::Char(char::from(b'a' + at));
    let played = desk.table.session().len();
    let begun = (0..5).any(|at| {
        desk.strike(letter(at));
        let lit = desk.table.lit();
        if desk.table.mode() == Mode::Place && !lit.is_empty() {
            desk.strike(KeyCode::Char(' '));
        }
        desk.table.mode() == Mode::Place
    });
    assert!(begun, "{}", desk.screen(80, 24));
    let before = desk.screen(80, 24);
    desk.strike(KeyCode::Tab);
    assert_eq!(desk.table.mode(), Mode::Curtain);
    desk.strike(KeyCode::Tab);
    desk.wait();
    assert_eq!(desk.screen(80, 24), before);
    assert_eq!(desk.table.session().len(), played);
}

/// Keys that could do something, but not now, are answered, too.
#[test]
fn nothing_to_undo_is_said() {
    let mut desk = Desk::new(3, 42, Privacy::Open);
    desk.reach_question();
    desk.strike(KeyCode::Char('u'));
    assert!(desk.screen(80, 24).contains("nothing to take back"), "{}", desk.screen(80, 24));
}

/// Where nothing can be laid out there is one answer, and Enter gives it; where something can, Enter
/// with nothing chosen says so.
#[test]
fn enter_on_the_missions_is_answered() {
    let desk = |chips: [&str; 2]| {
        let mut opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 1);
        opening.scenario = Some(json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 2,
            "at": {"phase": "missions"}, "louis": 1,
            "seats": {"A": {"chips": chips, "missions": ["change-missions-1"]}},
        }));
        let mut desk = Desk::with(Session::new(opening).expect("fine"), Privacy::Open);
        desk.reach_question();
        desk
    };
    let mut free = desk(["letter", "letter"]);
    let before = free.table.session().len();
    free.keys("\n");
    assert_eq!(free.table.session().len(), before, "{}", free.screen(80, 24));
    assert!(free.screen(80, 24).contains("Nothing is chosen yet."), "{}", free.screen(80, 24));
    let mut bound = desk(["sceptre", "sceptre"]);
    let before = bound.table.session().len();
    bound.keys("\n");
    assert!(bound.table.session().len() > before, "{}", bound.screen(80, 24));
}
