//! What boards paid that have no page of their own, because they concerned bots alone or were run
//! past: a line each, the board first, then everybody who was paid, in their colours.

use super::GameTable;
use super::gains::{Fate, gains, got};
use super::leaf::Leaf;
use crate::engine::{Board, Claim, Event, Shortfall, Side, What};
use crate::text::Text;
use crate::tui::palette::Ink;
use crate::tui::widgets::markers::ink;
use crate::tui::widgets::news::{Item, Piece};

impl GameTable {
    /// Boards that were run past, with what everybody saw happen there.
    pub(super) fn passed_boards(&self) -> Vec<(Board, Vec<Event>)> {
        let mut boards: Vec<_> = self.passed.iter().flat_map(Leaf::boards).collect();
        boards.sort_by_key(|(board, _)| board.number());
        boards
    }

    /// The same in words, as far as they paid somebody.
    pub(super) fn passed_over(&self, text: &Text) -> Vec<Item> {
        let paid = |event: &Event| matches!(event.what, What::Paid { .. } | What::Bribed { .. });
        let pays = |(_, events): &&(Board, Vec<Event>)| events.iter().any(paid);
        self.passed_boards().iter().filter(pays).map(|board| self.paid(text, board)).collect()
    }

    /// What these boards paid.
    pub(super) fn elsewhere(&self, text: &Text, boards: &[(Board, Vec<Event>)]) -> Vec<Item> {
        boards.iter().map(|board| self.paid(text, board)).collect()
    }

    /// What a board paid to whom.
    fn paid(&self, text: &Text, (board, events): &(Board, Vec<Event>)) -> Item {
        let viewer = self.viewer();
        let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
        let gains = gains(text, *board, &seen);
        let mut words: Vec<Piece> = Vec::new();
        for side in Side::ALL {
            let gains = &gains[side];
            let price = match gains.fate {
                Some(Fate::Paid) => None,
                Some(Fate::Bribed(price)) => Some(price),
                _ => continue,
            };
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
                None => got,
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
