//! Every screen in every palette and size, written as pictures into a folder to be looked at, not
//! kept: `PICTURES=FOLDER cargo test --test table gallery`. `LOOKS=dark,light` draws only those, and
//! `SCREENS=title,curtain` only these.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::pictures::svg;
use crate::screens::Screen;
use louis_xiv::files::Theme;
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::{Depth, Look, Scene, Shared, screens};

/// A look, and the terminal it is seen on.
const LOOKS: [(&str, Look, svg::Palette); 11] = [
    ("dark", Look { theme: Theme::Dark, ..Look::USUAL }, svg::DARK),
    ("light", Look { theme: Theme::Light, ..Look::USUAL }, svg::LIGHT),
    ("dark256", Look { depth: Depth::Many, ..Look::USUAL }, svg::DARK),
    ("light256", Look { depth: Depth::Many, light: true, ..Look::USUAL }, svg::LIGHT),
    ("sixteen", Look { depth: Depth::Sixteen, ..Look::USUAL }, svg::DARK),
    ("light16", Look { depth: Depth::Sixteen, light: true, ..Look::USUAL }, svg::LIGHT),
    ("console", Look { depth: Depth::Sixteen, console: true, ..Look::USUAL }, svg::CONSOLE),
    ("contrast", Look { theme: Theme::HighContrast, ..Look::USUAL }, svg::DARK),
    ("mono", Look { theme: Theme::Mono, ..Look::USUAL }, svg::DARK),
    ("plain", Look { plain: true, ..Look::USUAL }, svg::LIGHT),
    ("ascii", Look { ascii: true, theme: Theme::Mono, ..Look::USUAL }, svg::DARK),
];

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];

/// How a screen is reached.
type Way = fn(Look, &Path) -> Screen;

fn shared(look: Look, home: &Path) -> Shared {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    shared.look = look;
    shared.data = Some(home.to_owned());
    shared
}

fn beside(look: Look, home: &Path, scene: fn(&Shared) -> Box<dyn Scene>) -> Screen {
    let shared = shared(look, home);
    Screen::of(scene(&shared), shared)
}

fn game(look: Look, mode: Mode) -> Screen {
    Screen::looking(3, 42, look).until(mode)
}

const SCREENS: [(&str, Way); 27] = [
    ("title", |look, home| beside(look, home, screens::title)),
    ("setup", |look, home| beside(look, home, |shared| Box::new(screens::NewGame::new(shared)))),
    ("setup-name", |look, home| {
        beside(look, home, |shared| Box::new(screens::NewGame::new(shared))).keys("\t")
    }),
    ("settings", |look, home| {
        beside(look, home, |shared| Box::new(screens::SettingsScreen::new(shared))).keys("jj")
    }),
    ("load", |look, home| beside(look, home, |shared| Box::new(screens::Load::new(shared))).rest()),
    ("results", |look, home| {
        beside(look, home, |shared| Box::new(screens::Results::new(shared))).rest()
    }),
    ("about", |look, home| beside(look, home, |shared| Box::new(screens::About::new(shared)))),
    ("learn", |look, home| beside(look, home, |shared| Box::new(screens::Learn::new(shared)))),
    ("supply", |look, _| Screen::looking(3, 42, look)),
    ("curtain", |look, _| game(look, Mode::Missions).until(Mode::Curtain)),
    ("curtain-late", |look, _| {
        Screen::looking(4, 42, look).until(Mode::YesNo).until(Mode::Chip).until(Mode::Curtain)
    }),
    ("card", |look, _| game(look, Mode::Card)),
    ("placing", |look, _| Screen::looking(4, 42, look).until(Mode::Card).keys("a")),
    ("bribe", |look, _| Screen::looking(4, 42, look).until(Mode::YesNo)),
    ("intrigue", |look, _| Screen::looking(4, 7, look).until(Mode::Intrigue)),
    ("missions", |look, _| game(look, Mode::Missions).keys("a")),
    ("chip", |look, _| game(look, Mode::Chip)),
    ("help", |look, _| game(look, Mode::Card).keys("?")),
    ("info", |look, _| game(look, Mode::Card).keys("ai")),
    ("log", |look, _| game(look, Mode::Card).keys("L")),
    ("scores", |look, _| game(look, Mode::Missions).keys("s")),
    ("sheet", |look, _| game(look, Mode::Missions).keys("p")),
    ("menu", |look, _| game(look, Mode::Card).keys("q")),
    ("over", |look, _| Screen::looking(4, 42, look).until(Mode::Over)),
    ("shields", |look, _| Screen::looking(4, 42, look).until(Mode::Over).keys("\n")),
    ("score", |look, _| Screen::looking(4, 42, look).until(Mode::Over).keys("\n\n")),
    ("rounds", |look, _| Screen::looking(4, 42, look).until(Mode::Over).keys("\n\n\n")),
];

/// A folder with saves in it: a finished game, one in its third round, and a broken one.
fn home() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().join("saves");
    fs::create_dir(&saves).expect("a folder");
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    for (from, to) in [("whole-game-of-3", "whole-3"), ("whole-game-of-4", "Sunday evening")] {
        let json = fs::read_to_string(fixtures.join(format!("{from}.json"))).expect("a fixture");
        fs::write(saves.join(format!("{to}.json")), json).expect("written");
    }
    fs::write(saves.join("torn.json"), "{").expect("written");
    let opening = louis_xiv::session::Opening::of_people(
        ["Ada", "Ben", "Cora"],
        louis_xiv::engine::Seat::A,
        7,
    );
    let session = louis_xiv::session::Session::new(opening).expect("a good opening");
    louis_xiv::files::SaveFile::create(&saves, &session).expect("kept");
    folder
}

fn wanted(variable: &str, name: &str) -> bool {
    env::var(variable).map_or(true, |names| names.split(',').any(|one| one == name))
}

/// Without a folder to write to, the two palettes in the smallest size are drawn.
#[test]
fn every_screen_can_be_drawn_in_every_palette() {
    let folder = env::var_os("PICTURES").map(PathBuf::from);
    let home = home();
    let looks = if folder.is_some() { &LOOKS[..] } else { &LOOKS[..2] };
    for (name, way) in SCREENS.iter().filter(|(name, _)| wanted("SCREENS", name)) {
        for (of, look, palette) in looks.iter().filter(|(of, ..)| wanted("LOOKS", of)) {
            let screen = way(*look, home.path());
            let sizes = if folder.is_some() { &SIZES[..] } else { &SIZES[..1] };
            for &(width, height) in sizes {
                let drawn = svg::draw(&screen.buffer(width, height), *palette);
                assert!(drawn.ends_with("</svg>\n"), "{name} {of}");
                assert!(drawn.matches("<text").count() > 4, "{name} {of}: nothing is said");
                if let Some(folder) = &folder {
                    fs::create_dir_all(folder).expect("a folder");
                    let file = format!("{name}-{width}x{height}-{of}.svg");
                    fs::write(folder.join(file), drawn).expect("a picture");
                }
            }
        }
    }
}
