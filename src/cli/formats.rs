//! `louis-xiv formats`: the JSON formats, documented.

use std::io::{self, Write};

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::Failure;
use crate::schema;
use crate::text::Text;

/// Which format.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// One of them; all unless given.
    #[arg(value_parser = topics())]
    topic: Option<String>,
    /// The JSON Schema of this one.
    #[arg(long, value_name = "FORMAT", conflicts_with = "topic", value_parser = schemas())]
    schema: Option<String>,
}

/// The chapters of the document.
const TOPICS: &[&str] = &[
    "missions",
    "scenarios",
    "actions",
    "events",
    "views",
    "components",
    "saves",
    "lessons",
    "statistics",
    "engine",
];

fn topics() -> PossibleValuesParser {
    PossibleValuesParser::new(TOPICS.iter().copied())
}

fn schemas() -> PossibleValuesParser {
    PossibleValuesParser::new(schema::ALL.iter().map(|format| format.name))
}

/// Prints the document, or one chapter of it.
///
/// # Errors
/// When there is no such chapter, or the output fails.
pub fn print(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(format) = options.schema.as_deref().and_then(schema::find) {
        serde_json::to_writer_pretty(&mut *out, format.schema()).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    let document = text.formats();
    let Some(topic) = &options.topic else {
        return Ok(write!(out, "{document}")?);
    };
    let wanted = |chapter: &&str| title(chapter).eq_ignore_ascii_case(topic);
    // The command line knows only names of chapters.
    let chapter = chapters(&document).find(wanted).unwrap_or_default();
    Ok(writeln!(out, "# {}", chapter.trim_end())?)
}

/// The chapters without the mark before their titles, which are the same in every language.
fn chapters(document: &str) -> impl Iterator<Item = &str> {
    document.split("\n# ").skip(1)
}

fn title(chapter: &str) -> &str {
    chapter.lines().next().unwrap_or_default()
}
