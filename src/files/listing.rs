//! The list of saves, read from their summaries without playing them again.

use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::save_file::lock_of;
use super::{Fault, FileError, disk};
use crate::engine::Phase;
use crate::session::save::{self, Headline};

/// A save in the list. It is read when somebody wants to know what is in it: there may be
/// thousands, and a screen shows twenty.
#[derive(Debug)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: Option<SystemTime>,
    headline: OnceCell<Result<Headline, FileError>>,
}

impl Listed {
    /// What it says of itself, or why it cannot be opened.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn headline(&self) -> Result<&Headline, &FileError> {
        let read = || {
            let bytes = disk::read(&self.path)?;
            save::headline(&bytes).map_err(|bad| FileError::new(&self.path, Fault::Save(bad)))
        };
        self.headline.get_or_init(read).as_ref()
    }

    /// Whether it opens, and the game is not over.
    pub fn is_unfinished(&self) -> bool {
        self.headline().is_ok_and(|headline| headline.phase != Phase::Over)
    }
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

/// Gives a save another name, in the same directory.
///
/// # Errors
/// When a file of that name is there, another program has the save open, or the system does not let it be renamed.
pub fn rename(path: &Path, name: &str) -> Result<PathBuf, FileError> {
    let renamed = path.with_file_name(format!("{name}.json"));
    if renamed == path {
        return Ok(renamed);
    }
    let refused = |error| FileError::new(&renamed, Fault::NotWritable(error));
    match fs::symlink_metadata(&renamed) {
        Ok(_) => return Err(FileError::new(renamed, Fault::Taken)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => return Err(refused(error)),
    }
    let _held = lock_of(path)?;
    fs::rename(path, &renamed).map_err(refused)?;
    Ok(renamed)
}

/// Deletes a save for good.
///
/// # Errors
/// When another program has it open, or the system does not let it be deleted.
pub fn delete(path: &Path) -> Result<(), FileError> {
    let _held = lock_of(path)?;
    fs::remove_file(path).map_err(|error| FileError::new(path, Fault::NotWritable(error)))
}

fn look_at(path: PathBuf) -> Listed {
    let modified = fs::metadata(&path).and_then(|meta| meta.modified()).ok();
    Listed { path, modified, headline: OnceCell::new() }
}
