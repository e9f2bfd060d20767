//! How a board stands: who has how many markers, who leads, and who can expect what.

use super::{Names, Text, say};
use crate::engine::{Claim, Condition, Shortfall, Side, SideSet, Standing};

impl Text {
    /// Who has how many markers on a board, who leads, and what the board asks for.
    pub fn standing(&self, standing: &Standing, names: &Names) -> String {
        let board = self.board_label(standing.board);
        let condition = self.condition(standing.condition);
        let mut present: Vec<Side> =
            (Side::ALL.into_iter()).filter(|&side| standing.counts[side] > 0).collect();
        let louis = if standing.louis { "-louis" } else { "" };
        if present.is_empty() {
            let id = format!("scored-nobody{louis}");
            return say!(self, id, board = board, condition = condition);
        }
        present.sort_by_key(|&side| std::cmp::Reverse(standing.counts[side]));
        let counts = self.list(present.iter().map(|&side| {
            let name = self.side_short(side, names);
            say!(self, "scored-count", name = name, count = standing.counts[side])
        }));
        say!(
            self,
            format!("scored{louis}"),
            board = board,
            condition = condition,
            counts = counts,
            lead = self.lead(standing, &present, names)
        )
    }

    /// Who leads; `present` has at least one side, the most markers first.
    fn lead(&self, standing: &Standing, present: &[Side], names: &Names) -> String {
        let list = |sides: &[Side]| self.list(sides.iter().map(|&side| self.side(side, names)));
        if let Condition::Markers(count) = standing.condition {
            let paid: Vec<Side> = (present.iter().copied())
                .filter(|&side| standing.claims[side].is_some_and(Claim::is_paid))
                .collect();
            return match paid.len() {
                0 => say!(self, "lead-too-few", count = count),
                payees => {
                    say!(self, "lead-enough", count = count, leaders = list(&paid), payees = payees)
                }
            };
        }
        let sides = |set: SideSet| -> Vec<Side> {
            present.iter().copied().filter(|&side| set.contains(side)).collect()
        };
        let (first, seconds) = (sides(standing.leaders), sides(standing.seconds));
        let leaders = list(&first);
        if first.len() > 1 {
            let id = match standing.condition {
                _ if standing.louis => "lead-tied-louis",
                Condition::Money(_) => "lead-tied-money",
                _ => "lead-tied-first-place",
            };
            return say!(self, id, leaders = leaders);
        }
        let lead = match standing.favoured {
            Some(_) => "lead-favoured",
            None => "lead-sole",
        };
        // Second place counts where Louis is, and only there (R6.8).
        match seconds.len() {
            1 if standing.louis => {
                say!(self, format!("{lead}-second"), leaders = leaders, seconds = list(&seconds))
            }
            2.. if standing.louis => {
                say!(self, format!("{lead}-seconds"), leaders = leaders, seconds = list(&seconds))
            }
            _ => say!(self, lead, leaders = leaders),
        }
    }

    /// What a side can expect, and why, in a phrase.
    pub fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::First { crown: false } => say!(self, "claim-first"),
            Claim::First { crown: true } => say!(self, "claim-first-louis"),
            Claim::SharedFirst => say!(self, "claim-shared-first"),
            Claim::Second => say!(self, "claim-second"),
            Claim::Enough => say!(self, "claim-enough"),
            Claim::MayBribe { price, why } => {
                say!(self, "claim-may-bribe", price = price, why = self.shortfall(why))
            }
            Claim::Nothing { why } => self.shortfall(why),
        }
    }

    fn shortfall(&self, why: Shortfall) -> String {
        let id = match why {
            Shortfall::TiedForMost => "shortfall-tied-for-most",
            Shortfall::TiedForSecond => "shortfall-tied-for-second",
            Shortfall::LostTie => "shortfall-lost-tie",
            Shortfall::Fewer => "shortfall-fewer",
            Shortfall::BelowThreshold => "shortfall-below-threshold",
            Shortfall::Neutral => "shortfall-neutral",
        };
        say!(self, id)
    }
}
