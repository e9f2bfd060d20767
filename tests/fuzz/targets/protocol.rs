//! Any lines as requests to the engine: each gets a reply, and none is an inner mistake.
#![no_main]

use libfuzzer_sys::fuzz_target;
use louis_xiv::protocol::Engine;

fuzz_target!(|bytes: &[u8]| {
    let mut engine = Engine::default();
    // So that there is a game to speak of.
    let _ = engine.answer(br#"{"do":"start","players":3,"seed":7}"#);
    for line in bytes.split(|&byte| byte == b'\n').take(16) {
        // Bots that think for long would only slow the search down.
        let thinks = |word: &[u8]| matches!(word, b"hard" | b"keen" | b"mast");
        if !line.windows(4).any(thinks) {
            let _ = engine.answer(line);
        }
    }
});
