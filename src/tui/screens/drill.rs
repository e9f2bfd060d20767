//! Drills: first what they are to be about, then ten small positions with a question each, the
//! whole rule where the answer was wrong, and a score that is kept.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;
use serde_json::json;

use super::kit::{self, Choices};
use super::{RulesScreen, fresh_seed, sitting::Sitting};
use crate::drills::{Kind, SITTING};
use crate::files::{Progress, lessons_file};
use crate::tui::key_line::KeyLine;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared, Spot};

/// Under this name the score is kept beside the lessons.
pub(super) const KEPT: &str = "drills";

/// Under this name, beside the score, the lessons whose rules were missed.
pub(super) const WEAK: &str = "weak";

/// With fewer right answers a sitting has gone badly.
const ENOUGH: u64 = 7;

/// What to drill: everything mixed, then kind by kind.
const KINDS: [Option<Kind>; 9] = [
    None,
    Some(Kind::ALL[0]),
    Some(Kind::ALL[1]),
    Some(Kind::ALL[2]),
    Some(Kind::ALL[3]),
    Some(Kind::ALL[4]),
    Some(Kind::ALL[5]),
    Some(Kind::ALL[6]),
    Some(Kind::ALL[7]),
];

/// The choice of kinds, and the sitting that goes on.
#[derive(Debug)]
pub struct DrillScreen {
    cursor: Cursor,
    progress: Progress,
    sitting: Option<Sitting>,
    /// Somebody wants to leave in the middle.
    leaving: bool,
}

fn name(kind: Option<Kind>) -> &'static str {
    kind.map_or("mixed", Kind::name)
}

fn progress(shared: &Shared) -> Progress {
    let data = shared.data.as_ref();
    data.map(|data| Progress::load(&lessons_file(data))).unwrap_or_default()
}

impl DrillScreen {
    /// At the choice of kinds.
    pub fn new(shared: &Shared) -> Self {
        let (cursor, progress) = (Cursor::new(0, KINDS.len()), progress(shared));
        Self { cursor, progress, sitting: None, leaving: false }
    }

    /// The sitting of a seed.
    pub fn seeded(seed: u64, kind: Option<Kind>, shared: &Shared) -> Self {
        let mut screen = Self::new(shared);
        let place = KINDS.iter().position(|own| *own == kind).unwrap_or_default();
        screen.cursor = Cursor::new(place, KINDS.len());
        screen.begin(seed, shared);
        screen
    }

    /// The sitting on the screen.
    pub const fn sitting(&self) -> Option<&Sitting> {
        self.sitting.as_ref()
    }

    fn kind(&self) -> Option<Kind> {
        KINDS[self.cursor.at()]
    }

    fn begin(&mut self, seed: u64, shared: &Shared) {
        let best = self.progress.number(KEPT, &format!("best-{}", name(self.kind())));
        self.sitting = Some(Sitting::new(seed, self.kind(), best, shared));
    }

    /// Keeps the score; where nothing can be written it is only shown.
    fn keep(&mut self, score: u64, shared: &Shared) {
        let mut progress = progress(shared);
        let own = format!("best-{}", name(self.kind()));
        let taken = progress.number(KEPT, "taken").unwrap_or(0) + 1;
        for key in ["best", own.as_str()] {
            let best = progress.number(KEPT, key).unwrap_or(0).max(score);
            progress.note(KEPT, key, best.into());
        }
        progress.note(KEPT, "last", score.into());
        progress.note(KEPT, "taken", taken.into());
        // After a sitting that went badly the lessons about what was missed are proposed once more.
        if score < ENOUGH {
            let mut weak = progress.words(KEPT, WEAK);
            let missed = self.sitting.iter().flat_map(Sitting::missed_lessons);
            weak.extend(missed.map(str::to_owned));
            weak.sort_unstable();
            weak.dedup();
            progress.note(KEPT, WEAK, json!(weak));
        }
        if let Some(data) = &shared.data {
            let _ = progress.save(&lessons_file(data));
        }
        self.progress = progress;
    }

    fn choices(&self, shared: &Shared) -> Choices<'static> {
        let (look, text) = (shared.look, &shared.text);
        let lines = KINDS.iter().enumerate().map(|(place, &kind)| {
            let here = place == self.cursor.at();
            let best = self.progress.number(KEPT, &format!("best-{}", name(kind)));
            let best = best.filter(|best| *best > 0);
            let gaps = |best: u64| [("best", best.to_string().into()), ("of", SITTING.into())];
            let best = best.map(|best| text.ui_with("learn-best", gaps(best)));
            let title = text.ui(&format!("drill-kind-{}", name(kind)));
            Line::from_iter([
                kit::padded(look, title, 51, if here { Ink::Gold } else { Ink::Strong }),
                kit::words(look, best.unwrap_or_default(), Ink::Quiet),
            ])
        });
        Choices { look, lines: lines.collect(), at: self.cursor.at() }
    }
}

/// What drills are, and the list of kinds.
fn layout(area: Rect) -> [Rect; 2] {
    let [_, body, _] = kit::rows(area);
    let page = kit::column(body, 74);
    let intro = Rect { x: page.x + 2, width: page.width - 4, height: 3, ..page };
    let list = Rect { y: page.y + 4, height: page.height.saturating_sub(4), ..page };
    [intro, list]
}

impl Scene for DrillScreen {
    fn mode(&self) -> Mode {
        match &self.sitting {
            _ if self.leaving => Mode::Agree,
            Some(sitting) => sitting.mode(),
            None => Mode::List,
        }
    }

    fn works(&self, verb: Verb) -> bool {
        match &self.sitting {
            _ if self.leaving => true,
            Some(sitting) => sitting.works(verb),
            None => matches!(verb, Verb::Confirm | Verb::Up | Verb::Down | Verb::Back),
        }
    }

    fn key_line(&self, shared: &Shared) -> KeyLine {
        let works = |verb| verb != Verb::Leave && self.works(verb);
        let named = |verb| self.sitting.as_ref().and_then(|sitting| sitting.keys(verb));
        // There is no menu here: the key leads back to the kinds.
        let does = |verb| match verb {
            Verb::Menu => Some(shared.text.ui("key-back")),
            Verb::Letter if self.sitting.as_ref().is_some_and(Sitting::is_a_choice) => {
                Some(shared.text.ui("key-count"))
            }
            _ => None,
        };
        KeyLine::named(shared.look, self.mode(), &shared.text, works, named, does)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        if std::mem::take(&mut self.leaving) {
            if press.verb == Verb::Yes {
                self.sitting = None;
            }
            return Go::Stay;
        }
        let Some(sitting) = &mut self.sitting else {
            match press.verb {
                Verb::Up | Verb::Down => self.cursor.go(press.verb),
                Verb::Confirm => self.begin(fresh_seed(), shared),
                Verb::Back => return Go::Pop,
                _ => {}
            }
            return Go::Stay;
        };
        match press.verb {
            Verb::Menu | Verb::Back if sitting.is_under_way() => self.leaving = true,
            Verb::Menu | Verb::Back => self.sitting = None,
            Verb::Next if sitting.drill().is_none() => self.sitting = None,
            Verb::Rules => {
                if let Some(rule) = sitting.rule() {
                    return Go::Push(Box::new(RulesScreen::at(rule, shared)));
                }
            }
            _ => {
                if let Some(score) = sitting.press(press, shared) {
                    self.keep(score, shared);
                }
            }
        }
        Go::Stay
    }

    fn spot(&self, shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        match self.sitting {
            Some(_) => None,
            None => {
                let place = self.choices(shared).spot(layout(area)[1], at)?;
                Some(Spot::place(place).then(ratatui::crossterm::event::KeyCode::Enter))
            }
        }
    }

    fn point(&mut self, place: usize) {
        self.cursor = Cursor::new(place, KINDS.len());
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let title = text.ui(&format!("drill-kind-{}", name(self.kind())));
        let title = match &self.sitting {
            Some(_) => format!("{}: {title}", text.ui("drill")),
            None => text.ui("drill"),
        };
        let body = kit::frame(self, shared, &title, area, buffer);
        match &self.sitting {
            None => {
                let [intro, list] = layout(area);
                kit::prose(look, &text.ui("drill-intro"), Ink::Quiet, intro, buffer);
                self.choices(shared).render(list, buffer);
            }
            Some(_) if self.leaving => {
                let page = kit::column(body, 70);
                kit::prose(look, &text.ui("drill-leave"), Ink::Plain, page, buffer);
            }
            Some(sitting) => sitting.draw(shared, area, body, buffer),
        }
    }
}
