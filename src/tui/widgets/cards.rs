//! A hand of influence cards: key, board, what it asks for, and how many markers the card moves. A
//! card keeps its place for the whole phase, as it keeps its letter.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr as _;

use super::markers::{block, dots, ground, ink, markers};
use super::{Size, Spot, write, write_right};
use crate::engine::{Board, Influence, Seat, Side, View};
use crate::text::Text;
use crate::tui::game::signs;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// A card in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) struct Held {
    pub(in crate::tui) card: Influence,
    /// The key that chooses it now.
    pub(in crate::tui) key: Option<char>,
    pub(in crate::tui) chosen: bool,
}

/// The cards of whoever looks.
pub(in crate::tui) struct Cards<'a> {
    pub(in crate::tui) view: &'a View,
    pub(in crate::tui) text: &'a Text,
    pub(in crate::tui) look: Look,
    pub(in crate::tui) seat: Seat,
    /// By place: where a card has been played there is none.
    pub(in crate::tui) held: Vec<Option<Held>>,
    pub(in crate::tui) size: Size,
}

/// A hand as it is dealt (R4.1): with fewer cards they become no wider.
const DEALT: u16 = 5;

/// How high cards are.
pub(in crate::tui) const fn height(size: Size) -> u16 {
    if matches!(size, Size::Large) { 6 } else { 3 }
}

impl Cards<'_> {
    /// As wide as there is room for, and no wider than words need.
    fn width(&self, area: Rect) -> u16 {
        let widest = match self.size {
            Size::Small => 14,
            Size::Medium => 16,
            Size::Large => 20,
        };
        let count = (self.held.len() as u16).max(DEALT);
        ((area.width + 1) / count).saturating_sub(1).clamp(8, widest)
    }

    fn places(&self, area: Rect) -> impl Iterator<Item = (Rect, &Held)> {
        let width = self.width(area);
        let height = height(self.size).min(area.height);
        self.held.iter().enumerate().filter_map(move |(place, held)| {
            let x = area.x + place as u16 * (width + 1);
            Some((Rect { x, y: area.y, width, height }.intersection(area), held.as_ref()?))
        })
    }

    /// Where a click chooses a card.
    pub(in crate::tui) fn spots(&self, area: Rect) -> Vec<Spot> {
        self.places(area)
            .filter_map(|(area, held)| Some(Spot { area, key: KeyCode::Char(held.key?) }))
            .collect()
    }

    /// What a board pays and asks for, a row or two each; then who is there, where a row is left.
    fn lines(&self, board: Board, body: Ground, room: u16) -> Vec<Line<'static>> {
        let look = self.look;
        let quiet = |words: String| Line::from(look.span(words, body, Ink::Quiet));
        let pays = signs::pays(self.text, self.view, board, u16::MAX);
        let mut lines: Vec<_> =
            wrap(&look.show(&pays), room.into()).into_iter().map(quiet).collect();
        let asks = signs::condition_brief(self.text, self.view.condition(board), room);
        if asks.width() <= usize::from(room) {
            lines.push(quiet(asks));
        }
        lines.push(markers(look, body, self.view.markers(board), room));
        lines
    }

    fn draw_card(&self, place: Rect, held: &Held, buffer: &mut Buffer) {
        let look = self.look;
        let (head, body) = match held.chosen {
            true => (block(self.seat), ground(self.seat)),
            false => (Ground::Head, Ground::Brick),
        };
        buffer.set_style(place, look.on(body, Ink::Plain));
        buffer.set_style(Rect { height: 1, ..place }, look.on(head, Ink::Plain));
        let rows: Vec<Rect> = place.rows().collect();
        let Some(&top) = rows.first() else { return };
        let mut spans: Vec<Span<'static>> = Vec::new();
        match held.key {
            Some(key) => {
                let lies = if held.chosen { head } else { Ground::Key };
                // Without attributes the block would not be seen.
                let sign = match (look.plain, held.chosen) {
                    (true, true) => format!("{}{key} ", look.glyphs().cursor),
                    (true, false) => format!("({key})"),
                    _ => format!(" {key} "),
                };
                spans.push(look.span(sign, lies, Ink::Strong));
            }
            // A card that is chosen says so without colours, too.
            None if held.chosen => {
                let sign = format!(" {} ", look.glyphs().cursor);
                spans.push(look.span(sign, head, Ink::Strong));
            }
            None => {}
        }
        let (name, board) = match held.card {
            Influence::Character(board) => (board.to_string(), Some(board)),
            Influence::Joker => (self.text.ui("joker-sign"), None),
        };
        spans.push(look.span(format!(" {name}"), head, Ink::Strong));
        let line = Line::from(spans);
        let asks = board.map(|board| signs::condition(self.text, self.view.condition(board)));
        let asks = asks.map(|asks| Line::from(look.span(format!("{asks} "), head, Ink::Gold)));
        let taken = line.width();
        write(&line, top, buffer);
        if let Some(asks) = asks.filter(|asks| taken + asks.width() < usize::from(top.width)) {
            write_right(&asks, top, buffer);
        }
        let inner = |row: Rect| Rect { x: row.x + 1, width: row.width - 1, ..row };
        let quiet = if held.chosen { Ink::Plain } else { Ink::Quiet };
        let called = match board {
            Some(board) => signs::short_name(self.text, board, place.width - 1),
            None => self.text.ui("joker-does"),
        };
        let strong = if self.size == Size::Large { Ink::Strong } else { quiet };
        let mut lines = vec![Line::from(look.span(called, body, strong))];
        if let Some(board) = board.filter(|_| self.size == Size::Large) {
            lines.extend(self.lines(board, body, place.width - 2));
        }
        // The last row says how many markers it moves.
        for (row, line) in rows[1..rows.len().saturating_sub(1).max(1)].iter().zip(&lines) {
            write(line, inner(*row), buffer);
        }
        if let Some(&last) = rows.last().filter(|_| rows.len() > 2) {
            let moves = dots(look, Side::Seat(self.seat), held.card.strength());
            let line = Line::from(look.span(moves, body, ink(self.seat)));
            write(&line, inner(last), buffer);
        }
    }
}

impl Widget for &Cards<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        for (place, held) in self.places(area) {
            self.draw_card(place, held, buffer);
        }
    }
}
