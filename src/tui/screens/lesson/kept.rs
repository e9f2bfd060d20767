//! Where a lesson was left, and what was done at the first try: kept from one evening to the next.

use std::sync::Arc;

use serde_json::json;

use super::LessonTable;
use crate::files::{Left, Progress, Taken, lessons_file};
use crate::lessons::{Lesson, Now, Run};
use crate::session::Session;
use crate::tui::scene::Shared;
use crate::tui::screens::drill::{KEPT, WEAK};

/// Under this name the most tasks that were done at the first try are kept.
pub(in crate::tui::screens) const FIRST_TRIES: &str = "first-tries";

impl LessonTable {
    /// Keeps where the lesson is; what cannot be written stays on the screen until it can.
    pub(super) fn keep(&mut self, shared: &Shared) {
        let Some(data) = &shared.data else { return };
        let path = lessons_file(data);
        let mut progress = Progress::load(&path);
        let name = &self.run.lesson().name;
        match self.run.now() {
            Now::Done => {
                progress.finish(name);
                let mut weak = progress.words(KEPT, WEAK);
                if weak.contains(name) {
                    weak.retain(|own| own != name);
                    progress.note(KEPT, WEAK, json!(weak));
                }
                let first = self.run.first_tries().0 as u64;
                let best = progress.number(name, FIRST_TRIES).unwrap_or(0).max(first);
                progress.note(name, FIRST_TRIES, best.into());
            }
            _ if self.run.at() == 0 => progress.forget_place(name),
            _ => {
                let actions = self.table.session().actions().take(self.run.mark());
                let actions = actions.map(|(_, action)| action).collect();
                let (step, task) = (self.run.at(), self.run.task_mark());
                let edition = self.run.lesson().edition();
                let missed = self.run.missed().iter().cloned().collect();
                progress.leave(name, Left { step, task, actions, edition, missed });
            }
        }
        self.unkept = progress.save(&path).err().map(Arc::new);
    }
}

/// Where a lesson was left; a place in an older edition of it is none.
pub(in crate::tui::screens) fn left_of<'a>(lesson: &Lesson, taken: &'a Taken) -> Option<&'a Left> {
    taken.left.as_ref().filter(|left| left.edition == lesson.edition())
}

/// The lesson where it was left; `None` if it does not lead there any more.
pub(super) fn go_on(
    lesson: &'static Lesson,
    left: Left,
    mut session: Session,
) -> Option<(Session, Run)> {
    for action in left.actions {
        session.play(action).ok()?;
    }
    lesson.steps.get(left.step)?;
    let run = Run::resume(lesson, left.step, left.task, &session).having_missed(left.missed);
    Some((session, run))
}
