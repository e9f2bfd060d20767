//! A lesson on its way: which step, what to read, whose answer, and what came of it.

mod answers;
mod words;

use std::collections::BTreeSet;

use super::judge::has_begun;
use super::said::{Reaction, Said};
use super::script::{Lesson, Step, Task};
use crate::session::Session;

/// A lesson on its way. The session is kept elsewhere, such as on a table; this one says what
/// is to be done with it and is told what was.
#[derive(Clone, Debug)]
pub struct Run {
    lesson: &'static Lesson,
    at: usize,
    state: State,
    /// How many actions have been judged.
    seen: usize,
    /// How many had been played when the step began.
    mark: usize,
    /// How many had been played when the last task began.
    task_mark: usize,
    /// Where an answer that is taken back leads to.
    before: usize,
    /// The tasks that were not done at the first try, by their names.
    missed: BTreeSet<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The words of the step.
    Reading,
    /// The step itself.
    Doing,
    /// What came of it is shown; then a reaction is read, or the next step begins.
    Watching(Option<Reaction>),
    /// A reaction is read.
    Reacting(Reaction),
    /// The lesson gives the answer that it goes on from: the learner gave one that was as good.
    Resetting,
    /// The learner has said what they expect: whether it is so is read.
    Guessed(bool),
}

/// What is to be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Now<'a> {
    /// Let the learner read, then call [`Run::go_on`].
    Read(Said<'a>),
    /// Let whoever is asked answer: the lesson if [`Run::reply`] knows an answer, else the
    /// learner, with the words of the task beside the table. Then call [`Run::played`].
    Act(Option<Said<'a>>),
    /// Show what has happened, with what [`Run::beside`] says, then call [`Run::rested`].
    Watch,
    /// Take the session back to so many actions, then call [`Run::go_on`].
    Back(usize),
    /// Show the result of the game, then call [`Run::go_on`].
    Result,
    /// The lesson is over.
    Done,
}

/// What follows from reading on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing.
    Stay,
    /// The session must go back to so many actions.
    GoBack(usize),
}

impl Run {
    /// Begins a lesson.
    pub fn new(lesson: &'static Lesson) -> Self {
        Self::beginning(lesson, 0, 0, 0)
    }

    /// Goes on with a lesson at a step, with the session as it was there and when the last task
    /// began.
    pub fn resume(lesson: &'static Lesson, at: usize, task: usize, session: &Session) -> Self {
        let count = session.len();
        Self::beginning(lesson, at, count, task.min(count))
    }

    fn beginning(lesson: &'static Lesson, at: usize, seen: usize, task_mark: usize) -> Self {
        let state = State::Reading;
        let missed = BTreeSet::new();
        let mut run = Self { lesson, at, state, seen, mark: seen, task_mark, before: seen, missed };
        run.enter();
        run
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The same with the tasks that were missed before.
    #[must_use]
    pub fn having_missed(mut self, missed: impl IntoIterator<Item = String>) -> Self {
        self.missed.extend(missed);
        self
    }

    /// The tasks that were not done at the first try, or not without their keys.
    pub const fn missed(&self) -> &BTreeSet<String> {
        &self.missed
    }

    /// The task that is asked was not done at the first try.
    pub fn miss(&mut self) {
        if let Some(task) = self.task() {
            self.missed.insert(task.id.clone());
        }
    }

    /// How many tasks were done at the first try, of all.
    pub fn first_tries(&self) -> (usize, usize) {
        let all = self.lesson.tasks();
        (all.saturating_sub(self.missed.len()), all)
    }

    /// The step, from 0; as many as there are when the lesson is over.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many actions had been played when the step began: with [`at`](Self::at), all that is
    /// needed to go on later.
    pub const fn mark(&self) -> usize {
        self.mark
    }

    /// The same for the last task.
    pub const fn task_mark(&self) -> usize {
        self.task_mark
    }

    /// Whether the learner answers as they like.
    pub fn is_free(&self) -> bool {
        matches!(self.step(), Some(Step::Free(_)))
    }

    /// Whether what happens meanwhile is shown as if the lesson asked.
    pub fn is_aside(&self) -> bool {
        matches!(self.step(), Some(Step::Free(free)) if free.aside)
    }

    fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.at)
    }

    fn enter(&mut self) {
        self.mark = self.seen;
        if let Some(Step::Do(_)) = self.step() {
            self.task_mark = self.mark;
        }
        self.state = match self.step() {
            Some(Step::Play(..) | Step::Do(_) | Step::Free(_)) => State::Doing,
            _ => State::Reading,
        };
    }

    fn advance(&mut self) {
        self.at += 1;
        self.enter();
    }

    /// The task that is asked or answered now.
    pub fn task(&self) -> Option<&'static Task> {
        match self.step() {
            Some(Step::Do(task)) => Some(task),
            _ => None,
        }
    }

    /// The page has been read, or the session has gone back.
    pub fn go_on(&mut self) -> Next {
        match (self.state, self.step()) {
            (State::Reading, Some(Step::Back)) => {
                self.seen = self.task_mark;
                self.advance();
            }
            (State::Reading, Some(Step::Say(_) | Step::Result))
            | (State::Guessed(_), Some(_))
            | (State::Reacting(Reaction::Right), Some(_)) => {
                self.advance();
            }
            (State::Reacting(Reaction::Good(_)), Some(_)) => {
                self.state = State::Resetting;
                self.seen = self.before;
                return Next::GoBack(self.before);
            }
            (State::Reacting(Reaction::Else(_)), Some(_)) => {
                self.state = State::Doing;
                self.seen = self.before;
                return Next::GoBack(self.before);
            }
            _ => {}
        }
        Next::Stay
    }

    /// Passes over free play for which nothing is left: its end has come already.
    pub fn settle(&mut self, session: &Session) {
        while let (State::Doing, Some(Step::Free(free))) = (self.state, self.step())
            && (session.decision().is_none() || has_begun(session, free.until))
        {
            self.advance();
        }
    }

    /// The page before, if nothing has been done since.
    pub fn back(&mut self) -> bool {
        let before = self.at.checked_sub(1).and_then(|at| self.lesson.steps.get(at));
        // What was said beside a page spoke of that page.
        let possible = self.state == State::Reading
            && matches!(before, Some(Step::Say(say)) if say.beside.is_none());
        if possible {
            self.at -= 1;
        }
        possible
    }

    /// Everything that happened has been shown.
    pub fn rested(&mut self) {
        if let State::Watching(reaction) = self.state {
            match reaction {
                Some(reaction) => self.state = State::Reacting(reaction),
                None => self.advance(),
            }
        }
    }
}
