//! What somebody or something got over many games, with the shares and intervals that follow.

use std::collections::BTreeMap;

/// A win is counted in twelfths, so that two, three or four can share it evenly.
pub const TWELFTHS: u64 = 12;

/// What one seat, one place in the turn order, or one kind of player got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Games played; a kind that sits twice at a table plays two.
    pub games: u64,
    /// Wins, in twelfths.
    pub wins: u64,
    /// How often each score was reached.
    pub scores: BTreeMap<u16, u64>,
    /// Missions laid out: light, medium, dark.
    pub missions: [u64; 3],
    /// Shields at the end.
    pub shields: u64,
    /// Louis d'or left at the end.
    pub coins: u64,
    /// Deal by deal, if everybody played every deal from every seat.
    pub deals: DealRecord,
    /// Seats and wins in the deal being played.
    pub deal: (u64, u64),
}

impl Record {
    /// Wins, a shared one as its part.
    pub fn won(&self) -> f64 {
        self.wins as f64 / TWELFTHS as f64
    }

    /// The share of games won, and the 95 % interval around it: over deals if they were played
    /// from every seat, else Wilson's over games.
    pub fn share(&self) -> (f64, f64, f64) {
        match self.deals.deals {
            0 => interval(self.won(), self.games as f64),
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
    pub(super) fn add(&mut self, one: &Record) {
        self.merge(one);
        self.deal.0 += one.games;
        self.deal.1 += one.wins;
    }

    /// The games of a deal have been played from every seat.
    pub(super) fn close_deal(&mut self) {
        let (seats, wins) = std::mem::take(&mut self.deal);
        self.deals.merge(&DealRecord { deals: 1, seats, wins, squares: wins * wins });
    }

    /// A deal that was not played from every seat tells nothing.
    pub(super) fn drop_deal(&mut self) {
        self.deal = (0, 0);
    }

    pub(super) fn merge(&mut self, other: &Record) {
        self.games += other.games;
        self.wins += other.wins;
        for (score, count) in &other.scores {
            *self.scores.entry(*score).or_default() += count;
        }
        for (sum, more) in self.missions.iter_mut().zip(other.missions) {
            *sum += more;
        }
        self.shields += other.shields;
        self.coins += other.coins;
        self.deals.merge(&other.deals);
    }
}

/// What somebody got in deals that everybody played from every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DealRecord {
    /// How many deals.
    pub deals: u64,
    /// How many seats that were in the games of a deal.
    pub seats: u64,
    /// Wins in all of them, in twelfths.
    pub wins: u64,
    /// The sum of the squares of the wins of each deal.
    pub squares: u64,
}

impl DealRecord {
    /// The share of games won, and its 95 % interval. The games of one deal are not independent,
    /// the deals are: the interval comes from how much they differ.
    pub fn share(&self) -> (f64, f64, f64) {
        let (deals, sum) = (self.deals as f64, self.wins as f64);
        let scale = (self.seats.max(1) * TWELFTHS) as f64;
        if self.deals < 2 {
            return (if self.deals == 0 { 0.0 } else { sum / deals / scale }, 0.0, 1.0);
        }
        let mean = sum / deals;
        let variance = ((self.squares as f64 - sum * mean) / (deals - 1.0)).max(0.0);
        let half = Z * (variance / deals).sqrt() / scale;
        let share = mean / scale;
        (share, (share - half).max(0.0), (share + half).min(1.0))
    }

    fn merge(&mut self, other: &DealRecord) {
        self.deals += other.deals;
        self.seats = self.seats.max(other.seats);
        self.wins += other.wins;
        self.squares += other.squares;
    }
}

/// 95 % of a normal distribution lie within so many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// A share with its 95 % interval by Wilson's formula.
fn interval(won: f64, all: f64) -> (f64, f64, f64) {
    if all <= 0.0 {
        return (0.0, 0.0, 1.0);
    }
    let (z, share) = (Z, won / all);
    let scale = 1.0 + z * z / all;
    let middle = (share + z * z / (2.0 * all)) / scale;
    let half =
        z * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).max(0.0).sqrt() / scale;
    (share, (middle - half).max(0.0), (middle + half).min(1.0))
}

/// What happened on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardRecord {
    /// How often it was scored.
    pub scored: u64,
    /// How often somebody was paid without a bribe.
    pub won: u64,
    /// How many players were paid without a bribe.
    pub payments: u64,
    /// How many bribes were paid.
    pub bribes: u64,
    /// How often several had most.
    pub tied: u64,
    /// How often it turned over.
    pub flipped: u64,
    /// How often nobody was there.
    pub empty: u64,
}

impl BoardRecord {
    /// The counts, in the order of the fields.
    pub const fn counts(&self) -> [u64; 7] {
        [self.scored, self.won, self.payments, self.bribes, self.tied, self.flipped, self.empty]
    }

    pub(super) fn merge(&mut self, other: &BoardRecord) {
        self.scored += other.scored;
        self.won += other.won;
        self.payments += other.payments;
        self.bribes += other.bribes;
        self.tied += other.tied;
        self.flipped += other.flipped;
        self.empty += other.empty;
    }
}

/// What a mission did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MissionRecord {
    /// How often it was laid out.
    pub laid: u64,
    /// Wins of those who had laid it out, in twelfths.
    pub wins: u64,
}

impl MissionRecord {
    /// The share of wins of those who had laid it out, with its 95 % interval.
    pub fn share(&self) -> (f64, f64, f64) {
        interval(self.wins as f64 / TWELFTHS as f64, self.laid as f64)
    }

    pub(super) fn merge(&mut self, other: &MissionRecord) {
        self.laid += other.laid;
        self.wins += other.wins;
    }
}
