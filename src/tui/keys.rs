//! What the table of keys is made of: keys, what they do, and when the table waits for what.

pub use super::keymap::KEYS;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::text::Text;

/// What the table is waiting for: which keys work now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// The curtain is down.
    Curtain,
    /// The curtain before somebody's own sheet.
    PeekCurtain,
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
    Intrigue,
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
    /// What a bot would do.
    Hint,
    /// Who decides for which seat.
    Seats,
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
    Board,
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
    Rename,
    Review,
    PlayOn,
    Delete,
    Again,
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
    Order,
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
    /// A board, the same key in every question: its number, `0` for 10, `o` for 11, `y` for 12.
    Board,
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

impl Binding {
    /// The key to show: the first, but yes has the letter of the language.
    pub fn shown(&self, text: &Text) -> Option<&Key> {
        let own = |key: &&Key| self.verb == Verb::Yes && **key == Char(yes_key(text));
        self.keys.iter().find(own).or(self.keys.first())
    }
}

/// The letter that says yes: that of the word, if it is one of the keys.
pub fn yes_key(text: &Text) -> char {
    let own = text.ui("key-yes").chars().next().filter(|letter| "yjo".contains(*letter));
    own.unwrap_or('y')
}

use Key::{Board, Char, Code, Ctrl, Digit, Letters};

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
            Digit | Board | Letters(_) if ctrl || alt => None,
            Board => match event.code {
                KeyCode::Char('o') => Some(11),
                KeyCode::Char('y') => Some(12),
                KeyCode::Char(sign) => digit(sign).map(|digit| if digit == 0 { 10 } else { digit }),
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

    /// The key itself, where it is one.
    pub const fn event(&self) -> Option<KeyEvent> {
        match *self {
            Char(sign) => Some(KeyEvent::new(KeyCode::Char(sign), KeyModifiers::NONE)),
            Code(code) => Some(KeyEvent::new(code, KeyModifiers::NONE)),
            Ctrl(sign) => Some(KeyEvent::new(KeyCode::Char(sign), KeyModifiers::CONTROL)),
            _ => None,
        }
    }

    /// How the key is written on the screen.
    pub fn label(&self, text: &Text) -> String {
        match *self {
            Char(' ') => text.ui("named-space"),
            Char(sign) => sign.to_string(),
            Ctrl(sign) => {
                text.ui_with("named-ctrl", [("key", sign.to_ascii_uppercase().to_string().into())])
            }
            Digit => "0-9".into(),
            Board => "1-9 0 o y".into(),
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

/// What the wheel presses in a mode, and how often: lists and pages follow it.
pub const fn wheel(mode: Mode, up: bool) -> Option<(KeyCode, u8)> {
    let key = if up { KeyCode::Up } else { KeyCode::Down };
    match mode {
        Mode::Page | Mode::Rules => Some((key, 3)),
        Mode::List | Mode::Field | Mode::Menu => Some((key, 1)),
        Mode::Replay if up => Some((KeyCode::Left, 1)),
        Mode::Replay => Some((KeyCode::Right, 1)),
        _ => None,
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
    use crate::tui::keymap::ANYWHERE;

    #[test]
    fn no_key_does_two_things_in_one_mode() {
        for &mode in ANYWHERE {
            let mut seen = Vec::new();
            for binding in working(mode) {
                for key in binding.keys {
                    match *key {
                        Letters(count) => seen.extend((b'a'..b'a' + count).map(|c| Char(c.into()))),
                        Board => seen.extend("0123456789&é\"'(-è_çàoy".chars().map(Char)),
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
