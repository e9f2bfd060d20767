//! The table is asked about intrigue once for boards where nothing is to be decided, and what others see does not
//! hang on the cards of whoever is asked alone.

use louis_xiv::engine::{Action, Board, Reserve, Seat};
use louis_xiv::session::{Chair, Host, IntrigueLine, Manners, Now, Opening, Pass, Session};
use serde_json::{Value, json};

use Seat::{A, B};

/// Before the scoring: Anna is alone on 1, two are on 7. Anna holds the card of 10, Bruno these.
fn table(bruno: &[u8], chairs: [Chair; 3]) -> Host {
    laid(bruno, chairs, 1, &json!({"1": {"A": 2}, "7": {"B": 1, "C": 3}}))
}

fn laid(bruno: &[u8], chairs: [Chair; 3], louis: u8, markers: &Value) -> Host {
    let position = json!({
        "format": "louis-xiv-scenario", "version": 1, "players": 3,
        "at": {"phase": "scoring"}, "louis": louis,
        "seats": {"A": {"intrigue": [10]}, "B": {"intrigue": bruno}, "C": {"intrigue": []}},
        "markers": markers,
    });
    let position = serde_json::from_value(position).expect("a scenario");
    let mut opening = Opening { chairs: chairs.into(), ..Opening::of_people([], A, 1) };
    opening.scenario = Some(position);
    let session = Session::new(opening).expect("the position is fine");
    Host::new(session, None, Manners::default())
}

fn people() -> [Chair; 3] {
    ["Anna", "Bruno", "Chloé"].map(Chair::person)
}

fn line(host: &Host) -> IntrigueLine {
    match host.now() {
        Now::Intrigue(line) => line,
        now => panic!("a line, not {now:?}"),
    }
}

fn numbers(line: &IntrigueLine) -> Vec<u8> {
    line.boards.iter().map(Board::number).collect()
}

/// Board 1 has been scored, and Bruno has been given the keyboard alone.
fn alone(bruno: &[u8]) -> Host {
    let mut host = table(bruno, people());
    assert_eq!(numbers(&line(&host)), [1]);
    host.pass(Pass::Board);
    assert_eq!(numbers(&line(&host)), [2, 3, 4, 5, 6, 7]);
    assert_eq!(line(&host).asked.iter().collect::<Vec<_>>(), [A, B]);
    assert!(host.want(B));
    assert_eq!(line(&host).wanting.iter().collect::<Vec<_>>(), [B], "the others may speak, too");
    host.pass(Pass::Board);
    assert_eq!(host.now(), Now::HandOver(B));
    host.opened();
    host
}

/// Before which board the one behind the curtain is asked.
fn asked(host: &Host) -> Option<u8> {
    match host.now() {
        Now::Ask(decision) if decision.seat == B => {
            decision.question.board().map(|board| board.number())
        }
        _ => None,
    }
}

#[test]
fn boards_where_nobody_is_share_one_line() {
    let mut host = table(&[4], people());
    host.pass(Pass::Board);
    host.pass(Pass::Board);
    assert_eq!(numbers(&line(&host)), [8, 9, 10, 11, 12], "7 has been scored");
    host.pass(Pass::Board);
    assert!(!matches!(host.now(), Now::Intrigue(_)), "the scoring is over");
}

/// Where one side is alone nothing is to be decided either, unless what it gets is a card to be played or a
/// marker to be placed, and unless Louis is there.
#[test]
fn boards_where_somebody_is_alone_share_it_too() {
    for (markers, louis, boards) in [
        (json!({"2": {"C": 2}, "4": {"B": 1, "C": 1}}), 1, &[1, 2, 3, 4][..]),
        (json!({"2": {"C": 2}, "4": {"B": 1, "C": 1}}), 2, &[1, 2]),
        (json!({"5": {"A": 1}, "6": {"C": 3}, "9": {"A": 1}}), 3, &[1, 2, 3]),
        (json!({"6": {"C": 3}, "9": {"A": 1}}), 1, &[1, 2, 3, 4, 5, 6]),
        (json!({"8": {"C": 3}, "9": {"A": 1}}), 1, &[1, 2, 3, 4, 5, 6, 7, 8]),
        // Too few for 6: nobody is paid there, and no marker is to be placed.
        (json!({"6": {"C": 2}, "9": {"A": 1, "B": 1}}), 1, &[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ] {
        let mut host = laid(&[12], people(), louis, &markers);
        let mut first = line(&host);
        if louis == 1 {
            host.pass(Pass::Board);
            first = line(&host);
        }
        let from = if louis == 1 { 2 } else { 1 };
        let boards: Vec<u8> = boards.iter().copied().filter(|&board| board >= from).collect();
        assert_eq!(numbers(&first), boards, "{markers} {louis}");
    }
}

#[test]
fn behind_the_curtain_one_is_asked_before_the_boards_of_ones_cards() {
    for (cards, boards) in [
        (&[4][..], &[4][..]),
        (&[2], &[2]),
        (&[6], &[6]),
        (&[7], &[7]),
        (&[3, 5], &[3, 5]),
        // With no card of theirs they are asked before the last, which says nothing to others.
        (&[11], &[7]),
        (&[4, 6], &[4, 6]),
    ] {
        let mut host = alone(cards);
        for &board in boards {
            assert_eq!(asked(&host), Some(board), "{cards:?}");
            host.play(Action::Pass).expect("a no");
        }
        assert_eq!(numbers(&line(&host)), [8, 9, 10, 11, 12], "{cards:?}");
        // Taken back, it is the whole line again: before which board one was asked does not show.
        host.undo(true);
        assert_eq!(numbers(&line(&host)), [2, 3, 4, 5, 6, 7], "{cards:?}");
        assert!(host.redo());
        assert_eq!(numbers(&line(&host)), [8, 9, 10, 11, 12], "{cards:?}");
    }
}

#[test]
fn a_card_played_opens_the_line_anew() {
    let mut host = alone(&[4]);
    host.play(Action::Intrigue { from: Reserve::Personal, count: 1 }).expect("the card of 4");
    assert_eq!(numbers(&line(&host)), [5, 6, 7], "4 has been scored");
}

#[test]
fn two_who_speak_are_asked_board_by_board() {
    let mut host = table(&[4], people());
    host.pass(Pass::Board);
    assert!(host.want(A) && host.want(B));
    assert_eq!(numbers(&line(&host)), [2]);
}

#[test]
fn where_a_bot_might_come_between_each_board_has_its_own_line() {
    let [anna, bruno, _] = people();
    let host = table(&[4], [anna, bruno, Chair::bot("Colbert", "easy")]);
    assert_eq!(numbers(&line(&host)), [1]);
    let mut host = host;
    host.pass(Pass::Board);
    assert_eq!(numbers(&line(&host)), [2, 3, 4, 5, 6, 7], "a bot without a card cannot");
    let [anna, _, chloe] = people();
    let mut host = table(&[4], [anna, Chair::bot("Colbert", "easy"), chloe]);
    host.pass(Pass::Board);
    let Now::Intrigue(line) = host.now() else { return };
    assert_eq!(numbers(&line), [2]);
}
