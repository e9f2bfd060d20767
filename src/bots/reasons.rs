//! Finding why an answer is a good one: what it does to the boards it touches, by how much the
//! evaluation sees change. Found from what everybody sees, so that it can be told to everybody; only
//! what somebody wants a chip for is secret, and kept apart.

use super::outlook::{Outlook, Pays};
use super::purse::Purse;
use super::weights::{Mind, round_of_four, rounds_left};
use super::why::{When, Why};
use crate::engine::{
    Action, Board, Chip, Chips, Claim, Condition, Effect, Mission, Placement, Question, Rest, Seat,
    Seats, Secret, Shortfall, Side, Sides, Standing, Table, Tier, Usage, View,
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
        Action::PlaceMarkers { count: 0 } => vec![Why::Spares],
        Action::PlaceMarkers { count } => {
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
            Question::TradeMarker { .. } => vec![Why::Turn],
            _ => Vec::new(),
        },
        Action::Gain { coins } => {
            let money = (coins > 0).then_some(Why::Money { count: coins });
            let count = 2_u8.saturating_sub(coins).min(table.holding(seat).general);
            let back = (count > 0).then_some(Why::Back { count, when: When::Now });
            back.into_iter().chain(money).collect()
        }
        Action::Pass => passed(view, seat, question).into_iter().collect(),
        Action::LayOut { mission, .. } => {
            let points = table.components().points(mission);
            // That one works when it is laid out, and never again (R8.1).
            let once = mission.effect() == Effect::MoreMissions;
            let rounds = table.components().rounds().saturating_sub(table.round());
            vec![Why::Points { mission, points, rounds: if once { 0 } else { rounds } }]
        }
        Action::Draw { tier } => drawn(table, seat, tier),
        Action::Keep { chip: Chip::Crown } | Action::ChangeChip { .. } => vec![Why::Crown],
        Action::Keep { .. } => vec![Why::Next],
        Action::PutBack { .. } => vec![Why::Renews],
    }
}

/// Why something is left. Why no intrigue card is played and no mission laid out is nobody else's
/// business: it would say what is in the hand.
fn passed(view: &View, seat: Seat, question: &Question) -> Option<Why> {
    match *question {
        Question::Bribe { board, price } => Some(saves(view, seat, board, price)),
        Question::TradeMarker { late: false } => Some(Why::Later),
        Question::TradeMarker { late: true } | Question::LastMarker | Question::PlaceAnywhere => {
            Some(Why::Spares)
        }
        Question::StartMarker { board, .. } => Some(Why::Little { board }),
        Question::WinTie { board } => {
            let tied = |later: &Board| {
                let leaders = view.standing_of(*later, None, view.markers(*later)).leaders;
                *later > board && leaders.len() > 1 && leaders.contains(Side::Seat(seat))
            };
            let count = view.markers(board)[seat];
            let later = Board::ALL.into_iter().find(tied);
            Some(later.map_or(Why::Returns { board, count }, |board| Why::TieFor { board }))
        }
        Question::ChangeMissions => Some(Why::Content),
        Question::ChangeChip => Some(Why::Saves { price: 2, last: view.is_last_round() }),
        _ => None,
    }
}

/// The reasons that only the player knows: what chips are wanted for.
pub fn secret_reasons(view: &View, question: &Question, action: &Action) -> Vec<Why> {
    let (table, Some(own), Some(seat)) = (view.table(), view.own(), view.viewer()) else {
        return Vec::new();
    };
    let chips = table.holding(seat).chips;
    let wanted = |chip: Chip| {
        own.missions.iter().find(|&mission| {
            let cost = table.components().cost(mission);
            cost.first == chip || cost.second == Some(chip)
        })
    };
    // A mission that these chips pay for and those in hand do not.
    let payable = |more: Chips| {
        let pays = |mission: Mission, chips: Chips| pays(table, mission, chips);
        own.missions.iter().find(|&mission| !pays(mission, chips) && pays(mission, more))
    };
    let wants = |board: Board| {
        let chip = table.pays(board).chip()?;
        let mut more = chips;
        more.add(chip);
        if let Some(mission) = payable(more) {
            return Some(Why::Completes { board, chip, mission });
        }
        // What is in hand already, or is for a mission that can be paid for, is not wanted.
        let mission = own.missions.iter().find(|&mission| {
            let cost = table.components().cost(mission);
            let shown = [Some(cost.first), cost.second];
            let needs = shown.iter().filter(|&&shown| shown == Some(chip)).count();
            usize::from(chips.count(chip)) < needs && !pays(table, mission, chips)
        });
        Some(Why::Wants { board, chip, mission: mission? })
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
        Action::ChangeChip { chip } => {
            let mut more = chips;
            more.take(chip);
            more.add(Chip::Crown);
            payable(more).map(|mission| Why::Opens { mission }).into_iter().collect()
        }
        Action::Keep { chip } if chip != Chip::Crown => {
            wanted(chip).map(|mission| Why::Keeps { chip, mission }).into_iter().collect()
        }
        Action::Pass => match (question, view.viewer()) {
            (Question::Intrigue { .. }, _) => vec![Why::Card { last: view.is_last_round() }],
            (Question::LayOut, Some(seat)) => {
                let kept = u8::from(!view.is_last_round());
                vec![Why::Trades { count: table.holding(seat).chips.len().saturating_sub(kept) }]
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Whether these chips pay for a mission (R7.1).
fn pays(table: &Table, mission: Mission, mut chips: Chips) -> bool {
    let cost = table.components().cost(mission);
    let mut shown = [Some(cost.first), cost.second].into_iter().flatten();
    chips.len() > 1 && shown.all(|chip| chips.take(chip) || chips.take(Chip::Crown))
}

/// The boards of a placement, each once.
fn boards(placement: Placement) -> impl Iterator<Item = Board> {
    Board::ALL.into_iter().filter(move |&board| placement.on(board) > 0)
}

fn back(view: &View, seat: Seat, strength: u8) -> Vec<Why> {
    // The card that is played is still counted, and the last one is never played (R5.10).
    let when = match view.counts(seat).influence {
        3.. => When::Now,
        _ if view.is_last_round() && view.counts(seat).intrigue > 0 => When::Intrigue,
        _ if view.is_last_round() => When::Tie,
        _ => When::NextRound,
    };
    let holding = view.holding(seat);
    vec![match strength.min(holding.general) {
        0 if holding.personal == 0 => Why::Empty,
        0 => Why::Rests,
        count => Why::Back { count, when },
    }]
}

/// Why a bribe is not paid: the boards to come that are worth their price cannot all be bribed then,
/// one as good as this among them; or the money is worth more than what it buys.
fn saves(view: &View, seat: Seat, now: Board, price: u8) -> Why {
    let (outlook, pays) = public(view, seat);
    let left = view.holding(seat).coins.saturating_sub(price);
    let later = || {
        Board::ALL.into_iter().filter(|&board| board > now).filter_map(|board| {
            let standing = view.standing_of(board, None, view.markers(board));
            match standing.claims[seat]? {
                Claim::MayBribe { price, .. } if outlook.bribe(board, &pays) > 0.0 => {
                    Some((board, price))
                }
                _ => None,
            }
        })
    };
    let asked: u8 = later().map(|(_, price)| price).sum();
    let worth = |board: Board| outlook.bribe(board, &pays);
    let best = later().map(|(board, _)| board);
    let best = best.max_by(|&one, &other| worth(one).total_cmp(&worth(other)));
    match best.filter(|&board| asked > left && worth(board) >= worth(now)) {
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
        _ if table.is_last_round() => vec![Why::Idle],
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
    let second = |standing: &Standing| {
        let mut sides = standing.seconds.iter();
        let alone = sides.next().filter(|_| sides.next().is_none());
        alone.filter(|_| table.louis() == Some(board) && sole(standing).is_some())
    };
    let was = before.claims[seat];
    let was_second = second(&before).filter(|&side| side != Side::Seat(seat));
    let pays = table.pays(board);
    let most = after.leaders.iter().next().map_or(0, |side| after.counts[side]);
    let short = Why::Short { board, missing: (most + 1).saturating_sub(after.counts[seat]) };
    Some(match after.claims[seat]? {
        Claim::First { .. } if matches!(was, Some(Claim::First { .. })) => {
            let next = after.seconds.iter().next().map_or(0, |side| after.counts[side]);
            Why::Secures { board, ahead: after.counts[seat] - next }
        }
        Claim::First { crown } => match led {
            Some(from) => Why::Takes { board, from, pays, crown },
            None => Why::Leads { board, pays, crown },
        },
        Claim::SharedFirst => match led {
            Some(with) => Why::ChipTied { board, with },
            None => Why::Chip { board },
        },
        Claim::Second => match was_second {
            Some(from) => Why::ChipSecond { board, from },
            None => Why::Chip { board },
        },
        Claim::Enough if was == Some(Claim::Enough) => return None,
        Claim::Enough => Why::Enough { board, count: after.counts[seat], pays },
        Claim::MayBribe { why: Shortfall::TiedForMost, .. }
        | Claim::Nothing { why: Shortfall::TiedForMost }
            if led.is_some() =>
        {
            Why::Denies { board, whom: led? }
        }
        Claim::MayBribe { .. } | Claim::Nothing { .. }
            if was_second.is_some() && second(&after) != was_second =>
        {
            Why::DeniesSecond { board, whom: was_second? }
        }
        Claim::MayBribe { .. } if matches!(was, Some(Claim::MayBribe { .. })) => short,
        Claim::MayBribe { price, .. } => Why::MayBribe { board, price, pays },
        Claim::Nothing { .. } => match after.condition {
            Condition::Markers(wanted) => {
                Why::Nearer { board, missing: wanted.saturating_sub(after.counts[seat]) }
            }
            _ => short,
        },
    })
}

/// How the boards stand as far as everybody can tell: how many turns are left is public (R3.5), what
/// somebody wants chips for is not. A turn that is being taken is none that is left.
fn public(view: &View, seat: Seat) -> (Outlook<'_>, Pays) {
    let taken = |one: Seat| u8::from(one == seat && matches!(view.rest(), Rest::Turn { .. }));
    let cards = Seats::from_fn(|one| view.counts(one).influence.saturating_sub(taken(one)));
    // When nobody else has a turn, what is on the boards is decided but for more of one's own.
    let alone = view.seats().all(|one| one == seat || cards[one] < 2);
    let cards = if alone { Seats::default() } else { cards };
    let outlook = Outlook::new(Mind::shipped(), view.table(), cards);
    let pays = outlook.pays(seat, &Secret::default());
    (outlook, pays)
}

/// What markers on these boards do there, the board first whose worth changes most, as far as the
/// table can tell. What hardly changes anything is no reason.
fn by_worth(view: &View, seat: Seat, placed_on: Vec<(Board, u8)>) -> Vec<Why> {
    let (outlook, pays) = public(view, seat);
    let worth = |(board, count): (Board, u8), why: &Why| {
        let gains = outlook.gains_on(seat, board, &pays, usize::from(count));
        // What a rival does not get is worth something to everybody else.
        let denied = matches!(why, Why::Denies { .. } | Why::DeniesSecond { .. });
        let rival = if denied { pays.boards[board] / f32::from(view.players()) } else { 0.0 };
        gains.iter().sum::<f32>() + rival
    };
    let mut whys: Vec<(f32, Why)> = placed_on
        .into_iter()
        .filter_map(|on| {
            let why = placed(view.table(), seat, on.0, on.1)?;
            Some((worth(on, &why), why))
        })
        .collect();
    whys.sort_by(|one, other| other.0.total_cmp(&one.0));
    let most = whys.first().map_or(0.0, |first| first.0);
    whys.retain(|&(worth, why)| most <= 0.0 || worth > TRIFLE * most || why.is_paid());
    // What one is paid oneself comes before all else, the board first that pays most.
    let paid = |why: &Why| match (why, why.board()) {
        (Why::MayBribe { .. }, Some(board)) => outlook.bribe(board, &pays),
        (_, Some(board)) if why.is_paid() => {
            let crowned =
                matches!(why, Why::Takes { crown: true, .. } | Why::Leads { crown: true, .. });
            pays.boards[board] + if crowned { pays.crown } else { 0.0 }
        }
        _ => f32::MIN,
    };
    whys.sort_by(|(_, one), (_, other)| paid(other).total_cmp(&paid(one)));
    whys.into_iter().map(|(_, why)| why).collect()
}

/// A reason that weighs less than this part of the best is not told.
const TRIFLE: f32 = 0.1;
