//! What many games add up to: whole numbers only, so that sums do not depend on their order.

use std::collections::BTreeMap;

use super::record::{BoardRecord, MissionRecord, Record, TWELFTHS};
use super::row::Row;
use crate::bots::Bot;
use crate::engine::{Board, ByBoard, Mission, Question, Seat, Seats};

/// Statistics of many games. They add up with others of their kind.
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
    /// By kind of player and place: games and wins, in twelfths.
    pub sat: BTreeMap<(Bot, usize), (u64, u64)>,
    /// How often each kind of question was asked.
    pub questions: [u64; Question::NAMES.len()],
    /// By board.
    pub boards: ByBoard<BoardRecord>,
    /// By mission, in their order.
    pub missions: Vec<MissionRecord>,
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
            sat: BTreeMap::new(),
            questions: [0; Question::NAMES.len()],
            boards: ByBoard::from_fn(|_| BoardRecord::default()),
            missions: vec![MissionRecord::default(); Mission::COUNT],
        }
    }

    /// Adds the games of a deal.
    pub fn add_deal(&mut self, rows: &[Row]) {
        rows.iter().for_each(|row| self.add(row));
        let (games, players) =
            (rows.len() as u64, rows.first().map_or(0, |row| row.players.into()));
        self.records()
            .filter(|record| record.games > 0)
            .for_each(|record| record.close_deal(games, players));
        self.missions.iter_mut().for_each(MissionRecord::close_deal);
    }

    fn add(&mut self, row: &Row) {
        self.games += 1;
        self.shared += u64::from(row.winners.len() > 1);
        for (sum, more) in self.questions.iter_mut().zip(row.questions) {
            *sum += u64::from(more);
        }
        for board in Board::ALL {
            self.boards[board].add(&row.boards[board]);
        }
        for seat in row.seats() {
            let (wins, place) = (row.wins(seat), row.place(seat));
            let one = Counted { row, seat, wins };
            self.seats[seat].add(&one);
            self.from_start[place].add(&one);
            if let Some(kind) = row.kinds[seat] {
                self.kinds.entry(kind).or_default().add(&one);
                let sat = self.sat.entry((kind, place)).or_default();
                *sat = (sat.0 + 1, sat.1 + wins);
            }
        }
        for (record, laid) in self.missions.iter_mut().zip(row.laid) {
            if let Some((seat, round)) = laid {
                record.add(round, row.wins(seat), row.kinds[seat].map(|k| (k, row.place(seat))));
            }
        }
    }

    fn records(&mut self) -> impl Iterator<Item = &mut Record> {
        self.seats.0.iter_mut().chain(&mut self.from_start).chain(self.kinds.values_mut())
    }

    /// How many questions were asked in all.
    pub fn decisions(&self) -> u64 {
        self.questions.iter().sum()
    }

    /// The share of wins that the same kinds in the same places have without this mission.
    pub fn without(&self, mission: Mission) -> Option<f64> {
        let record = &self.missions[mission.index()];
        let (mut expected, mut all) = (0.0, 0.0);
        for (sat, &(laid, won)) in &record.owners {
            let &(games, wins) = self.sat.get(sat)?;
            let rest = games.checked_sub(laid).filter(|&rest| rest > 0)?;
            expected += laid as f64 * (wins - won) as f64 / TWELFTHS as f64 / rest as f64;
            all += laid as f64;
        }
        (all > 0.0).then(|| expected / all)
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
        for (&sat, more) in &other.sat {
            let sum = self.sat.entry(sat).or_default();
            *sum = (sum.0 + more.0, sum.1 + more.1);
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
}

/// One seat of one game, to be counted.
pub(super) struct Counted<'r> {
    pub(super) row: &'r Row,
    pub(super) seat: Seat,
    pub(super) wins: u64,
}
