//! The phases of a round, a file each, in the order in which they are played; then the end.
//!
//! A phase begins by `begin_…`, goes on by itself until somebody has to be asked, and takes the
//! answer in `perform_…`.

pub(crate) mod ending;
pub(crate) mod influence;
pub(crate) mod missions;
mod scoring;
mod supply;
