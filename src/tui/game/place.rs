//! Markers put on boards, key by key; the cursor on the court.

use super::pick::Pick;
use super::{GameTable, Notice};
use crate::engine::{Action, Board, BoardSet, Effect, Influence, Reach, Seat, Usage, Walk};
use crate::tui::keys::Verb;

/// A card, and its markers so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placing {
    pub(super) card: Influence,
    /// Its place in the hand.
    pub(super) slot: usize,
    /// R8.17 is used with it.
    pub(super) four: bool,
    /// Markers are taken back instead.
    pub(super) back: bool,
    pub(super) walk: Walk,
    /// The player has been told that markers are left.
    warned: bool,
}

impl Placing {
    /// The first marker lies on the card's own board by itself.
    pub(super) fn new(card: Influence, slot: usize, four: bool, reserve: u8) -> Self {
        let reach = if four { Reach::FOUR } else { Reach::of(card) };
        let empty = Walk::new(reach, reserve);
        let walk = reach.start.and_then(|board| empty.step(board).ok()).unwrap_or(empty);
        Self { card, slot, four, back: reserve == 0, walk, warned: false }
    }

    /// How many markers it would take back of so many.
    pub(super) fn fetches(&self, general: u8) -> u8 {
        general.min(if self.four { 4 } else { self.card.strength() })
    }

    /// Whoever confirms is warned once more.
    pub(super) const fn disarm(&mut self) {
        self.warned = false;
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
        let reserve = self.session().game().holding(seat).personal;
        let warned = std::mem::take(&mut placing.warned);
        match verb {
            Verb::Board => match Board::from_number(n) {
                Some(board) => self.put_marker(&mut placing, board),
                None => self.notice = Some(Notice::NothingThere),
            },
            Verb::Letter => return self.choose_card(seat, usize::from(n)),
            Verb::Put => self.put_marker(&mut placing, self.cursor),
            Verb::TakeBack => placing.back = !placing.back || reserve == 0,
            Verb::Four => {
                if self.session().game().ready(seat, Effect::FourMarkers).is_empty() {
                    let probe = Usage::TakeBackFour;
                    self.refuse(&Action::Play { card: placing.card, usage: probe });
                } else {
                    placing = Placing::new(placing.card, placing.slot, !placing.four, reserve);
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
                Some(_) if !warned && !placing.open().is_empty() => {
                    // It may be meant, but rarely is.
                    placing.warned = true;
                    self.notice = Some(Notice::MarkersLeft(placing.walk.left()));
                }
                Some(usage) => {
                    self.play(Action::Play { card: placing.card, usage });
                    return;
                }
                None => self.notice = Some(Notice::ChooseFirst),
            },
            Verb::Back => {
                // One marker at a time; then the card.
                let lying = placing.walk.steps().count();
                let own = usize::from(!placing.four && placing.card != Influence::Joker);
                if placing.back && reserve > 0 {
                    placing.back = false;
                } else if lying > own
                    && let Some(walk) = placing.walk.back()
                {
                    placing.walk = walk;
                } else if placing.four {
                    placing = Placing::new(placing.card, placing.slot, false, reserve);
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
        if placing.back {
            let ready =
                self.active().map_or(0, |seat| self.session().game().holding(seat).personal);
            self.notice = Some(if ready > 0 { Notice::TakingBack } else { Notice::NoneReady });
            return;
        }
        match placing.walk.step(board) {
            Ok(walk) => {
                self.cursor = board;
                placing.walk = walk;
            }
            Err(illegal) => self.notice = Some(Notice::Refusal(illegal)),
        }
    }

    pub(super) fn pick_board(&mut self, chosen: Option<Board>, verb: Verb, n: u8) {
        let mut chosen = chosen;
        match verb {
            // Nothing is chosen where no cursor has been seen.
            Verb::Put if !self.roams => self.roams = true,
            Verb::Board | Verb::Put => {
                self.roams = true;
                let board = Board::from_number(n).filter(|_| verb == Verb::Board);
                let board = board.unwrap_or(self.cursor);
                self.cursor = board;
                self.refuse(&Action::PlaceOn { board });
                chosen = Some(board).filter(|_| self.notice.is_none());
            }
            Verb::Confirm => match chosen {
                Some(board) => return self.play(Action::PlaceOn { board }),
                None => self.notice = Some(Notice::ChooseFirst),
            },
            Verb::No => return self.play(Action::Pass),
            Verb::Back => chosen = None,
            Verb::NextOpen | Verb::LastOpen => {
                self.go_to_open(self.open_boards(), verb);
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
            Some(Pick::Card { .. }) => {
                let board = |card| match card {
                    Some(Influence::Character(board)) => Some(board),
                    _ => None,
                };
                self.slots().into_iter().filter_map(board).collect()
            }
            Some(Pick::Board { .. }) => {
                let legal = |board: &Board| {
                    self.session().check(&Action::PlaceOn { board: *board }).is_ok()
                };
                Board::ALL.into_iter().filter(legal).collect()
            }
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
        self.roams = true;
    }

    /// Along a row of bricks, or to one that touches above or below: the side last moved to, else
    /// the left one.
    pub(super) fn move_cursor(&mut self, verb: Verb) {
        let (column, row) = self.cursor.square();
        let (aside, down) = match verb {
            Verb::Left => (-2, 0),
            Verb::Right => (2, 0),
            Verb::Up => (self.side, -1),
            Verb::Down => (self.side, 1),
            _ => return,
        };
        self.roams = true;
        if down == 0 {
            self.side = aside / 2;
        }
        let at = |aside: i8| {
            let square = (column.checked_add_signed(aside)?, row.checked_add_signed(down)?);
            Board::ALL.into_iter().find(|board| board.square() == square)
        };
        let other = if down == 0 { None } else { at(-aside) };
        self.cursor = at(aside).or(other).unwrap_or(self.cursor);
    }
}
