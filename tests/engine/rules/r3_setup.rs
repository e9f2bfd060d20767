//! R3: setup and secrecy.

use std::collections::BTreeSet;

use louis_xiv_engine::Seat::{A, B, C, D};
use louis_xiv_engine::{Action, Board, Chip, Components, Event, Question, Seat, Setup, Tier, What};
use serde_json::json;

use super::table::{Table, b, mission, r};

#[test]
fn r3_1_sixteen_markers_five_coins_a_light_and_a_medium_mission() {
    for players in 2..=4 {
        let t = Table::new(players, A, 3);
        let card = t.money_cards()[0];
        for seat in t.seats() {
            assert_eq!(t.holding(seat).markers(), 16);
            assert_eq!(t.coins(seat), 5 + card.coins);
            assert_eq!(t.counts(seat).missions, [1, 1, 0]);
            assert!(t.holding(seat).laid.is_empty());
            assert!(t.holding(seat).chips.is_empty());
            assert_eq!(t.counts(seat).shields, 0);
            assert_eq!(t.counts(seat).intrigue, 0);
        }
        assert_eq!(t.piles().missions, [20 - players, 12 - players, 8]);
    }
}

#[test]
fn r3_1_the_first_missions_are_secret() {
    let t = Table::new(3, A, 3);
    let view = t.view(Some(B));
    assert_eq!(view.own().expect("a seat").missions, t.secret(B).missions);
    assert!(view.glimpse(A).missions.is_empty());
    assert_eq!(view.counts(A).missions, [1, 1, 0]);
    assert!(t.view(None).own().is_none());
}

#[test]
fn r3_2_reserves_by_turn_order() {
    for start in [A, B, C, D] {
        let t = Table::new(4, start, 3);
        let reserves: Vec<_> = t.turn_order().map(|seat| t.reserves(seat)).collect();
        assert_eq!(reserves, [(11, 5), (11, 5), (10, 6), (9, 7)], "from {start}");
    }
    let t = Table::new(3, C, 3);
    assert_eq!([C, A, B].map(|seat| t.reserves(seat)), [(11, 5), (11, 5), (10, 6)]);
}

#[test]
fn r3_2_two_players_put_away_five_and_six() {
    let t = Table::new(2, B, 3);
    assert_eq!(t.reserves(B), (11, 5));
    assert_eq!(t.reserves(A), (10, 6));
}

#[test]
fn r3_3_every_deck_is_shuffled_by_the_seed() {
    let of = |seed| Table::new(3, A, seed).position();
    let (one, same, other) = (of(1), of(1), of(2));
    assert_eq!(one, same, "the same seed gives the same game");
    assert_ne!(one.influence, other.influence);
    assert_ne!(one.intrigue, other.intrigue);
    assert_ne!(one.missions[0], other.missions[0]);
    assert_ne!(one.missions[1], other.missions[1]);
    assert_ne!(one.missions[2], other.missions[2]);
    assert_ne!(one.shields, other.shields);
    let firsts: BTreeSet<u8> = (0..40).map(|seed| of(seed).money[0]).collect();
    assert_eq!(firsts.len(), 8, "any money card may come first");
}

#[test]
fn r3_3_four_of_the_eight_money_cards_are_the_money_deck() {
    let mut t = Table::new(3, A, 5);
    let order = t.position().money;
    assert_eq!(BTreeSet::from(order), (0..8).collect(), "each card once");
    while t.decision().is_some() {
        let (seat, first) = (t.asked().expect("somebody"), t.legal()[0]);
        t.play(seat, first);
    }
    let turned: Vec<_> = t.money_cards().to_vec();
    let expected: Vec<_> =
        order[..4].iter().map(|&number| Components::SHIPPED.money()[usize::from(number)]).collect();
    assert_eq!(turned, expected);
    assert_eq!(t.count(|what| matches!(what, What::MoneyCard { .. })), 4);
}

#[test]
fn r3_4_the_start_player_is_given_or_drawn() {
    for start in [A, B, C] {
        let t = Table::new(3, start, 1);
        assert_eq!(t.start(), start);
        t.saw("R3.4", What::Round { round: 1, start });
        t.asks(start, Question::Turn);
    }
    for players in 2..=4 {
        let drawn: BTreeSet<Seat> =
            (0..60).map(|seed| Setup::random_start(seed, players)).collect();
        assert_eq!(drawn, Seat::ALL.into_iter().take(usize::from(players)).collect());
    }
}

#[test]
fn r3_5_others_hands_decks_and_shields_are_hidden() {
    let t = Table::at(json!({
        "players": 3, "at": {"turn": "A"},
        "seats": {"A": {"intrigue": [3, 9], "shields": ["lily", "sun"]}, "B": {"intrigue": [4]}},
    }));
    let view = t.view(Some(B));
    let glimpse = view.glimpse(A);
    assert!(glimpse.influence.is_empty());
    assert!(glimpse.intrigue.is_empty());
    assert!(glimpse.missions.is_empty());
    assert_eq!(view.own(), Some(t.secret(B)), "one's own secrets are there to look at");
    assert!(view.shown().is_none());
    assert!(view.known_influence().iter().all(Option::is_none));
    assert!(view.known_intrigue().iter().all(Option::is_none));
    for tier in Tier::ALL {
        assert!(view.known_missions(tier).iter().all(Option::is_none));
    }
}

#[test]
fn r3_5_counts_and_everything_open_are_public() {
    let t = Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "centre": [5, "joker"],
        "markers": {"7": {"A": 2}},
        "seats": {"A": {"intrigue": [3, 9], "shields": ["lily", "sun", "sun"], "coins": 8,
                        "chips": ["ring"], "laid": ["one-coin-1"],
                        "missions": ["win-tie", "one-off", "two-gains-1"]}},
    }));
    let view = t.view(Some(C));
    let counts = view.counts(A);
    assert_eq!((counts.influence, counts.intrigue, counts.shields), (5, 2, 3));
    assert_eq!(counts.missions, [0, 1, 2]);
    assert_eq!(view.holding(A), t.holding(A));
    assert_eq!(view.holding(A).coins, 8);
    assert_eq!(view.markers(b(7))[A], 2);
    assert_eq!(view.centre().len(), 2);
    assert_eq!(view.money_cards(), t.money_cards());
    assert_eq!(view.table(), t.table());
}

#[test]
fn r3_5_two_games_that_differ_in_secrets_alone_look_the_same() {
    let with = |a: serde_json::Value, deck: serde_json::Value| {
        Table::at(json!({
            "players": 3, "at": {"turn": "B"}, "louis": 1, "decks": deck,
            "seats": {
                "A": a,
                "B": {"influence": [2, 3], "intrigue": [11], "missions": ["one-coin-1"]},
                "C": {"influence": [8, 9], "missions": ["one-coin-2"]},
            },
        }))
    };
    let one = with(
        json!({"influence": [4, 4], "intrigue": [1], "shields": ["lily"], "missions": ["win-tie"]}),
        json!({"influence": [5], "intrigue": [6], "shields": ["sun"], "light": ["marker-on-1"]}),
    );
    let other = with(
        json!({"influence": [7, "joker"], "intrigue": [2], "shields": ["ship"],
               "missions": ["one-off"]}),
        json!({"influence": [12], "intrigue": [8], "shields": ["lion"], "light": ["pay-two-1"]}),
    );
    assert_ne!(*one, *other);
    for viewer in [Some(B), Some(C), None] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    assert_ne!(one.view(Some(A)), other.view(Some(A)));
}

#[test]
fn r3_5_the_money_cards_put_back_stay_hidden() {
    let with = |cards: [u8; 8]| {
        Table::at(json!({"players": 3, "at": {"turn": "A"}, "decks": {"money": cards}}))
    };
    let (one, other) = (with([0, 1, 2, 3, 4, 5, 6, 7]), with([0, 7, 6, 5, 4, 3, 2, 1]));
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
}

#[test]
fn r3_5_events_hide_what_only_the_owner_may_see() {
    let t = Table::at(json!({
        "players": 3, "at": {"phase": "scoring"}, "louis": 1,
        "markers": {"11": {"A": 1}, "12": {"A": 1}},
        "decks": {"influence": [6], "intrigue": [8], "shields": ["eagle"]},
    }));
    let drawn = |what: &What| {
        matches!(
            what,
            What::InfluenceDrawn { .. } | What::IntrigueDrawn { .. } | What::ShieldDrawn { .. }
        )
    };
    let events: Vec<Event> = t.events().iter().copied().filter(|e| drawn(&e.what)).collect();
    assert_eq!(events.len(), 3);
    for event in events {
        assert_eq!(event.seen_by(Some(A)), event);
        for viewer in [Some(B), None] {
            let bare = match event.what {
                What::InfluenceDrawn { seat, .. } => What::InfluenceDrawn { seat, card: None },
                What::IntrigueDrawn { seat, .. } => What::IntrigueDrawn { seat, card: None },
                _ => What::ShieldDrawn { seat: A, kind: None, plain: false },
            };
            assert_eq!(event.seen_by(viewer).what, bare);
        }
    }
}

#[test]
fn r3_5_the_deck_a_mission_comes_from_is_public_and_the_card_is_not() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "seats": {"A": {"missions": ["one-coin-1", "two-gains-2"], "chips": ["sceptre", "ring"]}},
        "decks": {"dark": ["win-tie"]},
    }));
    let pay = (Chip::Sceptre, Chip::Ring).into();
    t.play(A, Action::LayOut { mission: mission("one-coin-1"), pay });
    t.forget().play(A, Action::Draw { tier: Tier::Dark });
    let event = t.last()[0];
    let drawn = |mission| What::MissionDrawn { seat: A, tier: Tier::Dark, mission };
    assert_eq!(event, Event { rule: r("R7.1"), what: drawn(Some(mission("win-tie"))) });
    assert_eq!(event.seen_by(Some(B)).what, drawn(None));
    assert_eq!(t.view(Some(B)).counts(A).missions, [0, 1, 1]);
    assert!(t.view(Some(B)).glimpse(A).missions.is_empty());
}

#[test]
fn r3_6_hands_have_no_limit() {
    // Nine influence cards, six intrigue cards, five missions; five influence cards more are dealt.
    let t = Table::at(json!({
        "players": 3, "round": 2, "louis": 1,
        "seats": {"A": {
            "influence": [1, 1, 2, 2, 3, 3, 4, 4, 5],
            "intrigue": [1, 2, 3, 4, 5, 6],
            "missions": ["win-tie", "one-off", "four-markers", "last-marker", "three-coins"],
            "laid": ["intrigue-card"],
        }},
    }));
    t.saw("R4.4", What::Dealt { seat: A, count: 5 });
    t.saw("R8.15", What::IntrigueDrawn { seat: A, card: drawn_intrigue(&t) });
    assert_eq!(t.counts(A).influence, 14);
    assert_eq!(t.counts(A).intrigue, 7);
    assert_eq!(t.counts(A).missions_in_hand(), 5);
}

/// The intrigue card in A's hand that the position did not give.
fn drawn_intrigue(t: &Table) -> Option<Board> {
    t.secret(A).intrigue.iter().find(|card| card.number() > 6)
}

#[test]
fn r3_7_whoever_holds_any_intrigue_card_is_asked_before_each_board() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"phase": "scoring"}, "start": "B",
        "seats": {"A": {"intrigue": [12]}, "C": {"intrigue": [3]}},
    }));
    let mut asked = Vec::new();
    while let Some(Question::Intrigue { board }) = t.decision().map(|d| d.question) {
        let seat = t.asked().expect("somebody");
        asked.push((board.number(), seat));
        t.play(seat, Action::Pass);
    }
    // Turn order is B, C, A; B has none.
    let expected: Vec<(u8, Seat)> = (1..=12).flat_map(|n| [(n, C), (n, A)]).collect();
    assert_eq!(asked, expected);
}

#[test]
fn r3_7_a_player_with_chips_has_a_missions_turn_able_to_pay_or_not() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "seats": {"A": {"missions": ["win-tie"], "chips": ["ring", "letter"]},
                  "B": {"chips": []},
                  "C": {"missions": ["one-off"], "chips": ["ring"]}},
    }));
    t.asks(A, Question::LayOut);
    assert_eq!(t.legal(), [Action::Pass], "the chips do not fit, and nobody can tell");
    t.play(A, Action::Pass);
    t.asks(A, Question::KeepChip);
    t.play(A, Action::Keep { chip: Chip::Ring });
    t.asks(C, Question::LayOut);
}

#[test]
fn r3_7_the_question_is_the_same_in_every_game_that_looks_the_same() {
    // From the first question to the end: whoever looks on, the question follows from what
    // they see.
    for (players, seed) in [(2, 11), (3, 12), (4, 13)] {
        let mut t = Table::new(players, A, seed);
        while let Some(decision) = t.decision() {
            for viewer in t.seats().map(Some).chain([None]) {
                let guess = t.view(viewer).guess(seed);
                assert_eq!(guess.decision(), Some(decision));
            }
            let list = t.legal();
            t.play(decision.seat, list[list.len() / 2]);
        }
    }
}

#[test]
fn r3_7_a_bribe_is_asked_of_whoever_has_the_money_for_it() {
    let t = Table::at(json!({
        "players": 3, "at": {"board": 12}, "louis": 1,
        "markers": {"12": {"A": 2, "B": 1, "C": 1}},
        "seats": {"B": {"coins": 2}, "C": {"coins": 3}},
    }));
    t.saw("R6.4", What::TooPoor { seat: B, board: b(12), price: 3 });
    t.asks(C, Question::Bribe { board: b(12), price: 3 });
}
