//! A second set of books: kept from events alone, and held against the table at every event.

use std::collections::BTreeSet;

use louis_xiv_engine::{
    Board, BoardSet, Chip, Event, Game, Leftover, Missions, Observer, Phase, Place, Reserve, Rule,
    Seat, Shield, Side, Tally, What,
};

/// One player's page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Page {
    coins: u8,
    personal: u8,
    general: u8,
    chips: [u8; 5],
    hand: Missions,
    laid: Missions,
    influence: u8,
    intrigue: BoardSet,
    shields: u8,
}

/// Everything that events move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Books {
    pages: [Page; 4],
    boards: [[u8; 5]; 12],
    neutral: u8,
    centre: u8,
    louis: Option<Board>,
    flipped: [bool; 12],
    start: usize,
    round: u8,
}

impl Books {
    fn read(game: &Game) -> Self {
        let page = |seat: Seat| {
            let (open, hidden) = (game.holding(seat), game.secret(seat));
            Page {
                coins: open.coins,
                personal: open.personal,
                general: open.general,
                chips: Chip::ALL.map(|chip| open.chips.count(chip)),
                hand: hidden.missions,
                laid: open.laid,
                influence: hidden.influence.len(),
                intrigue: hidden.intrigue,
                shields: hidden.shields.len(),
            }
        };
        Books {
            pages: Seat::ALL.map(page),
            boards: Board::ALL.map(|board| game.markers(board).0),
            neutral: game.neutral(),
            centre: game.centre().len(),
            louis: game.louis(),
            flipped: Board::ALL.map(|board| game.is_flipped(board)),
            start: game.start().index(),
            round: game.round(),
        }
    }

    fn spot(&mut self, side: Side, place: Place) -> &mut u8 {
        match (place, side) {
            (Place::Board(board), _) => &mut self.boards[board.index()][side.index()],
            (Place::Neutral, Side::Neutral) => &mut self.neutral,
            (Place::Reserve(reserve), Side::Seat(seat)) => match reserve {
                Reserve::Personal => &mut self.pages[seat.index()].personal,
                Reserve::General => &mut self.pages[seat.index()].general,
            },
            (place, side) => panic!("{side:?} has no markers in {place:?}"),
        }
    }

    /// Books one event. Nothing may be taken that is not there.
    fn book(&mut self, what: What) {
        match what {
            What::Markers { side, count, from, to } => {
                assert!(count > 0 && from != to, "{what:?}");
                less(self.spot(side, from), count);
                *self.spot(side, to) += count;
            }
            What::CoinsGained { seat, count } => self.page(seat).coins += count,
            What::CoinsPaid { seat, count } => less(&mut self.page(seat).coins, count),
            What::ChipGained { seat, chip } => self.page(seat).chips[chip as usize] += 1,
            What::ChipReturned { seat, chip } => {
                less(&mut self.page(seat).chips[chip as usize], 1);
            }
            What::ChipChanged { seat, chip } => {
                less(&mut self.page(seat).chips[chip as usize], 1);
                self.page(seat).chips[Chip::Crown as usize] += 1;
            }
            What::Dealt { seat, count } => self.page(seat).influence += count,
            What::InfluenceDrawn { seat, card } => {
                assert!(card.is_some());
                self.page(seat).influence += 1;
            }
            What::CardPlaced { seat, .. }
            | What::CardTakesBack { seat, .. }
            | What::CardDiscarded { seat, .. } => {
                less(&mut self.page(seat).influence, 1);
                self.centre += 1;
            }
            What::LastCard { seat, .. } => less(&mut self.page(seat).influence, 1),
            What::NeutralCard { .. } => self.centre += 1,
            What::Reshuffled => self.centre = 0,
            What::IntrigueDrawn { seat, card } => {
                let card = card.expect("a table that sees everything");
                assert!(!self.page(seat).intrigue.contains(card));
                self.page(seat).intrigue.insert(card);
            }
            What::IntriguePlayed { seat, board } => {
                assert!(self.page(seat).intrigue.contains(board));
                self.page(seat).intrigue.remove(board);
            }
            What::ShieldDrawn { seat, kind, plain } => {
                assert_eq!(kind.is_none(), plain);
                self.page(seat).shields += 1;
            }
            What::ExtraShield { seat } => self.page(seat).shields += 1,
            What::MissionDrawn { seat, tier, mission } => {
                let mission = mission.expect("a table that sees everything");
                assert_eq!(mission.tier(), tier);
                assert!(!self.page(seat).hand.contains(mission));
                self.page(seat).hand.insert(mission);
            }
            What::MissionPutBack { seat, tier, mission } => {
                let mission = mission.expect("a table that sees everything");
                assert_eq!(mission.tier(), tier);
                assert!(self.page(seat).hand.contains(mission));
                self.page(seat).hand.remove(mission);
            }
            What::LaidOut { seat, mission, .. } => {
                assert!(self.page(seat).hand.contains(mission));
                assert!(!self.page(seat).laid.contains(mission));
                self.page(seat).hand.remove(mission);
                self.page(seat).laid.insert(mission);
            }
            What::LouisArrives { board } => assert_eq!(self.louis.replace(board), None),
            What::LouisLeaves { board } => assert_eq!(self.louis.take(), Some(board)),
            What::Turned { board, flip, .. } => self.flipped[board.index()] ^= flip.turns(),
            What::Round { round, start } => {
                assert_eq!((round, start.index()), (self.round + 1, self.start));
                self.round = round;
            }
            What::StartPasses { to } => self.start = to.index(),
            _ => {}
        }
    }

    fn page(&mut self, seat: Seat) -> &mut Page {
        &mut self.pages[seat.index()]
    }
}

fn less(count: &mut u8, by: u8) {
    *count = count.checked_sub(by).expect("nothing is taken that is not there");
}

/// Watches a game from its first event, and fails at the first one that does not add up.
#[derive(Default)]
pub(crate) struct Ledger {
    books: Option<Books>,
    rules: BTreeSet<Rule>,
    /// Shields before anything is converted.
    won: [u8; 4],
    converted: [[u8; 5]; 4],
    majorities: [u8; 4],
    results: Vec<(Seat, Tally)>,
    pub(crate) phases: Vec<Phase>,
}

impl Observer for Ledger {
    fn event(&mut self, table: &Game, event: Event) {
        if self.rules.is_empty() {
            self.rules = Rule::all().collect();
        }
        assert!(self.rules.contains(&event.rule), "{event:?}");
        let books = self.books.get_or_insert_with(|| set_up(table));
        books.book(event.what);
        let real = Books::read(table);
        assert!(*books == real, "after {event:?}: {books:#?} but {real:#?}");
        match event.what {
            What::Phase { phase } => {
                self.phases.push(phase);
                if phase == Phase::Over {
                    self.won = Seat::ALL.map(|seat| real.pages[seat.index()].shields);
                }
            }
            What::Converted { seat, what, count } => {
                let kind = match what {
                    Leftover::InfluenceCards => 0,
                    Leftover::IntrigueCards => 1,
                    Leftover::Chips => 2,
                    Leftover::Markers => 3,
                    Leftover::Coins => 4,
                };
                self.converted[seat.index()][kind] += count;
            }
            What::ExtraShield { seat } => self.majorities[seat.index()] += 1,
            What::Result { seat, tally } => self.results.push((seat, tally)),
            _ => {}
        }
    }
}

/// The table as R3.1 and R3.2 set it, with the missions as dealt.
fn set_up(table: &Game) -> Books {
    let players = usize::from(table.players());
    let out = if players == 2 { [5, 6, 0, 0] } else { [5, 5, 6, 7] };
    let mut books = Books { start: table.start().index(), ..Books::default() };
    books.neutral = if players == 2 { 8 } else { 0 };
    for (place, seat) in table.turn_order().enumerate() {
        assert_eq!(table.counts(seat).missions, [1, 1, 0], "R3.1");
        let page = books.page(seat);
        page.coins = 5;
        page.general = out[place];
        page.personal = 16 - out[place];
        page.hand = table.secret(seat).missions;
    }
    books
}

impl Ledger {
    /// R7.3 to R7.5, counted again from what was watched and from what lies there at the end.
    pub(crate) fn check_outcome(&self, game: &Game) {
        let outcome = game.outcome().expect("the game is over");
        let books = Books::read(game);
        let mut best = Vec::new();
        for seat in game.seats() {
            let (page, index) = (&books.pages[seat.index()], seat.index());
            let on_boards: u8 = books.boards.iter().map(|board| board[index]).sum();
            let chips = page.chips.iter().sum();
            let left =
                [page.influence, page.intrigue.len() as u8, chips, on_boards, page.coins / 3];
            assert_eq!(self.converted[index], left, "R7.3: {seat}");
            let most_of = |kind: &&Shield| {
                let own = game.secret(seat).shields.count(**kind);
                own > 0 && game.seats().all(|s| game.secret(s).shields.count(**kind) <= own)
            };
            let majorities = Shield::ALL.iter().filter(most_of).count() as u8;
            assert_eq!(self.majorities[index], majorities, "R7.3: {seat}");
            let shields = self.won[index] + left.iter().sum::<u8>() + majorities;
            assert_eq!(page.shields, shields);
            let total = u16::from(shields) + 5 * page.laid.len() as u16;
            let tally = outcome.tallies[seat];
            let parts = [tally.influence, tally.intrigue, tally.chips, tally.markers, tally.coins];
            assert_eq!((parts, tally.converted()), (left, left.iter().sum()));
            assert_eq!((tally.shields, tally.majorities), (self.won[index], majorities));
            assert_eq!(usize::from(tally.missions), page.laid.len());
            assert_eq!((tally.total, tally.reserve), (total, page.personal));
            assert!(self.results.contains(&(seat, tally)));
            best.push((total, page.personal, seat));
        }
        let first = best.iter().map(|&(total, reserve, _)| (total, reserve)).max();
        let won = |&&(total, reserve, _): &&(u16, u8, Seat)| Some((total, reserve)) == first;
        let winners: Vec<Seat> = best.iter().filter(won).map(|&(_, _, seat)| seat).collect();
        assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), winners, "R7.4, R7.5");
    }
}
