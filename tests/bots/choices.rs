//! The positions of the drill on choices: made from games of bots, and clear.

use std::sync::atomic::AtomicBool;

use louis_xiv::bots::{Bot, Budget, Thinking, compare, reasons};
use louis_xiv::drills::Position;
use louis_xiv::engine::{Action, Game, Question, Seat};
use louis_xiv::scenario::Scenario;
use louis_xiv::session::{Chair, Opening, Session};
use serde_json::json;

/// By so much the best answer is better than the others, in percent.
const CLEAR: u8 = 7;

/// So many playouts for each look.
const TRIES: u32 = 2400;

fn game_of_bots(seed: u64) -> Session {
    let mut opening = Opening::of_people(["Ada", "Bruno", "Carla"], Seat::A, seed);
    for chair in &mut opening.chairs {
        *chair = Chair::bot(chair.name.clone(), "medium");
    }
    Session::new(opening).expect("a good opening")
}

/// How the answers fare, in percent, in the order given.
fn fares(game: &Game, answers: &[Action], seed: u64) -> Vec<u8> {
    let found = compare(&game.view(Some(Seat::A)), answers, seed, TRIES * answers.len() as u32);
    let value = |action: &Action| {
        let one = found.iter().find(|one| one.action == *action).expect("it was tried");
        (100.0 * one.value).round() as u8
    };
    answers.iter().map(value).collect()
}

fn is_clear(fares: &[u8]) -> bool {
    fares[1..].iter().all(|other| fares[0] >= other + CLEAR)
}

/// A position with a clear best answer, if this one has.
fn position(game: &Game, seed: u64) -> Option<Position> {
    let decision = game.decision().filter(|decision| decision.seat == Seat::A)?;
    let view = game.view(Some(Seat::A));
    let mut found = Bot::Hard(Budget::Tries(TRIES)).rank(&view, seed, &AtomicBool::new(false));
    found.retain(|one| one.tries > 0);
    found.sort_by(|one, other| other.value.total_cmp(&one.value));
    let best = found.first()?;
    if reasons(&view, Seat::A, &decision.question, &best.action).is_empty() {
        return None;
    }
    // A mistake that comes near, and one that does not.
    let worse = |one: &&louis_xiv::bots::Found| one.value < best.value - 0.08;
    let others: Vec<Action> = found.iter().filter(worse).map(|one| one.action).collect();
    let second = *others.first()?;
    let third = *others.get(others.len() / 2).filter(|third| **third != second)?;
    let answers = [best.action, second, third];
    let looks = [seed ^ 0x5bd1, seed ^ 0x1b87_3593].map(|seed| fares(game, &answers, seed));
    if !looks.iter().all(|fares| is_clear(fares)) {
        return None;
    }
    let mean =
        |at: usize| (looks[0][at] / 2) + (looks[1][at] / 2) + (looks[0][at] & looks[1][at] & 1);
    let answers = answers.into_iter().enumerate().map(|(at, action)| (action, mean(at)));
    Some(Position { scenario: json!(Scenario::of(game)), answers: answers.collect() })
}

/// Makes the positions anew: `UPDATE_DRILLS=1 cargo test --test bots choices -- --ignored`.
#[test]
#[ignore = "writes a file, and takes minutes"]
fn positions_are_made() {
    if std::env::var_os("UPDATE_DRILLS").is_none() {
        return;
    }
    let mut made: Vec<Position> = Vec::new();
    for seed in 0..500_u64 {
        let mut session = game_of_bots(seed);
        // Each game gives one position at most, from another round than the game before.
        let mut wanted = 1 + (seed % 4) as u8;
        let mut skip = if seed % 3 == 0 { seed % 2 } else { seed / 4 % 4 };
        while let Some(decision) = session.decision() {
            let mut answers = Vec::new();
            session.legal_actions(&mut answers);
            let turn = decision.question == Question::Turn;
            let kind = if seed % 3 == 0 { !turn } else { turn };
            let asked = decision.seat == Seat::A && answers.len() > 3 && kind;
            if asked && session.game().round() == wanted {
                if skip > 0 {
                    skip -= 1;
                } else {
                    wanted = 0;
                    made.extend(position(session.game(), seed));
                }
            }
            let task = Thinking::with(Bot::Medium, &session).expect("a question");
            let answer = task.answer(&AtomicBool::new(false)).expect("an answer");
            session.play(answer).expect("a legal answer");
        }
        println!("{seed}: {} positions", made.len());
        if made.len() == 60 {
            break;
        }
    }
    let lines: Vec<String> = made.iter().map(|one| json!(one).to_string()).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/drills/best.json");
    std::fs::write(path, format!("[\n{}\n]\n", lines.join(",\n"))).expect("it is written");
}

/// Every position can be asked, its answers are allowed, and the best one is clearly so; some are
/// played on again in other worlds.
#[test]
fn positions_are_clear() {
    let all = Position::all();
    assert!(all.len() >= 20, "{}", all.len());
    for (place, position) in all.iter().enumerate() {
        let drill = position.drill().expect("a position");
        assert_eq!(drill.game.decision().map(|decision| decision.seat), Some(Seat::A));
        assert!(position.answers.iter().all(|(action, _)| drill.game.check(action).is_ok()));
        let fares_kept: Vec<u8> = position.answers.iter().map(|(_, fares)| *fares).collect();
        assert!(fares_kept.len() == 3 && is_clear(&fares_kept), "{place}: {fares_kept:?}");
        if place % 8 == 0 {
            let answers: Vec<Action> = position.answers.iter().map(|(one, _)| *one).collect();
            let again = fares(&drill.game, &answers, 77 + place as u64);
            assert!(again[1..].iter().all(|other| again[0] > *other), "{place}: {again:?}");
        }
    }
}

/// Nobody leaves a marker of a mission in the general reserve, where it does nothing.
#[test]
fn no_bot_refuses_a_marker_that_costs_nothing() {
    let position = |general: u8| {
        let opening = Opening {
            chairs: vec![Chair::bot("Ada", "keen"), Chair::bot("Bruno", "keen")],
            scenario: Some(json!({
                "format": "louis-xiv-scenario", "version": 1, "players": 2,
                "at": {"phase": "influence"}, "louis": 1,
                "seats": {"A": {"laid": ["marker-on-2"], "general": general}},
            })),
            ..Opening::of_people([], Seat::A, 3)
        };
        Session::new(opening).expect("a position").game().clone()
    };
    let game = position(6);
    let asked = game.decision().expect("somebody is asked");
    assert!(matches!(asked.question, Question::StartMarker { .. }), "{asked:?}");
    for bot in ["easy", "medium", "keen", "hard:100", "master:20"] {
        let bot: Bot = bot.parse().expect("a bot");
        for seed in 0..5 {
            let ranked = bot.rank(&game.view(Some(asked.seat)), seed, &AtomicBool::new(false));
            let order: Vec<Action> = ranked.iter().map(|found| found.action).collect();
            assert_eq!(order, [Action::Accept, Action::Pass], "{bot} {seed}");
            assert_eq!(bot.choose(&game.view(Some(asked.seat)), seed), Some(Action::Accept));
        }
    }
}
