//! R8.4, R8.5, R8.10 to R8.12, R8.17 and R8.18: missions of the influence phase.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{Action, Influence, Question, Reason, Usage, What};
use serde_json::{Value, json};

use super::sheet::{has, stack, until};
use super::table::{
    GENERAL, JOKER, PERSONAL, Table, b, board, card, mission, moved, place, placement, take_back,
};

/// The start of the influence phase of round 2, with Louis on board 3.
fn influence_of(a: Value) -> Table {
    Table::at(json!({
        "players": 3, "round": 2, "at": {"phase": "influence"}, "louis": 3, "seats": {"A": a}
    }))
}

/// A's turn in round 2 with these cards; a 7 lies on top of the deck.
fn turn_of(influence: Value, mut a: Value) -> Table {
    a["influence"] = influence;
    Table::at(json!({
        "players": 3, "round": 2, "at": {"turn": "A"}, "louis": 3,
        "seats": {"A": a, "B": {"influence": [1, 2, 3, 4, 5]}, "C": {"influence": [1, 2, 3, 4, 5]}},
        "decks": {"influence": [7, 8]}
    }))
}

fn used(name: &str) -> What {
    What::MissionUsed { seat: A, mission: mission(name) }
}

/// Asks, accepts and declines a start-of-influence mission that leads to this board.
fn start_marker(name: &str, rule: &str, number: u8) {
    let question = Question::StartMarker { mission: mission(name), board: b(number) };
    let mut table = influence_of(json!({"laid": [name], "general": 5}));
    table.asks(A, question);
    assert_eq!(table.legal(), [Action::Pass, Action::Accept]);
    table.play(A, Action::Accept);
    table.saw_in_order(&[(rule, used(name)), (rule, moved(A, 1, GENERAL, board(number)))]);
    table.asks(A, Question::Turn);
    has(&table, A, json!({"general": 4, "personal": 11}));
    assert_eq!(stack(&table, number), [1, 0, 0, 0, 0]);

    let mut table = influence_of(json!({"laid": [name], "general": 5}));
    table.play(A, Action::Pass).asks(A, Question::Turn);
    table.saw(rule, What::Declined { seat: A });
    has(&table, A, json!({"general": 5}));
    assert_eq!(stack(&table, number), [0; 5]);

    let mut table = influence_of(json!({"laid": [name], "general": 0}));
    table.play(A, Action::Accept);
    table.saw(rule, moved(A, 1, PERSONAL, board(number)));
    has(&table, A, json!({"general": 0, "personal": 15}));
}

#[test]
fn r8_4_a_marker_on_board_1_2_3_or_4() {
    for number in 1..=4 {
        start_marker(&format!("marker-on-{number}"), "R8.4", number);
    }
}

#[test]
fn r8_4_not_without_any_marker() {
    let table = Table::at(json!({
        "players": 3, "round": 2, "at": {"phase": "influence"}, "markers": {"9": {"A": 16}},
        "seats": {"A": {"laid": ["marker-on-1"], "general": 0, "personal": 0}}
    }));
    table.saw("R8.4", What::NoMarkers { seat: A });
    table.asks(A, Question::Turn);
}

#[test]
fn r8_4_all_of_one_player_s_before_the_next_player_s() {
    let mut table = Table::at(json!({
        "players": 3, "round": 2, "start": "B", "at": {"phase": "influence"}, "louis": 3,
        "seats": {
            "A": {"laid": ["marker-on-1"]},
            "B": {"laid": ["marker-on-2", "marker-on-9", "marker-at-louis-1"]}
        }
    }));
    let asked = |name, number| Question::StartMarker { mission: mission(name), board: b(number) };
    table.asks(B, asked("marker-on-2", 2));
    table.play(B, Action::Accept).asks(B, asked("marker-at-louis-1", 3));
    table.play(B, Action::Pass).asks(B, asked("marker-on-9", 9));
    table.play(B, Action::Accept).asks(A, asked("marker-on-1", 1));
    table.play(A, Action::Accept).asks(B, Question::Turn);
}

#[test]
fn r8_5_pay_two_instead_of_playing_a_card() {
    let mut table = turn_of(json!([6, 6, 9]), json!({"laid": ["pay-two-1"], "coins": 3}));
    assert!(table.legal().contains(&Action::PayTwo));
    table.play(A, Action::PayTwo);
    table.saw_in_order(&[
        ("R8.5", used("pay-two-1")),
        ("R8.5", What::CoinsPaid { seat: A, count: 2 }),
    ]);
    table.asks(B, Question::Turn);
    has(&table, A, json!({"coins": 1, "influence": [6, 6, 9]}));
    assert!(table.centre().is_empty());
}

#[test]
fn r8_5_once_a_phase_and_twice_with_two() {
    let round = |table: &mut Table| {
        table.play(A, Action::PayTwo).play(B, take_back(card(1))).play(C, take_back(card(1)));
    };
    let mut table = turn_of(json!([6, 6, 9]), json!({"laid": ["pay-two-1"], "coins": 9}));
    round(&mut table);
    table.refused(A, Action::PayTwo, "R8.5", Reason::MissionNotReady);
    let both = json!({"laid": ["pay-two-1", "pay-two-2"], "coins": 9});
    let mut table = turn_of(json!([6, 6, 9]), both);
    round(&mut table);
    table.play(A, Action::PayTwo);
    assert_eq!(table.coins(A), 5);
}

#[test]
fn r8_5_again_in_the_next_influence_phase() {
    let a = json!({"laid": ["pay-two-1"], "coins": 5, "chips": ["ring"]});
    let mut table = turn_of(json!([6, 9]), a);
    table.play(A, Action::PayTwo);
    until(&mut table, |asked| asked.question == Question::LayOut);
    table.play(A, Action::Pass);
    until(&mut table, |asked| asked.seat == A && asked.question == Question::Turn);
    assert_eq!(table.round(), 3);
    assert!(table.legal().contains(&Action::PayTwo));
}

#[test]
fn r8_5_needs_the_mission_and_the_money() {
    let mut table = turn_of(json!([6, 6]), json!({"laid": ["pay-two-1"], "coins": 1}));
    table.refused(A, Action::PayTwo, "R8.5", Reason::TooPoor { price: 2 });
    let mut table = turn_of(json!([6, 6]), json!({"missions": ["pay-two-1"], "coins": 9}));
    table.refused(A, Action::PayTwo, "R8.5", Reason::MissionNotReady);
}

#[test]
fn r8_10_a_marker_where_louis_is() {
    start_marker("marker-at-louis-1", "R8.10", 3);
    start_marker("marker-at-louis-2", "R8.10", 3);
}

#[test]
fn r8_10_two_of_the_same_work_twice() {
    let laid = json!(["marker-at-louis-1", "marker-at-louis-2"]);
    let mut table = influence_of(json!({"laid": laid, "general": 1}));
    table.play(A, Action::Accept).play(A, Action::Accept);
    table.saw_in_order(&[
        ("R8.10", moved(A, 1, GENERAL, board(3))),
        ("R8.10", moved(A, 1, PERSONAL, board(3))),
    ]);
    assert_eq!(stack(&table, 3), [2, 0, 0, 0, 0]);
    table.asks(A, Question::Turn);
}

#[test]
fn r8_11_a_marker_on_board_5_or_9() {
    start_marker("marker-on-5", "R8.11", 5);
    start_marker("marker-on-9", "R8.11", 9);
}

#[test]
fn r8_12_change_an_influence_card() {
    let mut table = turn_of(json!([6, 9]), json!({"laid": ["change-card-1"]}));
    table.play(A, Action::Exchange { card: card(6) });
    table.saw_in_order(&[
        ("R8.12", used("change-card-1")),
        ("R8.12", What::CardDiscarded { seat: A, card: card(6) }),
        ("R8.12", What::InfluenceDrawn { seat: A, card: Some(card(7)) }),
    ]);
    table.never(|what| matches!(what, What::Markers { .. } | What::LastCard { .. }));
    assert_eq!(table.hand(A), [card(7), card(9)]);
    assert_eq!(table.centre().cards().collect::<Vec<_>>(), [card(6)]);
    table.asks(B, Question::Turn);
}

#[test]
fn r8_12_once_a_phase_and_twice_with_two() {
    let exchange = |card: Influence| Action::Exchange { card };
    let play_round = |table: &mut Table| {
        table.play(A, exchange(card(6)));
        table.play(B, take_back(card(1))).play(C, take_back(card(1)));
    };
    let mut table = turn_of(json!([6, 9]), json!({"laid": ["change-card-2"]}));
    play_round(&mut table);
    table.refused(A, exchange(card(9)), "R8.12", Reason::MissionNotReady);
    let both = json!({"laid": ["change-card-1", "change-card-2"]});
    let mut table = turn_of(json!([6, 9]), both);
    play_round(&mut table);
    table.play(A, exchange(card(9)));
    assert_eq!(table.hand(A), [card(7), card(8)]);
}

#[test]
fn r8_12_only_a_card_in_hand() {
    let mut table = turn_of(json!([6, 9]), json!({"laid": ["change-card-1"]}));
    let lacking = Reason::CardNotHeld { card: card(3) };
    table.refused(A, Action::Exchange { card: card(3) }, "R8.12", lacking);
    let mut table = turn_of(json!([6, 9]), json!({}));
    let without = Reason::MissionNotReady;
    table.refused(A, Action::Exchange { card: card(6) }, "R8.12", without);
}

fn four(card: Influence, boards: &[u8]) -> Action {
    Action::Play { card, usage: Usage::PlaceFour(placement(boards)) }
}

const fn take_back_four(card: Influence) -> Action {
    Action::Play { card, usage: Usage::TakeBackFour }
}

#[test]
fn r8_17_four_markers_with_a_character_card_from_any_board() {
    let mut table = turn_of(json!([6, 9]), json!({"laid": ["four-markers"], "general": 5}));
    // Along a path of four boards, none of them the card's own.
    let boards = [11, 3, 10, 9];
    table.play(A, four(card(6), &boards));
    table.saw_in_order(&[
        ("R8.17", used("four-markers")),
        ("R8.17", What::CardPlaced { seat: A, card: card(6), placement: placement(&boards) }),
        ("R8.17", moved(A, 1, PERSONAL, board(3))),
    ]);
    for number in boards {
        assert_eq!(stack(&table, number), [1, 0, 0, 0, 0], "board {number}");
    }
    has(&table, A, json!({"general": 5, "personal": 7}));
    assert!(table.centre().holds(card(6)));
}

#[test]
fn r8_17_four_markers_with_a_joker() {
    let mut table = turn_of(json!(["joker", 9]), json!({"laid": ["four-markers"]}));
    table.play(A, four(JOKER, &[12, 12, 12, 12]));
    table.saw("R8.17", moved(A, 4, PERSONAL, board(12)));
    assert_eq!(stack(&table, 12), [4, 0, 0, 0, 0]);
}

#[test]
fn r8_17_fewer_markers_too_and_321_placements_in_all() {
    let mut table = turn_of(json!([6, 9]), json!({"laid": ["four-markers"]}));
    let fours = |table: &Table| {
        let with_six = |action: &&Action| matches!(action, Action::Play { card: c, usage: Usage::PlaceFour(_) } if *c == card(6));
        table.legal().iter().filter(with_six).count()
    };
    assert_eq!(fours(&table), 321);
    table.play(A, four(card(6), &[12]));
    assert_eq!(stack(&table, 12), [1, 0, 0, 0, 0]);
}

#[test]
fn r8_17_take_back_four_or_as_many_as_there_are() {
    for (influence, general, back) in [(json!([6, 9]), 5, 4), (json!(["joker", 9]), 3, 3)] {
        let mut table = turn_of(influence, json!({"laid": ["four-markers"], "general": general}));
        let played = table.hand(A).into_iter().find(|&held| held != card(9)).expect("two cards");
        table.play(A, take_back_four(played));
        table.saw_in_order(&[
            ("R8.17", used("four-markers")),
            ("R8.17", What::CardTakesBack { seat: A, card: played }),
            ("R8.17", moved(A, back, GENERAL, PERSONAL)),
        ]);
        has(&table, A, json!({"general": general - back}));
    }
}

#[test]
fn r8_17_once_a_phase() {
    let mut table = turn_of(json!([6, 8, 9, 10]), json!({"laid": ["four-markers"]}));
    table.play(A, four(card(6), &[1, 1, 1, 1]));
    table.play(B, take_back(card(1))).play(C, take_back(card(1)));
    table.refused(A, four(card(8), &[8]), "R8.17", Reason::MissionNotReady);
    table.refused(A, take_back_four(card(8)), "R8.17", Reason::MissionNotReady);
    table.play(A, place(card(8), &[8, 8, 8]));
}

#[test]
fn r8_17_a_card_by_itself_places_no_four() {
    let mut table = turn_of(json!([6, 9, "joker"]), json!({}));
    let most = |most| Reason::TooManyMarkers { most };
    table.refused(A, place(card(6), &[6, 6, 6, 6]), "R5.5", most(3));
    table.refused(A, place(JOKER, &[6, 6, 6]), "R5.8", most(2));
    table.refused(A, four(card(6), &[6, 6, 6, 6]), "R8.17", Reason::MissionNotReady);
}

#[test]
fn r8_17_one_path_and_only_markers_of_the_personal_reserve() {
    let a = json!({"laid": ["four-markers"], "personal": 3});
    let mut table = turn_of(json!([6, 9]), a);
    // R6.11 is not for this: the general reserve is full and does not help.
    table.refused(A, four(card(6), &[6, 6, 6, 6]), "R8.17", Reason::NoMarkerLeft);
    let mut table = turn_of(json!([6, 9]), json!({"laid": ["four-markers"]}));
    let fork = Reason::TwoDirections { from: b(1) };
    table.refused(A, four(card(6), &[1, 2, 4, 7]), "R5.5", fork);
    let apart = Reason::NotNeighbour { board: b(9) };
    table.refused(A, four(card(6), &[1, 6, 9, 10]), "R2.2", apart);
}

/// A owns R8.18 and nobody has a card left to play.
fn last_marker(general: u8) -> Table {
    Table::at(json!({
        "players": 3, "round": 2, "at": {"phase": "influence"}, "louis": 3,
        "seats": {
            "A": {"laid": ["last-marker"], "influence": [], "general": general, "coins": 0,
                  "chips": ["ring"]},
            "B": {"influence": []}, "C": {"influence": []}
        }
    }))
}

#[test]
fn r8_18_one_marker_after_all_cards_are_played() {
    let mut table = last_marker(5);
    table.asks(A, Question::LastMarker);
    assert_eq!(table.legal().len(), 13);
    table.play(A, Action::PlaceOn { board: b(7) });
    table.saw_in_order(&[
        ("R8.18", used("last-marker")),
        ("R8.18", moved(A, 1, GENERAL, board(7))),
        ("R5.12", What::Reshuffled),
        ("R6.10", What::CoinsGained { seat: A, count: 5 }),
    ]);
    has(&table, A, json!({"coins": 5, "general": 5, "personal": 11}));
}

#[test]
fn r8_18_from_the_personal_reserve_when_the_general_one_is_empty() {
    let mut table = last_marker(0);
    table.play(A, Action::PlaceOn { board: b(9) });
    table.saw("R8.18", moved(A, 1, PERSONAL, board(9)));
}

#[test]
fn r8_18_is_optional_and_comes_once() {
    let mut table = last_marker(5);
    table.refused(A, Action::Accept, "R8.18", Reason::NotNow);
    table.play(A, Action::Pass).asks(A, Question::LayOut);
    table.saw("R8.18", What::Declined { seat: A });
    has(&table, A, json!({"general": 5}));
}

#[test]
fn r8_18_not_while_somebody_has_cards_to_play() {
    let a = json!({"laid": ["last-marker"]});
    let mut table = turn_of(json!([6, 9]), a);
    table.refused(A, Action::PlaceOn { board: b(7) }, "R5.3", Reason::NotNow);
    until(&mut table, |asked| asked.question != Question::Turn);
    table.asks(A, Question::LastMarker);
    assert_eq!(table.count(|what| matches!(what, What::LastCard { .. })), 3);
}
