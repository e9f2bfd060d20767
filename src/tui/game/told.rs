//! What happened, under the court: the account of a board, or sentences with their rules quiet at
//! the right; the intrigue line under the last. What needs more rows than there are takes them
//! from the court, so that nothing goes by unseen.

use ratatui::layout::Rect;
use ratatui::text::Line as Words;
use ratatui::widgets::{Clear, Paragraph, Widget};

use super::leaf::Leaf;
use super::pick::Pick;
use super::{GameTable, Stage};
use crate::engine::{Decision, Question, Seat, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;
use crate::tui::widgets::scoring::Scoring;

/// Columns for the rule at the right.
const RULE: u16 = 7;

impl GameTable {
    /// Everything that a leaf says.
    pub(super) fn leaf_words(&self, shared: &Shared, leaf: &Leaf) -> Vec<String> {
        match self.account_of(&shared.text, leaf) {
            Some(account) if leaf.steps.len() > 1 => account.words().map(str::to_owned).collect(),
            _ => self.told_lines(&shared.text, leaf).into_iter().map(|(words, _)| words).collect(),
        }
    }

    /// Its sentences, and why bots did it; each with its rule.
    fn told_lines(&self, text: &Text, leaf: &Leaf) -> Vec<(String, String)> {
        let sentences = self.sentences(text, leaf);
        let mut lines: Vec<(String, String)> =
            sentences.into_iter().map(|(words, rule)| (words, rule.to_string())).collect();
        lines
            .extend(self.because_lines(text, leaf).into_iter().map(|words| (words, String::new())));
        lines
    }

    /// The leaf on the screen, from the bottom of this area upwards.
    pub(super) fn draw_leaf(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect) {
        let Some(leaf) = self.leaf() else { return };
        let look = shared.look;
        let line = match self.line() {
            Some(line) => Some(self.under_words(&shared.text, line)),
            None => self.notice_line(&shared.text),
        };
        let line = line.map(|words| wrap(&look.show(&words), usize::from(area.width) - 2));
        let below = line.as_ref().map_or(0, Vec::len) as u16;
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let account = self.account_of(&shared.text, leaf).filter(|_| leaf.steps.len() > 1);
        let place = match &account {
            Some(account) => {
                let scoring = Scoring { account, look };
                let place = grow(inner, scoring.height(inner.width) + below);
                self.clear(pen, shared, area, place);
                let top = Rect { height: place.height - below, ..place };
                scoring.render(top, pen.buffer);
                place
            }
            None => {
                let lines = self.told_lines(&shared.text, leaf);
                let room = usize::from(inner.width - RULE);
                let told: Vec<(Vec<String>, String)> = lines
                    .into_iter()
                    .map(|(words, rule)| (wrap(&look.show(&words), room), rule))
                    .collect();
                let rows: usize = told.iter().map(|(lines, _)| lines.len()).sum();
                let place = grow(inner, rows as u16 + below);
                self.clear(pen, shared, area, place);
                let mut y = place.y;
                for (lines, rule) in told {
                    let rule = Words::styled(rule, look.ink(Ink::Faint)).right_aligned();
                    if y < place.bottom() {
                        rule.render(Rect { y, height: 1, ..place }, pen.buffer);
                    }
                    for line in lines {
                        if y < place.bottom() - below {
                            let words = Words::styled(line, look.ink(Ink::Plain));
                            words.render(Rect { y, height: 1, ..place }, pen.buffer);
                        }
                        y += 1;
                    }
                }
                place
            }
        };
        if let Some(lines) = line {
            let ground = look.on(Ground::Head, Ink::Strong);
            let bar = Rect { y: place.bottom() - below, height: below, ..area };
            pen.fill(bar, ground);
            for (y, line) in (bar.y..bar.bottom()).zip(lines) {
                let words = Words::styled(line, ground);
                words.render(Rect { y, height: 1, ..inner }, pen.buffer);
            }
        }
    }

    /// A page that has grown over the court hides what is under it.
    fn clear(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect, place: Rect) {
        if place.y < area.y {
            let over = Rect { y: place.y, height: area.bottom() - place.y, ..area };
            Clear.render(over, pen.buffer);
            shared.look.paint(over, pen.buffer);
        }
    }

    /// A public question about a board stands on the page of that board.
    pub(super) fn is_scoring(&self) -> bool {
        self.asks_on_board().is_some()
    }

    fn asks_on_board(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Ask { seat, question, .. }
                if !question.is_secret() && self.session().game().rest().board().is_some() =>
            {
                Some(*seat)
            }
            _ => None,
        }
    }

    /// The account so far, and the question in a bar of the colour of whoever is asked.
    pub(super) fn draw_scoring_question(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        view: &View,
    ) {
        let (text, look) = (&shared.text, shared.look);
        let (Some(seat), Some(account)) = (self.asks_on_board(), self.account_now(text)) else {
            return;
        };
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let (words, rule) = self.scoring_prompt(text, view);
        let answers = self.answer_lines(text);
        let ground = look.on(Ground::Side(seat.index() as u8), Ink::Strong);
        let lines = wrap(&look.show(&words), usize::from(area.width - 5 - RULE));
        let asked = lines.len() as u16;
        let lines: Vec<Words<'_>> =
            lines.into_iter().map(|line| Words::styled(line, ground)).collect();
        let below = asked + answers.len() as u16;
        let scoring = Scoring { account: &account, look };
        let place = grow(inner, scoring.height(inner.width) + below);
        self.clear(pen, shared, area, place);
        scoring.render(Rect { height: place.height - below, ..place }, pen.buffer);
        let bar = Rect { x: area.x, width: area.width, y: place.bottom() - below, height: asked };
        pen.fill(bar, ground);
        let letter = format!(" {} ", seat.letter());
        let block = look.on(Ground::Block(seat.index() as u8), Ink::Strong);
        Words::styled(letter, block).render(Rect { width: 3, height: 1, ..bar }, pen.buffer);
        let beside = Rect { x: bar.x + 4, width: bar.width - 5, ..bar };
        Paragraph::new(lines).render(beside, pen.buffer);
        let faint = look.on(Ground::Side(seat.index() as u8), Ink::Quiet);
        Words::styled(rule, faint).right_aligned().render(Rect { height: 1, ..beside }, pen.buffer);
        for (y, (key, words)) in (bar.bottom()..).zip(answers) {
            let x = pen.option(inner.x, y, key);
            let line = Words::styled(look.show(&words), look.ink(Ink::Plain));
            line.render(
                Rect { x, y, width: area.right().saturating_sub(x), height: 1 },
                pen.buffer,
            );
        }
    }
}

impl GameTable {
    /// The question about a board, or what is said to a key; with its rule.
    pub(super) fn scoring_prompt(&self, text: &Text, view: &View) -> (String, String) {
        let (Stage::Ask { seat, question, .. }, None) = (&self.stage, self.notice_line(text))
        else {
            return (self.notice_line(text).unwrap_or_default(), String::new());
        };
        let rule = question.rule().to_string();
        if let Question::Bribe { board, price } = *question {
            let left = view.holding(*seat).coins.saturating_sub(price);
            let gaps = [
                ("name", self.names[*seat].into()),
                ("pays", text.rewards(view.pays(board)).into()),
                ("price", price.into()),
                ("left", left.into()),
            ];
            return (text.ui_with("ask-bribe", gaps), rule);
        }
        let decision = Decision { seat: *seat, question: *question };
        let mut words = text.question(&decision, view, &self.names);
        if let Some(Pick::Board { chosen: Some(board) }) = self.pick()
            && self.marks().is_done(view, *board)
        {
            // It will not be scored any more in this round (R6.12, R7.3).
            let id = if view.is_last_round() { "stays-last" } else { "stays-next" };
            words.push(' ');
            words.push_str(&text.ui_with(id, [("board", text.board_label(*board).into())]));
        }
        (words, rule)
    }
}

/// The rows at the bottom of an area, or more above it.
fn grow(area: Rect, rows: u16) -> Rect {
    let height = rows.max(area.height).min(area.bottom());
    Rect { y: area.bottom() - height, height, ..area }
}
