//! Speed of the engine: `cargo bench --bench engine`.

mod playout;

use divan::Bencher;
use divan::counter::ItemsCount;
use louis_xiv::engine::{Event, Game, Rest, Seat};
use shakmaty::Position as _;

fn main() {
    divan::main();
}

const GAMES: u64 = 100;

/// Random decisions without anybody watching.
#[divan::bench(args = [2, 3, 4])]
fn decisions_unwatched(bencher: Bencher, players: u8) {
    let mut list = Vec::new();
    let all: u64 = (0..GAMES)
        .map(|seed| playout::play(&mut playout::begin(players, seed), seed, &mut list, &mut ()))
        .sum();
    bencher.counter(ItemsCount::new(all)).bench_local(|| {
        for seed in 0..GAMES {
            playout::play(&mut playout::begin(players, seed), seed, &mut list, &mut ());
        }
    });
}

/// The same with every event collected.
#[divan::bench(args = [2, 3, 4])]
fn decisions_watched(bencher: Bencher, players: u8) {
    let mut list = Vec::new();
    let all: u64 = (0..GAMES)
        .map(|seed| playout::play(&mut playout::begin(players, seed), seed, &mut list, &mut ()))
        .sum();
    let mut events: Vec<Event> = Vec::new();
    bencher.counter(ItemsCount::new(all)).bench_local(|| {
        for seed in 0..GAMES {
            events.clear();
            playout::play(&mut playout::begin(players, seed), seed, &mut list, &mut events);
        }
    });
}

/// Whole games.
#[divan::bench(args = [2, 3, 4])]
fn games(bencher: Bencher, players: u8) {
    let mut list = Vec::new();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for seed in 0..GAMES {
            playout::play(&mut playout::begin(players, seed), seed, &mut list, &mut ());
        }
    });
}

/// Random chess moves by the shakmaty crate, on the same core in the same run: the measure.
#[divan::bench]
fn chess_moves(bencher: Bencher) {
    use louis_xiv::engine::chance::{Chance, Stream};
    let game = |seed: u64| {
        let mut chance = Chance::new(seed, Stream::Guess);
        let mut chess = shakmaty::Chess::default();
        let mut moves = 0u64;
        while moves < 200 {
            let legal = chess.legal_moves();
            if legal.is_empty() {
                break;
            }
            chess.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
            moves += 1;
        }
        moves
    };
    let all: u64 = (0..GAMES).map(game).sum();
    bencher.counter(ItemsCount::new(all)).bench_local(|| (0..GAMES).map(game).sum::<u64>());
}

/// A full turn of round 2.
fn middle() -> Game {
    let mut game = playout::begin(4, 1);
    let mut list = Vec::new();
    while game.round() < 2 || !matches!(game.rest(), Rest::Turn { .. }) {
        game.legal_actions(&mut list);
        let action = list[list.len() / 2];
        game.apply(&action, &mut ()).expect("a listed action is legal");
    }
    game
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| divan::black_box(&game).clone());
}

#[divan::bench]
fn list_of_a_turn(bencher: Bencher) {
    let game = middle();
    let mut list = Vec::new();
    bencher.bench_local(|| {
        divan::black_box(&game).legal_actions(&mut list);
        list.len()
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| divan::black_box(&game).view(Some(Seat::A)));
}

#[divan::bench]
fn guess(bencher: Bencher) {
    let view = middle().view(Some(Seat::A));
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        divan::black_box(&view).guess(seed)
    });
}
