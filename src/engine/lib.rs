//! The rules of Louis XIV: pure values and functions, no clock, no files, no terminal, no prose.
//!
//! [`Game`] is a position. [`Table::decision`] says who is asked what, [`Game::legal_actions`]
//! lists the answers, [`Game::check`] refuses one with a rule and a reason, and [`Game::apply`]
//! carries one out and shows every [`Event`] to an [`Observer`].

mod action;
mod asked;
mod board;
mod card;
pub mod chance;
mod check;
mod components;
mod decision;
mod deck;
mod dummy;
mod ending;
mod event;
mod game;
mod guess;
mod influence;
mod laws;
mod legal;
mod mission;
mod missions;
mod moves;
mod placement;
mod position;
mod rest_law;
mod reward;
mod rule;
#[cfg(feature = "schema")]
mod schema;
mod scoring;
mod seat;
mod setup;
mod shipped;
mod standing;
mod supply;
mod table;
mod view;
mod word;

pub use action::{Action, Illegal, Payment, Reason, Reserve, Usage};
pub use board::{Board, BoardSet, ByBoard};
pub use card::{Chip, Chips, Hand, Influence, Shield, Shields};
pub use components::{BadComponents, Components, Condition, MoneyCard, Printed};
pub use decision::{Decision, Phase, Question, Rest, Scoring};
pub use deck::Deck;
pub use ending::{Outcome, Tally};
pub use event::{Event, Leftover, Observer, Place, Watch, What};
pub use game::{Game, Secret};
pub use laws::Broken;
pub use mission::{Cost, Effect, Mission, Missions, Tier};
pub use placement::{Placement, Reach, Walk};
pub use position::{At, Position};
pub use reward::{Reward, Rewards};
pub use rule::{NoSuchRule, Rule};
pub use seat::{Seat, SeatSet, Seats, Side, SideSet, Sides};
pub use setup::{BadSetup, Setup};
pub use standing::{Claim, Facts, Flip, Shortfall, Standing};
pub use table::{Counts, Holding, Piles, Table};
pub use view::{Glimpse, View};
