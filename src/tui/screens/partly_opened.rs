//! What is said before a game is opened that does not replay to its end.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{kit, on_table};
use crate::files::Loaded;
use crate::text::InWords;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared};

/// A game that opens at its last good action, and goes on in a new file.
#[derive(Debug)]
pub struct PartlyOpened {
    loaded: Option<Loaded>,
}

impl PartlyOpened {
    /// Says what is wrong with it first.
    pub const fn new(loaded: Loaded) -> Self {
        Self { loaded: Some(loaded) }
    }
}

impl Scene for PartlyOpened {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn works(&self, verb: Verb) -> bool {
        matches!(verb, Verb::Confirm | Verb::Back)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Confirm => match self.loaded.take() {
                Some(loaded) => Go::Replace(on_table(loaded.session, loaded.file, shared)),
                None => Go::Stay,
            },
            Verb::Back => Go::Pop,
            _ => Go::Stay,
        }
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let body = kit::frame(self, shared, &text.ui("load"), area, buffer);
        let page = kit::column(body, 72);
        let below = |y: u16| Rect { y, height: page.bottom().saturating_sub(y), ..page };
        let first = page.y + page.height / 4;
        let y = kit::prose(look, &text.ui("load-trouble"), Ink::Bad, below(first), buffer);
        if let Some(loaded) = &self.loaded {
            let problem =
                loaded.trouble.as_ref().map(|trouble| trouble.in_words(text)).unwrap_or_default();
            let says = text.ui_with("load-trouble-says", [("problem", problem.into())]);
            let y = kit::prose(look, &says, Ink::Plain, below(y + 1), buffer);
            let path = loaded.path.display().to_string();
            let file = text.ui_with("load-file", [("path", path.into())]);
            kit::prose(look, &file, Ink::Quiet, below(y + 1), buffer);
        }
    }
}
