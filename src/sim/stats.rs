//! What many games add up to: whole numbers only, so that sums do not depend on their order.

use std::collections::BTreeMap;

use super::record::{BoardRecord, MissionRecord, Record, TWELFTHS};
use crate::bots::Bot;
use crate::engine::{
    Board, ByBoard, Event, Game, Mission, Missions, Observer, Question, Seat, Seats, Tier, What,
};

/// Statistics of many games. Watches games, and adds up with others of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Games played to the end.
    pub games: u64,
    /// Games with more than one winner.
    pub shared: u64,
    /// By seat.
    pub seats: Seats<Record>,
    /// By how many places clockwise from the start player of round 1; 0 started.
    pub from_start: [Record; Seat::ALL.len()],
    /// By kind of player, in the order of the kinds.
    pub kinds: BTreeMap<Bot, Record>,
    /// How often each kind of question was asked.
    pub questions: [u64; Question::NAMES.len()],
    /// By board.
    pub boards: ByBoard<BoardRecord>,
    /// By mission, in their order.
    pub missions: [MissionRecord; Mission::COUNT],
    /// Who sits where in the game being watched.
    seating: Seats<Option<Bot>>,
    /// Who starts it.
    start: Seat,
}

impl Default for Stats {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl Stats {
    /// Nothing yet.
    pub fn new(players: &[Bot]) -> Self {
        Self {
            games: 0,
            shared: 0,
            seats: Seats::default(),
            from_start: Default::default(),
            kinds: players.iter().map(|&kind| (kind, Record::default())).collect(),
            questions: [0; Question::NAMES.len()],
            boards: ByBoard::from_fn(|_| BoardRecord::default()),
            missions: [MissionRecord::default(); Mission::COUNT],
            seating: Seats::default(),
            start: Seat::A,
        }
    }

    /// The games of a deal have been played from every seat.
    pub fn close_deal(&mut self) {
        self.records().filter(|record| record.games > 0).for_each(Record::close_deal);
    }

    /// A deal that was not played from every seat tells nothing.
    pub fn drop_deal(&mut self) {
        self.records().for_each(Record::drop_deal);
    }

    fn records(&mut self) -> impl Iterator<Item = &mut Record> {
        self.seats.0.iter_mut().chain(&mut self.from_start).chain(self.kinds.values_mut())
    }

    /// Another game begins, with these players.
    pub fn sit(&mut self, seating: &[Bot], start: Seat) {
        self.start = start;
        self.seating = Seats::from_fn(|seat| seating.get(seat.index()).copied());
    }

    /// A question is asked.
    pub fn asked(&mut self, question: &Question) {
        self.questions[question.kind()] += 1;
    }

    /// How many questions were asked in all.
    pub fn decisions(&self) -> u64 {
        self.questions.iter().sum()
    }

    /// Adds what somebody else has seen.
    pub fn merge(&mut self, other: &Stats) {
        self.games += other.games;
        self.shared += other.shared;
        for seat in Seat::ALL {
            self.seats[seat].merge(&other.seats[seat]);
            self.from_start[seat.index()].merge(&other.from_start[seat.index()]);
        }
        for (kind, record) in &other.kinds {
            self.kinds.entry(*kind).or_default().merge(record);
        }
        for (sum, more) in self.questions.iter_mut().zip(other.questions) {
            *sum += more;
        }
        for board in Board::ALL {
            self.boards[board].merge(&other.boards[board]);
        }
        for (sum, more) in self.missions.iter_mut().zip(&other.missions) {
            sum.merge(more);
        }
    }

    fn finish(&mut self, game: &Game) {
        let Some(outcome) = game.outcome() else {
            return;
        };
        self.games += 1;
        self.shared += u64::from(outcome.winners.len() > 1);
        for seat in game.seats() {
            let (tally, holding) = (&outcome.tallies[seat], game.holding(seat));
            let won = outcome.winners.contains(seat);
            let wins = if won { TWELFTHS / outcome.winners.len().max(1) as u64 } else { 0 };
            let shields = tally.shields + tally.converted() + tally.majorities;
            let one = Record {
                games: 1,
                wins,
                scores: BTreeMap::from([(tally.total, 1)]),
                missions: Tier::ALL.map(|tier| holding.laid.and(Missions::tier(tier)).len() as u64),
                shields: shields.into(),
                coins: holding.coins.into(),
                ..Record::default()
            };
            let players = usize::from(game.players());
            let place = (seat.index() + players - self.start.index()) % players;
            self.seats[seat].add(&one);
            self.from_start[place].add(&one);
            if let Some(kind) = self.seating[seat] {
                self.kinds.entry(kind).or_default().add(&one);
            }
            for mission in holding.laid.iter() {
                let record = &mut self.missions[mission.index()];
                record.laid += 1;
                record.wins += wins;
            }
        }
    }
}

impl Observer for Stats {
    fn event(&mut self, table: &Game, event: Event) {
        match event.what {
            What::Scored { standing } => {
                let board = &mut self.boards[standing.board];
                let paid = standing.claims.0.iter().flatten().filter(|c| c.is_paid()).count();
                // A tie that somebody won was a tie all the same.
                let tied = standing.leaders.len() > 1 || standing.favoured.is_some();
                board.scored += 1;
                board.won += u64::from(paid > 0);
                board.payments += paid as u64;
                board.empty += u64::from(standing.leaders.is_empty());
                board.tied += u64::from(tied);
            }
            What::Bribed { board, .. } => self.boards[board].bribes += 1,
            What::Turned { board, flip, .. } => {
                self.boards[board].flipped += u64::from(flip.turns());
            }
            What::Won { .. } => self.finish(table),
            _ => {}
        }
    }
}
