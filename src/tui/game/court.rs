//! The court: twelve boards on a checkerboard (R2.1), and what lies between them (R2.3).

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::engine::{
    Board, BoardSet, ByBoard, Claim, Condition, Influence, Seat, Side, Standing, Table, View,
};
use crate::text::Text;
use crate::tui::pen::Pen;

/// How big the squares are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pitch {
    width: u16,
    height: u16,
    framed: bool,
}

impl Pitch {
    /// The biggest that leaves room for the rest.
    pub(super) const fn of(area: Rect) -> Self {
        if area.width >= 120 && area.height >= 40 {
            Self { width: 16, height: 5, framed: true }
        } else if area.width >= 100 && area.height >= 30 {
            Self { width: 14, height: 4, framed: true }
        } else {
            Self { width: 11, height: 3, framed: false }
        }
    }

    /// The size of the whole court.
    pub(super) const fn court(self) -> (u16, u16) {
        let edge = if self.framed { 1 } else { 0 };
        (5 * self.width + 1, 5 * self.height + edge)
    }

    /// What a board fills: with frames, boards that touch at a corner share it.
    fn board(self, origin: (u16, u16), board: Board) -> Rect {
        let (column, row) = board.square();
        let edge = u16::from(self.framed);
        Rect {
            x: origin.0 + u16::from(column) * self.width,
            y: origin.1 + u16::from(row) * self.height,
            width: self.width + 1,
            height: self.height + edge,
        }
    }

    /// What lies between the boards keeps clear of their edges.
    fn between(self, origin: (u16, u16), column: u16, row: u16) -> Rect {
        let edge = u16::from(self.framed);
        Rect {
            x: origin.0 + column * self.width + 2,
            y: origin.1 + row * self.height + edge,
            width: self.width - 2,
            height: self.height - edge,
        }
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

/// The court on the screen.
pub(super) struct Court<'a> {
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    pub(super) marks: Marks,
    pub(super) pitch: Pitch,
}

impl Court<'_> {
    /// Draws it from the top left corner of an area.
    pub(super) fn draw(&self, pen: &mut Pen<'_>, area: Rect) {
        let origin = (area.x, area.y);
        self.draw_between(pen, origin);
        for board in Board::ALL {
            if self.pitch.framed {
                let loud = self.is_loud(board);
                let style = self.edge(pen, board);
                if !loud {
                    pen.frame(self.pitch.board(origin, board), false, style);
                }
            }
        }
        for board in Board::ALL {
            let place = self.pitch.board(origin, board);
            if self.pitch.framed && self.is_loud(board) {
                pen.frame(place, true, self.edge(pen, board));
            }
            self.draw_board(pen, place, board);
        }
    }

    fn is_loud(&self, board: Board) -> bool {
        self.marks.cursor == Some(board) || self.marks.focus == Some(board)
    }

    fn is_beside_cursor(&self, board: Board) -> bool {
        self.marks.cursor.is_some_and(|cursor| cursor.touches(board))
    }

    fn edge(&self, pen: &Pen<'_>, board: Board) -> Style {
        if self.is_loud(board) || self.marks.open.contains(board) {
            pen.look.accent()
        } else if self.is_beside_cursor(board) {
            pen.look.key()
        } else if self.marks.fresh.contains(board) {
            pen.look.fresh()
        } else {
            pen.look.quiet()
        }
    }

    fn draw_board(&self, pen: &mut Pen<'_>, place: Rect, board: Board) {
        let look = pen.look;
        let glyphs = look.glyphs();
        let edge = u16::from(self.pitch.framed);
        let (x, y) = (place.x + 1, place.y + edge);
        let width = place.width - 1 - edge;
        let loud = self.is_loud(board);
        let open = self.marks.open.contains(board);

        // The gutter says without colour what the colours say.
        let mark = if loud {
            glyphs.cursor
        } else if open {
            glyphs.open
        } else {
            " "
        };
        if !self.pitch.framed || loud || open {
            pen.put(place.x, y, 1, mark, look.accent());
        }
        let heavy = loud || self.is_beside_cursor(board);
        let bar = if heavy { glyphs.heavy[1] } else { glyphs.frame[1] };
        let bottom = if self.pitch.framed { place.bottom() - 1 } else { place.bottom() };
        for row in y + 1..bottom {
            pen.put(place.x, row, 1, bar, self.edge(pen, board));
        }
        if self.marks.fresh.contains(board) {
            pen.put(place.x, bottom - 1, 1, "*", look.fresh());
        }

        let here = self.view.louis() == Some(board);
        let crown = if self.pitch.framed { 3 } else { 1 };
        let room = width - if here { crown } else { 0 };
        let plate = if loud { look.chosen() } else { look.plate(open) };
        pen.fill(Rect { x, y, width, height: 1 }, plate);
        let end = pen.put(x, y, 2, &board.to_string(), plate);
        let name = short_name(self.text, board, room.saturating_sub(end - x + 1));
        pen.put(end + 1, y, room.saturating_sub(end + 1 - x), &name, plate);
        if here {
            let block = format!("{:^1$}", glyphs.crown, usize::from(crown));
            pen.put(x + width - crown, y, crown, &block, look.louis());
        }

        let turned = self.marks.turned.contains(board);
        let condition = condition(self.text, self.view.condition(board));
        let style = if turned { look.fresh() } else { look.gold() };
        let end = pen.put(x, y + 1, width, &condition, style);
        let pays = pays(self.text, board);
        pen.put(end + 1, y + 1, width.saturating_sub(end + 1 - x), &pays, Style::new());

        self.draw_markers(pen, x, y + 2, width, board);
        if self.pitch.height > 4 {
            let line = outlook(self.text, self.view.table(), board);
            pen.put(x, y + 3, width, &line, look.quiet());
        }
    }

    fn draw_markers(&self, pen: &mut Pen<'_>, x: u16, y: u16, width: u16, board: Board) {
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
        let gap = u16::from(needed <= usize::from(width) + 1);
        let end = x + width;
        let mut at = x;
        for (side, block, more) in blocks {
            at = pen.put(at, y, end.saturating_sub(at), &block, pen.look.side(side));
            at = pen.put(at, y, end.saturating_sub(at), &more, pen.look.accent()) + gap;
        }
    }

    fn draw_between(&self, pen: &mut Pen<'_>, origin: (u16, u16)) {
        let quiet = pen.look.quiet();
        let chips = [(0, 0, 4), (2, 0, 0), (0, 2, 3), (4, 2, 1), (2, 4, 2), (4, 4, 4)];
        for (column, row, chip) in chips {
            let place = self.pitch.between(origin, column, row);
            let name = self.text.ui(["sceptres", "letters", "rings", "helmets", "crowns"][chip]);
            pen.put(place.x, place.y + 1, place.width, &name, quiet);
        }
        let squares = [(1, 1), (3, 1), (1, 3), (3, 3)];
        for (seat, (column, row)) in self.view.seats().zip(squares) {
            let place = self.pitch.between(origin, column, row);
            pen.put(place.x, place.y, place.width, &self.text.ui("general"), quiet);
            let block = format!("{}{}", seat.letter(), self.view.holding(seat).general);
            pen.put(place.x, place.y + 1, place.width, &block, pen.look.side(seat));
        }
        if self.view.players() == 2 && self.view.neutral() > 0 {
            let place = self.pitch.between(origin, 1, 3);
            pen.put(place.x, place.y, place.width, &self.text.ui("neutral"), quiet);
            let block = format!("N{}", self.view.neutral());
            pen.put(place.x, place.y + 1, place.width, &block, pen.look.side(Side::Neutral));
        }
        if let Some(card) = self.view.money_cards().last() {
            let place = self.pitch.between(origin, 4, 0);
            pen.put(place.x, place.y, place.width, &self.text.ui("money-card"), quiet);
            let gaps = [("coins", card.coins.into()), ("board", card.board.number().into())];
            let line = self.text.ui_with("money-card-says", gaps);
            pen.put(place.x, place.y + 1, place.width, &line, quiet);
        }
        let place = self.pitch.between(origin, 0, 4);
        pen.put(place.x, place.y, place.width, &self.text.ui("intrigue-deck"), quiet);
        let left = self.text.ui_with("cards", [("count", self.view.piles().intrigue.into())]);
        pen.put(place.x, place.y + 1, place.width, &left, quiet);

        let place = self.pitch.between(origin, 2, 2);
        pen.put(place.x, place.y, place.width, &self.text.ui("played"), quiet);
        let centre = self.view.centre();
        let played: Vec<String> = centre.cards().map(card_sign).collect();
        let lines = crate::tui::pen::wrap(&played.join(" "), place.width.into());
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

/// A side's letter.
pub(super) const fn letter(side: Side) -> char {
    match side {
        Side::Seat(seat) => seat.letter(),
        Side::Neutral => 'N',
    }
}

/// A card as a sign: its board's number, or J.
pub(super) fn card_sign(card: Influence) -> String {
    match card {
        Influence::Character(board) => board.to_string(),
        Influence::Joker => "J".into(),
    }
}

/// The name that fits: the usual one, or a shorter one.
pub(super) fn short_name(text: &Text, board: Board, width: u16) -> String {
    let name = text.board(board);
    if name.width() <= usize::from(width) {
        return name;
    }
    match board {
        Board::MarieTherese => text.ui("board-3"),
        Board::Valliere => text.ui("board-9"),
        _ => name,
    }
}

/// A condition in two columns.
pub(super) fn condition(text: &Text, condition: Condition) -> String {
    match condition {
        Condition::Money(price) => text.ui_with("condition-money", [("price", price.into())]),
        Condition::FirstPlace => text.ui("condition-first"),
        Condition::Markers(count) => text.ui_with("condition-markers", [("count", count.into())]),
    }
}

/// What a board pays, in up to eight columns.
pub(super) fn pays(text: &Text, board: Board) -> String {
    text.ui(&format!("pays-{board}"))
}

/// Who would be paid if the board were scored now: "A+ B$3".
pub(super) fn outlook(text: &Text, table: &Table, board: Board) -> String {
    claims(text, table, &table.standing(board))
}

/// Who would be paid where with these markers on top, board by board: "6: A+ B-   1: A$3".
pub(super) fn outlook_with(
    text: &Text,
    table: &Table,
    seat: Seat,
    planned: &ByBoard<u8>,
    boards: impl Iterator<Item = Board>,
) -> String {
    let parts: Vec<String> = boards
        .map(|board| {
            let mut counts = table.markers(board);
            counts[seat] += planned[board];
            let standing = table.standing_of(board, None, counts);
            format!("{}: {}", text.board_label(board), claims(text, table, &standing))
        })
        .collect();
    parts.join("   ")
}

fn claims(text: &Text, table: &Table, standing: &Standing) -> String {
    let mut parts = Vec::new();
    for seat in table.seats() {
        let Some(claim) = standing.claims[seat] else { continue };
        let sign = match claim {
            Claim::First { crown: true } => text.ui("claim-first-crown"),
            Claim::First { crown: false } | Claim::Enough => text.ui("claim-paid"),
            Claim::SharedFirst | Claim::Second => text.ui("claim-paid"),
            Claim::MayBribe { price, .. } => text.ui_with("claim-bribe", [("price", price.into())]),
            Claim::Nothing { .. } => text.ui("claim-nothing"),
        };
        parts.push(format!("{}{sign}", seat.letter()));
    }
    parts.join(" ")
}
