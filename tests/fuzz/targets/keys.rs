//! Any bytes from a terminal, in pieces of any size: the reader takes them all, keeps few, and never
//! goes dead.
#![no_main]
#![allow(dead_code)]

use libfuzzer_sys::fuzz_target;

// The reader is no public part of the game: it is compiled in.
#[path = "../../../src/tui/decoder.rs"]
mod decoder;

fuzz_target!(|bytes: &[u8]| {
    let mut decoder = decoder::Decoder::default();
    let piece = bytes.first().map_or(1, |&byte| usize::from(byte % 7) + 1);
    for part in bytes.chunks(piece) {
        decoder.feed(part);
        while decoder.next().is_some() {}
    }
    let _ = decoder.give_up();
    decoder.feed(b"\x03");
    assert!(decoder.next().is_some(), "Ctrl-C always gets through");
});
