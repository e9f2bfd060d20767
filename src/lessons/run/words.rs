//! What a lesson on its way says: on which page, and beside which page of what happened.

use super::{Now, Run, State};
use crate::engine::BoardSet;
use crate::lessons::judge::has_begun;
use crate::lessons::said::{Reaction, Role, Said, caught, guessed, reacting, saying};
use crate::lessons::script::{Beside, Step};
use crate::session::Session;

impl Run {
    /// The number of the page, and of how many: where this is said, or, if nothing is, where the
    /// lesson is.
    pub fn page(&self, said: Option<&Said<'_>>) -> (usize, usize) {
        let is = |step: &Step| said.is_some_and(|said| step.id() == Some(said.id));
        let at = self.lesson.steps.iter().position(is);
        self.lesson.pages(at.unwrap_or(self.at) + 1)
    }

    /// What is to be done now.
    pub fn now(&self) -> Now<'static> {
        let Some(step) = self.step() else { return Now::Done };
        match (self.state, step) {
            (State::Watching(_), _) => Now::Watch,
            (_, Step::Back) => Now::Back(self.task_mark),
            (_, Step::Result) => Now::Result,
            (State::Reacting(reaction), Step::Do(task)) => Now::Read(reacting(task, reaction)),
            (State::Reacting(Reaction::Else(Some(which))), Step::Free(free)) => {
                Now::Read(caught(&free.id, free.rule, &free.instead[which]))
            }
            (_, Step::Do(task)) => Now::Act(Some(Said {
                id: &task.id,
                attribute: None,
                role: Role::Task,
                boards: task.boards,
                turned: false,
                rule: task.rule,
                holds: task.holds.as_ref(),
                beside: None,
            })),
            (_, Step::Free(free)) => Now::Act(Some(Said {
                id: &free.id,
                attribute: None,
                role: Role::Task,
                boards: BoardSet::EMPTY,
                turned: false,
                rule: free.rule,
                holds: None,
                beside: None,
            })),
            (_, Step::Play(..)) => Now::Act(None),
            (_, Step::Say(say)) => Now::Read(saying(say)),
            (State::Guessed(right), Step::Guess(guess)) => Now::Read(guessed(guess, Some(right))),
            (_, Step::Guess(guess)) => Now::Read(guessed(guess, None)),
        }
    }

    /// What is said beside each of these pages of what happened: nothing is asked before they have
    /// been read. Pages of which nothing is said go by in silence.
    pub fn beside(
        &self,
        session: &Session,
        pages: &[Option<Beside>],
    ) -> Vec<Option<Said<'static>>> {
        let mut waiting = self.to_say(session).into_iter().peekable();
        let fits = |said: &Said<'_>, page: &Option<Beside>| match said.beside {
            Some(_) => said.beside == *page,
            None => said.role == Role::Right,
        };
        pages.iter().map(|page| waiting.next_if(|said| fits(said, page))).collect()
    }

    /// What is said next, up to the next question.
    fn to_say(&self, session: &Session) -> Vec<Said<'static>> {
        let mut said = Vec::new();
        match (self.state, self.step()) {
            (State::Watching(Some(reaction)), Some(Step::Do(task))) => {
                said.push(reacting(task, reaction));
            }
            (State::Watching(None), _) => {}
            (State::Reading, Some(Step::Say(say))) => said.push(saying(say)),
            _ => return said,
        }
        for step in self.lesson.steps.iter().skip(self.at + 1) {
            match step {
                Step::Say(say) => said.push(saying(say)),
                Step::Free(free) if has_begun(session, free.until) => {}
                _ => break,
            }
        }
        said
    }

    /// So much of it has been said beside pages.
    pub fn said(&mut self, count: usize, session: &Session) {
        for _ in 0..count {
            if self.state == State::Watching(None) {
                self.advance();
            }
            self.settle(session);
            match self.state {
                State::Watching(Some(_)) => self.state = State::Watching(None),
                _ => self.advance(),
            }
        }
    }
}
