//! Pages to read: the log, a board, a card, a mission, the scores, the keys, and why not. What they
//! say is made here or in a file of its own; how it looks is the page's own affair.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::because::Becauses;
use super::why::WhyNot;
use super::{about, legend, log, standings};
use crate::engine::{Board, ByBoard, Condition, Game, Mission, Rule, Seat, View};
use crate::session::Session;
use crate::text::{Names, Text};
use crate::tui::keys::{Press, Verb};
use crate::tui::palette::{Ground, Ink};
use crate::tui::scene::Shared;
use crate::tui::widgets::page;
use crate::tui::widgets::sentences::Prose;

/// A page.
#[derive(Clone, Debug)]
pub(super) enum Page {
    /// The log, as far as it has been told: so many events; with the reasons of bots.
    Log { told: usize, whys: Becauses },
    /// A rule alone.
    Rule(Rule),
    /// What cannot be done, made when it was asked for.
    WhyNot(WhyNot),
    /// A board, with the markers that would lie there, at the table on the screen.
    Board(Board, Plan, Box<Game>),
    /// A mission of whoever asked.
    Mission(Mission),
    /// All those in the hand of whoever asked.
    Missions(Vec<Mission>),
    /// A joker.
    Joker,
    /// What everybody could count when it was opened.
    Scores(Box<View>),
    /// The keys that would do something when it was opened.
    Help(legend::Working),
}

/// Markers in the making, and whose they are.
pub(super) type Plan = Option<(Seat, ByBoard<u8>)>;

/// The game that a page is about.
pub(super) type About<'a> = (&'a Session, &'a Names);

impl Page {
    fn title(&self, text: &Text) -> String {
        match self {
            Page::Log { .. } => text.ui("log"),
            Page::Rule(rule) => text.rule_heading(*rule),
            Page::WhyNot(_) => text.ui("why-not"),
            Page::Board(board, ..) => format!("{} {}", board, text.board_full(*board)),
            Page::Mission(mission) => text.mission(*mission),
            Page::Missions(_) => text.ui("side-missions"),
            Page::Joker => text.influence(crate::engine::Influence::Joker),
            Page::Scores(_) => text.ui("scores"),
            Page::Help(_) => text.ui("help"),
        }
    }

    /// The rule to read on with.
    pub(super) fn rule(&self) -> Option<Rule> {
        match self {
            Page::Rule(rule) => Some(*rule),
            Page::WhyNot(why) => why.rule,
            Page::Board(board, _, game) if game.louis() == Some(*board) => Some(Rule::new(6, 8)),
            Page::Board(board, _, game) => Some(match game.condition(*board) {
                Condition::Money(_) => Rule::new(6, 4),
                Condition::FirstPlace => Rule::new(6, 5),
                Condition::Markers(_) => Rule::new(6, 6),
            }),
            Page::Mission(mission) => Some(mission.rule()),
            Page::Missions(hand) => hand.first().map(|mission| mission.rule()),
            Page::Joker => Some(Rule::new(5, 8)),
            Page::Scores(_) => Some(Rule::new(7, 3)),
            Page::Log { .. } | Page::Help(_) => None,
        }
    }

    /// Its lines, as wide as there is room for.
    fn lines(
        &self,
        (session, names): About<'_>,
        shared: &Shared,
        area: Rect,
    ) -> Vec<Line<'static>> {
        let (text, look) = (&shared.text, shared.look);
        let players = session.game().players();
        let (ground, width) = (Ground::Panel, page::width(area));
        let prose = Prose { look, names, players, ground, width };
        match self {
            Page::Log { told, whys } => log::lines(session, text, prose, (*told, whys)),
            Page::Rule(rule) => about::rule(text, prose, *rule),
            Page::WhyNot(why) => why.lines(text, prose),
            Page::Board(board, plan, game) => {
                let lines = about::board((session, game), text, prose, *board, plan);
                squeezed(lines, page::room(area))
            }
            Page::Mission(mission) => about::mission(session, text, prose, *mission),
            Page::Missions(hand) => about::missions(session, text, prose, hand),
            Page::Joker => about::joker(text, prose),
            Page::Scores(view) => standings::lines(view, text, prose, page::room(area)),
            Page::Help(working) => {
                let worth = text.worth(session.game().components());
                legend::lines(text, prose, working, &worth, page::room(area))
            }
        }
    }

    /// How many lines there are more than the screen has room for.
    fn beyond(&self, game: About<'_>, shared: &Shared, area: Rect) -> usize {
        self.lines(game, shared, area).len().saturating_sub(page::room(area))
    }

    /// Whether a key would do something on a screen of this size.
    pub(super) fn works(&self, verb: Verb, game: About<'_>, shared: &Shared, area: Rect) -> bool {
        match verb {
            Verb::Up | Verb::Down | Verb::Next | Verb::Earlier => {
                self.beyond(game, shared, area) > 0
            }
            Verb::Left | Verb::Right | Verb::Board => self.turns(),
            Verb::Rules => self.rule().is_some(),
            _ => true,
        }
    }

    /// Draws the page over the whole area, scrolled by so many lines; the last line is for keys.
    pub(super) fn draw(
        &self,
        scroll: usize,
        game: About<'_>,
        shared: &Shared,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let lines = self.lines(game, shared, area);
        let beyond = lines.len().saturating_sub(page::room(area));
        let top = match self {
            Page::Log { .. } => beyond.saturating_sub(scroll),
            _ => beyond.min(scroll),
        };
        let (look, title) = (shared.look, self.title(&shared.text));
        page::Page { look, title: &title, aside: "", lines: &lines, top }.render(area, buffer);
    }

    /// Whether there are other pages of the same kind.
    pub(super) const fn turns(&self) -> bool {
        matches!(self, Page::Board(..))
    }

    /// To the next page of the same kind, or the one before.
    fn turn(&mut self, forward: bool) {
        if let Page::Board(board, ..) = self {
            let number =
                if forward { board.number() % 12 + 1 } else { (board.number() + 10) % 12 + 1 };
            *board = Board::from_number(number).unwrap_or(*board);
        }
    }

    /// Takes a key; tells whether the page stays.
    pub(super) fn press(
        &mut self,
        scroll: &mut usize,
        Press { verb, number }: Press,
        game: About<'_>,
        shared: &Shared,
    ) -> bool {
        let far = match verb {
            Verb::Next | Verb::Earlier => page::room(shared.screen) - 2,
            _ => 1,
        };
        match verb {
            Verb::Down | Verb::Up | Verb::Next | Verb::Earlier => {
                // The log is read from its end.
                let down = matches!(verb, Verb::Down | Verb::Next);
                *scroll = if down == matches!(self, Page::Log { .. }) {
                    scroll.saturating_sub(far)
                } else {
                    (*scroll + far).min(self.beyond(game, shared, shared.screen))
                };
            }
            Verb::Board => {
                if let (Page::Board(board, ..), Some(to)) = (&mut *self, Board::from_number(number))
                {
                    *board = to;
                    *scroll = 0;
                }
            }
            Verb::Left | Verb::Right => {
                self.turn(verb == Verb::Right);
                *scroll = 0;
            }
            _ => return false,
        }
        true
    }
}

/// The same without as many of its gaps as there are rows too few, the last ones first.
fn squeezed(mut lines: Vec<Line<'static>>, room: usize) -> Vec<Line<'static>> {
    while lines.len() > room
        && let Some(gap) = lines.iter().rposition(|line| line.width() == 0)
    {
        lines.remove(gap);
    }
    lines
}

/// A line without words.
pub(super) fn gap() -> Line<'static> {
    Line::default()
}

/// Spans beside each other, each in columns of its own; what is too wide moves the rest on.
pub(super) fn columns(prose: Prose<'_>, cells: &[(Line<'static>, u16)]) -> Line<'static> {
    let mut line = Line::default();
    let mut end = 0;
    for (cell, width) in cells {
        end += usize::from(*width);
        let blank = end.saturating_sub(line.width() + cell.width());
        line.spans.extend(cell.spans.iter().cloned());
        line.push_span(prose.span(" ".repeat(blank), Ink::Plain));
    }
    line
}
