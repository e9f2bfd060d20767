//! The screens around the game by keys and by the mouse: menus, saves, results, the end.

use std::fs;
use std::path::Path;

use crate::desk::{Desk, code};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Phase, What};
use louis_xiv::files::{Privacy, Switch};
use louis_xiv::text::{Lang, Text, points_so_far};
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::{App, Scene as _, Shared, screens};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

const SIZE: (u16, u16) = (80, 24);

fn shared_in(folder: &Path) -> Shared {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    shared.data = Some(folder.to_owned());
    shared
}

fn keep_games(folder: &Path) {
    let saves = folder.join("saves");
    fs::create_dir(&saves).expect("a folder");
    for players in 2..=4 {
        let name = format!("whole-game-of-{players}.json");
        let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(&name);
        fs::copy(fixture, saves.join(name)).expect("copied");
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder.join("saves")).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".json"))
        .collect();
    names.sort();
    names
}

fn keys(app: &mut App, keys: &str) {
    for key in keys.chars() {
        app.key(KeyEvent::new(code(key), KeyModifiers::NONE));
    }
    while app.is_busy() {
        app.work();
    }
}

fn rows(app: &App) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(SIZE.0, SIZE.1)).expect("a screen");
    let buffer = terminal.draw(|frame| app.draw(frame)).expect("drawn").buffer.clone();
    (0..SIZE.1).map(|y| (0..SIZE.0).map(|x| buffer[(x, y)].symbol()).collect()).collect()
}

fn text(app: &App) -> String {
    rows(app).join("\n")
}

fn mouse(app: &mut App, kind: MouseEventKind, column: u16, row: u16) -> bool {
    let event = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    let did = app.event(Event::Mouse(event));
    while app.is_busy() {
        app.work();
    }
    did
}

/// A click on the first letter of some words.
fn click(app: &mut App, words: &str) -> bool {
    let found = rows(app).iter().enumerate().find_map(|(y, row)| {
        let at = row.find(words)?;
        Some((row[..at].chars().count() as u16, y as u16))
    });
    let (column, row) = found.unwrap_or_else(|| panic!("no {words}:\n{}", text(app)));
    mouse(app, MouseEventKind::Down(MouseButton::Left), column, row)
}

#[test]
fn a_click_does_what_a_key_does() {
    let shared = Shared::fleeting(Text::new(Lang::En));
    let mut app = App::new(shared.clone(), screens::title(&shared));
    assert!(!text(&app).is_empty());
    assert!(click(&mut app, "Settings"));
    assert!(text(&app).contains("Language"), "{}", text(&app));
    // A value is changed, a name only pointed at.
    click(&mut app, "curtain");
    assert!(text(&app).contains("covered hand"), "{}", text(&app));
    click(&mut app, "Mouse");
    assert!(text(&app).contains("the wheel scrolls"), "{}", text(&app));
    // A key of the last line.
    click(&mut app, "Esc");
    assert!(text(&app).contains("New game"));
    click(&mut app, "About");
    let first = text(&app);
    assert!(mouse(&mut app, MouseEventKind::ScrollDown, 10, 10));
    assert_ne!(text(&app), first);
    assert!(mouse(&mut app, MouseEventKind::ScrollUp, 10, 10));
    assert_eq!(text(&app), first);
    keys(&mut app, "\u{1b}");
    click(&mut app, "New game");
    click(&mut app, "Bruno");
    keys(&mut app, "Zo");
    assert!(text(&app).contains("Zo"), "{}", text(&app));
    assert!(!mouse(&mut app, MouseEventKind::Down(MouseButton::Left), 0, 3), "nothing is there");
}

#[test]
fn without_the_mouse_nothing_is_clicked() {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    shared.settings.mouse = Switch::Off;
    let mut app = App::new(shared.clone(), screens::title(&shared));
    let before = text(&app);
    assert!(!click(&mut app, "Settings"));
    assert_eq!(text(&app), before);
}

#[test]
fn saves_are_renamed_and_deleted_after_a_question() {
    let home = tempfile::tempdir().expect("a folder");
    keep_games(home.path());
    let shared = shared_in(home.path());
    let mut app = App::new(shared.clone(), Box::new(screens::Load::new(&shared)));
    // How finished games ended is read one after the other.
    keys(&mut app, "");
    let first = text(&app);
    assert_eq!(first.matches(" won with ").count(), 3, "{first}");
    keys(&mut app, "e");
    assert_eq!(app.scene().mode(), Mode::Field);
    keys(&mut app, "\u{1b}");
    assert_eq!(text(&app), first, "Esc changes nothing");
    keys(&mut app, "eAt the sea/side\n");
    assert_eq!(app.scene().mode(), Mode::List);
    assert!(text(&app).contains("At the seaside"), "{}", text(&app));
    assert_eq!(names(home.path()).len(), 3);
    assert!(names(home.path()).contains(&"At the seaside.json".to_owned()));
    // A name that is taken is refused.
    keys(&mut app, "je");
    keys(&mut app, "At the seaside\n");
    assert_eq!(names(home.path()).len(), 3, "nothing is overwritten");
    keys(&mut app, "d");
    assert_eq!(app.scene().mode(), Mode::Agree);
    keys(&mut app, "n");
    assert_eq!(names(home.path()).len(), 3);
    keys(&mut app, "dy");
    assert_eq!(names(home.path()).len(), 2);
    assert!(text(&app).contains("of 2"), "{}", text(&app));
}

#[test]
fn results_stand_by_name() {
    let home = tempfile::tempdir().expect("a folder");
    keep_games(home.path());
    let shared = shared_in(home.path());
    let mut app = App::new(shared.clone(), Box::new(screens::Results::new(&shared)));
    keys(&mut app, "");
    let shown = text(&app);
    assert!(shown.contains("3 finished games"), "{shown}");
    let anna = shown.lines().find(|line| line.contains("Anna")).expect("a line for Anna");
    let numbers: Vec<&str> = anna.split_whitespace().skip(1).collect();
    assert_eq!(numbers, ["3", "2", "31", "27"], "{shown}");
    keys(&mut app, "\u{1b}");
    assert!(text(&app).contains("Results"), "the title has them, too: {}", text(&app));
}

/// The table's page, then three: shields, score, by round.
#[test]
fn the_end_takes_three_pages() {
    let home = tempfile::tempdir().expect("a folder");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/whole-game-of-3.json");
    let session = louis_xiv::files::load(path.as_ref()).expect("the fixture loads").session;
    let shared = shared_in(home.path());
    let end = screens::End::new(session, None).expect("the game is over");
    let mut app = App::new(shared, Box::new(end));
    keys(&mut app, "");
    assert!(text(&app).contains("+1"), "{}", text(&app));
    keys(&mut app, "\n");
    assert!(text(&app).contains("ahead of") && text(&app).contains("missions, 5 each"));
    keys(&mut app, "\n");
    assert!(text(&app).contains("round 4"), "{}", text(&app));
    keys(&mut app, "\n");
    assert!(text(&app).contains("That is the last page"), "{}", text(&app));
    assert!(click(&mut app, "score"));
    assert!(text(&app).contains("ahead of"), "{}", text(&app));
}

/// The game as it lies on the table when the last round is over, and the scores of the result.
fn at_the_end(seed: u64) -> (Desk, Vec<usize>, Vec<usize>) {
    let mut desk = Desk::new(3, seed, Privacy::Open);
    let mut chance = Chance::new(seed, Stream::Guess);
    while desk.table.mode() != Mode::Over {
        desk.advance(&mut chance);
    }
    let session = desk.table.session();
    let steps = session.steps_of(session.len()).expect("the last answer");
    let ends = |what: &What| matches!(what, What::Phase { phase: Phase::Over });
    let step = steps.iter().find(|step| ends(&step.event.what)).expect("the rounds end");
    let (view, game) = (step.table.view(None), session.game());
    let open = game.seats().map(|seat| points_so_far(&view, seat)).collect();
    let outcome = game.outcome().expect("the game is over");
    let last = game.seats().map(|seat| outcome.tallies[seat].total.into()).collect();
    (desk, open, last)
}

/// Nothing tells the score before the shields are turned up.
#[test]
fn the_table_keeps_the_result_to_itself() {
    for seed in 1..=4 {
        let (mut desk, open, last) = at_the_end(seed);
        assert!(open.iter().zip(&last).any(|(open, last)| open < last), "{open:?} {last:?}");
        let points = |desk: &Desk| -> Vec<usize> {
            let screen = desk.screen(80, 24);
            let row = screen.lines().find_map(|line| line.split_once("points"));
            let row = row.expect("a row of points").1.replace('\u{b7}', "0");
            row.split_whitespace().map(|number| number.parse().expect("a number")).collect()
        };
        assert_eq!(points(&desk), open);
        desk.press(KeyCode::Enter);
        assert_eq!(points(&desk), last, "afterwards the court shows what is");
    }
}

/// Enter turns up the next kind, any other key all of them; then Enter turns the page.
#[test]
fn the_shields_are_turned_up_kind_by_kind() {
    let (desk, ..) = at_the_end(1);
    let session = desk.table.session().clone();
    let mut shared = desk.shared;
    shared.settings.movement = Switch::On;
    let end = || Box::new(screens::End::new(session.clone(), None).expect("the game is over"));
    let hidden = |app: &App| text(app).matches(" ?").count();
    let key = |app: &mut App, code| app.key(KeyEvent::new(code, KeyModifiers::NONE));
    let mut app = App::new(shared.clone(), end());
    for kinds in 0..6 {
        assert_eq!(hidden(&app), 3 * (6 - kinds), "{}", text(&app));
        assert!(!text(&app).contains(" wins ") && !text(&app).contains("share the win"));
        key(&mut app, KeyCode::Enter);
    }
    key(&mut app, KeyCode::Enter);
    assert!(text(&app).contains("\u{2654}  "), "{}", text(&app));
    key(&mut app, KeyCode::Enter);
    assert!(text(&app).contains("every 3 Louis d'or"), "{}", text(&app));
    for skips in [KeyCode::Char('g'), KeyCode::Char('#')] {
        let mut app = App::new(shared.clone(), end());
        assert!(app.is_busy() && hidden(&app) == 18);
        key(&mut app, skips);
        assert!(!app.is_busy() && hidden(&app) == 0, "{}", text(&app));
    }
    // By itself a kind takes about 0.8 seconds, at 60 milliseconds a glance.
    let mut app = App::new(shared, end());
    let mut glances = 0;
    while app.is_busy() {
        app.work();
        glances += 1;
    }
    assert!((7 * 11..=7 * 15).contains(&glances), "{glances}");
}
