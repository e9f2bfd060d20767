//! The pages laid over the table: they fit the smallest screen, scroll only where there is more,
//! agree with the table, and what stands on them can be clicked.

use crate::desk::{Desk, NAMES, squeezed, walk_in};
use louis_xiv::engine::{Action, Chip, Seat};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::text::Lang;
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::{App, Scene as _, cut_off};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use serde_json::{Value, json};

/// A table of three at the missions of Anna, who holds these chips and missions.
fn missions(chips: Value, missions: Value) -> Desk {
    let mut opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 1);
    opening.scenario = Some(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "at": {"phase": "missions"},
        "louis": 1, "seats": {"A": {"chips": chips, "missions": missions}},
    }));
    let session = Session::new(opening).expect("the position is fine");
    let mut desk = Desk::with(session, Privacy::Open);
    desk.reach_question();
    assert_eq!(desk.table.mode(), Mode::Missions);
    desk
}

/// Whether the keys below a page say that it scrolls.
fn scrolls(desk: &Desk) -> bool {
    let rows = desk.rows(80, 24, 80);
    rows.last().expect("keys").contains(&desk.shared.text.ui("key-scroll"))
}

#[test]
fn help_and_boards_fit_the_smallest_screen() {
    for &lang in Lang::ALL {
        let mut looked = 0;
        walk_in(lang, 4, 33, Privacy::Curtain, |number, desk| {
            if number % 9 != 0 {
                return;
            }
            for key in ['?', 'i'] {
                let mut desk = desk.clone();
                let opened = desk.try_press(KeyCode::Char(key)).is_some();
                if !opened || desk.table.mode() != Mode::Page {
                    continue;
                }
                for _ in 0..12 {
                    let mut screen = String::new();
                    let lost = cut_off(|| screen = desk.screen(80, 24));
                    assert!(lost.is_empty(), "{lang:?} {lost:?}\n{screen}");
                    assert!(!scrolls(&desk), "{lang:?}\n{screen}");
                    looked += 1;
                    desk.press(KeyCode::Right);
                }
            }
        });
        assert!(looked > 200, "{looked}");
    }
}

#[test]
fn help_names_the_keys_of_the_situation() {
    let mut desk = Desk::new(3, 42, Privacy::Open);
    desk.reach_question();
    desk.keys("?");
    let screen = desk.screen(80, 24);
    for words in ["v ", "view", "H ", "hint", "s ", "scores", "L ", "log", "B ", "look back"] {
        assert!(screen.contains(words), "{words}\n{screen}");
    }
}

/// The log is long in the end, is shown from its end, and scrolls.
#[test]
fn the_log_is_read_from_its_end() {
    let mut long = None;
    walk_in(Lang::En, 3, 34, Privacy::Open, |number, desk| {
        if number == 300 {
            long = Some(desk.clone());
        }
    });
    let mut desk = long.expect("a long game");
    desk.keys("L");
    assert!(scrolls(&desk), "{}", desk.screen(80, 24));
    let end = desk.screen(80, 24);
    desk.keys("j");
    assert_eq!(desk.screen(80, 24), end, "there is nothing below");
    desk.keys("k");
    assert_ne!(desk.screen(80, 24), end);
    (0..2000).for_each(|_| desk.keys("k"));
    let start = desk.screen(80, 24);
    assert!(start.contains("Round 1 of 4, supply"), "{start}");
    assert!(!start.contains("(R"), "rules stand at the right end\n{start}");
    desk.keys("j");
    assert_ne!(desk.screen(80, 24), start, "one key is enough to turn back");
}

/// Points are the same in the table of players and on the page of the scores.
#[test]
fn points_mean_one_thing() {
    let mut looked = 0;
    walk_in(Lang::En, 4, 35, Privacy::Open, |number, desk| {
        if number % 11 != 0 || desk.table.mode() == Mode::Over {
            return;
        }
        let mut desk = desk.clone();
        let numbers = |rows: Vec<String>, label: &str| -> Vec<String> {
            let row = rows.iter().find_map(|row| row.split_once(label)).map(|(_, after)| after);
            let row = row.unwrap_or_default().split_whitespace();
            // By how much they have changed stands between.
            row.filter(|word| !word.starts_with('+')).take(4).map(str::to_owned).collect()
        };
        let table = numbers(desk.rows(80, 24, 80), "points ");
        if desk.try_press(KeyCode::Char('s')).is_none() || desk.table.mode() != Mode::Page {
            return;
        }
        let page = numbers(desk.rows(120, 40, 120), "points so far");
        assert_eq!(table, page, "{}", desk.screen(120, 40));
        looked += 1;
    });
    assert!(looked > 10, "{looked}");
}

#[test]
fn a_mission_keeps_its_letter_when_another_is_laid_out_and_drawn() {
    let hand = json!(["change-missions-1", "marker-on-5", "three-coins"]);
    let mut desk = missions(json!(["letter", "letter", "ring", "crown"]), hand);
    let letter = |desk: &Desk, name: &str| {
        let rows = desk.rows(80, 24, 58);
        let row = rows.iter().find(|row| row.contains(name)).cloned().unwrap_or_default();
        row.trim_start().chars().next()
    };
    let names = ["A marker on 5 Montespan", "Three Louis d'or"];
    let before = names.map(|name| letter(&desk, name));
    desk.keys("a\n");
    for deck in ["1", "2", "3"] {
        let mut desk = desk.clone();
        assert_eq!(desk.table.mode(), Mode::Deck);
        desk.keys(deck);
        desk.reach_question();
        assert_eq!(names.map(|name| letter(&desk, name)), before, "{}", desk.screen(80, 24));
    }
}

/// The way to pay that is offered first: no crown where a chip does, and no chip that another
/// mission in hand waits for.
#[test]
fn the_payment_offered_hurts_least() {
    let paid = |chips: Value, hand: Value| {
        let mut desk = missions(chips, hand);
        desk.keys("a\n");
        let action = desk.table.session().actions().next();
        match action {
            Some((_, Action::LayOut { pay, .. })) => pay.chips(),
            other => panic!("{other:?}\n{}", desk.screen(80, 24)),
        }
    };
    use Chip::{Helmet, Letter, Ring};
    let hand = json!(["change-missions-1", "three-coins"]);
    // Change missions takes a letter and any chip, three coins two rings.
    assert_eq!(paid(json!(["letter", "ring", "ring", "helmet"]), hand.clone()), [Letter, Helmet]);
    assert_eq!(paid(json!(["letter", "ring", "crown"]), hand.clone()), [Letter, Ring]);
    assert_eq!(paid(json!(["letter", "letter", "ring", "crown"]), hand), [Letter, Letter]);
}

/// Nothing moves when a mission is chosen.
#[test]
fn cards_do_not_jump() {
    let hand = json!(["change-missions-1", "marker-on-5", "three-coins"]);
    let mut desk = missions(json!(["letter", "letter", "ring", "crown"]), hand);
    let lines = |desk: &Desk| {
        let rows = desk.rows(80, 24, 57);
        let names = ["Change missions", "A marker on 5", "Three Louis"];
        names.map(|name| rows.iter().position(|row| row.contains(name)))
    };
    let before = lines(&desk);
    assert!(before.iter().all(Option::is_some), "{}", desk.screen(80, 24));
    for key in ["a", "b", "c"] {
        desk.keys(key);
        assert_eq!(lines(&desk), before, "{}", desk.screen(80, 24));
    }
}

/// Draws an app, and clicks at the first place where these words stand.
fn click(app: &mut App, words: &str) -> bool {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
    terminal.draw(|frame| app.draw(frame)).expect("it draws");
    let buffer = terminal.backend().buffer().clone();
    let row = |y| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    let found = (0..24).find_map(|y| Some((row(y).split_once(words)?.0.chars().count() as u16, y)));
    let (column, row) = found.unwrap_or_else(|| {
        panic!("{words}:\n{}", (0..24).map(|y| row(y) + "\n").collect::<String>())
    });
    let kind = MouseEventKind::Down(MouseButton::Left);
    let modifiers = KeyModifiers::NONE;
    app.event(Event::Mouse(MouseEvent { kind, column: column + 1, row, modifiers }))
}

#[test]
fn missions_payments_decks_chips_and_tiles_can_be_clicked() {
    let hand = json!(["change-missions-1", "marker-on-5", "three-coins"]);
    let chips = json!(["letter", "letter", "ring", "crown", "helmet"]);
    let desk = missions(chips, hand);
    let mut app = App::new(desk.shared.clone(), Box::new(desk.table));
    assert!(click(&mut app, "Change missions"));
    // The second way to pay is not the one that is offered.
    assert!(click(&mut app, "2 letter + "), "a payment");
    assert!(click(&mut app, "confirm"));
    assert_eq!(app.scene().mode(), Mode::Deck);
    assert!(click(&mut app, "medium "));
    while app.scene().mode() == Mode::Step {
        app.key(KeyEvent::from(KeyCode::Char('g')));
    }
    assert_eq!(app.scene().mode(), Mode::Missions);
    // Another mission could be laid out: it is said first.
    app.key(KeyEvent::from(KeyCode::Char('z')));
    assert_eq!(app.scene().mode(), Mode::Missions);
    app.key(KeyEvent::from(KeyCode::Char('z')));
    assert_eq!(app.scene().mode(), Mode::Chip);
    assert!(click(&mut app, " c  "));
    assert!(click(&mut app, "confirm"));
    assert_ne!(app.scene().mode(), Mode::Chip);
}

/// With bots alone nobody is asked whether an answer may be taken back.
#[test]
fn bots_are_not_asked_to_agree() {
    let chairs =
        vec![Chair::person("Anna"), Chair::bot("Bruno", "easy"), Chair::bot("Carl", "easy")];
    let opening = Opening { chairs, ..Opening::of_people([], Seat::A, 4) };
    let mut desk = Desk::with(Session::new(opening).expect("a good opening"), Privacy::Curtain);
    let mut taken = 0;
    for _ in 0..400 {
        desk.wait();
        let mut back = desk.clone();
        if back.try_press(KeyCode::Char('u')).is_some() {
            assert_ne!(back.table.mode(), Mode::Agree);
            taken += 1;
        }
        let key = match desk.table.mode() {
            Mode::Step => "g",
            Mode::Card => "a",
            Mode::Place => "t",
            Mode::Missions | Mode::Board => "z",
            Mode::Chip => "a",
            Mode::Deck => "1",
            Mode::Count if desk.count_key() == 'a' => "a",
            Mode::Count => "0",
            Mode::YesNo => "n",
            Mode::Over => break,
            _ => "\n",
        };
        desk.try_press(crate::desk::code(key.chars().next().expect("a key")));
        if matches!(desk.table.mode(), Mode::Place | Mode::Chip) {
            desk.try_press(KeyCode::Enter);
        }
    }
    assert!(taken > 20, "{taken}");
}

/// The answers of a hint stand under the court, the best first, and a digit plays one.
#[test]
fn a_hint_leaves_the_court_in_sight() {
    let mut desk = Desk::new(3, 42, Privacy::Open);
    desk.reach_question();
    // While a hint is read no key chooses a board: nothing is lit.
    let court =
        |desk: &Desk| desk.rows(80, 24, 57)[1..3].join("\n").replace('\u{258c}', "\u{258f}");
    let before = court(&desk);
    desk.keys("H");
    desk.wait();
    let screen = desk.screen(80, 24);
    assert_eq!(court(&desk), before);
    let first = desk.rows(80, 24, 57)[1..17].join("\n");
    let shares: Vec<u32> = screen
        .lines()
        .filter_map(|line| line.split_once(" %"))
        .map(|(line, _)| line.rsplit(' ').next().expect("a number").parse().expect("a number"))
        .collect();
    assert_eq!(shares.len(), 3, "{screen}");
    assert!(shares.is_sorted_by(|one, other| one >= other), "{shares:?}");
    assert!(squeezed(&screen).contains("Hint for Anna"), "{screen}");
    let played = desk.table.session().len();
    // A digit shows an answer on the court, Enter plays the one that is shown.
    desk.keys("2");
    assert_eq!(desk.table.session().len(), played);
    assert_ne!(desk.rows(80, 24, 57)[1..17].join("\n"), first);
    desk.keys("\n");
    assert_eq!(desk.table.session().len(), played + 1);
}

/// However much is laid out, one's own missions stand beside a large court by name, and everything
/// laid out is told there, too.
#[test]
fn own_missions_keep_their_names_beside_a_large_court() {
    let laid = [
        ["one-marker-4", "one-coin-2", "two-gains-1", "one-shield-1", "three-coins"],
        ["marker-on-1", "two-gains-4", "one-shield-2", "marker-on-5", "one-off"],
        ["one-marker-1", "one-coin-3", "marker-on-9", "change-card-1", "four-markers"],
    ];
    let mut opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 5);
    opening.scenario = Some(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "start": "A", "round": 4,
        "at": {"turn": "A"},
        "seats": {
            "A": {"laid": laid[0], "missions": ["three-markers", "intrigue-card"], "intrigue": [7, 12]},
            "B": {"laid": laid[1]},
            "C": {"laid": laid[2]},
        },
    }));
    let session = Session::new(opening).expect("a position");
    let mut desk = Desk::with(session, Privacy::Curtain);
    desk.reach_question();
    let screen = desk.screen(120, 40);
    let told = [
        "Three markers back",
        "An intrigue card",
        "Four markers at once",
        "Change an influence card",
    ];
    for words in told {
        assert!(screen.contains(words), "{words}\n{screen}");
    }
    assert!(
        screen.lines().any(|row| row.contains("One marker back") && row.ends_with("AC")),
        "{screen}"
    );
}
