//! What a lesson says: the words of the step, of an answer, of what comes up in free play.

use super::LessonTable;
use crate::engine::{BoardSet, Event, What};
use crate::lessons::{self, Now, Role, Said};
use crate::session::Entry;
use crate::text::Text;
use crate::tui::game::{Guide, Moment, Words};
use crate::tui::scene::Shared;
use crate::tui::theme::Look;

/// In free play the words of the step come first; then what is new in the question, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct Tips {
    /// The step, and how many answers had been given when its words were said.
    begun: Option<(usize, usize)>,
    said: Vec<&'static str>,
    /// The tip on the screen, and when it came.
    now: Option<(&'static str, Moment)>,
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
        let (now, count) = (self.table.moment(), self.table.session().len());
        let (step, tips) = (self.run.at(), &mut self.tips);
        if tips.begun.is_none_or(|(at, _)| at != step) && !self.table.is_stepping() {
            tips.begun = Some((step, count));
        }
        let fits = self.table.tips();
        if tips.now.is_some_and(|(tip, at)| at == now && fits.contains(&tip)) {
            return;
        }
        if tips.begun == Some((step, count)) {
            // The words of the step stand in the place of what is most urgent.
            tips.said.extend(fits.first());
            tips.now = None;
            return;
        }
        let new = fits.into_iter().find(|tip| !tips.said.contains(tip));
        tips.said.extend(new);
        tips.now = new.map(|tip| (tip, now));
    }

    fn say(&self, text: &Text, id: &str, attribute: Option<&str>) -> String {
        let events: Vec<Event> = self.told_events();
        text.lesson_words((&self.run.lesson().name, id), attribute, &self.names, &events)
    }

    /// What has happened, as far as the table has told it.
    fn told_events(&self) -> Vec<Event> {
        let log = self.table.session().log(0);
        let events = log.filter_map(|entry| match entry {
            Entry::Event { event, .. } => Some(*event),
            Entry::Note(_) => None,
        });
        events.take(self.table.told()).collect()
    }

    /// The boards that have turned over.
    fn turned(&self) -> BoardSet {
        let turned = |event: Event| match event.what {
            What::Turned { board, flip, .. } => Some(board).filter(|_| flip.turns()),
            _ => None,
        };
        self.told_events().into_iter().filter_map(turned).collect()
    }

    /// In free play, where nothing is new: what came of the last answer, or what to think of.
    fn comment(&self, text: &Text) -> String {
        let since = self.tips.begun.map_or(0, |(_, count)| count);
        let learner = self.run.lesson().learner;
        let last = self.table.last_answer(text, learner, since);
        last.or_else(|| self.table.thought(text)).unwrap_or_default()
    }

    /// What is said now, on a page of its own or beside what happened.
    pub fn said(&self) -> Option<Said<'static>> {
        match (self.run.now(), self.table.told_pages()) {
            (Now::Read(page), _) if page.role == Role::Else => Some(page),
            (Now::Act(page), None) => page,
            (Now::Read(page), None) => Some(page),
            (_, Some((pages, at))) => {
                self.run.beside(self.table.session(), &pages).into_iter().nth(at).flatten()
            }
            _ => None,
        }
    }

    /// What the lesson shows now.
    pub(super) fn guide(&self, shared: &Shared) -> Guide {
        let text = &shared.text;
        let lesson = self.run.lesson();
        let title = text.ui_with("learn-bar", [("number", (self.which + 1).into())]);
        let (at, of) = self.run.page(self.said().as_ref());
        let pages = [("at", at.into()), ("of", of.into())];
        let head = (title, text.ui_with("learn-page", pages));
        let mut guide = Guide::default();
        let blank = Words { head, learner: Some(lesson.learner), ..Words::default() };
        match self.run.now() {
            Now::Done if !self.table.is_stepping() => {
                let (first, all) = self.run.first_tries();
                let gaps = [
                    ("crowns", crowns(shared.look, first, all).into()),
                    ("first", first.into()),
                    ("of", all.into()),
                ];
                let next = match lessons::all().get(self.which + 1) {
                    Some(_) => text.ui_with("learn-next", [("number", (self.which + 2).into())]),
                    None => text.ui("learn-all-done"),
                };
                let lead = text.ui_with("learn-score", gaps);
                let body = text.lesson_learned(&lesson.name);
                guide.words = Some(Words { lead, body, task: next, ..blank });
                guide.court = true;
            }
            Now::Act(Some(page)) => {
                let free = self.run.is_free();
                let tip = self.tips.now.filter(|_| free).map(|(tip, _)| tip);
                let count = self.table.session().len();
                let begins = self.tips.begun == Some((self.run.at(), count));
                let keys = self.run.task().and_then(|task| task.keys.as_ref());
                let told = keys.filter(|_| self.keys == Some(self.run.at()));
                let body = match (tip, told) {
                    (Some(tip), _) => text.ui(&format!("tip-{tip}")),
                    (None, Some(keys)) => {
                        let keys = keys.replace("Enter", &text.ui("named-enter"));
                        text.ui_with("learn-keys", [("keys", keys.into())])
                    }
                    (None, None) if free && !begins => self.comment(text),
                    (None, None) => self.say(text, page.id, None),
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
                guide.free = free && !self.run.is_aside();
                guide.helps = !stepping && (free || keys.is_some());
            }
            _ => {
                guide.live = !self.is_reading();
                let Some(page) = self.said() else { return guide };
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
                guide.boards = match page.turned {
                    true => self.turned(),
                    false => page.boards,
                };
            }
        }
        guide
    }
}

/// Up to three crowns: how many of the tasks were done at the first try.
pub(in crate::tui::screens) fn crowns(look: Look, first: usize, all: usize) -> String {
    let won = (3 * first).checked_div(all).unwrap_or(3);
    look.glyphs().crown.repeat(won)
}
