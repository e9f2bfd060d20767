//! `louis-xiv rules`: the rules in words.

use std::io::{self, Write};

use super::Failure;
use crate::components;
use crate::engine::Rule;
use crate::text::Text;

/// So many of the rules that are found are printed.
const MOST: usize = 4;

/// Prints the rules that answer these words best, whatever their case and order.
///
/// # Errors
/// When no rule has them, or the output fails.
pub fn search(words: &str, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let found = text.rules_with(words);
    if found.is_empty() {
        return Err(Failure::Usage(text.ui_with("reader-nothing", [("query", words.into())])));
    }
    for (place, rule) in found.into_iter().take(MOST).enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        print_rule(rule, text, out)?;
    }
    Ok(())
}

/// Prints one rule, one chapter, or everything, with the words that it is written in first.
///
/// # Errors
/// When there is no such rule or chapter, or the output fails.
pub fn print(what: Option<&str>, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let Some(name) = what else {
        let boards = text.board_table(components::shipped());
        for (heading, lines) in [text.aim(), boards] {
            writeln!(out, "# {heading}\n")?;
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            writeln!(out)?;
        }
        print_terms(text, out)?;
        for chapter in 1..=Rule::CHAPTERS {
            writeln!(out)?;
            print_chapter(chapter, text, out)?;
        }
        return Ok(());
    };
    if let Ok(rule) = name.parse() {
        print_rule(rule, text, out)?;
    } else if let Some(chapter) = chapter(name) {
        print_chapter(chapter, text, out)?;
    } else {
        return Err(Failure::Usage(text.no_rule(name)));
    }
    Ok(())
}

/// The chapter named `R6` or `6`.
fn chapter(name: &str) -> Option<u8> {
    let digits = name.strip_prefix(['R', 'r']).unwrap_or(name);
    let number = digits.parse().ok()?;
    (1..=Rule::CHAPTERS).contains(&number).then_some(number)
}

fn print_terms(text: &Text, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "# {}\n", text.terms_heading())?;
    for term in text.terms() {
        writeln!(out, "{}", text.term(&term))?;
    }
    Ok(())
}

fn print_chapter(chapter: u8, text: &Text, out: &mut impl Write) -> io::Result<()> {
    if let Some(heading) = text.chapter_heading(chapter) {
        writeln!(out, "# {heading}")?;
    }
    if let Some(intro) = text.chapter_intro(chapter) {
        writeln!(out, "\n{intro}")?;
    }
    for rule in Rule::chapter_rules(chapter) {
        writeln!(out)?;
        print_rule(rule, text, out)?;
    }
    Ok(())
}

fn print_rule(rule: Rule, text: &Text, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", text.rule_heading(rule))?;
    let words = text.rule(rule);
    writeln!(out, "{}", words.text)?;
    words.example.iter().try_for_each(|example| writeln!(out, "{example}"))?;
    for ruling in &words.rulings {
        writeln!(out, "{}", text.ruling(ruling))?;
    }
    Ok(())
}
