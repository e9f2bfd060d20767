//! A simulation as pictures: bars with their 95 % intervals, what two versions differ by, and a legend.

use std::fmt::Write as _;
use std::io::{self, Write};

use super::results::Results;
use super::scale::Scale;
use super::versions::measure_words;
use crate::engine::{Board, Mission};
use crate::sim::{Estimate, Measure, PARTS, Verdict, Version};

const WIDTH: f64 = 900.0;
const ROW: f64 = 18.0;
/// Room for the number behind a bar.
const NUMBER: f64 = 70.0;
const COLOURS: [&str; 4] = ["#2f6f9f", "#c8702a", "#4d8a4d", "#8a5a9e"];
/// So many lines about the values stand in the legend.
const CHANGES: usize = 12;

/// Bars of one kind, or points on both sides of nothing.
pub(super) struct Chart {
    pub(super) title: String,
    /// What the colours are, where there are several.
    series: Vec<String>,
    /// A label, and the bar of each colour.
    rows: Vec<(String, Vec<Bar>)>,
    /// Whether these are differences.
    signed: bool,
    /// What would be even, where there is such a thing.
    even: Option<f64>,
}

/// A value, and its 95 % interval where there is one.
struct Bar {
    mean: f64,
    interval: Option<(f64, f64)>,
}

impl Bar {
    fn of(estimate: Estimate) -> Self {
        Self { mean: estimate.mean, interval: estimate.interval() }
    }

    fn ends(&self) -> (f64, f64) {
        self.interval.unwrap_or((self.mean, self.mean))
    }
}

/// Prints the pictures, one below the other.
pub(super) fn print_svg(results: &Results<'_>, out: &mut impl Write) -> io::Result<()> {
    let (mut body, mut y) = (String::new(), 28.0);
    title_at(&mut body, y, 18, &results.title());
    for line in results.head().into_iter().chain(legend(results)) {
        y += ROW;
        text_at(&mut body, 10.0, y, "start", &line);
    }
    for chart in charts(results) {
        y += 2.0 * ROW;
        title_at(&mut body, y, 14, &chart.title);
        y = chart.draw(&mut body, y + 10.0);
    }
    writeln!(out, "{}", picture(&body, y + 20.0))
}

/// What the versions are, and how the pictures are to be read.
pub(super) fn legend(results: &Results<'_>) -> Vec<String> {
    let text = results.text;
    let mut lines = results.values();
    if lines.len() > CHANGES {
        lines.truncate(CHANGES);
        lines.push("…".to_owned());
    }
    lines.extend(results.start_lines());
    if results.plan.versions.len() > 1 {
        lines.push(text.simulate_word("legend-points"));
    }
    lines.push(text.simulate_word("legend-bars"));
    lines
}

/// All pictures: what differs first, if there are two versions.
pub(super) fn charts(results: &Results<'_>) -> Vec<Chart> {
    let mut charts = Vec::new();
    if results.plan.versions.len() > 1 {
        let differences =
            DIFFERENCES.iter().map(|(title, is_in)| differing(results, title, *is_in));
        charts.extend(differences);
    }
    let kinds = results.found.stats.first().map_or(0, |stats| stats.kinds.len());
    for (title, about, what) in LEVELS {
        if (title, kinds) != ("chart-kinds", 1) {
            charts.push(level(results, title, about, what));
        }
    }
    charts.push(wins_by_mission(results));
    if kinds > 1 {
        charts.push(parts_by_kind(results));
    }
    charts.retain(|chart| !chart.rows.is_empty());
    charts
}

const LEVELS: [(&str, &str, &[&str]); 6] = [
    ("chart-wins", "place", &["wins"]),
    ("chart-kinds", "kind", &["wins"]),
    ("chart-parts", "game", &PARTS),
    ("chart-payments", "board", &["payments"]),
    ("chart-bribes", "board", &["bribes"]),
    ("chart-missions", "mission", &["laid-out"]),
];

/// Which measures stand together: each picture has one scale.
type IsIn = fn(&Measure, Verdict) -> bool;
const DIFFERENCES: [(&str, IsIn); 4] = [
    ("differ-chart-score", |measure, _| {
        measure.about == "game"
            && (PARTS.contains(&measure.what) || matches!(measure.what, "score" | "margin"))
    }),
    ("differ-chart-wins", |measure, _| {
        matches!(measure.about, "place" | "kind") && measure.what == "wins"
    }),
    ("differ-chart-boards", |measure, _| {
        measure.about == "board" && matches!(measure.what, "payments" | "bribes")
    }),
    ("differ-chart-missions", |measure, verdict| {
        measure.about == "mission" && measure.what == "laid-out" && verdict != Verdict::Nothing
    }),
];

fn differing(results: &Results<'_>, title: &str, is_in: IsIn) -> Chart {
    let totals = &results.found.totals;
    let rows = totals.measures.iter().enumerate();
    let rows = rows.filter(|(index, measure)| is_in(measure, totals.verdict(*index)));
    let rows = rows.map(|(index, measure)| {
        let estimate = totals.estimate(index, Version::Difference);
        (measure_words(results, measure, false), vec![Bar::of(estimate)])
    });
    let title = results.text.simulate_word(title);
    Chart { title, series: Vec::new(), rows: rows.collect(), signed: true, even: None }
}

fn level(results: &Results<'_>, title: &str, about: &str, what: &[&str]) -> Chart {
    let (text, totals) = (results.text, &results.found.totals);
    let versions = [Version::First, Version::Second];
    let versions = &versions[..results.plan.versions.len().clamp(1, 2)];
    let rows = totals.measures.iter().enumerate();
    let rows = rows.filter(|(_, measure)| measure.about == about && what.contains(&measure.what));
    let rows = rows.map(|(index, measure)| {
        let board = || Board::ALL.into_iter().find(|board| board.to_string() == measure.which);
        let label = match about {
            "board" => board().map(|board| text.board_label(board)),
            "mission" => Mission::from_name(&measure.which)
                .map(|mission| format!("{} ({mission})", text.mission(mission))),
            "game" => Some(text.simulate_word(&format!("part-{}", measure.what))),
            _ => Some(measure.which.clone()),
        };
        let bars = versions.iter().map(|&version| Bar::of(totals.estimate(index, version)));
        (label.unwrap_or_default(), bars.collect())
    });
    let even = (what == ["wins"]).then(|| even(results));
    let (title, rows) = (text.simulate_word(title), rows.collect());
    Chart { title, series: series(results), rows, signed: false, even }
}

/// The share of wins of everybody, if all were alike.
fn even(results: &Results<'_>) -> f64 {
    1.0 / results.plan.players.len().max(1) as f64
}

/// The versions, where there are two.
fn series(results: &Results<'_>) -> Vec<String> {
    match results.plan.versions.len() {
        1 => Vec::new(),
        _ => {
            ["a", "b"].into_iter().zip(results.names()).map(|(v, n)| format!("{v}: {n}")).collect()
        }
    }
}

/// How often those win who have laid a mission out.
fn wins_by_mission(results: &Results<'_>) -> Chart {
    let text = results.text;
    let rows = Mission::all().filter_map(|mission| {
        let bar = |(mean, low, high)| Bar { mean, interval: Some((low, high)) };
        let all = results.found.stats.iter().map(|stats| &stats.missions[mission.index()]);
        let bars: Option<Vec<Bar>> = all.map(|record| record.share().map(bar)).collect();
        Some((format!("{} ({mission})", text.mission(mission)), bars?))
    });
    Chart {
        title: text.simulate_word("chart-mission-wins"),
        series: series(results),
        rows: rows.collect(),
        signed: false,
        even: Some(even(results)),
    }
}

/// Where the points of each kind of player come from, in the first version.
fn parts_by_kind(results: &Results<'_>) -> Chart {
    let kinds = results.found.stats.first().map(|stats| &stats.kinds);
    let kinds = || kinds.into_iter().flatten();
    let rows = PARTS.iter().enumerate().map(|(part, name)| {
        let bars = kinds()
            .map(|(_, record)| Bar { mean: record.mean(record.parts[part]), interval: None });
        (results.text.simulate_word(&format!("part-{name}")), bars.collect())
    });
    let word = match results.plan.versions.len() {
        1 => "chart-kind-parts",
        _ => "chart-kind-parts-a",
    };
    Chart {
        title: results.text.simulate_word(word),
        series: kinds().map(|(kind, _)| kind.to_string()).collect(),
        rows: rows.collect(),
        signed: false,
        even: None,
    }
}

impl Chart {
    /// The picture by itself.
    pub(super) fn svg(&self) -> String {
        let mut body = String::new();
        let height = self.draw(&mut body, 4.0);
        picture(&body, height + 6.0)
    }

    /// Draws it below `y`; where it ends.
    fn draw(&self, body: &mut String, mut y: f64) -> f64 {
        // Letters are some six and a half wide.
        let longest = self.rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let left = (longest as f64 * 6.6 + 16.0).clamp(80.0, WIDTH / 2.0);
        let mut x = 10.0;
        for (name, colour) in self.series.iter().zip(COLOURS) {
            rect(body, x, y, 12.0, colour);
            text_at(body, x + 18.0, y + 11.0, "start", name);
            x += 40.0 + name.chars().count() as f64 * 6.6;
        }
        if !self.series.is_empty() {
            y += ROW + 4.0;
        }
        let scale = self.scale();
        let wide = WIDTH - left - NUMBER;
        let at = |value: f64| left + scale.share(value) * wide;
        y = self.axis(body, &scale, at, y);
        let top = y;
        for (label, bars) in &self.rows {
            text_at(body, left - 8.0, y + 11.0, "end", label);
            for (bar, colour) in bars.iter().zip(COLOURS) {
                let (low, high) = bar.ends();
                let sure = low > 0.0 || high < 0.0;
                let ink = if self.signed && !sure { "#999999" } else { "#222222" };
                match self.signed {
                    true => dot(body, at(bar.mean), y + 6.0, if sure { COLOURS[1] } else { ink }),
                    false => rect(body, left, y, at(bar.mean) - left, colour),
                }
                if bar.interval.is_some() {
                    whisker(body, at(low), at(high), y + 6.0, ink);
                }
                let sign = if self.signed && bar.mean > 0.0 { "+" } else { "" };
                let words = format!("{sign}{:.3}", bar.mean);
                text_at(body, WIDTH - 8.0, y + 11.0, "end", &words);
                y += ROW - 4.0;
            }
            y += 4.0;
        }
        if let Some(even) = self.even {
            line_down(body, at(even), top - 4.0, y, "#222222", "3 3");
        }
        y
    }

    fn scale(&self) -> Scale {
        let ends = || self.rows.iter().flat_map(|(_, bars)| bars).map(Bar::ends);
        let most = ends().map(|(_, high)| high).fold(self.even.unwrap_or(0.0), f64::max);
        let least = ends().map(|(low, _)| low).fold(0.0, f64::min);
        Scale::new(if self.signed { least } else { 0.0 }, most)
    }

    /// The scale above the rows, with a line down from each number; where the rows begin.
    fn axis(&self, body: &mut String, scale: &Scale, at: impl Fn(f64) -> f64, y: f64) -> f64 {
        let top = y + ROW;
        let heights = self.rows.iter().map(|(_, bars)| bars.len() as f64 * (ROW - 4.0) + 4.0);
        let end = top + heights.sum::<f64>();
        for value in scale.ticks() {
            let nothing = self.signed && value == 0.0;
            let (ink, dash) = if nothing { ("#222222", "3 3") } else { ("#dddddd", "none") };
            line_down(body, at(value), top, end, ink, dash);
            text_at(body, at(value), y + 11.0, "middle", &scale.words(value, self.signed));
        }
        top
    }
}

fn line_down(body: &mut String, x: f64, top: f64, end: f64, ink: &str, dash: &str) {
    let _ = writeln!(
        body,
        "<path d=\"M{x:.1} {top:.1}V{end:.1}\" stroke=\"{ink}\" stroke-dasharray=\"{dash}\"/>"
    );
}

fn picture(body: &str, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height:.0}\" width=\"{WIDTH}\" \
         height=\"{height:.0}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{body}</svg>"
    )
}

fn rect(body: &mut String, x: f64, y: f64, width: f64, colour: &str) {
    let _ = writeln!(
        body,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"12\" fill=\"{colour}\"/>"
    );
}

fn dot(body: &mut String, x: f64, y: f64, colour: &str) {
    let _ = writeln!(body, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"/>");
}

/// An interval: a line with ends.
fn whisker(body: &mut String, from: f64, to: f64, y: f64, colour: &str) {
    let top = y - 3.0;
    let _ = writeln!(
        body,
        "<path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {top:.1}v6M{to:.1} {top:.1}v6\" \
         stroke=\"{colour}\" fill=\"none\"/>"
    );
}

fn title_at(body: &mut String, y: f64, size: u8, words: &str) {
    let words = escape(words);
    let _ = writeln!(
        body,
        "<text x=\"10\" y=\"{y:.1}\" font-size=\"{size}\" font-weight=\"bold\">{words}</text>"
    );
}

fn text_at(body: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    let words = escape(words);
    let _ =
        writeln!(body, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>");
}

/// Words for a page or a picture.
pub(super) fn escape(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
