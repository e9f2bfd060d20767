//! What no position may break: every law, broken in one point at a time. Saves and scenarios come
//! in through here, so that nothing else has to ask whether a table is possible.

use louis_xiv_engine::Seat::{A, B, C, D};
use louis_xiv_engine::{
    At, Board, BoardSet, Broken, Chip, Game, Hand, Influence, Mission, Missions, Position, SeatSet,
    Shield, Side, Unasked,
};
use serde_json::{Value, json};

use super::lay;

/// In the middle of the game: every deck drawn from, something laid out and something used.
fn middle() -> Position {
    let game = lay::position(&json!({
        "players": 3, "round": 2, "at": {"turn": "B"}, "louis": 2,
        "markers": {"2": {"A": 2}, "7": {"C": 1}},
        "used": ["one-coin-1"], "centre": [5],
        "seats": {
            "A": {"laid": ["one-coin-1", "one-marker-1"], "intrigue": [3], "shields": ["lily"]},
            "B": {"chips": ["ring"], "missions": ["one-coin-2"]}
        }
    }));
    assert!(game.begin(&mut ()).is_ok());
    game
}

#[track_caller]
fn breaks(law: Broken, change: impl FnOnce(&mut Position)) {
    let mut position = middle();
    change(&mut position);
    assert_eq!(position.begin(&mut ()).map(|_| ()), Err(law));
}

#[test]
fn r1_1_two_to_four_players_and_only_they_are_asked_or_start() {
    breaks(Broken::Table, |p| p.players = 1);
    breaks(Broken::Table, |p| p.players = 5);
    breaks(Broken::Table, |p| p.round = 0);
    breaks(Broken::Table, |p| p.round = 5);
    breaks(Broken::Table, |p| p.round = 9);
    breaks(Broken::Table, |p| p.start = D);
    breaks(Broken::Table, |p| p.at = At::Turn(D));
}

#[test]
fn r1_1_a_game_that_was_read_is_held_to_the_same_laws() {
    let game = middle().begin(&mut ()).expect("lawful");
    let read = |field: &str, count: u8| {
        let mut json = serde_json::to_value(&game).expect("plain data");
        json["table"][field] = json!(count);
        serde_json::from_value::<Game>(json).map_err(|bad| bad.to_string())
    };
    assert_eq!(read("players", 3).as_ref(), Ok(&game));
    for (field, bad) in [("players", 0), ("players", 1), ("players", 5), ("round", 0), ("round", 5)]
    {
        assert_eq!(read(field, bad), Err("Table (R1.1)".to_owned()), "{bad} {field}");
    }
}

#[test]
fn r1_1_sixteen_markers_each() {
    breaks(Broken::Markers { seat: A, count: 17 }, |p| p.markers[Board::Anne][A] += 1);
    breaks(Broken::Markers { seat: B, count: 15 }, |p| p.holdings[B].general -= 1);
    breaks(Broken::Markers { seat: C, count: 17 }, |p| p.holdings[C].personal += 1);
}

#[test]
fn r1_1_eight_neutral_markers_with_two_players_and_none_with_more() {
    breaks(Broken::Neutral { count: 1 }, |p| p.markers[Board::Anne][Side::Neutral] = 1);
    let with_two = |placed: u8| {
        let value =
            json!({"players": 2, "at": {"turn": "A"}, "markers": {"9": {"neutral": placed}}});
        lay::position(&value).begin(&mut ()).map(|game| game.neutral())
    };
    assert_eq!((with_two(0), with_two(8)), (Ok(8), Ok(0)));
    assert_eq!(with_two(9), Err(Broken::Neutral { count: 9 }));
}

#[test]
fn r1_1_an_empty_seat_has_nothing() {
    let empty = Broken::EmptySeat { seat: D };
    breaks(empty, |p| p.holdings[D].coins = 1);
    breaks(empty, |p| p.secrets[D].intrigue.insert(p.intrigue.pop().expect("a card")));
    breaks(empty, |p| p.markers[Board::Anne][D] = 1);
    // A seat that plays is no empty one, whatever it has not.
    let bare = json!({"players": 4, "at": {"board": 1},
                      "seats": {"D": {"coins": 0, "missions": [], "general": 16}}});
    assert!(lay::position(&bare).begin(&mut ()).is_ok());
}

#[test]
fn r1_3_every_influence_card_as_often_as_it_exists() {
    let five = Influence::Character(Board::Montespan);
    breaks(Broken::Influence { card: five, count: 1 }, |p| p.centre = Hand::EMPTY);
    breaks(Broken::Influence { card: five, count: 3 }, |p| p.secrets[C].influence.add(five));
    breaks(Broken::Influence { card: Influence::Joker, count: 7 }, |p| {
        p.influence.push((Influence::Joker, SeatSet::EMPTY));
    });
}

#[test]
fn r1_4_every_intrigue_card_once() {
    let three = Board::MarieTherese;
    breaks(Broken::Intrigue { card: three, count: 2 }, |p| p.intrigue.push(three));
    breaks(Broken::Intrigue { card: three, count: 0 }, |p| p.secrets[A].intrigue = BoardSet::EMPTY);
    breaks(Broken::Intrigue { card: three, count: 2 }, |p| p.secrets[B].intrigue.insert(three));
}

#[test]
fn r1_6_every_mission_once_and_in_a_deck_of_its_tier() {
    let [light, dark] =
        ["one-coin-1", "win-tie"].map(|n| Mission::from_name(n).expect("a mission"));
    breaks(Broken::Mission { mission: light, count: 2 }, |p| p.missions[0].push(light));
    breaks(Broken::Mission { mission: light, count: 2 }, |p| p.secrets[B].missions.insert(light));
    breaks(Broken::Mission { mission: dark, count: 2 }, |p| {
        p.missions[2].retain(|&card| card != dark);
        p.missions[0].push(dark);
    });
    breaks(Broken::Mission { mission: dark, count: 0 }, |p| {
        p.missions[2].retain(|&card| card != dark);
    });
}

#[test]
fn r1_8_ten_shields_of_each_kind() {
    let lily = |count| Broken::Shields { kind: Shield::Lily, count };
    breaks(lily(Shield::COPIES as u16 + 1), |p| p.shields.insert(0, Shield::Lily));
    breaks(lily(Shield::COPIES as u16 - 1), |p| p.secrets[A].shields = Default::default());
}

/// A position whose shields are all in A's hands.
fn all_drawn(plain: u8) -> Position {
    let mut position = middle();
    for kind in std::mem::take(&mut position.shields) {
        position.secrets[A].shields.add(Some(kind));
    }
    (0..plain).for_each(|_| position.secrets[A].shields.add(None));
    position
}

#[test]
fn r1_9_plain_shields_only_when_the_sixty_are_gone() {
    breaks(Broken::PlainTooEarly, |p| p.secrets[A].shields.add(None));
    for plain in [0, 1, 195] {
        let counted = all_drawn(plain).begin(&mut ()).map(|game| game.secret(A).shields.plain());
        assert_eq!(counted, Ok(plain));
    }
}

#[test]
fn r1_9_more_than_any_game_brings_is_refused() {
    let too_much = |seat| Broken::TooMuch { seat };
    breaks(too_much(B), |p| (0..40).for_each(|_| p.holdings[B].chips.add(Chip::Ring)));
    let mut position = middle();
    (0..39).for_each(|_| position.holdings[B].chips.add(Chip::Ring));
    assert!(position.begin(&mut ()).is_ok(), "forty are taken");
    breaks(too_much(C), |p| {
        (0..=Shield::COPIES).for_each(|_| p.secrets[C].shields.add(Some(Shield::Sun)));
    });
}

#[test]
fn r1_5_the_eight_money_cards_once_each() {
    breaks(Broken::MoneyCards, |p| p.money[7] = p.money[6]);
    breaks(Broken::MoneyCards, |p| p.money[0] = 8);
}

#[test]
fn r4_1_louis_is_where_the_money_card_puts_him() {
    breaks(Broken::Louis, |p| p.louis = None);
    breaks(Broken::Louis, |p| p.louis = Some(Board::Anne));
}

#[test]
fn r3_5_nobody_knows_a_card_where_it_is_not() {
    breaks(Broken::Knowledge { seat: C }, |p| {
        p.known_influence[A][C] = [Influence::Joker; 6].into_iter().collect();
    });
    // What lies open is nobody's secret knowledge.
    breaks(Broken::Knowledge { seat: B }, |p| p.known_missions[B] = p.holdings[A].laid);
    let mut position = middle();
    position.known_influence[B][C] = position.secrets[B].influence;
    assert!(position.begin(&mut ()).is_ok());
}

#[test]
fn r7_1_only_missions_laid_out_can_be_used() {
    breaks(Broken::Used, |p| p.used = p.secrets[B].missions);
    breaks(Broken::Used, |p| p.used = p.used.or(Missions::START));
}

/// Every law names its own rule, and a table is lawful or not whatever it rests at.
#[test]
fn laws_are_checked_of_any_game_at_any_time() {
    let game: Game = middle().begin(&mut ()).expect("lawful");
    assert_eq!(game.laws(), Ok(()));
    for (law, rule) in [
        (Broken::Markers { seat: A, count: 1 }, "R1.1"),
        (Broken::Influence { card: Influence::Joker, count: 1 }, "R1.3"),
        (Broken::Intrigue { card: Board::Anne, count: 2 }, "R1.4"),
        (Broken::MoneyCards, "R1.5"),
        (Broken::Louis, "R4.1"),
        (Broken::Knowledge { seat: A }, "R3.5"),
        (Broken::Used, "R7.1"),
    ] {
        assert_eq!(law.rule().to_string(), rule);
    }
}

/// A question of this round: good as it stands, and bad after each of these changes.
#[track_caller]
fn asked_only_if(good: Value, changes: &[(&str, Value)]) {
    let begin = |value: &Value| lay::position(value).begin(&mut ());
    assert_eq!(begin(&good).map(|game| game.laws()), Ok(Ok(())), "{good}");
    for (pointer, value) in changes {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).expect("something stands there") = value.clone();
        let found = begin(&bad).map(|_| ());
        assert!(matches!(found, Err(Broken::Rest { .. })), "{pointer}: {value}: {found:?}");
    }
}

#[test]
fn r8_16_a_marker_for_a_card_is_asked_of_an_owner_with_a_marker() {
    for late in [true, false] {
        asked_only_if(
            json!({"players": 2, "at": {"rest": {"trade-marker": {"seat": "A", "late": late}}},
                   "used": [], "seats": {"A": {"laid": ["marker-for-card", "three-markers"], "personal": 5}}}),
            &[
                ("/seats/A/laid", json!(["three-markers"])),
                ("/used", json!(["marker-for-card"])),
                ("/seats/A/personal", json!(0)),
            ],
        );
    }
    // Before other gains only where they could matter (R4.3).
    asked_only_if(
        json!({"players": 2, "at": {"rest": {"trade-marker": {"seat": "A", "late": false}}},
               "used": [], "seats": {"A": {"laid": ["marker-for-card", "two-gains-1"]}}}),
        &[
            ("/seats/A/laid", json!(["marker-for-card", "one-coin-1"])),
            ("/used", json!(["two-gains-1"])),
        ],
    );
}

#[test]
fn r8_8_two_gains_are_asked_of_an_owner_once() {
    asked_only_if(
        json!({"players": 2, "at": {"rest": {"two-gains": {"seat": "A"}}}, "used": [],
               "seats": {"A": {"laid": ["two-gains-1"]}}}),
        &[("/seats/A/laid", json!([])), ("/used", json!(["two-gains-1"]))],
    );
}

#[test]
fn r8_4_a_start_marker_is_asked_in_order_and_of_somebody_with_a_marker() {
    asked_only_if(
        json!({"players": 2, "used": [],
               "at": {"rest": {"start-marker": {"seat": "A", "mission": "marker-on-1"}}},
               "seats": {"A": {"laid": ["marker-on-1"]}}}),
        &[("/seats/A/laid", json!(["marker-on-2"])), ("/used", json!(["marker-on-1"]))],
    );
    no_marker_left(json!({"start-marker": {"seat": "A", "mission": "marker-on-1"}}), "marker-on-1");
}

/// The question is not asked of somebody whose sixteen markers all lie on boards.
#[track_caller]
fn no_marker_left(rest: Value, laid: &str) {
    let value = |placed: u8| {
        json!({"players": 2, "at": {"rest": rest}, "markers": {"12": {"A": placed}},
               "seats": {"A": {"laid": [laid]}}})
    };
    assert!(lay::position(&value(15)).begin(&mut ()).is_ok());
    assert_eq!(
        lay::position(&value(16)).begin(&mut ()).map(|_| ()),
        Err(Broken::Rest { seat: Some(A), why: Unasked::NoMarkers })
    );
}

#[test]
fn r5_3_a_turn_is_asked_of_somebody_with_two_cards() {
    asked_only_if(
        json!({"players": 2, "at": {"turn": "A"}, "seats": {"A": {"influence": [1, 2]}}}),
        &[("/seats/A/influence", json!([1])), ("/seats/A/influence", json!([]))],
    );
}

#[test]
fn r8_18_a_last_marker_is_asked_of_an_owner_with_a_marker() {
    asked_only_if(
        json!({"players": 2, "at": {"rest": {"last-marker": {"seat": "A"}}}, "used": [],
               "seats": {"A": {"laid": ["last-marker"]}}}),
        &[("/seats/A/laid", json!([])), ("/used", json!(["last-marker"]))],
    );
    no_marker_left(json!({"last-marker": {"seat": "A"}}), "last-marker");
}

#[test]
fn r6_1_intrigue_is_asked_of_somebody_with_a_card() {
    asked_only_if(
        json!({"players": 2, "at": {"rest": {"intrigue": {"seat": "A", "board": 3}}}, "louis": 4,
               "seats": {"A": {"intrigue": [7]}}}),
        &[("/seats/A/intrigue", json!([]))],
    );
}

#[test]
fn r6_2_winning_a_tie_is_asked_of_an_owner_who_is_tied() {
    asked_only_if(
        json!({"players": 3, "at": {"rest": {"win-tie": {"seat": "A", "board": 7}}}, "used": [],
               "markers": {"7": {"A": 2, "B": 2}}, "seats": {"A": {"laid": ["win-tie"]}}}),
        &[
            ("/seats/A/laid", json!([])),
            ("/used", json!(["win-tie"])),
            ("/markers/7", json!({"A": 2, "B": 1})),
        ],
    );
}

fn scored(board: u8, paid: &[&str]) -> Value {
    json!({"board": board, "favoured": null, "paid": paid})
}

#[test]
fn r6_4_a_bribe_is_asked_of_somebody_who_may_and_can_and_has_not() {
    let bribe = |scoring: Value| json!({"bribe": {"seat": "A", "scoring": scoring}});
    asked_only_if(
        json!({"players": 3, "at": {"rest": bribe(scored(12, &[]))}, "used": [],
               "markers": {"12": {"A": 1, "B": 2}},
               "seats": {"A": {"coins": 3}, "C": {"laid": []}}}),
        &[
            ("/markers/12", json!({"A": 3, "B": 2})),
            ("/markers/12", json!({"B": 2})),
            ("/seats/A/coins", json!(2)),
            ("/at/rest", bribe(scored(12, &["A"]))),
            // C is not there and cannot have been paid.
            ("/at/rest", bribe(scored(12, &["C"]))),
            ("/at/rest", bribe(json!({"board": 12, "favoured": "C", "paid": []}))),
        ],
    );
    // Whoever has won the tie has used the mission for it (R6.2).
    asked_only_if(
        json!({"players": 3, "used": ["win-tie"], "markers": {"12": {"A": 1, "B": 2, "C": 2}},
               "at": {"rest": bribe(json!({"board": 12, "favoured": "C", "paid": ["C"]}))},
               "seats": {"C": {"laid": ["win-tie"]}}}),
        &[("/used", json!([]))],
    );
}

#[test]
fn r6_10_markers_on_5_are_asked_of_somebody_paid_by_8_who_has_markers() {
    let rest = |scoring: Value| json!({"maintenon": {"seat": "A", "scoring": scoring}});
    let there = |markers: u8| {
        json!({"players": 3, "at": {"rest": rest(scored(8, &["A"]))},
               "markers": {"8": {"A": 2, "B": 1}, "12": {"A": markers}}})
    };
    asked_only_if(
        there(0),
        &[
            ("/at/rest", rest(scored(12, &["A"]))),
            ("/at/rest", rest(scored(8, &["B"]))),
            ("/at/rest", rest(scored(8, &["A", "C"]))),
            ("/markers/12/A", json!(14)),
        ],
    );
}

#[test]
fn r6_10_a_marker_anywhere_is_asked_of_somebody_paid_by_6_once() {
    let rest = |scoring: Value, fresh: &[&str]| json!({"conde": {"seat": "A", "scoring": scoring, "fresh": fresh}});
    asked_only_if(
        json!({"players": 3, "at": {"rest": rest(scored(6, &["A", "B"]), &["B"])}, "back": [],
               "markers": {"6": {"A": 3, "B": 4, "C": 1}, "12": {"A": 0}}}),
        &[
            ("/at/rest", rest(scored(12, &["A", "B"]), &["B"])),
            ("/at/rest", rest(scored(6, &["B"]), &["B"])),
            ("/at/rest", rest(scored(6, &["A", "B"]), &["A"])),
            ("/at/rest", rest(scored(6, &["A", "B"]), &["C"])),
            ("/at/rest", rest(scored(6, &["A", "B", "C"]), &["B"])),
            ("/markers/12/A", json!(13)),
        ],
    );
    // A fresh marker lies there still: on the back, where money decides, B may have been paid
    // for a bribe, but not without a marker.
    asked_only_if(
        json!({"players": 3, "at": {"rest": rest(scored(6, &["A"]), &[])}, "back": [6],
               "markers": {"6": {"A": 3}}}),
        &[("/at/rest", rest(scored(6, &["A", "B"]), &["B"]))],
    );
}

#[test]
fn r7_1_missions_are_laid_out_by_somebody_with_chips() {
    asked_only_if(
        json!({"players": 2, "at": {"rest": {"lay-out": {"seat": "A"}}},
               "seats": {"A": {"chips": ["ring"]}}}),
        &[("/seats/A/chips", json!([]))],
    );
}

#[test]
fn r7_1_one_or_two_missions_are_drawn_and_none_are_changed_in_the_last_round() {
    let draw = |left: u8, changing: bool| json!({"draw-mission": {"seat": "A", "left": left, "changing": changing}});
    let at = |round: u8, rest: Value| json!({"players": 2, "round": round, "at": {"rest": rest}});
    let bad = |left| ("/at/rest", draw(left, false));
    asked_only_if(at(1, draw(1, false)), &[bad(0), bad(3)]);
    asked_only_if(at(1, draw(2, true)), &[("/round", json!(4))]);
    asked_only_if(at(4, draw(1, false)), &[("/at/rest", draw(1, true))]);
    // Nobody draws from three empty decks.
    let mut position = lay::position(&at(1, draw(1, false)));
    let rest = position.missions.iter_mut().flat_map(std::mem::take).collect::<Missions>();
    position.secrets[B].missions = position.secrets[B].missions.or(rest);
    assert_eq!(
        position.begin(&mut ()).map(|_| ()),
        Err(Broken::Rest { seat: Some(A), why: Unasked::NoDraw })
    );
}

#[test]
fn r7_2_a_chip_is_kept_by_somebody_who_has_to_choose_and_not_in_the_last_round() {
    asked_only_if(
        json!({"players": 2, "round": 3, "at": {"rest": {"keep-chip": {"seat": "A"}}},
               "seats": {"A": {"chips": ["ring", "crown"]}}}),
        &[("/seats/A/chips", json!(["ring", "ring"])), ("/round", json!(4))],
    );
}

#[test]
fn r8_7_missions_are_changed_by_an_owner_with_missions_and_not_in_the_last_round() {
    asked_only_if(
        json!({"players": 2, "round": 3, "at": {"rest": {"change-missions": {"seat": "A"}}},
               "used": [], "seats": {"A": {"laid": ["change-missions-1"], "missions": ["one-coin-1"]}}}),
        &[
            ("/round", json!(4)),
            ("/seats/A/laid", json!([])),
            ("/used", json!(["change-missions-1"])),
            ("/seats/A/missions", json!([])),
        ],
    );
}

#[test]
fn r8_6_a_chip_is_changed_late_by_an_owner_who_can_pay_and_not_in_the_last_round() {
    asked_only_if(
        json!({"players": 2, "round": 3, "at": {"rest": {"late-change": {"seat": "A"}}},
               "used": [],
               "seats": {"A": {"laid": ["change-chip-1"], "chips": ["ring"], "coins": 2}}}),
        &[
            ("/round", json!(4)),
            ("/seats/A/laid", json!([])),
            ("/used", json!(["change-chip-1"])),
            ("/seats/A/chips", json!(["crown"])),
            ("/seats/A/coins", json!(1)),
        ],
    );
}

#[test]
fn r7_3_a_game_is_over_in_the_last_round_when_everything_is_counted() {
    let over = json!({"players": 2, "round": 4, "at": {"phase": "over"},
                      "seats": {"A": {"coins": 9}, "B": {"shields": ["sun"]}}});
    let game = lay::position(&over).begin(&mut ()).expect("the end");
    let counted = game.position();
    assert_eq!(counted.begin(&mut ()), Ok(game));
    let broken = |change: fn(&mut Position)| {
        let mut position = counted.clone();
        change(&mut position);
        position.begin(&mut ()).map(|_| ())
    };
    let unasked = |why| Err(Broken::Rest { seat: None, why });
    assert_eq!(broken(|p| p.round = 3), unasked(Unasked::TooEarly));
    // A shield fewer than the leftovers and majorities have given.
    assert_eq!(broken(|p| p.holdings[A].coins += 3), unasked(Unasked::NotCounted));
    assert_eq!(broken(|p| p.holdings[A].coins += 2), Ok(()));
}
