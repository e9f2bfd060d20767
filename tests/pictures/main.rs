//! The pictures of the README, drawn by the program itself. After a change of a screen:
//! `UPDATE_PICTURES=1 cargo test --test pictures`.

#[path = "../tui_desk/mod.rs"]
mod desk;
mod svg;

use std::path::PathBuf;
use std::{env, fs};

use desk::Desk;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Influence, Seat};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Opening, Session};
use louis_xiv::tui::Scene;
use louis_xiv::tui::keys::Mode;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;

const SIZE: (u16, u16) = (100, 30);

fn sitting(players: usize) -> Desk {
    let names = ["Anna", "Bruno", "Clara", "David"];
    let opening = Opening::of_people(names.into_iter().take(players), Seat::A, 1661);
    Desk::with(Session::new(opening).expect("the opening is fine"), Privacy::Curtain)
}

/// Plays on until a screen looks as wanted.
fn until(mut desk: Desk, wanted: impl Fn(&Desk) -> bool) -> Desk {
    let mut chance = Chance::new(3, Stream::Guess);
    for _ in 0..20_000 {
        if wanted(&desk) {
            return desk;
        }
        desk.advance(&mut chance);
    }
    panic!("the screen does not come up");
}

fn mode(mode: Mode) -> impl Fn(&Desk) -> bool {
    move |desk| desk.table.mode() == mode
}

fn round(desk: &Desk) -> u8 {
    desk.table.session().game().round()
}

fn scenes() -> Vec<(&'static str, Desk)> {
    let placing = |desk: &Desk| {
        desk.table.mode() == Mode::Card
            && round(desk) == 2
            && desk.card(|card| matches!(card, Influence::Character(_))).is_some()
    };
    let mut court = until(sitting(4), placing);
    let (letter, _) =
        court.card(|card| matches!(card, Influence::Character(_))).expect("asked for");
    court.press(KeyCode::Char(letter));
    let scoring = |desk: &Desk| {
        desk.table.mode() == Mode::Step
            && round(desk) == 3
            && desk.screen(100, 30).contains("Board 9")
    };
    vec![
        ("court", court),
        ("curtain", until(sitting(4), |desk| mode(Mode::Curtain)(desk) && round(desk) == 2)),
        ("scoring", until(sitting(4), scoring)),
        ("missions", until(sitting(4), |desk| mode(Mode::Missions)(desk) && round(desk) == 2)),
        ("end", until(sitting(4), mode(Mode::Over))),
    ]
}

fn check(name: &str, buffer: &Buffer, palette: svg::Palette) {
    let drawn = svg::draw(buffer, palette);
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("assets/pictures/{name}.svg"));
    if env::var_os("UPDATE_PICTURES").is_some() {
        fs::create_dir_all(file.parent().expect("a file in a folder")).expect("a folder");
        fs::write(&file, &drawn).expect("the picture can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == drawn,
        "{name}: the picture is old; UPDATE_PICTURES=1 cargo test --test pictures"
    );
}

#[test]
fn the_pictures_of_the_readme_are_what_the_program_draws() {
    for (name, desk) in scenes() {
        check(name, &desk.buffer(SIZE.0, SIZE.1), svg::DARK);
    }
}

/// Every scene in every size, theme and on both grounds: to be looked at, not kept.
#[test]
fn all_looks_can_be_drawn() {
    use louis_xiv::files::Theme;
    use louis_xiv::tui::Look;
    let folder = env::var_os("PICTURES").map(PathBuf::from);
    for (name, mut desk) in scenes() {
        for (width, height) in [(80, 24), (100, 30), (120, 40)] {
            for theme in [Theme::Default, Theme::HighContrast, Theme::Mono] {
                desk.shared.look = Look { theme, ascii: false, plain: false };
                let buffer = desk.buffer(width, height);
                for (ground, palette) in [("dark", svg::DARK), ("light", svg::LIGHT)] {
                    let drawn = svg::draw(&buffer, palette);
                    assert!(drawn.ends_with("</svg>\n") && drawn.matches("<text").count() > 20);
                    if let Some(folder) = &folder {
                        let file = format!("{name}-{width}-{theme:?}-{ground}.svg");
                        fs::create_dir_all(folder).expect("a folder");
                        fs::write(folder.join(file), drawn).expect("a picture");
                    }
                }
            }
        }
    }
}
