//! The list of lessons, with what has been learned.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::RulesScreen;
use super::lesson::LessonTable;
use super::{heading, middle};
use crate::files::{Progress, Taken, lessons_file};
use crate::lessons::{self, Lesson};
use crate::text::Text;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared};

/// The list of lessons.
#[derive(Debug)]
pub struct Learn {
    cursor: Cursor,
    progress: Progress,
}

impl Learn {
    /// At the first lesson that has not been taken to its end.
    pub fn new(shared: &Shared) -> Self {
        let progress = progress(shared);
        let open = lessons::all().iter().position(|lesson| !progress.of(&lesson.name).done);
        Self { cursor: place(open.unwrap_or(0)), progress }
    }

    /// Whether the lesson under the cursor has been taken to its end.
    fn is_done(&self) -> bool {
        lessons::all().get(self.cursor.at()).is_some_and(|l| self.progress.of(&l.name).done)
    }
}

fn progress(shared: &Shared) -> Progress {
    match &shared.data {
        Some(data) => Progress::load(&lessons_file(data)),
        None => Progress::default(),
    }
}

/// A place in the list: the rules stand under the lessons.
fn place(at: usize) -> Cursor {
    Cursor::new(at, lessons::all().len() + 1)
}

/// How far a lesson has come, in words: done, begun, or nothing.
pub(crate) fn state(lesson: &Lesson, taken: &Taken, text: &Text) -> String {
    match (&taken.left, taken.done) {
        (Some(left), _) => {
            let at = lesson.steps.iter().take(left.step + 1).filter(|step| step.id().is_some());
            let gaps = [("at", at.count().into()), ("of", lesson.pages().into())];
            text.ui_with("learn-begun", gaps)
        }
        (None, true) => text.ui("learn-taken"),
        (None, false) => String::new(),
    }
}

impl Scene for Learn {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn works(&self, verb: Verb) -> bool {
        matches!(verb, Verb::Confirm | Verb::Up | Verb::Down | Verb::Back)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Up | Verb::Down => self.cursor.go(press.verb),
            Verb::Confirm if self.cursor.at() == lessons::all().len() => {
                return Go::Push(Box::new(RulesScreen::new(shared)));
            }
            Verb::Confirm => {
                if let Some(lesson) = LessonTable::new(self.cursor.at(), false, shared) {
                    return Go::Push(Box::new(lesson));
                }
            }
            Verb::Back => return Go::Pop,
            _ => {}
        }
        Go::Stay
    }

    fn resumed(&mut self, shared: &mut Shared) {
        let done = self.is_done();
        self.progress = progress(shared);
        if !done && self.is_done() {
            self.cursor = Self::new(shared).cursor;
        }
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let mut pen = Pen::new(buffer, look);
        heading(&mut pen, area, &text.ui("learn"));
        let page = Rect { y: area.y + 2, height: area.height - 4, ..area };
        let page = middle(page, 72, 18);
        let y = pen.paragraph(page, page.y, &text.ui("learn-intro"), Style::new()) + 1;
        let numbered = |number, title: String| format!(" {number}  {title}");
        let lesson_line = |(place, lesson): (usize, &Lesson)| {
            let state = state(lesson, &self.progress.of(&lesson.name), text);
            (numbered(place + 1, text.lesson(&lesson.name)), state)
        };
        let rules = (format!("    {}", text.ui("learn-rules")), String::new());
        let lines = lessons::all().iter().enumerate().map(lesson_line).chain([rules]);
        for (row, (place, (name, state))) in (y..).zip(lines.enumerate()) {
            let here = place == self.cursor.at();
            let (mark, style) =
                if here { (look.glyphs().cursor, look.chosen()) } else { (" ", look.strong()) };
            pen.put(page.x, row, 1, mark, look.accent());
            pen.put(page.x + 2, row, 48, &format!("{name:<48}"), style);
            pen.right(page, row, &state, look.quiet());
        }
        let about = match lessons::all().get(self.cursor.at()) {
            Some(lesson) => text.lesson_about(&lesson.name),
            None => text.ui("learn-rules-says"),
        };
        let below = Rect { x: page.x + 2, width: page.width - 4, ..page };
        pen.paragraph(below, y + 2 + lessons::all().len() as u16, &about, Style::new());
        pen.footer(area, self.mode(), text, |verb| self.works(verb));
    }
}
