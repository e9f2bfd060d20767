//! The game table: one session on the screen.
//!
//! The table is always at one [`Stage`]. `flow` moves from stage to stage, with what happened in
//! `steps`, the intrigue line in `line` and taking back in `undo`; `pick`, `place` and `choose`
//! build an answer key by key, and everything else draws.

mod ask;
mod beat;
mod boards;
mod choose;
mod court;
mod curtain;
mod draw;
mod flow;
mod footer;
mod guide;
mod hand;
mod hint;
mod line;
mod mind;
mod missions;
mod overlay;
mod page;
mod panel;
mod pick;
mod place;
mod reader;
mod replay;
mod signs;
mod steps;
mod teach;
mod undo;
mod why;
mod written;

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;

use super::kept::Kept;
use super::keys::{Mode, Press, Verb};
use super::scene::{Go, Scene, Shared};
use crate::bots::Why;
use crate::engine::{Board, Illegal, Question, Seat, SeatSet, Seats};
use crate::files::{BotSpeed, FileError, Privacy, SaveFile};
use crate::session::{Player, Session};
use crate::text::Names;

pub use replay::Replay;

use beat::Beat;
pub(in crate::tui) use guide::{Guide, Words};
use line::{Line, Passed};
use mind::Mind;
use overlay::Overlay;
use pick::Pick;
pub(in crate::tui) use reader::{Opening, Reader};

/// A game on the table.
#[derive(Clone, Debug)]
pub struct GameTable {
    session: Session,
    kept: Kept,
    names: Names,
    privacy: Privacy,
    pace: BotSpeed,
    stage: Stage,
    /// Who opened the last curtain and still has the keyboard.
    eyes: Option<Seat>,
    /// How many actions had been played when each seat answered last.
    since: Seats<usize>,
    /// The board under the cursor.
    cursor: Board,
    notice: Option<Notice>,
    overlays: Vec<Overlay>,
    /// The hand is covered on demand.
    covered: bool,
    /// What stands in the middle.
    showing: Showing,
    /// Where the table has said that nobody plays intrigue, and who wants to be asked all the same.
    passed: Option<Passed>,
    wanting: SeatSet,
    /// How many actions had been played before each answer given here: where undo goes back to.
    marks: Vec<usize>,
    /// How many actions had been played before each time that something was taken back.
    undone: Vec<usize>,
    /// What happened last: it stands out until the next answer.
    recent: Option<Box<Beat>>,
    /// Why a bot did it, in public words.
    whys: Vec<Why>,
    hush: bool,
    /// Somebody who guides the player through a lesson.
    guide: Option<Guide>,
}

/// What stands in the middle of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Showing {
    /// The court, or the missions when they are asked about.
    Court,
    /// The boards as a table.
    Boards,
    /// The missions of whoever looks.
    Missions,
}

/// What the table is doing.
#[derive(Clone, Debug)]
enum Stage {
    /// Showing what happened, beat by beat; the intrigue line may stand under the last one.
    Steps { beats: Vec<Beat>, at: usize, viewer: Option<Seat>, line: Option<Line> },
    /// Waiting behind the curtain for this player.
    Curtain { seat: Seat },
    /// Asking a player.
    Ask { seat: Seat, question: Question, pick: Pick },
    /// Asking everybody with an intrigue card at once.
    Line(Line),
    /// A bot is to move.
    Bot { seat: Seat, mind: Option<Mind> },
    /// The game is over.
    Over,
}

/// A line above the hand: a refusal with its rule, or a key that does nothing.
#[derive(Clone, Debug)]
enum Notice {
    Refusal(Illegal),
    /// The key is one of those that choose, but there is nothing under it.
    NothingThere,
}

impl GameTable {
    /// Puts a game on the table, at its current question, with nothing secret shown.
    pub fn new(session: Session, file: Option<SaveFile>, shared: &Shared) -> Self {
        let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
        let mut table = Self {
            since: Seats::from_fn(|_| session.len()),
            names,
            privacy: shared.settings.privacy,
            pace: shared.settings.bot_speed,
            stage: Stage::Over,
            eyes: None,
            cursor: Board::Anne,
            notice: None,
            overlays: Vec::new(),
            covered: false,
            showing: Showing::Court,
            passed: None,
            wanting: SeatSet::EMPTY,
            marks: Vec::new(),
            undone: Vec::new(),
            recent: None,
            whys: Vec::new(),
            hush: false,
            guide: None,
            kept: Kept::new(file),
            session,
        };
        table.begin();
        table.fit(shared);
        table
    }

    /// Takes over settings that were changed while the game lay on the table.
    fn refresh(&mut self, shared: &Shared) {
        self.privacy = shared.settings.privacy;
        self.pace = shared.settings.bot_speed;
        self.fit(shared);
    }

    /// The game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Where it is kept.
    pub const fn file(&self) -> Option<&SaveFile> {
        self.kept.file()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.session.player(seat).is_some_and(Player::is_person)
    }

    /// The only person at a table of bots: nobody to hide anything from.
    fn lone(&self) -> Option<Seat> {
        self.session.lone_person()
    }

    /// Whose secrets are on the screen now.
    pub fn viewer(&self) -> Option<Seat> {
        if !self.overlays.is_empty() {
            // A menu or a page may be read by everybody; a sheet has a view of its own.
            return None;
        }
        let open = self.privacy == Privacy::Open;
        let viewer = match &self.stage {
            Stage::Curtain { .. } => None,
            // A later phase is the whole table's business: the hand goes.
            Stage::Steps { beats, at, viewer, .. } => {
                let began = beats.first().map(|beat| beat.before.phase());
                let now = beats.get(*at).map(|beat| beat.after().phase());
                viewer.filter(|_| began == now).or(self.lone())
            }
            Stage::Ask { seat, question, .. } if question.is_secret() || open => Some(*seat),
            _ => self.lone(),
        };
        viewer.filter(|_| !self.covered)
    }

    /// What the player must be able to read in full now: what happened or is asked, and why not.
    pub fn words(&self, shared: &Shared) -> Vec<String> {
        match &self.stage {
            _ if !self.overlays.is_empty() => Vec::new(),
            Stage::Steps { beats, at, .. } => {
                let told = beats.get(*at).map(|beat| self.sentences(&shared.text, beat));
                let line = self.line().map(|line| self.under_words(&shared.text, line));
                told.into_iter().flatten().chain(line).collect()
            }
            Stage::Curtain { .. } => Vec::new(),
            _ => {
                let prompt = self.prompt(&shared.text, &self.session.game().view(self.viewer()));
                [Some(prompt), self.notice_line(&shared.text)].into_iter().flatten().collect()
            }
        }
    }

    /// The same table as far as this viewer can tell: everything else is guessed. What is drawn
    /// for the viewer must not differ.
    pub fn imagined(&self, viewer: Option<Seat>, seed: u64) -> Self {
        let mut table = self.clone();
        table.session = self.session.imagined(viewer, seed);
        let imagine = |beat: &mut Beat| {
            beat.before = beat.before.view(viewer).guess(seed);
            for step in &mut beat.steps {
                step.table = step.table.view(viewer).guess(seed);
                step.event = step.event.seen_by(viewer);
            }
        };
        table.recent.iter_mut().for_each(|beat| imagine(beat));
        match &mut table.stage {
            Stage::Steps { beats, .. } => beats.iter_mut().for_each(imagine),
            Stage::Ask { seat, question, pick } if viewer != Some(*seat) => {
                // The answers to a public question must follow from public facts, too; an answer
                // to a secret one may not be seen at all.
                let fixed = matches!(pick, Pick::Count { .. } | Pick::YesNo { no: Some(_), .. });
                if fixed || question.is_secret() {
                    let view = table.session.game().view(Some(*seat));
                    *pick = Pick::new(&view, *seat, question);
                }
            }
            _ => {}
        }
        table
    }
}

impl Scene for GameTable {
    fn mode(&self) -> Mode {
        if let Some(overlay) = self.overlays.last() {
            return overlay.mode();
        }
        match &self.stage {
            Stage::Steps { .. } if self.line().is_some() => Mode::Line,
            Stage::Steps { .. } => Mode::Step,
            Stage::Curtain { .. } => Mode::Curtain,
            Stage::Ask { pick, .. } => pick.mode(),
            Stage::Line(_) => Mode::Line,
            Stage::Bot { .. } => Mode::Wait,
            Stage::Over => Mode::Over,
        }
    }

    fn works(&self, verb: Verb) -> bool {
        self.would_work(verb)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        let go = if self.overlays.is_empty() {
            self.at_table(press, shared)
        } else {
            self.above(press, shared)
        };
        self.fit(shared);
        go
    }

    fn typed(&mut self, event: KeyEvent, shared: &mut Shared) -> Go {
        match self.overlays.last_mut() {
            // Any key closes a sheet, a hint, and what was said.
            Some(Overlay::Sheet { .. } | Overlay::Hint { .. } | Overlay::Told { .. }) => {
                self.close_overlay();
            }
            Some(Overlay::Rules(reader)) => reader.typed(event, shared),
            _ => {}
        }
        Go::Stay
    }

    fn resumed(&mut self, shared: &mut Shared) {
        self.refresh(shared);
    }

    fn take_hush(&mut self) -> bool {
        std::mem::take(&mut self.hush)
    }

    fn is_busy(&self) -> bool {
        match self.overlays.last() {
            Some(Overlay::Hint { mind, .. }) => !mind.is_done(),
            Some(_) => false,
            None => matches!(self.stage, Stage::Bot { .. }),
        }
    }

    fn is_thinking(&self) -> bool {
        let thinks = |mind: &Mind| !mind.is_done();
        match (self.overlays.last(), &self.stage) {
            (Some(Overlay::Hint { mind, .. }), _) => thinks(mind),
            (_, Stage::Bot { mind, .. }) => mind.as_ref().is_some_and(thinks),
            _ => false,
        }
    }

    fn work(&mut self, shared: &mut Shared) {
        if self.overlays.is_empty() {
            self.play_bot();
            self.fit(shared);
        }
    }

    fn trouble(&self) -> Option<Arc<FileError>> {
        self.kept.trouble()
    }

    fn unkept(&mut self) -> Option<(&mut SaveFile, &Session)> {
        self.kept.unkept(&self.session)
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        draw::draw(self, shared, area, buffer);
    }
}
