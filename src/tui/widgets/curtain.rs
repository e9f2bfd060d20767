//! The curtain: who comes next, and prepared lines that everybody may read; nothing secret.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::write;
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
}

/// How far the cloth hangs in from each side.
const CLOTH: u16 = 10;

/// How long the lines between the cloth may be on the smallest screen.
pub(in crate::tui) const WIDTH: u16 = 80 - 2 * CLOTH - 6;

impl Curtain<'_> {
    /// The cloth in folds at the top and at both sides, with a fringe: no widget hangs so.
    fn draw_cloth(&self, area: Rect, buffer: &mut Buffer) {
        let (look, glyphs) = (self.look, self.look.glyphs());
        for position in area.positions() {
            let (x, y) = (position.x - area.x, position.y - area.y);
            let inside = y > 0 && x >= CLOTH && x < area.width - CLOTH;
            // The same on both sides when seen in a mirror.
            let from_edge = x.min(area.width - 1 - x);
            let fold = if (from_edge / 2).is_multiple_of(2) { Ground::Cloth } else { Ground::Fold };
            let lies = if inside { Ground::Page } else { fold };
            let cell = &mut buffer[position];
            cell.set_style(look.on(lies, Ink::Gold));
            if y == 1 {
                cell.set_symbol(glyphs.fringe[usize::from(x.is_multiple_of(4))]);
            } else if !inside && !look.fills() && y > 0 {
                cell.set_symbol(if from_edge.is_multiple_of(3) { "|" } else { " " });
            }
        }
    }
}

impl Widget for &Curtain<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        self.draw_cloth(area, buffer);
        let stage = Rect {
            x: area.x + CLOTH + 3,
            y: area.y + 3,
            width: area.width - 2 * (CLOTH + 3),
            height: area.height - 3,
        };
        let block = Ground::Block(self.seat.index() as u8);
        let title = wrap(&look.show(self.title), usize::from(stage.width) - 4);
        let widest = title.iter().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
        let plate = (widest + 12).min(stage.width);
        let more = area.height.saturating_sub(24) / 3;
        let [_, top, _, under, _, rest] = Layout::vertical([
            Constraint::Length(more),
            Constraint::Length(title.len() as u16 + 2),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(stage);
        let plate = Rect { x: stage.x + (stage.width - plate) / 2, width: plate, ..top };
        buffer.set_style(plate, look.on(block, Ink::Strong));
        for (row, words) in plate.rows().skip(1).zip(&title) {
            let line = Line::from(look.span(words, block, Ink::Strong));
            write(&line.alignment(Alignment::Center), row, buffer);
        }
        let warning = Line::from(look.span(self.warning, Ground::Page, Ink::Quiet));
        write(&warning.alignment(Alignment::Center), under, buffer);

        // The first parts give way: what happened first is in the log.
        let label = self.parts.iter().filter(|part| is_short(part)).map(label_width).max();
        let label = label.unwrap_or(0);
        let tall = |part: &Part| {
            part.lines.len() + usize::from(!is_short(part) && !part.label.is_empty()) + 1
        };
        let all: usize = self.parts.iter().map(tall).sum();
        let mut over = (all.saturating_sub(1)).saturating_sub(rest.height.into());
        let mut y = rest.y;
        for part in &self.parts {
            let beside = is_short(part) && !part.label.is_empty();
            // Only what is told in a list can be cut.
            let skipped = if beside { 0 } else { over.min(part.lines.len().saturating_sub(1)) };
            over -= skipped;
            let heading = Line::from(look.span(&part.label, Ground::Page, Ink::Gold));
            if y < rest.bottom() && !part.label.is_empty() {
                write(&heading, Rect { y, height: 1, ..rest }, buffer);
            }
            y += u16::from(!beside && !part.label.is_empty());
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
fn is_short(part: &Part) -> bool {
    part.lines.len() < 4
        && part.lines.iter().all(|line| line.width() <= 40)
        && part.label.chars().count() < 14
}

fn label_width(part: &Part) -> u16 {
    part.label.chars().count() as u16 + 3
}
