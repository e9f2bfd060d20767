//! What holds on every screen of whole games: each key in the footer does something or says why
//! not, nothing is cut off, choices can be seen without colours, no sign is of doubtful width.

use std::collections::BTreeSet;

use crate::desk::{Desk, squeezed, walk, walk_from, without_count, without_rule};
use louis_xiv::engine::{Chip, Seat};
use louis_xiv::files::{Privacy, Theme};
use louis_xiv::session::{Opening, Session};
use louis_xiv::tui::keys::{Key, Mode, Verb, working};
use louis_xiv::tui::{App, Go, Look, Scene as _};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use unicode_width::UnicodeWidthChar as _;

/// Every key that one of the table stands for.
fn codes(key: Key) -> Vec<KeyCode> {
    match key {
        Key::Char(sign) => vec![KeyCode::Char(sign)],
        Key::Code(code) => vec![code],
        Key::Ctrl(_) => Vec::new(),
        Key::Digit => ('0'..='9').map(KeyCode::Char).collect(),
        Key::Board => "1234567890oy".chars().map(KeyCode::Char).collect(),
        Key::Letters(count) => {
            (b'a'..b'a' + count).map(|sign| KeyCode::Char(sign.into())).collect()
        }
    }
}

/// Whether a key changes anything on the screen, or leaves it.
fn does_something(desk: &Desk, code: KeyCode) -> bool {
    let mut after = desk.clone();
    match after.try_press(code) {
        None => false,
        Some(Go::Stay) => {
            after.table.mode() != desk.table.mode() || after.buffer(120, 40) != desk.buffer(120, 40)
        }
        Some(_) => true,
    }
}

fn assert_keys_work(desk: &Desk) {
    // A refusal that stands there already would look the same the second time.
    let mut desk = desk.clone();
    if desk.try_press(KeyCode::Tab).is_some() {
        desk.try_press(KeyCode::Tab);
    }
    let mode = desk.table.mode();
    for binding in working(mode).filter(|b| b.footer && desk.table.works(b.verb)) {
        // What is chosen already can be chosen again; a page may end where it begins.
        let lenient = matches!(
            (binding.verb, mode),
            (Verb::Letter | Verb::Digit, Mode::Chip | Mode::Missions | Mode::Board | Mode::PeekWho)
                | (Verb::Up | Verb::Down, Mode::Page)
        );
        for &key in binding.keys {
            for code in codes(key) {
                let works = does_something(&desk, code);
                let words = desk.shared.text.ui(binding.help);
                assert!(
                    works || lenient,
                    "{code:?} ({words}) does nothing in {mode:?}\n{}",
                    desk.screen(80, 24)
                );
            }
        }
    }
}

#[test]
fn every_key_in_the_footer_does_something_or_says_why_not() {
    let mut modes = BTreeSet::new();
    for (players, seed) in [(2, 11), (3, 12), (4, 13)] {
        walk(players, seed, Privacy::Curtain, |number, desk| {
            let fresh = modes.insert(desk.table.mode());
            if !fresh && number % 16 != 0 {
                return;
            }
            assert_keys_work(desk);
            for key in "L?ipquwrs".chars() {
                let mut desk = desk.clone();
                if desk.try_press(KeyCode::Char(key)).is_some() {
                    modes.insert(desk.table.mode());
                    assert_keys_work(&desk);
                }
            }
        });
    }
    for mode in [
        Mode::Curtain,
        Mode::Step,
        Mode::Card,
        Mode::Place,
        Mode::YesNo,
        Mode::Count,
        Mode::Intrigue,
        Mode::Missions,
        Mode::Deck,
        Mode::Over,
        Mode::Page,
        Mode::PeekWho,
        Mode::Menu,
        Mode::Agree,
    ] {
        assert!(modes.contains(&mode), "{mode:?} never came up, but {modes:?}");
    }
}

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];

/// Looks at a screen, always at the narrowest, at the other sizes in turn; gives how many texts
/// had to be there.
fn assert_nothing_is_cut_off(number: usize, desk: &Desk) -> usize {
    let mut read = 0;
    let other = SIZES[1 + number % 3];
    for (width, height) in [SIZES[0], other] {
        let rows = desk.rows(width, height, width);
        let last = rows.last().expect("a footer").trim_end();
        let whole = working(desk.table.mode())
            .any(|binding| last.ends_with(&desk.shared.text.ui(binding.help)));
        assert!(whole, "the footer is cut off at {width}: {last}");
        assert!(last.contains("q menu"), "{last}");

        let below = desk.columns(width, height);
        // The count of steps stands at the right end of the first row.
        let below: Vec<&str> = below
            .iter()
            .map(|row| row.trim_end())
            .map(without_count)
            .map(without_rule)
            .map(|row| row.trim_start().trim_start_matches(['\u{203a}', '>']))
            .collect();
        let screen = squeezed(&below.join(" "));
        for words in desk.table.words(&desk.shared) {
            let words = squeezed(&desk.shared.look.show(&words));
            read += 1;
            assert!(
                screen.contains(&words),
                "{words}\nis cut off at {width}x{height}:\n{}",
                desk.screen(width, height)
            );
        }
    }
    read
}

#[test]
fn nothing_that_must_be_read_is_cut_off() {
    let mut read = 0;
    for (players, seed, ascii) in [(2, 21, true), (3, 22, false), (4, 23, false)] {
        walk(players, seed, Privacy::Curtain, |number, desk| {
            let mut desk = desk.clone();
            desk.shared.look = Look { ascii, ..desk.shared.look };
            read += assert_nothing_is_cut_off(number, &desk);
        });
    }
    assert!(read > 2500, "{read} texts");
}

#[test]
fn the_longest_names_cut_nothing_off() {
    let names =
        ["Wilhelmina Maximiliana W", "Bartholomaeus Constantin", "Christina-Maria Theodora", "D"];
    let mut read = 0;
    for players in [2, 4] {
        let people = names.into_iter().take(players);
        let session =
            Session::new(Opening::of_people(people, Seat::A, 24)).expect("names that fit");
        walk_from(Desk::with(session, Privacy::Curtain), 24, |number, desk| {
            read += assert_nothing_is_cut_off(number, desk);
        });
    }
    assert!(read > 1500, "{read} texts");
}

#[test]
fn the_table_of_players_counts_what_lies_on_the_table() {
    let mut checked = 0;
    for (players, seed) in [(2, 41), (3, 42), (4, 43)] {
        walk(players, seed, Privacy::Open, |_, desk| {
            if !matches!(desk.table.mode(), Mode::Card | Mode::Missions | Mode::YesNo) {
                return;
            }
            let game = desk.table.session().game();
            let seats: Vec<Seat> = game.seats().collect();
            let chip =
                |chip| seats.iter().map(|&seat| game.holding(seat).chips.count(chip)).collect();
            let rows: [(&str, Vec<u8>); 4] = [
                ("money", seats.iter().map(|&seat| game.holding(seat).coins).collect()),
                ("shields", seats.iter().map(|&seat| game.counts(seat).shields).collect()),
                ("crown", chip(Chip::Crown)),
                ("helmet", chip(Chip::Helmet)),
            ];
            let screen = desk.rows(80, 24, 80);
            for (label, numbers) in rows {
                let mut right =
                    screen[..16].iter().map(|row| row.chars().skip(59).collect::<String>());
                let row = right.rfind(|row| row.trim_start().starts_with(label));
                let row = row.expect("the table of players is on the screen");
                let shown: Vec<u8> = row
                    .split_whitespace()
                    .skip(1)
                    .map(|word| word.parse::<u8>().unwrap_or_default())
                    .collect();
                assert_eq!(shown, numbers, "{label}\n{}", desk.screen(80, 24));
                checked += 1;
            }
        });
    }
    assert!(checked > 500, "{checked} rows");
}

/// Blocks and dots: terminals that show them at all give them one column.
const DRAWN: &str = "●○·▏▌▔▼█▀▄╗╔╝╚═║░▒▓╭╮╰╯─│←→↑↓";

#[test]
fn no_sign_is_of_doubtful_width_and_ascii_is_ascii() {
    for (players, seed) in [(2, 31), (4, 33)] {
        walk(players, seed, Privacy::Curtain, |number, desk| {
            if number % 6 != 0 {
                return;
            }
            let mut desk = desk.clone();
            if number % 4 == 0 {
                desk.try_press(KeyCode::Char(['L', 's', 'i', 'r', '?', 'q', 'w'][number / 4 % 7]));
            }
            for (width, height) in SIZES {
                for cell in &desk.buffer(width, height).content {
                    let sign = cell.symbol().chars().next().unwrap_or(' ');
                    // Letters with accents are of one column wherever they are read.
                    let widths = (sign.width(), sign.width_cjk());
                    let one = widths == (Some(1), Some(1)) || DRAWN.contains(sign);
                    assert!(sign.is_alphabetic() || one, "{sign:?}");
                    assert_eq!(cell.symbol().chars().count(), 1);
                }
            }
            desk.shared.look = Look { ascii: true, plain: true, ..desk.shared.look };
            for (width, height) in SIZES {
                let screen = desk.screen(width, height);
                assert!(screen.is_ascii(), "{screen}");
            }
        });
    }
}

/// With every colour and attribute gone, moving the choice still changes the letters.
#[test]
fn a_choice_can_be_seen_moving_without_colours() {
    let mut moved = BTreeSet::new();
    for (players, seed) in [(3, 41), (4, 42)] {
        walk(players, seed, Privacy::Curtain, |number, desk| {
            if number % 4 != 0 {
                return;
            }
            let mut desk = desk.clone();
            for (theme, ascii) in [(Theme::Mono, false), (Theme::HighContrast, true)] {
                desk.shared.look = Look { theme, ascii, plain: true, ..Look::USUAL };
                let mode = desk.table.mode();
                let codes = match mode {
                    Mode::Card => [KeyCode::Right, KeyCode::Left],
                    Mode::Place | Mode::Board | Mode::Missions | Mode::Chip | Mode::PutBack => {
                        [KeyCode::Down, KeyCode::Up]
                    }
                    _ => return,
                };
                let view = desk.view();
                let alone = match (mode, view.own()) {
                    (Mode::Card, Some(own)) => own.influence.faces().count() < 2,
                    (Mode::Missions | Mode::PutBack, Some(own)) => own.missions.is_empty(),
                    (Mode::Chip, _) => true,
                    // Where no marker can go there is nothing to move to.
                    (Mode::Place, _) => desk.table.lit().len() < 2,
                    _ => false,
                };
                if alone {
                    continue;
                }
                let changes = codes.into_iter().any(|code| {
                    let mut after = desk.clone();
                    after.press(code);
                    [(80, 24), (100, 30), (120, 40)]
                        .into_iter()
                        .all(|(w, h)| after.screen(w, h) != desk.screen(w, h))
                });
                moved.insert(mode);
                assert!(changes, "{mode:?}\n{}", desk.screen(80, 24));
            }
        });
    }
    assert!(moved.len() >= 3, "{moved:?}");
}

#[test]
fn a_small_screen_says_what_it_needs_and_the_table_comes_back() {
    let desk = Desk::new(4, 1, Privacy::Curtain);
    let app = App::new(desk.shared, Box::new(desk.table));
    for (width, height, whole) in [(60, 20, true), (79, 24, true), (80, 23, true), (1, 1, false)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
        terminal.draw(|frame| app.draw(frame)).expect("it draws");
        let rows = terminal.backend().buffer().content.chunks(usize::from(width));
        let rows = rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>());
        let words = squeezed(&rows.collect::<Vec<_>>().join(" "));
        let has = format!("it has {width} columns and {height} rows, and 80 and 24 are needed.");
        assert_eq!(words.contains(&has), whole, "{words}");
        terminal.backend_mut().resize(80, 24);
        terminal.draw(|frame| app.draw(frame)).expect("it draws");
        let shown: String =
            terminal.backend().buffer().content.iter().map(|cell| cell.symbol()).collect();
        assert!(shown.contains("Montespan"), "{shown}");
    }
}
