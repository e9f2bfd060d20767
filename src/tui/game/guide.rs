//! A table with somebody who guides the player: a lesson, or the guide of a first game. The guide
//! speaks beside the court, in place of the players' table where there is no room for both; a lesson
//! also points at boards, answers for others and goes back.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::leaf::{Leaf, Topic};
use super::legend::Working;
use super::overlay::Overlay;
use super::page::Page;
use super::pick::Pick;
use super::reader::{OpenAt, Reader};
use super::{GameTable, Notice, Stage};
use crate::engine::{Action, BoardSet, Event, Illegal, Phase, Rule, Seat, View, What};
use crate::files::BotSpeed;
use crate::lessons::Beside;
use crate::tui::keys::{Mode, Verb};
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::{Pen, wrap};
use crate::tui::scene::Shared;
use crate::tui::widgets::{write, write_right};

/// What the guide of a lesson shows.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Guide {
    /// Beside the court; `None` while what happened is shown.
    pub(in crate::tui) words: Option<Words>,
    /// The table itself is asked meanwhile: the words are those of its task.
    pub(in crate::tui) live: bool,
    /// The boards that are pointed at.
    pub(in crate::tui) boards: BoardSet,
    /// The learner plays as they like: what others do is gathered as in any game.
    pub(in crate::tui) free: bool,
    /// The court is to be seen, whatever phase it is.
    pub(in crate::tui) court: bool,
    /// There is help to ask for: a hint, and with a task its keys after that.
    pub(in crate::tui) helps: bool,
    /// What was read before can be read again.
    pub(in crate::tui) rereads: bool,
    /// The hint has been given: the key tells the keys now.
    pub(in crate::tui) keys: bool,
}

/// What the guide says.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Words {
    /// At the top, to the left and to the right: which lesson, which page.
    pub(in crate::tui) head: (String, String),
    /// Whose reserves stand at the foot.
    pub(in crate::tui) learner: Option<Seat>,
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

    /// Whether help can be asked for.
    pub(super) fn is_helped(&self) -> bool {
        self.guide.as_ref().is_some_and(|guide| guide.helps)
    }

    /// Whether the guide speaks and waits to be read.
    pub(super) fn is_spoken_to(&self) -> bool {
        self.guide.as_ref().is_some_and(|guide| guide.words.is_some() && !guide.live)
    }

    /// Whether the guide points at boards on a page of its own: they are to be seen.
    pub(super) fn is_shown_boards(&self) -> bool {
        let shows = |guide: &Guide| guide.court || !guide.boards.is_empty();
        self.is_spoken_to() && self.guide.as_ref().is_some_and(shows)
    }

    /// The pages of what happened, as far as something may be said beside them, and which is on the
    /// screen; none while something is asked.
    pub(in crate::tui) fn told_pages(&self) -> Option<(Vec<Option<Beside>>, usize)> {
        let Stage::Leaves { leaves, at, .. } = &self.stage else { return None };
        // The last missions may head a round.
        let begins = |event: &Event| matches!(event.what, What::Round { .. });
        let beside = |leaf: &Leaf| match leaf.topic {
            Topic::Board(board) => Some(Beside::Board(board)),
            Topic::Missions if leaf.events().any(begins) => Some(Beside::Round),
            Topic::Round => Some(Beside::Round),
            Topic::Turns | Topic::Missions | Topic::End => None,
        };
        Some((leaves.iter().map(beside).collect(), *at))
    }

    /// What the page of what happened is about, if one is on the screen.
    pub fn page_of(&self) -> Option<Option<Beside>> {
        self.told_pages().and_then(|(pages, at)| pages.get(at).copied())
    }

    /// Shows what is kept for later, if the table on the screen is older than the game.
    pub(in crate::tui) fn catch_up(&mut self) {
        if self.unshown.as_ref().is_some_and(|unshown| unshown.ahead() > 0) {
            self.show();
        }
    }

    /// The result has been seen: the table lies there as it is in the end.
    pub(in crate::tui) fn has_ended(&mut self) {
        self.recent = None;
    }

    /// What stands beside the court in place of what it is usually.
    pub(super) fn spoken(&self, shared: &Shared) -> Option<Words> {
        let lesson = self.guide.as_ref().and_then(|guide| guide.words.clone());
        lesson.or_else(|| self.coached(shared))
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

    /// Whether the turns of others are shown together, when somebody at the keyboard is asked.
    pub(super) fn gathers(&self) -> bool {
        let turns = self.session().game().phase() == Phase::Influence;
        self.guide.as_ref().is_none_or(|guide| guide.free || turns)
    }

    /// Lays the keys of a lesson's page over the table: those that do something there.
    pub(in crate::tui) fn open_help(&mut self, mode: Mode, idle: Vec<Verb>) {
        self.overlays.push(Overlay::Page { page: Page::Help(Working::but(mode, idle)), scroll: 0 });
    }

    /// Lays a rule over the table.
    pub(in crate::tui) fn open_rule(&mut self, rule: Rule, shared: &Shared) {
        self.overlays.push(Overlay::Rules(Reader::new(OpenAt::Rule(rule), shared)));
    }

    /// Back to so many actions, without asking anybody.
    pub(in crate::tui) fn go_back(&mut self, count: usize) {
        self.notice = None;
        self.host.back_to(count);
        self.after_rewind();
    }

    /// The key has no use here, and says so.
    pub(in crate::tui) fn knows_no_such_key(&mut self) {
        self.notice = Some(Notice::UnknownKey);
    }

    /// Asks the same question from the beginning; what was refused stays on the screen.
    pub(in crate::tui) fn ask_again(&mut self) {
        self.begin_again();
    }

    /// What was refused has been read.
    pub(in crate::tui) fn forget_refusal(&mut self) {
        if matches!(self.notice, Some(Notice::Refusal(_))) {
            self.notice = None;
        }
    }

    /// Whether nothing has been chosen yet for the answer, and no cursor is needed to choose it.
    pub(in crate::tui) fn is_untouched(&self) -> bool {
        self.pick().is_some_and(|pick| !pick.is_begun() && !matches!(pick, Pick::Board { .. }))
    }

    /// Whether whoever is asked could lay out a mission.
    pub(in crate::tui) fn can_lay_out(&self) -> bool {
        let mut answers = Vec::new();
        self.session().legal_actions(&mut answers);
        answers.iter().any(|answer| matches!(answer, Action::LayOut { .. }))
    }

    /// What the guide says: its head, the words, what is to be done, and the reserves of whoever
    /// learns, which the table of the players would show. Gives the rows that it takes.
    pub(super) fn draw_words(
        &self,
        pen: &mut Pen<'_>,
        shared: &Shared,
        area: Rect,
        (words, view): (&Words, &View),
    ) -> u16 {
        let (look, text) = (shared.look, &shared.text);
        let width = area.width.min(52) - 2;
        let rows = words.lines(width.into());
        // A large table has room for other things below.
        let height = match area.width > 30 {
            true => area.height.min(rows.len() as u16 + 5),
            false => area.height,
        };
        let area = Rect { height, ..area };
        look.paint(area, pen.buffer);
        let place = Rect { x: area.x + 1, width, ..area };
        let head = Rect { height: 1, ..place };
        let [left, right] = [(&words.head.0, Ink::Gold), (&words.head.1, Ink::Quiet)]
            .map(|(said, ink)| Line::from(look.span(said.as_str(), Ground::Page, ink)));
        write(&left, head, pen.buffer);
        write_right(&right, head, pen.buffer);
        let foot = words.learner.map(|seat| {
            let holding = view.holding(seat);
            let gaps = [
                ("ready", holding.personal.into()),
                ("out", holding.general.into()),
                ("coins", holding.coins.into()),
            ];
            text.ui_with("learn-own", gaps)
        });
        let mut y = place.y + 1;
        let end = place.bottom() - u16::from(foot.is_some());
        // Air between what is said and what is to be done, where there is room for it.
        let breaks = rows.windows(2).filter(|pair| pair[0].1 != pair[1].1).count() as u16;
        let mut spare = end.saturating_sub(y + rows.len() as u16);
        if spare > breaks {
            y += 1;
            spare -= 1;
        }
        let mut last = None;
        for (line, strong) in rows {
            if last.is_some_and(|last| last != strong) && spare > 0 {
                y += 1;
                spare -= 1;
            }
            last = Some(strong);
            if y >= end {
                crate::tui::pen::note_cut(&line);
                break;
            }
            let style = if strong { look.ink(Ink::Gold) } else { look.ink(Ink::Plain) };
            pen.put(place.x, y, place.width, &line, style);
            y += 1;
        }
        if let Some(foot) = foot {
            pen.put(place.x, end, place.width, &foot, look.quiet());
        }
        height
    }
}
