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
use crate::bots::{
    Advice, Bot, Found, Thinking, alike, all_alike, balance, reasons, secret_reasons,
};
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

/// Columns before the words of an answer, for the percent behind them, and for points behind that.
const INDENT: u16 = 5;
const SHARE: u16 = 7;
const POINTS: u16 = 13;

/// Things that are told of why a chance is high or low, at most.
const TOLD: usize = 4;

/// What part of an even chance is low, and how much of it is high.
const LOW: f32 = 0.75;
const HIGH: f32 = 1.4;

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
        // Far apart if there is room for it.
        for gap in ["   ", "  ", " "] {
            let mut parts = vec![(text.influence(card), Ink::Plain)];
            for board in placement.path(card) {
                let there = dots(look, Side::Seat(seat), placement.on(board));
                parts.push((format!("{gap}{there} "), ink(seat)));
                parts.push((text.board_label(board), Ink::Plain));
            }
            let wide: usize = parts.iter().map(|(words, _)| look.show(words).width()).sum();
            if wide <= width {
                return vec![parts];
            }
        }
    }
    let lines = wrap(&look.show(&text.action(action, Some(question))), width);
    lines.into_iter().map(|line| vec![(line, Ink::Plain)]).collect()
}

/// The answers that a hint names, the best first.
pub(super) fn named(mind: &Mind) -> Vec<Found> {
    advised(mind).into_iter().map(|one| one.found).collect()
}

/// The same with the points that they lead to.
fn advised(mind: &Mind) -> Vec<Advice> {
    let mut advice = mind.advice();
    advice.truncate(NAMED);
    advice
}

/// Whether chances alone do not tell the answers apart, so that points are told as well.
fn tells_points(advice: &[Advice]) -> bool {
    let known = |one: &Advice| one.points.is_some();
    let pairs = advice.windows(2);
    pairs.filter(|two| two.iter().all(known)).any(|two| alike(&two[0].found, &two[1].found))
}

/// Columns for what is known of an answer's chance.
const fn shares(points: bool) -> u16 {
    if points { SHARE + POINTS } else { SHARE }
}

/// Rows for the reasons of an answer at most, and rows that there must be beside the answers for a
/// line on why the chance is what it is: the head, that line, and two for the best one's reason.
const MOST_WHYS: usize = 2;
const ROWS: usize = 4;

/// An answer on the screen: what it does, and why, in lines.
#[derive(Default)]
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
            self.overlays.push(Overlay::Hint { seat, mind: Mind::advise(task), at: 0 });
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
        let advice = advised(mind);
        let points = tells_points(&advice);
        let width = usize::from(area.width.saturating_sub(INDENT + shares(points)));
        let found: Vec<Found> = advice.iter().map(|one| one.found).collect();
        let mut answers: Vec<Answer> = advice
            .iter()
            .map(|one| Answer {
                words: says(text, look, seat, &one.found.action, &question, width),
                share: self.share(text, seat, one, points, all_alike(&advice)),
                ..Answer::default()
            })
            .collect();
        self.tell_apart(text, &found, &mut answers);
        // Rather one answer less than one that is cut.
        let rows =
            |answers: &[Answer]| answers.iter().map(|a| usize::from(a.height())).sum::<usize>();
        while answers.len() > 1 && rows(&answers) > area.height.into() {
            answers.pop();
        }
        let mut spare = usize::from(area.height).saturating_sub(rows(&answers));
        let found = &found[..answers.len()];
        let whys = self.reasons_apart(text, seat, &question, found);
        // The best one is never left without its first reason; then a line for each, then a second
        // one from the best on.
        let first = [(MOST_WHYS, 0)].into_iter().filter(|_| !found.is_empty());
        let others = (1..=MOST_WHYS).flat_map(|most| (0..found.len()).map(move |at| (most, at)));
        for (turn, (most, place)) in first.chain(others).enumerate() {
            let answer = &mut answers[place];
            spare += answer.whys.len();
            let whys = &whys[place];
            // The longest beginning of the reasons that fits.
            let wrapped = |count: usize| {
                let words = whys[..count].join("; ");
                wrap(&look.show(&words), width)
            };
            // What stands there already is not given up for less.
            let most = spare.min(most.max(answer.whys.len()));
            let count = if turn == 0 { whys.len().min(1) } else { whys.len() };
            let fits = (1..=count).rev().map(wrapped).find(|lines| lines.len() <= most);
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
        let row = u16::from(self.stands(text, look, area, asked).is_some());
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1 + row), ..area };
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
        let advice = advised(mind);
        let points = tells_points(&advice);
        let head = match points {
            true if all_alike(&advice) => "hint-points-shares",
            true => "hint-shares-points",
            false => "hint-shares-short",
        };
        // Beside what each would have if all were equal a chance says something.
        let even = 100 / u32::from(self.session().game().players());
        let head = text.ui_with(head, [("even", even.into())]);
        let share = look.span(format!("{head} "), ground(seat), Ink::Plain);
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
                width: area.width.saturating_sub(INDENT + shares(points)),
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
        if let Some(words) = self.stands(text, look, area, asked) {
            let row = Rect { x: area.x + 1, y: area.bottom().saturating_sub(1), height: 1, ..area };
            write(&Line::from(look.span(words, Ground::Page, Ink::Quiet)), row, buffer);
        }
    }

    /// The chance to win with an answer, and the points ahead of the best other if that is to be told: in
    /// front where all chances are alike.
    fn share(
        &self,
        text: &Text,
        seat: Seat,
        one: &Advice,
        points: bool,
        all_alike: bool,
    ) -> String {
        // What was left out was never played on: nothing is known of its chance.
        if one.found.tries == 0 {
            return String::new();
        }
        let share = format!("{:.0}", 100.0 * one.found.value.max(0.0));
        let share = text.ui_with("hint-share", [("share", share.into())]);
        let players = self.session().game().players();
        match one.ahead(seat, players).filter(|_| points) {
            Some(ahead) => {
                let id = if ahead < 0.0 { "hint-behind" } else { "hint-ahead" };
                let points = text.decimal(f64::from(ahead.abs()), 1);
                let words = text.ui_with(id, [("points", points.into())]);
                if all_alike {
                    let gap = usize::from(SHARE - 1).saturating_sub(share.width());
                    return format!("{words} {}{share}", " ".repeat(gap));
                }
                let gap = usize::from(POINTS - 1).saturating_sub(words.width());
                format!("{share} {}{words}", " ".repeat(gap))
            }
            None => share,
        }
    }

    /// In a line: what everybody sees of why the chance is high or low, where there is a row for it
    /// beside the answers and the reason for the best one.
    fn stands(
        &self,
        text: &Text,
        look: Look,
        area: Rect,
        (seat, mind): (Seat, &Mind),
    ) -> Option<String> {
        let advice = advised(mind);
        let question = self.question_now()?;
        let width = usize::from(area.width.saturating_sub(INDENT + shares(tells_points(&advice))));
        let rows = |one: &Advice| says(text, look, seat, &one.found.action, &question, width).len();
        if usize::from(area.height) < ROWS + advice.iter().map(rows).sum::<usize>() {
            return None;
        }
        let (best, view) = (advice.first()?, self.session().game().view(None));
        // Where all have much the same chance, there is nothing to tell of it.
        let even = 1.0 / f32::from(view.players());
        if (LOW * even..HIGH * even).contains(&best.found.value) {
            return None;
        }
        let balance = balance(&view, seat, &best.points?)?;
        if balance.theirs.is_empty() && balance.own.is_empty() {
            return None;
        }
        let room = usize::from(area.width.saturating_sub(2));
        let said = |most| look.show(&text.balance(&balance, &self.names, most));
        (1..=TOLD).rev().map(said).find(|words| words.width() <= room)
    }

    /// The reasons for each answer; what speaks for the best one too is told by its number, and what
    /// speaks for another comes last, so that one reads what is different.
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
        let Some((best, others)) = all.split_first_mut() else { return all };
        for whys in others {
            if best.first().is_some_and(|first| whys.contains(first)) {
                whys.retain(|why| !best.contains(why));
                whys.insert(0, text.ui_with("hint-as", [("place", 1.into())]));
            }
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
