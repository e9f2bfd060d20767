//! The words of the lessons, found by the names of a lesson and of a step.

use super::{Names, Text, say};
use crate::engine::{Board, Event, Flip, Seat, What};

impl Text {
    /// The title of a lesson.
    pub fn lesson(&self, name: &str) -> String {
        say!(self, format!("lesson-{name}"))
    }

    /// Who the character of a board was, in two sentences.
    pub fn character(&self, board: Board) -> String {
        say!(self, format!("character-{board}"))
    }

    /// What a lesson is about, in a line.
    pub fn lesson_about(&self, name: &str) -> String {
        say!(self, format!("lesson-{name}.about"))
    }

    /// What was learned in a lesson, in a sentence or two.
    pub fn lesson_learned(&self, name: &str) -> String {
        say!(self, format!("lesson-{name}.learned"))
    }

    /// What a step of a lesson says: its message, or an attribute of it such as `task`. What it says
    /// of boards that turned over, or did not, follows from what happened.
    pub fn lesson_words(
        &self,
        (lesson, step): (&str, &str),
        attribute: Option<&str>,
        names: &Names,
        events: &[Event],
    ) -> String {
        let id = match attribute {
            Some(attribute) => format!("lesson-{lesson}-{step}.{attribute}"),
            None => format!("lesson-{lesson}-{step}"),
        };
        let [a, b, c, d] = Seat::ALL.map(|seat| &names[seat]);
        let boards = |is: fn(Flip) -> bool| {
            let boards = events.iter().filter_map(|event| match event.what {
                What::Turned { board, flip, .. } if is(flip) => Some(board.to_string()),
                _ => None,
            });
            self.list(boards)
        };
        let turned = boards(|flip| flip.turns() && flip != Flip::Louis);
        let stayed = boards(|flip| matches!(flip, Flip::Tied | Flip::NobodyPaid));
        let louis = boards(|flip| flip == Flip::Louis);
        say!(self, id, a = a, b = b, c = c, d = d, turned = turned, stayed = stayed, louis = louis)
    }
}
