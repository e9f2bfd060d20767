//! `louis-xiv formats`: the JSON formats, documented.

use std::io::Write;

use clap::Args;

use super::Failure;
use crate::text::Text;

/// Which format.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// One of them; all unless given.
    topic: Option<String>,
}

/// Prints the document, or one chapter of it.
///
/// # Errors
/// When there is no such chapter, or the output fails.
pub fn print(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let document = text.formats();
    let Some(topic) = &options.topic else {
        return Ok(write!(out, "{document}")?);
    };
    let wanted = |chapter: &&str| title(chapter).eq_ignore_ascii_case(topic);
    match chapters(&document).find(wanted) {
        Some(chapter) => Ok(writeln!(out, "# {}", chapter.trim_end())?),
        None => {
            let known: Vec<_> =
                chapters(&document).map(|chapter| title(chapter).to_lowercase()).collect();
            Err(Failure::Usage(text.no_topic(topic, &known.join(", "))))
        }
    }
}

/// The chapters without the mark before their titles, which are the same in every language.
fn chapters(document: &str) -> impl Iterator<Item = &str> {
    document.split("\n# ").skip(1)
}

fn title(chapter: &str) -> &str {
    chapter.lines().next().unwrap_or_default()
}
