//! `louis-xiv scenario`: check, show and play on with positions from files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Failure, in_file};
use crate::bots::{self, Bot, Found, Why};
use crate::components;
use crate::engine::{Action, Components, Decision, Event, Game, Seat};
use crate::files;
use crate::gate;
use crate::json;
use crate::scenario::{Report, SHIPPED, Scenario, flat, shipped};
use crate::schema::{self, Fit, Misfit};
use crate::text::{InWords, Lang, Names, Text};

/// What is asked of `scenario`.
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub struct Options {
    /// Other printed values than the scenario's.
    #[arg(long, global = true, value_name = "FILE")]
    components: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    Show {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    Events {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    List,
    Print {
        #[arg(value_name = "NAME", value_parser = names())]
        name: String,
    },
    Legal {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    Advise {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, default_value = "hard", value_name = "LEVEL")]
        bot: String,
        #[arg(long, value_name = "BUDGET")]
        budget: Option<String>,
        #[arg(long, default_value_t = 1, value_name = "N")]
        seed: u64,
        #[arg(long, value_name = "N")]
        best: Option<usize>,
        #[arg(long, value_enum, default_value_t = Format::Table)]
        format: Format,
    },
    Apply {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(required = true, value_name = "ACTION")]
        actions: Vec<String>,
    },
}

/// How advice is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Table,
    Json,
}

/// Does what is asked.
///
/// # Errors
/// When a file cannot be used, a scenario does not hold, an action is refused or is none, or the
/// output fails.
pub fn run(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let read = |path: &PathBuf| -> Result<_, Failure> {
        Ok((path.clone(), super::components::read_values(path, text)?))
    };
    let own = &options.components.as_ref().map(read).transpose()?;
    match &options.command {
        Command::Check { files } => check(files, own, text, out),
        Command::Show { file } => show(file, own, text, out),
        Command::Events { file } => events(file, own, text, out),
        Command::List => list(text, out),
        Command::Print { name } => {
            Ok(write!(out, "{}", shipped(name).unwrap_or(components::SHIPPED_TEXT))?)
        }
        Command::Legal { file } => legal(file, own, text, out),
        Command::Advise { file, bot, budget, seed, best, format } => {
            let bot = adviser(bot, budget.as_deref(), text)?;
            let (_, game) = play(file, own, text)?;
            let most = best.unwrap_or(usize::MAX);
            match format {
                Format::Table => advise(&game, bot, *seed, most, text, out),
                Format::Json => advise_json(&game, bot, *seed, most, out),
            }
        }
        Command::Apply { file, actions } => apply(file, actions, own, text, out),
    }
}

/// A line for each scenario that can be read, with what differs below it.
fn check(files: &[PathBuf], own: &Own, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let (mut bad, mut differ) = (0, 0);
    for path in files {
        let name = gate::path(path);
        let report = match read(path, own, text).and_then(|scenario| begin(path, &scenario, text)) {
            Ok(report) => report,
            Err(problem) if files.len() == 1 => return Err(Failure::File(problem)),
            Err(problem) => {
                bad += 1;
                // Between the others, where it belongs.
                out.flush()?;
                writeln!(gate::stderr(), "{}", text.error(&problem))?;
                continue;
            }
        };
        if report.is_good() {
            writeln!(out, "{}", text.scenario_holds(&name))?;
            continue;
        }
        differ += 1;
        writeln!(out, "{}", text.scenario_differs(&name))?;
        if let Some(step) = &report.bad_step {
            writeln!(out, "  {}", step.in_words(text))?;
        }
        for difference in &report.differences {
            writeln!(out, "  {}", difference.in_words(text))?;
        }
        let now = report.game.decision();
        let now =
            now.map(|decision| text.question_cited(&decision, &report.game, &Names::letters()));
        let now = now.unwrap_or_else(|| text.is_over());
        writeln!(out, "  {}", text.scenario_now(&report.game, now))?;
    }
    if bad > 0 {
        return Err(Failure::File(text.scenarios_bad(bad, files.len())));
    }
    if differ > 0 {
        return Err(Failure::Mismatch(text.scenarios_differ(differ, files.len())));
    }
    if files.len() > 1 {
        writeln!(out, "{}", text.scenarios_hold(files.len()))?;
    }
    Ok(())
}

fn show(path: &Path, own: &Own, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let (scenario, game) = play(path, own, text)?;
    if !scenario.comment.is_empty() {
        writeln!(out, "{}\n", scenario.comment)?;
    }
    for line in text.position(&game, &Names::letters()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What can be printed: the shipped scenarios, and the shipped components.
fn names() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(SHIPPED.iter().map(|(name, _)| *name).chain([COMPONENTS]))
}

/// The name of the shipped components among the scenarios.
const COMPONENTS: &str = "components";

/// A line for each shipped scenario: its name and what it shows.
fn list(text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let widest = SHIPPED.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, json) in SHIPPED {
        let comment = Scenario::read(json).map(|scenario| scenario.comment).unwrap_or_default();
        writeln!(out, "{name:widest$}  {comment}")?;
    }
    writeln!(out, "{COMPONENTS:widest$}  {}", text.shipped_components())?;
    Ok(())
}

/// Every event from the beginning to the last step, one JSON object a line, as `expect` has them.
fn events(path: &Path, own: &Own, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let scenario = read(path, own, text).map_err(Failure::File)?;
    let Report { events, bad_step, .. } = begin(path, &scenario, text).map_err(Failure::File)?;
    for event in &events {
        writeln!(out, "{}", flat(event))?;
    }
    match bad_step {
        None => Ok(()),
        Some(step) => Err(Failure::Mismatch(in_file(path, &step, text))),
    }
}

fn legal(path: &Path, own: &Own, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let (_, game) = play(path, own, text)?;
    let mut list = Vec::new();
    game.legal_actions(&mut list);
    for action in &list {
        serde_json::to_writer(&mut *out, action).map_err(io::Error::from)?;
        writeln!(out)?;
    }
    Ok(())
}

/// `hard` with a budget, `hard:500`, or a simpler bot.
fn adviser(bot: &str, budget: Option<&str>, text: &Text) -> Result<Bot, Failure> {
    let name = budget.map_or_else(|| bot.to_owned(), |budget| format!("{bot}:{budget}"));
    name.parse().map_err(|_| {
        Failure::Usage(match budget {
            Some(_) if bot != "hard" && bot.parse::<Bot>().is_ok() => text.no_budget(bot),
            _ => text.simulate_no_player(&name, &bots::every_name()),
        })
    })
}

/// The answers of whoever is asked, as this bot ranks them from that seat.
fn ranked(game: &Game, bot: Bot, seed: u64, most: usize) -> Option<(Decision, Vec<Found>)> {
    let decision = game.decision()?;
    let view = game.view(Some(decision.seat));
    let mut found = bot.rank(&view, seed, &AtomicBool::new(false));
    found.truncate(most);
    Some((decision, found))
}

/// Why an answer is good, as whoever is asked knows it.
fn whys(game: &Game, decision: &Decision, action: &Action) -> Vec<Why> {
    let Decision { seat, question } = decision;
    let view = game.view(Some(*seat));
    let mut whys = bots::reasons(&view, *seat, question, action);
    whys.extend(bots::secret_reasons(&view, question, action));
    whys
}

/// A line for each answer, the best first: its value, in how many worlds it was tried, and why.
fn advise(
    game: &Game,
    bot: Bot,
    seed: u64,
    most: usize,
    text: &Text,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names = Names::letters();
    let Some((decision, found)) = ranked(game, bot, seed, most) else {
        writeln!(out, "{}", text.is_over())?;
        return Ok(());
    };
    writeln!(out, "{}", text.question_cited(&decision, game, &names))?;
    let [place, value, worlds, answer] =
        ["place", "value", "worlds", "answer"].map(|word| text.advice_word(word));
    writeln!(out, "{place:>4} {value:>8} {worlds:>7}  {answer}")?;
    for (place, one) in (1..).zip(&found) {
        let answer = text.action(&one.action, Some(&decision.question));
        let value = text.decimal(one.value.into(), 3);
        writeln!(out, "{place:>4} {value:>8} {:>7}  {answer}", one.tries)?;
        for why in whys(game, &decision, &one.action) {
            writeln!(out, "{:>22}  {}", "", text.why_line(&why, &names))?;
        }
    }
    Ok(())
}

/// The same as one object, which says the same whatever the language.
fn advise_json(
    game: &Game,
    bot: Bot,
    seed: u64,
    most: usize,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (names, text) = (Names::letters(), Text::new(Lang::En));
    let (decision, found) = match ranked(game, bot, seed, most) {
        Some((decision, found)) => (Some(decision), found),
        None => (None, Vec::new()),
    };
    let advice: Vec<_> = found
        .iter()
        .map(|one| {
            let whys = decision.map(|decision| whys(game, &decision, &one.action));
            let whys = whys.unwrap_or_default();
            let why: Vec<_> = whys.iter().map(|why| text.why(why, &names)).collect();
            let value = (f64::from(one.value) * 10_000.0).round() / 10_000.0;
            json!({"action": one.action, "value": value, "worlds": one.tries, "why": why})
        })
        .collect();
    let all = json!({"bot": bot.to_string(), "decision": decision, "advice": advice});
    writeln!(out, "{all}")?;
    Ok(())
}

fn apply(
    path: &Path,
    answers: &[String],
    own: &Own,
    text: &Text,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let answers = answers.iter().map(|given| answer(given, text)).collect::<Result<Vec<_>, _>>()?;
    let (_, mut game) = play(path, own, text)?;
    let names = Names::letters();
    for (given, action) in answers {
        let mut events: Vec<Event> = Vec::new();
        if let (Some(given), Some(decision)) = (given, game.decision())
            && given != decision.seat
        {
            return Err(Failure::Mismatch(text.not_asked(&names[decision.seat], &names[given])));
        }
        game.apply(&action, &mut events)
            .map_err(|illegal| Failure::Mismatch(text.refusal(&illegal)))?;
        for event in &events {
            // The position is what was asked for; nobody listening here does not change it.
            let _ = writeln!(gate::stderr(), "{}", text.event_cited(event, &names));
        }
    }
    write!(out, "{}", Scenario::of(&game).write())?;
    Ok(())
}

/// An action, or a seat and an action as in the steps of a scenario.
fn answer(given: &str, text: &Text) -> Result<(Option<Seat>, Action), Failure> {
    let wrong = |problem: String| Failure::Usage(text.not_an_action(given, &problem));
    let quoted = json!(given);
    let mut value = json::strict(given).map_err(|error| {
        // A word as `scenario legal` prints it, whose quotes the shell has eaten.
        match Action::deserialize(&quoted) {
            Ok(_) => wrong(text.needs_quotes(given)),
            Err(_) => wrong(error.in_words(text)),
        }
    })?;
    let misfit = |misfit: Misfit| wrong(text.in_field(&misfit.field(), &misfit.in_words(text)));
    let mut seat = None;
    if let Value::Array(pair) = &value {
        let [first, second] = pair.as_slice() else {
            return Err(wrong(text.needs_pair()));
        };
        let given = Seat::deserialize(first);
        seat = Some(given.map_err(|error: serde_json::Error| wrong(error.in_words(text)))?);
        value = second.clone();
    }
    Fit::new(&schema::ACTION).check(&value).map_err(misfit)?;
    let action = Action::deserialize(&value);
    Ok((seat, action.map_err(|error: serde_json::Error| wrong(error.in_words(text)))?))
}

/// Values to put in place of a scenario's own, with the file that they are from.
type Own = Option<(PathBuf, Components)>;

/// Says that a file's values are played, and the scenario's own are not.
///
/// # Errors
/// When nobody listens.
pub(super) fn tell_replaced(scenario: &Scenario, file: &Path, text: &Text) -> io::Result<()> {
    match &scenario.components {
        Some(_) => writeln!(gate::stderr(), "{}", text.values_replaced(&gate::path(file))),
        None => Ok(()),
    }
}

/// The scenario in a file, or on stdin for `-`; otherwise what is wrong with it.
pub(super) fn read(path: &Path, own: &Own, text: &Text) -> Result<Scenario, String> {
    let source = if path == Path::new("-") { files::read_stdin() } else { files::read_text(path) };
    let json = source.map_err(|error| error.in_words(text))?;
    let mut scenario = Scenario::read(&json).map_err(|bad| in_file(path, &bad, text))?;
    if let Some((file, own)) = own {
        let _ = tell_replaced(&scenario, file, text);
        scenario.components = components::overlay(own);
    }
    // Here the text is at hand, so that what is wrong with the position has its place.
    let begun = scenario.begin(&mut ());
    begun.map_err(|bad| in_file(path, &bad.within(&json), text))?;
    Ok(scenario)
}

fn begin(path: &Path, scenario: &Scenario, text: &Text) -> Result<Report, String> {
    scenario.run().map_err(|bad| in_file(path, &bad, text))
}

/// The scenario and the game after its steps.
pub(super) fn play(path: &Path, own: &Own, text: &Text) -> Result<(Scenario, Game), Failure> {
    let scenario = read(path, own, text).map_err(Failure::File)?;
    let Report { game, bad_step, .. } = begin(path, &scenario, text).map_err(Failure::File)?;
    match bad_step {
        None => Ok((scenario, game)),
        Some(step) => Err(Failure::Mismatch(in_file(path, &step, text))),
    }
}
