//! A mission as a card: its key, what it is called, what it costs, whether and how it can be paid,
//! and what it does.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::markers::ground;
use super::tiles::key_cap;
use super::{Spot, write, write_right};
use crate::engine::{Chip, Components, Mission, Payment, Seat, Tier, View};
use crate::text::Text;
use crate::tui::game::Payable;
use crate::tui::game::signs::cost_words;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// How much a card says of what the mission does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum Does {
    Fully,
    Briefly,
    NotAtAll,
}

/// A mission in hand.
pub(in crate::tui) struct Card<'a> {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) text: &'a Text,
    pub(in crate::tui) view: &'a View,
    pub(in crate::tui) seat: Seat,
    pub(in crate::tui) mission: Mission,
    pub(in crate::tui) payable: Payable,
    /// The key that chooses it now.
    pub(in crate::tui) key: Option<char>,
    pub(in crate::tui) chosen: bool,
    /// The way to pay that is chosen, where one can be.
    pub(in crate::tui) pay: Option<usize>,
    /// Whether the ways to pay are told one by one.
    pub(in crate::tui) ways: bool,
    /// How much it says of what it does.
    pub(in crate::tui) does: Does,
    /// Whether what is missing stands in a row of its own.
    pub(in crate::tui) tells: bool,
}

impl Card<'_> {
    fn grounds(&self) -> (Ground, Ground) {
        match self.chosen {
            true => (ground(self.seat), ground(self.seat)),
            false => (Ground::Head, Ground::Brick),
        }
    }

    /// What it does, in lines.
    fn does(&self, width: u16) -> Vec<String> {
        let words = match self.does {
            Does::Fully => self.text.mission_does(self.mission),
            Does::Briefly => self.text.mission_brief(self.mission),
            Does::NotAtAll => return Vec::new(),
        };
        wrap(&self.look.show(&words), usize::from(width) - 4)
    }

    /// How many rows it takes.
    pub(in crate::tui) fn height(&self, width: u16) -> u16 {
        let says = if self.tells { self.says(width).len() } else { 0 };
        1 + (says + self.does(width).len()) as u16
    }

    fn head(&self, row: Rect, buffer: &mut Buffer) {
        let (look, (head, _)) = (self.look, self.grounds());
        buffer.set_style(row, look.on(head, Ink::Plain));
        let mut line = Line::default();
        if let Some(key) = self.key {
            line.push_span(key_cap(look, key, Some(self.seat), self.chosen));
        }
        if !self.tells {
            let (sign, ink) = match self.payable {
                Payable::Now(_) => (look.glyphs().yes, Ink::Good),
                _ => (look.glyphs().no, Ink::Bad),
            };
            line.push_span(look.span(" ", head, Ink::Plain));
            line.push_span(look.sign(sign, head, ink));
        }
        line.push_span(look.span(
            format!(" {}", self.text.mission(self.mission)),
            head,
            Ink::Strong,
        ));
        let tier = self.text.ui(match self.mission.tier() {
            Tier::Light => "tier-light",
            Tier::Medium => "tier-medium",
            Tier::Dark => "tier-dark",
        });
        let costs = [
            look.span(cost_words(self.text, self.view, self.mission), head, Ink::Gold),
            look.span(" ", head, Ink::Plain),
        ];
        let tier = look.span(format!("{tier}  "), head, Ink::Quiet);
        let mut right = Line::from_iter(costs);
        // Where it is worth something else than is usual, that must be seen.
        let points = self.view.components().points(self.mission);
        if points != Components::SHIPPED.points(self.mission) {
            let worth = self.text.ui_with("mission-worth", [("points", points.into())]);
            right.spans.insert(0, look.span(format!("{worth}  "), head, Ink::Strong));
        }
        // What it costs tells the deck, too, where there is no room for both.
        if line.width() + right.width() + tier.width() < usize::from(row.width) {
            right.spans.insert(0, tier);
        }
        let room = row.width.saturating_sub(right.width() as u16 + 1);
        write(&line, Rect { width: room, ..row }, buffer);
        write_right(&right, row, buffer);
    }

    /// Whether and how it can be paid, or what is missing.
    fn says(&self, width: u16) -> Vec<Line<'static>> {
        let (look, (_, body)) = (self.look, self.grounds());
        let (missing, between) = match &self.payable {
            Payable::Now(ways) => {
                return self.ways(ways, width).into_iter().map(|(line, _)| line).collect();
            }
            Payable::Missing(chips) => (chips, ", ".to_owned()),
            Payable::MissingOne(chips) => (chips, format!(" {} ", self.text.ui("missing-or"))),
        };
        let chips = missing.iter().map(|chip| match chip {
            Some(chip) => self.text.chip(*chip),
            None => self.text.ui("any-chip"),
        });
        let chips = chips.collect::<Vec<_>>().join(&between);
        let words = self.text.ui_with("missing", [("chips", chips.into())]);
        // Red is hard to read on the colours of some players.
        let ink = if matches!(body, Ground::Side(_)) { Ink::Strong } else { Ink::Bad };
        let words = format!("{} {words}", look.glyphs().no);
        let lines = wrap(&look.show(&words), usize::from(width) - 3);
        lines.iter().map(|line| Line::from(look.span(line, body, ink))).collect()
    }

    /// The ways to pay in lines, and where each stands in its line: what all of them have once,
    /// then only what differs.
    #[allow(clippy::type_complexity)] // A line and the places in it.
    fn ways(&self, ways: &[Payment], width: u16) -> Vec<(Line<'static>, Vec<(u16, u16, u8)>)> {
        let (look, (_, body)) = (self.look, self.grounds());
        let span = |words: &str, ink| look.span(words, body, ink);
        let shared =
            Chip::ALL.into_iter().find(|chip| ways.iter().all(|w| w.chips().contains(chip)));
        let named = |way: &Payment| {
            let [one, other] = way.chips();
            match shared {
                Some(chip) => self.text.chip(if one == chip { other } else { one }),
                None => format!("{} + {}", self.text.chip(one), self.text.chip(other)),
            }
        };
        let lead = match shared {
            Some(chip) => {
                let gaps = [("chip", self.text.chip(chip).into())];
                format!("{} {}", look.glyphs().yes, self.text.ui_with("pay-and", gaps))
            }
            None => look.glyphs().yes.to_owned(),
        };
        let mut lines = Vec::new();
        let (mut line, mut places) = (Line::from(span(&lead, Ink::Good)), Vec::new());
        if !self.ways || ways.len() < 2 {
            let words = match ways {
                [only] => named(only),
                _ => self.text.ui("payable"),
            };
            let lead = if ways.len() > 1 { look.glyphs().yes } else { &*lead };
            let words = span(&format!("{lead} {words}"), Ink::Good);
            return vec![(Line::from(words), Vec::new())];
        }
        for (place, way) in ways.iter().enumerate() {
            let chosen = self.pay == Some(place);
            let words = match (look.plain, chosen) {
                (true, true) => format!("[{}]", named(way)),
                _ => named(way),
            };
            let sign = if look.plain { ")" } else { " " };
            let number = span(
                &format!("{}{sign}", place + 1),
                if self.chosen { Ink::Gold } else { Ink::Quiet },
            );
            let mut name = span(&words, if chosen { Ink::Strong } else { Ink::Quiet });
            if chosen && !look.plain {
                name.style = name.style.add_modifier(Modifier::UNDERLINED);
            }
            let start = line.width() + 1;
            if start + number.width() + name.width() > usize::from(width) - 3 && !places.is_empty()
            {
                lines.push((std::mem::take(&mut line), std::mem::take(&mut places)));
                line.push_span(span("  ", Ink::Plain));
            }
            let start = line.width() as u16 + 1;
            let long = (number.width() + name.width()) as u16;
            places.push((start, long, place as u8 + 1));
            line.spans.extend([span(" ", Ink::Plain), number, name]);
        }
        lines.push((line, places));
        lines
    }

    /// Where a click chooses a way to pay, and where the card itself.
    pub(in crate::tui) fn spots(&self, area: Rect) -> Vec<Spot> {
        let Some(key) = self.key else { return Vec::new() };
        let mut spots = Vec::new();
        if let (Payable::Now(ways), true, true) = (&self.payable, self.chosen, self.tells) {
            for (y, (_, places)) in (area.y + 1..).zip(self.ways(ways, area.width)) {
                for (x, width, number) in places {
                    let area = Rect { x: area.x + 2 + x, y, width, height: 1 };
                    spots.push(Spot { area, key: KeyCode::Char(char::from(b'0' + number)) });
                }
            }
        }
        let whole = Rect { height: self.height(area.width).min(area.height), ..area };
        spots.push(Spot { area: whole, key: KeyCode::Char(key) });
        spots
    }
}

impl Widget for &Card<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (look, (_, body)) = (self.look, self.grounds());
        let mut rows = area.rows();
        let Some(top) = rows.next() else { return };
        self.head(top, buffer);
        let quiet = if self.chosen { Ink::Plain } else { Ink::Quiet };
        let does = self.does(area.width);
        let does = does.iter().map(|line| Line::from(look.span(line, body, quiet)));
        let says = if self.tells { self.says(area.width) } else { Vec::new() };
        for (row, line) in rows.zip(says.into_iter().chain(does)) {
            buffer.set_style(row, look.on(body, Ink::Plain));
            let inner = Rect { x: row.x + 2, width: row.width - 2, ..row };
            write(&line, inner, buffer);
        }
    }
}

/// Chips in a row, each on a ground of its own: "2 crowns".
pub(in crate::tui) fn chips(
    look: Look,
    lies: Ground,
    label: &str,
    words: &[String],
    none: &str,
) -> Line<'static> {
    let mut line = Line::from(look.span(label, lies, Ink::Gold));
    if words.is_empty() {
        line.push_span(look.span(format!("  {none}"), lies, Ink::Quiet));
    }
    for words in words {
        let gap: Span<'static> = look.span("  ", lies, Ink::Plain);
        line.push_span(gap);
        line.push_span(look.span(format!(" {words} "), Ground::Head, Ink::Strong));
    }
    line
}
