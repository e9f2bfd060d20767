//! The parts that things play on the screen, by their old names, in the colours of the palette.

use ratatui::style::{Modifier, Style};

use super::palette::{Ground, Ink};
use super::theme::Look;

/// The part that something plays on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// What carries no news.
    Quiet,
    /// Names and numbers.
    Strong,
    /// Marks and headings that lead the eye.
    Accent,
    /// What is asked, under the cursor or chosen.
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

impl Role {
    /// How it looks.
    pub fn style(self, look: Look) -> Style {
        match self {
            Role::Quiet => look.ink(Ink::Quiet),
            Role::Strong => look.ink(Ink::Strong),
            Role::Accent | Role::Key | Role::Louis => look.ink(Ink::Gold),
            // Without colours a ground alone would not be seen.
            Role::Chosen if !look.has_colours() && !look.plain => {
                Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
            }
            Role::Chosen => look.on(Ground::Head, Ink::Gold),
            Role::Fresh => look.ink(Ink::Good),
            Role::Refusal => look.ink(Ink::Bad),
            Role::Bar => look.on(Ground::Panel, Ink::Strong),
            Role::Card => look.on(Ground::Brick, Ink::Plain),
            Role::Price => look.on(Ground::Brick, Ink::Gold),
            Role::Lit => look.on(Ground::Lit, Ink::Plain),
            Role::Cloth => look.on(Ground::Cloth, Ink::Plain),
            Role::Side(side) => look.on(Ground::Block(side), Ink::Strong),
        }
    }
}
