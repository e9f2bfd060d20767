//! The numbered rules in words.

use super::{Text, say};
use crate::engine::{Board, Components, Condition, Rule};

/// A rule in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// A few words that name it.
    pub title: String,
    /// What it says; each line is a paragraph or an item of a list.
    pub text: String,
    /// A worked example, if there is one.
    pub example: Option<String>,
    /// What this edition settles where the printed rules leave it open.
    pub rulings: Vec<String>,
}

/// A word of the game and what it means in the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The word.
    pub word: String,
    /// What it means.
    pub meaning: String,
}

/// The words that the rules take for granted, in the order in which they are explained.
const TERMS: [&str; 9] =
    ["board", "marker", "personal", "general", "chip", "shield", "coin", "start", "order"];

impl Text {
    /// The words that the rules are written in.
    pub fn terms(&self) -> Vec<Term> {
        let term = |key| Term {
            word: say!(self, format!("term-{key}")),
            meaning: say!(self, format!("term-{key}.meaning")),
        };
        TERMS.into_iter().map(term).collect()
    }

    /// The line above the words.
    pub fn terms_heading(&self) -> String {
        say!(self, "terms")
    }

    /// A word and its meaning in a line: "chip: a sceptre, ...".
    pub fn term(&self, term: &Term) -> String {
        say!(self, "term-line", word = term.word.as_str(), meaning = term.meaning.as_str())
    }

    /// The aim, the round and how one wins: a heading and ten lines.
    pub fn aim(&self) -> (String, Vec<String>) {
        let lines = say!(self, "rules-aim.lines");
        (say!(self, "rules-aim"), lines.lines().map(str::to_owned).collect())
    }

    /// All boards with what they pay and both sides: a heading and a line each.
    pub fn board_table(&self, printed: &Components) -> (String, Vec<String>) {
        let line = |board: Board| {
            let [front, back] = [false, true].map(|back| printed.condition(board, back));
            let label = self.board_label(board);
            let pays = self.rewards(printed.pays(board));
            format!("{label:<18} {pays:<47} {} | {}", sign(front, self), sign(back, self))
        };
        (say!(self, "rules-boards"), Board::ALL.into_iter().map(line).collect())
    }

    /// A rule in words.
    pub fn rule(&self, rule: Rule) -> RuleText {
        let id = rule_id(rule);
        let rulings = (1..).map_while(|number| self.find(&format!("{id}.ruling{number}"), &[]));
        let example = self.find(&format!("{id}.example"), &[]);
        let (title, text) = (self.rule_title(rule), say!(self, id));
        RuleText { title, text, example, rulings: rulings.collect() }
    }

    /// The few words that name a rule; for a rule of R8 the title of the mission.
    pub fn rule_title(&self, rule: Rule) -> String {
        say!(self, format!("{}.title", rule_id(rule)))
    }

    /// The title of a chapter, from 1; `None` when there is no such chapter.
    pub fn chapter(&self, chapter: u8) -> Option<String> {
        (1..=Rule::CHAPTERS).contains(&chapter).then(|| say!(self, format!("chapter-{chapter}")))
    }

    /// What stands at the head of a chapter, if anything does.
    pub fn chapter_intro(&self, chapter: u8) -> Option<String> {
        self.find(&format!("chapter-{chapter}.intro"), &[])
    }

    /// The line above a chapter: "R6 The scoring phase".
    pub fn chapter_heading(&self, chapter: u8) -> Option<String> {
        let title = self.chapter(chapter)?;
        Some(say!(self, "chapter-heading", chapter = chapter, title = title))
    }

    /// The line above a rule: "R6.8 Louis's board".
    pub fn rule_heading(&self, rule: Rule) -> String {
        let title = self.rule_title(rule);
        say!(self, "rule-heading", rule = rule.to_string(), title = title)
    }

    /// What the example beside a rule shows.
    pub fn example(&self, rule: Rule) -> String {
        say!(self, format!("example-{}-{}", rule.chapter(), rule.number()))
    }

    /// A ruling, marked as one.
    pub fn ruling(&self, ruling: &str) -> String {
        say!(self, "rule-ruling", text = ruling)
    }
}

/// What a side asks for, as the court shows it.
fn sign(condition: Condition, text: &Text) -> String {
    match condition {
        Condition::Money(price) => format!("${price}"),
        Condition::FirstPlace => text.ui("condition-first"),
        Condition::Markers(count) => format!("{count}+"),
    }
}

pub(super) fn rule_id(rule: Rule) -> String {
    format!("rule-{}-{}", rule.chapter(), rule.number())
}
