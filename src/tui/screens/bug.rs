//! A bug report: what is wrong, in somebody's own words, and the whole game with it. Nothing of the
//! game is shown: everybody's cards are in it.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::field::Field;
use super::kit;
use crate::gate;
use crate::session::Host;
use crate::text::{InWords, Text};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared};

/// The most letters that are kept.
const MOST: usize = 500;

/// Asks for words, writes the report, and says where it is.
#[derive(Debug)]
pub struct BugReport {
    host: Host,
    words: Field,
    told: Option<String>,
}

impl BugReport {
    /// About this game as it is now.
    pub fn new(host: Host) -> Self {
        Self { host, words: Field::new("", MOST, gate::is_safe), told: None }
    }

    fn write(&self, shared: &Shared) -> String {
        let text = &shared.text;
        let Some(data) = &shared.data else { return text.ui("written-nowhere") };
        match self.host.write_report(data, &self.words.text()) {
            Ok(path) => text.ui_with("report-written", [("path", gate::path(&path).into())]),
            Err(error) => text.ui_with("not-written", [("problem", error.in_words(text).into())]),
        }
    }

    /// What it asks, or says in the end.
    fn page<'t>(&'t self, text: &Text) -> (String, Option<&'t Field>, String) {
        match &self.told {
            None => (text.ui("bug-ask"), Some(&self.words), text.ui("bug-holds")),
            Some(told) => (told.clone(), None, text.ui("told-footer")),
        }
    }
}

impl Scene for BugReport {
    fn mode(&self) -> Mode {
        Mode::Field
    }

    fn works(&self, verb: Verb) -> bool {
        verb == Verb::Confirm || (verb == Verb::Back && self.told.is_none())
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        match press.verb {
            Verb::Confirm if self.told.is_none() => {
                self.told = Some(self.write(shared));
                Go::Stay
            }
            _ if self.told.is_some() => Go::Pop,
            Verb::Back => Go::Pop,
            _ => Go::Stay,
        }
    }

    fn typed(&mut self, event: KeyEvent, _shared: &mut Shared) -> Go {
        if self.told.is_some() {
            return Go::Pop;
        }
        self.words.typed(event);
        Go::Stay
    }

    fn pasted(&mut self, text: &str) {
        self.words.pasted(text);
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let body = kit::frame(self, shared, &text.ui("bug-title"), area, buffer);
        let column = kit::column(body, 72);
        let below = |y: u16| Rect { y, height: column.bottom().saturating_sub(y), ..column };
        let (says, field, note) = self.page(text);
        let mut y = kit::prose(look, &says, Ink::Strong, below(column.y + 3), buffer) + 1;
        if let Some(field) = field {
            let row = Rect { y, height: 1, ..column };
            field.line(look, row.width, true).render(row, buffer);
            y += 2;
        }
        kit::prose(look, &note, Ink::Quiet, below(y), buffer);
    }
}
