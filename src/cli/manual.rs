//! `louis-xiv help` and `louis-xiv man`: what a command is for, for the screen and as a manual page.

use std::io::Write;

use clap::builder::Resettable;
use clap::{Args, Command};

use super::Failure;
use crate::text::Text;

/// About which command.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// The command, and the one below it if there are any; the program as a whole unless given.
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
}

/// Prints the help of a command.
///
/// # Errors
/// When there is no such command, or the output fails.
pub fn help(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let mut command = find(&options.command, text)?;
    Ok(write!(out, "{}", command.render_help())?)
}

/// Prints the manual page of a command.
///
/// # Errors
/// When there is no such command, or the output fails.
pub fn page(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let command = find(&options.command, text)?;
    // A page is found by the whole name, with hyphens.
    let name = command.get_bin_name().unwrap_or_default().replace(' ', "-");
    let after = command.get_after_help().map(ToString::to_string);
    // Left to itself this would be one long line in a section of no name; and the version has a line of its own.
    let command = command.after_help(Resettable::Reset);
    let source = format!("louis-xiv {}", env!("CARGO_PKG_VERSION"));
    // Its own line of use has no values in it.
    let usage = command.clone().render_usage().to_string();
    let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, usage)| usage).trim();
    let mut page = Vec::new();
    let man = clap_mangen::Man::new(command).title(name.to_uppercase()).source(source);
    man.render(&mut page)?;
    let page = String::from_utf8_lossy(&page);
    let (head, rest) = page.split_once(".SH SYNOPSIS\n").unwrap_or((&page, ""));
    let rest = rest.find(".SH ").map_or(rest, |next| &rest[next..]);
    write!(out, "{head}.SH SYNOPSIS\n{}\n{rest}", troff(usage))?;
    if let Some(after) = after {
        let (title, lines) = match after.split_once(":\n") {
            Some((title, lines)) if !title.contains('\n') => (title.to_uppercase(), lines),
            _ => ("NOTES".to_owned(), &*after),
        };
        writeln!(out, ".SH {title}\n.nf\n{}\n.fi", troff(lines.trim_end()))?;
    }
    Ok(())
}

/// Lines as they stand, for a manual page.
fn troff(lines: &str) -> String {
    let line = |line: &str| {
        let safe = line.replace('\\', "\\e").replace('-', "\\-");
        if safe.starts_with(['.', '\'']) { format!("\\&{safe}") } else { safe }
    };
    lines.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn find(words: &[String], text: &Text) -> Result<Command, Failure> {
    let mut whole = super::command(text);
    whole.build();
    let mut command = &whole;
    for word in words {
        let below = command.find_subcommand(word);
        command = below.ok_or_else(|| Failure::Usage(text.bad_command(word)))?;
    }
    Ok(command.clone())
}
