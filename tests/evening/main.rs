//! One game being played, without a screen: the session, its host, numbered lines, lessons.

#[path = "../support/mod.rs"]
mod support;

mod host;
mod kills;
mod lessons;
mod lines;
mod plain;
mod session;
