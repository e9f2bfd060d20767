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

    // Those that several places speak of; the rule of a mission is `Effect::rule`.
    /// R4.1: the money card, and where Louis goes.
    pub const MONEY_CARD: Rule = Rule::new(4, 1);
    /// R5.3: whose turn it is.
    pub const TURN: Rule = Rule::new(5, 3);
    /// R5.5: where a character card places markers.
    pub const PLACING: Rule = Rule::new(5, 5);
    /// R5.8: what a joker does.
    pub const JOKER: Rule = Rule::new(5, 8);
    /// R6.1: intrigue cards.
    pub const INTRIGUE: Rule = Rule::new(6, 1);
    /// R6.2: winning a tie.
    pub const TIE: Rule = Rule::new(6, 2);
    /// R6.4: boards that ask for money, and bribes.
    pub const BRIBE: Rule = Rule::new(6, 4);
    /// R6.7: whether a board turns over.
    pub const TURNING: Rule = Rule::new(6, 7);
    /// R6.8: the board where Louis is.
    pub const LOUIS: Rule = Rule::new(6, 8);
    /// R6.10: what each board pays.
    pub const PAYMENT: Rule = Rule::new(6, 10);
    /// R7.1: laying out missions and drawing new ones.
    pub const MISSIONS: Rule = Rule::new(7, 1);
    /// R7.2: one chip stays, the others become shields.
    pub const CHIPS: Rule = Rule::new(7, 2);
    /// R7.3: the end of a round, and the count after the last.
    pub const COUNT: Rule = Rule::new(7, 3);
    /// R7.4: who wins.
    pub const WIN: Rule = Rule::new(7, 4);
    /// R7.5: who wins among equals.
    pub const SHARED_WIN: Rule = Rule::new(7, 5);

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
