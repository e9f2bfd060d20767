//! What happened, shown beat by beat: cut to the room there is, stepped through forth and back.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::beat::{self, Beat};
use super::line::Line;
use super::{GameTable, Stage};
use crate::engine::{Event, Game, Seat, SeatSet, What};
use crate::files::BotSpeed;
use crate::session::{Entry, Step};
use crate::text::{Text, goes_without_saying};
use crate::tui::keys::Verb;
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;

/// The room under the court on the smallest screen: beats are cut to it, so that they are the
/// same on every screen.
const ROOM: usize = 7;
const WIDTH: usize = 80 - ASIDE;
/// Columns for the count of steps and the mark before a sentence.
const ASIDE: usize = 14;

impl GameTable {
    /// Shows what happened after an answer, or goes straight on when there is nothing to see.
    pub(super) fn show(
        &mut self,
        before: &Game,
        mut steps: Vec<Step>,
        viewer: Option<Seat>,
        by: Option<Seat>,
    ) {
        self.pass_bots(&mut steps);
        if steps.iter().any(|step| matches!(step.event.what, What::IntriguePlayed { .. })) {
            // The others may want to answer it.
            self.passed = None;
            self.wanting = SeatSet::EMPTY;
        }
        self.whys.clear();
        let told = self.events().saturating_sub(steps.len());
        // The shields are turned up on a screen of their own: nothing is given away before.
        let shields = |step: &Step| matches!(step.event.what, What::ShieldsShown { .. });
        // In a lesson there is no such screen, and the count is what is to be learned.
        if self.guide.is_none()
            && let Some(end) = steps.iter().position(shields)
        {
            steps.truncate(end);
        }
        let beats = beat::cut(before, steps, self.pace, told);
        let alone = matches!(&beats[..], [only] if self.is_own_turn(only, by));
        self.recent = beats.last().cloned().map(Box::new);
        if beats.is_empty() || self.pace == BotSpeed::Fast || alone {
            self.settle();
            return;
        }
        // A new phase is the whole table's business: the hand goes where it begins, and a curtain
        // comes before the next one.
        let began = (before.round(), before.phase());
        let common = beats.iter().any(|beat| (beat.after().round(), beat.after().phase()) != began);
        if common {
            self.eyes = None;
        }
        self.stage = Stage::Steps { beats, at: 0, viewer, line: None };
    }

    /// How many events the game has had.
    fn events(&self) -> usize {
        self.session.log(0).filter(|entry| matches!(entry, Entry::Event { .. })).count()
    }

    /// How many of them the table has been told.
    pub(super) fn told(&self) -> usize {
        match (&self.stage, &self.recent) {
            (Stage::Steps { beats, at, .. }, _) => beats.get(*at).map_or(0, |beat| beat.told),
            // The result is not given away before it is asked for.
            (Stage::Over, Some(last)) => last.told,
            _ => usize::MAX,
        }
    }

    /// Whether a beat is just what the player at the keyboard has done: they know.
    fn is_own_turn(&self, beat: &Beat, by: Option<Seat>) -> bool {
        let own = |seat: Seat| by == Some(seat);
        self.pace != BotSpeed::Step
            && beat.events().all(|event| match event.what {
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

    pub(super) fn step(&mut self) {
        if let Stage::Steps { beats, at, .. } = &mut self.stage
            && *at + 1 < beats.len()
        {
            *at += 1;
        } else {
            self.settle();
        }
    }

    pub(super) fn step_back(&mut self, verb: Verb) -> bool {
        match &mut self.stage {
            Stage::Steps { at, .. } if verb == Verb::Earlier => {
                *at = at.saturating_sub(1);
                true
            }
            _ => false,
        }
    }

    /// Cuts what is shown to the room there is, by the words of the language, and puts the
    /// intrigue line under its end.
    pub(super) fn fit(&mut self, shared: &Shared) {
        let line = self.line_ahead();
        let below = line.map_or(0, |line| self.line_rows(shared, line));
        let Stage::Steps { beats, at, viewer, .. } = &self.stage else { return };
        let rows = |steps: &[Step], whys: bool| {
            let seen = [None, *viewer].map(|viewer| {
                let told = told_to(viewer, steps);
                let mut words = shared.text.events_cited(&told, &self.names);
                words.extend(whys.then(|| self.because_line(&shared.text)).flatten());
                self.lines(shared, &words, WIDTH).len()
            });
            seen.into_iter().max().unwrap_or(0)
        };
        let last = beats.len() - 1;
        let (mut fitted, mut now) = (Vec::new(), 0);
        for (place, beat) in beats.iter().enumerate() {
            if place == *at {
                now = fitted.len();
            }
            let room = if place == last { ROOM - below } else { ROOM };
            fitted.extend(beat::fit(beat.clone(), room, |steps| rows(steps, place == 0)));
        }
        let ends = fitted.last().map_or(0, |beat| rows(&beat.steps, fitted.len() == 1));
        let line = line.filter(|_| ends + below <= ROOM);
        if let Stage::Steps { beats, at, line: under, .. } = &mut self.stage {
            (*beats, *at, *under) = (fitted, now, line);
        }
    }

    fn because_line(&self, text: &Text) -> Option<String> {
        (!self.whys.is_empty()).then(|| text.because(&self.whys, &self.names))
    }

    /// What a beat tells whoever looks.
    pub(super) fn sentences(&self, text: &Text, beat: &Beat) -> Vec<String> {
        text.events_cited(&told_to(self.viewer(), &beat.steps), &self.names)
    }

    /// Sentences in rows, each with a mark where it begins.
    fn lines(&self, shared: &Shared, sentences: &[String], width: usize) -> Vec<String> {
        let look = shared.look;
        let mut lines: Vec<String> = Vec::new();
        for sentence in sentences {
            let wrapped = wrap(&look.show(sentence), width);
            lines.extend(wrapped.into_iter().enumerate().map(|(place, line)| {
                let mark = if place == 0 { look.glyphs().open } else { " " };
                format!("{mark} {line}")
            }));
        }
        lines
    }

    pub(super) fn draw_beat(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        at: usize,
        beats: &[Beat],
    ) {
        let (text, look) = (&shared.text, pen.look);
        let Some(beat) = beats.get(at) else { return };
        let mut sentences = self.sentences(text, beat);
        sentences.extend(self.because_line(text).filter(|_| at == 0));
        let gaps = [("at", (at + 1).into()), ("of", beats.len().into())];
        pen.right(area, area.y, &text.ui_with("step", gaps), look.quiet());
        let lines = self.lines(shared, &sentences, usize::from(area.width) - ASIDE);
        for (y, line) in (area.y..area.bottom()).zip(&lines) {
            pen.put(area.x + 1, y, area.width - 12, line, Style::new());
        }
        if let Some(line) = self.line() {
            self.draw_line(pen, shared, area, line);
        }
    }

    /// The intrigue line, or what is said to a key that does nothing there.
    pub(super) fn under_words(&self, text: &Text, line: Line) -> String {
        self.notice_line(text).unwrap_or_else(|| self.line_words(text, line))
    }

    /// The intrigue line at the bottom, under what happened last.
    fn draw_line(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect, line: Line) {
        let words = pen.look.show(&self.under_words(&shared.text, line));
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let rows = wrap(&words, inner.width.into());
        let height = (rows.len() as u16).min(area.height);
        let band = Rect { y: area.bottom() - height, height, ..inner };
        pen.fill(band, pen.look.chosen());
        for (y, row) in (band.y..band.bottom()).zip(&rows) {
            pen.put(band.x, y, band.width, row, pen.look.chosen());
        }
    }
}

/// What these steps tell somebody, without what goes without saying.
fn told_to(viewer: Option<Seat>, steps: &[Step]) -> Vec<Event> {
    let said = |step: &&Step| steps.len() == 1 || !goes_without_saying(&step.event);
    steps.iter().filter(said).map(|step| step.event.seen_by(viewer)).collect()
}
