//! 95 % intervals: of shares of single games, and of means over deals, whose games are not independent.
//! Few deals make them wider, and deals that all end alike leave some doubt, too.

use super::record::TWELFTHS;

/// 95 % of a normal distribution lie within so many standard deviations.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// Within so many standard errors, estimated from so many deals, lies what lies within `z` standard deviations of
/// a normal distribution: Student's quantile, by the expansion of Fisher and Cornish.
pub(super) fn student(z: f64, deals: u64) -> f64 {
    match deals {
        0 | 1 => return f64::INFINITY,
        // Here the expansion does not do; these are those of 95 %.
        2 => return z * 12.706 / Z,
        3 => return z * 4.303 / Z,
        _ => {}
    }
    let free = (deals - 1) as f64;
    let odd = |coefficients: &[f64]| {
        let terms = coefficients.iter().rev();
        terms.fold((0.0, z), |(sum, power), term| (sum + term * power, power * z * z)).0
    };
    z + odd(&[1.0, 1.0]) / (4.0 * free)
        + odd(&[5.0, 16.0, 3.0]) / (96.0 * free.powi(2))
        + odd(&[3.0, 19.0, 17.0, -15.0]) / (384.0 * free.powi(3))
        + odd(&[79.0, 776.0, 1482.0, -1920.0, -945.0]) / (92_160.0 * free.powi(4))
}

/// A share with its interval by Wilson's formula.
pub(super) fn wilson(won: f64, all: f64) -> (f64, f64, f64) {
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

/// What somebody got, deal by deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DealRecord {
    /// How many deals.
    pub deals: u64,
    /// How many seats that were in the games of a deal.
    pub seats: u64,
    /// The fewest and the most wins that there could have been in a deal, in twelfths.
    pub range: (u64, u64),
    /// Wins in all of them, in twelfths.
    pub wins: u64,
    /// The sum of the squares of the wins of each deal.
    pub squares: u64,
}

impl DealRecord {
    /// The share of games won, and its 95 % interval. The games of one deal are not independent, the deals are:
    /// the interval comes from how much they differ. Two more deals are thought of, one without a win and one
    /// with all: so twenty that end alike are not taken for all there are, as Wilson's formula does it for games.
    pub fn share(&self) -> (f64, f64, f64) {
        let scale = (self.seats.max(1) * TWELFTHS) as f64;
        if self.deals == 0 {
            return (0.0, 0.0, 1.0);
        }
        let share = self.wins as f64 / self.deals as f64 / scale;
        let (least, most) = self.range;
        if least == most {
            // Somebody who sits everywhere wins every game: there is nothing to vary.
            return (share, share, share);
        }
        let deals = (self.deals + 2) as f64;
        let sum = (self.wins + least + most) as f64;
        let squares = (self.squares + least * least + most * most) as f64;
        let mean = sum / deals;
        let variance = ((squares - sum * mean) / (deals - 1.0)).max(0.0);
        let half = student(Z, self.deals) * (variance / deals).sqrt() / scale;
        let (low, high) = (mean / scale - half, mean / scale + half);
        // Where nearly all or none are won the thought of ones may pull it past the share.
        (share, low.clamp(0.0, share), high.clamp(share, 1.0))
    }

    pub(super) fn merge(&mut self, other: &DealRecord) {
        self.deals += other.deals;
        self.seats = self.seats.max(other.seats);
        self.range = self.range.max(other.range);
        self.wins += other.wins;
        self.squares += other.squares;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From tables of Student's distribution: 95 %, and 3.8 standard deviations.
    #[test]
    fn few_deals_make_wide_intervals() {
        for (deals, wanted) in
            [(2, 12.706), (3, 4.303), (5, 2.776), (10, 2.262), (20, 2.093), (100, 1.984)]
        {
            let found = student(Z, deals);
            assert!((found - wanted).abs() < 0.02, "{deals}: {found}, not {wanted}");
        }
        assert!((student(3.8, 10) - 6.26).abs() < 0.1, "{}", student(3.8, 10));
        assert!((student(3.8, 10_000) - 3.8).abs() < 0.01);
        assert_eq!(student(Z, 1), f64::INFINITY);
    }
}
