//! Waiting for the keyboard and for signals at once, without using the processor.

#[cfg(unix)]
pub(super) use unix::Wake;

#[cfg(not(unix))]
pub(super) use other::Wake;

#[cfg(unix)]
mod unix {
    use std::io::{self, Read};
    use std::os::fd::AsFd;
    use std::os::unix::net::UnixStream;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::{Duration, Instant};

    use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;
    use signal_hook::consts::{
        SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGWINCH,
    };
    use signal_hook::low_level;

    use super::super::decoder::Decoder;
    use super::super::terminal::{Forgot, Tick};
    use crate::stops::{Stops, Word, say_stop};

    /// Signals that ask the program to leave: it gives the terminal back and keeps the game first.
    const LEAVING: [i32; 7] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM];

    /// Nobody types so many bytes at once.
    const CHUNK: usize = 1024;

    pub(in super::super) struct Wake {
        signals: UnixStream,
        asked: Arc<AtomicBool>,
        stops: Stops,
        decoder: Decoder,
        /// When the last byte came.
        heard: Instant,
    }

    /// What a look at the keyboard and the signals has brought.
    enum Seen {
        Nothing,
        Typed,
        Signal,
        /// To stop, or to go on.
        Word,
        Gone,
    }

    impl Wake {
        pub(in super::super) fn new() -> io::Result<Self> {
            let (signals, sender) = UnixStream::pair()?;
            signals.set_nonblocking(true)?;
            let asked = Arc::new(AtomicBool::new(false));
            for signal in LEAVING {
                signal_hook::flag::register(signal, Arc::clone(&asked))?;
            }
            for signal in LEAVING.into_iter().chain([SIGWINCH]) {
                low_level::pipe::register(signal, sender.try_clone()?)?;
            }
            let stops = Stops::new()?;
            let (decoder, heard) = (Decoder::default(), Instant::now());
            Ok(Self { signals, asked, stops, decoder, heard })
        }

        /// Waits a moment for the terminal to tell its ground; what is typed meanwhile is kept.
        pub(in super::super) fn ground(&mut self, limit: Duration) -> io::Result<Option<bool>> {
            if let Seen::Typed = self.look(Some(limit))? {
                self.read()?;
            }
            Ok(self.decoder.take_light())
        }

        /// Waits for the next thing to happen; with a limit, it may be that nothing did.
        pub(in super::super) fn wait(&mut self, limit: Option<Duration>) -> io::Result<Tick> {
            loop {
                if self.asked.load(Ordering::Relaxed) {
                    return Ok(Tick::Asked);
                }
                match self.stops.heard()? {
                    Some(Word::Stop) => return Ok(Tick::Stopped),
                    Some(Word::GoOn) => return Ok(Tick::Resumed),
                    None => {}
                }
                match self.decoder.next() {
                    // The terminal leaves this key to the program: it does what a shell's user expects.
                    Some(event) if is_ctrl(&event, 'z') => {
                        say_stop()?;
                        continue;
                    }
                    Some(event) => return Ok(Tick::Event(event)),
                    None => {}
                }
                if let Some(light) = self.decoder.take_light() {
                    return Ok(Tick::Ground { light });
                }
                let rest = self.rest();
                let patience = [limit, rest].into_iter().flatten().min();
                match self.look(patience)? {
                    Seen::Nothing if rest.is_some_and(|rest| limit.is_none_or(|l| rest <= l)) => {
                        if let Some(event) = self.decoder.give_up() {
                            return Ok(Tick::Event(event));
                        }
                    }
                    Seen::Nothing => return Ok(Tick::Redraw),
                    Seen::Gone => return Ok(Tick::Gone),
                    Seen::Word => {}
                    Seen::Signal => {
                        let mut bytes = [0; 64];
                        let _ = self.signals.read(&mut bytes);
                        if !self.asked.load(Ordering::Relaxed) {
                            return Ok(Tick::Redraw);
                        }
                    }
                    Seen::Typed => {
                        if let Some(tick) = self.read()? {
                            return Ok(tick);
                        }
                    }
                }
            }
        }

        /// How much longer to wait for the rest of a sequence; `None` when none has begun.
        fn rest(&self) -> Option<Duration> {
            let patience = self.decoder.patience()?;
            Some(patience.saturating_sub(self.heard.elapsed()))
        }

        fn look(&self, patience: Option<Duration>) -> io::Result<Seen> {
            let limit = patience.and_then(|limit| Timespec::try_from(limit).ok());
            let stdin = io::stdin();
            let [stop, go_on] = self.stops.watched();
            let mut watched = [stdin.as_fd(), self.signals.as_fd(), stop, go_on]
                .map(|fd| PollFd::from_borrowed_fd(fd, PollFlags::IN));
            match poll(&mut watched, limit.as_ref()) {
                Err(Errno::INTR) => return Ok(Seen::Signal),
                Ok(0) => return Ok(Seen::Nothing),
                other => other?,
            };
            let [typed, signalled, words @ ..] = watched.map(|fd| fd.revents());
            // Before anything is read: what was typed last into a terminal that is gone is lost.
            Ok(if typed.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
                Seen::Gone
            } else if signalled.contains(PollFlags::IN) {
                Seen::Signal
            } else if words.iter().any(|word| word.contains(PollFlags::IN)) {
                Seen::Word
            } else {
                Seen::Typed
            })
        }

        /// Hands what was typed to the decoder.
        fn read(&mut self) -> io::Result<Option<Tick>> {
            let mut bytes = [0; CHUNK];
            let count = match rustix::io::read(io::stdin(), &mut bytes) {
                Err(Errno::INTR | Errno::AGAIN) => return Ok(None),
                Err(Errno::IO) | Ok(0) => return Ok(Some(Tick::Gone)),
                other => other?,
            };
            self.heard = Instant::now();
            self.decoder.feed(&bytes[..count]);
            // More than a person types: the rest is thrown away, but for Ctrl-C.
            if count == CHUNK && !self.decoder.is_pasting() {
                for _ in 0..CHUNK {
                    if !matches!(self.look(Some(Duration::ZERO))?, Seen::Typed) {
                        break;
                    }
                    match rustix::io::read(io::stdin(), &mut bytes) {
                        Ok(count) if bytes[..count].contains(&3) => return Ok(Some(Tick::Asked)),
                        Ok(1..) => {}
                        _ => break,
                    }
                }
            }
            Ok(None)
        }

        /// Throws away what was typed and not been read; tells whether Ctrl-C was among it.
        pub(in super::super) fn forget_typed(&mut self, quiet: Duration) -> io::Result<Forgot> {
            let mut forgot = Forgot::Nothing;
            loop {
                while let Some(event) = self.decoder.next() {
                    if is_ctrl(&event, 'c') {
                        return Ok(Forgot::Leave);
                    }
                    forgot = Forgot::Keys;
                }
                let rest = self.rest();
                match self.look(Some(rest.unwrap_or(quiet)))? {
                    Seen::Typed => match self.read()? {
                        Some(Tick::Asked) => return Ok(Forgot::Leave),
                        Some(_) => return Ok(forgot),
                        None => {}
                    },
                    // A key whose sequence is not whole was pressed before, too.
                    Seen::Nothing if rest.is_some() => drop(self.decoder.give_up()),
                    _ => return Ok(forgot),
                }
            }
        }

        /// Stops, if nobody has taken it back; comes back when the program goes on.
        pub(in super::super) fn stop(&self) -> io::Result<()> {
            self.stops.let_through()
        }
    }

    fn is_ctrl(event: &Event, letter: char) -> bool {
        matches!(event, Event::Key(key)
            if key.code == KeyCode::Char(letter) && key.modifiers.contains(KeyModifiers::CONTROL))
    }
}

#[cfg(not(unix))]
mod other {
    use std::io;
    use std::time::Duration;

    use ratatui::crossterm::event::{self, Event, KeyCode, KeyModifiers};

    use super::super::terminal::{Forgot, Tick};

    pub(in super::super) struct Wake;

    impl Wake {
        pub(in super::super) fn new() -> io::Result<Self> {
            Ok(Self)
        }

        pub(in super::super) fn ground(&mut self, _: Duration) -> io::Result<Option<bool>> {
            Ok(None)
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

        pub(in super::super) fn forget_typed(&mut self, quiet: Duration) -> io::Result<Forgot> {
            let mut forgot = Forgot::Nothing;
            while event::poll(quiet)? {
                if let Event::Key(key) = event::read()? {
                    let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
                    if ctrl && key.code == KeyCode::Char('c') {
                        return Ok(Forgot::Leave);
                    }
                    forgot = Forgot::Keys;
                }
            }
            Ok(forgot)
        }

        pub(in super::super) fn stop(&self) -> io::Result<()> {
            Ok(())
        }
    }
}
