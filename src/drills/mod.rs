//! Drills: small positions made from a seed, each with a question whose answer the engine knows.

mod best;
mod leftover;
mod make;
mod sitting;

pub use best::Position;
pub use sitting::sitting;

use crate::bots::{Change, change};
use crate::engine::{
    Action, Board, BoardSet, Claim, Effect, Event, Flip, Game, Influence, Mission, Phase, Place,
    Reach, Reserve, Rule, Seat, Shortfall, Side, Usage, Walk, What,
};

/// The most markers that an intrigue card adds.
const INTRIGUE: u8 = Reserve::Personal.by_intrigue();

/// The worlds in which answers are held against each other are the same every time.
const SEED: u64 = 7;

/// How many positions a sitting has.
pub const SITTING: usize = 10;

/// What a sitting is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Who is paid, ties and Louis's board among them.
    Paid,
    /// Where the markers go afterwards, and whether the board turns over.
    After,
    /// Where the next marker may go.
    Next,
    /// Which missions can be paid.
    Payable,
    /// What an intrigue card is worth.
    Intrigue,
    /// What is left over at the end of a round and of the game, and what it comes to.
    Count,
    /// When a mission helps first.
    When,
    /// Which of three answers is best.
    Best,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 8] = [
        Kind::Best,
        Kind::Paid,
        Kind::After,
        Kind::Next,
        Kind::Payable,
        Kind::Intrigue,
        Kind::Count,
        Kind::When,
    ];

    /// Its name, by which its words are found and its score is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Paid => "paid",
            Kind::After => "after",
            Kind::Next => "next",
            Kind::Payable => "payable",
            Kind::Intrigue => "intrigue",
            Kind::Count => "count",
            Kind::When => "when",
            Kind::Best => "best",
        }
    }
}

/// A position with a question.
#[derive(Clone, Debug)]
pub struct Drill {
    /// The table.
    pub game: Game,
    /// The question.
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Ask {
    /// What does this player get when the board is scored?
    Paid {
        /// The board.
        board: Board,
        /// The player.
        seat: Seat,
    },
    /// Where do this player's markers go when the board is scored?
    Home {
        /// The board.
        board: Board,
        /// The player.
        seat: Seat,
    },
    /// Does the board turn over?
    Flip {
        /// The board.
        board: Board,
    },
    /// Where may the next marker go?
    Next {
        /// The card.
        card: Influence,
        /// The markers that lie already.
        walk: Walk,
    },
    /// Which of these missions could be paid, each on its own?
    Payable {
        /// The missions.
        missions: Vec<Mission>,
    },
    /// How many markers of an intrigue card make A be paid without a bribe?
    Intrigue {
        /// The board.
        board: Board,
    },
    /// How many shields does A draw for what is left at the end?
    Count {
        /// The numbers to choose from.
        numbers: [u8; 4],
    },
    /// How many shields does A draw for chips when the missions phase of an earlier round is over?
    Kept {
        /// The numbers to choose from.
        numbers: [u8; 4],
    },
    /// How many points does A have at the end?
    Score {
        /// The numbers to choose from.
        numbers: [u8; 4],
    },
    /// In which phase can this mission, which has just been laid out, help first?
    When {
        /// The mission.
        mission: Mission,
    },
    /// Which answer is best?
    Best {
        /// The answers to choose from, each with the chance to win that it leaves.
        answers: Vec<(Action, f32)>,
    },
}

/// An answer to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Paid free.
    Free,
    /// The chip of Louis's board and a crown.
    ChipAndCrown,
    /// The chip of Louis's board.
    Chip,
    /// May bribe.
    MayBribe,
    /// Nothing.
    Nothing,
    /// To the general reserve.
    General,
    /// To the personal reserve.
    Personal,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Paid without the intrigue card.
    Anyway,
    /// With so many markers.
    With(u8),
    /// Not even with two.
    Never,
    /// So many shields.
    Number(u8),
    /// So many points.
    Points(u8),
    /// In this phase; the missions phase is that in which it is laid out.
    In(Phase),
    /// This answer of the game.
    Play(Action),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The one in this place of [`Drill::choices`].
    Place(usize),
    /// These boards.
    Boards(BoardSet),
    /// These missions, a bit each.
    Missions(u8),
}

impl Drill {
    /// The answers to choose from; none where boards or missions are chosen.
    pub fn choices(&self) -> Vec<Choice> {
        use Choice::*;
        match &self.ask {
            Ask::Paid { board, .. } if self.game.louis() == Some(*board) => {
                vec![ChipAndCrown, Chip, MayBribe, Nothing]
            }
            Ask::Paid { .. } => vec![Free, MayBribe, Nothing],
            Ask::Home { .. } => vec![General, Personal],
            Ask::Flip { .. } => vec![Yes, No],
            Ask::Intrigue { .. } => vec![Anyway, With(1), With(2), Never],
            Ask::Count { numbers } | Ask::Kept { numbers } => {
                numbers.iter().copied().map(Number).collect()
            }
            Ask::Score { numbers } => numbers.iter().copied().map(Points).collect(),
            Ask::When { .. } => {
                vec![
                    In(Phase::Missions),
                    In(Phase::Supply),
                    In(Phase::Influence),
                    In(Phase::Scoring),
                ]
            }
            Ask::Best { answers } => answers.iter().map(|(action, _)| Play(*action)).collect(),
            Ask::Next { .. } | Ask::Payable { .. } => Vec::new(),
        }
    }

    /// The board that it is about.
    pub const fn board(&self) -> Option<Board> {
        match self.ask {
            Ask::Paid { board, .. }
            | Ask::Home { board, .. }
            | Ask::Flip { board }
            | Ask::Intrigue { board } => Some(board),
            _ => None,
        }
    }

    /// The right answer.
    pub fn right(&self) -> Reply {
        let choice = match &self.ask {
            Ask::Paid { board, seat } => {
                match self.game.standing(*board).claims[Side::Seat(*seat)] {
                    Some(Claim::First { crown: true }) => Choice::ChipAndCrown,
                    Some(Claim::SharedFirst | Claim::Second) => Choice::Chip,
                    Some(Claim::First { .. } | Claim::Enough) => Choice::Free,
                    Some(Claim::MayBribe { .. }) => Choice::MayBribe,
                    Some(Claim::Nothing { .. }) | None => Choice::Nothing,
                }
            }
            Ask::Home { board, seat } => {
                let gone = |event: &Event| match event.what {
                    What::Markers {
                        side: Side::Seat(own), from: Place::Board(left), to, ..
                    } => own == *seat && left == *board && to == Place::Reserve(Reserve::General),
                    _ => false,
                };
                match self.scored(*board).iter().any(gone) {
                    true => Choice::General,
                    false => Choice::Personal,
                }
            }
            Ask::Flip { .. } => match self.flip().is_some_and(Flip::turns) {
                true => Choice::Yes,
                false => Choice::No,
            },
            Ask::Next { walk, .. } => {
                let open = |board: &Board| walk.step(*board).is_ok();
                return Reply::Boards(Board::ALL.into_iter().filter(open).collect());
            }
            Ask::Payable { missions } => {
                let bit = |(place, mission): (usize, &Mission)| {
                    u8::from(self.game.payments(Seat::A, *mission).next().is_some()) << place
                };
                return Reply::Missions(missions.iter().enumerate().map(bit).sum());
            }
            Ask::Intrigue { board } => match self.enough(*board) {
                Some(0) => Choice::Anyway,
                Some(more) => Choice::With(more),
                None => Choice::Never,
            },
            Ask::Count { .. } => Choice::Number(leftover::drawn(&self.game)),
            Ask::Kept { .. } => Choice::Number(leftover::traded(&self.game)),
            Ask::Score { .. } => Choice::Points(leftover::score(&self.game)),
            Ask::When { mission } => Choice::In(helps_in(mission.effect())),
            Ask::Best { answers } => {
                let best = answers.iter().max_by(|one, other| one.1.total_cmp(&other.1));
                best.map_or(Choice::Nothing, |(action, _)| Choice::Play(*action))
            }
        };
        let place = self.choices().iter().position(|one| *one == choice);
        Reply::Place(place.unwrap_or_default())
    }

    /// How many markers of an intrigue card make A be paid without a bribe.
    fn enough(&self, board: Board) -> Option<u8> {
        (0..=INTRIGUE).find(|&more| {
            let mut counts = self.game.markers(board);
            counts[Seat::A] += more;
            let claim = self.game.standing_of(board, None, counts).claims[Seat::A];
            !matches!(claim, None | Some(Claim::MayBribe { .. } | Claim::Nothing { .. }))
        })
    }

    /// How many markers of an intrigue card the answer speaks of: enough, or as many as there can be.
    pub fn added(&self) -> u8 {
        match self.ask {
            Ask::Intrigue { board } => self.enough(board).unwrap_or(INTRIGUE),
            _ => 0,
        }
    }

    /// Why the board turns over, or does not.
    pub fn flip(&self) -> Option<Flip> {
        let board = self.board()?;
        self.scored(board).iter().find_map(|event| match event.what {
            What::Turned { board: own, flip, .. } => Some(flip).filter(|_| own == board),
            _ => None,
        })
    }

    /// What happens when the board is scored and nobody bribes: A's last turn places nothing.
    fn scored(&self, board: Board) -> Vec<Event> {
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        let mut answers = Vec::new();
        game.legal_actions(&mut answers);
        let back = |action: &Action| matches!(action, Action::Play { usage: Usage::TakeBack, .. });
        if let Some(action) = answers.into_iter().find(back) {
            // It is one of the answers.
            let _ = game.apply(&action, &mut events);
        }
        let over = |events: &[Event]| {
            events.iter().any(|e| matches!(e.what, What::Turned { board: own, .. } if own == board))
        };
        while !over(&events) && game.apply(&Action::Pass, &mut events).is_ok() {}
        events
    }

    /// What each answer that is not the best one lacks at the end of the round, on average over so many
    /// worlds, by its place.
    pub fn worse(&self, worlds: u32) -> Vec<(usize, Change)> {
        let (Ask::Best { answers }, Reply::Place(best)) = (&self.ask, self.right()) else {
            return Vec::new();
        };
        let view = self.game.view(Some(Seat::A));
        let others = answers.iter().enumerate().filter(|(place, _)| *place != best);
        let lacks = |action: Action| change(&view, [answers[best].0, action], SEED, worlds);
        others.map(|(place, (action, _))| (place, lacks(*action))).collect()
    }

    /// Whether the same is asked of the same answers.
    fn is_same(&self, other: &Self) -> bool {
        let answers = |drill: &Self| match &drill.ask {
            Ask::Best { answers } => {
                let mut chances: Vec<u32> = answers.iter().map(|(_, c)| c.to_bits()).collect();
                chances.sort_unstable();
                Some(chances)
            }
            _ => None,
        };
        let effect = |drill: &Self| match drill.ask {
            Ask::When { mission } => Some(mission.effect()),
            _ => None,
        };
        (answers(self).is_some() && answers(self) == answers(other))
            || (effect(self).is_some() && effect(self) == effect(other))
    }

    /// The rule by which it is right; for what is best, what it is all for.
    pub fn rule(&self) -> Rule {
        match &self.ask {
            Ask::Best { .. } => Rule::new(7, 4),
            Ask::Paid { board, .. } | Ask::Home { board, .. } => self.game.standing(*board).rule(),
            Ask::Flip { board } => self.game.standing(*board).flip.rule(),
            Ask::Next { card, .. } => Reach::of(*card).rule(),
            Ask::Payable { .. } => Rule::MISSIONS,
            Ask::Intrigue { .. } => Rule::INTRIGUE,
            Ask::Count { .. } | Ask::Score { .. } => Rule::COUNT,
            Ask::Kept { .. } => Rule::CHIPS,
            Ask::When { mission } => mission.rule(),
        }
    }

    /// Whether several share the most, or the second place at Louis's: the cases that are easily missed.
    pub fn is_tied(&self) -> bool {
        self.board().is_some_and(|board| {
            let standing = self.game.standing(board);
            let tied = |claim: Option<Claim>| match claim {
                Some(Claim::SharedFirst) => true,
                Some(Claim::MayBribe { why, .. } | Claim::Nothing { why }) => {
                    matches!(why, Shortfall::TiedForMost | Shortfall::TiedForSecond)
                }
                _ => false,
            };
            Side::ALL.into_iter().any(|side| tied(standing.claims[side]))
        })
    }
}

/// The phase in which something that a mission does comes first once it is laid out (R8).
const fn helps_in(effect: Effect) -> Phase {
    match effect {
        Effect::MoreMissions | Effect::ChangeChip | Effect::ChangeMissions => Phase::Missions,
        Effect::OneMarker
        | Effect::OneCoin
        | Effect::TwoGains
        | Effect::OneShield
        | Effect::ThreeMarkers
        | Effect::ThreeCoins
        | Effect::IntrigueCard
        | Effect::MarkerForCard => Phase::Supply,
        Effect::MarkerOn(_)
        | Effect::MarkerAtLouis
        | Effect::PayTwo
        | Effect::ChangeCard
        | Effect::FourMarkers
        | Effect::LastMarker => Phase::Influence,
        Effect::WinTie | Effect::OneOff => Phase::Scoring,
    }
}
