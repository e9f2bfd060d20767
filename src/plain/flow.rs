//! From question to question: passing the keyboard, asking, playing, telling, bots, undo.

use std::io::{self, BufRead, Write};
use std::sync::atomic::AtomicBool;

use super::choice::{self, Choice, Chosen};
use super::lookup::Obeyed;
use super::{CLEAR, Next, Plain};
use crate::bots::Task;
use crate::engine::{Action, Board, Decision, Illegal, Phase, Question, Seat, SeatSet, What};
use crate::gate;
use crate::session::{Refused, Step};
use crate::text::InWords;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Says which game it is, and how the table was set.
    pub(super) fn begin(&mut self) -> io::Result<()> {
        let game = self.session.game();
        if self.session.is_empty() {
            let seats = game.seats().map(|seat| self.names[seat].to_owned());
            let names = self.text.list(seats);
            let start = self.names[game.start()].to_owned();
            self.say_ui_with("new", [("names", names.into()), ("start", start.into())])?;
        } else {
            let phase = self.text.phase(game.phase());
            let gaps = [("round", game.round().into()), ("phase", phase.into())];
            self.say_ui_with("resumed", gaps)?;
            let story = self.last_lines(10);
            self.say_all(&story)?;
            let court = self.court_lines();
            self.say_all(&court)?;
        }
        self.tell_table()
    }

    /// Goes to the next question and asks it, or lets a bot answer.
    pub(super) fn step(&mut self) -> io::Result<Next> {
        let Some(decision) = self.session.decision() else {
            self.cover()?;
            let result = self.result_lines();
            self.say_all(&result)?;
            return Ok(Next::Leave);
        };
        if let Question::Intrigue { board } = decision.question {
            return self.settle_intrigue(&decision, board);
        }
        self.line = None;
        self.wanting = SeatSet::EMPTY;
        if self.is_person(decision.seat) {
            self.ask_in_turn(&decision)
        } else {
            self.play_bot(decision.seat)
        }
    }

    /// Says where the game is kept, or where a copy is if it cannot be. Nobody's cards stay on
    /// the screen.
    pub(super) fn leave(&mut self) -> io::Result<()> {
        self.cover()?;
        let Some(file) = &mut self.file else { return self.out.flush() };
        self.trouble = file.retry(&self.session).err();
        if self.trouble.is_some() {
            if let Some(path) = file.rescue(&self.session) {
                let path = gate::path(&path);
                let line = self.text.ui_with("unkept-copy", [("path", path.into())]);
                self.say(&line)?;
            }
        } else {
            let path = gate::path(file.path());
            let over = self.session.game().phase() == Phase::Over;
            let id = if over { "kept-over" } else { "kept" };
            self.say_ui_with(id, [("path", path.into())])?;
        }
        self.out.flush()
    }

    /// The whole table is asked at once whether anybody plays intrigue (R6.1), so that nobody
    /// learns who could.
    fn settle_intrigue(&mut self, decision: &Decision, board: Board) -> io::Result<Next> {
        let seat = decision.seat;
        if !self.is_person(seat) {
            self.play_bot(seat)
        } else if self.wanting.contains(seat) {
            self.ask_in_turn(decision)
        } else if self.line == Some(board) || self.session.is_lone_without(seat, board) {
            self.perform(seat, Action::Pass, None)
        } else {
            self.cover()?;
            self.ask_line(seat, board)
        }
    }

    fn ask_line(&mut self, first: Seat, board: Board) -> io::Result<Next> {
        let game = self.session.game();
        let waiting = game.turn_order().skip_while(|&seat| seat != first);
        let asked: Vec<Seat> =
            waiting.filter(|&s| game.counts(s).intrigue > 0 && self.is_person(s)).collect();
        let gaps = [("board", self.text.board_label(board).into())];
        let mut question = vec![self.text.ui_with("plain-line", gaps)];
        for (number, &seat) in (1..).zip(&asked) {
            let gaps = [("name", self.names[seat].into())];
            question.push(self.numbered(number, &self.text.ui_with("plain-line-seat", gaps)));
        }
        question.push(self.numbered(0, &self.text.ui("plain-line-none")));
        loop {
            self.say_all(&question)?;
            let Some(line) = self.hear()? else { return Ok(Next::Leave) };
            if line.is_empty() {
                continue;
            }
            match self.obey(&line, None)? {
                Obeyed::Leave => return Ok(Next::Leave),
                Obeyed::Elsewhere => return Ok(Next::On),
                Obeyed::Done => continue,
                Obeyed::NoCommand => {}
            }
            let number = |word: &str| match choice::yes(word) {
                Some(false) => Some(0),
                _ => word.parse().ok(),
            };
            let chosen: Option<Vec<usize>> = line.split([' ', ',']).map(number).collect();
            let seats = chosen.as_deref().and_then(|numbers| match numbers {
                [0] => Some(SeatSet::EMPTY),
                numbers => numbers.iter().map(|n| asked.get(n.checked_sub(1)?).copied()).collect(),
            });
            match seats {
                Some(seats) => {
                    self.marks.push(self.session.len());
                    self.line = Some(board);
                    self.wanting = seats;
                    return Ok(Next::On);
                }
                None => {
                    let words = choice::shorten(&line);
                    self.say_ui_with("unknown", [("words", words.into())])?;
                }
            }
        }
    }

    /// Asks a person, who gets the keyboard first if the question is about their cards.
    fn ask_in_turn(&mut self, decision: &Decision) -> io::Result<Next> {
        let seat = decision.seat;
        if !self.hides() {
            self.eyes = self.lone().or(Some(seat));
        } else if !decision.question.is_secret() {
            self.cover()?;
        } else if self.eyes != Some(seat) {
            match self.hand_over(seat)? {
                Obeyed::Done => {}
                Obeyed::Leave => return Ok(Next::Leave),
                Obeyed::Elsewhere | Obeyed::NoCommand => return Ok(Next::On),
            }
        }
        self.ask(decision)
    }

    /// Covers the cards and waits for the next player to say that they have the keyboard.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Obeyed> {
        self.uncover_nobody()?;
        // What stood on the screen before it was cleared is told again, up to this player's turn.
        let missed = self.since[seat] + 1;
        let missed = if self.since[seat] == 0 { 0 } else { missed };
        if self.manner.clears && missed < self.next.min(self.shown) {
            self.say_ui("since")?;
            let story = self.text.story(&self.session, missed..self.next, &self.names);
            self.say_all(&story)?;
        }
        self.tell_table()?;
        self.forget_typed();
        let gaps = [("name", self.names[seat].into())];
        let line = self.text.ui_with("plain-hand-over", gaps);
        loop {
            self.say(&line)?;
            let Some(words) = self.hear()? else { return Ok(Obeyed::Leave) };
            if words.is_empty() {
                break;
            }
            match self.obey(&words, None)? {
                Obeyed::Done => {}
                Obeyed::NoCommand => {
                    self.say_ui_with("not-yet", [("name", self.names[seat].into())])?;
                }
                other => return Ok(other),
            }
        }
        self.eyes = Some(seat);
        self.session.secret_shown();
        let hand = self.hand_lines(seat);
        self.say_all(&hand)?;
        Ok(Obeyed::Done)
    }

    /// Asks until there is an answer.
    fn ask(&mut self, decision: &Decision) -> io::Result<Next> {
        let choices = choice::on_offer(&self.session);
        let mut placing = None;
        loop {
            match placing {
                None => {
                    let lines = self.question_lines(decision, &choices);
                    self.say_all(&lines)?;
                }
                Some(placing) => {
                    let line = self.boards_question(decision.seat, placing);
                    self.say(&line)?;
                }
            }
            let Some(line) = self.hear()? else { return Ok(Next::Leave) };
            if line.is_empty() {
                continue;
            }
            match self.obey(&line, Some(decision))? {
                Obeyed::Leave => return Ok(Next::Leave),
                Obeyed::Elsewhere => return Ok(Next::On),
                Obeyed::Done => continue,
                Obeyed::NoCommand => {}
            }
            let chosen = match placing {
                None => choice::choose(&self.text, &choices, &line),
                Some(placing) => choice::place(&self.text, &self.session, placing, &line),
            };
            match chosen {
                Chosen::Answer(action) => match self.session.check(&action) {
                    Ok(()) => return self.answer(decision, action),
                    Err(illegal) => self.refuse(illegal)?,
                },
                Chosen::Place(card) => placing = Some(card),
                Chosen::Back => placing = None,
                Chosen::List => {
                    let ways = placing.map(|placing| self.list_of_ways(decision.seat, placing));
                    self.say_all(&ways.unwrap_or_default())?;
                }
                Chosen::Nothing(why) => self.say(&why)?,
                Chosen::Refused(illegal) => self.refuse(illegal)?,
            }
        }
    }

    fn refuse(&mut self, illegal: Illegal) -> io::Result<()> {
        self.refusal = Some(illegal);
        let line = self.text.refusal(&illegal);
        self.say(&line)
    }

    /// Plays the answer of a person.
    fn answer(&mut self, decision: &Decision, action: Action) -> io::Result<Next> {
        self.refusal = None;
        self.marks.push(self.session.len());
        let next = self.perform(decision.seat, action, self.eyes);
        self.since[decision.seat] = self.session.len();
        next
    }

    fn play_bot(&mut self, seat: Seat) -> io::Result<Next> {
        if self.hides() {
            self.cover()?;
        }
        match Task::of(&self.session).and_then(|task| task.answer(&AtomicBool::new(false))) {
            Some(action) => self.perform(seat, action, self.lone()),
            None => Ok(Next::Leave),
        }
    }

    /// Plays, keeps, and tells what happened to whoever looks.
    fn perform(&mut self, seat: Seat, action: Action, viewer: Option<Seat>) -> io::Result<Next> {
        let phase = self.session.game().phase();
        match self.session.play_as(seat, action) {
            Err(Refused::Illegal(illegal)) => self.refuse(illegal)?,
            Err(Refused::NotAsked { .. }) => {}
            Ok(steps) => {
                // Whoever wanted to be asked before this board has been.
                self.wanting.remove(seat);
                self.keep()?;
                if steps.iter().any(|step| matches!(step.event.what, What::IntriguePlayed { .. })) {
                    // The others may want to answer it.
                    self.line = None;
                    self.wanting = SeatSet::EMPTY;
                }
                return self.tell(steps, phase, viewer);
            }
        }
        Ok(Next::On)
    }

    /// Keeps the game; trouble is told, and the game goes on.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        self.trouble = self.file.as_mut().and_then(|file| file.save(&self.session).err());
        if let Some(error) = &self.trouble {
            let problem = error.in_words(&self.text);
            self.say_ui_with("not-kept", [("problem", problem.into())])?;
        }
        Ok(())
    }

    /// Tells what an answer led to: its player as far as their own phase goes, with their secrets;
    /// the table only what everybody may know, after the cards are covered.
    fn tell(&mut self, steps: Vec<Step>, phase: Phase, viewer: Option<Seat>) -> io::Result<Next> {
        if !self.hides() {
            let seen = self.sentences(&steps, viewer.or(self.lone()));
            self.next = self.session.len() + 1;
            self.say_all(&seen)?;
            return Ok(Next::On);
        }
        let Some(seat) = viewer else {
            self.tell_table()?;
            return Ok(Next::On);
        };
        let goes_on = self.session.decision().is_some_and(|decision| {
            decision.seat == seat && decision.question.is_secret() && self.is_asked_alone(&decision)
        });
        let own: Vec<Step> =
            steps.into_iter().take_while(|step| step.table.phase() == phase).collect();
        let seen = self.sentences(&own, Some(seat));
        let secret = seen != self.sentences(&own, None);
        if goes_on || secret {
            self.say_all(&seen)?;
        }
        if secret && !goes_on {
            let gaps = [("name", self.names[seat].into())];
            self.say_ui_with("read", gaps)?;
            if self.hear()?.is_none() {
                return Ok(Next::Leave);
            }
        }
        if !goes_on {
            self.cover()?;
        }
        Ok(Next::On)
    }

    /// Intrigue is asked of the whole table first.
    fn is_asked_alone(&self, decision: &Decision) -> bool {
        match decision.question {
            Question::Intrigue { .. } => self.wanting.contains(decision.seat),
            _ => true,
        }
    }

    /// Covers the cards on the screen, and tells the table what has happened since.
    pub(super) fn cover(&mut self) -> io::Result<()> {
        self.uncover_nobody()?;
        self.tell_table()
    }

    /// Covers the cards on the screen. On a terminal the scroll-back goes, too.
    pub(super) fn uncover_nobody(&mut self) -> io::Result<()> {
        let Some(seat) = self.eyes.take() else { return Ok(()) };
        if !self.hides() {
            return Ok(());
        }
        if self.manner.clears {
            self.out.write_all(CLEAR)?;
            self.shown = self.next;
        }
        self.say_ui_with("covered", [("name", self.names[seat].into())])
    }

    pub(super) fn tell_table(&mut self) -> io::Result<()> {
        let story = self.text.story(&self.session, self.next.., &self.names);
        self.next = self.session.len() + 1;
        self.say_all(&story)
    }

    /// Keys pressed before a hand-over were meant for somebody else.
    pub(super) fn forget_typed(&mut self) {
        #[cfg(unix)]
        if self.manner.typed && self.manner.clears {
            use rustix::termios::{QueueSelector, tcflush};
            // A terminal that cannot do that has nothing waiting.
            let _ = tcflush(io::stdin(), QueueSelector::IFlush);
        }
    }

    /// Choices and answers, for what is not on offer.
    pub(super) fn offers(&self, action: &Action) -> bool {
        choice::on_offer(&self.session).iter().any(|(_, c)| *c == Choice::Answer(*action))
    }
}
