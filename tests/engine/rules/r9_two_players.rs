//! R9: two players.

use louis_xiv_engine::Seat::{A, B};
use louis_xiv_engine::{
    Action, Chip, Claim, Flip, Influence, Phase, Place, Question, Shortfall, Side, What,
};
use serde_json::{Value, json};

use super::table::{GENERAL, JOKER, PERSONAL, Table, b, board, card, moved};

const NEUTRAL: Side = Side::Neutral;

/// The influence phase begins with this on top of the deck and Louis on board 2.
fn influence(deck: Value) -> Table {
    Table::at(json!({
        "players": 2, "at": {"phase": "influence"}, "louis": 2, "decks": {"influence": deck},
    }))
}

/// A board of two players is scored; nobody has an intrigue card.
fn score(number: u8, louis: u8, back: bool, stack: Value, coins: u8) -> Table {
    Table::at(json!({
        "players": 2, "at": {"board": number}, "louis": louis,
        "back": if back { json!([number]) } else { json!([]) },
        "markers": {number.to_string(): stack},
        "seats": {"A": {"general": 0, "coins": coins}, "B": {"general": 0, "coins": coins}},
    }))
}

fn unpaid(side: impl Into<Side>, number: u8, why: Shortfall) -> What {
    What::Unpaid { side: side.into(), board: b(number), claim: Claim::Nothing { why } }
}

fn placed(number: u8) -> (&'static str, What) {
    ("R9.2", moved(NEUTRAL, 2, Place::Neutral, board(number)))
}

fn turned(card: Influence) -> (&'static str, What) {
    ("R9.2", What::NeutralCard { card })
}

/// Whether the board shows its back after being scored, and what was told about it.
fn flip(t: &Table, number: u8) -> (bool, Flip) {
    let told = t.events().iter().find_map(|event| match event.what {
        What::Turned { board, flip, .. } if board == b(number) => Some(flip),
        _ => None,
    });
    (t.is_flipped(b(number)), told.expect("the board was scored"))
}

#[test]
fn r9_1_two_players_and_eight_neutral_markers() {
    let t = Table::at(json!({"players": 2, "at": {"turn": "A"}}));
    assert_eq!(t.neutral(), 8);
    assert_eq!((t.reserves(A), t.reserves(B)), ((11, 5), (10, 6)));
    for players in [3, 4] {
        let t = Table::new(players, A, 1);
        assert_eq!(t.neutral(), 0);
        t.never(|what| matches!(what, What::NeutralCard { .. }));
    }
}

#[test]
fn r9_1_the_neutral_side_takes_no_turn() {
    let mut t = Table::new(2, A, 8);
    while let Some(decision) = t.decision() {
        assert!([A, B].contains(&decision.seat));
        let first = t.legal()[0];
        t.play(decision.seat, first);
    }
    let neutral = |what: &What| {
        matches!(what, What::Markers { side: NEUTRAL, from, to, .. }
            if matches!(from, Place::Reserve(_)) || matches!(to, Place::Reserve(_)))
    };
    t.never(neutral);
    assert_eq!(t.neutral(), 8, "all are off the boards at the end");
}

#[test]
fn r9_2_two_on_louis_and_two_for_each_of_three_characters() {
    let t = influence(json!([7, 11, 4, 9]));
    t.saw_in_order(&[
        placed(2),
        turned(card(7)),
        placed(7),
        turned(card(11)),
        placed(11),
        turned(card(4)),
        placed(4),
    ]);
    assert_eq!([2, 4, 7, 11].map(|number| t.on(number, NEUTRAL)), [2; 4]);
    assert_eq!(t.neutral(), 0);
    assert_eq!(t.count(|what| matches!(what, What::NeutralCard { .. })), 3);
    assert_eq!(t.centre().cards().collect::<Vec<_>>(), [4, 7, 11].map(card));
    assert_eq!(t.piles().influence, 30 - 10 - 3);
    t.asks(A, Question::Turn);
}

#[test]
fn r9_2_a_joker_is_set_aside_and_another_card_turned() {
    let t = influence(json!(["joker", 7, "joker", "joker", 11, 4, 9]));
    t.saw_in_order(&[
        placed(2),
        turned(JOKER),
        turned(card(7)),
        placed(7),
        turned(JOKER),
        turned(JOKER),
        turned(card(11)),
        turned(card(4)),
        placed(4),
    ]);
    assert_eq!([2, 4, 7, 11, 9].map(|number| t.on(number, NEUTRAL)), [2, 2, 2, 2, 0]);
    // Everything turned up lies in the centre, the jokers too.
    assert_eq!(t.centre().len(), 6);
    assert_eq!(t.centre().count(JOKER), 3);
    assert_eq!(t.count(|what| matches!(what, What::Markers { .. })), 4);
}

#[test]
fn r9_2_the_same_board_can_be_hit_more_than_once() {
    let t = influence(json!([5, 5, 2]));
    assert_eq!(t.on(5, NEUTRAL), 4);
    assert_eq!(t.on(2, NEUTRAL), 4, "Louis's board and its own card");
    assert_eq!(t.neutral(), 0);
    let t = influence(json!([2, "joker", 2, 10]));
    assert_eq!((t.on(2, NEUTRAL), t.on(10, NEUTRAL)), (6, 2));
}

#[test]
fn r9_2_happens_at_the_start_of_each_influence_phase() {
    let mut t = Table::new(2, A, 21);
    while t.decision().is_some() {
        let (seat, list) = (t.asked().expect("somebody"), t.legal());
        t.play(seat, list[list.len() - 1]);
    }
    let opened = t.count(|what| *what == What::Phase { phase: Phase::Influence });
    assert_eq!(opened, 4);
    let on_boards = |what: &What| {
        matches!(what, What::Markers { side: NEUTRAL, count: 2, from: Place::Neutral, .. })
    };
    assert_eq!(t.count(on_boards), 16);
}

#[test]
fn r9_3_first_on_a_money_board_it_makes_the_others_bribe() {
    let mut t = score(12, 1, false, json!({"A": 1, "B": 1, "neutral": 2}), 3);
    t.asks(A, Question::Bribe { board: b(12), price: 3 });
    t.never(|what| matches!(what, What::Paid { .. }));
    t.play(A, Action::Accept);
    t.asks(B, Question::Bribe { board: b(12), price: 3 });
    t.play(B, Action::Pass);
    t.saw_in_order(&[
        ("R6.4", What::Bribed { seat: A, board: b(12), price: 3 }),
        ("R6.4", What::NoBribe { seat: B, board: b(12), price: 3 }),
        ("R9.3", unpaid(NEUTRAL, 12, Shortfall::Neutral)),
        ("R6.4", moved(A, 1, board(12), PERSONAL)),
        ("R6.4", moved(B, 1, board(12), PERSONAL)),
        ("R9.4", moved(NEUTRAL, 2, board(12), Place::Neutral)),
    ]);
    assert_eq!((t.counts(A).shields, t.counts(B).shields), (1, 0));
    assert_eq!(flip(&t, 12), (true, Flip::SoleMost), "it had most alone");
}

#[test]
fn r9_3_tied_for_most_on_a_money_board_nobody_is_paid_free() {
    let mut t = score(12, 1, false, json!({"A": 2, "neutral": 2}), 3);
    t.asks(A, Question::Bribe { board: b(12), price: 3 });
    t.play(A, Action::Pass);
    assert_eq!(flip(&t, 12), (false, Flip::Tied));
    t.saw("R6.4", moved(A, 2, board(12), PERSONAL));
}

#[test]
fn r9_3_first_on_a_first_place_board_nobody_is_paid() {
    let t = score(9, 1, false, json!({"A": 1, "neutral": 2}), 5);
    t.saw("R6.5", unpaid(A, 9, Shortfall::Fewer));
    t.saw("R9.3", unpaid(NEUTRAL, 9, Shortfall::Neutral));
    t.saw("R6.5", moved(A, 1, board(9), PERSONAL));
    t.never(|what| matches!(what, What::ChipGained { .. }));
    assert_eq!(flip(&t, 9), (true, Flip::SoleMost));
}

#[test]
fn r9_3_tied_for_most_on_a_first_place_board_nobody_is_paid() {
    let t = score(9, 1, false, json!({"A": 2, "B": 1, "neutral": 2}), 5);
    t.saw("R6.5", unpaid(A, 9, Shortfall::TiedForMost));
    t.saw("R6.5", unpaid(B, 9, Shortfall::Fewer));
    t.never(|what| matches!(what, What::ChipGained { .. }));
    assert_eq!(flip(&t, 9), (false, Flip::Tied));
}

#[test]
fn r9_3_fewer_than_a_player_it_changes_nothing() {
    let t = score(9, 1, false, json!({"A": 3, "neutral": 2}), 5);
    t.saw("R6.5", What::Paid { seat: A, board: b(9), claim: Claim::First { crown: false } });
    t.saw("R6.10", What::ChipGained { seat: A, chip: Chip::Crown });
    t.saw("R6.5", moved(A, 3, board(9), GENERAL));
    assert_eq!(flip(&t, 9), (true, Flip::SoleMost));
}

#[test]
fn r9_3_alone_on_a_board_it_flips_it_and_nobody_is_paid() {
    let t = score(5, 1, false, json!({"neutral": 2}), 5);
    t.saw("R9.3", unpaid(NEUTRAL, 5, Shortfall::Neutral));
    assert_eq!(flip(&t, 5), (true, Flip::SoleMost));
    t.saw("R9.4", moved(NEUTRAL, 2, board(5), Place::Neutral));
}

#[test]
fn r9_3_it_never_meets_a_markers_condition() {
    let t = score(10, 1, false, json!({"neutral": 4}), 5);
    t.saw("R9.3", unpaid(NEUTRAL, 10, Shortfall::Neutral));
    assert_eq!(flip(&t, 10), (false, Flip::NobodyPaid));
    let t = score(10, 1, false, json!({"A": 3, "B": 2, "neutral": 6}), 5);
    t.saw("R6.6", What::Paid { seat: A, board: b(10), claim: Claim::Enough });
    t.saw("R6.6", unpaid(B, 10, Shortfall::BelowThreshold));
    assert_eq!(t.counts(A).shields, 2);
    assert_eq!(flip(&t, 10), (true, Flip::SomebodyPaid));
    t.saw("R6.6", moved(A, 3, board(10), PERSONAL));
}

#[test]
fn r9_3_it_never_bribes() {
    let t = score(12, 1, false, json!({"A": 3, "neutral": 2}), 5);
    t.saw("R6.4", What::Paid { seat: A, board: b(12), claim: Claim::First { crown: false } });
    t.saw("R9.3", unpaid(NEUTRAL, 12, Shortfall::Neutral));
    t.never(|what| {
        matches!(what, What::Bribed { .. } | What::NoBribe { .. } | What::TooPoor { .. })
    });
    t.saw("R9.4", moved(NEUTRAL, 2, board(12), Place::Neutral));
}

#[test]
fn r9_3_first_on_louis_board_leaves_second_place_to_a_player() {
    for back in [false, true] {
        let t = score(3, 3, back, json!({"A": 1, "neutral": 2}), 5);
        t.saw("R6.8", What::Paid { seat: A, board: b(3), claim: Claim::Second });
        assert_eq!(t.holding(A).chips.iter().collect::<Vec<_>>(), [Chip::Ring], "no crown");
        assert_eq!(t.coins(A), 5 + latest_money(&t), "free");
        t.saw("R6.8", moved(A, 1, board(3), PERSONAL));
        assert_eq!(flip(&t, 3), (!back, Flip::Louis));
        t.never(|what| matches!(what, What::ChipGained { chip: Chip::Crown, .. }));
    }
}

/// What the money cards turned up since the position began have given.
fn latest_money(t: &Table) -> u8 {
    t.events()
        .iter()
        .map(|event| match event.what {
            What::MoneyCard { card } => card.coins,
            _ => 0,
        })
        .sum()
}

#[test]
fn r9_3_second_on_louis_board_it_takes_that_place_from_the_players() {
    let mut t = score(3, 3, false, json!({"A": 3, "B": 1, "neutral": 2}), 5);
    t.saw("R6.8", What::Paid { seat: A, board: b(3), claim: Claim::First { crown: true } });
    t.asks(B, Question::Bribe { board: b(3), price: 3 });
    t.play(B, Action::Accept);
    assert_eq!(t.holding(A).chips.iter().collect::<Vec<_>>(), [Chip::Ring, Chip::Crown]);
    assert_eq!(t.holding(B).chips.iter().collect::<Vec<_>>(), [Chip::Ring]);
    t.saw("R9.3", unpaid(NEUTRAL, 3, Shortfall::Neutral));
    let t = score(3, 3, true, json!({"A": 3, "B": 1, "neutral": 2}), 5);
    t.saw("R6.8", unpaid(B, 3, Shortfall::Fewer));
    assert!(t.holding(B).chips.is_empty());
}

#[test]
fn r9_3_tied_for_second_on_louis_board_there_is_no_second() {
    let t = score(3, 3, true, json!({"A": 3, "B": 2, "neutral": 2}), 5);
    t.saw("R6.8", unpaid(B, 3, Shortfall::TiedForSecond));
    assert!(t.holding(B).chips.is_empty());
    let t = score(3, 3, false, json!({"A": 3, "B": 2, "neutral": 2}), 5);
    t.asks(B, Question::Bribe { board: b(3), price: 3 });
}

#[test]
fn r9_3_tied_for_most_on_louis_board_a_player_gets_the_chip_without_a_crown() {
    for back in [false, true] {
        let t = score(3, 3, back, json!({"A": 2, "neutral": 2}), 5);
        t.saw("R6.8", What::Paid { seat: A, board: b(3), claim: Claim::SharedFirst });
        t.saw("R6.8", moved(A, 2, board(3), GENERAL));
        t.never(|what| matches!(what, What::ChipGained { chip: Chip::Crown, .. }));
        assert_eq!(flip(&t, 3).1, Flip::Louis);
    }
    // Two share the lead: nobody is second.
    let t = score(3, 3, true, json!({"A": 2, "B": 1, "neutral": 2}), 5);
    t.saw("R6.8", unpaid(B, 3, Shortfall::Fewer));
}

#[test]
fn r9_3_a_tie_with_it_can_be_won() {
    let mut t = Table::at(json!({
        "players": 2, "at": {"board": 9}, "louis": 1, "markers": {"9": {"A": 2, "neutral": 2}},
        "seats": {"A": {"laid": ["win-tie"]}},
    }));
    t.asks(A, Question::WinTie { board: b(9) });
    t.play(A, Action::Accept);
    t.saw("R6.5", What::Paid { seat: A, board: b(9), claim: Claim::First { crown: false } });
    t.saw("R6.10", What::ChipGained { seat: A, chip: Chip::Crown });
}

#[test]
fn r9_4_neutral_markers_go_back_to_the_eight() {
    let t = Table::at(json!({
        "players": 2, "at": {"board": 9}, "louis": 1,
        "markers": {"9": {"neutral": 4, "A": 1}, "11": {"neutral": 2}, "12": {"neutral": 2}},
        "seats": {"B": {"chips": ["ring"]}},
    }));
    t.saw_in_order(&[
        ("R9.4", moved(NEUTRAL, 4, board(9), Place::Neutral)),
        ("R9.4", moved(NEUTRAL, 2, board(11), Place::Neutral)),
        ("R9.4", moved(NEUTRAL, 2, board(12), Place::Neutral)),
        ("R7.1", What::Phase { phase: Phase::Missions }),
    ]);
    t.asks(B, Question::LayOut);
    assert_eq!(t.neutral(), 8);
    assert_eq!([9, 11, 12].map(|number| t.on(number, NEUTRAL)), [0; 3]);
}

#[test]
fn r9_4_also_when_nobody_moves_or_the_board_stays() {
    let t = score(10, 1, false, json!({"neutral": 8}), 5);
    t.saw("R9.4", moved(NEUTRAL, 8, board(10), Place::Neutral));
    let t = score(12, 1, true, json!({"neutral": 2, "A": 2, "B": 2}), 5);
    t.saw_in_order(&[
        ("R6.5", moved(A, 2, board(12), PERSONAL)),
        ("R6.5", moved(B, 2, board(12), PERSONAL)),
        ("R9.4", moved(NEUTRAL, 2, board(12), Place::Neutral)),
    ]);
    assert_eq!(flip(&t, 12), (true, Flip::Tied), "it stays back up");
}
