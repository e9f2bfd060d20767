//! The drills of a sitting, of one kind or of all: no question twice, and no board while there are others.

use super::{Drill, Kind, SITTING, make};
use crate::engine::chance::{Chance, Stream};

/// So often another board is looked for than those that have come.
const TRIES: u32 = 200;

/// Whether a drill is about another board than those before it, and leaves boards to Louis: he has only
/// four.
fn varies(before: &[Drill], drill: &Drill) -> bool {
    let Some(board) = drill.board() else { return true };
    let spent = |one: &Drill| {
        one.board().is_some_and(|own| own.may_host_louis() && one.game.louis() != Some(own))
    };
    before.iter().all(|other| other.board() != Some(board))
        && !(spent(drill) && before.iter().any(spent))
}

/// The positions of a sitting: of one kind, or of all in no fixed order.
pub fn sitting(seed: u64, kind: Option<Kind>) -> Vec<Drill> {
    let mut chance = Chance::new(seed, Stream::Choice);
    let all = |number: usize| Kind::ALL[number % Kind::ALL.len()];
    let mut kinds: Vec<Kind> = (0..SITTING).map(|number| kind.unwrap_or(all(number))).collect();
    chance.shuffle(&mut kinds);
    let mut drills: Vec<Drill> = Vec::new();
    let mut tries = 0;
    while let Some(&kind) = kinds.get(drills.len()) {
        let drill = make::drill(kind, drills.len(), &mut chance);
        // There are not so many that none could come twice.
        let twice = |one: &Drill| drills.iter().any(|other| one.is_same(other));
        tries += 1;
        let varied = |one: &Drill| tries > TRIES || varies(&drills, one);
        if let Some(one) = drill.filter(|one| !twice(one) && varied(one)) {
            drills.push(one);
            tries = 0;
        }
    }
    drills
}
