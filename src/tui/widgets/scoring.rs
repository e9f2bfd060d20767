//! The account of a board on the screen: a head, a row for each side, and what becomes of it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Row as TableRow, Table, Widget};
use unicode_width::UnicodeWidthStr;

use super::markers::{block, dots, ground, ink};
use super::news::{Item, News, Why};
use super::prose::flow;
use super::{write, write_right};
use crate::engine::{Seat, Side};
use crate::tui::game::{Account, Got, Row};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// An account to draw.
pub(in crate::tui) struct Scoring<'a> {
    pub(in crate::tui) account: &'a Account,
    pub(in crate::tui) look: Look,
    /// Whose row the question under it is about.
    pub(in crate::tui) asked: Option<Seat>,
    /// With more rows than these the court gives way, so less is said.
    pub(in crate::tui) room: u16,
    /// Where rows are not few, sentences are whole and there is air between the parts.
    pub(in crate::tui) roomy: bool,
}

/// Name, markers, why, what it gets, where the markers go: the same on every page.
const COLUMNS: [u16; 5] = [10, 8, 18, 26, 12];
/// The same with so many columns in all.
const WIDE: u16 = 96;
const WIDE_COLUMNS: [u16; 5] = [14, 10, 22, 32, 14];

/// A row of what becomes of the board, and the rule beside it.
type Told = (Line<'static>, String);

/// Everything in rows: what boards before it paid, the head, what becomes of it, and the air after
/// each but the last.
struct Parts {
    earlier: Vec<Told>,
    head: Vec<Line<'static>>,
    tail: Vec<Told>,
    air: [u16; 3],
}

impl Scoring<'_> {
    /// How many rows it takes at this width.
    pub(in crate::tui) fn height(&self, width: u16) -> u16 {
        self.rows(&self.parts(width))
    }

    fn rows(&self, parts: &Parts) -> u16 {
        let own = parts.head.len() + self.account.rows.len() + parts.tail.len();
        (parts.earlier.len() + own) as u16 + parts.air.iter().sum::<u16>()
    }

    /// As much as there is room for; where there is too little the intrigue card shares a row with
    /// the head.
    fn parts(&self, width: u16) -> Parts {
        let all = |short: bool| {
            let head = self.head(width, short);
            let taken = head.len() + self.account.rows.len();
            let earlier = self.boards(&self.account.earlier, width, taken);
            let tail = self.tail(width, earlier.len() + taken);
            Parts { earlier, head, tail, air: [0; 3] }
        };
        // Of Louis's board in whole sentences where there is a row for them.
        let mut parts = all(false);
        if self.rows(&parts) > self.room {
            parts = all(true);
        }
        let mut spare = self.room.saturating_sub(self.rows(&parts));
        let mut air = |wanted: bool| {
            let air = u16::from(wanted && spare > 0);
            spare -= air;
            air
        };
        let earlier = air(!parts.earlier.is_empty());
        let tail = air(!parts.tail.is_empty());
        parts.air = [earlier, air(self.roomy), tail];
        parts
    }

    /// What other boards paid, a row for each where so many rows are not taken.
    fn boards(&self, items: &[Item], width: u16, taken: usize) -> Vec<Told> {
        let news = News { look: self.look, items: items.to_vec() };
        let apart = news.apart(width, Why::Not);
        let fits = apart.len() <= usize::from(self.room).saturating_sub(taken);
        if fits { apart } else { news.joined(width, 0) }
    }

    /// The head in rows, the board in gold; in one row if it can be said in one.
    fn head(&self, width: u16, short: bool) -> Vec<Line<'static>> {
        let coup = self.account.coup.as_ref().map(|(seat, words)| {
            self.look.span(words, Ground::Page, Ink::Side(seat.index() as u8))
        });
        let wide = |spans: &[Span<'_>]| spans.iter().map(Span::width).sum::<usize>();
        let fits = |spans: &Vec<Span<'_>>| wide(spans) <= width.into();
        let ways: Vec<Vec<Span<'static>>> =
            self.account.head.iter().map(|words| self.named(words)).collect();
        if let (Some(coup), true) = (&coup, short) {
            let gap = Span::raw("  ");
            let joined =
                |way: &Vec<Span<'static>>| [&[coup.clone(), gap.clone()], &way[..]].concat();
            if let Some(spans) = ways.iter().map(joined).find(fits) {
                return vec![Line::from(spans)];
            }
        }
        let whole = ways.first().filter(|_| self.account.louis && !short);
        // Less is told of what it pays only to spare the court.
        let few = short || self.account.louis;
        let said = &ways[..ways.len().saturating_sub(usize::from(!few))];
        let long = if few { ways.last() } else { ways.first() };
        let way = whole.or_else(|| said.iter().find(|way| fits(way))).or(long);
        let head = way.map(|way| flow(way, width, 0)).unwrap_or_default();
        coup.map(Line::from).into_iter().chain(head).collect()
    }

    /// Words that begin with the board, with a crown where Louis is.
    fn named(&self, words: &str) -> Vec<Span<'static>> {
        let (look, name) = (self.look, self.look.show(&self.account.name));
        let words = look.show(words);
        let Some(rest) = words.strip_prefix(name.as_str()) else {
            return vec![Span::styled(words, look.ink(Ink::Plain))];
        };
        let crown = self.account.louis.then(|| look.glyphs().crown);
        let crown = crown.map(|crown| Span::styled(format!(" {crown}"), look.ink(Ink::Gold)));
        let rest = Span::styled(rest.to_owned(), look.ink(Ink::Plain));
        let named = Span::styled(name, look.ink(Ink::Gold));
        std::iter::once(named).chain(crown).chain([rest]).collect()
    }

    /// What becomes of the board, in rows, each with its rule behind the first; then where nobody is
    /// and what happened on boards after it, as there is room beside so many rows.
    fn tail(&self, width: u16, taken: usize) -> Vec<Told> {
        let quiet = self.look.ink(Ink::Quiet);
        let mut lines = Vec::new();
        for (ways, rule) in &self.account.tail {
            let mut rule = rule.to_string();
            let room = usize::from(width).saturating_sub(rule.len() + 1);
            let ways: Vec<String> = ways.iter().map(|words| self.look.show(words)).collect();
            let fits = ways.iter().find(|words| words.width() <= room);
            for row in fits.or(ways.last()).map(|words| wrap(words, room)).unwrap_or_default() {
                lines.push((Line::styled(row, quiet), std::mem::take(&mut rule)));
            }
        }
        let taken = taken + lines.len();
        let told = self.boards(&self.account.later, width, taken);
        let left = usize::from(self.room).saturating_sub(taken + told.len());
        let nobody = self.account.nobody.as_ref().map(|words| self.look.show(words));
        let nobody = nobody.map(|words| wrap(&words, width.into())).unwrap_or_default();
        let nobody = if nobody.len() <= left { nobody } else { Vec::new() };
        // Other boards stand apart, where there is a row for it.
        if !told.is_empty() && !lines.is_empty() && left > nobody.len() {
            lines.push((Line::default(), String::new()));
        }
        lines.extend(told);
        lines.extend(nobody.into_iter().map(|row| (Line::styled(row, quiet), String::new())));
        lines
    }

    /// The markers of a side as dots; those filled that an intrigue card has brought.
    fn dots(&self, row: &Row, lies: Ground) -> Line<'static> {
        let (look, side) = (self.look, row.side);
        let old = row.markers.saturating_sub(row.intrigue);
        let whole = usize::from(row.markers) < usize::from(COLUMNS[1]);
        let many = |count: u8| match whole {
            true => dots(look, side, count),
            false => format!("{}x{count}", dots(look, side, 1)),
        };
        let mut line = Line::default();
        if old > 0 || row.intrigue == 0 {
            line.push_span(look.span(many(old), lies, ink(side)));
        }
        if row.intrigue > 0 {
            // Where nothing can be filled, and between numbers, a sign stands between them.
            if old > 0 && (look.plain || !whole) {
                line.push_span(look.span("+", lies, ink(side)));
            }
            line.push_span(look.span(many(row.intrigue), block(side), Ink::Strong));
        }
        line
    }

    /// Letter and name, markers, why, what it gets, where the markers go.
    fn cells(&self, row: &Row, name: usize) -> [Line<'static>; 5] {
        let look = self.look;
        let side = Ink::Side(row.side.index() as u8);
        let letter = match row.side {
            Side::Seat(seat) => seat.letter(),
            Side::Neutral => 'N',
        };
        let (mark, ink) = match row.got {
            Got::Paid(_) => (look.glyphs().yes, Ink::Good),
            Got::Nothing(_) => (" ", Ink::Quiet),
            Got::Open(_) => (" ", Ink::Plain),
        };
        let name: String = look.show(&row.name).chars().take(name.saturating_sub(2)).collect();
        // Where the question is about a row, it lies on its player's ground.
        let lies = match self.asked {
            Some(seat) if row.side == Side::Seat(seat) => ground(seat),
            _ => Ground::Page,
        };
        let cell = |words: String, ink: Ink| Line::styled(words, look.on(lies, ink));
        [
            cell(format!("{letter} {name}"), side),
            self.dots(row, lies),
            cell(look.show(&row.why), Ink::Plain),
            cell(format!("{mark} {}", look.show(row.got.words())), ink),
            cell(look.show(&row.goes), Ink::Quiet),
        ]
    }

    /// The usual columns; what is wider takes from the others what they do not need, and at last
    /// from the names.
    fn widths(&self, width: u16) -> [u16; 5] {
        let usual = if width < WIDE { COLUMNS } else { WIDE_COLUMNS };
        let rows: Vec<_> =
            self.account.rows.iter().map(|row| self.cells(row, usual[0].into())).collect();
        let widest = |column: usize| rows.iter().map(|cells| cells[column].width()).max();
        let needed: [u16; 5] = std::array::from_fn(|at| widest(at).unwrap_or(0) as u16);
        let mut widths: [u16; 5] = std::array::from_fn(|at| usual[at].max(needed[at]));
        let mut over = (widths.iter().sum::<u16>() + 4).saturating_sub(width);
        for at in [4, 2, 3, 1, 0] {
            let gives = over.min(widths[at] - needed[at]);
            widths[at] -= gives;
            over -= gives;
        }
        widths[0] = widths[0].saturating_sub(over).max(1);
        widths
    }
}

impl Widget for &Scoring<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let parts = self.parts(area.width);
        let widths = self.widths(area.width);
        let heights = [
            Constraint::Length(parts.earlier.len() as u16),
            Constraint::Length(parts.air[0]),
            Constraint::Length(parts.head.len() as u16),
            Constraint::Length(parts.air[1]),
            Constraint::Length(self.account.rows.len() as u16),
            Constraint::Length(parts.air[2]),
            Constraint::Min(0),
        ];
        let [earlier, _, head, _, table, _, tail] = Layout::vertical(heights).areas(area);
        for (row, (words, _)) in earlier.rows().zip(&parts.earlier) {
            write(words, row, buffer);
        }
        Paragraph::new(parts.head).render(head, buffer);
        for (row, line) in table.rows().zip(&self.account.rows) {
            if self.asked.is_some_and(|seat| line.side == Side::Seat(seat)) {
                let whole = Rect { x: row.x.saturating_sub(1), width: row.width + 2, ..row };
                buffer.set_style(whole, self.look.on(ground(line.side), Ink::Plain));
            }
        }
        let rows = self.account.rows.iter();
        let rows = rows.map(|row| TableRow::new(self.cells(row, widths[0].into())));
        let table_widget = Table::new(rows, widths.map(Constraint::Length)).column_spacing(1);
        Widget::render(table_widget, table, buffer);
        for (row, (words, rule)) in tail.rows().zip(&parts.tail) {
            write(words, row, buffer);
            let faint = Line::from(self.look.span(rule, Ground::Page, Ink::Faint));
            write_right(&faint, row, buffer);
        }
    }
}
