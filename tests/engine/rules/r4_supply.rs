//! R4: the supply phase.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{Action, MoneyCard, Phase, Question, Reason, Seat, Shield, What};
use serde_json::{Value, json};

use super::table::{GENERAL, PERSONAL, Table, b, card, mission, moved};

const EARLY: Question = Question::TradeMarker { late: false };
const LATE: Question = Question::TradeMarker { late: true };

/// Round 2 of three players, with what A has.
fn supply(a: Value) -> Table {
    Table::at(json!({"players": 3, "round": 2, "louis": 1, "seats": {"A": a}}))
}

fn used(seat: Seat, name: &str) -> What {
    What::MissionUsed { seat, mission: mission(name) }
}

#[test]
fn r4_1_everybody_gets_the_amount_and_louis_goes_to_the_board() {
    let t = Table::at(json!({
        "players": 3, "start": "B", "money-cards": [{"board": 4, "coins": 6}],
        "seats": {"A": {"coins": 0}, "B": {"coins": 5}, "C": {"coins": 11}},
    }));
    let card = MoneyCard { board: b(4), coins: 6 };
    t.saw_in_order(&[
        ("R3.4", What::Round { round: 1, start: B }),
        ("R4.1", What::Phase { phase: Phase::Supply }),
        ("R4.1", What::MoneyCard { card }),
        ("R4.1", What::CoinsGained { seat: B, count: 6 }),
        ("R4.1", What::CoinsGained { seat: C, count: 6 }),
        ("R4.1", What::CoinsGained { seat: A, count: 6 }),
        ("R4.1", What::LouisArrives { board: b(4) }),
    ]);
    assert_eq!([A, B, C].map(|seat| t.coins(seat)), [6, 11, 17]);
    assert_eq!(t.louis(), Some(b(4)));
    assert_eq!(t.money_cards(), [card]);
}

#[test]
fn r4_1_each_round_turns_up_the_next_card() {
    let cards = [(1, 3), (2, 5), (3, 4), (4, 6)];
    let list: Vec<Value> =
        cards.iter().map(|(board, coins)| json!({"board": board, "coins": coins})).collect();
    for round in 1..=4 {
        let t = Table::at(json!({"players": 4, "round": round, "money-cards": list}));
        let (board, coins) = cards[round - 1];
        assert_eq!(t.money_cards().len(), round);
        t.saw("R4.1", What::MoneyCard { card: MoneyCard { board: b(board), coins } });
        assert_eq!(t.count(|what| matches!(what, What::MoneyCard { .. })), 1);
        assert_eq!(t.louis(), Some(b(board)));
        assert_eq!(t.coins(A), 5 + coins);
    }
}

#[test]
fn r4_2_the_start_player_of_round_four_draws_an_intrigue_card_with_three() {
    let t = Table::at(json!({
        "players": 3, "round": 4, "start": "C", "decks": {"intrigue": [7]},
    }));
    t.saw("R4.2", What::IntrigueDrawn { seat: C, card: Some(b(7)) });
    assert!(t.secret(C).intrigue.contains(b(7)));
    assert_eq!([A, B, C].map(|seat| t.counts(seat).intrigue), [0, 0, 1]);
    assert_eq!(t.piles().intrigue, 11);
}

#[test]
fn r4_2_only_with_three_players_and_only_in_round_four() {
    for (players, round) in [(2, 4), (4, 4), (3, 1), (3, 2), (3, 3)] {
        let t = Table::at(json!({"players": players, "round": round}));
        t.never(|what| matches!(what, What::IntrigueDrawn { .. }));
        assert_eq!(t.piles().intrigue, 12, "{players} players, round {round}");
    }
}

#[test]
fn r4_2_comes_before_the_missions() {
    let t = Table::at(json!({
        "players": 3, "round": 4, "decks": {"intrigue": [7, 2]},
        "seats": {"A": {"laid": ["intrigue-card"]}},
    }));
    t.saw_in_order(&[
        ("R4.1", What::LouisArrives { board: t.louis().expect("he stands somewhere") }),
        ("R4.2", What::IntrigueDrawn { seat: A, card: Some(b(7)) }),
        ("R8.15", used(A, "intrigue-card")),
        ("R8.15", What::IntrigueDrawn { seat: A, card: Some(b(2)) }),
    ]);
}

#[test]
fn r4_2_an_empty_intrigue_deck_gives_nothing() {
    let t = Table::at(json!({
        "players": 3, "round": 4,
        "seats": {"B": {"intrigue": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}},
    }));
    t.saw("R6.13", What::NoIntrigueCard { seat: A });
    assert_eq!(t.counts(A).intrigue, 0);
}

#[test]
fn r4_3_players_use_their_missions_in_turn_order() {
    let t = Table::at(json!({
        "players": 3, "round": 2, "start": "B",
        "seats": {"A": {"laid": ["one-coin-1"]}, "B": {"laid": ["one-coin-2"]},
                  "C": {"laid": ["three-coins"]}},
    }));
    t.saw_in_order(&[
        ("R8.3", used(B, "one-coin-2")),
        ("R8.14", used(C, "three-coins")),
        ("R8.3", used(A, "one-coin-1")),
        ("R4.4", What::Dealt { seat: B, count: 5 }),
    ]);
}

#[test]
fn r4_3_pure_gains_are_taken_without_asking() {
    let t = Table::at(json!({
        "players": 3, "round": 2, "money-cards": [{"board": 2, "coins": 4}, {"board": 1, "coins": 3}],
        "decks": {"shields": ["sun"], "intrigue": [10]},
        "seats": {"A": {"general": 6, "laid": ["one-marker-1", "one-coin-1", "one-shield-1",
                                               "three-markers", "three-coins", "intrigue-card"]}},
    }));
    t.asks(A, Question::Turn);
    assert_eq!(t.coins(A), 5 + 3 + 1 + 3);
    assert_eq!(t.reserves(A), (14, 2));
    assert_eq!(t.shields(A, Shield::Sun), 1);
    assert!(t.secret(A).intrigue.contains(b(10)));
    t.saw("R8.2", moved(A, 1, GENERAL, PERSONAL));
    t.saw("R8.13", moved(A, 3, GENERAL, PERSONAL));
    t.saw("R8.3", What::CoinsGained { seat: A, count: 1 });
    t.saw("R8.14", What::CoinsGained { seat: A, count: 3 });
    t.saw("R8.9", What::ShieldDrawn { seat: A, kind: Some(Shield::Sun), plain: false });
    t.saw("R8.15", What::IntrigueDrawn { seat: A, card: Some(b(10)) });
    t.never(|what| matches!(what, What::Declined { .. }));
}

#[test]
fn r4_3_missions_in_hand_give_nothing() {
    let t = supply(json!({"missions": ["three-coins", "two-gains-1", "marker-for-card"]}));
    t.asks(A, Question::Turn);
    t.never(|what| matches!(what, What::MissionUsed { .. }));
    assert_eq!(t.coins(A), 5 + t.money_cards()[1].coins);
}

#[test]
fn r4_3_missions_of_other_phases_do_nothing_here() {
    let t = supply(json!({"laid": ["last-marker", "win-tie", "one-off", "four-markers",
                                   "pay-two-1", "change-chip-1", "change-missions-1",
                                   "more-missions-1", "change-card-1"]}));
    t.never(|what| matches!(what, What::MissionUsed { .. }));
    t.asks(A, Question::Turn);
}

#[test]
fn r4_3_the_choice_comes_after_the_other_gains() {
    let mut t =
        supply(json!({"general": 2, "laid": ["two-gains-1", "one-marker-1", "three-coins"]}));
    t.asks(A, Question::TwoGains);
    // Both gains have been taken: the marker back leaves one for the choice.
    assert_eq!(t.reserves(A), (15, 1));
    t.saw("R8.14", What::CoinsGained { seat: A, count: 3 });
    t.refused(A, Action::Gain { coins: 3 }, "R8.8", Reason::WrongCount { most: 2 });
    t.refused(A, Action::Pass, "R8.8", Reason::MustChoose);
    t.refused(A, Action::Accept, "R8.8", Reason::NotNow);
    t.forget().play(A, Action::Gain { coins: 1 });
    t.saw_in_order(&[
        ("R8.8", used(A, "two-gains-1")),
        ("R8.8", What::CoinsGained { seat: A, count: 1 }),
        ("R8.8", moved(A, 1, GENERAL, PERSONAL)),
        ("R4.4", What::Dealt { seat: A, count: 5 }),
    ]);
    assert_eq!(t.reserves(A), (16, 0));
}

#[test]
fn r4_3_the_three_choices() {
    for (coins, reserves) in [(0, (13, 3)), (1, (12, 4)), (2, (11, 5))] {
        let mut t = supply(json!({"laid": ["two-gains-3"]}));
        let before = t.coins(A);
        t.forget().play(A, Action::Gain { coins });
        assert_eq!(t.coins(A), before + coins);
        assert_eq!(t.reserves(A), reserves);
        let gained = t.count(|what| matches!(what, What::CoinsGained { .. }));
        assert_eq!(gained, usize::from(coins > 0));
        let markers = t.count(|what| matches!(what, What::Markers { .. } | What::NoMarkers { .. }));
        assert_eq!(markers, usize::from(coins < 2));
    }
}

#[test]
fn r4_3_trading_a_marker_is_asked_before_gains_that_take_markers_back() {
    for gain in ["one-marker-1", "three-markers", "two-gains-1"] {
        let t = supply(json!({"laid": ["marker-for-card", gain]}));
        t.asks(A, EARLY);
        t.never(|what| matches!(what, What::MissionUsed { .. }));
    }
}

#[test]
fn r4_3_trading_a_marker_is_asked_after_gains_that_do_not() {
    for gain in ["one-coin-1", "three-coins", "one-shield-1", "intrigue-card"] {
        let t = supply(json!({"laid": ["marker-for-card", gain]}));
        t.asks(A, LATE);
        assert_eq!(t.count(|what| matches!(what, What::MissionUsed { .. })), 1);
    }
    supply(json!({"laid": ["marker-for-card"]})).asks(A, LATE);
}

#[test]
fn r4_3_trading_first_feeds_a_short_general_reserve() {
    let mut t = Table::at(json!({
        "players": 3, "round": 2, "louis": 1, "decks": {"influence": [9]},
        "seats": {"A": {"general": 0, "laid": ["marker-for-card", "one-marker-1"]}},
    }));
    t.asks(A, EARLY);
    t.forget().play(A, Action::Accept);
    t.saw_in_order(&[
        ("R8.16", used(A, "marker-for-card")),
        ("R8.16", moved(A, 1, PERSONAL, GENERAL)),
        ("R8.16", What::InfluenceDrawn { seat: A, card: Some(card(9)) }),
        ("R8.2", used(A, "one-marker-1")),
        ("R8.2", moved(A, 1, GENERAL, PERSONAL)),
        ("R4.4", What::Dealt { seat: A, count: 5 }),
    ]);
    assert_eq!(t.reserves(A), (16, 0));
    assert_eq!(t.counts(A).influence, 6);
    assert!(t.secret(A).influence.holds(card(9)));
    t.asks(A, Question::Turn);
}

#[test]
fn r4_3_trading_is_offered_again_after_the_gains_if_not_used() {
    let mut t = supply(json!({"general": 1, "laid": ["marker-for-card", "three-markers"]}));
    t.asks(A, EARLY);
    t.forget().play(A, Action::Pass);
    t.saw_in_order(&[
        ("R8.16", What::Declined { seat: A }),
        ("R8.13", moved(A, 1, GENERAL, PERSONAL)),
    ]);
    t.asks(A, LATE);
    assert_eq!(t.reserves(A), (16, 0));
    t.play(A, Action::Accept);
    assert_eq!(t.reserves(A), (15, 1));
    assert_eq!(t.counts(A).influence, 6);
    t.asks(A, Question::Turn);
}

#[test]
fn r4_3_declining_twice_keeps_marker_and_card() {
    let mut t = supply(json!({"general": 1, "laid": ["marker-for-card", "two-gains-1"]}));
    t.play(A, Action::Pass);
    t.asks(A, Question::TwoGains);
    t.play(A, Action::Gain { coins: 2 });
    t.asks(A, LATE);
    t.forget().play(A, Action::Pass);
    t.saw("R8.16", What::Declined { seat: A });
    assert_eq!(t.reserves(A), (15, 1));
    assert_eq!(t.counts(A).influence, 5);
    t.never(|what| matches!(what, What::MissionUsed { .. }));
    t.asks(A, Question::Turn);
}

#[test]
fn r4_3_without_a_marker_in_the_personal_reserve_trading_waits_for_the_gains() {
    // All sixteen are out of reach at first; the gain brings one, and then there is one to trade.
    let mut t = supply(json!({"personal": 0, "laid": ["marker-for-card", "one-marker-1"]}));
    t.asks(A, LATE);
    assert_eq!(t.reserves(A), (1, 15));
    t.play(A, Action::Accept);
    assert_eq!(t.reserves(A), (0, 16));
    let t = supply(json!({"personal": 0, "laid": ["marker-for-card", "one-coin-1"]}));
    t.asks(A, Question::Turn);
    assert_eq!(t.counts(A).influence, 5);
}

#[test]
fn r4_3_trading_is_asked_between_gains_as_soon_as_there_is_a_marker() {
    // The first gain brings a marker, the second finds one more in the general reserve.
    let laid = json!(["marker-for-card", "one-marker-1", "three-markers"]);
    let short = json!({"personal": 0, "general": 1, "laid": laid});
    let board = json!({"2": {"A": 15}});
    let at = || {
        Table::at(json!({"players": 3, "round": 2, "louis": 1, "markers": board,
                         "seats": {"A": short}}))
    };
    let mut t = at();
    t.asks(A, EARLY);
    assert_eq!(t.reserves(A), (1, 0));
    assert_eq!(t.count(|what| matches!(what, What::MissionUsed { .. })), 1);
    t.forget().play(A, Action::Accept);
    t.saw_in_order(&[
        ("R8.16", used(A, "marker-for-card")),
        ("R8.13", used(A, "three-markers")),
        ("R8.13", moved(A, 1, GENERAL, PERSONAL)),
    ]);
    t.never(|what| *what == used(A, "one-marker-1"));
    assert_eq!(t.reserves(A), (1, 0));
    t.asks(A, Question::Turn);
    // Turned down between the gains, it is offered once more after them.
    let mut t = at();
    t.play(A, Action::Pass);
    t.asks(A, LATE);
    t.play(A, Action::Accept);
    assert_eq!(t.reserves(A), (0, 1));
    t.asks(A, Question::Turn);
}

#[test]
fn r4_3_trading_between_two_choices() {
    let laid = json!(["marker-for-card", "two-gains-1", "two-gains-2", "one-coin-1"]);
    let mut t = supply(json!({"personal": 0, "laid": laid}));
    t.asks(A, Question::TwoGains);
    // Money brings no marker: the second choice follows.
    t.clone().play(A, Action::Gain { coins: 2 }).asks(A, Question::TwoGains);
    t.play(A, Action::Gain { coins: 1 });
    t.asks(A, EARLY);
    t.clone().play(A, Action::Accept).asks(A, Question::TwoGains);
    // Asked once before the second choice, and once after it.
    t.play(A, Action::Pass).asks(A, Question::TwoGains);
    t.play(A, Action::Gain { coins: 0 }).asks(A, LATE);
    t.play(A, Action::Pass).asks(A, Question::Turn);
}

#[test]
fn r4_3_trading_between_gains_that_take_nothing_back() {
    // As soon as there is a marker: also when only money is still to come.
    let laid = json!(["marker-for-card", "one-marker-1", "one-coin-1"]);
    let mut t = supply(json!({"personal": 0, "laid": laid}));
    t.asks(A, EARLY);
    t.forget().play(A, Action::Pass);
    t.saw("R8.3", used(A, "one-coin-1"));
    t.asks(A, LATE);
}

#[test]
fn r4_3_a_late_trade_goes_on_with_the_next_player() {
    let mut t = Table::at(json!({
        "players": 3, "round": 2, "louis": 1, "start": "C",
        "seats": {"A": {"laid": ["marker-for-card"]}, "B": {"laid": ["two-gains-1", "one-coin-1"]}},
    }));
    t.asks(A, LATE);
    t.forget().play(A, Action::Accept);
    t.saw("R8.3", used(B, "one-coin-1"));
    t.asks(B, Question::TwoGains);
    t.refused(B, Action::PayTwo, "R8.8", Reason::NotNow);
    t.play(B, Action::Gain { coins: 0 });
    t.asks(C, Question::Turn);
}

#[test]
fn r4_3_the_last_players_trade_leads_to_the_deal() {
    for answer in [Action::Accept, Action::Pass] {
        let mut t = Table::at(json!({
            "players": 3, "round": 2, "louis": 1,
            "seats": {"C": {"laid": ["marker-for-card"]}},
        }));
        t.asks(C, LATE);
        assert_eq!(t.counts(A).influence, 0, "nothing is dealt before the missions are done");
        t.refused(C, Action::Gain { coins: 1 }, "R8.16", Reason::NotNow);
        t.play(C, answer);
        t.asks(A, Question::Turn);
        let extra = u8::from(answer == Action::Accept);
        assert_eq!([A, B, C].map(|seat| t.counts(seat).influence), [5, 5, 5 + extra]);
    }
}

#[test]
fn r4_4_five_influence_cards_each() {
    for players in 2..=4 {
        let t = Table::new(players, B, 6);
        let turned = t.count(|what| matches!(what, What::NeutralCard { .. })) as u8;
        for seat in t.seats() {
            assert_eq!(t.counts(seat).influence, 5);
            t.saw("R4.4", What::Dealt { seat, count: 5 });
        }
        assert_eq!(t.piles().influence, 30 - 5 * players - turned);
        let dealt = t.events().iter().filter_map(|event| match event.what {
            What::Dealt { seat, .. } => Some(seat),
            _ => None,
        });
        assert_eq!(dealt.collect::<Vec<_>>(), t.turn_order().collect::<Vec<_>>());
    }
}

#[test]
fn r4_4_cards_kept_stay_in_hand() {
    let mut t = Table::at(json!({
        "players": 3, "round": 3, "louis": 1,
        "seats": {"A": {"influence": [11]},
                  "B": {"influence": ["joker"], "laid": ["marker-for-card"]}},
    }));
    t.play(B, Action::Accept);
    assert_eq!([A, B, C].map(|seat| t.counts(seat).influence), [6, 7, 5]);
    assert!(t.hand(A).contains(&card(11)));
    t.saw("R4.4", What::Dealt { seat: B, count: 5 });
    assert_eq!(t.piles().influence, 30 - 18);
}

#[test]
fn r4_4_the_cards_come_from_the_top() {
    let t = Table::at(json!({
        "players": 3, "louis": 1,
        "decks": {"influence": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, "joker", "joker", "joker"]},
    }));
    assert_eq!(t.hand(A), [1, 2, 3, 4, 5].map(card));
    assert_eq!(t.hand(B), [6, 7, 8, 9, 10].map(card));
    assert_eq!(t.hand(C)[..2], [11, 12].map(card));
}
