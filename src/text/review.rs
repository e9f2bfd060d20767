//! A review in words: the moments that decided a game, and three sentences on why it went so.

use super::{Names, Text, points_so_far, say};
use crate::bots::Change;
use crate::engine::{Seat, Seats};
use crate::review::{Moment, Review};
use crate::session::Session;

impl Text {
    /// A moment in a line: who did what, and what it cost.
    pub fn review_moment(&self, moment: &Moment, names: &Names) -> String {
        let [own, best] = [moment.chance.0, moment.chance.1].map(percent);
        let id = if moment.better.is_some() { "review-moment" } else { "review-swing" };
        say!(
            self,
            id,
            round = moment.round,
            name = &names[moment.seat],
            played = self.action(&moment.played, Some(&moment.question)),
            own = own,
            best = best
        )
    }

    /// A moment in few words: when, who, and what it cost.
    pub fn review_brief(&self, moment: &Moment, names: &Names) -> String {
        let [own, best] = [moment.chance.0, moment.chance.1].map(percent);
        let id = if moment.better.is_some() { "review-brief" } else { "review-brief-swing" };
        let (round, name) = (moment.round, &names[moment.seat]);
        say!(self, id, round = round, name = name, own = own, best = best)
    }

    /// What would have been better, and why; nothing while cards are hidden.
    pub fn review_better(&self, moment: &Moment, names: &Names) -> Vec<String> {
        let Some(better) = &moment.better else { return vec![say!(self, "review-hidden")] };
        let better = self.action(better, Some(&moment.question));
        let mut lines = vec![say!(self, "review-better", better = better)];
        if !moment.whys.is_empty() {
            lines.push(self.because(&moment.whys[..moment.whys.len().min(2)], names));
        }
        lines.extend(self.review_change(&moment.change));
        lines
    }

    /// What another answer would have changed; nothing if it is little.
    fn review_change(&self, change: &Change) -> Option<String> {
        const TOLD: usize = 3;
        let parts = weighed(change);
        let gains: Vec<&Part> = parts.iter().filter(|part| is_gain(part)).take(TOLD).collect();
        let costs: Vec<&Part> = parts.iter().filter(|part| !is_gain(part)).take(TOLD).collect();
        let list = |parts: &[&Part], one: &dyn Fn(&str, f32) -> String| {
            let said = parts.iter().map(|&&(name, more, _)| one(name, more));
            said.collect::<Vec<_>>().join(", ")
        };
        let up = list(&gains, &|name, more| self.one_more(name, more));
        let down = list(&costs, &|name, more| self.one_cost(name, more));
        match (gains.is_empty(), costs.is_empty()) {
            (true, true) => None,
            (false, true) => Some(say!(self, "review-change", gains = up)),
            (false, false) => Some(say!(self, "review-change-both", gains = up, costs = down)),
            (true, false) => Some(say!(self, "review-change-later", costs = down)),
        }
    }

    /// What an answer lacks, so many things at most, what weighs most first; nothing if it is little.
    pub fn what_lacks(&self, change: &Change, most: usize) -> Option<String> {
        let parts = weighed(change).into_iter().filter(|part| !is_gain(part)).take(most);
        let list: Vec<String> = parts
            .map(|(name, more, _)| {
                let count = self.decimal(more.abs().into(), 1);
                let part = say!(self, format!("review-part-{name}"));
                let id = if name == "rival" { "review-lacks-rival" } else { "review-lacks" };
                say!(self, id, count = count, part = part)
            })
            .collect();
        (!list.is_empty()).then(|| self.list(list))
    }

    fn one_more(&self, name: &str, more: f32) -> String {
        let part = say!(self, format!("review-part-{name}"));
        say!(self, "review-change-one", part = part, more = self.signed(more.into(), 1))
    }

    /// What is given up, without a sign: that it is a cost says the sentence.
    fn one_cost(&self, name: &str, more: f32) -> String {
        let count = self.decimal(more.abs().into(), 1);
        let part = say!(self, format!("review-part-{name}"));
        let id = if name == "rival" { "review-cost-rival" } else { "review-cost" };
        say!(self, id, count = count, part = part)
    }

    /// Three sentences: how it stands or ended, what missions did, what turns and money did.
    pub fn review_story(&self, session: &Session, review: &Review, names: &Names) -> Vec<String> {
        let game = session.game();
        let points = Seats::from_fn(|seat| match game.outcome() {
            Some(outcome) => usize::from(outcome.tallies[seat].total),
            None if seat.index() < usize::from(game.players()) => {
                points_so_far(&game.view(None), seat)
            }
            None => 0,
        });
        let mut seats: Vec<Seat> = game.seats().collect();
        let won = |seat: Seat| game.outcome().is_some_and(|outcome| outcome.winners.contains(seat));
        seats.sort_by_key(|&seat| (!won(seat), std::cmp::Reverse(points[seat])));
        let (Some(&first), Some(&second)) = (seats.first(), seats.get(1)) else {
            return Vec::new();
        };
        let others = self.list(seats[1..].iter().map(|&seat| points[seat].to_string()));
        let (low, _) = review.range(first);
        let even = seats.iter().all(|&seat| points[seat] == points[first]);
        let head = match (review.open, even) {
            (true, _) => "review-won",
            (false, true) => "review-even",
            (false, false) => "review-leads",
        };
        let [one, other] = [first, second].map(|seat| review.deeds[seat]);
        let more = match one.missions.cmp(&other.missions) {
            std::cmp::Ordering::Greater => "review-more-missions",
            std::cmp::Ordering::Equal => "review-same-missions",
            std::cmp::Ordering::Less => "review-fewer-missions",
        };
        vec![
            say!(
                self,
                head,
                name = &names[first],
                points = points[first],
                others = others,
                low = percent(low)
            ),
            say!(
                self,
                more,
                name = &names[first],
                other = &names[second],
                own = one.missions,
                theirs = other.missions,
                early = one.early,
                late = other.early
            ),
            say!(
                self,
                "review-turns",
                name = &names[first],
                other = &names[second],
                back = one.back,
                turns = one.turns,
                theirs = other.back,
                all = other.turns,
                bribes = one.bribes,
                coins = one.coins,
                paid = other.bribes,
                spent = other.coins
            ),
        ]
    }
}

/// Something that differs by its name, by how much, and what that weighs.
type Part = (&'static str, f32, f32);

/// Whether it is good to have it: less of what a rival has is.
fn is_gain(&(name, more, _): &Part) -> bool {
    (more > 0.0) != (name == "rival")
}

/// What differs by more than a little, what weighs most first.
fn weighed(change: &Change) -> Vec<Part> {
    // By about how many points one of each is worth.
    let parts = [
        ("missions", change.missions, 5.0),
        ("shields", change.shields, 1.0),
        ("crowns", change.crowns, 2.0),
        ("chips", change.chips, 1.5),
        ("intrigue", change.intrigue, 1.3),
        ("cards", change.cards, 1.3),
        ("coins", change.coins, 0.4),
        ("markers", change.markers, 0.5),
        ("rival", change.rival, 0.7),
    ];
    let mut parts: Vec<Part> = parts
        .into_iter()
        .map(|(name, more, worth)| (name, more, (more * worth).abs()))
        .filter(|&(_, more, weighs)| weighs >= 0.2 && more.abs() >= 0.05)
        .collect();
    parts.sort_by(|one, other| other.2.total_cmp(&one.2));
    parts
}

/// A chance as a whole number.
pub(super) fn percent(chance: f32) -> u8 {
    (100.0 * chance.clamp(0.0, 1.0)).round() as u8
}
