//! R7.1 and R7.2: laying missions out, drawing new ones, and what becomes of the chips.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{Action, Chip, Mission, Payment, Question, Reason, Tier, What};
use serde_json::{Value, json};

use super::sheet::has;
use super::table::{Table, mission};

use Chip::{Crown, Helmet, Letter, Ring, Sceptre};

fn lay_out(name: &str, one: Chip, other: Chip) -> Action {
    Action::LayOut { mission: mission(name), pay: Payment::new(one, other) }
}

const fn draw(tier: Tier) -> Action {
    Action::Draw { tier }
}

/// The missions phase of round 1 with A to begin; B and C have nothing to do.
fn missions_of(a: Value) -> Table {
    Table::at(json!({
        "players": 3, "at": {"phase": "missions"}, "seats": {"A": a},
        "money-cards": [{"board": 1, "coins": 3}, {"board": 2, "coins": 4}]
    }))
}

/// Every mission of the game but those named.
fn all_but(names: &[&str]) -> Vec<Mission> {
    Mission::all().filter(|mission| !names.contains(&mission.name())).collect()
}

#[test]
fn r7_1_michael_lays_out_two_missions() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "seats": {
            "A": {
                "chips": ["sceptre", "sceptre", "ring", "crown"],
                "missions": ["change-card-1", "one-marker-4"]
            },
            "B": {"chips": ["ring"]}
        },
        "decks": {"dark": ["four-markers", "win-tie"], "light": ["one-coin-1"]}
    }));
    table.play(A, lay_out("change-card-1", Sceptre, Ring));
    table.asks(A, Question::DrawMission { left: 1, changing: false });
    table.play(A, draw(Tier::Dark));
    let drawn = Some(mission("four-markers"));
    table.saw("R7.1", What::MissionDrawn { seat: A, tier: Tier::Dark, mission: drawn });
    // Two helmets are wanted there, and one crown is no two helmets.
    let wrong = Reason::WrongChips { mission: mission("four-markers") };
    table.refused(A, lay_out("four-markers", Crown, Sceptre), "R7.1", wrong);
    let pay = Payment::new(Crown, Sceptre);
    table.play(A, lay_out("one-marker-4", Crown, Sceptre));
    table.saw("R7.1", What::LaidOut { seat: A, mission: mission("one-marker-4"), pay });
    table.play(A, draw(Tier::Light));
    table.saw("R7.1", What::MissionsDone { seat: A });
    table.asks(B, Question::LayOut);
    let laid = ["one-marker-4", "change-card-1"];
    let hand = ["one-coin-1", "four-markers"];
    has(&table, A, json!({"chips": [], "laid": laid, "missions": hand}));
}

#[test]
fn r7_1_every_way_to_pay() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "sceptre", "letter", "ring", "helmet", "crown", "crown"],
        "missions": ["one-marker-1", "two-gains-1", "three-markers"]
    }));
    let ways = |name: &str| -> Vec<(Chip, Chip)> {
        table.payments(A, mission(name)).map(Into::into).collect()
    };
    // A sceptre and any chip.
    assert_eq!(
        ways("one-marker-1"),
        [
            (Sceptre, Sceptre),
            (Sceptre, Letter),
            (Sceptre, Ring),
            (Sceptre, Helmet),
            (Sceptre, Crown),
            (Letter, Crown),
            (Ring, Crown),
            (Helmet, Crown),
            (Crown, Crown),
        ]
    );
    // A sceptre and a letter.
    assert_eq!(
        ways("two-gains-1"),
        [(Sceptre, Letter), (Sceptre, Crown), (Letter, Crown), (Crown, Crown)]
    );
    // Two sceptres.
    assert_eq!(ways("three-markers"), [(Sceptre, Sceptre), (Sceptre, Crown), (Crown, Crown)]);
    let listed = table.legal().iter().filter(|a| matches!(a, Action::LayOut { .. })).count();
    assert_eq!(listed, 16);
    table.play(A, lay_out("three-markers", Crown, Crown));
    table.saw("R7.1", What::ChipReturned { seat: A, chip: Crown });
    assert_eq!(table.count(|what| matches!(what, What::ChipReturned { .. })), 2);
    has(&table, A, json!({"chips": ["sceptre", "sceptre", "letter", "ring", "helmet"]}));
}

#[test]
fn r7_1_each_way_gives_back_exactly_these_chips() {
    for (name, one, other) in [
        ("one-marker-1", Letter, Crown),
        ("one-marker-1", Sceptre, Ring),
        ("two-gains-1", Sceptre, Letter),
        ("two-gains-1", Letter, Crown),
        ("three-markers", Sceptre, Crown),
        ("three-markers", Sceptre, Sceptre),
    ] {
        let mut table = missions_of(json!({
            "chips": ["sceptre", "sceptre", "letter", "ring", "crown"],
            "missions": ["one-marker-1", "two-gains-1", "three-markers"]
        }));
        let before = table.holding(A).chips;
        table.play(A, lay_out(name, one, other));
        let after = table.holding(A).chips;
        for chip in Chip::ALL {
            let paid = u8::from(chip == one) + u8::from(chip == other);
            assert_eq!(before.count(chip) - after.count(chip), paid, "{name}: {chip:?}");
        }
        assert!(table.holding(A).laid.contains(mission(name)));
        assert!(!table.secret(A).missions.contains(mission(name)));
    }
}

#[test]
fn r7_1_wrong_chips_are_refused() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "sceptre", "letter", "ring"],
        "missions": ["one-marker-1", "two-gains-1", "three-markers", "three-coins"]
    }));
    for (name, one, other) in [
        ("one-marker-1", Letter, Ring),
        ("two-gains-1", Sceptre, Sceptre),
        ("two-gains-1", Sceptre, Ring),
        ("three-markers", Sceptre, Letter),
        ("three-markers", Letter, Ring),
    ] {
        let wrong = Reason::WrongChips { mission: mission(name) };
        table.refused(A, lay_out(name, one, other), "R7.1", wrong);
    }
}

#[test]
fn r7_1_chips_and_missions_must_be_one_s_own() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "letter"], "missions": ["one-marker-1", "three-markers"]
    }));
    let lacking = |chip| Reason::ChipNotHeld { chip };
    table.refused(A, lay_out("one-marker-1", Sceptre, Crown), "R7.1", lacking(Crown));
    table.refused(A, lay_out("one-marker-1", Sceptre, Sceptre), "R7.1", lacking(Sceptre));
    table.refused(A, lay_out("three-markers", Crown, Crown), "R7.1", lacking(Crown));
    let other = Reason::MissionNotHeld { mission: mission("one-coin-1") };
    table.refused(A, lay_out("one-coin-1", Sceptre, Letter), "R7.1", other);
    table.refused(A, draw(Tier::Light), "R7.1", Reason::NotNow);
}

#[test]
fn r7_1_a_new_card_from_any_deck_and_it_may_be_laid_out_at_once() {
    for (tier, top) in
        [(Tier::Light, "one-coin-2"), (Tier::Medium, "one-shield-2"), (Tier::Dark, "one-off")]
    {
        let mut table = Table::at(json!({
            "players": 3, "at": {"phase": "missions"},
            "seats": {"A": {
                "chips": ["sceptre", "sceptre", "crown", "crown"],
                "missions": ["one-marker-1", "two-gains-2"]
            }},
            "decks": {"light": ["one-coin-2"], "medium": ["one-shield-2"], "dark": ["one-off"]}
        }));
        table.play(A, lay_out("one-marker-1", Sceptre, Sceptre)).play(A, draw(tier));
        has(&table, A, json!({"missions": 2}));
        table.asks(A, Question::LayOut);
        table.play(A, lay_out(top, Crown, Crown));
        assert!(table.holding(A).laid.contains(mission(top)));
    }
}

#[test]
fn r7_1_the_draw_is_not_optional() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "ring"], "missions": ["one-marker-1"]
    }));
    table.play(A, lay_out("one-marker-1", Sceptre, Ring));
    table.refused(A, Action::Pass, "R7.1", Reason::MustChoose);
    assert_eq!(table.legal(), [Tier::Light, Tier::Medium, Tier::Dark].map(draw));
}

#[test]
fn r7_1_no_card_from_an_empty_deck() {
    let dark: Vec<Mission> = Mission::of(Tier::Dark).collect();
    let mut table = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "seats": {
            "A": {"chips": ["sceptre", "ring"], "missions": ["one-marker-1"]},
            "B": {"laid": dark}
        }
    }));
    table.play(A, lay_out("one-marker-1", Sceptre, Ring));
    let empty = Reason::DeckEmpty { tier: Tier::Dark };
    table.refused(A, draw(Tier::Dark), "R7.1", empty);
    assert_eq!(table.legal(), [Tier::Light, Tier::Medium].map(draw));
}

#[test]
fn r7_1_with_all_decks_empty_nothing_is_drawn() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "seats": {
            "A": {
                "chips": ["sceptre", "sceptre", "ring", "ring"],
                "missions": ["one-marker-1", "one-marker-3"]
            },
            "B": {"laid": all_but(&["one-marker-1", "one-marker-3"]), "missions": []},
            "C": {"missions": [], "chips": ["ring"]}
        }
    }));
    table.play(A, lay_out("one-marker-1", Sceptre, Sceptre));
    table.saw("R7.1", What::NoMissionLeft { seat: A });
    table.asks(A, Question::LayOut);
    table.play(A, lay_out("one-marker-3", Ring, Ring)).asks(C, Question::LayOut);
    has(&table, A, json!({"missions": [], "laid": ["one-marker-1", "one-marker-3"]}));
}

#[test]
fn r7_1_in_turn_order_everybody_with_a_chip_able_to_pay_or_not() {
    let mut table = Table::at(json!({
        "players": 4, "start": "C", "at": {"phase": "missions"},
        "seats": {
            "A": {"chips": ["ring"]},
            "C": {"chips": ["ring", "ring"], "missions": ["three-markers"]},
            "D": {"chips": []}
        }
    }));
    table.asks(C, Question::LayOut);
    assert_eq!(table.legal(), [Action::Pass]);
    table.play(C, Action::Pass);
    table.asks(A, Question::LayOut);
    table.play(A, Action::Pass);
    assert_eq!(table.round(), 2, "B and D have no chip and no turn");
}

#[test]
fn r7_1_whoever_will_not_lay_out_keeps_the_mission() {
    let mut table = missions_of(json!({
        "chips": ["sceptre"], "missions": ["one-marker-1"]
    }));
    table.play(A, Action::Pass);
    table.saw("R7.1", What::MissionsDone { seat: A });
    has(&table, A, json!({"missions": ["one-marker-1"], "laid": [], "chips": ["sceptre"]}));
    table.never(|what| matches!(what, What::MissionDrawn { .. }));
}

#[test]
fn r7_1_others_see_the_deck_and_not_the_card() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "ring"], "missions": ["one-marker-1"]
    }));
    table.play(A, lay_out("one-marker-1", Sceptre, Ring)).play(A, draw(Tier::Dark));
    let drawn = table.last()[0];
    let hidden = What::MissionDrawn { seat: A, tier: Tier::Dark, mission: None };
    assert_eq!(drawn.seen_by(Some(B)).what, hidden);
    assert_eq!(drawn.seen_by(Some(A)), drawn);
    assert_eq!(table.counts(A).missions, [0, 0, 1]);
}

#[test]
fn r7_2_one_chip_stays_and_each_other_becomes_a_shield() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "letter", "letter", "crown"], "missions": []
    }));
    table.play(A, Action::Pass).asks(A, Question::KeepChip);
    assert_eq!(table.legal(), [Sceptre, Letter, Crown].map(|chip| Action::Keep { chip }));
    table.refused(A, Action::Pass, "R7.2", Reason::MustChoose);
    let ring = Reason::ChipNotHeld { chip: Ring };
    table.refused(A, Action::Keep { chip: Ring }, "R7.2", ring);
    table.play(A, Action::Keep { chip: Letter });
    table.saw("R7.2", What::ChipKept { seat: A, chip: Letter });
    let given = table.events().iter().filter_map(|event| match event.what {
        What::ChipReturned { seat: A, chip } => Some(chip),
        _ => None,
    });
    assert_eq!(given.collect::<Vec<_>>(), [Sceptre, Letter, Crown]);
    has(&table, A, json!({"chips": ["letter"], "shields": 3}));
    assert_eq!(table.round(), 2);
}

#[test]
fn r7_2_chips_of_one_kind_leave_no_choice() {
    let table_of = |chips: Value| {
        let mut table = missions_of(json!({"chips": chips, "missions": []}));
        table.play(A, Action::Pass);
        assert_eq!(table.round(), 2, "nothing more was asked");
        table
    };
    let table = table_of(json!(["ring", "ring", "ring"]));
    table.saw("R7.2", What::ChipKept { seat: A, chip: Ring });
    has(&table, A, json!({"chips": ["ring"], "shields": 2}));
    let table = table_of(json!(["ring"]));
    table.never(|what| matches!(what, What::ChipKept { .. } | What::ChipReturned { .. }));
    has(&table, A, json!({"chips": ["ring"], "shields": 0}));
}

#[test]
fn r7_2_also_after_laying_out() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "ring", "helmet", "letter"], "missions": ["one-marker-1"]
    }));
    table.play(A, lay_out("one-marker-1", Sceptre, Ring)).play(A, draw(Tier::Light));
    table.play(A, Action::Pass).play(A, Action::Keep { chip: Helmet });
    has(&table, A, json!({"chips": ["helmet"], "shields": 1}));
}

#[test]
fn r7_2_the_trade_comes_before_the_next_player_s_turn() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "seats": {"A": {"chips": ["ring", "ring"], "missions": []}, "C": {"chips": ["ring"]}}
    }));
    table.play(A, Action::Pass).asks(C, Question::LayOut);
    has(&table, A, json!({"chips": ["ring"], "shields": 1}));
}

#[test]
fn r7_2_in_round_4_nobody_is_asked_and_every_chip_becomes_a_shield() {
    for (chips, count) in [(json!(["sceptre", "letter", "crown"]), 3), (json!(["ring", "ring"]), 2)]
    {
        let mut table = Table::at(json!({
            "players": 3, "round": 4, "at": {"phase": "missions"},
            "seats": {"A": {"chips": chips, "missions": [], "coins": 0}}
        }));
        table.play(A, Action::Pass);
        table.never(|what| matches!(what, What::ChipKept { .. } | What::ChipReturned { .. }));
        let outcome = table.outcome().expect("the game is over");
        assert_eq!(outcome.tallies[A].chips, count);
    }
}
