//! The account of a board on the screen: a head, a row for each side, and what becomes of it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Row as TableRow, Table, Widget};
use unicode_width::UnicodeWidthStr;

use crate::engine::Side;
use crate::tui::game::{Account, Got, Row};
use crate::tui::palette::Ink;
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// Dots up to so many; a number beyond.
const DOTS: u8 = 6;

/// An account to draw.
pub(in crate::tui) struct Scoring<'a> {
    pub(in crate::tui) account: &'a Account,
    pub(in crate::tui) look: Look,
}

impl Scoring<'_> {
    /// How many rows it takes at this width.
    pub(in crate::tui) fn height(&self, width: u16) -> u16 {
        (self.head(width).len() + self.account.rows.len() + self.tail(width).len()) as u16
    }

    /// The head in rows, the board's number in gold.
    fn head(&self, width: u16) -> Vec<Line<'static>> {
        let (gold, strong) = (self.look.ink(Ink::Gold), self.look.ink(Ink::Strong));
        let number = self.account.board.to_string();
        let rows = wrap(&self.look.show(&self.account.head), width.into());
        let line = |(place, row): (usize, String)| match row.strip_prefix(&number) {
            Some(rest) if place == 0 => Line::from(vec![
                Span::styled(number.clone(), gold),
                Span::styled(rest.to_owned(), strong),
            ]),
            _ => Line::styled(row, strong),
        };
        rows.into_iter().enumerate().map(line).collect()
    }

    /// What becomes of the board, in rows, each with its rule behind the first.
    fn tail(&self, width: u16) -> Vec<(Line<'static>, String)> {
        let quiet = self.look.ink(Ink::Quiet);
        let mut lines = Vec::new();
        for (words, rule) in &self.account.tail {
            let mut rule = rule.map(|rule| rule.to_string()).unwrap_or_default();
            let room = usize::from(width).saturating_sub(rule.len() + 1);
            for row in wrap(&self.look.show(words), room) {
                lines.push((Line::styled(row, quiet), std::mem::take(&mut rule)));
            }
        }
        lines
    }

    /// Letter and name, markers, why, what it gets, where the markers go.
    fn cells(&self, row: &Row) -> [Vec<Span<'static>>; 5] {
        let look = self.look;
        let side = Ink::Side(row.side.index() as u8);
        let letter = match row.side {
            Side::Seat(seat) => seat.letter(),
            Side::Neutral => 'N',
        };
        let dot = match row.side {
            Side::Seat(_) => look.glyphs().marker,
            Side::Neutral => look.glyphs().neutral,
        };
        let dots = if row.markers <= DOTS {
            dot.repeat(row.markers.into())
        } else {
            format!("{dot}x{}", row.markers)
        };
        let (mark, ink) = match row.got {
            Got::Paid(_) => (look.glyphs().yes, Ink::Good),
            Got::Nothing(_) => (" ", Ink::Quiet),
            Got::Open(_) => (" ", Ink::Plain),
        };
        let name: String = look.show(&row.name).chars().take(10).collect();
        [
            vec![
                Span::styled(letter.to_string(), look.ink(side)),
                Span::raw(" "),
                Span::styled(name, look.ink(Ink::Plain)),
            ],
            vec![Span::styled(dots, look.ink(side))],
            vec![Span::styled(look.show(&row.why), look.ink(Ink::Plain))],
            vec![Span::styled(format!("{mark} {}", look.show(row.got.words())), look.ink(ink))],
            vec![Span::styled(look.show(&row.goes), look.ink(Ink::Quiet))],
        ]
    }
}

impl Widget for &Scoring<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let rows: Vec<[Vec<Span<'static>>; 5]> =
            self.account.rows.iter().map(|row| self.cells(row)).collect();
        let wide = |column: usize| {
            let width = |cells: &[Vec<Span<'_>>; 5]| -> usize {
                cells[column].iter().map(|span| span.content.width()).sum()
            };
            rows.iter().map(width).max().unwrap_or(0) as u16
        };
        let head_lines = self.head(area.width);
        let heights = [
            Constraint::Length(head_lines.len() as u16),
            Constraint::Length(rows.len() as u16),
            Constraint::Min(0),
        ];
        let [head, table, tail] = Layout::vertical(heights).areas(area);
        Paragraph::new(head_lines).render(head, buffer);
        let widths: [u16; 5] = std::array::from_fn(wide);
        // Where the columns do not fit, the gaps between them go first, then the names.
        let total: u16 = widths.iter().sum();
        let gap = if total + 8 <= area.width { 2 } else { 1 };
        let name = widths[0].min(area.width.saturating_sub(total - widths[0] + 4 * gap)).max(1);
        let columns = [name, widths[1], widths[2], widths[3], widths[4]].map(Constraint::Length);
        let lines = rows.into_iter().map(|cells| TableRow::new(cells.map(Line::from)));
        let table_widget = Table::new(lines, columns).column_spacing(gap);
        Widget::render(table_widget, table, buffer);
        for (y, (words, rule)) in (tail.y..tail.bottom()).zip(self.tail(tail.width)) {
            let row = Rect { y, height: 1, ..tail };
            words.render(row, buffer);
            let faint = Line::styled(rule, self.look.ink(Ink::Faint)).right_aligned();
            faint.render(row, buffer);
        }
    }
}
