//! What programs that call the rules rely on besides the rules: names, sets, how answers are
//! written, views that answer for their seat, and observers.

use louis_xiv_engine::Seat::{A, B, C, D};
use louis_xiv_engine::{
    Action, Board, BoardSet, Chip, Chips, Event, Game, Hand, Illegal, Influence, Mission, Phase,
    Question, Reason, Rule, Seat, SeatSet, Shield, Shields, Side, Tier, Usage, Watch, What,
};
use serde_json::{Value, json};

use super::table::Table;

#[test]
fn every_question_has_its_own_name_and_knows_its_board() {
    let mission = Mission::from_name("marker-on-9").expect("a mission");
    let board = Board::Valliere;
    let all = [
        Question::TradeMarker { late: false },
        Question::TwoGains,
        Question::StartMarker { mission, board },
        Question::Turn,
        Question::LastMarker,
        Question::Intrigue { board },
        Question::WinTie { board },
        Question::Bribe { board, price: 1 },
        Question::PlaceMarkers { board, most: 2 },
        Question::PlaceAnywhere,
        Question::LayOut,
        Question::DrawMission { left: 1, changing: false },
        Question::KeepChip,
        Question::ChangeMissions,
        Question::ChangeChip,
    ];
    for (kind, question) in all.iter().enumerate() {
        assert_eq!((question.kind(), question.name()), (kind, Question::NAMES[kind]));
        let json = serde_json::to_value(question).expect("plain data");
        let written =
            json.as_str().or(json.as_object().and_then(|o| o.keys().next()).map(|k| &**k));
        assert_eq!(written, Some(question.name()));
        let about = matches!(kind, 2 | 5..=8).then_some(board);
        assert_eq!(question.board(), about, "{question:?}");
    }
    let rules = all.map(|question| question.rule().to_string());
    assert_eq!(rules[2], "R8.11");
    assert_eq!((&*rules[3], &*rules[7], &*rules[12]), ("R5.3", "R6.4", "R7.2"));
}

#[test]
fn every_phase_has_its_chapter() {
    let phases = [Phase::Supply, Phase::Influence, Phase::Scoring, Phase::Missions, Phase::Over];
    assert_eq!(phases.map(Phase::chapter), [4, 5, 6, 7, 7]);
}

#[test]
fn an_answer_without_a_content_is_written_as_a_word_and_in_no_other_way() {
    let play = |usage| Action::Play { card: Influence::Joker, usage };
    for (action, word) in [
        (Action::Pass, json!("pass")),
        (Action::Accept, json!("accept")),
        (Action::PayTwo, json!("pay-two")),
        (play(Usage::TakeBack), json!({"play": {"card": "joker", "use": "take-back"}})),
        (play(Usage::TakeBackFour), json!({"play": {"card": "joker", "use": "take-back-four"}})),
    ] {
        assert_eq!(serde_json::to_value(action).expect("plain data"), word);
        assert_eq!(serde_json::from_value::<Action>(word).expect("reads"), action);
    }
    for nothing in [json!({}), Value::Null, json!([])] {
        for word in ["pass", "accept", "pay-two"] {
            assert!(serde_json::from_value::<Action>(json!({word: nothing})).is_err(), "{word}");
        }
        for word in ["take-back", "take-back-four"] {
            let usage = json!({"play": {"card": "joker", "use": {word: nothing}}});
            assert!(serde_json::from_value::<Action>(usage).is_err(), "{word}");
        }
    }
    let said =
        |value: Value| serde_json::from_value::<Action>(value).expect_err("no action").to_string();
    assert!(said(json!(7)).contains("an action"), "{}", said(json!(7)));
    assert!(said(json!({"pass": null})).contains("`pass` stands alone"));
    let card = serde_json::from_value::<Influence>(json!(true)).expect_err("no card");
    assert!(card.to_string().contains("expected"), "{card}");
    assert!(!card.to_string().ends_with("expected "), "{card}");
}

#[test]
fn refusals_and_missions_can_be_printed() {
    let no = Illegal::new(Rule::new(5, 3), Reason::MustChoose);
    assert_eq!(no.to_string(), "MustChoose (R5.3)");
    assert_eq!(Mission::from_name("win-tie").expect("a mission").to_string(), "win-tie");
}

#[test]
fn sets_and_hands_count_what_is_in_them() {
    let mut seats: SeatSet = [A, C].into_iter().collect();
    assert!(!seats.is_empty() && SeatSet::EMPTY.is_empty());
    seats.remove(A);
    assert_eq!(seats.iter().collect::<Vec<Seat>>(), [C]);
    seats.remove(A);
    assert_eq!((seats.len(), seats.contains(C)), (1, true));
    seats.remove(C);
    assert!(seats.is_empty());

    assert_eq!((Side::Seat(B).seat(), Side::Neutral.seat()), (Some(B), None));

    let faces: Vec<Influence> = Influence::all().collect();
    let mut hand = Hand::EMPTY;
    assert!(hand.is_empty());
    for (count, &card) in (1..).zip(&faces) {
        hand.add(card);
        assert_eq!((hand.is_empty(), hand.len()), (false, count));
    }
    hand.add(faces[0]);
    assert_eq!((hand.len(), hand.count(faces[0])), (14, 2));

    let mut chips = Chips::default();
    assert!(!chips.take(Chip::Ring));
    chips.add(Chip::Ring);
    assert!(!chips.take(Chip::Crown) && chips.take(Chip::Ring) && chips.is_empty());

    let mut shields = Shields::default();
    assert!(shields.is_empty());
    shields.add_unseen(Some(Shield::Sun));
    assert!(!shields.is_empty() && shields.count(Shield::Sun) == 0);
    assert!(!BoardSet::from_iter([Board::Anne]).is_empty());
}

fn turn() -> Table {
    Table::at(json!({"players": 3, "at": {"turn": "B"}, "seats": {"B": {"intrigue": [3]}}}))
}

#[test]
fn a_view_answers_for_its_seat_as_the_game_does() {
    let game = turn();
    let mut all = Vec::new();
    game.legal_actions(&mut all);
    for viewer in [Some(A), Some(B), None] {
        let view = game.view(viewer);
        assert_eq!(view.viewer(), viewer);
        let mut own = Vec::new();
        view.legal_actions(&mut own);
        let asked = viewer == Some(B);
        assert_eq!(own, if asked { all.clone() } else { vec![] });
        assert_eq!(view.check(&all[0]).is_ok(), asked);
        assert!(view.check(&Action::Pass).is_err());
        if asked {
            assert_eq!(view.check(&Action::Pass), game.check(&Action::Pass));
        }
    }
}

#[test]
fn a_view_counts_the_piles_and_knows_the_result_when_there_is_one() {
    let game = turn();
    let piles = game.view(None).piles();
    for (tier, deck) in Tier::ALL.into_iter().zip(game.position().missions) {
        assert_eq!(usize::from(piles.of(tier)), deck.len());
    }
    assert!(piles.of(Tier::Light) > 1 && piles.of(Tier::Dark) > 1);
    assert_eq!(game.view(Some(A)).outcome(), None);
    let over = Table::at(json!({"players": 2, "round": 4, "at": {"phase": "over"}}));
    assert_eq!(over.view(None).outcome().copied(), over.outcome());
    assert!(over.outcome().is_some());
}

#[test]
fn whoever_does_not_play_sees_what_everybody_sees() {
    let game = turn();
    assert_eq!(game.view(Some(D)), game.view(None));
    assert_ne!(game.view(Some(C)), game.view(None));
}

#[test]
fn a_game_is_not_over_while_the_end_is_being_counted() {
    let mut early = 0;
    let mut watch = Watch(|game: &Game, event: Event| {
        if matches!(event.what, What::Converted { .. } | What::Majority { .. }) {
            assert_eq!((game.phase(), game.outcome()), (Phase::Over, None));
            early += 1;
        }
    });
    let last = Table::position(json!({
        "players": 2, "round": 4, "at": {"rest": {"lay-out": {"seat": "A"}}},
        "seats": {"A": {"coins": 3, "chips": ["ring"], "missions": []}}
    }));
    let mut game = last.begin(&mut ()).expect("lawful");
    game.apply(&Action::Pass, &mut watch).expect("nobody has to lay out");
    assert!(early >= 2 && game.outcome().is_some());
}

#[test]
fn a_game_remembers_its_seed() {
    assert_eq!(Table::new(2, A, 77).seed(), 77);
}

#[test]
fn two_games_differ_if_a_deck_does() {
    let game = turn();
    let mut position = game.position();
    position.intrigue.reverse();
    assert_ne!(position.begin(&mut ()).as_ref(), Ok(&*game));
}
