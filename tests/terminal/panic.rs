//! A panic in the middle of a game. The program has none to offer, so this test binary runs
//! itself in the terminal: the real loop and the real table, with a key that panics.

use std::path::PathBuf;
use std::time::Duration;

use louis_xiv::engine::Seat;
use louis_xiv::files::{SaveFile, saves_dir};
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::{Mode, Press, Verb};
use louis_xiv::tui::{App, GameTable, Go, Scene, Shared, run};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use crate::driver::{CARD, play_until};
use crate::harness::{Home, Terminal, WHOLE};

/// A table at which `Z` panics.
struct Fragile(GameTable);

impl Scene for Fragile {
    fn mode(&self) -> Mode {
        self.0.mode()
    }

    fn works(&self, verb: Verb) -> bool {
        self.0.works(verb)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        self.0.press(press, shared)
    }

    fn typed(&mut self, event: KeyEvent, shared: &mut Shared) -> Go {
        assert!(event.code != KeyCode::Char('Z'), "the table breaks");
        self.0.typed(event, shared)
    }

    fn take_hush(&mut self) -> Option<Duration> {
        self.0.take_hush()
    }

    fn is_busy(&self) -> bool {
        self.0.is_busy()
    }

    fn is_thinking(&self) -> bool {
        self.0.is_thinking()
    }

    fn work(&mut self, shared: &mut Shared) {
        self.0.work(shared);
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        self.0.draw(shared, area, buffer);
    }
}

/// What runs in the terminal; alone it does nothing, because there is no data directory.
#[test]
#[ignore = "run by the test below, in a terminal"]
fn fragile_table() {
    let Some(data) = std::env::var_os("LOUIS_XIV_DATA").map(PathBuf::from) else { return };
    let opening = Opening::of_people(["Anna", "Bruno", "Carla"], Seat::A, 7);
    let session = Session::new(opening).expect("the opening is fine");
    let file = SaveFile::create(&saves_dir(&data), &session).expect("the game can be kept");
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    shared.data = Some(data);
    let table = GameTable::new(session, Some(file), &shared);
    run(&mut App::new(shared, Box::new(Fragile(table)))).expect("there is a terminal");
}

#[test]
fn after_a_panic_the_terminal_is_whole_and_the_game_goes_on() {
    let home = Home::new();
    let mut terminal = Terminal::start_self(&home, (80, 24), "panic::fragile_table");
    terminal.wait_for("Round 1");
    play_until(&mut terminal, "the middle", |terminal| {
        home.actions() >= 4 && terminal.footer().contains(CARD)
    });
    assert!(terminal.is_taken());
    let (actions, digest) = (home.actions(), home.save()["digest"].clone());
    assert_ne!(terminal.leave("Z"), 0, "a panic is a failure");
    assert_eq!(terminal.shape(), WHOLE);
    let left = terminal.left_behind();
    assert!(left.contains("the table breaks"), "the message can be read: {left}");
    assert!(!left.contains("Montespan"), "nothing of the table is left: {left}");
    drop(terminal);
    let mut terminal = Terminal::start(&home, (80, 24), &["resume"]);
    terminal.wait_for("show me my cards");
    assert_eq!(home.save()["digest"], digest);
    play_until(&mut terminal, "another action", |_| home.actions() > actions);
}
