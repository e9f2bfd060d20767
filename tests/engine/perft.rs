//! How many lines of play lead on from fixed positions, as chess engines count them: any change of
//! what the rules allow changes a number. `UPDATE_PERFT=1 cargo test --test engine perft` counts
//! them anew; a difference must have its reason.
//!
//! A line of `perft.txt`: players, seed, how many answers were drawn from the seed before counting
//! begins, depth, and the lines of play of that depth.

use std::fmt::Write;

use louis_xiv_engine::chance::{Chance, Stream};
use louis_xiv_engine::{Action, Game, Question};

use super::dice::new_game;

/// Where counting begins: players, seed, answers.
const STARTS: [(u8, u64, usize); 15] = [
    (2, 1, 0),
    (3, 1, 0),
    (4, 1, 0),
    (2, 2, 12),
    (3, 2, 20),
    (4, 2, 30),
    (2, 3, 40),
    (3, 3, 60),
    (4, 3, 80),
    (2, 4, 50),
    (3, 4, 90),
    (4, 4, 120),
    (2, 5, 58),
    (3, 5, 105),
    (4, 5, 130),
];
/// No depth is counted that must be expected to have more lines of play than this.
const MOST: u64 = 1_000_000;

fn perft(game: &Game, depth: u32) -> u64 {
    let mut list = Vec::new();
    game.legal_actions(&mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let after = |action: &Action| {
        let mut next = game.clone();
        next.apply(action, &mut ()).expect("a listed action is legal");
        perft(&next, depth - 1)
    };
    list.iter().map(after).sum()
}

/// The position after so many answers drawn from the seed.
fn position(players: u8, seed: u64, answers: usize) -> Game {
    let mut chance = Chance::new(seed, Stream::Choice);
    let mut game = new_game(players, seed, &mut ());
    let mut list = Vec::new();
    for _ in 0..answers {
        game.legal_actions(&mut list);
        let action = list[chance.below(list.len() as u32) as usize];
        game.apply(&action, &mut ()).expect("a listed action is legal");
        assert!(game.decision().is_some(), "seed {seed} ends before {answers} answers");
    }
    game
}

#[test]
fn lines_of_play_are_as_many_as_ever() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/engine/perft.txt");
    let mut counted = String::new();
    for (players, seed, answers) in STARTS {
        let game = position(players, seed, answers);
        let asked = game.decision().map_or("over", |decision| Question::name(&decision.question));
        let _ = writeln!(counted, "# round {}, {asked}", game.round());
        let (mut before, mut depth) = (1, 1);
        loop {
            let nodes = perft(&game, depth);
            let _ = writeln!(counted, "{players} {seed} {answers} {depth} {nodes}");
            if nodes == 0 || nodes * nodes.div_ceil(before).max(2) > MOST {
                break;
            }
            (before, depth) = (nodes, depth + 1);
        }
    }
    if std::env::var_os("UPDATE_PERFT").is_some() {
        std::fs::write(path, &counted).expect("the file of counts can be written");
    }
    let kept = std::fs::read_to_string(path).expect("the file of counts is there");
    for (line, (kept, counted)) in kept.lines().zip(counted.lines()).enumerate() {
        assert_eq!(kept, counted, "line {}", line + 1);
    }
    assert_eq!(kept.lines().count(), counted.lines().count());
}
