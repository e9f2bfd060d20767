//! A lesson on its way: which step, what to read, whose answer, and what came of it.

use serde_json::Value;

use super::judge::{has_begun, is_empty_question, usual, wasted};
use super::script::{Instead, Lesson, Step, Task};
use crate::engine::{Action, BoardSet, Illegal, Question, Rule, Seat};
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
    /// Whether the learner has answered something in this step.
    answered: bool,
    /// Pages of free play in which nothing was asked.
    skipped: usize,
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
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reaction {
    Right,
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
    /// The answer was allowed, but not asked for; going on means going back.
    Else,
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
    /// The rule that it is about.
    pub rule: Option<Rule>,
    /// What it says of the table.
    pub holds: Option<&'a Value>,
}

/// What is to be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Now<'a> {
    /// Let the learner read, then call [`Run::go_on`].
    Read(Said<'a>),
    /// Let whoever is asked answer: the lesson if [`Run::reply`] knows an answer, else the
    /// learner, with the words of the task beside the table. Then call [`Run::played`].
    Act(Option<Said<'a>>),
    /// Show what has happened, then call [`Run::rested`].
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
        let mut run = Self {
            lesson,
            at,
            state,
            seen,
            mark: seen,
            task_mark,
            before: seen,
            answered: false,
            skipped: 0,
        };
        run.enter();
        run
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
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

    /// How many pages have been begun, and of how many.
    pub fn page(&self) -> (usize, usize) {
        let begun = self.lesson.steps.iter().take(self.at + 1);
        let begun = begun.filter(|step| step.id().is_some()).count();
        (begun - self.skipped, self.lesson.pages() - self.skipped)
    }

    /// Whether the learner answers as they like.
    pub fn is_free(&self) -> bool {
        matches!(self.step(), Some(Step::Free(_)))
    }

    fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.at)
    }

    fn enter(&mut self) {
        self.mark = self.seen;
        self.answered = false;
        if let Some(Step::Do(_)) = self.step() {
            self.task_mark = self.mark;
        }
        self.state = match self.step() {
            Some(Step::Watch) => State::Watching(None),
            Some(Step::Play(..) | Step::Do(_) | Step::Free(_)) => State::Doing,
            _ => State::Reading,
        };
    }

    fn advance(&mut self) {
        self.skipped += usize::from(self.is_free() && !self.answered);
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
            (State::Watching(_), _) | (_, Step::Watch) => Now::Watch,
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
                rule: task.rule,
                holds: task.holds.as_ref(),
            })),
            (_, Step::Free(free)) => Now::Act(Some(Said {
                id: &free.id,
                attribute: None,
                role: Role::Task,
                boards: BoardSet::EMPTY,
                rule: free.rule,
                holds: None,
            })),
            (_, Step::Play(..)) => Now::Act(None),
            (_, Step::Say(say)) => Now::Read(Said {
                id: &say.id,
                attribute: None,
                role: Role::Say,
                boards: say.boards,
                rule: say.rule,
                holds: say.holds.as_ref(),
            }),
        }
    }

    /// Whether what is said now goes along with what is shown: no page of its own.
    pub fn accompanies(&self) -> bool {
        let next = self.lesson.steps.get(self.at + 1);
        self.state == State::Reading
            && matches!((self.step(), next), (Some(Step::Say(_)), Some(Step::Watch)))
    }

    /// The page has been read, or the session has gone back.
    pub fn go_on(&mut self) -> Next {
        match (self.state, self.step()) {
            (State::Reading, Some(Step::Back)) => {
                self.seen = self.task_mark;
                self.advance();
            }
            (State::Reading, Some(Step::Say(_) | Step::Result))
            | (State::Reacting(Reaction::Right), Some(_)) => {
                self.advance();
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
        let possible = self.state == State::Reading && matches!(before, Some(Step::Say(_)));
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
            if self.state != State::Doing {
                continue;
            }
            self.answered |= seat == self.lesson.learner && before != Some(true);
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

/// The page after an answer to a task.
fn reacting(task: &'static Task, reaction: Reaction) -> Said<'static> {
    let (attribute, role, holds) = match reaction {
        Reaction::Right => ("right", Role::Right, task.after.as_ref()),
        Reaction::Else(None) => ("else", Role::Else, None),
        Reaction::Else(Some(which)) => {
            return caught(&task.id, task.rule, &task.instead[which]);
        }
    };
    Said {
        id: &task.id,
        attribute: Some(attribute),
        role,
        boards: BoardSet::EMPTY,
        rule: task.rule,
        holds,
    }
}

/// The page after an answer that deserves words of its own.
fn caught(id: &'static str, rule: Option<Rule>, instead: &'static Instead) -> Said<'static> {
    Said {
        id,
        attribute: Some(&instead.say),
        role: Role::Else,
        boards: BoardSet::EMPTY,
        rule,
        holds: instead.holds.as_ref(),
    }
}

fn judge(task: &Task, action: &Action) -> Reaction {
    if task.answers.iter().any(|pattern| pattern.takes(action)) {
        return Reaction::Right;
    }
    let fits = |instead: &Instead| instead.answers.iter().any(|p| p.takes(action));
    Reaction::Else(task.instead.iter().position(fits))
}
