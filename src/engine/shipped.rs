//! The shipped values: what is printed on this edition's boards and cards.
//!
//! `assets/components.json` says the same with the source of each value; a test compares them.

use super::board::{Board, ByBoard};
use super::card::Chip::{self, Helmet, Letter, Ring, Sceptre};
use super::mission::{Cost, Mission};
use super::printed::Components;
use super::printed::Condition::{FirstPlace, Markers, Money};
use super::printed::MoneyCard;
use super::reward::Reward::{
    Coins, Influence, Intrigue, MarkerAnywhere, MarkersBack, MarkersOn, Shields,
};
use super::reward::{Reward, Rewards};

impl Components {
    /// The values that the game is shipped with.
    pub const SHIPPED: Components = Components {
        boards: ByBoard([
            [Money(3), FirstPlace],
            [Money(3), FirstPlace],
            [Money(3), FirstPlace],
            [Money(3), FirstPlace],
            [FirstPlace, Money(4)],
            [Markers(3), Money(3)],
            [FirstPlace, Markers(3)],
            [Money(3), Markers(2)],
            [FirstPlace, Money(4)],
            [Markers(3), FirstPlace],
            [FirstPlace, Markers(3)],
            [Money(3), FirstPlace],
        ]),
        money: [
            louis_at(Board::Anne, 3),
            louis_at(Board::Anne, 6),
            louis_at(Board::Philippe, 4),
            louis_at(Board::Philippe, 5),
            louis_at(Board::MarieTherese, 4),
            louis_at(Board::MarieTherese, 5),
            louis_at(Board::Dauphin, 3),
            louis_at(Board::Dauphin, 6),
        ],
        costs: [
            any_and(Sceptre),      // more-missions-1
            any_and(Ring),         // more-missions-2
            any_and(Sceptre),      // one-marker-1
            any_and(Letter),       // one-marker-2
            any_and(Ring),         // one-marker-3
            any_and(Helmet),       // one-marker-4
            any_and(Sceptre),      // one-coin-1
            any_and(Letter),       // one-coin-2
            any_and(Ring),         // one-coin-3
            any_and(Helmet),       // one-coin-4
            any_and(Sceptre),      // marker-on-1
            any_and(Letter),       // marker-on-2
            any_and(Ring),         // marker-on-3
            any_and(Helmet),       // marker-on-4
            any_and(Letter),       // pay-two-1
            any_and(Helmet),       // pay-two-2
            any_and(Sceptre),      // change-chip-1
            any_and(Ring),         // change-chip-2
            any_and(Letter),       // change-missions-1
            any_and(Helmet),       // change-missions-2
            both(Sceptre, Letter), // two-gains-1
            both(Ring, Helmet),    // two-gains-2
            both(Sceptre, Ring),   // two-gains-3
            both(Letter, Helmet),  // two-gains-4
            both(Sceptre, Helmet), // one-shield-1
            both(Letter, Ring),    // one-shield-2
            both(Sceptre, Letter), // marker-at-louis-1
            both(Ring, Helmet),    // marker-at-louis-2
            both(Sceptre, Helmet), // marker-on-5
            both(Letter, Ring),    // marker-on-9
            both(Sceptre, Ring),   // change-card-1
            both(Letter, Helmet),  // change-card-2
            twice(Sceptre),        // three-markers
            twice(Ring),           // three-coins
            twice(Letter),         // intrigue-card
            twice(Ring),           // marker-for-card
            twice(Helmet),         // four-markers
            twice(Helmet),         // last-marker
            twice(Sceptre),        // win-tie
            twice(Letter),         // one-off
        ],
        pays: ByBoard([
            Rewards::one(Reward::Chip(Sceptre)),
            Rewards::one(Reward::Chip(Letter)),
            Rewards::one(Reward::Chip(Ring)),
            Rewards::one(Reward::Chip(Helmet)),
            Rewards::one(Reward::Chip(Chip::Crown)),
            Rewards::two(Shields(1), MarkerAnywhere),
            Rewards::one(Coins(5)),
            Rewards::two(MarkersOn { board: Board::Montespan, most: 2 }, MarkersBack(1)),
            Rewards::one(Reward::Chip(Chip::Crown)),
            Rewards::one(Shields(2)),
            Rewards::one(Influence),
            Rewards::two(Shields(1), Intrigue),
        ]),
        points: [5; Mission::COUNT],
        coins: 5,
        rounds: 4,
    };
}

const fn louis_at(board: Board, coins: u8) -> MoneyCard {
    MoneyCard { board, coins }
}

/// A light mission: this chip and any other.
const fn any_and(first: Chip) -> Cost {
    Cost { first, second: None }
}

/// A medium mission.
const fn both(first: Chip, second: Chip) -> Cost {
    Cost { first, second: Some(second) }
}

/// A dark mission.
const fn twice(chip: Chip) -> Cost {
    both(chip, chip)
}
