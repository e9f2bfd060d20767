//! What happened in short, for a page, beside the court, above the hand and on the curtain; with
//! the reasons of bots.

use ratatui::text::Line;

use super::leaf::Leaf;
use super::{GameTable, Stage};
use crate::engine::{Event, Seat, Side};
use crate::text::{Brief, Text};
use crate::tui::scene::Shared;
use crate::tui::widgets::news::{Item, News};

impl GameTable {
    /// What a leaf tells whoever looks.
    pub(super) fn leaf_news(&self, shared: &Shared, leaf: &Leaf) -> News {
        let viewer = self.viewer();
        let events: Vec<Event> = leaf.events().map(|event| event.seen_by(viewer)).collect();
        let before = leaf.told.saturating_sub(leaf.steps.len());
        let briefs = shared.text.briefs(&events, &self.names).into_iter();
        let briefs = briefs.map(|brief| Brief { first: brief.first + before, ..brief });
        self.news_of(shared, briefs.collect(), true)
    }

    /// What everybody saw since this player's last turn.
    pub(super) fn news_for(&self, shared: &Shared, seat: Seat) -> News {
        let briefs = shared.text.news(self.session(), self.host.news(seat), &self.names);
        self.news_of(shared, briefs, false)
    }

    /// The same, as far as it is for whoever is asked: while something is told it would run ahead.
    pub(super) fn news_now(&self, shared: &Shared) -> News {
        match (&self.stage, self.active()) {
            (Stage::Over | Stage::Leaves { .. } | Stage::Bot { .. }, _) | (_, None) => {
                News { look: shared.look, items: Vec::new() }
            }
            // The page of the board tells it.
            _ if self.is_scoring() => News { look: shared.look, items: Vec::new() },
            (_, Some(seat)) => self.news_for(shared, seat),
        }
    }

    fn news_of(&self, shared: &Shared, briefs: Vec<Brief>, ruled: bool) -> News {
        let text = &shared.text;
        let item = |brief: Brief| Item {
            side: brief.side,
            name: brief.side.map(|side| text.side_short(side, &self.names)).unwrap_or_default(),
            why: self.why_of(text, &brief),
            words: brief.words,
            rule: brief.rule.filter(|_| ruled).map(|rule| rule.to_string()).unwrap_or_default(),
        };
        News { look: shared.look, items: briefs.into_iter().map(item).collect() }
    }

    /// Why a bot did this, in public words: the reason that weighs most.
    fn why_of(&self, text: &Text, brief: &Brief) -> String {
        let Some(Side::Seat(seat)) = brief.side else { return String::new() };
        let why = self.whys.at(self.session(), seat, brief.first);
        why.map(|why| text.why(why, &self.names)).unwrap_or_default()
    }

    /// News in rows of at most this width.
    pub(super) fn news_lines(news: &News, width: u16, rows: usize) -> Vec<Line<'static>> {
        news.rows(width, rows).into_iter().map(|(line, _)| line).collect()
    }
}
