//! What happened, step by step: what fits on a page, what the log tells meanwhile, and the
//! intrigue line that stands under the last step before a board.

use crate::desk::{Desk, NAMES, squeezed, walk, walk_from, walk_in, without_rule};
use louis_xiv::engine::{Board, Phase, Seat};
use louis_xiv::files::{BotSpeed, Privacy};
use louis_xiv::session::{Chair, Entry, Opening, Session};
use louis_xiv::text::Lang;
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};

/// A table of three that begins from a position.
fn laid_out(lang: Lang, position: Value) -> Desk {
    laid_out_for(NAMES.map(Chair::person), lang, position)
}

fn laid_out_for(chairs: [Chair; 4], lang: Lang, position: Value) -> Desk {
    let chairs = chairs.into_iter().take(3).collect();
    let mut opening = Opening { chairs, ..Opening::of_people([], Seat::A, 1) };
    opening.scenario = Some(position);
    let session = Session::new(opening).expect("the position is fine");
    Desk::speaking(lang, session, Privacy::Curtain)
}

/// Before the scoring of a round; who holds which intrigue cards.
fn scoring(lang: Lang, hands: [&[u8]; 3]) -> Desk {
    scoring_for(NAMES.map(Chair::person), lang, hands)
}

fn scoring_for(chairs: [Chair; 4], lang: Lang, hands: [&[u8]; 3]) -> Desk {
    let seat = |hand: &[u8]| json!({"intrigue": hand});
    laid_out_for(
        chairs,
        lang,
        json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 3,
            "at": {"phase": "scoring"}, "louis": 2,
            "seats": {"A": seat(hands[0]), "B": seat(hands[1]), "C": seat(hands[2])},
            "markers": {
                "1": {"A": 2, "B": 1}, "2": {"B": 1}, "4": {"C": 1}, "5": {"A": 2}, "7": {"B": 2},
                "9": {"C": 1}, "11": {"C": 1}, "12": {"A": 1},
            },
        }),
    )
}

/// Plays a whole scoring phase in which nobody plays intrigue and nobody bribes: how many keys it
/// takes, and how many of them say that nobody plays intrigue.
fn keys_of(mut desk: Desk, nobody: char) -> (usize, usize) {
    let mut lines = 0;
    while desk.table.session().game().phase() == Phase::Scoring || desk.table.mode() == Mode::Step {
        let key = match desk.table.mode() {
            Mode::Intrigue => {
                lines += 1;
                nobody
            }
            Mode::YesNo => 'n',
            Mode::Count => desk.count_key(),
            Mode::Board => 'z',
            _ => '\n',
        };
        desk.keys(&key.to_string());
        while desk.table.is_busy() {
            desk.table.work(&mut desk.shared);
        }
    }
    (desk.presses, lines)
}

#[test]
fn intrigue_costs_no_keys_of_its_own() {
    for &lang in Lang::ALL {
        let (without, _) = keys_of(scoring(lang, [&[], &[], &[]]), '\n');
        for hands in [[&[10][..], &[], &[]], [&[10], &[3, 6], &[8]]] {
            // A key for each board where something is to be decided: what happened there, and that
            // nobody plays intrigue before those that follow. Where words are short, several boards go
            // with one key without it.
            let (keys, lines) = keys_of(scoring(lang, hands), '\n');
            assert!(keys <= lines + without, "{lang:?}: {keys} keys, {without} without intrigue");
            assert!(keys <= 24, "{lang:?}: {keys} keys");
            assert_eq!(lines, 3, "one is contested, Louis is on one, the others are settled");
            // Once for all, by the same key twice: here the question before the first board has no page
            // to stand under.
            let (keys, lines) = keys_of(scoring(lang, hands), 'Z');
            assert!(keys <= without + 2, "{lang:?}: {keys} keys, {without} without intrigue");
            assert_eq!(lines, 2);
        }
    }
}

#[test]
fn nor_does_it_with_bots_at_the_table() {
    for bot in ["easy", "medium"] {
        for place in 0..3 {
            let mut chairs = NAMES.map(Chair::person);
            chairs[place] = Chair::bot("Bot", bot);
            let (without, _) = keys_of(scoring_for(chairs.clone(), Lang::En, [&[]; 3]), '\n');
            let hands: [&[u8]; 3] = [&[10], &[3], &[8]];
            let desk = scoring_for(chairs, Lang::En, hands);
            let (keys, lines) = keys_of(desk, '\n');
            // Every other key is one that would be pressed without intrigue, too.
            assert!(keys <= lines + without, "{bot} {place}: {keys} keys, {without} without");
            assert!(lines <= 12, "{bot} {place}: {lines} lines");
        }
    }
}

#[test]
fn only_those_are_asked_who_might_play_by_what_everybody_sees() {
    let mut desk = scoring(Lang::En, [&[10], &[3, 6], &[]]);
    desk.reach_question();
    assert_eq!(desk.table.mode(), Mode::Intrigue);
    let screen = desk.screen(80, 24);
    assert!(screen.contains("its intrigue card first: a Anna, b Bruno."), "{screen}");
    // Bruno plays the card of 3: everybody has seen it go under the deck, so nobody is asked
    // before board 3 in the next round; and nobody is named who has no marker to place.
    let card_three_is_played = |desk: &mut Desk| {
        desk.keys("\n");
        while !squeezed(&desk.screen(80, 24)).contains("Enter scores boards 3") {
            desk.keys(if desk.table.mode() == Mode::YesNo { "n" } else { "\n" });
        }
        desk.keys("b\n\t");
        assert_eq!(desk.table.mode(), Mode::Count);
        desk.keys("1");
    };
    card_three_is_played(&mut desk);
    let game = desk.table.session().game();
    assert!(
        game.view(None).known_intrigue().contains(&Some(louis_xiv::engine::Board::MarieTherese))
    );

    let desk = laid_out(
        Lang::En,
        json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 3,
            "at": {"phase": "scoring"}, "louis": 2,
            "seats": {
                "A": {"intrigue": [10], "personal": 0, "general": 0},
                "B": {"intrigue": [3]},
            },
            "markers": {"5": {"A": 8}, "9": {"A": 8}},
        }),
    );
    let mut desk = desk;
    desk.reach_question();
    let screen = desk.screen(80, 24);
    assert!(
        squeezed(&screen).contains("an intrigue card before one of them: b Bruno."),
        "{screen}"
    );
}

#[test]
fn a_table_that_wants_no_intrigue_can_take_it_back() {
    let mut desk = scoring(Lang::En, [&[10], &[], &[]]);
    desk.reach_question();
    let played = desk.table.session().len();
    desk.keys("ZZ");
    assert!(desk.table.session().len() > played);
    while desk.table.mode() == Mode::Step {
        desk.keys("g");
    }
    while desk.table.session().len() > played {
        desk.keys("u");
        if desk.table.mode() == Mode::Agree {
            desk.keys("y");
        }
    }
    assert_eq!(desk.table.mode(), Mode::Intrigue);
}

/// The words of the log page.
fn log_page(desk: &Desk) -> String {
    let mut desk = desk.clone();
    desk.keys("L");
    desk.screen(80, 1000)
}

#[test]
fn the_log_does_not_run_ahead_of_the_step_shown() {
    for &lang in Lang::ALL {
        let mut steps = 0;
        for seed in [5, 6] {
            walk_in(lang, 3, seed, Privacy::Curtain, |number, desk| {
                let mut next = desk.clone();
                if number > 3000 || desk.table.mode() != Mode::Step {
                    return;
                }
                next.keys("\n");
                let rows = |desk: &Desk| log_page(desk).lines().filter(|row| row.len() > 3).count();
                match next.table.mode() {
                    // Every step adds to the log, ...
                    Mode::Step => assert!(rows(desk) < rows(&next), "{}", desk.screen(80, 24)),
                    // ... and after the last nothing is missing, ...
                    // ... but what others did, which is told beside the hand or on the curtain, ...
                    Mode::Curtain | Mode::Card => assert!(rows(desk) <= rows(&next)),
                    // ... but what a question tells on the page of its board.
                    Mode::YesNo => assert!(rows(desk) <= rows(&next), "{}", desk.screen(80, 24)),
                    _ => return,
                }
                steps += 1;
            });
        }
        assert!(steps > 30, "{lang:?}: {steps}");
    }
}

#[test]
fn the_log_before_the_result_does_not_give_it_away() {
    walk(2, 3, Privacy::Curtain, |_, desk| {
        if desk.table.mode() == Mode::Over {
            let hidden = desk.table.session().log(0).filter(|entry| {
                matches!(entry, Entry::Event { event, .. }
                    if matches!(event.what, louis_xiv::engine::What::Result { .. }))
            });
            for entry in hidden {
                let Entry::Event { event, .. } = entry else { continue };
                let names = louis_xiv::text::Names(louis_xiv::engine::Seats::from_fn(|seat| {
                    desk.table.session().name(seat).to_owned()
                }));
                let words = desk.shared.text.event_cited(event, &names);
                assert!(!log_page(desk).contains(&words), "{words}");
            }
        }
    });
}

/// Everything that a page tells stands there whole, and under the last one the intrigue line. The
/// numbers of the rules stand at the right, whatever the sentence does.
fn assert_whole(desk: &Desk) -> usize {
    if !matches!(desk.table.mode(), Mode::Step | Mode::Intrigue) {
        return 0;
    }
    let screen = desk.screen(80, 24);
    let rows = screen.lines().map(without_rule).collect::<Vec<_>>();
    let read = squeezed(&rows.join(" "));
    let told = desk.table.words(&desk.shared);
    assert!(!told.is_empty(), "{screen}");
    for words in &told {
        let words = squeezed(&desk.shared.look.show(words));
        assert!(read.contains(&words), "{words}\n{screen}");
    }
    1
}

#[test]
fn every_step_is_a_list_of_whole_sentences_in_every_language() {
    let long = ["Wilhelmina Maximiliana W", "Bartholomaeus Constantin", "Christina-Maria Theodora"];
    for &lang in Lang::ALL {
        for (names, seed) in [(&NAMES[..], 8), (&long[..], 9), (&long[..2], 10)] {
            let opening = Opening::of_people(names.iter().copied(), Seat::A, seed);
            let session = Session::new(opening).expect("the opening is fine");
            let mut steps = 0;
            let desk = Desk::speaking(lang, session, Privacy::Curtain);
            walk_from(desk, seed, |_, desk| steps += assert_whole(desk));
            assert!(steps > 15, "{lang:?}: {steps}");
        }
    }
}

#[test]
fn a_step_can_be_gone_back_from_the_line_under_the_last() {
    let mut desk = scoring(Lang::En, [&[10], &[], &[]]);
    // Learners have a page for each event.
    desk.shared.settings.bot_speed = BotSpeed::Step;
    desk.table.resumed(&mut desk.shared);
    desk.reach_question();
    desk.keys("\n");
    let mut back = 0;
    while desk.table.session().game().phase() == Phase::Scoring {
        if desk.table.mode() == Mode::Intrigue
            && desk.table.works(louis_xiv::tui::keys::Verb::Earlier)
        {
            let here = desk.screen(80, 24);
            desk.press(KeyCode::Left);
            assert_eq!(desk.table.mode(), Mode::Step);
            desk.keys("\n");
            assert_eq!(desk.screen(80, 24), here);
            back += 1;
        }
        desk.keys(match desk.table.mode() {
            Mode::YesNo => "n",
            Mode::Count if desk.count_key() == 'a' => "a",
            Mode::Count => "0",
            Mode::Board => "z",
            _ => "\n",
        });
    }
    assert!(back > 0);
}

#[test]
fn whoever_asked_for_intrigue_is_asked_once_and_behind_a_curtain() {
    // Bruno alone holds intrigue cards: 5 fits the next board, 10 does not.
    let mut desk = scoring(Lang::En, [&[], &[5, 10], &[]]);
    desk.reach_question();
    while !desk.screen(80, 24).contains("Enter scores boards 3") {
        desk.keys(if desk.table.mode() == Mode::YesNo { "n" } else { "\n" });
    }
    desk.keys("b");
    assert_eq!(desk.table.mode(), Mode::Curtain);
    desk.keys("\t");
    // Behind one curtain before both boards of his cards, and before no other.
    for board in [5, 10] {
        assert_eq!(desk.table.mode(), Mode::Count);
        let asked = desk.table.session().game().rest().board();
        assert_eq!(asked.map(Board::number), Some(board));
        desk.keys("0");
    }
    // What comes next is the whole table's business again.
    while desk.table.mode() == Mode::Step {
        desk.keys("\n");
    }
    assert_eq!(desk.table.session().game().phase(), Phase::Missions);
}

#[test]
fn the_last_player_of_the_missions_phase_sees_the_mission_drawn() {
    let mut desk = laid_out(
        Lang::En,
        json!({
            "format": "louis-xiv-scenario", "version": 1, "players": 3, "start": "A",
            "at": {"phase": "missions"},
            "seats": {"C": {"chips": ["ring", "ring"], "missions": ["one-coin-3", "two-gains-1"]}},
        }),
    );
    desk.reach_question();
    let hand = desk.table.session().game().secret(Seat::C).missions;
    desk.keys("a\n");
    assert_eq!(desk.table.mode(), Mode::Deck, "{}", desk.screen(80, 24));
    desk.keys("1");
    let drawn = desk.table.session().game().secret(Seat::C).missions;
    let new = drawn.iter().find(|&mission| !hand.contains(mission)).expect("a new mission");
    let name = desk.shared.text.mission(new);
    assert_eq!(desk.table.mode(), Mode::Step);
    let screen = squeezed(&desk.screen(80, 24));
    assert!(screen.contains(&format!("draws \"{name}\" (light)")), "{screen}");
    // The next round is everybody's: the hand is gone.
    while desk.table.mode() == Mode::Step {
        desk.keys("\n");
        assert_eq!(desk.table.viewer(), None, "{}", desk.screen(80, 24));
    }
}

/// Whoever wants to be asked only before their own boards is still shown what the others pay.
#[test]
fn an_order_about_intrigue_skips_no_page() {
    let mut desk = scoring(Lang::En, [&[10], &[], &[]]);
    let board = |desk: &Desk| desk.table.session().game().rest().board().map_or(0, Board::number);
    while desk.table.mode() != Mode::Intrigue || board(&desk) < 3 {
        desk.keys(if desk.table.mode() == Mode::YesNo { "n" } else { "\n" });
    }
    let played = desk.table.session().len();
    desk.keys("pa");
    desk.strike(KeyCode::Tab);
    desk.keys("o");
    desk.strike(KeyCode::Esc);
    assert!(desk.table.session().len() > played);
    let mut told = String::new();
    for _ in 0..12 {
        told.push_str(&squeezed(&desk.screen(80, 24)));
        match desk.table.mode() {
            Mode::Step => desk.keys("\n"),
            _ => break,
        }
    }
    // On a page of its own, or in a row on another's.
    for (page, row) in [
        ("5 Montespan pays", "5 Montespan Anna gets a crown"),
        ("7 Colbert pays", "7 Colbert Bruno gets 5 Louis d'or"),
        ("9 Vallière pays", "9 Vallière Clara gets a crown"),
    ] {
        assert!(told.contains(page) || told.contains(row), "{page}\n{told}");
    }
}
