//! The scenes beside the game: title, setup, saves, settings, the end.

mod title;

pub use title::Title;

use super::scene::{Scene, Shared};
use crate::files::SaveFile;
use crate::session::Session;

/// Where the menu of the game leads back to.
pub(super) fn title(_shared: &Shared) -> Box<dyn Scene> {
    Box::new(Title)
}

/// What comes after the last question of a game.
pub(super) fn after_game(
    _session: &Session,
    _file: Option<&SaveFile>,
    _shared: &Shared,
) -> Box<dyn Scene> {
    Box::new(Title)
}
