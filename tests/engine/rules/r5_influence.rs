//! R5: the influence phase.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{Action, Influence, Phase, Place, Question, Reason, Seat, Side, What};
use serde_json::{Value, json};

use super::table::{
    GENERAL, JOKER, PERSONAL, Table, b, board, card, mission, moved, place, placement, take_back,
};

/// A's turn with these cards, B and C with five each.
pub(crate) fn turn(hand: Value) -> Table {
    Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "louis": 1, "seats": {"A": {"influence": hand}},
    }))
}

/// A's turn with five different cards and reserves of this size.
pub(crate) fn turn_with(personal: u8, general: u8) -> Table {
    let mut markers = json!({});
    if personal + general < 16 {
        markers = json!({"11": {"A": 16 - personal - general}});
    }
    Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "louis": 1, "markers": markers,
        "seats": {"A": {"influence": [6, 1, 5, 9, "joker"], "personal": personal,
                        "general": general}},
    }))
}

pub(crate) fn placed(seat: Seat, card: Influence, boards: &[u8]) -> What {
    What::CardPlaced { seat, card, placement: placement(boards) }
}

/// Plays the first card of the hand to take markers back.
pub(crate) fn take_turn(t: &mut Table, seat: Seat) {
    let first = t.hand(seat)[0];
    t.play(seat, take_back(first));
}

#[test]
fn r5_1_the_neutral_markers_come_before_everything_else() {
    let t = Table::at(json!({
        "players": 2, "at": {"phase": "influence"}, "louis": 3,
        "decks": {"influence": [8, 9, 10]}, "seats": {"A": {"laid": ["marker-on-1"]}},
    }));
    t.asks(A, Question::StartMarker { mission: mission("marker-on-1"), board: b(1) });
    assert_eq!([3, 8, 9, 10].map(|number| t.on(number, Side::Neutral)), [2; 4]);
    t.saw_in_order(&[
        ("R5.3", What::Phase { phase: Phase::Influence }),
        ("R9.2", moved(Side::Neutral, 2, Place::Neutral, board(3))),
        ("R9.2", moved(Side::Neutral, 2, Place::Neutral, board(10))),
    ]);
}

#[test]
fn r5_1_there_are_none_with_three_or_four() {
    for players in [3, 4] {
        let t = Table::at(json!({"players": players, "at": {"phase": "influence"}, "louis": 3}));
        t.never(|what| matches!(what, What::Markers { .. } | What::NeutralCard { .. }));
        assert!(t.centre().is_empty());
    }
}

#[test]
fn r5_2_start_missions_in_turn_order_each_player_all_of_theirs() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"phase": "influence"}, "louis": 3, "start": "B",
        "seats": {"A": {"laid": ["marker-on-4"]},
                  "B": {"laid": ["marker-on-1", "marker-at-louis-1", "marker-on-9"]}},
    }));
    let asks = |t: &Table, seat, name, number| {
        t.asks(seat, Question::StartMarker { mission: mission(name), board: b(number) });
    };
    asks(&t, B, "marker-on-1", 1);
    t.play(B, Action::Accept);
    asks(&t, B, "marker-at-louis-1", 3);
    t.play(B, Action::Accept);
    asks(&t, B, "marker-on-9", 9);
    t.play(B, Action::Accept);
    asks(&t, A, "marker-on-4", 4);
    t.play(A, Action::Accept);
    t.saw_in_order(&[
        ("R8.4", What::MissionUsed { seat: B, mission: mission("marker-on-1") }),
        ("R8.4", moved(B, 1, GENERAL, board(1))),
        ("R8.10", moved(B, 1, GENERAL, board(3))),
        ("R8.11", moved(B, 1, GENERAL, board(9))),
        ("R8.4", moved(A, 1, GENERAL, board(4))),
    ]);
    assert_eq!(t.reserves(B), (11, 2));
    t.asks(B, Question::Turn);
}

#[test]
fn r5_2_each_is_optional() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"phase": "influence"}, "louis": 3,
        "seats": {"A": {"laid": ["marker-on-1", "marker-on-5"]}},
    }));
    t.refused(A, Action::PlaceOn { board: b(1) }, "R8.4", Reason::NotNow);
    t.play(A, Action::Pass);
    t.saw("R8.4", What::Declined { seat: A });
    t.asks(A, Question::StartMarker { mission: mission("marker-on-5"), board: b(5) });
    t.play(A, Action::Pass);
    t.saw("R8.11", What::Declined { seat: A });
    assert_eq!((t.on(1, A), t.on(5, A)), (0, 0));
    assert_eq!(t.reserves(A), (11, 5));
    t.never(|what| matches!(what, What::MissionUsed { .. } | What::Markers { .. }));
    t.asks(A, Question::Turn);
}

#[test]
fn r5_2_without_a_marker_in_either_reserve_nobody_is_asked() {
    let t = Table::at(json!({
        "players": 3, "at": {"phase": "influence"}, "louis": 3,
        "markers": {"7": {"A": 8}, "8": {"A": 8}},
        "seats": {"A": {"laid": ["marker-on-1"]}, "B": {"laid": ["marker-on-2"]}},
    }));
    t.saw("R8.4", What::NoMarkers { seat: A });
    t.asks(B, Question::StartMarker { mission: mission("marker-on-2"), board: b(2) });
}

#[test]
fn r5_2_an_empty_general_reserve_lends_from_the_personal_one() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"phase": "influence"}, "louis": 3,
        "seats": {"A": {"laid": ["marker-on-1"], "general": 0}},
    }));
    t.play(A, Action::Accept);
    t.saw("R8.4", moved(A, 1, PERSONAL, board(1)));
    assert_eq!(t.reserves(A), (15, 0));
}

#[test]
fn r5_3_one_card_each_in_turn_order() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"phase": "influence"}, "start": "C",
        "seats": {"A": {"influence": [1, 2, 3]}, "B": {"influence": [4, 5, 6]},
                  "C": {"influence": [7, 8, 9]}},
    }));
    t.asks(C, Question::Turn);
    t.play(C, take_back(card(7))).play(A, place(card(1), &[1])).play(B, take_back(card(5)));
    t.asks(C, Question::Turn);
    assert_eq!(t.centre().cards().collect::<Vec<_>>(), [1, 5, 7].map(card));
    assert_eq!(t.hand(A), [2, 3].map(card));
    assert_eq!(t.hand(B), [4, 6].map(card));
    assert_eq!(t.hand(C), [8, 9].map(card));
    t.saw_in_order(&[
        ("R5.7", What::CardTakesBack { seat: C, card: card(7) }),
        ("R5.5", placed(A, card(1), &[1])),
        ("R5.7", What::CardTakesBack { seat: B, card: card(5) }),
    ]);
}

#[test]
fn r5_3_a_turn_cannot_be_passed_and_needs_a_card_in_hand() {
    let mut t = turn(json!([1, 2, 3]));
    t.refused(A, Action::Pass, "R5.3", Reason::MustChoose);
    t.refused(A, Action::Accept, "R5.3", Reason::NotNow);
    t.refused(A, take_back(card(4)), "R5.3", Reason::CardNotHeld { card: card(4) });
    t.refused(A, place(JOKER, &[4]), "R5.3", Reason::CardNotHeld { card: JOKER });
    t.refused(A, place(card(7), &[7]), "R5.3", Reason::CardNotHeld { card: card(7) });
}

#[test]
fn r5_3_those_with_fewer_than_two_cards_are_passed_over() {
    let mut t = Table::at(json!({
        "players": 4, "at": {"turn": "A"},
        "seats": {"A": {"influence": [1, 2, 3, 4, 5]}, "B": {"influence": []},
                  "C": {"influence": [6, 7]}, "D": {"influence": []}},
    }));
    t.play(A, take_back(card(1)));
    t.asks(C, Question::Turn);
    t.play(C, take_back(card(6)));
    assert_eq!(t.counts(C).influence, 0);
    t.asks(A, Question::Turn);
}

#[test]
fn r5_3_one_player_may_have_several_turns_in_a_row() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"},
        "seats": {"A": {"influence": [1, 2, 3, 4, 5, 6]}, "B": {"influence": [7, 8]},
                  "C": {"influence": []}, },
    }));
    t.play(A, take_back(card(1))).play(B, take_back(card(7)));
    for number in [2, 3, 4] {
        t.play(A, place(card(number), &[number]));
        t.asks(A, Question::Turn);
    }
    t.play(A, place(card(5), &[5]));
    t.saw("R5.10", What::LastCard { seat: A, card: Some(card(6)) });
    t.saw("R5.12", What::Reshuffled);
}

#[test]
fn r5_3_the_phase_begins_with_the_first_in_turn_order_who_can() {
    let t = Table::at(json!({
        "players": 3, "at": {"phase": "influence"}, "start": "B",
        "seats": {"A": {"influence": [1, 2]}, "B": {"influence": []}, "C": {"influence": []}},
    }));
    t.asks(A, Question::Turn);
}

#[test]
fn r5_3_a_mission_instead_of_a_card() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"},
        "seats": {"A": {"influence": [1, 2], "laid": ["pay-two-1"], "coins": 2}},
    }));
    t.play(A, Action::PayTwo);
    t.saw("R8.5", What::CoinsPaid { seat: A, count: 2 });
    assert_eq!(t.hand(A), [1, 2].map(card));
    assert_eq!(t.coins(A), 0);
    assert!(t.centre().is_empty());
    t.asks(B, Question::Turn);
    take_turn(&mut t, B);
    take_turn(&mut t, C);
    t.refused(A, Action::PayTwo, "R8.5", Reason::MissionNotReady);
}

#[test]
fn r5_4_a_card_places_or_takes_back_never_both() {
    let mut t = turn_with(11, 5);
    t.play(A, place(card(6), &[6, 1]));
    assert_eq!(t.reserves(A), (9, 5), "placing leaves the general reserve alone");
    t.never(|what| matches!(what, What::Markers { from: GENERAL, .. }));
    take_turn(&mut t, B);
    take_turn(&mut t, C);
    t.forget().play(A, take_back(card(5)));
    assert_eq!(t.reserves(A), (12, 2), "taking back places nothing");
    assert_eq!(t.on(5, A), 0);
    t.never(|what| matches!(what, What::Markers { to: Place::Board(_), .. }));
    assert_eq!(t.count(|what| matches!(what, What::Markers { .. })), 1);
}
