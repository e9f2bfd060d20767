//! What a simulation has found, as lines and tables.

use std::io::{self, Write};

use super::tables::{BOARD, Grid, Group, groups, print_bars, print_scores, ratio};
use crate::engine::{Board, Mission, Question};
use crate::sim::{Finding, Found, PARTS, Plan, Stats, Verdict};
use crate::text::Text;

/// What was played, what it says, and in which language.
pub(super) struct Results<'r> {
    pub(super) plan: &'r Plan,
    pub(super) found: &'r Found,
    pub(super) source: Source,
    pub(super) text: &'r Text,
}

/// The files that a simulation comes from, by their names.
pub(super) struct Source {
    /// The position that every game begins from.
    pub(super) scenario: Option<String>,
    /// The printed values of each version, where they are not those of the scenario or shipped.
    pub(super) components: Vec<Option<String>>,
}

impl Results<'_> {
    /// What was played, and how it ended, in a few lines.
    pub(super) fn head(&self) -> Vec<String> {
        let (plan, text) = (self.plan, self.text);
        let players: Vec<String> = plan.players.iter().map(ToString::to_string).collect();
        let games = self.found.stats.first().map_or(0, |stats| stats.games);
        let deals = self.found.totals.deals;
        let mut lines = vec![text.simulate_head(games, deals, plan.seed, &players.join(", "))];
        if plan.rotate {
            lines.push(text.simulate_word("every-seat"));
        }
        if let Some(scenario) = &self.source.scenario {
            lines.push(text.simulate_from(scenario));
        }
        if self.found.stopped {
            lines.push(text.simulate_cut(games, plan.games));
        }
        if let (Some(until), Some(finding)) = (&plan.until, self.found.finding) {
            lines.push(text.simulate_finding(finding_name(finding), &until.measure, until.value));
        } else if let Some(until) = plan.until.as_ref().filter(|_| !self.found.stopped) {
            lines.push(text.simulate_finding("open", &until.measure, until.value));
        }
        lines
    }

    /// What the versions are called: by their files.
    pub(super) fn names(&self) -> Vec<String> {
        let usual = || match &self.source.scenario {
            Some(scenario) => scenario.clone(),
            None => self.text.simulate_word("shipped"),
        };
        self.source.components.iter().map(|name| name.clone().unwrap_or_else(usual)).collect()
    }

    /// What it is, in one line.
    pub(super) fn title(&self) -> String {
        format!("Louis XIV: {}", self.names().join(" - "))
    }

    /// Under which values it was played: what the first version changes of the shipped values, and
    /// what the second changes of the first.
    pub(super) fn values(&self) -> Vec<String> {
        let (text, names) = (self.text, self.names());
        let mut lines = Vec::new();
        let both = self.plan.versions.len() > 1;
        if let (Some(first), Some(name)) = (self.plan.versions.first(), names.first()) {
            let variant = text.variant(first).map(|words| format!("{name}: {words}"));
            match (variant, both) {
                (Some(words), true) => lines.push(format!("a: {words}")),
                (None, true) => lines.push(format!("a: {name}")),
                (words, false) => lines.extend(words),
            }
        }
        if let ([first, second], Some(name)) = (self.plan.versions.as_slice(), names.get(1)) {
            let changes = text.changes(first, second);
            lines.push(format!("b: {name}"));
            lines.push(text.simulate_versions(changes.len()));
            lines.extend(changes.iter().map(|change| format!("  {change}")));
        }
        lines
    }

    /// Who starts wins more often or less: where a designer sees it. A position has begun long before.
    pub(super) fn start_lines(&self) -> Vec<String> {
        let stats = self.found.stats.iter().filter(|_| self.plan.scenario.is_none());
        match self.plan.versions.len() {
            1 => stats.map(|stats| self.start_line(stats)).collect(),
            _ => {
                let named = stats.zip(["a", "b"]);
                named.map(|(stats, name)| format!("{name}: {}", self.start_line(stats))).collect()
            }
        }
    }

    fn start_line(&self, stats: &Stats) -> String {
        let (share, low, high) = stats.from_start[0].share();
        let even = 1.0 / self.plan.players.len().max(1) as f64;
        let percent = |share: f64| self.text.percent(share);
        let id = match (low > even, high < even) {
            (true, _) => "more",
            (_, true) => "less",
            _ => "even",
        };
        let interval = format!("{} - {}", percent(low), percent(high));
        self.text.simulate_start(id, &percent(share), &interval, &percent(even))
    }

    pub(super) fn print_table(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(stats) = self.found.stats.first() else { return Ok(()) };
        for line in self.head().into_iter().chain(self.values()).chain(self.start_lines()) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        print_bars(stats, self.text, out)?;
        let mut tables = self.tables().into_iter();
        tables.by_ref().take(4).try_for_each(|table| table.print(out))?;
        print_scores(stats, &self.text.simulate_word("scores"), out)?;
        tables.try_for_each(|table| table.print(out))
    }

    /// The tables of one version: who played, score by category, decisions, boards, missions.
    pub(super) fn tables(&self) -> Vec<Grid> {
        let Some(stats) = self.found.stats.first() else { return Vec::new() };
        let groups = groups(stats).map(|(_, title, group)| self.group_table(title, group));
        let rest = [self.parts(stats), self.decisions(stats), self.boards(stats)];
        groups.into_iter().chain(rest).chain([self.missions(stats)]).collect()
    }

    fn group_table(&self, title: &str, group: Vec<Group<'_>>) -> Grid {
        let text = self.text;
        let word = |name: &str| text.simulate_word(name);
        let number = |value: f64| text.decimal(value, 2);
        let percent = |share: f64| text.percent(share);
        let head = [
            "who", "played", "wins", "share", "interval", "score", "spread", "range", "light",
            "medium", "dark", "shields", "money",
        ];
        let mut rows = vec![head.map(word).to_vec()];
        for (name, record) in group {
            let (share, low, high) = record.share();
            let (mean, spread) = record.score();
            let (least, most) = record.range().unwrap_or_default();
            let mut row = vec![
                name,
                record.games.to_string(),
                number(record.won()),
                percent(share),
                format!("{} - {}", percent(low), percent(high)),
                number(mean),
                number(spread),
                format!("{least} - {most}"),
            ];
            let sums = record.missions.into_iter().chain([record.shields, record.coins]);
            row.extend(sums.map(|sum| number(record.mean(sum))));
            rows.push(row);
        }
        Grid { title: word(title), rows }
    }

    /// The mean score, part by part, by kind of player.
    fn parts(&self, stats: &Stats) -> Grid {
        let word = |name: &str| self.text.simulate_word(name);
        let heads = PARTS.map(|part| word(&format!("part-{part}")));
        let mut rows = vec![[word("who")].into_iter().chain(heads).collect::<Vec<_>>()];
        for (kind, record) in &stats.kinds {
            let parts = record.parts.map(|sum| self.text.decimal(record.mean(sum), 2));
            rows.push([kind.to_string()].into_iter().chain(parts).collect());
        }
        Grid { title: word("by-part"), rows }
    }

    fn decisions(&self, stats: &Stats) -> Grid {
        let (text, word) = (self.text, |name: &str| self.text.simulate_word(name));
        let mut rows = vec![["decision", "count", "a-game"].map(word).to_vec()];
        for (name, count) in Question::NAMES.iter().zip(stats.questions) {
            let each = text.decimal(ratio(count, stats.games), 2);
            rows.push(vec![text.simulate_decision(name), count.to_string(), each]);
        }
        Grid { title: word("decisions"), rows }
    }

    fn boards(&self, stats: &Stats) -> Grid {
        let (text, word) = (self.text, |name: &str| self.text.simulate_word(name));
        let mut rows = vec![std::iter::once("board").chain(BOARD).map(word).collect::<Vec<_>>()];
        for board in Board::ALL {
            let record = &stats.boards[board];
            let mut row = vec![text.board_label(board), record.scored.to_string()];
            for (name, count) in BOARD.into_iter().zip(record.counts()).skip(1) {
                let each = ratio(count, record.scored);
                // Several can be paid at once: that is a number, not a share.
                let several = matches!(name, "payments" | "bribes");
                row.push(if several { text.decimal(each, 2) } else { text.percent(each) });
            }
            rows.push(row);
        }
        Grid { title: word("boards"), rows }
    }

    fn missions(&self, stats: &Stats) -> Grid {
        let (text, word) = (self.text, |name: &str| self.text.simulate_word(name));
        let percent = |share: f64| text.percent(share);
        let or_none = |words: Option<String>| words.unwrap_or_else(|| "-".to_owned());
        let rounds = self.plan.versions.first().map_or(4, |version| version.rounds());
        let mut head = ["mission", "laid-out", "share", "interval", "without"].map(word).to_vec();
        head.extend((1..=rounds).map(|round| text.simulate_round(round)));
        let mut rows = vec![head];
        for mission in Mission::all() {
            let record = &stats.missions[mission.index()];
            let share = record.share();
            let interval = |(_, low, high)| format!("{} - {}", percent(low), percent(high));
            let mut row = vec![
                // The cards of a kind differ by their stable names alone.
                format!("{} ({mission})", text.mission(mission)),
                record.laid.to_string(),
                or_none(share.map(|(share, ..)| percent(share))),
                or_none(share.map(interval)),
                or_none(stats.without(mission).map(percent)),
            ];
            row.extend(
                (1..=rounds).map(|round| or_none(record.share_in(round.into()).map(percent))),
            );
            rows.push(row);
        }
        Grid { title: word("missions"), rows }
    }
}

/// What ended a simulation, as it stands in JSON and in the names of messages.
pub(super) const fn finding_name(finding: Finding) -> &'static str {
    match finding {
        Finding::More => "more",
        Finding::Less => "less",
        Finding::None => "none",
        Finding::Narrow => "narrow",
    }
}

/// The same for a verdict.
pub(super) const fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::More => "more",
        Verdict::Less => "less",
        Verdict::SurelyMore => "surely-more",
        Verdict::SurelyLess => "surely-less",
        Verdict::Nothing => "nothing",
    }
}
