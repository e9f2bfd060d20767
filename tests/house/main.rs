//! The house as a whole: what the crates and the sources may know of each other, and every
//! sentence in every language.

mod dependencies;
mod everything;
mod languages;
mod text;
mod wall;
