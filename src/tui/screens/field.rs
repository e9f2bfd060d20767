//! A line of text that can be edited: letters are letters, and pasted text is taken as typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthChar;

use crate::tui::palette::{Ground, Ink};
use crate::tui::theme::Look;

/// A line of text with a cursor. The first letter typed replaces what was offered.
#[derive(Clone, Debug)]
pub(super) struct Field {
    letters: Vec<char>,
    /// Before which letter the next one goes.
    at: usize,
    /// Whether the text as a whole is selected, and typing replaces it.
    offered: bool,
    most: usize,
    takes: fn(char) -> bool,
}

impl Field {
    /// A field that offers a text and takes these signs, up to so many.
    pub(super) fn new(text: &str, most: usize, takes: fn(char) -> bool) -> Self {
        let letters: Vec<char> = text.chars().collect();
        Self { at: letters.len(), letters, offered: true, most, takes }
    }

    /// What stands in it, without blanks around it.
    pub(super) fn text(&self) -> String {
        self.letters.iter().collect::<String>().trim().to_owned()
    }

    /// The cursor comes back: typing replaces the whole.
    pub(super) fn select(&mut self) {
        self.offered = true;
        self.at = self.letters.len();
    }

    /// Whether there is nothing behind the cursor.
    pub(super) const fn is_at_end(&self) -> bool {
        self.at == self.letters.len()
    }

    /// How many letters fit.
    pub(super) const fn most(&self) -> usize {
        self.most
    }

    /// Takes a key; tells whether there was room for what was typed.
    pub(super) fn typed(&mut self, event: KeyEvent) -> bool {
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        let alt = event.modifiers.contains(KeyModifiers::ALT);
        match event.code {
            KeyCode::Char('u') if ctrl => self.wipe(),
            KeyCode::Char(letter) if !ctrl && !alt => return self.add(letter),
            // There is nothing to go to: what is offered stays so, and typing replaces it.
            KeyCode::Right | KeyCode::End if self.offered => return true,
            KeyCode::Backspace if self.offered => self.wipe(),
            KeyCode::Delete if self.offered => self.wipe(),
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.letters.remove(self.at);
            }
            KeyCode::Delete if self.at < self.letters.len() => {
                self.letters.remove(self.at);
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.letters.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.letters.len(),
            _ => return true,
        }
        self.offered = false;
        true
    }

    /// Takes pasted text; line breaks and tabs become blanks. Tells whether it fitted.
    pub(super) fn pasted(&mut self, text: &str) -> bool {
        let line = text.trim();
        line.chars()
            .map(|sign| if sign.is_whitespace() { ' ' } else { sign })
            .all(|sign| self.add(sign))
    }

    fn add(&mut self, letter: char) -> bool {
        if !(self.takes)(letter) || letter.width().is_none() {
            return true;
        }
        if self.offered {
            self.wipe();
        }
        if self.letters.len() >= self.most {
            return false;
        }
        self.letters.insert(self.at, letter);
        self.at += 1;
        true
    }

    fn wipe(&mut self) {
        self.letters.clear();
        self.at = 0;
        self.offered = false;
    }

    /// As a line; with the keyboard here, the cursor is shown, or the whole text as chosen.
    pub(super) fn line(&self, look: Look, width: u16, here: bool) -> Line<'static> {
        let part = |letters: &[char]| look.show(&letters.iter().collect::<String>());
        if !here {
            return Line::from(Span::styled(part(&self.letters), look.ink(Ink::Plain)));
        }
        // As much of the text before the cursor as leaves room for the cursor itself.
        let mut from = self.at;
        let mut used = 1;
        while from > 0 {
            let columns = self.letters[from - 1].width().unwrap_or(0);
            if used + columns > usize::from(width) {
                break;
            }
            used += columns;
            from -= 1;
        }
        let style =
            if self.offered { look.on(Ground::Lit, Ink::Strong) } else { look.ink(Ink::Strong) };
        let mark = look.ink(Ink::Gold).add_modifier(Modifier::UNDERLINED | Modifier::REVERSED);
        let (under, rest) = match self.letters.get(self.at) {
            Some(letter) => (look.show(&letter.to_string()), &self.letters[self.at + 1..]),
            // Without attributes an underscore shows where the next letter goes.
            None => (if look.plain { "_" } else { " " }.to_owned(), &[][..]),
        };
        Line::from_iter([
            Span::styled(part(&self.letters[from..self.at]), style),
            Span::styled(under, mark),
            Span::styled(part(rest), style),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode) -> KeyEvent {
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    fn name() -> Field {
        Field::new("Anna", 6, |sign| !sign.is_control())
    }

    #[test]
    fn the_first_letter_replaces_what_is_offered() {
        let mut field = name();
        assert!("qj?".chars().all(|sign| field.typed(key(KeyCode::Char(sign)))));
        assert_eq!(field.text(), "qj?", "every letter is a letter");
        for ahead in [KeyCode::Right, KeyCode::End] {
            let mut field = name();
            field.typed(key(ahead));
            field.typed(key(KeyCode::Char('M')));
            assert_eq!(field.text(), "M", "{ahead:?} leaves what is offered selected");
        }
        let mut field = name();
        field.typed(key(KeyCode::Left));
        field.typed(key(KeyCode::Char('k')));
        assert_eq!(field.text(), "Annka");
        field.typed(key(KeyCode::Backspace));
        field.typed(key(KeyCode::Delete));
        assert_eq!(field.text(), "Ann");
    }

    #[test]
    fn pasting_takes_text_as_typed_and_says_when_it_is_too_long() {
        let mut field = name();
        assert!(field.pasted("Zo\u{7}\u{eb}\n"));
        assert_eq!(field.text(), "Zo\u{eb}");
        field.select();
        assert!(!field.pasted("Anna\tBruno"));
        assert_eq!(field.text(), "Anna B");
    }
}
