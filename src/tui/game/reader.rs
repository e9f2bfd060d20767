//! The rules to read: the words, every chapter with its rulings marked, examples on the court;
//! by rule, by chapter, and by what is searched for.

mod document;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use document::{Document, Kind, court_size};

use crate::engine::Rule;
use crate::lessons::{Example, examples};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::pen::Pen;
use crate::tui::scene::Shared;
use crate::tui::widgets::Size;
use crate::tui::widgets::court::{Court, Marks};

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

/// The letters of the longest question.
const LONGEST: usize = 70;
/// Rows of the screen that are not for the text.
const AROUND: u16 = 4;

/// So many lines there are on the screen.
fn room(shared: &Shared) -> usize {
    usize::from(shared.screen.height.saturating_sub(AROUND)).max(1)
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

    /// Goes to a find, with what it belongs to.
    fn show(&mut self, row: Option<usize>, shared: &Shared) {
        self.found = row;
        let Some(row) = row else { return };
        let room = room(shared);
        // The head of its rule is seen with it, where both have room.
        let head = Document::new(shared, self.open).unit(row);
        let head = if row < head + room { head } else { row.saturating_sub(3) };
        if head < self.top || row >= self.top + room {
            self.top = head.min(self.last);
        }
    }

    /// Takes a letter of what is searched for.
    pub(in crate::tui) fn typed(&mut self, event: KeyEvent, shared: &Shared) {
        let Some(from) = self.typing else { return };
        let plain = (event.modifiers - KeyModifiers::SHIFT).is_empty();
        match event.code {
            KeyCode::Char(sign) if plain && self.query.chars().count() < LONGEST => {
                self.query.push(sign);
            }
            KeyCode::Backspace => {
                self.query.pop();
            }
            _ => return,
        }
        let search = shared.text.search(&self.query);
        self.finds = Document::new(shared, self.open).finds(&search, &shared.text);
        let next = self.finds.first().copied();
        self.top = from;
        self.show(next, shared);
    }

    /// Fills the screen but for the footer.
    pub(in crate::tui) fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let document = Document::new(shared, self.open);
        let (text, look) = (&shared.text, shared.look);
        let finds = &self.finds;
        let search = text.search(&self.query);
        let mut pen = Pen::new(buffer, look);
        pen.clear(area);
        let bar = Rect { height: 1, ..area };
        pen.fill(bar, look.bar());
        let title = text.ui_with("reader-bar", [("chapter", document.heading(self.top).into())]);
        let left = area.x + (area.width.saturating_sub(WIDTH as u16 + 4)) / 2;
        let at = self.found.and_then(|row| finds.iter().position(|&own| own == row));
        let said = |query: String| {
            let gaps = [
                ("query", query.into()),
                ("at", at.map_or(0, |at| at + 1).into()),
                ("of", finds.len().into()),
            ];
            match (self.typing.is_some(), self.query.is_empty(), finds.is_empty()) {
                (true, true, _) => text.ui("reader-type"),
                (false, true, _) if self.open => text.ui("reader-rulings"),
                (false, true, _) => String::new(),
                (_, false, true) => text.ui_with("reader-nothing", gaps),
                (_, false, false) => text.ui_with("reader-found", gaps),
            }
        };
        let mut words = said(self.query.clone());
        // A long question takes the place of the title, and its end is what is being typed.
        let beside = pen.width(&title) + pen.width(&words) + 4 <= area.width;
        let mut end = area.x;
        if beside {
            end = pen.put(area.x + 1, area.y, area.width - 2, &title, look.bar());
        }
        let over = (pen.width(&words) + 2).saturating_sub(area.width);
        if over > 0 {
            let tail: String = self.query.chars().skip(usize::from(over) + 3).collect();
            words = said(format!("...{tail}"));
        }
        let right = Rect { x: end + 1, width: area.right().saturating_sub(end + 2), ..bar };
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
                _ if self.found == Some(number) => look.strong(),
                Kind::Chapter | Kind::Heading => look.strong(),
                Kind::Ruling => look.accent(),
                _ => Style::new(),
            };
            if finds.contains(&number) {
                pen.put(left, y, 1, look.glyphs().cursor, look.accent());
            }
            pen.put(x, y, WIDTH as u16, &row.words, style);
            // Why it was found.
            for mark in search.marks(&row.words) {
                let before = pen.width(&row.words[..mark.start]);
                let word = &row.words[mark];
                pen.put(x + before, y, pen.width(word), word, look.chosen());
            }
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
