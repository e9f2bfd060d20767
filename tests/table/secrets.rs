//! Secrets on the screen, by difference: every hidden card is exchanged for one that nobody who may
//! be looking could tell from it, and not a cell of what is drawn may change. Who may be looking is
//! not asked of the table: [`Witness`] follows who opened which curtain last, and what ends that.

use crate::desk::{Desk, NAMES, code, squeezed};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Action, Phase, Seat, What};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::text::Lang;
use louis_xiv::tui::keys::Mode;
use louis_xiv::tui::{Go, Scene};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use serde_json::json;

/// Where the layout changes.
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];

const QUESTIONS: [Mode; 9] = [
    Mode::Card,
    Mode::Place,
    Mode::Board,
    Mode::YesNo,
    Mode::Count,
    Mode::Missions,
    Mode::Deck,
    Mode::Chip,
    Mode::PutBack,
];

/// Somebody who stands behind the table and knows nothing but the rules of the house: a seat sits
/// there alone from the moment they open their curtain until somebody else may be looking again.
#[derive(Clone)]
struct Witness {
    desk: Desk,
    privacy: Privacy,
    /// Who sits there alone.
    alone: Option<Seat>,
    /// Whose sheet lies on the table, and whose curtain hangs before one.
    sheet: Option<Seat>,
    named: Option<Seat>,
    /// They have just drawn a mission, and read which before the table goes on.
    reads: bool,
    stretch: (u8, Phase),
}

impl Witness {
    fn new(desk: Desk, privacy: Privacy) -> Self {
        let stretch = stretch(&desk);
        let mut witness =
            Self { desk, privacy, alone: None, sheet: None, named: None, reads: false, stretch };
        witness.settle();
        witness
    }

    fn people(&self) -> Vec<Seat> {
        let session = self.desk.table.session();
        let person = |&seat: &Seat| session.player(seat).is_some_and(|player| player.is_person());
        session.game().seats().filter(person).collect()
    }

    /// Whose secrets may make a difference to the screen.
    fn may_see(&self) -> Option<Seat> {
        if let [only] = self.people()[..] {
            return Some(only);
        }
        match self.desk.table.mode() {
            Mode::Sheet => self.sheet.or(self.alone),
            Mode::Step if self.reads => self.alone,
            mode if QUESTIONS.contains(&mode) => self.alone,
            _ => None,
        }
    }

    fn press(&mut self, key: KeyCode) {
        let (before, played) = (self.desk.table.mode(), self.desk.table.session().len());
        self.desk.strike(key);
        self.desk.wait();
        let session = self.desk.table.session();
        match (before, key) {
            (Mode::PeekWho, KeyCode::Char(letter)) => {
                let place = (letter as usize).wrapping_sub('a' as usize);
                self.named = Seat::from_index(place);
            }
            (Mode::Curtain | Mode::PeekCurtain, KeyCode::Tab) => match self.named.take() {
                Some(seat) => self.sheet = Some(seat),
                None => self.alone = session.decision().map(|decision| decision.seat),
            },
            (Mode::Sheet, _) => {
                // Whoever looked at a sheet has seen no more than that.
                let looked = self.sheet.take();
                self.alone = self.alone.filter(|&alone| looked.is_none_or(|seat| seat == alone));
            }
            (_, KeyCode::Char('p')) if self.desk.table.mode() == Mode::Sheet => {
                self.sheet = self.alone;
            }
            _ => {}
        }
        if before == Mode::Step {
            // What is read alone is one page; the next may be anybody's.
            self.reads &=
                !matches!(key, KeyCode::Enter | KeyCode::Char(' ' | 'g')) && key != KeyCode::Esc;
        }
        let session = self.desk.table.session();
        if let Some(first) = session.actions().nth(played) {
            let (seat, action) = first;
            self.reads = Some(seat) == self.alone
                && matches!(action, Action::Draw { .. } | Action::PutBack { .. });
        }
        self.settle();
    }

    /// What ends being alone.
    fn settle(&mut self) {
        let (mode, now) = (self.desk.table.mode(), stretch(&self.desk));
        let decision = self.desk.table.session().decision();
        if self.privacy == Privacy::Open {
            let asked = decision.map(|decision| decision.seat);
            self.alone = asked.filter(|_| QUESTIONS.contains(&mode) || mode == Mode::Sheet);
        } else if QUESTIONS.contains(&mode) {
            let asked = decision.filter(|decision| decision.question.is_secret());
            if asked.map(|decision| decision.seat) != self.alone || now != self.stretch {
                self.alone = None;
            }
        } else if matches!(
            mode,
            Mode::Curtain | Mode::PeekCurtain | Mode::Intrigue | Mode::Wait | Mode::Over
        ) && self.named.is_none()
            || mode == Mode::Step && !self.reads
        {
            self.alone = None;
        }
        if !self.reads {
            self.stretch = now;
        }
    }

    /// Not a cell depends on what nobody here may know.
    fn check(&self, what: &str, seed: u64) {
        let viewer = self.may_see();
        let other = Desk { table: self.desk.table.imagined(viewer, seed), ..self.desk.clone() };
        let mut chance = Chance::new(seed, Stream::Guess);
        let random = std::iter::repeat_with(|| {
            (80 + chance.below(121) as u16, 24 + chance.below(37) as u16)
        });
        for (width, height) in SIZES.into_iter().chain(random.take(2)) {
            assert!(
                self.desk.buffer(width, height) == other.buffer(width, height),
                "{what}: only {viewer:?} may look, in {:?} at {width}x{height}\n{}\n{}",
                self.desk.table.mode(),
                self.desk.screen(width, height),
                other.screen(width, height),
            );
        }
    }

    /// What a key opens is made after the exchange: what was written down before would not differ.
    fn check_opened(&self, keys: &str, seed: u64) {
        let mut real = self.clone();
        let viewer = self.may_see();
        let mut other = Desk { table: self.desk.table.imagined(viewer, seed), ..self.desk.clone() };
        for key in keys.chars() {
            real.press(code(key));
            other.strike(code(key));
        }
        if real.desk.table.mode() != other.table.mode() {
            return;
        }
        // Pages and menus are everybody's.
        if matches!(real.desk.table.mode(), Mode::Page | Mode::Menu | Mode::Agree | Mode::PeekWho) {
            real.check(keys, seed);
        }
        let same = real.desk.buffer(120, 40) == other.buffer(120, 40);
        assert!(same, "{keys}\n{}\n{}", real.desk.screen(120, 40), other.screen(120, 40));
    }

    /// Everything that can be reached from here without playing.
    fn look_around(&self, seed: u64) {
        let mut back = self.clone();
        for _ in 0..12 {
            if !matches!(back.desk.table.mode(), Mode::Step | Mode::Intrigue) {
                break;
            }
            back.press(KeyCode::Left);
            back.check("back", seed);
        }
        if !seed.is_multiple_of(5) {
            return;
        }
        for keys in ["L", "s", "q", "?", "v", "vv", "u"] {
            self.check_opened(keys, seed);
        }
        let mut undone = self.clone();
        for keys in ["u", "y", "U", "U"] {
            if keys == "y" && undone.desk.table.mode() != Mode::Agree {
                continue;
            }
            undone.press(code(keys.chars().next().expect("a key")));
            undone.check("taken back", seed);
        }
        for seat in self.people() {
            let mut peek = self.clone();
            peek.press(KeyCode::Char('p'));
            if peek.desk.table.mode() == Mode::Sheet {
                peek.check("own sheet", seed);
                peek.press(KeyCode::Char('p'));
            }
            if peek.desk.table.mode() != Mode::PeekWho {
                continue;
            }
            peek.check("whose sheet", seed);
            peek.press(KeyCode::Char(seat.letter().to_ascii_lowercase()));
            assert_eq!(peek.desk.table.mode(), Mode::PeekCurtain);
            peek.check("before a sheet", seed);
            peek.press(KeyCode::Tab);
            assert_eq!(peek.desk.table.mode(), Mode::Sheet);
            peek.check("a sheet", seed);
            peek.press(KeyCode::Esc);
            peek.check("after a sheet", seed);
        }
    }
}

fn stretch(desk: &Desk) -> (u8, Phase) {
    let game = desk.table.session().game();
    (game.round(), game.phase())
}

fn table_of(chairs: &[Option<&str>], seed: u64, privacy: Privacy) -> Desk {
    let chairs = NAMES.into_iter().zip(chairs).map(|(name, bot)| match bot {
        Some(bot) => Chair::bot(name, *bot),
        None => Chair::person(name),
    });
    let opening = Opening { chairs: chairs.collect(), ..Opening::of_people([], Seat::A, seed) };
    Desk::with(Session::new(opening).expect("a good opening"), privacy)
}

/// Plays a whole game by keys under the eyes of the witness, who looks at every screen.
fn watch(chairs: &[Option<&str>], seed: u64, privacy: Privacy) -> (usize, usize) {
    let mut witness = Witness::new(table_of(chairs, seed, privacy), privacy);
    witness.desk.wait();
    let mut chance = Chance::new(seed, Stream::Guess);
    let (mut public, mut secret) = (0, 0);
    for number in 0..8000 {
        let seed = seed * 10_000 + number;
        witness.check("on", seed);
        witness.look_around(seed);
        match witness.may_see() {
            Some(_) => secret += 1,
            None => public += 1,
        }
        if witness.desk.table.mode() == Mode::Over {
            return (public, secret);
        }
        for key in next_keys(&witness.desk, &mut chance).chars() {
            witness.press(code(key));
        }
    }
    panic!("the game does not end");
}

/// Keys that bring a game on.
fn next_keys(desk: &Desk, chance: &mut Chance) -> String {
    let pick = |from: &[&str], chance: &mut Chance| {
        from[chance.below(from.len() as u32) as usize].to_owned()
    };
    match desk.table.mode() {
        Mode::Curtain => "\t".into(),
        Mode::Step => pick(&["\n", "\n", "\n", "g"], chance),
        Mode::Intrigue => pick(&["\n", "\n", "a", "b", "c"], chance),
        Mode::Card => {
            let held: Vec<char> = desk.held().map(|(letter, _)| letter).collect();
            let letter = held[chance.below(held.len() as u32) as usize];
            format!("{letter}{}\n\n", pick(&["", "", "t", "x", "1", "5", "o"], chance))
        }
        Mode::Place => pick(&["\n", "t\n"], chance),
        Mode::YesNo => pick(&["y", "n"], chance),
        Mode::Count => pick(&["0", "1", "2", "3", "a", "b", "c"], chance),
        Mode::Deck => pick(&["1", "2", "3"], chance),
        Mode::Missions => pick(&["a\n", "b\n", "c\n", "z"], chance),
        Mode::Board => pick(&["4\n", "o\n", "z"], chance),
        Mode::PutBack => pick(&["a\n", "ab\n", "z"], chance),
        Mode::Chip => pick(&["a\n", "b\n", "z"], chance),
        _ => "\u{1b}".into(),
    }
}

#[test]
fn behind_curtains_nobody_sees_what_they_may_not_know() {
    for (chairs, seed) in [(&[None; 2][..], 1), (&[None, Some("easy"), None], 2), (&[None; 4], 3)] {
        let (public, secret) = watch(chairs, seed, Privacy::Curtain);
        assert!(public > 20 && secret > 20, "{public} public and {secret} secret screens");
    }
}

#[test]
fn with_covered_hands_nobody_sees_what_they_may_not_know() {
    for (chairs, seed) in [(&[None; 3][..], 5), (&[None, None, Some("easy"), None], 6)] {
        let (public, secret) = watch(chairs, seed, Privacy::Strip);
        assert!(public > 20 && secret > 20, "{public} public and {secret} secret screens");
    }
}

#[test]
fn at_an_open_table_only_the_hand_of_whoever_is_asked_lies_open() {
    for (chairs, seed) in [(&[None; 2][..], 7), (&[None, Some("easy"), None], 8)] {
        let (public, secret) = watch(chairs, seed, Privacy::Open);
        assert!(public > 20 && secret > 20, "{public} public and {secret} secret screens");
    }
}

/// The test itself: a viewer's own cards do make a difference.
#[test]
fn an_exchanged_hand_would_be_seen() {
    let mut desk = Desk::new(3, 42, Privacy::Curtain);
    desk.reach_question();
    let own = desk.table.viewer();
    assert_eq!(own, Some(Seat::A));
    let other = Desk { table: desk.table.imagined(None, 1), ..desk.clone() };
    assert_ne!(desk.screen(80, 24), other.screen(80, 24));
}

/// The missions in hands, as the screen names them, unless one of that name is laid out.
fn names_of_missions(desk: &Desk) -> Vec<String> {
    let game = desk.table.session().game();
    let name = |mission| squeezed(&desk.shared.look.show(&desk.shared.text.mission(mission)));
    let laid = |seat| game.holding(seat).laid.iter().map(name).collect::<Vec<_>>();
    let laid: Vec<String> = game.seats().flat_map(laid).collect();
    let held = |seat| game.secret(seat).missions.iter().map(name).collect::<Vec<_>>();
    let mut names: Vec<String> = game.seats().flat_map(held).collect();
    names.retain(|name| !laid.contains(name));
    names
}

#[test]
fn after_the_last_mission_turn_back_shows_nobodys_missions() {
    let mut opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, 1);
    opening.scenario = Some(json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3, "start": "A",
        "at": {"phase": "missions"},
        "seats": {"C": {"chips": ["ring", "ring"], "missions": ["one-coin-3", "two-gains-1"]}},
    }));
    let session = Session::new(opening).expect("the position is fine");
    let mut desk = Desk::speaking(Lang::En, session, Privacy::Curtain);
    desk.reach_question();
    desk.keys("a\n1");
    assert_eq!(desk.table.mode(), Mode::Step, "what was drawn is read first");
    desk.keys("\n");
    assert_eq!(desk.table.mode(), Mode::Step, "{}", desk.screen(80, 24));
    for _ in 0..6 {
        desk.try_press(KeyCode::Left);
        let other = Desk { table: desk.table.imagined(None, 3), ..desk.clone() };
        for (width, height) in SIZES {
            assert!(desk.buffer(width, height) == other.buffer(width, height));
            let screen = squeezed(&desk.screen(width, height));
            for mission in names_of_missions(&desk) {
                assert!(!screen.contains(&mission), "{mission}\n{}", desk.screen(width, height));
            }
        }
    }
}

/// At the first page after the last influence card.
fn after_the_last_card(seed: u64) -> Desk {
    let mut desk = Desk::new(3, seed, Privacy::Curtain);
    let mut chance = Chance::new(seed, Stream::Guess);
    while desk.table.session().game().phase() != Phase::Scoring {
        for key in next_keys(&desk, &mut chance).chars() {
            desk.try_press(code(key));
        }
    }
    desk
}

#[test]
fn the_page_after_the_last_influence_card_lists_nobodys_missions() {
    for seed in 1..=5 {
        let desk = after_the_last_card(seed);
        let screen = squeezed(&desk.screen(120, 40));
        for mission in names_of_missions(&desk) {
            assert!(!screen.contains(&mission), "{mission}\n{}", desk.screen(120, 40));
        }
        let other = Desk { table: desk.table.imagined(None, seed), ..desk.clone() };
        assert!(desk.buffer(120, 40) == other.buffer(120, 40));
    }
}

#[test]
fn which_card_goes_unseen_is_not_told() {
    let mut unseen = 0;
    for seed in 1..=5 {
        let mut desk = after_the_last_card(seed);
        let session = desk.table.session();
        let steps = (0..=session.len()).flat_map(|number| session.steps_of(number).expect("steps"));
        for step in steps {
            let public = step.event.seen_by(None);
            if matches!(step.event.what, What::LastCard { .. }) {
                assert_ne!(step.event, public, "the card is not in what everybody sees");
                unseen += 1;
            }
        }
        for _ in 0..6 {
            for (width, height) in SIZES {
                let other = Desk { table: desk.table.imagined(None, seed + 7), ..desk.clone() };
                assert!(desk.buffer(width, height) == other.buffer(width, height));
            }
            desk.try_press(KeyCode::Left);
        }
    }
    assert!(unseen > 0);
}

fn drawn(scene: &dyn Scene, desk: &Desk) -> String {
    let area = Rect::new(0, 0, 120, 40);
    let mut buffer = Buffer::empty(area);
    scene.draw(&desk.shared, area, &mut buffer);
    let row = |y| (0..120).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..40).map(|y| row(y) + "\n").collect()
}

#[test]
fn looking_back_does_not_show_the_winner_while_the_last_pages_are_told() {
    let mut looked = 0;
    for seed in 1..=3 {
        let mut desk = Desk::new(3, seed, Privacy::Curtain);
        let mut chance = Chance::new(seed, Stream::Guess);
        loop {
            if desk.table.session().game().phase() == Phase::Over {
                let Some(Go::Push(mut back)) = desk.clone().try_press(KeyCode::Char('B')) else {
                    panic!("{:?}", desk.table.mode());
                };
                let last = louis_xiv::tui::keys::find(
                    back.mode(),
                    &KeyEvent::new(KeyCode::End, KeyModifiers::NONE),
                );
                back.press(last.expect("a key"), &mut desk.shared);
                let shown = drawn(back.as_ref(), &desk);
                assert!(!shown.contains(" wins") && !shown.contains("share the"), "{shown}");
                looked += 1;
            }
            if desk.table.mode() == Mode::Over {
                break;
            }
            for key in next_keys(&desk, &mut chance).chars() {
                desk.try_press(code(key));
            }
        }
    }
    assert!(looked >= 3, "{looked}");
}

#[test]
fn no_key_at_the_curtain_of_a_look_shows_the_hand_that_was_open() {
    for privacy in [Privacy::Curtain, Privacy::Strip] {
        let mut desk = Desk::new(3, 7, privacy);
        desk.reach_question();
        assert_eq!(desk.table.viewer(), Some(Seat::A));
        // Anna's own sheet, then Bruno's: the keyboard goes to Bruno.
        desk.keys("ppb");
        let keys = (' '..='~').map(KeyCode::Char);
        let others = [KeyCode::Enter, KeyCode::Esc, KeyCode::Backspace, KeyCode::Up, KeyCode::Left];
        for key in keys.chain(others) {
            let mut desk = desk.clone();
            desk.strike(key);
            for after in [KeyCode::Esc, KeyCode::Enter, KeyCode::Char('q'), KeyCode::Esc] {
                assert_eq!(desk.table.viewer(), None, "{key:?}\n{}", desk.screen(80, 24));
                desk.strike(after);
            }
        }
        // Who has chosen the wrong name goes back, to a table where nothing lies open.
        desk.keys("\u{1b}");
        assert_eq!((desk.table.mode(), desk.table.viewer()), (Mode::Curtain, None));
        desk.keys("\t");
        assert_eq!(desk.table.viewer(), Some(Seat::A));
    }
}

#[test]
fn whoever_is_left_alone_among_bots_opens_a_curtain_first() {
    let mut desk = Desk::new(2, 3, Privacy::Curtain);
    desk.reach_question();
    desk.keys("a");
    desk.confirm();
    // Bruno has the keyboard, and leaves his seat to a bot.
    desk.keys("q");
    (0..4).for_each(|_| desk.press(KeyCode::Down));
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Right);
    desk.keys("\u{1b}");
    let mut shared = desk.shared.clone();
    while desk.table.is_busy() {
        desk.table.work(&mut shared);
        assert_eq!(desk.table.viewer(), None, "{}", desk.screen(80, 24));
    }
    while desk.table.mode() == Mode::Step {
        assert_eq!(desk.table.viewer(), None, "{}", desk.screen(80, 24));
        desk.keys("\n");
    }
    assert_eq!((desk.table.mode(), desk.table.viewer()), (Mode::Curtain, None));
    desk.keys("\t");
    assert_eq!(desk.table.viewer(), Some(Seat::A));
    // From now on she is alone.
    desk.keys("\u{1b}a");
    desk.confirm();
    while desk.table.is_busy() {
        desk.table.work(&mut shared);
    }
    assert_ne!(desk.table.mode(), Mode::Curtain);
}

/// A setting lays nobody's hand open: whoever is asked opens one more curtain.
#[test]
fn open_hands_wait_for_the_next_curtain() {
    let mut desk = Desk::new(3, 9, Privacy::Curtain);
    while desk.table.mode() == Mode::Step {
        desk.keys("g");
    }
    assert_eq!(desk.table.mode(), Mode::Curtain);
    desk.shared.settings.privacy = Privacy::Open;
    desk.table.resumed(&mut desk.shared);
    assert_eq!(desk.table.mode(), Mode::Curtain);
    assert_eq!(desk.table.viewer(), None);
    desk.strike(KeyCode::Tab);
    assert_eq!(desk.table.mode(), Mode::Card);
}
