//! Help with a task of a lesson: a hint in words, then its keys; and the page before it, once more.

use super::LessonTable;
use crate::engine::Action;
use crate::lessons::{Now, Role};

/// How much help is given with a task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Help {
    #[default]
    None,
    /// A hint in words.
    Hint,
    /// The keys.
    Keys,
}

/// So many misses of one task, and its keys are told.
const TELLS_KEYS: u8 = 2;

impl LessonTable {
    /// After a first miss the learner tries again, knowing why; after a second the keys are told.
    pub(super) fn count_miss(&mut self) {
        let step = self.run.at();
        self.misses = match self.misses {
            (at, count) if at == step => (step, count.saturating_add(1)),
            _ => (step, 1),
        };
        if self.misses.1 >= TELLS_KEYS {
            self.help = (step, Help::Keys);
        }
    }

    /// Whether help with the task can be asked for.
    pub(super) fn is_helped(&self) -> bool {
        self.run.task().is_some() && matches!(self.run.now(), Now::Act(_))
    }

    /// The help that is given with the task.
    pub(super) fn help(&self) -> Help {
        let (step, help) = self.help;
        if step == self.run.at() { help } else { Help::None }
    }

    /// A hint in place of what was to be known; then the keys; then that again.
    pub(super) fn help_on(&mut self) {
        let help = match self.help() {
            Help::None => Help::Hint,
            Help::Hint => {
                self.run.miss();
                Help::Keys
            }
            Help::Keys => Help::None,
        };
        self.help = (self.run.at(), help);
    }

    /// The page that was read last is read again, from a task of which nothing is done yet.
    pub(super) fn read_again(&mut self) -> bool {
        let possible = self.may_read_again();
        self.again |= possible;
        possible
    }

    /// Whether there is such a page, before anything has been answered.
    pub(super) fn may_read_again(&self) -> bool {
        let asked = match self.run.now() {
            Now::Act(Some(_)) => !self.run.is_free() && self.table.is_untouched(),
            Now::Read(page) => page.role == Role::Guess && !self.again,
            _ => false,
        };
        asked && self.last.is_some()
    }

    /// The keys that answer the task now: of missions any of which will do, those of the first.
    pub fn task_keys(&self) -> Option<String> {
        let task = self.run.task()?;
        if task.first_answer().is_some() || task.try_until.is_some() {
            return Some(task.keys.clone());
        }
        let mut answers = Vec::new();
        self.table.session().legal_actions(&mut answers);
        let laid = answers.into_iter().find_map(|answer| match answer {
            Action::LayOut { mission, .. } => {
                self.table.missions().into_iter().position(|held| held == mission)
            }
            _ => None,
        });
        let enters = |place: usize| format!("{} Enter", char::from(b'a' + place as u8));
        Some(laid.map_or_else(|| task.keys.clone(), enters))
    }
}
