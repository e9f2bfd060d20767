//! The missions screen: the hand, what can be paid now, what is missing, and what lies open.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::panel::{chip_sign, chips};
use super::pick::{ChipFor, Pick};
use crate::engine::{Chip, Mission, Payment, Seat, View};
use crate::text::Text;
use crate::tui::pen::{Pen, wrap};

/// Whether a mission can be paid for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Payable {
    /// Without a crown.
    Now,
    /// Only if a crown stands for a chip.
    WithCrown,
    /// Not: these are missing; `None` is any chip.
    Missing(Vec<Option<Chip>>),
}

impl Payable {
    /// What the table says of a mission and a player's chips (R7.1).
    pub(super) fn of(view: &View, seat: Seat, mission: Mission) -> Self {
        let mut ways = view.payments(seat, mission).peekable();
        if ways.peek().is_some() {
            let plain = |pay: Payment| !pay.chips().contains(&Chip::Crown);
            return if ways.any(plain) { Payable::Now } else { Payable::WithCrown };
        }
        let cost = view.components().cost(mission);
        let mut held = view.holding(seat).chips;
        let mut missing = Vec::new();
        let mut spare = 0;
        if !held.take(cost.first) {
            missing.push(Some(cost.first));
        }
        match cost.second {
            Some(chip) if held.take(chip) => {}
            Some(chip) => missing.push(Some(chip)),
            None if !held.is_empty() => spare = 1,
            None => missing.push(None),
        }
        // Crowns that are not spent on "?" stand for what is missing.
        let crowns =
            held.count(Chip::Crown).saturating_sub(u8::from(spare == 1 && held.len() == 1));
        missing.truncate(missing.len().saturating_sub(crowns.into()).max(1));
        Payable::Missing(missing)
    }
}

/// The chips on a mission as signs: "S?".
pub(super) fn cost_signs(text: &Text, view: &View, mission: Mission) -> String {
    let cost = view.components().cost(mission);
    let second = cost.second.map_or_else(|| "?".to_owned(), |chip| chip_sign(text, chip));
    format!("{}{second}", chip_sign(text, cost.first))
}

/// The missions screen.
pub(super) struct MissionsScreen<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) seat: Seat,
    pub(super) pick: Option<&'a Pick>,
}

impl MissionsScreen<'_> {
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let look = pen.look;
        let holding = self.view.holding(self.seat);
        let chips = chips(self.text, holding.chips);
        let none = self.text.ui("none");
        let shown = if chips.is_empty() { none } else { chips };
        let mut y = area.y;
        let end = pen.put(area.x + 1, y, area.width, &self.text.ui("your-chips"), look.quiet());
        pen.put(end + 1, y, area.width, &shown, look.gold().patch(look.strong()));
        pen.right(area, y, &self.text.ui("missions-legend"), look.quiet());
        y += 1;
        if let Some(Pick::Chip { chips, at, purpose }) = self.pick {
            y = self.draw_chips(pen, area, y, chips, *at, *purpose);
        }
        if let Some(Pick::Deck) = self.pick {
            y = self.draw_decks(pen, area, y);
        }
        let hand: Vec<Mission> =
            self.view.own().map(|own| own.missions.iter().collect()).unwrap_or_default();
        let laid: Vec<Mission> = holding.laid.iter().collect();
        let below = if laid.is_empty() { 0 } else { 1 + (laid.len() as u16).min(4) };
        let space = area.bottom().saturating_sub(y + below);
        let each = (space / (hand.len().max(1) as u16)).clamp(1, 5);
        for (place, &mission) in hand.iter().enumerate() {
            if y + 1 > area.bottom() {
                break;
            }
            let height = each.min(area.bottom() - y);
            self.draw_mission(pen, Rect { y, height, ..area }, place, mission);
            y += each;
        }
        if hand.is_empty() && self.view.own().is_some() {
            pen.put(area.x + 1, y, area.width, &self.text.ui("no-missions"), look.quiet());
            y += 1;
        }
        if !laid.is_empty() && y + 1 < area.bottom() {
            pen.put(area.x + 1, y, area.width, &self.text.ui("laid-out"), look.quiet());
            y += 1;
            for mission in laid {
                if y >= area.bottom() {
                    break;
                }
                pen.put(area.x + 3, y, area.width - 3, &self.text.mission(mission), Style::new());
                y += 1;
            }
        }
    }

    fn draw_mission(&self, pen: &mut Pen<'_>, area: Rect, place: usize, mission: Mission) {
        let look = pen.look;
        let glyphs = look.glyphs();
        let (chosen, keyed, pay) = match self.pick {
            Some(Pick::Missions { at, pay, .. }) => (*at == Some(place), true, *pay),
            Some(Pick::PutBack { at, chosen, .. }) => {
                (chosen.contains(&mission) || *at == place, true, 0)
            }
            _ => (false, false, 0),
        };
        let mark = if chosen { glyphs.cursor } else { " " };
        pen.put(area.x, area.y, 1, mark, look.accent());
        if keyed {
            let key = char::from(b'a' + place as u8).to_string();
            pen.put(area.x + 1, area.y, 1, &key, look.key());
        }
        let title = self.text.mission(mission);
        let style = if chosen { look.chosen() } else { look.strong() };
        pen.put(area.x + 3, area.y, area.width - 20, &title, style);

        let payable = Payable::of(self.view, self.seat, mission);
        let signs = cost_signs(self.text, self.view, mission);
        let (sign, words, style) = match &payable {
            Payable::Now => (glyphs.yes, self.text.ui("payable"), look.fresh()),
            Payable::WithCrown => (glyphs.yes, self.text.ui("payable-crown"), look.gold()),
            Payable::Missing(chips) => {
                let chips = chips.iter().map(|chip| match chip {
                    Some(chip) => self.text.chip(*chip),
                    None => self.text.ui("any-chip"),
                });
                let chips = chips.collect::<Vec<_>>().join(", ");
                let words = self.text.ui_with("missing", [("chips", chips.into())]);
                (glyphs.no, words, look.refusal())
            }
        };
        let tier = self.text.tier(mission.tier());
        pen.right(Rect { height: 1, ..area }, area.y, &format!("{tier} {signs}"), look.gold());
        if area.height < 2 {
            return;
        }
        let end = pen.put(area.x + 3, area.y + 1, 1, sign, style);
        pen.put(end + 1, area.y + 1, area.width - 5, &words, style);
        let mut y = area.y + 2;
        if let (true, Some(Pick::Missions { .. })) = (chosen, self.pick) {
            let ways: Vec<Payment> = self.view.payments(self.seat, mission).collect();
            let mut x = area.x + 3;
            for (number, way) in ways.iter().enumerate() {
                let [one, other] = way.chips().map(|chip| chip_sign(self.text, chip));
                let style = if number == pay { look.chosen() } else { Style::new() };
                let bracket = if number == pay { ["[", "]"] } else { [" ", " "] };
                let label = format!("{}{} {one}+{other}{}", bracket[0], number + 1, bracket[1]);
                x = pen.put(x, y, area.right().saturating_sub(x), &label, style) + 1;
            }
            y += 1;
        }
        let does = self.text.mission_does(mission);
        for line in wrap(&look.show(&does), usize::from(area.width) - 4) {
            if y >= area.bottom() {
                break;
            }
            pen.put(area.x + 3, y, area.width - 3, &line, look.quiet());
            y += 1;
        }
    }

    fn draw_chips(
        &self,
        pen: &mut Pen<'_>,
        area: Rect,
        y: u16,
        chips: &[Chip],
        at: usize,
        purpose: ChipFor,
    ) -> u16 {
        let look = pen.look;
        let id = match purpose {
            ChipFor::Keep => "keep-chip",
            ChipFor::Change | ChipFor::LateChange => "change-chip",
        };
        pen.put(area.x + 1, y, area.width, &self.text.ui(id), look.accent());
        let mut row = y + 1;
        for (place, &chip) in chips.iter().enumerate() {
            let chosen = place == at;
            let mark = if chosen { look.glyphs().cursor } else { " " };
            pen.put(area.x, row, 1, mark, look.accent());
            let key = char::from(b'a' + place as u8).to_string();
            pen.put(area.x + 1, row, 1, &key, look.key());
            let style = if chosen { look.chosen() } else { Style::new() };
            pen.put(area.x + 3, row, area.width, &self.text.chip(chip), style);
            row += 1;
        }
        row + 1
    }

    fn draw_decks(&self, pen: &mut Pen<'_>, area: Rect, y: u16) -> u16 {
        let look = pen.look;
        pen.put(area.x + 1, y, area.width, &self.text.ui("draw-from"), look.accent());
        let mut row = y + 1;
        for (number, tier) in crate::engine::Tier::ALL.into_iter().enumerate() {
            let left = self.view.piles().of(tier);
            pen.put(area.x + 1, row, 1, &(number + 1).to_string(), look.key());
            let gaps = [("tier", self.text.tier(tier).into()), ("count", left.into())];
            let style = if left == 0 { look.quiet() } else { Style::new() };
            pen.put(area.x + 3, row, area.width, &self.text.ui_with("deck", gaps), style);
            row += 1;
        }
        row + 1
    }
}
