//! A game being played: replay, undo, redo, the barrier, agreement, seats handed over, the log.

use louis_xiv::components::shipped_file;
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Action, Chip, Condition, Game, Question, Reason, Seat};
use louis_xiv::session::{
    BadOpening, Chair, Entry, Host, Manners, Noted, Opening, Player, Refused, Session, Undo, save,
};

const NAMES: [&str; 4] = ["Anna", "Bruno", "Chloé", "Dora"];

fn table(players: usize, seed: u64) -> Session {
    let opening = Opening::of_people(NAMES[..players].iter().copied(), Seat::B, seed);
    Session::new(opening).expect("a good opening")
}

fn dice(seed: u64) -> Chance {
    Chance::new(seed, Stream::Guess)
}

/// Plays one random answer; `None` when the game is over.
fn random_action(session: &Session, dice: &mut Chance) -> Option<Action> {
    let mut list = Vec::new();
    session.legal_actions(&mut list);
    let index = dice.below(u32::try_from(list.len()).expect("a short list"));
    list.get(index as usize).copied()
}

fn finished(players: usize, seed: u64) -> Session {
    let mut session = table(players, seed);
    let mut dice = dice(seed);
    while let Some(action) = random_action(&session, &mut dice) {
        session.play(action).expect("a listed action");
    }
    session
}

/// Whether the last action can be taken back.
fn can_undo(session: &Session) -> Undo {
    session.len().checked_sub(1).map_or(Undo::Nothing, |count| session.can_undo_to(count))
}

#[test]
fn the_way_there_leads_there() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let session = finished(players, seed);
        assert_eq!(session.decision(), None);
        assert!(session.len() > 50, "{} actions", session.len());
        let mut again = Session::new(session.opening().clone()).expect("the same opening");
        assert_eq!(Some(again.game()), session.position_at(0));
        for (index, (seat, action)) in session.actions().enumerate() {
            assert_eq!(session.steps_of(index), again.steps_of(index));
            assert_eq!(again.decision().map(|asked| asked.seat), Some(seat));
            let steps = again.play(action).expect("it was played before");
            assert_eq!(session.steps_of(index + 1), Some(steps));
            assert_eq!(session.position_at(index + 1), Some(again.game()));
        }
        assert_eq!(again.game(), session.game());
        assert_eq!(again.digest(), session.digest());
        assert_eq!(session.position_at(session.len() + 1), None);
        assert_eq!(session.steps_of(session.len() + 1), None);
        assert_eq!(session.events_of(session.len() + 1), None);
    }
}

#[test]
fn the_last_step_shows_the_table_of_the_next_question() {
    let session = finished(3, 9);
    for number in 0..=session.len() {
        let steps = session.steps_of(number).expect("a number in range");
        let Some(last) = steps.last() else {
            continue; // Nobody plays intrigue: nothing to see.
        };
        let position = session.position_at(number).expect("a number in range");
        assert_eq!(last.table.holding(Seat::A), position.holding(Seat::A), "action {number}");
    }
}

#[test]
fn the_log_is_public_and_complete() {
    let session = finished(4, 11);
    let mut logged = vec![Vec::new(); session.len() + 1];
    for entry in session.log(0) {
        match entry {
            Entry::Event { number, event } => logged[number].push(*event),
            Entry::Note(note) => panic!("nothing to note: {note:?}"),
        }
    }
    let mut hidden = 0;
    for (number, events) in logged.iter().enumerate() {
        let steps = session.steps_of(number).expect("a number in range");
        let public: Vec<_> = steps.iter().map(|step| step.event.seen_by(None)).collect();
        assert_eq!(events, &public);
        assert_eq!(session.events_of(number), Some(public.as_slice()));
        hidden += steps.iter().filter(|step| step.event != step.event.seen_by(None)).count();
    }
    assert!(hidden > 20, "the steps have secrets that the log has not: {hidden}");
    let late = session.log(session.len()).count();
    assert_eq!(late, logged[session.len()].len());
}

#[test]
fn a_refusal_changes_nothing() {
    let mut session = table(3, 5);
    let mut dice = dice(5);
    while !matches!(session.decision(), Some(d) if d.question == Question::Turn) {
        let action = random_action(&session, &mut dice).expect("not over");
        session.play(action).expect("a listed action");
    }
    let before = session.game().clone();
    let count = session.len();
    let refused = session.play(Action::Pass).expect_err("a turn cannot be passed");
    assert!(matches!(refused, Refused::Illegal(illegal) if illegal.reason == Reason::MustChoose));
    assert_eq!(session.check(&Action::Pass).map_err(Refused::Illegal), Err(refused));
    assert_eq!((session.game(), session.len()), (&before, count));
}

#[test]
fn an_agreed_undo_is_noted_and_what_was_seen_stays_seen() {
    let mut session = finished(3, 21);
    let positions: Vec<Game> =
        (0..=session.len()).filter_map(|count| session.position_at(count).cloned()).collect();
    let all = session.len();
    let end = session.game().clone();
    let mut agreed = 0;
    while let Some(target) = session.len().checked_sub(1) {
        assert_eq!(session.can_undo_to(target), Undo::NeedsAgreement, "at {target}");
        assert_eq!(session.undo_to_agreed(target), Undo::NeedsAgreement);
        agreed += 1;
        assert_eq!(session.game(), &positions[target]);
        let note = session.notes().last().expect("it is noted");
        assert_eq!((note.at, &note.what), (target, &Noted::AgreedUndo { actions: 1 }));
    }
    assert_eq!(agreed, all);
    let mut host = Host::new(session, None, Manners::default());
    while host.redo() {}
    let mut session = host.session().clone();
    assert_eq!((session.game(), session.len()), (&end, all));
    let notes = session.log(0).filter(|entry| matches!(entry, Entry::Note(_)));
    assert_eq!(notes.count(), all);
    assert_eq!(session.undo_to_agreed(all), Undo::Nothing);
    assert_eq!(session.undo_to_agreed(10), Undo::NeedsAgreement);
    assert_eq!(session.game(), &positions[10]);
    let note = session.notes().last().expect("it is noted");
    assert_eq!(note.what, Noted::AgreedUndo { actions: all - 10 });
    assert_eq!(session.log(0).last(), Some(Entry::Note(note)), "the log says so, too");
}

#[test]
fn an_agreed_undo_that_was_free_is_not_noted() {
    let mut session = table(3, 2);
    let mut dice = dice(2);
    while can_undo(&session) != Undo::Free {
        let action = random_action(&session, &mut dice).expect("not over");
        session.play(action).expect("a listed action");
    }
    assert_eq!(session.undo_to_agreed(session.len() - 1), Undo::Free);
    assert_eq!(session.notes(), []);
}

#[test]
fn another_action_ends_redo() {
    let mut session = table(4, 8);
    let mut dice = dice(8);
    while can_undo(&session) != Undo::Free {
        let action = random_action(&session, &mut dice).expect("not over");
        session.play(action).expect("a listed action");
    }
    session.undo_to_agreed(session.len() - 1);
    assert!(session.can_redo());
    let mut list = Vec::new();
    session.legal_actions(&mut list);
    session.play(list[0]).expect("a listed action");
    assert!(!session.can_redo());
}

#[test]
fn seats_are_handed_over_and_back() {
    let mut session = table(2, 6);
    let mut dice = dice(6);
    for _ in 0..7 {
        let action = random_action(&session, &mut dice).expect("not over");
        session.play(action).expect("a listed action");
    }
    let bot = Player::Bot("easy".into());
    session.hand_over(Seat::B, bot.clone()).expect("seat B is there");
    session.hand_over(Seat::B, bot.clone()).expect("nothing new");
    assert_eq!(session.player(Seat::B), Some(&bot));
    assert_eq!(session.opening().chairs[1].player, Player::Person, "as it began");
    assert_eq!(session.name(Seat::B), "Bruno");
    session.hand_over(Seat::B, Player::Person).expect("seat B is there");
    let told: Vec<_> = session.notes().iter().map(|n| (n.at, n.what.clone())).collect();
    let to = |player| Noted::HandedOver { seat: Seat::B, to: player };
    assert_eq!(told, [(7, to(bot)), (7, to(Player::Person))]);
    let nobody = session.hand_over(Seat::C, Player::Person);
    assert_eq!(nobody, Err(BadOpening::NoSeat(Seat::C)));
    assert_eq!(session.player(Seat::C), None);
    let none = Player::Bot(" ".into());
    assert_eq!(session.hand_over(Seat::A, none), Err(BadOpening::Bot(Seat::A)));
    assert_eq!(session.notes().len(), 2);
}

#[test]
fn bad_openings_are_refused() {
    let open = |names: &[&str]| Session::new(Opening::of_people(names.iter().copied(), Seat::A, 1));
    let bad = |names: &[&str]| open(names).expect_err("a bad opening");
    assert_eq!(bad(&["Anna"]), BadOpening::Players(1));
    assert_eq!(bad(&["a", "b", "c", "d", "e"]), BadOpening::Players(5));
    assert_eq!(bad(&["Anna", " \t"]), BadOpening::EmptyName(Seat::B));
    assert_eq!(bad(&["Anna", "anna"]), BadOpening::SameName(Seat::A, Seat::B));
    assert_eq!(bad(&["Anna", "B\u{1b}[2J"]), BadOpening::UnprintableName(Seat::B));
    assert_eq!(bad(&["Anna", "B\u{202e}"]), BadOpening::UnprintableName(Seat::B));
    let long = "x".repeat(Opening::LONGEST_NAME + 1);
    assert_eq!(bad(&[&long, "Bruno"]), BadOpening::LongName(Seat::A));
    assert!(open(&[&long[1..], "Bruno"]).is_ok());
    let seat = Opening::of_people(["Anna", "Bruno"], Seat::C, 1);
    assert_eq!(Session::new(seat).err(), Some(BadOpening::Start(Seat::C)));
}

#[test]
fn the_shipped_components_are_not_kept_twice() {
    let mut opening = Opening::of_people(["Anna", "Bruno"], Seat::A, 1);
    opening.components = Some(shipped_file().clone());
    let session = Session::new(opening.clone()).expect("a good opening");
    assert_eq!(session.opening().components, None);
    let mut other = shipped_file().clone();
    other.boards[0].front.condition = Condition::Money(9);
    opening.components = Some(other.clone());
    let session = Session::new(opening.clone()).expect("a good opening");
    assert_eq!(session.opening().components, Some(other.clone()));
    other.boards.pop();
    opening.components = Some(other);
    assert!(matches!(Session::new(opening), Err(BadOpening::Components(_))));
}

#[test]
fn a_session_can_begin_from_a_scenario_and_is_saved_with_it() {
    let scenario = serde_json::json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 2, "seed": 3,
        "at": {"board": 4}, "louis": 1,
        "markers": {"4": {"A": 2, "B": 1}},
        "steps": [["B", "accept"]]
    });
    let mut opening = Opening::of_people(["Anna", "Bruno"], Seat::A, 3);
    opening.scenario = Some(scenario);
    let session = Session::new(opening.clone()).expect("a good scenario");
    assert_eq!(session.game().holding(Seat::B).chips.count(Chip::Helmet), 1, "its step is played");
    let json = save::write(&session);
    let back = save::read(json.as_bytes()).expect("its own save").session;
    assert_eq!(back.game(), session.game());
    opening.chairs.push(Chair::person("Clara"));
    assert!(
        matches!(Session::new(opening), Err(BadOpening::Scenario(_))),
        "two seats, three chairs"
    );
}

#[test]
fn notes_stay_before_what_is_played_after_them() {
    let mut session =
        Session::new(Opening::of_people(["Anna", "Bruno", "Clara"], Seat::A, 5)).expect("fine");
    for _ in 0..6 {
        let mut answers = Vec::new();
        session.legal_actions(&mut answers);
        session.play(answers[0]).expect("a legal answer");
        session.secret_shown();
    }
    for count in [5, 4, 2] {
        assert_eq!(session.undo_to_agreed(count), Undo::NeedsAgreement);
    }
    let mut answers = Vec::new();
    session.legal_actions(&mut answers);
    session.play(answers[0]).expect("a legal answer");
    let log: Vec<Entry<'_>> = session.log(2).collect();
    let note = |entry: &Entry<'_>| matches!(entry, Entry::Note(_));
    let last_note = log.iter().rposition(note).expect("three notes");
    assert_eq!(log.iter().filter(|entry| note(entry)).count(), 3);
    let new = |entry: &Entry<'_>| matches!(entry, Entry::Event { number: 3, .. });
    assert!(log.iter().position(new).expect("the new answer") > last_note, "{log:?}");
}
