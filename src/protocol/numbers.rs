//! A number for every answer that there is anywhere in the game: the same in every game, for
//! programs that learn.

use std::sync::LazyLock;

use crate::engine::{
    Action, Board, Chip, Influence, Mission, Payment, Reach, Reserve, Setup, Tier, Usage,
};

static ALL: LazyLock<Vec<Action>> = LazyLock::new(|| {
    let mut all = vec![Action::Pass, Action::Accept, Action::PayTwo];
    all.extend((0..=2).map(|coins| Action::Gain { coins }));
    all.extend((0..=2).map(|count| Action::PlaceMarkers { count }));
    for card in Influence::all() {
        all.push(Action::Exchange { card });
        let own = Reach::of(card).placements(Setup::MARKERS).iter().map(|&to| Usage::Place(to));
        let four = Reach::FOUR.placements(Setup::MARKERS).iter().map(|&to| Usage::PlaceFour(to));
        let uses = own.chain(four).chain([Usage::TakeBack, Usage::TakeBackFour]);
        all.extend(uses.map(|usage| Action::Play { card, usage }));
    }
    all.extend(Board::ALL.map(|board| Action::PlaceOn { board }));
    for from in [Reserve::General, Reserve::Personal] {
        all.extend((1..=2).map(|count| Action::Intrigue { from, count }));
    }
    let pairs = || Chip::ALL.into_iter().flat_map(|one| Chip::ALL.map(|other| (one, other)));
    for mission in Mission::all() {
        let pays = pairs().filter(|(one, other)| one <= other);
        all.extend(
            pays.map(|(one, other)| Action::LayOut { mission, pay: Payment::new(one, other) }),
        );
    }
    all.extend(Chip::ALL.map(|chip| Action::ChangeChip { chip }));
    all.extend(Chip::ALL.map(|chip| Action::Keep { chip }));
    all.extend(Tier::ALL.map(|tier| Action::Draw { tier }));
    for first in Mission::all() {
        all.push(Action::PutBack { first, second: None });
        // In either order: the owner says which goes under first.
        let others = Mission::all().filter(|&second| second != first);
        all.extend(others.map(|second| Action::PutBack { first, second: Some(second) }));
    }
    all.sort_unstable();
    all.dedup();
    all
});

/// Every answer, in the order of their numbers from 0.
pub(super) fn all() -> &'static [Action] {
    &ALL
}

/// The number of an answer.
pub(super) fn number(action: &Action) -> Option<usize> {
    ALL.binary_search(action).ok()
}
