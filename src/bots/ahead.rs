//! Playouts in which everybody looks ahead: at a turn, a bribe or an intrigue card players try what
//! could serve them, play each of it out by the rule of thumb, and take what came out best. What they cannot see
//! they guess anew: whoever tried ideas in the very world that is played out would know every hand in it, and
//! such players mislead (the README has the figures).

use super::thumb::Thumb;
use crate::engine::{Action, Game, Phase, Rest, Seat};

/// Plays on until the game is over or this round is.
pub(super) fn play_out(thumb: &mut Thumb<'_>, game: &mut Game, last: u8) {
    let (mut turns, mut list) = (Vec::new(), Vec::new());
    while let Some(seat) = game.rest().seat() {
        if game.round() > last {
            return;
        }
        match game.rest() {
            Rest::Turn { .. } => {
                thumb.turns(game, seat, &mut turns);
                list.clear();
                list.extend(turns.iter().take(thumb.ahead().ideas).map(|turn| turn.1));
            }
            Rest::Bribe { .. } | Rest::Intrigue { .. } => game.legal_actions(&mut list),
            _ => list.clear(),
        }
        let best = match list.as_slice() {
            [] => None,
            [only] => Some(*only),
            more => best_of(thumb, game, seat, more, last),
        };
        let action = best.unwrap_or_else(|| thumb.answer(game, seat));
        if game.apply(&action, &mut ()).is_err() {
            debug_assert!(false, "{action:?} is no answer to {:?}", game.rest());
            return;
        }
    }
}

/// The one of these answers that serves a player best if all play on by the rule of thumb, in the same
/// moods, in a world that looks to this player like the one that is played.
fn best_of(
    thumb: &mut Thumb<'_>,
    game: &Game,
    seat: Seat,
    list: &[Action],
    last: u8,
) -> Option<Action> {
    let world = game.view(Some(seat)).guess(thumb.seed());
    let mut thumb = thumb.clone();
    if world.phase() == Phase::Influence {
        thumb.prepare(&world);
    }
    let mut best = None;
    for &action in list {
        let mut after = world.clone();
        if after.apply(&action, &mut ()).is_err() {
            continue;
        }
        thumb.clone().play_out(&mut after, last);
        let share = thumb.shares(&after)[seat];
        if best.is_none_or(|(most, _)| share > most) {
            best = Some((share, action));
        }
    }
    best.map(|(_, action)| action)
}
