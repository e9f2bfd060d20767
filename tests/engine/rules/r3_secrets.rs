//! R3.5: which events show whom what, in one place; views are walked through whole games in
//! `views`.

use louis_xiv_engine::Seat::{A, B};
use louis_xiv_engine::{Board, Event, Influence, Mission, Question, Rule, Shield, What};

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
