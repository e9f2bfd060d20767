//! How the search goes about it: every number that is not what something is worth. They lie in
//! `assets/bots/manner.json`, so that others can be tried (`cargo bench --bench train -- try`).

use serde::{Deserialize, Serialize};

/// How the search goes about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manner {
    /// Answers looked at in earnest; of wider questions only those with the highest worth.
    pub widest: usize,
    /// What part of the answers goes on from one round of the search to the next.
    pub kept: f32,
    /// How much the moods of the rule of thumb weigh, in points.
    pub mood: f32,
    /// How much of a result is who won; the rest is how near everybody was.
    pub won: f32,
    /// A result counts as near within so many points.
    pub near: f32,
    /// The tree over the next turns.
    pub tree: Turns,
    /// How players in playouts look ahead.
    pub ahead: Ahead,
}

/// How players in playouts look ahead, and which answers are worth such playouts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ahead {
    /// How many ideas for a turn are played out before one is taken.
    pub ideas: usize,
    /// So many answers at most are played out so; plain playouts choose them.
    pub answers: usize,
    /// How many plain playouts there are for each that looks ahead.
    pub plain: u32,
}

/// The tree over the next turns.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// How often a turn must come up before other ideas are tried there.
    pub often: u32,
    /// The most ideas tried at a turn.
    pub wide: usize,
    /// How many turns deep.
    pub deep: usize,
    /// How much an idea that was tried seldom is preferred.
    pub curious: f32,
    /// How many tries the rule of thumb's opinion of an idea counts for.
    pub trust: f32,
    /// How much of a win a point is in that opinion.
    pub point: f32,
}
