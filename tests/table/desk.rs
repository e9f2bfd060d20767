//! A table to press keys at, for the tests of the screens.
#![allow(dead_code, unreachable_pub)] // Each test file uses only part of it.

use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Board, Influence, Question, Seat, View};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::{Mode, find};
use louis_xiv::tui::palette::Ground;
use louis_xiv::tui::{GameTable, Go, Scene, Shared};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

/// So many columns of a large screen stand left of what is beside the court.
pub const LEFT: u16 = 82;

pub const NAMES: [&str; 4] = ["Anna", "Bruno", "Clara", "David"];

#[derive(Clone)]
pub struct Desk {
    pub table: GameTable,
    pub shared: Shared,
    pub presses: usize,
}

impl Desk {
    pub fn new(players: usize, seed: u64, privacy: Privacy) -> Self {
        let opening = Opening::of_people(NAMES.into_iter().take(players), Seat::A, seed);
        let session = Session::new(opening).expect("the opening is fine");
        Self::with(session, privacy)
    }

    pub fn with(session: Session, privacy: Privacy) -> Self {
        Self::speaking(Lang::En, session, privacy)
    }

    pub fn speaking(lang: Lang, session: Session, privacy: Privacy) -> Self {
        let mut shared = Shared::fleeting(Text::new(lang));
        shared.settings.privacy = privacy;
        Self { table: GameTable::new(session, None, &shared), shared, presses: 0 }
    }

    /// Presses a key; `None` when it means nothing here.
    pub fn try_press(&mut self, code: KeyCode) -> Option<Go> {
        let press = find(self.table.mode(), &KeyEvent::new(code, KeyModifiers::NONE))?;
        self.presses += 1;
        let go = self.table.press(press, &mut self.shared);
        self.table.take_hush();
        Some(go)
    }

    /// Presses a key, whether it is one of the table's or not.
    pub fn strike(&mut self, code: KeyCode) -> Go {
        match self.try_press(code) {
            Some(go) => go,
            None => {
                let event = KeyEvent::new(code, KeyModifiers::NONE);
                self.table.typed(event, &mut self.shared)
            }
        }
    }

    pub fn press(&mut self, code: KeyCode) {
        let mode = self.table.mode();
        assert!(self.try_press(code).is_some(), "{code:?} does nothing in {mode:?}");
    }

    pub fn keys(&mut self, keys: &str) {
        keys.chars().for_each(|key| self.press(code(key)));
    }

    /// A key that the table of keys does not know here.
    pub fn type_any(&mut self) {
        let event = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
        assert!(find(self.table.mode(), &event).is_none());
        self.table.typed(event, &mut self.shared);
    }

    /// Runs on until a question stands behind an open curtain.
    pub fn reach_question(&mut self) {
        while matches!(self.table.mode(), Mode::Step | Mode::Curtain) {
            self.press(if self.table.mode() == Mode::Step { code('g') } else { KeyCode::Tab });
        }
        self.presses = 0;
    }

    /// Answers in some way, so that a game comes to its end.
    pub fn advance(&mut self, chance: &mut Chance) {
        for key in self.some_keys(chance).chars() {
            self.try_press(code(key));
        }
    }

    /// Keys that may answer what the table waits for.
    pub fn some_keys(&self, chance: &mut Chance) -> &'static str {
        let pick = |from: &[&'static str], chance: &mut Chance| {
            from[chance.below(from.len() as u32) as usize]
        };
        match self.table.mode() {
            Mode::Curtain => "\t",
            Mode::Intrigue => pick(&["\n", "\n", "a", "b", "c"], chance),
            Mode::Step => pick(&["\n", "\n", "g"], chance),
            Mode::Card => pick(&["a", "b", "c", "d", "e", "f", "g", "m"], chance),
            Mode::Place => {
                pick(&["\n", "\n", "1", "3", "5", "9", "y", "t", "m", "x", "n "], chance)
            }
            Mode::YesNo => pick(&["y", "n"], chance),
            Mode::Count => pick(&["0", "1", "2", "3", "a", "b", "c"], chance),
            Mode::Deck => pick(&["1", "2", "3"], chance),
            Mode::Missions => pick(&["a\n", "b\n", "c\n", "d\n", "x", "z"], chance),
            Mode::Board => pick(&["4\n", "1\n", "o\n", "z"], chance),
            Mode::PutBack => pick(&["a\n", "ab\n", "z"], chance),
            Mode::Chip => pick(&["\n", "a\n", "b\n", "z"], chance),
            _ => "\u{1b}",
        }
    }

    pub fn buffer(&self, width: u16, height: u16) -> Buffer {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.table.draw(&self.shared, area, &mut buffer);
        buffer
    }

    /// The letters on the screen, row by row, of the first so many columns.
    pub fn rows(&self, width: u16, height: u16, columns: u16) -> Vec<String> {
        let buffer = self.buffer(width, height);
        let row = |y| (0..columns.min(width)).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(row).collect()
    }

    /// The key of the first of a few answers.
    pub fn count_key(&self) -> char {
        let decision = self.table.session().decision();
        let two = decision.is_some_and(|decision| decision.question == Question::TwoGains);
        if two { 'a' } else { '0' }
    }

    /// The same with what lies on one ground alone.
    pub fn rows_on(&self, ground: Ground, width: u16, height: u16) -> Vec<String> {
        let (buffer, ground) = (self.buffer(width, height), self.shared.look.palette().of(ground));
        let shown = |x, y| if buffer[(x, y)].bg == ground { buffer[(x, y)].symbol() } else { " " };
        (0..height).map(|y| (0..width).map(|x| shown(x, y)).collect()).collect()
    }

    /// The rows under each other: on a large screen what stands beside the court comes last.
    pub fn columns(&self, width: u16, height: u16) -> Vec<String> {
        let rows = self.rows(width, height, width);
        let left = if width < 120 { width } else { LEFT };
        let side = rows.iter().map(|row| row.chars().skip(left.into()).collect());
        let court = rows.iter().map(|row| row.chars().take(left.into()).collect());
        court.chain(side).collect()
    }

    pub fn screen(&self, width: u16, height: u16) -> String {
        let rows = self.rows(width, height, width);
        rows.iter().map(|row| row.trim_end().to_owned() + "\n").collect()
    }

    pub fn view(&self) -> View {
        let seat = self.table.session().decision().expect("a question").seat;
        self.table.session().game().view(Some(seat))
    }

    /// The cards of whoever is asked for one, with their letters.
    pub fn held(&self) -> impl Iterator<Item = (char, Influence)> {
        ('a'..).zip(self.table.slots()).filter_map(|(letter, card)| Some((letter, card?)))
    }

    /// The letter of the first card that passes a test.
    pub fn card(&self, test: impl Fn(Influence) -> bool) -> Option<(char, Influence)> {
        self.held().find(|&(_, card)| test(card))
    }

    /// Confirms, also when it must be said twice because markers are left.
    pub fn confirm(&mut self) {
        let played = self.table.session().len();
        self.press(KeyCode::Enter);
        if self.table.mode() == Mode::Place && self.table.session().len() == played {
            self.press(KeyCode::Enter);
        }
    }

    /// Lets bots move until somebody else is to do something.
    pub fn wait(&mut self) {
        while self.table.is_busy() {
            self.table.work(&mut self.shared);
            std::thread::yield_now();
        }
    }
}

/// The key of a board, the same in every question.
pub fn key_of(board: Board) -> char {
    match board.number() {
        10 => '0',
        11 => 'o',
        12 => 'y',
        number => char::from(b'0' + number),
    }
}

pub const fn code(key: char) -> KeyCode {
    match key {
        '\n' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        '\u{1b}' => KeyCode::Esc,
        other => KeyCode::Char(other),
    }
}

/// Plays a whole game at the keys and shows every screen on the way.
pub fn walk(players: usize, seed: u64, privacy: Privacy, look: impl FnMut(usize, &Desk)) {
    walk_in(Lang::En, players, seed, privacy, look);
}

/// The same in a language.
pub fn walk_in(
    lang: Lang,
    players: usize,
    seed: u64,
    privacy: Privacy,
    look: impl FnMut(usize, &Desk),
) {
    let opening = Opening::of_people(NAMES.into_iter().take(players), Seat::A, seed);
    let session = Session::new(opening).expect("the opening is fine");
    walk_from(Desk::speaking(lang, session, privacy), seed, look);
}

/// The same from this table on.
pub fn walk_from(mut desk: Desk, seed: u64, mut look: impl FnMut(usize, &Desk)) {
    let mut chance = Chance::new(seed, Stream::Guess);
    for number in 0..8000 {
        look(number, &desk);
        if desk.table.mode() == Mode::Over {
            return;
        }
        desk.advance(&mut chance);
    }
    panic!("seed {seed}: the game does not end");
}

/// A row without "3 of 10" at its end, where steps are counted.
pub fn without_count(row: &str) -> &str {
    for of in [" of ", " sur ", " von "] {
        let Some((rest, last)) = row.rsplit_once(of) else { continue };
        let first = rest.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let counts = !last.is_empty() && last.bytes().all(|sign| sign.is_ascii_digit());
        if counts && first.len() < rest.len() {
            return first;
        }
    }
    row
}

/// A row without the number of a rule, which stands quiet at its right end.
pub fn without_rule(row: &str) -> &str {
    let row = row.trim_end();
    let Some((rest, last)) = row.rsplit_once(' ') else { return row };
    let number = last.strip_prefix('R').and_then(|number| number.split_once('.'));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_digit());
    match number {
        Some((chapter, rule)) if digits(chapter) && digits(rule) => rest.trim_end(),
        _ => row,
    }
}

/// Words with one space between them, wherever the lines were broken.
pub fn squeezed(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}
