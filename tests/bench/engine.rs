//! Speed of the engine: `cargo bench --bench engine`.

mod playout;

use divan::Bencher;
use divan::counter::ItemsCount;
use louis_xiv::bots::thumb::Thumb;
use louis_xiv::bots::weights::Mind;
use louis_xiv::bots::{Bot, Found};
use louis_xiv::engine::{Event, Game, Rest, Seat, View};
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

/// The views of whoever is asked something with a choice, along a game of the rule of thumb.
fn questions(players: u8) -> Vec<View> {
    let mut game = playout::begin(players, 1);
    let (mut thumb, mut list) = (Thumb::new(Mind::shipped(), 1), Vec::new());
    let mut views = Vec::new();
    while let Some(seat) = game.rest().seat() {
        game.legal_actions(&mut list);
        if list.len() > 1 {
            views.push(game.view(Some(seat)));
        }
        game.apply(&thumb.answer(&game, seat), &mut ()).expect("an answer by the rules");
    }
    views
}

/// How many playouts there were.
fn thought(view: &View) -> u64 {
    let found = Bot::Hard(Bot::USUAL).rank(view, 1, &false.into());
    found.iter().map(|one: &Found| u64::from(one.tries)).sum()
}

/// Playouts of `hard` on one core, over all questions of a game.
#[divan::bench(args = [2, 3, 4], sample_count = 3, sample_size = 1)]
fn playouts(bencher: Bencher, players: u8) {
    let views = questions(players);
    let all: u64 = views.iter().map(thought).sum();
    bencher.counter(ItemsCount::new(all)).bench_local(|| views.iter().map(thought).sum::<u64>());
}

/// The same at the first turn of a game, where playouts are longest.
#[divan::bench(args = [2, 3, 4], sample_count = 20, sample_size = 1)]
fn playouts_of_the_first_turn(bencher: Bencher, players: u8) {
    let view = questions(players).remove(0);
    bencher.counter(ItemsCount::new(thought(&view))).bench_local(|| thought(&view));
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
