//! `louis-xiv completions`: what a shell needs to complete the command line.

use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Args, Command};
use clap_complete::Shell;

use super::Failure;
use crate::bots;
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

/// Lessons and levels are told by the program when they are wrong; a shell must know them before.
fn with_names(command: Command) -> Command {
    let lessons = || lessons::all().iter().map(|lesson| lesson.name.as_str());
    let one_of = |arg: Arg, names: Vec<&'static str>| {
        arg.value_parser(PossibleValuesParser::new(names)).hide_possible_values(true)
    };
    command
        .mut_subcommand("learn", |learn| {
            learn.mut_arg("lesson", |arg| one_of(arg, lessons().collect()))
        })
        .mut_subcommand("simulate", |simulate| {
            simulate.mut_arg("players", |arg| one_of(arg, bots::LEVELS.to_vec()))
        })
        .mut_subcommand("scenario", |scenario| {
            scenario.mut_subcommand("advise", |advise| {
                advise.mut_arg("bot", |arg| one_of(arg, bots::LEVELS.to_vec()))
            })
        })
}

/// The generator writes the hyphen of the name in two ways, so that nothing after the first word
/// would be completed (clap, issue 6421). Where that has been mended this changes nothing. Players
/// stand in one word with commas between them, of which it completes the first alone.
fn mended(script: &str) -> String {
    let [wrong, right] = ["__subcmd__", "__"].map(|hyphen| NAME.replace('-', hyphen));
    let levels = bots::LEVELS.join(" ");
    let first =
        format!("--players)\n{0:20}COMPREPLY=($(compgen -W \"{levels}\" -- \"${{cur}}\"))", "");
    let each = format!(
        "--players)\n{0:20}COMPREPLY=($(compgen -P \"${{cur%\"${{cur##*,}}\"}}\" -W \"{levels}\" -- \"${{cur##*,}}\"))",
        ""
    );
    script.replace(&wrong, &right).replace(&first, &each)
}
