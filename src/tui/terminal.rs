//! The terminal: taken on entering, given back whole on leaving, whatever the reason, and
//! watched, so that a terminal that is gone ends the program instead of spinning it.

use std::io::{self, IsTerminal, Stdout, Write, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyCode, KeyModifiers,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};

/// The terminal while the program has it. Dropping it gives the terminal back.
pub(super) struct Screen {
    pub(super) terminal: Terminal<CrosstermBackend<Stdout>>,
    wake: Wake,
}

/// Why the loop goes on or ends.
#[derive(Debug)]
pub(super) enum Tick {
    /// Something that the keyboard or the terminal says.
    Event(Event),
    /// The size may have changed.
    Redraw,
    /// A signal asks the program to leave.
    Asked,
    /// The terminal is gone.
    Gone,
}

impl Screen {
    /// Takes the terminal.
    ///
    /// # Errors
    /// When the terminal cannot be set up.
    pub(super) fn enter() -> io::Result<Self> {
        let wake = Wake::new()?;
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
        }));
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        let entered = execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste, cursor::Hide);
        let made = entered.and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match made {
            Ok(terminal) => Ok(Self { terminal, wake }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Waits for the next thing to happen, without using the processor; with a limit, it may
    /// be that nothing did: [`Tick::Redraw`] then, too.
    ///
    /// # Errors
    /// When the terminal cannot be read.
    pub(super) fn wait(&mut self, limit: Option<Duration>) -> io::Result<Tick> {
        self.wake.wait(limit)
    }

    /// Throws away whatever has been typed and not been read yet; tells whether Ctrl-C was
    /// among it, which must not be lost.
    ///
    /// # Errors
    /// When the terminal cannot be read.
    pub(super) fn forget_typed(&mut self) -> io::Result<bool> {
        let mut leave = false;
        while self.wake.is_ready()? {
            if let Event::Key(key) = event::read()? {
                let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
                leave |= ctrl && key.code == KeyCode::Char('c');
            }
        }
        Ok(leave)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Whether both ends are a terminal, so that a screen can be shown at all.
pub(super) fn is_there() -> bool {
    stdout().is_terminal() && io::stdin().is_terminal()
}

/// Whether the program has the terminal.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Gives the terminal back, once: leaving the other screen a second time would put the cursor
/// back over what a panic has said meanwhile. Nothing more can be done if it fails.
fn give_back() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(stdout(), DisableBracketedPaste, LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
    let _ = stdout().flush();
}

#[cfg(unix)]
mod watch {
    //! Waiting on the keyboard and on signals at once; a hang-up is seen before anything is
    //! read, because reading from a terminal that is gone never returns.

    use super::{Arc, AtomicBool, Event, Ordering, Tick, event, io};
    use std::io::Read;
    use std::os::unix::net::UnixStream;
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, poll};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGWINCH};

    pub(in super::super) struct Wake {
        signals: UnixStream,
        asked: Arc<AtomicBool>,
    }

    impl Wake {
        pub(in super::super) fn new() -> io::Result<Self> {
            let (signals, sender) = UnixStream::pair()?;
            signals.set_nonblocking(true)?;
            let asked = Arc::new(AtomicBool::new(false));
            for signal in [SIGTERM, SIGHUP, SIGINT] {
                signal_hook::flag::register(signal, Arc::clone(&asked))?;
            }
            for signal in [SIGTERM, SIGHUP, SIGINT, SIGWINCH] {
                signal_hook::low_level::pipe::register(signal, sender.try_clone()?)?;
            }
            watch_for_hang_up();
            Ok(Self { signals, asked })
        }

        pub(in super::super) fn wait(&mut self, limit: Option<Duration>) -> io::Result<Tick> {
            let limit = limit.and_then(|limit| rustix::event::Timespec::try_from(limit).ok());
            loop {
                if self.asked.load(Ordering::Relaxed) {
                    return Ok(Tick::Asked);
                }
                // What was read from the terminal earlier waits in the reader, not in the terminal.
                if !hung_up(0)? && event::poll(Duration::ZERO)? {
                    return read();
                }
                if is_waiting()? {
                    // Had it only just come, the reader will be told in a moment. Otherwise it
                    // is what the reader leaves of more than a kilobyte at once, and does not
                    // look at again before something new comes: waiting for it would spin.
                    if event::poll(Duration::from_millis(100))? {
                        return read();
                    }
                    // Something without meaning may have been read meanwhile.
                    if is_waiting()? && drop_flood()? {
                        return Ok(Tick::Asked);
                    }
                    continue;
                }
                let stdin = io::stdin();
                let mut watched =
                    [PollFd::new(&stdin, PollFlags::IN), PollFd::new(&self.signals, PollFlags::IN)];
                match poll(&mut watched, limit.as_ref()) {
                    Err(rustix::io::Errno::INTR) => continue,
                    Ok(0) => return Ok(Tick::Redraw),
                    other => other?,
                };
                let [typed, signalled] = watched.map(|fd| fd.revents());
                if typed.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
                    return Ok(Tick::Gone);
                }
                if signalled.contains(PollFlags::IN) {
                    let mut bytes = [0; 64];
                    let _ = self.signals.read(&mut bytes);
                    if !self.asked.load(Ordering::Relaxed) {
                        return Ok(Tick::Redraw);
                    }
                }
            }
        }

        pub(in super::super) fn is_ready(&self) -> io::Result<bool> {
            Ok(!hung_up(0)? && event::poll(Duration::ZERO)?)
        }
    }

    /// Whether the terminal has something to be read; not when it is gone.
    fn is_waiting() -> io::Result<bool> {
        let stdin = io::stdin();
        let mut watched = [PollFd::new(&stdin, PollFlags::IN)];
        let now = rustix::event::Timespec { tv_sec: 0, tv_nsec: 0 };
        match poll(&mut watched, Some(&now)) {
            Err(rustix::io::Errno::INTR) => Ok(false),
            Err(error) => Err(error.into()),
            Ok(_) => Ok(watched[0].revents() == PollFlags::IN),
        }
    }

    /// Nobody types so much at once: it is thrown away. Tells whether Ctrl-C was in it.
    fn drop_flood() -> io::Result<bool> {
        let mut bytes = [0; 1024];
        let count = rustix::io::read(io::stdin(), &mut bytes)?;
        Ok(bytes[..count].contains(&3))
    }

    fn read() -> io::Result<Tick> {
        Ok(match event::read()? {
            Event::Resize(..) => Tick::Redraw,
            other => Tick::Event(other),
        })
    }

    fn hung_up(wait: i64) -> io::Result<bool> {
        let stdin = io::stdin();
        let mut watched = [PollFd::new(&stdin, PollFlags::empty())];
        let limit = rustix::event::Timespec { tv_sec: wait, tv_nsec: 0 };
        match poll(&mut watched, Some(&limit)) {
            Ok(count) => Ok(count > 0),
            Err(rustix::io::Errno::INTR) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// The last resort: should the terminal go away just while it is being read, the reader
    /// never comes back. Every action is saved when it is played, so leaving loses nothing.
    fn watch_for_hang_up() {
        std::thread::spawn(|| {
            loop {
                let stdin = io::stdin();
                let mut watched = [PollFd::new(&stdin, PollFlags::empty())];
                match poll(&mut watched, None) {
                    Err(rustix::io::Errno::INTR) => {}
                    _ => break,
                }
            }
            std::thread::sleep(Duration::from_millis(500));
            std::process::exit(0);
        });
    }
}

#[cfg(not(unix))]
mod watch {
    //! Waiting where there are no signals.

    use super::{Event, Tick, event, io};
    use std::time::Duration;

    pub(in super::super) struct Wake;

    impl Wake {
        pub(in super::super) fn new() -> io::Result<Self> {
            Ok(Self)
        }

        pub(in super::super) fn wait(&mut self, limit: Option<Duration>) -> io::Result<Tick> {
            if let Some(limit) = limit
                && !event::poll(limit)?
            {
                return Ok(Tick::Redraw);
            }
            Ok(match event::read()? {
                Event::Resize(..) => Tick::Redraw,
                other => Tick::Event(other),
            })
        }

        pub(in super::super) fn is_ready(&self) -> io::Result<bool> {
            event::poll(Duration::ZERO)
        }
    }
}

use watch::Wake;
