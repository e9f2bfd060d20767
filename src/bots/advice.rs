//! What a hint adds to the search: the points that everybody can expect after each of the answers it
//! names, so that answers which win as often as each other differ, and what everybody sees that makes
//! a chance high or low. The search itself is not touched by it.

use std::sync::atomic::{AtomicBool, Ordering};

use super::hard::Found;
use super::purse::Purse;
use super::thumb::Thumb;
use super::weights::{Mind, rounds_left};
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Board, Chip, Game, Phase, Seat, Seats, Usage, View};

/// How many answers are looked at.
const LOOKED_AT: usize = 8;
/// In how many worlds.
const WORLDS: u32 = 300;
/// Chances that are no further apart say nothing about which is better.
const APART: f32 = 0.01;
/// Below this, and as near to a sure win, chances say nothing either.
const HOPELESS: f32 = 0.03;
/// An answer tried in less than this part of the worlds of the best is not put before it.
const TRIED: u32 = 8;

/// An answer that a hint names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The answer, and what the search found.
    pub found: Found,
    /// The points that everybody can expect at the end; unknown where the search left it out.
    pub points: Option<Seats<f32>>,
}

impl Advice {
    /// How many points this seat is ahead of the best other, at the end.
    pub fn ahead(&self, seat: Seat, players: u8) -> Option<f32> {
        self.points.map(|points| ahead(&points, seat, players))
    }
}

/// How many points a seat is ahead of the best other.
pub(super) fn ahead(points: &Seats<f32>, seat: Seat, players: u8) -> f32 {
    let others = Seat::ALL.into_iter().take(players.into()).filter(|&other| other != seat);
    points[seat] - others.map(|other| points[other]).fold(f32::MIN, f32::max)
}

/// Whether two answers win about as often as each other, so that chances do not tell which is better.
pub fn alike(one: &Found, other: &Found) -> bool {
    let near = (one.value - other.value).abs() < APART;
    one.tries > 0 && other.tries > 0 && (near || settled(one, other))
}

/// Whether all of several answers win as often as each other, so that only points tell which is better.
pub fn all_alike(advice: &[Advice]) -> bool {
    let Some((first, others)) = advice.split_first() else { return false };
    !others.is_empty() && others.iter().all(|one| ties(&first.found, &one.found))
}

/// Whether the game is as good as lost, or won, with either.
fn settled(one: &Found, other: &Found) -> bool {
    let both = |is: fn(f32) -> bool| is(one.value) && is(other.value);
    both(|value| value < HOPELESS) || both(|value| value > 1.0 - HOPELESS)
}

/// Whether two answers read as winning as often as each other, in whole percent.
fn ties(one: &Found, other: &Found) -> bool {
    let percent = |one: &Found| (100.0 * one.value).round();
    let tried = one.tries > 0 && other.tries > 0;
    tried && (percent(one) == percent(other) || settled(one, other))
}

/// The points that everybody has, or can expect from the start of a round.
pub(super) fn expected(mind: &Mind, game: &Game) -> Seats<f32> {
    match game.outcome() {
        Some(outcome) => Seats::from_fn(|seat| f32::from(outcome.tallies[seat].total)),
        None => {
            let (mut points, effects) = (Seats::default(), &mind.weights.effects);
            game.seats().for_each(|seat| points[seat] = mind.values.points(effects, game, seat));
            points
        }
    }
}

/// The few best answers in the order in which they are to be named: those that win as often as each
/// other by the points that they lead to. Nothing is named that is spent for nothing.
pub(super) fn advise(
    view: &View,
    mut found: Vec<Found>,
    seed: u64,
    hurry: &AtomicBool,
) -> Vec<Advice> {
    let Some(decision) = view.decision() else { return Vec::new() };
    let wasted = |one: &Found| is_wasted(view, decision.seat, &one.action);
    if !found.iter().all(wasted) {
        found.retain(|one| !wasted(one));
    }
    found.sort_by(|one, other| other.value.total_cmp(&one.value));
    found.truncate(LOOKED_AT);
    let points = outcomes(view, &found, seed, hurry);
    let mut left: Vec<Advice> = found
        .into_iter()
        .zip(points)
        .map(|(found, points)| Advice { found, points: points.filter(|_| found.tries > 0) })
        .collect();
    let mut named = Vec::new();
    while let Some(best) = left.first().copied() {
        let tried = |one: &Advice| one.found.tries.saturating_mul(TRIED) >= best.found.tries;
        let (mut group, others): (Vec<_>, Vec<_>) = left
            .into_iter()
            .partition(|one| *one == best || ties(&best.found, &one.found) && tried(one));
        let lead = |one: &Advice| one.ahead(decision.seat, view.players()).unwrap_or(f32::MIN);
        group.sort_by(|one, other| lead(other).total_cmp(&lead(one)));
        named.extend(group);
        left = others;
    }
    let mut told: Vec<Advice> = Vec::new();
    for one in named {
        if !told.iter().any(|other| is_same(other, &one)) {
            told.push(one);
        }
    }
    told
}

/// Whether one answer could as well be the other: the same markers placed, or as many taken back, with
/// another card that is hardly missed more than this one.
fn is_same(one: &Advice, other: &Advice) -> bool {
    // Missions put back are the same in whatever order: of one deck, one of them lies under the other.
    if let (
        Action::PutBack { first, second: Some(second) },
        Action::PutBack { first: one_more, second: Some(other) },
    ) = (one.found.action, other.found.action)
    {
        return (first, second) == (other, one_more) || (first, second) == (one_more, other);
    }
    let markers = |one: &Advice| match one.found.action {
        Action::Play { usage: Usage::Place(at), .. } => {
            Some((0, Board::ALL.map(|board| at.on(board))))
        }
        Action::Play { card, usage: Usage::TakeBack } => {
            Some((card.strength(), Board::ALL.map(|_| 0)))
        }
        _ => None,
    };
    markers(one).is_some() && markers(one) == markers(other) && alike(&one.found, &other.found)
}

/// The points that everybody can expect after each of these answers, all played on in the same worlds.
fn outcomes(
    view: &View,
    found: &[Found],
    seed: u64,
    hurry: &AtomicBool,
) -> Vec<Option<Seats<f32>>> {
    let mind = Mind::shipped();
    let mut chance = Chance::new(seed, Stream::Guess);
    let mut sums = vec![Seats([0.0_f32; 4]); found.len()];
    let mut worlds = 0_u32;
    while worlds < WORLDS && !hurry.load(Ordering::Relaxed) {
        let world = view.guess(chance.seed());
        let mut thumb = Thumb::new(mind, chance.seed());
        if world.phase() == Phase::Influence {
            thumb.prepare(&world);
        }
        for (sum, one) in sums.iter_mut().zip(found) {
            let mut game = world.clone();
            if game.apply(&one.action, &mut ()).is_ok() {
                thumb.clone().play_out(&mut game, world.round());
                let points = expected(mind, &game);
                game.seats().for_each(|seat| sum[seat] += points[seat]);
            }
        }
        worlds += 1;
    }
    let mean = |sum: Seats<f32>| Seats::from_fn(|seat| sum[seat] / worlds as f32);
    sums.into_iter().map(|sum| (worlds > 0).then(|| mean(sum))).collect()
}

/// Whether an answer spends money for nothing: in the last round a crown is worth what it lays out.
fn is_wasted(view: &View, seat: Seat, action: &Action) -> bool {
    let (Action::ChangeChip { chip }, Some(own), true) = (action, view.own(), view.is_last_round())
    else {
        return false;
    };
    let mind = Mind::shipped();
    let purse = Purse::new(mind, view.components(), rounds_left(4), own.missions);
    let chips = view.holding(seat).chips;
    let mut changed = chips;
    changed.take(*chip);
    changed.add(Chip::Crown);
    purse.value(changed) - purse.value(chips) < 2.0 * mind.weights.coin[0]
}

/// Something that everybody can count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Missions laid out.
    Missions,
    /// Shields.
    Shields,
    /// Chips.
    Chips,
    /// Louis d'or.
    Coins,
    /// Intrigue cards.
    Intrigue,
    /// Influence cards.
    Cards,
    /// Markers that are not in the general reserve.
    Markers,
}

/// Who is most in the way of somebody, and what each of the two has more than the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Balance {
    /// The strongest of the others.
    pub rival: Seat,
    /// The points that can be expected, one's own and the rival's.
    pub points: (f32, f32),
    /// What the rival has more of, what weighs most first: how many, and how many oneself has.
    pub theirs: Vec<(Thing, u8, u8)>,
    /// What one has more of oneself, and how many the rival has.
    pub own: Vec<(Thing, u8, u8)>,
}

/// What everybody sees of how somebody stands beside whoever can expect most of the others.
pub fn balance(view: &View, seat: Seat, points: &Seats<f32>) -> Option<Balance> {
    let others = view.seats().filter(|&other| other != seat);
    let rival = others.max_by(|&one, &other| points[one].total_cmp(&points[other]))?;
    let last = view.is_last_round();
    let count = |seat: Seat, thing: Thing| {
        let (holding, counts) = (view.holding(seat), view.counts(seat));
        match thing {
            Thing::Missions => holding.laid.iter().count() as u8,
            Thing::Shields => counts.shields,
            Thing::Chips => holding.chips.len(),
            Thing::Coins => holding.coins,
            Thing::Intrigue => counts.intrigue,
            Thing::Cards => counts.influence,
            Thing::Markers => 16_u8.saturating_sub(holding.general),
        }
    };
    // About how many points one more is worth.
    let things = [
        (Thing::Missions, 5.0),
        (Thing::Shields, 1.0),
        (Thing::Chips, 2.0),
        (Thing::Coins, if last { 0.34 } else { 0.5 }),
        (Thing::Intrigue, 1.3),
        // A card more than another is most often the turn that has just come.
        (Thing::Cards, 0.6),
        (Thing::Markers, if last { 0.3 } else { 0.4 }),
    ];
    // Whoever places first has a card less in hand than those who come later, and nothing less for it: while
    // cards are played it counts only who has more turns left than that.
    let turns = |seat: Seat| view.counts(seat).influence.saturating_sub(1);
    let placing = matches!(view.phase(), Phase::Influence);
    let ahead = turns(seat) > turns(rival) + 1 || turns(rival) > turns(seat);
    let told = |thing: Thing| thing != Thing::Cards || !placing || ahead;
    let more = |one: Seat, other: Seat| {
        let weighed = |(thing, worth): (Thing, f32)| {
            let (most, least) = (count(one, thing), count(other, thing));
            let weighs = f32::from(most.saturating_sub(least)) * worth;
            (weighs >= 0.7).then_some((weighs, (thing, most, least)))
        };
        let mut list: Vec<_> =
            things.into_iter().filter(|one| told(one.0)).filter_map(weighed).collect();
        list.sort_by(|one, other| other.0.total_cmp(&one.0));
        list.into_iter().map(|(_, counted)| counted).collect::<Vec<_>>()
    };
    let points = (points[seat], points[rival]);
    Some(Balance { rival, points, theirs: more(rival, seat), own: more(seat, rival) })
}
