//! An answer in the making, key by key.

use super::place::Placing;
use super::{GameTable, Notice, Stage};
use super::{pay, signs};
use crate::engine::Effect;
use crate::engine::{
    Action, Board, Chip, Chips, Decision, Influence, Mission, Question, Reserve, Seat, Tier,
};
use crate::session::Session;
use crate::tui::keys::{Mode, Press, Verb};

/// How far an answer has come.
#[derive(Clone, Debug)]
pub(super) enum Pick {
    /// Which card, by its place in the hand.
    Card { at: Option<usize> },
    /// What the card does.
    Place(Placing),
    /// Which board, or none.
    Board { chosen: Option<Board> },
    /// Yes or no; without an answer for no, back to the card.
    YesNo { yes: Action, no: Option<Action> },
    /// One of a few answers, each with its key: a number, or a letter where numbers would be
    /// taken for something else.
    Count { answers: Vec<(char, Action)> },
    /// Which mission to lay out, and how to pay.
    /// Whoever is done though something could be laid out is warned once.
    Missions { hand: Vec<Mission>, at: Option<usize>, pay: usize, warned: bool },
    /// Which deck to draw from.
    Deck,
    /// Which chip.
    Chip { chips: Vec<Chip>, at: Option<usize>, purpose: ChipFor },
    /// Which missions to put back.
    PutBack { hand: Vec<Mission>, at: Option<usize>, chosen: Vec<Mission> },
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

impl Pick {
    /// The same, without a warning that its owner can no longer see.
    pub(super) fn disarmed(mut self) -> Self {
        match &mut self {
            Pick::Place(placing) => placing.disarm(),
            Pick::Missions { warned, .. } => *warned = false,
            _ => {}
        }
        self
    }

    /// Whether something has been chosen that can be taken back before anything is played.
    pub(super) fn is_begun(&self) -> bool {
        match self {
            Pick::Place(_) | Pick::YesNo { no: None, .. } => true,
            Pick::Card { at, .. } | Pick::Missions { at, .. } => at.is_some(),
            Pick::Board { chosen } => chosen.is_some(),
            Pick::Chip { at, purpose, .. } => at.is_some() || *purpose == ChipFor::Change,
            Pick::PutBack { chosen, .. } => !chosen.is_empty(),
            Pick::YesNo { .. } | Pick::Count { .. } | Pick::Deck => false,
        }
    }

    /// Begins to answer a question.
    pub(super) fn new(session: &Session, decision: &Decision) -> Self {
        let seat = decision.seat;
        let view = session.game().view(Some(seat));
        let holding = view.holding(seat);
        match decision.question {
            Question::Turn => Pick::Card { at: None },
            Question::TradeMarker { .. }
            | Question::StartMarker { .. }
            | Question::WinTie { .. }
            | Question::Bribe { .. } => Pick::YesNo { yes: Action::Accept, no: Some(Action::Pass) },
            Question::TwoGains => Pick::Count {
                // Two markers, one of each, two Louis d'or.
                answers: ('a'..).zip((0..=2).map(|coins| Action::Gain { coins })).collect(),
            },
            Question::PlaceMarkers { most, .. } => Pick::Count {
                answers: (0..=most)
                    .map(|count| (digit(count), Action::PlaceMarkers { count }))
                    .collect(),
            },
            Question::Intrigue { board } => {
                let holds = view.own().is_some_and(|own| own.intrigue.contains(board));
                Pick::Count { answers: intrigue_answers(holds, holding.personal, holding.general) }
            }
            Question::LastMarker | Question::PlaceAnywhere => Pick::Board { chosen: None },
            Question::LayOut => {
                let hand = pay::hand(session, seat);
                Pick::Missions { hand, at: None, pay: 0, warned: false }
            }
            Question::DrawMission { .. } => Pick::Deck,
            Question::KeepChip => {
                // Nothing is offered: Enter alone gives no chip away.
                let chips = signs::kinds(holding.chips).collect();
                Pick::Chip { chips, at: None, purpose: ChipFor::Keep }
            }
            Question::ChangeMissions => {
                Pick::PutBack { hand: pay::hand(session, seat), at: None, chosen: Vec::new() }
            }
            Question::ChangeChip => changing_chip(holding.chips, ChipFor::LateChange),
        }
    }

    /// The place in the hand of the card that is chosen.
    pub(super) const fn place(&self) -> Option<usize> {
        match self {
            Pick::Card { at } => *at,
            Pick::Place(placing) => Some(placing.slot),
            _ => None,
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

pub(super) fn changing_chip(chips: Chips, purpose: ChipFor) -> Pick {
    let chips: Vec<Chip> = signs::kinds(chips).filter(|&chip| chip != Chip::Crown).collect();
    // Of one alone there is nothing to choose.
    let at = (chips.len() == 1).then_some(0);
    Pick::Chip { chips, at, purpose }
}

fn digit(number: u8) -> char {
    char::from_digit(number.into(), 10).unwrap_or('?')
}

fn intrigue_answers(holds: bool, personal: u8, general: u8) -> Vec<(char, Action)> {
    let mut answers = vec![('0', Action::Pass)];
    let from = |from, count| Action::Intrigue { from, count };
    if holds {
        answers.extend((1..=personal.min(2)).map(|n| (digit(n), from(Reserve::Personal, n))));
        answers.extend((general > 0).then_some(('3', from(Reserve::General, 1))));
    }
    answers
}

impl GameTable {
    /// The answer in the making; behind a menu or a page it is nobody's business.
    pub(super) fn pick(&self) -> Option<&Pick> {
        match &self.stage {
            Stage::Ask { pick, .. } if self.overlays.is_empty() => Some(pick),
            _ => None,
        }
    }

    pub(super) fn set(&mut self, next: Pick) {
        if let Stage::Ask { pick, .. } = &mut self.stage {
            *pick = next;
        }
    }

    pub(super) fn refuse(&mut self, action: &Action) {
        if let Err(illegal) = self.session().check(action) {
            self.notice = Some(Notice::Refusal(illegal));
        }
    }

    /// Takes a key for the answer in the making.
    pub(super) fn answer(&mut self, press: Press) {
        let Stage::Ask { seat, ref pick, .. } = self.stage else { return };
        match (pick.clone(), press.verb) {
            (Pick::Card { at }, verb) => self.pick_card(seat, at, verb, press.number),
            (Pick::Place(placing), verb) => self.pick_place(seat, placing, verb, press.number),
            (Pick::Board { chosen }, verb) => self.pick_board(chosen, verb, press.number),
            (Pick::YesNo { yes, .. }, Verb::Yes) => self.play(yes),
            (Pick::YesNo { no: Some(no), .. }, Verb::No) => self.play(no),
            (Pick::YesNo { no: None, .. }, Verb::No | Verb::Back) => self.begin_again(),
            (Pick::YesNo { .. }, Verb::Confirm) => {
                self.notice = Some(Notice::YesOrNo);
            }
            (Pick::Count { answers }, verb @ (Verb::Digit | Verb::Letter)) => {
                let pressed = match verb {
                    Verb::Digit => digit(press.number),
                    _ => char::from(b'a' + press.number),
                };
                match answers.iter().find(|(key, _)| *key == pressed) {
                    Some(&(_, action)) => self.play(action),
                    None => self.notice = Some(Notice::NothingThere),
                }
            }
            // Where there is no choice, Enter is enough.
            (Pick::Count { answers }, Verb::Confirm) => match answers[..] {
                [(_, only)] => self.play(only),
                _ => self.notice = Some(Notice::ChooseFirst),
            },
            (Pick::Missions { warned: true, .. }, Verb::Done) => self.play(Action::Pass),
            (Pick::Missions { hand, at, pay, .. }, verb) => {
                self.pick_mission(seat, hand, at, pay, verb, press.number);
            }
            (Pick::Deck, Verb::Digit) => {
                let tier = usize::from(press.number).checked_sub(1).and_then(|n| Tier::ALL.get(n));
                match tier {
                    Some(&tier) => self.play(Action::Draw { tier }),
                    None => self.notice = Some(Notice::NothingThere),
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
    pub(super) fn begin_again(&mut self) {
        if let Stage::Ask { seat, question, .. } = self.stage {
            self.set(Pick::new(self.session(), &Decision { seat, question }));
        }
    }

    fn pick_card(&mut self, seat: Seat, at: Option<usize>, verb: Verb, n: u8) {
        let slots = self.hand_of(seat);
        let held: Vec<usize> = (0..slots.len()).filter(|&slot| slots[slot].is_some()).collect();
        let near = |forward: bool| {
            let next = match (at, forward) {
                (Some(at), true) => held.iter().find(|&&slot| slot > at).or(held.first()),
                (Some(at), false) => held.iter().rev().find(|&&slot| slot < at).or(held.last()),
                (None, true) => held.first(),
                (None, false) => held.last(),
            };
            next.copied()
        };
        let at = match verb {
            Verb::Left => near(false),
            Verb::Right => near(true),
            Verb::Letter => return self.choose_card(seat, usize::from(n)),
            // The key of a board chooses its card, too.
            Verb::Board => {
                let board = Board::from_number(n);
                let card = |slot: &usize| slots[*slot] == board.map(Influence::Character);
                match held.into_iter().find(card) {
                    Some(slot) => return self.choose_card(seat, slot),
                    None => self.notice = board.map(Notice::NoCardOf),
                }
                at
            }
            Verb::PayTwo => {
                self.refuse(&Action::PayTwo);
                let four = !self.session().game().ready(seat, Effect::FourMarkers).is_empty();
                if self.notice.is_some() && four {
                    self.notice = Some(Notice::CardFirst('m'));
                } else if self.notice.is_none() {
                    self.set(Pick::YesNo { yes: Action::PayTwo, no: None });
                }
                return;
            }
            Verb::Confirm => match at {
                Some(slot) => return self.choose_card(seat, slot),
                // Enter alone plays nothing.
                None => {
                    self.notice = Some(Notice::ChooseFirst);
                    None
                }
            },
            _ => at,
        };
        self.set(Pick::Card { at });
    }

    /// Takes the card in a place of the hand; its first marker lies on its board by itself.
    pub(super) fn choose_card(&mut self, seat: Seat, slot: usize) {
        let Some(card) = self.hand_of(seat).get(slot).copied().flatten() else {
            self.notice = Some(Notice::NothingThere);
            return;
        };
        if let Influence::Character(board) = card {
            self.cursor = board;
        }
        let reserve = self.session().game().holding(seat).personal;
        self.set(Pick::Place(Placing::new(card, slot, false, reserve)));
    }
}
