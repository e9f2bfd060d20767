//! Where a click gives an answer that stands in rows under the court: yes, no, a number.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::GameTable;
use super::pick::Pick;
use super::places::Places;
use crate::engine::View;
use crate::tui::widgets::{Size, Spot};

/// Where a second column of answers begins.
const HALF: u16 = 40;

impl GameTable {
    /// The rows of the answers, as they are drawn; those on the page of a board stand in the key
    /// line, too.
    pub(super) fn answer_spots(&self, area: Rect, view: &View) -> Vec<Spot> {
        if self.is_scoring() {
            return Vec::new();
        }
        let places = Places::of(area);
        let rows = self.answer_rows(places.size);
        let last = u16::from(view.own().is_some() || places.size > Size::Small);
        let below = places.below;
        let y = below.bottom().saturating_sub(last + rows);
        let row = |place: u16, x: u16, width: u16, key: char| Spot {
            area: Rect { x: below.x + x, y: y + place, width, height: 1 },
            key: KeyCode::Char(key),
        };
        match self.pick() {
            Some(Pick::YesNo { .. }) => ('y'..='y')
                .chain('n'..='n')
                .zip(0..)
                .map(|(key, at)| row(at, 0, below.width, key))
                .collect(),
            Some(Pick::Count { answers }) => {
                let wide = if answers.len() > 3 { HALF } else { below.width };
                let spot = |(place, &(key, _)): (u16, &(char, _))| {
                    let (x, width) = if place < 3 { (0, wide) } else { (HALF, below.width - HALF) };
                    row(place % 3, x, width, key)
                };
                (0..).zip(answers).map(spot).collect()
            }
            _ => Vec::new(),
        }
    }
}
