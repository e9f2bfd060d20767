//! Stopping and going on as the system means it: of SIGTSTP and SIGCONT the last one counts.
//!
//! A program that catches SIGTSTP, tidies up and then stops itself loses every SIGCONT that comes in
//! between, whatever it looks at before. So neither is caught here. Both stay blocked and wait in the
//! system, which keeps at most one of them: each takes back the other. A stop is noticed without
//! being taken, and let through when all is tidy, if it is still there.

use std::io;
use std::os::fd::{AsFd, BorrowedFd};

use nix::sys::signal::{SigSet, Signal};

use ears::Ears;

/// What somebody has said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// To stop: it waits until it is let through.
    Stop,
    /// To go on.
    GoOn,
}

/// Says to stop to everybody of this job, as a terminal does for its key.
pub(crate) fn say_stop() -> io::Result<()> {
    Ok(nix::sys::signal::kill(nix::unistd::Pid::from_raw(0), Signal::SIGTSTP)?)
}

/// Hears both words for the whole program.
pub(crate) struct Stops(Ears);

impl Stops {
    /// From now on neither word acts by itself: not on this thread, nor on those that it starts.
    /// No other may be there yet, it would be stopped at once.
    pub(crate) fn new() -> io::Result<Self> {
        set(&[Signal::SIGTSTP, Signal::SIGCONT]).thread_block()?;
        Ok(Self(Ears::new()?))
    }

    /// What can be waited for: one of them is readable when something has been said.
    pub(crate) fn watched(&self) -> [BorrowedFd<'_>; 2] {
        self.0.watched()
    }

    /// What has been said, if anything has. A stop is said until it is let through.
    pub(crate) fn heard(&self) -> io::Result<Option<Word>> {
        self.0.heard()
    }

    /// Lets a stop through that has not been taken back, and comes back when the program goes on. Where
    /// nobody could ever make it go on (no shell is behind it), the system does not stop it.
    pub(crate) fn let_through(&self) -> io::Result<()> {
        let stop = set(&[Signal::SIGTSTP]);
        stop.thread_unblock()?;
        Ok(stop.thread_block()?)
    }
}

fn set(signals: &[Signal]) -> SigSet {
    signals.iter().copied().collect()
}

#[cfg(any(target_os = "linux", target_os = "android"))]
mod ears {
    use nix::sys::signalfd::{SfdFlags, SignalFd};
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    use super::{AsFd, BorrowedFd, Signal, Word, io, set};

    /// One for each word: that for stops is looked at and never read.
    pub(super) struct Ears {
        stop: SignalFd,
        go_on: SignalFd,
    }

    impl Ears {
        pub(super) fn new() -> io::Result<Self> {
            let flags = SfdFlags::SFD_NONBLOCK | SfdFlags::SFD_CLOEXEC;
            let ear = |signal| SignalFd::with_flags(&set(&[signal]), flags);
            Ok(Self { stop: ear(Signal::SIGTSTP)?, go_on: ear(Signal::SIGCONT)? })
        }

        pub(super) fn watched(&self) -> [BorrowedFd<'_>; 2] {
            [self.stop.as_fd(), self.go_on.as_fd()]
        }

        pub(super) fn heard(&self) -> io::Result<Option<Word>> {
            if self.go_on.read_signal()?.is_some() {
                return Ok(Some(Word::GoOn));
            }
            let mut stop = [PollFd::new(&self.stop, PollFlags::IN)];
            let waiting = poll(&mut stop, Some(&Timespec { tv_sec: 0, tv_nsec: 0 }))? > 0;
            Ok(waiting.then_some(Word::Stop))
        }
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod ears {
    use nix::libc::timespec;
    use nix::sys::event::{EvFlags, EventFilter, FilterFlag, KEvent, Kqueue};

    use super::{AsFd, BorrowedFd, Signal, Word, io};

    /// Tells of signals when they are sent, blocked or not.
    pub(super) struct Ears(Kqueue);

    impl Ears {
        pub(super) fn new() -> io::Result<Self> {
            let queue = Kqueue::new()?;
            let both = [Signal::SIGTSTP, Signal::SIGCONT].map(asked);
            queue.kevent(&both, &mut [], None)?;
            Ok(Self(queue))
        }

        pub(super) fn watched(&self) -> [BorrowedFd<'_>; 2] {
            [self.0.as_fd(), self.0.as_fd()]
        }

        /// Of both at once the stop is told: if it was the first, nothing is left to let through.
        pub(super) fn heard(&self) -> io::Result<Option<Word>> {
            let mut said = [Signal::SIGTSTP, Signal::SIGCONT].map(asked);
            let now = timespec { tv_sec: 0, tv_nsec: 0 };
            let count = self.0.kevent(&[], &mut said, Some(now))?;
            let said = &said[..count];
            let stops = said.iter().any(|event| event.ident() == Signal::SIGTSTP as usize);
            Ok((count > 0).then_some(if stops { Word::Stop } else { Word::GoOn }))
        }
    }
    fn asked(signal: Signal) -> KEvent {
        let flags = EvFlags::EV_ADD | EvFlags::EV_CLEAR;
        let filter = EventFilter::EVFILT_SIGNAL;
        KEvent::new(signal as usize, filter, flags, FilterFlag::empty(), 0, 0)
    }
}
