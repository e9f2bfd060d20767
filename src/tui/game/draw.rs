//! The whole screen: bar, court or missions, players, what happened, the question, the hand, keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::boards;
use super::court::{Court, Marks, Pitch};
use super::leaf::{Leaf, changed};
use super::missions::{self, MissionsScreen};
use super::panel::Panel;
use super::pick::Pick;
use super::{GameTable, Showing, Stage};
use crate::engine::{BoardSet, Game, Phase, Question, Seat, View};
use crate::files::Privacy;
use crate::text::{Names, Text};
use crate::tui::pen::Pen;
use crate::tui::scene::Shared;

/// Draws the table and what is laid over it.
pub(super) fn draw(table: &GameTable, shared: &Shared, area: Rect, buffer: &mut Buffer) {
    let mut pen = Pen::new(buffer, shared.look);
    match table.stage {
        Stage::Curtain { seat } if table.host.manners().privacy == Privacy::Curtain => {
            table.draw_curtain(&mut pen, shared, area, seat, false);
        }
        _ => table.draw_table(&mut pen, shared, area),
    }
    if let Some(overlay) = table.overlays.last() {
        table.draw_overlay(&mut pen, shared, area, overlay);
    }
}

impl GameTable {
    /// The leaf on the screen, or the last one.
    pub(super) fn leaf(&self) -> Option<&Leaf> {
        match &self.stage {
            Stage::Leaves { leaves, at, .. } => leaves.get(*at),
            _ => self.recent.as_deref(),
        }
    }

    /// The position on the screen.
    pub(super) fn position(&self) -> &Game {
        let shown = match &self.stage {
            // The guide speaks of what is about to be shown.
            Stage::Leaves { leaves, at, .. } if self.is_spoken_to() => {
                leaves.get(*at).map(|leaf| &leaf.before)
            }
            Stage::Leaves { leaves, at, .. } => leaves.get(*at).map(Leaf::after),
            // The shields are counted on the screen of the result.
            Stage::Over => self.recent.as_deref().map(Leaf::after),
            _ => None,
        };
        shown.unwrap_or(self.session().game())
    }

    pub(super) fn marks(&self) -> Marks {
        if let Some(guide) = self.guide.as_ref().filter(|guide| guide.words.is_some()) {
            return Marks { open: guide.boards, ..Marks::default() };
        }
        let mut marks = self.leaf().map(Leaf::marks).unwrap_or_default();
        marks.open = self.open_boards();
        if !matches!(self.stage, Stage::Leaves { .. }) {
            marks.focus = self.session().game().rest().board();
            marks.fresh = self.fresh_boards();
        }
        match &self.stage {
            Stage::Ask { seat, question, .. } => {
                match self.pick() {
                    Some(Pick::Place(placing)) => {
                        marks.cursor = Some(self.cursor);
                        marks.planner = Some(*seat);
                        for board in placing.walk.steps().filter(|_| !placing.back) {
                            marks.planned[board] += 1;
                        }
                    }
                    Some(Pick::Board { chosen }) => {
                        marks.cursor = Some(self.cursor);
                        marks.planner = Some(*seat);
                        if let Some(board) = chosen {
                            marks.planned[*board] += 1;
                        }
                    }
                    _ => {}
                }
                if let Question::StartMarker { board, .. } = question {
                    marks.focus = Some(*board);
                }
            }
            Stage::Over => marks.cursor = Some(self.cursor),
            _ => {}
        }
        marks
    }

    /// Boards where something has changed since whoever is asked was last told.
    fn fresh_boards(&self) -> BoardSet {
        let seat = match &self.stage {
            Stage::Ask { seat, .. } | Stage::Curtain { seat } => *seat,
            _ => return BoardSet::EMPTY,
        };
        let began = self.host.news(seat).start().saturating_sub(1);
        let session = self.session();
        session.position_at(began).map_or(BoardSet::EMPTY, |then| changed(then, session.game()))
    }

    pub(super) fn active(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Leaves { .. } | Stage::Line | Stage::Over => None,
            Stage::Curtain { seat } | Stage::Ask { seat, .. } | Stage::Bot { seat, .. } => {
                Some(*seat)
            }
        }
    }

    fn draw_table(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect) {
        let text = &shared.text;
        let view = self.position().view(self.viewer());
        let pitch = Pitch::of(area);
        let (width, height) = pitch.court();
        let large = area.width >= 120 && area.height >= 40;
        self.draw_bar(pen, text, &view, Rect { height: 1, ..area });

        let asked = match &self.stage {
            Stage::Ask { seat, .. }
                if matches!(self.pick(), Some(Pick::Chip { .. } | Pick::Deck)) =>
            {
                Some(*seat)
            }
            _ if view.phase() == Phase::Missions || self.showing == Showing::Missions => {
                view.viewer()
            }
            _ => None,
        };
        // The rows that answers do not need go to the missions.
        let more = match asked {
            Some(_) if self.showing != Showing::Boards && !self.is_spoken_to() => {
                3 - self.answer_rows()
            }
            _ => 0,
        };
        let place = Rect { x: area.x, y: area.y + 1, width, height: height + more };
        let marks = self.marks();
        match asked {
            Some(seat) if self.showing != Showing::Boards => {
                MissionsScreen { view: &view, text, seat, pick: self.pick(), whole: true }
                    .draw(pen, place);
            }
            _ if self.showing == Showing::Boards => {
                boards::Boards { view: &view, text, marks: &marks, beside: false }.draw(pen, place);
            }
            _ => Court { view: &view, text, marks, pitch }.draw(pen, place),
        }

        let side = Rect {
            x: place.right(),
            y: area.y + 1,
            width: area.right() - place.right(),
            height: if large { area.height - 2 } else { height },
        };
        let stepping = matches!(self.stage, Stage::Leaves { .. }) && !self.is_spoken_to();
        let before = self.leaf().filter(|_| stepping).map(|leaf| leaf.before.view(None));
        let panel = Panel {
            view: &view,
            text,
            names: &self.names,
            active: self.active(),
            before: before.as_ref(),
        };
        let next = panel.draw(pen, side);
        if next + 14 < side.bottom() {
            let rest = Rect { y: next + 1, height: side.bottom() - next - 1, ..side };
            boards::Boards { view: &view, text, marks: &marks, beside: true }.draw(pen, rest);
            let below = Rect { y: rest.y + 14, height: rest.height.saturating_sub(14), ..rest };
            if asked.is_none() {
                missions::draw_aims(pen, below, &view, text);
            }
        }

        let bottom = Rect {
            x: area.x,
            y: place.bottom(),
            width: if large { place.width - 1 } else { area.width },
            height: area.bottom() - 1 - place.bottom(),
        };
        let words = self.guide.as_ref().and_then(|guide| guide.words.as_ref());
        match &self.stage {
            _ if words.is_some() && self.overlays.is_empty() => {
                let place = Rect { x: bottom.x + 1, width: bottom.width - 1, ..bottom };
                words.into_iter().for_each(|words| self.draw_words(pen, shared, place, words));
            }
            Stage::Leaves { .. } | Stage::Over => self.draw_leaf(pen, shared, bottom),
            _ if self.is_scoring() => self.draw_scoring_question(pen, shared, bottom, &view),
            _ if self.overlays.is_empty() => self.draw_question(pen, shared, bottom, &view),
            _ => {
                let inner = Rect { x: bottom.x + 1, width: bottom.width - 2, ..bottom };
                self.draw_log(pen, shared, inner);
            }
        }
        self.draw_footer(pen, area, text);
    }

    fn draw_bar(&self, pen: &mut Pen<'_>, text: &Text, view: &View, area: Rect) {
        let Some(guide) = &self.guide else {
            return draw_bar(pen, text, &self.names, view, area);
        };
        let bar = pen.look.bar();
        pen.fill(area, bar);
        let end = pen.put(area.x + 1, area.y, area.width, &guide.bar.0, bar);
        let right = Rect { x: end + 1, width: area.right().saturating_sub(end + 2), ..area };
        pen.right(right, area.y, &guide.bar.1, bar);
    }
}

/// Round and phase, and who sits at the table: with the start player's mark.
pub(super) fn draw_bar(pen: &mut Pen<'_>, text: &Text, names: &Names, view: &View, area: Rect) {
    let look = pen.look;
    pen.fill(area, look.bar());
    let gaps = [("round", view.round().into()), ("phase", text.phase(view.phase()).into())];
    let end = pen.put(area.x + 1, area.y, area.width, &text.ui_with("bar", gaps), look.bar());
    let mark = |seat| if view.start() == seat { look.glyphs().start } else { "" };
    let name = |seat: Seat, most: usize| {
        let name: String = names[seat].chars().take(most).collect();
        format!(" {} {name}{} ", seat.letter(), mark(seat))
    };
    let room = area.right().saturating_sub(end + 2);
    let total = |most| view.seats().map(|seat| pen.width(&name(seat, most))).sum::<u16>();
    let most = (1..=24).rev().find(|&most| total(most) <= room).unwrap_or(1);
    let mut x = area.right().saturating_sub(total(most));
    for seat in view.seats() {
        // The bar itself may be reversed; a block of colour is not.
        let style = look.side(seat).remove_modifier(Modifier::REVERSED);
        x = pen.put(x, area.y, area.right().saturating_sub(x), &name(seat, most), style);
    }
}
