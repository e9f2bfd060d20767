//! The last page at the table: what was left over becomes shields, a line for each player. The score
//! stands as it was before, until the shields are turned up.

use super::GameTable;
use super::leaf::Leaf;
use crate::engine::{Event, Game, Leftover, Phase, Rule, Seat, What};
use crate::text::Text;

/// The rule of the last count.
const RULE: Rule = Rule::new(7, 3);

/// Whether the rounds are over with this event.
const fn ends(what: &What) -> bool {
    matches!(what, What::Phase { phase: Phase::Over })
}

impl Leaf {
    /// The game before anything left over was counted.
    pub(super) fn before_count(&self) -> &Game {
        let over = self.steps.iter().find(|step| ends(&step.event.what));
        over.map_or_else(|| self.after(), |step| &step.table)
    }
}

/// The events before the rounds were over, and those of the last count.
pub(super) fn split(events: &[Event]) -> (&[Event], Option<&[Event]>) {
    match events.iter().position(|event| ends(&event.what)) {
        Some(at) => (&events[..at], Some(&events[at..])),
        None => (events, None),
    }
}

impl GameTable {
    /// What everybody has left over, and the shields for it.
    pub(super) fn left_over(&self, text: &Text, events: &[Event]) -> Vec<(String, Rule)> {
        let line = |seat: Seat| {
            let (mut parts, mut shields) = (Vec::new(), 0);
            for event in events {
                let What::Converted { seat: whose, what, count } = event.what else { continue };
                if whose != seat {
                    continue;
                }
                let (id, of) = match what {
                    Leftover::InfluenceCards => ("last-influence", count),
                    Leftover::IntrigueCards => ("last-intrigue", count),
                    Leftover::Chips => ("last-chips", count),
                    Leftover::Markers => ("last-markers", count),
                    Leftover::Coins => ("last-coins", 3 * count),
                };
                parts.push(text.ui_with(id, [("count", of.into())]));
                shields += count;
            }
            let name = ("name", self.names[seat].into());
            match parts.is_empty() {
                true => text.ui_with("last-nothing", [name]),
                false => {
                    let parts = text.list(parts).into();
                    text.ui_with("last-line", [name, ("parts", parts), ("count", shields.into())])
                }
            }
        };
        let seats = self.session().game().seats();
        [text.ui("last-heading")]
            .into_iter()
            .chain(seats.map(line))
            .chain([text.ui("last-turn")])
            .map(|words| (words, RULE))
            .collect()
    }
}
