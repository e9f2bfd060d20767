//! Following a simulation: how far it is and how long it will take, a line a game, the games
//! themselves, and Ctrl-C, after which what has been played so far is told.

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use crate::cli::Failure;
use crate::session::save;
use crate::sim::{Follow, Plan, Played, Row};
use crate::text::{InWords, Text};

/// Somebody who watches the games.
pub(super) struct Follower {
    all: u64,
    began: Instant,
    games: AtomicU64,
    watched: bool,
    enough: Arc<AtomicBool>,
    each: Option<(PathBuf, Mutex<BufWriter<File>>)>,
    saves: Option<PathBuf>,
    failed: Mutex<Option<(PathBuf, io::Error)>>,
    text: Text,
    versions: usize,
}

impl Follower {
    pub(super) fn new(
        plan: &Plan,
        each: Option<&Path>,
        saves: Option<&Path>,
        text: &Text,
    ) -> Result<Self, Failure> {
        let wrong = |path: &Path, error: &io::Error| Failure::File(unwritten(path, error, text));
        let each = each.map(|path| {
            let file = File::create(path).map_err(|error| wrong(path, &error))?;
            Ok::<_, Failure>((path.to_owned(), Mutex::new(BufWriter::new(file))))
        });
        if let Some(folder) = saves {
            fs::create_dir_all(folder).map_err(|error| wrong(folder, &error))?;
        }
        let enough = Arc::new(AtomicBool::new(false));
        let signal = signal_hook::consts::SIGINT;
        // The second Ctrl-C ends the program as it would without all this.
        let _ = signal_hook::flag::register_conditional_shutdown(signal, 130, enough.clone());
        let _ = signal_hook::flag::register(signal, enough.clone());
        Ok(Self {
            all: plan.games,
            began: Instant::now(),
            games: AtomicU64::new(0),
            watched: io::stderr().is_terminal(),
            enough,
            each: each.transpose()?,
            saves: saves.map(Path::to_owned),
            failed: Mutex::default(),
            text: text.clone(),
            versions: plan.versions.len(),
        })
    }

    /// Says every second how far it is while something is done: also before the first game is over.
    pub(super) fn beside<T>(&self, work: impl FnOnce() -> T) -> T {
        if !self.watched {
            return work();
        }
        thread::scope(|scope| {
            let (end, ended) = channel::<()>();
            scope.spawn(move || {
                let second = Duration::from_secs(1);
                while ended.recv_timeout(second) == Err(RecvTimeoutError::Timeout) {
                    self.tell();
                }
            });
            let done = work();
            drop(end);
            done
        })
    }

    fn tell(&self) {
        let (games, spent) = (self.games.load(Ordering::Relaxed), self.began.elapsed());
        let filled = usize::try_from(20 * games / self.all.max(1)).unwrap_or(0).min(20);
        let bar = format!("[{}{}]", "#".repeat(filled), ".".repeat(20 - filled));
        let left = self.all.saturating_sub(games) as f64 * spent.as_secs_f64() / games as f64;
        let words = match games {
            // Nobody knows how long a game takes before one is over.
            0 => self.text.simulate_progress("begun", 0, self.all, &clock(spent)),
            _ => {
                let left = Duration::try_from_secs_f64(left).unwrap_or_default();
                self.text.simulate_progress("left", games, self.all, &clock(left))
            }
        };
        // Nobody left to look is no reason to stop.
        let _ = write!(io::stderr(), "\r{:76}", format!("{bar} {words}"));
    }

    /// Ends the line of progress, and says what could not be written.
    pub(super) fn finish(&self, text: &Text) -> Result<(), Failure> {
        if self.watched {
            let (games, spent) = (self.games.load(Ordering::Relaxed), self.began.elapsed());
            let words = text.simulate_progress("done", games, self.all, &clock(spent));
            let _ = writeln!(io::stderr(), "\r{words:76}");
        }
        if let Some((path, file)) = &self.each
            && let Err(error) = held(file).flush()
        {
            return Err(Failure::File(unwritten(path, &error, text)));
        }
        match held(&self.failed).take() {
            Some((path, error)) => Err(Failure::File(unwritten(&path, &error, text))),
            None => Ok(()),
        }
    }

    fn fail(&self, path: &Path, error: io::Error) {
        self.enough.store(true, Ordering::Relaxed);
        held(&self.failed).get_or_insert((path.to_owned(), error));
    }
}

fn unwritten(path: &Path, error: &io::Error, text: &Text) -> String {
    format!("{}: {}", crate::gate::path(path), error.in_words(text))
}

/// Minutes and seconds.
fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|e| e.into_inner())
}

impl Follow for &Follower {
    fn done(&self, games: u64) {
        self.games.fetch_max(games, Ordering::Relaxed);
    }

    fn enough(&self) -> &AtomicBool {
        &self.enough
    }

    fn wants_lines(&self) -> bool {
        self.each.is_some()
    }

    fn game(&self, version: usize, row: &Row, game: &Played<'_>) {
        let (Some(folder), Some(session)) =
            (&self.saves, self.saves.as_ref().and_then(|_| game.session()))
        else {
            return;
        };
        let name = match (self.versions, version) {
            (1, _) => format!("game-{:06}.json", row.number),
            (_, 0) => format!("a-{:06}.json", row.number),
            _ => format!("b-{:06}.json", row.number),
        };
        let path = folder.join(name);
        if let Err(error) = fs::write(&path, save::write(&session)) {
            self.fail(&path, error);
        }
    }

    fn lines(&self, lines: &[u8]) {
        if let Some((path, file)) = &self.each
            && let Err(error) = held(file).write_all(lines)
        {
            self.fail(path, error);
        }
    }
}
