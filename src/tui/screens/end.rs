//! The end of a game: shields turned up kind by kind, the score by category, the chart by round.

use std::path::{Path, PathBuf};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::chart::{self, Column};
use super::{heading, new_game, next_opening, report, title};
use crate::engine::{Outcome, Seat, SeatSet, Seats, Shield, Shields, Tally};
use crate::files::{SaveFile, keep_text};
use crate::session::Session;
use crate::text::{InWords, Names, Text};
use crate::tui::game::{GameTable, Replay};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared};

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
    /// How many kinds of shields have been turned up.
    shown: usize,
    page: Page,
    message: Option<Result<String, String>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Shields,
    Score,
    Chart,
}

const PAGES: [(Page, &str); 3] = [
    (Page::Shields, "end-page-shields"),
    (Page::Score, "end-page-score"),
    (Page::Chart, "end-page-chart"),
];

/// The lines of the score, by name, with what each is worth.
pub(super) fn parts(tally: &Tally) -> [(&'static str, u16); 10] {
    [
        ("end-shields-won", tally.shields.into()),
        ("end-influence", tally.influence.into()),
        ("end-intrigue", tally.intrigue.into()),
        ("end-chips", tally.chips.into()),
        ("end-markers", tally.markers.into()),
        ("end-coins", tally.coins.into()),
        ("end-majorities", tally.majorities.into()),
        ("end-missions", Tally::MISSION * u16::from(tally.missions)),
        ("end-total", tally.total),
        ("end-reserve", tally.reserve.into()),
    ]
}

/// Columns for a player.
const PLAYER: u16 = 13;
/// Columns for the labels.
const LABEL: u16 = 20;

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
            shown: 0,
            page: Page::Shields,
            message: None,
        })
    }

    /// The same without the table below: all at once, as it was seen before.
    #[must_use]
    pub fn read_from(mut self, file: SaveFile) -> Self {
        self.file = Some(file);
        self.turn_up_all();
        self
    }

    /// Turns up everything at once.
    fn turn_up_all(&mut self) {
        self.shown = Shield::ALL.len();
        self.page = Page::Score;
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.session.game().seats()
    }

    fn is_turning_up(&self) -> bool {
        self.shown < Shield::ALL.len()
    }

    fn turn_page(&mut self, forward: bool) {
        let at = PAGES.iter().position(|&(page, _)| page == self.page).unwrap_or(0);
        let turned = if forward { at + 1 } else { at + PAGES.len() - 1 };
        self.page = PAGES[turned % PAGES.len()].0;
    }

    fn next(&mut self) {
        if self.page == Page::Shields && self.is_turning_up() {
            self.shown += 1;
        } else {
            self.turn_page(true);
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

    /// The heads of the players' columns.
    fn heads(&self, pen: &mut Pen<'_>, x: u16, y: u16) {
        for (place, seat) in (0..).zip(self.seats()) {
            let x = x + place * PLAYER;
            let end = pen.put(x, y, 3, &format!(" {} ", seat.letter()), pen.look.side(seat));
            pen.put(end + 1, y, PLAYER - 5, &self.names[seat], pen.look.strong());
        }
    }

    fn draw_shields(&self, pen: &mut Pen<'_>, area: Rect, text: &Text) {
        let look = pen.look;
        let width = LABEL + PLAYER * self.seats().count() as u16;
        let page = super::middle(area, width, area.height);
        let x = page.x + LABEL;
        pen.put(page.x, page.y, LABEL, &text.ui("end-kind"), look.quiet());
        self.heads(pen, x, page.y);
        let gap = if area.height >= 19 { 2 } else { 1 };
        let mut y = page.y + 2;
        for (place, kind) in Shield::ALL.into_iter().enumerate() {
            let shown = place < self.shown;
            let fresh = place + 1 == self.shown && self.is_turning_up();
            let label = if shown { look.strong() } else { look.quiet() };
            pen.put(page.x, y, LABEL, &text.shield(Some(kind)), label);
            for (column, seat) in (0..).zip(self.seats()) {
                let x = x + column * PLAYER;
                if !shown {
                    pen.put(x, y, PLAYER, " ?", look.quiet());
                    continue;
                }
                let count = format!("{:>2}", self.shields[seat].count(kind));
                pen.put(x, y, PLAYER, &count, Style::new());
                if self.most(kind).contains(seat) {
                    let style = if fresh { look.fresh() } else { look.strong() };
                    pen.put(x + 3, y, 6, "+1", style);
                }
            }
            y += gap;
        }
        if !self.is_turning_up() {
            let label = text.ui("end-all");
            pen.put(page.x, y, LABEL, &label, look.strong());
            for (column, seat) in (0..).zip(self.seats()) {
                let shields = &self.shields[seat];
                let seen = shields.kinds().count() + usize::from(shields.plain());
                let x = x + column * PLAYER;
                pen.put(x, y, PLAYER, &format!("{seen:>2}"), look.strong());
                let more = self.outcome.tallies[seat].majorities;
                if more > 0 {
                    pen.put(x + 3, y, 6, &format!("+{more}"), look.strong());
                }
            }
        }
        let said = match self.shown.checked_sub(1).map(|last| Shield::ALL[last]) {
            Some(kind) if self.most(kind).is_empty() => text.ui("end-nobody"),
            Some(kind) => {
                let seats = self.most(kind);
                let names = text.seats(seats, &self.names);
                text.ui_with(
                    "end-majority",
                    [("names", names.into()), ("count", seats.len().into())],
                )
            }
            None => String::new(),
        };
        let row = y + 2;
        match self.shown.checked_sub(1) {
            Some(last) if self.is_turning_up() => {
                let kind = text.shield(Some(Shield::ALL[last]));
                let gaps = [("kind", kind.into()), ("said", said.into())];
                pen.centre(area, row, &text.ui_with("end-kind-says", gaps), look.fresh());
            }
            _ => {}
        }
        if self.is_turning_up() {
            pen.centre(area, row + 2, &text.ui("end-turn-up"), look.accent());
        }
    }

    fn most(&self, kind: Shield) -> SeatSet {
        self.session.game().majority(kind).0
    }

    /// The winner, in a frame of honour; gives the row after it.
    fn draw_banner(&self, pen: &mut Pen<'_>, area: Rect, text: &Text) -> u16 {
        let look = pen.look;
        let banner = report::banner(&self.outcome, &self.names, text);
        let crown = look.glyphs().crown;
        let wide = banner.width() as u16;
        let frame = Rect { height: 3, ..super::middle(area, wide + 14, area.height) };
        let frame = Rect { y: area.y, ..frame };
        let gold = look.louis();
        pen.fill(frame, gold);
        if !look.fills() {
            pen.frame(frame, true, gold);
        }
        pen.put(frame.x + 3, frame.y + 1, 1, crown, gold);
        pen.put(frame.right().saturating_sub(4), frame.y + 1, 1, crown, gold);
        pen.centre(area, frame.y + 1, &banner, gold);
        frame.bottom()
    }

    fn draw_score(&self, pen: &mut Pen<'_>, area: Rect, text: &Text) -> u16 {
        let look = pen.look;
        let mut y = self.draw_banner(pen, area, text);
        if let Some(tie) = report::tie(&self.outcome, self.seats(), &self.names, text) {
            y = pen.centred_paragraph(area, y, &tie, Style::new());
        } else {
            y += 1;
        }
        let width = LABEL + PLAYER * self.seats().count() as u16;
        let page = super::middle(area, width, area.height);
        let x = page.x + LABEL;
        self.heads(pen, x, y);
        y += 1;
        let lines = parts(&Tally::default());
        for (place, (id, _)) in lines.into_iter().enumerate() {
            let total = id == "end-total";
            if total {
                for x in page.x..page.right() - 2 {
                    pen.put(x, y, 1, look.glyphs().frame[0], look.quiet());
                }
                y += 1;
            }
            let style = if total { look.strong() } else { Style::new() };
            pen.put(page.x, y, LABEL, &text.ui(id), style);
            for (column, seat) in (0..).zip(self.seats()) {
                let value = parts(&self.outcome.tallies[seat])[place].1;
                let won = total && self.outcome.winners.contains(seat);
                let (number, style) = match value {
                    0 if !total => (" -".to_owned(), look.quiet()),
                    _ => (format!("{value:>2}"), style),
                };
                let x = x + column * PLAYER;
                match won {
                    true => pen.put(x - 1, y, 5, &format!(" {number} "), look.chosen()),
                    false => pen.put(x, y, PLAYER, &number, style),
                };
            }
            y += 1;
        }
        y
    }

    fn draw_chart(&self, pen: &mut Pen<'_>, area: Rect, text: &Text) {
        let look = pen.look;
        let page = super::middle(area, 78, area.height);
        pen.put(page.x, page.y, page.width, &text.ui("end-chart"), look.accent());
        let bars = Rect { y: page.y + 2, height: page.height.saturating_sub(5), ..page };
        let players = self.session.game().players();
        chart::draw(pen, bars, &self.columns, players, &self.names, text);
        pen.paragraph(page, page.bottom() - 2, &text.ui("end-chart-says"), look.quiet());
    }
}

impl Scene for End {
    fn mode(&self) -> Mode {
        Mode::End
    }

    fn works(&self, verb: Verb) -> bool {
        match verb {
            Verb::Next | Verb::RunOn => self.is_turning_up(),
            Verb::Left | Verb::Right => !self.is_turning_up(),
            _ => true,
        }
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        self.message = None;
        match press.verb {
            Verb::Next => self.next(),
            Verb::RunOn => self.turn_up_all(),
            Verb::Left if !self.is_turning_up() => self.turn_page(false),
            Verb::Right if !self.is_turning_up() => self.turn_page(true),
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
            Verb::Keep => self.keep(shared),
            Verb::Again => return self.again(shared),
            Verb::Menu => return Go::Only(title(shared)),
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let mut pen = Pen::new(buffer, look);
        heading(&mut pen, area, &text.ui("end"));
        let mut x = area.right() - 2;
        for (page, id) in PAGES.into_iter().rev() {
            let words = format!(" {} ", text.ui(id));
            x = x.saturating_sub(words.chars().count() as u16 + 1);
            let here = page == self.page;
            let words = if here { format!("[{}]", text.ui(id)) } else { words };
            pen.put(x, area.y, 20, &words, look.bar());
        }
        let page = Rect { y: area.y + 2, height: area.height - 5, ..area };
        match self.page {
            Page::Shields => self.draw_shields(&mut pen, page, text),
            Page::Score => {
                let y = self.draw_score(&mut pen, page, text) + 1;
                // With room enough the chart stands below.
                if page.bottom().saturating_sub(y) >= 16 {
                    let below = Rect { y, height: page.bottom() - y, ..page };
                    self.draw_chart(&mut pen, below, text);
                }
            }
            Page::Chart => self.draw_chart(&mut pen, page, text),
        }
        let foot = Rect { x: area.x + 2, y: area.bottom() - 3, width: area.width - 4, height: 2 };
        match &self.message {
            Some(Ok(message)) => {
                pen.clear(foot);
                pen.paragraph(foot, foot.y, message, look.fresh());
            }
            Some(Err(message)) => {
                pen.clear(foot);
                pen.paragraph(foot, foot.y, message, look.refusal());
            }
            None => {}
        }
        pen.footer(area, self.mode(), text, |verb| self.works(verb));
    }
}
