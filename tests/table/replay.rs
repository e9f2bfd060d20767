//! Looking back at a game on the screen, and what the table writes out on demand.

use std::fs;
use std::path::{Path, PathBuf};

use crate::desk::Desk;
use louis_xiv::engine::Seats;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::files::{Loaded, Privacy, load};
use louis_xiv::scenario::Scenario;
use louis_xiv::session::{Chair, Session};
use louis_xiv::text::{Lang, Names, Text};
use louis_xiv::tui::keys::{Mode, Press, Verb, find, working};
use louis_xiv::tui::{Go, Replay, Scene, Shared, screens};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

fn fixture(players: usize) -> Session {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let path = folder.join(format!("whole-game-of-{players}.json"));
    load(&path).and_then(Loaded::whole).expect("the fixture loads").0
}

fn shared() -> Shared {
    Shared::fleeting(Text::new(Lang::En))
}

fn press(scene: &mut dyn Scene, key: KeyCode, shared: &mut Shared) -> Go {
    let press = find(scene.mode(), &KeyEvent::new(key, KeyModifiers::NONE));
    scene.press(press.unwrap_or_else(|| panic!("{key:?} in {:?}", scene.mode())), shared)
}

fn screen(scene: &dyn Scene, shared: &Shared, width: u16, height: u16) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    scene.draw(shared, area, &mut buffer);
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}

/// The words of a screen, one after the other.
fn words(screen: &str) -> String {
    let signs = |c: char| matches!(c, '»' | '›');
    let all: Vec<&str> = screen.split(|c: char| c.is_whitespace() || signs(c)).collect();
    all.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A reason stands under what was decided, not under what came of it.
#[test]
fn a_reason_stands_under_its_own_decision() {
    let mut shared = shared();
    let people = fixture(3);
    let mut opening = people.opening().clone();
    for chair in &mut opening.chairs {
        *chair = Chair::bot(chair.name.clone(), "easy");
    }
    let mut session = Session::new(opening).expect("the same opening");
    for (_, action) in people.actions() {
        session.play(action).expect("the same game");
    }
    let mut replay = Replay::new(session, false);
    let number = |screen: &str| {
        let (_, rest) = screen.split_once("Answer ")?;
        rest.split(' ').next()?.parse::<usize>().ok()
    };
    let (mut last, mut reasons) = (None, 0);
    while replay.place() + 1 < replay.len() {
        press(&mut replay, KeyCode::Right, &mut shared);
        let screen = screen(&replay, &shared, 80, 24);
        let now = number(&screen);
        if screen.contains("  Why: ") {
            reasons += 1;
            assert_ne!(now, last, "{screen}");
        }
        last = now;
    }
    assert!(reasons > 0);
}

/// Looking back from a decision begins with that decision.
#[test]
fn looking_back_begins_at_the_decision() {
    let shared = shared();
    let session = fixture(3);
    // An answer may be to play nothing, which nobody is told of.
    let told = |number: &usize| session.events_of(*number).is_some_and(|told| !told.is_empty());
    for number in (1..=session.len()).filter(told) {
        let replay = Replay::new(session.clone(), false).at_answer(number);
        let screen = screen(&replay, &shared, 80, 24);
        assert!(screen.contains(&format!("Answer {number} of")), "{number}\n{screen}");
    }
}

#[test]
fn pictures() {
    let mut shared = shared();
    let mut replay = Replay::new(fixture(3), false);
    for key in [KeyCode::Tab, KeyCode::Char('b'), KeyCode::Char('b'), KeyCode::Char('b')] {
        press(&mut replay, key, &mut shared);
    }
    insta::assert_snapshot!("replay_80", screen(&replay, &shared, 80, 24));
    insta::assert_snapshot!("replay_120", screen(&replay, &shared, 120, 40));
    press(&mut replay, KeyCode::Char('?'), &mut shared);
    insta::assert_snapshot!("replay_help_80", screen(&replay, &shared, 80, 24));
}

#[test]
fn every_event_is_shown_in_both_directions_with_its_rule() {
    let (text, mut shared) = (Text::new(Lang::En), shared());
    for players in 2..=4 {
        let session = fixture(players);
        let events: usize =
            (0..=session.len()).map(|n| session.steps_of(n).expect("steps").len()).sum();
        let mut replay = Replay::new(session, false);
        assert_eq!(replay.len(), events);
        let mut seen = Vec::new();
        loop {
            let (sentence, shown) = (replay.sentence(&text), screen(&replay, &shared, 80, 24));
            assert!(words(&shown).contains(&words(&shared.look.show(&sentence))), "{shown}");
            assert!(sentence.ends_with(')') && sentence.contains("(R"), "{sentence}");
            seen.push(shown);
            if replay.place() + 1 == replay.len() {
                break;
            }
            press(&mut replay, KeyCode::Right, &mut shared);
        }
        assert_eq!(seen.len(), events);
        // Further on there is nothing.
        press(&mut replay, KeyCode::Right, &mut shared);
        for earlier in seen.iter().rev() {
            assert_eq!(&screen(&replay, &shared, 80, 24), earlier);
            press(&mut replay, KeyCode::Left, &mut shared);
        }
        assert_eq!(replay.place(), 0);
    }
}

#[test]
fn jumps_go_to_rounds_phases_boards_and_answers() {
    let (text, mut shared) = (Text::new(Lang::En), shared());
    let mut replay = Replay::new(fixture(3), false);
    let mut jump = |key| {
        press(&mut replay, key, &mut shared);
        (replay.place(), replay.sentence(&text))
    };
    let (round, told) = jump(KeyCode::Tab);
    assert!(told.starts_with("Round 2 begins"), "{told}");
    assert!(jump(KeyCode::Down).1.starts_with("Supply phase."));
    assert!(jump(KeyCode::Down).1.starts_with("Influence phase."));
    assert!(jump(KeyCode::Down).1.starts_with("Scoring phase"));
    for board in 1..=12 {
        let told = jump(KeyCode::Char('b')).1;
        assert!(told.starts_with(&format!("Board {board} ")), "{told}");
    }
    assert!(jump(KeyCode::Char('B')).1.starts_with("Board 11 "));
    assert!(jump(KeyCode::Up).1.starts_with("Scoring phase"));
    assert_eq!(jump(KeyCode::BackTab).0, round);
    let next = jump(KeyCode::Char(']')).0;
    assert!(next > round);
    assert!(jump(KeyCode::PageUp).0 < next);
    let (end, told) = jump(KeyCode::End);
    assert!(told.contains(" wins") || told.contains("share"), "{told}");
    assert_eq!(jump(KeyCode::Tab).0, end, "there is no further round");
    assert_eq!(jump(KeyCode::Home).0, 0);
    let early = Replay::new(fixture(3), false).after(12);
    assert!(screen(&early, &shared, 80, 24).contains("Answer 12 of 128"));
}

#[test]
fn a_key_leads_to_the_rule_and_back() {
    let mut shared = shared();
    let mut replay = Replay::new(fixture(2), false).after(3);
    let before = screen(&replay, &shared, 80, 24);
    for (key, says) in [('r', "R"), ('L', "What happened"), ('?', "Help")] {
        press(&mut replay, KeyCode::Char(key), &mut shared);
        assert_eq!(replay.mode(), Mode::Page);
        let page = screen(&replay, &shared, 80, 24);
        assert!(page.trim_start_matches([' ', '\u{2654}']).starts_with(says), "{page}");
        press(&mut replay, KeyCode::Down, &mut shared);
        press(&mut replay, KeyCode::Esc, &mut shared);
        assert_eq!(screen(&replay, &shared, 80, 24), before);
    }
    assert!(matches!(press(&mut replay, KeyCode::Char('q'), &mut shared), Go::Pop));
}

/// Nothing that only one player knows, before the game is over.
#[test]
fn an_unfinished_game_is_shown_as_the_table_saw_it() {
    let (text, mut shared) = (Text::new(Lang::En), shared());
    let mut desk = Desk::new(3, 11, Privacy::Curtain);
    let mut chance = Chance::new(3, Stream::Guess);
    while desk.table.session().game().round() < 3 {
        desk.advance(&mut chance);
    }
    let session = desk.table.session().clone();
    let steps: Vec<_> =
        (0..=session.len()).flat_map(|n| session.steps_of(n).expect("steps")).collect();
    for open in [false, true] {
        let mut replay = Replay::new(session.clone(), open);
        let mut secrets = 0;
        for step in &steps {
            let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
            let whole = text.event_cited(&step.event, &names);
            let public = text.event_cited(&step.event.seen_by(None), &names);
            assert_eq!(replay.sentence(&text), if open { &*whole } else { &*public });
            if whole != public {
                secrets += 1;
                let shown = words(&screen(&replay, &shared, 120, 40));
                assert_eq!(shown.contains(&words(&shared.look.show(&whole))), open, "{whole}");
            }
            press(&mut replay, KeyCode::Right, &mut shared);
        }
        assert!(secrets > 10, "{secrets}");
        let answers = screen(&replay, &shared, 120, 40);
        assert!(answers.contains(&format!("Answer {0} of {0}", session.len())), "{answers}");
    }
}

#[test]
fn the_table_can_be_looked_back_from_and_is_as_it_was() {
    let mut desk = Desk::new(3, 42, Privacy::Curtain);
    desk.reach_question();
    assert_eq!(desk.table.mode(), Mode::Card);
    let before = desk.screen(80, 24);
    let Some(Go::Push(mut scene)) = desk.try_press(KeyCode::Char('B')) else {
        panic!("B looks back");
    };
    assert_eq!(scene.mode(), Mode::Replay);
    let shown = screen(scene.as_ref(), &desk.shared, 80, 24);
    assert!(shown.contains("Influence phase. (R5.3)"), "the last event:\n{shown}");
    press(scene.as_mut(), KeyCode::Left, &mut desk.shared);
    let back = press(scene.as_mut(), KeyCode::Esc, &mut desk.shared);
    assert!(matches!(back, Go::Pop), "Esc goes back to the table");
    desk.table.resumed(&mut desk.shared);
    assert_eq!(desk.screen(80, 24), before);
    // From the curtain, too.
    let mut desk = Desk::new(3, 42, Privacy::Curtain);
    while desk.table.mode() != Mode::Curtain {
        desk.press(KeyCode::Char('g'));
    }
    assert!(matches!(desk.try_press(KeyCode::Char('B')), Some(Go::Push(_))));
}

#[test]
fn the_result_can_be_looked_back_from() {
    let mut shared = shared();
    let mut end = screens::End::new(fixture(2), None).expect("the game is over");
    press(&mut end, KeyCode::Char('g'), &mut shared);
    let before = screen(&end, &shared, 80, 24);
    let Go::Push(mut scene) = press(&mut end, KeyCode::Char('B'), &mut shared) else {
        panic!("B looks back");
    };
    assert!(screen(scene.as_ref(), &shared, 80, 24).contains("Round 1 begins"));
    let back = press(scene.as_mut(), KeyCode::Char('q'), &mut shared);
    assert!(matches!(back, Go::Pop), "q goes back to the result");
    end.resumed(&mut shared);
    assert_eq!(screen(&end, &shared, 80, 24), before);
}

fn only_file(folder: &Path) -> PathBuf {
    let entries = fs::read_dir(folder).expect("a folder");
    let files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files[0].clone()
}

#[test]
fn the_position_is_written_where_the_table_says() {
    let home = tempfile::tempdir().expect("a temporary directory");
    let mut desk = after_an_answer(home.path());
    let before = desk.screen(80, 24);
    let hand = before.lines().rev().nth(2).expect("the hand").to_owned();
    desk.press(KeyCode::Char('E'));
    let file = only_file(&home.path().join("positions"));
    says_where(&desk.screen(80, 24), &file, &hand);
    let text = fs::read_to_string(&file).expect("the file can be read");
    let game = Scenario::read(&text).expect("a scenario").begin(&mut ()).expect("a position");
    assert_eq!(&game, desk.table.session().game());
    // Any key goes on.
    let event = KeyEvent::new(KeyCode::Char('x'), KeyModifiers::NONE);
    assert!(find(desk.table.mode(), &event).is_none());
    desk.table.typed(event, &mut desk.shared);
    assert_eq!(desk.screen(80, 24), before);
    // It stands in the menu, too; a second one gets a name of its own.
    desk.keys("qjjjjjj\n");
    assert_eq!(fs::read_dir(home.path().join("positions")).expect("a folder").count(), 2);
}

fn after_an_answer(home: &Path) -> Desk {
    let mut desk = Desk::new(3, 42, Privacy::Curtain);
    desk.shared.data = Some(home.to_owned());
    desk.reach_question();
    desk.press(KeyCode::Char('a'));
    desk.confirm();
    desk.reach_question();
    desk
}

fn says_where(shown: &str, file: &Path, hand: &str) {
    let name = file.file_name().expect("a name").to_string_lossy().into_owned();
    let said: String = shown.split_whitespace().collect();
    assert!(said.contains(&name), "{shown}");
    assert!(shown.contains("cards"), "it says what is in it:\n{shown}");
    assert!(!shown.contains(hand), "nothing is shown meanwhile:\n{shown}");
}

/// A report asks what is wrong, and has the words and the whole game; the game itself is as it was.
#[test]
fn a_bug_report_keeps_the_words() {
    let home = tempfile::tempdir().expect("a temporary directory");
    let mut desk = after_an_answer(home.path());
    let before = desk.screen(80, 24);
    let hand = before.lines().rev().nth(2).expect("the hand").to_owned();
    let Some(Go::Push(mut report)) = desk.try_press(KeyCode::Char('R')) else {
        panic!("R asks what is wrong");
    };
    let shared = &mut desk.shared;
    let asked = screen(report.as_ref(), shared, 80, 24);
    assert!(asked.contains("What is wrong") && !asked.contains(&hand), "{asked}");
    let words = "q: Bob's crown\u{202e} went \u{e9}verywhere?";
    for letter in words.chars() {
        report.typed(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE), shared);
    }
    let kept = "q: Bob's crown went \u{e9}verywhere?";
    assert!(screen(report.as_ref(), shared, 80, 24).contains(kept));
    assert!(!home.path().join("reports").exists(), "nothing is written before Enter");
    assert!(matches!(press(report.as_mut(), KeyCode::Enter, shared), Go::Stay));
    let file = only_file(&home.path().join("reports"));
    says_where(&screen(report.as_ref(), shared, 80, 24), &file, &hand);
    let any = KeyEvent::new(KeyCode::Char('x'), KeyModifiers::NONE);
    assert!(matches!(report.typed(any, shared), Go::Pop), "any key goes on");
    desk.table.resumed(&mut desk.shared);
    assert_eq!(desk.screen(80, 24), before);
    let (session, _) = load(&file).and_then(Loaded::whole).expect("a save");
    assert_eq!(session.digest(), desk.table.session().digest());
    assert_eq!((session.len(), desk.table.session().notes().len()), (1, 0));
    let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
    let notes: Vec<String> =
        (session.notes().iter()).map(|note| Text::new(Lang::En).note(note, &names)).collect();
    assert_eq!(notes, [format!("Reported here: {kept}")]);
    // From the menu, too, and without a word.
    desk.keys("qjjjjjjj");
    let Some(Go::Push(mut report)) = desk.try_press(KeyCode::Enter) else { panic!("the same") };
    press(report.as_mut(), KeyCode::Enter, &mut desk.shared);
    assert_eq!(fs::read_dir(home.path().join("reports")).expect("a folder").count(), 2);
    assert!(matches!(press(report.as_mut(), KeyCode::Enter, &mut desk.shared), Go::Pop));
    // Esc writes nothing.
    let Some(Go::Push(mut report)) = desk.try_press(KeyCode::Char('R')) else { panic!("the same") };
    assert!(matches!(press(report.as_mut(), KeyCode::Esc, &mut desk.shared), Go::Pop));
    assert_eq!(fs::read_dir(home.path().join("reports")).expect("a folder").count(), 2);
}

/// At any moment that is looked back at the position can be written, and another game goes on from
/// there; the one that is looked at is as it was.
#[test]
fn an_earlier_moment_is_written_and_played_on_from() {
    let home = tempfile::tempdir().expect("a temporary directory");
    let mut shared = shared();
    shared.data = Some(home.path().to_owned());
    let whole = fixture(3);
    let mut replay = Replay::new(whole.clone(), false).after(40);
    press(&mut replay, KeyCode::Char('E'), &mut shared);
    let file = only_file(&home.path().join("positions"));
    says_where(&screen(&replay, &shared, 80, 24), &file, "nobody's hand");
    let text = fs::read_to_string(&file).expect("the file can be read");
    let game = Scenario::read(&text).expect("a scenario").begin(&mut ()).expect("a position");
    assert_eq!(Some(&game), whole.position_at(40));
    // The next key shows the events again.
    press(&mut replay, KeyCode::Left, &mut shared);
    press(&mut replay, KeyCode::Right, &mut shared);
    assert!(screen(&replay, &shared, 80, 24).contains("Answer 40 of 128"));
    assert!(matches!(press(&mut replay, KeyCode::Char('P'), &mut shared), Go::Stay));
    assert!(screen(&replay, &shared, 80, 24).contains("P again"));
    assert!(!home.path().join("saves").exists());
    // Another key in between takes the wish back.
    press(&mut replay, KeyCode::Left, &mut shared);
    press(&mut replay, KeyCode::Right, &mut shared);
    assert!(matches!(press(&mut replay, KeyCode::Char('P'), &mut shared), Go::Stay));
    let Go::Only(table) = press(&mut replay, KeyCode::Char('P'), &mut shared) else {
        panic!("P twice plays on");
    };
    assert!(!screen(table.as_ref(), &shared, 80, 24).trim().is_empty());
    drop(table);
    let save = only_file(&home.path().join("saves"));
    let (branch, _) = load(&save).and_then(Loaded::whole).expect("a save");
    assert!(branch.len() >= 40 && branch.game().outcome().is_none());
    assert_eq!(branch.position_at(40), whole.position_at(40));
    assert_eq!(branch.chairs(), whole.chairs());
    // The end cannot be played on from.
    let mut end = Replay::new(whole, false).at_the_end();
    assert!(!end.works(Verb::PlayOn) && end.works(Verb::Position));
    assert!(matches!(press(&mut end, KeyCode::Char('P'), &mut shared), Go::Stay));
}

#[test]
fn what_cannot_be_written_is_said() {
    let mut desk = Desk::new(2, 1, Privacy::Curtain);
    desk.reach_question();
    desk.press(KeyCode::Char('E'));
    assert!(desk.screen(80, 24).contains("There is no data directory"));
    let home = tempfile::NamedTempFile::new().expect("a file");
    let mut desk = Desk::new(2, 1, Privacy::Curtain);
    desk.shared.data = Some(home.path().to_owned());
    desk.reach_question();
    desk.press(KeyCode::Char('E'));
    assert!(desk.screen(80, 24).contains("It cannot be written:"), "{}", desk.screen(80, 24));
    let mut desk = Desk::new(2, 1, Privacy::Curtain);
    desk.shared.data = Some(home.path().to_owned());
    desk.reach_question();
    let Some(Go::Push(mut report)) = desk.try_press(KeyCode::Char('R')) else {
        panic!("R asks what is wrong");
    };
    press(report.as_mut(), KeyCode::Enter, &mut desk.shared);
    let said = screen(report.as_ref(), &desk.shared, 80, 24);
    assert!(said.contains("It cannot be written:"), "{said}");
}

#[test]
fn every_key_of_the_replay_does_something_in_the_middle() {
    let shared = shared();
    let place = Replay::new(fixture(4), false).after(60).place();
    let mut moved = 0;
    for binding in working(Mode::Replay) {
        let mut replay = Replay::new(fixture(4), false).after(60);
        if replay.works(binding.verb) {
            let press = Press { verb: binding.verb, number: 0 };
            replay.press(press, &mut shared.clone());
            moved += usize::from(replay.place() != place);
        }
    }
    assert_eq!(moved, 12);
}

#[test]
fn a_save_in_the_list_can_be_looked_back_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().join("saves");
    fs::create_dir(&saves).expect("a folder");
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/whole-game-of-3.json");
    fs::copy(whole, saves.join("game.json")).expect("copied");
    for &lang in Lang::ALL {
        let mut shared = Shared::fleeting(Text::new(lang));
        shared.data = Some(folder.path().to_owned());
        let mut list = screens::Load::new(&shared);
        let before = screen(&list, &shared, 80, 24);
        let key = format!("B {}", shared.text.ui("key-look-back"));
        assert!(before.contains(&key), "{before}");
        let Go::Push(mut replay) = press(&mut list, KeyCode::Char('B'), &mut shared) else {
            panic!("the save is not looked back at");
        };
        assert_eq!(replay.mode(), Mode::Replay);
        press(replay.as_mut(), KeyCode::Right, &mut shared);
        let back = press(replay.as_mut(), KeyCode::Esc, &mut shared);
        assert!(matches!(back, Go::Pop), "no way back");
        list.resumed(&mut shared);
        assert_eq!(screen(&list, &shared, 80, 24), before);
    }
    // A list without a save has nothing to look back at.
    let mut shared = shared();
    let mut empty = screens::Load::new(&shared);
    assert!(matches!(press(&mut empty, KeyCode::Char('B'), &mut shared), Go::Stay));
    assert!(!screen(&empty, &shared, 80, 24).contains("B look back"));
}
