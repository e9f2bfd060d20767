//! Reading choices that stand alone, like `"pass"`, beside choices with a content, like
//! `{"draw": {"tier": "dark"}}`: one way to write each, whatever the reader takes for empty.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IntoDeserializer, MapAccess, Visitor};

/// A choice that is written as a word, or as a word with what belongs to it.
pub(super) trait Word: Sized {
    /// What is expected where there is neither.
    const EXPECTED: &'static str;

    /// Reads it in either form.
    fn lenient<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;

    /// The word, if nothing belongs to it.
    fn alone(&self) -> Option<&'static str>;

    /// Reads it in its own form.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader(PhantomData))
    }
}

struct Reader<T>(PhantomData<T>);

impl<'de, T: Word> Visitor<'de> for Reader<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        T::lenient(word.into_deserializer())
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        let choice = T::lenient(MapAccessDeserializer::new(map))?;
        match choice.alone() {
            Some(word) => Err(A::Error::custom(format!("`{word}` stands alone: \"{word}\""))),
            None => Ok(choice),
        }
    }
}
