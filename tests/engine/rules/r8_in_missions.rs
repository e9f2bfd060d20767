//! R8.1, R8.6 and R8.7: missions that work in the missions phase.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{Action, Chip, Mission, Payment, Question, Reason, Tier, What};
use serde_json::{Value, json};

use super::sheet::has;
use super::table::{Table, mission};

use Chip::{Crown, Letter, Ring, Sceptre};

fn lay_out(name: &str, one: Chip, other: Chip) -> Action {
    Action::LayOut { mission: mission(name), pay: Payment::new(one, other) }
}

const fn draw(tier: Tier) -> Action {
    Action::Draw { tier }
}

const fn change(chip: Chip) -> Action {
    Action::ChangeChip { chip }
}

fn put_back(first: &str, second: Option<&str>) -> Action {
    Action::PutBack { first: mission(first), second: second.map(mission) }
}

fn used(name: &str) -> What {
    What::MissionUsed { seat: A, mission: mission(name) }
}

fn missions_of(a: Value) -> Table {
    Table::at(json!({
        "players": 3, "at": {"phase": "missions"}, "seats": {"A": a},
        "decks": {
            "light": ["one-coin-1", "one-coin-2"], "medium": ["one-shield-1"],
            "dark": ["one-off", "win-tie"]
        },
        "money-cards": [{"board": 1, "coins": 3}, {"board": 2, "coins": 4}]
    }))
}

#[test]
fn r8_1_draws_two_cards_the_second_after_seeing_the_first() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "letter"], "missions": ["more-missions-1", "two-gains-1"]
    }));
    table.play(A, lay_out("more-missions-1", Sceptre, Letter));
    table.saw("R8.1", used("more-missions-1"));
    table.asks(A, Question::DrawMission { left: 2, changing: false });
    table.play(A, draw(Tier::Light));
    has(&table, A, json!({"missions": ["one-coin-1", "two-gains-1"]}));
    table.asks(A, Question::DrawMission { left: 1, changing: false });
    table.refused(A, Action::Pass, "R7.1", Reason::MustChoose);
    table.play(A, draw(Tier::Dark));
    has(&table, A, json!({"missions": ["one-coin-1", "two-gains-1", "one-off"]}));
    assert_eq!(table.round(), 2);
}

#[test]
fn r8_1_two_of_them_make_a_hand_of_four() {
    let mut table = missions_of(json!({
        "chips": ["sceptre", "sceptre", "ring", "ring"],
        "missions": ["more-missions-1", "more-missions-2"]
    }));
    table.play(A, lay_out("more-missions-1", Sceptre, Sceptre));
    table.play(A, draw(Tier::Dark)).play(A, draw(Tier::Dark));
    table.play(A, lay_out("more-missions-2", Ring, Ring));
    table.play(A, draw(Tier::Light)).play(A, draw(Tier::Light));
    has(&table, A, json!({"missions": ["one-coin-1", "one-coin-2", "win-tie", "one-off"]}));
}

#[test]
fn r8_1_with_a_single_card_left_one_is_drawn() {
    let rest: Vec<Mission> = Mission::all()
        .filter(|mission| !["more-missions-1", "one-off"].contains(&mission.name()))
        .collect();
    let mut table = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "seats": {
            "A": {"chips": ["sceptre", "ring"], "missions": ["more-missions-1"]},
            "B": {"laid": rest, "missions": []}, "C": {"missions": [], "chips": ["ring"]}
        }
    }));
    table.play(A, lay_out("more-missions-1", Sceptre, Ring));
    assert_eq!(table.legal(), [draw(Tier::Dark)]);
    table.play(A, draw(Tier::Dark));
    table.saw("R7.1", What::NoMissionLeft { seat: A });
    table.asks(C, Question::LayOut);
    has(&table, A, json!({"missions": ["one-off"]}));
}

#[test]
fn r8_6_two_louis_d_or_change_a_chip_into_a_crown() {
    let mut table = missions_of(json!({
        "laid": ["change-chip-1"], "chips": ["ring", "letter"], "coins": 3,
        "missions": ["three-markers"]
    }));
    assert_eq!(table.legal(), [Action::Pass, change(Letter), change(Ring)]);
    table.play(A, change(Ring));
    table.saw_in_order(&[
        ("R8.6", used("change-chip-1")),
        ("R8.6", What::CoinsPaid { seat: A, count: 2 }),
        ("R8.6", What::ChipChanged { seat: A, chip: Ring }),
    ]);
    has(&table, A, json!({"chips": ["letter", "crown"], "coins": 1}));
    table.asks(A, Question::LayOut);
}

#[test]
fn r8_6_once_a_phase_and_twice_with_two() {
    let chips = json!(["ring", "letter", "letter"]);
    let mut table = missions_of(json!({"laid": ["change-chip-1"], "chips": chips, "coins": 9}));
    table.play(A, change(Ring));
    table.refused(A, change(Letter), "R8.6", Reason::MissionNotReady);
    let mut table = missions_of(json!({
        "laid": ["change-chip-1", "change-chip-2"], "chips": chips, "coins": 9
    }));
    table.play(A, change(Ring)).play(A, change(Letter));
    table.refused(A, change(Letter), "R8.6", Reason::MissionNotReady);
    has(&table, A, json!({"chips": ["letter", "crown", "crown"], "coins": 5}));
}

#[test]
fn r8_6_already_in_the_phase_in_which_it_is_laid_out() {
    let mut table = missions_of(json!({
        "missions": ["change-chip-2", "three-markers"], "coins": 2,
        "chips": ["ring", "ring", "sceptre", "letter"]
    }));
    table.refused(A, change(Letter), "R8.6", Reason::MissionNotReady);
    table.play(A, lay_out("change-chip-2", Ring, Ring)).play(A, draw(Tier::Light));
    table.play(A, change(Letter)).play(A, lay_out("three-markers", Sceptre, Crown));
    assert!(table.holding(A).laid.contains(mission("three-markers")));
    assert_eq!(table.coins(A), 0);
}

#[test]
fn r8_6_the_turn_goes_on_while_one_chip_could_be_changed() {
    let mut table = missions_of(json!({
        "missions": ["one-marker-3", "three-markers"], "laid": ["change-chip-1"], "coins": 2,
        "chips": ["ring", "ring", "letter"]
    }));
    table.play(A, lay_out("one-marker-3", Ring, Ring)).play(A, draw(Tier::Light));
    table.asks(A, Question::LayOut);
    table.play(A, change(Letter));
    assert_eq!(table.round(), 2, "one chip and nothing more to do");
    has(&table, A, json!({"chips": ["crown"]}));
}

#[test]
fn r8_6_refusals() {
    let mut table = missions_of(json!({
        "laid": ["change-chip-1"], "chips": ["ring", "crown"], "coins": 2
    }));
    table.refused(A, change(Crown), "R8.6", Reason::AlreadyCrown);
    table.refused(A, change(Letter), "R8.6", Reason::ChipNotHeld { chip: Letter });
    let mut table = missions_of(json!({"laid": ["change-chip-1"], "chips": ["ring"], "coins": 1}));
    table.refused(A, change(Ring), "R8.6", Reason::TooPoor { price: 2 });
}

#[test]
fn r8_6_offered_once_more_at_the_end_of_the_phase() {
    let mut table = Table::at(json!({
        "players": 3, "at": {"phase": "missions"},
        "money-cards": [{"board": 1, "coins": 3}, {"board": 2, "coins": 4}],
        "seats": {
            "A": {"laid": ["change-chip-1", "change-missions-1"], "chips": ["ring"], "coins": 2},
            "C": {"chips": ["ring"]}
        }
    }));
    table.play(A, Action::Pass).play(C, Action::Pass).asks(A, Question::ChangeMissions);
    table.play(A, Action::Pass).asks(A, Question::ChangeChip);
    assert_eq!(table.legal(), [Action::Pass, change(Ring)]);
    table.play(A, change(Ring));
    table.saw("R8.6", What::ChipChanged { seat: A, chip: Ring });
    assert_eq!(table.round(), 2);
    has(&table, A, json!({"chips": ["crown"], "coins": 4}));
}

#[test]
fn r8_6_the_last_offer_may_be_refused() {
    let mut table = missions_of(json!({"laid": ["change-chip-1"], "chips": ["ring"], "coins": 2}));
    table.play(A, Action::Pass).asks(A, Question::ChangeChip);
    table.play(A, Action::Pass);
    table.saw("R8.6", What::Declined { seat: A });
    assert_eq!(table.round(), 2);
    has(&table, A, json!({"chips": ["ring"], "coins": 6}));
}

#[test]
fn r8_6_no_last_offer_in_round_4() {
    let seat = json!({"laid": ["change-chip-1"], "chips": ["ring"], "coins": 2});
    let at = |round| json!({"players": 3, "round": round, "at": {"phase": "missions"}, "seats": {"A": seat}});
    let mut table = Table::at(at(3));
    table.play(A, Action::Pass).asks(A, Question::ChangeChip);
    let mut table = Table::at(at(4));
    table.clone().play(A, change(Ring)).saw("R8.6", What::ChipChanged { seat: A, chip: Ring });
    table.play(A, Action::Pass);
    assert!(table.outcome().is_some());
    table.never(|what| matches!(what, What::Declined { .. }));
}

#[test]
fn r8_6_no_last_offer_to_somebody_with_crowns_only_or_without_money() {
    for (chips, coins) in [(json!(["crown"]), 5), (json!(["ring"]), 1)] {
        let mut table =
            missions_of(json!({"laid": ["change-chip-1"], "chips": chips, "coins": coins}));
        table.play(A, Action::Pass);
        assert_eq!(table.round(), 2);
    }
}

/// A has laid R8.7 out and holds these missions; C's turn comes before its end of the phase.
fn changing(laid: Value, missions: Value, round: u8) -> Table {
    let mut table = Table::at(json!({
        "players": 3, "round": round, "at": {"phase": "missions"},
        "seats": {"A": {"laid": laid, "missions": missions}, "C": {"chips": ["ring"]}},
        "decks": {
            "light": ["one-coin-1", "one-coin-2"], "medium": ["one-shield-1"],
            "dark": ["one-off", "win-tie"]
        }
    }));
    table.asks(C, Question::LayOut);
    table.play(C, Action::Pass);
    table
}

#[test]
fn r8_7_two_missions_go_under_their_decks_and_two_come_from_any() {
    let hand = json!(["one-marker-1", "two-gains-1"]);
    let mut table = changing(json!(["change-missions-1"]), hand, 1);
    table.asks(A, Question::ChangeMissions);
    assert_eq!(
        table.legal(),
        [
            Action::Pass,
            put_back("one-marker-1", None),
            put_back("one-marker-1", Some("two-gains-1")),
            put_back("two-gains-1", None),
            put_back("two-gains-1", Some("one-marker-1")),
        ]
    );
    table.play(A, put_back("one-marker-1", Some("two-gains-1")));
    let back =
        |tier, name| ("R8.7", What::MissionPutBack { seat: A, tier, mission: Some(mission(name)) });
    table.saw_in_order(&[
        ("R8.7", used("change-missions-1")),
        back(Tier::Light, "one-marker-1"),
        back(Tier::Medium, "two-gains-1"),
    ]);
    let decks = table.position().missions;
    assert_eq!(decks[0].first(), Some(&mission("one-marker-1")));
    assert_eq!(decks[1].first(), Some(&mission("two-gains-1")));
    table.asks(A, Question::DrawMission { left: 2, changing: true });
    table.refused(A, Action::Pass, "R8.7", Reason::MustChoose);
    table.play(A, draw(Tier::Dark));
    has(&table, A, json!({"missions": ["one-off"]}));
    table.asks(A, Question::DrawMission { left: 1, changing: true });
    table.play(A, draw(Tier::Dark));
    let drawn = Some(mission("win-tie"));
    table.saw("R8.7", What::MissionDrawn { seat: A, tier: Tier::Dark, mission: drawn });
    has(&table, A, json!({"missions": 2}));
    assert_eq!(table.round(), 2);
}

#[test]
fn r8_7_two_of_one_deck_go_under_it_in_the_order_of_their_owner() {
    let [one, other] = ["one-marker-1", "pay-two-1"];
    for (first, second) in [(one, other), (other, one)] {
        let mut table = changing(json!(["change-missions-1"]), json!([one, other]), 1);
        table.play(A, put_back(first, Some(second)));
        let light = &table.position().missions[0];
        assert_eq!(light[..2], [second, first].map(mission), "the second lies lower");
        let known = |tier| table.view(Some(A)).known_missions(tier)[..2].to_vec();
        assert_eq!(known(Tier::Light), [second, first].map(|name| Some(mission(name))));
    }
}

#[test]
fn r8_7_one_mission_only() {
    let hand = json!(["one-marker-1", "two-gains-1"]);
    let mut table = changing(json!(["change-missions-2"]), hand, 1);
    table.play(A, put_back("two-gains-1", None));
    table.asks(A, Question::DrawMission { left: 1, changing: true });
    table.play(A, draw(Tier::Light));
    has(&table, A, json!({"missions": ["one-marker-1", "one-coin-1"]}));
    assert_eq!(table.round(), 2);
}

#[test]
fn r8_7_only_its_owner_knows_what_went_back() {
    let mut table = changing(json!(["change-missions-1"]), json!(["one-marker-1"]), 1);
    table.play(A, put_back("one-marker-1", None));
    let told = table.last().iter().find(|event| matches!(event.what, What::MissionPutBack { .. }));
    let hidden = What::MissionPutBack { seat: A, tier: Tier::Light, mission: None };
    assert_eq!(told.expect("it is told").seen_by(Some(B)).what, hidden);
    assert_eq!(table.view(Some(B)).known_missions(Tier::Light)[0], None);
    let known = table.view(Some(A)).known_missions(Tier::Light)[0];
    assert_eq!(known, Some(mission("one-marker-1")));
}

/// A puts missions back, some of which B knows, having put them back once.
fn known_to_b(missions: Value, known: Value, back: Action) -> Table {
    let mut table = Table::at(json!({
        "players": 2, "at": {"phase": "missions"},
        "seats": {"A": {"laid": ["change-missions-1"], "missions": missions}},
        "known": {"missions": [[], known, [], []]}
    }));
    assert!(!table.view(Some(B)).glimpse(A).missions.is_empty());
    table.asks(A, Question::ChangeMissions);
    table.play(A, back);
    table
}

#[test]
fn r8_7_whoever_knew_one_of_several_cannot_tell_which_went_back() {
    let two = json!(["one-coin-1", "one-coin-2"]);
    let one = json!(["one-coin-1"]);
    for (known, back) in [
        (one.clone(), put_back("one-coin-1", None)),
        (one.clone(), put_back("one-coin-2", None)),
        (two.clone(), put_back("one-coin-1", None)),
        (one, put_back("one-coin-1", Some("one-coin-2"))),
    ] {
        let table = known_to_b(two.clone(), known, back);
        let view = table.view(Some(B));
        assert!(view.glimpse(A).missions.is_empty(), "it may have gone");
        assert!(view.known_missions(Tier::Light).iter().all(Option::is_none), "or may not");
    }
}

#[test]
fn r8_7_whoever_knew_the_only_one_knows_where_it_went() {
    let one = json!(["one-coin-1"]);
    let back = put_back("one-coin-1", None);
    let table = known_to_b(json!(["one-coin-1", "two-gains-1"]), one, back);
    let view = table.view(Some(B));
    assert_eq!(view.known_missions(Tier::Light)[0], Some(mission("one-coin-1")));
    assert!(view.glimpse(A).missions.is_empty());
}

#[test]
fn r8_7_two_of_the_same_are_used_one_after_the_other() {
    let laid = json!(["change-missions-1", "change-missions-2"]);
    let mut table = changing(laid, json!(["one-marker-1"]), 1);
    table.play(A, put_back("one-marker-1", None)).play(A, draw(Tier::Light));
    table.asks(A, Question::ChangeMissions);
    // The card just drawn may go, too.
    table.play(A, put_back("one-coin-1", None)).play(A, draw(Tier::Dark));
    has(&table, A, json!({"missions": ["one-off"]}));
    assert_eq!(table.round(), 2);
}

#[test]
fn r8_7_refused_once_it_is_not_asked_again() {
    let laid = json!(["change-missions-1", "change-missions-2"]);
    let mut table = changing(laid, json!(["one-marker-1"]), 1);
    table.play(A, Action::Pass);
    table.saw("R8.7", What::Declined { seat: A });
    assert_eq!(table.round(), 2);
    has(&table, A, json!({"missions": ["one-marker-1"]}));
}

#[test]
fn r8_7_refusals() {
    let hand = json!(["one-marker-1", "two-gains-1"]);
    let mut table = changing(json!(["change-missions-1"]), hand, 1);
    let same = Reason::SameMission;
    table.refused(A, put_back("one-marker-1", Some("one-marker-1")), "R8.7", same);
    let lacking = Reason::MissionNotHeld { mission: mission("win-tie") };
    table.refused(A, put_back("win-tie", None), "R8.7", lacking);
    table.refused(A, put_back("one-marker-1", Some("win-tie")), "R8.7", lacking);
}

#[test]
fn r8_7_in_turn_order_when_all_are_done() {
    let mut table = Table::at(json!({
        "players": 3, "start": "C", "at": {"phase": "missions"},
        "seats": {
            "A": {"laid": ["change-missions-1"]},
            "B": {"chips": ["ring"]},
            "C": {"laid": ["change-missions-2"]}
        }
    }));
    table.play(B, Action::Pass).asks(C, Question::ChangeMissions);
    table.play(C, Action::Pass).asks(A, Question::ChangeMissions);
    table.play(A, Action::Pass);
    assert_eq!(table.round(), 2);
}

#[test]
fn r8_7_already_in_the_phase_in_which_it_is_laid_out() {
    let mut table = missions_of(json!({
        "missions": ["change-missions-1"], "chips": ["letter", "ring"]
    }));
    table.play(A, lay_out("change-missions-1", Letter, Ring)).play(A, draw(Tier::Light));
    table.asks(A, Question::ChangeMissions);
}

#[test]
fn r8_7_not_in_round_4_and_not_without_a_mission_in_hand() {
    let laid = json!(["change-missions-1"]);
    let table = changing(laid.clone(), json!(["one-marker-1"]), 4);
    assert!(table.outcome().is_some());
    let table = changing(laid.clone(), json!([]), 1);
    assert_eq!(table.round(), 2);
    let table = changing(laid, json!(["one-marker-1"]), 3);
    table.asks(A, Question::ChangeMissions);
}
