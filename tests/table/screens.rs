//! Screens as text, driven by (position, keys, screen), and what holds for all of them.

use std::fs;

use crate::desk::{NAMES, code};
use louis_xiv::engine::Seat;
use louis_xiv::files::{Privacy, Theme};
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::{App, Depth, GameTable, Look, Scene, Shared, screens};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, KeyModifiers};

/// The program with a hand on its keys.
pub(crate) struct Screen(App);

impl Screen {
    pub(crate) fn of(scene: Box<dyn Scene>, shared: Shared) -> Self {
        Self(App::new(shared, scene))
    }

    fn title() -> Self {
        let shared = Shared::fleeting(Text::new(Lang::En));
        Self::of(screens::title(&shared), shared)
    }

    fn game(players: usize, seed: u64) -> Self {
        Self::looking(players, seed, Look::USUAL)
    }

    pub(crate) fn looking(players: usize, seed: u64, look: Look) -> Self {
        let opening = Opening::of_people(NAMES.into_iter().take(players), Seat::A, seed);
        let session = Session::new(opening).expect("the opening is fine");
        let mut shared = Shared::fleeting(Text::new(Lang::En));
        shared.settings.privacy = Privacy::Curtain;
        shared.look = look;
        Self::of(Box::new(GameTable::new(session, None, &shared)), shared)
    }

    fn mode(&self) -> Mode {
        self.0.scene().mode()
    }

    pub(crate) fn keys(mut self, keys: &str) -> Self {
        for key in keys.chars() {
            self.0.key(KeyEvent::new(code(key), KeyModifiers::NONE));
            // What moves comes to rest.
            while self.mode() == Mode::End && self.0.is_busy() {
                self.0.work();
            }
        }
        self
    }

    /// Whatever is done without a key has been done.
    pub(crate) fn rest(mut self) -> Self {
        while self.0.is_busy() {
            self.0.work();
        }
        self
    }

    /// Takes markers back, or passes, until a mode comes up.
    pub(crate) fn until(mut self, mode: Mode) -> Self {
        for _ in 0..3000 {
            if self.mode() == mode {
                return self;
            }
            self = match self.mode() {
                Mode::Curtain => self.keys("\t"),
                // A joker places nothing by itself.
                Mode::Place if self.text(80, 24).contains("Nothing is chosen yet") => {
                    self.keys("1")
                }
                Mode::Intrigue | Mode::Place => self.keys("\n"),
                Mode::Chip => self.keys("a\n"),
                Mode::Step => self.keys("g"),
                Mode::Card => "abcdefg".chars().fold(self, |screen, letter| match screen.mode() {
                    Mode::Card => screen.keys(&letter.to_string()),
                    _ => screen,
                }),
                Mode::YesNo => self.keys("y"),
                Mode::Count => {
                    let answered = self.keys("0");
                    // Where letters answer.
                    if answered.mode() == Mode::Count { answered.keys("a") } else { answered }
                }
                Mode::Deck => self.keys("1"),
                Mode::Board | Mode::Missions | Mode::PutBack => self.keys("z"),
                _ => self.keys("\u{1b}"),
            };
        }
        panic!("{mode:?} does not come up:\n{}", self.text(80, 24));
    }

    pub(crate) fn buffer(&self, width: u16, height: u16) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        terminal.draw(|frame| self.0.draw(frame)).expect("drawn").buffer.clone()
    }

    fn text(&self, width: u16, height: u16) -> String {
        let buffer = self.buffer(width, height);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }
}

macro_rules! pictures {
    ($($name:ident: $screen:expr;)*) => {
        $(
            #[test]
            fn $name() {
                let screen = $screen;
                insta::assert_snapshot!(concat!(stringify!($name), "_80"), screen.text(80, 24));
                insta::assert_snapshot!(concat!(stringify!($name), "_120"), screen.text(120, 40));
            }
        )*
    };
}

pictures! {
    title: Screen::title();
    about: Screen::title().until_about();
    settings: Screen::of(Box::new(screens::SettingsScreen::new(&Shared::fleeting(Text::new(Lang::En)))), Shared::fleeting(Text::new(Lang::En)));
    first_step: Screen::game(3, 42);
    curtain: Screen::game(3, 42).until(Mode::Curtain);
    choosing_a_card: Screen::game(3, 42).until(Mode::Card);
    placing_markers: Screen::game(4, 42).until(Mode::Card).keys("a");
    refused_board: Screen::game(4, 42).until(Mode::Card).keys("a").refused();
    taking_back: Screen::game(4, 42).until(Mode::Card).keys("at");
    neutral_markers: Screen::game(2, 42).until(Mode::Card);
    bribing: Screen::game(4, 42).until(Mode::YesNo);
    intrigue_line: Screen::game(4, 7).until(Mode::Intrigue);
    laying_out: Screen::game(3, 42).until(Mode::Missions);
    mission_chosen: Screen::game(3, 42).until(Mode::Missions).keys("a");
    choosing_a_chip: Screen::game(3, 42).until(Mode::Chip);
    over: Screen::game(3, 42).until(Mode::Over);
    shields: Screen::game(3, 42).until(Mode::Over).keys("\n");
    score: Screen::game(3, 42).until(Mode::Over).keys("\n\n");
    help: Screen::game(3, 42).until(Mode::Card).keys("?");
    board_page: Screen::game(3, 42).until(Mode::Card).keys("ai");
    card_page: Screen::game(3, 42).until(Mode::Card).keys("i");
    log: Screen::game(3, 42).until(Mode::Card).keys("L");
    scores: Screen::game(3, 42).until(Mode::Missions).keys("s");
    why_not: Screen::game(3, 42).until(Mode::Card).keys("aw");
    sheet: Screen::game(3, 42).until(Mode::Missions).keys("p");
    menu: Screen::game(3, 42).until(Mode::Card).keys("q");
    board_table: Screen::game(3, 42).until(Mode::Card).keys("v");
}

impl Screen {
    /// Down to the line of the title that opens the page.
    fn until_about(mut self) -> Self {
        for _ in 0..12 {
            let screen = self.text(80, 24);
            let chosen = screen.lines().find(|line| line.contains('\u{bb}')).unwrap_or_default();
            if chosen.contains("About") {
                return self.keys("\n");
            }
            self = self.keys("j");
        }
        panic!("no about page:\n{}", self.text(80, 24));
    }

    /// A board that cannot be chosen.
    fn refused(mut self) -> Self {
        for digit in "1234567890".chars() {
            self = self.keys(&digit.to_string());
            if self.text(80, 24).contains("(R5.5)") {
                return self;
            }
        }
        self
    }
}

#[test]
fn the_setup_screen_by_its_words() {
    let screen = Screen::title().keys("\n");
    let seedless = |text: String| {
        let lines = text.lines().map(|line| match line.split_once("Seed") {
            Some((before, _)) => format!("{before}Seed"),
            None => line.to_owned(),
        });
        lines.collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!("setup_80", seedless(screen.text(80, 24)));
    insta::assert_snapshot!("setup_120", seedless(screen.text(120, 40)));
}

#[test]
fn the_list_of_saves_by_its_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().join("saves");
    fs::create_dir(&saves).expect("a folder");
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/whole-game-of-3.json");
    fs::copy(fixture, saves.join("game.json")).expect("copied");
    fs::write(saves.join("torn.json"), "{").expect("written");
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    shared.data = Some(folder.path().to_owned());
    let screen = Screen::of(Box::new(screens::Load::new(&shared)), shared);
    let text = screen.text(80, 24);
    for words in ["finished", "just now", "torn.json"] {
        assert!(text.contains(words), "{words}:\n{text}");
    }
}

/// Themes may differ in the signs at the edge of a board or of the cloth, where others have a ground
/// of their own; every word stands in the same row in all of them.
#[test]
fn ascii_is_ascii_and_no_theme_changes_a_letter() {
    const EDGES: [char; 12] = ['▏', '▌', '»', '╎', '╏', '|', '═', '─', '│', '█', '▔', '▼'];
    for mode in [Mode::Curtain, Mode::Card, Mode::YesNo, Mode::Missions] {
        let words = |look: Look| {
            let screen = Screen::looking(4, 42, look).until(mode).text(100, 30);
            let row = |row: &str| {
                let words = row.replace(EDGES, " ");
                words.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
            };
            screen.lines().map(row).collect::<Vec<_>>()
        };
        let usual = words(Look::USUAL);
        assert!(usual.iter().flatten().count() > 30, "{mode:?}: there are words to compare");
        for theme in [Theme::Light, Theme::HighContrast, Theme::Mono] {
            assert_eq!(words(Look { theme, ..Look::USUAL }), usual, "{mode:?} {theme:?}");
        }
        for (depth, light) in [(Depth::Many, true), (Depth::Sixteen, false), (Depth::Sixteen, true)]
        {
            let look = Look { depth, light, ..Look::USUAL };
            assert_eq!(words(look), usual, "{mode:?} {depth:?} {light}");
        }
        let look = Look { ascii: true, plain: true, ..Look::USUAL };
        let screen = Screen::looking(4, 42, look).until(mode);
        assert!(screen.text(80, 24).is_ascii(), "{}", screen.text(80, 24));
        assert!(screen.buffer(80, 24).content.iter().all(|cell| cell.symbol().len() == 1));
    }
}

/// The fonts of the Linux console have few signs: Debian's, and the one in the machine itself.
#[test]
fn the_console_gets_only_signs_that_it_has() {
    const HAS: &str = "\u{bb}\u{b7}•▼█░▒╔═╗║╚╝─│┌┐└┘←→↑↓■♦";
    let look = Look { console: true, depth: Depth::Sixteen, ..Look::USUAL };
    let game = || Screen::looking(4, 42, look);
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    shared.look = look;
    let title = Screen::of(screens::title(&shared), shared);
    let modes = [Mode::Curtain, Mode::Card, Mode::YesNo, Mode::Missions, Mode::Over];
    let shown = modes.map(|mode| game().until(mode));
    let ends = ["\n", "\n\n", "\n\n\n"].map(|keys| game().until(Mode::Over).keys(keys));
    let more = [game().until(Mode::Card).keys("q"), game().until(Mode::Card).keys("a"), title];
    for screen in shown.iter().chain(&ends).chain(&more) {
        let text = screen.text(80, 24);
        let lacks = |&sign: &char| !sign.is_ascii() && !sign.is_alphabetic() && !HAS.contains(sign);
        let lacking: String = text.chars().filter(lacks).collect();
        assert!(lacking.is_empty(), "{lacking}:\n{text}");
    }
}

/// Without colours and attributes the chosen card and the boards that are open still stand out.
#[test]
fn a_choice_can_be_seen_without_colours() {
    let look = Look { theme: Theme::Mono, plain: true, ..Look::USUAL };
    let screen = Screen::looking(3, 42, look).until(Mode::Card);
    assert!(!screen.text(80, 24).contains('»'), "nothing is chosen yet");
    let text = screen.keys("a").text(80, 24);
    assert!(text.contains("»a ") && text.matches('»').count() > 1, "{text}");
}
