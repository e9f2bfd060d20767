//! Printed values in words: short names for a brick, and what differs between two versions.

use super::{Text, say};
use crate::engine::{Board, Components, Mission, Reward, Tier};
use crate::sim::BadUntil;

impl Text {
    /// One thing that a board pays, in short.
    pub fn reward_short(&self, reward: Reward) -> String {
        self.reward_as("short", reward)
    }

    /// The same where even that is too long.
    pub fn reward_brief(&self, reward: Reward) -> String {
        self.reward_as("brief", reward)
    }

    fn reward_as(&self, how: &str, reward: Reward) -> String {
        let id = |what: &str| format!("pay-{how}-{what}");
        match reward {
            Reward::Chip(chip) => self.chip(chip),
            Reward::Coins(count) => say!(self, id("coins"), count = count),
            Reward::Shields(count) => say!(self, id("shields"), count = count),
            Reward::Influence => say!(self, id("influence")),
            Reward::Intrigue => say!(self, id("intrigue")),
            Reward::MarkersOn { board, .. } => say!(self, id("markers-on"), board = board.number()),
            Reward::MarkersBack(count) => say!(self, id("markers-back"), count = count),
            Reward::MarkerAnywhere => say!(self, id("marker-anywhere")),
        }
    }

    /// What a mission is worth in a game with these values: "5", or "5-7" where they differ.
    pub fn worth(&self, values: &Components) -> String {
        let points = || Mission::all().map(|mission| values.points(mission));
        match (points().min(), points().max()) {
            (Some(least), Some(most)) if least < most => format!("{least}-{most}"),
            (least, _) => least.unwrap_or_default().to_string(),
        }
    }

    /// That a game is played with other values than the shipped ones, and which; nothing where it is not.
    pub fn variant(&self, values: &Components) -> Option<String> {
        let changes = self.changes(&Components::SHIPPED, values);
        (!changes.is_empty()).then(|| say!(self, "variant", changes = changes.join("; ")))
    }

    /// What changes from one version of the printed values to another, a line each.
    pub fn changes(&self, from: &Components, to: &Components) -> Vec<String> {
        let mut lines = Vec::new();
        let mut differ = |what: String, old: String, new: String| {
            if old != new {
                lines.push(say!(self, "components-change", what = what, from = old, to = new));
            }
        };
        let number = |value: u8| value.to_string();
        differ(say!(self, "components-rounds"), number(from.rounds()), number(to.rounds()));
        let coins = say!(self, "components-starting-money");
        differ(coins, number(from.coins()), number(to.coins()));
        for board in Board::ALL {
            let label = self.board_label(board);
            for (id, back) in [("components-front", false), ("components-back", true)] {
                let side = |values: &Components| self.condition(values.condition(board, back));
                differ(say!(self, id, board = label.clone()), side(from), side(to));
            }
            let pays = |values: &Components| self.rewards(values.pays(board));
            differ(say!(self, "components-pays", board = label), pays(from), pays(to));
        }
        let order = |values: &Components| values.money().map(|card| card.board);
        for board in Board::ALL.into_iter().filter(|board| board.may_host_louis()) {
            let amounts = |values: &Components| {
                let cards = values.money().iter().filter(|card| card.board == board);
                let amounts: Vec<String> = cards.map(|card| number(card.coins)).collect();
                amounts.join(", ")
            };
            let what = say!(self, "components-money-cards", board = board.number());
            differ(what, amounts(from), amounts(to));
        }
        let shipped = order(&Components::SHIPPED);
        let ordered = |values: &Components| match order(values) == shipped {
            true => say!(self, "components-as-shipped"),
            false => say!(self, "components-own-order"),
        };
        differ(say!(self, "components-order"), ordered(from), ordered(to));
        for mission in Mission::all() {
            let cost = |values: &Components| self.cost(values.cost(mission));
            let what = say!(
                self,
                "components-chips",
                mission = self.mission(mission),
                name = mission.name()
            );
            differ(what, cost(from), cost(to));
        }
        lines.extend(self.changed_points(from, to));
        lines
    }

    /// Changed points of missions: all at once, by tier or one by one, whichever is shortest.
    fn changed_points(&self, from: &Components, to: &Components) -> Vec<String> {
        let pair = |mission: Mission| (from.points(mission), to.points(mission));
        let line = |what: String, (old, new): (u8, u8)| {
            let (old, new) = (old.to_string(), new.to_string());
            say!(self, "components-change", what = what, from = old, to = new)
        };
        let alike = |missions: &[Mission]| {
            let first = pair(*missions.first()?);
            missions.iter().all(|&mission| pair(mission) == first).then_some(first)
        };
        let differs = |pair: &(u8, u8)| pair.0 != pair.1;
        let all: Vec<Mission> = Mission::all().collect();
        if let Some(pair) = alike(&all) {
            let what = say!(self, "components-points-all");
            return Some(pair).filter(differs).map(|pair| line(what, pair)).into_iter().collect();
        }
        let mut lines = Vec::new();
        for tier in Tier::ALL {
            let missions: Vec<Mission> = Mission::of(tier).collect();
            if let Some(pair) = alike(&missions) {
                let what = say!(self, "components-points-tier", tier = self.tier(tier));
                lines.extend(Some(pair).filter(differs).map(|pair| line(what, pair)));
                continue;
            }
            for mission in missions.into_iter().filter(|&mission| differs(&pair(mission))) {
                let what = say!(
                    self,
                    "components-points",
                    mission = self.mission(mission),
                    name = mission.name()
                );
                lines.push(line(what, pair(mission)));
            }
        }
        lines
    }

    /// The head of a list of so many changes.
    pub fn changes_head(&self, count: usize) -> String {
        match count {
            0 => say!(self, "components-same"),
            _ => say!(self, "components-changes", count = count),
        }
    }

    /// Two files where one is printed whole.
    pub fn components_whole_one(&self) -> String {
        say!(self, "components-whole-one")
    }

    /// More games than asked for, so that every deal is played from every seat.
    pub fn simulate_rounded(&self, asked: u64, games: u64, players: usize) -> String {
        say!(self, "simulate-rounded", asked = asked, games = games, players = players)
    }

    /// A scenario for another number of players.
    pub fn simulate_seats(&self, wanted: u8, found: u8) -> String {
        say!(self, "wrong-seats", wanted = wanted, found = found)
    }

    /// A test of a difference with one version only.
    pub fn simulate_until_needs_two(&self) -> String {
        say!(self, "simulate-until-needs-two")
    }

    /// An end that cannot be understood.
    pub fn simulate_bad_until(&self, words: &str, why: &BadUntil) -> String {
        match why {
            BadUntil::Form => say!(self, "simulate-bad-until", words = words),
            BadUntil::Value(value) => say!(self, "simulate-bad-until-value", value = &**value),
            BadUntil::Measure { name, near } => {
                let wrong = say!(self, "simulate-bad-until-measure", name = &**name);
                match near {
                    Some(near) => say!(self, "wrong-meant", words = wrong, name = &**near),
                    None => wrong,
                }
            }
        }
    }

    /// Lines of games where the statistics go.
    pub fn simulate_each_dash(&self) -> String {
        say!(self, "simulate-each-dash")
    }

    /// A scenario that cannot begin with this seed.
    pub fn simulate_no_begin(&self, seed: u64, words: &str) -> String {
        say!(self, "simulate-no-begin", seed = seed.to_string(), words = words)
    }

    /// What was played.
    pub fn simulate_head(&self, games: u64, deals: u64, seed: u64, players: &str) -> String {
        let seed = seed.to_string();
        say!(self, "simulate-head", games = games, deals = deals, seed = seed, players = players)
    }

    /// Stopped before the end.
    pub fn simulate_cut(&self, games: u64, all: u64) -> String {
        say!(self, "simulate-cut", games = games, all = all)
    }

    /// That every game begins from this position.
    pub fn simulate_from(&self, scenario: &str) -> String {
        say!(self, "simulate-from", scenario = scenario)
    }

    /// That the values of a file are played, and those of a scenario are not.
    pub fn values_replaced(&self, file: &str) -> String {
        say!(self, "values-replaced", file = file)
    }

    /// What a test has found, by its name.
    pub fn simulate_finding(&self, name: &str, measure: &str, value: f64) -> String {
        let value = format!("{value}").replace('.', &say!(self, "decimal-sign"));
        say!(self, format!("simulate-found-{name}"), measure = measure, value = value)
    }

    /// What starting is worth: more, less, or no difference that shows.
    pub fn simulate_start(&self, id: &str, share: &str, interval: &str, even: &str) -> String {
        let id = format!("simulate-start-{id}");
        say!(self, id, share = share, interval = interval, even = even)
    }

    /// The head of a column for a round.
    pub fn simulate_round(&self, round: u8) -> String {
        say!(self, "simulate-round", round = round)
    }

    /// What the second version changes.
    pub fn simulate_versions(&self, changes: usize) -> String {
        say!(self, "simulate-versions", changes = changes)
    }

    /// What a difference amounts to, by its name.
    pub fn simulate_verdict(&self, name: &str, games: u64) -> String {
        say!(self, format!("simulate-verdict-{name}"), games = games)
    }

    /// How many measures show no difference, and how many of them are not listed.
    pub fn simulate_none(&self, none: usize, all: usize, hidden: usize) -> String {
        say!(self, "simulate-none", none = none, all = all, hidden = hidden)
    }
}
