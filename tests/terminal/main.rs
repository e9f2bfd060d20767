//! The program as its players meet it: the real binary in a pseudo-terminal, by keys alone.
#![cfg(unix)]

mod armour;
mod driver;
mod games;
mod harness;
mod kills;
mod leaving;
#[path = "../table/lesson_desk.rs"]
mod lesson_desk;
mod lessons;
mod menus;
mod output;
mod panic;
mod replay;
mod rough;
#[cfg(target_os = "linux")]
mod soak;
mod unkept;
