//! Players that are not people.

pub mod random;

/// The bots that can be named, the weakest first.
pub const LEVELS: &[&str] = &["random"];
