//! Beats: what happened, cut into pieces that are shown one at a time.

use super::court::Marks;
use crate::engine::{Board, BoardSet, Event, Game, Phase, Place, What};
use crate::files::BotSpeed;
use crate::session::Step;
use crate::text::goes_without_saying;

/// A few events that belong together, with the game before and after them.
#[derive(Clone, Debug)]
pub(super) struct Beat {
    pub(super) events: Vec<Event>,
    pub(super) before: Game,
    /// The game after the last event, whole: it is drawn through a view.
    pub(super) after: Game,
}

/// The most events of a beat, and the most letters: so many fit under the court at 80 columns.
const MOST: usize = 8;
const LETTERS: usize = 430;

/// What a beat is about; events of the same kind that follow each other stay together where
/// one after the other would only cost keys.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Phase,
    Deal,
    Turn,
    Used,
    Board,
    EmptyBoard,
    LayOut,
    Leftovers,
    Shields,
    Majorities,
    Results,
}

impl Kind {
    /// The kind that an event opens; `None` goes with what came before.
    fn opened_by(what: &What) -> Option<Kind> {
        Some(match what {
            // These two only head what follows.
            What::Phase { phase: Phase::Scoring | Phase::Missions } => return None,
            What::Round { .. } | What::Phase { .. } => Kind::Phase,
            What::Dealt { .. } => Kind::Deal,
            What::CardPlaced { .. }
            | What::CardTakesBack { .. }
            | What::CardDiscarded { .. }
            | What::Reshuffled
            | What::IntriguePlayed { .. } => Kind::Turn,
            What::MissionUsed { .. } => Kind::Used,
            What::Scored { standing } if standing.counts.0 == [0; 5] && !standing.louis => {
                Kind::EmptyBoard
            }
            What::Scored { .. } => Kind::Board,
            What::LaidOut { .. } => Kind::LayOut,
            What::Converted { .. } => Kind::Leftovers,
            What::ShieldsShown { .. } => Kind::Shields,
            What::Majority { .. } => Kind::Majorities,
            What::Result { .. } => Kind::Results,
            _ => return None,
        })
    }

    const fn goes_on(self) -> bool {
        !matches!(self, Kind::Turn | Kind::Board | Kind::LayOut)
    }
}

impl Beat {
    /// The boards on which something changed.
    pub(super) fn boards(&self) -> BoardSet {
        let mut changed: BoardSet = Board::ALL
            .into_iter()
            .filter(|&board| {
                self.before.markers(board) != self.after.markers(board)
                    || self.before.is_flipped(board) != self.after.is_flipped(board)
                    || (self.before.louis() == Some(board)) != (self.after.louis() == Some(board))
            })
            .collect();
        for event in &self.events {
            if let What::Markers { from, to, .. } = event.what {
                for place in [from, to] {
                    if let Place::Board(board) = place {
                        changed.insert(board);
                    }
                }
            }
        }
        changed
    }

    /// What stands out on the court after it.
    pub(super) fn marks(&self) -> Marks {
        let turned = |&board: &Board| self.before.is_flipped(board) != self.after.is_flipped(board);
        Marks {
            fresh: self.boards(),
            turned: Board::ALL.into_iter().filter(turned).collect(),
            focus: self.focus(),
            ..Marks::default()
        }
    }

    /// The board that is being scored.
    pub(super) fn focus(&self) -> Option<Board> {
        self.events.iter().rev().find_map(|event| match event.what {
            What::Scored { standing } => Some(standing.board),
            What::Paid { board, .. }
            | What::Unpaid { board, .. }
            | What::Bribed { board, .. }
            | What::NoBribe { board, .. }
            | What::TooPoor { board, .. }
            | What::TieWon { board, .. }
            | What::IntriguePlayed { board, .. }
            | What::Turned { board, .. } => Some(board),
            _ => None,
        })
    }
}

/// Cuts steps into beats. One event at a time is for learners; a table that knows the game wants
/// a beat for each turn, board or phase.
pub(super) fn cut(before: &Game, steps: Vec<Step>, pace: BotSpeed) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut kind = None;
    let mut earlier = before.clone();
    for Step { event, table } in steps {
        let opened = Kind::opened_by(&event.what);
        let fresh = match (pace, opened) {
            (BotSpeed::Step, _) => true,
            (_, Some(next)) => kind != Some(next) || !next.goes_on(),
            (_, None) => false,
        };
        let full = beats.last().is_none_or(|beat| {
            let letters: usize = beat.events.iter().map(letters).sum();
            told(&beat.events) >= MOST || letters + self::letters(&event) > LETTERS
        });
        if fresh || full {
            let (before, after) = (earlier.clone(), table.clone());
            beats.push(Beat { events: Vec::new(), before, after });
        }
        if opened.is_some() {
            kind = opened;
        }
        earlier = table.clone();
        if let Some(beat) = beats.last_mut() {
            beat.events.push(event);
            beat.after = table;
        }
    }
    if pace != BotSpeed::Step {
        beats.retain(|beat| told(&beat.events) > 0);
    }
    beats
}

/// About as many letters as the sentence for an event has at most.
fn letters(event: &Event) -> usize {
    match event.what {
        _ if goes_without_saying(event) => 0,
        What::Scored { standing } if standing.louis => 290,
        What::Scored { .. } => 230,
        What::Paid { .. } | What::Unpaid { .. } | What::NoBribe { .. } | What::TooPoor { .. } => {
            130
        }
        What::CardPlaced { .. } | What::MissionUsed { .. } | What::LastCard { .. } => 120,
        What::Markers { .. } | What::Turned { .. } => 105,
        _ => 80,
    }
}

/// How many sentences these events take: what all get alike is said once.
fn told(events: &[Event]) -> usize {
    let given = |event: &Event| matches!(event.what, What::CoinsGained { .. } | What::Dealt { .. });
    let said = |at: usize| {
        let goes_on = at > 0 && given(&events[at]) && given(&events[at - 1]);
        !goes_on && !goes_without_saying(&events[at])
    };
    (0..events.len()).filter(|&at| said(at)).count()
}
