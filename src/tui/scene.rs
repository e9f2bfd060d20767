//! What fills the screen: a scene takes keys, says where to go next, and draws itself. Scenes lie on
//! each other; the uppermost has the keyboard.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect};

use super::key_line::KeyLine;
use super::keys::{Mode, Press, Verb};
use super::theme::Look;
use crate::files::{FileError, SaveFile, Settings, Switch, settings_file};
use crate::session::Session;
use crate::text::Text;

/// What all scenes share.
#[derive(Clone, Debug)]
pub struct Shared {
    /// The words.
    pub text: Text,
    /// The colours and glyphs.
    pub look: Look,
    /// What holds in this run: what is remembered, and what the command line says.
    pub settings: Settings,
    /// What is remembered from one start to the next.
    pub remembered: Settings,
    /// The directory for saves and settings; `None` keeps nothing.
    pub data: Option<PathBuf>,
    /// What was drawn on when the last key was pressed: pages scroll by it.
    pub screen: Rect,
}

/// The smallest screen.
const SMALLEST: Rect = Rect { x: 0, y: 0, width: 80, height: 24 };

impl Shared {
    /// With what is remembered in this directory.
    pub fn new(text: Text, settings: Settings, data: Option<PathBuf>) -> Self {
        let look = Look::new(settings.theme, settings.ascii);
        Self { text, look, remembered: settings.clone(), settings, data, screen: SMALLEST }
    }

    /// Changes a setting, now and for the next time. Everything else is remembered as it was,
    /// whatever the command line says for this run.
    ///
    /// # Errors
    /// When it cannot be written; it holds for this run all the same.
    pub fn remember(&mut self, change: impl Fn(&mut Settings)) -> Result<(), FileError> {
        change(&mut self.settings);
        change(&mut self.remembered);
        match &self.data {
            Some(data) => self.remembered.save(&settings_file(data)).map(drop),
            None => Ok(()),
        }
    }

    /// The usual settings, and nothing kept on the disk: for tests and lessons.
    pub fn fleeting(text: Text) -> Self {
        // Nobody is there to see anything move.
        let settings = Settings { movement: Switch::Off, ..Settings::default() };
        let look = Look { theme: settings.theme, ..Look::USUAL };
        let remembered = settings.clone();
        Self { text, look, remembered, settings, data: None, screen: SMALLEST }
    }
}

/// Where to go after a key.
pub enum Go {
    /// Here.
    Stay,
    /// To a scene laid over this one, which waits below.
    Push(Box<dyn Scene>),
    /// Back to the scene below; below the last lies the title.
    Pop,
    /// To a scene in the place of this one.
    Replace(Box<dyn Scene>),
    /// To a scene in the place of all of them.
    Only(Box<dyn Scene>),
    /// Out of the program.
    Leave,
}

impl std::fmt::Debug for Go {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Go::Stay => "Stay",
            Go::Push(_) => "Push",
            Go::Pop => "Pop",
            Go::Replace(_) => "Replace",
            Go::Only(_) => "Only",
            Go::Leave => "Leave",
        })
    }
}

/// What a click does: the cursor goes to a place, then a key is pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// The place, as the scene counts them.
    pub place: Option<usize>,
    /// The key.
    pub key: Option<KeyEvent>,
}

impl Spot {
    /// Presses a key.
    pub const fn key(code: KeyCode) -> Self {
        Self { place: None, key: Some(KeyEvent::new(code, KeyModifiers::NONE)) }
    }

    /// Goes to a place.
    pub const fn place(place: usize) -> Self {
        Self { place: Some(place), key: None }
    }

    /// Goes there and presses a key.
    #[must_use]
    pub const fn then(self, code: KeyCode) -> Self {
        Self { place: self.place, ..Self::key(code) }
    }
}

/// Something that fills the screen.
pub trait Scene {
    /// Which keys work now.
    fn mode(&self) -> Mode;

    /// Whether a key of the mode would do something just now; the footer shows only those.
    fn works(&self, _verb: Verb) -> bool {
        true
    }

    /// A key of the table was pressed. Ctrl-C does not come here.
    fn press(&mut self, press: Press, shared: &mut Shared) -> Go;

    /// Another key was pressed: for text fields.
    fn typed(&mut self, _event: KeyEvent, _shared: &mut Shared) -> Go {
        Go::Stay
    }

    /// Text was pasted: for text fields.
    fn pasted(&mut self, _text: &str) {}

    /// The keys in the last line.
    fn key_line(&self, shared: &Shared) -> KeyLine {
        let works = |verb| verb != Verb::Leave && self.works(verb);
        KeyLine::new(shared.look, self.mode(), &shared.text, works)
    }

    /// What a click here does, above the last line: found from the same layout that draws.
    fn spot(&self, _shared: &Shared, _area: Rect, _at: Position) -> Option<Spot> {
        None
    }

    /// The cursor goes to a place of a [`Spot`].
    fn point(&mut self, _place: usize) {}

    /// The program was stopped, and somebody else may sit here when it goes on: covers what is
    /// not for everybody.
    fn stopped(&mut self) {}

    /// What lay over it is gone: takes over what has changed meanwhile.
    fn resumed(&mut self, _shared: &mut Shared) {}

    /// Keys were not taken, since they came before whoever they were for could look.
    fn forgot(&mut self) {}

    /// Whether keys typed before now must not count, because somebody else is asked, and how long
    /// nothing must be typed before one counts again. Asking clears it.
    fn take_hush(&mut self) -> Option<Duration> {
        None
    }

    /// Whether there is something left to do without a key, such as a bot's turn.
    fn is_busy(&self) -> bool {
        false
    }

    /// Whether that is being done elsewhere, so that there is time to wait for keys meanwhile.
    fn is_thinking(&self) -> bool {
        false
    }

    /// Does it, a little at a time.
    fn work(&mut self, _shared: &mut Shared) {}

    /// Where its unfinished game is kept.
    fn kept_at(&self) -> Option<&Path> {
        None
    }

    /// Why its game is not on the disk as it stands, if it is not.
    fn unsaved(&self) -> Option<Arc<FileError>> {
        None
    }

    /// That game and its file, to try again.
    fn unkept(&mut self) -> Option<(&mut SaveFile, &Session)> {
        None
    }

    /// Draws itself; changes nothing. The area is at least 80 by 24.
    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer);
}
