//! Under the court: what happened, the question, the answers, the hand.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::hand::Hand;
use super::mind::Mind;
use super::pick::Pick;
use super::signs;
use super::{GameTable, Notice, Stage};
use crate::engine::{Action, Board, Question, Seat, View};
use crate::text::Text;
use crate::tui::pen::{Pen, last_whole, wrap};
use crate::tui::scene::Shared;

impl GameTable {
    pub(super) fn draw_question(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        view: &View,
    ) {
        let (text, look) = (&shared.text, pen.look);
        let rows = self.answer_rows();
        let hand = Rect { y: area.bottom() - rows, height: rows, ..area };
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        // The player's letter stands before the question.
        let indent = if self.active().is_some() { 4 } else { 0 };
        let asked = look.show(&self.prompt(text, view));
        let prompt = wrap(&asked, usize::from(inner.width - indent));
        let note = self.notice_line(text);
        let note = note
            .map(|line| (line, look.refusal()))
            .or_else(|| self.preview(text, view).map(|line| (line, Style::new())));
        let (note, note_style) = note.unwrap_or_default();
        let note =
            if note.is_empty() { Vec::new() } else { wrap(&look.show(&note), inner.width.into()) };
        let room = area.height.saturating_sub(rows);
        let prompt_height = (prompt.len() as u16).min(room);
        let note_height = (note.len() as u16).min(room - prompt_height);
        let log = Rect { height: room - prompt_height - note_height, ..inner };
        let hint = self.teaching(shared, view);
        let hint = hint.map(|hint| wrap(&look.show(&hint), inner.width.into())).unwrap_or_default();
        // Whole, or not at all.
        let fits = hint.len() <= usize::from(log.height);
        let hint_height = if fits { hint.len() as u16 } else { 0 };
        let above = Rect { height: log.height - hint_height, ..log };
        // The end of the log would give the result away.
        if !matches!(self.stage, Stage::Over) {
            self.draw_log(pen, shared, above);
        }
        for (y, line) in (above.bottom()..log.bottom()).zip(&hint) {
            pen.put(inner.x, y, inner.width, line, look.accent());
        }
        if let Some(seat) = self.active() {
            let block = format!(" {} ", seat.letter());
            pen.put(inner.x, log.bottom(), 3, &block, look.side(seat));
        }
        let accent = look.chosen();
        let band = Rect {
            x: inner.x + indent,
            y: log.bottom(),
            width: inner.width - indent,
            height: prompt_height,
        };
        pen.fill(band, accent);
        let lines = prompt.iter().take(prompt_height.into()).map(|line| (line, accent, indent));
        let lines = lines.chain(note.iter().map(|line| (line, note_style, 0)));
        for (y, (line, style, indent)) in (log.bottom()..hand.y).zip(lines) {
            pen.put(inner.x + indent, y, inner.width - indent, line, style);
        }
        match &self.stage {
            Stage::Ask { seat, question, pick } => {
                self.draw_answers(pen, text, hand, view, *seat, question, pick);
            }
            Stage::Curtain { .. } => {
                pen.centre(hand, hand.y + 1, &text.ui("strip"), look.quiet());
            }
            _ => Hand { view, text, chosen: None, keyed: false }.draw(pen, hand),
        }
    }

    /// How many rows the answers take; those to questions about missions stand above.
    pub(super) fn answer_rows(&self) -> u16 {
        match self.pick() {
            Some(Pick::Missions { .. } | Pick::PutBack { .. } | Pick::Chip { .. } | Pick::Deck) => {
                0
            }
            _ => 3,
        }
    }

    #[allow(clippy::too_many_arguments)] // Everything the three rows depend on.
    fn draw_answers(
        &self,
        pen: &mut Pen<'_>,
        text: &Text,
        area: Rect,
        view: &View,
        seat: Seat,
        question: &Question,
        pick: &Pick,
    ) {
        let mut show_hand = |chosen, keyed| Hand { view, text, chosen, keyed }.draw(pen, area);
        match pick {
            Pick::Card { slots, at } => {
                show_hand(at.and_then(|at| slots.get(at).copied().flatten()), true);
            }
            Pick::Place(placing) => show_hand(Some(placing.card), false),
            Pick::Count { answers } => {
                // Three answers have the whole width, more of them half of it each.
                let wide = if answers.len() > 3 { 38 } else { area.width - 2 };
                for (y, (digit, action)) in (area.y..area.bottom()).zip(answers.iter().take(3)) {
                    self.draw_answer(pen, text, area.x + 2, y, wide, *digit, action, question);
                }
                for (y, (digit, action)) in (area.y..area.bottom()).zip(answers.iter().skip(3)) {
                    self.draw_answer(pen, text, area.x + 40, y, 38, *digit, action, question);
                }
            }
            Pick::YesNo { yes, no } => {
                let money = view.holding(seat).coins;
                for (y, (key, action)) in (area.y..).zip([('y', Some(yes)), ('n', no.as_ref())]) {
                    let mut words = match action {
                        Some(action) => text.action(action, Some(question)),
                        None => text.ui("no-after-all"),
                    };
                    if key == 'y'
                        && let Some(price) = price_of(question, yes)
                    {
                        let left = money.saturating_sub(price);
                        let gaps = [("price", price.into()), ("left", left.into())];
                        words = format!("{words} {}", text.ui_with("money-left", gaps));
                    }
                    let x = pen.option(area.x + 2, y, key);
                    pen.put(x, y, area.right() - x, &words, Style::new());
                }
                if let Some(own) = view.own() {
                    let [_, missions, _] = signs::own_lines(text, view, own, area.width - 2);
                    let y = area.bottom() - 1;
                    pen.put(area.x + 2, y, area.width - 2, &missions, pen.look.quiet());
                }
            }
            Pick::Board { .. } => show_hand(None, false),
            Pick::Missions { .. } | Pick::Deck | Pick::Chip { .. } | Pick::PutBack { .. } => {}
        }
    }

    /// The numbered answers to a question about a board; yes and no stand in the last line.
    pub(super) fn answer_lines(&self, text: &Text, _view: &View) -> Vec<(u8, String)> {
        let (Stage::Ask { question, .. }, Some(Pick::Count { answers })) =
            (&self.stage, self.pick())
        else {
            return Vec::new();
        };
        answers.iter().map(|(key, action)| (*key, text.action(action, Some(question)))).collect()
    }

    #[allow(clippy::too_many_arguments)] // A cell of a table of answers.
    fn draw_answer(
        &self,
        pen: &mut Pen<'_>,
        text: &Text,
        x: u16,
        y: u16,
        width: u16,
        digit: u8,
        action: &Action,
        question: &Question,
    ) {
        let start = pen.option(x, y, digit);
        let words = match *action {
            // The question has named the card.
            Action::Intrigue { from, count } => {
                let gaps = [("count", count.into()), ("reserve", text.reserve(from).into())];
                text.ui_with("answer-intrigue", gaps)
            }
            _ => text.action(action, Some(question)),
        };
        pen.put(start, y, (x + width).saturating_sub(start), &words, Style::new());
    }

    /// The last things that happened, oldest first, each whole.
    pub(super) fn draw_log(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect) {
        let from = self.session().len().saturating_sub(usize::from(area.height) + 2);
        let width = usize::from(area.width);
        let story = self.story(shared, from);
        let told: Vec<_> = story.iter().map(|line| wrap(&pen.look.show(line), width)).collect();
        let lines = last_whole(&told, area.height.into());
        for (y, line) in (area.y..area.bottom()).zip(&lines) {
            pen.put(area.x, y, area.width, line, Style::new());
        }
    }

    /// What is asked now, and how far the answer has come.
    pub(super) fn prompt(&self, text: &Text, view: &View) -> String {
        match &self.stage {
            Stage::Ask { seat, pick, .. } => match pick {
                Pick::Place(placing) if placing.back => {
                    let most = if placing.four { 4 } else { placing.card.strength() };
                    let count = view.holding(*seat).general.min(most);
                    let card = text.influence(placing.card);
                    let gaps = [("card", card.into()), ("count", count.into())];
                    text.ui_with("prompt-take-back", gaps)
                }
                Pick::Place(placing) => {
                    let card = text.influence(placing.card);
                    let left = placing.walk.left();
                    match placing.walk.placement() {
                        None => {
                            let gaps = [("card", card.into()), ("left", left.into())];
                            text.ui_with("prompt-start", gaps)
                        }
                        Some(placement) => {
                            let gaps = [
                                ("card", card.into()),
                                ("placement", text.placement(placement).into()),
                                ("left", left.into()),
                            ];
                            text.ui_with("prompt-place", gaps)
                        }
                    }
                }
                _ => self.question_words(text),
            },
            Stage::Line => self.line().map_or_else(String::new, |line| self.line_words(text, line)),
            Stage::Curtain { seat } => {
                text.ui_with("curtain-turn", [("name", self.names[*seat].into())])
            }
            Stage::Bot { seat, mind } => {
                let line = text.ui_with("bot-thinks", [("name", self.names[*seat].into())]);
                let dots = mind.as_ref().map_or(0, Mind::dots);
                format!("{line}{}", ".".repeat(dots))
            }
            Stage::Over => text.ui("over"),
            Stage::Leaves { .. } => String::new(),
        }
    }

    /// What the markers in the making would bring, if their boards were scored now.
    fn preview(&self, text: &Text, view: &View) -> Option<String> {
        let Stage::Ask { seat, pick, .. } = &self.stage else { return None };
        let marks = self.marks();
        let placing = match pick {
            Pick::Place(placing) => !placing.back,
            Pick::Board { .. } => true,
            _ => false,
        };
        let boards = Board::ALL.into_iter().filter(|&board| marks.planned[board] > 0);
        let line = signs::outlook_with(text, view, *seat, &marks.planned, boards);
        let words = text.ui_with("preview", [("boards", line.as_str().into())]);
        (placing && !line.is_empty()).then_some(words)
    }

    /// A refusal, or that there is nothing under a key.
    pub(super) fn notice_line(&self, text: &Text) -> Option<String> {
        Some(match self.notice.as_ref()? {
            Notice::Refusal(illegal) => {
                let hint = self.guide.as_ref().and_then(|guide| guide.hint.as_deref());
                let words = [Some(text.refusal(illegal)), hint.map(str::to_owned)];
                words.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Notice::NothingThere => text.ui("nothing-there"),
            Notice::UnknownKey => text.ui("unknown-key"),
            Notice::ChooseFirst => text.ui("choose-first"),
            Notice::MarkersLeft(count) => {
                text.ui_with("markers-left", [("count", (*count).into())])
            }
            Notice::TakingBack => text.ui("taking-back"),
            Notice::TabOpens => text.ui("tab-opens"),
        })
    }
}

fn price_of(question: &Question, yes: &Action) -> Option<u8> {
    match (question, yes) {
        (Question::Bribe { price, .. }, _) => Some(*price),
        (_, Action::PayTwo) => Some(2),
        _ => None,
    }
}
