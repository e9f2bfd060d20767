//! Louis XIV, the board game, in the terminal: an unofficial edition.
//!
//! - [`components`]: the printed values, read from JSON, each with its source.
//! - [`engine`]: the rules, pure.
//! - [`text`]: everything that is said in words, by language.

pub mod components;
pub mod engine;
pub mod text;
