//! A lesson to press keys at, and the keys for every answer.
#![allow(dead_code, unreachable_pub)] // Each test file uses only part of it.

use louis_xiv::engine::{Action, Board, Chip, Influence, Reach, Reserve, Tier, Usage, Walk};
use louis_xiv::lessons::{self, Now, Role, Said, Step};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::{Mode, find};
use louis_xiv::tui::screens::LessonTable;
use louis_xiv::tui::{Go, Scene, Shared};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

pub struct LessonDesk {
    pub scene: LessonTable,
    pub shared: Shared,
}

impl LessonDesk {
    pub fn new(name: &str) -> Self {
        Self::with(name, Shared::fleeting(Text::new(Lang::En)), true)
    }

    pub fn with(name: &str, shared: Shared, anew: bool) -> Self {
        let which = lessons::find(name).expect("a lesson");
        let scene = LessonTable::new(which, anew, &shared).expect("a shipped lesson begins");
        Self { scene, shared }
    }

    pub fn press(&mut self, key: char) -> Go {
        let code = match key {
            '\r' => KeyCode::Enter,
            '\u{1b}' => KeyCode::Esc,
            other => KeyCode::Char(other),
        };
        let event = KeyEvent::new(code, KeyModifiers::NONE);
        let go = match find(self.scene.mode(), &event) {
            Some(press) => self.scene.press(press, &mut self.shared),
            None => self.scene.typed(event, &mut self.shared),
        };
        // What needs no key, such as the result.
        for _ in 0..200 {
            if !self.scene.is_busy() {
                break;
            }
            self.scene.work(&mut self.shared);
        }
        go
    }

    pub fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            assert!(matches!(self.press(key), Go::Stay), "{key:?} leaves the lesson");
        }
    }

    pub fn rows(&self, width: u16, height: u16) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.scene.draw(&self.shared, area, &mut buffer);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(|y| row(y).trim_end().to_owned()).collect()
    }

    pub fn screen(&self) -> String {
        self.rows(80, 24).join("\n")
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut answers = Vec::new();
        self.scene.table().session().legal_actions(&mut answers);
        answers
    }

    /// What is said on the screen.
    pub fn said(&self) -> Option<Said<'static>> {
        self.scene.said()
    }

    /// The role of what is said.
    pub fn role(&self) -> Option<Role> {
        self.said().map(|said| said.role)
    }

    /// The answers that the task asks for, and the others.
    pub fn answers(&self) -> (Vec<Action>, Vec<Action>) {
        let task = self.scene.run().task();
        self.legal().into_iter().partition(|action| {
            task.is_none_or(|task| task.answers.iter().any(|pattern| pattern.takes(action)))
        })
    }

    /// Whether the lesson would take this answer back.
    pub fn is_taken_back(&self, action: &Action) -> bool {
        let mut session = self.scene.table().session().clone();
        let mut run = self.scene.run().clone();
        session.play(*action).expect("a legal answer");
        run.played(&session);
        matches!(run.now(), Now::Read(page) if page.role.goes_back())
    }

    /// The keys that give an answer, from the beginning of the question.
    pub fn keys_for(&self, action: &Action) -> String {
        let session = self.scene.table().session();
        let game = session.game();
        let seat = session.decision().expect("a question").seat;
        let letter = |at: Option<usize>| {
            char::from(b'a' + u8::try_from(at.expect("it is there")).expect("a small number"))
        };
        match *action {
            Action::Play { card, usage } => {
                let mut keys =
                    letter(self.scene.table().slots().iter().position(|c| *c == Some(card)))
                        .to_string();
                let four = matches!(usage, Usage::PlaceFour(_) | Usage::TakeBackFour);
                if four {
                    keys.push('m');
                }
                match usage {
                    Usage::TakeBack | Usage::TakeBackFour if game.holding(seat).personal > 0 => {
                        keys.push('t');
                    }
                    Usage::Place(placement) | Usage::PlaceFour(placement) => {
                        let mut left: Vec<Board> = placement.boards().collect();
                        let reach = if four { Reach::FOUR } else { Reach::of(card) };
                        let mut walk = Walk::new(reach, game.holding(seat).personal);
                        if let (Influence::Character(board), false) = (card, four) {
                            walk = walk.step(board).expect("the first marker");
                            let at = left.iter().position(|&b| b == board).expect("its own board");
                            left.remove(at);
                        }
                        let way = way(walk, &left).expect("a way");
                        for &board in &way {
                            walk = walk.step(board).expect("a step");
                            keys.push(board_key(board));
                        }
                        // Markers that are kept must be meant to be.
                        if Board::ALL.into_iter().any(|board| walk.step(board).is_ok()) {
                            keys.push('\r');
                        }
                    }
                    _ => {}
                }
                keys + "\r"
            }
            Action::Accept => "y".into(),
            Action::Pass => match self.scene.mode() {
                Mode::Intrigue => "\r",
                Mode::YesNo => "n",
                Mode::Count => "0",
                _ => "z",
            }
            .into(),
            Action::PlaceOn { board } => format!("{}\r", board_key(board)),
            Action::PlaceMarkers { count } => count.to_string(),
            Action::Intrigue { from, count } => {
                let line = if self.scene.mode() == Mode::Intrigue { "a" } else { "" };
                let count = if from == Reserve::General { 3 } else { count };
                format!("{line}{count}")
            }
            Action::LayOut { mission, pay } => {
                let hand = self.scene.table().missions();
                let at = letter(hand.into_iter().position(|m| m == mission));
                let way = game.payments(seat, mission).position(|way| way == pay);
                format!("{at}{}\r", way.expect("a way to pay") + 1)
            }
            Action::Draw { tier } => {
                let at = Tier::ALL.iter().position(|&t| t == tier).expect("a deck");
                (at + 1).to_string()
            }
            Action::Keep { chip } => {
                let mut kinds = game.holding(seat).chips.kinds();
                format!("{}\r", letter(kinds.position(|c| c == chip)))
            }
            Action::Gain { coins } => letter(Some(coins.into())).to_string(),
            Action::ChangeChip { chip } => {
                let mut kinds = game.holding(seat).chips.kinds().filter(|c| *c != Chip::Crown);
                format!("x{}\r", letter(kinds.position(|c| c == chip)))
            }
            Action::Exchange { card } => {
                let at = self.scene.table().slots().iter().position(|c| *c == Some(card));
                format!("{}xy", letter(at))
            }
            Action::PutBack { first, second } => {
                let hand = self.scene.table().missions();
                let at = |mission| letter(hand.iter().position(|m| *m == mission));
                let keys: String = std::iter::once(first).chain(second).map(at).collect();
                format!("{keys}\r")
            }
            _ => panic!("no lesson asks for {action:?}"),
        }
    }

    /// The key of what is to be expected, or of something else.
    pub fn guess(&self, right: bool) -> String {
        let run = self.scene.run();
        let Some(Step::Guess(guess)) = run.lesson().steps.get(run.at()) else {
            panic!("nothing is to be guessed")
        };
        let place = if right { guess.right } else { (guess.right + 1) % guess.options };
        char::from(b'a' + place).to_string()
    }

    /// Whether going on takes the answer back.
    pub fn goes_back(&self) -> bool {
        self.role().is_some_and(Role::goes_back)
    }

    /// Keys that the rule of the task refuses.
    pub fn refused_keys(&self) -> String {
        let (card, boards) = match self.scene.run().task().map(|task| task.id.as_str()) {
            Some("fork") => (12, "4o"),
            Some("short") => (4, "4"),
            other => panic!("{other:?} is not refused"),
        };
        let card = Influence::Character(Board::from_number(card).expect("a board"));
        let mut held = ('a'..).zip(self.scene.table().slots());
        let (letter, _) = held.find(|(_, held)| *held == Some(card)).expect("the card is held");
        format!("{letter}{boards}")
    }
}

/// These boards in an order in which the markers can be put there one after the other.
fn way(walk: Walk, left: &[Board]) -> Option<Vec<Board>> {
    if left.is_empty() {
        return Some(Vec::new());
    }
    (0..left.len()).find_map(|at| {
        let (board, mut rest) = (left[at], left.to_vec());
        rest.remove(at);
        let mut found = way(walk.step(board).ok()?, &rest)?;
        found.insert(0, board);
        Some(found)
    })
}

/// The key of a board: 10 is 0, 11 and 12 are o and y.
fn board_key(board: Board) -> char {
    match board.number() {
        10 => '0',
        11 => 'o',
        12 => 'y',
        number => char::from(b'0' + number),
    }
}

/// What a player presses who does everything right, at one stop.
pub fn take_one(desk: &mut LessonDesk) -> String {
    let keys = match desk.scene.mode() {
        Mode::Lesson if desk.role() == Some(Role::Guess) => desk.guess(true),
        Mode::Lesson | Mode::Step | Mode::End => "\r".to_owned(),
        _ => {
            let tries = desk.scene.run().task().is_some_and(|task| task.try_until.is_some());
            let (right, _) = desk.answers();
            match right.iter().find(|action| tries || !desk.is_taken_back(action)) {
                _ if tries => desk.refused_keys(),
                Some(right) => desk.keys_for(right),
                None => panic!("stuck:\n{}", desk.screen()),
            }
        }
    };
    desk.keys(&keys);
    keys
}

/// What a player presses who does everything right, or, first, everything wrong; told for each
/// stop what is on the screen. Ends with the last page.
pub fn take(desk: &mut LessonDesk, wrong: bool, mut look: impl FnMut(&LessonDesk, &str)) {
    let mut erred = None;
    for _ in 0..400 {
        if desk.scene.run().at() >= desk.scene.run().lesson().steps.len() {
            return;
        }
        let step = desk.scene.run().at();
        let asked = !matches!(desk.scene.mode(), Mode::Lesson | Mode::Step | Mode::End);
        let slip = desk.answers().1.first().copied();
        let keys = match slip.filter(|_| wrong && asked && erred != Some(step)) {
            Some(action) => {
                erred = Some(step);
                let keys = desk.keys_for(&action);
                desk.keys(&keys);
                keys
            }
            None => take_one(desk),
        };
        look(desk, &keys);
    }
    panic!("{} does not end:\n{}", desk.scene.run().lesson().name, desk.screen());
}
