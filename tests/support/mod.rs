//! What several test files share: games to start from, dice, and players that move at random.
#![allow(dead_code, unreachable_pub)] // Each test file uses only part of it.

use louis_xiv::components::shipped;
use louis_xiv::engine::{Action, Game, Observer, Setup, Tier};

/// A game with the shipped components and a start player drawn from the seed.
pub fn new_game(players: u8, seed: u64, observer: &mut impl Observer) -> Game {
    let setup =
        Setup { players, start: Setup::random_start(seed, players), seed, components: *shipped() };
    Game::new(&setup, observer).expect("two to four players and a start player among them")
}

/// A small generator of its own (SplitMix64), so that the tests do not lean on the engine's.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.roll() % bound as u64) as usize
    }

    /// One of the answers. Missions are laid out more often than not, dark ones are
    /// drawn more often than others, and kinds of answers are
    /// drawn before answers, so that whole games come to every corner of the rules.
    pub fn choose(&mut self, list: &[Action]) -> Action {
        let lay_out = |action: &&Action| matches!(action, Action::LayOut { .. });
        let laid: Vec<&Action> = list.iter().filter(lay_out).collect();
        if !laid.is_empty() && self.below(4) > 0 {
            return *laid[self.below(laid.len())];
        }
        let dark = Action::Draw { tier: Tier::Dark };
        if list.contains(&dark) && self.below(2) > 0 {
            return dark;
        }
        let mut kinds: Vec<_> = list.iter().map(std::mem::discriminant).collect();
        kinds.dedup();
        let kind = kinds[self.below(kinds.len())];
        let same = |action: &&Action| std::mem::discriminant(*action) == kind;
        let same: Vec<&Action> = list.iter().filter(same).collect();
        *same[self.below(same.len())]
    }
}

/// What a player written in Python prints after so many rounds of games with this program; `None`
/// where there is no Python.
pub fn python_player(script: &str, program: &str, rounds: u8) -> Option<String> {
    let script = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/python").join(script);
    let mut python = std::process::Command::new("python3");
    python.arg(script).arg(program).arg(rounds.to_string());
    let output = match python.output() {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("python3 is missing: nothing was played");
            return None;
        }
        other => other.expect("python3 runs"),
    };
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{out}{}", String::from_utf8_lossy(&output.stderr));
    Some(out)
}
