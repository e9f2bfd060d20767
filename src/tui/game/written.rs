//! What is written beside the saves on demand: the position as a scenario, and a bug report.
//! Nothing of them is shown: everybody's cards are in them.

use std::path::PathBuf;

use super::GameTable;
use super::overlay::Overlay;
use super::replay::Replay;
use crate::files::FileError;
use crate::gate;
use crate::text::InWords;
use crate::tui::scene::{Go, Shared};
use crate::tui::screens;

impl GameTable {
    /// The same game event by event, as the table saw it. A lesson is not left for it.
    pub(super) fn look_back(&mut self) -> Go {
        if self.guide.is_some() {
            return Go::Stay;
        }
        self.overlays.clear();
        // What has not been told yet, such as who wins, is not looked back at.
        let replay = Replay::new(self.session().clone(), false).told_so_far(self.told());
        Go::Push(Box::new(replay.at_the_end()))
    }

    pub(super) fn write_position(&mut self, shared: &Shared) {
        let written = shared.data.as_deref().map(|data| self.host.write_position(data));
        self.overlays.clear();
        self.overlays.push(Overlay::Told { words: told(shared, written) });
    }

    /// Asks what is wrong, and writes a report.
    pub(super) fn report(&mut self) -> Go {
        self.overlays.clear();
        Go::Push(Box::new(screens::BugReport::new(self.host.clone())))
    }
}

/// Where the position is.
pub(super) fn told(shared: &Shared, written: Option<Result<PathBuf, FileError>>) -> String {
    let text = &shared.text;
    match written {
        None => text.ui("written-nowhere"),
        Some(Ok(path)) => text.ui_with("position-written", [("path", gate::path(&path).into())]),
        Some(Err(error)) => text.ui_with("not-written", [("problem", error.in_words(text).into())]),
    }
}
