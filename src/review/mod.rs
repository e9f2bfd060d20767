//! A game looked at afterwards: everybody's chance to win along it, the moments that decided it with
//! what would have been better, and what each player did with turns, money and chips. A game that
//! is not over is looked at as the whole table sees it.

mod steps;
mod swing;

use std::sync::atomic::{AtomicBool, Ordering};

use steps::Steps;
pub use swing::{Paid, Span, Swing, Verdict};

use crate::bots::{
    Bot, Budget, Change, Why, chances, change, compare, gain, reasons, secret_reasons,
};
use crate::engine::{Action, Question, Seat, Seats, View, What};
use crate::session::{Entry, Player, Session};

/// What came of looking at a game.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whether all lies open.
    pub open: bool,
    /// The chances along the game.
    pub line: Vec<Point>,
    /// The largest swings of them, the largest first.
    pub swings: Vec<Swing>,
    /// What decided it: first the answers of people where bots play, too, then those of the others,
    /// each by what they cost.
    pub moments: Vec<Moment>,
    /// How many of these are the people's own.
    pub own: usize,
    /// What each player did.
    pub deeds: Seats<Deeds>,
}

/// A moment of the game.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// How many answers had been given.
    pub at: usize,
    /// The round.
    pub round: u8,
    /// Everybody's chance to win.
    pub chances: Seats<f32>,
}

/// An answer that decided something.
#[derive(Clone, Debug)]
pub struct Moment {
    /// How many answers had been given before it.
    pub at: usize,
    /// The round.
    pub round: u8,
    /// Who answered.
    pub seat: Seat,
    /// What.
    pub question: Question,
    /// The answer.
    pub played: Action,
    /// The chance to win with it, and with the better one; of the table, before and after it.
    pub chance: (f32, f32),
    /// What would have been better; unknown while cards are hidden.
    pub better: Option<Action>,
    /// Why.
    pub whys: Vec<Why>,
    /// What it would have changed by the end of the round.
    pub change: Change,
}

/// What a player did in the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Turns with a card, and those of them that took markers back.
    pub turns: u8,
    /// Of these, to take back.
    pub back: u8,
    /// Missions laid out.
    pub missions: u8,
    /// Of these, in the first two rounds.
    pub early: u8,
    /// Bribes, and the money that they cost.
    pub bribes: u8,
    /// The money.
    pub coins: u8,
}

/// How much is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Worlds for each point of the line.
    pub worlds: u32,
    /// Playouts for each answer of the game.
    pub glance: u32,
    /// Playouts for those that seem to have decided it.
    pub look: u32,
    /// Games to the end for each of these, to be sure.
    pub games: u32,
}

impl Depth {
    /// What a player waits for: a second or two.
    pub const USUAL: Depth = Depth { worlds: 24, glance: 160, look: 3000, games: 1000 };
    /// For tests.
    pub const QUICK: Depth = Depth { worlds: 2, glance: 16, look: 60, games: 12 };
}

/// How many moments are told.
const TOLD: usize = 3;
/// Of how many it is found out.
const TRIED: usize = 9;
/// And of how many more after which the line falls.
const FALLS: usize = 4;
/// A chance that is so little better decides nothing.
const WORTH_TELLING: f32 = 0.03;

impl Review {
    /// Looks at a game. Another thread may end it early.
    pub fn of(session: &Session, depth: Depth, hurry: &AtomicBool) -> Self {
        let open = session.game().outcome().is_some();
        let mut line = Vec::new();
        let mut tried: Vec<Moment> = Vec::new();
        let mut answers = Vec::new();
        let actions: Vec<(Seat, Action)> = session.actions().collect();
        for at in 0..=session.len() {
            let Some(game) = session.position_at(at).filter(|_| !hurry.load(Ordering::Relaxed))
            else {
                break;
            };
            let seed = session.opening().seed ^ (at as u64) << 20;
            game.legal_actions(&mut answers);
            let last = at == session.len();
            if answers.len() < 2 && !last && at > 0 {
                continue;
            }
            let chances = chances(game, open, depth.worlds, seed);
            line.push(Point { at, round: game.round(), chances });
            let (Some(decision), Some(&(seat, played))) = (game.decision(), actions.get(at)) else {
                continue;
            };
            let mut moment = Moment {
                at,
                round: game.round(),
                seat,
                question: decision.question,
                played,
                chance: (0.0, 0.0),
                better: None,
                whys: Vec::new(),
                change: Change::default(),
            };
            if open {
                let view = game.view(Some(seat));
                let found = Bot::Hard(Budget::Tries(depth.glance)).rank(&view, seed, hurry);
                let own = found.iter().find(|one| one.action == played);
                if let (Some(best), Some(own)) = (found.first(), own) {
                    moment.chance = (own.value.max(0.0), best.value);
                    moment.better = Some(best.action).filter(|better| *better != played);
                }
            }
            tried.push(moment);
        }
        // Whoever plays against bots wants to know of their own answers first.
        let person = |moment: &Moment| session.player(moment.seat).is_some_and(Player::is_person);
        let mut found = Vec::new();
        let mut steps = Steps::new(session, open, depth);
        if !open {
            // A moment is nothing but a step of the chances then: it is told once.
            found = steps.find(&mut line, &[], hurry);
            tried.retain(|moment| !found.iter().any(|step| step.holds(&line, moment.at)));
        }
        let people = session.chairs().iter().filter(|chair| chair.player.is_person()).count();
        let mixed = people > 0 && people < session.chairs().len();
        let (own, others): (Vec<_>, Vec<_>) = tried.into_iter().partition(|m| mixed && person(m));
        let find = |tried: Vec<Moment>| match open {
            true => decide(session, &line, tried, depth, hurry),
            false => swings(&line, tried),
        };
        let (mut moments, others) = (find(own), find(others));
        let known = [moments.clone(), others.clone()].concat();
        moments.truncate(TOLD);
        let own = moments.len();
        moments.extend(others.into_iter().take(TOLD));
        if open {
            found = steps.find(&mut line, &moments, hurry);
        }
        let explain = |found| steps.explain(&line, &known, found);
        let mut swings: Vec<Swing> = found.into_iter().filter_map(explain).collect();
        swings.sort_by(|one, other| other.size().total_cmp(&one.size()));
        Self { open, line, swings, moments, own, deeds: deeds(session) }
    }

    /// The game as it might have gone on: with the better answer of a moment in place of the one that
    /// was given. None while cards are hidden.
    pub fn instead(session: &Session, moment: &Moment) -> Option<Session> {
        let mut other = session.branch(moment.at)?;
        other.play(moment.better?).ok()?;
        Some(other)
    }

    /// Where the chance of the one who won, or leads, was lowest and highest before the end.
    pub fn range(&self, seat: Seat) -> (f32, f32) {
        let of = |moment: &&Moment| self.open && moment.seat == seat;
        let named = || self.moments.iter().filter(of).map(|moment| moment.chance.0.clamp(0.0, 1.0));
        let own = || self.line.iter().map(|point| point.chances[seat]).chain(named());
        (own().fold(1.0, f32::min), own().fold(0.0, f32::max))
    }
}

/// The answers that cost most, each held against the better one in many worlds.
fn decide(
    session: &Session,
    line: &[Point],
    mut tried: Vec<Moment>,
    depth: Depth,
    hurry: &AtomicBool,
) -> Vec<Moment> {
    tried.retain(|moment| moment.better.is_some());
    tried.sort_by(|one, other| lost(other).total_cmp(&lost(one)));
    // Where the line falls most with somebody's own answer it is looked at, too: at a glance an answer that
    // was hardly tried seems as bad as any.
    let fell = |moment: &Moment| {
        let here = line.iter().position(|point| point.at == moment.at);
        let pair = here.and_then(|here| line.get(here..here + 2));
        pair.map_or(0.0, |pair| pair[0].chances[moment.seat] - pair[1].chances[moment.seat])
    };
    let mut falls = tried.split_off(tried.len().min(TRIED));
    falls.sort_by(|one, other| fell(other).total_cmp(&fell(one)));
    tried.extend(falls.into_iter().take(FALLS));
    for moment in &mut tried {
        let (Some(game), Some(better)) = (session.position_at(moment.at), moment.better) else {
            continue;
        };
        if hurry.load(Ordering::Relaxed) {
            break;
        }
        let view = game.view(Some(moment.seat));
        let seed = session.opening().seed.rotate_left(17) ^ moment.at as u64;
        let found = compare(&view, &[moment.played, better], seed, depth.look);
        let value = |action: Action| {
            found.iter().find(|one| one.action == action).map_or(0.0, |one| one.value)
        };
        moment.chance = (value(moment.played), value(better));
        // It is named only if it also wins more, beyond the error of that, when the game is played on.
        let (more, error) = gain(&view, [moment.played, better], seed, depth.games);
        if more <= error {
            moment.better = None;
            continue;
        }
        moment.whys = speaks(&view, moment, better);
        moment.change = change(&view, [moment.played, better], seed, depth.look / 5);
    }
    tried.retain(|moment| moment.better.is_some() && lost(moment) > WORTH_TELLING);
    sorted(tried)
}

/// What speaks for a better answer: what it brings, and the one that was given does not. A step towards
/// something that is then still missing is no reason.
fn speaks(view: &View, moment: &Moment, better: Action) -> Vec<Why> {
    let whys = |action: Action| {
        let mut whys = secret_reasons(view, &moment.question, &action);
        // A mission that becomes payable weighs more than any board.
        let payable = |why: &Why| matches!(why, Why::Completes { .. } | Why::Opens { .. });
        let rest = whys.iter().position(|why| !payable(why)).unwrap_or(whys.len());
        let wanted = whys.split_off(rest);
        whys.extend(reasons(view, moment.seat, &moment.question, &action));
        whys.extend(wanted);
        whys.retain(|why| !why.is_step() && !why.is_said());
        whys
    };
    let (mut found, known) = (whys(better), whys(moment.played));
    if found.iter().any(|why| !known.contains(why)) {
        found.retain(|why| !known.contains(why));
    }
    found
}

/// Answers after which the chances, as the table sees them, moved most.
fn swings(line: &[Point], mut tried: Vec<Moment>) -> Vec<Moment> {
    for moment in &mut tried {
        let here = line.iter().position(|point| point.at == moment.at);
        if let Some([before, after]) = here.and_then(|here| line.get(here..here + 2)) {
            moment.chance = (before.chances[moment.seat], after.chances[moment.seat]);
        }
    }
    sorted(tried)
}

/// What cost most before what cost less.
fn sorted(mut tried: Vec<Moment>) -> Vec<Moment> {
    tried.sort_by(|one, other| lost(other).abs().total_cmp(&lost(one).abs()));
    tried
}

fn lost(moment: &Moment) -> f32 {
    moment.chance.1 - moment.chance.0
}

/// What each player did with turns, chips and money.
fn deeds(session: &Session) -> Seats<Deeds> {
    let mut deeds: Seats<Deeds> = Seats::from_fn(|_| Deeds::default());
    let mut round = 1;
    for entry in session.log(0) {
        let Entry::Event { event, .. } = entry else { continue };
        match event.what {
            What::Round { round: now, .. } => round = now,
            What::CardTakesBack { seat, .. } => deeds[seat].back += 1,
            What::LaidOut { seat, .. } => {
                deeds[seat].missions += 1;
                deeds[seat].early += u8::from(round <= 2);
            }
            What::Bribed { seat, price, .. } => {
                deeds[seat].bribes += 1;
                deeds[seat].coins += price;
            }
            _ => {}
        }
    }
    for (seat, action) in session.actions() {
        let turn = matches!(action, Action::Play { .. } | Action::Exchange { .. } | Action::PayTwo);
        deeds[seat].turns += u8::from(turn);
    }
    deeds
}
