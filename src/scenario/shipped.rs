//! The scenarios that come with the program, so that an installed one needs no file beside it.

/// Name and text of each.
macro_rules! shipped {
    ($($name:literal,)*) => {
        &[$(($name, include_str!(concat!("../../assets/scenarios/", $name, ".json")))),*]
    };
}

/// Every shipped scenario by name, in alphabetical order; a test holds the list and the folder together.
pub const SHIPPED: &[(&str, &str)] = shipped![
    "board-11-card-is-kept",
    "board-6-places-on-a-later-board",
    "board-6-places-on-an-earlier-board",
    "board-6-places-on-itself",
    "board-8-uses-both-of-two",
    "board-8-with-an-empty-general-reserve",
    "board-8-with-one-in-the-general-reserve",
    "board-8-with-two-in-the-general-reserve",
    "bribe-for-nothing",
    "bribe-with-the-discount",
    "bribes-when-everybody-is-tied",
    "change-a-chip-after-changing-missions",
    "change-a-chip-at-the-end",
    "change-missions-twice",
    "crowns-pay-for-everything",
    "dummy-first-on-a-money-board",
    "dummy-first-on-louis",
    "dummy-never-meets-a-markers-condition",
    "dummy-second-on-louis",
    "dummy-tied-and-second-off-louis",
    "dummy-tied-for-second-on-louis",
    "dummy-tied-on-louis",
    "final-count-with-tied-majorities",
    "four-markers-over-four-boards",
    "intrigue-breaks-a-tie",
    "intrigue-card-of-round-4",
    "intrigue-makes-a-tie",
    "intrigue-without-markers-cannot-be-played",
    "joker-reaches-one-neighbour",
    "keep-one-chip",
    "last-card-drawn-by-the-exchange",
    "last-card-lies-known-on-the-deck",
    "last-marker-before-scoring",
    "louis-empty-board-turns",
    "louis-one-first-several-second",
    "louis-second-alone",
    "louis-several-second-on-first-place",
    "louis-three-tied-for-most",
    "louis-two-tied-for-most",
    "marker-for-a-card-after-the-gains",
    "marker-for-a-card-before-the-gains",
    "no-intrigue-card-for-four-players",
    "one-more-mission-draws-two",
    "placements-in-two-directions-are-refused",
    "plain-shields-win-no-majority",
    "shared-win",
    "shields-run-out",
    "start-markers-where-louis-is",
    "take-back-with-nothing-to-take",
    "tie-breaker-declined-on-louis",
    "tie-breaker-not-on-a-markers-board",
    "tie-breaker-off-louis-two-rivals",
    "tie-breaker-on-louis-one-rival",
    "tie-breaker-on-louis-two-rivals",
    "tie-breaker-once-a-phase",
    "two-gains-as-far-as-there-are-markers",
    "win-by-the-reserve",
];

/// The text of the shipped scenario of this name.
pub fn shipped(name: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|(own, _)| *own == name).map(|&(_, text)| text)
}
