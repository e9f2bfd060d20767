//! Lessons at the keys: right and wrong answers, everything to be read in sight, pictures of what
//! each lesson says, and the list.

use crate::lesson_desk::{LessonDesk, take, take_one};
use louis_xiv::engine::Seat;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::files::{Privacy, Progress, Settings, lessons_file, settings_file};
use louis_xiv::lessons::{self, Beside, Now, Role};
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::{Mode, find};
use louis_xiv::tui::screens::{Learn, RulesScreen};
use louis_xiv::tui::{GameTable, Go, Scene, Shared};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

fn squeezed(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Everything that the lesson says stands on the smallest screen, whatever the language, beside the
/// live court and hand.
#[test]
fn nothing_that_a_lesson_says_is_cut_off() {
    let mut cut: Vec<String> = Vec::new();
    for &lang in Lang::ALL {
        for lesson in lessons::all() {
            let shared = Shared::fleeting(Text::new(lang));
            let mut desk = LessonDesk::with(&lesson.name, shared, true);
            let mut look = |desk: &LessonDesk| {
                if matches!(desk.scene.mode(), Mode::Page | Mode::End) {
                    return;
                }
                let plain = |words: &str| squeezed(&words.replace(['"', '»', '«', '„', '“'], ""));
                let said =
                    plain(&desk.shared.look.show(&desk.scene.words(&desk.shared, 19).join(" ")));
                let rows: Vec<String> = desk.rows(80, 24)[2..16]
                    .iter()
                    .map(|row| row.chars().skip(60).collect())
                    .collect();
                let beside = plain(&rows.join(" "));
                if !beside.contains(&said) {
                    cut.push(format!("{lang:?} {}: {said}\n    {beside}", lesson.name));
                }
            };
            look(&desk);
            take(&mut desk, true, |desk, _| look(desk));
            // What comes up in free play hangs on the answers.
            let free = lesson.steps.iter().any(|step| matches!(step, lessons::Step::Free(_)));
            for seed in 0..if free { 5 } else { 0 } {
                let shared = Shared::fleeting(Text::new(lang));
                let mut desk = LessonDesk::with(&lesson.name, shared, true);
                let mut chance = Chance::new(seed, Stream::Choice);
                stroll(&mut desk, &mut chance, &mut look);
            }
        }
    }
    cut.sort();
    cut.dedup();
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

/// Takes a lesson to its end with any answers that are not taken back.
fn stroll(desk: &mut LessonDesk, chance: &mut Chance, look: &mut impl FnMut(&LessonDesk)) {
    for _ in 0..400 {
        if desk.scene.run().at() >= desk.scene.run().lesson().steps.len() {
            return;
        }
        let waits = matches!(desk.scene.mode(), Mode::Lesson | Mode::Step | Mode::End);
        let mut good = Vec::new();
        if !waits && desk.scene.run().is_free() {
            let legal = desk.legal();
            good = legal.into_iter().filter(|answer| !desk.is_taken_back(answer)).collect();
        }
        match good.is_empty() {
            true => drop(take_one(desk)),
            false => {
                let keys = desk.keys_for(&good[chance.below(good.len() as u32) as usize]);
                desk.keys(&keys);
            }
        }
        look(desk);
    }
    panic!("{} does not end:\n{}", desk.scene.run().lesson().name, desk.screen());
}

/// The first thing to do stands on the first or second screen, and the keys that its page names work
/// on that page.
#[test]
fn the_first_action_is_within_two_screens_and_its_keys_work_there() {
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        let mut screens = 1;
        while matches!(desk.scene.mode(), Mode::Lesson | Mode::Step) {
            desk.keys("\r");
            screens += 1;
        }
        assert!(screens <= 2, "{}", lesson.name);
        assert!(matches!(desk.scene.run().now(), Now::Act(Some(_))), "{}", lesson.name);
    }
    let mut desk = LessonDesk::new("court");
    desk.keys("\ra66\r");
    assert_eq!(desk.scene.table().session().len(), 1);
    assert!(matches!(desk.scene.run().now(), Now::Read(page) if page.role == Role::Right));
}

/// The keys that the words of a task name, one after the other, give a right answer: "Press a, t,
/// Enter".
#[test]
fn the_keys_that_a_task_names_do_it() {
    let named: [(&str, &str, &str); 6] = [
        ("court", "place", "a66\r"),
        ("court", "fork", "d4o"),
        ("conditions", "bribe", "y"),
        ("conditions", "even", "n"),
        ("reserves", "short", "b4"),
        ("intrigue", "play", "a3"),
    ];
    for (lesson, step, keys) in named {
        let mut desk = LessonDesk::new(lesson);
        let is_there = |desk: &LessonDesk| matches!(desk.scene.run().now(), Now::Act(Some(page)) if page.id == step);
        let mut reached = is_there(&desk) && desk.scene.mode() != Mode::Step;
        for _ in 0..200 {
            if reached {
                break;
            }
            take_one(&mut desk);
            reached = is_there(&desk) && desk.scene.mode() != Mode::Step;
        }
        assert!(reached, "{lesson} {step}");
        desk.keys(keys);
        let run = desk.scene.run();
        let went_on =
            !is_there(&desk) && !matches!(run.now(), Now::Read(page) if page.role == Role::Else);
        assert!(went_on, "{lesson} {step}:\n{}", desk.screen());
    }
}

/// Goes to this task by right answers.
fn at(lesson: &str, step: &str) -> LessonDesk {
    let mut desk = LessonDesk::new(lesson);
    let there = |desk: &LessonDesk| {
        let now = desk.scene.run().now();
        desk.scene.mode() != Mode::Step
            && matches!(now, Now::Act(Some(page)) | Now::Read(page) if page.id == step)
    };
    for _ in 0..200 {
        if there(&desk) {
            return desk;
        }
        take_one(&mut desk);
    }
    panic!("{lesson} {step}:\n{}", desk.screen());
}

/// A page after an answer that was not asked for names keys: they work there, at once.
#[test]
fn keys_named_after_an_answer_work_on_that_page() {
    for (lesson, step, wrong, right) in [
        ("intrigue", "play", "\r", "a3"),
        ("louis", "win", "at\r", "a33\r"),
        ("reserves", "take", "b\r", "bt\r"),
        ("conditions", "bribe", "n", "y"),
        ("court", "place", "b\r\r", "a66\r"),
        ("missions", "first", "z", "b\r"),
    ] {
        let mut desk = at(lesson, step);
        desk.keys(wrong);
        assert_eq!(desk.role(), Some(Role::Else), "{lesson} {step}:\n{}", desk.screen());
        desk.keys(right);
        while desk.scene.mode() == Mode::Step && desk.said().is_none() {
            desk.keys("\r");
        }
        assert_eq!(desk.role(), Some(Role::Right), "{lesson} {step}:\n{}", desk.screen());
    }
}

/// The help of a page lists the keys of that page, each of which does something; any other says what
/// goes on, and leaves nothing behind.
#[test]
fn a_page_of_a_lesson_has_keys_of_its_own() {
    let shared = Shared::fleeting(Text::new(Lang::En));
    for (lesson, step) in [("court", "place"), ("reserves", "take"), ("missions", "first")] {
        let mut desk = at(lesson, step);
        take_one(&mut desk);
        while desk.scene.mode() == Mode::Step {
            desk.keys("\r");
        }
        assert_eq!(desk.scene.mode(), Mode::Lesson, "{}", desk.screen());
        desk.keys("?");
        let help = desk.screen();
        for dead in ["key-run-on", "key-take-back", "key-position", "key-report", "key-undo"] {
            assert!(!help.contains(&shared.text.ui(dead)), "{dead}:\n{help}");
        }
        desk.keys("\u{1b}");
        let page = desk.screen();
        for key in "sLpv".chars() {
            desk.keys(&key.to_string());
            assert_ne!(desk.screen(), page, "{key} does nothing:\n{page}");
            desk.keys(if key == 'v' { "vv" } else { "\u{1b}" });
        }
        assert_eq!(desk.screen(), page);
        desk.keys("k");
        assert!(desk.screen().contains("Enter goes on."), "{}", desk.screen());
        desk.keys("\r");
        let said = shared.text.ui("unknown-key");
        assert!(!desk.screen().contains(&said), "{}", desk.screen());
    }
}

/// No bot is said to think while the lesson waits for its reader.
#[test]
fn nobody_thinks_on_a_page() {
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        take(&mut desk, true, |desk, _| {
            assert!(!desk.screen().contains("is thinking"), "{}", desk.screen());
        });
    }
}

/// The end of a game is learned at a real one: the shields are turned up, and somebody wins.
#[test]
fn the_lesson_of_the_end_shows_a_result() {
    let mut desk = at("end", "count");
    take_one(&mut desk);
    assert_eq!(desk.role(), Some(Role::Guessed(true)), "{}", desk.screen());
    while desk.said().is_none_or(|said| said.id != "kinds") {
        take_one(&mut desk);
    }
    assert_eq!(desk.role(), Some(Role::Say), "what is going to be counted: {}", desk.screen());
    desk.keys("\r");
    assert_eq!(desk.scene.mode(), Mode::End, "{}", desk.screen());
    assert!(desk.screen().contains("wins"), "{}", desk.screen());
    insta::assert_snapshot!("lesson_end_result", desk.screen());
    desk.keys("avBw");
    assert_eq!(desk.scene.mode(), Mode::End, "only pages are turned");
    desk.keys("\r\r");
    assert_eq!(desk.role(), Some(Role::Guess), "{}", desk.screen());
}

/// What others do while the learner plays freely, or between two turns, has no page of its own, and
/// their reasons stand above the hand.
#[test]
fn turns_of_others_are_told_above_the_hand_with_reasons() {
    let mut desk = at("round", "first-turn");
    let (right, _) = desk.answers();
    for action in right {
        let mut desk = at("round", "first-turn");
        let keys = desk.keys_for(&action);
        desk.keys(&keys);
        desk.keys("\r");
        let screen = desk.screen();
        assert_eq!(desk.scene.mode(), Mode::Card, "{screen}");
        let told = |name: &str| {
            let mut lines = screen.lines().skip(15);
            lines.any(|line| line.trim_start().starts_with(name))
        };
        assert!(told("Bruno") && told("Carla"), "{screen}");
    }
    let mut pages = 0;
    // A board has its own page; what is no board is gathered.
    take(&mut desk, false, |desk, _| {
        let board = matches!(desk.scene.table().page_of(), Some(Some(Beside::Board(_))));
        pages += usize::from(desk.scene.mode() == Mode::Step && !board);
    });
    assert!(pages < 5, "{pages} pages without a teacher");
}

/// A place in an older edition of a lesson is no place in this one: it begins again, with its guide.
#[test]
fn an_older_place_begins_the_lesson_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = lessons_file(folder.path());
    let old = serde_json::json!({"format": "louis-xiv-progress", "version": 1, "lessons":
        {"court": {"left": {"step": 3, "task": 0, "actions": []}}}});
    std::fs::write(&path, old.to_string()).expect("a file");
    let data = Some(folder.path().to_owned());
    let shared = Shared { data, ..Shared::fleeting(Text::new(Lang::En)) };
    let desk = LessonDesk::with("court", shared, false);
    assert_eq!(desk.scene.run().at(), 0);
    assert!(desk.screen().contains("Welcome"), "{}", desk.screen());
    assert!(!picture(&Learn::new(&desk.shared), &desk.shared).contains("begun"));
}

#[test]
fn wrong_answers_are_taken_back_and_right_ones_lead_on() {
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        let (mut right, mut astray, mut good) = (0, 0, false);
        take(&mut desk, true, |desk, _| {
            right += usize::from(desk.role() == Some(Role::Right));
            astray += usize::from(desk.goes_back());
            // From there the lesson goes on with an answer of its own.
            good |= desk.role() == Some(Role::Good);
            if desk.role() == Some(Role::Else) {
                // One wording for what Enter does.
                let screen = desk.screen();
                assert!(screen.contains("Allowed, but not"), "{screen}");
                assert!(screen.contains("Enter: try again."), "{screen}");
                assert!(screen.contains("Enter try again"), "{screen}");
                assert!(!screen.contains("goes on"), "{screen}");
            }
        });
        let told = |step: &&lessons::Step| matches!(step, lessons::Step::Do(task) if !task.silent);
        assert_eq!(right, lesson.steps.iter().filter(told).count(), "{}", lesson.name);
        assert!(astray > 0, "{}", lesson.name);
        let straight = {
            let mut desk = LessonDesk::new(&lesson.name);
            take(&mut desk, false, |_, _| {});
            desk.scene.table().session().digest()
        };
        let same = desk.scene.table().session().digest() == straight;
        assert!(same || good, "{}", lesson.name);
    }
}

/// Every stop of every lesson: what is said, and the first task and one page as whole screens.
#[test]
fn pictures_of_the_lessons() {
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        let mut picture = format!("{}\n", desk.screen());
        let (mut screens, mut last) = (1, String::new());
        take(&mut desk, false, |desk, _| {
            let said = desk.scene.words(&desk.shared, 76).join("\n");
            if said.is_empty() || said == last {
                return;
            }
            if screens < 4 && matches!(desk.scene.mode(), Mode::Lesson | Mode::Step) {
                screens += 1;
                picture += &format!("\n{}\n", desk.screen());
            } else {
                picture += &format!("\n{said}\n");
            }
            last = said;
        });
        insta::assert_snapshot!(format!("lesson_{}", lesson.name), picture);
    }
}

/// No key of a lesson can end it by accident or bring it out of step.
#[test]
fn other_keys_do_no_harm() {
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        take(&mut desk, false, |_, _| {});
        let end = desk.scene.table().session().digest();
        let mut desk = LessonDesk::new(&lesson.name);
        for _ in 0..600 {
            if desk.scene.run().at() >= lesson.steps.len() {
                break;
            }
            for key in "uULs?vwipr\u{1b}q\u{1b}".chars() {
                desk.keys(&key.to_string());
                for _ in 0..3 {
                    if matches!(
                        desk.scene.mode(),
                        Mode::Page | Mode::Rules | Mode::Sheet | Mode::Menu
                    ) {
                        desk.keys("\u{1b}");
                    }
                }
            }
            // Esc may have led to the menu.
            while desk.scene.mode() == Mode::Menu {
                desk.keys("\u{1b}");
            }
            match desk.scene.mode() {
                Mode::Lesson | Mode::End => drop(take_one(&mut desk)),
                // Esc has gone back to the first page.
                Mode::Step => {
                    while desk.scene.mode() == Mode::Step {
                        desk.keys("g");
                    }
                }
                _ => {
                    take_one(&mut desk);
                }
            }
        }
        assert_eq!(desk.scene.table().session().digest(), end, "{}", lesson.name);
    }
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    for lesson in lessons::all() {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = || {
            let data = Some(folder.path().to_owned());
            Shared { data, ..Shared::fleeting(Text::new(Lang::En)) }
        };
        let mut stops = 0;
        let mut desk = LessonDesk::with(&lesson.name, kept(), false);
        take(&mut desk, false, |desk, _| {
            let run = desk.scene.run();
            let shows = matches!(desk.scene.mode(), Mode::Step | Mode::End);
            if shows || run.at() >= lesson.steps.len() {
                return;
            }
            let again = LessonDesk::with(&lesson.name, kept(), false);
            let (old, new) = (run, again.scene.run());
            assert_eq!(new.at(), old.at(), "{}", lesson.name);
            assert_eq!(new.task_mark(), old.task_mark(), "{} {}", lesson.name, old.at());
            stops += 1;
        });
        assert!(stops > 1, "{}", lesson.name);
        let progress = Progress::load(&lessons_file(folder.path()));
        assert!(progress.of(&lesson.name).done, "{}", lesson.name);
        let again = LessonDesk::with(&lesson.name, kept(), false);
        let anew = LessonDesk::new(&lesson.name).scene.run().at();
        assert_eq!(again.scene.run().at(), anew, "a lesson that is done begins anew");
    }
}

fn picture(scene: &dyn Scene, shared: &Shared) -> String {
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    scene.draw(shared, area, &mut buffer);
    let row = |y| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..24).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}

fn press(scene: &mut dyn Scene, shared: &mut Shared, keys: &str) -> Option<Box<dyn Scene>> {
    for key in keys.chars() {
        let code = match key {
            '\r' => KeyCode::Enter,
            '\u{1b}' => KeyCode::Esc,
            '\u{7f}' => KeyCode::Backspace,
            other => KeyCode::Char(other),
        };
        let event = KeyEvent::new(code, KeyModifiers::NONE);
        let go = match find(scene.mode(), &event) {
            Some(press) => scene.press(press, shared),
            None => scene.typed(event, shared),
        };
        if let Go::Push(next) | Go::Replace(next) = go {
            return Some(next);
        }
    }
    None
}

#[test]
fn the_list_tells_what_is_done_and_leads_to_the_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = Some(folder.path().to_owned());
    let mut shared = Shared { data, ..Shared::fleeting(Text::new(Lang::En)) };
    let mut progress = Progress::default();
    progress.finish("court");
    let edition = lessons::all()[1].edition();
    let left = louis_xiv::files::Left {
        step: 0,
        task: 0,
        actions: Vec::new(),
        edition,
        missed: Vec::new(),
    };
    progress.leave("conditions", left);
    progress.save(&lessons_file(folder.path())).expect("it can be written");
    let mut list = Learn::new(&shared);
    insta::assert_snapshot!("learn_list", picture(&list, &shared));
    let lesson = press(&mut list, &mut shared, "\r").expect("a lesson");
    assert!(picture(lesson.as_ref(), &shared).contains("Lesson 2"));
    let rules = press(&mut list, &mut shared, "kk\r").expect("the rules");
    assert_eq!(rules.mode(), Mode::Rules);
}

/// Whoever comes back from a lesson stands on the next one that is not done, or on that one while it is
/// under way.
#[test]
fn the_list_stands_on_the_next_lesson() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = Some(folder.path().to_owned());
    let mut shared = Shared { data, ..Shared::fleeting(Text::new(Lang::En)) };
    let here = |list: &Learn, shared: &Shared| -> String {
        let page = picture(list, shared);
        page.lines().find(|line| line.contains('»')).expect("a cursor").to_owned()
    };
    let mut list = Learn::new(&shared);
    press(&mut list, &mut shared, "jjjj\r").expect("a lesson");
    list.resumed(&mut shared);
    assert!(here(&list, &shared).contains("Missions and chips"), "{}", here(&list, &shared));
    press(&mut list, &mut shared, "\r").expect("the lesson again");
    let mut progress = Progress::default();
    progress.finish("missions");
    progress.finish("intrigue");
    progress.save(&lessons_file(folder.path())).expect("it can be written");
    list.resumed(&mut shared);
    assert!(here(&list, &shared).contains("A whole round"), "{}", here(&list, &shared));
    // Taken once more when all are done, the next is the next.
    lessons::all().iter().for_each(|lesson| progress.finish(&lesson.name));
    progress.save(&lessons_file(folder.path())).expect("it can be written");
    press(&mut list, &mut shared, "kkk\r").expect("a lesson");
    list.resumed(&mut shared);
    assert!(here(&list, &shared).contains("Missions and chips"), "{}", here(&list, &shared));
}

#[test]
fn the_rules_are_read_by_chapter_and_by_what_is_searched_for() {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    let mut rules = RulesScreen::new(&shared);
    assert!(picture(&rules, &shared).contains("Aim: the most points after four rounds"));
    press(&mut rules, &mut shared, "ll");
    insta::assert_snapshot!("rules_court", picture(&rules, &shared));
    press(&mut rules, &mut shared, "/LOUIS'S BOARD\r");
    insta::assert_snapshot!("rules_found", picture(&rules, &shared));
    let found = picture(&rules, &shared);
    press(&mut rules, &mut shared, "nN");
    assert_eq!(picture(&rules, &shared), found);
    press(&mut rules, &mut shared, "/xyzzy");
    assert!(picture(&rules, &shared).contains("not in the rules"));
    press(&mut rules, &mut shared, "\u{1b}");
    assert_eq!(picture(&rules, &shared).lines().skip(1).collect::<Vec<_>>().len(), 23);
    // The end is the end: one key up from there shows something else.
    press(&mut rules, &mut shared, &"j".repeat(3000));
    let end = picture(&rules, &shared);
    press(&mut rules, &mut shared, "j");
    assert_eq!(picture(&rules, &shared), end);
    press(&mut rules, &mut shared, "k");
    assert_ne!(picture(&rules, &shared), end);
    let escape = KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE);
    let escape = find(rules.mode(), &escape).expect("a key of the rules");
    assert!(matches!(rules.press(escape, &mut shared), Go::Pop));
}

/// From a refusal one key leads to its rule, and back; why not lists the rest.
#[test]
fn a_refusal_leads_to_its_rule_and_back() {
    let mut desk = LessonDesk::new("court");
    desk.keys("\ra9");
    let refused = desk.screen();
    assert!(refused.contains("(R2.2)"), "{refused}");
    desk.keys("r");
    assert!(desk.rows(80, 24)[2].contains("R2.2"), "{}", desk.screen());
    desk.keys("r");
    assert_eq!(desk.scene.mode(), Mode::Place);
    desk.keys("9w");
    insta::assert_snapshot!("why_not", desk.screen());
    desk.keys("r");
    assert!(desk.rows(80, 24)[2].contains("R2.2"), "{}", desk.screen());
    desk.keys("\u{1b}\u{1b}");
    assert_eq!(desk.scene.mode(), Mode::Place);
    // What if: the table of boards counts the markers in the making.
    desk.keys("66v");
    let row = desk
        .rows(80, 24)
        .into_iter()
        .find(|row| row.contains("6 Condé") && row.contains("3+"))
        .expect("a row");
    assert!(row.contains(" A●●● ") && row.contains(" A ✓ "), "{row}");
    desk.keys("vi");
    insta::assert_snapshot!("board_page_planned", desk.screen());
}

/// Teaching hints are off until a player asks for them, and only for that player.
#[test]
fn hints_are_for_those_who_want_them() {
    let names = ["Anna", "Bruno"];
    let opening = Opening::of_people(names, Seat::A, 5);
    let session = Session::new(opening).expect("the opening is fine");
    let folder = tempfile::tempdir().expect("a folder");
    let data = Some(folder.path().to_owned());
    let mut shared = Shared { data, ..Shared::fleeting(Text::new(Lang::En)) };
    shared.settings.privacy = Privacy::Open;
    let mut table = GameTable::new(session, None, &shared);
    let hint = "Which chips do your missions need?";
    press(&mut table, &mut shared, "g");
    assert_eq!(table.mode(), Mode::Card);
    assert!(!picture(&table, &shared).contains(hint));
    press(&mut table, &mut shared, "X");
    assert!(picture(&table, &shared).contains(hint), "{}", picture(&table, &shared));
    let (kept, wrong) = Settings::load(&settings_file(folder.path()));
    assert_eq!(kept.learners, ["Anna"]);
    assert!(wrong.is_empty(), "{wrong:?}");
    press(&mut table, &mut shared, "a\r\r");
    while table.mode() == Mode::Step {
        press(&mut table, &mut shared, "g");
    }
    let seat = table.session().decision().map(|decision| decision.seat);
    assert_eq!((seat, table.mode()), (Some(Seat::B), Mode::Card));
    assert!(!picture(&table, &shared).contains(hint));
    press(&mut table, &mut shared, "XX");
    assert!(!picture(&table, &shared).contains(hint));
}

/// A hint is one line, or two where the language needs more letters.
#[test]
fn hints_are_short() {
    for &lang in Lang::ALL {
        let text = Text::new(lang);
        let file = lang.files().iter().find(|(name, _)| *name == "lessons");
        let lines = file.into_iter().flat_map(|(_, source)| source.lines());
        let ids = lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        for id in ids.filter(|id| id.starts_with("ui-hint-")) {
            let words = text.ui_with(&id["ui-".len()..], [("points", "5".into())]);
            let most = if lang == Lang::En { 78 } else { 2 * 78 };
            assert!(words.chars().count() <= most, "{lang:?} {id}: {words}");
        }
    }
}

/// Keys, words and tasks of each lesson taken without a mistake; to be read with `--nocapture`.
#[test]
fn lessons_in_numbers() {
    for lesson in lessons::all() {
        let mut desk = LessonDesk::new(&lesson.name);
        let (mut keys, mut words, mut longest, mut before) = (0, 0, 0, None);
        let mut last = Vec::new();
        let mut count = |desk: &LessonDesk| {
            let said = desk.scene.words(&desk.shared, 76);
            if said != last && !said.is_empty() {
                let own = said.join(" ").split_whitespace().count();
                words += own;
                longest = longest.max(own);
            }
            last = said;
        };
        count(&desk);
        take(&mut desk, false, |desk, pressed| {
            keys += pressed.chars().count();
            count(desk);
            if !desk.scene.table().session().is_empty() && before.is_none() {
                before = Some(keys);
            }
        });
        let count = |is: fn(&lessons::Step) -> bool| lesson.steps.iter().filter(|s| is(s)).count();
        let tasks = count(|step| matches!(step, lessons::Step::Do(_)));
        let asked = count(|step| matches!(step, lessons::Step::Guess(_)));
        let read = count(|step| matches!(step, lessons::Step::Say(_)));
        println!(
            "{:<11} keys {keys:>3}  words {words:>4}  longest page {longest:>3}  tasks {tasks}  \
             questions {asked}  only read {read}  keys before the first move {before:?}",
            lesson.name
        );
    }
}

/// A first miss says why and leaves the learner to try again; the keys come on demand, or after a second.
#[test]
fn keys_are_told_after_a_second_miss() {
    let mut desk = at("court", "jump");
    let told = |desk: &LessonDesk| desk.scene.words(&desk.shared, 40).join(" ").contains("b 2 3");
    desk.keys("b\r\r");
    assert_eq!(desk.role(), Some(Role::Else), "{}", desk.screen());
    assert!(!told(&desk), "{}", desk.screen());
    desk.keys("\r");
    assert!(!told(&desk), "{}", desk.screen());
    desk.keys("b\r\r\r");
    assert!(told(&desk), "{}", desk.screen());
    desk.keys("b23\r");
    assert_eq!(desk.role(), Some(Role::Right), "{}", desk.screen());
}

/// Whoever has said what they expect is told whether it is so, and what is; nothing is played for it, and
/// it counts among what was done at the first try.
#[test]
fn what_is_expected_is_said_before_it_is_seen() {
    for right in [true, false] {
        let mut desk = LessonDesk::new("louis");
        while desk.role() != Some(Role::Guess) {
            take_one(&mut desk);
        }
        let (at, played) = (desk.scene.run().at(), desk.scene.table().session().len());
        desk.keys("\r");
        assert!(desk.screen().contains("Press a, b or c."), "{}", desk.screen());
        let key = desk.guess(right);
        desk.keys(&key);
        assert_eq!(desk.role(), Some(Role::Guessed(right)), "{}", desk.screen());
        assert!(desk.screen().contains(if right { "Right." } else { "Not so." }));
        desk.keys("\r");
        assert_eq!(desk.scene.run().at(), at + 1);
        assert_eq!(desk.scene.table().session().len(), played);
        assert_eq!(desk.scene.run().missed().is_empty(), right);
    }
}

/// From a task of which nothing is done the page before can be read again, and the task comes back as it was.
#[test]
fn the_page_before_a_task_can_be_read_again() {
    let mut desk = at("court", "jump");
    let asked = desk.screen();
    let left = KeyEvent::new(KeyCode::Left, KeyModifiers::NONE);
    let press = find(desk.scene.mode(), &left).expect("the key does something");
    desk.scene.press(press, &mut desk.shared);
    assert_eq!(desk.scene.mode(), Mode::Lesson);
    assert!(desk.screen().contains("Read again:"), "{}", desk.screen());
    assert!(desk.screen().contains("Three of your"), "{}", desk.screen());
    desk.keys("\r");
    assert_eq!(desk.screen(), asked);
    assert!(asked.lines().last().is_some_and(|keys| keys.contains("read again")), "{asked}");
    // So it can from a question, whose words stay where they are whatever is pressed.
    let mut desk = at("reserves", "empty");
    let asked = desk.screen();
    assert!(asked.lines().last().is_some_and(|keys| keys.contains("Left page before")), "{asked}");
    desk.keys("\r");
    let puzzled = desk.screen();
    assert!(puzzled.contains("Press a, b or c."), "{puzzled}");
    let moved = asked.lines().zip(puzzled.lines()).filter(|(one, other)| one != other).count();
    assert_eq!(moved, 1, "{puzzled}");
    let press = find(desk.scene.mode(), &left).expect("the key does something");
    desk.scene.press(press, &mut desk.shared);
    assert!(desk.screen().contains("Read again:"), "{}", desk.screen());
    desk.keys("\r");
    assert_eq!(desk.role(), Some(Role::Guess));
}

/// A lesson that went badly is proposed again; the list begins with it when all are done.
#[test]
fn a_weak_lesson_is_proposed_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = Some(folder.path().to_owned());
    let shared = Shared { data, ..Shared::fleeting(Text::new(Lang::En)) };
    let path = lessons_file(folder.path());
    let mut progress = Progress::load(&path);
    for lesson in lessons::all() {
        progress.finish(&lesson.name);
        let first = if lesson.name == "louis" { 1 } else { lesson.tasks() };
        progress.note(&lesson.name, "first-tries", first.into());
    }
    // Missed in a drill.
    progress.note("drills", "weak", serde_json::json!(["odd"]));
    progress.save(&path).expect("written");
    let list = picture(&Learn::new(&shared), &shared);
    let weak: Vec<&str> = list.lines().filter(|line| line.contains("once more?")).collect();
    assert_eq!(weak.len(), 2, "{list}");
    assert!(weak[0].contains("Louis's board"), "{list}");
    assert!(weak[1].contains("missions that bend the rules"), "{list}");
    // What the lesson under the cursor is about stands below.
    assert!(list.contains("Where the king is"), "{list}");
    // Taken once more it is weak no longer.
    let mut desk = LessonDesk::with("odd", shared, true);
    take(&mut desk, false, |_, _| {});
    let list = picture(&Learn::new(&desk.shared), &desk.shared);
    assert_eq!(list.matches("once more?").count(), 1, "{list}");
}

/// The refusal that a task wants stands on the page that speaks of it, with its rule, and goes with it.
#[test]
fn the_page_about_a_refusal_shows_it() {
    let mut desk = at("court", "fork");
    desk.keys("d4o");
    assert_eq!(desk.role(), Some(Role::Right));
    assert!(desk.screen().contains("(R5.5)"), "{}", desk.screen());
    desk.keys("\r");
    assert!(!desk.screen().contains("(R5.5)"), "{}", desk.screen());
}

/// A key that means something once a card is chosen says so.
#[test]
fn what_needs_a_card_says_so() {
    let mut desk = at("court", "jump");
    desk.keys("t");
    assert!(
        desk.screen().contains("First a card: its key, such as b; then t."),
        "{}",
        desk.screen()
    );
    let mut desk = at("odd", "four");
    desk.keys("m");
    assert!(
        desk.screen().contains("First a card: its key, such as a; then m."),
        "{}",
        desk.screen()
    );
}

/// How the round ended has a line for each player, also where a lesson speaks beside it.
#[test]
fn how_a_round_ended_has_a_line_for_each() {
    let mut seen = false;
    let mut desk = LessonDesk::new("round");
    take(&mut desk, false, |desk, _| {
        let screen = desk.screen();
        if screen.contains("Round 1 is over") {
            seen = true;
            for name in ["Ada", "Bruno", "Carla"] {
                let own = screen.lines().filter(|line| line.trim_start().starts_with(name));
                assert!(own.count() > 0, "{name}:\n{screen}");
            }
        }
    });
    assert!(seen);
}

/// What a question of free play asks for is what its key line says: nothing of laying out where one draws.
#[test]
fn the_task_of_free_play_is_that_of_the_question() {
    let mut desk = LessonDesk::new("round");
    take(&mut desk, false, |desk, _| {
        let words = desk.scene.words(&desk.shared, 200).join(" ");
        match desk.scene.mode() {
            Mode::Deck => {
                assert!(words.contains("Draw one") && !words.contains("then z"), "{words}");
            }
            Mode::Chip => assert!(words.contains("Choose the chip"), "{words}"),
            _ => {}
        }
    });
}
