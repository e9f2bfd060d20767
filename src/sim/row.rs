//! One game as data: what each board paid and to whom, which missions were laid out when, how it
//! ended. Everything that statistics say is added up from these.

use serde_json::{Value, json};

use crate::bots::Bot;
use crate::engine::{
    Board, ByBoard, Claim, Condition, Event, Game, Mission, Observer, Question, Seat, SeatSet,
    Seats, Side, Standing, Tally, What,
};

/// What happened on a board in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardRow {
    /// How often it was scored.
    pub scored: u8,
    /// How often a player had most alone, or markers enough.
    pub won: u8,
    /// How often several had most.
    pub tied: u8,
    /// How often nobody there had enough, or the neutral side had most alone.
    pub short: u8,
    /// How often nobody was there.
    pub empty: u8,
    /// How often it turned over.
    pub flipped: u8,
    /// How many players paid a bribe.
    pub bribes: u8,
    /// How often each player was paid, for a bribe or without.
    pub paid: Seats<u8>,
}

impl BoardRow {
    /// How often anybody was paid, for a bribe or without.
    pub fn payments(&self) -> u64 {
        self.paid.0.iter().map(|&count| u64::from(count)).sum()
    }
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 0.
    pub number: u64,
    /// The deal that it is of, from 0.
    pub deal: u64,
    /// The seed of the deal.
    pub seed: u64,
    /// How many play.
    pub players: u8,
    /// Who starts.
    pub start: Seat,
    /// Who sits where.
    pub kinds: Seats<Option<Bot>>,
    /// The last round.
    pub rounds: u8,
    /// How often each kind of question was asked.
    pub questions: [u32; Question::NAMES.len()],
    /// By board.
    pub boards: ByBoard<BoardRow>,
    /// By mission: who laid it out, and in which round.
    pub laid: [Option<(Seat, u8)>; Mission::COUNT],
    /// The scores.
    pub tallies: Seats<Tally>,
    /// The money left.
    pub coins: Seats<u8>,
    /// Who won.
    pub winners: SeatSet,
    round: u8,
}

impl Row {
    /// A game that is about to begin.
    pub fn new(number: u64, deal: u64, seed: u64, seating: &[Bot], start: Seat) -> Self {
        Self {
            number,
            deal,
            seed,
            players: seating.len() as u8,
            start,
            kinds: Seats::from_fn(|seat| seating.get(seat.index()).copied()),
            rounds: 0,
            questions: [0; Question::NAMES.len()],
            boards: ByBoard::from_fn(|_| BoardRow::default()),
            laid: [None; Mission::COUNT],
            tallies: Seats::default(),
            coins: Seats::default(),
            winners: SeatSet::EMPTY,
            round: 1,
        }
    }

    /// A question is asked.
    pub fn asked(&mut self, question: &Question) {
        self.questions[question.kind()] += 1;
    }

    /// How many questions were asked.
    pub fn decisions(&self) -> u64 {
        self.questions.iter().map(|&count| u64::from(count)).sum()
    }

    /// The seats that play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(usize::from(self.players))
    }

    /// How many places clockwise from the start player a seat is.
    pub fn place(&self, seat: Seat) -> usize {
        let players = usize::from(self.players);
        (seat.index() + players - self.start.index()) % players
    }

    /// A seat's part of the win, in twelfths.
    pub fn wins(&self, seat: Seat) -> u64 {
        if !self.winners.contains(seat) {
            return 0;
        }
        super::TWELFTHS / self.winners.len().max(1) as u64
    }

    /// How far the best score is ahead of the next.
    pub fn margin(&self) -> u16 {
        let mut totals: Vec<u16> = self.seats().map(|seat| self.tallies[seat].total).collect();
        totals.sort_unstable_by(|a, b| b.cmp(a));
        totals.first().zip(totals.get(1)).map_or(0, |(first, second)| first - second)
    }

    fn scored(&mut self, standing: &Standing) {
        let row = &mut self.boards[standing.board];
        row.scored += 1;
        let paid = standing
            .claims
            .0
            .iter()
            .flatten()
            .any(|claim| matches!(claim, Claim::First { .. } | Claim::Enough));
        let leaders = standing.leaders;
        // A tie that somebody won is a win.
        let kind = match standing.condition {
            _ if leaders.is_empty() => &mut row.empty,
            Condition::Markers(_) if paid => &mut row.won,
            Condition::Markers(_) => &mut row.short,
            _ if leaders.len() > 1 && standing.favoured.is_none() => &mut row.tied,
            _ if leaders.contains(Side::Neutral) && standing.favoured.is_none() => &mut row.short,
            _ => &mut row.won,
        };
        *kind += 1;
    }

    /// The game as one JSON object, as `--each` writes it.
    pub fn json(&self, version: Option<&str>) -> Value {
        let seats: Vec<Value> = self.seats().map(|seat| self.seat_json(seat)).collect();
        let boards: Vec<Value> = Board::ALL
            .into_iter()
            .map(|board| {
                let row = &self.boards[board];
                let paid: Vec<u8> = self.seats().map(|seat| row.paid[seat]).collect();
                json!({
                    "board": board, "scored": row.scored, "won": row.won, "tied": row.tied,
                    "short": row.short, "empty": row.empty, "flipped": row.flipped,
                    "payments": row.payments(), "bribes": row.bribes, "paid": paid,
                })
            })
            .collect();
        let laid = Mission::all().zip(self.laid).filter_map(|(mission, laid)| {
            let (seat, round) = laid?;
            Some(json!({"mission": mission, "seat": seat, "round": round}))
        });
        let mut all = json!({
            "game": self.number, "deal": self.deal, "seed": self.seed, "start": self.start,
            "rounds": self.rounds, "decisions": self.decisions(), "winners": self.winners,
            "margin": self.margin(), "seats": seats, "boards": boards,
            "missions": laid.collect::<Vec<_>>(),
        });
        if let Some(version) = version {
            all["version"] = version.into();
        }
        all
    }

    fn seat_json(&self, seat: Seat) -> Value {
        let tally = &self.tallies[seat];
        json!({
            "seat": seat, "kind": self.kinds[seat].map(|kind| kind.to_string()),
            "place": self.place(seat), "won": self.wins(seat) as f64 / super::TWELFTHS as f64,
            "score": tally.total, "shields": tally.shields, "influence": tally.influence,
            "intrigue": tally.intrigue, "chips": tally.chips, "markers": tally.markers,
            "coins": tally.coins, "majorities": tally.majorities, "missions": tally.missions,
            "mission-points": tally.points, "reserve": tally.reserve, "money": self.coins[seat],
        })
    }
}

impl Observer for Row {
    fn event(&mut self, table: &Game, event: Event) {
        match event.what {
            What::Round { round, .. } => self.round = round,
            What::Scored { standing } => self.scored(&standing),
            What::Paid { seat, board, .. } => self.boards[board].paid[seat] += 1,
            What::Bribed { seat, board, .. } => {
                self.boards[board].bribes += 1;
                self.boards[board].paid[seat] += 1;
            }
            What::Turned { board, flip, .. } => {
                self.boards[board].flipped += u8::from(flip.turns());
            }
            What::LaidOut { seat, mission, .. } => {
                self.laid[mission.index()] = Some((seat, self.round));
            }
            What::Won { seats } => {
                self.winners = seats;
                self.rounds = table.round();
                self.coins = Seats::from_fn(|seat| table.holding(seat).coins);
                if let Some(outcome) = table.outcome() {
                    self.tallies = outcome.tallies;
                }
            }
            _ => {}
        }
    }
}
