//! The program from outside: every command, what goes to stdout and to stderr, and the exit code.

#[path = "../support/mod.rs"]
mod support;

mod protocol;
mod replay;
mod scenario;
mod simulate;
mod transcripts;
mod usage;
