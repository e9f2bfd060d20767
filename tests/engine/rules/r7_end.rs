//! R7.3 to R7.5: the end of a round, the end of the game, and who has won.

use louis_xiv_engine::Seat::{A, B, C, D};
use louis_xiv_engine::{
    Action, Components, Leftover, Mission, Outcome, Phase, Printed, Question, Reason, Seat,
    SeatSet, Shield, Tally, What,
};
use serde_json::{Value, json};

use super::sheet::has;
use super::table::Table;

/// The final count. Nobody has anything but what is given.
fn count_out(players: u8, mut seats: Value, more: Value) -> Table {
    for seat in Seat::ALL.into_iter().take(usize::from(players)) {
        let sheet = &mut seats[seat.to_string()];
        for (key, nothing) in [("coins", json!(0)), ("missions", json!([]))] {
            if sheet.get(key).is_none() {
                sheet[key] = nothing;
            }
        }
    }
    let mut position = json!({
        "players": players, "round": 4, "at": {"phase": "over"}, "seats": seats
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    Table::at(position)
}

fn outcome(table: &Table) -> Outcome {
    table.outcome().expect("the game is over")
}

fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

#[test]
fn r7_3_the_start_player_s_card_passes_clockwise_and_a_round_begins() {
    for (start, next) in [(A, B), (B, C), (C, A)] {
        let mut table = Table::at(json!({
            "players": 3, "start": start, "at": {"phase": "missions"},
            "seats": {"A": {"chips": ["ring"]}}
        }));
        table.play(A, Action::Pass);
        table.saw_in_order(&[
            ("R7.3", What::StartPasses { to: next }),
            ("R7.3", What::Round { round: 2, start: next }),
            ("R4.1", What::Phase { phase: Phase::Supply }),
        ]);
        assert_eq!((table.start(), table.round()), (next, 2));
        table.asks(next, Question::Turn);
    }
}

#[test]
fn r7_3_after_round_4_the_game_is_over() {
    let mut table = Table::at(json!({
        "players": 3, "round": 4, "at": {"phase": "missions"},
        "seats": {"A": {"chips": ["ring"]}}
    }));
    assert_eq!(table.outcome(), None);
    table.play(A, Action::Pass);
    assert_eq!(table.decision(), None);
    assert_eq!(table.phase(), Phase::Over);
    table.never(|what| matches!(what, What::StartPasses { .. } | What::Round { .. }));
    let over = table.check(&Action::Pass).expect_err("nothing more to answer");
    assert_eq!((over.rule.to_string().as_str(), over.reason), ("R7.3", Reason::Over));
    assert!(table.legal().is_empty());
}

#[test]
fn r7_3_after_round_3_there_is_one_more() {
    let mut table = Table::at(json!({
        "players": 3, "round": 3, "at": {"phase": "missions"},
        "seats": {"A": {"chips": ["ring"]}}
    }));
    table.play(A, Action::Pass);
    assert_eq!((table.round(), table.outcome()), (4, None));
}

#[test]
fn r7_3_wolfgang_s_seven_shields() {
    let table = count_out(
        3,
        json!({"A": {"influence": [3], "intrigue": [2, 9], "coins": 8}}),
        json!({"markers": {"5": {"A": 2}}}),
    );
    let converted = |what, count| ("R7.3", What::Converted { seat: A, what, count });
    table.saw_in_order(&[
        converted(Leftover::InfluenceCards, 1),
        converted(Leftover::IntrigueCards, 2),
        converted(Leftover::Markers, 2),
        converted(Leftover::Coins, 2),
    ]);
    table.never(|what| matches!(what, What::Converted { what: Leftover::Chips, .. }));
    let tally = outcome(&table).tallies[A];
    assert_eq!(tally.converted(), 7);
    assert_eq!(table.count(|what| matches!(what, What::ShieldDrawn { seat: A, .. })), 7);
    let Tally { influence, intrigue, chips, markers, coins, .. } = tally;
    assert_eq!((influence, intrigue, chips, markers, coins), (1, 2, 0, 2, 2));
}

#[test]
fn r7_3_a_shield_for_each_chip_and_each_marker_on_any_board() {
    let table = count_out(
        3,
        json!({"A": {"chips": ["ring", "crown"]}}),
        json!({"markers": {"1": {"A": 1, "B": 1}, "6": {"A": 1}, "12": {"A": 2}}}),
    );
    let tallies = outcome(&table).tallies;
    assert_eq!((tallies[A].chips, tallies[A].markers), (2, 4));
    assert_eq!((tallies[B].chips, tallies[B].markers), (0, 1));
    table.saw("R7.3", What::Converted { seat: A, what: Leftover::Chips, count: 2 });
}

#[test]
fn r7_3_a_shield_for_each_full_three_louis_d_or() {
    for (coins, shields) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)] {
        let table = count_out(2, json!({"A": {"coins": coins}}), json!({}));
        assert_eq!(outcome(&table).tallies[A].coins, shields, "{coins}");
        let told = table.count(|w| matches!(w, What::Converted { what: Leftover::Coins, .. }));
        assert_eq!(told, usize::from(shields > 0));
    }
}

#[test]
fn r7_3_most_of_a_kind_gets_one_more_shield() {
    let table = count_out(
        3,
        json!({
            "A": {"shields": ["lily", "lily", "sun"]},
            "B": {"shields": ["lily", "sun", "sun", "eagle"]},
            "C": {"shields": ["lily"]}
        }),
        json!({}),
    );
    let majority =
        |kind, seat, count| ("R7.3", What::Majority { kind, seats: seats(&[seat]), count });
    table.saw_in_order(&[
        majority(Shield::Lily, A, 2),
        ("R7.3", What::ExtraShield { seat: A }),
        majority(Shield::Sun, B, 2),
        ("R7.3", What::ExtraShield { seat: B }),
        majority(Shield::Eagle, B, 1),
        ("R7.3", What::ExtraShield { seat: B }),
    ]);
    assert_eq!(table.count(|what| matches!(what, What::ExtraShield { .. })), 3);
    let tallies = outcome(&table).tallies;
    let parts = |seat: Seat| (tallies[seat].shields, tallies[seat].majorities, tallies[seat].total);
    assert_eq!([parts(A), parts(B), parts(C)], [(3, 1, 4), (4, 2, 6), (1, 0, 1)]);
}

#[test]
fn r7_3_everybody_tied_for_most_gets_one() {
    let table = count_out(
        4,
        json!({
            "A": {"shields": ["ship", "ship"]}, "B": {"shields": ["ship"]},
            "C": {"shields": ["ship", "ship"]}
        }),
        json!({}),
    );
    table.saw("R7.3", What::Majority { kind: Shield::Ship, seats: seats(&[A, C]), count: 2 });
    let tallies = outcome(&table).tallies;
    let totals = [A, B, C, D].map(|seat| tallies[seat].total);
    assert_eq!(totals, [3, 1, 3, 0]);
}

#[test]
fn r7_3_most_means_at_least_one() {
    let table = count_out(3, json!({}), json!({}));
    table.never(|what| matches!(what, What::Majority { .. } | What::ExtraShield { .. }));
    let tallies = outcome(&table).tallies;
    assert_eq!([A, B, C].map(|seat| tallies[seat].total), [0, 0, 0]);
}

#[test]
fn r7_3_extra_shields_change_no_majority() {
    // A's extra shield for lilies is a second sun, and suns are counted after lilies.
    let table = count_out(
        3,
        json!({"A": {"shields": ["lily", "sun"]}, "B": {"shields": ["sun", "sun"]}}),
        json!({"decks": {"shields": ["sun", "sun", "sun"]}}),
    );
    table.saw("R7.3", What::Majority { kind: Shield::Lily, seats: seats(&[A]), count: 1 });
    table.saw("R7.3", What::Majority { kind: Shield::Sun, seats: seats(&[B]), count: 2 });
    assert_eq!(table.shields(A, Shield::Sun), 1);
    assert_eq!(table.secret(A).shields.unseen(), 1);
    let tallies = outcome(&table).tallies;
    assert_eq!((tallies[A].total, tallies[B].total), (3, 3));
}

#[test]
fn r7_3_shields_for_leftovers_do_count_for_majorities() {
    let table = count_out(
        3,
        json!({"A": {"coins": 6}, "B": {"shields": ["tower"]}}),
        json!({"decks": {"shields": ["tower", "tower"]}}),
    );
    table.saw("R7.3", What::Majority { kind: Shield::Tower, seats: seats(&[A]), count: 2 });
    assert_eq!(outcome(&table).tallies[A].total, 3);
}

#[test]
fn r7_3_drawn_in_turn_order_of_round_4() {
    let table = count_out(
        3,
        json!({"A": {"coins": 3}, "B": {"coins": 3}, "C": {"coins": 3}}),
        json!({"start": "B", "decks": {"shields": ["sun", "ship", "lion"]}}),
    );
    let drawn = |seat, kind| ("R7.3", What::ShieldDrawn { seat, kind: Some(kind), plain: false });
    table.saw_in_order(&[drawn(B, Shield::Sun), drawn(C, Shield::Ship), drawn(A, Shield::Lion)]);
}

#[test]
fn r7_3_everybody_can_count_what_is_left_over_as_it_is_counted_at_the_end() {
    let table = Table::at(json!({
        "players": 3, "round": 4, "at": {"turn": "A"}, "markers": {"3": {"A": 2}, "11": {"A": 1}},
        "seats": {"A": {"coins": 8, "chips": ["ring", "crown"], "intrigue": [4, 9, 10]}}
    }));
    let left = table.leftovers(A);
    assert_eq!((left.influence, left.intrigue, left.chips), (5, 3, 2));
    assert_eq!((left.markers, left.coins, left.converted()), (3, 2, 15));
    for viewer in [None, Some(A), Some(B)] {
        let view = table.view(viewer);
        assert!(table.seats().all(|seat| view.leftovers(seat) == table.leftovers(seat)));
    }
}

#[test]
fn r7_3_all_turn_up_their_shields_after_the_leftovers() {
    let table = count_out(2, json!({"A": {"coins": 3}, "B": {"shields": ["lily"]}}), json!({}));
    let shown = table.view(None).shown().copied().expect("turned up at the end");
    assert_eq!((shown[A].len(), shown[B].count(Shield::Lily)), (1, 1));
    let place = |wanted: &dyn Fn(&What) -> bool| {
        table.events().iter().position(|event| wanted(&event.what)).expect("it happens")
    };
    let converted = place(&|what| matches!(what, What::Converted { .. }));
    let turned_up = place(&|what| matches!(what, What::ShieldsShown { .. }));
    let majority = place(&|what| matches!(what, What::Majority { .. }));
    assert!(converted < turned_up && turned_up < majority);
}

#[test]
fn r7_3_five_for_each_mission_laid_out_and_nothing_for_those_in_hand() {
    let table = count_out(
        3,
        json!({
            "A": {"laid": ["one-coin-1", "one-off", "two-gains-1"], "shields": ["lily"]},
            "B": {"missions": ["win-tie", "one-coin-2", "four-markers"]}
        }),
        json!({}),
    );
    let tallies = outcome(&table).tallies;
    let a = Tally {
        shields: 1,
        majorities: 1,
        missions: 3,
        points: 15,
        total: 17,
        reserve: 11,
        ..Tally::default()
    };
    assert_eq!(tallies[A], a);
    table.saw("R7.3", What::Result { seat: A, tally: a });
    assert_eq!((tallies[B].missions, tallies[B].total), (0, 0));
}

#[test]
fn r7_4_the_highest_score_wins() {
    let table = count_out(
        3,
        json!({"A": {"personal": 16}, "B": {"laid": ["one-coin-1"], "personal": 3}}),
        json!({}),
    );
    table.saw("R7.4", What::Won { seats: seats(&[B]) });
    table.never(|what| matches!(what, What::TieOnScore { .. }));
    assert_eq!(outcome(&table).winners, seats(&[B]));
    assert_eq!(table.last().last().map(|event| event.what), Some(What::Won { seats: seats(&[B]) }));
}

#[test]
fn r7_5_a_tie_goes_to_more_markers_in_the_personal_reserve() {
    let table = count_out(
        3,
        json!({
            "A": {"laid": ["one-coin-1"], "personal": 10},
            "B": {"laid": ["one-coin-2"], "personal": 11},
            "C": {"personal": 16}
        }),
        json!({}),
    );
    table.saw_in_order(&[
        ("R7.5", What::TieOnScore { seats: seats(&[A, B]) }),
        ("R7.5", What::Won { seats: seats(&[B]) }),
    ]);
    assert_eq!(outcome(&table).winners, seats(&[B]));
    assert_eq!(outcome(&table).tallies[B].reserve, 11);
}

#[test]
fn r7_5_still_tied_they_share_the_win() {
    let table = count_out(
        4,
        json!({
            "A": {"laid": ["one-coin-1"], "personal": 10},
            "B": {"laid": ["one-coin-2"], "personal": 9},
            "C": {"laid": ["one-coin-3"], "personal": 10},
            "D": {"personal": 10}
        }),
        json!({}),
    );
    table.saw("R7.5", What::TieOnScore { seats: seats(&[A, B, C]) });
    table.saw("R7.5", What::Won { seats: seats(&[A, C]) });
    assert_eq!(outcome(&table).winners, seats(&[A, C]));
    has(&table, B, json!({"personal": 9}));
}

/// The number of rounds is a printed value; whatever is said of round 4 holds for the last one.
#[test]
fn r7_3_a_variant_may_have_more_rounds_or_fewer() {
    let with = |rounds: u8| {
        let mut printed = Printed::from(Components::SHIPPED);
        printed.rounds = rounds;
        printed
    };
    for (rounds, round, last) in [(5, 4, false), (5, 5, true), (1, 1, true), (8, 8, true)] {
        let table = Table::at(json!({
            "players": 3, "round": round, "at": {"phase": "missions"}, "components": with(rounds)
        }));
        assert_eq!(table.decision().is_none(), last, "round {round} of {rounds}");
        // R4.2: the intrigue card of three players comes in the last round.
        let table = Table::at(json!({
            "players": 3, "round": round, "at": {"phase": "supply"}, "components": with(rounds)
        }));
        let drawn = table.events().iter().any(|e| matches!(e.what, What::IntrigueDrawn { .. }));
        assert_eq!(drawn, last, "round {round} of {rounds}");
    }
}

#[test]
fn r7_3_a_variant_may_give_missions_other_points() {
    let mut printed = Printed::from(Components::SHIPPED);
    let tie = Mission::all().position(|mission| mission.name() == "win-tie").expect("a mission");
    printed.points[tie] = 9;
    let table = Table::at(json!({
        "players": 2, "round": 4, "at": {"phase": "over"}, "components": printed,
        "seats": {"A": {"laid": ["win-tie", "one-off"], "coins": 0}}
    }));
    let tally = table.outcome().expect("over").tallies[Seat::A];
    assert_eq!((tally.missions, tally.points), (2, 14));
}
