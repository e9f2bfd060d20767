//! Speed of the screen: `cargo bench --bench tui`.

use divan::Bencher;
use louis_xiv::engine::Seat;
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::{App, GameTable, Shared};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::widgets::{Paragraph, Wrap};

fn main() {
    divan::main();
}

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];

fn press(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

/// Four players in the middle of round 1, at a card with markers on the court.
fn table() -> App {
    let names = ["Anna", "Bruno", "Clara", "David"];
    let session = Session::new(Opening::of_people(names, Seat::A, 42)).expect("a good opening");
    let shared = Shared::fleeting(Text::new(Lang::En));
    let table = GameTable::new(session, None, &shared);
    let mut app = App::new(shared, Box::new(table));
    let mut cards = 0;
    loop {
        match app.scene().mode() {
            Mode::Card if cards == 9 => return app,
            Mode::Card => {
                cards += 1;
                choose(&mut app);
            }
            Mode::Curtain => press(&mut app, KeyCode::Tab),
            _ => press(&mut app, KeyCode::Enter),
        }
    }
}

/// Chooses the first card that is still in hand: letters are kept, so there are gaps.
fn choose(app: &mut App) {
    for letter in 'a'..='g' {
        if app.scene().mode() == Mode::Card {
            press(app, KeyCode::Char(letter));
        }
    }
}

/// Every cell of the screen, as after a resize.
#[divan::bench(args = SIZES)]
fn whole_frame(bencher: Bencher, (width, height): (u16, u16)) {
    let app = table();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
    bencher.bench_local(|| {
        terminal.clear().expect("it clears");
        terminal.draw(|frame| app.draw(frame)).expect("it draws");
    });
}

/// A frame when nothing has changed.
#[divan::bench(args = SIZES)]
fn same_frame(bencher: Bencher, (width, height): (u16, u16)) {
    let app = table();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
    bencher.bench_local(|| {
        terminal.draw(|frame| app.draw(frame)).expect("it draws");
    });
}

/// From a key to the frame that shows what it did: the next card.
#[divan::bench(args = SIZES)]
fn key_to_frame(bencher: Bencher, (width, height): (u16, u16)) {
    let mut app = table();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
    bencher.bench_local(|| {
        press(&mut app, KeyCode::Right);
        terminal.draw(|frame| app.draw(frame)).expect("it draws");
    });
}

/// From the confirming Enter to the curtain after the card has been played, taken back again.
#[divan::bench(args = SIZES)]
fn answer_to_frame(bencher: Bencher, (width, height): (u16, u16)) {
    let mut app = table();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
    bencher.bench_local(|| {
        choose(&mut app);
        // Fewer markers than could be placed: it asks once more.
        press(&mut app, KeyCode::Enter);
        press(&mut app, KeyCode::Enter);
        terminal.draw(|frame| app.draw(frame)).expect("it draws");
        assert_eq!(app.scene().mode(), Mode::Curtain);
        press(&mut app, KeyCode::Char('u'));
        while app.scene().mode() != Mode::Card {
            press(&mut app, KeyCode::Tab);
        }
    });
}

/// What a frame costs that says nothing: the measure for the others.
#[divan::bench(args = SIZES)]
fn bare_frame(bencher: Bencher, (width, height): (u16, u16)) {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
    let words = "The quick brown fox jumps over the lazy dog. ".repeat(200);
    bencher.bench_local(|| {
        terminal.clear().expect("it clears");
        let page = Paragraph::new(words.as_str()).wrap(Wrap { trim: true });
        terminal.draw(|frame| frame.render_widget(page, frame.area())).expect("it draws");
    });
}

/// A new game from nothing to its first frame.
#[divan::bench]
fn start_to_frame(bencher: Bencher) {
    bencher.bench_local(|| {
        let names = ["Anna", "Bruno", "Clara", "David"];
        let session = Session::new(Opening::of_people(names, Seat::A, 42)).expect("a good opening");
        let shared = Shared::fleeting(Text::new(Lang::En));
        let table = GameTable::new(session, None, &shared);
        let app = App::new(shared, Box::new(table));
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a backend");
        terminal.draw(|frame| app.draw(frame)).expect("it draws");
    });
}
