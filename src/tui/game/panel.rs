//! What lies open before the players, and the table of boards.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::court;
use crate::engine::{Board, Chip, Chips, Seat, Side, Table, View};
use crate::text::{Names, Text};
use crate::tui::pen::Pen;

/// The players' public state.
pub(super) struct Panel<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) names: &'a Names,
    /// Who is asked, or does something.
    pub(super) active: Option<Seat>,
    /// The table before the last beat, to show what came and went.
    pub(super) before: Option<&'a Table>,
}

/// From this width on there is room for words instead of letters.
const WIDE: u16 = 36;

impl Panel<'_> {
    /// Draws it and returns the row after it.
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect) -> u16 {
        let players = u16::from(self.view.players());
        let gap = match (players * 5 <= area.height, players * 4 <= area.height + 1) {
            (true, _) if area.width >= WIDE => 5,
            (_, true) => 4,
            _ => 3,
        };
        let mut y = area.y;
        for seat in self.view.seats() {
            if y + 2 < area.bottom() {
                self.draw_player(pen, area, y, seat, gap > 3 && area.width >= WIDE);
            }
            y += gap;
        }
        y
    }

    fn draw_player(&self, pen: &mut Pen<'_>, area: Rect, y: u16, seat: Seat, wide: bool) {
        let look = pen.look;
        let glyphs = look.glyphs();
        let holding = self.view.holding(seat);
        let old = self.before.map(|table| *table.holding(seat));
        let counts = self.view.counts(seat);
        let active = self.active == Some(seat);

        let mark = if active { glyphs.cursor } else { " " };
        pen.put(area.x, y, 1, mark, look.accent());
        let x = pen.put(area.x + 1, y, 3, &format!(" {} ", seat.letter()), look.side(seat)) + 1;
        let coins = format!("${}", holding.coins);
        let gained = change(old.map(|old| old.coins), holding.coins);
        let right = coins.width() as u16 + gained.width() as u16 + 1;
        let start = self.view.start() == seat;
        let room = (area.right().saturating_sub(x)).saturating_sub(right + 2);
        let style = if active { look.accent() } else { look.strong() };
        let end = pen.put(x, y, room, &self.names[seat], style);
        if start {
            pen.put(end + 1, y, 1, glyphs.start, look.gold());
        }
        let at = area.right().saturating_sub(right);
        let at = pen.put(at, y, right, &gained, look.fresh()) + 1;
        pen.put(at, y, right, &coins, look.gold().patch(look.strong()));

        let gaps = [("personal", holding.personal.into()), ("general", holding.general.into())];
        let x = area.x + 1;
        let width = area.width - 1;
        let moved = old
            .is_some_and(|old| (old.personal, old.general) != (holding.personal, holding.general));
        let style = if moved { look.fresh() } else { Style::new() };
        let end = pen.put(x, y + 1, width, &self.text.ui_with("reserves", gaps), style) + 2;
        let came = old.is_some_and(|old| old.chips != holding.chips);
        let style = if came { look.fresh() } else { look.strong() };
        let room = area.right().saturating_sub(end);
        pen.put(end, y + 1, room, &chips(self.text, holding.chips), style);

        let [light, medium, dark] = counts.missions;
        let gaps = [
            ("cards", counts.influence.into()),
            ("intrigue", counts.intrigue.into()),
            ("light", light.into()),
            ("medium", medium.into()),
            ("dark", dark.into()),
            ("shields", counts.shields.into()),
        ];
        let id = if wide { "counts-wide" } else { "counts" };
        let mut end = pen.put(x, y + 2, width, &self.text.ui_with(id, gaps), look.quiet()) + 1;
        let mut y = y + 2;
        if wide {
            y += 1;
            let gaps = [("light", light.into()), ("medium", medium.into()), ("dark", dark.into())];
            let line = self.text.ui_with("counts-missions", gaps);
            end = pen.put(x, y, width, &line, look.quiet()) + 1;
        }
        if !holding.laid.is_empty() {
            let laid = self.text.ui_with("laid-short", [("count", holding.laid.len().into())]);
            let style = if old.is_some_and(|old| old.laid != holding.laid) {
                look.fresh()
            } else {
                look.gold().patch(look.strong())
            };
            pen.put(end, y, area.right().saturating_sub(end), &laid, style);
        }
    }
}

fn change(old: Option<u8>, new: u8) -> String {
    match old {
        Some(old) if old < new => format!("+{}", new - old),
        Some(old) if old > new => format!("-{}", old - new),
        _ => String::new(),
    }
}

/// Chips as letters, a crown first: "C2 S1".
pub(super) fn chips(text: &Text, chips: Chips) -> String {
    let mut parts = Vec::new();
    for chip in [Chip::Crown, Chip::Sceptre, Chip::Letter, Chip::Ring, Chip::Helmet] {
        let count = chips.count(chip);
        if count > 0 {
            let sign = chip_sign(text, chip);
            parts.push(if count > 1 { format!("{sign}{count}") } else { sign });
        }
    }
    parts.join(" ")
}

/// A chip as a letter.
pub(super) fn chip_sign(text: &Text, chip: Chip) -> String {
    text.ui(match chip {
        Chip::Sceptre => "sign-sceptre",
        Chip::Letter => "sign-letter",
        Chip::Ring => "sign-ring",
        Chip::Helmet => "sign-helmet",
        Chip::Crown => "sign-crown",
    })
}

/// The boards as a table, with who would be paid now.
pub(super) fn draw_boards(
    pen: &mut Pen<'_>,
    area: Rect,
    view: &View,
    text: &Text,
    marked: Option<Board>,
) {
    let look = pen.look;
    let names = area.width >= 46;
    pen.put(area.x, area.y, area.width, &text.ui("boards-heading"), look.quiet());
    for (y, board) in (area.y + 1..area.bottom()).zip(Board::ALL) {
        let mark = if marked == Some(board) { look.glyphs().cursor } else { " " };
        pen.put(area.x, y, 1, mark, look.accent());
        let number = format!("{:>2}", board.number());
        let mut x = pen.put(area.x + 1, y, 2, &number, look.strong()) + 1;
        if names {
            pen.put(x, y, 10, &court::short_name(text, board, 10), Style::new());
            x += 11;
        }
        pen.put(x, y, 2, &court::condition(text, view.condition(board)), look.gold());
        pen.put(x + 3, y, 8, &court::pays(text, board), Style::new());
        x += 12;
        if view.louis() == Some(board) {
            pen.put(x, y, 1, look.glyphs().crown, look.gold().patch(look.strong()));
        }
        x += 2;
        for side in Side::ALL {
            let count = view.markers(board)[side];
            if count > 0 {
                let block = format!("{}{count}", court::letter(side));
                let room = area.right().saturating_sub(x);
                x = pen.put(x, y, room, &block, look.side(side)) + 1;
            }
        }
        let room = area.right().saturating_sub(x + 1);
        let outlook = court::outlook(text, view.table(), board);
        if outlook.width() <= usize::from(room) {
            pen.right(area, y, &outlook, look.quiet());
        }
    }
}
