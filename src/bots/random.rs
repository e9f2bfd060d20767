//! A player who leaves everything to chance.

use crate::engine::Action;
use crate::engine::chance::Chance;

/// One of the answers, every one equally likely; `None` when there is none.
pub fn choose(actions: &[Action], chance: &mut Chance) -> Option<Action> {
    let drawn = chance.below(actions.len() as u32);
    actions.get(drawn as usize).copied()
}
