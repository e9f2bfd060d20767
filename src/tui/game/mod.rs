//! The game table: one session on the screen.
//!
//! The table is always at one [`Stage`]. `flow` moves from stage to stage, `pick` builds an
//! answer key by key, and everything else draws.

mod beat;
mod court;
mod curtain;
mod draw;
mod flow;
mod hand;
mod missions;
mod overlay;
mod page;
mod panel;
mod pick;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;

use super::keys::{Mode, Press, Verb};
use super::scene::{Go, Scene, Shared};
use crate::engine::{Board, Illegal, Question, Seat, SeatSet, Seats};
use crate::files::{BotSpeed, Privacy, SaveFile};
use crate::session::{Player, Session};
use crate::text::Names;

use beat::Beat;
use overlay::Overlay;
use pick::Pick;

/// A game on the table.
#[derive(Debug)]
pub struct GameTable {
    session: Session,
    file: Option<SaveFile>,
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
    /// The table of boards stands in place of the court.
    listing: bool,
    /// The board before which the table has said to go on, and who wants to be asked there.
    line: Option<Board>,
    wanting: SeatSet,
    /// How many actions had been played before each answer given here: where undo goes back to.
    marks: Vec<usize>,
    /// What happened last: it stands out until the next answer.
    recent: Option<Box<Beat>>,
    hush: bool,
}

/// What the table is doing.
#[derive(Debug)]
enum Stage {
    /// Showing what happened, beat by beat.
    Steps { beats: Vec<Beat>, at: usize, viewer: Option<Seat> },
    /// Waiting behind the curtain for this player.
    Curtain { seat: Seat },
    /// Asking a player.
    Ask { seat: Seat, question: Question, pick: Pick },
    /// Asking everybody with an intrigue card at once.
    Line { board: Board, asked: SeatSet },
    /// A bot is to move.
    Bot { seat: Seat },
    /// The game is over.
    Over,
}

/// A line above the hand: a refusal with its rule, or trouble with a file.
#[derive(Clone, Debug)]
enum Notice {
    Refusal(Illegal),
    Trouble(String),
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
            listing: false,
            line: None,
            wanting: SeatSet::EMPTY,
            marks: Vec::new(),
            recent: None,
            hush: false,
            session,
            file,
        };
        table.begin();
        table
    }

    /// The game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Where it is kept.
    pub const fn file(&self) -> Option<&SaveFile> {
        self.file.as_ref()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.session.player(seat).is_some_and(Player::is_person)
    }

    /// The only person at a table of bots: nobody to hide anything from.
    fn lone(&self) -> Option<Seat> {
        let mut people = self.session.game().seats().filter(|&seat| self.is_person(seat));
        match (people.next(), people.next()) {
            (Some(seat), None) => Some(seat),
            _ => None,
        }
    }

    /// Whose secrets are on the screen now.
    pub fn viewer(&self) -> Option<Seat> {
        let open = self.privacy == Privacy::Open;
        let viewer = match &self.stage {
            Stage::Curtain { .. } => None,
            // A later phase is the whole table's business: the hand goes.
            Stage::Steps { beats, at, viewer } => {
                let began = beats.first().map(|beat| beat.before.phase());
                let now = beats.get(*at).map(|beat| beat.when.1);
                viewer.filter(|_| began == now).or(self.lone())
            }
            Stage::Ask { seat, question, .. } if question.is_secret() || open => Some(*seat),
            _ => self.lone(),
        };
        viewer.filter(|_| !self.covered)
    }
}

impl Scene for GameTable {
    fn mode(&self) -> Mode {
        if let Some(overlay) = self.overlays.last() {
            return overlay.mode();
        }
        match &self.stage {
            Stage::Steps { .. } => Mode::Step,
            Stage::Curtain { .. } => Mode::Curtain,
            Stage::Ask { pick, .. } => pick.mode(),
            Stage::Line { .. } => Mode::Line,
            Stage::Bot { .. } | Stage::Over => Mode::Over,
        }
    }

    fn works(&self, verb: Verb) -> bool {
        self.would_work(verb)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        if self.overlays.is_empty() {
            self.at_table(press, shared)
        } else {
            self.above(press, shared)
        }
    }

    fn typed(&mut self, _event: KeyEvent, _shared: &mut Shared) -> Go {
        // Any key closes a sheet.
        if let Some(Overlay::Sheet { .. }) = self.overlays.last() {
            self.overlays.pop();
        }
        Go::Stay
    }

    fn take_hush(&mut self) -> bool {
        std::mem::take(&mut self.hush)
    }

    fn is_busy(&self) -> bool {
        matches!(self.stage, Stage::Bot { .. }) && self.overlays.is_empty()
    }

    fn work(&mut self, _shared: &mut Shared) {
        self.play_bot();
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        draw::draw(self, shared, area, buffer);
    }
}
