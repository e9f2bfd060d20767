//! A lesson on the game table: the lesson speaks beside the court, and the learner plays.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};

use crate::engine::Seats;
use crate::files::{FileError, Left, Progress, lessons_file};
use crate::lessons::{self, Lesson, Next, Now, Role, Run};
use crate::session::Session;
use crate::text::{Names, Text};
use crate::tui::game::{GameTable, Guide, Words};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Menu;
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared, Spot};

/// A lesson on its way.
#[derive(Debug)]
pub struct LessonTable {
    /// Which one, from 0.
    which: usize,
    run: Run,
    table: GameTable,
    names: Names,
    menu: Option<Menu>,
    /// Why the place in it could not be written.
    unkept: Option<Arc<FileError>>,
}

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
            Some(data) if !anew => Progress::load(&lessons_file(data)).of(&lesson.name).left,
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
        let mut scene = Self { which, run, table, names, menu: None, unkept: None };
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

    fn is_reading(&self) -> bool {
        let beside = self.run.accompanies() && self.table.is_stepping();
        !beside && matches!(self.run.now(), Now::Read(_) | Now::Done)
    }

    /// Lets the lesson do everything that needs no key.
    fn drive(&mut self, shared: &Shared) {
        loop {
            self.run.settle(self.table.session());
            match self.run.now() {
                Now::Read(_) if self.run.accompanies() && !self.table.is_stepping() => {
                    self.run.go_on();
                }
                Now::Read(_) | Now::Done => break,
                Now::Back(count) => {
                    self.table.go_back(count);
                    self.run.go_on();
                }
                _ if self.table.is_stepping() => break,
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
            Now::Done => progress.finish(name),
            _ if self.run.at() == 0 => progress.forget_place(name),
            _ => {
                let actions = self.table.session().actions().take(self.run.mark());
                let actions = actions.map(|(_, action)| action).collect();
                let (step, task) = (self.run.at(), self.run.task_mark());
                progress.leave(name, Left { step, task, actions });
            }
        }
        self.unkept = progress.save(&path).err().map(Arc::new);
    }

    fn say(&self, text: &Text, id: &str, attribute: Option<&str>) -> String {
        text.lesson_words((&self.run.lesson().name, id), attribute, &self.names)
    }

    /// What the lesson shows now.
    fn guide(&self, shared: &Shared) -> Guide {
        let text = &shared.text;
        let lesson = self.run.lesson();
        let title = text.ui_with("learn-bar", [("number", (self.which + 1).into())]);
        let pages = [("at", self.run.page().into()), ("of", lesson.pages().into())];
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
                    _ => String::new(),
                };
                let body = self.say(text, page.id, page.attribute);
                guide.words = Some(Words { lead, body, task, ..blank });
                guide.boards = page.boards;
                guide.live = !self.is_reading();
            }
            Now::Done => {
                let id = match self.which + 1 < lessons::all().len() {
                    true => "learn-done",
                    false => "learn-all-done",
                };
                let gaps = [("title", text.lesson(&lesson.name).into())];
                guide.words = Some(Words { body: text.ui_with(id, gaps), ..blank });
            }
            Now::Act(Some(page)) if !self.table.is_stepping() => {
                let body = self.say(text, page.id, None);
                let task = self.say(text, page.id, Some("task"));
                guide.words = Some(Words { body, task, ..blank });
                guide.boards = page.boards;
                guide.live = true;
            }
            _ => {}
        }
        guide
    }

    fn read_on(&mut self, shared: &Shared) -> Go {
        if self.run.now() == Now::Done {
            return match Self::new(self.which + 1, false, shared) {
                Some(next) => Go::Replace(Box::new(next)),
                None => Go::Pop,
            };
        }
        if let Next::GoBack(count) = self.run.go_on() {
            self.table.go_back(count);
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
            self.table.ask_again();
        }
        go
    }
}

/// The lesson where it was left; `None` if it does not lead there any more.
fn go_on(lesson: &'static Lesson, left: Left, mut session: Session) -> Option<(Session, Run)> {
    for action in left.actions {
        session.play(action).ok()?;
    }
    lesson.steps.get(left.step)?;
    let run = Run::resume(lesson, left.step, left.task, &session);
    Some((session, run))
}

impl Scene for LessonTable {
    fn mode(&self) -> Mode {
        match self.menu {
            Some(_) => Mode::Menu,
            None if self.table.is_covered() => self.table.mode(),
            None if self.is_reading() => Mode::Lesson,
            None => self.table.mode(),
        }
    }

    fn works(&self, verb: Verb) -> bool {
        match verb {
            _ if self.mode() != Mode::Lesson => self.table.works(verb),
            Verb::Earlier => self.run.clone().back(),
            Verb::Rules => matches!(self.run.now(), Now::Read(page) if page.rule.is_some()),
            _ => true,
        }
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
            (None, verb) if self.is_reading() => match verb {
                Verb::Next => self.read_on(shared),
                Verb::Earlier => {
                    self.run.back();
                    Go::Stay
                }
                Verb::Rules => {
                    if let Now::Read(page) = self.run.now()
                        && let Some(rule) = page.rule
                    {
                        self.table.open_rule(rule, shared);
                    }
                    Go::Stay
                }
                _ => self.table.press(press, shared),
            },
            // What is played in a lesson is judged at once; the end of a game is not its end.
            (None, verb) if OUT_OF_PLACE.contains(&verb) => Go::Stay,
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
        self.table.mode() != Mode::Wait && self.table.is_busy()
    }

    fn is_thinking(&self) -> bool {
        self.is_busy() && self.table.is_thinking()
    }

    fn work(&mut self, shared: &mut Shared) {
        self.table.work(shared);
    }

    fn typed(&mut self, event: KeyEvent, shared: &mut Shared) -> Go {
        self.table.typed(event, shared)
    }

    fn spot(&self, shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        match &self.menu {
            Some(menu) => Some(Spot::place(menu.spot(area, at)?).then(KeyCode::Enter)),
            None if self.is_reading() && !self.table.is_covered() => {
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
        self.table.draw(shared, area, buffer);
        let text = &shared.text;
        let mut pen = Pen::new(buffer, shared.look);
        let own = self.menu.is_some() || (self.is_reading() && !self.table.is_covered());
        if own {
            pen.clear(Rect { y: area.bottom() - 1, height: 1, ..area });
            pen.footer(area, self.mode(), text, |verb| verb != Verb::Leave && self.works(verb));
        }
        if let Some(menu) = &self.menu {
            menu.draw(&mut pen, area, text);
        }
    }
}
