//! What happened in short: a line for each turn, the name in its colour, the reason quiet behind
//! it, the rule faint at the right. Where there is little room reasons go first, then everything
//! shares its lines, with signs between; only then the oldest goes, with a sign that it did.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::markers::ink;
use super::prose::flow;
use super::{write, write_right};
use crate::engine::Side;
use crate::text::NO_BREAK;
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// A turn, or something that concerns everybody.
#[derive(Clone, Debug)]
pub(in crate::tui) struct Item {
    pub(in crate::tui) side: Option<Side>,
    pub(in crate::tui) name: String,
    pub(in crate::tui) words: String,
    /// Why a bot did it.
    pub(in crate::tui) why: String,
    pub(in crate::tui) rule: String,
}

impl Item {
    /// Something that concerns everybody, in these words.
    pub(in crate::tui) fn plain(words: String) -> Self {
        let [name, why, rule] = [const { String::new() }; 3];
        Self { side: None, name, words, why, rule }
    }
}

/// Items to be drawn.
pub(in crate::tui) struct News {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) items: Vec<Item>,
}

/// A row: the words, and the rule beside them.
pub(in crate::tui) type Row = (Line<'static>, String);

/// Names longer than this are cut: the colour says the rest.
const NAME: usize = 10;

impl News {
    /// The rows at this width: as much as fits in so many of them.
    pub(in crate::tui) fn rows(&self, width: u16, room: usize) -> Vec<Row> {
        // Each is told whole or not at all.
        let joined = || (0..self.items.len()).map(|lost| self.joined(width, lost));
        let found = self.whole(width, room).or_else(|| joined().find(|rows| rows.len() <= room));
        found.unwrap_or_default()
    }

    /// The same with a line for each, with reasons or without, if that fits.
    pub(in crate::tui) fn whole(&self, width: u16, room: usize) -> Option<Vec<Row>> {
        let mut apart = [true, false].into_iter().map(|why| self.apart(width, why));
        apart.find(|rows| rows.len() <= room)
    }

    /// Whether everything can be told in so many rows, in some way.
    pub(in crate::tui) fn fits(&self, width: u16, room: usize) -> bool {
        self.whole(width, room).is_some() || self.joined(width, 0).len() <= room
    }

    /// The same on a page that may take more rows, if it must: a line for each before reasons.
    pub(in crate::tui) fn page(&self, width: u16, room: usize, most: usize) -> Vec<Row> {
        let whole = self.whole(width, room).or_else(|| self.whole_plain(width, most));
        whole.unwrap_or_else(|| self.rows(width, most))
    }

    fn whole_plain(&self, width: u16, room: usize) -> Option<Vec<Row>> {
        Some(self.apart(width, false)).filter(|rows| rows.len() <= room)
    }

    /// Words that are still to be broken into lines: never between a board's number and its name, nor
    /// between markers and their board.
    fn span(&self, words: &str, ink: Ink) -> Span<'static> {
        let words = self.look.show(words);
        let mut held = String::with_capacity(words.len());
        let mut letters = words.chars().peekable();
        let mut last = ' ';
        while let Some(letter) = letters.next() {
            let names = letters.peek().is_some_and(|next| next.is_uppercase());
            let numbers = last.is_ascii_digit() && names;
            let dots = self.look.glyphs().marker.starts_with(last);
            held.push(if letter == ' ' && (numbers || dots) { NO_BREAK } else { letter });
            last = letter;
        }
        Span::styled(held, self.look.on(Ground::Page, ink))
    }

    fn name(&self, item: &Item) -> String {
        self.look.show(&item.name).chars().take(NAME).collect()
    }

    /// Each on lines of its own, names in a column.
    pub(in crate::tui) fn apart(&self, width: u16, why: bool) -> Vec<Row> {
        let names = self.items.iter().filter(|item| item.side.is_some());
        let column = names.map(|item| self.name(item).width()).max().unwrap_or(0);
        let mut rows: Vec<Row> = Vec::new();
        for item in &self.items {
            let room = width.saturating_sub(if item.rule.is_empty() { 0 } else { 6 });
            let mut spans: Vec<Span<'static>> = Vec::new();
            let mut lines = Vec::new();
            let mut lead = None;
            let indent = match item.side {
                Some(side) => {
                    let name = self.name(item);
                    let pad = " ".repeat(column.saturating_sub(name.width()) + 2);
                    lead = Some([self.span(&name, ink(side)), Span::raw(pad)]);
                    column as u16 + 2
                }
                None => 0,
            };
            if why && !item.why.is_empty() {
                spans.push(self.span(&format!("{}: ", item.words), Ink::Plain));
                spans.push(self.span(&item.why, Ink::Quiet));
            } else {
                spans.push(self.span(&item.words, Ink::Plain));
            }
            for (place, line) in
                flow(&spans, room.saturating_sub(indent), 0).into_iter().enumerate()
            {
                let mut whole = match (place, lead.take()) {
                    (0, Some(lead)) => Line::from_iter(lead),
                    _ => Line::from(Span::raw(" ".repeat(indent.into()))),
                };
                whole.extend(line.spans);
                lines.push(whole);
            }
            let mut rule = item.rule.clone();
            rows.extend(lines.into_iter().map(|line| (line, std::mem::take(&mut rule))));
        }
        rows
    }

    /// One after the other, without rules; so many of the oldest are left out, with a sign for them.
    fn joined(&self, width: u16, lost: usize) -> Vec<Row> {
        let mut spans: Vec<Span<'static>> = Vec::new();
        if lost > 0 {
            spans.push(self.span("...", Ink::Quiet));
        }
        for item in self.items.iter().skip(lost) {
            if !spans.is_empty() {
                spans.push(self.span(" ", Ink::Plain));
                spans.push(self.look.sign(self.look.glyphs().nothing, Ground::Page, Ink::Quiet));
                spans.push(self.span(" ", Ink::Plain));
            }
            if let Some(side) = item.side {
                spans.push(self.span(&self.name(item), ink(side)));
                spans.push(self.span(" ", Ink::Plain));
            }
            spans.push(self.span(&item.words, Ink::Plain));
        }
        flow(&spans, width, 2).into_iter().map(|line| (line, String::new())).collect()
    }

    /// Draws rows from the top of an area.
    pub(in crate::tui) fn draw(look: Look, rows: &[Row], area: Rect, buffer: &mut Buffer) {
        for (place, (line, rule)) in area.rows().zip(rows) {
            write(line, place, buffer);
            if !rule.is_empty() {
                let rule = Line::from(look.span(rule.clone(), Ground::Page, Ink::Faint));
                write_right(&rule, place, buffer);
            }
        }
    }
}
