//! A lesson on its way: which step, what to read, whose answer, and what came of it.

use std::collections::BTreeSet;

use super::judge::{has_begun, is_empty_question, usual, wasted};
use super::said::{Reaction, Role, Said, caught, guessed, reacting, saying};
use super::script::{Beside, Instead, Lesson, Step, Task};
use crate::engine::{Action, BoardSet, Illegal, Question, Seat};
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

    /// The number of the page, and of how many: where this is said, or, if nothing is, where the
    /// lesson is.
    pub fn page(&self, said: Option<&Said<'_>>) -> (usize, usize) {
        let is = |step: &Step| said.is_some_and(|said| step.id() == Some(said.id));
        let at = self.lesson.steps.iter().position(is);
        self.lesson.pages(at.unwrap_or(self.at) + 1)
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
