//! R5: placing markers and taking them back.

use std::collections::BTreeSet;

use louis_xiv_engine::Seat::{A, B};
use louis_xiv_engine::{Action, Board, Influence, Placement, Question, Reason, Usage, What};
use serde_json::json;

use super::r5_influence::{placed, turn, turn_with};
use super::table::{
    GENERAL, JOKER, PERSONAL, Table, b, board, card, moved, place, placement, take_back,
};

/// Everything that A's card may put down, sorted.
fn placements(t: &Table, card: Influence) -> Vec<Placement> {
    let of = |action: &Action| match *action {
        Action::Play { card: played, usage: Usage::Place(placement) } if played == card => {
            Some(placement)
        }
        _ => None,
    };
    t.legal().iter().filter_map(of).collect()
}

#[test]
fn r5_5_one_to_three_markers_on_the_characters_board() {
    for count in 1..=3 {
        let mut t = turn_with(11, 5);
        let boards = vec![6; count];
        t.play(A, place(card(6), &boards));
        t.saw_in_order(&[
            ("R5.5", placed(A, card(6), &boards)),
            ("R5.5", moved(A, count as u8, PERSONAL, board(6))),
        ]);
        assert_eq!(t.on(6, A), count as u8);
        assert_eq!(t.reserves(A), (11 - count as u8, 5));
        assert_eq!(t.hand(A), [card(1), card(5), card(9), JOKER]);
        assert!(t.centre().holds(card(6)));
    }
    let mut t = turn_with(11, 5);
    let four = Reason::TooManyMarkers { most: 3 };
    t.refused(A, place(card(6), &[6, 6, 6, 6]), "R5.5", four);
}

#[test]
fn r5_5_a_jump_leaves_at_least_one_behind() {
    let mut t = turn_with(11, 5);
    t.play(A, place(card(6), &[6, 1, 1]));
    t.saw("R5.5", moved(A, 1, PERSONAL, board(6)));
    t.saw("R5.5", moved(A, 2, PERSONAL, board(1)));
    assert_eq!((t.on(6, A), t.on(1, A)), (1, 2));
    let mut t = turn_with(11, 5);
    let start = Reason::StartsElsewhere { start: b(6) };
    t.refused(A, place(card(6), &[1, 1, 1]), "R5.5", start);
    t.refused(A, place(card(6), &[1]), "R5.5", start);
    t.refused(A, place(card(6), &[5, 4]), "R5.5", start);
}

#[test]
fn r5_5_a_second_jump_on_the_same_terms_to_a_third_board() {
    let mut t = turn_with(11, 5);
    t.play(A, place(card(6), &[6, 1, 4]));
    assert_eq!([6, 1, 4].map(|number| t.on(number, A)), [1; 3]);
    let mut t = turn_with(11, 5);
    // Nothing stays on the second board.
    t.refused(A, place(card(6), &[6, 4]), "R2.2", Reason::NotNeighbour { board: b(4) });
    t.refused(A, place(card(6), &[6, 6, 4]), "R2.2", Reason::NotNeighbour { board: b(4) });
}

#[test]
fn r5_5_only_markers_placed_this_turn_count_for_leaving_one_behind() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "markers": {"6": {"A": 2}, "1": {"A": 1}},
        "seats": {"A": {"influence": [6, 2, 3]}},
    }));
    let start = Reason::StartsElsewhere { start: b(6) };
    t.refused(A, place(card(6), &[1, 1]), "R5.5", start);
    t.refused(A, place(card(6), &[6, 4]), "R2.2", Reason::NotNeighbour { board: b(4) });
    t.play(A, place(card(6), &[6, 1]));
    assert_eq!((t.on(6, A), t.on(1, A)), (3, 2));
}

#[test]
fn r5_5_not_in_two_directions_from_one_board() {
    let mut t = turn_with(11, 5);
    t.refused(A, place(card(6), &[6, 5, 1]), "R5.5", Reason::TwoDirections { from: b(6) });
    t.refused(A, place(card(1), &[1, 2, 7]), "R5.5", Reason::TwoDirections { from: b(1) });
    t.play(A, place(card(1), &[1, 2, 8]));
}

#[test]
fn r5_6_karins_placements_with_card_six() {
    let allowed: [&[u8]; 13] = [
        &[6],
        &[6, 6],
        &[6, 6, 6],
        &[6, 1],
        &[6, 6, 1],
        &[6, 1, 1],
        &[6, 1, 2],
        &[6, 1, 4],
        &[6, 1, 7],
        &[6, 5],
        &[6, 6, 5],
        &[6, 5, 5],
        &[6, 5, 4],
    ];
    let t = turn_with(11, 5);
    let mut expected: Vec<Placement> = allowed.iter().map(|boards| placement(boards)).collect();
    expected.sort();
    assert_eq!(placements(&t, card(6)), expected);
    for boards in allowed {
        let mut t = t.clone();
        t.play(A, place(card(6), boards));
        for board in Board::ALL {
            let wanted = boards.iter().filter(|&&number| number == board.number()).count();
            assert_eq!(usize::from(t.markers(board)[A]), wanted, "{boards:?} on {board}");
        }
    }
}

#[test]
fn r5_6_six_five_and_one_need_the_card_of_an_end() {
    let mut t = turn_with(11, 5);
    t.refused(A, place(card(6), &[5, 6, 1]), "R5.5", Reason::TwoDirections { from: b(6) });
    for end in [1, 5] {
        let mut t = t.clone();
        t.play(A, place(card(end), &[6, 5, 1]));
        assert_eq!([1, 5, 6].map(|number| t.on(number, A)), [1; 3]);
        t.saw("R5.5", placed(A, card(end), &[1, 5, 6]));
    }
}

#[test]
fn r5_6_every_placement_is_a_path_from_the_cards_board() {
    // Written out as the rule says it: up to three boards in a row, one marker at least on each.
    for start in Board::ALL {
        let mut expected = BTreeSet::new();
        let mut add = |boards: &[Board]| expected.extend(Placement::new(boards));
        for count in 1..=3 {
            add(&vec![start; count]);
        }
        for &second in start.neighbours() {
            add(&[start, second]);
            add(&[start, start, second]);
            add(&[start, second, second]);
            for &third in second.neighbours().iter().filter(|&&third| third != start) {
                add(&[start, second, third]);
            }
        }
        let t = turn(json!([start, start, "joker"]));
        let listed = placements(&t, Influence::Character(start));
        assert_eq!(listed, expected.into_iter().collect::<Vec<_>>(), "board {start}");
        assert_eq!(listed.len(), if start.number() <= 4 { 23 } else { 13 });
    }
}

#[test]
fn r5_7_three_markers_come_back_or_as_many_as_there_are() {
    for (general, back) in [(5, 3), (3, 3), (2, 2), (1, 1)] {
        let mut t = turn_with(9, general);
        t.play(A, take_back(card(6)));
        t.saw_in_order(&[
            ("R5.7", What::CardTakesBack { seat: A, card: card(6) }),
            ("R5.7", moved(A, back, GENERAL, PERSONAL)),
        ]);
        assert_eq!(t.reserves(A), (9 + back, general - back));
        assert!(t.centre().holds(card(6)));
    }
}

#[test]
fn r5_7_even_none() {
    let mut t = turn_with(9, 0);
    t.play(A, take_back(card(6)));
    t.saw("R5.7", What::NoMarkers { seat: A });
    t.never(|what| matches!(what, What::Markers { .. }));
    assert_eq!(t.reserves(A), (9, 0));
    t.asks(B, Question::Turn);
}

#[test]
fn r5_7_always_as_many_as_possible() {
    let t = turn_with(9, 5);
    let usages = t.legal().into_iter().filter(|action| {
        matches!(action, Action::Play { card: played, usage }
            if *played == card(6) && !matches!(usage, Usage::Place(_)))
    });
    assert_eq!(usages.collect::<Vec<_>>(), [take_back(card(6))], "there is no lesser answer");
}

#[test]
fn r5_8_joker_places_one_or_two() {
    let t = turn_with(11, 5);
    for number in 1..=12 {
        for boards in [vec![number], vec![number, number]] {
            let mut t = t.clone();
            t.play(A, place(JOKER, &boards));
            t.saw("R5.8", placed(A, JOKER, &boards));
            t.saw("R5.8", moved(A, boards.len() as u8, PERSONAL, board(number)));
            assert_eq!(t.on(number, A), boards.len() as u8);
        }
    }
    let mut t = turn_with(11, 5);
    t.play(A, place(JOKER, &[12, 4]));
    assert_eq!((t.on(4, A), t.on(12, A)), (1, 1));
    assert!(t.centre().holds(JOKER));
}

#[test]
fn r5_8_the_second_marker_goes_on_the_same_board_or_a_neighbour() {
    let mut t = turn_with(11, 5);
    t.refused(A, place(JOKER, &[1, 3]), "R2.2", Reason::NotNeighbour { board: b(3) });
    let most = Reason::TooManyMarkers { most: 2 };
    t.refused(A, place(JOKER, &[1, 2, 3]), "R5.8", most);
    t.refused(A, place(JOKER, &[1, 1, 1]), "R5.8", most);
    // 12 boards alone or doubled, and 16 pairs of neighbours.
    assert_eq!(placements(&t, JOKER).len(), 12 + 12 + 16);
}

#[test]
fn r5_8_joker_takes_back_two_or_as_many_as_there_are() {
    for (general, back) in [(5, 2), (2, 2), (1, 1)] {
        let mut t = turn_with(9, general);
        t.play(A, take_back(JOKER));
        t.saw_in_order(&[
            ("R5.8", What::CardTakesBack { seat: A, card: JOKER }),
            ("R5.8", moved(A, back, GENERAL, PERSONAL)),
        ]);
        assert_eq!(t.reserves(A), (9 + back, general - back));
    }
    let mut t = turn_with(9, 0);
    t.play(A, take_back(JOKER));
    t.saw("R5.8", What::NoMarkers { seat: A });
}

#[test]
fn r5_9_without_a_marker_a_card_can_only_take_back() {
    let mut t = turn_with(0, 5);
    let cards = [card(1), card(5), card(6), card(9), JOKER];
    assert_eq!(t.legal(), cards.map(take_back));
    t.refused(A, place(card(6), &[6]), "R5.9", Reason::NoMarkerLeft);
    t.refused(A, place(JOKER, &[6]), "R5.9", Reason::NoMarkerLeft);
    t.play(A, take_back(card(6)));
    assert_eq!(t.reserves(A), (3, 2));
}

#[test]
fn r5_9_even_with_none_to_take_back() {
    let mut t = turn_with(0, 0);
    assert_eq!(t.legal().len(), 5);
    t.play(A, take_back(card(9)));
    t.saw("R5.7", What::NoMarkers { seat: A });
    assert_eq!(t.hand(A).len(), 4);
}

#[test]
fn r5_9_a_short_reserve_limits_a_placement() {
    let mut t = turn_with(2, 5);
    t.refused(A, place(card(6), &[6, 6, 6]), "R5.5", Reason::NoMarkerLeft);
    t.refused(A, place(card(6), &[6, 1, 4]), "R5.5", Reason::NoMarkerLeft);
    assert!(placements(&t, card(6)).iter().all(|placement| placement.len() <= 2));
    t.play(A, place(card(6), &[6, 1]));
    assert_eq!(t.reserves(A), (0, 5));
    let mut t = turn_with(1, 5);
    t.refused(A, place(JOKER, &[6, 6]), "R5.8", Reason::NoMarkerLeft);
    assert_eq!(placements(&t, JOKER).len(), 12);
    assert_eq!(placements(&t, card(6)), [placement(&[6])]);
}

#[test]
fn r5_9_a_placement_has_at_least_one_marker() {
    assert_eq!(Placement::new(&[]), None);
    let empty = json!({"play": {"card": 6, "use": {"place": []}}});
    assert!(serde_json::from_value::<Action>(empty).is_err());
}
