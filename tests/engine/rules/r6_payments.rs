//! R6.10 and R6.11: what each board pays, and the markers that boards 6 and 8 place.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{
    Action, Board, Chip, Claim, Components, Printed, Question, Reason, Reward, Shield, What,
};
use serde_json::{Value, json};

use super::sheet::{claim, gained, has, stack, until};
use super::table::{GENERAL, PERSONAL, Table, b, board, card, moved};

/// A alone with three markers on a board, which Louis is not on; C has a chip, so that the game
/// rests in the missions phase at the latest.
fn alone(number: u8, a: Value) -> Table {
    let key = number.to_string();
    Table::at(json!({
        "players": 3, "at": {"board": number}, "louis": if number == 1 { 2 } else { 1 },
        "markers": {key: {"A": 3}},
        "decks": {"influence": [11, "joker"], "intrigue": [4, 5], "shields": ["sun", "lily", "ship"]},
        "seats": {"A": a, "C": {"chips": ["ring"]}}
    }))
}

#[test]
fn r6_10_boards_1_to_4_pay_their_chip() {
    let chips = [Chip::Sceptre, Chip::Letter, Chip::Ring, Chip::Helmet];
    for (number, chip) in (1..).zip(chips) {
        let table = alone(number, json!({}));
        table.saw("R6.10", gained(A, chip));
        has(&table, A, json!({"chips": [chip], "coins": 5, "shields": 0}));
    }
}

#[test]
fn r6_10_boards_5_and_9_pay_a_crown() {
    for number in [5, 9] {
        let table = alone(number, json!({}));
        table.saw("R6.10", gained(A, Chip::Crown));
        has(&table, A, json!({"chips": ["crown"], "coins": 5, "shields": 0}));
    }
}

#[test]
fn r6_10_board_6_pays_a_shield_and_a_marker_anywhere() {
    let mut table = alone(6, json!({"general": 4}));
    table.saw("R6.10", What::ShieldDrawn { seat: A, kind: Some(Shield::Sun), plain: false });
    table.asks(A, Question::PlaceAnywhere);
    assert_eq!(table.legal().len(), 13, "twelve boards, or none");
    table.refused(A, Action::PlaceMarkers { count: 1 }, "R6.10", Reason::NotNow);
    table.play(A, Action::PlaceOn { board: b(2) });
    table.saw("R6.10", moved(A, 1, GENERAL, board(2)));
    has(&table, A, json!({"shields": 1, "general": 3, "personal": 12}));
    assert_eq!(stack(&table, 2), [1, 0, 0, 0, 0]);
}

#[test]
fn r6_10_board_7_pays_five_louis_d_or() {
    let table = alone(7, json!({"coins": 1}));
    table.saw("R6.10", What::CoinsGained { seat: A, count: 5 });
    has(&table, A, json!({"coins": 6, "chips": []}));
}

#[test]
fn r6_10_board_8_places_two_on_board_5_and_gives_one_back() {
    let mut table = alone(8, json!({"general": 4}));
    table.asks(A, Question::PlaceMarkers { board: Board::Montespan, most: 2 });
    table.refused(A, Action::PlaceMarkers { count: 3 }, "R6.10", Reason::WrongCount { most: 2 });
    table.refused(A, Action::Pass, "R6.10", Reason::MustChoose);
    table.play(A, Action::PlaceMarkers { count: 2 });
    table.saw_in_order(&[
        ("R6.10", moved(A, 1, GENERAL, board(5))),
        ("R6.10", moved(A, 1, GENERAL, board(5))),
        ("R6.10", moved(A, 1, GENERAL, PERSONAL)),
        ("R6.4", moved(A, 3, board(8), GENERAL)),
    ]);
    assert_eq!(stack(&table, 5), [2, 0, 0, 0, 0]);
    // Three of the four have left the general reserve, and the three of this board come in.
    has(&table, A, json!({"general": 4, "personal": 10}));
}

#[test]
fn r6_10_board_10_pays_two_shields() {
    let table = alone(10, json!({}));
    for kind in [Shield::Sun, Shield::Lily] {
        table.saw("R6.10", What::ShieldDrawn { seat: A, kind: Some(kind), plain: false });
    }
    has(&table, A, json!({"shields": 2}));
}

#[test]
fn r6_10_board_11_pays_the_top_influence_card_kept_for_the_next_influence_phase() {
    let mut table = alone(11, json!({}));
    table.saw("R6.10", What::InfluenceDrawn { seat: A, card: Some(card(11)) });
    assert_eq!(table.hand(A), [card(11)]);
    until(&mut table, |asked| asked.question == Question::Turn);
    assert_eq!(table.round(), 2);
    assert_eq!(table.counts(A).influence, 6);
    assert_eq!(table.counts(B).influence, 5);
    assert!(table.hand(A).contains(&card(11)));
}

#[test]
fn r6_10_board_12_pays_a_shield_and_the_top_intrigue_card() {
    let table = alone(12, json!({}));
    table.saw_in_order(&[
        ("R6.10", What::ShieldDrawn { seat: A, kind: Some(Shield::Sun), plain: false }),
        ("R6.10", What::IntrigueDrawn { seat: A, card: Some(b(4)) }),
    ]);
    has(&table, A, json!({"shields": 1, "intrigue": [4]}));
}

#[test]
fn r6_10_both_sides_of_a_board_pay_the_same() {
    for (number, wanted) in [
        (1, json!({"chips": ["sceptre"]})),
        (5, json!({"chips": ["crown"]})),
        (7, json!({"coins": 10})),
        (9, json!({"chips": ["crown"]})),
        (10, json!({"shields": 2})),
        (11, json!({"influence": 1})),
        (12, json!({"shields": 1, "intrigue": 1})),
    ] {
        let key = number.to_string();
        let table = Table::at(json!({
            "players": 3, "at": {"board": number}, "louis": 2, "back": [number],
            "markers": {key: {"A": 3}}, "seats": {"C": {"chips": ["ring"]}}
        }));
        has(&table, A, wanted);
    }
}

#[test]
fn r6_11_board_6_takes_from_the_personal_reserve_when_the_general_one_is_empty() {
    let mut table = alone(6, json!({"general": 0}));
    table.play(A, Action::PlaceOn { board: b(1) });
    table.saw("R6.10", moved(A, 1, PERSONAL, board(1)));
    has(&table, A, json!({"general": 0, "personal": 15}));
    assert_eq!(stack(&table, 1), [1, 0, 0, 0, 0]);
}

#[test]
fn r6_11_placing_is_optional() {
    let mut table = alone(6, json!({"general": 1}));
    table.play(A, Action::Pass);
    table.saw("R6.10", What::Declined { seat: A });
    has(&table, A, json!({"general": 1, "personal": 15, "shields": 1}));
    // Board 8 gives the marker back all the same.
    let mut table = alone(8, json!({"general": 1}));
    table.play(A, Action::PlaceMarkers { count: 0 });
    table.saw_in_order(&[
        ("R6.10", What::Declined { seat: A }),
        ("R6.10", moved(A, 1, GENERAL, PERSONAL)),
    ]);
    has(&table, A, json!({"general": 3, "personal": 13}));
}

/// Board 12 pays this and nothing else; A is alone there, with this many markers.
fn pays(parts: &[Reward], markers: u8) -> Table {
    let mut printed = Printed::from(Components::SHIPPED);
    printed.pays[11] = parts.to_vec();
    Table::at(json!({
        "players": 3, "at": {"board": 12}, "components": printed, "markers": {"12": {"A": markers}},
        "seats": {"C": {"chips": ["ring"]}}
    }))
}

#[test]
fn r6_11_a_variant_that_places_markers_says_once_that_there_is_none() {
    let on = Reward::MarkersOn { board: Board::Anne, most: 2 };
    let none = |what: &What| matches!(what, What::NoMarkers { .. });
    for parts in [vec![on], vec![on, Reward::MarkersBack(2)], vec![on, Reward::Coins(1)]] {
        let table = pays(&parts, 16);
        assert_eq!(table.count(none), 1, "{parts:?}");
        assert_eq!(table.coins(A), 5 + u8::from(parts.contains(&Reward::Coins(1))));
    }
}

#[test]
fn r6_10_a_variant_may_give_markers_back_and_nothing_else() {
    let table = pays(&[Reward::MarkersBack(3)], 2);
    table.saw("R6.10", moved(A, 3, GENERAL, PERSONAL));
}

#[test]
fn r6_11_board_8_uses_the_general_reserve_first_and_then_the_personal_one() {
    let mut table = alone(8, json!({"general": 1}));
    table.play(A, Action::PlaceMarkers { count: 2 });
    table.saw_in_order(&[
        ("R6.10", moved(A, 1, GENERAL, board(5))),
        ("R6.10", moved(A, 1, PERSONAL, board(5))),
        ("R6.10", What::NoMarkers { seat: A }),
    ]);
    has(&table, A, json!({"general": 3, "personal": 11}));
}

#[test]
fn r6_11_board_8_with_an_empty_general_reserve() {
    let mut table = alone(8, json!({"general": 0}));
    table.asks(A, Question::PlaceMarkers { board: Board::Montespan, most: 2 });
    table.play(A, Action::PlaceMarkers { count: 1 });
    table.saw_in_order(&[
        ("R6.10", moved(A, 1, PERSONAL, board(5))),
        ("R6.10", What::NoMarkers { seat: A }),
    ]);
    has(&table, A, json!({"general": 3, "personal": 12}));
}

#[test]
fn r6_11_board_8_places_before_it_gives_back() {
    // Two in the general reserve: both go to board 5, none is left to be given back.
    let mut table = alone(8, json!({"general": 2}));
    table.play(A, Action::PlaceMarkers { count: 2 });
    table.saw("R6.10", What::NoMarkers { seat: A });
    has(&table, A, json!({"general": 3, "personal": 11}));
}

#[test]
fn r6_11_the_markers_being_scored_are_in_neither_reserve() {
    let all_placed = |number: u8| {
        let key = number.to_string();
        Table::at(json!({
            "players": 3, "at": {"board": number}, "louis": 1, "markers": {key: {"A": 16}},
            "seats": {"A": {"general": 0, "personal": 0}, "C": {"chips": ["ring"]}}
        }))
    };
    for number in [6, 8] {
        let table = all_placed(number);
        table.saw("R6.10", What::NoMarkers { seat: A });
        let told = table.count(|what| matches!(what, What::NoMarkers { .. }));
        assert_eq!(told, 1, "board {number}: it is said once that there is none");
        table.asks(C, Question::LayOut);
    }
    let mut one_left = Table::at(json!({
        "players": 3, "at": {"board": 8}, "markers": {"8": {"A": 15}},
        "seats": {"A": {"general": 0, "personal": 1}}
    }));
    one_left.asks(A, Question::PlaceMarkers { board: Board::Montespan, most: 1 });
    let two = Action::PlaceMarkers { count: 2 };
    one_left.refused(A, two, "R6.10", Reason::WrongCount { most: 1 });
}

#[test]
fn r6_11_a_marker_that_board_6_puts_on_itself_stays() {
    let mut table = alone(6, json!({"general": 2}));
    table.play(A, Action::PlaceOn { board: b(6) });
    table.saw_in_order(&[
        ("R6.10", moved(A, 1, GENERAL, board(6))),
        ("R6.6", moved(A, 3, board(6), PERSONAL)),
    ]);
    assert_eq!(stack(&table, 6), [1, 0, 0, 0, 0]);
    has(&table, A, json!({"general": 1, "personal": 14}));
}

#[test]
fn r6_9_a_marker_put_on_board_6_changes_nobody_s_rank_there() {
    // Money up: B leads and is free, A bribes; A's new marker on the board would make a tie.
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 6}, "back": [6], "markers": {"6": {"A": 2, "B": 3}},
        "seats": {"A": {"general": 1}, "B": {"general": 1}, "C": {"chips": ["ring"]}}
    }));
    table.play(A, Action::Accept);
    table.asks(B, Question::PlaceAnywhere);
    table.play(B, Action::PlaceOn { board: b(6) }).asks(A, Question::PlaceAnywhere);
    table.play(A, Action::PlaceOn { board: b(6) });
    table.saw_in_order(&[
        ("R6.4", moved(B, 3, board(6), GENERAL)),
        ("R6.4", moved(A, 2, board(6), PERSONAL)),
    ]);
    assert_eq!(stack(&table, 6), [1, 1, 0, 0, 0]);
    has(&table, B, json!({"general": 3, "personal": 12}));
    has(&table, A, json!({"general": 0, "personal": 15, "coins": 2}));
    assert!(!table.is_flipped(b(6)));
}

#[test]
fn r6_11_all_take_the_shield_before_anybody_places() {
    let mut table = Table::at(json!({
        "players": 3, "start": "B", "at": {"board": 6},
        "markers": {"6": {"A": 3, "B": 3, "C": 2}},
        "decks": {"shields": ["sun", "lily"]},
        "seats": {"C": {"chips": ["ring"]}}
    }));
    let drawn = |seat, kind| ("R6.10", What::ShieldDrawn { seat, kind: Some(kind), plain: false });
    table.saw_in_order(&[drawn(B, Shield::Sun), drawn(A, Shield::Lily)]);
    table.asks(B, Question::PlaceAnywhere);
    table.play(B, Action::PlaceOn { board: b(6) });
    table.asks(A, Question::PlaceAnywhere);
    table.play(A, Action::PlaceOn { board: b(6) });
    has(&table, C, json!({"shields": 0}));
    assert_eq!(stack(&table, 6), [1, 1, 0, 0, 0], "and both markers stay");
    table.saw("R6.6", moved(A, 3, board(6), PERSONAL));
    table.saw("R6.6", moved(B, 3, board(6), PERSONAL));
}

#[test]
fn r6_11_whoever_refuses_the_bribe_places_nothing() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 6}, "back": [6], "markers": {"6": {"A": 1, "B": 1, "C": 2}},
        "seats": {"C": {"chips": ["ring"]}}
    }));
    table.play(A, Action::Pass).play(B, Action::Accept);
    table.play(C, Action::Pass).asks(B, Question::PlaceAnywhere);
    table.play(B, Action::Pass).asks(C, Question::LayOut);
    has(&table, A, json!({"shields": 0}));
    has(&table, B, json!({"shields": 1, "coins": 2}));
}

#[test]
fn r6_11_somebody_without_markers_is_passed_over_and_the_next_one_places() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 6}, "markers": {"6": {"A": 16, "B": 3}},
        "seats": {"A": {"general": 0, "personal": 0}, "C": {"chips": ["ring"]}}
    }));
    table.saw("R6.10", What::NoMarkers { seat: A });
    table.asks(B, Question::PlaceAnywhere);
    table.play(B, Action::PlaceOn { board: b(7) });
    has(&table, A, json!({"shields": 1, "personal": 16}));
    has(&table, B, json!({"shields": 1, "coins": 10}));
}

#[test]
fn r6_11_board_6_reaches_a_board_still_to_come_and_counts_there() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 6}, "markers": {"6": {"A": 3}, "9": {"A": 1, "B": 1}},
        "seats": {"A": {"general": 1}}
    }));
    table.play(A, Action::PlaceOn { board: b(9) });
    assert_eq!(claim(&table, 9, A), Some(Claim::First { crown: false }));
    has(&table, A, json!({"chips": ["crown"], "general": 2}));
    assert_eq!(stack(&table, 9), [0; 5]);
}

#[test]
fn r6_11_board_6_reaches_a_board_already_scored() {
    let mut table = alone(6, json!({"general": 2}));
    table.play(A, Action::PlaceOn { board: b(4) });
    assert_eq!(stack(&table, 4), [1, 0, 0, 0, 0], "it stays there");
    has(&table, A, json!({"chips": [], "general": 1, "personal": 14}));
}

#[test]
fn r6_11_several_are_paid_by_board_8_one_after_the_other() {
    let mut table = Table::at(json!({
        "players": 3, "start": "C", "at": {"board": 8}, "back": [8],
        "markers": {"8": {"A": 2, "B": 1, "C": 3}},
        "seats": {"A": {"general": 3}, "C": {"general": 3}}
    }));
    table.play(C, Action::PlaceMarkers { count: 1 });
    table.play(A, Action::PlaceMarkers { count: 2 });
    assert_eq!(stack(&table, 5), [2, 0, 1, 0, 0]);
    table.saw("R6.6", What::Paid { seat: A, board: b(8), claim: Claim::Enough });
    has(&table, C, json!({"general": 1, "personal": 14}));
    has(&table, A, json!({"general": 0, "personal": 14}));
    assert!(!table.is_flipped(b(8)));
}
