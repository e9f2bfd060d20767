//! A hint: what a strong bot would do in this player's place, and why. It is made from the
//! player's own view, and shown to nobody else.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::mind::Mind;
use super::overlay::Overlay;
use super::{GameTable, Stage};
use crate::bots::{Bot, Found, Task, reasons, secret_reasons};
use crate::engine::{Question, Seat};
use crate::text::Text;
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;

/// How many answers a hint names.
pub(super) const NAMED: usize = 3;

impl GameTable {
    /// Thinks about the question in the place of whoever is asked.
    pub(super) fn hint(&mut self) {
        let Stage::Ask { seat, .. } = self.stage else { return };
        if let Some(task) = Task::with(Bot::Hard(Bot::USUAL), self.session()) {
            self.overlays.push(Overlay::Hint { seat, mind: Mind::start(task) });
        }
    }

    pub(super) fn draw_hint(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        seat: Seat,
        mind: &Mind,
    ) {
        let (text, look) = (&shared.text, pen.look);
        pen.clear(area);
        pen.fill(Rect { height: 1, ..area }, look.bar());
        let title = text.ui_with("hint", [("name", self.names[seat].into())]);
        pen.put(area.x + 1, area.y, area.width - 2, &title, look.bar());
        let inner = Rect { x: area.x + 2, width: area.width.min(100) - 4, ..area };
        let mut y = area.y + 2;
        let found = mind.found();
        if found.is_empty() {
            let line = format!("{}{}", text.ui("hint-thinking"), ".".repeat(mind.dots()));
            pen.put(inner.x, y, inner.width, &line, look.quiet());
        }
        let question = match &self.stage {
            Stage::Ask { question, .. } => *question,
            _ => return,
        };
        for (place, one) in found.iter().take(NAMED).enumerate() {
            let id = if place == 0 { "hint-best" } else { "hint-next" };
            let share = format!("{:.0}", 100.0 * one.value.max(0.0));
            let gaps = [
                ("answer", text.action(&one.action, Some(&question)).into()),
                ("share", share.into()),
            ];
            let style = if place == 0 { look.strong() } else { Style::new() };
            let below = Rect { x: inner.x + 2, width: inner.width - 2, ..inner };
            let answer = format!("{}  {}", place + 1, text.ui_with(id, gaps));
            let whys = self.because(text, seat, &question, one);
            let rows = |words: &str, width: u16| wrap(&look.show(words), width.into()).len();
            let needed = rows(&answer, inner.width)
                + whys.iter().map(|why| rows(why, below.width)).sum::<usize>();
            // An answer is shown with all its reasons, or not.
            if place > 0 && usize::from(y) + needed > usize::from(area.bottom() - 4) {
                break;
            }
            y = pen.paragraph(inner, y, &answer, style);
            for line in whys {
                y = pen.paragraph(below, y, &line, look.quiet());
            }
            y += 1;
        }
        if !found.is_empty() {
            let foot = area.bottom() - 3;
            pen.paragraph(inner, foot, &text.ui("hint-shares"), look.quiet());
        }
        self.draw_footer(pen, area, text);
    }

    /// The reasons for an answer: those that the table could find, then the player's own.
    fn because(&self, text: &Text, seat: Seat, question: &Question, one: &Found) -> Vec<String> {
        let view = self.session().game().view(Some(seat));
        let mut whys = reasons(view.table(), seat, question, &one.action);
        if let Some(own) = view.own() {
            whys.extend(secret_reasons(view.table(), own, question, &one.action));
        }
        whys.iter().map(|why| text.why_line(why, &self.names)).collect()
    }
}
