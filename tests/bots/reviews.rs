//! What a review calls better is better: every alternative that it names is played on many times
//! beside what was played, in the same worlds, to the end of the game.

use std::sync::atomic::AtomicBool;

use louis_xiv::bots::{Bot, Thinking};
use louis_xiv::engine::{Action, Game, Seat};
use louis_xiv::review::{Depth, Review};
use louis_xiv::session::{Chair, Opening, Session};

const BOT: &str = "medium";

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// A game of bots to its end.
pub(crate) fn game(seed: u64) -> Session {
    let chairs = ["Ada", "Ben", "Cleo"].map(|name| Chair::bot(name, BOT)).to_vec();
    let opening = Opening { chairs, start: Seat::A, seed, components: None, scenario: None };
    let mut session = Session::new(opening).expect("the opening is fine");
    while let Some(task) = Thinking::of(&session) {
        let action = task.answer(&AtomicBool::new(false)).expect("a bot has an answer");
        session.play(action).expect("a bot plays by the rules");
    }
    session
}

/// Plays on with the same bots; gives the share of the win.
fn won(mut game: Game, first: Action, seat: Seat, seed: u64) -> f64 {
    game.apply(&first, &mut ()).expect("an answer of the position");
    let bot: Bot = BOT.parse().expect("a bot");
    for turn in 0_u64.. {
        let Some(decision) = game.decision() else { break };
        let view = game.view(Some(decision.seat));
        let action = bot.choose(&view, seed ^ turn.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        game.apply(&action.expect("an answer"), &mut ()).expect("by the rules");
    }
    let winners = game.outcome().expect("the game is over").winners;
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// `REVIEWS=10 PLAYOUTS=100 cargo test --test bots reviews -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes: the figures are in the README"]
fn alternatives_are_better_when_they_are_played_on() {
    let (games, playouts) = (number("REVIEWS", 10), number("PLAYOUTS", 100));
    let (mut named, mut better, mut promised, mut found) = (0_u32, 0_u32, 0.0, 0.0);
    for seed in 0..games as u64 {
        let session = game(9000 + seed);
        let review = Review::of(&session, Depth::USUAL, &AtomicBool::new(false));
        for moment in &review.moments {
            let position = session.position_at(moment.at).expect("a position of the game");
            let view = position.view(Some(moment.seat));
            let alternative = moment.better.expect("an open game names what was better");
            let mut gain = 0.0;
            for world in 0..playouts as u64 {
                let seed = seed << 32 ^ (moment.at as u64) << 16 ^ world;
                let dealt = view.guess(seed);
                let play = |action| won(dealt.clone(), action, moment.seat, seed);
                gain += play(alternative) - play(moment.played);
            }
            let gain = gain / playouts as f64;
            let said = f64::from(moment.chance.1 - moment.chance.0);
            println!(
                "game {seed} round {} {}: promised {:+.0} %, found {:+.0} %",
                moment.round,
                moment.seat,
                100.0 * said,
                100.0 * gain
            );
            named += 1;
            better += u32::from(gain > 0.0);
            (promised, found) = (promised + said, found + gain);
        }
    }
    let mean = |sum: f64| 100.0 * sum / f64::from(named.max(1));
    println!(
        "{named} alternatives in {games} games, {playouts} playouts each: {better} better; \
         promised {:+.1} %, found {:+.1} % on average",
        mean(promised),
        mean(found)
    );
    assert!(named > 0 && found > 0.0, "what is called better must be better on average");
}

/// A review does not say that a chance was never so low, and then name one that was lower: the chart goes
/// through the figures of the moments.
#[test]
fn a_review_agrees_with_itself() {
    for seed in 0..3 {
        let review = Review::of(&game(400 + seed), Depth::QUICK, &AtomicBool::new(false));
        for moment in &review.moments {
            let (low, high) = review.range(moment.seat);
            let own = moment.chance.0;
            assert!((low..=high).contains(&own), "{own} is not in {low} to {high}: {moment:?}");
        }
        for point in &review.line {
            let all: f32 = point.chances.0.iter().sum();
            assert!((all - 1.0).abs() < 0.01, "{point:?}");
        }
    }
}
