//! An answer in the making, key by key.

use super::{GameTable, Notice, Stage};
use crate::engine::{
    Action, Board, BoardSet, Chip, Effect, Influence, Mission, Payment, Question, Reach, Reserve,
    Seat, Tier, Usage, View, Walk,
};
use crate::tui::keys::{Mode, Press, Verb};

/// How far an answer has come.
#[derive(Clone, Debug)]
pub(super) enum Pick {
    /// Which card.
    Card { cards: Vec<Influence>, at: usize },
    /// What the card does.
    Place(Placing),
    /// Which board, or none.
    Board { chosen: Option<Board> },
    /// Yes or no; without an answer for no, back to the card.
    YesNo { yes: Action, no: Option<Action> },
    /// One of a few numbered answers.
    Count { answers: Vec<(u8, Action)> },
    /// Which mission to lay out, and how to pay.
    Missions { hand: Vec<Mission>, at: Option<usize>, pay: usize },
    /// Which deck to draw from.
    Deck,
    /// Which chip.
    Chip { chips: Vec<Chip>, at: usize, purpose: ChipFor },
    /// Which missions to put back.
    PutBack { hand: Vec<Mission>, at: usize, chosen: Vec<Mission> },
}

/// What a chip is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChipFor {
    /// R7.2.
    Keep,
    /// R8.6, in the owner's turn.
    Change,
    /// R8.6, at the end of the phase.
    LateChange,
}

/// A card, and its markers so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placing {
    pub(super) card: Influence,
    /// R8.17 is used with it.
    pub(super) four: bool,
    /// Markers are taken back instead.
    pub(super) back: bool,
    pub(super) walk: Walk,
    /// A digit that means two boards has put the last marker on the lower one: pressing it
    /// again means the other.
    pub(super) twin: Option<Board>,
}

impl Placing {
    /// The first marker lies on the card's own board by itself.
    fn new(card: Influence, four: bool, reserve: u8) -> Self {
        let reach = if four { Reach::FOUR } else { Reach::of(card) };
        let empty = Walk::new(reach, reserve);
        let walk = reach.start.and_then(|board| empty.step(board).ok()).unwrap_or(empty);
        Self { card, four, back: reserve == 0, walk, twin: None }
    }

    fn usage(&self) -> Option<Usage> {
        match (self.back, self.four) {
            (true, false) => Some(Usage::TakeBack),
            (true, true) => Some(Usage::TakeBackFour),
            (false, false) => self.walk.placement().map(Usage::Place),
            (false, true) => self.walk.placement().map(Usage::PlaceFour),
        }
    }

    /// Where the next marker can go.
    pub(super) fn open(&self) -> BoardSet {
        if self.back {
            return BoardSet::EMPTY;
        }
        Board::ALL.into_iter().filter(|&board| self.walk.step(board).is_ok()).collect()
    }
}

impl Pick {
    /// Begins to answer a question.
    pub(super) fn new(view: &View, seat: Seat, question: &Question) -> Self {
        let holding = view.holding(seat);
        match *question {
            Question::Turn => Pick::Card {
                cards: view.own().map(|own| own.influence.faces().collect()).unwrap_or_default(),
                at: 0,
            },
            Question::TradeMarker { .. }
            | Question::StartMarker { .. }
            | Question::WinTie { .. }
            | Question::Bribe { .. } => Pick::YesNo { yes: Action::Accept, no: Some(Action::Pass) },
            Question::TwoGains => Pick::Count {
                answers: (0..=2).map(|coins| (coins, Action::Gain { coins })).collect(),
            },
            Question::PlaceOnFive { most } => Pick::Count {
                answers: (0..=most).map(|count| (count, Action::PlaceOnFive { count })).collect(),
            },
            Question::Intrigue { board } => {
                let holds = view.own().is_some_and(|own| own.intrigue.contains(board));
                Pick::Count { answers: intrigue_answers(holds, holding.personal, holding.general) }
            }
            Question::LastMarker | Question::PlaceAnywhere => Pick::Board { chosen: None },
            Question::LayOut => Pick::Missions {
                hand: view.own().map(|own| own.missions.iter().collect()).unwrap_or_default(),
                at: None,
                pay: 0,
            },
            Question::DrawMission { .. } => Pick::Deck,
            Question::KeepChip => {
                Pick::Chip { chips: holding.chips.kinds().collect(), at: 0, purpose: ChipFor::Keep }
            }
            Question::ChangeMissions => Pick::PutBack {
                hand: view.own().map(|own| own.missions.iter().collect()).unwrap_or_default(),
                at: 0,
                chosen: Vec::new(),
            },
            Question::ChangeChip => changing_chip(holding.chips, ChipFor::LateChange),
        }
    }

    /// Which keys work.
    pub(super) const fn mode(&self) -> Mode {
        match self {
            Pick::Card { .. } => Mode::Card,
            Pick::Place(_) => Mode::Place,
            Pick::Board { .. } => Mode::Board,
            Pick::YesNo { .. } => Mode::YesNo,
            Pick::Count { .. } => Mode::Count,
            Pick::Missions { .. } => Mode::Missions,
            Pick::Deck => Mode::Deck,
            Pick::Chip { .. } => Mode::Chip,
            Pick::PutBack { .. } => Mode::PutBack,
        }
    }
}

fn changing_chip(chips: crate::engine::Chips, purpose: ChipFor) -> Pick {
    let chips = chips.kinds().filter(|&chip| chip != Chip::Crown).collect();
    Pick::Chip { chips, at: 0, purpose }
}

fn intrigue_answers(holds: bool, personal: u8, general: u8) -> Vec<(u8, Action)> {
    let mut answers = vec![(0, Action::Pass)];
    let from = |from, count| Action::Intrigue { from, count };
    if holds {
        answers.extend((1..=personal.min(2)).map(|n| (n, from(Reserve::Personal, n))));
        answers.extend((general > 0).then_some((3, from(Reserve::General, 1))));
    }
    answers
}

impl GameTable {
    /// The answer in the making.
    pub(super) const fn pick(&self) -> Option<&Pick> {
        match &self.stage {
            Stage::Ask { pick, .. } => Some(pick),
            _ => None,
        }
    }

    fn set(&mut self, next: Pick) {
        if let Stage::Ask { pick, .. } = &mut self.stage {
            *pick = next;
        }
    }

    fn refuse(&mut self, action: &Action) {
        if let Err(illegal) = self.session.check(action) {
            self.notice = Some(Notice::Refusal(illegal));
        }
    }

    /// Takes a key for the answer in the making.
    pub(super) fn answer(&mut self, press: Press) {
        let Stage::Ask { seat, ref pick, .. } = self.stage else { return };
        match (pick.clone(), press.verb) {
            (Pick::Card { cards, at }, verb) => self.pick_card(seat, cards, at, verb, press.number),
            (Pick::Place(placing), verb) => self.pick_place(seat, placing, verb, press.number),
            (Pick::Board { chosen }, verb) => self.pick_board(chosen, verb, press.number),
            (Pick::YesNo { yes, .. }, Verb::Yes) => self.play(yes),
            (Pick::YesNo { no: Some(no), .. }, Verb::No) => self.play(no),
            (Pick::YesNo { no: None, .. }, Verb::No | Verb::Back) => self.begin_again(),
            (Pick::Count { answers }, Verb::Digit) => {
                match answers.iter().find(|(digit, _)| *digit == press.number) {
                    Some(&(_, action)) => self.play(action),
                    None => self.refuse(&Action::PlaceOnFive { count: press.number }),
                }
            }
            (Pick::Missions { hand, at, pay }, verb) => {
                self.pick_mission(seat, hand, at, pay, verb, press.number);
            }
            (Pick::Deck, Verb::Digit) => {
                let tier = usize::from(press.number).checked_sub(1).and_then(|n| Tier::ALL.get(n));
                if let Some(&tier) = tier {
                    self.play(Action::Draw { tier });
                }
            }
            (Pick::Chip { chips, at, purpose }, verb) => {
                self.pick_chip(chips, at, purpose, verb, press.number);
            }
            (Pick::PutBack { hand, at, chosen }, verb) => {
                self.pick_put_back(hand, at, chosen, verb, press.number);
            }
            _ => {}
        }
    }

    /// Asks the same question from the beginning.
    fn begin_again(&mut self) {
        if let Stage::Ask { seat, question, .. } = self.stage {
            let view = self.session.game().view(Some(seat));
            self.set(Pick::new(&view, seat, &question));
        }
    }

    fn pick_card(&mut self, seat: Seat, cards: Vec<Influence>, at: usize, verb: Verb, n: u8) {
        let last = cards.len().saturating_sub(1);
        let at = match verb {
            Verb::Left => at.checked_sub(1).unwrap_or(last),
            Verb::Right => (at + 1) % cards.len().max(1),
            Verb::Letter => usize::from(n),
            Verb::PayTwo => {
                self.refuse(&Action::PayTwo);
                if self.notice.is_none() {
                    self.set(Pick::YesNo { yes: Action::PayTwo, no: None });
                }
                return;
            }
            _ => at,
        };
        let Some(&card) = cards.get(at) else { return };
        self.set(Pick::Card { cards, at });
        if matches!(verb, Verb::Letter | Verb::Confirm) {
            let placing = Placing::new(card, false, self.session.game().holding(seat).personal);
            if let Influence::Character(board) = card {
                self.cursor = board;
            }
            self.set(Pick::Place(placing));
        }
    }

    fn pick_place(&mut self, seat: Seat, mut placing: Placing, verb: Verb, n: u8) {
        let game = self.session.game();
        let reserve = game.holding(seat).personal;
        match verb {
            Verb::Digit => {
                let pair = by_digit(n, |board| placing.walk.step(board).is_ok());
                match (placing.twin, pair) {
                    (Some(lower), _) if by_digit_contains(n, lower) => {
                        // The same digit again: the other board instead.
                        let other = twin_of(lower);
                        if let Some(walk) = placing.walk.back().and_then(|w| w.step(other).ok()) {
                            placing.walk = walk;
                            placing.twin = Some(other);
                            self.cursor = other;
                        }
                    }
                    (_, [Some(lower), Some(_)]) => {
                        self.put_marker(&mut placing, lower);
                        placing.twin = Some(lower);
                    }
                    (_, [Some(only), None] | [None, Some(only)]) => {
                        placing.twin = None;
                        self.put_marker(&mut placing, only);
                    }
                    (_, [None, None]) => {
                        placing.twin = None;
                        if let Some(board) = nearest_by_digit(n, self.cursor) {
                            self.put_marker(&mut placing, board);
                        }
                    }
                }
                self.set(Pick::Place(placing));
                return;
            }
            Verb::Put => {
                placing.twin = None;
                self.put_marker(&mut placing, self.cursor);
            }
            Verb::TakeBack => placing.back = !placing.back || reserve == 0,
            Verb::Four => {
                if game.ready(seat, Effect::FourMarkers).is_empty() {
                    let probe = Usage::TakeBackFour;
                    self.refuse(&Action::Play { card: placing.card, usage: probe });
                } else {
                    placing = Placing::new(placing.card, !placing.four, reserve);
                }
            }
            Verb::Exchange => {
                let action = Action::Exchange { card: placing.card };
                self.refuse(&action);
                if self.notice.is_none() {
                    self.set(Pick::YesNo { yes: action, no: None });
                    return;
                }
            }
            Verb::Confirm => match placing.usage() {
                Some(usage) => {
                    self.play(Action::Play { card: placing.card, usage });
                    return;
                }
                None => self.put_marker(&mut placing, self.cursor),
            },
            Verb::Back => {
                // One marker at a time; then the card.
                let lying = placing.walk.steps().count();
                let own = usize::from(!placing.four && placing.card != Influence::Joker);
                placing.twin = None;
                if placing.back && reserve > 0 {
                    placing.back = false;
                } else if lying > own
                    && let Some(walk) = placing.walk.back()
                {
                    placing.walk = walk;
                } else if placing.four {
                    placing = Placing::new(placing.card, false, reserve);
                } else {
                    self.begin_again();
                    return;
                }
            }
            Verb::NextOpen | Verb::LastOpen => self.go_to_open(placing.open(), verb),
            other => self.move_cursor(other),
        }
        self.set(Pick::Place(placing));
    }

    fn put_marker(&mut self, placing: &mut Placing, board: Board) {
        self.cursor = board;
        placing.back = false;
        match placing.walk.step(board) {
            Ok(walk) => placing.walk = walk,
            Err(illegal) => self.notice = Some(Notice::Refusal(illegal)),
        }
    }

    fn pick_board(&mut self, chosen: Option<Board>, verb: Verb, n: u8) {
        let mut chosen = chosen;
        match verb {
            Verb::Digit => {
                let [lower, upper] = by_digit(n, |_| true);
                chosen = match (chosen, lower, upper) {
                    (Some(now), Some(low), Some(high)) if now == low => Some(high),
                    (_, low, high) => low.or(high),
                };
                self.cursor = chosen.unwrap_or(self.cursor);
            }
            Verb::Confirm => match chosen {
                Some(board) => return self.play(Action::PlaceOn { board }),
                None => chosen = Some(self.cursor),
            },
            Verb::No => return self.play(Action::Pass),
            Verb::Back => chosen = None,
            Verb::NextOpen | Verb::LastOpen => {
                self.go_to_open(Board::ALL.into_iter().collect(), verb);
                chosen = None;
            }
            other => {
                self.move_cursor(other);
                chosen = None;
            }
        }
        self.set(Pick::Board { chosen });
    }

    fn pick_mission(
        &mut self,
        seat: Seat,
        hand: Vec<Mission>,
        mut at: Option<usize>,
        mut pay: usize,
        verb: Verb,
        n: u8,
    ) {
        let ways = |mission: Mission| self.session.game().payments(seat, mission).count();
        match verb {
            Verb::Letter | Verb::Up | Verb::Down => {
                let last = hand.len().saturating_sub(1);
                let next = match (verb, at) {
                    (Verb::Letter, _) => usize::from(n),
                    (Verb::Up, Some(now)) => now.checked_sub(1).unwrap_or(last),
                    (Verb::Up, None) => last,
                    (_, Some(now)) => (now + 1) % hand.len().max(1),
                    (_, None) => 0,
                };
                if let Some(&mission) = hand.get(next) {
                    (at, pay) = (Some(next), 0);
                    if ways(mission) == 0 && verb == Verb::Letter {
                        let cost = self.session.game().components().cost(mission);
                        let second = cost.second.unwrap_or(cost.first);
                        let pay = Payment::new(cost.first, second);
                        self.refuse(&Action::LayOut { mission, pay });
                    }
                }
            }
            Verb::Digit => {
                if let Some(&mission) = at.and_then(|at| hand.get(at))
                    && (1..=ways(mission)).contains(&n.into())
                {
                    pay = usize::from(n) - 1;
                }
            }
            Verb::Confirm => {
                if let Some(&mission) = at.and_then(|at| hand.get(at)) {
                    let way = self.session.game().payments(seat, mission).nth(pay);
                    let cost = self.session.game().components().cost(mission);
                    let asked = Payment::new(cost.first, cost.second.unwrap_or(cost.first));
                    return self.play(Action::LayOut { mission, pay: way.unwrap_or(asked) });
                }
            }
            Verb::ChangeChip => {
                let chips = self.session.game().holding(seat).chips;
                let probe = chips.kinds().find(|&chip| chip != Chip::Crown);
                self.refuse(&Action::ChangeChip { chip: probe.unwrap_or(Chip::Crown) });
                if self.notice.is_none() {
                    return self.set(changing_chip(chips, ChipFor::Change));
                }
            }
            Verb::Done => return self.play(Action::Pass),
            Verb::Back => at = None,
            _ => {}
        }
        self.set(Pick::Missions { hand, at, pay });
    }

    fn pick_chip(&mut self, chips: Vec<Chip>, at: usize, purpose: ChipFor, verb: Verb, n: u8) {
        let last = chips.len().saturating_sub(1);
        let at = match verb {
            Verb::Letter if usize::from(n) <= last => n.into(),
            Verb::Up => at.checked_sub(1).unwrap_or(last),
            Verb::Down => (at + 1) % chips.len().max(1),
            Verb::Confirm => {
                let Some(&chip) = chips.get(at) else { return };
                return self.play(match purpose {
                    ChipFor::Keep => Action::Keep { chip },
                    ChipFor::Change | ChipFor::LateChange => Action::ChangeChip { chip },
                });
            }
            Verb::Done if purpose == ChipFor::LateChange => return self.play(Action::Pass),
            Verb::Done | Verb::Back if purpose == ChipFor::Change => return self.begin_again(),
            _ => at,
        };
        self.set(Pick::Chip { chips, at, purpose });
    }

    fn pick_put_back(
        &mut self,
        hand: Vec<Mission>,
        at: usize,
        mut chosen: Vec<Mission>,
        verb: Verb,
        n: u8,
    ) {
        let last = hand.len().saturating_sub(1);
        let mut at = at;
        match verb {
            Verb::Up => at = at.checked_sub(1).unwrap_or(last),
            Verb::Down => at = (at + 1) % hand.len().max(1),
            Verb::Letter if usize::from(n) <= last => {
                at = n.into();
                let mission = hand[at];
                match chosen.iter().position(|&other| other == mission) {
                    Some(place) => {
                        chosen.remove(place);
                    }
                    None => {
                        if chosen.len() == 2 {
                            chosen.remove(0);
                        }
                        chosen.push(mission);
                    }
                }
            }
            Verb::Confirm => {
                chosen.sort_unstable();
                if let Some(&first) = chosen.first() {
                    return self.play(Action::PutBack { first, second: chosen.get(1).copied() });
                }
            }
            Verb::Done => return self.play(Action::Pass),
            Verb::Back => chosen.clear(),
            _ => {}
        }
        self.set(Pick::PutBack { hand, at, chosen });
    }

    /// Boards that can be chosen now.
    pub(super) fn open_boards(&self) -> BoardSet {
        match self.pick() {
            Some(Pick::Place(placing)) => placing.open(),
            Some(Pick::Board { .. }) => Board::ALL.into_iter().collect(),
            _ => BoardSet::EMPTY,
        }
    }

    fn go_to_open(&mut self, open: BoardSet, verb: Verb) {
        let after = |board: &Board| board.number() > self.cursor.number();
        let before = |board: &Board| board.number() < self.cursor.number();
        let next = match verb {
            Verb::NextOpen => open.iter().find(after).or_else(|| open.iter().next()),
            _ => open.iter().filter(before).last().or_else(|| open.iter().last()),
        };
        self.cursor = next.unwrap_or(self.cursor);
    }

    /// To the nearest board in a direction.
    pub(super) fn move_cursor(&mut self, verb: Verb) {
        let (x, y) = self.cursor.square();
        let (x, y) = (i16::from(x), i16::from(y));
        let reach = |board: &Board| {
            let (bx, by) = board.square();
            let (dx, dy) = (i16::from(bx) - x, i16::from(by) - y);
            let (ahead, aside) = match verb {
                Verb::Left => (-dx, dy),
                Verb::Right => (dx, dy),
                Verb::Up => (-dy, dx),
                Verb::Down => (dy, dx),
                _ => (0, 0),
            };
            (ahead > 0).then_some((ahead + 2 * (aside.abs() - 1).max(0), aside.abs(), aside))
        };
        let near = Board::ALL.into_iter().filter_map(|board| Some((reach(&board)?, board))).min();
        if let Some((_, board)) = near {
            self.cursor = board;
        }
    }

    /// Whether a key of the mode would do something; the footer leaves the others out.
    pub(super) fn would_work(&self, verb: Verb) -> bool {
        if !self.overlays.is_empty() {
            return true;
        }
        let game = self.session.game();
        let seat = match self.stage {
            Stage::Ask { seat, .. } => seat,
            _ => Seat::A,
        };
        let ready = |effect| !game.ready(seat, effect).is_empty();
        match (verb, self.pick()) {
            (Verb::Undo, _) => self.undo_target().is_some(),
            (Verb::Redo, _) => self.session.can_redo(),
            (Verb::Earlier, _) => matches!(self.stage, Stage::Steps { at, .. } if at > 0),
            (Verb::Four, _) => ready(Effect::FourMarkers),
            (Verb::Exchange, _) => ready(Effect::ChangeCard),
            (Verb::PayTwo, _) => self.session.check(&Action::PayTwo).is_ok(),
            (Verb::ChangeChip, _) => ready(Effect::ChangeChip),
            (Verb::Confirm, Some(Pick::Missions { at, .. })) => at.is_some(),
            (Verb::Confirm, Some(Pick::PutBack { chosen, .. })) => !chosen.is_empty(),
            (Verb::Done, Some(Pick::Chip { purpose, .. })) => *purpose != ChipFor::Keep,
            (Verb::Confirm, _) => !matches!(self.stage, Stage::Bot { .. }),
            _ => true,
        }
    }
}

/// The boards with this last digit that pass a test: the lower, the upper.
fn by_digit(digit: u8, test: impl Fn(Board) -> bool) -> [Option<Board>; 2] {
    let lower = if digit == 0 { 10 } else { digit };
    let upper = if matches!(digit, 1 | 2) { digit + 10 } else { 0 };
    [lower, upper].map(|number| Board::from_number(number).filter(|&board| test(board)))
}

fn by_digit_contains(digit: u8, board: Board) -> bool {
    by_digit(digit, |_| true).contains(&Some(board))
}

/// The other board with the same last digit.
fn twin_of(board: Board) -> Board {
    let number = board.number();
    let other = if number > 10 { number - 10 } else { number + 10 };
    Board::from_number(other).unwrap_or(board)
}

/// The board that a refused digit is taken to mean: the one nearer to the cursor.
fn nearest_by_digit(digit: u8, cursor: Board) -> Option<Board> {
    let [lower, upper] = by_digit(digit, |_| true);
    match (lower, upper) {
        (Some(_), Some(high)) if cursor.touches(high) => Some(high),
        (low, high) => low.or(high),
    }
}
