//! The help of the command line, and what is wrong with one, in the language that is spoken.
//!
//! Help is not written here: a command or argument finds it in the language files by its name,
//! `cli-<command>` or `cli-<command>-<argument>`, and examples in its attribute `.examples`.

use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, Error};

use super::Cli;
use crate::text::Text;

/// The arguments of the table mean the same in every command.
const TABLE: [&str; 5] = ["data_dir", "theme", "privacy", "ascii", "plain"];

/// The command line with its help in this language.
pub fn command(text: &Text) -> Command {
    let version = format!("{}\n{}", env!("CARGO_PKG_VERSION"), text.help("unofficial"));
    let flag = |name: &'static str, short, action| {
        let help = text.help(&format!("flag-{name}"));
        Arg::new(name).short(short).long(name).action(action).help(help)
    };
    let command = Cli::command()
        // Whatever the file is called.
        .bin_name("louis-xiv")
        .after_help(text.help("unofficial"))
        .version(version)
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(flag("help", 'h', ArgAction::Help).global(true))
        .arg(flag("version", 'V', ArgAction::Version));
    described(command, "louis-xiv", "", text)
}

/// Gives a command, its arguments and the commands below it their help.
fn described(command: Command, path: &str, topic: &str, text: &Text) -> Command {
    let about = text.help(if topic.is_empty() { "about" } else { topic });
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().into()).collect();
    // Under headings of our own clap would sort by the alphabet.
    let mut place = 0;
    let mut command = command
        .about(about)
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            text.help("usage")
        ))
        .subcommand_help_heading(text.help("commands"))
        .subcommand_value_name(text.help("command-name"))
        .mut_args(|arg| {
            place += 1;
            explained(arg, topic, text).display_order(place)
        });
    if let Some(examples) = text.examples(topic) {
        command = command.after_help(examples);
    }
    for name in names {
        let topic = if topic.is_empty() { name.clone() } else { format!("{topic}-{name}") };
        let path = format!("{path} {name}");
        command = command.mut_subcommand(&name, |sub| described(sub, &path, &topic, text));
    }
    // The one word of the usage that cannot be set.
    let options = text.help("options-name");
    if options == "OPTIONS" {
        return command;
    }
    let usage = command.clone().bin_name(path).render_usage().to_string();
    let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, usage)| usage).trim();
    command.override_usage(usage.replace("[OPTIONS]", &format!("[{options}]")))
}

/// Gives an argument its help, with its usual value and those that it can have.
fn explained(arg: Arg, topic: &str, text: &Text) -> Arg {
    let name = arg.get_id().as_str().to_owned();
    let heading = text.help(if arg.is_positional() { "arguments" } else { "options" });
    let arg = arg.help_heading(heading);
    if matches!(&*name, "help" | "version") {
        return arg;
    }
    let shared = topic.is_empty() || TABLE.contains(&&*name);
    let dashed = name.replace('_', "-");
    let mut help = text.help(&if shared { dashed } else { format!("{topic}-{dashed}") });
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let usual: Vec<_> = arg.get_default_values().iter().map(|v| v.to_string_lossy()).collect();
    let values = arg.get_possible_values();
    let values: Vec<&str> = values.iter().map(clap::builder::PossibleValue::get_name).collect();
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names.map(|name| text.value_name(name)).collect();
    if !usual.is_empty() {
        help = format!("{help} {}", text.usual_value(&usual.join(" ")));
    }
    if !values.is_empty() {
        help = format!("{help} {}", text.possible_values(&values.join(", ")));
    }
    // A number below zero is a wrong number, not another argument.
    let arg = if arg.is_positional() { arg } else { arg.allow_negative_numbers(true) };
    arg.help(help).value_names(names).hide_default_value(true).hide_possible_values(true)
}

/// What is wrong with a command line, in a sentence; `None` for what only clap can say.
pub fn complaint(error: &Error, text: &Text) -> Option<String> {
    let words = |kind| match error.get(kind)? {
        ContextValue::String(words) => Some(words.clone()),
        ContextValue::Strings(words) => Some(words.join(", ")),
        _ => None,
    };
    let argument = words(ContextKind::InvalidArg).unwrap_or_default();
    let value = words(ContextKind::InvalidValue).unwrap_or_default();
    let mut said = match error.kind() {
        ErrorKind::UnknownArgument => text.bad_argument(&argument),
        ErrorKind::InvalidSubcommand => {
            text.bad_command(&words(ContextKind::InvalidSubcommand).unwrap_or_default())
        }
        ErrorKind::InvalidValue if value.is_empty() => text.missing_value(&argument),
        ErrorKind::InvalidValue => text.bad_value(&value, &argument),
        ErrorKind::ValueValidation => {
            let why = error.source().map(|why| match why.downcast_ref::<ParseIntError>() {
                Some(_) if value.parse().is_ok_and(|number: i64| number < 0) => {
                    text.bad_number(&IntErrorKind::NegOverflow)
                }
                Some(number) => text.bad_number(number.kind()),
                None => why.to_string(),
            });
            let why = why.map(|why| format!(" ({why})")).unwrap_or_default();
            text.bad_value(&value, &argument) + &why
        }
        ErrorKind::MissingRequiredArgument => text.missing_argument(&argument),
        ErrorKind::ArgumentConflict => match words(ContextKind::PriorArg) {
            Some(other) if other != argument => text.excludes(&argument, &other),
            _ => text.twice(&argument),
        },
        _ => return None,
    };
    let suggested =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let suggested = suggested.into_iter().find_map(words);
    if let Some(other) = &suggested {
        said = format!("{said}\n{}", text.suggestion(other));
    }
    if let Some(values) = words(ContextKind::ValidValue).filter(|values| !values.is_empty()) {
        let between = if suggested.is_some() { '\n' } else { ' ' };
        said = format!("{said}{between}{}", text.possible_values(&values));
    }
    Some(format!("{}\n\n{}", text.error(&said), text.help("more")))
}
