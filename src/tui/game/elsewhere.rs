//! What boards paid that have no page of their own, because they concerned bots alone or were run
//! past: a line each, the board first, then everybody who was paid, in their colours.

use super::gains::{gains, got};
use super::leaf::{Leaf, Topic};
use super::{GameTable, Stage};
use crate::engine::{Board, Claim, Event, Phase, Seat, Shortfall, Side, What};
use crate::session::Entry;
use crate::text::Text;
use crate::tui::palette::Ink;
use crate::tui::scene::Shared;
use crate::tui::widgets::markers::ink;
use crate::tui::widgets::news::{Item, News, Piece};

/// Whether somebody is paid, for nothing or for money.
pub(super) const fn is_payment(event: &Event) -> bool {
    matches!(event.what, What::Paid { .. } | What::Bribed { .. })
}

/// Who has been paid, in this order, and for how much.
fn payments(events: &[Event]) -> impl Iterator<Item = (Seat, Option<u8>)> {
    events.iter().filter_map(|event| match event.what {
        What::Paid { seat, .. } => Some((seat, None)),
        What::Bribed { seat, price, .. } => Some((seat, Some(price))),
        _ => None,
    })
}

impl GameTable {
    /// Boards that were run past, with what everybody saw happen there.
    pub(super) fn passed_boards(&self) -> Vec<(Board, Vec<Event>)> {
        let mut boards: Vec<_> = self.passed.iter().flat_map(Leaf::boards).collect();
        boards.sort_by_key(|(board, _)| board.number());
        boards
    }

    /// The same in words, as far as they paid somebody.
    pub(super) fn passed_over(&self, text: &Text) -> Vec<Item> {
        let pays = |(_, events): &&(Board, Vec<Event>)| events.iter().any(is_payment);
        self.passed_boards().iter().filter(pays).map(|board| self.paid(text, board)).collect()
    }

    /// What the boards of this round have paid before the one that the page is about. Where one
    /// chooses, what was run past is told by itself.
    pub(super) fn paid_so_far(&self, shared: &Shared) -> News {
        let page = !matches!(self.stage, Stage::Ask { .. }) || self.about_board().is_some();
        let focus = self.marks().focus;
        let boards = if page { self.scored_so_far() } else { Vec::new() };
        let pays = |(board, events): &&(Board, Vec<Event>)| {
            focus.is_none_or(|focus| *board < focus) && events.iter().any(is_payment)
        };
        let items = boards.iter().filter(pays).map(|board| self.paid_few(&shared.text, board));
        News { look: shared.look, items: items.collect() }
    }

    /// Whom a board has paid, in the order of being paid: all get the same, so that it says who,
    /// and what they paid for it.
    fn paid_few(&self, text: &Text, (board, events): &(Board, Vec<Event>)) -> Item {
        let mut words: Vec<Piece> = Vec::new();
        for (seat, price) in payments(events) {
            if !words.is_empty() {
                words.push((Ink::Quiet, ", ".to_owned()));
            }
            let side = Side::Seat(seat);
            words.push((ink(side), text.side_short(side, &self.names)));
            if let Some(price) = price {
                let price = text.ui_with("condition-money", [("price", price.into())]);
                words.push((Ink::Quiet, format!(" {price}")));
            }
        }
        Item { lead: Some((Ink::Strong, text.board_label(*board))), words, ..Item::default() }
    }

    /// The boards of this round that have been told.
    fn scored_so_far(&self) -> Vec<(Board, Vec<Event>)> {
        let mut boards: Vec<(Board, Vec<Event>)> = Vec::new();
        let mut scoring = false;
        let events = self.session().log(0).filter_map(|entry| match entry {
            Entry::Event { event, .. } => Some(event),
            Entry::Note(_) => None,
        });
        for event in events.take(self.told().min(self.seen())) {
            match event.what {
                What::Round { .. } => boards.clear(),
                What::Phase { phase } => scoring = phase == Phase::Scoring,
                _ => {}
            }
            let opened = match Topic::opened_by(&event.what) {
                Some(Topic::Board(board)) => Some(board),
                _ => None,
            };
            if let Some(board) = opened.filter(|board| boards.last().map(|b| b.0) != Some(*board)) {
                boards.push((board, Vec::new()));
            }
            if let Some((_, events)) = boards.last_mut().filter(|_| scoring) {
                events.push(*event);
            }
        }
        boards
    }

    /// What these boards paid: those scored before this one, and those after it.
    pub(super) fn elsewhere(
        &self,
        text: &Text,
        boards: &[(Board, Vec<Event>)],
        own: Board,
    ) -> (Vec<Item>, Vec<Item>) {
        let (earlier, later): (Vec<_>, Vec<_>) = boards.iter().partition(|(board, _)| *board < own);
        let items =
            |boards: Vec<_>| boards.into_iter().map(|board| self.paid(text, board)).collect();
        (items(earlier), items(later))
    }

    /// What a board paid to whom.
    fn paid(&self, text: &Text, (board, events): &(Board, Vec<Event>)) -> Item {
        let viewer = self.viewer();
        let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
        let gains = gains(text, *board, &seen);
        let mut words: Vec<Piece> = Vec::new();
        for (seat, price) in payments(events) {
            let side = Side::Seat(seat);
            let gains = &gains[side];
            if !words.is_empty() {
                words.push((Ink::Plain, ", ".to_owned()));
            }
            let got = text.list(got(text, gains));
            let got = if got.is_empty() { text.ui("got-nothing") } else { got };
            words.push((ink(side), text.side_short(side, &self.names)));
            let got = match price {
                Some(price) => {
                    text.ui_with("paid-for", [("price", price.into()), ("things", got.into())])
                }
                None => text.ui_with("paid-got", [("things", got.into())]),
            };
            words.push((Ink::Plain, format!(" {got}")));
        }
        let scored = events.iter().find_map(|event| match event.what {
            What::Scored { standing } => Some(standing),
            _ => None,
        });
        if words.is_empty() {
            let tied = Some(Claim::Nothing { why: Shortfall::TiedForMost });
            let tied = scored.is_some_and(|standing| {
                Side::ALL.into_iter().any(|side| standing.claims[side] == tied)
            });
            words.push((Ink::Quiet, text.ui(if tied { "paid-tied" } else { "paid-nobody" })));
        }
        let louis = scored.is_some_and(|standing| standing.louis);
        let shows = if louis { Ink::Gold } else { Ink::Strong };
        Item { lead: Some((shows, text.board_label(*board))), words, ..Item::default() }
    }
}
