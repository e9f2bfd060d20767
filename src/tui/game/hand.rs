//! A hand of influence cards in its places. A card keeps its place, and so its letter, for the whole
//! phase; of two alike the one that was chosen leaves.

use super::GameTable;
use crate::engine::{Action, Game, Influence, Seat, View};
use crate::session::Session;

/// From which place of the hand the card of an answer was played, by the answers before it.
/// The rules do not tell two equal cards apart, so that no save knows it.
#[derive(Clone, Debug, Default)]
pub(super) struct Left(Vec<(usize, usize)>);

impl Left {
    /// The next answer, after so many, plays the card in this place.
    pub(super) fn note(&mut self, answers: usize, place: usize) {
        self.0.retain(|&(before, _)| before < answers);
        self.0.push((answers, place));
    }

    fn place(&self, answers: usize) -> Option<usize> {
        self.0.iter().find(|&&(before, _)| before == answers).map(|&(_, place)| place)
    }
}

impl GameTable {
    /// A hand in its places, with gaps where a card has been played.
    pub(super) fn hand_of(&self, seat: Seat) -> Vec<Option<Influence>> {
        places(self.session(), seat, &self.left)
    }

    /// The hand that a view shows, in its places as long as it is the one on the table.
    pub(super) fn hand_in(&self, view: &View, seat: Seat) -> Vec<Option<Influence>> {
        match view.own().map(|own| own.influence) {
            Some(held) if held != self.session().game().secret(seat).influence => {
                held.cards().map(Some).collect()
            }
            _ => self.hand_of(seat),
        }
    }
}

/// As it was dealt, what was drawn since at the end.
fn places(session: &Session, seat: Seat, left: &Left) -> Vec<Option<Influence>> {
    let now = session.game();
    let stretch = (now.round(), now.phase());
    let same = |game: &Game| (game.round(), game.phase()) == stretch;
    let since =
        (0..session.len()).rev().take_while(|&count| session.position_at(count).is_some_and(same));
    let first = since.last().unwrap_or(session.len());
    let dealt = session.position_at(first).unwrap_or(now);
    let mut places: Vec<Option<Influence>> =
        dealt.secret(seat).influence.cards().map(Some).collect();
    for (answers, (who, action)) in session.actions().enumerate().skip(first) {
        let (Action::Play { card, .. } | Action::Exchange { card }) = action else { continue };
        if who != seat {
            continue;
        }
        let lies = |place: &usize| places.get(*place) == Some(&Some(card));
        let first = || places.iter().position(|held| *held == Some(card));
        if let Some(place) = left.place(answers).filter(lies).or_else(first) {
            places[place] = None;
        }
    }
    let mut drawn: Vec<Influence> = now.secret(seat).influence.cards().collect();
    for place in &mut places {
        match place.and_then(|card| drawn.iter().position(|&own| own == card)) {
            Some(at) => {
                drawn.remove(at);
            }
            None => *place = None,
        }
    }
    places.extend(drawn.into_iter().map(Some));
    places
}
