//! What somebody who is asked can see: the open table and their own secrets. In a guessed world
//! it is read off the game, at the table off the view; rules of thumb cannot tell which.

use crate::engine::{Holding, Seat, Secret, Table, View};

/// The open table and one player's own secrets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<'a> {
    pub(super) seat: Seat,
    pub(super) table: &'a Table,
    pub(super) own: &'a Secret,
}

impl<'a> Sight<'a> {
    /// What the viewer of a view sees; the table as a whole plays no cards.
    pub(super) fn of(view: &'a View) -> Option<Self> {
        Some(Self { seat: view.viewer()?, table: view.table(), own: view.own()? })
    }

    pub(super) fn holding(&self) -> &'a Holding {
        self.table.holding(self.seat)
    }
}
