//! Everything that is said in words: the only place with prose.
//!
//! Messages stand in `assets/lang/<language>/*.ftl`, and there are two doors to them. What is said about
//! the game (events, questions, refusals, errors, nouns) has a function for each kind of thing, so
//! that nothing can be said of the wrong thing or left out; labels and prompts that belong to one
//! screen alone (`ui-…`) are asked for by name, [`Text::ui`].
//! A message that is missing never stops the game: its name is shown in braces instead.

mod advice;
mod ascii;
mod bench;
mod board;
mod brief;
mod command;
mod error;
mod event;
mod formats;
mod grammar;
mod history;
mod language;
mod lesson;
mod misfit;
mod noun;
mod position;
mod question;
mod refusal;
mod review;
mod rules;
mod search;
mod standing;
mod swing;
mod together;
mod ui;

pub(crate) use ascii::to_ascii;
pub use brief::Brief;
pub(crate) use brief::DOT;
pub use error::InWords;
pub use grammar::NO_BREAK;
pub use history::{OpenScore, goes_without_saying, points_so_far};
pub use language::Lang;
pub use noun::Names;
pub use rules::{RuleText, Term};
pub use search::{Found, Search};

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use fluent_bundle::FluentArgs;
pub use fluent_bundle::FluentValue;

use language::Bundle;

/// The words of one language. Cheap to make and to copy.
#[derive(Clone)]
pub struct Text {
    lang: Lang,
    bundle: &'static Bundle,
    /// The messages said so far, if anybody listens.
    heard: Option<Arc<Mutex<Heard>>>,
}

/// What somebody who listens has heard.
#[derive(Default)]
struct Heard {
    said: BTreeSet<String>,
    borrowed: BTreeSet<String>,
}

/// Says a message with its arguments.
macro_rules! say {
    ($text:expr, $id:expr $(, $key:ident = $value:expr)* $(,)?) => {
        $text.say(
            AsRef::<str>::as_ref(&$id),
            &[$((stringify!($key), fluent_bundle::FluentValue::from($value))),*],
        )
    };
}
use say;

impl Text {
    /// The words of this language.
    pub fn new(lang: Lang) -> Self {
        Self { lang, bundle: lang.bundle(), heard: None }
    }

    /// The same, keeping account of every message said, so that [`unsaid`](Self::unsaid) can
    /// tell which are never used.
    pub fn listening(lang: Lang) -> Self {
        Self { heard: Some(Arc::default()), ..Self::new(lang) }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Every message of the language that has not been said since this began to listen.
    pub fn unsaid(&self) -> Vec<String> {
        let heard = self.heard.as_deref().map(Mutex::lock);
        let heard = heard.and_then(Result::ok);
        let mut ids = self.lang.ids();
        ids.retain(|id| heard.as_ref().is_none_or(|heard| !heard.said.contains(id)));
        ids
    }

    /// Every message that was said in English, for want of a translation, since this began to
    /// listen.
    pub fn borrowed(&self) -> Vec<String> {
        let heard = self.heard.as_deref().map(Mutex::lock);
        let heard = heard.and_then(Result::ok);
        heard.map(|heard| heard.borrowed.iter().cloned().collect()).unwrap_or_default()
    }

    /// What the command line says about a topic: a command, or an argument of one.
    pub fn help(&self, topic: &str) -> String {
        self.say(&format!("cli-{topic}"), &[])
    }

    /// Examples of a command, if there are any.
    pub fn examples(&self, topic: &str) -> Option<String> {
        self.find(&format!("cli-{topic}.examples"), &[])
    }

    /// The message, or its English form, or its name in braces.
    fn say(&self, id: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
        self.find(id, args).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// The message or its English form, if there is one. `name.attribute` names an attribute.
    fn find(&self, id: &str, args: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let args: FluentArgs<'_> = args.iter().map(|(key, value)| (*key, value.clone())).collect();
        let own = format(self.bundle, id, &args);
        let borrowed = own.is_none();
        let words = own.or_else(|| format(Lang::En.bundle(), id, &args));
        if let Some(heard) = self.heard.as_deref()
            && let Ok(mut heard) = heard.lock()
        {
            heard.said.insert(id.to_owned());
            if borrowed && words.is_some() {
                heard.borrowed.insert(id.to_owned());
            }
        }
        words
    }
}

fn format(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let (name, attribute) = match id.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (id, None),
    };
    let message = bundle.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    // A missing argument shows as `{$name}` in the text; the tests look for it.
    let mut missing = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut missing);
    Some(text.into_owned())
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Text").field("lang", &self.lang).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A language of which only these messages have been written.
    fn half_done(source: &str) -> Text {
        let bundle = Box::leak(Box::new(language::bundle_of(Lang::Fr, [source])));
        Text { bundle, ..Text::listening(Lang::Fr) }
    }

    #[test]
    fn what_is_missing_is_said_in_english() {
        let text = half_done("pass = non\nchip-ring = bague\n");
        assert_eq!(say!(text, "pass"), "non");
        assert_eq!(say!(text, "accept"), "yes");
        assert_eq!(say!(text, "chip-ring"), "bague");
        assert_eq!(say!(text, "chip-ring.one"), "a ring");
        assert_eq!(say!(text, "coins-paid", name = "Anna", count = 2), "Anna pays 2 Louis d'or.");
        assert_eq!(text.borrowed(), ["accept", "chip-ring.one", "coins-paid"]);
    }

    #[test]
    fn a_damaged_file_costs_only_what_is_damaged() {
        let text = half_done("pass = non\naccept = { $name\n\nkeep = garder { $chip }\n= =\n");
        assert_eq!(say!(text, "pass"), "non");
        assert_eq!(say!(text, "accept"), "yes");
        assert_eq!(say!(text, "keep", chip = "une bague"), "garder une bague");
        assert_eq!(say!(half_done(""), "pass"), "no");
        assert_eq!(say!(half_done("pass = { UNKNOWN($x) }"), "pass"), "{UNKNOWN()}");
    }
}
