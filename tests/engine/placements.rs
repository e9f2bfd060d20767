//! Placements (R5.5 to R5.9, R8.17): the lists, the stepwise door and the refusals, against a
//! player who really lays down markers and lets them jump.

use std::collections::{BTreeMap, BTreeSet};

use super::dice::{Dice, new_game};
use super::rules::NEIGHBOURS;
use louis_xiv_engine::{
    Action, Board, Game, Illegal, Influence, Placement, Reach, Reason, Rest, Rule, Usage, Walk,
};

fn board(number: u8) -> Board {
    Board::from_number(number).expect("boards have the numbers 1 to 12")
}

fn placement(numbers: &[u8]) -> Placement {
    let boards: Vec<Board> = numbers.iter().map(|&number| board(number)).collect();
    Placement::new(&boards).expect("one to four boards")
}

fn reach(start: u8) -> Reach {
    Reach::of(Influence::Character(board(start)))
}

/// Lays `markers` on a board and lets them jump in every way of R5.5: some stay, at least one,
/// and the others go on together; a board once left is never left for another neighbour.
fn lay_and_jump(start: u8, markers: u8) -> BTreeSet<Placement> {
    type Jumps = Vec<(u8, u8)>;
    let mut found = BTreeSet::new();
    let mut open: Vec<(BTreeMap<u8, u8>, u8, u8, Jumps)> =
        vec![(BTreeMap::new(), start, markers, Vec::new())];
    while let Some((resting, here, group, jumps)) = open.pop() {
        let mut all = resting.clone();
        *all.entry(here).or_default() += group;
        let boards: Vec<u8> =
            all.iter().flat_map(|(&on, &count)| vec![on; usize::from(count)]).collect();
        found.insert(placement(&boards));
        for jumping in 1..group {
            for &target in NEIGHBOURS[usize::from(here) - 1] {
                let other_way = |&(from, to): &(u8, u8)| from == here && to != target;
                if jumps.iter().any(other_way) {
                    continue;
                }
                let mut resting = resting.clone();
                *resting.entry(here).or_default() += group - jumping;
                let mut jumps = jumps.clone();
                jumps.push((here, target));
                open.push((resting, target, jumping, jumps));
            }
        }
    }
    found
}

/// Every placement that somebody with `reserve` markers can make.
fn by_hand(reach: Reach, reserve: u8) -> BTreeSet<Placement> {
    let starts = match reach.start {
        Some(board) => vec![board.number()],
        None => (1..=12).collect(),
    };
    let mut found = BTreeSet::new();
    for markers in 1..=reach.most.min(reserve) {
        for &start in &starts {
            found.extend(lay_and_jump(start, markers));
        }
    }
    found
}

fn every_reach() -> Vec<Reach> {
    let cards = Influence::all().map(Reach::of);
    cards.chain([Reach::FOUR]).collect()
}

/// One to four markers on any boards, paths or not.
fn everything() -> Vec<Placement> {
    let mut all = Vec::new();
    let mut open: Vec<Vec<u8>> = (1..=12).map(|first| vec![first]).collect();
    while let Some(boards) = open.pop() {
        all.push(placement(&boards));
        let last = *boards.last().expect("never empty");
        if boards.len() < 4 {
            open.extend((last..=12).map(|next| [boards.as_slice(), &[next]].concat()));
        }
    }
    all
}

#[test]
fn r2_2_the_neighbours_are_those_of_the_court() {
    for one in Board::ALL {
        let touching: Vec<u8> = one.neighbours().iter().map(|b| b.number()).collect();
        assert_eq!(touching, NEIGHBOURS[one.index()], "board {one}");
        for other in Board::ALL {
            let touches = NEIGHBOURS[one.index()].contains(&other.number());
            assert_eq!(one.touches(other), touches);
            let ((row, column), (down, across)) = (one.square(), other.square());
            let corner = row.abs_diff(down) == 1 && column.abs_diff(across) == 1;
            assert_eq!(touches, corner, "R2.1: {one} and {other}");
        }
    }
}

#[test]
fn r5_5_counts_with_three_markers_and_fewer() {
    for start in 1..=12 {
        let counts = [0, 1, 2, 3, 16].map(|reserve| reach(start).placements(reserve).len());
        let right = if start <= 4 { [0, 1, 6, 23, 23] } else { [0, 1, 4, 13, 13] };
        assert_eq!(counts, right, "card {start}");
    }
}

#[test]
fn r5_8_and_r8_17_counts() {
    let joker = Reach::of(Influence::Joker);
    let counts = [0, 1, 2, 3, 16].map(|reserve| joker.placements(reserve).len());
    assert_eq!(counts, [0, 12, 40, 40, 40]);
    let counts = [0, 1, 2, 3, 4, 5, 16].map(|reserve| Reach::FOUR.placements(reserve).len());
    assert_eq!(counts, [0, 12, 40, 116, 321, 321, 321]);
}

#[test]
fn the_lists_are_what_laying_and_jumping_gives() {
    let everything = everything();
    assert_eq!(everything.len(), 12 + 78 + 364 + 1365);
    for reach in every_reach() {
        for reserve in 0..=16 {
            let list = reach.placements(reserve);
            assert!(list.is_sorted_by(|a, b| a < b), "sorted, each once");
            let by_hand = by_hand(reach, reserve);
            let listed: BTreeSet<Placement> = list.iter().copied().collect();
            assert_eq!(listed, by_hand, "{reach:?} with {reserve}");
            for &placement in &everything {
                let allowed = reach.allows(placement, reserve);
                assert_eq!(allowed, by_hand.contains(&placement), "{placement}");
            }
        }
    }
}

#[test]
fn r5_6_the_example_of_card_6() {
    for allowed in [
        [6, 6, 6].as_slice(),
        &[6, 6, 1],
        &[6, 1, 1],
        &[6, 1, 4],
        &[6, 5, 4],
        &[6],
        &[6, 6],
        &[6, 1],
        &[6, 5],
    ] {
        assert!(reach(6).allows(placement(allowed), 3), "{allowed:?}");
    }
    for refused in [[6, 5, 1].as_slice(), &[1], &[1, 1, 6, 6], &[6, 7], &[5, 4]] {
        assert!(!reach(6).allows(placement(refused), 4), "{refused:?}");
    }
    assert!(reach(1).allows(placement(&[1, 6, 5]), 3));
    assert!(reach(5).allows(placement(&[5, 6, 1]), 3));
}

#[test]
fn a_placement_has_one_to_four_markers_in_any_order() {
    let boards: Vec<Board> = [4, 1, 6].map(board).to_vec();
    let one = Placement::new(&boards).expect("three boards");
    assert_eq!(one, placement(&[6, 4, 1]));
    assert_eq!(one.boards().collect::<Vec<_>>(), [1, 4, 6].map(board));
    assert_eq!((one.len(), one.on(board(4)), one.on(board(5))), (3, 1, 0));
    assert!(!one.is_empty());
    assert_eq!(placement(&[6, 6, 1]).on(board(6)), 2);
    assert_eq!(one.to_string(), "1·4·6");
    assert_eq!(Placement::new(&[]), None);
    assert_eq!(Placement::new(&[board(1); 5]), None);
    assert!(Placement::new(&[board(1); 4]).is_some());
    for bad in ["[]", "[1,1,1,1,1]", "[0]", "[13]", "[1,null]"] {
        assert!(serde_json::from_str::<Placement>(bad).is_err(), "{bad}");
    }
    let read: Placement = serde_json::from_str("[6,1,4]").expect("three boards");
    assert_eq!(read, one);
    assert_eq!(serde_json::to_string(&one).expect("a list"), "[1,4,6]");
}

#[test]
fn steps_reach_every_placement_and_nothing_else() {
    for reach in every_reach() {
        for reserve in 0..=5 {
            let mut met = BTreeSet::new();
            let mut open = vec![Walk::new(reach, reserve)];
            while let Some(walk) = open.pop() {
                let down: Vec<Board> = walk.steps().collect();
                let most = usize::from(reach.most.min(reserve));
                assert_eq!(usize::from(walk.left()), most - down.len());
                met.extend(walk.placement());
                for board in Board::ALL {
                    let more = [down.as_slice(), &[board]].concat();
                    let listed =
                        Placement::new(&more).is_some_and(|next| reach.allows(next, reserve));
                    match walk.step(board) {
                        Ok(next) => {
                            assert!(listed, "{more:?} within {reach:?}, {reserve}");
                            assert_eq!(next.steps().collect::<Vec<_>>(), more);
                            assert_eq!(next.back(), Some(walk));
                            open.push(next);
                        }
                        Err(why) => {
                            assert!(!listed, "{more:?} within {reach:?}, {reserve}: {why}");
                            check_refusal(reach, reserve, &down, board, why);
                        }
                    }
                }
            }
            let listed: BTreeSet<Placement> = reach.placements(reserve).iter().copied().collect();
            assert_eq!(met, listed, "{reach:?} with {reserve}");
            assert_eq!(Walk::new(reach, reserve).back(), None);
        }
    }
}

/// The reason given is true of the step.
fn check_refusal(reach: Reach, reserve: u8, down: &[Board], next: Board, why: Illegal) {
    let count = down.len() as u8;
    let touching = || down.iter().filter(|on| on.touches(next));
    let right = match why.reason {
        Reason::TooManyMarkers { most } => most == reach.most && count == most,
        Reason::NoMarkerLeft => count == reserve && count < reach.most,
        Reason::StartsElsewhere { start } => down.is_empty() && reach.start == Some(start),
        Reason::NotNeighbour { board } => board == next && touching().count() == 0,
        Reason::TwoDirections { from } => touching().any(|&on| on == from),
        _ => false,
    };
    assert!(right, "{down:?} then {next} within {reach:?}, {reserve}: {why}");
}

fn walk(reach: Reach, reserve: u8, steps: &[u8]) -> Result<Walk, Illegal> {
    let mut walk = Walk::new(reach, reserve);
    for &step in steps {
        walk = walk.step(board(step))?;
    }
    Ok(walk)
}

fn no(chapter: u8, number: u8, reason: Reason) -> Illegal {
    Illegal::new(Rule::new(chapter, number), reason)
}

#[test]
fn refused_steps_say_why() {
    let joker = Reach::of(Influence::Joker);
    let two_from = |from| no(5, 5, Reason::TwoDirections { from: board(from) });
    let not_near = |far| no(2, 2, Reason::NotNeighbour { board: board(far) });
    let too_many =
        |rule, most| no(rule, if rule == 8 { 17 } else { 5 }, Reason::TooManyMarkers { most });
    let start = |own| no(5, 5, Reason::StartsElsewhere { start: board(own) });
    let none_left = no(5, 9, Reason::NoMarkerLeft);
    for (reach, reserve, steps, why) in [
        (reach(6), 3, [6, 5, 1].as_slice(), two_from(6)),
        (reach(6), 3, &[6, 1, 5], two_from(6)),
        (reach(1), 3, &[1, 2, 4], two_from(1)),
        (Reach::FOUR, 4, &[6, 1, 7, 2], two_from(1)),
        (reach(6), 3, &[6, 2], not_near(2)),
        (reach(6), 3, &[6, 5, 12], not_near(12)),
        (joker, 2, &[9, 8], not_near(8)),
        (reach(6), 3, &[5], start(6)),
        (reach(6), 3, &[6, 6, 6, 6], too_many(5, 3)),
        (Reach::FOUR, 9, &[1, 1, 1, 1, 1], too_many(8, 4)),
        (joker, 9, &[1, 1, 1], no(5, 8, Reason::TooManyMarkers { most: 2 })),
        (reach(6), 2, &[6, 6, 6], no(5, 5, Reason::NoMarkerLeft)),
        (reach(6), 0, &[6], none_left),
        (reach(6), 0, &[5], none_left),
        (joker, 0, &[5], none_left),
    ] {
        let last = steps.len() - 1;
        assert!(walk(reach, reserve, &steps[..last]).is_ok(), "{steps:?}");
        assert_eq!(walk(reach, reserve, steps), Err(why), "{steps:?}");
    }
}

/// A game whose next question is a turn of somebody with a card of this kind.
fn turn_with(card: Influence) -> Game {
    for seed in 0..1000 {
        let game = new_game(4, seed, &mut ());
        if let Rest::Turn { seat } = *game.rest()
            && game.secret(seat).influence.holds(card)
        {
            return game;
        }
    }
    panic!("no seed deals {card:?} to the start player");
}

#[test]
fn refused_placements_say_why() {
    let six = Influence::Character(board(6));
    let game = turn_with(six);
    let ask = |card, usage| game.check(&Action::Play { card, usage });
    let place = |boards: &[u8]| ask(six, Usage::Place(placement(boards)));
    for allowed in [[6, 6, 6], [6, 6, 1], [6, 1, 1], [6, 1, 4], [6, 5, 4]] {
        assert_eq!(place(&allowed), Ok(()), "{allowed:?}");
    }
    let two_from_six = no(5, 5, Reason::TwoDirections { from: board(6) });
    assert_eq!(place(&[6, 5, 1]), Err(two_from_six));
    let elsewhere = no(5, 5, Reason::StartsElsewhere { start: board(6) });
    assert_eq!(place(&[5]), Err(elsewhere));
    assert_eq!(place(&[1, 5, 5]), Err(elsewhere));
    let far = |far| no(2, 2, Reason::NotNeighbour { board: board(far) });
    assert_eq!(place(&[6, 1, 9]), Err(far(9)));
    let most = no(5, 5, Reason::TooManyMarkers { most: 3 });
    assert_eq!(place(&[6, 6, 6, 6]), Err(most));
    let no_mission = no(8, 17, Reason::MissionNotReady);
    assert_eq!(ask(six, Usage::PlaceFour(placement(&[6]))), Err(no_mission));
    assert_eq!(ask(six, Usage::TakeBackFour), Err(no_mission));

    let game = turn_with(Influence::Joker);
    let joker = |boards: &[u8]| {
        let usage = Usage::Place(placement(boards));
        game.check(&Action::Play { card: Influence::Joker, usage })
    };
    assert_eq!(joker(&[9, 2]), Ok(()));
    assert_eq!(joker(&[9, 9]), Ok(()));
    assert_eq!(joker(&[9, 9, 9]), Err(no(5, 8, Reason::TooManyMarkers { most: 2 })));
    assert!(matches!(joker(&[9, 12]), Err(Illegal { reason: Reason::NotNeighbour { .. }, .. })));
}

#[test]
fn a_board_out_of_reach_is_named_and_not_the_start() {
    let six = Influence::Character(board(6));
    let game = turn_with(six);
    for boards in [[6, 9].as_slice(), &[6, 6, 9], &[6, 9, 10], &[6, 9, 9]] {
        let usage = Usage::Place(placement(boards));
        let far = no(2, 2, Reason::NotNeighbour { board: board(9) });
        assert_eq!(game.check(&Action::Play { card: six, usage }), Err(far));
    }
}

/// Every refusal of a placement in real games names a reason that is true of it.
#[test]
fn refused_placements_give_true_reasons_in_whole_games() {
    let everything = everything();
    let mut reasons = BTreeMap::new();
    for seed in 0..40 {
        let mut game = new_game(2 + (seed % 3) as u8, seed, &mut ());
        let (mut dice, mut list) = (Dice(seed), Vec::new());
        while game.decision().is_some() {
            if let Rest::Turn { seat } = *game.rest() {
                let held: Vec<Influence> = game.secret(seat).influence.faces().collect();
                let card = held[dice.below(held.len())];
                let reserve = game.holding(seat).personal;
                for _ in 0..200 {
                    let placement = everything[dice.below(everything.len())];
                    for (usage, reach) in [
                        (Usage::Place(placement), Reach::of(card)),
                        (Usage::PlaceFour(placement), Reach::FOUR),
                    ] {
                        if let Err(why) = game.check(&Action::Play { card, usage })
                            && why.reason != Reason::MissionNotReady
                        {
                            let name = check_whole(reach, reserve, placement, why);
                            *reasons.entry(name).or_insert(0) += 1;
                        }
                    }
                }
            }
            game.legal_actions(&mut list);
            let action = dice.choose(&list);
            game.apply(&action, &mut ()).expect("a listed action is legal");
        }
    }
    assert_eq!(reasons.len(), 5, "every reason came up: {reasons:?}");
}

fn check_whole(reach: Reach, reserve: u8, placement: Placement, why: Illegal) -> &'static str {
    let boards: BTreeSet<Board> = placement.boards().collect();
    let touching = |one: Board| boards.iter().filter(|other| other.touches(one)).count();
    let (name, right) = match why.reason {
        Reason::TooManyMarkers { most } => {
            ("too many", most == reach.most && placement.len() > most)
        }
        Reason::NoMarkerLeft => ("none left", placement.len() > reserve),
        Reason::StartsElsewhere { start } => {
            ("elsewhere", reach.start == Some(start) && placement.on(start) == 0)
        }
        // Not touching what can be reached from the start.
        Reason::NotNeighbour { board } => {
            ("far", placement.on(board) > 0 && !joined(&boards, reach, board))
        }
        Reason::TwoDirections { from } => {
            let most = if reach.start == Some(from) { 1 } else { 2 };
            ("two ways", touching(from) > most)
        }
        _ => ("other", false),
    };
    assert!(right, "{placement} within {reach:?}, {reserve}: {why}");
    name
}

/// Whether the board hangs together with the start, or without one all boards with each other.
fn joined(boards: &BTreeSet<Board>, reach: Reach, board: Board) -> bool {
    let first = boards.first().copied();
    let mut met = BTreeSet::from_iter(reach.start.or(first));
    for _ in 0..4 {
        let near = |one: &&Board| met.iter().any(|on| on.touches(**one));
        let more: Vec<Board> = boards.iter().filter(near).copied().collect();
        met.extend(more);
    }
    match reach.start {
        Some(_) => met.contains(&board),
        None => met == *boards,
    }
}
