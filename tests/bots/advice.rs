//! Hints: answers that win as often as each other are told apart by points, nothing is spent for
//! nothing, and what everybody sees says why a chance is high or low.

use std::sync::atomic::AtomicBool;

use louis_xiv::bots::{Advice, Bot, Budget, Thing, Thinking, balance};
use louis_xiv::engine::{Action, Question, Seat, Seats};
use louis_xiv::session::{Opening, Session};
use serde_json::{Value, json};

fn session(scenario: Value) -> Session {
    let mut opening = Opening::of_people(["Ada", "Bruno", "Carla"], Seat::A, 5);
    opening.scenario = Some(scenario);
    Session::new(opening).expect("a position")
}

fn advice(session: &Session) -> Vec<Advice> {
    let bot = Bot::Hard(Budget::Tries(400));
    let task = Thinking::with(bot, session).expect("a question");
    task.advise(&AtomicBool::new(false))
}

/// Ada has lost, whatever she does in the last missions phase.
fn hopeless(chips: &Value) -> Session {
    let laid = ["one-marker-4", "one-coin-2", "two-gains-1", "one-shield-1", "three-coins"];
    session(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "start": "A", "round": 4,
        "at": {"phase": "missions"},
        "seats": {
            "A": {"laid": ["change-chip-1"], "chips": chips, "coins": 6, "influence": [],
                "missions": ["three-markers"]},
            "B": {"laid": laid, "influence": []},
            "C": {"influence": []},
        },
    }))
}

#[test]
fn answers_that_win_as_often_are_told_apart_by_points() {
    let session = hopeless(&json!(["sceptre", "sceptre", "ring"]));
    let advice = advice(&session);
    assert!(advice.len() > 1 && advice.iter().all(|one| one.found.value < 0.03), "{advice:?}");
    let ahead = |at: usize| advice[at].ahead(Seat::A, 3).expect("it was played on");
    assert!(matches!(advice[0].found.action, Action::LayOut { .. }), "{advice:?}");
    assert!((1..advice.len()).all(|at| ahead(at) <= ahead(at - 1)), "{advice:?}");
    let pass = (0..advice.len()).find(|&at| advice[at].found.action == Action::Pass);
    // Five points for two chips that would be shields.
    assert!(pass.is_none_or(|at| ahead(0) > ahead(at) + 1.0), "{advice:?}");
}

/// Seen at the table: two Louis d'or for a crown in the last round, which no mission needed.
#[test]
fn no_hint_spends_money_for_nothing() {
    let changes = |chips: &Value| {
        let session = hopeless(chips);
        let asked = session.decision().map(|decision| decision.question);
        assert_eq!(asked, Some(Question::LayOut));
        let named = advice(&session);
        assert!(!named.is_empty());
        named.iter().any(|one| matches!(one.found.action, Action::ChangeChip { .. }))
    };
    assert!(!changes(&json!(["ring", "helmet"])), "a crown and a ring lay nothing out");
    assert!(changes(&json!(["sceptre", "helmet"])), "a crown for the helmet lays out a mission");
}

#[test]
fn what_everybody_sees_says_who_is_ahead_and_why() {
    let session = hopeless(&json!(["sceptre", "sceptre", "ring"]));
    let view = session.game().view(None);
    let points = Seats([20.0, 44.0, 15.0, 0.0]);
    let balance = balance(&view, Seat::A, &points).expect("there are rivals");
    assert_eq!((balance.rival, balance.points), (Seat::B, (20.0, 44.0)));
    assert_eq!(balance.theirs.first(), Some(&(Thing::Missions, 5, 1)));
    assert!(balance.own.contains(&(Thing::Chips, 3, 0)), "{balance:?}");
}

/// Seen at the table: "influence cards 2 to 0", when the others had merely played theirs already.
#[test]
fn cards_that_others_have_played_already_are_no_advantage() {
    let cards = |own: &[u8], theirs: &[u8]| {
        let session = session(json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 4,
            "at": {"turn": "A"}, "louis": 1,
            "seats": {"A": {"influence": own}, "B": {"influence": theirs}, "C": {"influence": []}},
        }));
        let balance = balance(&session.game().view(None), Seat::A, &Seats([20.0, 44.0, 15.0, 0.0]));
        let balance = balance.expect("there are rivals");
        let told = |things: &[(Thing, u8, u8)]| things.iter().any(|one| one.0 == Thing::Cards);
        (told(&balance.own), told(&balance.theirs))
    };
    assert_eq!(cards(&[1, 2], &[]), (false, false));
    assert_eq!(cards(&[1, 2, 3], &[4, 5]), (false, false));
    assert_eq!(cards(&[1, 2, 3, 4], &[5, 6]), (true, false), "two turns more");
    assert_eq!(cards(&[1, 2], &[4, 5, 6, 7]), (false, true), "two turns fewer");
}

/// Seen at the table: two missions to put back, in one order and in the other.
#[test]
fn missions_put_back_are_offered_once() {
    let session = session(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "start": "A", "round": 3,
        "at": {"phase": "missions"},
        "seats": {
            "A": {"laid": ["change-missions-1"], "influence": [], "coins": 6,
                "missions": ["three-markers", "one-coin-2", "two-gains-1"]},
            "B": {"influence": []}, "C": {"influence": []},
        },
    }));
    let mut session = session;
    while session.decision().is_some_and(|d| d.question != Question::ChangeMissions) {
        let mut list = Vec::new();
        session.legal_actions(&mut list);
        session.play(list.last().copied().expect("an answer")).expect("by the rules");
    }
    let pairs: Vec<[_; 2]> = advice(&session)
        .iter()
        .filter_map(|one| match one.found.action {
            Action::PutBack { first, second: Some(second) } => Some([first, second]),
            _ => None,
        })
        .collect();
    assert!(!pairs.is_empty());
    let twice = |&[one, other]: &[_; 2]| pairs.contains(&[other, one]);
    assert!(!pairs.iter().any(twice), "{pairs:?}");
}
