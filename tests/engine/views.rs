//! Secrets: views show what a seat may know and nothing else; guesses agree with views.

use std::collections::BTreeSet;

use louis_xiv_engine::chance::{Chance, Stream};
use louis_xiv_engine::*;

fn games(count: u64) -> impl Iterator<Item = (u64, Game)> {
    (0..count).map(|seed| {
        let players = 2 + (seed % 3) as u8;
        let start = Setup::random_start(seed, players);
        let setup = Setup { players, start, seed, components: Components::SHIPPED };
        (seed, Game::new(&setup, &mut ()).expect("a good setup"))
    })
}

/// Plays a random game and shows every position.
fn watch(seed: u64, mut game: Game, mut look: impl FnMut(&Game)) {
    let mut chance = Chance::new(seed, Stream::Guess);
    let mut list = Vec::new();
    look(&game);
    while game.decision().is_some() {
        game.legal_actions(&mut list);
        let action = list[chance.below(list.len() as u32) as usize];
        game.apply(&action, &mut ()).expect("a listed action");
        look(&game);
    }
}

fn viewers(game: &Game) -> impl Iterator<Item = Option<Seat>> {
    game.seats().map(Some).chain([None])
}

#[test]
fn a_guess_looks_the_same_and_is_asked_the_same() {
    let (mut mine, mut theirs) = (Vec::new(), Vec::new());
    for (seed, game) in games(60) {
        let mut number = 0;
        watch(seed, game, |game| {
            number += 1;
            for viewer in viewers(game) {
                let view = game.view(viewer);
                let guess = view.guess(seed.wrapping_mul(977) + number);
                guess.laws().unwrap_or_else(|broken| panic!("seed {seed}: {broken:?}"));
                assert_eq!(guess.view(viewer), view, "seed {seed} at {:?}", game.rest());
                let bytes = |view: &View| serde_json::to_string(view).expect("a view is JSON");
                assert_eq!(bytes(&guess.view(viewer)), bytes(&view));
                assert_eq!(guess.decision(), game.decision());
                if viewer.is_some() && game.decision().map(|d| d.seat) == viewer {
                    game.legal_actions(&mut mine);
                    guess.legal_actions(&mut theirs);
                    assert_eq!(mine, theirs, "seed {seed} at {:?}", game.rest());
                }
            }
        });
    }
}

/// What the table as a whole knows about intrigue cards, in the deck and in hands (R6.1), is known in
/// every guess; what nobody knows is not.
#[test]
fn a_guess_keeps_what_the_whole_table_knows() {
    let mut buried = 0;
    for (seed, game) in games(40) {
        watch(seed, game, |game| {
            let public = game.view(None);
            for viewer in viewers(game) {
                let guess = game.view(viewer).guess(seed).view(None);
                assert_eq!(guess.public_intrigue(), public.public_intrigue(), "seed {seed}");
                assert_eq!(guess.known_intrigue(), public.known_intrigue(), "seed {seed}");
                for seat in game.seats() {
                    let known = public.glimpse(seat).intrigue;
                    assert_eq!(guess.glimpse(seat).intrigue, known, "seed {seed}, {seat}");
                }
                buried += public.known_intrigue().iter().flatten().count();
            }
        });
    }
    assert!(buried > 1000, "{buried}");
}

/// A card that was played and drawn again is known in a hand, also to its owner's guesses.
#[test]
fn a_guess_keeps_what_the_whole_table_knows_of_hands() {
    let (seed, game) = games(1).next().expect("a game");
    let mut position: Position = game.position();
    let card = position.intrigue.pop().expect("a card");
    let (owner, held) = (Seat::B, [card].into_iter().collect());
    position.secrets[owner].intrigue = held;
    position.known_intrigue = Seats::from_fn(|_| held);
    let game = position.begin(&mut ()).expect("a lawful position");
    for viewer in viewers(&game) {
        let guess = game.view(viewer).guess(seed).view(None);
        assert_eq!(guess.glimpse(owner).intrigue, held, "{viewer:?}");
        assert_eq!(guess.public_intrigue(), held, "{viewer:?}");
    }
}

#[test]
fn the_same_public_answers_lead_to_the_same_questions_in_every_guess() {
    // A seat that passes on from a guess by answers that everybody can give is asked the same
    // next question as in the real game, whatever the hidden cards (R3.7).
    for (seed, game) in games(60) {
        watch(seed, game, |game| {
            let Some(decision) = game.decision() else { return };
            if game.check(&Action::Pass).is_err() {
                return;
            }
            for viewer in viewers(game).filter(|&viewer| viewer != Some(decision.seat)) {
                let mut guess = game.view(viewer).guess(seed);
                let mut real = game.clone();
                real.apply(&Action::Pass, &mut ()).expect("checked");
                guess.apply(&Action::Pass, &mut ()).expect("passing depends on public facts");
                let same_phase = real.phase() == game.phase() && real.round() == game.round();
                if same_phase {
                    assert_eq!(real.decision(), guess.decision(), "seed {seed}");
                }
            }
        });
    }
}

#[test]
fn every_card_a_seat_cannot_place_turns_up_and_known_ones_never_move() {
    for (seed, game) in games(6) {
        let mut number = 0;
        watch(seed, game, |game| {
            number += 1;
            if number % 37 != 0 {
                return;
            }
            let me = Seat::A;
            let other = Seat::B;
            let view = game.view(Some(me));
            let mut seen = BTreeSet::new();
            let mut missions = BTreeSet::new();
            for guess_seed in 0..600 {
                let guess = view.guess(guess_seed);
                assert_eq!(guess.secret(me), game.secret(me), "one's own cards never move");
                seen.extend(guess.secret(other).intrigue.iter());
                missions.extend(guess.secret(other).missions.iter());
                let glimpse = view.glimpse(other);
                assert_eq!(guess.secret(other).intrigue.and(glimpse.intrigue), glimpse.intrigue);
            }
            let glimpse = view.glimpse(other);
            let unknown = usize::from(game.counts(other).intrigue) > glimpse.intrigue.len();
            if unknown {
                let in_deck = view.known_intrigue().iter().flatten().copied();
                let placed: BoardSet = in_deck
                    .chain(game.secret(me).intrigue.iter())
                    .chain(game.seats().flat_map(|seat| view.glimpse(seat).intrigue.iter()))
                    .collect();
                let mut possible: BTreeSet<Board> =
                    Board::ALL.into_iter().filter(|&card| !placed.contains(card)).collect();
                possible.extend(glimpse.intrigue.iter());
                assert_eq!(seen, possible, "seed {seed}");
            }
            let counts = game.counts(other).missions;
            for tier in Tier::ALL {
                if usize::from(counts[tier as usize])
                    == glimpse.missions.and(Missions::tier(tier)).len()
                {
                    continue;
                }
                let open: Missions = game
                    .seats()
                    .flat_map(|seat| game.holding(seat).laid.iter().collect::<Vec<_>>())
                    .chain(game.secret(me).missions.iter())
                    .chain(view.known_missions(tier).iter().flatten().copied())
                    .collect();
                for mission in Mission::of(tier).filter(|&mission| !open.contains(mission)) {
                    let elsewhere = game
                        .seats()
                        .any(|seat| seat != other && view.glimpse(seat).missions.contains(mission));
                    assert_eq!(missions.contains(&mission), !elsewhere, "seed {seed} {mission}");
                }
            }
        });
    }
}

#[test]
fn events_hide_what_others_draw() {
    let event = Event {
        rule: Rule::new(6, 10),
        what: What::IntrigueDrawn { seat: Seat::A, card: Some(Board::Conde) },
    };
    assert_eq!(event.seen_by(Some(Seat::A)), event);
    for viewer in [None, Some(Seat::B)] {
        let hidden = event.seen_by(viewer).what;
        assert_eq!(hidden, What::IntrigueDrawn { seat: Seat::A, card: None });
    }
}

#[test]
fn every_moment_of_a_game_can_be_viewed_and_knows_its_phase() {
    let mut phases = BTreeSet::new();
    for (seed, _) in games(30) {
        let players = 2 + (seed % 3) as u8;
        let setup = Setup { players, start: Seat::A, seed, components: Components::SHIPPED };
        let mut phase = Phase::Supply;
        let mut moments = 0;
        let mut watch = Watch(|game: &Game, event: Event| {
            if let What::Phase { phase: next } = event.what {
                phase = next;
            }
            if !matches!(event.what, What::Round { .. } | What::StartPasses { .. }) {
                assert_eq!(game.phase(), phase, "seed {seed}: {event:?}");
            }
            for viewer in viewers(game) {
                let view = game.view(viewer);
                let counted = matches!(
                    event.what,
                    What::Result { .. } | What::TieOnScore { .. } | What::Won { .. }
                );
                assert_eq!(view.outcome().is_some(), counted, "seed {seed}: {event:?}");
                assert_eq!(view.shown().is_some(), counted);
            }
            phases.insert(game.phase());
            moments += 1;
        });
        let mut game = Game::new(&setup, &mut watch).expect("a good setup");
        let mut chance = Chance::new(seed, Stream::Guess);
        let mut list = Vec::new();
        loop {
            game.legal_actions(&mut list);
            if list.is_empty() {
                break;
            }
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&action, &mut watch).expect("a listed action");
        }
        assert!(moments > 200, "seed {seed}: {moments} events");
    }
    assert_eq!(phases.len(), 5);
}
