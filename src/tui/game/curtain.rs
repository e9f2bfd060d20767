//! The curtain: who comes next and what happened since, in public words; nothing secret. What was
//! run past is told to those whom it paid.

use std::collections::BTreeMap;

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::{GameTable, Stage, signs};
use crate::engine::{
    Board, Claim, Condition, Decision, Effect, Event, Mission, Phase, Place, Question, Seat,
    Shortfall, Side, Standing, View, What,
};
use crate::session::Entry;
use crate::text::{DOT, NO_BREAK, Text};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::Pen;
use crate::tui::scene::Shared;
use crate::tui::theme::Look;
use crate::tui::widgets::curtain::{self, Cloth, Curtain, LABEL, Part};
use crate::tui::widgets::news::{News, Why};
use crate::tui::widgets::players::{Plan, Players};
use crate::tui::widgets::prose::flow;

/// So many rows of news are told at most.
const ROWS: usize = 12;

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
        let title = if peeking { "curtain-peek" } else { "curtain-pass" };
        let title = text.ui_with(title, [("name", name.into())]);
        let place = Rect { height: area.height - 1, ..area };
        let view = self.session().game().view(None);
        let asked = self.session().decision();
        let (id, key, what) = match asked.and_then(|asked| asked.question.intrigue()) {
            Some(board) => {
                let boards = self.host.asked_about(board).iter();
                let boards = text.list(boards.map(|board| text.board_label(board)));
                ("round-intrigue", "board", boards)
            }
            None => {
                let by = asked.and_then(|asked| self.late_mission(asked));
                let phase = text.phase(view.phase());
                let mission = by.map(|mission| text.mission(mission));
                let what = [Some(phase), mission].into_iter().flatten();
                ("round-phase", "phase", what.collect::<Vec<_>>().join(": "))
            }
        };
        let rounds = view.components().rounds();
        let when = [("round", view.round().into()), ("of", rounds.into()), (key, what.into())];
        let warning = match peeking {
            true => text.ui("curtain-alone"),
            false => {
                let when = text.ui_with(id, when);
                text.ui_with("curtain-under", [("when", when.into())])
            }
        };
        let parts = match peeking {
            true => Vec::new(),
            false => self.curtain_parts(shared, &view, seat, curtain::told(place)),
        };
        let names = &self.names;
        let (active, plan) = (Some(seat), Plan::default());
        let players = Players { view: &view, text, look, names, active, before: None, plan };
        let players = (!peeking).then(|| (text.ui("curtain-table"), players));
        look.paint(area, pen.buffer);
        let notice = self.notice_line(text).map(|words| (self.notice_ink(), words));
        let curtain =
            Curtain { look, seat, title: &title, warning: &warning, parts, players, notice };
        curtain.render(place, pen.buffer);
        self.draw_footer(pen, area, text);
    }

    /// The mission laid out that calls a player again when all are done (R8.6, R8.7).
    fn late_mission(&self, Decision { seat, question }: Decision) -> Option<Mission> {
        let effect = match question {
            Question::ChangeMissions => Effect::ChangeMissions,
            Question::ChangeChip => Effect::ChangeChip,
            _ => return None,
        };
        self.session().game().ready(seat, effect).iter().next()
    }

    /// The cloth that is being drawn aside from somebody's table.
    pub(super) fn draw_opening(&self, look: Look, area: Rect, pen: &mut Pen<'_>) {
        if self.motion.opening > 0 && matches!(self.stage, Stage::Ask { .. }) {
            let covers = Some(u16::from(self.motion.opening));
            (&Cloth { look, covers }).render(area, pen.buffer);
        }
    }

    /// The curtain begins to open.
    pub(super) const fn draw_aside(&mut self) {
        if self.moves && matches!(self.stage, Stage::Ask { .. }) {
            self.motion.opening = Cloth::WHOLE as u8;
        }
    }

    /// What has happened since, where they stand, and what they have: in public words.
    fn curtain_parts(&self, shared: &Shared, view: &View, seat: Seat, width: u16) -> Vec<Part> {
        let (text, look) = (&shared.text, shared.look);
        let holding = view.holding(seat);
        let plain = |words: &str| look.span(words, Ground::Page, Ink::Plain);
        let coins = ("coins", holding.coins.into());
        // What matters in the phase: missions are paid with chips.
        let has = if view.phase() == Phase::Missions {
            let chips = signs::chip_list(text, holding.chips);
            let chips = if chips.is_empty() { text.ui("no-chips") } else { chips.join(", ") };
            text.ui_with("curtain-chips", [("chips", chips.into()), coins])
        } else {
            let counts = view.counts(seat);
            let (id, cards) = match view.phase() {
                Phase::Scoring => ("curtain-intrigue", counts.intrigue),
                _ => ("curtain-holding", counts.influence),
            };
            let gaps = [("cards", cards.into()), ("markers", holding.personal.into()), coins];
            text.ui_with(id, gaps)
        };
        let beside = width - LABEL;
        let has = flow(&[plain(&has)], beside, 0);
        let boards = self.own_boards(text, look, view, (seat, beside));
        let paid = self.paid_unseen(text, look, (seat, beside));
        let part = |id: &str, lines: Vec<Line<'static>>, beside: bool| {
            (!lines.is_empty()).then(|| Part { label: text.ui(id), lines, beside })
        };
        [
            part("side-news", told(&self.news_for(shared, seat), width), false),
            part("curtain-paid", paid, true),
            part("curtain-boards", boards, true),
            part("curtain-have", has, true),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// The boards where they have markers that are still to be scored, and what would come of it:
    /// those that would pay first, and boards alike together.
    fn own_boards(
        &self,
        text: &Text,
        look: Look,
        view: &View,
        (seat, width): (Seat, u16),
    ) -> Vec<Line<'static>> {
        // Nothing is paid any more in this round.
        if view.phase() == Phase::Missions {
            return Vec::new();
        }
        let mut alike: Vec<(Outlook, Vec<Board>)> = Vec::new();
        for board in Board::ALL {
            let standing = view.standing(board);
            let Some(claim) = standing.claims[seat].filter(|_| !is_scored(view, board)) else {
                continue;
            };
            let outlook = outlook(&standing, seat, claim);
            match alike.iter_mut().find(|(known, _)| *known == outlook) {
                Some((_, boards)) => boards.push(board),
                None => alike.push((outlook, vec![board])),
            }
        }
        alike.sort_by_key(|(outlook, _)| !outlook.paid);
        let span = |words: &str, ink| look.span(words, Ground::Page, ink);
        let line = |(outlook, boards): (Outlook, Vec<Board>)| {
            let (mark, mark_ink) = match outlook.paid {
                true => (look.glyphs().yes, Ink::Good),
                false => (look.glyphs().nothing, Ink::Quiet),
            };
            let boards = text.list(boards.into_iter().map(|board| {
                // A number and its name stand in one line, and so does Louis.
                let louis = match view.louis() == Some(board) {
                    true => format!("{NO_BREAK}{}", look.glyphs().crown),
                    false => String::new(),
                };
                format!("{}{louis}", text.board_label(board).replace(' ', &NO_BREAK.to_string()))
            }));
            let gaps = [("boards", boards.into()), ("count", outlook.count.into())];
            let words = text.ui_with(outlook.id, gaps);
            flow(
                &[
                    look.sign(mark, Ground::Page, mark_ink),
                    span(" ", Ink::Plain),
                    Span::styled(look.show(&words), look.on(Ground::Page, Ink::Plain)),
                ],
                width,
                2,
            )
        };
        alike.into_iter().flat_map(line).collect()
    }

    /// What boards have paid this player on pages that somebody ran past.
    fn paid_unseen(
        &self,
        text: &Text,
        look: Look,
        (seat, width): (Seat, u16),
    ) -> Vec<Line<'static>> {
        let Some(from) = self.ran_past[seat] else { return Vec::new() };
        let log = self.session().log(0).filter_map(|entry| match entry {
            Entry::Event { event, .. } => Some(event),
            Entry::Note(_) => None,
        });
        let paid = paid_by_boards(text, seat, log.skip(from));
        let line = |(board, gains): (Board, Vec<String>)| {
            let spans = [
                look.span(format!("{}: ", text.board_label(board)), Ground::Page, Ink::Plain),
                look.span(text.list(gains), Ground::Page, Ink::Good),
            ];
            flow(&spans, width, 2)
        };
        paid.into_iter().flat_map(line).collect()
    }
}

/// What happened, in as many rows as there are for it: names where labels stand, words beside them.
fn told(news: &News, width: u16) -> Vec<Line<'static>> {
    let apart = |why: Why| news.apart_in(width, why, LABEL);
    let mut ways = [Why::All, Why::Beside, Why::Not].into_iter().map(apart);
    let rows = ways.find(|rows| rows.len() <= ROWS).unwrap_or_else(|| news.rows(width, ROWS));
    rows.into_iter().map(|(line, _)| line).collect()
}

/// What would come of somebody's markers on a board, if it was scored now.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Outlook {
    id: &'static str,
    /// A price, or how many markers are missing.
    count: u8,
    paid: bool,
}

fn outlook(standing: &Standing, seat: Seat, claim: Claim) -> Outlook {
    let missing = match standing.condition {
        Condition::Markers(needed) => needed.saturating_sub(standing.counts[seat]),
        _ => 0,
    };
    let (id, count) = match claim {
        Claim::First { crown: true } => ("curtain-crowned", 0),
        Claim::First { .. } | Claim::SharedFirst | Claim::Second | Claim::Enough => {
            ("curtain-would-pay", 0)
        }
        Claim::MayBribe { price, why: Shortfall::TiedForMost } => ("curtain-bribe-tied", price),
        Claim::MayBribe { price, why: Shortfall::TiedForSecond } => ("curtain-bribe-second", price),
        Claim::MayBribe { price, .. } => ("curtain-bribe", price),
        Claim::Nothing { why } => match why {
            Shortfall::BelowThreshold => ("curtain-short", missing),
            Shortfall::TiedForMost => ("curtain-tied", 0),
            Shortfall::TiedForSecond => ("curtain-tied-second", 0),
            Shortfall::LostTie | Shortfall::Fewer | Shortfall::Neutral => ("curtain-behind", 0),
        },
    };
    Outlook { id, count, paid: claim.is_paid() }
}

/// What boards pay somebody by these events, in words.
fn paid_by_boards<'a>(
    text: &Text,
    seat: Seat,
    events: impl Iterator<Item = &'a Event>,
) -> BTreeMap<Board, Vec<String>> {
    let mut paid: BTreeMap<Board, Vec<String>> = BTreeMap::new();
    let (mut now, mut shields) = (None, BTreeMap::<Board, u8>::new());
    for event in events {
        let own = |whose: Seat| whose == seat;
        let gain = match event.what {
            What::Scored { standing } => {
                now = Some(standing.board);
                continue;
            }
            What::Phase { .. } | What::Turned { .. } => {
                now = None;
                continue;
            }
            What::ChipGained { seat, chip } if own(seat) => text.chip_one(chip),
            What::CoinsGained { seat, count } if own(seat) => {
                text.ui_with("gain-coins", [("count", count.into())])
            }
            What::InfluenceDrawn { seat, .. } if own(seat) => text.ui("gain-influence"),
            What::Markers {
                side: Side::Seat(seat),
                count,
                from: Place::Reserve(_),
                to: Place::Board(to),
            } if own(seat) => {
                format!("{} {}", DOT.repeat(count.into()), text.board_label(to))
            }
            What::IntrigueDrawn { seat, .. } if own(seat) => text.ui("gain-intrigue"),
            What::ShieldDrawn { seat, .. } if own(seat) => {
                now.into_iter().for_each(|board| *shields.entry(board).or_default() += 1);
                continue;
            }
            _ => continue,
        };
        now.into_iter().for_each(|board| paid.entry(board).or_default().push(gain.clone()));
    }
    for (board, count) in shields {
        let words = text.ui_with("gain-shields", [("count", count.into())]);
        paid.entry(board).or_default().insert(0, words);
    }
    paid
}

/// Whether a board has been scored in this round.
fn is_scored(view: &View, board: Board) -> bool {
    view.phase() == Phase::Scoring
        && view.rest().board().is_some_and(|now| board.number() < now.number())
}
