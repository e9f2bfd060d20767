//! The colours by what they are for: what things lie on, and what letters say. A dark and a light
//! palette in true colour, adapted to 256; sixteen chosen by hand; high contrast. Each paints its
//! own ground, and nothing is said by colour alone.

use std::sync::OnceLock;

use ratatui::style::Color;
use termprofile::TermProfile;

/// What something lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The page.
    Page,
    /// The bar at the top, tables beside the court.
    Panel,
    /// A board, a card, a mission.
    Brick,
    /// Its head; the line under the cursor in a list.
    Head,
    /// What a key would choose now.
    Lit,
    /// A board that has been scored in this round.
    Done,
    /// The block of a key on a card.
    Key,
    /// A button to press.
    Button,
    /// A player's: their question, what they have chosen.
    Side(u8),
    /// Filled with a player's colour: the one to move.
    Block(u8),
    /// The curtain's cloth, and its folds.
    Cloth,
    /// Every other fold.
    Fold,
    /// Where light falls on it.
    Sheen,
}

/// What letters say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Words that are read.
    Plain,
    /// Names, numbers, what is asked.
    Strong,
    /// Labels, and words for keys.
    Quiet,
    /// What may be missed.
    Faint,
    /// Louis, prices, keys, headings.
    Gold,
    /// What somebody gets.
    Good,
    /// What is missing or refused.
    Bad,
    /// The edge of a brick.
    Edge,
    /// The edge of what is lit.
    LitEdge,
    /// A player's letter and markers; 4 is the neutral side.
    Side(u8),
}

/// The colours of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The page.
    pub ground: Color,
    /// Bars and tables.
    pub panel: Color,
    /// Bricks.
    pub brick: Color,
    /// Their heads.
    pub head: Color,
    /// Their edges.
    pub edge: Color,
    /// Bricks that can be chosen.
    pub lit: Color,
    /// Their edges.
    pub lit_edge: Color,
    /// Bricks that have been scored.
    pub done: Color,
    /// Words.
    pub ink: Color,
    /// Labels.
    pub quiet: Color,
    /// What may be missed.
    pub faint: Color,
    /// Louis, prices, keys, headings.
    pub gold: Color,
    /// What somebody gets.
    pub good: Color,
    /// What is missing or refused.
    pub bad: Color,
    /// The players and the neutral side.
    pub sides: [Color; 5],
    /// Their grounds.
    pub grounds: [Color; 5],
    /// Words on filled blocks.
    pub on_block: Color,
    /// The bars of the result, most to least.
    pub bars: [Color; 5],
    /// The name of the game on the title, from the top down.
    pub title: [Color; 5],
    /// The curtain's cloth, its folds, and where light falls on it.
    pub cloth: [Color; 3],
    /// Words and gold on it.
    pub on_cloth: [Color; 2],
    /// Words on coloured grounds have one colour: there are too few that could be read there.
    pub flat: bool,
    /// That one, on what is lit and on the players' grounds.
    pub on_flat: [Color; 5],
}

const fn rgb(colour: u32) -> Color {
    Color::Rgb((colour >> 16) as u8, (colour >> 8) as u8, colour as u8)
}

const fn five(colours: [u32; 5]) -> [Color; 5] {
    let [a, b, c, d, e] = colours;
    [rgb(a), rgb(b), rgb(c), rgb(d), rgb(e)]
}

impl Palette {
    /// For dark rooms and dark terminals.
    pub const DARK: Palette = Palette {
        ground: rgb(0x12141c),
        panel: rgb(0x181b26),
        brick: rgb(0x222737),
        head: rgb(0x2a3044),
        edge: rgb(0x3b4360),
        lit: rgb(0x283149),
        lit_edge: rgb(0xa9bcf5),
        done: rgb(0x171a23),
        ink: rgb(0xece7da),
        quiet: rgb(0x9fa5b9),
        faint: rgb(0x5f657d),
        gold: rgb(0xe8bd4f),
        good: rgb(0x7ed0a0),
        bad: rgb(0xef6f64),
        sides: five([0x57b6f5, 0xf6926a, 0x86f09a, 0xf0c6ea, 0xaab0bf]),
        grounds: five([0x0a2647, 0x4a2413, 0x123a24, 0x43213f, 0x2a2c34]),
        on_block: rgb(0x12141c),
        bars: five([0xf3d27a, 0xd9b04a, 0xb08a36, 0x866824, 0x5d4718]),
        title: five([0xfff2bd, 0xfddf8c, 0xf3c85a, 0xe0aa38, 0xc08826]),
        cloth: [rgb(0x5a1420), rgb(0x430d16), rgb(0x6b1a28)],
        on_cloth: [rgb(0xece7da), rgb(0xe8bd4f)],
        flat: false,
        on_flat: [rgb(0xece7da); 5],
    };

    /// For light ones.
    pub const LIGHT: Palette = Palette {
        ground: rgb(0xfaf6ec),
        panel: rgb(0xf0eadb),
        brick: rgb(0xece4d0),
        head: rgb(0xe2d7bc),
        edge: rgb(0xc3b796),
        lit: rgb(0xdbe5f6),
        lit_edge: rgb(0x2f58b8),
        done: rgb(0xf0eadb),
        ink: rgb(0x23202a),
        quiet: rgb(0x5a5464),
        faint: rgb(0x8f8896),
        gold: rgb(0x765000),
        good: rgb(0x126238),
        bad: rgb(0xb3261e),
        sides: five([0x0b45a8, 0x8f2413, 0x006b4c, 0x6b1468, 0x585d6b]),
        grounds: five([0xcfe2f7, 0xf9d3c2, 0xc5ebd9, 0xf0d3ed, 0xdfe1e6]),
        on_block: rgb(0xfaf6ec),
        bars: five([0x6d4a00, 0x8f6a1c, 0xb08d45, 0xcdb27a, 0xe2d2ab]),
        title: five([0xb8862a, 0xa07218, 0x886008, 0x724e00, 0x5c3e00]),
        cloth: [rgb(0x9c2234), rgb(0x84192a), rgb(0xac2c40)],
        on_cloth: [rgb(0xfaf6ec), rgb(0xffe9a8)],
        flat: false,
        on_flat: [rgb(0x23202a); 5],
    };

    /// The sixteen colours of a terminal, whatever they look like there. Grounds are of the first
    /// eight: the Linux console has no others.
    pub const SIXTEEN: Palette = Palette {
        ground: Color::Black,
        panel: Color::Black,
        brick: Color::Black,
        head: Color::Black,
        edge: Color::DarkGray,
        lit: Color::Gray,
        lit_edge: Color::White,
        done: Color::Black,
        ink: Color::White,
        quiet: Color::Gray,
        faint: Color::DarkGray,
        gold: Color::LightYellow,
        good: Color::LightGreen,
        bad: Color::LightRed,
        sides: [Color::LightBlue, Color::LightRed, Color::LightGreen, Color::White, Color::Gray],
        grounds: [Color::Blue, Color::Red, Color::Green, Color::Magenta, Color::Black],
        on_block: Color::Black,
        bars: [
            Color::LightYellow,
            Color::Yellow,
            Color::LightYellow,
            Color::Yellow,
            Color::LightYellow,
        ],
        title: [Color::LightYellow; 5],
        cloth: [Color::Red; 3],
        on_cloth: [Color::White, Color::White],
        flat: true,
        on_flat: [Color::White, Color::White, Color::Black, Color::White, Color::Black],
    };

    /// The same on a light ground, where the bright ones cannot be read, nor green, yellow and
    /// cyan: blue stands in for gold.
    pub const SIXTEEN_LIGHT: Palette = Palette {
        ground: Color::White,
        panel: Color::White,
        brick: Color::White,
        head: Color::Gray,
        edge: Color::DarkGray,
        lit: Color::LightYellow,
        lit_edge: Color::Blue,
        done: Color::White,
        ink: Color::Black,
        quiet: Color::Black,
        faint: Color::DarkGray,
        gold: Color::Blue,
        good: Color::Black,
        bad: Color::Red,
        sides: [Color::Blue, Color::Red, Color::Black, Color::DarkGray, Color::Black],
        grounds: [
            Color::LightCyan,
            Color::Gray,
            Color::LightGreen,
            Color::LightMagenta,
            Color::White,
        ],
        on_block: Color::White,
        bars: [Color::Blue; 5],
        title: [Color::Blue; 5],
        cloth: [Color::Red; 3],
        on_cloth: [Color::White, Color::White],
        flat: true,
        on_flat: [Color::Black; 5],
    };

    /// For bad light and tired eyes: white on black, few colours, no quiet ones.
    pub const CONTRAST: Palette = Palette {
        head: Color::Black,
        edge: Color::White,
        lit: Color::White,
        lit_edge: Color::LightYellow,
        quiet: Color::White,
        faint: Color::White,
        sides: [Color::Cyan, Color::LightRed, Color::LightGreen, Color::White, Color::Gray],
        grounds: [Color::White, Color::White, Color::White, Color::White, Color::White],
        cloth: [Color::Black; 3],
        on_flat: [Color::Black; 5],
        ..Palette::SIXTEEN
    };

    /// No colours: the terminal's own, and the attributes say the rest.
    pub const NONE: Palette = Palette {
        ground: Color::Reset,
        panel: Color::Reset,
        brick: Color::Reset,
        head: Color::Reset,
        edge: Color::Reset,
        lit: Color::Reset,
        lit_edge: Color::Reset,
        done: Color::Reset,
        ink: Color::Reset,
        quiet: Color::Reset,
        faint: Color::Reset,
        gold: Color::Reset,
        good: Color::Reset,
        bad: Color::Reset,
        sides: [Color::Reset; 5],
        grounds: [Color::Reset; 5],
        on_block: Color::Reset,
        bars: [Color::Reset; 5],
        title: [Color::Reset; 5],
        cloth: [Color::Reset; 3],
        on_cloth: [Color::Reset; 2],
        flat: true,
        on_flat: [Color::Reset; 5],
    };

    /// The dark palette in the nearest of 256 colours.
    pub fn dark_256() -> &'static Palette {
        static ADAPTED: OnceLock<Palette> = OnceLock::new();
        ADAPTED.get_or_init(|| Palette {
            // The nearest to the players' dark grounds are greys, and the cube has no dark green.
            grounds: [17, 52, 22, 53, 236].map(Color::Indexed),
            sides: [81, 217, 156, 231, 252].map(Color::Indexed),
            gold: Color::Indexed(221),
            good: Color::Indexed(121),
            lit: Color::Indexed(237),
            quiet: Color::Indexed(250),
            ..Palette::DARK.adapted()
        })
    }

    /// The light palette in the nearest of 256 colours.
    pub fn light_256() -> &'static Palette {
        static ADAPTED: OnceLock<Palette> = OnceLock::new();
        ADAPTED.get_or_init(|| Palette {
            // The nearest are too near to each other, or olive.
            ground: Color::Indexed(231),
            panel: Color::Indexed(255),
            brick: Color::Indexed(254),
            head: Color::Indexed(253),
            edge: Color::Indexed(248),
            done: Color::Indexed(255),
            lit: Color::Indexed(229),
            grounds: [189, 223, 194, 225, 254].map(Color::Indexed),
            sides: [21, 124, 23, 91, 240].map(Color::Indexed),
            gold: Color::Indexed(58),
            ..Palette::LIGHT.adapted()
        })
    }

    fn adapted(self) -> Palette {
        let near = |colour: Color| TermProfile::Ansi256.adapt_color(colour).unwrap_or(colour);
        Palette {
            ground: near(self.ground),
            panel: near(self.panel),
            brick: near(self.brick),
            head: near(self.head),
            edge: near(self.edge),
            lit: near(self.lit),
            lit_edge: near(self.lit_edge),
            done: near(self.done),
            ink: near(self.ink),
            quiet: near(self.quiet),
            faint: near(self.faint),
            gold: near(self.gold),
            good: near(self.good),
            bad: near(self.bad),
            sides: self.sides.map(near),
            grounds: self.grounds.map(near),
            on_block: near(self.on_block),
            bars: self.bars.map(near),
            title: self.title.map(near),
            cloth: self.cloth.map(near),
            on_cloth: self.on_cloth.map(near),
            flat: self.flat,
            on_flat: self.on_flat.map(near),
        }
    }

    /// The colour of a ground.
    pub const fn of(&self, ground: Ground) -> Color {
        match ground {
            Ground::Page => self.ground,
            Ground::Panel => self.panel,
            Ground::Brick => self.brick,
            Ground::Head => self.head,
            Ground::Lit => self.lit,
            Ground::Done => self.done,
            Ground::Key => self.quiet,
            Ground::Button => self.gold,
            Ground::Side(side) => self.grounds[side as usize % 5],
            Ground::Block(side) => self.sides[side as usize % 5],
            Ground::Cloth => self.cloth[0],
            Ground::Fold => self.cloth[1],
            Ground::Sheen => self.cloth[2],
        }
    }

    /// The colour of letters on a ground.
    pub const fn ink_on(&self, ground: Ground, ink: Ink) -> Color {
        match ground {
            Ground::Block(_) | Ground::Key | Ground::Button => return self.on_block,
            Ground::Cloth | Ground::Fold | Ground::Sheen => {
                return self.on_cloth[matches!(ink, Ink::Gold) as usize];
            }
            // Of sixteen colours hardly any can be read on another.
            Ground::Lit if self.flat => return Color::Black,
            Ground::Side(side @ 0..4) if self.flat => return self.on_flat[side as usize],
            _ => {}
        }
        // There quiet would be too quiet.
        let ink = match (ground, ink) {
            (Ground::Side(_), Ink::Quiet) => Ink::Plain,
            (_, ink) => ink,
        };
        match ink {
            Ink::Plain | Ink::Strong => self.ink,
            Ink::Quiet => self.quiet,
            Ink::Faint => self.faint,
            Ink::Gold => self.gold,
            Ink::Good => self.good,
            Ink::Bad => self.bad,
            Ink::Edge => self.edge,
            Ink::LitEdge => self.lit_edge,
            Ink::Side(side) => self.sides[side as usize % 5],
        }
    }
}
