//! The whole screen: bar, court or missions, players, what happened, the question, the hand, keys.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

use super::ask::MISSIONS;
use super::boards;
use super::leaf::{Leaf, Topic};
use super::missions::{Extent, MissionsScreen};
use super::pay;
use super::pick::Pick;
use super::places::Places;
use super::steps::Unshown;
use super::{GameTable, Showing, Stage};
use crate::engine::{Game, Phase, Seat, SeatSet, Seats, View};
use crate::files::Privacy;
use crate::text::Text;
use crate::tui::pen::Pen;
use crate::tui::scene::{self, Shared};
use crate::tui::theme::Look;
use crate::tui::widgets::bar::Bar;
use crate::tui::widgets::court::{Court, wall};
use crate::tui::widgets::piles::Piles;
use crate::tui::widgets::players::{self, Players};
use crate::tui::widgets::{Size, board_key, write};

/// Draws the table and what is laid over it.
pub(super) fn draw(table: &GameTable, shared: &Shared, area: Rect, buffer: &mut Buffer) {
    let mut pen = Pen::new(buffer, shared.look);
    match table.stage {
        Stage::Curtain { seat } if table.host.manners().privacy == Privacy::Curtain => {
            table.draw_curtain(&mut pen, shared, area, seat, false);
        }
        _ => {
            table.draw_table(&mut pen, shared, area);
            table.draw_opening(shared.look, area, &mut pen);
        }
    }
    if let Some(overlay) = table.overlays.last() {
        table.draw_overlay(&mut pen, shared, area, overlay);
    }
}

/// What a click does here: a board, a card or a mission is chosen as by its key.
pub(super) fn spot(
    table: &GameTable,
    shared: &Shared,
    area: Rect,
    at: Position,
) -> Option<scene::Spot> {
    if !table.overlays.is_empty() {
        return table.overlay_spot(shared, area, at);
    }
    let (text, look, places) = (&shared.text, shared.look, Places::of(area));
    let view = table.position().view(table.viewer());
    let court_spots = || {
        let (marks, size) = (table.marks(), places.size);
        Court { view: &view, text, look, marks, size }.spots(places.court)
    };
    let key = |board| KeyCode::Char(board_key(board));
    let lit: Vec<KeyCode> = table.open_boards().iter().map(key).collect();
    let spots = match table.pick()? {
        Pick::Card { .. } => {
            let hand = table.hand_spots(text, look, places.hand(area), &view, places.size);
            // The key of a lit board chooses its card.
            let boards = court_spots().into_iter().filter(|spot| lit.contains(&spot.key));
            hand.into_iter().chain(boards).collect()
        }
        Pick::Place(_) | Pick::Board { .. } => court_spots(),
        Pick::Missions { .. } | Pick::Deck | Pick::Chip { .. } | Pick::PutBack { .. } => {
            let seat = table.active()?;
            let spots =
                |(extent, area)| table.missions_screen(text, look, &view, seat, extent).spots(area);
            let parts = table.missions_places(shared, &view, (seat, &places, area));
            parts.into_iter().flat_map(spots).collect()
        }
        Pick::YesNo { .. } | Pick::Count { .. } => table.answer_spots(area, &view),
    };
    let found = spots.into_iter().find(|spot| spot.area.contains(at))?;
    Some(scene::Spot::key(found.key))
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
    pub fn position(&self) -> &Game {
        let shown = match &self.stage {
            // The change on the screen is seen to happen.
            _ if self.midway().is_some() => self.midway(),
            Stage::Leaves { leaves, at, .. } => leaves.get(*at).map(Leaf::after),
            // What is still to be told is not shown before.
            Stage::Bot { .. } => self.unshown.as_ref().map(Unshown::seen),
            Stage::Curtain { .. } => self.unshown.as_ref().map(Unshown::before),
            // The shields are counted on the screen of the result.
            Stage::Over => self.recent.as_deref().map(Leaf::before_count),
            _ => None,
        };
        shown.unwrap_or(self.session().game())
    }

    pub(super) fn active(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Leaves { .. } | Stage::Intrigue | Stage::Over => None,
            Stage::Curtain { seat } | Stage::Ask { seat, .. } | Stage::Bot { seat, .. } => {
                Some(*seat)
            }
        }
    }

    /// The seats that no person sits at.
    pub(super) fn bots(&self) -> SeatSet {
        self.session().game().seats().filter(|&seat| !self.is_person(seat)).collect()
    }

    fn draw_table(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect) {
        let (text, look) = (&shared.text, shared.look);
        look.paint(area, pen.buffer);
        let view = self.position().view(self.viewer());
        let places = Places::of(area);
        self.draw_bar(pen, text, &view, places.bar);

        let asked = match &self.stage {
            Stage::Ask { seat, .. }
                if matches!(self.pick(), Some(Pick::Chip { .. } | Pick::Deck)) =>
            {
                Some(*seat)
            }
            _ if self.is_shown_boards() => None,
            _ if view.phase() == Phase::Missions || self.showing == Showing::Missions => {
                view.viewer()
            }
            _ => None,
        };
        let marks = self.marks();
        let missions = match asked {
            Some(seat) if self.showing != Showing::Boards => {
                self.missions_places(shared, &view, (seat, &places, area))
            }
            _ => Vec::new(),
        };
        let whole = missions.iter().find(|(extent, _)| *extent == Extent::Whole);
        let court = whole.map_or(places.court, |(_, area)| *area);
        if self.showing == Showing::Boards {
            boards::Boards { view: &view, text, look, marks: &marks }.render(court, pen.buffer);
        } else if whole.is_none() {
            let size = places.size;
            Piles { view: &view, text, look, size }.render(court, pen.buffer);
            Court { view: &view, text, look, marks, size }.render(court, pen.buffer);
        }
        let before = match &self.stage {
            _ if self.is_spoken_to() => None,
            Stage::Leaves { .. } => self.leaf().map(|leaf| &leaf.before),
            _ => self.before_news(),
        };
        let before = before.map(|before| before.view(None));
        let players = Players {
            view: &view,
            text,
            look,
            names: &self.names,
            active: self.mover().or(self.active()),
            before: before.as_ref(),
            plan: self.reserves(&view),
        };
        let beside = places.players.union(places.side);
        let mut told = false;
        match self.spoken(shared).filter(|_| self.overlays.is_empty()) {
            Some(words) if places.size < Size::Large => {
                self.draw_words(pen, shared, beside, (&words, &view));
            }
            words => {
                players.render(places.players, pen.buffer);
                // With room enough one's own things stand under what is said.
                let taken = words
                    .map_or(0, |words| self.draw_words(pen, shared, places.side, (&words, &view)));
                let hand = missions.iter().find(|(extent, _)| *extent == Extent::Hand);
                let y = hand.map_or(places.side.y + taken, |(_, hand)| hand.bottom());
                let height = places.side.bottom().saturating_sub(y);
                let rest = Rect { y, height, ..places.side };
                if places.size == Size::Large {
                    told = self.draw_side(pen, shared, rest, &view, !missions.is_empty());
                }
            }
        }

        let own = match (places.size, &self.stage) {
            (Size::Medium, Stage::Ask { .. } | Stage::Bot { .. })
                if asked.is_none() && self.spoken(shared).is_none() =>
            {
                self.own_beside(shared, places.side, &view)
            }
            _ => Vec::new(),
        };
        for (row, line) in places.side.rows().zip(&own) {
            write(line, Rect { x: row.x + 1, width: row.width - 2, ..row }, pen.buffer);
        }
        // What happened may grow over the missions, never they over it.
        let told_last = matches!(self.stage, Stage::Leaves { .. } | Stage::Over);
        let sheets = |pen: &mut Pen<'_>| {
            for &(extent, place) in &missions {
                if let Some(seat) = asked {
                    self.missions_screen(text, look, &view, seat, extent).render(place, pen.buffer);
                }
            }
        };
        if told_last {
            sheets(pen);
        }
        let bottom = Rect {
            y: court.bottom(),
            height: places.below.bottom().saturating_sub(court.bottom()),
            ..places.below
        };
        match &self.stage {
            // While the guide speaks nothing can be answered.
            _ if self.is_spoken_to()
                && (self.about_board().is_some()
                    || matches!(self.stage, Stage::Leaves { .. } | Stage::Over)) => {}
            Stage::Leaves { .. } | Stage::Over => {
                self.draw_leaf(pen, shared, bottom, (&view, places.size));
            }
            _ if self.about_board().is_some() => {
                let spoken = places.size < Size::Large && self.spoken(shared).is_some();
                let beside = if spoken { wall(places.size).0 } else { 0 };
                self.draw_scoring_question(pen, shared, bottom, &view, beside);
            }
            _ if self.overlays.is_empty() => {
                self.draw_question(
                    pen,
                    shared,
                    bottom,
                    &view,
                    (places.size, !own.is_empty(), told),
                );
            }
            _ if told => {}
            _ => {
                let inner = Rect { x: bottom.x + 1, width: bottom.width - 2, ..bottom };
                self.draw_log(pen, shared, inner);
            }
        }
        if !told_last {
            sheets(pen);
        }
        self.draw_footer(pen, area, text);
    }

    /// Where missions stand: in the court's place, or around a large court.
    fn missions_places(
        &self,
        shared: &Shared,
        view: &View,
        (seat, places, area): (Seat, &Places, Rect),
    ) -> Vec<(Extent, Rect)> {
        let around = places.size == Size::Large && self.spoken(shared).is_none();
        match self.pick() {
            // The page that tells what came of it stands under the court.
            None if around && self.showing != Showing::Missions => Vec::new(),
            Some(Pick::Missions { .. } | Pick::Deck | Pick::Chip { .. } | Pick::PutBack { .. })
                if around =>
            {
                let hand = Extent::Hand;
                let screen = self.missions_screen(&shared.text, shared.look, view, seat, hand);
                // One's intrigue cards and shields keep their rows under it.
                let own = self.own_rows(shared, view, places.side.width);
                let height = places.side.height.saturating_sub(own);
                let height = screen.height(Rect { height, ..places.side });
                let side = Rect { height, ..places.side };
                let y = (area.bottom() - 2).saturating_sub(MISSIONS);
                let choice = Rect { y, height: MISSIONS, ..places.below };
                vec![(hand, side), (Extent::Choice, choice)]
            }
            _ => {
                // The rows that answers do not need.
                let more = (places.answers + 1).saturating_sub(self.answer_rows(places.size));
                // What is asked and said stands whole.
                let (text, look) = (&shared.text, shared.look);
                let (words, aside) = (self.prompt(text, view), self.aside(text));
                let asked = self.asked(look, &words, &aside).height(places.below.width);
                let width = places.below.width - 2;
                let said = match self.notice {
                    Some(_) => self.notice_rows(shared, width).len(),
                    None => self.ways(text, look, view, width).len(),
                };
                // What was run past is read before one pays.
                let passed = self.news_passed(shared).rows(width, PASSED).len();
                let said = if said == 0 { passed } else { said };
                let most = places.below.bottom().saturating_sub(places.court.y + asked);
                let height = (places.court.height + more).min(most.saturating_sub(said as u16));
                let court = Rect { height, ..places.court };
                let height = places.below.bottom().saturating_sub(court.bottom());
                let below = Rect { y: court.bottom(), height, ..places.below };
                let ways = self.ways_place(text, look, view, below, places.size);
                let whole = std::iter::once((Extent::Whole, court));
                whole.chain(ways.map(|place| (Extent::Ways, place))).collect()
            }
        }
    }

    fn missions_screen<'a>(
        &'a self,
        text: &'a Text,
        look: Look,
        view: &'a View,
        seat: Seat,
        extent: Extent,
    ) -> MissionsScreen<'a> {
        let hand = pay::hand(self.session(), seat);
        MissionsScreen { view, text, look, seat, pick: self.pick(), hand, extent }
    }

    /// What the card in the making would do to the reserves.
    fn reserves(&self, view: &View) -> players::Plan {
        match (self.pick(), self.active()) {
            (Some(Pick::Place(placing)), Some(seat)) if placing.back => {
                let back = placing.fetches(view.holding(seat).general) as i8;
                players::Plan { ready: back, general: -back }
            }
            (Some(Pick::Place(placing)), _) => {
                players::Plan { ready: -(placing.walk.steps().count() as i8), general: 0 }
            }
            _ => players::Plan::default(),
        }
    }

    fn draw_bar(&self, pen: &mut Pen<'_>, text: &Text, view: &View, area: Rect) {
        let (look, names) = (pen.look, &self.names);
        let (active, bots) =
            (self.mover().or(self.active()), Seats::from_fn(|seat| self.level(seat)));
        let size = Size::of(Rect { height: 40, ..area });
        let phase = match self.leaf().filter(|_| matches!(self.stage, Stage::Leaves { .. })) {
            Some(leaf) if leaf.topic == Topic::Round => Phase::Supply,
            _ => view.phase(),
        };
        // In a lesson they play by its script.
        let levels = self.guide.is_none();
        Bar { view, text, look, names, active, bots, levels, size, phase }.render(area, pen.buffer);
    }
}

/// So many rows at most tell above missions what was run past.
const PASSED: usize = 5;
