//! The list of saves, read from their summaries without playing them again.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{Fault, FileError, disk};
use crate::session::save::{self, Headline};

/// A save in the list.
#[derive(Debug)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: Option<SystemTime>,
    /// What it says of itself, or why it cannot be opened.
    pub headline: Result<Headline, FileError>,
}

/// The saves in a directory, the newest first; files that cannot be opened are among them, with
/// the reason. A directory that is not there has none.
///
/// # Errors
/// When the directory is there and cannot be read.
pub fn list(folder: &Path) -> Result<Vec<Listed>, FileError> {
    let unreadable = |error| FileError::new(folder, Fault::Unreadable(error));
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.map_err(unreadable)?,
    };
    let mut saves = Vec::new();
    for entry in entries {
        let path = entry.map_err(unreadable)?.path();
        let json = path.extension().is_some_and(|ending| ending == "json");
        let hidden = (path.file_name().and_then(|name| name.to_str()))
            .is_some_and(|name| name.starts_with('.'));
        if json && !hidden {
            saves.push(look_at(path));
        }
    }
    saves.sort_by(|one, other| {
        (other.modified.cmp(&one.modified)).then_with(|| one.path.cmp(&other.path))
    });
    Ok(saves)
}

fn look_at(path: PathBuf) -> Listed {
    let modified = fs::metadata(&path).and_then(|meta| meta.modified()).ok();
    let headline = disk::read(&path).and_then(|bytes| {
        save::headline(&bytes).map_err(|bad| FileError::new(&path, Fault::Save(bad)))
    });
    Listed { path, modified, headline }
}
