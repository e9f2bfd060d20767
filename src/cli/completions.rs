//! `louis-xiv completions`: what a shell needs to complete the command line.

use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Args, Command};
use clap_complete::Shell;

use super::Failure;
use crate::bots;
use crate::engine::Rule;
use crate::lessons;
use crate::text::Text;

/// For which shell.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints the script.
///
/// # Errors
/// When the output fails.
pub fn print(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    // The generator panics when it cannot write: it gets a list that always can.
    let mut script = Vec::new();
    let mut command = with_names(super::command(text));
    clap_complete::generate(options.shell, &mut command, NAME, &mut script);
    if options.shell == Shell::Bash {
        script = mended(&String::from_utf8_lossy(&script)).into_bytes();
    }
    Ok(out.write_all(&script)?)
}

const NAME: &str = "louis-xiv";

/// Lessons, levels, commands and rules are told by the program when they are wrong; a shell must know
/// them before.
fn with_names(command: Command) -> Command {
    let lessons = || lessons::all().iter().map(|lesson| lesson.name.clone());
    let levels = || bots::LEVELS.iter().map(|&level| level.to_owned());
    let commands: Vec<String> =
        command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let chapters = (1..=9).map(|chapter| format!("R{chapter}"));
    let rules: Vec<String> = chapters.chain(Rule::all().map(|rule| rule.to_string())).collect();
    let one_of = |arg: Arg, names: Vec<String>| {
        arg.value_parser(PossibleValuesParser::new(names)).hide_possible_values(true)
    };
    let give = |command: Command, below: &str, arg: &'static str, names: Vec<String>| {
        command.mut_subcommand(below, |below| below.mut_arg(arg, |arg| one_of(arg, names)))
    };
    let ends = ["narrow:", "sure:"].map(str::to_owned);
    let command = give(command, "learn", "lesson", lessons().collect());
    let command = give(command, "simulate", "players", levels().collect());
    let command = give(command, "simulate", "until", ends.to_vec());
    let command = give(command, "transcript", "bots", levels().collect());
    let command = give(command, "play", "players", levels().map(|l| format!("bot:{l}")).collect());
    let command = give(command, "help", "command", commands.clone());
    let command = give(command, "man", "command", commands);
    let command = give(command, "rules", "what", rules);
    command
        .mut_subcommand("scenario", |scenario| give(scenario, "advise", "bot", levels().collect()))
}

/// The generator writes the hyphen of the name in two ways, so that nothing after the first word
/// would be completed (clap, issue 6421). Where that has been mended this changes nothing. Players
/// stand in one word with commas between them, of which it completes the first alone; and a colon
/// is the end of a word to the shell.
fn mended(script: &str) -> String {
    let [wrong, right] = ["__subcmd__", "__"].map(|hyphen| NAME.replace('-', hyphen));
    let mut script = script.replace(&wrong, &right);
    let levels = bots::LEVELS.join(" ");
    let named: Vec<String> = bots::LEVELS.iter().map(|level| format!("bot:{level}")).collect();
    for list in [&levels, &named.join(" ")] {
        let first = format!("COMPREPLY=($(compgen -W \"{list}\" -- \"${{cur}}\"))");
        let each = format!(
            "COMPREPLY=($(compgen -P \"${{cur%\"${{cur##*,}}\"}}\" -W \"{list}\" -- \"${{cur##*,}}\"))"
        );
        script = script.replace(&first, &each);
    }
    let after = "    prev=\"$3\"\n";
    let colon = format!(
        "{after}    if [[ \"${{COMP_WORDS[*]:0:COMP_CWORD+1}}\" =~ bot\\ :\\ ?[^\\ ]*$ ]]; then\n\
         {0:8}COMPREPLY=($(compgen -W \"{levels}\" -- \"${{cur#:}}\"))\n{0:8}return 0\n{0:4}fi\n",
        ""
    );
    script.replacen(after, &colon, 1)
}
