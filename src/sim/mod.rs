//! Many games at once. What is found depends on the plan alone, not on how many threads share
//! the work: every game has its own seed, and statistics are whole numbers that add up.

mod pace;
mod record;
mod stats;

pub use pace::Pace;
pub use record::{BoardRecord, DealRecord, MissionRecord, Record, TWELFTHS};
pub use stats::Stats;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use crate::bots::{Bot, random};
use crate::components;
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Broken, Decision, Game, Illegal, Seat, Setup};
use crate::session::{Chair, Opening, Session};

/// How many deals a thread takes at a time.
const HANDFUL: u64 = 4;

/// What holds at every position: [`Game::laws`], or something stricter.
pub type Law = fn(&Game) -> Result<(), Broken>;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games.
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
    pub fn seating(&self, number: u64) -> Vec<Bot> {
        let mut seating = self.players.clone();
        let moved = (number % self.games_a_deal()) as usize;
        seating.rotate_right(moved);
        seating
    }

    /// How many games share a seed.
    pub fn games_a_deal(&self) -> u64 {
        if self.rotate { self.players.len().max(1) as u64 } else { 1 }
    }

    /// Plays everything. `progress` hears how many games are done, from any thread.
    ///
    /// # Errors
    /// Gives the first game, by number, that could not be played to its end.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Stats, Box<Stopped>> {
        self.run_timed(progress).map(|(stats, _)| stats)
    }

    /// The same, and how long the players thought. That alone is not the same every time.
    ///
    /// # Errors
    /// Gives the first game, by number, that could not be played to its end.
    pub fn run_timed(&self, progress: impl Fn(u64) + Sync) -> Result<(Stats, Pace), Box<Stopped>> {
        let (next, done, worst) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(u64::MAX));
        let stopped: Mutex<Vec<Box<Stopped>>> = Mutex::default();
        let total = Mutex::new((Stats::new(&self.players), Pace::default()));
        let each = self.games_a_deal();
        let work = || {
            let mut table = Hands { stats: Stats::new(&self.players), ..Hands::default() };
            loop {
                let first = next.fetch_add(HANDFUL, Ordering::Relaxed).saturating_mul(each);
                let end = first.saturating_add(HANDFUL * each).min(self.games);
                // Games before a bad one are all taken by now, and are still played: so the
                // first bad game is the same for any number of threads.
                if first >= end || first > worst.load(Ordering::Relaxed) {
                    break;
                }
                for number in first..end {
                    if let Err(bad) = self.play(number, &mut table) {
                        worst.fetch_min(number, Ordering::Relaxed);
                        stopped.lock().unwrap_or_else(|e| e.into_inner()).push(bad);
                        break;
                    }
                    if self.rotate && (number + 1) % each == 0 {
                        table.stats.close_deal();
                    }
                }
                progress(done.fetch_add(end - first, Ordering::Relaxed) + (end - first));
            }
            let mut total = total.lock().unwrap_or_else(|e| e.into_inner());
            table.stats.drop_deal();
            total.0.merge(&table.stats);
            total.1.merge(&table.pace);
        };
        let most = self.games.div_ceil(HANDFUL * each).max(1);
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

    /// Without rotation, the game with this number is the one that `transcript` prints for the
    /// same seed.
    fn play(&self, number: u64, table: &mut Hands) -> Result<(), Box<Stopped>> {
        let Hands { stats, pace, list } = table;
        let (deal, turn) = (number / self.games_a_deal(), number % self.games_a_deal());
        let seed = self.seed.wrapping_add(deal);
        let seating = self.seating(number);
        let players = seating.len() as u8;
        let start = Setup::random_start(seed, players);
        let setup = Setup { players, start, seed, components: *components::shipped() };
        stats.sit(&seating, start);
        // The cards are the same in every game of a deal, the players' own chance is not.
        let own = seed ^ turn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut chance = Chance::new(own, Stream::Choice);
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
            let bot = seating.get(decision.seat.index()).copied().unwrap_or(Bot::Random);
            let action = match bot {
                Bot::Random => random::choose(list, &mut chance),
                _ => think(bot, &game, decision, list, chance.seed(), pace),
            };
            let action = action.ok_or_else(|| stop(&actions, Fault::NoAnswer))?;
            game.apply(&action, stats)
                .map_err(|illegal| stop(&actions, Fault::Refused(illegal)))?;
            actions.push(action);
        }
    }
}

/// What a thread has on its table.
#[derive(Default)]
struct Hands {
    stats: Stats,
    pace: Pace,
    list: Vec<Action>,
}

/// Lets a bot answer, and looks at the clock if there was something to think about.
fn think(
    bot: Bot,
    game: &Game,
    decision: Decision,
    list: &[Action],
    seed: u64,
    pace: &mut Pace,
) -> Option<Action> {
    let [first, _, ..] = list else {
        return list.first().copied();
    };
    let view = game.view(Some(decision.seat));
    let began = Instant::now();
    let action = bot.choose(&view, seed);
    pace.took(bot, began.elapsed());
    debug_assert!(action.is_none_or(|action| list.contains(&action)), "{first:?}");
    action
}

fn opening(seating: &[Bot], start: Seat, seed: u64) -> Opening {
    let chairs = seating.iter().zip(Seat::ALL).map(|(bot, seat)| {
        let name = format!("{bot} {seat}");
        Chair::bot(name, bot.to_string())
    });
    Opening { chairs: chairs.collect(), start, seed, components: None, scenario: None }
}
