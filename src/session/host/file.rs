//! The files of a game at the table: its save, positions and bug reports.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::Host;
use crate::engine::Game;
use crate::files::{FileError, SaveFile, keep_text};
use crate::scenario::Scenario;
use crate::session::{Session, save};

impl Host {
    /// The file of the game, if it has one.
    pub const fn file(&self) -> Option<&SaveFile> {
        self.file.as_ref()
    }

    /// Why the game is not on the disk as it stands, if it is not.
    pub fn unsaved(&self) -> Option<Arc<FileError>> {
        self.file().and_then(SaveFile::unsaved).cloned()
    }

    /// The game and its file, to try again, if the last save failed.
    pub fn unkept(&mut self) -> Option<(&mut SaveFile, &Session)> {
        let file = self.file.as_mut().filter(|file| file.unsaved().is_some())?;
        Some((file, &self.session))
    }

    /// What other files of this game are called, without their ending.
    fn stem(&self) -> PathBuf {
        let stem = self.file().and_then(|file| file.path().file_stem());
        stem.map_or_else(|| PathBuf::from("game"), PathBuf::from)
    }

    /// Writes the position, with everybody's cards, as a scenario into a folder of the data
    /// directory; gives the file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write_position(&self, data: &Path) -> Result<PathBuf, FileError> {
        write_position(self.session.game(), (&self.stem(), self.session.len()), data)
    }

    /// Writes the whole game as a bug report, the same way, with what somebody says about it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write_report(&self, data: &Path, words: &str) -> Result<PathBuf, FileError> {
        let report = save::write(&self.session.with_words(words));
        write_beside(&data.join("reports"), (&self.stem(), self.session.len()), &report)
    }

    /// Saves; a save that fails is remembered until one succeeds, and the game goes on.
    pub(super) fn save(&mut self) {
        if let Some(file) = &mut self.file {
            let _ = file.save(&self.session);
        }
    }
}

/// The same for any position, named after a game and the number of actions played in it.
pub(crate) fn write_position(
    game: &Game,
    name: (&Path, usize),
    data: &Path,
) -> Result<PathBuf, FileError> {
    write_beside(&data.join("positions"), name, &Scenario::of(game).write())
}

fn write_beside(
    folder: &Path,
    (stem, number): (&Path, usize),
    content: &str,
) -> Result<PathBuf, FileError> {
    let mut stem = stem.as_os_str().to_owned();
    stem.push(format!("-{number}"));
    keep_text(folder, stem.as_ref(), "json", content)
}
