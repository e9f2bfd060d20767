//! The account of a board on the screen: a head, a row for each side, and what becomes of it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Row as TableRow, Table, Widget};
use unicode_width::UnicodeWidthStr;

use super::markers::ground;
use super::news::{News, Why};
use super::prose::flow;
use super::{write, write_right};
use crate::engine::{Seat, Side};
use crate::tui::game::{Account, Got, Row};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// Dots up to so many; a number beyond.
const DOTS: u8 = 6;

/// An account to draw.
pub(in crate::tui) struct Scoring<'a> {
    pub(in crate::tui) account: &'a Account,
    pub(in crate::tui) look: Look,
    /// Whose row the question under it is about.
    pub(in crate::tui) asked: Option<Seat>,
    /// With more rows than these what happened elsewhere shares its lines.
    pub(in crate::tui) room: u16,
}

/// Columns where there is room: name, markers, why, what it gets. So they stand still from board to
/// board; the last has the rest.
const COLUMNS: [u16; 4] = [12, 6, 19, 25];

impl Scoring<'_> {
    /// How many rows it takes at this width.
    pub(in crate::tui) fn height(&self, width: u16) -> u16 {
        (self.head(width).len() + self.account.rows.len() + self.tail(width).len()) as u16
    }

    /// The head in rows, the board in gold.
    fn head(&self, width: u16) -> Vec<Line<'static>> {
        let (gold, plain) = (self.look.ink(Ink::Gold), self.look.ink(Ink::Plain));
        let name = self.look.show(&self.account.name);
        let head = self.look.show(&self.account.head);
        let spans = match head.strip_prefix(name.as_str()) {
            Some(rest) => vec![Span::styled(name, gold), Span::styled(rest.to_owned(), plain)],
            None => vec![Span::styled(head, plain)],
        };
        let coup = self.account.coup.as_ref().map(|(seat, words)| {
            Line::from(self.look.span(words, Ground::Page, Ink::Side(seat.index() as u8)))
        });
        coup.into_iter().chain(flow(&spans, width, 0)).collect()
    }

    /// What becomes of the board, in rows, each with its rule behind the first; then where nobody is
    /// and what happened elsewhere, as there is room.
    fn tail(&self, width: u16) -> Vec<(Line<'static>, String)> {
        let quiet = self.look.ink(Ink::Quiet);
        let mut lines = Vec::new();
        for (words, rule) in &self.account.tail {
            let mut rule = rule.to_string();
            let room = usize::from(width).saturating_sub(rule.len() + 1);
            for row in wrap(&self.look.show(words), room) {
                lines.push((Line::styled(row, quiet), std::mem::take(&mut rule)));
            }
        }
        let taken = self.head(width).len() + self.account.rows.len() + lines.len();
        let mut left = usize::from(self.room).saturating_sub(taken);
        let news = News { look: self.look, items: self.account.elsewhere.clone() };
        let apart = news.apart(width, Why::Not);
        let told = if apart.len() <= left { apart } else { news.joined(width, 0) };
        left = left.saturating_sub(told.len());
        let nobody = self.account.nobody.as_ref().map(|words| self.look.show(words));
        let nobody = nobody.map(|words| wrap(&words, width.into())).unwrap_or_default();
        if nobody.len() <= left {
            left -= nobody.len();
            lines.extend(nobody.into_iter().map(|row| (Line::styled(row, quiet), String::new())));
        }
        // Other boards stand apart, where there is a row for it.
        if !told.is_empty() && left > 0 {
            lines.push((Line::default(), String::new()));
        }
        lines.extend(told);
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
        // Where the question is about a row, it lies on its player's ground.
        let lies = match self.asked {
            Some(seat) if row.side == Side::Seat(seat) => ground(seat),
            _ => Ground::Page,
        };
        let on = |ink: Ink| look.on(lies, ink);
        [
            vec![Span::styled(format!("{letter} {name}"), on(side))],
            vec![Span::styled(dots, on(side))],
            vec![Span::styled(look.show(&row.why), on(Ink::Plain))],
            vec![Span::styled(format!("{mark} {}", look.show(row.got.words())), on(ink))],
            vec![Span::styled(look.show(&row.goes), on(Ink::Quiet))],
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
        // As wide as usual, as far as there is room; where there is too little, names give way.
        let total = |widths: [u16; 5]| widths.iter().sum::<u16>();
        let mut widths = widths;
        for (at, usual) in COLUMNS.into_iter().enumerate() {
            let spare = area.width.saturating_sub(total(widths) + 4);
            widths[at] += usual.saturating_sub(widths[at]).min(spare);
        }
        let rest = total(widths) - widths[0] + 4;
        widths[0] = widths[0].min(area.width.saturating_sub(rest)).max(1);
        for (row, line) in table.rows().zip(&self.account.rows) {
            if self.asked.is_some_and(|seat| line.side == Side::Seat(seat)) {
                let whole = Rect { x: row.x.saturating_sub(1), width: row.width + 2, ..row };
                buffer.set_style(whole, self.look.on(ground(line.side), Ink::Plain));
            }
        }
        let lines = rows.into_iter().map(|cells| TableRow::new(cells.map(Line::from)));
        let table_widget = Table::new(lines, widths.map(Constraint::Length)).column_spacing(1);
        Widget::render(table_widget, table, buffer);
        for (row, (words, rule)) in tail.rows().zip(self.tail(tail.width)) {
            write(&words, row, buffer);
            let faint = Line::from(self.look.span(rule, Ground::Page, Ink::Faint));
            write_right(&faint, row, buffer);
        }
    }
}
