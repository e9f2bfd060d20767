//! Two versions on the same deals as a table: what each measure comes to under both, what it
//! differs by, and what that amounts to in words.

use std::io::{self, Write};

use super::results::{Results, verdict_name};
use super::tables::Grid;
use crate::engine::{Board, Mission};
use crate::sim::{Measure, Verdict, Version};

/// The measures of a board that are always told; others only where they differ.
const ALWAYS: [&str; 2] = ["payments", "bribes"];

/// Prints what differs, the tables, and how many measures show no difference.
pub(super) fn print_table(results: &Results<'_>, out: &mut impl Write) -> io::Result<()> {
    let start = results.start_lines();
    for line in results.head().into_iter().chain(results.values()).chain(start) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    let (tables, last) = tables(results);
    tables.iter().try_for_each(|table| table.print(out))?;
    writeln!(out, "{last}")
}

/// What differs, and how many measures show no difference.
pub(super) fn tables(results: &Results<'_>) -> (Vec<Grid>, String) {
    let Results { found, text, .. } = results;
    let games = found.stats.first().map_or(0, |stats| stats.games);
    let totals = &found.totals;
    let (mut none, mut hidden, mut tables) = (0, 0, Vec::new());
    for about in ["game", "place", "seat", "kind", "board", "mission"] {
        let heads = ["measure", "a", "b", "difference", "interval", "verdict"];
        let mut rows = vec![heads.map(|name| text.simulate_word(name)).to_vec()];
        for (index, measure) in totals.measures.iter().enumerate() {
            if measure.about != about {
                continue;
            }
            let verdict = totals.verdict(index);
            none += usize::from(verdict == Verdict::Nothing);
            let told = match about {
                "board" => ALWAYS.contains(&measure.what),
                "mission" => false,
                _ => true,
            };
            if verdict == Verdict::Nothing && !told {
                hidden += 1;
                continue;
            }
            let versions = [Version::First, Version::Second, Version::Difference];
            let [a, b, difference] = versions.map(|version| totals.estimate(index, version));
            let number = |value: f64| text.decimal(value, 3);
            let signed = |value: f64| {
                if value > 0.0 { format!("+{}", number(value)) } else { number(value) }
            };
            let interval = difference.interval();
            let interval =
                interval.map(|(low, high)| format!("{} - {}", signed(low), signed(high)));
            rows.push(vec![
                measure_words(results, measure, true),
                number(a.mean),
                number(b.mean),
                signed(difference.mean),
                interval.unwrap_or_else(|| "-".to_owned()),
                text.simulate_verdict(verdict_name(verdict), games),
            ]);
        }
        if rows.len() > 1 {
            let title = text.simulate_word(&format!("differ-{about}"));
            tables.push(Grid { title, rows });
        }
    }
    (tables, text.simulate_none(none, totals.measures.len(), hidden))
}

/// What a measure is, in words; with the name by which `--until` knows it where that is wanted.
pub(super) fn measure_words(results: &Results<'_>, measure: &Measure, named: bool) -> String {
    let text = results.text;
    let board = || Board::ALL.into_iter().find(|board| board.to_string() == measure.which);
    let mission = || Mission::from_name(&measure.which);
    let which = match measure.about {
        "board" => board().map(|board| text.board_label(board)),
        "mission" => mission().map(|mission| text.mission(mission)),
        "game" => None,
        _ => Some(measure.which.clone()),
    };
    let what = text.simulate_word(&format!("measure-{}", measure.what));
    let words = which.map_or(what.clone(), |which| format!("{which}: {what}"));
    if named { format!("{words} ({})", measure.name()) } else { words }
}
