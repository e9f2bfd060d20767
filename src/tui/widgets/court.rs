//! The court as a wall of bricks: five rows shifted by half a brick, so that two boards are
//! neighbours exactly when their bricks touch above or below (R2.1, R2.2).

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::markers::{block, ground, ink, markers_but, markers_with_new};
use super::{Size, Spot, board_key, write, write_right};
use crate::engine::{
    Board, BoardSet, ByBoard, Claim, Condition, Phase, Seat, Side, Sides, Standing, View,
};
use crate::text::Text;
use crate::tui::game::signs;
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

use Board::*;

/// The widest that a board asks for: its name is as long on both sides.
const WIDEST: usize = "1st".len();

/// The rows of the wall from the top.
const ROWS: [&[Board]; 5] = [
    &[Conde, Colbert],
    &[Montespan, Anne, Maintenon],
    &[Dauphin, Philippe],
    &[Louvois, MarieTherese, Valliere],
    &[Mazarin, Turenne],
];

/// What stands out on the court.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::tui) struct Marks {
    /// Boards whose key would do something now.
    pub(in crate::tui) open: BoardSet,
    /// The board under the cursor.
    pub(in crate::tui) cursor: Option<Board>,
    /// The board that it is about.
    pub(in crate::tui) focus: Option<Board>,
    /// The board that is being scored: those before it are done.
    pub(in crate::tui) scoring: Option<Board>,
    /// Boards that are told on the page of another: they are done, too.
    pub(in crate::tui) scored: BoardSet,
    /// Boards where something has just changed.
    pub(in crate::tui) fresh: BoardSet,
    /// The markers that have come: those that still lie there stand out.
    pub(in crate::tui) came: ByBoard<Sides<u8>>,
    /// How the board stood when it was scored: it is told while its markers leave and it turns.
    pub(in crate::tui) standing: Option<Standing>,
    /// Markers that would lie there.
    pub(in crate::tui) planned: ByBoard<u8>,
    /// Who is asked, or puts them there.
    pub(in crate::tui) planner: Option<Seat>,
}

impl Marks {
    /// The standing of a board that is being told.
    fn told(&self, board: Board) -> Option<&Standing> {
        self.standing.as_ref().filter(|standing| standing.board == board)
    }

    /// What a board asks for, as the page has it.
    pub(in crate::tui) fn condition(&self, view: &View, board: Board) -> Condition {
        self.told(board).map_or_else(|| view.condition(board), |standing| standing.condition)
    }

    fn is_louis(&self, view: &View, board: Board) -> bool {
        self.told(board).map_or_else(|| view.louis() == Some(board), |standing| standing.louis)
    }

    /// Whose ground a board lies on that it is about: of whoever is asked, or of its winner.
    fn owner(&self) -> Option<Side> {
        let first = |standing: Standing| {
            let paid = |&side: &Side| matches!(standing.claims[side], Some(Claim::First { .. }));
            Side::ALL.into_iter().find(paid)
        };
        self.planner.map(Side::Seat).or_else(|| self.standing.and_then(first))
    }

    /// What has come to a board since, side by side.
    fn come(&self, view: &View, board: Board) -> impl Iterator<Item = (Side, u8)> {
        let (now, came) = (view.markers(board), self.came[board]);
        Side::ALL.into_iter().map(move |side| (side, came[side].min(now[side])))
    }

    /// Everybody's markers, with those that would lie there.
    pub(in crate::tui) fn counts(&self, view: &View, board: Board) -> Sides<u8> {
        if let Some(standing) = self.told(board) {
            return standing.counts;
        }
        let mut counts = view.markers(board);
        if let Some(seat) = self.planner {
            counts[seat] += self.planned[board];
        }
        counts
    }

    /// What the answer in the making, or the scoring, is about.
    pub(in crate::tui) fn is_chosen(&self, board: Board) -> bool {
        self.focus == Some(board) || self.planned[board] > 0
    }

    /// Whether the board has been scored in this round.
    pub(in crate::tui) fn is_done(&self, view: &View, board: Board) -> bool {
        let scoring = view.phase() == Phase::Scoring;
        scoring
            && (self.scored.contains(board)
                || self.scoring.is_some_and(|now| board.number() < now.number()))
    }
}

/// The court on the screen.
pub(in crate::tui) struct Court<'a> {
    pub(in crate::tui) view: &'a View,
    pub(in crate::tui) text: &'a Text,
    pub(in crate::tui) look: Look,
    pub(in crate::tui) marks: Marks,
    pub(in crate::tui) size: Size,
}

/// How wide and high a brick is.
pub(in crate::tui) const fn brick(size: Size) -> (u16, u16) {
    match size {
        Size::Small => (18, 3),
        Size::Medium => (24, 4),
        Size::Large => (26, 5),
    }
}

/// How wide and high the wall is, with the column before it.
pub(in crate::tui) const fn wall(size: Size) -> (u16, u16) {
    let (width, height) = brick(size);
    (3 * width + 3, 5 * height)
}

/// Where a board lies. No layout of ratatui shifts every other row by half a cell.
fn place(size: Size, area: Rect, board: Board) -> Rect {
    let (width, height) = brick(size);
    let found = ROWS.iter().enumerate().find_map(|(row, boards)| {
        let at = boards.iter().position(|&other| other == board)?;
        Some((row as u16, at as u16, boards.len()))
    });
    let (row, at, count) = found.unwrap_or_default();
    let shift = if count == 2 { width.div_ceil(2) } else { 0 };
    Rect { x: area.x + 1 + shift + at * (width + 1), y: area.y + row * height, width, height }
}

/// What a brick lies on, head and body.
struct Lies {
    head: Ground,
    body: Ground,
}

impl Court<'_> {
    /// Where a click chooses a board.
    pub(in crate::tui) fn spots(&self, area: Rect) -> Vec<Spot> {
        let spot = |board| Spot {
            area: place(self.size, area, board),
            key: KeyCode::Char(board_key(board)),
        };
        Board::ALL.into_iter().map(spot).collect()
    }

    fn lies(&self, board: Board) -> Lies {
        let marks = &self.marks;
        let filled = marks.owner().map_or(Ground::Key, block);
        let all = |ground| Lies { head: ground, body: ground };
        let mut lies = if marks.is_chosen(board) {
            Lies { head: filled, body: marks.owner().map_or(Ground::Head, ground) }
        } else if marks.open.contains(board) {
            all(Ground::Lit)
        } else if marks.is_done(self.view, board) {
            all(Ground::Done)
        } else {
            Lies { head: Ground::Head, body: Ground::Brick }
        };
        // Where no key does anything the cursor is a sign alone.
        if marks.cursor == Some(board) && marks.open.contains(board) {
            lies.head = filled;
        }
        lies
    }

    /// The column at the left: thick where the brick stands out.
    fn edge(&self, board: Board) -> (&'static str, Ink) {
        let (marks, glyphs) = (&self.marks, self.look.glyphs());
        match () {
            () if marks.open.contains(board) => (glyphs.bar, Ink::LitEdge),
            () if marks.is_chosen(board) => (glyphs.bar, marks.owner().map_or(Ink::Strong, ink)),
            // Without gold it would look as if it could be chosen.
            () if marks.is_louis(self.view, board) && self.look.has_colours() => {
                (glyphs.bar, Ink::Gold)
            }
            () => (glyphs.edge, Ink::Edge),
        }
    }

    fn draw_brick(&self, place: Rect, board: Board, buffer: &mut Buffer) {
        let (look, marks) = (self.look, &self.marks);
        let Lies { head, body } = self.lies(board);
        let done = marks.is_done(self.view, board) && !marks.is_chosen(board);
        let words = if done { Ink::Quiet } else { Ink::Plain };
        buffer.set_style(place, look.on(body, words));
        buffer.set_style(Rect { height: 1, ..place }, look.on(head, words));
        let (sign, edge) = self.edge(board);
        for row in place.rows() {
            let lying = if row.y == place.y { head } else { body };
            // A filled head has no edge.
            if !matches!(lying, Ground::Block(_) | Ground::Key) {
                buffer.set_string(row.x, row.y, sign, look.on(lying, edge));
            }
            // It is found at a glance, on whatever ground it lies.
            if marks.is_chosen(board) {
                buffer.set_string(row.right(), row.y, sign, look.on(Ground::Page, edge));
            }
        }
        // A head that is filled says it.
        let filled = look.fills() && matches!(head, Ground::Block(_) | Ground::Key);
        let sign = match marks.cursor == Some(board) {
            _ if filled => None,
            true => Some(look.glyphs().cursor),
            // Without a ground of its own, and not the sign of the cursor.
            false => marks.is_chosen(board).then_some(look.glyphs().chosen),
        };
        if let Some(sign) = sign {
            let style = look.on(head, marks.planner.map_or(Ink::Strong, ink));
            buffer.set_string(place.x, place.y, sign, style);
        }
        let indent = if self.size == Size::Small { 1 } else { 2 };
        let inner = Rect { x: place.x + indent, width: place.width - indent - 1, ..place };
        let rows: Vec<Rect> = inner.rows().collect();
        self.draw_head(rows[0], board, head, done, buffer);
        let room = if self.size == Size::Small { inner.width + 1 } else { inner.width };
        let pays = signs::pays(self.text, self.view, board, room);
        let quiet = if self.size == Size::Small && body == Ground::Brick || done {
            Ink::Quiet
        } else {
            Ink::Plain
        };
        let wide = |row: Rect| Rect { width: place.right() - row.x, ..row };
        write(&Line::from(look.span(pays, body, quiet)), wide(rows[1]), buffer);
        let lowest = rows.len() - if self.size == Size::Large { 2 } else { 1 };
        if self.size > Size::Small {
            let asks = if marks.is_louis(self.view, board) {
                self.text.ui("condition-louis-words")
            } else {
                signs::condition_words(self.text, marks.condition(self.view, board))
            };
            write(&Line::from(look.span(asks, body, Ink::Quiet)), wide(rows[2]), buffer);
        }
        self.draw_markers(rows[lowest], board, body, buffer);
        // What has been scored pays nothing more in this round.
        let over = matches!(self.view.phase(), Phase::Missions | Phase::Over);
        if self.size == Size::Large && !over && !marks.is_done(self.view, board) {
            let standing = marks.told(board).copied().unwrap_or_else(|| {
                signs::foretold(self.view, board, marks.counts(self.view, board))
            });
            let room = wide(rows[4]);
            let wins = signs::may_win(self.view, &standing);
            let line = signs::outlook(self.text, look, body, &standing, room.width, wins);
            write(&line, room, buffer);
        }
    }

    fn draw_head(&self, row: Rect, board: Board, lies: Ground, done: bool, buffer: &mut Buffer) {
        let look = self.look;
        let open = self.marks.open.contains(board);
        let louis = self.marks.is_louis(self.view, board);
        let mut spans: Vec<Span<'static>> = Vec::new();
        let key = board_key(board).to_string();
        let number = board.to_string();
        if open && key != number {
            // As on a card, so that key and number are not read as one.
            match look.fills() && !look.plain {
                true => spans.push(look.span(key, Ground::Key, Ink::Strong)),
                false => spans.push(look.span(key, lies, Ink::Gold)),
            }
            spans.push(look.span(format!(" {number}"), lies, Ink::Quiet));
        } else {
            spans.push(look.span(number, lies, if open { Ink::Gold } else { Ink::Quiet }));
        }
        spans.push(look.span(" ", lies, Ink::Plain));
        let asks = signs::condition(self.text, self.marks.condition(self.view, board));
        let price = if done { Ink::Quiet } else { Ink::Gold };
        let asks = Line::from(look.span(asks, lies, price));
        let crown = if louis { 2 } else { 0 };
        let taken: usize = spans.iter().map(Span::width).sum();
        let room =
            usize::from(row.width).saturating_sub(taken + crown + asks.width().max(WIDEST) + 1);
        let name = signs::short_name(self.text, board, room as u16);
        let called = match (louis, done) {
            (true, _) => Ink::Gold,
            (_, true) => Ink::Quiet,
            _ => Ink::Strong,
        };
        spans.push(look.span(name, lies, called));
        if louis {
            spans.push(look.span(format!(" {}", look.glyphs().crown), lies, Ink::Gold));
        }
        write(&Line::from(spans), row, buffer);
        write_right(&asks, row, buffer);
    }

    /// Markers that would come, or have come since.
    fn new_markers(&self, board: Board) -> Sides<u8> {
        let marks = &self.marks;
        let mut new = Sides::<u8>::default();
        match (marks.planned[board], marks.told(board)) {
            (1.., _) => {
                new[marks.planner.map_or(Side::Neutral, Side::Seat)] = marks.planned[board];
            }
            (0, None) => marks.come(self.view, board).for_each(|(side, count)| new[side] = count),
            (0, Some(_)) => {}
        }
        new
    }

    fn draw_markers(&self, row: Rect, board: Board, lies: Ground, buffer: &mut Buffer) {
        let (look, marks) = (self.look, &self.marks);
        let (counts, new) = (marks.counts(self.view, board), self.new_markers(board));
        let mut after: Vec<Span<'static>> = Vec::new();
        let told = marks.told(board).is_some();
        if Side::ALL.into_iter().all(|side| new[side] == 0) {
            // None has come, but something is new.
            if !told && marks.fresh.contains(board) && !marks.is_done(self.view, board) {
                after.push(look.span("*", lies, Ink::Good));
            }
        } else if let Some(line) = markers_with_new(look, lies, (counts, new), row.width) {
            return write(&line, row, buffer);
        } else {
            let come = Side::ALL.into_iter().filter(|&side| new[side] > 0);
            after.extend(come.map(|side| look.span(format!("+{}", new[side]), lies, ink(side))));
        }
        let after = Line::from(after);
        let taken = after.width() as u16;
        let room = row.width - if taken > 0 { taken + 1 } else { 0 };
        // What has left a board that is told of lies elsewhere by now: it is not counted twice.
        let here = self.view.markers(board);
        let gone = |side: Side| told && here[side] < counts[side];
        let there = markers_but(look, lies, counts, room, gone);
        write(&there, Rect { width: room, ..row }, buffer);
        write_right(&after, row, buffer);
    }
}

impl Widget for &Court<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        for board in Board::ALL {
            self.draw_brick(place(self.size, area, board), board, buffer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bricks touch above or below exactly where boards are neighbours.
    #[test]
    fn neighbours_touch() {
        let area = Rect::new(0, 0, 120, 40);
        for size in [Size::Small, Size::Medium, Size::Large] {
            for one in Board::ALL {
                for other in Board::ALL {
                    let [a, b] = [one, other].map(|board| place(size, area, board));
                    let above = a.bottom() == b.y || b.bottom() == a.y;
                    let beside = a.x < b.right() && b.x < a.right();
                    assert_eq!(above && beside, one.touches(other), "{size:?} {one} {other}");
                }
            }
        }
    }
}
