//! The keys of a lesson: on its own pages, on the page of a result, on the table.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

use super::LessonTable;
use crate::files::FileError;
use crate::lessons::{Now, Role, Said};
use crate::tui::key_line::KeyLine;
use crate::tui::keys::{self, Mode, Press, Verb};
use crate::tui::list::Menu;
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared, Spot};

const MENU: [&str; 4] = ["menu-continue", "learn-again", "learn-list", "learn-leave"];

/// Keys of a game that a lesson has no use for.
const OUT_OF_PLACE: [Verb; 7] =
    [Verb::Undo, Verb::Redo, Verb::Hint, Verb::Teach, Verb::LookBack, Verb::Position, Verb::Report];

impl LessonTable {
    fn choose(&mut self, id: &str, shared: &Shared) -> Go {
        self.menu = None;
        match id {
            "learn-again" => match Self::new(self.which, true, shared) {
                Some(mut anew) => {
                    anew.keep(shared);
                    Go::Replace(Box::new(anew))
                }
                None => Go::Stay,
            },
            "learn-list" => Go::Pop,
            "learn-leave" => Go::Leave,
            _ => Go::Stay,
        }
    }

    /// A key on a page of the lesson.
    fn at_page(&mut self, press: Press, shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Next => return self.read_on(shared),
            Verb::Earlier => {
                if !self.run.back() {
                    self.read_again();
                }
            }
            Verb::Rules => {
                if let Some(rule) = self.said().and_then(|page| page.rule) {
                    self.table.open_rule(rule, shared);
                }
            }
            Verb::Help => {
                let verbs = keys::working(Mode::Lesson).map(|binding| binding.verb);
                let idle = verbs.filter(|&verb| !self.works(verb)).collect();
                self.table.open_help(Mode::Lesson, idle);
            }
            _ => return self.table.press(press, shared),
        }
        Go::Stay
    }

    /// A key on the page of the result.
    fn at_result(&mut self, press: Press, shared: &mut Shared) -> Go {
        let left = self.end.as_mut().is_some_and(|end| matches!(end.press(press, shared), Go::Pop));
        if left {
            self.end = None;
            self.table.has_ended();
            self.run.go_on();
        }
        Go::Stay
    }

    /// A key for the table itself.
    fn at_table(&mut self, press: Press, shared: &mut Shared) -> Go {
        let count = self.table.session().len();
        let go = self.table.press(press, shared);
        if self.table.session().len() != count {
            self.run.played(self.table.session());
        }
        if let Some(illegal) = self.table.refusal().filter(|_| !self.table.is_covered())
            && self.run.refused(&illegal)
        {
            // The refusal is what the page speaks of: it stays.
            self.table.ask_again();
        }
        go
    }
}

impl Scene for LessonTable {
    fn mode(&self) -> Mode {
        match self.menu {
            Some(_) => Mode::Menu,
            None if self.table.is_covered() => self.table.mode(),
            None if self.end.is_some() => Mode::End,
            None if self.is_reading() => Mode::Lesson,
            None => self.table.mode(),
        }
    }

    fn works(&self, verb: Verb) -> bool {
        match (verb, &self.end) {
            _ if self.menu.is_some() || self.table.is_covered() => self.table.works(verb),
            (_, Some(end)) => end.works(verb),
            // Each page may have something said beside it.
            (Verb::RunOn, _) => false,
            _ if self.mode() != Mode::Lesson => self.table.works(verb),
            (Verb::Earlier, _) => !self.again && (self.run.clone().back() || self.may_read_again()),
            (Verb::Rules, _) => self.said().is_some_and(|page| page.rule.is_some()),
            // What is expected is said by a letter.
            (Verb::Next, _) => self.again || !self.is_guess(),
            (Verb::Help | Verb::Menu, _) => true,
            // What a lesson says is never longer than its page.
            (Verb::Up | Verb::Down, _) => false,
            _ => self.table.works(verb),
        }
    }

    fn key_line(&self, shared: &Shared) -> KeyLine {
        let own = self.menu.is_some() || (self.is_reading() && !self.table.is_covered());
        if !own {
            return match &self.end {
                Some(end) => end.key_line(shared),
                None => self.table.key_line(shared),
            };
        }
        let works = |verb| verb != Verb::Leave && self.works(verb);
        let again = matches!(self.run.now(), Now::Read(Said { role: Role::Else, .. }));
        let does = |verb| match verb {
            Verb::Next if again => Some(shared.text.ui("learn-try-again")),
            _ => None,
        };
        KeyLine::named(shared.look, self.mode(), &shared.text, works, |_| None, does)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        let step = self.run.at();
        let go = match (self.menu, press.verb) {
            (Some(mut menu), verb @ (Verb::Down | Verb::Up)) => {
                menu.go(verb);
                self.menu = Some(menu);
                Go::Stay
            }
            (Some(menu), Verb::Confirm) => return self.choose(menu.chosen(), shared),
            (Some(_), _) => {
                self.menu = None;
                Go::Stay
            }
            (None, _) if self.table.is_covered() => self.table.press(press, shared),
            (None, Verb::Menu) => {
                self.menu = Some(Menu::new(&MENU));
                Go::Stay
            }
            (None, _) if self.end.is_some() => self.at_result(press, shared),
            (None, _) if self.is_reading() => self.at_page(press, shared),
            (None, Verb::RunOn) if self.table.is_stepping() => {
                self.at_table(Press { verb: Verb::Next, ..press }, shared)
            }
            // What is played in a lesson is judged at once; the end of a game is not its end.
            (None, Verb::Hint) if self.run.is_free() => self.at_table(press, shared),
            (None, Verb::Hint) if self.is_helped() => {
                self.help_on();
                Go::Stay
            }
            (None, Verb::Left) if self.read_again() => Go::Stay,
            (None, verb) if OUT_OF_PLACE.contains(&verb) => {
                self.table.knows_no_such_key();
                Go::Stay
            }
            (None, Verb::Confirm) if self.table.mode() == Mode::Over => Go::Stay,
            (None, _) => self.at_table(press, shared),
        };
        if let Go::Stay = go {
            self.drive(shared);
            if self.run.at() != step {
                self.keep(shared);
            }
        }
        go
    }

    /// A page of the table may still show it as it was; what others play is the lesson's alone.
    fn is_busy(&self) -> bool {
        if let Some(end) = &self.end {
            return end.is_busy();
        }
        self.table.mode() != Mode::Wait && self.table.is_busy()
    }

    fn is_thinking(&self) -> bool {
        self.is_busy() && (self.end.is_some() || self.table.is_thinking())
    }

    fn work(&mut self, shared: &mut Shared) {
        match &mut self.end {
            Some(end) => end.work(shared),
            None => self.table.work(shared),
        }
    }

    fn typed(&mut self, event: KeyEvent, shared: &mut Shared) -> Go {
        if self.menu.is_some() || self.table.is_covered() || !self.is_reading() {
            // Where the table has no use for it the key leads back, too.
            if event.code == KeyCode::Left && self.end.is_none() && self.read_again() {
                self.drive(shared);
                return Go::Stay;
            }
            return match &mut self.end {
                Some(end) => end.typed(event, shared),
                None => self.table.typed(event, shared),
            };
        }
        if let KeyCode::Char(letter @ 'a'..='z') = event.code
            && !self.again
            && self.run.guess(letter as u8 - b'a')
        {
            self.puzzled = false;
            self.drive(shared);
            return Go::Stay;
        }
        let Now::Read(Said { role: Role::Else, .. }) = self.run.now() else {
            self.puzzled = !self.again;
            self.drive(shared);
            return Go::Stay;
        };
        // The page names the keys of the task: they work at once, from where the task began.
        self.read_on(shared);
        self.drive(shared);
        match keys::find(self.mode(), &event) {
            Some(press) => self.press(press, shared),
            None => self.table.typed(event, shared),
        }
    }

    fn spot(&self, shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        match &self.menu {
            Some(menu) => Some(Spot::place(menu.spot(area, at)?).then(KeyCode::Enter)),
            None if (self.is_reading() || self.end.is_some()) && !self.table.is_covered() => {
                Some(Spot::key(KeyCode::Enter))
            }
            None => self.table.spot(shared, area, at),
        }
    }

    fn point(&mut self, place: usize) {
        match &mut self.menu {
            Some(menu) => menu.point(place),
            None => self.table.point(place),
        }
    }

    fn resumed(&mut self, shared: &mut Shared) {
        self.table.resumed(shared);
    }

    fn unsaved(&self) -> Option<Arc<FileError>> {
        self.unkept.clone()
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        match &self.end {
            Some(end) => end.draw(shared, area, buffer),
            None => self.table.draw(shared, area, buffer),
        }
        let text = &shared.text;
        let mut pen = Pen::new(buffer, shared.look);
        let own = self.menu.is_some() || (self.is_reading() && !self.table.is_covered());
        if own {
            pen.clear(Rect { y: area.bottom() - 1, height: 1, ..area });
            self.key_line(shared).render(area, pen.buffer);
        }
        if let Some(menu) = &self.menu {
            menu.draw(&mut pen, area, text);
        }
    }
}
