//! What a review asks: everybody's chance to win in a position, two answers played out in the same
//! worlds, and what differs afterwards.

use std::sync::atomic::AtomicBool;

use super::advice::{ahead, expected};
use super::hard::{Budget, Found, Question, search};
use super::thumb::Thumb;
use super::weights::Mind;
use crate::engine::chance::{Chance, Stream};
use crate::engine::{Action, Chip, Game, Phase, Seat, Seats, View};

/// The chance of each seat to win, together one. From each seat's own view if all lies `open`, else
/// from what the whole table sees.
pub fn chances(game: &Game, open: bool, worlds: u32, seed: u64) -> Seats<f32> {
    let mind = Mind::shipped();
    let mut shares = Seats([0.0; 4]);
    if let Some(outcome) = game.outcome() {
        let part = 1.0 / outcome.winners.len() as f32;
        game.seats().filter(|seat| outcome.winners.contains(*seat)).for_each(|s| shares[s] = part);
        return shares;
    }
    let worlds = worlds.max(1);
    for seat in game.seats() {
        let view = game.view(open.then_some(seat));
        let mut chance = Chance::new(seed, Stream::Guess);
        let mut sum = 0.0;
        for _ in 0..worlds {
            let mut world = view.guess(chance.seed());
            let mut thumb = Thumb::new(mind, chance.seed());
            if world.phase() == Phase::Influence {
                thumb.prepare(&world);
            }
            let round = world.round();
            thumb.play_out(&mut world, round);
            sum += thumb.shares(&world)[seat];
        }
        shares[seat] = mind.values.chance(sum / worlds as f32, game.players(), game.round());
    }
    let all: f32 = game.seats().map(|seat| shares[seat]).sum();
    Seats::from_fn(|seat| if all > 0.0 { shares[seat] / all } else { 0.0 })
}

/// These answers, played out in the same worlds, as often each; the best first.
pub fn compare(view: &View, answers: &[Action], seed: u64, tries: u32) -> Vec<Found> {
    let Some(seat) = view.viewer() else { return Vec::new() };
    let question = Question { mind: Mind::shipped(), view, seat, hurry: &AtomicBool::new(false) };
    search(&question, answers, seed, Budget::Tries(tries), 1)
}

/// What a player has more with one answer than with another, at the end of the round, on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Change {
    /// Missions laid out.
    pub missions: f32,
    /// Crowns.
    pub crowns: f32,
    /// Other chips.
    pub chips: f32,
    /// Shields.
    pub shields: f32,
    /// Louis d'or.
    pub coins: f32,
    /// Markers in the personal reserve and on boards.
    pub markers: f32,
    /// Intrigue cards.
    pub intrigue: f32,
    /// Influence cards kept for the next round.
    pub cards: f32,
    /// Points that the best of the others can expect at the end.
    pub rival: f32,
}

impl Change {
    fn of(game: &Game, seat: Seat) -> Self {
        let holding = game.holding(seat);
        let shields = match game.outcome() {
            // At the end everything is a shield.
            Some(outcome) => {
                let tally = outcome.tallies[seat];
                f32::from(tally.total - tally.points)
            }
            None => f32::from(game.secret(seat).shields.len()),
        };
        let crowns = holding.chips.count(Chip::Crown);
        let kept = |count: u8| if game.outcome().is_some() { 0.0 } else { f32::from(count) };
        // Those of the next round have been dealt by now, or not yet.
        let dealt = if game.phase() == Phase::Supply { 0 } else { 5 };
        let own = game.secret(seat);
        let points = expected(Mind::shipped(), game);
        Self {
            missions: f32::from(holding.laid.iter().count() as u8),
            crowns: kept(crowns),
            chips: kept(holding.chips.len() - crowns),
            intrigue: kept(own.intrigue.len() as u8),
            cards: kept(own.influence.len().saturating_sub(dealt)),
            rival: points[seat] - ahead(&points, seat, game.players()),
            shields,
            coins: kept(holding.coins),
            markers: kept(16 - holding.general),
        }
    }

    fn add(&mut self, other: &Self, by: f32) {
        self.missions += by * other.missions;
        self.crowns += by * other.crowns;
        self.chips += by * other.chips;
        self.shields += by * other.shields;
        self.coins += by * other.coins;
        self.markers += by * other.markers;
        self.intrigue += by * other.intrigue;
        self.cards += by * other.cards;
        self.rival += by * other.rival;
    }
}

/// What the second of two answers leads to and the first does not, when the round is played on in so
/// many worlds.
pub fn change(view: &View, [one, other]: [Action; 2], seed: u64, worlds: u32) -> Change {
    let mut change = Change::default();
    let Some(seat) = view.viewer() else { return change };
    let mut chance = Chance::new(seed, Stream::Guess);
    let by = 1.0 / worlds.max(1) as f32;
    for _ in 0..worlds {
        let world = view.guess(chance.seed());
        let mut thumb = Thumb::new(Mind::shipped(), chance.seed());
        if world.phase() == Phase::Influence {
            thumb.prepare(&world);
        }
        for (action, sign) in [(one, -by), (other, by)] {
            let mut game = world.clone();
            if game.apply(&action, &mut ()).is_ok() {
                let round = world.round();
                thumb.clone().play_out(&mut game, round);
                change.add(&Change::of(&game, seat), sign);
            }
        }
    }
    change
}

/// How much more the second of two answers wins than the first, and the error of that, when the game is played
/// on to its end in so many worlds. The search looks no further than the round; this does, with simpler players.
pub fn gain(view: &View, [one, other]: [Action; 2], seed: u64, games: u32) -> (f32, f32) {
    let Some(seat) = view.viewer() else { return (0.0, 0.0) };
    let mut chance = Chance::new(seed, Stream::Guess);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..games {
        let world = view.guess(chance.seed());
        let mut thumb = Thumb::new(Mind::shipped(), chance.seed());
        if world.phase() == Phase::Influence {
            thumb.prepare(&world);
        }
        let share = |action: Action| {
            let mut game = world.clone();
            if game.apply(&action, &mut ()).is_ok() {
                thumb.clone().play_out(&mut game, u8::MAX);
            }
            let winners = game.outcome().map(|outcome| outcome.winners);
            let won = winners.filter(|winners| winners.contains(seat));
            won.map_or(0.0, |winners| 1.0 / winners.len() as f32)
        };
        let more = share(other) - share(one);
        (sum, squares) = (sum + more, squares + more * more);
    }
    let count = games.max(1) as f32;
    let mean = sum / count;
    (mean, ((squares / count - mean * mean).max(0.0) / count).sqrt())
}
