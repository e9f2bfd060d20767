//! From question to question: the keeper says what comes next, and this asks, plays and tells.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::choice::{self, Chosen};
use super::obey::Obeyed;
use super::{CLEAR, Next, Plain, read_line};
use crate::bots::{Thinking, reasons};
use crate::engine::{Action, Decision, Illegal, Phase, Seat};
use crate::gate;
use crate::session::{Happened, Host, IntrigueLine, Now, Pass, Refused};
use crate::text::InWords;

/// How often somebody who types is listened to while a bot thinks.
const GLANCE: Duration = Duration::from_millis(50);
/// After so long it is said that a bot thinks.
const PATIENCE: Duration = Duration::from_millis(1000);

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Says which game it is, and how the table was set.
    pub(super) fn begin(&mut self) -> io::Result<()> {
        let game = self.session().game();
        if self.host.is_new() {
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

    /// Does what comes next.
    pub(super) fn step(&mut self) -> io::Result<Next> {
        let become_of = match self.host.now() {
            Now::Ask(decision) => self.ask(&decision)?,
            Now::HandOver(seat) => self.hand_over(seat)?,
            Now::Read(seat) => self.read(seat)?,
            Now::Intrigue(line) => self.ask_line(line)?,
            Now::Bot(seat) => self.play_bot(seat)?,
            Now::Over => {
                self.tell_table()?;
                let result = self.result_lines();
                self.say_all(&result)?;
                Obeyed::Leave
            }
        };
        Ok(if become_of == Obeyed::Leave { Next::Leave } else { Next::On })
    }

    /// Says where the game is kept, or where a copy is if it cannot be. Nobody's cards stay on
    /// the screen.
    pub(super) fn leave(&mut self) -> io::Result<()> {
        self.deed(Host::cover)?;
        self.tell_table()?;
        if let Some((file, session)) = self.host.unkept()
            && file.retry(session).is_err()
            && let Some(path) = file.rescue(session)
        {
            let gaps = [("path", gate::path(&path).into())];
            let line = self.text.ui_with("unkept-copy", gaps);
            self.say(&line)?;
        }
        if let Some(file) = self.host.file().filter(|file| file.unsaved().is_none()) {
            let path = gate::path(file.path());
            let over = self.session().game().phase() == Phase::Over;
            let id = if over { "kept-over" } else { "kept" };
            self.say_ui_with(id, [("path", path.into())])?;
        }
        self.out.flush()
    }

    /// The whole table is asked at once whether anybody plays intrigue (R6.1), so that nobody
    /// learns who could.
    fn ask_line(&mut self, line: IntrigueLine) -> io::Result<Obeyed> {
        self.tell_everybody()?;
        let question = self.line_question(line);
        self.say_all(&question)?;
        loop {
            let Some(words) = self.hear()? else { return Ok(Obeyed::Leave) };
            match self.obey(&words, None)? {
                Obeyed::Done => continue,
                Obeyed::Again => {
                    self.say_all(&question)?;
                    continue;
                }
                Obeyed::NoCommand => {}
                other => return Ok(other),
            }
            if words == "z" {
                self.deed(|host| host.pass(Pass::Round))?;
                return Ok(Obeyed::Elsewhere);
            }
            let Some(seats) = chosen_seats(line, &words) else {
                let words = choice::shorten(&words);
                self.say_ui_with("unknown", [("words", words.into())])?;
                continue;
            };
            // Whoever is alone in it is asked at once.
            for seat in seats.into_iter().rev().filter(|&seat| !line.wanting.contains(seat)) {
                self.host.want(seat);
            }
            if let Now::Intrigue(_) = self.host.now() {
                self.deed(|host| host.pass(Pass::Board))?;
            }
            return Ok(Obeyed::Elsewhere);
        }
    }

    fn line_question(&self, line: IntrigueLine) -> Vec<String> {
        let boards = line.boards.iter().map(|board| self.text.board_label(board));
        let gaps = [("board", self.text.list(boards).into()), ("count", line.boards.len().into())];
        let mut question = vec![self.text.ui_with("plain-line", gaps)];
        for (number, seat) in (1..).zip(line.asked.iter()) {
            let gaps = [("name", self.names[seat].to_owned().into())];
            question.push(self.numbered(number, &self.text.ui_with("plain-line-seat", gaps)));
        }
        let none = if line.wanting.is_empty() {
            self.text.ui("plain-line-none")
        } else {
            let names = self.text.seats(line.wanting, &self.names);
            self.text.ui_with("plain-line-no-more", [("names", names.into())])
        };
        question.push(self.numbered(0, &none));
        question.push(self.text.ui("plain-line-round"));
        question
    }

    /// Waits for the next player to say that they have the keyboard. An empty line is no word: it
    /// may have been meant for something else.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Obeyed> {
        // What stood on the screen before it was cleared is told again, up to this player's turn.
        let missed = match *self.host.news(seat).start() {
            1 => 0,
            number => number,
        };
        if self.manner.clears && missed < self.next.min(self.shown) {
            self.say_ui("since")?;
            let story = self.text.story(self.session(), missed..self.next, &self.names);
            self.say_all(&story)?;
        }
        self.tell_table()?;
        let line = self.text.ui_with("plain-hand-over", self.gaps_of(seat));
        self.say(&line)?;
        self.forget_typed();
        loop {
            let Some(words) = self.hear()? else { return Ok(Obeyed::Leave) };
            if self.is_word_of(seat, &words) {
                break;
            }
            match self.obey(&words, None)? {
                Obeyed::Done => {}
                Obeyed::Again => self.say(&line)?,
                Obeyed::NoCommand if self.is_name_of(seat, &words) => break,
                Obeyed::NoCommand => self.say_ui_with("not-yet", self.gaps_of(seat))?,
                other => return Ok(other),
            }
        }
        self.deed(Host::opened)?;
        let hand = self.hand_lines(seat);
        self.say_all(&hand)?;
        Ok(Obeyed::Elsewhere)
    }

    /// Waits until a player has read what only they may see.
    fn read(&mut self, seat: Seat) -> io::Result<Obeyed> {
        let read = self.until_read(seat)?;
        self.deed(Host::looked)?;
        Ok(read)
    }

    /// Asks until there is an answer. A wrong one gets a line; the question comes again when it is
    /// asked for.
    fn ask(&mut self, decision: &Decision) -> io::Result<Obeyed> {
        if !decision.question.is_secret() {
            self.tell_everybody()?;
        }
        let choices = choice::on_offer(self.session());
        let question = self.question_lines(decision, &choices);
        self.say_all(&question)?;
        let mut placing = None;
        loop {
            let Some(line) = self.hear()? else { return Ok(Obeyed::Leave) };
            match self.obey(&line, Some(decision))? {
                Obeyed::Done => continue,
                Obeyed::Again => {
                    match placing {
                        None => self.say_all(&question)?,
                        Some(placing) => {
                            self.say(&self.boards_question(decision.seat, placing))?;
                        }
                    }
                    continue;
                }
                Obeyed::NoCommand => {}
                other => return Ok(other),
            }
            let chosen = match placing {
                None => choice::choose(&self.text, &choices, &line),
                Some(placing) => choice::place(&self.text, self.session(), placing, &line),
            };
            match chosen {
                Chosen::Answer(action) => match self.session().check(&action) {
                    Ok(()) => {
                        self.refusal = None;
                        self.play(decision.seat, action)?;
                        return Ok(Obeyed::Elsewhere);
                    }
                    Err(illegal) => self.refuse(illegal)?,
                },
                Chosen::Place(card) => {
                    placing = Some(card);
                    self.say(&self.boards_question(decision.seat, card))?;
                }
                Chosen::Back => {
                    placing = None;
                    self.say_all(&question)?;
                }
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

    /// Lets a bot move, and says why it did so, as far as everybody can see.
    fn play_bot(&mut self, seat: Seat) -> io::Result<Obeyed> {
        let answer = match Thinking::of(self.session()) {
            Some(task) => self.think(seat, &task)?,
            None => None,
        };
        let (Some(action), Some(decision)) = (answer, self.session().decision()) else {
            return Ok(Obeyed::Leave);
        };
        let mut whys =
            reasons(&self.session().game().view(None), seat, &decision.question, &action);
        whys.retain(|why| !why.is_said());
        self.play(seat, action)?;
        self.tell_table()?;
        if !whys.is_empty() {
            let because = self.text.because(&whys, &self.names);
            self.say(&because)?;
        }
        Ok(Obeyed::Elsewhere)
    }

    /// The answer of a bot. Somebody at a terminal may ask for what it has found so far.
    fn think(&mut self, seat: Seat, task: &Thinking) -> io::Result<Option<Action>> {
        let hurry = AtomicBool::new(false);
        let Some(hurried) = self.manner.hurried.filter(|_| task.is_long()) else {
            return Ok(task.answer(&hurry));
        };
        thread::scope(|scope| {
            let thought = scope.spawn(|| task.answer(&hurry));
            let mut quiet = PATIENCE.as_millis() / GLANCE.as_millis();
            let mut waited = Ok(());
            while !thought.is_finished() && waited.is_ok() {
                if hurried(GLANCE) {
                    hurry.store(true, Ordering::Relaxed);
                    waited = read_line(&mut self.input).map(drop);
                    break;
                }
                quiet = quiet.saturating_sub(1);
                if quiet == 1 {
                    waited =
                        self.say_ui_with("thinks", [("name", self.names[seat].to_owned().into())]);
                    waited = waited.and_then(|()| self.out.flush());
                }
            }
            // Whatever went wrong, nobody waits for the end of it.
            hurry.fetch_or(waited.is_err(), Ordering::Relaxed);
            let answer = thought.join().ok().flatten();
            waited.map(|()| answer)
        })
    }

    /// Plays, and tells what happened to whoever looks: those who go on looking hear their own
    /// secrets, as far as their phase goes. The table is told when it is asked next.
    fn play(&mut self, seat: Seat, action: Action) -> io::Result<()> {
        let phase = self.session().game().phase();
        let steps = match self.deed(|host| host.play(action))? {
            Ok(steps) => steps,
            Err(Refused::Illegal(illegal)) => return self.refuse(illegal),
            Err(Refused::NotAsked { .. }) => return Ok(()),
        };
        if !self.host.hides() {
            let seen = self.sentences(&steps, self.host.lone().or(Some(seat)));
            self.next = self.session().len() + 1;
            self.say_all(&seen)
        } else if self.host.viewer() == Some(seat) {
            let same = |step: &Happened| step.table.phase() == phase;
            let own: Vec<Happened> = steps.into_iter().take_while(same).collect();
            let seen = self.sentences(&own, Some(seat));
            self.say_all(&seen)
        } else {
            Ok(())
        }
    }

    /// Does something at the table. Cards whose owner no longer looks are covered, on a terminal
    /// with all that could be scrolled back to; a game that is not kept is told of.
    pub(super) fn deed<T>(&mut self, deed: impl FnOnce(&mut Host) -> T) -> io::Result<T> {
        let looked = self.host.viewer().filter(|_| self.host.hides());
        let unsaved = self.host.unsaved();
        let done = deed(&mut self.host);
        if let Some(seat) = looked.filter(|&seat| self.host.viewer() != Some(seat)) {
            if self.manner.clears {
                self.out.write_all(CLEAR)?;
                self.shown = self.next;
            }
            self.say_ui_with("covered", [("name", self.names[seat].to_owned().into())])?;
        }
        let known = |error: &Arc<_>| unsaved.as_ref().is_some_and(|old| Arc::ptr_eq(old, error));
        if let Some(error) = self.host.unsaved().filter(|error| !known(error)) {
            let problem = error.in_words(&self.text);
            self.say_ui_with("not-kept", [("problem", problem.into())])?;
        }
        Ok(done)
    }

    /// Tells the table what it does not know yet.
    pub(super) fn tell_table(&mut self) -> io::Result<()> {
        let story = self.text.story(self.session(), self.next.., &self.names);
        self.next = self.session().len() + 1;
        self.say_all(&story)
    }

    /// The same before a question to all: everybody is there to hear it.
    fn tell_everybody(&mut self) -> io::Result<()> {
        self.tell_table()?;
        self.host.told();
        Ok(())
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
}

/// Who is to be asked: "0" or "n" for nobody, else their numbers.
fn chosen_seats(line: IntrigueLine, words: &str) -> Option<Vec<Seat>> {
    let asked: Vec<Seat> = line.asked.iter().collect();
    let mut seats = Vec::new();
    for word in words.split([' ', ',']).filter(|word| !word.is_empty()) {
        match choice::yes(word).map_or_else(|| word.parse().ok(), |yes| (!yes).then_some(0))? {
            0_usize => {}
            number => seats.push(*asked.get(number - 1)?),
        }
    }
    // Nobody and somebody is a slip.
    let nobody = words.split([' ', ',']).count() == 1;
    (nobody || !seats.is_empty()).then_some(seats)
}
