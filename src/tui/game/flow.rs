//! From question to question: playing, showing what happened, curtains, the intrigue line, bots,
//! undo and redo.

use std::sync::atomic::AtomicBool;

use super::beat::{self, Beat};
use super::mind::Mind;
use super::overlay::Overlay;
use super::pick::Pick;
use super::{GameTable, Notice, Showing, Stage};
use crate::bots::{Task, reasons};
use crate::engine::{Action, Board, Game, Question, Seat, SeatSet, What};
use crate::files::{BotSpeed, Privacy};
use crate::session::{Refused, Step, Undo};
use crate::tui::keys::{Press, Verb};
use crate::tui::scene::{Go, Shared};
use crate::tui::screens;

impl GameTable {
    /// Shows how a new game was set up, then asks; a resumed game asks at once.
    pub(super) fn begin(&mut self) {
        if self.session.is_empty()
            && let Some(steps) = self.session.steps_of(0)
            && let Some(first) = steps.first()
        {
            let before = first.table.clone();
            self.show(&before, steps, None, None);
        } else {
            self.settle();
        }
    }

    /// Takes a key at the table, with nothing laid over it.
    pub(super) fn at_table(&mut self, press: Press, shared: &mut Shared) -> Go {
        // What was refused can be asked about.
        if !matches!(press.verb, Verb::WhyNot | Verb::Rules) {
            self.notice = None;
        }
        if self.step_back(press.verb) {
            return Go::Stay;
        }
        match (press.verb, &self.stage) {
            (Verb::Next, Stage::Steps { .. }) => self.step(),
            (Verb::Next, Stage::Bot { mind, .. }) => mind.iter().for_each(Mind::hurry),
            (Verb::Hint, Stage::Ask { seat, .. }) if self.viewer() == Some(*seat) => self.hint(),
            (Verb::RunOn, Stage::Steps { .. }) => self.settle(),
            (Verb::Open, &Stage::Curtain { seat }) => self.open_curtain(seat),
            (Verb::Letter, Stage::Line { .. }) => self.want(press.number),
            (Verb::Confirm, &Stage::Line { board, .. }) => {
                self.line = Some(board);
                self.marks.push(self.session.len());
                self.settle();
            }
            (Verb::Confirm, Stage::Over) => {
                return Go::To(screens::after_game(&self.session, self.file.as_ref(), shared));
            }
            (Verb::LookBack, _) => return self.look_back(),
            (Verb::Position, _) => self.write_position(shared),
            (Verb::Report, _) => self.write_report(shared),
            (Verb::Undo, Stage::Ask { pick: Pick::Place(_), .. }) => {
                self.answer(Press { verb: Verb::Back, number: 0 });
            }
            (Verb::Undo, _) => self.undo(),
            (Verb::Redo, _) => self.redo(),
            (Verb::Teach, _) => self.toggle_hints(shared),
            (Verb::Hide, _) => self.covered = !self.covered,
            (Verb::Left | Verb::Right | Verb::Up | Verb::Down, Stage::Over) => {
                self.move_cursor(press.verb);
            }
            (Verb::View, _) => self.change_view(),
            _ => {
                if !self.open_overlay(press.verb, shared) {
                    self.answer(press);
                }
            }
        }
        Go::Stay
    }

    /// Plays an answer of a person.
    pub(super) fn play(&mut self, action: Action) {
        let Some(decision) = self.session.decision() else { return };
        let seat = decision.seat;
        let before = self.session.game().clone();
        match self.session.play(action) {
            Err(Refused::Illegal(illegal)) => self.notice = Some(Notice::Refusal(illegal)),
            Err(Refused::NotAsked { .. }) => self.settle(),
            Ok(steps) => {
                self.marks.push(self.session.len() - 1);
                self.undone.clear();
                self.since[seat] = self.session.len();
                self.save();
                let viewer = decision.question.is_secret().then_some(seat);
                self.show(&before, steps, viewer, Some(seat));
            }
        }
    }

    /// Saves; a save that fails stays on the screen until one succeeds, and the game goes on.
    fn save(&mut self) {
        if let Some(file) = &mut self.file {
            let _ = file.save(&self.session);
        }
    }

    /// Lets a bot move, or think about it in the background.
    pub(super) fn play_bot(&mut self) {
        let Stage::Bot { seat, mind } = &mut self.stage else { return };
        let seat = *seat;
        let action = match mind {
            Some(mind) if !mind.is_done() => return,
            Some(mind) => mind.found().first().map(|found| found.action),
            None => match Task::of(&self.session) {
                Some(task) if task.is_long() => {
                    *mind = Some(Mind::start(task));
                    return;
                }
                Some(task) => task.answer(&AtomicBool::new(false)),
                None => None,
            },
        };
        let decision = self.session.decision();
        match (action, decision) {
            (Some(action), Some(decision)) => {
                let table = self.session.game().table();
                let whys = reasons(table, seat, &decision.question, &action);
                self.play_for(seat, action);
                self.whys = whys;
            }
            _ => self.stage = Stage::Over,
        }
    }

    /// Plays the answer of somebody who is not at the keyboard, and shows what the table sees.
    pub(super) fn play_for(&mut self, seat: Seat, action: Action) {
        let before = self.session.game().clone();
        match self.session.play_as(seat, action) {
            Ok(steps) => {
                self.since[seat] = self.session.len();
                self.save();
                self.show(&before, steps, None, None);
            }
            Err(_) => self.stage = Stage::Over,
        }
    }

    /// Shows what happened after an answer, or goes straight on when there is nothing to see.
    fn show(
        &mut self,
        before: &Game,
        mut steps: Vec<Step>,
        viewer: Option<Seat>,
        by: Option<Seat>,
    ) {
        if steps.iter().any(|step| matches!(step.event.what, What::IntriguePlayed { .. })) {
            // The others may want to answer it.
            self.line = None;
            self.wanting = SeatSet::EMPTY;
        }
        self.whys.clear();
        // The shields are turned up on a screen of their own: nothing is given away before.
        let shields = |step: &Step| matches!(step.event.what, What::ShieldsShown { .. });
        // In a lesson there is no such screen, and the count is what is to be learned.
        if self.guide.is_none()
            && let Some(end) = steps.iter().position(shields)
        {
            steps.truncate(end);
        }
        let beats = beat::cut(before, steps, self.pace);
        let alone = matches!(&beats[..], [only] if self.is_own_turn(only, by));
        self.recent = beats.last().cloned().map(Box::new);
        if beats.is_empty() || self.pace == BotSpeed::Fast || alone {
            self.settle();
            return;
        }
        // A new phase is the whole table's business: the hand goes, and a curtain comes before
        // the next one.
        let began = (before.round(), before.phase());
        let common = beats.iter().any(|beat| (beat.after.round(), beat.after.phase()) != began);
        if common {
            self.eyes = None;
        }
        self.stage = Stage::Steps { beats, at: 0, viewer: viewer.filter(|_| !common) };
    }

    /// Court, boards as a table, one's own missions, court.
    fn change_view(&mut self) {
        self.showing = match self.showing {
            Showing::Court => Showing::Boards,
            Showing::Boards if self.viewer().is_some() => Showing::Missions,
            Showing::Boards | Showing::Missions => Showing::Court,
        };
    }

    /// Whether a beat is just what the player at the keyboard has done: they know.
    fn is_own_turn(&self, beat: &Beat, by: Option<Seat>) -> bool {
        let own = |seat: Seat| by == Some(seat);
        self.pace != BotSpeed::Step
            && beat.events.iter().all(|event| match event.what {
                What::CardPlaced { seat, .. }
                | What::CardTakesBack { seat, .. }
                | What::CardDiscarded { seat, .. }
                | What::InfluenceDrawn { seat, .. }
                | What::LastCard { seat, .. }
                | What::Declined { seat }
                | What::NoMarkers { seat }
                | What::MissionUsed { seat, .. }
                | What::CoinsPaid { seat, .. }
                | What::Bribed { seat, .. }
                | What::NoBribe { seat, .. }
                | What::Paid { seat, .. }
                | What::ChipChanged { seat, .. }
                | What::ChipGained { seat, .. }
                | What::ChipReturned { seat, .. }
                | What::LaidOut { seat, .. }
                | What::MissionDrawn { seat, .. }
                | What::MissionPutBack { seat, .. } => own(seat),
                What::Markers { side, .. } => side.seat().is_some_and(own),
                _ => false,
            })
    }

    fn step(&mut self) {
        if let Stage::Steps { beats, at, .. } = &mut self.stage
            && *at + 1 < beats.len()
        {
            *at += 1;
        } else {
            self.settle();
        }
    }

    fn step_back(&mut self, verb: Verb) -> bool {
        match &mut self.stage {
            Stage::Steps { at, .. } if verb == Verb::Earlier => {
                *at = at.saturating_sub(1);
                true
            }
            _ => false,
        }
    }

    /// Goes to the stage that the game asks for.
    pub(super) fn settle(&mut self) {
        let Some(decision) = self.session.decision() else {
            self.stage = Stage::Over;
            return;
        };
        let seat = decision.seat;
        if let Question::Intrigue { board } = decision.question {
            return self.settle_intrigue(seat, board);
        }
        self.line = None;
        self.wanting = SeatSet::EMPTY;
        if !self.is_person(seat) {
            self.stage = Stage::Bot { seat, mind: None };
        } else if decision.question.is_secret() && self.needs_curtain(seat) {
            self.lower_curtain(seat);
        } else {
            if !decision.question.is_secret() && self.eyes != Some(seat) {
                self.eyes = None;
            }
            self.ask(seat, decision.question);
        }
    }

    /// Intrigue is asked of the whole table in one line (R6.1): whoever wants to answer gets the
    /// curtain, for the others the table goes on.
    fn settle_intrigue(&mut self, seat: Seat, board: Board) {
        let question = Question::Intrigue { board };
        if !self.is_person(seat) {
            self.stage = Stage::Bot { seat, mind: None };
        } else if self.wanting.contains(seat) {
            if self.needs_curtain(seat) {
                self.lower_curtain(seat);
            } else {
                self.ask(seat, question);
            }
        } else if self.line == Some(board) || self.cannot_matter(seat, board) {
            self.pass_line(board);
        } else {
            self.line = None;
            self.eyes = self.eyes.filter(|_| self.lone().is_some());
            self.stage = Stage::Line { board, asked: self.asked_from(seat) };
        }
    }

    /// A lone player who does not hold the card has nothing to say, and nobody learns of it.
    fn cannot_matter(&self, seat: Seat, board: Board) -> bool {
        self.lone() == Some(seat)
            && self
                .session
                .game()
                .view(Some(seat))
                .own()
                .is_some_and(|own| !own.intrigue.contains(board))
    }

    /// Everybody who holds an intrigue card and has not been asked yet.
    fn asked_from(&self, first: Seat) -> SeatSet {
        let game = self.session.game();
        let waiting = game.turn_order().skip_while(|&seat| seat != first);
        waiting.filter(|&s| game.counts(s).intrigue > 0 && self.is_person(s)).collect()
    }

    /// Says no for everybody who does not want to be asked before this board.
    fn pass_line(&mut self, board: Board) {
        let before = self.session.game().clone();
        let mut steps = Vec::new();
        while let Some(decision) = self.session.decision()
            && decision.question == (Question::Intrigue { board })
            && self.is_person(decision.seat)
            && !self.wanting.contains(decision.seat)
        {
            match self.session.play(Action::Pass) {
                Ok(more) => steps.extend(more),
                Err(_) => break,
            }
        }
        self.save();
        self.show(&before, steps, None, None);
    }

    /// A player says at the line that they want to answer.
    fn want(&mut self, letter: u8) {
        let Stage::Line { board, asked } = self.stage else { return };
        let Some(seat) = Seat::from_index(letter.into()).filter(|&seat| asked.contains(seat))
        else {
            self.notice = Some(Notice::NothingThere);
            return;
        };
        if self.wanting.contains(seat) {
            self.wanting.remove(seat);
            return;
        }
        self.wanting.insert(seat);
        let first = self.session.decision().map(|decision| decision.seat);
        if first == Some(seat) {
            self.settle_intrigue(seat, board);
        }
    }

    fn needs_curtain(&self, seat: Seat) -> bool {
        self.privacy != Privacy::Open && self.lone().is_none() && self.eyes != Some(seat)
    }

    pub(super) fn lower_curtain(&mut self, seat: Seat) {
        self.covered = false;
        self.hush = true;
        self.stage = Stage::Curtain { seat };
    }

    fn open_curtain(&mut self, seat: Seat) {
        self.eyes = Some(seat);
        self.session.secret_shown();
        match self.session.decision() {
            Some(decision) if decision.seat == seat => self.ask(seat, decision.question),
            _ => self.settle(),
        }
    }

    fn ask(&mut self, seat: Seat, question: Question) {
        let view = self.session.game().view(Some(seat));
        let pick = Pick::new(&view, seat, &question);
        self.cursor = match question {
            Question::Bribe { board, .. }
            | Question::WinTie { board }
            | Question::Intrigue { board }
            | Question::StartMarker { board, .. } => board,
            Question::PlaceOnFive { .. } => Board::Montespan,
            _ => self.cursor,
        };
        self.stage = Stage::Ask { seat, question, pick };
    }

    /// Takes the last answer back, at once or when the table agrees.
    fn undo(&mut self) {
        if let Stage::Curtain { .. } = self.stage {
            // Nobody knows who has the keyboard by now.
            self.eyes = None;
        }
        let Some(target) = self.undo_target() else { return };
        match self.session.can_undo_to(target) {
            Undo::Nothing => {}
            Undo::Free => self.undo_to(target),
            Undo::NeedsAgreement => self.overlays.push(Overlay::Agree { target }),
        }
    }

    /// Where the last answer began.
    pub(super) fn undo_target(&self) -> Option<usize> {
        let now = self.session.len();
        let mark = self.marks.iter().rev().copied().find(|&mark| mark < now);
        mark.or_else(|| self.session.undo_target())
    }

    pub(super) fn undo_to(&mut self, target: usize) {
        self.undone.push(self.session.len());
        self.session.undo_to_agreed(target);
        self.marks.retain(|&mark| mark < target);
        self.after_rewind();
    }

    fn redo(&mut self) {
        if !self.session.can_redo() {
            return;
        }
        // An answer with all that was passed by itself after it, as it was taken back.
        let from = self.session.len();
        let target = self.undone.pop().filter(|&target| target > from).unwrap_or(from + 1);
        self.marks.push(from);
        while self.session.len() < target && self.session.can_redo() {
            self.session.redo();
        }
        self.after_rewind();
    }

    fn after_rewind(&mut self) {
        self.line = None;
        self.wanting = SeatSet::EMPTY;
        self.recent = None;
        self.save();
        self.settle();
    }
}
