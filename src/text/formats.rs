//! The document of the JSON formats: prose by language, and tables made from the types, so that no
//! name is missing and none is wrong.

use serde_json::Value;

use super::{Text, grammar};
use crate::engine::{Mission, Tier};
use crate::schema;

impl Text {
    /// Everything there is to say about the JSON formats, in Markdown; a test runs its examples.
    pub fn formats(&self) -> String {
        let document = grammar::spaced(self.lang, self.lang.formats());
        document
            .replace("{{missions}}", &self.mission_rows())
            .replace("{{events}}", &variant_rows("events", "What"))
            .replace("{{rests}}", &variant_rows("scenarios", "Rest"))
            .replace("{{questions}}", &variant_rows("replies", "Question"))
    }

    /// The missions by what they do: names, deck, title, rule.
    fn mission_rows(&self) -> String {
        let mut rows: Vec<(Vec<Mission>, String)> = Vec::new();
        for mission in Mission::all() {
            let title = self.mission(mission);
            match rows.last_mut() {
                Some((names, last)) if *last == title => names.push(mission),
                _ => rows.push((vec![mission], title)),
            }
        }
        let row = |(missions, title): &(Vec<Mission>, String)| {
            let names: Vec<String> = missions.iter().map(|m| format!("`{m}`")).collect();
            let deck = match missions[0].tier() {
                Tier::Light => "light",
                Tier::Medium => "medium",
                Tier::Dark => "dark",
            };
            format!("| {} | `{deck}` | {title} | {} |", names.join(", "), missions[0].rule())
        };
        rows.iter().map(row).collect::<Vec<_>>().join("\n")
    }
}

/// A row for each variant of a type: its name, and the fields it has.
fn variant_rows(format: &str, name: &str) -> String {
    let schema = schema::find(format).map_or(&Value::Null, |format| format.schema());
    let branches = schema["$defs"][name]["oneOf"].as_array();
    let rows = branches.into_iter().flatten().flat_map(|branch| {
        let properties = branch["properties"].as_object();
        // A word alone, the word as a tag beside its fields, or the word with its fields in it.
        if let Some(tag) = branch["properties"]["event"]["const"].as_str() {
            let fields = properties.into_iter().flatten().map(|(name, _)| name.as_str());
            return vec![(tag, fields.filter(|&name| name != "event").collect())];
        }
        if let Some((tag, inner)) = properties.and_then(|fields| fields.iter().next()) {
            let fields = inner["properties"].as_object().into_iter().flatten();
            return vec![(tag.as_str(), fields.map(|(name, _)| name.as_str()).collect())];
        }
        let words = branch["enum"].as_array().into_iter().flatten().chain([&branch["const"]]);
        words.filter_map(Value::as_str).map(|word| (word, Vec::new())).collect()
    });
    let row = |(tag, fields): (&str, Vec<&str>)| {
        let fields: Vec<String> = fields.iter().map(|name| format!("`{name}`")).collect();
        format!("| `{tag}` | {} |", fields.join(", "))
    };
    rows.map(row).collect::<Vec<_>>().join("\n")
}
