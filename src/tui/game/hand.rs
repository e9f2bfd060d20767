//! A player's own secrets: influence cards as cards, and the rest beside them.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::signs;
use super::signs::own_lines;
use crate::engine::{Influence, View};
use crate::text::Text;
use crate::tui::pen::Pen;
use crate::tui::tint::Role;

/// The viewer's hand in three rows; nothing for a view without secrets.
pub(super) struct Hand<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    /// The card that is chosen.
    pub(super) chosen: Option<Influence>,
    /// Whether the cards have keys now.
    pub(super) keyed: bool,
}

impl Hand<'_> {
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let Some(own) = self.view.own() else { return };
        let faces: Vec<Influence> = own.influence.faces().collect();
        let side = 22.min(area.width / 3);
        let room = area.width - side - 1;
        let width = (room / (faces.len().max(1) as u16)).clamp(8, 15);
        for (place, &card) in faces.iter().enumerate() {
            let x = area.x + 1 + place as u16 * width;
            let key = self.keyed.then(|| char::from(b'a' + place as u8));
            let count = own.influence.count(card);
            self.draw_card(pen, Rect { x, width: width - 1, height: 3, ..area }, card, count, key);
        }
        let x = area.right().saturating_sub(side);
        for (y, line) in (area.y..area.bottom()).zip(own_lines(self.text, self.view, own, side)) {
            pen.put(x, y, side, &line, Style::new());
        }
    }

    fn draw_card(
        &self,
        pen: &mut Pen<'_>,
        area: Rect,
        card: Influence,
        count: u8,
        key: Option<char>,
    ) {
        let look = pen.look;
        let chosen = self.chosen == Some(card);
        let style = if chosen { look.chosen() } else { look.style(Role::Card) };
        pen.fill(area, style);
        if chosen {
            pen.put(area.x - 1, area.y, 1, look.glyphs().cursor, look.accent());
        }
        let mut x = area.x;
        if let Some(key) = key {
            x = pen.put(x, area.y, 3, &format!(" {key} "), look.key());
        }
        let (sign, name) = match card {
            Influence::Character(board) => {
                let number = if count > 1 { format!("{board}x{count}") } else { board.to_string() };
                (number, signs::short_name(self.text, board, area.width))
            }
            Influence::Joker => {
                let sign = self.text.ui("joker-sign");
                let sign = if count > 1 { format!("{sign} x{count}") } else { sign };
                (sign, self.text.influence(card))
            }
        };
        let strong = style.patch(look.strong());
        let end = pen.put(x + 1, area.y, area.right() - x - 1, &sign, strong);
        let inner = area.width;
        pen.put(area.x, area.y + 1, inner, &name, style);
        let does = match card {
            Influence::Character(board) => {
                let asks = signs::condition(self.text, self.view.condition(board));
                // It must not run into the number before it.
                if usize::from(area.right().saturating_sub(end)) > asks.width() {
                    pen.right(Rect { height: 1, ..area }, area.y, &asks, style);
                }
                signs::pays(self.text, board, inner)
            }
            Influence::Joker => self.text.ui("joker-does"),
        };
        pen.put(area.x, area.y + 2, inner, &does, style);
    }
}
