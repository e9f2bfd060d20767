//! Whole games played by keys alone: whatever is pressed, nothing panics, every answer can be
//! given, and the game comes to its end; screens of all sizes are drawn on the way.

use louis_xiv::engine::Seat;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::{Key, Mode, Verb, working};
use louis_xiv::tui::{App, GameTable, Shared};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

const NAMES: [&str; 4] = ["Anna", "Bruno", "Clara", "Dietrich von Bern"];

fn app(players: usize, seed: u64) -> App {
    let opening = Opening::of_people(NAMES.into_iter().take(players), Seat::A, seed);
    let session = Session::new(opening).expect("the opening is fine");
    let shared = Shared::fleeting(Text::new(Lang::En));
    let table = GameTable::new(session, None, &shared);
    App::new(shared, Box::new(table))
}

fn press(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
    app.take_hush();
}

/// The keys of the mode that can bring a game on, as they would be pressed.
fn candidates(mode: Mode) -> Vec<KeyCode> {
    let mut codes = Vec::new();
    for binding in working(mode) {
        let away = [Verb::Leave, Verb::Menu, Verb::Undo, Verb::Redo, Verb::Help, Verb::Peek];
        if away.contains(&binding.verb) {
            continue;
        }
        for key in binding.keys {
            match *key {
                Key::Char(sign) => codes.push(KeyCode::Char(sign)),
                Key::Code(code) => codes.push(code),
                Key::Ctrl(_) => {}
                Key::Board => codes.extend("1234567890oy".chars().map(KeyCode::Char)),
                Key::Digit => codes.extend(('0'..='9').map(KeyCode::Char)),
                Key::Letters(count) => {
                    codes.extend((b'a'..b'a' + count).map(|c| KeyCode::Char(c.into())));
                }
            }
        }
    }
    codes
}

fn play(players: usize, seed: u64) {
    let mut app = app(players, seed);
    let mut chance = Chance::new(seed, Stream::Guess);
    let sizes = [(80, 24), (79, 24), (100, 30), (120, 40), (200, 60), (90, 50), (130, 24), (1, 1)];
    let mut terminals: Vec<_> = sizes
        .map(|(width, height)| {
            Terminal::new(TestBackend::new(width, height)).expect("a test backend")
        })
        .into_iter()
        .collect();
    for count in 0..60_000 {
        let place = if count % 8 == 0 { chance.below(8) as usize } else { 0 };
        let terminal = &mut terminals[place];
        if count % 4 == 0 {
            terminal.draw(|frame| app.draw(frame)).expect("it draws");
        }
        let mode = app.scene().mode();
        if mode == Mode::Over {
            return;
        }
        let codes = candidates(mode);
        let code = match mode {
            // Random keys seldom press Enter: help them along.
            Mode::Curtain => KeyCode::Tab,
            Mode::Page | Mode::Sheet | Mode::Replay => KeyCode::Esc,
            _ if chance.below(4) == 0 => KeyCode::Enter,
            _ => codes[chance.below(codes.len() as u32) as usize],
        };
        press(&mut app, code);
    }
    panic!("{players} players, seed {seed}: the game does not end");
}

#[test]
fn random_keys_play_games_of_two() {
    (0..4).for_each(|seed| play(2, seed));
}

#[test]
fn random_keys_play_games_of_three() {
    (10..13).for_each(|seed| play(3, seed));
}

#[test]
fn random_keys_play_games_of_four() {
    (20..23).for_each(|seed| play(4, seed));
}
