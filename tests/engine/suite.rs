//! The rules package tested by itself: rule by rule, in whole games, and against second opinions.

mod allocations;
mod dice;
mod ledger;
mod perft;
mod placements;
mod portable;
mod properties;
mod random_play;
mod referee;
mod rules;
#[cfg(feature = "schema")]
mod schemas;
mod scoring_naive;
mod views;
