//! Under the court: what happened, the question, the answers, the hand.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::pick::Pick;
use super::signs::Few;
use super::{GameTable, Stage};
use super::{pay, signs};
use crate::engine::{Action, Question, Reserve, Seat, Secret, View};
use crate::text::Text;
use crate::tui::keys::yes_key;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;
use crate::tui::theme::Look;
use crate::tui::widgets::cards::{self, Cards, Held};
use crate::tui::widgets::mission::{self, Ways};
use crate::tui::widgets::news::{News, Row, Why};
use crate::tui::widgets::question::Asked;
use crate::tui::widgets::tiles::option;
use crate::tui::widgets::{Size, Spot, write};

/// Chips, a gap, and two rows of what can be chosen under a large court.
pub(super) const MISSIONS: u16 = 4;

/// So many rows of a large court at most give way to a line for each thing that was run past.
const GROWS: u16 = 7;

impl GameTable {
    pub(super) fn draw_question(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        view: &View,
        (size, beside, told): (Size, bool, bool),
    ) {
        let (text, look) = (&shared.text, pen.look);
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let (words, aside) = (self.prompt(text, view), self.aside(text));
        let asked = self.asked(look, &words, &aside);
        let notice: Vec<Line<'static>> = match self.notice {
            Some(_) => self.notice_rows(shared, inner.width),
            // The missions write the ways to pay here.
            None => match self.ways(text, look, view, inner.width) {
                ways if !ways.is_empty() && size < Size::Large => {
                    vec![Line::default(); ways.len()]
                }
                _ => self.preview(text, look, view, inner.width).into_iter().collect(),
            },
        };
        let answers = self.answer_rows(size).min(area.height);
        // One's own things stand under the cards, unless they stand beside the court.
        let own = match (size, view.own()) {
            (Size::Small | Size::Medium, Some(own)) if answers > 0 && !beside => Some(own),
            _ => None,
        };
        // While the guide speaks nothing can be answered.
        let spoken = self.is_spoken_to();
        let prompt = if spoken { 0 } else { asked.height(area.width) };
        let needed = answers + prompt + notice.len() as u16;
        let spare = area.height.saturating_sub(needed);
        // A row for what is said to a key, so that what happened is told in the same words after it.
        let kept = u16::from(size == Size::Large && notice.is_empty()).min(spare);
        let spare = spare - kept;
        let news = match &self.stage {
            // The end of the log would give the result away.
            Stage::Over => None,
            _ if told => None,
            _ => Some(self.news_now(shared)),
        };
        // One's own things are a key away: they give way before what happened goes untold; under
        // markers in the making they stay, where a curtain has told it.
        let placing = matches!(self.pick(), Some(Pick::Place(_))) && self.host.hides();
        let told_in =
            |rows: u16| news.as_ref().is_none_or(|news| news.fits(inner.width, rows.into()));
        let below = u16::from(own.is_some() || size > Size::Small).min(spare);
        let gives_way = !placing && !told_in(spare - below) && told_in(spare);
        let below = if gives_way { 0 } else { below };
        // What was run past is told whole: under a large court it takes rows of the court.
        let more = match &news {
            Some(news) if size == Size::Large && self.tells_passed() => {
                let lacks = |rows: Vec<Row>| (rows.len() as u16 + 1).saturating_sub(spare - below);
                // A line for each, unless that takes too much of the court.
                let apart = lacks(news.apart(inner.width, Why::Not));
                if apart <= GROWS { apart } else { lacks(news.joined(inner.width, 0)) }
            }
            _ => 0,
        };
        let grown = Rect { y: area.y - more, height: area.height + more, ..area };
        self.clear(pen, shared, area, grown);
        let (area, spare) = (grown, spare + more);
        // Air, unless what happened can be told better without.
        let told = |room: u16| {
            news.as_ref()
                .and_then(|news| news.whole(inner.width, room.into()))
                .map_or(0, |r| r.len())
        };
        let room = spare - below;
        let airy = room > 0 && told(room - 1) == told(room);
        let between = u16::from(size > Size::Small && airy);
        let [log, above, bar, _, hand, last] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(notice.len() as u16 + kept),
            Constraint::Length(prompt),
            Constraint::Length(between),
            Constraint::Length(answers),
            Constraint::Length(below),
        ])
        .areas(area);
        let log = Rect { x: inner.x, width: inner.width, ..log };
        let hint = self.teaching(shared, view);
        let hint = hint.map(|hint| wrap(&look.show(&hint), inner.width.into())).unwrap_or_default();
        // Whole, or not at all.
        let fits = hint.len() <= usize::from(log.height);
        let hint_height = if fits { hint.len() as u16 } else { 0 };
        let told = Rect { height: log.height - hint_height, ..log };
        if let Some(news) = news {
            let rows = news.rows(told.width, told.height.into());
            News::draw(look, &rows, told, pen.buffer);
        }
        for (y, line) in (told.bottom()..log.bottom()).zip(&hint) {
            pen.put(inner.x, y, inner.width, line, look.ink(Ink::Gold));
        }
        for (row, line) in above.rows().zip(&notice) {
            write(line, Rect { x: inner.x, width: inner.width, ..row }, pen.buffer);
        }
        if !spoken {
            asked.render(bar, pen.buffer);
        }
        match &self.stage {
            Stage::Ask { question, .. } if spoken && *question != Question::Turn => {}
            Stage::Ask { seat, question, pick } if !spoken => {
                self.draw_answers(pen, text, hand, view, size, (*seat, question, pick));
            }
            Stage::Curtain { .. } => {
                pen.centre(hand, hand.y + hand.height / 2, &text.ui("strip"), look.quiet());
            }
            _ => self.draw_hand(pen, text, hand, view, size, (None, false)),
        }
        if let Some(own) = own.filter(|_| last.height > 0) {
            write(&own_line(text, look, view, own, inner.width), inner_row(last), pen.buffer);
        }
    }

    pub(super) fn asked<'a>(&'a self, look: Look, words: &'a str, aside: &'a str) -> Asked<'a> {
        let seat = self.mover().or(self.active());
        Asked { look, seat, words, lead: seat.map_or("", |seat| &self.names[seat]), aside }
    }

    /// The ways to pay for the mission that is chosen, where there are several.
    pub(super) fn ways(&self, text: &Text, look: Look, view: &View, width: u16) -> Vec<Ways> {
        let chosen = self.active().and_then(|seat| pay::chosen(view.table(), seat, self.pick()));
        chosen.map_or_else(Vec::new, |(ways, at)| mission::ways(text, look, &ways, at, width))
    }

    /// Where they stand under missions in the court's place: right above the question, unless
    /// something else must be said there.
    pub(super) fn ways_place(
        &self,
        text: &Text,
        look: Look,
        view: &View,
        below: Rect,
        size: Size,
    ) -> Option<Rect> {
        let lines = self.ways(text, look, view, below.width - 2).len() as u16;
        if lines == 0 || self.notice.is_some() {
            return None;
        }
        let (words, aside) = (self.prompt(text, view), self.aside(text));
        let prompt = self.asked(look, &words, &aside).height(below.width);
        let spare = below.height.saturating_sub(prompt + lines);
        let under = if size > Size::Small { spare.min(2) } else { 0 };
        let y = below.bottom().saturating_sub(under + prompt + lines);
        Some(Rect { y, height: lines, ..below })
    }

    /// How many rows the answers take; those to questions about missions stand above, unless
    /// the court does.
    pub(super) fn answer_rows(&self, size: Size) -> u16 {
        match self.pick() {
            Some(Pick::Missions { .. } | Pick::PutBack { .. } | Pick::Chip { .. } | Pick::Deck)
                if size < Size::Large =>
            {
                0
            }
            // Under a large court stands how one can pay, if any of them can be paid in several ways.
            Some(Pick::Missions { hand, .. })
                if !self.active().is_some_and(|seat| {
                    pay::has_ways(self.session().game().table(), seat, hand)
                }) =>
            {
                0
            }
            Some(Pick::Missions { .. } | Pick::PutBack { .. } | Pick::Chip { .. } | Pick::Deck) => {
                MISSIONS
            }
            Some(Pick::YesNo { .. }) => 2,
            Some(Pick::Count { answers }) => answers.len() as u16,
            _ => cards::height(size),
        }
    }

    /// The cards of whoever looks, each with its letter: it keeps it for the whole phase.
    fn cards<'a>(
        &self,
        text: &'a Text,
        look: Look,
        view: &'a View,
        seat: Seat,
        size: Size,
        (chosen, keyed): (Option<usize>, bool),
    ) -> Cards<'a> {
        let places = ('a'..).zip(self.hand_in(view, seat)).enumerate();
        let held = places.map(|(place, (letter, card))| {
            Some(Held { card: card?, key: keyed.then_some(letter), chosen: chosen == Some(place) })
        });
        Cards { view, text, look, seat, held: held.collect(), size }
    }

    /// Where a click chooses a card.
    pub(super) fn hand_spots(
        &self,
        text: &Text,
        look: Look,
        area: Rect,
        view: &View,
        size: Size,
    ) -> Vec<Spot> {
        let Some(seat) = view.viewer() else { return Vec::new() };
        let place = Rect { x: area.x + 1, width: area.width - 2, ..area };
        self.cards(text, look, view, seat, size, (None, true)).spots(place)
    }

    /// The cards of whoever looks; nothing for a view without secrets.
    pub(super) fn draw_hand(
        &self,
        pen: &mut Pen<'_>,
        text: &Text,
        area: Rect,
        view: &View,
        size: Size,
        (chosen, keyed): (Option<usize>, bool),
    ) {
        let Some(seat) = view.viewer() else { return };
        let cards = self.cards(text, pen.look, view, seat, size, (chosen, keyed));
        let place = Rect { x: area.x + 1, width: area.width - 2, ..area };
        cards.render(place, pen.buffer);
    }

    fn draw_answers(
        &self,
        pen: &mut Pen<'_>,
        text: &Text,
        area: Rect,
        view: &View,
        size: Size,
        (seat, question, pick): (Seat, &Question, &Pick),
    ) {
        let mut show_hand =
            |chosen, keyed| self.draw_hand(pen, text, area, view, size, (chosen, keyed));
        match pick {
            Pick::Card { .. } | Pick::Place(_) => show_hand(pick.place(), true),
            Pick::Count { answers } => {
                let words = |(_, action): &(char, Action)| answer_words(text, action, question);
                let words: Vec<String> = answers.iter().map(words).collect();
                let widest = words.iter().map(|words| pen.look.show(words).width()).max();
                for ((row, (key, action)), words) in area.rows().zip(answers).zip(words) {
                    let row = Rect { x: row.x + 2, width: row.width - 3, ..row };
                    let row = option(pen.look, *key, row, pen.buffer);
                    let mut line = Line::from(pen.look.span(words, Ground::Page, Ink::Plain));
                    let follows = self.follows(text, pen.look, view, (action, question));
                    let gap = widest.unwrap_or(0) + 3 - line.width();
                    if line.width() + gap + follows.width() <= usize::from(row.width) {
                        line.push_span(" ".repeat(gap));
                        line.extend(follows);
                    }
                    write(&line, row, pen.buffer);
                }
            }
            Pick::YesNo { yes, no } => {
                let money = view.holding(seat).coins;
                let says_yes = yes_key(text);
                for (row, (key, action)) in
                    area.rows().zip([(says_yes, Some(yes)), ('n', no.as_ref())])
                {
                    let mut words = match action {
                        Some(action) => text.action(action, Some(question)),
                        None => text.ui("no-after-all"),
                    };
                    if key == says_yes
                        && let Some(price) = price_of(question, yes)
                    {
                        let left = money.saturating_sub(price);
                        let gaps = [("price", price.into()), ("left", left.into())];
                        words = format!("{words} {}", text.ui_with("money-left", gaps));
                    }
                    let row = Rect { x: row.x + 2, width: row.width - 3, ..row };
                    let row = option(pen.look, key, row, pen.buffer);
                    pen.put(row.x, row.y, row.width, &words, Style::new());
                }
            }
            Pick::Board { .. } => show_hand(None, false),
            Pick::Missions { .. } | Pick::Deck | Pick::Chip { .. } | Pick::PutBack { .. } => {}
        }
    }

    /// The numbered answers to a question about a board; yes and no stand in the last line.
    pub(super) fn answer_lines(&self, text: &Text) -> Vec<(char, String)> {
        let (Stage::Ask { question, .. }, Some(Pick::Count { answers })) =
            (&self.stage, self.pick())
        else {
            return Vec::new();
        };
        let line = |(key, action): &(char, Action)| (*key, text.action(action, Some(question)));
        answers.iter().map(line).collect()
    }

    /// Before a board is scored: what would come of an answer.
    fn follows(
        &self,
        text: &Text,
        look: Look,
        view: &View,
        (action, question): (&Action, &Question),
    ) -> Line<'static> {
        let (Question::Intrigue { board }, Some(seat)) = (question, self.active()) else {
            return Line::default();
        };
        let mut counts = view.markers(*board);
        if let Action::Intrigue { count, .. } = *action {
            counts[seat] += count;
        }
        let standing = signs::foretold(view, *board, counts);
        signs::outlook(
            text,
            look,
            Ground::Page,
            &standing,
            u16::MAX,
            signs::may_win(view, &standing),
        )
    }

    /// What happened since the last turn of whoever is asked, in short.
    pub(super) fn draw_log(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect) {
        let rows = self.news_now(shared).rows(area.width, area.height.into());
        News::draw(pen.look, &rows, area, pen.buffer);
    }
}

/// An answer in words, without the card that the question has named.
fn answer_words(text: &Text, action: &Action, question: &Question) -> String {
    match *action {
        Action::Intrigue { from, count } => {
            let gaps = [("count", count.into()), ("reserve", text.reserve(from).into())];
            let id = match from {
                Reserve::General => "answer-intrigue",
                Reserve::Personal => "answer-intrigue-ready",
            };
            text.ui_with(id, gaps)
        }
        _ => text.action(action, Some(question)),
    }
}

fn price_of(question: &Question, yes: &Action) -> Option<u8> {
    match (question, yes) {
        (Question::Bribe { price, .. }, _) => Some(*price),
        (_, Action::PayTwo) => Some(2),
        _ => None,
    }
}

/// The row without the columns at both ends.
const fn inner_row(row: Rect) -> Rect {
    Rect { x: row.x + 1, width: row.width - 2, ..row }
}

/// A label and words.
pub(super) fn labelled(look: Look, label: &str, words: &str) -> [Span<'static>; 2] {
    let gap = if label.is_empty() { "" } else { " " };
    [
        look.span(format!("{label}{gap}"), Ground::Page, Ink::Quiet),
        look.span(words, Ground::Page, Ink::Plain),
    ]
}

/// Missions, intrigue cards and shields in one line; counted where there is no room for words, and
/// left out rather than cut.
fn own_line(text: &Text, look: Look, view: &View, own: &Secret, width: u16) -> Line<'static> {
    let fits = |line: &Line<'_>| line.width() <= usize::from(width);
    let line = |few: Few, gap: &str, whole: bool| {
        let mut line = Line::default();
        let parts = signs::own_parts(text, view, own, few);
        for (label, words) in parts.into_iter().filter(|(_, words)| !words.is_empty()) {
            let mut longer = line.clone();
            if !longer.spans.is_empty() {
                longer.push_span(look.span(gap, Ground::Page, Ink::Plain));
            }
            longer.extend(labelled(look, &label, &words));
            if whole || fits(&longer) {
                line = longer;
            }
        }
        line
    };
    let fews = [Few::Not, Few::Shields, Few::Words, Few::Unshielded, Few::Intrigue];
    let ways = fews.into_iter().flat_map(|few| [(few, "   "), (few, "  ")]);
    let found = ways.map(|(few, gap)| line(few, gap, true)).find(fits);
    found.unwrap_or_else(|| line(Few::Intrigue, "  ", false))
}
