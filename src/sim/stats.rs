//! What many games add up to: whole numbers only, so that sums do not depend on their order.

use std::collections::BTreeMap;

use crate::bots::Bot;
use crate::engine::{
    Board, ByBoard, Event, Game, Mission, Missions, Observer, Question, Seat, Seats, Tier, What,
};

/// A win is counted in twelfths, so that two, three or four can share it evenly.
pub const TWELFTHS: u64 = 12;

/// The kinds of questions, by name.
pub const QUESTIONS: [&str; 15] = [
    "trade-marker",
    "two-gains",
    "start-marker",
    "turn",
    "last-marker",
    "intrigue",
    "win-tie",
    "bribe",
    "place-on-five",
    "place-anywhere",
    "lay-out",
    "draw-mission",
    "keep-chip",
    "change-missions",
    "change-chip",
];

const fn question_index(question: &Question) -> usize {
    match question {
        Question::TradeMarker { .. } => 0,
        Question::TwoGains => 1,
        Question::StartMarker { .. } => 2,
        Question::Turn => 3,
        Question::LastMarker => 4,
        Question::Intrigue { .. } => 5,
        Question::WinTie { .. } => 6,
        Question::Bribe { .. } => 7,
        Question::PlaceOnFive { .. } => 8,
        Question::PlaceAnywhere => 9,
        Question::LayOut => 10,
        Question::DrawMission { .. } => 11,
        Question::KeepChip => 12,
        Question::ChangeMissions => 13,
        Question::ChangeChip => 14,
    }
}

/// What one seat, or one kind of player, got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Games played; a kind that sits twice at a table plays two.
    pub games: u64,
    /// Wins, in twelfths.
    pub wins: u64,
    /// How often each score was reached.
    pub scores: BTreeMap<u16, u64>,
    /// Missions laid out: light, medium, dark.
    pub missions: [u64; 3],
    /// Shields at the end.
    pub shields: u64,
    /// Louis d'or left at the end.
    pub coins: u64,
}

impl Record {
    /// Wins, a shared one as its part.
    pub fn won(&self) -> f64 {
        self.wins as f64 / TWELFTHS as f64
    }

    /// The share of games won, and the 95 % interval around it (Wilson's).
    pub fn share(&self) -> (f64, f64, f64) {
        interval(self.won(), self.games as f64)
    }

    /// The mean score and the standard deviation.
    pub fn score(&self) -> (f64, f64) {
        let games = self.games as f64;
        if self.games == 0 {
            return (0.0, 0.0);
        }
        let sum: u64 = self.scores.iter().map(|(&score, count)| u64::from(score) * count).sum();
        let mean = sum as f64 / games;
        let off = |score: u16| (f64::from(score) - mean).powi(2);
        let squares: f64 =
            self.scores.iter().map(|(&score, &count)| off(score) * count as f64).sum();
        (mean, (squares / games).sqrt())
    }

    /// The lowest and the highest score.
    pub fn range(&self) -> Option<(u16, u16)> {
        let (low, _) = self.scores.first_key_value()?;
        let (high, _) = self.scores.last_key_value()?;
        Some((*low, *high))
    }

    /// A sum shared out over the games.
    pub fn mean(&self, sum: u64) -> f64 {
        if self.games == 0 { 0.0 } else { sum as f64 / self.games as f64 }
    }

    fn merge(&mut self, other: &Record) {
        self.games += other.games;
        self.wins += other.wins;
        for (score, count) in &other.scores {
            *self.scores.entry(*score).or_default() += count;
        }
        for (sum, more) in self.missions.iter_mut().zip(other.missions) {
            *sum += more;
        }
        self.shields += other.shields;
        self.coins += other.coins;
    }
}

/// What one kind of player got in deals that everybody played from every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DealRecord {
    /// How many deals.
    pub deals: u64,
    /// Seats that the kind had in the games of a deal.
    pub seats: u64,
    /// Wins in all of them, in twelfths.
    pub wins: u64,
    /// The sum of the squares of the wins of each deal.
    pub squares: u64,
}

impl DealRecord {
    /// The share of games won, and its 95 % interval. The games of one deal are not independent,
    /// the deals are: the interval comes from how much they differ.
    pub fn share(&self) -> (f64, f64, f64) {
        let (deals, sum) = (self.deals as f64, self.wins as f64);
        let scale = (self.seats.max(1) * TWELFTHS) as f64;
        if self.deals < 2 {
            return (if self.deals == 0 { 0.0 } else { sum / deals / scale }, 0.0, 1.0);
        }
        let mean = sum / deals;
        let variance = ((self.squares as f64 - sum * mean) / (deals - 1.0)).max(0.0);
        let half = Z * (variance / deals).sqrt() / scale;
        let share = mean / scale;
        (share, (share - half).max(0.0), (share + half).min(1.0))
    }
}

/// 95 % of a normal distribution lie within so many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// A share with its 95 % interval by Wilson's formula.
fn interval(won: f64, all: f64) -> (f64, f64, f64) {
    if all <= 0.0 {
        return (0.0, 0.0, 1.0);
    }
    let (z, share) = (Z, won / all);
    let scale = 1.0 + z * z / all;
    let middle = (share + z * z / (2.0 * all)) / scale;
    let half =
        z * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).max(0.0).sqrt() / scale;
    (share, (middle - half).max(0.0), (middle + half).min(1.0))
}

/// What happened on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardRecord {
    /// How often it was scored.
    pub scored: u64,
    /// How often somebody was paid without a bribe.
    pub won: u64,
    /// How many players were paid without a bribe.
    pub payments: u64,
    /// How many bribes were paid.
    pub bribes: u64,
    /// How often several had most.
    pub tied: u64,
    /// How often it turned over.
    pub flipped: u64,
    /// How often nobody was there.
    pub empty: u64,
}

impl BoardRecord {
    /// The counts, in the order of the fields.
    pub const fn counts(&self) -> [u64; 7] {
        [self.scored, self.won, self.payments, self.bribes, self.tied, self.flipped, self.empty]
    }

    fn merge(&mut self, other: &BoardRecord) {
        self.scored += other.scored;
        self.won += other.won;
        self.payments += other.payments;
        self.bribes += other.bribes;
        self.tied += other.tied;
        self.flipped += other.flipped;
        self.empty += other.empty;
    }
}

/// What a mission did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MissionRecord {
    /// How often it was laid out.
    pub laid: u64,
    /// Wins of those who had laid it out, in twelfths.
    pub wins: u64,
}

impl MissionRecord {
    /// The share of wins of those who had laid it out, with its 95 % interval.
    pub fn share(&self) -> (f64, f64, f64) {
        interval(self.wins as f64 / TWELFTHS as f64, self.laid as f64)
    }
}

/// Statistics of many games. Watches games, and adds up with others of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Games played to the end.
    pub games: u64,
    /// Games with more than one winner.
    pub shared: u64,
    /// By seat.
    pub seats: Seats<Record>,
    /// By kind of player, in the order of the kinds.
    pub kinds: BTreeMap<Bot, Record>,
    /// By kind of player, deal by deal, if everybody played every deal from every seat.
    pub deals: BTreeMap<Bot, DealRecord>,
    /// How often each of [`QUESTIONS`] was asked.
    pub questions: [u64; QUESTIONS.len()],
    /// By board.
    pub boards: ByBoard<BoardRecord>,
    /// By mission, in their order.
    pub missions: [MissionRecord; Mission::COUNT],
    /// Who sits where in the game being watched.
    seating: Seats<Option<Bot>>,
    /// Seats and wins of each kind in the deal being played.
    deal: BTreeMap<Bot, (u64, u64)>,
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
            kinds: players.iter().map(|&kind| (kind, Record::default())).collect(),
            questions: [0; QUESTIONS.len()],
            boards: ByBoard::from_fn(|_| BoardRecord::default()),
            missions: [MissionRecord::default(); Mission::COUNT],
            seating: Seats::default(),
            deals: BTreeMap::new(),
            deal: BTreeMap::new(),
        }
    }

    /// The games of a deal have been played from every seat.
    pub fn close_deal(&mut self) {
        for (bot, (seats, wins)) in std::mem::take(&mut self.deal) {
            let record = self.deals.entry(bot).or_default();
            record.deals += 1;
            record.seats = seats;
            record.wins += wins;
            record.squares += wins * wins;
        }
    }

    /// A deal that was not played from every seat tells nothing.
    pub fn drop_deal(&mut self) {
        self.deal.clear();
    }

    /// The share of games that a kind of player won, with its 95 % interval: over deals if they
    /// were played from every seat.
    pub fn share(&self, bot: Bot) -> (f64, f64, f64) {
        match (self.deals.get(&bot), self.kinds.get(&bot)) {
            (Some(deals), _) => deals.share(),
            (None, Some(record)) => record.share(),
            (None, None) => (0.0, 0.0, 1.0),
        }
    }

    /// Another game begins, with these players.
    pub fn sit(&mut self, seating: &[Bot]) {
        self.seating = Seats::from_fn(|seat| seating.get(seat.index()).copied());
    }

    /// A question is asked.
    pub fn asked(&mut self, question: &Question) {
        self.questions[question_index(question)] += 1;
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
        }
        for (kind, record) in &other.kinds {
            self.kinds.entry(*kind).or_default().merge(record);
        }
        for (bot, more) in &other.deals {
            let record = self.deals.entry(*bot).or_default();
            record.deals += more.deals;
            record.seats = more.seats;
            record.wins += more.wins;
            record.squares += more.squares;
        }
        for (sum, more) in self.questions.iter_mut().zip(other.questions) {
            *sum += more;
        }
        for board in Board::ALL {
            self.boards[board].merge(&other.boards[board]);
        }
        for (sum, more) in self.missions.iter_mut().zip(other.missions) {
            sum.laid += more.laid;
            sum.wins += more.wins;
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
            };
            self.seats[seat].merge(&one);
            if let Some(kind) = self.seating[seat] {
                self.kinds.entry(kind).or_default().merge(&one);
                let deal = self.deal.entry(kind).or_default();
                deal.0 += 1;
                deal.1 += wins;
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
                let most = standing.counts.0.into_iter().max().unwrap_or(0);
                let leaders = standing.counts.0.into_iter().filter(|&count| count == most).count();
                board.scored += 1;
                board.won += u64::from(paid > 0);
                board.payments += paid as u64;
                board.empty += u64::from(most == 0);
                board.tied += u64::from(most > 0 && leaders > 1);
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
