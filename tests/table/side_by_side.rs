//! The screen and numbered play side by side: whole games are played at the keys, with slips taken
//! back, and then again on lines. Both hand over to the same seats in the same order, ask the same
//! people about intrigue, and stand in the same position after every deed.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;
use std::rc::Rc;

use crate::desk::{Desk, NAMES, code};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Action, Decision, Question, Seat, SeatSet, Seats, Usage};
use louis_xiv::files::{Privacy, SaveFile};
use louis_xiv::plain::{Manner, Plain};
use louis_xiv::session::{Chair, Host, IntrigueLine, Manners, Now, Opening, Session};
use louis_xiv::text::{Lang, Names, Text};
use louis_xiv::tui::Scene;
use louis_xiv::tui::keys::Mode;

/// What was done at the screen.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Opened(Seat),
    Looked(Seat),
    /// Nobody plays intrigue but these, or these are asked.
    Line(IntrigueLine, SeatSet),
    /// Nobody for the rest of the round.
    Round(IntrigueLine),
    Answer(Decision, Action, usize),
    Undo {
        agreed: bool,
    },
    Redo,
}

/// A deed, and the digest of the position in which it was done.
type Done = (Deed, String);

fn opening(players: usize, bots: &[usize], seed: u64) -> Session {
    let chair = |place: usize| match bots.contains(&place) {
        true => Chair::bot(NAMES[place], "random"),
        false => Chair::person(NAMES[place]),
    };
    let chairs = (0..players).map(chair).collect();
    Session::new(Opening { chairs, ..Opening::of_people([], Seat::A, seed) }).expect("fine")
}

/// Presses a key at the screen, lets bots move, and tells what was done.
fn press(desk: &mut Desk, key: char) -> Option<Deed> {
    let host = desk.table.host();
    let (before, len, looked) = (host.now(), host.session().len(), host.viewer());
    let mut legal = Vec::new();
    host.session().legal_actions(&mut legal);
    desk.try_press(code(key))?;
    let host = desk.table.host();
    let (now, session) = (host.now(), host.session());
    let grown = session.len() > len;
    let deed = match before {
        _ if session.len() < len => Some(Deed::Undo { agreed: key == 'y' }),
        _ if key == 'U' && grown => Some(Deed::Redo),
        Now::Intrigue(line) if grown && key == 'Z' => Some(Deed::Round(line)),
        Now::Intrigue(line) if grown => Some(Deed::Line(line, line.wanting)),
        Now::Intrigue(line) if !matches!(now, Now::Intrigue(_)) => {
            let mut wanting = line.wanting;
            wanting.insert(session.decision().expect("somebody is asked").seat);
            Some(Deed::Line(line, wanting))
        }
        Now::HandOver(seat) if looked.is_none() && host.viewer() == Some(seat) => {
            Some(Deed::Opened(seat))
        }
        Now::Ask(decision) if grown => {
            let (_, action) = session.actions().nth(len).expect("it was played");
            // Missions of the same name may be laid out for the same chips.
            let words = |action| desk.shared.text.action(action, Some(&decision.question));
            let earlier = legal.iter().take_while(|other| **other != action);
            let alike = earlier.filter(|other| words(other) == words(&action)).count();
            Some(Deed::Answer(decision, action, alike))
        }
        Now::Read(seat) if !matches!(now, Now::Read(_)) => Some(Deed::Looked(seat)),
        _ => None,
    };
    while desk.table.is_busy() {
        desk.table.work(&mut desk.shared);
    }
    deed
}

/// Whether the last thing done was to take something back.
fn redoes(done: &[Done]) -> bool {
    matches!(done.last(), Some((Deed::Undo { .. }, _)))
}

/// A whole game at the screen; some answers are taken back, and some of those played again.
fn at_the_screen(session: Session, seed: u64) -> (Vec<Done>, Session) {
    let mut desk = Desk::with(session, Privacy::Curtain);
    let mut chance = Chance::new(seed, Stream::Guess);
    let mut done: Vec<Done> = Vec::new();
    while desk.table.is_busy() {
        desk.table.work(&mut desk.shared);
    }
    for _ in 0..20_000 {
        if desk.table.host().now() == Now::Over {
            return (done, desk.table.session().clone());
        }
        let keys = match desk.table.mode() {
            Mode::Agree => "y",
            Mode::Step | Mode::Place => desk.some_keys(&mut chance),
            Mode::Intrigue if chance.below(3) == 0 => "ZZ",
            _ if chance.below(14) == 0 => "u",
            // What was taken back is played again more often than not.
            Mode::Curtain | Mode::Card if redoes(&done) && chance.below(2) == 0 => "U",
            _ => desk.some_keys(&mut chance),
        };
        for key in keys.chars() {
            let before = desk.table.session().digest();
            if let Some(deed) = press(&mut desk, key) {
                done.push((deed, before));
            }
        }
    }
    let deeds: Vec<String> = done.iter().rev().take(12).map(|(d, _)| format!("{d:?}")).collect();
    panic!(
        "{seed}: {:?} {:?} {} {deeds:#?}",
        desk.table.mode(),
        desk.table.host().now(),
        done.len()
    );
}

/// Somebody who does on lines what was done at the screen, and looks at every prompt whether it is
/// the one that the screen had.
struct Reader {
    deeds: std::vec::IntoIter<Done>,
    heard: Rc<RefCell<Vec<u8>>>,
    save: PathBuf,
    text: Text,
    names: Names,
    line: Vec<u8>,
    at: usize,
    agrees: bool,
}

impl Reader {
    fn next_line(&mut self) -> String {
        let heard = std::mem::take(&mut *self.heard.borrow_mut());
        let heard = String::from_utf8(heard).expect("text");
        let heard: Vec<&str> = heard.lines().filter(|line| *line != ">").collect();
        let last = *heard.last().expect("something was said");
        if std::mem::take(&mut self.agrees) {
            let asks = ["Does everybody agree?", "back all the same?"];
            assert!(asks.iter().any(|asks| last.contains(asks)), "{heard:?}");
            return "y".into();
        }
        let Some((deed, digest)) = self.deeds.next() else {
            panic!("the screen had come to the end: {heard:?}");
        };
        let save = std::fs::read_to_string(&self.save).expect("the save is there");
        let save: serde_json::Value = serde_json::from_str(&save).expect("JSON");
        assert_eq!(save["digest"], digest, "another position: {deed:?} {heard:?}");
        let context = || format!("{deed:?}\n{}", heard.join("\n"));
        match deed {
            Deed::Opened(seat) => {
                let hand_over = format!("Pass to {}. ", &self.names[seat]);
                assert!(last.starts_with(&hand_over), "{}", context());
                seat.letter().to_string()
            }
            Deed::Looked(seat) => {
                let read = format!("{}: press Enter", &self.names[seat]);
                assert!(last.starts_with(&read), "{}", context());
                String::new()
            }
            Deed::Line(line, wanting) => {
                self.check_line(line, &heard);
                let numbers = (1..).zip(line.asked.iter());
                let wanted: Vec<String> = numbers
                    .filter(|(_, seat)| wanting.contains(*seat))
                    .map(|(number, _): (usize, _)| number.to_string())
                    .collect();
                if wanted.is_empty() { "0".into() } else { wanted.join(" ") }
            }
            Deed::Round(line) => {
                self.check_line(line, &heard);
                "z".into()
            }
            Deed::Answer(decision, action, alike) => {
                // Only what the boards pay is asked of it, and that is as shipped.
                let any = Session::new(Opening::of_people(["A", "B"], Seat::A, 1)).expect("two");
                let question = self.text.question_cited(&decision, any.game(), &self.names);
                assert!(heard.contains(&question.as_str()), "{}", context());
                self.answer(&heard, &decision.question, &action, alike)
                    .unwrap_or_else(|| panic!("no such answer: {}", context()))
            }
            Deed::Undo { agreed } => {
                self.agrees = agreed;
                "u".into()
            }
            Deed::Redo => "U".into(),
        }
    }

    /// The table is asked before the same board, and the same people.
    fn check_line(&self, line: IntrigueLine, heard: &[&str]) {
        let labels = line.boards.iter().map(|board| self.text.board_label(board));
        let board = match line.boards.len() {
            1 => format!("Board {} is next.", self.text.board_label(line.board)),
            _ => format!("Boards {} are next.", self.text.list(labels)),
        };
        let from = heard.iter().position(|words| words.starts_with(&board));
        let from = from.unwrap_or_else(|| panic!("{line:?}\n{}", heard.join("\n")));
        let asked = heard[from + 1..].iter().filter_map(|words| words.strip_suffix(" is asked"));
        let asked: Vec<&str> = asked.filter_map(|words| Some(words.split_once(". ")?.1)).collect();
        let wanted: Vec<&str> = line.asked.iter().map(|seat| &self.names[seat]).collect();
        assert_eq!(asked, wanted);
    }

    /// The number of an answer, with the boards where markers are placed.
    fn answer(
        &self,
        heard: &[&str],
        question: &Question,
        action: &Action,
        alike: usize,
    ) -> Option<String> {
        let (start, boards) = match *action {
            Action::Play { card, usage: Usage::Place(placement) } => {
                (format!("play {}: place", self.text.influence(card)), Some(placement))
            }
            Action::Play { card, usage: Usage::PlaceFour(placement) } => {
                (format!("play {} with \"", self.text.influence(card)), Some(placement))
            }
            _ => (self.text.action(action, Some(question)), None),
        };
        let mut numbers = heard.iter().filter_map(|line| {
            let (number, words) = line.split_once(". ")?;
            let rest = words.strip_prefix(start.as_str())?;
            let whole = rest.is_empty() || rest.starts_with(" (");
            (boards.is_some() || whole).then_some(number)
        });
        let number = numbers.nth(if boards.is_some() { 0 } else { alike })?;
        let boards = boards.into_iter().flat_map(|placement| {
            placement.boards().map(|board| format!(" {}", board.number())).collect::<Vec<_>>()
        });
        Some([number.to_owned()].into_iter().chain(boards).collect())
    }
}

impl BufRead for Reader {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.line.len() {
            self.line = (self.next_line() + "\n").into_bytes();
            self.at = 0;
        }
        Ok(&self.line[self.at..])
    }

    fn consume(&mut self, amount: usize) {
        self.at += amount;
    }
}

impl Read for Reader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

/// What was said since the last line was read.
#[derive(Clone, Default)]
struct Paper(Rc<RefCell<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The same game on lines.
fn on_lines(session: Session, deeds: Vec<Done>, played: &Session) {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let file = SaveFile::create(folder.path(), &session).expect("a new file");
    let save = file.path().to_owned();
    let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
    let paper = Paper::default();
    let text = Text::new(Lang::En);
    let reader = Reader {
        deeds: deeds.into_iter(),
        heard: Rc::clone(&paper.0),
        save: save.clone(),
        text: text.clone(),
        names,
        line: Vec::new(),
        at: 0,
        agrees: false,
    };
    let manners = Manners { privacy: Privacy::Curtain, ..Manners::default() };
    let host = Host::new(session, Some(file), manners);
    Plain::new(host, text, Manner::default(), (reader, paper)).run().expect("it is played");
    let (again, _) = louis_xiv::files::load(&save)
        .and_then(louis_xiv::files::Loaded::whole)
        .expect("its own save");
    assert!(again.actions().eq(played.actions()));
    assert_eq!(again.notes(), played.notes());
}

#[test]
fn the_screen_and_the_lines_go_the_same_way() {
    let tables: [(usize, &[usize]); 8] = [
        (2, &[]),
        (3, &[]),
        (4, &[]),
        (2, &[1]),
        (3, &[0]),
        (4, &[1, 2]),
        (4, &[3]),
        (4, &[0, 2, 3]),
    ];
    let mut counts = [0; 7];
    for (place, (players, bots)) in tables.into_iter().enumerate() {
        let seed = place as u64;
        let session = opening(players, bots, seed);
        let (deeds, played) = at_the_screen(session.clone(), seed);
        for (deed, _) in &deeds {
            counts[match deed {
                Deed::Opened(_) => 0,
                Deed::Looked(_) => 1,
                Deed::Line(..) => 2,
                Deed::Round(_) => 3,
                Deed::Answer(..) => 4,
                Deed::Undo { .. } => 5,
                Deed::Redo => 6,
            }] += 1;
        }
        on_lines(session, deeds, &played);
    }
    assert!(counts.into_iter().all(|count| count > 10), "{counts:?}");
}
