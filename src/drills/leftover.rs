//! What is left over: the shields for it at the end of the game, those for chips after a round, and the
//! points that all comes to. Each answer is found by playing on.

use serde_json::{Value, json};

use super::make::position;
use super::{Ask, Drill};
use crate::engine::chance::Chance;
use crate::engine::{
    Action, Board, Chip, Game, Mission, Phase, Question, Seat, Shield, Usage, What,
};

/// One of the three questions, in turn.
pub(super) fn drill(number: usize, chance: &mut Chance) -> Option<Drill> {
    match number % 3 {
        0 => count(chance),
        1 => kept(chance),
        _ => points(chance),
    }
}

fn chips(most: u32, chance: &mut Chance) -> Vec<Chip> {
    (0..chance.below(most)).map(|_| Chip::ALL[chance.below(5) as usize]).collect()
}

/// Four numbers in a row, among them the right one, in any place that there is for it.
fn around(right: u8, chance: &mut Chance) -> [u8; 4] {
    let first = right.saturating_sub(chance.below(4) as u8);
    [0, 1, 2, 3].map(|more| first + more)
}

fn count(chance: &mut Chance) -> Option<Drill> {
    let chips = chips(4, chance);
    let boards = |most: u32, chance: &mut Chance| -> Vec<Board> {
        let mut boards = Board::ALL;
        chance.shuffle(&mut boards);
        boards.into_iter().take(chance.below(most) as usize).collect()
    };
    let intrigue = boards(3, chance);
    let cards = boards(2, chance);
    let lying = boards(3, chance);
    let markers: serde_json::Map<String, Value> =
        lying.iter().map(|board| (board.to_string(), json!({"A": 1}))).collect();
    let game = position(json!({
        "at": {"phase": "missions"}, "round": 4, "markers": markers,
        "seats": {
            "A": {
                "coins": 1 + chance.below(9), "chips": chips, "intrigue": intrigue,
                "influence": cards, "missions": [],
            },
            "B": {"chips": []}, "C": {"chips": []},
        },
    }))?;
    let numbers = around(drawn(&game), chance);
    Some(Drill { game, ask: Ask::Count { numbers } })
}

fn kept(chance: &mut Chance) -> Option<Drill> {
    let mut chips = chips(4, chance);
    // One at least; of none nothing can be asked.
    chips.push(Chip::ALL[chance.below(5) as usize]);
    let game = position(json!({
        "at": {"phase": "missions"}, "round": 1 + chance.below(3),
        "seats": {
            "A": {"chips": chips, "missions": []}, "B": {"chips": []}, "C": {"chips": []},
        },
    }))?;
    let numbers = around(traded(&game), chance);
    Some(Drill { game, ask: Ask::Kept { numbers } })
}

fn points(chance: &mut Chance) -> Option<Drill> {
    // Few kinds, so that they meet.
    let kinds = &Shield::ALL[..3];
    let shields = |chance: &mut Chance| -> Vec<Shield> {
        (0..1 + chance.below(4)).map(|_| kinds[chance.below(3) as usize]).collect()
    };
    // Those of the supply have nothing to do any more.
    let supply = |mission: &Mission| super::helps_in(mission.effect()) == Phase::Supply;
    let mut missions: Vec<Mission> = Mission::all().filter(supply).collect();
    chance.shuffle(&mut missions);
    let laid: Vec<Mission> = missions.into_iter().take(1 + chance.below(3) as usize).collect();
    let others = |shields: Vec<Shield>| json!({"chips": [], "coins": 0, "shields": shields, "influence": []});
    let game = position(json!({
        // The last turn: with nothing to be asked the game would be over.
        "at": {"turn": "A"}, "round": 4, "louis": 4,
        "seats": {
            "A": {
                "coins": 0, "chips": [], "missions": [], "laid": laid, "shields": shields(chance),
                "influence": [5, 7],
            },
            "B": others(shields(chance)), "C": others(shields(chance)),
        },
    }))?;
    let numbers = around(score(&game), chance);
    Some(Drill { game, ask: Ask::Score { numbers } })
}

fn ended(game: &Game) -> Game {
    let mut game = game.clone();
    if game.decision().is_some_and(|decision| decision.question == Question::Turn) {
        let mut answers = Vec::new();
        game.legal_actions(&mut answers);
        let back = |a: &Action| matches!(a, Action::Play { usage: Usage::TakeBack, .. });
        if let Some(action) = answers.into_iter().find(back) {
            // It is one of the answers.
            let _ = game.apply(&action, &mut ());
        }
    }
    while game.apply(&Action::Pass, &mut ()).is_ok() {}
    game
}

/// How many shields A draws for what is left.
pub(super) fn drawn(game: &Game) -> u8 {
    ended(game).outcome().map_or(0, |outcome| outcome.tallies[Seat::A].converted())
}

/// How many points A has in the end.
pub(super) fn score(game: &Game) -> u8 {
    ended(game).outcome().map_or(0, |outcome| outcome.tallies[Seat::A].total as u8)
}

/// How many shields A draws for chips on finishing with the missions.
pub(super) fn traded(game: &Game) -> u8 {
    let (mut game, mut events) = (game.clone(), Vec::new());
    let over = game.apply(&Action::Pass, &mut events).is_err();
    let asked = |game: &Game| game.decision().map(|decision| decision.question);
    if !over && asked(&game) == Some(Question::KeepChip) {
        let mut answers = Vec::new();
        game.legal_actions(&mut answers);
        if let Some(any) = answers.first() {
            // It is one of the answers.
            let _ = game.apply(any, &mut events);
        }
    }
    let mine = |what: &What| matches!(what, What::ShieldDrawn { seat: Seat::A, .. });
    let before = events.iter().take_while(|event| !matches!(event.what, What::Round { .. }));
    before.filter(|event| mine(&event.what)).count() as u8
}
