//! One board by itself, as it lies on the court: for a page about it, and as a sample of what the
//! states of a board look like.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::markers::{block, ground, ink};
use super::{write, write_right};
use crate::engine::{Board, Components, Condition, Seat};
use crate::text::Text;
use crate::tui::game::signs;
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// How a board stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum State {
    Usual,
    /// A key would choose it.
    Lit,
    /// Chosen by this player.
    Chosen(Seat),
    /// Scored in this round.
    Done,
}

/// A board on one of its sides.
pub(in crate::tui) struct Brick<'a> {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) text: &'a Text,
    /// What is printed on the boards.
    pub(in crate::tui) printed: &'a Components,
    pub(in crate::tui) board: Board,
    pub(in crate::tui) condition: Condition,
    pub(in crate::tui) louis: bool,
    pub(in crate::tui) state: State,
    /// In the last row: markers, or nothing.
    pub(in crate::tui) there: Line<'static>,
}

impl Brick<'_> {
    /// What it lies on, head and body.
    pub(in crate::tui) fn grounds(state: State) -> (Ground, Ground) {
        match state {
            State::Usual => (Ground::Head, Ground::Brick),
            State::Lit => (Ground::Lit, Ground::Lit),
            State::Chosen(seat) => (block(seat), ground(seat)),
            State::Done => (Ground::Done, Ground::Done),
        }
    }

    fn edge(&self) -> (&'static str, Ink) {
        let glyphs = self.look.glyphs();
        match self.state {
            State::Lit => (glyphs.bar, Ink::LitEdge),
            State::Chosen(seat) => (glyphs.bar, ink(seat)),
            _ if self.louis && self.look.has_colours() => (glyphs.bar, Ink::Gold),
            _ => (glyphs.edge, Ink::Edge),
        }
    }
}

impl Widget for &Brick<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (look, done) = (self.look, self.state == State::Done);
        let (head, body) = Brick::grounds(self.state);
        buffer.set_style(area, look.on(body, Ink::Plain));
        buffer.set_style(Rect { height: 1, ..area }, look.on(head, Ink::Plain));
        let (sign, edge) = self.edge();
        for row in area.rows() {
            let lies = if row.y == area.y { head } else { body };
            buffer.set_string(row.x, row.y, sign, look.on(lies, edge));
        }
        if matches!(self.state, State::Chosen(_)) && !look.fills() {
            buffer.set_string(area.x, area.y, look.glyphs().cursor, look.on(head, Ink::Strong));
        }
        let small = area.height < 4;
        let indent = if small { 1 } else { 2 };
        let inner = Rect { x: area.x + indent, width: area.width - indent - 1, ..area };
        let rows: Vec<Rect> = inner.rows().collect();
        let shade = |ink| if done { Ink::Quiet } else { ink };
        let asks = signs::condition(self.text, self.condition);
        let asks = Line::from(look.span(asks, head, shade(Ink::Gold)));
        let number = if self.state == State::Lit { Ink::Gold } else { Ink::Quiet };
        let mut line = Line::from(look.span(format!("{} ", self.board), head, number));
        let crown = if self.louis { 2 } else { 0 };
        let room = usize::from(inner.width).saturating_sub(line.width() + crown + asks.width() + 1);
        let name = signs::short_name(self.text, self.board, room as u16);
        let called = if self.louis { Ink::Gold } else { shade(Ink::Strong) };
        line.push_span(look.span(name, head, called));
        if self.louis {
            line.push_span(look.span(format!(" {}", look.glyphs().crown), head, Ink::Gold));
        }
        write(&line, rows[0], buffer);
        write_right(&asks, rows[0], buffer);
        let wide = |row: Rect| Rect { width: area.right() - row.x, ..row };
        let mut below = vec![Line::from(look.span(
            signs::pays_of(self.text, self.printed, self.board, inner.width + 1),
            body,
            shade(Ink::Plain),
        ))];
        if !small {
            let words = match self.louis {
                true => self.text.ui("condition-louis-words"),
                false => signs::condition_words(self.text, self.condition),
            };
            below.push(Line::from(look.span(words, body, Ink::Quiet)));
        }
        for (row, line) in rows[1..].iter().zip(&below) {
            write(line, wide(*row), buffer);
        }
        if let Some(last) = rows.last().filter(|_| rows.len() > below.len() + 1) {
            write(&self.there, wide(*last), buffer);
        }
    }
}
