//! R6.3 to R6.9 and R6.12 to R6.14: who is paid, in which order, and what becomes of the board.

use louis_xiv_engine::Seat::{A, B, C, D};
use louis_xiv_engine::{
    Action, Chip, Claim, Condition, Flip, Question, Reason, Shortfall, Side, What,
};
use serde_json::{Value, json};

use super::sheet::{claim, gained, has, stack, until};
use super::table::{GENERAL, PERSONAL, Table, b, board, moved};

/// A board of the 4-player game about to be scored, all markers else in the personal reserve.
/// Louis stands on it, or on another one.
fn scored(number: u8, back: bool, louis: bool, markers: Value) -> Table {
    let elsewhere = if number == 1 { 2 } else { 1 };
    let backs = if back { vec![number] } else { Vec::new() };
    let board = number.to_string();
    Table::at(json!({
        "players": 4, "at": {"board": number}, "back": backs,
        "louis": if louis { number } else { elsewhere },
        "markers": {board: markers},
        "seats": {"A": {"general": 0}, "B": {"general": 0}, "C": {"general": 0}, "D": {"general": 0}}
    }))
}

fn first(crown: bool) -> Claim {
    Claim::First { crown }
}

fn turned(number: u8, flip: Flip, condition: Condition) -> What {
    What::Turned { board: b(number), flip, condition }
}

#[test]
fn r6_3_nobody_there_nobody_paid_and_the_board_stays() {
    let table = Table::at(json!({
        "players": 3, "at": {"board": 5}, "seats": {"C": {"chips": ["ring"]}}
    }));
    table.saw("R6.3", turned(5, Flip::Nobody, Condition::FirstPlace));
    table.saw("R6.3", turned(6, Flip::Nobody, Condition::Markers(3)));
    table.saw("R6.3", turned(8, Flip::Nobody, Condition::Money(3)));
    table.never(|what| {
        matches!(what, What::Paid { .. } | What::Unpaid { .. } | What::Markers { .. })
    });
    for number in 5..=12 {
        assert!(!table.is_flipped(b(number)), "board {number}");
    }
}

#[test]
fn r6_3_louis_s_board_turns_all_the_same() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 2}, "louis": 2, "seats": {"C": {"intrigue": [1]}}
    }));
    assert_eq!(table.louis(), Some(b(2)));
    table.play(C, Action::Pass);
    table.saw_in_order(&[
        ("R6.8", turned(2, Flip::Louis, Condition::FirstPlace)),
        ("R6.8", What::LouisLeaves { board: b(2) }),
    ]);
    assert!(table.is_flipped(b(2)));
    assert_eq!(table.louis(), None);
}

#[test]
fn r6_4_first_example_most_is_free_and_the_others_may_bribe() {
    // Yellow A, red B, green C; blue D is not there.
    let mut table = scored(4, false, false, json!({"A": 3, "B": 2, "C": 1}));
    table.saw("R6.4", What::Paid { seat: A, board: b(4), claim: first(false) });
    table.saw("R6.10", gained(A, Chip::Helmet));
    table.asks(B, Question::Bribe { board: b(4), price: 3 });
    assert_eq!(table.legal(), [Action::Pass, Action::Accept]);
    table.play(B, Action::Accept);
    table.asks(C, Question::Bribe { board: b(4), price: 3 });
    table.play(C, Action::Pass);
    table.saw_in_order(&[
        ("R6.4", What::Bribed { seat: B, board: b(4), price: 3 }),
        ("R6.4", What::CoinsPaid { seat: B, count: 3 }),
        ("R6.10", gained(B, Chip::Helmet)),
        ("R6.4", What::NoBribe { seat: C, board: b(4), price: 3 }),
        ("R6.4", moved(A, 3, board(4), GENERAL)),
        ("R6.4", moved(B, 2, board(4), PERSONAL)),
        ("R6.4", moved(C, 1, board(4), PERSONAL)),
        ("R6.7", turned(4, Flip::SoleMost, Condition::FirstPlace)),
    ]);
    has(&table, A, json!({"chips": ["helmet"], "coins": 5, "general": 3, "personal": 13}));
    has(&table, B, json!({"chips": ["helmet"], "coins": 2, "general": 0, "personal": 16}));
    has(&table, C, json!({"chips": [], "coins": 5, "general": 0, "personal": 16}));
    has(&table, D, json!({"chips": [], "coins": 5, "general": 0, "personal": 16}));
    assert!(table.is_flipped(b(4)));
}

#[test]
fn r6_4_second_example_tied_for_most_everybody_there_may_bribe() {
    let mut table = scored(4, false, false, json!({"A": 2, "B": 2, "C": 1}));
    table.never(|what| matches!(what, What::Paid { .. }));
    for (seat, why) in
        [(A, Shortfall::TiedForMost), (B, Shortfall::TiedForMost), (C, Shortfall::Fewer)]
    {
        assert_eq!(claim(&table, 4, seat), Some(Claim::MayBribe { price: 3, why }));
        table.asks(seat, Question::Bribe { board: b(4), price: 3 });
        table.play(seat, Action::Accept);
    }
    for (seat, count) in [(A, 2), (B, 2), (C, 1)] {
        table.saw("R6.4", moved(seat, count, board(4), PERSONAL));
        has(&table, seat, json!({"chips": ["helmet"], "coins": 2, "general": 0, "personal": 16}));
    }
    has(&table, D, json!({"chips": [], "coins": 5}));
    table.saw("R6.7", turned(4, Flip::Tied, Condition::Money(3)));
    assert!(!table.is_flipped(b(4)));
}

#[test]
fn r6_4_whoever_has_most_cannot_pay_to_keep_the_markers() {
    let mut table = scored(4, false, false, json!({"A": 3, "B": 1}));
    assert_eq!(table.asked(), Some(B), "A is not asked");
    table.play(B, Action::Pass);
    has(&table, A, json!({"general": 3, "coins": 5}));
}

#[test]
fn r6_4_a_bribe_needs_the_money_and_the_one_next_in_turn_is_asked() {
    let mut table = Table::at(json!({
        "players": 4, "start": "C", "at": {"board": 4}, "louis": 1,
        "markers": {"4": {"A": 3, "B": 1, "C": 1, "D": 1}},
        "seats": {"C": {"coins": 2}, "D": {"coins": 3}}
    }));
    table.saw("R6.4", What::TooPoor { seat: C, board: b(4), price: 3 });
    table.refused(D, Action::Gain { coins: 1 }, "R6.4", Reason::NotNow);
    table.play(D, Action::Accept).play(B, Action::Pass);
    has(&table, C, json!({"coins": 2, "chips": []}));
    has(&table, D, json!({"coins": 0, "chips": ["helmet"]}));
}

#[test]
fn r6_5_third_example_only_whoever_has_most_is_paid() {
    let table = scored(1, true, false, json!({"A": 3, "B": 2, "C": 1}));
    table.saw("R6.5", What::Paid { seat: A, board: b(1), claim: first(false) });
    let nothing = Claim::Nothing { why: Shortfall::Fewer };
    for (seat, count) in [(B, 2), (C, 1)] {
        table.saw("R6.5", What::Unpaid { side: seat.into(), board: b(1), claim: nothing });
        table.saw("R6.5", moved(seat, count, board(1), PERSONAL));
        has(&table, seat, json!({"chips": [], "coins": 5, "personal": 16}));
    }
    table.saw("R6.5", moved(A, 3, board(1), GENERAL));
    has(&table, A, json!({"chips": ["sceptre"], "general": 3}));
    assert!(!table.is_flipped(b(1)), "from the back to the front");
}

#[test]
fn r6_5_fourth_example_tied_for_most_nobody_is_paid() {
    let mut table = Table::at(json!({
        "players": 4, "at": {"board": 1}, "back": [1], "louis": 2,
        "markers": {"1": {"A": 2, "B": 2}},
        "seats": {"A": {"general": 0}, "B": {"general": 0}, "D": {"intrigue": [12]}}
    }));
    table.play(D, Action::Pass);
    let nothing = Claim::Nothing { why: Shortfall::TiedForMost };
    for seat in [A, B] {
        table.saw("R6.5", What::Unpaid { side: seat.into(), board: b(1), claim: nothing });
        table.saw("R6.5", moved(seat, 2, board(1), PERSONAL));
        has(&table, seat, json!({"chips": [], "general": 0, "personal": 16}));
    }
    table.saw("R6.7", turned(1, Flip::Tied, Condition::FirstPlace));
    assert!(table.is_flipped(b(1)), "it stays as it was");
}

#[test]
fn r6_6_fifth_example_everybody_with_enough_markers_is_paid() {
    let mut table = Table::at(json!({
        "players": 4, "at": {"board": 10}, "markers": {"10": {"A": 4, "B": 3, "C": 2}},
        "seats": {
            "A": {"general": 0}, "B": {"general": 0}, "C": {"general": 0},
            "D": {"intrigue": [1]}
        }
    }));
    table.play(D, Action::Pass);
    for (seat, count) in [(A, 4), (B, 3)] {
        table.saw("R6.6", What::Paid { seat, board: b(10), claim: Claim::Enough });
        table.saw("R6.6", moved(seat, count, board(10), PERSONAL));
        has(&table, seat, json!({"shields": 2, "general": 0, "personal": 16}));
    }
    let below = Claim::Nothing { why: Shortfall::BelowThreshold };
    table.saw("R6.6", What::Unpaid { side: C.into(), board: b(10), claim: below });
    has(&table, C, json!({"shields": 0, "general": 0, "personal": 16}));
    table.saw("R6.7", turned(10, Flip::SomebodyPaid, Condition::FirstPlace));
    assert!(table.is_flipped(b(10)));
}

#[test]
fn r6_6_having_most_means_nothing_without_enough_markers() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 10}, "markers": {"10": {"A": 2, "B": 1}},
        "seats": {"A": {"general": 0}, "C": {"intrigue": [1]}}
    }));
    table.play(C, Action::Pass);
    table.never(|what| matches!(what, What::Paid { .. } | What::ShieldDrawn { .. }));
    has(&table, A, json!({"general": 0, "personal": 16, "shields": 0}));
    table.saw("R6.7", turned(10, Flip::NobodyPaid, Condition::Markers(3)));
    assert!(!table.is_flipped(b(10)));
}

#[test]
fn r6_7_one_alone_with_most_turns_the_board_to_and_fro() {
    for (back, after) in [(false, Condition::Money(4)), (true, Condition::FirstPlace)] {
        let table = scored(5, back, false, json!({"A": 1}));
        table.saw("R6.7", turned(5, Flip::SoleMost, after));
        assert_eq!(table.is_flipped(b(5)), !back);
        assert_eq!(table.condition(b(5)), after);
    }
}

#[test]
fn r6_7_bribes_do_not_turn_a_board_that_is_tied() {
    let mut table = scored(2, false, false, json!({"A": 2, "B": 2}));
    table.play(A, Action::Accept).play(B, Action::Accept);
    has(&table, A, json!({"chips": ["letter"], "coins": 2}));
    table.saw("R6.7", turned(2, Flip::Tied, Condition::Money(3)));
    assert!(!table.is_flipped(b(2)));
}

#[test]
fn r6_8_louis_first_example_first_second_and_a_bribe() {
    let mut table = scored(4, false, true, json!({"A": 3, "B": 2, "C": 1}));
    table.saw("R6.8", What::Paid { seat: A, board: b(4), claim: first(true) });
    table.saw("R6.10", gained(A, Chip::Helmet));
    table.saw("R6.8", gained(A, Chip::Crown));
    table.saw("R6.8", What::Paid { seat: B, board: b(4), claim: Claim::Second });
    table.asks(C, Question::Bribe { board: b(4), price: 3 });
    table.play(C, Action::Accept);
    table.saw("R6.8", moved(A, 3, board(4), GENERAL));
    table.saw("R6.8", moved(B, 2, board(4), PERSONAL));
    table.saw("R6.8", turned(4, Flip::Louis, Condition::FirstPlace));
    table.saw("R6.8", What::LouisLeaves { board: b(4) });
    has(&table, A, json!({"chips": ["helmet", "crown"], "general": 3, "coins": 5}));
    has(&table, B, json!({"chips": ["helmet"], "general": 0, "coins": 5}));
    has(&table, C, json!({"chips": ["helmet"], "general": 0, "coins": 2}));
    assert!(table.is_flipped(b(4)));
    assert_eq!(table.louis(), None);
}

#[test]
fn r6_8_louis_second_example_on_first_place_the_third_gets_nothing() {
    let table = scored(1, true, true, json!({"A": 3, "B": 2, "C": 1}));
    let paid = |seat| claim(&table, 1, seat).map(Claim::is_paid);
    assert_eq!([A, B, C, D].map(paid), [Some(true), Some(true), Some(false), None]);
    assert_eq!(claim(&table, 1, C), Some(Claim::Nothing { why: Shortfall::Fewer }));
    has(&table, A, json!({"chips": ["sceptre", "crown"], "general": 3, "personal": 13}));
    has(&table, B, json!({"chips": ["sceptre"], "general": 0, "personal": 16}));
    has(&table, C, json!({"chips": [], "general": 0, "personal": 16, "coins": 5}));
    assert!(!table.is_flipped(b(1)));
}

#[test]
fn r6_8_tie_for_most_gets_no_crown() {
    // The third example with Louis: red B and yellow A tied, green C and blue D behind.
    let mut table = scored(4, false, true, json!({"A": 2, "B": 2, "C": 1, "D": 1}));
    table.saw("R6.8", What::Paid { seat: A, board: b(4), claim: Claim::SharedFirst });
    table.saw("R6.8", What::Paid { seat: B, board: b(4), claim: Claim::SharedFirst });
    table.play(C, Action::Accept).play(D, Action::Pass);
    table.never(|what| matches!(what, What::ChipGained { chip: Chip::Crown, .. }));
    for seat in [A, B] {
        table.saw("R6.8", moved(seat, 2, board(4), GENERAL));
        has(&table, seat, json!({"chips": ["helmet"], "general": 2, "coins": 5}));
    }
    has(&table, C, json!({"chips": ["helmet"], "general": 0, "coins": 2}));
    has(&table, D, json!({"chips": [], "general": 0, "coins": 5}));
    assert!(table.is_flipped(b(4)));
}

#[test]
fn r6_8_louis_fourth_example_several_seconds_on_first_place_get_nothing() {
    let table = scored(1, true, true, json!({"A": 3, "B": 2, "C": 2}));
    for seat in [B, C] {
        let nothing = Claim::Nothing { why: Shortfall::TiedForSecond };
        assert_eq!(claim(&table, 1, seat), Some(nothing));
        has(&table, seat, json!({"chips": [], "general": 0, "personal": 16}));
    }
    has(&table, A, json!({"chips": ["sceptre", "crown"], "general": 3}));
    assert!(!table.is_flipped(b(1)));
}

#[test]
fn r6_8_several_seconds_on_money_may_bribe() {
    let mut table = scored(4, false, true, json!({"A": 3, "B": 2, "C": 2, "D": 1}));
    let tied = Claim::MayBribe { price: 3, why: Shortfall::TiedForSecond };
    assert_eq!(claim(&table, 4, B), Some(tied));
    assert_eq!(claim(&table, 4, C), Some(tied));
    let fewer = Claim::MayBribe { price: 3, why: Shortfall::Fewer };
    assert_eq!(claim(&table, 4, D), Some(fewer), "the third does not move up");
    table.play(B, Action::Accept).play(C, Action::Pass).play(D, Action::Pass);
    has(&table, B, json!({"chips": ["helmet"], "coins": 2}));
}

#[test]
fn r6_8_several_with_most_leave_no_second() {
    let table = scored(1, true, true, json!({"A": 2, "B": 2, "C": 1}));
    assert_eq!(claim(&table, 1, C), Some(Claim::Nothing { why: Shortfall::Fewer }));
    has(&table, A, json!({"chips": ["sceptre"], "general": 2}));
    has(&table, C, json!({"chips": [], "general": 0}));
}

#[test]
fn r6_8_alone_with_louis() {
    let table = scored(3, false, true, json!({"B": 1}));
    has(&table, B, json!({"chips": ["ring", "crown"], "general": 1}));
    table.saw("R6.8", turned(3, Flip::Louis, Condition::FirstPlace));
}

#[test]
fn r6_9_whoever_has_most_is_paid_first_then_the_others_in_turn_order() {
    let mut table = Table::at(json!({
        "players": 4, "start": "B", "at": {"board": 1}, "louis": 1,
        "markers": {"1": {"A": 1, "B": 1, "C": 2, "D": 4}}
    }));
    table.play(B, Action::Accept).play(A, Action::Accept);
    table.saw_in_order(&[
        ("R6.10", gained(D, Chip::Sceptre)),
        ("R6.8", gained(D, Chip::Crown)),
        ("R6.10", gained(B, Chip::Sceptre)),
        ("R6.10", gained(C, Chip::Sceptre)),
        ("R6.10", gained(A, Chip::Sceptre)),
        ("R6.8", moved(D, 4, board(1), GENERAL)),
        ("R6.8", moved(B, 1, board(1), PERSONAL)),
        ("R6.8", moved(C, 2, board(1), PERSONAL)),
        ("R6.8", moved(A, 1, board(1), PERSONAL)),
    ]);
}

#[test]
fn r6_9_several_with_most_are_paid_first_among_them_in_turn_order() {
    let mut table = Table::at(json!({
        "players": 4, "start": "B", "at": {"board": 1}, "louis": 1,
        "markers": {"1": {"A": 2, "B": 1, "C": 2}}
    }));
    table.play(B, Action::Accept);
    table.saw_in_order(&[
        ("R6.10", gained(C, Chip::Sceptre)),
        ("R6.10", gained(A, Chip::Sceptre)),
        ("R6.10", gained(B, Chip::Sceptre)),
    ]);
}

#[test]
fn r6_9_a_markers_board_pays_in_turn_order_whoever_has_most() {
    let table = Table::at(json!({
        "players": 3, "start": "B", "at": {"board": 10},
        "markers": {"10": {"A": 5, "B": 3, "C": 4}}, "decks": {"shields": ["sun", "sun"]},
        "seats": {"C": {"chips": ["ring"]}}
    }));
    let paid = |seat| ("R6.6", What::Paid { seat, board: b(10), claim: Claim::Enough });
    table.saw_in_order(&[paid(B), paid(C), paid(A)]);
    assert!(table.shields(B, louis_xiv_engine::Shield::Sun) >= 2, "B draws first");
}

#[test]
fn r6_9_paid_once_and_before_the_markers_leave() {
    let mut table = scored(4, false, false, json!({"A": 2, "B": 1}));
    table.play(B, Action::Accept);
    assert_eq!(table.count(|what| matches!(what, What::Bribed { .. })), 1);
    assert_eq!(table.count(|what| matches!(what, What::ChipGained { .. })), 2);
    table.saw_in_order(&[
        ("R6.10", gained(A, Chip::Helmet)),
        ("R6.10", gained(B, Chip::Helmet)),
        ("R6.4", moved(A, 2, board(4), GENERAL)),
        ("R6.4", moved(B, 1, board(4), PERSONAL)),
    ]);
    assert_eq!(stack(&table, 4), [0; 5]);
}

#[test]
fn r6_12_markers_on_a_board_already_scored_stay_for_the_next_round() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 6}, "markers": {"5": {"A": 1, "B": 2}, "6": {"C": 3}}
    }));
    table.play(C, Action::PlaceOn { board: b(5) });
    assert_eq!(table.round(), 2);
    assert_eq!(stack(&table, 5), [1, 2, 1, 0, 0]);
    table.forget();
    until(&mut table, |asked| asked.question == Question::LayOut);
    table.saw("R6.5", What::Paid { seat: B, board: b(5), claim: first(false) });
    table.saw("R6.5", moved(C, 1, board(5), PERSONAL));
    assert_eq!(stack(&table, 5), [0; 5]);
}

#[test]
fn r6_13_an_empty_intrigue_deck_gives_no_card() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 12}, "markers": {"12": {"A": 2}},
        "seats": {
            "A": {"chips": ["ring"]},
            "B": {"intrigue": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}
        }
    }));
    table.play(B, Action::Pass);
    table.saw("R6.13", What::NoIntrigueCard { seat: A });
    table.never(|what| matches!(what, What::IntrigueDrawn { .. }));
    has(&table, A, json!({"intrigue": [], "shields": 1}));
}

#[test]
fn r6_13_the_last_intrigue_card_goes_to_whoever_is_paid_first() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 12}, "markers": {"12": {"A": 1, "B": 2}},
        "decks": {"intrigue": [7]},
        "seats": {"C": {"intrigue": [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12], "chips": ["ring"]}}
    }));
    table.play(C, Action::Pass).play(A, Action::Accept);
    has(&table, B, json!({"intrigue": [7], "shields": 1}));
    has(&table, A, json!({"intrigue": [], "shields": 1, "coins": 2}));
    table.saw("R6.13", What::NoIntrigueCard { seat: A });
}

#[test]
fn r6_14_in_round_4_markers_move_and_boards_turn_as_always() {
    let mut table = Table::at(json!({
        "players": 3, "round": 4, "at": {"board": 9},
        "markers": {"9": {"A": 2, "B": 1}},
        "seats": {"A": {"general": 0, "chips": ["ring"]}, "B": {"general": 0}}
    }));
    table.saw("R6.7", turned(9, Flip::SoleMost, Condition::Money(4)));
    assert!(table.is_flipped(b(9)));
    has(&table, A, json!({"general": 2, "personal": 14}));
    has(&table, B, json!({"general": 0, "personal": 16}));
    // The personal reserve is what breaks a tie in the end (R7.5).
    table.play(A, Action::Pass);
    let outcome = table.outcome().expect("round 4 is over");
    assert_eq!((outcome.tallies[A].reserve, outcome.tallies[B].reserve), (14, 16));
    assert_eq!(stack(&table, 9)[Side::from(A).index()], 0);
}
