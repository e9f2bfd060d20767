//! A player's own sheet: the hand, chips and missions, intrigue cards, shields by kind, on one page.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::GameTable;
use super::page::gap;
use super::pay::{self, Payable};
use super::signs::chip_list;
use crate::engine::{Influence, Mission, Seat, View};
use crate::tui::palette::{Ground, Ink};
use crate::tui::scene::Shared;
use crate::tui::widgets::Size;
use crate::tui::widgets::cards::{self, Cards, Held};
use crate::tui::widgets::mission::{self, Card, Does};
use crate::tui::widgets::page::{self, Page, picture};
use crate::tui::widgets::sentences::Prose;

impl GameTable {
    /// Fills the screen but for the keys.
    pub(super) fn draw_sheet(
        &self,
        shared: &Shared,
        area: Rect,
        (seat, own_alone): (Seat, bool),
        buffer: &mut Buffer,
    ) {
        let (text, look) = (&shared.text, shared.look);
        // Of the same moment as the table under it.
        let view = self.position().view(Some(seat));
        let (ground, width) = (Ground::Panel, page::width(area));
        let prose = Prose { look, names: &self.names, players: view.players(), ground, width };
        let own = self.own_things(shared, prose, &view, (seat, own_alone));
        let hand = self.hand_lines(shared, prose, &view, seat);
        let used = own.len() + hand.len() + 1;
        let room = page::room(area);
        let mut missions = Vec::new();
        // As much as there is room for.
        let ways = [
            (true, Does::Fully, true),
            (true, Does::Briefly, true),
            (true, Does::Briefly, false),
            (false, Does::Briefly, false),
            (true, Does::NotAtAll, false),
            (false, Does::NotAtAll, false),
        ];
        for way in ways {
            missions = self.mission_lines(shared, prose, &view, seat, way);
            if used + missions.len() + 2 * usize::from(way.2) <= room {
                break;
            }
        }
        let held = chip_list(text, view.holding(seat).chips);
        let words = (&*held, &*text.ui("sheet-no-chips"));
        let chips = mission::chips(look, ground, &text.ui("sheet-missions"), words, prose.width);
        let mut spare = room.saturating_sub(used + missions.len()).min(2);
        let mut lines = hand;
        for part in [[vec![chips], missions].concat(), own] {
            if spare > 0 {
                spare -= 1;
                lines.push(gap());
            }
            lines.extend(part);
        }
        let title = text.ui_with("sheet", [("name", self.names[seat].into())]);
        Page { look, title: &title, aside: "", lines: &lines, top: 0 }.render(area, buffer);
    }

    /// The influence cards as they lie under the court.
    fn hand_lines(
        &self,
        shared: &Shared,
        prose: Prose<'_>,
        view: &View,
        seat: Seat,
    ) -> Vec<Line<'static>> {
        let (text, look, size) = (&shared.text, shared.look, Size::Small);
        let cards = self.hand_in(view, seat);
        let held = |card: Option<Influence>| Some(Held { card: card?, key: None, chosen: false });
        let held: Vec<Option<Held>> = cards.into_iter().map(held).collect();
        if held.iter().all(Option::is_none) {
            let none = text.ui("none");
            return vec![label(prose, &text.ui("sheet-influence"), &none)];
        }
        let mut lines = vec![prose.heading(text.ui("sheet-influence"))];
        let cards = Cards { view, text, look, seat, held, size };
        let draw = |area: Rect, buffer: &mut Buffer| cards.render(area, buffer);
        lines.extend(picture(look, (prose.width, cards::height(size)), draw));
        lines
    }

    fn mission_lines(
        &self,
        shared: &Shared,
        prose: Prose<'_>,
        view: &View,
        seat: Seat,
        (tells, does, gaps): (bool, Does, bool),
    ) -> Vec<Line<'static>> {
        let (text, look) = (&shared.text, shared.look);
        let hand = pay::hand(self.session(), seat);
        let card = |(place, &mission): (usize, &Mission)| {
            let payable = Payable::of(view.table(), seat, mission, &hand);
            let (key, pointed, chosen, pay) = (None, false, false, None);
            let card = Card {
                look,
                text,
                view,
                seat,
                mission,
                payable: Some(payable),
                key,
                pointed,
                chosen,
                pay,
                does,
                tells,
            };
            let above = (gaps && place > 0).then(gap);
            let size = (prose.width, card.height(prose.width));
            let lines = picture(look, size, |area, buffer| card.render(area, buffer));
            above.into_iter().chain(lines)
        };
        hand.iter().enumerate().flat_map(card).collect()
    }

    /// Intrigue cards and when their owner is asked, shields, what is laid out.
    fn own_things(
        &self,
        shared: &Shared,
        prose: Prose<'_>,
        view: &View,
        (seat, own_alone): (Seat, bool),
    ) -> Vec<Line<'static>> {
        let text = &shared.text;
        let Some(own) = view.own() else { return Vec::new() };
        let or_none = |words: String| if words.is_empty() { text.ui("none") } else { words };
        let cards = text.list(own.intrigue.iter().map(|board| text.board_label(board)));
        let laid = text.list(view.holding(seat).laid.iter().map(|m| text.mission(m)));
        let mut lines = labelled(prose, &text.ui("sheet-intrigue"), &or_none(cards));
        if !own.intrigue.is_empty() && self.host.hides() {
            let id = match own_alone {
                _ if self.host.is_out(seat) => "order-none",
                true => "order-own",
                false => "order-all",
            };
            lines.extend(prose.lines(&text.ui(id), Ink::Quiet));
        }
        let shields = match view.counts(seat).shields {
            0 => text.ui("none"),
            _ => text.shields(&own.shields),
        };
        lines.extend(labelled(prose, &text.ui("sheet-shields"), &shields));
        if !laid.is_empty() {
            lines.extend(labelled(prose, &text.ui("side-laid"), &laid));
        }
        lines
    }
}

/// A gold label, and words in the same line.
fn label(prose: Prose<'_>, label: &str, words: &str) -> Line<'static> {
    Line::from_iter([prose.span(format!("{label}  "), Ink::Gold), prose.span(words, Ink::Plain)])
}

/// The same in as many lines as it takes.
fn labelled(prose: Prose<'_>, name: &str, words: &str) -> Vec<Line<'static>> {
    let indent = prose.span(format!("{name}  "), Ink::Gold).width() as u16;
    let inner = Prose { width: prose.width - indent, ..prose };
    let lines = inner.lines(words, Ink::Plain).into_iter().enumerate();
    let lines = lines.map(|(place, mut line)| {
        let lead = match place {
            0 => prose.span(format!("{name}  "), Ink::Gold),
            _ => prose.span(" ".repeat(indent.into()), Ink::Plain),
        };
        line.spans.insert(0, lead);
        line
    });
    lines.collect()
}
