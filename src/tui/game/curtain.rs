//! The curtain: who comes next and what happened since, in public words; nothing secret.

use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::{GameTable, signs};
use crate::engine::{Board, Phase, Seat, View};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::Pen;
use crate::tui::scene::Shared;
use crate::tui::widgets::curtain::{self, Curtain, Part};

impl GameTable {
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
        let name = &self.names[seat];
        let id = if peeking { "curtain-peek" } else { "curtain-pass" };
        let title = text.ui_with(id, [("name", name.into())]);
        let parts = if peeking { Vec::new() } else { self.curtain_parts(shared, seat) };
        let curtain =
            Curtain { look, seat, title: &title, warning: &text.ui("curtain-alone"), parts };
        look.paint(area, pen.buffer);
        curtain.render(Rect { height: area.height - 1, ..area }, pen.buffer);
        if let Some(words) = self.notice_line(text) {
            pen.centre(area, area.bottom() - 2, &words, look.refusal());
        }
        self.draw_footer(pen, area, text);
    }

    /// What has happened since, where they stand, and what they have: in public words.
    fn curtain_parts(&self, shared: &Shared, seat: Seat) -> Vec<Part> {
        let (text, look) = (&shared.text, shared.look);
        let view = self.session().game().view(None);
        let gaps = [("round", view.round().into()), ("phase", text.phase(view.phase()).into())];
        let now = Part {
            label: String::new(),
            lines: vec![Line::from(look.span(
                text.ui_with("round-phase", gaps),
                Ground::Page,
                Ink::Quiet,
            ))],
        };
        let holding = view.holding(seat);
        let gaps = [
            ("cards", view.counts(seat).influence.into()),
            ("markers", holding.personal.into()),
            ("coins", holding.coins.into()),
        ];
        let has = text.ui_with("curtain-holding", gaps);
        let plain = |words: &str| Line::from(look.span(words, Ground::Page, Ink::Plain));
        let has = Part { label: text.ui("curtain-have"), lines: vec![plain(&has)] };
        let mut boards: Vec<Line<'static>> = Vec::new();
        for board in Board::ALL {
            let standing = view.standing(board);
            if let Some(claim) = standing.claims[seat].filter(|_| !is_scored(&view, board)) {
                let crown = if standing.louis {
                    format!(" {}", look.glyphs().crown)
                } else {
                    String::new()
                };
                let words = signs::claim_on(text, &standing, seat, claim);
                let gaps = [("claim", words.into()), ("board", text.board_label(board).into())];
                boards.push(plain(&format!("{}{crown}", text.ui_with("curtain-board", gaps))));
            }
        }
        let boards =
            (!boards.is_empty()).then(|| Part { label: text.ui("curtain-boards"), lines: boards });
        let story = self.news_for(shared, seat);
        let heading = if story.items.is_empty() { "curtain-quiet" } else { "side-news" };
        let lines = Self::news_lines(&story, curtain::WIDTH, 8);
        let news = Part { label: text.ui(heading), lines };
        [Some(now), Some(news), boards, Some(has)].into_iter().flatten().collect()
    }
}

/// Whether a board has been scored in this round.
fn is_scored(view: &View, board: Board) -> bool {
    view.phase() == Phase::Scoring
        && view.rest().board().is_some_and(|now| board.number() < now.number())
}
