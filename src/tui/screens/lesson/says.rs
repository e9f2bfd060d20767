//! What a lesson says: the words of the step, of an answer, of what comes up in free play.

use super::LessonTable;
use crate::lessons::{self, Now, Role};
use crate::text::Text;
use crate::tui::game::{Guide, Words};
use crate::tui::scene::Shared;

/// In free play the words of the step come first; then what is new in the question, each once.
#[derive(Debug, Default)]
pub(super) struct Tips {
    /// The step, and how many answers had been given when its words were said.
    begun: Option<(usize, usize)>,
    said: Vec<&'static str>,
    /// The tip on the screen, and how many answers had been given then.
    now: Option<(&'static str, usize)>,
}

impl Tips {
    /// A first turn is what the lessons are about: of that nothing more is said.
    pub(super) fn of_lesson() -> Self {
        Self { said: vec!["turn"], ..Self::default() }
    }
}

impl LessonTable {
    /// In free play: the words of the step at its first question, then what comes up first.
    pub(super) fn find_tip(&mut self) {
        if !self.run.is_free() || !matches!(self.run.now(), Now::Act(_)) {
            return;
        }
        let count = self.table.session().len();
        let (step, tips) = (self.run.at(), &mut self.tips);
        if tips.begun.is_none_or(|(at, _)| at != step) && !self.table.is_stepping() {
            tips.begun = Some((step, count));
        }
        let fits = self.table.tips();
        if tips.now.is_some_and(|(tip, at)| at == count && fits.contains(&tip)) {
            return;
        }
        let begins = tips.begun == Some((step, count));
        let new = fits.into_iter().filter(|_| !begins).find(|tip| !tips.said.contains(tip));
        tips.said.extend(new);
        tips.now = new.map(|tip| (tip, count));
    }

    fn say(&self, text: &Text, id: &str, attribute: Option<&str>) -> String {
        text.lesson_words((&self.run.lesson().name, id), attribute, &self.names)
    }

    /// What the lesson shows now.
    pub(super) fn guide(&self, shared: &Shared) -> Guide {
        let text = &shared.text;
        let lesson = self.run.lesson();
        let title = text.ui_with("learn-bar", [("number", (self.which + 1).into())]);
        let (at, of) = self.run.page();
        let pages = [("at", at.into()), ("of", of.into())];
        let head = (title, text.ui_with("learn-page", pages));
        let mut guide = Guide::default();
        let blank = Words { head, learner: Some(lesson.learner), ..Words::default() };
        match self.run.now() {
            Now::Read(page) => {
                let lead = match page.role {
                    Role::Right => text.ui("learn-right"),
                    Role::Else => text.ui("learn-else"),
                    Role::Say | Role::Task => String::new(),
                };
                let task = match page.role {
                    Role::Else => text.ui("learn-go-back"),
                    _ if self.puzzled => text.ui("learn-enter"),
                    _ => String::new(),
                };
                let body = self.say(text, page.id, page.attribute);
                guide.words = Some(Words { lead, body, task, ..blank });
                guide.boards = page.boards;
                guide.live = !self.is_reading();
                guide.after = page.role == Role::Else;
            }
            Now::Done => {
                let id = match self.which + 1 < lessons::all().len() {
                    true => "learn-done",
                    false => "learn-all-done",
                };
                let gaps = [("title", text.lesson(&lesson.name).into())];
                guide.words = Some(Words { body: text.ui_with(id, gaps), ..blank });
            }
            Now::Act(Some(page)) => {
                let free = self.run.is_free();
                let tip = self.tips.now.filter(|_| free).map(|(tip, _)| tip);
                let begins = self.tips.begun == Some((self.run.at(), self.table.session().len()));
                let body = match tip {
                    Some(tip) => text.ui(&format!("tip-{tip}")),
                    None if free && !begins => String::new(),
                    None => self.say(text, page.id, None),
                };
                let stepping = self.table.is_stepping();
                let task = match stepping {
                    true => String::new(),
                    false => self.say(text, page.id, Some("task")),
                };
                if !stepping || tip.is_some() {
                    guide.words = Some(Words { body, task, ..blank });
                }
                guide.boards = page.boards;
                guide.live = true;
                guide.free = free;
            }
            _ => {}
        }
        guide
    }
}
