//! What stands beside the matter of a page: the question to the table under it, information on every
//! page, what was done without asking, and boards that need no page.

use crate::desk::{Desk, NAMES, squeezed, walk_in};
use louis_xiv::engine::{Phase, Question, Seat};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::text::Lang;
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use serde_json::{Value, json};

fn scoring(bots: [Option<&str>; 3], seats: Value, markers: Value) -> Desk {
    let chair = |(name, bot): (&str, Option<&str>)| match bot {
        Some(level) => Chair::bot(name, level),
        None => Chair::person(name),
    };
    let scenario = Some(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3,
        "at": {"phase": "scoring"}, "louis": 4, "seats": seats, "markers": markers,
    }));
    let chairs = NAMES.into_iter().zip(bots).map(chair).collect();
    let opening = Opening { chairs, scenario, ..Opening::of_people([], Seat::A, 1) };
    let mut desk = Desk::with(Session::new(opening).expect("a good opening"), Privacy::Curtain);
    desk.wait();
    desk
}

const PEOPLE: [Option<&str>; 3] = [None; 3];
const BOTS: [Option<&str>; 3] = [None, Some("medium"), Some("medium")];

/// Whoever is to say whether they play intrigue on boards to come sees all of them.
#[test]
fn a_question_about_intrigue_covers_the_court_only_as_a_last_resort() {
    let (mut asked, mut covered) = (0, 0);
    for seed in 1..=4 {
        walk_in(Lang::En, 3, seed, Privacy::Curtain, |_, desk| {
            if desk.table.mode() != Mode::Intrigue {
                return;
            }
            asked += 1;
            let rows = desk.rows(80, 24, 80);
            let brick = |row: &String| row.contains('▏') || row.contains('▌');
            covered += usize::from(!rows[13].contains("11 ") || !brick(&rows[15]));
        });
    }
    assert!(asked > 40 && covered * 20 <= asked, "{covered} of {asked}");
}

/// A board is told of wherever one reads of it, as it lies on the screen; where Louis stands the
/// picture says so.
#[test]
fn every_page_has_information_on_its_board() {
    let markers = json!({"4": {"B": 1}, "9": {"A": 2, "B": 1}});
    let mut desk = scoring(PEOPLE, json!({"A": {}, "B": {"coins": 0}, "C": {}}), markers);
    assert_eq!(desk.table.mode(), Mode::Step);
    let page = desk.screen(80, 24);
    assert!(page.contains("4 Dauphin ♔ pays"), "{page}");
    desk.keys("i");
    let about = squeezed(&desk.screen(80, 24));
    assert!(about.contains("The Grand Dauphin") || about.contains("4 Le Grand Dauphin"), "{about}");
    assert!(about.contains("Neighbours"), "{about}");
    desk.keys("\u{1b}\n");
    let page = desk.screen(80, 24);
    assert!(page.contains("9 Vallière pays"), "{page}");
    desk.keys("i");
    assert!(squeezed(&desk.screen(80, 24)).contains("9 Louise de La Vallière"));
    // Before the first turn Louis's board is what everybody looks at.
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.keys("i");
    let about = desk.screen(80, 24);
    assert!(about.contains("1st +crown, 2nd free"), "{about}");
}

/// R6.11: nobody has to place markers. That they were placed without asking is said on the page, however
/// full it is.
#[test]
fn what_was_placed_without_asking_is_always_said() {
    let markers = json!({
        "1": {"A": 1}, "2": {"B": 1}, "3": {"C": 1}, "8": {"A": 1, "B": 2, "C": 1},
    });
    let seats = json!({"A": {"coins": 0, "general": 6}, "B": {"general": 6}, "C": {"general": 6}});
    let mut desk = scoring(PEOPLE, seats, markers);
    let mut told = Vec::new();
    while matches!(desk.table.mode(), Mode::Step | Mode::YesNo) {
        told.push(squeezed(&desk.screen(80, 24)));
        desk.keys(if desk.table.mode() == Mode::Step { "\n" } else { "n" });
    }
    let page = told.iter().rfind(|page| page.contains("8 Maintenon pays"));
    let page = page.unwrap_or_else(|| panic!("{told:#?}"));
    assert!(page.contains("Placed without asking") && page.contains("Bruno"), "{page}");
}

/// Alone with bots one reads above the next question what boards paid where nothing was contested.
#[test]
fn a_board_without_a_contest_needs_no_page_between_two_questions() {
    let markers = json!({"1": {"A": 1, "B": 2}, "9": {"A": 1}, "10": {"A": 1, "B": 3}});
    let seats = json!({"A": {"coins": 9, "intrigue": [10]}, "B": {"coins": 0}, "C": {}});
    let mut desk = scoring(BOTS, seats, markers);
    let asked = |desk: &Desk| desk.table.session().decision().map(|asked| asked.question);
    while desk.table.mode() != Mode::YesNo {
        desk.keys("\n");
        desk.wait();
    }
    assert!(matches!(asked(&desk), Some(Question::Bribe { .. })), "{}", desk.screen(80, 24));
    desk.keys("n");
    desk.wait();
    let mut pages = Vec::new();
    while desk.table.mode() == Mode::Step {
        pages.push(squeezed(&desk.screen(80, 24)));
        desk.keys("\n");
        desk.wait();
    }
    assert!(!pages.iter().any(|page| page.contains("9 Vallière pays")), "{pages:#?}");
    assert!(matches!(asked(&desk), Some(Question::Intrigue { .. })), "{:?}", asked(&desk));
    assert_eq!(desk.table.session().game().phase(), Phase::Scoring);
    let screens = [pages.join(" "), squeezed(&desk.screen(80, 24))].join(" ");
    assert!(screens.contains("9 Vallière Anna gets a crown"), "{screens}");
}
