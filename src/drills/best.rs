//! Positions with three answers, one of them clearly better: found in games of bots, and confirmed by
//! playing each answer on many times. They are kept as a file, so that a drill waits for nobody.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Ask, Drill};
use crate::engine::Action;
use crate::engine::chance::Chance;
use crate::scenario::Scenario;

/// A position as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The table; A is asked.
    pub scenario: Value,
    /// The answers, each with the chance to win that it leaves, in percent; the best first.
    pub answers: Vec<(Action, u8)>,
}

impl Position {
    /// Every shipped position.
    pub fn all() -> &'static [Position] {
        static ALL: LazyLock<Vec<Position>> = LazyLock::new(|| {
            let json = include_str!("../../assets/drills/best.json");
            serde_json::from_str(json).expect("the positions can be read")
        });
        &ALL
    }

    /// The question that it asks.
    pub fn drill(&self) -> Option<Drill> {
        let scenario = Scenario::read(&self.scenario.to_string()).ok()?;
        let game = scenario.begin(&mut ()).ok()?;
        let answers = self.answers.iter().map(|&(action, chance)| (action, f32::from(chance)));
        Some(Drill { game, ask: Ask::Best { answers: answers.collect() } })
    }
}

/// One of them, its answers in no fixed order.
pub(super) fn drill(chance: &mut Chance) -> Option<Drill> {
    let all = Position::all();
    let mut drill = all.get(chance.below(all.len() as u32) as usize)?.drill()?;
    if let Ask::Best { answers } = &mut drill.ask {
        chance.shuffle(answers);
    }
    Some(drill)
}
