//! The intrigue line: before a board is scored the whole table is asked at once whether anybody
//! plays an intrigue card (R6.1). Who is named follows from what everybody can see.

use std::sync::atomic::AtomicBool;

use super::{GameTable, Notice, Stage};
use crate::bots::Task;
use crate::engine::{Action, Board, Question, Seat, SeatSet};
use crate::session::Step;
use crate::text::Text;
use crate::tui::keys::{Press, Verb};
use crate::tui::pen::wrap;
use crate::tui::scene::Shared;

/// The board to be scored next, and who might play intrigue there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) board: Board,
    pub(super) asked: SeatSet,
}

/// What the table has said no to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passed {
    /// Intrigue before this board.
    Board(Board),
    /// Intrigue in what is left of the scoring of this round, until somebody plays one after all.
    Round(u8),
}

impl GameTable {
    /// The line on the screen: alone, or under the end of what happened.
    pub(super) fn line(&self) -> Option<Line> {
        match &self.stage {
            Stage::Line(line) => Some(*line),
            Stage::Steps { beats, at, line, .. } => line.filter(|_| *at + 1 == beats.len()),
            _ => None,
        }
    }

    /// The line that comes after what is being shown. It is everybody's: what only one player may
    /// see stands alone, and so does what a lesson shows.
    pub(super) fn line_ahead(&self) -> Option<Line> {
        let Stage::Steps { viewer: None, .. } = &self.stage else { return None };
        let decision = self.session.decision()?;
        let Question::Intrigue { board } = decision.question else { return None };
        let seat = decision.seat;
        let silent = self.wanting.contains(seat) || self.is_passed(seat, board);
        (self.guide.is_none() && self.is_person(seat) && !silent)
            .then(|| Line { board, asked: self.asked_from(seat, board) })
    }

    /// Intrigue is asked of the whole table in one line (R6.1): whoever wants to answer gets the
    /// curtain, for the others the table goes on.
    pub(super) fn settle_intrigue(&mut self, seat: Seat, board: Board) {
        let question = Question::Intrigue { board };
        if !self.is_person(seat) {
            self.stage = Stage::Bot { seat, mind: None };
        } else if self.wanting.contains(seat) {
            if self.needs_curtain(seat) {
                self.lower_curtain(seat);
            } else {
                self.ask(seat, question);
            }
        } else if self.is_passed(seat, board) {
            self.pass_line();
        } else {
            self.passed = None;
            self.eyes = self.eyes.filter(|_| self.lone().is_some());
            self.stage = Stage::Line(Line { board, asked: self.asked_from(seat, board) });
        }
    }

    /// Whether there is nothing to ask this player, and those after them, before this board.
    fn is_passed(&self, seat: Seat, board: Board) -> bool {
        let said = match self.passed {
            Some(Passed::Board(passed)) => passed == board,
            Some(Passed::Round(round)) => round == self.session.game().round(),
            None => false,
        };
        said || self.session.is_lone_without(seat, board) || self.asked_from(seat, board).is_empty()
    }

    /// Everybody from this player on who might play the board's card, as far as the table knows:
    /// they hold intrigue cards and have a marker to place, and the card has not been seen to go
    /// under the deck.
    fn asked_from(&self, first: Seat, board: Board) -> SeatSet {
        let game = self.session.game();
        let buried = game.view(None).known_intrigue().contains(&Some(board));
        let could = |seat: Seat| game.counts(seat).intrigue > 0 && game.holding(seat).markers() > 0;
        let waiting = game.turn_order().skip_while(|&seat| seat != first);
        waiting.filter(|&seat| !buried && could(seat) && self.is_person(seat)).collect()
    }

    /// Nobody plays intrigue, but those who want to be asked.
    fn pass(&mut self, passed: Passed) {
        if let Passed::Round(_) = passed {
            self.wanting = SeatSet::EMPTY;
        }
        self.passed = Some(passed);
        self.marks.push(self.session.len());
        self.settle();
    }

    /// Says no for everybody who has nothing to say, as far as that goes.
    fn pass_line(&mut self) {
        let before = self.session.game().clone();
        let mut steps = Vec::new();
        while let Some(decision) = self.session.decision()
            && let Question::Intrigue { board } = decision.question
            && self.is_person(decision.seat)
            && !self.wanting.contains(decision.seat)
            && self.is_passed(decision.seat, board)
        {
            match self.session.play(Action::Pass) {
                Ok(more) => steps.extend(more),
                Err(_) => break,
            }
        }
        self.kept.save(&self.session);
        self.show(&before, steps, None, None);
    }

    /// Lets bots say no that do so at once, whatever they hold: nobody waits for that.
    pub(super) fn pass_bots(&mut self, steps: &mut Vec<Step>) {
        while let Some(decision) = self.session.decision()
            && let Question::Intrigue { .. } = decision.question
            && let Some(task) = Task::of(&self.session).filter(|task| !task.is_long())
            && task.answer(&AtomicBool::new(false)) == Some(Action::Pass)
            && let Ok(more) = self.session.play_as(decision.seat, Action::Pass)
        {
            steps.extend(more);
            self.kept.save(&self.session);
        }
    }

    /// Takes a key at the line; tells whether it is one of its keys.
    pub(super) fn at_line(&mut self, press: Press) -> bool {
        let Some(line) = self.line() else { return false };
        match press.verb {
            Verb::Letter => self.want(line, press.number),
            Verb::Confirm => self.pass(Passed::Board(line.board)),
            // A lesson asks board by board.
            Verb::Done if self.guide.is_none() => {
                self.pass(Passed::Round(self.session.game().round()));
            }
            _ => return false,
        }
        true
    }

    /// A player says that they want to answer.
    fn want(&mut self, Line { board, asked }: Line, letter: u8) {
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

    /// What the line says.
    pub(super) fn line_words(&self, text: &Text, line: Line) -> String {
        self.words_for(text, line, self.wanting)
    }

    /// How many rows it takes at most on the smallest screen.
    pub(super) fn line_rows(&self, shared: &Shared, line: Line) -> usize {
        let longest = self.words_for(&shared.text, line, line.asked);
        wrap(&shared.look.show(&longest), 78).len()
    }

    fn words_for(&self, text: &Text, line: Line, wanting: SeatSet) -> String {
        let key = |seat: Seat| format!("{} {}", seat.letter().to_lowercase(), &self.names[seat]);
        let letters: Vec<String> = line.asked.iter().map(key).collect();
        let board = text.board_label(line.board);
        let gaps = [("board", board.into()), ("letters", letters.join(", ").into())];
        let mut words = text.ui_with("line", gaps);
        if !wanting.is_empty() {
            let names = text.seats(wanting, &self.names);
            words.push(' ');
            words.push_str(&text.ui_with("line-wanting", [("names", names.into())]));
        }
        words
    }
}
