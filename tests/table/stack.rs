//! Screens on each other: what lies below waits, and takes over what has changed when it comes up.

use std::fs;

use crate::desk::{NAMES, code};
use louis_xiv::engine::Seat;
use louis_xiv::files::{Privacy, SaveFile};
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::{App, GameTable, Shared, screens};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyEvent, KeyModifiers};

fn keys(app: &mut App, keys: &str) {
    for key in keys.chars() {
        app.key(KeyEvent::new(code(key), KeyModifiers::NONE));
    }
}

fn text(app: &App) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
    let buffer = terminal.draw(|frame| app.draw(frame)).expect("drawn").buffer.clone();
    let row = |y| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..24).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}

/// Down to the entry with these words, and into it.
fn choose(app: &mut App, words: &str) {
    for _ in 0..12 {
        let screen = text(app);
        if screen.lines().any(|line| line.contains('»') && line.contains(words)) {
            return keys(app, "\n");
        }
        keys(app, "j");
    }
    panic!("no {words}:\n{}", text(app));
}

fn finished() -> Session {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/whole-game-of-3.json");
    louis_xiv::files::load(path.as_ref()).expect("the fixture loads").session
}

fn begun() -> Session {
    let opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 42);
    Session::new(opening).expect("the opening is fine")
}

#[test]
fn the_game_waits_under_its_settings_and_takes_them_over() {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    shared.settings.privacy = Privacy::Open;
    let table = GameTable::new(begun(), None, &shared);
    let mut app = App::new(shared, Box::new(table));
    keys(&mut app, "g");
    assert_eq!(app.scene().mode(), Mode::Card, "an open table has no curtain");
    let before = text(&app);
    keys(&mut app, "q");
    choose(&mut app, "Settings");
    assert!(text(&app).contains("Colours"), "{}", text(&app));
    keys(&mut app, "\u{1b}");
    assert_eq!(text(&app), before);
    keys(&mut app, "q");
    choose(&mut app, "Settings");
    keys(&mut app, "jjl");
    assert_eq!(app.shared().settings.privacy, Privacy::Curtain);
    keys(&mut app, "\u{1b}a\ng");
    assert_eq!(app.scene().mode(), Mode::Curtain, "the table takes the new setting over");
}

#[test]
fn the_title_lies_under_everything_unless_there_is_none() {
    let shared = Shared::fleeting(Text::new(Lang::En));
    let about = || Box::new(screens::About::new(&shared));
    let mut app = App::new(shared.clone(), about());
    keys(&mut app, "\u{1b}");
    assert!(text(&app).contains("New game") && !app.is_leaving());
    let mut app = App::new(shared.clone(), about()).without_title();
    keys(&mut app, "\u{1b}");
    assert!(app.is_leaving());
}

#[test]
fn the_court_lies_under_the_result_and_another_game_under_neither() {
    let shared = Shared::fleeting(Text::new(Lang::En));
    let table = GameTable::new(finished(), None, &shared);
    let mut app = App::new(shared, Box::new(table));
    assert_eq!(app.scene().mode(), Mode::Over);
    let court = text(&app);
    keys(&mut app, "\ng");
    assert_eq!(app.scene().mode(), Mode::End);
    keys(&mut app, "v");
    assert_eq!(text(&app), court);
    keys(&mut app, "\na");
    assert_eq!(app.scene().mode(), Mode::Step, "another game begins");
    keys(&mut app, "q");
    choose(&mut app, "title");
    assert!(text(&app).contains("New game"), "{}", text(&app));
}

#[test]
fn a_game_that_cannot_be_kept_is_not_forgotten_under_its_result() {
    let home = tempfile::tempdir().expect("a folder");
    let saves = home.path().join("saves");
    let session = finished();
    let mut file = SaveFile::create(&saves, &session).expect("a save");
    // A folder stands where the file was: it cannot be written.
    let path = file.path().to_owned();
    fs::remove_file(&path).expect("removed");
    fs::create_dir_all(path.join("in the way")).expect("a folder");
    assert!(file.save(&session).is_err());
    let shared = Shared::fleeting(Text::new(Lang::En));
    let table = GameTable::new(session, Some(file), &shared);
    let mut app = App::new(shared, Box::new(table));
    keys(&mut app, "\ng");
    assert_eq!(app.scene().mode(), Mode::End);
    let not_kept = text(&app).lines().next().unwrap_or_default().to_owned();
    assert!(not_kept.contains("NOT SAVED"), "{}", text(&app));
    keys(&mut app, "q");
    assert!(text(&app).contains("has been changed"), "{}", text(&app));
    assert_eq!(app.scene().mode(), Mode::End, "the question stands first");
    keys(&mut app, "n");
    assert_eq!(app.scene().mode(), Mode::End);
    keys(&mut app, "qy");
    assert!(text(&app).contains("New game"), "{}", text(&app));
}
