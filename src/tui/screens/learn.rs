//! The list of lessons, with what has been learned.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Flex, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::kit::{self, Choices};
use super::lesson::{FIRST_TRIES, LessonTable, crowns, left_of};
use super::{DrillScreen, RulesScreen, drill, first_game};
use crate::drills;
use crate::files::{Progress, Taken, lessons_file};
use crate::lessons::{self, Lesson};
use crate::text::Text;
use crate::tui::game::FIRST_GAME;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared, Spot};
use crate::tui::theme::Look;

/// What stands under the lessons: a first game, the drills, the rules.
const EXTRAS: [&str; 3] = ["learn-first", "learn-drills", "learn-rules"];

/// The list of lessons.
#[derive(Debug)]
pub struct Learn {
    cursor: Cursor,
    progress: Progress,
    /// The lesson that was opened from here.
    opened: Option<usize>,
}

impl Learn {
    /// At the first lesson that has not been taken to its end, else at the first game.
    pub fn new(shared: &Shared) -> Self {
        let progress = progress(shared);
        Self { cursor: place(Self::next(&progress)), progress, opened: None }
    }

    /// The lessons with how far they have come, and the rules.
    fn choices(&self, shared: &Shared) -> Choices<'static> {
        let (look, text) = (shared.look, &shared.text);
        let ink = |place: usize| if place == self.cursor.at() { Ink::Gold } else { Ink::Strong };
        let mut lines = Vec::new();
        for (place, lesson) in lessons::all().iter().enumerate() {
            let taken = self.progress.of(&lesson.name);
            let done = taken.done && left_of(lesson, &taken).is_none();
            lines.push(Line::from_iter([
                kit::words(look, format!("{:>2} ", place + 1), Ink::Quiet),
                sign(look, done),
                kit::padded(look, format!(" {}", text.lesson(&lesson.name)), 44, ink(place)),
                match done && is_weak(&self.progress, lesson) {
                    true => kit::words(look, text.ui("learn-weak"), Ink::Gold),
                    false => kit::words(look, state(lesson, &taken, text), Ink::Quiet),
                },
                kit::words(
                    look,
                    if done { self.crowns(look, lesson) } else { String::new() },
                    Ink::Gold,
                ),
            ]));
        }
        for extra in EXTRAS {
            let (done, state) = self.extra(extra, text);
            let ink = ink(lines.len());
            lines.push(Line::from_iter([
                kit::words(look, "   ", Ink::Plain),
                sign(look, done),
                kit::padded(look, format!(" {}", text.ui(extra)), 44, ink),
                kit::words(look, state, Ink::Quiet),
            ]));
        }
        Choices { look, lines, at: self.cursor.at() }
    }

    /// How many of the tasks were done at the first try, at best.
    fn crowns(&self, look: Look, lesson: &Lesson) -> String {
        let first = self.progress.number(&lesson.name, FIRST_TRIES);
        let crowns = first.map(|first| crowns(look, first as usize, lesson.tasks()));
        crowns.map(|crowns| format!(" {crowns}")).unwrap_or_default()
    }

    /// How far the first game and the drills have come.
    fn extra(&self, extra: &str, text: &Text) -> (bool, String) {
        match extra {
            "learn-first" => {
                let done = self.progress.of(FIRST_GAME).done;
                let begun = self.progress.number(FIRST_GAME, "seed").is_some();
                let state = match (done, begun) {
                    (true, _) => text.ui("learn-taken"),
                    (false, true) => text.ui("learn-first-begun"),
                    (false, false) => String::new(),
                };
                (done, state)
            }
            "learn-drills" => {
                let best = self.progress.number(drill::KEPT, "best").filter(|best| *best > 0);
                let gaps =
                    |best: u64| [("best", best.to_string().into()), ("of", drills::SITTING.into())];
                let state = best.map(|best| text.ui_with("learn-best", gaps(best)));
                (false, state.unwrap_or_default())
            }
            _ => (false, String::new()),
        }
    }

    /// What comes after everything that is done: a lesson, one that went badly, then the first game.
    fn next(progress: &Progress) -> usize {
        let open = lessons::all().iter().position(|lesson| !progress.of(&lesson.name).done);
        let weak = || lessons::all().iter().position(|lesson| is_weak(progress, lesson));
        open.or_else(weak)
            .unwrap_or(lessons::all().len() + usize::from(progress.of(FIRST_GAME).done))
    }

    /// Where to stand after this lesson: on it while it is under way, else on the next one that is not done,
    /// or, when all are, on the next.
    fn after(opened: usize, progress: &Progress) -> usize {
        let under_way = |at: usize| {
            let lesson = &lessons::all()[at];
            let taken = progress.of(&lesson.name);
            !taken.done || left_of(lesson, &taken).is_some()
        };
        let mut later = opened + 1..lessons::all().len();
        match under_way(opened) {
            true => opened,
            false => later.find(|&at| under_way(at)).unwrap_or(opened + 1),
        }
    }
}

/// Whether most of a lesson went wrong at the first try, or its rules in a drill: it is proposed once more.
fn is_weak(progress: &Progress, lesson: &Lesson) -> bool {
    let first = progress.number(&lesson.name, FIRST_TRIES);
    let drilled = progress.words(drill::KEPT, drill::WEAK);
    first.is_some_and(|first| 2 * first < lesson.tasks() as u64) || drilled.contains(&lesson.name)
}

fn sign(look: Look, done: bool) -> Span<'static> {
    match done {
        true => kit::words(look, look.glyphs().yes, Ink::Good),
        false => kit::words(look, " ", Ink::Plain),
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
    Cursor::new(at, lessons::all().len() + EXTRAS.len())
}

/// How far a lesson has come, in words: done, begun, or nothing.
pub(crate) fn state(lesson: &Lesson, taken: &Taken, text: &Text) -> String {
    match (left_of(lesson, taken), taken.done) {
        (Some(left), _) => {
            let (at, of) = lesson.pages(left.step + 1);
            let gaps = [("at", at.into()), ("of", of.into())];
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
            Verb::Confirm if self.cursor.at() >= lessons::all().len() => {
                return match self.cursor.at() - lessons::all().len() {
                    // Where it cannot be kept there is nothing to say here: the title says so.
                    0 => first_game(shared).map_or(Go::Stay, Go::Push),
                    1 => Go::Push(Box::new(DrillScreen::new(shared))),
                    _ => Go::Push(Box::new(RulesScreen::new(shared))),
                };
            }
            Verb::Confirm => {
                if let Some(lesson) = LessonTable::new(self.cursor.at(), false, shared) {
                    self.opened = Some(self.cursor.at());
                    return Go::Push(Box::new(lesson));
                }
            }
            Verb::Back => return Go::Pop,
            _ => {}
        }
        Go::Stay
    }

    fn resumed(&mut self, shared: &mut Shared) {
        let before = Self::next(&self.progress);
        self.progress = progress(shared);
        let after = Self::next(&self.progress);
        if let Some(opened) = self.opened.take() {
            self.cursor = place(Self::after(opened, &self.progress));
        } else if before != after {
            // Something has been done meanwhile.
            self.cursor = place(after);
        }
    }

    fn spot(&self, shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        let place = self.choices(shared).spot(layout(area)[1], at)?;
        Some(Spot::place(place).then(KeyCode::Enter))
    }

    fn point(&mut self, at: usize) {
        self.cursor = place(at);
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        kit::frame(self, shared, &text.ui("learn"), area, buffer);
        let [intro, list, about] = layout(area);
        kit::prose(look, &text.ui("learn-intro"), Ink::Quiet, intro, buffer);
        self.choices(shared).render(list, buffer);
        let says = match lessons::all().get(self.cursor.at()) {
            Some(lesson) => text.lesson_about(&lesson.name),
            None => {
                let extra = EXTRAS.get(self.cursor.at() - lessons::all().len());
                text.ui(&format!("{}-says", extra.unwrap_or(&"learn-rules")))
            }
        };
        kit::prose(look, &says, Ink::Plain, about, buffer);
    }
}

/// What the lessons are, their list, and what the one under the cursor is about.
fn layout(area: Rect) -> [Rect; 3] {
    let [_, body, _] = kit::rows(area);
    let rows = (lessons::all().len() + EXTRAS.len()) as u16;
    let [intro, _, list, _, about] = Layout::vertical([
        Constraint::Length(2),
        // On the smallest screen every row is needed.
        Constraint::Length(u16::from(area.height > 24)),
        Constraint::Length(rows),
        Constraint::Length(1),
        Constraint::Length(2),
    ])
    .flex(if area.height >= 30 { Flex::Center } else { Flex::Start })
    .areas(kit::column(body, 74));
    // Words stand under the names of the lessons.
    let indent = |place: Rect| Rect { x: place.x + 2, width: place.width - 4, ..place };
    [indent(intro), list, indent(about)]
}
