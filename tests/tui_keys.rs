//! The key budget, what keys do at the table, and what nobody may see.

use louis_xiv::engine::{Action, Influence, Question, Seat, Usage, View};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Opening, Session};
use louis_xiv::text::{Lang, Text};
use louis_xiv::tui::keys::{Mode, find};
use louis_xiv::tui::{GameTable, Scene, Shared};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

struct Desk {
    table: GameTable,
    shared: Shared,
    presses: usize,
}

impl Desk {
    fn new(players: usize, seed: u64, privacy: Privacy) -> Self {
        let names = ["Anna", "Bruno", "Clara", "David"];
        let opening = Opening::of_people(names.into_iter().take(players), Seat::A, seed);
        let mut shared = Shared::fleeting(Text::new(Lang::En));
        shared.settings.privacy = privacy;
        let session = Session::new(opening).expect("the opening is fine");
        Self { table: GameTable::new(session, None, &shared), shared, presses: 0 }
    }

    fn press(&mut self, code: KeyCode) {
        self.presses += 1;
        let event = KeyEvent::new(code, KeyModifiers::NONE);
        let press = find(self.table.mode(), &event)
            .unwrap_or_else(|| panic!("{code:?} does nothing in {:?}", self.table.mode()));
        self.table.press(press, &mut self.shared);
    }

    fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(match key {
                '\n' => KeyCode::Enter,
                '\u{1b}' => KeyCode::Esc,
                other => KeyCode::Char(other),
            });
        }
    }

    /// Runs on until a question stands behind an open curtain.
    fn reach_question(&mut self) {
        while matches!(self.table.mode(), Mode::Step | Mode::Curtain) {
            self.press(if self.table.mode() == Mode::Step { KeyCode::Esc } else { KeyCode::Enter });
        }
        self.presses = 0;
    }

    fn screen(&self, width: u16, height: u16) -> String {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.table.draw(&self.shared, area, &mut buffer);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(row).collect::<Vec<_>>().join("\n")
    }

    fn view(&self) -> View {
        let seat = self.table.session().decision().expect("a question").seat;
        self.table.session().game().view(Some(seat))
    }

    /// The letter of the first card that passes a test.
    fn card(&self, test: impl Fn(Influence) -> bool) -> Option<(char, Influence)> {
        let hand = self.view().own()?.influence;
        ('a'..).zip(hand.faces()).find(|&(_, card)| test(card))
    }
}

fn digit(number: u8) -> char {
    char::from(b'0' + number % 10)
}

#[test]
fn a_character_card_takes_four_keys() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    let (letter, card) = desk.card(|card| card != Influence::Joker).expect("a character card");
    let Influence::Character(board) = card else { unreachable!() };
    let next = board.neighbours()[0];
    desk.keys(&format!("{letter}{}{}\n", digit(board.number()), digit(next.number())));
    assert_eq!(desk.presses, 4);
    let (seat, action) = desk.table.session().actions().next().expect("an action was played");
    assert_eq!(seat, Seat::A);
    let Action::Play { card: played, usage: Usage::Place(placement) } = action else {
        panic!("{action:?}");
    };
    assert_eq!((played, placement.on(board), placement.on(next)), (card, 2, 1));
}

#[test]
fn taking_back_takes_three_keys() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    desk.keys("at\n");
    assert_eq!(desk.presses, 3);
    let (_, action) = desk.table.session().actions().next().expect("an action was played");
    assert!(matches!(action, Action::Play { usage: Usage::TakeBack, .. }), "{action:?}");
}

#[test]
fn a_joker_takes_at_most_five_keys_also_from_eleven() {
    let seed = (0..200).find(|&seed| {
        let mut desk = Desk::new(3, seed, Privacy::Curtain);
        desk.reach_question();
        desk.card(|card| card == Influence::Joker).is_some()
    });
    let mut desk = Desk::new(3, seed.expect("somebody is dealt a joker"), Privacy::Curtain);
    desk.reach_question();
    let (letter, _) = desk.card(|card| card == Influence::Joker).expect("a joker");
    desk.keys(&format!("{letter}113\n"));
    assert_eq!(desk.presses, 5);
    let (_, action) = desk.table.session().actions().next().expect("an action was played");
    let Action::Play { card: Influence::Joker, usage: Usage::Place(placement) } = action else {
        panic!("{action:?}");
    };
    let boards: Vec<u8> = placement.boards().map(|board| board.number()).collect();
    assert_eq!(boards, [3, 11]);
}

#[test]
fn a_refused_board_says_why_and_changes_nothing() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    let (letter, card) = desk.card(|card| card != Influence::Joker).expect("a character card");
    let Influence::Character(board) = card else { unreachable!() };
    let far = louis_xiv::engine::Board::ALL
        .into_iter()
        .find(|other| {
            let same = |b: &louis_xiv::engine::Board| b.number() % 10 == other.number() % 10;
            *other != board
                && !board.touches(*other)
                && !same(&board)
                && !board.neighbours().iter().any(same)
        })
        .expect("some board is far away");
    desk.keys(&format!("{letter}{}", digit(far.number())));
    assert!(desk.screen(80, 24).contains("R2.2"), "{}", desk.screen(80, 24));
    assert!(desk.table.session().is_empty());
}

#[test]
fn undo_from_the_curtain_gives_the_turn_back_without_another_curtain() {
    let mut desk = Desk::new(3, 5, Privacy::Curtain);
    desk.reach_question();
    desk.keys("at\n");
    assert_eq!(desk.table.mode(), Mode::Curtain);
    desk.keys("u");
    assert_eq!(desk.table.mode(), Mode::Card);
    assert_eq!(desk.table.viewer(), Some(Seat::A));
    desk.keys("at\n\n");
    // The curtain has been opened: only the table can take it back now.
    desk.keys("u");
    assert_eq!(desk.table.mode(), Mode::Agree);
    desk.keys("n");
    assert_eq!(desk.table.session().len(), 1);
    desk.keys("uy");
    assert_eq!(desk.table.session().len(), 0);
    assert_eq!(desk.table.session().notes().len(), 1);
}

#[test]
fn escape_never_leaves_and_never_answers() {
    let mut desk = Desk::new(2, 7, Privacy::Curtain);
    desk.reach_question();
    desk.keys("a\u{1b}\u{1b}\u{1b}");
    assert_eq!(desk.table.mode(), Mode::Card);
    assert!(desk.table.session().is_empty());
}

/// Everything that the viewer may not know is looked for by name on the screen.
#[test]
fn a_curtain_and_a_public_question_show_no_hand() {
    let mut desk = Desk::new(4, 3, Privacy::Curtain);
    while desk.table.mode() == Mode::Step {
        desk.press(KeyCode::Esc);
    }
    assert_eq!(desk.table.mode(), Mode::Curtain);
    assert!(desk.table.take_hush(), "keys typed before the curtain do not count");
    assert_eq!(desk.table.viewer(), None);
    let question = desk.table.session().decision().map(|decision| decision.question);
    assert_eq!(question, Some(Question::Turn));
    let text = Text::new(Lang::En);
    let screen = desk.screen(120, 40);
    let own = *desk.view().own().expect("secrets");
    for mission in own.missions.iter() {
        assert!(!screen.contains(&text.mission(mission)), "{screen}");
    }
    assert!(!screen.contains("joker"), "{screen}");
}

/// Over whole games: a mission that only another player can know is never named on the table, and
/// behind a curtain no hand is drawn at all.
#[test]
fn the_table_never_names_a_mission_that_the_viewer_may_not_know() {
    let text = Text::new(Lang::En);
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut desk = Desk::new(players, seed, Privacy::Curtain);
        let mut chance =
            louis_xiv::engine::chance::Chance::new(seed, louis_xiv::engine::chance::Stream::Guess);
        let mut looked = 0;
        for _ in 0..3000 {
            let keys = match desk.table.mode() {
                Mode::Over => break,
                Mode::Curtain | Mode::Line | Mode::Step => "\n",
                Mode::Card => ["a", "b"][chance.below(2) as usize],
                Mode::Place => ["\n", "1", "3", "\n"][chance.below(4) as usize],
                Mode::YesNo => ["y", "n"][chance.below(2) as usize],
                Mode::Count => "0",
                Mode::Deck => ["1", "2", "3"][chance.below(3) as usize],
                Mode::Missions => ["a\n", "b\n", "z"][chance.below(3) as usize],
                Mode::Board | Mode::PutBack => "z",
                Mode::Chip => "\n",
                _ => "\u{1b}",
            };
            for key in keys.chars() {
                let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
                let event = KeyEvent::new(code, KeyModifiers::NONE);
                if let Some(press) = find(desk.table.mode(), &event) {
                    desk.table.press(press, &mut desk.shared);
                }
            }
            let game = desk.table.session().game();
            let viewer = desk.table.viewer();
            let screen = desk.screen(80, 24);
            let known = |title: &str| {
                let open = game.seats().flat_map(|s| game.holding(s).laid.iter());
                let own = viewer.into_iter().flat_map(|s| game.secret(s).missions.iter());
                open.chain(own).any(|mission| text.mission(mission) == title)
            };
            for seat in game.seats().filter(|&seat| viewer != Some(seat)) {
                for mission in game.secret(seat).missions.iter() {
                    let title = text.mission(mission);
                    // Such words as "One shield" could stand in a sentence about something else.
                    if !known(&title) && title.len() > 14 {
                        looked += 1;
                        assert!(!screen.contains(&title), "{title}\n{screen}");
                    }
                }
            }
        }
        assert!(looked > 500, "{players} players: only {looked} looks");
    }
}
