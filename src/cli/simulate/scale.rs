//! The scale of a picture: from where to where, and the round numbers on it.

/// So many numbers at most stand on a scale.
const MOST: f64 = 8.0;

/// From the least to the most, in steps of 1, 2 or 5 of some place of decimals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    least: f64,
    most: f64,
    step: f64,
}

impl Scale {
    /// A scale that has room for both, and ends at round numbers.
    pub(super) fn new(least: f64, most: f64) -> Self {
        let wide = (most - least).max(1e-9);
        let decimals = 10_f64.powf((wide / MOST).log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * decimals);
        let step = steps.into_iter().find(|step| wide / step <= MOST).unwrap_or(wide);
        let ends = ((least / step).floor() * step, (most / step).ceil() * step);
        Self { least: ends.0, most: ends.1.max(ends.0 + step), step }
    }

    /// How far along it a value is, from 0 to 1.
    pub(super) fn share(&self, value: f64) -> f64 {
        ((value - self.least) / (self.most - self.least)).clamp(0.0, 1.0)
    }

    /// The numbers on it.
    pub(super) fn ticks(&self) -> impl Iterator<Item = f64> + use<> {
        let (first, last) = ((self.least / self.step).round(), (self.most / self.step).round());
        let (step, count) = (self.step, (last - first) as u32);
        (0..=count).map(move |index| (first + f64::from(index)) * step)
    }

    /// A number on it, with as many decimals as the steps have.
    pub(super) fn words(&self, value: f64, signed: bool) -> String {
        let decimals = (-self.step.log10().floor()).max(0.0) as usize;
        let sign = if signed && value > 0.0 { "+" } else { "" };
        format!("{sign}{value:.decimals$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_have_round_numbers_and_room() {
        let told = |least: f64, most: f64| -> Vec<String> {
            let scale = Scale::new(least, most);
            assert!(scale.share(least) >= 0.0 && scale.share(most) <= 1.0);
            scale.ticks().map(|tick| scale.words(tick, least < 0.0)).collect()
        };
        assert_eq!(told(0.0, 0.46), ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"]);
        assert_eq!(told(-0.037, 0.195), ["-0.05", "0.00", "+0.05", "+0.10", "+0.15", "+0.20"]);
        assert_eq!(told(0.0, 46.5), ["0", "10", "20", "30", "40", "50"]);
        assert_eq!(told(0.0, 0.0).len(), 2, "nothing has a scale, too");
        assert!(told(-3.0, 1e6).len() <= 10);
    }
}
