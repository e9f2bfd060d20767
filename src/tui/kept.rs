//! The file of the game on the screen, if it has one: written after every answer. What goes wrong
//! stays until it is put right.

use std::path::PathBuf;
use std::sync::Arc;

use crate::files::{FileError, SaveFile};
use crate::session::Session;

/// Where a game is kept; perhaps nowhere.
#[derive(Clone, Debug)]
pub(super) struct Kept(Option<SaveFile>);

impl Kept {
    /// In this file.
    pub(super) const fn new(file: Option<SaveFile>) -> Self {
        Self(file)
    }

    /// The file.
    pub(super) const fn file(&self) -> Option<&SaveFile> {
        self.0.as_ref()
    }

    /// Saves; a save that fails stays on the screen until one succeeds, and the game goes on.
    pub(super) fn save(&mut self, session: &Session) {
        if let Some(file) = &mut self.0 {
            let _ = file.save(session);
        }
    }

    /// Why the game is not on the disk as it stands, if it is not.
    pub(super) fn trouble(&self) -> Option<Arc<FileError>> {
        self.file().and_then(SaveFile::trouble).cloned()
    }

    /// The game and its file, to try again.
    pub(super) fn unkept<'a>(
        &'a mut self,
        session: &'a Session,
    ) -> Option<(&'a mut SaveFile, &'a Session)> {
        let file = self.0.as_mut().filter(|file| file.trouble().is_some())?;
        Some((file, session))
    }

    /// What other files of this game are called, without their ending.
    pub(super) fn stem(&self) -> PathBuf {
        let stem = self.file().and_then(|file| file.path().file_stem());
        stem.map_or_else(|| PathBuf::from("game"), PathBuf::from)
    }
}
