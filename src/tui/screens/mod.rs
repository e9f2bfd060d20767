//! The scenes beside the game: title, setup, saves, settings, the end.

mod title;

pub use title::Title;
