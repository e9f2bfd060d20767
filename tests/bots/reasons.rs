//! Reasons: what a bot says about its answers is so, and every answer has one.

use louis_xiv::bots::{When, Why, reasons, secret_reasons};
use louis_xiv::engine::{
    Action, Board, Chip, Influence, Mission, Placement, Question, Seat, Side, Usage,
};
use louis_xiv::text::{Lang, Names, Text};

use crate::play::{SMALL, play, position};

/// Bruno leads on Montespan with one marker; Anna holds its card and a mission for a helmet.
const MONTESPAN: &str = r#"{
    "format": "louis-xiv-scenario", "version": 1, "players": 3, "at": {"turn": "A"},
    "louis": 1, "markers": {"5": {"B": 1}, "4": {"A": 1}},
    "seats": {
        "A": {"influence": [5, 9, "joker"], "missions": ["marker-on-4", "two-gains-1"]},
        "B": {"influence": [1, 2]}, "C": {"influence": [3, 4]}
    }
}"#;

#[test]
fn reasons_say_what_an_answer_does_to_the_boards() {
    let game = position(MONTESPAN);
    let place = |boards: &[Board]| Action::Play {
        card: Influence::Character(Board::Montespan),
        usage: Usage::Place(Placement::new(boards).expect("a placement")),
    };
    let (montespan, dauphin) = (Board::Montespan, Board::Dauphin);
    let action = place(&[montespan, montespan, dauphin]);
    let (view, from) = (game.view(Some(Seat::A)), Side::Seat(Seat::B));
    assert_eq!(
        reasons(&view, Seat::A, &Question::Turn, &action),
        [Why::Takes { board: montespan, from, pays: game.pays(montespan), crown: false }],
        "a lead on Dauphin that nobody contests hardly changes"
    );
    let mission = Mission::from_name("marker-on-4").expect("a mission");
    assert_eq!(
        secret_reasons(&view, &Question::Turn, &action),
        [Why::Wants { board: dauphin, chip: Chip::Helmet, mission }]
    );
    assert_eq!(
        reasons(&view, Seat::A, &Question::Turn, &place(&[montespan])),
        [Why::Denies { board: montespan, whom: from }]
    );
}

/// The reasons in words of their own: nothing that is not so at that moment.
#[test]
fn reasons_tell_what_is_so() {
    let why = |json: &str, action: Action| {
        let game = position(json);
        let decision = game.decision().expect("a question");
        assert!(game.check(&action).is_ok(), "{action:?}");
        reasons(&game.view(None), decision.seat, &decision.question, &action)
    };
    // The last card but one: what comes back waits for the next round, or for a tie.
    let last = |round: u8| {
        let json = format!(
            r#"{{"format": "louis-xiv-scenario", "version": 1, "players": 2, "round": {round},
            "at": {{"turn": "A"}}, "louis": 1, "seats": {{"A": {{"influence": [5, 9], "general": 5,
            "personal": 11}}, "B": {{"influence": [1, 2]}}}}}}"#
        );
        let card = Influence::Character(Board::Montespan);
        why(&json, Action::Play { card, usage: Usage::TakeBack })
    };
    assert_eq!(last(2), [Why::Back { count: 3, when: When::NextRound }]);
    assert_eq!(last(4), [Why::Back { count: 3, when: When::Tie }]);
    // Three Louis d'or bribe on one board: here for a helmet, or later for a shield and a card.
    let json = r#"{
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 2, "louis": 1,
        "at": {"board": 4}, "markers": {"4": {"A": 2, "B": 1}, "12": {"A": 2, "B": 1}},
        "seats": {"B": {"coins": 4, "chips": ["sceptre"]}}
    }"#;
    let game = position(json);
    let (four, twelve) = (Board::Dauphin, Board::Louvois);
    let price = game.price(Seat::B, four);
    let pays = game.pays(twelve);
    assert_eq!(why(json, Action::Pass), [Why::SavesFor { price, board: twelve, pays }]);
    assert_eq!(why(json, Action::Accept), [Why::Bribes { pays: game.pays(four), chips: 2 }]);
}

/// Seen in a transcript: eleven Louis d'or, four bribes to come, and the first of them left "for later".
#[test]
fn money_that_several_boards_ask_for_is_kept_for_them() {
    let json = r#"{
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 2, "louis": 2,
        "at": {"board": 1},
        "markers": {
            "1": {"A": 2, "B": 1}, "3": {"A": 2, "B": 1}, "4": {"A": 2, "B": 1}
        },
        "seats": {"B": {"coins": 8}}
    }"#;
    let game = position(json);
    let decision = game.decision().expect("a question");
    let why = reasons(&game.view(None), decision.seat, &decision.question, &Action::Pass);
    let price = game.price(Seat::B, Board::Anne);
    assert!(
        matches!(why[..], [Why::SavesFor { price: kept, board, .. }] if kept == price && board > Board::Anne),
        "{why:?}"
    );
}

/// Whoever asks for a hint is told why, whatever the question: every answer of a searching bot that
/// was a choice has a reason.
#[test]
fn every_answer_has_a_reason() {
    let mut asked = [0_u32; Question::NAMES.len()];
    for (players, seed) in (2..=4).flat_map(|players| (60..64).map(move |seed| (players, seed))) {
        play(players, seed, [SMALL; 4], |game, seat, _, action| {
            let view = game.view(Some(seat));
            let mut list = Vec::new();
            view.legal_actions(&mut list);
            let question = game.decision().expect("a question").question;
            if list.len() > 1 {
                let mut whys = reasons(&view, seat, &question, &action);
                whys.extend(secret_reasons(&view, &question, &action));
                assert!(!whys.is_empty(), "{question:?}: {action:?}");
                asked[question.kind()] += 1;
            }
        });
    }
    let never = asked.iter().zip(Question::NAMES).filter(|(count, _)| **count == 0);
    let never: Vec<_> = never.map(|(_, name)| name).collect();
    assert!(never.len() < 4, "no choice came up: {never:?}");
}

/// What supply missions are used for (R8.8, R8.16), told of what is there.
#[test]
fn supply_missions_are_used_for_money_markers_or_a_turn() {
    let json = r#"{
        "format": "louis-xiv-scenario", "version": 1, "players": 2, "round": 2, "at": {"phase": "supply"},
        "seats": {"A": {"general": 1, "personal": 15, "laid": ["two-gains-1", "marker-for-card"]}}
    }"#;
    let mut game = position(json);
    let mut seen = Vec::new();
    while let Some(decision) = game.decision() {
        let why = |action| reasons(&game.view(None), decision.seat, &decision.question, &action);
        seen.push(decision.question);
        match decision.question {
            Question::TradeMarker { late } => {
                assert_eq!(why(Action::Accept), [Why::Turn]);
                assert_eq!(why(Action::Pass), [if late { Why::Spares } else { Why::Later }]);
                game.apply(&Action::Pass, &mut ()).expect("no trade");
            }
            Question::TwoGains => {
                let back = Why::Back { count: 1, when: When::Now };
                assert_eq!(why(Action::Gain { coins: 2 }), [Why::Money { count: 2 }]);
                assert_eq!(why(Action::Gain { coins: 1 }), [back, Why::Money { count: 1 }]);
                assert_eq!(why(Action::Gain { coins: 0 }), [back]);
                game.apply(&Action::Gain { coins: 2 }, &mut ()).expect("two coins");
            }
            _ => break,
        }
    }
    assert!(seen.contains(&Question::TwoGains), "{seen:?}");
    assert!(
        seen.iter().any(|question| matches!(question, Question::TradeMarker { .. })),
        "{seen:?}"
    );
}

/// The last turn of a round decides: what it wins where Louis is comes first, however many are there.
#[test]
fn the_last_turn_is_told_by_what_it_decides() {
    let json = r#"{
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 3, "at": {"turn": "B"},
        "louis": 2, "markers": {"2": {"A": 2, "B": 4, "C": 4}, "1": {"B": 2, "A": 1}, "6": {"A": 1}},
        "seats": {
            "A": {"influence": []}, "B": {"influence": [6, 12]}, "C": {"influence": []}
        }
    }"#;
    let game = position(json);
    let (anne, philippe, conde) = (Board::Anne, Board::Philippe, Board::Conde);
    let at = Placement::new(&[conde, anne, philippe]).expect("a placement");
    let action = Action::Play { card: Influence::Character(conde), usage: Usage::Place(at) };
    let whys = reasons(&game.view(None), Seat::B, &Question::Turn, &action);
    let pays = game.pays(philippe);
    assert_eq!(whys.first(), Some(&Why::Leads { board: philippe, pays, crown: true }), "{whys:?}");
    // Second place alone is paid where Louis is: a tie for it takes that away.
    let json = r#"{
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 4, "at": {"turn": "B"},
        "louis": 2, "markers": {"2": {"A": 2, "B": 1, "C": 4}},
        "seats": {
            "A": {"influence": []}, "B": {"influence": [2, 12]}, "C": {"influence": []}
        }
    }"#;
    let game = position(json);
    let play = |boards: &[Board]| Action::Play {
        card: Influence::Character(philippe),
        usage: Usage::Place(Placement::new(boards).expect("a placement")),
    };
    let why = |boards: &[Board]| reasons(&game.view(None), Seat::B, &Question::Turn, &play(boards));
    let (board, from) = (philippe, Side::Seat(Seat::A));
    assert_eq!(why(&[philippe]), [Why::DeniesSecond { board, whom: from }]);
    assert_eq!(why(&[philippe; 2]), [Why::ChipSecond { board, from }]);
    assert_eq!(why(&[philippe; 3]), [Why::ChipTied { board, with: Side::Seat(Seat::C) }]);
}

/// What one is paid oneself is told before what a rival is not, and a mission that can be paid for
/// already wants nothing more.
#[test]
fn the_own_gain_comes_first_and_what_is_payable_wants_nothing() {
    let position = |chips: &str| {
        position(&format!(
            r#"{{
            "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 2, "at": {{"turn": "A"}},
            "louis": 2, "markers": {{"2": {{"B": 4, "C": 2, "A": 1}}}},
            "seats": {{
                "A": {{"influence": [9, 12], "missions": ["two-gains-1"], "chips": {chips}}},
                "B": {{"influence": []}}, "C": {{"influence": []}}
            }}
        }}"#
        ))
    };
    let (nine, two) = (Board::Valliere, Board::Philippe);
    let card = Influence::Character(nine);
    let at = Placement::new(&[nine, nine, two]).expect("a placement");
    let action = Action::Play { card, usage: Usage::Place(at) };
    let game = position("[]");
    let whys = reasons(&game.view(None), Seat::A, &Question::Turn, &action);
    let leads = Why::Leads { board: nine, pays: game.pays(nine), crown: false };
    let denies = Why::DeniesSecond { board: two, whom: Side::Seat(Seat::C) };
    assert_eq!(whys, [leads, denies]);
    // That mission takes a sceptre and a letter.
    let mission = Mission::from_name("two-gains-1").expect("a mission");
    let cost = game.components().cost(mission);
    let secret = |chips: &str| {
        let game = position(chips);
        secret_reasons(&game.view(Some(Seat::A)), &Question::Turn, &action)
    };
    assert_eq!((cost.first, cost.second), (Chip::Sceptre, Some(Chip::Letter)));
    let (board, chip) = (two, Chip::Letter);
    assert_eq!(secret("[]"), [Why::Wants { board, chip, mission }]);
    let crown = Why::Completes { board: nine, chip: Chip::Crown, mission };
    let completes = Why::Completes { board, chip, mission };
    let both = secret(r#"["sceptre"]"#);
    assert!(both.contains(&completes) && both.contains(&crown), "{both:?}");
    assert_eq!(secret(r#"["sceptre", "letter"]"#), []);
}

/// Seen in a transcript: with intrigue cards in hand, markers taken back in the last turn "decide a tie".
#[test]
fn markers_taken_back_last_are_for_intrigue_cards() {
    let json = r#"{
        "format": "louis-xiv-scenario", "version": 1, "players": 2, "round": 4, "at": {"turn": "A"},
        "louis": 1, "seats": {"A": {"influence": [5, 9], "general": 5, "personal": 11,
        "intrigue": [7]}, "B": {"influence": [1, 2]}}
    }"#;
    let game = position(json);
    let card = Influence::Character(Board::Montespan);
    let action = Action::Play { card, usage: Usage::TakeBack };
    let whys = reasons(&game.view(None), Seat::A, &Question::Turn, &action);
    assert_eq!(whys, [Why::Back { count: 3, when: When::Intrigue }]);
}

/// Seen at the table: alone with most on three boards, and one of them told; a crown passed over.
#[test]
fn what_stands_beside_a_deed_names_every_board_and_the_best_one_first() {
    let told = |markers: &str, boards: &[Board], usage: fn(Placement) -> Usage| {
        let game = position(&format!(
            r#"{{
            "format": "louis-xiv-scenario", "version": 1, "players": 3, "at": {{"turn": "A"}},
            "louis": 1, "markers": {markers},
            "seats": {{
                "A": {{"influence": [2, 11, 12], "general": 8, "personal": 8}},
                "B": {{"influence": [1, 2]}}, "C": {{"influence": [3, 4]}}
            }}
        }}"#
        ));
        let card = Influence::Character(boards[0]);
        let at = Placement::new(boards).expect("a placement");
        let action = Action::Play { card, usage: usage(at) };
        let whys = reasons(&game.view(None), Seat::A, &Question::Turn, &action);
        Lang::ALL.iter().map(|&lang| Text::new(lang).why_told(&whys, &Names::letters())).collect()
    };
    let (anne, philippe) = (Board::Anne, Board::Philippe);
    let three = [Board::Mazarin, Board::Louvois, Board::Dauphin];
    let all: Vec<String> = told("{}", &three, Usage::Place);
    for words in &all {
        let labels = ["11 Mazarin", "12 Louvois", "4 Dauphin"];
        assert!(labels.iter().all(|label| words.contains(label)), "{words}");
        assert!(!words.contains(';'), "one kind, said once: {words}");
    }
    assert!(all.iter().any(|words| words.starts_with("alone with most on ")), "{all:?}");
    // Where Louis is a crown comes with it: that is told first.
    let both: Vec<String> = told(r#"{"1": {"B": 1}}"#, &[philippe, anne, anne], Usage::Place);
    for words in &both {
        let [louis, other] = ["1 A", "2 P"].map(|label| words.find(label));
        assert!(louis.is_some() && other.is_some() && louis < other, "{words}");
    }
    // "Takes 3 back" says itself what it is for.
    let back: Vec<String> = told("{}", &[Board::Mazarin], |_| Usage::TakeBack);
    assert!(back.iter().all(String::is_empty), "{back:?}");
}
