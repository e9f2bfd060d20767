//! Games by JSON lines, so that any program can play or watch: one request a line, one reply a
//! line. Nothing that comes in ends it except `quit` and the end of the input.

mod begin;
mod games;
mod listen;
mod numbers;
mod observe;
mod reply;
mod request;
mod table;
mod think;

use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::files::lines::Line;

use games::Asker;
use listen::Input;
use reply::{Complaint, Problem};

pub use games::Engine;
pub use reply::Reply;
pub(crate) use request::Request;

/// The longest line that is read, in bytes.
pub const LONGEST: usize = 1 << 20;
/// How many games there may be at a time.
pub const GAMES: usize = 10_000;
/// Goes up when a program that follows the document might have to be changed.
const VERSION: u32 = 2;

/// Answers requests until `quit` or the end of the input.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(input: impl Read + Send + 'static, out: &mut impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut program = Program { input: Input::new(input), out, reply: Vec::new(), failed: Ok(()) };
    while !engine.is_done() {
        let out = &mut program.out;
        match program.input.next(|| out.flush())? {
            Line::End => break,
            Line::TooLong => {
                let words = "the line is longer than 1 MiB";
                program.write(&Reply::error(Complaint::new(Problem::TooLong, words)));
            }
            Line::Text(line) if line.iter().all(u8::is_ascii_whitespace) => {}
            Line::Text(line) => {
                let reply = engine.answer_to(&line, &mut program);
                program.write(&reply);
            }
        }
        std::mem::replace(&mut program.failed, Ok(()))?;
    }
    out.flush()
}

/// The program on the other side.
struct Program<'o, W> {
    input: Input,
    out: &'o mut W,
    /// Room for a reply: a writer that looks at what passes looks once.
    reply: Vec<u8>,
    failed: io::Result<()>,
}

impl<W: Write> Program<'_, W> {
    fn write(&mut self, reply: &Reply) {
        self.reply.clear();
        let written = serde_json::to_writer(&mut self.reply, reply).map_err(io::Error::from);
        self.reply.push(b'\n');
        let written = written.and_then(|()| self.out.write_all(&self.reply));
        self.failed = std::mem::replace(&mut self.failed, Ok(())).and(written);
    }
}

impl<W: Write> Asker for Program<'_, W> {
    fn told(&mut self, reply: &Reply) {
        self.write(reply);
        let flushed = self.out.flush();
        self.failed = std::mem::replace(&mut self.failed, Ok(())).and(flushed);
    }

    fn listens(&mut self) -> Arc<AtomicBool> {
        self.input.listen()
    }

    fn rests(&mut self) {
        self.input.rest();
    }
}
