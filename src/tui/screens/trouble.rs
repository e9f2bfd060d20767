//! What is said before a game is opened that does not replay to its end.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{heading, middle, on_table};
use crate::files::Loaded;
use crate::text::InWords;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::pen::Pen;
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
        let mut pen = Pen::new(buffer, look);
        heading(&mut pen, area, &text.ui("load"));
        let page = middle(area, 70, 8);
        pen.put(page.x, page.y, page.width, &text.ui("load-trouble"), look.refusal());
        if let Some(loaded) = &self.loaded {
            let problem =
                loaded.trouble.as_ref().map(|trouble| trouble.in_words(text)).unwrap_or_default();
            let says = text.ui_with("load-trouble-says", [("problem", problem.into())]);
            let row = pen.paragraph(page, page.y + 2, &says, Style::new());
            let path = loaded.path.display().to_string();
            let file = text.ui_with("load-file", [("path", path.into())]);
            pen.paragraph(page, row + 1, &file, look.quiet());
        }
        pen.footer(area, self.mode(), text, |verb| self.works(verb));
    }
}
