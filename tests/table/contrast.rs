//! Whether every palette can be read, and whether colour-blind people can tell the players apart.
//! `cargo test --test table contrast -- --nocapture` prints the figures.

use louis_xiv::files::Theme;
use louis_xiv::tui::palette::{Ground, Ink, Palette};
use louis_xiv::tui::{Depth, Look};
use ratatui::style::{Color, Modifier};

type Rgb = (u8, u8, u8);

/// The sixteen colours of a terminal.
struct Terminal {
    name: &'static str,
    colours: [Rgb; 16],
}

/// From the documentation of the terminals, dark colours first.
const TERMINALS: [Terminal; 4] = [
    Terminal {
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
    Terminal {
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
    Terminal {
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
    Terminal {
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

impl Terminal {
    fn rgb(&self, colour: Color) -> Rgb {
        match colour {
            Color::Rgb(red, green, blue) => (red, green, blue),
            Color::Indexed(at) => indexed(at),
            named => {
                let place = ORDER.iter().position(|&other| other == named);
                self.colours[place.expect("one of the sixteen")]
            }
        }
    }
}

/// The colours from 16 on are the same everywhere: a cube and a row of greys.
fn indexed(at: u8) -> Rgb {
    let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
    match at {
        16..232 => {
            let at = at - 16;
            (level(at / 36), level(at / 6 % 6), level(at % 6))
        }
        232.. => {
            let grey = 8 + 10 * (at - 232);
            (grey, grey, grey)
        }
        _ => panic!("{at} looks different on every terminal"),
    }
}

fn linear(part: u8) -> f64 {
    let part = f64::from(part) / 255.0;
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn luminance((red, green, blue): Rgb) -> f64 {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// As the web guidelines count it: 1 is nothing, 21 is black on white.
fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

const SIDES: [u8; 5] = [0, 1, 2, 3, 4];

/// What stands on what.
fn used() -> Vec<(Ground, Ink)> {
    use Ground::*;
    use Ink::*;
    let mut used = Vec::new();
    let players = [0, 1, 2, 3].map(Ground::Side);
    for ground in [Page, Panel, Brick, Lit].into_iter().chain(players) {
        used.extend([Plain, Strong, Quiet, Gold, Good].map(|ink| (ground, ink)));
        used.extend(SIDES.map(|side| (ground, Ink::Side(side))));
    }
    used.extend([Plain, Strong, Quiet, Gold].map(|ink| (Head, ink)));
    used.extend([Page, Panel, Brick].map(|ground| (ground, Bad)));
    used.extend([Page, Brick, Lit].map(|ground| (ground, LitEdge)));
    used.extend([Plain, Strong, Quiet].map(|ink| (Done, ink)));
    used.extend(SIDES.map(|side| (Done, Ink::Side(side))));
    used.extend(SIDES.map(|side| (Block(side), Strong)));
    used.extend([(Key, Strong), (Button, Strong)]);
    used.extend([Cloth, Fold, Sheen].into_iter().flat_map(|cloth| [(cloth, Plain), (cloth, Gold)]));
    used
}

fn looks() -> Vec<(&'static str, Look)> {
    let usual = Look::USUAL;
    let light = Look { theme: Theme::Light, ..usual };
    vec![
        ("dark", usual),
        ("light", light),
        ("dark in 256", Look { depth: Depth::Many, ..usual }),
        ("light in 256", Look { depth: Depth::Many, ..light }),
        ("sixteen", Look { depth: Depth::Sixteen, ..usual }),
        ("sixteen, light", Look { depth: Depth::Sixteen, ..light }),
        ("high contrast", Look { theme: Theme::HighContrast, ..usual }),
    ]
}

#[test]
fn what_must_be_read_can_be_read() {
    let mut wrong = Vec::new();
    for (name, look) in looks() {
        // What the sixteen colours look like is the terminal's affair.
        let needed = if name.starts_with("sixteen") { 3.0 } else { 4.5 };
        let mut lowest = (f64::MAX, String::new());
        for (ground, ink) in used() {
            let style = look.on(ground, ink);
            let (fg, bg) = (style.fg.expect("an ink"), style.bg.expect("a ground"));
            for terminal in &TERMINALS {
                let found = contrast(terminal.rgb(fg), terminal.rgb(bg));
                if found < lowest.0 {
                    lowest = (found, format!("{ink:?} on {ground:?}, {}", terminal.name));
                }
                if found < needed {
                    wrong.push(format!(
                        "{name}, {}: {ink:?} on {ground:?}: {found:.1}",
                        terminal.name
                    ));
                }
            }
            let bold_black = fg == Color::Black && style.add_modifier.contains(Modifier::BOLD);
            assert!(!bold_black, "bold black turns grey on many terminals: {ground:?} {ink:?}");
        }
        println!("{name}: lowest contrast {:.1} ({})", lowest.0, lowest.1);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What people see who lack one kind of cone (Machado and others, 2009), from linear colours.
const BLINDNESS: [(&str, [[f64; 3]; 3]); 4] = [
    ("usual eyes", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// A colour as these eyes see it, in Lab.
fn lab((red, green, blue): Rgb, eyes: [[f64; 3]; 3]) -> [f64; 3] {
    let seen = [linear(red), linear(green), linear(blue)];
    let [red, green, blue] =
        eyes.map(|row| (0..3).map(|at| row[at] * seen[at]).sum::<f64>().clamp(0.0, 1.0));
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let root = |part: f64| {
        if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
    };
    let [x, y, z] = [x, y, z].map(root);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    (0..3).map(|at| (a[at] - b[at]).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn the_players_stay_apart_for_colour_blind_people() {
    let mut wrong = Vec::new();
    // What is asked of each: the letter is always beside the colour, too.
    let palettes: [(&str, &Palette, f64); 7] = [
        ("dark", &Palette::DARK, 16.5),
        ("light", &Palette::LIGHT, 17.0),
        ("dark in 256", Palette::dark_256(), 14.0),
        ("light in 256", Palette::light_256(), 14.0),
        ("sixteen", &Palette::SIXTEEN, 10.0),
        ("sixteen, light", &Palette::SIXTEEN_LIGHT, 10.0),
        ("high contrast", &Palette::CONTRAST, 10.0),
    ];
    for (name, palette, needed) in palettes {
        for (eyes, matrix) in BLINDNESS {
            let mut nearest = (f64::MAX, String::new());
            for terminal in &TERMINALS {
                for one in 0..4 {
                    for other in one + 1..4 {
                        let [a, b] =
                            [one, other].map(|side| lab(terminal.rgb(palette.sides[side]), matrix));
                        let found = distance(a, b);
                        if found < nearest.0 {
                            let pair = [one, other].map(|side| "ABCD".as_bytes()[side] as char);
                            nearest = (found, format!("{pair:?} {}", terminal.name));
                        }
                    }
                }
            }
            println!("{name}, {eyes}: nearest {:.0} ({})", nearest.0, nearest.1);
            if nearest.0 < needed {
                wrong.push(format!("{name}, {eyes}: {:.0} ({})", nearest.0, nearest.1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What can be chosen lies on another ground than the head or the body of what somebody has chosen,
/// whoever it is and whatever their eyes: the edge says it, too.
#[test]
fn lit_and_chosen_stay_apart() {
    let mut wrong = Vec::new();
    for (name, look) in looks() {
        // There both are white, and the marks at the edge differ.
        if name == "high contrast" {
            continue;
        }
        let mut nearest = (f64::MAX, String::new());
        for (eyes, matrix) in BLINDNESS {
            for terminal in &TERMINALS {
                let colour = |ground| lab(terminal.rgb(look.palette().of(ground)), matrix);
                for side in 0..4 {
                    let from = |ground| distance(colour(Ground::Lit), colour(ground));
                    let found = from(Ground::Block(side)).max(from(Ground::Side(side)));
                    let what = format!("{name}, {eyes}, {}: {side} {found:.1}", terminal.name);
                    if found < 8.0 {
                        wrong.push(what.clone());
                    }
                    if found < nearest.0 {
                        nearest = (found, what);
                    }
                }
            }
        }
        println!("lit and chosen: nearest {}", nearest.1);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn without_colours_attributes_say_it() {
    let mono = Look { theme: Theme::Mono, ..Look::USUAL };
    for (ground, ink) in used() {
        let style = mono.on(ground, ink);
        assert_eq!((style.fg, style.bg), (None, None));
    }
    let reversed = |ground| mono.on(ground, Ink::Plain).add_modifier.contains(Modifier::REVERSED);
    assert!(reversed(Ground::Side(0)) && reversed(Ground::Block(0)) && !reversed(Ground::Brick));
}
