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

/// Words, and what they say.
pub(in crate::tui) type Piece = (Ink, String);

/// A turn, a board, or something that concerns everybody.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Item {
    /// Whom or what it is about: in a column of its own.
    pub(in crate::tui) lead: Option<Piece>,
    pub(in crate::tui) words: Vec<Piece>,
    /// Why a bot did it.
    pub(in crate::tui) why: String,
    pub(in crate::tui) rule: String,
}

impl Item {
    /// Something that concerns everybody, in these words.
    pub(in crate::tui) fn plain(words: String) -> Self {
        Self { words: vec![(Ink::Plain, words)], ..Self::default() }
    }

    /// Something about a side.
    pub(in crate::tui) fn of(side: Side, name: &str, words: String) -> Self {
        let name = name.chars().take(NAME).collect();
        Self { lead: Some((ink(side), name)), ..Self::plain(words) }
    }

    /// What it says, in one piece.
    pub(in crate::tui) fn said(&self) -> String {
        self.words.iter().map(|(_, words)| &**words).collect()
    }
}

/// Items to be drawn.
pub(in crate::tui) struct News {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) items: Vec<Item>,
}

/// A row: the words, and the rule beside them.
pub(in crate::tui) type Row = (Line<'static>, String);

/// Which reasons of bots are told: all, those that have room on the same line, none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum Why {
    All,
    Beside,
    Not,
}

impl Why {
    const ALL: [Why; 3] = [Why::All, Why::Beside, Why::Not];
}

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
        let mut apart = Why::ALL.into_iter().map(|why| self.apart(width, why));
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
        Some(self.apart(width, Why::Not)).filter(|rows| rows.len() <= room)
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

    /// Each on lines of its own, names in a column.
    pub(in crate::tui) fn apart(&self, width: u16, why: Why) -> Vec<Row> {
        self.apart_in(width, why, 0)
    }

    /// The same with a column for the names of so many columns at least.
    pub(in crate::tui) fn apart_in(&self, width: u16, why: Why, least: u16) -> Vec<Row> {
        let leads = self.items.iter().filter_map(|item| item.lead.as_ref());
        let column = leads.map(|(_, lead)| self.look.show(lead).width()).max().unwrap_or(0);
        let column = column.max(usize::from(least.saturating_sub(2)));
        let mut rows: Vec<Row> = Vec::new();
        for item in &self.items {
            let room = width.saturating_sub(if item.rule.is_empty() { 0 } else { 6 });
            let mut lead = item.lead.as_ref().map(|(ink, lead)| {
                let lead = self.look.span(self.look.show(lead), Ground::Page, *ink);
                let pad = " ".repeat(column.saturating_sub(lead.width()) + 2);
                [lead, Span::raw(pad)]
            });
            let indent = if lead.is_some() { column as u16 + 2 } else { 0 };
            let room = room.saturating_sub(indent);
            let mut spans: Vec<Span<'static>> = self.pieces(item).collect();
            let reason = [self.span(": ", Ink::Plain), self.span(&item.why, Ink::Quiet)];
            let wide = |spans: &[Span<'_>]| spans.iter().map(Span::width).sum::<usize>();
            let tells = match why {
                Why::All => true,
                Why::Beside => wide(&spans) + wide(&reason) <= room.into(),
                Why::Not => false,
            };
            if tells && !item.why.is_empty() {
                spans.extend(reason);
            }
            let mut rule = item.rule.clone();
            for line in flow(&spans, room, 0) {
                let mut whole = match lead.take() {
                    Some(lead) => Line::from_iter(lead),
                    None => Line::from(Span::raw(" ".repeat(indent.into()))),
                };
                whole.extend(line.spans);
                rows.push((whole, std::mem::take(&mut rule)));
            }
        }
        rows
    }

    fn pieces<'a>(&'a self, item: &'a Item) -> impl Iterator<Item = Span<'static>> + 'a {
        item.words.iter().map(|(ink, words)| self.span(words, *ink))
    }

    /// One after the other, without rules; so many of the oldest are left out, with a sign for them.
    pub(in crate::tui) fn joined(&self, width: u16, lost: usize) -> Vec<Row> {
        let mut spans: Vec<Span<'static>> = Vec::new();
        if lost > 0 {
            spans.push(self.span("...", Ink::Quiet));
        }
        for (at, item) in self.items.iter().skip(lost).enumerate() {
            if !spans.is_empty() {
                spans.push(self.span(" ", Ink::Plain));
            }
            if at > 0 {
                spans.push(self.look.sign(self.look.glyphs().nothing, Ground::Page, Ink::Quiet));
                spans.push(self.span(" ", Ink::Plain));
            }
            if let Some((ink, lead)) = &item.lead {
                spans.push(self.span(lead, *ink));
                spans.push(self.span(" ", Ink::Plain));
            }
            spans.extend(self.pieces(item));
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
