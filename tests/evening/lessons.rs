//! Every lesson is played to its end: with the answers it asks for, with others, and with answers
//! that the rules refuse. What its pages say is held against the table on the screen elsewhere.

use louis_xiv::engine::{Action, Board, Illegal, Reach, Walk};
use louis_xiv::files::{Left, Progress, Taken};
use louis_xiv::lessons::{self, Lesson, Next, Now, Pattern, Role, Run, Step, Task};
use louis_xiv::session::Session;
use louis_xiv::text::{Lang, Names, Text};

const NAMES: [&str; 4] = ["Anna", "Bruno", "Carla", "David"];

fn legal(session: &Session) -> Vec<Action> {
    let mut answers = Vec::new();
    session.legal_actions(&mut answers);
    answers
}

/// Lets the lesson answer for the others until the learner is asked.
fn run_replies(run: &mut Run, session: &mut Session) {
    while let (Now::Act(_), Some(action)) = (run.now(), run.reply(session)) {
        session.play(action).expect("the lesson answers by the rules");
        run.played(session);
    }
}

/// Something that is refused like this here.
fn refusal(session: &Session, wanted: &Pattern) -> Illegal {
    let reserve = |session: &Session| {
        session.decision().map_or(0, |asked| session.game().holding(asked.seat).personal)
    };
    let walks = legal(session).into_iter().filter_map(|action| match action {
        Action::Play { card, .. } => Some(Walk::new(Reach::of(card), reserve(session))),
        _ => None,
    });
    let mut open: Vec<Walk> = walks.collect();
    while let Some(walk) = open.pop() {
        for board in Board::ALL {
            match walk.step(board) {
                Ok(next) => open.push(next),
                Err(illegal) if wanted.takes(&illegal) => return illegal,
                Err(_) => {}
            }
        }
    }
    panic!("{wanted:?} refuses nothing here");
}

/// Whether the lesson would take this answer back.
fn is_taken_back(run: &Run, session: &Session, action: Action) -> bool {
    let (mut run, mut session) = (run.clone(), session.clone());
    session.play(action).expect("a legal answer");
    run.played(&session);
    matches!(run.now(), Now::Read(page) if page.role == Role::Else)
}

/// The first answer of free play that throws nothing away.
fn freely(run: &Run, session: &Session) -> Action {
    let kept = |action: &Action| !is_taken_back(run, session, *action);
    legal(session).into_iter().find(kept).expect("some answer is taken")
}

/// What a learner does at a task.
enum Deed {
    Answer(Action),
    BeRefused(Pattern),
}

/// Takes the lesson to its end; `learner` says what to do at each task.
fn take(
    lesson: &'static Lesson,
    mut learner: impl FnMut(&Run, &'static Task, &Session) -> Deed,
) -> Session {
    take_with(lesson, |run, task, session| match task {
        Some(task) => learner(run, task, session),
        None => Deed::Answer(freely(run, session)),
    })
}

/// The same where the learner also says what to do in free play.
fn take_with(
    lesson: &'static Lesson,
    mut learner: impl FnMut(&Run, Option<&'static Task>, &Session) -> Deed,
) -> Session {
    let mut session = lesson.begin(NAMES).expect("a shipped lesson begins");
    let mut run = Run::new(lesson);
    for _ in 0..500 {
        let place = format!("{} step {}", lesson.name, run.at());
        run.settle(&session);
        match run.now() {
            Now::Done => return session,
            // Whatever is expected, the lesson goes on.
            Now::Read(page) if page.role == Role::Guess => {
                assert!(run.guess(place.len() as u8 % 2), "{place}");
            }
            Now::Read(page) => {
                let back = run.go_on();
                assert_eq!(page.role.goes_back(), back != Next::Stay, "{place}");
                if let Next::GoBack(count) = back {
                    session.undo_to_agreed(count);
                    assert_eq!(session.len(), count, "{place}");
                    // After an answer that was as good the lesson gives its own.
                    if page.role == Role::Good {
                        run_replies(&mut run, &mut session);
                        assert!(session.len() > count, "{place}");
                    }
                }
            }
            Now::Result => {
                assert!(session.game().outcome().is_some(), "{place}: no result yet");
                run.go_on();
            }
            Now::Watch => run.rested(),
            Now::Back(count) => {
                session.undo_to_agreed(count);
                run.go_on();
            }
            Now::Act(_) => {
                run_replies(&mut run, &mut session);
                let Now::Act(_) = run.now() else { continue };
                let decision = session.decision().unwrap_or_else(|| panic!("{place}: over"));
                assert_eq!(decision.seat, lesson.learner, "{place}");
                let deed = learner(&run, run.task(), &session);
                match deed {
                    Deed::BeRefused(like) => {
                        assert!(run.refused(&refusal(&session, &like)), "{place}");
                        assert_eq!(run.now(), Now::Watch, "{place}");
                    }
                    Deed::Answer(action) => {
                        session.play(action).expect("a legal answer");
                        run.played(&session);
                    }
                }
            }
        }
    }
    panic!("{} does not end", lesson.name);
}

fn is_right(task: &Task, action: &Action) -> bool {
    task.answers.iter().any(|pattern| pattern.takes(action))
}

/// What the task asks for.
fn asked_for(task: &Task, session: &Session) -> Deed {
    if let Some(like) = &task.try_until {
        return Deed::BeRefused(like.clone());
    }
    // Of several right ones the lesson's own.
    let own = task.first_answer().filter(|own| session.check(own).is_ok());
    let right = || legal(session).into_iter().find(|action| is_right(task, action));
    let answer = own.or_else(right);
    Deed::Answer(answer.unwrap_or_else(|| panic!("{}: nothing is right", task.id)))
}

/// Whatever a page says with a number, or of a board, is held against the table.
#[test]
fn pages_with_numbers_say_what_must_hold() {
    let text = Text::new(Lang::En);
    let numbers = ["two", "three", "four", "six", "eight", "ten", "tie", "tied", "alone"];
    let speaks = |lesson: &Lesson, id: &str, attribute: Option<&str>| {
        let words = text.lesson_words((&lesson.name, id), attribute, &Names::letters(), &[]);
        let words = words.to_lowercase();
        let mut parts = words.split(|letter: char| !letter.is_alphanumeric());
        parts.any(|word| numbers.contains(&word) || word.parse::<u8>().is_ok())
    };
    for lesson in lessons::all() {
        for step in &lesson.steps {
            let missing = match step {
                Step::Say(say) => say.holds.is_none() && speaks(lesson, &say.id, None),
                Step::Do(task) => {
                    let asked = task.holds.is_none() && speaks(lesson, &task.id, None);
                    let after = !task.silent
                        && task.after.is_none()
                        && speaks(lesson, &task.id, Some("right"));
                    let instead = task.instead.iter().any(|instead| {
                        instead.holds.is_none() && speaks(lesson, &task.id, Some(&instead.say))
                    });
                    asked || after || instead
                }
                _ => false,
            };
            assert!(!missing, "{} {:?}", lesson.name, step.id());
        }
    }
}

/// No lesson asks to finish while the chips pay for a mission, and in free play that is noticed.
#[test]
fn nobody_is_asked_to_throw_a_mission_away() {
    let lays_out = |action: &Action| matches!(action, Action::LayOut { .. });
    let mut caught = 0;
    for lesson in lessons::all() {
        for seed in 0..40_u64 {
            let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            let mut any = move |answers: Vec<Action>| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                answers[(state >> 33) as usize % answers.len()]
            };
            take_with(lesson, |run, task, session| {
                let answers = legal(session);
                let could = answers.iter().any(lays_out);
                let Some(task) = task else {
                    if could && answers.contains(&Action::Pass) {
                        assert!(is_taken_back(run, session, Action::Pass), "{}", lesson.name);
                        caught += 1;
                    }
                    let kept = answers.into_iter().filter(|a| !is_taken_back(run, session, *a));
                    return Deed::Answer(any(kept.collect()));
                };
                let right: Vec<Action> =
                    answers.into_iter().filter(|action| is_right(task, action)).collect();
                assert!(!(right == [Action::Pass] && could), "{} {}", lesson.name, task.id);
                if right.is_empty() { asked_for(task, session) } else { Deed::Answer(any(right)) }
            });
        }
    }
    assert!(caught > 10, "{caught}");
}

#[test]
fn right_answers_lead_to_the_end() {
    for lesson in lessons::all() {
        take(lesson, |_, task, session| asked_for(task, session));
    }
}

#[test]
fn answers_that_were_not_asked_for_lead_back_to_the_task() {
    for lesson in lessons::all() {
        let mut erred = Vec::new();
        let after = take(lesson, |run, task, session| {
            let other = legal(session).into_iter().find(|action| !is_right(task, action));
            let Some(other) = other.filter(|_| !erred.contains(&run.at())) else {
                return asked_for(task, session);
            };
            erred.push(run.at());
            // What came of it is not shown first.
            let (mut run, mut session) = (run.clone(), session.clone());
            session.play(other).expect("a legal answer");
            run.played(&session);
            let back = matches!(run.now(), Now::Read(page) if page.role.goes_back());
            assert!(back, "{}", task.id);
            Deed::Answer(other)
        });
        assert!(!erred.is_empty(), "{}", lesson.name);
        let straight = take(lesson, |_, task, session| asked_for(task, session));
        assert_eq!(after.digest(), straight.digest(), "{}", lesson.name);
    }
}

/// Every answer that a lesson describes can be given where it is described, and every rule that
/// it reacts to can refuse something there.
#[test]
fn everything_that_a_lesson_reacts_to_can_happen() {
    for lesson in lessons::all() {
        take(lesson, |_, task, session| {
            let answers = legal(session);
            let instead = task.instead.iter().flat_map(|instead| &instead.answers);
            for pattern in task.answers.iter().chain(instead) {
                let taken = answers.iter().any(|action| pattern.takes(action));
                assert!(taken, "{} {}: {pattern:?}", lesson.name, task.id);
            }
            if let Some(like) = &task.try_until {
                refusal(session, like);
            }
            asked_for(task, session)
        });
    }
}

#[test]
fn there_are_twelve_and_each_can_be_found() {
    assert_eq!(lessons::all().len(), 12);
    for (at, lesson) in lessons::all().iter().enumerate() {
        assert_eq!(lessons::find(&lesson.name), Some(at));
        assert_eq!(lessons::find(&(at + 1).to_string()), Some(at));
        assert!(lesson.steps.iter().any(|step| matches!(step, Step::Do(_))), "{}", lesson.name);
    }
    assert_eq!((lessons::find("0"), lessons::find("13"), lessons::find("x")), (None, None, None));
}

#[test]
fn a_bad_lesson_names_the_field() {
    let good = include_str!("../../assets/lessons/court.json");
    let bad = |from: &str, to: &str| {
        let text = good.replacen(from, to, 1);
        Lesson::read(&text).expect_err("a bad lesson").to_string()
    };
    assert!(bad("\"version\": 1", "\"version\": 2").starts_with("format: expected"));
    assert!(bad("\"name\": \"court\"", "\"name\": \"The court\"").starts_with("name: "));
    assert!(bad("\"id\": \"place\"", "\"id\": \"Place\"").starts_with("steps[1].id: "));
    assert!(bad("\"rule\": \"R5.6\"", "\"rule\": \"R1.99\"").contains("R1.99"));
    assert!(bad("\"influence\": [6, 8", "\"influence\": [6, 6, 6, 8").starts_with("scenario: "));
    let until = "\"try-until\": {\"reason\": {\"reason\": \"two-directions\", \"from\": 12}},";
    assert!(bad(until, "").starts_with("steps[7]: "));
}

#[test]
fn progress_is_remembered_and_a_bad_file_is_kept_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lessons.json");
    let mut progress = Progress::load(&path);
    assert_eq!(progress.of("court"), Taken::default());
    let left = Left {
        step: 3,
        task: 1,
        actions: vec![Action::Pass],
        edition: 7,
        missed: vec!["jump".to_owned()],
    };
    progress.leave("court", left.clone());
    progress.finish("louis");
    progress.save(&path).expect("it can be written");
    let again = Progress::load(&path);
    assert_eq!(again.of("court"), Taken { done: false, left: Some(left) });
    assert!(again.of("louis").done);
    for (number, junk) in
        ["{\"for", "[]", "{\"format\": \"other\", \"version\": 1, \"lessons\": {}}"]
            .iter()
            .enumerate()
    {
        std::fs::write(&path, junk).expect("a file");
        assert!(Progress::check(&path).is_err(), "it is told");
        let mut progress = Progress::load(&path);
        assert_eq!(progress.of("court"), Taken::default());
        assert_eq!(std::fs::read_to_string(&path).expect("still there"), *junk);
        progress.finish("two");
        let aside = progress.save(&path).expect("it can be written").expect("it was bad");
        // One after the other: none takes the place of another.
        let names = ["lessons.json.bad", "lessons.json.bad-2", "lessons.json.bad-3"];
        assert_eq!(aside, folder.path().join(names[number]));
        assert_eq!(std::fs::read_to_string(aside).expect("kept aside"), *junk);
        assert!(Progress::load(&path).of("two").done);
    }
}

#[test]
fn what_another_edition_knows_of_lessons_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lessons.json");
    let text = serde_json::json!({"format": "louis-xiv-progress", "version": 1, "medals": [1],
        "lessons": {"court": {"done": true, "stars": 3},
            "new": {"left": {"step": 1, "task": 0, "actions": [{"dance": 1}]}}}});
    std::fs::write(&path, text.to_string()).expect("a file");
    let mut progress = Progress::load(&path);
    assert!(progress.of("court").done);
    // Where it was left cannot be understood; nothing else is lost by that.
    assert_eq!(progress.of("new"), Taken::default());
    progress.finish("two");
    assert_eq!(progress.save(&path).expect("it can be written"), None);
    let mut after: serde_json::Value =
        serde_json::from_slice(&std::fs::read(&path).expect("a file")).expect("JSON");
    assert_eq!(after["lessons"]["two"], serde_json::json!({"done": true}));
    after["lessons"].as_object_mut().expect("lessons").remove("two");
    assert_eq!(after, text);
}

#[cfg(unix)]
#[test]
fn progress_that_cannot_be_read_is_not_lost() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lessons.json");
    // Too large to be read, and still somebody's.
    std::fs::write(&path, " ".repeat(2 << 20)).expect("a file");
    let mut progress = Progress::load(&path);
    progress.finish("two");
    let aside = progress.save(&path).expect("it can be written").expect("it was bad");
    assert_eq!(std::fs::metadata(aside).expect("kept aside").len(), 2 << 20);
    // A link to nowhere is no file to keep.
    std::fs::remove_file(&path).expect("a file");
    symlink("/nowhere/at/all", &path).expect("a link");
    assert!(progress.save(&path).is_ok_and(|aside| aside.is_none()));
}
