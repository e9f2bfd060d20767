//! The bar at the top: the round as dots, the phase, and the players in turn order.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::markers::ink;
use super::{Size, write, write_right};
use crate::engine::{Phase, Seat, Seats, View};
use crate::text::{Names, Text};
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// The bar of a game.
pub(in crate::tui) struct Bar<'a> {
    pub(in crate::tui) view: &'a View,
    pub(in crate::tui) text: &'a Text,
    pub(in crate::tui) look: Look,
    pub(in crate::tui) names: &'a Names,
    /// Who is asked.
    pub(in crate::tui) active: Option<Seat>,
    /// Who is a bot, and of which level.
    pub(in crate::tui) bots: Seats<Option<&'static str>>,
    /// Levels are told where there is room for them.
    pub(in crate::tui) levels: bool,
    pub(in crate::tui) size: Size,
    /// The phase that is told, or that is on.
    pub(in crate::tui) phase: Phase,
}

/// Levels are told where so many columns are left beside the phases.
const GAP: u16 = 4;

const PHASES: [Phase; 4] = [Phase::Supply, Phase::Influence, Phase::Scoring, Phase::Missions];

impl Bar<'_> {
    fn when(&self) -> Line<'static> {
        let (look, glyphs) = (self.look, self.look.glyphs());
        let span = |words: &str, ink| look.span(words, Ground::Panel, ink);
        let (round, rounds) = (self.view.round(), self.view.components().rounds());
        let mut spans = vec![span(&format!(" {} ", glyphs.crown), Ink::Gold)];
        spans.push(span(&glyphs.marker.repeat(round.into()), Ink::Gold));
        let ahead = rounds.saturating_sub(round);
        spans.push(span(&glyphs.neutral.repeat(ahead.into()), Ink::Quiet));
        spans.push(span("  ", Ink::Plain));
        let now = self.phase;
        if self.size == Size::Small || !PHASES.contains(&now) {
            spans.push(span(&self.text.phase(now), Ink::Strong));
        } else {
            for (place, phase) in PHASES.into_iter().enumerate() {
                if place > 0 {
                    spans.push(span(&format!(" {} ", glyphs.open), Ink::Faint));
                }
                let ink = if phase == now { Ink::Strong } else { Ink::Faint };
                spans.push(span(&self.text.phase(phase), ink));
            }
        }
        Line::from(spans)
    }

    /// Everybody with names of at most so many letters; of bots with their level, or without.
    fn who(&self, most: usize, levels: bool) -> Line<'static> {
        let (look, glyphs) = (self.look, self.look.glyphs());
        let span = |words: &str, ink| look.span(words, Ground::Panel, ink);
        let mut spans: Vec<Span<'static>> = Vec::new();
        // In turn order, so that whoever starts comes first.
        for (place, seat) in self.view.turn_order().enumerate() {
            match place {
                0 => spans.push(span("  ", Ink::Plain)),
                _ => spans.push(span(&format!(" {} ", glyphs.open), Ink::Faint)),
            }
            spans.push(span(&seat.letter().to_string(), ink(seat)));
            let name: String = self.names[seat].chars().take(most).collect();
            let called = if self.active == Some(seat) { ink(seat) } else { Ink::Plain };
            spans.push(span(&format!(" {name}"), called));
            if let Some(level) = self.bots[seat] {
                let words = match levels {
                    true => self.text.ui_with("is-bot-of", [("level", level.into())]),
                    false => self.text.ui("is-bot"),
                };
                spans.push(span(&format!(" {words}"), Ink::Quiet));
            }
        }
        spans.push(span(" ", Ink::Plain));
        Line::from(spans)
    }
}

impl Widget for &Bar<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        buffer.set_style(area, self.look.on(Ground::Panel, Ink::Plain));
        let when = self.when();
        let parts =
            Layout::horizontal([Constraint::Length(when.width() as u16), Constraint::Fill(1)]);
        let [left, right] = parts.areas(area);
        write(&when, left, buffer);
        // Long names are cut, each as little as can be.
        let fits = |most: &usize| self.who(*most, false).width() <= usize::from(right.width);
        let most = (1..=24).rev().find(fits).unwrap_or(1);
        let whole = self.who(24, true);
        let room = right.width.saturating_sub(GAP);
        match self.levels && self.size > Size::Small && whole.width() <= usize::from(room) {
            true => write_right(&whole, right, buffer),
            false => write_right(&self.who(most, false), right, buffer),
        }
    }
}
