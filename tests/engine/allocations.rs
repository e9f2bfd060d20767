//! Playing needs no memory from the heap: search clones and plays out millions of games.

use louis_xiv_engine::chance::{Chance, Stream};
use louis_xiv_engine::{Components, Game, Seat, Setup};

#[test]
fn a_warm_playout_allocates_nothing() {
    let setup =
        |players, seed| Setup { players, start: Seat::A, seed, components: Components::SHIPPED };
    let mut list = Vec::with_capacity(8192);
    let mut play = |players, seed| {
        let mut game = Game::new(&setup(players, seed), &mut ()).expect("a good setup");
        let mut chance = Chance::new(seed, Stream::Guess);
        let mut decisions = 0;
        loop {
            let copy = game.clone();
            copy.legal_actions(&mut list);
            if list.is_empty() {
                return decisions;
            }
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&action, &mut ()).expect("a listed action");
            decisions += 1;
        }
    };
    play(3, 0); // fills the tables of placements
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for seed in 1..40 {
            decisions += play(2 + (seed % 3) as u8, seed);
        }
    });
    assert!(decisions > 1000, "the games were played");
    assert_eq!(counted.count_total, 0, "allocations in {decisions} decisions");
}

#[test]
fn a_guess_allocates_nothing() {
    let setup = Setup { players: 4, start: Seat::A, seed: 3, components: Components::SHIPPED };
    let game = Game::new(&setup, &mut ()).expect("a good setup");
    let view = game.view(Some(Seat::B));
    let mut sum = 0;
    let counted = allocation_counter::measure(|| {
        for seed in 0..50 {
            sum += view.guess(seed).secret(Seat::A).influence.len();
        }
    });
    assert_eq!(sum, 250);
    assert_eq!(counted.count_total, 0);
}
