//! The largest swings of a game are told, with what did them: somebody's answer, an intrigue card that
//! nobody knew of, or luck.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use louis_xiv::bots::Thinking;
use louis_xiv::engine::{Action, Board, Reserve, Seat, Seats};
use louis_xiv::files;
use louis_xiv::review::{Depth, Review, Span, Swing, Verdict};
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::text::{Lang, Names, Text};
use serde_json::{Value, json};

use crate::reviews::game;

const DEPTH: Depth = Depth { worlds: 12, glance: 80, look: 600, games: 100 };

fn review(session: &Session) -> Review {
    Review::of(session, DEPTH, &AtomicBool::new(false))
}

fn told(session: &Session, review: &Review, swing: &Swing, lang: Lang) -> String {
    let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
    let text = Text::new(lang);
    let mut lines = vec![text.swing(swing, &names)];
    lines.extend(text.swing_cause(swing, review, &names));
    lines.join("\n")
}

fn fixture(players: u8) -> Session {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    files::load(&path.join(format!("whole-game-of-{players}.json"))).expect("it loads").session
}

/// From a position to the end, the first answers as they are given here, the others by bots.
fn played(scenario: Value, first: &[Action]) -> Session {
    let chairs = ["Ada", "Ben", "Cleo"].map(|name| Chair::bot(name, "medium")).to_vec();
    let scenario = Some(scenario);
    let opening = Opening { chairs, start: Seat::A, seed: 7, components: None, scenario };
    let mut session = Session::new(opening).expect("a position");
    for action in first {
        session.play(*action).expect("by the rules");
    }
    while let Some(task) = Thinking::of(&session) {
        let action = task.answer(&AtomicBool::new(false)).expect("an answer");
        session.play(action).expect("by the rules");
    }
    session
}

/// A deal is told as luck, with what it brought; the count at the end with its result.
#[test]
fn luck_is_told_as_luck() {
    let session = game(400);
    let review = review(&session);
    let of = |span: Span| review.swings.iter().find(|swing| swing.span == span);
    let deal = of(Span::Deal).expect("the cards of the last round");
    let dealt = session.position_at(deal.to).expect("a position").secret(deal.seat).influence;
    let words = told(&session, &review, deal, Lang::En);
    assert!(words.contains("That is luck"), "{words}");
    let text = Text::new(Lang::En);
    assert!(dealt.cards().all(|card| words.contains(&text.influence(card))), "{words}");
    assert!(!words.contains("asked") && !words.contains("better"), "{words}");
    let end = of(Span::End).expect("the count");
    let outcome = session.game().outcome().expect("it is over");
    for lang in Lang::ALL {
        let words = told(&session, &review, end, *lang);
        let total = |seat: Seat| outcome.tallies[seat].total.to_string();
        assert!(session.game().seats().all(|seat| words.contains(&total(seat))), "{words}");
    }
}

/// While cards are hidden nothing of them is told, and nothing is called better.
#[test]
fn a_game_under_way_gives_nothing_away() {
    let mut session = game(400);
    session.undo_to_agreed(session.len() * 3 / 4);
    let review = review(&session);
    assert!(!review.open);
    for swing in &review.swings {
        assert!(swing.hands.is_empty() && swing.verdict.is_none(), "{swing:?}");
        assert!(swing.events.iter().all(|event| event.seen_by(None) == *event), "{swing:?}");
        let within = |at: usize| (swing.from..swing.to).contains(&at);
        assert!(!review.moments.iter().any(|moment| within(moment.at)), "told twice: {swing:?}");
    }
}

/// What is called better brings something: a step that leaves something missing is no reason, nor what the
/// answer says itself; what it costs stands there without a sign.
#[test]
fn reasons_of_a_review_are_gains() {
    let names = Names(Seats::from_fn(|seat| seat.to_string()));
    let mut costs = 0;
    for session in [fixture(2), fixture(3), fixture(4), game(402), game(403)] {
        for moment in &review(&session).moments {
            assert!(!moment.whys.iter().any(|why| why.is_step() || why.is_said()), "{moment:?}");
            for line in Text::new(Lang::En).review_better(moment, &names) {
                if let Some((_, cost)) = line.split_once("at the cost of") {
                    assert!(!cost.contains('-') && !cost.contains('+'), "{line}");
                    costs += 1;
                }
            }
        }
    }
    assert!(costs > 2, "{costs}");
}

/// Nothing that the chart shows is passed over: what moves most between two questions is part of a swing
/// that is told, and its figures are those of the chart.
#[test]
fn the_largest_step_of_the_chart_is_told() {
    for session in [fixture(2), fixture(3), fixture(4), game(400), game(401)] {
        let review = review(&session);
        let chances = |at: usize, seat: Seat| {
            let point = review.line.iter().find(|point| point.at == at).expect("a point");
            point.chances[seat]
        };
        for swing in &review.swings {
            assert_eq!(
                swing.chance,
                (chances(swing.from, swing.seat), chances(swing.to, swing.seat))
            );
        }
        let steps = review.line.windows(2).flat_map(|pair| {
            let moved = |seat: Seat| (pair[1].chances[seat] - pair[0].chances[seat]).abs();
            session.game().seats().map(move |seat| (moved(seat), pair[0].at))
        });
        let (most, at) = steps.max_by(|one, other| one.0.total_cmp(&other.0)).expect("steps");
        let within = |swing: &Swing| (swing.from..swing.to).contains(&at);
        assert!(
            most < 0.2 || review.swings.iter().any(within),
            "{most} at {at}: {:#?}",
            review.swings
        );
        let sizes: Vec<f32> = review.swings.iter().map(Swing::size).collect();
        assert!(sizes.is_sorted_by(|one, other| one >= other), "{sizes:?}");
    }
}

/// Seen at the table: the curve fell by eighty percent, and the review spoke of other answers.
#[test]
fn a_loss_by_ones_own_answer_is_a_moment() {
    let session = fixture(2);
    let review = review(&session);
    let swing = review.swings.first().expect("a swing");
    let Span::Turn { seat } = swing.span else { panic!("{swing:?}") };
    assert_eq!((seat, swing.round), (swing.seat, 4));
    assert!(swing.chance.0 - swing.chance.1 > 0.5, "{swing:?}");
    let Some(Verdict::Better(moment)) = &swing.verdict else { panic!("{swing:?}") };
    assert_eq!((moment.seat, moment.at), (seat, swing.from));
    assert!(review.moments.iter().any(|one| one.at == swing.from), "{:?}", review.moments);
    let words = told(&session, &review, swing, Lang::En);
    assert!(words.contains("Anna's turn") && words.contains("takes 2 back"), "{words}");
}

/// In the last round Ben holds an intrigue card for a board where Ada is alone with most.
#[test]
fn an_intrigue_card_that_nobody_knew_of_is_told() {
    let session = played(
        json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 3, "round": 4, "start": "A",
            "at": {"board": 5}, "louis": 1,
            "markers": {"5": {"A": 2, "B": 1}, "12": {"A": 1, "B": 1, "C": 1}},
            "seats": {
                "A": {"influence": [], "coins": 0, "chips": ["helmet"], "laid": ["one-marker-1"],
                    "missions": ["one-marker-4"]},
                "B": {"influence": [], "intrigue": [5], "coins": 0, "chips": ["helmet"],
                    "laid": ["one-marker-2"], "missions": ["one-marker-3"]},
                "C": {"influence": [], "coins": 9},
            },
        }),
        &[Action::Intrigue { count: 2, from: Reserve::Personal }],
    );
    let review = review(&session);
    let swing = review.swings.first().expect("a swing");
    println!("{}", told(&session, &review, swing, Lang::En));
    assert_eq!(swing.span, Span::Boards { first: Board::Montespan, last: Board::Louvois });
    assert_eq!((swing.surprise(), swing.from), (Some(Seat::B), 0));
    let lost = |paid: &louis_xiv::review::Paid| paid.board == Board::Montespan;
    assert!(swing.seat == Seat::B || swing.lost.iter().any(lost), "{swing:?}");
    for (lang, card) in
        [(Lang::En, "intrigue card"), (Lang::De, "Intrigenkarte"), (Lang::Fr, "complot")]
    {
        let words = told(&session, &review, swing, lang);
        assert!(words.contains("Ben") && words.contains(card), "{words}");
        assert!(words.contains("5 Montespan"), "{words}");
    }
}
