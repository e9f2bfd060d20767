//! A lesson on the game table: the lesson speaks beside the court, and the learner plays.

mod help;
mod kept;
mod says;
mod scene;

use std::sync::Arc;

use help::Help;
use kept::go_on;
pub(super) use kept::{FIRST_TRIES, left_of};
use says::Tips;
pub(super) use says::crowns;

use super::End;
use crate::engine::{Phase, Seats};
use crate::files::{FileError, Progress, lessons_file};
use crate::lessons::{self, Next, Now, Role, Run, Said};
use crate::text::Names;
use crate::tui::game::{GameTable, Guide};
use crate::tui::list::Menu;
use crate::tui::scene::{Go, Shared};

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

    /// The phase in which the learner is asked now.
    fn asks_learner(&self) -> Option<Phase> {
        let session = self.table.session();
        let decision = session.decision();
        decision.filter(|d| d.seat == self.run.lesson().learner).map(|_| session.game().phase())
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
                        let before = self.asks_learner();
                        self.table.answer_for(action);
                        self.run.played(self.table.session());
                        // What the lesson does for the learner is told by its next page, if nothing else
                        // came of it.
                        if before.is_some() && before == self.asks_learner() {
                            self.table.go_back(self.table.session().len());
                        }
                    }
                    None => break,
                },
            }
        }
        self.find_tip();
        let guide = self.guide(shared);
        self.table.guide(guide);
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
}
