//! A lesson on the game table: the lesson speaks beside the court, and the learner plays.

mod help;
mod says;

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

use help::Help;
use says::Tips;
pub(super) use says::crowns;

use super::End;
use crate::engine::Seats;
use crate::files::{FileError, Left, Progress, Taken, lessons_file};
use crate::lessons::{self, Lesson, Next, Now, Role, Run, Said};
use crate::session::Session;
use crate::text::Names;
use crate::tui::game::{GameTable, Guide};
use crate::tui::key_line::KeyLine;
use crate::tui::keys::{self, Mode, Press, Verb};
use crate::tui::list::Menu;
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared, Spot};

/// A lesson on its way.
#[derive(Clone, Debug)]
pub struct LessonTable {
    /// Which one, from 0.
    which: usize,
    run: Run,
    table: GameTable,
    names: Names,
    menu: Option<Menu>,
    /// The result of the game, while the lesson shows it.
    end: Option<End>,
    /// A key was pressed that does nothing on the page.
    puzzled: bool,
    /// The page that was read last, and whether it is read again.
    last: Option<Said<'static>>,
    again: bool,
    /// The step with whose task help is given, because it was asked for or missed twice, and how much.
    help: (usize, Help),
    /// The step whose task was missed last, and how often.
    misses: (usize, u8),
    /// What is said in free play.
    tips: Tips,
    /// How much has been said beside the pages that are being shown.
    beside: usize,
    /// Why the place in it could not be written.
    unkept: Option<Arc<FileError>>,
}

/// Under this name the most tasks that were done at the first try are kept.
pub(super) const FIRST_TRIES: &str = "first-tries";

const MENU: [&str; 4] = ["menu-continue", "learn-again", "learn-list", "learn-leave"];

/// Keys of a game that a lesson has no use for.
const OUT_OF_PLACE: [Verb; 7] =
    [Verb::Undo, Verb::Redo, Verb::Hint, Verb::Teach, Verb::LookBack, Verb::Position, Verb::Report];

impl LessonTable {
    /// The lesson in this place of the list, from where it was left or from the beginning.
    pub fn new(which: usize, anew: bool, shared: &Shared) -> Option<Self> {
        let lesson = lessons::all().get(which)?;
        let words = ["1", "2", "3", "4"].map(|n| shared.text.ui(&format!("setup-name-{n}")));
        let names = Names(Seats(words));
        let begin = || lesson.begin(names.0.0.each_ref().map(String::as_str)).ok();
        let left = match &shared.data {
            Some(data) if !anew => {
                left_of(lesson, &Progress::load(&lessons_file(data)).of(&lesson.name)).cloned()
            }
            _ => None,
        };
        let resumed = left.and_then(|left| go_on(lesson, left, begin()?));
        let (session, run) = match resumed {
            Some(resumed) => resumed,
            None => (begin()?, Run::new(lesson)),
        };
        let mut table = GameTable::of_lesson(session, shared);
        // Guided from the first: what was dealt is shown, and spoken of.
        table.guide(Guide::default());
        let mut scene = Self {
            which,
            run,
            table,
            names,
            menu: None,
            end: None,
            puzzled: false,
            last: None,
            again: false,
            help: (0, Help::None),
            misses: (0, 0),
            tips: Tips::of_lesson(),
            beside: 0,
            unkept: None,
        };
        scene.drive(shared);
        Some(scene)
    }

    /// The lesson.
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// The table it is on.
    pub const fn table(&self) -> &GameTable {
        &self.table
    }

    /// Everything that the lesson says now, in lines of this width; to be seen whole.
    pub fn words(&self, shared: &Shared, width: usize) -> Vec<String> {
        let words = self.guide(shared).words.unwrap_or_default();
        words.lines(width).into_iter().map(|(line, _)| line).collect()
    }

    /// Whether the learner is to say what they expect.
    fn is_guess(&self) -> bool {
        matches!(self.run.now(), Now::Read(Said { role: Role::Guess, .. }))
    }

    /// Whether a page of the lesson itself is read. What happened is shown first, or beside it; only
    /// what came of an answer that is taken back is not.
    fn is_reading(&self) -> bool {
        match self.run.now() {
            Now::Read(page) if page.role.goes_back() => true,
            _ if self.again => true,
            Now::Read(_) | Now::Done => !self.table.is_stepping(),
            _ => false,
        }
    }

    /// Lets the lesson do everything that needs no key.
    fn drive(&mut self, shared: &Shared) {
        loop {
            self.run.settle(self.table.session());
            let now = self.run.now();
            let goes_back = matches!(&now, Now::Read(page) if page.role.goes_back());
            if !goes_back && !matches!(now, Now::Act(_)) {
                self.table.catch_up();
            }
            if let Some((pages, at)) = self.table.told_pages() {
                let beside = self.run.beside(self.table.session(), &pages);
                self.beside = self.beside.max(beside.iter().take(at + 1).flatten().count());
            } else if self.beside > 0 {
                self.run.said(std::mem::take(&mut self.beside), self.table.session());
                continue;
            }
            match now {
                Now::Read(_) | Now::Done => break,
                _ if self.table.is_stepping() => break,
                Now::Result if self.end.is_some() => break,
                Now::Result => {
                    let end = End::new(self.table.session().clone(), None);
                    self.end = end.map(End::taught);
                    if self.end.is_none() {
                        self.run.go_on();
                    }
                }
                Now::Back(count) => {
                    self.table.go_back(count);
                    self.run.go_on();
                }
                Now::Watch => self.run.rested(),
                Now::Act(_) => match self.run.reply(self.table.session()) {
                    Some(action) => {
                        self.table.answer_for(action);
                        self.run.played(self.table.session());
                    }
                    None => break,
                },
            }
        }
        self.find_tip();
        let guide = self.guide(shared);
        self.table.guide(guide);
    }

    /// Keeps where the lesson is; what cannot be written stays on the screen until it can.
    fn keep(&mut self, shared: &Shared) {
        let Some(data) = &shared.data else { return };
        let path = lessons_file(data);
        let mut progress = Progress::load(&path);
        let name = &self.run.lesson().name;
        match self.run.now() {
            Now::Done => {
                progress.finish(name);
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

    fn read_on(&mut self, shared: &Shared) -> Go {
        self.puzzled = false;
        if std::mem::take(&mut self.again) {
            return Go::Stay;
        }
        if let Now::Read(page) = self.run.now() {
            if page.role == Role::Guess {
                self.puzzled = true;
                return Go::Stay;
            }
            self.last = Some(page).filter(|page| !page.role.goes_back());
            self.table.forget_refusal();
        }
        if self.run.now() == Now::Done {
            return match Self::new(self.which + 1, false, shared) {
                Some(next) => Go::Replace(Box::new(next)),
                None => Go::Pop,
            };
        }
        let missed = matches!(self.run.now(), Now::Read(Said { role: Role::Else, .. }));
        if let Next::GoBack(count) = self.run.go_on() {
            self.table.go_back(count);
            if missed {
                self.count_miss();
            }
        }
        Go::Stay
    }

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
                self.run.back();
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

/// Where a lesson was left; a place in an older edition of it is none.
pub(super) fn left_of<'a>(lesson: &Lesson, taken: &'a Taken) -> Option<&'a Left> {
    taken.left.as_ref().filter(|left| left.edition == lesson.edition())
}

/// The lesson where it was left; `None` if it does not lead there any more.
fn go_on(lesson: &'static Lesson, left: Left, mut session: Session) -> Option<(Session, Run)> {
    for action in left.actions {
        session.play(action).ok()?;
    }
    lesson.steps.get(left.step)?;
    let run = Run::resume(lesson, left.step, left.task, &session).having_missed(left.missed);
    Some((session, run))
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
            (Verb::Earlier, _) => !self.again && self.run.clone().back(),
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
