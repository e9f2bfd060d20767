//! `louis-xiv simulate`: many games, and what they add up to.

use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::{Args, ValueEnum};

use super::Failure;
use super::statistics::{json_of, print_csv, print_pace, print_table};
use crate::bots::{self, Bot};
use crate::engine::{BadSetup, Game};
use crate::files::SaveFile;
use crate::gate;
use crate::sim::{Fault, Plan, Stopped};
use crate::text::{InWords, Text};

/// What is played, and how it is told.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// How many games.
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// The kinds of players, clockwise.
    #[arg(long, value_delimiter = ',', default_value = "random,random,random")]
    players: Vec<String>,
    /// Whether every deal is played with every player in every seat.
    #[arg(long)]
    rotate: bool,
    /// Say how long the players thought, too.
    #[arg(long)]
    time: bool,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// How many threads.
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// How it is told.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// Check every law at every position.
    #[arg(long)]
    check: bool,
    /// Where a game that breaks a law is kept.
    #[arg(long, default_value = ".", value_name = "DIR")]
    keep: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Table,
    Json,
    Csv,
}

/// Plays the games and prints what they add up to.
///
/// # Errors
/// When the players make no table, a game breaks a law, or the output fails.
pub fn run(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let plan = options.plan(text)?;
    let done = plan.run_timed(progress(plan.games, text));
    let (stats, pace) = done.map_err(|bad| keep(&bad, &options.keep, text))?;
    match options.format {
        Format::Table => print_table(&stats, text, out)?,
        Format::Json => writeln!(out, "{}", json_of(&plan, &stats))?,
        Format::Csv => print_csv(&stats, out)?,
    }
    if options.time {
        // Times differ from run to run: they are no part of the data.
        print_pace(&pace, text, &mut gate::stderr())?;
    }
    Ok(())
}

impl Options {
    fn plan(&self, text: &Text) -> Result<Plan, Failure> {
        let players = self.players.iter().map(|name| {
            let name = name.trim();
            let bot = super::play::bot_in(name);
            bot.as_deref().unwrap_or(name).parse::<Bot>().map_err(|_| {
                Failure::Usage(text.simulate_no_player(name, &bots::LEVELS.join(", ")))
            })
        });
        let players = players.collect::<Result<Vec<_>, _>>()?;
        if !(2..=4).contains(&players.len()) {
            let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
            let bad = BadSetup::Players(count);
            return Err(Failure::Usage(bad.in_words(text)));
        }
        let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        // A deal is played from every seat, or not at all.
        let each = if self.rotate { players.len() as u64 } else { 1 };
        Ok(Plan {
            games: self.games.div_ceil(each) * each,
            players,
            rotate: self.rotate,
            seed: self.seed,
            jobs: self.jobs.unwrap_or_else(cores).get(),
            law: self.check.then_some(Game::laws),
        })
    }
}

/// Keeps a bad game as a save in a directory, and says so.
pub fn keep(bad: &Stopped, folder: &Path, text: &Text) -> Failure {
    let why = match bad.why {
        Fault::Broken(broken) => text.broken(&broken),
        Fault::Refused(illegal) => text.refusal(&illegal),
        Fault::NoAnswer => "legal_actions".to_owned(),
    };
    let kept = bad.session().map(|session| SaveFile::create(folder, &session));
    let path = match kept {
        Some(Ok(file)) => gate::path(file.path()),
        Some(Err(error)) => error.in_words(text),
        None => "-".to_owned(),
    };
    let why = why.trim_end_matches('.');
    Failure::Mismatch(text.simulate_stopped(bad.number, bad.opening.seed, why, &path))
}

/// Says on stderr how far it is, if somebody looks there.
fn progress(all: u64, text: &Text) -> impl Fn(u64) + Sync {
    let shown = AtomicU64::new(0);
    let watched = io::stderr().is_terminal();
    let text = text.clone();
    move |done| {
        let percent = done * 100 / all.max(1);
        if !watched || shown.fetch_max(percent, Ordering::Relaxed) >= percent {
            return;
        }
        let end = if done >= all { "\n" } else { "" };
        // Nobody left to look is no reason to stop.
        let _ = write!(io::stderr(), "\r{}{end}", text.simulate_progress(done, all));
    }
}
