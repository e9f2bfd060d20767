//! Reading a file with limits, and writing one whole: a temporary file beside it, flushed to the
//! disk, then renamed.

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;

use super::{Fault, FileError};

/// No file of this game comes near this.
pub(super) const LARGEST: u64 = 16 << 20;
const TEMPORARY: &str = ".louis-xiv-";
/// Temporary files this old belong to no program that still runs.
const STALE: Duration = Duration::from_secs(60 * 60);

/// Whether a file of the target's name may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Existing {
    Replace,
    Keep,
}

/// What kinds of files are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Regular,
    /// Also pipes, as a shell makes them for the output of a command.
    Piped,
}

/// The content of a regular file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, FileError> {
    read_kind(path, Kind::Regular)
}

/// The content of a file of this kind, if it is not too large.
pub(super) fn read_kind(path: &Path, kind: Kind) -> Result<Vec<u8>, FileError> {
    let fail = |fault| FileError::new(path, fault);
    let unreadable = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => fail(Fault::Missing),
        _ => fail(Fault::Unreadable(error)),
    };
    let meta = fs::metadata(path).map_err(unreadable)?;
    // Before opening: a pipe would wait for somebody to write into it.
    if meta.is_dir() {
        return Err(fail(Fault::Directory));
    }
    let readable = meta.is_file() || kind == Kind::Piped && is_pipe(&meta);
    if !readable {
        return Err(fail(Fault::Special));
    }
    if meta.len() > LARGEST {
        return Err(fail(Fault::TooLarge(meta.len())));
    }
    let mut bytes = Vec::with_capacity(usize::try_from(meta.len()).unwrap_or(0));
    let file = File::open(path).map_err(unreadable)?;
    (file.take(LARGEST + 1).read_to_end(&mut bytes)).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(fail(Fault::TooLarge(bytes.len() as u64)));
    }
    Ok(bytes)
}

#[cfg(unix)]
fn is_pipe(meta: &fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    meta.file_type().is_fifo()
}

#[cfg(not(unix))]
const fn is_pipe(_meta: &fs::Metadata) -> bool {
    false
}

/// Writes a file whole, or leaves what was there. When it returns, the content is on the disk.
pub(super) fn write(path: &Path, bytes: &[u8], existing: Existing) -> Result<(), FileError> {
    let target = real_target(path)?;
    let fail = |error| FileError::new(path, Fault::NotWritable(bare(error)));
    let folder = folder_of(&target);
    let mut file = tempfile::Builder::new()
        .prefix(TEMPORARY)
        .suffix(".tmp")
        .tempfile_in(folder)
        .map_err(fail)?;
    file.write_all(bytes).map_err(fail)?;
    file.as_file().sync_all().map_err(fail)?;
    put_in_place(file, &target, existing).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => FileError::new(path, Fault::Taken),
        _ => fail(error),
    })?;
    sync_folder(folder);
    Ok(())
}

/// What the system says, without the name of the temporary file, which means nothing to anybody.
fn bare(error: std::io::Error) -> std::io::Error {
    let words = error.to_string();
    match words.split_once(" at path ") {
        Some((said, _)) if error.raw_os_error().is_none() => {
            std::io::Error::new(error.kind(), said)
        }
        _ => error,
    }
}

fn put_in_place(file: NamedTempFile, to: &Path, existing: Existing) -> std::io::Result<()> {
    match existing {
        Existing::Replace => file.persist(to)?,
        Existing::Keep => file.persist_noclobber(to)?,
    };
    Ok(())
}

/// The file behind a link. Devices, pipes and directories are refused: renaming over one would
/// remove it.
fn real_target(path: &Path) -> Result<PathBuf, FileError> {
    match fs::metadata(path) {
        Ok(meta) if meta.is_dir() => Err(FileError::new(path, Fault::Directory)),
        Ok(meta) if !meta.is_file() => Err(FileError::new(path, Fault::Special)),
        Ok(_) => {
            fs::canonicalize(path).map_err(|error| FileError::new(path, Fault::NotWritable(error)))
        }
        // Missing is fine; any other trouble will show when writing.
        Err(_) => Ok(path.to_owned()),
    }
}

pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Makes the new name itself last through a power cut. Some systems cannot flush a directory;
/// the content is safe there all the same.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Makes a directory, with those above it.
pub(super) fn make_folder(folder: &Path) -> Result<(), FileError> {
    fs::create_dir_all(folder).map_err(|error| FileError::new(folder, Fault::NotWritable(error)))
}

/// Removes temporary files left by a program that was killed while writing.
pub(super) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let now = SystemTime::now();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let ours = (name.to_str())
            .is_some_and(|name| name.starts_with(TEMPORARY) && name.ends_with(".tmp"));
        let age = || entry.metadata().ok()?.modified().ok();
        if ours && age().is_some_and(|time| now.duration_since(time).is_ok_and(|old| old > STALE)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}
