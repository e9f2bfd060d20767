//! The terminal: taken on entering, given back whole on leaving, whatever the reason, and
//! watched, so that a terminal that is gone ends the program instead of spinning it.

use std::io::{self, IsTerminal, Stdout, Write, stdout};
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{DisableBracketedPaste, EnableBracketedPaste, Event};
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode, size,
};
use ratatui::crossterm::{cursor, execute};
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal, TerminalOptions, Viewport};

use super::watch::Wake;
use crate::gate;

/// The terminal while the program has it. Dropping it gives the terminal back.
pub(super) struct Screen {
    /// Never dropped: it would show the cursor, and panic when the terminal is gone and there is
    /// nobody to complain to. The cursor is shown when the terminal is given back.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
    wake: Wake,
}

/// No screen is larger, whatever a terminal says of itself.
const LARGEST: (u16, u16) = (1000, 500);

/// So long the first frame waits for the terminal to tell its ground.
const GROUND_PATIENCE: Duration = Duration::from_millis(30);

/// What was thrown away of what had been typed.
#[derive(Debug)]
pub(super) enum Forgot {
    Nothing,
    Keys,
    /// Ctrl-C was among it.
    Leave,
}

/// Why the loop goes on or ends.
#[derive(Debug)]
#[cfg_attr(not(unix), allow(dead_code))] // Signals are of Unix.
pub(super) enum Tick {
    /// Something that the keyboard or the terminal says.
    Event(Event),
    /// The terminal has told its ground.
    Ground {
        /// Whether it is light.
        light: bool,
    },
    /// The size may have changed.
    Redraw,
    /// A signal asks the program to stop for a while.
    Stopped,
    /// The program goes on after it was stopped; the terminal may have been used meanwhile.
    Resumed,
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
        let terminal = take().and_then(|()| {
            let options = TerminalOptions { viewport: Viewport::Fixed(area()?) };
            Terminal::with_options(CrosstermBackend::new(stdout()), options)
        });
        match terminal {
            Ok(terminal) => Ok(Self { terminal: ManuallyDrop::new(terminal), wake }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Asks the terminal whether its ground is light, and waits a moment for the answer. One that
    /// comes later is a [`Tick::Ground`]; none is no harm.
    ///
    /// # Errors
    /// When the terminal cannot be written to or read.
    pub(super) fn ask_ground(&mut self) -> io::Result<Option<bool>> {
        // The Linux console takes the question for a palette.
        let term = std::env::var("TERM").unwrap_or_default();
        if matches!(term.as_str(), "" | "dumb" | "linux") {
            return Ok(None);
        }
        stdout().write_all(b"\x1b]11;?\x1b\\")?;
        stdout().flush()?;
        self.wake.ground(GROUND_PATIENCE)
    }

    /// Draws a frame, on as much as there is of the terminal now.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub(super) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        let area = area()?;
        if self.terminal.get_frame().area() != area {
            self.terminal.resize(area)?;
        }
        let gated = |frame: &mut Frame<'_>| {
            draw(frame);
            guard(frame.buffer_mut());
        };
        self.terminal.draw(gated).map(drop)
    }

    /// Whether the terminal tells of clicks and of the wheel. With Shift it keeps them to itself.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub(super) fn listen_to_mouse(&mut self, on: bool) -> io::Result<()> {
        if MOUSE.swap(on, Ordering::SeqCst) == on {
            return Ok(());
        }
        mouse(on)
    }

    /// Gives the terminal back, stops, and takes it again when the program goes on.
    ///
    /// # Errors
    /// When the terminal cannot be set up again.
    pub(super) fn stop(&mut self) -> io::Result<()> {
        give_back();
        self.wake.stop()?;
        self.take_again()
    }

    /// Sets the terminal up once more: somebody else may have had it.
    ///
    /// # Errors
    /// When it cannot be set up.
    pub(super) fn take_again(&mut self) -> io::Result<()> {
        // Raw mode that is believed to be on is not set.
        disable_raw_mode()?;
        MOUSE.store(false, Ordering::SeqCst);
        take()?;
        // The screen is empty now, and so is what is remembered of it: all of it is drawn again.
        self.terminal.swap_buffers();
        Ok(())
    }

    /// Waits for the next thing to happen, without using the processor; with a limit, it may
    /// be that nothing did: [`Tick::Redraw`] then, too.
    ///
    /// # Errors
    /// When the terminal cannot be read.
    pub(super) fn wait(&mut self, limit: Option<Duration>) -> io::Result<Tick> {
        self.wake.wait(limit)
    }

    /// Throws away whatever has been typed and not been read yet, and what follows until nothing
    /// has come for a while; tells whether Ctrl-C was among it, which must not be lost.
    ///
    /// # Errors
    /// When the terminal cannot be read.
    pub(super) fn forget_typed(&mut self, quiet: Duration) -> io::Result<Forgot> {
        self.wake.forget_typed(quiet)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// The gate for a screen: every cell holds letters and nothing else, wherever its words come from.
fn guard(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let symbol = cell.symbol();
        if !symbol.bytes().all(|byte| matches!(byte, b' '..=b'~'))
            && !symbol.chars().all(gate::is_safe)
        {
            cell.set_char('?');
        }
    }
}

/// Whether both ends are a terminal, so that a screen can be shown at all.
pub(super) fn is_there() -> bool {
    stdout().is_terminal() && io::stdin().is_terminal()
}

/// Takes the terminal, with an empty screen.
fn take() -> io::Result<()> {
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(
        stdout(),
        EnterAlternateScreen,
        Clear(ClearType::All),
        EnableBracketedPaste,
        cursor::Hide
    )
}

/// The part of the terminal that is drawn on: all of it, if it is no larger than any screen is.
fn area() -> io::Result<Rect> {
    let (width, height) = size()?;
    Ok(Rect::new(0, 0, width.min(LARGEST.0), height.min(LARGEST.1)))
}

/// Whether the program has the terminal.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Whether the terminal tells of the mouse.
static MOUSE: AtomicBool = AtomicBool::new(false);

/// Asks for buttons alone, not for every move: nothing is to happen while nobody clicks.
#[cfg(unix)]
fn mouse(on: bool) -> io::Result<()> {
    let how = if on { "\x1b[?1000h\x1b[?1006h" } else { "\x1b[?1006l\x1b[?1000l" };
    stdout().write_all(how.as_bytes())?;
    stdout().flush()
}

#[cfg(not(unix))]
fn mouse(on: bool) -> io::Result<()> {
    use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
    if on {
        execute!(stdout(), EnableMouseCapture)
    } else {
        execute!(stdout(), DisableMouseCapture)
    }
}

/// Gives the terminal back, once: leaving the other screen a second time would put the cursor
/// back over what a panic has said meanwhile. Nothing more can be done if it fails.
fn give_back() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    if MOUSE.swap(false, Ordering::SeqCst) {
        let _ = mouse(false);
    }
    // Where there is no other screen to leave, no hand stays behind.
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        Clear(ClearType::All),
        cursor::MoveTo(0, 0),
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
    let _ = stdout().flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_of_a_screen_has_more_than_letters() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 2));
        let hostile = "a\u{1b}]0;x\u{7}b\u{9b}2Jc\u{202e}d\u{2028}e";
        buffer.set_string(0, 0, hostile, ratatui::style::Style::new());
        buffer[(0, 1)].set_symbol("x\u{1b}[2J");
        buffer[(1, 1)].set_symbol("\u{2028}");
        buffer[(2, 1)].set_symbol("é");
        guard(&mut buffer);
        assert!(buffer.content.iter().all(|cell| cell.symbol().chars().all(gate::is_safe)));
        let row: String = (0..3).map(|x| buffer[(x, 1)].symbol()).collect();
        assert_eq!(row, "??é");
    }
}
