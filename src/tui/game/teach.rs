//! Teaching hints: a line that says what a question is about and what to think of, for those
//! players who want it.

use super::pick::Pick;
use super::{GameTable, Stage};
use crate::bots::{reasons, secret_reasons};
use crate::engine::{Action, Question, Seat, View};
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

impl GameTable {
    /// What to think of at the question on the screen, whoever wants hints.
    pub(in crate::tui) fn thought(&self, text: &Text) -> Option<String> {
        let Stage::Ask { seat, question, pick } = &self.stage else { return None };
        let view = self.session().game().view(Some(*seat));
        Some(hint(text, &view, *seat, question, pick))
    }

    /// Why the last answer of this seat, if it came after so many, was a good one; nothing if nothing
    /// speaks for it.
    pub(in crate::tui) fn last_answer(
        &self,
        text: &Text,
        seat: Seat,
        since: usize,
    ) -> Option<String> {
        let actions: Vec<(Seat, Action)> = self.session().actions().collect();
        let at = actions.iter().rposition(|&(own, _)| own == seat).filter(|&at| at >= since)?;
        let game = self.session().position_at(at)?;
        let (view, question) = (game.view(Some(seat)), game.decision()?.question);
        let mut whys = reasons(&view, seat, &question, &actions[at].1);
        whys.extend(secret_reasons(&view, &question, &actions[at].1));
        // What weighs most, as far as there is room beside the court.
        let mut words = String::new();
        for why in whys.iter().map(|why| text.why(why, &self.names)) {
            match words.len() {
                0 => words = why,
                long if long + why.len() < 120 => words = format!("{words}; {why}"),
                _ => break,
            }
        }
        let gaps = [("whys", words.as_str().into())];
        (!words.is_empty()).then(|| text.ui_with("learn-comment", gaps))
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
