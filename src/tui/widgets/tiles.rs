//! Things to choose from, beside each other: each a tile with its key, a name, and words about it.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::markers::ground;
use super::{Spot, write, write_right};
use crate::engine::Seat;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// One of them.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Tile {
    pub(in crate::tui) key: char,
    pub(in crate::tui) name: String,
    /// At the right end of its head.
    pub(in crate::tui) aside: String,
    pub(in crate::tui) says: String,
    pub(in crate::tui) chosen: bool,
    /// It cannot be chosen.
    pub(in crate::tui) dull: bool,
}

/// Tiles of the same width, in as many rows as they need.
pub(in crate::tui) struct Tiles<'a> {
    pub(in crate::tui) look: Look,
    /// Whose colour a chosen one has.
    pub(in crate::tui) seat: Option<Seat>,
    pub(in crate::tui) tiles: &'a [Tile],
    pub(in crate::tui) width: u16,
}

/// The key of an answer in a row of its own; what is left of the row.
pub(in crate::tui) fn option(look: Look, key: char, row: Rect, buffer: &mut Buffer) -> Rect {
    write(&Line::from(key_cap(look, key, None, false)), row, buffer);
    let taken = row.width.min(4);
    Rect { x: row.x + taken, width: row.width - taken, ..row }
}

/// The block with the key of something that can be chosen.
pub(in crate::tui) fn key_cap(
    look: Look,
    key: char,
    seat: Option<Seat>,
    chosen: bool,
) -> Span<'static> {
    // Without attributes the block would not be seen.
    let sign = match (look.plain, chosen) {
        (true, true) => format!("{}{key} ", look.glyphs().cursor),
        (true, false) => format!("({key})"),
        _ => format!(" {key} "),
    };
    let lies = match seat.filter(|_| chosen) {
        Some(seat) => Ground::Block(seat.index() as u8),
        None => Ground::Key,
    };
    look.span(sign, lies, Ink::Strong)
}

impl Tiles<'_> {
    fn says(&self, tile: &Tile) -> Vec<String> {
        match tile.says.is_empty() {
            true => Vec::new(),
            false => wrap(&self.look.show(&tile.says), usize::from(self.width) - 2),
        }
    }

    fn tile_height(&self) -> u16 {
        1 + self.tiles.iter().map(|tile| self.says(tile).len()).max().unwrap_or(0) as u16
    }

    fn abreast(&self, width: u16) -> u16 {
        ((width + 1) / (self.width + 1)).max(1)
    }

    /// How many rows they take in an area of this width.
    pub(in crate::tui) fn height(&self, width: u16) -> u16 {
        let rows = (self.tiles.len() as u16).div_ceil(self.abreast(width));
        (rows * (self.tile_height() + 1)).saturating_sub(1)
    }

    fn places(&self, area: Rect) -> impl Iterator<Item = (Rect, &Tile)> {
        let (abreast, height) = (self.abreast(area.width), self.tile_height());
        (0..).zip(self.tiles).map(move |(place, tile): (u16, _)| {
            let x = area.x + place % abreast * (self.width + 1);
            let y = area.y + place / abreast * (height + 1);
            (Rect { x, y, width: self.width, height }.intersection(area), tile)
        })
    }

    /// Where a click chooses one.
    pub(in crate::tui) fn spots(&self, area: Rect) -> Vec<Spot> {
        let spot = |(area, tile): (Rect, &Tile)| Spot { area, key: KeyCode::Char(tile.key) };
        self.places(area).map(spot).collect()
    }
}

impl Widget for &Tiles<'_> {
    #[track_caller]
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        for (place, tile) in self.places(area) {
            let own = self.seat.filter(|_| tile.chosen).map(ground);
            let (head, body) = match tile.dull {
                true => (Ground::Done, Ground::Done),
                false => (own.unwrap_or(Ground::Head), own.unwrap_or(Ground::Brick)),
            };
            buffer.set_style(place, look.on(body, Ink::Plain));
            buffer.set_style(Rect { height: 1, ..place }, look.on(head, Ink::Plain));
            let name = if tile.dull { Ink::Quiet } else { Ink::Strong };
            let line = Line::from_iter([
                key_cap(look, tile.key, self.seat, tile.chosen),
                look.span(format!(" {}", tile.name), head, name),
            ]);
            write(&line, place, buffer);
            if !tile.aside.is_empty() {
                let aside = look.span(format!("{} ", tile.aside), head, Ink::Quiet);
                write_right(&Line::from(aside), place, buffer);
            }
            for (row, words) in place.rows().skip(1).zip(self.says(tile)) {
                let quiet = if own.is_some() { Ink::Plain } else { Ink::Quiet };
                let inner = Rect { x: row.x + 1, width: row.width - 1, ..row };
                write(&Line::from(look.span(words, body, quiet)), inner, buffer);
            }
        }
    }
}
