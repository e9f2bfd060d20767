//! The game table: one session on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::keys::{Mode, Press, Verb};
use super::pen::Pen;
use super::scene::{Go, Scene, Shared};
use crate::files::SaveFile;
use crate::session::Session;

/// A game on the table.
#[derive(Debug)]
pub struct GameTable {
    session: Session,
    file: Option<SaveFile>,
}

impl GameTable {
    /// Puts a game on the table, at its current question, with nothing secret shown.
    pub fn new(session: Session, file: Option<SaveFile>, _shared: &Shared) -> Self {
        Self { session, file }
    }

    /// The game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Where it is kept.
    pub const fn file(&self) -> Option<&SaveFile> {
        self.file.as_ref()
    }
}

impl Scene for GameTable {
    fn mode(&self) -> Mode {
        Mode::Over
    }

    fn press(&mut self, press: Press, _shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Menu => Go::Leave,
            _ => Go::Stay,
        }
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        Pen::new(buffer, shared.look).footer(area, self.mode(), &shared.text, |_| true);
    }
}
