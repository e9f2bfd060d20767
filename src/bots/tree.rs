//! What may follow an answer: a tree over the next turns. Where a turn comes up often, more than
//! the rule of thumb's first idea is tried, and what has served its player best is tried most.
//! Turns are told apart by what was played, not by what is hidden: the same tree serves all worlds.

use super::thumb::Thumb;
use crate::engine::{Action, Game, Rest, Seat, Seats};

/// How often a turn must come up before other ideas are tried there.
const OFTEN: u32 = 12;
/// The most ideas tried at a turn.
const WIDE: usize = 6;
/// How many turns deep.
const DEEP: usize = 3;
/// How much an idea that was tried seldom is preferred.
const CURIOUS: f32 = 0.12;

/// The turns after an answer.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    ideas: Vec<(f32, Action)>,
}

#[derive(Clone, Debug, Default)]
struct Node {
    visits: u32,
    tried: Vec<Tried>,
}

/// An idea that was tried: how often, what its player got, and the turn after it.
#[derive(Clone, Copy, Debug)]
struct Tried {
    action: Action,
    count: u32,
    sum: f32,
    next: usize,
}

impl Tree {
    /// Plays a game on to the end of this round. Everybody's share of a win after that.
    pub(super) fn play(&mut self, thumb: &mut Thumb<'_>, mut game: Game, last: u8) -> Seats<f32> {
        let mut path: [(usize, usize, Seat); DEEP] = [(0, 0, Seat::A); DEEP];
        let (mut depth, mut at) = (0, 0);
        while let (Rest::Turn { seat }, true) = (*game.rest(), depth < DEEP) {
            if self.nodes.is_empty() {
                self.nodes.push(Node::default());
            }
            self.nodes[at].visits += 1;
            if self.nodes[at].visits <= OFTEN {
                break;
            }
            let Some(chosen) = self.choose(at, thumb, &game, seat) else { break };
            let tried = self.nodes[at].tried[chosen];
            if game.apply(&tried.action, &mut ()).is_err() {
                break;
            }
            path[depth] = (at, chosen, seat);
            at = tried.next;
            depth += 1;
        }
        thumb.play_out(&mut game, last);
        let shares = thumb.shares(&game);
        for &(node, chosen, seat) in &path[..depth] {
            let tried = &mut self.nodes[node].tried[chosen];
            tried.count += 1;
            tried.sum += shares[seat];
        }
        shares
    }

    /// The idea to try at a turn: more of them the more often it comes up.
    fn choose(
        &mut self,
        at: usize,
        thumb: &mut Thumb<'_>,
        game: &Game,
        seat: Seat,
    ) -> Option<usize> {
        thumb.turns(game, seat, &mut self.ideas);
        let visits = self.nodes[at].visits - OFTEN;
        let wide = (1 + (visits as f32).sqrt() as usize / 3).min(WIDE);
        let log = (visits as f32).ln().max(0.0);
        let mut best: Option<(f32, usize)> = None;
        for &(_, action) in self.ideas.iter().take(wide) {
            let found = self.nodes[at].tried.iter().position(|tried| tried.action == action);
            let Some(place) = found else {
                let next = self.nodes.len();
                self.nodes.push(Node::default());
                let tried = &mut self.nodes[at].tried;
                tried.push(Tried { action, count: 0, sum: 0.0, next });
                return Some(tried.len() - 1);
            };
            let Tried { count, sum, .. } = self.nodes[at].tried[place];
            let count = count.max(1) as f32;
            let value = sum / count + CURIOUS * (log / count).sqrt();
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, place));
            }
        }
        best.map(|(_, place)| place)
    }
}
