//! R2: the court.

use std::collections::BTreeSet;

use louis_xiv_engine::Seat::A;
use louis_xiv_engine::{Action, Board, Placement, Reason, Usage};
use serde_json::json;

use super::table::{JOKER, Table, b, card, place};

/// The court as it is drawn in the rule: 0 for an empty square.
const COURT: [[u8; 5]; 5] =
    [[0, 6, 0, 7, 0], [5, 0, 1, 0, 8], [0, 4, 0, 2, 0], [12, 0, 3, 0, 9], [0, 11, 0, 10, 0]];

/// Who touches whom, typed again from R2.2.
pub(crate) const NEIGHBOURS: [&[u8]; 12] = [
    &[2, 4, 6, 7],
    &[1, 3, 8, 9],
    &[2, 4, 10, 11],
    &[1, 3, 5, 12],
    &[4, 6],
    &[1, 5],
    &[1, 8],
    &[2, 7],
    &[2, 10],
    &[3, 9],
    &[3, 12],
    &[4, 11],
];

#[test]
fn r2_1_the_boards_fill_the_odd_squares_in_a_spiral() {
    for (row, line) in COURT.iter().enumerate() {
        for (column, &number) in line.iter().enumerate() {
            let square = (column as u8, row as u8);
            let there = Board::ALL.into_iter().find(|board| board.square() == square);
            assert_eq!(there.map_or(0, Board::number), number, "{square:?}");
            assert_eq!(number > 0, (column + row) % 2 == 1, "a checkerboard");
        }
    }
}

#[test]
fn r2_2_neighbours_are_those_of_the_list() {
    for board in Board::ALL {
        let neighbours: Vec<u8> = board.neighbours().iter().map(|other| other.number()).collect();
        assert_eq!(neighbours, NEIGHBOURS[board.index()], "board {board}");
    }
}

#[test]
fn r2_2_neighbours_touch_at_a_corner_and_only_then() {
    for board in Board::ALL {
        assert!(!board.touches(board));
        for other in Board::ALL {
            let ((x, y), (u, v)) = (board.square(), other.square());
            let corner = x.abs_diff(u) == 1 && y.abs_diff(v) == 1;
            assert_eq!(board.touches(other), corner, "{board} and {other}");
        }
    }
}

#[test]
fn r2_2_a_jump_needs_a_neighbour() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "seats": {"A": {"influence": [6, "joker", 2, 3, 4]}},
    }));
    // 6 and 7 lie in one row, 6 and 12 far apart: neither touches at a corner.
    for number in [7, 12, 4] {
        let reason = Reason::NotNeighbour { board: b(number) };
        t.refused(A, place(card(6), &[6, number]), "R2.2", reason);
    }
    t.refused(A, place(JOKER, &[5, 12]), "R2.2", Reason::NotNeighbour { board: b(12) });
    t.play(A, place(JOKER, &[4, 12]));
    assert_eq!((t.on(4, A), t.on(12, A)), (1, 1));
}

#[test]
fn r2_3_every_board_has_a_square_of_its_own_and_thirteen_stay_empty() {
    // What lies on the empty squares is a matter of the screen; the rules need them free.
    let taken: BTreeSet<(u8, u8)> = Board::ALL.iter().map(|board| board.square()).collect();
    assert_eq!(taken.len(), 12);
    assert!(taken.iter().all(|&(x, y)| x < 5 && y < 5));
    let empty = (0..5).flat_map(|x| (0..5).map(move |y| (x, y)));
    assert_eq!(empty.filter(|square| !taken.contains(square)).count(), 13);
}

#[test]
fn r2_3_what_the_empty_squares_hold_is_public() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "louis": 2,
        "seats": {"A": {"influence": [6, 6, 2, 3, 4], "general": 5}},
    }));
    t.play(A, place(card(6), &[6]));
    let view = t.view(None);
    assert_eq!(view.centre().cards().collect::<Vec<_>>(), [card(6)], "the cards played");
    assert_eq!(view.holding(A).general, 5, "the general reserves");
    assert_eq!(view.piles().influence, t.piles().influence);
    assert_eq!(view.piles().intrigue, 12);
    assert_eq!(view.piles().missions, [17, 9, 8]);
    assert_eq!(view.money_cards().last().map(|card| card.board), Some(b(2)));
}

#[test]
fn r2_2_a_placement_on_any_two_boards_needs_them_to_touch() {
    let t = Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "seats": {"A": {"influence": ["joker", "joker", 2]}},
    }));
    let legal = t.legal();
    for one in Board::ALL {
        for other in Board::ALL.into_iter().filter(|&other| other > one) {
            let placement = Placement::new(&[one, other]).expect("two markers");
            let action = Action::Play { card: JOKER, usage: Usage::Place(placement) };
            assert_eq!(legal.contains(&action), one.touches(other), "{one} and {other}");
        }
    }
}
