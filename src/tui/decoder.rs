//! What the bytes from the terminal mean: keys, clicks, and pasted text. A sequence that is begun and not
//! finished is given up after a while, so that the keyboard never goes dead, and Ctrl-C always gets
//! through.

use std::time::Duration;

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

const PASTE: &[u8] = b"\x1b[200~";
const PASTE_END: &[u8] = b"\x1b[201~";
/// How a terminal begins to tell its ground; OSC 11 asks for it.
const GROUND: &[u8] = b"\x1b]11;";
const CTRL_C: u8 = 3;
/// No sequence of a key comes near this.
const LONGEST: usize = 64;
/// More is never pasted into a field.
const LONGEST_PASTE: usize = 1 << 20;

/// How long the rest of a key's sequence may take, and of a pasted text.
const KEY_PATIENCE: Duration = Duration::from_millis(60);
const PASTE_PATIENCE: Duration = Duration::from_secs(1);

/// Bytes that have not become events yet.
#[derive(Debug, Default)]
pub(super) struct Decoder {
    bytes: Vec<u8>,
    /// Whether the terminal has said that its ground is light.
    light: Option<bool>,
}

/// What stands at the front of the bytes.
enum Front {
    /// An event of so many bytes.
    Event(Event, usize),
    /// So many bytes without meaning.
    Nothing(usize),
    /// The terminal tells its ground, in so many bytes.
    Ground(bool, usize),
    /// The beginning of something.
    More,
}

impl Decoder {
    pub(super) fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Whether a pasted text has begun and not ended.
    pub(super) fn is_pasting(&self) -> bool {
        self.bytes.starts_with(PASTE)
    }

    /// How long to wait for the rest of what has begun; `None` when nothing has.
    pub(super) fn patience(&self) -> Option<Duration> {
        match self.bytes.is_empty() {
            true => None,
            false if self.is_pasting() || self.bytes.starts_with(b"\x1b]1") => Some(PASTE_PATIENCE),
            false => Some(KEY_PATIENCE),
        }
    }

    /// The next event that is complete.
    pub(super) fn next(&mut self) -> Option<Event> {
        loop {
            match front(&self.bytes) {
                Front::More => return None,
                Front::Nothing(count) => drop(self.bytes.drain(..count)),
                Front::Ground(light, count) => {
                    self.light = Some(light);
                    drop(self.bytes.drain(..count));
                }
                Front::Event(event, count) => {
                    self.bytes.drain(..count);
                    return Some(event);
                }
            }
        }
    }

    /// Whether the terminal has said that its ground is light; once.
    pub(super) fn take_light(&mut self) -> Option<bool> {
        if let Front::Ground(light, count) = front(&self.bytes) {
            self.bytes.drain(..count);
            self.light = Some(light);
        }
        self.light.take()
    }

    /// Nothing more has come: takes what has for what it is. Escape alone is a key, and so is
    /// Alt with `[` or `O`; the beginning of a paste is all of it; anything else means nothing.
    pub(super) fn give_up(&mut self) -> Option<Event> {
        let bytes = std::mem::take(&mut self.bytes);
        match &bytes[..] {
            [0x1b] => Some(key(KeyCode::Esc, KeyModifiers::NONE)),
            [0x1b, sign @ (b'[' | b'O' | b']')] => letter(char::from(*sign), KeyModifiers::ALT),
            other => Some(pasted(other.strip_prefix(PASTE)?)),
        }
    }
}

fn front(bytes: &[u8]) -> Front {
    match bytes {
        [] | [0x1b] => Front::More,
        _ if bytes.starts_with(PASTE) => paste(bytes),
        [0x1b, b'[', rest @ ..] => csi(rest),
        // What a terminal tells when asked.
        [0x1b, b']', rest @ ..] => told(rest, bytes.starts_with(GROUND)),
        [0x1b, b'O', rest @ ..] => match rest {
            [] => Front::More,
            // The byte is no end of a sequence: it is looked at by itself.
            [0..0x20 | 0x7f.., ..] => Front::Nothing(2),
            [end, ..] => found(single(*end).map(|code| key(code, KeyModifiers::NONE)), 3),
        },
        [0x1b, 0x1b, ..] => Front::Event(key(KeyCode::Esc, KeyModifiers::NONE), 1),
        [0x1b, rest @ ..] => match plain(rest, KeyModifiers::ALT) {
            Front::Event(event, count) => Front::Event(event, count + 1),
            Front::Nothing(count) => Front::Nothing(count + 1),
            other => other,
        },
        _ => plain(bytes, KeyModifiers::NONE),
    }
}

/// What comes after `ESC ]`, up to BEL or `ESC \\`: never keys, whatever it is.
fn told(rest: &[u8], ground: bool) -> Front {
    let at = rest.iter().position(|&byte| byte < 0x20 || byte == 0x7f);
    let Some(at) = at else {
        // A key with Alt, or a sequence that goes on.
        return match rest {
            [] | [b'0'..=b'9', ..] if rest.len() <= LONGEST => Front::More,
            [b'0'..=b'9', ..] => Front::Nothing(rest.len() + 2),
            _ => Front::Event(key(KeyCode::Char(']'), KeyModifiers::ALT), 2),
        };
    };
    let count = match &rest[at..] {
        [0x07, ..] => at + 3,
        [0x1b, b'\\', ..] => at + 4,
        [0x1b] => return Front::More,
        // Broken off: what comes instead is looked at by itself.
        _ => return Front::Nothing(at + 2),
    };
    match is_light(&rest[..at]).filter(|_| ground) {
        Some(light) => Front::Ground(light, count),
        None => Front::Nothing(count),
    }
}

/// Whether `11;rgb:RRRR/GGGG/BBBB` is a light colour.
fn is_light(told: &[u8]) -> Option<bool> {
    let told = std::str::from_utf8(told).ok()?;
    let colour = told.split_once("rgb:").or_else(|| told.split_once("rgba:"))?.1;
    let mut parts = colour.split('/').map(|part| u8::from_str_radix(part.get(..2)?, 16).ok());
    let mut next = || parts.next().flatten().map(u32::from);
    let (red, green, blue) = (next()?, next()?, next()?);
    Some(2126 * red + 7152 * green + 722 * blue > 10_000 * 128)
}

fn found(event: Option<Event>, count: usize) -> Front {
    event.map_or(Front::Nothing(count), |event| Front::Event(event, count))
}

fn paste(bytes: &[u8]) -> Front {
    let content = &bytes[PASTE.len()..];
    let end = content.windows(PASTE_END.len()).position(|window| window == PASTE_END);
    if let Some(end) = end {
        return Front::Event(pasted(&content[..end]), PASTE.len() + end + PASTE_END.len());
    }
    // Whoever presses Ctrl-C in a paste that does not end wants out.
    match content.iter().position(|&byte| byte == CTRL_C) {
        Some(at) => Front::Nothing(PASTE.len() + at),
        None if content.len() > LONGEST_PASTE => Front::Nothing(bytes.len()),
        None => Front::More,
    }
}

fn pasted(content: &[u8]) -> Event {
    Event::Paste(String::from_utf8_lossy(content).into_owned())
}

/// A sequence after `ESC [`: numbers, then one sign that says what they are about.
fn csi(rest: &[u8]) -> Front {
    // The keys F1 to F5 of the Linux console.
    if let [b'[', end @ b'A'..=b'E', ..] = rest {
        let code = KeyCode::F(end - b'A' + 1);
        return Front::Event(key(code, KeyModifiers::NONE), 4);
    }
    if rest == b"[" {
        return Front::More;
    }
    let Some(at) = rest.iter().position(|byte| !(0x20..0x40).contains(byte)) else {
        return if rest.len() > LONGEST { Front::Nothing(rest.len() + 2) } else { Front::More };
    };
    let end = rest[at];
    if let (Some(numbers), b'M' | b'm') = (rest[..at].strip_prefix(b"<"), end) {
        return found(mouse(numbers).filter(|_| end == b'M'), at + 3);
    }
    if !(0x40..0x7f).contains(&end) {
        // Broken off: what comes instead is looked at by itself.
        return Front::Nothing(at + 2);
    }
    found(sequence(&rest[..at], end), at + 3)
}

fn sequence(numbers: &[u8], end: u8) -> Option<Event> {
    let text = std::str::from_utf8(numbers).ok()?;
    let mut numbers = text.split(';').map(|number| number.parse::<u8>());
    let first = numbers.next().and_then(Result::ok);
    let held = numbers.next().and_then(Result::ok).unwrap_or(1).saturating_sub(1);
    let mut modifiers = KeyModifiers::NONE;
    for (bit, modifier) in
        [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)]
    {
        if held & bit != 0 {
            modifiers |= modifier;
        }
    }
    let code = match (end, first) {
        (b'Z', _) => return Some(key(KeyCode::BackTab, KeyModifiers::SHIFT)),
        (b'~', Some(number)) => match number {
            1 | 7 => KeyCode::Home,
            2 => KeyCode::Insert,
            3 => KeyCode::Delete,
            4 | 8 => KeyCode::End,
            5 => KeyCode::PageUp,
            6 => KeyCode::PageDown,
            11..=15 => KeyCode::F(number - 10),
            17..=21 => KeyCode::F(number - 11),
            23..=24 => KeyCode::F(number - 12),
            _ => return None,
        },
        _ if text.is_empty() || first == Some(1) => single(end)?,
        _ => return None,
    };
    Some(key(code, modifiers))
}

/// A click or a turn of the wheel, as SGR (1006) writes them: the button, the column and the row.
/// With Shift it is the terminal's own business, to select text.
fn mouse(numbers: &[u8]) -> Option<Event> {
    let text = std::str::from_utf8(numbers).ok()?;
    let mut numbers = text.split(';').map(|number| number.parse::<u16>().ok());
    let (button, column, row) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let kind = match button {
        0 => MouseEventKind::Down(MouseButton::Left),
        64 => MouseEventKind::ScrollUp,
        65 => MouseEventKind::ScrollDown,
        _ => return None,
    };
    let (column, row) = (column.checked_sub(1)?, row.checked_sub(1)?);
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
}

/// Keys that are named by one sign.
const fn single(end: u8) -> Option<KeyCode> {
    Some(match end {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'H' => KeyCode::Home,
        b'F' => KeyCode::End,
        b'P'..=b'S' => KeyCode::F(end - b'P' + 1),
        _ => return None,
    })
}

/// A letter or a control sign.
fn plain(bytes: &[u8], modifiers: KeyModifiers) -> Front {
    let ctrl = modifiers | KeyModifiers::CONTROL;
    let Some(&first) = bytes.first() else { return Front::More };
    let event = match first {
        b'\r' => key(KeyCode::Enter, modifiers),
        b'\t' => key(KeyCode::Tab, modifiers),
        0x7f => key(KeyCode::Backspace, modifiers),
        0 => key(KeyCode::Char(' '), ctrl),
        0x01..=0x1a => key(KeyCode::Char(char::from(first - 1 + b'a')), ctrl),
        0x1b..0x20 => key(KeyCode::Char(char::from(first - 0x1c + b'4')), ctrl),
        0x20..0x7f => return found(letter(char::from(first), modifiers), 1),
        _ => return wide(bytes, modifiers),
    };
    Front::Event(event, 1)
}

/// A letter of several bytes.
fn wide(bytes: &[u8], modifiers: KeyModifiers) -> Front {
    let start = &bytes[..bytes.len().min(4)];
    let (whole, wrong) = match std::str::from_utf8(start) {
        Ok(text) => (text, Some(1)),
        Err(error) => {
            let valid = std::str::from_utf8(&start[..error.valid_up_to()]).unwrap_or_default();
            (valid, error.error_len())
        }
    };
    match (whole.chars().next(), wrong) {
        (Some(sign), _) => found(letter(sign, modifiers), sign.len_utf8()),
        (None, Some(count)) => Front::Nothing(count),
        (None, None) => Front::More,
    }
}

fn letter(sign: char, modifiers: KeyModifiers) -> Option<Event> {
    let shift = if sign.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
    (!sign.is_control()).then(|| key(KeyCode::Char(sign), modifiers | shift))
}

const fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All events of these bytes, with what is left given up.
    fn events(bytes: &[u8]) -> Vec<Event> {
        let mut decoder = Decoder::default();
        decoder.feed(bytes);
        let mut events: Vec<Event> = std::iter::from_fn(|| decoder.next()).collect();
        events.extend(decoder.give_up());
        assert_eq!(decoder.patience(), None);
        events
    }

    fn keys(codes: &[KeyCode]) -> Vec<Event> {
        codes.iter().map(|&code| key(code, KeyModifiers::NONE)).collect()
    }

    const CTRL_C_KEY: Event = key(KeyCode::Char('c'), KeyModifiers::CONTROL);

    #[test]
    fn keys_are_told_apart() {
        use KeyCode::*;
        let bytes = b"a\r\t\x7f\x1b[A\x1bOB\x1b[H\x1b[4~\x1b[5~\x1b[15~\x1b[24~\x1bOP\x1b[[Bz\x1b";
        let expected = [
            Char('a'),
            Enter,
            Tab,
            Backspace,
            Up,
            Down,
            Home,
            End,
            PageUp,
            F(5),
            F(12),
            F(1),
            F(2),
            Char('z'),
            Esc,
        ];
        assert_eq!(events(bytes), keys(&expected));
        assert_eq!(events(b"\x1b[Z"), [key(BackTab, KeyModifiers::SHIFT)]);
        assert_eq!(events(b"\x1b[1;5C"), [key(Right, KeyModifiers::CONTROL)]);
        assert_eq!(events(b"\x1bx"), [key(Char('x'), KeyModifiers::ALT)]);
        assert_eq!(
            events(b"\x0b\x1d"),
            [key(Char('k'), KeyModifiers::CONTROL), key(Char('5'), KeyModifiers::CONTROL)]
        );
        assert_eq!(
            events("É€".as_bytes()),
            [key(Char('É'), KeyModifiers::SHIFT), key(Char('€'), KeyModifiers::NONE)]
        );
    }

    /// An answer to the question for the ground is told once and never becomes keys, whole, in
    /// pieces, or broken off.
    #[test]
    fn the_ground_is_told_and_not_typed() {
        let told = |bytes: &[u8]| {
            let mut decoder = Decoder::default();
            decoder.feed(bytes);
            let keys: Vec<Event> = std::iter::from_fn(|| decoder.next()).collect();
            (decoder.take_light(), keys)
        };
        let x = || keys(&[KeyCode::Char('x')]);
        assert_eq!(told(b"\x1b]11;rgb:ffff/ffff/e0e0\x1b\\x"), (Some(true), x()));
        assert_eq!(told(b"\x1b]11;rgb:0000/1010/2020\x07x"), (Some(false), x()));
        assert_eq!(told(b"\x1b]10;rgb:ffff/ffff/ffff\x07x"), (None, x()));
        assert_eq!(told(b"\x1b]11;nonsense\x07x"), (None, x()));
        assert_eq!(events(b"\x1b]11;rgb:ff"), []);
        assert_eq!(events(b"\x1b]11;rgb:ff\x03"), [CTRL_C_KEY]);
        assert_eq!(events(b"\x1b]"), [key(KeyCode::Char(']'), KeyModifiers::ALT)]);
        let mut decoder = Decoder::default();
        for byte in b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\" {
            assert_eq!(decoder.next(), None);
            decoder.feed(&[*byte]);
        }
        assert_eq!((decoder.take_light(), decoder.next()), (Some(true), None));
    }

    #[test]
    fn pasted_text_is_one_event() {
        let text = Event::Paste("a1\r\u{e9}".into());
        assert_eq!(events("\u{1b}[200~a1\ré\u{1b}[201~".as_bytes()), [text]);
        assert_eq!(events(b"\x1b[200~abc"), [Event::Paste("abc".into())]);
        assert_eq!(events(b"\x1b[200~abc\x03"), [CTRL_C_KEY]);
    }

    #[test]
    fn clicks_and_the_wheel_are_told_from_the_rest_of_the_mouse() {
        let at = |kind, column, row| {
            Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
        };
        let click = MouseEventKind::Down(MouseButton::Left);
        let bytes = b"\x1b[<0;3;4M\x1b[<0;3;4m\x1b[<64;300;1M\x1b[<65;1;200M";
        let expected = [
            at(click, 2, 3),
            at(MouseEventKind::ScrollUp, 299, 0),
            at(MouseEventKind::ScrollDown, 0, 199),
        ];
        assert_eq!(events(bytes), expected);
    }

    #[test]
    fn what_is_cut_off_or_without_meaning_is_dropped() {
        let bytes = b"\x1b[99;99;99~\xff\xfe\xc3\x28\x1b[<0;3;4m\x1b[<0;3M\x1b[<0;0;4M\x1b[<3;3;4M\x1b[<4;3;4M\x1b[<32;3;4M\x1b[I\x1b[6;9R\x1bOZ";
        assert_eq!(events(bytes), keys(&[KeyCode::Char('(')]));
        for begun in [&b"\x1b[?"[..], b"\x1b[<", b"\x1b[1;", b"\xf0\x9f", b"\x1b[[", b"\x1b[20"] {
            assert_eq!(events(begun), [], "{begun:?}");
            let broken_off = [begun, b"\x03"].concat();
            assert_eq!(events(&broken_off), [CTRL_C_KEY], "{begun:?}");
        }
        assert_eq!(events(b"\x1b["), [key(KeyCode::Char('['), KeyModifiers::ALT)]);
    }
}
