//! The result as text, to be kept.

use std::fmt::Write as _;

use super::chart::{self, Column};
use crate::engine::{Outcome, Seat, SeatSet, Seats, Shield, Shields, Tally};
use crate::session::Session;
use crate::text::{Names, Text};

/// The lines of the score, by name, with what each is worth.
fn parts(tally: &Tally) -> [(&'static str, u16); 10] {
    [
        ("end-shields-won", tally.shields.into()),
        ("end-influence", tally.influence.into()),
        ("end-intrigue", tally.intrigue.into()),
        ("end-chips", tally.chips.into()),
        ("end-markers", tally.markers.into()),
        ("end-coins", tally.coins.into()),
        ("end-majorities", tally.majorities.into()),
        ("end-missions", tally.points),
        ("end-total", tally.total),
        ("end-reserve", tally.reserve.into()),
    ]
}

/// Who won, and with how much.
pub(super) fn banner(outcome: &Outcome, names: &Names, text: &Text) -> String {
    let winners = outcome.winners;
    let score = winners.iter().map(|seat| outcome.tallies[seat].total).max().unwrap_or(0);
    let who = text.seats(winners, names);
    match winners.len() {
        1 => text.ui_with("end-wins", [("name", who.into()), ("score", score.into())]),
        _ => text.ui_with("end-shared", [("names", who.into()), ("score", score.into())]),
    }
}

/// How a tie was decided, if there was one (R7.5).
pub(super) fn tie(
    outcome: &Outcome,
    seats: impl Iterator<Item = Seat>,
    names: &Names,
    text: &Text,
) -> Option<String> {
    let best = outcome.winners.iter().map(|seat| outcome.tallies[seat].total).max()?;
    let tied: SeatSet = seats.filter(|&seat| outcome.tallies[seat].total == best).collect();
    let id = match (tied.len(), outcome.winners.len()) {
        (0 | 1, _) => return None,
        (_, 1) => "end-tie",
        _ => "end-tie-shared",
    };
    let reserve = |seat: Seat| format!("{} {}", &names[seat], outcome.tallies[seat].reserve);
    let counts = text.list(tied.iter().map(reserve));
    let gaps = [("names", text.seats(tied, names).into()), ("counts", counts.into())];
    Some(text.ui_with(id, gaps))
}

/// A line of a table: a label, then a number or a name for every player.
fn line(report: &mut String, label: &str, cells: impl Iterator<Item = String>) {
    let mut row = format!("{label:<22}");
    for cell in cells {
        let _ = write!(row, "{cell:>12} ");
    }
    let _ = writeln!(report, "{}", row.trim_end());
}

/// The whole result.
pub(super) fn write(
    session: &Session,
    outcome: &Outcome,
    shields: &Seats<Shields>,
    columns: &[Column],
    text: &Text,
) -> String {
    let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
    let seats: Vec<Seat> = session.game().seats().collect();
    let players = text.list(seats.iter().map(|&seat| names[seat].to_owned()));
    let opening = session.opening();
    let mut report = String::new();
    let _ = writeln!(report, "{}", text.ui_with("end-report-title", [("players", players.into())]));
    let gaps = [
        ("seed", opening.seed.to_string().into()),
        ("name", names[opening.start].into()),
        ("actions", session.len().into()),
    ];
    let _ = writeln!(report, "{}", text.ui_with("end-report-seed", gaps));
    if let Some(variant) = text.variant(session.game().components()) {
        let _ = writeln!(report, "{variant}");
    }
    report.push('\n');
    let _ = writeln!(report, "{}", banner(outcome, &names, text));
    if let Some(tie) = tie(outcome, seats.iter().copied(), &names, text) {
        let _ = writeln!(report, "{tie}");
    }
    let heads = || seats.iter().map(|&seat| names[seat].chars().take(12).collect());
    report.push('\n');
    line(&mut report, "", heads());
    for (place, (id, _)) in parts(&Tally::default()).into_iter().enumerate() {
        let cell = |&seat: &Seat| parts(&outcome.tallies[seat])[place].1.to_string();
        let gaps = [("points", text.worth(session.game().components()).into())];
        line(&mut report, &text.ui_with(id, gaps), seats.iter().map(cell));
    }
    report.push('\n');
    for kind in Shield::ALL {
        let most = session.game().majority(kind).0;
        let cell = |&seat: &Seat| {
            let more = if most.contains(seat) { " +1" } else { "   " };
            format!("{}{more}", shields[seat].count(kind))
        };
        line(&mut report, &text.shield(Some(kind)), seats.iter().map(cell));
    }
    let _ = writeln!(report, "\n{}", text.ui("end-chart"));
    for column in columns {
        let cell = |&seat: &Seat| column.scores[seat].to_string();
        line(&mut report, &chart::label(column, text), seats.iter().map(cell));
    }
    report
}
