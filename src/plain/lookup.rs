//! What is looked up: rules, boards, cards and missions, the log page by page, why not; and what is
//! written beside the saves.

use std::path::{Path, PathBuf};

use super::Plain;
use super::choice::{self, Choice};
use crate::engine::{
    Action, Board, Chip, Decision, Effect, Illegal, Influence, Mission, Payment, Question, Rule,
    Usage,
};
use crate::files::FileError;
use crate::gate;
use crate::session::Host;
use crate::text::InWords;

/// How many lines of the log are said at once.
const PAGE: usize = 20;

impl<R, W> Plain<R, W> {
    /// The end of the log, as the whole table saw it.
    pub(super) fn last_lines(&self, count: usize) -> Vec<String> {
        let mut story = self.text.story(self.session(), .., &self.names);
        story.drain(..story.len().saturating_sub(count));
        story
    }

    /// A page of the log, as the whole table saw it: the last, as many lines as asked for, or the
    /// one before or after the page said last.
    pub(super) fn log_page(&mut self, command: &str, count: &str) -> Option<Vec<String>> {
        let mut story = self.text.story(self.session(), .., &self.names);
        let all = story.len();
        let end = match (command, count) {
            ("l", _) => all,
            ("<", "") => self.page.unwrap_or(all).min(all),
            (">", "") => (self.page.unwrap_or(all) + 2 * PAGE).min(all),
            _ => return None,
        };
        let count = if count.is_empty() { PAGE } else { count.parse().ok()? };
        let from = end.saturating_sub(count);
        self.page = Some(from);
        let gaps = [("from", (from + 1).min(end).into()), ("to", end.into()), ("of", all.into())];
        let mut page = vec![self.text.ui_with("plain-log", gaps)];
        page.extend(story.drain(from..end));
        Some(page)
    }

    /// A board by its number, or whatever card, mission or board has such a name.
    pub(super) fn about(&self, name: &str) -> Vec<String> {
        let text = &self.text;
        if name.is_empty() {
            return vec![text.ui("plain-about-what")];
        }
        if let Some(board) = name.parse().ok().and_then(Board::from_number) {
            return self.about_board(board);
        }
        let wanted = name.to_lowercase();
        let is_called = |called: String| called.to_lowercase().contains(&wanted);
        let boards = Board::ALL.into_iter().filter(|&board| is_called(text.board_full(board)));
        let mut lines: Vec<String> = boards.flat_map(|board| self.about_board(board)).collect();
        if is_called(text.influence(Influence::Joker)) {
            lines.extend(self.one_rule(Rule::JOKER));
        }
        for mission in Mission::all().filter(|&mission| is_called(text.mission(mission))) {
            let line = self.mission_line(mission);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.is_empty() {
            lines.push(text.ui_with("plain-about-none", [("words", choice::shorten(name).into())]));
        }
        lines
    }

    fn about_board(&self, board: Board) -> Vec<String> {
        let title = format!("{board} {}", self.text.board_full(board));
        let page = self.text.board_page(self.session(), &self.names, board, None);
        let lines = page.into_iter().map(|(line, _)| line).filter(|line| !line.is_empty());
        [title].into_iter().chain(lines).collect()
    }

    /// Writes something beside the saves and says where it is.
    pub(super) fn written(
        &self,
        id: &str,
        write: impl FnOnce(&Host, &Path) -> Result<PathBuf, FileError>,
    ) -> String {
        let text = &self.text;
        match self.manner.data.as_deref().map(|data| write(&self.host, data)) {
            None => text.ui("written-nowhere"),
            Some(Ok(path)) => text.ui_with(id, [("path", gate::path(&path).into())]),
            Some(Err(error)) => {
                text.ui_with("not-written", [("problem", error.in_words(text).into())])
            }
        }
    }

    /// The rule of the question, a rule by its number, or a chapter.
    pub(super) fn rule_lines(&self, name: &str, asked: Option<&Decision>) -> Vec<String> {
        let text = &self.text;
        let digits = name.strip_prefix(['R', 'r']).unwrap_or(name);
        if name.is_empty() {
            return match asked {
                Some(decision) => self.one_rule(decision.question.rule()),
                None => self.chapter_lines(self.session().game().phase().chapter()),
            };
        }
        match (name.parse(), digits.parse()) {
            (Ok(rule), _) => self.one_rule(rule),
            (_, Ok(chapter)) if text.chapter(chapter).is_some() => self.chapter_lines(chapter),
            _ => vec![text.no_rule(&choice::shorten(name))],
        }
    }

    fn one_rule(&self, rule: Rule) -> Vec<String> {
        let words = self.text.rule(rule);
        let mut lines = vec![self.text.rule_heading(rule)];
        lines.extend(words.text.lines().map(str::to_owned));
        lines.extend(words.rulings.iter().map(|ruling| self.text.ruling(ruling)));
        lines
    }

    fn chapter_lines(&self, chapter: u8) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(self.text.chapter_heading(chapter));
        lines.extend(self.text.chapter_intro(chapter));
        lines.extend(Rule::chapter_rules(chapter).flat_map(|rule| self.one_rule(rule)));
        lines
    }

    /// The last refusal in full, or what is not on offer and why.
    pub(super) fn why_not_lines(&self, asked: Option<&Decision>) -> Vec<String> {
        if let Some(illegal) = self.refusal {
            let mut lines = vec![self.text.refusal(&illegal)];
            lines.extend(self.one_rule(illegal.rule));
            return lines;
        }
        let Some(decision) = asked else {
            return self.chapter_lines(self.session().game().phase().chapter());
        };
        let tried = self.tried(decision);
        let refused = tried.iter().filter(|action| !self.offers(action)).filter_map(|action| {
            let illegal: Illegal = self.session().check(action).err()?;
            let answer = self.text.action(action, Some(&decision.question));
            let why = self.text.refusal(&illegal);
            let gaps = [("answer", answer.into()), ("why", why.into())];
            Some(self.text.ui_with("plain-refused-answer", gaps))
        });
        let refused: Vec<String> = refused.collect();
        if refused.is_empty() {
            let mut lines = vec![self.text.ui("plain-all-offered")];
            lines.extend(self.one_rule(decision.question.rule()));
            return lines;
        }
        let mut lines = vec![self.text.ui("plain-nothing-refused")];
        lines.extend(refused);
        lines
    }

    /// Answers that somebody might look for in vain. Only a player's own cards are tried, and
    /// only while they have the keyboard.
    fn tried(&self, decision: &Decision) -> Vec<Action> {
        let view = self.session().game().view(self.host.viewer());
        let Some(own) = view.own().filter(|_| self.host.viewer() == Some(decision.seat)) else {
            return Vec::new();
        };
        match decision.question {
            Question::Turn => {
                let card = own.influence.faces().next().unwrap_or(Influence::Joker);
                let place = |board| crate::engine::Placement::new(&[board]);
                let board = match card {
                    Influence::Character(board) => board,
                    Influence::Joker => crate::engine::Board::Anne,
                };
                let mut tried = Vec::new();
                tried.extend(place(board).map(|p| Action::Play { card, usage: Usage::Place(p) }));
                // Placing is one choice for each card, and so is not listed by its boards.
                tried.retain(|action| self.session().check(action).is_err());
                for (effect, action) in [
                    (Effect::FourMarkers, Action::Play { card, usage: Usage::TakeBackFour }),
                    (Effect::PayTwo, Action::PayTwo),
                    (Effect::ChangeCard, Action::Exchange { card }),
                ] {
                    if view.holding(decision.seat).laid.has(effect) {
                        tried.push(action);
                    }
                }
                tried
            }
            Question::LayOut => {
                let mut tried: Vec<Action> = own
                    .missions
                    .iter()
                    .filter(|&mission| view.payments(decision.seat, mission).next().is_none())
                    .map(|mission| {
                        let cost = view.components().cost(mission);
                        let pay = Payment::new(cost.first, cost.second.unwrap_or(cost.first));
                        Action::LayOut { mission, pay }
                    })
                    .collect();
                let chips = view.holding(decision.seat).chips;
                let chip = chips.kinds().next().unwrap_or(Chip::Crown);
                if view.holding(decision.seat).laid.has(Effect::ChangeChip) {
                    tried.push(Action::ChangeChip { chip });
                }
                tried
            }
            Question::Intrigue { .. } => {
                let from = crate::engine::Reserve::Personal;
                vec![Action::Intrigue { from, count: 1 }]
            }
            _ => Vec::new(),
        }
    }

    /// Whether an answer has a number of its own.
    fn offers(&self, action: &Action) -> bool {
        choice::on_offer(self.session()).iter().any(|(_, c)| *c == Choice::Answer(*action))
    }
}
