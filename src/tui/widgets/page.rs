//! A page to read: a bar with its title, a sheet with a column of readable width in the middle of
//! the screen, and a scroll bar beside it where there is more than fits.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{
    Block, Paragraph, Scrollbar, ScrollbarOrientation, ScrollbarState, StatefulWidget, Widget,
};

use super::{write, write_right};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::note_cut;
use crate::tui::theme::Look;

/// A page: lines that are as wide as [`width`] says.
pub(in crate::tui) struct Page<'a> {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) title: &'a str,
    /// At the right end of the bar.
    pub(in crate::tui) aside: &'a str,
    pub(in crate::tui) lines: &'a [Line<'static>],
    /// The first line on the screen.
    pub(in crate::tui) top: usize,
}

/// How wide the lines of a page are: long enough for a table, short enough to be read.
pub(in crate::tui) const fn width(area: Rect) -> u16 {
    match area.width {
        0..100 => 74,
        100..120 => 80,
        _ => 90,
    }
}

/// How many lines there is room for.
pub(in crate::tui) const fn room(area: Rect) -> usize {
    area.height.saturating_sub(2) as usize
}

/// The bar at the top of a screen: the crown, a title, something at its right end.
pub(in crate::tui) fn bar(look: Look, title: &str, aside: &str, area: Rect, buffer: &mut Buffer) {
    let row = Rect { height: 1, ..area };
    look.paint(row, buffer);
    buffer.set_style(row, look.on(Ground::Panel, Ink::Plain));
    let title = Line::from_iter([
        look.span(format!(" {} ", look.glyphs().crown), Ground::Panel, Ink::Gold),
        look.span(title, Ground::Panel, Ink::Strong),
    ]);
    write(&title, row, buffer);
    if !aside.is_empty() {
        let aside = Line::from(look.span(format!("{aside} "), Ground::Panel, Ink::Quiet));
        write_right(&aside, row, buffer);
    }
}

impl Page<'_> {
    /// Where the sheet lies, and the column of words on it.
    fn places(&self, area: Rect) -> (Rect, Rect) {
        let (width, room, count) = (width(area), room(area) as u16, self.lines.len() as u16);
        // A row free above the words, then below them, then around the sheet, where there is room.
        let [over, under] = [1, 2].map(|rows| u16::from(count + rows <= room));
        let height = (count + over + under).min(room);
        let above = (room - height) / 3;
        let x = area.x + (area.width - width - 4) / 2;
        let sheet = Rect { x, y: area.y + 1 + above, width: width + 4, height };
        let (y, height) = (sheet.y + over, height - over - under);
        (sheet, Rect { x: x + 2, y, width, height })
    }
}

impl Widget for &Page<'_> {
    #[track_caller]
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let look = self.look;
        look.paint(area, buffer);
        bar(look, self.title, self.aside, area, buffer);
        let (sheet, column) = self.places(area);
        for line in self.lines {
            if line.width() > usize::from(column.width) {
                note_cut(&line.to_string());
            }
        }
        Block::new().style(look.on(Ground::Panel, Ink::Plain)).render(sheet, buffer);
        let shown = self.lines.iter().skip(self.top).take(column.height.into()).cloned();
        Paragraph::new(shown.collect::<Vec<_>>()).render(column, buffer);
        let beyond = self.lines.len().saturating_sub(column.height.into());
        if beyond > 0 {
            let (thumb, track) = if look.ascii { ("#", "|") } else { ("\u{2588}", "\u{2502}") };
            let mut state = ScrollbarState::new(beyond + 1).position(self.top);
            Scrollbar::new(ScrollbarOrientation::VerticalRight)
                .begin_symbol(None)
                .end_symbol(None)
                .thumb_symbol(thumb)
                .track_symbol(Some(track))
                .thumb_style(look.on(Ground::Panel, Ink::Gold))
                .track_style(look.on(Ground::Panel, Ink::Faint))
                .render(sheet, buffer, &mut state);
        }
    }
}

/// What something draws, as lines of a page, so that it stands among words and scrolls with them.
pub(in crate::tui) fn picture(
    look: Look,
    (width, height): (u16, u16),
    draw: impl FnOnce(Rect, &mut Buffer),
) -> Vec<Line<'static>> {
    let area = Rect { x: 0, y: 0, width, height };
    let mut buffer = Buffer::empty(area);
    buffer.set_style(area, look.on(Ground::Panel, Ink::Plain));
    draw(area, &mut buffer);
    let row = |y: u16| {
        let mut spans: Vec<Span<'static>> = Vec::new();
        for x in 0..width {
            let cell = &buffer[(x, y)];
            match spans.last_mut() {
                Some(last) if last.style == cell.style() => {
                    last.content.to_mut().push_str(cell.symbol());
                }
                _ => spans.push(Span::styled(cell.symbol().to_owned(), cell.style())),
            }
        }
        Line::from(spans)
    };
    (0..height).map(row).collect()
}
