//! The rules to read, without a game.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;

use crate::engine::Rule;
use crate::tui::game::{OpenAt, Reader};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared};

/// The rules on the whole screen.
#[derive(Debug)]
pub struct RulesScreen(Reader);

impl RulesScreen {
    /// From the beginning.
    pub fn new(shared: &Shared) -> Self {
        Self(Reader::new(OpenAt::Chapter(0), shared))
    }

    /// At a rule.
    pub fn at(rule: Rule, shared: &Shared) -> Self {
        Self(Reader::new(OpenAt::Rule(rule), shared))
    }
}

impl Scene for RulesScreen {
    fn mode(&self) -> Mode {
        self.0.mode()
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        if self.0.press(press, shared) {
            return Go::Stay;
        }
        Go::Pop
    }

    fn typed(&mut self, event: KeyEvent, shared: &mut Shared) -> Go {
        self.0.typed(event, shared);
        Go::Stay
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        self.0.draw(shared, area, buffer);
        let works = |verb| verb != Verb::Leave && self.0.works(verb);
        Pen::new(buffer, shared.look).footer(area, self.mode(), &shared.text, works);
    }
}
