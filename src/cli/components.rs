//! `louis-xiv components`: the printed values of this edition, of a file, and what differs.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::{Failure, in_file};
use crate::components::{ComponentsFile, SHIPPED_TEXT, shipped};
use crate::engine::Components;
use crate::files;
use crate::json;
use crate::text::Text;

/// Which files.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// A file to check and to compare with the shipped values.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Another one to compare with the first.
    #[arg(value_name = "FILE")]
    other: Option<PathBuf>,
    /// The file with every value filled in.
    #[arg(long, requires = "file")]
    whole: bool,
}

/// Prints the shipped file, or what a file changes, or what changes between two.
///
/// # Errors
/// When a file cannot be used, or the output fails.
pub fn print(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let Some(path) = &options.file else {
        return Ok(write!(out, "{SHIPPED_TEXT}")?);
    };
    if options.whole && options.other.is_some() {
        return Err(Failure::Usage(text.components_whole_one()));
    }
    let file = read(path, text)?;
    if options.whole {
        let whole = serde_json::to_string(&file).expect("a components file is plain data");
        return Ok(writeln!(out, "{}", json::spread(&whole))?);
    }
    let own = values(&file, path, text)?;
    let changes = match &options.other {
        Some(other) => text.changes(&own, &read_values(other, text)?),
        None => text.changes(shipped(), &own),
    };
    writeln!(out, "{}", text.changes_head(changes.len()))?;
    for change in &changes {
        writeln!(out, "  {change}")?;
    }
    Ok(())
}

/// The components file at a path, or on standard input for `-`.
pub(super) fn read(path: &Path, text: &Text) -> Result<ComponentsFile, Failure> {
    let source = if path == Path::new("-") { files::read_stdin() } else { files::read_text(path) };
    let json = source.map_err(Failure::file(text))?;
    ComponentsFile::read(&json).map_err(|bad| Failure::File(in_file(path, &bad, text)))
}

fn values(file: &ComponentsFile, path: &Path, text: &Text) -> Result<Components, Failure> {
    file.components().map_err(|bad| Failure::File(in_file(path, &bad, text)))
}

/// The values of the file at a path.
pub(super) fn read_values(path: &Path, text: &Text) -> Result<Components, Failure> {
    values(&read(path, text)?, path, text)
}
