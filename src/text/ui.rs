//! The words of the screens, by name: labels, prompts, key help.

use fluent_bundle::FluentValue;

use super::Text;

/// What fills a gap in a message of the screens.
#[derive(Clone, Debug)]
pub enum Gap {
    /// A number, which may choose between singular and plural.
    Number(usize),
    /// Words.
    Words(String),
}

impl From<u8> for Gap {
    fn from(number: u8) -> Self {
        Gap::Number(number.into())
    }
}

impl From<u16> for Gap {
    fn from(number: u16) -> Self {
        Gap::Number(number.into())
    }
}

impl From<usize> for Gap {
    fn from(number: usize) -> Self {
        Gap::Number(number)
    }
}

impl From<String> for Gap {
    fn from(words: String) -> Self {
        Gap::Words(words)
    }
}

impl From<&str> for Gap {
    fn from(words: &str) -> Self {
        Gap::Words(words.to_owned())
    }
}

impl From<char> for Gap {
    fn from(letter: char) -> Self {
        Gap::Words(letter.to_string())
    }
}

impl Text {
    /// A message of the screens without gaps.
    pub fn ui(&self, id: &str) -> String {
        self.say(&format!("ui-{id}"), &[])
    }

    /// A message of the screens with its gaps filled.
    pub fn ui_with<const N: usize>(&self, id: &str, gaps: [(&'static str, Gap); N]) -> String {
        let args = gaps.map(|(key, gap)| {
            let value = match gap {
                Gap::Number(number) => FluentValue::from(number),
                Gap::Words(words) => FluentValue::from(words),
            };
            (key, value)
        });
        self.say(&format!("ui-{id}"), &args)
    }
}
