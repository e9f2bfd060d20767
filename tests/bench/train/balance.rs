//! The balance of the game under strong play, as a page of Markdown: places at the table, boards,
//! missions, and what other plausible printed values would change.

use louis_xiv::bots::thumb::Thumb;
use louis_xiv::bots::value::FEATURES;
use louis_xiv::bots::weights::Mind;
use louis_xiv::bots::{Bot, Budget};
use louis_xiv::engine::{
    Board, Components, Condition, Event, Game, Printed, Seat, Seats, Setup, What,
};

use crate::games::{begin, won};

/// Who plays for the first three tables.
const PLAYER: Bot = Bot::Hard(Budget::Tries(50));

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
fn finish(
    mut game: Game,
    mut answer: impl FnMut(&Game) -> louis_xiv::engine::Action,
) -> (Game, Paid) {
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
    let (start, mut number) = (game.start(), seed << 16);
    let (game, paid) = finish(game, |game| {
        number += 1;
        let seat = game.decision().map(|decision| decision.seat);
        PLAYER.choose(&game.view(seat), number).expect("an answer")
    });
    (game, paid, start)
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
    variants(games * 20, seed);
}

/// What one number more or less on a reconstructed component changes, by the rule of thumb.
fn variants(games: u64, seed: u64) {
    println!(
        "\nReconstructed values, one more or one less: payments a game on that board and the points of a player, {games} games of the rule of thumb each:\n"
    );
    println!("| board | side | value | payments | points |\n|---|---|---|---|---|");
    let shipped = Components::SHIPPED;
    let row = |name: [String; 3], components: &Components, board: Board| {
        let (paid, points) = thumbs(components, board, games, seed);
        println!("| {} | {paid:.2} | {points:.1} |", name.join(" | "));
    };
    for board in Board::ALL {
        for back in [false, true] {
            let side = || if back { "back" } else { "front" }.to_owned();
            let now = shipped.condition(board, back);
            let others: Vec<Condition> = match now {
                Condition::Money(price) => [price - 1, price + 1].map(Condition::Money).to_vec(),
                Condition::Markers(count) => {
                    [count - 1, count + 1].map(Condition::Markers).to_vec()
                }
                Condition::FirstPlace => continue,
            };
            row([board.to_string(), side(), format!("{now:?}, as shipped")], &shipped, board);
            for other in others {
                let mut printed = Printed::from(shipped);
                printed.boards[board.index()][usize::from(back)] = other;
                if let Ok(components) = Components::new(&printed) {
                    row([board.to_string(), side(), format!("{other:?}")], &components, board);
                }
            }
        }
    }
}

/// Payments on a board and points a player, a game of four.
fn thumbs(components: &Components, board: Board, games: u64, seed: u64) -> (f64, f64) {
    let (mut payments, mut points) = (0, 0.0);
    for number in 0..games {
        let seed = seed.wrapping_mul(1_000_003) + number;
        let start = Setup::random_start(seed, 4);
        let setup = Setup { players: 4, start, seed, components: *components };
        let game = Game::new(&setup, &mut ()).expect("a good setup");
        let mut thumb = Thumb::new(Mind::shipped(), seed);
        let answer = |game: &Game| {
            let seat = game.rest().seat().expect("a question");
            thumb.answer(game, seat)
        };
        let (game, paid) = finish(game, answer);
        payments += paid[board.index()].0.iter().flatten().sum::<u32>();
        points += game.seats().map(|seat| crate::games::score(&game, seat)).sum::<f64>() / 4.0;
    }
    (f64::from(payments) / games as f64, points / games as f64)
}
