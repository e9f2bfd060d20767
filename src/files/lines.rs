//! Lines of bytes, of any length and any content, without ever keeping a huge one.

use std::io::{self, BufRead, ErrorKind, Read};

/// What stands on a line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Its bytes, without the line break.
    Text(Vec<u8>),
    /// More than was asked for; read over.
    TooLong,
    /// There is no line left.
    End,
}

/// Reads the next line of at most so many bytes.
pub(crate) fn next_line(input: &mut impl BufRead, most: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let read = input.by_ref().take(most as u64 + 1).read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > most {
        skip_line(input)?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Text(line))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let (used, done) = match end {
            Some(at) => (at + 1, true),
            None => (bytes.len(), bytes.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_read_over_and_the_next_one_is_whole() {
        let mut input: &[u8] = b"abc\nabcd\nabcdefgh\n\nab";
        let mut all = Vec::new();
        loop {
            match next_line(&mut input, 4).expect("bytes can be read") {
                Line::End => break,
                line => all.push(line),
            }
        }
        let text = |bytes: &[u8]| Line::Text(bytes.to_vec());
        assert_eq!(all, [text(b"abc"), text(b"abcd"), Line::TooLong, text(b""), text(b"ab")]);
    }
}
