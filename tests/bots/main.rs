//! Players that are not people: how they play, and how well they judge their chances.

mod advice;
mod chances;
mod choices;
mod play;
mod reasons;
mod reviews;
mod swings;
