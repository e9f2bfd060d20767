//! What is only for one player's eyes: their hand, a hint, and before which boards they want to be
//! asked about intrigue.

use std::io::{self, BufRead, Write};
use std::sync::atomic::AtomicBool;

use super::obey::Obeyed;
use super::{Plain, choice};
use crate::bots::{Bot, Found, Thinking, balance, reasons, secret_reasons};
use crate::engine::{Board, BoardSet, Decision, Seat};
use crate::session::Host;

/// How many answers a hint names.
const NAMED: usize = 3;
/// Things that are told of why the chance is what it is, at most.
const TOLD: usize = 4;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// A player's own cards: at once if they have the keyboard, otherwise after it is passed.
    pub(super) fn show_hand(&mut self, who: &str, asked: Option<&Decision>) -> io::Result<Obeyed> {
        let seat = match who {
            "" => self.host.viewer().or(asked.map(|decision| decision.seat)),
            who => self.session().game().seats().find(|&seat| {
                who.eq_ignore_ascii_case(&seat.letter().to_string()) || self.is_name_of(seat, who)
            }),
        };
        let Some(seat) = seat.filter(|&seat| self.host.is_person(seat)) else {
            if who.is_empty() {
                self.say_ui("whose")?;
            } else {
                self.say_ui_with("no-player", [("words", choice::shorten(who).into())])?;
            }
            return Ok(Obeyed::Done);
        };
        if !self.host.hides() || self.host.viewer() == Some(seat) {
            let hand = self.hand_lines(seat);
            self.say_all(&hand)?;
            return Ok(Obeyed::Done);
        }
        self.peek(seat)
    }

    /// Passes the keyboard to a player for a look at their own cards. Whatever is not meant for
    /// that leaves them covered, and the question comes again.
    fn peek(&mut self, seat: Seat) -> io::Result<Obeyed> {
        self.deed(Host::cover)?;
        self.tell_table()?;
        self.say_ui_with("look", self.gaps_of(seat))?;
        self.forget_typed();
        let Some(words) = self.hear()? else { return Ok(Obeyed::Leave) };
        if !self.is_word_of(seat, &words) {
            match self.obey(&words, None)? {
                Obeyed::NoCommand if self.is_name_of(seat, &words) => {}
                Obeyed::Leave => return Ok(Obeyed::Leave),
                _ => return Ok(Obeyed::Elsewhere),
            }
        }
        self.deed(|host| host.peek(seat))?;
        let hand = self.hand_lines(seat);
        self.say_all(&hand)?;
        let read = self.until_read(seat)?;
        self.deed(Host::cover)?;
        Ok(read)
    }

    /// Waits until whoever looks at their own cards is done with them.
    pub(super) fn until_read(&mut self, seat: Seat) -> io::Result<Obeyed> {
        self.say_ui_with("read", [("name", self.names[seat].to_owned().into())])?;
        loop {
            let Some(words) = self.hear()? else { return Ok(Obeyed::Leave) };
            match self.obey(&words, None)? {
                Obeyed::Done => {}
                Obeyed::Leave => return Ok(Obeyed::Leave),
                _ => return Ok(Obeyed::Elsewhere),
            }
        }
    }

    /// What a strong bot would do in this player's place, and why; from what the player may know.
    pub(super) fn hint(&mut self, asked: Option<&Decision>) -> io::Result<Obeyed> {
        let own = asked.filter(|decision| self.host.viewer() == Some(decision.seat));
        let Some(decision) = own else {
            self.say_ui("hint-hidden")?;
            return Ok(Obeyed::Done);
        };
        let task = Thinking::with(Bot::Hard(Bot::USUAL), self.session());
        let mut advice = task.map(|task| task.advise(&AtomicBool::new(false))).unwrap_or_default();
        advice.truncate(NAMED);
        let view = self.session().game().view(None);
        let mut lines = Vec::new();
        for (place, one) in advice.iter().enumerate() {
            let id = if place == 0 { "hint-best" } else { "hint-next" };
            let answer = self.text.action(&one.found.action, Some(&decision.question));
            let share = format!("{:.0}", 100.0 * one.found.value.max(0.0));
            let line = self.text.ui_with(id, [("answer", answer.into()), ("share", share.into())]);
            let ahead = one.ahead(decision.seat, view.players());
            let points = ahead.map(|ahead| {
                let points = self.text.signed(ahead.into(), 1);
                self.text.ui_with("hint-points", [("points", points.into())])
            });
            lines.push([Some(line), points].into_iter().flatten().collect::<Vec<_>>().join(" "));
            lines.extend(self.because(decision, &one.found));
        }
        let points = advice.first().and_then(|best| best.points);
        let stands = points.and_then(|points| balance(&view, decision.seat, &points));
        lines.extend(stands.map(|stands| self.text.balance(&stands, &self.names, TOLD)));
        lines.push(self.text.ui("hint-shares"));
        self.say_all(&lines)?;
        Ok(Obeyed::Done)
    }

    /// The reasons for an answer: those that the table could find, then the player's own.
    fn because(&self, Decision { seat, question }: &Decision, one: &Found) -> Vec<String> {
        let view = self.session().game().view(Some(*seat));
        let mut whys = reasons(&view, *seat, question, &one.action);
        whys.extend(secret_reasons(&view, question, &one.action));
        whys.iter().map(|why| format!("  {}", self.text.why_line(why, &self.names))).collect()
    }

    /// Before which boards whoever looks wants to be asked about intrigue: says it, or changes it.
    pub(super) fn order(&mut self, words: &str) -> io::Result<Obeyed> {
        let Some(seat) = self.host.viewer() else {
            self.say_ui("order-hidden")?;
            return Ok(Obeyed::Done);
        };
        match words {
            "" => {}
            "*" => self.deed(|host| host.set_order(seat, None))?,
            "0" => self.deed(|host| host.set_order(seat, Some(BoardSet::default())))?,
            words => {
                let words = words.split([' ', ',']).filter(|word| !word.is_empty());
                let boards: Option<BoardSet> =
                    words.map(|word| word.parse().ok().and_then(Board::from_number)).collect();
                let Some(boards) = boards else { return Ok(Obeyed::NoCommand) };
                self.deed(|host| host.set_order(seat, Some(boards)))?;
            }
        }
        let line = match self.host.order(seat) {
            None => self.text.ui("plain-order-all"),
            Some(boards) if boards.is_empty() => self.text.ui("plain-order-none"),
            Some(boards) => {
                let boards = self.text.list(boards.iter().map(|b| self.text.board_label(b)));
                self.text.ui_with("plain-order", [("boards", boards.into())])
            }
        };
        self.say(&line)?;
        Ok(Obeyed::Done)
    }
}
