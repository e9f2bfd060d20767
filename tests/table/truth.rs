//! What a lesson says is so, and is so on the screen where it is said: every answer that the rules
//! allow is given to every task, and each page is held against the table beside it.

use louis_xiv::engine::{Action, Board, BoardSet, Event, Game, Phase, Seat};
use louis_xiv::lessons::{self, Beside, Pattern, Role, Step, Task};
use louis_xiv::scenario::{Scenario, differences};
use louis_xiv::session::Entry;
use louis_xiv::tui::Scene;
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::screens::LessonTable;
use serde_json::json;

use crate::lesson_desk::{LessonDesk, take_one};

/// Everything that is on the screen is of one moment, and what is said is so at that moment.
fn hold(desk: &LessonDesk, asked: Option<Board>) {
    let Some(said) = desk.said() else { return };
    let (table, run) = (desk.scene.table(), desk.scene.run());
    let (shown, session) = (table.position(), table.session());
    let place = || format!("{} {} {:?}\n{}", run.lesson().name, said.id, said.role, desk.screen());
    let events: Vec<Event> = session
        .log(0)
        .filter_map(|entry| match entry {
            Entry::Event { event, .. } => Some(*event),
            Entry::Note(_) => None,
        })
        .take(table.told())
        .collect();
    let wrong = said.holds.map(|holds| differences(holds, shown, &events)).unwrap_or_default();
    assert!(wrong.is_empty(), "{wrong:?} {}", place());
    // Hand and sheet are those of the game: the court beside them is no older.
    let now = session.game();
    if table.page_of().is_none() && !said.role.goes_back() && now.phase() != Phase::Over {
        let table = |game: &Game| {
            let mut table = json!(Scenario::of(game));
            // Whose turn it is changes when everything has been told.
            table.as_object_mut().and_then(|table| table.remove("at"));
            (table, game.phase(), game.round())
        };
        assert_eq!(table(shown), table(now), "{}", place());
    }
    // A comment stands on the page of the board it is about, and nothing is asked meanwhile.
    let board = match table.page_of() {
        Some(Some(Beside::Board(board))) => Some(board),
        _ => now.rest().board(),
    };
    if said.role == Role::Right && asked.is_some() && now.phase() != Phase::Missions {
        assert_eq!(board, asked, "{}", place());
    }
    if desk.scene.mode() == Mode::Lesson && !said.role.goes_back() {
        let rows = desk.rows(80, 24);
        let asks = rows.iter().skip(15).any(|row| row.starts_with("  A  "));
        assert!(!asks, "a question that cannot be answered: {}", place());
    }
    if said.turned {
        names_what_turned(desk, &place());
    }
}

/// The boards that a page names are those that turned over, or had reason to.
fn names_what_turned(desk: &LessonDesk, place: &str) {
    let session = desk.scene.table().session();
    let (first, now) = (session.position_at(0).expect("a beginning"), session.game());
    let flipped = |board: &Board| first.is_flipped(*board) != now.is_flipped(*board);
    let flipped: BoardSet = Board::ALL.into_iter().filter(flipped).collect();
    let words = desk.scene.words(&desk.shared, 76).join(" ");
    let numbers = words.split(|letter: char| !letter.is_alphanumeric());
    let named: BoardSet =
        numbers.filter_map(|word| Board::from_number(word.parse().ok()?)).collect();
    for board in flipped.iter() {
        assert!(named.contains(board), "{board} turned over: {place}");
    }
    let (did, not) = words.split_once(';').expect("which did, and which did not");
    let (_, did) = did.split_once("So ").expect("which did");
    let numbers = |part: &str| -> BoardSet {
        let parts = part.split(|letter: char| !letter.is_alphanumeric());
        parts.filter_map(|word| Board::from_number(word.parse().ok()?)).collect()
    };
    assert_eq!(numbers(did), flipped, "{place}");
    assert!(numbers(not).iter().all(|board| !flipped.contains(board)), "{place}");
}

/// The board whose scoring asks the learner now.
fn asks(desk: &LessonDesk) -> Option<Board> {
    desk.scene.table().session().game().rest().board()
}

/// Takes the lesson to its end by right answers, and holds every page.
fn finish(
    desk: &mut LessonDesk,
    mut asked: Option<Board>,
    mut pick: impl FnMut(&[Action]) -> usize,
) {
    for _ in 0..400 {
        hold(desk, asked);
        if desk.scene.run().at() >= desk.scene.run().lesson().steps.len() {
            return;
        }
        if matches!(desk.scene.mode(), Mode::Lesson | Mode::Step | Mode::End) {
            take_one(desk);
            continue;
        }
        asked = asks(desk);
        let tries = desk.scene.run().task().is_some_and(|task| task.try_until.is_some());
        let (right, _) = desk.answers();
        let kept: Vec<Action> =
            right.into_iter().filter(|action| tries || !desk.is_taken_back(action)).collect();
        if tries || kept.is_empty() {
            take_one(desk);
        } else {
            let keys = desk.keys_for(&kept[pick(&kept) % kept.len()]);
            desk.keys(&keys);
        }
    }
    panic!("{} does not end:\n{}", desk.scene.run().lesson().name, desk.screen());
}

/// Every answer that the rules allow, to every task of every lesson: a wrong one leads back to the
/// same table, a right one on to the end, and every page that comes says what is so beside it.
#[test]
fn every_answer_to_every_task_is_followed_by_what_is_true() {
    let mut tried = 0;
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        while desk.scene.run().at() < lesson.steps.len() {
            hold(&desk, None);
            let task = desk.scene.run().task();
            let waits = matches!(desk.scene.mode(), Mode::Lesson | Mode::Step | Mode::End);
            if let Some(task) = task.filter(|_| !waits) {
                let before = desk.scene.clone();
                let (at, len) = (before.run().at(), before.table().session().len());
                for action in desk.legal() {
                    tried += 1;
                    let asked = asks(&desk);
                    let keys = desk.keys_for(&action);
                    desk.keys(&keys);
                    as_asked(&desk, (len, &action), task);
                    if desk.role() == Some(Role::Else) {
                        hold(&desk, asked);
                        desk.keys("\r");
                        let after = (desk.scene.run().at(), desk.scene.table().session().len());
                        assert_eq!(after, (at, len), "{} {}", lesson.name, task.id);
                    } else if desk.role() == Some(Role::Good) {
                        goes_on_from_the_first_answer(&mut desk, asked, (len, task));
                    } else {
                        finish(&mut desk, asked, |_| 0);
                    }
                    desk.scene = before.clone();
                }
            }
            take_one(&mut desk);
        }
    }
    assert!(tried > 500, "{tried}");
    println!("{tried} answers");
}

/// Every answer to every question about what is expected: one is right, all are told what is so, and the
/// right one is not always in the same place.
#[test]
fn every_expectation_is_answered() {
    let mut places = [0; 3];
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        while desk.scene.run().at() < lesson.steps.len() {
            if desk.scene.mode() == Mode::Lesson
                && let Some(Step::Guess(guess)) = lesson.steps.get(desk.scene.run().at())
                && desk.role() == Some(Role::Guess)
            {
                places[usize::from(guess.right)] += 1;
                hold(&desk, None);
                let before = desk.scene.clone();
                for (place, key) in (0..guess.options).zip('a'..) {
                    desk.keys(&key.to_string());
                    let right = place == guess.right;
                    assert_eq!(desk.role(), Some(Role::Guessed(right)), "{}", desk.screen());
                    assert_eq!(desk.scene.run().missed().contains(&guess.id), !right);
                    hold(&desk, None);
                    desk.scene = before.clone();
                }
            }
            take_one(&mut desk);
        }
    }
    assert!(places.iter().all(|count| *count > 4), "{places:?}");
}

/// What was as good is no miss and is not asked again: the lesson gives its own answer, with the word
/// for that one.
fn goes_on_from_the_first_answer(
    desk: &mut LessonDesk,
    asked: Option<Board>,
    (len, task): (usize, &Task),
) {
    hold(desk, asked);
    let first = task.first_answer().expect("an answer to go on from");
    assert!(desk.screen().contains("Right."), "{}", desk.screen());
    desk.keys("\r");
    let played = desk.scene.table().session().actions().nth(len).map(|(_, action)| action);
    assert_eq!(played, Some(first), "{}", desk.screen());
    assert!(!desk.scene.run().missed().contains(&task.id), "{}", task.id);
    finish(desk, asked, |_| 0);
}

/// Whoever brings about what was to be is right, or is told that it is as good.
fn as_asked(desk: &LessonDesk, (before, action): (usize, &Action), task: &Task) {
    let Some(aim) = &task.aim else { return };
    let session = desk.scene.table().session();
    // What comes of it may clear the boards at once.
    let steps = session.steps_of(before + 1).expect("it was played");
    let phase = steps.first().map(|step| step.table.phase());
    let last = steps.iter().take_while(|step| Some(step.table.phase()) == phase).last();
    let met = last.is_some_and(|step| differences(aim, &step.table, &[]).is_empty());
    let right = task.answers.iter().any(|pattern| pattern.takes(action));
    let instead = task.instead.iter().find(|one| one.answers.iter().any(|p| p.takes(action)));
    let praised = instead.is_some_and(|instead| instead.also);
    let place = || format!("{} {action:?}\n{}", task.id, desk.screen());
    assert!(!met || right || praised, "as good as what was asked for: {}", place());
    // What is better in another way says in which, and is held to it.
    let said = instead.and_then(|instead| instead.holds.as_ref());
    let better = said.is_some_and(|holds| holds.as_object().is_some_and(|it| !it.is_empty()));
    assert!(!praised || right || met || better, "not as good: {}", place());
}

/// The keys that a task tells on demand answer it, and asking for them is no first try.
#[test]
fn the_keys_of_a_task_do_it() {
    let mut told = 0;
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        while desk.scene.run().at() < lesson.steps.len() {
            let waits = matches!(desk.scene.mode(), Mode::Lesson | Mode::Step | Mode::End);
            let task = desk.scene.run().task().filter(|_| !waits);
            if let Some(task) = task {
                let keys = &desk.scene.task_keys().expect("a task");
                assert!(!keys.is_empty(), "{}", task.id);
                let before = desk.scene.clone();
                let named = keys.len() > 5 && desk.screen().contains(keys.as_str());
                assert!(!named, "{}", desk.screen());
                // First a hint in words, and the question stays; that is no miss. Then the keys.
                let asked = desk.scene.words(&desk.shared, 200).pop();
                desk.keys("H");
                let hint = desk.scene.words(&desk.shared, 200);
                assert_eq!(hint.last(), asked.as_ref(), "{hint:?}");
                assert!(!hint.join(" ").contains(&format!("keys: {keys}")), "{hint:?}");
                assert_eq!(desk.scene.run().first_tries().0, lesson.tasks());
                desk.keys("H");
                let words = desk.scene.words(&desk.shared, 200);
                assert_eq!(words.last(), asked.as_ref(), "{words:?}");
                assert!(words.join(" ").contains(keys.as_str()), "{keys}: {words:?}");
                let (first, all) = desk.scene.run().first_tries();
                assert_eq!(first + 1, all);
                desk.keys(&keys.replace("Enter", "\r").replace(' ', ""));
                assert!(!desk.goes_back(), "{keys}\n{}", desk.screen());
                let played = |scene: &LessonTable| scene.table().session().len();
                let refused = task.try_until.is_some() && desk.role() == Some(Role::Right);
                let went_on = refused || played(&desk.scene) > played(&before);
                assert!(went_on, "{keys}\n{}", desk.screen());
                told += 1;
                desk.scene = before;
            }
            take_one(&mut desk);
        }
        assert_eq!(desk.scene.run().first_tries().0, lesson.tasks(), "{}", lesson.name);
    }
    println!("{told} tasks to be thought out");
}

/// At least half of what a lesson asks is to be thought out: the aim is given, the keys are not. What
/// leaves every answer open, such as a draw, is neither.
#[test]
fn half_of_the_tasks_are_to_be_thought_out() {
    for lesson in lessons::all() {
        let tasks = lesson.steps.iter().filter_map(|step| match step {
            Step::Do(task) => Some(task),
            _ => None,
        });
        let draw = pattern(json!({"draw": {}}));
        let open = |task: &&Task| {
            task.first_answer().is_some_and(|answer| draw.takes(&answer))
                || task.answers == [draw.clone()]
        };
        let asked: Vec<&Task> = tasks.filter(|task| !open(task)).collect();
        let thought = asked.iter().filter(|task| !task.named).count();
        println!("{}: {thought} of {}", lesson.name, asked.len());
        assert!(2 * thought >= asked.len(), "{}: {thought} of {}", lesson.name, asked.len());
    }
}

fn pattern(json: serde_json::Value) -> Pattern {
    serde_json::from_value(json).expect("a pattern")
}

/// Two right answers in a row may meet: the tasks that take many are answered at random, often.
#[test]
fn right_answers_in_any_mixture_are_followed_by_what_is_true() {
    for lesson in lessons::all() {
        let begun = LessonDesk::new(&lesson.name).scene;
        let mut desk = LessonDesk::new(&lesson.name);
        for seed in 0..24_u64 {
            let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            desk.scene = begun.clone();
            finish(&mut desk, None, |_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 33) as usize
            });
        }
    }
}

/// The supply that a page speaks of has been counted on that page.
#[test]
fn what_a_mission_brings_is_seen_beside_the_words() {
    let mut desk = LessonDesk::new("missions");
    while desk.said().is_none_or(|said| said.id != "end") {
        take_one(&mut desk);
    }
    let table = desk.scene.table();
    assert_eq!(table.page_of(), Some(Some(Beside::Round)), "{}", desk.screen());
    let before = table.session().position_at(0).expect("a beginning").holding(Seat::A).coins;
    assert!(table.position().holding(Seat::A).coins > before, "{}", desk.screen());
    assert!(desk.screen().contains("supply"), "{}", desk.screen());
}
