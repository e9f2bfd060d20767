//! Properties over any placement, any standing and any course of play. What breaks one is shrunk to
//! the smallest case that still does.

use louis_xiv_engine::{
    Action, Board, Condition, Facts, Game, Influence, Placement, Reach, Seat, Side, Sides,
    Standing, Walk,
};
use proptest::prelude::*;

use super::dice::new_game;
use super::referee::Referee;

fn board() -> impl Strategy<Value = Board> {
    (0..12usize).prop_map(|index| Board::ALL[index])
}

fn reach() -> impl Strategy<Value = Reach> {
    prop_oneof![
        board().prop_map(|board| Reach::of(Influence::Character(board))),
        Just(Reach::of(Influence::Joker)),
        Just(Reach::FOUR),
    ]
}

/// Whether markers on these boards, in this order, are a path of R5.6: each stays on the board of
/// the one before or jumps to a neighbour that the path has not left.
fn is_path(boards: &[Board]) -> bool {
    boards.windows(2).enumerate().all(|(at, pair)| {
        let fresh = !boards[..=at].contains(&pair[1]);
        pair[0] == pair[1] || (pair[0].touches(pair[1]) && fresh)
    })
}

/// Whether some order of these markers is a path that the reach allows.
fn can_be_laid(reach: Reach, boards: &mut Vec<Board>, laid: usize) -> bool {
    if laid == boards.len() {
        return is_path(boards) && reach.start.is_none_or(|start| boards[0] == start);
    }
    (laid..boards.len()).any(|next| {
        boards.swap(laid, next);
        let found = can_be_laid(reach, boards, laid + 1);
        boards.swap(laid, next);
        found
    })
}

fn condition() -> impl Strategy<Value = Condition> {
    prop_oneof![
        (1..=9u8).prop_map(Condition::Money),
        Just(Condition::FirstPlace),
        (1..=9u8).prop_map(Condition::Markers),
    ]
}

fn facts() -> impl Strategy<Value = Facts> {
    let counts = proptest::array::uniform5(prop_oneof![Just(0u8), 0..4u8, 0..=16u8]);
    let seat = || proptest::option::of((0..4usize).prop_map(|index| Seat::ALL[index]));
    (board(), condition(), any::<bool>(), seat(), counts, seat()).prop_map(
        |(board, condition, louis, favoured, counts, discount)| {
            // Louis stands on boards without a markers condition; a tie is won by somebody tied.
            let louis = louis && !matches!(condition, Condition::Markers(_));
            let plain =
                Facts { board, condition, louis, favoured: None, counts: Sides(counts), discount };
            let could = |seat: &Seat| Standing::of(&plain).could_win_tie(*seat);
            Facts { favoured: favoured.filter(could), ..plain }
        },
    )
}

/// A game of so many players after answers chosen by these numbers.
fn played(players: u8, seed: u64, choices: &[u16]) -> Game {
    let mut game = new_game(players, seed, &mut ());
    let mut list = Vec::new();
    for &choice in choices {
        game.legal_actions(&mut list);
        let Some(action) = list.get(usize::from(choice) % list.len().max(1)) else { break };
        game.apply(action, &mut ()).expect("a listed action");
    }
    game
}

fn course() -> impl Strategy<Value = (u8, u64, Vec<u16>)> {
    (2..=4u8, 0..1000u64, proptest::collection::vec(any::<u16>(), 0..160))
}

proptest! {
    #[test]
    fn a_placement_is_a_path(
        reach in reach(),
        mut boards in proptest::collection::vec(board(), 1..=4),
        reserve in 0..6u8,
    ) {
        let placement = Placement::new(&boards).expect("one to four");
        let enough = boards.len() <= usize::from(reach.most.min(reserve));
        let lies = enough && can_be_laid(reach, &mut boards, 0);
        prop_assert_eq!(reach.allows(placement, reserve), lies);
        prop_assert_eq!(reach.placements(reserve).contains(&placement), lies);
    }

    #[test]
    fn a_walk_goes_where_a_placement_can(
        reach in reach(),
        steps in proptest::collection::vec(board(), 1..=5),
        reserve in 0..6u8,
    ) {
        let mut walk = Walk::new(reach, reserve);
        for step in steps {
            let left = walk.left();
            match walk.step(step) {
                Ok(next) => {
                    prop_assert_eq!(next.left() + 1, left);
                    prop_assert_eq!(next.back(), Some(walk));
                    let placement = next.placement().expect("a marker lies");
                    prop_assert!(reach.allows(placement, reserve));
                    walk = next;
                }
                Err(no) => {
                    // Whatever is refused is no placement, and neither with the marker elsewhere.
                    let boards: Vec<Board> = walk.steps().chain([step]).collect();
                    let allowed = Placement::new(&boards).is_some_and(|p| reach.allows(p, reserve));
                    prop_assert!(!allowed, "{no}");
                }
            }
        }
    }

    #[test]
    fn a_standing_agrees_with_the_referee(facts in facts()) {
        let referee = Referee {
            condition: facts.condition,
            louis: facts.louis,
            counts: facts.counts.0,
            winner: facts.favoured.map(Seat::index),
            discount: facts.discount.map(Seat::index),
        };
        super::scoring_naive::compare_one(&referee, 4);
    }

    #[test]
    fn a_standing_does_not_care_who_sits_where(facts in facts(), turn in 1..4usize) {
        let moved = |seat: Seat| Seat::ALL[(seat.index() + turn) % 4];
        let mut counts = facts.counts;
        Seat::ALL.into_iter().for_each(|seat| counts[moved(seat)] = facts.counts[seat]);
        let turned = Facts {
            counts,
            favoured: facts.favoured.map(moved),
            discount: facts.discount.map(moved),
            ..facts
        };
        let (one, other) = (Standing::of(&facts), Standing::of(&turned));
        for seat in Seat::ALL {
            prop_assert_eq!(one.claims[seat], other.claims[moved(seat)]);
            prop_assert_eq!(one.leaders.contains(seat), other.leaders.contains(moved(seat)));
            prop_assert_eq!(one.seconds.contains(seat), other.seconds.contains(moved(seat)));
        }
        prop_assert_eq!(one.claims[Side::Neutral], other.claims[Side::Neutral]);
        prop_assert_eq!(one.flip, other.flip);
    }

    #[test]
    fn one_marker_more_never_costs_the_lead(facts in facts(), seat in 0..4usize) {
        let seat = Seat::ALL[seat];
        let before = Standing::of(&facts);
        let mut more = facts;
        more.counts[seat] += 1;
        more.favoured = None;
        if before.leaders.contains(seat) {
            let after = Standing::of(&more);
            prop_assert!(after.leaders.contains(seat) && after.leaders.len() == 1);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_course_of_play_keeps_the_laws((players, seed, choices) in course()) {
        let game = played(players, seed, &choices);
        prop_assert_eq!(game.laws(), Ok(()));
        let json = serde_json::to_string(&game).expect("a game can be written");
        let read: Game = serde_json::from_str(&json).expect("and read");
        prop_assert_eq!(&read, &game);
        let again = game.position().begin(&mut ());
        prop_assert_eq!(again.as_ref(), Ok(&game));
        let mut list = Vec::new();
        game.legal_actions(&mut list);
        for action in &list {
            let json = serde_json::to_string(action).expect("an action can be written");
            prop_assert_eq!(&serde_json::from_str::<Action>(&json).expect("and read"), action);
        }
    }

    #[test]
    fn a_guess_looks_the_same((players, seed, choices) in course(), guess in any::<u64>()) {
        let game = played(players, seed, &choices);
        for viewer in game.seats().map(Some).chain([None]) {
            let view = game.view(viewer);
            let world = view.guess(guess);
            prop_assert_eq!(world.laws(), Ok(()));
            prop_assert_eq!(world.view(viewer), view);
        }
    }
}
