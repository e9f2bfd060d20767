//! Secrets on the screen, by difference: every hidden card is exchanged for one that the viewer
//! could not tell from it, and not a cell of what is drawn may change.

mod tui_desk;

use louis_xiv::engine::Seat;
use louis_xiv::files::Privacy;
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use ratatui::crossterm::event::KeyCode;
use tui_desk::{Desk, walk};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Whether the screen depends on something that the viewer may not know.
fn assert_no_difference(desk: &Desk, viewer: Option<Seat>, seed: u64) {
    let other = Desk { table: desk.table.imagined(viewer, seed), ..desk.clone() };
    for (width, height) in SIZES {
        assert!(
            desk.buffer(width, height) == other.buffer(width, height),
            "{viewer:?} sees a difference in {:?}\n{}\n{}",
            desk.table.mode(),
            desk.screen(width, height),
            other.screen(width, height),
        );
    }
}

/// What anybody may have on the screen at any time shows nothing to anybody.
fn assert_pages_are_public(desk: &Desk, seed: u64) {
    for key in "Lsqr?uv".chars() {
        let mut desk = desk.clone();
        let before = desk.table.mode();
        desk.try_press(KeyCode::Char(key));
        if matches!(desk.table.mode(), Mode::Page | Mode::Menu | Mode::Agree)
            && desk.table.mode() != before
        {
            assert_eq!(desk.table.viewer(), None);
            assert_no_difference(&desk, None, seed);
        }
    }
    for seat in desk.table.session().game().seats() {
        let mut desk = desk.clone();
        if desk.table.mode() == Mode::Step || desk.table.mode() == Mode::YesNo {
            let viewer = desk.table.viewer();
            desk.press(KeyCode::Char('p'));
            if desk.table.mode() == Mode::Sheet {
                assert_no_difference(&desk, viewer, seed);
                desk.press(KeyCode::Char('p'));
            }
            assert_no_difference(&desk, None, seed);
            desk.press(KeyCode::Char(seat.letter().to_ascii_lowercase()));
            assert_eq!(desk.table.mode(), Mode::Curtain);
            assert_no_difference(&desk, None, seed);
            desk.press(KeyCode::Enter);
            assert_eq!(desk.table.mode(), Mode::Sheet);
            assert_no_difference(&desk, Some(seat), seed);
        }
    }
}

fn watch(privacy: Privacy, games: [(usize, u64); 2]) {
    for (players, seed) in games {
        let (mut public, mut secret) = (0, 0);
        walk(players, seed, privacy, |number, desk| {
            let viewer = desk.table.viewer();
            if viewer.is_some() {
                secret += 1;
            } else {
                public += 1;
            }
            assert_no_difference(desk, viewer, seed + number as u64);
            if desk.table.mode() == Mode::Curtain {
                assert_eq!(viewer, None, "a curtain is for nobody");
            }
            if number % 11 == 0 {
                assert_pages_are_public(desk, seed + number as u64);
            }
        });
        assert!(public > 20 && secret > 20, "{public} public and {secret} secret screens");
    }
}

#[test]
fn behind_curtains_nobody_sees_what_they_may_not_know() {
    watch(Privacy::Curtain, [(2, 1), (4, 2)]);
    watch(Privacy::Curtain, [(3, 3), (3, 4)]);
}

#[test]
fn with_covered_hands_nobody_sees_what_they_may_not_know() {
    watch(Privacy::Strip, [(3, 5), (4, 6)]);
}

#[test]
fn at_an_open_table_only_the_hand_of_whoever_is_asked_lies_open() {
    watch(Privacy::Open, [(2, 7), (3, 8)]);
}

/// The test itself: a viewer's own cards do make a difference.
#[test]
fn an_exchanged_hand_would_be_seen() {
    let mut desk = Desk::new(3, 42, Privacy::Curtain);
    desk.reach_question();
    let own = desk.table.viewer();
    assert_eq!(own, Some(Seat::A));
    let other = Desk { table: desk.table.imagined(None, 1), ..desk.clone() };
    assert_ne!(desk.screen(80, 24), other.screen(80, 24));
}
