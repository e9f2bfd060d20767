//! The score by round: counted from the positions of the game, now that all lies open.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::engine::{Game, Outcome, Phase, Seat, Seats, Tally, What};
use crate::session::Session;
use crate::text::{Names, Text};
use crate::tui::pen::Pen;

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
    shields + Tally::MISSION * game.holding(seat).laid.len() as u16
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

/// Draws the columns: a bar of letters for every player, its number on top.
pub(super) fn draw(
    pen: &mut Pen<'_>,
    area: Rect,
    columns: &[Column],
    players: u8,
    names: &Names,
    text: &Text,
) {
    let look = pen.look;
    let seats = || Seat::ALL.into_iter().take(players.into());
    let mut x = area.x;
    for seat in seats() {
        x = pen.put(x, area.y, 3, &format!(" {} ", seat.letter()), look.side(seat)) + 1;
        x = pen.put(x, area.y, 24, &names[seat], Style::new()) + 3;
    }
    let scores = columns.iter().flat_map(|column| seats().map(|seat| column.scores[seat]));
    let most = scores.max().unwrap_or(0).max(1);
    // A line for the names, a free one, the numbers on top, and the labels below.
    let height = area.height.saturating_sub(4).max(1);
    let floor = area.bottom().saturating_sub(2);
    let group = 3 * u16::from(players) + 3;
    let left = area.x + area.width.saturating_sub(group * columns.len() as u16) / 2;
    for (place, column) in (0..).zip(columns) {
        let x = left + place * group;
        for (step, seat) in (0..).zip(seats()) {
            let value = column.scores[seat];
            let bar = (value * height + most / 2) / most;
            let x = x + 3 * step;
            for row in 0..bar {
                let letters = format!("{0}{0}", seat.letter());
                pen.put(x, floor - row, 2, &letters, look.side(seat));
            }
            let number = format!("{value:>2}");
            pen.put(x, floor.saturating_sub(bar), 3, &number, look.strong());
        }
        let label = label(column, text);
        let under = Rect { x, y: floor + 1, width: group - 2, height: 1 };
        pen.centre(under, floor + 1, &label, look.quiet());
    }
}

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
