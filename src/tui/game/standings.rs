//! The scores so far, as everybody can count them: bars, and a table by category. Points mean here
//! what they mean in the table of players; what is left over is counted apart.

use ratatui::layout::{Alignment, Constraint, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Cell, Row, Table, Widget};

use super::page::gap;
use super::signs::laid_by_kind;
use crate::engine::{Mission, Seat, View};
use crate::text::{NO_BREAK, Text, points_so_far};
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;
use crate::tui::widgets::markers::{ground, ink};
use crate::tui::widgets::page::picture;
use crate::tui::widgets::prose::flow;
use crate::tui::widgets::sentences::Prose;

/// What is counted, in the order of the bars: missions laid out and shields are points, the rest
/// would become shields if the game ended now (R7.3).
const PARTS: [&str; 5] =
    ["scores-missions", "scores-shields", "scores-coins", "scores-cards", "scores-markers"];

/// How many of them are points already.
const SURE: usize = 2;

/// How many of them are told: what is left over in an earlier round is spent before it counts.
fn told(view: &View) -> usize {
    if view.is_last_round() { PARTS.len() } else { SURE }
}

fn parts(view: &View, seat: Seat) -> [usize; PARTS.len()] {
    let left = view.leftovers(seat);
    let all = [
        view.points_laid(seat).into(),
        view.counts(seat).shields.into(),
        left.coins.into(),
        usize::from(left.influence + left.intrigue + left.chips),
        left.markers.into(),
    ];
    std::array::from_fn(|part| if part < told(view) { all[part] } else { 0 })
}

/// The page.
pub(super) fn lines(view: &View, text: &Text, prose: Prose<'_>, room: usize) -> Vec<Line<'static>> {
    // A row stays free above it.
    let all = [Air::Bars, Air::Parts, Air::None].map(|air| page(view, text, prose, air));
    let [.., dense] = &all;
    all.iter().find(|lines| lines.len() < room).unwrap_or(dense).clone()
}

/// Where rows are free: between the bars and the parts, between the parts, between bars and table
/// alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Air {
    Bars,
    Parts,
    None,
}

fn page(view: &View, text: &Text, prose: Prose<'_>, air: Air) -> Vec<Line<'static>> {
    let spread = air == Air::Bars;
    let apart = || (air != Air::None).then(gap);
    let mut seats: Vec<Seat> = view.seats().collect();
    // As long as the bars are.
    let total = |seat: Seat| parts(view, seat).iter().sum::<usize>();
    seats.sort_by_key(|&seat| std::cmp::Reverse((total(seat), points_so_far(view, seat))));
    let mut lines = Vec::new();
    let name = seats.iter().map(|&seat| prose.names[seat].chars().count()).max().unwrap_or(0);
    let name = name.min(14) + 2;
    let most = seats.iter().map(|&seat| parts(view, seat).iter().sum::<usize>()).max();
    let room = usize::from(prose.width) - name - 9;
    for &seat in &seats {
        lines.push(bar(prose, view, seat, (name, room), most.unwrap_or(0).max(1)));
        if spread {
            lines.push(gap());
        }
    }
    if !spread {
        lines.extend(apart());
    }
    lines.push(key(view, text, prose));
    lines.push(gap());
    lines.extend(table(view, text, prose));
    lines.extend(apart());
    let laid = laid(view, text, prose);
    if !laid.is_empty() {
        lines.extend(laid);
        lines.extend(apart());
    }
    let id = if told(view) > SURE { "scores-majorities" } else { "scores-later" };
    lines.extend(prose.split(&text.ui(id), Ink::Quiet, 0));
    if let Some(variant) = text.variant(view.components()) {
        lines.push(gap());
        lines.extend(prose.split(&variant, Ink::Gold, 0));
    }
    lines
}

/// What is laid out: whose it is, what it is called, what it does.
fn laid(view: &View, text: &Text, prose: Prose<'_>) -> Vec<Line<'static>> {
    let kinds = laid_by_kind(text, view);
    let column = kinds.iter().map(|(_, owners)| owners.len()).max().unwrap_or(0) + 2;
    let line = |(mission, owners): (Mission, Vec<Seat>)| {
        let pad = NO_BREAK.to_string().repeat(column - owners.len());
        let owners = owners.into_iter().map(|seat| prose.span(seat.to_string(), ink(seat)));
        let mut spans: Vec<Span<'static>> = owners.chain([prose.span(pad, Ink::Plain)]).collect();
        spans.push(prose.span(format!("{}: ", text.mission(mission)), Ink::Strong));
        spans.push(prose.span(text.mission_brief(mission), Ink::Plain));
        flow(&spans, prose.width, column as u16)
    };
    kinds.into_iter().flat_map(line).collect()
}

/// The sign and the look of a part's bar.
fn shade(look: Look, part: usize) -> (&'static str, Style) {
    const SHADES: [&str; PARTS.len()] = ["\u{2588}", "\u{2593}", "\u{2592}", "\u{2591}", "\u{b7}"];
    const PLAIN: [&str; PARTS.len()] = ["#", "=", "+", "-", "."];
    match (look.fills(), look.ascii) {
        (true, _) => (" ", Style::new().bg(look.palette().bars[part])),
        (false, true) => (PLAIN[part], look.ink(Ink::Gold)),
        (false, false) => (SHADES[part], look.ink(Ink::Gold)),
    }
}

/// A player's bar: the points, then what is left over.
fn bar(
    prose: Prose<'_>,
    view: &View,
    seat: Seat,
    (name, room): (usize, usize),
    most: usize,
) -> Line<'static> {
    let called: String = prose.names[seat].chars().take(name - 2).collect();
    let shown = prose.span(format!("{} {called}", seat.letter()), ink(seat));
    let blank = " ".repeat((name + 2).saturating_sub(shown.width()));
    let mut spans: Vec<Span<'static>> = vec![shown, prose.span(blank, Ink::Plain)];
    // Whole columns for a point where there is room, so that bars can be counted.
    let columns = |points: usize| match room / most {
        0 => points * room / most,
        each => points * each.min(3),
    };
    let (mut sum, mut drawn) = (0, 0);
    for (part, worth) in parts(view, seat).into_iter().enumerate() {
        sum += worth;
        let (sign, style) = shade(prose.look, part);
        spans.push(Span::styled(sign.repeat(columns(sum) - drawn), style));
        drawn = columns(sum);
    }
    spans.push(prose.span(format!(" {}", points_so_far(view, seat)), Ink::Strong));
    let rest = sum - points_so_far(view, seat);
    if rest > 0 {
        spans.push(prose.span(format!(" +{rest}"), Ink::Quiet));
    }
    Line::from(spans)
}

/// What the shades of the bars mean.
fn key(view: &View, text: &Text, prose: Prose<'_>) -> Line<'static> {
    let parts = PARTS.iter().enumerate().take(told(view)).flat_map(|(part, id)| {
        let (sign, style) = shade(prose.look, part);
        let words = format!(" {}  ", text.ui(&format!("{id}-short")));
        [Span::styled(sign.repeat(2), style), prose.span(words, Ink::Quiet)]
    });
    Line::from_iter(parts)
}

/// A column for each player, a row for each part, points and what it would come to.
fn table(view: &View, text: &Text, prose: Prose<'_>) -> Vec<Line<'static>> {
    let look = prose.look;
    let players = u16::from(view.players());
    let column = if players == 4 { 11 } else { 13 };
    let label = prose.width - players * column;
    let on = Ground::Panel;
    let cell = |value: usize, ink: Ink| {
        let ink = if value == 0 { Ink::Faint } else { ink };
        let words = match value {
            0 => look.sign(look.glyphs().nothing, on, ink),
            _ => look.span(value.to_string(), on, ink),
        };
        Cell::from(Line::from(words).alignment(Alignment::Right))
    };
    let row = |id: &str, ink: Ink, of: &dyn Fn(Seat) -> usize| {
        let gaps = [("points", text.worth(view.components()).into())];
        let words =
            look.span(text.ui_with(id, gaps), on, if ink == Ink::Plain { Ink::Quiet } else { ink });
        let cells = view.seats().map(|seat| cell(of(seat), ink));
        Row::new(std::iter::once(Cell::from(Line::from(words))).chain(cells))
    };
    let part = |which: usize| move |seat: Seat| parts(view, seat)[which];
    let all = |seat: Seat| parts(view, seat).iter().sum();
    let mut rows: Vec<Row<'_>> = Vec::new();
    for (which, id) in PARTS.iter().enumerate().take(told(view)) {
        rows.push(row(id, Ink::Plain, &part(which)));
        if which + 1 == SURE {
            rows.push(row("scores-points", Ink::Strong, &|seat| points_so_far(view, seat)));
        }
    }
    if told(view) > SURE {
        rows.push(row("scores-all", Ink::Strong, &all));
    }
    let heads = view.seats().map(|seat| {
        let name: String = prose.names[seat].chars().take(usize::from(column) - 5).collect();
        let words = format!(" {} {name} ", seat.letter());
        let head = look.span(words, ground(seat), ink(seat));
        Cell::from(Line::from(head).alignment(Alignment::Right))
    });
    let header = Row::new(std::iter::once(Cell::default()).chain(heads));
    let height = rows.len() as u16 + 1;
    let widths = std::iter::once(label).chain(std::iter::repeat_n(column, players.into()));
    let table = Table::new(rows, widths.map(Constraint::Length))
        .header(header)
        .column_spacing(0)
        .style(look.on(on, Ink::Plain));
    picture(look, (prose.width, height), |area: Rect, buffer| table.render(area, buffer))
}
