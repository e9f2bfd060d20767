//! The keeper of the table: who is asked, whose secrets may be seen, what goes without asking, and
//! how far back an undo goes. Front ends ask [`Host::now`] what comes next, tell it what was done,
//! and keep nothing of the kind themselves. Whatever is played is on the disk before it is shown.

mod file;
mod unasked;
mod undo;

pub(crate) use file::write_position;

use std::collections::BTreeMap;

use super::history::Happened;
use super::{BadOpening, Player, Refused, Session};
use crate::engine::{
    Action, Board, BoardSet, Decision, Phase, Question, Seat, SeatSet, Seats, What,
};
use crate::files::{Privacy, SaveFile};
use unasked::only;

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// This seat is asked; where the question is about secrets, they sit at the screen.
    Ask(Decision),
    /// This seat is asked about secrets and somebody else may be looking: the curtain first, then
    /// [`Host::opened`].
    HandOver(Seat),
    /// Only this seat may see what it has just drawn; then [`Host::looked`].
    Read(Seat),
    /// The whole table is asked at once about intrigue (R6.1).
    Intrigue(IntrigueLine),
    /// A bot is to move; its answer goes to [`Host::play`].
    Bot(Seat),
    /// The game is over.
    Over,
}

/// The public question before a board is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntrigueLine {
    /// The board to be scored next.
    pub board: Board,
    /// It and those after it that one "no" goes for: boards where nothing is to be decided, up to the
    /// first where something is.
    pub boards: BoardSet,
    /// Who might play one of their intrigue cards, as far as the table can know.
    pub asked: SeatSet,
    /// Who has said that they want to be asked alone.
    pub wanting: SeatSet,
}

/// How far a "no" of the table goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// Nobody plays intrigue before the boards of the line.
    Board,
    /// Nobody does in what is left of this round, until somebody plays one after all.
    Round,
}

/// How the table is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manners {
    /// How secrets are kept.
    pub privacy: Privacy,
    /// What refusing never helps against is taken without asking.
    pub takes: bool,
    /// A lone player, too, is asked about intrigue in the table's line: as at a full table.
    pub lines: bool,
}

impl Default for Manners {
    fn default() -> Self {
        Self { privacy: Privacy::Curtain, takes: true, lines: false }
    }
}

/// A game, its file, and who looks at it.
#[derive(Clone, Debug)]
pub struct Host {
    session: Session,
    /// Nobody had answered anything when it was opened.
    new: bool,
    file: Option<SaveFile>,
    manners: Manners,
    /// Who opened the last curtain and still has the keyboard.
    eyes: Option<Seat>,
    /// They read what only they may see, before the game goes on.
    reading: bool,
    /// Whose own sheet is looked at, whoever is asked.
    peeking: Option<Seat>,
    /// Others have sat at this table: that the last person left is the one at the screen shows
    /// only when they open a curtain.
    shared: bool,
    /// Hands lie open from now on, but one more curtain has to be opened: nobody lays open another's
    /// hand by a setting.
    veiled: bool,
    /// How many actions the whole table has been shown.
    told: usize,
    /// The boards before which the table has said no.
    passed: BoardSet,
    /// The round for which these have said no.
    done: Option<(u8, SeatSet)>,
    wanting: SeatSet,
    /// The boards before which a seat wants to be asked about intrigue; without an order, all.
    orders: Seats<Option<BoardSet>>,
    /// Of the actions played or passed since the game was opened, by how many came before: whether
    /// somebody was asked for it, or it followed from an answer. Of others it is worked out.
    answers: BTreeMap<usize, bool>,
}

impl Host {
    /// Keeps this game. A game that goes on begins with nobody at the screen.
    pub fn new(session: Session, file: Option<SaveFile>, manners: Manners) -> Self {
        let (told, shared) = (phase_began(&session), session.was_shared());
        let new = session.is_empty();
        let mut host = Self {
            session,
            new,
            file,
            manners,
            eyes: None,
            reading: false,
            peeking: None,
            shared,
            veiled: false,
            told,
            passed: BoardSet::EMPTY,
            done: None,
            wanting: SeatSet::EMPTY,
            orders: Seats::from_fn(|_| None),
            answers: BTreeMap::new(),
        };
        host.catch_up();
        host
    }

    /// The game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Whether the game began when it was opened here; it may have gone on by itself since.
    pub const fn is_new(&self) -> bool {
        self.new
    }

    /// How the table is kept.
    pub const fn manners(&self) -> Manners {
        self.manners
    }

    /// The table is kept like this from now on.
    pub fn set_manners(&mut self, manners: Manners) {
        self.veiled = self.hides() && manners.privacy == Privacy::Open;
        self.manners = manners;
        self.catch_up();
    }

    /// What comes next. Asking changes nothing.
    pub fn now(&self) -> Now {
        if let (true, Some(seat)) = (self.reading, self.eyes) {
            return Now::Read(seat);
        }
        let Some(decision) = self.session.decision() else { return Now::Over };
        let seat = decision.seat;
        if !self.is_person(seat) {
            return Now::Bot(seat);
        }
        match decision.question {
            // With nobody else at the keyboard there is no line to stand in, but in a lesson, where
            // everything is asked as at a full table.
            Question::Intrigue { .. } if !self.manners.lines && self.lone() == Some(seat) => {
                Now::Ask(decision)
            }
            Question::Intrigue { board } if !self.passed.contains(board) => {
                Now::Intrigue(self.line(seat, board))
            }
            question if question.is_secret() && self.hides() && self.eyes != Some(seat) => {
                Now::HandOver(seat)
            }
            _ => Now::Ask(decision),
        }
    }

    /// Whose secrets may be on the screen now.
    pub fn viewer(&self) -> Option<Seat> {
        if self.peeking.is_some() {
            return self.peeking;
        }
        if !self.hides() {
            let asked = |decision: Decision| self.is_person(decision.seat).then_some(decision.seat);
            return self.lone().or_else(|| self.session.decision().and_then(asked));
        }
        match self.now() {
            Now::Read(seat) => Some(seat),
            Now::Ask(decision) if decision.question.is_secret() => Some(decision.seat),
            _ => None,
        }
    }

    /// Whether somebody at the keyboard decides for a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.session.player(seat).is_some_and(Player::is_person)
    }

    /// The only person at a table of bots: nobody to hide anything from.
    pub fn lone(&self) -> Option<Seat> {
        self.session.lone_person().filter(|_| !self.shared)
    }

    /// Whether there is anybody to hide cards from.
    pub fn hides(&self) -> bool {
        (self.manners.privacy != Privacy::Open || self.veiled) && self.lone().is_none()
    }

    /// The actions that this seat has not been shown yet: those after its own last answer and
    /// after what the whole table was shown. A "no" to intrigue is the table's, and no turn.
    pub fn news(&self, seat: Seat) -> std::ops::RangeInclusive<usize> {
        let own = |&(at, (by, action)): &(usize, (Seat, Action))| {
            by == seat && !self.is_no(at, action) && self.was_asked(at, action)
        };
        let last = (0..).zip(self.session.actions()).filter(own).last();
        last.map_or(0, |(at, _)| at + 1).max(self.told) + 1..=self.session.len()
    }

    /// Whether the table has said for this seat that it plays no intrigue card in this round.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.done_for(self.session.game().round()).contains(seat)
    }

    /// The boards before which this seat wants to be asked about intrigue; `None` for all.
    pub fn order(&self, seat: Seat) -> Option<BoardSet> {
        self.orders[seat]
    }

    // Deeds.

    /// Plays the answer of whoever is asked, and what goes without asking after it.
    ///
    /// # Errors
    /// When the rules refuse it; nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<Vec<Happened>, Refused> {
        let (at, stretch) = (self.session.len(), self.stretch());
        let by = self.session.decision().map(|decision| decision.seat);
        let mut steps = self.session.play(action)?;
        self.close_sheet();
        if let Some(seat) = by {
            self.answered(at, seat, action);
        }
        self.notice(&steps);
        let drew = |step: &Happened| matches!(step.event.what, What::MissionDrawn { seat, .. } if Some(seat) == by);
        let secret = steps.iter().any(drew) && self.eyes.is_some() && self.eyes == by;
        self.go_on(&mut steps);
        self.save();
        let goes_on = self.stretch() == stretch && self.asks_eyes_again();
        self.reading = secret && !goes_on && self.hides();
        if !goes_on && !self.reading {
            self.eyes = None;
        }
        Ok(steps)
    }

    /// The table says that nobody plays intrigue, but for those who want to be asked.
    pub fn pass(&mut self, how: Pass) -> Vec<Happened> {
        let Now::Intrigue(line) = self.now() else { return Vec::new() };
        match how {
            Pass::Board => self.passed = line.boards,
            Pass::Round => {
                self.wanting = SeatSet::EMPTY;
                let round = self.session.game().round();
                let before = self.done_for(round);
                self.done = Some((round, line.asked.iter().chain(before.iter()).collect()));
            }
        }
        self.close_sheet();
        let (at, mut steps) = (self.session.len(), Vec::new());
        self.go_on(&mut steps);
        self.answers.insert(at, true);
        self.save();
        steps
    }

    /// Somebody at the line wants to be asked alone, or no longer. Whoever stands alone in it is asked
    /// at once.
    pub fn want(&mut self, seat: Seat) -> bool {
        let Now::Intrigue(line) = self.now() else { return false };
        if !line.asked.contains(seat) {
            return false;
        }
        if self.wanting.contains(seat) {
            self.wanting.remove(seat);
        } else {
            self.wanting.insert(seat);
            if line.asked.len() == 1 {
                self.passed = line.boards;
            }
        }
        true
    }

    /// A seat says before which boards it wants to be asked about intrigue; `None` for all. Only
    /// whoever has the keyboard can.
    pub fn set_order(&mut self, seat: Seat, boards: Option<BoardSet>) {
        if self.viewer() == Some(seat) {
            self.orders[seat] = boards;
            self.catch_up();
        }
    }

    /// The curtain has been opened by whoever is asked. Taking back what was played before needs
    /// agreement from now on, also after leaving. Gives what has gone by behind it: of several boards
    /// they are asked before the one whose card they hold.
    pub fn opened(&mut self) -> Vec<Happened> {
        let mut steps = Vec::new();
        if let Now::HandOver(seat) = self.now() {
            self.eyes = Some(seat);
            self.peeking = None;
            self.shared = self.session.lone_person().is_none();
            self.veiled = false;
            self.session.secret_shown();
            let at = self.session.len();
            self.go_on(&mut steps);
            if self.session.len() > at {
                // What goes by is a part of the answer: taking it back leads to the first board.
                self.answers.insert(at, true);
            }
            self.save();
        }
        steps
    }

    /// The boards about whose intrigue cards somebody is asked at once.
    pub fn asked_about(&self, board: Board) -> BoardSet {
        match self.passed.contains(board) {
            true => self.passed,
            false => only(board),
        }
    }

    /// What only one seat may see has been read.
    pub fn looked(&mut self) {
        if std::mem::take(&mut self.reading) {
            self.eyes = None;
        }
    }

    /// The whole table has been shown everything until now.
    pub fn told(&mut self) {
        self.told = self.session.len();
    }

    /// The whole table has been shown what came of so many answers.
    pub fn told_up_to(&mut self, answers: usize) {
        self.told = answers.min(self.session.len());
    }

    /// A seat looks at its own sheet, behind a curtain of its own.
    pub fn peek(&mut self, seat: Seat) {
        if self.is_person(seat) {
            self.peeking = Some(seat);
        }
    }

    /// Every hand is covered: the next needs its curtain. A sheet that its owner looked at while
    /// they had the keyboard is only closed.
    pub fn cover(&mut self) {
        if self.peeking.is_some() {
            self.close_sheet();
        } else {
            self.eyes = None;
            self.reading = false;
        }
    }

    /// Somebody else decides for a seat from now on.
    ///
    /// # Errors
    /// When nobody sits there, or a bot's description cannot be used.
    pub fn reseat(&mut self, seat: Seat, to: Player) -> Result<(), BadOpening> {
        self.session.hand_over(seat, to)?;
        self.shared = self.session.was_shared();
        self.eyes = None;
        self.reading = false;
        self.peeking = None;
        self.wanting.remove(seat);
        self.go_on(&mut Vec::new());
        self.save();
        Ok(())
    }

    /// The same table as far as a viewer can tell: everything else is guessed.
    #[must_use]
    pub fn imagined(&self, viewer: Option<Seat>, seed: u64) -> Self {
        Self { session: self.session.imagined(viewer, seed), ..self.clone() }
    }

    fn line(&self, seat: Seat, board: Board) -> IntrigueLine {
        let game = self.session.game();
        let done = self.done_for(game.round());
        let asked = |boards: BoardSet| -> SeatSet {
            let from = |on: Board| if on == board { seat } else { game.start() };
            let seats = boards.iter().flat_map(|on| self.asked_from(game, from(on), on).iter());
            seats.filter(|&seat| !done.contains(seat)).collect()
        };
        let boards = self.asked_together(game, board);
        let all = asked(boards);
        let wanting: SeatSet = self.wanting.iter().filter(|&seat| all.contains(seat)).collect();
        // Several are asked one after the other, board by board.
        match wanting.len() > 1 {
            true => {
                let boards = only(board);
                IntrigueLine { board, boards, asked: asked(boards), wanting }
            }
            false => IntrigueLine { board, boards, asked: all, wanting },
        }
    }

    /// Whether the same eyes are asked about secrets again, with nothing for the table between.
    fn asks_eyes_again(&self) -> bool {
        matches!(self.now(), Now::Ask(decision)
            if decision.question.is_secret() && self.eyes == Some(decision.seat))
    }

    /// Where one looks at one's own hand without the table having met.
    fn stretch(&self) -> (u8, Phase) {
        (self.session.game().round(), self.session.game().phase())
    }

    /// Nobody looks at a sheet any more. Whoever had the keyboard before somebody else looked
    /// needs their curtain again.
    fn close_sheet(&mut self) {
        if let Some(seat) = self.peeking.take()
            && self.eyes != Some(seat)
        {
            self.eyes = None;
            self.reading = false;
        }
    }
}

/// How many actions had been played when the phase on the table began.
fn phase_began(session: &Session) -> usize {
    let now = (session.game().round(), session.game().phase());
    let same = |&count: &usize| {
        session.position_at(count).is_some_and(|game| (game.round(), game.phase()) == now)
    };
    (0..=session.len()).rev().take_while(same).last().unwrap_or(session.len())
}
