//! `louis-xiv simulate`: many games, and what they add up to; under one version of the printed
//! values, or under two on the same deals.

mod charts;
mod data;
mod follow;
mod report;
mod results;
mod scale;
pub mod tables;
mod versions;

use std::io::Write;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::thread;

use clap::{Args, ValueEnum};

use super::{Failure, components};
use crate::bots::{self, Bot};
use crate::components::shipped;
use crate::engine::{BadSetup, Components, Game};
use crate::files::SaveFile;
use crate::gate;
use crate::scenario::Scenario;
use crate::sim::{BadUntil, Fault, Plan, Stopped, Totals, Until};
use crate::text::{InWords, Text};
use follow::Follower;
use results::{Results, Source};
use tables::print_pace;

/// What is played, and how it is told.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// How many games.
    #[arg(long, default_value = "1000", value_name = "N")]
    games: NonZeroU64,
    /// The kinds of players, clockwise.
    #[arg(long, value_delimiter = ',')]
    players: Vec<String>,
    /// Whether every deal is played with every player in every seat.
    #[arg(long)]
    rotate: bool,
    /// Other printed values.
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    /// A second version, on the same deals.
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// A position that every game begins from.
    #[arg(long, value_name = "FILE")]
    scenario: Option<PathBuf>,
    /// When to stop before all games are played.
    #[arg(long, value_name = "WHEN")]
    until: Option<String>,
    /// A file for a line a game.
    #[arg(long, value_name = "FILE")]
    each: Option<PathBuf>,
    /// A directory for the games themselves.
    #[arg(long, value_name = "DIR")]
    save_games: Option<PathBuf>,
    /// Say how long the players thought, too.
    #[arg(long)]
    time: bool,
    /// The seed of the first game.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
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
    Svg,
    Html,
}

/// Plays the games and prints what they add up to.
///
/// # Errors
/// When the players make no table, a game breaks a law, or the output fails.
pub fn run(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    if options.each.as_deref() == Some(Path::new("-")) {
        return Err(Failure::Usage(text.simulate_each_dash()));
    }
    let plan = options.plan(text)?;
    if plan.games != options.games.get() {
        let words = text.simulate_rounded(options.games.get(), plan.games, plan.players.len());
        writeln!(gate::stderr(), "{words}")?;
    }
    let watch = Follower::new(&plan, options.each.as_deref(), options.save_games.as_deref(), text)?;
    let done = watch.beside(|| plan.run_timed(&watch));
    watch.finish(text)?;
    let (found, pace) = done.map_err(|bad| keep(&bad, &options.keep, text))?;
    let games = found.stats.first().map_or(0, |stats| stats.games);
    let interrupted = || Failure::Interrupted(text.simulate_interrupted(games, plan.games));
    if found.stopped && games == 0 {
        return Err(interrupted());
    }
    let results = Results { plan: &plan, found: &found, source: options.source(), text };
    match options.format {
        Format::Table if plan.versions.len() > 1 => versions::print_table(&results, out)?,
        Format::Table => results.print_table(out)?,
        Format::Json => writeln!(out, "{}", results.json())?,
        Format::Csv => results.print_csv(out)?,
        Format::Svg => charts::print_svg(&results, out)?,
        Format::Html => report::print(&results, out)?,
    }
    if options.time {
        // Times differ from run to run: they are no part of the data.
        print_pace(&pace, text, &mut gate::stderr())?;
    }
    if found.stopped {
        out.flush()?;
        return Err(interrupted());
    }
    Ok(())
}

impl Options {
    /// The files that it all comes from, by their names.
    fn source(&self) -> Source {
        let name = |path: &PathBuf| gate::path(Path::new(path.file_name().unwrap_or_default()));
        let second = self.against.iter().map(|path| Some(name(path)));
        Source {
            scenario: self.scenario.as_ref().map(name),
            components: std::iter::once(self.components.as_ref().map(name)).chain(second).collect(),
        }
    }

    fn plan(&self, text: &Text) -> Result<Plan, Failure> {
        let scenario = match &self.scenario {
            Some(path) => Some(super::scenario::read(path, &None, text).map_err(Failure::File)?),
            None => None,
        };
        let players = self.bots(scenario.as_ref(), text)?;
        let versions = self.versions(scenario.as_ref(), text)?;
        let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        // A deal is played from every seat, or not at all.
        let each = if self.rotate { players.len() as u64 } else { 1 };
        let until = self.until(&players, versions.len() > 1, text)?;
        let seed = self.seed.or(scenario.as_ref().map(|scenario| scenario.seed));
        Ok(Plan {
            games: self.games.get().div_ceil(each) * each,
            players,
            rotate: self.rotate,
            seed: seed.unwrap_or(1),
            jobs: self.jobs.unwrap_or_else(cores).get(),
            law: self.check.then_some(Game::laws),
            versions,
            scenario,
            until,
        })
    }

    fn bots(&self, scenario: Option<&Scenario>, text: &Text) -> Result<Vec<Bot>, Failure> {
        if self.players.is_empty() {
            let count = scenario.map_or(3, |scenario| usize::from(scenario.players));
            return Ok(vec![Bot::Random; count]);
        }
        let players = bots_named(&self.players, text)?;
        let count = players.len() as u8;
        if let Some(wanted) = scenario.map(|s| s.players).filter(|&wanted| wanted != count) {
            return Err(Failure::Usage(text.simulate_seats(wanted, count)));
        }
        Ok(players)
    }

    /// The version to be played, and the one that it is held against.
    fn versions(
        &self,
        scenario: Option<&Scenario>,
        text: &Text,
    ) -> Result<Vec<Components>, Failure> {
        let usual = match scenario {
            // Played once here, so that a file is refused before a thousand games are.
            Some(scenario) => {
                let mut game = scenario.begin(&mut ()).map_err(Failure::file(text))?;
                scenario.play(&mut game, &mut ()).map_err(Failure::file(text))?;
                if game.decision().is_none() {
                    let path = self.scenario.as_deref().unwrap_or(Path::new("-"));
                    return Err(Failure::File(format!("{}: {}", gate::path(path), text.is_over())));
                }
                *game.components()
            }
            None => *shipped(),
        };
        let read = |path: &PathBuf| components::read_values(path, text);
        let first = self.components.as_ref().map(read).transpose()?.unwrap_or(usual);
        let second = self.against.as_ref().map(read).transpose()?;
        if let Some(scenario) = scenario.filter(|scenario| scenario.components.is_some()) {
            for path in self.components.iter().chain(&self.against) {
                super::scenario::tell_replaced(scenario, path, text)?;
            }
        }
        Ok(std::iter::once(first).chain(second).collect())
    }

    fn until(&self, players: &[Bot], both: bool, text: &Text) -> Result<Option<Until>, Failure> {
        let Some(words) = &self.until else { return Ok(None) };
        let bad = |why: BadUntil| Failure::Usage(text.simulate_bad_until(words, &why));
        let until: Until = words.parse().map_err(bad)?;
        let totals = Totals::new(players, 1);
        if totals.find(&until.measure).is_none() {
            return Err(bad(totals.unknown(&until.measure)));
        }
        if until.sure && !both {
            return Err(Failure::Usage(text.simulate_until_needs_two()));
        }
        Ok(Some(until))
    }
}

/// Keeps a bad game as a save in a directory, and says so.
pub fn keep(bad: &Stopped, folder: &Path, text: &Text) -> Failure {
    let why = match &bad.why {
        Fault::Broken(broken) => text.broken(broken),
        Fault::Refused(illegal) => text.refusal(illegal),
        Fault::NoAnswer => "legal_actions".to_owned(),
        Fault::Begin(wrong) => {
            let words = wrong.in_words(text);
            return Failure::File(text.simulate_no_begin(bad.opening.seed, &words));
        }
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

/// The bots with these names, at a table for two to four.
pub(super) fn bots_named(names: &[String], text: &Text) -> Result<Vec<Bot>, Failure> {
    let bots = names.iter().map(|name| {
        let name = name.trim();
        let bot = super::play::bot_in(name);
        bot.as_deref()
            .unwrap_or(name)
            .parse::<Bot>()
            .map_err(|_| Failure::Usage(text.simulate_no_player(name, &bots::every_name())))
    });
    let bots = bots.collect::<Result<Vec<_>, _>>()?;
    match u8::try_from(bots.len()) {
        Ok(2..=4) => Ok(bots),
        other => {
            let bad = BadSetup::Players(other.unwrap_or(u8::MAX));
            Err(Failure::Usage(bad.in_words(text)))
        }
    }
}
