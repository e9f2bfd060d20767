//! A new game: who sits where, who starts, the seed, the printed values. Dealing comes last.

mod page;

use std::path::Path;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};

use super::field::Field;
use super::{fresh_seed, new_game};
use crate::bots::LEVELS;
use crate::components::ComponentsFile;
use crate::engine::{self, Seat};
use crate::files::read_text;
use crate::session::{BadOpening, Chair, Opening, Player, Session};
use crate::text::{InWords, Text};
use crate::tui::keys::{Mode, Press, Verb};
use crate::tui::scene::{Go, Scene, Shared, Spot};

/// A game being set up.
#[derive(Debug)]
pub struct NewGame {
    players: usize,
    names: [Field; 4],
    /// Who plays: 0 for a person, else a level of the list, from 1.
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
    /// Who sits in every seat but the first.
    Others,
    Name(usize),
    Kind(usize),
    Start,
    Seed,
    Values,
    Deal,
}

impl NewGame {
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
            kinds: std::array::from_fn(|place| {
                let level = shared.settings.bots.get(place);
                let known = level.and_then(|level| LEVELS.iter().position(|other| other == level));
                known.map_or(0, |level| level + 1)
            }),
            start: 0,
            // Drawn when the cards are dealt, so that nobody sees it: all decks hang on it.
            seed: Field::new("", 20, |sign| sign.is_ascii_digit()),
            values: Field::new("", 240, |sign| !sign.is_control()),
            at: Stop::Players,
            problem: None,
        }
    }

    /// Every stop, from left to right and top to bottom.
    fn stops(&self) -> Vec<Stop> {
        let seats = (0..self.players).flat_map(|seat| [Stop::Name(seat), Stop::Kind(seat)]);
        let mut stops = vec![Stop::Players, Stop::Others];
        stops.extend(seats);
        stops.extend([Stop::Start, Stop::Seed, Stop::Values, Stop::Deal]);
        stops
    }

    /// The next stop, or the one before; by lines, or one after the other.
    fn walk(&mut self, forward: bool, by_line: bool) {
        let stops = self.stops();
        let skips = |stop: &Stop| match (self.at, stop) {
            // Up and Down stay in the column of names, or of who plays; Tab goes from name to name.
            (Stop::Kind(_), Stop::Name(_)) => by_line,
            (Stop::Kind(_), Stop::Kind(_)) => false,
            (_, Stop::Kind(_)) => true,
            _ => false,
        };
        let here = stops.iter().position(|&stop| stop == self.at).unwrap_or(0);
        let count = stops.len();
        let ahead = (1..count).map(|step| if forward { here + step } else { here + count - step });
        let next = ahead.map(|place| stops[place % count]).find(|stop| !skips(stop));
        self.go_to(next.unwrap_or(Stop::Players));
    }

    fn go_to(&mut self, stop: Stop) {
        self.at = stop;
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
            Stop::Others => {
                let kind = next_kind(self.others().unwrap_or(0), forward);
                self.kinds[1..].fill(kind);
            }
            Stop::Kind(seat) => self.kinds[seat] = next_kind(self.kinds[seat], forward),
            Stop::Start => self.start = turn(self.start, 1 + self.players),
            _ => {}
        }
        if self.start > self.players {
            self.start = 0;
        }
    }

    /// Who sits in every seat but the first, if they are all alike.
    fn others(&self) -> Option<usize> {
        let others = &self.kinds[1..self.players];
        others.iter().all(|kind| *kind == others[0]).then_some(others[0])
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
        let seed = match self.seed.text().as_str() {
            "" => fresh_seed(),
            typed => typed.parse().map_err(|_| (Stop::Seed, text.ui("setup-bad-seed")))?,
        };
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
                self.go_to(stop);
                self.problem = Some(Problem::Words(message));
                return Go::Stay;
            }
        };
        let (names, bots): (Vec<String>, Vec<String>) = opening
            .chairs
            .iter()
            .map(|Chair { name, player }| match player {
                Player::Bot(level) => (name.clone(), level.clone()),
                Player::Person => (name.clone(), String::new()),
            })
            .unzip();
        let begun = Session::new(opening).map_err(|bad| explain(&bad, &shared.text).1).and_then(
            |session| new_game(session, shared).map_err(|error| error.in_words(&shared.text)),
        );
        match begun {
            Ok(scene) => {
                // They are a convenience: the game can begin without.
                let _ = shared.remember(|settings| {
                    settings.names.clone_from(&names);
                    settings.bots.clone_from(&bots);
                });
                Go::Only(scene)
            }
            Err(message) => {
                self.problem = Some(Problem::Words(message));
                Go::Stay
            }
        }
    }
}

/// A person, then the levels from the easiest on; who plays at random comes last.
fn next_kind(kind: usize, forward: bool) -> usize {
    let count = 1 + LEVELS.len();
    let order = |place: usize| match place {
        0 => 0,
        last if last + 1 == count => 1,
        level => level + 1,
    };
    let here = (0..count).find(|&place| order(place) == kind).unwrap_or(0);
    order((here + if forward { 1 } else { count - 1 }) % count)
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

impl Scene for NewGame {
    fn mode(&self) -> Mode {
        match self.at {
            Stop::Name(_) | Stop::Seed | Stop::Values => Mode::Field,
            _ => Mode::List,
        }
    }

    fn works(&self, verb: Verb) -> bool {
        let choices = matches!(self.at, Stop::Players | Stop::Others | Stop::Kind(_) | Stop::Start);
        match verb {
            Verb::Menu | Verb::LookBack | Verb::Review | Verb::Rename | Verb::Delete => false,
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
        // Beside a name stands who plays it.
        if let (Stop::Name(seat), KeyCode::Right) = (self.at, event.code)
            && self.names[seat].is_at_end()
        {
            self.go_to(Stop::Kind(seat));
            self.change(true);
            return Go::Stay;
        }
        self.write(|field| field.typed(event));
        Go::Stay
    }

    fn pasted(&mut self, text: &str) {
        self.write(|field| field.pasted(text));
    }

    fn spot(&self, _shared: &Shared, area: Rect, at: Position) -> Option<Spot> {
        let place = page::layout(area);
        let row = place.contains(at).then(|| at.y - place.y)?;
        let beside = at.x >= place.x + page::VALUE + page::KIND;
        let stops = self.stops();
        let here = |stop: &&Stop| match (stop, beside) {
            (Stop::Name(_), true) | (Stop::Kind(_), false) => false,
            (stop, _) => stop.row() == row,
        };
        let stop = *stops.iter().find(here)?;
        let spot = Spot::place(stops.iter().position(|&other| other == stop)?);
        Some(match stop {
            Stop::Deal => spot.then(KeyCode::Enter),
            // A click on what the keyboard is at changes it.
            Stop::Players | Stop::Others | Stop::Kind(_) | Stop::Start if stop == self.at => {
                spot.then(KeyCode::Right)
            }
            _ => spot,
        })
    }

    fn point(&mut self, place: usize) {
        self.problem = None;
        let stop = self.stops().get(place).copied();
        self.go_to(stop.unwrap_or(Stop::Players));
    }

    fn draw(&self, shared: &Shared, area: Rect, buffer: &mut Buffer) {
        self.draw_page(shared, area, buffer);
    }
}
