//! Guesses of what others hold that fit what they do: whoever has markers in front of the ring wants
//! rings. Of some worlds that look the same, those are played more often in which everybody's
//! markers lie where their missions want them.

use super::outlook::Outlook;
use super::weights::Mind;
use crate::engine::chance::Chance;
use crate::engine::{Board, Game, Phase, Seats, View};

/// A world that looks the same to the viewer.
pub(super) fn world(mind: &Mind, view: &View, chance: &mut Chance) -> Game {
    let drawn = mind.manner.drawn;
    if drawn < 2 || !matches!(view.phase(), Phase::Influence | Phase::Scoring) {
        return view.guess(chance.seed());
    }
    let mut worlds = Vec::with_capacity(drawn as usize);
    let mut all = 0.0;
    for _ in 0..drawn {
        let game = view.guess(chance.seed());
        all += (mind.manner.telling * fit(mind, view, &game)).exp();
        worlds.push((all, game));
    }
    let at = all * chance.below(1 << 20) as f32 / (1 << 20) as f32;
    let found = worlds.iter().position(|&(to, _)| to > at).unwrap_or(0);
    worlds.swap_remove(found).1
}

/// How well everybody's markers lie for what they would hold: the logarithm of a likelihood.
fn fit(mind: &Mind, view: &View, game: &Game) -> f32 {
    let outlook = Outlook::new(mind, game, Seats([2; 4]));
    let mut fit = 0.0;
    for seat in game.seats().filter(|&seat| view.viewer() != Some(seat)) {
        let pays = outlook.pays(seat, game.secret(seat));
        let all: f32 = Board::ALL.into_iter().map(|board| pays.boards[board].exp()).sum();
        for board in Board::ALL {
            fit += f32::from(game.markers(board)[seat]) * (pays.boards[board] - all.ln());
        }
    }
    fit
}
