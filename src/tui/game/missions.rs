//! The missions screen: chips, the hand as cards, what can be chosen as tiles, and what lies open.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::ask::labelled;
use super::pay::{self, Payable};
use super::pick::{ChipFor, Pick};
use super::signs::{Few, chip_list, own_parts};
use crate::engine::{Chip, Mission, Seat, Tier, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;
use crate::tui::widgets::mission::{self, Card, Does, Ways};
use crate::tui::widgets::tiles::{Tile, Tiles};
use crate::tui::widgets::{Spot, write};

/// The missions screen.
pub(super) struct MissionsScreen<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) look: Look,
    pub(super) seat: Seat,
    pub(super) pick: Option<&'a Pick>,
    /// The hand in its places.
    pub(super) hand: Vec<Mission>,
    pub(super) extent: Extent,
}

/// What of it is drawn: on a large table the court stays, and the parts have places around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// Everything, in the court's place; intrigue cards, shields and what is laid out, too.
    Whole,
    /// The hand, beside the court.
    Hand,
    /// Chips and what can be chosen, under the question.
    Choice,
    /// The ways to pay alone, above the question.
    Ways,
}

/// A row that is written, or a part of the screen by itself.
enum Part<'a> {
    Line(Line<'static>),
    Gap,
    Tiles(Vec<Tile>, u16),
    Card(Box<Card<'a>>),
    Ways(Vec<Ways>),
}

impl<'a> MissionsScreen<'a> {
    /// Everything from top to bottom, as it fits: what missions do is said in full or in short, then
    /// from the last one on not at all. Nothing depends on what is chosen, so that nothing jumps.
    fn parts(&self, area: Rect) -> Vec<Part<'a>> {
        let width = area.width;
        let (top, laid) = match self.extent {
            Extent::Whole => (self.top(width), self.laid(width)),
            Extent::Hand => (self.chips_above(width), Vec::new()),
            Extent::Choice => return self.top(width),
            Extent::Ways => return self.ways(width).into_iter().collect(),
        };
        let taken = top.iter().map(|part| self.rows(part, width)).sum::<u16>() + laid.len() as u16;
        let room = area.height.saturating_sub(taken);
        let mut cards = self.cards();
        let rows = |cards: &[Card<'_>]| cards.iter().map(|card| card.height(width)).sum::<u16>();
        // Their rows with those that keep them apart.
        let apart = cards.len().saturating_sub(usize::from(self.extent == Extent::Hand));
        if rows(&cards) + apart as u16 > room {
            cards.iter_mut().for_each(|card| card.does = Does::Briefly);
        }
        for place in (0..cards.len()).rev() {
            if rows(&cards) > room {
                cards[place].does = Does::NotAtAll;
            }
        }
        for place in (0..cards.len()).rev() {
            if rows(&cards) > room {
                cards[place].tells = false;
            }
        }
        let mut spare = room.saturating_sub(rows(&cards));
        let mut parts = top;
        let mut gap = |parts: &mut Vec<Part<'a>>| {
            if spare > 0 {
                spare -= 1;
                parts.push(Part::Gap);
            }
        };
        if cards.is_empty() && self.view.own().is_some() && self.pick.is_some() {
            gap(&mut parts);
            let none = self.look.span(self.text.ui("no-missions"), Ground::Page, Ink::Quiet);
            parts.push(Part::Line(Line::from(none)));
        }
        for (place, card) in cards.into_iter().enumerate() {
            if self.extent == Extent::Whole || place > 0 {
                gap(&mut parts);
            }
            parts.push(Part::Card(Box::new(card)));
        }
        if !laid.is_empty() {
            gap(&mut parts);
        }
        parts.extend(laid.into_iter().map(Part::Line));
        let paying = matches!(self.pick, Some(Pick::Missions { .. }));
        if spare > 1 && paying && self.view.holding(self.seat).chips.count(Chip::Crown) > 0 {
            let says = self.look.span(self.text.ui("crown-any"), Ground::Page, Ink::Quiet);
            parts.extend([Part::Gap, Part::Line(Line::from(says))]);
        }
        parts
    }

    fn rows(&self, part: &Part<'_>, width: u16) -> u16 {
        match part {
            Part::Line(_) | Part::Gap => 1,
            Part::Tiles(tiles, wide) => self.tiles(tiles, *wide).height(width),
            Part::Card(card) => card.height(width),
            Part::Ways(lines) => lines.len() as u16,
        }
    }

    fn tiles<'b>(&self, tiles: &'b [Tile], width: u16) -> Tiles<'b> {
        Tiles { look: self.look, seat: Some(self.seat), tiles, width }
    }

    fn chips(&self, width: u16) -> Part<'a> {
        let (look, text) = (self.look, self.text);
        let held = chip_list(text, self.view.holding(self.seat).chips);
        let words = (&*held, &*text.ui("none"));
        let label = text.ui("your-chips");
        Part::Line(mission::chips(look, Ground::Page, &label, words, width))
    }

    /// Chips in rows of their own, and the heading of what they pay for.
    fn chips_above(&self, width: u16) -> Vec<Part<'a>> {
        let held = chip_list(self.text, self.view.holding(self.seat).chips);
        let mut rows = mission::chip_rows(self.look, &held, width);
        if rows.is_empty() {
            let none = self.look.span(self.text.ui("none"), Ground::Page, Ink::Quiet);
            rows.push(Line::from(none));
        }
        let mut parts = vec![self.heading("your-chips")];
        parts.extend(rows.into_iter().map(Part::Line));
        parts.extend([Part::Gap, self.heading("side-missions")]);
        parts
    }

    /// Chips, one's own things, and the tiles to choose from; at a large table one's own things
    /// stand beside the court.
    fn top(&self, width: u16) -> Vec<Part<'a>> {
        let (look, text) = (self.look, self.text);
        let whole = self.extent == Extent::Whole;
        let mut parts = if whole { vec![self.chips(width)] } else { Vec::new() };
        if let Some(own) = self.view.own().filter(|_| self.extent == Extent::Whole) {
            // In one row, in two, or in fewer words.
            let [long, short] = [Few::Not, Few::Shields].map(|few| {
                let [_, intrigue, shields] = own_parts(text, self.view, own, few);
                [intrigue, shields]
                    .map(|(label, words)| Line::from_iter(labelled(look, &label, &words)))
            });
            let joined = |[one, other]: [Line<'static>; 2]| {
                let gap = look.span("   ", Ground::Page, Ink::Plain);
                Line::from_iter(one.into_iter().chain([gap]).chain(other))
            };
            let fits = |line: &Line<'_>| line.width() <= usize::from(width);
            match joined(long.clone()) {
                one if fits(&one) => parts.push(Part::Line(one)),
                _ if long.iter().all(fits) => parts.extend(long.map(Part::Line)),
                _ => parts.push(Part::Line(joined(short))),
            }
        }
        let (id, tiles) = match self.pick {
            Some(Pick::Chip { chips, at, purpose }) => {
                let id = match purpose {
                    ChipFor::Keep => "keep-chip",
                    ChipFor::Change | ChipFor::LateChange => "change-chip",
                };
                (id, self.chip_tiles(chips, *at))
            }
            Some(Pick::Deck) => ("draw-from", self.deck_tiles(width)),
            _ => {
                if let (Extent::Choice, Some(ways)) = (self.extent, self.ways(width)) {
                    parts.push(ways);
                }
                return parts;
            }
        };
        if !parts.is_empty() {
            parts.push(Part::Gap);
        }
        // Right under the question it need not be said again.
        if self.extent == Extent::Whole {
            parts.push(self.heading(id));
        }
        parts.push(tiles);
        parts
    }

    fn ways(&self, width: u16) -> Option<Part<'a>> {
        let (ways, at) = pay::chosen(self.view.table(), self.seat, self.pick)?;
        Some(Part::Ways(mission::ways(self.text, self.look, &ways, at, width)))
    }

    fn heading(&self, id: &str) -> Part<'a> {
        Part::Line(Line::from(self.look.span(self.text.ui(id), Ground::Page, Ink::Gold)))
    }

    fn chip_tiles(&self, chips: &[Chip], at: Option<usize>) -> Part<'a> {
        let held = self.view.holding(self.seat).chips;
        let tiles: Vec<Tile> = ('a'..)
            .zip(chips)
            .enumerate()
            .map(|(place, (key, &chip))| Tile {
                key,
                name: self.text.chip(chip),
                aside: held.count(chip).to_string(),
                chosen: Some(place) == at,
                ..Tile::default()
            })
            .collect();
        let names = tiles.iter().map(|tile| self.look.show(&tile.name).chars().count());
        let width = names.max().unwrap_or(0) as u16 + 8;
        Part::Tiles(tiles, width)
    }

    fn deck_tiles(&self, width: u16) -> Part<'a> {
        let tile = |(key, tier): (char, Tier)| {
            let left = self.view.piles().of(tier);
            let id = match tier {
                Tier::Light => "tier-light",
                Tier::Medium => "tier-medium",
                Tier::Dark => "tier-dark",
            };
            Tile {
                key,
                name: self.text.ui(id),
                aside: left.to_string(),
                says: self.text.ui(&format!("{id}-says")),
                chosen: false,
                dull: left == 0,
            }
        };
        let tiles = ('1'..).zip(Tier::ALL).map(tile).collect();
        Part::Tiles(tiles, (width - 2) / 3)
    }

    fn cards(&self) -> Vec<Card<'a>> {
        let card = |(place, &mission): (usize, &Mission)| {
            let key = Some(char::from(b'a' + place as u8));
            let payable = Payable::of(self.view.table(), self.seat, mission, &self.hand);
            let (key, pointed, chosen, pay) = match self.pick {
                // What cannot be paid is not chosen.
                Some(Pick::Missions { at, pay, .. }) => {
                    let here = *at == Some(place);
                    let now = matches!(payable, Payable::Now(_));
                    (key, here && !now, here && now, here.then_some(*pay))
                }
                Some(Pick::PutBack { at, chosen, .. }) => {
                    (key, *at == Some(place), chosen.contains(&mission), None)
                }
                _ => (None, false, false, None),
            };
            Card {
                look: self.look,
                text: self.text,
                view: self.view,
                seat: self.seat,
                mission,
                // Nothing is paid for any more when a chip is kept.
                payable: match self.pick {
                    Some(Pick::Chip { purpose: ChipFor::Keep, .. }) => None,
                    _ => Some(payable),
                },
                key,
                pointed,
                chosen,
                pay,
                does: Does::Fully,
                tells: true,
            }
        };
        if self.view.own().is_none() {
            return Vec::new();
        }
        self.hand.iter().enumerate().map(card).collect()
    }

    /// What lies open before the player.
    fn laid(&self, width: u16) -> Vec<Line<'static>> {
        let laid: Vec<String> =
            self.view.holding(self.seat).laid.iter().map(|m| self.text.mission(m)).collect();
        if laid.is_empty() {
            return Vec::new();
        }
        let line = self.text.ui_with("laid-out", [("missions", laid.join("; ").into())]);
        let lines = wrap(&self.look.show(&line), usize::from(width));
        let quiet = |line: &String| Line::from(self.look.span(line, Ground::Page, Ink::Quiet));
        lines.iter().map(quiet).collect()
    }

    fn inner(area: Rect) -> Rect {
        Rect { x: area.x + 1, width: area.width - 2, ..area }
    }

    fn places(&self, area: Rect) -> Vec<(Rect, Part<'a>)> {
        let area = Self::inner(area);
        let above = match self.extent {
            Extent::Whole => area.height > 16,
            Extent::Hand => true,
            Extent::Choice | Extent::Ways => false,
        };
        let mut y = area.y + u16::from(above);
        let shorter = Rect { height: area.bottom() - y, ..area };
        let place = |part: Part<'a>| {
            let height = self.rows(&part, area.width).min(area.bottom().saturating_sub(y));
            let place = Rect { y, height, ..area };
            y += height;
            (place, part)
        };
        self.parts(shorter).into_iter().map(place).collect()
    }

    /// How many rows it takes of an area, with the one above it.
    pub(super) fn height(&self, area: Rect) -> u16 {
        let last = self.places(area).last().map_or(area.y, |(place, _)| place.bottom());
        last - area.y
    }

    /// Where a click chooses a mission, a way to pay, a deck or a chip.
    pub(super) fn spots(&self, area: Rect) -> Vec<Spot> {
        let spots = |(place, part): (Rect, Part<'a>)| match part {
            Part::Tiles(tiles, width) => self.tiles(&tiles, width).spots(place),
            Part::Card(card) => card.spots(place),
            Part::Ways(lines) => mission::way_spots(&lines, place),
            Part::Line(_) | Part::Gap => Vec::new(),
        };
        self.places(area).into_iter().flat_map(spots).collect()
    }
}

impl Widget for &MissionsScreen<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        for (place, part) in self.places(area) {
            match part {
                Part::Line(line) => write(&line, place, buffer),
                Part::Tiles(tiles, width) => self.tiles(&tiles, width).render(place, buffer),
                Part::Card(card) => (&*card).render(place, buffer),
                Part::Ways(lines) => {
                    for (row, (line, _)) in place.rows().zip(&lines) {
                        write(line, row, buffer);
                    }
                }
                Part::Gap => {}
            }
        }
    }
}
