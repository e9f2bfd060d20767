//! R1: the components.

use std::collections::BTreeMap;

use louis_xiv_engine::Seat::{A, B, C, D};
use louis_xiv_engine::{
    Action, BadSetup, Board, Chip, Components, Condition, Game, Influence, Mission, Phase,
    Position, Seat, SeatSet, Setup, Shield, Side, Tier, What,
};
use serde_json::{Value, json};

use super::table::{Table, b};

/// All cards of one kind, in hands and decks, counted.
fn census<T: Ord>(cards: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    cards.into_iter().for_each(|card| *counts.entry(card).or_default() += 1);
    counts
}

/// Every influence card of a position.
fn influence(position: &Position) -> Vec<Influence> {
    let hands = position.secrets.0.iter().flat_map(|secret| secret.influence.cards());
    let deck = position.influence.iter().map(|&(card, _)| card);
    hands.chain(deck).chain(position.centre.cards()).collect()
}

/// Five shields of each kind, as a scenario writes them.
fn half_the_shields() -> Value {
    let kinds = ["lily", "sun", "lion", "eagle", "tower", "ship"];
    json!(kinds.iter().flat_map(|kind| [kind; 5]).collect::<Vec<_>>())
}

#[test]
fn r1_1_two_to_four_play() {
    for players in [0, 1, 5, 255] {
        let setup = Setup { players, start: A, seed: 1, components: Components::SHIPPED };
        assert_eq!(Game::new(&setup, &mut ()), Err(BadSetup::Players(players)));
    }
    for (players, start) in [(2, C), (2, D), (3, D)] {
        let setup = Setup { players, start, seed: 1, components: Components::SHIPPED };
        assert_eq!(Game::new(&setup, &mut ()), Err(BadSetup::Start(start)));
    }
    for players in 2..=4 {
        let t = Table::new(players, A, 1);
        assert_eq!(t.players(), players);
        assert_eq!(t.seats().count(), usize::from(players));
    }
}

#[test]
fn r1_1_sixteen_markers_each_and_eight_neutral_ones_for_two() {
    for players in 2..=4 {
        let t = Table::new(players, A, 1);
        let on_boards =
            |side: Side| Board::ALL.iter().map(|&board| t.markers(board)[side]).sum::<u8>();
        for seat in t.seats() {
            assert_eq!(t.holding(seat).markers() + on_boards(seat.into()), 16);
        }
        let neutral = t.neutral() + on_boards(Side::Neutral);
        assert_eq!(neutral, if players == 2 { 8 } else { 0 });
    }
}

#[test]
fn r1_2_twelve_boards_numbered_and_front_up() {
    let numbers: Vec<u8> = Board::ALL.iter().map(|board| board.number()).collect();
    assert_eq!(numbers, (1..=12).collect::<Vec<u8>>());
    assert_eq!(Board::from_number(0), None);
    assert_eq!(Board::from_number(13), None);
    let t = Table::new(3, A, 1);
    for board in Board::ALL {
        assert!(!t.is_flipped(board));
        assert_eq!(t.condition(board), Components::SHIPPED.condition(board, false));
    }
}

#[test]
fn r1_2_front_and_back_pay_the_same_on_different_conditions() {
    // Three markers alone meet every condition.
    for board in Board::ALL {
        let gained = |back: bool| {
            let mut t = Table::at(json!({
                "players": 3, "at": {"board": board}, "seed": 4,
                "louis": if board == Board::Anne { 2 } else { 1 },
                "back": if back { json!([board]) } else { json!([]) },
                "markers": {board.to_string(): {"A": 3}},
                "decks": {"shields": ["lily", "sun"], "intrigue": [7], "influence": [9]},
            }));
            if board == Board::Conde {
                t.play(A, Action::Pass);
            }
            if board == Board::Maintenon {
                t.play(A, Action::PlaceMarkers { count: 2 });
            }
            let paid = |what: &What| {
                matches!(
                    what,
                    What::ChipGained { .. }
                        | What::CoinsGained { .. }
                        | What::ShieldDrawn { .. }
                        | What::InfluenceDrawn { .. }
                        | What::IntrigueDrawn { .. }
                )
            };
            let scored = t.events().iter().take_while(|event| {
                !matches!(event.what, What::Turned { board: turned, .. } if turned == board)
            });
            scored.filter(|event| paid(&event.what)).copied().collect::<Vec<_>>()
        };
        assert_eq!(gained(false), gained(true), "board {board}");
        assert_ne!(
            Components::SHIPPED.condition(board, false),
            Components::SHIPPED.condition(board, true)
        );
    }
}

#[test]
fn r1_3_thirty_influence_cards() {
    for players in 2..=4 {
        let position = Table::new(players, A, 9).position();
        let counts = census(influence(&position));
        assert_eq!(counts.values().sum::<usize>(), 30);
        assert_eq!(counts[&Influence::Joker], 6);
        for board in Board::ALL {
            assert_eq!(counts[&Influence::Character(board)], 2);
        }
    }
}

#[test]
fn r1_4_twelve_intrigue_cards() {
    let position = Table::new(4, A, 9).position();
    assert_eq!(census(position.intrigue), census(Board::ALL));
}

#[test]
fn r1_5_eight_money_cards_name_an_amount_and_a_board_from_one_to_four() {
    let cards = Components::SHIPPED.money();
    assert_eq!(cards.len(), 8);
    for card in cards {
        assert!(card.coins > 0);
        assert!((1..=4).contains(&card.board.number()));
    }
    for number in 1..=12 {
        assert_eq!(b(number).may_host_louis(), number <= 4);
    }
}

#[test]
fn r1_6_forty_missions_in_three_tiers() {
    assert_eq!(Mission::all().count(), 40);
    assert_eq!(Tier::ALL.map(|tier| Mission::of(tier).count()), [20, 12, 8]);
    let position = Table::new(3, A, 9).position();
    let hands = position.secrets.0.iter().flat_map(|secret| secret.missions.iter());
    let all = hands.chain(position.missions.iter().flatten().copied());
    assert_eq!(census(all), census(Mission::all()));
}

#[test]
fn r1_7_five_kinds_of_chips_the_crown_from_two_boards() {
    assert_eq!(Chip::ALL.len(), 5);
    let t = Table::at(json!({
        "players": 3, "at": {"phase": "scoring"}, "round": 1, "louis": 4,
        "markers": {"1": {"A": 1}, "2": {"A": 1}, "3": {"A": 1}, "4": {"B": 1},
                    "5": {"A": 1}, "9": {"A": 1}},
    }));
    let of = |seat: Seat| t.holding(seat).chips.iter().collect::<Vec<_>>();
    assert_eq!(of(A), [Chip::Sceptre, Chip::Letter, Chip::Ring, Chip::Crown, Chip::Crown]);
    assert_eq!(of(B), [Chip::Helmet, Chip::Crown]);
}

#[test]
fn r1_8_sixty_shields_ten_of_each_kind_drawn_blind() {
    let position = Table::new(3, A, 9).position();
    let counts = census(position.shields.iter().copied());
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|&count| count == 10));
    let other = Table::new(3, A, 10).position();
    assert_ne!(position.shields, other.shields, "the seed orders them");
    let t = Table::at(json!({
        "players": 3, "louis": 1, "round": 2, "seats": {"A": {"laid": ["one-shield-1"]}},
        "decks": {"shields": ["tower"]},
    }));
    t.saw("R8.9", What::ShieldDrawn { seat: A, kind: Some(Shield::Tower), plain: false });
    assert_eq!(t.shields(A, Shield::Tower), 1);
    assert_eq!(t.piles().shields, 59);
}

#[test]
fn r1_9_a_plain_shield_stands_in_when_the_sixty_are_gone() {
    let mut a = half_the_shields();
    a.as_array_mut().expect("a list").pop();
    let t = Table::at(json!({
        "players": 3, "round": 2,
        "seats": {"A": {"shields": a, "laid": ["one-shield-1", "one-shield-2"]},
                  "B": {"shields": half_the_shields()}},
    }));
    t.saw_in_order(&[
        ("R8.9", What::ShieldDrawn { seat: A, kind: Some(Shield::Ship), plain: false }),
        ("R8.9", What::ShieldDrawn { seat: A, kind: None, plain: true }),
    ]);
    assert_eq!(t.piles().shields, 0);
    assert_eq!(t.counts(A).shields, 31);
    assert_eq!(t.counts(A).plain, 1);
    assert_eq!(t.shields(A, Shield::Ship), 5);
}

#[test]
fn r1_9_a_plain_shield_is_a_point_and_of_no_kind() {
    let t = Table::at(json!({
        "players": 2, "round": 4, "at": {"phase": "over"},
        "seats": {"A": {"shields": half_the_shields(), "coins": 9, "missions": []},
                  "B": {"shields": half_the_shields(), "coins": 0, "missions": []}},
    }));
    assert_eq!(t.phase(), Phase::Over);
    // Three plain shields for nine Louis d'or leave all six kinds tied at five.
    assert_eq!(t.count(|what| matches!(what, What::ShieldDrawn { plain: true, .. })), 3);
    for kind in Shield::ALL {
        t.saw("R7.3", What::Majority { kind, seats: SeatSet::first(2), count: 5 });
    }
    let outcome = t.outcome().expect("the game is over");
    assert_eq!(outcome.tallies[A].total, 30 + 3 + 6);
    assert_eq!(outcome.tallies[B].total, 30 + 6);
    assert_eq!(t.counts(A).plain, 3 + 6);
}

#[test]
fn r1_9_money_and_chips_do_not_run_out() {
    let t = Table::at(json!({
        "players": 4, "at": {"phase": "scoring"}, "louis": 1, "back": [9],
        "markers": {"5": {"A": 1}, "7": {"B": 1}},
        "seats": {"A": {"chips": ["crown", "crown", "crown", "crown", "crown", "crown", "crown",
                                  "crown", "crown", "crown"]},
                  "B": {"coins": 80}},
    }));
    t.saw("R6.10", What::ChipGained { seat: A, chip: Chip::Crown });
    assert_eq!(t.holding(A).chips.count(Chip::Crown), 11);
    t.saw("R6.10", What::CoinsGained { seat: B, count: 5 });
    assert_eq!(t.coins(B), 85);
}

#[test]
fn r1_10_one_louis_and_one_start_player() {
    let t = Table::new(3, B, 2);
    let arrivals = t.count(|what| matches!(what, What::LouisArrives { .. }));
    assert_eq!(arrivals, 1);
    let stands: Vec<Board> =
        Board::ALL.into_iter().filter(|&board| t.standing(board).louis).collect();
    assert_eq!(Some(stands.as_slice()), t.louis().as_ref().map(std::slice::from_ref));
    assert_eq!(t.start(), B);
    assert_eq!(t.turn_order().collect::<Vec<_>>(), [B, C, A]);
    let t = Table::at(json!({"players": 4, "round": 2, "start": "D", "at": {"phase": "missions"}}));
    t.saw("R7.3", What::StartPasses { to: A });
    assert_eq!(t.start(), A);
}

#[test]
fn r1_5_louis_boards_ask_for_money_or_first_place() {
    for number in 1..=4 {
        assert!(matches!(Components::SHIPPED.condition(b(number), false), Condition::Money(_)));
        assert_eq!(Components::SHIPPED.condition(b(number), true), Condition::FirstPlace);
    }
}
