//! Any bytes as a save: refused by name, or a game that can be written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use louis_xiv::session::save;

fuzz_target!(|bytes: &[u8]| {
    let _ = save::headline(bytes);
    if let Ok(restored) = save::read(bytes) {
        assert_eq!(restored.session.game().laws(), Ok(()));
        let written = save::write(&restored.session);
        let again = save::read(written.as_bytes()).expect("its own format");
        assert_eq!(again.session.game(), restored.session.game());
    }
});
