//! The command line: data on stdout, messages on stderr.

pub mod completions;
pub mod components;
pub mod formats;
pub mod help;
pub mod learn;
pub mod manual;
pub mod play;
pub mod replay;
pub mod review;
pub mod rules;
pub mod scenario;
pub mod simulate;
pub mod transcript;

use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, FromArgMatches, Parser, Subcommand};

pub use help::command;

use crate::files::Settings;
use crate::gate::{self, Gate};
use crate::protocol;
use crate::text::{InWords, Lang, Text};

/// Everything on the command line.
#[derive(Debug, Parser)]
#[command(name = "louis-xiv")]
struct Cli {
    #[arg(long, global = true, value_parser = language())]
    lang: Option<Lang>,
    #[command(flatten)]
    table: play::TableOptions,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::PlayOptions),
    Resume(play::ResumeOptions),
    Learn(learn::Options),
    Replay(replay::Options),
    Review(review::Options),
    Simulate(simulate::Options),
    Scenario(scenario::Options),
    Engine,
    Rules(RulesArgs),
    Formats(formats::Options),
    Components(components::Options),
    Completions(completions::Options),
    Man(manual::Options),
    Help(manual::Options),
    Transcript(transcript::Options),
}

#[derive(Debug, Args)]
struct RulesArgs {
    what: Option<String>,
    #[arg(long, conflicts_with = "what", value_name = "WORDS", num_args = 1..)]
    search: Option<Vec<String>>,
}

/// Why a command stops early.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for makes no sense; the message says why.
    Usage(String),
    /// The rules, or what was expected, say otherwise.
    Mismatch(String),
    /// A file cannot be used.
    File(String),
    /// The output cannot be written.
    Output(io::Error),
    /// Ctrl-C ended it; whatever there was to tell has been told.
    Interrupted(String),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

impl Failure {
    /// A file that cannot be used, in these words; for `map_err`.
    fn file<E: InWords>(text: &Text) -> impl Fn(E) -> Self {
        |error| Failure::File(error.in_words(text))
    }

    /// The exit code: 1 for a mismatch, 2 for usage, 3 for files, 130 after Ctrl-C, as shells say it; a reader that
    /// has seen enough is no failure.
    fn code(&self) -> u8 {
        match self {
            Failure::Mismatch(_) => 1,
            Failure::Usage(_) => 2,
            Failure::File(_) => 3,
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => 0,
            Failure::Output(_) => 3,
            Failure::Interrupted(_) => 130,
        }
    }
}

/// What is wrong with the content of a file, after its name.
fn in_file(path: &Path, wrong: &impl InWords, text: &Text) -> String {
    format!("{}: {}", gate::path(path), wrong.in_words(text))
}

/// The language to speak: the flag's, else the remembered one, else that of the environment.
fn spoken(flag: Option<Lang>, settings: &Settings) -> Lang {
    let kept = || settings.language.as_deref().and_then(Lang::from_code);
    flag.or_else(kept).unwrap_or_else(|| Lang::from_environment(|name| std::env::var(name).ok()))
}

/// The language for help and complaints, needed before the command line has been understood.
fn spoken_in(args: &[OsString]) -> Lang {
    let value = |flag: &str| {
        let mut args = args.iter().take_while(|arg| *arg != "--");
        while let Some(arg) = args.next() {
            match arg.to_str().and_then(|arg| arg.strip_prefix(flag)) {
                Some("") => return args.next().cloned(),
                Some(rest) if rest.starts_with('=') => return Some(rest[1..].into()),
                _ => {}
            }
        }
        None
    };
    let flag = value("--lang").and_then(|code| Lang::from_code(code.to_str()?));
    spoken(flag, &play::remembered(value("--data-dir").as_deref()))
}

/// The language of a `--lang`, by its code.
fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.iter().map(|lang| lang.code()))
        .map(|code| Lang::from_code(&code).unwrap_or_default())
}

/// Reads the command line, does what it says, and gives the exit code.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let text = Text::new(spoken_in(&args));
    let parsed = command(&text)
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => {
            let code = u8::try_from(error.exit_code()).unwrap_or(2);
            let printed = match help::complaint(&error, &text) {
                Some(complaint) => writeln!(gate::stderr(), "{complaint}"),
                // Help, in colours: nothing of it comes from outside.
                None if code == 0 => error.print().and_then(|()| io::stdout().flush()),
                None => write!(gate::stderr(), "{}", error.render()),
            };
            return match printed.map_err(Failure::Output) {
                // Nobody left to read it is no reason to fail.
                Err(failure) if code == 0 && failure.code() != 0 => complain(failure, &text),
                _ => ExitCode::from(code),
            };
        }
    };
    let done = obey(&cli, &text);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => complain(failure, &text),
    }
}

/// Says why a command stopped early, and gives the exit code.
fn complain(failure: Failure, text: &Text) -> ExitCode {
    let code = failure.code();
    if code != 0 {
        let message = match failure {
            Failure::Usage(message)
            | Failure::Mismatch(message)
            | Failure::File(message)
            | Failure::Interrupted(message) => message,
            Failure::Output(error) => error.in_words(text),
        };
        let _ = writeln!(gate::stderr(), "{}", text.error(&message));
    }
    ExitCode::from(code)
}

fn obey(cli: &Cli, text: &Text) -> Result<(), Failure> {
    // The table draws on the output itself: nothing else may hold it.
    let printed = |print: &dyn Fn(&mut gate::Output) -> Result<(), Failure>| {
        let mut out = gate::stdout();
        print(&mut out)?;
        Ok(out.flush()?)
    };
    match &cli.command {
        Some(Command::Play(options)) => play::play(options, &cli.table, cli.lang),
        Some(Command::Resume(options)) => play::resume(options, &cli.table, cli.lang),
        Some(Command::Learn(options)) => learn::learn(options, &cli.table, cli.lang),
        Some(Command::Replay(options)) if options.is_shown() => {
            replay::show(options, &cli.table, cli.lang, text)
        }
        Some(Command::Replay(options)) => printed(&|out| replay::print(options, text, out)),
        Some(Command::Review(options)) if options.is_shown() => {
            review::show(options, &cli.table, cli.lang, text)
        }
        Some(Command::Review(options)) => printed(&|out| review::print(options, text, out)),
        Some(Command::Simulate(options)) => printed(&|out| simulate::run(options, text, out)),
        Some(Command::Engine) => {
            let mut out = Gate::json(BufWriter::new(io::stdout().lock()));
            protocol::serve(io::stdin(), &mut out)?;
            Ok(out.flush()?)
        }
        Some(Command::Components(options)) => printed(&|out| components::print(options, text, out)),
        Some(Command::Formats(options)) => printed(&|out| formats::print(options, text, out)),
        Some(Command::Completions(options)) => {
            printed(&|out| completions::print(options, text, out))
        }
        Some(Command::Man(options)) => printed(&|out| manual::page(options, text, out)),
        Some(Command::Help(options)) => printed(&|out| manual::help(options, text, out)),
        Some(Command::Rules(RulesArgs { search: Some(words), .. })) => {
            printed(&|out| rules::search(&words.join(" "), text, out))
        }
        Some(Command::Rules(RulesArgs { what, .. })) => {
            printed(&|out| rules::print(what.as_deref(), text, out))
        }
        Some(Command::Scenario(options)) => printed(&|out| scenario::run(options, text, out)),
        Some(Command::Transcript(options)) => printed(&|out| transcript::print(options, text, out)),
        None => play::title(&cli.table, cli.lang),
    }
}
