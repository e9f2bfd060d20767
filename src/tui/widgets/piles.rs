//! At the ends of the short rows of the court: the money card, the decks, what has been played.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::court::{brick, wall};
use super::markers::{dots, letter};
use super::{Size, write};
use crate::engine::{Side, View};
use crate::text::Text;
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// Money card, decks and played cards.
pub(in crate::tui) struct Piles<'a> {
    pub(in crate::tui) view: &'a View,
    pub(in crate::tui) text: &'a Text,
    pub(in crate::tui) look: Look,
    pub(in crate::tui) size: Size,
}

impl Piles<'_> {
    /// A label and what it counts.
    fn count(&self, id: &str, count: u8) -> Line<'static> {
        let words = self.text.ui_with(id, [("count", count.into())]);
        self.line(&words)
    }

    /// Numbers stand out from their labels.
    fn line(&self, words: &str) -> Line<'static> {
        let look = self.look;
        let parts = words.split_inclusive(' ').map(|word| {
            let counts = word.starts_with(|sign: char| sign.is_ascii_digit());
            look.span(word, Ground::Page, if counts { Ink::Quiet } else { Ink::Faint })
        });
        Line::from_iter(parts)
    }

    fn money(&self) -> Vec<Line<'static>> {
        let Some(card) = self.view.money_cards().last() else { return Vec::new() };
        let mut lines =
            vec![self.line(&self.text.ui("money-card")), self.count("money-each", card.coins)];
        if self.size > Size::Small {
            let gaps = [("board", card.board.number().into())];
            lines.push(self.line(&self.text.ui_with("money-louis", gaps)));
        }
        lines
    }

    fn decks(&self) -> Vec<Line<'static>> {
        let piles = self.view.piles();
        vec![
            self.count("influence-deck", piles.influence),
            // Beside the table of players there is no room for more.
            self.count(
                match self.size {
                    Size::Small => "intrigue-deck-few",
                    _ => "intrigue-deck",
                },
                piles.intrigue,
            ),
            self.count("shield-pile", piles.shields),
        ]
    }

    fn missions(&self) -> Vec<Line<'static>> {
        let [light, medium, dark] = self.view.piles().missions;
        let mut lines = vec![
            self.count("deck-light", light),
            self.count("deck-medium", medium),
            self.count("deck-dark", dark),
        ];
        if self.size > Size::Small {
            lines.insert(0, self.line(&self.text.ui("mission-decks")));
        }
        lines
    }

    fn played(&self) -> Vec<Line<'static>> {
        let count = self.view.centre().len();
        let mut lines = vec![
            self.line(&self.text.ui("played")),
            self.line(&self.text.ui_with("cards", [("count", count.into())])),
        ];
        if self.view.players() == 2 && self.view.neutral() > 0 {
            let neutral = dots(self.look, Side::Neutral, self.view.neutral());
            let words = format!("{}{neutral}", letter(Side::Neutral));
            lines.push(Line::from(self.look.span(words, Ground::Page, Ink::Side(4))));
        }
        lines
    }
}

impl Widget for &Piles<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (width, height) = brick(self.size);
        let half = width.div_ceil(2);
        let right = area.x + wall(self.size).0 - half;
        let last = area.y + 4 * height;
        let corners = [
            (area.x + 1, area.y, self.money()),
            (right, area.y, self.decks()),
            (area.x + 1, last, self.missions()),
            (right, last, self.played()),
        ];
        for (x, y, lines) in corners {
            let room = if x == right { area.right().saturating_sub(x) } else { half };
            for (y, line) in (y..y + height).zip(&lines) {
                write(line, Rect { x, y, width: room, height: 1 }, buffer);
            }
        }
    }
}
