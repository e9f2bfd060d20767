//! `louis-xiv completions`: what a shell needs to complete the command line.

use std::io::Write;

use clap::Args;
use clap_complete::Shell;

use super::Failure;
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
    let mut command = super::command(text);
    clap_complete::generate(options.shell, &mut command, "louis-xiv", &mut script);
    Ok(out.write_all(&script)?)
}
