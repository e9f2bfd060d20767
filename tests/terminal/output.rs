//! What comes out of a program in a terminal: the screen as it stands, and what has happened on it.

use std::io::Read;
use std::num::NonZeroU16;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// Every frame ends with hiding the cursor.
const FRAME_END: &[u8] = b"\x1b[?25l";
/// Clears what has scrolled away.
const CLEAR: &[u8] = b"\x1b[3J";
/// To the other screen, and back.
const SCREENS: [&[u8]; 2] = [b"\x1b[?1049h", b"\x1b[?1049l"];
/// No program writes it: whoever does, knows when the listener has come so far.
pub(crate) const MARK: u8 = 0;

/// What has come out of the program.
pub(crate) struct Output {
    pub(crate) parser: vt100::Parser,
    /// The last bytes, for sequences that are cut in two.
    tail: Vec<u8>,
    pub(crate) frames: usize,
    /// How often the scroll-back was cleared.
    pub(crate) clears: usize,
    pub(crate) marks: usize,
    /// Whether the last frame is whole.
    pub(crate) at_rest: bool,
    pub(crate) closing: bool,
    pub(crate) closed: bool,
    /// Whether there is no alternate screen.
    one_screen: bool,
}

impl Output {
    fn take(&mut self, bytes: &[u8]) {
        let old = self.tail.len();
        self.tail.extend(bytes.iter().filter(|&&byte| byte != MARK));
        self.marks += bytes.len() - (self.tail.len() - old);
        if self.one_screen {
            self.parser.process(&without(&self.tail[old..], &SCREENS));
        } else {
            self.parser.process(&self.tail[old..]);
        }
        // What ends in the old part has been counted.
        let count = |tail: &[u8], sequence: &[u8]| {
            let from = (old + 1).saturating_sub(sequence.len());
            tail[from..].windows(sequence.len()).filter(|bytes| *bytes == sequence).count()
        };
        self.frames += count(&self.tail, FRAME_END);
        self.clears += count(&self.tail, CLEAR);
        self.at_rest = self.tail.ends_with(FRAME_END);
        let keep = self.tail.len().saturating_sub(FRAME_END.len());
        self.tail.drain(..keep);
    }
}

/// The output, and who waits for it.
pub(crate) struct Shared {
    output: Mutex<Output>,
    news: Condvar,
}

impl Shared {
    pub(crate) fn new(cols: u16, rows: u16, one_screen: bool) -> Self {
        let output = Output {
            parser: vt100::Parser::new(nonzero(rows), nonzero(cols), 1000),
            tail: Vec::new(),
            frames: 0,
            clears: 0,
            marks: 0,
            at_rest: false,
            closing: false,
            closed: false,
            one_screen,
        };
        Self { output: Mutex::new(output), news: Condvar::new() }
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Output> {
        self.output.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Waits for something to be so, but not for ever; tells whether it came.
    pub(crate) fn watch(&self, patience: Duration, mut holds: impl FnMut(&Output) -> bool) -> bool {
        let deadline = Instant::now() + patience;
        let mut output = self.lock();
        loop {
            if holds(&output) {
                return true;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            let waited = self.news.wait_timeout(output, left);
            output = waited.unwrap_or_else(|poisoned| poisoned.into_inner()).0;
        }
    }

    /// Reads what the program draws, until the terminal is gone.
    pub(crate) fn listen(&self, mut reader: Box<dyn Read + Send>) {
        let mut bytes = [0; 16384];
        loop {
            let read = reader.read(&mut bytes).unwrap_or(0);
            let mut output = self.lock();
            if read == 0 || output.closing {
                drop(reader);
                output.closed = true;
                self.news.notify_all();
                return;
            }
            output.take(&bytes[..read]);
            self.news.notify_all();
        }
    }
}

pub(crate) fn nonzero(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).expect("a screen has a size")
}

/// Bytes without some sequences.
fn without(bytes: &[u8], sequences: &[&[u8]]) -> Vec<u8> {
    let mut kept = Vec::new();
    let mut rest = bytes;
    while let Some(&first) = rest.first() {
        match sequences.iter().find(|sequence| rest.starts_with(sequence)) {
            Some(sequence) => rest = &rest[sequence.len()..],
            None => {
                kept.push(first);
                rest = &rest[1..];
            }
        }
    }
    kept
}
