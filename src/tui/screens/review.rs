//! The review of a game: the chances along it as a chart, the moments that decided it, and why it
//! went so. It is found out in the background.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::symbols::Marker;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

use super::kit;
use crate::engine::Seats;
use crate::review::{Depth, Review};
use crate::session::Session;
use crate::text::Names;
use crate::tui::game::Replay;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::palette::Ink;
use crate::tui::scene::{Go, Scene, Shared, Spot};

/// A game that is looked at, and what has been found out.
#[derive(Debug)]
pub struct ReviewScreen {
    session: Session,
    names: Names,
    search: Arc<Search>,
    thread: Option<JoinHandle<()>>,
    review: Option<Review>,
    cursor: Cursor,
}

#[derive(Debug, Default)]
struct Search {
    hurry: AtomicBool,
    found: Mutex<Option<Review>>,
}

impl Search {
    fn run(&self, session: &Session, depth: Depth) {
        let review = Review::of(session, depth, &self.hurry);
        *self.found.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(review);
    }
}

impl Drop for ReviewScreen {
    fn drop(&mut self) {
        self.search.hurry.store(true, Ordering::Relaxed);
    }
}

impl ReviewScreen {
    /// Begins to look at a game.
    pub fn new(session: Session) -> Self {
        let mut screen = Self::empty(session);
        let (search, own) = (Arc::clone(&screen.search), screen.session.clone());
        screen.thread = thread::Builder::new().spawn(move || search.run(&own, Depth::USUAL)).ok();
        if screen.thread.is_none() {
            screen.search.run(&screen.session, Depth::QUICK);
        }
        screen.take();
        screen
    }

    /// The same with what has been found out already; for tests.
    pub fn with(session: Session, review: Review) -> Self {
        let mut screen = Self::empty(session);
        screen.show(review);
        screen
    }

    fn empty(session: Session) -> Self {
        let names = Names(Seats::from_fn(|seat| session.name(seat).to_owned()));
        let (search, cursor) = (Arc::new(Search::default()), Cursor::new(0, 1));
        Self { session, names, search, thread: None, review: None, cursor }
    }

    fn show(&mut self, review: Review) {
        self.cursor = Cursor::new(0, review.moments.len().max(1));
        self.review = Some(review);
    }

    fn take(&mut self) {
        let found =
            self.search.found.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        if let Some(review) = found {
            self.show(review);
        }
    }

    fn draw_chart(&self, shared: &Shared, review: &Review, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let seats = || self.session.game().seats();
        let last = review.line.len().saturating_sub(1).max(1) as f64;
        let lines: Vec<Vec<(f64, f64)>> = seats()
            .map(|seat| {
                let chance = |point: &crate::review::Point| f64::from(100.0 * point.chances[seat]);
                (0..).zip(&review.line).map(|(at, point)| (f64::from(at), chance(point))).collect()
            })
            .collect();
        let marker = if look.ascii { Marker::Dot } else { Marker::Braille };
        let sets = seats().zip(&lines).map(|(seat, points)| {
            let ink = look.ink(Ink::Side(seat.index() as u8));
            Dataset::default()
                .name(format!("{} {}", seat.letter(), look.show(&self.names[seat])))
                .marker(marker)
                .graph_type(if look.ascii { GraphType::Scatter } else { GraphType::Line })
                .style(ink)
                .data(points)
        });
        // Where each round begins.
        let mut rounds: Vec<String> = Vec::new();
        for point in &review.line {
            let label = text.ui_with("end-round", [("round", point.round.into())]);
            if rounds.last() != Some(&label) {
                rounds.push(label);
            }
        }
        let labels: Vec<String> = rounds.iter().map(|label| look.show(label)).collect();
        let quiet = look.quiet();
        let x = Axis::default().bounds([0.0, last]).style(quiet).labels(labels);
        let y = Axis::default().bounds([0.0, 100.0]).style(quiet).labels(["0", "50", "100 %"]);
        Chart::new(sets.collect()).x_axis(x).y_axis(y).render(area, buffer);
    }
}

impl Scene for ReviewScreen {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn works(&self, verb: Verb) -> bool {
        let moments = self.review.as_ref().is_some_and(|review| !review.moments.is_empty());
        match verb {
            Verb::Up | Verb::Down | Verb::Confirm => moments,
            Verb::Back => true,
            _ => false,
        }
    }

    fn press(&mut self, press: Press, _shared: &mut Shared) -> Go {
        match (press.verb, &self.review) {
            (Verb::Up | Verb::Down, _) => self.cursor.go(press.verb),
            (Verb::Confirm, Some(review)) => {
                if let Some(moment) = review.moments.get(self.cursor.at()) {
                    let replay = Replay::new(self.session.clone(), false).after(moment.at);
                    return Go::Push(Box::new(replay));
                }
            }
            (Verb::Back, _) => return Go::Pop,
            _ => {}
        }
        Go::Stay
    }

    fn is_busy(&self) -> bool {
        self.review.is_none()
    }

    fn is_thinking(&self) -> bool {
        self.review.is_none()
    }

    fn work(&mut self, _shared: &mut Shared) {
        self.take();
    }

    fn spot(&self, _shared: &Shared, _area: Rect, _at: Position) -> Option<Spot> {
        self.works(Verb::Confirm).then(|| Spot::key(KeyCode::Enter))
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let body = kit::frame(self, shared, &text.ui("review"), area, buffer);
        let page = kit::column(body, 100);
        let page = Rect { x: page.x + 2, width: page.width - 4, ..page };
        let Some(review) = &self.review else {
            kit::prose(look, &text.ui("review-thinking"), Ink::Quiet, page, buffer);
            return;
        };
        let rest = |y: u16| Rect { y, height: page.bottom().saturating_sub(y), ..page };
        let mut below: Vec<(String, Ink)> = Vec::new();
        if review.moments.is_empty() {
            below.push((text.ui("review-nothing"), Ink::Plain));
        }
        for (place, moment) in review.moments.iter().enumerate() {
            let here = place == self.cursor.at();
            let sign = if here { look.glyphs().cursor } else { " " };
            let line = format!("{sign} {}", text.review_moment(moment, &self.names));
            below.push((line, if here { Ink::Gold } else { Ink::Plain }));
            if here {
                let better = text.review_better(moment, &self.names);
                below.extend(better.into_iter().map(|line| (format!("    {line}"), Ink::Quiet)));
            }
        }
        let story = text.review_story(&self.session, review, &self.names);
        below.push((String::new(), Ink::Plain));
        below.extend(story.into_iter().map(|line| (line, Ink::Plain)));
        let rows = |line: &str| crate::tui::pen::wrap(&look.show(line), page.width.into()).len();
        let needed: usize = below.iter().map(|(line, _)| rows(line)).sum();
        let height = page.height.saturating_sub(needed as u16 + 1).max(5);
        self.draw_chart(shared, review, Rect { height, ..page }, buffer);
        let mut y = page.y + height + 1;
        for (line, ink) in below {
            if line.is_empty() {
                y += 1;
            } else {
                y = kit::prose(look, &line, ink, rest(y), buffer);
            }
        }
    }
}
