//! What a language needs besides words: functions that its messages can call, and its spacing.
//!
//! `DE($name)` and `QUE($name)` elide in French ("d'Anna", "de Bruno", "qu'Anna", "que Bruno");
//! `GENITIVE($name)` is German ("Annas", "Hans'"). They are for players' own names: words of the
//! game have their forms in the language files.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use super::language::{Bundle, Lang};

/// The space that no line is broken at. Every terminal gives it one column.
pub const NO_BREAK: char = '\u{a0}';

/// Gives the messages of a language their functions.
pub(super) fn add_functions(bundle: &mut Bundle) {
    type Function = fn(&str) -> String;
    let functions: [(&str, Function); 3] = [
        ("DE", |name| elided("d", "de ", name)),
        ("QUE", |name| elided("qu", "que ", name)),
        ("GENITIVE", genitive),
    ];
    for (name, function) in functions {
        // Only a name given twice would be refused.
        let _ = bundle.add_function(name, move |words, _: &FluentArgs<'_>| match words {
            [FluentValue::String(words)] => FluentValue::from(function(words)),
            [FluentValue::Number(number)] => FluentValue::from(function(&number.as_string())),
            _ => FluentValue::Error,
        });
    }
}

/// What is written in a language with the spaces that its printers would set.
pub(super) fn spaced(lang: Lang, source: &str) -> Cow<'_, str> {
    if lang != Lang::Fr {
        return Cow::Borrowed(source);
    }
    let mut set = String::with_capacity(source.len() + source.len() / 32);
    let mut letters = source.chars().peekable();
    let mut last = '\n';
    while let Some(letter) = letters.next() {
        let next = letters.peek();
        let tight = last == '«' || matches!(next, Some(';' | ':' | '!' | '?' | '»'));
        set.push(if letter == ' ' && tight && last != ' ' { NO_BREAK } else { letter });
        last = letter;
    }
    Cow::Owned(set)
}

fn elided(short: &str, long: &str, name: &str) -> String {
    if begins_with_vowel(name) { format!("{short}'{name}") } else { format!("{long}{name}") }
}

/// Whether the word before a French name loses its vowel. An h is taken as silent; a y counts as
/// a vowel before a consonant (d'Yves, de Yann).
fn begins_with_vowel(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase).map(bare);
    match letters.next() {
        Some('a' | 'e' | 'i' | 'o' | 'u' | 'h') => true,
        Some('y') => letters.next().is_some_and(|next| !"aeiou".contains(next)),
        _ => false,
    }
}

/// The letter without its accent.
const fn bare(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'æ' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'œ' | 'ø' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    }
}

/// A German name that owns something: Annas, but Hans' and Beatrix'.
fn genitive(name: &str) -> String {
    let hisses = name.to_lowercase().ends_with(['s', 'ß', 'x', 'z']) || name.ends_with("ce");
    if hisses { format!("{name}'") } else { format!("{name}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_names_elide() {
        for (name, with) in [
            ("Anna", "d'Anna"),
            ("Bruno", "de Bruno"),
            ("Élodie", "d'Élodie"),
            ("Henri", "d'Henri"),
            ("Yves", "d'Yves"),
            ("Yann", "de Yann"),
            ("œuf", "d'œuf"),
            ("7", "de 7"),
            ("", "de "),
        ] {
            assert_eq!(elided("d", "de ", name), with);
        }
        assert_eq!(elided("qu", "que ", "Émile"), "qu'Émile");
    }

    #[test]
    fn german_names_own() {
        for (name, owning) in [("Anna", "Annas"), ("Hans", "Hans'"), ("Beatrix", "Beatrix'")] {
            assert_eq!(genitive(name), owning);
        }
    }

    #[test]
    fn french_signs_keep_to_their_words() {
        assert_eq!(
            spaced(Lang::Fr, "a = Oui ? « Non » ; 3 : 4\n  : b"),
            "a = Oui\u{a0}? «\u{a0}Non\u{a0}»\u{a0}; 3\u{a0}: 4\n  : b"
        );
        assert_eq!(spaced(Lang::De, "a = Oui ?"), "a = Oui ?");
    }
}
