//! The loop: waits, hands keys to the scene, draws when something has happened.

use std::io;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;

use super::keys::{self, Verb};
use super::pen::Pen;
use super::scene::{Go, Scene, Shared};
use super::terminal::{self, Screen, Tick};

/// The smallest screen that holds everything.
const SMALLEST: (u16, u16) = (80, 24);

/// On a larger screen the table stands in the middle, so that the eye need not wander.
const LARGEST: (u16, u16) = (132, 44);

/// How often the screen is drawn while somebody thinks.
const GLANCE: Duration = Duration::from_millis(60);

/// The program on the screen: a scene, and what all scenes share.
pub struct App {
    shared: Shared,
    scene: Box<dyn Scene>,
    leaving: bool,
}

/// The output is not a terminal, or the input is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game table needs a terminal for input and output")]
pub struct NoTerminal;

impl App {
    /// Begins with this scene.
    pub fn new(shared: Shared, scene: Box<dyn Scene>) -> Self {
        Self { shared, scene, leaving: false }
    }

    /// Whether the program is to end.
    pub const fn is_leaving(&self) -> bool {
        self.leaving
    }

    /// What all scenes share.
    pub const fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The scene on the screen.
    pub fn scene(&self) -> &dyn Scene {
        self.scene.as_ref()
    }

    /// Takes a key. Only presses count: some terminals send releases, too.
    pub fn key(&mut self, event: KeyEvent) {
        if event.kind != KeyEventKind::Press {
            return;
        }
        let go = match keys::find(self.scene.mode(), &event) {
            Some(press) if press.verb == Verb::Leave => Go::Leave,
            Some(press) => self.scene.press(press, &mut self.shared),
            None => self.scene.typed(event, &mut self.shared),
        };
        match go {
            Go::Stay => {}
            Go::To(scene) => self.scene = scene,
            Go::Leave => self.leaving = true,
        }
    }

    /// Takes what the terminal says; tells whether there is something new to draw.
    pub fn event(&mut self, event: Event) -> bool {
        match event {
            Event::Key(key) => self.key(key),
            Event::Paste(text) => self.scene.pasted(&text),
            Event::Resize(..) => {}
            _ => return false,
        }
        true
    }

    /// Whether there is something to do without a key.
    pub fn is_busy(&self) -> bool {
        self.scene.is_busy()
    }

    /// Whether it is being done elsewhere, so that there is time to wait for keys.
    pub fn is_thinking(&self) -> bool {
        self.scene.is_thinking()
    }

    /// Does a little of it.
    pub fn work(&mut self) {
        self.scene.work(&mut self.shared);
    }

    /// Whether keys typed before now must be thrown away; asking clears it.
    pub fn take_hush(&mut self) -> bool {
        self.scene.take_hush()
    }

    /// Draws the scene, or a line that says that the screen is too small.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let shared = &self.shared;
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let [width, height] = [SMALLEST.0, SMALLEST.1].map(Into::into);
            let line = shared.text.ui_with("too-small", [("width", width), ("height", height)]);
            Pen::new(frame.buffer_mut(), shared.look).paragraph(
                area,
                area.y,
                &line,
                shared.look.strong(),
            );
            return;
        }
        let (width, height) = (area.width.min(LARGEST.0), area.height.min(LARGEST.1));
        let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
        self.scene.draw(shared, Rect { x, y, width, height }, frame.buffer_mut());
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("mode", &self.scene.mode()).finish_non_exhaustive()
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
/// [`NoTerminal`] when there is none, or what the terminal driver says.
pub fn run(mut app: App) -> io::Result<()> {
    check_terminal().map_err(|missing| io::Error::new(io::ErrorKind::Unsupported, missing))?;
    let mut screen = Screen::enter()?;
    let mut stale = true;
    while !app.is_leaving() {
        if stale {
            screen.terminal.draw(|frame| app.draw(frame))?;
        }
        if app.take_hush() && screen.forget_typed()? {
            break;
        }
        if app.is_busy() {
            app.work();
            stale = true;
            if !app.is_thinking() {
                continue;
            }
        }
        let limit = app.is_thinking().then_some(GLANCE);
        stale = match screen.wait(limit)? {
            Tick::Event(event) => app.event(event),
            Tick::Redraw => true,
            Tick::Asked | Tick::Gone => break,
        };
    }
    Ok(())
}
