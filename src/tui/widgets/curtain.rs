//! The curtain: who comes next, and prepared lines that everybody may read; nothing secret. Its cloth
//! hangs in even folds, and is drawn aside when it opens.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::players::{self, Players};
use super::{Size, write};
use crate::engine::Seat;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// A label and lines beside it, or a heading and lines under it that have labels of their own.
#[derive(Clone, Debug)]
pub(in crate::tui) struct Part {
    pub(in crate::tui) label: String,
    pub(in crate::tui) lines: Vec<Line<'static>>,
    pub(in crate::tui) beside: bool,
}

/// Columns for labels.
pub(in crate::tui) const LABEL: u16 = 15;

/// The curtain for a player.
pub(in crate::tui) struct Curtain<'a> {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) seat: Seat,
    pub(in crate::tui) title: &'a str,
    /// Above the parts.
    pub(in crate::tui) warning: &'a str,
    pub(in crate::tui) parts: Vec<Part>,
    /// What lies open before everybody, with its heading, where there is room for it.
    pub(in crate::tui) players: Option<(String, Players<'a>)>,
    /// What is said to a key, at the bottom.
    pub(in crate::tui) notice: Option<(Ink, String)>,
}

/// How much room there is: the keys have the row below.
const fn size(area: Rect) -> Size {
    Size::of(Rect { x: area.x, y: area.y, width: area.width, height: area.height + 1 })
}

/// Columns between the cloth, under the plate: what is told stands there.
const fn stage(area: Rect) -> u16 {
    match size(area) {
        Size::Small => 58,
        Size::Medium => 78,
        Size::Large => 96,
    }
}

/// How many of them belong to what happened; the players stand beside.
pub(in crate::tui) const fn told(area: Rect) -> u16 {
    match size(area) {
        Size::Small => 58,
        Size::Medium => 50,
        Size::Large => 54,
    }
}

/// Rows of cloth above the fringe.
const fn valance(area: Rect) -> u16 {
    match size(area) {
        Size::Small => 1,
        Size::Medium => 2,
        Size::Large => 3,
    }
}

/// The cloth on both sides: no widget hangs so. It is drawn back from a stage, and covers everything
/// while it is drawn aside.
pub(in crate::tui) struct Cloth {
    pub(in crate::tui) look: Look,
    /// How many parts of [`Cloth::WHOLE`] are still covered; `None` when it is tied back.
    pub(in crate::tui) covers: Option<u16>,
}

impl Cloth {
    /// The parts in which it is drawn aside.
    pub(in crate::tui) const WHOLE: u16 = 5;

    /// How far it reaches in from either side.
    fn reach(&self, area: Rect) -> u16 {
        let half = area.width.div_ceil(2);
        if let Some(covers) = self.covers {
            let part =
                u32::from(half) * u32::from(covers.min(Self::WHOLE)) / u32::from(Self::WHOLE);
            return part as u16;
        }
        (area.width - stage(area)) / 2 - 2
    }

    /// The fold at so many columns from the edge, in cloth that reaches so far: all are as wide, and
    /// light falls on the hem.
    const fn fold(from_edge: u16, reach: u16) -> Ground {
        match from_edge / 2 % 2 {
            _ if from_edge + 1 == reach => Ground::Sheen,
            0 => Ground::Cloth,
            _ => Ground::Fold,
        }
    }

    /// A cell of it, with a line where folds have no colours.
    fn hang(&self, buffer: &mut Buffer, at: (u16, u16), lies: Ground) {
        let look = self.look;
        let cell = &mut buffer[at];
        cell.reset();
        cell.set_style(look.on(lies, Ink::Gold));
        if !look.fills() && lies == Ground::Fold {
            cell.set_symbol("|");
        }
    }
}

impl Widget for &Cloth {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (look, top) = (self.look, valance(area));
        let reach = self.reach(area);
        for row in 0..area.height {
            for column in 0..area.width {
                // The same on both sides when seen in a mirror.
                let from_edge = column.min(area.width - 1 - column);
                let at = (area.x + column, area.y + row);
                if row < top && self.covers.is_none() {
                    self.hang(buffer, at, Cloth::fold(from_edge, u16::MAX));
                } else if from_edge < reach {
                    self.hang(buffer, at, Cloth::fold(from_edge, reach));
                }
                if row == top && self.covers.is_none() {
                    let tassel = from_edge % 4 == 2;
                    buffer[at].set_symbol(look.glyphs().fringe[usize::from(tassel)]);
                    if from_edge >= reach {
                        buffer[at].set_style(look.ink(Ink::Gold));
                    }
                }
            }
        }
    }
}

impl Widget for &Curtain<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (look, size) = (self.look, size(area));
        (&Cloth { look, covers: None }).render(area, buffer);
        let width = stage(area);
        let column = Rect { x: area.x + (area.width - width) / 2, width, ..area };
        let block = Ground::Block(self.seat.index() as u8);
        let title = wrap(&look.show(self.title), usize::from(width) - 4);
        let air = if size == Size::Small { 1 } else { 2 };
        let notice = self.notice.iter().flat_map(|(ink, words)| {
            let rows = wrap(&look.show(words), width.into()).into_iter();
            rows.map(|row| Line::from(look.span(row, Ground::Page, *ink)))
        });
        let notice: Vec<Line<'_>> = notice.collect();
        let [_, plate, _, rest, said] = Layout::vertical([
            Constraint::Length(valance(area) + 1 + air),
            Constraint::Length(title.len() as u16 + 2),
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(notice.len() as u16 + u16::from(!notice.is_empty())),
        ])
        .areas(column);
        let widest = title.iter().map(|words| words.width()).max().unwrap_or(0) as u16;
        let wide = (widest + 12).max(PLATE).min(width);
        let plate = Rect { x: plate.x + (width - wide) / 2, width: wide, ..plate };
        buffer.set_style(plate, look.on(block, Ink::Strong));
        for (row, words) in plate.rows().skip(1).zip(&title) {
            let line = Line::from(look.span(words, block, Ink::Strong));
            write(&line.alignment(Alignment::Center), row, buffer);
        }
        for (row, line) in said.rows().zip(&notice) {
            write(line, row, buffer);
        }
        let warning = wrap(&look.show(self.warning), width.into());
        let players = self.players.as_ref().filter(|_| size > Size::Small);
        let beside = players.map_or(0, |_| players::HEIGHT + 1);
        let height = (warning.len() as u16 + 1 + self.height().max(beside)).min(rest.height);
        // In the middle of what is left, rather above than below.
        let above = (rest.height - height) * 2 / 5;
        let rest = Rect { y: rest.y + above, height: rest.height - above, ..rest };
        for (row, words) in rest.rows().zip(&warning) {
            let mut line = Line::from(look.span(words, Ground::Page, Ink::Quiet));
            // With nothing under it, it belongs to the plate.
            if self.parts.is_empty() {
                line = line.alignment(Alignment::Center);
            }
            write(&line, row, buffer);
        }
        let under = (warning.len() as u16 + 1).min(rest.height);
        let rest = Rect { y: rest.y + under, height: rest.height - under, ..rest };
        let told = Rect { width: told(area), ..rest };
        self.draw_parts(told, buffer);
        if let Some((heading, players)) = players {
            let x = told.right() + 3;
            let beside = Rect { x, width: rest.right() - x, ..rest };
            let heading = Line::from(look.span(heading, Ground::Page, Ink::Gold));
            write(&heading, beside, buffer);
            let table = Rect { y: beside.y + 1, height: players::HEIGHT, ..beside };
            players.render(table.intersection(beside), buffer);
        }
    }
}

/// The plate is at least so wide.
const PLATE: u16 = 36;

impl Curtain<'_> {
    /// How many rows the parts take.
    fn height(&self) -> u16 {
        let all: usize = self.parts.iter().map(Part::height).sum();
        (all + self.parts.len().saturating_sub(1)) as u16
    }

    /// What happened, where they stand, what they have.
    fn draw_parts(&self, rest: Rect, buffer: &mut Buffer) {
        let look = self.look;
        // The first parts give way: what happened first is in the log.
        let mut over = usize::from(self.height().saturating_sub(rest.height));
        let mut y = rest.y;
        for part in &self.parts {
            // Only what is told in a list can be cut.
            let skipped =
                if part.beside { 0 } else { over.min(part.lines.len().saturating_sub(1)) };
            over -= skipped;
            let heading = Line::from(look.span(&part.label, Ground::Page, Ink::Gold));
            if y < rest.bottom() {
                write(&heading, Rect { y, height: 1, ..rest }, buffer);
            }
            y += u16::from(!part.beside);
            let indent = if part.beside { LABEL } else { 0 };
            for line in part.lines.iter().skip(skipped) {
                if y >= rest.bottom() {
                    return;
                }
                let row = Rect { x: rest.x + indent, y, width: rest.width - indent, height: 1 };
                write(line, row, buffer);
                y += 1;
            }
            y += 1;
        }
    }
}

impl Part {
    fn height(&self) -> usize {
        self.lines.len() + usize::from(!self.beside)
    }
}
