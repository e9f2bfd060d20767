//! The colours of the themes: what plays which part, in the sixteen ANSI colours. Letters on the
//! terminal's own ground use only those that can be read on black and on white; every other
//! colour comes with a ground of its own.

use ratatui::style::{Color, Modifier, Style};

use crate::files::Theme;

/// The part that something plays on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// What carries no news.
    Quiet,
    /// Names and numbers.
    Strong,
    /// Marks and headings that lead the eye.
    Accent,
    /// What is asked, under the cursor or chosen: the one accent.
    Chosen,
    /// What has just changed.
    Fresh,
    /// A refusal, or something missing.
    Refusal,
    /// A key that can be pressed.
    Key,
    /// The bar at the top.
    Bar,
    /// Louis himself, and the winner.
    Louis,
    /// A board or a card.
    Card,
    /// What a board asks for.
    Price,
    /// A board or a card that can be chosen.
    Lit,
    /// The curtain's cloth.
    Cloth,
    /// A player's colour, or the neutral one.
    Side(u8),
}

/// Colours and attributes; no colour is the terminal's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    /// The letters.
    pub fg: Option<Color>,
    /// The ground.
    pub bg: Option<Color>,
    /// Bold, underlined, reversed.
    pub attributes: Modifier,
}

impl Tint {
    const PLAIN: Tint = Tint { fg: None, bg: None, attributes: Modifier::empty() };

    const fn ink(fg: Color) -> Self {
        Self { fg: Some(fg), ..Self::PLAIN }
    }

    const fn block(fg: Color, bg: Color) -> Self {
        Self { fg: Some(fg), bg: Some(bg), ..Self::PLAIN }
    }

    const fn with(self, more: Modifier) -> Self {
        Self { attributes: self.attributes.union(more), ..self }
    }

    /// As the terminal library wants it.
    pub fn style(self) -> Style {
        let mut style = Style::new().add_modifier(self.attributes);
        (style.fg, style.bg) = (self.fg, self.bg);
        style
    }
}

impl Role {
    /// Every part.
    pub const ALL: [Role; 18] = [
        Role::Quiet,
        Role::Strong,
        Role::Accent,
        Role::Chosen,
        Role::Fresh,
        Role::Refusal,
        Role::Key,
        Role::Bar,
        Role::Louis,
        Role::Card,
        Role::Price,
        Role::Lit,
        Role::Cloth,
        Role::Side(0),
        Role::Side(1),
        Role::Side(2),
        Role::Side(3),
        Role::Side(4),
    ];

    /// Its colours in a theme.
    pub const fn tint(self, theme: Theme) -> Tint {
        match theme {
            Theme::Default => self.coloured(),
            Theme::HighContrast => self.contrasting(),
            Theme::Mono => self.colourless(),
        }
    }

    // Bold black is grey on many terminals, so black letters are never bold.
    const fn coloured(self) -> Tint {
        match self {
            Role::Quiet => Tint::ink(Color::DarkGray),
            Role::Strong | Role::Accent => Tint::PLAIN.with(Modifier::BOLD),
            Role::Chosen => Tint::block(Color::White, Color::Magenta).with(Modifier::BOLD),
            Role::Fresh => Tint::block(Color::Black, Color::Green),
            Role::Refusal => Tint::ink(Color::Red).with(Modifier::BOLD),
            Role::Key => Tint::block(Color::Black, Color::Gray),
            Role::Bar => Tint::block(Color::White, Color::Blue).with(Modifier::BOLD),
            Role::Louis => Tint::block(Color::Black, Color::LightYellow),
            Role::Card => Tint::block(Color::White, Color::DarkGray),
            Role::Price => Tint::block(Color::LightYellow, Color::DarkGray).with(Modifier::BOLD),
            Role::Lit => Tint::block(Color::Black, Color::Gray),
            Role::Cloth => Tint::block(Color::White, Color::Red),
            Role::Side(side) => side_block(side),
        }
    }

    const fn contrasting(self) -> Tint {
        match self {
            Role::Quiet | Role::Card => Tint::PLAIN,
            Role::Strong | Role::Price | Role::Lit => Tint::PLAIN.with(Modifier::BOLD),
            Role::Accent | Role::Fresh | Role::Refusal | Role::Key => {
                Tint::PLAIN.with(Modifier::BOLD).with(Modifier::UNDERLINED)
            }
            Role::Chosen | Role::Bar | Role::Louis | Role::Cloth => {
                Tint::PLAIN.with(Modifier::BOLD).with(Modifier::REVERSED)
            }
            Role::Side(0) => Tint::block(Color::Black, Color::LightCyan),
            Role::Side(1) => Tint::block(Color::Black, Color::LightYellow),
            Role::Side(2) => Tint::block(Color::Black, Color::LightRed),
            Role::Side(3) => Tint::block(Color::Black, Color::White),
            Role::Side(side) => side_block(side),
        }
    }

    const fn colourless(self) -> Tint {
        match self {
            Role::Side(_) => Tint::PLAIN.with(Modifier::BOLD),
            other => other.contrasting(),
        }
    }
}

/// The letter is always beside it; the four can be told apart by colour-blind people, too.
const fn side_block(side: u8) -> Tint {
    match side {
        0 => Tint::block(Color::White, Color::Blue).with(Modifier::BOLD),
        1 => Tint::block(Color::Black, Color::Yellow),
        2 => Tint::block(Color::White, Color::Red).with(Modifier::BOLD),
        3 => Tint::block(Color::Black, Color::Cyan),
        _ => Tint::block(Color::White, Color::Black),
    }
}
