//! Sentences in lines: players' names in their colours wherever they stand, rule numbers faint at
//! the right end.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::markers::ink;
use crate::engine::{Rule, Seat};
use crate::text::{NO_BREAK, Names};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::theme::Look;

/// Sets sentences in lines of a width.
#[derive(Clone, Copy)]
pub(in crate::tui) struct Prose<'a> {
    pub(in crate::tui) look: Look,
    pub(in crate::tui) names: &'a Names,
    pub(in crate::tui) players: u8,
    pub(in crate::tui) ground: Ground,
    pub(in crate::tui) width: u16,
}

/// Columns for a rule at the right end, with those before it.
const RULE: u16 = 7;

/// A sentence and the rule in brackets behind it.
pub(in crate::tui) fn split_rule(sentence: &str) -> (&str, &str) {
    let cited = sentence.strip_suffix(')').and_then(|words| words.rsplit_once(" (R"));
    match cited {
        Some((words, number))
            if number.contains('.') && number.bytes().all(|b| b.is_ascii_digit() || b == b'.') =>
        {
            let rule = &sentence[words.len() + 2..sentence.len() - 1];
            (words, rule)
        }
        _ => (sentence, ""),
    }
}

impl Prose<'_> {
    /// A span in this ink.
    pub(in crate::tui) fn span(&self, words: impl AsRef<str>, ink: Ink) -> Span<'static> {
        self.look.span(words, self.ground, ink)
    }

    /// A heading.
    pub(in crate::tui) fn heading(&self, words: impl AsRef<str>) -> Line<'static> {
        Line::from(self.span(words, Ink::Gold))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().take(self.players.into())
    }

    /// A line with the names in their colours.
    fn inked(&self, line: &str, plain: Ink) -> Vec<Span<'static>> {
        let mut spans: Vec<Span<'static>> = Vec::new();
        let mut rest = line;
        let names: Vec<(Seat, String)> =
            self.seats().map(|seat| (seat, self.look.show(&self.names[seat]))).collect();
        while !rest.is_empty() {
            let found = names.iter().filter(|(_, name)| !name.is_empty()).filter_map(|named| {
                let at = whole_word(rest, &named.1)?;
                Some((at, named))
            });
            // Of two names at one place the longer is meant.
            let first = found.min_by_key(|(at, (_, name))| (*at, usize::MAX - name.len()));
            let Some((at, (seat, name))) = first else {
                spans.push(self.span(rest, plain));
                break;
            };
            if at > 0 {
                spans.push(self.span(&rest[..at], plain));
            }
            spans.push(self.span(name, ink(*seat)));
            rest = &rest[at + name.len()..];
        }
        spans
    }

    /// A text in lines.
    pub(in crate::tui) fn lines(&self, words: &str, ink: Ink) -> Vec<Line<'static>> {
        self.set(words, "", ink, 0)
    }

    /// A sentence in lines, the first of which has its rule at the right end; all but the first
    /// begin so many columns further in.
    pub(in crate::tui) fn cited(
        &self,
        words: &str,
        rule: Option<Rule>,
        ink: Ink,
        hang: u16,
    ) -> Vec<Line<'static>> {
        let rule = rule.map(|rule| rule.to_string()).unwrap_or_default();
        self.set(words, &rule, ink, hang)
    }

    /// The same for a sentence that has its rule in brackets behind it.
    pub(in crate::tui) fn split(&self, words: &str, ink: Ink, hang: u16) -> Vec<Line<'static>> {
        let (words, rule) = split_rule(words);
        self.set(words, rule, ink, hang)
    }

    fn set(&self, words: &str, rule: &str, ink: Ink, hang: u16) -> Vec<Line<'static>> {
        let mut words = self.look.show(words);
        // A name stays in one line.
        for seat in self.seats() {
            let name = self.look.show(&self.names[seat]);
            if name.contains(' ') {
                words = words.replace(&name, &name.replace(' ', &NO_BREAK.to_string()));
            }
        }
        let room = self.width - if rule.is_empty() { 0 } else { RULE };
        let lines = wrap(&words, usize::from(room.saturating_sub(hang)));
        let lines = lines.iter().enumerate().map(|(place, line)| {
            let line = line.replace(NO_BREAK, " ");
            let indent = if place == 0 { 0 } else { usize::from(hang) };
            let mut spans = vec![self.span(" ".repeat(indent), ink)];
            spans.extend(self.inked(&line, ink));
            if place == 0 && !rule.is_empty() {
                let gap = usize::from(self.width).saturating_sub(line.width() + rule.width());
                spans.push(self.span(" ".repeat(gap), ink));
                spans.push(self.span(rule, Ink::Faint));
            }
            Line::from(spans)
        });
        lines.collect()
    }
}

/// Where a name stands alone.
fn whole_word(words: &str, name: &str) -> Option<usize> {
    let letter = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
    words.match_indices(name).map(|(at, _)| at).find(|&at| {
        let after = words[at + name.len()..].chars().next();
        !letter(words[..at].chars().next_back()) && !letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seats;

    fn prose(names: &Names, width: u16) -> Prose<'_> {
        Prose { look: Look::USUAL, names, players: 3, ground: Ground::Panel, width }
    }

    #[test]
    fn names_have_their_colours_and_stay_whole() {
        let called = ["Ann", "Anna Maria", "Bo"];
        let names = Names(Seats::from_fn(|seat| called[seat.index() % 3].to_owned()));
        for width in 20..60 {
            let lines =
                prose(&names, width).lines("Annabel sees Anna Maria, Ann and Bo.", Ink::Plain);
            let spans = || lines.iter().flat_map(|line| &line.spans);
            let coloured = |seat: Seat| {
                let style = Look::USUAL.on(Ground::Panel, ink(seat));
                spans().filter(|span| span.style == style).map(|s| s.content.as_ref()).collect()
            };
            let found: [String; 3] = [Seat::A, Seat::B, Seat::C].map(coloured);
            assert_eq!(found, ["Ann", "Anna Maria", "Bo"], "{width}: {lines:?}");
        }
    }

    #[test]
    fn a_rule_stands_at_the_right_end_of_the_first_line() {
        let names = Names::letters();
        let lines = prose(&names, 30).split(
            "Something long has happened here today. (R6.10)",
            Ink::Plain,
            2,
        );
        let words: Vec<String> = lines.iter().map(Line::to_string).collect();
        assert_eq!(words, ["Something long has       R6.10", "  happened here today."]);
        assert_eq!(split_rule("Nothing (R)"), ("Nothing (R)", ""));
        assert_eq!(split_rule("No rule."), ("No rule.", ""));
    }
}
