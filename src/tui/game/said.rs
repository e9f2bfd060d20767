//! What is said about the question: its words, how far the answer has come, what it would bring,
//! and what was said to the last key.

use ratatui::text::Line;

use super::mind::Mind;
use super::pick::Pick;
use super::{GameTable, Notice, Stage, signs};
use crate::engine::{Action, Board, Influence, Rule, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

impl GameTable {
    /// How far the answer has come: at the right end of the question.
    pub(super) fn aside(&self, text: &Text) -> String {
        match self.pick() {
            Some(Pick::Place(placing)) if !placing.back => {
                let lying = placing.walk.steps().count();
                let all = lying + usize::from(placing.walk.left());
                text.ui_with("step", [("at", lying.into()), ("of", all.into())])
            }
            // A question within the question has a rule of its own.
            Some(Pick::YesNo { yes: Action::PayTwo, .. }) => Rule::new(8, 5).to_string(),
            Some(Pick::YesNo { yes: Action::Exchange { .. }, .. }) => Rule::new(8, 12).to_string(),
            _ => match &self.stage {
                Stage::Ask { question, .. } => question.rule().to_string(),
                _ => String::new(),
            },
        }
    }

    /// What is asked now, and how far the answer has come.
    pub(super) fn prompt(&self, text: &Text, view: &View) -> String {
        if let Some(words) = self.words_of_mover(text) {
            return words;
        }
        match &self.stage {
            Stage::Ask { seat, pick, .. } => match pick {
                Pick::Place(placing) if placing.back => {
                    let count = placing.fetches(view.holding(*seat).general);
                    let gaps = [("name", self.names[*seat].into()), ("count", count.into())];
                    text.ui_with("prompt-take-back", gaps)
                }
                Pick::Place(placing) => {
                    let name = &self.names[*seat];
                    let left = placing.walk.left();
                    match placing.walk.placement() {
                        None => {
                            let gaps = [("name", name.into()), ("left", left.into())];
                            text.ui_with("prompt-start", gaps)
                        }
                        Some(placement) => {
                            let boards: Vec<Board> =
                                placement.path(placing.card).into_iter().collect();
                            let lying = text.list(boards.into_iter().map(|board| {
                                let gaps = [
                                    ("count", placement.on(board).into()),
                                    ("board", text.board(board).into()),
                                ];
                                text.ui_with("gain-placed", gaps)
                            }));
                            let gaps = [
                                ("name", name.into()),
                                ("placement", lying.into()),
                                ("left", left.into()),
                            ];
                            text.ui_with("prompt-place", gaps)
                        }
                    }
                }
                _ => self.question_words(text),
            },
            Stage::Intrigue => {
                self.line().map_or_else(String::new, |line| self.line_words(text, line, false))
            }
            Stage::Curtain { seat } => {
                text.ui_with("curtain-turn", [("name", self.names[*seat].into())])
            }
            Stage::Bot { seat, mind } => {
                // Several of them take turns too quickly to be read by name, but for who is asked
                // about a board.
                let line = match (self.bots().len(), self.about_board()) {
                    (0 | 1, _) => text.ui_with("bot-thinks", [("name", self.names[*seat].into())]),
                    (_, Some(seat)) => {
                        text.ui_with("bot-thinks", [("name", self.names[seat].into())])
                    }
                    _ => text.ui("bots-think"),
                };
                let dots = mind.as_ref().map_or(0, Mind::dots);
                format!("{line}{}", ".".repeat(dots))
            }
            Stage::Over => text.ui("over"),
            Stage::Leaves { .. } => String::new(),
        }
    }

    /// What the markers in the making would bring, if their boards were scored now.
    pub(super) fn preview(
        &self,
        text: &Text,
        look: Look,
        view: &View,
        width: u16,
    ) -> Option<Line<'static>> {
        let Stage::Ask { pick, .. } = &self.stage else { return None };
        let marks = self.marks();
        let placing = match pick {
            Pick::Place(placing) => !placing.back,
            Pick::Board { .. } => true,
            _ => false,
        };
        let boards = Board::ALL.into_iter().filter(|&board| marks.planned[board] > 0);
        let boards: Vec<Board> = boards.filter(|&board| !marks.is_done(view, board)).collect();
        if !placing || boards.is_empty() {
            return None;
        }
        let line = |room: u16| {
            let mut line = Line::from(look.span(text.ui("preview"), Ground::Page, Ink::Quiet));
            for &board in &boards {
                let standing = signs::foretold(view, board, marks.counts(view, board));
                let wins = signs::may_win(view, &standing);
                let name = signs::short_name(text, board, 10);
                line.push_span(look.span(format!("   {name} "), Ground::Page, Ink::Strong));
                line.extend(signs::outlook(text, look, Ground::Page, &standing, room, wins));
            }
            line
        };
        // Whole words, then few, then signs.
        let few = width / boards.len() as u16;
        let ways = [u16::MAX, few.saturating_sub(16), 0].map(line);
        let fits = |line: &Line<'_>| line.width() <= usize::from(width);
        let [.., signs] = &ways;
        Some(ways.iter().find(|line| fits(line)).unwrap_or(signs).clone())
    }

    /// What was done stands out, what was refused more so.
    pub(super) const fn notice_ink(&self) -> Ink {
        match self.notice {
            // A reminder is no refusal.
            Some(
                Notice::TakenBack(_)
                | Notice::AskedFor(..)
                | Notice::SureNobody(_)
                | Notice::NobodyAtAll
                | Notice::MarkersLeft(_)
                | Notice::StillPayable
                | Notice::ChooseFirst
                | Notice::CardFirst(_)
                | Notice::YesOrNo
                | Notice::TabOpens
                | Notice::TooEarly,
            ) => Ink::Gold,
            _ => Ink::Bad,
        }
    }

    /// A refusal, or that there is nothing under a key.
    pub(super) fn notice_line(&self, text: &Text) -> Option<String> {
        Some(match self.notice.as_ref()? {
            Notice::Refusal(illegal) => text.refusal(illegal),
            Notice::TakenBack(taken) => self.taken_back(text, taken),
            Notice::NothingThere => text.ui("nothing-there"),
            Notice::UnknownKey => text.ui("unknown-key"),
            Notice::NoCardOf(board) => {
                let jokers = |seat| {
                    let held = self.hand_of(seat).into_iter();
                    ('a'..).zip(held).find(|(_, card)| *card == Some(Influence::Joker))
                };
                let board = ("board", text.board_label(*board).into());
                match self.active().and_then(jokers) {
                    Some((key, _)) => {
                        text.ui_with("no-card-but-joker", [board, ("key", key.to_string().into())])
                    }
                    None => text.ui_with("no-card-of", [board]),
                }
            }
            Notice::NotPayable(payable) => {
                text.ui_with("not-payable", [("chips", payable.missing(text).into())])
            }
            Notice::YesOrNo => text.ui("yes-or-no"),
            Notice::AskedFor(seats) => {
                let names = text.seats(*seats, &self.names).into();
                text.ui_with("asked-for", [("names", names)])
            }
            Notice::SureNobody(seats) => {
                let names = text.seats(*seats, &self.names).into();
                text.ui_with("sure-nobody", [("names", names)])
            }
            Notice::NobodyAtAll => text.ui("nobody-at-all"),
            Notice::OthersMove => text.ui("others-move"),
            Notice::ChooseFirst => text.ui("choose-first"),
            Notice::CardFirst(key) => {
                let held = |seat| self.hand_of(seat).iter().position(Option::is_some);
                let first = self.active().and_then(held).unwrap_or(0) as u8;
                let card = char::from(b'a' + first).to_string();
                let gaps = [("card", card.into()), ("key", key.to_string().into())];
                text.ui_with("card-first", gaps)
            }
            Notice::MarkersLeft(count) => {
                text.ui_with("markers-left", [("count", (*count).into())])
            }
            Notice::StillPayable => text.ui("still-payable"),
            Notice::TakingBack => text.ui("taking-back"),
            Notice::NoneReady => text.ui("none-ready"),
            Notice::TabOpens => text.ui("tab-opens"),
            Notice::TooEarly => text.ui("too-early"),
            Notice::NothingToUndo => text.ui("nothing-to-undo"),
            Notice::HintHidden => text.ui("hint-hidden"),
        })
    }
}
