//! The title.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared};

/// The title.
#[derive(Clone, Copy, Debug, Default)]
pub struct Title;

impl Scene for Title {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn press(&mut self, press: Press, _shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Menu => Go::Leave,
            _ => Go::Stay,
        }
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let mut pen = Pen::new(buffer, shared.look);
        pen.centre(area, area.y + 3, &shared.text.ui("title"), shared.look.accent());
        pen.footer(area, self.mode(), &shared.text, |_| true);
    }
}
