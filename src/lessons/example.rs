//! Positions that show what a rule means, for the reader of the rules.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::engine::{Board, BoardSet, Game, Rule};
use crate::scenario::Scenario;

/// A position beside a rule.
#[derive(Debug)]
pub struct Example {
    /// The rule.
    pub rule: Rule,
    /// The table.
    pub game: Game,
    /// What is pointed at.
    pub boards: BoardSet,
}

impl Example {
    /// The board whose scoring it shows.
    pub fn scored(&self) -> Option<Board> {
        let only = self.boards.iter().next().filter(|_| self.boards.iter().count() == 1);
        only.filter(|_| matches!(self.rule.chapter(), 6 | 9))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    rule: Rule,
    boards: BoardSet,
    players: u8,
    #[serde(default)]
    louis: Option<Board>,
    #[serde(default)]
    markers: BTreeMap<Board, Value>,
}

/// Every example, by rule.
pub fn examples() -> &'static [Example] {
    static ALL: LazyLock<Vec<Example>> = LazyLock::new(|| {
        let json = include_str!("../../assets/lessons/examples.json");
        let entries: Vec<Entry> = serde_json::from_str(json).expect("the examples can be read");
        entries.into_iter().map(set).collect()
    });
    &ALL
}

fn set(entry: Entry) -> Example {
    let scenario = json!({
        "format": crate::scenario::FORMAT, "version": 1, "players": entry.players, "seed": 1,
        "at": {"turn": "A"}, "louis": entry.louis, "markers": entry.markers,
    });
    let scenario = Scenario::read(&scenario.to_string()).expect("an example is a scenario");
    let game = scenario.begin(&mut ()).expect("an example is a position");
    Example { rule: entry.rule, game, boards: entry.boards }
}
