//! The review of a game: the chances along it as a chart, the moments that decided it, and why it
//! went so. It is found out in the background.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Style};
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::Widget;
use ratatui::widgets::canvas::{Canvas, Context, Line as CanvasLine};

use super::kit;
use crate::engine::{Seat, Seats};
use crate::review::{Depth, Moment, Point, Review, Swing};
use crate::session::Session;
use crate::text::Names;
use crate::tui::game::Replay;
use crate::tui::key_line::KeyLine;
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::list::Cursor;
use crate::tui::palette::{Ground, Ink};
use crate::tui::pen::wrap;
use crate::tui::scene::{Go, Scene, Shared, Spot};
use crate::tui::theme::Look;

/// A game that is looked at, and what has been found out.
#[derive(Debug)]
pub struct ReviewScreen {
    session: Session,
    names: Names,
    search: Arc<Search>,
    thread: Option<JoinHandle<()>>,
    review: Option<Review>,
    cursor: Cursor,
    /// The story is read, where there is no room for it beside the moments.
    story: bool,
}

/// What the cursor goes over: swings, then moments.
#[derive(Clone, Copy)]
enum Entry<'a> {
    Swing(&'a Swing),
    Moment(&'a Moment),
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
        Self { session, names, search, thread: None, review: None, cursor, story: false }
    }

    fn show(&mut self, review: Review) {
        self.cursor = Cursor::new(0, (review.swings.len() + review.moments.len()).max(1));
        self.review = Some(review);
    }

    fn take(&mut self) {
        let found =
            self.search.found.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        if let Some(review) = found {
            self.show(review);
        }
    }

    /// What is under the cursor.
    fn entry<'a>(&self, review: &'a Review) -> Option<Entry<'a>> {
        let swings = review.swings.iter().map(Entry::Swing);
        swings.chain(review.moments.iter().map(Entry::Moment)).nth(self.cursor.at())
    }

    /// Who has which colour, and how it stood at the end.
    fn legend(&self, look: Look, review: &Review) -> Line<'static> {
        let last = review.line.last();
        let parts = self.session.game().seats().flat_map(|seat| {
            let share = last.map_or(0.0, |point| 100.0 * point.chances[seat]);
            let name = format!("{} {} ", seat.letter(), look.show(&self.names[seat]));
            [
                kit::words(look, name, Ink::Side(seat.index() as u8)),
                kit::words(look, format!("{share:.0} %   "), Ink::Quiet),
            ]
        });
        Line::from_iter(parts)
    }

    /// Everybody's chance along the game: the numbers of the rounds stand where they begin, signs
    /// where the largest swing is and where the cursor is.
    fn draw_chart(&self, shared: &Shared, review: &Review, area: Rect, buffer: &mut Buffer) {
        const LABELS: u16 = 6;
        let look = shared.look;
        kit::put(self.legend(look, review), area, buffer);
        let plot = Rect {
            x: area.x + LABELS,
            y: area.y + 1,
            width: area.width.saturating_sub(LABELS),
            height: area.height.saturating_sub(3),
        };
        for (share, label) in [(0, "100 %"), (1, "50 %"), (2, "0 %")] {
            let y = plot.y + plot.height.saturating_sub(1) * share / 2;
            let row = Rect { y, height: 1, width: LABELS - 1, ..area };
            let line = Line::from(kit::words(look, label, Ink::Faint)).right_aligned();
            kit::put(line, row, buffer);
        }
        let last = review.line.len().saturating_sub(1).max(1) as f64;
        let marker = if look.ascii { Marker::Dot } else { Marker::Braille };
        let ground = look.on(Ground::Page, Ink::Plain).bg.unwrap_or(Color::Reset);
        let colour =
            |seat: Seat| look.ink(Ink::Side(seat.index() as u8)).fg.unwrap_or(Color::Reset);
        let paint = |context: &mut Context<'_>| {
            for seat in self.session.game().seats() {
                let height = |point: &Point| f64::from(100.0 * point.chances[seat]);
                for (at, pair) in (0_u32..).zip(review.line.windows(2)) {
                    let (x1, x2) = (f64::from(at), f64::from(at + 1));
                    let (y1, y2) = (height(&pair[0]), height(&pair[1]));
                    context.draw(&CanvasLine { x1, y1, x2, y2, color: colour(seat) });
                }
            }
        };
        Canvas::default()
            .marker(marker)
            .background_color(ground)
            .x_bounds([0.0, last])
            .y_bounds([0.0, 100.0])
            .paint(paint)
            .render(plot, buffer);
        // A glyph of the canvas may leave the ground of the terminal.
        buffer.set_style(plot, Style::new().bg(ground));
        let column = |at: usize| {
            let place = review.line.iter().position(|point| point.at >= at).unwrap_or(0);
            plot.x + (place as f64 / last * f64::from(plot.width.saturating_sub(1))) as u16
        };
        let [signs, below] = [0, 1].map(|row| Rect { y: plot.bottom() + row, height: 1, ..plot });
        let mut round = 0;
        for point in &review.line {
            if point.round != round {
                round = point.round;
                let words = shared.text.ui_with("end-round", [("round", round.into())]);
                let label = kit::words(look, words, Ink::Faint);
                let x = column(point.at);
                let room = below.right().saturating_sub(x);
                if label.width() as u16 <= room {
                    kit::put(label, Rect { x, width: room, ..below }, buffer);
                }
            }
        }
        let mut put = |x: u16, sign: &str, ink: Ink| {
            let place = Rect { x, width: 1, ..signs };
            kit::put(kit::words(look, sign, ink), place, buffer);
        };
        let middle = |swing: &Swing| u16::midpoint(column(swing.from), column(swing.to));
        if let Some(largest) = review.swings.first() {
            put(middle(largest), swing_sign(look), Ink::Plain);
        }
        match self.entry(review) {
            Some(Entry::Swing(swing)) => put(middle(swing), swing_sign(look), Ink::Gold),
            Some(Entry::Moment(moment)) => {
                put(column(moment.at), if look.ascii { "^" } else { "\u{25b2}" }, Ink::Gold);
            }
            None => {}
        }
    }

    /// The swings, then the moments, those of the people first; under the one at the cursor what did it,
    /// or what would have been better. With the lines of that one.
    fn entry_lines(&self, shared: &Shared, review: &Review) -> (Lines, Range<usize>) {
        let (look, text) = (shared.look, &shared.text);
        let mut lines = Lines::new();
        let mut shown = 0..0;
        let mut add = |lines: &mut Lines, place: usize, head: String, more: Vec<String>| {
            let here = place == self.cursor.at();
            let sign = if here { look.glyphs().cursor } else { " " };
            let first = lines.len();
            lines.push((format!("{sign} {head}"), if here { Ink::Gold } else { Ink::Plain }));
            if here {
                lines.extend(more.into_iter().map(|line| (format!("    {line}"), Ink::Plain)));
                shown = first..lines.len();
            }
        };
        let swings = review.swings.len();
        if swings > 0 {
            lines.push((text.ui("review-swings"), Ink::Quiet));
        }
        for (place, swing) in review.swings.iter().enumerate() {
            let sign = if place == 0 { swing_sign(look) } else { " " };
            let head = format!("{sign} {}", text.swing(swing, &self.names));
            add(&mut lines, place, head, text.swing_cause(swing, review, &self.names));
        }
        if review.moments.is_empty() {
            lines.push((text.ui("review-nothing"), Ink::Plain));
        }
        for (place, moment) in review.moments.iter().enumerate() {
            if review.own > 0 && place == 0 {
                lines.push((text.ui("review-own"), Ink::Quiet));
            } else if place == review.own && review.own > 0 {
                lines.push((text.ui("review-others"), Ink::Quiet));
            } else if place == 0 && swings > 0 && review.open {
                lines.push((text.ui("review-all"), Ink::Quiet));
            }
            let head = match place + swings == self.cursor.at() {
                true => text.review_moment(moment, &self.names),
                false => text.review_brief(moment, &self.names),
            };
            let better = text.review_better(moment, &self.names);
            add(&mut lines, place + swings, head, better);
        }
        (lines, shown)
    }

    /// What stands under the chart in an area: moments and story if both fit, else one of them.
    fn layout(&self, shared: &Shared, review: &Review, page: Rect) -> Layout {
        let (mut moments, mut shown) = self.entry_lines(shared, review);
        let story = text_lines(&shared.text.review_story(&self.session, review, &self.names));
        let rows = |lines: &[(String, Ink)]| -> u16 {
            let wide = usize::from(page.width);
            let count =
                |(line, _): &(String, Ink)| wrap(&shared.look.show(line), wide).len().max(1);
            lines.iter().map(count).sum::<usize>() as u16
        };
        // What is under the cursor is whole; of the others as much as there is room for.
        let most = page.height.saturating_sub(LEAST + 1);
        while rows(&moments) > most {
            if moments.len() > shown.end {
                moments.pop();
            } else if shown.start > 0 {
                moments.remove(0);
                shown = shown.start - 1..shown.end - 1;
            } else {
                break;
            }
        }
        let room = page.height.saturating_sub(CHART);
        let both = rows(&moments) + 1 + rows(&story) < room;
        let mut lines = if self.story && !both { story.clone() } else { moments };
        if both {
            lines.push((String::new(), Ink::Plain));
            lines.extend(story);
        }
        let height = page.height.saturating_sub(rows(&lines) + 1).max(LEAST);
        Layout { lines, both, height }
    }
}

/// The chart has so many rows at least, if what is under it leaves them.
const CHART: u16 = 9;
/// And so many in any case.
const LEAST: u16 = 7;

/// Lines that are still to be broken.
type Lines = Vec<(String, Ink)>;

/// What marks the largest swing, on the chart and beside the words.
const fn swing_sign(look: Look) -> &'static str {
    if look.ascii { "*" } else { "\u{25c6}" }
}

/// What stands under the chart, whether that is all, and how high the chart is.
struct Layout {
    lines: Lines,
    both: bool,
    height: u16,
}

fn text_lines(lines: &[String]) -> Lines {
    lines.iter().map(|line| (line.clone(), Ink::Plain)).collect()
}

/// Where everything stands, between the bar and the keys.
fn page(area: Rect) -> Rect {
    let [_, body, _] = kit::rows(area);
    let page = kit::column(body, 100);
    Rect { x: page.x + 2, width: page.width - 4, ..page }
}

impl Scene for ReviewScreen {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn works(&self, verb: Verb) -> bool {
        let moments = self.review.as_ref().is_some_and(|review| self.entry(review).is_some());
        match verb {
            Verb::Up | Verb::Down | Verb::Confirm => moments,
            Verb::Next => true,
            Verb::Back => true,
            _ => false,
        }
    }

    fn key_line(&self, shared: &Shared) -> KeyLine {
        let text = &shared.text;
        let turns = self
            .review
            .as_ref()
            .is_some_and(|review| !self.layout(shared, review, page(shared.screen)).both);
        let works = |verb| match verb {
            Verb::Leave => false,
            Verb::Next => turns,
            _ => self.works(verb),
        };
        let does = |verb| match verb {
            Verb::Next if self.story => Some(text.ui("review-moments")),
            Verb::Next => Some(text.ui("review-story")),
            Verb::Confirm => {
                let here = self.review.as_ref().and_then(|review| self.entry(review));
                let better = |entry| matches!(entry, Entry::Moment(one) if one.better.is_some());
                let better = here.is_some_and(better);
                Some(text.ui(if better { "review-show" } else { "key-look-back" }))
            }
            _ => None,
        };
        KeyLine::named(shared.look, self.mode(), text, works, |_| None, does)
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        match (press.verb, &self.review) {
            (Verb::Next, _) => self.story = !self.story,
            (Verb::Up | Verb::Down, _) => {
                self.story = false;
                self.cursor.go(press.verb);
            }
            (Verb::Confirm, Some(review)) => {
                if let Some(entry) = self.entry(review) {
                    let (at, other) = match entry {
                        Entry::Swing(swing) => (swing.from + 1, None),
                        Entry::Moment(moment) => {
                            (moment.at + 1, Review::instead(&self.session, moment))
                        }
                    };
                    let replay = match other {
                        // The game is over: nothing of it is hidden any more.
                        Some(other) => {
                            let told = shared.text.ui("review-try");
                            Replay::new(other, true).at_answer(at).done().saying(told)
                        }
                        None => Replay::new(self.session.clone(), false).at_answer(at),
                    };
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
        kit::frame(self, shared, &text.ui("review"), area, buffer);
        let page = page(area);
        let Some(review) = &self.review else {
            kit::prose(look, &text.ui("review-thinking"), Ink::Quiet, page, buffer);
            return;
        };
        let Layout { lines, height, .. } = self.layout(shared, review, page);
        self.draw_chart(shared, review, Rect { height, ..page }, buffer);
        let mut y = page.y + height + 1;
        for (line, ink) in lines {
            let rest = Rect { y, height: page.bottom().saturating_sub(y), ..page };
            y = match line.is_empty() {
                true => y + 1,
                false => kit::prose(look, &line, ink, rest, buffer),
            };
        }
    }
}
