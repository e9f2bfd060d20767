//! What is written beside the saves on demand: the position as a scenario, and a bug report, which
//! is the save itself. Nothing of them is shown: everybody's cards are in them.

use super::GameTable;
use super::overlay::Overlay;
use super::replay::Replay;
use crate::files::keep_text;
use crate::scenario::Scenario;
use crate::session::save;
use crate::text::InWords;
use crate::tui::scene::{Go, Shared};

impl GameTable {
    /// The same game event by event, as the table saw it. A lesson is not left for it.
    pub(super) fn look_back(&mut self) -> Go {
        if self.guide.is_some() {
            return Go::Stay;
        }
        self.overlays.clear();
        let replay = Replay::new(self.session().clone(), false);
        Go::Push(Box::new(replay.at_the_end()))
    }

    pub(super) fn write_position(&mut self, shared: &Shared) {
        let scenario = Scenario::of(self.session().game()).write();
        self.write_out(shared, "positions", "position-written", &scenario);
    }

    pub(super) fn write_report(&mut self, shared: &Shared) {
        let report = save::write(self.session());
        self.write_out(shared, "reports", "report-written", &report);
    }

    /// Writes a text into a folder of the data directory and says where it is.
    fn write_out(&mut self, shared: &Shared, folder: &str, id: &str, content: &str) {
        let text = &shared.text;
        let mut stem = self.host.stem().into_os_string();
        stem.push(format!("-{}", self.session().len()));
        let words = match &shared.data {
            None => text.ui("written-nowhere"),
            Some(data) => match keep_text(&data.join(folder), stem.as_ref(), "json", content) {
                Ok(path) => text.ui_with(id, [("path", path.display().to_string().into())]),
                Err(error) => {
                    text.ui_with("not-written", [("problem", error.in_words(text).into())])
                }
            },
        };
        self.overlays.clear();
        self.overlays.push(Overlay::Told { words });
    }
}
