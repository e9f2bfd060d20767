//! R5: the last card, and the end of the influence phase.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{Action, Event, Influence, Phase, Question, Reason, What};
use serde_json::{Value, json};

use super::r5_influence::{take_turn, turn};
use super::table::{GENERAL, JOKER, Table, b, board, card, mission, moved, place, r, take_back};

/// The top of the influence deck.
fn top(t: &Table) -> Influence {
    t.position().influence.last().expect("a card").0
}

#[test]
fn r5_10_last_card_goes_unseen_on_the_deck() {
    let mut t = turn(json!([6, 9]));
    let before = t.piles().influence;
    t.play(A, take_back(card(6)));
    let told = Event { rule: r("R5.10"), what: What::LastCard { seat: A, card: Some(card(9)) } };
    assert!(t.last().contains(&told));
    for viewer in [Some(B), Some(C), None] {
        assert_eq!(told.seen_by(viewer).what, What::LastCard { seat: A, card: None });
    }
    assert_eq!(top(&t), card(9));
    assert_eq!(t.piles().influence, before + 1);
    assert_eq!(t.counts(A).influence, 0);
    assert!(!t.centre().holds(card(9)), "it is not played");
    assert_eq!(t.count(|what| matches!(what, What::Markers { .. })), 1, "it has no effect");
    assert_eq!(t.view(Some(A)).known_influence().last(), Some(&Some(card(9))));
    assert_eq!(t.view(Some(B)).known_influence().last(), Some(&None));
    assert_eq!(t.view(None).known_influence().last(), Some(&None));
    t.asks(B, Question::Turn);
}

#[test]
fn r5_10_two_cards_left_stay_in_hand() {
    let mut t = turn(json!([6, 6, 6].map(|_| "joker")));
    t.play(A, take_back(JOKER));
    t.never(|what| matches!(what, What::LastCard { .. }));
    assert_eq!(t.hand(A), [JOKER, JOKER]);
}

#[test]
fn r5_10_a_mission_instead_of_a_card_keeps_both() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"},
        "seats": {"A": {"influence": [1, 2], "laid": ["pay-two-1", "change-card-1"]}},
    }));
    t.play(A, Action::PayTwo);
    t.never(|what| matches!(what, What::LastCard { .. }));
    take_turn(&mut t, B);
    take_turn(&mut t, C);
    t.play(A, Action::Exchange { card: card(1) });
    t.never(|what| matches!(what, What::LastCard { seat: A, .. }));
    assert_eq!(t.counts(A).influence, 2);
}

/// A puts card 3 on the deck; B draws it by R8.12, and C can draw likewise.
fn drawn_from_the_deck() -> Table {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "louis": 1,
        "seats": {"A": {"influence": [2, 3]},
                  "B": {"influence": [5, 6, 7], "laid": ["change-card-1"]},
                  "C": {"influence": [8, 9, 10, 11, 12], "laid": ["change-card-2"]}},
    }));
    t.play(A, take_back(card(2)));
    t.play(B, Action::Exchange { card: card(5) });
    t
}

#[test]
fn r5_10_the_discard_is_the_next_card_drawn() {
    let t = drawn_from_the_deck();
    t.saw_in_order(&[
        ("R5.10", What::LastCard { seat: A, card: Some(card(3)) }),
        ("R8.12", What::CardDiscarded { seat: B, card: card(5) }),
        ("R8.12", What::InfluenceDrawn { seat: B, card: Some(card(3)) }),
    ]);
    assert_eq!(t.hand(B), [3, 6, 7].map(card));
    assert_eq!(t.view(Some(A)).glimpse(B).influence.cards().collect::<Vec<_>>(), [card(3)]);
    assert!(t.view(Some(C)).glimpse(B).influence.is_empty());
    assert!(t.view(Some(B)).own().expect("a seat").influence.holds(card(3)));
    for seed in 0..20 {
        assert!(t.view(Some(A)).guess(seed).secret(B).influence.holds(card(3)));
    }
}

#[test]
fn r5_10_whoever_knew_the_last_card_knows_it_on_the_deck() {
    let mut t = drawn_from_the_deck();
    t.play(C, take_back(card(8))).play(B, take_back(card(6))).play(C, take_back(card(9)));
    t.play(B, take_back(card(7)));
    assert_eq!(top(&t), card(3));
    let known = |t: &Table, seat| *t.view(Some(seat)).known_influence().last().expect("a card");
    assert_eq!([A, B, C].map(|seat| known(&t, seat)), [Some(card(3)), Some(card(3)), None]);
    t.play(C, Action::Exchange { card: card(10) });
    for viewer in [A, B] {
        assert!(t.view(Some(viewer)).glimpse(C).influence.holds(card(3)));
        assert!(t.view(Some(viewer)).glimpse(B).influence.is_empty());
    }
}

#[test]
fn r5_10_a_known_card_that_is_played_is_known_no_longer() {
    let mut t = drawn_from_the_deck();
    t.play(C, take_back(card(8))).play(B, take_back(card(3)));
    assert!(t.view(Some(A)).glimpse(B).influence.is_empty());
    t.play(C, take_back(card(9))).play(B, take_back(card(6)));
    assert_eq!(top(&t), card(7));
    assert_eq!(t.view(Some(A)).known_influence().last(), Some(&None));
}

#[test]
fn r5_10_several_last_cards_lie_one_on_the_other() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"},
        "seats": {"A": {"influence": [1, 2]}, "B": {"influence": [3, 4]},
                  "C": {"influence": [5, 6, 7]}},
    }));
    t.play(A, take_back(card(1))).play(B, take_back(card(3)));
    let deck = t.position().influence;
    let cards: Vec<Influence> = deck.iter().rev().take(2).map(|&(card, _)| card).collect();
    assert_eq!(cards, [card(4), card(2)]);
    let known = |seat| t.view(Some(seat)).known_influence().iter().rev().take(2).copied().collect();
    let (a, b): (Vec<_>, Vec<_>) = (known(A), known(B));
    assert_eq!(a, [None, Some(card(2))]);
    assert_eq!(b, [Some(card(4)), None]);
}

/// The last turn of the phase is A's; somebody holds an intrigue card, so that scoring waits.
fn last_turn(laid: Value) -> Table {
    Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "louis": 1, "start": "B", "centre": [1, 1, "joker"],
        "seats": {"A": {"influence": [6, 9]}, "B": {"influence": [], "intrigue": [5]},
                  "C": {"influence": [], "laid": laid}},
    }))
}

#[test]
fn r5_11_when_nobody_has_a_turn_left_the_end_mission_is_offered() {
    let mut t = last_turn(json!(["last-marker"]));
    t.play(A, take_back(card(6)));
    t.asks(C, Question::LastMarker);
    t.never(|what| matches!(what, What::Reshuffled));
    t.play(C, Action::PlaceOn { board: b(10) });
    t.saw_in_order(&[
        ("R5.10", What::LastCard { seat: A, card: Some(card(9)) }),
        ("R8.18", What::MissionUsed { seat: C, mission: mission("last-marker") }),
        ("R8.18", moved(C, 1, GENERAL, board(10))),
        ("R5.12", What::Reshuffled),
        ("R6.9", What::Phase { phase: Phase::Scoring }),
    ]);
    assert_eq!(t.on(10, C), 1);
}

#[test]
fn r5_11_it_may_be_declined() {
    let mut t = last_turn(json!(["last-marker"]));
    t.play(A, take_back(card(6)));
    t.refused(C, Action::Accept, "R8.18", Reason::NotNow);
    t.play(C, Action::Pass);
    t.saw("R8.18", What::Declined { seat: C });
    t.saw("R5.12", What::Reshuffled);
    t.never(|what| matches!(what, What::MissionUsed { .. }));
    t.asks(B, Question::Intrigue { board: b(1) });
}

#[test]
fn r5_11_whoever_has_it_wherever_they_sit() {
    // First, second or last in turn order: the phase goes on after the answer.
    for (owner, start) in [("A", "B"), ("B", "B"), ("C", "B"), ("C", "A")] {
        for answer in [Action::Pass, Action::PlaceOn { board: b(7) }] {
            let mut value = json!({
                "players": 3, "at": {"turn": "A"}, "louis": 1, "start": start,
                "seats": {"A": {"influence": [6, 9], "intrigue": [5]}, "B": {"influence": []},
                          "C": {"influence": []}},
            });
            value["seats"][owner]["laid"] = json!(["last-marker"]);
            let mut t = Table::at(value);
            t.play(A, take_back(card(6)));
            let seat = t.asked().expect("somebody");
            assert_eq!(seat.to_string(), owner);
            t.asks(seat, Question::LastMarker);
            t.play(seat, answer);
            assert_eq!(t.on(7, seat), u8::from(answer != Action::Pass));
            assert_eq!(t.count(|what| matches!(what, What::Reshuffled)), 1);
            t.asks(A, Question::Intrigue { board: b(1) });
        }
    }
}

#[test]
fn r5_11_without_a_marker_it_is_not_asked() {
    let mut t = Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "louis": 1, "markers": {"7": {"C": 16}},
        "seats": {"A": {"influence": [6, 9], "intrigue": [5]}, "B": {"influence": []},
                  "C": {"influence": [], "laid": ["last-marker"]}},
    }));
    t.play(A, take_back(card(6)));
    t.saw("R8.18", What::NoMarkers { seat: C });
    t.asks(A, Question::Intrigue { board: b(1) });
}

#[test]
fn r5_12_all_thirty_cards_make_a_new_deck() {
    let mut t = last_turn(json!([]));
    t.play(A, place(card(6), &[6]));
    t.saw_in_order(&[
        ("R5.10", What::LastCard { seat: A, card: Some(card(9)) }),
        ("R5.12", What::Reshuffled),
    ]);
    t.asks(B, Question::Intrigue { board: b(1) });
    assert_eq!(t.piles().influence, 30);
    assert!(t.centre().is_empty());
    assert!(t.seats().all(|seat| t.counts(seat).influence == 0));
    let deck = t.position().influence;
    for face in Influence::all() {
        let count = deck.iter().filter(|&&(card, _)| card == face).count();
        assert_eq!(count, usize::from(face.copies()));
    }
}

#[test]
fn r5_12_nobody_knows_the_new_deck() {
    let mut t = drawn_from_the_deck();
    while t.phase() == Phase::Influence && t.round() == 1 {
        let seat = t.asked().expect("somebody");
        take_turn(&mut t, seat);
    }
    for seat in [A, B, C] {
        let view = t.view(Some(seat));
        assert!(view.known_influence().iter().all(Option::is_none));
        assert!([A, B, C].iter().all(|&other| view.glimpse(other).influence.is_empty()));
    }
}

#[test]
fn r5_12_every_round_shuffles_anew() {
    let deck = |round: u8| {
        let mut t = Table::at(json!({
            "players": 3, "at": {"turn": "A"}, "louis": 1, "round": round,
            "seats": {"A": {"influence": [6, 9], "intrigue": [5]}, "B": {"influence": []},
                      "C": {"influence": []}},
        }));
        t.play(A, take_back(card(6)));
        t.position().influence
    };
    let decks = [deck(1), deck(2), deck(3)];
    assert_ne!(decks[0], decks[1]);
    assert_ne!(decks[1], decks[2]);
    assert_eq!(deck(2), decks[1]);
    // None of them is the deck that the game began with.
    let first = Table::new(3, A, 0).position();
    for deck in decks {
        assert_ne!(first.influence[..], deck[..first.influence.len()]);
    }
}
