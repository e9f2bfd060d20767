//! The forty mission cards (R1.6, R8): what each does, its tier and stable name, and sets of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::Board;
use super::card::Chip;
use super::rule::Rule;

/// The three mission decks (R1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    /// 20 cards: one given chip and any chip.
    Light,
    /// 12 cards: two different chips.
    Medium,
    /// 8 cards: two equal chips.
    Dark,
}

impl Tier {
    /// All three, the light one first.
    pub const ALL: [Tier; 3] = [Tier::Light, Tier::Medium, Tier::Dark];
}

/// What a mission does once it is laid out (R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// R8.1: draw two missions instead of one.
    MoreMissions,
    /// R8.2: a marker back.
    OneMarker,
    /// R8.3: a Louis d'or.
    OneCoin,
    /// R8.4, R8.11: a marker on this board.
    MarkerOn(Board),
    /// R8.5: pay 2 instead of playing a card.
    PayTwo,
    /// R8.6: pay 2 to change a chip into a crown.
    ChangeChip,
    /// R8.7: change missions in hand.
    ChangeMissions,
    /// R8.8: two gains of one's choice.
    TwoGains,
    /// R8.9: a shield.
    OneShield,
    /// R8.10: a marker on Louis's board.
    MarkerAtLouis,
    /// R8.12: change an influence card instead of playing one.
    ChangeCard,
    /// R8.13: three markers back.
    ThreeMarkers,
    /// R8.14: three Louis d'or.
    ThreeCoins,
    /// R8.15: an intrigue card.
    IntrigueCard,
    /// R8.16: a marker for an influence card.
    MarkerForCard,
    /// R8.17: four markers with any card.
    FourMarkers,
    /// R8.18: a marker anywhere after the last card.
    LastMarker,
    /// R8.19: win one tie.
    WinTie,
    /// R8.20: bribes cost one less.
    OneOff,
}

impl Effect {
    /// The rule that describes it.
    pub const fn rule(self) -> Rule {
        let number = match self {
            Effect::MoreMissions => 1,
            Effect::OneMarker => 2,
            Effect::OneCoin => 3,
            Effect::MarkerOn(board) if board.may_host_louis() => 4,
            Effect::PayTwo => 5,
            Effect::ChangeChip => 6,
            Effect::ChangeMissions => 7,
            Effect::TwoGains => 8,
            Effect::OneShield => 9,
            Effect::MarkerAtLouis => 10,
            Effect::MarkerOn(_) => 11,
            Effect::ChangeCard => 12,
            Effect::ThreeMarkers => 13,
            Effect::ThreeCoins => 14,
            Effect::IntrigueCard => 15,
            Effect::MarkerForCard => 16,
            Effect::FourMarkers => 17,
            Effect::LastMarker => 18,
            Effect::WinTie => 19,
            Effect::OneOff => 20,
        };
        Rule::new(8, number)
    }
}

/// The chips shown on a mission; `None` is "?", any one chip (R7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cost {
    /// The first chip shown.
    pub first: Chip,
    /// The second chip shown, or any.
    pub second: Option<Chip>,
}

/// One mission card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mission(u8);

use Effect::*;

/// Every card with its stable name, tier by tier.
const CARDS: [(&str, Effect); 40] = [
    ("more-missions-1", MoreMissions),
    ("more-missions-2", MoreMissions),
    ("one-marker-1", OneMarker),
    ("one-marker-2", OneMarker),
    ("one-marker-3", OneMarker),
    ("one-marker-4", OneMarker),
    ("one-coin-1", OneCoin),
    ("one-coin-2", OneCoin),
    ("one-coin-3", OneCoin),
    ("one-coin-4", OneCoin),
    ("marker-on-1", MarkerOn(Board::Anne)),
    ("marker-on-2", MarkerOn(Board::Philippe)),
    ("marker-on-3", MarkerOn(Board::MarieTherese)),
    ("marker-on-4", MarkerOn(Board::Dauphin)),
    ("pay-two-1", PayTwo),
    ("pay-two-2", PayTwo),
    ("change-chip-1", ChangeChip),
    ("change-chip-2", ChangeChip),
    ("change-missions-1", ChangeMissions),
    ("change-missions-2", ChangeMissions),
    ("two-gains-1", TwoGains),
    ("two-gains-2", TwoGains),
    ("two-gains-3", TwoGains),
    ("two-gains-4", TwoGains),
    ("one-shield-1", OneShield),
    ("one-shield-2", OneShield),
    ("marker-at-louis-1", MarkerAtLouis),
    ("marker-at-louis-2", MarkerAtLouis),
    ("marker-on-5", MarkerOn(Board::Montespan)),
    ("marker-on-9", MarkerOn(Board::Valliere)),
    ("change-card-1", ChangeCard),
    ("change-card-2", ChangeCard),
    ("three-markers", ThreeMarkers),
    ("three-coins", ThreeCoins),
    ("intrigue-card", IntrigueCard),
    ("marker-for-card", MarkerForCard),
    ("four-markers", FourMarkers),
    ("last-marker", LastMarker),
    ("win-tie", WinTie),
    ("one-off", OneOff),
];

impl Mission {
    /// How many missions there are.
    pub const COUNT: usize = CARDS.len();

    /// The first of them.
    pub(super) const FIRST: Mission = Mission(0);

    /// Every mission, tier by tier.
    pub fn all() -> impl Iterator<Item = Mission> {
        (0..Self::COUNT as u8).map(Mission)
    }

    /// The missions of a tier.
    pub fn of(tier: Tier) -> impl Iterator<Item = Mission> {
        Self::all().filter(move |mission| mission.tier() == tier)
    }

    /// The mission with this stable name.
    pub fn from_name(name: &str) -> Option<Mission> {
        CARDS.iter().position(|&(own, _)| own == name).map(|index| Mission(index as u8))
    }

    /// Its stable name, the one used in files.
    pub const fn name(self) -> &'static str {
        CARDS[self.0 as usize].0
    }

    /// What it does.
    pub const fn effect(self) -> Effect {
        CARDS[self.0 as usize].1
    }

    /// The rule of its effect.
    pub const fn rule(self) -> Rule {
        self.effect().rule()
    }

    /// Its deck.
    pub const fn tier(self) -> Tier {
        match self.0 {
            0..20 => Tier::Light,
            20..32 => Tier::Medium,
            _ => Tier::Dark,
        }
    }

    /// Its place in a table of all missions, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Mission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Mission {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Mission::from_name(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no mission `{name}`")))
    }
}

/// A set of missions: a hand, those laid out, those used in this phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Missions(u64);

impl Missions {
    /// No mission.
    pub const EMPTY: Missions = Missions(0);

    /// Every card that the test accepts.
    const fn cards(from: usize, to: usize) -> Self {
        Missions((1 << to) - (1 << from))
    }

    /// The cards with this effect.
    pub const fn with(effect: Effect) -> Self {
        match effect {
            MoreMissions => Self::cards(0, 2),
            OneMarker => Self::cards(2, 6),
            OneCoin => Self::cards(6, 10),
            MarkerOn(Board::Anne) => Self::cards(10, 11),
            MarkerOn(Board::Philippe) => Self::cards(11, 12),
            MarkerOn(Board::MarieTherese) => Self::cards(12, 13),
            MarkerOn(Board::Dauphin) => Self::cards(13, 14),
            PayTwo => Self::cards(14, 16),
            ChangeChip => Self::cards(16, 18),
            ChangeMissions => Self::cards(18, 20),
            TwoGains => Self::cards(20, 24),
            OneShield => Self::cards(24, 26),
            MarkerAtLouis => Self::cards(26, 28),
            MarkerOn(Board::Montespan) => Self::cards(28, 29),
            MarkerOn(Board::Valliere) => Self::cards(29, 30),
            MarkerOn(_) => Self::EMPTY,
            ChangeCard => Self::cards(30, 32),
            ThreeMarkers => Self::cards(32, 33),
            ThreeCoins => Self::cards(33, 34),
            IntrigueCard => Self::cards(34, 35),
            MarkerForCard => Self::cards(35, 36),
            FourMarkers => Self::cards(36, 37),
            LastMarker => Self::cards(37, 38),
            WinTie => Self::cards(38, 39),
            OneOff => Self::cards(39, 40),
        }
    }

    /// The cards used at the start of the influence phase (R8.4, R8.10, R8.11).
    pub const START: Missions =
        Missions(Self::cards(10, 14).0 | Self::with(MarkerAtLouis).0 | Self::cards(28, 30).0);

    /// The cards of a tier.
    pub const fn tier(tier: Tier) -> Self {
        match tier {
            Tier::Light => Self::cards(0, 20),
            Tier::Medium => Self::cards(20, 32),
            Tier::Dark => Self::cards(32, 40),
        }
    }

    /// Whether the mission is in it.
    pub const fn contains(self, mission: Mission) -> bool {
        self.0 & (1 << mission.0) != 0
    }

    /// Whether a card with this effect is in it.
    pub const fn has(self, effect: Effect) -> bool {
        self.0 & Self::with(effect).0 != 0
    }

    /// Adds a mission.
    pub fn insert(&mut self, mission: Mission) {
        self.0 |= 1 << mission.0;
    }

    /// Takes a mission out.
    pub fn remove(&mut self, mission: Mission) {
        self.0 &= !(1 << mission.0);
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The missions in both.
    pub const fn and(self, other: Missions) -> Missions {
        Missions(self.0 & other.0)
    }

    /// The missions in either.
    pub const fn or(self, other: Missions) -> Missions {
        Missions(self.0 | other.0)
    }

    /// The missions in this and not in the other.
    pub const fn without(self, other: Missions) -> Missions {
        Missions(self.0 & !other.0)
    }

    /// The first of them.
    pub fn first(self) -> Option<Mission> {
        (self.0 != 0).then(|| Mission(self.0.trailing_zeros() as u8))
    }

    /// The missions in it, tier by tier.
    pub fn iter(self) -> impl Iterator<Item = Mission> {
        let mut left = self;
        std::iter::from_fn(move || {
            let next = left.first()?;
            left.remove(next);
            Some(next)
        })
    }
}

impl FromIterator<Mission> for Missions {
    fn from_iter<I: IntoIterator<Item = Mission>>(missions: I) -> Self {
        let mut set = Missions::EMPTY;
        missions.into_iter().for_each(|mission| set.insert(mission));
        set
    }
}

impl Serialize for Missions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Missions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Mission>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mask_holds_exactly_the_cards_of_its_effect() {
        for mission in Mission::all() {
            let mask = Missions::with(mission.effect());
            for other in Mission::all() {
                assert_eq!(mask.contains(other), other.effect() == mission.effect());
            }
            assert!(Missions::tier(mission.tier()).contains(mission));
            assert_eq!(Mission::from_name(mission.name()), Some(mission));
        }
    }

    #[test]
    fn the_start_mask_holds_the_three_kinds_of_start_missions() {
        for mission in Mission::all() {
            let starts = matches!(mission.effect(), MarkerOn(_) | MarkerAtLouis);
            assert_eq!(Missions::START.contains(mission), starts, "{mission}");
        }
    }
}
