//! A screen as a picture: every cell of a buffer in its colours, those of a usual terminal where it
//! says only their names.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

const CELL: (f32, f32) = (8.4, 17.0);
const EDGE: f32 = 10.0;

/// The colours of a terminal: its own two, then the sixteen.
#[derive(Clone, Copy)]
pub(crate) struct Palette {
    ground: &'static str,
    ink: &'static str,
    colours: [&'static str; 16],
}

/// A dark terminal.
pub(crate) const DARK: Palette = Palette {
    ground: "#14161b",
    ink: "#d8d8d8",
    colours: [
        "#000000", "#cd3131", "#23a55a", "#d7a21a", "#2f6fd6", "#b148c6", "#11a8cd", "#c5c8c6",
        "#6b6f76", "#f14c4c", "#3fd68a", "#f5e14b", "#5b9bff", "#d670d6", "#4ad2f0", "#ffffff",
    ],
};

/// A light one.
pub(crate) const LIGHT: Palette = Palette { ground: "#ffffff", ink: "#202020", ..DARK };

/// The Linux console.
pub(crate) const CONSOLE: Palette = Palette {
    ground: "#000000",
    ink: "#aaaaaa",
    colours: [
        "#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
        "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff",
    ],
};

/// The colours from 16 on are the same everywhere: a cube and a row of greys.
fn indexed(at: u8) -> String {
    let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
    let (red, green, blue) = match at {
        16..232 => (level((at - 16) / 36), level((at - 16) / 6 % 6), level((at - 16) % 6)),
        _ => {
            let grey = 8 + 10 * at.saturating_sub(232);
            (grey, grey, grey)
        }
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn place(colour: Color) -> Option<usize> {
    Some(match colour {
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        _ => return None,
    })
}

#[derive(Clone, PartialEq)]
struct Ink {
    fg: String,
    bg: String,
    bold: bool,
    line: bool,
}

impl Palette {
    fn colour(self, colour: Color, own: &str) -> String {
        match (colour, place(colour)) {
            (Color::Rgb(red, green, blue), _) => format!("#{red:02x}{green:02x}{blue:02x}"),
            (_, Some(at)) => self.colours[at].to_owned(),
            (Color::Indexed(at), _) => indexed(at),
            _ => own.to_owned(),
        }
    }

    fn ink(self, cell: &Cell) -> Ink {
        let fg = self.colour(cell.fg, self.ink);
        let bg = self.colour(cell.bg, self.ground);
        let (fg, bg) = if cell.modifier.contains(Modifier::REVERSED) { (bg, fg) } else { (fg, bg) };
        let bold = cell.modifier.contains(Modifier::BOLD);
        Ink { fg, bg, bold, line: cell.modifier.contains(Modifier::UNDERLINED) }
    }
}

/// The picture of a screen.
pub(crate) fn draw(buffer: &Buffer, palette: Palette) -> String {
    let mut svg = head(buffer, palette);
    cells(&mut svg, palette, buffer, None);
    svg.push_str("</svg>\n");
    svg
}

/// A moving picture: screens, each for so many seconds, over and over. What changes from one to the
/// next lies over it from then on.
pub(crate) fn film(frames: &[(Buffer, f32)], palette: Palette) -> String {
    let Some((first, _)) = frames.first() else { return String::new() };
    let whole: f32 = frames.iter().map(|(_, seconds)| seconds).sum();
    let mut svg = head(first, palette);
    svg.push_str("<style>\n");
    let mut begins = 0.0;
    for (number, (_, seconds)) in frames.iter().enumerate() {
        if number > 0 {
            let percent = 100.0 * begins / whole;
            let line = format!(
                "#f{number}{{animation:k{number} {whole:.1}s step-end infinite}}\n\
                 @keyframes k{number}{{0%{{opacity:0}}{percent:.2}%{{opacity:1}}}}\n"
            );
            svg.push_str(&line);
        }
        begins += seconds;
    }
    svg.push_str("</style>\n");
    for (number, (buffer, _)) in frames.iter().enumerate() {
        svg.push_str(&format!("<g id=\"f{number}\">\n"));
        let before = number.checked_sub(1).and_then(|before| frames.get(before));
        cells(&mut svg, palette, buffer, before.map(|(buffer, _)| buffer));
        svg.push_str("</g>\n");
    }
    svg.push_str("</svg>\n");
    svg
}

fn head(buffer: &Buffer, palette: Palette) -> String {
    let width = f32::from(buffer.area.width) * CELL.0 + 2.0 * EDGE;
    let height = f32::from(buffer.area.height) * CELL.1 + 2.0 * EDGE;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"ui-monospace,'DejaVu Sans Mono',\
         Menlo,Consolas,monospace\" font-size=\"14\" shape-rendering=\"crispEdges\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{}\"/>\n",
        palette.ground
    )
}

/// Every run of cells, or those alone that differ from what lies below.
fn cells(svg: &mut String, palette: Palette, buffer: &Buffer, below: Option<&Buffer>) {
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let new = |at: (u16, u16)| below.is_none_or(|below| below[at] != buffer[at]);
    for y in 0..rows {
        let mut x = 0;
        while x < columns {
            if !new((x, y)) {
                x += 1;
                continue;
            }
            let ink = palette.ink(&buffer[(x, y)]);
            let mut run = String::new();
            let start = x;
            while x < columns && new((x, y)) && palette.ink(&buffer[(x, y)]) == ink {
                run.push_str(buffer[(x, y)].symbol());
                x += 1;
            }
            put(svg, palette, &ink, (start, y), x - start, &run, below.is_some());
        }
    }
}

fn put(
    svg: &mut String,
    palette: Palette,
    ink: &Ink,
    at: (u16, u16),
    columns: u16,
    run: &str,
    covers: bool,
) {
    let (left, top) = (EDGE + f32::from(at.0) * CELL.0, EDGE + f32::from(at.1) * CELL.1);
    let width = f32::from(columns) * CELL.0;
    let ok = "writing to a string cannot fail";
    if covers || ink.bg != palette.ground {
        let (bg, height) = (&ink.bg, CELL.1);
        writeln!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height}\" fill=\"{bg}\"/>"
        )
        .expect(ok);
    }
    let trimmed = run.trim_start_matches(' ');
    let skipped = (run.len() - trimmed.len()) as f32;
    let word = trimmed.trim_end_matches(' ');
    if word.is_empty() {
        return;
    }
    let escaped = word.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let letters = word.chars().count() as f32;
    writeln!(
        svg,
        "<text xml:space=\"preserve\" x=\"{:.1}\" y=\"{:.1}\" textLength=\"{:.1}\" fill=\"{}\"{}{}>{escaped}</text>",
        left + skipped * CELL.0,
        top + 13.0,
        letters * CELL.0,
        ink.fg,
        if ink.bold { " font-weight=\"bold\"" } else { "" },
        if ink.line { " text-decoration=\"underline\"" } else { "" },
    )
    .expect(ok);
}
