//! Beside the court, where there is room: one's missions with where their chips come from, intrigue
//! cards and shields, what is laid out.

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::signs::Few;
use super::{GameTable, signs};
use crate::engine::{Chip, Mission, Phase, Seat, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::Pen;
use crate::tui::scene::Shared;
use crate::tui::theme::Look;
use crate::tui::widgets::markers::ink;
use crate::tui::widgets::news::Why;
use crate::tui::widgets::prose::flow;
use crate::tui::widgets::write;

/// A heading, if it has one, and what stands under it.
type Part = (Option<String>, Vec<Line<'static>>);

/// What is laid out: player by player, a mission a line; what each does in a line, with the letters
/// of those who have it; or not at all.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Laid {
    Lines,
    Kinds,
    None,
}

/// What is told of the missions in hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aims {
    None,
    /// What they cost.
    Costs,
    /// And what they are.
    Named,
    /// And where the chips come from that are missing.
    Whence,
}

impl GameTable {
    /// Draws what stands beside a large court; tells whether the news are there.
    pub(super) fn draw_side(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        view: &View,
        missions: bool,
    ) -> bool {
        if area.height < 3 {
            return false;
        }
        let inner =
            Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
        let (parts, tells) = self.side_parts(shared, inner, view, missions);
        let mut y = inner.y;
        for (heading, lines) in &parts {
            let heading = heading
                .as_ref()
                .map(|words| Line::from(shared.look.span(words, Ground::Page, Ink::Gold)));
            for line in heading.iter().chain(lines) {
                write(line, Rect { y, height: 1, ..inner }, pen.buffer);
                y += 1;
            }
            y += 1;
        }
        tells
    }

    /// One's own things first, so that they stay where they are, by name as long as that can be; then
    /// what the others did since one's last turn, or what boards have paid, if it fits; then what is
    /// laid out, which shares its lines before it goes: everybody's is two keys away, one's own would
    /// need the curtain.
    fn side_parts(
        &self,
        shared: &Shared,
        inner: Rect,
        view: &View,
        missions: bool,
    ) -> (Vec<Part>, bool) {
        let laid = [Laid::Lines, Laid::Kinds, Laid::None]
            .map(|laid| self.laid_part(shared, view, inner.width, laid));
        let own = |aims| {
            // Chips are of use no more when all is over.
            let over = view.phase() == Phase::Over && aims == Aims::Whence;
            let aims = if over { Aims::Named } else { aims };
            self.own_parts(shared, view, inner.width, if missions { Aims::None } else { aims })
        };
        let [whence, named, costs, none] =
            [Aims::Whence, Aims::Named, Aims::Costs, Aims::None].map(own);
        let news = self.news_parts(shared, inner.width);
        let silence = Vec::new();
        let news: Vec<&Vec<Part>> = news.iter().filter(|news| !news.is_empty()).collect();
        let [named, costly] = [vec![&whence, &named], vec![&costs]];
        let silent = [news.clone(), vec![&silence]].concat();
        let mut ways: Vec<[&Vec<Part>; 3]> = Vec::new();
        for (own, told) in [(named, silent), (costly, news)] {
            for told in told {
                for laid in [&laid[..2], &laid[2..]] {
                    for own in &own {
                        ways.extend(laid.iter().map(|laid| [*own, told, laid]));
                    }
                }
            }
        }
        ways.extend([&costs, &none].map(|own| [own, &silence, &silence]));
        let parts = |way: [&Vec<Part>; 3]| (way.map(|part| &part[..]).concat(), !way[1].is_empty());
        let mut ways = ways.into_iter().map(parts);
        let fits = |(parts, _): &(Vec<Part>, bool)| height(parts) <= inner.height.into();
        let (parts, tells) = ways.find(fits).unwrap_or_default();
        (parts, tells && self.is_turn())
    }

    /// On one's turn what the others did since the last one; while boards are scored what those
    /// before have paid: with the reasons of bots, and without.
    fn news_parts(&self, shared: &Shared, width: u16) -> [Vec<Part>; 2] {
        let (id, news) = match () {
            () if self.is_spoken_to() => return [Vec::new(), Vec::new()],
            () if self.is_turn() => ("side-news", self.news_now(shared)),
            () => ("side-paid", self.paid_so_far(shared)),
        };
        [Why::All, Why::Not].map(|why| {
            let lines: Vec<_> = news.apart(width, why).into_iter().map(|(line, _)| line).collect();
            let heading = || Some(shared.text.ui(id));
            (!lines.is_empty()).then(|| (heading(), lines)).into_iter().collect()
        })
    }

    /// One's missions, intrigue cards and shields.
    fn own_parts(&self, shared: &Shared, view: &View, width: u16, aims: Aims) -> Vec<Part> {
        let (text, look) = (&shared.text, shared.look);
        let Some(secret) = view.own() else { return Vec::new() };
        let held = secret.missions.iter();
        let mut lines: Vec<_> = held.flat_map(|m| aim(text, look, view, m, aims)).collect();
        let heading = (!lines.is_empty()).then(|| text.ui("side-missions"));
        let [_, _, shields] = signs::own_parts(text, view, secret, Few::Not);
        let cards = secret.intrigue.iter().map(|board| text.board_label(board));
        let cards = Some(text.list(cards)).filter(|cards| !cards.is_empty());
        let cards = cards.map(|cards| (text.ui("own-intrigue"), cards));
        for (label, words) in cards.into_iter().chain([shields]) {
            let label = look.span(format!("{label} "), Ground::Page, Ink::Gold);
            let plain = look.span(words, Ground::Page, Ink::Plain);
            lines.extend(flow(&[label, plain], width, 2));
        }
        vec![(heading, lines)]
    }

    /// How many rows one's intrigue cards and shields take under one's missions.
    pub(super) fn own_rows(&self, shared: &Shared, view: &View, width: u16) -> u16 {
        match self.own_parts(shared, view, width.saturating_sub(2), Aims::None) {
            parts if height(&parts) == 0 => 0,
            parts => height(&parts) as u16 + 1,
        }
    }

    fn laid_part(&self, shared: &Shared, view: &View, width: u16, laid: Laid) -> Vec<Part> {
        let lines = match laid {
            Laid::None => Vec::new(),
            Laid::Kinds => laid_kinds((&shared.text, shared.look), view, width),
            Laid::Lines => laid_out((&shared.text, shared.look), view, &self.names, width),
        };
        let heading = || Some(shared.text.ui("side-laid"));
        (!lines.is_empty()).then(|| (heading(), lines)).into_iter().collect()
    }

    /// One's own things in the rows under the players' table, where they fit: what happened has
    /// its place under the court then.
    pub(super) fn own_beside(
        &self,
        shared: &Shared,
        area: Rect,
        view: &View,
    ) -> Vec<Line<'static>> {
        let (text, look) = (&shared.text, shared.look);
        let Some(secret) = view.own() else { return Vec::new() };
        let inner = area.width.saturating_sub(2);
        let [_, intrigue, shields] = signs::own_parts(text, view, secret, Few::Not);
        let mut lines =
            vec![Line::from(look.span(text.ui("side-missions"), Ground::Page, Ink::Gold))];
        for mission in secret.missions.iter() {
            let cost = signs::cost_words(text, view, mission);
            lines.push(Line::from(look.span(cost, Ground::Page, Ink::Plain)));
        }
        let held = [(intrigue, secret.intrigue.is_empty()), (shields, secret.shields.is_empty())];
        for ((label, words), none) in held {
            if !none {
                let label = look.span(format!("{label} "), Ground::Page, Ink::Quiet);
                let plain = look.span(words, Ground::Page, Ink::Plain);
                lines.extend(flow(&[label, plain], inner, 2));
            }
        }
        let wide = lines.iter().map(Line::width).max().unwrap_or(0);
        match lines.len() <= area.height.into() && wide <= inner.into() {
            true => lines,
            false => Vec::new(),
        }
    }
}

/// How many rows parts take, with one between them.
fn height(parts: &[Part]) -> usize {
    let rows = |(heading, lines): &Part| lines.len() + usize::from(heading.is_some()) + 1;
    parts.iter().map(rows).sum::<usize>().saturating_sub(1)
}

/// A mission: what it is, what it costs, and where what is missing can be had.
fn aim(text: &Text, look: Look, view: &View, mission: Mission, aims: Aims) -> Vec<Line<'static>> {
    let cost = view.components().cost(mission);
    let from = |chip: Chip| {
        text.list(signs::boards_of(view, chip).iter().map(|board| text.board_label(board)))
    };
    let costs = signs::cost_words(text, view, mission);
    let mut lines = match aims {
        Aims::None => return Vec::new(),
        Aims::Costs => return vec![Line::from(look.span(costs, Ground::Page, Ink::Plain))],
        Aims::Named | Aims::Whence => {
            let pays = |seat| view.table().payments(seat, mission).next().is_some();
            let mut costs = Line::from(look.span(format!("  {costs}"), Ground::Page, Ink::Gold));
            if view.viewer().is_some_and(pays) {
                costs.push_span(look.span(
                    format!(" {}", look.glyphs().yes),
                    Ground::Page,
                    Ink::Good,
                ));
            }
            let name = Line::from(look.span(text.mission(mission), Ground::Page, Ink::Strong));
            vec![name, costs]
        }
    };
    let held = view.viewer().map(|seat| view.holding(seat).chips).unwrap_or_default();
    let wanted = [Some(cost.first), cost.second].into_iter().flatten();
    let missing: Vec<Chip> =
        wanted.filter(|&chip| aims == Aims::Whence && held.count(chip) == 0).collect();
    let mut seen: Vec<Chip> = Vec::new();
    for chip in missing {
        if !seen.contains(&chip) {
            seen.push(chip);
            let gaps = [("chip", text.chip(chip).into()), ("boards", from(chip).into())];
            let words = text.ui_with("side-chip", gaps);
            lines.push(Line::from(look.span(format!("  {words}"), Ground::Page, Ink::Quiet)));
        }
    }
    lines
}

/// What the missions that are laid out do, a line each, with the letters of those who have it.
fn laid_kinds((text, look): (&Text, Look), view: &View, width: u16) -> Vec<Line<'static>> {
    let columns = usize::from(width);
    let line = |(mission, owners): (Mission, Vec<Seat>)| {
        let words = look.show(&text.mission(mission));
        let used = words.width() + owners.len();
        let gap = columns.saturating_sub(used).max(1);
        let mut line = Line::from(look.span(words, Ground::Page, Ink::Plain));
        line.push_span(" ".repeat(gap));
        line.extend(
            owners.iter().map(|&seat| look.span(seat.to_string(), Ground::Page, ink(seat))),
        );
        line
    };
    signs::laid_by_kind(text, view).into_iter().map(line).collect()
}

/// Everybody's missions that are laid out, those of one kind together, names in a column.
fn laid_out(
    (text, look): (&Text, Look),
    view: &View,
    names: &crate::text::Names,
    width: u16,
) -> Vec<Line<'static>> {
    let short = |seat: Seat| names[seat].chars().take(8).collect::<String>();
    let column = view.seats().map(|seat| short(seat).width()).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for seat in view.seats() {
        let mut kinds: Vec<(String, u8)> = Vec::new();
        for mission in view.holding(seat).laid.iter() {
            let words = text.mission(mission);
            match kinds.iter_mut().find(|(known, _)| *known == words) {
                Some((_, count)) => *count += 1,
                None => kinds.push((words, 1)),
            }
        }
        let words = kinds.into_iter().map(|(words, count)| match count {
            1 => words,
            _ => format!("{count}x {words}"),
        });
        let mut name = short(seat);
        for words in words {
            let room = width.saturating_sub(column as u16);
            for line in flow(&[look.span(words, Ground::Page, Ink::Plain)], room, 0) {
                let name = std::mem::take(&mut name);
                let pad = " ".repeat(column - name.width());
                let mut whole = Line::from(look.span(name, Ground::Page, ink(seat)));
                whole.push_span(look.span(pad, Ground::Page, Ink::Plain));
                whole.extend(line.spans);
                lines.push(whole);
            }
        }
    }
    lines
}
