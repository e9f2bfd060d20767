//! The game table: one session on the screen.
//!
//! The table is always at one [`Stage`]. `flow` moves from stage to stage, with what happened in
//! `steps`, the intrigue line in `line` and taking back in `undo`; `pick`, `place` and `choose`
//! build an answer key by key, and everything else draws.

mod about;
mod account;
mod ask;
mod because;
mod boards;
mod choose;
mod click;
mod coach;
mod curtain;
mod draw;
mod elsewhere;
mod flow;
mod footer;
mod gains;
mod guide;
mod hand;
mod hint;
mod intrigue;
mod leaf;
mod legend;
mod log;
mod marks;
mod mind;
mod missions;
mod motion;
mod news;
mod overlay;
mod page;
mod pay;
mod pick;
mod place;
mod places;
mod reader;
mod replay;
mod said;
mod scene;
mod seats;
mod sheet;
mod side;
pub(in crate::tui) mod signs;
mod slip;
mod standings;
mod steps;
mod teach;
mod told;
mod undo;
mod why;
mod written;

use std::time::Duration;

use super::scene::Shared;
use crate::engine::{
    Board, BoardSet, Decision, Illegal, Influence, Mission, Question, Seat, SeatSet, Seats,
};
use crate::files::{BotSpeed, SaveFile};
use crate::session::{Host, Manners, Session};
use crate::text::Names;

pub use replay::Replay;

pub(in crate::tui) use account::{Account, Got, Row};
use because::Becauses;
pub(in crate::tui) use coach::{FIRST_GAME, Moment, first_game_file};
pub(in crate::tui) use guide::{Guide, Words};
use leaf::Leaf;
use mind::Mind;
use motion::Motion;
use overlay::Overlay;
pub(in crate::tui) use pay::Payable;
use pick::Pick;
pub(in crate::tui) use reader::{OpenAt, Reader};
use steps::Unshown;

/// A game on the table.
#[derive(Clone, Debug)]
pub struct GameTable {
    host: Host,
    names: Names,
    pace: BotSpeed,
    stage: Stage,
    /// What was played and has not been shown.
    unshown: Option<Unshown>,
    /// The board under the cursor, and the side last moved to: -1 or 1.
    cursor: Board,
    /// Somebody has moved it for this question: before that nothing looks as if it were chosen.
    roams: bool,
    side: i8,
    notice: Option<Notice>,
    /// Pages that were run past: told in short until the next answer.
    passed: Vec<Leaf>,
    /// What somebody had begun when they covered their hand: after so many answers, to this question.
    put_by: Option<PutBy>,
    /// Which of two equal cards left the hand.
    left: hand::Left,
    overlays: Vec<Overlay>,
    /// What stands in the middle.
    showing: Showing,
    /// What happened last: it stands out until the next answer.
    recent: Option<Box<Leaf>>,
    /// Why bots did what they did, in public words.
    whys: Becauses,
    /// Keys typed before somebody else is asked do not count, nor for so long after.
    hush: Option<Duration>,
    /// Whether changes are seen to happen, and the one that does.
    moves: bool,
    motion: Motion,
    /// The first event that each player has not seen, because somebody ran past it.
    ran_past: Seats<Option<usize>>,
    /// Somebody who guides the player through a lesson.
    guide: Option<Guide>,
    /// Somebody who explains what is new in a first game.
    coach: Option<coach::Coach>,
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
    /// Showing what happened, leaf by leaf: to the whole table, or to one player alone.
    Leaves { leaves: Vec<Leaf>, at: usize, viewer: Option<Seat> },
    /// Waiting behind the curtain for this player.
    Curtain { seat: Seat },
    /// Asking a player.
    Ask { seat: Seat, question: Question, pick: Pick },
    /// Asking everybody with an intrigue card at once.
    Intrigue,
    /// A bot is to move.
    Bot { seat: Seat, mind: Option<Mind> },
    /// The game is over.
    Over,
}

/// An answer in the making whose owner has covered their hand.
#[derive(Clone, Debug)]
struct PutBy {
    /// How many answers had been given, and what was asked.
    answers: usize,
    decision: Decision,
    pick: Pick,
    cursor: Board,
}

/// A line above the hand: a refusal with its rule, or a key that does nothing.
#[derive(Clone, Debug)]
enum Notice {
    Refusal(Illegal),
    /// Something was taken back.
    TakenBack(undo::Taken),
    /// The key is one of those that choose, but there is nothing under it.
    NothingThere,
    /// The key does nothing here.
    UnknownKey,
    /// Nobody can be asked for: there is no card of this board in the hand.
    NoCardOf(Board),
    /// The chips do not pay for the mission.
    NotPayable(pay::Payable),
    /// Only yes or no is an answer.
    YesOrNo,
    /// These want to be asked before this board: confirming again scores it without.
    AskedFor(SeatSet),
    /// The same key once more: these are not asked about intrigue again in this round.
    SureNobody(SeatSet),
    /// Nobody plays intrigue in what is left of this round.
    NobodyAtAll,
    /// What others did is not taken back over an open hand.
    OthersMove,
    /// Nothing has been chosen yet.
    ChooseFirst,
    /// This key means something once a card has been chosen.
    CardFirst(char),
    /// A mission in hand can still be laid out: the same key once more goes on.
    StillPayable,
    /// So many markers could still be placed: confirming again plays without them.
    MarkersLeft(u8),
    /// Markers are being taken back: no board can be chosen.
    TakingBack,
    /// No marker is ready: the card can only fetch some.
    NoneReady,
    /// The curtain is opened by another key.
    TabOpens,
    /// The curtain was still falling.
    TooEarly,
    /// Nothing can be taken back.
    NothingToUndo,
    /// A hint would show what one holds, and the whole table is looking.
    HintHidden,
}

/// How long nothing must be typed after a curtain has come down: whoever has just played may still
/// press a key, and it must not open the next hand.
const QUIET: Duration = Duration::from_millis(250);

fn moves(shared: &Shared) -> bool {
    shared.settings.movement.is_on() && shared.look.has_colours()
}

impl GameTable {
    /// Puts a game on the table, at its current question, with nothing secret shown.
    pub fn new(session: Session, file: Option<SaveFile>, shared: &Shared) -> Self {
        Self::kept(session, file, shared.settings.manners(), shared)
    }

    /// The table of a lesson, where every question is asked: it may be the one to learn from.
    pub(in crate::tui) fn of_lesson(session: Session, shared: &Shared) -> Self {
        let manners = Manners { takes: false, lines: true, ..shared.settings.manners() };
        Self::kept(session, None, manners, shared)
    }

    fn kept(session: Session, file: Option<SaveFile>, manners: Manners, shared: &Shared) -> Self {
        let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
        let mut table = Self {
            host: Host::new(session, file, manners),
            names,
            pace: shared.settings.bot_speed,
            stage: Stage::Over,
            unshown: None,
            cursor: Board::Anne,
            roams: false,
            side: -1,
            notice: None,
            put_by: None,
            passed: Vec::new(),
            left: hand::Left::default(),
            overlays: Vec::new(),
            showing: Showing::Court,
            recent: None,
            whys: Becauses::default(),
            hush: None,
            moves: moves(shared),
            motion: Motion::default(),
            ran_past: Seats::from_fn(|_| None),
            guide: None,
            coach: None,
        };
        table.begin();
        table
    }

    /// Takes over settings that were changed while the game lay on the table.
    fn refresh(&mut self, shared: &Shared) {
        let manners = shared.settings.manners();
        let lesson = self.guide.is_some();
        let takes = manners.takes && !lesson;
        self.host.set_manners(Manners { takes, lines: lesson, ..manners });
        self.pace = shared.settings.bot_speed;
        self.moves = moves(shared);
        if matches!(self.stage, Stage::Curtain { .. } | Stage::Ask { .. }) {
            // With other manners somebody else may look.
            self.settle();
        }
    }

    /// The game.
    pub const fn session(&self) -> &Session {
        self.host.session()
    }

    /// Who keeps it.
    pub const fn host(&self) -> &Host {
        &self.host
    }

    /// The hand of whoever is asked for a card, in its places.
    pub fn slots(&self) -> Vec<Option<Influence>> {
        match &self.stage {
            Stage::Ask { seat, question: Question::Turn, .. } => self.hand_of(*seat),
            _ => Vec::new(),
        }
    }

    /// The missions of whoever is asked about them, in their places.
    pub fn missions(&self) -> Vec<Mission> {
        match &self.stage {
            Stage::Ask { seat, question: Question::LayOut | Question::ChangeMissions, .. } => {
                pay::hand(self.session(), *seat)
            }
            _ => Vec::new(),
        }
    }

    /// The boards that a key would choose now.
    pub fn lit(&self) -> BoardSet {
        self.open_boards()
    }

    /// Where it is kept.
    pub const fn file(&self) -> Option<&SaveFile> {
        self.host.file()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.host.is_person(seat)
    }

    /// The only person at a table of bots: nobody to hide anything from.
    fn lone(&self) -> Option<Seat> {
        self.host.lone()
    }

    /// Whose secrets are on the screen now.
    pub fn viewer(&self) -> Option<Seat> {
        match &self.overlays[..] {
            // A hint is about the hand that lies open.
            [] | [Overlay::Hint { .. }] => {}
            // A menu or a page may be read by everybody; a sheet has a view of its own.
            _ => return None,
        }
        match &self.stage {
            Stage::Leaves { viewer: Some(seat), .. } => Some(*seat),
            Stage::Ask { .. } => self.host.viewer(),
            Stage::Curtain { .. } => None,
            // What the whole table is shown is nobody's.
            Stage::Leaves { .. } | Stage::Intrigue | Stage::Bot { .. } | Stage::Over => self.lone(),
        }
    }

    /// What the player must be able to read in full now: what happened or is asked, and why not.
    pub fn words(&self, shared: &Shared) -> Vec<String> {
        match &self.stage {
            _ if !self.overlays.is_empty() => Vec::new(),
            Stage::Leaves { leaves, at, .. } => {
                let told = leaves.get(*at).map(|leaf| self.leaf_words(shared, leaf));
                let line = self.line().map(|line| self.line_keys(line));
                told.into_iter().flatten().chain(line).collect()
            }
            Stage::Curtain { .. } => Vec::new(),
            // What is told last stands there until the result is asked for.
            Stage::Over => Vec::new(),
            Stage::Ask { .. } if self.is_scoring() => {
                let view = self.session().game().view(self.viewer());
                vec![self.scoring_prompt(&shared.text, &view).0]
            }
            _ => {
                let prompt = self.prompt(&shared.text, &self.session().game().view(self.viewer()));
                [Some(prompt), self.notice_line(&shared.text)].into_iter().flatten().collect()
            }
        }
    }

    /// The same table as far as this viewer can tell: everything else is guessed. What is drawn
    /// for the viewer must not differ.
    pub fn imagined(&self, viewer: Option<Seat>, seed: u64) -> Self {
        let mut table = self.clone();
        table.host = self.host.imagined(viewer, seed);
        let imagine = |leaf: &mut Leaf| {
            leaf.before = leaf.before.view(viewer).guess(seed);
            leaf.end = leaf.end.as_ref().map(|end| end.view(viewer).guess(seed));
            for step in &mut leaf.steps {
                step.table = step.table.view(viewer).guess(seed);
                step.event = step.event.seen_by(viewer);
            }
            let aside = leaf.aside.iter_mut().flat_map(|(_, events)| events);
            for event in aside.chain(&mut leaf.earlier) {
                *event = event.seen_by(viewer);
            }
        };
        table.recent.iter_mut().for_each(|leaf| imagine(leaf));
        table.passed.iter_mut().for_each(imagine);
        match &mut table.stage {
            Stage::Leaves { leaves, .. } => leaves.iter_mut().for_each(imagine),
            Stage::Ask { seat, question, pick } if viewer != Some(*seat) => {
                // The answers to a public question must follow from public facts, too; an answer
                // to a secret one may not be seen at all.
                let fixed = matches!(pick, Pick::Count { .. } | Pick::YesNo { no: Some(_), .. });
                if fixed || question.is_secret() {
                    let decision = Decision { seat: *seat, question: *question };
                    *pick = Pick::new(table.host.session(), &decision);
                }
            }
            _ => {}
        }
        table
    }
}
