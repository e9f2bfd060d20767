//! Beside the lessons: the guide of a first game, drills, the rules to search in, the review.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use crate::guided::first_game;

use louis_xiv::drills::{self, Ask, Choice, Kind, Reply, SITTING};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Action, Claim, Phase, Rule, Seat, Shield, Side, Usage};
use louis_xiv::files::{self, Progress, Theme, lessons_file, saves_dir};
use louis_xiv::lessons;
use louis_xiv::review::{Depth, Review};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::{Mode, find};
use louis_xiv::tui::screens::{self, DrillScreen, Learn, ReviewScreen, RulesScreen};
use louis_xiv::tui::{Go, Replay, Scene, Shared, cut_off};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Color;

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];

fn drawn(scene: &dyn Scene, shared: &Shared, (width, height): (u16, u16)) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    shared.look.paint(area, &mut buffer);
    scene.draw(shared, area, &mut buffer);
    buffer
}

fn picture(scene: &dyn Scene, shared: &Shared, size: (u16, u16)) -> String {
    let buffer = drawn(scene, shared, size);
    let row = |y| (0..size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..size.1).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}

fn press(scene: &mut dyn Scene, shared: &mut Shared, keys: &str) -> Go {
    let mut last = Go::Stay;
    for key in keys.chars() {
        let code = match key {
            '\r' => KeyCode::Enter,
            '\u{1b}' => KeyCode::Esc,
            '↓' => KeyCode::Down,
            other => KeyCode::Char(other),
        };
        let event = KeyEvent::new(code, KeyModifiers::NONE);
        last = match find(scene.mode(), &event) {
            Some(press) => scene.press(press, shared),
            None => scene.typed(event, shared),
        };
    }
    last
}

fn kept(folder: &Path) -> Shared {
    Shared { data: Some(folder.to_owned()), ..Shared::fleeting(Text::new(Lang::En)) }
}

fn work(scene: &mut dyn Scene, shared: &mut Shared) {
    for _ in 0..500 {
        if !scene.is_busy() {
            return;
        }
        scene.work(shared);
    }
}

/// Left in the middle and gone on with, a first game has its guide again, with the same words.
#[test]
fn the_guide_of_a_first_game_comes_back_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut shared = kept(folder.path());
    let mut game = screens::first_game(&shared).expect("a first game");
    work(game.as_mut(), &mut shared);
    while game.mode() == Mode::Step {
        press(game.as_mut(), &mut shared, "\r");
    }
    let before = picture(game.as_ref(), &shared, (80, 24));
    assert!(before.contains("The guide") && before.contains("Your first turn"), "{before}");
    let path = game.kept_at().expect("it is kept").to_owned();
    drop(game);
    let reopen =
        |shared: &Shared| screens::opened(files::open(&path).expect("the save opens"), shared);
    let mut again = reopen(&shared);
    // What was dealt is shown once more.
    while again.mode() == Mode::Step {
        press(again.as_mut(), &mut shared, "\r");
    }
    let after = picture(again.as_ref(), &shared, (80, 24));
    assert!(after.contains("The guide") && after.contains("Your first turn"), "{after}");
    drop(again);
    // Another name for the file changes nothing, and neither does the way of going on.
    let game = screens::first_game(&shared).expect("the same game");
    assert_eq!(game.kept_at(), Some(path.as_path()));
    drop(game);
    assert!(picture(&Learn::new(&shared), &shared, (80, 24)).contains("begun: goes on there"));
    let renamed = saves_dir(folder.path()).join("renamed.json");
    std::fs::rename(&path, &renamed).expect("renamed");
    let mut again = screens::opened(files::open(&renamed).expect("the save opens"), &shared);
    while again.mode() == Mode::Step {
        press(again.as_mut(), &mut shared, "\r");
    }
    assert!(picture(again.as_ref(), &shared, (80, 24)).contains("The guide"));
    drop(again);
    // Somebody else's game has none.
    let opening =
        louis_xiv::session::Opening::of_people(["Ada", "Ben"], louis_xiv::engine::Seat::A, 1);
    let session = louis_xiv::session::Session::new(opening).expect("a good opening");
    let other = files::SaveFile::create(&saves_dir(folder.path()), &session).expect("kept");
    let other = other.path().to_owned();
    let other = screens::opened(files::open(&other).expect("the save opens"), &shared);
    assert!(!picture(other.as_ref(), &shared, (80, 24)).contains("The guide"));
}

/// The guide speaks of what a page is the first to show: a tie, a board that turns over, the second
/// place beside Louis, the pay of board 8; each once.
#[test]
fn the_guide_speaks_of_what_comes_up_in_the_scoring() {
    let mut told: BTreeMap<&str, String> = BTreeMap::new();
    for seed in 0..12 {
        let mut desk = first_game(seed);
        let mut chance = Chance::new(seed, Stream::Choice);
        let mut own: Vec<&str> = Vec::new();
        for _ in 0..600 {
            if let Some(tip) = desk.table.tip().filter(|tip| own.last() != Some(tip)) {
                assert!(!own.contains(&tip), "{tip} twice");
                own.push(tip);
                told.entry(tip).or_insert_with(|| desk.screen(80, 24));
            }
            if desk.table.session().game().round() == 3 {
                break;
            }
            match desk.table.mode() {
                Mode::Step => desk.keys("\n"),
                _ => desk.advance(&mut chance),
            }
            desk.wait();
        }
    }
    for (tip, shown) in [
        ("tie", "The board stays as it is"),
        ("turned", "The board turns over"),
        ("second", "second alone"),
        ("eight", "8 Maintenon"),
    ] {
        let screen = told.get(tip).unwrap_or_else(|| panic!("{tip} never came: {:?}", told.keys()));
        assert!(screen.contains(shown), "{tip}:\n{screen}");
    }
    // A bribe without a winner is not paid "like the winner".
    let tied = told.get("bribe-tie").expect("a tie to bribe at");
    assert!(!tied.contains("alone with most"), "{tied}");
}

/// What a sitting is made of: the kind that was asked for; ties and Louis's board among the boards;
/// every right answer among those that can be given.
#[test]
fn sittings_have_what_is_easily_missed() {
    let (mut tied, mut louis) = (0, 0);
    for seed in 0..40 {
        let sitting = drills::sitting(seed, Some(Kind::Paid));
        assert_eq!(sitting.len(), SITTING);
        assert!(sitting.iter().all(|drill| matches!(drill.ask, Ask::Paid { .. })));
        tied += sitting.iter().filter(|drill| drill.is_tied()).count();
        louis += sitting.iter().filter(|drill| drill.game.louis() == drill.board()).count();
        for kind in Kind::ALL {
            for drill in drills::sitting(seed, Some(kind)) {
                match drill.right() {
                    Reply::Place(place) => assert!(place < drill.choices().len(), "{drill:?}"),
                    Reply::Boards(boards) => assert!(!boards.is_empty()),
                    Reply::Missions(bits) => assert!(bits < 8),
                }
            }
        }
    }
    assert!(tied > 100 && louis > 100, "{tied} ties, {louis} with Louis");
    // Every answer is the right one somewhere.
    for kind in [Kind::Paid, Kind::After, Kind::Intrigue, Kind::When] {
        let mut right = std::collections::BTreeSet::new();
        for seed in 0..60 {
            for drill in drills::sitting(seed, Some(kind)) {
                if let Reply::Place(place) = drill.right() {
                    right.insert(format!("{:?}", drill.choices()[place]));
                }
            }
        }
        let all = match kind {
            Kind::Paid => 5,
            _ => 4,
        };
        assert_eq!(right.len(), all, "{kind:?}: {right:?}");
    }
}

/// A board comes once in a sitting, as far as there are boards enough; of a bribe a question speaks only
/// where somebody may bribe.
#[test]
fn a_sitting_varies_its_boards() {
    let mut twice = 0;
    for seed in 0..40 {
        for kind in [None, Some(Kind::Paid), Some(Kind::After), Some(Kind::Intrigue)] {
            let sitting = drills::sitting(seed, kind);
            let mut boards: Vec<_> = sitting.iter().filter_map(|drill| drill.board()).collect();
            let count = boards.len();
            boards.sort_unstable();
            boards.dedup();
            twice += count - boards.len();
        }
    }
    assert_eq!(twice, 0);
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    let (mut with, mut without) = (0, 0);
    for seed in 0..40 {
        let mut screen = DrillScreen::seeded(seed, Some(Kind::After), &shared);
        // Where the markers go is asked second.
        press(&mut screen, &mut shared, "a\r");
        let drill = screen.sitting().and_then(|sitting| sitting.drill()).expect("a position");
        let Ask::Home { board, .. } = drill.ask else { continue };
        let claims = drill.game.standing(board).claims;
        let may = |side| matches!(claims[side], Some(Claim::MayBribe { .. }));
        let may = Side::ALL.into_iter().any(may);
        let asked = picture(&screen, &shared, (80, 24));
        assert_eq!(asked.contains("nobody bribes"), may, "{asked}");
        with += usize::from(may);
        without += usize::from(!may);
    }
    assert!(with > 5 && without > 5, "{with} with bribes, {without} without");
}

/// When a mission helps first is what its own words begin with.
#[test]
fn a_mission_helps_first_when_it_says() {
    let text = Text::new(Lang::En);
    let mut seen = std::collections::BTreeSet::new();
    for drill in (0..60).flat_map(|seed| drills::sitting(seed, Some(Kind::When))) {
        let Ask::When { mission } = drill.ask else { panic!("{drill:?}") };
        let Reply::Place(place) = drill.right() else { panic!("{drill:?}") };
        let does = text.mission_does(mission);
        let begins = match drill.choices()[place] {
            Choice::In(Phase::Supply) => "Supply",
            Choice::In(Phase::Influence) => "Influence",
            Choice::In(Phase::Scoring) => "Scoring",
            Choice::In(Phase::Missions) if mission.rule() == Rule::new(8, 1) => "On laying",
            Choice::In(Phase::Missions) => "Missions",
            other => panic!("{other:?}"),
        };
        assert!(does.starts_with(begins), "{does}");
        // What helps in the phase in which it is laid out says so.
        if begins == "Missions" {
            assert!(does.contains("in which"), "{does}");
        }
        seen.insert(mission.rule());
    }
    assert_eq!(seen.len(), 20, "{seen:?}");
}

fn keys_for(screen: &DrillScreen, right: bool) -> String {
    let drill = screen.sitting().and_then(|sitting| sitting.drill()).expect("a position");
    let key = |board: louis_xiv::engine::Board| match board.number() {
        10 => '0',
        11 => 'o',
        12 => 'y',
        number => char::from(b'0' + number),
    };
    match drill.right() {
        Reply::Place(place) => {
            let place = if right { place } else { (place + 1) % drill.choices().len() };
            char::from(b'a' + place as u8).to_string()
        }
        Reply::Boards(boards) => {
            let keys: String = boards.iter().map(key).collect();
            if right { keys + "\r" } else { keys[..1].to_owned() + "\r" }
        }
        Reply::Missions(bits) => {
            let bits = if right { bits } else { bits ^ 1 };
            let letters = (0..3).filter(|place| bits >> place & 1 == 1).map(|p| ['a', 'b', 'c'][p]);
            letters.collect::<String>() + "\r"
        }
    }
}

/// Answers what is asked again: first wrongly once more, then rightly.
fn repeat(screen: &mut DrillScreen, shared: &mut Shared) {
    let mut slips = 1;
    for _ in 0..3 * SITTING {
        if screen.sitting().is_none_or(|sitting| sitting.drill().is_none()) {
            return;
        }
        let keys = keys_for(screen, slips == 0);
        slips = 0;
        press(screen, shared, &keys);
        press(screen, shared, "\r");
    }
    panic!("the sitting does not end");
}

/// Only listed answers count; the question stays with its answer; the whole rule can be read; the
/// score is kept for its kind, with what to look at again.
#[test]
fn a_sitting_is_answered_explained_and_kept() {
    for lang in Lang::ALL {
        for kind in [None].into_iter().chain(Kind::ALL.map(Some)) {
            let folder = tempfile::tempdir().expect("a folder");
            let data = Some(folder.path().to_owned());
            let mut shared = Shared { data, ..Shared::fleeting(Text::new(*lang)) };
            let mut screen = DrillScreen::seeded(5, kind, &shared);
            for number in 0..SITTING {
                let asked = picture(&screen, &shared, (80, 24));
                let choice = screen.sitting().is_some_and(|sitting| {
                    sitting.drill().is_some_and(|drill| !drill.choices().is_empty())
                });
                if choice {
                    press(&mut screen, &mut shared, "0\r789efgh");
                    assert_eq!(picture(&screen, &shared, (80, 24)), asked, "no answers");
                }
                if screen.mode() == Mode::Board {
                    press(&mut screen, &mut shared, "\r");
                    assert_eq!(picture(&screen, &shared, (80, 24)), asked, "nothing chosen");
                }
                let right = number % 2 == 0;
                let keys = keys_for(&screen, right);
                press(&mut screen, &mut shared, &keys);
                assert_eq!(screen.mode(), Mode::Lesson, "{asked}");
                let drill = screen.sitting().and_then(|s| s.drill()).expect("still there");
                // What is right, and why, stands on the smallest screen without scrolling.
                let page = picture(&screen, &shared, (80, 24));
                assert!(page.contains('\u{2713}'), "{page}");
                let whys = screen.sitting().map(|sitting| sitting.why(&shared)).unwrap_or_default();
                assert!(!whys.is_empty(), "{page}");
                let plain = |words: &str| -> String {
                    words.chars().filter(|letter| !" \u{a0}\n┃│".contains(*letter)).collect()
                };
                for why in whys {
                    assert!(plain(&page).contains(&plain(&why)), "{why}\n{page}");
                }
                let rule = shared.text.rule(drill.rule()).text;
                // What is best follows from no single rule.
                let best = matches!(drill.ask, Ask::Best { .. });
                let mut seen = String::new();
                for _ in 0..60 {
                    let page = picture(&screen, &shared, (80, 24));
                    seen += &page;
                    press(&mut screen, &mut shared, "↓");
                    if picture(&screen, &shared, (80, 24)) == page {
                        break;
                    }
                }
                let seen: String = seen.split_whitespace().collect();
                let last = rule.split_whitespace().last().expect("a word");
                let last = shared.look.show(last).replace('\u{a0}', "");
                assert!(right || best || seen.contains(&last), "{rule}\n{seen}");
                press(&mut screen, &mut shared, "\r");
            }
            // Those that were wrong come again, until they are not, and count no more.
            repeat(&mut screen, &mut shared);
            let page = picture(&screen, &shared, (80, 24));
            assert!(page.contains("R") || kind == Some(Kind::Best), "{page}");
            // Whoever missed a rule is told which lesson teaches it.
            let taught = page.lines().filter(|line| line.trim_start().starts_with('R'));
            let lesson = shared.text.ui_with("drill-lesson", [("number", "".into())]);
            let taught = taught.filter(|line| line.contains(lesson.trim())).count();
            assert!(taught > 0 || kind == Some(Kind::Best), "{page}");
            assert_eq!(screen.sitting().map(|sitting| sitting.score()), Some(SITTING / 2));
            let progress = Progress::load(&lessons_file(folder.path()));
            let name = kind.map_or("mixed", Kind::name);
            assert_eq!(progress.number("drills", &format!("best-{name}")), Some(5));
            assert!(!progress.words("drills", "weak").is_empty() || kind == Some(Kind::Best));
            press(&mut screen, &mut shared, "\r");
            assert_eq!(screen.mode(), Mode::List);
        }
    }
}

/// What is left over is asked in three ways in turn, each with the right number among the answers.
#[test]
fn what_is_left_over_is_asked_in_three_ways() {
    let (mut count, mut kept, mut score, mut single) = (0, 0, 0, 0);
    for seed in 0..12 {
        for drill in drills::sitting(seed, Some(Kind::Count)) {
            let Reply::Place(place) = drill.right() else { panic!("a number is chosen") };
            let chips = drill.game.holding(Seat::A).chips.len();
            match (&drill.ask, drill.choices()[place]) {
                (Ask::Count { numbers }, Choice::Number(right)) => {
                    count += 1;
                    assert!(numbers.contains(&right));
                }
                (Ask::Kept { numbers }, Choice::Number(right)) => {
                    kept += 1;
                    single += usize::from(chips == 1);
                    assert_eq!(right, chips - 1);
                    assert!(numbers.contains(&right));
                }
                (Ask::Score { numbers }, Choice::Points(right)) => {
                    score += 1;
                    let own = &drill.game.secret(Seat::A).shields;
                    let most = Shield::ALL.iter();
                    let most = most.filter(|k| drill.game.majority(**k).0.contains(Seat::A));
                    let laid = drill.game.points_laid(Seat::A) as usize;
                    assert_eq!(usize::from(right), usize::from(own.len()) + most.count() + laid);
                    assert!(numbers.contains(&right));
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(count > 20 && kept > 20 && score > 20 && single > 2, "{count} {kept} {score} {single}");
}

/// Whoever leaves in the middle is asked; before the first answer and after the last nobody is.
#[test]
fn a_sitting_is_not_lost_by_one_key() {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    let mut screen = DrillScreen::seeded(5, Some(Kind::Paid), &shared);
    let keys = keys_for(&screen, true);
    press(&mut screen, &mut shared, &keys);
    press(&mut screen, &mut shared, "\rq");
    assert_eq!(screen.mode(), Mode::Agree);
    press(&mut screen, &mut shared, "n");
    assert_eq!(screen.mode(), Mode::Missions);
    press(&mut screen, &mut shared, "qy");
    assert_eq!(screen.mode(), Mode::List);
    assert!(matches!(press(&mut screen, &mut shared, "\u{1b}"), Go::Pop));
}

/// Nothing of a drill is cut off, whatever the language and the size.
#[test]
fn drills_fit_every_screen() {
    for lang in Lang::ALL {
        for (width, height) in SIZES {
            let mut shared = Shared::fleeting(Text::new(*lang));
            shared.screen = Rect::new(0, 0, width, height);
            for seed in 0..6 {
                let mut screen = DrillScreen::seeded(seed, None, &shared);
                let look = |screen: &DrillScreen, shared: &Shared| {
                    let cut = cut_off(|| {
                        drawn(screen, shared, (width, height));
                    });
                    assert!(cut.is_empty(), "{lang:?} {width}: {cut:?}");
                };
                for number in 0..SITTING {
                    look(&screen, &shared);
                    let keys = keys_for(&screen, number % 2 == 0);
                    press(&mut screen, &mut shared, &keys);
                    look(&screen, &shared);
                    press(&mut screen, &mut shared, "\r");
                }
                look(&screen, &shared);
                repeat(&mut screen, &mut shared);
                look(&screen, &shared);
                press(&mut screen, &mut shared, "\r");
                look(&screen, &shared);
            }
        }
    }
}

/// Other words for a rule, the characters, several words in any order, nearly right spelling.
#[test]
fn rules_are_found_by_other_words() {
    let found = |lang: Lang, query: &str| Text::new(lang).rules_with(query);
    let rule = |chapter, number| Rule::new(chapter, number);
    for (lang, tie) in [(Lang::En, "tie"), (Lang::Fr, "égalité"), (Lang::De, "Gleichstand")] {
        let found = found(lang, tie);
        for wanted in [rule(6, 4), rule(6, 5), rule(6, 8), rule(7, 5)] {
            assert!(found.contains(&wanted), "{lang:?} {tie}: {found:?}");
        }
    }
    for lang in Lang::ALL {
        for name in ["Condé", "Maintenon", "Mazarin", "Louvois", "Conde"] {
            assert!(found(*lang, name).contains(&rule(6, 10)), "{lang:?} {name}");
        }
    }
    for (query, wanted) in [
        ("majority", rule(6, 4)),
        ("leftover", rule(7, 2)),
        ("discard", rule(5, 10)),
        ("carry", rule(7, 2)),
        ("card last", rule(5, 10)),
        ("flip", rule(6, 7)),
        ("refuse", rule(6, 4)),
        ("reserve empty", rule(6, 11)),
        ("intrigue next round", rule(6, 1)),
        ("two of the same", rule(8, 1)),
    ] {
        assert!(found(Lang::En, query).contains(&wanted), "{query}: {:?}", found(Lang::En, query));
    }
    assert!(found(Lang::En, "xyzzy").is_empty());
}

/// The rules open with their contents; a digit leads to a chapter; rulings are folded until asked
/// for, or searched in.
#[test]
fn the_rules_have_contents_and_folded_rulings() {
    let mut shared = Shared::fleeting(Text::new(Lang::En));
    let mut rules = RulesScreen::new(&shared);
    let first = picture(&rules, &shared, (80, 24));
    assert!(first.contains("Contents") && first.contains("6  The scoring phase"), "{first}");
    press(&mut rules, &mut shared, "9");
    let folded = picture(&rules, &shared, (80, 24));
    assert!(folded.contains("R9 The game for two"), "{folded}");
    press(&mut rules, &mut shared, "4");
    let folded = picture(&rules, &shared, (80, 24));
    assert!(folded.contains("R4.2") && folded.contains("(v shows them)"), "{folded}");
    assert!(!folded.contains("This happens in the supply phase of the last round"), "{folded}");
    press(&mut rules, &mut shared, "v");
    let open = picture(&rules, &shared, (80, 24));
    assert!(open.contains("This happens in the supply phase of the last round"), "{open}");
    press(&mut rules, &mut shared, "v/Mazarin\r");
    let found = picture(&rules, &shared, (80, 24));
    assert!(found.contains("Mazarin"), "{found}");
    // What the contents name as words to search for is no find.
    let mut rules = RulesScreen::new(&shared);
    press(&mut rules, &mut shared, "/tie\r");
    let found = picture(&rules, &shared, (80, 24));
    assert!(!found.contains("Contents"), "{found}");
    // On a large screen a page is a page, in the middle.
    shared.screen = Rect::new(0, 0, 120, 40);
    let mut rules = RulesScreen::new(&shared);
    let first = picture(&rules, &shared, (120, 40));
    let last = first.lines().rev().skip(2).find(|line| !line.trim().is_empty()).expect("a line");
    assert!(last.starts_with("          "), "{first}");
    press(&mut rules, &mut shared, " ");
    let next = picture(&rules, &shared, (120, 40));
    let top: Vec<&str> = next.lines().skip(2).take(3).collect();
    assert!(top.contains(&last), "{last:?} is not at the top of\n{next}");
}

/// Whoever pages through the rules sees every example on one page with all that is said of it.
#[test]
fn examples_are_paged_with_their_words() {
    for &lang in Lang::ALL {
        let mut shared = Shared::fleeting(Text::new(lang));
        shared.screen = Rect::new(0, 0, 80, 24);
        let mut rules = RulesScreen::new(&shared);
        let mut pages = Vec::new();
        for _ in 0..80 {
            pages.push(picture(&rules, &shared, (80, 24)));
            press(&mut rules, &mut shared, " ");
        }
        for example in lessons::examples() {
            let words = shared.text.example(example.rule);
            let squeezed = |page: &str| page.split_whitespace().collect::<Vec<_>>().join(" ");
            let says: String = squeezed(&shared.look.show(&words)).chars().take(60).collect();
            let here = |page: &&String| squeezed(page).contains(&says);
            let claims = example.scored().map_or(0, |board| {
                let claims = example.game.standing(board).claims;
                Side::ALL.into_iter().filter(|&side| claims[side].is_some()).count()
            });
            let is_claim = |line: &&str| {
                let line = line.trim_start();
                line.contains("): ") || line.contains(") : ") || line.contains(")\u{a0}: ")
            };
            let whole = pages.iter().filter(here).any(|page| {
                let begins = says.split(' ').next().unwrap_or_default();
                let after = page.split_once(begins);
                let claimed = after.map_or(0, |(_, rest)| rest.lines().filter(is_claim).count());
                // The uppermost board of the court, in every language.
                page.contains("6 Condé") && claimed >= claims
            });
            assert!(whole, "{lang:?} {}: {says}", example.rule);
        }
    }
}

/// The review of a finished game and of one under way, at every size and in every language: nothing
/// is cut, the ground is painted, the rounds stand where they begin.
#[test]
fn the_review_fits_and_is_painted() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/whole-game-of-3.json");
    let whole = files::load(&path).expect("the fixture loads").session;
    let mut begun = whole.clone();
    begun.undo_to_agreed(begun.len() / 3);
    for session in [whole, begun] {
        let review = Review::of(&session, Depth::QUICK, &AtomicBool::new(false));
        for lang in Lang::ALL {
            for (width, height) in SIZES {
                let mut shared = Shared::fleeting(Text::new(*lang));
                shared.look.theme = Theme::Light;
                shared.screen = Rect::new(0, 0, width, height);
                let mut screen = ReviewScreen::with(session.clone(), review.clone());
                for key in ["", "↓", "↓", "↓", "↓", "↓"] {
                    press(&mut screen, &mut shared, key);
                    let mut buffer = Buffer::default();
                    let cut = cut_off(|| buffer = drawn(&screen, &shared, (width, height)));
                    assert!(cut.is_empty(), "{lang:?} {width}: {cut:?}");
                    let bare = buffer.content.iter().filter(|cell| cell.bg == Color::Reset);
                    assert_eq!(bare.count(), 0, "{lang:?} {width}: the ground shows through");
                    let page = picture(&screen, &shared, (width, height));
                    assert!(page.contains("100 %"), "{page}");
                    let names = ["Anna", "Bruno", "Clara"].iter().filter(|n| page.contains(**n));
                    assert!(names.count() > 0, "a legend:\n{page}");
                }
                if *lang == Lang::En && width == 80 {
                    let over = session.game().outcome().is_some();
                    let name = if over { "review_whole" } else { "review_begun" };
                    insta::assert_snapshot!(name, picture(&screen, &shared, (width, height)));
                }
            }
        }
    }
}

/// Whoever looks up a word of the screen, or asks in their own words, comes to the rule at once, from
/// wherever they are.
#[test]
fn the_first_find_is_the_best_one() {
    let shared = Shared::fleeting(Text::new(Lang::En));
    for (query, rule) in [
        ("ready", "R5.9"),
        ("nothing ready", "R5.9"),
        ("none ready", "R5.9"),
        ("no markers left", "R5.9"),
        ("how many jokers", "R1.3"),
        ("wildcard", "R7.1"),
        ("compensation", "R3.2"),
        ("keep my markers", "R6.4"),
        ("how many rounds", "R3.3"),
        ("chip into a crown", "R8.6"),
        ("win one tie", "R8.19"),
    ] {
        for chapter in ["", "7"] {
            let mut shared = shared.clone();
            let mut screen = RulesScreen::new(&shared);
            press(&mut screen, &mut shared, chapter);
            press(&mut screen, &mut shared, "/");
            press(&mut screen, &mut shared, query);
            let page = picture(&screen, &shared, (80, 24));
            assert!(page.contains("1 of"), "{query}\n{page}");
            assert!(page.contains(&format!("{rule} ")), "{query}\n{page}");
        }
    }
}

/// The moments begin with the dearest; Enter shows the better answer, and the game goes on from there
/// for whoever wants to try it.
#[test]
fn the_better_answer_is_shown_and_can_be_played_on() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/whole-game-of-3.json");
    let session = files::load(&path).expect("the fixture loads").session;
    let review = Review::of(&session, Depth::QUICK, &AtomicBool::new(false));
    assert!(!review.moments.is_empty());
    let lost = |at: usize| review.moments[at].chance.1 - review.moments[at].chance.0;
    assert!((1..review.moments.len()).all(|at| lost(at) <= lost(at - 1)), "{:?}", review.moments);
    for moment in &review.moments {
        let other = Review::instead(&session, moment).expect("the better answer can be given");
        assert_eq!(other.len(), moment.at + 1);
        assert_eq!(other.actions().last().map(|(_, action)| action), moment.better);
    }
    let shared = &mut Shared::fleeting(Text::new(Lang::En));
    let mut screen = ReviewScreen::with(session.clone(), review.clone());
    // The largest swings stand before the moments, and one can look back at them.
    let page = picture(&screen, shared, (80, 24));
    assert!(page.contains("The largest swings") && page.contains("» ◆ Round"), "{page}");
    assert!(page.lines().any(|line| line.trim() == "◆"), "marked on the chart:\n{page}");
    for _ in &review.swings {
        assert!(matches!(press(&mut screen, shared, "\r"), Go::Push(_)));
        press(&mut screen, shared, "↓");
    }
    let Go::Push(mut replay) = press(&mut screen, shared, "\r") else { panic!("it is shown") };
    let page = picture(replay.as_ref(), shared, (80, 24));
    assert!(page.contains("This is the better answer"), "{page}");
    assert!(page.contains("P play on"), "the key that is named has a place:\n{page}");
    // Markers that the better answer places lie on their boards at once.
    for moment in &review.moments {
        let other = Review::instead(&session, moment).expect("the better answer can be given");
        let shown = Replay::new(other.clone(), true).at_answer(moment.at + 1);
        if let Some(Action::Play { usage: Usage::Place(_), .. }) = moment.better {
            let card = shown.place();
            assert!(shown.done().place() > card, "{moment:?}");
        }
    }
    if review.moments[0].at + 1 < session.len() {
        press(replay.as_mut(), shared, "P");
        assert!(matches!(press(replay.as_mut(), shared, "P"), Go::Only(_)));
    }
}

/// However long the question is, every answer to it stands on the smallest screen, with its key.
#[test]
fn no_answer_of_a_drill_is_below_the_edge() {
    for lang in Lang::ALL {
        let mut shared = Shared::fleeting(Text::new(*lang));
        for seed in 0..12 {
            let mut screen = DrillScreen::seeded(seed, Some(Kind::Best), &shared);
            for _ in 0..SITTING {
                let page = picture(&screen, &shared, (80, 24));
                for key in ["a", "b", "c"] {
                    let own = |line: &str| line.starts_with(&format!("  {key} "));
                    assert!(page.lines().any(own), "{lang:?} {key}\n{page}");
                }
                let keys = keys_for(&screen, true);
                press(&mut screen, &mut shared, &keys);
                // Why comes before the chances.
                let whys = screen.sitting().map(|sitting| sitting.why(&shared)).unwrap_or_default();
                assert!(!whys.is_empty());
                press(&mut screen, &mut shared, "\r");
            }
        }
    }
}
