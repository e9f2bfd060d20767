//! A hint: what a strong bot would do in this player's place, and why, under the court. It is made
//! from the player's own view, and shown to nobody else.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::mind::Mind;
use super::overlay::Overlay;
use super::{GameTable, Stage, signs};
use crate::bots::{Bot, Found, Thinking, reasons, secret_reasons};
use crate::engine::{Action, Question, Seat, Side, Usage};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::scene::Shared;
use crate::tui::theme::Look;
use crate::tui::widgets::court::Marks;
use crate::tui::widgets::markers::{dots, ground, ink};
use crate::tui::widgets::tiles::key_cap;
use crate::tui::widgets::{Spot, write, write_right};

/// How many answers a hint names.
const NAMED: usize = 3;

/// Columns before the words of an answer, and for the percent behind them.
const INDENT: u16 = 5;
const SHARE: u16 = 7;

/// What an answer does: markers as they would lie, else in words.
fn says(
    text: &Text,
    look: Look,
    seat: Seat,
    action: &Action,
    question: &Question,
    width: usize,
) -> Vec<Vec<(String, Ink)>> {
    if let Action::Play { card, usage: Usage::Place(placement) } = *action {
        let mut parts = vec![(text.influence(card), Ink::Plain)];
        for board in placement.path(card) {
            let there = dots(look, Side::Seat(seat), placement.on(board));
            parts.push((format!("   {there} "), ink(seat)));
            parts.push((text.board_label(board), Ink::Plain));
        }
        let wide: usize = parts.iter().map(|(words, _)| look.show(words).width()).sum();
        if wide <= width {
            return vec![parts];
        }
    }
    let lines = wrap(&look.show(&text.action(action, Some(question))), width);
    lines.into_iter().map(|line| vec![(line, Ink::Plain)]).collect()
}

/// The answers that a hint names, the best first.
pub(super) fn named(mind: &Mind) -> Vec<Found> {
    let mut found = mind.found();
    found.sort_by(|one, other| other.value.total_cmp(&one.value));
    found.truncate(NAMED);
    found
}

/// An answer on the screen: what it does, and why, in lines.
struct Answer {
    words: Vec<Vec<(String, Ink)>>,
    whys: Vec<String>,
    share: String,
}

impl Answer {
    fn height(&self) -> u16 {
        (self.words.len() + self.whys.len()) as u16
    }
}

impl GameTable {
    /// Whether somebody who looks at their own sheet can have a hint: it is them who is asked.
    pub(super) fn may_hint(&self, seat: Seat) -> bool {
        self.guide.is_none()
            && matches!(self.stage, Stage::Ask { seat: asked, .. } if asked == seat)
    }

    /// Thinks about the question in the place of whoever is asked.
    pub(super) fn hint(&mut self) {
        let Stage::Ask { seat, .. } = self.stage else { return };
        if let Some(task) = Thinking::with(Bot::Hard(Bot::USUAL), self.session()) {
            self.overlays.push(Overlay::Hint { seat, mind: Mind::start(task), at: 0 });
        }
    }

    /// The markers of the answer under the cursor, as if they lay there.
    pub(super) fn hint_marks(&self, seat: Seat, mind: &Mind, at: usize) -> Marks {
        let mut marks = Marks { planner: Some(seat), ..Marks::default() };
        marks.scoring = self.session().game().rest().board();
        if let Some(found) = named(mind).get(at) {
            match found.action {
                Action::Play {
                    usage: Usage::Place(placement) | Usage::PlaceFour(placement),
                    ..
                } => {
                    for board in placement.boards() {
                        marks.planned[board] += 1;
                    }
                }
                Action::PlaceOn { board } => marks.planned[board] += 1,
                Action::PlaceMarkers { count } => {
                    let question = self.question_now();
                    if let Some(board) = question.as_ref().and_then(Question::board) {
                        marks.planned[board] += count;
                    }
                }
                _ => marks.focus = marks.scoring,
            }
        }
        marks
    }

    fn question_now(&self) -> Option<Question> {
        match &self.stage {
            Stage::Ask { question, .. } => Some(*question),
            _ => None,
        }
    }

    /// The answers in lines, with as many reasons as there is room for, each of them whole.
    fn answers(
        &self,
        text: &Text,
        look: Look,
        area: Rect,
        (seat, mind): (Seat, &Mind),
    ) -> Vec<Answer> {
        let Some(question) = self.question_now() else { return Vec::new() };
        let width = usize::from(area.width.saturating_sub(INDENT + SHARE));
        let found = named(mind);
        let mut answers: Vec<Answer> = found
            .iter()
            .map(|one| Answer {
                words: says(text, look, seat, &one.action, &question, width),
                whys: Vec::new(),
                // What was left out was never played on: nothing is known of its chance.
                share: match one.tries {
                    0 => String::new(),
                    _ => text.ui_with(
                        "hint-share",
                        [("share", format!("{:.0}", 100.0 * one.value.max(0.0)).into())],
                    ),
                },
            })
            .collect();
        self.tell_apart(text, &found, &mut answers);
        let mut spare = usize::from(area.height)
            .saturating_sub(answers.iter().map(|answer| usize::from(answer.height())).sum());
        let whys = self.reasons_apart(text, seat, &question, &found);
        // A line for each first, then a second one from the best on.
        for (most, place) in
            [1, 2].into_iter().flat_map(|most| (0..found.len()).map(move |place| (most, place)))
        {
            let answer = &mut answers[place];
            spare += answer.whys.len();
            let whys = &whys[place];
            // The longest beginning of the reasons that fits.
            let wrapped = |count: usize| {
                let words = whys[..count].join("; ");
                wrap(&look.show(&words), width)
            };
            let fits =
                (1..=whys.len()).rev().map(wrapped).find(|lines| lines.len() <= spare.min(most));
            answer.whys = fits.unwrap_or_default();
            spare -= answer.whys.len();
        }
        answers
    }

    /// Missions of one name are told apart by what they cost.
    fn tell_apart(&self, text: &Text, found: &[Found], answers: &mut [Answer]) {
        let view = self.session().game().view(None);
        let words: Vec<_> = answers.iter().map(|answer| answer.words.clone()).collect();
        for (place, one) in found.iter().enumerate() {
            let twice = words.iter().filter(|other| **other == words[place]).count() > 1;
            if let (true, Action::LayOut { mission, .. }) = (twice, one.action)
                && let Some(line) = answers[place].words.last_mut()
            {
                let cost = signs::cost_words(text, &view, mission);
                line.push((format!(" ({cost})"), Ink::Quiet));
            }
        }
    }

    /// Where the answers stand: under a row that says what they are.
    fn answer_places(
        &self,
        text: &Text,
        look: Look,
        area: Rect,
        asked: (Seat, &Mind),
    ) -> Vec<(Rect, Answer)> {
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        let answers = self.answers(text, look, below, asked);
        let needed: u16 = answers.iter().map(Answer::height).sum();
        let between = u16::from(needed + answers.len() as u16 <= below.height);
        let mut y = below.y + between;
        let place = |answer: Answer| {
            let height = answer.height().min(below.bottom().saturating_sub(y));
            let place = Rect { y, height, ..below };
            y += height + between;
            (place, answer)
        };
        answers.into_iter().map(place).collect()
    }

    /// Where a click shows an answer, and a click on the one that is shown plays it.
    pub(super) fn hint_spots(
        &self,
        shared: &Shared,
        area: Rect,
        asked: (Seat, &Mind),
        at: usize,
    ) -> Vec<Spot> {
        let places = self.answer_places(&shared.text, shared.look, area, asked);
        let key = |(place, digit)| if place == at { KeyCode::Enter } else { KeyCode::Char(digit) };
        let keys = ('1'..).enumerate().map(key);
        keys.zip(places).map(|(key, (area, _))| Spot { area, key }).collect()
    }

    /// Under the court: the answers with key, what they do, the chance to win, and why.
    pub(super) fn draw_hint(
        &self,
        shared: &Shared,
        area: Rect,
        asked: (Seat, &Mind),
        at: usize,
        buffer: &mut Buffer,
    ) {
        let (text, look, (seat, mind)) = (&shared.text, shared.look, asked);
        look.paint(area, buffer);
        let row = Rect { height: 1, ..area };
        let title = text.ui_with("hint", [("name", self.names[seat].into())]);
        buffer.set_style(row, look.on(ground(seat), Ink::Plain));
        let mut line = Line::from(look.span(format!(" {title} "), ground(seat), Ink::Strong));
        let thinks = !mind.is_done();
        if thinks {
            let dots = ".".repeat(mind.dots());
            let words = format!("{}{dots}", text.ui("hint-thinking"));
            line.push_span(look.span(words, ground(seat), Ink::Plain));
        }
        let share =
            look.span(format!("{} ", text.ui("hint-shares-short")), ground(seat), Ink::Plain);
        let fits = line.width() + share.width() < usize::from(area.width);
        write(&line, row, buffer);
        if fits && !thinks {
            write_right(&Line::from(share), row, buffer);
        }
        for (place, (key, (area, answer))) in
            ('1'..).zip(self.answer_places(text, look, area, asked)).enumerate()
        {
            let here = place == at;
            let lies = if here { Ground::Head } else { Ground::Page };
            buffer.set_style(area, look.on(lies, Ink::Plain));
            let cap = Line::from(key_cap(look, key, Some(seat), here));
            write(&cap, Rect { x: area.x + 1, width: 3, height: 1, ..area }, buffer);
            let inner = Rect {
                x: area.x + INDENT,
                width: area.width.saturating_sub(INDENT + SHARE),
                ..area
            };
            let ink = if here { Ink::Strong } else { Ink::Plain };
            let said = |(words, own): &(String, Ink)| {
                let ink = if *own == Ink::Plain { ink } else { *own };
                look.span(words, lies, ink)
            };
            let words = answer.words.iter().map(|parts| Line::from_iter(parts.iter().map(said)));
            let whys = answer.whys.iter();
            let whys = whys.map(|words| Line::from(look.span(words, lies, Ink::Quiet)));
            for (row, line) in inner.rows().zip(words.chain(whys)) {
                write(&line, row, buffer);
            }
            let share = Line::from(look.span(format!("{} ", answer.share), lies, Ink::Gold));
            write_right(&share, Rect { height: 1, ..area }, buffer);
        }
    }

    /// The reasons for each answer; what speaks for a better one too comes last, so that one reads
    /// what is different.
    fn reasons_apart(
        &self,
        text: &Text,
        seat: Seat,
        question: &Question,
        found: &[Found],
    ) -> Vec<Vec<String>> {
        let mut all: Vec<Vec<String>> = Vec::new();
        for one in found {
            let mut whys = self.because(text, seat, question, one);
            whys.sort_by_key(|why| all.iter().flatten().any(|said| said == why));
            all.push(whys);
        }
        all
    }

    /// The reasons for an answer: those that the table could find, then the player's own.
    fn because(&self, text: &Text, seat: Seat, question: &Question, one: &Found) -> Vec<String> {
        let view = self.session().game().view(Some(seat));
        let mut whys = reasons(&view, seat, question, &one.action);
        whys.extend(secret_reasons(&view, question, &one.action));
        whys.iter().map(|why| text.why(why, &self.names)).collect()
    }
}
