//! A new game: who sits where, who starts, the seed, the printed values. Dealing comes last.

use std::path::Path;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::field::Field;
use super::{fresh_seed, heading, middle, new_game};
use crate::bots::LEVELS;
use crate::components::ComponentsFile;
use crate::engine::{self, Seat};
use crate::files::read_text;
use crate::session::{BadOpening, Chair, Opening, Player, Session};
use crate::text::{InWords, Text};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::pen::Pen;
use crate::tui::scene::{Go, Scene, Shared};

/// A game being set up.
#[derive(Debug)]
pub struct Setup {
    players: usize,
    names: [Field; 4],
    /// Who plays: 0 for a person, else a bot of the list.
    kinds: [usize; 4],
    /// Who starts: 0 for chance, else a seat from 1.
    start: usize,
    seed: Field,
    values: Field,
    at: Stop,
    problem: Option<Problem>,
}

/// What keeps a game from beginning.
#[derive(Clone, Debug)]
enum Problem {
    Words(String),
    /// No more letters fit than so many.
    Full(usize),
}

/// Where the keyboard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Players,
    Name(usize),
    Kind(usize),
    Start,
    Seed,
    Values,
    Deal,
}

impl Setup {
    /// Offers the table of the last time.
    pub fn new(shared: &Shared) -> Self {
        let last = &shared.settings.names;
        let usual = |place: usize| shared.text.ui(&format!("setup-name-{}", place + 1));
        let mut offered: Vec<String> = Vec::new();
        for place in 0..4 {
            let name = last.get(place).cloned().unwrap_or_else(|| usual(place));
            // The usual name of a seat may be the name of somebody who was here last time.
            let spare =
                (0..4).map(usual).find(|name| !offered.contains(name) && !last.contains(name));
            let doubled = offered.contains(&name);
            offered.push(if doubled { spare.unwrap_or(name) } else { name });
        }
        let name = |place: usize| {
            Field::new(&offered[place], Opening::LONGEST_NAME, |sign| !sign.is_control())
        };
        Self {
            players: if (2..=4).contains(&last.len()) { last.len() } else { 3 },
            names: [name(0), name(1), name(2), name(3)],
            kinds: [0; 4],
            start: 0,
            seed: Field::new(&fresh_seed().to_string(), 20, |sign| sign.is_ascii_digit()),
            values: Field::new("", 240, |sign| !sign.is_control()),
            at: Stop::Players,
            problem: None,
        }
    }

    /// Every stop, in the order of Tab.
    fn stops(&self) -> Vec<Stop> {
        let seats = (0..self.players).flat_map(|seat| [Stop::Name(seat), Stop::Kind(seat)]);
        let mut stops = vec![Stop::Players];
        stops.extend(seats);
        stops.extend([Stop::Start, Stop::Seed, Stop::Values, Stop::Deal]);
        stops
    }

    /// The next stop, or the one before; by lines, or one after the other.
    fn walk(&mut self, forward: bool, by_line: bool) {
        let stops = self.stops();
        let skips = |stop: &Stop| match (self.at, stop) {
            _ if !by_line => false,
            // Up and Down stay in the column of names, or of who plays.
            (Stop::Kind(_), Stop::Name(_)) => true,
            (Stop::Kind(_), Stop::Kind(_)) => false,
            (_, Stop::Kind(_)) => true,
            _ => false,
        };
        let here = stops.iter().position(|&stop| stop == self.at).unwrap_or(0);
        let count = stops.len();
        let ahead = (1..count).map(|step| if forward { here + step } else { here + count - step });
        let next = ahead.map(|place| stops[place % count]).find(|stop| !skips(stop));
        self.at = next.unwrap_or(Stop::Players);
        if let Some(field) = self.field() {
            field.select();
        }
    }

    fn field(&mut self) -> Option<&mut Field> {
        match self.at {
            Stop::Name(seat) => Some(&mut self.names[seat]),
            Stop::Seed => Some(&mut self.seed),
            Stop::Values => Some(&mut self.values),
            _ => None,
        }
    }

    /// Writes into the field under the cursor, and says when it is full.
    fn write(&mut self, write: impl FnOnce(&mut Field) -> bool) {
        self.problem = None;
        let full = self.field().and_then(|field| (!write(field)).then_some(field.most()));
        self.problem = full.map(Problem::Full);
    }

    /// Goes through the choices of a line.
    fn change(&mut self, forward: bool) {
        let turn = |at: usize, count: usize| (at + if forward { 1 } else { count - 1 }) % count;
        match self.at {
            Stop::Players => self.players = 2 + turn(self.players - 2, 3),
            Stop::Kind(seat) => self.kinds[seat] = turn(self.kinds[seat], 1 + LEVELS.len()),
            Stop::Start => self.start = turn(self.start, 1 + self.players),
            _ => {}
        }
        if self.start > self.players {
            self.start = 0;
        }
    }

    /// What has been chosen.
    fn opening(&self, text: &Text) -> Result<Opening, (Stop, String)> {
        let chairs = (0..self.players).map(|seat| {
            let player = match self.kinds[seat].checked_sub(1) {
                Some(bot) => Player::Bot(LEVELS[bot].to_owned()),
                None => Player::Person,
            };
            Chair { name: self.names[seat].text(), player }
        });
        let seed = self.seed.text().parse().map_err(|_| (Stop::Seed, text.ui("setup-bad-seed")))?;
        let start = match self.start.checked_sub(1).and_then(Seat::from_index) {
            Some(seat) => seat,
            None => engine::Setup::random_start(seed, self.players as u8),
        };
        let values = self.values.text();
        let components = match values.as_str() {
            "" => None,
            path => Some(read_values(path, text).map_err(|problem| {
                (Stop::Values, text.ui_with("setup-bad-values", [("problem", problem.into())]))
            })?),
        };
        let opening = Opening { chairs: chairs.collect(), start, seed, components, scenario: None };
        opening.check().map_err(|bad| explain(&bad, text))?;
        Ok(opening)
    }

    /// Deals, if everything is in order; otherwise says what is not, and goes there.
    fn deal(&mut self, shared: &mut Shared) -> Go {
        let opening = match self.opening(&shared.text) {
            Ok(opening) => opening,
            Err((stop, message)) => {
                self.at = stop;
                if let Some(field) = self.field() {
                    field.select();
                }
                self.problem = Some(Problem::Words(message));
                return Go::Stay;
            }
        };
        let names: Vec<String> = opening.chairs.iter().map(|chair| chair.name.clone()).collect();
        let begun = Session::new(opening).map_err(|bad| explain(&bad, &shared.text).1).and_then(
            |session| new_game(session, shared).map_err(|error| error.in_words(&shared.text)),
        );
        match begun {
            Ok(scene) => {
                // The names are a convenience: the game can begin without.
                let _ = shared.remember(|settings| settings.names.clone_from(&names));
                Go::Only(scene)
            }
            Err(message) => {
                self.problem = Some(Problem::Words(message));
                Go::Stay
            }
        }
    }

    /// The label of a line, with a mark when the keyboard is there; tells whether it is.
    fn label(&self, pen: &mut Pen<'_>, page: Rect, row: u16, stop: Stop, words: &str) -> bool {
        let (look, here) = (pen.look, self.at == stop);
        if here {
            pen.put(page.x, page.y + row, 1, look.glyphs().cursor, look.accent());
        }
        let style = if here { look.strong() } else { look.quiet() };
        pen.put(page.x + 2, page.y + row, 16, words, style);
        here
    }

    fn tip(&self, text: &Text) -> String {
        if let (Stop::Start, Some(seat)) = (self.at, self.start.checked_sub(1)) {
            let name = self.names[seat].text();
            return text.ui_with("setup-tip-start-name", [("name", name.into())]);
        }
        text.ui(match self.at {
            Stop::Players => "setup-tip-players",
            Stop::Name(_) => "setup-tip-name",
            Stop::Kind(_) => "setup-tip-kind",
            Stop::Start => "setup-tip-start",
            Stop::Seed => "setup-tip-seed",
            Stop::Values => "setup-tip-values",
            Stop::Deal => "setup-tip-deal",
        })
    }

    fn kind(&self, seat: usize, text: &Text) -> String {
        match self.kinds[seat].checked_sub(1) {
            None => text.ui("setup-person"),
            Some(bot) => {
                let bot = text.ui(&format!("setup-bot-{}", LEVELS[bot]));
                text.ui_with("setup-bot", [("bot", bot.into())])
            }
        }
    }

    fn starter(&self, text: &Text) -> String {
        match self.start.checked_sub(1) {
            None => text.ui("setup-start-random"),
            Some(seat) => {
                text.ui_with("setup-start-name", [("name", self.names[seat].text().into())])
            }
        }
    }
}

/// Other printed values, from a file.
fn read_values(path: &str, text: &Text) -> Result<ComponentsFile, String> {
    let json = read_text(Path::new(path)).map_err(|error| error.in_words(text))?;
    ComponentsFile::read(&json).map_err(|bad| bad.in_words(text))
}

/// What is wrong, and where to put it right.
fn explain(bad: &BadOpening, text: &Text) -> (Stop, String) {
    let words = bad.in_words(text);
    match *bad {
        BadOpening::EmptyName(at)
        | BadOpening::LongName(at)
        | BadOpening::UnprintableName(at)
        | BadOpening::SameName(_, at) => (Stop::Name(at.index()), words),
        _ => (Stop::Deal, text.ui_with("setup-bad-other", [("problem", words.into())])),
    }
}

impl Scene for Setup {
    fn mode(&self) -> Mode {
        match self.at {
            Stop::Name(_) | Stop::Seed | Stop::Values => Mode::Field,
            _ => Mode::List,
        }
    }

    fn works(&self, verb: Verb) -> bool {
        let choices = matches!(self.at, Stop::Players | Stop::Kind(_) | Stop::Start);
        match verb {
            Verb::Menu | Verb::LookBack => false,
            Verb::Left | Verb::Right => choices,
            _ => true,
        }
    }

    fn press(&mut self, press: Press, shared: &mut Shared) -> Go {
        self.problem = None;
        match press.verb {
            Verb::Back => return Go::Pop,
            Verb::Up => self.walk(false, true),
            Verb::Down => self.walk(true, true),
            Verb::Earlier => self.walk(false, false),
            Verb::Next => self.walk(true, false),
            Verb::Left => self.change(false),
            Verb::Right => self.change(true),
            Verb::Confirm if self.at == Stop::Deal => return self.deal(shared),
            Verb::Confirm => self.walk(true, true),
            _ => {}
        }
        Go::Stay
    }

    fn typed(&mut self, event: KeyEvent, _shared: &mut Shared) -> Go {
        self.write(|field| field.typed(event));
        Go::Stay
    }

    fn pasted(&mut self, text: &str) {
        self.write(|field| field.pasted(text));
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        let (look, text) = (shared.look, &shared.text);
        let mut pen = Pen::new(buffer, look);
        heading(&mut pen, area, &text.ui("setup"));
        let page = Rect { y: area.y + 2, height: area.height - 5, ..area };
        let page = middle(page, 72, 16);
        let (x, width) = (page.x + 20, page.width - 20);
        let count = text.ui_with("setup-count", [("count", self.players.into())]);
        let here = self.label(&mut pen, page, 0, Stop::Players, &text.ui("setup-players"));
        choice(&mut pen, x, page.y, width, &count, here);
        for (row, seat) in (2..).zip(Seat::ALL.into_iter().take(self.players)) {
            let (place, y) = (seat.index(), page.y + row);
            let label = text.ui_with("setup-seat", [("seat", seat.letter().into())]);
            let here = self.label(&mut pen, page, row, Stop::Name(place), &label);
            pen.put(x - 5, y, 3, &format!(" {} ", seat.letter()), look.side(seat));
            self.names[place].draw(&mut pen, x, y, 26, here);
            let kind = self.kind(place, text);
            choice(&mut pen, x + 28, y, width - 28, &kind, self.at == Stop::Kind(place));
        }
        let here = self.label(&mut pen, page, 7, Stop::Start, &text.ui("setup-start"));
        choice(&mut pen, x, page.y + 7, width, &self.starter(text), here);
        let here = self.label(&mut pen, page, 8, Stop::Seed, &text.ui("setup-seed"));
        self.seed.draw(&mut pen, x, page.y + 8, 24, here);
        let here = self.label(&mut pen, page, 9, Stop::Values, &text.ui("setup-values"));
        if self.values.text().is_empty() && !here {
            pen.put(x, page.y + 9, width, &text.ui("setup-values-shipped"), look.quiet());
        } else {
            self.values.draw(&mut pen, x, page.y + 9, width, here);
        }
        let here = self.label(&mut pen, page, 11, Stop::Deal, "");
        let style = if here { look.chosen() } else { look.strong() };
        let deal = format!(" {} ", text.ui("setup-deal"));
        pen.put(page.x + 2, page.y + 11, page.width, &deal, style);
        let below = Rect { x: page.x + 2, y: page.y + 13, width: page.width - 4, height: 3 };
        match &self.problem {
            Some(Problem::Words(words)) => {
                pen.paragraph(below, below.y, words, look.refusal());
            }
            Some(Problem::Full(most)) => {
                let words = text.ui_with("setup-full", [("most", (*most).into())]);
                pen.paragraph(below, below.y, &words, look.refusal());
            }
            None => {
                pen.paragraph(below, below.y, &self.tip(text), Style::new());
            }
        }
        pen.footer(area, self.mode(), text, |verb| self.works(verb));
    }
}

/// A value that Left and Right change: with marks on both sides while the keyboard is here.
pub(super) fn choice(pen: &mut Pen<'_>, x: u16, y: u16, width: u16, value: &str, here: bool) {
    if here {
        pen.put(x.saturating_sub(2), y, width, &format!("< {value} >"), pen.look.chosen());
    } else {
        pen.put(x, y, width, value, pen.look.strong());
    }
}
