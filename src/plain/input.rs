//! Reading lines from anywhere: any bytes, any length.

use std::io::{self, BufRead};

use crate::files::lines::{self, next_line};

/// The most bytes that an answer may have.
const LONGEST: usize = 999;

/// A line of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// What it says, without the line break and without control characters other than tabs.
    Words(String),
    /// More than anybody types.
    TooLong,
    /// There is none left.
    End,
}

/// Reads a line. What is not UTF-8 is replaced, and a line without an end takes no memory.
///
/// # Errors
/// When the input cannot be read.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Input> {
    Ok(match next_line(input, LONGEST)? {
        lines::Line::End => Input::End,
        lines::Line::TooLong => Input::TooLong,
        lines::Line::Text(bytes) => {
            let words = String::from_utf8_lossy(&bytes);
            Input::Words(words.chars().filter(|&sign| sign == '\t' || !sign.is_control()).collect())
        }
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn lines_of_every_kind_are_read() {
        let long = "x".repeat(5000);
        let text = format!("1\r\n\n{long}\n6 \u{1b}[2J6\tö\n2");
        let mut input = [text.as_bytes(), b"\xff"].concat();
        input.extend(b"\n3");
        let mut input = input.as_slice();
        let words = |text: &str| Input::Words(text.into());
        let all: Vec<Input> = (0..8).map(|_| read_line(&mut input).expect("bytes")).collect();
        let wanted = [
            words("1"),
            words(""),
            Input::TooLong,
            words("6 [2J6\tö"),
            words("2\u{fffd}"),
            words("3"),
            Input::End,
            Input::End,
        ];
        assert_eq!(all, wanted);
    }

    #[test]
    fn an_endless_line_is_too_long_once() {
        let mut input = io::BufReader::new(io::repeat(b'x').take(1 << 20));
        assert_eq!(read_line(&mut input).expect("bytes"), Input::TooLong);
        assert_eq!(read_line(&mut input).expect("bytes"), Input::End);
    }
}
