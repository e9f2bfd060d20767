//! What things are worth, in points: every number that the rule of thumb and the evaluation use,
//! by name. They are learned from play (`cargo bench --bench train`) and lie in
//! `assets/bots/weights.json`. Where a value depends on how much of the game is left, index 0 is
//! the last round and 3 the first.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::manner::Manner;
use super::value::Values;
use crate::engine::{Components, Effect, Mission, Table};

/// The worth of everything, in points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// A marker that can still be placed in this round, by rounds left.
    pub ready: [f32; 4],
    /// A turn still to come in this round.
    pub turn: f32,
    /// A marker that stays on a board for the next round.
    pub early: f32,
    /// A chip kept for the next round (R7.2).
    pub kept: f32,
    /// What it is worth more if a mission in hand shows it.
    pub kept_wanted: f32,
    /// What a crown is worth more than a chip that is wanted when it is kept.
    pub kept_crown: f32,
    /// How much a chip counts with nothing beside it; the rest counts it beside a crown.
    pub alone: f32,
    /// The chance that a mission drawn next can be paid at once, given matching chips.
    pub lucky: f32,
    /// Missions in hand, by tier: how likely they are to be laid out later.
    pub hand: [f32; 3],
    /// How good a draw from each deck is, by rounds left: light, medium, dark.
    pub draw: [[f32; 3]; 4],
    /// How much better it is with two chips left to pay at once.
    pub draw_now: [f32; 3],
    /// An influence card kept for the next round.
    pub card: f32,
    /// An intrigue card, by rounds left.
    pub intrigue: [f32; 4],
    /// How surely the lead on a board is kept when few turns are left.
    pub sharp: f32,
    /// How fast that fades with more turns to come.
    pub blur: f32,
    /// How much a player who is not on a board counts there as a rival, by the turns they have
    /// left: one, two, more.
    pub absent: [f32; 3],
    /// How much more a rival's markers weigh who has one, two or more turns left.
    pub lively: [f32; 3],
    /// The same for one's own.
    pub follow: [f32; 3],
    /// What it is worth, as a part of the payment, to take a board from a rival, by players.
    pub contest: [f32; 3],
    /// The chance to bring one more missing marker to a board that asks for markers.
    pub reach: f32,
    /// The chance that a bribe which is worth its price will be possible, for somebody who can
    /// pay for one, two or more.
    pub bribe: [f32; 3],
    /// The chance that second place on Louis's board stays one's own.
    pub second: f32,
    /// How much the rivals' gains count against one's own.
    pub deny: f32,
    /// A joker kept is worth this much more than another card.
    pub joker: f32,
    /// How much of what an intrigue card is worth must be gained to play it.
    pub intrigue_kept: f32,
    /// What effects of missions bring in each round left.
    pub effects: Effects,
}

/// What each effect of a mission brings in a round, in points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the effects of R8, by their names")]
pub struct Effects {
    pub more_missions: f32,
    pub one_marker: f32,
    pub one_coin: f32,
    pub marker_on: f32,
    pub pay_two: f32,
    pub change_chip: f32,
    pub change_missions: f32,
    pub two_gains: f32,
    pub one_shield: f32,
    pub marker_at_louis: f32,
    pub change_card: f32,
    pub three_markers: f32,
    pub three_coins: f32,
    pub intrigue_card: f32,
    pub marker_for_card: f32,
    pub four_markers: f32,
    pub last_marker: f32,
    pub win_tie: f32,
    pub one_off: f32,
}

impl Effects {
    pub(super) const fn of(&self, effect: Effect) -> f32 {
        match effect {
            Effect::MoreMissions => self.more_missions,
            Effect::OneMarker => self.one_marker,
            Effect::OneCoin => self.one_coin,
            Effect::MarkerOn(_) => self.marker_on,
            Effect::PayTwo => self.pay_two,
            Effect::ChangeChip => self.change_chip,
            Effect::ChangeMissions => self.change_missions,
            Effect::TwoGains => self.two_gains,
            Effect::OneShield => self.one_shield,
            Effect::MarkerAtLouis => self.marker_at_louis,
            Effect::ChangeCard => self.change_card,
            Effect::ThreeMarkers => self.three_markers,
            Effect::ThreeCoins => self.three_coins,
            Effect::IntrigueCard => self.intrigue_card,
            Effect::MarkerForCard => self.marker_for_card,
            Effect::FourMarkers => self.four_markers,
            Effect::LastMarker => self.last_marker,
            Effect::WinTie => self.win_tie,
            Effect::OneOff => self.one_off,
        }
    }
}

/// The most turns that a table can have left in a round, as an index.
const TURNS: usize = 32;

/// All that a bot has learned, ready to be used: the weights, what follows from them, and what
/// positions between two rounds are worth.
#[derive(Clone, Debug)]
pub struct Mind {
    /// What things are worth within a round.
    pub weights: Weights,
    /// What positions between rounds are worth.
    pub values: Values,
    /// How the search goes about it.
    pub manner: Manner,
    /// What a mission laid out is worth, by rounds left.
    missions: [[f32; Mission::COUNT]; 4],
    /// What n markers weigh in the struggle for most, by players and turns left of all: of
    /// those who place no more, and of those who have one, two or more turns.
    pulls: [[[[f32; 17]; 4]; TURNS]; 3],
}

static SHIPPED: LazyLock<Mind> = LazyLock::new(|| {
    let weights = serde_json::from_str(include_str!("../../assets/bots/weights.json"));
    let values = serde_json::from_str(include_str!("../../assets/bots/values.json"));
    let manner = serde_json::from_str(include_str!("../../assets/bots/manner.json"));
    Mind::new(
        weights.expect("the shipped weights are whole"),
        values.expect("the shipped values are whole"),
        manner.expect("the shipped manner is whole"),
    )
});

impl Mind {
    /// A mind with these weights, values and manner.
    pub fn new(weights: Weights, values: Values, manner: Manner) -> Self {
        let worth = |rounds: usize, mission: Mission| {
            5.0 + weights.effects.of(mission.effect()) * rounds as f32
        };
        let mut missions = [[0.0; Mission::COUNT]; 4];
        for (rounds, row) in missions.iter_mut().enumerate() {
            Mission::all().for_each(|mission| row[mission.index()] = worth(rounds, mission));
        }
        let pull = |players: usize, turns: usize| {
            let each = turns as f32 / (players + 2) as f32;
            let step = (weights.sharp / (1.0 + weights.blur * each)).exp();
            let mut pull = [1.0; 17];
            for count in 1..pull.len() {
                pull[count] = pull[count - 1] * step;
            }
            pull[0] = 0.0;
            let mut rows = [pull; 4];
            for (row, class) in rows[1..].iter_mut().zip(0..) {
                row.iter_mut().for_each(|weight| *weight *= weights.lively[class]);
                row[0] = weights.absent[class];
            }
            rows
        };
        let pulls =
            std::array::from_fn(|players| std::array::from_fn(|turns| pull(players, turns)));
        Self { weights, values, manner, missions, pulls }
    }

    /// The one that the bots have.
    pub fn shipped() -> &'static Mind {
        &SHIPPED
    }

    /// What a mission laid out is worth: its points, and what it does in the rounds left.
    pub fn mission(&self, components: &Components, mission: Mission, rounds: usize) -> f32 {
        let usual = Components::SHIPPED.points(mission);
        let more = f32::from(components.points(mission)) - f32::from(usual);
        self.missions[rounds.min(3)][mission.index()] + more
    }

    /// What each number of markers weighs in the struggle for most at a table with so many turns
    /// left: of somebody without turns, with one, two, or more.
    pub(super) fn pulls(&self, players: u8, turns: u8) -> &[[f32; 17]; 4] {
        let turns = usize::from(turns).min(TURNS - 1);
        &self.pulls[usize::from(players.clamp(2, 4)) - 2][turns]
    }
}

/// How many rounds come after this one, as an index.
pub(super) const fn rounds_left(round: u8) -> usize {
    let left = Components::SHIPPED.rounds().saturating_sub(round) as usize;
    if left > 3 { 3 } else { left }
}

/// The round of a game of four that has as many rounds left as this one: a variant may have more
/// or fewer, and with more than three to come everything is as early as it gets.
pub(super) fn round_of_four(table: &Table) -> u8 {
    let left = table.components().rounds().saturating_sub(table.round());
    Components::SHIPPED.rounds() - left.min(3)
}
