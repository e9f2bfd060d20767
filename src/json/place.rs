//! Where something stands in JSON text, as an editor counts: lines and letters, from 1.

use super::{Key, words};

/// Whether the name of a field is meant, or what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The name.
    Name,
    /// What stands there.
    Value,
}

/// Line and column of what stands at a path, or as near to it as there is anything. The text is
/// one that has been read: what is no JSON has no place.
pub(crate) fn locate(text: &str, steps: &[Key], part: Part) -> Option<(u32, u32)> {
    let mut scan = Scan { text, at: 0 };
    let mut found = None;
    scan.find(steps, part, &mut found);
    found.map(|offset| line_and_column(text, offset))
}

/// What the reader says about a text, with the place as an editor counts.
pub(crate) fn words_in(text: &str, error: &serde_json::Error) -> String {
    let words = words(error);
    let Some(place) = words.rfind(" at line ").filter(|_| error.line() > 0) else { return words };
    let what = &words[..place];
    let line = text.split('\n').nth(error.line() - 1).unwrap_or_default();
    // The reader counts bytes; past the end it stands on the last.
    let mut offset = error.column().saturating_sub(1).min(line.len());
    if what.starts_with("duplicate field") {
        offset = opening_quote(line, offset);
    }
    while !line.is_char_boundary(offset) {
        offset -= 1;
    }
    let column = line[..offset].chars().count() + 1;
    format!("{what} at line {} column {column}", error.line())
}

/// Where the text in quotes begins that ends here.
fn opening_quote(line: &str, end: usize) -> usize {
    let bytes = line.as_bytes();
    let is_escaped = |at: usize| {
        let slashes = bytes[..at].iter().rev().take_while(|&&byte| byte == b'\\').count();
        slashes % 2 == 1
    };
    let quotes = (0..end.min(bytes.len())).rev().filter(|&at| bytes[at] == b'"');
    quotes.into_iter().find(|&at| !is_escaped(at)).unwrap_or(end)
}

/// From 1; a text has far fewer lines than there are numbers.
fn line_and_column(text: &str, offset: usize) -> (u32, u32) {
    let before = &text[..offset];
    let begin = before.rfind('\n').map_or(0, |at| at + 1);
    let number = |count: usize| u32::try_from(count + 1).unwrap_or(u32::MAX);
    (number(before.matches('\n').count()), number(before[begin..].chars().count()))
}

/// A reader that knows where it is.
struct Scan<'t> {
    text: &'t str,
    at: usize,
}

impl Scan<'_> {
    /// The next byte that is no space.
    fn next(&mut self) -> Option<u8> {
        let rest = &self.text.as_bytes()[self.at..];
        self.at += rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        self.text.as_bytes().get(self.at).copied()
    }

    /// Goes over this byte.
    fn over(&mut self, byte: u8) -> Option<()> {
        (self.next()? == byte).then(|| self.at += 1)
    }

    /// Goes along the path and keeps the last place on it that is there.
    fn find(&mut self, steps: &[Key], part: Part, found: &mut Option<usize>) -> Option<()> {
        let mut steps = steps;
        loop {
            let first = self.next()?;
            *found = Some(self.at);
            let (step, rest) = steps.split_first()?;
            let name = match (step, first) {
                (Key::Field(wanted), b'{') => self.enter_field(wanted)?,
                (Key::Item(index), b'[') => self.enter_item(*index)?,
                _ => return None,
            };
            if rest.is_empty() && part == Part::Name {
                *found = Some(name);
                return None;
            }
            steps = rest;
        }
    }

    /// Goes before the value of a field; gives where its name stands.
    fn enter_field(&mut self, wanted: &str) -> Option<usize> {
        self.over(b'{')?;
        loop {
            self.next()?;
            let begin = self.at;
            self.text()?;
            let name: String = serde_json::from_str(&self.text[begin..self.at]).ok()?;
            self.over(b':')?;
            if name == wanted {
                return Some(begin);
            }
            self.value()?;
            self.over(b',')?;
        }
    }

    /// Goes before an item of a list.
    fn enter_item(&mut self, index: usize) -> Option<usize> {
        self.over(b'[')?;
        for _ in 0..index {
            self.value()?;
            self.over(b',')?;
        }
        self.next()?;
        Some(self.at)
    }

    /// Goes over a text in quotes.
    fn text(&mut self) -> Option<()> {
        self.over(b'"')?;
        let mut escaped = false;
        let rest = &self.text.as_bytes()[self.at..];
        let end = rest.iter().position(|&byte| {
            let ends = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            ends
        })?;
        self.at += end + 1;
        Some(())
    }

    /// Goes over any value.
    fn value(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            match self.next()? {
                b'"' => self.text()?,
                b'{' | b'[' => {
                    depth += 1;
                    self.at += 1;
                }
                b'}' | b']' => {
                    depth = depth.checked_sub(1)?;
                    self.at += 1;
                }
                b',' | b':' => self.at += 1,
                _ => {
                    let rest = &self.text.as_bytes()[self.at..];
                    let ends = |byte: &u8| b",:]}".contains(byte) || byte.is_ascii_whitespace();
                    self.at += rest.iter().position(ends).unwrap_or(rest.len());
                }
            }
            if depth == 0 {
                return Some(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::strict;
    use super::*;

    fn field(name: &str) -> Key {
        Key::Field(name.to_owned())
    }

    #[test]
    fn a_place_is_found_by_its_path_as_an_editor_counts() {
        let text = "{\n  \"é\": [\n    1, \"]\\\"{\",\n    {\"é\": true, \"b\": 7}\n  ]\n}";
        let at = |steps: &[Key]| locate(text, steps, Part::Value);
        assert_eq!(at(&[]), Some((1, 1)));
        assert_eq!(at(&[field("é")]), Some((2, 8)));
        assert_eq!(at(&[field("é"), Key::Item(0)]), Some((3, 5)));
        assert_eq!(at(&[field("é"), Key::Item(2), field("b")]), Some((4, 22)));
        assert_eq!(
            locate(text, &[field("é"), Key::Item(2), field("b")], Part::Name),
            Some((4, 17))
        );
        assert_eq!(at(&[field("é"), Key::Item(2), field("c")]), Some((4, 5)), "as near as can be");
        assert_eq!(locate("{\"rounds\":\n\n   9}", &[field("rounds")], Part::Value), Some((3, 4)));
        assert_eq!(locate("{\"rounds\":9}", &[field("rounds")], Part::Value), Some((1, 11)));
    }

    #[test]
    fn what_the_reader_says_has_the_place_of_the_letter() {
        let place = |text: &str| {
            let words = words_in(text, &strict(text).expect_err("not JSON"));
            words[words.find(" at line ").expect("a place")..].to_owned()
        };
        assert_eq!(place(""), " at line 1 column 1");
        assert_eq!(place("{\"a\":\n"), " at line 2 column 1");
        assert_eq!(place("{\n  \"a\": 1,\n}"), " at line 3 column 1");
        assert_eq!(place("{\"é\": x}"), " at line 1 column 7");
        assert_eq!(place("{\"a\": {\n\"b\": 1,\n\"b\": 2}}"), " at line 3 column 1");
        assert_eq!(place("{\"é\\\"\": 1, \"é\\\"\": 2}"), " at line 1 column 12");
    }
}
