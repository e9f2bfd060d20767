//! The one frame of what is laid in the middle of the table: the menu, a question to everybody,
//! something said.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::symbols::border;
use ratatui::text::Line;
use ratatui::widgets::{Block, Widget};

use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::middle;
use crate::tui::theme::Look;

/// A frame with a title for so much inside, in the middle of an area.
#[derive(Clone, Copy, Debug)]
pub(in crate::tui) struct Dialog<'a> {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) title: &'a str,
    /// Columns and rows inside.
    pub(in crate::tui) size: (u16, u16),
}

/// Columns and rows between the frame and what is inside.
const AIR: Margin = Margin { horizontal: 3, vertical: 2 };

impl Dialog<'_> {
    /// Where it lies, and what is inside.
    fn places(&self, area: Rect) -> (Rect, Rect) {
        let (width, height) = self.size;
        let place = middle(area, width + 2 * AIR.horizontal, height + 2 * AIR.vertical);
        (place, place.inner(AIR))
    }

    /// What is inside.
    pub(in crate::tui) fn inner(&self, area: Rect) -> Rect {
        self.places(area).1
    }
}

impl Widget for &Dialog<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (look, (place, _)) = (self.look, self.places(area));
        look.fade(area, buffer);
        look.paint(place, buffer);
        Block::bordered()
            .border_set(match (look.ascii, look.console) {
                (true, _) => PLAIN,
                // The console's fonts have no rounded corners.
                (_, true) => border::PLAIN,
                _ => border::ROUNDED,
            })
            .border_style(look.on(Ground::Panel, Ink::Edge))
            .title(Line::from(look.span(format!(" {} ", self.title), Ground::Panel, Ink::Gold)))
            .style(look.on(Ground::Panel, Ink::Plain))
            .render(place, buffer);
    }
}

/// A border in ASCII.
const PLAIN: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
