//! The same game as numbered lines on stdin and stdout, for screen readers and scripts.
//!
//! One question at a time, answered by a number; letters look things up. Who is asked and who may
//! look is the keeper's business ([`Host`]). `flow` goes from question to question, `choice` lists and
//! reads answers, `obey` knows the letters, `lookup`, `own` and `tell` say what they ask for.

mod choice;
mod flow;
mod input;
mod lookup;
mod obey;
mod own;
mod rewind;
mod tell;

pub use input::{Input, read_line};

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::engine::{Illegal, Seats};
use crate::files::FileError;
use crate::gate;
use crate::session::{Host, Session};
use crate::text::{FluentValue, NO_BREAK, Names, Text, to_ascii};

/// How the lines are shown.
#[derive(Clone, Debug, Default)]
pub struct Manner {
    /// The output is a terminal: it is cleared when the keyboard passes on. Nothing else ever
    /// gets control codes.
    pub clears: bool,
    /// The input is a terminal: what was typed before a hand-over does not count.
    pub typed: bool,
    /// Waits so long for a line to be typed while a bot thinks; whether one was.
    pub hurried: Option<fn(Duration) -> bool>,
    /// Only ASCII is written.
    pub ascii: bool,
    /// Where positions and bug reports are written to.
    pub data: Option<PathBuf>,
}

/// A game on lines. All it keeps itself is what has been written.
#[derive(Debug)]
pub struct Plain<R, W> {
    host: Host,
    names: Names,
    text: Text,
    manner: Manner,
    input: R,
    out: W,
    /// The next action that has not been written; 0 is the setting of the table.
    next: usize,
    /// The first action that still stands on the screen.
    shown: usize,
    /// The first line of the log on the page looked at last.
    page: Option<usize>,
    /// The last refusal, for "why not".
    refusal: Option<Illegal>,
}

/// Empties the screen of a terminal and what can be scrolled back to.
const CLEAR: &[u8] = b"\x1b[H\x1b[2J\x1b[3J";

/// From now on a signal that ends or stops the program empties the screen first, so that no hand is left
/// on it. The game itself is kept after every answer.
///
/// # Errors
/// When the system does not let signals be heard.
#[cfg(unix)]
pub fn cover_when_stopped() -> io::Result<()> {
    use std::fs::File;
    use std::os::fd::AsFd;
    use std::thread;

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use crate::stops::{Stops, Word};

    // Before any thread is there, so that none is stopped on its own.
    let stops = Stops::new()?;
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
    // Not through `stdout`: the game holds it while it waits for an answer.
    let screen = Arc::new(File::from(io::stdout().as_fd().try_clone_to_owned()?));
    // A terminal that is gone shows nothing, either.
    let cover = |mut screen: &File| drop(screen.write_all(CLEAR));
    let same = Arc::clone(&screen);
    thread::spawn(move || {
        for signal in signals.forever() {
            cover(&same);
            let _ = emulate_default_handler(signal);
        }
    });
    thread::spawn(move || -> io::Result<()> {
        loop {
            if stops.heard()? == Some(Word::Stop) {
                cover(&screen);
                stops.let_through()?;
            }
            let mut watched = stops.watched().map(|fd| PollFd::from_borrowed_fd(fd, PollFlags::IN));
            match poll(&mut watched, None) {
                Err(Errno::INTR) => {}
                other => drop(other?),
            }
        }
    });
    Ok(())
}

/// Waits so long for a line on the terminal; whether there is one.
#[cfg(unix)]
pub fn hurried(wait: Duration) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let stdin = io::stdin();
    let mut terminal = [PollFd::new(&stdin, PollFlags::IN)];
    let wait = Timespec { tv_sec: 0, tv_nsec: wait.subsec_nanos().into() };
    poll(&mut terminal, Some(&wait)).is_ok_and(|ready| ready > 0)
}

/// Why a game ended other than by its end, or by leaving.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The lines cannot be written or read.
    #[error("{0}")]
    Lines(#[from] io::Error),
    /// The last answer could not be kept.
    #[error("{0}")]
    NotKept(Arc<FileError>),
}

/// What comes after a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The next question.
    On,
    /// The end of the input, or of the patience.
    Leave,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// A game on these lines.
    pub fn new(host: Host, text: Text, manner: Manner, (input, out): (R, W)) -> Self {
        let session = host.session();
        let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
        let next = if host.is_new() { 0 } else { session.len() + 1 };
        let (shown, page, refusal) = (0, None, None);
        Self { host, names, text, manner, input, out, next, shown, page, refusal }
    }

    /// Plays until the game is over, the input ends, or somebody leaves. Every answer is kept
    /// before anything is said about it.
    ///
    /// # Errors
    /// When a line cannot be read or written, or the last answer could not be kept.
    pub fn run(mut self) -> Result<(), Stopped> {
        self.begin()?;
        while self.step()? == Next::On {}
        self.leave()?;
        match self.host.unsaved() {
            Some(error) => Err(Stopped::NotKept(error)),
            None => Ok(()),
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        let line = gate::words(line);
        match self.manner.ascii {
            true => writeln!(self.out, "{}", to_ascii(&line).replace(NO_BREAK, " ")),
            false => writeln!(self.out, "{line}"),
        }
    }

    fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn say_ui(&mut self, id: &str) -> io::Result<()> {
        let line = self.text.ui(&format!("plain-{id}"));
        self.say(&line)
    }

    fn say_ui_with<const N: usize>(
        &mut self,
        id: &str,
        gaps: [(&'static str, FluentValue<'_>); N],
    ) -> io::Result<()> {
        let line = self.text.ui_with(&format!("plain-{id}"), gaps);
        self.say(&line)
    }

    /// Waits for a line; `None` at the end of the input. A program that reads lines finds a line
    /// with the sign alone. The key Tab alone is the word for it.
    fn hear(&mut self) -> io::Result<Option<String>> {
        loop {
            self.out.write_all(if self.manner.clears { b"> " } else { b">\n" })?;
            self.out.flush()?;
            match read_line(&mut self.input)? {
                Input::Words(words) if words == "\t" => return Ok(Some("tab".to_owned())),
                Input::Words(words) => return Ok(Some(words.trim().to_owned())),
                Input::TooLong => self.say_ui("too-long")?,
                Input::End => return Ok(None),
            }
        }
    }
}

impl<R, W> Plain<R, W> {
    const fn session(&self) -> &Session {
        self.host.session()
    }
}
