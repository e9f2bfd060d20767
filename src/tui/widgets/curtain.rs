//! The curtain: who comes next, and prepared lines that everybody may read; nothing secret. Its cloth
//! hangs in folds, and is drawn aside when it opens.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::players::{self, Players};
use super::{Size, write};
use crate::engine::Seat;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// A heading and lines under it, or beside it where they are few.
#[derive(Clone, Debug)]
pub(in crate::tui) struct Part {
    pub(in crate::tui) label: String,
    pub(in crate::tui) lines: Vec<Line<'static>>,
}

/// The curtain for a player.
pub(in crate::tui) struct Curtain<'a> {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) seat: Seat,
    pub(in crate::tui) title: &'a str,
    /// Under the title.
    pub(in crate::tui) warning: &'a str,
    pub(in crate::tui) parts: Vec<Part>,
    /// What lies open before everybody, with its heading, where there is room for it.
    pub(in crate::tui) players: Option<(String, Players<'a>)>,
}

/// How much room there is: the keys have the row below.
const fn size(area: Rect) -> Size {
    Size::of(Rect { x: area.x, y: area.y, width: area.width, height: area.height + 1 })
}

/// Columns between the cloth, under the plate: what is told stands there.
const fn stage(area: Rect) -> u16 {
    match size(area) {
        Size::Small => 54,
        Size::Medium => 72,
        Size::Large => 90,
    }
}

/// How many of them belong to what happened; the players stand beside.
pub(in crate::tui) const fn told(area: Rect) -> u16 {
    match size(area) {
        Size::Small => 54,
        Size::Medium => 45,
        Size::Large => 50,
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

/// The cloth on both sides: no widget hangs so. It is tied back on a stage, and covers everything
/// while it is drawn aside.
pub(in crate::tui) struct Cloth {
    pub(in crate::tui) look: Look,
    /// How many parts of [`Cloth::WHOLE`] are still covered; `None` when it is tied back.
    pub(in crate::tui) covers: Option<u16>,
}

impl Cloth {
    /// The parts in which it is drawn aside.
    pub(in crate::tui) const WHOLE: u16 = 5;

    /// How far it reaches in from either side in a row.
    fn reach(&self, area: Rect, row: u16) -> u16 {
        let half = area.width.div_ceil(2);
        if let Some(covers) = self.covers {
            let part =
                u32::from(half) * u32::from(covers.min(Self::WHOLE)) / u32::from(Self::WHOLE);
            return part as u16;
        }
        // Widest at the top, gathered at the tie, a little wider again below it.
        let side = (area.width - stage(area)) / 2;
        let (top, tied, foot) = (side - 1, side * 3 / 5, side * 3 / 4);
        let tie = Self::tie(area);
        match row <= tie {
            // In wider numbers: the largest screens have tens of thousands of rows.
            true => {
                let (row, tie) = (u64::from(row), u64::from(tie).max(1));
                top - (u64::from(top - tied) * row * row / (tie * tie)) as u16
            }
            false => tied + (foot - tied) * (row - tie).min(4) / 4,
        }
    }

    /// The row where it is tied back.
    const fn tie(area: Rect) -> u16 {
        area.height * 2 / 3
    }

    /// The fold at so many columns from the edge, when the cloth is so wide.
    fn fold(&self, area: Rect, from_edge: u16, reach: u16) -> Ground {
        // The folds come closer where the cloth is gathered.
        let folds: u64 = if area.width >= 100 { 4 } else { 3 };
        let folds = if self.covers.is_some() { 2 * folds } else { folds };
        let across = (2 * u64::from(from_edge) + 1) * folds * 4;
        match across / (2 * u64::from(reach.max(1))) % 4 {
            0 | 2 => Ground::Cloth,
            1 => Ground::Sheen,
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
        let band = if look.ascii { "=" } else { "═" };
        for row in 0..area.height {
            let reach = self.reach(area, row);
            for column in 0..area.width {
                // The same on both sides when seen in a mirror.
                let from_edge = column.min(area.width - 1 - column);
                let at = (area.x + column, area.y + row);
                if row < top && self.covers.is_none() {
                    self.hang(buffer, at, self.fold(area, from_edge, area.width / 2));
                } else if from_edge < reach {
                    self.hang(buffer, at, self.fold(area, from_edge, reach));
                    if row == Cloth::tie(area) && self.covers.is_none() {
                        buffer[at].set_symbol(band);
                    }
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
        let air = if size == Size::Large { 2 } else { 1 };
        let warning = wrap(&look.show(self.warning), width.into());
        let [_, plate, _, under, _, rest] = Layout::vertical([
            Constraint::Length(valance(area) + 1 + air),
            Constraint::Length(title.len() as u16 + 2 * air),
            Constraint::Length(1),
            Constraint::Length(warning.len() as u16),
            Constraint::Length(air),
            Constraint::Fill(1),
        ])
        .areas(column);
        buffer.set_style(plate, look.on(block, Ink::Strong));
        for (row, words) in plate.rows().skip(air.into()).zip(&title) {
            let line = Line::from(look.span(words, block, Ink::Strong));
            write(&line.alignment(Alignment::Center), row, buffer);
        }
        for (row, words) in under.rows().zip(&warning) {
            let line = Line::from(look.span(words, Ground::Page, Ink::Quiet));
            write(&line.alignment(Alignment::Center), row, buffer);
        }
        let told = Rect { width: told(area), ..rest };
        self.draw_parts(told, buffer);
        if let Some((heading, players)) = self.players.as_ref().filter(|_| size > Size::Small) {
            let x = told.right() + 3;
            let beside = Rect { x, width: rest.right() - x, ..rest };
            let heading = Line::from(look.span(heading, Ground::Page, Ink::Gold));
            write(&heading, beside, buffer);
            let table = Rect { y: beside.y + 1, height: players::HEIGHT, ..beside };
            players.render(table.intersection(beside), buffer);
        }
    }
}

impl Curtain<'_> {
    /// What happened, where they stand, what they have.
    fn draw_parts(&self, rest: Rect, buffer: &mut Buffer) {
        let look = self.look;
        let label = self.parts.iter().map(label_width).filter(|&width| width <= LABEL).max();
        let label = label.unwrap_or(0);
        let is_short = |part: &Part| is_short(part, rest.width.saturating_sub(label));
        let tall = |part: &Part| part.lines.len() + usize::from(!is_short(part)) + 1;
        // The first parts give way: what happened first is in the log.
        let all: usize = self.parts.iter().map(tall).sum();
        let mut over = (all.saturating_sub(1)).saturating_sub(rest.height.into());
        let mut y = rest.y;
        for part in &self.parts {
            let beside = is_short(part);
            // Only what is told in a list can be cut.
            let skipped = if beside { 0 } else { over.min(part.lines.len().saturating_sub(1)) };
            over -= skipped;
            let heading = Line::from(look.span(&part.label, Ground::Page, Ink::Gold));
            if y < rest.bottom() {
                write(&heading, Rect { y, height: 1, ..rest }, buffer);
            }
            y += u16::from(!beside);
            let indent = if beside { label } else { 0 };
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

/// Whether the label stands beside the lines: when they are not told as a story.
fn is_short(part: &Part, room: u16) -> bool {
    part.lines.len() < 4
        && part.lines.iter().all(|line| line.width() <= usize::from(room))
        && label_width(part) <= LABEL
}

/// A label that stands beside its lines is at most so wide, with the gap after it.
const LABEL: u16 = 16;

fn label_width(part: &Part) -> u16 {
    part.label.chars().count() as u16 + 3
}
