//! Pages to read: the log, the rules, a board, the scores, the keys. Public words only.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::components::{Source, shipped_file};
use crate::engine::{Board, Illegal, Rule, Side};
use crate::session::{Entry, Session};
use crate::text::{Names, Text, goes_without_saying};
use crate::tui::keys::{self, Mode, Verb};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Log,
    Chapter(u8),
    Rule(Rule),
    Refusal(Illegal),
    Board(Board),
    Scores,
    Help(Mode),
}

/// A line, and whether it stands out.
pub(super) type Line = (String, bool);

impl Page {
    pub(super) fn title(&self, text: &Text) -> String {
        match self {
            Page::Log => text.ui("log"),
            Page::Chapter(chapter) => text.chapter_heading(*chapter).unwrap_or_default(),
            Page::Rule(rule) => text.rule_heading(*rule),
            Page::Refusal(_) => text.ui("why-not"),
            Page::Board(board) => format!("{} {}", board, text.board_full(*board)),
            Page::Scores => text.ui("scores"),
            Page::Help(_) => text.ui("help"),
        }
    }

    pub(super) fn lines(&self, (session, names): (&Session, &Names), shared: &Shared) -> Vec<Line> {
        let text = &shared.text;
        match self {
            Page::Log => log(session, names, text),
            Page::Chapter(chapter) => chapter_lines(text, *chapter),
            Page::Rule(rule) => rule_lines(text, *rule),
            Page::Refusal(illegal) => {
                let mut lines = vec![(text.refusal(illegal), true), (String::new(), false)];
                lines.push((text.rule_heading(illegal.rule), true));
                lines.extend(rule_lines(text, illegal.rule));
                lines
            }
            Page::Board(board) => board_lines(session, names, text, *board),
            Page::Scores => score_lines(session, names, text),
            Page::Help(mode) => help_lines(text, *mode),
        }
    }
}

fn log(session: &Session, names: &Names, text: &Text) -> Vec<Line> {
    session
        .log(0)
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

fn chapter_lines(text: &Text, chapter: u8) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some(intro) = text.chapter_intro(chapter) {
        lines.push((intro, false));
        lines.push((String::new(), false));
    }
    for rule in Rule::chapter_rules(chapter) {
        lines.push((text.rule_heading(rule), true));
        lines.extend(rule_lines(text, rule));
        lines.push((String::new(), false));
    }
    lines
}

fn rule_lines(text: &Text, rule: Rule) -> Vec<Line> {
    let words = text.rule(rule);
    let mut lines: Vec<Line> = words.text.lines().map(|line| (line.to_owned(), false)).collect();
    lines.extend(words.rulings.iter().map(|ruling| (text.ruling(ruling), false)));
    lines
}

fn board_lines(session: &Session, names: &Names, text: &Text, board: Board) -> Vec<Line> {
    let game = session.game();
    let components = game.components();
    let mut lines = Vec::new();
    let mut say = |line: String, strong: bool| lines.push((line, strong));
    say(text.ui_with("board-pays", [("pays", text.board_pays(board).into())]), true);
    let back = game.is_flipped(board);
    for (side, id) in [(back, "board-now"), (!back, "board-other")] {
        let condition = text.condition_full(components.condition(board, side));
        say(text.ui_with(id, [("condition", condition.into())]), false);
    }
    let entry = shipped_file().boards.iter().find(|entry| entry.board == board);
    let reconstructed = entry.is_some_and(|entry| {
        [&entry.front, &entry.back].into_iter().any(|side| {
            side.source == Source::Reconstructed || side.value_source == Some(Source::Reconstructed)
        })
    });
    if reconstructed && session.opening().components.is_none() {
        say(text.ui("board-reconstructed"), false);
    }
    let neighbours = board.neighbours().iter().map(|&b| text.board_label(b));
    say(text.ui_with("board-neighbours", [("boards", text.list(neighbours).into())]), false);
    say(String::new(), false);
    let standing = game.standing(board);
    say(text.ui("board-if-scored"), true);
    say(text.standing(&standing, names), false);
    for side in Side::ALL {
        if let Some(claim) = standing.claims[side] {
            let gaps = [
                ("name", text.side(side, names).into()),
                ("count", standing.counts[side].into()),
                ("claim", text.claim(claim).into()),
            ];
            say(text.ui_with("board-claim", gaps), false);
        }
    }
    let id = if standing.flip.turns() { "board-turns" } else { "board-stays" };
    say(text.ui(id), false);
    say(String::new(), false);
    lines.push((text.ui("board-symbols"), false));
    lines
}

/// What everybody can count: nothing that depends on the kinds of shields.
fn score_lines(session: &Session, names: &Names, text: &Text) -> Vec<Line> {
    let view = session.game().view(None);
    let mut lines = vec![(text.ui("scores-intro"), false), (String::new(), false)];
    for score in text.scores_so_far(&view, names) {
        lines.push((score.total, true));
        lines.extend(score.parts.into_iter().map(|part| (part, false)));
        lines.push((String::new(), false));
    }
    lines
}

fn help_lines(text: &Text, mode: Mode) -> Vec<Line> {
    let mut lines = vec![(text.ui("help-now"), true)];
    let mut shown: Vec<&str> = Vec::new();
    let add = |lines: &mut Vec<Line>, binding: &keys::Binding| {
        let labels: Vec<String> = binding.keys.iter().map(|key| key.label(text)).collect();
        let words = text.ui(binding.help);
        lines.push((format!("{:<22} {words}", labels.join("  ")), false));
    };
    for binding in keys::working(mode) {
        shown.push(binding.help);
        add(&mut lines, binding);
    }
    lines.push((String::new(), false));
    lines.extend(text.ui("help-symbols").lines().map(|line| (line.to_owned(), false)));
    lines.push((String::new(), false));
    lines.push((text.ui("help-elsewhere"), true));
    for binding in keys::KEYS {
        if !shown.contains(&binding.help) {
            shown.push(binding.help);
            add(&mut lines, binding);
        }
    }
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
    let lines = page.lines(game, shared);
    let wrapped: Vec<(String, bool)> = lines
        .iter()
        .flat_map(|(line, strong)| {
            let width = usize::from(area.width.min(100)) - 4;
            wrap(&look.show(line), width)
                .into_iter()
                .map(|line| (line, *strong))
                .collect::<Vec<_>>()
        })
        .collect();
    let room = usize::from(area.height) - 4;
    let most = wrapped.len().saturating_sub(room);
    let top = match page {
        Page::Log => most.saturating_sub(scroll),
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
        matches!(self, Page::Board(_) | Page::Chapter(_))
    }

    /// To the next page of the same kind, or the one before.
    fn turn(&mut self, forward: bool) {
        match self {
            Page::Board(board) => {
                let number =
                    if forward { board.number() % 12 + 1 } else { (board.number() + 10) % 12 + 1 };
                *board = Board::from_number(number).unwrap_or(*board);
            }
            Page::Chapter(chapter) => {
                *chapter = if forward { *chapter % 9 + 1 } else { (*chapter + 7) % 9 + 1 };
            }
            _ => {}
        }
    }

    /// Takes a key; tells whether the page stays.
    pub(super) fn press(
        &mut self,
        scroll: &mut usize,
        verb: Verb,
        game: (&Session, &Names),
        shared: &Shared,
    ) -> bool {
        // The log is read from its end.
        let on = if *self == Page::Log { Verb::Up } else { Verb::Down };
        match verb {
            Verb::Down | Verb::Up if verb == on => {
                let lines = self.lines(game, shared).len();
                *scroll = (*scroll + 1).min(3 * lines);
            }
            Verb::Down | Verb::Up => *scroll = scroll.saturating_sub(1),
            Verb::Left | Verb::Right => {
                self.turn(verb == Verb::Right);
                *scroll = 0;
            }
            _ => return false,
        }
        true
    }
}
