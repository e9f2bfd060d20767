//! Beats: what happened, cut into pieces that are shown one at a time.

use std::slice::from_ref;

use super::court::Marks;
use crate::engine::{Board, BoardSet, Event, Game, Phase, Place, What};
use crate::files::BotSpeed;
use crate::session::Step;
use crate::text::goes_without_saying;

/// A few events that belong together, with the game before and after each, whole: it is drawn
/// through a view.
#[derive(Clone, Debug)]
pub(super) struct Beat {
    pub(super) before: Game,
    pub(super) steps: Vec<Step>,
    /// How many events of the whole game have been told with it.
    pub(super) told: usize,
}

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
    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.steps.iter().map(|step| &step.event)
    }

    /// The game after its last event.
    pub(super) fn after(&self) -> &Game {
        self.steps.last().map_or(&self.before, |step| &step.table)
    }

    /// The boards on which something changed.
    pub(super) fn boards(&self) -> BoardSet {
        let after = self.after();
        let mut changed: BoardSet = Board::ALL
            .into_iter()
            .filter(|&board| {
                self.before.markers(board) != after.markers(board)
                    || self.before.is_flipped(board) != after.is_flipped(board)
                    || (self.before.louis() == Some(board)) != (after.louis() == Some(board))
            })
            .collect();
        for event in self.events() {
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
        let after = self.after();
        let turned = |&board: &Board| self.before.is_flipped(board) != after.is_flipped(board);
        Marks {
            fresh: self.boards(),
            turned: Board::ALL.into_iter().filter(turned).collect(),
            focus: self.focus(),
            ..Marks::default()
        }
    }

    /// The board that is being scored.
    pub(super) fn focus(&self) -> Option<Board> {
        self.steps.iter().rev().find_map(|step| match step.event.what {
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
/// a beat for each turn, board or phase. So many events of the game were told before.
pub(super) fn cut(before: &Game, steps: Vec<Step>, pace: BotSpeed, told: usize) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut kind = None;
    let mut earlier = before.clone();
    for (told, step) in (told + 1..).zip(steps) {
        let opened = Kind::opened_by(&step.event.what);
        let fresh = match (pace, opened) {
            (BotSpeed::Step, _) => true,
            (_, Some(next)) => kind != Some(next) || !next.goes_on(),
            (_, None) => beats.is_empty(),
        };
        if fresh {
            beats.push(Beat { before: earlier, steps: Vec::new(), told });
        }
        if opened.is_some() {
            kind = opened;
        }
        earlier = step.table.clone();
        if let Some(beat) = beats.last_mut() {
            beat.steps.push(step);
            beat.told = told;
        }
    }
    if pace != BotSpeed::Step {
        beats.retain(|beat| beat.events().any(|event| !goes_without_saying(event)));
    }
    beats
}

/// Cuts a beat into as few as have no more rows than there is room for; an event stays whole.
pub(super) fn fit(beat: Beat, room: usize, rows: impl Fn(&[Step]) -> usize) -> Vec<Beat> {
    if rows(&beat.steps) <= room {
        return vec![beat];
    }
    let first = beat.told - beat.steps.len();
    let mut earlier = beat.before;
    let mut beats: Vec<Beat> = Vec::new();
    for (told, step) in (first + 1..).zip(beat.steps) {
        let table = step.table.clone();
        match beats.last_mut() {
            Some(last) if rows(&[&last.steps[..], from_ref(&step)].concat()) <= room => {
                last.steps.push(step);
                last.told = told;
            }
            _ => beats.push(Beat { before: earlier, steps: vec![step], told }),
        }
        earlier = table;
    }
    beats
}
