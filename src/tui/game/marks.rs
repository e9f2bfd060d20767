//! What is marked on the court: what is lit, planned, told of, and what has come since whoever is
//! asked was last told.

use super::GameTable;
use super::Stage;
use super::leaf::{Leaf, Topic, arrived, came_of, changed};
use super::overlay::Overlay;
use super::pick::Pick;
use crate::engine::{BoardSet, Claim, Event, Game, Question, Standing};
use crate::tui::widgets::court::Marks;

impl GameTable {
    pub(super) fn marks(&self) -> Marks {
        if let Some(guide) = self.guide.as_ref().filter(|_| self.is_spoken_to()) {
            return Marks { open: guide.boards, ..Marks::default() };
        }
        if let Some(Overlay::Hint { seat, mind, at }) = self.overlays.last() {
            return self.hint_marks(*seat, mind, *at);
        }
        if let Some(marks) = self.marks_of_mover() {
            return marks;
        }
        let mut marks = self.leaf().map(Leaf::marks).unwrap_or_default();
        marks.open = self.open_boards();
        // The board that is being scored may ask about another one.
        let told = marks.focus.filter(|_| matches!(self.stage, Stage::Leaves { .. }));
        marks.scoring = told.max(self.position().rest().board());
        marks.planner = self.active();
        if !matches!(self.stage, Stage::Leaves { .. }) {
            let now = self.position();
            marks.focus = now.rest().board();
            let then = self.before_news();
            marks.fresh = then.map_or(BoardSet::EMPTY, |then| changed(then, now));
            marks.came = arrived(self.news_events().iter());
            marks.standing = self.about_board().and_then(|_| self.scored_now());
        }
        // A lesson speaks of a board as it is after its scoring: what has left it is not shown there.
        if self.guide.as_ref().is_some_and(|guide| guide.words.is_some()) {
            let told = matches!(self.stage, Stage::Leaves { .. });
            marks.standing = marks.standing.filter(|_| !told);
        }
        match &self.stage {
            Stage::Ask { question, .. } => {
                match self.pick() {
                    Some(Pick::Place(placing)) => {
                        marks.cursor = Some(self.cursor);
                        for board in placing.walk.steps().filter(|_| !placing.back) {
                            marks.planned[board] += 1;
                        }
                    }
                    Some(Pick::Board { chosen }) => {
                        marks.cursor = self.roams.then_some(self.cursor);
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
            // Before the result is asked for nothing is to be chosen.
            Stage::Over => marks.cursor = self.recent.is_none().then_some(self.cursor),
            _ => {}
        }
        marks
    }

    /// The table as whoever is asked was last told of it.
    pub(super) fn before_news(&self) -> Option<&Game> {
        let mut passed = self.passed.iter().filter(|_| self.tells_passed());
        let passed = match self.is_turn() {
            true => passed.find(|leaf| leaf.topic == Topic::Round),
            false => passed.next(),
        };
        if let Some(leaf) = passed {
            return Some(&leaf.before);
        }
        let seat = match &self.stage {
            Stage::Ask { seat, .. } | Stage::Curtain { seat } => *seat,
            _ => return None,
        };
        if let Some(leaf) = self.recent.as_deref().filter(|_| self.is_on_page()) {
            return Some(&leaf.before);
        }
        let began = self.echo().unwrap_or_else(|| *self.host.news(seat).start());
        self.session().position_at(began.saturating_sub(1))
    }

    /// What has happened since then.
    fn news_events(&self) -> Vec<Event> {
        let page = self.recent.as_deref();
        let passed = self.passed.last().filter(|_| self.tells_passed() && !self.is_turn());
        if let Some(last) = passed {
            let page = page.filter(|leaf| leaf.told > last.told);
            let told = self.passed.iter().chain(page);
            return told.flat_map(Leaf::all_events).copied().collect();
        }
        let Some(seat) = self.active().filter(|_| self.before_news().is_some()) else {
            return Vec::new();
        };
        if let Some(leaf) = page.filter(|_| self.is_on_page()) {
            return leaf.all_events().copied().collect();
        }
        let events = |at: usize| self.session().events_of(at).unwrap_or_default();
        self.host.news(seat).flat_map(events).copied().collect()
    }

    /// How the board stood that is being scored, with what has come of it so far.
    fn scored_now(&self) -> Option<Standing> {
        let game = self.position();
        let board = game.rest().board()?;
        let mut standing = came_of(board, self.board_so_far(self.seen()).iter())?;
        for seat in game.seats() {
            // Whoever has too little money will not be asked.
            if let Some(Claim::MayBribe { price, .. }) = standing.claims[seat]
                && game.holding(seat).coins < price
            {
                standing.claims[seat] = None;
            }
        }
        Some(standing)
    }

    /// Whether a question stands on the page of a board: what is told there has come since.
    fn is_on_page(&self) -> bool {
        let board = self.session().game().rest().board();
        self.is_scoring() && self.recent.as_deref().is_some_and(|leaf| leaf.focus() == board)
    }
}
