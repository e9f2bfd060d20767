//! A simulation as pictures: bars with their 95 % intervals, as SVG or as a page that can be sent.

use std::fmt::Write as _;
use std::io::{self, Write};

use super::results::Results;
use super::versions;
use crate::engine::{Board, Mission};
use crate::sim::{Estimate, Version};

const WIDTH: f64 = 860.0;
const LABELS: f64 = 260.0;
const ROW: f64 = 18.0;
const COLOURS: [&str; 2] = ["#2f6f9f", "#c8702a"];

/// Bars of one kind.
struct Chart {
    title: String,
    /// A label, and the bar of each version.
    rows: Vec<(String, Vec<Estimate>)>,
}

/// Prints the pictures.
pub(super) fn print_svg(results: &Results<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", svg(results))
}

/// Prints a page with the pictures and the tables.
pub(super) fn print_html(results: &Results<'_>, out: &mut impl Write) -> io::Result<()> {
    let mut table = Vec::new();
    match results.plan.versions.len() {
        1 => results.print_table(&mut table)?,
        _ => versions::print_table(results, &mut table)?,
    }
    let table = escape(&String::from_utf8_lossy(&table));
    writeln!(
        out,
        "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"><title>Louis XIV</title></head>\n\
         <body style=\"font-family: sans-serif\">\n{}\n<pre>\n{table}</pre>\n</body>\n</html>",
        svg(results)
    )
}

fn charts(results: &Results<'_>) -> Vec<Chart> {
    let (text, totals) = (results.text, &results.found.totals);
    let versions = [Version::First, Version::Second];
    let versions = &versions[..results.plan.versions.len().clamp(1, 2)];
    let mut charts = Vec::new();
    for (title, about, what) in [
        ("chart-wins", "place", "wins"),
        ("chart-parts", "game", ""),
        ("chart-payments", "board", "payments"),
        ("chart-bribes", "board", "bribes"),
        ("chart-missions", "mission", "laid-out"),
    ] {
        let mut rows = Vec::new();
        for (index, measure) in totals.measures.iter().enumerate() {
            let part = what.is_empty() && crate::sim::PARTS.contains(&measure.what);
            if measure.about != about || !(part || measure.what == what) {
                continue;
            }
            let board = || Board::ALL.into_iter().find(|board| board.to_string() == measure.which);
            let label = match about {
                "board" => board().map(|board| text.board_label(board)),
                "mission" => Mission::from_name(&measure.which)
                    .map(|mission| format!("{} ({mission})", text.mission(mission))),
                "game" => Some(text.simulate_word(&format!("part-{}", measure.what))),
                _ => Some(measure.which.clone()),
            };
            let bars = versions.iter().map(|&version| totals.estimate(index, version));
            rows.push((label.unwrap_or_default(), bars.collect()));
        }
        charts.push(Chart { title: text.simulate_word(title), rows });
    }
    charts
}

fn svg(results: &Results<'_>) -> String {
    let (mut body, mut y) = (String::new(), 20.0);
    for line in results.head() {
        text_at(&mut body, 10.0, y, "start", &line);
        y += ROW;
    }
    if results.plan.versions.len() > 1 {
        for (name, colour) in ["a", "b"].into_iter().zip(COLOURS) {
            rect(&mut body, 10.0, y - 10.0, 12.0, colour);
            text_at(&mut body, 28.0, y, "start", name);
            y += ROW;
        }
    }
    for chart in charts(results) {
        y += ROW;
        text_at(&mut body, 10.0, y, "start", &chart.title);
        y += 8.0;
        y = draw(&chart, &mut body, y);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{:.0}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{body}</svg>",
        y + 20.0
    )
}

/// Draws a chart below `y`; where it ends.
fn draw(chart: &Chart, body: &mut String, mut y: f64) -> f64 {
    let bars = || chart.rows.iter().flat_map(|(_, bars)| bars);
    let high = |bar: &Estimate| if bar.error.is_finite() { bar.interval().1 } else { bar.mean };
    let most = bars().map(high).fold(1e-9, f64::max);
    let scale = |value: f64| (value.max(0.0) / most) * (WIDTH - LABELS - 90.0);
    for (label, bars) in &chart.rows {
        text_at(body, LABELS - 8.0, y + 11.0, "end", label);
        for (bar, colour) in bars.iter().zip(COLOURS) {
            rect(body, LABELS, y, scale(bar.mean), colour);
            if bar.error.is_finite() {
                let (low, high) = bar.interval();
                let (from, to) = (LABELS + scale(low), LABELS + scale(high));
                let middle = y + 6.0;
                let _ = writeln!(
                    body,
                    "<path d=\"M{from:.1} {middle:.1}H{to:.1}M{from:.1} {:.1}v6M{to:.1} {:.1}v6\" \
                     stroke=\"#000000\" fill=\"none\"/>",
                    middle - 3.0,
                    middle - 3.0
                );
            }
            let end = LABELS + scale(high(bar)) + 6.0;
            text_at(body, end, y + 11.0, "start", &format!("{:.3}", bar.mean));
            y += ROW - 4.0;
        }
        y += 4.0;
    }
    y
}

fn rect(body: &mut String, x: f64, y: f64, width: f64, colour: &str) {
    let _ = writeln!(
        body,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"12\" fill=\"{colour}\"/>"
    );
}

fn text_at(body: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    let words = escape(words);
    let _ =
        writeln!(body, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>");
}

fn escape(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
