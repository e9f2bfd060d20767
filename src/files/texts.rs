//! Texts that are kept beside the saves.

use std::path::{Path, PathBuf};

use super::disk::{self, Existing};
use super::{Fault, FileError};

/// Keeps a text in a directory, which is made if need be, under the first free name that begins
/// with `stem`, with this ending; gives the file.
///
/// # Errors
/// When the directory or the file cannot be written.
pub fn keep_text(
    folder: &Path,
    stem: &Path,
    ending: &str,
    text: &str,
) -> Result<PathBuf, FileError> {
    disk::make_folder(folder)?;
    let mut number = 1;
    loop {
        let mut name = stem.as_os_str().to_owned();
        if number > 1 {
            name.push(format!("-{number}"));
        }
        name.push(format!(".{ending}"));
        let path = folder.join(name);
        match disk::write(&path, text.as_bytes(), Existing::Keep) {
            Err(FileError { fault: Fault::Taken | Fault::Directory | Fault::Special, .. })
                if number < u32::MAX =>
            {
                number += 1;
            }
            result => return result.map(|()| path),
        }
    }
}
