//! What may follow an answer: a tree over the next turns. Where a turn comes up often, more than
//! the rule of thumb's first idea is tried, and what has served its player best is tried most; until
//! an idea has been tried, what the rule of thumb thinks of it stands in.
//! Turns are told apart by what was played, not by what is hidden: the same tree serves all worlds.

use super::manner::Turns;
use super::thumb::Thumb;
use crate::engine::{Action, Game, Rest, Seat, Seats};

/// The most turns deep.
const DEEPEST: usize = 16;

/// The turns after an answer.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    ideas: Vec<(f32, Action)>,
}

/// A turn: how often it came up, and what whoever's it is got in all.
#[derive(Clone, Debug, Default)]
struct Node {
    visits: u32,
    sum: f32,
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
    /// Plays a game on to the end of this round, beyond the tree by the rule of thumb. Everybody's
    /// share of a win after that.
    pub(super) fn play(&mut self, thumb: &mut Thumb<'_>, game: &mut Game, last: u8) -> Seats<f32> {
        let manner = thumb.manner();
        // At each turn: the node, the idea that was tried there if any, and whose turn it was.
        let mut path: [(usize, Option<usize>, Seat); DEEPEST] = [(0, None, Seat::A); DEEPEST];
        let deepest = manner.deep.min(DEEPEST);
        let (mut depth, mut at) = (0, 0);
        while let (Rest::Turn { seat }, true) = (*game.rest(), depth < deepest) {
            if self.nodes.is_empty() {
                self.nodes.push(Node::default());
            }
            path[depth] = (at, None, seat);
            depth += 1;
            if self.nodes[at].visits < manner.often {
                break;
            }
            let chosen = self.choose(at, manner, thumb, game, seat);
            let tried = self.nodes[at].tried[chosen];
            if game.apply(&tried.action, &mut ()).is_err() {
                break;
            }
            path[depth - 1].1 = Some(chosen);
            at = tried.next;
        }
        thumb.play_out(game, last);
        let shares = thumb.shares(game);
        for &(node, chosen, seat) in &path[..depth] {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.sum += shares[seat];
            if let Some(tried) = chosen.map(|chosen| &mut node.tried[chosen]) {
                tried.count += 1;
                tried.sum += shares[seat];
            }
        }
        shares
    }

    /// The idea to try at a turn, by its place among those that were tried there.
    fn choose(
        &mut self,
        at: usize,
        manner: Turns,
        thumb: &mut Thumb<'_>,
        game: &Game,
        seat: Seat,
    ) -> usize {
        thumb.turns(game, seat, &mut self.ideas);
        let node = &self.nodes[at];
        let visits = node.visits.max(1) as f32;
        let (mean, log) = (node.sum / visits, visits.ln());
        let first = self.ideas.first().map_or(0.0, |idea| idea.0);
        let mut best = (f32::MIN, 0, None);
        for (place, &(worth, action)) in self.ideas.iter().take(manner.wide).enumerate() {
            let found = node.tried.iter().position(|tried| tried.action == action);
            let (count, sum) = found.map_or((0.0, 0.0), |found| {
                (node.tried[found].count as f32, node.tried[found].sum)
            });
            let thought = mean + manner.point * (worth - first);
            let value = (sum + manner.trust * thought) / (count + manner.trust)
                + manner.curious * (log / (count + 1.0)).sqrt();
            if value > best.0 {
                best = (value, place, found);
            }
        }
        best.2.unwrap_or_else(|| {
            let next = self.nodes.len();
            self.nodes.push(Node::default());
            let tried = &mut self.nodes[at].tried;
            let action = self.ideas.get(best.1).map_or(Action::Pass, |idea| idea.1);
            tried.push(Tried { action, count: 0, sum: 0.0, next });
            tried.len() - 1
        })
    }
}
