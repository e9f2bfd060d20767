//! A test for every numbered rule, named after it: a position, answers, then what happened and
//! what the table looks like.

mod callers;
mod coverage;
mod laws;
mod lay;
mod printed;
mod r1_components;
mod r2_court;
mod r3_secrets;
mod r3_setup;
mod r4_supply;
mod r5_influence;
mod r5_last_cards;
mod r5_placing;
mod r6_before_scoring;
mod r6_payments;
mod r6_scoring;
mod r7_end;
mod r7_missions;
mod r8_in_influence;
mod r8_in_missions;
mod r8_missions_laid_out;
mod r9_two_players;
mod sheet;
#[allow(dead_code)] // Each chapter uses part of it.
mod table;
