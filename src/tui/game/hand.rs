//! A player's own secrets: influence cards as cards, and the rest beside them.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::court;
use super::missions::cost_signs;
use crate::engine::{Influence, View};
use crate::text::Text;
use crate::tui::pen::Pen;

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
        let look = pen.look;
        let faces: Vec<Influence> = own.influence.faces().collect();
        let side = 24.min(area.width / 3);
        let room = area.width - side - 1;
        let width = (room / (faces.len().max(1) as u16)).clamp(7, 13);
        for (place, &card) in faces.iter().enumerate() {
            let x = area.x + 1 + place as u16 * width;
            let chosen = self.chosen == Some(card);
            let style = if chosen { look.chosen() } else { Style::new() };
            let card_area = Rect { x, y: area.y, width: width - 1, height: 3 };
            if chosen {
                pen.fill(card_area, style);
                pen.put(x - 1, area.y, 1, look.glyphs().cursor, look.accent());
            }
            let mut at = x;
            if self.keyed {
                let key = char::from(b'a' + place as u8).to_string();
                let key_style = if chosen { style } else { look.key() };
                at = pen.put(x, area.y, 1, &key, key_style) + 1;
            }
            let count = own.influence.count(card);
            let sign = match card {
                Influence::Character(board) => board.to_string(),
                Influence::Joker => self.text.ui("joker-sign"),
            };
            let end = pen.put(at, area.y, width - 1, &sign, style.patch(look.strong()));
            if count > 1 {
                pen.put(end + 1, area.y, 2, &format!("x{count}"), style);
            }
            let name = match card {
                Influence::Character(board) => court::short_name(self.text, board, width - 1),
                Influence::Joker => self.text.influence(card),
            };
            pen.put(x, area.y + 1, width - 1, &name, style);
            let does = match card {
                Influence::Character(board) if width > 12 => {
                    let condition = court::condition(self.text, self.view.condition(board));
                    format!("{condition} {}", court::pays(self.text, board))
                }
                Influence::Character(board) => court::pays(self.text, board),
                Influence::Joker => self.text.ui("joker-does"),
            };
            let quiet = if chosen { style } else { look.quiet() };
            pen.put(x, area.y + 2, width - 1, &does, quiet);
        }

        let x = area.right().saturating_sub(side);
        let intrigue: Vec<String> = own.intrigue.iter().map(|board| board.to_string()).collect();
        let none = self.text.ui("none");
        let or_none = |words: String| if words.is_empty() { none.clone() } else { words };
        let line =
            self.text.ui_with("own-intrigue", [("cards", or_none(intrigue.join(" ")).into())]);
        pen.put(x, area.y, side, &line, Style::new());
        let missions: Vec<String> =
            own.missions.iter().map(|m| cost_signs(self.text, self.view, m)).collect();
        let line =
            self.text.ui_with("own-missions", [("cards", or_none(missions.join(" ")).into())]);
        pen.put(x, area.y + 1, side, &line, Style::new());
        let kinds: Vec<String> = crate::engine::Shield::ALL
            .into_iter()
            .filter(|&kind| own.shields.count(kind) > 0)
            .map(|kind| format!("{}{}", own.shields.count(kind), self.shield_sign(kind)))
            .collect();
        let line = self.text.ui_with("own-shields", [("kinds", or_none(kinds.join(" ")).into())]);
        pen.put(x, area.y + 2, side, &line, Style::new());
    }

    fn shield_sign(&self, kind: crate::engine::Shield) -> String {
        self.text.shield(Some(kind)).chars().take(2).collect()
    }
}
