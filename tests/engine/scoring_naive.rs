//! R6.2 to R6.8, R8.20 and R9.3 stated a second time, as plainly as possible, and held against
//! the engine: for every combination of markers, and board by board in whole games.

use super::dice::{Dice, new_game};
use super::referee::{Fate, Pay, Referee};
use louis_xiv_engine::{
    Action, At, Board, ByBoard, Chip, Claim, Condition, Effect, Event, Facts, Flip, Game, Place,
    Position, Reserve, Seat, Shortfall, Side, Sides, Standing, What,
};

/// The engine's answer in the words of this file.
fn engine_fate(claim: Claim) -> Fate {
    let pay = match claim {
        Claim::First { crown: true } => Pay::FreeAndCrown,
        Claim::First { crown: false } | Claim::SharedFirst | Claim::Second | Claim::Enough => {
            Pay::Free
        }
        Claim::MayBribe { price, .. } => Pay::For(price),
        Claim::Nothing { .. } => Pay::Nothing,
    };
    let free = matches!(pay, Pay::Free | Pay::FreeAndCrown);
    assert_eq!(claim.is_paid(), free, "{claim:?}");
    Fate { pay, general: claim.loses_markers() }
}

fn every_condition() -> impl Iterator<Item = Condition> {
    let money = [1, 2, 3, 4, 9].map(Condition::Money);
    let markers = (1..=6).map(Condition::Markers);
    money.into_iter().chain([Condition::FirstPlace]).chain(markers)
}

/// Holds the engine against the referee for one set of counts, in every setting, and counts them.
fn compare(counts: [u8; 5], seats: usize) -> usize {
    let mut settings = 0;
    for condition in every_condition() {
        for louis in [false, true] {
            if louis && matches!(condition, Condition::Markers(_)) {
                continue;
            }
            for discount in (0..seats).map(Some).chain([None]) {
                for owner in (0..seats).map(Some).chain([None]) {
                    let mut referee = Referee { condition, louis, counts, winner: None, discount };
                    // The owner uses the tie breaker wherever that is possible.
                    referee.winner = owner.filter(|&seat| referee.may_win_tie(seat));
                    if owner.is_none() || referee.winner.is_some() {
                        compare_one(&referee, seats);
                        settings += 1;
                    }
                }
            }
        }
    }
    settings
}

pub(super) fn compare_one(referee: &Referee, seats: usize) {
    let facts = Facts {
        board: Board::Anne,
        condition: referee.condition,
        louis: referee.louis,
        favoured: referee.winner.map(|seat| Seat::ALL[seat]),
        counts: Sides(referee.counts),
        discount: referee.discount.map(|seat| Seat::ALL[seat]),
    };
    let standing = Standing::of(&facts);
    for side in Side::ALL {
        let engine = standing.claims[side].map(engine_fate);
        assert_eq!(engine, referee.fate(side.index()), "{side:?} of {facts:?}");
    }
    assert_eq!(standing.flip.turns(), referee.flips(), "{facts:?}");
    for seat in Seat::ALL.into_iter().take(seats) {
        let engine = standing.could_win_tie(seat);
        let naive = referee.winner.is_none() && referee.may_win_tie(seat.index());
        assert_eq!(engine, naive, "{seat} of {facts:?}");
    }
    check_places(referee, &standing);
    check_reasons(referee, &standing);
}

/// Whoever leads has nobody above, whoever is second has the leaders above and nobody else.
fn check_places(referee: &Referee, standing: &Standing) {
    let leads = |side: usize| referee.counts[side] > 0 && referee.above(side).is_empty();
    let leaders = (0..5).filter(|&side| leads(side)).count();
    for side in Side::ALL {
        let index = side.index();
        let second = referee.counts[index] > 0 && leaders > 0 && !leads(index);
        let second = second && referee.above(index).len() == leaders;
        assert_eq!(standing.leaders.contains(side), leads(index), "{side:?} of {standing:?}");
        assert_eq!(standing.seconds.contains(side), second, "{side:?} of {standing:?}");
    }
    assert_eq!(standing.leaders.len(), leaders);
}

/// The reasons that the engine gives are true.
fn check_reasons(referee: &Referee, standing: &Standing) {
    for side in Side::ALL {
        let index = side.index();
        let above = referee.above(index);
        let why = match standing.claims[side] {
            Some(Claim::MayBribe { why, .. } | Claim::Nothing { why }) => why,
            Some(Claim::Second) => {
                assert!(referee.louis && referee.second_alone(index));
                continue;
            }
            Some(Claim::Enough) => {
                assert!(matches!(referee.condition, Condition::Markers(_)));
                continue;
            }
            Some(Claim::SharedFirst) => {
                assert!(referee.louis && !referee.has_most_alone(index));
                continue;
            }
            Some(Claim::First { .. }) | None => continue,
        };
        let markers = matches!(referee.condition, Condition::Markers(_));
        let right = match why {
            Shortfall::Neutral => side == Side::Neutral,
            Shortfall::BelowThreshold => markers,
            Shortfall::TiedForMost => !markers && referee.has_most(index),
            Shortfall::TiedForSecond => {
                referee.louis && above.len() == 1 && referee.level(index) > 0
            }
            Shortfall::LostTie | Shortfall::Fewer => {
                let second = referee.louis && above.len() == 1;
                let most = referee.counts.iter().max();
                let tied = Some(&referee.counts[index]) == most;
                let lost = why == Shortfall::LostTie;
                !markers && !above.is_empty() && !second && lost == tied
            }
        };
        assert!(right, "{side:?}: {why:?} in {standing:?}");
    }
    let nobody = referee.there().is_empty();
    let alone = (0..5).any(|side| referee.counts[side] > 0 && referee.has_most_alone(side));
    let markers = matches!(referee.condition, Condition::Markers(_));
    let right = match standing.flip {
        Flip::Louis => referee.louis,
        Flip::SoleMost => !referee.louis && !markers && alone,
        Flip::SomebodyPaid => markers && !nobody,
        Flip::Nobody => !referee.louis && nobody,
        Flip::Tied => !referee.louis && !markers && !nobody && !alone,
        Flip::NobodyPaid => markers && !nobody,
    };
    assert!(right, "{standing:?}");
}

#[test]
fn four_seats_agree_for_every_combination() {
    let mut settings = 0;
    for code in 0..6u16.pow(4) {
        let digit = |place: u32| (code / 6u16.pow(place) % 6) as u8;
        settings += compare([digit(0), digit(1), digit(2), digit(3), 0], 4);
    }
    // Eighteen conditions with and without Louis, five owners of the discount; and once more
    // for everybody who could win a tie.
    assert!(settings > 1296 * 18 * 5, "{settings}");
}

#[test]
fn three_seats_agree_for_every_combination() {
    for code in 0..6u16.pow(3) {
        let digit = |place: u32| (code / 6u16.pow(place) % 6) as u8;
        compare([digit(0), digit(1), digit(2), 0, 0], 3);
    }
}

#[test]
fn two_seats_and_the_neutral_side_agree_for_every_combination() {
    for neutral in 0..=8 {
        for code in 0..9u8.pow(2) {
            compare([code / 9, code % 9, 0, 0, neutral], 2);
        }
    }
}

/// Follows a whole game and judges each board when it turns or stays.
#[derive(Default)]
struct Judge {
    tie_winner: Option<Seat>,
    scored: Option<Game>,
    events: Vec<What>,
    boards: usize,
    ties_won: usize,
    bribes: usize,
}

impl louis_xiv_engine::Observer for Judge {
    fn event(&mut self, table: &Game, event: Event) {
        match event.what {
            What::TieWon { seat, .. } => {
                self.tie_winner = Some(seat);
                self.ties_won += 1;
            }
            What::Scored { standing } => {
                assert_eq!(standing.counts, table.markers(standing.board));
                self.scored = Some(table.clone());
            }
            What::Turned { board, flip, .. } => {
                let before = self.scored.take().expect("a board is scored before it turns");
                self.judge(&before, board, flip, table);
                self.tie_winner = None;
                self.events.clear();
                self.boards += 1;
            }
            what if self.scored.is_some() => self.events.push(what),
            _ => {}
        }
    }
}

impl Judge {
    fn judge(&mut self, before: &Game, board: Board, flip: Flip, after: &Game) {
        let owns_discount = |seat: &Seat| before.holding(*seat).laid.has(Effect::OneOff);
        let referee = Referee {
            condition: before.condition(board),
            louis: before.louis() == Some(board),
            counts: before.markers(board).0,
            winner: self.tie_winner.map(Seat::index),
            discount: before.seats().find(owns_discount).map(Seat::index),
        };
        self.judge_board(before, board, flip, after, &referee);
    }

    fn judge_board(
        &mut self,
        before: &Game,
        board: Board,
        flip: Flip,
        after: &Game,
        referee: &Referee,
    ) {
        assert!(referee.winner.is_none_or(|seat| referee.may_win_tie(seat)));
        // R6.9: who has most first, then the others, each in turn order.
        let present: Vec<Seat> =
            before.turn_order().filter(|&seat| before.markers(board)[seat] > 0).collect();
        let loses = |seat: &Seat| referee.fate(seat.index()).is_some_and(|fate| fate.general);
        let leaders = present.iter().copied().filter(loses);
        let others = present.iter().copied().filter(|seat| !loses(seat));
        let order: Vec<Seat> = leaders.chain(others).collect();
        let mut told = Vec::new();
        let mut paid = Vec::new();
        for what in &self.events {
            let (seat, right) = match *what {
                What::Paid { seat, .. } => {
                    paid.push(seat);
                    (seat, vec![Pay::Free, Pay::FreeAndCrown])
                }
                What::Bribed { seat, price, .. } => {
                    self.bribes += 1;
                    paid.push(seat);
                    (seat, vec![Pay::For(price)])
                }
                What::NoBribe { seat, price, .. } => (seat, vec![Pay::For(price)]),
                What::TooPoor { seat, price, .. } => {
                    assert!(before.holding(seat).coins < price);
                    (seat, vec![Pay::For(price)])
                }
                What::Unpaid { side: Side::Seat(seat), .. } => (seat, vec![Pay::Nothing]),
                _ => continue,
            };
            told.push(seat);
            let fate = referee.fate(seat.index()).expect("only those there are told of");
            assert!(right.contains(&fate.pay), "{what:?}, but {fate:?}");
        }
        assert_eq!(told, order, "everybody there, in order: {:?}", self.events);
        self.judge_gains(before, board, referee, &paid);
        self.judge_homes(board, referee);
        assert_eq!(flip.turns(), referee.flips());
        let turned = before.is_flipped(board) != after.is_flipped(board);
        assert_eq!(turned, referee.flips());
    }

    /// R6.10: what boards with simple pay gave, and Louis's crown.
    fn judge_gains(&self, before: &Game, board: Board, referee: &Referee, paid: &[Seat]) {
        for seat in before.seats() {
            let times = usize::from(paid.contains(&seat));
            let count =
                |test: &dyn Fn(&What) -> bool| self.events.iter().filter(|w| test(w)).count();
            let chips = |wanted| count(&|what| *what == What::ChipGained { seat, chip: wanted });
            let shields =
                count(&|what| matches!(what, What::ShieldDrawn { seat: who, .. } if *who == seat));
            let coins = count(&|what| *what == What::CoinsGained { seat, count: 5 });
            let pay = referee.fate(seat.index()).map(|fate| fate.pay);
            let louis = usize::from(pay == Some(Pay::FreeAndCrown));
            let own = |here: &[u8]| {
                if here.contains(&board.number()) { times } else { 0 }
            };
            assert_eq!(chips(Chip::Sceptre), own(&[1]));
            assert_eq!(chips(Chip::Letter), own(&[2]));
            assert_eq!(chips(Chip::Ring), own(&[3]));
            assert_eq!(chips(Chip::Helmet), own(&[4]));
            assert_eq!(chips(Chip::Crown), own(&[5, 9]) + louis);
            assert_eq!(shields, own(&[6, 12]) + 2 * own(&[10]));
            assert_eq!(coins, own(&[7]));
        }
    }

    /// Every side's markers leave the board once, for the right place.
    fn judge_homes(&self, board: Board, referee: &Referee) {
        for side in Side::ALL {
            let mut homes = Vec::new();
            for what in &self.events {
                if let What::Markers { side: whose, count, from, to } = *what
                    && (whose, from) == (side, Place::Board(board))
                {
                    homes.push((count, to));
                }
            }
            let right = referee.fate(side.index()).map(|fate| {
                let home = match (side, fate.general) {
                    (Side::Neutral, _) => Place::Neutral,
                    (_, true) => Place::Reserve(Reserve::General),
                    (_, false) => Place::Reserve(Reserve::Personal),
                };
                (referee.counts[side.index()], home)
            });
            assert_eq!(homes, Vec::from_iter(right), "{side:?} on board {board}");
        }
    }
}

#[test]
fn whole_games_score_every_board_as_the_referee_does() {
    let (mut boards, mut ties_won, mut bribes) = (0, 0, 0);
    for players in 2..=4 {
        for seed in 0..150 {
            let mut judge = Judge::default();
            let mut game = new_game(players, seed, &mut judge);
            let mut dice = Dice(seed);
            let mut list = Vec::new();
            while game.decision().is_some() {
                game.legal_actions(&mut list);
                let action: Action = dice.choose(&list);
                game.apply(&action, &mut judge).expect("a listed action is legal");
            }
            assert_eq!(judge.boards, 48, "twelve boards in each of four rounds");
            boards += judge.boards;
            ties_won += judge.ties_won;
            bribes += judge.bribes;
        }
    }
    assert_eq!(boards, 3 * 150 * 48);
    assert!(ties_won > 0 && bribes > 1000, "{ties_won} ties won, {bribes} bribes");
}

/// A table just before a board is scored, with these markers on it and the rest drawn by dice:
/// the side of the board, Louis, money, reserves, start player, owners of R8.19 and R8.20.
fn before(board: Board, counts: [u8; 5], players: u8, dice: &mut Dice) -> Position {
    let mut position = new_game(players, dice.roll(), &mut ()).position();
    let seat = |dice: &mut Dice| Seat::ALL[dice.below(usize::from(players))];
    position.at = At::Board(board);
    position.start = seat(dice);
    position.markers = ByBoard([Sides::default(); 12]);
    position.markers[board] = Sides(counts);
    if dice.below(2) == 0 {
        position.back.insert(board);
    }
    // Louis is where this round's money card says, until that board has been scored.
    position.money.rotate_left(dice.below(8));
    let card = position.components.money()[usize::from(position.money[0])];
    position.louis = (card.board >= board).then_some(card.board);
    for player in Seat::ALL.into_iter().take(usize::from(players)) {
        let left = 16 - counts[player.index()];
        let holding = &mut position.holdings[player];
        holding.general = dice.below(usize::from(left) + 1) as u8;
        holding.personal = left - holding.general;
        holding.coins = dice.below(6) as u8;
    }
    for effect in [Effect::WinTie, Effect::OneOff] {
        if dice.below(3) > 0 {
            let [_, _, dark] = &mut position.missions;
            let place = dark.iter().position(|mission| mission.effect() == effect);
            let mission = dark.remove(place.expect("no dark mission has been drawn"));
            position.holdings[seat(dice)].laid.insert(mission);
        }
    }
    position
}

/// Scores the board with answers drawn by dice.
fn score(position: &Position, judge: &mut Judge, dice: &mut Dice) {
    // The last question may have left another board half scored.
    (judge.tie_winner, judge.scored) = (None, None);
    judge.events.clear();
    let (boards, mut list) = (judge.boards, Vec::new());
    let mut game = position.begin(judge).expect("a position within the laws");
    while judge.boards == boards {
        game.legal_actions(&mut list);
        let action = dice.choose(&list);
        game.apply(&action, judge).expect("a listed action is legal");
    }
}

#[test]
fn every_combination_really_scored_comes_out_as_the_referee_says() {
    let (mut judge, mut dice) = (Judge::default(), Dice(0));
    for code in 0..6u16.pow(4) {
        let digit = |place: u32| (code / 6u16.pow(place) % 6) as u8;
        for board in Board::ALL {
            let counts = [digit(0), digit(1), digit(2), digit(3), 0];
            score(&before(board, counts, 4, &mut dice), &mut judge, &mut dice);
            if digit(3) == 0 {
                score(&before(board, counts, 3, &mut dice), &mut judge, &mut dice);
            }
            let counts = [digit(0), digit(1), 0, 0, digit(2) + digit(3)];
            if counts[4] <= 8 {
                score(&before(board, counts, 2, &mut dice), &mut judge, &mut dice);
            }
        }
    }
    assert!(judge.boards > 30_000, "{} boards", judge.boards);
    assert!(judge.ties_won > 500 && judge.bribes > 5000, "{}, {}", judge.ties_won, judge.bribes);
}
