//! What lies on the table, a widget for each thing: data in, cells out, nothing else. What can be
//! clicked tells where it is, by the same layout that draws it.

pub(in crate::tui) mod bar;
pub(in crate::tui) mod brick;
pub(in crate::tui) mod cards;
pub(in crate::tui) mod court;
pub(in crate::tui) mod curtain;
pub(in crate::tui) mod dialog;
pub(in crate::tui) mod markers;
pub(in crate::tui) mod mission;
pub(in crate::tui) mod news;
pub(in crate::tui) mod page;
pub(in crate::tui) mod piles;
pub(in crate::tui) mod players;
pub(in crate::tui) mod prose;
pub(in crate::tui) mod question;
pub(in crate::tui) mod scoring;
pub(in crate::tui) mod sentences;
pub(in crate::tui) mod tiles;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::pen::note_cut;
use crate::engine::Board;

/// How much room there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::tui) enum Size {
    /// 80 by 24: names, signs and dots.
    Small,
    /// 100 by 30: conditions in words.
    Medium,
    /// 120 by 40: who would be paid, and more beside the court.
    Large,
}

impl Size {
    /// The biggest that fits.
    pub(in crate::tui) const fn of(area: Rect) -> Self {
        if area.width >= 120 && area.height >= 40 {
            Size::Large
        } else if area.width >= 100 && area.height >= 30 {
            Size::Medium
        } else {
            Size::Small
        }
    }
}

/// A place on the screen where a click does what a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) struct Spot {
    pub(in crate::tui) area: Rect,
    pub(in crate::tui) key: KeyCode,
}

/// The one key of each board, the same whatever is asked.
pub(in crate::tui) const fn board_key(board: Board) -> char {
    match board.number() {
        10 => '0',
        11 => 'o',
        12 => 'y',
        number => (b'0' + number) as char,
    }
}

/// Writes a line in a row; what there is no room for is noted, for the tests.
#[track_caller]
pub(in crate::tui) fn write(line: &Line<'_>, row: Rect, buffer: &mut Buffer) {
    if line.width() > usize::from(row.width) {
        note_cut(&line.to_string());
    }
    line.render(Rect { height: 1, ..row }, buffer);
}

/// Writes a line so that it ends where the row ends.
#[track_caller]
pub(in crate::tui) fn write_right(line: &Line<'_>, row: Rect, buffer: &mut Buffer) {
    let width = (line.width() as u16).min(row.width);
    write(line, Rect { x: row.right() - width, width, ..row }, buffer);
}

#[cfg(test)]
mod tests {
    use super::bar::Bar;
    use super::cards::{Cards, Held};
    use super::court::{Court, Marks, wall};
    use super::piles::Piles;
    use super::players::Players;
    use super::*;
    use crate::engine::chance::{Chance, Stream};
    use crate::engine::{BoardSet, Seat, Seats};
    use crate::session::{Opening, Session};
    use crate::text::{Lang, Names, Text};
    use crate::tui::pen::cut_off;
    use crate::tui::theme::Look;

    /// Positions of a game, some actions apart.
    fn positions(players: usize, seed: u64) -> Vec<crate::engine::Game> {
        let names = ["Anna", "Bruno", "Clara", "David"];
        let opening = Opening::of_people(names.into_iter().take(players), Seat::A, seed);
        let mut session = Session::new(opening).expect("a good opening");
        let mut chance = Chance::new(seed, Stream::Guess);
        let mut kept = Vec::new();
        for number in 0.. {
            if number % 7 == 0 {
                kept.push(session.game().clone());
            }
            let mut actions = Vec::new();
            session.legal_actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            let action = actions[chance.below(actions.len() as u32) as usize];
            session.play(action).expect("it is listed");
        }
        kept
    }

    /// In every language and size no word on the court, the cards or beside them is cut off, and
    /// everything that can be clicked lies on the screen, apart from everything else.
    #[test]
    fn nothing_on_the_table_is_cut_off() {
        let names = Names(Seats::from_fn(|_| "Wilhelmina Maximiliana W".to_owned()));
        let games: Vec<_> =
            [(2, 5), (4, 6)].into_iter().flat_map(|(p, s)| positions(p, s)).collect();
        for &lang in Lang::ALL {
            let text = Text::new(lang);
            for (width, height) in [(80, 24), (100, 30), (120, 40)] {
                let area = Rect::new(0, 0, width, height);
                let (size, mut buffer) = (Size::of(area), Buffer::empty(area));
                let look = Look::USUAL;
                for game in &games {
                    let seat = game.decision().map_or(Seat::A, |decision| decision.seat);
                    let view = game.view(Some(seat));
                    let marks =
                        Marks { open: BoardSet::ALL, planner: Some(seat), ..Marks::default() };
                    let own = view.own().expect("a seat that looks");
                    let held = ('a'..).zip(own.influence.cards());
                    let held = held.map(|(key, card)| Held { card, key: Some(key), chosen: false });
                    let held = held.map(Some).collect();
                    let text = &text;
                    let lost = cut_off(|| {
                        let court = Rect { width: wall(size).0 + 2, ..area };
                        Piles { view: &view, text, look, size }.render(court, &mut buffer);
                        let bricks = Court { view: &view, text, look, marks, size };
                        bricks.render(court, &mut buffer);
                        let spots = bricks.spots(court);
                        assert!(spots.iter().all(|spot| area.intersection(spot.area) == spot.area));
                        let (names, bots) = (&names, Seats::from_fn(|_| None));
                        let active = Some(seat);
                        let phase = view.phase();
                        Bar {
                            view: &view,
                            text,
                            look,
                            names,
                            active,
                            bots,
                            levels: true,
                            size,
                            phase,
                        }
                        .render(Rect { height: 1, ..area }, &mut buffer);
                        Players {
                            view: &view,
                            text,
                            look,
                            names,
                            active,
                            before: None,
                            plan: players::Plan::default(),
                        }
                        .render(Rect { x: width - 21, width: 21, ..area }, &mut buffer);
                        let cards = Cards { view: &view, text, look, seat, held, size };
                        let hand = Rect { x: 1, width: wall(size).0.max(78), ..area };
                        cards.render(hand, &mut buffer);
                        let spots = cards.spots(hand);
                        for (place, spot) in spots.iter().enumerate() {
                            let apart =
                                |other: &Spot| other.area.intersection(spot.area).is_empty();
                            assert!(spots[..place].iter().all(apart));
                        }
                    });
                    assert!(lost.is_empty(), "{lang:?} {size:?}: {lost:?}");
                }
            }
        }
    }
}
