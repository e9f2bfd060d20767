//! What happened in short, for a page, beside the court, above the hand and on the curtain; with
//! the reasons of bots.

use ratatui::text::Line;

use super::leaf::{Leaf, Topic};
use super::{GameTable, Stage};
use crate::engine::{Event, Question, Rule, Seat, Side, What};
use crate::text::{Brief, Text, points_so_far};
use crate::tui::scene::Shared;
use crate::tui::widgets::news::{Item, News};

/// The rule of the last count.
const COUNT: Rule = Rule::new(7, 3);

impl GameTable {
    /// What a leaf tells whoever looks.
    pub(super) fn leaf_news(&self, shared: &Shared, leaf: &Leaf) -> News {
        let viewer = self.viewer();
        let events: Vec<Event> = leaf.events().map(|event| event.seen_by(viewer)).collect();
        let before = leaf.told.saturating_sub(leaf.steps.len());
        let briefs = shared.text.briefs(&events, &self.names).into_iter();
        let briefs: Vec<Brief> =
            briefs.map(|brief| Brief { first: brief.first + before, ..brief }).collect();
        let over = self.round_over(&shared.text, leaf);
        let place = over.as_ref().map(|(first, _)| {
            briefs.iter().take_while(|brief| brief.first < first + before).count()
        });
        let mut news = self.news_of(shared, briefs, true);
        if let (Some(place), Some((_, words))) = (place, over) {
            news.items.insert(place, Item::plain(words));
        }
        news
    }

    /// Where a leaf begins a round after another, with how that one left the table.
    fn round_over(&self, text: &Text, leaf: &Leaf) -> Option<(usize, String)> {
        let starts = leaf.steps.iter().enumerate().find_map(|(at, step)| match step.event.what {
            What::Round { round, .. } if round > 1 => Some((at, round - 1, &step.table)),
            _ => None,
        });
        let (at, round, table) = starts?;
        let view = table.view(None);
        let mut points: Vec<(usize, Seat)> =
            view.seats().map(|seat| (points_so_far(&view, seat), seat)).collect();
        points.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
        let points = points.iter().map(|(points, seat)| format!("{} {points}", &self.names[*seat]));
        let gaps = [("round", round.into()), ("points", text.list(points).into())];
        Some((at, text.ui_with("round-over", gaps)))
    }

    /// What everybody saw since this player's last turn.
    pub(super) fn news_for(&self, shared: &Shared, seat: Seat) -> News {
        let briefs = shared.text.news(self.session(), self.host.news(seat), &self.names);
        self.news_of(shared, briefs, false)
    }

    /// The same, as far as it is for whoever is asked: while something is told it would run ahead.
    pub(super) fn news_now(&self, shared: &Shared) -> News {
        let none = || News { look: shared.look, items: Vec::new() };
        match (&self.stage, self.active()) {
            (Stage::Over | Stage::Leaves { .. } | Stage::Bot { .. }, _) => none(),
            // The page of the board tells it.
            _ if self.is_scoring() => none(),
            _ if self.tells_passed() => self.news_passed(shared),
            (_, None) => none(),
            (_, Some(seat)) => self.news_for(shared, seat),
        }
    }

    /// Whether what was run past is to be told; on one's turn the others' turns are.
    pub(super) fn tells_passed(&self) -> bool {
        let turn = matches!(self.stage, Stage::Ask { question: Question::Turn, .. });
        !self.passed.is_empty() && !turn
    }

    /// What was run past, board by board, then who laid out what.
    pub(super) fn news_passed(&self, shared: &Shared) -> News {
        if !self.tells_passed() {
            return News { look: shared.look, items: Vec::new() };
        }
        let boards = self.passed_over(&shared.text).into_iter().map(Item::plain);
        let others = self.passed.iter().filter(|leaf| leaf.topic == Topic::Missions);
        let others = others.flat_map(|leaf| self.leaf_news(shared, leaf).items);
        let unruled = others.map(|item| Item { rule: String::new(), ..item });
        News { look: shared.look, items: boards.chain(unruled).collect() }
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
        // What is left at the end becomes shields for nobody's reasons.
        if brief.rule == Some(COUNT) || !brief.single {
            return String::new();
        }
        let why = self.whys.at(self.session(), seat, brief.first);
        why.map(|why| text.why(why, &self.names)).unwrap_or_default()
    }

    /// News in rows of at most this width.
    pub(super) fn news_lines(news: &News, width: u16, rows: usize) -> Vec<Line<'static>> {
        news.rows(width, rows).into_iter().map(|(line, _)| line).collect()
    }
}
