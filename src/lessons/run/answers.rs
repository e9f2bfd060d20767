//! Answers in a lesson: those that it gives itself, and what it makes of the learner's.

use super::{Run, State};
use crate::engine::{Action, Illegal, Question, Seat};
use crate::lessons::judge::{has_begun, is_empty_question, usual, wasted};
use crate::lessons::said::Reaction;
use crate::lessons::script::{Instead, Step, Task};
use crate::session::Session;

impl Run {
    /// The answer of the lesson itself, for a player who is not the learner and for questions
    /// that leave no choice.
    pub fn reply(&self, session: &Session) -> Option<Action> {
        let decision = session.decision()?;
        if self.state == State::Resetting && decision.seat == self.lesson.learner {
            return self.task().and_then(Task::first_answer);
        }
        if self.state != State::Doing {
            return None;
        }
        if let Some(&Step::Play(seat, action)) = self.step()
            && seat == decision.seat
            && session.check(&action).is_ok()
        {
            return Some(action);
        }
        if is_empty_question(session) {
            return Some(Action::Pass);
        }
        (decision.seat != self.lesson.learner).then(|| usual(session)).flatten()
    }

    /// Something has been played, by the learner or by the lesson.
    pub fn played(&mut self, session: &Session) {
        let new: Vec<(Seat, Action)> = session.actions().skip(self.seen).collect();
        for (seat, action) in new {
            let before = session.position_at(self.seen).map(|game| {
                let question = game.decision().map(|decision| decision.question);
                matches!(question, Some(Question::Intrigue { board })
                    if !game.secret(seat).intrigue.contains(board))
            });
            let at = self.seen;
            self.seen += 1;
            if !matches!(self.state, State::Doing | State::Resetting) {
                continue;
            }
            match self.step() {
                Some(&Step::Play(who, what)) if (who, what) == (seat, action) => {
                    self.state = State::Watching(None);
                }
                Some(Step::Do(task)) if seat == self.lesson.learner && before != Some(true) => {
                    // What was not asked for is taken back: what would come of it is not shown.
                    self.before = self.mark;
                    self.state = match judge(task, &action) {
                        Reaction::Right if task.silent => State::Watching(None),
                        Reaction::Right => State::Watching(Some(Reaction::Right)),
                        other => State::Reacting(other),
                    };
                    // What does as well as what was asked for is no miss.
                    if let State::Reacting(Reaction::Else(_)) = self.state {
                        self.missed.insert(task.id.clone());
                    }
                }
                Some(Step::Free(free)) if seat == self.lesson.learner && before != Some(true) => {
                    if let Some(which) = wasted(free, session, at, &action) {
                        self.before = at;
                        self.state = State::Reacting(Reaction::Else(Some(which)));
                    }
                }
                _ => {}
            }
        }
        if let (State::Doing, Some(Step::Free(free))) = (self.state, self.step())
            && has_begun(session, free.until)
        {
            self.state = State::Watching(None);
        }
    }

    /// The learner expects the option in this place, from 0. Tells whether there is such an option.
    pub fn guess(&mut self, place: u8) -> bool {
        let (State::Reading, Some(Step::Guess(guess))) = (self.state, self.step()) else {
            return false;
        };
        let known = place < guess.options;
        if known {
            self.state = State::Guessed(place == guess.right);
            if place != guess.right {
                self.missed.insert(guess.id.clone());
            }
        }
        known
    }

    /// The learner was refused: that may be the task. Tells whether it was.
    pub fn refused(&mut self, illegal: &Illegal) -> bool {
        let meant = self.state == State::Doing
            && self
                .task()
                .and_then(|task| task.try_until.as_ref())
                .is_some_and(|p| p.takes(illegal));
        if meant {
            self.state = State::Watching(Some(Reaction::Right));
        }
        meant
    }
}

fn judge(task: &Task, action: &Action) -> Reaction {
    if task.answers.iter().any(|pattern| pattern.takes(action)) {
        return Reaction::Right;
    }
    let fits = |instead: &Instead| instead.answers.iter().any(|p| p.takes(action));
    match task.instead.iter().position(fits) {
        Some(which) if task.instead[which].also => Reaction::Good(which),
        which => Reaction::Else(which),
    }
}
