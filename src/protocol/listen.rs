//! The lines that come in. Whoever answers them reads them, too; only while a bot thinks, a thread
//! reads on in their place, so that a `stop` is heard before its turn. A thread that always reads
//! would cost more than most requests do.

use std::collections::VecDeque;
use std::io::{self, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::LONGEST;
use super::request::{self, Request};
use crate::files::lines::{Line, next_line};

/// How many bytes are read ahead while a bot thinks; a `stop` after them waits for its turn.
const AHEAD: usize = 2 * LONGEST;

/// The lines in their order, whoever reads them.
pub(super) struct Input {
    /// Away while the thread listens.
    reader: Option<Reader>,
    listener: Option<Listener>,
    /// What the thread has heard that was not asked for yet.
    heard: VecDeque<io::Result<Line>>,
    signs: Arc<Signs>,
    /// The number of the line that was given last.
    number: u64,
}

/// The thread: it is given the input, tells what it hears, and gives it back.
struct Listener {
    give: Sender<Reader>,
    hear: Receiver<Heard>,
}

enum Heard {
    Line(io::Result<Line>),
    Back(Reader),
}

/// What the thread and whoever answers show each other.
#[derive(Debug, Default)]
struct Signs {
    /// Nobody thinks any more: the input goes back after the next line.
    enough: AtomicBool,
    /// The number of the last line that was heard to say stop.
    stopped: AtomicU64,
    /// Whoever thinks comes to an end.
    hurry: Arc<AtomicBool>,
}

impl Input {
    pub(super) fn new(input: impl Read + Send + 'static) -> Self {
        let input: Box<dyn Read + Send> = Box::new(input);
        let reader = Reader { input: BufReader::with_capacity(1 << 16, input), number: 0 };
        Self {
            reader: Some(reader),
            listener: None,
            heard: VecDeque::new(),
            signs: Arc::default(),
            number: 0,
        }
    }

    /// The next line. What is to be done before waiting for it is done only if it is not there yet:
    /// whoever has sent more already does not wait for the replies before it.
    pub(super) fn next(&mut self, wait: impl FnOnce() -> io::Result<()>) -> io::Result<Line> {
        self.number += 1;
        self.gather();
        if let Some(line) = self.heard.pop_front() {
            return line;
        }
        if self.reader.as_ref().is_none_or(Reader::is_empty) {
            wait()?;
        }
        while self.reader.is_none() {
            self.hear_one();
            if let Some(line) = self.heard.pop_front() {
                return line;
            }
        }
        self.reader.as_mut().map_or(Ok(Line::End), Reader::next)
    }

    /// Somebody thinks about the line that was given last: from now on `stop` is heard.
    pub(super) fn listen(&mut self) -> Arc<AtomicBool> {
        self.gather();
        // A thread that has seen the sign is about to give the input back.
        if self.reader.is_none() && !self.signs.enough.swap(false, Ordering::SeqCst) {
            while self.reader.is_none() {
                self.hear_one();
            }
        }
        self.signs.enough.store(false, Ordering::SeqCst);
        // In this order a stop that comes in between is not lost.
        self.signs.hurry.store(false, Ordering::SeqCst);
        if self.signs.stopped.load(Ordering::SeqCst) > self.number {
            self.signs.hurry.store(true, Ordering::SeqCst);
        }
        if self.listener.is_none() {
            self.listener = Listener::start(&self.signs);
        }
        if let (Some(listener), Some(reader)) = (&self.listener, self.reader.take())
            && let Err(unheard) = listener.give.send(reader)
        {
            self.reader = Some(unheard.0);
        }
        Arc::clone(&self.signs.hurry)
    }

    /// Nobody thinks any more.
    pub(super) fn rest(&self) {
        self.signs.enough.store(true, Ordering::SeqCst);
    }

    /// What the thread has told until now.
    fn gather(&mut self) {
        while self.reader.is_none()
            && let Some(heard) =
                self.listener.as_ref().and_then(|thread| thread.hear.try_recv().ok())
        {
            self.take_in(heard);
        }
    }

    /// Waits for the thread.
    fn hear_one(&mut self) {
        match self.listener.as_ref().map(|thread| thread.hear.recv()) {
            Some(Ok(heard)) => self.take_in(heard),
            // It cannot have gone with the input in hand; if it has, there is no more input.
            Some(Err(_)) | None => self.reader = Some(Reader::ended()),
        }
    }

    fn take_in(&mut self, heard: Heard) {
        match heard {
            Heard::Line(line) => self.heard.push_back(line),
            Heard::Back(reader) => self.reader = Some(reader),
        }
    }
}

impl Listener {
    /// `None` where no thread is to be had: then nothing is heard before its turn.
    fn start(signs: &Arc<Signs>) -> Option<Self> {
        let (give, given) = channel::<Reader>();
        let (tell, hear) = channel();
        let signs = Arc::clone(signs);
        let run = move || {
            for mut reader in given {
                reader.read_ahead(&signs, |line| tell.send(Heard::Line(line)).is_ok());
                if tell.send(Heard::Back(reader)).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new().name("listener".into()).spawn(run).ok()?;
        Some(Self { give, hear })
    }
}

/// The input, and how many lines have been read of it.
struct Reader {
    input: BufReader<Box<dyn Read + Send>>,
    number: u64,
}

impl Reader {
    fn ended() -> Self {
        Self { input: BufReader::new(Box::new(io::empty())), number: 0 }
    }

    /// Whether no whole line is there without waiting.
    fn is_empty(&self) -> bool {
        !self.input.buffer().contains(&b'\n')
    }

    fn next(&mut self) -> io::Result<Line> {
        self.number += 1;
        next_line(&mut self.input, LONGEST)
    }

    /// Tells lines until it is enough, with an eye on those that say stop.
    fn read_ahead(&mut self, signs: &Signs, tell: impl Fn(io::Result<Line>) -> bool) {
        let mut read = 0;
        loop {
            let line = self.next();
            let is_last = !matches!(line, Ok(Line::Text(_) | Line::TooLong));
            if let Ok(Line::Text(text)) = &line {
                read += text.len();
                if says_stop(text) {
                    signs.stopped.store(self.number, Ordering::SeqCst);
                    signs.hurry.store(true, Ordering::SeqCst);
                }
            }
            let heard = tell(line);
            // The sign is taken down by whoever acts on it.
            if !heard || is_last || read > AHEAD || signs.enough.swap(false, Ordering::SeqCst) {
                return;
            }
        }
    }
}

fn says_stop(line: &[u8]) -> bool {
    line.len() < 400
        && line.windows(6).any(|part| part == b"\"stop\"")
        && matches!(request::read(line).request, Ok(Request::Stop(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// An input that gives what it is sent, and waits for more.
    struct Slow(mpsc::Receiver<&'static [u8]>);

    impl Read for Slow {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let Ok(bytes) = self.0.recv() else { return Ok(0) };
            into[..bytes.len()].copy_from_slice(bytes);
            Ok(bytes.len())
        }
    }

    fn text(line: io::Result<Line>) -> String {
        match line.expect("a line") {
            Line::Text(text) => String::from_utf8(text).expect("text"),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn a_stop_is_heard_while_somebody_thinks_and_no_line_is_lost() {
        let (send, slow) = mpsc::channel();
        let mut input = Input::new(Slow(slow));
        for round in 0..200 {
            send.send(b"think\nmore\n".as_slice()).expect("it listens");
            assert_eq!(text(input.next(|| Ok(()))), "think");
            let hurry = input.listen();
            assert!(!hurry.load(Ordering::SeqCst), "{round}");
            send.send(b"{\"do\":\"stop\"}\n").expect("it listens");
            while !hurry.load(Ordering::SeqCst) {
                thread::yield_now();
            }
            input.rest();
            assert_eq!(text(input.next(|| Ok(()))), "more");
            // What stands before a stop is not thought about for long.
            assert!(input.listen().load(Ordering::SeqCst), "{round}");
            input.rest();
            assert_eq!(text(input.next(|| Ok(()))), "{\"do\":\"stop\"}");
            // The thread may have the input, or have given it back.
            if round % 3 == 0 {
                assert!(!input.listen().load(Ordering::SeqCst));
                input.rest();
            }
        }
        drop(send);
        assert_eq!(text(input.next(|| Ok(()))), "End");
        assert_eq!(text(input.next(|| Ok(()))), "End");
    }

    #[test]
    fn only_whoever_has_to_wait_does_something_before() {
        let mut input = Input::new(io::Cursor::new(b"a\nb\nc"));
        let waits = |input: &mut Input| {
            let mut waited = false;
            let line = input.next(|| {
                waited = true;
                Ok(())
            });
            (text(line), waited)
        };
        assert_eq!(waits(&mut input), ("a".into(), true));
        assert_eq!(waits(&mut input), ("b".into(), false));
        assert_eq!(waits(&mut input), ("c".into(), true));
        assert_eq!(waits(&mut input), ("End".into(), true));
    }
}
