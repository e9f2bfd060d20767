//! What does not fit a schema, and where.

use crate::engine::{Rule, Seat};
use crate::json::{self, Key, Part};

/// Why a file cannot be read, whatever it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Not JSON, in the words of the reader.
    Json(String),
    /// Not of this shape.
    Unfit(Box<Misfit>),
    /// Far more than any such file holds.
    TooMuch,
    /// Something else than what is asked for, or of another version.
    Format {
        /// The format in it.
        format: String,
        /// The version in it.
        version: u32,
    },
}

impl Unread {
    pub(crate) fn json(error: &serde_json::Error) -> Self {
        Self::Json(json::words(error))
    }

    /// The same about a text that is at hand: with the place as an editor counts.
    pub(crate) fn json_in(text: &str, error: &serde_json::Error) -> Self {
        Self::Json(json::words_in(text, error))
    }
}

/// A place in a value that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The way there.
    pub steps: Vec<Key>,
    /// What is wrong.
    pub wrong: Unfit,
    /// Whether the name of the field does not fit, and not what stands there.
    pub by_name: bool,
    /// The rule that it belongs to, where the schema names one.
    pub rule: Option<Rule>,
    /// Line and column in the text, where there is one.
    pub at: Option<(u32, u32)>,
}

/// How a value does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A field that there is not.
    Field {
        /// Its name.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// A name that there is not.
    Name {
        /// What stands there.
        found: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// A word that stands in an object, or an object that is a word.
    Form {
        /// What stands there.
        found: String,
        /// How it is written.
        form: String,
    },
    /// A field that is needed.
    Missing {
        /// Its name.
        name: String,
    },
    /// One of these fields is needed.
    MissingAll {
        /// Their names.
        known: Vec<String>,
    },
    /// An object that says nothing.
    Empty,
    /// Another kind of value.
    Kind {
        /// The kinds that it may be of: `object`, `array`, `string`, `integer`, `boolean`, `null`.
        expected: Vec<String>,
        /// What stands there, shortened.
        found: String,
        /// What might stand there, as it is written.
        such: Vec<String>,
    },
    /// A number out of range.
    Range {
        /// The least.
        least: i64,
        /// The most, if there is one.
        most: Option<u64>,
        /// What stands there.
        found: String,
    },
    /// A list that is too short or too long.
    Length {
        /// The least.
        least: u64,
        /// The most, if there is one.
        most: Option<u64>,
        /// How many there are.
        found: usize,
    },
    /// The same thing again in a list where each stands once.
    Twice {
        /// What.
        found: String,
    },
    /// More of a thing than there are.
    TooMany {
        /// What.
        found: String,
        /// How many stand there.
        count: usize,
        /// How many there are.
        most: u64,
    },
    /// A seat that does not play.
    Idle(Seat),
    /// Fields that exclude each other.
    Several {
        /// Those that stand there.
        found: Vec<String>,
        /// Of these one may.
        known: Vec<String>,
    },
}

impl Misfit {
    pub(super) fn new(steps: &[Key], wrong: Unfit) -> Self {
        Self { steps: steps.to_vec(), wrong, by_name: false, rule: None, at: None }
    }

    /// With its place in this text.
    #[must_use]
    pub(crate) fn within(self, text: &str) -> Self {
        let part = if self.by_name { Part::Name } else { Part::Value };
        Self { at: json::locate(text, &self.steps, part), ..self }
    }

    /// The way there in words: `seats.A.laid[0]`; `.` for the value as a whole.
    pub fn field(&self) -> String {
        json::way(&self.steps)
    }

    /// The known name that may have been meant.
    pub fn meant(&self) -> Option<&str> {
        let (given, known) = match &self.wrong {
            Unfit::Field { name, known } => (name, known),
            Unfit::Name { found, known } => (found, known),
            _ => return None,
        };
        nearest(given, known.iter().map(String::as_str))
    }
}

/// The known name that may have been meant: most of its letters are there. Numbers are no slips of the pen.
pub(crate) fn nearest<'k>(given: &str, known: impl Iterator<Item = &'k str>) -> Option<&'k str> {
    // Nobody means a known name by a very long one, and comparing it would take its square.
    if given.len() > 64 {
        return None;
    }
    let far = |name: &&str| strsim::damerau_levenshtein(given, name);
    let most = (given.chars().count() / 3).clamp(1, 3);
    let letters = |name: &str| name.replace(|c: char| c.is_ascii_digit(), "");
    // Of a single letter nothing is left when it is another.
    let most = most.min(given.chars().count().saturating_sub(1));
    let near = known.min_by_key(far).filter(|name| far(name) <= most)?;
    (letters(near) != letters(given)).then_some(near)
}
