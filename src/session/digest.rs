//! A short mark of a position, to tell whether a replay still leads to the same table.
//!
//! 64-bit FNV-1a over the position as compact JSON with the keys of every object in byte
//! order, written as sixteen hexadecimal digits after `fnv1a64:`.

use serde_json::Value;

use crate::engine::Game;

const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// The digest of a position.
pub fn digest(game: &Game) -> String {
    let value = serde_json::to_value(game).expect("a position has only JSON values");
    let mut hash = Fnv(BASIS);
    hash.value(&value);
    format!("fnv1a64:{:016x}", hash.0)
}

struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }

    /// Feeds a value as compact JSON. Keys are sorted here, so that neither the order of
    /// fields in the source nor that of a map changes the digest.
    fn value(&mut self, value: &Value) {
        match value {
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.bytes(if index == 0 { b"[" } else { b"," });
                    self.value(item);
                }
                self.bytes(if items.is_empty() { b"[]" } else { b"]" });
            }
            Value::Object(fields) => {
                let mut sorted: Vec<_> = fields.iter().collect();
                sorted.sort_by_key(|&(key, _)| key);
                for (index, (key, field)) in sorted.into_iter().enumerate() {
                    self.bytes(if index == 0 { b"{" } else { b"," });
                    self.bytes(Value::from(key.as_str()).to_string().as_bytes());
                    self.bytes(b":");
                    self.value(field);
                }
                self.bytes(if fields.is_empty() { b"{}" } else { b"}" });
            }
            plain => self.bytes(plain.to_string().as_bytes()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn of(value: &Value) -> u64 {
        let mut hash = Fnv(BASIS);
        hash.value(value);
        hash.0
    }

    #[test]
    fn it_is_fnv1a_over_sorted_compact_json() {
        let mut plain = Fnv(BASIS);
        plain.bytes(b"a");
        assert_eq!(plain.0, 0xaf63_dc4c_8601_ec8c, "the published value for \"a\"");
        let mut text = Fnv(BASIS);
        text.bytes(br#"{"a":[1,"x\n",{}],"b":[],"c":null}"#);
        assert_eq!(of(&json!({"c": null, "b": [], "a": [1, "x\n", {}]})), text.0);
    }
}
