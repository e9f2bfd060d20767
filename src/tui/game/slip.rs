//! What the guide says to an answer that threw something away: markers taken back that were not
//! needed, a chip refused that a mission lacks, a mission not laid out that could have been paid.

use super::GameTable;
use crate::engine::{Action, Chip, Game, Question, Seat, Usage};
use crate::session::Undo;
use crate::text::Text;

/// What was thrown away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slip {
    /// A turn: so many were ready.
    Back(u8),
    /// This chip, which a mission in hand lacks.
    Bribe(Chip),
    /// A mission that the chips paid for.
    Done,
}

impl Slip {
    /// The name of its words.
    pub(super) const fn tip(self) -> &'static str {
        match self {
            Slip::Back(_) => "slip-back",
            Slip::Bribe(_) => "slip-bribe",
            Slip::Done => "slip-done",
        }
    }
}

/// What an answer throws away.
fn slip(game: &Game, seat: Seat, action: Action) -> Option<Slip> {
    let (holding, own) = (game.holding(seat), game.secret(seat));
    match (game.decision()?.question, action) {
        (Question::Turn, Action::Play { usage: Usage::TakeBack, .. }) => {
            // The last card is not played, and what the last turn takes back is for the next round.
            let later = own.influence.cards().count().saturating_sub(2);
            let enough = usize::from(holding.personal) >= 3 * later;
            (later > 0 && enough).then_some(Slip::Back(holding.personal))
        }
        (Question::Bribe { board, .. }, Action::Pass) => {
            let chip = game.pays(board).chip()?;
            let lacks = own.missions.iter().any(|mission| {
                let cost = game.components().cost(mission);
                cost.first == chip || cost.second == Some(chip)
            });
            (lacks && holding.chips.count(chip) == 0).then_some(Slip::Bribe(chip))
        }
        (Question::LayOut, Action::Pass) => {
            let pays = |mission| game.payments(seat, mission).next().is_some();
            own.missions.iter().any(pays).then_some(Slip::Done)
        }
        _ => None,
    }
}

impl GameTable {
    /// What the last answer of a lone player threw away.
    pub(super) fn slip(&self) -> Option<Slip> {
        let (session, seat) = (self.session(), self.lone()?);
        let actions: Vec<(Seat, Action)> = session.actions().collect();
        let at = actions.iter().rposition(|&(own, _)| own == seat)?;
        let game = session.position_at(at)?;
        // What was thrown away in another round is past.
        let same = game.round() == session.game().round();
        slip(game, seat, actions[at].1).filter(|_| same)
    }

    /// What a tip says; where an answer can be taken back, also by which key.
    pub(in crate::tui) fn tip_words(&self, text: &Text, tip: &str) -> String {
        let mut words = match self.slip() {
            Some(Slip::Back(count)) if tip == "slip-back" => {
                text.ui_with("tip-slip-back", [("count", count.into())])
            }
            Some(Slip::Bribe(chip)) if tip == "slip-bribe" => {
                text.ui_with("tip-slip-bribe", [("chip", text.chip(chip).into())])
            }
            Some(Slip::Done) if tip == "slip-done" => text.ui("tip-slip-done"),
            _ => return text.ui(&format!("tip-{tip}")),
        };
        if self.guide.is_none() && self.host.can_undo() != Undo::Nothing {
            words = format!("{words} {}", text.ui("tip-slip-undo"));
        }
        words
    }
}
