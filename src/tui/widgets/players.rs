//! What lies open before the players as a table: a column for each, points first.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Cell, Row, Table, Widget};

use super::markers::{ground, ink};
use crate::engine::{Chip, Seat, View};
use crate::text::{Names, Text, points_so_far};
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// The players' public state.
pub(in crate::tui) struct Players<'a> {
    pub(in crate::tui) view: &'a View,
    pub(in crate::tui) text: &'a Text,
    pub(in crate::tui) look: Look,
    pub(in crate::tui) names: &'a Names,
    /// Who is asked, or does something.
    pub(in crate::tui) active: Option<Seat>,
    /// The table before what happened last, to show what came and went.
    pub(in crate::tui) before: Option<&'a View>,
    /// What the markers in the making would change for whoever is asked.
    pub(in crate::tui) plan: Plan,
}

/// Markers that would come to one's own reserve and to the general one, or leave it.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::tui) struct Plan {
    pub(in crate::tui) ready: i8,
    pub(in crate::tui) general: i8,
}

/// Where the reserves stand among the rows.
const RESERVES: [usize; 2] = [2, 3];

/// What is counted for each player, in the order of the rows.
const ROWS: [&str; 14] = [
    "row-points",
    "row-money",
    "row-ready",
    "row-general",
    "row-cards",
    "row-crowns",
    "row-sceptres",
    "row-letters",
    "row-rings",
    "row-helmets",
    "row-shields",
    "row-intrigue",
    "row-missions",
    "row-laid",
];

/// How many rows the table takes.
pub(in crate::tui) const HEIGHT: u16 = ROWS.len() as u16 + 1;

/// The widest column: names are cut there.
const WIDEST: u16 = 9;

fn counted(view: &View, seat: Seat) -> [usize; ROWS.len()] {
    let holding = view.holding(seat);
    let counts = view.counts(seat);
    let chip = |chip| holding.chips.count(chip);
    let rest = [
        holding.coins,
        holding.personal,
        holding.general,
        counts.influence,
        chip(Chip::Crown),
        chip(Chip::Sceptre),
        chip(Chip::Letter),
        chip(Chip::Ring),
        chip(Chip::Helmet),
        counts.shields,
        counts.intrigue,
        counts.missions_in_hand(),
        holding.laid.len() as u8,
    ];
    let mut all = [points_so_far(view, seat); ROWS.len()];
    for (cell, count) in all[1..].iter_mut().zip(rest) {
        *cell = count.into();
    }
    all
}

impl Players<'_> {
    /// The player's letter, or name if there is room.
    fn head(&self, seat: Seat, column: u16) -> Cell<'static> {
        let look = self.look;
        let active = self.active == Some(seat);
        let (lies, letters) = if active {
            (Ground::Block(seat.index() as u8), Ink::Strong)
        } else {
            (ground(seat), ink(seat))
        };
        let line = if column > 5 {
            let name: String = self.names[seat].chars().take(usize::from(column) - 1).collect();
            Line::from(look.span(name, lies, letters)).alignment(Alignment::Center)
        } else {
            let letter = Line::from(look.span(seat.letter().to_string(), lies, letters));
            letter.alignment(Alignment::Center)
        };
        Cell::from(line).style(look.on(lies, letters))
    }

    /// A number, and after it by how much it has changed, if there is room; else it is underlined.
    fn cell(&self, seat: Seat, now: usize, old: usize, column: u16) -> Cell<'static> {
        let (look, beside) = (self.look, column > WITH_CHANGE);
        let change = now as isize - old as isize;
        // What has been spent or lost stands out, but is no gain.
        let gain = if change > 0 { Ink::Good } else { Ink::Quiet };
        let ink = match () {
            () if change > 0 && !beside => Ink::Good,
            () if change != 0 || now > 0 && self.active == Some(seat) => Ink::Strong,
            () if now == 0 => Ink::Faint,
            () => Ink::Plain,
        };
        let mut number = match now {
            0 => look.sign(look.glyphs().nothing, Ground::Panel, ink),
            _ => look.span(now.to_string(), Ground::Panel, ink),
        };
        let said = match (change, beside) {
            (0, true) => " ".repeat(CHANGE),
            (_, true) => format!(" {change:<+0$}", CHANGE - 1),
            (_, false) => " ".to_owned(),
        };
        if change != 0 && !beside && !look.plain {
            number.style = number.style.underlined();
        }
        let said = look.span(said, Ground::Panel, gain);
        Cell::from(Line::from_iter([number, said]).alignment(Alignment::Right))
    }
}

/// In a column that is wider it says by how much a number has changed.
const WITH_CHANGE: u16 = 6;
/// How many columns that takes: " +12", for a change has a sign.
const CHANGE: usize = 4;

impl Widget for &Players<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        let labels = ROWS.map(|row| self.text.ui(row));
        let label = labels.iter().map(|label| look.show(label).chars().count()).max();
        let label = label.unwrap_or_default() as u16 + 1;
        let players = u16::from(self.view.players());
        // On a small screen letters are enough, and stand where they always do.
        let widest = if area.width < 30 { 3 } else { WIDEST };
        let column = (area.width.saturating_sub(label) / players).clamp(3, widest);
        let label = area.width.saturating_sub(players * column);
        let seats = || self.view.seats();
        let [now, old] = [Some(self.view), self.before].map(|view| {
            seats().map(|seat| counted(view.unwrap_or(self.view), seat)).collect::<Vec<_>>()
        });
        let mut now = now;
        if let Some(own) = self.active.and_then(|seat| now.get_mut(seat.index())) {
            let plan = [self.plan.ready, self.plan.general];
            for (row, more) in RESERVES.into_iter().zip(plan) {
                own[row] = own[row].saturating_add_signed(more.into());
            }
        }
        let panel = look.on(Ground::Panel, Ink::Quiet);
        let rows = labels.iter().enumerate().map(|(row, words)| {
            let words = look.span(format!(" {words}"), Ground::Panel, Ink::Quiet);
            let cells = seats().map(|seat| {
                let at = seat.index();
                self.cell(seat, now[at][row], old[at][row], column)
            });
            Row::new(std::iter::once(Cell::from(Line::from(words))).chain(cells))
        });
        let heads = seats().map(|seat| self.head(seat, column));
        let header = Row::new(std::iter::once(Cell::default()).chain(heads));
        let widths = std::iter::once(label).chain(std::iter::repeat_n(column, players.into()));
        let table = Table::new(rows, widths.map(Constraint::Length))
            .header(header)
            .column_spacing(0)
            .style(panel);
        table.render(Rect { height: area.height.min(HEIGHT), ..area }, buffer);
    }
}
