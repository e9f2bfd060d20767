//! Games to start from, and dice that come to every corner of the rules.
#![allow(dead_code, unreachable_pub)] // Shared with tests of the game, which use a part.

use louis_xiv_engine::{Action, Components, Game, Observer, Setup, Tier};

/// A game with the shipped components and a start player drawn from the seed.
pub fn new_game(players: u8, seed: u64, observer: &mut impl Observer) -> Game {
    let start = Setup::random_start(seed, players);
    let setup = Setup { players, start, seed, components: Components::SHIPPED };
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
