//! Why an answer is a good one, in typed words of the game: what it does to the boards it
//! touches. Found from the open table, so that it can be told to everybody; only what somebody
//! wants a chip for is secret, and kept apart.

use super::outlook::Outlook;
use super::purse::Purse;
use super::weights::{Mind, round_of_four, rounds_left};
use crate::engine::{
    Action, Board, Chip, Claim, Condition, Mission, Placement, Question, Rewards, Seat, Seats,
    Secret, Shortfall, Side, Sides, Standing, Table, Tier, Usage,
};

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Takes the lead on a board from somebody.
    Takes {
        /// The board.
        board: Board,
        /// Who had it.
        from: Side,
        /// What it pays.
        pays: Rewards,
    },
    /// Alone with most on a board where nobody was.
    Leads {
        /// The board.
        board: Board,
        /// What it pays.
        pays: Rewards,
    },
    /// Further ahead on a board.
    Secures {
        /// The board.
        board: Board,
        /// By how many markers.
        ahead: u8,
    },
    /// Has the markers that the board asks for.
    Enough {
        /// The board.
        board: Board,
        /// How many.
        count: u8,
        /// What it pays.
        pays: Rewards,
    },
    /// Nearer to the markers that the board asks for.
    Nearer {
        /// The board.
        board: Board,
        /// How many are missing.
        missing: u8,
    },
    /// Second, or tied for most, on Louis's board: the chip, but no crown.
    Chip {
        /// The board.
        board: Board,
    },
    /// Ties with whoever was alone with most, who is then not paid free.
    Denies {
        /// The board.
        board: Board,
        /// Who is not.
        whom: Side,
    },
    /// Can bribe there.
    MayBribe {
        /// The board.
        board: Board,
        /// For how much.
        price: u8,
    },
    /// Pays a bribe for what the board pays.
    Bribes {
        /// What the board pays.
        pays: Rewards,
    },
    /// Keeps the money for something better.
    Saves {
        /// How much.
        price: u8,
    },
    /// Has more markers to place.
    Back {
        /// How many.
        count: u8,
    },
    /// A marker for the next round, or a point in the last one.
    Ahead {
        /// Where.
        board: Board,
        /// Whether the round is the last.
        last: bool,
    },
    /// Five points, and what the mission does.
    Points {
        /// The mission.
        mission: Mission,
        /// Whether the round is the last: then the points are all.
        last: bool,
    },
    /// Missions of this deck do most in the rounds that are left.
    Lasting {
        /// The deck.
        tier: Tier,
    },
    /// Light missions are the easiest to pay for.
    Easiest {
        /// The deck.
        tier: Tier,
    },
    /// A crown fits every mission.
    Crown,
    /// Needs the chip that a board pays for a mission in hand. Secret.
    Wants {
        /// The board.
        board: Board,
        /// The chip.
        chip: Chip,
        /// The mission.
        mission: Mission,
    },
    /// Keeps the chip for a mission in hand. Secret.
    Keeps {
        /// The chip.
        chip: Chip,
        /// The mission.
        mission: Mission,
    },
}

/// The reasons for an answer that everybody at the table could find, the weightiest first.
pub fn reasons(table: &Table, seat: Seat, question: &Question, action: &Action) -> Vec<Why> {
    let on = |board: Board, count: u8| placed(table, seat, board, count);
    match *action {
        Action::Play { usage: Usage::Place(at) | Usage::PlaceFour(at), .. } => {
            by_worth(table, seat, boards(at).map(|board| (board, at.on(board))).collect())
        }
        Action::Play { card, usage: Usage::TakeBack } => back(table, seat, card.strength()),
        Action::Play { usage: Usage::TakeBackFour, .. } => back(table, seat, 4),
        Action::PlaceOn { board } => on(board, 1).into_iter().collect(),
        Action::PlaceOnFive { count: 1.. } => {
            question.board().and_then(|board| on(board, 1)).into_iter().collect()
        }
        Action::Intrigue { count, .. } => {
            question.board().and_then(|board| on(board, count)).into_iter().collect()
        }
        Action::Accept => match question {
            Question::Bribe { board, .. } => vec![Why::Bribes { pays: table.pays(*board) }],
            Question::StartMarker { board, .. } => on(*board, 1).into_iter().collect(),
            Question::WinTie { board } => {
                vec![Why::Leads { board: *board, pays: table.pays(*board) }]
            }
            _ => Vec::new(),
        },
        Action::Pass => match question {
            Question::Bribe { price, .. } => vec![Why::Saves { price: *price }],
            _ => Vec::new(),
        },
        Action::LayOut { mission, .. } => {
            vec![Why::Points { mission, last: table.is_last_round() }]
        }
        Action::Draw { tier: tier @ Tier::Light } => vec![Why::Easiest { tier }],
        Action::Draw { tier } if !table.is_last_round() => vec![Why::Lasting { tier }],
        Action::Keep { chip: Chip::Crown } | Action::ChangeChip { .. } => vec![Why::Crown],
        _ => Vec::new(),
    }
}

/// The reasons that only the player knows: what chips are wanted for.
pub fn secret_reasons(
    table: &Table,
    own: &Secret,
    question: &Question,
    action: &Action,
) -> Vec<Why> {
    let wanted = |chip: Chip| {
        own.missions.iter().find(|&mission| {
            let cost = table.components().cost(mission);
            cost.first == chip || cost.second == Some(chip)
        })
    };
    let wants = |board: Board| {
        let chip = table.pays(board).chip().filter(|&chip| chip != Chip::Crown)?;
        Some(Why::Wants { board, chip, mission: wanted(chip)? })
    };
    match *action {
        Action::Play { usage: Usage::Place(at) | Usage::PlaceFour(at), .. } => {
            // The chip that is worth most with the missions in hand is named first.
            let rounds = rounds_left(round_of_four(table));
            let purse = Purse::new(Mind::shipped(), table.components(), rounds, own.missions);
            let worth = table.rest().seat().map(|seat| purse.wants(table.holding(seat).chips));
            let worth = |board: Board| match (worth, table.pays(board).chip()) {
                (Some(worth), Some(chip)) => worth[chip as usize],
                _ => 0.0,
            };
            let mut boards: Vec<Board> = boards(at).collect();
            boards.sort_by(|&one, &other| worth(other).total_cmp(&worth(one)));
            boards.into_iter().filter_map(wants).collect()
        }
        Action::PlaceOn { board } => wants(board).into_iter().collect(),
        Action::Accept | Action::Intrigue { .. } => {
            question.board().and_then(wants).into_iter().collect()
        }
        Action::Keep { chip } if chip != Chip::Crown => {
            wanted(chip).map(|mission| Why::Keeps { chip, mission }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The boards of a placement, each once.
fn boards(placement: Placement) -> impl Iterator<Item = Board> {
    Board::ALL.into_iter().filter(move |&board| placement.on(board) > 0)
}

fn back(table: &Table, seat: Seat, strength: u8) -> Vec<Why> {
    match strength.min(table.holding(seat).general) {
        0 => Vec::new(),
        count => vec![Why::Back { count }],
    }
}

/// What so many markers more change on a board.
fn placed(table: &Table, seat: Seat, board: Board, count: u8) -> Option<Why> {
    let scored = table.rest().board().is_some_and(|now| board < now);
    // A marker that a board's own payment puts there stays there (R6.9).
    let paid_here = table.rest().board() == Some(board) && table.pays(board).marker_anywhere();
    if scored || paid_here {
        let last = table.is_last_round();
        return Some(Why::Ahead { board, last });
    }
    let mut counts: Sides<u8> = table.markers(board);
    let before = table.standing_of(board, None, counts);
    counts[seat] += count;
    let after = table.standing_of(board, None, counts);
    // The rival who was alone with most.
    let sole = |standing: &Standing| (standing.leaders.len() == 1).then_some(standing.leaders);
    let led = sole(&before).and_then(|set| set.iter().find(|&side| side != Side::Seat(seat)));
    let was_first = matches!(before.claims[seat], Some(Claim::First { .. }));
    Some(match after.claims[seat]? {
        Claim::First { .. } if was_first => {
            let next = after.seconds.iter().next().map_or(0, |side| after.counts[side]);
            Why::Secures { board, ahead: after.counts[seat] - next }
        }
        Claim::First { .. } => match led {
            Some(from) => Why::Takes { board, from, pays: table.pays(board) },
            None => Why::Leads { board, pays: table.pays(board) },
        },
        Claim::SharedFirst | Claim::Second => Why::Chip { board },
        Claim::Enough => Why::Enough { board, count: after.counts[seat], pays: table.pays(board) },
        Claim::MayBribe { why: Shortfall::TiedForMost, .. }
        | Claim::Nothing { why: Shortfall::TiedForMost }
            if led.is_some() =>
        {
            Why::Denies { board, whom: led? }
        }
        Claim::MayBribe { price, .. } => Why::MayBribe { board, price },
        Claim::Nothing { .. } => match after.condition {
            Condition::Markers(wanted) => {
                Why::Nearer { board, missing: wanted.saturating_sub(after.counts[seat]) }
            }
            _ => return None,
        },
    })
}

/// What markers on these boards do there, the board first whose worth changes most, as far as the
/// table can tell. What hardly changes anything is no reason.
fn by_worth(table: &Table, seat: Seat, placed_on: Vec<(Board, u8)>) -> Vec<Why> {
    // Nobody's cards are looked at: as if everybody had a turn more and wanted every chip alike.
    let outlook = Outlook::new(Mind::shipped(), table, Seats([2; 4]));
    let pays = outlook.pays(seat, &Secret::default());
    let worth = |(board, count): (Board, u8)| {
        let gains = outlook.gains_on(seat, board, &pays, usize::from(count));
        gains.iter().sum::<f32>()
    };
    let mut whys: Vec<(f32, Why)> = placed_on
        .into_iter()
        .filter_map(|on| Some((worth(on), placed(table, seat, on.0, on.1)?)))
        .collect();
    whys.sort_by(|one, other| other.0.total_cmp(&one.0));
    let most = whys.first().map_or(0.0, |first| first.0);
    let counts = |worth: f32| most <= 0.0 || worth > TRIFLE * most;
    whys.into_iter().filter(|&(worth, _)| counts(worth)).map(|(_, why)| why).collect()
}

/// A reason that weighs less than this part of the best is not told.
const TRIFLE: f32 = 0.1;
