//! Finding the largest swings of the chances along a game: turn by turn, board by board, player by player
//! in the missions, and over each deal.

use std::sync::atomic::{AtomicBool, Ordering};

use super::swing::{Paid, Span, Swing, Verdict};
use super::{Depth, Moment, Point};
use crate::bots::{chances, reasons};
use crate::engine::{Claim, Event, Game, Phase, Question, Seat, Seats, What};
use crate::session::Session;

/// A part of the line, from a point to another, over which a swing is measured.
#[derive(Clone, Copy, Debug)]
struct Part {
    first: usize,
    last: usize,
    span: Span,
    round: u8,
}

/// A swing that has been found: over which part, and whose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    part: Part,
    seat: Seat,
}

impl Found {
    /// Whether the answer after so many others is part of it.
    pub(super) fn holds(&self, line: &[Point], at: usize) -> bool {
        (line[self.part.first].at..line[self.part.last].at).contains(&at)
    }
}

/// How many swings are told.
const TOLD: usize = 2;
/// A smaller one is not told.
const LEAST: f32 = 0.1;
/// So many more worlds make sure of a point that a large swing begins or ends at, and so many points
/// are made sure of.
const SURE: u32 = 8;
const POINTS: usize = 24;

/// What swings are looked for in.
pub(super) struct Steps<'a> {
    session: &'a Session,
    open: bool,
    depth: Depth,
    /// The chances as they were found at each point, before the chart agreed with the moments.
    bare: Vec<Seats<f32>>,
}

impl<'a> Steps<'a> {
    pub(super) const fn new(session: &'a Session, open: bool, depth: Depth) -> Self {
        Self { session, open, depth, bare: Vec::new() }
    }

    /// The largest swings, the largest first; the points that they begin and end at are made sure of, and
    /// the chart is made to agree with the moments. Whoever plays alone against bots is told of their own
    /// largest one, too.
    pub(super) fn find(
        &mut self,
        line: &mut [Point],
        moments: &[Moment],
        hurry: &AtomicBool,
    ) -> Vec<Found> {
        self.bare = line.iter().map(|point| point.chances).collect();
        let parts = self.parts(line);
        let mut sure = vec![false; line.len()];
        let agreed = self.agree(line, moments);
        for _ in 0..POINTS {
            let told = self.largest(line, &parts);
            let ends = told.iter().flat_map(|found| [found.part.first, found.part.last]);
            let point = ends.into_iter().find(|&point| !sure[point]);
            let Some(point) = point.filter(|_| !hurry.load(Ordering::Relaxed)) else { break };
            sure[point] = true;
            if let Some(game) = self.session.position_at(line[point].at) {
                let seed = self.session.opening().seed.rotate_left(29) ^ point as u64;
                self.bare[point] = chances(game, self.open, self.depth.worlds * SURE, seed);
                if !agreed.contains(&point) {
                    line[point].chances = self.bare[point];
                }
            }
        }
        self.largest(line, &parts)
    }

    /// The chart goes through the figures that the moments name, right after each of their answers, so that
    /// one page does not say two things of one moment: the others share what is left as they did. Gives
    /// the points that it was moved at.
    fn agree(&self, line: &mut [Point], moments: &[Moment]) -> Vec<usize> {
        let mut agreed = Vec::new();
        for moment in moments {
            let Some(after) = line.iter().position(|point| point.at > moment.at) else { continue };
            // What a deal or the count brought is not part of the answer.
            let brought = self.events(moment.at, line[after].at);
            let more = |event: &Event| {
                matches!(event.what, What::Round { .. } | What::Dealt { .. } | What::Won { .. })
            };
            if line[after].at > moment.at + 1 || brought.iter().any(more) {
                continue;
            }
            agreed.push(after);
            let point = &mut line[after];
            let (was, now) = (point.chances[moment.seat], moment.chance.0.clamp(0.0, 1.0));
            for seat in Seat::ALL {
                let chance = &mut point.chances[seat];
                *chance = match seat == moment.seat {
                    true => now,
                    false if was < 1.0 => *chance * (1.0 - now) / (1.0 - was),
                    false => *chance,
                };
            }
        }
        agreed
    }

    /// By how much a chance moved over a part, as far as the chart and what was found there agree.
    fn moved(&self, line: &[Point], part: &Part, seat: Seat) -> f32 {
        let shown = line[part.last].chances[seat] - line[part.first].chances[seat];
        let bare = self.bare[part.last][seat] - self.bare[part.first][seat];
        match shown * bare > 0.0 {
            true if bare.abs() < shown.abs() => bare,
            true => shown,
            false => 0.0,
        }
    }

    /// The largest of all, then the largest of whoever plays alone against bots, else the next one.
    fn largest(&self, line: &[Point], parts: &[Part]) -> Vec<Found> {
        let moved = |found: &Found| self.moved(line, &found.part, found.seat).abs();
        let seats = || self.session.game().seats();
        let whole = parts.iter().flat_map(|&part| seats().map(move |seat| Found { part, seat }));
        let mut all: Vec<Found> = whole.filter(|found| moved(found) >= LEAST).collect();
        all.sort_by(|one, other| moved(other).total_cmp(&moved(one)));
        let own = self.session.lone_person();
        // Of one part whoever plays alone is told their own side of it, else whoever lost by their own
        // answer, if that is large enough.
        let told = |found: &Found| {
            let mover = match found.part.span {
                Span::Turn { seat } => Some(seat),
                _ => None,
            };
            let most = moved(found);
            let sides = [own, mover].into_iter().flatten();
            let side = sides.map(|seat| Found { seat, ..*found });
            let side = side.into_iter().find(|side| moved(side) > LEAST.max(most / 2.0));
            side.unwrap_or(*found)
        };
        let Some(first) = all.first() else { return Vec::new() };
        let other = |found: &&Found| found.part.first != first.part.first;
        let next = || all.iter().filter(other);
        let second = next().find(|found| own == Some(found.seat)).or_else(|| next().next());
        [Some(first), second].into_iter().flatten().take(TOLD).map(told).collect()
    }

    /// The line in parts: turn by turn, board by board, player by player, and the deals.
    fn parts(&self, line: &[Point]) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        for (first, pair) in line.windows(2).enumerate() {
            let Some(game) = self.session.position_at(pair[0].at) else { continue };
            let events = self.events(pair[0].at, pair[1].at);
            let has = |is: fn(&What) -> bool| events.iter().any(|event| is(&event.what));
            let (mut round, seat) = (pair[0].round, game.rest().seat().unwrap_or(Seat::A));
            let span = match (game.phase(), game.rest().board()) {
                _ if has(|what| matches!(what, What::Won { .. })) => Span::End,
                _ if has(|what| matches!(what, What::Round { .. } | What::Dealt { .. })) => {
                    round = pair[1].round;
                    Span::Deal
                }
                (Phase::Supply, _) => Span::Deal,
                (Phase::Scoring, Some(board)) => Span::Boards { first: board, last: board },
                (Phase::Missions, _) => Span::Missions { seat },
                _ => Span::Turn { seat },
            };
            let turn = matches!(span, Span::Turn { .. });
            match parts.last_mut() {
                Some(part) if !turn && part.span == span && part.round == round => {
                    part.last = first + 1;
                }
                _ => parts.push(Part { first, last: first + 1, span, round }),
            }
        }
        parts
    }

    /// What happened between two points: all of it when everything lies open, else what the table saw.
    fn events(&self, from: usize, to: usize) -> Vec<Event> {
        let happened = |number: usize| -> Vec<Event> {
            match self.open {
                true => {
                    let steps = self.session.steps_of(number).unwrap_or_default().into_iter();
                    steps.map(|step| step.event).collect()
                }
                false => self.session.events_of(number).unwrap_or_default().to_vec(),
            }
        };
        (from + 1..=to).flat_map(happened).collect()
    }

    /// A swing with what did it.
    pub(super) fn explain(
        &self,
        line: &[Point],
        moments: &[Moment],
        Found { part, seat }: Found,
    ) -> Option<Swing> {
        let (before, after) = (&line[part.first], &line[part.last]);
        let moved = |seat: Seat| after.chances[seat] - before.chances[seat];
        let (from, to) = (before.at, after.at);
        let game = self.session.position_at(from)?;
        let events = self.events(from, to);
        let chance = |seat: Seat| (before.chances[seat], after.chances[seat]);
        let others = game.seats().filter(|&one| one != seat && moved(one) * moved(seat) < 0.0);
        let other = others.max_by(|&one, &two| moved(one).abs().total_cmp(&moved(two).abs()));
        let (mut lost, mut won) = (Vec::new(), Vec::new());
        let scored: Vec<_> = events
            .iter()
            .filter_map(|event| match event.what {
                What::Scored { standing } => Some(standing),
                _ => None,
            })
            .collect();
        for standing in &scored {
            let board = standing.board;
            let [was, is] = [game.standing(board).claims[seat], standing.claims[seat]].map(paid);
            let paid = Paid { board, pays: game.pays(board), crown: was.max(is) > 1 };
            match was.cmp(&is) {
                std::cmp::Ordering::Greater => lost.push(paid),
                std::cmp::Ordering::Less => won.push(paid),
                std::cmp::Ordering::Equal => {}
            }
        }
        let span = match part.span {
            Span::Boards { first, .. } => {
                let last = scored.iter().map(|standing| standing.board).max();
                Span::Boards { first, last: last.map_or(first, |last| last.max(first)) }
            }
            span => span,
        };
        let asked: Vec<(usize, Seat)> = (from..to)
            .filter_map(|at| Some((at, self.session.position_at(at)?)))
            .filter(|(_, game)| is_choice(game))
            .filter_map(|(at, game)| Some((at, game.decision()?.seat)))
            .collect();
        let mut whys = Vec::new();
        if let (Span::Turn { .. }, Some((mover, action))) = (span, self.session.actions().nth(from))
        {
            let question = game.decision().map_or(Question::Turn, |decision| decision.question);
            // What is good for whoever moved is the cause of their own rise, and of the fall of others.
            if (mover == seat) == (moved(seat) > 0.0) {
                whys = reasons(&game.view(None), mover, &question, &action);
            }
        }
        let missed = moments.iter().find(|moment| (from..to).contains(&moment.at));
        let verdict = match missed.filter(|moment| moment.better.is_some()) {
            _ if !self.open => None,
            // A loss by somebody's own answer, or a gain by another's.
            Some(moment) if (moment.seat == seat) == (moved(seat) < 0.0) => {
                Some(Verdict::Better(Box::new(moment.clone())))
            }
            _ if moved(seat) > 0.0 => match span {
                Span::Turn { seat: mover } if mover != seat => Some(Verdict::Spared(mover)),
                _ => None,
            },
            _ if asked.iter().any(|&(_, one)| one == seat) => Some(Verdict::NoneBetter),
            _ => Some(Verdict::NotAsked),
        };
        let dealt = |game: &Game, seat: Seat| {
            (seat, game.secret(seat).influence.cards().collect::<Vec<_>>())
        };
        let mut hands = Vec::new();
        if let (true, Span::Deal, Some(then)) = (self.open, span, self.session.position_at(to)) {
            hands.extend([Some(seat), other].into_iter().flatten().map(|seat| dealt(then, seat)));
        }
        Some(Swing {
            from,
            to,
            round: part.round,
            span,
            seat,
            chance: chance(seat),
            other: other.map(|other| (other, chance(other))),
            events,
            whys,
            lost,
            won,
            hands,
            drawn: self.is_drawn(line, part, seat),
            verdict,
        })
    }

    /// Whether the largest step within a player's missions came when they drew one.
    fn is_drawn(&self, line: &[Point], part: Part, seat: Seat) -> bool {
        let steps = line[part.first..=part.last].windows(2);
        let step = |pair: &[Point]| (pair[1].chances[seat] - pair[0].chances[seat]).abs();
        let largest = steps.max_by(|one, other| step(one).total_cmp(&step(other)));
        let drew = |event: &Event| matches!(event.what, What::MissionDrawn { .. });
        matches!(part.span, Span::Missions { .. })
            && largest.is_some_and(|pair| self.events(pair[0].at, pair[1].at).iter().any(drew))
    }
}

/// Whether there was more than one answer.
fn is_choice(game: &Game) -> bool {
    let mut answers = Vec::new();
    game.legal_actions(&mut answers);
    answers.len() > 1
}

/// How much a claim pays free: nothing, the board, or a crown with it.
const fn paid(claim: Option<Claim>) -> u8 {
    match claim {
        Some(Claim::First { crown: true }) => 2,
        Some(claim) if claim.is_paid() => 1,
        _ => 0,
    }
}
