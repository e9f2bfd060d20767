//! From question to question: keys at the table, playing, bots, curtains, asking.

use std::sync::atomic::AtomicBool;

use super::line::Passed;
use super::mind::Mind;
use super::pick::Pick;
use super::{GameTable, Notice, Showing, Stage};
use crate::bots::{Task, reasons};
use crate::engine::{Action, Board, Question, Seat, SeatSet};
use crate::files::{Privacy, SaveFile};
use crate::session::Refused;
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
        if self.step_back(press.verb) || self.at_line(press) {
            return Go::Stay;
        }
        match (press.verb, &self.stage) {
            (Verb::Next, Stage::Steps { .. }) => self.step(),
            (Verb::Next, Stage::Bot { mind, .. }) => mind.iter().for_each(Mind::hurry),
            (Verb::Hint, Stage::Ask { seat, .. }) if self.viewer() == Some(*seat) => self.hint(),
            (Verb::RunOn, Stage::Steps { .. }) => self.settle(),
            (Verb::Open, &Stage::Curtain { seat }) => self.open_curtain(seat),
            (Verb::Confirm, Stage::Over) => {
                let end = screens::End::new(self.session.clone(), self.file().map(SaveFile::path));
                return end.map_or(Go::Stay, |end| Go::Push(Box::new(end)));
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
                // Whoever wanted to be asked before this board has been.
                self.wanting.remove(seat);
                self.kept.save(&self.session);
                let viewer = decision.question.is_secret().then_some(seat);
                self.show(&before, steps, viewer, Some(seat));
            }
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
                self.kept.save(&self.session);
                self.show(&before, steps, None, None);
            }
            Err(_) => self.stage = Stage::Over,
        }
    }

    /// Court, boards as a table, one's own missions, court.
    fn change_view(&mut self) {
        self.showing = match self.showing {
            Showing::Court => Showing::Boards,
            Showing::Boards if self.viewer().is_some() => Showing::Missions,
            Showing::Boards | Showing::Missions => Showing::Court,
        };
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
        if let Some(Passed::Board(_)) = self.passed {
            self.passed = None;
        }
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

    pub(super) fn needs_curtain(&self, seat: Seat) -> bool {
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

    pub(super) fn ask(&mut self, seat: Seat, question: Question) {
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
}
