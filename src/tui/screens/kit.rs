//! What the screens beside the game are made of: the bar at the top, words in their ink, lines of
//! which one is under the cursor. What there is no room for is noted, for the tests.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{
    HighlightSpacing, List, ListState, Paragraph, Scrollbar, ScrollbarOrientation, ScrollbarState,
    StatefulWidget, Widget,
};

use crate::text::NO_BREAK;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{note_cut, wrap};
use crate::tui::scene::{Scene, Shared};
use crate::tui::theme::Look;

/// Words as this terminal can show them.
pub(super) fn words(look: Look, words: impl AsRef<str>, ink: Ink) -> Span<'static> {
    styled(look, words, look.ink(ink))
}

/// The same on a ground of their own.
pub(super) fn on(look: Look, words: impl AsRef<str>, ground: Ground, ink: Ink) -> Span<'static> {
    styled(look, words, look.on(ground, ink))
}

fn styled(look: Look, words: impl AsRef<str>, style: Style) -> Span<'static> {
    // The spaces that hold words together have done so by now.
    Span::styled(look.show(words.as_ref()).replace(NO_BREAK, " "), style)
}

/// Words that take this many columns, or more.
pub(super) fn padded(look: Look, text: impl AsRef<str>, width: usize, ink: Ink) -> Span<'static> {
    let span = words(look, text, ink);
    let blank = " ".repeat(width.saturating_sub(span.width()));
    Span::styled(format!("{}{blank}", span.content), span.style)
}

/// Writes a line in a row.
#[track_caller]
pub(super) fn put<'a>(line: impl Into<Line<'a>>, row: Rect, buffer: &mut Buffer) {
    let line = line.into();
    if line.width() > usize::from(row.width) {
        note_cut(&line.to_string());
    }
    line.render(Rect { height: row.height.min(1), ..row }, buffer);
}

/// Writes words in lines, and gives the row after them.
#[track_caller]
pub(super) fn prose(look: Look, text: &str, ink: Ink, area: Rect, buffer: &mut Buffer) -> u16 {
    let lines = wrap(&look.show(text), area.width.into());
    let count = lines.len() as u16;
    if let Some(line) = lines.get(usize::from(area.height)) {
        note_cut(line);
    }
    let lines: Vec<Line<'_>> =
        lines.iter().map(|line| Line::from(line.replace(NO_BREAK, " "))).collect();
    Paragraph::new(lines).style(look.ink(ink)).render(area, buffer);
    area.y + count.min(area.height)
}

/// The bar at the top and the keys at the bottom of a screen; gives what is between, with a row
/// free above and below.
pub(super) fn frame(
    scene: &dyn Scene,
    shared: &Shared,
    title: &str,
    area: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let [bar, body, keys] = rows(area);
    let look = shared.look;
    buffer.set_style(bar, look.on(Ground::Panel, Ink::Plain));
    let line = Line::from_iter([
        on(look, format!(" {} ", look.glyphs().crown), Ground::Panel, Ink::Gold),
        on(look, title, Ground::Panel, Ink::Strong),
    ]);
    put(line, bar, buffer);
    look.paint(keys, buffer);
    (&scene.key_line(shared)).render(keys, buffer);
    body
}

/// The bar, what is between with a row free above and below, and the keys.
pub(super) fn rows(area: Rect) -> [Rect; 3] {
    let [bar, _, body, _, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    [bar, body, keys]
}

/// How far along one is, at the right end of the bar.
pub(super) fn in_bar(look: Look, text: &str, area: Rect, buffer: &mut Buffer) {
    let line = Line::from(on(look, format!("{text} "), Ground::Panel, Ink::Quiet));
    put(line.right_aligned(), Rect { height: 1, ..area }, buffer);
}

/// A column in the middle of an area, of at most this width.
pub(super) fn column(area: Rect, width: u16) -> Rect {
    let width = width.min(area.width);
    Rect { x: area.x + (area.width - width) / 2, width, ..area }
}

/// How the line under the cursor stands out; its letters keep their ink.
pub(super) fn under_cursor(look: Look) -> Style {
    match look.has_colours() {
        true => Style::new().bg(look.palette().of(Ground::Head)),
        false => look.chosen(),
    }
}

/// A bar beside what is longer than its area.
pub(super) fn scrollbar(look: Look, count: usize, first: usize, area: Rect, buffer: &mut Buffer) {
    let height = usize::from(area.height);
    if count <= height {
        return;
    }
    let (thumb, track) = match (look.ascii, look.console) {
        (true, _) => ("#", "|"),
        (_, true) => ("█", "│"),
        _ => ("┃", "│"),
    };
    let mut state = ScrollbarState::new(count - height + 1).position(first);
    Scrollbar::new(ScrollbarOrientation::VerticalRight)
        .begin_symbol(None)
        .end_symbol(None)
        .thumb_symbol(thumb)
        .track_symbol(Some(track))
        .thumb_style(look.ink(Ink::Gold))
        .track_style(look.ink(Ink::Faint))
        .render(area, buffer, &mut state);
}

/// Answers that one can choose from, a line each with a word on it; the one that holds stands out.
pub(super) fn answers(
    look: Look,
    answers: &[(String, String)],
    at: usize,
    area: Rect,
    buffer: &mut Buffer,
) {
    let width = |words: &str| look.show(words).chars().count();
    let label = answers.iter().map(|(name, _)| width(name)).max().unwrap_or(0) + 2;
    for (place, (row, (name, says))) in area.rows().zip(answers).enumerate() {
        let here = place == at;
        let (mark, inks) = match here {
            true => (look.glyphs().marker, (Ink::Gold, Ink::Plain)),
            false => (look.glyphs().nothing, (Ink::Quiet, Ink::Quiet)),
        };
        let line = [
            words(look, mark, inks.0),
            words(look, " ", Ink::Plain),
            padded(look, name, label, inks.0),
            words(look, says, inks.1),
        ];
        put(Line::from_iter(line), row, buffer);
    }
}

/// Lines of which one is under the cursor, as many as fit.
pub(super) struct Choices<'a> {
    pub(super) look: Look,
    pub(super) lines: Vec<Line<'a>>,
    pub(super) at: usize,
}

impl Choices<'_> {
    fn first(&self, area: Rect) -> usize {
        (self.at + 1).saturating_sub(area.height.into())
    }

    /// The line that stands here.
    pub(super) fn spot(&self, area: Rect, at: Position) -> Option<usize> {
        let row = area.contains(at).then(|| usize::from(at.y - area.y))? + self.first(area);
        (row < self.lines.len()).then_some(row)
    }
}

impl Widget for Choices<'_> {
    #[track_caller]
    fn render(self, area: Rect, buffer: &mut Buffer) {
        // The mark and a blank after it.
        const MARK: u16 = 2;
        let (look, first, count) = (self.look, self.first(area), self.lines.len());
        for line in &self.lines {
            if line.width() > usize::from(area.width - MARK) {
                note_cut(&line.to_string());
            }
        }
        let mark = words(look, format!("{} ", look.glyphs().cursor), Ink::Gold);
        let list = List::new(self.lines)
            .highlight_symbol(Line::from(mark))
            .highlight_spacing(HighlightSpacing::Always)
            .highlight_style(under_cursor(look));
        let mut state = ListState::default().with_offset(first).with_selected(Some(self.at));
        StatefulWidget::render(list, area, buffer, &mut state);
        scrollbar(look, count, first, area, buffer);
    }
}
