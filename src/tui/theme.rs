//! Glyphs, and the look of each part on this terminal. Nothing is said by colour alone: without
//! colours brackets and marks say it.

use std::io::stdout;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;
use termprofile::{DetectorSettings, TermProfile};

use super::palette::{Ground, Ink, Palette};
use super::tint::Role;
use crate::engine::Side;
use crate::files::Theme;
use crate::text::DOT;
use crate::text::{NO_BREAK, to_ascii};

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Sixteen, its own.
    Sixteen,
    /// 256, the same everywhere.
    Many,
    /// All of them.
    True,
}

impl Depth {
    /// What the environment says of the terminal.
    fn detect() -> Self {
        let says = |name: &str| std::env::var(name).unwrap_or_default();
        // tmux takes every colour and shows the nearest that its terminal has; screen does not.
        let screen = says("TERM").starts_with("screen") && says("TMUX").is_empty();
        if !screen && matches!(says("COLORTERM").as_str(), "truecolor" | "24bit") {
            return Depth::True;
        }
        let settings = DetectorSettings::new().enable_tmux_info(false);
        match TermProfile::detect(&stdout(), settings) {
            TermProfile::TrueColor => Depth::True,
            TermProfile::Ansi256 => Depth::Many,
            _ => Depth::Sixteen,
        }
    }
}

/// How things look: the theme, and what the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Only ASCII characters.
    pub ascii: bool,
    /// Only the signs that the fonts of the Linux console have.
    pub console: bool,
    /// No colours and no attributes: the terminal driver drops both with `NO_COLOR`.
    pub plain: bool,
    /// How many colours there are.
    pub depth: Depth,
    /// Whether the terminal has a light ground.
    pub light: bool,
}

impl Look {
    /// On a dark terminal that can show everything.
    pub const USUAL: Look = Look {
        theme: Theme::Auto,
        ascii: false,
        console: false,
        plain: false,
        depth: Depth::True,
        light: false,
    };

    /// A look for this terminal, as far as the environment tells.
    pub fn new(theme: Theme, ascii: bool) -> Self {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let light = std::env::var("COLORFGBG").is_ok_and(|value| is_light(&value));
        let console = std::env::var("TERM").is_ok_and(|term| term.starts_with("linux"));
        Self { theme, ascii, console, plain, depth: Depth::detect(), light }
    }

    /// The same terminal with other settings.
    pub const fn wearing(self, theme: Theme, ascii: bool) -> Self {
        Self { theme, ascii, ..self }
    }

    /// Whether there are colours at all.
    pub const fn has_colours(&self) -> bool {
        !self.plain && !matches!(self.theme, Theme::Mono)
    }

    /// Whether things lie on grounds of their own colour; else edges and marks set them apart.
    pub const fn fills(&self) -> bool {
        self.has_colours()
            && !matches!(self.theme, Theme::HighContrast)
            && !matches!(self.depth, Depth::Sixteen)
    }

    /// The colours.
    pub fn palette(&self) -> &'static Palette {
        let light = match self.theme {
            Theme::Auto => self.light,
            theme => theme == Theme::Light,
        };
        match (self.theme, self.depth) {
            _ if !self.has_colours() => &Palette::NONE,
            (Theme::HighContrast, _) => &Palette::CONTRAST,
            (_, Depth::Sixteen) if light => &Palette::SIXTEEN_LIGHT,
            (_, Depth::Sixteen) => &Palette::SIXTEEN,
            (_, Depth::Many) if light => Palette::light_256(),
            (_, Depth::Many) => Palette::dark_256(),
            (_, Depth::True) if light => &Palette::LIGHT,
            (_, Depth::True) => &Palette::DARK,
        }
    }

    /// Letters on a ground.
    pub fn on(&self, ground: Ground, ink: Ink) -> Style {
        if self.plain {
            return Style::new();
        }
        if !self.has_colours() {
            return Style::new().add_modifier(colourless(ground, ink));
        }
        let palette = self.palette();
        let letters = palette.ink_on(ground, ink);
        let style = Style::new().fg(letters).bg(palette.of(ground));
        // Bold black is grey on many terminals.
        if letters != Color::Black && is_bold(ground, ink) {
            style.add_modifier(Modifier::BOLD)
        } else {
            style.remove_modifier(Modifier::BOLD)
        }
    }

    /// Letters on whatever is there: the page, most often.
    pub fn ink(&self, ink: Ink) -> Style {
        Style { bg: None, ..self.on(Ground::Page, ink) }
    }

    /// Draws back what lies under something else, where there are shades for it.
    pub fn fade(&self, area: Rect, buffer: &mut Buffer) {
        if self.fills() {
            let faint = self.ink(Ink::Faint).remove_modifier(Modifier::BOLD);
            buffer.set_style(area.intersection(buffer.area), faint);
        }
    }

    /// Paints the page.
    pub fn paint(&self, area: Rect, buffer: &mut Buffer) {
        let page = self.on(Ground::Page, Ink::Plain);
        let area = area.intersection(buffer.area);
        for position in area.positions() {
            let cell = &mut buffer[position];
            cell.reset();
            cell.set_style(page);
        }
    }

    /// How something that plays this part looks.
    pub fn style(&self, role: Role) -> Style {
        role.style(*self)
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
        match (self.ascii, self.console) {
            (true, _) => &ASCII,
            (_, true) => &CONSOLE,
            _ => &UNICODE,
        }
    }

    /// Words as this terminal can show them, on a ground.
    pub fn span(&self, words: impl AsRef<str>, ground: Ground, ink: Ink) -> Span<'static> {
        // The spaces that hold words together have done so by now.
        let words = self.show(words.as_ref()).replace(NO_BREAK, " ");
        Span::styled(words, self.on(ground, ink))
    }

    /// A glyph on a ground: it is as this terminal can show it.
    pub fn sign(&self, glyph: &'static str, ground: Ground, ink: Ink) -> Span<'static> {
        Span::styled(glyph, self.on(ground, ink))
    }

    /// Text as this terminal can show it.
    pub fn show(&self, text: &str) -> String {
        let text = text.replace(DOT, self.glyphs().marker);
        if self.ascii { to_ascii(&text) } else { to_narrow(&text) }
    }
}

/// Whether letters are bold there.
const fn is_bold(ground: Ground, ink: Ink) -> bool {
    matches!(ground, Ground::Block(_) | Ground::Key | Ground::Button)
        || matches!(ink, Ink::Strong | Ink::Gold | Ink::Good | Ink::Bad | Ink::Side(_))
}

/// What attributes say where there are no colours.
fn colourless(ground: Ground, ink: Ink) -> Modifier {
    let lies = match ground {
        Ground::Block(_)
        | Ground::Key
        | Ground::Button
        | Ground::Side(_)
        | Ground::Cloth
        | Ground::Sheen => Modifier::REVERSED,
        Ground::Head => Modifier::UNDERLINED,
        _ => Modifier::empty(),
    };
    if is_bold(ground, ink) { lies | Modifier::BOLD } else { lies }
}

/// Whether `COLORFGBG`, the terminal's own colours by number, names a light ground.
fn is_light(colours: &str) -> bool {
    matches!(colours.rsplit(';').next(), Some("7" | "15"))
}

/// The marks that are drawn.
#[derive(Debug)]
pub struct Glyphs {
    /// Louis and crowns.
    pub crown: &'static str,
    /// What can be chosen.
    pub open: &'static str,
    /// Where the cursor is.
    pub cursor: &'static str,
    /// What is chosen, where it has no ground of its own.
    pub chosen: &'static str,
    /// A quiet frame: horizontal, vertical, corners from the top left, clockwise.
    pub frame: [&'static str; 6],
    /// The frame of what is chosen.
    pub heavy: [&'static str; 6],
    /// A marker.
    pub marker: &'static str,
    /// A neutral marker.
    pub neutral: &'static str,
    /// Nothing to count.
    pub nothing: &'static str,
    /// The edge of a brick.
    pub edge: &'static str,
    /// The edge of a brick that stands out.
    pub bar: &'static str,
    /// The curtain's fringe: between tassels, and a tassel.
    pub fringe: [&'static str; 2],
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
}

static UNICODE: Glyphs = Glyphs {
    crown: "\u{2654}",
    open: "\u{203a}",
    cursor: "\u{00bb}",
    chosen: "\u{254f}",
    frame: ["\u{254c}", "\u{254e}", "\u{2577}", "\u{2577}", "\u{2575}", "\u{2575}"],
    heavy: ["\u{254d}", "\u{254f}", "\u{257b}", "\u{257b}", "\u{2579}", "\u{2579}"],
    marker: "\u{25cf}",
    neutral: "\u{25cb}",
    nothing: "\u{b7}",
    edge: "\u{258f}",
    bar: "\u{258c}",
    fringe: ["\u{2594}", "\u{25bc}"],
    yes: "\u{2713}",
    no: "\u{2717}",
};

/// What the usual fonts of the console have: Debian's, and the one in the machine itself.
static CONSOLE: Glyphs = Glyphs {
    crown: "\u{2666}",
    open: ">",
    cursor: "\u{00bb}",
    chosen: "\u{2551}",
    frame: ["\u{2500}", "\u{2502}", "\u{250c}", "\u{2510}", "\u{2518}", "\u{2514}"],
    heavy: ["\u{2550}", "\u{2551}", "\u{2554}", "\u{2557}", "\u{255d}", "\u{255a}"],
    marker: "\u{2022}",
    neutral: "o",
    nothing: "\u{b7}",
    edge: "\u{2502}",
    bar: "\u{2588}",
    fringe: ["\u{2500}", "\u{25bc}"],
    yes: "+",
    no: "x",
};

static ASCII: Glyphs = Glyphs {
    crown: "K",
    open: ">",
    cursor: "@",
    chosen: "%",
    frame: ["-", "|", "+", "+", "+", "+"],
    heavy: ["=", "#", "#", "#", "#", "#"],
    marker: "*",
    neutral: "o",
    nothing: "-",
    edge: "|",
    bar: "#",
    fringe: ["-", "v"],
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
    fn every_glyph_takes_one_column() {
        for glyphs in [&UNICODE, &ASCII] {
            let all = [glyphs.crown, glyphs.open, glyphs.cursor, glyphs.yes, glyphs.no];
            for glyph in all.iter().chain(&glyphs.frame).chain(&glyphs.heavy) {
                assert_eq!((glyph.width(), glyph.width_cjk()), (1, 1), "{glyph}");
            }
            // Blocks and dots: terminals that show them at all give them one column.
            let blocks = [glyphs.marker, glyphs.neutral, glyphs.nothing, glyphs.edge, glyphs.bar];
            for glyph in blocks.iter().chain(&glyphs.fringe) {
                assert_eq!(glyph.width(), 1, "{glyph}");
            }
        }
    }

    #[test]
    fn german_quotation_marks_stay_german() {
        assert_eq!(to_narrow("nutzt „Ein Wappen“, “so”"), "nutzt »Ein Wappen«, \"so\"");
    }
}
