//! Whether every theme can be read, on dark and on light terminals, in the palettes people use.
//! `cargo test --test contrast -- --nocapture` prints the figures.

use louis_xiv::files::Theme;
use louis_xiv::tui::tint::{Role, Tint};
use ratatui::style::{Color, Modifier};

type Rgb = (u8, u8, u8);

struct Palette {
    name: &'static str,
    colours: [Rgb; 16],
}

/// From the documentation of the terminals, dark colours first.
const PALETTES: [Palette; 4] = [
    Palette {
        name: "xterm",
        colours: [
            (0, 0, 0),
            (205, 0, 0),
            (0, 205, 0),
            (205, 205, 0),
            (0, 0, 238),
            (205, 0, 205),
            (0, 205, 205),
            (229, 229, 229),
            (127, 127, 127),
            (255, 0, 0),
            (0, 255, 0),
            (255, 255, 0),
            (92, 92, 255),
            (255, 0, 255),
            (0, 255, 255),
            (255, 255, 255),
        ],
    },
    Palette {
        name: "Windows",
        colours: [
            (12, 12, 12),
            (197, 15, 31),
            (19, 161, 14),
            (193, 156, 0),
            (0, 55, 218),
            (136, 23, 152),
            (58, 150, 221),
            (204, 204, 204),
            (118, 118, 118),
            (231, 72, 86),
            (22, 198, 12),
            (249, 241, 165),
            (59, 120, 255),
            (180, 0, 158),
            (97, 214, 214),
            (242, 242, 242),
        ],
    },
    Palette {
        name: "GNOME",
        colours: [
            (23, 20, 33),
            (192, 28, 40),
            (38, 162, 105),
            (162, 115, 76),
            (18, 72, 139),
            (163, 71, 186),
            (42, 161, 179),
            (208, 207, 204),
            (94, 92, 100),
            (246, 97, 81),
            (51, 209, 122),
            (233, 173, 12),
            (42, 123, 222),
            (192, 97, 203),
            (51, 199, 222),
            (255, 255, 255),
        ],
    },
    Palette {
        name: "VS Code",
        colours: [
            (0, 0, 0),
            (205, 49, 49),
            (13, 188, 121),
            (229, 229, 16),
            (36, 114, 200),
            (188, 63, 188),
            (17, 168, 205),
            (229, 229, 229),
            (102, 102, 102),
            (241, 76, 76),
            (35, 209, 139),
            (245, 245, 67),
            (59, 142, 234),
            (214, 112, 214),
            (41, 184, 219),
            (229, 229, 229),
        ],
    },
];

const ORDER: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

impl Palette {
    fn rgb(&self, colour: Option<Color>, own: Rgb) -> Rgb {
        colour.map_or(own, |colour| {
            let place = ORDER.iter().position(|&other| other == colour);
            self.colours[place.expect("one of the sixteen")]
        })
    }
}

fn luminance((red, green, blue): Rgb) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// As the web guidelines count it: 1 is nothing, 21 is black on white.
fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// On a terminal whose own colours are these; reversed, it is the same.
fn contrast_on(tint: Tint, palette: &Palette, ink: Rgb, ground: Rgb) -> f64 {
    let (fg, bg) = (palette.rgb(tint.fg, ink), palette.rgb(tint.bg, ground));
    contrast(fg, bg)
}

const BLACK: Rgb = (0, 0, 0);
const WHITE: Rgb = (255, 255, 255);

#[test]
fn every_theme_can_be_read_on_black_and_on_white() {
    for theme in [Theme::Default, Theme::HighContrast, Theme::Mono] {
        println!("{theme:?}: lowest contrast of the palettes, on black and on white");
        for role in Role::ALL {
            let mut lowest = [f64::MAX; 2];
            for palette in &PALETTES {
                for (place, (ink, ground)) in
                    [(WHITE, BLACK), (BLACK, WHITE)].into_iter().enumerate()
                {
                    let found = contrast_on(role.tint(theme), palette, ink, ground);
                    lowest[place] = lowest[place].min(found);
                    // Large or bold letters need 3, and so does what carries no news.
                    let needed = if theme == Theme::Default { 3.0 } else { 4.5 };
                    assert!(
                        found >= needed,
                        "{theme:?} {role:?} in {}: {found:.1} on {ground:?}",
                        palette.name
                    );
                }
            }
            println!("  {role:?}: {:.1} {:.1}", lowest[0], lowest[1]);
        }
    }
}

#[test]
fn letters_without_a_ground_of_their_own_use_colours_that_work_on_both() {
    for role in Role::ALL {
        let tint = role.tint(Theme::Default);
        let safe = [None, Some(Color::DarkGray), Some(Color::Red)];
        assert!(tint.bg.is_some() || safe.contains(&tint.fg), "{role:?}: {tint:?}");
        // Bold black turns grey on many terminals.
        let bold_black = tint.fg == Some(Color::Black) && tint.attributes.contains(Modifier::BOLD);
        assert!(!bold_black, "{role:?}");
    }
}
