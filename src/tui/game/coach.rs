//! The guide of a first game: says what is new when it comes up for the first time, names the key
//! for a hint where it matters, and has less and less to say.

use std::collections::BTreeSet;

use super::guide::Words;
use super::leaf::Topic;
use super::{GameTable, Stage};
use crate::engine::{Influence, Question, Seat};
use crate::files::{Progress, lessons_file};
use crate::tui::scene::Shared;

/// What the guide has said, and says now.
#[derive(Clone, Debug, Default)]
pub(super) struct Coach {
    seen: BTreeSet<String>,
    /// The tip on the screen, and how many answers had been given when it came.
    now: Option<(&'static str, usize)>,
}

/// Under this name what was said is kept beside the lessons.
const KEPT: &str = "first-game";

impl GameTable {
    /// With the guide of a first game; what it has said before is not said again.
    #[must_use]
    pub fn guided(mut self, shared: &Shared) -> Self {
        let progress = shared.data.as_ref().map(|data| Progress::load(&lessons_file(data)));
        let seen = progress.map(|progress| progress.words(KEPT, "seen")).unwrap_or_default();
        self.coach = Some(Coach { seen: seen.into_iter().collect(), now: None });
        self.coach_up(shared);
        self
    }

    /// The tip on the screen, by name.
    pub fn tip(&self) -> Option<&'static str> {
        self.coach.as_ref().and_then(|coach| coach.now).map(|(tip, _)| tip)
    }

    /// Looks whether something comes up for the first time.
    pub(super) fn coach_up(&mut self, shared: &Shared) {
        let count = self.session().len();
        let fits = self.tips();
        let Some(coach) = &mut self.coach else { return };
        if coach.now.is_some_and(|(tip, at)| at == count && fits.contains(&tip)) {
            return;
        }
        let new = fits.into_iter().find(|tip| !coach.seen.contains(*tip));
        coach.now = new.map(|tip| (tip, count));
        let Some(tip) = new else { return };
        coach.seen.insert(tip.to_owned());
        if let Some(data) = &shared.data {
            let path = lessons_file(data);
            let mut progress = Progress::load(&path);
            let seen: Vec<&String> = coach.seen.iter().collect();
            progress.note(KEPT, "seen", serde_json::json!(seen));
            // What cannot be kept is said once more another time.
            let _ = progress.save(&path);
        }
    }

    /// What might be said here, the most urgent first.
    fn tips(&self) -> Vec<&'static str> {
        let game = self.session().game();
        match &self.stage {
            Stage::Ask { seat, question, .. } => self.tips_of(*seat, question),
            Stage::Intrigue => vec!["intrigue"],
            Stage::Leaves { leaves, at, .. } => match leaves.get(*at).map(|leaf| leaf.topic) {
                Some(Topic::Board(_)) => vec!["scoring"],
                Some(Topic::Round) if game.round() == 2 => vec!["round-two"],
                _ => Vec::new(),
            },
            Stage::Over => vec!["over"],
            _ => Vec::new(),
        }
    }

    fn tips_of(&self, seat: Seat, question: &Question) -> Vec<&'static str> {
        let game = self.session().game();
        let holding = game.holding(seat);
        let hand = game.secret(seat).influence;
        match question {
            Question::Turn => {
                let mut tips = vec!["turn"];
                if holding.personal < 3 {
                    tips.push("short");
                }
                if game.round() > 1 && hand.cards().count() > 5 {
                    tips.push("more-cards");
                }
                if game.round() == 4 {
                    tips.push("last-round");
                }
                if hand.cards().count() == 2 {
                    tips.push("last-card");
                }
                if hand.cards().any(|card| card == Influence::Joker) {
                    tips.push("joker");
                }
                tips.extend(["louis", "missions-want"]);
                tips
            }
            Question::Bribe { .. } => vec!["bribe"],
            Question::PlaceOnFive { .. } => vec!["five"],
            Question::PlaceAnywhere => vec!["anywhere"],
            Question::LayOut if game.round() == 4 => vec!["lay-out-last", "lay-out"],
            Question::LayOut => vec!["lay-out"],
            Question::DrawMission { .. } => vec!["draw"],
            Question::KeepChip => vec!["keep"],
            Question::StartMarker { .. } | Question::TwoGains => vec!["works"],
            Question::Intrigue { .. } => vec!["intrigue"],
            _ => Vec::new(),
        }
    }

    /// What the guide says, in words.
    pub(super) fn coached(&self, shared: &Shared) -> Option<Words> {
        let tip = self.tip()?;
        let text = &shared.text;
        let hint = matches!(self.stage, Stage::Ask { .. });
        Some(Words {
            head: (text.ui("tip-head"), String::new()),
            learner: self.lone(),
            body: text.ui(&format!("tip-{tip}")),
            task: if hint { text.ui("tip-hint") } else { String::new() },
            ..Words::default()
        })
    }
}
