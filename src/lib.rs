//! Louis XIV, the board game, in the terminal: an unofficial edition.
//!
//! - [`bots`]: players that are not people.
//! - [`cli`]: the command line.
//! - [`components`]: the printed values, read from JSON, each with its source.
//! - [`engine`]: the rules, pure.
//! - [`scenario`]: positions as JSON, with steps to play and things to expect.
//! - [`session`]: one game being played: seats, actions, undo, the save format.
//! - [`files`]: saves and settings on the disk, written whole or not at all.
//! - [`text`]: everything that is said in words, by language.
//! - [`tui`]: the table in the terminal.

pub mod bots;
pub mod cli;
pub mod components;
pub mod engine;
pub mod files;
pub mod scenario;
pub mod session;
pub mod text;
pub mod tui;
