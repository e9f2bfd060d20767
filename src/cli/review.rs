//! `louis-xiv review`: what decided a game, on the screen or as text.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use clap::Args;

use super::Failure;
use super::play::{self, TableOptions};
use super::replay::{judge, load};
use crate::engine::Seats;
use crate::review::{Depth, Review};
use crate::text::{Lang, Names, Text};
use crate::tui::{App, screens};

/// Which save.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// The save.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// As text, also on a terminal.
    #[arg(long)]
    text: bool,
    #[command(flatten)]
    table: TableOptions,
}

impl Options {
    /// Whether it is shown on the screen.
    pub fn is_shown(&self) -> bool {
        !self.text && play::has_screen()
    }
}

/// Shows the review of a save.
///
/// # Errors
/// When the file cannot be used or no longer leads to the same table.
pub fn show(
    options: &Options,
    before: &TableOptions,
    lang: Option<Lang>,
    text: &Text,
) -> Result<(), Failure> {
    let (session, trouble) = load(&options.file, text)?;
    let shared = options.table.or(before).shared(lang)?;
    play::run(App::new(shared, Box::new(screens::ReviewScreen::new(session))).without_title())?;
    judge(&options.file, trouble, text)
}

/// Prints the review of a save: the story, then each moment with what would have been better.
///
/// # Errors
/// As [`show`], and when the output fails.
pub fn print(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let (session, trouble) = load(&options.file, text)?;
    let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
    let review = Review::of(&session, Depth::USUAL, &AtomicBool::new(false));
    for line in text.review_story(&session, &review, &names) {
        writeln!(out, "{line}")?;
    }
    if review.moments.is_empty() {
        writeln!(out, "{}", text.ui("review-nothing"))?;
    }
    for swing in &review.swings {
        writeln!(out, "\n{}", text.swing(swing, &names))?;
        for line in text.swing_cause(swing, &review, &names) {
            writeln!(out, "    {line}")?;
        }
    }
    for moment in &review.moments {
        writeln!(out, "\n{}", text.review_moment(moment, &names))?;
        for line in text.review_better(moment, &names) {
            writeln!(out, "    {line}")?;
        }
    }
    judge(&options.file, trouble, text)
}
