//! Measures of a game, as numbers of a deal that can be held beside those of another version:
//! means, differences on the same deals, and the intervals of both.

use super::interval::{Z, student};
use super::record::{PARTS, TWELFTHS, parts};
use super::row::Row;
use super::until::BadUntil;
use crate::bots::Bot;
use crate::engine::{Board, Mission, Seat};
use crate::schema::nearest;

/// What is measured, and about whom or what: `board.12.bribes`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// `game`, `seat`, `place`, `kind`, `board` or `mission`.
    pub about: &'static str,
    /// Which of them.
    pub which: String,
    /// What of it.
    pub what: &'static str,
    /// What a number is divided by, beside the games of a deal.
    scale: u64,
    /// The least by which the numbers of two deals can differ.
    step: i64,
}

impl Measure {
    /// `board.12.bribes`.
    pub fn name(&self) -> String {
        format!("{}.{}.{}", self.about, self.which, self.what)
    }
}

/// What is measured of a board in each game, in the order of `BoardRow::counts` without the first.
const BOARD: [&str; 7] = ["won", "tied", "short", "empty", "flipped", "payments", "bribes"];

/// All measures of a plan, in the order in which [`fill`] puts their numbers.
fn measures(players: &[Bot]) -> Vec<Measure> {
    let mut all = Vec::new();
    let seats = players.len() as u64;
    let mut push = |about, which: String, what, scale| {
        let step = if what == "wins" { TWELFTHS as i64 } else { 1 };
        all.push(Measure { about, which, what, scale, step });
    };
    push("game", "all".into(), "score", seats);
    PARTS.iter().for_each(|part| push("game", "all".into(), part, seats));
    push("game", "all".into(), "laid-out", seats);
    push("game", "all".into(), "margin", 1);
    push("game", "all".into(), "shared", 1);
    push("game", "all".into(), "decisions", 1);
    for (about, names) in [("seat", "ABCD"), ("place", "0123")] {
        for name in names.chars().take(players.len()) {
            push(about, name.into(), "wins", TWELFTHS);
            push(about, name.into(), "score", 1);
        }
    }
    for kind in kinds(players) {
        let sits = players.iter().filter(|&&other| other == kind).count() as u64;
        push("kind", kind.to_string(), "wins", TWELFTHS * sits);
        push("kind", kind.to_string(), "score", sits);
    }
    for board in Board::ALL {
        BOARD.iter().for_each(|what| push("board", board.to_string(), what, 1));
    }
    for mission in Mission::all() {
        push("mission", mission.name().into(), "laid-out", 1);
        push("mission", mission.name().into(), "wins", TWELFTHS);
    }
    all
}

fn kinds(players: &[Bot]) -> Vec<Bot> {
    let mut kinds = players.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Adds the numbers of a game to those of its deal.
pub(super) fn fill(row: &Row, kinds: &[Bot], sheet: &mut [i64]) {
    let mut at = sheet.iter_mut();
    let mut put = |value: u64| {
        if let Some(sum) = at.next() {
            *sum += value as i64;
        }
    };
    let of_all = |part: &dyn Fn(Seat) -> u64| row.seats().map(part).sum::<u64>();
    let total = |seat: Seat| u64::from(row.tallies[seat].total);
    put(of_all(&total));
    for part in 0..PARTS.len() {
        put(of_all(&|seat| parts(&row.tallies[seat])[part]));
    }
    put(of_all(&|seat| u64::from(row.tallies[seat].missions)));
    put(u64::from(row.margin()));
    put(u64::from(row.winners.len() > 1));
    put(row.decisions());
    let in_place = |place: usize| row.seats().find(|&seat| row.place(seat) == place);
    let by_seat = row.seats().chain((0..usize::from(row.players)).filter_map(in_place));
    for seat in by_seat {
        put(row.wins(seat));
        put(total(seat));
    }
    for &kind in kinds {
        let own = |seat: &Seat| row.kinds[*seat] == Some(kind);
        put(row.seats().filter(own).map(|seat| row.wins(seat)).sum());
        put(row.seats().filter(own).map(total).sum());
    }
    for board in Board::ALL {
        row.boards[board].counts().into_iter().skip(1).for_each(&mut put);
    }
    for laid in row.laid {
        put(u64::from(laid.is_some()));
        put(laid.map_or(0, |(seat, _)| row.wins(seat)));
    }
}

/// Sums over deals of all measures of one or two versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// What is measured.
    pub measures: Vec<Measure>,
    kinds: Vec<Bot>,
    /// Games of a deal, under one version.
    each: u64,
    /// How many deals.
    pub deals: u64,
    /// By version: sums and squares; then those of the difference.
    sums: [Vec<i64>; 3],
    squares: [Vec<i64>; 3],
    sheets: [Vec<i64>; 2],
}

/// A mean, or a difference of means, with its 95 % interval over deals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error over deals.
    pub error: f64,
    /// How many deals.
    pub deals: u64,
}

impl Estimate {
    /// The 95 % interval; none of a single deal, which says nothing about others.
    pub fn interval(&self) -> Option<(f64, f64)> {
        let half = self.half(Z)?;
        Some((self.mean - half, self.mean + half))
    }

    /// How wide it is.
    pub fn width(&self) -> f64 {
        self.half(Z).map_or(f64::INFINITY, |half| 2.0 * half)
    }

    /// Whether nothing lies outside of what lies within `z` standard deviations.
    fn is_beyond(&self, z: f64) -> bool {
        self.half(z).is_some_and(|half| self.mean.abs() > half)
    }

    fn half(&self, z: f64) -> Option<f64> {
        Some(student(z, self.deals) * self.error).filter(|half| half.is_finite())
    }
}

/// What a difference amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More, by this measure alone; one of twenty such is chance.
    More,
    /// Less, the same.
    Less,
    /// More, also when all measures are looked at.
    SurelyMore,
    /// Less, the same.
    SurelyLess,
    /// No difference that so many games show.
    Nothing,
}

/// Which column of [`Totals`] is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// The first, or only one.
    First,
    /// The one that it is held against.
    Second,
    /// What the second has more than the first, on the same deals.
    Difference,
}

impl Totals {
    /// Nothing yet.
    pub fn new(players: &[Bot], games_a_deal: u64) -> Self {
        let measures = measures(players);
        let blank = || vec![0; measures.len()];
        Self {
            kinds: kinds(players),
            each: games_a_deal.max(1),
            deals: 0,
            sums: [blank(), blank(), blank()],
            squares: [blank(), blank(), blank()],
            sheets: [blank(), blank()],
            measures,
        }
    }

    /// Adds a deal: its games under one version, or under both.
    pub fn add_deal(&mut self, versions: &[&[Row]]) {
        self.deals += 1;
        for (sheet, rows) in self.sheets.iter_mut().zip(versions) {
            sheet.fill(0);
            rows.iter().for_each(|row| fill(row, &self.kinds, sheet));
        }
        let [first, second] = &self.sheets;
        let both = versions.len() > 1;
        for index in 0..self.measures.len() {
            let (a, b) = (first[index], second[index]);
            let values = if both { [a, b, b - a] } else { [a, 0, 0] };
            for (version, value) in values.into_iter().enumerate() {
                self.sums[version][index] += value;
                self.squares[version][index] += value * value;
            }
        }
    }

    /// Adds what somebody else has seen.
    pub fn merge(&mut self, other: &Totals) {
        self.deals += other.deals;
        let pairs = self.sums.iter_mut().zip(&other.sums);
        for (own, more) in pairs.chain(self.squares.iter_mut().zip(&other.squares)) {
            own.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }

    /// The measure of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.measures.iter().position(|measure| measure.name() == name)
    }

    /// That there is no measure of this name, with the nearest that there is.
    pub fn unknown(&self, name: &str) -> BadUntil {
        let names: Vec<String> = self.measures.iter().map(Measure::name).collect();
        let near = nearest(name, names.iter().map(String::as_str)).map(str::to_owned);
        BadUntil::Measure { name: name.to_owned(), near }
    }

    /// What a measure comes to in a game.
    pub fn estimate(&self, index: usize, version: Version) -> Estimate {
        let (sum, square) = match version {
            Version::First => (self.sums[0][index], self.squares[0][index]),
            Version::Second => (self.sums[1][index], self.squares[1][index]),
            Version::Difference => (self.sums[2][index], self.squares[2][index]),
        };
        let scale = (self.each * self.measures[index].scale) as f64;
        let deals = self.deals.max(1) as f64;
        let mean = sum as f64 / deals;
        // Deals that are all alike are not all there are: two that differ by a step are thought of.
        let doubt = 2.0 * (self.measures[index].step as f64).powi(2);
        let variance = match self.deals {
            0 | 1 => f64::INFINITY,
            _ => ((square as f64 - sum as f64 * mean).max(0.0) + doubt) / (deals - 1.0),
        };
        let error = (variance / deals).sqrt() / scale;
        Estimate { mean: mean / scale, error, deals: self.deals }
    }

    /// What the difference of a measure amounts to.
    pub fn verdict(&self, index: usize) -> Verdict {
        let difference = self.estimate(index, Version::Difference);
        // Bonferroni's bound for some two hundred measures: 5 % for all of them together. Of very few deals nobody
        // knows how they are spread that far out.
        const SURE: f64 = 3.8;
        const LEAST: u64 = 10;
        let sure = difference.deals >= LEAST && difference.is_beyond(SURE);
        match (difference.mean > 0.0, difference.is_beyond(Z)) {
            (true, _) if sure => Verdict::SurelyMore,
            (false, _) if sure => Verdict::SurelyLess,
            (true, true) => Verdict::More,
            (false, true) => Verdict::Less,
            _ => Verdict::Nothing,
        }
    }
}
