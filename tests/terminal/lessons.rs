//! Every lesson in the real program, by right and wrong keys; the screen is held against the same
//! lesson played beside it.

use louis_xiv::lessons;

use crate::harness::{Home, Terminal, WHOLE};
use crate::lesson_desk::{LessonDesk, take};

const SIZE: (u16, u16) = (80, 24);

fn shown(terminal: &Terminal, desk: &LessonDesk) {
    let rows = desk.rows(80, 24);
    let plain = |row: &str| row.trim_end().to_owned();
    let same = |screen: &str| {
        let lines: Vec<String> = screen.lines().map(plain).collect();
        let line = |at: usize| lines.get(at).map_or("", String::as_str);
        rows.iter().enumerate().all(|(at, row)| line(at) == plain(row))
    };
    terminal.wait_until(&rows.join("\n"), same);
}

#[test]
fn every_lesson_is_taken_by_wrong_and_right_keys() {
    for lesson in lessons::all() {
        // The result stands at once, as at the desk.
        let home = Home::still();
        let mut desk = LessonDesk::new(&lesson.name);
        let mut terminal = Terminal::start(&home, SIZE, &["learn", &lesson.name]);
        shown(&terminal, &desk);
        take(&mut desk, true, |desk, keys| {
            for key in keys.chars() {
                terminal.keys([key.to_string().as_str()]);
            }
            shown(&terminal, desk);
        });
        terminal.wait_for("try.");
        assert_eq!(terminal.leave("\u{3}"), 0);
        assert_eq!(terminal.shape(), WHOLE);
        let kept = std::fs::read_to_string(home.path().join("lessons.json")).expect("progress");
        assert!(kept.contains("\"done\": true"), "{kept}");
    }
}

#[test]
fn a_lesson_is_left_resumed_and_begun_again() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, SIZE, &[]);
    terminal.wait_for("Learn");
    terminal.keys(["j", "\r"]);
    terminal.wait_for("Louis's board");
    terminal.keys(["\r"]);
    terminal.wait_for("Welcome,");
    terminal.keys(["\r", "a", "6", "6", "\r"]);
    terminal.wait_for("Right.");
    terminal.keys(["\r"]);
    terminal.wait_for("3 of 6");
    terminal.keys(["q", "j", "j", "\r"]);
    terminal.wait_for("begun: page 3 of 6");
    assert_eq!(terminal.leave("\u{3}"), 0);
    let mut terminal = Terminal::start(&home, SIZE, &["learn", "1"]);
    terminal.wait_for("3 of 6");
    terminal.keys(["q", "j", "\r"]);
    terminal.wait_for("Welcome,");
    assert_eq!(terminal.leave("\u{3}"), 0);
    let mut terminal = Terminal::start(&home, SIZE, &["learn", "court"]);
    terminal.wait_for("Welcome,");
    assert_eq!(terminal.leave("\u{3}"), 0);
    assert_eq!(terminal.shape(), WHOLE);
}
