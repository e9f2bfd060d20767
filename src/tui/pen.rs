//! Writing on the screen: clipped to the area, measured in columns, in ASCII if asked for.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::panic::Location;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::key_line::KeyLine;
use super::keys::{Mode, Verb};
use super::theme::Look;
use crate::text::{NO_BREAK, Text};

thread_local! {
    /// What had to be cut off, while somebody watches.
    static CUT: RefCell<Option<BTreeSet<String>>> = const { RefCell::new(None) };
}

#[track_caller]
pub(super) fn note_cut(text: &str) {
    let place = Location::caller();
    CUT.with_borrow_mut(|cut| {
        if let Some(cut) = cut {
            cut.insert(format!("{}:{}: {}", place.file(), place.line(), text.trim_end()));
        }
    });
}

/// Draws something and returns what there was no room for, and where it was drawn: for tests, which look at every screen
/// in every language.
pub fn cut_off(draw: impl FnOnce()) -> BTreeSet<String> {
    CUT.set(Some(BTreeSet::new()));
    draw();
    CUT.take().unwrap_or_default()
}

/// Writes into a buffer.
#[derive(Debug)]
pub struct Pen<'a> {
    /// Where it writes.
    pub buffer: &'a mut Buffer,
    /// How it looks.
    pub look: Look,
}

impl<'a> Pen<'a> {
    /// A pen for this buffer.
    pub fn new(buffer: &'a mut Buffer, look: Look) -> Self {
        Self { buffer, look }
    }

    /// Writes up to `width` columns and returns the column after the last.
    #[track_caller]
    pub fn put(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        let area = self.buffer.area;
        if y < area.top() || y >= area.bottom() || x >= area.right() {
            return x;
        }
        let width = width.min(area.right() - x);
        // The spaces that hold words together have done so by now.
        let text = self.look.show(text).replace(NO_BREAK, " ");
        if text.width() > usize::from(width) {
            note_cut(&text);
        }
        let (end, _) = self.buffer.set_stringn(x, y, &text, usize::from(width), style);
        end
    }

    /// How many columns a text takes.
    pub fn width(&self, text: &str) -> u16 {
        self.look.show(text).width() as u16
    }

    /// Writes in the middle of a line.
    #[track_caller]
    pub fn centre(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let width = self.look.show(text).width().min(usize::from(area.width)) as u16;
        self.put(area.x + (area.width - width) / 2, y, width, text, style);
    }

    /// Writes to the right end of a line.
    #[track_caller]
    pub fn right(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let width = self.look.show(text).width().min(usize::from(area.width)) as u16;
        self.put(area.right() - width, y, width, text, style);
    }

    /// Writes a paragraph and returns the row after it.
    #[track_caller]
    pub fn paragraph(&mut self, area: Rect, y: u16, text: &str, style: Style) -> u16 {
        let mut row = y;
        for line in wrap(&self.look.show(text), area.width.into()) {
            if row >= area.bottom() {
                note_cut(&line);
                break;
            }
            self.put(area.x, row, area.width, &line, style);
            row += 1;
        }
        row
    }

    /// Gives a whole area a style.
    pub fn fill(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area.intersection(self.buffer.area), style);
    }

    /// Empties an area.
    pub fn clear(&mut self, area: Rect) {
        self.look.paint(area, self.buffer);
    }

    /// A frame around an area.
    pub fn frame(&mut self, area: Rect, heavy: bool, style: Style) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let glyphs = self.look.glyphs();
        let [flat, upright, top_left, top_right, bottom_right, bottom_left] =
            if heavy { glyphs.heavy } else { glyphs.frame };
        let (left, right) = (area.x, area.right() - 1);
        let (top, bottom) = (area.y, area.bottom() - 1);
        for x in left + 1..right {
            self.put(x, top, 1, flat, style);
            self.put(x, bottom, 1, flat, style);
        }
        for y in top + 1..bottom {
            self.put(left, y, 1, upright, style);
            self.put(right, y, 1, upright, style);
        }
        self.put(left, top, 1, top_left, style);
        self.put(right, top, 1, top_right, style);
        self.put(right, bottom, 1, bottom_right, style);
        self.put(left, bottom, 1, bottom_left, style);
    }

    /// The keys that work now, as many as fit; help and menu always.
    pub fn footer(&mut self, area: Rect, mode: Mode, text: &Text, works: impl Fn(Verb) -> bool) {
        KeyLine::new(self.look, mode, text, works).render(area, self.buffer);
    }
}

/// The middle of an area, of at most this size, for text that would be lost on a wide screen.
pub(super) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// In columns that are narrower every word counts.
const GLUED: usize = 40;

/// Words that are one thing.
fn is_one_thing(word: &str, next: &str) -> bool {
    next.starts_with('$') || (word == "Louis" && next.starts_with("d'or"))
}

/// The words between spaces, for lines of so many columns; a number goes with what it counts.
pub(in crate::tui) fn words(text: &str, width: usize) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let mut end = text.find(' ').unwrap_or(text.len());
        let is_number = |word: &str| {
            let word = word.trim_start_matches(['(', '+', '-']);
            (1..=3).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit())
        };
        // A number, then a name of two words.
        while width >= GLUED && end < text.len() {
            let after = end + 1;
            let next = text[after..].find(' ').map_or(text.len(), |next| after + next);
            let last = text[..end].rsplit([' ', NO_BREAK]).next().unwrap_or_default();
            if !is_number(last) && !is_one_thing(last, &text[after..next]) {
                break;
            }
            end = next;
        }
        rest = text.get(end + 1..);
        Some(&text[..end])
    })
}

/// Breaks a text into lines of at most so many columns, at spaces where it can.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut used = 0;
        for word in words(paragraph, width) {
            let length = word.width();
            if used > 0 && used + 1 + length > width {
                lines.push(std::mem::take(&mut line));
                used = 0;
            } else if used > 0 {
                line.push(' ');
                used += 1;
            }
            for letter in word.chars() {
                let columns = letter.width().unwrap_or(0);
                if used + columns > width {
                    lines.push(std::mem::take(&mut line));
                    used = 0;
                }
                // In its line it holds nothing together any more.
                line.push(if letter == NO_BREAK { ' ' } else { letter });
                used += columns;
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_begins_with_a_lone_sign() {
        let text = "Carla\u{a0}: qui commence\u{a0}? «\u{a0}Anna\u{a0}»\u{a0}!";
        for width in 10..40 {
            for line in wrap(text, width) {
                assert!(!line.starts_with([':', '?', '!', '»']), "{width}: {line}");
                assert!(!line.ends_with('«'), "{width}: {line}");
            }
        }
    }

    #[test]
    fn wrapping_keeps_every_word_and_no_line_is_too_long() {
        let text = "Anna plays 6 Condé: two markers\n\nand Donaudampfschifffahrt";
        for width in 1..40 {
            let lines = wrap(text, width);
            assert!(lines.iter().all(|line| line.width() <= width), "{width}: {lines:?}");
            let kept: String = lines.concat().split_whitespace().collect();
            let all: String = text.split_whitespace().collect();
            assert_eq!(kept, all);
        }
    }
}
