//! Beside the court, where there is room: what happened since the last turn, one's missions with
//! where their chips come from, what is laid out, intrigue cards and shields.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{GameTable, signs};
use crate::engine::{Chip, Mission, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::Pen;
use crate::tui::scene::Shared;
use crate::tui::theme::Look;
use crate::tui::widgets::markers::ink;
use crate::tui::widgets::news::News;
use crate::tui::widgets::prose::flow;
use crate::tui::widgets::write;

/// A heading and what stands under it.
type Part = (String, Vec<Line<'static>>);

impl GameTable {
    pub(super) fn draw_side(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        view: &View,
        missions: bool,
    ) {
        if area.height < 3 {
            return;
        }
        let inner =
            Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
        let rows = usize::from(inner.height);
        // As much as there is room for: then missions without their ways, then less of the news.
        let ways = [(true, 12), (false, 12), (false, 4), (false, 2)];
        let news = self.news_now(shared);
        let height = |parts: &Vec<Part>| {
            parts.iter().map(|(_, lines)| lines.len() + 2).sum::<usize>().saturating_sub(1)
        };
        let mut parts = Vec::new();
        for (aims, most) in ways {
            parts = self.side_parts(shared, view, inner, missions, aims, (&news, most));
            if height(&parts) <= rows {
                break;
            }
        }
        let mut y = inner.y;
        for (heading, lines) in &parts {
            let heading = Line::from(shared.look.span(heading, Ground::Page, Ink::Gold));
            for line in std::iter::once(&heading).chain(lines) {
                if y >= inner.bottom() {
                    return;
                }
                write(line, Rect { y, height: 1, ..inner }, pen.buffer);
                y += 1;
            }
            y += 1;
        }
    }

    fn side_parts(
        &self,
        shared: &Shared,
        view: &View,
        inner: Rect,
        missions: bool,
        aims: bool,
        (news, rows): (&News, usize),
    ) -> Vec<Part> {
        let (text, look) = (&shared.text, shared.look);
        let mut parts: Vec<Part> = Vec::new();
        let news = Self::news_lines(news, inner.width, rows);
        if !news.is_empty() {
            parts.push((text.ui("side-news"), news));
        }
        if inner.height <= 8 && !missions {
            return parts;
        }
        if let Some(secret) = view.own() {
            let held = secret.missions.iter().filter(|_| !missions);
            let lines: Vec<_> = held.flat_map(|m| aim(text, look, view, m, aims)).collect();
            if !lines.is_empty() {
                parts.push((text.ui("side-missions"), lines));
            }
            let [_, _, shields] = signs::own_parts(text, view, secret, false);
            let cards = secret.intrigue.iter().map(|board| text.board_label(board));
            let cards = Some(text.list(cards)).filter(|cards| !cards.is_empty());
            let cards = cards.map(|cards| (text.ui("own-intrigue"), cards));
            for (label, words) in cards.into_iter().chain([shields]) {
                let plain = look.span(words, Ground::Page, Ink::Plain);
                parts.push((label, flow(&[plain], inner.width, 0)));
            }
        }
        let laid = laid_out(text, look, view, &self.names, inner.width);
        if !laid.is_empty() {
            parts.push((text.ui("side-laid"), laid));
        }
        parts
    }
}

/// A mission: what it is, what it costs, and where what is missing can be had.
fn aim(text: &Text, look: Look, view: &View, mission: Mission, whence: bool) -> Vec<Line<'static>> {
    let cost = view.components().cost(mission);
    let from = |chip: Chip| {
        text.list(signs::boards_of(view, chip).iter().map(|board| text.board_label(board)))
    };
    let mut lines = vec![
        Line::from(look.span(text.mission(mission), Ground::Page, Ink::Strong)),
        Line::from(look.span(
            format!("  {}", signs::cost_words(text, view, mission)),
            Ground::Page,
            Ink::Gold,
        )),
    ];
    let held = view.viewer().map(|seat| view.holding(seat).chips).unwrap_or_default();
    let wanted = [Some(cost.first), cost.second].into_iter().flatten();
    let missing: Vec<Chip> = wanted.filter(|&chip| whence && held.count(chip) == 0).collect();
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

/// Everybody's missions that are laid out, those of one kind together.
fn laid_out(
    text: &Text,
    look: Look,
    view: &View,
    names: &crate::text::Names,
    width: u16,
) -> Vec<Line<'static>> {
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
        if kinds.is_empty() {
            continue;
        }
        let words = kinds.into_iter().map(|(words, count)| match count {
            1 => words,
            _ => format!("{count}x {words}"),
        });
        let name: String = names[seat].chars().take(8).collect();
        let spans = [
            look.span(format!("{name}  "), Ground::Page, ink(seat)),
            look.span(words.collect::<Vec<_>>().join(", "), Ground::Page, Ink::Plain),
        ];
        lines.extend(flow(&spans, width, 2));
    }
    lines
}
