//! What things are worth, in points: every number that the evaluation uses, by name.
//!
//! They were found by playing: start from what a person would say, change one, keep the change
//! if it wins more games. Where a value depends on how much of the game is left, index 0 is the
//! last round and 3 the first.

use crate::engine::{Components, Effect, Mission, Table};

/// The worth of everything, in points.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// A shield: one point, and its part in a majority (R7.3).
    pub shield: f32,
    /// A Louis d'or, by rounds left.
    pub coin: [f32; 4],
    /// How much less a Louis d'or is worth beyond what can be spent.
    pub spare_coin: f32,
    /// A marker in the personal reserve, by rounds left.
    pub marker: [f32; 4],
    /// A marker in the general reserve, by rounds left.
    pub general: [f32; 4],
    /// A marker that can still be placed in this round.
    pub ready: f32,
    /// A marker that stays on a board for the next round.
    pub early: f32,
    /// A chip kept for the next round (R7.2).
    pub kept: f32,
    /// What it is worth more if a mission in hand shows it.
    pub kept_wanted: f32,
    /// What a crown is worth more than another chip when it is kept.
    pub kept_crown: f32,
    /// How much a chip counts with nothing beside it; the rest counts it beside a crown.
    pub alone: f32,
    /// The chance that a mission drawn next can be paid at once, given matching chips.
    pub lucky: f32,
    /// Missions in hand, by tier: how likely they are to be laid out later.
    pub hand: [f32; 3],
    /// An influence card kept for the next round.
    pub card: f32,
    /// An intrigue card, by rounds left.
    pub intrigue: [f32; 4],
    /// How surely the lead on a board is kept when few turns are left.
    pub sharp: f32,
    /// How fast that fades with more turns to come.
    pub blur: f32,
    /// How much a player who is not on a board counts there as a rival.
    pub absent: f32,
    /// The chance to bring one more missing marker to a board that asks for markers.
    pub reach: f32,
    /// The chance that a bribe which is worth its price will be possible.
    pub bribe: f32,
    /// The chance that second place on Louis's board stays one's own.
    pub second: f32,
    /// How much the rivals' gains count against one's own.
    pub deny: f32,
    /// A joker kept is worth this much more than another card.
    pub joker: f32,
    /// How far the effects of missions count.
    pub effect: f32,
    /// How much surer a win is than playouts to the end of the round say, by rounds left: the
    /// slope of its log odds.
    pub sure: [f32; 4],
    /// How much better the best of many answers looks than it is, in log odds.
    pub rosy: f32,
}

impl Weights {
    /// The weights that the bots play with.
    pub const TUNED: Weights = Weights {
        shield: 1.38,
        coin: [0.4, 0.55, 0.6, 0.65],
        spare_coin: 0.5,
        marker: [0.0, 0.45, 0.5, 0.5],
        general: [0.0, 0.1, 0.12, 0.12],
        ready: 0.5,
        early: 0.96,
        kept: 1.8,
        kept_wanted: 0.75,
        kept_crown: 0.5,
        alone: 0.85,
        lucky: 0.5,
        hand: [0.5, 0.14, 0.25],
        card: 1.4,
        intrigue: [0.811, 1.054, 1.135, 1.135],
        sharp: 4.0,
        blur: 0.5,
        absent: 1.804,
        reach: 0.35,
        bribe: 0.8,
        second: 0.7,
        deny: 0.6,
        joker: 0.3,
        effect: 1.0,
        sure: [1.6, 1.05, 1.05, 1.05],
        rosy: 0.15,
    };

    /// What a mission laid out is worth: its points, and what it does in the rounds left.
    pub fn mission(&self, components: &Components, mission: Mission, rounds: usize) -> f32 {
        let points = f32::from(components.points(mission));
        points + self.effect * each_round(mission.effect()) * rounds as f32
    }

    /// How often an answer wins among equals that the search gives this share of a win, 0 to 1.
    /// The order of answers stays. `tests/bots/chances.rs` measures it.
    pub fn chance(&self, share: f32, rounds: usize) -> f32 {
        let slope = self.sure[rounds];
        let win = share.clamp(0.0, 1.0).powf(slope);
        let loss = (1.0 - share).clamp(0.0, 1.0).powf(slope) * self.rosy.exp();
        win / (win + loss)
    }
}

/// What an effect brings in a round, in points.
const fn each_round(effect: Effect) -> f32 {
    match effect {
        Effect::MoreMissions => 0.4,
        Effect::OneMarker => 0.35,
        Effect::OneCoin => 0.5,
        Effect::MarkerOn(_) => 0.8,
        Effect::PayTwo => 0.2,
        Effect::ChangeChip => 0.5,
        Effect::ChangeMissions => 0.4,
        Effect::TwoGains => 1.0,
        Effect::OneShield => 1.2,
        Effect::MarkerAtLouis => 1.0,
        Effect::ChangeCard => 0.4,
        Effect::ThreeMarkers => 1.2,
        Effect::ThreeCoins => 1.5,
        Effect::IntrigueCard => 1.3,
        Effect::MarkerForCard => 1.2,
        Effect::FourMarkers => 1.3,
        Effect::LastMarker => 1.2,
        Effect::WinTie => 1.2,
        Effect::OneOff => 0.9,
    }
}

/// How many rounds come after this one, as an index: with more than three everything is as early
/// as it gets.
pub(super) fn rounds_left(table: &Table) -> usize {
    usize::from(table.components().rounds().saturating_sub(table.round())).min(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_keeps_the_order_of_shares_and_is_surer_in_the_last_round() {
        for rounds in 0..4 {
            let chance = |percent: u8| Weights::TUNED.chance(f32::from(percent) / 100.0, rounds);
            assert_eq!((chance(0), chance(100)), (0.0, 1.0));
            assert!((0..100).all(|percent| chance(percent) < chance(percent + 1)));
        }
        let [last, before] = [0, 1].map(|rounds| Weights::TUNED.chance(0.9, rounds));
        assert!(last > before && before < 0.91, "{last} {before}");
    }
}
