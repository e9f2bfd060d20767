//! How many keys a round takes, and how many of them only turn pages: counted over whole games
//! played by keys, and printed (`cargo test --test table budget -- --nocapture`).

use crate::desk::{Desk, NAMES, key_of};
use louis_xiv::engine::chance::{Chance, Stream};
use louis_xiv::engine::{Board, Chip, Influence, Phase, Question, Seat, Tier};
use louis_xiv::files::Privacy;
use louis_xiv::session::{Chair, Opening, Session};
use louis_xiv::tui::Scene as _;
use louis_xiv::tui::keys::Mode;
use ratatui::crossterm::event::KeyCode;

#[derive(Clone, Copy, Debug, Default)]
struct Count {
    keys: usize,
    curtains: usize,
    pages: usize,
    lines: usize,
}

/// Answers as somebody would who knows the game a little: places all the markers a card allows, also
/// next door, takes back when there are too few, bribes for chips, lays out what can be paid.
fn answer(desk: &mut Desk, chance: &mut Chance) {
    let view = desk.view();
    let decision = desk.table.session().decision().expect("a question");
    let own = view.holding(decision.seat);
    match desk.table.mode() {
        Mode::Card => {
            let slots = desk.table.slots();
            let held: Vec<usize> = (0..slots.len()).filter(|&at| slots[at].is_some()).collect();
            let slot = held[chance.below(held.len() as u32) as usize];
            desk.keys(&char::from(b'a' + slot as u8).to_string());
            let card = slots[slot].expect("a card that is held");
            if own.personal < 2 && own.general > 1 {
                if own.personal > 0 {
                    desk.keys("t");
                }
            } else {
                let most: usize = if card == Influence::Joker { 2 } else { 3 };
                let lying = usize::from(card != Influence::Joker);
                for _ in lying..most.min(own.personal.into()) {
                    let lit: Vec<Board> = desk.table.lit().iter().collect();
                    let board = lit[chance.below(lit.len() as u32) as usize];
                    desk.keys(&key_of(board).to_string());
                }
            }
            desk.keys("\n");
            if desk.table.mode() == Mode::Place {
                desk.keys("\n");
            }
        }
        Mode::YesNo => {
            let poor =
                matches!(decision.question, Question::Bribe { price, .. } if own.coins < price + 2);
            desk.keys(if poor { "n" } else { "y" });
        }
        Mode::Missions => {
            let hand = desk.table.missions();
            let game = desk.table.session().game();
            let pays = |&at: &usize| game.payments(decision.seat, hand[at]).next().is_some();
            match (0..hand.len()).find(pays) {
                Some(at) => desk.keys(&format!("{}\n", char::from(b'a' + at as u8))),
                None => desk.keys("z"),
            }
        }
        Mode::Deck => {
            let piles = desk.table.session().game().piles();
            let open = (1..).zip(Tier::ALL).find(|&(_, tier)| piles.of(tier) > 0);
            desk.keys(&open.expect("a deck that is asked about").0.to_string());
        }
        Mode::Chip => {
            let crown = own.chips.kinds().position(|chip| chip == Chip::Crown).unwrap_or(0);
            desk.keys(&format!("{}\n", char::from(b'a' + crown as u8)));
        }
        // One marker from the personal reserve, else from the general one.
        Mode::Count if matches!(decision.question, Question::Intrigue { .. }) => {
            desk.keys(if own.personal > 0 { "1" } else { "3" });
        }
        Mode::Count if decision.question == Question::TwoGains => desk.keys("b"),
        Mode::Count => desk.keys("1"),
        Mode::Board => desk.keys("4\n"),
        Mode::PutBack => desk.keys("z"),
        mode => panic!("{mode:?}\n{}", desk.screen(80, 24)),
    }
}

/// Plays a whole game and counts, round by round.
fn play(session: Session, seed: u64) -> [Count; 4] {
    let mut desk = Desk::with(session, Privacy::Curtain);
    let mut chance = Chance::new(seed, Stream::Guess);
    let mut counts = [Count::default(); 4];
    for _ in 0..3000 {
        let game = desk.table.session().game();
        let count = &mut counts[usize::from(game.round().min(4)) - 1];
        desk.presses = 0;
        match desk.table.mode() {
            Mode::Over => return counts,
            Mode::Curtain => {
                desk.press(KeyCode::Tab);
                count.curtains += 1;
            }
            Mode::Step => {
                desk.press(KeyCode::Enter);
                count.pages += 1;
            }
            // Nobody plays intrigue, and the next board is scored.
            Mode::Intrigue => {
                desk.press(KeyCode::Enter);
                count.lines += 1;
            }
            Mode::Wait => desk.table.work(&mut desk.shared),
            _ => answer(&mut desk, &mut chance),
        }
        count.keys += desk.presses;
    }
    panic!("the game does not end: {:?}\n{}", desk.table.mode(), desk.screen(80, 24));
}

fn mean(counts: &[Count], of: impl Fn(&Count) -> usize) -> f64 {
    counts.iter().map(of).sum::<usize>() as f64 / counts.len() as f64
}

#[test]
fn a_round_of_three_people_takes_about_a_hundred_keys() {
    let mut counts = Vec::new();
    for seed in 1..=10 {
        let opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, seed);
        counts.extend(play(Session::new(opening).expect("a good opening"), seed));
    }
    let [keys, curtains, pages, lines] =
        [|c: &Count| c.keys, |c: &Count| c.curtains, |c: &Count| c.pages, |c: &Count| c.lines]
            .map(|of| mean(&counts, of));
    println!(
        "three people: {keys:.1} keys a round, {curtains:.1} curtains, {pages:.1} pages, \
         {lines:.1} times no intrigue"
    );
    assert!(keys <= 100.0 && curtains <= 16.0 && pages <= 14.0, "{keys} {curtains} {pages}");
}

#[test]
fn against_two_bots_few_keys_only_turn_pages() {
    let mut counts = Vec::new();
    for seed in 1..=10 {
        let chairs =
            vec![Chair::person("Anna"), Chair::bot("Bruno", "easy"), Chair::bot("Clara", "medium")];
        let opening = Opening { chairs, ..Opening::of_people([], Seat::A, seed) };
        counts.extend(play(Session::new(opening).expect("a good opening"), seed));
    }
    let keys = mean(&counts, |c| c.keys);
    let pages = mean(&counts, |c| c.pages + c.lines);
    println!("against two bots: {keys:.1} keys a round, {pages:.1} pages");
    assert!(counts.iter().all(|count| count.curtains == 0), "nobody to hide anything from");
    assert!(pages <= 17.0, "{pages}");
}

/// From the last answer to the result.
#[test]
fn the_end_takes_one_page_before_the_result() {
    for seed in 1..=5 {
        let opening = Opening::of_people(NAMES.into_iter().take(3), Seat::A, seed);
        let session = Session::new(opening).expect("a good opening");
        let mut desk = Desk::with(session, Privacy::Curtain);
        let mut chance = Chance::new(seed, Stream::Guess);
        let mut after = 0;
        while desk.table.mode() != Mode::Over {
            let over = desk.table.session().game().phase() == Phase::Over;
            match desk.table.mode() {
                Mode::Curtain => desk.press(KeyCode::Tab),
                Mode::Step | Mode::Intrigue => {
                    desk.press(KeyCode::Enter);
                    after += usize::from(over);
                }
                _ => answer(&mut desk, &mut chance),
            }
        }
        assert!(after <= 1, "seed {seed}: {after} pages");
    }
}
