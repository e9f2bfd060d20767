//! Markers put on boards, key by key; the cursor on the court.

use super::pick::Pick;
use super::{GameTable, Notice};
use crate::engine::{Action, Board, BoardSet, Effect, Influence, Reach, Seat, Usage, Walk};
use crate::tui::keys::Verb;

/// A card, and its markers so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placing {
    pub(super) card: Influence,
    /// R8.17 is used with it.
    pub(super) four: bool,
    /// Markers are taken back instead.
    pub(super) back: bool,
    pub(super) walk: Walk,
    /// A digit that means two boards has put the last marker on the lower one: pressing it
    /// again means the other.
    pub(super) twin: Option<Board>,
}

impl Placing {
    /// The first marker lies on the card's own board by itself.
    pub(super) fn new(card: Influence, four: bool, reserve: u8) -> Self {
        let reach = if four { Reach::FOUR } else { Reach::of(card) };
        let empty = Walk::new(reach, reserve);
        let walk = reach.start.and_then(|board| empty.step(board).ok()).unwrap_or(empty);
        Self { card, four, back: reserve == 0, walk, twin: None }
    }

    fn usage(&self) -> Option<Usage> {
        match (self.back, self.four) {
            (true, false) => Some(Usage::TakeBack),
            (true, true) => Some(Usage::TakeBackFour),
            (false, false) => self.walk.placement().map(Usage::Place),
            (false, true) => self.walk.placement().map(Usage::PlaceFour),
        }
    }

    /// Where the next marker can go.
    pub(super) fn open(&self) -> BoardSet {
        if self.back {
            return BoardSet::EMPTY;
        }
        Board::ALL.into_iter().filter(|&board| self.walk.step(board).is_ok()).collect()
    }
}

impl GameTable {
    pub(super) fn pick_place(&mut self, seat: Seat, mut placing: Placing, verb: Verb, n: u8) {
        let game = self.session.game();
        let reserve = game.holding(seat).personal;
        match verb {
            Verb::Digit => {
                let pair = by_digit(n, |board| placing.walk.step(board).is_ok());
                match (placing.twin, pair) {
                    (Some(lower), _) if n < 10 && by_digit_contains(n, lower) => {
                        // The same digit again: the other board instead.
                        let other = twin_of(lower);
                        if let Some(walk) = placing.walk.back().and_then(|w| w.step(other).ok()) {
                            placing.walk = walk;
                            placing.twin = Some(other);
                            self.cursor = other;
                        }
                    }
                    (_, [Some(lower), Some(_)]) => {
                        self.put_marker(&mut placing, lower);
                        placing.twin = Some(lower);
                    }
                    (_, [Some(only), None] | [None, Some(only)]) => {
                        placing.twin = None;
                        self.put_marker(&mut placing, only);
                    }
                    (_, [None, None]) => {
                        placing.twin = None;
                        if let Some(board) = nearest_by_digit(n, self.cursor) {
                            self.put_marker(&mut placing, board);
                        } else {
                            self.notice = Some(Notice::NothingThere);
                        }
                    }
                }
                self.set(Pick::Place(placing));
                return;
            }
            Verb::Put => {
                placing.twin = None;
                self.put_marker(&mut placing, self.cursor);
            }
            Verb::TakeBack => placing.back = !placing.back || reserve == 0,
            Verb::Four => {
                if game.ready(seat, Effect::FourMarkers).is_empty() {
                    let probe = Usage::TakeBackFour;
                    self.refuse(&Action::Play { card: placing.card, usage: probe });
                } else {
                    placing = Placing::new(placing.card, !placing.four, reserve);
                }
            }
            Verb::Exchange => {
                let action = Action::Exchange { card: placing.card };
                self.refuse(&action);
                if self.notice.is_none() {
                    self.set(Pick::YesNo { yes: action, no: None });
                    return;
                }
            }
            Verb::Confirm => match placing.usage() {
                Some(usage) => {
                    self.play(Action::Play { card: placing.card, usage });
                    return;
                }
                None => self.put_marker(&mut placing, self.cursor),
            },
            Verb::Back => {
                // One marker at a time; then the card.
                let lying = placing.walk.steps().count();
                let own = usize::from(!placing.four && placing.card != Influence::Joker);
                placing.twin = None;
                if placing.back && reserve > 0 {
                    placing.back = false;
                } else if lying > own
                    && let Some(walk) = placing.walk.back()
                {
                    placing.walk = walk;
                } else if placing.four {
                    placing = Placing::new(placing.card, false, reserve);
                } else {
                    self.begin_again();
                    return;
                }
            }
            Verb::NextOpen | Verb::LastOpen => self.go_to_open(placing.open(), verb),
            other => self.move_cursor(other),
        }
        self.set(Pick::Place(placing));
    }

    fn put_marker(&mut self, placing: &mut Placing, board: Board) {
        self.cursor = board;
        match placing.walk.step(board) {
            Ok(walk) => {
                placing.back = false;
                placing.walk = walk;
            }
            Err(illegal) => self.notice = Some(Notice::Refusal(illegal)),
        }
    }

    pub(super) fn pick_board(&mut self, chosen: Option<Board>, verb: Verb, n: u8) {
        let mut chosen = chosen;
        match verb {
            Verb::Digit => {
                let [lower, upper] = by_digit(n, |_| true);
                chosen = match (chosen, lower, upper) {
                    (Some(now), Some(low), Some(high)) if now == low => Some(high),
                    (_, low, high) => low.or(high),
                };
                self.cursor = chosen.unwrap_or(self.cursor);
            }
            Verb::Confirm => match chosen {
                Some(board) => return self.play(Action::PlaceOn { board }),
                None => chosen = Some(self.cursor),
            },
            Verb::No => return self.play(Action::Pass),
            Verb::Back => chosen = None,
            Verb::NextOpen | Verb::LastOpen => {
                self.go_to_open(Board::ALL.into_iter().collect(), verb);
                chosen = None;
            }
            other => {
                self.move_cursor(other);
                chosen = None;
            }
        }
        self.set(Pick::Board { chosen });
    }

    /// Boards that can be chosen now.
    pub(super) fn open_boards(&self) -> BoardSet {
        match self.pick() {
            Some(Pick::Place(placing)) => placing.open(),
            Some(Pick::Board { .. }) => Board::ALL.into_iter().collect(),
            _ => BoardSet::EMPTY,
        }
    }

    fn go_to_open(&mut self, open: BoardSet, verb: Verb) {
        let after = |board: &Board| board.number() > self.cursor.number();
        let before = |board: &Board| board.number() < self.cursor.number();
        let next = match verb {
            Verb::NextOpen => open.iter().find(after).or_else(|| open.iter().next()),
            _ => open.iter().filter(before).last().or_else(|| open.iter().last()),
        };
        self.cursor = next.unwrap_or(self.cursor);
    }

    /// To the nearest board in a direction.
    pub(super) fn move_cursor(&mut self, verb: Verb) {
        let (x, y) = self.cursor.square();
        let (x, y) = (i16::from(x), i16::from(y));
        let reach = |board: &Board| {
            let (bx, by) = board.square();
            let (dx, dy) = (i16::from(bx) - x, i16::from(by) - y);
            let (ahead, aside) = match verb {
                Verb::Left => (-dx, dy),
                Verb::Right => (dx, dy),
                Verb::Up => (-dy, dx),
                Verb::Down => (dy, dx),
                _ => (0, 0),
            };
            (ahead > 0).then_some((ahead + 2 * (aside.abs() - 1).max(0), aside.abs(), aside))
        };
        let near = Board::ALL.into_iter().filter_map(|board| Some((reach(&board)?, board))).min();
        if let Some((_, board)) = near {
            self.cursor = board;
        }
    }
}

/// The boards with this last digit that pass a test: the lower, the upper.
/// The keys for 11 and 12 alone mean just those.
fn by_digit(digit: u8, test: impl Fn(Board) -> bool) -> [Option<Board>; 2] {
    let lower = if digit == 0 { 10 } else { digit };
    let upper = if matches!(digit, 1 | 2) { digit + 10 } else { 0 };
    [lower, upper].map(|number| Board::from_number(number).filter(|&board| test(board)))
}

fn by_digit_contains(digit: u8, board: Board) -> bool {
    by_digit(digit, |_| true).contains(&Some(board))
}

/// The other board with the same last digit.
pub(super) fn twin_of(board: Board) -> Board {
    let number = board.number();
    let other = if number > 10 { number - 10 } else { number + 10 };
    Board::from_number(other).unwrap_or(board)
}

/// The board that a refused digit is taken to mean: the one nearer to the cursor.
fn nearest_by_digit(digit: u8, cursor: Board) -> Option<Board> {
    let [lower, upper] = by_digit(digit, |_| true);
    match (lower, upper) {
        (Some(_), Some(high)) if cursor.touches(high) => Some(high),
        (low, high) => low.or(high),
    }
}
