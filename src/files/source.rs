//! Files that a player names: scenarios and printed values.

use std::io::{self, Read};
use std::path::Path;

use super::disk::{self, Kind};
use super::{Fault, FileError};

/// The text of a regular file or a pipe, if it is not too large.
///
/// # Errors
/// Names the file, what is wrong with it and what to do.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    text(path, disk::read_kind(path, Kind::Piped)?)
}

/// The text on stdin, if it is not too much.
///
/// # Errors
/// As [`read_text`]; the file is called `-`.
pub fn read_stdin() -> Result<String, FileError> {
    let path = Path::new("-");
    let mut bytes = Vec::new();
    let read = io::stdin().take(disk::LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|error| FileError::new(path, Fault::Unreadable(error)))?;
    if bytes.len() as u64 > disk::LARGEST {
        return Err(FileError::new(path, Fault::TooLarge(bytes.len() as u64)));
    }
    text(path, bytes)
}

/// Some editors begin a file with a mark that says that it is UTF-8.
fn text(path: &Path, mut bytes: Vec<u8>) -> Result<String, FileError> {
    if bytes.starts_with(b"\xef\xbb\xbf") {
        bytes.drain(..3);
    }
    String::from_utf8(bytes).map_err(|_| FileError::new(path, Fault::NotText))
}
