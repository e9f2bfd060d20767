//! One game's file: opened, and written again after every action.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::disk::{self, Existing};
use super::lock::{self, Lock};
use super::{Fault, FileError};
use crate::session::Session;
use crate::session::save::{self, Restored, Trouble};

/// The file in which a game is kept.
#[derive(Clone, Debug)]
pub struct SaveFile {
    path: PathBuf,
    /// As this program last saw it, to notice when another one writes it.
    seen: Option<Stamp>,
    /// Whether the file is known to be this game's, and may be replaced.
    own: bool,
    /// Why the last save failed, until one succeeds.
    unsaved: Option<Arc<FileError>>,
    /// Where the game was brought to when it could not be kept here.
    refuge: Option<Box<SaveFile>>,
    /// Keeps other programs from writing it.
    lock: Option<Arc<Lock>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stamp {
    modified: Option<SystemTime>,
    length: u64,
    /// Every save is a new file, where files have numbers.
    number: u64,
}

impl Stamp {
    fn of(path: &Path) -> Option<Self> {
        let meta = fs::metadata(path).ok()?;
        Some(Self { modified: meta.modified().ok(), length: meta.len(), number: number(&meta) })
    }
}

#[cfg(unix)]
fn number(meta: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(meta)
}

#[cfg(not(unix))]
const fn number(_meta: &fs::Metadata) -> u64 {
    0
}

/// A game read from a file.
#[derive(Debug)]
pub struct Loaded {
    /// The game, as far as it could be played again.
    pub session: Session,
    /// Where it goes on: the file itself, or a new one beside it if there was trouble.
    pub file: SaveFile,
    /// Why it does not stand where the file says, if it does not.
    pub trouble: Option<Trouble>,
    /// What was read.
    pub path: PathBuf,
}

impl Loaded {
    /// For callers that want the whole game or nothing.
    ///
    /// # Errors
    /// Gives the trouble as an error.
    pub fn whole(self) -> Result<(Session, SaveFile), FileError> {
        match self.trouble {
            None => Ok((self.session, self.file)),
            Some(trouble) => Err(FileError::new(self.path, Fault::Trouble(trouble))),
        }
    }
}

/// Opens a save to go on with it: [`load`], and no other program can until it is let go.
///
/// # Errors
/// As [`load`], and [`Fault::InUse`] when another program has it open.
pub fn open(path: &Path) -> Result<Loaded, FileError> {
    let lock = lock_of(path)?;
    let mut loaded = load(path)?;
    disk::sweep(disk::folder_of(path));
    if loaded.trouble.is_none() {
        loaded.file.lock = lock;
    }
    Ok(loaded)
}

pub(super) fn lock_of(path: &Path) -> Result<Option<Arc<Lock>>, FileError> {
    // Nothing to lock: reading will say why.
    if !path.is_file() {
        return Ok(None);
    }
    lock::take(path).map_err(|held| FileError::new(path, Fault::InUse(held.0)))
}

/// Reads a save and plays it again. Nothing is written.
///
/// # Errors
/// Names what is wrong with the file and what to do.
pub fn load(path: &Path) -> Result<Loaded, FileError> {
    let seen = Stamp::of(path);
    let bytes = disk::read(path)?;
    let Restored { session, trouble } =
        save::read(&bytes).map_err(|bad| FileError::new(path, Fault::Save(bad)))?;
    let file = if trouble.is_none() {
        SaveFile { seen, own: true, ..SaveFile::at(path.to_owned()) }
    } else {
        let folder = path.parent().unwrap_or(Path::new(""));
        SaveFile::unwritten(folder, &session)
    };
    Ok(Loaded { session, file, trouble, path: path.to_owned() })
}

/// Writes a game to a file that is not there yet.
///
/// # Errors
/// Also when a file of that name is there.
pub fn export(path: &Path, session: &Session) -> Result<(), FileError> {
    disk::write(path, save::write(session).as_bytes(), Existing::Keep)
}

impl SaveFile {
    /// Makes a new file in a directory, which is made if need be, and writes the game.
    ///
    /// # Errors
    /// When the directory or the file cannot be written.
    pub fn create(folder: &Path, session: &Session) -> Result<Self, FileError> {
        disk::make_folder(folder)?;
        disk::sweep(folder);
        let mut file = Self::unwritten(folder, session);
        file.write(session)?;
        Ok(file)
    }

    fn unwritten(folder: &Path, session: &Session) -> Self {
        Self::at(free_path(folder, session, 1).0)
    }

    const fn at(path: PathBuf) -> Self {
        Self { path, seen: None, own: false, unsaved: None, refuge: None, lock: None }
    }

    /// Why the game is not on the disk as it stands: the last save failed, and none has succeeded since.
    pub const fn unsaved(&self) -> Option<&Arc<FileError>> {
        self.unsaved.as_ref()
    }

    /// Tries once more, if the last save failed.
    ///
    /// # Errors
    /// When it fails again.
    pub fn retry(&mut self, session: &Session) -> Result<(), Arc<FileError>> {
        if self.unsaved.is_some() {
            let _ = self.save(session);
        }
        self.unsaved.clone().map_or(Ok(()), Err)
    }

    /// Brings a game that cannot be kept to another place: beside its file if another program has
    /// that open or has written it, else among the system's temporary files. Gives the place.
    pub fn rescue(&mut self, session: &Session) -> Option<PathBuf> {
        let beside = match self.unsaved.as_deref() {
            Some(FileError { fault: Fault::Changed | Fault::InUse(_), .. }) => {
                self.path.parent().map(Path::to_owned)
            }
            _ => None,
        };
        let known = self.refuge.take().map(|known| *known);
        let new = beside.into_iter().chain([std::env::temp_dir()]);
        let tried = known.into_iter().chain(new.map(|folder| Self::unwritten(&folder, session)));
        for mut file in tried {
            if file.save(session).is_ok() {
                let path = file.path.clone();
                self.refuge = Some(Box::new(file));
                return Some(path);
            }
        }
        None
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game. When it returns, the game is on the disk; on an error the file is as it was.
    ///
    /// # Errors
    /// When it cannot be written, or another program has written it since.
    pub fn save(&mut self, session: &Session) -> Result<(), Arc<FileError>> {
        self.unsaved = self.write(session).err().map(Arc::new);
        self.unsaved.clone().map_or(Ok(()), Err)
    }

    fn write(&mut self, session: &Session) -> Result<(), FileError> {
        let text = save::write(session);
        if self.own {
            self.hold()?;
            let now = Stamp::of(&self.path);
            if now.is_some() && now != self.seen {
                return Err(FileError::new(&self.path, Fault::Changed));
            }
            let replace = || disk::write(&self.path, text.as_bytes(), Existing::Replace);
            match replace() {
                // The directory has been removed meanwhile: it is made again.
                Err(FileError { fault: Fault::NotWritable(error), .. })
                    if error.kind() == ErrorKind::NotFound =>
                {
                    disk::make_folder(disk::folder_of(&self.path))?;
                    replace()?;
                    self.hold()?;
                }
                // It may be in its place, and only not be known to last.
                Err(error) => {
                    // Where nothing can be seen, what was seen last still counts.
                    self.seen = Stamp::of(&self.path).or(self.seen);
                    return Err(error);
                }
                Ok(()) => {}
            }
        } else {
            self.write_new(session, &text)?;
        }
        self.own = true;
        self.seen = Stamp::of(&self.path);
        Ok(())
    }

    /// Makes sure of the lock: the file may have been moved, or only been read until now.
    fn hold(&mut self) -> Result<(), FileError> {
        if !self.lock.as_ref().is_some_and(|lock| lock.holds()) {
            self.lock = None;
            self.lock = lock_of(&self.path)?;
        }
        Ok(())
    }

    /// Another program may take the name that was free a moment ago: then the next one is tried.
    fn write_new(&mut self, session: &Session, text: &str) -> Result<(), FileError> {
        let folder = self.path.parent().unwrap_or(Path::new("")).to_owned();
        let mut number = 1;
        loop {
            // Before it is there: nobody else is to open it first.
            self.lock = lock::take(&self.path).unwrap_or_default();
            match disk::write(&self.path, text.as_bytes(), Existing::Keep) {
                Err(FileError {
                    fault: Fault::Taken | Fault::Directory | Fault::Special, ..
                }) if number < u32::MAX => {
                    (self.path, number) = free_path(&folder, session, number + 1);
                }
                result => return result,
            }
        }
    }
}

/// `anna-bruno-1.json`: the names, and the first number from `least` that is free. Not the seed:
/// the order of all decks hangs on it.
fn free_path(folder: &Path, session: &Session, least: u32) -> (PathBuf, u32) {
    let mut stem = String::new();
    for (chair, letter) in session.chairs().iter().zip('a'..) {
        let mut slug: String = chair.name.chars().filter_map(plain_letter).take(12).collect();
        if slug.is_empty() {
            slug.push(letter);
        }
        stem.push_str(&slug);
        stem.push('-');
    }
    let path = |number| folder.join(format!("{stem}{number}.json"));
    // A link to nowhere is taken, too.
    let taken = |number: &u32| fs::symlink_metadata(path(*number)).is_ok();
    let number = (least..u32::MAX).find(|n| !taken(n)).unwrap_or(u32::MAX);
    (path(number), number)
}

/// Letters and digits that are safe in a file name everywhere.
fn plain_letter(c: char) -> Option<char> {
    c.is_ascii_alphanumeric().then(|| c.to_ascii_lowercase())
}
