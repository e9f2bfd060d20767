//! Teaching hints: a line that says what a question is about and what to think of, for those
//! players who want it.

use super::pick::Pick;
use super::{GameTable, Stage};
use crate::engine::{Question, Seat, View};
use crate::text::Text;
use crate::tui::scene::Shared;

impl GameTable {
    /// Whoever is asked wants hints from now on, or no more.
    pub(super) fn toggle_hints(&mut self, shared: &mut Shared) {
        let Stage::Ask { seat, .. } = self.stage else { return };
        let name = self.names[seat].to_owned();
        let learns = shared.settings.learners.contains(&name);
        // Hints work now, kept or not.
        let _ = shared.remember(|settings| {
            settings.learners.retain(|own| *own != name);
            if !learns {
                settings.learners.push(name.clone());
            }
        });
    }

    /// The hint for the player who is asked.
    pub(super) fn teaching(&self, shared: &Shared, view: &View) -> Option<String> {
        let Stage::Ask { seat, question, pick } = &self.stage else { return None };
        let name = &self.names[*seat];
        let wanted = shared.settings.learners.iter().any(|own| own == name);
        (wanted && self.guide.is_none()).then(|| hint(&shared.text, view, *seat, question, pick))
    }
}

fn hint(text: &Text, view: &View, seat: Seat, question: &Question, pick: &Pick) -> String {
    let holding = view.holding(seat);
    let id = match question {
        Question::Turn => match pick {
            Pick::Place(placing) if placing.back => "hint-take-back",
            Pick::Place(_) => "hint-place",
            _ if holding.personal < 3 => "hint-turn-short",
            _ => "hint-turn",
        },
        Question::TradeMarker { .. } => "hint-trade",
        Question::TwoGains => "hint-gains",
        Question::StartMarker { .. } => "hint-start",
        Question::LastMarker => "hint-last",
        Question::Intrigue { .. } => "hint-intrigue",
        Question::WinTie { .. } => "hint-tie",
        Question::Bribe { .. } => "hint-bribe",
        Question::PlaceMarkers { .. } => "hint-five",
        Question::PlaceAnywhere => "hint-anywhere",
        Question::LayOut if view.is_last_round() => "hint-lay-out-last",
        Question::LayOut => "hint-lay-out",
        Question::DrawMission { .. } => "hint-draw",
        Question::KeepChip => "hint-keep",
        Question::ChangeMissions => "hint-change-missions",
        Question::ChangeChip => "hint-change-chip",
    };
    text.ui_with(id, [("points", text.worth(view.components()).into())])
}
