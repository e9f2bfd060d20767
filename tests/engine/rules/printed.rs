//! R1, R6.10, R7.1: what may be printed on boards and cards, each limit at both its ends, and how
//! values are written: only what differs from this edition's.

use louis_xiv_engine::{
    BadComponents as Bad, Board, Chip, Components, Condition, Cost, Mission, Printed, Reward,
};

use Condition::{FirstPlace, Markers, Money};

fn with(change: impl FnOnce(&mut Printed)) -> Result<Components, Bad> {
    let mut printed = Printed::from(Components::SHIPPED);
    change(&mut printed);
    Components::new(&printed)
}

#[track_caller]
fn refused(bad: Bad, change: impl FnOnce(&mut Printed)) {
    assert_eq!(with(change), Err(bad));
}

#[test]
fn r1_2_twelve_boards_whose_sides_ask_for_different_things() {
    refused(Bad::BoardCount(11), |p| p.boards.truncate(11));
    refused(Bad::SameConditions(Board::Colbert), |p| p.boards[6] = [Markers(2), Markers(3)]);
    refused(Bad::SameConditions(Board::Montespan), |p| p.boards[4] = [FirstPlace, FirstPlace]);
}

#[test]
fn r6_4_r6_6_prices_and_thresholds_from_1_to_9() {
    for good in [1, 9] {
        assert!(with(|p| p.boards[4] = [FirstPlace, Money(good)]).is_ok());
        assert!(with(|p| p.boards[6] = [FirstPlace, Markers(good)]).is_ok());
    }
    for bad in [0, 10] {
        refused(Bad::Price(Board::Montespan, bad), |p| p.boards[4] = [FirstPlace, Money(bad)]);
        refused(Bad::Threshold(Board::Colbert, bad), |p| p.boards[6] = [FirstPlace, Markers(bad)]);
    }
}

#[test]
fn r6_8_boards_1_to_4_ask_for_money_then_first_place_and_pay_a_chip() {
    refused(Bad::LouisBoard(Board::Anne), |p| p.boards[0].reverse());
    refused(Bad::LouisBoard(Board::Dauphin), |p| p.boards[3] = [Money(3), Markers(2)]);
    refused(Bad::NoChip(Board::Philippe), |p| p.pays[1] = vec![Reward::Coins(2)]);
    assert!(with(|p| p.pays[4] = vec![Reward::Coins(2)]).is_ok(), "board 5 may pay anything");
}

#[test]
fn r1_5_eight_money_cards_two_for_each_of_the_boards_1_to_4() {
    refused(Bad::MoneyCount(7), |p| p.money.truncate(7));
    refused(Bad::Amount(2, 0), |p| p.money[2].coins = 0);
    refused(Bad::Amount(7, 10), |p| p.money[7].coins = 10);
    assert!(with(|p| (p.money[0].coins, p.money[1].coins) = (1, 9)).is_ok());
    // Two of them for board 5 is still not one of Louis's boards.
    refused(Bad::MoneyBoard(Board::Montespan), |p| {
        (p.money[0].board, p.money[1].board) = (Board::Montespan, Board::Montespan);
    });
    refused(Bad::MoneyBoard(Board::Anne), |p| p.money[2].board = Board::Anne);
}

#[test]
fn r7_1_light_missions_cost_one_chip_medium_two_kinds_dark_two_alike_and_never_a_crown() {
    refused(Bad::MissionCount(39), |p| p.costs.truncate(39));
    refused(Bad::MissionCount(41), |p| p.points.push(5));
    let mission = |name| Mission::from_name(name).expect("a mission");
    let chips = |name, first, second| {
        let cost = Cost { first, second };
        let change = |p: &mut Printed| p.costs[mission(name).index()] = cost;
        (with(change), Err(Bad::Chips(mission(name))))
    };
    let (ring, crown) = (Chip::Ring, Chip::Crown);
    for (name, first, second) in [
        ("one-coin-1", ring, Some(ring)),
        ("one-coin-1", crown, None),
        ("two-gains-1", ring, None),
        ("two-gains-1", ring, Some(ring)),
        ("two-gains-1", ring, Some(crown)),
        ("two-gains-1", crown, Some(ring)),
        ("win-tie", ring, None),
        ("win-tie", ring, Some(Chip::Helmet)),
        ("win-tie", crown, Some(crown)),
    ] {
        let (found, bad) = chips(name, first, second);
        assert_eq!(found, bad, "{name} for {first:?} and {second:?}");
    }
    assert!(chips("one-coin-1", Chip::Helmet, None).0.is_ok());
    assert!(chips("two-gains-1", ring, Some(Chip::Helmet)).0.is_ok());
    assert!(chips("win-tie", Chip::Helmet, Some(Chip::Helmet)).0.is_ok());
}

#[test]
fn r7_3_r3_1_r3_3_points_money_and_rounds_within_their_limits() {
    let first = Mission::all().next().expect("forty");
    assert!(with(|p| p.points[0] = Components::MOST_POINTS).is_ok());
    assert!(with(|p| p.points[0] = 0).is_ok());
    refused(Bad::Points(first, 21), |p| p.points[0] = Components::MOST_POINTS + 1);
    assert!(with(|p| p.coins = Components::MOST_COINS).is_ok());
    refused(Bad::Coins(21), |p| p.coins = Components::MOST_COINS + 1);
    for good in [1, Components::MOST_ROUNDS] {
        assert_eq!(with(|p| p.rounds = good).map(|values| values.rounds()), Ok(good));
    }
    refused(Bad::Rounds(0), |p| p.rounds = 0);
    refused(Bad::Rounds(9), |p| p.rounds = Components::MOST_ROUNDS + 1);
}

#[test]
fn r6_10_what_a_board_pays_has_limits() {
    let board = Board::Colbert;
    let pays = |parts: Vec<Reward>| with(|p| p.pays[6] = parts);
    let on = |board, most| Reward::MarkersOn { board, most };
    for (part, most) in [
        (Reward::Coins as fn(u8) -> Reward, 9),
        (Reward::Shields, 5),
        (Reward::MarkersBack, 5),
        (|most| Reward::MarkersOn { board: Board::Anne, most }, 2),
    ] {
        assert!(pays(vec![part(1)]).is_ok() && pays(vec![part(most)]).is_ok());
        for bad in [0, most + 1] {
            assert_eq!(pays(vec![part(bad)]), Err(Bad::Pay(board, part(bad), most)));
        }
    }
    assert_eq!(pays(vec![]), Err(Bad::PayCount(board, 0)));
    let three = vec![Reward::Influence, Reward::Intrigue, Reward::Coins(1)];
    assert!(pays(three.clone()).is_ok());
    let four = [three, vec![Reward::Coins(1)]].concat();
    assert_eq!(pays(four), Err(Bad::PayCount(board, 4)));
    assert_eq!(pays(vec![on(board, 1)]), Err(Bad::OnItself(board)));
    let twice = vec![on(Board::Anne, 1), on(Board::Dauphin, 1)];
    assert_eq!(pays(twice), Err(Bad::PlacesTwice(board)));
    let twice = vec![Reward::MarkerAnywhere, Reward::MarkerAnywhere];
    assert_eq!(pays(twice), Err(Bad::PlacesTwice(board)));
    assert!(pays(vec![on(Board::Anne, 1), Reward::MarkerAnywhere]).is_ok());
}

#[test]
fn a_wrong_number_is_told_from_values_that_do_not_go_together() {
    assert!(Bad::Price(Board::Anne, 0).is_number() && Bad::Rounds(9).is_number());
    for bad in [Bad::SameConditions(Board::Anne), Bad::LouisBoard(Board::Anne)] {
        assert!(!bad.is_number());
    }
}

/// A position with the shipped values reads as it did before these values could vary.
#[test]
fn only_values_of_a_variant_are_written_and_the_others_are_understood() {
    let written = |values: &Components| {
        serde_json::to_value(Printed::from(*values)).expect("plain data").as_object().cloned()
    };
    let names = |values: &Components| -> Vec<String> {
        written(values).expect("an object").keys().cloned().collect()
    };
    assert_eq!(names(&Components::SHIPPED), ["boards", "costs", "money"]);
    for (name, change) in [
        ("pays", (|p: &mut Printed| p.pays[11] = vec![Reward::Coins(9)]) as fn(&mut Printed)),
        ("points", |p| p.points[39] = 6),
        ("coins", |p| p.coins = 4),
        ("rounds", |p| p.rounds = 3),
    ] {
        let values = with(change).expect("within the limits");
        let mut all = vec!["boards", "costs", "money", name];
        all.sort_unstable();
        assert_eq!(names(&values), all);
        let read: Components =
            serde_json::from_value(written(&values).expect("an object").into()).expect("reads");
        assert_eq!(read, values);
    }
}
