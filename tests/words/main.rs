//! Everything that is said: the words, and the language files against each other and the program.

mod everything;
mod languages;
mod text;
