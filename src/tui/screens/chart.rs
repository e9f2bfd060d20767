//! The score by round: counted from the positions of the game, now that all lies open.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::symbols;
use ratatui::text::Line;
use ratatui::widgets::{Bar, BarChart, BarGroup, Widget};

use super::kit;
use super::score::STEPS;
use crate::engine::{Game, Outcome, Phase, Seat, Seats, What};
use crate::session::Session;
use crate::text::{Names, Text};
use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// Everybody's score at one moment: the end of a round, or of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Column {
    /// The round; `None` for the final score.
    pub(super) round: Option<u8>,
    pub(super) scores: Seats<u16>,
}

/// Shields and missions laid out, 5 points each (R7.3).
fn score(game: &Game, seat: Seat) -> u16 {
    let shields = u16::from(game.counts(seat).shields);
    shields + game.points_laid(seat)
}

/// The score at the end of each round, and the final one.
pub(super) fn by_round(session: &Session, outcome: &Outcome) -> Vec<Column> {
    let mut columns = Vec::new();
    let round = |count: usize| session.position_at(count).map(|game| (game.round(), game.phase()));
    for number in 1..=session.len() {
        let (Some((before, _)), Some((after, phase))) = (round(number - 1), round(number)) else {
            continue;
        };
        if before == after && phase != Phase::Over {
            continue;
        }
        // What belongs to the next round comes after its first event, and so does the final
        // count after the end of the last round.
        let next =
            |what: &What| matches!(what, What::Round { .. } | What::Phase { phase: Phase::Over });
        let steps = session.steps_of(number).unwrap_or_default();
        if let Some(step) = steps.iter().find(|step| next(&step.event.what)) {
            let scores = Seats::from_fn(|seat| score(&step.table, seat));
            columns.push(Column { round: Some(before), scores });
        }
    }
    columns
        .push(Column { round: None, scores: Seats::from_fn(|seat| outcome.tallies[seat].total) });
    columns
}

/// The words under a column.
pub(super) fn label(column: &Column, text: &Text) -> String {
    match column.round {
        Some(round) => text.ui_with("end-round", [("round", round.into())]),
        None => text.ui("end-final"),
    }
}

/// Draws the columns: a group of bars for every round, a bar for every player, as far as they have
/// grown.
pub(super) fn draw(
    look: Look,
    area: Rect,
    columns: &[Column],
    (players, names): (u8, &Names),
    grown: u16,
    text: &Text,
    buffer: &mut Buffer,
) {
    let seats = || Seat::ALL.into_iter().take(players.into());
    let legend = seats().flat_map(|seat| {
        let side = seat.index() as u8;
        [
            kit::on(look, format!(" {} ", seat.letter()), Ground::Block(side), Ink::Strong),
            kit::words(look, format!(" {}   ", &names[seat]), Ink::Plain),
        ]
    });
    kit::put(Line::from_iter(legend), area, buffer);
    let scores = columns.iter().flat_map(|column| seats().map(|seat| column.scores[seat]));
    let most = scores.max().unwrap_or(0).max(1);
    let groups = columns.iter().map(|column| {
        let bars: Vec<Bar<'_>> = seats()
            .map(|seat| {
                let side = seat.index() as u8;
                Bar::new(u64::from(column.scores[seat] * grown / STEPS) * FINE)
                    // The number stands above the bar, where there is ground to read it on.
                    .text_value(String::new())
                    .label(kit::words(look, seat.letter().to_string(), Ink::Side(side)))
                    .style(look.ink(Ink::Side(side)))
            })
            .collect();
        let label = kit::words(look, label(column, text), Ink::Quiet);
        BarGroup::with_label(Line::from(label).centered(), bars)
    });
    let groups: Vec<BarGroup<'_>> = groups.collect();
    let (count, bars) = (columns.len() as u16, u16::from(players));
    // As wide as there is room, and the groups apart.
    let group = ((area.width + 1 + GAP) / count.max(1)).saturating_sub(GAP);
    let width = (group / bars.max(1)).saturating_sub(1).clamp(2, 7);
    let group = bars * (width + 1);
    let place = Rect { y: area.y + 2, height: area.height.saturating_sub(2), ..area };
    // A row above the highest bar is left for its number.
    let rows = u64::from(place.height.saturating_sub(2).max(2));
    let top = u64::from(most) * FINE * rows / (rows - 1);
    let blocks = if look.ascii || look.console { PLAIN_BARS } else { symbols::bar::NINE_LEVELS };
    BarChart::grouped(groups)
        .max(top)
        .bar_width(width)
        .bar_gap(1)
        .group_gap(GAP)
        .bar_set(if look.ascii { ASCII_BARS } else { blocks })
        .render(place, buffer);
    if look.fills() && !look.console {
        without_seams(place, buffer);
    }
    for (at, column) in (0..).zip(columns) {
        for (bar, seat) in (0..).zip(seats()) {
            let value = column.scores[seat];
            // As the widget counts: in eighths of a row.
            let eighths = u64::from(value * grown / STEPS) * FINE * rows * 8 / top;
            let y = (place.bottom() - 2).saturating_sub(eighths.div_ceil(8) as u16 + 1);
            let x = place.x + at * (group + GAP) + bar * (width + 1);
            let number = Line::from(kit::words(look, value.to_string(), Ink::Strong)).centered();
            if grown == STEPS {
                number.render(Rect { x, y, width, height: 1 }.intersection(place), buffer);
            }
        }
    }
}

/// Many fonts leave a line between one full block and the next: the ground has none.
fn without_seams(area: Rect, buffer: &mut Buffer) {
    for position in area.positions() {
        let cell = &mut buffer[position];
        if cell.symbol() == symbols::bar::FULL {
            let filled = cell.fg;
            cell.set_symbol(" ").set_bg(filled);
        }
    }
}

/// Columns between two rounds.
const GAP: u16 = 3;
/// A point in parts, so that whole numbers can be scaled.
const FINE: u64 = 100;

/// Bars where there are no parts of blocks: a row is there, or it is not.
const PLAIN_BARS: symbols::bar::Set<'static> = symbols::bar::Set {
    full: "█",
    seven_eighths: "█",
    three_quarters: "█",
    five_eighths: "█",
    half: "█",
    three_eighths: " ",
    one_quarter: " ",
    one_eighth: " ",
    empty: " ",
};

/// The same in ASCII.
const ASCII_BARS: symbols::bar::Set<'static> = symbols::bar::Set {
    full: "#",
    seven_eighths: "#",
    three_quarters: "#",
    five_eighths: "#",
    half: "#",
    three_eighths: " ",
    one_quarter: " ",
    one_eighth: " ",
    empty: " ",
};

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn scores_by_round_grow_up_to_the_result() {
        for players in 2..=4 {
            let name = format!("tests/fixtures/whole-game-of-{players}.json");
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
            let session = crate::files::load(&path).expect("the fixture loads").session;
            let outcome = session.game().outcome().expect("the game is over");
            let columns = by_round(&session, &outcome);
            let rounds: Vec<_> = columns.iter().map(|column| column.round).collect();
            assert_eq!(rounds, [Some(1), Some(2), Some(3), Some(4), None]);
            for seat in session.game().seats() {
                let scores: Vec<_> = columns.iter().map(|column| column.scores[seat]).collect();
                assert!(scores.is_sorted(), "{players} players, {seat}: {scores:?}");
                let tally = outcome.tallies[seat];
                // What the end adds: leftovers and majorities, and nothing else.
                let added = u16::from(tally.converted() + tally.majorities);
                assert_eq!(scores[3] + added, scores[4], "{players} players, {seat}");
                assert_eq!(scores[4], tally.total);
            }
        }
    }
}
