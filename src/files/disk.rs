//! Reading a file with limits, and writing one whole: a temporary file beside it, flushed to the
//! disk, then renamed, and the directory flushed.
//!
//! What is promised: when [`write`] returns, the content survives a power cut; if the power goes
//! while it runs, the old content or the new one is there, never a mixture. `crash` tries it.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;

use super::{Fault, FileError, lock};

/// No file of this game comes near this: what is written by hand or by the program stays far below.
pub(super) const LARGEST: u64 = 1 << 20;
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

/// What the writer asks of a disk, so that a test can put a forgetful one below it.
pub(super) trait Volume {
    /// A file that has no name of its own yet.
    type Draft;

    /// A new file in a directory.
    fn draft(&self, folder: &Path) -> io::Result<Self::Draft>;
    /// Writes into it.
    fn fill(&self, draft: &mut Self::Draft, bytes: &[u8]) -> io::Result<()>;
    /// Makes its content last.
    fn sync(&self, draft: &Self::Draft) -> io::Result<()>;
    /// Gives it its name, at once or not at all.
    fn place(&self, draft: Self::Draft, target: &Path, existing: Existing) -> io::Result<()>;
    /// Makes the names in a directory last.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
    /// Whether a directory is there.
    fn has_folder(&self, folder: &Path) -> bool;
    /// Makes one directory.
    fn add_folder(&self, folder: &Path) -> io::Result<()>;
}

/// The disk itself; a new file takes the mode and the owner of the one that it replaces.
struct Disk {
    like: Option<fs::Metadata>,
}

impl Volume for Disk {
    type Draft = NamedTempFile;

    fn draft(&self, folder: &Path) -> io::Result<NamedTempFile> {
        let file = tempfile::Builder::new().prefix(TEMPORARY).suffix(".tmp").tempfile_in(folder)?;
        if let Some(like) = &self.like {
            resemble(file.as_file(), like)?;
        }
        Ok(file)
    }

    fn fill(&self, draft: &mut NamedTempFile, bytes: &[u8]) -> io::Result<()> {
        draft.write_all(bytes)
    }

    fn sync(&self, draft: &NamedTempFile) -> io::Result<()> {
        draft.as_file().sync_all()
    }

    fn place(&self, draft: NamedTempFile, target: &Path, existing: Existing) -> io::Result<()> {
        match existing {
            Existing::Replace => draft.persist(target)?,
            Existing::Keep => draft.persist_noclobber(target)?,
        };
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        // Some systems cannot open or flush a directory: the content is safe there all the same.
        let Ok(folder) = File::open(folder) else { return Ok(()) };
        match folder.sync_all() {
            Err(error) if is_broken(&error) => Err(error),
            _ => Ok(()),
        }
    }

    fn has_folder(&self, folder: &Path) -> bool {
        folder.is_dir()
    }

    fn add_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir(folder)
    }
}

/// Whether the disk failed, rather than not knowing what was asked of it.
fn is_broken(error: &io::Error) -> bool {
    const EIO: i32 = 5;
    cfg!(unix) && error.raw_os_error() == Some(EIO)
        || matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
}

#[cfg(unix)]
fn resemble(file: &File, like: &fs::Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    let own = file.metadata()?;
    if (own.uid(), own.gid()) != (like.uid(), like.gid()) {
        // Only root may give files away; a file that can be written is worth more than its owner.
        let _ = fchown(file, Some(like.uid()), Some(like.gid()));
    }
    file.set_permissions(fs::Permissions::from_mode(like.mode() & 0o777))
}

#[cfg(not(unix))]
fn resemble(_file: &File, _like: &fs::Metadata) -> io::Result<()> {
    Ok(())
}

/// The content of a regular file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, FileError> {
    read_kind(path, Kind::Regular)
}

/// The content of a file of this kind, if it is not too large.
pub(super) fn read_kind(path: &Path, kind: Kind) -> Result<Vec<u8>, FileError> {
    let fail = |fault| FileError::new(path, fault);
    let unreadable = |error: io::Error| match error.kind() {
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
    let disk = Disk { like: fs::metadata(&target).ok() };
    write_on(&disk, &target, bytes, existing).map_err(|error| {
        FileError::new(
            path,
            match error.kind() {
                ErrorKind::AlreadyExists => Fault::Taken,
                _ => Fault::NotWritable(bare(error)),
            },
        )
    })
}

/// The order is everything: the content lasts before its name does, and the name lasts before
/// anybody is told.
pub(super) fn write_on<V: Volume>(
    volume: &V,
    target: &Path,
    bytes: &[u8],
    existing: Existing,
) -> io::Result<()> {
    let folder = folder_of(target);
    let mut draft = volume.draft(folder)?;
    volume.fill(&mut draft, bytes)?;
    volume.sync(&draft)?;
    volume.place(draft, target, existing)?;
    volume.sync_folder(folder)
}

/// What the system says, without the name of the temporary file, which means nothing to anybody.
fn bare(error: io::Error) -> io::Error {
    let words = error.to_string();
    match words.split_once(" at path ") {
        Some((said, _)) if error.raw_os_error().is_none() => io::Error::new(error.kind(), said),
        _ => error,
    }
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

/// Makes a directory, with those above it.
pub(super) fn make_folder(folder: &Path) -> Result<(), FileError> {
    make_folder_on(&Disk { like: None }, folder)
        .map_err(|error| FileError::new(folder, Fault::NotWritable(error)))
}

pub(super) fn make_folder_on<V: Volume>(volume: &V, folder: &Path) -> io::Result<()> {
    if volume.has_folder(folder) {
        return Ok(());
    }
    let above = folder_of(folder);
    if above != folder {
        make_folder_on(volume, above)?;
    }
    match volume.add_folder(folder) {
        // Another program was faster.
        Err(error) if error.kind() == ErrorKind::AlreadyExists && volume.has_folder(folder) => {}
        result => result?,
    }
    volume.sync_folder(above)
}

/// `NAME.bad`, or with a number.
fn aside(path: &Path, number: u32) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".bad");
    if number > 1 {
        name.push(format!("-{number}"));
    }
    name.into()
}

/// Where a file that cannot be used will be put; what is no file stays where it is.
pub(super) fn place_aside(path: &Path) -> Option<PathBuf> {
    let is_file = fs::metadata(path).is_ok_and(|meta| meta.is_file());
    let free = |aside: &PathBuf| fs::symlink_metadata(aside).is_err();
    (1..u32::MAX).map(|number| aside(path, number)).find(free).filter(|_| is_file)
}

/// Puts a file that cannot be used aside, so that another can be written in its place: nothing is
/// lost. Gives where it is now; what is no file stays where it is.
pub(super) fn put_aside(path: &Path) -> Result<Option<PathBuf>, FileError> {
    if !fs::metadata(path).is_ok_and(|meta| meta.is_file()) {
        return Ok(None);
    }
    let failed = |error| FileError::new(path, Fault::NotWritable(error));
    let mut number = 1;
    loop {
        let aside = aside(path, number);
        // A second name first: the file is never without one.
        let linked = match fs::hard_link(path, &aside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
            Ok(()) => Ok(()),
            Err(_) if fs::symlink_metadata(&aside).is_ok() => Err(ErrorKind::AlreadyExists.into()),
            Err(_) => fs::rename(path, &aside),
        };
        match linked {
            Ok(()) => {
                let _ = Disk { like: None }.sync_folder(folder_of(path));
                return Ok(Some(aside));
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists && number < u32::MAX => {
                number += 1;
            }
            Err(error) => return Err(failed(error)),
        }
    }
}

/// Removes temporary files left by a program that was killed while writing, and locks that
/// nobody holds any more.
pub(super) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let now = SystemTime::now();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let Some(name) = name.to_str().filter(|name| name.starts_with('.')) else { continue };
        if lock::is_lock(name) {
            lock::remove_idle(&entry.path());
        }
        let ours = name.starts_with(TEMPORARY) && name.ends_with(".tmp");
        let old = |time: SystemTime| match now.duration_since(time) {
            Ok(age) => age > STALE,
            // From a clock that was wrong.
            Err(ahead) => ahead.duration() > STALE,
        };
        let written = || entry.metadata().ok()?.modified().ok();
        if ours && written().is_some_and(old) {
            let _ = fs::remove_file(entry.path());
        }
    }
}
