//! Louis XIV, the board game, in the terminal: an unofficial edition.
//!
//! - [`bots`]: players that are not people.
//! - [`cli`]: the command line.
//! - [`components`]: the printed values, read from JSON, each with its source.
//! - [`engine`]: the rules, a package of their own, pure.
//! - [`lessons`]: the game learned by playing it: lessons as data, and one on its way.
//! - [`plain`]: the same game as numbered lines.
//! - [`protocol`]: a game by JSON lines, for other programs.
//! - [`review`]: what decided a game: chances along it, moments, what each player did.
//! - [`scenario`]: positions as JSON, with steps to play and things to expect.
//! - [`schema`]: JSON Schemas of the formats, and what does not fit them.
//! - [`session`]: one game being played: seats, actions, undo, the save format.
//! - [`drills`]: small positions with a question that the engine answers.
//! - [`files`]: saves and settings on the disk, written whole or not at all.
//! - [`sim`]: many games at once, and statistics.
//! - [`text`]: everything that is said in words, by language.
//! - [`tui`]: the table in the terminal.

pub mod bots;
pub mod cli;
pub mod components;
pub mod drills;
pub mod files;
mod gate;
mod json;
pub mod lessons;
pub mod plain;
pub mod protocol;
pub mod review;
pub mod scenario;
pub mod schema;
pub mod session;
pub mod sim;
#[cfg(unix)]
mod stops;
pub mod text;
pub mod tui;

pub use louis_xiv_engine as engine;
