//! What a language needs besides words: functions that its messages can call, and its spacing.
//!
//! `DE($name)` elides in French: "d'Anna", "de Bruno". It is for players' own names: words of the
//! game have their forms in the language files.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use super::language::{Bundle, Lang};

/// The space that no line is broken at. Every terminal gives it one column.
pub const NO_BREAK: char = '\u{a0}';

/// Gives the messages of a language their functions.
pub(super) fn add_functions(bundle: &mut Bundle) {
    // Only a name given twice would be refused.
    let _ = bundle.add_function("DE", |words, _: &FluentArgs<'_>| match words {
        [FluentValue::String(name)] => FluentValue::from(of(name)),
        [FluentValue::Number(number)] => FluentValue::from(of(&number.as_string())),
        _ => FluentValue::Error,
    });
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

/// "d'Anna", "de Bruno".
fn of(name: &str) -> String {
    if begins_with_vowel(name) { format!("d'{name}") } else { format!("de {name}") }
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
            assert_eq!(of(name), with);
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
