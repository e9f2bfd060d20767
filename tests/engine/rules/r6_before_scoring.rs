//! R6.1 and R6.2: what happens just before a board is scored.

use louis_xiv_engine::Seat::{A, B, C, D};
use louis_xiv_engine::{
    Action, Board, Chip, Claim, Condition, Facts, Flip, Question, Reason, Reserve, Shortfall,
    Sides, Standing, What,
};
use serde_json::json;

use super::sheet::{claim, gained, has, stack, until};
use super::table::{GENERAL, PERSONAL, Table, b, board, mission, moved};

const fn intrigue(from: Reserve, count: u8) -> Action {
    Action::Intrigue { from, count }
}

/// A holds the intrigue card of board 7, where A and B are tied.
fn tied_on_seven() -> Table {
    Table::at(json!({
        "players": 3, "at": {"board": 7},
        "markers": {"7": {"A": 1, "B": 1}},
        "seats": {
            "A": {"intrigue": [7], "general": 3, "coins": 0},
            "C": {"chips": ["ring"]}
        }
    }))
}

#[test]
fn r6_1_one_marker_from_the_general_reserve() {
    let mut table = tied_on_seven();
    table.asks(A, Question::Intrigue { board: b(7) });
    table.play(A, intrigue(Reserve::General, 1));
    table.saw_in_order(&[
        ("R6.1", What::IntriguePlayed { seat: A, board: b(7) }),
        ("R6.1", moved(A, 1, GENERAL, board(7))),
        ("R6.5", What::Paid { seat: A, board: b(7), claim: Claim::First { crown: false } }),
        ("R6.5", moved(A, 2, board(7), GENERAL)),
        ("R6.5", moved(B, 1, board(7), PERSONAL)),
    ]);
    has(&table, A, json!({"coins": 5, "general": 4, "personal": 12, "intrigue": []}));
}

#[test]
fn r6_1_one_or_two_markers_from_the_personal_reserve() {
    for count in [1, 2] {
        let mut table = tied_on_seven();
        table.play(A, intrigue(Reserve::Personal, count));
        table.saw("R6.1", moved(A, count, PERSONAL, board(7)));
        table.saw("R6.5", moved(A, 1 + count, board(7), GENERAL));
        has(&table, A, json!({"coins": 5, "general": 4 + count, "personal": 12 - count}));
    }
}

#[test]
fn r6_1_never_more_and_never_one_of_each() {
    let mut table = tied_on_seven();
    assert_eq!(
        table.legal(),
        [
            Action::Pass,
            intrigue(Reserve::General, 1),
            intrigue(Reserve::Personal, 1),
            intrigue(Reserve::Personal, 2),
        ]
    );
    let wrong = |most| Reason::WrongCount { most };
    table.refused(A, intrigue(Reserve::General, 2), "R6.1", wrong(1));
    table.refused(A, intrigue(Reserve::General, 0), "R6.1", wrong(1));
    table.refused(A, intrigue(Reserve::Personal, 3), "R6.1", wrong(2));
    table.refused(A, intrigue(Reserve::Personal, 0), "R6.1", wrong(2));
    table.refused(A, Action::Accept, "R6.1", Reason::NotNow);
    // One card, one choice: after it the board is scored at once.
    table.play(A, intrigue(Reserve::General, 1));
    table.asks(C, Question::LayOut);
}

#[test]
fn r6_1_the_reserve_must_have_the_markers() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 7},
        "markers": {"7": {"A": 8}, "9": {"A": 7}},
        "seats": {"A": {"intrigue": [7], "general": 0, "personal": 1}}
    }));
    table.refused(A, intrigue(Reserve::General, 1), "R6.1", Reason::NoMarkerLeft);
    table.refused(A, intrigue(Reserve::Personal, 2), "R6.1", Reason::NoMarkerLeft);
    assert_eq!(table.legal(), [Action::Pass, intrigue(Reserve::Personal, 1)]);
}

#[test]
fn r6_1_with_neither_reserve_the_card_cannot_be_played() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 7},
        "markers": {"7": {"A": 8}, "9": {"A": 8}},
        "seats": {"A": {"intrigue": [7], "general": 0, "personal": 0}}
    }));
    table.asks(A, Question::Intrigue { board: b(7) });
    assert_eq!(table.legal(), [Action::Pass]);
    table.refused(A, intrigue(Reserve::Personal, 1), "R6.1", Reason::NoMarkerLeft);
    table.play(A, Action::Pass);
    has(&table, A, json!({"intrigue": [7]}));
    table.never(|what| matches!(what, What::IntriguePlayed { .. }));
}

#[test]
fn r6_1_only_the_card_of_the_board_about_to_be_scored() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 8}, "seats": {"A": {"intrigue": [9]}}
    }));
    let none = Reason::NoIntrigue { board: b(8) };
    table.refused(A, intrigue(Reserve::General, 1), "R6.1", none);
    table.play(A, Action::Pass).asks(A, Question::Intrigue { board: b(9) });
    table.play(A, intrigue(Reserve::Personal, 2));
    table.saw("R6.5", moved(A, 2, board(9), GENERAL));
}

#[test]
fn r6_1_it_brings_markers_to_a_board_where_its_owner_had_none() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 9},
        "seats": {"B": {"intrigue": [9], "general": 5}}
    }));
    table.play(B, intrigue(Reserve::General, 1));
    table.saw("R6.10", gained(B, Chip::Crown));
    has(&table, B, json!({"chips": ["crown"], "general": 5, "personal": 11}));
}

#[test]
fn r6_1_holders_are_asked_in_turn_order_and_before_every_board() {
    let mut table = Table::at(json!({
        "players": 3, "start": "C", "at": {"board": 10},
        "seats": {"A": {"intrigue": [12]}, "B": {"intrigue": [1]}}
    }));
    for number in [10, 11, 12] {
        for seat in [A, B] {
            table.asks(seat, Question::Intrigue { board: b(number) });
            table.play(seat, Action::Pass);
        }
    }
    // No duty: both cards are kept.
    has(&table, A, json!({"intrigue": [12]}));
    has(&table, B, json!({"intrigue": [1]}));
}

#[test]
fn r6_1_once_the_card_is_on_the_table_nobody_else_is_asked() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 12},
        "seats": {"A": {"intrigue": [12]}, "B": {"intrigue": [1]}, "C": {"chips": ["ring"]}},
        "decks": {"intrigue": [4]}
    }));
    table.play(A, intrigue(Reserve::General, 1));
    table.asks(C, Question::LayOut);
    has(&table, A, json!({"intrigue": [4], "shields": 1}));
}

#[test]
fn r6_1_the_card_goes_under_the_deck_and_everybody_knows_it_is_there() {
    let mut table = tied_on_seven();
    assert_eq!(table.view(Some(B)).known_intrigue().len(), 11);
    table.play(A, intrigue(Reserve::General, 1));
    assert_eq!(table.position().intrigue.first(), Some(&b(7)));
    for viewer in [A, B, C] {
        let view = table.view(Some(viewer));
        let deck = view.known_intrigue();
        assert_eq!(deck.len(), 12);
        assert_eq!(deck[0], Some(b(7)), "{viewer} saw it");
        assert!(deck[1..].iter().all(Option::is_none), "{viewer} knows no other card");
    }
}

#[test]
fn r6_1_the_card_is_back_in_the_deck_before_the_board_pays() {
    // The deck is empty: board 12 gives A the very card that brought A there.
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 12},
        "seats": {
            "A": {"intrigue": [12]},
            "B": {"intrigue": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]},
            "C": {"chips": ["ring"]}
        }
    }));
    table.play(A, intrigue(Reserve::General, 1));
    table.saw_in_order(&[
        ("R6.1", What::IntriguePlayed { seat: A, board: b(12) }),
        ("R6.10", What::IntrigueDrawn { seat: A, card: Some(b(12)) }),
    ]);
    has(&table, A, json!({"intrigue": [12]}));
    assert!(table.view(Some(B)).glimpse(A).intrigue.contains(b(12)));
}

#[test]
fn r6_1_a_card_drawn_from_board_12_waits_for_the_next_scoring_phase() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 12},
        "markers": {"12": {"A": 2}, "3": {"B": 1}},
        "decks": {"intrigue": [12]}
    }));
    has(&table, A, json!({"intrigue": [12]}));
    table.saw("R6.10", What::IntrigueDrawn { seat: A, card: Some(b(12)) });
    assert_eq!(table.round(), 2, "nobody was asked for an intrigue card");
    until(&mut table, |asked| asked.question == Question::Intrigue { board: b(12) });
    assert!(table.legal().contains(&intrigue(Reserve::Personal, 2)));
}

/// Board 4 with its front up, without Louis; A owns the tie breaker.
fn tied_for_helmets(d: u8) -> Table {
    Table::at(json!({
        "players": 4, "at": {"board": 4}, "louis": 1,
        "markers": {"4": {"A": 2, "B": 2, "C": 2, "D": d}},
        "seats": {"A": {"laid": ["win-tie"], "general": 0}}
    }))
}

#[test]
fn r6_2_the_owner_has_most_alone_and_the_rivals_may_bribe() {
    let mut table = tied_for_helmets(1);
    table.asks(A, Question::WinTie { board: b(4) });
    assert_eq!(table.legal(), [Action::Pass, Action::Accept]);
    table.play(A, Action::Accept);
    table.saw_in_order(&[
        ("R8.19", What::MissionUsed { seat: A, mission: mission("win-tie") }),
        ("R6.2", What::TieWon { seat: A, board: b(4) }),
        ("R6.4", What::Paid { seat: A, board: b(4), claim: Claim::First { crown: false } }),
    ]);
    for seat in [B, C, D] {
        let why = if seat == D { Shortfall::Fewer } else { Shortfall::LostTie };
        assert_eq!(claim(&table, 4, seat), Some(Claim::MayBribe { price: 3, why }));
        table.asks(seat, Question::Bribe { board: b(4), price: 3 });
        table.play(seat, Action::Pass);
    }
    has(&table, A, json!({"chips": ["helmet"], "general": 2}));
    let condition = table.condition(b(4));
    table.saw("R6.7", What::Turned { board: b(4), flip: Flip::SoleMost, condition });
    assert!(table.is_flipped(b(4)));
}

#[test]
fn r6_2_declined_nobody_has_most() {
    let mut table = tied_for_helmets(0);
    table.play(A, Action::Pass);
    table.saw("R6.2", What::Declined { seat: A });
    table.never(|what| matches!(what, What::Paid { .. } | What::TieWon { .. }));
    let bribe = Claim::MayBribe { price: 3, why: Shortfall::TiedForMost };
    assert_eq!(claim(&table, 4, A), Some(bribe));
    for seat in [A, B, C] {
        table.asks(seat, Question::Bribe { board: b(4), price: 3 });
        table.play(seat, Action::Pass);
    }
    has(&table, A, json!({"chips": [], "general": 0, "personal": 16}));
    assert!(!table.is_flipped(b(4)));
}

#[test]
fn r6_2_one_rival_off_louis_on_first_place_gets_nothing() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 5}, "markers": {"5": {"A": 2, "B": 2, "C": 1}},
        "seats": {"B": {"laid": ["win-tie"], "general": 1}}
    }));
    table.play(B, Action::Accept);
    has(&table, B, json!({"chips": ["crown"], "general": 3}));
    assert_eq!(claim(&table, 5, A), Some(Claim::Nothing { why: Shortfall::LostTie }));
    assert_eq!(claim(&table, 5, C), Some(Claim::Nothing { why: Shortfall::Fewer }));
    has(&table, A, json!({"chips": []}));
    assert!(table.is_flipped(b(5)));
}

#[test]
fn r6_2_a_single_rival_on_louis_s_board_is_second_alone() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 4}, "louis": 4, "back": [4],
        "markers": {"4": {"A": 3, "B": 3, "C": 1}},
        "seats": {"A": {"laid": ["win-tie"], "general": 0}, "B": {"general": 0}}
    }));
    table.play(A, Action::Accept);
    assert_eq!(claim(&table, 4, A), Some(Claim::First { crown: true }));
    assert_eq!(claim(&table, 4, B), Some(Claim::Second));
    assert_eq!(claim(&table, 4, C), Some(Claim::Nothing { why: Shortfall::Fewer }));
    has(&table, A, json!({"chips": ["helmet", "crown"], "general": 3}));
    has(&table, B, json!({"chips": ["helmet"], "general": 0}));
    has(&table, C, json!({"chips": []}));
}

#[test]
fn r6_2_sybille_and_two_rivals_on_louis_s_board() {
    // Sybille is A: three each on board 4, first place up, with Louis.
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 4}, "louis": 4, "back": [4],
        "markers": {"4": {"A": 3, "B": 3, "C": 3}},
        "seats": {
            "A": {"laid": ["win-tie"], "general": 0},
            "B": {"general": 0}, "C": {"general": 0}
        }
    }));
    table.play(A, Action::Accept);
    for seat in [B, C] {
        let nothing = Claim::Nothing { why: Shortfall::TiedForSecond };
        table.saw("R6.8", What::Unpaid { side: seat.into(), board: b(4), claim: nothing });
        table.saw("R6.8", moved(seat, 3, board(4), PERSONAL));
        has(&table, seat, json!({"chips": [], "personal": 16, "general": 0}));
    }
    has(&table, A, json!({"chips": ["helmet", "crown"], "personal": 13, "general": 3}));
    assert!(!table.is_flipped(b(4)), "it showed its back and has turned");
}

#[test]
fn r6_2_two_rivals_on_louis_s_board_with_its_front_up_may_bribe() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 4}, "louis": 4,
        "markers": {"4": {"A": 3, "B": 3, "C": 3}},
        "seats": {"A": {"laid": ["win-tie"]}}
    }));
    table.play(A, Action::Accept);
    table.asks(B, Question::Bribe { board: b(4), price: 3 });
    table.play(B, Action::Accept).play(C, Action::Pass);
    has(&table, B, json!({"chips": ["helmet"], "coins": 2}));
    has(&table, C, json!({"chips": [], "coins": 5}));
}

#[test]
fn r6_2_once_in_a_scoring_phase() {
    let two_ties = json!({
        "players": 3, "at": {"board": 5},
        "markers": {"5": {"A": 1, "B": 1}, "9": {"A": 1, "B": 1}},
        "seats": {"A": {"laid": ["win-tie"]}, "C": {"chips": ["ring"]}}
    });
    let mut table = Table::at(two_ties.clone());
    table.play(A, Action::Accept);
    assert_eq!(claim(&table, 9, A), Some(Claim::Nothing { why: Shortfall::TiedForMost }));
    has(&table, A, json!({"chips": ["crown"]}));
    // Refused on the first board, it is offered on the next one.
    let mut table = Table::at(two_ties);
    table.play(A, Action::Pass).asks(A, Question::WinTie { board: b(9) });
    table.play(A, Action::Accept);
    has(&table, A, json!({"chips": ["crown"]}));
}

#[test]
fn r6_2_again_in_the_next_scoring_phase() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 12},
        "markers": {"12": {"A": 1, "B": 1}, "5": {"A": 1, "C": 1}},
        "seats": {"A": {"laid": ["win-tie"]}, "B": {"coins": 0}}
    }));
    table.play(A, Action::Accept);
    assert_eq!(table.round(), 2);
    until(&mut table, |asked| matches!(asked.question, Question::WinTie { .. }));
    table.asks(A, Question::WinTie { board: b(5) });
}

#[test]
fn r6_2_not_on_a_board_that_asks_for_markers() {
    let table = Table::at(json!({
        "players": 3, "at": {"board": 10}, "markers": {"10": {"A": 3, "B": 3}},
        "seats": {"A": {"laid": ["win-tie"], "chips": ["ring"]}}
    }));
    table.asks(A, Question::LayOut);
    has(&table, A, json!({"shields": 2}));
    has(&table, B, json!({"shields": 2}));
}

#[test]
fn r6_2_only_for_an_owner_who_is_tied_for_most() {
    let stacks = [
        json!({"A": 1, "B": 2, "C": 2}), // the others are tied
        json!({"B": 2, "C": 2}),         // not there
        json!({"A": 3, "B": 2, "C": 2}), // has most already
        json!({"A": 2, "B": 2, "C": 3}), // tied for second
        json!({"A": 2}),                 // alone
    ];
    for markers in stacks {
        let table = Table::at(json!({
            "players": 3, "at": {"board": 5}, "markers": {"5": markers},
            "seats": {"A": {"laid": ["win-tie"], "chips": ["ring"]}}
        }));
        table.asks(A, Question::LayOut);
        assert_eq!(stack(&table, 5), [0; 5], "scored at once");
    }
}

#[test]
fn r6_2_not_while_the_mission_is_only_in_hand() {
    let table = Table::at(json!({
        "players": 3, "at": {"board": 5}, "markers": {"5": {"A": 2, "B": 2}},
        "seats": {"A": {"missions": ["win-tie"], "chips": ["ring"]}}
    }));
    table.asks(A, Question::LayOut);
    has(&table, A, json!({"chips": ["ring"]}));
}

#[test]
fn r6_2_comes_after_intrigue() {
    let behind = json!({
        "players": 3, "at": {"board": 5}, "markers": {"5": {"A": 1, "B": 2}},
        "seats": {"A": {"laid": ["win-tie"], "intrigue": [5], "chips": ["ring"]}}
    });
    let mut table = Table::at(behind.clone());
    table.asks(A, Question::Intrigue { board: b(5) });
    table.play(A, intrigue(Reserve::General, 1)).asks(A, Question::WinTie { board: b(5) });
    table.play(A, Action::Accept);
    has(&table, A, json!({"chips": ["ring", "crown"]}));
    // Two markers need no tie breaker.
    let mut table = Table::at(behind);
    table.play(A, intrigue(Reserve::Personal, 2)).asks(A, Question::LayOut);
    has(&table, A, json!({"chips": ["ring", "crown"]}));
    table.never(|what| matches!(what, What::TieWon { .. }));
}

#[test]
fn r6_2_a_tie_won_on_one_board_is_won_there_alone() {
    // C has won the tie on 12 and A is asked for a bribe; on 7 the same two are tied.
    let scoring = json!({"board": 12, "favoured": "C", "paid": ["C"]});
    let table = Table::at(json!({
        "players": 3, "used": ["win-tie"], "at": {"rest": {"bribe": {"seat": "A", "scoring": scoring}}},
        "markers": {"12": {"A": 1, "B": 2, "C": 2}, "7": {"B": 2, "C": 2}},
        "seats": {"C": {"laid": ["win-tie"]}}
    }));
    let favoured = |number| table.standing(b(number)).favoured;
    assert_eq!((favoured(12), favoured(7)), (Some(C), None));
    assert_eq!(table.standing(b(7)).leaders.len(), 2);
}

#[test]
fn r6_9_a_marker_that_6_has_just_placed_on_itself_does_not_count_there_and_counts_elsewhere() {
    let scoring = json!({"board": 6, "favoured": null, "paid": ["A", "B"]});
    let table = Table::at(json!({
        "players": 3, "at": {"rest": {"conde": {"seat": "A", "scoring": scoring, "fresh": ["B"]}}},
        "markers": {"6": {"A": 3, "B": 4}, "9": {"B": 1}}
    }));
    let count = |number| table.standing(b(number)).counts[B];
    assert_eq!((count(6), count(9)), (3, 1));
}

#[test]
fn r6_2_winning_ties_is_no_marker_more() {
    let mut counts = Sides([0; 5]);
    (counts[A], counts[B]) = (1, 2);
    let facts = Facts {
        board: Board::Colbert,
        condition: Condition::FirstPlace,
        louis: false,
        favoured: Some(A),
        counts,
        discount: None,
    };
    let standing = Standing::of(&facts);
    assert!(standing.leaders.contains(B) && standing.leaders.len() == 1);
}
