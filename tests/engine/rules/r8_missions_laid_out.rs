//! R8.2, R8.3, R8.8, R8.9, R8.13 to R8.16, R8.19 and R8.20: missions of the supply and scoring phases.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{
    Action, Chip, Claim, Components, Condition, Payment, Printed, Question, Reason, Shield, Tier,
    What,
};
use serde_json::{Value, json};

use super::sheet::{claim, has, until};
use super::table::{GENERAL, JOKER, PERSONAL, Table, b, card, mission, moved};

/// The supply phase of round 2, in which everybody gets 4 Louis d'or.
fn supply_of(a: Value) -> Table {
    Table::at(json!({
        "players": 3, "round": 2, "at": {"phase": "supply"},
        "money-cards": [{"board": 1, "coins": 3}, {"board": 2, "coins": 4}],
        "seats": {"A": a},
        "decks": {"influence": [7, "joker"], "intrigue": [8, 3], "shields": ["eagle", "ship"]}
    }))
}

fn used(name: &str) -> What {
    What::MissionUsed { seat: A, mission: mission(name) }
}

#[test]
fn r8_2_one_marker_back_in_the_supply_phase() {
    let table = supply_of(json!({"laid": ["one-marker-3"], "general": 5}));
    table.saw_in_order(&[
        ("R8.2", used("one-marker-3")),
        ("R8.2", moved(A, 1, GENERAL, PERSONAL)),
        ("R4.4", What::Dealt { seat: A, count: 5 }),
    ]);
    has(&table, A, json!({"general": 4, "personal": 12}));
    assert_eq!(table.reserves(B), (11, 5), "only for its owner");
}

#[test]
fn r8_2_two_of_the_same_work_twice_and_an_empty_reserve_gives_none() {
    let laid = json!(["one-marker-1", "one-marker-2", "one-marker-4"]);
    let table = supply_of(json!({"laid": laid, "general": 2}));
    assert_eq!(table.count(|what| *what == moved(A, 1, GENERAL, PERSONAL)), 2);
    table.saw("R8.2", What::NoMarkers { seat: A });
    has(&table, A, json!({"general": 0, "personal": 16}));
}

#[test]
fn r8_2_not_from_the_hand() {
    let table = supply_of(json!({"missions": ["one-marker-1"], "general": 5}));
    has(&table, A, json!({"general": 5}));
    table.never(|what| matches!(what, What::MissionUsed { .. }));
}

#[test]
fn r8_3_one_louis_d_or_in_the_supply_phase() {
    let table = supply_of(json!({"laid": ["one-coin-1"], "coins": 0}));
    table.saw_in_order(&[
        ("R8.3", used("one-coin-1")),
        ("R8.3", What::CoinsGained { seat: A, count: 1 }),
    ]);
    assert_eq!((table.coins(A), table.coins(B)), (5, 9));
    let table = supply_of(json!({"laid": ["one-coin-1", "one-coin-4"], "coins": 0}));
    assert_eq!(table.coins(A), 6, "two work twice");
}

#[test]
fn r8_3_from_the_next_supply_phase_on_in_every_round() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "money-cards": [
            {"board": 1, "coins": 3}, {"board": 2, "coins": 4}, {"board": 2, "coins": 5}
        ],
        "seats": {"A": {
            "chips": ["sceptre", "ring", "helmet"], "missions": ["one-coin-1"], "coins": 0
        }}
    }));
    let pay = Payment::new(Chip::Sceptre, Chip::Ring);
    table.play(A, Action::LayOut { mission: mission("one-coin-1"), pay });
    table.play(A, Action::Draw { tier: Tier::Light });
    assert_eq!(table.round(), 2);
    assert_eq!(table.coins(A), 4 + 1);
    until(&mut table, |asked| asked.question == Question::LayOut);
    table.play(A, Action::Pass);
    assert_eq!(table.round(), 3);
    assert_eq!(table.coins(A), 5 + 5 + 1);
}

#[test]
fn r8_8_two_louis_d_or_or_one_of_each_or_two_markers() {
    for (coins, coins_after, general) in [(2, 6, 5), (1, 5, 4), (0, 4, 3)] {
        let mut table = supply_of(json!({"laid": ["two-gains-1"], "coins": 0, "general": 5}));
        table.asks(A, Question::TwoGains);
        table.play(A, Action::Gain { coins });
        table.saw("R8.8", used("two-gains-1"));
        if coins > 0 {
            table.saw("R8.8", What::CoinsGained { seat: A, count: coins });
        }
        if coins < 2 {
            table.saw("R8.8", moved(A, 2 - coins, GENERAL, PERSONAL));
        }
        has(&table, A, json!({"coins": coins_after, "general": general, "personal": 16 - general}));
    }
}

#[test]
fn r8_8_markers_as_far_as_there_are_any() {
    let mut table = supply_of(json!({"laid": ["two-gains-1"], "coins": 0, "general": 1}));
    table.play(A, Action::Gain { coins: 0 });
    table.saw("R8.8", moved(A, 1, GENERAL, PERSONAL));
    has(&table, A, json!({"coins": 4, "general": 0}));
    let mut table = supply_of(json!({"laid": ["two-gains-1"], "coins": 0, "general": 0}));
    table.play(A, Action::Gain { coins: 1 });
    table.saw("R8.8", What::NoMarkers { seat: A });
    has(&table, A, json!({"coins": 5, "general": 0}));
}

#[test]
fn r8_8_is_asked_for_each_card_after_the_other_gains() {
    let laid = json!(["two-gains-2", "two-gains-3", "one-coin-1", "three-markers"]);
    let mut table = supply_of(json!({"laid": laid, "coins": 0, "general": 5}));
    has(&table, A, json!({"coins": 5, "general": 2}));
    table.asks(A, Question::TwoGains);
    assert_eq!(table.legal(), [0, 1, 2].map(|coins| Action::Gain { coins }));
    table.refused(A, Action::Gain { coins: 3 }, "R8.8", Reason::WrongCount { most: 2 });
    table.refused(A, Action::Pass, "R8.8", Reason::MustChoose);
    table.play(A, Action::Gain { coins: 2 }).asks(A, Question::TwoGains);
    table.play(A, Action::Gain { coins: 0 }).asks(A, Question::Turn);
    has(&table, A, json!({"coins": 7, "general": 0}));
}

#[test]
fn r8_9_one_shield_in_the_supply_phase() {
    let drawn = |kind| ("R8.9", What::ShieldDrawn { seat: A, kind: Some(kind), plain: false });
    let table = supply_of(json!({"laid": ["one-shield-2"]}));
    table.saw_in_order(&[("R8.9", used("one-shield-2")), drawn(Shield::Eagle)]);
    has(&table, A, json!({"shields": 1}));
    let table = supply_of(json!({"laid": ["one-shield-1", "one-shield-2"]}));
    table.saw_in_order(&[drawn(Shield::Eagle), drawn(Shield::Ship)]);
    has(&table, A, json!({"shields": 2}));
}

#[test]
fn r8_13_three_markers_back_or_as_many_as_there_are() {
    for (general, back) in [(5, 3), (3, 3), (2, 2)] {
        let table = supply_of(json!({"laid": ["three-markers"], "general": general}));
        table.saw_in_order(&[
            ("R8.13", used("three-markers")),
            ("R8.13", moved(A, back, GENERAL, PERSONAL)),
        ]);
        has(&table, A, json!({"general": general - back}));
    }
    let table = supply_of(json!({"laid": ["three-markers"], "general": 0}));
    table.saw("R8.13", What::NoMarkers { seat: A });
}

#[test]
fn r8_14_three_louis_d_or() {
    let table = supply_of(json!({"laid": ["three-coins"], "coins": 1}));
    table.saw_in_order(&[
        ("R8.14", used("three-coins")),
        ("R8.14", What::CoinsGained { seat: A, count: 3 }),
    ]);
    assert_eq!(table.coins(A), 1 + 4 + 3);
}

#[test]
fn r8_15_the_top_intrigue_card() {
    let table = supply_of(json!({"laid": ["intrigue-card"]}));
    table.saw_in_order(&[
        ("R8.15", used("intrigue-card")),
        ("R8.15", What::IntrigueDrawn { seat: A, card: Some(b(8)) }),
    ]);
    has(&table, A, json!({"intrigue": [8]}));
}

#[test]
fn r8_15_an_empty_deck_gives_no_card() {
    let table = Table::at(json!({
        "players": 3, "round": 2, "at": {"phase": "supply"},
        "seats": {
            "A": {"laid": ["intrigue-card"]},
            "B": {"intrigue": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}
        }
    }));
    table.saw("R6.13", What::NoIntrigueCard { seat: A });
    has(&table, A, json!({"intrigue": []}));
}

#[test]
fn r8_16_a_marker_for_the_top_influence_card() {
    let mut table = supply_of(json!({"laid": ["marker-for-card"], "general": 5}));
    table.asks(A, Question::TradeMarker { late: true });
    assert_eq!(table.legal(), [Action::Pass, Action::Accept]);
    table.play(A, Action::Accept);
    table.saw_in_order(&[
        ("R8.16", used("marker-for-card")),
        ("R8.16", moved(A, 1, PERSONAL, GENERAL)),
        ("R8.16", What::InfluenceDrawn { seat: A, card: Some(card(7)) }),
        ("R4.4", What::Dealt { seat: A, count: 5 }),
    ]);
    has(&table, A, json!({"general": 6, "personal": 10, "influence": 6}));
    assert!(table.hand(A).contains(&card(7)) && table.hand(A).contains(&JOKER));
}

#[test]
fn r8_16_is_optional() {
    let mut table = supply_of(json!({"laid": ["marker-for-card"], "general": 5}));
    table.play(A, Action::Pass);
    table.saw("R8.16", What::Declined { seat: A });
    has(&table, A, json!({"general": 5, "personal": 11, "influence": 5}));
}

#[test]
fn r8_16_not_without_a_marker_in_the_personal_reserve() {
    let table = supply_of(json!({"laid": ["marker-for-card"], "personal": 0}));
    table.asks(A, Question::Turn);
    has(&table, A, json!({"influence": 5, "general": 16}));
}

#[test]
fn r8_16_before_or_after_the_markers_that_come_back() {
    // One marker in the general reserve: after the trade, three can come back for two of them.
    let laid = json!(["marker-for-card", "three-markers"]);
    let mut table = supply_of(json!({"laid": laid, "general": 1}));
    table.asks(A, Question::TradeMarker { late: false });
    table.play(A, Action::Accept).asks(A, Question::Turn);
    has(&table, A, json!({"general": 0, "personal": 16, "influence": 6}));
    // Refused at first, it is offered once more.
    let mut table = supply_of(json!({"laid": laid, "general": 1}));
    table.play(A, Action::Pass).asks(A, Question::TradeMarker { late: true });
    table.play(A, Action::Accept);
    has(&table, A, json!({"general": 1, "personal": 15, "influence": 6}));
}

#[test]
fn r8_16_the_early_question_is_for_owners_of_r8_2_r8_8_and_r8_13_only() {
    for (other, early) in [
        ("one-marker-1", true),
        ("two-gains-1", true),
        ("three-markers", true),
        ("one-coin-1", false),
        ("one-shield-1", false),
        ("intrigue-card", false),
        ("three-coins", false),
    ] {
        let table = supply_of(json!({"laid": ["marker-for-card", other]}));
        table.asks(A, Question::TradeMarker { late: !early });
    }
}

#[test]
fn r8_19_wins_one_tie_also_where_louis_is() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 2}, "louis": 2,
        "markers": {"2": {"A": 1, "C": 1}}, "seats": {"C": {"laid": ["win-tie"], "general": 0}}
    }));
    table.play(C, Action::Accept);
    table.saw_in_order(&[
        ("R8.19", What::MissionUsed { seat: C, mission: mission("win-tie") }),
        ("R6.2", What::TieWon { seat: C, board: b(2) }),
        ("R6.8", What::Paid { seat: C, board: b(2), claim: Claim::First { crown: true } }),
        ("R6.8", What::Paid { seat: A, board: b(2), claim: Claim::Second }),
    ]);
    has(&table, C, json!({"chips": ["letter", "crown"], "general": 1}));
    has(&table, A, json!({"chips": ["letter"]}));
}

#[test]
fn r8_20_every_bribe_costs_one_less() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 3}, "louis": 1,
        "markers": {"3": {"A": 1, "B": 2, "C": 1}, "4": {"A": 1, "B": 2}},
        "seats": {"A": {"laid": ["one-off"], "coins": 4}}
    }));
    let bribe = |number, price| Question::Bribe { board: b(number), price };
    table.asks(A, bribe(3, 2));
    table.play(A, Action::Accept);
    table.saw_in_order(&[
        ("R6.4", What::Bribed { seat: A, board: b(3), price: 2 }),
        ("R6.4", What::CoinsPaid { seat: A, count: 2 }),
    ]);
    table.asks(C, bribe(3, 3));
    table.play(C, Action::Pass).asks(A, bribe(4, 2));
    table.play(A, Action::Accept);
    has(&table, A, json!({"coins": 0, "chips": ["ring", "helmet"]}));
}

#[test]
fn r8_20_two_louis_d_or_are_enough_for_its_owner_alone() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 4}, "louis": 1,
        "markers": {"4": {"A": 1, "B": 1, "C": 2}},
        "seats": {"A": {"laid": ["one-off"], "coins": 2}, "B": {"coins": 2}}
    }));
    table.play(A, Action::Accept);
    table.saw("R6.4", What::TooPoor { seat: B, board: b(4), price: 3 });
    has(&table, A, json!({"coins": 0, "chips": ["helmet"]}));
    has(&table, B, json!({"coins": 2, "chips": []}));
}

#[test]
fn r8_20_never_below_nothing() {
    let mut printed = Printed::from(Components::SHIPPED);
    printed.boards[3][0] = Condition::Money(1);
    let mut table = Table::at(json!({
        "players": 3, "at": {"board": 4}, "louis": 1, "components": printed,
        "markers": {"4": {"A": 1, "B": 2}}, "seats": {"A": {"laid": ["one-off"], "coins": 0}}
    }));
    let free = Claim::MayBribe { price: 0, why: louis_xiv_engine::Shortfall::Fewer };
    assert_eq!(claim(&table, 4, A), Some(free));
    table.asks(A, Question::Bribe { board: b(4), price: 0 });
    table.play(A, Action::Accept);
    has(&table, A, json!({"coins": 0, "chips": ["helmet"]}));
}

#[test]
fn r8_20_not_for_missions_that_cost_money() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"turn": "A"},
        "seats": {"A": {"laid": ["one-off", "pay-two-1"], "coins": 1}}
    }));
    table.refused(A, Action::PayTwo, "R8.5", Reason::TooPoor { price: 2 });
    let mut table = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "seats": {"A": {"laid": ["one-off", "change-chip-1"], "coins": 1, "chips": ["ring"]}}
    }));
    let change = Action::ChangeChip { chip: Chip::Ring };
    table.refused(A, change, "R8.6", Reason::TooPoor { price: 2 });
}
