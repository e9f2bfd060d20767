//! The one loop: draws when something has happened, waits, hands on what comes.

use std::io;
use std::time::Duration;

use super::app::App;
use super::terminal::{self, Forgot, Screen, Tick};
use crate::files::Theme;

/// How often the screen is drawn while somebody thinks.
const GLANCE: Duration = Duration::from_millis(60);

/// Why the program ended other than by being left.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The terminal does not do what it should.
    #[error("{0}")]
    Terminal(#[from] io::Error),
    /// The game could not be kept as it stood; says why and where a copy is.
    #[error("{0}")]
    NotKept(String),
}

/// The output is not a terminal, or the input is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game table needs a terminal for input and output")]
pub struct NoTerminal;

/// What a frame showed.
#[derive(Clone, Copy)]
struct Drawn {
    /// Somebody was still thinking.
    thinking: bool,
}

/// What the loop does after a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Draws at once: something has changed.
    Draw,
    /// Waits for keys, but not long.
    Glance,
    /// Waits for keys.
    Wait,
}

impl App {
    /// Does a little of what needs no key, after a frame; says how long to wait for the next one.
    /// Whoever was thinking when the frame was drawn may have finished since: then the screen is
    /// out of date, and waiting for a key would leave it so.
    fn tend(&mut self, drawn: Drawn) -> Next {
        if self.is_busy() {
            self.work();
            return if self.is_thinking() { Next::Glance } else { Next::Draw };
        }
        if drawn.thinking { Next::Draw } else { Next::Wait }
    }
}

/// Makes sure that there is a terminal to show a screen on.
///
/// # Errors
/// When there is none.
pub fn check_terminal() -> Result<(), NoTerminal> {
    if terminal::is_there() { Ok(()) } else { Err(NoTerminal) }
}

/// Shows the program on the terminal until it is left, asked to end, or the terminal is gone.
///
/// # Errors
/// [`NoTerminal`] when there is none, what the terminal driver says, or that the game could not be
/// kept as it stood.
pub fn run(app: &mut App) -> Result<(), Stopped> {
    check_terminal().map_err(|missing| io::Error::new(io::ErrorKind::Unsupported, missing))?;
    let mut screen = Screen::enter()?;
    let shown = show(app, &mut screen);
    drop(screen);
    // Also when the terminal has failed: the game comes first.
    match app.keep() {
        Some(words) => Err(Stopped::NotKept(words)),
        None => Ok(shown?),
    }
}

fn show(app: &mut App, screen: &mut Screen) -> io::Result<()> {
    let mut stale = true;
    if app.shared.look.has_colours() && app.shared.look.theme == Theme::Auto {
        let light = screen.ask_ground()?;
        app.shared.look.light = light.unwrap_or(app.shared.look.light);
    }
    while !app.is_leaving() {
        screen.listen_to_mouse(app.shared.settings.mouse.is_on())?;
        // What was typed before a curtain came down was not meant for it.
        if let Some(quiet) = app.take_hush() {
            screen.draw(|frame| app.draw_without_keys(frame))?;
            match screen.forget_typed(quiet)? {
                Forgot::Leave => break,
                Forgot::Keys => app.forgot(),
                Forgot::Nothing => {}
            }
            stale = true;
        }
        // Thinking that ends from here on has not been drawn yet.
        let drawn = Drawn { thinking: app.is_thinking() };
        if stale {
            screen.draw(|frame| app.draw(frame))?;
        }
        let limit = match app.tend(drawn) {
            Next::Draw => {
                stale = true;
                continue;
            }
            Next::Glance => Some(GLANCE),
            Next::Wait => None,
        };
        let news = match screen.wait(limit)? {
            Tick::Event(event) => app.event(event),
            Tick::Ground { light } => {
                app.shared.look.light = light;
                true
            }
            Tick::Redraw => true,
            Tick::Stopped => {
                app.stopped();
                screen.stop()?;
                true
            }
            // It may have been stopped in a way that no program can notice.
            Tick::Resumed => {
                app.stopped();
                screen.take_again()?;
                true
            }
            Tick::Asked | Tick::Gone => break,
        };
        // An event that changes nothing must not swallow the end of what was thought about.
        stale = news || limit.is_some();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::text::{Lang, Text};
    use crate::tui::keys::{Mode, Press};
    use crate::tui::scene::{Go, Scene, Shared};
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    /// Thinks until it has been asked so often.
    struct Thinker(Cell<u32>);

    impl Scene for Thinker {
        fn mode(&self) -> Mode {
            Mode::Wait
        }
        fn press(&mut self, _: Press, _: &mut Shared) -> Go {
            Go::Stay
        }
        fn is_busy(&self) -> bool {
            self.is_thinking()
        }
        fn is_thinking(&self) -> bool {
            self.0.set(self.0.get().saturating_sub(1));
            self.0.get() > 0
        }
        fn draw(&self, _: &Shared, _: Rect, _: &mut Buffer) {}
    }

    /// Whenever thinking ends, between any two looks at it, the end is drawn without a key.
    #[test]
    fn the_end_of_thinking_is_never_missed() {
        for asked in 1..12 {
            let shared = Shared::fleeting(Text::new(Lang::En));
            let mut app = App::new(shared, Box::new(Thinker(Cell::new(asked))));
            for _ in 0..20 {
                let drawn = Drawn { thinking: app.is_thinking() };
                match app.tend(drawn) {
                    Next::Draw | Next::Glance => {}
                    Next::Wait => {
                        assert!(!drawn.thinking, "what is on the screen is out of date");
                        break;
                    }
                }
            }
            assert!(!app.is_thinking(), "{asked}");
        }
    }
}
