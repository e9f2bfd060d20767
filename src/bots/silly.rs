//! Answers that another answer beats whatever the hidden cards are, or that nobody at a table would
//! give. No bot but random gives one: they are left out of the thinking and ranked last.

use crate::engine::{Action, Chip, Question, Reserve, View};

/// Whether an answer to the question that a view asks is one of these.
pub(super) fn is_silly(view: &View, action: &Action, list: &[Action]) -> bool {
    let refuses = *action == Action::Pass && list.len() > 1;
    match view.decision().filter(|_| refuses) {
        // A marker of a mission comes from the general reserve, where it does nothing.
        Some(asked) if matches!(asked.question, Question::StartMarker { .. }) => {
            view.holding(asked.seat).general > 0
        }
        _ => is_beaten(action, list),
    }
}

/// Whether one of these answers is at least as good as this one in every world.
fn is_beaten(action: &Action, list: &[Action]) -> bool {
    match *action {
        // A crown stands for every other chip (R7.1).
        Action::Keep { chip } => {
            chip != Chip::Crown && list.contains(&Action::Keep { chip: Chip::Crown })
        }
        // So it is not given where the chip that is shown, or any plain chip, would do.
        Action::LayOut { mission, pay } => list.iter().any(|other| match *other {
            Action::LayOut { mission: same, pay: less } if same == mission => {
                less != pay && is_cheaper(less.chips(), pay.chips())
            }
            _ => false,
        }),
        // A marker from the general reserve comes back to the personal one, or is where it was.
        Action::Intrigue { from: Reserve::Personal, count: 1 } => {
            list.contains(&Action::Intrigue { from: Reserve::General, count: 1 })
        }
        _ => false,
    }
}

/// Whether these chips are the others with a crown or two spared.
fn is_cheaper(less: [Chip; 2], more: [Chip; 2]) -> bool {
    // Crowns sort last, so that the first chips differ only if both of `more` are crowns.
    let spared = |one: Chip, other: Chip| one == other || other == Chip::Crown;
    spared(less[0], more[0]) && spared(less[1], more[1])
        || spared(less[0], more[1]) && spared(less[1], more[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Mission, Payment};

    #[test]
    fn nobody_keeps_a_letter_and_gives_a_crown_back() {
        let list = [Chip::Letter, Chip::Crown].map(|chip| Action::Keep { chip });
        assert!(is_beaten(&list[0], &list) && !is_beaten(&list[1], &list));
        assert!(!is_beaten(&list[0], &list[..1]));
    }

    #[test]
    fn crowns_are_not_given_where_plain_chips_do() {
        let mission = Mission::from_name("one-coin-1").expect("a mission");
        let pay = |one, other| Action::LayOut { mission, pay: Payment::new(one, other) };
        let (plain, ring) = (pay(Chip::Sceptre, Chip::Letter), pay(Chip::Sceptre, Chip::Ring));
        let (crown, crowns) = (pay(Chip::Sceptre, Chip::Crown), pay(Chip::Crown, Chip::Crown));
        // A crown for the sceptre, a letter for any chip: the sceptre is spared for another.
        let list = [plain, ring, crown, crowns];
        assert_eq!(list.map(|action| is_beaten(&action, &list)), [false, false, true, true]);
        assert!(!is_beaten(&crown, &[crown, crowns]));
    }
}
