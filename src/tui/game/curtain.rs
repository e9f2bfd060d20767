//! The curtain: who comes next and what happened since, in public words; nothing secret.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{GameTable, panel::Panel};
use crate::engine::Seat;
use crate::tui::pen::{Pen, last_whole, wrap};
use crate::tui::scene::Shared;
use crate::tui::tint::Role;

impl GameTable {
    /// What the whole table saw since this many actions, as sentences.
    pub(super) fn story(&self, shared: &Shared, from: usize) -> Vec<String> {
        shared.text.story(self.session(), from.., &self.names)
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
        let view = self.session().game().view(None);
        let name = &self.names[seat];
        pen.clear(area);
        let stage = draw_cloth(pen, Rect { height: area.height - 1, ..area });
        let crown = look.glyphs().crown;
        let title = format!(" {crown}  {}  {name}  {crown} ", seat.letter());
        pen.centre(stage, stage.y, &title, look.side(seat));
        let gaps = [("round", view.round().into()), ("phase", text.phase(view.phase()).into())];
        pen.centre(stage, stage.y + 2, &text.ui_with("round-phase", gaps), look.strong());
        let id = if peeking { "curtain-peek" } else { "curtain-turn" };
        let line = text.ui_with(id, [("name", name.into())]);
        let next = pen.centred_paragraph(stage, stage.y + 3, &line, Style::new());

        let below = Rect { y: next + 1, height: stage.bottom().saturating_sub(next + 1), ..stage };
        if !peeking {
            let side = if stage.width >= 86 { 34 } else { 21 };
            let panel = Panel { view: &view, text, names: &self.names, active: None, before: None };
            panel.draw(pen, Rect { x: below.right() - side, width: side, ..below });
            self.draw_story(pen, shared, Rect { width: below.width - side - 2, ..below }, seat);
        }
        self.draw_footer(pen, area, text);
    }

    /// What happened since this player's last turn; the end of it if it is long.
    fn draw_story(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect, seat: Seat) {
        let (text, look) = (&shared.text, pen.look);
        let news = self.host.news(seat);
        let story = shared.text.story(self.session(), news, &self.names);
        let heading = if story.is_empty() { "curtain-quiet" } else { "curtain-since" };
        let top = pen.paragraph(area, area.y, &text.ui(heading), look.strong());
        let listed = |sentence: &String| {
            let lines = wrap(&look.show(sentence), usize::from(area.width) - 2);
            let marks = std::iter::once("-").chain(std::iter::repeat(" "));
            lines.iter().zip(marks).map(|(line, mark)| format!("{mark} {line}")).collect()
        };
        let told: Vec<Vec<String>> = story.iter().map(listed).collect();
        let room = usize::from(area.bottom().saturating_sub(top));
        let hides = told.iter().map(Vec::len).sum::<usize>() > room;
        if hides {
            pen.put(area.x, top, area.width, &text.ui("curtain-more"), look.quiet());
        }
        let top = top + u16::from(hides);
        let lines = last_whole(&told, room - usize::from(hides));
        for (y, line) in (top..area.bottom()).zip(&lines) {
            pen.put(area.x, y, area.width, line, Style::new());
        }
    }
}

/// How far the cloth hangs in from each side.
const FOLDS: u16 = 7;

/// The cloth at the top and at both sides; gives the stage between.
fn draw_cloth(pen: &mut Pen<'_>, area: Rect) -> Rect {
    let cloth = pen.look.style(Role::Cloth);
    let [left, right] = [area.x, area.right() - FOLDS];
    let hung = [
        Rect { height: 1, ..area },
        Rect { x: left, width: FOLDS, ..area },
        Rect { x: right, width: FOLDS, ..area },
    ];
    for part in hung {
        pen.fill(part, cloth);
    }
    // Every third column a fold, in both halves the same when seen in a mirror.
    for y in area.top()..area.bottom() {
        for fold in (0..FOLDS).filter(|column| column % 3 == 1) {
            pen.put(left + fold, y, 1, "|", cloth);
            pen.put(right + FOLDS - 1 - fold, y, 1, "|", cloth);
        }
    }
    Rect {
        x: area.x + FOLDS + 2,
        y: area.y + 2,
        width: area.width - 2 * (FOLDS + 2),
        height: area.height - 2,
    }
}
