//! The end of the game (R7.3 to R7.5).

use serde::Serialize;

use crate::board::Board;
use crate::card::Shield;
use crate::decision::{Phase, Rest};
use crate::event::{Leftover, Observer, What};
use crate::game::{Game, Secret};
use crate::rule::Rule;
use crate::seat::{Seat, SeatSet, Seats};
use crate::table::Table;
use crate::view::View;

/// One player's score, part by part (R7.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tally {
    /// Shields won during the game.
    pub shields: u8,
    /// Shields for influence cards in hand.
    pub influence: u8,
    /// Shields for intrigue cards in hand.
    pub intrigue: u8,
    /// Shields for chips.
    pub chips: u8,
    /// Shields for markers on boards.
    pub markers: u8,
    /// Shields for every full three Louis d'or.
    pub coins: u8,
    /// Shields for majorities.
    pub majorities: u8,
    /// Missions laid out.
    pub missions: u8,
    /// What they are worth.
    pub points: u16,
    /// The score.
    pub total: u16,
    /// Markers in the personal reserve, which break ties (R7.5).
    pub reserve: u8,
}

impl Tally {
    /// So many Louis d'or that are left over make a shield (R7.3).
    pub const COINS_A_SHIELD: u8 = 3;

    /// Shields for what was left over.
    pub const fn converted(&self) -> u8 {
        let cards = self.influence.saturating_add(self.intrigue);
        let lying = self.chips.saturating_add(self.markers);
        cards.saturating_add(lying).saturating_add(self.coins)
    }

    fn leftovers(&self) -> [(Leftover, u8); 5] {
        [
            (Leftover::InfluenceCards, self.influence),
            (Leftover::IntrigueCards, self.intrigue),
            (Leftover::Chips, self.chips),
            (Leftover::Markers, self.markers),
            (Leftover::Coins, self.coins),
        ]
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Each player's score; unused seats have none.
    pub tallies: Seats<Tally>,
    /// Who won, or shares the win (R7.4, R7.5).
    pub winners: SeatSet,
}

impl Table {
    /// What a player with so many cards has left over, in shields.
    fn leftovers(&self, seat: Seat, influence: u8, intrigue: u8) -> Tally {
        let holding = self.holding(seat);
        Tally {
            influence,
            intrigue,
            chips: holding.chips.len(),
            markers: Board::ALL.iter().map(|&board| self.markers[board][seat]).sum(),
            coins: holding.coins / Tally::COINS_A_SHIELD,
            ..Tally::default()
        }
    }
}

impl View {
    /// What a player's leftovers are worth now, in shields (R7.3): everybody can count them.
    pub fn leftovers(&self, seat: Seat) -> Tally {
        let counts = self.counts(seat);
        self.table().leftovers(seat, counts.influence, counts.intrigue)
    }
}

impl Game {
    pub(crate) fn end_game<O: Observer>(&mut self, o: &mut O) {
        self.open(Phase::Over, o);
        for seat in self.turn_order() {
            for (what, count) in self.leftovers(seat).leftovers() {
                if count == 0 {
                    continue;
                }
                self.tell(o, Rule::COUNT, What::Converted { seat, what, count });
                for _ in 0..count {
                    self.draw_shield(seat, Rule::COUNT, o);
                }
            }
        }
        for seat in self.turn_order() {
            let shields = self.secrets[seat].shields;
            self.tell(o, Rule::COUNT, What::ShieldsShown { seat, shields });
        }
        for kind in Shield::ALL {
            let (seats, count) = self.majority(kind);
            if count == 0 {
                continue;
            }
            self.tell(o, Rule::COUNT, What::Majority { kind, seats, count });
            for seat in self.turn_order().filter(|&seat| seats.contains(seat)) {
                let drawn = self.decks.shields.draw();
                self.secrets[seat].shields.add_unseen(drawn);
                self.tell(o, Rule::COUNT, What::ExtraShield { seat });
            }
        }
        self.table.rest = Rest::Over;
        let Outcome { tallies, winners } = self.tally();
        for seat in self.turn_order() {
            self.tell(o, Rule::COUNT, What::Result { seat, tally: tallies[seat] });
        }
        let seats = self.highest(&tallies);
        if seats.len() > 1 {
            self.tell(o, Rule::SHARED_WIN, What::TieOnScore { seats });
        }
        let rule = if seats.len() > 1 { Rule::SHARED_WIN } else { Rule::WIN };
        self.tell(o, rule, What::Won { seats: winners });
    }

    /// Whether everything has been counted.
    pub(crate) fn is_over(&self) -> bool {
        self.table.rest == Rest::Over && self.phase() == Phase::Over
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.tally())
    }

    /// What a player's leftovers are worth now, in shields (R7.3).
    pub fn leftovers(&self, seat: Seat) -> Tally {
        let Secret { influence, intrigue, .. } = &self.secrets[seat];
        self.table.leftovers(seat, influence.len(), intrigue.len() as u8)
    }

    /// Who has most shields of a kind, and how many (R7.3); nobody with none.
    pub fn majority(&self, kind: Shield) -> (SeatSet, u8) {
        let count = |seat: Seat| self.secrets[seat].shields.count(kind);
        let most = self.seats().map(count).max().unwrap_or(0);
        let seats = self.seats().filter(|&seat| most > 0 && count(seat) == most);
        (seats.collect(), most)
    }

    /// The result of a game whose leftovers and majorities have been turned into shields.
    fn tally(&self) -> Outcome {
        let mut tallies = Seats([Tally::default(); 4]);
        for seat in self.seats() {
            let holding = self.holding(seat);
            let mut tally = self.leftovers(seat);
            let kinds = Shield::ALL.into_iter();
            tally.majorities = kinds.filter(|&k| self.majority(k).0.contains(seat)).count() as u8;
            let all = self.secrets[seat].shields.len();
            // A picture taken while the leftovers are being turned has not all of them yet.
            tally.shields = all.saturating_sub(tally.converted().saturating_add(tally.majorities));
            tally.missions = holding.laid.len() as u8;
            tally.points = self.points_laid(seat);
            tally.total = u16::from(all) + tally.points;
            tally.reserve = holding.personal;
            tallies[seat] = tally;
        }
        let highest = self.highest(&tallies);
        let reserve = highest.iter().map(|seat| tallies[seat].reserve).max();
        let winners = highest.iter().filter(|&seat| Some(tallies[seat].reserve) == reserve);
        Outcome { tallies, winners: winners.collect() }
    }

    fn highest(&self, tallies: &Seats<Tally>) -> SeatSet {
        let best = self.seats().map(|seat| tallies[seat].total).max();
        self.seats().filter(|&seat| Some(tallies[seat].total) == best).collect()
    }
}
