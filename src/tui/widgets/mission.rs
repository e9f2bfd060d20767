//! A mission as a card: its key, what it is called, what it costs, whether and how it can be paid,
//! and what it does.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::markers::{block, ground};
use super::tiles::key_cap;
use super::{Spot, write, write_right};
use crate::engine::{Mission, Payment, Seat, Tier, View};
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
    /// Whether it can be paid for; `None` where nothing is laid out any more.
    pub(in crate::tui) payable: Option<Payable>,
    /// The key that chooses it now.
    pub(in crate::tui) key: Option<char>,
    /// Whether the cursor is here: not the same as chosen.
    pub(in crate::tui) pointed: bool,
    pub(in crate::tui) chosen: bool,
    /// The way to pay that is chosen, where one can be.
    pub(in crate::tui) pay: Option<usize>,
    /// How much it says of what it does.
    pub(in crate::tui) does: Does,
    /// Whether what is missing stands in a row of its own.
    pub(in crate::tui) tells: bool,
}

impl Card<'_> {
    fn grounds(&self) -> (Ground, Ground) {
        match self.chosen {
            true => (block(self.seat), ground(self.seat)),
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
        let says = self.says(width).len();
        self.heads(width).len() as u16 + (says + self.does(width).len()) as u16
    }

    /// Its name at the left and what it costs at the right: in one row, or in two.
    fn heads(&self, width: u16) -> Vec<[Line<'static>; 2]> {
        let (name, tier, cost) = self.head();
        let [both, costs] = [name.width() + cost.width(), tier.width() + cost.width()];
        let with_tier = Line::from_iter(std::iter::once(tier).chain(cost.spans.clone()));
        if both + costs - cost.width() < usize::from(width) {
            vec![[name, with_tier]]
        } else if both < usize::from(width) {
            // What it costs tells the deck, too, where there is no room for both.
            vec![[name, cost]]
        } else {
            vec![[name, Line::default()], [Line::default(), with_tier]]
        }
    }

    fn head(&self) -> (Line<'static>, Span<'static>, Line<'static>) {
        let (look, (head, _)) = (self.look, self.grounds());
        let mut line = Line::default();
        if let Some(key) = self.key {
            line.push_span(key_cap(look, key, Some(self.seat), self.chosen));
        }
        if self.pointed {
            line.push_span(look.sign(look.glyphs().cursor, head, Ink::Gold));
        }
        if let Some(payable) = self.payable.as_ref().filter(|_| !self.tells) {
            let (sign, ink) = match payable {
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
        (line, tier, Line::from_iter(costs))
    }

    /// Whether and how it can be paid, or what is missing.
    fn says(&self, width: u16) -> Vec<Line<'static>> {
        let (look, (_, body)) = (self.look, self.grounds());
        let chips = match self.payable.as_ref().filter(|_| self.tells) {
            None => return Vec::new(),
            Some(Payable::Now(ways)) => return vec![self.paid_by(ways, width)],
            Some(payable) => payable.missing(self.text),
        };
        let words = self.text.ui_with("missing", [("chips", chips.into())]);
        // Red is hard to read on the colours of some players.
        let ink = if matches!(body, Ground::Side(_)) { Ink::Strong } else { Ink::Bad };
        let words = format!("{} {words}", look.glyphs().no);
        let lines = wrap(&look.show(&words), usize::from(width) - 3);
        lines.iter().map(|line| Line::from(look.span(line, body, ink))).collect()
    }

    /// What would be paid, and whether there are other ways.
    fn paid_by(&self, ways: &[Payment], width: u16) -> Line<'static> {
        let (look, (_, body)) = (self.look, self.grounds());
        let Some(way) = ways.get(self.pay.unwrap_or(0)) else { return Line::default() };
        let words = format!("{} {}", look.glyphs().yes, way_words(self.text, way));
        let mut line = Line::from(look.span(words, body, Ink::Good));
        let points = self.text.worth(self.view.components());
        let points = self.text.ui_with("card-worth", [("points", points.into())]);
        let others = ways.len() - 1;
        let others = self.text.ui_with("pay-others", [("count", others.into())]);
        let more = [(points, Ink::Strong), (others, Ink::Quiet)];
        for (words, ink) in more.into_iter().take(if ways.len() > 1 { 2 } else { 1 }) {
            let words = look.span(format!("  {words}"), body, ink);
            if line.width() + words.width() + 3 <= usize::from(width) {
                line.push_span(words);
            }
        }
        line
    }

    /// Where a click chooses the card, and once more another way to pay.
    pub(in crate::tui) fn spots(&self, area: Rect) -> Vec<Spot> {
        let Some(key) = self.key else { return Vec::new() };
        let whole = Rect { height: self.height(area.width).min(area.height), ..area };
        vec![Spot { area: whole, key: KeyCode::Char(key) }]
    }
}

impl Widget for &Card<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (look, (head, body)) = (self.look, self.grounds());
        let mut rows = area.rows();
        for ([name, cost], row) in self.heads(area.width).into_iter().zip(rows.by_ref()) {
            buffer.set_style(row, look.on(head, Ink::Plain));
            let room = row.width.saturating_sub(cost.width() as u16);
            write(&name, Rect { width: room, ..row }, buffer);
            write_right(&cost, row, buffer);
        }
        let quiet = if self.chosen { Ink::Plain } else { Ink::Quiet };
        let does = self.does(area.width);
        let does = does.iter().map(|line| Line::from(look.span(line, body, quiet)));
        let says = self.says(area.width).into_iter();
        for (row, line) in rows.zip(says.chain(does)) {
            buffer.set_style(row, look.on(body, Ink::Plain));
            let inner = Rect { x: row.x + 2, width: row.width - 2, ..row };
            write(&line, inner, buffer);
        }
    }
}

/// The two chips of a payment: "letter + ring".
fn way_words(text: &Text, way: &Payment) -> String {
    let [one, other] = way.chips();
    format!("{} + {}", text.chip(one), text.chip(other))
}

/// A line of ways to pay, and where each stands in it: column, width, number.
pub(in crate::tui) type Ways = (Line<'static>, Vec<(u16, u16, u8)>);

/// The ways to pay, each with the digit that chooses it, in as many lines as they need.
pub(in crate::tui) fn ways(
    text: &Text,
    look: Look,
    ways: &[Payment],
    chosen: usize,
    width: u16,
) -> Vec<Ways> {
    let span = |words: &str, ink| look.span(words, Ground::Page, ink);
    let lead = span(&text.ui("pay-ways"), Ink::Quiet);
    let indent = " ".repeat(lead.width());
    let mut lines: Vec<Ways> = vec![(Line::from(lead), Vec::new())];
    for (place, way) in ways.iter().enumerate() {
        let here = place == chosen;
        let words = match (look.plain, here) {
            (true, true) => format!("[{}]", way_words(text, way)),
            _ => way_words(text, way),
        };
        let sign = if look.plain { ")" } else { "" };
        let number = span(&format!("  {}{sign} ", place + 1), Ink::Gold);
        let mut name = span(&words, if here { Ink::Strong } else { Ink::Plain });
        if here && !look.plain {
            name.style = name.style.add_modifier(Modifier::UNDERLINED);
        }
        let taken = lines.last().map_or(0, |(line, _)| line.width());
        if taken + number.width() + name.width() > usize::from(width) {
            lines.push((Line::from(span(&indent, Ink::Plain)), Vec::new()));
        }
        if let Some((line, places)) = lines.last_mut() {
            let long = (number.width() + name.width()) as u16;
            places.push((line.width() as u16, long, place as u8 + 1));
            line.spans.extend([number, name]);
        }
    }
    lines
}

/// Where a click chooses a way to pay, when its lines begin here.
pub(in crate::tui) fn way_spots(lines: &[Ways], area: Rect) -> Vec<Spot> {
    let rows = (area.y..).zip(lines);
    let spots = rows.flat_map(|(y, (_, places))| {
        places.iter().map(move |&(x, width, number)| Spot {
            area: Rect { x: area.x + x, y, width, height: 1 },
            key: KeyCode::Char(char::from(b'0' + number)),
        })
    });
    spots.collect()
}

/// Chips in a row, each on a ground of its own: "2 crowns"; closer together where there is little
/// room, for none may be missing.
pub(in crate::tui) fn chips(
    look: Look,
    lies: Ground,
    label: &str,
    (words, none): (&[String], &str),
    width: u16,
) -> Line<'static> {
    if words.is_empty() {
        let label = look.span(label, lies, Ink::Gold);
        return Line::from_iter([label, look.span(format!("  {none}"), lies, Ink::Quiet)]);
    }
    let line = |gap: &str, pad: &str| {
        let mut line = Line::from(look.span(label, lies, Ink::Gold));
        for words in words {
            line.push_span(look.span(gap, lies, Ink::Plain));
            line.push_span(look.span(format!("{pad}{words}{pad}"), Ground::Head, Ink::Strong));
        }
        line
    };
    let fits = |line: &Line<'_>| line.width() <= usize::from(width);
    let loose = [("  ", " "), (" ", " ")].map(|(gap, pad)| line(gap, pad));
    loose.into_iter().find(fits).unwrap_or_else(|| line(" ", ""))
}

/// The same in as many rows as they need, under a label of their own.
pub(in crate::tui) fn chip_rows(look: Look, words: &[String], width: u16) -> Vec<Line<'static>> {
    let mut rows: Vec<Line<'static>> = Vec::new();
    for words in words {
        let chip = look.span(format!(" {words} "), Ground::Head, Ink::Strong);
        match rows.last_mut() {
            Some(row) if row.width() + 1 + chip.width() <= usize::from(width) => {
                row.push_span(look.span(" ", Ground::Page, Ink::Plain));
                row.push_span(chip);
            }
            _ => rows.push(Line::from(chip)),
        }
    }
    rows
}
