//! Help for the situation at hand: what the table shows, by samples of it, then the keys that
//! work now. All of it on one screen.

use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::page::{columns, gap};
use super::signs;
use crate::engine::{Board, Chip, Components, Condition, Seat, Side, Sides};
use crate::text::Text;
use crate::tui::keys::{self, Key, Mode, Verb};
use crate::tui::palette::Ink;
use crate::tui::theme::Look;
use crate::tui::widgets::brick::{Brick, State};
use crate::tui::widgets::markers::{block, dots, ink, letter, markers};
use crate::tui::widgets::page::picture;
use crate::tui::widgets::sentences::Prose;

/// The keys that may be left out, the first of them first.
const LESSER: [Verb; 6] =
    [Verb::Position, Verb::Report, Verb::LastOpen, Verb::NextOpen, Verb::Teach, Verb::Redo];

/// The keys of a mode, which of them would do nothing just now, and which go by another name, such
/// as only the letters in use.
#[derive(Clone, Debug)]
pub(super) struct Working {
    pub(super) mode: Mode,
    pub(super) idle: Vec<Verb>,
    pub(super) named: Vec<(Verb, String)>,
}

impl Working {
    /// Those of a mode but for some.
    pub(super) const fn but(mode: Mode, idle: Vec<Verb>) -> Self {
        Self { mode, idle, named: Vec::new() }
    }
}

/// The samples, the signs and the keys; with the gaps that there is room for.
pub(super) fn lines(
    text: &Text,
    prose: Prose<'_>,
    working: &Working,
    worth: &str,
    room: usize,
) -> Vec<Line<'static>> {
    let mut parts = vec![samples(text, prose), signs(text, prose, worth)];
    let above = parts.iter().map(Vec::len).sum::<usize>() + 1;
    // What stands in the menu too, or is only another way, goes where there is no room.
    let keys = (0..=LESSER.len()).map(|count| {
        let idle = [&working.idle[..], &LESSER[..count]].concat();
        key_rows(text, prose, working, &idle)
    });
    let mut keys: Vec<Vec<Line<'static>>> = keys.collect();
    let fitting = keys.iter().position(|rows| above + rows.len() <= room);
    let keys = keys.swap_remove(fitting.unwrap_or(LESSER.len()));
    parts.push([vec![prose.heading(text.ui("help-keys"))], keys].concat());
    let needed: usize = parts.iter().map(Vec::len).sum();
    // The last gap goes first: a heading says as much.
    let gaps = room.saturating_sub(needed).min(2);
    let mut lines = Vec::new();
    for (place, part) in parts.into_iter().enumerate() {
        if place > 0 && place <= gaps {
            lines.push(gap());
        }
        lines.extend(part);
    }
    lines
}

/// A board in each of its states, with a word under it.
fn samples(text: &Text, prose: Prose<'_>) -> Vec<Line<'static>> {
    let (look, a) = (prose.look, Seat::A);
    let there = |count: u8| {
        let mut counts = Sides::<u8>::default();
        counts[a] = count;
        counts
    };
    let all = [
        (Board::Philippe, Condition::Money(3), State::Lit, "help-lit"),
        (Board::Dauphin, Condition::FirstPlace, State::Chosen(a), "help-chosen"),
        (Board::Anne, Condition::Money(3), State::Done, "help-done"),
        (Board::MarieTherese, Condition::Money(3), State::Usual, "help-louis"),
    ];
    let count = all.len() as u16;
    let width = (prose.width - 2 * (count - 1)) / count;
    picture(look, (prose.width, 4), |area, buffer| {
        for (place, (board, condition, state, says)) in (0..).zip(all) {
            let spot = Rect { x: area.x + place * (width + 2), width, height: 3, ..area };
            let (_, body) = Brick::grounds(state);
            let counts = there(2 - u8::from(state == State::Done));
            let louis = board == Board::MarieTherese;
            let there = markers(look, body, counts, width - 2);
            let printed = &Components::SHIPPED;
            Brick { look, text, printed, board, condition, louis, state, there }
                .render(spot, buffer);
            let words = Line::from(prose.span(text.ui(says), Ink::Quiet));
            let below = Rect { x: spot.x + 1, y: spot.bottom(), width: width + 1, height: 1 };
            crate::tui::widgets::write(&words, below, buffer);
        }
    })
}

/// Signs and words of the table, in two columns.
fn signs(text: &Text, prose: Prose<'_>, worth: &str) -> Vec<Line<'static>> {
    let (look, glyphs) = (prose.look, prose.look.glyphs());
    let (a, none) = (Side::Seat(Seat::A), Side::Neutral);
    let sign = |words: &str, ink| Line::from(prose.span(words, ink));
    let asks = |condition| sign(&signs::condition(text, condition), Ink::Gold);
    let own = |side: Side, count| {
        sign(&format!("{}{}", letter(side), dots(look, side, count)), ink(side))
    };
    // As they lie on the court; where nothing is filled a number says it.
    let new = match look.plain {
        true => sign("+2", ink(a)),
        false => Line::from(look.span(dots(look, a, 2), block(a), Ink::Strong)),
    };
    let rows = [
        (asks(Condition::Money(3)), "help-money", own(a, 2), "help-markers"),
        (asks(Condition::FirstPlace), "help-first", own(none, 1), "help-neutral"),
        (asks(Condition::Markers(3)), "help-enough", new, "help-planned"),
        (
            sign(&text.ui("row-points"), Ink::Strong),
            "help-points",
            sign("*", Ink::Good),
            "help-star",
        ),
        (
            sign(&text.ui("row-ready"), Ink::Strong),
            "help-ready",
            sign(glyphs.yes, Ink::Good),
            "help-paid",
        ),
        (
            sign(&text.ui("row-general"), Ink::Strong),
            "help-general",
            sign(&text.chip(Chip::Crown), Ink::Strong),
            "help-crown",
        ),
    ];
    let says = |id: &str| text.ui_with(id, [("points", worth.into())]);
    let wide = |sign: &Line<'_>| sign.width() as u16 + 2;
    let first = rows.iter().map(|row| wide(&row.0)).max().unwrap_or(0);
    let third = rows.iter().map(|row| wide(&row.2)).max().unwrap_or(0);
    let words = |words: String| Line::from(prose.span(words, Ink::Plain));
    let second = rows.iter().map(|row| wide(&words(says(row.1)))).max().unwrap_or(0);
    let row = |(one, does, two, tells): (Line<'static>, &str, Line<'static>, &str)| {
        columns(
            prose,
            &[(one, first), (words(says(does)), second), (two, third), (words(text.ui(tells)), 0)],
        )
    };
    rows.into_iter().map(row).collect()
}

/// A key as the key line shows it.
fn label(key: &Key, text: &Text, look: Look) -> String {
    use ratatui::crossterm::event::KeyCode::{Down, Left, Right, Up};
    let arrow = match key {
        Key::Code(Left) => "\u{2190}",
        Key::Code(Right) => "\u{2192}",
        Key::Code(Up) => "\u{2191}",
        Key::Code(Down) => "\u{2193}",
        _ => return key.label(text),
    };
    if look.ascii { key.label(text) } else { arrow.to_owned() }
}

/// The keys that work, those for one thing together, in two columns from the top to the bottom.
fn key_rows(
    text: &Text,
    prose: Prose<'_>,
    Working { mode, named, .. }: &Working,
    idle: &[Verb],
) -> Vec<Line<'static>> {
    let look = prose.look;
    let mut entries: Vec<(&str, String)> = Vec::new();
    let works = |binding: &&keys::Binding| {
        !idle.contains(&binding.verb) && !matches!(binding.verb, Verb::Help)
    };
    for binding in keys::working(*mode).filter(works) {
        let named = named.iter().find(|(verb, _)| *verb == binding.verb);
        let label = match (named, binding.shown(text)) {
            (Some((_, named)), _) => named.clone(),
            (None, key) => key.map(|key| label(key, text, look)).unwrap_or_default(),
        };
        match entries.iter_mut().find(|(help, _)| *help == binding.help) {
            Some((_, labels)) => {
                // Two arrows stand as one.
                let arrow = |label: &str| !label.is_ascii() && label.chars().count() == 1;
                if !(arrow(labels) && arrow(&label)) {
                    labels.push(' ');
                }
                labels.push_str(&label);
            }
            None => entries.push((binding.help, label)),
        }
    }
    let rows = entries.len().div_ceil(2);
    let (left, right) = entries.split_at(rows);
    let wide = |half: &[(&str, String)]| {
        let widths = half.iter().map(|(_, key)| look.show(key).width());
        widths.max().unwrap_or(0) as u16 + 2
    };
    let (first, third) = (wide(left), wide(right));
    let second = left.iter().map(|(help, _)| look.show(&text.ui(help)).width()).max();
    let second = (second.unwrap_or(0) as u16 + 2).max((prose.width / 2).saturating_sub(first));
    let cells = |entry: Option<&(&str, String)>| match entry {
        Some((help, key)) => {
            [prose.span(key, Ink::Gold), prose.span(text.ui(help), Ink::Plain)].map(Line::from)
        }
        None => [Line::default(), Line::default()],
    };
    let row = |place: usize| {
        let ([one, does], [two, tells]) = (cells(left.get(place)), cells(right.get(place)));
        columns(prose, &[(one, first), (does, second), (two, third), (tells, 0)])
    };
    (0..rows).map(row).collect()
}
