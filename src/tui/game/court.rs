//! The court: twelve boards on a checkerboard (R2.1), and what lies between them (R2.3).

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::signs::{
    card_sign, claims_with, condition, condition_words, letter, outlook, pays, short_name,
};
use crate::engine::{Board, BoardSet, ByBoard, Phase, Seat, Side, Table, View};
use crate::text::Text;
use crate::tui::pen::{Pen, wrap};
use crate::tui::theme::Look;
use crate::tui::tint::Role;

/// How big the squares are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pitch {
    columns: [u16; 5],
    height: u16,
}

impl Pitch {
    /// The biggest that leaves room for the rest.
    pub(super) const fn of(area: Rect) -> Self {
        if area.width >= 120 && area.height >= 40 {
            Self { columns: [16; 5], height: 5 }
        } else if area.width >= 100 && area.height >= 30 {
            Self { columns: [15; 5], height: 4 }
        } else {
            // The names in the middle column are the shortest.
            Self { columns: [12, 12, 11, 12, 12], height: 3 }
        }
    }

    /// The size of the whole court.
    pub(super) fn court(self) -> (u16, u16) {
        (self.columns.iter().sum(), 5 * self.height)
    }

    fn square(self, origin: (u16, u16), column: usize, row: u16) -> Rect {
        Rect {
            x: origin.0 + self.columns.iter().take(column).sum::<u16>(),
            y: origin.1 + row * self.height,
            width: self.columns[column],
            height: self.height,
        }
    }

    /// The plate of a board: its square, or wider, into the free squares beside it, where the
    /// words for what it pays need it.
    fn board(self, origin: (u16, u16), board: Board) -> Rect {
        let (column, row) = board.square();
        let square = self.square(origin, column.into(), row.into());
        let more = wide(board).saturating_sub(square.width);
        let left = match board {
            Board::Conde => more.div_ceil(2),
            Board::Maintenon => more,
            _ => 0,
        };
        Rect { x: square.x - left, width: square.width + more, ..square }
    }

    /// What the plates leave of a square between them.
    fn free(self, origin: (u16, u16), column: usize, row: u16) -> Rect {
        let mut free = self.square(origin, column, row);
        for plate in Board::ALL.map(|board| self.board(origin, board)) {
            if plate.y != free.y {
                continue;
            }
            let (left, right) = (free.x.max(plate.right()), free.right().min(plate.x));
            if plate.x < free.x {
                free = Rect { x: left, width: free.right() - left, ..free };
            } else {
                free.width = right - free.x;
            }
        }
        free
    }
}

/// The least width of a board's plate, by the words for what it pays.
const fn wide(board: Board) -> u16 {
    match board {
        Board::Turenne => 13,
        Board::Conde => 15,
        Board::Maintenon | Board::Mazarin | Board::Louvois => 16,
        _ => 0,
    }
}

/// What stands out on the court.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks {
    /// Boards that can be chosen.
    pub(super) open: BoardSet,
    /// The board under the cursor.
    pub(super) cursor: Option<Board>,
    /// The board being scored.
    pub(super) focus: Option<Board>,
    /// Boards where something has just changed.
    pub(super) fresh: BoardSet,
    /// Boards that have just been turned.
    pub(super) turned: BoardSet,
    /// Markers that would lie there.
    pub(super) planned: ByBoard<u8>,
    /// Whose they are.
    pub(super) planner: Option<Seat>,
}

impl Marks {
    /// Who would be paid if the board were scored now, with what is being placed there.
    pub(super) fn outlook(&self, text: &Text, table: &Table, board: Board) -> String {
        match self.planner {
            Some(seat) if self.planned[board] > 0 => {
                claims_with(text, table, seat, board, self.planned[board])
            }
            _ => outlook(text, table, board),
        }
    }

    fn is_loud(&self, board: Board) -> bool {
        self.cursor == Some(board) || self.focus == Some(board)
    }

    /// Boards that can be chosen; without any, those beside the cursor.
    fn is_lit(&self, board: Board) -> bool {
        let beside = || self.cursor.is_some_and(|cursor| cursor.touches(board));
        self.open.contains(board) || (self.open.is_empty() && beside())
    }
}

/// The court on the screen.
pub(super) struct Court<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) marks: Marks,
    pub(super) pitch: Pitch,
}

/// How the letters of a board look, and what it asks for.
struct Ink {
    ground: Style,
    name: Style,
    price: Style,
}

impl Court<'_> {
    /// Draws it from the top left corner of an area.
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let origin = (area.x, area.y);
        self.draw_between(pen, origin);
        for board in Board::ALL {
            self.draw_board(pen, self.pitch.board(origin, board), board);
        }
    }

    /// A board that has been scored in this round lies bare: the eye follows the spiral (R6.1).
    fn is_done(&self, board: Board) -> bool {
        let scoring = self.view.phase() == Phase::Scoring;
        scoring && self.marks.focus.is_some_and(|focus| board.number() < focus.number())
    }

    fn ink(&self, look: Look, board: Board) -> Ink {
        let ground = if self.marks.is_loud(board) && look.fills() {
            look.chosen()
        } else if self.marks.is_lit(board) {
            look.style(Role::Lit)
        } else if self.is_done(board) {
            Style::new()
        } else {
            look.style(Role::Card)
        };
        let plain = ground.bg.is_none() || self.marks.is_loud(board) || self.marks.is_lit(board);
        let price = if plain { ground } else { look.style(Role::Price) };
        let name = if self.marks.is_loud(board) {
            look.chosen()
        } else if self.view.louis() == Some(board) {
            look.louis()
        } else if look.fills() {
            ground.patch(look.strong())
        } else {
            ground.add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
        };
        // Black letters lose their blackness when bold.
        let name = if self.marks.is_lit(board) && look.fills() && !self.marks.is_loud(board) {
            name.remove_modifier(Modifier::BOLD)
        } else {
            name
        };
        Ink { ground, name, price }
    }

    fn draw_board(&self, pen: &mut Pen<'_>, place: Rect, board: Board) {
        let look = pen.look;
        let Ink { ground, name, price } = self.ink(look, board);
        let (x, y, width) = (place.x + 1, place.y, place.width - 1);
        pen.fill(place, ground);
        self.draw_gutter(pen, place, board, ground);

        pen.fill(Rect { x, y, width, height: 1 }, name);
        let end = pen.put(x, y, 2, &board.to_string(), name);
        let called = short_name(self.text, board, width.saturating_sub(end - x + 1));
        pen.put(end + 1, y, width.saturating_sub(end + 1 - x), &called, name);

        let style = if self.marks.turned.contains(board) { look.fresh() } else { price };
        let asks = condition(self.text, self.view.condition(board));
        let row = place.bottom() - if self.pitch.height > 4 { 2 } else { 1 };
        let mut markers = Rect { x, y: row, width, height: 1 };
        if self.pitch.height > 3 {
            // What it asks for and what it pays have a row each.
            let end = pen.put(x, y + 1, width, &asks, style) + 1;
            let who = condition_words(self.text, self.view.condition(board));
            pen.put(end, y + 1, (x + width).saturating_sub(end), &who, ground);
            pen.put(x, y + 2, width, &pays(self.text, board, width), ground);
        } else if wide(board) < 15 {
            let end = pen.put(x, y + 1, width, &asks, style) + 1;
            let room = (x + width).saturating_sub(end);
            pen.put(end, y + 1, room, &pays(self.text, board, room), ground);
        } else {
            // What it pays needs a row: what it asks for stands before the markers.
            pen.put(x, y + 1, width, &pays(self.text, board, width), ground);
            let end = pen.put(x, row, width, &asks, style) + 1;
            markers = Rect { x: end, width: (x + width).saturating_sub(end), ..markers };
        }
        self.draw_markers(pen, markers, board);
        if self.pitch.height > 4 {
            let line = self.marks.outlook(self.text, self.view.table(), board);
            pen.put(x, place.bottom() - 1, width, &line, ground);
        }
    }

    /// The column at the left says without colour what the colours say.
    fn draw_gutter(&self, pen: &mut Pen<'_>, place: Rect, board: Board, ground: Style) {
        let look = pen.look;
        let glyphs = look.glyphs();
        let fresh = self.marks.fresh.contains(board);
        let edge = if fresh { look.fresh() } else { ground };
        if fresh && look.fills() {
            pen.fill(Rect { width: 1, ..place }, edge);
        }
        if !look.fills() {
            let loud = self.marks.is_loud(board) || self.marks.is_lit(board);
            let bar = if loud { glyphs.heavy[1] } else { glyphs.frame[1] };
            for row in place.top()..place.bottom() {
                pen.put(place.x, row, 1, bar, ground);
            }
        }
        let mark = match () {
            () if self.marks.is_loud(board) => Some(glyphs.cursor),
            () if self.marks.open.contains(board) => Some(glyphs.open),
            () => None,
        };
        if let Some(mark) = mark {
            pen.put(place.x, place.y, 1, mark, edge);
        }
        if self.view.louis() == Some(board) {
            pen.put(place.x, place.y + 1, 1, glyphs.crown, look.louis());
        }
        if fresh {
            pen.put(place.x, place.bottom() - 1, 1, "*", look.fresh());
        }
    }

    fn draw_markers(&self, pen: &mut Pen<'_>, place: Rect, board: Board) {
        let counts = self.view.markers(board);
        let planned = self.marks.planned[board];
        let planner = self.marks.planner.map(Side::Seat);
        let extra = |side: Side| if Some(side) == planner { planned } else { 0 };
        let blocks: Vec<(Side, String, String)> = Side::ALL
            .into_iter()
            .filter(|&side| counts[side] + extra(side) > 0)
            .map(|side| {
                let plus = extra(side);
                let more = if plus > 0 { format!("+{plus}") } else { String::new() };
                let there = match counts[side] {
                    0 => String::new(),
                    count => count.to_string(),
                };
                (side, format!("{}{there}", letter(side)), more)
            })
            .collect();
        let needed: usize = blocks.iter().map(|(_, a, b)| a.width() + b.width() + 1).sum();
        let room = usize::from(place.width) + 1;
        let padded = needed + 2 * blocks.len() <= room && self.pitch.height > 3;
        let gap = u16::from(needed <= room);
        let mut at = place.x;
        for (side, block, more) in blocks {
            let block = if padded { format!(" {block} ") } else { block };
            let left = |at| place.right().saturating_sub(at);
            at = pen.put(at, place.y, left(at), &block, pen.look.side(side));
            at = pen.put(at, place.y, left(at), &more, pen.look.fresh()) + gap;
        }
    }

    fn draw_between(&self, pen: &mut Pen<'_>, origin: (u16, u16)) {
        let (view, text) = (self.view, self.text);
        let piles = view.piles();
        let count = |id: &str, number: u8| text.ui_with(id, [("count", number.into())]);
        let square = |column, row| self.pitch.free(origin, column, row);
        let mut quiet = |column, row, lines: &[String]| {
            let place = square(column, row);
            for (y, line) in (place.top()..place.bottom()).zip(lines) {
                put_between(pen, Rect { y, height: 1, ..place }, line, pen.look.quiet());
            }
        };
        let [light, medium, dark] = piles.missions;
        let decks = [("light", light.into()), ("medium", medium.into()), ("dark", dark.into())];
        quiet(0, 0, &[String::new(), text.ui("crowns")]);
        quiet(2, 0, &[text.ui("sceptres")]);
        quiet(0, 2, &[String::new(), text.ui("helmets")]);
        quiet(4, 2, &[String::new(), text.ui("letters")]);
        quiet(2, 4, &[text.ui("rings")]);
        quiet(4, 4, &[text.ui("crowns"), text.ui("mission-decks"), text.ui_with("decks", decks)]);
        quiet(
            0,
            4,
            &[
                count("intrigue-deck", piles.intrigue),
                count("influence-deck", piles.influence),
                count("shield-pile", piles.shields),
            ],
        );
        if let Some(card) = view.money_cards().last() {
            let gaps = [("coins", card.coins.into()), ("board", card.board.number().into())];
            quiet(4, 0, &[text.ui("money-card"), text.ui_with("money-card-says", gaps)]);
        }
        for (seat, (column, row)) in view.seats().zip([(1, 1), (3, 1), (1, 3), (3, 3)]) {
            let general = view.holding(seat).general;
            self.draw_reserve(pen, square(column, row), "general", seat.into(), general);
        }
        if view.players() == 2 && view.neutral() > 0 {
            self.draw_reserve(pen, square(1, 3), "neutral", Side::Neutral, view.neutral());
        }
        self.draw_played(pen, square(2, 2));
    }

    fn draw_reserve(&self, pen: &mut Pen<'_>, place: Rect, id: &str, side: Side, count: u8) {
        put_between(pen, place, &self.text.ui(id), pen.look.quiet());
        let block = format!(" {}{count} ", letter(side));
        let below = Rect { y: place.y + 1, ..place };
        put_between(pen, below, &block, pen.look.side(side));
    }

    fn draw_played(&self, pen: &mut Pen<'_>, place: Rect) {
        let place = Rect { x: place.x + 1, width: place.width - 1, ..place };
        pen.put(place.x, place.y, place.width, &self.text.ui("played"), pen.look.quiet());
        let centre = self.view.centre();
        let played: Vec<String> = centre.cards().map(card_sign).collect();
        let lines = wrap(&played.join(" "), place.width.into());
        let room = usize::from(place.height) - 1;
        if lines.len() <= room {
            for (row, line) in (place.y + 1..).zip(lines) {
                pen.put(place.x, row, place.width, &line, Style::new());
            }
        } else {
            let count = self.text.ui_with("cards", [("count", centre.len().into())]);
            pen.put(place.x, place.y + 1, place.width, &count, Style::new());
        }
    }
}

/// Writes between the boards: a column away from the one at the left if there is room.
fn put_between(pen: &mut Pen<'_>, row: Rect, words: &str, style: Style) {
    let gap = u16::from(pen.width(words) < row.width);
    pen.put(row.x + gap, row.y, row.width - gap, words, style);
}
