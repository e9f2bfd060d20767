//! The keeper of the table: over random deeds, nobody sees what is not theirs, the right people
//! are asked, and what is taken back is what was answered.

use std::fs;
use std::path::Path;

use crate::support::{Dice, undo_barrier};
use louis_xiv::engine::{
    Action, Board, BoardSet, Condition, Decision, Event, Game, Phase, Question, Seat, SeatSet, What,
};
use louis_xiv::files::{Privacy, SaveFile, load};
use louis_xiv::session::{
    Chair, Happened, Host, Manners, Now, Opening, Pass, Player, Refused, Session, Undo, save,
};
use serde_json::{Value, json};

const NAMES: [&str; 4] = ["Anna", "Bruno", "Chloé", "Dora"];
const PRIVACY: [Privacy; 3] = [Privacy::Curtain, Privacy::Strip, Privacy::Open];

/// A table where the seats of these places are bots.
fn session(players: usize, bots: &[usize], seed: u64) -> Session {
    let chair = |place: usize| match bots.contains(&place) {
        true => Chair::bot(NAMES[place], "random"),
        false => Chair::person(NAMES[place]),
    };
    let chairs = (0..players).map(chair).collect();
    let start = Seat::ALL[seed as usize % players];
    Session::new(Opening { chairs, ..Opening::of_people([], start, seed) }).expect("a good opening")
}

fn host(players: usize, bots: &[usize], seed: u64, privacy: Privacy) -> Host {
    Host::new(session(players, bots, seed), None, Manners { privacy, ..Manners::default() })
}

/// Tables of all sizes, with and without bots.
fn tables() -> Vec<(usize, Vec<usize>)> {
    let mut all = Vec::new();
    for players in 2..=4 {
        all.push((players, vec![]));
        all.push((players, vec![1]));
        all.push((players, vec![0]));
    }
    all.extend([(3, vec![0, 2]), (4, vec![1, 2]), (4, vec![0, 1, 3]), (4, vec![0, 1, 2, 3])]);
    all
}

/// A host, and what the test itself knows of the evening.
struct Evening {
    host: Host,
    dice: Dice,
    privacy: Privacy,
    /// Who lifted a curtain last for a question and still sits there.
    sitting: Option<Seat>,
    /// Who lifted one for a look at their own sheet.
    sheet: Option<Seat>,
    reading: bool,
    /// Seats have changed hands, and since then whoever is left alone has opened no curtain.
    unsure: bool,
    changed: bool,
    /// Hands are to lie open, but nobody has opened a curtain since that was wished.
    veiled: bool,
    /// By whom each action was answered, if anybody was asked for it; also those taken back.
    answered: Vec<Option<Seat>>,
    /// How many actions there were before each answer, in order.
    marks: Vec<usize>,
    told: usize,
    /// Who has said for which round that they play no intrigue card.
    done: (u8, Vec<Seat>),
    /// The boards of the last line of the table, and who has said no in it.
    line: BoardSet,
    said_no: SeatSet,
}

impl Evening {
    fn new(host: Host, seed: u64) -> Self {
        let (privacy, told) = (host.manners().privacy, 0);
        let answered = vec![None; host.session().len()];
        let (dice, marks) = (Dice(seed), Vec::new());
        let (sitting, sheet, reading) = (None, None, false);
        let (unsure, changed, veiled) = (false, false, false);
        Self {
            host,
            dice,
            privacy,
            sitting,
            sheet,
            reading,
            unsure,
            changed,
            veiled,
            answered,
            marks,
            told,
            done: (0, Vec::new()),
            line: BoardSet::EMPTY,
            said_no: SeatSet::EMPTY,
        }
    }

    fn people(&self) -> Vec<Seat> {
        let is_person = |&seat: &Seat| {
            self.host.session().player(seat).is_some_and(|player| *player == Player::Person)
        };
        self.host.session().game().seats().filter(is_person).collect()
    }

    fn hides(&self) -> bool {
        let open = self.privacy == Privacy::Open && !self.veiled;
        !open && (self.people().len() != 1 || self.unsure)
    }

    fn any_seat(&mut self) -> Seat {
        Seat::ALL[self.dice.below(self.host.session().game().seats().count())]
    }

    fn len(&self) -> usize {
        self.host.session().len()
    }

    fn close_sheet(&mut self) {
        if let Some(seat) = self.sheet.take()
            && self.sitting != Some(seat)
        {
            self.sitting = None;
            self.reading = false;
        }
    }

    /// New actions have been played after so many; the first of them was answered by this seat.
    fn record(&mut self, before: usize, by: Option<Seat>) {
        if self.len() > before {
            self.answered.truncate(before);
            self.answered.push(by);
        }
        self.answered.resize(self.len().max(self.answered.len()), None);
        // Whoever plays an intrigue card may be answered by all.
        let session = self.host.session();
        let played = (before + 1..=session.len()).filter_map(|at| session.events_of(at));
        if played.flatten().any(|event| matches!(event.what, What::IntriguePlayed { .. })) {
            self.done.1.clear();
            self.line = BoardSet::EMPTY;
        }
        let asked = session.decision().map(|decision| decision.question);
        if !matches!(asked, Some(Question::Intrigue { board }) if self.line.contains(board)) {
            self.line = BoardSet::EMPTY;
        }
    }

    /// Whether the one who sits there is asked about secrets again.
    fn goes_on(&self) -> bool {
        let asked = self.host.session().decision();
        asked.is_some_and(|Decision { seat, question }| {
            let line =
                matches!(question, Question::Intrigue { board } if !self.line.contains(board));
            Some(seat) == self.sitting && question.is_secret() && !line
        })
    }

    fn stretch(&self) -> (u8, Phase) {
        (self.host.session().game().round(), self.host.session().game().phase())
    }

    // The deeds.

    fn play(&mut self, action: Action) -> Result<Vec<Happened>, Refused> {
        let (before, stretch) = (self.len(), self.stretch());
        let decision = self.host.session().decision();
        let steps = self.host.play(action)?;
        let Decision { seat, question } = decision.expect("somebody was asked");
        self.close_sheet();
        let person = self.people().contains(&seat);
        let no = action == Action::Pass && matches!(question, Question::Intrigue { .. });
        let in_line =
            no && matches!(question, Question::Intrigue { board } if self.line.contains(board));
        self.record(before, Some(seat).filter(|_| person && !no));
        if person && !(in_line && self.said_no.contains(seat)) {
            self.marks.retain(|&mark| mark < before);
            self.marks.push(before);
        }
        if in_line {
            self.said_no.insert(seat);
        }
        let drew = |step: &Happened| matches!(step.event.what, What::MissionDrawn { seat: by, .. } if by == seat);
        let stays = self.goes_on() && stretch == self.stretch();
        self.reading = self.sitting == Some(seat) && !stays && steps.iter().any(drew);
        if self.sitting != Some(seat) || !(stays || self.reading) {
            self.sitting = None;
        }
        Ok(steps)
    }

    fn play_any(&mut self) {
        let mut list = Vec::new();
        self.host.session().legal_actions(&mut list);
        if !list.is_empty() {
            let action = self.dice.choose(&list);
            self.play(action).expect("a listed action");
        }
    }

    fn pass(&mut self, how: Pass) {
        let before = self.len();
        let line = match self.host.now() {
            Now::Intrigue(line) => Some(line),
            _ => None,
        };
        let round = self.host.session().game().round();
        self.host.pass(how);
        if let Some(line) = line {
            (self.line, self.said_no) = (line.boards, SeatSet::EMPTY);
            if how == Pass::Round {
                self.line = BoardSet::EMPTY;
            }
            if self.done.0 != round {
                self.done = (round, Vec::new());
            }
            if how == Pass::Round {
                self.done.1.extend(line.asked.iter());
            }
            self.close_sheet();
            self.record(before, None);
            self.marks.retain(|&mark| mark < before);
            self.marks.push(before);
            self.sitting = None;
        } else {
            assert_eq!(self.len(), before, "only a line is passed");
        }
    }

    fn want(&mut self, seat: Seat) -> bool {
        if let Now::Intrigue(line) = self.host.now() {
            (self.line, self.said_no) = (line.boards, SeatSet::EMPTY);
        }
        self.host.want(seat)
    }

    fn opened(&mut self) {
        let (now, before) = (self.host.now(), self.len());
        self.host.opened();
        if let Now::HandOver(seat) = now {
            (self.sheet, self.sitting, self.reading) = (None, Some(seat), false);
            (self.unsure, self.veiled) = (false, false);
            // What goes by behind it may draw something.
            let session = self.host.session();
            let by = (before + 1..=session.len()).filter_map(|at| session.events_of(at));
            let shows = shows_something(&by.collect::<Vec<_>>().concat());
            let barrier = undo_barrier(session);
            assert!(barrier == before || barrier > before && shows, "{barrier} {before}");
            if self.len() > before {
                self.marks.retain(|&mark| mark < before);
                self.marks.push(before);
                self.said_no.insert(seat);
            }
        }
        self.record(before, None);
    }

    fn looked(&mut self) {
        self.host.looked();
        if std::mem::take(&mut self.reading) {
            self.sitting = None;
        }
    }

    fn cover(&mut self) {
        self.host.cover();
        match self.sheet.take() {
            Some(seat) if self.sitting == Some(seat) => {}
            _ => (self.sitting, self.reading) = (None, false),
        }
    }

    fn rewind(&mut self, redo: bool) {
        let (before, agreed) = (self.len(), self.dice.below(2) == 0);
        let barrier = undo_barrier(self.host.session());
        let done = if redo {
            self.host.redo()
        } else {
            let target = self.host.undo_target();
            let can = self.host.undo(agreed);
            assert_eq!(can == Undo::Nothing, target.is_none());
            assert_eq!(can == Undo::Free, target.is_some_and(|target| target >= barrier));
            can == Undo::Free || (can == Undo::NeedsAgreement && agreed)
        };
        if !done {
            return assert_eq!(self.len(), before);
        }
        assert_eq!(self.len() > before, redo);
        self.done.1.clear();
        self.line = BoardSet::EMPTY;
        self.sheet = None;
        self.reading = false;
        if !self.goes_on() {
            self.sitting = None;
        }
        self.told = self.told.min(self.len());
        self.answered.resize(self.len().max(self.answered.len()), None);
    }

    fn reseat(&mut self) {
        let (before, seat) = (self.len(), self.any_seat());
        let to = match self.dice.below(2) {
            0 => Player::Person,
            _ => Player::Bot("random".into()),
        };
        self.changed |= self.host.session().player(seat) != Some(&to);
        self.host.reseat(seat, to).expect("somebody sits there");
        self.unsure = self.changed;
        (self.sitting, self.sheet, self.reading) = (None, None, false);
        self.record(before, None);
    }

    fn set_manners(&mut self) {
        let before = self.len();
        let privacy = PRIVACY[self.dice.below(3)];
        self.veiled = privacy == Privacy::Open && self.hides();
        self.privacy = privacy;
        let takes = self.dice.below(2) == 0;
        self.host.set_manners(Manners { privacy: self.privacy, takes, lines: false });
        self.record(before, None);
    }

    fn set_order(&mut self) {
        let (before, seat) = (self.len(), self.any_seat());
        let order = (self.dice.below(2) == 0).then(|| {
            let dice = &mut self.dice;
            Board::ALL.into_iter().filter(|_| dice.below(2) == 0).collect::<BoardSet>()
        });
        let (viewer, old) = (self.host.viewer(), self.host.order(seat));
        self.host.set_order(seat, order);
        let kept = if viewer == Some(seat) { order } else { old };
        if self.len() == before {
            assert_eq!(self.host.order(seat), kept, "only behind one's own curtain");
        }
        self.record(before, None);
    }

    /// What a front end does next.
    fn go_on(&mut self) {
        match self.host.now() {
            Now::Ask(_) | Now::Bot(_) => self.play_any(),
            Now::HandOver(seat) => {
                self.opened();
                assert_eq!(self.host.viewer(), Some(seat), "the curtain is open");
            }
            Now::Read(_) => self.looked(),
            Now::Intrigue(line) => match self.dice.below(5) {
                0 => self.pass(Pass::Round),
                1 => {
                    let asked: Vec<Seat> = line.asked.iter().collect();
                    let seat = asked[self.dice.below(asked.len())];
                    assert!(self.want(seat));
                }
                _ => self.pass(Pass::Board),
            },
            Now::Over => {}
        }
    }

    /// Any deed at all, called for or not.
    fn anything(&mut self) {
        let seat = self.any_seat();
        match self.dice.below(16) {
            0 => self.play_any(),
            1 => self.pass(Pass::Board),
            2 => self.pass(Pass::Round),
            3 => drop(self.want(seat)),
            4 => self.set_order(),
            5 | 6 => self.opened(),
            7 => self.looked(),
            8 => {
                self.host.told();
                self.told = self.len();
            }
            9 => {
                self.host.peek(seat);
                if self.people().contains(&seat) {
                    self.sheet = Some(seat);
                }
            }
            10 | 11 => self.cover(),
            12 => self.rewind(false),
            13 => self.rewind(true),
            14 if self.dice.below(6) == 0 => self.reseat(),
            15 if self.dice.below(3) == 0 => self.set_manners(),
            _ => self.go_on(),
        }
    }

    // What must hold.

    fn check(&self) {
        self.check_now();
        self.check_viewer();
        self.check_news();
    }

    /// What comes next is what the game asks for.
    fn check_now(&self) {
        let (host, decision) = (&self.host, self.host.session().decision());
        let people = self.people();
        let asked = decision.map(|decision| decision.seat);
        match host.now() {
            Now::Ask(given) => {
                assert_eq!(Some(given), decision);
                assert!(people.contains(&given.seat));
                let secret = given.question.is_secret() && self.hides();
                assert!(!secret || self.sitting == Some(given.seat), "{given:?}");
            }
            Now::HandOver(seat) => {
                assert_eq!(asked, Some(seat));
                assert!(self.hides() && people.contains(&seat));
                assert!(decision.is_some_and(|decision| decision.question.is_secret()));
            }
            Now::Intrigue(line) => {
                let decision = decision.expect("somebody is asked");
                assert_eq!(decision.question, Question::Intrigue { board: line.board });
                assert!(people.contains(&decision.seat) && !line.asked.is_empty(), "{line:?}");
                let start = self.host.session().game().start();
                let first = |board| if board == line.board { decision.seat } else { start };
                let could = |board: Board| self.could_play(first(board), board);
                assert_eq!(
                    line.asked,
                    line.boards.iter().flat_map(|on| could(on).iter()).collect()
                );
                assert!(line.wanting.iter().all(|seat| line.asked.contains(seat)), "{line:?}");
                match line.wanting.len() > 1 {
                    true => assert_eq!(line.boards, BoardSet::from_iter([line.board])),
                    false => assert_eq!(line.boards, self.asked_together(line.board)),
                }
            }
            Now::Bot(seat) => {
                assert_eq!(asked, Some(seat));
                assert!(!people.contains(&seat));
            }
            Now::Read(seat) => assert_eq!((self.sitting, self.reading), (Some(seat), true)),
            Now::Over => assert_eq!(decision, None),
        }
    }

    /// A board and, as long as nothing is to be decided there, those after it, where cards are covered
    /// and no bot might come between.
    fn asked_together(&self, board: Board) -> BoardSet {
        let view = self.host.session().game().view(None);
        let bot_might = |seat: Seat| {
            let (holding, bot) = (view.holding(seat), !self.people().contains(&seat));
            bot && view.counts(seat).intrigue > 0 && holding.personal + holding.general > 0
        };
        let apart = view.seats().any(bot_might);
        let mut boards = BoardSet::EMPTY;
        for next in Board::ALL.into_iter().filter(|&next| next >= board) {
            boards.insert(next);
            let sides = view.markers(next).0.iter().filter(|&&count| count > 0).count();
            // Those of chips, money and shields, and 11.
            let simple = [1, 2, 3, 4, 5, 7, 9, 10, 11].contains(&next.number());
            // One side alone is paid but where it has too few.
            let most = view.markers(next).0.into_iter().max().unwrap_or(0);
            let few = matches!(view.condition(next), Condition::Markers(asked) if most < asked);
            let settled = sides == 0 || sides == 1 && (simple || few);
            if apart || !self.hides() || !settled || view.louis() == Some(next) {
                break;
            }
        }
        boards
    }

    /// Who might play intrigue, from what lies open and from what they have said themselves.
    fn could_play(&self, first: Seat, board: Board) -> SeatSet {
        let view = self.host.session().game().view(None);
        let buried = view.known_intrigue().contains(&Some(board));
        let waiting = view.turn_order().skip_while(|&seat| seat != first);
        waiting
            .filter(|&seat| !buried && self.people().contains(&seat))
            .filter(|&seat| view.counts(seat).intrigue > 0)
            .filter(|&seat| view.holding(seat).personal + view.holding(seat).general > 0)
            .filter(|&seat| self.host.order(seat).is_none_or(|boards| boards.contains(board)))
            .filter(|seat| self.done.0 != view.round() || !self.done.1.contains(seat))
            .collect()
    }

    /// Only whoever lifted the last curtain and still sits there sees their own.
    fn check_viewer(&self) {
        let (now, viewer) = (self.host.now(), self.host.viewer());
        if !self.hides() {
            return;
        }
        if let Some(seat) = self.sheet {
            return assert_eq!(viewer, Some(seat));
        }
        assert!(viewer.is_none() || viewer == self.sitting, "{now:?} {viewer:?}");
        let public = match now {
            Now::Ask(decision) => !decision.question.is_secret(),
            Now::Read(_) => false,
            Now::HandOver(_) | Now::Intrigue(_) | Now::Bot(_) | Now::Over => true,
        };
        assert_eq!(viewer.is_none(), public, "{now:?} {viewer:?}");
    }

    /// Everything since a seat's last turn, and nothing older.
    fn check_news(&self) {
        let played = &self.answered[..self.len()];
        for seat in self.host.session().game().seats() {
            let own = played.iter().rposition(|by| *by == Some(seat)).map_or(0, |at| at + 1);
            let from = own.max(self.told) + 1;
            assert_eq!(self.host.news(seat), from..=self.len(), "{seat:?}");
        }
    }

    /// The same deed where the hidden cards are others leads to the same question.
    fn check_imagined(&mut self) {
        let lone = match self.people()[..] {
            [only] => Some(only),
            _ => None,
        };
        let (now, seed) = (self.host.now(), self.dice.roll());
        let imagined = |viewer: Option<Seat>| self.host.imagined(lone.or(viewer), seed);
        assert_eq!(imagined(None).now(), now);
        assert_eq!(imagined(None).viewer(), self.host.viewer());
        match now {
            Now::Intrigue(_) => {
                for how in [Pass::Board, Pass::Round] {
                    let (mut true_one, mut other) = (self.host.clone(), imagined(None));
                    true_one.pass(how);
                    other.pass(how);
                    assert_eq!(true_one.now(), other.now());
                }
            }
            Now::Ask(decision) => {
                let secret = decision.question.is_secret().then_some(decision.seat);
                let (mut true_one, mut other) = (self.host.clone(), imagined(secret));
                let mut list = Vec::new();
                self.host.session().legal_actions(&mut list);
                let action = list[self.dice.below(list.len())];
                let steps = true_one.play(action).expect("a listed action");
                let drew = |step: &Happened| matches!(step.event.what, What::IntrigueDrawn { .. });
                if lone.is_some() && steps.iter().any(drew) {
                    // A lone player is asked about the cards they hold: this one was unknown.
                    return;
                }
                other.play(action).expect("what is on offer follows from one's own cards");
                assert_eq!(true_one.now(), other.now());
            }
            _ => {}
        }
    }
}

#[test]
fn no_sequence_of_deeds_shows_what_is_not_the_viewers() {
    let (mut seen, mut lines, mut reads, mut over) = (0, 0, 0, 0);
    for (place, (players, bots)) in tables().into_iter().enumerate() {
        for round in 0..6 {
            let (seed, privacy) = (place as u64 * 6 + round, PRIVACY[round as usize % 3]);
            let mut evening = Evening::new(host(players, &bots, seed, privacy), seed);
            evening.check();
            let mut late = 0;
            while late < 20 {
                if evening.dice.below(4) == 0 {
                    evening.anything();
                } else {
                    evening.go_on();
                }
                evening.check();
                if evening.dice.below(8) == 0 {
                    evening.check_imagined();
                }
                seen += u32::from(evening.hides() && evening.host.viewer().is_some());
                match evening.host.now() {
                    Now::Intrigue(_) => lines += 1,
                    Now::Read(_) => reads += 1,
                    Now::Over => {
                        over += 1;
                        late += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    let counts = [seen, lines, reads, over];
    assert!(counts.into_iter().all(|count| count > 100), "{counts:?}");
}

/// Plays like a table of people who never look elsewhere; gives the evening after so many deeds.
fn evening(host: Host, seed: u64, deeds: usize) -> Evening {
    let mut evening = Evening::new(host, seed);
    for _ in 0..deeds {
        evening.go_on();
    }
    evening
}

/// What cannot be unseen, spelled out again on purpose.
fn shows_something(events: &[Event]) -> bool {
    events.iter().any(|event| match event.what {
        What::ShieldDrawn { plain, .. } => !plain,
        What::MoneyCard { .. }
        | What::Dealt { .. }
        | What::InfluenceDrawn { .. }
        | What::IntrigueDrawn { .. }
        | What::IntriguePlayed { .. }
        | What::NeutralCard { .. }
        | What::MissionDrawn { .. }
        | What::ShieldsShown { .. } => true,
        _ => false,
    })
}

#[test]
fn undo_is_free_until_something_is_shown() {
    let mut seen = [0_u32; 2];
    for seed in 0..6 {
        let mut evening = Evening::new(host(2 + seed as usize % 3, &[], seed, Privacy::Open), seed);
        assert_eq!(evening.host.can_undo(), Undo::Nothing);
        while evening.host.now() != Now::Over {
            let (before, count) = (evening.host.session().game().clone(), evening.len());
            evening.play_any();
            let (after, all) = (evening.host.session().game().clone(), evening.len());
            let host = &mut evening.host;
            let public = (count + 1..=all).filter_map(|number| host.session().events_of(number));
            if shows_something(&public.collect::<Vec<_>>().concat()) {
                seen[1] += 1;
                assert_eq!(host.undo(false), Undo::NeedsAgreement);
                assert_eq!((host.session().game(), host.session().len()), (&after, all));
            } else {
                seen[0] += 1;
                assert_eq!(host.undo(false), Undo::Free);
                assert_eq!((host.session().game(), host.session().len()), (&before, count));
                assert!(host.redo());
                assert_eq!((host.session().game(), host.session().len()), (&after, all));
                assert!(!host.redo());
            }
        }
        assert_eq!(evening.host.session().notes(), []);
    }
    assert!(seen.iter().all(|&count| count > 50), "both kinds: {seen:?}");
}

#[test]
fn undo_goes_back_answer_by_answer_and_redo_plays_them_again() {
    let (mut over_bots, mut over_lines, mut over_taken) = (0, 0, 0);
    for (place, (players, bots)) in tables().into_iter().enumerate() {
        for privacy in [Privacy::Curtain, Privacy::Open] {
            let seed = 50 + place as u64;
            let host = host(players, &bots, seed, privacy);
            let Evening { mut host, mut marks, .. } = evening(host, seed, 400);
            if bots.len() == players {
                assert_eq!(host.undo_target(), Some(host.session().len() - 1), "bots alone");
                continue;
            }
            assert!(marks.len() > 20);
            let mut back = Vec::new();
            while let Some(mark) = marks.pop() {
                host.cover();
                back.push((host.session().game().clone(), host.session().len(), host.now()));
                let played = mark..host.session().len();
                assert_eq!(host.undo_target(), Some(mark));
                for at in played.skip(1) {
                    let position = host.session().position_at(at).expect("it was played");
                    let asked = position.decision().expect("it was answered");
                    match asked.question {
                        _ if !host.is_person(asked.seat) => over_bots += 1,
                        Question::Intrigue { .. } => over_lines += 1,
                        _ => over_taken += 1,
                    }
                }
                assert_ne!(host.undo(true), Undo::Nothing);
                assert_eq!(host.session().len(), mark);
                assert!(!matches!(host.now(), Now::Bot(_) | Now::Over | Now::Read(_)));
            }
            assert_eq!(host.undo(true), Undo::Nothing);
            while let Some((game, len, now)) = back.pop() {
                assert!(host.redo());
                host.cover();
                assert_eq!((host.session().game(), host.session().len()), (&game, len));
                // Who had said before the undo that they want to be asked says so again.
                let alone = |now| matches!(now, Now::HandOver(_) | Now::Ask(_));
                let asked = host.session().decision().map(|decision| decision.question);
                let intrigue = matches!(asked, Some(Question::Intrigue { .. }));
                assert!(
                    host.now() == now || intrigue && (alone(now) || same_line(host.now(), now))
                );
            }
            assert!(!host.redo());
        }
    }
    assert!(
        over_bots > 300 && over_lines > 300 && over_taken > 30,
        "{over_bots} {over_lines} {over_taken}"
    );
}

fn same_line(one: Now, other: Now) -> bool {
    matches!((one, other), (Now::Intrigue(one), Now::Intrigue(other)) if (one.board, one.asked) == (other.board, other.asked))
}

/// Nobody remembers the answers but the save: a "no" of the table is still one answer.
#[test]
fn undo_goes_back_answer_by_answer_after_loading() {
    for (place, (players, bots)) in tables().into_iter().enumerate() {
        let seed = 80 + place as u64;
        let mut evening = Evening::new(host(players, &bots, seed, Privacy::Curtain), seed);
        for _ in 0..300 {
            match evening.host.now() {
                Now::Intrigue(_) => evening.pass(Pass::Board),
                _ => evening.go_on(),
            }
        }
        let text = save::write(evening.host.session());
        let restored = save::read(text.as_bytes()).expect("its own save").session;
        let mut host = Host::new(restored, None, Manners::default());
        if bots.len() == players {
            continue;
        }
        assert!(evening.marks.len() > 15);
        let (all, game) = (host.session().len(), host.session().game().clone());
        for mark in evening.marks.iter().rev() {
            assert_eq!(host.undo_target(), Some(*mark), "{players} {bots:?}");
            host.undo(true);
        }
        let text = save::write(host.session());
        let restored = save::read(text.as_bytes()).expect("its own save").session;
        let mut host = Host::new(restored, None, Manners::default());
        for mark in &evening.marks {
            assert_eq!(host.session().len(), *mark, "redo stops where somebody is asked");
            assert!(host.redo());
        }
        assert_eq!((host.session().game(), host.session().len()), (&game, all));
    }
}

/// At least as many markers in the personal reserve and on every board, and nothing paid for it.
fn never_worse(with: &Game, without: &Game, seat: Seat) {
    let (own, other) = (with.holding(seat), without.holding(seat));
    assert!(own.personal >= other.personal);
    assert!(own.general <= other.general, "it comes from the general reserve");
    let worse = |&board: &Board| with.markers(board)[seat] < without.markers(board)[seat];
    assert_eq!(Board::ALL.into_iter().find(worse), None);
    assert_eq!((own.coins, own.chips), (other.coins, other.chips));
}

#[test]
fn what_is_taken_without_asking_is_never_worse_than_refusing_it() {
    let mut taken = [0; 2];
    for seed in 0..24 {
        let manners = Manners { privacy: Privacy::Open, takes: false, lines: false };
        let players = 2 + seed as usize % 3;
        let mut evening = Evening::new(Host::new(session(players, &[], seed), None, manners), seed);
        while evening.host.now() != Now::Over {
            if let Now::Ask(Decision { seat, question }) = evening.host.now() {
                let at = evening.len();
                let mut takes = evening.host.clone();
                takes.set_manners(Manners { takes: true, ..manners });
                if takes.session().len() > at {
                    taken[usize::from(matches!(question, Question::PlaceMarkers { .. }))] += 1;
                    let with = takes.session().position_at(at + 1).expect("it was answered");
                    let mut list = Vec::new();
                    evening.host.session().legal_actions(&mut list);
                    for other in list {
                        let mut refuses = evening.host.clone();
                        refuses.play(other).expect("it may be refused");
                        let without = refuses.session().position_at(at + 1);
                        never_worse(with, without.expect("it was answered"), seat);
                    }
                }
            }
            evening.go_on();
        }
    }
    assert!(taken.iter().all(|&count| count > 20), "{taken:?}");
}

/// R7.1: a mission takes two chips, so with one all see that there is nothing to ask about; with two
/// only its owner knows.
#[test]
fn nobody_with_a_single_chip_is_asked_about_missions() {
    let position = |own: Value, takes| {
        let scenario = json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 2,
            "at": {"phase": "missions"}, "louis": 4,
            "seats": {"A": own, "B": {"chips": ["helmet", "ring"]}},
        });
        let chairs = vec![Chair::person("Anna"), Chair::person("Bruno")];
        let opening =
            Opening { chairs, scenario: Some(scenario), ..Opening::of_people([], Seat::A, 1) };
        let session = Session::new(opening).expect("a good opening");
        Host::new(session, None, Manners { takes, ..Manners::default() })
    };
    let one = || json!({"chips": ["ring"], "coins": 0});
    assert_eq!(position(one(), true).now(), Now::HandOver(Seat::B));
    assert_eq!(position(one(), false).now(), Now::HandOver(Seat::A), "who wants to be asked is");
    let two = json!({"chips": ["ring", "letter"]});
    assert_eq!(position(two, true).now(), Now::HandOver(Seat::A));
    // R8.6: a crown for the chip may be wanted.
    let changes = json!({"chips": ["ring"], "coins": 2, "laid": ["change-chip-1"]});
    assert_eq!(position(changes, true).now(), Now::HandOver(Seat::A));
}

fn kept(folder: &Path, players: usize, seed: u64) -> Host {
    let session = session(players, &[], seed);
    let file = SaveFile::create(folder, &session).expect("a new file");
    Host::new(session, Some(file), Manners::default())
}

/// Leaving and coming back is no way around the others.
#[test]
fn what_somebody_has_seen_stays_seen_after_leaving() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let mut evening = Evening::new(kept(folder.path(), 3, 7), 7);
    let (mut tried, mut less) = (0, 0);
    for _ in 0..300 {
        evening.go_on();
        let path = evening.host.file().expect("it is kept").path().to_owned();
        let on_disk = fs::read_to_string(&path).expect("the file is there");
        assert_eq!(on_disk, save::write(evening.host.session()), "whatever is shown is kept");
        let again = load(&path).expect("its own save");
        let resumed = Host::new(again.session, None, Manners::default());
        let last = evening.host.undo_target();
        if resumed.undo_target() != last {
            // That the table wanted no more intrigue in this round is not kept: less goes at once.
            assert!(evening.done.0 > 0 && resumed.undo_target() > last);
            less += 1;
            continue;
        }
        assert_eq!(resumed.can_undo(), evening.host.can_undo());
        let last = last.and_then(|at| evening.host.session().actions().nth(at));
        if let (Some(viewer), Some((by, _))) = (evening.host.viewer(), last)
            && by != viewer
        {
            tried += 1;
            let mut resumed = resumed;
            assert_eq!(resumed.viewer(), None, "nobody sits there yet");
            assert_eq!(resumed.undo(false), Undo::NeedsAgreement);
            assert_eq!(resumed.session().len(), evening.len());
        }
    }
    assert!(tried > 30 && less < 10, "{tried} {less}");
}

#[test]
fn a_game_that_is_resumed_between_two_questions_goes_on_to_the_next() {
    // Before each board somebody is asked who may have nothing to say: nobody at the table is left
    // with a question that has no answer.
    let mut resumed = 0;
    for seed in 0..6 {
        let mut session = session(2 + seed as usize % 3, &[1], seed);
        let mut dice = Dice(seed);
        let mut list = Vec::new();
        while session.decision().is_some() {
            let host = Host::new(session.clone(), None, Manners::default());
            Evening::new(host, seed).check_now();
            resumed += 1;
            session.legal_actions(&mut list);
            session.play(dice.choose(&list)).expect("a listed action");
        }
    }
    assert!(resumed > 300);
}

/// Whoever played an intrigue card may be answered, whatever the table said before.
#[test]
fn nobody_this_round_holds_until_somebody_plays_one_after_all() {
    let (mut silent, mut answered) = (0, 0);
    for seed in 0..12 {
        let mut evening = Evening::new(host(4, &[3], seed, Privacy::Open), seed);
        while evening.host.now() != Now::Over {
            let Now::Intrigue(_) = evening.host.now() else {
                evening.go_on();
                continue;
            };
            let round = evening.host.session().game().round();
            evening.pass(Pass::Round);
            let mut played = false;
            while evening.stretch() == (round, Phase::Scoring) {
                if let Now::Intrigue(_) = evening.host.now() {
                    assert!(played, "the table has said no");
                    answered += 1;
                    break;
                }
                let before = evening.len();
                evening.go_on();
                let events = (before + 1..=evening.len())
                    .filter_map(|number| evening.host.session().events_of(number))
                    .flatten();
                let intrigue = events.filter(|e| matches!(e.what, What::IntriguePlayed { .. }));
                played |= intrigue.count() > 0;
            }
            silent += u32::from(!played);
        }
    }
    assert!(silent > 5 && answered > 1, "{silent} {answered}");
}
