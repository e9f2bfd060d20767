//! Statistics of many games as a table, as JSON and as CSV.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use crate::engine::{Board, Mission, Question, Seat, Tier};
use crate::sim::{Pace, Plan, Record, Stats};
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
];

/// Those who played, with their records: seats, places from the start player, kinds. The first
/// name is the one in JSON and CSV, the second that of the heading.
fn groups(stats: &Stats) -> [(&'static str, &'static str, Vec<Group<'_>>); 3] {
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
type Group<'a> = (String, &'a Record);

/// What there is to say about a board, in the order of its record.
const BOARD: [&str; 7] = ["scored", "won", "payments", "bribes", "tied", "flipped", "empty"];

pub(super) fn print_table(stats: &Stats, text: &Text, out: &mut impl Write) -> io::Result<()> {
    let word = |name: &str| text.simulate_word(name);
    let number = |value: f64| text.decimal(value, 2);
    let percent = |share: f64| text.percent(share);
    for (_, title, group) in groups(stats) {
        let head = [
            "who", "played", "wins", "share", "interval", "score", "spread", "range", "light",
            "medium", "dark", "shields", "money",
        ];
        let mut rows = vec![head.map(word).to_vec()];
        for (name, record) in group {
            let (share, low, high) = record.share();
            let (mean, spread) = record.score();
            let (least, most) = record.range().unwrap_or_default();
            let mut row = vec![
                name,
                record.games.to_string(),
                number(record.won()),
                percent(share),
                format!("{} - {}", percent(low), percent(high)),
                number(mean),
                number(spread),
                format!("{least} - {most}"),
            ];
            let sums = record.missions.into_iter().chain([record.shields, record.coins]);
            row.extend(sums.map(|sum| number(record.mean(sum))));
            rows.push(row);
        }
        print_rows(&word(title), &rows, out)?;
    }
    print_scores(stats, &word("scores"), out)?;

    let mut rows = vec![["decision", "count", "a-game"].map(word).to_vec()];
    for (name, count) in Question::NAMES.iter().zip(stats.questions) {
        let each = if stats.games == 0 { 0.0 } else { count as f64 / stats.games as f64 };
        rows.push(vec![text.simulate_decision(name), count.to_string(), number(each)]);
    }
    print_rows(&word("decisions"), &rows, out)?;

    let mut rows = vec![std::iter::once("board").chain(BOARD).map(word).collect::<Vec<_>>()];
    for board in Board::ALL {
        let record = &stats.boards[board];
        let mut row = vec![text.board_label(board), record.scored.to_string()];
        for (name, count) in BOARD.into_iter().zip(record.counts()).skip(1) {
            let each = ratio(count, record.scored);
            // Several can be paid at once: that is a number, not a share.
            let several = matches!(name, "payments" | "bribes");
            row.push(if several { number(each) } else { percent(each) });
        }
        rows.push(row);
    }
    print_rows(&word("boards"), &rows, out)?;

    let mut rows = vec![["mission", "laid-out", "share", "interval"].map(word).to_vec()];
    for mission in Mission::all() {
        let record = &stats.missions[mission.index()];
        let (share, low, high) = record.share();
        rows.push(vec![
            // The cards of a kind differ by their stable names alone.
            format!("{} ({mission})", text.mission(mission)),
            record.laid.to_string(),
            percent(share),
            format!("{} - {}", percent(low), percent(high)),
        ]);
    }
    print_rows(&word("missions"), &rows, out)
}

fn ratio(part: u64, all: u64) -> f64 {
    if all == 0 { 0.0 } else { part as f64 / all as f64 }
}

/// A heading and columns: the first to the left, numbers to the right.
fn print_rows(title: &str, rows: &[Vec<String>], out: &mut impl Write) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let length =
        |row: &Vec<String>, column: usize| row.get(column).map_or(0, |c| c.chars().count());
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().map(|row| length(row, column)).max().unwrap_or(0))
        .collect();
    writeln!(out, "# {title}")?;
    for row in rows {
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

/// The scores of each kind, five to a line.
fn print_scores(stats: &Stats, title: &str, out: &mut impl Write) -> io::Result<()> {
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
    print_rows(&word("thinking"), &rows, out)
}

/// Four digits are more than any sample bears.
fn round(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

pub(super) fn json_of(plan: &Plan, stats: &Stats) -> Value {
    let record = |(name, record): &Group<'_>| {
        let (share, low, high) = record.share();
        let (mean, spread) = record.score();
        let (least, most) = record.range().unwrap_or_default();
        let histogram: Map<String, Value> =
            record.scores.iter().map(|(score, count)| (score.to_string(), json!(count))).collect();
        let tiers = |tier: Tier| round(record.mean(record.missions[tier as usize]));
        json!({
            "who": name,
            "games": record.games,
            "wins": round(record.won()),
            "share": round(share),
            "interval": [round(low), round(high)],
            "score": {
                "mean": round(mean), "spread": round(spread), "least": least, "most": most,
                "histogram": histogram,
            },
            "missions": {
                "light": tiers(Tier::Light), "medium": tiers(Tier::Medium), "dark": tiers(Tier::Dark),
            },
            "shields": round(record.mean(record.shields)),
            "money": round(record.mean(record.coins)),
        })
    };
    let [seats, places, kinds] =
        groups(stats).map(|(_, _, group)| group.iter().map(record).collect::<Vec<_>>());
    let decisions: Map<String, Value> = Question::NAMES
        .iter()
        .zip(stats.questions)
        .map(|(name, count)| ((*name).to_owned(), json!(count)))
        .collect();
    let boards = Board::ALL.map(|board| {
        let counts = BOARD.into_iter().zip(stats.boards[board].counts());
        let mut entry: Map<String, Value> =
            counts.map(|(name, count)| (name.to_owned(), json!(count))).collect();
        entry.insert("board".into(), json!(board));
        entry
    });
    let missions: Vec<Value> = Mission::all()
        .map(|mission| {
            let record = &stats.missions[mission.index()];
            let (share, low, high) = record.share();
            json!({
                "mission": mission, "laid-out": record.laid,
                "share": round(share), "interval": [round(low), round(high)],
            })
        })
        .collect();
    json!({
        "games": stats.games,
        "seed": plan.seed,
        "players": plan.players.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "rotate": plan.rotate,
        "shared-wins": stats.shared,
        "seats": seats,
        "from-start": places,
        "kinds": kinds,
        "decisions": decisions,
        "boards": boards,
        "missions": missions,
    })
}

/// One number a line: what it is about, who or which, the measure, the value.
pub(super) fn print_csv(stats: &Stats, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "about,which,measure,value")?;
    writeln!(out, "game,all,games,{}", stats.games)?;
    writeln!(out, "game,all,shared-wins,{}", stats.shared)?;
    for (about, _, group) in groups(stats) {
        for (name, record) in group {
            let (share, low, high) = record.share();
            let (mean, spread) = record.score();
            let [light, medium, dark] = record.missions;
            let measures = [
                ("games", record.games as f64),
                ("wins", record.won()),
                ("share", share),
                ("interval-low", low),
                ("interval-high", high),
                ("score-mean", mean),
                ("score-spread", spread),
                ("missions-light", record.mean(light)),
                ("missions-medium", record.mean(medium)),
                ("missions-dark", record.mean(dark)),
                ("shields", record.mean(record.shields)),
                ("money", record.mean(record.coins)),
            ];
            for (measure, value) in measures {
                writeln!(out, "{about},{name},{measure},{}", round(value))?;
            }
            for (score, count) in &record.scores {
                writeln!(out, "{about},{name},score-{score},{count}")?;
            }
        }
    }
    for (name, count) in Question::NAMES.iter().zip(stats.questions) {
        writeln!(out, "decision,{name},asked,{count}")?;
    }
    for board in Board::ALL {
        for (measure, count) in BOARD.into_iter().zip(stats.boards[board].counts()) {
            writeln!(out, "board,{},{measure},{count}", board.number())?;
        }
    }
    for mission in Mission::all() {
        let record = &stats.missions[mission.index()];
        writeln!(out, "mission,{},laid-out,{}", mission.name(), record.laid)?;
        writeln!(out, "mission,{},share,{}", mission.name(), round(record.share().0))?;
    }
    Ok(())
}
