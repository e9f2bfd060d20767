//! Taking answers back and playing them again.

use std::io::{self, BufRead, Write};

use super::obey::Obeyed;
use super::{Plain, choice};
use crate::session::{Host, Undo};

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Takes the last answer back, at once or when the table agrees.
    pub(super) fn undo(&mut self) -> io::Result<Obeyed> {
        let target = self.host.undo_target().unwrap_or_default();
        match self.deed(|host| host.undo(false))? {
            Undo::Nothing => {
                self.say_ui("nothing-to-undo")?;
                return Ok(Obeyed::Done);
            }
            Undo::Free => return self.after_rewind("undone"),
            Undo::NeedsAgreement => {}
        }
        // Bots have nothing to say to it.
        let id = if self.host.lone().is_some() { "agree-alone" } else { "agree" };
        self.say_ui_with(id, [("count", (self.session().len() - target).into())])?;
        loop {
            let Some(line) = self.hear()? else { return Ok(Obeyed::Leave) };
            match choice::yes(&line) {
                Some(true) => break,
                Some(false) => return Ok(Obeyed::Again),
                None => self.say_ui("say-yes-or-no")?,
            }
        }
        self.deed(|host| host.undo(true))?;
        self.after_rewind("undone")?;
        if let Some(note) = self.session().notes().last() {
            let line = self.text.note(note, &self.names);
            self.say(&line)?;
        }
        Ok(Obeyed::Elsewhere)
    }

    /// Plays again what was taken back.
    pub(super) fn redo(&mut self) -> io::Result<Obeyed> {
        if self.deed(Host::redo)? {
            return self.after_rewind("redone");
        }
        self.say_ui("nothing-to-redo")?;
        Ok(Obeyed::Done)
    }

    fn after_rewind(&mut self, id: &str) -> io::Result<Obeyed> {
        self.refusal = None;
        self.next = self.next.min(self.session().len() + 1);
        self.say_ui(id)?;
        self.tell_table()?;
        Ok(Obeyed::Elsewhere)
    }
}
