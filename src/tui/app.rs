//! The scenes on each other: who gets a key or a click, what is drawn, what leaving does.

use std::cell::Cell;
use std::path::Path;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

use super::keys::{self, Mode, Verb};
use super::pen::{Pen, wrap};
use super::scene::{Go, Scene, Shared, Spot};
use super::screens;
use crate::text::InWords;

/// The smallest screen that holds everything.
const SMALLEST: (u16, u16) = (80, 24);

/// On a larger screen the table stands in the middle, so that the eye need not wander.
const LARGEST: (u16, u16) = (132, 44);

/// The program on the screen: scenes on each other, and what all of them share.
pub struct App {
    pub(super) shared: Shared,
    /// The uppermost comes last; never empty.
    scenes: Vec<Box<dyn Scene>>,
    /// Whether the title comes after the last of them.
    homed: bool,
    leaving: bool,
    /// Whether the last frame said only that the screen is too small.
    small: Cell<bool>,
    /// Where the last frame stood on the screen.
    area: Cell<Rect>,
    /// Where the player wants to go although the game cannot be kept, and what is said of it.
    parting: Option<(Go, String)>,
}

impl App {
    /// Begins with this scene; after it comes the title.
    pub fn new(shared: Shared, scene: Box<dyn Scene>) -> Self {
        Self {
            shared,
            scenes: vec![scene],
            homed: true,
            leaving: false,
            small: Cell::new(false),
            area: Cell::new(Rect::ZERO),
            parting: None,
        }
    }

    /// The same with another scene on top.
    #[must_use]
    pub fn under(mut self, scene: Box<dyn Scene>) -> Self {
        self.scenes.push(scene);
        self
    }

    /// The same without a title: whoever goes back from the last scene leaves.
    #[must_use]
    pub const fn without_title(mut self) -> Self {
        self.homed = false;
        self
    }

    /// Whether the program is to end.
    pub const fn is_leaving(&self) -> bool {
        self.leaving
    }

    /// Where the game on the table is kept, if there is one and it is not over.
    pub fn kept_at(&self) -> Option<&Path> {
        self.scenes.iter().rev().find_map(|scene| scene.kept_at())
    }

    /// What all scenes share.
    pub const fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The scene on the screen.
    pub fn scene(&self) -> &dyn Scene {
        self.scenes.last().expect("there is always a scene").as_ref()
    }

    fn top(&mut self) -> (&mut dyn Scene, &mut Shared) {
        let scene = self.scenes.last_mut().expect("there is always a scene");
        (scene.as_mut(), &mut self.shared)
    }

    /// Scenes are told what they were last drawn on.
    fn measure(&mut self) {
        let area = self.area.get();
        if !area.is_empty() {
            self.shared.screen = area;
        }
    }

    /// Takes a key. Only presses count: some terminals send releases, too.
    pub fn key(&mut self, event: KeyEvent) {
        if event.kind != KeyEventKind::Press {
            return;
        }
        if let Some((go, _)) = self.parting.take() {
            match keys::find(Mode::Agree, &event).map(|press| press.verb) {
                Some(Verb::Yes) => self.go(go),
                Some(Verb::Leave) => self.leaving = true,
                _ => {}
            }
            return;
        }
        self.measure();
        let (small, (scene, shared)) = (self.small.get(), self.top());
        let go = match keys::find(scene.mode(), &event) {
            Some(press) if press.verb == Verb::Leave => return self.leaving = true,
            // Nobody sees what it would do.
            _ if small => return,
            Some(press) => scene.press(press, shared),
            None => scene.typed(event, shared),
        };
        // A game that only lies below from now on is not parted from.
        let first_parted = match &go {
            Go::Stay | Go::Push(_) => self.scenes.len(),
            Go::Pop | Go::Replace(_) => self.scenes.len() - 1,
            Go::Only(_) | Go::Leave => 0,
        };
        match self.keep_from(first_parted) {
            Some(words) => self.parting = Some((go, words)),
            None => self.go(go),
        }
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Push(scene) => self.scenes.push(scene),
            Go::Pop if self.scenes.len() > 1 => {
                self.scenes.pop();
                let (scene, shared) = self.top();
                scene.resumed(shared);
            }
            Go::Pop if self.homed => self.scenes = vec![screens::title(&self.shared)],
            Go::Pop | Go::Leave => self.leaving = true,
            Go::Replace(scene) => {
                self.scenes.pop();
                self.scenes.push(scene);
            }
            Go::Only(scene) => self.scenes = vec![scene],
        }
    }

    /// Tries once more to keep a game that could not be kept, then to bring a copy of it
    /// elsewhere; says what has come of it, or nothing when all is well.
    pub fn keep(&mut self) -> Option<String> {
        self.keep_from(0)
    }

    /// The same for the scenes from this one up.
    fn keep_from(&mut self, first: usize) -> Option<String> {
        let mut scenes = self.scenes[first..].iter_mut().rev();
        let (file, session) = scenes.find_map(|scene| scene.unkept())?;
        let problem = file.retry(session).err()?.in_words(&self.shared.text);
        let mut words = self.shared.text.ui_with("unkept", [("problem", problem.into())]);
        words.push(' ');
        words.push_str(&match file.rescue(session) {
            Some(path) => {
                let path = path.display().to_string();
                self.shared.text.ui_with("unkept-copy", [("path", path.into())])
            }
            None => self.shared.text.ui("unkept-no-copy"),
        });
        Some(words)
    }

    /// Takes what the terminal says; tells whether there is something new to draw.
    pub fn event(&mut self, event: Event) -> bool {
        match event {
            Event::Key(key) => self.key(key),
            Event::Paste(_) if self.parting.is_some() || self.small.get() => {}
            Event::Paste(text) => self.top().0.pasted(&text),
            Event::Resize(..) => {}
            Event::Mouse(mouse) => return self.mouse(mouse),
            _ => return false,
        }
        true
    }

    /// A click or the wheel, for what a key would do; tells whether it did something. Nothing is
    /// clicked away while a question stands over everything.
    fn mouse(&mut self, mouse: MouseEvent) -> bool {
        if !self.shared.settings.mouse.is_on() || self.parting.is_some() || self.small.get() {
            return false;
        }
        let at = Position { x: mouse.column, y: mouse.row };
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            MouseEventKind::ScrollUp => self.wheel(true),
            MouseEventKind::ScrollDown => self.wheel(false),
            _ => false,
        }
    }

    fn click(&mut self, at: Position) -> bool {
        self.measure();
        let (area, scene, shared) = (self.area.get(), self.scene(), &self.shared);
        let spot = match at.y + 1 == area.bottom() {
            true => scene
                .key_line(shared)
                .spot(area, at)
                .map(|key| Spot { place: None, key: Some(key) }),
            false => scene.spot(shared, area, at),
        };
        let Some(spot) = spot else { return false };
        if let Some(place) = spot.place {
            self.top().0.point(place);
        }
        if let Some(key) = spot.key {
            self.key(key);
        }
        true
    }

    fn wheel(&mut self, up: bool) -> bool {
        let Some((code, times)) = keys::wheel(self.scene().mode(), up) else { return false };
        for _ in 0..times {
            self.key(KeyEvent::new(code, KeyModifiers::NONE));
        }
        true
    }

    /// The program stops, or has been stopped: no secret stays on the screen.
    pub fn stopped(&mut self) {
        self.scenes.iter_mut().for_each(|scene| scene.stopped());
    }

    /// Whether there is something to do without a key.
    pub fn is_busy(&self) -> bool {
        self.parting.is_none() && self.scene().is_busy()
    }

    /// Whether it is being done elsewhere, so that there is time to wait for keys.
    pub fn is_thinking(&self) -> bool {
        self.parting.is_none() && self.scene().is_thinking()
    }

    /// Does a little of it.
    pub fn work(&mut self) {
        let (scene, shared) = self.top();
        scene.work(shared);
    }

    /// Whether keys typed before now must be thrown away, and for how long after; asking clears it.
    pub fn take_hush(&mut self) -> Option<Duration> {
        self.top().0.take_hush()
    }

    /// Keys were not taken, since they came too early.
    pub(super) fn forgot(&mut self) {
        self.top().0.forgot();
    }

    /// The same while no key counts: none is named.
    pub(super) fn draw_without_keys(&self, frame: &mut Frame<'_>) {
        self.draw(frame);
        let area = frame.area();
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        self.shared.look.paint(last.intersection(area), frame.buffer_mut());
    }

    /// Draws the scene, or a line that says that the screen is too small.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let shared = &self.shared;
        shared.look.paint(area, frame.buffer_mut());
        self.small.set(area.width < SMALLEST.0 || area.height < SMALLEST.1);
        if self.small.get() {
            let gaps = [
                ("width", SMALLEST.0.into()),
                ("height", SMALLEST.1.into()),
                ("columns", area.width.into()),
                ("rows", area.height.into()),
            ];
            let line = shared.text.ui_with("too-small", gaps);
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
        let area = Rect { x, y, width, height };
        self.area.set(area);
        self.scene().draw(shared, area, frame.buffer_mut());
        if let Some(error) = self.scenes.iter().rev().find_map(|scene| scene.unsaved()) {
            let mut pen = Pen::new(frame.buffer_mut(), shared.look);
            let words = shared
                .text
                .ui_with("unkept-bar", [("fault", error.fault.in_words(&shared.text).into())]);
            let bar = Rect { height: 1, ..area };
            pen.clear(bar);
            pen.put(bar.x + 1, bar.y, bar.width - 1, &words, shared.look.refusal());
        }
        if let Some((_, words)) = &self.parting {
            self.draw_parting(&mut Pen::new(frame.buffer_mut(), shared.look), area, words);
        }
    }

    /// The question whether to leave a game that cannot be kept.
    fn draw_parting(&self, pen: &mut Pen<'_>, area: Rect, words: &str) {
        let (text, look) = (&self.shared.text, self.shared.look);
        let lines = wrap(&look.show(words), 64);
        let height = (lines.len() as u16 + 6).min(area.height);
        let (x, y) = (area.x + (area.width - 70) / 2, area.y + (area.height - height) / 2);
        let place = Rect { x, y, width: 70, height };
        pen.clear(place);
        pen.frame(place, true, look.accent());
        let inner = Rect { x: place.x + 3, width: place.width - 6, ..place };
        for (y, line) in (place.y + 2..place.bottom() - 3).zip(&lines) {
            pen.put(inner.x, y, inner.width, line, look.refusal());
        }
        pen.put(inner.x, place.bottom() - 2, inner.width, &text.ui("unkept-question"), look.key());
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("mode", &self.scene().mode()).finish_non_exhaustive()
    }
}
