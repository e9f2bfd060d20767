//! The game as a table in the terminal: one loop, scenes, widgets, one key table, themes.
//!
//! Drawing changes nothing, nothing is drawn while nothing happens, and only views are drawn.

mod app;
#[cfg(unix)]
mod decoder;
mod game;
mod key_line;
mod keymap;
pub mod keys;
mod list;
pub mod palette;
mod pen;
mod run;
mod scene;
pub mod screens;
mod terminal;
mod theme;
pub mod tint;
mod watch;
mod widgets;

pub use app::App;
pub use game::{GameTable, Replay};
pub use key_line::KeyLine;
pub use pen::{Pen, cut_off, wrap};
pub use run::{NoTerminal, Stopped, check_terminal, run};
pub use scene::{Go, Scene, Shared, Spot};
pub use theme::{Depth, Glyphs, Look};
