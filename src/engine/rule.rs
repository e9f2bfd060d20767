//! Rule numbers: every event, refusal and explanation names the rule it comes from.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A numbered rule, such as R6.8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    chapter: u8,
    number: u8,
}

/// How many rules each chapter has; chapter 1 first.
const LENGTHS: [u8; 9] = [10, 3, 7, 4, 12, 14, 5, 20, 4];

impl Rule {
    /// How many chapters the rules have.
    pub const CHAPTERS: u8 = LENGTHS.len() as u8;

    /// The rule with this number.
    ///
    /// # Panics
    /// When there is no such rule. Rule numbers in code are constants, so that a wrong one
    /// does not compile; text from outside goes through [`FromStr`].
    pub const fn new(chapter: u8, number: u8) -> Self {
        assert!(exists(chapter, number), "there is no such rule");
        Self { chapter, number }
    }

    /// The chapter, from 1.
    pub const fn chapter(self) -> u8 {
        self.chapter
    }

    /// The number within the chapter, from 1.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// Every rule, in order.
    pub fn all() -> impl Iterator<Item = Rule> {
        (1..=Self::CHAPTERS).flat_map(Self::chapter_rules)
    }

    /// The rules of one chapter, in order; none for a chapter that does not exist.
    pub fn chapter_rules(chapter: u8) -> impl Iterator<Item = Rule> {
        let last =
            usize::from(chapter).checked_sub(1).and_then(|c| LENGTHS.get(c).copied()).unwrap_or(0);
        (1..=last).map(move |number| Rule { chapter, number })
    }
}

const fn exists(chapter: u8, number: u8) -> bool {
    chapter >= 1
        && chapter <= Rule::CHAPTERS
        && number >= 1
        && number <= LENGTHS[chapter as usize - 1]
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R{}.{}", self.chapter, self.number)
    }
}

/// The text is not the number of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRule;

impl FromStr for Rule {
    type Err = NoSuchRule;

    /// Reads `R6.8`, `r6.8` or `6.8`.
    fn from_str(text: &str) -> Result<Self, NoSuchRule> {
        let digits = text.strip_prefix(['R', 'r']).unwrap_or(text);
        let (chapter, number) = digits.split_once('.').ok_or(NoSuchRule)?;
        let chapter = chapter.parse().map_err(|_| NoSuchRule)?;
        let number = number.parse().map_err(|_| NoSuchRule)?;
        if exists(chapter, number) { Ok(Self { chapter, number }) } else { Err(NoSuchRule) }
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse()
            .map_err(|NoSuchRule| serde::de::Error::custom(format!("`{text}` is not a rule")))
    }
}
