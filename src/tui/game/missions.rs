//! The missions screen: the hand, what can be paid now, what is missing, and what lies open.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::pick::{ChipFor, Pick};
use super::signs::{chip_words, cost_words, own_lines};
use crate::engine::{Chip, Mission, Payment, Seat, Tier, View};
use crate::text::Text;
use crate::tui::pen::{Pen, wrap};
use crate::tui::tint::Role;

/// Whether a mission can be paid for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Payable {
    /// Without a crown.
    Now,
    /// Only if one or two crowns stand for chips.
    WithCrowns(usize),
    /// Not: these are missing; `None` is any chip.
    Missing(Vec<Option<Chip>>),
}

impl Payable {
    /// What the table says of a mission and a player's chips (R7.1).
    pub(super) fn of(view: &View, seat: Seat, mission: Mission) -> Self {
        let crowns = |pay: Payment| pay.chips().iter().filter(|&&chip| chip == Chip::Crown).count();
        match view.payments(seat, mission).map(crowns).min() {
            Some(0) => return Payable::Now,
            Some(needed) => return Payable::WithCrowns(needed),
            None => {}
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

/// The missions screen.
pub(super) struct MissionsScreen<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) seat: Seat,
    pub(super) pick: Option<&'a Pick>,
    /// Whether intrigue cards and shields stand here, too, and not elsewhere.
    pub(super) whole: bool,
}

/// How a mission in hand stands to what is being chosen.
struct Choice {
    /// The key that chooses it.
    key: Option<char>,
    /// Under the cursor.
    here: bool,
    /// Chosen, with the number of the payment.
    chosen: Option<usize>,
}

impl MissionsScreen<'_> {
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let holding = self.view.holding(self.seat);
        let area = Rect { width: area.width - 1, ..area };
        let mut y = self.draw_own(pen, area);
        if let Some(Pick::Chip { chips, at, purpose }) = self.pick {
            y = self.draw_chips(pen, area, y, chips, *at, *purpose);
        }
        if let Some(Pick::Deck) = self.pick {
            y = self.draw_decks(pen, area, y);
        }
        let hand: Vec<Mission> =
            self.view.own().map(|own| own.missions.iter().collect()).unwrap_or_default();
        let laid: Vec<String> = holding.laid.iter().map(|m| self.text.mission(m)).collect();
        let laid = match laid.is_empty() {
            true => Vec::new(),
            false => {
                let gaps = [("missions", laid.join("; ").into())];
                let line = pen.look.show(&self.text.ui_with("laid-out", gaps));
                wrap(&line, usize::from(area.width) - 1)
            }
        };
        let bottom = area.bottom().saturating_sub(laid.len() as u16).max(y);
        self.draw_hand(pen, Rect { y, height: bottom - y, ..area }, &hand);
        for (row, line) in (bottom..area.bottom()).zip(&laid) {
            pen.put(area.x + 1, row, area.width - 1, line, Style::new());
        }
    }

    /// Chips, intrigue cards and shields: what can be spent, and what is already won.
    fn draw_own(&self, pen: &mut Pen<'_>, area: Rect) -> u16 {
        let chips = chip_words(self.text, self.view.holding(self.seat).chips);
        let shown = if chips.is_empty() { self.text.ui("none") } else { chips };
        let line = self.text.ui_with("your-chips", [("chips", shown.into())]);
        pen.put(area.x + 1, area.y, area.width - 1, &line, pen.look.strong());
        if !self.whole {
            return area.y + 1;
        }
        if let Some(own) = self.view.own() {
            let (room, lines) = (area.width - 1, |room| own_lines(self.text, self.view, own, room));
            let [intrigue, ..] = lines(room);
            let taken = intrigue.width() as u16 + 3;
            let [_, _, shields] = lines(room.saturating_sub(taken));
            let line = format!("{intrigue}   {shields}");
            pen.put(area.x + 1, area.y + 1, room, &line, Style::new());
        }
        area.y + 2
    }

    /// All texts if there is room; else that of the mission in question, and first lines.
    fn draw_hand(&self, pen: &mut Pen<'_>, area: Rect, hand: &[Mission]) {
        if hand.is_empty() && self.view.own().is_some() {
            pen.put(area.x + 1, area.y, area.width, &self.text.ui("no-missions"), Style::new());
        }
        let look = pen.look;
        let texts: Vec<Vec<String>> = hand
            .iter()
            .map(|&m| wrap(&look.show(&self.text.mission_does(m)), usize::from(area.width) - 4))
            .collect();
        let paying = matches!(self.pick, Some(Pick::Missions { .. }));
        let all: usize = texts.iter().map(|text| text.len() + 2).sum();
        let room = usize::from(area.height).saturating_sub(usize::from(paying));
        let mut spare = room.saturating_sub(2 * hand.len());
        let first = (0..hand.len()).find(|&place| self.choice(place, hand[place]).here);
        let mut shares = vec![0; hand.len()];
        for place in first.into_iter().chain(0..hand.len()) {
            if shares[place] == 0 {
                shares[place] = texts[place].len().min(spare);
                spare -= shares[place];
            }
        }
        let gap = u16::from(all + hand.len() <= room + 1);
        let mut y = area.y;
        for (place, &mission) in hand.iter().enumerate() {
            let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
            let shown = texts[place].get(..shares[place]).unwrap_or_default();
            y = self.draw_mission(pen, rest, &self.choice(place, mission), mission, shown) + gap;
        }
    }

    fn choice(&self, place: usize, mission: Mission) -> Choice {
        let key = Some(char::from(b'a' + place as u8));
        match self.pick {
            Some(Pick::Missions { at, pay, .. }) => {
                let here = *at == Some(place);
                Choice { key, here, chosen: here.then_some(*pay) }
            }
            Some(Pick::PutBack { at, chosen, .. }) => {
                let put = chosen.contains(&mission);
                Choice { key, here: *at == place, chosen: put.then_some(0) }
            }
            _ => Choice { key: None, here: false, chosen: None },
        }
    }

    fn draw_mission(
        &self,
        pen: &mut Pen<'_>,
        area: Rect,
        choice: &Choice,
        mission: Mission,
        does: &[String],
    ) -> u16 {
        if area.height == 0 {
            return area.y;
        }
        let look = pen.look;
        let plate = if choice.chosen.is_some() { look.chosen() } else { look.style(Role::Card) };
        let title = Rect { x: area.x + 1, width: area.width - 1, height: 1, ..area };
        pen.fill(title, plate);
        if choice.here || choice.chosen.is_some() {
            pen.put(area.x, area.y, 1, look.glyphs().cursor, look.accent());
        }
        let mut x = title.x;
        if let Some(key) = choice.key {
            x = pen.put(x, area.y, 3, &format!(" {key} "), look.key());
        }
        let tier = self.text.ui(match mission.tier() {
            Tier::Light => "tier-light",
            Tier::Medium => "tier-medium",
            Tier::Dark => "tier-dark",
        });
        let cost = cost_words(self.text, self.view, mission);
        let costs =
            self.text.ui_with("mission-cost", [("tier", tier.into()), ("cost", cost.into())]);
        let costs = costs + " ";
        let room = title.right().saturating_sub(x + 1 + pen.width(&costs) + 1);
        pen.put(x + 1, area.y, room, &self.text.mission(mission), plate.patch(look.strong()));
        pen.right(title, area.y, &costs, plate);
        let mut y = area.y + 1;
        if y < area.bottom() {
            self.draw_payable(
                pen,
                Rect { x: area.x + 3, y, width: area.width - 3, height: 1 },
                mission,
            );
            y += 1;
        }
        if let (Some(pay), Some(Pick::Missions { .. })) = (choice.chosen, self.pick)
            && y < area.bottom()
            && self.view.payments(self.seat, mission).next().is_some()
        {
            let rest = Rect { x: area.x + 3, y, width: area.width - 3, height: area.bottom() - y };
            y = self.draw_payments(pen, rest, mission, pay);
        }
        for line in does.iter().take(usize::from(area.bottom().saturating_sub(y))) {
            pen.put(area.x + 3, y, area.width - 3, line, Style::new());
            y += 1;
        }
        y
    }

    fn draw_payable(&self, pen: &mut Pen<'_>, row: Rect, mission: Mission) {
        let look = pen.look;
        let glyphs = look.glyphs();
        let (sign, words, style) = match Payable::of(self.view, self.seat, mission) {
            Payable::Now => (glyphs.yes, self.text.ui("payable"), look.fresh()),
            Payable::WithCrowns(1) => (glyphs.yes, self.text.ui("payable-crown"), look.fresh()),
            Payable::WithCrowns(_) => (glyphs.yes, self.text.ui("payable-crowns"), look.fresh()),
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
        let line = if style.bg.is_some() {
            format!(" {sign} {words} ")
        } else {
            format!("{sign} {words}")
        };
        pen.put(row.x, row.y, row.width, &line, style);
    }

    /// The ways to pay, each with its key; gives the row after them.
    fn draw_payments(&self, pen: &mut Pen<'_>, area: Rect, mission: Mission, pay: usize) -> u16 {
        let look = pen.look;
        let mut y = area.y;
        let words = self.text.ui("pay-with");
        let left = pen.put(area.x, y, area.width, &words, Style::new()) + 1;
        let mut x = left;
        for (number, way) in self.view.payments(self.seat, mission).enumerate() {
            let [one, other] = way.chips().map(|chip| self.text.chip(chip));
            let chosen = number == pay;
            let [open, close] = if chosen { ["[", "]"] } else { [" ", " "] };
            let label = format!("{open}{one} + {other}{close}");
            if x > left && x + 3 + pen.width(&label) > area.right() {
                (x, y) = (left, y + 1);
            }
            if y >= area.bottom() {
                break;
            }
            x = pen.option(x, y, number + 1) - 1;
            let style = if chosen { look.chosen() } else { Style::new() };
            x = pen.put(x, y, area.right().saturating_sub(x), &label, style) + 1;
        }
        (y + 1).min(area.bottom())
    }

    fn draw_chips(
        &self,
        pen: &mut Pen<'_>,
        area: Rect,
        y: u16,
        chips: &[Chip],
        at: Option<usize>,
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
            let chosen = Some(place) == at;
            let mark = if chosen { look.glyphs().cursor } else { " " };
            pen.put(area.x, row, 1, mark, look.accent());
            let x = pen.option(area.x + 1, row, char::from(b'a' + place as u8));
            let style = if chosen { look.chosen() } else { Style::new() };
            pen.put(x, row, area.right() - x, &self.text.chip(chip), style);
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
            let x = pen.option(area.x + 1, row, number + 1);
            let gaps = [("tier", self.text.tier(tier).into()), ("count", left.into())];
            let style = if left == 0 { look.quiet() } else { Style::new() };
            pen.put(x, row, area.right() - x, &self.text.ui_with("deck", gaps), style);
            row += 1;
        }
        row + 1
    }
}

/// The viewer's missions in a few words, as far as there is room: what to aim for.
pub(super) fn draw_aims(pen: &mut Pen<'_>, area: Rect, view: &View, text: &Text) {
    let Some(own) = view.own() else { return };
    let mut y = area.y;
    for mission in own.missions.iter() {
        if y >= area.bottom() {
            return;
        }
        let cost = cost_words(text, view, mission);
        pen.put(area.x + 1, y, area.width - 1, &text.mission(mission), pen.look.strong());
        y += 1;
        if y < area.bottom() {
            pen.put(area.x + 3, y, area.width - 3, &cost, Style::new());
            y += 1;
        }
    }
}
