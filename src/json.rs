//! What the JSON reader says, made fit for a message.

use crate::gate;

/// Words from a file or about it: no control characters, and not too many.
pub(crate) fn shorten(words: &str) -> String {
    const MOST: usize = 160;
    let mut short: String = words.chars().take(MOST).collect();
    short = gate::line(&short).into_owned();
    if words.chars().nth(MOST).is_some() {
        short.push_str("...");
    }
    short
}

/// The reader's own words about what it could not read.
pub(crate) fn words(error: &serde_json::Error) -> String {
    shorten(&error.to_string())
}

/// The way to a field; its names may be from the file.
pub(crate) fn path(path: &serde_path_to_error::Path) -> String {
    shorten(&path.to_string())
}
