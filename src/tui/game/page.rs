//! Pages to read: the log, a board, the scores, the keys, and why not.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::engine::{Board, ByBoard, Condition, Rule, Seat};
use crate::session::{Entry, Session};
use crate::text::{Names, OpenScore, Text, goes_without_saying};
use crate::tui::keys::{self, Mode, Press, Verb};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;

/// How long the lines of a page are, and how many there are on the smallest screen.
const WIDTH: usize = 76;
const ROOM: usize = 20;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The log, as far as it has been told: so many events.
    Log { told: usize },
    /// A rule alone.
    Rule(Rule),
    /// What cannot be done, made when it was asked for, and the rule to read on with.
    WhyNot(Vec<Line>, Option<Rule>),
    /// A board, with the markers that would lie there.
    Board(Board, Plan),
    /// What everybody could count when it was opened.
    Scores(Vec<OpenScore>),
    /// The keys of a mode, and which of them would do nothing just now.
    Help { mode: Mode, idle: Vec<Verb> },
}

/// A line, and whether it stands out.
pub(super) type Line = (String, bool);

/// Markers in the making, and whose they are.
pub(super) type Plan = Option<(Seat, ByBoard<u8>)>;

impl Page {
    pub(super) fn title(&self, text: &Text) -> String {
        match self {
            Page::Log { .. } => text.ui("log"),
            Page::Rule(rule) => text.rule_heading(*rule),
            Page::WhyNot(..) => text.ui("why-not"),
            Page::Board(board, _) => format!("{} {}", board, text.board_full(*board)),
            Page::Scores(_) => text.ui("scores"),
            Page::Help { .. } => text.ui("help"),
        }
    }

    /// The rule to read on with.
    pub(super) fn rule(&self, session: &Session) -> Option<Rule> {
        match self {
            Page::Rule(rule) => Some(*rule),
            Page::WhyNot(_, rule) => *rule,
            Page::Board(board, _) if session.game().louis() == Some(*board) => {
                Some(Rule::new(6, 8))
            }
            Page::Board(board, _) => Some(match session.game().condition(*board) {
                Condition::Money(_) => Rule::new(6, 4),
                Condition::FirstPlace => Rule::new(6, 5),
                Condition::Markers(_) => Rule::new(6, 6),
            }),
            Page::Scores(_) => Some(Rule::new(7, 3)),
            Page::Log { .. } | Page::Help { .. } => None,
        }
    }

    /// Its lines, each short enough for the smallest screen, so that the end of the page is the
    /// same on every screen.
    pub(super) fn wrapped(&self, table: (&Session, &Names), shared: &Shared) -> Vec<Line> {
        let lines = self.lines(table, shared);
        let broken = lines.into_iter().flat_map(|(line, strong)| {
            let mut parts = wrap(&shared.look.show(&line), WIDTH);
            if parts.is_empty() {
                parts.push(String::new());
            }
            parts.into_iter().map(move |line| (line, strong))
        });
        broken.collect()
    }

    pub(super) fn lines(&self, (session, names): (&Session, &Names), shared: &Shared) -> Vec<Line> {
        let text = &shared.text;
        match self {
            Page::Log { told } => log(session, names, text, *told),
            Page::Rule(rule) => rule_lines(text, *rule),
            Page::WhyNot(lines, _) => lines.clone(),
            Page::Board(board, plan) => board_lines((session, names), text, *board, plan),
            Page::Scores(scores) => score_lines(scores, text),
            Page::Help { mode, idle } => help_lines(text, *mode, idle),
        }
    }
}

fn log(session: &Session, names: &Names, text: &Text, told: usize) -> Vec<Line> {
    let mut left = told;
    session
        .log(0)
        .take_while(|entry| match entry {
            Entry::Event { .. } => left.checked_sub(1).map(|rest| left = rest).is_some(),
            Entry::Note(_) => true,
        })
        .filter_map(|entry| match entry {
            Entry::Event { event, .. } => {
                use crate::engine::What;
                let strong = matches!(event.what, What::Round { .. } | What::Phase { .. });
                let dull = goes_without_saying(event);
                (!dull).then(|| (text.event_cited(event, names), strong))
            }
            Entry::Note(note) => Some((text.note(note, names), true)),
        })
        .collect()
}

fn rule_lines(text: &Text, rule: Rule) -> Vec<Line> {
    let words = text.rule(rule);
    let mut lines: Vec<Line> = words.text.lines().map(|line| (line.to_owned(), false)).collect();
    lines.extend(words.rulings.iter().map(|ruling| (text.ruling(ruling), false)));
    lines
}

fn board_lines(
    (session, names): (&Session, &Names),
    text: &Text,
    board: Board,
    plan: &Plan,
) -> Vec<Line> {
    let planned = plan.as_ref().map(|(seat, planned)| (*seat, planned[board]));
    let mut lines = text.board_page(session, names, board, planned);
    lines.push((String::new(), false));
    lines.push((text.ui("board-symbols"), false));
    lines
}

/// What everybody can count: nothing that depends on the kinds of shields.
fn score_lines(scores: &[OpenScore], text: &Text) -> Vec<Line> {
    let mut lines = vec![(text.ui("scores-intro"), false), (String::new(), false)];
    for score in scores {
        lines.push((score.total.clone(), true));
        lines.extend(score.parts.iter().map(|part| (part.clone(), false)));
        lines.push((String::new(), false));
    }
    lines
}

/// What the signs mean, and the keys that work now, in two columns: on one screen.
fn help_lines(text: &Text, mode: Mode, idle: &[Verb]) -> Vec<Line> {
    let mut lines: Vec<Line> =
        text.ui("help-symbols").lines().map(|line| (line.to_owned(), false)).collect();
    lines.push((String::new(), false));
    let mut entries: Vec<(&str, String)> = Vec::new();
    for binding in keys::working(mode).filter(|binding| !idle.contains(&binding.verb)) {
        let label = binding.shown(text).map(|key| key.label(text)).unwrap_or_default();
        match entries.iter_mut().find(|(help, _)| *help == binding.help) {
            Some((_, labels)) => {
                labels.push(' ');
                labels.push_str(&label);
            }
            None => entries.push((binding.help, label)),
        }
    }
    let entries = entries.into_iter().map(|(help, keys)| format!("{keys:<11} {}", text.ui(help)));
    let column = WIDTH / 2;
    let mut waiting: Option<String> = None;
    for entry in entries {
        if entry.chars().count() >= column {
            lines.push((entry, false));
        } else if let Some(first) = waiting.take() {
            lines.push((format!("{first:<column$}{entry}"), false));
        } else {
            waiting = Some(entry);
        }
    }
    lines.extend(waiting.map(|entry| (entry, false)));
    lines
}

/// Draws a page over the whole area, scrolled by so many lines.
pub(super) fn draw(
    pen: &mut Pen<'_>,
    shared: &Shared,
    area: Rect,
    (page, scroll): (&Page, usize),
    game: (&Session, &Names),
) {
    let (text, look) = (&shared.text, pen.look);
    pen.clear(area);
    let title = page.title(text);
    pen.fill(Rect { height: 1, ..area }, look.bar());
    pen.put(area.x + 1, area.y, area.width - 2, &title, look.bar());
    let wrapped = page.wrapped(game, shared);
    let room = usize::from(area.height) - 4;
    let most = wrapped.len().saturating_sub(room);
    let top = match page {
        Page::Log { .. } => most.saturating_sub(scroll),
        _ => most.min(scroll),
    };
    let shown = wrapped.iter().skip(top).take(room);
    for (y, (line, strong)) in (area.y + 2..).zip(shown) {
        let style = if *strong { look.strong() } else { Style::new() };
        pen.put(area.x + 2, y, area.width - 4, line, style);
    }
    if wrapped.len() > room {
        let gaps = [
            ("from", (top + 1).into()),
            ("to", (top + room).min(wrapped.len()).into()),
            ("of", wrapped.len().into()),
        ];
        let line = text.ui_with("page-lines", gaps);
        pen.right(Rect { height: 1, ..area }, area.y, &line, look.bar());
    }
}

impl Page {
    /// Whether there are other pages of the same kind.
    pub(super) const fn turns(&self) -> bool {
        matches!(self, Page::Board(..))
    }

    /// To the next page of the same kind, or the one before.
    fn turn(&mut self, forward: bool) {
        if let Page::Board(board, _) = self {
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
        game: (&Session, &Names),
        shared: &Shared,
    ) -> bool {
        let far = match verb {
            Verb::Next | Verb::Earlier => ROOM - 1,
            _ => 1,
        };
        match verb {
            Verb::Down | Verb::Up | Verb::Next | Verb::Earlier => {
                // The log is read from its end.
                let down = matches!(verb, Verb::Down | Verb::Next);
                if down == matches!(self, Page::Log { .. }) {
                    *scroll = scroll.saturating_sub(far);
                } else {
                    let lines = self.wrapped(game, shared).len();
                    *scroll = (*scroll + far).min(lines.saturating_sub(ROOM));
                }
            }
            Verb::Board => {
                if let (Page::Board(board, _), Some(to)) = (&mut *self, Board::from_number(number))
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
