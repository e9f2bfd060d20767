//! The curtain: who comes next and what happened since, in public words; nothing secret.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{GameTable, panel::Panel};
use crate::engine::Seat;
use crate::session::Entry;
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;

impl GameTable {
    /// What the whole table saw since this many actions, as sentences.
    pub(super) fn story(&self, shared: &Shared, from: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for entry in self.session.log(from) {
            match entry {
                Entry::Event { event, .. } => {
                    if !super::beat::goes_without_saying(event) {
                        lines.push(shared.text.event_cited(event, &self.names));
                    }
                }
                Entry::Note(note) => lines.push(self.note(shared, note)),
            }
        }
        lines
    }

    /// The curtain for this player; with a reason to look that is not a turn when peeking.
    pub(super) fn draw_curtain(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        seat: Seat,
        peeking: bool,
    ) {
        let (text, look) = (&shared.text, pen.look);
        let view = self.session.game().view(None);
        let name = &self.names[seat];
        pen.clear(area);
        pen.frame(Rect { height: area.height - 1, ..area }, false, look.quiet());
        let inner =
            Rect { x: area.x + 4, y: area.y + 2, width: area.width - 8, height: area.height - 4 };
        let crown = look.glyphs().crown;
        pen.centre(inner, inner.y, &format!("{crown}  {crown}  {crown}"), look.strong());
        let title = format!(" {}  {name} ", seat.letter());
        pen.centre(inner, inner.y + 2, &title, look.side(seat));
        let gaps = [("round", view.round().into()), ("phase", text.phase(view.phase()).into())];
        pen.centre(inner, inner.y + 4, &text.ui_with("round-phase", gaps), look.strong());
        let id = if peeking { "curtain-peek" } else { "curtain-turn" };
        let line = text.ui_with(id, [("name", name.into())]);
        pen.centre(inner, inner.y + 5, &line, Style::new());

        let wide = inner.width >= 88;
        let side = Rect {
            x: inner.right().saturating_sub(28),
            y: inner.y + 7,
            width: 28,
            height: inner.height.saturating_sub(7),
        };
        let panel =
            Panel { view: &view, text, names: &self.names, active: Some(seat), before: None };
        let story_width = if wide { inner.width - 31 } else { inner.width };
        if wide {
            panel.draw(pen, side);
        }
        if peeking {
            self.draw_footer(pen, area, text);
            return;
        }
        let from = self.since[seat];
        let mut story = self.story(shared, (from + 1).min(self.session.len() + 1));
        if from == 0 {
            story = self.story(shared, 0);
        }
        let heading = if story.is_empty() { "curtain-quiet" } else { "curtain-since" };
        pen.put(inner.x, inner.y + 7, story_width, &text.ui(heading), look.quiet());
        let room = usize::from(inner.bottom().saturating_sub(inner.y + 8));
        let mut lines: Vec<String> = Vec::new();
        for sentence in &story {
            for (place, line) in
                wrap(&look.show(sentence), usize::from(story_width) - 2).into_iter().enumerate()
            {
                lines.push(if place == 0 { format!("- {line}") } else { format!("  {line}") });
            }
        }
        let hidden = lines.len().saturating_sub(room);
        if hidden > 0 {
            let more = text.ui("curtain-more");
            pen.put(inner.x, inner.y + 8, story_width, &more, look.quiet());
        }
        let skip = if hidden > 0 { hidden + 1 } else { 0 };
        let top = inner.y + 8 + u16::from(hidden > 0);
        for (y, line) in (top..inner.bottom()).zip(lines.iter().skip(skip)) {
            pen.put(inner.x, y, story_width, line, Style::new());
        }
        self.draw_footer(pen, area, text);
    }
}
