//! What changes is seen to change. For a few glances of the loop the table stands as it was; the turns
//! of others go by one after the other, each with the name of whoever moves. Any key ends it.

use super::leaf::{Leaf, arrived};
use super::{GameTable, Stage};
use crate::engine::{Event, Game, Seat, What};
use crate::session::Happened;
use crate::text::Text;
use crate::tui::widgets::court::Marks;

/// In how many glances a change happens.
const STILL: u8 = 4;

/// In how many glances a turn goes by, the last of them with the whole of it on the table.
const TURN: u8 = 5;

/// How much of the movement is still to come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Motion {
    /// So many glances of the change on the table are over, of so many.
    at: u8,
    of: u8,
    /// For how many more glances the cloth of a curtain is drawn aside.
    pub(super) opening: u8,
}

/// A turn that goes by: whose, and what of it has happened.
struct Passing<'a> {
    seat: Seat,
    /// Where it begins on its leaf, and where it ends.
    from: usize,
    end: usize,
    /// What of it lies on the table.
    here: &'a [Happened],
}

impl Motion {
    /// Whether something on the screen is about to change by itself.
    pub(super) const fn is_on(self) -> bool {
        self.at < self.of || self.opening > 0
    }

    /// A glance is over.
    pub(super) fn go_on(&mut self) {
        self.at = (self.at + 1).min(self.of);
        self.opening = self.opening.saturating_sub(1);
    }
}

/// Where turns begin on a leaf, of those that nobody has seen.
fn turns(leaf: &Leaf) -> Vec<usize> {
    let begins = |(_, step): &(usize, &Happened)| whose(&step.event).is_some();
    leaf.steps.iter().enumerate().skip(leaf.seen).filter(begins).map(|(at, _)| at).collect()
}

/// Who begins a turn with this.
const fn whose(event: &Event) -> Option<Seat> {
    match event.what {
        What::CardPlaced { seat, .. }
        | What::CardTakesBack { seat, .. }
        | What::CardDiscarded { seat, .. } => Some(seat),
        _ => None,
    }
}

impl GameTable {
    /// The table is drawn as it was, so that the change is seen.
    pub(super) fn stand_still(&mut self) {
        let turns = self.leaf().map_or(0, |leaf| turns(leaf).len()) as u8;
        let of = if turns == 0 { STILL } else { turns.saturating_mul(TURN) };
        self.motion = Motion { at: 0, of: if self.moves { of } else { 0 }, ..self.motion };
    }

    /// The turn that goes by just now.
    fn passing(&self) -> Option<Passing<'_>> {
        let Motion { at, of, .. } = self.motion;
        let leaf = self.leaf().filter(|_| at < of)?;
        let begins = turns(leaf);
        let number = usize::from(at / TURN);
        let from = *begins.get(number)?;
        let end = begins.get(number + 1).copied().unwrap_or(leaf.steps.len());
        let seat = whose(&leaf.steps[from].event)?;
        let shown = usize::from((at % TURN + 1).min(TURN - 1));
        let here = (end - from) * shown / usize::from(TURN - 1);
        Some(Passing { seat, from, end, here: &leaf.steps[from..from + here] })
    }

    /// The table in the middle of a change.
    pub(super) fn midway(&self) -> Option<&Game> {
        let Motion { at, of, .. } = self.motion;
        let asks = matches!(self.stage, Stage::Leaves { .. } | Stage::Ask { .. });
        let leaf = self.leaf().filter(|_| asks && at < of)?;
        Some(match self.passing() {
            Some(Passing { from, here, .. }) => leaf.so_far(from + here.len()),
            None => {
                let left = leaf.steps.len().saturating_sub(leaf.seen);
                leaf.so_far(leaf.seen + left * usize::from(at) / usize::from(of))
            }
        })
    }

    /// Whose turn goes by.
    pub(super) fn mover(&self) -> Option<Seat> {
        self.passing().map(|passing| passing.seat)
    }

    /// What is marked while it does: the markers that it has brought.
    pub(super) fn marks_of_mover(&self) -> Option<Marks> {
        let passing = self.passing()?;
        let came = arrived(passing.here.iter().map(|step| &step.event));
        Some(Marks { came, ..Marks::default() })
    }

    /// The same in words: who does what.
    pub(super) fn words_of_mover(&self, text: &Text) -> Option<String> {
        let Passing { seat, from, end, .. } = self.passing()?;
        let steps = self.leaf()?.steps.get(from..end)?;
        let events: Vec<Event> = steps.iter().map(|step| step.event.seen_by(None)).collect();
        let told = text.briefs(&events, &self.names).into_iter().next()?;
        Some(format!("{}: {}", &self.names[seat], told.words))
    }
}
