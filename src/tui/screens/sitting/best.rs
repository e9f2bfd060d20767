//! Which of three answers is best: the question, the answers in few words, and after an answer why one of
//! them is best and what the others lack beside it.

use super::{Sitting, letter};
use crate::bots::{Why, reasons, secret_reasons};
use crate::drills::{Drill, Reply};
use crate::engine::{Action, Question, Seat, Side, Usage, View};
use crate::text::{Text, points_so_far};
use crate::tui::game::signs;
use crate::tui::theme::Look;
use crate::tui::widgets::markers::dots;

/// So many letters explain the best answer on the smallest screen.
const ROOM: usize = 225;

/// The question, with its round: what is best early may be worth little late.
pub(super) fn asked(drill: &Drill, text: &Text) -> String {
    let gaps =
        [("round", drill.game.round().into()), ("of", drill.game.components().rounds().into())];
    text.ui_with("drill-best-asked", gaps)
}

/// The same with what whoever is asked has.
pub(super) fn asked_with_own(drill: &Drill, text: &Text) -> String {
    let (view, holding) = (drill.game.view(Some(Seat::A)), drill.game.holding(Seat::A));
    let missions = drill.game.secret(Seat::A).missions;
    let missions = missions.iter().map(|one| signs::cost_words(text, &view, one));
    let points = |seat: Seat| format!("{}\u{a0}{}", seat.letter(), points_so_far(&view, seat));
    let gaps = [
        ("points", view.seats().map(points).collect::<Vec<_>>().join(", ").into()),
        ("missions", missions.collect::<Vec<_>>().join(", ").into()),
        ("chips", text.chips(holding.chips).into()),
        ("ready", holding.personal.into()),
        ("out", holding.general.into()),
        ("coins", holding.coins.into()),
    ];
    format!("{} {}", asked(drill, text), text.ui_with("drill-best-own", gaps))
}

/// An answer in a line: the card, and the markers as they would lie.
pub(super) fn action_words(drill: &Drill, (text, look): (&Text, Look), action: &Action) -> String {
    if let Action::Play { card, usage: Usage::Place(placement) } = *action {
        let there = placement.path(card).into_iter().map(|board| {
            let markers = dots(look, Side::Seat(Seat::A), placement.on(board));
            format!("{markers} {}", text.board_label(board))
        });
        let there: Vec<String> = there.collect();
        return format!("{}: {}", text.influence(card), there.join(", "));
    }
    let question = drill.game.decision().map(|decision| decision.question);
    text.action(action, question.as_ref())
}

impl Sitting {
    /// Why the best answer is best, what it gains first; then what each leaves of the chance to win, and what
    /// the others lack beside it by the end of the round.
    pub(super) fn chances(&self, drill: &Drill, text: &Text, answers: &[(Action, f32)]) -> String {
        let Reply::Place(best) = drill.right() else { return String::new() };
        let list = |most: usize| {
            let mut told = false;
            let others = (0..answers.len()).filter(|&place| place != best);
            let list: Vec<String> = std::iter::once(best)
                .chain(others)
                .map(|place| {
                    let lacks = self.worse.iter().find(|(own, _)| *own == place);
                    let lacks = lacks.and_then(|(_, change)| text.what_lacks(change, most));
                    told |= lacks.is_some();
                    let chance = format!("{} {:.0} %", letter(place), answers[place].1);
                    let gaps = |lacks: String| {
                        [("chance", chance.clone().into()), ("lacks", lacks.into())]
                    };
                    lacks.map_or_else(
                        || chance.clone(),
                        |lacks| text.ui_with("drill-best-lacks", gaps(lacks)),
                    )
                })
                .collect();
            let id = if told { "drill-best-chances" } else { "drill-best-chances-alone" };
            text.ui_with(id, [("list", list.join("; ").into())])
        };
        let (Some((action, _)), Some(decision)) = (answers.get(best), drill.game.decision()) else {
            return list(1);
        };
        let view = drill.game.view(Some(Seat::A));
        let whys = gains(&view, &decision.question, action);
        let said = |(most, count): (usize, usize)| {
            let whys: &[Why] = &whys[..count.min(whys.len())];
            match whys.is_empty() {
                true => list(most),
                false => format!("{} {}", text.because(whys, &self.names), list(most)),
            }
        };
        // On the smallest screen there are few lines left: a reason for each stays longest.
        let fits = |words: &String| words.chars().count() <= ROOM;
        let ways = [(2, 2), (1, 2), (2, 1), (1, 1)].map(said);
        let shortest = ways.last().cloned().unwrap_or_default();
        ways.into_iter().find(fits).unwrap_or(shortest)
    }
}

/// What speaks for an answer, the largest gain first. In the last round markers are for nothing to come.
fn gains(view: &View, question: &Question, action: &Action) -> Vec<Why> {
    let mut whys = reasons(view, Seat::A, question, action);
    whys.extend(secret_reasons(view, question, action));
    if view.is_last_round() {
        whys.retain(|why| !matches!(why, Why::Back { .. }));
    }
    whys.sort_by_key(|why| match why {
        Why::Takes { crown: true, .. } | Why::Leads { crown: true, .. } => 0,
        Why::Points { .. } => 0,
        Why::Takes { .. } | Why::Leads { .. } | Why::Enough { .. } => 1,
        Why::Bribes { .. } | Why::Wants { .. } => 1,
        _ => 2,
    });
    whys
}
