//! The letters: looking things up, why not, undo and redo, leaving.

use std::io::{self, BufRead, Write};

use super::{Plain, choice};
use crate::engine::{
    Action, Chip, Decision, Effect, Illegal, Influence, Payment, Question, Rule, Seat, Usage,
};

/// What has become of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obeyed {
    /// It was a command, and has been obeyed: the same question again.
    Done,
    /// It was a command, and the game stands elsewhere now.
    Elsewhere,
    /// Somebody leaves, or the input has ended.
    Leave,
    /// It was no command.
    NoCommand,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Obeys a line if it is a command. Without a decision only what everybody may see is shown.
    pub(super) fn obey(&mut self, line: &str, asked: Option<&Decision>) -> io::Result<Obeyed> {
        let (command, rest) = match line.split_once(char::is_whitespace) {
            Some((command, rest)) => (command, rest.trim()),
            None => (line, ""),
        };
        let lines = match (command, rest) {
            ("?", "") => self.text.ui("plain-help").lines().map(str::to_owned).collect(),
            ("r", rest) => self.rule_lines(rest, asked),
            ("w", "") => self.why_not_lines(asked),
            ("s", "") => self.score_lines(),
            ("c", "") => self.court_lines(),
            ("m", "") => self.mission_lines(),
            ("l", "") => self.last_lines(20),
            ("l", rest) => match rest.parse() {
                Ok(count) => self.last_lines(count),
                Err(_) => return Ok(Obeyed::NoCommand),
            },
            ("h", rest) => return self.show_hand(rest, asked),
            ("u", "") => return self.undo(),
            ("U", "") => return self.redo(),
            ("q", "") => return Ok(Obeyed::Leave),
            _ => return Ok(Obeyed::NoCommand),
        };
        self.say_all(&lines)?;
        Ok(Obeyed::Done)
    }

    /// The rule of the question, a rule by its number, or a chapter.
    fn rule_lines(&self, name: &str, asked: Option<&Decision>) -> Vec<String> {
        let text = &self.text;
        let digits = name.strip_prefix(['R', 'r']).unwrap_or(name);
        if name.is_empty() {
            return match asked {
                Some(decision) => self.one_rule(decision.question.rule()),
                None => self.chapter_lines(self.session.game().phase().chapter()),
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
    fn why_not_lines(&self, asked: Option<&Decision>) -> Vec<String> {
        if let Some(illegal) = self.refusal {
            let mut lines = vec![self.text.refusal(&illegal)];
            lines.extend(self.one_rule(illegal.rule));
            return lines;
        }
        let Some(decision) = asked else {
            return self.chapter_lines(self.session.game().phase().chapter());
        };
        let tried = self.tried(decision);
        let refused = tried.iter().filter(|action| !self.offers(action)).filter_map(|action| {
            let illegal: Illegal = self.session.check(action).err()?;
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
        let view = self.session.game().view(self.eyes);
        let Some(own) = view.own().filter(|_| self.eyes == Some(decision.seat)) else {
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
                tried.retain(|action| self.session.check(action).is_err());
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

    /// A player's own cards: at once if they have the keyboard, otherwise after it is passed.
    fn show_hand(&mut self, who: &str, asked: Option<&Decision>) -> io::Result<Obeyed> {
        let seat = match (who, asked) {
            ("", Some(decision)) => Some(decision.seat),
            ("", None) => self.lone(),
            (who, _) => self.session.game().seats().find(|&seat| {
                let letter = seat.letter().to_string();
                who.eq_ignore_ascii_case(&letter) || who.eq_ignore_ascii_case(&self.names[seat])
            }),
        };
        let Some(seat) = seat.filter(|&seat| self.is_person(seat)) else {
            if who.is_empty() {
                self.say_ui("whose")?;
                return Ok(Obeyed::Done);
            }
            self.say_ui_with("no-player", [("words", choice::shorten(who).into())])?;
            return Ok(Obeyed::Done);
        };
        if !self.hides() || self.eyes == Some(seat) {
            let hand = self.hand_lines(seat);
            self.say_all(&hand)?;
            return Ok(Obeyed::Done);
        }
        self.peek(seat)
    }

    /// Passes the keyboard to a player for a look at their own cards.
    fn peek(&mut self, seat: Seat) -> io::Result<Obeyed> {
        self.cover()?;
        self.forget_typed();
        let name = self.names[seat].to_owned();
        self.say_ui_with("look", [("name", name.as_str().into())])?;
        let Some(words) = self.hear()? else { return Ok(Obeyed::Leave) };
        if !words.is_empty() {
            // Not for these cards: they stay covered.
            return Ok(match self.obey(&words, None)? {
                Obeyed::Leave => Obeyed::Leave,
                _ => Obeyed::Elsewhere,
            });
        }
        self.eyes = Some(seat);
        let hand = self.hand_lines(seat);
        self.say_all(&hand)?;
        self.say_ui_with("read", [("name", name.into())])?;
        let heard = self.hear()?;
        self.cover()?;
        // The question goes on from where it stood, and whoever is asked gets the keyboard again.
        Ok(if heard.is_some() { Obeyed::Elsewhere } else { Obeyed::Leave })
    }
}
