//! Many games at once, under one version of the printed values or two. What is found depends on
//! the plan alone, not on how many threads share the work: every game has its own seed, and
//! statistics are whole numbers that add up.

mod interval;
mod measure;
mod pace;
mod play;
mod record;
mod row;
mod stats;
mod until;

pub use interval::DealRecord;
pub use measure::{Estimate, Measure, Totals, Verdict, Version};
pub use pace::Pace;
pub use record::{BoardRecord, MissionRecord, PARTS, Record, TWELFTHS};
pub use row::{BoardRow, Row};
pub use stats::Stats;
pub use until::{BadUntil, Finding, Until, sequential};

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::bots::Bot;
use crate::engine::{Action, Broken, Components, Game, Illegal};
use crate::scenario::Scenario;
use crate::session::{Opening, Session};

/// How many deals a thread takes at a time.
const HANDFUL: u64 = 4;
/// How many deals are played before what they say is put together.
const BATCH: u64 = 2048;

/// What holds at every position: [`Game::laws`], or something stricter.
pub type Law = fn(&Game) -> Result<(), Broken>;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games, under each version; the most with [`Plan::until`].
    pub games: u64,
    /// Who plays, clockwise from seat A; 2 to 4.
    pub players: Vec<Bot>,
    /// Whether every deal is played as often as there are players, with everybody in every seat.
    pub rotate: bool,
    /// The seed of the first deal; the next deal has the next seed.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
    /// What is checked at every position.
    pub law: Option<Law>,
    /// The printed values: one version, or two that every deal is played under.
    pub versions: Vec<Components>,
    /// The position that every game begins from; what it leaves open comes from the seed.
    pub scenario: Option<Scenario>,
    /// When to stop before all games are played.
    pub until: Option<Until>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            games: 0,
            players: Vec::new(),
            rotate: false,
            seed: 1,
            jobs: 1,
            law: None,
            versions: vec![Components::SHIPPED],
            scenario: None,
            until: None,
        }
    }
}

/// Who follows the games as they are played. Deals come in order, games may be done in any.
pub trait Follow: Sync {
    /// So many games are done, under each version.
    fn done(&self, _games: u64) {}

    /// The sign to stop with what has been played: whoever thinks comes to an end, and games that
    /// are not over are dropped.
    fn enough(&self) -> &AtomicBool {
        static NEVER: AtomicBool = AtomicBool::new(false);
        &NEVER
    }

    /// Whether a game's line is wanted.
    fn wants_lines(&self) -> bool {
        false
    }

    /// A game is over, on any thread: which version it was, and what was played.
    fn game(&self, _version: usize, _row: &Row, _game: &Played<'_>) {}

    /// The lines of deals, in order.
    fn lines(&self, _lines: &[u8]) {}
}

impl<F: Fn(u64) + Sync> Follow for F {
    fn done(&self, games: u64) {
        self(games);
    }
}

/// A game that has been played.
#[derive(Debug)]
pub struct Played<'g> {
    plan: &'g Plan,
    version: usize,
    seating: &'g [Bot],
    seed: u64,
    start: crate::engine::Seat,
    actions: &'g [Action],
}

impl Played<'_> {
    /// The game, ready to be saved.
    pub fn session(&self) -> Option<Session> {
        let opening = self.plan.opening(self.version, self.seating, self.start, self.seed);
        replayed(&opening, self.actions)
    }
}

fn replayed(opening: &Opening, actions: &[Action]) -> Option<Session> {
    let mut session = Session::new(opening.clone()).ok()?;
    actions.iter().try_for_each(|action| session.play(*action).ok().map(|_| ()))?;
    Some(session)
}

/// A game that could not be played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Stopped {
    /// Which game, from 0.
    pub number: u64,
    /// How it began.
    pub opening: Opening,
    /// What was played until then.
    pub actions: Vec<Action>,
    /// Why it was stopped.
    pub why: Fault,
}

/// Why a game is stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A position breaks a law.
    Broken(Broken),
    /// An action that is listed is refused.
    Refused(Illegal),
    /// A question without an answer.
    NoAnswer,
    /// The scenario cannot begin with this seed, or a step of it does not go as it says.
    Begin(Box<crate::session::BadOpening>),
}

impl Stopped {
    /// The game until it was stopped, ready to be saved.
    pub fn session(&self) -> Option<Session> {
        replayed(&self.opening, &self.actions)
    }
}

/// What a plan has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The statistics of each version.
    pub stats: Vec<Stats>,
    /// Every measure, and how the versions differ.
    pub totals: Totals,
    /// What ended it early: a test that came to an end.
    pub finding: Option<Finding>,
    /// Whether it was stopped before its end.
    pub stopped: bool,
}

/// What a thread, or all of them, have seen.
struct Seen {
    stats: Vec<Stats>,
    totals: Totals,
    pace: Pace,
}

impl Plan {
    /// Who sits where in a game.
    pub fn seating(&self, number: u64) -> Vec<Bot> {
        let mut seating = self.players.clone();
        let moved = (number % self.games_a_deal()) as usize;
        seating.rotate_right(moved);
        seating
    }

    /// How many games share a seed, under one version.
    pub fn games_a_deal(&self) -> u64 {
        if self.rotate { self.players.len().max(1) as u64 } else { 1 }
    }

    /// How many deals there are: one that cannot be played from every seat is played as far as
    /// the games go.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.games_a_deal())
    }

    /// Plays everything, and gives the statistics of the first version.
    ///
    /// # Errors
    /// Gives the first game, by number, that could not be played to its end.
    pub fn run(&self, follow: impl Follow) -> Result<Stats, Box<Stopped>> {
        let (found, _) = self.run_timed(follow)?;
        Ok(found.stats.into_iter().next().unwrap_or_else(|| Stats::new(&self.players)))
    }

    /// Plays everything, and says how long the players thought. That alone is not the same every
    /// time.
    ///
    /// # Errors
    /// Gives the first game, by number, that could not be played to its end.
    pub fn run_timed(&self, follow: impl Follow) -> Result<(Found, Pace), Box<Stopped>> {
        let mut seen = self.nothing();
        let done = AtomicU64::new(0);
        let (mut next, deals) = (0, self.deals());
        let (mut finding, mut stopped) = (None, false);
        while next < deals && finding.is_none() && !stopped {
            let step = if self.until.is_some() { Until::STEP } else { BATCH };
            let batch = next..(next + step).min(deals);
            next = batch.end;
            stopped = self.run_batch(batch, &mut seen, &done, &follow)?;
            let both = self.versions.len() > 1;
            let until = self.until.as_ref();
            finding = until.and_then(|until| until.found(&seen.totals, both));
        }
        let Seen { stats, totals, pace } = seen;
        Ok((Found { stats, totals, finding, stopped }, pace))
    }

    fn nothing(&self) -> Seen {
        Seen {
            stats: self.versions.iter().map(|_| Stats::new(&self.players)).collect(),
            totals: Totals::new(&self.players, self.games_a_deal()),
            pace: Pace::default(),
        }
    }

    /// Plays some deals; whether somebody had enough before the last.
    fn run_batch(
        &self,
        deals: Range<u64>,
        seen: &mut Seen,
        done: &AtomicU64,
        follow: &impl Follow,
    ) -> Result<bool, Box<Stopped>> {
        let (next, worst) = (AtomicU64::new(deals.start), AtomicU64::new(u64::MAX));
        let bad: Mutex<Vec<(u64, Box<Stopped>)>> = Mutex::default();
        let lines: Mutex<Vec<(u64, Vec<u8>)>> = Mutex::default();
        let total = Mutex::new(seen);
        let enough = AtomicBool::new(false);
        let work = || {
            let mut own = self.nothing();
            let mut list = Vec::new();
            'work: loop {
                let first = next.fetch_add(HANDFUL, Ordering::Relaxed);
                // Deals before a bad one are all taken by now, and are still played: so the first
                // bad game is the same for any number of threads.
                if first >= deals.end || first > worst.load(Ordering::Relaxed) {
                    break;
                }
                for deal in first..(first + HANDFUL).min(deals.end) {
                    match self.play_deal(deal, &mut own.pace, &mut list, follow) {
                        Ok(None) => {
                            enough.store(true, Ordering::Relaxed);
                            break 'work;
                        }
                        Ok(Some(rows)) => {
                            let versions: Vec<&[Row]> = rows.iter().map(Vec::as_slice).collect();
                            for (stats, rows) in own.stats.iter_mut().zip(&versions) {
                                stats.add_deal(rows);
                            }
                            own.totals.add_deal(&versions);
                            if follow.wants_lines() {
                                let text = self.lines_of(&rows);
                                held(&lines).push((deal, text));
                            }
                            let games = rows.first().map_or(0, |rows| rows.len() as u64);
                            follow.done(done.fetch_add(games, Ordering::Relaxed) + games);
                        }
                        Err(stopped) => {
                            worst.fetch_min(deal, Ordering::Relaxed);
                            held(&bad).push((deal, stopped));
                            break 'work;
                        }
                    }
                }
            }
            let mut total = held(&total);
            for (sum, more) in total.stats.iter_mut().zip(&own.stats) {
                sum.merge(more);
            }
            total.totals.merge(&own.totals);
            total.pace.merge(&own.pace);
        };
        let most = (deals.end - deals.start).div_ceil(HANDFUL).max(1);
        let jobs = self.jobs.clamp(1, usize::try_from(most).unwrap_or(usize::MAX));
        thread::scope(|scope| {
            for _ in 1..jobs {
                scope.spawn(work);
            }
            work();
        });
        let bad = bad.into_inner().unwrap_or_else(|e| e.into_inner());
        if let Some((_, stopped)) = bad.into_iter().min_by_key(|(deal, _)| *deal) {
            return Err(stopped);
        }
        let mut lines = lines.into_inner().unwrap_or_else(|e| e.into_inner());
        lines.sort_unstable_by_key(|(deal, _)| *deal);
        lines.iter().for_each(|(_, text)| follow.lines(text));
        Ok(enough.into_inner())
    }

    fn lines_of(&self, versions: &[Vec<Row>]) -> Vec<u8> {
        let mut text = Vec::new();
        for (rows, name) in versions.iter().zip(["a", "b"]) {
            for row in rows {
                let name = (versions.len() > 1).then_some(name);
                text.extend_from_slice(row.json(name).to_string().as_bytes());
                text.push(b'\n');
            }
        }
        text
    }
}

fn held<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|e| e.into_inner())
}
