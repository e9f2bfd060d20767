//! What happened in short, for a page, beside the court, above the hand and on the curtain; with
//! the reasons of bots.

use super::leaf::{Leaf, Topic};
use super::{GameTable, Stage};
use crate::engine::{Action, Event, Game, Phase, Question, Rule, Seat, Side, What};
use crate::session::Happened;
use crate::text::{Brief, Text, points_so_far};
use crate::tui::palette::Ink;
use crate::tui::scene::Shared;
use crate::tui::widgets::Size;
use crate::tui::widgets::markers::ink;
use crate::tui::widgets::news::{Item, News};

/// The chapter of missions and of the last count.
const MISSIONS: u8 = 7;

/// The rule of the markers that everybody has ready.
const SET_UP: Rule = Rule::new(3, 2);

/// How long the bar of whoever leads is.
const BAR: usize = 20;

/// What everybody begins with.
fn set_up(text: &Text, before: &Game) -> Item {
    let seats = || before.turn_order().map(|seat| before.holding(seat));
    let ready = text.list(seats().map(|holding| holding.personal.to_string()));
    let (coins, markers) =
        seats().next().map_or((0, 0), |holding| (holding.coins, holding.markers()));
    let gaps = [("coins", coins.into()), ("markers", markers.into()), ("ready", ready.into())];
    Item { rule: SET_UP.to_string(), ..Item::plain(text.ui_with("set-up", gaps)) }
}

impl GameTable {
    /// What a leaf tells whoever looks, with how a round has ended.
    pub(super) fn leaf_news(&self, shared: &Shared, leaf: &Leaf) -> News {
        let mut news = self.leaf_deeds(shared, leaf);
        let unasked = self.unasked(&shared.text, leaf).and_then(|ways| ways.into_iter().next());
        let quiet = |words| Item { words: vec![(Ink::Quiet, words)], ..Item::default() };
        news.items.extend(unasked.map(quiet));
        if let Some(round) = leaf.ends {
            news.items.extend(self.round_over(shared, leaf, round));
        }
        news
    }

    /// Whose markers came without asking, and where that can be changed: whole and in fewer words.
    pub(super) fn unasked(&self, text: &Text, leaf: &Leaf) -> Option<Vec<String>> {
        let names = text.seats(leaf.unasked, &self.names);
        let ways = ["taken-unasked", "taken-unasked-brief"];
        let ways = ways.map(|id| text.ui_with(id, [("names", names.as_str().into())]));
        (!leaf.unasked.is_empty()).then_some(ways.to_vec())
    }

    /// The same without how a round has ended.
    fn leaf_deeds(&self, shared: &Shared, leaf: &Leaf) -> News {
        let viewer = self.viewer();
        let events: Vec<Event> = leaf.events().map(|event| event.seen_by(viewer)).collect();
        let before = leaf.told.saturating_sub(leaf.steps.len());
        let briefs = shared.text.briefs(&events, &self.names).into_iter();
        let briefs: Vec<Brief> =
            briefs.map(|brief| Brief { first: brief.first + before, ..brief }).collect();
        let mut news = self.news_of(shared, briefs, true);
        if leaf.events().any(|event| matches!(event.what, What::Round { round: 1, .. })) {
            news.items.insert(0, set_up(&shared.text, &leaf.before));
        }
        news
    }

    /// How a round leaves the table: who leads, by how much, and what the round has brought them.
    fn round_over(&self, shared: &Shared, leaf: &Leaf, round: u8) -> Vec<Item> {
        let (text, session) = (&shared.text, self.session());
        let after = leaf.after().view(None);
        // The table when the round began, before its supply brought anything.
        let same = |at: &usize| session.position_at(*at).is_some_and(|game| game.round() == round);
        let steps = (0..=session.len()).find(same).and_then(|at| session.steps_of(at));
        let begins = |step: &Happened| matches!(step.event.what, What::Round { round: now, .. } if now == round);
        let began = steps.into_iter().flatten().find(begins);
        let began = began.map_or_else(|| leaf.before.clone(), |step| step.table).view(None);
        let mut points: Vec<(usize, Seat)> =
            after.seats().map(|seat| (points_so_far(&after, seat), seat)).collect();
        points.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
        let most = points.first().map_or(0, |&(points, _)| points).max(BAR);
        let head = text.ui_with("round-over", [("round", round.into())]);
        let head = Item { words: vec![(Ink::Gold, head)], ..Item::default() };
        let row = |(points, seat): (usize, Seat)| {
            let bar = if shared.look.ascii { "#" } else { "\u{2588}" };
            let bar = bar.repeat(points * BAR / most);
            // What was laid out has been told above.
            let more = |now: usize, then: usize| now.saturating_sub(then);
            let laid = more(after.points_laid(seat).into(), began.points_laid(seat).into());
            let shields = [&after, &began].map(|view| usize::from(view.counts(seat).shields));
            let gains = [("round-missions", laid), ("round-shields", more(shields[0], shields[1]))];
            let gains = gains.into_iter().filter(|&(_, count)| count > 0);
            let gains = gains.map(|(id, count)| text.ui_with(id, [("count", count.into())]));
            let gains = gains.collect::<Vec<_>>().join(", ");
            let words = [
                (ink(seat), bar),
                (Ink::Strong, format!(" {points}")),
                (Ink::Good, format!("  {gains}")),
            ];
            let words = words.into_iter().filter(|(_, words)| !words.trim().is_empty()).collect();
            Item { words, ..Item::of(Side::Seat(seat), &self.names[seat], String::new()) }
        };
        std::iter::once(head).chain(points.into_iter().map(row)).collect()
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
            (_, Some(seat)) => match self.echo() {
                Some(answer) => {
                    let briefs = shared.text.news(self.session(), answer..=answer, &self.names);
                    self.news_of(shared, briefs, false)
                }
                None => self.news_for(shared, seat),
            },
        }
    }

    /// The answer that whoever is asked has just given, where it leads to the next question: what
    /// came of it is told like what others did.
    pub(super) fn echo(&self) -> Option<usize> {
        let (Stage::Ask { seat, .. }, session) = (&self.stage, self.session()) else { return None };
        let missions = |game: &Game| game.phase() == Phase::Missions;
        let last = session.len().checked_sub(1)?;
        // That one is done is no news.
        let own = |(by, action)| by == *seat && action != Action::Pass;
        let own = session.actions().nth(last).is_some_and(own);
        let same = missions(session.game()) && session.position_at(last).is_some_and(missions);
        (own && same).then_some(last + 1)
    }

    /// Whether what was run past is to be told: on one's turn the supply, with the others' turns.
    pub(super) fn tells_passed(&self) -> bool {
        let round = self.passed.iter().any(|leaf| leaf.topic == Topic::Round);
        !self.passed.is_empty() && (round || !self.is_turn())
    }

    pub(super) fn is_turn(&self) -> bool {
        matches!(self.stage, Stage::Ask { question: Question::Turn, .. })
    }

    /// What was run past, board by board, then who laid out what.
    pub(super) fn news_passed(&self, shared: &Shared) -> News {
        if !self.tells_passed() {
            return News { look: shared.look, items: Vec::new() };
        }
        let told = |topics: &[Topic]| -> Vec<Item> {
            let leaves = self.passed.iter().filter(|leaf| topics.contains(&leaf.topic));
            // How the round ended has been seen, or stands in the table of players.
            let items = leaves.flat_map(|leaf| self.leaf_deeds(shared, leaf).items);
            items.map(|item| Item { rule: String::new(), ..item }).collect()
        };
        let items = match self.active().filter(|_| self.is_turn()) {
            // Before others' turns the supply, where there is room for it.
            Some(seat) => {
                let roomy = Size::of(shared.screen) == Size::Large;
                let mut items = if roomy { told(&[Topic::Round]) } else { Vec::new() };
                items.extend(self.news_for(shared, seat).items);
                items
            }
            None => {
                let mut items = self.passed_over(&shared.text);
                items.extend(told(&[Topic::Missions, Topic::Round]));
                items
            }
        };
        News { look: shared.look, items }
    }

    fn news_of(&self, shared: &Shared, briefs: Vec<Brief>, ruled: bool) -> News {
        let text = &shared.text;
        let item = |brief: Brief| {
            let why = self.why_of(text, &brief);
            let rule = brief.rule.filter(|_| ruled).map(|rule| rule.to_string());
            let item = match brief.side {
                Some(side) => Item::of(side, &text.side_short(side, &self.names), brief.words),
                None => Item::plain(brief.words),
            };
            Item { why, rule: rule.unwrap_or_default(), ..item }
        };
        News { look: shared.look, items: briefs.into_iter().map(item).collect() }
    }

    /// Why a bot did this, in public words: what weighs most.
    fn why_of(&self, text: &Text, brief: &Brief) -> String {
        let Some(Side::Seat(seat)) = brief.side else { return String::new() };
        // What is left at the end becomes shields for nobody's reasons; and missions are laid out for
        // their points.
        if brief.rule.is_some_and(|rule| rule.chapter() == MISSIONS) {
            return String::new();
        }
        text.why_told(self.whys.at(self.session(), seat, brief.first), &self.names)
    }
}
