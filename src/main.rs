//! The command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    louis_xiv::cli::run(std::env::args_os())
}
