//! The missions screen: the hand, what can be paid now, what is missing, and what lies open.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::pick::{ChipFor, Pick};
use super::signs::{chip_list, cost_words, own_parts};
use crate::engine::{Chip, Mission, Payment, Seat, Tier, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{Pen, wrap};
use crate::tui::theme::Look;
use crate::tui::widgets::markers::ground;
use crate::tui::widgets::{write, write_right};

/// Whether a mission can be paid for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Payable {
    /// Without a crown.
    Now,
    /// Only if one or two crowns stand for chips.
    WithCrowns(usize),
    /// Not: these are missing; `None` is any chip.
    Missing(Vec<Option<Chip>>),
    /// Not: one of these is missing, for a crown stands for the other.
    MissingOne(Vec<Option<Chip>>),
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
        // A lone crown stands for the chip that is named, and any chip is missing.
        if spare == 1 && held.len() == 1 && held.count(Chip::Crown) == 1 && !missing.is_empty() {
            return Payable::Missing(vec![None]);
        }
        if crowns > 0 && missing.len() > 1 && missing[0] == missing[1] {
            missing.truncate(1);
        }
        if crowns > 0 && missing.len() > 1 {
            Payable::MissingOne(missing)
        } else {
            Payable::Missing(missing)
        }
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
        let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
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
                wrap(&line, usize::from(area.width))
            }
        };
        let bottom = area.bottom().saturating_sub(laid.len() as u16).max(y);
        self.draw_hand(pen, Rect { y, height: bottom - y, ..area }, &hand);
        for (row, line) in (bottom..area.bottom()).zip(&laid) {
            pen.put(area.x, row, area.width, line, pen.look.ink(Ink::Quiet));
        }
    }

    /// Chips, intrigue cards and shields: what can be spent, and what is already won.
    fn draw_own(&self, pen: &mut Pen<'_>, area: Rect) -> u16 {
        let look = pen.look;
        let chips = self.view.holding(self.seat).chips;
        let mut line = Line::from(look.span(self.text.ui("your-chips"), Ground::Page, Ink::Gold));
        if chips.is_empty() {
            let none = format!("  {}", self.text.ui("none"));
            line.push_span(look.span(none, Ground::Page, Ink::Plain));
        }
        for words in chip_list(self.text, chips) {
            line.push_span(look.span(" ", Ground::Page, Ink::Plain));
            line.push_span(look.span(format!(" {words} "), Ground::Head, Ink::Strong));
        }
        let row = Rect { height: 1, ..area };
        write(&line, Rect { y: area.y + u16::from(area.height > 15), ..row }, pen.buffer);
        let mut y = area.y + 1 + u16::from(area.height > 15);
        if let Some(own) = self.view.own().filter(|_| self.whole) {
            let [_, intrigue, shields] = own_parts(self.text, self.view, own, false);
            let mut line = Line::default();
            for (label, words) in [intrigue, shields] {
                line.push_span(look.span(format!("{label} "), Ground::Page, Ink::Quiet));
                line.push_span(look.span(format!("{words}   "), Ground::Page, Ink::Plain));
            }
            if line.width() > usize::from(area.width) {
                let [_, intrigue, shields] = own_parts(self.text, self.view, own, true);
                line = Line::default();
                for (label, words) in [intrigue, shields] {
                    line.push_span(look.span(format!("{label} "), Ground::Page, Ink::Quiet));
                    line.push_span(look.span(format!("{words}  "), Ground::Page, Ink::Plain));
                }
            }
            write(&line, Rect { y, ..row }, pen.buffer);
            y += 1;
        }
        y
    }

    /// All texts if there is room; else that of the mission in question, and first lines.
    fn draw_hand(&self, pen: &mut Pen<'_>, area: Rect, hand: &[Mission]) {
        if hand.is_empty() && self.view.own().is_some() {
            pen.put(area.x, area.y, area.width, &self.text.ui("no-missions"), Style::new());
        }
        let look = pen.look;
        let texts: Vec<Vec<String>> = hand
            .iter()
            .map(|&m| wrap(&look.show(&self.text.mission_does(m)), usize::from(area.width) - 4))
            .collect();
        let paying = matches!(self.pick, Some(Pick::Missions { .. }));
        let first = (0..hand.len()).find(|&place| self.choice(place, hand[place]).here);
        let all: usize = texts.iter().map(|text| text.len() + 2).sum();
        let ways = first.filter(|_| paying).map_or(0, |place| {
            let pay = self.choice(place, hand[place]).chosen.unwrap_or_default();
            self.payment_lines(look, Ground::Page, hand[place], pay, area.width - 2).len()
        });
        let room = usize::from(area.height).saturating_sub(ways);
        let mut spare = room.saturating_sub(2 * hand.len());
        let mut shares = vec![0; hand.len()];
        for place in first.into_iter().chain(0..hand.len()) {
            if shares[place] == 0 {
                shares[place] = texts[place].len().min(spare);
                spare -= shares[place];
            }
        }
        let gap = u16::from(all + hand.len() <= room + 1);
        let mut y = area.y + u16::from(all + hand.len() <= room);
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
        let picked = choice.chosen.is_some() || choice.here;
        let (head, body) = match picked {
            true => (ground(self.seat), ground(self.seat)),
            false => (Ground::Head, Ground::Brick),
        };
        let title = Rect { height: 1, ..area };
        pen.fill(title, look.on(head, Ink::Plain));
        let mut line = Line::default();
        if let Some(key) = choice.key {
            let lies = if picked { Ground::Block(self.seat.index() as u8) } else { Ground::Key };
            let sign = match (picked, look.plain) {
                (true, true) => format!("{}{key} ", look.glyphs().cursor),
                (false, true) => format!("({key})"),
                _ => format!(" {key} "),
            };
            line.push_span(look.span(sign, lies, Ink::Strong));
        }
        let tier = self.text.ui(match mission.tier() {
            Tier::Light => "tier-light",
            Tier::Medium => "tier-medium",
            Tier::Dark => "tier-dark",
        });
        let costs = Line::from_iter([
            look.span(format!("{tier}  "), head, Ink::Quiet),
            look.span(cost_words(self.text, self.view, mission), head, Ink::Gold),
            look.span(" ", head, Ink::Plain),
        ]);
        line.push_span(look.span(format!(" {}", self.text.mission(mission)), head, Ink::Strong));
        let room = title.width.saturating_sub(costs.width() as u16 + 1);
        write(&line, Rect { width: room, ..title }, pen.buffer);
        write_right(&costs, title, pen.buffer);
        let mut y = area.y + 1;
        let row = |y: u16| Rect { y, height: 1, ..area };
        let inner = |row: Rect| Rect { x: row.x + 2, width: row.width - 2, ..row };
        let mut says = vec![self.payable_line(look, body, mission)];
        if let (Some(pay), Some(Pick::Missions { .. })) = (choice.chosen, self.pick) {
            says.extend(self.payment_lines(look, body, mission, pay, area.width - 2));
        }
        let quiet = if picked { Ink::Plain } else { Ink::Quiet };
        says.extend(does.iter().map(|line| Line::from(look.span(line, body, quiet))));
        for line in says {
            if y >= area.bottom() {
                break;
            }
            pen.fill(row(y), look.on(body, Ink::Plain));
            write(&line, inner(row(y)), pen.buffer);
            y += 1;
        }
        y
    }

    fn payable_line(&self, look: Look, lies: Ground, mission: Mission) -> Line<'static> {
        let glyphs = look.glyphs();
        let (sign, words, ink) = match Payable::of(self.view, self.seat, mission) {
            Payable::Now => (glyphs.yes, self.text.ui("payable"), Ink::Good),
            Payable::WithCrowns(1) => (glyphs.yes, self.text.ui("payable-crown"), Ink::Good),
            Payable::WithCrowns(_) => (glyphs.yes, self.text.ui("payable-crowns"), Ink::Good),
            Payable::Missing(chips) => {
                let words = self.missing_words(&chips, ", ");
                (glyphs.no, words, Ink::Bad)
            }
            Payable::MissingOne(chips) => {
                let or = format!(" {} ", self.text.ui("missing-or"));
                (glyphs.no, self.missing_words(&chips, &or), Ink::Bad)
            }
        };
        let ink =
            if matches!((lies, ink), (Ground::Side(_), Ink::Bad)) { Ink::Strong } else { ink };
        Line::from(look.span(format!("{sign} {words}"), lies, ink))
    }

    fn missing_words(&self, chips: &[Option<Chip>], between: &str) -> String {
        let chips = chips.iter().map(|chip| match chip {
            Some(chip) => self.text.chip(*chip),
            None => self.text.ui("any-chip"),
        });
        let chips = chips.collect::<Vec<_>>().join(between);
        self.text.ui_with("missing", [("chips", chips.into())])
    }

    /// The ways to pay, each with its key, the chosen one underlined and in brackets.
    fn payment_lines(
        &self,
        look: Look,
        lies: Ground,
        mission: Mission,
        pay: usize,
        width: u16,
    ) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let lead = look.span(format!("{} ", self.text.ui("pay-with")), lies, Ink::Plain);
        let indent = " ".repeat(lead.width());
        let mut line = Line::from(lead);
        let mut empty = true;
        for (number, way) in self.view.payments(self.seat, mission).enumerate() {
            let [one, other] = way.chips().map(|chip| self.text.chip(chip));
            let chosen = number == pay;
            let label = match chosen {
                true => format!("[{one} + {other}]"),
                false => format!(" {one} + {other} "),
            };
            let key = look.span(format!("{})", number + 1), lies, Ink::Gold);
            let ink = if chosen { Ink::Strong } else { Ink::Quiet };
            let label = look.span(label, lies, ink);
            if !empty && line.width() + key.width() + label.width() > usize::from(width) {
                lines.push(std::mem::take(&mut line));
                line.push_span(look.span(&indent, lies, Ink::Plain));
            }
            line.push_span(key);
            line.push_span(label);
            line.push_span(look.span(" ", lies, Ink::Plain));
            empty = false;
        }
        if !empty {
            lines.push(line);
        }
        lines
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
        pen.put(area.x, y + 1, area.width, &self.text.ui(id), look.accent());
        let mut row = y + 2;
        for (place, &chip) in chips.iter().enumerate() {
            let chosen = Some(place) == at;
            let key = char::from(b'a' + place as u8);
            self.draw_option(
                pen,
                Rect { y: row, height: 1, ..area },
                key,
                &self.text.chip(chip),
                chosen,
            );
            row += 1;
        }
        row + 1
    }

    /// A key and what it chooses.
    fn draw_option(&self, pen: &mut Pen<'_>, row: Rect, key: char, words: &str, chosen: bool) {
        let look = pen.look;
        let lies = if chosen { ground(self.seat) } else { Ground::Page };
        let block = if chosen { Ground::Block(self.seat.index() as u8) } else { Ground::Key };
        let sign = match (chosen, look.plain) {
            (true, true) => format!("{}{key} ", look.glyphs().cursor),
            (false, true) => format!("({key})"),
            _ => format!(" {key} "),
        };
        let line = Line::from_iter([
            look.span(sign, block, Ink::Strong),
            look.span(format!(" {words} "), lies, Ink::Plain),
        ]);
        write(&line, row, pen.buffer);
    }

    fn draw_decks(&self, pen: &mut Pen<'_>, area: Rect, y: u16) -> u16 {
        let look = pen.look;
        pen.put(area.x, y + 1, area.width, &self.text.ui("draw-from"), look.accent());
        let mut row = y + 2;
        for (number, tier) in crate::engine::Tier::ALL.into_iter().enumerate() {
            let left = self.view.piles().of(tier);
            let x = pen.option(area.x, row, number + 1);
            let gaps = [("tier", self.text.tier(tier).into()), ("count", left.into())];
            let style = if left == 0 { look.quiet() } else { Style::new() };
            pen.put(x, row, area.right() - x, &self.text.ui_with("deck", gaps), style);
            row += 1;
        }
        row + 1
    }
}
