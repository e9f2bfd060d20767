//! What a session keeps, in words that everybody may read: notes, and the scores so far.

use std::ops::{Bound, RangeBounds};

use super::{Brief, Names, Text};
use crate::engine::{Event, Place, Seat, View, What};
use crate::session::{Entry, Note, Noted, Session};

/// What somebody would have if the game ended now, as far as everybody can count it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenScore {
    /// Whose.
    pub seat: Seat,
    /// The name and the points.
    pub total: String,
    /// Where they come from, a sentence for each.
    pub parts: Vec<String>,
}

/// Whether an event only repeats what another one says.
pub fn goes_without_saying(event: &Event) -> bool {
    match event.what {
        What::Declined { .. } => true,
        What::Markers { from: Place::Reserve(_), to: Place::Board(_), .. } => {
            event.rule.chapter() == 5
        }
        What::Turned { flip, .. } => !flip.turns(),
        _ => false,
    }
}

/// The points that nobody can lose any more: shields, and missions laid out (R7.3).
pub fn points_so_far(view: &View, seat: Seat) -> usize {
    usize::from(view.counts(seat).shields) + usize::from(view.points_laid(seat))
}

impl Text {
    /// Something that happened outside the rules.
    pub fn note(&self, note: &Note, names: &Names) -> String {
        match &note.what {
            Noted::AgreedUndo { actions } => {
                self.ui_with("note-undo", [("count", (*actions).into())])
            }
            Noted::Said { words } => {
                let words = crate::json::shorten(words);
                self.ui_with("note-said", [("words", words.into())])
            }
            Noted::HandedOver { seat, to } => {
                let id = if to.is_person() { "note-person" } else { "note-bot" };
                self.ui_with(id, [("name", names[*seat].into())])
            }
        }
    }

    /// What the whole table saw of these actions, a sentence for each thing that says something
    /// new; action 0 is the setting of the table.
    pub fn story(
        &self,
        session: &Session,
        actions: impl RangeBounds<usize>,
        names: &Names,
    ) -> Vec<String> {
        let from = match actions.start_bound() {
            Bound::Included(&from) => from,
            Bound::Excluded(&before) => before + 1,
            Bound::Unbounded => 0,
        };
        let (mut lines, mut events) = (Vec::new(), Vec::new());
        for entry in session.log(from) {
            match entry {
                Entry::Event { number, event } => {
                    if actions.contains(&number) && !goes_without_saying(event) {
                        events.push(*event);
                    }
                }
                Entry::Note(note) if actions.contains(&note.at) => {
                    lines.extend(self.events_cited(&std::mem::take(&mut events), names));
                    lines.push(self.note(note, names));
                }
                Entry::Note(_) => {}
            }
        }
        lines.extend(self.events_cited(&events, names));
        lines
    }

    /// The same in short, a line for each turn, by the events of the whole game; notes stand where
    /// they were made.
    pub fn news(
        &self,
        session: &Session,
        actions: impl RangeBounds<usize>,
        names: &Names,
    ) -> Vec<Brief> {
        let (mut lines, mut events, mut all) = (Vec::new(), Vec::new(), 0);
        let tell = |lines: &mut Vec<Brief>, events: &mut Vec<Event>, all: usize| {
            let before = all - events.len();
            let told = self.briefs(&std::mem::take(events), names).into_iter();
            lines.extend(told.map(|brief| Brief { first: brief.first + before, ..brief }));
        };
        for entry in session.log(0) {
            match entry {
                Entry::Event { number, event } => {
                    all += 1;
                    if actions.contains(&number) {
                        events.push(*event);
                    }
                }
                Entry::Note(note) if actions.contains(&note.at) => {
                    tell(&mut lines, &mut events, all);
                    let words = self.note(note, names);
                    lines.push(Brief { side: None, words, rule: None, first: all });
                }
                Entry::Note(_) => {}
            }
        }
        tell(&mut lines, &mut events, all);
        lines
    }

    /// What everybody can count: nothing that depends on the kinds of shields.
    pub fn scores_so_far(&self, view: &View, names: &Names) -> Vec<OpenScore> {
        let score = |seat: Seat| {
            let laid = view.holding(seat).laid;
            let (shields, points) = (view.counts(seat).shields, view.points_laid(seat));
            let rest = view.leftovers(seat).converted();
            let total = points_so_far(view, seat) + usize::from(rest);
            let gaps = [("name", names[seat].into()), ("score", total.into())];
            let total = self.ui_with("score-of", gaps);
            let gaps = [
                ("shields", shields.into()),
                ("points", points.into()),
                ("laid", laid.len().into()),
                ("rest", rest.into()),
            ];
            let mut parts = vec![self.ui_with("score-parts", gaps)];
            let missions = self.list(laid.iter().map(|mission| self.mission(mission)));
            if !missions.is_empty() {
                parts.push(self.ui_with("score-missions", [("missions", missions.into())]));
            }
            OpenScore { seat, total, parts }
        };
        view.seats().map(score).collect()
    }
}
