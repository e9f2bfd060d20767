//! `louis-xiv replay`: a save played again, event by event on the screen, as a check, as readable
//! text, or up to a position.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::play::{self, TableOptions};
use super::transcript::{print_events, print_scores};
use super::{Failure, in_file};
use crate::engine::{Event, Seats};
use crate::files::{self, Loaded};
use crate::gate;
use crate::scenario::Scenario;
use crate::session::Session;
use crate::session::save::{self, Restored, Trouble};
use crate::text::{Lang, Names, Text};
use crate::tui::{App, Replay};

/// Which save, and what to do with it.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// The save.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Only says whether it still leads to the same table.
    #[arg(long, conflicts_with_all = ["at", "export", "open", "text"])]
    check: bool,
    /// Only the first actions.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// The position as a scenario.
    #[arg(long)]
    export: bool,
    /// Also what is hidden in an unfinished game.
    #[arg(long)]
    open: bool,
    /// As text, also on a terminal.
    #[arg(long)]
    text: bool,
    #[command(flatten)]
    table: TableOptions,
}

impl Options {
    /// Whether the game is stepped through on the screen: where there is one, and nothing else
    /// is asked for.
    pub fn is_shown(&self) -> bool {
        !self.check && !self.export && !self.text && play::has_screen()
    }
}

/// Steps through the save on the screen.
///
/// # Errors
/// As [`print`]; what can be played again is shown first.
pub fn show(
    options: &Options,
    before: &TableOptions,
    lang: Option<Lang>,
    text: &Text,
) -> Result<(), Failure> {
    let (session, trouble) = load(&options.file, text)?;
    let name = gate::path(&options.file);
    let mut replay = Replay::new(session.clone(), options.open);
    if let Some(count) = options.at {
        if session.position_at(count).is_none() {
            return Err(Failure::Usage(text.replay_too_short(&name, session.len())));
        }
        replay = replay.after(count);
    }
    let shared = options.table.or(before).shared(lang)?;
    play::run(App::new(shared, Box::new(replay)).without_title())?;
    judge(&options.file, trouble, text)
}

/// Plays the save again and prints what is asked for.
///
/// # Errors
/// When the file cannot be used, no longer leads to the same table, has fewer actions than
/// asked for, or the output fails.
pub fn print(options: &Options, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let Options { check, at, export, open, .. } = *options;
    let (session, trouble) = load(&options.file, text)?;
    let name = gate::path(&options.file);
    let count = at.unwrap_or(session.len());
    let Some(position) = session.position_at(count) else {
        return Err(Failure::Usage(text.replay_too_short(&name, session.len())));
    };
    if export {
        write!(out, "{}", Scenario::of(position).write())?;
    } else if check {
        if trouble.is_none() {
            writeln!(out, "{}", text.replay_holds(&name, session.len()))?;
        }
    } else {
        let over = session.game().outcome().is_some();
        tell(&session, count, open || over, text, out)?;
    }
    // What could be played again has been shown: the rest is a mismatch all the same.
    judge(&options.file, trouble, text)
}

/// The game in a file, or on stdin for `-`.
pub(super) fn load(path: &Path, text: &Text) -> Result<(Session, Option<Trouble>), Failure> {
    if path != Path::new("-") {
        let Loaded { session, trouble, .. } = files::load(path).map_err(Failure::file(text))?;
        return Ok((session, trouble));
    }
    let json = files::read_stdin().map_err(Failure::file(text))?;
    let restored = save::read(json.as_bytes());
    let Restored { session, trouble } =
        restored.map_err(|bad| Failure::File(in_file(path, &bad, text)))?;
    Ok((session, trouble))
}

pub(super) fn judge(path: &Path, trouble: Option<Trouble>, text: &Text) -> Result<(), Failure> {
    match trouble {
        None => Ok(()),
        Some(trouble) => Err(Failure::Mismatch(in_file(path, &trouble, text))),
    }
}

/// The game up to an action: the public events, or with questions, answers and secrets.
fn tell(
    session: &Session,
    count: usize,
    open: bool,
    text: &Text,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
    let opening = session.opening();
    let players = session.game().players();
    // The order of all decks hangs on it.
    let seed = open.then_some(opening.seed);
    writeln!(out, "{}", text.transcript_heading(players, seed, &names[opening.start]))?;
    if let Some(variant) = text.variant(session.game().components()) {
        writeln!(out, "{variant}")?;
    }
    for number in 0..=count {
        if open && number > 0 {
            tell_answer(session, number, &names, text, out)?;
        }
        let mut events: Vec<Event> = if open {
            let steps = session.steps_of(number).unwrap_or_default();
            steps.into_iter().map(|step| step.event).collect()
        } else {
            session.events_of(number).unwrap_or_default().to_vec()
        };
        print_events(&mut events, text, &names, out)?;
        for note in session.notes().iter().filter(|note| note.at == number) {
            writeln!(out, "    {}", text.note(note, &names))?;
        }
    }
    if let Some(game) = session.position_at(count)
        && let Some(outcome) = game.outcome()
    {
        print_scores(&outcome, game, text, &names, out)?;
    }
    Ok(())
}

fn tell_answer(
    session: &Session,
    number: usize,
    names: &Names,
    text: &Text,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let decision = session.position_at(number - 1).and_then(|game| game.decision());
    let played = session.actions().nth(number - 1);
    if let (Some(decision), Some((_, action))) = (decision, played) {
        writeln!(out, "{}", text.question_cited(&decision, session.game(), names))?;
        let answer = text.action(&action, Some(&decision.question));
        writeln!(out, "  {}", text.transcript_answer(&answer))?;
    }
    Ok(())
}
