//! Beside the court, where there is room: what happened since the last turn, one's missions with
//! where their chips come from, what is laid out, intrigue cards and shields.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{GameTable, Stage, signs};
use crate::engine::{Chip, Mission, Seat, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{Pen, last_whole, wrap};
use crate::tui::scene::Shared;
use crate::tui::theme::Look;
use crate::tui::widgets::markers::ink;
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
        let (text, look) = (&shared.text, shared.look);
        let inner =
            Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
        let mut parts = Vec::new();
        let mut room = usize::from(inner.height);
        // What is one's own comes first where it must not be missed: it is cut from the top.
        let mut own: Vec<Part> = Vec::new();
        if !missions && let (Some(secret), true) = (view.own(), inner.height > 8) {
            let lines: Vec<_> =
                secret.missions.iter().flat_map(|m| aim(text, look, view, m)).collect();
            if !lines.is_empty() {
                own.push((text.ui("side-missions"), lines));
            }
        }
        let laid = laid_out(text, look, view, &self.names, inner.width);
        if inner.height > 8 && !laid.is_empty() {
            own.push((text.ui("side-laid"), laid));
        }
        if let (Some(secret), true) = (view.own(), inner.height > 8) {
            let [_, intrigue, shields] = signs::own_parts(text, view, secret, false);
            let lines = [intrigue, shields].into_iter().flat_map(|(label, words)| {
                let words = wrap(&look.show(&format!("{label} {words}")), inner.width.into());
                words.into_iter().map(|line| Line::from(look.span(line, Ground::Page, Ink::Plain)))
            });
            own.push((String::new(), lines.collect()));
        }
        room = room.saturating_sub(own.iter().map(|(_, lines)| lines.len() + 2).sum());
        let news = self.news(shared, view, inner.width, room.saturating_sub(1).max(3));
        if !news.is_empty() {
            parts.push((text.ui("side-news"), news));
        }
        parts.extend(own);
        let mut y = inner.y;
        for (heading, lines) in parts {
            let heading = (!heading.is_empty())
                .then(|| Line::from(look.span(heading, Ground::Page, Ink::Gold)));
            for line in heading.iter().chain(&lines) {
                if y >= inner.bottom() {
                    return;
                }
                write(line, Rect { y, height: 1, ..inner }, pen.buffer);
                y += 1;
            }
            y += 1;
        }
    }

    /// What everybody saw since whoever is asked, or looks, had the last turn: the last of it, each whole.
    fn news(&self, shared: &Shared, view: &View, width: u16, rows: usize) -> Vec<Line<'static>> {
        // What is being told runs behind what has happened.
        if matches!(self.stage, Stage::Over | Stage::Leaves { .. } | Stage::Bot { .. }) {
            return Vec::new();
        }
        let seat = self.active().or(view.viewer());
        let news =
            seat.map(|seat| shared.text.news(self.session(), self.host.news(seat), &self.names));
        let story = news.unwrap_or_default();
        self.told_lines_of(shared.look, &story, width, rows)
    }

    /// Sentences in rows, each whole, the oldest left out; names in their colours.
    pub(super) fn told_lines_of(
        &self,
        look: Look,
        story: &[String],
        width: u16,
        rows: usize,
    ) -> Vec<Line<'static>> {
        let told: Vec<Vec<String>> =
            story.iter().map(|line| wrap(&look.show(line), width.into())).collect();
        last_whole(&told, rows).iter().map(|line| self.coloured(look, line)).collect()
    }

    /// A line that may begin with a name.
    pub(super) fn coloured(&self, look: Look, line: &str) -> Line<'static> {
        let named = |seat: &Seat| {
            let rest = line.strip_prefix(look.show(&self.names[*seat]).as_str());
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        match self.session().game().seats().find(named) {
            Some(seat) => {
                let (name, rest) = line.split_at(look.show(&self.names[seat]).len());
                Line::from_iter([
                    look.span(name, Ground::Page, ink(seat)),
                    look.span(rest, Ground::Page, Ink::Plain),
                ])
            }
            None => Line::from(look.span(line, Ground::Page, Ink::Plain)),
        }
    }
}

/// A mission: what it is, what it costs, and where what is missing can be had.
fn aim(text: &Text, look: Look, view: &View, mission: Mission) -> Vec<Line<'static>> {
    let cost = view.components().cost(mission);
    let from =
        |chip: Chip| text.list(signs::boards_of(chip).iter().map(|&board| text.board_label(board)));
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
    let missing: Vec<Chip> = wanted.filter(|&chip| held.count(chip) == 0).collect();
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

/// Everybody's missions that are laid out.
fn laid_out(
    text: &Text,
    look: Look,
    view: &View,
    names: &crate::text::Names,
    width: u16,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for seat in view.seats() {
        for mission in view.holding(seat).laid.iter() {
            let room = usize::from(width).saturating_sub(2);
            let name: String = names[seat].chars().take(8).collect();
            let words =
                wrap(&look.show(&text.mission(mission)), room.saturating_sub(name.chars().count()));
            let first = words.first().cloned().unwrap_or_default();
            lines.push(Line::from_iter([
                look.span(format!("{name}  "), Ground::Page, ink(seat)),
                look.span(first, Ground::Page, Ink::Plain),
            ]));
        }
    }
    lines
}
