//! The end of a game on three pages: the shields turned up kind by kind, the score by category, the
//! chart by round.

use std::path::{Path, PathBuf};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Tabs, Widget};

use super::chart::{self, Column};
use super::score::{STEPS, Score};
use super::shields::{Turned, Turning};
use super::{ReviewScreen, kit, new_game, next_opening, report, title};
use crate::engine::{Outcome, Seats, Shields};
use crate::files::{SaveFile, keep_text};
use crate::session::Session;
use crate::text::{InWords, Names, Text};
use crate::tui::game::{GameTable, Replay};
use crate::tui::key_line::KeyLine;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::palette::{Ground, Ink};
use crate::tui::scene::{Go, Scene, Shared, Spot};

/// A finished game.
#[derive(Clone, Debug)]
pub struct End {
    session: Session,
    /// Where it is kept, when its table does not lie below.
    file: Option<SaveFile>,
    /// What other files of this game are called.
    stem: PathBuf,
    names: Names,
    outcome: Outcome,
    shields: Seats<Shields>,
    columns: Vec<Column>,
    page: Page,
    /// How far the shields have been turned up.
    turning: Turning,
    /// For so many glances more Enter is meant for the shields, not for the next page.
    lingers: u8,
    /// How far the bars on another page have grown.
    grown: u16,
    message: Option<Result<String, String>>,
    /// In a lesson: the pages are turned, and nothing else is done with the game.
    taught: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Shields,
    Score,
    Chart,
}

/// So many glances: about half a second.
const LINGERS: u8 = 8;

const PAGES: [(Page, &str); 3] = [
    (Page::Shields, "end-page-shields"),
    (Page::Score, "end-page-score"),
    (Page::Chart, "end-page-chart"),
];

impl End {
    /// The end of a game kept at this path, whose table lies below; `None` while it is not over.
    pub fn new(session: Session, path: Option<&Path>) -> Option<Self> {
        let stem = path.and_then(Path::file_stem).map_or_else(|| "game".into(), PathBuf::from);
        let view = session.game().view(None);
        let outcome = *view.outcome()?;
        let shields = *view.shown()?;
        let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
        let columns = chart::by_round(&session, &outcome);
        Some(Self {
            session,
            file: None,
            stem,
            names,
            outcome,
            shields,
            columns,
            page: Page::Shields,
            turning: Turning::BEGIN,
            lingers: 0,
            grown: 0,
            message: None,
            taught: false,
        })
    }

    /// The same as the last part of a lesson: behind the last page the lesson goes on.
    #[must_use]
    pub(super) const fn taught(mut self) -> Self {
        self.taught = true;
        self
    }

    /// The same without the table below: its score at once, as it was seen before.
    #[must_use]
    pub fn read_from(mut self, file: SaveFile) -> Self {
        self.file = Some(file);
        self.page = Page::Score;
        self.finish();
        self
    }

    /// Everything on the page at once.
    const fn finish(&mut self) {
        self.turning = Turning::DONE;
        self.lingers = 0;
        self.grown = STEPS;
    }

    /// Whether something on the page is still to come.
    fn is_growing(&self) -> bool {
        match self.page {
            Page::Shields => !self.turning.is_done() || self.lingers > 0,
            Page::Score | Page::Chart => self.grown < STEPS,
        }
    }

    fn place(&self) -> usize {
        PAGES.iter().position(|&(page, _)| page == self.page).unwrap_or(0)
    }

    fn turn_to(&mut self, place: usize) {
        let page = PAGES[place % PAGES.len()].0;
        if page != self.page {
            // Whoever leaves the shields has seen them.
            self.turning = Turning::DONE;
            self.page = page;
            self.grown = 0;
        }
    }

    /// Keeps the result as text, and says where.
    fn keep(&mut self, shared: &Shared) {
        let text = &shared.text;
        let Some(data) = &shared.data else {
            self.message = Some(Err(text.ui("end-nowhere")));
            return;
        };
        let words = report::write(&self.session, &self.outcome, &self.shields, &self.columns, text);
        self.message = Some(match keep_text(&data.join("results"), &self.stem, "txt", &words) {
            Ok(path) => {
                let path = path.display().to_string();
                Ok(text.ui_with("end-kept", [("path", path.into())]))
            }
            Err(error) => {
                Err(text.ui_with("end-not-kept", [("problem", error.in_words(text).into())]))
            }
        });
    }

    /// Another game at the same table.
    fn again(&mut self, shared: &Shared) -> Go {
        let begun = Session::new(next_opening(&self.session))
            .map_err(|bad| bad.in_words(&shared.text))
            .and_then(|session| {
                new_game(session, shared).map_err(|error| error.in_words(&shared.text))
            });
        match begun {
            Ok(scene) => Go::Only(scene),
            Err(problem) => {
                let gaps = [("problem", problem.into())];
                self.message = Some(Err(shared.text.ui_with("end-not-again", gaps)));
                Go::Stay
            }
        }
    }

    /// Whether pages come up step by step.
    fn moves(shared: &Shared) -> bool {
        shared.settings.movement.is_on() && shared.look.has_colours()
    }

    /// The names of the pages, and where each stands at the right end of the bar.
    fn tabs(text: &Text, area: Rect) -> (Vec<String>, Vec<Rect>) {
        let names: Vec<String> = PAGES.iter().map(|(_, id)| text.ui(id)).collect();
        let widths: Vec<u16> = names.iter().map(|name| name.chars().count() as u16 + 2).collect();
        let mut x = area.right().saturating_sub(widths.iter().sum::<u16>() + 1);
        let mut places = Vec::new();
        for width in widths {
            places.push(Rect { x, y: area.y, width, height: 1 });
            x += width;
        }
        (names, places)
    }

    fn draw_chart(&self, shared: &Shared, area: Rect, grown: u16, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let page = kit::column(area, (area.width - 4).min(98));
        kit::put(kit::words(look, text.ui("end-chart"), Ink::Gold), page, buffer);
        let bars = Rect { y: page.y + 2, height: page.height.saturating_sub(5), ..page };
        let seats = self.session.game().players();
        chart::draw(look, bars, &self.columns, (seats, &self.names), grown, text, buffer);
        let below = Rect { y: page.bottom().saturating_sub(2), height: 2, ..page };
        kit::prose(look, &text.ui("end-chart-says"), Ink::Quiet, below, buffer);
    }
}

impl Scene for End {
    fn mode(&self) -> Mode {
        Mode::End
    }

    fn works(&self, verb: Verb) -> bool {
        match verb {
            Verb::Next if self.taught => true,
            Verb::Left | Verb::Right | Verb::Menu => true,
            Verb::Next => self.page != Page::Chart,
            Verb::RunOn => self.page == Page::Shields && self.is_growing(),
            _ => !self.taught,
        }
    }

    fn key_line(&self, shared: &Shared) -> KeyLine {
        let text = &shared.text;
        let works = |verb| verb != Verb::Leave && self.works(verb);
        // In a lesson it leads to the menu of the lesson.
        let does = |verb| (verb == Verb::Menu && self.taught).then(|| text.ui("key-menu"));
        KeyLine::named(shared.look, self.mode(), text, works, |_| None, does)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        self.message = None;
        if !Self::moves(shared) {
            self.finish();
        }
        match press.verb {
            // The next kind, or the next page when all of this one is there.
            Verb::Next if self.page == Page::Shields && self.is_growing() => {
                self.lingers = 0;
                self.turning = self.turning.next();
                return Go::Stay;
            }
            Verb::Next if self.is_growing() => self.finish(),
            // The chart is for whole games.
            Verb::Next if self.taught && self.page != Page::Shields => return Go::Pop,
            Verb::Next if self.page != Page::Chart => self.turn_to(self.place() + 1),
            Verb::Next => self.message = Some(Ok(shared.text.ui("end-last-page"))),
            Verb::RunOn => self.finish(),
            Verb::Left => self.turn_to(self.place() + PAGES.len() - 1),
            Verb::Right => self.turn_to(self.place() + 1),
            _ if self.taught => {}
            Verb::View => {
                return match self.file.take() {
                    Some(file) => {
                        let table = GameTable::new(self.session.clone(), Some(file), shared);
                        Go::Replace(Box::new(table))
                    }
                    None => Go::Pop,
                };
            }
            Verb::LookBack => {
                return Go::Push(Box::new(Replay::new(self.session.clone(), true)));
            }
            Verb::Review => {
                return Go::Push(Box::new(ReviewScreen::new(self.session.clone())));
            }
            Verb::Keep => self.keep(shared),
            Verb::Again => return self.again(shared),
            Verb::Menu => return Go::Only(title(shared)),
            _ => {}
        }
        Go::Stay
    }

    /// Whoever presses any other key has seen enough of the movement.
    fn typed(&mut self, _event: KeyEvent, _shared: &mut Shared) -> Go {
        self.finish();
        Go::Stay
    }

    fn is_busy(&self) -> bool {
        self.is_growing()
    }

    fn is_thinking(&self) -> bool {
        self.is_busy()
    }

    fn work(&mut self, shared: &mut Shared) {
        match self.page {
            _ if !Self::moves(shared) => self.finish(),
            Page::Shields if self.turning.is_done() => {
                self.lingers = self.lingers.saturating_sub(1);
            }
            Page::Shields => {
                self.turning = self.turning.on();
                self.lingers = if self.turning.is_done() { LINGERS } else { 0 };
            }
            Page::Score | Page::Chart => self.grown = (self.grown + 1).min(STEPS),
        }
    }

    fn spot(&self, shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        let (_, places) = Self::tabs(&shared.text, area);
        match places.iter().position(|place| place.contains(at)) {
            Some(place) => Some(Spot::place(place)),
            // Anywhere else the page is turned.
            None => self.works(Verb::Next).then(|| Spot::key(KeyCode::Enter)),
        }
    }

    fn point(&mut self, place: usize) {
        self.message = None;
        self.turn_to(place);
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let body = kit::frame(self, shared, &text.ui("end"), area, buffer);
        let (names, places) = Self::tabs(text, area);
        if let (Some(first), Some(last)) = (places.first(), places.last()) {
            let tabs = names.iter().enumerate().map(|(place, name)| {
                // Without colours brackets say where one is.
                let here = place == self.place() && !look.has_colours();
                Line::from(look.show(&if here { format!("[{name}]") } else { format!(" {name} ") }))
            });
            Tabs::new(tabs)
                .select(self.place())
                .divider("")
                .padding("", "")
                .style(look.on(Ground::Panel, Ink::Quiet))
                .highlight_style(look.on(Ground::Panel, Ink::Strong).underlined())
                .render(first.union(*last), buffer);
        }
        // Until somebody does without the movement, or it is over, some is not there yet.
        let (grown, turning) = match Self::moves(shared) {
            true => (self.grown, self.turning),
            false => (STEPS, Turning::DONE),
        };
        let score = Score {
            look,
            text,
            names: &self.names,
            session: &self.session,
            outcome: &self.outcome,
            columns: &self.columns,
        };
        match self.page {
            Page::Shields => {
                Turned { score: &score, shields: &self.shields, turning }.render(body, buffer);
            }
            Page::Score => score.draw(body, grown, buffer),
            Page::Chart => self.draw_chart(shared, body, grown, buffer),
        }
        let (said, ink) = match &self.message {
            Some(Ok(said)) => (said, Ink::Good),
            Some(Err(said)) => (said, Ink::Bad),
            None => return,
        };
        // In the place of what explains the page.
        let y = body.bottom().saturating_sub(2);
        let foot = Rect { x: area.x + 2, y, width: area.width - 4, height: 2 };
        look.paint(foot, buffer);
        kit::prose(look, said, ink, foot, buffer);
    }
}
