//! What chips are worth to somebody who holds these missions: the best way to spend them (R7.1,
//! R7.2).

use super::weights::Weights;
use crate::engine::{Chip, Chips, Components, Cost, Missions};

const CROWN: usize = Chip::Crown as usize;

/// What the chips and missions of one player can become.
#[derive(Clone, Copy)]
pub(super) struct Purse<'a> {
    pub(super) weights: &'a Weights,
    pub(super) components: &'a Components,
    /// How many rounds come after this one.
    pub(super) rounds: usize,
}

/// Missions in hand worth looking at; more than this is never held in practice.
const MOST: usize = 6;

impl Purse<'_> {
    /// The value of these chips when nothing can be laid out with them in this round any more.
    pub(super) fn kept(&self, chips: Chips, missions: Missions) -> f32 {
        let mut best: f32 = 0.0;
        for chip in chips.kinds() {
            let fits = |cost: Cost| cost.first == chip || cost.second == Some(chip);
            let wanted = missions.iter().any(|mission| fits(self.components.cost(mission)));
            let crown = if chip == Chip::Crown { self.weights.kept_crown } else { 0.0 };
            best = best.max(crown + if wanted { self.weights.kept_wanted } else { 0.0 });
        }
        self.left(Chip::ALL.map(|chip| chips.count(chip)), chips.len(), 0)
            + if self.rounds == 0 { 0.0 } else { best }
    }

    /// The value of these chips with these missions, spent in the best way.
    pub(super) fn value(&self, chips: Chips, missions: Missions) -> f32 {
        let mut hand = [(Cost { first: Chip::Sceptre, second: None }, 0.0); MOST];
        let mut held = 0;
        for mission in missions.iter().take(MOST) {
            let worth = self.weights.mission(self.components, mission, self.rounds);
            hand[held] = (self.components.cost(mission), worth);
            held += 1;
        }
        self.best(Chip::ALL.map(|chip| chips.count(chip)), &hand[..held], 0)
    }

    /// What one more chip of this kind would add: partly with what is there, partly beside
    /// another chip that fits, because chips come in pairs.
    pub(super) fn want(&self, chips: Chips, missions: Missions, chip: Chip) -> f32 {
        self.wants_after(chips, missions)(chip)
    }

    /// The same for every kind.
    pub(super) fn wants(&self, chips: Chips, missions: Missions) -> [f32; 5] {
        Chip::ALL.map(self.wants_after(chips, missions))
    }

    fn wants_after(&self, chips: Chips, missions: Missions) -> impl Fn(Chip) -> f32 {
        let with = |mut chips: Chips, chip| {
            chips.add(chip);
            chips
        };
        let beside = with(chips, Chip::Crown);
        let (base, more) = (self.value(chips, missions), self.value(beside, missions));
        let alone = self.weights.alone;
        move |chip| {
            let first = self.value(with(chips, chip), missions) - base;
            let second = self.value(with(beside, chip), missions) - more;
            alone * first + (1.0 - alone) * second
        }
    }

    fn best(&self, chips: [u8; 5], hand: &[(Cost, f32)], laid: u8) -> f32 {
        let count: u8 = chips.iter().sum();
        let Some((&(cost, worth), rest)) = hand.split_first() else {
            return self.left(chips, count, laid);
        };
        let mut best = self.best(chips, rest, laid);
        if count < 2 {
            return best;
        }
        let Some(after) = spend(chips, cost.first) else { return best };
        match cost.second {
            Some(second) => {
                if let Some(after) = spend(after, second) {
                    best = best.max(worth + self.best(after, rest, laid + 1));
                }
            }
            None => {
                let plain = after[..CROWN].iter().any(|&count| count > 0);
                for kind in 0..5 {
                    // A crown is the last thing to give for "any chip".
                    if after[kind] > 0 && (kind != CROWN || !plain) {
                        let mut after = after;
                        after[kind] -= 1;
                        best = best.max(worth + self.best(after, rest, laid + 1));
                    }
                }
            }
        }
        best
    }

    /// Chips that no mission in hand takes: perhaps the next one drawn does; one is kept, the
    /// others become shields.
    fn left(&self, mut chips: [u8; 5], mut count: u8, laid: u8) -> f32 {
        let mut value = 0.0;
        let mut draws = laid;
        while draws > 0 && count >= 2 {
            let kinds = chips[..CROWN].iter().filter(|&&count| count > 0).count();
            let fits = if chips[CROWN] > 0 { 1.0 } else { kinds as f32 / 4.0 };
            let chance = self.weights.lucky * fits;
            value += chance * (5.0 - 2.0 * self.weights.shield);
            draws -= 1;
            count -= 2;
            chips = [0, 0, 0, 0, chips[CROWN].saturating_sub(1)];
            value += 2.0 * self.weights.shield;
        }
        if self.rounds == 0 || count == 0 {
            return value + f32::from(count) * self.weights.shield;
        }
        value + self.weights.kept + f32::from(count - 1) * self.weights.shield
    }
}

/// The chips without this one, or without a crown in its place.
fn spend(mut chips: [u8; 5], chip: Chip) -> Option<[u8; 5]> {
    let kind = if chips[chip as usize] > 0 { chip as usize } else { CROWN };
    chips[kind] = chips[kind].checked_sub(1)?;
    Some(chips)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::shipped;
    use crate::engine::Mission;

    fn chips(of: &[Chip]) -> Chips {
        of.iter().copied().collect()
    }

    fn missions(names: &[&str]) -> Missions {
        names.iter().filter_map(|name| Mission::from_name(name)).collect()
    }

    fn last() -> Purse<'static> {
        Purse { weights: &Weights::TUNED, components: shipped(), rounds: 0 }
    }

    #[test]
    fn a_pair_that_pays_is_worth_a_mission_and_one_that_does_not_two_shields() {
        // Three markers takes two sceptres.
        let hand = missions(&["three-markers"]);
        let pays = last().value(chips(&[Chip::Sceptre, Chip::Crown]), hand);
        let fails = last().value(chips(&[Chip::Sceptre, Chip::Ring]), hand);
        assert_eq!(pays, 5.0);
        assert_eq!(fails, 2.0 * Weights::TUNED.shield);
    }

    #[test]
    fn the_chip_that_is_missing_is_wanted_most() {
        let wants = last().wants(chips(&[Chip::Sceptre]), missions(&["three-markers"]));
        let [sceptre, letter, _, _, crown] = wants;
        assert!(sceptre > letter && crown >= sceptre, "{wants:?}");
    }
}
