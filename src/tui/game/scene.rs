//! The table as a scene on the stack: keys, glances and drawing from outside find their way in here.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};

use super::mind::Mind;
use super::motion::Motion;
use super::overlay::Overlay;
use super::{GameTable, Notice, Stage, draw};
use crate::engine::Phase;
use crate::files::{FileError, SaveFile};
use crate::session::Session;
use crate::tui::key_line::KeyLine;
use crate::tui::keys::{Mode, Press, Verb, find};
use crate::tui::scene::{Go, Scene, Shared, Spot};

impl Scene for GameTable {
    fn mode(&self) -> Mode {
        if let Some(overlay) = self.overlays.last() {
            return overlay.mode();
        }
        match &self.stage {
            Stage::Leaves { .. } if self.line().is_some() => Mode::Intrigue,
            Stage::Leaves { .. } => Mode::Step,
            Stage::Curtain { .. } => Mode::Curtain,
            Stage::Ask { pick, .. } => pick.mode(),
            Stage::Intrigue => Mode::Intrigue,
            Stage::Bot { .. } => Mode::Wait,
            Stage::Over => Mode::Over,
        }
    }

    fn works(&self, verb: Verb) -> bool {
        self.would_work(verb)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        self.motion = Motion::default();
        let go = match self.overlays.is_empty() {
            true => self.at_table(press, shared),
            false => self.above(press, shared),
        };
        self.coach_up(shared);
        go
    }

    fn typed(&mut self, event: KeyEvent, shared: &mut Shared) -> Go {
        self.motion = Motion::default();
        match self.overlays.last_mut() {
            // Any key closes a sheet, and what was said.
            Some(Overlay::Sheet { .. } | Overlay::Told { .. }) => self.close_overlay(),
            // A hint lies beside the question: a key that answers it does.
            Some(Overlay::Hint { .. }) => {
                self.close_overlay();
                if let Some(press) = find(self.mode(), &event) {
                    return self.press(press, shared);
                }
            }
            Some(Overlay::Rules(reader)) => reader.typed(event, shared),
            // The table has the letters of the players in capitals.
            Some(Overlay::PeekWho) => {
                if let KeyCode::Char(letter @ 'A'..='D') = event.code
                    && let Some(press) = find(
                        self.mode(),
                        &KeyEvent::from(KeyCode::Char(letter.to_ascii_lowercase())),
                    )
                {
                    return self.press(press, shared);
                }
            }
            Some(Overlay::PeekCurtain { .. }) => self.notice = Some(Notice::TabOpens),
            Some(_) => {}
            None => {
                let placing = find(Mode::Place, &event);
                let later = placing.is_some_and(|press| press.verb == Verb::TakeBack);
                self.notice = Some(match (&self.stage, self.mode(), event.code) {
                    (Stage::Curtain { .. }, ..) => Notice::TabOpens,
                    (_, Mode::Card, KeyCode::Char(key)) if later => Notice::CardFirst(key),
                    _ => Notice::UnknownKey,
                });
            }
        }
        Go::Stay
    }

    fn resumed(&mut self, shared: &mut Shared) {
        self.refresh(shared);
    }

    fn spot(&self, shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        draw::spot(self, shared, area, at)
    }

    fn point(&mut self, place: usize) {
        if let Some(Overlay::Menu(menu)) = self.overlays.last_mut() {
            menu.point(place);
        }
    }

    fn key_line(&self, shared: &Shared) -> KeyLine {
        self.keys_in(shared, shared.screen)
    }

    fn stopped(&mut self) {
        while !self.overlays.is_empty() {
            self.close_overlay();
        }
        self.cover();
    }

    fn forgot(&mut self) {
        if matches!(self.stage, Stage::Curtain { .. }) && self.overlays.is_empty() {
            self.notice = Some(Notice::TooEarly);
        }
    }

    fn take_hush(&mut self) -> Option<Duration> {
        self.hush.take()
    }

    fn is_busy(&self) -> bool {
        match self.overlays.last() {
            Some(Overlay::Hint { mind, .. }) => !mind.is_done(),
            Some(_) => false,
            None => self.motion.is_on() || matches!(self.stage, Stage::Bot { .. }),
        }
    }

    fn is_thinking(&self) -> bool {
        let thinks = |mind: &Mind| !mind.is_done();
        match (self.overlays.last(), &self.stage) {
            (Some(Overlay::Hint { mind, .. }), _) => thinks(mind),
            (None, _) if self.motion.is_on() => true,
            (_, Stage::Bot { mind, .. }) => mind.as_ref().is_some_and(thinks),
            _ => false,
        }
    }

    fn work(&mut self, shared: &mut Shared) {
        if self.motion.is_on() {
            self.motion.go_on();
        } else if self.overlays.is_empty() {
            self.play_bot();
            self.coach_up(shared);
        }
    }

    fn kept_at(&self) -> Option<&Path> {
        let unfinished = self.host.session().game().phase() != Phase::Over;
        self.host.file().map(SaveFile::path).filter(|_| unfinished)
    }

    fn unsaved(&self) -> Option<Arc<FileError>> {
        self.host.unsaved()
    }

    fn unkept(&mut self) -> Option<(&mut SaveFile, &Session)> {
        self.host.unkept()
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        draw::draw(self, shared, area, buffer);
    }
}
