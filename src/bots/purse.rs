//! What chips are worth to somebody who holds these missions: the best way to spend them (R7.1,
//! R7.2). Every set of missions that could be laid out together is listed once for a hand; what
//! some chips are worth is then the best of these sets that they pay for.

use super::weights::Mind;
use crate::engine::{Chip, Chips, Components, Mission, Missions, Payment};

const CROWN: usize = Chip::Crown as usize;

/// Missions in hand worth looking at; more than this is hardly ever held.
const MOST: usize = 5;

/// Missions to be laid out together.
#[derive(Clone, Copy, Debug, Default)]
struct Set {
    /// The chips that they show, by kind; every other chip is any.
    need: [u8; 4],
    /// How many missions.
    laid: u8,
    /// What they are worth together.
    worth: f32,
}

/// What the chips of somebody with these missions can become.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse<'a> {
    mind: &'a Mind,
    components: &'a Components,
    /// How many rounds come after this one.
    rounds: usize,
    missions: Missions,
    sets: [Set; 1 << MOST],
    count: usize,
}

impl<'a> Purse<'a> {
    pub(super) fn new(
        mind: &'a Mind,
        components: &'a Components,
        rounds: usize,
        missions: Missions,
    ) -> Self {
        let mut sets = [Set::default(); 1 << MOST];
        let mut count = 1;
        for mission in missions.iter().take(MOST) {
            let (cost, worth) =
                (components.cost(mission), mind.mission(components, mission, rounds));
            for index in 0..count {
                let mut set = sets[index];
                for shown in [Some(cost.first), cost.second].into_iter().flatten() {
                    if let Some(need) = set.need.get_mut(shown as usize) {
                        *need += 1;
                    }
                }
                set.laid += 1;
                set.worth += worth;
                sets[count + index] = set;
            }
            count *= 2;
        }
        Self { mind, components, rounds, missions, sets, count }
    }

    /// The value of these chips when nothing can be laid out with them in this round any more.
    pub(super) fn kept(&self, chips: Chips) -> f32 {
        let best = chips.kinds().map(|chip| self.keep(chip)).fold(0.0, f32::max);
        self.left(chips.len(), false, 0) + if self.rounds == 0 { 0.0 } else { best }
    }

    /// What this chip is worth more than any chip if it is the one that is kept. A crown stands
    /// for every other, so that nothing is worth more.
    pub(super) fn keep(&self, chip: Chip) -> f32 {
        let w = &self.mind.weights;
        if chip == Chip::Crown {
            return w.kept_wanted.max(0.0) + w.kept_crown.max(0.0);
        }
        let wanted = self.missions.iter().any(|mission| {
            let cost = self.components.cost(mission);
            cost.first == chip || cost.second == Some(chip)
        });
        if wanted { w.kept_wanted.max(0.0) } else { 0.0 }
    }

    /// The value of these chips, spent in the best way.
    pub(super) fn value(&self, chips: Chips) -> f32 {
        self.best(Chip::ALL.map(|chip| chips.count(chip))).0
    }

    /// What one more chip of each kind would add: partly with what is there, partly beside
    /// another chip that fits, because chips come in pairs.
    pub(super) fn wants(&self, chips: Chips) -> [f32; 5] {
        let has = Chip::ALL.map(|chip| chips.count(chip));
        let with = |mut has: [u8; 5], kind: usize| {
            has[kind] += 1;
            has
        };
        let beside = with(has, CROWN);
        let base = self.best(has).0;
        let more: [f32; 5] = std::array::from_fn(|kind| self.best(with(has, kind)).0);
        let alone = self.mind.weights.alone;
        std::array::from_fn(|kind| {
            let second = self.best(with(beside, kind)).0 - more[CROWN];
            alone * (more[kind] - base) + (1.0 - alone) * second
        })
    }

    /// What these chips bring in the best way, and the number of the set that is laid out.
    fn best(&self, chips: [u8; 5]) -> (f32, usize) {
        let [sceptres, letters, rings, helmets, crowns] = chips;
        let plain = sceptres + letters + rings + helmets;
        let all = plain + crowns;
        let mut best = (self.left(all, crowns > 0, 0), 0);
        for (number, set) in self.sets[..self.count].iter().enumerate().skip(1) {
            let Some(left) = all.checked_sub(2 * set.laid) else { continue };
            let (mut missing, mut shown) = (0, 0);
            for (need, has) in set.need.into_iter().zip(chips) {
                missing += need.saturating_sub(has);
                shown += need;
            }
            if missing > crowns {
                continue;
            }
            // A crown is the last thing to give for "any chip".
            let spare = plain - (shown - missing);
            let given = missing + (2 * set.laid - shown).saturating_sub(spare);
            let value = set.worth + self.left(left, crowns > given, set.laid);
            if value > best.0 {
                best = (value, number);
            }
        }
        best
    }

    /// Chips that no mission in hand takes: perhaps the next one drawn does; one is kept, the
    /// others become shields.
    fn left(&self, mut count: u8, mut crown: bool, draws: u8) -> f32 {
        let w = &self.mind.weights;
        let mut value = 0.0;
        for _ in 0..draws.min(count / 2) {
            let fits = if crown { 1.0 } else { 0.5 };
            value += w.lucky * fits * (5.0 - 2.0 * w.shield) + 2.0 * w.shield;
            count -= 2;
            crown = false;
        }
        if self.rounds == 0 || count == 0 {
            return value + f32::from(count) * w.shield;
        }
        let crown = if crown { w.kept_wanted + w.kept_crown } else { 0.0 };
        value + w.kept + crown + f32::from(count - 1) * w.shield
    }

    /// The mission that the best way to spend these chips begins with, and how it is paid;
    /// `None` if none is laid out. Also what the chips are worth so.
    pub(super) fn first(&self, chips: Chips) -> (f32, Option<(Mission, Payment)>) {
        let has = Chip::ALL.map(|chip| chips.count(chip));
        let (value, number) = self.best(has);
        let first = number.trailing_zeros() as usize;
        let Some(mission) = self.missions.iter().take(MOST).nth(first).filter(|_| number > 0)
        else {
            return (value, None);
        };
        let cost = self.components.cost(mission);
        let mut left = has;
        let mut give = |kind: usize| {
            let kind = if left[kind] > 0 { kind } else { CROWN };
            left[kind] = left[kind].saturating_sub(1);
            Chip::ALL[kind]
        };
        let given = give(cost.first as usize);
        // Any chip: one that the others of the set do not need, a crown only if there is none.
        let spare = |kind: usize| has[kind].saturating_sub(self.sets[number].need[kind]);
        let other = match cost.second {
            Some(second) => give(second as usize),
            None => {
                let free =
                    (0..CROWN).filter(|&kind| spare(kind) > 0).max_by_key(|&kind| spare(kind));
                give(free.unwrap_or(CROWN))
            }
        };
        (value, Some((mission, Payment::new(given, other))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::shipped;

    fn chips(of: &[Chip]) -> Chips {
        of.iter().copied().collect()
    }

    fn last(names: &[&str]) -> Purse<'static> {
        let missions = names.iter().filter_map(|name| Mission::from_name(name)).collect();
        Purse::new(Mind::shipped(), shipped(), 0, missions)
    }

    #[test]
    fn a_pair_that_pays_is_worth_a_mission_and_one_that_does_not_two_shields() {
        // Three markers takes two sceptres.
        let hand = last(&["three-markers"]);
        let pays = hand.value(chips(&[Chip::Sceptre, Chip::Crown]));
        let fails = hand.value(chips(&[Chip::Sceptre, Chip::Ring]));
        assert_eq!(pays, 5.0);
        assert_eq!(fails, 2.0 * Mind::shipped().weights.shield);
    }

    #[test]
    fn the_chip_that_is_missing_is_wanted_most() {
        let wants = last(&["three-markers"]).wants(chips(&[Chip::Sceptre]));
        let [sceptre, letter, _, _, crown] = wants;
        assert!(sceptre > letter && crown >= sceptre, "{wants:?}");
    }

    #[test]
    fn chips_that_another_mission_needs_are_not_given_for_any_chip() {
        // One coin takes a sceptre and any chip, three coins take two rings.
        let hand = last(&["one-coin-1", "three-coins"]);
        let has = chips(&[Chip::Sceptre, Chip::Letter, Chip::Ring, Chip::Ring]);
        let (value, first) = hand.first(has);
        assert_eq!(value, 10.0);
        let coin = Mission::from_name("one-coin-1").expect("a mission");
        assert_eq!(first, Some((coin, Payment::new(Chip::Sceptre, Chip::Letter))));
    }
}
