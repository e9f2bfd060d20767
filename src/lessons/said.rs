//! What a lesson says: the words of a step or of an answer, and what they are about.

use serde_json::Value;

use super::script::{Beside, Guess, Instead, Say, Task};
use crate::engine::{BoardSet, Rule};

/// What an answer deserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reaction {
    Right,
    /// As good as what was asked for, but the lesson goes on from another answer.
    Good(usize),
    /// Allowed, but not asked for: the words for all such answers, or for one of them.
    Else(Option<usize>),
}

/// What a page is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Something is told.
    Say,
    /// Something is going to be asked.
    Task,
    /// The answer was right.
    Right,
    /// The answer was as good as what was asked for; going on, the lesson gives its own in its place.
    Good,
    /// The answer was allowed, but not asked for; going on means going back.
    Else,
    /// The learner is to say what they expect.
    Guess,
    /// Whether it is so.
    Guessed(bool),
}

impl Role {
    /// Whether what came of the answer is not shown, because it is taken back.
    pub const fn goes_back(self) -> bool {
        matches!(self, Role::Good | Role::Else)
    }
}

/// Something to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said<'a> {
    /// The name of the step's words.
    pub id: &'a str,
    /// The attribute with these words; `None` for the message itself.
    pub attribute: Option<&'a str>,
    /// What it is for.
    pub role: Role,
    /// The boards that are pointed at.
    pub boards: BoardSet,
    /// In their place those that have turned over.
    pub turned: bool,
    /// The rule that it is about.
    pub rule: Option<Rule>,
    /// What it says of the table.
    pub holds: Option<&'a Value>,
    /// Beside which page of what happened it is said.
    pub beside: Option<Beside>,
}

/// The page after an answer to a task.
pub(super) fn reacting(task: &'static Task, reaction: Reaction) -> Said<'static> {
    let (attribute, role, holds) = match reaction {
        Reaction::Right => ("right", Role::Right, task.after.as_ref()),
        Reaction::Else(None) => ("else", Role::Else, None),
        Reaction::Good(which) | Reaction::Else(Some(which)) => {
            return caught(&task.id, task.rule, &task.instead[which]);
        }
    };
    Said {
        id: &task.id,
        attribute: Some(attribute),
        role,
        boards: BoardSet::EMPTY,
        turned: false,
        rule: task.rule,
        holds,
        beside: task.beside,
    }
}

/// A page that tells something.
pub(super) fn saying(say: &'static Say) -> Said<'static> {
    Said {
        id: &say.id,
        attribute: None,
        role: Role::Say,
        boards: say.boards,
        turned: say.turned,
        rule: say.rule,
        holds: say.holds.as_ref(),
        beside: say.beside,
    }
}

/// The page that asks what the learner expects, or, once they have said it, tells whether it is so.
pub(super) fn guessed(guess: &'static Guess, right: Option<bool>) -> Said<'static> {
    Said {
        id: &guess.id,
        attribute: right.map(|right| if right { "right" } else { "wrong" }),
        role: right.map_or(Role::Guess, Role::Guessed),
        boards: guess.boards,
        turned: false,
        rule: guess.rule,
        holds: guess.holds.as_ref(),
        beside: None,
    }
}

/// The page after an answer that deserves words of its own.
pub(super) fn caught(
    id: &'static str,
    rule: Option<Rule>,
    instead: &'static Instead,
) -> Said<'static> {
    Said {
        id,
        attribute: Some(&instead.say),
        role: if instead.also { Role::Good } else { Role::Else },
        boards: BoardSet::EMPTY,
        turned: false,
        rule,
        holds: instead.holds.as_ref(),
        beside: None,
    }
}
