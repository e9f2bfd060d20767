//! The balance of the game under strong play, as a page of Markdown: places at the table, boards,
//! missions, and what other plausible printed values would change.

use louis_xiv::bots::value::FEATURES;
use louis_xiv::bots::weights::Mind;
use louis_xiv::bots::{Bot, Budget};
use louis_xiv::engine::{
    Action, Board, Components, Condition, Event, Game, Printed, Seat, Seats, Setup, What,
};

use crate::games::{begin, score, won};

/// Who plays for the first three tables.
const PLAYER: Bot = Bot::Hard(Budget::Tries(50));
/// Who plays where every printed value is tried.
const QUICK: Bot = Bot::Hard(Bot::BRIEF);

/// Wins among games: a share with its 95 % interval.
#[derive(Clone, Copy, Default)]
struct Share {
    won: f64,
    games: f64,
}

impl Share {
    fn add(&mut self, won: f64) {
        self.won += won;
        self.games += 1.0;
    }

    /// By Wilson's formula.
    fn text(self) -> String {
        const Z: f64 = 1.96;
        let (share, scale) = (self.won / self.games, 1.0 + Z * Z / self.games);
        let middle = (share + Z * Z / (2.0 * self.games)) / scale;
        let spread = share * (1.0 - share) / self.games + Z * Z / (4.0 * self.games * self.games);
        let half = Z * spread.sqrt() / scale;
        let [share, low, high] = [share, middle - half, middle + half].map(|part| 100.0 * part);
        format!("{share:.0} % ({low:.0} to {high:.0})")
    }
}

/// What was paid to whom on each board: free and for a bribe.
type Paid = [Seats<[u32; 2]>; 12];

/// Plays on to the end, with an eye on who is paid.
fn finish(mut game: Game, mut answer: impl FnMut(&Game) -> Action) -> (Game, Paid) {
    let mut paid: Paid = Default::default();
    while game.decision().is_some() {
        let action = answer(&game);
        let mut events: Vec<Event> = Vec::new();
        game.apply(&action, &mut events).expect("bots play by the rules");
        for event in events {
            match event.what {
                What::Paid { seat, board, .. } => paid[board.index()][seat][0] += 1,
                What::Bribed { seat, board, .. } => paid[board.index()][seat][1] += 1,
                _ => {}
            }
        }
    }
    (game, paid)
}

/// A game of strong players.
fn strong(players: u8, seed: u64) -> (Game, Paid, Seat) {
    let game = begin(players, seed);
    let start = game.start();
    let (game, paid) = finish(game, bot(PLAYER, seed));
    (game, paid, start)
}

/// The answers of a bot in every seat.
fn bot(bot: Bot, seed: u64) -> impl FnMut(&Game) -> Action {
    let mut number = seed << 16;
    move |game| {
        number += 1;
        let seat = game.decision().map(|decision| decision.seat);
        bot.choose(&game.view(seat), number).expect("an answer")
    }
}

pub(crate) fn balance(games: u64, seed: u64) {
    println!("Who starts round 1, {games} games of `{PLAYER}` for each number of players:\n");
    println!("| players | first | second | third | fourth |\n|---|---|---|---|---|");
    let mut boards = [([0u32; 2], Share::default()); 12];
    for players in 2..=4u8 {
        let mut places = [Share::default(); 4];
        for number in 0..games {
            let (game, paid, start) = strong(players, seed.wrapping_mul(1_000_003) + number);
            for seat in game.seats() {
                let count = usize::from(players);
                places[(seat.index() + count - start.index()) % count].add(won(&game, seat));
                for (board, by_seat) in boards.iter_mut().zip(&paid).filter(|_| players == 4) {
                    let [free, bribed] = by_seat[seat];
                    board.0[0] += free;
                    board.0[1] += bribed;
                    if free + bribed > 1 {
                        board.1.add(won(&game, seat));
                    }
                }
            }
        }
        let cells =
            places.map(|place| if place.games > 0.0 { place.text() } else { String::new() });
        println!("| {players} | {} |", cells.join(" | "));
    }
    println!(
        "\nBoards at a table of four, payments a game, and wins of those who were paid there twice or more (25 % is even):\n"
    );
    println!("| board | paid free | bribed | paid twice wins |\n|---|---|---|---|");
    for (board, ([free, bribed], twice)) in Board::ALL.into_iter().zip(boards) {
        let [free, bribed] = [free, bribed].map(|count| f64::from(count) / games as f64);
        println!("| {board} | {free:.1} | {bribed:.1} | {} |", twice.text());
    }
    println!(
        "\nWhat a mission laid out is worth beside its five points, by the learned values, with three, two and one rounds to come (four players):\n"
    );
    println!("| laid out | three | two | one |\n|---|---|---|---|");
    let points = &Mind::shipped().values.points[2];
    let effects = FEATURES.iter().enumerate().filter(|(_, name)| name.starts_with("laid out"));
    for (at, name) in effects {
        let worth = [2, 1, 0]
            .map(|left: usize| format!("{:+.1}", points[left][0] - 5.0 + points[left][at]));
        println!("| {} | {} |", name.trim_start_matches("laid out: "), worth.join(" | "));
    }
    variants(games, seed);
}

/// What a deal came to: payments by board, and the points of a player on average.
type Deal = ([f64; 12], f64);

/// What one number more or less on a reconstructed component changes, on the same deals.
fn variants(games: u64, seed: u64) {
    println!(
        "\nReconstructed values, one more or one less: payments a game on that board and the points of a player, as shipped and the difference, {games} deals of `{QUICK}` each:\n"
    );
    println!("| board | side | shipped | other | payments | points |\n|---|---|---|---|---|---|");
    let shipped = Components::SHIPPED;
    let usual = deals(&shipped, games, seed);
    for (board, back) in Board::ALL.into_iter().flat_map(|board| [(board, false), (board, true)]) {
        let side = if back { "back" } else { "front" };
        let now = shipped.condition(board, back);
        let others = match now {
            Condition::Money(price) => [price - 1, price + 1].map(Condition::Money),
            Condition::Markers(count) => [count - 1, count + 1].map(Condition::Markers),
            Condition::FirstPlace => continue,
        };
        for other in others {
            let mut printed = Printed::from(shipped);
            printed.boards[board.index()][usize::from(back)] = other;
            let Ok(components) = Components::new(&printed) else { continue };
            let found = deals(&components, games, seed);
            let payments = difference(&usual, &found, |deal| deal.0[board.index()]);
            let points = difference(&usual, &found, |deal| deal.1);
            println!("| {board} | {side} | {now:?} | {other:?} | {payments} | {points} |");
        }
    }
}

/// A mean as shipped, and by how much the other differs on the same deals, with its 95 % interval.
fn difference(usual: &[Deal], found: &[Deal], of: impl Fn(&Deal) -> f64) -> String {
    let count = usual.len() as f64;
    let mean = usual.iter().map(&of).sum::<f64>() / count;
    let off = || usual.iter().zip(found).map(|(one, other)| of(other) - of(one));
    let by = off().sum::<f64>() / count;
    let spread = off().map(|off| (off - by).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    format!("{mean:.1}, {by:+.2} ± {:.2}", 1.96 * (spread / count).sqrt())
}

/// Games of four under these values.
fn deals(components: &Components, games: u64, seed: u64) -> Vec<Deal> {
    let play = |number: u64| {
        let seed = seed.wrapping_mul(1_000_003) + number;
        let start = Setup::random_start(seed, 4);
        let setup = Setup { players: 4, start, seed, components: *components };
        let game = Game::new(&setup, &mut ()).expect("a good setup");
        let (game, paid) = finish(game, bot(QUICK, seed));
        let payments =
            paid.map(|by_seat| f64::from(by_seat.0.iter().flatten().copied().sum::<u32>()));
        (payments, game.seats().map(|seat| score(&game, seat)).sum::<f64>() / 4.0)
    };
    (0..games).map(play).collect()
}
