//! What a lesson finds out about the game on its table: what was thrown away, what need not be
//! asked, what the others do.

use std::sync::atomic::AtomicBool;

use super::Pattern;
use super::script::Free;
use crate::bots::{Bot, Thinking};
use crate::engine::{Action, Phase, Question};
use crate::session::Session;

/// Which answer of free play this is that throws something away.
pub(super) fn wasted(free: &Free, session: &Session, at: usize, action: &Action) -> Option<usize> {
    let game = session.position_at(at)?;
    let mut answers = Vec::new();
    game.legal_actions(&mut answers);
    free.instead.iter().position(|instead| {
        let could = |pattern: &Pattern| answers.iter().any(|other| pattern.takes(other));
        instead.answers.iter().any(|pattern| pattern.takes(action))
            && instead.could.as_ref().is_none_or(could)
    })
}

/// R3.7 asks everybody with an intrigue card; without the right one there is nothing to say.
pub(super) fn is_empty_question(session: &Session) -> bool {
    session.decision().is_some_and(|decision| match decision.question {
        Question::Intrigue { board } => {
            !session.game().secret(decision.seat).intrigue.contains(board)
        }
        _ => false,
    })
}

pub(super) fn has_begun(session: &Session, phase: Phase) -> bool {
    let game = session.game();
    let first = session.position_at(0).map_or(1, |game| game.round());
    game.phase() >= phase || game.round() > first
}

/// What the others do when the lesson does not say: what a sensible player would do.
pub(super) fn usual(session: &Session) -> Option<Action> {
    Thinking::with(Bot::Medium, session)?.answer(&AtomicBool::new(false))
}
