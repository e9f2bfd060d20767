//! Words in several styles, broken into lines at spaces. `Paragraph` breaks lines too, but neither
//! tells beforehand how many there will be nor lets the later ones hang.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::text::NO_BREAK;
use crate::tui::pen::words;

/// Breaks spans into lines of at most so many columns; all but the first begin with an indent.
pub(in crate::tui) fn flow(spans: &[Span<'static>], width: u16, indent: u16) -> Vec<Line<'static>> {
    let (width, indent) = (usize::from(width).max(8), usize::from(indent));
    let mut lines: Vec<Vec<Span<'static>>> = vec![Vec::new()];
    let mut used = 0;
    // A space that waits for the word after it.
    let mut gap: Option<Style> = None;
    for span in spans {
        for (place, word) in words(&span.content, width).enumerate() {
            if place > 0 {
                gap = Some(span.style);
            }
            if word.is_empty() {
                continue;
            }
            let long = word.width();
            let begins = used == 0 || (lines.len() > 1 && used == indent);
            if !begins && used + usize::from(gap.is_some()) + long > width {
                // What follows without a space goes with the word before it.
                let before = if gap.is_none() { last_word(&mut lines) } else { Vec::new() };
                lines.push(vec![Span::raw(" ".repeat(indent))]);
                used = indent + before.iter().map(Span::width).sum::<usize>();
                lines.last_mut().into_iter().for_each(|line| line.extend(before.iter().cloned()));
            } else if let (Some(style), false) = (gap, begins) {
                push(&mut lines, " ", style);
                used += 1;
            }
            gap = None;
            push(&mut lines, word, span.style);
            used += long;
        }
    }
    lines.into_iter().map(Line::from).collect()
}

/// Takes the last word off the last line, if another stands before it.
fn last_word(lines: &mut [Vec<Span<'static>>]) -> Vec<Span<'static>> {
    let Some(line) = lines.last_mut() else { return Vec::new() };
    let ends = |span: &Span<'_>| span.content.trim_end().rfind(' ').map(|at| at + 1);
    let Some(place) = line.iter().rposition(|span| ends(span).is_some()) else { return Vec::new() };
    let at = ends(&line[place]).unwrap_or_default();
    if place == 0 && line[0].content[..at].trim().is_empty() {
        return Vec::new();
    }
    let after = line.split_off(place + 1);
    let tail = line[place].content.split_at(at).1.to_owned();
    let style = line[place].style;
    line[place].content.to_mut().truncate(at);
    let kept = line[place].content.trim_end().len();
    line[place].content.to_mut().truncate(kept);
    std::iter::once(Span::styled(tail, style)).chain(after).collect()
}

/// Adds words to the last line, to its last span where they look alike.
fn push(lines: &mut [Vec<Span<'static>>], words: &str, style: Style) {
    let Some(line) = lines.last_mut() else { return };
    // The spaces that hold words together have done so by now.
    let words = words.replace(NO_BREAK, " ");
    match line.last_mut().filter(|span| span.style == style) {
        Some(span) => span.content.to_mut().push_str(&words),
        None => line.push(Span::styled(words, style)),
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::Stylize;

    use super::*;

    fn words(lines: &[Line<'_>]) -> Vec<String> {
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lines_break_at_spaces_and_hang() {
        let spans = ["Anna".bold(), "  two on Condé, ".into(), "one on Anne".italic()];
        assert_eq!(
            words(&flow(&spans, 16, 6)),
            ["Anna two on", "      Condé, one", "      on Anne"]
        );
    }

    #[test]
    fn no_word_is_lost_at_any_width() {
        let spans = ["Anna takes ".bold(), "three".into(), " markers back".italic()];
        for width in 10..40 {
            let lines = words(&flow(&spans, width, 2));
            let all: Vec<&str> = lines.iter().flat_map(|line| line.split_whitespace()).collect();
            assert_eq!(all.join(" "), "Anna takes three markers back");
            assert!(lines.iter().all(|line| line.width() <= usize::from(width)), "{lines:?}");
        }
    }
}
