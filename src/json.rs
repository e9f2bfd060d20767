//! What the JSON reader says, made fit for a message.

/// Words from a file or about it: no control characters, and not too many.
pub(crate) fn shorten(words: &str) -> String {
    const MOST: usize = 160;
    let mut short: String =
        (words.chars().take(MOST)).map(|c| if c.is_control() { '?' } else { c }).collect();
    if words.chars().nth(MOST).is_some() {
        short.push_str("...");
    }
    short
}

/// The reader's own words about what it could not read.
pub(crate) fn words(error: &serde_json::Error) -> String {
    shorten(&error.to_string())
}
