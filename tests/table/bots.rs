//! Bots at the table: they think beside the screen, can be hurried and left, say why in public
//! words, and are handed no keyboard. Hints come behind the curtain and tell no secrets.

use crate::desk::Desk;
use louis_xiv::engine::Seat;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use ratatui::crossterm::event::KeyCode;

fn desk(chairs: &[(&str, Option<&str>)], seed: u64, privacy: Privacy) -> Desk {
    let chairs = chairs.iter().map(|&(name, bot)| match bot {
        Some(bot) => Chair::bot(name, bot),
        None => Chair::person(name),
    });
    let opening = Opening { chairs: chairs.collect(), ..Opening::of_people([], Seat::A, seed) };
    Desk::with(Session::new(opening).expect("a good opening"), privacy)
}

#[test]
fn a_whole_game_with_bots_of_every_level_hands_over_to_people_only() {
    let seats = [("Anna", None), ("B", Some("hard:3")), ("Clara", None), ("D", Some("medium"))];
    let mut desk = desk(&seats, 6, Privacy::Curtain);
    let mut chance = Chance::new(6, Stream::Guess);
    let (mut curtains, mut whys) = (0, 0);
    for _ in 0..8000 {
        desk.wait();
        let session = desk.table.session();
        match desk.table.mode() {
            Mode::Over => break,
            mode @ (Mode::Curtain | Mode::Step) => {
                if mode == Mode::Curtain {
                    let seat = session.decision().expect("a question").seat;
                    assert!(session.player(seat).is_some_and(|player| player.is_person()));
                    curtains += 1;
                }
                let screen = desk.screen(120, 40);
                let said = ["which pays", "takes the lead", "more to place", "may bribe on"];
                whys += usize::from(said.iter().any(|words| screen.contains(words)));
            }
            _ => {}
        }
        desk.advance(&mut chance);
    }
    assert!(desk.table.session().decision().is_none(), "the game came to its end");
    // What bots did is told with their reasons.
    assert!(curtains > 10 && whys > 4, "{curtains} curtains, {whys} reasons");
}

#[test]
fn a_bot_thinks_beside_the_screen_until_it_is_hurried() {
    let mut desk = desk(&[("B", Some("hard:600000ms")), ("Anna", None)], 3, Privacy::Curtain);
    // What happened until now is told when the bot has moved.
    assert_eq!(desk.table.mode(), Mode::Wait);
    desk.table.work(&mut desk.shared);
    assert!(desk.table.is_busy() && desk.table.is_thinking());
    assert!(desk.screen(80, 24).contains("B is thinking"), "{}", desk.screen(80, 24));
    // The table can be looked at meanwhile.
    desk.press(KeyCode::Char('L'));
    assert_eq!(desk.table.mode(), Mode::Page);
    desk.press(KeyCode::Esc);
    assert_eq!(desk.table.session().len(), 0);
    desk.press(KeyCode::Enter);
    desk.wait();
    assert_eq!(desk.table.session().len(), 1);
    assert_eq!(desk.table.mode(), Mode::Step);
}

#[test]
fn a_table_can_be_left_while_a_bot_thinks() {
    let mut desk = desk(&[("B", Some("hard:600000ms")), ("Anna", None)], 3, Privacy::Curtain);
    desk.table.work(&mut desk.shared);
    let copy = desk.clone();
    drop(desk);
    assert!(copy.table.is_thinking(), "the other table still waits for the answer");
}

/// Presses H and waits for the hint.
fn hint(desk: &mut Desk) -> String {
    desk.press(KeyCode::Char('H'));
    assert_eq!(desk.table.mode(), Mode::Hint);
    desk.wait();
    desk.screen(120, 40)
}

#[test]
fn a_hint_names_answers_and_reasons_and_depends_on_no_secret_of_others() {
    let mut desk = Desk::new(3, 42, Privacy::Curtain);
    desk.reach_question();
    let seat = desk.table.viewer();
    assert_eq!(seat, Some(Seat::A));
    let shown = hint(&mut desk.clone());
    assert!(shown.contains("Hint for Anna") && shown.contains("chance to win"), "{shown}");
    assert!(shown.matches(" %").count() == 3 && shown.contains("which pays"), "{shown}");
    for seed in 0..3 {
        let table = desk.table.imagined(seat, seed);
        let mut other = Desk { table, ..desk.clone() };
        assert_ne!(other.table.session().game(), desk.table.session().game());
        assert_eq!(hint(&mut other), shown, "other hidden cards, the same hint");
    }
    // Any key closes it, and nothing has been played.
    let mut open = desk.clone();
    hint(&mut open);
    open.table
        .typed(ratatui::crossterm::event::KeyEvent::from(KeyCode::Char('x')), &mut open.shared);
    assert_eq!(open.screen(80, 24), desk.screen(80, 24));
}

/// However few rows there are, the best answer is never left without a reason for the sake of another.
#[test]
fn the_best_hint_has_a_reason() {
    for seed in 0..8 {
        let mut desk = Desk::new(3, seed, Privacy::Open);
        for _ in 0..3 {
            desk.reach_question();
            desk.press(KeyCode::Char('H'));
            desk.wait();
            let screen = desk.screen(80, 24);
            let below = screen.split("Hint for").nth(1).expect("a hint");
            let first = below.lines().position(|row| row.starts_with("  1  ")).expect("an answer");
            let reason = below.lines().skip(first + 1).find(|row| !row.starts_with("     Marie"));
            let reason = reason.expect("a row");
            assert!(reason.starts_with("     ") && !reason.trim().is_empty(), "{seed}\n{screen}");
            desk.press(KeyCode::Enter);
            desk.wait();
        }
    }
}

#[test]
fn no_hint_while_the_hand_is_covered() {
    let mut desk = Desk::new(3, 42, Privacy::Curtain);
    desk.reach_question();
    desk.press(KeyCode::Tab);
    assert_eq!(desk.table.viewer(), None);
    let before = desk.screen(80, 24);
    desk.try_press(KeyCode::Char('H'));
    assert_ne!(desk.table.mode(), Mode::Sheet);
    assert_eq!(desk.screen(80, 24), before);
}
