//! Finding rules by what somebody types: words in any order, in another form, nearly spelt, or others
//! that mean the same. Rules that have most of the words, and those that tell most, come first.

use std::ops::Range;

use super::ascii::to_ascii;
use super::rules::rule_id;
use super::{Text, say};
use crate::engine::{Board, Rule};

/// What is searched for, word by word.
#[derive(Clone, Debug, Default)]
pub struct Search {
    words: Vec<Wanted>,
    plain: String,
}

/// A word, and those that mean the same.
#[derive(Clone, Debug)]
struct Wanted {
    word: String,
    alike: Vec<String>,
    /// No text has it: what is nearly spelt like it will do.
    near: bool,
}

/// A rule that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// The rule.
    pub rule: Rule,
    /// How many of the words it has.
    words: usize,
    /// How well, how rare they are, and how many of all.
    worth: f32,
}

/// What is worth less than this part of the best is no answer.
const ENOUGH: f32 = 0.5;

/// What a word is worth where it stands.
const HEADING: f32 = 3.0;
const BODY: f32 = 2.0;
const BESIDE: f32 = 1.0;

/// The same word; its beginning; another form of it, or a part; one that means the same; nearly it.
const SAME: f32 = 10.0;
const BEGINS: f32 = 8.0;
const FORM: f32 = 6.0;
const ALIKE: f32 = 0.7;
const NEAR: f32 = 4.0;

impl Text {
    /// What is searched for. Words that stand everywhere are passed over, unless there are no others.
    pub fn search(&self, query: &str) -> Search {
        let all = words(query);
        let passed = words(&say!(self, "rules-passed-over"));
        let telling: Vec<&String> = all.iter().filter(|word| !passed.contains(word)).collect();
        let kept = if telling.is_empty() { all.iter().collect() } else { telling };
        let groups = say!(self, "rules-alike");
        let groups: Vec<Vec<String>> = groups.lines().map(words).collect();
        let wanted = |word: &&String| {
            let has = |group: &&Vec<String>| group.iter().any(|one| fits(word, one) >= FORM);
            let others = groups.iter().filter(has).flatten().filter(|one| one != word);
            Wanted { word: (*word).clone(), alike: others.cloned().collect(), near: false }
        };
        let mut search = Search {
            words: kept.iter().map(wanted).collect(),
            plain: to_ascii(&query.trim().to_lowercase()),
        };
        let texts: Vec<String> =
            Rule::all().flat_map(|rule| words(&self.all_words(rule))).collect();
        for wanted in &mut search.words {
            wanted.near = !texts.iter().any(|there| wanted.fits(there) > 0.0);
        }
        search
    }

    /// The rules that answer the words about as well as any, the best first.
    pub fn rules_found(&self, search: &Search) -> Vec<Found> {
        let fields: Vec<(Rule, [String; 3])> =
            Rule::all().map(|rule| (rule, self.search_fields(rule))).collect();
        let weighed = |(_, [head, body, beside]): &(Rule, [String; 3])| {
            [(HEADING, head), (BODY, body), (BESIDE, beside)]
                .map(|(weight, text)| (weight, words(text)))
        };
        let texts: Vec<_> = fields.iter().map(weighed).collect();
        let mut found: Vec<Found> =
            fields.iter().map(|(rule, _)| Found { rule: *rule, words: 0, worth: 0.0 }).collect();
        for wanted in &search.words {
            let worth = |parts: &[(f32, Vec<String>)]| {
                let best = parts.iter().flat_map(|(weight, words)| {
                    words.iter().map(move |there| weight * wanted.fits(there))
                });
                best.fold(0.0, f32::max)
            };
            let worths: Vec<f32> = texts.iter().map(|parts| worth(parts)).collect();
            let many = worths.iter().filter(|worth| **worth > 0.0).count();
            let rare = 0.3 + ((texts.len() + 1) as f32 / (many + 1) as f32).ln();
            for (one, worth) in found.iter_mut().zip(worths) {
                one.words += usize::from(worth > 0.0);
                one.worth += rare * worth;
            }
        }
        // Who types what a rule says means that rule.
        for (one, (_, [head, body, _])) in found.iter_mut().zip(&fields) {
            let has = |text: &str| to_ascii(&text.to_lowercase()).contains(&search.plain);
            one.worth += match one.words {
                0 => 0.0,
                _ if has(head) || self.is_title(one.rule, search) => 30.0,
                _ if has(body) => 10.0,
                _ => 0.0,
            };
        }
        // Each word that is missing counts against the rest.
        found.iter_mut().for_each(|one| one.worth *= one.words as f32 / search.len().max(1) as f32);
        let best = found.iter().map(|one| one.worth).fold(0.0, f32::max);
        found.retain(|one| one.words > 0 && one.worth >= ENOUGH * best);
        found.sort_by(|one, other| {
            other.worth.total_cmp(&one.worth).then(one.rule.cmp(&other.rule))
        });
        found
    }

    /// Whether these are the words of a rule's title, in whatever order.
    fn is_title(&self, rule: Rule, search: &Search) -> bool {
        let passed = words(&say!(self, "rules-passed-over"));
        let title = words(&self.rule_title(rule));
        let mut title = title.iter().filter(|word| !passed.contains(word));
        let all = search.len() > 1 && title.clone().count() >= search.len();
        all && title.all(|word| search.words.iter().any(|wanted| wanted.word == *word))
    }

    /// The same rules for words as they are typed.
    pub fn rules_with(&self, query: &str) -> Vec<Rule> {
        self.rules_found(&self.search(query)).into_iter().map(|one| one.rule).collect()
    }

    fn all_words(&self, rule: Rule) -> String {
        self.search_fields(rule).join(" ")
    }

    /// Everything by which a rule is found: its title and the words that it is known by, what it says,
    /// and what stands beside it.
    fn search_fields(&self, rule: Rule) -> [String; 3] {
        let words = self.rule(rule);
        let known = self.find(&format!("{}.words", rule_id(rule)), &[]).unwrap_or_default();
        let mut body = vec![words.text];
        body.extend(words.rulings);
        // Characters are found by what their boards pay.
        if rule == Rule::PAYMENT {
            body.extend(Board::ALL.into_iter().map(|board| self.board_full(board)));
        }
        // What stands at the head of a chapter has no number: its first rule leads there.
        let intro = self.chapter_intro(rule.chapter()).filter(|_| rule.number() == 1);
        let beside: Vec<String> = words.example.into_iter().chain(intro).collect();
        [format!("{} {known}", self.rule_heading(rule)), body.join(" "), beside.join(" ")]
    }
}

impl Search {
    /// Whether nothing is searched for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How many words are searched for.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// How many of the words stand in a line.
    pub fn count(&self, line: &str) -> usize {
        let there = words(line);
        let has = |wanted: &&Wanted| there.iter().any(|word| wanted.fits(word) > 0.0);
        self.words.iter().filter(has).count()
    }

    /// Where in a line they stand.
    pub fn marks(&self, line: &str) -> Vec<Range<usize>> {
        let mut marks = Vec::new();
        let mut begun = None;
        for (at, sign) in line.char_indices().chain([(line.len(), ' ')]) {
            match (begun, sign.is_alphanumeric()) {
                (None, true) => begun = Some(at),
                (Some(start), false) => {
                    let word = bare(&line[start..at]);
                    if self.words.iter().any(|wanted| wanted.fits(&word) > 0.0) {
                        marks.push(start..at);
                    }
                    begun = None;
                }
                _ => {}
            }
        }
        marks
    }
}

impl Wanted {
    fn fits(&self, there: &str) -> f32 {
        let alike = self.alike.iter().map(|word| ALIKE * fits(word, there));
        let best = alike.fold(fits(&self.word, there), f32::max);
        if best == 0.0 && self.near && is_near(&self.word, there) { NEAR } else { best }
    }
}

/// How well a word of a text is the word that is wanted.
fn fits(wanted: &str, there: &str) -> f32 {
    let long = wanted.chars().count();
    let number = wanted.bytes().any(|sign| sign.is_ascii_digit());
    let shared = wanted.bytes().zip(there.bytes()).take_while(|(one, other)| one == other).count();
    match () {
        () if wanted == there => SAME,
        // A number is no part of another one.
        () if number || long < 3 => 0.0,
        () if there.starts_with(wanted) => BEGINS,
        () if long > 3 && there.contains(wanted) => FORM,
        // "traded" and "trade", "scoring" and "score".
        () if shared > 3 && shared + 3 >= wanted.len().max(there.len()) => FORM,
        () => 0.0,
    }
}

fn is_near(wanted: &str, there: &str) -> bool {
    let long = wanted.chars().count();
    let most = match long {
        0..=4 => 0,
        5..=7 => 1,
        _ => 2,
    };
    most > 0 && strsim::osa_distance(wanted, there) <= most
}

/// The words of a text, without case and accents.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|sign: char| !sign.is_alphanumeric());
    parts.filter(|word| !word.is_empty()).map(bare).collect()
}

fn bare(word: &str) -> String {
    to_ascii(&word.to_lowercase())
}
