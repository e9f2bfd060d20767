//! What a position is worth to each player, in points: the evaluation that medium looks at.
//!
//! A player has what is safe (missions, shields, chips, money, markers), and on every board that
//! is still to be scored the chance of being paid. The worths of things are in `weights`.

use super::outlook::Outlook;
use super::weights::Mind;
use crate::engine::{Board, Game, Phase, Seat, Seats, Secret};

/// More markers or money than this are hardly ever used in a round.
const PLENTY_OF_MARKERS: f32 = 11.0;
const PLENTY_OF_COINS: f32 = 8.0;

/// What is safe: everything that no board decides any more. `back` are the markers that can be
/// expected to come back from the boards.
fn safe(outlook: &Outlook<'_>, seat: Seat, own: &Secret, back: f32) -> f32 {
    let (mind, w, r) = (outlook.mind, &outlook.mind.weights, outlook.rounds);
    let (holding, turns) = (outlook.table.holding(seat), outlook.turns[seat]);
    let coins = f32::from(holding.coins);
    let spare = (coins - PLENTY_OF_COINS).max(0.0);
    let personal = f32::from(holding.personal) + back;
    let unused = (personal - PLENTY_OF_MARKERS).max(0.0);
    let placeable = f32::from(holding.personal.min(3 * turns));
    let laid: f32 = holding
        .laid
        .iter()
        .map(|mission| mind.mission(outlook.table.components(), mission, r))
        .sum();
    let purse = outlook.purse(own);
    let chips = if outlook.can_lay_out(seat) {
        purse.value(holding.chips)
    } else {
        purse.kept(holding.chips)
    };
    let cards = f32::from(own.influence.len());
    let cards = match outlook.table.phase() {
        Phase::Supply | Phase::Influence => w.turn * f32::from(turns),
        _ if r == 0 => cards,
        _ => w.card * cards,
    };
    let mut value = laid + w.shield * f32::from(own.shields.len()) + w.coin[r] * coins
        - w.spare_coin * w.coin[r] * spare
        + w.marker[r] * (personal - 0.7 * unused)
        + w.general[r] * f32::from(holding.general)
        + w.ready[r] * placeable
        + w.intrigue[r] * own.intrigue.len() as f32
        + chips
        + cards;
    if r > 0 {
        for mission in own.missions.iter() {
            value += w.hand[mission.tier() as usize]
                * mind.mission(outlook.table.components(), mission, r - 1)
                / 5.0;
        }
    }
    value
}

/// What a position is worth to each player, in points.
pub fn evaluate(mind: &Mind, game: &Game) -> Seats<f32> {
    let cards = Seats::from_fn(|seat| game.secret(seat).influence.len());
    let outlook = Outlook::new(mind, game, cards);
    let mut values = Seats::default();
    for seat in game.seats() {
        let own = game.secret(seat);
        // What boards pay is worked out when somebody is on one.
        let mut pays = None;
        let (mut expected, mut back) = (0.0, 0.0);
        for board in Board::ALL {
            let there = game.markers(board)[seat];
            if there == 0 {
                continue;
            }
            if outlook.is_open(board) {
                // A leader's loss is part of what the board is worth.
                back += f32::from(there);
                let pays = pays.get_or_insert_with(|| outlook.pays(seat, own));
                expected += outlook.board(seat, board, pays);
            } else if outlook.rounds == 0 {
                expected += f32::from(there);
            } else {
                expected += mind.weights.early * f32::from(there);
            }
        }
        values[seat] = safe(&outlook, seat, own, back) + expected;
    }
    values
}

/// How good a position is for one player: the own worth, less a part of what the rivals have.
pub fn relative(mind: &Mind, game: &Game, seat: Seat) -> f32 {
    let values = match game.outcome() {
        Some(outcome) => Seats::from_fn(|seat| f32::from(outcome.tallies[seat].total)),
        None => evaluate(mind, game),
    };
    let rivals = game.seats().filter(|&other| other != seat);
    let best = rivals.clone().map(|other| values[other]).fold(f32::MIN, f32::max);
    let mean = rivals.map(|other| values[other]).sum::<f32>() / f32::from(game.players() - 1);
    values[seat] - mind.weights.deny * (0.5 * best + 0.5 * mean)
}
