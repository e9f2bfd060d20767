//! Finding why an answer is a good one: what it does to the boards it touches, by how much the
//! evaluation sees change. Found from what everybody sees, so that it can be told to everybody; only
//! what somebody wants a chip for is secret, and kept apart.

use super::outlook::{Outlook, Pays};
use super::purse::Purse;
use super::weights::{Mind, round_of_four, rounds_left};
use super::why::{When, Why};
use crate::engine::{
    Action, Board, Chip, Claim, Condition, Placement, Question, Seat, Seats, Secret, Shortfall,
    Side, Sides, Standing, Table, Tier, Usage, View,
};

/// The reasons for an answer that everybody at the table could find, the weightiest first.
pub fn reasons(view: &View, seat: Seat, question: &Question, action: &Action) -> Vec<Why> {
    let table = view.table();
    let on = |board: Board, count: u8| placed(table, seat, board, count);
    match *action {
        Action::Play { usage: Usage::Place(at) | Usage::PlaceFour(at), .. } => {
            by_worth(view, seat, boards(at).map(|board| (board, at.on(board))).collect())
        }
        Action::Play { card, usage: Usage::TakeBack } => back(view, seat, card.strength()),
        Action::Play { usage: Usage::TakeBackFour, .. } => back(view, seat, 4),
        Action::PayTwo => vec![Why::Waits],
        Action::Exchange { .. } => vec![Why::Changes],
        Action::PlaceOn { board } => on(board, 1).into_iter().collect(),
        Action::PlaceOnFive { count: count @ 1.. } => {
            question.board().and_then(|board| on(board, count)).into_iter().collect()
        }
        Action::Intrigue { count, .. } => {
            question.board().and_then(|board| on(board, count)).into_iter().collect()
        }
        Action::Accept => match question {
            Question::Bribe { board, .. } => {
                let pays = table.pays(*board);
                let chips = pays.chip().map_or(0, |_| table.holding(seat).chips.len() + 1);
                vec![Why::Bribes { pays, chips }]
            }
            Question::StartMarker { board, .. } => on(*board, 1).into_iter().collect(),
            Question::WinTie { board } => {
                let crown = table.louis() == Some(*board);
                vec![Why::Leads { board: *board, pays: table.pays(*board), crown }]
            }
            _ => Vec::new(),
        },
        Action::Pass => match question {
            Question::Bribe { board, price } => vec![saves(view, seat, *board, *price)],
            _ => Vec::new(),
        },
        Action::LayOut { mission, .. } => {
            let points = table.components().points(mission);
            let rounds = table.components().rounds().saturating_sub(table.round());
            vec![Why::Points { mission, points, rounds }]
        }
        Action::Draw { tier } => drawn(table, seat, tier),
        Action::Keep { chip: Chip::Crown } | Action::ChangeChip { .. } => vec![Why::Crown],
        _ => Vec::new(),
    }
}

/// The reasons that only the player knows: what chips are wanted for.
pub fn secret_reasons(view: &View, question: &Question, action: &Action) -> Vec<Why> {
    let (table, Some(own)) = (view.table(), view.own()) else { return Vec::new() };
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

fn back(view: &View, seat: Seat, strength: u8) -> Vec<Why> {
    // The card that is played is still counted, and the last one is never played (R5.10).
    let when = match view.counts(seat).influence {
        3.. => When::Now,
        _ if view.is_last_round() => When::Tie,
        _ => When::NextRound,
    };
    match strength.min(view.holding(seat).general) {
        0 => Vec::new(),
        count => vec![Why::Back { count, when }],
    }
}

/// Why a bribe is not paid: there is a board to come that could not be bribed as well, or the money
/// is worth more than what it buys.
fn saves(view: &View, seat: Seat, now: Board, price: u8) -> Why {
    let (outlook, pays) = public(view, seat);
    let left = view.holding(seat).coins.saturating_sub(price);
    let later = Board::ALL.into_iter().filter(|&board| {
        let standing = view.standing_of(board, None, view.markers(board));
        let short = |claim| matches!(claim, Claim::MayBribe { price, .. } if price > left);
        board > now && outlook.is_open(board) && standing.claims[seat].is_some_and(short)
    });
    let best = later.max_by(|&one, &other| pays.boards[one].total_cmp(&pays.boards[other]));
    match best.filter(|&board| pays.boards[board] >= pays.boards[now]) {
        Some(board) => Why::SavesFor { price, board, pays: view.pays(board) },
        None => Why::Saves { price, last: view.is_last_round() },
    }
}

/// Why a mission is drawn from this deck: chips that are left may pay for it at once, or else what the
/// decks are like. In the last round a mission that cannot be paid for is nothing.
fn drawn(table: &Table, seat: Seat, tier: Tier) -> Vec<Why> {
    let has = table.holding(seat).chips;
    let chips = has.len();
    let crowns = has.count(Chip::Crown);
    let pays = match tier {
        Tier::Light => chips > 1,
        Tier::Medium => chips > 1 && (crowns > 0 || has.kinds().nth(1).is_some()),
        Tier::Dark => crowns > 0 && chips > 1 || has.kinds().any(|chip| has.count(chip) > 1),
    };
    match tier {
        _ if pays => vec![Why::AtOnce { tier, chips }],
        _ if table.is_last_round() => Vec::new(),
        Tier::Light => vec![Why::Easiest { tier }],
        Tier::Medium => vec![Why::Between { tier }],
        Tier::Dark => vec![Why::Lasting { tier }],
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
        Claim::First { crown } => match led {
            Some(from) => Why::Takes { board, from, pays: table.pays(board), crown },
            None => Why::Leads { board, pays: table.pays(board), crown },
        },
        Claim::SharedFirst | Claim::Second => Why::Chip { board },
        Claim::Enough => Why::Enough { board, count: after.counts[seat], pays: table.pays(board) },
        Claim::MayBribe { why: Shortfall::TiedForMost, .. }
        | Claim::Nothing { why: Shortfall::TiedForMost }
            if led.is_some() =>
        {
            Why::Denies { board, whom: led? }
        }
        Claim::MayBribe { price, .. } => Why::MayBribe { board, price, pays: table.pays(board) },
        Claim::Nothing { .. } => match after.condition {
            Condition::Markers(wanted) => {
                Why::Nearer { board, missing: wanted.saturating_sub(after.counts[seat]) }
            }
            _ => return None,
        },
    })
}

/// How the boards stand as far as everybody can tell: how many turns are left is public (R3.5), what
/// somebody wants chips for is not.
fn public(view: &View, seat: Seat) -> (Outlook<'_>, Pays) {
    let cards = Seats::from_fn(|seat| view.counts(seat).influence);
    let outlook = Outlook::new(Mind::shipped(), view.table(), cards);
    let pays = outlook.pays(seat, &Secret::default());
    (outlook, pays)
}

/// What markers on these boards do there, the board first whose worth changes most, as far as the
/// table can tell. What hardly changes anything is no reason.
fn by_worth(view: &View, seat: Seat, placed_on: Vec<(Board, u8)>) -> Vec<Why> {
    let (outlook, pays) = public(view, seat);
    let worth = |(board, count): (Board, u8)| {
        let gains = outlook.gains_on(seat, board, &pays, usize::from(count));
        gains.iter().sum::<f32>()
    };
    let mut whys: Vec<(f32, Why)> = placed_on
        .into_iter()
        .filter_map(|on| Some((worth(on), placed(view.table(), seat, on.0, on.1)?)))
        .collect();
    whys.sort_by(|one, other| other.0.total_cmp(&one.0));
    let most = whys.first().map_or(0.0, |first| first.0);
    let counts = |worth: f32| most <= 0.0 || worth > TRIFLE * most;
    whys.into_iter().filter(|&(worth, _)| counts(worth)).map(|(_, why)| why).collect()
}

/// A reason that weighs less than this part of the best is not told.
const TRIFLE: f32 = 0.1;
