//! What a simulation has found for other programs: as JSON and as CSV.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use super::results::{Results, finding_name, verdict_name};
use super::tables::{BOARD, Group, groups, round};
use crate::components::overlay;
use crate::engine::{Board, Mission, Question, Tier};
use crate::sim::{Found, PARTS, Stats, Version};

impl Results<'_> {
    pub(super) fn json(&self) -> Value {
        let Found { stats, totals, finding, stopped } = self.found;
        let plan = self.plan;
        let games = stats.first().map_or(0, |stats| stats.games);
        let mut all = json!({
            "program": env!("CARGO_PKG_VERSION"),
            "scenario": self.source.scenario,
            "games": games,
            "deals": totals.deals,
            "seed": plan.seed,
            "players": plan.players.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "rotate": plan.rotate,
            "stopped": stopped,
            "finding": finding.map(finding_name),
        });
        if let ([one], Some(fields)) = (stats.as_slice(), all.as_object_mut()) {
            fields.extend(self.stats_json(0, one));
        }
        if let [first, second] = stats.as_slice() {
            all["versions"] = json!([self.stats_json(0, first), self.stats_json(1, second)]);
            let differences = (0..totals.measures.len()).map(|index| self.difference(index));
            all["differences"] = differences.collect();
        }
        all
    }

    fn difference(&self, index: usize) -> Value {
        let totals = &self.found.totals;
        let versions = [Version::First, Version::Second, Version::Difference];
        let [a, b, difference] = versions.map(|version| totals.estimate(index, version));
        let interval = difference.interval().map(|(low, high)| [round(low), round(high)]);
        json!({
            "measure": totals.measures[index].name(),
            "a": round(a.mean), "b": round(b.mean), "difference": round(difference.mean),
            "interval": interval,
            "verdict": verdict_name(totals.verdict(index)),
        })
    }

    /// The file of a version, and what it changes of the shipped values, as a file would.
    fn version(&self, index: usize) -> (Option<&str>, Option<Value>) {
        let name = self.source.components.get(index).and_then(Option::as_deref);
        (name, self.plan.versions.get(index).and_then(overlay))
    }

    fn stats_json(&self, version: usize, stats: &Stats) -> Map<String, Value> {
        let (file, components) = self.version(version);
        let [seats, places, kinds] =
            groups(stats).map(|(_, _, group)| group.iter().map(record_json).collect::<Vec<_>>());
        let decisions: Map<String, Value> = Question::NAMES
            .iter()
            .zip(stats.questions)
            .map(|(name, count)| ((*name).to_owned(), json!(count)))
            .collect();
        let boards = Board::ALL.map(|board| {
            let counts = BOARD.into_iter().zip(stats.boards[board].counts());
            let mut entry: Map<String, Value> =
                counts.map(|(name, count)| (name.to_owned(), json!(count))).collect();
            entry.insert("board".into(), json!(board));
            entry
        });
        let missions: Vec<Value> = Mission::all()
            .map(|mission| {
                let record = &stats.missions[mission.index()];
                let share = record.share();
                let rounds = (1..=record.rounds.len()).filter_map(|number| {
                    let share = round(record.share_in(number)?);
                    let laid = record.rounds[number - 1].0;
                    Some(json!({"round": number, "laid-out": laid, "share": share}))
                });
                json!({
                    "mission": mission, "laid-out": record.laid,
                    "share": share.map(|(share, ..)| round(share)),
                    "interval": share.map(|(_, low, high)| [round(low), round(high)]),
                    "without": stats.without(mission).map(round),
                    "rounds": rounds.collect::<Vec<_>>(),
                })
            })
            .collect();
        let all = json!({
            "file": file,
            "components": components,
            "shared-wins": stats.shared,
            "seats": seats,
            "from-start": places,
            "kinds": kinds,
            "decisions": decisions,
            "boards": boards,
            "missions": missions,
        });
        match all {
            Value::Object(fields) => fields,
            _ => Map::new(),
        }
    }

    /// Columns that say where every line comes from, so that files put together can be told apart.
    fn csv_source(&self) -> (String, String) {
        let quoted = |words: &str| format!("\"{}\"", words.replace('"', "\"\""));
        let scenario = self.source.scenario.as_deref().map(quoted).unwrap_or_default();
        let mut heads = "program,scenario".to_owned();
        let mut cells = format!("{},{scenario}", env!("CARGO_PKG_VERSION"));
        let both = self.plan.versions.len() > 1;
        for (index, name) in ["-a", "-b"].into_iter().enumerate().take(self.plan.versions.len()) {
            let name = if both { name } else { "" };
            let (file, components) = self.version(index);
            let file = file.map(quoted).unwrap_or_default();
            let components = components.map(|values| quoted(&values.to_string()));
            heads = format!("{heads},file{name},components{name}");
            cells = format!("{cells},{file},{}", components.unwrap_or_default());
        }
        (heads, cells)
    }

    /// One number a line: what it is about, who or which, the measure, the value; two versions
    /// side by side with their difference.
    pub(super) fn print_csv(&self, out: &mut impl Write) -> io::Result<()> {
        let (heads, source) = self.csv_source();
        if self.plan.versions.len() > 1 {
            writeln!(out, "about,which,measure,a,b,difference,low,high,verdict,{heads}")?;
            for (index, measure) in self.found.totals.measures.iter().enumerate() {
                let row = self.difference(index);
                let verdict = row["verdict"].as_str().unwrap_or_default();
                writeln!(
                    out,
                    "{},{},{},{},{},{},{},{},{verdict},{source}",
                    measure.about,
                    measure.which,
                    measure.what,
                    row["a"],
                    row["b"],
                    row["difference"],
                    row["interval"][0],
                    row["interval"][1],
                )?;
            }
            return Ok(());
        }
        let Some(stats) = self.found.stats.first() else { return Ok(()) };
        writeln!(out, "about,which,measure,value,{heads}")?;
        writeln!(out, "game,all,games,{},{source}", stats.games)?;
        writeln!(out, "game,all,shared-wins,{},{source}", stats.shared)?;
        for (about, _, group) in groups(stats) {
            for (name, record) in group {
                let (share, low, high) = record.share();
                let (mean, spread) = record.score();
                let [light, medium, dark] = record.missions;
                let measures = [
                    ("games", record.games as f64),
                    ("wins", record.won()),
                    ("share", share),
                    ("interval-low", low),
                    ("interval-high", high),
                    ("score-mean", mean),
                    ("score-spread", spread),
                    ("missions-light", record.mean(light)),
                    ("missions-medium", record.mean(medium)),
                    ("missions-dark", record.mean(dark)),
                    ("shields", record.mean(record.shields)),
                    ("money", record.mean(record.coins)),
                ];
                for (measure, value) in measures {
                    writeln!(out, "{about},{name},{measure},{},{source}", round(value))?;
                }
                for (part, sum) in PARTS.into_iter().zip(record.parts) {
                    writeln!(
                        out,
                        "{about},{name},part-{part},{},{source}",
                        round(record.mean(sum))
                    )?;
                }
                for (score, count) in &record.scores {
                    writeln!(out, "{about},{name},score-{score},{count},{source}")?;
                }
            }
        }
        for (name, count) in Question::NAMES.iter().zip(stats.questions) {
            writeln!(out, "decision,{name},asked,{count},{source}")?;
        }
        for board in Board::ALL {
            for (measure, count) in BOARD.into_iter().zip(stats.boards[board].counts()) {
                writeln!(out, "board,{},{measure},{count},{source}", board.number())?;
            }
        }
        for mission in Mission::all() {
            let record = &stats.missions[mission.index()];
            writeln!(out, "mission,{},laid-out,{},{source}", mission.name(), record.laid)?;
            if let Some((share, ..)) = record.share() {
                writeln!(out, "mission,{},share,{},{source}", mission.name(), round(share))?;
            }
            if let Some(without) = stats.without(mission) {
                writeln!(out, "mission,{},without,{},{source}", mission.name(), round(without))?;
            }
        }
        Ok(())
    }
}

fn record_json((name, record): &Group<'_>) -> Value {
    let (share, low, high) = record.share();
    let (mean, spread) = record.score();
    let (least, most) = record.range().unwrap_or_default();
    let histogram: Map<String, Value> =
        record.scores.iter().map(|(score, count)| (score.to_string(), json!(count))).collect();
    let tiers = |tier: Tier| round(record.mean(record.missions[tier as usize]));
    let parts: Map<String, Value> = PARTS
        .into_iter()
        .zip(record.parts)
        .map(|(part, sum)| (part.to_owned(), json!(round(record.mean(sum)))))
        .collect();
    json!({
        "who": name,
        "games": record.games,
        "wins": round(record.won()),
        "share": round(share),
        "interval": [round(low), round(high)],
        "score": {
            "mean": round(mean), "spread": round(spread), "least": least, "most": most,
            "histogram": histogram,
        },
        "parts": parts,
        "missions": {
            "light": tiers(Tier::Light), "medium": tiers(Tier::Medium), "dark": tiers(Tier::Dark),
        },
        "shields": round(record.mean(record.shields)),
        "money": round(record.mean(record.coins)),
    })
}
