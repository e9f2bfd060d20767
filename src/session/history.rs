//! What a session keeps of what happened: steps for a stepper, turns for undo, notes for the log.

use serde::{Deserialize, Serialize};

use super::Session;
use super::opening::Player;
use crate::engine::{Action, Event, Game, Observer, Seat, What};

/// An event with the table as it was at that moment; whole, so show it through a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// What happened, secrets included.
    pub event: Event,
    /// The table then, secrets included.
    pub table: Game,
}

/// Collects the steps of an action.
#[derive(Debug, Default)]
pub(super) struct Steps(pub(super) Vec<Happened>);

impl Observer for Steps {
    fn event(&mut self, table: &Game, event: Event) {
        let table = table.clone();
        self.0.push(Happened { event, table });
    }
}

/// An action that has been played.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    pub(super) action: Action,
    /// The position in which it was played.
    pub(super) before: Game,
    /// What the whole table saw of it.
    pub(super) events: Vec<Event>,
}

/// Something outside the rules that the table ought to know of, kept in the save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Note {
    /// How many actions had been played when it happened, after any undo.
    pub at: usize,
    /// What it was.
    pub what: Noted,
}

/// What a [`Note`] tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Noted {
    /// The table agreed to take actions back after a secret was shown.
    AgreedUndo {
        /// How many.
        actions: usize,
    },
    /// Somebody has said what is wrong here: only in a bug report.
    Said {
        /// In their own words.
        words: String,
    },
    /// Somebody else decides for a seat from now on.
    HandedOver {
        /// The seat.
        seat: Seat,
        /// Who decides now.
        to: Player,
    },
}

/// A line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<'a> {
    /// Something that happened by the rules, as the whole table saw it.
    Event {
        /// The action it belongs to, from 1; 0 for what happened before the first.
        number: usize,
        /// What happened.
        event: &'a Event,
    },
    /// Something outside the rules.
    Note(&'a Note),
}

impl Session {
    /// Who decided for a seat after so many actions; `None` if nobody sits there.
    pub fn decided(&self, seat: Seat, count: usize) -> Option<&Player> {
        let mut here = self.notes.iter().rev().filter(|note| note.at <= count);
        let since = here.find_map(|note| match &note.what {
            Noted::HandedOver { seat: whose, to } if *whose == seat => Some(to),
            _ => None,
        });
        let first = self.opening.chairs.get(seat.index()).map(|chair| &chair.player);
        since.or(first)
    }
}

/// Whether an event shows something that cannot be unseen: a card, mission or shield comes off
/// its pile, an intrigue card leaves a hand, or shields are turned up. After it an undo needs the
/// table's agreement.
pub(super) fn reveals(event: &Event) -> bool {
    match event.what {
        What::ShieldDrawn { plain, .. } => !plain,
        What::MoneyCard { .. }
        | What::Dealt { .. }
        | What::InfluenceDrawn { .. }
        | What::IntrigueDrawn { .. }
        | What::IntriguePlayed { .. }
        | What::NeutralCard { .. }
        | What::MissionDrawn { .. }
        | What::ShieldsShown { .. }
        | What::ExtraShield { .. } => true,
        _ => false,
    }
}
