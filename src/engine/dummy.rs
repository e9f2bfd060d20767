//! The neutral side of the 2-player game (R9).

use super::board::Board;
use super::card::Influence;
use super::event::{Observer, Place, What};
use super::game::Game;
use super::rule::Rule;
use super::seat::Side;

impl Game {
    /// Places the neutral markers: two on Louis's board, two for each of three characters
    /// turned up (R9.2).
    pub(super) fn place_neutral<O: Observer>(&mut self, o: &mut O) {
        if self.table.players != 2 {
            return;
        }
        if let Some(board) = self.table.louis {
            self.put_neutral(board, o);
        }
        let mut characters = 0;
        while characters < 3
            && let Some(lying) = self.decks.influence.draw()
        {
            self.table.centre.add(lying.card);
            self.tell(o, Rule::new(9, 2), What::NeutralCard { card: lying.card });
            if let Influence::Character(board) = lying.card {
                characters += 1;
                self.put_neutral(board, o);
            }
        }
    }

    fn put_neutral<O: Observer>(&mut self, board: Board, o: &mut O) {
        let count = self.table.neutral.min(2);
        if count == 0 {
            return;
        }
        self.table.neutral -= count;
        self.table.markers[board][Side::Neutral] += count;
        let (from, to) = (Place::Neutral, Place::Board(board));
        self.tell(o, Rule::new(9, 2), What::Markers { side: Side::Neutral, count, from, to });
    }
}
