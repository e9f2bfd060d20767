//! `louis-xiv formats`: the JSON formats, documented.

use std::io::Write;

use clap::Args;

use super::Failure;
use crate::text::Text;

/// Everything there is to say about the formats; a test runs its examples.
pub const DOCUMENT: &str = include_str!("../../assets/formats.md");

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
    let Some(topic) = &options.topic else {
        return Ok(write!(out, "{DOCUMENT}")?);
    };
    let wanted = |chapter: &&str| title(chapter).eq_ignore_ascii_case(topic);
    match chapters().find(wanted) {
        Some(chapter) => Ok(writeln!(out, "# {}", chapter.trim_end())?),
        None => {
            let known: Vec<_> = chapters().map(|chapter| title(chapter).to_lowercase()).collect();
            Err(Failure::Usage(text.no_topic(topic, &known.join(", "))))
        }
    }
}

/// The chapters without the mark before their titles.
fn chapters() -> impl Iterator<Item = &'static str> {
    DOCUMENT.split("\n# ").skip(1)
}

fn title(chapter: &str) -> &str {
    chapter.lines().next().unwrap_or_default()
}
