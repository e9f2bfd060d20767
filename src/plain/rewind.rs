//! Taking answers back and playing them again.

use std::io::{self, BufRead, Write};

use super::lookup::Obeyed;
use super::{Plain, choice};
use crate::engine::{Seat, SeatSet};
use crate::session::Undo;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Takes the last answer back, at once or when the table agrees.
    pub(super) fn undo(&mut self) -> io::Result<Obeyed> {
        let now = self.session.len();
        let mark = self.marks.iter().rev().copied().find(|&mark| mark < now);
        let target = mark.or_else(|| self.session.undo_target());
        let can = target.map_or(Undo::Nothing, |target| self.session.can_undo_to(target));
        let Some(target) = target.filter(|_| can != Undo::Nothing) else {
            self.say_ui("nothing-to-undo")?;
            return Ok(Obeyed::Done);
        };
        if can == Undo::NeedsAgreement {
            let gaps = [("count", (now - target).into())];
            let question = self.text.ui_with("plain-agree", gaps);
            loop {
                self.say(&question)?;
                let Some(line) = self.hear()? else { return Ok(Obeyed::Leave) };
                match choice::yes(&line) {
                    Some(true) => break,
                    Some(false) => return Ok(Obeyed::Done),
                    None => self.say_ui("say-yes-or-no")?,
                }
            }
        }
        self.session.undo_to_agreed(target);
        self.marks.retain(|&mark| mark < target);
        self.after_rewind("undone")?;
        if let (Undo::NeedsAgreement, Some(note)) = (can, self.session.notes().last()) {
            let line = self.text.note(note, &self.names);
            self.say(&line)?;
        }
        Ok(Obeyed::Elsewhere)
    }

    /// Plays again what was taken back.
    pub(super) fn redo(&mut self) -> io::Result<Obeyed> {
        if !self.session.can_redo() {
            self.say_ui("nothing-to-redo")?;
            return Ok(Obeyed::Done);
        }
        self.marks.push(self.session.len());
        self.session.redo();
        self.after_rewind("redone")
    }

    fn after_rewind(&mut self, id: &str) -> io::Result<Obeyed> {
        self.line = None;
        self.wanting = SeatSet::EMPTY;
        self.refusal = None;
        for seat in Seat::ALL {
            self.since[seat] = self.since[seat].min(self.session.len());
        }
        self.next = self.next.min(self.session.len() + 1);
        self.keep()?;
        self.uncover_nobody()?;
        self.say_ui(id)?;
        self.tell_table()?;
        Ok(Obeyed::Elsewhere)
    }
}
