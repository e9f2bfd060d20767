//! A table with somebody who guides the player: a lesson. The guide fills the bar and, while it
//! speaks, the lines under the court; it points at boards, answers for others and goes back.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::overlay::Overlay;
use super::reader::{Opening, Reader};
use super::{GameTable, Notice, Stage};
use crate::engine::{Action, BoardSet, Illegal, Rule};
use crate::files::BotSpeed;
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;

/// What the guide shows.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Guide {
    /// In the bar, to the left and to the right.
    pub(in crate::tui) bar: (String, String),
    /// Under the court, in place of question and hand.
    pub(in crate::tui) words: Option<Words>,
    /// In place of the notice of a refusal.
    pub(in crate::tui) hint: Option<String>,
    /// The boards that are pointed at.
    pub(in crate::tui) boards: BoardSet,
}

/// What the guide says.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Words {
    /// How it begins, such as with a task; stands out.
    pub(in crate::tui) lead: String,
    /// The rest.
    pub(in crate::tui) body: String,
    /// What is to be done; stands out.
    pub(in crate::tui) task: String,
}

impl Words {
    /// Everything in lines of at most this width, and whether each stands out.
    pub(in crate::tui) fn lines(&self, width: usize) -> Vec<(String, bool)> {
        let parts = [(&self.lead, true), (&self.body, false), (&self.task, true)];
        let parts = parts.into_iter().filter(|(words, _)| !words.is_empty());
        parts
            .flat_map(|(words, strong)| wrap(words, width).into_iter().map(move |l| (l, strong)))
            .collect()
    }
}

impl GameTable {
    /// Guided from now on: no undo, no curtain, nothing kept, in steps whatever the settings say.
    pub(in crate::tui) fn guide(&mut self, guide: Guide) {
        if self.guide.is_none() {
            self.pace = BotSpeed::Normal;
            self.guide = Some(guide);
            self.begin();
        } else {
            self.guide = Some(guide);
        }
    }

    /// Whether what happened is being shown.
    pub(in crate::tui) const fn is_stepping(&self) -> bool {
        matches!(self.stage, Stage::Leaves { .. })
    }

    /// Whether the guide speaks: it needs the rows under the court.
    pub(super) fn is_spoken_to(&self) -> bool {
        self.guide.as_ref().is_some_and(|guide| guide.words.is_some())
    }

    /// Whether something is laid over the table.
    pub(in crate::tui) const fn is_covered(&self) -> bool {
        !self.overlays.is_empty()
    }

    /// The refusal on the screen.
    pub(in crate::tui) const fn refusal(&self) -> Option<Illegal> {
        match self.notice {
            Some(Notice::Refusal(illegal)) => Some(illegal),
            _ => None,
        }
    }

    /// Lays a rule over the table.
    pub(in crate::tui) fn open_rule(&mut self, rule: Rule, shared: &Shared) {
        self.overlays.push(Overlay::Rules(Reader::new(Opening::Rule(rule), shared)));
    }

    /// Answers for whoever is asked; what only they may see stays hidden.
    pub(in crate::tui) fn answer_for(&mut self, action: Action) {
        self.play_for(action);
    }

    /// Back to so many actions, without asking anybody.
    pub(in crate::tui) fn go_back(&mut self, count: usize) {
        self.notice = None;
        self.host.back_to(count);
        self.after_rewind();
    }

    /// Asks the same question from the beginning.
    pub(in crate::tui) fn ask_again(&mut self) {
        self.notice = None;
        self.begin_again();
    }

    /// What the guide says, under the court.
    pub(super) fn draw_words(&self, pen: &mut Pen<'_>, shared: &Shared, area: Rect, words: &Words) {
        let look = shared.look;
        let width = usize::from(area.width.min(100)) - 4;
        let shown = Words {
            lead: look.show(&words.lead),
            body: look.show(&words.body),
            task: look.show(&words.task),
        };
        for (y, (line, strong)) in (area.y..area.bottom()).zip(shown.lines(width)) {
            pen.put(area.x, y, 1, look.glyphs().frame[1], look.accent());
            let style = if strong { look.strong() } else { Style::new() };
            pen.put(area.x + 2, y, area.width - 2, &line, style);
        }
    }
}
