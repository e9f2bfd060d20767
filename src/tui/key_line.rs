//! The last line: the keys that work now, as many as fit, and where each stands.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::keys::{self, Mode, Verb};
use super::palette::Ink;
use super::theme::Look;
use crate::text::Text;

/// The keys of a mode.
#[derive(Clone, Debug)]
pub struct KeyLine {
    look: Look,
    items: Vec<Item>,
}

#[derive(Clone, Debug)]
struct Item {
    verb: Verb,
    label: String,
    words: String,
    /// What a click on it presses, where it names one key.
    key: Option<KeyEvent>,
}

impl Item {
    fn width(&self) -> u16 {
        Span::raw(self.label.as_str()).width() as u16
            + Span::raw(self.words.as_str()).width() as u16
            + 1
    }

    /// Whether it stands there whatever else does not fit.
    const fn stays(&self) -> bool {
        matches!(self.verb, Verb::Help | Verb::Menu)
    }
}

/// The two arrows of a key whose counterpart goes by the same words.
fn arrows(binding: &keys::Binding, mode: Mode) -> Option<&'static str> {
    let (other, both) = match binding.verb {
        Verb::Down => (Verb::Up, "\u{2191}\u{2193}"),
        Verb::Right => (Verb::Left, "\u{2190}\u{2192}"),
        _ => return None,
    };
    let pair = |b: &keys::Binding| b.verb == other && b.help == binding.help;
    keys::working(mode).any(pair).then_some(both)
}

impl KeyLine {
    /// The keys of a mode that do something now.
    pub fn new(look: Look, mode: Mode, text: &Text, works: impl Fn(Verb) -> bool) -> Self {
        Self::named(look, mode, text, works, |_| None, |_| None)
    }

    /// The same where keys that choose may go by another name, such as only the letters in use, or
    /// may say more closely what they do.
    pub fn named(
        look: Look,
        mode: Mode,
        text: &Text,
        works: impl Fn(Verb) -> bool,
        named: impl Fn(Verb) -> Option<String>,
        does: impl Fn(Verb) -> Option<String>,
    ) -> Self {
        let mut items: Vec<Item> = Vec::new();
        for binding in keys::working(mode).filter(|b| b.footer && works(b.verb)) {
            let label = binding.shown(text).map(|key| key.label(text)).unwrap_or_default();
            let label = match arrows(binding, mode).filter(|_| !look.ascii) {
                Some(both) => both.to_owned(),
                None => look.show(&named(binding.verb).unwrap_or(label)),
            };
            let words = does(binding.verb).unwrap_or_else(|| text.ui(binding.help));
            let words = look.show(&words);
            let key = binding.shown(text).and_then(keys::Key::event);
            // Up and Down, or Left and Right, stand as one.
            if !items.iter().any(|item| item.verb == binding.verb && item.words == words) {
                items.push(Item { verb: binding.verb, label, words, key });
            }
        }
        Self { look, items }
    }

    /// With the key that leads back to what was read before, by these words.
    #[must_use]
    pub(super) fn with_way_back(mut self, text: &Text, words: &str) -> Self {
        let back = keys::working(Mode::Lesson).find(|b| b.verb == Verb::Earlier);
        if let Some(key) = back.and_then(|binding| binding.shown(text)) {
            let (label, words) = (self.look.show(&key.label(text)), self.look.show(words));
            let item = Item { verb: Verb::Earlier, label, words, key: key.event() };
            self.items.insert(self.items.len().min(1), item);
        }
        self
    }

    /// Where each key stands in the last line of an area.
    fn places(&self, area: Rect) -> Vec<(Rect, &Item)> {
        const GAP: u16 = 2;
        let kept: u16 = self.items.iter().filter(|i| i.stays()).map(|i| i.width() + GAP).sum();
        let mut room = area.width.saturating_sub(2 + kept);
        let mut x = area.x + 1;
        let mut places = Vec::new();
        for item in &self.items {
            let width = item.width();
            if !item.stays() {
                if width > room {
                    continue;
                }
                room = room.saturating_sub(width + GAP);
            }
            let place = Rect { x, y: area.bottom().saturating_sub(1), width, height: 1 };
            places.push((place.intersection(area), item));
            x += width + GAP;
        }
        places
    }

    /// The key that stands here.
    pub fn spot(&self, area: Rect, at: Position) -> Option<KeyEvent> {
        self.places(area).into_iter().find(|(place, _)| place.contains(at))?.1.key
    }
}

impl Widget for &KeyLine {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (key, words) = (self.look.ink(Ink::Gold), self.look.ink(Ink::Quiet));
        for (place, item) in self.places(area) {
            let line = [
                Span::styled(item.label.as_str(), key),
                Span::raw(" "),
                Span::styled(item.words.as_str(), words),
            ];
            Line::from_iter(line).render(place, buffer);
        }
    }
}
