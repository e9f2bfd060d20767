//! The pictures of the README, drawn by the program itself. After a change of a screen:
//! `UPDATE_PICTURES=1 cargo test --test table pictures`.

pub(crate) mod svg;

use std::path::PathBuf;
use std::{env, fs};

use crate::desk::Desk;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Influence, Seat};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Opening, Session};
use louis_xiv::tui::keys::{Mode, find};
use louis_xiv::tui::{Go, Scene, Shared};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

const SIZE: (u16, u16) = (100, 30);

fn sitting(players: usize) -> Desk {
    let names = ["Anna", "Bruno", "Clara", "David"];
    let opening = Opening::of_people(names.into_iter().take(players), Seat::A, 1661);
    Desk::with(Session::new(opening).expect("the opening is fine"), Privacy::Curtain)
}

/// Plays on until a screen looks as wanted, in the first of some games in which it does.
fn until(desk: Desk, wanted: impl Fn(&Desk) -> bool) -> Desk {
    let games = (3..20).map(|seed| (desk.clone(), Chance::new(seed, Stream::Guess)));
    let mut found = games.filter_map(|(mut desk, mut chance)| {
        for _ in 0..2_000 {
            if wanted(&desk) {
                return Some(desk);
            }
            desk.advance(&mut chance);
        }
        None
    });
    found.next().expect("the screen comes up")
}

fn mode(mode: Mode) -> impl Fn(&Desk) -> bool {
    move |desk| desk.table.mode() == mode
}

fn round(desk: &Desk) -> u8 {
    desk.table.session().game().round()
}

/// Something to be drawn, and how it looks.
struct Sitting {
    name: &'static str,
    scene: Box<dyn Scene>,
    shared: Shared,
}

impl Sitting {
    fn of(name: &'static str, desk: Desk) -> Self {
        Self { name, scene: Box::new(desk.table), shared: desk.shared }
    }

    /// After the last key of a game the result is a scene of its own.
    fn result(name: &'static str, mut desk: Desk, keys: &[KeyCode]) -> Self {
        let Some(Go::Push(scene)) = desk.try_press(KeyCode::Enter) else { panic!("no result") };
        let mut sitting = Self { name, scene, shared: desk.shared };
        for &key in keys {
            let event = KeyEvent::new(key, KeyModifiers::NONE);
            let press = find(sitting.scene.mode(), &event).expect("a key of the result");
            sitting.scene.press(press, &mut sitting.shared);
        }
        sitting
    }

    fn buffer(&self, width: u16, height: u16) -> Buffer {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.shared.look.paint(area, &mut buffer);
        self.scene.draw(&self.shared, area, &mut buffer);
        buffer
    }
}

fn scenes() -> Vec<Sitting> {
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
        let screen = desk.screen(100, 30);
        round(desk) == 3 && screen.contains("alone with most")
    };
    let missions =
        |desk: &Desk| mode(Mode::Missions)(desk) && desk.screen(100, 30).contains("\u{2713} ");
    let mut paying = until(sitting(4), missions);
    paying.press(KeyCode::Char('a'));
    let over = until(sitting(4), mode(Mode::Over));
    vec![
        Sitting::of("court", court),
        Sitting::of(
            "curtain",
            until(sitting(4), |desk| mode(Mode::Curtain)(desk) && round(desk) == 2),
        ),
        Sitting::of("scoring", until(sitting(4), scoring)),
        Sitting::of("missions", paying),
        Sitting::result("shields", over.clone(), &[]),
        Sitting::result("end", over, &[KeyCode::Enter]),
    ]
}

fn check(name: &str, drawn: &str) {
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("assets/pictures/{name}.svg"));
    if env::var_os("UPDATE_PICTURES").is_some() {
        fs::create_dir_all(file.parent().expect("a file in a folder")).expect("a folder");
        fs::write(&file, drawn).expect("the picture can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == drawn,
        "{name}: the picture is old; UPDATE_PICTURES=1 cargo test --test table pictures"
    );
}

#[test]
fn the_pictures_of_the_readme_are_what_the_program_draws() {
    for sitting in scenes() {
        check(sitting.name, &svg::draw(&sitting.buffer(SIZE.0, SIZE.1), svg::DARK));
    }
}

/// A turn, boards being scored, and the result, in the smallest size.
#[test]
fn the_film_of_the_readme_is_what_the_program_draws() {
    const SMALL: (u16, u16) = (80, 24);
    let mut frames = Vec::new();
    let mut shoot = |desk: &Desk, seconds: f32| {
        let sitting = Sitting::of("film", desk.clone());
        frames.push((sitting.buffer(SMALL.0, SMALL.1), seconds));
    };
    let begins = |desk: &Desk| mode(Mode::Curtain)(desk) && round(desk) == 2;
    let mut desk = until(sitting(3), begins);
    shoot(&desk, 2.0);
    desk.press(KeyCode::Tab);
    shoot(&desk, 2.0);
    let (letter, card) =
        desk.card(|card| matches!(card, Influence::Character(_))).expect("a character card");
    desk.press(KeyCode::Char(letter));
    shoot(&desk, 1.6);
    let Influence::Character(board) = card else { unreachable!("asked for") };
    for _ in 0..2 {
        let next = desk.table.lit().iter().find(|&lit| lit != board).unwrap_or(board);
        let key = "1234567890oy".chars().nth(usize::from(next.number()) - 1).expect("a board");
        desk.press(KeyCode::Char(key));
        shoot(&desk, 1.2);
    }
    desk.press(KeyCode::Enter);
    shoot(&desk, 2.0);
    let scored = |desk: &Desk| mode(Mode::YesNo)(desk) && desk.screen(80, 24).contains("may pay");
    let mut desk = until(desk, scored);
    for keys in 0..4 {
        shoot(&desk, 2.4);
        let code = match desk.table.mode() {
            Mode::YesNo => KeyCode::Char(if keys % 2 == 0 { 'y' } else { 'n' }),
            _ => KeyCode::Enter,
        };
        desk.try_press(code);
    }
    let over = until(sitting(3), mode(Mode::Over));
    for keys in [&[][..], &[KeyCode::Enter]] {
        let result = Sitting::result("film", over.clone(), keys);
        frames.push((result.buffer(SMALL.0, SMALL.1), 3.0));
    }
    check("game", &svg::film(&frames, svg::DARK));
}
