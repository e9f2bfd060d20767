//! The log: what the whole table saw, by round and phase, an answer with what came of it together.

use ratatui::text::Line;

use super::because::Becauses;
use super::page::gap;
use crate::engine::{Event, What};
use crate::session::{Entry, Session};
use crate::text::{Text, goes_without_saying};
use crate::tui::palette::Ink;
use crate::tui::widgets::sentences::Prose;

/// The first so many events, as lines.
pub(super) fn lines(
    session: &Session,
    text: &Text,
    prose: Prose<'_>,
    (told, whys): (usize, &Becauses),
) -> Vec<Line<'static>> {
    let lines = Vec::new();
    let rounds = session.game().components().rounds();
    let (answer, number, round, reasoned) = (Vec::new(), 0, 0, 0);
    let mut log = Log { text, prose, whys, lines, answer, number, reasoned, round, rounds };
    let mut left = told;
    for entry in session.log(0) {
        match entry {
            Entry::Event { number, event } => {
                let Some(rest) = left.checked_sub(1) else { break };
                left = rest;
                log.event(number, event);
            }
            Entry::Note(note) => {
                log.flush();
                let words = text.note(note, prose.names);
                log.lines.extend(prose.cited(&words, None, Ink::Strong, 2));
            }
        }
    }
    log.flush();
    if log.lines.is_empty() {
        log.lines = prose.lines(&text.ui("log-empty"), Ink::Quiet);
    }
    log.lines
}

struct Log<'a> {
    text: &'a Text,
    prose: Prose<'a>,
    whys: &'a Becauses,
    lines: Vec<Line<'static>>,
    /// What has come of the answer with this number so far.
    answer: Vec<Event>,
    number: usize,
    /// The last answer that has its reason.
    reasoned: usize,
    round: u8,
    /// How many there are.
    rounds: u8,
}

impl Log<'_> {
    fn event(&mut self, number: usize, event: &Event) {
        if number != self.number {
            self.flush();
            self.number = number;
        }
        match event.what {
            What::Round { round, .. } => {
                self.flush();
                self.round = round;
                self.answer.push(*event);
            }
            What::Phase { phase } => {
                // Who starts the round stands under its first phase.
                let waiting = std::mem::take(&mut self.answer);
                let (begins, before): (Vec<Event>, Vec<Event>) =
                    waiting.into_iter().partition(|e| matches!(e.what, What::Round { .. }));
                self.answer = before;
                self.flush();
                let gaps = [
                    ("round", self.round.into()),
                    ("of", self.rounds.into()),
                    ("phase", self.text.phase(phase).into()),
                ];
                if !self.lines.is_empty() {
                    self.lines.push(gap());
                }
                self.lines.push(self.prose.heading(self.text.ui_with("round-phase", gaps)));
                self.answer = begins;
                self.flush();
            }
            _ if goes_without_saying(event) => {}
            _ => self.answer.push(*event),
        }
    }

    /// Writes down what has come of an answer, behind the first of it why a bot gave it; what
    /// follows from it stands further in.
    fn flush(&mut self) {
        let events = std::mem::take(&mut self.answer);
        let because = self.text.because_told(self.whys.to(self.number), self.prose.names);
        let mut because = because.filter(|_| self.reasoned < self.number);
        for (place, (words, rule)) in
            self.text.events_ruled(&events, self.prose.names).into_iter().enumerate()
        {
            // What nobody was asked about does not follow from an answer.
            let follows = place > 0 && self.number > 0;
            let (ink, indent) = if follows { (Ink::Quiet, 2) } else { (Ink::Plain, 0) };
            let narrow = Prose { width: self.prose.width - indent, ..self.prose };
            for mut line in narrow.cited(&words, Some(rule), ink, 2) {
                line.spans.insert(0, self.prose.span(" ".repeat(indent.into()), ink));
                self.lines.push(line);
            }
            if let Some(words) = because.take() {
                self.reasoned = self.number;
                let narrow = Prose { width: self.prose.width - 4, ..self.prose };
                for mut line in narrow.cited(&words, None, Ink::Quiet, 0) {
                    line.spans.insert(0, self.prose.span("    ", Ink::Quiet));
                    self.lines.push(line);
                }
            }
        }
    }
}
