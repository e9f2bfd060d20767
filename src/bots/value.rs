//! What a position at the start of a round is worth to each player, learned from play: a sum over
//! things that a person can name and count. For every number of players and of rounds left there is
//! a weight for the chance to win (log odds) and one for the points to come.
//!
//! The numbers are made by `cargo bench --bench train` and lie in `assets/bots/values.json`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::weights::{Effects, round_of_four, rounds_left};
use crate::engine::{Board, Chip, Effect, Game, Phase, Seat, Seats, Shield, Tier};

/// What is counted, by name.
pub const FEATURES: [&str; COUNT] = [
    "mission laid out",
    "shield",
    "kind of shields led",
    "Louis d'or, up to ten",
    "Louis d'or beyond ten",
    "marker in the personal reserve, up to twelve",
    "marker in the general reserve",
    "marker on a board",
    "crown",
    "chip that a mission in hand shows",
    "other chip",
    "intrigue card",
    "influence card kept",
    "light mission in hand",
    "medium mission in hand",
    "dark mission in hand",
    "first in turn order",
    "second in turn order",
    "third in turn order",
    "laid out: one more mission",
    "laid out: one marker",
    "laid out: one Louis d'or",
    "laid out: a marker on a board",
    "laid out: pay two",
    "laid out: change a chip",
    "laid out: change missions",
    "laid out: two gains",
    "laid out: a shield",
    "laid out: a marker at Louis",
    "laid out: change a card",
    "laid out: three markers",
    "laid out: three Louis d'or",
    "laid out: an intrigue card",
    "laid out: a marker for a card",
    "laid out: four markers",
    "laid out: a last marker",
    "laid out: win a tie",
    "laid out: one off",
    "board with more of one's markers than anybody's",
    "point a round that missions in hand would bring",
    "dark mission in hand that shows a chip",
];

/// How many things are counted.
pub const COUNT: usize = 41;
/// Where the effects of missions begin.
const EFFECTS: usize = 19;
/// Where boards that are led are counted, what missions in hand would bring, and dark ones that fit.
const LEADS: usize = 38;
const BRINGS: usize = 39;
const FITS: usize = 40;

/// One number for everything that is counted.
pub type Features = [f32; COUNT];

/// By rounds after this one: what is in the sum, and how much.
pub type Rows = [Features; 4];

/// What positions at the start of a round are worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Printed", into = "Printed")]
pub struct Values {
    /// The log odds of winning, by players from two.
    pub odds: [Rows; 3],
    /// Points at the end, by players from two; beside these there is a start.
    pub points: [Rows; 3],
    /// Points at the end of somebody who has nothing, by players and rounds left.
    pub start: [[f32; 4]; 3],
    /// How much surer a win is than the search says, by players and rounds left: the slope of
    /// its log odds.
    pub sure: [[f32; 4]; 3],
    /// How much better the best of many answers looks than it is, in log odds.
    pub rosy: [[f32; 4]; 3],
}

/// The values as they are written down: by players and name, the last round first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    odds: [BTreeMap<String, [f32; 4]>; 3],
    points: [BTreeMap<String, [f32; 4]>; 3],
    start: [[f32; 4]; 3],
    sure: [[f32; 4]; 3],
    rosy: [[f32; 4]; 3],
}

impl From<Values> for Printed {
    fn from(values: Values) -> Self {
        let named = |rows: &Rows| {
            let row = |index: usize| std::array::from_fn(|rounds| rows[rounds][index]);
            FEATURES.iter().enumerate().map(|(i, name)| ((*name).to_owned(), row(i))).collect()
        };
        Self {
            odds: values.odds.each_ref().map(named),
            points: values.points.each_ref().map(named),
            start: values.start,
            sure: values.sure,
            rosy: values.rosy,
        }
    }
}

impl TryFrom<Printed> for Values {
    type Error = String;
    fn try_from(printed: Printed) -> Result<Self, String> {
        let mut bad = None;
        let mut rows = |named: &BTreeMap<String, [f32; 4]>| {
            let mut rows: Rows = [[0.0; COUNT]; 4];
            for (name, row) in named {
                match FEATURES.iter().position(|own| own == name) {
                    Some(index) => (0..4).for_each(|rounds| rows[rounds][index] = row[rounds]),
                    None => bad = Some(name.clone()),
                }
            }
            rows
        };
        let odds = printed.odds.each_ref().map(&mut rows);
        let points = printed.points.each_ref().map(&mut rows);
        match bad {
            Some(name) => Err(name),
            None => {
                let Printed { start, sure, rosy, .. } = printed;
                Ok(Self { odds, points, start, sure, rosy })
            }
        }
    }
}

/// Counts what a player has at the start of a round. What missions would bring is known from within
/// a round.
pub fn features(effects: &Effects, game: &Game, seat: Seat) -> Features {
    let mut counts = [0.0; COUNT];
    let (holding, own) = (game.holding(seat), game.secret(seat));
    let coins = f32::from(holding.coins);
    let led = |kind: Shield| {
        let count = own.shields.count(kind);
        count > 0 && game.seats().all(|other| game.secret(other).shields.count(kind) <= count)
    };
    let (mut there, mut leads) = (0, 0.0);
    for markers in Board::ALL.into_iter().map(|board| game.markers(board)) {
        let own = markers[seat];
        there += own;
        if own > 0 && game.seats().all(|other| other == seat || markers[other] < own) {
            leads += 1.0;
        }
    }
    let dealt = if game.phase() == Phase::Supply { 0.0 } else { 5.0 };
    let played = f32::from(own.influence.len());
    counts[0] = f32::from(game.points_laid(seat)) / 5.0;
    counts[1] = f32::from(own.shields.len());
    counts[2] = Shield::ALL.into_iter().filter(|&kind| led(kind)).count() as f32;
    counts[3] = coins.min(10.0);
    counts[4] = (coins - 10.0).max(0.0);
    counts[5] = f32::from(holding.personal.min(12));
    counts[6] = f32::from(holding.general);
    counts[7] = f32::from(there);
    counts[8] = f32::from(holding.chips.count(Chip::Crown));
    for chip in holding.chips.iter().filter(|&chip| chip != Chip::Crown) {
        let mut shows = false;
        for mission in own.missions.iter() {
            let cost = game.components().cost(mission);
            if cost.first == chip || cost.second == Some(chip) {
                shows = true;
                counts[FITS] += if mission.tier() == Tier::Dark { 1.0 } else { 0.0 };
            }
        }
        counts[if shows { 9 } else { 10 }] += 1.0;
    }
    counts[11] = own.intrigue.len() as f32;
    counts[12] = (played - dealt).max(0.0);
    for mission in own.missions.iter() {
        counts[13 + mission.tier() as usize] += 1.0;
        counts[BRINGS] += effects.of(mission.effect());
    }
    counts[LEADS] = leads;
    let players = usize::from(game.players());
    let place = (seat.index() + players - game.start().index()) % players;
    if place < 3 && place + 1 < players {
        counts[16 + place] = 1.0;
    }
    for mission in holding.laid.iter() {
        counts[EFFECTS + effect(mission.effect())] += 1.0;
    }
    counts
}

const fn effect(effect: Effect) -> usize {
    match effect {
        Effect::MoreMissions => 0,
        Effect::OneMarker => 1,
        Effect::OneCoin => 2,
        Effect::MarkerOn(_) => 3,
        Effect::PayTwo => 4,
        Effect::ChangeChip => 5,
        Effect::ChangeMissions => 6,
        Effect::TwoGains => 7,
        Effect::OneShield => 8,
        Effect::MarkerAtLouis => 9,
        Effect::ChangeCard => 10,
        Effect::ThreeMarkers => 11,
        Effect::ThreeCoins => 12,
        Effect::IntrigueCard => 13,
        Effect::MarkerForCard => 14,
        Effect::FourMarkers => 15,
        Effect::LastMarker => 16,
        Effect::WinTie => 17,
        Effect::OneOff => 18,
    }
}

impl Values {
    /// Values that say nothing.
    pub const NOTHING: Values = Values {
        odds: [[[0.0; COUNT]; 4]; 3],
        points: [[[0.0; COUNT]; 4]; 3],
        start: [[0.0; 4]; 3],
        sure: [[1.0; 4]; 3],
        rosy: [[0.0; 4]; 3],
    };

    /// How often an answer wins among equals that the search gives this share of a win, 0 to 1.
    /// The order of answers stays.
    pub fn chance(&self, share: f32, players: u8, round: u8) -> f32 {
        let players = usize::from(players.clamp(2, 4)) - 2;
        let rounds = rounds_left(round);
        let slope = self.sure[players][rounds];
        let win = share.clamp(0.0, 1.0).powf(slope);
        let loss = (1.0 - share).clamp(0.0, 1.0).powf(slope) * self.rosy[players][rounds].exp();
        win / (win + loss)
    }

    /// Everybody's chance to win a game at the start of a round.
    pub fn chances(&self, effects: &Effects, game: &Game) -> Seats<f32> {
        let rows = &self.odds[usize::from(game.players().clamp(2, 4)) - 2];
        let row = &rows[rounds_left(round_of_four(game))];
        let mut chances = Seats::default();
        let mut all = 0.0;
        for seat in game.seats() {
            let chance = sum(row, &features(effects, game, seat)).clamp(-30.0, 60.0).exp();
            chances[seat] = chance;
            all += chance;
        }
        for seat in game.seats() {
            chances[seat] /= all;
        }
        chances
    }

    /// How many points a player can expect to have at the end.
    pub fn points(&self, effects: &Effects, game: &Game, seat: Seat) -> f32 {
        let players = usize::from(game.players().clamp(2, 4)) - 2;
        let rounds = rounds_left(round_of_four(game));
        self.start[players][rounds]
            + sum(&self.points[players][rounds], &features(effects, game, seat))
    }
}

/// Counts by weights.
pub fn sum(row: &Features, counts: &Features) -> f32 {
    row.iter().zip(counts).map(|(weight, count)| weight * count).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::weights::Mind;

    #[test]
    fn a_chance_keeps_the_order_of_shares() {
        let values = &Mind::shipped().values;
        for (players, round) in (2..=4).flat_map(|players| (1..=4).map(move |at| (players, at))) {
            let chance = |percent: u8| values.chance(f32::from(percent) / 100.0, players, round);
            assert_eq!((chance(0), chance(100)), (0.0, 1.0));
            assert!((0..100).all(|percent| chance(percent) < chance(percent + 1)));
        }
    }

    #[test]
    fn every_number_that_was_learned_has_a_name() {
        let values = &Mind::shipped().values;
        let text = serde_json::to_string(values).expect("plain numbers");
        assert_eq!(serde_json::from_str::<Values>(&text).as_ref().ok(), Some(values));
        let bad = text.replace("crown", "clown");
        assert!(serde_json::from_str::<Values>(&bad).is_err());
        // A mission laid out is five points; what it does is counted apart, and few games hold the
        // weights back. In the first round there is none.
        assert!(values.points[2][..3].iter().all(|row| row[0] > 3.5));
    }
}
