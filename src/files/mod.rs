//! Files on the disk: where they live, how they are written whole or not at all, the saves, and
//! the remembered settings.

#[cfg(test)]
mod crash;
mod disk;
pub(crate) mod lines;
mod listing;
mod lock;
mod progress;
mod save_file;
mod settings;
mod source;
mod texts;

pub use listing::{Listed, delete, list, rename};
pub use progress::{Left, Progress, Taken};
pub use save_file::{Loaded, SaveFile, export, load, open};
pub use settings::{BadSettings, BotSpeed, Privacy, Settings, Switch, Theme};
pub use source::{read_stdin, read_text};
pub use texts::keep_text;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::session::save::{BadSave, Trouble};

/// The environment variable that names the data directory.
pub const DATA_VARIABLE: &str = "LOUIS_XIV_DATA";

/// The directory for saves and settings: the flag's, else the environment's, else the platform's.
///
/// # Errors
/// When none is given and the platform does not tell the home directory.
pub fn data_dir(flag: Option<&Path>, environment: Option<&OsStr>) -> Result<PathBuf, NoHome> {
    let given = environment.filter(|text| !text.is_empty()).map(Path::new);
    if let Some(path) = flag.or(given) {
        return Ok(path.to_owned());
    }
    Ok(platform_dir().ok_or(NoHome)?.join("louis-xiv"))
}

/// Where programs keep what is theirs, by the custom of the platform.
fn platform_dir() -> Option<PathBuf> {
    let home = || std::env::home_dir().filter(|home| home.is_absolute());
    let custom = |variable: &str| {
        std::env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute())
    };
    if cfg!(windows) {
        custom("APPDATA").or_else(|| Some(home()?.join("AppData/Roaming")))
    } else if cfg!(target_vendor = "apple") {
        Some(home()?.join("Library/Application Support"))
    } else {
        custom("XDG_DATA_HOME").or_else(|| Some(home()?.join(".local/share")))
    }
}

/// The platform does not tell the home directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NoHome;

/// Where the saves are in a data directory.
pub fn saves_dir(data: &Path) -> PathBuf {
    data.join("saves")
}

/// Where the settings are in a data directory.
pub fn settings_file(data: &Path) -> PathBuf {
    data.join("settings.json")
}

/// Where the progress in the lessons is in a data directory.
pub fn lessons_file(data: &Path) -> PathBuf {
    data.join("lessons.json")
}

/// Where a file of settings or lessons that cannot be used is kept before another is written in its
/// place; what is no file stays, and nothing is written.
pub fn place_aside(path: &Path) -> Option<PathBuf> {
    disk::place_aside(path)
}

/// Removes what programs that were killed have left in a data directory: temporary files, locks.
pub fn sweep(data: &Path) {
    disk::sweep(data);
    let folders = std::fs::read_dir(data).into_iter().flatten().flatten();
    for folder in folders.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir())) {
        disk::sweep(&folder.path());
    }
}

/// A file that cannot be used: which, why, and what to do.
#[derive(Debug, thiserror::Error)]
pub struct FileError {
    /// The file.
    pub path: PathBuf,
    /// Why.
    #[source]
    pub fault: Fault,
}

impl FileError {
    pub(crate) fn new(path: impl Into<PathBuf>, fault: Fault) -> Self {
        let path = path.into();
        Self { path, fault }
    }
}

/// Why a file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Nothing there.
    Missing,
    /// A directory.
    Directory,
    /// A device, a pipe or a socket.
    Special,
    /// Larger than any file of this game.
    TooLarge(u64),
    /// JSON that holds far more than any file of this game.
    TooMuch,
    /// Not UTF-8.
    NotText,
    /// Something else than what is kept there; another file will take its place.
    Foreign,
    /// The system does not let it be read.
    Unreadable(#[source] std::io::Error),
    /// The system does not let it be written.
    NotWritable(#[source] std::io::Error),
    /// A file of that name is there, and is not to be overwritten.
    Taken,
    /// Somebody else has written it since.
    Changed,
    /// Another program has the game open; its process, where that is known.
    InUse(Option<u32>),
    /// Its content cannot be opened.
    Save(#[source] BadSave),
    /// Its content opens, but not where it says.
    Trouble(#[source] Trouble),
}
