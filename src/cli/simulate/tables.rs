//! What the tables of statistics are made of: words, groups, rows, bars.

use std::io::{self, Write};

use crate::engine::Seat;
use crate::sim::{Pace, Record, Stats};
use crate::text::Text;

/// The words of the table, by the names of their messages.
pub const WORDS: &[&str] = &[
    "by-seat",
    "by-place",
    "by-kind",
    "who",
    "played",
    "wins",
    "share",
    "interval",
    "score",
    "spread",
    "range",
    "light",
    "medium",
    "dark",
    "shields",
    "money",
    "scores",
    "decisions",
    "decision",
    "count",
    "a-game",
    "boards",
    "board",
    "scored",
    "won",
    "payments",
    "bribes",
    "tied",
    "flipped",
    "empty",
    "missions",
    "mission",
    "laid-out",
    "thinking",
    "answers",
    "mean",
    "median",
    "longest",
    "milliseconds",
    "short",
    "without",
    "by-part",
    "part-shields",
    "part-influence",
    "part-intrigue",
    "part-chips",
    "part-markers",
    "part-coins",
    "part-majorities",
    "part-mission-points",
    "every-seat",
    "measure",
    "a",
    "b",
    "difference",
    "verdict",
    "differ-game",
    "differ-place",
    "differ-seat",
    "differ-kind",
    "differ-board",
    "differ-mission",
    "measure-score",
    "measure-shields",
    "measure-influence",
    "measure-intrigue",
    "measure-chips",
    "measure-markers",
    "measure-coins",
    "measure-majorities",
    "measure-mission-points",
    "measure-laid-out",
    "measure-margin",
    "measure-shared",
    "measure-decisions",
    "measure-wins",
    "measure-won",
    "measure-tied",
    "measure-short",
    "measure-empty",
    "measure-flipped",
    "measure-payments",
    "measure-bribes",
    "chart-wins",
    "chart-parts",
    "chart-payments",
    "chart-bribes",
    "chart-missions",
    "chart-mission-wins",
    "chart-kinds",
    "chart-kind-parts",
    "chart-kind-parts-a",
    "differ-chart-score",
    "differ-chart-wins",
    "differ-chart-boards",
    "differ-chart-missions",
    "legend-bars",
    "legend-points",
    "bars",
    "shipped",
];

/// Those who played, with their records: seats, places from the start player, kinds. The first
/// name is the one in JSON and CSV, the second that of the heading.
pub(super) fn groups(stats: &Stats) -> [(&'static str, &'static str, Vec<Group<'_>>); 3] {
    let seats = Seat::ALL.into_iter().map(|seat| (seat.to_string(), &stats.seats[seat]));
    let places = stats.from_start.iter().enumerate();
    let places = places.map(|(place, record)| (place.to_string(), record));
    let kinds = stats.kinds.iter().map(|(kind, record)| (kind.to_string(), record));
    let sat = |(_, record): &Group<'_>| record.games > 0;
    [
        ("seat", "by-seat", seats.filter(sat).collect()),
        ("from-start", "by-place", places.filter(sat).collect()),
        ("kind", "by-kind", kinds.collect()),
    ]
}

/// A seat, a place or a kind of player, and what it got.
pub(super) type Group<'a> = (String, &'a Record);

/// What there is to say about a board, in the order of its record.
pub(super) const BOARD: [&str; 8] =
    ["scored", "won", "tied", "short", "empty", "flipped", "payments", "bribes"];

pub(super) fn ratio(part: u64, all: u64) -> f64 {
    if all == 0 { 0.0 } else { part as f64 / all as f64 }
}

/// A heading, and rows under it; the first says what is in the columns.
pub(super) struct Grid {
    pub(super) title: String,
    pub(super) rows: Vec<Vec<String>>,
}

impl Grid {
    /// Prints it with the first column to the left, numbers to the right.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let length =
            |row: &Vec<String>, column: usize| row.get(column).map_or(0, |c| c.chars().count());
        let widths: Vec<usize> = (0..columns)
            .map(|column| self.rows.iter().map(|row| length(row, column)).max().unwrap_or(0))
            .collect();
        writeln!(out, "# {}", self.title)?;
        for row in &self.rows {
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                match column {
                    0 => write!(out, "{cell:width$}")?,
                    _ => write!(out, "  {cell:>width$}")?,
                }
            }
            writeln!(out)?;
        }
        writeln!(out)
    }
}

/// Shares of wins as bars that begin below each other, so that they can be compared.
pub(super) fn print_bars(stats: &Stats, text: &Text, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "# {}", text.simulate_word("bars"))?;
    let groups = groups(stats);
    let names = groups.iter().flat_map(|(_, _, group)| group).map(|(name, _)| name);
    let width = names.map(|name| name.chars().count()).max().unwrap_or(0);
    for (_, title, group) in &groups {
        writeln!(out, "{}", text.simulate_word(title))?;
        for (name, record) in group {
            let (share, low, high) = record.share();
            let percent = text.percent(share);
            writeln!(out, "  {name:width$} {percent:>7} {}", bar(low, share, high))?;
        }
    }
    writeln!(out)
}

/// A share as a bar: sure up to the lower end of its interval, then the interval with the share
/// in it.
fn bar(low: f64, share: f64, high: f64) -> String {
    const WIDEST: f64 = 50.0;
    let at = |share: f64| (share * WIDEST).round() as usize;
    let (low, middle, high) = (at(low), at(share), at(high));
    let cell = |place: usize| match place {
        place if place == middle => '|',
        place if place < low => '#',
        _ => '=',
    };
    (0..=high.max(middle)).map(cell).collect()
}

/// The scores of each kind, five to a line.
pub(super) fn print_scores(stats: &Stats, title: &str, out: &mut impl Write) -> io::Result<()> {
    const STEP: u16 = 5;
    const WIDEST: u64 = 50;
    writeln!(out, "# {title}")?;
    for (kind, record) in &stats.kinds {
        writeln!(out, "{kind}")?;
        let Some((low, high)) = record.range() else {
            continue;
        };
        let bins = (low / STEP)..=(high / STEP);
        let count = |bin: u16| -> u64 {
            record.scores.range(bin * STEP..(bin + 1) * STEP).map(|(_, count)| count).sum()
        };
        let most = bins.clone().map(count).max().unwrap_or(0).max(1);
        for bin in bins {
            let (first, last, count) = (bin * STEP, bin * STEP + STEP - 1, count(bin));
            let bar = "#".repeat(usize::try_from(count * WIDEST / most).unwrap_or(0));
            writeln!(out, "{first:>4} - {last:<3} {count:>8} {bar}")?;
        }
    }
    writeln!(out)
}

/// How long the players thought, in milliseconds.
pub(super) fn print_pace(pace: &Pace, text: &Text, out: &mut impl Write) -> io::Result<()> {
    let word = |name: &str| text.simulate_word(name);
    let mut rows =
        vec![["milliseconds", "answers", "mean", "median", "longest"].map(word).to_vec()];
    for (bot, times) in pace.times() {
        let longest = times.longest.as_secs_f64() * 1e3;
        let [mean, median, longest] =
            [times.mean(), times.median(), longest].map(|time| text.decimal(time, 3));
        rows.push(vec![bot.to_string(), times.count.to_string(), mean, median, longest]);
    }
    Grid { title: word("thinking"), rows }.print(out)
}

/// Four digits are more than any sample bears.
pub(super) fn round(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}
