//! Many games at once. What is found depends on the plan alone, not on how many threads share
//! the work: every game has its own seed, and statistics are whole numbers that add up.

mod stats;

pub use stats::{BoardRecord, MissionRecord, QUESTIONS, Record, Stats, TWELFTHS};

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::bots::random;
use crate::components;
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Broken, Game, Illegal, Seat, Setup};
use crate::session::{Chair, Opening, Session};

/// How many games a thread takes at a time.
const HANDFUL: u64 = 32;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Leaves everything to chance.
    Random,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 1] = [Kind::Random];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
        }
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    fn choose(self, list: &[Action], chance: &mut Chance) -> Option<Action> {
        match self {
            Kind::Random => random::choose(list, chance),
        }
    }
}

/// What holds at every position: [`Game::laws`], or something stricter.
pub type Law = fn(&Game) -> Result<(), Broken>;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// Who plays, clockwise from seat A; 2 to 4.
    pub players: Vec<Kind>,
    /// Whether the players move on by one seat with every game.
    pub rotate: bool,
    /// The seed of game 0; the next game has the next seed.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
    /// What is checked at every position.
    pub law: Option<Law>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A position breaks a law.
    Broken(Broken),
    /// An action that is listed is refused.
    Refused(Illegal),
    /// A question without an answer.
    NoAnswer,
}

impl Stopped {
    /// The game until it was stopped, ready to be saved.
    pub fn session(&self) -> Option<Session> {
        let mut session = Session::new(self.opening.clone()).ok()?;
        for action in &self.actions {
            session.play(*action).ok()?;
        }
        Some(session)
    }
}

impl Plan {
    /// Who sits where in a game.
    pub fn seating(&self, number: u64) -> Vec<Kind> {
        let mut seating = self.players.clone();
        if self.rotate && !seating.is_empty() {
            let moved = (number % seating.len() as u64) as usize;
            seating.rotate_right(moved);
        }
        seating
    }

    /// Plays everything. `progress` hears how many games are done, from any thread.
    ///
    /// # Errors
    /// Gives the first game, by number, that could not be played to its end.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Stats, Box<Stopped>> {
        let (next, done, worst) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(u64::MAX));
        let stopped: Mutex<Vec<Box<Stopped>>> = Mutex::default();
        let total = Mutex::new(Stats::new(&self.players));
        let work = || {
            let mut stats = Stats::new(&self.players);
            let mut list = Vec::new();
            loop {
                let first = next.fetch_add(HANDFUL, Ordering::Relaxed);
                let end = first.saturating_add(HANDFUL).min(self.games);
                // Games before a bad one are all taken by now, and are still played: so the
                // first bad game is the same for any number of threads.
                if first >= end || first > worst.load(Ordering::Relaxed) {
                    break;
                }
                for number in first..end {
                    if let Err(bad) = self.play(number, &mut stats, &mut list) {
                        worst.fetch_min(number, Ordering::Relaxed);
                        stopped.lock().unwrap_or_else(|e| e.into_inner()).push(bad);
                        break;
                    }
                }
                progress(done.fetch_add(end - first, Ordering::Relaxed) + (end - first));
            }
            total.lock().unwrap_or_else(|e| e.into_inner()).merge(&stats);
        };
        let most = self.games.div_ceil(HANDFUL).max(1);
        let jobs = self.jobs.clamp(1, usize::try_from(most).unwrap_or(usize::MAX));
        thread::scope(|scope| {
            for _ in 1..jobs {
                scope.spawn(work);
            }
            work();
        });
        let stopped = stopped.into_inner().unwrap_or_else(|e| e.into_inner());
        match stopped.into_iter().min_by_key(|bad| bad.number) {
            Some(bad) => Err(bad),
            None => Ok(total.into_inner().unwrap_or_else(|e| e.into_inner())),
        }
    }

    /// The game with this number is the one that `transcript` prints for the same seed.
    fn play(
        &self,
        number: u64,
        stats: &mut Stats,
        list: &mut Vec<Action>,
    ) -> Result<(), Box<Stopped>> {
        let seed = self.seed.wrapping_add(number);
        let seating = self.seating(number);
        let players = seating.len() as u8;
        let start = Setup::random_start(seed, players);
        let setup = Setup { players, start, seed, components: *components::shipped() };
        stats.sit(&seating);
        let mut chance = Chance::new(seed, Stream::Choice);
        let mut actions = Vec::new();
        let stop = |actions: &[Action], why| {
            let opening = opening(&seating, start, seed);
            Box::new(Stopped { number, opening, actions: actions.to_vec(), why })
        };
        // How many play was checked when the plan was made.
        let Ok(mut game) = Game::new(&setup, stats) else {
            return Err(stop(&[], Fault::NoAnswer));
        };
        loop {
            if let Some(law) = self.law {
                law(&game).map_err(|broken| stop(&actions, Fault::Broken(broken)))?;
            }
            let Some(decision) = game.decision() else {
                return Ok(());
            };
            stats.asked(&decision.question);
            game.legal_actions(list);
            let kind = seating.get(decision.seat.index()).copied().unwrap_or(Kind::Random);
            let action = kind.choose(list, &mut chance);
            let action = action.ok_or_else(|| stop(&actions, Fault::NoAnswer))?;
            game.apply(&action, stats)
                .map_err(|illegal| stop(&actions, Fault::Refused(illegal)))?;
            actions.push(action);
        }
    }
}

fn opening(seating: &[Kind], start: Seat, seed: u64) -> Opening {
    let chairs = seating.iter().zip(Seat::ALL).map(|(kind, seat)| {
        let name = format!("{} {seat}", kind.name());
        Chair::bot(name, kind.name())
    });
    Opening { chairs: chairs.collect(), start, seed, components: None, scenario: None }
}
