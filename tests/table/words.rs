//! What the words on the table say, in every language: what boards pay, what can be done now,
//! which key means what, and events whole or not at all.

use crate::desk::{Desk, NAMES, squeezed, walk_in};
use louis_xiv::engine::{Seat, Seats};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Brief, Lang, Names, Text};
use louis_xiv::tui::keys::{Mode, find};
use louis_xiv::tui::{Look, Scene as _, Shared, screens};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use serde_json::{Value, json};

/// A table of three at the first question of a position.
fn asked(lang: Lang, at: Value, seat: Value) -> Desk {
    let mut opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 1);
    opening.scenario = Some(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3,
        "at": at, "louis": 1, "seats": {"A": seat},
    }));
    let session = Session::new(opening).expect("the position is fine");
    let mut desk = Desk::speaking(lang, session, Privacy::Curtain);
    desk.reach_question();
    desk
}

#[test]
fn boards_say_in_words_what_they_pay() {
    for &lang in Lang::ALL {
        let turn = json!({"turn": "A"});
        let desk = asked(lang, turn, json!({"influence": ["joker", 3, 9, 10]}));
        for (width, height) in [(80, 24), (100, 30), (120, 40)] {
            let court = desk.rows(width, height, width)[..height as usize - 8].join("\n");
            for board in [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12] {
                let words = desk.shared.text.ui(&format!("pays-{board}-words"));
                assert!(court.contains(&words), "{words}\n{}", desk.screen(width, height));
            }
        }
        let mut table = desk;
        table.keys("v");
        let rows = table.rows(80, 24, 59);
        for board in 1..=12 {
            let words = table.shared.text.ui(&format!("pays-{board}-words"));
            assert!(rows[board + 1].contains(&words), "{words}\n{}", table.screen(80, 24));
        }
    }
}

#[test]
fn a_turn_offers_a_mission_only_when_one_can_be_used() {
    for &lang in Lang::ALL {
        let offers = |laid: Value, coins: u8, id: &str| {
            let seat = json!({"laid": laid, "coins": coins, "influence": [1, 2, 3]});
            let desk = asked(lang, json!({"turn": "A"}), seat);
            assert_eq!(desk.table.mode(), Mode::Card);
            let rows = desk.rows(80, 24, 80)[16..].join(" ");
            let words = desk.shared.look.show(&desk.shared.text.ui(id));
            squeezed(&rows).contains(&squeezed(&words))
        };
        for id in ["prompt-or-pay", "prompt-or-exchange", "prompt-or-four"] {
            assert!(!offers(json!([]), 5, id), "{id}");
        }
        assert!(offers(json!(["four-markers"]), 5, "prompt-or-four"));
        assert!(offers(json!(["pay-two-1"]), 5, "prompt-or-pay"));
        assert!(!offers(json!(["pay-two-1"]), 1, "prompt-or-pay"), "there is too little money");
        assert!(offers(json!(["change-card-1"]), 1, "prompt-or-exchange"));
    }
}

#[test]
fn keys_of_a_list_are_not_taken_for_numbers() {
    for &lang in Lang::ALL {
        let seat = json!({"chips": ["sceptre", "ring", "crown"], "missions": ["one-coin-1"]});
        let mut desk = asked(lang, json!({"phase": "missions"}), seat);
        assert_eq!(desk.table.mode(), Mode::Missions);
        desk.keys("a");
        // A key is gold; without colours it has a bracket.
        let area = desk.buffer(80, 24);
        let gold = desk.shared.look.palette().gold;
        let keys = area.content.iter().filter(|cell| cell.fg == gold && cell.symbol() == "2");
        assert!(keys.count() > 0, "{}", desk.screen(80, 24));
        desk.shared.look = Look { plain: true, ..desk.shared.look };
        let screen = desk.screen(80, 24);
        let first = format!("1) [{}", desk.shared.text.chip(louis_xiv::engine::Chip::Sceptre));
        assert!(screen.contains(&first) && screen.contains(" 2)"), "{screen}");
    }
}

/// Whether every line of the news stands there whole, or the oldest are missing and a sign says so;
/// and how many stand there.
fn told(desk: &Desk, news: &[Brief], screen: &str) -> usize {
    let look = desk.shared.look;
    let there = |brief: &Brief| screen.contains(&squeezed(&look.show(&brief.words)));
    let shown = news.iter().rev().take_while(|brief| there(brief)).count();
    let more = screen.contains("... ");
    assert!(shown == news.len() || (shown > 0 && more), "{news:#?}\n{screen}");
    shown
}

fn news(desk: &Desk, seat: Seat) -> Vec<Brief> {
    let session = desk.table.session();
    let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
    desk.shared.text.news(session, desk.table.host().news(seat), &names)
}

/// What happened since one's last turn stands whole above the question, or the oldest is missing
/// with a sign.
#[test]
fn the_news_stand_whole_above_the_question() {
    let mut looked = 0;
    for &lang in Lang::ALL {
        walk_in(lang, 4, 9, Privacy::Open, |number, desk| {
            let refused = desk.table.words(&desk.shared).len() > 1;
            if number > 600 || desk.table.mode() != Mode::Card || refused {
                return;
            }
            let asked = desk.table.session().decision().expect("a question").seat;
            let rows = squeezed(&desk.rows(80, 24, 80)[16..].join(" "));
            looked += told(desk, &news(desk, asked), &rows);
        });
    }
    assert!(looked > 100, "{looked}");
}

/// And so do those on the curtain.
#[test]
fn the_curtain_tells_whole_news() {
    let mut looked = 0;
    // In German, with many boards to tell of, the oldest may be missing without a sign.
    for lang in [Lang::En, Lang::Fr] {
        walk_in(lang, 3, 14, Privacy::Curtain, |number, desk| {
            if number > 300 || desk.table.mode() != Mode::Curtain {
                return;
            }
            let seat = desk.table.session().decision().expect("a question").seat;
            looked +=
                told(desk, &news(desk, seat), &squeezed(&desk.screen(80, 24).replace('═', " ")));
        });
    }
    assert!(looked > 30, "{looked}");
}

#[test]
fn the_setup_says_who_begins() {
    for &lang in Lang::ALL {
        let shared = Shared::fleeting(Text::new(lang));
        let mut setup = screens::NewGame::new(&shared);
        let press = |setup: &mut screens::NewGame, code| {
            let press = find(setup.mode(), &KeyEvent::new(code, KeyModifiers::NONE));
            setup.press(press.expect("a key of the setup"), &mut shared.clone());
        };
        let screen = |setup: &screens::NewGame| {
            let area = Rect::new(0, 0, 80, 24);
            let mut buffer = Buffer::empty(area);
            setup.draw(&shared, area, &mut buffer);
            squeezed(&buffer.content.iter().map(|cell| cell.symbol()).collect::<String>())
        };
        // Players, the others, three names, who starts.
        for _ in 0..5 {
            press(&mut setup, KeyCode::Down);
        }
        let says = |words: String| squeezed(&shared.look.show(&words));
        let chance = says(shared.text.ui("setup-start-random-says"));
        let (name, oldest) = (shared.text.ui("setup-name-1"), shared.text.ui("setup-start-oldest"));
        let named = says(format!("{name} {oldest}"));
        // Every choice is explained; a mark stands before the one that is chosen.
        let marked = |screen: &str, words: &str| {
            let (before, _) = screen.split_once(words).expect("what the choice means");
            before.matches(shared.look.glyphs().marker).count() == 1
        };
        let random = screen(&setup);
        assert!(random.contains(&chance) && random.contains(&named), "{random}");
        assert!(marked(&random, &chance), "{random}");
        press(&mut setup, KeyCode::Right);
        let chosen = screen(&setup);
        assert!(marked(&chosen, &named) && !marked(&chosen, &chance), "{chosen}");
    }
}

/// Tab goes from name to name; Right, behind the last letter, to who plays it.
#[test]
fn who_plays_stands_at_the_right_of_a_name() {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    let mut setup = screens::NewGame::new(&shared);
    let press = |setup: &mut screens::NewGame, shared: &mut Shared, code| {
        let event = KeyEvent::new(code, KeyModifiers::NONE);
        match find(setup.mode(), &event) {
            Some(press) => setup.press(press, shared),
            None => setup.typed(event, shared),
        };
    };
    let screen = |setup: &screens::NewGame, shared: &Shared| {
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        setup.draw(shared, area, &mut buffer);
        squeezed(&buffer.content.iter().map(|cell| cell.symbol()).collect::<String>())
    };
    // Players, the others, the first name.
    for code in [KeyCode::Tab, KeyCode::Tab, KeyCode::Tab] {
        press(&mut setup, &mut shared, code);
    }
    for letter in "Zoe".chars() {
        press(&mut setup, &mut shared, KeyCode::Char(letter));
    }
    assert!(screen(&setup, &shared).contains("B Zoe person"), "{}", screen(&setup, &shared));
    press(&mut setup, &mut shared, KeyCode::Right);
    press(&mut setup, &mut shared, KeyCode::Right);
    assert!(screen(&setup, &shared).contains("B Zoe < bot"), "{}", screen(&setup, &shared));
    press(&mut setup, &mut shared, KeyCode::Tab);
    press(&mut setup, &mut shared, KeyCode::Char('Y'));
    assert!(screen(&setup, &shared).contains("C Y"), "{}", screen(&setup, &shared));
}
