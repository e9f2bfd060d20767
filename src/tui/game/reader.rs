//! The rules to read: the words, every chapter with its rulings marked, examples on the court;
//! by rule, by chapter, and by what is searched for.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use crate::engine::{Board, Rule, Side};
use crate::lessons::{Example, examples};
use crate::text::{Names, Text};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;
use crate::tui::widgets::Size;
use crate::tui::widgets::court::{Court, Marks, wall};

/// Where somebody reads.
#[derive(Clone, Debug)]
pub(in crate::tui) struct Reader {
    /// The first line on the screen.
    top: usize,
    /// What is searched for.
    query: String,
    /// The query is being typed, beginning from this line.
    typing: Option<usize>,
    /// The lines that have it, and the one that was shown last.
    finds: Vec<usize>,
    found: Option<usize>,
    /// The last line that can be the first on the screen.
    last: usize,
    /// Whether rulings are shown with their rules; else only that there are some.
    open: bool,
}

/// Where the reader opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum OpenAt {
    /// With a chapter, from 1; 0 for the words.
    Chapter(u8),
    /// With a rule.
    Rule(Rule),
}

/// Lines are as long everywhere, so that a place in the text is the same on every screen.
const WIDTH: usize = 76;
/// Rows of the screen that are not for the text.
const AROUND: u16 = 4;

/// So many lines there are on the screen.
fn room(shared: &Shared) -> usize {
    usize::from(shared.screen.height.saturating_sub(AROUND)).max(1)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Chapter,
    Heading,
    Body,
    Ruling,
    /// A row of the court of an example.
    Court(usize, u16),
}

struct Row {
    words: String,
    kind: Kind,
}

/// The whole text, and where its parts begin.
struct Document {
    rows: Vec<Row>,
    parts: Vec<(OpenAt, usize)>,
    /// Where something begins that is read whole: a rule, an example with its words.
    units: Vec<usize>,
    /// How many rows the contents have: they name what can be searched for, which is no find.
    contents: usize,
}

impl Document {
    fn new(shared: &Shared, open: bool) -> Self {
        let mut document =
            Self { rows: Vec::new(), parts: Vec::new(), units: Vec::new(), contents: 0 };
        let text = &shared.text;
        document.begin(OpenAt::Chapter(0));
        document.put(shared, &text.ui("reader-contents"), Kind::Chapter);
        document.gap();
        for chapter in 1..=Rule::CHAPTERS {
            let title = text.chapter(chapter).unwrap_or_default();
            document.put(shared, &format!("  {chapter}  {title}"), Kind::Body);
        }
        document.gap();
        document.put(shared, &text.ui("reader-contents-says"), Kind::Ruling);
        document.contents = document.rows.len();
        document.gap();
        let boards = text.board_table(crate::components::shipped());
        for (heading, lines) in [text.aim(), boards] {
            document.put(shared, &heading, Kind::Chapter);
            document.gap();
            lines.iter().for_each(|line| document.put(shared, line, Kind::Body));
            document.gap();
        }
        document.put(shared, &text.terms_heading(), Kind::Chapter);
        document.gap();
        for term in text.terms() {
            document.put(shared, &text.term(&term), Kind::Body);
        }
        for chapter in 1..=Rule::CHAPTERS {
            document.gap();
            document.begin(OpenAt::Chapter(chapter));
            let heading = text.chapter_heading(chapter).unwrap_or_default();
            document.put(shared, &heading, Kind::Chapter);
            if let Some(intro) = text.chapter_intro(chapter) {
                document.gap();
                document.put(shared, &intro, Kind::Body);
            }
            for rule in Rule::chapter_rules(chapter) {
                document.gap();
                document.put_rule(shared, rule, open);
            }
        }
        document
    }

    fn put_rule(&mut self, shared: &Shared, rule: Rule, open: bool) {
        let text = &shared.text;
        self.begin(OpenAt::Rule(rule));
        self.put(shared, &text.rule_heading(rule), Kind::Heading);
        let words = text.rule(rule);
        self.put(shared, &words.text, Kind::Body);
        words.example.iter().for_each(|example| self.put(shared, example, Kind::Body));
        // A rule that is nothing but a ruling is not folded away.
        let shown = open || words.rulings.len() == 1 && rule_is_open(rule);
        for ruling in words.rulings.iter().filter(|_| shown) {
            self.put(shared, &text.ruling(ruling), Kind::Ruling);
        }
        if !shown && !words.rulings.is_empty() {
            let gaps = [("count", words.rulings.len().into())];
            self.put(shared, &text.ui_with("reader-folded", gaps), Kind::Ruling);
        }
        for (which, example) in examples().iter().enumerate().filter(|(_, e)| e.rule == rule) {
            self.gap();
            self.units.push(self.rows.len());
            for row in 0..court_rows(example) {
                self.rows.push(Row { words: String::new(), kind: Kind::Court(which, row) });
            }
            for line in captions(text, example) {
                self.put(shared, &line, Kind::Body);
            }
        }
    }

    fn begin(&mut self, part: OpenAt) {
        self.parts.push((part, self.rows.len()));
        self.units.push(self.rows.len());
    }

    fn gap(&mut self) {
        self.rows.push(Row { words: String::new(), kind: Kind::Body });
    }

    fn put(&mut self, shared: &Shared, words: &str, kind: Kind) {
        let lines = wrap(&shared.look.show(words), WIDTH);
        self.rows.extend(lines.into_iter().map(|words| Row { words, kind }));
    }

    /// Where a page begins that goes on after this one: what is cut off at its end, such as an example and
    /// what is said of it, comes again whole; what is longer than a page is read on.
    fn page_after(&self, top: usize, room: usize) -> usize {
        let beyond = (top + room).min(self.rows.len());
        let at = self.units.partition_point(|&start| start <= beyond);
        let end = self.units.get(at).copied().unwrap_or(self.rows.len());
        let begins = at.checked_sub(1).map(|before| self.units[before]);
        let whole = begins.filter(|&start| start > top && end <= start + room + 1);
        whole.unwrap_or_else(|| beyond.saturating_sub(2).max(top + 1))
    }

    /// Where a page begins that ends before this one.
    fn page_before(&self, top: usize, room: usize) -> usize {
        let first = top.saturating_sub(room);
        let begins = self.units.iter().copied().find(|&start| start >= first);
        begins.filter(|&start| start < top).unwrap_or(first)
    }

    fn last_top(&self, shared: &Shared) -> usize {
        self.rows.len().saturating_sub(room(shared))
    }

    /// The heading that a row stands under.
    fn heading(&self, row: usize) -> &str {
        let above = self.rows[..=row.min(self.rows.len() - 1)].iter().rev();
        above.into_iter().find(|row| row.kind == Kind::Chapter).map_or("", |row| &row.words)
    }

    fn start(&self, part: OpenAt) -> Option<usize> {
        self.parts.iter().find(|(own, _)| *own == part).map(|&(_, row)| row)
    }

    /// The chapter that this row belongs to.
    fn chapter(&self, row: usize) -> u8 {
        let chapter = self.parts.iter().rev().find_map(|&(part, start)| match part {
            OpenAt::Chapter(chapter) if start <= row => Some(chapter),
            _ => None,
        });
        chapter.unwrap_or(0)
    }

    /// The lines that have it, and the rules that are known by it in other words: those that it names
    /// first, then in their order.
    fn finds(&self, query: &str, text: &Text) -> Vec<usize> {
        let plain = query.trim().to_lowercase();
        if plain.is_empty() {
            return Vec::new();
        }
        let hit = |row: &&Row| row.words.to_lowercase().contains(&plain);
        let rows = self.rows.iter().enumerate().skip(self.contents);
        let lines = rows.filter(|(_, row)| hit(row)).map(|(at, _)| at);
        let mut finds: Vec<usize> = lines.collect();
        for rule in text.rules_with(query) {
            let Some(start) = self.start(OpenAt::Rule(rule)) else { continue };
            let end = self.parts.iter().map(|&(_, row)| row).find(|&row| row > start);
            let end = end.unwrap_or(self.rows.len());
            if !finds.iter().any(|row| (start..end).contains(row)) {
                finds.push(start);
            }
        }
        let named = text.rules_named(query);
        let rule_of = |row: usize| {
            let before = self.parts.iter().rev().find(|&&(_, start)| start <= row);
            before.and_then(|&(part, _)| match part {
                OpenAt::Rule(rule) => Some(rule),
                OpenAt::Chapter(_) => None,
            })
        };
        let rank = |row: usize| !rule_of(row).is_some_and(|rule| named.contains(&rule));
        finds.sort_unstable_by_key(|&row| (rank(row), row));
        finds
    }
}

/// Whether the rulebooks say nothing of it, so that the ruling is the rule (R3.7, R5.9, R9.4).
fn rule_is_open(rule: Rule) -> bool {
    [Rule::new(3, 7), Rule::new(5, 9), Rule::new(9, 4)].contains(&rule)
}

/// The court of an example is always the small one.
fn court_size() -> (u16, u16) {
    wall(Size::Small)
}

/// Its last row has only the markers of the lowest boards.
fn court_rows(example: &Example) -> u16 {
    let lowest = [Board::Turenne, Board::Mazarin];
    let nobody = lowest.iter().all(|&board| example.game.markers(board).0 == [0; 5]);
    court_size().1 - u16::from(nobody)
}

/// What an example shows: in words of its own, and how the board would be scored.
fn captions(text: &Text, example: &Example) -> Vec<String> {
    let names = Names::letters();
    let mut lines = vec![text.example(example.rule)];
    if let Some(board) = example.scored() {
        let standing = example.game.standing(board);
        // In one paragraph, so that court and words fit on the smallest screen together.
        lines[0] = format!("{} {}", lines[0], text.standing(&standing, &names));
        for side in Side::ALL {
            if let Some(claim) = standing.claims[side] {
                let gaps = [
                    ("name", text.side(side, &names).into()),
                    ("count", standing.counts[side].into()),
                    ("claim", text.claim(claim).into()),
                ];
                lines.push(text.ui_with("board-claim", gaps));
            }
        }
    }
    lines
}

impl Reader {
    /// Opens the rules at a place.
    pub(in crate::tui) fn new(at: OpenAt, shared: &Shared) -> Self {
        let document = Document::new(shared, false);
        let last = document.last_top(shared);
        let top = document.start(at).unwrap_or(0).min(last);
        let (query, finds) = (String::new(), Vec::new());
        Self { top, query, typing: None, finds, found: None, last, open: false }
    }

    /// Which keys work.
    pub(in crate::tui) const fn mode(&self) -> Mode {
        if self.typing.is_some() { Mode::Search } else { Mode::Rules }
    }

    /// Whether a key would do something.
    pub(in crate::tui) const fn works(&self, verb: Verb) -> bool {
        match verb {
            Verb::Up | Verb::Earlier => self.top > 0,
            Verb::Down | Verb::Next => self.top < self.last,
            Verb::NextOpen | Verb::LastOpen => !self.finds.is_empty(),
            _ => true,
        }
    }

    /// Takes a key; says whether the reader goes on reading.
    pub(in crate::tui) fn press(&mut self, press: Press, shared: &Shared) -> bool {
        let document = Document::new(shared, self.open);
        self.last = document.last_top(shared);
        let last = self.last;
        match press.verb {
            Verb::Up => self.top = self.top.saturating_sub(1),
            Verb::Down => self.top = (self.top + 1).min(last),
            Verb::Earlier => self.top = document.page_before(self.top, room(shared)),
            Verb::Next => self.top = document.page_after(self.top, room(shared)).min(last),
            Verb::View => self.unfold(!self.open, &document, shared),
            Verb::Digit => {
                let chapter = OpenAt::Chapter(press.number);
                self.top = document.start(chapter).unwrap_or(self.top).min(last);
            }
            Verb::Left | Verb::Right => {
                let now = document.chapter(self.top);
                let count = Rule::CHAPTERS + 1;
                let step = if press.verb == Verb::Right { 1 } else { count - 1 };
                let next = OpenAt::Chapter((now + step) % count);
                self.top = document.start(next).unwrap_or(0).min(last);
            }
            Verb::Search => {
                // What is searched for may stand in a ruling.
                self.unfold(true, &document, shared);
                self.typing = Some(self.top);
                self.forget();
            }
            Verb::NextOpen | Verb::LastOpen => {
                let finds = &self.finds;
                let (count, now) = (finds.len(), self.found);
                let at = now.and_then(|now| finds.iter().position(|&row| row == now));
                let next = match (press.verb, at) {
                    (Verb::NextOpen, Some(at)) => (at + 1) % count.max(1),
                    (_, Some(at)) => (at + count - 1) % count.max(1),
                    (_, None) => 0,
                };
                let next = finds.get(next).copied();
                self.show(next, shared);
            }
            Verb::Confirm => self.typing = None,
            Verb::Back if self.typing.is_some() => {
                self.top = self.typing.take().unwrap_or(self.top);
                self.forget();
            }
            _ => return false,
        }
        true
    }

    /// Shows the rulings or hides them; the text stays where it is.
    fn unfold(&mut self, open: bool, now: &Document, shared: &Shared) {
        let part = now.parts.iter().rev().find(|&&(_, row)| row <= self.top).copied();
        let then = Document::new(shared, open);
        self.open = open;
        self.last = then.last_top(shared);
        if let Some((part, row)) = part {
            let start = then.start(part).unwrap_or(0);
            self.top = (start + (self.top - row)).min(self.last);
        }
        self.forget();
    }

    fn forget(&mut self) {
        self.query.clear();
        self.finds.clear();
        self.found = None;
    }

    /// Goes to a find, with a little before it.
    fn show(&mut self, row: Option<usize>, shared: &Shared) {
        self.found = row;
        if let Some(row) = row
            && !(self.top..self.top + room(shared)).contains(&row)
        {
            self.top = row.saturating_sub(3).min(self.last);
        }
    }

    /// Takes a letter of what is searched for.
    pub(in crate::tui) fn typed(&mut self, event: KeyEvent, shared: &Shared) {
        let Some(from) = self.typing else { return };
        let plain = (event.modifiers - KeyModifiers::SHIFT).is_empty();
        match event.code {
            KeyCode::Char(sign) if plain && self.query.chars().count() < 30 => {
                self.query.push(sign);
            }
            KeyCode::Backspace => {
                self.query.pop();
            }
            _ => return,
        }
        self.finds = Document::new(shared, self.open).finds(&self.query, &shared.text);
        let next = self.finds.first().copied();
        self.top = from;
        self.show(next, shared);
    }

    /// Fills the screen but for the footer.
    pub(in crate::tui) fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let document = Document::new(shared, self.open);
        let (text, look) = (&shared.text, shared.look);
        let finds = &self.finds;
        let mut pen = Pen::new(buffer, look);
        pen.clear(area);
        let bar = Rect { height: 1, ..area };
        pen.fill(bar, look.bar());
        let title = text.ui_with("reader-bar", [("chapter", document.heading(self.top).into())]);
        let left = area.x + (area.width.saturating_sub(WIDTH as u16 + 4)) / 2;
        let end = pen.put(area.x + 1, area.y, area.width - 2, &title, look.bar());
        let right = Rect { x: end + 1, width: area.right().saturating_sub(end + 2), ..bar };
        let at = self.found.and_then(|row| finds.iter().position(|&own| own == row));
        let gaps = [
            ("query", self.query.as_str().into()),
            ("at", at.map_or(0, |at| at + 1).into()),
            ("of", finds.len().into()),
        ];
        let words = match (self.typing.is_some(), self.query.is_empty(), finds.is_empty()) {
            (true, true, _) => text.ui("reader-type"),
            (false, true, _) if self.open => text.ui("reader-rulings"),
            (false, true, _) => String::new(),
            (_, false, true) => text.ui_with("reader-nothing", gaps),
            (_, false, false) => text.ui_with("reader-found", gaps),
        };
        pen.right(right, area.y, &words, look.bar());
        let bottom = area.bottom().saturating_sub(2);
        for (y, (number, row)) in
            (area.y + 2..bottom).zip(document.rows.iter().enumerate().skip(self.top))
        {
            let x = left + 2;
            if let Kind::Court(which, line) = row.kind {
                draw_court_row(shared, &examples()[which], line, (x, y), pen.buffer);
                continue;
            }
            let style = match row.kind {
                _ if self.found == Some(number) => look.chosen(),
                Kind::Chapter | Kind::Heading => look.strong(),
                Kind::Ruling => look.accent(),
                _ => Style::new(),
            };
            if finds.contains(&number) {
                pen.put(left, y, 1, look.glyphs().cursor, look.accent());
            }
            pen.put(x, y, WIDTH as u16, &row.words, style);
        }
    }
}

/// One row of the court of an example, drawn whole beside the screen and copied from there.
fn draw_court_row(
    shared: &Shared,
    example: &Example,
    row: u16,
    (x, y): (u16, u16),
    to: &mut Buffer,
) {
    let (width, height) = court_size();
    let place = Rect { x: 0, y: 0, width, height };
    let mut beside = Buffer::empty(place);
    let view = example.game.view(None);
    let marks = Marks { open: example.boards, ..Marks::default() };
    shared.look.paint(place, &mut beside);
    let (text, look, size) = (&shared.text, shared.look, Size::Small);
    Court { view: &view, text, look, marks, size }.render(place, &mut beside);
    for column in 0..width {
        if let (Some(cell), Some(target)) =
            (beside.cell((column, row)), to.cell_mut((x + column, y)))
        {
            *target = cell.clone();
        }
    }
}
