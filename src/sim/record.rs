//! What somebody or something got over many games, with the shares and intervals that follow.

use std::collections::BTreeMap;

use super::interval::{DealRecord, Z, student, wilson};
use super::row::BoardRow;
use super::stats::Counted;
use crate::bots::Bot;
use crate::engine::{Components, Mission, Tally};

/// A win is counted in twelfths, so that two, three or four can share it evenly.
pub const TWELFTHS: u64 = 12;

/// The parts of a score, in the order of [`Record::parts`].
pub const PARTS: [&str; 8] = [
    "shields",
    "influence",
    "intrigue",
    "chips",
    "markers",
    "coins",
    "majorities",
    "mission-points",
];

/// The parts of one score (R7.3).
pub(super) fn parts(tally: &Tally) -> [u64; PARTS.len()] {
    let shields = [
        tally.shields,
        tally.influence,
        tally.intrigue,
        tally.chips,
        tally.markers,
        tally.coins,
        tally.majorities,
    ];
    let [a, b, c, d, e, f, g] = shields.map(u64::from);
    [a, b, c, d, e, f, g, u64::from(tally.points)]
}

/// What one seat, one place in the turn order, or one kind of player got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Games played; a kind that sits twice at a table plays two.
    pub games: u64,
    /// Wins, in twelfths.
    pub wins: u64,
    /// How often each score was reached.
    pub scores: BTreeMap<u16, u64>,
    /// The scores, part by part.
    pub parts: [u64; PARTS.len()],
    /// Missions laid out: light, medium, dark.
    pub missions: [u64; 3],
    /// Shields at the end.
    pub shields: u64,
    /// Louis d'or left at the end.
    pub coins: u64,
    /// Deal by deal.
    pub deals: DealRecord,
    /// Seats and wins in the deal being played.
    deal: (u64, u64),
}

impl Record {
    /// A record of so many games and wins, in twelfths.
    pub fn of(games: u64, wins: u64) -> Self {
        Self { games, wins, ..Self::default() }
    }

    /// Wins, a shared one as its part.
    pub fn won(&self) -> f64 {
        self.wins as f64 / TWELFTHS as f64
    }

    /// The share of games won, and the 95 % interval around it: Wilson's if each deal counts
    /// once, else over deals, whose games are not independent.
    pub fn share(&self) -> (f64, f64, f64) {
        match self.deals.seats {
            0 | 1 => wilson(self.won(), self.games as f64),
            _ => self.deals.share(),
        }
    }

    /// The mean score and the standard deviation.
    pub fn score(&self) -> (f64, f64) {
        let games = self.games as f64;
        if self.games == 0 {
            return (0.0, 0.0);
        }
        let sum: u64 = self.scores.iter().map(|(&score, count)| u64::from(score) * count).sum();
        let mean = sum as f64 / games;
        let off = |score: u16| (f64::from(score) - mean).powi(2);
        let squares: f64 =
            self.scores.iter().map(|(&score, &count)| off(score) * count as f64).sum();
        (mean, (squares / games).sqrt())
    }

    /// The lowest and the highest score.
    pub fn range(&self) -> Option<(u16, u16)> {
        let (low, _) = self.scores.first_key_value()?;
        let (high, _) = self.scores.last_key_value()?;
        Some((*low, *high))
    }

    /// A sum shared out over the games.
    pub fn mean(&self, sum: u64) -> f64 {
        if self.games == 0 { 0.0 } else { sum as f64 / self.games as f64 }
    }

    /// One more game.
    pub(super) fn add(&mut self, Counted { row, seat, wins }: &Counted<'_>) {
        let tally = &row.tallies[*seat];
        self.games += 1;
        self.wins += wins;
        *self.scores.entry(tally.total).or_default() += 1;
        for (sum, more) in self.parts.iter_mut().zip(parts(tally)) {
            *sum += more;
        }
        for (mission, laid) in Mission::all().zip(row.laid) {
            if laid.is_some_and(|(owner, _)| owner == *seat) {
                self.missions[mission.tier() as usize] += 1;
            }
        }
        self.shields += u64::from(tally.total.saturating_sub(tally.points));
        self.coins += u64::from(row.coins[*seat]);
        self.deal = (self.deal.0 + 1, self.deal.1 + wins);
    }

    /// The games of a deal have been played: so many, among so many players.
    pub(super) fn close_deal(&mut self, games: u64, players: u64) {
        let (seats, wins) = std::mem::take(&mut self.deal);
        let most = games * TWELFTHS;
        let range = (if seats == games * players { most } else { 0 }, most);
        self.deals.merge(&DealRecord { deals: 1, seats, range, wins, squares: wins * wins });
    }

    pub(super) fn merge(&mut self, other: &Record) {
        self.games += other.games;
        self.wins += other.wins;
        for (score, count) in &other.scores {
            *self.scores.entry(*score).or_default() += count;
        }
        for (sum, more) in self.parts.iter_mut().zip(other.parts) {
            *sum += more;
        }
        for (sum, more) in self.missions.iter_mut().zip(other.missions) {
            *sum += more;
        }
        self.shields += other.shields;
        self.coins += other.coins;
        self.deals.merge(&other.deals);
    }
}

/// What happened on a board. `won`, `tied`, `short` and `empty` add up to `scored`, and
/// `payments` are `bribes` and those without one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardRecord {
    /// How often it was scored.
    pub scored: u64,
    /// How often a player had most alone, or markers enough.
    pub won: u64,
    /// How often several had most.
    pub tied: u64,
    /// How often nobody there had enough, or the neutral side had most alone.
    pub short: u64,
    /// How often nobody was there.
    pub empty: u64,
    /// How often it turned over.
    pub flipped: u64,
    /// How often a player was paid, for a bribe or without.
    pub payments: u64,
    /// How many bribes were paid.
    pub bribes: u64,
}

impl BoardRecord {
    /// The counts, in the order of the fields.
    pub const fn counts(&self) -> [u64; 8] {
        [
            self.scored,
            self.won,
            self.tied,
            self.short,
            self.empty,
            self.flipped,
            self.payments,
            self.bribes,
        ]
    }

    fn sums(&mut self) -> [&mut u64; 8] {
        [
            &mut self.scored,
            &mut self.won,
            &mut self.tied,
            &mut self.short,
            &mut self.empty,
            &mut self.flipped,
            &mut self.payments,
            &mut self.bribes,
        ]
    }

    pub(super) fn add(&mut self, row: &BoardRow) {
        for (sum, more) in self.sums().into_iter().zip(row.counts()) {
            *sum += more;
        }
    }

    pub(super) fn merge(&mut self, other: &BoardRecord) {
        for (sum, more) in self.sums().into_iter().zip(other.counts()) {
            *sum += more;
        }
    }
}

impl BoardRow {
    /// The counts, in the order of [`BoardRecord::counts`].
    pub fn counts(&self) -> [u64; 8] {
        let own =
            [self.scored, self.won, self.tied, self.short, self.empty, self.flipped].map(u64::from);
        let [scored, won, tied, short, empty, flipped] = own;
        [scored, won, tied, short, empty, flipped, self.payments(), u64::from(self.bribes)]
    }
}

/// What a mission did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissionRecord {
    /// How often it was laid out.
    pub laid: u64,
    /// Wins of those who had laid it out, in twelfths.
    pub wins: u64,
    /// By the round in which it was laid out, from 1: how often, and wins in twelfths.
    pub rounds: [(u64, u64); Components::MOST_ROUNDS as usize],
    /// By kind of player and place of those who had laid it out: how often, and wins.
    pub owners: BTreeMap<(Bot, usize), (u64, u64)>,
    /// Over deals: squares of how often, of wins, and their products.
    squares: [u64; 3],
    deals: u64,
    deal: (u64, u64),
}

impl MissionRecord {
    /// The share of wins of those who had laid it out, with its 95 % interval over deals; none if nobody has.
    pub fn share(&self) -> Option<(f64, f64, f64)> {
        if self.laid == 0 {
            return None;
        }
        let (laid, wins) = (self.laid as f64, self.wins as f64);
        // All or none of a few says little, however alike their deals are: Wilson's is wider there.
        let (share, low, high) = wilson(wins / TWELFTHS as f64, laid);
        // Of a ratio of two sums over deals: how much wins - ratio * laid differs between them.
        let [ll, ww, lw] = self.squares.map(|square| square as f64);
        let ratio = wins / laid;
        let spread = (ww - 2.0 * ratio * lw + ratio * ratio * ll).max(0.0);
        let half = student(Z, self.laid) * spread.sqrt() / laid / TWELFTHS as f64;
        if !half.is_finite() {
            return Some((share, 0.0, 1.0));
        }
        Some((share, low.min(share - half).max(0.0), high.max(share + half).min(1.0)))
    }

    /// The share of wins of those who laid it out in this round, if anybody did.
    pub fn share_in(&self, round: usize) -> Option<f64> {
        let &(laid, wins) = self.rounds.get(round.checked_sub(1)?)?;
        (laid > 0).then(|| wins as f64 / TWELFTHS as f64 / laid as f64)
    }

    pub(super) fn add(&mut self, round: u8, wins: u64, owner: Option<(Bot, usize)>) {
        self.laid += 1;
        self.wins += wins;
        self.deal = (self.deal.0 + 1, self.deal.1 + wins);
        if let Some(sum) = self.rounds.get_mut(usize::from(round.saturating_sub(1))) {
            *sum = (sum.0 + 1, sum.1 + wins);
        }
        if let Some(owner) = owner {
            let sum = self.owners.entry(owner).or_default();
            *sum = (sum.0 + 1, sum.1 + wins);
        }
    }

    pub(super) fn close_deal(&mut self) {
        let (laid, wins) = std::mem::take(&mut self.deal);
        self.deals += 1;
        for (sum, more) in self.squares.iter_mut().zip([laid * laid, wins * wins, laid * wins]) {
            *sum += more;
        }
    }

    pub(super) fn merge(&mut self, other: &MissionRecord) {
        self.laid += other.laid;
        self.wins += other.wins;
        for (sum, more) in self.rounds.iter_mut().zip(other.rounds) {
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        for (&owner, more) in &other.owners {
            let sum = self.owners.entry(owner).or_default();
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        for (sum, more) in self.squares.iter_mut().zip(other.squares) {
            *sum += more;
        }
        self.deals += other.deals;
    }
}
