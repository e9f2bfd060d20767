//! Writing any position out as a scenario that reads back equal.

use super::{AnyShield, FORMAT, KnownCards, Scenario, Sheet, Stack, Tops};
use crate::components;
use crate::engine::{Board, Game, Position, Seat};

impl Scenario {
    /// The whole position as a scenario.
    pub fn of(game: &Game) -> Self {
        let position = game.position();
        let top_first = |deck: &[_]| deck.iter().rev().copied().collect();
        Self {
            format: FORMAT.into(),
            version: 1,
            comment: String::new(),
            players: position.players,
            start: position.start,
            round: position.round,
            seed: position.seed,
            at: position.at,
            louis: None,
            money_cards: Vec::new(),
            back: position.back,
            markers: stacks(&position),
            seats: game.seats().map(|seat| (seat, sheet(&position, seat))).collect(),
            centre: position.centre,
            used: position.used,
            decks: Tops {
                influence: position.influence.iter().rev().map(|&(card, _)| card).collect(),
                intrigue: position.intrigue.iter().rev().copied().collect(),
                light: top_first(&position.missions[0]),
                medium: top_first(&position.missions[1]),
                dark: top_first(&position.missions[2]),
                shields: position.shields.iter().rev().copied().collect(),
                money: Some(position.money),
            },
            known: known(&position),
            components: components::overlay(&position.components),
            steps: Vec::new(),
            expect: None,
        }
    }
}

fn stacks(position: &Position) -> std::collections::BTreeMap<Board, Stack> {
    let stack = |board: Board| {
        let [a, b, c, d, neutral] = position.markers[board].0;
        Stack { a, b, c, d, neutral }
    };
    let all = Board::ALL.into_iter().map(|board| (board, stack(board)));
    all.filter(|(_, stack)| *stack != Stack::default()).collect()
}

fn sheet(position: &Position, seat: Seat) -> Sheet {
    let (holding, secret) = (&position.holdings[seat], &position.secrets[seat]);
    let plain = std::iter::repeat_n(None, usize::from(secret.shields.plain()));
    Sheet {
        coins: Some(holding.coins),
        personal: Some(holding.personal),
        general: Some(holding.general),
        chips: Some(holding.chips),
        laid: Some(holding.laid),
        missions: Some(secret.missions),
        influence: Some(secret.influence),
        intrigue: Some(secret.intrigue),
        shields: Some(secret.shields.kinds().map(Some).chain(plain).map(AnyShield).collect()),
        unseen: secret.shields.unseen_kinds().collect(),
    }
}

fn known(position: &Position) -> Option<KnownCards> {
    let known = KnownCards {
        deck: position.influence.iter().rev().map(|&(_, knowers)| knowers).collect(),
        influence: position.known_influence,
        intrigue: position.known_intrigue,
        missions: position.known_missions,
    };
    let nobody =
        KnownCards { deck: vec![Default::default(); known.deck.len()], ..Default::default() };
    (known != nobody).then_some(known)
}
