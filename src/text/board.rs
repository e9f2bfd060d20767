//! All about one board, for everybody: what it pays, to whom it would pay now, and who it is.

use super::{Names, Text};
use crate::components::{Source, shipped, shipped_file};
use crate::engine::{Board, Seat, Side};
use crate::session::Session;

impl Text {
    /// A page about a board, line by line, each with whether it stands out; with the markers that
    /// somebody plans to place there.
    pub fn board_page(
        &self,
        session: &Session,
        names: &Names,
        board: Board,
        planned: Option<(Seat, u8)>,
    ) -> Vec<(String, bool)> {
        let game = session.game();
        let components = game.components();
        let mut lines = Vec::new();
        let mut say = |line: String, strong: bool| lines.push((line, strong));
        say(self.ui_with("board-pays", [("pays", self.rewards(game.pays(board)).into())]), true);
        if game.louis() == Some(board) {
            say(self.ui("board-louis"), true);
        }
        let back = game.is_flipped(board);
        for (side, id) in [(back, "board-now"), (!back, "board-other")] {
            let condition = self.condition_full(components.condition(board, side));
            say(self.ui_with(id, [("condition", condition.into())]), false);
        }
        if let Some(words) = self.reconstructed(session, board) {
            say(words, false);
        }
        let neighbours = board.neighbours().iter().map(|&b| self.board_label(b));
        say(self.ui_with("board-neighbours", [("boards", self.list(neighbours).into())]), false);
        say(String::new(), false);
        let mut counts = game.markers(board);
        let planned = planned.filter(|&(_, count)| count > 0);
        if let Some((seat, count)) = planned {
            counts[seat] += count;
        }
        let standing = game.standing_of(board, None, counts);
        let id = if planned.is_some() { "board-if-planned" } else { "board-if-scored" };
        say(self.ui(id), true);
        say(self.standing(&standing, names), false);
        for side in Side::ALL {
            if let Some(claim) = standing.claims[side] {
                let gaps = [
                    ("name", self.side(side, names).into()),
                    ("count", standing.counts[side].into()),
                    ("claim", self.claim(claim).into()),
                ];
                say(self.ui_with("board-claim", gaps), false);
            }
        }
        let id = if standing.flip.turns() { "board-turns" } else { "board-stays" };
        say(self.ui(id), false);
        say(String::new(), false);
        say(self.ui("board-who"), true);
        say(self.character(board), false);
        lines
    }

    /// What on the board is not known from the printed game, in a sentence.
    pub fn reconstructed(&self, session: &Session, board: Board) -> Option<String> {
        if session.game().components() != shipped() {
            return None;
        }
        let entry = shipped_file().boards.iter().find(|entry| entry.board == board)?;
        let what = [(&entry.front, "front"), (&entry.back, "back")].into_iter();
        let what = what.filter_map(|(side, place)| {
            let own = |source| source == Some(Source::Reconstructed);
            let id = match (own(Some(side.source)), own(side.value_source)) {
                (true, _) => "board-reconstructed-side",
                (false, true) => "board-reconstructed-number",
                (false, false) => return None,
            };
            let condition = self.condition(shipped().condition(board, place == "back"));
            let side = self.ui(&format!("board-{place}"));
            Some(self.ui_with(id, [("condition", condition.into()), ("side", side.into())]))
        });
        let what: Vec<String> = what.collect();
        let gaps = || [("what", self.list(what.iter().cloned()).into())];
        (!what.is_empty()).then(|| self.ui_with("board-reconstructed", gaps()))
    }
}
