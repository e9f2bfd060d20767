//! The one key table: every key, what it does, when it works, and the words for it. Keys are
//! looked up here, and footer and help are made from it, so that they cannot disagree.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::text::Text;

/// What the table is waiting for: which keys work now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// The curtain is down.
    Curtain,
    /// Events are shown one after the other.
    Step,
    /// An influence card is chosen.
    Card,
    /// Markers are placed, or taken back.
    Place,
    /// One board is chosen.
    Board,
    /// Yes or no.
    YesNo,
    /// One of a few numbered answers.
    Count,
    /// The public line before a board is scored.
    Line,
    /// A mission is laid out.
    Missions,
    /// A mission deck is chosen.
    Deck,
    /// A chip is chosen.
    Chip,
    /// Missions are put back.
    PutBack,
    /// A bot thinks.
    Wait,
    /// The game is over.
    Over,
    /// A page to read.
    Page,
    /// Whose sheet is to be looked at.
    PeekWho,
    /// A player's own sheet.
    Sheet,
    /// The menu.
    Menu,
    /// Whether the table agrees.
    Agree,
    /// A list on a screen beside the game.
    List,
    /// A text field: letters are letters.
    Field,
    /// The result of a game.
    End,
    /// What a lesson says.
    Lesson,
    /// A game is looked back at.
    Replay,
    /// The rules are read.
    Rules,
    /// What is searched for in the rules is typed.
    Search,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The help text of each says what it does.
pub enum Verb {
    Open,
    Next,
    Earlier,
    RunOn,
    Letter,
    Digit,
    Confirm,
    Put,
    TakeBack,
    Four,
    PayTwo,
    Exchange,
    Yes,
    No,
    Done,
    ChangeChip,
    Back,
    Left,
    Right,
    Up,
    Down,
    NextOpen,
    LastOpen,
    Hint,
    Undo,
    Redo,
    Hide,
    Peek,
    Info,
    WhyNot,
    Rules,
    Log,
    View,
    Preview,
    Scores,
    Help,
    Menu,
    Keep,
    Again,
    Task,
    LookBack,
    Position,
    Report,
    NextAnswer,
    LastAnswer,
    NextRound,
    LastRound,
    NextPhase,
    LastPhase,
    NextBoard,
    LastBoard,
    First,
    Last,
    Teach,
    Search,
    Leave,
}

/// A key that was understood: what it does, and which digit or letter it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// What it does.
    pub verb: Verb,
    /// The digit, or the place of the letter from 0.
    pub number: u8,
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter or sign.
    Char(char),
    /// A named key.
    Code(KeyCode),
    /// A letter with Ctrl.
    Ctrl(char),
    /// Any digit, also unshifted on a French keyboard.
    Digit,
    /// `b` and `c`: 11 and 12 where a digit could mean two boards, as if counting on after 9.
    Beyond,
    /// The first so many letters.
    Letters(u8),
}

/// A line of the table.
#[derive(Debug)]
pub struct Binding {
    /// The keys, the one to show first.
    pub keys: &'static [Key],
    /// What they do.
    pub verb: Verb,
    /// When they work.
    pub modes: &'static [Mode],
    /// The name of the words for it.
    pub help: &'static str,
    /// Whether the footer shows it.
    pub footer: bool,
}

use Key::{Beyond, Char, Code, Ctrl, Digit, Letters};
use Mode::*;

const ASKING: &[Mode] =
    &[Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Over];
const TABLE: &[Mode] =
    &[Step, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Wait, Over];
const BACK: &[Mode] =
    &[Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Over];
const UNDO: &[Mode] =
    &[Curtain, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Wait, Over];
const ANYWHERE: &[Mode] = &[
    Curtain, Step, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Wait,
    Over, Page, PeekWho, Sheet, Menu, Agree, List, Field, End, Lesson, Replay, Rules, Search,
];
/// Where the game as a whole can be looked back at or written out.
const BESIDE: &[Mode] =
    &[Curtain, Step, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Over];
const HELPED: &[Mode] = &[
    Curtain, Step, Card, Place, Board, YesNo, Count, Line, Missions, Deck, Chip, PutBack, Wait,
    Over,
];

const fn bind(
    keys: &'static [Key],
    verb: Verb,
    modes: &'static [Mode],
    help: &'static str,
    footer: bool,
) -> Binding {
    Binding { keys, verb, modes, help, footer }
}

const ENTER: Key = Code(KeyCode::Enter);

/// Every key of the program.
pub static KEYS: &[Binding] = &[
    bind(&[ENTER, Char(' ')], Verb::Open, &[Curtain], "key-open", true),
    bind(
        &[ENTER, Char(' '), Code(KeyCode::Right), Char('l')],
        Verb::Next,
        &[Step],
        "key-next",
        true,
    ),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Earlier, &[Step], "key-earlier", true),
    bind(&[Char('g'), Code(KeyCode::Esc)], Verb::RunOn, &[Step], "key-run-on", true),
    bind(&[Letters(7)], Verb::Letter, &[Card], "key-card", true),
    bind(&[Letters(8)], Verb::Letter, &[Missions], "key-mission", true),
    bind(&[Letters(8)], Verb::Letter, &[PutBack], "key-put-back", true),
    bind(&[Letters(5)], Verb::Letter, &[Chip], "key-chip", true),
    bind(&[Letters(4)], Verb::Letter, &[Line], "key-intrigue", true),
    bind(&[Letters(4)], Verb::Letter, &[PeekWho], "key-player", true),
    bind(&[Digit], Verb::Digit, &[Place, Board], "key-board", true),
    bind(&[Beyond], Verb::Digit, &[Place, Board], "key-beyond", false),
    bind(&[Digit], Verb::Digit, &[Count], "key-count", true),
    bind(&[Digit], Verb::Digit, &[Missions], "key-payment", false),
    bind(&[Digit], Verb::Digit, &[Deck], "key-deck", true),
    bind(&[Char(' ')], Verb::Put, &[Place], "key-put", true),
    bind(&[Char('t')], Verb::TakeBack, &[Place], "key-take-back", true),
    bind(&[Char('m')], Verb::Four, &[Place], "key-four", true),
    bind(&[Char('x')], Verb::Exchange, &[Place], "key-exchange", true),
    bind(&[Char('m')], Verb::PayTwo, &[Card], "key-pay-two", true),
    bind(&[Char('x')], Verb::ChangeChip, &[Missions], "key-change-chip", true),
    bind(&[ENTER], Verb::Confirm, &[Place], "key-confirm", true),
    bind(&[ENTER, Char(' ')], Verb::Confirm, &[Card], "key-choose", false),
    bind(
        &[ENTER, Char(' ')],
        Verb::Confirm,
        &[Board, Missions, Chip, PutBack],
        "key-confirm",
        true,
    ),
    bind(&[ENTER, Char(' ')], Verb::Confirm, &[Line], "key-score", true),
    bind(&[ENTER, Char(' ')], Verb::Confirm, &[Menu, List], "key-choose", true),
    bind(&[ENTER], Verb::Confirm, &[Field], "key-confirm", true),
    bind(&[ENTER, Char(' ')], Verb::Confirm, &[Over], "key-result", true),
    bind(&[Char('y')], Verb::Yes, &[YesNo, Agree], "key-yes", true),
    bind(&[Char('n'), Code(KeyCode::Esc)], Verb::No, &[Agree], "key-no", true),
    bind(&[Char('n')], Verb::No, &[YesNo], "key-no", true),
    bind(&[Char('z')], Verb::No, &[Board], "key-none", true),
    bind(&[Char('z')], Verb::Done, &[Missions], "key-done", true),
    bind(&[Char('z')], Verb::Done, &[PutBack, Chip], "key-none", true),
    bind(&[Code(KeyCode::Esc)], Verb::Back, BACK, "key-back", false),
    bind(
        &[Code(KeyCode::Left), Char('h')],
        Verb::Left,
        &[Card, Place, Board, Over],
        "key-arrows",
        false,
    ),
    bind(
        &[Code(KeyCode::Right), Char('l')],
        Verb::Right,
        &[Card, Place, Board, Over],
        "key-arrows",
        false,
    ),
    bind(
        &[Code(KeyCode::Up), Char('k')],
        Verb::Up,
        &[Place, Board, Missions, Chip, PutBack, Over, Menu],
        "key-arrows",
        false,
    ),
    bind(
        &[Code(KeyCode::Down), Char('j')],
        Verb::Down,
        &[Place, Board, Missions, Chip, PutBack, Over, Menu],
        "key-arrows",
        false,
    ),
    bind(&[Code(KeyCode::Up), Char('k')], Verb::Up, &[Page], "key-scroll-up", true),
    bind(&[Code(KeyCode::Down), Char('j')], Verb::Down, &[Page], "key-scroll-down", true),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Left, &[Page], "key-page-before", true),
    bind(&[Code(KeyCode::Right), Char('l')], Verb::Right, &[Page], "key-page-next", true),
    bind(&[Code(KeyCode::Esc)], Verb::Back, &[Page, PeekWho, Menu], "key-back", true),
    bind(&[Code(KeyCode::Up), Char('k')], Verb::Up, &[List], "key-arrows", false),
    bind(&[Code(KeyCode::Down), Char('j')], Verb::Down, &[List], "key-arrows", true),
    bind(&[Code(KeyCode::Up)], Verb::Up, &[Field], "key-arrows", false),
    bind(&[Code(KeyCode::Down)], Verb::Down, &[Field], "key-arrows", true),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Left, &[List], "key-change", false),
    bind(&[Code(KeyCode::Right), Char('l')], Verb::Right, &[List], "key-change", true),
    bind(&[Code(KeyCode::Tab)], Verb::Next, &[List, Field], "key-next-field", true),
    bind(&[Code(KeyCode::BackTab)], Verb::Earlier, &[List, Field], "key-next-field", false),
    bind(&[Code(KeyCode::Esc)], Verb::Back, &[List, Field], "key-back", true),
    bind(&[Char('q')], Verb::Menu, &[List], "key-quit", true),
    bind(&[ENTER, Char(' ')], Verb::Next, &[End], "key-next", true),
    bind(&[Char('g')], Verb::RunOn, &[End], "key-run-on", true),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Left, &[End], "key-pages", false),
    bind(&[Code(KeyCode::Right), Char('l')], Verb::Right, &[End], "key-pages", true),
    bind(&[Char('v')], Verb::View, &[End], "key-court", true),
    bind(&[Char('s')], Verb::Keep, &[End], "key-keep", true),
    bind(&[Char('a')], Verb::Again, &[End], "key-again", true),
    bind(&[Char('q')], Verb::Menu, &[End], "key-title", true),
    bind(
        &[Code(KeyCode::Right), ENTER, Char(' '), Char('l')],
        Verb::Next,
        &[Replay],
        "key-next",
        true,
    ),
    bind(
        &[Code(KeyCode::Left), Code(KeyCode::Backspace), Char('h')],
        Verb::Earlier,
        &[Replay],
        "key-earlier",
        true,
    ),
    bind(&[Char('r')], Verb::Rules, &[Replay], "key-event-rule", true),
    bind(&[Char(']'), Code(KeyCode::PageDown)], Verb::NextAnswer, &[Replay], "key-answer", true),
    bind(
        &[Char('['), Code(KeyCode::PageUp)],
        Verb::LastAnswer,
        &[Replay],
        "key-answer-before",
        false,
    ),
    bind(&[Code(KeyCode::Down), Char('j')], Verb::NextPhase, &[Replay], "key-phase", true),
    bind(&[Code(KeyCode::Up), Char('k')], Verb::LastPhase, &[Replay], "key-phase-before", false),
    bind(&[Char('b')], Verb::NextBoard, &[Replay], "key-next-board", true),
    bind(&[Char('B')], Verb::LastBoard, &[Replay], "key-board-before", false),
    bind(&[Code(KeyCode::Tab)], Verb::NextRound, &[Replay], "key-round", true),
    bind(&[Code(KeyCode::BackTab)], Verb::LastRound, &[Replay], "key-round-before", false),
    bind(&[Code(KeyCode::Home), Char('g')], Verb::First, &[Replay], "key-first", false),
    bind(&[Code(KeyCode::End), Char('G')], Verb::Last, &[Replay], "key-last", false),
    bind(&[Char('L')], Verb::Log, &[Replay], "key-log", false),
    bind(&[Char('?')], Verb::Help, &[Replay], "key-help", true),
    bind(&[Char('q'), Code(KeyCode::Esc)], Verb::Menu, &[Replay], "key-out", true),
    bind(&[Char('B')], Verb::LookBack, BESIDE, "key-look-back", false),
    bind(&[Char('B')], Verb::LookBack, &[End], "key-look-back", true),
    bind(&[Char('E')], Verb::Position, BESIDE, "key-position", false),
    bind(&[Char('R')], Verb::Report, BESIDE, "key-report", false),
    bind(&[Char('n')], Verb::NextOpen, &[Place, Board, Over], "key-next-open", false),
    bind(&[Char('N')], Verb::LastOpen, &[Place, Board, Over], "key-last-open", false),
    bind(&[ENTER, Char(' ')], Verb::Next, &[Lesson], "key-go-on", true),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Earlier, &[Lesson], "key-page-before", true),
    bind(&[Char('r')], Verb::Rules, &[Lesson], "key-rule", true),
    bind(&[Char('?')], Verb::Help, &[Lesson], "key-help", true),
    bind(&[Char('q'), Code(KeyCode::Esc)], Verb::Menu, &[Lesson], "key-menu", true),
    bind(&[Char('r')], Verb::Rules, &[Page], "key-rule", true),
    bind(&[Char(' '), Code(KeyCode::PageDown)], Verb::Next, &[Rules], "key-read-on", true),
    bind(&[Char('b'), Code(KeyCode::PageUp)], Verb::Earlier, &[Rules], "key-read-back", false),
    bind(&[Code(KeyCode::Up), Char('k')], Verb::Up, &[Rules], "key-scroll-up", false),
    bind(&[Code(KeyCode::Down), Char('j')], Verb::Down, &[Rules], "key-scroll-down", false),
    bind(&[Code(KeyCode::Left), Char('h')], Verb::Left, &[Rules], "key-chapter-before", false),
    bind(&[Code(KeyCode::Right), Char('l')], Verb::Right, &[Rules], "key-chapter-next", true),
    bind(&[Char('/')], Verb::Search, &[Rules], "key-search", true),
    bind(&[Char('n')], Verb::NextOpen, &[Rules], "key-next-find", true),
    bind(&[Char('N')], Verb::LastOpen, &[Rules], "key-last-find", false),
    bind(&[Code(KeyCode::Esc), Char('r')], Verb::Back, &[Rules], "key-back", true),
    bind(&[ENTER], Verb::Confirm, &[Search], "key-confirm", true),
    bind(&[Code(KeyCode::Esc)], Verb::Back, &[Search], "key-back", true),
    bind(&[Char('X')], Verb::Teach, ASKING, "key-teach", false),
    bind(&[Char('T')], Verb::Task, ASKING, "key-task", true),
    bind(&[ENTER, Char(' ')], Verb::Next, &[Wait], "key-hurry", true),
    bind(
        &[Char('H')],
        Verb::Hint,
        &[Card, Place, Board, YesNo, Count, Missions, Deck, Chip, PutBack],
        "key-hint",
        false,
    ),
    bind(&[Char('u')], Verb::Undo, UNDO, "key-undo", true),
    bind(&[Char('U')], Verb::Redo, UNDO, "key-redo", false),
    bind(&[Code(KeyCode::Tab)], Verb::Hide, TABLE, "key-hide", false),
    bind(&[Char('p')], Verb::Peek, TABLE, "key-peek", true),
    bind(&[Char('i')], Verb::Info, ASKING, "key-info", true),
    bind(&[Char('w')], Verb::WhyNot, ASKING, "key-why-not", false),
    bind(&[Char('r')], Verb::Rules, TABLE, "key-rules", false),
    bind(&[Char('L')], Verb::Log, HELPED, "key-log", false),
    bind(&[Char('v')], Verb::View, TABLE, "key-view", false),
    bind(&[Char('s')], Verb::Scores, TABLE, "key-scores", false),
    bind(&[Char('?')], Verb::Help, HELPED, "key-help", true),
    bind(&[Char('q')], Verb::Menu, HELPED, "key-menu", true),
    bind(&[Ctrl('c')], Verb::Leave, ANYWHERE, "key-leave", false),
];

/// What a key does in a mode; `None` when it does nothing there.
pub fn find(mode: Mode, event: &KeyEvent) -> Option<Press> {
    KEYS.iter().filter(|binding| binding.modes.contains(&mode)).find_map(|binding| {
        let number = binding.keys.iter().find_map(|key| key.matches(event))?;
        Some(Press { verb: binding.verb, number })
    })
}

/// The lines of the table that work in a mode.
pub fn working(mode: Mode) -> impl Iterator<Item = &'static Binding> {
    KEYS.iter().filter(move |binding| binding.modes.contains(&mode))
}

impl Key {
    /// Whether the key was pressed; gives the digit or the place of the letter.
    fn matches(&self, event: &KeyEvent) -> Option<u8> {
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        let alt = event.modifiers.contains(KeyModifiers::ALT);
        match *self {
            Char(sign) => (event.code == KeyCode::Char(sign) && !ctrl && !alt).then_some(0),
            Code(code) => (event.code == code && !ctrl && !alt).then_some(0),
            Ctrl(sign) => (event.code == KeyCode::Char(sign) && ctrl).then_some(0),
            Digit | Beyond | Letters(_) if ctrl || alt => None,
            Beyond => match event.code {
                KeyCode::Char('b') => Some(11),
                KeyCode::Char('c') => Some(12),
                _ => None,
            },
            Digit => match event.code {
                KeyCode::Char(sign) => digit(sign),
                _ => None,
            },
            Letters(count) => match event.code {
                KeyCode::Char(sign @ 'a'..='z') => {
                    Some(sign as u8 - b'a').filter(|&place| place < count)
                }
                _ => None,
            },
        }
    }

    /// How the key is written on the screen.
    pub fn label(&self, text: &Text) -> String {
        match *self {
            Char(' ') => text.ui("named-space"),
            Char(sign) => sign.to_string(),
            Ctrl(sign) => text.ui_with("named-ctrl", [("key", sign.to_ascii_uppercase().into())]),
            Digit => "0-9".into(),
            Beyond => "b c".into(),
            Letters(count) => format!("a-{}", char::from(b'a' + count - 1)),
            Code(KeyCode::Enter) => text.ui("named-enter"),
            Code(KeyCode::Esc) => text.ui("named-esc"),
            Code(KeyCode::Tab) => text.ui("named-tab"),
            Code(KeyCode::BackTab) => text.ui("named-back-tab"),
            Code(KeyCode::Left) => text.ui("named-left"),
            Code(KeyCode::Right) => text.ui("named-right"),
            Code(KeyCode::Up) => text.ui("named-up"),
            Code(KeyCode::Down) => text.ui("named-down"),
            Code(KeyCode::Home) => text.ui("named-home"),
            Code(KeyCode::End) => text.ui("named-end"),
            Code(KeyCode::PageUp) => text.ui("named-page-up"),
            Code(KeyCode::PageDown) => text.ui("named-page-down"),
            Code(KeyCode::Backspace) => text.ui("named-backspace"),
            Code(code) => format!("{code}"),
        }
    }
}

/// The digit of a sign; the upper row of a French keyboard counts without Shift.
fn digit(sign: char) -> Option<u8> {
    match sign {
        '0'..='9' => Some(sign as u8 - b'0'),
        '&' => Some(1),
        'é' => Some(2),
        '"' => Some(3),
        '\'' => Some(4),
        '(' => Some(5),
        '-' => Some(6),
        'è' => Some(7),
        '_' => Some(8),
        'ç' => Some(9),
        'à' => Some(0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things_in_one_mode() {
        for &mode in ANYWHERE {
            let mut seen = Vec::new();
            for binding in working(mode) {
                for key in binding.keys {
                    match *key {
                        Letters(count) => seen.extend((b'a'..b'a' + count).map(|c| Char(c.into()))),
                        Beyond => seen.extend("bc".chars().map(Char)),
                        Digit => seen.extend("0123456789&é\"'(-è_çà".chars().map(Char)),
                        other => seen.push(other),
                    }
                }
            }
            for (place, key) in seen.iter().enumerate() {
                assert!(!seen[..place].contains(key), "{mode:?}: {key:?} twice");
            }
        }
    }

    #[test]
    fn ctrl_c_leaves_everywhere() {
        let press = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        for &mode in ANYWHERE {
            assert_eq!(find(mode, &press).map(|press| press.verb), Some(Verb::Leave), "{mode:?}");
        }
    }
}
