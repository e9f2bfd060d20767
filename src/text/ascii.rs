//! Words for terminals that know ASCII alone.

use super::NO_BREAK;

/// The same text in ASCII: accents go, the rest becomes a question mark. Only the space that no
/// line is broken at stays until it is drawn.
pub(crate) fn to_ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            ' '..='~' => plain.push(letter),
            // The space inside French quotation marks goes with them.
            '«' => {
                plain.push('"');
                letters.next_if_eq(&NO_BREAK);
            }
            NO_BREAK if letters.peek() == Some(&'»') => {}
            NO_BREAK | '\u{202f}' | '\u{2009}' => plain.push(NO_BREAK),
            _ => {
                let small = letter.to_lowercase().next().unwrap_or(letter);
                let mut put = bare(small).chars();
                match put.next() {
                    Some(first) if small != letter => plain.push(first.to_ascii_uppercase()),
                    Some(first) => plain.push(first),
                    None => {}
                }
                plain.extend(put);
            }
        }
    }
    plain
}

/// A small letter or a sign in ASCII.
const fn bare(letter: char) -> &'static str {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'å' => "a",
        'ä' | 'æ' => "ae",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' => "o",
        'ö' | 'œ' => "oe",
        'ù' | 'ú' | 'û' => "u",
        'ü' => "ue",
        'ÿ' => "y",
        'ß' => "ss",
        '’' | '‘' | '‚' => "'",
        '“' | '”' | '„' | '»' => "\"",
        '–' | '—' | '·' => "-",
        '…' => "...",
        '→' => "->",
        '×' => "x",
        '\u{fe00}'..='\u{fe0f}' | '\u{300}'..='\u{36f}' => "",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ascii_keeps_names_readable() {
        assert_eq!(
            to_ascii("Condé, Vallière, Thérèse – «\u{a0}Ça\u{a0}»\u{a0}: Œuvre, Öl, „Größe“"),
            "Conde, Valliere, Therese - \"Ca\"\u{a0}: Oeuvre, Oel, \"Groesse\""
        );
    }
}
