//! Beats: what happened, cut into pieces that are shown one at a time.

use crate::engine::{Board, BoardSet, Event, Game, Phase, Place, Table, What};
use crate::files::BotSpeed;
use crate::session::Step;

/// A few events that belong together, with the table before and after them.
#[derive(Clone, Debug)]
pub(super) struct Beat {
    pub(super) events: Vec<Event>,
    pub(super) before: Table,
    /// The table after the last event, whole: it is drawn through a view.
    pub(super) after: Game,
    /// The round and phase in which it happened: the table changes them only when it rests.
    pub(super) when: (u8, Phase),
}

/// The most events of a beat: so many sentences fit under the court at 80 columns.
const MOST: usize = 6;

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
pub(super) fn cut(before: &Table, now: &Game, steps: Vec<Step>, pace: BotSpeed) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut kind = None;
    let mut earlier = before.clone();
    let mut when = (before.round(), before.phase());
    for Step { event, table } in steps {
        // While the table is being set or the end worked out there is no view: show how it ends.
        let table = if table.phase() == Phase::Over { now.clone() } else { table };
        match event.what {
            What::Round { round, .. } => when = (round, Phase::Supply),
            What::Phase { phase } => when.1 = phase,
            _ => {}
        }
        let opened = Kind::opened_by(&event.what);
        let fresh = match (pace, opened) {
            (BotSpeed::Step, _) => true,
            (_, Some(next)) => kind != Some(next) || !next.goes_on(),
            (_, None) => false,
        };
        let full = beats.last().is_none_or(|beat| told(&beat.events) >= MOST);
        if fresh || full {
            let (before, after) = (earlier.clone(), table.clone());
            beats.push(Beat { events: Vec::new(), before, after, when });
        }
        if opened.is_some() {
            kind = opened;
        }
        earlier = table.table().clone();
        if let Some(beat) = beats.last_mut() {
            beat.events.push(event);
            beat.after = table;
            beat.when = when;
        }
    }
    if pace != BotSpeed::Step {
        beats.retain(|beat| told(&beat.events) > 0);
    }
    beats
}

fn told(events: &[Event]) -> usize {
    events.iter().filter(|event| !goes_without_saying(event)).count()
}

/// Whether an event only repeats what another one says.
pub(super) fn goes_without_saying(event: &Event) -> bool {
    match event.what {
        What::Declined { .. } => true,
        What::Markers { from: Place::Reserve(_), to: Place::Board(_), .. } => {
            event.rule.chapter() == 5
        }
        What::Turned { flip, .. } => !flip.turns(),
        _ => false,
    }
}
