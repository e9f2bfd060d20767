//! Screens as pictures, driven by (position, keys, screen), and what holds for all of them.

use louis_xiv::engine::Seat;
use louis_xiv::files::Theme;
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::{Mode, find};
use louis_xiv::tui::{GameTable, Look, Scene, Shared};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

struct Desk {
    table: GameTable,
    shared: Shared,
}

impl Desk {
    fn new(players: usize, seed: u64) -> Self {
        let names = ["Anna", "Bruno", "Clara", "David"];
        let opening = Opening::of_people(names.into_iter().take(players), Seat::A, seed);
        let session = Session::new(opening).expect("the opening is fine");
        let shared = Shared::fleeting(Text::new(Lang::En));
        Self { table: GameTable::new(session, None, &shared), shared }
    }

    fn keys(mut self, keys: &str) -> Self {
        for key in keys.chars() {
            let code = match key {
                '\n' => KeyCode::Enter,
                '\u{1b}' => KeyCode::Esc,
                other => KeyCode::Char(other),
            };
            let event = KeyEvent::new(code, KeyModifiers::NONE);
            if let Some(press) = find(self.table.mode(), &event) {
                self.table.press(press, &mut self.shared);
            }
        }
        self
    }

    /// Takes markers back, or passes, until a mode comes up.
    fn until(mut self, mode: Mode) -> Self {
        for _ in 0..3000 {
            let now = self.table.mode();
            if now == mode {
                return self;
            }
            self = self.keys(match now {
                Mode::Curtain | Mode::Line => "\n",
                Mode::Step => "g",
                Mode::Card => "a",
                Mode::Place => "\n",
                Mode::YesNo => "y",
                Mode::Count => "0",
                Mode::Deck => "1",
                Mode::Board | Mode::Missions | Mode::PutBack => "z",
                Mode::Chip => "\n",
                _ => "\u{1b}",
            });
        }
        panic!("{mode:?} does not come up");
    }

    fn buffer(&self, width: u16, height: u16) -> Buffer {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.table.draw(&self.shared, area, &mut buffer);
        buffer
    }

    fn screen(&self, width: u16, height: u16) -> String {
        let buffer = self.buffer(width, height);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }
}

macro_rules! pictures {
    ($($name:ident: $desk:expr;)*) => {
        $(
            #[test]
            fn $name() {
                let desk = $desk;
                insta::assert_snapshot!(concat!(stringify!($name), "_80"), desk.screen(80, 24));
                insta::assert_snapshot!(concat!(stringify!($name), "_120"), desk.screen(120, 40));
            }
        )*
    };
}

pictures! {
    first_step: Desk::new(3, 42);
    curtain: Desk::new(3, 42).until(Mode::Curtain);
    choosing_a_card: Desk::new(3, 42).until(Mode::Card);
    placing_markers: Desk::new(4, 42).until(Mode::Card).keys("a");
    neutral_markers: Desk::new(2, 42).until(Mode::Card);
    bribing: Desk::new(4, 42).until(Mode::YesNo);
    laying_out: Desk::new(3, 42).until(Mode::Missions);
    help: Desk::new(3, 42).until(Mode::Card).keys("?");
    board_page: Desk::new(3, 42).until(Mode::Card).keys("ai");
    menu: Desk::new(3, 42).until(Mode::Card).keys("q");
    board_table: Desk::new(3, 42).until(Mode::Card).keys("v");
}

#[test]
fn ascii_is_ascii_and_no_theme_changes_a_letter() {
    for mode in [Mode::Curtain, Mode::Card, Mode::YesNo, Mode::Missions] {
        let mut desk = Desk::new(4, 42).until(mode);
        // Without a ground of its own a board has an edge.
        let letters = |desk: &Desk| {
            let screen = desk.screen(100, 30).replace(['\u{254e}', '\u{254f}'], " ");
            screen.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>()
        };
        let usual = letters(&desk);
        for theme in [Theme::HighContrast, Theme::Mono] {
            desk.shared.look = Look { theme, ascii: false, plain: false };
            assert_eq!(letters(&desk), usual, "{theme:?}");
        }
        desk.shared.look = Look { theme: Theme::Default, ascii: true, plain: true };
        assert!(desk.screen(80, 24).is_ascii(), "{}", desk.screen(80, 24));
        let plain = desk.buffer(80, 24);
        assert!(plain.content.iter().all(|cell| cell.symbol().len() == 1));
    }
}

/// Without colours and attributes the chosen card and the boards that are open still stand out.
#[test]
fn a_choice_can_be_seen_without_colours() {
    let mut desk = Desk::new(3, 42).until(Mode::Card);
    desk.shared.look = Look { theme: Theme::Mono, ascii: false, plain: true };
    assert!(desk.screen(80, 24).contains('»'));
    let desk = desk.keys("a");
    let screen = desk.screen(80, 24);
    assert!(screen.contains('»') && screen.contains('›'), "{screen}");
}
