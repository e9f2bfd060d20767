//! The best placement of a card, found from what each further marker on each board adds: paths are
//! grown board by board (R5.6) instead of looking at every placement.

use super::outlook::{DEEP, Gains};
use crate::engine::{Board, Influence, Placement, Reach};

/// Boards in the making, and what they add.
#[derive(Clone, Copy)]
struct Path {
    value: f32,
    boards: [Board; 3],
    count: usize,
}

/// The best placement of a card by somebody with so many markers in reserve, and what it adds less
/// the cost of so many markers; `None` with an empty reserve.
pub(super) fn best(
    gains: &Gains,
    card: Influence,
    reserve: u8,
    cost: &[f32; DEEP + 1],
) -> Option<(f32, Placement)> {
    let most = card.strength().min(reserve);
    if most == 0 {
        return None;
    }
    let nothing = Path { value: f32::MIN, boards: [Board::Anne; 3], count: 0 };
    let mut best = nothing;
    match card {
        Influence::Character(board) => grow(gains, board, most, cost, &mut best),
        Influence::Joker => {
            Board::ALL.into_iter().for_each(|b| grow(gains, b, most, cost, &mut best));
        }
    }
    Placement::new(&best.boards[..best.count]).map(|placement| (best.value, placement))
}

/// Looks at every path of at most three markers from a board.
fn grow(gains: &Gains, start: Board, most: u8, cost: &[f32; DEEP + 1], best: &mut Path) {
    let mut look = |value: f32, boards: [Board; 3], count: usize| {
        if value - cost[count] > best.value {
            *best = Path { value: value - cost[count], boards, count };
        }
    };
    let own = &gains[start];
    let (one, two) = (own[0], own[0] + own[1]);
    look(one, [start; 3], 1);
    if most < 2 {
        return;
    }
    look(two, [start; 3], 2);
    if most > 2 {
        look(two + own[2], [start; 3], 3);
    }
    for &next in start.neighbours() {
        let there = &gains[next];
        let value = one + there[0];
        look(value, [start, next, next], 2);
        if most < 3 {
            continue;
        }
        look(two + there[0], [start, start, next], 3);
        look(value + there[1], [start, next, next], 3);
        for &last in next.neighbours() {
            if last != start {
                look(value + gains[last][0], [start, next, last], 3);
            }
        }
    }
}

/// The best placement of four markers from any board (R8.17).
pub(super) fn best_four(
    gains: &Gains,
    reserve: u8,
    cost: &[f32; DEEP + 1],
) -> Option<(f32, Placement)> {
    let all = Reach::FOUR.placements(reserve).iter();
    let valued = all.map(|&placement| (total(gains, placement, cost), placement));
    valued.max_by(|one, other| one.0.total_cmp(&other.0))
}

/// What a placement adds.
pub(super) fn total(gains: &Gains, placement: Placement, cost: &[f32; DEEP + 1]) -> f32 {
    let (mut sum, mut count) = (0.0, 0);
    let (mut last, mut depth) = (None, 0);
    for board in placement.boards() {
        depth = if last == Some(board) { depth + 1 } else { 0 };
        last = Some(board);
        sum += gains[board][depth];
        count += 1;
    }
    sum - cost[count]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ByBoard;

    /// The short way finds what looking at every placement finds.
    #[test]
    fn the_best_path_is_the_best_of_all_placements() {
        let mut state = 88_172_645_463_325_252u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 40) as f32 / (1u64 << 24) as f32
        };
        for _ in 0..300 {
            let gains: Gains = ByBoard::from_fn(|_| std::array::from_fn(|_| next() - 0.3));
            let cost = std::array::from_fn(|count| 0.2 * count as f32);
            for card in Influence::all() {
                for reserve in 0..5 {
                    let all = Reach::of(card).placements(reserve).iter();
                    let most = all.map(|&at| total(&gains, at, &cost)).max_by(f32::total_cmp);
                    let found = best(&gains, card, reserve, &cost);
                    assert_eq!(found.is_some(), most.is_some());
                    if let (Some((value, at)), Some(most)) = (found, most) {
                        assert!((value - most).abs() < 1e-5, "{card:?} {reserve}");
                        assert!(Reach::of(card).allows(at, reserve));
                        assert!((total(&gains, at, &cost) - value).abs() < 1e-5);
                    }
                }
            }
        }
    }
}
