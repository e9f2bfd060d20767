//! The letters: what each of them asks for.

use std::io::{self, BufRead, Write};

use super::Plain;
use crate::engine::{Decision, Seat};
use crate::session::Host;
use crate::text::FluentValue;

/// What has become of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obeyed {
    /// It was a command, and has been obeyed: an answer is still waited for.
    Done,
    /// It was empty: the question is to be said again.
    Again,
    /// The game, or who looks at it, stands elsewhere now.
    Elsewhere,
    /// Somebody leaves, or the input has ended.
    Leave,
    /// It was no command.
    NoCommand,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Obeys a line if it is a command. Without a decision only what everybody may see is shown.
    pub(super) fn obey(&mut self, line: &str, asked: Option<&Decision>) -> io::Result<Obeyed> {
        let (command, rest) = match line.split_once(char::is_whitespace) {
            Some((command, rest)) => (command, rest.trim()),
            None => (line, ""),
        };
        let lines = match (command, rest) {
            ("", _) => return Ok(Obeyed::Again),
            ("?", "") => self.text.ui("plain-help").lines().map(str::to_owned).collect(),
            ("r", rest) => self.rule_lines(rest, asked),
            ("w", "") => self.why_not_lines(asked),
            ("s", "") => self.score_lines(),
            ("c", "") => self.court_lines(),
            ("m", "") => self.mission_lines(),
            ("i", rest) => self.about(rest),
            ("l" | "<" | ">", rest) => match self.log_page(command, rest) {
                Some(lines) => lines,
                None => return Ok(Obeyed::NoCommand),
            },
            ("I", rest) => return self.order(rest),
            ("H", "") => return self.hint(asked),
            ("E", "") => vec![self.written("position-written", Host::write_position)],
            ("R", words) => return self.report(words),
            ("h", rest) => return self.show_hand(rest, asked),
            ("tab", "") if self.host.hides() && self.host.viewer().is_some() => {
                self.deed(Host::cover)?;
                return Ok(Obeyed::Elsewhere);
            }
            ("u", "") => return self.undo(),
            ("U", "") => return self.redo(),
            ("q", "") => return Ok(Obeyed::Leave),
            _ => return Ok(Obeyed::NoCommand),
        };
        self.say_all(&lines)?;
        Ok(Obeyed::Done)
    }

    /// Writes a bug report with these words; without any they are asked for.
    fn report(&mut self, words: &str) -> io::Result<Obeyed> {
        let mut words = words.to_owned();
        if words.is_empty() {
            self.say_ui("report-ask")?;
            match self.hear()? {
                Some(line) => words = line,
                None => return Ok(Obeyed::Leave),
            }
        }
        let line = self.written("report-written", |host, data| host.write_report(data, &words));
        self.say(&line)?;
        Ok(Obeyed::Done)
    }

    /// Whether these words say that a player has the keyboard, and nothing else: the word for the
    /// key, or the player's letter, large, because small ones are commands.
    pub(super) fn is_word_of(&self, seat: Seat, words: &str) -> bool {
        words.eq_ignore_ascii_case("tab") || words == seat.letter().to_string()
    }

    /// Whether these words are the name of a player.
    pub(super) fn is_name_of(&self, seat: Seat, words: &str) -> bool {
        words.to_lowercase() == self.names[seat].to_lowercase()
    }

    /// A player's name and letter.
    pub(super) fn gaps_of(&self, seat: Seat) -> [(&'static str, FluentValue<'static>); 2] {
        [("name", self.names[seat].to_owned().into()), ("letter", seat.letter().to_string().into())]
    }
}
