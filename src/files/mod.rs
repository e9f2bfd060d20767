//! Files on the disk: where they live, how they are written whole or not at all, the saves, and
//! the remembered settings.

mod disk;
pub(crate) mod lines;
mod listing;
mod progress;
mod report;
mod save_file;
mod settings;
mod source;

pub use listing::{Listed, list};
pub use progress::{Left, Progress, Taken};
pub use report::keep_text;
pub use save_file::{Loaded, SaveFile, export, load};
pub use settings::{BotSpeed, Privacy, Settings, Theme};
pub use source::{read_stdin, read_text};

use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

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
    let platform = etcetera::base_strategy::choose_native_strategy().map_err(|_| NoHome)?;
    Ok(platform.data_dir().join("louis-xiv"))
}

/// The platform does not tell the home directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no home directory is known; name a data directory with --data-dir or {DATA_VARIABLE}")]
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

/// A file that cannot be used: which, why, and what to do.
#[derive(Debug, thiserror::Error)]
#[error("{}: {fault}; {}", path.display(), fault.advice())]
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
    #[error("no such file")]
    Missing,
    /// A directory.
    #[error("is a directory, not a file")]
    Directory,
    /// A device, a pipe or a socket.
    #[error("is not a regular file")]
    Special,
    /// Larger than any file of this game.
    #[error("is larger than any file of this game ({0} bytes or more)")]
    TooLarge(u64),
    /// Not UTF-8.
    #[error("is not text")]
    NotText,
    /// The system does not let it be read.
    #[error("cannot be read ({0})")]
    Unreadable(#[source] std::io::Error),
    /// The system does not let it be written.
    #[error("cannot be written ({0})")]
    NotWritable(#[source] std::io::Error),
    /// A file of that name is there, and is not to be overwritten.
    #[error("is there already")]
    Taken,
    /// Somebody else has written it since.
    #[error("has been changed by another program since it was opened")]
    Changed,
    /// Its content cannot be opened.
    #[error("{0}")]
    Save(#[source] BadSave),
    /// Its content opens, but not where it says.
    #[error("{0}")]
    Trouble(#[source] Trouble),
}

impl Fault {
    /// What to do about it.
    pub fn advice(&self) -> &'static str {
        match self {
            Fault::Missing => "check the path, or choose from the list of saves",
            Fault::Directory | Fault::Special => "name a regular file",
            Fault::TooLarge(_) | Fault::NotText => "check whether it is the right file",
            Fault::Unreadable(error) if error.kind() == ErrorKind::PermissionDenied => {
                "check who may read it"
            }
            Fault::Unreadable(_) => "check the path",
            Fault::NotWritable(_) => {
                "check the free space and who may write there, or name another data directory"
            }
            Fault::Taken => "choose another name",
            Fault::Changed => "go on in a new file, or load it again",
            Fault::Save(bad) => match bad {
                BadSave::Empty | BadSave::Truncated { .. } => {
                    "the file is left as it is; use an older copy if there is one"
                }
                BadSave::NotJson { .. } | BadSave::TooDeep | BadSave::Foreign => {
                    "check whether it is the right file; it is left as it is"
                }
                BadSave::NewerFormat { .. } => "update this program; the file is left as it is",
                BadSave::OtherRules { .. } => {
                    "open it with the program that wrote it; the file is left as it is"
                }
                BadSave::Field { .. } | BadSave::Components { .. } | BadSave::Opening(_) => {
                    "correct the field, or use an older copy; the file is left as it is"
                }
            },
            Fault::Trouble(Trouble::WrongDigest { .. }) => {
                "it opens at its last action, and goes on in a new file"
            }
            Fault::Trouble(_) => "it opens before that action, and goes on in a new file",
        }
    }
}
