//! A game that is open is locked, so that no second program writes it. The lock is the system's
//! own and goes with the process, however that ends: it is never left over. Beside the save stands
//! a small file for it, which tells the second program whom to ask; it is removed with the lock.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Somebody else has the game open: the number of the process, if that can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held(pub(super) Option<u32>);

/// A lock; dropping it lets go.
#[derive(Debug)]
pub(super) struct Lock {
    /// The file for it.
    path: PathBuf,
    file: fs::File,
}

/// The locks of this program: two parts of it may have the same game open.
static OURS: Mutex<Vec<Weak<Lock>>> = Mutex::new(Vec::new());

const ENDING: &str = ".json.lock";

/// Whether a file of this name is for a lock.
pub(super) fn is_lock(name: &str) -> bool {
    name.starts_with('.') && name.ends_with(ENDING)
}

/// Locks a save; `None` where there are no locks, or no file can be made for one.
pub(super) fn take(save: &Path) -> Result<Option<Arc<Lock>>, Held> {
    let Some(path) = lock_file(save) else { return Ok(None) };
    let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
    ours.retain(|lock| lock.strong_count() > 0);
    let known = ours.iter().filter_map(Weak::upgrade).find(|lock| lock.path == path);
    if let Some(lock) = known.filter(|lock| lock.holds()) {
        return Ok(Some(lock));
    }
    let Some(file) = system::take(&path)? else { return Ok(None) };
    let lock = Arc::new(Lock { path, file });
    ours.push(Arc::downgrade(&lock));
    Ok(Some(lock))
}

/// Removes the file of a lock that nobody holds.
pub(super) fn remove_idle(path: &Path) {
    let ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
    let used = ours.iter().filter_map(Weak::upgrade).any(|lock| lock.path == path);
    if !used && let Ok(Some(_file)) = system::take(path) {
        system::remove(path);
    }
}

impl Lock {
    /// Whether it still keeps others away: its file may have been removed.
    pub(super) fn holds(&self) -> bool {
        system::is_at(&self.file, &self.path)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.holds() {
            system::remove(&self.path);
        }
    }
}

/// `.NAME.lock` beside the file itself, also when it is opened by a link.
fn lock_file(save: &Path) -> Option<PathBuf> {
    let real = fs::canonicalize(save).or_else(|_| {
        let folder = fs::canonicalize(super::disk::folder_of(save))?;
        Ok::<_, std::io::Error>(folder.join(save.file_name().unwrap_or_default()))
    });
    let real = real.ok()?;
    let mut name = OsString::from(".");
    name.push(real.file_name()?);
    name.push(".lock");
    Some(real.with_file_name(name))
}

#[cfg(unix)]
mod system {
    use std::fs::{self, File, OpenOptions};
    use std::io::{Read, Write};
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
    use std::path::Path;

    use rustix::fs::{FlockOperation, OFlags, flock};
    use rustix::io::Errno;

    use super::Held;

    pub(super) fn take(path: &Path) -> Result<Option<File>, Held> {
        let follow = i32::try_from(OFlags::NOFOLLOW.bits()).unwrap_or(0);
        // The file may be removed between opening and locking it: then there is a new one.
        for _ in 0..100 {
            let opened = OpenOptions::new()
                .read(true)
                .write(true)
                .create(true)
                .truncate(false)
                .mode(0o600)
                .custom_flags(follow)
                .open(path);
            let Ok(mut file) = opened else { return Ok(None) };
            match flock(&file, FlockOperation::NonBlockingLockExclusive) {
                Ok(()) if is_at(&file, path) => {
                    let _ = file.set_len(0);
                    let _ = write!(file, "{}", std::process::id());
                    return Ok(Some(file));
                }
                Ok(()) => {}
                Err(Errno::WOULDBLOCK) => {
                    let mut said = String::new();
                    let _ = file.take(20).read_to_string(&mut said);
                    return Err(Held(said.trim().parse().ok()));
                }
                Err(Errno::INTR) => {}
                Err(_) => return Ok(None),
            }
        }
        Ok(None)
    }

    pub(super) fn is_at(file: &File, path: &Path) -> bool {
        let same = |one: &fs::Metadata, other: &fs::Metadata| {
            (one.dev(), one.ino()) == (other.dev(), other.ino())
        };
        matches!((file.metadata(), fs::symlink_metadata(path)), (Ok(a), Ok(b)) if same(&a, &b))
    }

    /// While it is locked: whoever waits for it notices, and makes a new one.
    pub(super) fn remove(path: &Path) {
        let _ = fs::remove_file(path);
    }
}

#[cfg(windows)]
mod system {
    use std::fs::{File, OpenOptions};
    use std::os::windows::fs::OpenOptionsExt;
    use std::path::Path;

    use super::Held;

    /// The file is removed with the last handle, also of a program that was ended.
    const DELETE_ON_CLOSE: u32 = 0x0400_0000;
    const SHARING_VIOLATION: i32 = 32;

    pub(super) fn take(path: &Path) -> Result<Option<File>, Held> {
        let opened = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .share_mode(0)
            .custom_flags(DELETE_ON_CLOSE)
            .open(path);
        match opened {
            Err(error) if error.raw_os_error() == Some(SHARING_VIOLATION) => Err(Held(None)),
            other => Ok(other.ok()),
        }
    }

    pub(super) const fn is_at(_file: &File, _path: &Path) -> bool {
        true
    }

    pub(super) const fn remove(_path: &Path) {}
}

#[cfg(not(any(unix, windows)))]
mod system {
    use std::fs::File;
    use std::path::Path;

    use super::Held;

    pub(super) const fn take(_path: &Path) -> Result<Option<File>, Held> {
        Ok(None)
    }

    pub(super) const fn is_at(_file: &File, _path: &Path) -> bool {
        true
    }

    pub(super) const fn remove(_path: &Path) {}
}
