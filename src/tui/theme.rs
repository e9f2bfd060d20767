//! Glyphs, and the look of each part on this terminal. Nothing is said by colour alone: without
//! colours brackets and marks say it.

use ratatui::style::Style;

use super::tint::Role;
use crate::engine::Side;
use crate::files::Theme;
use crate::text::{NO_BREAK, to_ascii};

/// How things look: the theme, and what the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Only ASCII characters.
    pub ascii: bool,
    /// No colours and no attributes: the terminal driver drops both with `NO_COLOR`.
    pub plain: bool,
}

impl Look {
    /// A look for this terminal.
    pub fn new(theme: Theme, ascii: bool) -> Self {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self { theme, ascii, plain }
    }

    /// Without colours, boards and cards have edges instead of a ground of their own.
    pub const fn fills(&self) -> bool {
        !self.plain && matches!(self.theme, Theme::Default)
    }

    /// How something that plays this part looks.
    pub fn style(&self, role: Role) -> Style {
        role.tint(if self.plain { Theme::Mono } else { self.theme }).style()
    }

    /// What carries no news.
    pub fn quiet(&self) -> Style {
        self.style(Role::Quiet)
    }

    /// Names and numbers.
    pub fn strong(&self) -> Style {
        self.style(Role::Strong)
    }

    /// Marks and headings that lead the eye.
    pub fn accent(&self) -> Style {
        self.style(Role::Accent)
    }

    /// What is asked, under the cursor or chosen: the one accent.
    pub fn chosen(&self) -> Style {
        self.style(Role::Chosen)
    }

    /// What has just changed.
    pub fn fresh(&self) -> Style {
        self.style(Role::Fresh)
    }

    /// A refusal, or something missing.
    pub fn refusal(&self) -> Style {
        self.style(Role::Refusal)
    }

    /// A key that can be pressed.
    pub fn key(&self) -> Style {
        self.style(Role::Key)
    }

    /// The bar at the top.
    pub fn bar(&self) -> Style {
        self.style(Role::Bar)
    }

    /// Louis himself, and the winner.
    pub fn louis(&self) -> Style {
        self.style(Role::Louis)
    }

    /// A side's block of colour; the letter is always beside it.
    pub fn side(&self, side: impl Into<Side>) -> Style {
        self.style(Role::Side(side.into().index() as u8))
    }

    /// The glyphs: none of ambiguous width, no emoji.
    pub const fn glyphs(&self) -> &'static Glyphs {
        if self.ascii { &ASCII } else { &UNICODE }
    }

    /// Text as this terminal can show it.
    pub fn show(&self, text: &str) -> String {
        if self.ascii { to_ascii(text) } else { to_narrow(text) }
    }
}

/// The marks that are drawn.
#[derive(Debug)]
pub struct Glyphs {
    /// Louis and crowns.
    pub crown: &'static str,
    /// The start player.
    pub start: &'static str,
    /// What can be chosen.
    pub open: &'static str,
    /// What is chosen.
    pub cursor: &'static str,
    /// A quiet frame: horizontal, vertical, corners from the top left, clockwise.
    pub frame: [&'static str; 6],
    /// The frame of what is chosen.
    pub heavy: [&'static str; 6],
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
}

static UNICODE: Glyphs = Glyphs {
    crown: "\u{2654}",
    start: "\u{25b8}",
    open: "\u{203a}",
    cursor: "\u{00bb}",
    frame: ["\u{254c}", "\u{254e}", "\u{2577}", "\u{2577}", "\u{2575}", "\u{2575}"],
    heavy: ["\u{254d}", "\u{254f}", "\u{257b}", "\u{257b}", "\u{2579}", "\u{2579}"],
    yes: "\u{2713}",
    no: "\u{2717}",
};

static ASCII: Glyphs = Glyphs {
    crown: "K",
    start: ">",
    open: ">",
    cursor: "@",
    frame: ["-", "|", "+", "+", "+", "+"],
    heavy: ["=", "#", "#", "#", "#", "#"],
    yes: "+",
    no: "-",
};

/// The same text without the signs that take one column on some terminals and two on others.
fn to_narrow(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut narrow = String::with_capacity(text.len());
    // German books quote with „“ or with »«, and only the latter have a width for certain.
    let mut quoted = false;
    for letter in text.chars() {
        match letter {
            '„' => {
                quoted = true;
                narrow.push('»');
            }
            '“' if quoted => {
                quoted = false;
                narrow.push('«');
            }
            '·' | '–' | '—' => narrow.push('-'),
            '×' => narrow.push('x'),
            '‘' | '’' => narrow.push('\''),
            '“' | '”' => narrow.push('"'),
            '\u{202f}' | '\u{2009}' => narrow.push(NO_BREAK),
            '…' => narrow.push_str("..."),
            other => narrow.push(other),
        }
    }
    narrow
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn no_glyph_has_an_ambiguous_width() {
        for glyphs in [&UNICODE, &ASCII] {
            let all =
                [glyphs.crown, glyphs.start, glyphs.open, glyphs.cursor, glyphs.yes, glyphs.no];
            for glyph in all.iter().chain(&glyphs.frame).chain(&glyphs.heavy) {
                assert_eq!((glyph.width(), glyph.width_cjk()), (1, 1), "{glyph}");
            }
        }
    }

    #[test]
    fn german_quotation_marks_stay_german() {
        assert_eq!(to_narrow("nutzt „Ein Wappen“, “so”"), "nutzt »Ein Wappen«, \"so\"");
    }
}
