//! What lies open before the players: a column for each, a row for each kind of thing.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::engine::{Chip, Seat, View};
use crate::text::{Names, Text};
use crate::tui::pen::Pen;

/// The players' public state.
pub(super) struct Panel<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) names: &'a Names,
    /// Who is asked, or does something.
    pub(super) active: Option<Seat>,
    /// The table before the last beat, to show what came and went.
    pub(super) before: Option<&'a View>,
}

/// What is counted for each player, in the order of the rows.
const ROWS: [&str; 14] = [
    "row-money",
    "row-ready",
    "row-cards",
    "row-intrigue",
    "row-shields",
    "row-crowns",
    "row-sceptres",
    "row-letters",
    "row-rings",
    "row-helmets",
    "row-light",
    "row-medium",
    "row-dark",
    "row-laid",
];

/// How many rows the table takes.
pub(super) const HEIGHT: u16 = ROWS.len() as u16 + 1;

/// The widest column: names are cut there.
const WIDEST: u16 = 9;

fn counted(table: &View, seat: Seat) -> [u8; ROWS.len()] {
    let holding = table.holding(seat);
    let counts = table.counts(seat);
    let [light, medium, dark] = counts.missions;
    let chip = |chip| holding.chips.count(chip);
    [
        holding.coins,
        holding.personal,
        counts.influence,
        counts.intrigue,
        counts.shields,
        chip(Chip::Crown),
        chip(Chip::Sceptre),
        chip(Chip::Letter),
        chip(Chip::Ring),
        chip(Chip::Helmet),
        light,
        medium,
        dark,
        holding.laid.len() as u8,
    ]
}

impl Panel<'_> {
    /// Draws it and returns the row after it.
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect) -> u16 {
        let labels = ROWS.map(|row| self.text.ui(row));
        let label = labels.iter().map(|label| pen.width(label)).max().unwrap_or_default();
        let players = u16::from(self.view.players());
        let room = area.width.saturating_sub(label + 1);
        let column = (room / players).clamp(3, WIDEST);
        let column_of = |seat: Seat| area.x + 1 + label + seat.index() as u16 * column;
        for (y, words) in (area.y + 1..area.bottom()).zip(&labels) {
            pen.put(area.x + 1, y, label, words, Style::new());
        }
        for seat in self.view.seats() {
            let x = column_of(seat);
            self.draw_head(pen, Rect { x, y: area.y, width: column, height: 1 }, seat);
            let now = counted(self.view, seat);
            let old = self.before.map_or(now, |table| counted(table, seat));
            for (y, (now, old)) in (area.y + 1..area.bottom()).zip(now.into_iter().zip(old)) {
                let cell = Rect { x, y, width: column, height: 1 };
                // Money, markers and cards are counted even when there are none.
                let zero = if y > area.y + 3 { "-" } else { "0" };
                draw_cell(pen, cell, now, old, zero);
            }
        }
        (area.y + HEIGHT).min(area.bottom())
    }

    /// The player's letter, or name if there is room; who starts and who is asked.
    fn draw_head(&self, pen: &mut Pen<'_>, cell: Rect, seat: Seat) {
        let look = pen.look;
        let letter = seat.letter().to_string();
        let head = Rect { x: cell.x + 1, width: cell.width - 1, ..cell };
        pen.fill(head, look.side(seat));
        if cell.width > 5 {
            pen.put(head.x, head.y, head.width, &self.names[seat], look.side(seat));
        } else {
            pen.put(head.x + (head.width - 1) / 2, head.y, 1, &letter, look.side(seat));
        }
        if self.active == Some(seat) {
            pen.put(cell.x, cell.y, 1, look.glyphs().cursor, look.accent());
        }
    }
}

/// A number, and by how much it has changed if there is room.
fn draw_cell(pen: &mut Pen<'_>, cell: Rect, now: u8, old: u8, zero: &str) {
    let look = pen.look;
    let style = match () {
        () if now != old => look.fresh(),
        () if now == 0 => look.quiet(),
        () => look.strong(),
    };
    let number = if now == 0 { zero.to_owned() } else { now.to_string() };
    let change = format!("{:+}", i16::from(now) - i16::from(old));
    let room = cell.width.saturating_sub(pen.width(&number) + 1);
    pen.right(cell, cell.y, &number, style);
    if now != old && pen.width(&change) < room {
        pen.right(Rect { width: room, ..cell }, cell.y, &change, look.accent());
    }
}
