//! The format of a lesson: a position, and what is said, asked and played there, step by step.
//! The words are not here: they are found by the names of the lesson and of the step.

use serde::Deserialize;
use serde_json::Value;

use super::pattern::Pattern;
use crate::engine::{Action, Board, BoardSet, Phase, Rule, Seat};
use crate::scenario::Scenario;
use crate::session::{Chair, Opening, Session};

/// A lesson.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lesson {
    /// Always `louis-xiv-lesson`.
    pub format: String,
    /// The version of the format, 1.
    pub version: u32,
    /// Its name, by which its words are found.
    pub name: String,
    /// Who learns; A unless given. The lesson plays for the others.
    #[serde(default = "first_seat")]
    pub learner: Seat,
    /// Where it begins; its seed orders all decks.
    pub scenario: Value,
    /// What is said and done, in order.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Something to read.
    Say(Say),
    /// Something to do.
    Do(Task),
    /// Something to expect, before it is seen.
    Guess(Guess),
    /// Another player answers.
    Play(Seat, Action),
    /// Everything since the last task began is taken back, to try another answer.
    Back,
    /// The learner answers as they like.
    Free(Free),
    /// The shields are turned up and the result is shown, as at the end of any game.
    Result,
}

/// A page of what happened, beside which something is said: the words and the table are of one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beside {
    /// A board was scored.
    Board(Board),
    /// A round began, with its supply.
    Round,
}

/// Something to read.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Say {
    /// The name of the words.
    pub id: String,
    /// Beside which page; unless given, or where there is none, on a page of its own.
    #[serde(default)]
    pub beside: Option<Beside>,
    /// The boards that are pointed at.
    #[serde(default)]
    pub boards: BoardSet,
    /// In their place those that have turned over.
    #[serde(default)]
    pub turned: bool,
    /// The rule that it is about.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// What it says of the table, as a scenario expects it: holds whatever was answered before.
    #[serde(default)]
    pub holds: Option<Value>,
}

/// Something to expect: a question with a few answers, of which one is right.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Guess {
    /// The name of the words: the question, and as attributes the answers `a`, `b` and so on, `right` and
    /// `wrong`.
    pub id: String,
    /// The boards that are pointed at.
    #[serde(default)]
    pub boards: BoardSet,
    /// The rule that it is about.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// What it says of the table.
    #[serde(default)]
    pub holds: Option<Value>,
    /// How many answers there are.
    pub options: u8,
    /// Which of them is right, from 0.
    pub right: u8,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Task {
    /// The name of the words: what to know, and as attributes `task`, `right` and `else`.
    pub id: String,
    /// The boards that are pointed at.
    #[serde(default)]
    pub boards: BoardSet,
    /// The rule that it is about.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// What it says of the table when it is asked.
    #[serde(default)]
    pub holds: Option<Value>,
    /// The answers that are right.
    #[serde(default)]
    pub answers: Vec<Pattern>,
    /// Keys that answer it, such as "a 6 6 Enter": told to whoever asks for them, or errs twice.
    #[serde(default)]
    pub keys: String,
    /// The words of the task name its keys, because they are new.
    #[serde(default)]
    pub named: bool,
    /// The attribute whose words are the hint, for whoever asks for one: `else` unless given.
    #[serde(default = "usual_hint")]
    pub hint: String,
    /// What was to be brought about, as a scenario expects it: an answer that does is right, or is told
    /// that it does.
    #[serde(default)]
    pub aim: Option<Value>,
    /// What is said of the table after a right answer.
    #[serde(default)]
    pub after: Option<Value>,
    /// Beside which page that is said; unless given, beside the first.
    #[serde(default)]
    pub beside: Option<Beside>,
    /// A right answer goes without a word: the next step has it.
    #[serde(default)]
    pub silent: bool,
    /// In place of answers: the learner is to be refused like this.
    #[serde(default)]
    pub try_until: Option<Pattern>,
    /// Allowed answers that were not asked for and deserve words of their own.
    #[serde(default)]
    pub instead: Vec<Instead>,
}

/// What is said to an allowed answer that was not asked for.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Instead {
    /// Such answers.
    pub answers: Vec<Pattern>,
    /// Only where one of these could have been given.
    #[serde(default)]
    pub could: Option<Pattern>,
    /// The attribute with the words.
    pub say: String,
    /// They are as good as what was asked for: the words say so, and the lesson goes on from its first
    /// answer.
    #[serde(default)]
    pub also: bool,
    /// What they say of the table.
    #[serde(default)]
    pub holds: Option<Value>,
}

/// A while of free play.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Free {
    /// The name of the words: what to know, and as attribute `task`.
    pub id: String,
    /// The rule that it is about.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// It ends when this phase has begun.
    pub until: Phase,
    /// What happens meanwhile is shown as in the rest of the lesson, and it is no page to count.
    #[serde(default)]
    pub aside: bool,
    /// Answers that throw something away: they are told and taken back.
    #[serde(default)]
    pub instead: Vec<Instead>,
}

/// A lesson that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {problem}")]
pub struct BadLesson {
    /// The field.
    pub path: String,
    /// What is wrong with it.
    pub problem: String,
}

/// The format's name.
const FORMAT: &str = "louis-xiv-lesson";

const fn first_seat() -> Seat {
    Seat::A
}

fn usual_hint() -> String {
    "else".into()
}

impl Task {
    /// The answer that the lesson gives itself where another one is as good.
    pub fn first_answer(&self) -> Option<Action> {
        self.answers.first().and_then(Pattern::whole)
    }
}

impl Step {
    /// The name of its words, if it has any.
    pub fn id(&self) -> Option<&str> {
        match self {
            Step::Say(say) => Some(&say.id),
            Step::Do(task) => Some(&task.id),
            Step::Free(free) => Some(&free.id),
            Step::Guess(guess) => Some(&guess.id),
            Step::Play(..) | Step::Back | Step::Result => None,
        }
    }

    /// The rule that it is about, if there is one.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Step::Say(say) => say.rule,
            Step::Do(task) => task.rule,
            Step::Free(free) => free.rule,
            Step::Guess(guess) => guess.rule,
            Step::Play(..) | Step::Back | Step::Result => None,
        }
    }
}

impl Lesson {
    /// Reads a lesson and makes sure that it can begin.
    ///
    /// # Errors
    /// Names the field that does not fit.
    pub fn read(json: &str) -> Result<Self, BadLesson> {
        let bad = |path: &str, problem: String| BadLesson { path: path.into(), problem };
        let mut source = serde_json::Deserializer::from_str(json);
        let lesson: Self = serde_path_to_error::deserialize(&mut source).map_err(|error| {
            let path = error.path().to_string();
            bad(&path, error.into_inner().to_string())
        })?;
        source.end().map_err(|error| bad(".", error.to_string()))?;
        if lesson.format != FORMAT || lesson.version != 1 {
            return Err(bad("format", format!("expected \"{FORMAT}\" version 1")));
        }
        let plain = |id: &str| {
            id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
                && id.starts_with(|first: char| first.is_ascii_lowercase())
        };
        if !plain(&lesson.name) {
            return Err(bad("name", format!("`{}` has other signs than a-z and -", lesson.name)));
        }
        for (at, step) in lesson.steps.iter().enumerate() {
            if let Some(id) = step.id().filter(|id| !plain(id)) {
                return Err(bad(
                    &format!("steps[{at}].id"),
                    format!("`{id}` has other signs than a-z and -"),
                ));
            }
            if let Step::Guess(guess) = step
                && guess.right >= guess.options
            {
                let problem = format!("`right` is one of 0 to {}", guess.options.saturating_sub(1));
                return Err(bad(&format!("steps[{at}].right"), problem));
            }
            if let Step::Do(task) = step
                && task.instead.iter().any(|instead| instead.also)
                && task.first_answer().is_none()
            {
                let problem = "the first answer must be whole, to go on from".to_owned();
                return Err(bad(&format!("steps[{at}].answers"), problem));
            }
            if let Step::Do(task) = step
                && task.answers.is_empty() == task.try_until.is_none()
            {
                let problem = "either `answers` or `try-until` is needed".to_owned();
                return Err(bad(&format!("steps[{at}]"), problem));
            }
        }
        lesson.begin(["A", "B", "C", "D"]).map_err(|error| bad("scenario", error))?;
        Ok(lesson)
    }

    /// The table at the beginning, with these names; the learner is the only person.
    ///
    /// # Errors
    /// Says what is wrong with the scenario.
    pub fn begin(&self, names: [&str; 4]) -> Result<Session, String> {
        let json = self.scenario.to_string();
        let scenario = Scenario::read(&json).map_err(|bad| bad.to_string())?;
        if self.learner.index() >= usize::from(scenario.players) {
            return Err(format!("nobody sits at {}", self.learner));
        }
        let seats = Seat::ALL.into_iter().zip(names).take(scenario.players.into());
        let chair = |(seat, name): (Seat, &str)| match seat == self.learner {
            true => Chair::person(name),
            false => Chair::bot(name, "lesson"),
        };
        let opening = Opening {
            chairs: seats.map(chair).collect(),
            start: scenario.start,
            seed: scenario.seed,
            components: None,
            scenario: Some(self.scenario.clone()),
        };
        Session::new(opening).map_err(|bad| bad.to_string())
    }

    /// A number that is another when the lesson is: a place in one is no place in the other.
    pub fn edition(&self) -> u64 {
        let text = format!("{:?}{:?}", self.scenario, self.steps);
        // FNV: short, and the same on every machine.
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    /// How many tasks it has, questions about what is expected among them.
    pub fn tasks(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Do(_) | Step::Guess(_))).count()
    }

    /// How many pages the lesson has up to a step, and in all.
    pub fn pages(&self, steps: usize) -> (usize, usize) {
        let is_page = |step: &&Step| match step {
            Step::Free(free) => !free.aside,
            other => other.id().is_some(),
        };
        let count = |steps: usize| self.steps.iter().take(steps).filter(is_page).count();
        (count(steps), count(self.steps.len()))
    }
}
