//! From question to question: keys at the table, playing, bots, curtains, asking.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::mind::Mind;
use super::pick::{ChipFor, Pick};
use super::{GameTable, Notice, QUIET, Showing, Stage};
use crate::bots::Thinking;
use crate::engine::{Action, Decision, Question};
use crate::files::SaveFile;
use crate::session::{Now, Refused};
use crate::tui::keys::{Press, Verb};
use crate::tui::scene::{Go, Shared};
use crate::tui::screens;

impl GameTable {
    /// Shows how a new game was set up, then asks; a resumed game asks at once.
    pub(super) fn begin(&mut self) {
        if self.host.session().is_empty()
            && let Some(steps) = self.host.session().steps_of(0)
            && let Some(first) = steps.first()
        {
            let before = first.table.clone();
            self.unshown = None;
            self.happened(before, steps, None);
        } else {
            self.recall();
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
            (Verb::Next, Stage::Leaves { .. }) => self.step(),
            (Verb::Next, Stage::Bot { mind, .. }) => mind.iter().for_each(Mind::hurry),
            (Verb::Hint, Stage::Ask { seat, .. }) if self.viewer() == Some(*seat) => self.hint(),
            (Verb::RunOn, Stage::Leaves { .. }) => self.run_on(),
            (Verb::Open, Stage::Curtain { .. }) => self.open_curtain(),
            (Verb::Confirm, Stage::Over) => {
                // Afterwards the court itself can be looked at.
                self.recent = None;
                let end =
                    screens::End::new(self.session().clone(), self.file().map(SaveFile::path));
                return end.map_or(Go::Stay, |end| Go::Push(Box::new(end)));
            }
            (Verb::LookBack, _) => return self.look_back(),
            (Verb::Position, _) => self.write_position(shared),
            (Verb::Report, _) => return self.report(),
            (Verb::Undo, Stage::Ask { pick: Pick::Place(_), .. }) => {
                self.answer(Press { verb: Verb::Back, number: 0 });
            }
            // A question within the question is left first.
            (
                Verb::Undo,
                Stage::Ask {
                    pick: Pick::YesNo { no: None, .. } | Pick::Chip { purpose: ChipFor::Change, .. },
                    ..
                },
            ) => self.begin_again(),
            (Verb::Undo, _) => self.undo(),
            (Verb::Redo, _) => self.redo(),
            (Verb::Teach, _) => self.toggle_hints(shared),
            (Verb::Hide, _) => self.cover(),
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
        let Some(decision) = self.host.session().decision() else { return };
        let before = self.host.session().game().clone();
        match self.host.play(action) {
            Err(Refused::Illegal(illegal)) => self.notice = Some(Notice::Refusal(illegal)),
            Err(Refused::NotAsked { .. }) => self.settle(),
            Ok(steps) => {
                self.ran_past[decision.seat] = None;
                self.happened(before, steps, Some(decision.seat));
            }
        }
    }

    /// Lets a bot move, or think about it in the background.
    pub(super) fn play_bot(&mut self) {
        let Stage::Bot { mind, .. } = &mut self.stage else { return };
        let action = match mind {
            Some(mind) if !mind.is_done() => return,
            Some(mind) => mind.found().first().map(|found| found.action),
            None => match Thinking::of(self.host.session()) {
                Some(task) if task.is_long() => {
                    *mind = Some(Mind::start(task));
                    return;
                }
                Some(task) => task.answer(&AtomicBool::new(false)),
                None => None,
            },
        };
        match action {
            Some(action) => self.play_for(action),
            None => self.stage = Stage::Over,
        }
    }

    /// Plays the answer of somebody who is not at the keyboard, and shows what the table sees.
    pub(super) fn play_for(&mut self, action: Action) {
        let before = self.host.session().game().clone();
        match self.host.play(action) {
            Ok(steps) => self.happened(before, steps, None),
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

    /// Goes to the stage that the keeper of the table asks for.
    pub(super) fn settle(&mut self) {
        match self.host.now() {
            Now::Ask(decision) => self.ask(decision),
            Now::HandOver(seat) => {
                self.hush = Some(QUIET);
                // What one player looked at is not what the next wants.
                self.showing = Showing::Court;
                self.stage = Stage::Curtain { seat };
            }
            // There is something to read before.
            Now::Read(_) => self.show(),
            Now::Intrigue(_) => self.stage = Stage::Intrigue,
            Now::Bot(seat) => self.stage = Stage::Bot { seat, mind: None },
            Now::Over => self.stage = Stage::Over,
        }
    }

    fn open_curtain(&mut self) {
        self.host.opened();
        self.settle();
        self.draw_aside();
    }

    /// Covers the hand on the screen: its owner opens it again.
    pub(super) fn cover(&mut self) {
        if self.host.hides() && self.viewer().is_some() {
            self.host.cover();
            match self.unshown {
                Some(_) => self.show(),
                None => self.settle(),
            }
        }
    }

    pub(super) fn ask(&mut self, decision: Decision) {
        let pick = Pick::new(self.host.session(), &decision);
        let Decision { seat, question } = decision;
        // A key pressed twice must not answer for the next one who is asked.
        if matches!(self.stage, Stage::Ask { seat: before, .. } if before != seat) {
            self.hush = Some(Duration::ZERO);
        }
        self.cursor = match question {
            Question::StartMarker { board, .. } => board,
            _ => self.host.session().game().rest().board().unwrap_or(self.cursor),
        };
        self.stage = Stage::Ask { seat, question, pick };
    }
}
