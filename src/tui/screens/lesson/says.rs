//! What a lesson says: the words of the step, of an answer, of what comes up in free play.

use super::LessonTable;
use super::help::Help;
use crate::engine::{BoardSet, Event, Question, What};
use crate::lessons::{self, Now, Role, Said, Step};
use crate::session::Entry;
use crate::text::Text;
use crate::tui::game::{Guide, Moment, Words};
use crate::tui::keys::Mode;
use crate::tui::scene::{Scene, Shared};
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

    /// What is to be done: in free play some questions ask for another thing than the rest.
    fn asked(&self, text: &Text, id: &str) -> String {
        let question = self.table.session().decision().map(|decision| decision.question);
        match question.filter(|_| self.run.is_free()) {
            Some(Question::DrawMission { .. }) => text.ui("learn-draw"),
            Some(Question::KeepChip) => text.ui("learn-keep"),
            Some(Question::LayOut) if !self.table.can_lay_out() => text.ui("learn-done"),
            _ => self.say(text, id, Some("task")),
        }
    }

    /// What may be expected, each with its key.
    fn options(&self, text: &Text, id: &str) -> String {
        let Some(Step::Guess(guess)) = self.run.lesson().steps.get(self.run.at()) else {
            return String::new();
        };
        let letters = ('a'..='z').take(guess.options.into());
        let lines = letters
            .map(|letter| format!("{letter}: {}", self.say(text, id, Some(&letter.to_string()))));
        lines.collect::<Vec<_>>().join("\n")
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
            _ if self.again => self.last.clone(),
            (Now::Read(page), _) if page.role.goes_back() => Some(page),
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
            Now::Act(Some(page)) if !self.again => {
                let free = self.run.is_free();
                let tip = self.tips.now.filter(|_| free).map(|(tip, _)| tip);
                let count = self.table.session().len();
                let begins = self.tips.begun == Some((self.run.at(), count));
                let task = self.run.task();
                let body = match (tip, task, self.help()) {
                    (Some(tip), ..) => self.table.tip_words(text, tip),
                    (None, Some(_), Help::Keys) => {
                        let keys = self.task_keys().unwrap_or_default();
                        let keys = keys.replace("Enter", &text.ui("named-enter"));
                        text.ui_with("learn-keys", [("keys", keys.into())])
                    }
                    (None, Some(task), Help::Hint) => self.say(text, page.id, Some(&task.hint)),
                    (None, None, _) if free && !begins => self.comment(text),
                    (None, ..) => self.say(text, page.id, None),
                };
                let stepping = self.table.is_stepping();
                let task = match stepping {
                    true => String::new(),
                    false => self.asked(text, page.id),
                };
                let body = if stepping && tip.is_none() { text.ui("learn-watch") } else { body };
                guide.words = Some(Words { body, task, ..blank });
                guide.boards = page.boards;
                guide.live = true;
                guide.free = free && !self.run.is_aside();
                guide.helps = !stepping && (free || self.is_helped());
                guide.keys = self.help() == Help::Hint;
                // There the key turns pages of the table.
                guide.rereads = self.may_read_again() && self.table.mode() != Mode::Intrigue;
            }
            _ => {
                guide.live = !self.is_reading();
                let Some(page) = self.said() else {
                    let body = text.ui("learn-watch");
                    guide.words =
                        Some(Words { body, ..blank }).filter(|_| self.table.is_stepping());
                    return guide;
                };
                let lead = match page.role {
                    _ if self.again => text.ui("learn-reread"),
                    Role::Right | Role::Good | Role::Guessed(true) => text.ui("learn-right"),
                    Role::Else => text.ui("learn-else"),
                    Role::Guessed(false) => text.ui("learn-wrong"),
                    Role::Say | Role::Task | Role::Guess => String::new(),
                };
                let task = match page.role {
                    Role::Guess => self.options(text, page.id),
                    Role::Else => text.ui("learn-go-back"),
                    _ => String::new(),
                };
                let body = self.say(text, page.id, page.attribute);
                // What key to press stands in the head: the words stay where they are.
                let head = match page.role {
                    _ if !self.puzzled || page.role.goes_back() => blank.head.clone(),
                    Role::Guess => (text.ui("learn-guess"), String::new()),
                    _ => (text.ui("learn-enter"), String::new()),
                };
                guide.words = Some(Words { head, lead, body, task, ..blank });
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
