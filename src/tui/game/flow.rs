//! From question to question: keys at the table, playing, bots, curtains, asking.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::mind::Mind;
use super::pick::Pick;
use super::{GameTable, Notice, PutBy, QUIET, Showing, Stage};
use crate::bots::Thinking;
use crate::engine::{Action, Board, Decision, Question, Seat};
use crate::files::SaveFile;
use crate::session::{Happened, Now, Refused};
use crate::tui::keys::{Press, Verb};
use crate::tui::scene::{Go, Shared};
use crate::tui::screens;

impl GameTable {
    /// Shows how a new game was set up, then asks; a resumed game asks at once.
    pub(super) fn begin(&mut self) {
        let session = self.host.session();
        let steps = (0..=session.len()).filter_map(|at| session.steps_of(at)).flatten();
        let steps: Vec<Happened> = steps.take_while(|_| self.host.is_new()).collect();
        if let Some(first) = steps.first() {
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
        let last = match press.verb {
            Verb::WhyNot | Verb::Rules => None,
            _ => self.notice.take(),
        };
        if self.step_back(press.verb) || self.at_line(press, last.as_ref()) {
            return Go::Stay;
        }
        if press.verb == Verb::Done && matches!(last, Some(Notice::StillPayable)) {
            self.play(Action::Pass);
            return Go::Stay;
        }
        match (press.verb, &self.stage) {
            (Verb::Next, Stage::Leaves { .. }) => self.step(),
            (Verb::Next, Stage::Bot { mind, .. }) => mind.iter().for_each(Mind::hurry),
            (Verb::Hint, Stage::Ask { seat, .. }) if self.viewer() == Some(*seat) => self.hint(),
            (Verb::Hint, Stage::Ask { .. }) if self.guide.is_none() => {
                self.notice = Some(Notice::HintHidden);
            }
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
            // What has been begun goes first, and a question within the question.
            (Verb::Undo, Stage::Ask { pick, .. }) if pick.is_begun() => {
                self.answer(Press { verb: Verb::Back, number: 0 });
            }
            (Verb::Undo, _) => self.undo(),
            (Verb::Redo, _) => self.redo(),
            (Verb::Teach, _) => self.toggle_hints(shared),
            (Verb::Hide, _) if !self.would_work(Verb::Hide) => {
                self.notice = Some(Notice::UnknownKey);
            }
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
        if let Some(place) = self.pick().and_then(Pick::place) {
            self.left.note(self.session().len(), place);
        }
        match self.host.play(action) {
            Err(Refused::Illegal(illegal)) => self.notice = Some(Notice::Refusal(illegal)),
            Err(Refused::NotAsked { .. }) => self.settle(),
            Ok(steps) => {
                self.passed.clear();
                self.ran_past[decision.seat] = None;
                if self.asks_on_behind(decision.seat) {
                    // Nobody lifts their hands from the keyboard between: pages come after it.
                    self.keep_unshown(before, steps);
                    self.settle();
                } else {
                    self.happened(before, steps, Some(decision.seat));
                }
            }
        }
    }

    /// Whether whoever has just answered is asked about another intrigue card behind the same curtain.
    fn asks_on_behind(&self, seat: Seat) -> bool {
        let asked = |decision: Decision| {
            decision.seat == seat && matches!(decision.question, Question::Intrigue { .. })
        };
        self.host.hides() && matches!(self.host.now(), Now::Ask(decision) if asked(decision))
    }

    /// Lets a bot move, or think about it in the background.
    pub(super) fn play_bot(&mut self) {
        let Stage::Bot { mind, .. } = &mut self.stage else { return };
        let action = match mind {
            Some(mind) if !mind.is_done() => return,
            Some(mind) => {
                // A key that was to hurry must not turn the page that comes up instead.
                self.hush = Some(QUIET / 2);
                mind.found().first().map(|found| found.action)
            }
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
        let before = self.host.session().game().clone();
        let steps = self.host.opened();
        self.keep_unshown(before, steps);
        self.settle();
        self.draw_aside();
    }

    /// Covers the hand on the screen: its owner opens it again.
    pub(super) fn cover(&mut self) {
        if self.host.hides() && self.viewer().is_some() {
            let intrigue =
                matches!(self.stage, Stage::Ask { question: Question::Intrigue { .. }, .. });
            if let Stage::Ask { seat, question, pick } = &self.stage {
                let decision = Decision { seat: *seat, question: *question };
                self.put_by = Some(PutBy {
                    answers: self.session().len(),
                    decision,
                    pick: pick.clone().disarmed(),
                    cursor: self.cursor,
                });
            }
            self.host.cover();
            match self.unshown {
                // What went by behind the curtain is told with the answer.
                Some(_) if !intrigue => self.show(),
                _ => self.settle(),
            }
        }
    }

    pub(super) fn ask(&mut self, decision: Decision) {
        // What its owner had begun when the hand was covered is as they left it.
        let answers = self.session().len();
        let begun = self.put_by.take();
        let begun = begun.filter(|begun| (begun.answers, begun.decision) == (answers, decision));
        let left = begun.as_ref().map(|begun| begun.cursor);
        let pick =
            begun.map_or_else(|| Pick::new(self.host.session(), &decision), |begun| begun.pick);
        let Decision { seat, question } = decision;
        // A key pressed twice must not answer for the next one who is asked.
        if matches!(self.stage, Stage::Ask { seat: before, .. } if before != seat) {
            self.hush = Some(Duration::ZERO);
        }
        self.cursor = match question {
            Question::StartMarker { board, .. } => board,
            // Where it was left is the business of whoever left it there.
            _ => left.or(self.host.session().game().rest().board()).unwrap_or(Board::Anne),
        };
        self.roams = false;
        self.stage = Stage::Ask { seat, question, pick };
    }
}
