//! A few rules of thumb, such as somebody has after their first game.
//!
//! - Play where it gives the lead, or enough markers, on boards that pay something; the more the
//!   better, with as few markers as that takes.
//! - Take markers back when hardly any are left.
//! - Bribe for chips and crowns, and for anything else when rich.
//! - Lay out every mission that can be paid, crowns last; draw light ones.

use super::sight::Sight;
use crate::engine::{
    Action, Board, Chip, Claim, Mission, Placement, Question, Reward, Sides, Tier, Usage,
};

/// How good an answer looks; the highest is played.
pub(super) fn score(sight: &Sight<'_>, question: &Question, action: &Action) -> i32 {
    match *action {
        Action::Play { usage, .. } => match usage {
            Usage::Place(placement) | Usage::PlaceFour(placement) => placed(sight, placement),
            Usage::TakeBack | Usage::TakeBackFour => taken_back(sight),
        },
        Action::PayTwo | Action::Exchange { .. } => -10,
        Action::PlaceOn { board } => 1 + gain(sight, board, 1),
        Action::PlaceMarkers { count } => i32::from(count),
        Action::Intrigue { count, .. } => match question {
            Question::Intrigue { board } => gain(sight, *board, count) - 4,
            _ => 0,
        },
        Action::Accept => match question {
            Question::Bribe { board, price } => {
                let left = i32::from(sight.holding().coins) - i32::from(*price);
                worth(sight, *board) - 3 + left / 4
            }
            _ => 1,
        },
        Action::Gain { coins } => {
            // Whatever there is less of.
            let short = sight.holding().personal < 6;
            if short { -i32::from(coins) } else { i32::from(coins) }
        }
        Action::LayOut { pay, .. } => {
            let crowns = pay.chips().into_iter().filter(|&chip| chip == Chip::Crown).count();
            10 - crowns as i32
        }
        Action::ChangeChip { .. } | Action::PutBack { .. } => -1,
        Action::Draw { tier } => match tier {
            Tier::Light => 2,
            Tier::Medium => 1,
            Tier::Dark => 0,
        },
        Action::Keep { chip } => {
            let wanted = |mission: Mission| {
                let cost = sight.table.components().cost(mission);
                cost.first == chip || cost.second == Some(chip)
            };
            match chip {
                Chip::Crown => 5,
                _ => sight.own.missions.iter().filter(|&mission| wanted(mission)).count() as i32,
            }
        }
        Action::Pass => 0,
    }
}

/// What a board pays, roughly, in points.
fn worth(sight: &Sight<'_>, board: Board) -> i32 {
    let worth = |part: Reward| match part {
        Reward::Chip(Chip::Crown) => 6,
        Reward::Chip(_) => 5,
        Reward::Coins(count) => i32::from(count) * 4 / 5,
        Reward::Shields(count) => 2 * i32::from(count),
        Reward::Influence => 3,
        Reward::Intrigue => 2,
        Reward::MarkersOn { most: count, .. } | Reward::MarkersBack(count) => i32::from(count),
        Reward::MarkerAnywhere => 1,
    };
    sight.table.pays(board).parts().map(worth).sum()
}

/// What these markers bring, less a point for each: they may be needed elsewhere.
fn placed(sight: &Sight<'_>, placement: Placement) -> i32 {
    let mut total = -i32::from(placement.len());
    let mut last = None;
    for board in placement.boards() {
        if last.replace(board) != Some(board) {
            total += gain(sight, board, placement.on(board));
        }
    }
    total
}

/// What more markers on a board change, were it scored now.
fn gain(sight: &Sight<'_>, board: Board, count: u8) -> i32 {
    let mut counts: Sides<u8> = sight.table.markers(board);
    let before = claimed(sight, board, counts);
    counts[sight.seat] += count;
    claimed(sight, board, counts) - before
}

fn claimed(sight: &Sight<'_>, board: Board, counts: Sides<u8>) -> i32 {
    let louis = if sight.table.louis() == Some(board) { 4 } else { 0 };
    let worth = worth(sight, board);
    match sight.table.standing_of(board, None, counts).claims[sight.seat] {
        Some(Claim::First { .. }) => worth + louis,
        Some(Claim::SharedFirst | Claim::Second | Claim::Enough) => worth,
        Some(Claim::MayBribe { price, .. }) if price <= sight.holding().coins => worth / 2,
        _ => 0,
    }
}

fn taken_back(sight: &Sight<'_>) -> i32 {
    let holding = sight.holding();
    if holding.personal < 3 && holding.general >= 2 { 4 } else { -10 }
}
