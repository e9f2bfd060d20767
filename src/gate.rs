//! The one gate between what comes from outside and a terminal: names of files, keys and comments
//! in them, arguments, names in saves. Nothing that passes can move the cursor, speak to the
//! terminal, or turn round or hide what follows.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::Path;

/// Stands for what does not pass.
const STANDS_IN: char = '?';

/// Whether a terminal takes it for a letter, and shows it where it stands.
pub(crate) const fn is_safe(c: char) -> bool {
    !matches!(c,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}'
        // Marks of direction, and those that end a line or hide.
        | '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Whether it may stand in a name: safe, and to be seen; two names that look the same are the same.
pub(crate) const fn is_visible(c: char) -> bool {
    is_safe(c)
        && !matches!(c,
            '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180d}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            | '\u{fe00}'..='\u{fe0e}' | '\u{200c}'..='\u{200d}')
}

const fn is_safe_byte(byte: u8) -> bool {
    matches!(byte, b' '..=b'~' | b'\n' | b'\t')
}

/// Words of one or more lines.
pub(crate) fn words(words: &str) -> Cow<'_, str> {
    replaced(words, |c| is_safe(c) || matches!(c, '\n' | '\t'))
}

/// Words that stay on their line.
pub(crate) fn line(words: &str) -> Cow<'_, str> {
    replaced(words, is_safe)
}

/// The name of a file, for people.
pub(crate) fn path(path: &Path) -> String {
    line(&path.to_string_lossy()).into_owned()
}

fn replaced(words: &str, passes: impl Fn(char) -> bool) -> Cow<'_, str> {
    if words.chars().all(&passes) {
        return words.into();
    }
    words.chars().map(|c| if passes(c) { c } else { STANDS_IN }).collect()
}

/// How a stream says what does not pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    Words,
    /// As the escape of its number, which means the same to whoever reads it.
    Json,
}

/// A stream through the gate. What it is given may be cut anywhere.
#[derive(Debug)]
pub(crate) struct Gate<W> {
    out: W,
    manner: Manner,
    /// The beginning of a letter whose end has not come yet.
    begun: Vec<u8>,
}

impl<W: Write> Gate<W> {
    /// For words.
    pub(crate) const fn new(out: W) -> Self {
        Self { out, manner: Manner::Words, begun: Vec::new() }
    }

    /// For JSON, which stays the same JSON.
    pub(crate) const fn json(out: W) -> Self {
        Self { out, manner: Manner::Json, begun: Vec::new() }
    }

    fn pass(&mut self, c: char) -> io::Result<()> {
        if is_safe(c) || matches!(c, '\n' | '\t') {
            return self.out.write_all(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
        match self.manner {
            Manner::Words => write!(self.out, "{STANDS_IN}"),
            Manner::Json => c
                .encode_utf16(&mut [0; 2])
                .iter()
                .try_for_each(|unit| write!(self.out, "\\u{unit:04x}")),
        }
    }
}

impl<W: Write> Write for Gate<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // All of them, for a compiler that looks at many at a time.
        let is_safe = bytes.iter().fold(true, |safe, &byte| safe & is_safe_byte(byte));
        if self.begun.is_empty() && is_safe {
            self.out.write_all(bytes)?;
            return Ok(bytes.len());
        }
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        let mut rest = all.as_slice();
        while !rest.is_empty() {
            let (good, bad, end) = match std::str::from_utf8(rest) {
                Ok(good) => (good.len(), 0, false),
                Err(error) => match error.error_len() {
                    Some(bad) => (error.valid_up_to(), bad, false),
                    None => (error.valid_up_to(), 0, true),
                },
            };
            for c in String::from_utf8_lossy(&rest[..good]).chars() {
                self.pass(c)?;
            }
            if bad > 0 {
                self.pass(char::REPLACEMENT_CHARACTER)?;
            }
            rest = &rest[good + bad..];
            if end {
                self.begun = rest.to_vec();
                break;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The output, through the gate.
pub(crate) type Output = Gate<io::BufWriter<io::StdoutLock<'static>>>;

/// The output for words.
pub(crate) fn stdout() -> Output {
    Gate::new(io::BufWriter::new(io::stdout().lock()))
}

/// The output for messages.
pub(crate) fn stderr() -> Gate<io::Stderr> {
    Gate::new(io::stderr())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that must not pass, and what may stand beside it.
    const HOSTILE: &str =
        "a\u{1b}]0;x\u{7}b\u{9b}2Jc\u{202e}d\u{2028}e\rf\u{8}g\u{7f}h\u{feff}é…\u{a0}中\u{e0041}";

    fn through(mut gate: Gate<Vec<u8>>, parts: &[&[u8]]) -> Vec<u8> {
        for part in parts {
            gate.write_all(part).expect("memory");
        }
        gate.out
    }

    #[test]
    fn words_lose_what_is_no_letter() {
        let wanted = "a?]0;x?b?2Jc?d?e?f?g?h?é…\u{a0}中?";
        assert_eq!(words(HOSTILE), wanted);
        assert_eq!(line("a\nb\tc"), "a?b?c");
        assert_eq!(words("a\nb\tc"), "a\nb\tc");
        let bytes = HOSTILE.as_bytes();
        assert_eq!(through(Gate::new(Vec::new()), &[bytes]), wanted.as_bytes());
        // However it is cut.
        for cut in 0..bytes.len() {
            let parts = [&bytes[..cut], &bytes[cut..]];
            assert_eq!(through(Gate::new(Vec::new()), &parts), wanted.as_bytes(), "{cut}");
        }
        assert_eq!(
            through(Gate::new(Vec::new()), &[b"a\xffb\x9bc"]),
            "a\u{fffd}b\u{fffd}c".as_bytes()
        );
    }

    #[test]
    fn json_stays_the_same_json() {
        let value = serde_json::json!({ HOSTILE: [HOSTILE, "\n\t"] });
        let text = value.to_string();
        let out = through(Gate::json(Vec::new()), &[text.as_bytes()]);
        assert_eq!(serde_json::from_slice::<serde_json::Value>(&out).expect("JSON"), value);
        let out = String::from_utf8(out).expect("text");
        assert!(out.chars().all(is_safe), "{out:?}");
    }
}
