//! What happened, under the court: the account of a board, or a line for each turn with its rule
//! faint at the right; the intrigue line under the last. What needs more rows than there are takes
//! them from the court, so that nothing goes by unseen.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line as Words;
use ratatui::widgets::{Clear, Widget};

use super::leaf::{Leaf, Topic};
use super::pick::Pick;
use super::{GameTable, Stage};
use crate::engine::{Question, Rule, Seat, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;
use crate::tui::widgets::court::wall;
use crate::tui::widgets::news::{Item, News};
use crate::tui::widgets::question::Asked;
use crate::tui::widgets::scoring::Scoring;
use crate::tui::widgets::tiles::option;
use crate::tui::widgets::{Size, cards, write};

/// With so many rows under the court there is a row of air above a page; with more there is air
/// in it, and sentences are whole.
const ROOMY: u16 = 8;

impl GameTable {
    /// Everything that a leaf says.
    pub(super) fn leaf_words(&self, shared: &Shared, leaf: &Leaf) -> Vec<String> {
        match self.account_of(&shared.text, leaf) {
            Some(account) if leaf.steps.len() > 1 => account.words().map(str::to_owned).collect(),
            _ => self.telling(shared, leaf).items.iter().map(Item::said).collect(),
        }
    }

    /// A leaf that is no board: in short, or in whole sentences where each step is shown.
    fn telling(&self, shared: &Shared, leaf: &Leaf) -> News {
        if leaf.steps.len() > 1 {
            return self.leaf_news(shared, leaf);
        }
        let item =
            |(words, rule): (String, Rule)| Item { rule: rule.to_string(), ..Item::plain(words) };
        let sentences = self.sentences(&shared.text, leaf);
        News { look: shared.look, items: sentences.into_iter().map(item).collect() }
    }

    /// The leaf on the screen, under the court.
    pub(super) fn draw_leaf(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        (view, size): (&View, Size),
    ) {
        let Some(leaf) = self.leaf() else { return };
        let look = shared.look;
        // Beside the words of a guide what grows has the width of the court alone.
        let spoken = size < Size::Large && self.spoken(shared).is_some();
        let narrow = if spoken && leaf.ends.is_some() { wall(size).0 } else { area.width };
        let area = Rect { width: area.width.min(narrow), ..area };
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let notice = self.notice_rows(shared, inner.width);
        let account = self.account_of(&shared.text, leaf).filter(|_| leaf.steps.len() > 1);
        let scoring = |below: u16| {
            account.as_ref().map(|account| Scoring {
                account,
                look,
                asked: None,
                room: area.height.saturating_sub(below),
                roomy: area.height > ROOMY,
            })
        };
        let bars = self.bars(&shared.text).into_iter().map(|words| match words.is_empty() {
            true => Vec::new(),
            false => wrap(&look.show(&words), inner.width.into()),
        });
        let mut bars: Vec<Vec<String>> = bars.collect();
        // In few words where the court would be covered.
        let whole = |bar: &Vec<String>| {
            let below = (bar.len() + notice.len()) as u16;
            let needed = scoring(below).map_or(0, |scoring| scoring.height(inner.width));
            needed + below <= area.height
        };
        let last = bars.len() - 1;
        let fits = bars[..last].iter().position(whole).unwrap_or(last);
        let bar = bars.swap_remove(fits);
        let below = (bar.len() + notice.len()) as u16;
        let scoring = scoring(below);
        let room = usize::from(area.height.saturating_sub(below));
        let told = match &scoring {
            Some(_) => Vec::new(),
            None => {
                let most = usize::from(area.bottom().saturating_sub(below + 1));
                match self.guide {
                    // A lesson speaks of the court; how a round ended has a line for each.
                    Some(_) if leaf.ends.is_none() => {
                        self.telling(shared, leaf).rows(inner.width, room.max(7))
                    }
                    _ => self.telling(shared, leaf).page(inner.width, room.max(7), most),
                }
            }
        };
        let needed = scoring.as_ref().map_or(told.len() as u16, |it| it.height(inner.width));
        let place = grow(inner, needed + below);
        self.clear(pen, shared, area, place);
        // One row of air above it, where there is one; a board's page begins on the same row.
        let small = scoring.is_some() && area.height < ROOMY;
        let air = u16::from(place.height > needed + below && !small);
        let top = Rect { y: place.y + air, height: place.height - below - air, ..place };
        match scoring {
            Some(scoring) => scoring.render(top, pen.buffer),
            None => News::draw(look, &told, top, pen.buffer),
        }
        // Whoever is alone at the keyboard sees the cards that were dealt.
        let hand = cards::height(size);
        if leaf.topic == Topic::Round && top.height > needed + hand {
            // Where it will lie when it is asked for.
            let air = u16::from(size > Size::Small && top.height > needed + hand + 1);
            let y = top.bottom() - hand - air;
            let hand = Rect { y, height: hand, ..area };
            self.draw_hand(pen, &shared.text, hand, view, size, (None, false));
        }
        let mut y = place.bottom() - below;
        for words in notice {
            write(&words, Rect { y, height: 1, ..inner }, pen.buffer);
            y += 1;
        }
        // A question to the table and the end stand out more than what may be passed by.
        let ground = look.on(Ground::Button, Ink::Strong);
        for line in bar {
            pen.fill(Rect { y, height: 1, ..area }, ground);
            write(&Words::styled(line, ground), Rect { y, height: 1, ..inner }, pen.buffer);
            y += 1;
        }
    }

    /// What stands under a page, whole and in few words: that the shields come, or the question about
    /// intrigue.
    fn bars(&self, text: &Text) -> Vec<String> {
        match (&self.stage, self.line()) {
            (Stage::Over, _) if self.recent.is_some() => vec![text.ui("over-shields")],
            (_, Some(line)) => {
                [false, true].map(|brief| self.line_words(text, line, brief)).to_vec()
            }
            _ => vec![String::new()],
        }
    }

    /// A refusal, or what is said to a key that does nothing: in rows above the question.
    pub(super) fn notice_rows(&self, shared: &Shared, width: u16) -> Vec<Words<'static>> {
        let look = shared.look;
        let words = self.notice_line(&shared.text).unwrap_or_default();
        let ink = self.notice_ink();
        let words = match ink {
            Ink::Bad if !words.is_empty() => format!("{} {words}", look.glyphs().no),
            _ => words,
        };
        let rows = wrap(&look.show(&words), width.into()).into_iter();
        rows.map(|row| Words::from(look.span(row, Ground::Page, ink))).collect()
    }

    /// A page that has grown over the court hides what is under it.
    pub(super) fn clear(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect, place: Rect) {
        if place.y < area.y {
            let over = Rect { y: place.y, height: area.bottom() - place.y, ..area };
            Clear.render(over, pen.buffer);
            shared.look.paint(over, pen.buffer);
        }
    }

    /// A public question about a board stands on the page of that board.
    pub(super) fn is_scoring(&self) -> bool {
        self.asks_on_board().is_some()
    }

    pub(super) fn asks_on_board(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Ask { seat, question, .. }
                if !question.is_secret() && self.session().game().rest().board().is_some() =>
            {
                Some(*seat)
            }
            _ => None,
        }
    }

    /// Who is asked about the board that is being scored, or thinks about it.
    pub(super) fn about_board(&self) -> Option<Seat> {
        match &self.stage {
            // Whoever is asked at the table on the screen: others may have answered already.
            Stage::Bot { seat, .. } => {
                let shown = self.position();
                let asked = shown.decision().map(|decision| decision.seat);
                // Whoever has just answered does not think.
                let asked = asked.filter(|&asked| !self.is_person(asked));
                shown.rest().board().map(|_| asked.unwrap_or(*seat))
            }
            _ => self.asks_on_board(),
        }
    }

    /// The account so far, and the question in a bar of the colour of whoever is asked; where a guide speaks
    /// beside a court of this width, what grows stays under the court.
    pub(super) fn draw_scoring_question(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        view: &View,
        beside: u16,
    ) {
        let (text, look) = (&shared.text, shared.look);
        let (Some(seat), Some(account)) = (self.about_board(), self.account_now(text)) else {
            return;
        };
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let (words, rule) = self.scoring_prompt(text, view);
        let answers = self.answer_lines(text);
        let notice = self.notice_rows(shared, inner.width);
        let asked =
            Asked { look, seat: Some(seat), words: &words, lead: &self.names[seat], aside: &rule };
        let bar = asked.height(area.width);
        let others = bar + (answers.len() + notice.len()) as u16;
        let room = area.height.saturating_sub(others);
        let roomy = area.height > ROOMY;
        // A row of air before what is asked about it.
        let room = room.saturating_sub(u16::from(roomy));
        let scoring = Scoring { account: &account, look, asked: Some(seat), room, roomy };
        let needed = scoring.height(inner.width) + others;
        // What a guide says beside the court is not drawn over.
        if needed > inner.height && area.width > beside && beside > 0 {
            let court = Rect { width: beside, ..area };
            return self.draw_scoring_question(pen, shared, court, view, 0);
        }
        let place = grow(inner, needed);
        self.clear(pen, shared, area, place);
        let spare = place.height - needed;
        let between = u16::from(spare > 0);
        let air = u16::from(spare > 1 && area.height >= ROOMY);
        let [_, account_at, _, notice_at, bar_at, answers_at, _] = Layout::vertical([
            Constraint::Length(air),
            Constraint::Length(scoring.height(inner.width)),
            Constraint::Length(between),
            Constraint::Length(notice.len() as u16),
            Constraint::Length(bar),
            Constraint::Length(answers.len() as u16),
            Constraint::Fill(1),
        ])
        .areas(place);
        scoring.render(account_at, pen.buffer);
        for (row, words) in notice_at.rows().zip(&notice) {
            write(words, row, pen.buffer);
        }
        asked.render(Rect { x: area.x, width: area.width, ..bar_at }, pen.buffer);
        for (row, (key, words)) in answers_at.rows().zip(answers) {
            let rest = option(look, key, row, pen.buffer);
            write(&Words::styled(look.show(&words), look.ink(Ink::Plain)), rest, pen.buffer);
        }
    }
}

impl GameTable {
    /// The question about a board, or what is said to a key; with its rule.
    pub(super) fn scoring_prompt(&self, text: &Text, view: &View) -> (String, String) {
        let Stage::Ask { seat, question, .. } = &self.stage else {
            return (self.prompt(text, view), String::new());
        };
        let rule = question.rule().to_string();
        if let Question::Bribe { board, price } = *question {
            let left = view.holding(*seat).coins.saturating_sub(price);
            let gaps = [
                ("name", self.names[*seat].into()),
                ("pays", text.rewards(view.pays(board)).into()),
                ("price", price.into()),
                ("left", left.into()),
            ];
            return (text.ui_with("ask-bribe", gaps), rule);
        }
        let mut words = self.question_words(text);
        if let Some(Pick::Board { chosen: Some(board) }) = self.pick()
            && self.marks().is_done(view, *board)
        {
            // It will not be scored any more in this round (R6.12, R7.3).
            let id = if view.is_last_round() { "stays-last" } else { "stays-next" };
            words.push(' ');
            words.push_str(&text.ui_with(id, [("board", text.board_label(*board).into())]));
        }
        (words, rule)
    }
}

/// The rows at the bottom of an area, or more above it.
fn grow(area: Rect, rows: u16) -> Rect {
    let height = rows.max(area.height).min(area.bottom());
    Rect { y: area.bottom() - height, height, ..area }
}
