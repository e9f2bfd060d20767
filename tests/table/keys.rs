//! The key budget, and what keys do at the table.

use crate::desk::{Desk, NAMES, code, key_of, squeezed, walk};
use louis_xiv::engine::{Action, Influence, Phase, Placement, Reach, Seat, Usage, Walk};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Opening, Session};
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use ratatui::crossterm::event::KeyCode;

#[test]
fn a_character_card_takes_four_keys() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    let (letter, card) = desk.card(|card| card != Influence::Joker).expect("a character card");
    let Influence::Character(board) = card else { unreachable!() };
    let next = board.neighbours()[0];
    desk.keys(&format!("{letter}{}{}\n", key_of(board), key_of(next)));
    assert_eq!(desk.presses, 4);
    let (seat, action) = desk.table.session().actions().next().expect("an action was played");
    assert_eq!(seat, Seat::A);
    let Action::Play { card: played, usage: Usage::Place(placement) } = action else {
        panic!("{action:?}");
    };
    assert_eq!((played, placement.on(board), placement.on(next)), (card, 2, 1));
}

#[test]
fn taking_back_takes_three_keys() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    desk.keys("at\n");
    assert_eq!(desk.presses, 3);
    let (_, action) = desk.table.session().actions().next().expect("an action was played");
    assert!(matches!(action, Action::Play { usage: Usage::TakeBack, .. }), "{action:?}");
}

#[test]
fn a_joker_takes_four_keys_also_from_eleven() {
    let seed = (0..200).find(|&seed| {
        let mut desk = Desk::new(3, seed, Privacy::Curtain);
        desk.reach_question();
        desk.card(|card| card == Influence::Joker).is_some()
    });
    let mut desk = Desk::new(3, seed.expect("somebody is dealt a joker"), Privacy::Curtain);
    desk.reach_question();
    let (letter, _) = desk.card(|card| card == Influence::Joker).expect("a joker");
    desk.keys(&format!("{letter}o3\n"));
    assert_eq!(desk.presses, 4);
    let (_, action) = desk.table.session().actions().next().expect("an action was played");
    let Action::Play { card: Influence::Joker, usage: Usage::Place(placement) } = action else {
        panic!("{action:?}");
    };
    let boards: Vec<u8> = placement.boards().map(|board| board.number()).collect();
    assert_eq!(boards, [3, 11]);
}

#[test]
fn a_refused_board_says_why_and_changes_nothing() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    let (letter, card) = desk.card(|card| card != Influence::Joker).expect("a character card");
    let Influence::Character(board) = card else { unreachable!() };
    let far = louis_xiv::engine::Board::ALL
        .into_iter()
        .find(|other| *other != board && !board.touches(*other))
        .expect("some board is far away");
    desk.keys(&format!("{letter}{}", key_of(far)));
    assert!(desk.screen(80, 24).contains("R2.2"), "{}", desk.screen(80, 24));
    assert!(desk.table.session().is_empty());
}

#[test]
fn undo_from_the_curtain_gives_the_turn_back_behind_a_curtain() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    desk.keys("at\n");
    assert_eq!(desk.table.mode(), Mode::Curtain);
    // The next player may have the keyboard already.
    desk.keys("u");
    assert_eq!(desk.table.mode(), Mode::Curtain);
    assert_eq!((desk.table.viewer(), desk.table.session().len()), (None, 0));
    desk.keys("\t");
    assert_eq!(desk.table.viewer(), Some(Seat::A));
    desk.keys("at\n\t");
    // Over an open hand nothing is taken back that others did.
    desk.keys("u");
    assert_eq!(desk.table.mode(), Mode::Card);
    let said = squeezed(&desk.shared.text.ui("others-move"));
    assert!(squeezed(&desk.screen(80, 24)).contains(&said), "{}", desk.screen(80, 24));
    // The curtain has been opened: only the table can take it back now.
    desk.keys("\tu");
    assert_eq!(desk.table.mode(), Mode::Agree);
    desk.keys("n");
    assert_eq!(desk.table.session().len(), 1);
    desk.keys("uy");
    assert_eq!(desk.table.session().len(), 0);
    assert_eq!(desk.table.session().notes().len(), 1);
}

#[test]
fn escape_never_leaves_and_never_answers() {
    let mut desk = Desk::new(2, 7, Privacy::Curtain);
    desk.reach_question();
    desk.keys("a\u{1b}\u{1b}\u{1b}");
    assert_eq!(desk.table.mode(), Mode::Card);
    assert!(desk.table.session().is_empty());
}

/// A table that begins from a position.
fn at_position(position: serde_json::Value) -> Desk {
    let mut opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 1);
    opening.scenario = Some(position);
    let mut desk =
        Desk::with(Session::new(opening).expect("the position is fine"), Privacy::Curtain);
    desk.reach_question();
    desk
}

/// The keys that put markers there, from the walk so far: a board's own key, or Space for another
/// marker on the board where the last one went.
fn keys_for(walk: Walk, placement: Placement) -> Option<String> {
    let lying = walk.placement();
    let missing = |board| lying.map_or(0, |lying| lying.on(board)) < placement.on(board);
    if lying == Some(placement) {
        return Some(String::new());
    }
    let last = walk.steps().last();
    placement.boards().filter(|&board| missing(board)).find_map(|board| {
        let rest = keys_for(walk.step(board).ok()?, placement)?;
        let key = if last == Some(board) { ' ' } else { key_of(board) };
        Some(format!("{key}{rest}"))
    })
}

/// Every placement that a card allows, each within the budget.
fn assert_within_budget(desk: &Desk, card: Influence, four: bool, budget: usize) {
    let reach = if four { Reach::FOUR } else { Reach::of(card) };
    let (letter, _) = desk.card(|held| held == card).expect("the card is in the hand");
    let reserve = desk.view().holding(Seat::A).personal;
    let mut placed = 0;
    for &placement in reach.placements(reserve) {
        let mut desk = desk.clone();
        let empty = Walk::new(reach, reserve);
        let begun = reach.start.map_or(empty, |board| empty.step(board).expect("its own board"));
        let keys = keys_for(begun, placement).expect("every placement can be walked");
        desk.keys(&format!("{letter}{}{keys}", if four { "m" } else { "" }));
        desk.confirm();
        assert!(desk.presses <= budget, "{placement:?} takes {} keys", desk.presses);
        let (_, action) = desk.table.session().actions().next().expect("an action was played");
        let usage = if four { Usage::PlaceFour(placement) } else { Usage::Place(placement) };
        assert_eq!(action, Action::Play { card, usage }, "{keys}");
        placed += 1;
    }
    assert!(placed > 12, "{placed} placements");
}

#[test]
fn every_placement_of_every_card_is_within_its_budget() {
    for hand in [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]] {
        let desk = at_position(serde_json::json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 3,
            "at": {"turn": "A"}, "louis": 1,
            "seats": {"A": {"influence": hand}},
        }));
        for number in hand {
            let board = louis_xiv::engine::Board::from_number(number).expect("a board");
            assert_within_budget(&desk, Influence::Character(board), false, 4);
        }
    }
    let desk = at_position(serde_json::json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3,
        "at": {"turn": "A"}, "louis": 1,
        "seats": {"A": {"influence": ["joker", 3, 9, 10], "laid": ["four-markers"]}},
    }));
    assert_within_budget(&desk, Influence::Joker, false, 5);
    assert_within_budget(&desk, Influence::Joker, true, 7);
}

#[test]
fn laying_out_a_mission_and_drawing_takes_three_keys() {
    let mut desk = at_position(serde_json::json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3,
        "at": {"phase": "missions"}, "louis": 1,
        "seats": {"A": {"chips": ["crown", "crown"], "missions": ["one-off"]}},
    }));
    assert_eq!(desk.table.mode(), Mode::Missions);
    let letter = ('a'..)
        .zip(desk.view().own().expect("secrets").missions.iter())
        .find(|(_, mission)| mission.to_string() == "one-off")
        .map_or('a', |(letter, _)| letter);
    desk.keys(&format!("{letter}\n3"));
    assert_eq!(desk.presses, 3);
    let actions: Vec<Action> = desk.table.session().actions().map(|(_, action)| action).collect();
    assert!(matches!(actions[..], [Action::LayOut { .. }, Action::Draw { .. }]), "{actions:?}");
}

#[test]
fn a_peek_at_ones_own_sheet_does_not_end_at_the_hand_of_another() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    assert_eq!(desk.table.viewer(), Some(Seat::A));
    // One's own sheet first: whoever has the hand open needs no curtain for it.
    desk.keys("p");
    assert_eq!(desk.table.mode(), Mode::Sheet);
    desk.keys("pb\t");
    assert_eq!(desk.table.mode(), Mode::Sheet);
    desk.type_any();
    assert_eq!((desk.table.mode(), desk.table.viewer()), (Mode::Curtain, None));
    // One's own sheet needs no curtain afterwards.
    desk.keys("\tp");
    desk.type_any();
    assert_eq!((desk.table.mode(), desk.table.viewer()), (Mode::Card, Some(Seat::A)));
    desk.keys("ppa\t");
    desk.type_any();
    assert_eq!((desk.table.mode(), desk.table.viewer()), (Mode::Card, Some(Seat::A)));
}

#[test]
fn after_pages_for_the_whole_table_a_curtain_comes_before_the_next_hand() {
    let mut seen = 0;
    walk(2, 9, Privacy::Curtain, |_, desk| {
        if desk.table.mode() != Mode::Step {
            return;
        }
        let phase = desk.table.session().game().phase();
        let mut on = desk.clone();
        let hidden = desk.table.viewer().is_none();
        on.keys("g");
        if hidden && phase != Phase::Scoring && on.table.session().decision().is_some() {
            assert_eq!(on.table.viewer(), None, "a hand without a curtain after public pages");
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen}");
}

#[test]
fn undo_while_placing_takes_the_last_marker_back() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    let (letter, _) =
        desk.card(|card| matches!(card, Influence::Character(_))).expect("a character");
    desk.press(KeyCode::Char(letter));
    let one = desk.screen(80, 24);
    desk.keys(" u");
    assert_eq!(desk.screen(80, 24), one);
    desk.keys("u");
    assert_eq!(desk.table.mode(), Mode::Card);
}

#[test]
fn every_shipped_scenario_can_be_laid_on_the_table() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/scenarios");
    let mut opened = 0;
    for entry in std::fs::read_dir(folder).expect("the scenarios are there") {
        let file = std::fs::read(entry.expect("a file").path()).expect("a readable file");
        let scenario: serde_json::Value = serde_json::from_slice(&file).expect("JSON");
        let players = scenario["players"].as_u64().expect("how many play") as usize;
        let mut opening = Opening::of_people(NAMES.into_iter().take(players), Seat::A, 1);
        opening.scenario = Some(scenario);
        // Where a position is meant to be refused there is nothing to lay out.
        let Ok(session) = Session::new(opening) else { continue };
        let mut desk = Desk::with(session, Privacy::Curtain);
        for key in ['\n'; 12] {
            assert!(desk.screen(80, 24).lines().count() == 24);
            desk.try_press(code(key));
        }
        opened += 1;
    }
    assert!(opened > 50, "{opened}");
}
