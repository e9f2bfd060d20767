//! Any text as a scenario: refused by name, or a position that keeps the laws and can be written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use louis_xiv::scenario::Scenario;

fuzz_target!(|text: &str| {
    let Ok(scenario) = Scenario::read(text) else { return };
    let Ok(game) = scenario.begin(&mut ()) else { return };
    assert_eq!(game.laws(), Ok(()));
    let again = Scenario::read(&Scenario::of(&game).write()).expect("its own format");
    assert_eq!(again.begin(&mut ()).expect("a position of a game"), game);
});
