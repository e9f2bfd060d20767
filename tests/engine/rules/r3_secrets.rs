//! R3.5: which events show whom what, in one place; views are walked through whole games in
//! `views`.

use louis_xiv_engine::Seat::{A, B, C};
use louis_xiv_engine::{
    Board, BoardSet, Event, Glimpse, Influence, Mission, Question, Rule, Seat, Seats, Shield, What,
};
use serde_json::{Value, json};

use super::table::Table;

#[test]
fn r3_5_what_is_drawn_is_shown_to_who_draws_it_and_to_nobody_else() {
    let mission = Mission::all().next();
    let tier = mission.expect("forty").tier();
    let (seat, plain) = (A, false);
    let secret = |shown: bool| {
        let card = shown.then_some(Influence::Joker);
        let mission = mission.filter(|_| shown);
        [
            What::ShieldDrawn { seat, kind: shown.then_some(Shield::Sun), plain },
            What::InfluenceDrawn { seat, card },
            What::IntrigueDrawn { seat, card: shown.then_some(Board::Anne) },
            What::LastCard { seat, card },
            What::MissionDrawn { seat, tier, mission },
            What::MissionPutBack { seat, tier, mission },
        ]
    };
    for (whole, hidden) in secret(true).into_iter().zip(secret(false)) {
        let event = Event { rule: Rule::new(3, 5), what: whole };
        assert_eq!(event.seen_by(Some(A)), event);
        for other in [Some(B), None] {
            assert_eq!(event.seen_by(other), Event { what: hidden, ..event });
        }
    }
    let open = Event { rule: Rule::new(6, 4), what: What::NoMarkers { seat: A } };
    assert_eq!(open.seen_by(None), open);
}

#[test]
fn r3_5_questions_about_cards_in_hand_are_secret_and_questions_about_the_table_are_not() {
    assert!(Question::Turn.is_secret() && Question::Intrigue { board: Board::Anne }.is_secret());
    let open = Question::Bribe { board: Board::Anne, price: 3 };
    assert!(!open.is_secret() && !Question::PlaceAnywhere.is_secret());
}

/// The place of intrigue card 5, in the deck, is known to these.
fn known_to(knowers: &[Seat]) -> Table {
    let known = Seat::ALL.map(|seat| if knowers.contains(&seat) { vec![5] } else { vec![] });
    Table::at(json!({
        "players": 3, "at": {"turn": "A"}, "decks": {"intrigue": [5]},
        "known": {"intrigue": known}, "seats": {"A": {"intrigue": [3]}}
    }))
}

#[test]
fn r3_5_the_table_knows_of_an_intrigue_card_what_everybody_knows() {
    let five: BoardSet = [Board::Montespan].into_iter().collect();
    assert_eq!(known_to(&[A, B, C]).view(None).public_intrigue(), five);
    assert_eq!(known_to(&[A, B]).view(Some(A)).public_intrigue(), BoardSet::EMPTY);
}

#[test]
fn r3_5_ones_own_cards_are_no_knowledge_of_somebody_else() {
    let mut position = known_to(&[A]).position();
    position.known_intrigue[A].insert(Board::MarieTherese);
    position.known_intrigue[B].insert(Board::MarieTherese);
    let game = position.begin(&mut ()).expect("lawful");
    assert_eq!(*game.view(Some(A)).glimpse(A), Glimpse::default());
    assert!(game.view(Some(B)).glimpse(A).intrigue.contains(Board::MarieTherese));
    assert_eq!(*game.view(Some(C)).glimpse(A), Glimpse::default());
}

#[test]
fn r3_5_a_guess_gives_plain_shields_to_whom_they_belong() {
    let mut position = known_to(&[]).position();
    for (number, kind) in std::mem::take(&mut position.shields).into_iter().enumerate() {
        position.secrets[[A, B][number % 2]].shields.add(Some(kind));
    }
    (0..3).for_each(|_| position.secrets[A].shields.add(None));
    position.secrets[B].shields.add(None);
    let game = position.begin(&mut ()).expect("lawful");
    for viewer in [None, Some(A), Some(C)] {
        let world = game.view(viewer).guess(1);
        let plain = Seats::from_fn(|seat| world.secret(seat).shields.plain());
        assert_eq!(plain, Seats([3, 1, 0, 0]), "{viewer:?}");
    }
}

#[test]
fn r3_5_a_short_view_leaves_out_only_decks_of_which_nothing_is_known() {
    let decks = |table: &Table, viewer| -> Value {
        serde_json::to_value(table.view(viewer).compact()).expect("plain data")["decks"].take()
    };
    let names = |decks: Value| -> Vec<String> {
        decks.as_object().expect("an object").keys().cloned().collect()
    };
    let table = known_to(&[A]);
    assert_eq!(names(decks(&table, Some(A))), ["intrigue"]);
    assert!(names(decks(&table, Some(B))).is_empty());
}
